"""The closed words of nemesis and the numbers that stand for them everywhere."""

from __future__ import annotations

NONE = -1
"""Anything that is not there."""

INTRUDERS = ("larva", "creeper", "adult", "breeder", "queen", "blank")
LARVA, CREEPER, ADULT, BREEDER, QUEEN, BLANK = 0, 1, 2, 3, 4, 5
EGG = 5
"""The target after the Queen in the tables of the Combat die."""

DECKS = ("red", "yellow", "green", "blue")
RED, YELLOW, GREEN, BLUE = 0, 1, 2, 3
"""Decks of Items; the first three are searched, blue ones are crafted."""
ROOM_COLOURS = ("red", "yellow", "green", "white", "none")
WHITE, COLOURLESS = 3, 4
"""After the colours of the decks: any of the three, and no Search at all."""
COMPONENTS = ("chemical", "cloth", "electrical", "medical", "tool")

CATEGORIES = ("special", "1", "2", "fixed")
SPECIAL, FIRST, SECOND, FIXED = 0, 1, 2, 3
"""Of Rooms, and of places on the board; on a fixed place lies a Room that the board names."""

EXPLORATION = ("malfunction", "doors", "fire", "silence", "slime", "danger")
MALFUNCTION, DOORS, FIRE, SILENCE, SLIME, DANGER = 0, 1, 2, 3, 4, 5

NOISE_FACES = ("1", "2", "3", "4", "silence", "danger")
NOISE_SILENCE, NOISE_DANGER = 4, 5
COMBAT_FACES = ("blank", "creeper", "adult", "single", "double")
FACE_BLANK, FACE_CREEPER, FACE_ADULT, FACE_SINGLE, FACE_DOUBLE = 0, 1, 2, 3, 4

OBJECTS = ("corpse", "egg", "carcass")
CORPSE, EGG_OBJECT, CARCASS = 0, 1, 2
WOUNDS = ("arm", "hand", "leg", "body", "bleeding")
ARM, HAND, LEG, BODY, BLEEDING = 0, 1, 2, 3, 4
CHARACTERS = ("captain", "pilot", "scientist", "scout", "soldier", "mechanic")
CAPTAIN, PILOT, SCIENTIST, SCOUT, SOLDIER, MECHANIC = 0, 1, 2, 3, 4, 5

OBJECTIVE_DECKS = ("personal", "corporate", "solo_coop")
PERSONAL, CORPORATE, SOLO_COOP = 0, 1, 2
DESTINATIONS = ("earth", "mars", "venus", "deep_space")
EARTH, MARS, VENUS, DEEP_SPACE = 0, 1, 2, 3
SPACES = ("A", "B", "C", "D")

COMBAT_MARKS = ("any", "in", "out")
ANY_TIME, IN_COMBAT, OUT_OF_COMBAT = 0, 1, 2
WEAPON_CLASSES = ("energy", "classic")
AFTER = ("discard", "remove_reshuffle", "shuffle_back")
"""Where an Event card goes."""
DEVELOPMENT = ("replace", "noise_rolls", "queen", "add")
ATTACKS = ("card", "infest", "none")
ENDS = ("jump", "self-destruct", "fire", "malfunction", "engines")
FATES = ("launched", "hibernated", "dead")
CAUSES = (
    "intruder", "larva", "infection", "fire", "bleeding", "side-effect", "airlock", "jump", "explosion", "course",
    "contamination",
)  # fmt: skip
