"""The numbers of combat, each with what it is made of: tested values, strengths, dice. HUNT-RNG, HUNT-CC, HUNT-ARM"""

from __future__ import annotations

from hullbreach.games.hunt.content.actions import (
    ACID_SPIT,
    FIGHT,
    GRENADE,
    RAPID_FIRE,
    SHOOT,
    SHOTGUN,
)
from hullbreach.games.hunt.content.names import ALIEN, MARINE
from hullbreach.games.hunt.content.skills import (
    CHARGE,
    HEAL,
    MEDIC,
    PACK_HUNT,
    ROYAL_PHEROMONES,
)
from hullbreach.games.hunt.content.unit_records import Weapon
from hullbreach.games.hunt.rules.armies.experience import heal_by_level
from hullbreach.games.hunt.rules.armies.profiles import CC, Profile
from hullbreach.games.hunt.rules.board.sight import between, within
from hullbreach.games.hunt.rules.board.space import enemies_on, engaged_tiles
from hullbreach.games.hunt.rules.cards.lasting import change_of, holds, modifiers
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.kernel.options import bits
from hullbreach.kernel.procedures import Total

# Attacks whose every die is an RS test (HUNT-CON-12).
RANGED = frozenset((SHOOT, RAPID_FIRE, GRENADE, SHOTGUN, ACID_SPIT))


def weapon_for(g: Hunt, profile: Profile, action: int) -> Weapon | None:
    """The weapon a model attacks with in this action; None if it has none for it (HUNT-RNG-12, HUNT-ACT-08)."""
    if action == FIGHT:
        return profile.blade
    if action == SHOOT:
        return profile.gun
    wanted = g.fixed.content.actions[action].weapons
    if action == RAPID_FIRE:
        gun = profile.gun
        return gun if gun is not None and wanted >> gun.index & 1 else None
    if not profile.skills & g.fixed.skill_for[action]:
        return None
    alone = g.fixed.content.actions[action].id
    for weapon in profile.weapons:
        if weapon.used_by == alone:
            return weapon
    # What comes with another weapon is not always listed: the throw of an Elder's Smart-Disc.
    for weapon in g.fixed.content.weapons:
        if weapon.used_by == alone:
            return weapon
    for weapon in profile.weapons:
        if wanted >> weapon.index & 1:
            return weapon
    return None


# ---- what an attack does


def strength(g: Hunt, piece: int, action: int, weapon: Weapon) -> int:
    """The strength of a hit; cards change also that of Shotgun!, Rage! that of a blade (HUNT-BAS-10, HUNT-SKP-04)."""
    st = g.fixed.tables.shotgun_st if action == SHOTGUN else weapon.st
    if g.lasting:
        st += change_of(g, piece, "st", weapon.id, weapon.kind)
    if weapon.kind == CC and g.raging >> piece & 1:
        st += g.fixed.tables.rage_st
    return st


def dice(g: Hunt, piece: int, action: int, weapon: Weapon) -> int:
    """How many tests, or automatic hits, one attack has (HUNT-STA-11, HUNT-ADV-09)."""
    n = weapon.roa
    if g.lasting:
        n += change_of(g, piece, "roa", weapon.id, weapon.kind)
    return n + g.fixed.tables.rapid_fire_roa if action == RAPID_FIRE else n


# ---- tested values


def ranged_total(g: Hunt, piece: int, action: int, target: int) -> Total:
    """What an RS test at this target must not exceed (HUNT-RNG-03 to HUNT-RNG-09)."""
    tables = g.fixed.tables
    here, there = g.tile[piece], g.tile[target]
    terms = [("rs", g.profile(piece).rs)]
    if g.faction(target) == ALIEN:
        terms += _cover(g, piece, target, there)
    engaged = engaged_tiles(g)
    if engaged:
        ignored = here == there and holds(g, "ignore", "engaged_on_own_tile", piece)
        if engaged >> there & 1 and not ignored:
            terms.append(("engaged", tables.rs_engaged_target))
        passed = _fights_between(g, piece, here, there, engaged)
        if passed:
            terms.append(("fights-between", passed * tables.rs_engaged_tile_between))
    if g.aimed >> piece & 1:
        terms.append(("aim", tables.aim))
    if action == RAPID_FIRE:
        terms.append(("rapid-fire", tables.rapid_fire_rs))
    _pack_hunt(g, piece, terms)
    if g.lasting:
        terms += modifiers(g, piece, "rs", target)
    return Total(terms)


def _cover(g: Hunt, piece: int, target: int, tile: int) -> list[tuple[str, int]]:
    """What an Alien gains from infested ground, or instead of it from hiding there (HUNT-RNG-04, HUNT-RNG-05)."""
    tables = g.fixed.tables
    if g.hidden >> target & 1 and not holds(g, "ignore", "hide", piece, target):
        return [("hidden", tables.rs_hidden_alien)]
    if g.infested >> tile & 1 and not holds(g, "ignore", "infested_tile", piece, target):
        return [("infested", tables.rs_alien_on_infested)]
    return []


