"""What the documentation shows is run."""

import doctest
from pathlib import Path

import hullbreach

ROOT = Path(__file__).resolve().parent.parent


def test_the_first_example_of_the_package_runs() -> None:
    assert doctest.testmod(hullbreach).failed == 0
    assert doctest.testmod(hullbreach).attempted > 0


def test_the_examples_of_the_readme_run() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.failed == 0
    assert result.attempted > 0
