"""What the pieces of nemesis are called in canonical texts, and what a word means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hullbreach.games.nemesis.content.names import (
    CAUSES,
    COMBAT_FACES,
    ENDS,
    INTRUDERS,
    NOISE_FACES,
    OBJECTIVE_DECKS,
    OBJECTS,
    SPACES,
    WOUNDS,
)
from hullbreach.kernel.phrases import number_in

if TYPE_CHECKING:
    from hullbreach.games.nemesis.rules.fixed import Fixed

UNKNOWN = "unknown"
SEAT = "seat-"
CORPSE = "corpse-"
THINGS = ("blue_corpse", "egg", "carcass")
"""Objects but for the Corpses of seats, which come after them."""
PILES = ("red", "yellow", "green", "events", "attacks", "wounds")
CONTAMINATION = ("contamination", "clean", "infected", "scanned_clean", "scanned_infected")
"""Behind the Action cards: as such, with their status, and the same after a scan."""
FIXED: dict[str, tuple[str, ...]] = {
    "pile": PILES,
    "cause": CAUSES,
    "end": ENDS,
    "noise": NOISE_FACES,
    "combat": COMBAT_FACES,
    "wound": WOUNDS,
    "slot": OBJECTS,
    "space": tuple([space.lower() for space in SPACES]),
    "objective_deck": OBJECTIVE_DECKS,
    "kind": INTRUDERS,
    "engine_token": ("damaged", "working"),
}


def name_of(t: Fixed, kind: str, value: int) -> str:
    """The word for one id."""
    if kind == "number":
        return str(value)
    if kind == "seat":
        return f"{SEAT}{value + 1}"
    if value < 0:
        return UNKNOWN
    if kind == "room":
        return f"{value + 1:03}"
    if kind == "corridor":
        beyond = value - t.corridors
        return t.board.corridors[value].id if beyond < 0 else f"tech_{t.board.networks[beyond]}"
    if kind == "intruder":
        of = t.kind_of[value]
        return f"{INTRUDERS[of]}-{value - t.minis_of[of][0] + 1}"
    if kind == "card":
        n = value - t.contaminated
        return t.content.cards[value].id if n < 0 else CONTAMINATION[n]
    if kind == "object":
        return THINGS[value] if value < len(THINGS) else f"{CORPSE}{value - len(THINGS) + 1}"
    if kind == "pod":
        return f"pod-{value + 1}"
    return words_of(t, kind)[value]


def value_of(t: Fixed, kind: str, word: str) -> int:
    """The id behind a word; KeyError for a word that is none."""
    if kind == "number":
        return number_in(word)
    if kind == "seat":
        return number_in(word, SEAT) - 1
    if kind == "pod":
        return number_in(word, "pod-") - 1
    if kind == "room":
        found = number_in(word) - 1
        if not 0 <= found < t.size or len(word) != 3:
            raise KeyError(word)
        return found
    if kind == "corridor":
        return _at([*[c.id for c in t.board.corridors], *[f"tech_{network}" for network in t.board.networks]], word)
    if kind == "intruder":
        of, _, number = word.rpartition("-")
        minis = t.minis_of[_at(INTRUDERS, of)]
        n = number_in(number)
        if not 1 <= n <= len(minis):
            raise KeyError(word)
        return minis[n - 1]
    if kind == "card":
        if word in CONTAMINATION:
            return t.contaminated + CONTAMINATION.index(word)
        return t.content.card_index[word]
    if kind == "object":
        return THINGS.index(word) if word in THINGS else len(THINGS) + number_in(word, CORPSE) - 1
    return _at(words_of(t, kind), word)


def words_of(t: Fixed, kind: str) -> list[str]:
    """All words of a kind that has a closed list of them."""
    content = t.content
    if kind in FIXED:
        return list(FIXED[kind])
    lists: dict[str, list[str]] = {
        "card": [*content.card_index, *CONTAMINATION],
        "item": list(content.item_index),
        "tile": list(content.room_index),
        "event": list(content.event_index),
        "attack": list(content.attack_card_index),
        "token": list(content.token_index),
        "plot": list(content.intruder_action_index),
        "weakness": list(content.weakness_index),
        "objective": list(content.objective_index),
        "coordinates": list(content.coordinates_index),
        "exploration": list(content.exploration_index),
        "character": [character.id for character in content.characters],
    }
    return lists.get(kind, [])


def _at(words: list[str] | tuple[str, ...], word: str) -> int:
    if word not in words:
        raise KeyError(word)
    return words.index(word)
