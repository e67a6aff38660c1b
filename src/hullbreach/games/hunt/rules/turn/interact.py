"""Interact: doors, tokens, objectives, trophies, damage and the pod, one of them in a game turn. HUNT-BAS-05

What every action needs (points, no Interact yet this turn, no engaged tile, no decoy, no Sentry Gun) is asked before.
"""

from __future__ import annotations

from hullbreach.games.hunt.content.names import ALIEN, MARINE
from hullbreach.games.hunt.rules.board.doors import doors_at, not_at_door, open_door
from hullbreach.games.hunt.rules.combat.trophies import cannot_collect, collect, trophies_here
from hullbreach.games.hunt.rules.goals.objectives import (
    Damage,
    LiftGun,
    cannot_damage,
    cannot_launch,
    cannot_work,
    damage_odds,
    launch,
    work_on,
    works_here,
)
from hullbreach.games.hunt.rules.goals.plans import plan_of
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.rules.tokens.carrying import (
    cannot_load,
    cannot_put_down,
    cannot_take,
    cannot_unload,
    carried_by,
    guns_beside,
    is_loader,
    put_down,
    set_down_gun,
    take,
    tokens_on,
)
from hullbreach.games.hunt.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options, bits
from hullbreach.kernel.phrases import Phrase
from hullbreach.kernel.procedures import Next, Odds

# Everything that an Interact can be (HUNT section 36, 46).
INTERACTS: tuple[Phrase, ...] = (
    opt.OPEN,
    opt.TAKE,
    opt.DROP,
    opt.LOAD_GUN,
    opt.UNLOAD_GUN,
    opt.USE,
    opt.TROPHY,
    opt.DAMAGE,
    opt.LAUNCH,
)


def offer_interacts(g: Hunt, piece: int, options: Options) -> None:
    """Every Interact that is open to a piece which may Interact at all."""
    tile = g.tile[piece]
    faction = g.faction(piece)
    if faction != ALIEN:
        options.over(opt.OPEN, (), doors_at(g, tile))
    if g.lying:
        options.each(opt.TAKE, tuple([n for n in tokens_on(g, tile) if cannot_take(g, piece, n) is None]))
    if g.carried:
        options.each(opt.DROP, tuple([n for n in carried_by(g, piece) if cannot_put_down(g, piece, n) is None]))
    if g.bodies:
        options.over(opt.TROPHY, (), trophies_here(g, piece))
    plan = plan_of(g, g.side(piece))
    if plan.works >> tile & 1:
        options.each(opt.USE, works_here(g, piece))
    if plan.damages >> tile & 1 and cannot_damage(g, piece) is None:
        options.one(opt.DAMAGE)
    if plan.launches and cannot_launch(g, piece) is None:
        options.one(opt.LAUNCH)
    if faction == MARINE and is_loader(g, piece):
        options.each(opt.LOAD_GUN, tuple([n for n in bits(guns_beside(g, piece)) if cannot_load(g, piece, n) is None]))
        options.each(opt.UNLOAD_GUN, tuple([n for n in g.loaded if cannot_unload(g, piece, n) is None]))


def cannot_interact(g: Hunt, piece: int, option: Option) -> No | None:
    """Why this Interact has nothing to work on."""
    phrase, args = option.phrase, option.args
    if phrase is opt.OPEN:
        return cannot_open(g, piece, args[0])
    if phrase is opt.TAKE:
        return cannot_take(g, piece, args[0])
    if phrase is opt.DROP:
        return cannot_put_down(g, piece, args[0])
    if phrase is opt.LOAD_GUN:
        return cannot_load(g, piece, args[0])
    if phrase is opt.UNLOAD_GUN:
        return cannot_unload(g, piece, args[0])
    if phrase is opt.USE:
        return cannot_work(g, piece, args[0] - 1)
    if phrase is opt.TROPHY:
        return cannot_collect(g, piece, args[0])
    if phrase is opt.DAMAGE:
        return cannot_damage(g, piece)
    return cannot_launch(g, piece)


def cannot_open(g: Hunt, piece: int, link: int) -> No | None:
    """Why a piece cannot open a door (HUNT-DOOR-01, HUNT-DOOR-04)."""
    if g.faction(piece) == ALIEN:
        return No("aliens-open-no-doors", piece, rule="HUNT-DOOR-04")
    return not_at_door(g, piece, link, "HUNT-DOOR-01")


def closed_interacts(g: Hunt, piece: int) -> list[Option]:
    """Interacts that a player might look for on the tile of a piece, open or not."""
    tile = g.tile[piece]
    plan = plan_of(g, g.side(piece))
    found = [Option(opt.OPEN, (link,)) for link in bits(doors_at(g, tile))]
    found += [Option(opt.TAKE, (token,)) for token in tokens_on(g, tile)]
    found += [Option(opt.DROP, (token,)) for token in carried_by(g, piece)]
    found += [Option(opt.TROPHY, (body[3],)) for body in dict.fromkeys(g.bodies) if body[0] == tile]
    if plan.works >> tile & 1:
        found += [Option(opt.USE, (n + 1,)) for n, goal in enumerate(plan.goals) if goal.tiles >> tile & 1]
    if plan.damages >> tile & 1:
        found.append(Option(opt.DAMAGE, ()))
    if plan.launches:
        found.append(Option(opt.LAUNCH, ()))
    return found


def interact(g: Hunt, piece: int, option: Option) -> Next:
    """Carry an Interact out."""
    phrase, args = option.phrase, option.args
    if cannot_interact(g, piece, option) is not None:
        return None
    if phrase is opt.OPEN:
        return open_door(g, args[0], piece)
    if phrase is opt.TAKE:
        take(g, piece, args[0])
    elif phrase is opt.DROP:
        put_down(g, piece, args[0])
    elif phrase is opt.LOAD_GUN:
        return LiftGun(piece, args[0])
    elif phrase is opt.UNLOAD_GUN:
        set_down_gun(g, args[0], g.tile[piece])
    elif phrase is opt.USE:
        return work_on(g, piece, args[0] - 1)
    elif phrase is opt.TROPHY:
        collect(g, piece, args[0])
    elif phrase is opt.DAMAGE:
        return Damage(piece)
    else:
        return launch(g, piece)
    return None


def interact_odds(g: Hunt, piece: int, option: Option) -> Odds | None:
    """The chance of an Interact that needs a die."""
    return damage_odds(g, piece) if option.phrase is opt.DAMAGE else None
