"""The ``hullbreach`` command and the terminal client."""

from hullbreach.cli.main import main

__all__ = ["main"]
