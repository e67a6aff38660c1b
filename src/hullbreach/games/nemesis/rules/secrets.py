"""Who knows what: a state with the unknown taken out, and worlds drawn anew that fit what a seat knows. NEM-HID"""

from __future__ import annotations

from functools import lru_cache

from hullbreach.games.nemesis.content.names import DECKS
from hullbreach.games.nemesis.rules.people.cards import as_owner_sees, is_contamination, shown, unscanned
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import COMMON, EVENTS, NOBODY, OVER, SETUP
from hullbreach.kernel.chance import Source
from hullbreach.kernel.options import members
from hullbreach.kernel.requests import Ask
from hullbreach.parts.known import UNKNOWN, Zone, hidden_from, redeal, seat_bit
from hullbreach.parts.piles import shuffled

# Piles are alike from one choice to the next, and bots look at all of them each time: it pays to remember these.


@lru_cache(maxsize=4096)
def _hidden(cards: tuple[int, ...], known: tuple[int, ...], bit: int) -> tuple[int, ...]:
    return tuple([card if seats & bit else UNKNOWN for card, seats in zip(cards, known, strict=False)])


@lru_cache(maxsize=4096)
def _own(known: tuple[int, ...], bit: int) -> tuple[int, ...]:
    """Who knows what, as far as a seat can tell: itself."""
    return tuple([seats & bit for seats in known])


def back_of(g: Nemesis, item: int) -> int:
    """What the back of an Item looks like: no id, but a number below UNKNOWN for its colour. NEM-ITM-01"""
    return UNKNOWN - 1 - g.fixed.items[item].deck


def conceal(g: Nemesis, seat: int) -> Nemesis:
    """A copy in which everything the seat may not know is unknown."""
    other = g.copy()
    bit = seat_bit(seat)
    over = g.phase == OVER
    for room in members(g.fixed.graph.nodes & ~g.explored):
        if not g.tile_known[room] & bit:
            other.tile[room] = UNKNOWN
        if not g.token_known[room] & bit and g.token[room] >= 0:
            other.token[room] = UNKNOWN - 1
    if any(g.tile_known):
        other.tile_known = [known & bit for known in g.tile_known]
    if any(g.token_known):
        other.token_known = [known & bit for known in g.token_known]
    other.box_tiles = (UNKNOWN,) * len(g.box_tiles)
    other.box_tokens = (UNKNOWN,) * len(g.box_tokens)
    other.box_weaknesses = (UNKNOWN,) * len(g.box_weaknesses)
    other.box_objectives = (UNKNOWN,) * len(g.box_objectives)
    if not over:
        other.box_coordinates = ()
        other.engines = _hidden(g.engines, g.engine_known, bit)
        if not g.coordinates_known & bit:
            other.coordinates = UNKNOWN
    other.engine_known = _own(g.engine_known, bit)
    other.coordinates_known &= bit
    other.weaknesses = tuple([w if g.weakness_up >> n & 1 else UNKNOWN for n, w in enumerate(g.weaknesses)])
    for deck in range(COMMON):
        other.decks[deck] = _hidden(g.decks[deck], g.deck_known[deck], bit)
        other.deck_known[deck] = _own(g.deck_known[deck], bit)
    other.contamination = (UNKNOWN,) * len(g.contamination)
    other.removed = (UNKNOWN,) * len(g.removed)
    asked = seat >= 0 and g.active == seat
    if not asked:
        other.found = (UNKNOWN,) * len(g.found)
        if g.phase != SETUP:
            other.looked = (UNKNOWN,) * len(g.looked)
    other.stood_back &= bit
    for of in range(g.seats):
        _conceal_seat(g, other, of, seat, over)
    if g.intruder_seat != seat or seat < 0:
        other.plot_hand = (UNKNOWN,) * len(g.plot_hand)
        if g.aside and g.intruder_seat == g.active:
            other.aside = (UNKNOWN,) * len(g.aside)
    other.plot_deck = (UNKNOWN,) * len(g.plot_deck)
    return other


