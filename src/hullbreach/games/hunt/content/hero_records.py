"""Hero creation: what a hero may be made from and at what price. HUNT-HERO"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from hullbreach.games.hunt.content.names import BASES, FACTIONS, MARINE, NONE, STATS, WEAPON_KINDS
from hullbreach.games.hunt.content.reading import different, read_source
from hullbreach.games.hunt.content.skills import SKILL_BITS, skill_mask
from hullbreach.games.hunt.content.unit_records import Unit, Weapon, stat
from hullbreach.parts.house import NOTHING
from hullbreach.parts.reader import Reader

FIELDS = ("st", "roa", "avv")
"""The fields of a weapon that can be changed."""
Numbers = tuple[int, ...]
Offer = tuple[tuple[int, int], ...]
"""Weapons and their prices; NONE is to go without."""


@dataclass(frozen=True)
class HeroBase:
    """What a hero is made from. cost: 0 for one that pays for a rank. unit: the unit of the same id, NONE for none.

    up, down: how far each stat may be changed, in the order of STATS; 0 for one that may not.
    """

    index: int
    id: str
    faction: int
    unit: int
    cost: int
    m: int
    cc: int
    rs: int
    st: int
    con: int
    ld: int
    w: int
    a: int
    a_min: int
    skills: int
    melee: Offer
    ranged: Offer
    up: Numbers
    down: Numbers


@dataclass(frozen=True)
class Rank:
    """A rank of a faction's heroes. cost: by base, NONE for one that cannot have it. add: free, by stat."""

    index: int
    id: str
    faction: int
    cost: Numbers
    add: Numbers
    a: int
    a_min: int
    up: Numbers
    down: Numbers


@dataclass(frozen=True)
class WeaponChange:
    """How far weapons of a kind may be changed, in the order of FIELDS."""

    faction: int
    kind: str
    up: Numbers
    down: Numbers


@dataclass(frozen=True)
class HeroSkill:
    """A skill that heroes of a faction may buy; x: the value of Heal (X)."""

    faction: int
    id: str
    bit: int
    cost: int
    x: int


@dataclass(frozen=True)
class HeroPick:
    """A ready-made hero: base, rank and weapons, nothing changed; NONE for what it has not."""

    base: int
    rank: int
    ranged: int
    melee: int


@dataclass(frozen=True)
class Heroes:
    """All of heroes.toml. field_cost, in the order of FIELDS: what a point of each costs. base: of every hero."""

    stat_cost: int
    wound_cost: int
    max_stat: int
    field_cost: Numbers
    weapon_upgrades: int
    weapon_downgrades: int
    max_skills: int
    base: int
    acid_spit_rs: int
    bases: tuple[HeroBase, ...]
    ranks: tuple[Rank, ...]
    changes: tuple[WeaponChange, ...]
    skills: tuple[HeroSkill, ...]

    def change_of(self, faction: int, kind: str) -> WeaponChange:
        """How far weapons of a kind may be changed for heroes of a faction."""
        (found,) = [change for change in self.changes if change.faction == faction and change.kind == kind]
        return found

    def base_cost(self, base: int, rank: int) -> int:
        """What a base with a rank costs before anything is changed; a hero never costs less (HUNT-HERO-04)."""
        return self.bases[base].cost if rank == NONE else self.ranks[rank].cost[base]

    def price(self, pick: HeroPick) -> int:
        """What a ready-made hero costs."""
        base = self.bases[pick.base]
        return self.base_cost(pick.base, pick.rank) + dict(base.ranged)[pick.ranged] + dict(base.melee)[pick.melee]


# ---- reading


def read_heroes(r: Reader, units: Sequence[Unit], weapons: Sequence[Weapon]) -> Heroes:
    """All of heroes.toml."""
    read_source(r)
    points = r.table("weapon_cost")
    bases = [replace(base, index=at) for at, base in enumerate(r.each("base", lambda x: read_base(x, units, weapons)))]
    different(r, "base", [base.id for base in bases])
    ranks = [replace(rank, index=at) for at, rank in enumerate(r.each("rank", lambda x: read_rank(x, bases)))]
    heroes = Heroes(
        stat_cost=r.number("stat_cost", 1, 99),
        wound_cost=r.number("wound_cost", 1, 99),
        max_stat=r.number("max_stat", 1, 20),
        field_cost=tuple([points.number(field, 1, 99) for field in FIELDS]),
        weapon_upgrades=r.number("weapon_upgrades", 0, 9),
        weapon_downgrades=r.number("weapon_downgrades", 0, 9),
        max_skills=r.number("max_skills", 0, 9),
        base=BASES.index(r.word("base_size", BASES)),
        acid_spit_rs=r.number("acid_spit_rs", 1, 20),
        bases=tuple(bases),
        ranks=tuple(ranks),
        changes=tuple(r.each("weapon_change", read_change)),
        skills=tuple(r.each("skill", read_hero_skill)),
    )
    points.done()
    r.done()
    different(r, "rank", [rank.id for rank in ranks])
    different(r, "weapon_change", [f"{FACTIONS[change.faction]} {change.kind}" for change in heroes.changes])
    if len(heroes.changes) != len(FACTIONS) * len(WEAPON_KINDS):
        r.wrong("weapon_change", f"{len(heroes.changes)} found, expected one for each faction and kind of weapon")
    return heroes


