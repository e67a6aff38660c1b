"""Who knows what: a state with the unknown taken out, and worlds drawn anew that fit what a seat knows. ENC-INF"""

from __future__ import annotations

from hullbreach.games.encounters.rules.achievements import FIVE_CLASSES, NO_BASICS
from hullbreach.games.encounters.rules.decks import without
from hullbreach.games.encounters.rules.reveal import PUT_BACK, PUT_BACK_SEEN
from hullbreach.games.encounters.rules.state import ALIEN, NORMAL, NOTHING, SETUP, UNKNOWN, Encounters
from hullbreach.kernel.chance import Source
from hullbreach.kernel.requests import Ask, AskAll

SECRET_ACHIEVEMENTS = 1 << NO_BASICS | 1 << FIVE_CLASSES


def is_asked(g: Encounters, seat: int) -> bool:
    """Whether the open question goes to this seat."""
    if isinstance(g.request, Ask):
        return g.request.seat == seat
    if isinstance(g.request, AskAll):
        return any(ask.seat == seat for ask in g.request.asks) and seat not in g.answers
    return False


def knows_agenda(g: Encounters, seat: int, owner: int) -> bool:
    """Whether a seat knows an Agenda: a revealed one, or its own unless that is delayed (ENC-INF-15, ENC-INF-16)."""
    if g.shown_agendas >> owner & 1 or g.agenda[owner] == NOTHING:
        return True
    return seat == owner and not g.fixed.delayed


def has_seen(g: Encounters, seat: int, piece: int) -> bool:
    """Whether a seat knows a Hive card in play: it lies face up, or the seat has looked at it (ENC-INF-21)."""
    return g.is_up(piece) or (seat >= 0 and bool(g.peeked.get(piece, 0) >> seat & 1))


def conceal(g: Encounters, seat: int) -> Encounters:
    """A copy in which everything the seat may not know is unknown.

    Of a pile whose cards everybody can count the order is hidden: its cards stand sorted.
    """
    other = g.copy()
    other.source = None
    for owner in range(g.seats):
        if owner == seat:
            known = g.top_known[owner]
            deck = g.decks[owner]
            hidden = deck[: len(deck) - known]
            other.decks[owner] = tuple(sorted(hidden)) + deck[len(deck) - known :]
            continue
        other.decks[owner] = (UNKNOWN,) * len(g.decks[owner])
        rest = len(g.hands[owner]) - len(g.hands_known[owner])
        other.hands[owner] = (UNKNOWN,) * rest + g.hands_known[owner]
        other.achieved[owner] = g.achieved[owner] & ~SECRET_ACHIEVEMENTS
    for owner in range(g.seats):
        if not knows_agenda(g, seat, owner):
            other.agenda[owner] = UNKNOWN
    if g.lifted and g.looker != seat:
        other.lifted = (UNKNOWN,) * len(g.lifted)
    other.hive = [UNKNOWN] * len(g.hive)
    other.layers = [min(layer, PUT_BACK) for layer in g.layers]
    for piece in g.card_of:
        if not has_seen(g, seat, piece):
            other.card_of[piece] = UNKNOWN
            other.layer_of[piece] = min(g.layer_of[piece], PUT_BACK)
    other.spare = [UNKNOWN] * len(g.spare)
    other.sergeants = sorted(g.sergeants)
    other.barracks = sorted(g.barracks)
    other.strike_deck = sorted(g.strike_deck)
    strangers = any(g.fate[owner] == ALIEN and owner != seat and g.hands[owner] for owner in range(g.seats))
    other.alien_deck = [UNKNOWN] * len(g.alien_deck) if strangers else sorted(g.alien_deck)
    other.answers = {}
    if not is_asked(g, seat):
        # What others are asked, and how far a procedure has got with it, may speak of their cards.
        other.request = None
        other.stack = []
        other.at = []
    return other


def shuffled(items: list[int], source: Source) -> list[int]:
    """The items in a new order."""
    found = items[:]
    for n in range(len(found) - 1, 0, -1):
        at = source.below(n + 1)
        found[n], found[at] = found[at], found[n]
    return found


def resample(g: Encounters, seat: int, source: Source) -> Encounters:
    """A world in which everything the seat may not know is drawn anew, fitting what it has seen."""
    other = g.copy()
    other.source = None
    if g.phase == SETUP and not g.hive:
        return other
    for owner in range(g.seats):
        if g.fate[owner] != NORMAL:
            continue
        if owner == seat:
            known = g.top_known[owner]
            deck = g.decks[owner]
            hidden = shuffled(list(deck[: len(deck) - known]), source)
            other.decks[owner] = tuple(hidden) + deck[len(deck) - known :]
        else:
            _resample_player(g, other, owner, source)
    _resample_aliens(g, other, seat, source)
    other.sergeants = shuffled(g.sergeants, source)
    other.barracks = shuffled(g.barracks, source)
    other.strike_deck = shuffled(g.strike_deck, source)
    _resample_hive(g, other, seat, source)
    if g.fixed.agendas:
        _resample_agendas(g, other, seat, source)
    return other


