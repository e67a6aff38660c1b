"""A record replays to an equal match, at every question; a damaged one is refused and changes nothing."""

from __future__ import annotations

import functools
import json
import pickle

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hullbreach as hb
from hullbreach.games import rulebook
from hullbreach.kernel.match import Match, Question
from hullbreach.kernel.records import Record, read_record, record, replay, write_record
from tests.suite.plays import VARIANTS, Variant, play

VERSION = "test"


def asked(question: Question | None) -> object:
    """A question as values to compare."""
    return None if question is None else (question.seat, question.prompt, question.texts())


def same(one: Match, other: Match) -> None:
    """Two matches in the same position with the same past."""
    assert one.state == other.state
    assert [asked(q) for q in one.questions] == [asked(q) for q in other.questions]
    assert one.outcome == other.outcome
    assert one.log() == other.log()


@pytest.mark.parametrize("variant", VARIANTS[::5], ids=str)
def test_a_match_is_pickled_as_its_record(variant: Variant) -> None:
    _, match = play(variant).some(3, salt=9)[-1]
    text = pickle.dumps(match)
    assert len(text) < 1000 + 60 * len(match)
    same(pickle.loads(text), match)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_record_survives_writing_and_reading(variant: Variant) -> None:
    found = record(play(variant).match, VERSION)
    text = write_record(found)
    assert read_record(text, "here") == found
    assert write_record(read_record(text, "here")) == text


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_record_replays_to_the_same_end(variant: Variant) -> None:
    match = play(variant).match
    found = read_record(write_record(record(match, VERSION)), "here")
    again = replay(rulebook(variant.game), found)
    same(match, again)
    assert record(again, VERSION) == found


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_match_in_progress_can_be_saved_and_resumed(variant: Variant) -> None:
    for number, stop in play(variant).some(4):
        found = read_record(write_record(record(stop, VERSION)), "here")
        assert len(found.choices) == number
        same(stop, replay(rulebook(variant.game), found))


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_undo_is_a_shorter_replay(variant: Variant) -> None:
    game = rulebook(variant.game)
    found = record(play(variant).match, VERSION)
    for number, stop in play(variant).some(3, salt=1):
        same(stop, replay(game, found, until=number))
    same(variant.start(), replay(game, found, until=0))


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_choice_in_a_record_is_a_text_that_reads_back(variant: Variant) -> None:
    for number, stop in play(variant).some(20, salt=2):
        assert stop.question is not None
        for option in stop.question.options:
            text = option.text(stop.state.names)
            assert stop.read(text) == option, f"choice {number}: {text}"


@pytest.mark.parametrize("variant", VARIANTS[::3], ids=str)
def test_a_record_may_not_claim_another_end(variant: Variant) -> None:
    found = record(play(variant).match, VERSION)
    assert found.outcome is not None
    found.outcome.reason = "made up"
    with pytest.raises(hb.BadInput):
        replay(rulebook(variant.game), found)


@functools.cache
def small_record() -> str:
    """A record short enough to be damaged many times."""
    shortest = min(VARIANTS, key=lambda variant: len(play(variant).choices))
    return write_record(record(play(shortest).match, VERSION)).decode()


def take(text: str) -> hb.BadInput | None:
    """Read and replay what may be no record at all; anything but a complaint of ours would break the test."""
    try:
        found = read_record(text.encode("utf-8", "surrogatepass"), "damaged")
        replay(rulebook(found.game), found)
    except hb.BadInput as wrong:
        return wrong
    return None


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_damaged_text_is_refused(data: st.DataObject) -> None:
    text = small_record()
    at = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(at, min(len(text), at + 12)))
    take(text[:at] + data.draw(st.text(max_size=8)) + text[end:])


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=4,
)


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_damaged_values_are_refused(data: st.DataObject) -> None:
    document = json.loads(small_record())
    holder: object = document
    # Walk down to some value and put something else in its place, or take it away.
    while True:
        assert isinstance(holder, dict | list)
        keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        key = data.draw(st.sampled_from(keys))
        inner = holder[key]
        if isinstance(inner, dict | list) and inner and data.draw(st.booleans()):
            holder = inner
            continue
        if data.draw(st.booleans()):
            holder[key] = data.draw(JUNK)
        else:
            del holder[key]
        break
    take(json.dumps(document))


@settings(max_examples=100, deadline=None)
@given(st.data())
def test_choices_that_do_not_fit_are_refused(data: st.DataObject) -> None:
    document = json.loads(small_record())
    choices: list[str] = document["choices"]
    at = data.draw(st.integers(0, len(choices) - 1))
    other = data.draw(st.sampled_from(choices))
    words = choices[at].split(" ")
    words[data.draw(st.integers(0, len(words) - 1))] = data.draw(st.text(max_size=8) | st.just("99,99"))
    changed = data.draw(st.sampled_from([other, " ".join(words), f"3: {other}", f"0: {choices[at]}", ""]))
    take(json.dumps({**document, "choices": [*choices[:at], changed, *choices[at + 1 :]]}))


def test_what_a_damaged_record_is_refused_for() -> None:
    text = small_record()
    document = json.loads(text)
    wrong: list[dict[str, object]] = [
        {**document, "format": 99},
        {**document, "game": "chess"},
        {**document, "surplus": 1},
        {**document, "options": {**document["options"], "mission": "picnic"}},
        {**document, "options": {**document["options"], "players": 99}},
        {**document, "options": {**document["options"], "players": True}},
        {**document, "options": {**document["options"], "players": "3"}},
        {**document, "chance": {"kind": "loaded"}},
        {**document, "chance": {"kind": "seed", "seed": "x"}},
        {**document, "choices": ["attack the moon", *document["choices"]]},
        {**document, "choices": [*document["choices"], document["choices"][-1]]},
    ]
    for damaged in wrong:
        complaint = take(json.dumps(damaged))
        assert complaint is not None, damaged
        assert complaint.place
        assert complaint.reason


def test_a_record_cut_short_is_no_record_of_its_end() -> None:
    found = read_record(small_record().encode(), "here")
    with pytest.raises(hb.BadInput):
        replay(rulebook(found.game), shortened(found))


def shortened(found: Record) -> Record:
    """The same record without its last choice."""
    return Record(
        found.format, found.game, found.version, found.options, found.chance, found.choices[:-1], found.outcome
    )
