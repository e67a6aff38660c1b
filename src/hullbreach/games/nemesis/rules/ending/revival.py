"""Revival in full co-op: a corpse in a working Emergency Room at the start of a turn. NEM-COP-05, NEM-COP-08"""

from __future__ import annotations

from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import AWAKE, DEAD, NOWHERE, RED_CORPSE
from hullbreach.games.nemesis.words import events
from hullbreach.parts.piles import without


def revive(g: Nemesis) -> None:
    """Everybody whose corpse lies or is carried in the working Emergency Room without Intruders comes back."""
    room = g.room_of(g.fixed.content.room_index["emergency_room"])
    if room < 0 or not g.works(room) or g.crowd[room]:
        return
    for seat in g.everybody():
        corpse = RED_CORPSE + seat
        if g.status[seat] != DEAD:
            continue
        if corpse in g.lying[room]:
            g.lying[room] = without(g.lying[room], corpse)
        else:
            bearers = [other for other in g.people_in(room) if corpse in g.carried[other]]
            if not bearers:
                continue
            g.carried[bearers[0]] = without(g.carried[bearers[0]], corpse)
        come_back(g, seat, room)


def come_back(g: Nemesis, seat: int, room: int) -> None:
    """A dead Character plays on as before: all wounds Dressed, cards in the deck."""
    g.status[seat] = AWAKE
    g.cause[seat] = NOWHERE
    g.room[seat] = room
    g.light[seat] = 0
    g.serious[seat] = tuple([wound | 1 for wound in g.serious[seat]])
    g.larva &= ~(1 << seat)
    g.slime &= ~(1 << seat)
    # All cards are shuffled into the deck when the first one is drawn: they lie on the discard pile until then.
    g.discard[seat] = (*g.discard[seat], *g.hand[seat], *g.deck[seat])
    g.hand[seat] = g.deck[seat] = ()
    g.told += (events.REVIVED, seat, room)
