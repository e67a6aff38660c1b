"""Deployment: who may start where, and everybody's tokens placed in secret at the same time. HUNT-SET-06 to HUNT-SET-10

Where a side may start are rings of tiles, the nearest first: its deployment tiles, then, if its tokens do not fit,
tiles connected to them. Which tiles these are follows from public facts alone: how many tokens of which base there are.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hullbreach.games.hunt.content.names import MARINE, PREDATOR
from hullbreach.games.hunt.content.skills import GUN_EMPLACEMENT
from hullbreach.games.hunt.rules.armies.forces import mustered
from hullbreach.games.hunt.rules.armies.lists import dearest_first
from hullbreach.games.hunt.rules.fixed import ARENA, MISSION
from hullbreach.games.hunt.rules.state import UNFIXED, Hunt
from hullbreach.games.hunt.words import events, questions, rolls
from hullbreach.games.hunt.words import options as opt
from hullbreach.kernel.chance import Order
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options, bits
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask, AskAll, Roll
from hullbreach.kernel.windows import asked_seat

Rings = tuple[int, ...]
"""Sets of tiles, the nearest first."""


# ---- where


def deployment_order(g: Hunt) -> list[int]:
    """The order in which sides take overflow tiles: Marines first in custom games, else by seat (HUNT-CVC-21)."""
    sides = list(g.order) or list(range(g.fixed.sides))
    if g.fixed.ground.mode != MISSION:
        sides.sort(key=lambda side: g.fixed.factions[side] != MARINE)
    return sides


def first_tiles(g: Hunt, side: int) -> Rings:
    """The tiles a side must fill before any other (HUNT-SET-06, HUNT-SET-10, HUNT-AREN-04)."""
    board, faction = g.fixed.board, g.fixed.factions[side]
    if g.fixed.ground.mode == ARENA:
        return (1 << board.survivors,) if side == 0 else (horde_tiles(g),)
    homes = g.homes[side]
    if faction == PREDATOR and len(homes) > 1:
        # Predators fill the pod first.
        return 1 << homes[0], sum([1 << tile for tile in homes[1:]])
    return (sum([1 << tile for tile in homes]),)


def horde_tiles(g: Hunt) -> int:
    """Where the Horde may start: on all infested and half-infested tiles (HUNT-AREN-04)."""
    return g.fixed.board.infested & ~g.fixed.board.vents


def all_rings(g: Hunt) -> tuple[Rings, ...]:
    """Where every side may start: its first tiles, and as many rings around them as its tokens need (HUNT-SET-10).

    Doors do not matter for that, vents are not used, nor tiles that another side starts on.
    """
    found = [first_tiles(g, side) for side in range(g.fixed.sides)]
    taken = horde_tiles(g) if g.fixed.ground.mode == ARENA else 0
    for rings in found:
        for ring in rings:
            taken |= ring
    for side in deployment_order(g):
        costs = [g.cost(piece) for piece in mustered(g, side)]
        here = 0
        for ring in found[side]:
            here |= ring
        around = g.fixed.graph.rings(here)[1:]
        # In a list of Marines there may be Sentry Guns, which stand beside the others (HUNT-DEC-52).
        beside = g.fixed.ground.lists and g.fixed.factions[side] == MARINE
        while around and (beside or fill(g, found[side], costs) is None):
            beside = False
            more = around.pop(0) & ~g.fixed.board.vents & ~taken
            if more:
                taken |= more
                found[side] = (*found[side], more)
    return tuple(found)


# ---- whether it fits


def fill(g: Hunt, rings: Rings, costs: Sequence[int], room: dict[int, int] | None = None) -> dict[int, int] | None:
    """The points left when tokens of these costs go each to the first tile with room; None if one finds none."""
    left = {tile: g.fixed.tables.tile_points for ring in rings for tile in bits(ring)} if room is None else room.copy()
    for cost in costs:
        for tile, points in left.items():
            if points >= cost:
                left[tile] = points - cost
                break
        else:
            return None
    return left


class Placing:
    """How far a side has got with its tokens, and what it may still do. Big bases come first, so greed finds a way."""

    def __init__(self, g: Hunt, side: int, rings: Rings) -> None:
        self.g = g
        self.side = side
        self.rings = rings
        self.pieces: list[int] = mustered(g, side)
        self.chosen: tuple[int, ...] = g.placing[side]
        self.room: dict[int, int] = {tile: g.fixed.tables.tile_points for ring in rings for tile in bits(ring)}
        for piece, tile in zip(self.pieces, self.chosen, strict=False):
            self.room[tile] -= g.cost(piece)

    @property
    def is_done(self) -> bool:
        """Whether every token has its tile."""
        return len(self.chosen) >= len(self.pieces)

    @property
    def piece(self) -> int:
        """The token whose turn it is."""
        return self.pieces[len(self.chosen)]

    def cannot(self, tile: int) -> No | None:
        """Why the token whose turn it is cannot start on a tile."""
        piece = self.piece
        cost = self.g.cost(piece)
        if tile not in self.room:
            return No("no-start-tile", tile, rule="HUNT-SET-06")
        if self.room[tile] < cost:
            return No("no-room", tile, rule="HUNT-OCC-05")
        if self._leads_nowhere(tile):
            return No("nearer-tiles-first", tile, rule="HUNT-SET-10")
        return None

    def tiles(self) -> int:
        """Where it may start; anywhere with room if nothing else is left, or if all fit wherever it goes."""
        costs = [self.g.cost(piece) for piece in self.pieces[len(self.chosen) :]]
        roomy = sum([1 << tile for tile, points in self.room.items() if points >= costs[0]])
        if len(self.rings) == 1 and _plenty(self.room, costs):
            return roomy
        return sum([1 << tile for tile in self.room if self.cannot(tile) is None]) or roomy

    def _leads_nowhere(self, tile: int) -> bool:
        """Whether the tokens to come do not fit any more, or leave room nearer than somebody starts."""
        g = self.g
        rest = [g.cost(piece) for piece in self.pieces[len(self.chosen) + 1 :]]
        room = self.room.copy()
        room[tile] -= g.cost(self.piece)
        if len(self.rings) == 1 and _plenty(room, rest):
            return False
        left = fill(g, self.rings, rest, room)
        if left is None:
            return True
        farther = 99
        for n in range(len(self.rings) - 1, 0, -1):
            far = [self.piece] if self.rings[n] >> tile & 1 else []
            far += [p for p, t in zip(self.pieces, self.chosen, strict=False) if self.rings[n] >> t & 1]
            # Sentry Guns may stand beside the others whatever room there is (HUNT-DEC-52).
            farther = min([farther, *[g.cost(p) for p in far if n > 1 or not is_gun(g, p)]])
            if any(left[near] >= farther for near in bits(self.rings[n - 1])):
                return True
        return False


def _plenty(room: dict[int, int], costs: list[int]) -> bool:
    """Whether there is room for all these whatever their order."""
    biggest = max(costs, default=1)
    return sum([points // biggest for points in room.values()]) >= len(costs)


def is_gun(g: Hunt, piece: int) -> bool:
    """Whether a token stands for a Sentry Gun."""
    return g.who[piece] != UNFIXED and bool(g.profile(piece).skills & GUN_EMPLACEMENT)


# ---- the procedure


@dataclass
class Deploy(Procedure):
    """Token by token everybody says where it starts, in secret; then all are placed. HUNT-SET-09

    ``rings``: by side where it may start.
    """

    rings: tuple[Rings, ...]

    def ask(self, g: Hunt) -> Next:
        asks = [_question(placing) for placing in self._undecided(g)]
        return AskAll(tuple(asks)) if asks else g.go(Deploy.place)

    def note(self, g: Hunt, answers: tuple[Option, ...]) -> Next:
        asked = g.request
        assert isinstance(asked, AskAll)
        for ask, chosen in zip(asked.asks, answers, strict=True):
            side = g.fixed.side_of_seat[ask.seat]
            g.placing[side] = (*g.placing[side], chosen.args[1])
        return g.go(Deploy.ask)

    def place(self, g: Hunt) -> Next:
        instinct = g.fixed.ground.instinct
        for side, rings in enumerate(self.rings):
            if side != instinct:
                place_side(g, Placing(g, side, rings))
        g.placing = [()] * g.fixed.sides
        return DeployHorde(instinct) if instinct >= 0 else None

    def refuse(self, g: Hunt, option: Option) -> No:
        if option.phrase not in (opt.DEPLOY, opt.DEPLOY_TOKEN):
            return No("not-offered", rule="HUNT-SET-09")
        placing = self._asked(g)
        if _name(placing)[1] != option.args[0]:
            return No("another-token-first", rule="HUNT-SET-09")
        return placing.cannot(option.args[1]) or No("not-offered", rule="HUNT-SET-09")

    def closed(self, g: Hunt) -> list[Option]:
        placing = self._asked(g)
        named, about = _name(placing)
        phrase = opt.DEPLOY if named else opt.DEPLOY_TOKEN
        return [Option(phrase, (about, tile)) for tile in placing.room if not placing.tiles() >> tile & 1]

    def _asked(self, g: Hunt) -> Placing:
        """The side of the seat that is asked."""
        side = g.fixed.side_of_seat[asked_seat(g)]
        return Placing(g, side, self.rings[side])

    def _undecided(self, g: Hunt) -> list[Placing]:
        """The sides with a token to place and a choice where: with a single tile nothing is asked."""
        found = [Placing(g, side, rings) for side, rings in enumerate(self.rings) if g.fixed.seats_of[side]]
        return [placing for placing in found if len(placing.room) > 1 and not placing.is_done]


def _name(placing: Placing) -> tuple[bool, int]:
    """Whether the token is somebody, and what it is called: its model, or of nobody in particular its number."""
    g, piece = placing.g, placing.piece
    return (True, g.model(piece).code) if g.who[piece] != UNFIXED else (False, piece)


def _question(placing: Placing) -> Ask:
    g = placing.g
    named, about = _name(placing)
    options = Options()
    options.over(opt.DEPLOY if named else opt.DEPLOY_TOKEN, (about,), placing.tiles())
    prompt = questions.DEPLOY if named else questions.DEPLOY_TOKEN
    return Ask(g.owners[placing.piece] if g.owners else g.fixed.seats_of[placing.side][0], prompt, (about,), options)


def place_side(g: Hunt, placing: Placing) -> None:
    """The tokens of a side come onto the board; without a choice each goes to the first tile with room."""
    chosen = dict(zip(placing.pieces, placing.chosen, strict=False))
    for piece in placing.pieces:
        if piece not in chosen:
            free = [tile for tile in placing.room if g.room[tile] >= g.cost(piece)]
            if not free:
                continue
            chosen[piece] = free[0]
    for piece in sorted(chosen):
        put_down(g, piece, chosen[piece])


def put_down(g: Hunt, piece: int, tile: int) -> None:
    """A token is on the board: where is public, who it is is not, unless all stand face up (HUNT-SET-09)."""
    g.put(piece, tile)
    if g.fixed.ground.face_up:
        g.up |= 1 << piece
    g.floor[piece] = tile
    g.told += (events.DEPLOYED, piece, tile)


@dataclass
class DeployHorde(Procedure):
    """The Instinct deals its models over shuffled tiles, the dearest first, one to a tile. HUNT-AREN-11"""

    side: int

    def shuffle(self, g: Hunt) -> Next:
        return Roll(rolls.HORDE_TILES, (), Order("tile", bits(horde_tiles(g))))

    def deal(self, g: Hunt, order: tuple[int, ...]) -> Next:
        draft = g.drafts[self.side]
        pieces = mustered(g, self.side)
        at = 0
        for n in dearest_first(g.fixed.content, g.fixed.factions[self.side], draft):
            piece = pieces[n]
            for n in range(len(order)):
                tile = order[(at + n) % len(order)]
                if g.room[tile] >= g.cost(piece):
                    put_down(g, piece, tile)
                    at = (at + n + 1) % len(order)
                    break
        return None
