"""Who knows what: a state with the unknown taken out, and worlds drawn anew that fit what a seat knows."""

from __future__ import annotations

from hullbreach.games.corps.rules.state import Corps
from hullbreach.kernel.chance import Source
from hullbreach.parts.known import UNKNOWN, Zone, concealed, hand_zone, hidden_from, members, redeal, seat_bit
from hullbreach.parts.piles import shuffled

# A Motion Tracker card whose back is visible is UNKNOWN less its threat level.
FACE_DOWN = UNKNOWN


def before_first_shuffle(g: Corps) -> bool:
    """Whether the cards still lie open for equipping, before the first shuffle of a mission."""
    return g.phase == 0 and not g.deck and not g.exhaust


def conceal(g: Corps, seat: int) -> Corps:
    """A copy in which everything the seat may not know is unknown.

    In the deck and below the Reshuffle card the known cards stand first, in no order; the Exhaust pile and the
    Motion Tracker deck keep the place of what is known.
    """
    bit = seat_bit(seat)
    other = g.copy()
    other.deck, other.deck_known = members(g.deck, g.deck_known, bit)
    other.below, other.below_known = members(g.below, g.below_known, bit)
    if before_first_shuffle(g):
        other.below, other.below_known = sorted(g.below), g.below_known[:]
    other.exhaust = concealed(g.exhaust, g.exhaust_known, bit)
    other.exhaust_known = [known & bit for known in g.exhaust_known]
    if not g.fixed.switches.open_hands:
        other.hands = [hand if n == seat else (UNKNOWN,) * len(hand) for n, hand in enumerate(g.hands)]
    if g.lifted and g.searcher != seat:
        other.lifted = (UNKNOWN,) * len(g.lifted)
    other.tracker = concealed(g.tracker, g.tracker_known, bit)
    if other.tracker and other.tracker[-1] < 0:
        other.tracker[-1] = FACE_DOWN - g.fixed.content.tracker[g.tracker[-1]].threat
    other.tracker_known = [known & bit for known in g.tracker_known]
    other.tracker_out = [UNKNOWN] * len(g.tracker_out)
    other.pool = [UNKNOWN] * len(g.pool)
    other.numbers = dict.fromkeys(g.numbers, UNKNOWN)
    for square in g.mission_blips:
        if not g.shown >> square & 1:
            other.mission_blips[square] = UNKNOWN
    return other


def resample(g: Corps, seat: int, source: Source) -> Corps:
    """A world in which everything the seat may not know is drawn anew, fitting what it has seen."""
    other = g.copy()
    if not before_first_shuffle(g):
        _resample_endurance(g, other, seat, source)
    _resample_tracker(g, other, seat_bit(seat), source)
    _resample_blips(g, other, source)
    squares = list(g.mission_blips)
    faces = Zone(list(g.mission_blips.values()), [n for n, square in enumerate(squares) if not g.shown >> square & 1])
    redeal((faces,), source)
    other.mission_blips = dict(zip(squares, faces.things, strict=True))
    return other


def _resample_endurance(g: Corps, other: Corps, seat: int, source: Source) -> None:
    """Deal all cards the seat cannot place anew over the places where they could lie."""
    bit = seat_bit(seat)
    # Of a mixed pile only what is in it is known: the cards that the seat knows come first, in no order.
    deck, other.deck_known = _mixed(g.deck, g.deck_known, bit)
    below, other.below_known = _mixed(g.below, g.below_known, bit)
    exhaust = Zone(g.exhaust, hidden_from(g.exhaust_known, bit))
    lifted = Zone(g.lifted, () if g.searcher == seat else None)

    def may_hold(card: int) -> bool:
        return g.card(card).type != "hazard"  # CORPS-HAZ-01

    strangers = [] if g.fixed.switches.open_hands else [n for n in range(g.seats) if n != seat]
    hands = [hand_zone(g.hands[n], g.hands_known[n], may_hold) for n in strangers]
    redeal((deck, below, exhaust, lifted, *hands), source)
    for n, hand in zip(strangers, hands, strict=True):
        other.hands[n] = tuple(sorted(hand.things))
    other.lifted, other.exhaust, other.below = tuple(lifted.things), exhaust.things, below.things
    other.exhaust_known = [known & bit for known in g.exhaust_known]
    order = shuffled(list(range(len(deck.things))), source)
    other.deck = [deck.things[n] for n in order]
    other.deck_known = [other.deck_known[n] for n in order]


def _mixed(pile: list[int], known: list[int], bit: int) -> tuple[Zone[int], list[int]]:
    """A mixed pile to be dealt anew: what a seat knows to be in it, then the hidden cards; and its masks."""
    seen, masks = members(pile, known, bit)
    hidden = [card for card, seats in zip(pile, known, strict=True) if not seats & bit]
    first = len(pile) - len(hidden)
    return Zone([*seen[:first], *hidden], range(first, len(pile))), masks


def _resample_tracker(g: Corps, other: Corps, bit: int, source: Source) -> None:
    """Cards of the same threat level change places; a deck that was shuffled as a whole changes its order too."""
    content = g.fixed.content.tracker
    deck = Zone(g.tracker, hidden_from(g.tracker_known, bit))
    out = Zone(g.tracker_out)
    redeal((deck, out), source, lambda card: content[card].threat)
    if g.tracker_mixed:
        deck.hidden = [n for n in deck.hidden if n != len(g.tracker) - 1]
        redeal((deck,), source)
    other.tracker, other.tracker_out = deck.things, out.things
    other.tracker_known = [known & bit for known in g.tracker_known]


def _resample_blips(g: Corps, other: Corps, source: Source) -> None:
    """The numbers of blips on the board and in the pool change places, but none becomes what it cannot be."""
    blips = list(g.numbers)
    drawn, pool = Zone(list(g.numbers.values())), Zone(g.pool)
    redeal(
        (drawn, pool),
        source,
        could_be=lambda: all(could_be(g, blip, number) for blip, number in zip(blips, drawn.things, strict=True)),
    )
    other.numbers = dict(zip(blips, drawn.things, strict=True))
    other.pool = sorted(pool.things)


def could_be(g: Corps, blip: int, number: int) -> bool:
    """Whether a blip can show a number: not if its only token was spotted while the blip lay on the board."""
    only = g.fixed.content.blips.count(number) == 1
    return not (only and g.other_numbers.get(blip, 0) >> number & 1)
