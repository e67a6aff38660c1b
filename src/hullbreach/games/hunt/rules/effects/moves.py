"""Cards that move, place, hide, reveal and activate models, or let them act at once. HUNT-MOV-09, HUNT-MOV-11"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.hunt.content import effects as fx
from hullbreach.games.hunt.content.actions import ACTION_IDS, DISENGAGE, SHOOT
from hullbreach.games.hunt.content.names import PREDATOR
from hullbreach.games.hunt.content.skills import GUN_EMPLACEMENT, TINY
from hullbreach.games.hunt.rules.armies.profiles import decoy
from hullbreach.games.hunt.rules.board.disengage import Disengage, cannot_disengage
from hullbreach.games.hunt.rules.board.movement import Look, barred, has_even_hidden, may_stay_on_vent, moved_in
from hullbreach.games.hunt.rules.board.sight import within
from hullbreach.games.hunt.rules.board.space import engaged_tiles, fits, is_engaged
from hullbreach.games.hunt.rules.board.traps import spring
from hullbreach.games.hunt.rules.combat.attack import attack, targets
from hullbreach.games.hunt.rules.combat.hosts import arrive, available
from hullbreach.games.hunt.rules.combat.trophies import cannot_claim, claim_trophy
from hullbreach.games.hunt.rules.effects.run import HOPELESS, Context, named
from hullbreach.games.hunt.rules.effects.targets import friends, tiles_for, tiles_under
from hullbreach.games.hunt.rules.state import NOBODY, NOWHERE, UNFIXED, Hunt
from hullbreach.games.hunt.rules.tokens import reveal
from hullbreach.games.hunt.rules.tokens.carrying import bring
from hullbreach.games.hunt.rules.tokens.known_names import meet
from hullbreach.games.hunt.rules.turn.actions import uses_up
from hullbreach.games.hunt.rules.turn.sentry import give_token
from hullbreach.games.hunt.words import events, questions
from hullbreach.games.hunt.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options, bits
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask
from hullbreach.parts.effects import ACTS, CANNOT

# ---- moving


def ends_among(g: Hunt, ctx: Context, piece: int, tiles: int) -> int:
    """Those of the tiles onto which a card may bring a piece: room for it, and no vent to be left on (HUNT-TILE-12)."""
    vents = g.fixed.board.vents
    # Whether a strange token is Tiny its enemies cannot know, and must not learn from where it may go.
    stranger = g.side(piece) != ctx.side and not (g.up | g.seen) >> piece & 1
    if tiles & vents and (stranger or not may_stay_on_vent(g, piece)):
        tiles &= ~vents
    return sum([1 << t for t in bits(tiles & ~g.gone) if fits(g, piece, t) and barred(g, piece, t) is None])


def tiles_to_move(g: Hunt, ctx: Context, piece: int, to: str) -> int:
    """Where one step of a card's move may go (HUNT-MOV-09)."""
    # Of a strange token nobody knows it.
    if (g.up >> piece & 1 or g.side(piece) == ctx.side) and has_even_hidden(g, piece, GUN_EMPLACEMENT):
        return 0
    if piece == g.active and piece in g.carried.values() and g.stepped >= g.fixed.tables.carrier_tiles:
        return 0
    tiles = g.steps(g.tile[piece])
    if to == "unengaged":
        tiles &= ~engaged_tiles(g)
    elif to == "no_enemy":
        tiles &= tiles_for(g, g.side(piece), ("no_enemy",))
    elif to == "toward_nearest_predator":
        tiles &= _nearer_to_predators(g, ctx.side, g.tile[piece])
    return ends_among(g, ctx, piece, tiles)


def _nearer_to_predators(g: Hunt, side: int, tile: int) -> int:
    """The tiles from which the way to the nearest Predator that is no decoy is shorter."""
    hunters = tiles_under(g, friends(g, side)) if g.fixed.factions[side] == PREDATOR else 0
    nearer = 0
    for ring in g.fixed.graph.rings(hunters, g.shut):
        if ring >> tile & 1:
            return nearer
        nearer |= ring
    return 0


