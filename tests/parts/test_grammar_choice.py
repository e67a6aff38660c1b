"""Choices read on their own, as steps of a mission are, and keys that take several ids."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from hullbreach.kernel.errors import BadInput
from hullbreach.parts.grammar import Group, Verb, Vocabulary, Word, identifier, number
from hullbreach.parts.parser import parse_choice, unparse_choice


@dataclass(frozen=True)
class Fetch(Verb):
    what: str


@dataclass(frozen=True)
class Wait(Verb):
    n: int


Fetch.word, Wait.word = "fetch", "wait"
WORDS = Vocabulary(
    (), (Word(Fetch, (identifier("what", several=True),)), Word(Wait, (number("n"),))), (), alternatives=True
)


@pytest.mark.parametrize(
    "text",
    [
        "wait(n=1)",
        "wait(n=1) | fetch(what=egg)",
        "(wait(n=1); fetch(what=egg)) | wait(n=2)",
        "fetch(what=egg+royal_egg)",
    ],
)
def test_a_choice_goes_back_into_the_same_text(text: str) -> None:
    assert unparse_choice(parse_choice(text, WORDS, "here"), WORDS.words) == text


def test_a_choice_is_its_alternatives() -> None:
    group, single = parse_choice("(wait(n=1); fetch(what=egg)) | wait(n=2)", WORDS, "here")
    assert isinstance(group, Group)
    assert [verb for stmt in group.does for choice in stmt.does for verb in choice] == [Wait(1), Fetch("egg")]
    assert single == Wait(2)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("wait(n=1); wait(n=2)", "left over"),
        ("", "expected a verb"),
        ("fetch(what=egg+2)", "expected ',', found '\\+2'"),
        ("fetch(what=Egg+egg)", "bad value what=Egg\\+egg, expected ids joined by \\+"),
    ],
)
def test_what_is_no_choice_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BadInput, match=reason):
        parse_choice(text, WORDS, "here")


def test_a_key_for_one_id_takes_no_two() -> None:
    one = Vocabulary((), (Word(Fetch, (identifier("what"),)),), ())
    with pytest.raises(BadInput, match=r"expected an id$"):
        parse_choice("fetch(what=egg+royal_egg)", one, "here")
