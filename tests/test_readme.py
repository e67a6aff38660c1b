"""What the documentation shows is run."""

import doctest
import sys
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


def test_the_status_table_is_what_the_tests_prove() -> None:
    sys.path.insert(0, str(ROOT / "tools"))
    from readme import renewed

    text = (ROOT / "README.md").read_text("utf-8")
    assert renewed(text) == text, "make readme"


def test_the_examples_of_the_learning_page_run() -> None:
    result = doctest.testfile(str(ROOT / "docs" / "learning.md"), module_relative=False)
    assert result.failed == 0
    assert result.attempted > 0
