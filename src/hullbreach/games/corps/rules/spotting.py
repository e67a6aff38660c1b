"""Spotting blips: the moment a blip is in line of sight it becomes an Alien or a swarm."""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.corps.rules.deciding import ask_leader, over
from hullbreach.games.corps.rules.pieces import alien_piece, blip_piece, to_characters
from hullbreach.games.corps.rules.state import Corps
from hullbreach.games.corps.words import events, questions
from hullbreach.games.corps.words import options as opt
from hullbreach.kernel.options import Option
from hullbreach.kernel.procedures import Next, Procedure


def spotted_squares(g: Corps) -> int:
    """Squares of blips that some character sees right now (CORPS-SPOT-01, CORPS-AMB-54)."""
    return g.seen_by_characters(g.blip_squares)


def unseen(g: Corps) -> int:
    """What no character sees, looked up before a change for a spotting that may follow (CORPS-OSW-02)."""
    if not g.fixed.switches.optional_swarm:
        return 0
    return g.board.floor & ~g.seen_by_characters(g.board.floor)


def spot(g: Corps, hidden: int) -> Procedure | None:
    """The spotting that is due after a step, a placement or a removal; ``hidden`` was unseen just before."""
    return Spotting(hidden) if g.blip_squares and spotted_squares(g) else None


@dataclass
class Spotting(Procedure):
    """Spot every blip in sight, nearest first. CORPS-SPOT-01"""

    hidden: int

    def next_blip(self, g: Corps) -> Next:
        seen = g.blips_on(spotted_squares(g))
        if not seen:
            return g.finish()
        nearest = min(seen, key=lambda blip: (to_characters(g, g.blips[blip]), blip))
        g.repeat()
        return Spot(nearest, self.hidden)


@dataclass
class Spot(Procedure):
    """Flip one blip: it becomes an Alien, or a swarm with tokens. CORPS-SPOT-03, CORPS-OSW"""

    blip: int
    hidden: int

    def flip(self, g: Corps) -> Next:
        number = g.numbers[self.blip]
        square = g.blips[self.blip]
        g.move_blip(self.blip, -1)
        return_to_pool(g, self.blip)
        for other in g.blips:
            g.other_numbers[other] = g.other_numbers.get(other, 0) | 1 << number
        g.told += (events.SPOTTED, self.blip, number)
        many = bool(g.fixed.switches.optional_swarm)
        alien = g.new_alien(square, 0 if many else number - 1)
        g.became[self.blip] = alien
        g.told += (events.ALIEN_PLACED, alien, square, g.tokens[alien])
        piece = blip_piece(self.blip)
        if piece in g.placed:
            g.placed = tuple(alien_piece(alien) if p == piece else p for p in g.placed)
        if many and number > 1:
            return MoreAliens(alien, square, number - 1, self.hidden)
        return None


@dataclass
class MoreAliens(Procedure):
    """Put further Aliens near the first, on squares hidden from the characters. CORPS-OSW-02 to -05"""

    first: int
    square: int
    n: int
    hidden: int

    def choose(self, g: Corps) -> Next:
        if self.n <= 0:
            return g.finish()
        allowed = g.free_squares() & self.hidden & ~self._seen_at_its_door(g)
        # A barricaded door separates neighbours (CORPS-AMB-14), but distance goes through it (CORPS-AMB-17).
        rings = g.board.rings(1 << self.square, 0, ~g.board.floor)[1:]
        for ring in (g.adjacent(self.square), *rings):
            if ring & allowed:
                return ask_leader(g, questions.ALIEN, (), over(opt.ALIEN_ON, ring & allowed))
        return g.finish()

    def stand(self, g: Corps, chosen: Option) -> Next:
        alien = g.new_alien(chosen.args[0], 0)
        g.told += (events.ALIEN_PLACED, alien, chosen.args[0], 0)
        if alien_piece(self.first) in g.placed:
            g.placed = (*g.placed, alien_piece(alien))
        return g.instead(MoreAliens(self.first, self.square, self.n - 1, self.hidden))

    def _seen_at_its_door(self, g: Corps) -> int:
        """Squares where an Alien would open a door and be seen through it (CORPS-OSW-04)."""
        seen = 0
        for number, (one, other) in enumerate(g.board.doors):
            if g.shut >> number & 1 and not g.barricaded >> number & 1:
                for square in (one, other):
                    if not seen >> square & 1 and g.free_squares() >> square & 1:
                        opened = g.board.shut(g.taken_squares | 1 << square, g.barricaded)
                        if _seen_with(g, square, opened):
                            seen |= 1 << square
        return seen


def _seen_with(g: Corps, square: int, shut: int) -> bool:
    corner = g.fixed.edition.corner_crossing_los
    return any(at >= 0 and g.board.sees(at, square, g.blockers, shut, corner) for at in g.square)


def return_to_pool(g: Corps, blip: int) -> None:
    """A blip that leaves the board goes back into the pool (CORPS-SPOT-04, CORPS-AMB-45)."""
    g.pool.append(g.numbers.pop(blip))
    g.pool.sort()
    g.other_numbers.pop(blip, None)


def remove_blip(g: Corps, blip: int) -> None:
    """Take a blip off the board unseen."""
    g.move_blip(blip, -1)
    return_to_pool(g, blip)
    g.told += (events.BLIP_KILLED, blip)
