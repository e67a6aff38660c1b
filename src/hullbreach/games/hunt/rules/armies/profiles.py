"""Who a model is: its stat line with weapons and skills at hand, its group and its level. HUNT-STA, HUNT-EXP"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.hunt.content.names import MEDIUM, NONE, PREDATOR
from hullbreach.games.hunt.content.unit_records import Unit, Weapon

CC, RS = "cc", "rs"
# A model as its owner names it: the unit and the group it belongs to.
GROUP = 256


@dataclass(frozen=True)
class Profile:
    """A stat line. ``unit`` is the number of the unit, also of a hero made from it; a stat of NONE cannot be tested."""

    unit: int
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
    skills: int
    heal: int
    weapons: tuple[Weapon, ...]
    #: what it fights with, and what it shoots with in a plain Shoot (HUNT-RNG-12)
    blade: Weapon | None
    gun: Weapon | None

    def weapon(self, id: str) -> Weapon | None:
        """The weapon with this id, if the model has it."""
        for weapon in self.weapons:
            if weapon.id == id:
                return weapon
        return None

    def used_by(self, action: str) -> Weapon | None:
        """The weapon that only this action uses, if the model has one (HUNT-RNG-12)."""
        for weapon in self.weapons:
            if weapon.used_by == action:
                return weapon
        return None


def armed(unit: Unit, weapons: tuple[Weapon, ...]) -> Profile:
    """The stat line of a unit with these weapons."""
    blade = next((weapon for weapon in weapons if weapon.kind == CC), None)
    gun = next((weapon for weapon in weapons if weapon.kind == RS and not weapon.used_by), None)
    stats = (unit.m, unit.cc, unit.rs, unit.st, unit.con, unit.ld, unit.w, unit.a, unit.a_min)
    return Profile(unit.index, unit.faction, unit.type, *stats, unit.base, unit.skills, unit.heal, weapons, blade, gun)


@dataclass(frozen=True)
class Model:
    """One model of a force: who it is, the combat group it belongs to, and the level it starts with."""

    profile: Profile
    group: int = 0
    level: int = 1

    @property
    def code(self) -> int:
        """What it is called by its owner."""
        return self.group * GROUP + self.profile.unit


def decoy(unit: int) -> Model:
    """A token of Vocal Mimicry: the size of a Predator, and nothing behind it (HUNT-BLIP-13, HUNT-DEC-18)."""
    nothing = (NONE, NONE, NONE, NONE, NONE, NONE, NONE, NONE, 0)
    return Model(Profile(unit, PREDATOR, "decoy", 1, *nothing[1:], MEDIUM, 0, 0, (), None, None))


def stranger() -> Model:
    """Somebody of a force by points whom nobody but the owner has seen."""
    return Model(Profile(NONE, NONE, "unknown", 1, *(NONE,) * 7, 0, 0, 0, 0, (), None, None))
