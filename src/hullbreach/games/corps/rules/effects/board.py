"""What effects do to the board: barricades, tunnels, blips and Aliens."""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.corps.content import effects as fx
from hullbreach.games.corps.rules.alien_phase import ActivateAlien, NearestFirst
from hullbreach.games.corps.rules.deciding import ask_leader, each_of, over
from hullbreach.games.corps.rules.effects.run import TRACKER, Context
from hullbreach.games.corps.rules.hunting import remove_barricade
from hullbreach.games.corps.rules.pieces import alien_piece, blip_piece, piece_id
from hullbreach.games.corps.rules.spawning import MovePieces, Spawn, placed_aliens, placed_blips
from hullbreach.games.corps.rules.spotting import MoreAliens, unseen
from hullbreach.games.corps.rules.state import Corps
from hullbreach.games.corps.rules.tracker import nearest_points
from hullbreach.games.corps.words import events, questions
from hullbreach.games.corps.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, bits
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask
from hullbreach.parts.effects import ACTS, CANNOT
from hullbreach.parts.grammar import Verb

TUNNELS = 4


# ---- barricades


def barricades_left(g: Corps) -> int:
    """Barricade tokens in the supply (CORPS-AMB-46)."""
    used = g.barricaded.bit_count() + g.barricaded_points.bit_count()
    return g.fixed.barricade_tokens - used


def doors_beside_characters(g: Corps) -> list[int]:
    """Doors without barricade that a character stands next to."""
    return [
        door
        for door, (one, other) in enumerate(g.board.doors)
        if not g.barricaded >> door & 1 and (g.character_squares >> one & 1 or g.character_squares >> other & 1)
    ]


def build_barricade(g: Corps, door: int) -> None:
    """Put a Barricade token on a door: it is shut, whatever stands next to it (CORPS-DOOR-06)."""
    g.barricaded |= 1 << door
    g.refresh_doors()
    g.told += (events.BARRICADE_BUILT, door)


def barricade(g: Corps, ctx: Context, verb: Verb) -> Next:
    return ChooseDoor(ctx.seat)


def cannot_barricade(g: Corps, ctx: Context, verb: Verb) -> No | None:
    if barricades_left(g) <= 0:
        return No("no-barricade-left", rule="CORPS-AMB-46")
    if not doors_beside_characters(g):
        return No("no-door-near", rule="CORPS-GEN-04")
    return None


@dataclass
class ChooseDoor(Procedure):
    """A player picks a door next to some character for a barricade."""

    seat: int

    def choose(self, g: Corps) -> Next:
        doors = doors_beside_characters(g)
        if not doors or barricades_left(g) <= 0:
            return g.finish()
        return Ask(self.seat, questions.DOOR, (), each_of(opt.CHOOSE_DOOR, doors))

    def build(self, g: Corps, chosen: Option) -> Next:
        build_barricade(g, chosen.args[0])
        return None


def door_distance(g: Corps, door: int, squares: list[int]) -> int:
    """Board distance from the nearer side of a door to the nearest of some squares."""
    found = [g.board.distance(side, square, 0) for side in g.board.doors[door] for square in squares]
    return min((d for d in found if d >= 0), default=9999)


def point_distance(g: Corps, point: int, squares: list[int]) -> int:
    """Board distance from a barricaded point to the nearest of some squares."""
    found = [g.board.distance(point, square, 0) for square in squares]
    return min((d for d in found if d >= 0), default=9999)


def drop_barricade(g: Corps, ctx: Context, verb: fx.RemoveBarricade) -> Next:
    if verb.target == "rolled":
        return remove_at(g, ctx.square, ctx.card)
    if verb.target == "nearest_to_placed":
        return RemoveNearest(tuple([g.piece_square(p) for p in g.placed if g.piece_square(p) >= 0]))
    return RemoveNearest(tuple([g.square[who] for who in g.on_board()]))


def remove_at(g: Corps, point: int, door: int) -> Procedure | None:
    """Take off the barricade just rolled for: on a point, or on a door."""
    if point >= 0:
        open_point(g, point)
        return None
    return remove_barricade(g, door) if door >= 0 else None


def open_point(g: Corps, point: int) -> None:
    """Take a Barricade token off a spawn point or tunnel."""
    g.barricaded_points &= ~(1 << point)
    g.told += (events.POINT_OPENED, point)


@dataclass
class RemoveNearest(Procedure):
    """Take off the barricade nearest to some squares; ties by the highest-ranked player."""

    squares: tuple[int, ...]

    def choose(self, g: Corps) -> Next:
        squares = list(self.squares)
        doors = [(door_distance(g, door, squares), door) for door in bits(g.barricaded)]
        points = [(point_distance(g, point, squares), point) for point in bits(g.barricaded_points)]
        if not squares or (not doors and not points):
            return g.finish()
        best = min(distance for distance, _ in (*doors, *points))
        options = each_of(opt.CHOOSE_DOOR, [door for distance, door in doors if distance == best])
        for distance, point in points:
            if distance == best:
                options.one(opt.CHOOSE_SQUARE, point)
        return ask_leader(g, questions.DOOR, (), options)

    def remove(self, g: Corps, chosen: Option) -> Next:
        if chosen.phrase is opt.CHOOSE_DOOR:
            return remove_barricade(g, chosen.args[0])
        open_point(g, chosen.args[0])
        return None