def _conceal_seat(g: Nemesis, other: Nemesis, of: int, seat: int, over: bool) -> None:
    bit = seat_bit(seat)
    clean = g.fixed.contaminated
    if of == seat:
        if g.hand[of] and max(g.hand[of]) >= clean:
            other.hand[of] = tuple([as_owner_sees(g, card) for card in g.hand[of]])
        if g.discard[of] and max(g.discard[of]) >= clean:
            other.discard[of] = tuple([as_owner_sees(g, card) for card in g.discard[of]])
    else:
        other.hand[of] = (UNKNOWN,) * len(g.hand[of])
        if g.discard[of] and max(g.discard[of]) >= clean:
            other.discard[of] = tuple([shown(g, card) for card in g.discard[of]])
        other.sure[of] = g.all_sure[of]
        if g.inventory[of]:
            other.inventory[of] = tuple(
                [
                    item if known & bit else back_of(g, item)
                    for item, known in zip(g.inventory[of], g.inventory_known[of], strict=True)
                ]
            )
        if not over:
            other.objectives[of] = _hidden(g.objectives[of], g.objectives_known[of], bit)
    other.deck[of] = (UNKNOWN,) * len(g.deck[of])
    other.inventory_known[of] = _own(g.inventory_known[of], bit)
    other.objectives_known[of] = _own(g.objectives_known[of], bit)


# ---- worlds drawn anew


def resample(g: Nemesis, seat: int, source: Source) -> Nemesis:
    """A world in which everything the seat may not know is drawn anew, fitting what it has seen.

    Who is in the middle of saying or paying something keeps hand and inventory: they must still allow it.
    """
    other = g.copy()
    asked = g.request
    busy = asked.seat if isinstance(asked, Ask) and asked.seat != seat else NOBODY
    bit = seat_bit(seat)
    _resample_ship(g, other, bit, source)
    _resample_items(g, other, bit, busy, source)
    _resample_cards(g, other, seat, busy, source)
    _resample_objectives(g, other, bit, source)
    events = Zone(g.decks[EVENTS], hidden_from(g.deck_known[EVENTS], bit))
    redeal((events,), source)
    other.decks[EVENTS] = tuple(events.things)
    for deck in (EVENTS + 1, EVENTS + 2):
        cards = Zone(g.decks[deck], hidden_from(g.deck_known[deck], bit))
        redeal((cards,), source)
        other.decks[deck] = tuple(cards.things)
    if g.intruder_seat != seat or seat < 0:
        hand, pile = Zone(g.plot_hand), Zone(g.plot_deck)
        redeal((hand, pile), source)
        other.plot_hand, other.plot_deck = tuple(hand.things), tuple(pile.things)
    else:
        other.plot_deck = tuple(shuffled(list(g.plot_deck), source))
    other.stood_back &= bit
    _forget(other, seat)
    return other


def _forget(g: Nemesis, seat: int) -> None:
    """What others have looked at a seat cannot tell: in its worlds they know what is theirs and nothing else."""
    bit = seat_bit(seat)
    g.tile_known = [known & bit for known in g.tile_known]
    g.token_known = [known & bit for known in g.token_known]
    g.engine_known = tuple([known & bit for known in g.engine_known])
    g.coordinates_known &= bit
    g.deck_known = [tuple([known & bit for known in masks]) for masks in g.deck_known]
    for of in range(g.seats):
        own = bit | seat_bit(of)
        g.inventory_known[of] = tuple([known & own for known in g.inventory_known[of]])
        g.objectives_known[of] = tuple([known & own for known in g.objectives_known[of]])
        if of != seat:
            g.sure[of] = g.all_sure[of]


def _resample_ship(g: Nemesis, other: Nemesis, bit: int, source: Source) -> None:
    rooms = range(g.fixed.size)
    hidden = [room for room in rooms if not g.explored >> room & 1 and not g.tile_known[room] & bit]
    tiles, box = Zone(g.tile, hidden), Zone(g.box_tiles)
    redeal((tiles, box), source, lambda tile: g.fixed.rooms[tile].category)
    other.tile, other.box_tiles = tiles.things, tuple(box.things)
    hidden = [room for room in rooms if g.token[room] >= 0 and not g.token_known[room] & bit]
    tokens, left = Zone(g.token, hidden), Zone(g.box_tokens)
    redeal((tokens, left), source)
    other.token, other.box_tokens = tokens.things, tuple(left.things)
    slots = [n for n in range(len(g.weaknesses)) if not g.weakness_up >> n & 1]
    weak, rest = Zone(g.weaknesses, slots), Zone(g.box_weaknesses)
    redeal((weak, rest), source)
    other.weaknesses, other.box_weaknesses = tuple(weak.things), tuple(rest.things)
    if g.phase == OVER:
        return
    other.engines = tuple(
        [top if known & bit else source.below(2) for top, known in zip(g.engines, g.engine_known, strict=False)]
    )
    if g.coordinates >= 0 and not g.coordinates_known & bit:
        cards = shuffled([g.coordinates, *g.box_coordinates], source)
        other.coordinates, other.box_coordinates = cards[0], tuple(sorted(cards[1:]))