@dataclass
class CardMove(Procedure):
    """A card moves a model, tile by tile; the player, or the owner of the model, chooses where. HUNT-MOV-09"""

    ctx: Context
    piece: int
    to: str
    by_owner: bool
    left: int
    first: bool = True

    def ask(self, g: Hunt) -> Next:
        piece = self.piece
        tiles = tiles_to_move(g, self.ctx, piece, self.to) if g.tile[piece] >= 0 and self.left > 0 else 0
        if not tiles:
            return g.finish()
        options = Options()
        options.over(opt.CHOOSE_TILE, (), tiles)
        if not self.first:
            options.one(opt.STOP)
        seat = g.seat(piece) if self.by_owner else self.ctx.seat(g)
        return Ask(seat, questions.CARD_MOVE, (piece,), options)

    def go(self, g: Hunt, chosen: Option) -> Next:
        if chosen.phrase is opt.STOP:
            return None
        piece, tile = self.piece, chosen.args[0]
        if piece == g.active:
            g.stepped += 1
            if not g.fixed.board.vents >> tile & 1:
                g.back_to = tile
        following = moved_in(g, piece, tile, events.MOVED)
        again = CardMove(self.ctx, piece, self.to, self.by_owner, self.left - 1, False)
        return g.instead(*following, again) if self.left > 1 else following

    def refuse(self, g: Hunt, option: Option) -> No:
        if option.phrase is opt.CHOOSE_TILE:
            return No("cannot-go-there", option.args[0], rule="HUNT-MOV-09")
        return No("not-offered", rule="HUNT-MOV-09")


def _move(g: Hunt, ctx: Context, verb: fx.Move) -> Next:
    return tuple([CardMove(ctx, piece, verb.to, verb.by == "owner", verb.n) for piece in ctx.pieces])


def _cannot_move(g: Hunt, ctx: Context, verb: fx.Move) -> No | None:
    if any(tiles_to_move(g, ctx, piece, verb.to) for piece in ctx.pieces):
        return None
    return No("nowhere-to-go", *ctx.pieces[:1], rule="HUNT-MOV-09")


ACTS[fx.Move] = _move
CANNOT[fx.Move] = _cannot_move


# ---- placing


def tiles_to_place(g: Hunt, ctx: Context, piece: int, word: str) -> int:
    """Where a card may put a piece that it takes up."""
    here = g.tile[piece]
    if word == "infested_within_3_no_enemy":
        tiles = within(g, here, 3) & tiles_for(g, ctx.side, ("infested", "no_enemy"))
    else:
        vents = g.fixed.board.vents & ~g.gone
        beside = g.steps(here) & vents
        # Another vent than the one it crawls in by.
        others = vents if beside.bit_count() > 1 else vents & ~beside
        tiles = g.fixed.graph.spread(others, g.shut) & ~g.fixed.board.vents
    return ends_among(g, ctx, piece, tiles & ~(1 << here))


@dataclass
class CardPlace(Procedure):
    """A card takes a model up and puts it down somewhere else; no way is needed. HUNT-MOV-11"""

    ctx: Context
    piece: int
    word: str

    def ask(self, g: Hunt) -> Next:
        tiles = tiles_to_place(g, self.ctx, self.piece, self.word) if g.tile[self.piece] >= 0 else 0
        if not tiles:
            return g.finish()
        options = Options()
        options.over(opt.CHOOSE_TILE, (), tiles)
        return Ask(self.ctx.seat(g), questions.CARD_MOVE, (self.piece,), options)

    def go(self, g: Hunt, chosen: Option) -> Next:
        return moved_in(g, self.piece, chosen.args[0], events.PLACED)

    def refuse(self, g: Hunt, option: Option) -> No:
        if option.phrase is opt.CHOOSE_TILE:
            return No("cannot-go-there", option.args[0], rule="HUNT-MOV-09")
        return No("not-offered", rule="HUNT-MOV-09")


def _place(g: Hunt, ctx: Context, verb: fx.Place) -> Next:
    return tuple([CardPlace(ctx, piece, verb.tile) for piece in ctx.pieces])


