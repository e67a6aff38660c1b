"""The Alien phase: stand up or be captured, Aliens, blips, Motion Tracker cards. CORPS-RND-04"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.corps.rules.deciding import ask_leader, each_of
from hullbreach.games.corps.rules.defence import AlienAttack
from hullbreach.games.corps.rules.effects.run import D6, window
from hullbreach.games.corps.rules.hunting import Hunt, is_next_to_character, now
from hullbreach.games.corps.rules.losses import CaptureCharacter, stand_up
from hullbreach.games.corps.rules.named_rules import END_OF_PHASE, expire
from hullbreach.games.corps.rules.pieces import alien_piece, blip_piece, is_alien, nearest_pieces, piece_id
from hullbreach.games.corps.rules.reactions import MayPrevent
from hullbreach.games.corps.rules.state import ALIEN, NOBODY, Corps
from hullbreach.games.corps.rules.tracker import DrawTrackerCards
from hullbreach.games.corps.words import events, questions, rolls
from hullbreach.games.corps.words import options as opt
from hullbreach.kernel.options import Option
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Roll


@dataclass
class AlienPhase(Procedure):
    """The second phase of a round. CORPS-RND-04"""

    def begin(self, g: Corps) -> Next:
        g.phase = ALIEN
        g.active = NOBODY
        g.leftover_seat = NOBODY
        expire(g, END_OF_PHASE)
        g.done = 0
        g.became = {}
        g.told += (events.PHASE_STARTS, ALIEN)
        return window(g)

    def stand_or_be_captured(self, g: Corps) -> Next:
        return StandOrBeCaptured()

    def activate_aliens(self, g: Corps) -> Next:
        return ActivateAliens()

    def activate_blips(self, g: Corps) -> Next:
        g.done = 0
        g.became = {}
        return ActivateBlips(tuple(g.blips), 0)

    def draw_tracker_cards(self, g: Corps) -> Next:
        return DrawTrackerCards()

    def end(self, g: Corps) -> Next:
        expire(g, END_OF_PHASE)
        return None


@dataclass
class StandOrBeCaptured(Procedure):
    """Every knocked-down character stands up, or is captured by an adjacent Alien. CORPS-ALN-01"""

    def check(self, g: Corps) -> Next:
        taken = 0
        for who in g.on_board():
            if g.is_down(who):
                if g.adjacent(g.square[who]) & g.alien_squares:
                    taken |= 1 << who
                else:
                    stand_up(g, who)
        return Captures(taken) if taken else None


@dataclass
class Captures(Procedure):
    """The captures found at the start of the phase, in the order the highest-ranked player says. CORPS-AMB-31"""

    waiting: int

    def order(self, g: Corps) -> Next:
        left = [who for who in g.on_board() if self.waiting >> who & 1]
        if not left:
            return g.finish()
        return ask_leader(g, questions.CAPTURE_ORDER, (), each_of(opt.CAPTURE, left))

    def captor(self, g: Corps, chosen: Option) -> Next:
        who = chosen.args[0]
        return g.instead(Capture(who), Captures(self.waiting & ~(1 << who)))


@dataclass
class Capture(Procedure):
    """One knocked-down character is about to be carried off. CORPS-CAP-01, CORPS-CAP-02"""

    who: int

    def save(self, g: Corps) -> Next:
        g.saved = False
        return MayPrevent("on_capture", self.who)

    def choose(self, g: Corps) -> Next:
        if g.saved:
            g.told += (events.CAPTURE_PREVENTED, self.who)
            return g.finish()
        near = g.aliens_on(g.adjacent(g.square[self.who]))
        if not near:
            # The Alien left with somebody else; this one is carried off all the same (CORPS-AMB-31).
            return g.instead(CaptureCharacter(self.who, -1))
        return ask_leader(g, questions.CAPTOR, (self.who,), each_of(opt.CAPTOR, near))

    def carry_off(self, g: Corps, chosen: Option) -> Next:
        return CaptureCharacter(self.who, chosen.args[0])


@dataclass
class NearestFirst(Procedure):
    """Aliens or blips act one after the other, nearest to a character first, each after a window. CORPS-AMB-28, -53"""

    def react(self, g: Corps) -> Next:
        if not self._waiting(g) or not g.character_squares:
            return g.finish()
        return window(g)

    def order(self, g: Corps) -> Next:
        waiting = self._waiting(g)
        if not waiting or not g.character_squares:
            return g.finish()
        nearest = nearest_pieces(g, waiting)
        return ask_leader(g, questions.NEXT_ALIEN, (), each_of(opt.ALIEN_ACTS, nearest))

    def _waiting(self, g: Corps) -> list[int]:
        """The pieces that have not acted yet."""
        raise NotImplementedError


@dataclass
class ActivateAliens(NearestFirst):
    """Step 1: all Aliens. CORPS-ALN-02"""

    def activate(self, g: Corps, chosen: Option) -> Next:
        alien = piece_id(chosen.args[0])
        g.done |= 1 << alien
        g.repeat()
        return ActivateAlien(alien)

    def _waiting(self, g: Corps) -> list[int]:
        return [alien_piece(alien) for alien in g.aliens if not g.done >> alien & 1]


@dataclass
class ActivateAlien(Procedure):
    """One Alien moves, then attacks if it can. CORPS-ALN-03"""

    alien: int

    def move(self, g: Corps) -> Next:
        g.told += (events.ALIEN_ACTIVATED, self.alien)
        square = g.aliens[self.alien]
        if is_next_to_character(g, square):
            # It does not move; only the updated rules draw Defensive Fire here (CORPS-ALN-04, CORPS-DFIR-01).
            drawn = "alien_starts_adjacent" in g.fixed.edition.defensive_fire_trigger
            return g.instead(AlienAttack(self.alien, NOBODY, drawn))
        return HuntAndAttack(alien_piece(self.alien), g.fixed.constants.alien_speed)


@dataclass
class HuntAndAttack(Procedure):
    """Move towards a character; an Alien that comes next to one draws Defensive Fire and attacks. CORPS-ALN-03"""

    piece: int
    speed: int

    def hunt(self, g: Corps) -> Next:
        g.hunted = NOBODY
        return Hunt(self.piece, self.speed)

    def attack(self, g: Corps) -> Next:
        piece = now(g, self.piece)
        if piece < 0 or not is_alien(piece) or not is_next_to_character(g, g.piece_square(piece)):
            return None
        return AlienAttack(piece_id(piece), g.hunted, True)


@dataclass
class ActivateBlips(Procedure):
    """Step 2: tile by tile, every blip that lay on the board when the step began. CORPS-BLIP-01

    ``waiting`` have not moved yet; ``tiles`` (a bit mask) had their turn.
    """

    waiting: tuple[int, ...]
    tiles: int

    def react(self, g: Corps) -> Next:
        if not self._tiles(g) or not g.character_squares:
            return g.finish()
        return window(g)

    def tile(self, g: Corps) -> Next:
        tiles = self._tiles(g)
        if not tiles or not g.character_squares:
            return g.finish()
        return ask_leader(g, questions.NEXT_TILE, (), each_of(opt.TILE_ACTS, tiles))

    def act(self, g: Corps, chosen: Option) -> Next:
        tile = chosen.args[0]
        here = [b for b in self.waiting if b in g.blips and g.board.tile_of[g.blips[b]] == tile]
        rest = tuple([b for b in self.waiting if b not in here])
        return g.instead(TileOfBlips(tile, tuple(here)), ActivateBlips(rest, self.tiles | 1 << tile))

    def _tiles(self, g: Corps) -> list[int]:
        found = {g.board.tile_of[g.blips[blip]] for blip in self.waiting if blip in g.blips}
        return sorted(tile for tile in found if not self.tiles >> tile & 1)


@dataclass
class TileOfBlips(Procedure):
    """All blips on one tile move with the same Speed. CORPS-BLIP-02, CORPS-BLIP-03"""

    tile: int
    blips: tuple[int, ...]

    def react(self, g: Corps) -> Next:
        return window(g)

    def roll(self, g: Corps) -> Next:
        if not any(blip in g.blips for blip in self.blips):
            # An Event before the roll took the last of them (CORPS-AMB-53).
            return g.finish()
        return Roll(rolls.SPEED, (self.tile,), D6)

    def move(self, g: Corps, rolled: int) -> Next:
        g.told += (events.TILE_SPEED, self.tile, rolled)
        return BlipsInOrder(self.blips, rolled)


@dataclass
class BlipsInOrder(NearestFirst):
    """The blips of a tile. CORPS-BLIP-03"""

    blips: tuple[int, ...]
    speed: int

    def move(self, g: Corps, chosen: Option) -> Next:
        blip = piece_id(chosen.args[0])
        rest = tuple([b for b in self.blips if b != blip])
        return g.instead(HuntAndAttack(chosen.args[0], self.speed), BlipsInOrder(rest, self.speed))

    def _waiting(self, g: Corps) -> list[int]:
        # A blip that was spotted before its turn has stopped being one (CORPS-AMB-30).
        return [blip_piece(blip) for blip in self.blips if blip in g.blips]
