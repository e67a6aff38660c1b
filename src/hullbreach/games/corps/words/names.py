"""What the pieces of corps are called in canonical texts, and what a word means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hullbreach.games.corps.content.mission_records import SANDBOX
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.phrases import number_in

if TYPE_CHECKING:
    from hullbreach.games.corps.rules.fixed import Fixed

FIRST_PIECE = 8
# Facehuggers count as Aliens; their numbers start above this.
FACEHUGGER = 500
FACINGS = ("north", "east", "south", "west")
SENTRIES = ("sentry-a", "sentry-b")
PHASES = ("setup", "marine", "alien", "finish")
RULES = ("no_friendly_fire", "steady_fire", "lights_out")
FACES = ("empty", "newt", "captive")
CAPTIVE = "captive-"
FIXED = {"facing": FACINGS, "sentry": SENTRIES, "phase": PHASES, "rule": RULES, "face": FACES}


def name_of(t: Fixed, kind: str, value: int) -> str:
    """The word for one id."""
    if kind == "square":
        return t.board.name(value)
    if kind == "character":
        return t.content.characters[value].id
    if kind == "card":
        return "unknown" if value < 0 else t.content.endurance[value].id
    if kind == "alien":
        return f"facehugger-{value - FACEHUGGER}" if value > FACEHUGGER else f"alien-{value}"
    if kind == "blip":
        return f"blip-{value}"
    if kind == "piece":
        if value < FIRST_PIECE:
            return t.content.characters[value].id
        return name_of(t, "blip" if value & 1 else "alien", (value - FIRST_PIECE) >> 1)
    if kind == "number":
        return str(value)
    if kind == "seat":
        return f"seat-{value + 1}"
    if kind == "tracker":
        return "unknown" if value < 0 else t.content.tracker[value].id
    if kind == "door":
        return t.board.door_name(value)
    if kind == "exit":
        return f"exit-{t.exits[value].id}"
    if kind == "tile":
        return t.board.tile_names[value]
    if kind == "mission_blip":
        # A captive's blip says who it is, below Newt's and the empty ones.
        captive = value - len(FACES) + 1
        return FACES[value] if captive < 0 else f"{CAPTIVE}{t.content.characters[captive].id}"
    if kind == "mission":
        return t.content.missions[value].id if value >= 0 else SANDBOX
    return FIXED[kind][value]


def value_of(t: Fixed, kind: str, word: str) -> int:
    """The id behind a word; KeyError for a word that is none."""
    content = t.content
    try:
        if kind == "square":
            return t.board.find(word)
        if kind == "door":
            return t.board.find_door(word)
    except BadInput:
        raise KeyError(word) from None
    if kind == "character":
        return content.character_index[word]
    if kind == "card":
        return content.endurance_index[word]
    if kind == "tracker":
        return content.tracker_index[word]
    if kind == "mission":
        return -1 if word == SANDBOX else content.mission_by_id[word].number - 1
    if kind == "piece":
        if word in content.character_index:
            return content.character_index[word]
        if word.startswith("blip-"):
            return FIRST_PIECE + 2 * number_in(word, "blip-") + 1
        return FIRST_PIECE + 2 * value_of(t, "alien", word)
    if kind == "alien":
        if word.startswith("facehugger-"):
            return FACEHUGGER + number_in(word, "facehugger-")
        return number_in(word, "alien-")
    if kind == "blip":
        return number_in(word, "blip-")
    if kind == "number":
        return number_in(word)
    if kind == "mission_blip":
        if word.startswith(CAPTIVE):
            return len(FACES) - 1 + content.character_index[word.removeprefix(CAPTIVE)]
        return value_of(t, "face", word)
    if kind == "seat":
        return number_in(word, "seat-") - 1
    if kind == "exit":
        for number, way in enumerate(t.exits):
            if word == f"exit-{way.id}":
                return number
        raise KeyError(word)
    words: tuple[str, ...] = t.board.tile_names if kind == "tile" else FIXED.get(kind, ())
    if word not in words:
        raise KeyError(word)
    return words.index(word)


def words_of(t: Fixed, kind: str) -> list[str]:
    """All words of a kind that has a closed list of them."""
    content = t.content
    closed = {
        "character": content.character_index,
        "card": content.endurance_index,
        "tracker": content.tracker_index,
        "mission": [*content.mission_by_id, SANDBOX],
    }
    return list(closed.get(kind, FIXED.get(kind, ())))
