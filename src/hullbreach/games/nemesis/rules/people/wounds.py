"""Wounds: light and serious, what too many do, dressing and healing. NEM-WND"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.nemesis.content.names import ARM, LEG
from hullbreach.games.nemesis.rules.people.cards import put_away, refill, take_top
from hullbreach.games.nemesis.rules.people.death import kill
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import AWAKE, WOUNDS
from hullbreach.games.nemesis.rules.things.hands import Overloaded, is_overloaded
from hullbreach.games.nemesis.words import events
from hullbreach.kernel.procedures import Next, Procedure


@dataclass
class Wound(Procedure):
    """One wound; with 3 Serious Wounds any further one kills. NEM-WND-01 to 03"""

    seat: int
    serious: bool
    cause: int

    def suffer(self, g: Nemesis) -> Next:
        seat = self.seat
        if g.status[seat] != AWAKE:
            return g.finish()
        if len(g.serious[seat]) >= g.fixed.serious_limit:
            g.told += (events.FATAL_WOUND, seat)
            return g.instead(*kill(g, seat, self.cause))
        if not self.serious:
            g.light[seat] += 1
            g.told += (events.LIGHT_WOUND, seat)
            if g.light[seat] <= g.fixed.light_track:
                return g.finish()
            g.light[seat] = 0
        return refill(g, WOUNDS)

    def draw(self, g: Nemesis) -> Next:
        seat = self.seat
        wound = take_top(g, WOUNDS)
        # NEM-TRA-03: a Leg wound of the Scientist is Dressed when received.
        dressed = wound == LEG and g.fixed.has_trait(g.character[seat], "NEM-TRA-03")
        g.serious[seat] = (*g.serious[seat], wound * 2 + dressed)
        g.told += (events.SERIOUS_WOUND, seat, wound)
        if dressed:
            g.told += (events.DRESSED, seat, wound)
        # NEM-WND-09: with full hands the owner drops something at once.
        return Overloaded(seat) if wound == ARM and is_overloaded(g, seat) else None


def wounds(seat: int, n: int, serious: bool, cause: int) -> tuple[Procedure, ...]:
    """So many wounds, one after another; death stops the rest. NEM-WND-07"""
    return tuple([Wound(seat, serious, cause) for _ in range(n)])


def undressed(g: Nemesis, seat: int) -> int:
    """The kinds of Serious Wounds that are not Dressed, as a set."""
    found = 0
    for wound in g.serious[seat]:
        if not wound & 1:
            found |= 1 << (wound >> 1)
    return found


def dressed(g: Nemesis, seat: int) -> int:
    """The kinds of Dressed Serious Wounds, as a set."""
    found = 0
    for wound in g.serious[seat]:
        if wound & 1:
            found |= 1 << (wound >> 1)
    return found


def dress(g: Nemesis, seat: int, wound: int) -> None:
    """Turn one wound of a kind face down: no effect, still counted. NEM-WND-05"""
    at = g.serious[seat].index(wound * 2)
    g.serious[seat] = (*g.serious[seat][:at], wound * 2 + 1, *g.serious[seat][at + 1 :])
    g.told += (events.DRESSED, seat, wound)


def heal_dressed(g: Nemesis, seat: int, wound: int) -> None:
    """Discard one Dressed wound of a kind. NEM-WND-06"""
    at = g.serious[seat].index(wound * 2 + 1)
    g.serious[seat] = g.serious[seat][:at] + g.serious[seat][at + 1 :]
    put_away(g, WOUNDS, wound)
    g.told += (events.HEALED, seat, wound)


def heal_light(g: Nemesis, seat: int, n: int) -> None:
    """Remove n Light Wounds, or all with n below 0."""
    count = g.light[seat] if n < 0 else min(n, g.light[seat])
    g.light[seat] -= count
    for _ in range(count):
        g.told += (events.LIGHT_HEALED, seat)