def _resample_items(g: Nemesis, other: Nemesis, bit: int, busy: int, source: Source) -> None:
    decks = [Zone(g.decks[deck], hidden_from(g.deck_known[deck], bit)) for deck in range(len(DECKS) - 1)]
    pockets = [
        Zone(g.inventory[seat], () if seat == busy else hidden_from(g.inventory_known[seat], bit))
        for seat in range(g.seats)
    ]
    found = Zone(g.found, () if seat_bit(g.active) & bit or busy >= 0 else None)
    redeal((*pockets, found, *decks), source, lambda item: g.fixed.items[item].deck, lambda: _no_heavy(g, pockets))
    for deck, zone in enumerate(decks):
        other.decks[deck] = tuple(zone.things)
    for seat, zone in enumerate(pockets):
        other.inventory[seat] = tuple(zone.things)
    other.found = tuple(found.things)


def _no_heavy(g: Nemesis, pockets: list[Zone[int]]) -> bool:
    """Heavy Items are never in an inventory."""
    return not any(g.fixed.items[item].heavy for zone in pockets for item in zone.things)


def _resample_cards(g: Nemesis, other: Nemesis, seat: int, busy: int, source: Source) -> None:
    for of in range(g.seats):
        if of in (seat, busy):
            other.deck[of] = tuple(shuffled(list(g.deck[of]), source))
        else:
            hand, deck = Zone(g.hand[of]), Zone(g.deck[of])
            redeal((hand, deck), source)
            other.hand[of], other.deck[of] = tuple(hand.things), tuple(deck.things)
    # Which Contamination cards are INFECTED: those nobody has scanned for this seat change their status among each
    # other, those in the deck and out of the game too, as far as the counts that are known still hold.
    zones: list[Zone[int]] = [Zone(g.contamination), Zone(g.removed)]
    places: list[tuple[int, str]] = []
    for of in range(g.seats):
        for name in ("hand", "deck", "discard"):
            cards: tuple[int, ...] = getattr(other, name)[of]
            hidden = [
                n
                for n, card in enumerate(cards)
                if is_contamination(g, card) and (of != seat or unscanned(g, card) == card)
            ]
            zones.append(Zone([unscanned(g, card) if n in hidden else card for n, card in enumerate(cards)], hidden))
            places.append((of, name))

    def could_be() -> bool:
        return all(_fits(g, zones, places, of, seat) for of in range(g.seats))

    redeal(zones, source, None, could_be)
    other.contamination, other.removed = tuple(zones[0].things), tuple(zones[1].things)
    for (of, name), zone in zip(places, zones[2:], strict=True):
        getattr(other, name)[of] = tuple(zone.things)


def _fits(g: Nemesis, zones: list[Zone[int]], places: list[tuple[int, str]], of: int, seat: int) -> bool:
    limit = g.fixed.contaminated
    cards = [card for (one, _), zone in zip(places, zones[2:], strict=True) if one == of for card in zone.things]
    clean, infected = g.sure[of] if of == seat else g.all_sure[of]
    return cards.count(limit + 1) >= clean and cards.count(limit + 2) >= infected


def _resample_objectives(g: Nemesis, other: Nemesis, bit: int, source: Source) -> None:
    if g.phase == OVER:
        return
    zones = [Zone(g.objectives[seat], hidden_from(g.objectives_known[seat], bit)) for seat in range(g.seats)]
    box = Zone(g.box_objectives)
    decks = g.fixed.content.objectives
    two = any(len(held) == 2 for held in g.objectives)
    redeal((*zones, box), source, (lambda card: decks[card].deck) if two else None)
    for seat, zone in enumerate(zones):
        other.objectives[seat] = tuple(zone.things)
    other.box_objectives = tuple(box.things)
