"""How far cards reach with an active Item: Intercom and Holo Computer. NEM-QST-03, NEM-QST-06"""

from __future__ import annotations

from hullbreach.games.nemesis.content.gear import ExtendCards
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.kernel.options import members

WITH_INTERCOM, WITH_HOLO_COMPUTER = "order_motivation", "intranet_risk_assessment"


def extends(g: Nemesis, seat: int, cards: str) -> bool:
    """Whether a Character has an active Item that makes these cards reach further."""
    own = (*g.inventory[seat], *[thing.item for thing in g.held[seat]])
    return any(
        isinstance(verb, ExtendCards) and verb.cards == cards
        for item in own
        for effect in g.fixed.items[item].effects
        for verb in effect.verbs
    )


def rooms_in_reach(g: Nemesis, seat: int) -> int:
    """The Rooms that Order and Motivation reach: the own one, with the Intercom those with a working Computer too."""
    found = 1 << g.room[seat]
    if extends(g, seat, WITH_INTERCOM):
        found |= sum([1 << room for room in members(g.explored) if g.has_computer(room)])
    return found
