"""What the commands of the lab have in common that are run as modules (``python -m hullbreach.lab.soak``)."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

from hullbreach.kernel.errors import BadInput
from hullbreach.lab.workplaces import Workplace, workplace

BAD_INPUT = 2


def add_place(parser: argparse.ArgumentParser) -> None:
    """The options that say where a command works; ``place_of`` reads them."""
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--cluster", metavar="ADDRESS", help="a Ray cluster to work on: HOST:PORT, or auto for the own")


def place_of(asked: argparse.Namespace) -> Workplace:
    """Where a command works."""
    return workplace(asked.jobs, asked.cluster)


def leave_with(main: Callable[[], int | None]) -> None:
    """Run a command and end with its exit code; what is wrong with the input is told in a line each."""
    try:
        code = main()
    except BadInput as wrong:
        print("\n".join(f"hullbreach: {line}" for line in str(wrong).splitlines()), file=sys.stderr)
        code = BAD_INPUT
    sys.exit(code)
