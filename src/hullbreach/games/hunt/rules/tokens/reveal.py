"""Blip! tokens: when they are revealed, who they turn out to be, and models that become tokens again. HUNT-BLIP"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.hunt.content.names import ALIEN, MARINE, NORMAL, PREDATOR
from hullbreach.games.hunt.content.skills import IMPROVED_HIDE, SEASONED_HUNTER
from hullbreach.games.hunt.rules.board.sight import seen_by_enemies, within
from hullbreach.games.hunt.rules.board.space import engaged_tiles, with_room
from hullbreach.games.hunt.rules.board.traps import spring
from hullbreach.games.hunt.rules.goals.victory import check_elimination
from hullbreach.games.hunt.rules.state import NOWHERE, UNFIXED, Hunt
from hullbreach.games.hunt.rules.tokens.carrying import bring
from hullbreach.games.hunt.rules.tokens.known_names import meet
from hullbreach.games.hunt.words import events, questions
from hullbreach.games.hunt.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options, members
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask
from hullbreach.parts.piles import without


def tokens_on_board(g: Hunt) -> int:
    """All face-down pieces without a Hide marker."""
    return g.present & ~g.up & ~g.hidden


def due(g: Hunt) -> int:
    """The tokens that an enemy has come into sight of, or that are engaged unseen (HUNT-BLIP-04, HUNT-DEC-102)."""
    tokens = tokens_on_board(g)
    if not tokens:
        return 0
    found = 0
    reach = _reveal_range(g)
    for side, mask in enumerate(g.fixed.masks):
        own = tokens & mask
        if not own:
            continue
        eyes = 0
        for other, tiles in enumerate(g.eyes):
            if other != side:
                eyes |= tiles
        for tile in members(g.tiles_of[side]):
            here = g.on[tile] & own
            if here and g.sight[tile] & eyes and (not reach or g.sight[tile] & eyes & within(g, tile, reach)):
                found |= here
    for tile in members(engaged_tiles(g) & g.fixed.board.vents):
        found |= g.on[tile] & tokens
    return found


def _reveal_range(g: Hunt) -> int:
    """How near an enemy in sight must be to force a reveal; 0 for any distance."""
    ranges = [each.value for each in g.lasting if each.kind == "no_reveal"]
    return min(ranges) if ranges else 0


def engaged_hiders(g: Hunt) -> int:
    """The hidden Aliens whose tile has become engaged: their Hide is over (HUNT-BAS-14)."""
    if not g.hidden:
        return 0
    engaged = engaged_tiles(g)
    return sum([1 << piece for piece in members(g.hidden) if engaged >> g.tile[piece] & 1])


def check_reveals(g: Hunt) -> Procedure | None:
    """What the moment reveals; somebody who only passes over a tile does not engage it (HUNT-DEC-14, HUNT-DEC-34)."""
    for piece in members(engaged_hiders(g)):
        end_hide(g, piece)
    found = due(g)
    return Reveal(found) if found else None


def rank(g: Hunt, sides: list[int]) -> list[int]:
    """The sides in the order of their choices: the active player, then initiative order (HUNT-DEC-14)."""
    order = [g.active_side, *g.order, *range(g.fixed.sides)]
    return [side for side in dict.fromkeys(order) if side in sides]


# ---- turning up and down


def turn_up(g: Hunt, piece: int, roster: int) -> None:
    """A token is replaced by its model (HUNT-BLIP-06, HUNT-BLIP-20)."""
    g.who[piece] = roster
    side = g.side(piece)
    if roster in g.pools[side]:
        g.pools[side] = without(g.pools[side], roster)
    g.up |= 1 << piece
    g.hidden &= ~(1 << piece)
    g.told += (events.REVEALED, piece, g.profile(piece).unit)
    meet(g, 1 << piece)


def end_hide(g: Hunt, piece: int) -> None:
    """A Hide marker is taken off and the model shown (HUNT-BAS-14)."""
    g.told += (events.HIDE_ENDED, piece)
    turn_up(g, piece, g.who[piece])


def hide(g: Hunt, piece: int) -> None:
    """A model or token becomes a token with a Hide marker (HUNT-BAS-12); what lies on it stays (HUNT-BLIP-20)."""
    g.up &= ~(1 << piece)
    g.hidden |= 1 << piece
    g.told += (events.HID, piece)


def lose_cover(g: Hunt, tile: int) -> None:
    """Hide ends on ground that is not infested (HUNT-DEC-34)."""
    if g.face[tile] == NORMAL:
        for piece in members(g.on[tile] & g.hidden):
            end_hide(g, piece)


def remove_decoy(g: Hunt, piece: int) -> None:
    """A decoy that is revealed is gone; nobody has killed anything (HUNT-BLIP-13, HUNT-BLIP-15)."""
    bit = 1 << piece
    g.seen |= bit
    g.sentry &= ~bit
    g.told += (events.DECOY_GONE, piece)
    g.put(piece, NOWHERE)


def candidates(g: Hunt, piece: int) -> list[int]:
    """Whom a Marine token may turn out to be: one of each kind not yet revealed, of its base (HUNT-DEC-16)."""
    found: dict[int, int] = {}
    for roster in g.pools[g.side(piece)]:
        model = g.roster[roster]
        if model.profile.base == g.base[piece]:
            found.setdefault(model.code, roster)
    return list(found.values())


def may_hide_in_reaction(g: Hunt, piece: int) -> bool:
    """Whether an Alien token may stay hidden instead of being revealed (HUNT-BLIP-09); all of it is public."""
    tile = g.tile[piece]
    return (
        not g.activated >> piece & 1
        and piece != g.active
        and g.is_infested(tile)
        and not engaged_tiles(g) >> tile & 1
        and not g.fixed.ground.face_up
    )


def shift_tiles(g: Hunt, piece: int) -> int:
    """Where Seasoned Hunter may put a model that was just revealed (HUNT-BLIP-12, HUNT-DEC-17)."""
    near = g.steps(g.tile[piece]) & ~seen_by_enemies(g, g.side(piece))
    return with_room(g, piece, near)


# ---- the procedures


@dataclass
class Reveal(Procedure):
    """Tokens revealed at one moment: everybody's choices in order, Seasoned Hunters last. HUNT-DEC-14

    ``hiding`` and ``shifting`` say which rights this occasion leaves (HUNT-BLIP-18).
    """

    tokens: int
    hiding: bool = True
    shifting: bool = True

    def choose(self, g: Hunt) -> Next:
        found: list[Procedure] = []
        for side in rank(g, [s for s, mask in enumerate(g.fixed.masks) if mask & self.tokens]):
            found += [RevealOne(piece, self.hiding) for piece in members(self.tokens & g.fixed.masks[side])]
        return tuple(found)

    def shift(self, g: Hunt) -> Next:
        if not self.shifting:
            return None
        hunters = [piece for piece in members(self.tokens & g.up) if g.profile(piece).skills & SEASONED_HUNTER]
        return tuple([Shift(piece) for piece in hunters if g.tile[piece] >= 0])

    def look_again(self, g: Hunt) -> Next:
        return check_reveals(g)


@dataclass
class RevealOne(Procedure):
    """One token is turned up, by the rules of its faction. HUNT-BLIP-08 to HUNT-BLIP-13"""

    piece: int
    hiding: bool = False

    def ask(self, g: Hunt) -> Next:
        piece = self.piece
        if g.tile[piece] < 0 or g.up >> piece & 1:
            return g.finish()
        faction = g.faction(piece)
        options = Options()
        if faction == MARINE and g.who[piece] == UNFIXED:
            for roster in candidates(g, piece):
                options.one(opt.BECOME, g.roster[roster].code)
            return Ask(g.seat(piece), questions.BECOME, (piece,), options, quick=not g.fixed.ground.lists)
        if faction == ALIEN and self.hiding and not g.hidden >> piece & 1 and may_hide_in_reaction(g, piece):
            options.one(opt.REVEAL)
            options.one(opt.STAY_HIDDEN)
            return Ask(g.seat(piece), questions.HIDE_OR_REVEAL, (piece,), options, quick=False)
        if faction == PREDATOR and g.decoys >> piece & 1:
            remove_decoy(g, piece)
        else:
            turn_up(g, piece, g.who[piece])
        return g.finish()

    def answer(self, g: Hunt, chosen: Option) -> Next:
        piece = self.piece
        if chosen.phrase is opt.BECOME:
            turn_up(g, piece, named(g, piece, chosen.args[0]))
        elif chosen.phrase is opt.REVEAL:
            turn_up(g, piece, g.who[piece])
        else:
            hide(g, piece)
            # With Improved Hide the reaction does not count as activation (HUNT-BLIP-10, HUNT-DEC-34).
            if not g.profile(piece).skills & IMPROVED_HIDE:
                g.activated |= 1 << piece
        return None

    def refuse(self, g: Hunt, option: Option) -> No:
        if option.phrase is opt.BECOME:
            return No("not-among-unrevealed", option.args[0], rule="HUNT-BLIP-11")
        if option.phrase is opt.STAY_HIDDEN:
            return No("cannot-stay-hidden", self.piece, rule="HUNT-BLIP-09")
        return No("not-offered", rule="HUNT-BLIP-04")


def named(g: Hunt, piece: int, code: int) -> int:
    """The number in the roster of the model that a Marine token becomes."""
    return next(roster for roster in candidates(g, piece) if g.roster[roster].code == code)


@dataclass
class Shift(Procedure):
    """A Seasoned Hunter appears one tile aside, out of sight, or stays. HUNT-BLIP-12"""

    piece: int

    def ask(self, g: Hunt) -> Next:
        tiles = shift_tiles(g, self.piece)
        if not tiles:
            return g.finish()
        options = Options()
        options.over(opt.SHIFT, (), tiles)
        options.one(opt.STAY)
        return Ask(g.seat(self.piece), questions.SHIFT, (self.piece,), options)

    def go(self, g: Hunt, chosen: Option) -> Next:
        if chosen.phrase is opt.STAY:
            return None
        tile = chosen.args[0]
        g.put(self.piece, tile)
        g.entered[self.piece] |= 1 << tile
        g.told += (events.SHIFTED, self.piece, tile)
        if g.carried:
            bring(g, self.piece)
        g.back_to = tile if self.piece == g.active else g.back_to
        # Whoever is placed on a tile has entered it, traps included (HUNT-MOV-11).
        return spring(g, self.piece, tile) if g.traps else None

    def refuse(self, g: Hunt, option: Option) -> No:
        if option.phrase is opt.SHIFT:
            return No("cannot-shift-there", option.args[0], rule="HUNT-BLIP-12")
        return No("not-offered", rule="HUNT-BLIP-12")


def cannot_convert(g: Hunt, piece: int, side: int) -> No:
    """Why a side cannot convert a token now (HUNT-BLIP-03, HUNT-BLIP-13); of those of others nobody learns more."""
    if g.side(piece) != side:
        return No("not-yours", piece, rule="HUNT-BLIP-03")
    if g.tile[piece] < 0:
        return No("not-on-board", piece, rule="HUNT-BLIP-03")
    if g.up >> piece & 1:
        return No("is-a-model", piece, rule="HUNT-BLIP-03")
    if g.decoys >> piece & 1:
        return No("is-a-decoy", piece, rule="HUNT-BLIP-13")
    return No("of-another-seat", piece, rule="HUNT-AREN-10")


def owned(g: Hunt, seat: int, pieces: int) -> int:
    """Those of the pieces of a side that a seat decides for (HUNT-AREN-10)."""
    if not g.owners:
        return pieces
    return sum([1 << piece for piece in members(pieces) if g.owners[piece] == seat])


def convertible(g: Hunt, seat: int) -> int:
    """The tokens that a seat may convert; nobody's seat, that of the Instinct, none."""
    return 0 if seat < 0 else owned(g, seat, g.pieces_of(g.fixed.side_of_seat[seat]) & ~g.up & ~g.decoys)


@dataclass
class Convert(Procedure):
    """A token is replaced by its model at its owner's wish. HUNT-BLIP-03, HUNT-BLIP-07"""

    piece: int

    def turn(self, g: Hunt) -> Next:
        if g.hidden >> self.piece & 1:
            end_hide(g, self.piece)
            return g.finish()
        return RevealOne(self.piece)

    def shift(self, g: Hunt) -> Next:
        if g.has(self.piece, SEASONED_HUNTER):
            return Shift(self.piece)
        return None

    def look_again(self, g: Hunt) -> Next:
        return check_reveals(g)

    def end(self, g: Hunt) -> Next:
        # A trap may have waited where it shifted to (HUNT-END-02).
        check_elimination(g)
        return None
