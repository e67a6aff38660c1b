"""Effects at work, in the bakery of docs/effects.md: its code and messages are taken from that page."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from hullbreach.kernel.procedures import run
from hullbreach.kernel.requests import Ask, Roll
from hullbreach.parts import effects
from hullbreach.parts.effects import is_met, perform, perform_all, perform_now
from hullbreach.parts.parser import parse_effect
from hullbreach.text.effects import EffectText, finished
from hullbreach.text.messages import Messages, capitalised

PAGE = (Path(__file__).parents[2] / "docs" / "effects.md").read_text(encoding="utf-8")
TABLES = (effects.ACTS, effects.CANNOT, effects.HOLDS, effects.TESTS, effects.DIRECTED)


def block(kind: str) -> str:
    """The only block of this kind on the page."""
    found = re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.S | re.M)
    assert len(found) == 1
    return str(found[0])


@pytest.fixture(scope="module")
def bakery() -> Iterator[Any]:
    module = ModuleType("bakery")
    sys.modules["bakery"] = module
    before = [table.copy() for table in TABLES]
    exec(compile(block("python"), "docs/effects.md", "exec"), module.__dict__)
    yield module
    for table, was in zip(TABLES, before, strict=True):
        table.clear()
        table.update(was)  # type: ignore[arg-type]
    del sys.modules["bakery"]


@contextmanager
def counted_among(kinds: set[type], kind: type) -> Iterator[None]:
    """Say of an act for a while that it is of such kinds; the tables themselves stay where the rules find them."""
    kinds.add(kind)
    yield
    kinds.discard(kind)


class Table:
    """A match of the bakery between three bakers; the first one's effects run."""

    def __init__(self, bakery: Any, *texts: str) -> None:
        self.bakery = bakery
        self.g = bakery.Bakery(3)
        self.effects = tuple([parse_effect(f"morning: {text}", bakery.VOCABULARY, "here") for text in texts])
        self.open: Any = None

    def go(self, *answers: int | str, agreed: bool = False) -> Table:
        """Carry the effects out; an int answers a roll, a text an option."""
        ctx = self.bakery.Baker(0)
        does = [perform(e.does, ctx, agreed=agreed) for e in self.effects] if agreed else perform_all(self.effects, ctx)
        self.g.stack[:] = does[::-1]
        self.g.at[:] = [0] * len(does)
        self.open = run(self.g, None, False)
        for answer in answers:
            if isinstance(self.open, Roll):
                self.open = run(self.g, answer, True)
            else:
                assert isinstance(self.open, Ask)
                chosen = {f"{o.phrase.id} {' '.join(map(str, o.args))}".strip(): o for o in self.open.options}
                self.open = run(self.g, chosen[str(answer)], True)
        return self

    def expect(self, loaves: list[int], flour: list[int] | None = None) -> None:
        assert self.open is None
        assert self.g.loaves == loaves
        assert self.g.flour == (flour or [2 - n for n in loaves])


