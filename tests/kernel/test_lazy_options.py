"""Options are a collection that never builds what nobody looks at, and behaves like a list of them all."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hullbreach.kernel.options import Option, Options, bits, nth_bit
from hullbreach.kernel.phrases import Phrase

MOVE = Phrase("move", "move {square:number}")
SHOOT = Phrase("shoot", "shoot {weapon:number} {square:number}")
STOP = Phrase("stop", "stop")

groups = st.lists(
    st.one_of(
        st.tuples(st.just("move"), st.integers(0, 2**70 - 1), st.just(0)),
        st.tuples(st.just("shoot"), st.integers(0, 2**12 - 1), st.integers(0, 5)),
        st.tuples(st.just("stop"), st.just(0), st.just(0)),
    ),
    max_size=6,
)


def build(found: list[tuple[str, int, int]]) -> tuple[Options, list[Option]]:
    """The lazy collection, and the same options as a plain list."""
    options = Options()
    plain: list[Option] = []
    for verb, mask, weapon in found:
        if verb == "move":
            options.over(MOVE, (), mask)
            plain += [Option(MOVE, (n,)) for n in range(mask.bit_length()) if mask >> n & 1]
        elif verb == "shoot":
            options.over(SHOOT, (weapon,), mask)
            plain += [Option(SHOOT, (weapon, n)) for n in range(mask.bit_length()) if mask >> n & 1]
        else:
            options.one(STOP)
            plain.append(Option(STOP, ()))
    return options, plain


@given(groups)
def test_length_index_and_iteration_agree(found: list[tuple[str, int, int]]) -> None:
    options, plain = build(found)
    assert len(options) == len(plain)
    assert list(options) == plain
    assert [options[n] for n in range(len(plain))] == plain
    assert [options[n] for n in range(-len(plain), 0)] == plain
    for index in (len(plain), -len(plain) - 1):
        with pytest.raises(IndexError):
            options[index]


@given(groups, st.integers(-3, 80), st.integers(0, 6))
def test_membership_agrees(found: list[tuple[str, int, int]], square: int, weapon: int) -> None:
    options, plain = build(found)
    for option in plain:
        assert option in options
    for option in (Option(MOVE, (square,)), Option(SHOOT, (weapon, square)), Option(STOP, ()), Option(MOVE, ())):
        assert (option in options) == (option in plain)
    assert "stop" not in options
    for phrase in (MOVE, SHOOT, STOP):
        assert options.has(phrase) == any(option.phrase is phrase for option in plain)


@given(st.integers(0, 2**100))
def test_bits_of_a_mask(mask: int) -> None:
    found = bits(mask)
    assert sum(1 << n for n in found) == mask
    assert found == sorted(found)
    assert [nth_bit(mask, n) for n in range(len(found))] == found


def test_an_empty_mask_adds_nothing() -> None:
    options = Options()
    options.over(MOVE, (), 0)
    assert len(options) == 0
    assert options.groups == []
