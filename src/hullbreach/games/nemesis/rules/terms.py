"""Numbers that the rules of nemesis give a name to, beside those of the content."""

from __future__ import annotations

NOBODY = -1
NOWHERE = -1

# Common decks after the three of Items: Events, Intruder Attacks, Serious Wounds.
EVENTS, ATTACKS, WOUNDS = 3, 4, 5
PILES = ("red", "yellow", "green", "events", "attacks", "wounds")
COMMON = len(PILES)

# What a Character is doing.
AWAKE, DEAD, ASLEEP, LAUNCHED = range(4)
STATUS = ("awake", "dead", "asleep", "launched")

# Why somebody died (NEM-VIC-08), and how the ship ended (NEM-END-07): places in the words of the content.
(
    BY_INTRUDER, BY_LARVA, BY_INFECTION, BY_FIRE, BY_BLEEDING, BY_SIDE_EFFECT, BY_AIRLOCK, BY_JUMP, BY_EXPLOSION,
    BY_COURSE, BY_CONTAMINATION,
) = range(11)  # fmt: skip
BY_TIME, BY_SELF_DESTRUCT, BY_FIRES, BY_MALFUNCTIONS, BY_ENGINES = range(5)

# Objects: the blue Corpse, an Egg, a Carcass (as the slots of Weaknesses), then the Corpse of every seat.
BLUE_CORPSE, EGG, CARCASS, RED_CORPSE = range(4)

# Phases of a turn.
SETUP, PLAYER_PHASE, EVENT_PHASE, OVER = range(4)
PHASES = ("setup", "player", "event", "over")

# Doors.
OPEN, CLOSED, DESTROYED = range(3)
DOORS = ("open", "closed", "destroyed")


def slot_of(thing: int) -> int:
    """The kind of an Object, which is the slot of its Weakness card."""
    return thing if thing < RED_CORPSE else BLUE_CORPSE
