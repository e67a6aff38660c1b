"""How Aliens and blips move: towards the nearest character, by the shortest path. CORPS-ALN-06 to -12"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.corps.rules.deciding import ask_leader, each_of, over
from hullbreach.games.corps.rules.effects.run import D6, window
from hullbreach.games.corps.rules.pieces import alien_piece, is_blip, piece_id
from hullbreach.games.corps.rules.sentry import arrive
from hullbreach.games.corps.rules.spotting import spot, unseen
from hullbreach.games.corps.rules.state import Corps
from hullbreach.games.corps.words import events, questions, rolls
from hullbreach.games.corps.words import options as opt
from hullbreach.kernel.options import Option, bits
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Roll

NO_TARGET = -1


def now(g: Corps, piece: int) -> int:
    """The piece as it is now: a blip that was spotted goes on as its Alien; -1 when it is gone."""
    if is_blip(piece) and piece_id(piece) in g.became:
        piece = alien_piece(g.became[piece_id(piece)])
    return piece if g.piece_square(piece) >= 0 else -1


def blocked_for(g: Corps, square: int) -> int:
    """Squares that an Alien or blip on a square cannot enter (CORPS-ALN-08)."""
    return ~g.board.floor | (g.taken_squares & ~(1 << square))


def nearest_targets(g: Corps, square: int) -> list[int]:
    """The nearest characters by path distance; none when all are shut off (CORPS-AMB-17, CORPS-ALN-10)."""
    met, _ = g.board.meet(1 << square, g.character_squares, blocked_for(g, square), 0)
    return g.characters_on(met)


def nearest_on_empty_board(g: Corps, square: int) -> list[int]:
    """The nearest characters by board distance, for a mover that cannot reach anybody (CORPS-AMB-29)."""
    best = -1
    found: list[int] = []
    for who in g.on_board():
        distance = g.board.distance(square, g.square[who], 0)
        if distance >= 0 and (best < 0 or distance <= best):
            found = [*found, who] if distance == best else [who]
            best = distance
    return found


def path_squares(g: Corps, square: int, target: int) -> int:
    """The neighbouring squares on a shortest path to a character; none when it cannot be reached.

    The character's own square is the one when the mover stands beside it behind a barricaded door.
    """
    _, before = g.board.meet(1 << g.square[target], 1 << square, blocked_for(g, square), 0)
    return g.board.steps(square, 0) & before


def closer_squares(g: Corps, square: int, target: int) -> int:
    """Free neighbouring squares one step nearer by board distance, for a mover without a path (CORPS-AMB-29)."""
    goal = g.square[target]
    distance = g.board.distance(square, goal, 0)
    closer = 0
    for other in bits(g.board.steps(square, 0) & ~blocked_for(g, square)):
        if g.board.distance(other, goal, 0) == distance - 1:
            closer |= 1 << other
    return closer


def is_next_to_character(g: Corps, square: int) -> bool:
    """Whether a character is adjacent, so that the move ends (CORPS-ALN-07)."""
    return bool(g.adjacent(square) & g.character_squares)


@dataclass
class Hunt(Procedure):
    """One Alien or blip moves up to a number of spaces towards a character. CORPS-ALN-12, CORPS-BLIP-04"""

    piece: int
    left: int
    target: int = NO_TARGET

    def aim(self, g: Corps) -> Next:
        piece = now(g, self.piece)
        if piece < 0 or is_next_to_character(g, g.piece_square(piece)):
            return g.finish()
        square = g.piece_square(piece)
        if self.target >= 0 and g.square[self.target] >= 0:
            steps = path_squares(g, square, self.target)
            if steps:
                return g.instead(HuntStep(piece, self.left, self.target, steps))
        found = nearest_targets(g, square) or nearest_on_empty_board(g, square)
        if not found:
            return g.finish()
        return ask_leader(g, questions.TOWARD, (piece,), each_of(opt.TOWARD, found))

    def go(self, g: Corps, chosen: Option) -> Next:
        target = chosen.args[0]
        g.hunted = target
        piece = now(g, self.piece)
        square = g.piece_square(piece)
        steps = path_squares(g, square, target) or closer_squares(g, square, target)
        return g.instead(HuntStep(piece, self.left, target, steps))


@dataclass
class HuntStep(Procedure):
    """The next step on the way, to one of these squares, through a barricade if need be. CORPS-BAR-04"""

    piece: int
    left: int
    target: int
    squares: int

    def choose(self, g: Corps) -> Next:
        steps = self.squares
        if self.left <= 0:
            # At a barricade the roll is made even without movement left (CORPS-BAR-07), if the way leads there.
            square = g.piece_square(self.piece)
            if all(barricade_between(g, square, s) < 0 for s in bits(steps)):
                steps = 0
        if not steps:
            return g.finish()
        return ask_leader(g, questions.GO, (self.piece,), over(opt.GO, steps))

    def go(self, g: Corps, chosen: Option) -> Next:
        square = g.piece_square(self.piece)
        door = barricade_between(g, square, chosen.args[0])
        if door >= 0:
            return g.instead(BreakBarricade(self.piece, self.left, self.target, door))
        if self.left <= 0:
            return g.finish()
        hidden = unseen(g)
        move_piece(g, self.piece, chosen.args[0])
        rest = Hunt(self.piece, self.left - 1, self.target)
        return g.instead(*arrive(g, self.piece, hidden), rest)


def barricade_between(g: Corps, one: int, other: int) -> int:
    """The barricaded door between two squares, -1 when there is none."""
    if g.barricaded:
        for door in bits(g.barricaded):
            if g.board.doors[door] in ((one, other), (other, one)):
                return door
    return -1


def move_piece(g: Corps, piece: int, square: int) -> None:
    """Put an Alien or blip on its next square."""
    if is_blip(piece):
        g.move_blip(piece_id(piece), square)
        g.told += (events.BLIP_MOVED, piece_id(piece), square)
    else:
        g.move_alien(piece_id(piece), square)
        g.told += (events.ALIEN_MOVED, piece_id(piece), square)


@dataclass
class BreakBarricade(Procedure):
    """An Alien or blip tries to break a barricaded door. CORPS-BAR-04 to -06"""

    piece: int
    left: int
    target: int
    door: int

    def react(self, g: Corps) -> Next:
        return window(g)

    def roll(self, g: Corps) -> Next:
        if now(g, self.piece) < 0:
            return g.finish()
        if not g.barricaded >> self.door & 1:
            return g.instead(Hunt(self.piece, self.left, self.target))
        return Roll(rolls.BREAK, (self.piece,), D6)

    def result(self, g: Corps, rolled: int) -> Next:
        need = g.fixed.edition.barricade_break_on
        g.told += (events.BREAK_ROLL, self.piece, rolled, need)
        if rolled < need:
            return None
        due = remove_barricade(g, self.door)
        rest = Hunt(self.piece, self.left, self.target)
        return g.instead(rest) if due is None else g.instead(due, rest)


def remove_barricade(g: Corps, door: int) -> Procedure | None:
    """Take a Barricade token off a door; presence may open it at once, and what it hid is spotted."""
    hidden = unseen(g)
    g.barricaded &= ~(1 << door)
    g.refresh_doors()
    g.told += (events.BARRICADE_REMOVED, door)
    return spot(g, hidden)
