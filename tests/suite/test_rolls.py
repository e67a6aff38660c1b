"""Chance is a request like any other: it can be scripted, expanded over all outcomes, and checked."""

from __future__ import annotations

import hashlib
import hmac
import random
from collections import Counter

import pytest

import hullbreach as hb
from hullbreach.games import rulebook
from hullbreach.kernel.chance import Committed, Order, Source
from hullbreach.kernel.records import CommittedChance, read_record, record, replay, write_record
from tests.suite.plays import VARIANTS, Variant, finish, pick, play

KEY = "5a" * 32
MOST_OUTCOMES = 60


def hand_over(match: hb.Match) -> hb.Match:
    """A copy of a match that asks for every face from now on."""
    other = match.copy()
    other.state.source = None
    return other


def settle(match: hb.Match, source: Source) -> list[object]:
    """Give all open rolls faces from a source, one after the other; returns the faces."""
    faces: list[object] = []
    while match.roll is not None:
        face = match.roll.space.draw(source)
        assert match.roll.space.holds(face)
        faces.append(face)
        match.face(face)
    return faces


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_faces_given_by_hand_make_the_same_match(variant: Variant) -> None:
    found = play(variant)
    start, stop = found.stops[0][1], found.some(1, salt=1)[0]
    for number, match in ((0, start), stop):
        source = match.state.source
        assert source is not None
        drawn = source.copy()
        scripted = hand_over(match)
        asked = match.copy()
        for seat, option in found.choices[number : number + 150]:
            scripted.play(option, seat)
            settle(scripted, drawn)
            asked.play(option, seat)
            assert scripted.state == asked.state
        assert scripted.log() == asked.log()


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_outcome_of_a_roll_leads_on(variant: Variant) -> None:
    rng = random.Random(str(variant))
    expanded: Counter[str] = Counter()
    match = hand_over(play(variant).stops[0][1])
    source = Committed(KEY, str(variant))
    while match.question is not None or match.roll is not None:
        if match.roll is None:
            assert match.question is not None
            match.play(pick(match.question.options, rng))
            continue
        space = match.roll.space
        # Every kind of roll is expanded a few times, big ones over a sample of their outcomes.
        if expanded[match.roll.name.id] < 3:
            expanded[match.roll.name.id] += 1
            size = space.size()
            wanted = range(size) if size <= MOST_OUTCOMES else [rng.randrange(size) for _ in range(12)]
            for index in wanted:
                face = space.at(index)
                assert space.holds(face)
                other = match.copy()
                other.face(face)
                settle(other, source.copy())
                assert other.question is not None or other.outcome is not None
        match.face(space.draw(source))
    assert match.outcome is not None


@pytest.mark.parametrize("variant", VARIANTS[::2], ids=str)
def test_a_face_that_is_none_changes_nothing(variant: Variant) -> None:
    rng = random.Random(3)
    match = hand_over(play(variant).stops[0][1])
    source = Committed(KEY, "faces")
    seen = 0
    while match.question is not None and seen < 5:
        match.play(pick(match.question.options, rng))
        if match.roll is not None:
            seen += 1
            before = match.copy()
            for face in (None, "six", 0, -3, 10**9, (), (0,), [1], 2.5, (1, "two")):
                if not match.roll.space.holds(face):
                    with pytest.raises(hb.BadInput):
                        match.face(face)
            assert match.state == before.state
            assert match.roll is before.roll
        settle(match, source)
    assert seen or match.outcome is not None


def test_a_shuffle_keeps_its_cards() -> None:
    for variant in VARIANTS[::4]:
        match = hand_over(play(variant).stops[0][1])
        rng = random.Random(5)
        for _ in range(200):
            if match.roll is not None:
                space = match.roll.space
                if isinstance(space, Order):
                    face = space.draw(Committed(KEY, "order"))
                    assert isinstance(face, tuple)
                    assert Counter(face) == Counter(space.items)
                match.face(space.draw(Committed(KEY, "order")))
            elif match.question is not None:
                match.play(pick(match.question.options, rng))


@pytest.mark.parametrize("variant", VARIANTS[::4], ids=str)
def test_committed_dice_can_be_checked_by_anybody(variant: Variant) -> None:
    match = hb.new_committed(variant.game, KEY, "table 7", variant.players, **dict(variant.switches))
    sealed = record(match, "test", reveal=False)
    assert isinstance(sealed.chance, CommittedChance)
    assert sealed.chance.commitment == hashlib.sha256(bytes.fromhex(KEY)).hexdigest()
    assert sealed.chance.key is None
    assert KEY not in write_record(sealed).decode()
    finish(match, random.Random(2))
    opened = read_record(write_record(record(match, "test")), "here")
    assert isinstance(opened.chance, CommittedChance)
    assert opened.chance.key == KEY
    assert replay(rulebook(variant.game), opened).state == match.state
    source = match.state.source
    assert isinstance(source, Committed)
    # Every number follows from the key, the table and its place in the row.
    check = Committed(KEY, "table 7")
    for number in range(source.drawn):
        digest = hmac.new(bytes.fromhex(KEY), f"table 7:{number}".encode(), hashlib.sha256).digest()
        assert check.below(10) == (int.from_bytes(digest, "big") * 10) >> 256


def test_committed_dice_refuse_a_wrong_key() -> None:
    variant = VARIANTS[0]
    game = rulebook(variant.game)
    match = hb.new_committed(variant.game, KEY, "table 7", variant.players, **dict(variant.switches))
    finish(match, random.Random(2), 5)
    found = record(match, "test")
    assert isinstance(found.chance, CommittedChance)
    for key in ("00" * 32, "not a key", "", None):
        found.chance.key = key
        with pytest.raises(hb.BadInput):
            replay(game, found)
    found.chance.key = KEY
    assert replay(game, found).state == match.state
