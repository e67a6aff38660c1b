"""The closed words of hunt and the numbers that stand for them everywhere."""

from __future__ import annotations

FACTIONS = ("marine", "alien", "predator")
MARINE, ALIEN, PREDATOR = 0, 1, 2

BASES = ("small", "medium", "large", "none")
SMALL, MEDIUM, LARGE, NO_BASE = 0, 1, 2, 3

FACES = ("normal", "half_infested", "infested")
NORMAL, HALF, INFESTED = 0, 1, 2

KINDS = ("corridor", "crossroad", "t_junction", "l_bend", "dead_end", "vent", "room")
CORRIDOR, CROSSROAD, T_JUNCTION, L_BEND, DEAD_END, VENT, ROOM = 0, 1, 2, 3, 4, 5, 6

ROOMS = (
    "armoury", "bridge", "engine_room", "hibernation_chamber", "laboratory", "predator_pod", "escape_pod",
)  # fmt: skip
ARMOURY, BRIDGE, ENGINE_ROOM, HIBERNATION_CHAMBER, LABORATORY, PREDATOR_POD, ESCAPE_POD = 0, 1, 2, 3, 4, 5, 6

NONE = -1
"""A stat without a value, and anything else that is not there."""

STATS = ("m", "cc", "rs", "st", "con", "ld", "w", "a")
TYPES = ("troop", "support", "hero", "hunter")
WEAPON_KINDS = ("cc", "rs")

TOKENS = ("objective", "trophy", "spare_parts", "egg", "royal_egg", "captive", "turret", "nuclear_charge")
"""Objective tokens, by what they are; "objective" is what custom missions carry."""
SITES = ("turret_site", "nest", "damage_site")
"""Tiles that a map marks for an objective."""
