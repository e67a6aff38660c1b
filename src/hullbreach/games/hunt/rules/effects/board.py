"""Cards that change the board: doors, faces, acid, traps, and what holds on all of it. HUNT-CARD-13"""

from __future__ import annotations

from hullbreach.games.hunt.content import effects as fx
from hullbreach.games.hunt.content.actions import SEAL
from hullbreach.games.hunt.content.names import FACES, NORMAL
from hullbreach.games.hunt.rules.board.doors import doors_left, place_door
from hullbreach.games.hunt.rules.board.movement import Look
from hullbreach.games.hunt.rules.cards.lasting import ALL, Lasting, remember
from hullbreach.games.hunt.rules.combat.acid import can_take_acid, place_acid
from hullbreach.games.hunt.rules.effects.run import Context
from hullbreach.games.hunt.rules.goals.steps import damage_tiles
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.rules.tokens.reveal import lose_cover
from hullbreach.games.hunt.words import events
from hullbreach.kernel.errors import No
from hullbreach.kernel.procedures import Next
from hullbreach.parts.effects import ACTS, CANNOT

# ---- doors


def _open_door(g: Hunt, ctx: Context, verb: fx.OpenDoor) -> Next:
    """Doors are gone for good; no model has opened them, so that no perimeter goes off."""
    for link in ctx.links:
        if g.doors >> link & 1:
            g.doors &= ~(1 << link)
            g.told += (events.DOOR_GONE, link)
    g.close()
    return Look()


def _no_door(g: Hunt, ctx: Context, verb: fx.OpenDoor) -> No | None:
    if any(g.doors >> link & 1 for link in ctx.links):
        return None
    return No("no-door-there", *ctx.links[:1], rule="HUNT-CARD-19")


def _place_door(g: Hunt, ctx: Context, verb: fx.PlaceDoor) -> Next:
    for link in ctx.links:
        if cannot_place_door(g, ctx, link) is None:
            place_door(g, link)
            g.seals[ctx.side] += _is_seal(g, ctx)
    return None


def _is_seal(g: Hunt, ctx: Context) -> bool:
    """Whether the card counts as one of the seals of the game."""
    return ctx.card >= 0 and g.fixed.content.strategy[ctx.card].is_seal


def cannot_place_door(g: Hunt, ctx: Context, link: int) -> No | None:
    """Why a card cannot put a door on a connection."""
    if g.shut >> link & 1:
        return No("door-there", link, rule="HUNT-CARD-19")
    if doors_left(g) <= 0:
        return No("no-doors-left", rule="HUNT-COMP-12")
    most = g.fixed.content.actions[SEAL].per_game
    if _is_seal(g, ctx) and g.seals[ctx.side] >= most:
        return No("seals-used", most, rule="HUNT-DOOR-07")
    return None


def _cannot_place_door(g: Hunt, ctx: Context, verb: fx.PlaceDoor) -> No | None:
    for link in ctx.links:
        no = cannot_place_door(g, ctx, link)
        if no is not None:
            return no
    return None


ACTS[fx.OpenDoor] = _open_door
CANNOT[fx.OpenDoor] = _no_door
ACTS[fx.PlaceDoor] = _place_door
CANNOT[fx.PlaceDoor] = _cannot_place_door


# ---- tiles


def _flip(g: Hunt, ctx: Context, verb: fx.Flip) -> Next:
    """The tile keeps this face for the rest of the game; Hide markers on a normal tile are lost."""
    face = FACES.index(verb.to)
    g.set_face(ctx.tile, face)
    g.told += (events.FACE_CHANGED, ctx.tile, face)
    if face == NORMAL:
        lose_cover(g, ctx.tile)
    return None


def _same_face(g: Hunt, ctx: Context, verb: fx.Flip) -> No | None:
    if g.face[ctx.tile] != FACES.index(verb.to):
        return None
    return No("has-that-face", ctx.tile, rule="HUNT-CARD-19")


def _acid(g: Hunt, ctx: Context, verb: fx.Acid) -> Next:
    for _ in range(verb.n):
        if cannot_add_acid(g, ctx.tile) is None:
            place_acid(g, ctx.tile)
    return Look()


def cannot_add_acid(g: Hunt, tile: int) -> No | None:
    """Why a card cannot put acid on a tile: an objective, its limit, or no free point (HUNT-MIS-16, HUNT-ACID-03)."""
    if damage_tiles(g) >> tile & 1:
        return No("is-an-objective", tile, rule="HUNT-MIS-16")
    return None if can_take_acid(g, tile) else No("no-room-for-acid", tile, rule="HUNT-ACID-03")


def _cannot_add_acid(g: Hunt, ctx: Context, verb: fx.Acid) -> No | None:
    return cannot_add_acid(g, ctx.tile)


def _trap(g: Hunt, ctx: Context, verb: fx.Trap) -> Next:
    g.traps = (*g.traps, (ctx.tile, ctx.side, verb.st, verb.avv))
    g.told += (events.TRAP_LAID, ctx.side, ctx.tile)
    return None


ACTS[fx.Flip] = _flip
CANNOT[fx.Flip] = _same_face
ACTS[fx.Acid] = _acid
CANNOT[fx.Acid] = _cannot_add_acid
ACTS[fx.Trap] = _trap


# ---- the whole board


def _block(g: Hunt, ctx: Context, verb: fx.BlockWay) -> Next:
    remember(g, Lasting("block", verb.what, 0, ALL, verb.until, ctx.source(g)))
    return None


def _limit_los(g: Hunt, ctx: Context, verb: fx.LimitLos) -> Next:
    remember(g, Lasting("limit_los", "", verb.n, ALL, verb.until, ctx.source(g)))
    g.close()
    return None


def _no_reveal(g: Hunt, ctx: Context, verb: fx.NoReveal) -> Next:
    remember(g, Lasting("no_reveal", "", verb.range, ALL, verb.until, ctx.source(g)))
    return None


ACTS[fx.BlockWay] = _block
ACTS[fx.LimitLos] = _limit_los
ACTS[fx.NoReveal] = _no_reveal
