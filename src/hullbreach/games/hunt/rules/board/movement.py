"""Moving from tile to tile: steps, what every arrival causes, Move, Run and the way back. HUNT-MOV, HUNT-TILE"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.hunt.content.names import MEDIUM, SMALL
from hullbreach.games.hunt.content.skills import CLIMBING_CLAWS, HIVE_BLOODHOUNDS, TINY
from hullbreach.games.hunt.rules.board.displacement import Displace, can_displace
from hullbreach.games.hunt.rules.board.space import engaged_tiles, fits, tiles_of_enemies
from hullbreach.games.hunt.rules.board.traps import spring
from hullbreach.games.hunt.rules.cards.lasting import holds, modifiers
from hullbreach.games.hunt.rules.state import NOBODY, UNFIXED, Hunt
from hullbreach.games.hunt.rules.tokens.carrying import bring
from hullbreach.games.hunt.rules.tokens.reveal import (
    Convert,
    cannot_convert,
    check_reveals,
    convertible,
    lose_cover,
    turn_up,
)
from hullbreach.games.hunt.words import events, questions
from hullbreach.games.hunt.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options, members
from hullbreach.kernel.phrases import Phrase
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask

# How a movement is made; a reaction is a Move with a Sentry token.
MOVE, RUN, REACTION = range(3)


def moved_in(g: Hunt, piece: int, tile: int, told: Phrase = events.PLACED) -> tuple[Procedure, ...]:
    """A piece comes onto a tile, whatever brought it there, and everybody is told (HUNT-MOV-11)."""
    g.told += (told, piece, tile)
    return come_onto(g, piece, tile)


def come_onto(g: Hunt, piece: int, tile: int) -> tuple[Procedure, ...]:
    """What every arrival on a tile causes: traps and eyes are waiting (HUNT-MOV-11)."""
    g.put(piece, tile)
    g.entered[piece] |= 1 << tile
    g.aimed &= ~(1 << piece)
    if g.carried:
        bring(g, piece)
    if g.hidden >> piece & 1:
        lose_cover(g, tile)
    trap = spring(g, piece, tile) if g.traps else None
    if trap is not None:
        return (trap, Look())
    seen = check_reveals(g)
    return (seen,) if seen is not None else ()


@dataclass
class Look(Procedure):
    """A reveal check at its moment. HUNT-SEQ-05"""

    def check(self, g: Hunt) -> Next:
        return check_reveals(g)


# ---- how far


def allowance(g: Hunt, piece: int, how: int) -> int:
    """The tiles of a Move or a Run of this piece, as its owner knows it (HUNT-MOV-01, HUNT-SKA-05, HUNT-CARR-06)."""
    found = 1 if g.who[piece] == UNFIXED else g.profile(piece).m
    if how == RUN:
        found += 2 if has_even_hidden(g, piece, HIVE_BLOODHOUNDS) else 1
    if g.lasting:
        found += sum([n for _, n in modifiers(g, piece, "m")])
        if how == RUN:
            found += sum([n for _, n in modifiers(g, piece, "run")])
    if is_encumbered(g, piece):
        # What is counted are the tiles of the activation, so that those of another's do not matter in a reaction.
        found = min(found, g.fixed.tables.carrier_tiles - (g.stepped if piece == g.active else 0))
    return max(found, 0)


def is_encumbered(g: Hunt, piece: int) -> bool:
    """Whether a piece carries something (HUNT-CARR-06, HUNT-DEC-52)."""
    return piece in g.carried.values() or piece in g.loaded.values()


def has_even_hidden(g: Hunt, piece: int, skill: int) -> bool:
    """Whether a piece has a skill, as its owner knows it: using it may take a conversion first (HUNT-BLIP-21)."""
    return g.who[piece] != UNFIXED and bool(g.profile(piece).skills & skill)


def needs_bloodhounds(g: Hunt, piece: int, how: int, left: int) -> bool:
    """Whether the next step is the one that only Hive Bloodhounds give: a token is converted for it (HUNT-BLIP-21).

    A carrier never gets it (HUNT-CARR-06).
    """
    if how != RUN or left != 1 or g.up >> piece & 1 or is_encumbered(g, piece):
        return False
    return has_even_hidden(g, piece, HIVE_BLOODHOUNDS)


# ---- where to


def climbs(g: Hunt, piece: int) -> bool:
    """Whether a piece may cross full tiles (HUNT-SKA-02; a card may allow it)."""
    return has_even_hidden(g, piece, CLIMBING_CLAWS) or holds(g, "ignore", "full_unengaged_tile", piece)


def barred(g: Hunt, piece: int, tile: int) -> No | None:
    """Why a piece may not come onto a tile whatever room there is: vents, and enemies where one must stop."""
    if g.fixed.board.vents >> tile & 1:
        if g.base[piece] != SMALL:
            return No("too-big-for-vents", piece, rule="HUNT-TILE-08")
        if any(each.kind == "block" for each in g.lasting):
            return No("vents-blocked", tile, rule="HUNT-CARD-03")
    return None


def cannot_step(g: Hunt, piece: int, tile: int, left: int) -> No | None:
    """Why a piece with so many tiles left cannot step onto an adjacent tile (HUNT-MOV-10)."""
    here = g.tile[piece]
    if not g.fixed.graph.joining(here, tile):
        return No("not-adjacent", tile, rule="HUNT-MOV-01")
    if not g.steps(here) >> tile & 1:
        return No("door-closed", tile, rule="HUNT-MOV-06")
    if left <= 0:
        return No("no-tiles-left", piece, rule="HUNT-MOV-01")
    no = barred(g, piece, tile)
    if no is not None:
        return no
    if g.room[tile] >= g.cost(piece):
        return None
    if climbs(g, piece) and _crossable(g, piece, engaged_tiles(g)) >> tile & 1:
        if _can_go_on(g, piece, tile, here, left - 1):
            return None
        return No("no-end-beyond", tile, rule="HUNT-MOV-10")
    if g.room[tile] <= 0:
        return No("tile-full", tile, rule="HUNT-OCC-04")
    return No("no-room", tile, rule="HUNT-OCC-05")


def _can_go_on(g: Hunt, piece: int, tile: int, back: int, left: int) -> bool:
    """Whether from a full tile an end can still be reached."""
    if left <= 0:
        return False
    crossable = _crossable(g, piece, engaged_tiles(g))
    for other in members(g.steps(tile)):
        if barred(g, piece, other) is None:
            # Where it stands now it may end only if it could have before (HUNT-MOV-10).
            if fits(g, piece, other) or (other == back and g.room[back] >= 0):
                return True
            if crossable >> other & 1 and _can_go_on(g, piece, other, back, left - 1):
                return True
    return False


def _crossable(g: Hunt, piece: int, engaged: int) -> int:
    """The full tiles that a climber may cross (HUNT-SKA-02); none with an enemy where that ends a movement."""
    found = g.full & ~engaged
    return found & ~tiles_of_enemies(g, g.side(piece)) if g.fixed.switches.stop_on_enemy else found


def next_tiles(g: Hunt, piece: int, left: int) -> int:
    """The tiles a piece may step onto now."""
    if left <= 0:
        return 0
    here = g.tile[piece]
    near = g.steps(here)
    cost = g.cost(piece)
    board = g.fixed.board
    found = 0
    odd = near & (g.full | board.vents)
    for tile in members(near & ~odd):
        if g.room[tile] >= cost:
            found |= 1 << tile
    if odd:
        for tile in members(odd):
            if cannot_step(g, piece, tile, left) is None:
                found |= 1 << tile
    if g.fixed.switches.stop_on_enemy and stands_among_enemies(g, piece):
        return 0
    return found


def stands_among_enemies(g: Hunt, piece: int) -> bool:
    """Whether an enemy stands on the same tile."""
    return bool(g.on[g.tile[piece]] & ~g.fixed.masks[g.side(piece)])


def tiles_to_move_in(g: Hunt, piece: int, left: int) -> int:
    """The tiles a piece may enter by displacing others (HUNT-DISP-01)."""
    if left <= 0 or g.base[piece] < MEDIUM:
        return 0
    if g.fixed.switches.stop_on_enemy and stands_among_enemies(g, piece):
        return 0
    found = 0
    for tile in members(g.steps(g.tile[piece]) & ~g.full):
        if barred(g, piece, tile) is None and can_displace(g, piece, tile):
            found |= 1 << tile
    return found


def tiles_to_react(g: Hunt, piece: int, left: int) -> int:
    """Where a step of a Sentry Move may go; nobody ends it on a vent who may not stay there (HUNT-TILE-12)."""
    tiles = next_tiles(g, piece, left) & ~g.full
    return tiles if may_stay_on_vent(g, piece) else tiles & ~g.fixed.board.vents


# ---- the walk


@dataclass
class Walk(Procedure):
    """A Move or Run, tile by tile; the next tile is chosen after all that the last one caused. HUNT-MOV-10

    ``first`` is the tile chosen with the action, ``enters`` whether it is entered by displacement.
    """

    piece: int
    how: int
    first: int
    enters: bool
    left: int

    def go(self, g: Hunt) -> Next:
        piece = self.piece
        # What a card allows (Leap) a token does face down; a skill of its own shows it (HUNT-BLIP-21).
        climbing = g.full >> self.first & 1 and not g.up >> piece & 1 and has_even_hidden(g, piece, CLIMBING_CLAWS)
        if climbing or needs_bloodhounds(g, piece, self.how, self.left):
            turn_up(g, piece, g.who[piece])
        g.charged |= 1 << piece
        if piece == g.active:
            g.stepped += 1
            if g.back_to < 0:
                # It began on a vent where it was allowed to stop; once it moves it must leave (HUNT-TILE-12).
                g.back_to = g.floor[piece]
        g.passing = NOBODY if self._is_last(g) else piece
        came_from = g.tile[piece]
        if self.enters:
            return g.instead(Displace(piece, self.first, came_from), EndOfWalk(piece, came_from))
        may_end = fits(g, piece, self.first) and not g.fixed.board.vents >> self.first & 1
        following = moved_in(g, piece, self.first, events.MOVED)
        if may_end and piece == g.active:
            g.back_to = self.first
        return following

    def ask(self, g: Hunt) -> Next:
        piece, left = self.piece, self.left - 1
        tile = g.tile[piece]
        # Killed by a trap, or shifted away by Seasoned Hunter: the movement is over (HUNT-DEC-14).
        if tile != self.first:
            return g.instead(EndOfWalk(piece, tile))
        if self.how == REACTION:
            tiles, inward = tiles_to_react(g, piece, left), 0
        else:
            tiles, inward = next_tiles(g, piece, left), tiles_to_move_in(g, piece, left)
        if not tiles and not inward:
            return g.instead(EndOfWalk(piece, tile))
        options = Options()
        options.over(opt.STEP, (), tiles)
        options.over(opt.STEP_IN, (), inward)
        if g.room[tile] >= 0:
            options.one(opt.STOP)
        seat = g.seat(piece)
        if piece == g.active:
            options.over(opt.CONVERT, (), convertible(g, seat))
        return Ask(seat, questions.STEP, (piece, left), options, quick=False)

    def answer(self, g: Hunt, chosen: Option) -> Next:
        if chosen.phrase is opt.CONVERT:
            g.go(Walk.ask)
            return Convert(chosen.args[0])
        if chosen.phrase is opt.STOP:
            return g.instead(EndOfWalk(self.piece, g.tile[self.piece]))
        enters = chosen.phrase is opt.STEP_IN
        return g.instead(Walk(self.piece, self.how, chosen.args[0], enters, self.left - 1))

    def _is_last(self, g: Hunt) -> bool:
        """Whether the movement ends with this step in any case; else it may only be passing (HUNT-DEC-20)."""
        stops = g.fixed.switches.stop_on_enemy and tiles_of_enemies(g, g.side(self.piece)) >> self.first & 1
        return self.enters or self.left <= 1 or bool(stops)

    def refuse(self, g: Hunt, option: Option) -> No:
        if option.phrase in (opt.STEP, opt.STEP_IN):
            no = cannot_step(g, self.piece, option.args[0], self.left - 1)
            return no or No("nobody-to-displace", option.args[0], rule="HUNT-DISP-01")
        if option.phrase is opt.STOP:
            return No("tile-full", g.tile[self.piece], rule="HUNT-SKA-02")
        if option.phrase is opt.CONVERT:
            return cannot_convert(g, option.args[0], g.side(self.piece))
        return No("in-the-middle-of-a-move", self.piece, rule="HUNT-SENT-03")

    def closed(self, g: Hunt) -> list[Option]:
        near = g.fixed.graph.steps(g.tile[self.piece]) & ~g.gone
        open_now = next_tiles(g, self.piece, self.left - 1)
        return [Option(opt.STEP, (tile,)) for tile in members(near & ~open_now)]


@dataclass
class EndOfWalk(Procedure):
    """Where a movement ends: a tile one may not stand on is left again, and what one engages is engaged. HUNT-MOV-10"""

    piece: int
    tile: int

    def settle(self, g: Hunt) -> Next:
        g.passing = NOBODY
        piece = self.piece
        tile = g.tile[piece]
        if tile >= 0 and g.room[tile] < 0 and g.back_to >= 0 and piece == g.active:
            return moved_in(g, piece, g.back_to, events.PUT_BACK)
        return check_reveals(g)


# ---- vents


def may_stay_on_vent(g: Hunt, piece: int) -> bool:
    """Whether a piece may end its activation on a vent (HUNT-TILE-09); Tiny holds for tokens too (HUNT-BLIP-21)."""
    return has_even_hidden(g, piece, TINY) or _card_allows_vent(g, piece)


def _card_allows_vent(g: Hunt, piece: int) -> bool:
    return g.base[piece] == SMALL and holds(g, "allow", "end_on_vent", piece)


@dataclass
class LeaveVent(Procedure):
    """Whoever may not stay on a vent is put back when the activation ends. HUNT-TILE-10, HUNT-TILE-12"""

    piece: int

    def ask(self, g: Hunt) -> Next:
        tiles = self._tiles(g)
        if not tiles:
            return g.finish()
        options = Options()
        options.over(opt.CHOOSE_TILE, (), tiles)
        return Ask(g.seat(self.piece), questions.PUT_BACK, (self.piece,), options)

    def go(self, g: Hunt, chosen: Option) -> Next:
        return moved_in(g, self.piece, chosen.args[0], events.PUT_BACK)

    def _tiles(self, g: Hunt) -> int:
        """The tile it came from, or the nearest others with room."""
        start = g.back_to
        if g.gone >> start & 1:
            # Nothing is near a tile that has fallen: it leaves the vent where it stands.
            start = g.tile[self.piece]
        for ring in g.fixed.graph.rings(1 << start, g.shut):
            found = 0
            for tile in members(ring & ~g.fixed.board.vents & ~g.gone):
                if g.room[tile] >= g.cost(self.piece):
                    found |= 1 << tile
            if found:
                return found
        return 0


def leaves_vent(g: Hunt, piece: int) -> Procedure | None:
    """The way back from a vent, where there must be one: only for who has moved (HUNT-TILE-12)."""
    tile = g.tile[piece]
    if tile < 0 or not g.fixed.board.vents >> tile & 1 or may_stay_on_vent(g, piece) or g.back_to < 0:
        return None
    return LeaveVent(piece)
