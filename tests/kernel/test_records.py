"""Records of the toy: small, complete, checked."""

from __future__ import annotations

import json

import pytest

from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.records import (
    CommittedChance,
    SeedChance,
    begin,
    new_key,
    read_record,
    record,
    replay,
    source_of,
    write_record,
)
from tests.kernel.test_match import play_through, toy
from tests.kernel.toy import TOY


def test_a_record_is_small_and_readable() -> None:
    match = toy(2, seed=5)
    play_through(match, "stop", "stop")
    match.play("bid 2", 1)
    match.play("bid 0", 0)
    document = json.loads(write_record(record(match, "1.0")))
    assert document["game"] == "toy"
    assert document["options"] == {"players": 2}
    assert document["chance"] == {"kind": "seed", "seed": 5}
    # A seat stands before a choice only where several are asked together.
    assert document["choices"] == ["stop", "stop", "1: bid 2", "0: bid 0"]
    assert document["outcome"] is None


def test_secret_choices_replay_in_their_order() -> None:
    match = toy(3)
    play_through(match, "stop", "stop", "stop")
    match.play("bid 2", 2)
    match.play("bid 1", 0)
    again = replay(TOY, record(match, "1.0"))
    assert again.state == match.state
    assert again.state.answers == match.state.answers
    assert [question.seat for question in again.questions] == [1]


def test_a_finished_record_tells_its_outcome() -> None:
    match = toy(1)
    play_through(match, "stop", "bid 0", "go to 0")
    found = read_record(write_record(record(match, "1.0")), "here")
    assert found.outcome is not None
    assert match.outcome is not None
    assert tuple(found.outcome.winners) == match.outcome.winners
    assert replay(TOY, found).outcome == match.outcome


def test_the_first_choice_that_does_not_fit_is_named() -> None:
    match = toy(1)
    play_through(match, "stop", "bid 0")
    found = record(match, "1.0")
    found.choices[1] = "take onyx"
    with pytest.raises(BadInput) as wrong:
        replay(TOY, found, "my file")
    assert wrong.value.place == "my file: choice 2"
    found.choices[1] = "sing"
    with pytest.raises(BadInput) as wrong:
        replay(TOY, found, "my file")
    assert wrong.value.place == "my file: choice 2"


@pytest.mark.parametrize("text", [b"", b"[]", b"{}", b"null", b"\xff\xfe", b'{"format": 1}', b'"record"'])
def test_what_is_no_record(text: bytes) -> None:
    with pytest.raises(BadInput) as wrong:
        read_record(text, "my file")
    assert wrong.value.place == "my file"


def test_options_are_checked_when_a_match_begins() -> None:
    for options in ({"players": 9}, {"players": "2"}, {"colour": 1}):
        with pytest.raises(BadInput):
            begin(TOY, dict(options), SeedChance(1))


def test_the_key_stays_secret_until_it_may_be_known() -> None:
    key = new_key(b"fresh entropy")
    chance = CommittedChance.of(key, "table")
    match = begin(TOY, {"players": 1}, chance)
    play_through(match, "stop")
    sealed = record(match, "1.0", reveal=False)
    assert key not in write_record(sealed).decode()
    with pytest.raises(BadInput, match="not published"):
        replay(TOY, sealed)
    assert replay(TOY, record(match, "1.0")).state == match.state


def test_a_key_must_fit_its_hash() -> None:
    key = new_key(b"one")
    honest = CommittedChance.of(key, "table")
    source_of(honest, "here")
    for wrong in (new_key(b"two"), "xyz", ""):
        with pytest.raises(BadInput):
            source_of(CommittedChance("table", honest.commitment, wrong), "here")
