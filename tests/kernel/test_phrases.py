"""Phrases: one canonical text for each filling, that reads back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hullbreach.kernel.phrases import Event, Events, Phrase, Vocabulary
from tests.kernel.toy import NAMES, SECRET, STONES, Toy, ToyNames

GIVE = Phrase("give", "give {stone:stone} to {seat:number} for {price:number}", last="stone")
stones = st.integers(0, len(STONES) - 1)
small = st.integers(0, 999)


@given(stones, small, small)
def test_a_text_reads_back(stone: int, seat: int, price: int) -> None:
    args = (seat, price, stone)
    text = GIVE.say(args, NAMES)
    assert text == f"give {STONES[stone]} to {seat} for {price}"
    assert GIVE.read(text, NAMES) == args


def test_the_last_id_is_the_one_named() -> None:
    assert [place for place, _ in GIVE.places] == ["seat", "price", "stone"]
    assert [place for place, _ in GIVE.in_text] == ["stone", "seat", "price"]
    assert GIVE.fill((2, 5, 1), NAMES) == {"seat": "2", "price": "5", "stone": "jade"}


def test_a_phrase_without_places_is_its_own_text() -> None:
    stop = Phrase("stop", "stop")
    assert stop.say((), NAMES) == "stop"
    assert stop.read("stop", NAMES) == ()
    assert stop.read("stop it", NAMES) is None


def test_signs_in_a_text_are_only_signs() -> None:
    odd = Phrase("odd", "cost: {n:number} (a+b)? [x]")
    assert odd.read(odd.say((7,), NAMES), NAMES) == (7,)
    assert odd.read("cost: 7 ab [x]", NAMES) is None


@pytest.mark.parametrize(
    "text", ["give", "give jade", "give coal to 1 for 2", "give jade to x for 2", "Give jade to 1 for 2"]
)
def test_what_is_no_text_of_a_phrase(text: str) -> None:
    assert GIVE.read(text, NAMES) is None


def test_a_phrase_wants_all_its_ids() -> None:
    with pytest.raises(ValueError, match="zip"):
        GIVE.say((1, 2), NAMES)


def test_a_vocabulary_finds_the_phrase_that_fits() -> None:
    one = Phrase("go", "go {n:number}")
    two = Phrase("go-home", "go home")
    three = Phrase("go-with", "go with {stone:stone}")
    words = Vocabulary([one, two, three])
    assert words.read("go 4", NAMES) == (one, (4,))
    assert words.read("go home", NAMES) == (two, ())
    assert words.read("  go   with opal ", NAMES) == (three, (2,))
    assert words.read("go away", NAMES) is None
    assert words.read("", NAMES) is None
    assert words.by_id["go-home"] is two


@given(st.text())
def test_any_text_is_read_or_not_but_never_breaks(text: str) -> None:
    words = Vocabulary([GIVE, Phrase("stop", "stop")])
    found = words.read(text, NAMES)
    if found is not None:
        phrase, args = found
        assert phrase.say(args, NAMES).split() == text.split() or phrase.id == "give"


def test_events_are_equal_by_kind_ids_and_audience() -> None:
    assert Event(NAMES, GIVE, (1, 2, 3), -1) == Event(NAMES, GIVE, (1, 2, 3), -1)
    assert Event(NAMES, GIVE, (1, 2, 3), -1) != Event(NAMES, GIVE, (1, 2, 3), 1)
    assert Event(NAMES, GIVE, (1, 2, 3), -1) != Event(NAMES, GIVE, (1, 2, 0), -1)
    assert len({Event(NAMES, GIVE, (1, 2, 3), -1), Event(NAMES, GIVE, (1, 2, 3), -1)}) == 1


class Shouting(ToyNames):
    """The same stones under other names."""

    def name(self, kind: str, value: int) -> str:
        return super().name(kind, value).upper()


def test_events_are_told_in_the_names_that_held_when_they_happened() -> None:
    state = Toy(1)
    state.told += (SECRET, 1)
    state.rename(Shouting())
    state.told += (1, SECRET, 2, SECRET, 3)
    found = Events(NAMES, tuple(state.told))
    assert [event.text() for event in found] == ["secret jade", "secret OPAL", "secret RUBY"]
    assert [event.audience for event in found] == [-1, 1, -1]
    assert state.names is found[2].names
