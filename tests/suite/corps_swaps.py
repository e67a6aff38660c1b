"""Hidden facts of corps swapped one kind at a time, without the help of the engine's own drawing of worlds."""

from __future__ import annotations

import random
from collections.abc import Iterator

import hullbreach as hb
from hullbreach.games.corps.rules.state import SETUP, Corps
from hullbreach.games.corps.words import events
from hullbreach.kernel.procedures import ask_again
from hullbreach.kernel.state import State
from hullbreach.parts.known import unseen

# Events that name a hidden card, first the seat that holds or sees it; True where an open hand makes them public.
NAMED = {
    events.DREW: True,
    events.RECYCLED_CARD: True,
    events.EXHAUSTED_CARD: True,
    events.SAW_CARD: False,
    events.SAW_TRACKER: False,
}
UNNAMED = (events.DREW_UNSEEN, events.RECYCLED_UNSEEN, events.EXHAUSTED_UNSEEN)


def swaps(match: hb.Match, seat: int, rng: random.Random) -> Iterator[tuple[str, hb.Match]]:
    """Matches that differ from this one in one kind of fact the seat cannot know."""
    for change in (deck_order, hand_and_deck, exhausted_and_deck, blip_numbers, tracker_order, mission_blips):
        other = match.copy()
        g = other.state
        assert isinstance(g, Corps)
        if change(g, seat, rng):
            if g.request is not None:
                other._wait(ask_again(g))
            yield change.__name__, other


def bit(seat: int) -> int:
    """The seat in a mask of those who know."""
    return 1 << seat if seat >= 0 else 0


def deck_order(g: Corps, seat: int, rng: random.Random) -> bool:
    """Nobody knows the order of the deck."""
    places = list(range(len(g.deck)))
    rng.shuffle(places)
    g.deck = [g.deck[n] for n in places]
    g.deck_known = [g.deck_known[n] for n in places]
    return len(g.deck) > 1


def hand_and_deck(g: Corps, seat: int, rng: random.Random) -> bool:
    """A card in another's hand could as well lie in the deck."""
    others = [n for n in range(g.seats) if n != seat and unseen(g.hands[n], g.hands_known[n])]
    places = [n for n, card in enumerate(g.deck) if not g.deck_known[n] & bit(seat) and g.card(card).type != "hazard"]
    if not others or not places or g.fixed.switches.open_hands:
        return False
    owner, place = rng.choice(others), rng.choice(places)
    hand = list(g.hands[owner])
    at = hand.index(rng.choice(unseen(g.hands[owner], g.hands_known[owner])))
    hand[at], g.deck[place] = g.deck[place], hand[at]
    g.hands[owner] = tuple(sorted(hand))
    return True


def exhausted_and_deck(g: Corps, seat: int, rng: random.Random) -> bool:
    """A card exhausted unseen could as well lie in the deck."""
    piles = [n for n in range(len(g.exhaust)) if not g.exhaust_known[n] & bit(seat)]
    places = [n for n in range(len(g.deck)) if not g.deck_known[n] & bit(seat)]
    if not piles or not places:
        return False
    one, other = rng.choice(piles), rng.choice(places)
    g.exhaust[one], g.deck[other] = g.deck[other], g.exhaust[one]
    return True


def blip_numbers(g: Corps, seat: int, rng: random.Random) -> bool:
    """Two blips on the board could show each other's number."""
    if len(g.numbers) < 2:
        return False
    one, other = rng.sample(sorted(g.numbers), 2)
    g.numbers[one], g.numbers[other] = g.numbers[other], g.numbers[one]
    return True


def tracker_order(g: Corps, seat: int, rng: random.Random) -> bool:
    """Two tracker cards of one threat level look alike from behind."""
    if g.phase == SETUP:
        return False
    content = g.fixed.content.tracker
    hidden = [n for n in range(len(g.tracker)) if not g.tracker_known[n] & bit(seat)]
    pairs = [
        (one, other)
        for one in hidden
        for other in hidden
        if one < other and content[g.tracker[one]].threat == content[g.tracker[other]].threat
    ]
    if not pairs:
        return False
    one, other = rng.choice(pairs)
    g.tracker[one], g.tracker[other] = g.tracker[other], g.tracker[one]
    return True


def mission_blips(g: Corps, seat: int, rng: random.Random) -> bool:
    """Face-down mission blips could lie the other way round."""
    hidden = [square for square in g.mission_blips if not g.shown >> square & 1]
    if len(hidden) < 2:
        return False
    one, other = rng.sample(hidden, 2)
    g.mission_blips[one], g.mission_blips[other] = g.mission_blips[other], g.mission_blips[one]
    return True


def open_facts(state: State) -> int:
    """The threat level on the back of the top tracker card, which everybody sees."""
    assert isinstance(state, Corps)
    return state.fixed.content.tracker[state.tracker[-1]].threat if state.tracker else 0
