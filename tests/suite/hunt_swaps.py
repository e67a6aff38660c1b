"""Hidden facts of hunt swapped one kind at a time, without the help of the engine's own drawing of worlds."""

from __future__ import annotations

import random
from collections.abc import Iterator

import hullbreach as hb
from hullbreach.games.hunt.rules.armies.forces import mustered
from hullbreach.games.hunt.rules.armies.lists import Draft
from hullbreach.games.hunt.rules.state import UNFIXED, Hunt
from hullbreach.games.hunt.words import events
from hullbreach.kernel.options import bits
from hullbreach.kernel.procedures import ask_again

# Events that name a hidden card, first the side that sees it; none of them is ever public.
NAMED = {events.DREW: False}
UNNAMED = (events.DREW_UNSEEN,)


def holders(match: hb.Match, side: int) -> int:
    """The seats that hold the cards of a side: several may share one (HUNT-AREN-10)."""
    g = match.state
    assert isinstance(g, Hunt)
    return g.fixed.seat_masks[side]


def swaps(match: hb.Match, seat: int, rng: random.Random) -> Iterator[tuple[str, hb.Match]]:
    """Matches that differ from this one in one kind of fact the seat cannot know."""
    for change in (deck_order, hand_and_deck, tokens, environment_order, lists, places):
        other = match.copy()
        g = other.state
        assert isinstance(g, Hunt)
        if change(g, seat, rng):
            g.look_again()
            if g.request is not None:
                other._wait(ask_again(g))
            yield change.__name__, other


def side_of(g: Hunt, seat: int) -> int:
    return g.fixed.side_of_seat[seat] if 0 <= seat < g.seats else -1


def deck_order(g: Hunt, seat: int, rng: random.Random) -> bool:
    """Nobody knows the order of a Strategy deck."""
    for deck in g.decks:
        rng.shuffle(deck)
    return any(len(deck) > 1 for deck in g.decks)


def hand_and_deck(g: Hunt, seat: int, rng: random.Random) -> bool:
    """A card in another's hand could as well lie in that side's deck."""
    own = side_of(g, seat)
    others = [side for side in range(g.fixed.sides) if side != own and g.hands[side] and g.decks[side]]
    if not others:
        return False
    side = rng.choice(others)
    hand = list(g.hands[side])
    at, place = rng.randrange(len(hand)), rng.randrange(len(g.decks[side]))
    hand[at], g.decks[side][place] = g.decks[side][place], hand[at]
    g.hands[side] = tuple(sorted(hand))
    return True


def environment_order(g: Hunt, seat: int, rng: random.Random) -> bool:
    """Nobody knows the order of the Environment deck."""
    rng.shuffle(g.environment_deck)
    return len(g.environment_deck) > 1


def tokens(g: Hunt, seat: int, rng: random.Random) -> bool:
    """Two tokens of another side that were never seen could be each other."""
    own = side_of(g, seat)
    pairs: list[tuple[int, int]] = []
    for side, mask in enumerate(g.fixed.masks):
        if side != own:
            alike = [
                piece
                for piece in bits(mask & ~g.seen)
                if g.tile[piece] >= 0
                and g.who[piece] != UNFIXED
                and not g.shown[piece]
                and not g.genuine >> piece & 1
                and piece not in (g.active, g.attacker)
            ]
            pairs += [(a, b) for a in alike for b in alike if a < b and g.base[a] == g.base[b] and g.who[a] != g.who[b]]
    if not pairs:
        return False
    a, b = rng.choice(pairs)
    g.who[a], g.who[b] = g.who[b], g.who[a]
    g.hurt[a], g.hurt[b] = g.hurt[b], g.hurt[a]
    if g.escorted in (a, b):
        g.escorted = b if g.escorted == a else a
    decoys = g.decoys & ~(1 << a | 1 << b)
    g.decoys = decoys | (g.decoys >> a & 1) << b | (g.decoys >> b & 1) << a
    return True


def lists(g: Hunt, seat: int, rng: random.Random) -> bool:
    """What others have bought so far, while lists are built."""
    if g.fixed.pieces or not g.drafts:
        # How many models they hold is public once all are built.
        return False
    drafts = [draft if side == side_of(g, seat) else Draft(done=draft.done) for side, draft in enumerate(g.drafts)]
    changed = drafts != list(g.drafts)
    g.drafts = tuple(drafts)
    return changed


def places(g: Hunt, seat: int, rng: random.Random) -> bool:
    """Where others have put their tokens, before all are placed."""
    changed = False
    for side, tiles in enumerate(g.placing):
        if side != side_of(g, seat) and len(set(tiles)) > 1 and len({g.base[p] for p in mustered(g, side)}) == 1:
            g.placing[side] = tiles[::-1]
            changed |= tiles != tiles[::-1]
    return changed
