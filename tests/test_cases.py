"""Every conformance case of the repository, one test each."""

from __future__ import annotations

from pathlib import Path

import pytest

from hullbreach.games import rulebook
from hullbreach.kernel.cases import read_cases, run_case

FOLDER = Path(__file__).parent / "cases"
CASES = [
    pytest.param(case, place, id=f"{file.parent.name}/{file.stem}/{case.get('id', place)}")
    for file in sorted(FOLDER.glob("**/*.toml"))
    for place, case in read_cases(file)
]


@pytest.mark.parametrize(("case", "place"), CASES)
def test_case(case: dict[str, object], place: str) -> None:
    result = run_case(case, place, rulebook)
    assert result.passed, result.message


def test_no_id_is_used_twice() -> None:
    ids = [str(case.values[0]["id"]) for case in CASES]  # type: ignore[index]
    assert len(ids) == len(set(ids))