# ---- tunnels and blips


def place_tunnel(g: Corps, ctx: Context, verb: Verb) -> Next:
    return OpenTunnel(ctx.seat, ctx.who)


def tunnel_squares(g: Corps, who: int) -> int:
    """Squares next to a character where a tunnel may lie (CORPS-AMB-55)."""
    taken = 0
    for point in g.points:
        taken |= 1 << point
    return g.adjacent(g.square[who]) & g.board.floor & ~taken


@dataclass
class OpenTunnel(Procedure):
    """The drawer puts a tunnel next to their character, at most one a round in the updated rules. CORPS-TUN"""

    seat: int
    who: int

    def choose(self, g: Corps) -> Next:
        limit = g.fixed.edition.tunnel_limit_per_player_and_round
        too_many = limit and g.tunnelled >> self.seat & 1
        if self.who < 0 or g.square[self.who] < 0 or too_many or len(g.tunnels) >= TUNNELS:
            return g.finish()
        squares = tunnel_squares(g, self.who)
        if not squares:
            return g.finish()
        return Ask(self.seat, questions.TUNNEL, (), over(opt.TUNNEL_ON, squares))

    def open(self, g: Corps, chosen: Option) -> Next:
        g.tunnels = (*g.tunnels, chosen.args[0])
        g.new_tunnel = chosen.args[0]
        g.tunnelled |= 1 << self.seat
        g.told += (events.TUNNEL_PLACED, chosen.args[0])
        return None


def spawn(g: Corps, ctx: Context, verb: fx.Spawn) -> Next:
    points = g.fixed.mission.spawn_points
    if ctx.kind != TRACKER:
        g.pool_moved = False
    if verb.at == "same":
        return Spawn(verb.n, g.card_point) if g.card_point >= 0 else None
    if verb.at == "each_spawn":
        return tuple([Spawn(verb.n, point) for point in points if point >= 0])
    if verb.at == "each_other_spawn":
        return tuple([Spawn(verb.n, point) for point in points if point >= 0 and point != g.card_point])
    return SpawnNearest(verb.n, ctx.who)


@dataclass
class SpawnNearest(Procedure):
    """Blips come from the spawn point nearest to a character; ties by the highest-ranked player."""

    n: int
    who: int

    def choose(self, g: Corps) -> Next:
        points = nearest_points(g, self.who, g.fixed.spawn_points)
        if not points:
            return g.finish()
        return ask_leader(g, questions.POINT, (), each_of(opt.POINT, points))

    def spawn(self, g: Corps, chosen: Option) -> Next:
        return Spawn(self.n, chosen.args[0])


def move_blips(g: Corps, ctx: Context, verb: fx.MoveBlips) -> Next:
    g.became = {}
    pieces = placed_blips(g) if verb.scope == "placed" else [blip_piece(b) for b in g.blips]
    return MovePieces(tuple(pieces), verb.n)


def move_aliens(g: Corps, ctx: Context, verb: fx.MoveAliens) -> Next:
    pieces = placed_aliens(g) if verb.scope == "placed" else [alien_piece(a) for a in g.aliens]
    return MovePieces(tuple(pieces), verb.n)


def activate(g: Corps, ctx: Context, verb: Verb) -> Next:
    return ActivatePieces(tuple(placed_aliens(g)))


@dataclass
class ActivatePieces(NearestFirst):
    """Some Aliens get a full activation now. CORPS-AMB-53"""

    pieces: tuple[int, ...]

    def act(self, g: Corps, chosen: Option) -> Next:
        piece = chosen.args[0]
        rest = tuple([p for p in self.pieces if p != piece])
        return g.instead(ActivateAlien(piece_id(piece)), ActivatePieces(rest))

    def _waiting(self, g: Corps) -> list[int]:
        return [piece for piece in self.pieces if g.piece_square(piece) >= 0]


def grow(g: Corps, ctx: Context, verb: fx.Grow) -> Next:
    more: list[Procedure] = []
    for piece in placed_aliens(g):
        alien = piece_id(piece)
        if g.fixed.switches.optional_swarm:
            more.append(MoreAliens(alien, g.aliens[alien], verb.n, unseen(g)))
        else:
            g.tokens[alien] += verb.n
            g.told += (events.ALIEN_GREW, alien, g.tokens[alien])
    return tuple(more)


ACTS[fx.Barricade] = barricade
ACTS[fx.RemoveBarricade] = drop_barricade
ACTS[fx.PlaceTunnel] = place_tunnel
ACTS[fx.Spawn] = spawn
ACTS[fx.MoveBlips] = move_blips
ACTS[fx.MoveAliens] = move_aliens
ACTS[fx.Activate] = activate
ACTS[fx.Grow] = grow
CANNOT[fx.Barricade] = cannot_barricade
