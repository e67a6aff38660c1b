"""Who knows what: a state with the unknown taken out, and worlds drawn anew that fit what a seat knows."""

from __future__ import annotations

from hullbreach.games.corps.rules.state import UNKNOWN, Corps
from hullbreach.kernel.chance import Source
from hullbreach.kernel.requests import Ask, AskAll
from hullbreach.parts.piles import shuffled

# A Motion Tracker card whose back is visible is UNKNOWN less its threat level.
FACE_DOWN = UNKNOWN


def is_asked(g: Corps, seat: int) -> bool:
    """Whether the open question goes to this seat."""
    if isinstance(g.request, Ask):
        return g.request.seat == seat
    if isinstance(g.request, AskAll):
        return any(ask.seat == seat for ask in g.request.asks) and seat not in g.answers
    return False


def hands_open(g: Corps) -> bool:
    """Whether all players see all hands (switch ``open_hands``)."""
    return g.fixed.switches.open_hands


def conceal(g: Corps, seat: int) -> Corps:
    """A copy in which everything the seat may not know is unknown.

    In the deck and below the Reshuffle card the known cards stand first, in no order; the Exhaust pile and the
    Motion Tracker deck keep the place of what is known.
    """
    bit = 1 << seat if seat >= 0 else 0
    other = g.copy()
    other.source = None
    other.deck, other.deck_known = members(g.deck, g.deck_known, bit)
    other.below, other.below_known = members(g.below, g.below_known, bit)
    if g.phase == 0 and not g.deck and not g.exhaust:
        # Before the first shuffle of a mission the cards lie open for equipping.
        other.below, other.below_known = sorted(g.below), g.below_known[:]
    other.exhaust = [card if known & bit else UNKNOWN for card, known in zip(g.exhaust, g.exhaust_known, strict=True)]
    other.exhaust_known = [known & bit for known in g.exhaust_known]
    if not hands_open(g):
        other.hands = [hand if n == seat else (UNKNOWN,) * len(hand) for n, hand in enumerate(g.hands)]
    if g.lifted and g.searcher != seat:
        other.lifted = (UNKNOWN,) * len(g.lifted)
    other.tracker = [card if known & bit else FACE_DOWN for card, known in zip(g.tracker, g.tracker_known, strict=True)]
    if other.tracker and other.tracker[-1] < 0:
        other.tracker[-1] = FACE_DOWN - g.fixed.content.tracker[g.tracker[-1]].threat
    other.tracker_known = [known & bit for known in g.tracker_known]
    other.tracker_out = [UNKNOWN] * len(g.tracker_out)
    other.pool = [UNKNOWN] * len(g.pool)
    other.numbers = dict.fromkeys(g.numbers, UNKNOWN)
    for square in g.mission_blips:
        if not g.shown >> square & 1:
            other.mission_blips[square] = UNKNOWN
    other.answers = {}
    if not is_asked(g, seat):
        # What others are asked, and how far a procedure has got with it, may speak of their cards.
        other.request = None
        other.stack = []
        other.at = []
    return other


def members(pile: list[int], known: list[int], bit: int) -> tuple[list[int], list[int]]:
    """A shuffled pile as a seat knows it: so many cards, these among them."""
    found = sorted(card for card, seats in zip(pile, known, strict=True) if seats & bit)
    hidden = len(pile) - len(found)
    return [*found, *[UNKNOWN] * hidden], [*[bit] * len(found), *[0] * hidden]


def resample(g: Corps, seat: int, source: Source) -> Corps:
    """A world in which everything the seat may not know is drawn anew, fitting what it has seen."""
    bit = 1 << seat if seat >= 0 else 0
    other = g.copy()
    other.source = None
    _resample_endurance(g, other, seat, bit, source)
    _resample_tracker(g, other, bit, source)
    _resample_blips(g, other, source)
    hidden = [square for square in g.mission_blips if not g.shown >> square & 1]
    faces = shuffled([g.mission_blips[square] for square in hidden], source)
    for square, face in zip(hidden, faces, strict=True):
        other.mission_blips[square] = face
    return other


