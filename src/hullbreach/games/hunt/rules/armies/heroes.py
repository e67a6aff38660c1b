"""Hero creation: what a hero is made from, what it costs, and who comes of it. HUNT-HERO"""

from __future__ import annotations

from dataclasses import dataclass, replace

from hullbreach.games.hunt.content.hero_records import FIELDS, HeroBase, Heroes, HeroPick, Numbers
from hullbreach.games.hunt.content.load import Content
from hullbreach.games.hunt.content.names import NONE, STATS
from hullbreach.games.hunt.content.skills import ACID_SPIT, skills_in
from hullbreach.games.hunt.content.unit_records import Weapon
from hullbreach.games.hunt.rules.armies.profiles import CC, RS, Profile
from hullbreach.kernel.errors import No
from hullbreach.kernel.procedures import Total

HERO = "hero"
BASIC = "basic"
INDEPENDENT = -1
WOUNDS = STATS.index("w")
UNCHANGED: Numbers = (0,) * len(STATS)
AS_LISTED: Numbers = (0,) * len(FIELDS)


@dataclass(frozen=True)
class Hero:
    """A hero as it was bought: what it is made from, every change, and the squad or pack it is attached to.

    ``stats`` goes by stat, the changes of weapons by field; ``skills`` are numbers of the list of skills for points.
    """

    base: int
    rank: int
    ranged: int
    melee: int
    stats: Numbers = UNCHANGED
    ranged_change: Numbers = AS_LISTED
    melee_change: Numbers = AS_LISTED
    skills: tuple[int, ...] = ()
    group: int = INDEPENDENT

    def weapon(self, kind: str) -> int:
        """Its weapon of a kind; NONE if it goes without."""
        return self.melee if kind == CC else self.ranged

    def change(self, kind: str) -> Numbers:
        """How its weapon of a kind was changed."""
        return self.melee_change if kind == CC else self.ranged_change


def new_hero(heroes: Heroes, base: int, rank: int) -> Hero:
    """A hero to begin with: the weapons that cost least, nothing changed (HUNT-HERO-01)."""
    made_from = heroes.bases[base]
    return Hero(base, rank, made_from.ranged[0][0] if made_from.ranged else NONE, made_from.melee[0][0])


def picked(pick: HeroPick) -> Hero:
    """A ready-made hero."""
    return Hero(pick.base, pick.rank, pick.ranged, pick.melee)


def beginnings(heroes: Heroes, faction: int) -> list[tuple[int, int]]:
    """Every base of a faction with every rank it can have (HUNT-HERO-01)."""
    found: list[tuple[int, int]] = []
    for base in heroes.bases:
        if base.faction == faction:
            ranks = [rank.index for rank in heroes.ranks if rank.cost[base.index] != NONE]
            found += [(base.index, rank) for rank in ranks or [NONE]]
    return found


# ---- what may be changed


def bounds(heroes: Heroes, hero: Hero) -> tuple[Numbers, Numbers]:
    """How far each stat may be raised and lowered (HUNT-HERO-03)."""
    if hero.rank == NONE:
        base = heroes.bases[hero.base]
        return base.up, base.down
    rank = heroes.ranks[hero.rank]
    return rank.up, rank.down


def start_of(heroes: Heroes, hero: Hero) -> Numbers:
    """The stats before anything is bought: those of the base, and what the rank adds (HUNT-DEC-44)."""
    base = heroes.bases[hero.base]
    found = [base.m, base.cc, base.rs, base.st, base.con, base.ld, base.w, base.a]
    if hero.rank != NONE:
        rank = heroes.ranks[hero.rank]
        found = [value + more for value, more in zip(found, rank.add, strict=True)]
        found[STATS.index("a")] = rank.a
    return tuple(found)


