"""What the pieces of encounters are called in canonical texts, and what a word means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hullbreach.kernel.phrases import number_in

if TYPE_CHECKING:
    from hullbreach.games.encounters.rules.fixed import Fixed

# Rooms from the Airlock, where cards leave, to the Ventilation Shafts, where they enter.
ROOM_NAMES = ("airlock", "weapons_locker", "med_lab", "cargo_bay", "ventilation_shafts")
# Spots: rooms first, then the places of the Combat Zone (oldest first) and the Facehuggers before players.
COMBAT = 8
HUGGERS = 64
NOWHERE = 127
PHASE_NAMES = ("setup", "hive", "action", "strike", "cleanup", "over")
CLASS_NAMES = ("intel", "leadership", "strength", "survival", "tech")
CREW_NAMES = ("nostromo", "sulaco", "fury_161", "the_betty", "colonial_marines")
ACHIEVEMENTS = ("no_basics", "three_class_combo", "five_classes", "hq_single_class", "hq_rainbow")
FIXED: dict[str, tuple[str, ...]] = {
    "room": ROOM_NAMES,
    "phase": PHASE_NAMES,
    "class": CLASS_NAMES,
    "crew": CREW_NAMES,
    "achievement": ACHIEVEMENTS,
}


def name_of(t: Fixed, kind: str, value: int) -> str:
    """The word for one id."""
    if kind == "card":
        return "unknown" if value < 0 else t.faces[value].id
    if kind == "seat":
        return f"seat-{value + 1}"
    if kind == "number":
        return str(value)
    if kind == "spot":
        if value < COMBAT:
            return ROOM_NAMES[value]
        if value < HUGGERS:
            return f"combat-{value - COMBAT + 1}"
        return "nowhere" if value == NOWHERE else f"facehugger-{value - HUGGERS + 1}"
    return FIXED[kind][value]


def value_of(t: Fixed, kind: str, word: str) -> int:
    """The id behind a word; KeyError for a word that is none."""
    if kind == "card":
        return t.index[word]
    if kind == "seat":
        return number_in(word, "seat-") - 1
    if kind == "number":
        return number_in(word)
    if kind == "spot":
        if word in ROOM_NAMES:
            return ROOM_NAMES.index(word)
        if word.startswith("combat-"):
            return COMBAT + number_in(word, "combat-") - 1
        return HUGGERS + number_in(word, "facehugger-") - 1
    words = FIXED[kind]
    if word not in words:
        raise KeyError(word)
    return words.index(word)


def words_of(t: Fixed, kind: str) -> list[str]:
    """All words of a kind that has a closed list of them."""
    return list(t.index if kind == "card" else FIXED.get(kind, ()))
