"""Spaces cover all their outcomes; sources are fair enough, repeatable and independent."""

from __future__ import annotations

import hashlib
import itertools
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hullbreach.kernel.chance import Committed, Dice, Die, Order, Pick, Seeded, Source, Space

KEY = "0f" * 32
SPACES: list[Space] = [
    Die(6),
    Die(10),
    Dice(6, 2),
    Dice(10, 3),
    Dice(6, 0),
    Pick("card", [3, 3, 8, 1]),
    Order("card", [5, 2, 9, 1]),
    Order("card", [4, 4, 7]),
    Order("card", []),
]


@pytest.mark.parametrize("space", SPACES, ids=lambda space: f"{type(space).__name__}-{space.size()}")
def test_at_covers_every_outcome_equally(space: Space) -> None:
    found = Counter(space.at(index) for index in range(space.size()))
    assert len(set(found.values())) == 1 or isinstance(space, Pick)
    assert all(space.holds(face) for face in found)
    if isinstance(space, Order):
        assert set(found) == set(itertools.permutations(space.items))
    if isinstance(space, Dice):
        assert set(found) == set(itertools.product(range(1, space.sides + 1), repeat=space.count))


@pytest.mark.parametrize("source", [Seeded(1), Committed(KEY, "t")], ids=["seeded", "committed"])
@pytest.mark.parametrize("space", SPACES, ids=lambda space: f"{type(space).__name__}-{space.size()}")
def test_draws_reach_every_outcome(space: Space, source: Source) -> None:
    drawn = source.copy()
    wanted = {space.at(index) for index in range(space.size())}
    found = set()
    for _ in range(60 * space.size() if space.size() <= 100 else 9000):
        face = space.draw(drawn)
        assert space.holds(face)
        found.add(face)
    assert found == wanted


@pytest.mark.parametrize("source", [Seeded(99), Committed(KEY, "u")], ids=["seeded", "committed"])
@pytest.mark.parametrize("sides", [2, 6, 10])
def test_faces_are_equally_likely(source: Source, sides: int) -> None:
    drawn = source.copy()
    rolls = 12000
    counts = Counter(drawn.below(sides) for _ in range(rolls))
    assert set(counts) == set(range(sides))
    expected = rolls / sides
    # Far beyond what a fair die does: chi squared with at most 9 degrees of freedom exceeds 40 once in 100000 times.
    assert sum((n - expected) ** 2 / expected for n in counts.values()) < 40


def test_shuffles_are_equally_likely() -> None:
    source = Seeded(4)
    space = Order("card", [1, 2, 3])
    counts = Counter(space.draw(source) for _ in range(6000))
    assert len(counts) == 6
    assert all(850 < n < 1150 for n in counts.values())


@given(st.integers(), st.integers(1, 10**12))
def test_a_number_lies_below_its_bound(seed: int, n: int) -> None:
    assert 0 <= Seeded(seed).below(n) < n


@given(st.integers(0, 2**64 - 1))
def test_a_copied_source_goes_its_own_way(seed: int) -> None:
    for source in (Seeded(seed), Committed(KEY, str(seed))):
        source.below(6)
        other = source.copy()
        mine = [source.below(1000) for _ in range(5)]
        assert [other.below(1000) for _ in range(5)] == mine


@pytest.mark.parametrize("face", [None, 0, 7, "1", 1.0, True, (1,), [1]])
def test_what_is_no_face_of_a_die(face: object) -> None:
    assert not Die(6).holds(face)


@pytest.mark.parametrize("face", [None, 1, (1,), (1, 7), (0, 1), (1, "2"), [1, 2], (1, 2, 3), (True, 2)])
def test_what_is_no_face_of_two_dice(face: object) -> None:
    assert not Dice(6, 2).holds(face)


@pytest.mark.parametrize("face", [None, 1, (1, 2), (1, 2, 2), (1, 2, "3"), [1, 2, 3], (1, 2, 3, 3)])
def test_what_is_no_order(face: object) -> None:
    assert not Order("card", [1, 2, 3]).holds(face)


def test_committed_numbers_follow_from_key_table_and_place() -> None:
    source = Committed(KEY, "table")
    assert source.commitment() == hashlib.sha256(bytes.fromhex(KEY)).hexdigest()
    first = [source.below(100) for _ in range(10)]
    assert [Committed(KEY, "table", n).below(100) for n in range(10)] == first
    assert [Committed(KEY, "other table", n).below(100) for n in range(10)] != first
    assert [Committed("1f" * 32, "table", n).below(100) for n in range(10)] != first


@given(st.integers(), st.integers(0, 200))
def test_a_shuffle_takes_its_numbers_one_by_one_or_together(seed: int, n: int) -> None:
    together, one_by_one = Seeded(seed), Seeded(seed)
    cards, others = list(range(n)), list(range(n))
    together.shuffle(cards)
    Source.shuffle(one_by_one, others)
    assert cards == others
    assert together.below(1000) == one_by_one.below(1000)