@pytest.mark.parametrize(
    ("text", "answers", "loaves", "flour"),
    [
        ("bake 1 ; bake 1", [], [2, 0, 0], None),
        ("bake 1 | bake 2", ["either 2"], [2, 0, 0], None),
        ("bake 1 | bake 2 ; eat 1", ["either 1"], [0, 0, 0], [1, 2, 2]),
        ("may bake 1", ["accept"], [1, 0, 0], None),
        ("may bake 1 ; bake 1", ["refuse"], [0, 0, 0], None),
        ("may eat 1 ; bake 1", [], [0, 0, 0], None),
        ("bake 1 ; may eat 1 ; bake 1", ["accept"], [1, 0, 0], [0, 2, 2]),
        ("bake 1 ; may eat 1 ; bake 1", ["refuse"], [1, 0, 0], None),
        ("pay flour 1 -> bake 1", [], [1, 0, 0], [0, 2, 2]),
        ("pay flour 3 -> bake 1 ; may bake 1", [], [0, 0, 0], None),
        ("may pay flour 2 -> bake 1", ["accept"], [0, 0, 0], [0, 2, 2]),
        ("if guests>=1 then bake 1 ; bake 1 else eat 1", [], [0, 0, 0], None),
        ("if not guests>=1 then bake 1 ; bake 1 else eat 1", [], [2, 0, 0], None),
        ("bake 1 ; if guests>=1 then bake 1", [], [2, 0, 0], None),
        ("if luck() bake 1 else eat 1; bake 1", [3], [1, 0, 0], None),
        ("if luck() bake 1 else eat 1; bake 1", [4], [2, 0, 0], None),
        ("if not luck() then bake 1 ; bake 1", [3], [2, 0, 0], None),
        ("for each_baker bake 1", [], [1, 1, 1], None),
        ("for each_baker may bake 1", ["accept", "refuse", "accept"], [1, 0, 1], None),
        ("for chosen_baker bake 2", ["baker 2"], [0, 0, 2], None),
        ("for each_baker bake 1 ; if guests>=3 then eat 1", [], [0, 1, 1], [1, 1, 1]),
        ("for each_baker bake 2 ; may eat 1 who=each_baker", ["accept"], [1, 1, 1], [0, 0, 0]),
        ("for each_baker bake 2 ; may eat 1 who=chosen_baker", ["accept", "baker 1"], [2, 1, 2], [0, 0, 0]),
        ("heat() { cold: bake 1 | hot: bake 1 ; bake 1 } ; eat 1", [6], [1, 0, 0], [0, 2, 2]),
        ("heat() { hot: bake 1 }", [1], [0, 0, 0], None),
        ("(bake 1 ; bake 1) | (bake 1 ; eat 1)", ["either 1"], [2, 0, 0], None),
        ("(bake 1 ; bake 1) | (bake 1 ; eat 1)", ["either 2"], [0, 0, 0], [1, 2, 2]),
        ("(may bake 1 ; bake 1) ; bake 1", ["refuse"], [1, 0, 0], None),
        ("may (eat 1 ; eat 1)", [], [0, 0, 0], None),
        ("may (eat 1 ; bake 1)", ["accept"], [1, 0, 0], None),
        ("heat() { cold: may heat() { hot: bake 2 } }", [1, "accept", 5], [2, 0, 0], None),
    ],
)
def test_statements(
    bakery: Any, text: str, answers: list[int | str], loaves: list[int], flour: list[int] | None
) -> None:
    Table(bakery, text).go(*answers).expect(loaves, flour)


def test_several_effects_run_in_their_order(bakery: Any) -> None:
    Table(bakery, "bake 1", "may eat 1", "bake 1").go("accept").expect([1, 0, 0], [0, 2, 2])


def test_what_was_agreed_before_is_not_asked_again(bakery: Any) -> None:
    Table(bakery, "may bake 1").go(agreed=True).expect([1, 0, 0])


