"""The clause grammar: what it reads, what it writes back, and how it complains."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from hullbreach.kernel.errors import BadInput
from hullbreach.parts.clauses import Clause, Form, Sentences, parse_clause, unparse_clause, verbs_of
from hullbreach.parts.grammar import Verb, choice, identifier, number


@dataclass(frozen=True)
class Bake(Verb):
    n: int
    what: str


@dataclass(frozen=True)
class Eat(Verb):
    what: str


@dataclass(frozen=True)
class EatAll(Verb):
    pass


@dataclass(frozen=True)
class Throw(Verb):
    n: int


@dataclass(frozen=True)
class Guests(Verb):
    n: int


for _verb, _word in ((Bake, "bake"), (Eat, "eat"), (EatAll, "eat_all"), (Throw, "throw"), (Guests, "guests")):
    _verb.word = _word

WORDS = Sentences(
    {"morning": (), "day": ("1", "2")},
    ("you", "everybody"),
    ("flour",),
    [
        Form("bake", Bake, (number("n"),), (choice("what", ("bread", "cake"), default="bread"),)),
        Form("eat", Eat, (identifier("what"),)),
        Form("eat all of=", EatAll, (), ()),
        Form("throw far=", Throw, (number("n"),)),
    ],
    [Form("guests >=", Guests, (number("n"),))],
)


def parse(text: str) -> Clause:
    return parse_clause(text, WORDS, "here")


@pytest.mark.parametrize(
    "text",
    [
        "morning: bake 1",
        "day 2: for everybody bake 2 what=cake ; eat plum_cake",
        "morning: may pay flour 3 -> if not guests>=2 then bake 1 | eat bread ; throw far=4 else eat crumbs",
        "morning: eat all of=",
    ],
)
def test_every_clause_goes_back_into_the_same_text(text: str) -> None:
    assert unparse_clause(parse(text), WORDS) == text


def test_what_a_clause_holds() -> None:
    clause = parse("day 1: for everybody may pay flour 3 -> if not guests>=2 then bake 1 | eat bread ; throw far=4")
    assert (clause.trigger, clause.about, clause.who) == ("day", "1", "everybody")
    assert (clause.may, clause.pay_with, clause.price) == (True, "flour", 3)
    assert clause.cond == Guests(2)
    assert clause.unless
    assert clause.does == ((Bake(1, "bread"), Eat("bread")), (Throw(4),))
    assert clause.otherwise == ()


def test_what_goes_without_saying() -> None:
    assert parse("morning: bake 1") == Clause(
        "morning", "", "you", False, "", 0, None, False, ((Bake(1, "bread"),),), ()
    )


def test_verbs_in_the_order_in_which_they_are_written() -> None:
    clause = parse("morning: if guests>=1 then bake 1 | eat cake ; throw far=2 else eat bread")
    assert verbs_of(clause) == (Bake(1, "bread"), Eat("cake"), Throw(2), Eat("bread"))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "ends too early, expected a trigger"),
        ("evening: bake 1", "unknown trigger 'evening', expected morning or day"),
        ("day: bake 1", "unknown word after 'day' ':', expected 1 or 2"),
        ("day 3: bake 1", "unknown word after 'day' '3', expected 1 or 2"),
        ("morning 1: bake 1", "expected ':', found '1'"),
        ("morning: for nobody bake 1", "unknown who-word 'nobody', expected you or everybody"),
        ("morning: pay sugar 1 -> bake 1", "unknown currency 'sugar', expected flour"),
        ("morning: pay flour 0 -> bake 1", "bad price '0', expected a number from 1 on"),
        ("morning: pay flour 1 bake 1", "expected '->', found 'bake'"),
        ("morning: if rain then bake 1", "unknown condition 'rain', expected guests"),
        ("morning: if guests>=1 bake 1", "guests >=: unknown word 'bake', expected nothing"),
        ("morning: if guests 1 then bake 1", "guests: cannot stand before '1', expected 'guests >='"),
        ("morning: cook 1", "unknown verb 'cook', expected bake or eat or throw"),
        ("morning: bake", "ends too early, expected bake n: a number from 1 on"),
        ("morning: bake ; bake 1", "bake: missing n, expected a number from 1 on"),
        ("morning: bake many", "bake: bad n 'many', expected a number from 1 on"),
        ("morning: bake 1 2", "bake: unknown word '2', expected what="),
        ("morning: bake 1 where=oven", "bake: unknown word 'where=', expected what="),
        ("morning: bake 1 what=stone", "bake: bad what 'stone', expected bread or cake"),
        ("morning: bake 1 what=cake what=cake", "bake: what= twice"),
        ("morning: eat 4", "eat: bad what '4', expected an id"),
        ("morning: throw 4", "throw: cannot stand before '4', expected 'throw far='"),
        ("morning: throw", "throw: cannot stand before 'the end', expected 'throw far='"),
        ("morning: bake 1 else bake 2", "'else' without 'if'"),
        ("morning: if guests>=1 then bake 1 else bake 2 else bake 3", "left over: 'else bake 3'"),
        ("morning: bake 1 ;", "ends too early, expected a verb"),
        ("morning: bake 1 & eat cake", "cannot read '& eat cake'"),
    ],
)
def test_complaints_name_the_word_and_what_was_expected(text: str, reason: str) -> None:
    with pytest.raises(BadInput) as found:
        parse(text)
    assert found.value.place == "here"
    assert found.value.reason == reason
