"""What a program that learns sees of a hunt position, and how well it goes."""

from __future__ import annotations

from array import array

from hullbreach.games.hunt.rules.secrets import side_of
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.kernel.options import bits
from hullbreach.parts.observation import (
    Block,
    Count,
    Counts,
    Length,
    Lengths,
    Members,
    Number,
    Numbers,
    Observation,
    Standing,
    Table,
    Whose,
    Word,
    Words,
    share,
)

# As many as the largest match of the box has; what a house adds beyond is not seen.
PIECES = 64
TILES = 64
FACTIONS = 3
PHASES = 5
TURNS = 12
HAND = 8
GOALS = 6
WOUNDS = 4


class Tokens(Block):
    """On each tile how many pieces of each side stand, as seen from the own side; a tile has room for a few."""

    def __init__(self, sides: int) -> None:
        super().__init__("", sides * TILES, WOUNDS, True)
        self.sides = sides

    def write(self, into: array[float], at: int, value: Hunt, me: int) -> None:
        for piece, tile in enumerate(value.tile):
            if 0 <= tile < TILES:
                side = (value.fixed.side_of[piece] - me) % self.sides
                place = at + side * TILES + tile
                into[place] = min(1.0, into[place] + self.scale)


class Profiles(Block):
    """For each piece what the seat knows of it: whose it is, its wounds, and its kind by stat line."""

    WIDTH = 7

    def __init__(self, sides: int) -> None:
        super().__init__("", PIECES * self.WIDTH, WOUNDS, True)
        self.sides = sides

    def write(self, into: array[float], at: int, value: Hunt, me: int) -> None:
        for piece in bits(value.present):
            if piece >= PIECES:
                return
            first = at + piece * self.WIDTH
            into[first] = 1.0 if value.fixed.side_of[piece] == me else -1.0
            who = value.who[piece]
            if who >= 0:
                profile = value.roster[who].profile
                into[first + 1] = share(profile.w - value.hurt[piece], self.scale)
                into[first + 2] = share(profile.rs, 0.05)
                into[first + 3] = share(profile.cc, 0.05)
                into[first + 4] = share(profile.st, 0.05)
            into[first + 5] = value.up >> piece & 1
            into[first + 6] = value.activated >> piece & 1


def observation(g: Hunt) -> Observation:
    """The position in numbers; what goes by sides begins with the own one."""
    sides = g.fixed.sides
    cards = len(g.fixed.content.strategy)
    blocks: list[Block] = [
        Number("turn", TURNS),
        Word("phase", PHASES),
        Whose("active_side", sides),
        Word("active", PIECES),
        Number("points", 6),
        Number("stepped", 6),
        Word("attacker", PIECES),
        Word("attack_target", PIECES),
        Word("environment", len(g.fixed.content.environment)),
        # Pieces and tiles.
        Words("tile", PIECES, TILES),
        Tokens(sides),
        Profiles(sides),
        Members("sentry", PIECES),
        Members("hidden", PIECES),
        Members("aimed", PIECES),
        Numbers("acid", TILES, 3),
        Members("gone", TILES),
        Members("doors", TILES),
        Standing("lying", TILES),
        Table("markers", TILES, 4),
        # Sides.
        Counts("hands", sides, cards, by_seat=True),
        Lengths("hands", sides, HAND, by_seat=True),
        Lengths("decks", sides, 20, by_seat=True),
        Count("playing", cards),
        Counts("missions", sides, 64, by_seat=True),
        Lengths("targets", sides, GOALS, by_seat=True),
        Numbers("trophies", sides, GOALS, by_seat=True),
        Numbers("frags", sides, GOALS, by_seat=True),
        Progress(sides),
        Members("out", sides, by_seat=True),
        Length("bodies", 10),
    ]
    return Observation(blocks, side_of)


class Progress(Block):
    """By side how often each step of its goal was worked on."""

    def __init__(self, sides: int) -> None:
        super().__init__("progress", sides * GOALS, GOALS, True)
        self.sides = sides

    def write(self, into: array[float], at: int, value: list[tuple[int, ...]], me: int) -> None:
        for side, steps in enumerate(value):
            for n, times in enumerate(steps[:GOALS]):
                into[at + (side - me) % self.sides * GOALS + n] = share(times, self.scale)


def potential(g: Hunt, seat: int) -> float:
    """How well it goes, from 0 to 1: the own pieces on the board against those of others."""
    side = side_of(g, seat)
    own = (g.present & g.fixed.masks[side]).bit_count() / max(1, g.fixed.size[side])
    others = [
        (g.present & mask).bit_count() / max(1, g.fixed.size[of]) for of, mask in enumerate(g.fixed.masks) if of != side
    ]
    return 0.5 + 0.5 * (own - sum(others) / max(1, len(others)))
