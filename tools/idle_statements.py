"""Print the statements of a game's rules that none of its tests runs, where every change would survive: make mutants.

python tools/idle_statements.py nemesis
"""

import sys

from mutants import ROOT, measured, rule_files


def print_idle(game: str) -> None:
    """Each with its file and line."""
    kept = measured(game, rule_files(game))
    ran = {place for _, places in kept["tests"].values() for place in places}.union(kept["import"])
    for place, number in kept["places"].items():
        if number not in ran:
            file, line, _ = place.rsplit(":", 2)
            text = (ROOT / file).read_text(encoding="utf-8").splitlines()[int(line) - 1].strip()
            print(f"{file.split('/games/')[1]}:{line}: {text}")


if __name__ == "__main__":
    for each in sys.argv[1:]:
        print_idle(each)
