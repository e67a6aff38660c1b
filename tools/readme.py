"""Write the status table and the picture of the README from what the checkout really does: make readme."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
START, END = "<!-- status -->\n", "<!-- /status -->"
PLANNED = {
    "corps": "Aliens: Another Glorious Day in the Corps",
    "encounters": "Legendary Encounters: An ALIEN Deck Building Game",
    "hunt": "Alien vs Predator: The Hunt Begins",
    "nemesis": "Nemesis",
}


def status() -> str:
    """One row a game: how much of its rules is proved by tests."""
    import hullbreach as hb
    from hullbreach.lab.rules import measure

    rows = []
    for game, title in PLANNED.items():
        if game in hb.GAMES:
            found = measure(game, ROOT)
            seats = next(s for s in hb.rulebook(game).settings() if s.name == "players").values
            rows.append(
                f"| `{game}` | {title} | {seats[0]}-{seats[-1]} | playable "
                f"| {found.proved} of {len(found.statements)} ({found.share:.1%}) |"
            )
        else:
            rows.append(f"| `{game}` | {title} | | not yet | |")
    return "\n".join(rows) + "\n"


def renewed(text: str) -> str:
    """The README with a current table."""
    before, _, rest = text.partition(START)
    _, _, after = rest.partition(END)
    return before + START + status() + END + after


def main() -> None:
    """Rewrite README.md in place."""
    path = ROOT / "README.md"
    path.write_text(renewed(path.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    sys.exit(main())
