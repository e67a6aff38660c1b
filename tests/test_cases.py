"""Every conformance case of the repository, one test each."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from hullbreach.games import rulebook
from hullbreach.kernel.cases import read_cases, run_case, run_file
from hullbreach.kernel.rulebook import Rulebook
from hullbreach.table.shelf import rule_ids

FOLDER = Path(__file__).parent / "cases"
CASES = [
    pytest.param(case, place, id=f"{file.parent.name}/{file.stem}/{case.get('id', place)}")
    for file in sorted(FOLDER.glob("**/*.toml"))
    for place, case in read_cases(file)
]


def on_the_shelf_or_not(game: str) -> Rulebook[Any]:
    """The rulebook of a game; one in the making has cases before it is on the shelf."""
    book: Rulebook[Any] = import_module(f"hullbreach.games.{game}.rulebook").RULEBOOK
    return book


@pytest.mark.parametrize(("case", "place"), CASES)
def test_case(case: dict[str, object], place: str) -> None:
    result = run_case(case, place, on_the_shelf_or_not, rule_ids)
    assert result.passed, result.message


def test_the_example_of_the_description_is_true(tmp_path: Path) -> None:
    text = (FOLDER.parents[1] / "docs" / "cases" / "README.md").read_text(encoding="utf-8")
    file = tmp_path / "readme.toml"
    file.write_text(text.split("```toml\n")[1].split("```")[0], encoding="utf-8")
    (result,) = run_file(file, rulebook, rule_ids)
    assert result.passed, result.message


def test_no_id_is_used_twice() -> None:
    ids = [str(case.values[0]["id"]) for case in CASES]  # type: ignore[index]
    assert len(ids) == len(set(ids))
