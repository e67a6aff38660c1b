"""Blips entering play at spawn points and tunnels. CORPS-SPWN"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.corps.rules.deciding import ask_leader, each_of, over
from hullbreach.games.corps.rules.effects.run import D6, window
from hullbreach.games.corps.rules.hunting import Hunt
from hullbreach.games.corps.rules.pieces import blip_piece, is_alien, nearest_pieces
from hullbreach.games.corps.rules.spotting import spot, spotted_squares, unseen
from hullbreach.games.corps.rules.state import Corps
from hullbreach.games.corps.words import events, questions, rolls
from hullbreach.games.corps.words import options as opt
from hullbreach.kernel.chance import Pick
from hullbreach.kernel.options import Option
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Roll

EMPTY_POOL_MOVE = 3


def nearest_free(g: Corps, square: int) -> int:
    """The free squares nearest to a square, itself first (CORPS-AMB-18)."""
    free = g.free_squares()
    for ring in g.board.rings(1 << square, 0, ~g.board.floor):
        if ring & free:
            return ring & free
    return 0


def entry_squares(g: Corps, point: int) -> int:
    """Where a blip may enter: on its point, next to it, else as near as possible (CORPS-SPWN-02, CORPS-AMB-65)."""
    free = g.free_squares()
    if free >> point & 1:
        return 1 << point
    return free & g.adjacent(point) or nearest_free(g, point)


@dataclass
class Spawn(Procedure):
    """So many blips enter play at one point. CORPS-SPWN-01"""

    n: int
    point: int

    def check(self, g: Corps) -> Next:
        if self.n <= 0:
            return g.finish()
        if not g.pool:
            if g.pool_moved:
                return g.finish()
            g.pool_moved = True
            g.told += (events.POOL_EMPTY,)
            g.repeat()
            return MovePieces(tuple([blip_piece(b) for b in g.blips]), EMPTY_POOL_MOVE)
        if g.barricaded_points >> self.point & 1:
            return window(g)
        return g.go(Spawn.choose)

    def roll(self, g: Corps) -> Next:
        if not g.barricaded_points >> self.point & 1:
            return g.go(Spawn.choose)
        return Roll(rolls.BREAK_POINT, (self.point,), D6)

    def break_through(self, g: Corps, rolled: int) -> Next:
        need = g.fixed.edition.barricade_break_on
        g.told += (events.POINT_BREAK_ROLL, self.point, rolled, need)
        if rolled < need:
            # This blip is discarded; it never left the pool (CORPS-BAR-08, CORPS-AMB-45).
            g.told += (events.BLIP_DISCARDED, self.point)
            return g.instead(Spawn(self.n - 1, self.point))
        g.barricaded_points &= ~(1 << self.point)
        g.told += (events.POINT_OPENED, self.point)
        return None

    def choose(self, g: Corps) -> Next:
        free = entry_squares(g, self.point)
        if not free:
            return g.finish()
        return ask_leader(g, questions.BLIP, (), over(opt.BLIP_ON, free))

    def enter(self, g: Corps, chosen: Option) -> Next:
        return g.instead(PlaceBlip(chosen.args[0]), Spawn(self.n - 1, self.point))


@dataclass
class PlaceBlip(Procedure):
    """One unseen blip from the pool comes to a square. CORPS-SPWN-01"""

    square: int

    def draw(self, g: Corps) -> Next:
        return Roll(rolls.BLIP, (), Pick("number", g.pool))

    def place(self, g: Corps, number: int) -> Next:
        pool = g.pool[:]
        pool.remove(number)
        g.pool = pool
        hidden = unseen(g)
        blip = g.next_blip
        g.next_blip += 1
        g.numbers[blip] = number
        g.move_blip(blip, self.square)
        g.placed = (*g.placed, blip_piece(blip))
        g.told += (events.BLIP_PLACED, blip, self.square)
        if g.phase == 0:
            # At set-up nothing is spotted before all steps are done (CORPS-SET-19).
            return None
        due = spot(g, hidden)
        if due is not None and any(blip_piece(b) in g.placed for b in g.blips_on(spotted_squares(g))):
            g.came_in_sight = True
        return due


@dataclass
class MovePieces(Procedure):
    """Aliens or blips moved by a card: nearest first, no Defensive Fire, no attack. CORPS-AMB-76"""

    pieces: tuple[int, ...]
    spaces: int

    def order(self, g: Corps) -> Next:
        # A blip that was spotted before its turn has stopped being one (CORPS-AMB-86).
        waiting = [piece for piece in self.pieces if g.piece_square(piece) >= 0]
        if not waiting or not g.character_squares:
            return g.finish()
        return ask_leader(g, questions.NEXT_ALIEN, (), each_of(opt.ALIEN_ACTS, nearest_pieces(g, sorted(waiting))))

    def move(self, g: Corps, chosen: Option) -> Next:
        piece = chosen.args[0]
        rest = tuple([p for p in self.pieces if p != piece])
        return g.instead(Hunt(piece, self.spaces), MovePieces(rest, self.spaces))


def placed_aliens(g: Corps) -> list[int]:
    """Aliens that came from the blips of the card in hand."""
    return [piece for piece in g.placed if is_alien(piece) and g.piece_square(piece) >= 0]


def placed_blips(g: Corps) -> list[int]:
    """Blips of the card in hand that are still face down."""
    return [piece for piece in g.placed if not is_alien(piece) and g.piece_square(piece) >= 0]