def _fights_between(g: Hunt, piece: int, here: int, there: int, engaged: int) -> int:
    """The engaged tiles with an enemy on them that a straight shot passes (HUNT-RNG-09, HUNT-SPEC-14)."""
    if not g.sight[here] >> there & 1:
        return 0
    side = g.side(piece)
    return sum([1 for tile in bits(between(g, here, there) & engaged) if enemies_on(g, 1 << tile, side)])


def close_value(g: Hunt, piece: int) -> Total:
    """What a CC test must not exceed, whatever it is for (HUNT-DEC-09, HUNT-DIS-05)."""
    return Total(_close_terms(g, piece, -1))


def close_total(g: Hunt, piece: int, target: int) -> Total:
    """What a CC test of an attack on this target must not exceed (HUNT-CC-04, HUNT-SKP-01)."""
    tables = g.fixed.tables
    terms = _close_terms(g, piece, target)
    if g.faction(target) == MARINE and g.is_normal(g.tile[target]):
        terms.append(("marine-on-normal", tables.cc_marine_on_normal))
    if g.charged >> piece & 1 and g.profile(piece).skills & CHARGE:
        terms.append(("charge", tables.charge_cc))
    return Total(terms)


def _close_terms(g: Hunt, piece: int, target: int) -> list[tuple[str, int]]:
    terms = [("cc", g.profile(piece).cc)]
    if g.faction(piece) == ALIEN and _smells_queen(g, piece):
        terms.append(("pheromones", g.fixed.tables.pheromones_cc))
    _pack_hunt(g, piece, terms)
    if g.lasting:
        terms += modifiers(g, piece, "cc", target)
    return terms


def _smells_queen(g: Hunt, piece: int) -> bool:
    """Royal Pheromones near by, the own ones included; doors do not hold them back (HUNT-SKA-09, HUNT-DEC-54)."""
    near = 0
    for other in bits(g.fixed.masks[g.side(piece)] & g.up):
        if g.roster[g.who[other]].profile.skills & ROYAL_PHEROMONES and g.tile[other] >= 0:
            near = near or within(g, g.tile[piece], g.fixed.tables.pheromones_range, through_doors=True)
            if near >> g.tile[other] & 1:
                return True
    return False


def _pack_hunt(g: Hunt, piece: int, terms: list[tuple[str, int]]) -> None:
    """+1 for each other hunter of the pack near by (HUNT-SKP-03, HUNT-DEC-54)."""
    if not g.profile(piece).skills & PACK_HUNT:
        return
    near = within(g, g.tile[piece], g.fixed.tables.pack_hunt_range)
    pack = 0
    for tile in bits(near & g.tiles_of[g.side(piece)]):
        for other in bits(g.on[tile] & g.fixed.masks[g.side(piece)] & g.up & ~(1 << piece)):
            pack += bool(g.profile(other).skills & PACK_HUNT)
    if pack:
        terms.append(("pack-hunt", pack * g.fixed.tables.pack_hunt))


def armour_total(g: Hunt, piece: int, st: int) -> Total:
    """What an Armour test against a hit of this strength must not exceed; its floor is ``a_min`` (HUNT-ARM-02)."""
    terms = [("armour", g.profile(piece).a)]
    change = g.fixed.tables.armour_modifier(st)
    if change:
        terms.append(("strength", change))
    return Total(terms + modifiers(g, piece, "a") if g.lasting else terms)


def con_total(g: Hunt, piece: int) -> Total:
    """What a Con test must not exceed."""
    terms = [("con", g.profile(piece).con)]
    return Total(terms + modifiers(g, piece, "con") if g.lasting else terms)


def heal_total(g: Hunt, piece: int) -> Total | None:
    """The best Heal a piece has against a wound: its own, by its level or by a Medic!; None for none.

    Only one is used (HUNT-SKM-07, HUNT-SKM-08, HUNT-DEC-61).
    """
    profile = g.profile(piece)
    name, best = "heal", profile.heal if profile.skills & HEAL else 0
    level = heal_by_level(g, piece)
    if level > best:
        name, best = "level", level
    medic = g.fixed.tables.medic_heal
    if best < medic and g.faction(piece) == MARINE and _medic_near(g, piece):
        name, best = "medic", medic
    return Total([(name, best)]) if best else None


def _medic_near(g: Hunt, piece: int) -> bool:
    """A face-up friend with Medic! on the tile or next to it, itself included; closed doors cut it (HUNT-SKM-08)."""
    side = g.side(piece)
    near = within(g, g.tile[piece], g.fixed.tables.medic_range)
    for tile in bits(near & g.tiles_of[side]):
        for other in bits(g.on[tile] & g.fixed.masks[side] & g.up):
            if g.profile(other).skills & MEDIC:
                return True
    return False
