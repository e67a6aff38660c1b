"""Typed reading of content tables."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from hullbreach.kernel.errors import BadInput
from hullbreach.parts.reader import Reader, toml_table

DATA: dict[str, object] = {
    "n": 3,
    "yes": True,
    "name": "Newt",
    "ns": [1, 2],
    "names": ["a", "b", "a"],
    "inner": {"n": 4},
    "many": [{"id": "first", "n": 1}, {"n": 2}],
}


def test_values_come_out_typed() -> None:
    r = Reader(DATA, "file")
    assert (r.number("n", 1, 3), r.flag("yes"), r.text("name")) == (3, True, "Newt")
    assert r.word("name", ("Newt", "Ripley")) == "Newt"
    assert (r.numbers("ns", 0, 2), r.texts("names")) == ((1, 2), ("a", "b", "a"))
    assert r.table("inner").number("n", 0, 9) == 4
    assert [each.place for each in r.tables("many")] == ["file: many first", "file: many[1]"]
    r.done()


@pytest.mark.parametrize(
    ("ask", "place", "reason"),
    [
        (lambda r: r.number("no", 0, 9), "file: no", "missing, expected a whole number from 0 to 9"),
        (lambda r: r.number("n", 4, 9), "file: n", "3, expected a whole number from 4 to 9"),
        (lambda r: r.number("yes", 0, 9), "file: yes", "True, expected a whole number from 0 to 9"),
        (lambda r: r.number("name", 0, 9), "file: name", "'Newt', expected a whole number from 0 to 9"),
        (lambda r: r.flag("n"), "file: n", "3, expected true or false"),
        (lambda r: r.text("n"), "file: n", "3, expected a text"),
        (lambda r: r.word("name", ("Ripley", "Hicks")), "file: name", "'Newt', expected Ripley or Hicks"),
        (lambda r: r.numbers("n", 0, 9), "file: n", "3, expected a list of whole numbers"),
        (lambda r: r.numbers("ns", 0, 1), "file: ns[1]", "2, expected a whole number from 0 to 1"),
        (lambda r: r.numbers("names", 0, 1), "file: names[0]", "'a', expected a whole number from 0 to 1"),
        (lambda r: r.texts("ns"), "file: ns[0]", "1, expected a text"),
        (lambda r: r.words("names", ("a", "b")), "file: names[2]", "'a' twice"),
        (lambda r: r.words("names", ("a",)), "file: names[1]", "'b', expected a"),
        (lambda r: r.table("n"), "file: n", "3, expected a table"),
        (lambda r: r.tables("ns"), "file: ns[0]", "1, expected a table"),
        (lambda r: r.tables("inner"), "file: inner", "{'n': 4}, expected a list of tables"),
    ],
)
def test_complaints_name_place_and_expectation(ask: Callable[[Reader], object], place: str, reason: str) -> None:
    with pytest.raises(BadInput) as caught:
        ask(Reader(DATA, "file"))
    assert (caught.value.place, caught.value.reason) == (place, reason)


def test_a_key_that_nobody_read_is_unknown() -> None:
    r = Reader({"a": 1, "b": 2}, "file")
    r.number("a", 0, 9)
    with pytest.raises(BadInput, match="file: b: unknown key, expected a"):
        r.done()


def test_files_that_are_missing_or_no_toml(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"none\.toml: cannot be read"):
        toml_table(tmp_path / "none.toml")
    (tmp_path / "broken.toml").write_text("a = ")
    with pytest.raises(BadInput, match=r"broken\.toml: no TOML"):
        toml_table(tmp_path / "broken.toml")
    (tmp_path / "latin.toml").write_bytes(b'a = "\xe9"')
    with pytest.raises(BadInput, match=r"latin\.toml: no TOML"):
        toml_table(tmp_path / "latin.toml")