def cannot_change_stat(heroes: Heroes, hero: Hero, stat: int, by: int) -> No | None:
    """Why a stat cannot be changed by a point more (HUNT-HERO-03, HUNT-DEC-106)."""
    up, down = bounds(heroes, hero)
    changed = hero.stats[stat] + by
    value = start_of(heroes, hero)[stat]
    if value == NONE or not -down[stat] <= changed <= up[stat]:
        return No("stat-out-of-bounds", stat, down[stat], up[stat], rule="HUNT-HERO-03")
    if value + changed > heroes.max_stat:
        return No("stat-too-high", stat, heroes.max_stat, rule="HUNT-DEC-106")
    return None


def cannot_change_weapon(content: Content, hero: Hero, kind: str, field: int, by: int) -> No | None:
    """Why a weapon cannot be changed by a point more (HUNT-HERO-05, HUNT-HERO-13, HUNT-DEC-109)."""
    heroes = content.heroes
    if hero.weapon(kind) == NONE:
        return No("no-such-weapon", rule="HUNT-HERO-13")
    weapon = content.weapons[hero.weapon(kind)]
    value = (weapon.st, weapon.roa, weapon.avv)[field]
    change = list(hero.change(kind))
    change[field] += by
    limits = heroes.change_of(weapon.faction, kind)
    if value == NONE or not -limits.down[field] <= change[field] <= limits.up[field]:
        return No("weapon-out-of-bounds", weapon.index, limits.down[field], limits.up[field], rule="HUNT-HERO-05")
    if value + change[field] < (0 if FIELDS[field] == "avv" else 1):
        return No("weapon-too-weak", weapon.index, rule="HUNT-HERO-13")
    if sum([n for n in change if n > 0]) > heroes.weapon_upgrades:
        return No("too-many-upgrades", weapon.index, heroes.weapon_upgrades, rule="HUNT-HERO-05")
    if -sum([n for n in change if n < 0]) > heroes.weapon_downgrades:
        return No("too-many-downgrades", weapon.index, heroes.weapon_downgrades, rule="HUNT-HERO-05")
    return None


def cannot_arm(content: Content, hero: Hero, weapon: int) -> No | None:
    """Why a hero cannot take this weapon instead (HUNT-HERO-06, HUNT-HERO-13)."""
    base = content.heroes.bases[hero.base]
    if weapon in (hero.ranged, hero.melee):
        return No("has-it-already", weapon, rule="HUNT-HERO-13")
    if weapon not in dict(base.ranged) and weapon not in dict(base.melee):
        return No("not-on-offer", weapon, rule="HUNT-HERO-06")
    return None


def cannot_learn(content: Content, hero: Hero, skill: int) -> No | None:
    """Why a hero cannot buy this skill (HUNT-HERO-07, HUNT-HERO-13)."""
    heroes = content.heroes
    offered = heroes.skills[skill]
    if offered.faction != heroes.bases[hero.base].faction:
        return No("not-on-offer", rule="HUNT-HERO-07")
    if len(hero.skills) >= heroes.max_skills:
        return No("too-many-skills", heroes.max_skills, rule="HUNT-HERO-07")
    if skills_of(content, hero) & offered.bit:
        return No("has-it-already", rule="HUNT-HERO-13")
    return None


def with_stat(hero: Hero, stat: int, by: int) -> Hero:
    """The hero with a stat changed."""
    return replace(hero, stats=_changed(hero.stats, stat, by))


def with_weapon(content: Content, hero: Hero, weapon: int) -> Hero:
    """The hero with another weapon, as it is listed."""
    if weapon != NONE and content.weapons[weapon].kind == CC:
        return replace(hero, melee=weapon, melee_change=AS_LISTED)
    return replace(hero, ranged=weapon, ranged_change=AS_LISTED)


def with_change(hero: Hero, kind: str, field: int, by: int) -> Hero:
    """The hero with a weapon changed."""
    if kind == CC:
        return replace(hero, melee_change=_changed(hero.melee_change, field, by))
    return replace(hero, ranged_change=_changed(hero.ranged_change, field, by))


def _changed(numbers: Numbers, at: int, by: int) -> Numbers:
    return (*numbers[:at], numbers[at] + by, *numbers[at + 1 :])


# ---- what it costs


