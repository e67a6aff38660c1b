"""``python -m hullbreach`` is the command, also where it is not on the path."""

from hullbreach.cli import main

main()
