"""Weapons and units as typed records."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hullbreach.games.hunt.content.actions import ACTION_IDS
from hullbreach.games.hunt.content.names import BASES, FACTIONS, NONE, TYPES, WEAPON_KINDS
from hullbreach.games.hunt.content.reading import read_name, read_source
from hullbreach.games.hunt.content.skills import HEAL, SKILL_BITS, skill_mask
from hullbreach.parts.reader import Reader

SQUADS = ("colonial_marines", "wy_commandos", "power_loader", "sentry_gun")
ROLES = ("basic", "heavy_weapon", "special_weapon", "sergeant", "support")


@dataclass(frozen=True)
class Weapon:
    """A line of the weapon list. kind: cc or rs. st, roa: NONE where a rule says what a hit does; range 0: any.

    used_by: the action that alone uses it, if it has no plain Shoot or Fight (HUNT-RNG-12). special: the skill that
    says what a hit without a strength does. grants: the skills of whoever bears it.
    """

    index: int
    id: str
    faction: int
    kind: str
    st: int
    roa: int
    avv: int
    range: int
    used_by: str
    special: str
    grants: int
    hero_only: bool


@dataclass(frozen=True)
class Unit:
    """A stat line; a stat of NONE has no value. a_min: the floor of its armour, 0 for none. heal: X of Heal (X).

    max_level: what it can reach; max_bought: what it can start with. squad and role: of Marines; per_pack: of
    Predators, how many are one pack. blip: the token that stands for it, empty for one that the box has not.
    """

    index: int
    id: str
    faction: int
    type: str
    m: int
    cc: int
    rs: int
    st: int
    con: int
    ld: int
    w: int
    a: int
    a_min: int
    base: int
    weapons: tuple[int, ...]
    skills: int
    heal: int
    cost: int
    level_cost: int
    max_level: int
    max_bought: int
    in_box: int
    squad: str
    role: str
    per_pack: int
    blip: str


def stat(r: Reader, key: str) -> int:
    """A stat from 1 to 20, or NONE where none is printed (HUNT-STA-01)."""
    return r.number(key, 1, 20) if r.has(key) else NONE


def read_weapon(r: Reader) -> Weapon:
    """One weapon; its index is given when all are read."""
    read_source(r)
    read_name(r)
    weapon = Weapon(
        index=0,
        id=r.text("id"),
        faction=FACTIONS.index(r.word("faction", FACTIONS)),
        kind=r.word("kind", WEAPON_KINDS),
        st=stat(r, "st"),
        roa=r.number("roa", 1, 9) if r.has("roa") else NONE,
        avv=r.number("avv", 0, 20),
        range=r.number("range", 1, 9) if r.has("range") else 0,
        used_by=r.word("used_by", ACTION_IDS) if r.has("used_by") else "",
        special=r.word("special", tuple(SKILL_BITS)) if r.has("special") else "",
        grants=skill_mask(r, "grants") if r.has("grants") else 0,
        hero_only=r.flag("hero_only") if r.has("hero_only") else False,
    )
    if weapon.st == NONE and not weapon.special:
        r.wrong("st", "missing, expected a strength or the rule of a hit without one in special")
    if weapon.roa == NONE and not weapon.special:
        r.wrong("roa", "missing, expected how many tests an attack has")
    r.done()
    return weapon


def read_unit(r: Reader, weapons: Sequence[str], blips: Sequence[str]) -> Unit:
    """One unit; weapons: the ids of all weapons, blips: of all tokens. Its index is given when all are read."""
    read_source(r)
    read_name(r)
    faction = r.word("faction", FACTIONS)
    skills = skill_mask(r, "skills")
    max_level = r.number("max_level", 1, 4)
    unit = Unit(
        index=0,
        id=r.text("id"),
        faction=FACTIONS.index(faction),
        type=r.word("type", TYPES),
        m=stat(r, "m"),
        cc=stat(r, "cc"),
        rs=stat(r, "rs"),
        st=stat(r, "st"),
        con=stat(r, "con"),
        ld=stat(r, "ld"),
        w=r.number("w", 1, 20),
        a=r.number("a", 1, 20),
        a_min=r.number("a_min", 0, 20),
        base=BASES.index(r.word("base", BASES)),
        weapons=tuple([weapons.index(word) for word in r.words("weapons", weapons)]),
        skills=skills,
        heal=r.number("heal", 1, 20) if skills & HEAL else 0,
        cost=r.number("cost", 0, 999),
        level_cost=r.number("level_cost", 0, 999),
        max_level=max_level,
        max_bought=r.number("max_bought_level", 1, max_level) if r.has("max_bought_level") else max_level,
        in_box=r.number("in_box", 0, 99),
        squad=r.word("squad", SQUADS) if faction == "marine" else "",
        role=r.word("role", ROLES) if faction == "marine" else "",
        per_pack=r.number("per_pack", 1, 9) if r.has("per_pack") else 1,
        blip=r.word("blip", blips) if r.has("blip") else "",
    )
    if (unit.level_cost > 0) != (unit.max_bought > 1):
        r.wrong("level_cost", f"{unit.level_cost}, but levels up to {unit.max_bought} can be bought")
    if unit.a_min > unit.a:
        r.wrong("a_min", f"{unit.a_min}, expected at most the armour {unit.a}")
    r.done()
    return unit
