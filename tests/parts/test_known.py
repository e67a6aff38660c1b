"""Who knows what: concealing, how knowledge changes, and worlds drawn anew that are right and equally likely."""

from __future__ import annotations

import functools
import itertools
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from hullbreach.kernel.chance import Seeded
from hullbreach.kernel.state import EVERYBODY
from hullbreach.parts.known import (
    UNKNOWN,
    Zone,
    concealed,
    follow,
    hand_zone,
    hidden_from,
    members,
    redeal,
    seat_bit,
    swap,
    take_mixed,
)

ANN, BOB, CAT = 1, 2, 4

piles = st.lists(st.tuples(st.integers(0, 4), st.integers(0, 7)), max_size=8)


def is_odd(card: int) -> bool:
    return card % 2 == 1


def drawn_often(
    zones: list[list[int]], hidden: list[list[int] | None], *, odd: int = -1, backs: bool = False
) -> Counter[str]:
    """How often each world comes out of 6000 deals; only odd cards lie in the zone ``odd``."""
    found: Counter[str] = Counter()
    source = Seeded(7)
    for _ in range(6000):
        made = [
            Zone(cards, places, is_odd if n == odd else None)
            for n, (cards, places) in enumerate(zip(zones, hidden, strict=True))
        ]
        redeal(made, source, (lambda card: card // 10) if backs else None)
        found[" ".join(",".join(map(str, zone.things)) for zone in made)] += 1
    return found


def is_even(found: Counter[str], worlds: int) -> bool:
    """Whether exactly so many worlds came out, each about as often as the others."""
    share = 6000 / worlds
    return len(found) == worlds and all(abs(n - share) < 5 * share**0.5 for n in found.values())


@given(piles, st.integers(-1, 2))
def test_a_seat_sees_what_it_knows_and_nothing_else(pile: list[tuple[int, int]], seat: int) -> None:
    cards, known = [card for card, _ in pile], [seats for _, seats in pile]
    seen = concealed(cards, known, seat_bit(seat))
    assert seen == [card if seat >= 0 and seats >> seat & 1 else UNKNOWN for card, seats in pile]
    counted, masks = members(cards, known, seat_bit(seat))
    assert sorted(counted) == sorted(seen)
    assert [card for card in counted if card != UNKNOWN] == sorted(card for card in seen if card != UNKNOWN)
    assert [bool(mask) for mask in masks] == [card != UNKNOWN for card in counted]


def test_a_card_seen_to_leave_may_be_the_copy_that_was_known() -> None:
    pile, known = [7, 9, 7], [ANN | BOB, BOB, ANN]
    # Ann knew both, Bob one of them; only Bob sees this one go, and forgets nothing of the 9.
    assert take_mixed(pile, known, BOB) == 7
    assert (pile, known) == ([7, 9], [0, BOB])


def test_nobody_is_sure_of_a_pile_from_which_a_card_left_unseen() -> None:
    pile, known = [7, 9, 4], [ANN, ANN | BOB, CAT]
    assert take_mixed(pile, known, 0) == 4
    assert known == [0, 0]
    pile, known = [7, 9, 4], [ANN, ANN | BOB, CAT]
    take_mixed(pile, known, EVERYBODY)
    assert known == [ANN, ANN | BOB]


@given(piles)
def test_a_shuffle_hides_where_and_not_what(pile: list[tuple[int, int]]) -> None:
    cards, known = [card for card, _ in pile], [seats for _, seats in pile]
    order = sorted(cards, reverse=True)
    for bit in (ANN, BOB, CAT):
        assert members(order, follow(cards, known, order), bit) == members(cards, known, bit)


@given(piles, st.integers(-1, 2), st.integers())
def test_every_world_fits_what_the_seat_knows(pile: list[tuple[int, int]], seat: int, seed: int) -> None:
    cards, known = [card for card, _ in pile], [seats for _, seats in pile]
    bit = seat_bit(seat)
    deck, bag = Zone(cards, hidden_from(known, bit)), Zone([8, 9, 9])
    redeal((deck, bag), Seeded(seed))
    assert concealed(deck.things, known, bit) == concealed(cards, known, bit)
    assert sorted([*deck.things, *bag.things]) == sorted([*cards, 8, 9, 9])


def test_every_world_is_equally_likely() -> None:
    # Three cards over a pile with one known place and a hand: all 3! worlds.
    assert is_even(drawn_often([[1, 5, 2], [3]], [[0, 2], None]), 6)


def test_equal_views_draw_equal_worlds() -> None:
    one = drawn_often([[1, 5, 2], [3]], [[0, 2], None])
    other = drawn_often([[3, 5, 1], [2]], [[0, 2], None])
    assert one.keys() == other.keys()


def test_no_zone_holds_what_does_not_fit() -> None:
    # One of three odd cards is in hand, the rest in any order: 3 * 3! worlds.
    found = drawn_often([[2, 3, 5], [1]], [None, None], odd=1)
    assert is_even(found, 18)
    assert not any(world.endswith("2") for world in found)


def test_two_zones_that_take_different_cards() -> None:
    # Odd cards fit both hands, the 4 the second: 2 * 2 * 2! worlds.
    found: Counter[str] = Counter()
    source = Seeded(9)
    for _ in range(6000):
        odd, not_two, deck = Zone([1], None, is_odd), Zone([3], None, lambda card: card != 2), Zone([2, 4])
        redeal((deck, odd, not_two), source)
        found[f"{odd.things} {not_two.things} {deck.things}"] += 1
    assert is_even(found, 8)


def test_only_equal_backs_change_places() -> None:
    found = drawn_often([[11, 21, 12], [22]], [None, None], backs=True)
    assert is_even(found, 4)
    assert set(found) == {f"{a},{b},{23 - a} {43 - b}" for a in (11, 12) for b in (21, 22)}


def not_two_first(row: Zone[int]) -> bool:
    return row.things[0] != 2


def test_a_world_that_could_not_be_is_drawn_again() -> None:
    source, found = Seeded(3), set()
    for _ in range(200):
        row = Zone([1, 2, 3])
        redeal((row,), source, could_be=functools.partial(not_two_first, row))
        found.add(tuple(row.things))
    assert found == {order for order in itertools.permutations((1, 2, 3)) if order[0] != 2}
    # Where nothing else can be the world stays as it is.
    alone = Zone([3, 1, 2])
    redeal((alone,), source, could_be=lambda: False)
    assert alone.things == [3, 1, 2]


def test_cards_shown_into_a_hand_stay_in_it() -> None:
    source = Seeded(1)
    hands = set()
    for _ in range(60):
        hand, deck = hand_zone((4, 4, 6), (4,)), Zone([8])
        redeal((hand, deck), source)
        hands.add(tuple(sorted(hand.things)))
    assert hands == {(4, 4, 6), (4, 4, 8), (4, 6, 8)}


# A row of tokens on the board: what each is, its wounds, and who knows that. Where it lies is open.
class Tokens:
    """Pieces with a state of their own: lists side by side, and one list of masks."""

    def __init__(self) -> None:
        self.type = [10, 11, 12]
        self.wounds = [0, 2, 1]
        self.known = [ANN, ANN | BOB, ANN]

    def seen(self, seat: int) -> list[tuple[int, int]]:
        bit = seat_bit(seat)
        return list(zip(concealed(self.type, self.known, bit), concealed(self.wounds, self.known, bit), strict=True))

    def world(self, seat: int, seed: int) -> list[tuple[int, int]]:
        row = Zone(list(zip(self.type, self.wounds, strict=True)), hidden_from(self.known, seat_bit(seat)))
        redeal((row,), Seeded(seed))
        return row.things


def test_a_token_turned_back_is_known_to_its_owner_and_to_who_saw_it() -> None:
    tokens = Tokens()
    assert tokens.seen(0) == [(10, 0), (11, 2), (12, 1)]
    assert tokens.seen(1) == [(UNKNOWN, UNKNOWN), (11, 2), (UNKNOWN, UNKNOWN)]
    assert tokens.seen(2) == [(UNKNOWN, UNKNOWN)] * 3
    worlds = {tuple(tokens.world(1, seed)) for seed in range(40)}
    # Its wounds go with a token; the one Bob has seen stays where it is.
    assert worlds == {((10, 0), (11, 2), (12, 1)), ((12, 1), (11, 2), (10, 0))}
    assert {len({*tokens.world(2, seed)} ^ {(10, 0), (11, 2), (12, 1)}) for seed in range(9)} == {0}


def test_two_tokens_that_changed_places_unseen_are_both_unknown() -> None:
    tokens = Tokens()
    swap(tokens.type, tokens.known, 0, 1, ANN)
    assert tokens.type == [11, 10, 12]
    assert concealed(tokens.type, tokens.known, ANN) == [11, 10, 12]
    assert concealed(tokens.type, tokens.known, BOB) == [UNKNOWN] * 3
    # Whoever sees the swap can follow both.
    tokens = Tokens()
    swap(tokens.type, tokens.known, 0, 1, EVERYBODY)
    assert concealed(tokens.type, tokens.known, BOB) == [11, UNKNOWN, UNKNOWN]
