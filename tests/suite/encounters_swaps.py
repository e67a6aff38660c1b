"""Hidden facts of encounters swapped one kind at a time, without the help of the engine's own drawing of worlds."""

from __future__ import annotations

import random
from collections.abc import Iterator

import hullbreach as hb
from hullbreach.games.encounters.rules.state import NORMAL, NOTHING, Encounters
from hullbreach.games.encounters.words import events
from hullbreach.kernel.procedures import ask_again

# Events that name a hidden card, first the seat that sees it; none of them is ever public.
NAMED = {events.SAW: False, events.LOOKED_AT: False, events.AGENDA_DEALT: False}
UNNAMED = (events.DREW_UNSEEN,)


def swaps(match: hb.Match, seat: int, rng: random.Random) -> Iterator[tuple[str, hb.Match]]:
    """Matches that differ from this one in one kind of fact the seat cannot know."""
    for change in (deck_order, hand_and_deck, hive_order, face_down_and_hive, strike_order, barracks_order, agendas):
        other = match.copy()
        g = other.state
        assert isinstance(g, Encounters)
        if g.objectives and change(g, seat, rng):
            if g.request is not None:
                other._wait(ask_again(g))
            yield change.__name__, other


def deck_order(g: Encounters, seat: int, rng: random.Random) -> bool:
    """Nobody knows the order of a deck but for what its owner has put on top."""
    for owner in range(g.seats):
        known = g.top_known[owner] if owner == seat else 0
        deck = g.decks[owner]
        hidden = list(deck[: len(deck) - known])
        rng.shuffle(hidden)
        g.decks[owner] = (*hidden, *deck[len(deck) - known :])
    return True


def hand_and_deck(g: Encounters, seat: int, rng: random.Random) -> bool:
    """A card in another's hand could as well lie in that player's deck."""
    owners = [n for n in range(g.seats) if n != seat and g.fate[n] == NORMAL and g.hands[n] and g.decks[n]]
    if not owners:
        return False
    owner = rng.choice(owners)
    hand, deck = list(g.hands[owner]), list(g.decks[owner])
    places = [n for n in range(len(deck)) if not g.faces[deck[n]].at("on_draw")]
    hidden = [card for card in hand if card not in g.hands_known[owner]]
    if not places or not hidden:
        return False
    at, place = hand.index(rng.choice(hidden)), rng.choice(places)
    hand[at], deck[place] = deck[place], hand[at]
    g.hands[owner], g.decks[owner] = tuple(sorted(hand)), tuple(deck)
    return True


def hive_order(g: Encounters, seat: int, rng: random.Random) -> bool:
    """Two cards of one mini-deck could lie the other way round."""
    pairs = [(n, n + 1) for n in range(len(g.hive) - 1) if g.layers[n] == g.layers[n + 1]]
    if not pairs:
        return False
    one, other = rng.choice(pairs)
    g.hive[one], g.hive[other] = g.hive[other], g.hive[one]
    return True


def face_down_and_hive(g: Encounters, seat: int, rng: random.Random) -> bool:
    """A face-down card of the Complex could as well lie in the Hive deck."""
    pieces = [p for p in g.rooms if p >= 0 and not g.is_up(p) and not g.peeked.get(p, 0)]
    pairs = [(p, n) for p in pieces for n in range(len(g.hive)) if g.layers[n] == g.layer_of[p]]
    if not pairs:
        return False
    piece, place = rng.choice(pairs)
    g.card_of[piece], g.hive[place] = g.hive[place], g.card_of[piece]
    return True


def strike_order(g: Encounters, seat: int, rng: random.Random) -> bool:
    """Nobody knows the order of the Strikes and Sergeants."""
    rng.shuffle(g.strike_deck)
    rng.shuffle(g.sergeants)
    return True


def barracks_order(g: Encounters, seat: int, rng: random.Random) -> bool:
    """Nobody knows the order of the Barracks."""
    rng.shuffle(g.barracks)
    return True


def agendas(g: Encounters, seat: int, rng: random.Random) -> bool:
    """Two Agendas that a seat does not know could be with each other's owner."""
    hidden = [n for n in range(g.seats) if g.agenda[n] != NOTHING and not g.shown_agendas >> n & 1]
    hidden = [n for n in hidden if n != seat or g.fixed.delayed]
    if len(hidden) < 2:
        return False
    one, other = rng.sample(hidden, 2)
    g.agenda[one], g.agenda[other] = g.agenda[other], g.agenda[one]
    return True
