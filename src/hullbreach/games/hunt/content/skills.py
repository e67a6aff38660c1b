"""The skills as bits of an int: what a model has is one mask. Some skills are the right to an action."""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.hunt.content.names import FACTIONS
from hullbreach.parts.reader import Reader

# ---- of a whole faction, not printed in stat lines
VOCAL_MIMICRY = 1 << 0
HIDE_ON_REVEAL = 1 << 1
# ---- Marines
TEAM_TACTICS = 1 << 2
AUTO_SENTRY = 1 << 3
DODGE = 1 << 4
ELECTRIC_SHOCK = 1 << 5
GUIDED_FIRE = 1 << 6
GUN_EMPLACEMENT = 1 << 7
HEAL = 1 << 8
MEDIC = 1 << 9
PERIMETER_SECURED = 1 << 10
PING = 1 << 11
# ---- Aliens
ACIDIC_BLOOD = 1 << 12
CLIMBING_CLAWS = 1 << 13
EGG_INJECTION = 1 << 14
FACEHUG = 1 << 15
HIVE_BLOODHOUNDS = 1 << 16
IMPROVED_DODGE = 1 << 17
IMPROVED_HIDE = 1 << 18
RESILIENT = 1 << 19
ROYAL_PHEROMONES = 1 << 20
TINY = 1 << 21
UNSTOPPABLE = 1 << 22
# ---- Predators
SEASONED_HUNTER = 1 << 23
CHARGE = 1 << 24
HOT_PLASMA = 1 << 25
PACK_HUNT = 1 << 26
RAGE = 1 << 27
SELF_DESTRUCT = 1 << 28
# ---- actions that only some models have
ACID_SPIT = 1 << 29
SMART_DISC_THROW = 1 << 30
GRENADE_LAUNCHER = 1 << 31
BURNING_INFERNO = 1 << 32
SHOTGUN = 1 << 33
POINT_BLANK = 1 << 34

SKILL_BITS: dict[str, int] = {
    "vocal_mimicry": VOCAL_MIMICRY,
    "hide_on_reveal": HIDE_ON_REVEAL,
    "team_tactics": TEAM_TACTICS,
    "auto_sentry": AUTO_SENTRY,
    "dodge": DODGE,
    "electric_shock": ELECTRIC_SHOCK,
    "guided_fire": GUIDED_FIRE,
    "gun_emplacement": GUN_EMPLACEMENT,
    "heal": HEAL,
    "medic": MEDIC,
    "perimeter_secured": PERIMETER_SECURED,
    "ping": PING,
    "acidic_blood": ACIDIC_BLOOD,
    "climbing_claws": CLIMBING_CLAWS,
    "egg_injection": EGG_INJECTION,
    "facehug": FACEHUG,
    "hive_bloodhounds": HIVE_BLOODHOUNDS,
    "improved_dodge": IMPROVED_DODGE,
    "improved_hide": IMPROVED_HIDE,
    "resilient": RESILIENT,
    "royal_pheromones": ROYAL_PHEROMONES,
    "tiny": TINY,
    "unstoppable": UNSTOPPABLE,
    "seasoned_hunter": SEASONED_HUNTER,
    "charge": CHARGE,
    "hot_plasma": HOT_PLASMA,
    "pack_hunt": PACK_HUNT,
    "rage": RAGE,
    "self_destruct_device": SELF_DESTRUCT,
    "acid_spit": ACID_SPIT,
    "smart_disc_throw": SMART_DISC_THROW,
    "grenade_launcher": GRENADE_LAUNCHER,
    "burning_inferno": BURNING_INFERNO,
    "shotgun": SHOTGUN,
    "point_blank_shot": POINT_BLANK,
}
OF_ACTIONS = ACID_SPIT | SMART_DISC_THROW | GRENADE_LAUNCHER | BURNING_INFERNO | SHOTGUN | POINT_BLANK
SKILLS = tuple([id for id, bit in SKILL_BITS.items() if not bit & OF_ACTIONS])
"""The ids of the skills that are no actions."""
WHOSE = ("any", *FACTIONS)


@dataclass(frozen=True)
class Skill:
    """A skill as it is printed: its bit, the rules that hold it, whose it is, and whether a whole faction has it."""

    id: str
    bit: int
    refs: tuple[str, ...]
    active: bool
    faction: str
    faction_rule: bool


def skill_mask(r: Reader, key: str) -> int:
    """The skills that a key lists, as a mask."""
    found = 0
    for word in r.words(key, tuple(SKILL_BITS)):
        found |= SKILL_BITS[word]
    return found


def skills_in(mask: int) -> list[str]:
    """The ids of the skills of a mask."""
    return [id for id, bit in SKILL_BITS.items() if mask & bit]


def read_skill(r: Reader) -> Skill:
    """One skill. What it does is a rule, so a house can neither add one nor take one away."""
    id = r.word("id", SKILLS)
    skill = Skill(
        id=id,
        bit=SKILL_BITS[id],
        refs=r.texts("ref"),
        active=r.word("kind", ("passive", "active")) == "active",
        faction=r.word("faction", WHOSE),
        faction_rule=r.flag("faction_rule") if r.has("faction_rule") else False,
    )
    if not skill.refs:
        r.wrong("ref", "empty, expected the rules that hold the skill")
    r.done()
    return skill
