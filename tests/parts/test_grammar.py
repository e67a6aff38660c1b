"""The effect language over a little vocabulary of a kitchen: what it reads, writes back, and how it complains."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hullbreach.kernel.errors import BadInput
from hullbreach.parts.grammar import (
    Block,
    Branch,
    Effect,
    Group,
    Key,
    Stmt,
    Verb,
    Vocabulary,
    Word,
    choice,
    flag,
    identifier,
    number,
    phrase,
    reminder,
    verbs_of,
)
from hullbreach.parts.parser import parse_call, parse_effect, unparse, unparse_call


@dataclass(frozen=True)
class Draw(Verb):
    n: int


@dataclass(frozen=True)
class Place(Verb):
    at: str
    loud: bool


@dataclass(frozen=True)
class Discard(Verb):
    n: int
    source: str


@dataclass(frozen=True)
class Look(Block):
    branches: tuple[Branch, ...]


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
class Wash(Verb):
    what: str


@dataclass(frozen=True)
class Has(Verb):
    slot: str


@dataclass(frozen=True)
class Guests(Verb):
    n: int


for _verb, _word in (
    (Draw, "draw"),
    (Place, "place"),
    (Discard, "discard"),
    (Look, "look"),
    (Bake, "bake"),
    (Eat, "eat"),
    (EatAll, "eat_all"),
    (Throw, "throw"),
    (Wash, "wash"),
    (Has, "has"),
    (Guests, "guests"),
):
    _verb.word = _word

VERBS = (
    Word(Draw, (number("n", words={"any": -1}),)),
    Word(
        Place,
        (
            Key("to", "at", words={"home": "home"}, square=True),
            flag("noise", no="none", yes="loud", name="loud", default=True),
        ),
    ),
    Word(Look, labels=("red", "blue", "1", "2")),
    Word(Discard, (number("n", least=-9), choice("from", ("hand", "deck+pile"), name="source"))),
    phrase("bake", Bake, (number("n"),), (choice("what", ("bread", "cake"), default="bread"),)),
    phrase("eat", Eat, (identifier("what"),)),
    phrase("eat all of=", EatAll),
    phrase("throw far=", Throw, (number("n"),)),
    Word(Wash, (reminder("water", "hot"), choice("what", ("cup", "pan")))),
)
CONDITIONS = (Word(Has, (choice("slot", ("left", "right")),)), phrase("guests >=", Guests, (number("n"),)))
WORDS = Vocabulary(
    {"now": (), "later": (), "day": ("1", "2")}, VERBS, CONDITIONS, ("you", "everybody"), ("flour",), alternatives=True
)
BARE = Vocabulary(("now",), VERBS, CONDITIONS)


def read(text: str) -> Effect:
    return parse_effect(text, WORDS, "here")


def one(verb: Verb) -> tuple[tuple[Verb, ...], ...]:
    return ((verb,),)


# ---- what is read


def test_calls_become_typed_values() -> None:
    effect = read("now: may if has(slot=left) draw(n=2) else discard(n=-1, from=deck+pile); place(to=1:3,4)")
    assert effect == Effect(
        "now",
        (
            Stmt(one(Draw(2)), may=True, cond=Has("left"), otherwise=one(Discard(-1, "deck+pile"))),
            Stmt(one(Place("1:3,4", True))),
        ),
    )


def test_phrases_become_typed_values() -> None:
    effect = read("day 1: for everybody may pay flour 3 -> if not guests>=2 then bake 1 | eat bread ; throw far=4")
    stmt = Stmt(
        ((Bake(1, "bread"), Eat("bread")), (Throw(4),)),
        may=True,
        cond=Guests(2),
        unless=True,
        who="everybody",
        pay_with="flour",
        price=3,
    )
    assert effect == Effect("day", (stmt,), "1")


def test_what_goes_without_saying() -> None:
    assert read("now: for you bake 1") == Effect("now", (Stmt(one(Bake(1, "bread"))),))


def test_a_value_by_place_may_be_named_and_a_call_be_written_as_a_phrase() -> None:
    assert read("now: bake n=1 what=cake") == read("now: bake 1 what=cake") == read("now: bake(n=1, what=cake)")
    assert read("now: discard n=+2 from=hand") == read("now: discard(n=2, from=hand)")


def test_branches_nest_and_share_labels() -> None:
    effect = read(
        "later: look() { red,1: look() { blue: draw(n=any) } | 2: draw(n=1); draw(n=2) | blue: eat a | eat b }"
    )
    inner = Look((Branch(("blue",), (Stmt(one(Draw(-1))),)),))
    assert effect.verbs == (
        Look(
            (
                Branch(("red", "1"), (Stmt(one(inner)),)),
                Branch(("2",), (Stmt(((Draw(1),), (Draw(2),))),)),
                Branch(("blue",), (Stmt(((Eat("a"), Eat("b")),)),)),
            )
        ),
    )


def test_white_space_does_not_matter() -> None:
    assert read("now:draw( n = 1 );look(){red:draw(n=2)}") == read("now: draw(n=1); look() { red: draw(n=2) }")
    assert read("now:bake 1;throw far = 2") == read("now: bake 1 ; throw far=2")


@pytest.mark.parametrize(
    ("text", "acts", "others"),
    [
        ("may draw(n=1); draw(n=2); draw(n=3)", [3], [0]),
        ("draw(n=1); may draw(n=2); draw(n=3)", [1, 2], [0, 0]),
        ("if has(slot=left) draw(n=1); draw(n=2); draw(n=3)", [1, 2], [0, 0]),
        ("if has(slot=left) draw(n=1) else draw(n=2); draw(n=3)", [1, 1], [1, 0]),
        ("if has(slot=left) then draw(n=1); draw(n=2) else draw(n=3); draw(n=4)", [2], [2]),
        ("if guests>=1 then bake 1 ; bake 2 ; for everybody bake 3 ; bake 4", [2, 2], [0, 0]),
    ],
)
def test_how_far_a_prefix_reaches(text: str, acts: list[int], others: list[int]) -> None:
    effect = read(f"now: {text}")
    assert [len(stmt.does) for stmt in effect.does] == acts
    assert [len(stmt.otherwise) for stmt in effect.does] == others


@pytest.mark.parametrize(
    ("text", "plain", "trade"),
    [
        ("bake 1 ; eat cake", True, False),
        ("bake 1 | eat cake", True, False),
        ("for you bake 1", True, False),
        ("for everybody bake 1", False, False),
        ("may bake 1", False, False),
        ("may bake 1 ; eat cake", False, True),
        ("may pay flour 1 -> bake 1 ; eat cake", False, False),
        ("may if guests>=1 then bake 1 ; eat cake", False, False),
        ("if guests>=1 then bake 1", False, False),
    ],
)
def test_plain_statements_and_trades(text: str, plain: bool, trade: bool) -> None:
    effect = read(f"now: {text}")
    assert (effect.plain, effect.does[0].plain, effect.does[0].is_trade) == (plain, plain, trade)


def test_verbs_in_the_order_in_which_they_are_written() -> None:
    effect = read("now: if guests>=1 then bake 1 | eat cake ; look() { red: draw(n=1) } else eat bread")
    look = Look((Branch(("red",), (Stmt(one(Draw(1))),)),))
    assert effect.verbs == (Bake(1, "bread"), Eat("cake"), look)
    assert verbs_of(effect.does) == [Bake(1, "bread"), Eat("cake"), look, Draw(1), Eat("bread")]


def test_brackets_make_one_act_of_several() -> None:
    effect = read("now: (bake 1 ; may eat cake) | eat bread ; eat crumbs")
    group = Group((Stmt(one(Bake(1, "bread"))), Stmt(one(Eat("cake")), may=True)))
    assert effect.does == (Stmt(((group, Eat("bread")), (Eat("crumbs"),))),)
    assert verbs_of(effect.does) == [Bake(1, "bread"), Eat("cake"), Eat("bread"), Eat("crumbs")]


# ---- how it complains

WORDS_OF_VERBS = "unknown verb 'fly', expected draw or place or look or discard or bake or eat or throw or wash"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "ends too early, expected a timing"),
        ("soon: draw(n=1)", "unknown timing 'soon', expected now or later or day"),
        ("now draw(n=1)", "expected ':', found 'draw'"),
        ("now 1: bake 1", "expected ':', found '1'"),
        ("day: bake 1", "unknown word after 'day' ':', expected 1 or 2"),
        ("day 3: bake 1", "unknown word after 'day' '3', expected 1 or 2"),
        ("now: for nobody bake 1", "unknown who-word 'nobody', expected you or everybody"),
        ("now: pay sugar 1 -> bake 1", "unknown currency 'sugar', expected flour"),
        ("now: pay flour 0 -> bake 1", "bad price '0', expected a number from 1 on"),
        ("now: pay flour 1 bake 1", "expected '->', found 'bake'"),
        ("now: fly()", WORDS_OF_VERBS),
        ("now: if brave() draw(n=1)", "unknown condition 'brave', expected has or guests"),
        ("now: if guests>=1 bake 1", "guests >=: unknown key 'bake', expected n"),
        ("now: if guests 1 then bake 1", "guests: cannot stand before '1', expected 'guests >='"),
        ("now: throw 4", "throw: cannot stand before '4', expected 'throw far='"),
        ("now: throw", "throw: cannot stand before 'the end', expected 'throw far='"),
        ("now: draw(m=1)", "draw: unknown key 'm', expected n"),
        ("now: look(n=1) { red: draw(n=1) }", "look: unknown key 'n', expected nothing"),
        ("now: bake 1 2", "bake: unknown key '2', expected n or what"),
        ("now: bake 1 where=oven", "bake: unknown key 'where', expected n or what"),
        ("now: draw()", "draw: missing key 'n', expected any or a number from 1 on"),
        ("now: bake", "bake: missing key 'n', expected a number from 1 on"),
        ("now: bake ; bake 1", "bake: missing key 'n', expected a number from 1 on"),
        ("now: draw(n=0)", "draw: bad value n=0, expected any or a number from 1 on"),
        ("now: draw(n=some)", "draw: bad value n=some, expected any or a number from 1 on"),
        ("now: bake many", "bake: bad value n=many, expected a number from 1 on"),
        ("now: bake 1 what=stone", "bake: bad value what=stone, expected bread or cake"),
        ("now: eat 4", "eat: bad value what=4, expected an id"),
        ("now: discard(n=-10, from=hand)", "discard: bad value n=-10, expected a number"),
        ("now: discard(n=1, from=pile)", "discard: bad value from=pile, expected hand or deck+pile"),
        ("now: place(to=away)", "place: bad value to=away, expected home or a square face:x,y"),
        ("now: place(to=home, noise=some)", "place: bad value noise=some, expected loud or none"),
        ("now: draw(n=1, n=2)", "draw: key 'n' twice"),
        ("now: bake 1 what=cake what=cake", "bake: key 'what' twice"),
        ("now: draw(n=1 n=2)", "expected ',', found 'n'"),
        ("now: draw(n=1) { red: look() }", "draw takes no branches"),
        ("now: look()", "look needs branches in { }: red or blue or 1 or 2"),
        ("now: look() { green: draw(n=1) }", "look: unknown label 'green', expected red or blue or 1 or 2"),
        ("now: look() { red: draw(n=1) | red: draw(n=2) }", "look: label 'red' twice"),
        ("now: look() { red: draw(n=1)", "ends too early, expected '}'"),
        ("now: drawn(n=1)", WORDS_OF_VERBS.replace("fly", "drawn") + "; did you mean 'draw'?"),
        ("now: discard(n=1, form=hand)", "discard: unknown key 'form', expected n or from; did you mean 'from'?"),
        ("now: bake 1 what=bred", "bake: bad value what=bred, expected bread or cake; did you mean 'bread'?"),
        ("now: (draw(n=1); draw(n=2)", "ends too early, expected ')'"),
        ("now: draw(n=1) else draw(n=2)", "'else' without 'if'"),
        ("now: if guests>=1 then bake 1 else bake 2 else bake 3", "left over: 'else bake 3'"),
        ("now: draw(n=1); ", "ends too early, expected a verb"),
        ("now: draw(n=1) draw(n=2)", "left over: 'draw ( n = 2 )'"),
        ("now: draw(n=1) !", "cannot read '!'"),
        ("now: bake 1 & eat cake", "cannot read '& eat cake'"),
    ],
)
def test_complaints_name_the_word_and_what_was_expected(text: str, reason: str) -> None:
    with pytest.raises(BadInput) as caught:
        read(text)
    assert caught.value.place == "here"
    assert caught.value.reason == reason


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("now: for you draw(n=1)", "unknown who-word 'you', expected nothing"),
        ("now: pay flour 1 -> draw(n=1)", "unknown currency 'flour', expected nothing"),
        ("now: draw(n=1) | draw(n=2)", "this game has no choice of acts with '|'"),
    ],
)
def test_a_game_without_players_prices_and_choices_refuses_them(text: str, reason: str) -> None:
    with pytest.raises(BadInput) as caught:
        parse_effect(text, BARE, "here")
    assert caught.value.reason == reason


def test_a_single_call() -> None:
    words = WORDS.conditions
    assert parse_call("has(slot=right)", words, "here") == Has("right")
    assert unparse_call(Has("right"), words) == "has(slot=right)"
    with pytest.raises(BadInput, match="left over"):
        parse_call("has(slot=right); has(slot=left)", words, "here")
    with pytest.raises(BadInput, match="unknown word 'draw'"):
        parse_call("draw(n=1)", words, "here")


# ---- back to text


@pytest.mark.parametrize(
    "text",
    [
        "now: bake 1",
        "day 2: for everybody bake 2 what=cake ; eat plum_cake",
        "now: may pay flour 3 -> if not guests>=2 then bake 1 | eat bread ; throw far=4 else eat crumbs",
        "now: eat all of=",
        "now: place(to=home)",
        "now: place(to=home, noise=none)",
        "now: if has(slot=left) draw(n=1) else draw(n=2); draw(n=3)",
        "now: if has(slot=left) then draw(n=1); draw(n=2)",
        "now: if not has(slot=left) draw(n=1)",
        "now: (draw(n=1); draw(n=2)) | (may draw(n=3)); draw(n=4)",
        "now: may (bake 1 ; bake 2) ; eat cake",
        "later: look() { red,2: may draw(n=1) | blue: draw(n=2); draw(n=3) }",
        "now: for everybody draw(n=1); for you draw(n=2)",
        "now: (may draw(n=1); for you draw(n=2))",
    ],
)
def test_every_effect_goes_back_into_the_same_text(text: str) -> None:
    assert unparse(read(text), WORDS) == text


def test_keys_at_their_default_are_left_out() -> None:
    assert unparse(read("now: place(to=home, noise=loud)"), WORDS) == "now: place(to=home)"


def test_a_reminder_may_be_left_out_and_changes_nothing() -> None:
    reminded = read("now: wash(water=hot, what=pan)")
    assert reminded == read("now: wash(what=pan)")
    assert reminded.verbs == (Wash("pan"),)
    assert unparse(reminded, WORDS) == "now: wash(what=pan)"
    with pytest.raises(BadInput, match="wash: bad value water=cold, expected hot"):
        read("now: wash(water=cold, what=pan)")


plain_verbs = st.one_of(
    st.builds(Draw, st.one_of(st.just(-1), st.integers(1, 99))),
    st.builds(Place, st.sampled_from(["home", "1a:0,0", "hall:12,3"]), st.booleans()),
    st.builds(Discard, st.integers(-9, 99), st.sampled_from(["hand", "deck+pile"])),
    st.builds(Bake, st.integers(1, 99), st.sampled_from(["bread", "cake"])),
    st.builds(Throw, st.integers(1, 99)),
    st.builds(Wash, st.sampled_from(["cup", "pan"])),
)
conditions = st.one_of(st.builds(Has, st.sampled_from(["left", "right"])), st.builds(Guests, st.integers(1, 9)))


def statements(inner: st.SearchStrategy[tuple[Stmt, ...]] | None) -> st.SearchStrategy[tuple[Stmt, ...]]:
    """Lists of statements; with `inner`, some of them are looks whose branches hold inner statements."""
    verbs = plain_verbs
    if inner is not None:
        single = st.builds(lambda does: (Branch(("red", "2"), does),), inner)
        double = st.builds(lambda a, b: (Branch(("blue",), a), Branch(("1",), b)), inner, inner)
        verbs |= st.builds(Look, single | double) | st.builds(Group, inner)
    seqs = st.lists(st.lists(verbs, min_size=1, max_size=2).map(tuple), min_size=1, max_size=2).map(tuple)
    first = st.builds(Stmt, seqs)
    prefixes = {
        "may": st.booleans(),
        "who": st.sampled_from(["", "everybody"]),
        "price": st.sampled_from([0, 2]),
    }
    governed = st.builds(
        lambda does, may, who, price: Stmt(does, may, who=who, pay_with="flour" if price else "", price=price),
        seqs,
        **prefixes,
    )
    asking = st.builds(
        lambda cond, unless, does, other: Stmt(does, cond=cond, unless=unless, otherwise=other),
        conditions,
        st.booleans(),
        seqs,
        st.just(()) | seqs,
    )
    # A statement with nothing before it would go on with the one before.
    rest = st.lists((governed | asking).filter(lambda stmt: not stmt.plain), max_size=2)
    return st.builds(lambda head, more: (head, *more), first | governed | asking, rest)


effects = st.builds(Effect, st.sampled_from(["now", "later"]), statements(statements(None)))


@given(effects)
def test_every_effect_survives_the_way_through_text(effect: Effect) -> None:
    assert read(unparse(effect, WORDS)) == effect