def _cannot_place(g: Hunt, ctx: Context, verb: fx.Place) -> No | None:
    if any(tiles_to_place(g, ctx, piece, verb.tile) for piece in ctx.pieces):
        return None
    return No("nowhere-to-go", *ctx.pieces[:1], rule="HUNT-MOV-09")


def can_swap(g: Hunt, a: int, b: int) -> bool:
    """Whether two pieces can exchange places: both must fit, and neither is left on a vent (HUNT-TILE-12)."""
    here, there = g.tile[a], g.tile[b]
    if here == there:
        return False
    vents = g.fixed.board.vents
    for piece, tile, leaves in ((a, there, b), (b, here, a)):
        if g.room[tile] + g.cost(leaves) < g.cost(piece) or barred(g, piece, tile) is not None:
            return False
        if vents >> tile & 1 and not may_stay_on_vent(g, piece):
            return False
    return True


def _swap(g: Hunt, ctx: Context, verb: fx.Swap) -> Next:
    a, b = ctx.pieces
    here, there = g.tile[a], g.tile[b]
    # Both leave before either arrives, so that the points are free, and eyes meet when both have arrived.
    g.put(a, NOWHERE)
    following: tuple[Procedure, ...] = ()
    for piece, tile in ((b, here), (a, there)):
        g.put(piece, tile)
        g.entered[piece] |= 1 << tile
        g.told += (events.PLACED, piece, tile)
        if g.carried:
            bring(g, piece)
        reveal.lose_cover(g, tile)
        trap = spring(g, piece, tile)
        following += (trap,) if trap is not None else ()
    return (*following, Look())


def _cannot_swap(g: Hunt, ctx: Context, verb: fx.Swap) -> No | None:
    if len(ctx.pieces) < 2 or can_swap(g, ctx.pieces[0], ctx.pieces[1]):
        return None
    return No("cannot-swap", *ctx.pieces, rule="HUNT-OCC-05")


ACTS[fx.Place] = _place
CANNOT[fx.Place] = _cannot_place
ACTS[fx.Swap] = _swap
CANNOT[fx.Swap] = _cannot_swap


# ---- newcomers


def _spawn(g: Hunt, ctx: Context, verb: fx.Spawn) -> Next:
    """Models come to the target tile if there are any (HUNT-DEC-53); the card tells everybody who they are."""
    g.spawned = 0
    unit = g.fixed.content.unit_index[verb.unit]
    following: tuple[Procedure, ...] = ()
    for _ in range(verb.n):
        if cannot_spawn(g, ctx, unit) is None:
            piece, more = arrive(g, ctx.side, unit, ctx.tile, verb.as_token)
            g.spawned |= 1 << piece
            following += more
    return following


def cannot_spawn(g: Hunt, ctx: Context, unit: int) -> No | None:
    """Why no model of the unit can come to the target tile."""
    if not available(g, ctx.side, unit):
        return No("none-available", unit, rule="HUNT-DEC-53")
    record = g.fixed.content.units[unit]
    if g.room[ctx.tile] < g.fixed.tables.occupation[record.base]:
        return No("no-room", ctx.tile, rule="HUNT-OCC-05")
    if g.fixed.board.vents >> ctx.tile & 1 and not record.skills & TINY:
        return No("only-tiny-on-vents", ctx.tile, rule="HUNT-TILE-12")
    return None


def _cannot_spawn(g: Hunt, ctx: Context, verb: fx.Spawn) -> No | None:
    return cannot_spawn(g, ctx, g.fixed.content.unit_index[verb.unit])


def spare_decoys(g: Hunt, side: int) -> int:
    """The tokens of a side that can come as decoys: those never used, as many as the supply has left (HUNT-COMP-12).

    Where all models stand face up there are none (HUNT-AREN-09).
    """
    own = g.fixed.masks[side]
    left = g.fixed.content.decoys - (g.decoys & own).bit_count()
    if g.fixed.factions[side] != PREDATOR or g.fixed.ground.face_up or left <= 0:
        return 0
    unused = [piece for piece in bits(own & ~g.present & ~g.seen) if g.who[piece] == UNFIXED]
    return sum([1 << piece for piece in unused[:left]])


