"""The actions as numbers, and what the box says about each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hullbreach.games.hunt.content.names import FACTIONS, NONE
from hullbreach.parts.reader import Reader

ACTION_IDS = (
    "move", "shoot", "fight", "pass", "interact", "sentry", "aim", "burning_inferno", "shotgun", "point_blank_shot",
    "hide", "force_doors_open", "acid_spit", "smart_disc_throw", "disengage", "run", "tactical_move", "weld_it_shut",
    "grenade_launcher", "rapid_fire", "seal_the_bulkhead", "skulking_advance", "field_wound_treatment", "open_door",
)  # fmt: skip
MOVE, SHOOT, FIGHT, PASS, INTERACT, SENTRY, AIM = 0, 1, 2, 3, 4, 5, 6
BURNING_INFERNO, SHOTGUN, POINT_BLANK, HIDE, FORCE_DOORS, ACID_SPIT, SMART_DISC = 7, 8, 9, 10, 11, 12, 13
DISENGAGE, RUN, TACTICAL_MOVE, WELD, GRENADE, RAPID_FIRE, SEAL, SKULK, TREAT = 14, 15, 16, 17, 18, 19, 20, 21, 22
OPEN_DOOR = 23
ACTION_BITS: dict[str, int] = {id: 1 << n for n, id in enumerate(ACTION_IDS)}


@dataclass(frozen=True)
class Action:
    """An action: its price in action points, the factions that have it as a mask, the action as which it is treated.

    weapons: the mask of weapons of which a model needs one, 0 for none. per_game and per_model: how often it succeeds
    in a game, for a side and for a model; 0 for no limit. sentry_ok: a Sentry token may be spent on it.
    """

    index: int
    id: str
    refs: tuple[str, ...]
    advanced: bool
    ap: int
    factions: int
    counts_as: int
    weapons: int
    per_game: int
    per_model: int
    sentry_ok: bool


def read_action(r: Reader, weapons: Sequence[str]) -> Action:
    """One action; weapons: the ids of all weapons. What it does is a rule, so a house cannot add one."""
    id = r.word("id", ACTION_IDS)
    action = Action(
        index=ACTION_IDS.index(id),
        id=id,
        refs=r.texts("ref"),
        advanced=r.word("class", ("basic", "advanced")) == "advanced",
        ap=r.number("ap", 1, 2),
        factions=sum([1 << FACTIONS.index(word) for word in r.words("factions", FACTIONS)]),
        counts_as=ACTION_IDS.index(r.word("counts_as", ACTION_IDS)) if r.has("counts_as") else NONE,
        weapons=sum([1 << weapons.index(word) for word in r.words("weapons", weapons)]) if r.has("weapons") else 0,
        per_game=r.number("per_game", 1, 99) if r.has("per_game") else 0,
        per_model=r.number("per_model", 1, 99) if r.has("per_model") else 0,
        sentry_ok=r.flag("sentry_ok"),
    )
    if not action.refs:
        r.wrong("ref", "empty, expected the rules that hold the action")
    if action.advanced != (action.ap == 2):
        r.wrong("ap", f"{action.ap}, expected 1 of a basic and 2 of an advanced action")
    r.done()
    return action