def test_a_trade_gives_nothing_for_what_comes_to_nothing(bakery: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def burnt(g: Any, ctx: Any, verb: Any) -> None:
        g.flour[ctx.seat] -= 1

    monkeypatch.setitem(effects.ACTS, bakery.Bake, burnt)
    with counted_among(effects.UNCERTAIN, bakery.Bake):
        Table(bakery, "may bake 1 ; heat() { hot: bake 1 }").go("accept").expect([0, 0, 0], [1, 2, 2])
        # Of two acts the chosen one counts.
        either = Table(bakery, "may bake 1 | eat 1 ; heat() { hot: bake 1 }").go("accept", "either 1")
        either.expect([0, 0, 0], [1, 2, 2])


def test_without_trades_the_rest_follows(bakery: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    with counted_among(effects.UNCERTAIN, bakery.Bake):
        Table(bakery, "may bake 1 ; bake 1").go("accept").expect([1, 0, 0])
        monkeypatch.setattr(bakery.Baker, "trades", False)
        Table(bakery, "may bake 1 ; bake 1").go("accept").expect([2, 0, 0])


def test_what_is_personal_ends_with_the_person(bakery: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bakery.Baker, "is_gone", lambda self, g: self.seat == 0)
    with counted_among(effects.PERSONAL, bakery.Bake):
        Table(bakery, "bake 1 ; for each_baker bake 2 ; bake 1").go().expect([0, 2, 2])
        Table(bakery, "bake 1 | bake 2").go().expect([0, 0, 0])
        Table(bakery, "for each_baker bake 2", "eat 1 who=each_baker").go().expect([0, 1, 1], [2, 0, 0])


def test_what_needs_no_choice_is_done_at_once(bakery: Any) -> None:
    table = Table(bakery, "bake 1", "eat 1", "bake 1 ; may eat 1", "bake 1")
    left = perform_now(table.g, table.effects, bakery.Baker(0))
    assert (table.g.loaves, table.g.flour) == ([0, 0, 0], [1, 2, 2])
    assert left == perform_all(table.effects[2:], bakery.Baker(0))
    assert perform_now(table.g, table.effects[:1], bakery.Baker(0)) == ()
    assert table.g.loaves == [1, 0, 0]


def test_a_halt_in_the_middle_ends_it(bakery: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def closed(g: Any, ctx: Any, verb: Any) -> None:
        g.halt(effects.Perform)

    monkeypatch.setitem(effects.ACTS, bakery.Eat, closed)
    table = Table(bakery, "eat 1 ; bake 1", "bake 1")
    assert perform_now(table.g, table.effects, bakery.Baker(0)) == ()
    assert table.g.loaves == [0, 0, 0]


def test_a_test_counts_as_met_until_it_is_made(bakery: Any) -> None:
    table = Table(bakery, "if luck() bake 1", "if guests>=1 then bake 1", "if not guests>=1 then bake 1", "bake 1")
    met = [is_met(table.g, bakery.Baker(0), effect.does[0]) for effect in table.effects]
    assert met == [True, False, True, True]


# ---- how it reads

HEATED = "Heat the oven. Cold: eat 1 loaves. Hot: bake 2 loaves. Eat 1 loaves."
RUNNING_HOT = "Heat the oven. Hot: bake 2 loaves, then eat 1 loaves. Eat 3 loaves."


def said(bakery: Any, text: str, more: str = "") -> str:
    bundle = FluentBundle(["en"], functions={"CAP": capitalised}, use_isolating=False)
    bundle.add_resource(FluentResource(block("ftl") + more))
    words = EffectText(Messages("en", bundle, None), bakery.VOCABULARY)
    effect = parse_effect(f"morning: {text}", bakery.VOCABULARY, "here")
    return str(capitalised(finished(words.sentences(effect.does))))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("bake 1 ; bake 2", "Bake 1 loaves. Bake 2 loaves."),
        ("bake 1 | bake 2 | eat 3", "Either bake 1 loaves, bake 2 loaves or eat 3 loaves."),
        ("may bake 1", "You may bake 1 loaves."),
        ("may eat 1", "You may do this: eat 1 loaves."),
        ("may bake 1 ; eat 2 ; eat 3", "You may bake 1 loaves. If you do, eat 2 loaves and eat 3 loaves."),
        ("may bake 1 | eat 1", "You may do this: either bake 1 loaves or eat 1 loaves."),
        ("bake 1 ; may bake 2", "Bake 1 loaves. You may bake 2 loaves."),
        ("pay flour 2 -> bake 1", "Pay 2 flour: bake 1 loaves."),
        ("may pay flour 2 -> bake 1 ; eat 1", "You may pay 2 flour: bake 1 loaves and eat 1 loaves."),
        ("may pay flour 2 -> if luck() bake 1", "If you are lucky, you may pay 2 flour: bake 1 loaves."),
        ("pay flour 2 -> if luck() bake 1", "If you are lucky, pay 2 flour: bake 1 loaves."),
        ("if guests>=2 then bake 1 ; eat 1", "If 2 bakers have a loaf, bake 1 loaves and eat 1 loaves."),
        ("if not luck() bake 1 else eat 2", "Unless you are lucky, bake 1 loaves. Otherwise, eat 2 loaves."),
        ("may if luck() bake 1", "If you are lucky, you may bake 1 loaves."),
        ("for each_baker bake 1", "Each baker bakes 1 loaves."),
        ("(bake 1 ; eat 1) | eat 2", "Either bake 1 loaves and eat 1 loaves or eat 2 loaves."),
        ("(may bake 1 ; eat 1) ; eat 2", "You may bake 1 loaves. If you do, eat 1 loaves. Eat 2 loaves."),
        ("for chosen_baker may bake 1", "A baker of your choice: you may bake 1 loaves."),
        (
            "heat() { cold: bake 1 | hot: bake 2 ; eat 1 }",
            "Heat the oven. Cold: bake 1 loaves. Hot: bake 2 loaves. Eat 1 loaves.",
        ),
    ],
)
def test_sentences(bakery: Any, text: str, expected: str) -> None:
    assert said(bakery, text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("bake 1 ; eat 2 ; eat 3", "Bake 1 loaves, then eat 2 loaves, then eat 3 loaves."),
        ("may bake 1 ; eat 2 ; eat 3", "You may bake 1 loaves. If you do, eat 2 loaves, then eat 3 loaves."),
        ("bake 1 ; may bake 2", "Bake 1 loaves, then you may bake 2 loaves."),
        (
            "heat() { hot: bake 2 ; eat 1 } ; eat 3",
            RUNNING_HOT,
        ),
    ],
)
def test_sentences_that_run_on(bakery: Any, text: str, expected: str) -> None:
    assert said(bakery, text, "join-then = { $first }, then { $rest }\n") == expected