def _decoy(g: Hunt, ctx: Context, verb: fx.Decoy) -> Next:
    """Decoys of the supply come to the target tile; everybody saw them being placed (HUNT-DEC-18)."""
    g.spawned = 0
    following: tuple[Procedure, ...] = ()
    for piece in bits(spare_decoys(g, ctx.side))[: verb.n]:
        if _decoy_fits(g, ctx.tile):
            g.who[piece] = _roster_of_decoys(g)
            g.base[piece] = g.profile(piece).base
            g.decoys |= 1 << piece
            g.spawned |= 1 << piece
            meet(g, 1 << piece)
            following += moved_in(g, piece, ctx.tile, events.DECOY_PLACED)
    return following


def _roster_of_decoys(g: Hunt) -> int:
    """The number of a decoy in the roster; where nobody started with one it is added."""
    for n, model in enumerate(g.roster):
        if model.profile.unit == g.fixed.content.decoy:
            return n
    g.roster = (*g.roster, decoy(g.fixed.content.decoy))
    return len(g.roster) - 1


def _decoy_fits(g: Hunt, tile: int) -> bool:
    """Whether a tile has room for a decoy, which is as big as a Predator and so too big for a vent (HUNT-DEC-18)."""
    base = g.fixed.content.units[g.fixed.content.decoy].base
    return g.room[tile] >= g.fixed.tables.occupation[base] and not g.fixed.board.vents >> tile & 1


def _cannot_decoy(g: Hunt, ctx: Context, verb: fx.Decoy) -> No | None:
    if not spare_decoys(g, ctx.side):
        return No("no-decoys-left", rule="HUNT-COMP-12")
    if not _decoy_fits(g, ctx.tile):
        return No("no-room", ctx.tile, rule="HUNT-OCC-05")
    return None


def _no_spare_decoys(g: Hunt, side: int) -> bool:
    return not spare_decoys(g, side)


HOPELESS[fx.Decoy] = _no_spare_decoys
ACTS[fx.Spawn] = _spawn
CANNOT[fx.Spawn] = _cannot_spawn
ACTS[fx.Decoy] = _decoy
CANNOT[fx.Decoy] = _cannot_decoy


# ---- tokens


def _hide(g: Hunt, ctx: Context, verb: fx.Hide) -> Next:
    for piece in ctx.pieces:
        if cannot_hide(g, piece) is None:
            reveal.hide(g, piece)
    return None


def cannot_hide(g: Hunt, piece: int) -> No | None:
    """Why a model or token cannot take a Hide marker where it stands."""
    tile = g.tile[piece]
    if tile < 0:
        return No("not-on-board", piece, rule="HUNT-BAS-12")
    if g.hidden >> piece & 1:
        return No("is-hidden", piece, rule="HUNT-BAS-12")
    if not g.is_infested(tile):
        return No("not-infested", tile, rule="HUNT-BAS-12")
    if is_engaged(g, piece):
        return No("engaged", piece, rule="HUNT-BAS-12")
    return None


def _cannot_hide(g: Hunt, ctx: Context, verb: fx.Hide) -> No | None:
    for piece in ctx.pieces:
        no = cannot_hide(g, piece)
        if no is not None:
            return no
    return None


def _reveal(g: Hunt, ctx: Context, verb: fx.Reveal) -> Next:
    """A forced conversion with the rights of the faction; a Hide marker is lost."""
    tokens = sum([1 << piece for piece in ctx.pieces if g.tile[piece] >= 0 and not g.up >> piece & 1])
    return reveal.Reveal(tokens) if tokens else None


ACTS[fx.Hide] = _hide
CANNOT[fx.Hide] = _cannot_hide
ACTS[fx.Reveal] = _reveal


# ---- acting


def _extra_activation(g: Hunt, ctx: Context, verb: fx.ExtraActivation) -> Next:
    g.extra = ctx.pieces[0]
    return None


def _cannot_activate_again(g: Hunt, ctx: Context, verb: fx.ExtraActivation) -> No | None:
    return None if g.extra == NOBODY else No("extra-activation-due", g.extra, rule="HUNT-CARD-19")


def _mark_activated(g: Hunt, ctx: Context, verb: fx.MarkActivated) -> Next:
    g.activated |= named(g, ctx, verb.who)
    return None


