"""Write the golden playthroughs anew: ``python -m tests.golden.renew``. Read the difference before committing it."""

from __future__ import annotations

from tests.golden.playthrough import PLAYTHROUGHS, text_of


def main() -> None:
    """Renew every file that has changed."""
    for play in PLAYTHROUGHS:
        text = text_of(play)
        before = play.file.read_text(encoding="utf-8") if play.file.exists() else ""
        if text == before:
            print(f"{play.file.name}: unchanged")
        else:
            play.file.write_text(text, encoding="utf-8")
            print(f"{play.file.name}: renewed, {len(text.splitlines())} lines")


if __name__ == "__main__":
    main()
