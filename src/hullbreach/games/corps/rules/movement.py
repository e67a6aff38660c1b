"""Moving characters: steps, forced stops, forbidden ends, exits. CORPS-MOV"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.corps.rules.effects.run import MISSION, Context
from hullbreach.games.corps.rules.sentry import arrive
from hullbreach.games.corps.rules.spotting import spot, unseen
from hullbreach.games.corps.rules.state import LEFT, Corps
from hullbreach.games.corps.words import events, questions
from hullbreach.games.corps.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options, bits
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask
from hullbreach.parts.effects import perform

NO_LIMIT = -1


def near_enemies(g: Corps) -> int:
    """Squares where a move must stop: adjacent to an Alien or a blip (CORPS-MOV-06).

    Whoever enters such a square through or beside a door finds it open, so only barricades separate.
    """
    enemies = g.alien_squares | g.blip_squares
    return g.board.spread(enemies, g.barricaded) if enemies else 0


def no_ending(g: Corps, who: int) -> int:
    """Squares where this character may not end a move (CORPS-MOV-05)."""
    others = 0
    for other in range(len(g.square)):
        if other != who and g.square[other] >= 0:
            others |= 1 << g.square[other]
    if g.fixed.edition.move_may_end_on_token:
        return others
    return others | g.token_squares


def legal_steps(g: Corps, who: int, left: int, toward: int = NO_LIMIT) -> int:
    """Squares the character may step on next with so many steps left (CORPS-MOV, CORPS-AMB-18)."""
    if left <= 0:
        return 0
    here = g.square[who]
    steps = g.board.steps(here, g.shut) & ~g.alien_squares & ~g.blip_squares
    if toward >= 0:
        steps = _closer(g, here, steps, toward)
    bad_ends = no_ending(g, who)
    doubtful = steps & bad_ends
    if not doubtful:
        return steps
    stops = near_enemies(g)
    for square in bits(doubtful):
        # One may pass where one may not end, if one need not stop there and can get on to a legal end.
        if stops >> square & 1 or not _can_go_on(g, square, left - 1, bad_ends, stops, toward):
            steps &= ~(1 << square)
    return steps


def _closer(g: Corps, here: int, steps: int, toward: int) -> int:
    """The steps that reduce the board distance to a square (CORPS-AMB-72)."""
    distance = g.board.distance(here, toward, 0)
    closer = 0
    for square in bits(steps):
        if g.board.distance(square, toward, 0) < distance:
            closer |= 1 << square
    return closer


def _can_go_on(g: Corps, square: int, left: int, bad_ends: int, stops: int, toward: int) -> bool:
    """Whether a legal end lies within so many further steps."""
    enemies = g.alien_squares | g.blip_squares
    front = 1 << square
    seen = front
    for _ in range(left):
        front = g.board.spread(front, g.barricaded) & ~enemies & ~seen
        if toward >= 0:
            limit = g.board.distance(square, toward, 0)
            front = sum(1 << s for s in bits(front) if g.board.distance(s, toward, 0) < limit)
        if front & ~bad_ends:
            return True
        seen |= front
        front &= ~stops
    return False


def cannot_step(g: Corps, who: int, square: int, left: int) -> No | None:
    """Why a character cannot step on a square now."""
    here = g.square[who]
    if left <= 0:
        return No("no-movement-left", who, rule="CORPS-MOV-01")
    if g.alien_squares >> square & 1:
        return No("alien-in-the-way", square, rule="CORPS-MOV-03")
    if g.blip_squares >> square & 1:
        return No("blip-in-the-way", square, rule="CORPS-AMB-63")
    if g.board.king(here, square) != 1:
        return No("not-a-neighbour", square, rule="CORPS-MOV-01")
    if not g.board.steps(here, g.shut) >> square & 1:
        if g.board.steps(here, 0) >> square & 1:
            return No("door-barricaded", square, rule="CORPS-DOOR-06")
        straight = here % g.board.width == square % g.board.width or abs(here - square) == 1
        return No("way-blocked", square, rule="CORPS-MOV-02" if straight else "CORPS-MOV-09")
    if not legal_steps(g, who, left) >> square & 1:
        return No("cannot-end-there", square, rule="CORPS-MOV-05")
    return None


def exits_from(g: Corps, who: int) -> list[int]:
    """The open exits a character stands at (CORPS-MOV-12)."""
    here = g.square[who]
    return [
        n
        for n, way in enumerate(g.fixed.exits)
        if way.squares >> here & 1 and g.open_exits >> n & 1 and not g.is_down(who)
    ]


def can_move(g: Corps, who: int, n: int, toward: int = NO_LIMIT) -> bool:
    """Whether a character could take at least one step."""
    if g.square[who] < 0 or n <= 0:
        return False
    return bool(legal_steps(g, who, n, toward)) or (toward < 0 and bool(exits_from(g, who)))


@dataclass
class Move(Procedure):
    """A character walks, step by step, up to a number of spaces. CORPS-MOV-01

    ``home`` is the last space where it could have ended; ``toward`` a square that every step must approach.
    """

    who: int
    left: int
    seat: int
    home: int
    toward: int = NO_LIMIT

    def choose(self, g: Corps) -> Next:
        who = self.who
        if g.square[who] < 0:
            return g.finish()
        here = g.square[who]
        may_end = here == self.home or not no_ending(g, who) >> here & 1
        options = Options()
        options.over(opt.MOVE, (), legal_steps(g, who, self.left, self.toward))
        if self.left > 0 and self.toward < 0:
            for way in exits_from(g, who):
                options.one(opt.LEAVE, way)
        if may_end:
            options.one(opt.STOP)
        if not len(options):
            # What it met on the way leaves no legal end ahead, so it falls back (CORPS-AMB-81).
            hidden = unseen(g)
            g.place_character(who, self.home)
            g.told += (events.MOVED, who, self.home)
            g.finish()
            return spot(g, hidden)
        return Ask(self.seat, questions.STEP, (who, self.left), options)

    def go(self, g: Corps, chosen: Option) -> Next:
        who = self.who
        if chosen.phrase is opt.STOP:
            return g.finish()
        if chosen.phrase is opt.LEAVE:
            return g.instead(LeaveBoard(who, chosen.args[0]))
        return g.instead(*step(g, who, chosen.args[0], self.left, self.seat, self.home, self.toward))

    def refuse(self, g: Corps, option: Option) -> No:
        if option.phrase is opt.MOVE:
            square = option.args[0]
            no = cannot_step(g, self.who, square, self.left)
            if no is not None:
                return no
            if self.toward >= 0 and not _closer(g, g.square[self.who], 1 << square, self.toward):
                return No("not-closer", square, rule="CORPS-AMB-72")
            return No("cannot-end-there", square, rule="CORPS-MOV-05")
        if option.phrase is opt.STOP:
            return No("cannot-end-there", g.square[self.who], rule="CORPS-MOV-05")
        if option.phrase is opt.LEAVE:
            return No("not-at-exit", option.args[0], rule="CORPS-MOV-12")
        return No("move-goes-on", self.who, rule="CORPS-MOV-10")

    def closed(self, g: Corps) -> list[Option]:
        around = g.board.within(g.square[self.who], 1) & g.board.floor & ~(1 << g.square[self.who])
        legal = legal_steps(g, self.who, self.left, self.toward)
        return [Option(opt.MOVE, (square,)) for square in bits(around & ~legal)]


def step(
    g: Corps, who: int, square: int, left: int, seat: int, home: int, toward: int = NO_LIMIT
) -> tuple[Procedure, ...]:
    """Take one step and return what follows: guns, spotting, then the forced stop or the rest of the move."""
    hidden = unseen(g)
    g.place_character(who, square)
    g.told += (events.MOVED, who, square)
    return (*arrive(g, who, hidden), StopOrGoOn(who, left - 1, seat, home, toward))


@dataclass
class StopOrGoOn(Procedure):
    """After a step: a character next to an Alien or a blip must end its move. CORPS-MOV-06"""

    who: int
    left: int
    seat: int
    home: int
    toward: int

    def decide(self, g: Corps) -> Next:
        here = g.square[self.who]
        if here < 0:
            return None
        may_end = not no_ending(g, self.who) >> here & 1
        home = here if may_end else self.home
        # Fire in a gun's window may have knocked the walker down (CORPS-MOV-13).
        left = self.left if self.toward >= 0 or not g.is_down(self.who) else 0
        if may_end and (left <= 0 or g.adjacent(here) & (g.alien_squares | g.blip_squares)):
            return None
        return Move(self.who, left, self.seat, home, self.toward)


@dataclass
class LeaveBoard(Procedure):
    """A character leaves by an exit, with all it has. CORPS-MOV-12"""

    who: int
    way: int

    def leave(self, g: Corps) -> Next:
        who = self.who
        g.told += (events.LEFT, who, self.way)
        g.fate[who] = LEFT
        g.place_character(who, -1)
        carried = bool(g.carrying >> who & 1)
        if carried:
            g.crates_out += 1
        following: tuple[Procedure, ...] = tuple(
            [perform(effect.does, Context(MISSION, who, g.leader())) for effect in g.fixed.special.get("on_exit", ())]
        )
        return following

    def forget_crate(self, g: Corps) -> Next:
        g.carrying &= ~(1 << self.who)
        return spot(g, unseen(g))
