"""All that is printed in nemesis as one text; ``python -m tests.games.nemesis.printed_text`` writes the tables anew.

Read the difference aloud before committing it.
"""

from __future__ import annotations

from pathlib import Path

from hullbreach.games.nemesis.content.load import load
from hullbreach.games.nemesis.show.sheets import sheets
from hullbreach.text import LANGS

FOLDER = Path(__file__).parent / "printed"


def printed_text(lang: str) -> str:
    """Every sheet with its cards: name, facts, text."""
    lines: list[str] = []
    for sheet in sheets(load(), lang):
        lines += [f"== {sheet.title}", ""]
        for card in sheet.cards:
            lines.append(f"{card.name} ({card.facts})" if card.facts else card.name)
            lines += [f"    {line}" for line in card.text.split("\n")]
        lines.append("")
    return "\n".join(lines)


def main() -> None:
    """Write the table of every language."""
    FOLDER.mkdir(exist_ok=True)
    for lang in LANGS:
        (FOLDER / f"{lang}.txt").write_text(printed_text(lang), encoding="utf-8")


if __name__ == "__main__":
    main()