def hidden_in_hand(g: Corps, seat: int) -> list[int]:
    """The cards of a hand that the others have not seen go into it."""
    found = list(g.hands[seat])
    for card in g.hands_known[seat]:
        found.remove(card)
    return found


def _resample_endurance(g: Corps, other: Corps, seat: int, bit: int, source: Source) -> None:
    """Deal all cards the seat cannot place anew over the places where they could lie."""
    if g.phase == 0 and not g.deck and not g.exhaust:
        return
    unknown: list[int] = []
    for pile, known in ((g.deck, g.deck_known), (g.below, g.below_known), (g.exhaust, g.exhaust_known)):
        unknown += [card for card, seats in zip(pile, known, strict=True) if not seats & bit]
    strangers = [] if hands_open(g) else [n for n in range(g.seats) if n != seat]
    for n in strangers:
        unknown += hidden_in_hand(g, n)
    if g.searcher != seat:
        unknown += g.lifted
    # No hand holds a Hazard (CORPS-HAZ-01), so hands are dealt first, from the other cards.
    deal = shuffled(unknown, source)
    for n in strangers:
        hand = list(g.hands_known[n])
        for _ in range(len(g.hands[n]) - len(hand)):
            at = next(k for k in range(len(deal) - 1, -1, -1) if g.card(deal[k]).type != "hazard")
            hand.append(deal.pop(at))
        other.hands[n] = tuple(sorted(hand))
    if g.searcher != seat:
        other.lifted = tuple([deal.pop() for _ in g.lifted])
    other.exhaust = [
        card if known & bit else deal.pop() for card, known in zip(g.exhaust, g.exhaust_known, strict=True)
    ]
    other.below = [card if known & bit else deal.pop() for card, known in zip(g.below, g.below_known, strict=True)]
    cards = [card if known & bit else deal.pop() for card, known in zip(g.deck, g.deck_known, strict=True)]
    order = shuffled(list(range(len(cards))), source)
    other.deck = [cards[n] for n in order]
    other.deck_known = [g.deck_known[n] for n in order]


def _resample_tracker(g: Corps, other: Corps, bit: int, source: Source) -> None:
    """Cards of the same threat level change places; a deck that was shuffled as a whole changes its order too."""
    places = [n for n, known in enumerate(g.tracker_known) if not known & bit]
    for threat in (1, 2, 3):
        here = [n for n in places if g.fixed.content.tracker[g.tracker[n]].threat == threat]
        out = [n for n, card in enumerate(g.tracker_out) if g.fixed.content.tracker[card].threat == threat]
        cards = shuffled([*[g.tracker[n] for n in here], *[g.tracker_out[n] for n in out]], source)
        for n in here:
            other.tracker[n] = cards.pop()
        for n in out:
            other.tracker_out[n] = cards.pop()
    if g.tracker_mixed:
        inner = [n for n in places if n != len(g.tracker) - 1]
        cards = shuffled([other.tracker[n] for n in inner], source)
        for n in inner:
            other.tracker[n] = cards.pop()


def _resample_blips(g: Corps, other: Corps, source: Source) -> None:
    """The numbers of blips on the board and in the pool change places, but none becomes what it cannot be."""
    numbers = [*g.numbers.values(), *g.pool]
    for _ in range(50):
        deal = shuffled(numbers, source)
        drawn = {blip: deal.pop() for blip in g.numbers}
        if all(could_be(g, blip, number) for blip, number in drawn.items()):
            other.numbers = drawn
            other.pool = sorted(deal)
            return


def could_be(g: Corps, blip: int, number: int) -> bool:
    """Whether a blip can show a number: not if its only token was spotted while the blip lay on the board."""
    only = g.fixed.content.blips.count(number) == 1
    return not (only and g.other_numbers.get(blip, 0) >> number & 1)