def hero_cost(content: Content, hero: Hero) -> Total:
    """What a hero costs, never less than its base with its rank (HUNT-HERO-03 to HUNT-HERO-05)."""
    heroes = content.heroes
    floor = heroes.base_cost(hero.base, hero.rank)
    base = heroes.bases[hero.base]
    terms = [("base", floor)]
    for stat, changed in enumerate(hero.stats):
        if changed:
            terms.append((STATS[stat], changed * (heroes.wound_cost if stat == WOUNDS else heroes.stat_cost)))
    for kind, offer in ((RS, base.ranged), (CC, base.melee)):
        weapon = hero.weapon(kind)
        if weapon != NONE:
            changes = sum([n * price for n, price in zip(hero.change(kind), heroes.field_cost, strict=True)])
            # A weapon never costs less than its list price.
            terms.append((content.weapons[weapon].id, dict(offer)[weapon] + max(changes, 0)))
    terms += [(heroes.skills[skill].id, heroes.skills[skill].cost) for skill in hero.skills]
    return Total(terms, low=floor, high=99999)


# ---- who it is


def skills_of(content: Content, hero: Hero) -> int:
    """Its skills: of the base, of its weapons, and those it has bought (HUNT-HERO-06)."""
    found = content.heroes.bases[hero.base].skills
    for weapon in (hero.ranged, hero.melee):
        if weapon != NONE:
            found |= content.weapons[weapon].grants
    for skill in hero.skills:
        found |= content.heroes.skills[skill].bit
    return found


def unit_of(content: Content, base: HeroBase) -> int:
    """The unit a hero is called by: the one of its base, for Marines the plain one with the same skill in combat."""
    if base.unit != NONE:
        return base.unit
    return next(
        unit.index
        for unit in content.units
        if unit.faction == base.faction and unit.role == BASIC and unit.cc == base.cc
    )


def hero_profile(content: Content, hero: Hero) -> Profile:
    """The stat line of a hero (HUNT-HERO-01)."""
    heroes = content.heroes
    base = heroes.bases[hero.base]
    unit = unit_of(content, base)
    skills = skills_of(content, hero)
    start = start_of(heroes, hero)
    m, cc, rs, st, con, ld, w, a = [
        value if value == NONE else value + change for value, change in zip(start, hero.stats, strict=True)
    ]
    if rs == NONE and skills & ACID_SPIT:
        rs = heroes.acid_spit_rs
    a_min = base.a_min if hero.rank == NONE else heroes.ranks[hero.rank].a_min
    # A model that stands on a bigger base keeps it (HUNT-DEC-04).
    size = max(heroes.base, content.units[base.unit].base) if base.unit != NONE else heroes.base
    heal = max([heroes.skills[skill].x for skill in hero.skills], default=0)
    weapons = [_altered(content, hero, kind) for kind in (CC, RS) if hero.weapon(kind) != NONE]
    weapons += _second_lines(content, weapons)
    blade = next((weapon for weapon in weapons if weapon.kind == CC), None)
    gun = next((weapon for weapon in weapons if weapon.kind == RS and not weapon.used_by), None)
    stats = (m, cc, rs, st, con, ld, w, a, a_min)
    return Profile(unit, base.faction, HERO, *stats, size, skills, heal, tuple(weapons), blade, gun)


def _altered(content: Content, hero: Hero, kind: str) -> Weapon:
    """Its weapon of a kind with all changes."""
    weapon = content.weapons[hero.weapon(kind)]
    st, roa, avv = hero.change(kind)
    return replace(
        weapon,
        st=weapon.st if weapon.st == NONE else weapon.st + st,
        roa=weapon.roa if weapon.roa == NONE else weapon.roa + roa,
        avv=weapon.avv + avv,
    )


def _second_lines(content: Content, weapons: list[Weapon]) -> list[Weapon]:
    """What a weapon with two lines brings besides: the M40 of a Pulse Rifle, the throw of a Smart-Disc."""
    granted = 0
    for weapon in weapons:
        granted |= weapon.grants
    words = skills_in(granted)
    own = {weapon.index for weapon in weapons}
    return [weapon for weapon in content.weapons if weapon.used_by in words and weapon.index not in own]