def read_base(r: Reader, units: Sequence[Unit], weapons: Sequence[Weapon]) -> HeroBase:
    """What a hero may be made from; its index is given when all are read."""
    read_source(r)
    id = r.text("id")
    faction = FACTIONS.index(r.word("faction", FACTIONS))
    base = HeroBase(
        index=0,
        id=id,
        faction=faction,
        unit=next((unit.index for unit in units if unit.id == id), NONE),
        cost=r.number("cost", 1, 999) if faction != MARINE else 0,
        m=stat(r, "m"),
        cc=stat(r, "cc"),
        rs=stat(r, "rs"),
        st=stat(r, "st"),
        con=stat(r, "con"),
        ld=stat(r, "ld"),
        w=r.number("w", 1, 20),
        a=r.number("a", 1, 20),
        a_min=r.number("a_min", 0, 20),
        skills=skill_mask(r, "skills"),
        melee=read_offer(r, "melee", "cc", faction, weapons),
        ranged=read_offer(r, "ranged", "rs", faction, weapons),
        up=by_stat(r, "up") if faction != MARINE else (),
        down=by_stat(r, "down") if faction != MARINE else (),
    )
    r.done()
    return base


def read_offer(r: Reader, key: str, kind: str, faction: int, weapons: Sequence[Weapon]) -> Offer:
    """Weapons of a kind with their prices; ``none`` stands for going without."""
    table = r.table(key)
    known = {weapon.id: weapon.index for weapon in weapons if weapon.kind == kind and weapon.faction == faction}
    if kind == "rs":
        known[NOTHING] = NONE
    found: list[tuple[int, int]] = []
    for id in table.data:
        price = table.number(id, 0, 999)
        if id not in known:
            table.wrong(id, f"no weapon of the kind {kind} of the faction")
        else:
            found.append((known[id], price))
    if not found:
        table.wrong(key, "nothing to take")
    return tuple(found)


def by_stat(r: Reader, key: str) -> Numbers:
    """A number for each stat, 0 for one that is left out."""
    table = r.table(key)
    made = tuple([table.number(word, 0, 9) if table.has(word) else 0 for word in STATS])
    table.done()
    return made


def by_field(r: Reader, key: str) -> Numbers:
    """A number for each field of a weapon."""
    table = r.table(key)
    made = tuple([table.number(word, 0, 9) for word in FIELDS])
    table.done()
    return made


def read_rank(r: Reader, bases: Sequence[HeroBase]) -> Rank:
    """A rank; its index is given when all are read."""
    read_source(r)
    faction = FACTIONS.index(r.word("faction", FACTIONS))
    prices = r.table("cost")
    cost = [
        prices.number(base.id, 1, 999) if base.faction == faction and prices.has(base.id) else NONE for base in bases
    ]
    prices.done()
    rank = Rank(
        index=0,
        id=r.text("id"),
        faction=faction,
        cost=tuple(cost),
        add=by_stat(r, "add"),
        a=r.number("a", 1, 20),
        a_min=r.number("a_min", 0, 20),
        up=by_stat(r, "up"),
        down=by_stat(r, "down"),
    )
    r.done()
    return rank


def read_change(r: Reader) -> WeaponChange:
    """How far weapons may be changed."""
    read_source(r)
    change = WeaponChange(
        FACTIONS.index(r.word("faction", FACTIONS)),
        r.word("kind", WEAPON_KINDS),
        by_field(r, "up"),
        by_field(r, "down"),
    )
    r.done()
    return change


def read_hero_skill(r: Reader) -> HeroSkill:
    """A skill for points."""
    read_source(r)
    id = r.word("id", tuple(SKILL_BITS))
    skill = HeroSkill(
        faction=FACTIONS.index(r.word("faction", FACTIONS)),
        id=id,
        bit=SKILL_BITS[id],
        cost=r.number("cost", 1, 999),
        x=r.number("x", 1, 20) if id == "heal" else 0,
    )
    r.done()
    return skill


def read_pick(r: Reader, faction: int, heroes: Heroes, weapons: Sequence[Weapon]) -> HeroPick:
    """A ready-made hero of a faction."""
    bases = [base for base in heroes.bases if base.faction == faction]
    base = heroes.bases[[b.id for b in heroes.bases].index(r.word("base", [b.id for b in bases]))]
    ranks = [rank.id for rank in heroes.ranks if rank.cost[base.index] != NONE]
    pick = HeroPick(
        base=base.index,
        rank=[rank.id for rank in heroes.ranks].index(r.word("rank", ranks)) if ranks else NONE,
        ranged=_taken(r, "ranged", base.ranged, weapons),
        melee=_taken(r, "melee", base.melee, weapons),
    )
    r.done()
    return pick


def _taken(r: Reader, key: str, offer: Offer, weapons: Sequence[Weapon]) -> int:
    """The weapon that a hero takes; left out where it may go without."""
    if not r.has(key) and NONE in dict(offer):
        return NONE
    ids = {weapons[weapon].id: weapon for weapon, _ in offer if weapon != NONE}
    return ids[r.word(key, tuple(ids))] if ids else NONE
