"""Levels, Frags and what they are worth: re-rolls and healing. HUNT-EXP"""

from __future__ import annotations

from hullbreach.games.hunt.content.unit_records import Unit
from hullbreach.games.hunt.rules.armies.profiles import Model
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.words import events
from hullbreach.kernel.options import bits

SERGEANT, HERO = "sergeant", "hero"
# A Sergeant with a level of its own has re-rolls of its own; their pool is numbered behind those of all groups.
OWN_POOL = 1000

Pool = tuple[int, int]
"""Whose re-rolls they are: the side, and the group or the Sergeant."""


def unit_of(g: Hunt, model: Model) -> Unit:
    """The unit a model was made from."""
    return g.fixed.content.units[model.profile.unit]


def level_with(g: Hunt, model: Model, side: int) -> int:
    """The level of a model of a side: what it started with, and one for every full ten Frags of its group.

    HUNT-EXP-04, HUNT-DEC-111. Hellhounds and Sentry Guns never gain one (HUNT-EXP-05); without lists nobody does.
    """
    if not g.fixed.ground.lists:
        return 1
    most = unit_of(g, model).max_level
    gained = g.group_frags.get((side, model.group), 0) // g.fixed.tables.frags_per_level
    return min(most, model.level + gained)


def level_of(g: Hunt, piece: int) -> int:
    """The level of a piece; 1 while nobody knows who it is."""
    if not g.fixed.ground.lists or g.who[piece] < 0:
        return 1
    return level_with(g, g.model(piece), g.side(piece))


def group_level(g: Hunt, side: int, group: int) -> int:
    """The level of a combat group: that of its common models, or of its only one (HUNT-FORC-03)."""
    roster = [g.who[piece] for piece in bits(g.fixed.masks[side]) if g.who[piece] >= 0]
    models = [g.roster[n] for n in (*roster, *g.pools[side]) if n >= 0 and g.roster[n].group == group]
    common = [m for m in models if m.profile.type != HERO and unit_of(g, m).role != SERGEANT]
    return max([level_with(g, model, side) for model in common or models], default=1)


def pool_of(g: Hunt, piece: int) -> tuple[Pool, int]:
    """The pool of re-rolls a piece draws on, and its size a turn (HUNT-EXP-06, HUNT-DEC-46)."""
    side, model = g.side(piece), g.model(piece)
    level = group_level(g, side, model.group)
    number = model.group
    if unit_of(g, model).role == SERGEANT and level_with(g, model, side) != level:
        level = level_with(g, model, side)
        number = OWN_POOL + g.who[piece]
    return (side, number), g.fixed.tables.rerolls[level]


def rerolls_left(g: Hunt, piece: int) -> int:
    """The re-rolls by level a piece may still use this turn; none after a natural 20 (HUNT-DEC-82)."""
    if not g.fixed.ground.lists or g.fumbled >> piece & 1 or unit_of(g, g.model(piece)).max_level == 1:
        return 0
    pool, size = pool_of(g, piece)
    return size - g.rerolls.get(pool, 0)


def spend_reroll(g: Hunt, piece: int) -> None:
    """One re-roll of the group is used."""
    pool, _ = pool_of(g, piece)
    g.rerolls[pool] = g.rerolls.get(pool, 0) + 1


def heal_by_level(g: Hunt, piece: int) -> int:
    """X of the Heal (X) that a level gives; 0 for none (HUNT-EXP-06)."""
    return g.fixed.tables.heal[level_of(g, piece)] if g.fixed.ground.lists else 0


def frags_for(g: Hunt, piece: int) -> int:
    """The Frags that the removal of a piece is worth: by its base, times its level (HUNT-EXP-02)."""
    return g.fixed.tables.frags[g.base[piece]] * level_of(g, piece)


def gain_frags(g: Hunt, side: int, group: int, frags: int) -> None:
    """A side gains Frags, and so does a group of it if one earned them (HUNT-EXP-03, HUNT-EXP-07).

    A new level holds at once (HUNT-DEC-47).
    """
    g.frags[side] += frags
    if group < 0 or not g.fixed.ground.lists:
        return
    before = group_level(g, side, group)
    g.group_frags[side, group] = g.group_frags.get((side, group), 0) + frags
    after = group_level(g, side, group)
    if after > before:
        g.told += (events.LEVEL, group, after)
