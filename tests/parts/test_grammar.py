"""The effect grammar over a little vocabulary, whose types are borrowed from corps."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hullbreach.games.corps.content.conditions import Has
from hullbreach.games.corps.content.effects import Discard, Draw, FlipMissionBlip, TakeRevealed
from hullbreach.kernel.errors import BadInput
from hullbreach.parts.grammar import (
    Branch,
    Effect,
    Key,
    Stmt,
    Vocabulary,
    Word,
    choice,
    flag,
    number,
    parse_call,
    parse_effect,
    unparse,
    unparse_call,
)

VOCABULARY = Vocabulary(
    timings=("now", "later"),
    verbs=(
        Word(Draw, (number("n", words={"any": -1}),)),
        Word(
            FlipMissionBlip,
            (
                Key("to", "which", words={"home": "home"}, square=True),
                flag("noise", no="none", yes="loud", name="once_per_round", default=True),
            ),
        ),
        Word(TakeRevealed, labels=("red", "blue", "1", "2")),
        Word(Discard, (number("n", least=-9), choice("from", ("hand", "deck+pile"), name="source"))),
    ),
    conditions=(Word(Has, (choice("slot", ("left", "right")),)),),
)


def read(text: str) -> Effect:
    return parse_effect(text, VOCABULARY, "here")


def test_an_effect_becomes_typed_values() -> None:
    assert read(
        "now: may if has(slot=left) draw(n=2) else discard(n=-1, from=deck+pile); flip_mission_blip(to=1:3,4)"
    ) == Effect(
        "now",
        (
            Stmt(True, Has("left"), Draw(2), (), Discard(-1, "deck+pile")),
            Stmt(False, None, FlipMissionBlip("1:3,4", True)),
        ),
    )


def test_branches_nest_and_share_labels() -> None:
    effect = read("later: take_revealed() { red,1: take_revealed() { blue: draw(n=any) } | 2: draw(n=1); draw(n=2) }")
    inner = Stmt(False, None, TakeRevealed(), (Branch(("blue",), (Stmt(False, None, Draw(-1)),)),))
    assert effect.does[0].branches == (
        Branch(("red", "1"), (inner,)),
        Branch(("2",), (Stmt(False, None, Draw(1)), Stmt(False, None, Draw(2)))),
    )


def test_white_space_does_not_matter() -> None:
    assert read("now:draw( n = 1 );take_revealed(){red:draw(n=2)}") == read(
        "now: draw(n=1); take_revealed() { red: draw(n=2) }"
    )


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("soon: draw(n=1)", "unknown timing 'soon', expected now or later"),
        ("now draw(n=1)", "expected ':', found 'draw'"),
        ("now: fly()", "unknown verb 'fly', expected draw or flip_mission_blip or take_revealed or discard"),
        ("now: if brave() draw(n=1)", "unknown condition 'brave', expected has"),
        ("now: draw(m=1)", "draw: unknown key 'm', expected n"),
        ("now: take_revealed(n=1) { red: draw(n=1) }", "take_revealed: unknown key 'n', expected nothing"),
        ("now: draw()", "draw: missing key 'n', expected any or a number from 1 on"),
        ("now: draw(n=0)", "draw: bad value n=0, expected any or a number from 1 on"),
        ("now: draw(n=some)", "draw: bad value n=some"),
        ("now: draw(n=1, n=2)", "draw: key 'n' twice"),
        ("now: draw(n=1 n=2)", "expected ',', found 'n'"),
        ("now: discard(n=-10, from=hand)", "discard: bad value n=-10, expected a number"),
        ("now: discard(n=1, from=pile)", "discard: bad value from=pile, expected hand or deck+pile"),
        (
            "now: flip_mission_blip(to=away)",
            "flip_mission_blip: bad value to=away, expected home or a square face:x,y",
        ),
        (
            "now: flip_mission_blip(to=home, noise=some)",
            "flip_mission_blip: bad value noise=some, expected loud or none",
        ),
        ("now: draw(n=1) { red: take_revealed() }", "draw takes no branches"),
        ("now: take_revealed()", "take_revealed needs branches in { }: red or blue or 1 or 2"),
        (
            "now: take_revealed() { green: draw(n=1) }",
            "take_revealed: unknown label 'green', expected red or blue or 1 or 2",
        ),
        ("now: take_revealed() { red: draw(n=1) | red: draw(n=2) }", "take_revealed: label 'red' twice"),
        ("now: take_revealed() { red: draw(n=1)", "ends too early, expected '}'"),
        ("now: draw(n=1) else draw(n=2)", "'else' without 'if'"),
        ("now: draw(n=1); ", "ends too early, expected a verb"),
        ("now: draw(n=1) draw(n=2)", "left over: 'draw ( n = 2 )'"),
        ("now: draw(n=1) !", "cannot read '!'"),
        ("", "ends too early, expected a timing"),
    ],
)
def test_complaints_name_the_word_and_what_was_expected(text: str, reason: str) -> None:
    with pytest.raises(BadInput) as caught:
        read(text)
    assert caught.value.place == "here"
    assert reason in caught.value.reason


def test_a_single_call() -> None:
    words = VOCABULARY.conditions
    assert parse_call("has(slot=right)", words, "here") == Has("right")
    assert unparse_call(Has("right"), words) == "has(slot=right)"
    with pytest.raises(BadInput, match="left over"):
        parse_call("has(slot=right); has(slot=left)", words, "here")
    with pytest.raises(BadInput, match="unknown word 'draw'"):
        parse_call("draw(n=1)", words, "here")


def test_keys_at_their_default_are_left_out() -> None:
    assert unparse(read("now: flip_mission_blip(to=home, noise=loud)"), VOCABULARY) == "now: flip_mission_blip(to=home)"
    assert (
        unparse(read("now: flip_mission_blip(to=home, noise=none)"), VOCABULARY)
        == "now: flip_mission_blip(to=home, noise=none)"
    )


plain_verbs = st.one_of(
    st.builds(Draw, st.one_of(st.just(-1), st.integers(1, 99))),
    st.builds(FlipMissionBlip, st.sampled_from(["home", "1a:0,0", "hall:12,3"]), st.booleans()),
    st.builds(Discard, st.integers(-9, 99), st.sampled_from(["hand", "deck+pile"])),
)
conditions = st.builds(Has, st.sampled_from(["left", "right"]))


def statements(inner: st.SearchStrategy[tuple[Stmt, ...]] | None) -> st.SearchStrategy[tuple[Stmt, ...]]:
    """Lists of statements; with `inner`, some of them are looks whose branches hold inner statements."""
    plain = st.builds(Stmt, st.booleans(), st.none(), plain_verbs)
    asking = st.builds(Stmt, st.booleans(), conditions, plain_verbs, st.just(()), st.none() | plain_verbs)
    kinds = [plain, asking]
    if inner is not None:
        one = st.builds(lambda does: (Branch(("red", "2"), does),), inner)
        two = st.builds(lambda a, b: (Branch(("blue",), a), Branch(("1",), b)), inner, inner)
        kinds.append(st.builds(Stmt, st.booleans(), st.none(), st.just(TakeRevealed()), one | two))
    return st.lists(st.one_of(kinds), min_size=1, max_size=3).map(tuple)


effects = st.builds(Effect, st.sampled_from(["now", "later"]), statements(statements(statements(None))))


@given(effects)
def test_every_effect_survives_the_way_through_text(effect: Effect) -> None:
    assert read(unparse(effect, VOCABULARY)) == effect