def _resample_player(g: Encounters, other: Encounters, owner: int, source: Source) -> None:
    """Another's hand and deck are known together; no hand hides a card that is shown when it is drawn."""
    hand = list(g.hands_known[owner])
    unknown = g.hands[owner]
    for card in hand:
        unknown = without(unknown, card)
    lifted = g.lifted if g.looker == owner else ()
    pool = shuffled([*unknown, *g.decks[owner], *lifted], source)
    for _ in range(len(unknown)):
        at = next(n for n in range(len(pool) - 1, -1, -1) if not g.faces[pool[n]].at("on_draw"))
        hand.append(pool.pop(at))
    other.hands[owner] = tuple(sorted(hand))
    if lifted:
        other.lifted = tuple(sorted([pool.pop() for _ in lifted]))
    other.decks[owner] = tuple(pool)


def _resample_aliens(g: Encounters, other: Encounters, seat: int, source: Source) -> None:
    """The Alien deck and the hands of other Alien players are known together."""
    pool = g.alien_deck[:]
    owners = [owner for owner in range(g.seats) if g.fate[owner] == ALIEN and owner != seat]
    for owner in owners:
        pool += g.hands[owner]
    pool = shuffled(pool, source)
    for owner in owners:
        other.hands[owner] = tuple(sorted([pool.pop() for _ in g.hands[owner]]))
    other.alien_deck = pool


def _resample_hive(g: Encounters, other: Encounters, seat: int, source: Source) -> None:
    """Cards of one mini-deck change places with each other; hidden Drones with all other hidden Drones."""
    pieces = [piece for piece in sorted(g.card_of) if not has_seen(g, seat, piece)]
    layers = sorted({*[min(n, PUT_BACK) for n in g.layers], *[min(g.layer_of[piece], PUT_BACK) for piece in pieces]})
    for layer in layers:
        places = [n for n in range(len(g.hive)) if min(g.layers[n], PUT_BACK) == layer]
        own = [piece for piece in pieces if min(g.layer_of[piece], PUT_BACK) == layer]
        cards = [(g.hive[n], g.layers[n]) for n in places] + [(g.card_of[p], g.layer_of[p]) for p in own]
        order = shuffled(list(range(len(cards))), source)
        for n in places:
            other.hive[n], other.layers[n] = cards[order.pop()]
        for piece in own:
            other.card_of[piece], other.layer_of[piece] = cards[order.pop()]
    hive = [n for n in range(len(other.hive)) if is_drone(other, other.hive[n]) and other.layers[n] < PUT_BACK_SEEN]
    down = [piece for piece in pieces if is_drone(other, other.card_of[piece])]
    spare = [n for n in range(len(other.spare)) if is_drone(other, other.spare[n])]
    # Recycled Drones have been seen, so only those of the three mini-decks can be any Drone.
    first = len(g.fixed.objectives)
    hive = [n for n in hive if other.layers[n] < first]
    down = [piece for piece in down if other.layer_of[piece] < first]
    cards_left = [other.hive[n] for n in hive] + [other.card_of[p] for p in down] + [other.spare[n] for n in spare]
    deal = shuffled(cards_left, source)
    for n in hive:
        other.hive[n] = deal.pop()
    for piece in down:
        other.card_of[piece] = deal.pop()
    for n in spare:
        other.spare[n] = deal.pop()
    other.odd = sum([1 << piece for piece, card in other.card_of.items() if card in other.fixed.odd])


def is_drone(g: Encounters, card: int) -> bool:
    """Whether a card is a Drone."""
    return g.faces[card].deck == "drone"


def _resample_agendas(g: Encounters, other: Encounters, seat: int, source: Source) -> None:
    """The Evil Agenda is with any player whose Agenda the seat does not know, or it was not dealt (ENC-AGD-02)."""
    unknown = [owner for owner in range(g.seats) if not knows_agenda(g, seat, owner)]
    spare = [card for card in g.spare if g.faces[card].deck == "agenda"]
    cards = shuffled([*[g.agenda[owner] for owner in unknown], *spare], source)
    good = [card for card in cards if not g.faces[card].evil]
    evil = [card for card in cards if g.faces[card].evil]
    known = [g.agenda[owner] for owner in range(g.seats) if owner not in unknown]
    traitor = NOTHING
    if not any(card != NOTHING and g.faces[card].evil for card in known):
        at = source.below(len(unknown) + 1)
        traitor = unknown[at] if at < len(unknown) else NOTHING
    for owner in unknown:
        other.agenda[owner] = evil.pop() if owner == traitor else good.pop()
    other.spare = [card for card in other.spare if g.faces[card].deck != "agenda"] + good + evil
