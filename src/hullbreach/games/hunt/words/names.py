"""What the pieces of hunt are called in canonical texts, and what a word means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hullbreach.games.hunt.content.actions import ACTION_IDS
from hullbreach.games.hunt.content.hero_records import FIELDS
from hullbreach.games.hunt.content.names import FACES, FACTIONS, ROOMS, TOKENS
from hullbreach.games.hunt.words.parts import part_name, place_name, read_part, read_place
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.phrases import number_in

if TYPE_CHECKING:
    from hullbreach.games.hunt.rules.fixed import Fixed

STATS = ("m", "cc", "rs", "st", "con", "ld", "w", "a", "door_value")
# A token is its kind times this, and its number of that kind.
TOKEN = 100
# A model is its group times this, and its unit.
GROUP = 256
NO_WEAPON = "none"
NO_RANK = "no_rank"
FIXED = {"weapon_field": FIELDS, "face": FACES, "stat": STATS, "action": ACTION_IDS, "room": ROOMS}
UNKNOWN = "unknown"


def name_of(t: Fixed, kind: str, value: int) -> str:
    """The word for one id."""
    if kind == "piece":
        side = t.side_of[value]
        return f"{t.side_words[side]}-{value - t.first[side] + 1}"
    if kind == "tile":
        return t.board.names[value]
    if kind == "link":
        return t.board.link_name(value)
    if kind == "number":
        return str(value)
    if kind == "side":
        return t.side_words[value]
    if kind == "seat":
        return f"seat-{value + 1}"
    if kind == "unit":
        return UNKNOWN if value < 0 else t.content.units[value].id
    if kind == "model":
        group, unit = divmod(value, GROUP)
        return t.content.units[unit].id + (f"/{group}" if group else "")
    if kind == "weapon":
        return NO_WEAPON if value < 0 else t.content.weapons[value].id
    if kind == "hero_base":
        return t.content.heroes.bases[value].id
    if kind == "rank":
        return NO_RANK if value < 0 else t.content.heroes.ranks[value].id
    if kind == "hero_skill":
        return _hero_skills(t)[value]
    if kind == "place":
        return place_name(value)
    if kind == "part":
        return part_name(value)
    if kind == "mission":
        return t.content.missions[value].id
    if kind == "card":
        return UNKNOWN if value < 0 else t.content.strategy[value].id
    if kind == "environment":
        return UNKNOWN if value < 0 else t.content.environment[value].id
    if kind == "mission_card":
        return t.content.mission_cards[value].id
    if kind == "token":
        return f"{TOKENS[value // TOKEN]}-{value % TOKEN}"
    return FIXED[kind][value]


def value_of(t: Fixed, kind: str, word: str) -> int:
    """The id behind a word; KeyError for a word that is none."""
    content = t.content
    try:
        if kind == "tile":
            return t.board.find(word)
        if kind == "link":
            return t.board.find_link(word)
    except BadInput:
        raise KeyError(word) from None
    if kind == "piece":
        prefix, _, number = word.rpartition("-")
        side = value_of(t, "side", prefix)
        n = number_in(number)
        if not 1 <= n <= t.size[side]:
            raise KeyError(word)
        return t.first[side] + n - 1
    if kind == "side":
        return _at(t.side_words, word)
    if kind == "number":
        return number_in(word)
    if kind == "seat":
        return number_in(word, "seat-") - 1
    if kind == "unit":
        return content.unit_index[word]
    if kind == "model":
        unit, _, group = word.partition("/")
        return content.unit_index[unit] + (number_in(group) * GROUP if group else 0)
    if kind == "weapon":
        return -1 if word == NO_WEAPON else content.weapon_index[word]
    if kind == "hero_base":
        return _at(tuple([base.id for base in content.heroes.bases]), word)
    if kind == "rank":
        return -1 if word == NO_RANK else _at(tuple([rank.id for rank in content.heroes.ranks]), word)
    if kind == "hero_skill":
        return _at(_hero_skills(t), word)
    if kind == "place":
        return read_place(word)
    if kind == "part":
        return read_part(word)
    if kind == "mission":
        return content.mission_index[word]
    if kind == "card":
        return content.strategy_index[word]
    if kind == "environment":
        return content.environment_index[word]
    if kind == "mission_card":
        return content.mission_card_index[word]
    if kind == "token":
        id, _, number = word.rpartition("-")
        return _at(TOKENS, id) * TOKEN + number_in(number)
    return _at(FIXED.get(kind, ()), word)


def words_of(t: Fixed, kind: str) -> list[str]:
    """All words of a kind that has a closed list of them."""
    content = t.content
    closed = {
        "unit": content.unit_index,
        "weapon": content.weapon_index,
        "card": content.strategy_index,
        "environment": content.environment_index,
        "mission_card": content.mission_card_index,
        "side": t.side_words,
        "tile": t.board.names,
    }
    return list(closed.get(kind, FIXED.get(kind, ())))


def _hero_skills(t: Fixed) -> tuple[str, ...]:
    """Skills for heroes: factions have the same ones at other prices."""
    return tuple([f"{skill.id}/{FACTIONS[skill.faction]}" for skill in t.content.heroes.skills])


def _at(words: tuple[str, ...], word: str) -> int:
    if word not in words:
        raise KeyError(word)
    return words.index(word)