def _follows(g: Hunt, ctx: Context, verb: fx.MarkActivated) -> bool:
    """It only goes with what was placed before."""
    return True


def _follows_anyhow(g: Hunt, side: int) -> bool:
    return True


def _sentry(g: Hunt, ctx: Context, verb: fx.Sentry) -> Next:
    for piece in ctx.pieces:
        give_token(g, piece)
    return None


def _all_on_sentry(g: Hunt, ctx: Context, verb: fx.Sentry) -> No | None:
    if any(not g.sentry >> piece & 1 for piece in ctx.pieces):
        return None
    return No("on-sentry", *ctx.pieces[:1], rule="HUNT-SENT-09")


def _trophy(g: Hunt, ctx: Context, verb: fx.Trophy) -> Next:
    claim_trophy(g, ctx.pieces[0])
    return None


def _no_trophy(g: Hunt, ctx: Context, verb: fx.Trophy) -> No | None:
    return cannot_claim(g, ctx.pieces[0])


@dataclass
class ActNow(Procedure):
    """A model does an action at once for nothing; it counts as used then, and may have been used before. HUNT-ACT-02

    An attack under way goes on afterwards as it was.
    """

    ctx: Context
    piece: int
    action: int

    def ask(self, g: Hunt) -> Next:
        piece = self.piece
        if cannot_act_now(g, piece, self.action) is not None:
            return g.finish()
        if self.action == DISENGAGE:
            g.used[piece] |= uses_up(g, self.action)
            return g.instead(Disengage(piece))
        options = Options()
        options.over(opt.AIM_AT, (), targets(g, piece, SHOOT))
        return Ask(g.seat(piece), questions.TARGET, (piece, 1), options)

    def shoot(self, g: Hunt, chosen: Option) -> Next:
        g.used[self.piece] |= uses_up(g, self.action)
        outer = Outer(g.attacker, g.attack_action, g.attack_weapon, g.attack_target, g.attack_tile, g.critical)
        return (attack(g, self.piece, SHOOT, chosen.args[0]), outer)


@dataclass
class Outer(Procedure):
    """What was under way goes on. HUNT-SEQ-04"""

    attacker: int
    action: int
    weapon: int
    target: int
    tile: int
    critical: bool

    def go_on(self, g: Hunt) -> Next:
        g.attacker, g.attack_action, g.attack_weapon = self.attacker, self.action, self.weapon
        g.attack_target, g.attack_tile, g.critical = self.target, self.tile, self.critical
        return None


def cannot_act_now(g: Hunt, piece: int, action: int) -> No | None:
    """Why a card cannot let a model do this at once."""
    if action == DISENGAGE:
        if has_even_hidden(g, piece, GUN_EMPLACEMENT):
            return No("emplaced", piece, rule="HUNT-SKM-06")
        return cannot_disengage(g, piece)
    if not g.up >> piece & 1 or g.profile(piece).gun is None:
        return No("no-plain-shoot", piece, rule="HUNT-RNG-12")
    return None if targets(g, piece, SHOOT) else No("nobody-in-sight", piece, rule="HUNT-RNG-01")


def _act(g: Hunt, ctx: Context, verb: fx.Act) -> Next:
    return ActNow(ctx, ctx.pieces[0], ACTION_IDS.index(verb.action))


def _cannot_act(g: Hunt, ctx: Context, verb: fx.Act) -> No | None:
    return cannot_act_now(g, ctx.pieces[0], ACTION_IDS.index(verb.action))


ACTS[fx.ExtraActivation] = _extra_activation
CANNOT[fx.ExtraActivation] = _cannot_activate_again
ACTS[fx.MarkActivated] = _mark_activated
CANNOT[fx.MarkActivated] = _follows
HOPELESS[fx.MarkActivated] = _follows_anyhow
ACTS[fx.Sentry] = _sentry
CANNOT[fx.Sentry] = _all_on_sentry
ACTS[fx.Trophy] = _trophy
CANNOT[fx.Trophy] = _no_trophy
ACTS[fx.Act] = _act
CANNOT[fx.Act] = _cannot_act
