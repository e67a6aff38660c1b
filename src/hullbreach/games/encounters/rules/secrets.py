"""Who knows what: a state with the unknown taken out, and worlds drawn anew that fit what a seat knows. ENC-INF"""

from __future__ import annotations

from hullbreach.games.encounters.rules.achievements import FIVE_CLASSES, NO_BASICS
from hullbreach.games.encounters.rules.reveal import PUT_BACK
from hullbreach.games.encounters.rules.state import ALIEN, NORMAL, NOTHING, Encounters
from hullbreach.kernel.chance import Source
from hullbreach.parts.known import UNKNOWN, Zone, hand_zone, redeal
from hullbreach.parts.piles import shuffled

SECRET_ACHIEVEMENTS = 1 << NO_BASICS | 1 << FIVE_CLASSES


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
            other.odd &= ~(1 << piece)
    other.spare = [UNKNOWN] * len(g.spare)
    other.sergeants = sorted(g.sergeants)
    other.barracks = sorted(g.barracks)
    other.strike_deck = sorted(g.strike_deck)
    strangers = any(g.fate[owner] == ALIEN and owner != seat and g.hands[owner] for owner in range(g.seats))
    other.alien_deck = [UNKNOWN] * len(g.alien_deck) if strangers else sorted(g.alien_deck)
    return other


def resample(g: Encounters, seat: int, source: Source) -> Encounters:
    """A world in which everything the seat may not know is drawn anew, fitting what it has seen."""
    other = g.copy()
    for owner in range(g.seats):
        if g.fate[owner] == NORMAL:
            _resample_player(g, other, owner, seat, source)
    _resample_aliens(g, other, seat, source)
    other.sergeants = shuffled(g.sergeants, source)
    other.barracks = shuffled(g.barracks, source)
    other.strike_deck = shuffled(g.strike_deck, source)
    _resample_hive(g, other, seat, source)
    if g.fixed.agendas:
        _resample_agendas(g, other, seat, source)
    return other


def _resample_player(g: Encounters, other: Encounters, owner: int, seat: int, source: Source) -> None:
    """Another's hand and deck are known together; no hand hides a card that is shown when it is drawn."""
    if owner == seat:
        own = Zone(g.decks[owner], range(len(g.decks[owner]) - g.top_known[owner]))
        redeal((own,), source)
        other.decks[owner] = tuple(own.things)
        return
    other.achieved[owner] = g.achieved[owner] & ~SECRET_ACHIEVEMENTS
    hand = hand_zone(g.hands[owner], g.hands_known[owner], lambda card: not g.faces[card].at("on_draw"))
    deck = Zone(g.decks[owner])
    lifted = Zone(g.lifted if g.looker == owner else ())
    redeal((hand, deck, lifted), source)
    other.hands[owner], other.decks[owner] = tuple(sorted(hand.things)), tuple(deck.things)
    if lifted.things:
        other.lifted = tuple(sorted(lifted.things))


def _resample_aliens(g: Encounters, other: Encounters, seat: int, source: Source) -> None:
    """The Alien deck and the hands of other Alien players are known together."""
    owners = [owner for owner in range(g.seats) if g.fate[owner] == ALIEN and owner != seat]
    deck, hands = Zone(g.alien_deck), [Zone(g.hands[owner]) for owner in owners]
    redeal((deck, *hands), source)
    other.alien_deck = deck.things
    for owner, hand in zip(owners, hands, strict=True):
        other.hands[owner] = tuple(sorted(hand.things))


def _resample_hive(g: Encounters, other: Encounters, seat: int, source: Source) -> None:
    """Cards of one mini-deck change places with each other; hidden Drones with all other hidden Drones."""
    pieces = [piece for piece in sorted(g.card_of) if not has_seen(g, seat, piece)]
    hive = Zone(list(zip(g.hive, g.layers, strict=True)))
    down = Zone([(g.card_of[piece], g.layer_of[piece]) for piece in pieces])
    redeal((hive, down), source, lambda card: min(card[1], PUT_BACK))
    # Recycled Drones have been seen, so only those of the three mini-decks can be any Drone.
    drones = [
        Zone([card for card, _ in zone.things], [n for n, card in enumerate(zone.things) if _is_any_drone(g, *card)])
        for zone in (hive, down)
    ]
    spare = Zone(g.spare, [n for n, card in enumerate(g.spare) if _is_any_drone(g, card, 0)])
    redeal((*drones, spare), source)
    other.hive, other.layers, other.spare = drones[0].things, [layer for _, layer in hive.things], spare.things
    for piece, card, (_, layer) in zip(pieces, drones[1].things, down.things, strict=True):
        other.card_of[piece], other.layer_of[piece] = card, layer
    other.odd = sum([1 << piece for piece, card in other.card_of.items() if card in other.fixed.odd])


def _is_any_drone(g: Encounters, card: int, layer: int) -> bool:
    """Whether a card is a Drone that nobody has seen yet."""
    return g.faces[card].deck == "drone" and layer < len(g.fixed.objectives)


def _resample_agendas(g: Encounters, other: Encounters, seat: int, source: Source) -> None:
    """The Evil Agenda is with any player whose Agenda the seat does not know, or it was not dealt (ENC-AGD-02)."""
    unknown = [owner for owner in range(g.seats) if not knows_agenda(g, seat, owner)]
    rest = [card for card in g.spare if g.faces[card].deck == "agenda"]
    cards = shuffled([*[g.agenda[owner] for owner in unknown], *rest], source)
    good = [card for card in cards if not g.faces[card].evil]
    evil = [card for card in cards if g.faces[card].evil]
    known = [g.agenda[owner] for owner in range(g.seats) if owner not in unknown]
    found = any(card != NOTHING and g.faces[card].evil for card in known)
    traitor = NOTHING if found else source.below(len(unknown) + 1)
    for n, owner in enumerate(unknown):
        other.agenda[owner] = evil.pop() if n == traitor else good.pop()
    other.spare = [card for card in other.spare if g.faces[card].deck != "agenda"] + good + evil
