"""Hidden facts of nemesis swapped one kind at a time, without the help of the engine's own drawing of worlds."""

from __future__ import annotations

import random
from collections.abc import Iterator

import hullbreach as hb
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import EVENTS, OVER, SETUP
from hullbreach.games.nemesis.words import events
from hullbreach.kernel.procedures import ask_again

# Events that name a hidden card, first the seat that sees it; none of them is ever public.
NAMED = dict.fromkeys(
    (
        events.DREW, events.ENGINE_SEEN, events.COORDINATES_SEEN, events.TILE_SEEN, events.TOKEN_SEEN,
        events.EVENT_SEEN, events.FOUND, events.KEPT, events.OBJECTIVE_SEEN, events.PLOT_DRAWN,
    ),
    False,
)  # fmt: skip
UNNAMED = (events.DREW_HIDDEN, events.KEPT_HIDDEN, events.PLOT_DRAWN_HIDDEN)


def open_facts(g: Nemesis) -> object:
    """When all is over the Engines, the Coordinates and the Objectives are turned up."""
    return (g.engines, g.coordinates, g.objectives) if g.phase == OVER else None


def swaps(match: hb.Match, seat: int, rng: random.Random) -> Iterator[tuple[str, hb.Match]]:
    """Matches that differ from this one in one kind of fact the seat cannot know."""
    for change in (own_deck, hands, tiles, tokens, weaknesses, objectives, engines, course, event_order, plots):
        other = match.copy()
        g = other.state
        assert isinstance(g, Nemesis)
        if change(g, seat, rng):
            if g.request is not None:
                other._wait(ask_again(g))
            yield change.__name__, other


def _knows(known: int, seat: int) -> bool:
    return seat >= 0 and bool(known >> seat & 1)


def _exchange(things: list[int], places: list[int], rng: random.Random) -> bool:
    """Two things change places."""
    if len(places) < 2:
        return False
    one, other = rng.sample(places, 2)
    things[one], things[other] = things[other], things[one]
    return things[one] != things[other]


def own_deck(g: Nemesis, seat: int, rng: random.Random) -> bool:
    """Nobody knows the order of an Action deck."""
    for owner in range(g.seats):
        cards = list(g.deck[owner])
        rng.shuffle(cards)
        g.deck[owner] = tuple(cards)
    return any(len(set(deck)) > 1 for deck in g.deck)


def hands(g: Nemesis, seat: int, rng: random.Random) -> bool:
    """A card in another's hand could as well lie in that player's deck, unless it is being paid with right now."""
    limit = g.fixed.contaminated
    busy = {ask.seat for ask in g.request.asks} if hasattr(g.request, "asks") else {getattr(g.request, "seat", -1)}
    owners = [n for n in range(g.seats) if n != seat and n not in busy and n != g.active]
    rng.shuffle(owners)
    for owner in owners:
        hand, deck = list(g.hand[owner]), list(g.deck[owner])
        held = [n for n, card in enumerate(hand) if card < limit]
        left = [n for n, card in enumerate(deck) if card < limit]
        if held and left:
            at, place = rng.choice(held), rng.choice(left)
            hand[at], deck[place] = deck[place], hand[at]
            g.hand[owner], g.deck[owner] = tuple(hand), tuple(deck)
            return True
    return False


def tiles(g: Nemesis, seat: int, rng: random.Random) -> bool:
    """Two unexplored Rooms of one kind could be each other."""
    hidden = [n for n in range(g.fixed.size) if not g.explored >> n & 1 and not _knows(g.tile_known[n], seat)]
    if not hidden:
        return False
    kind = g.fixed.rooms[g.tile[rng.choice(hidden)]].category
    return _exchange(g.tile, [n for n in hidden if g.fixed.rooms[g.tile[n]].category == kind], rng)


def tokens(g: Nemesis, seat: int, rng: random.Random) -> bool:
    """Two Exploration tokens that nobody has seen could be each other."""
    places = [n for n in range(g.fixed.size) if g.token[n] >= 0 and not _knows(g.token_known[n], seat)]
    return _exchange(g.token, places, rng)


def weaknesses(g: Nemesis, seat: int, rng: random.Random) -> bool:
    """A Weakness that lies face down could be one that stayed in the box."""
    slots = [n for n in range(len(g.weaknesses)) if not g.weakness_up >> n & 1]
    if not slots or not g.box_weaknesses:
        return False
    board, box = list(g.weaknesses), list(g.box_weaknesses)
    slot, place = rng.choice(slots), rng.randrange(len(box))
    board[slot], box[place] = box[place], board[slot]
    g.weaknesses, g.box_weaknesses = tuple(board), tuple(box)
    return True


def objectives(g: Nemesis, seat: int, rng: random.Random) -> bool:
    """An Objective that a seat has not seen could be another one of the same deck that went back into the box."""
    if g.phase in (SETUP, OVER):
        return False
    cards = g.fixed.content.objectives
    pairs = [
        (owner, n, place)
        for owner in range(g.seats)
        for n, (card, known) in enumerate(zip(g.objectives[owner], g.objectives_known[owner], strict=True))
        for place, spare in enumerate(g.box_objectives)
        if owner != seat and not _knows(known, seat) and cards[card].deck == cards[spare].deck
    ]
    if not pairs:
        return False
    owner, n, place = rng.choice(pairs)
    held, box = list(g.objectives[owner]), list(g.box_objectives)
    held[n], box[place] = box[place], held[n]
    g.objectives[owner], g.box_objectives = tuple(held), tuple(box)
    return True


def engines(g: Nemesis, seat: int, rng: random.Random) -> bool:
    """An Engine that a seat has not looked at could work or not."""
    places = [n for n, known in enumerate(g.engine_known) if not _knows(known, seat)]
    if g.phase == OVER or not g.engines or not places:
        return False
    place = rng.choice(places)
    g.engines = tuple([1 - top if n == place else top for n, top in enumerate(g.engines)])
    return True


def course(g: Nemesis, seat: int, rng: random.Random) -> bool:
    """The Coordinates could be any other card."""
    if g.phase == OVER or g.coordinates < 0 or _knows(g.coordinates_known, seat) or not g.box_coordinates:
        return False
    box = list(g.box_coordinates)
    place = rng.randrange(len(box))
    g.coordinates, box[place] = box[place], g.coordinates
    g.box_coordinates = tuple(sorted(box))
    return True


def event_order(g: Nemesis, seat: int, rng: random.Random) -> bool:
    """Two Event cards that nobody has looked at could lie the other way round."""
    cards = list(g.decks[EVENTS])
    changed = _exchange(cards, [n for n, known in enumerate(g.deck_known[EVENTS]) if not _knows(known, seat)], rng)
    g.decks[EVENTS] = tuple(cards)
    return changed


def plots(g: Nemesis, seat: int, rng: random.Random) -> bool:
    """An Intruder Action card in hand could as well lie in the deck."""
    if seat == g.intruder_seat or not g.plot_hand or not g.plot_deck or g.active == g.intruder_seat:
        return False
    hand, deck = list(g.plot_hand), list(g.plot_deck)
    at, place = rng.randrange(len(hand)), rng.randrange(len(deck))
    hand[at], deck[place] = deck[place], hand[at]
    g.plot_hand, g.plot_deck = tuple(hand), tuple(deck)
    return True
