"""What a program that learns sees of a corps position, and how well it goes."""

from __future__ import annotations

from hullbreach.games.corps.rules.state import CHARACTERS, KILLED, LEFT, ON_BOARD, Corps
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
)

FATES = 6
PHASES = 4
ROUNDS = 20
CARDS = 60
CROWD = 4


def observation(g: Corps) -> Observation:
    """The position in numbers; boards of a campaign are all as large as its largest."""
    content = g.fixed.content
    cards = len(content.endurance)
    squares = max(g.board.size, *[mission.board.size for mission in content.missions])
    blocks: list[Block] = [
        Number("round", ROUNDS),
        Word("phase", PHASES),
        Whose("token", g.seats),
        Whose("turn_of", g.seats),
        Word("active", CHARACTERS),
        Number("actions", CROWD),
        Length("grants", CROWD),
        Number("attacked"),
        Number("lights_out"),
        Number("steady_fire"),
        Number("rolled", 10),
        # Characters.
        Words("fate", CHARACTERS, FATES),
        Numbers("dial", CHARACTERS, 10),
        Members("down", CHARACTERS),
        Members("activated", CHARACTERS),
        Members("hugged", CHARACTERS),
        Members("carrying", CHARACTERS),
        Members("captives", CHARACTERS),
        Counts("weapons", CHARACTERS, cards),
        Counts("gear", CHARACTERS, cards),
        Words("square", CHARACTERS, squares),
        # Cards.
        Counts("hands", g.seats, cards, by_seat=True),
        Lengths("hands", g.seats, 10, by_seat=True),
        Length("deck", CARDS),
        Count("deck", cards, CROWD),
        Length("below", CARDS),
        Length("exhaust", CARDS),
        Count("discard", cards, CROWD),
        Count("turned", cards),
        Length("tracker", CARDS),
        Length("pool", CARDS),
        # The board.
        Standing("aliens", squares, CROWD),
        Standing("blips", squares, CROWD),
        Standing("tokens", squares),
        Table("mission_blips", squares),
        Count("tunnels", squares),
        Members("crates", squares),
        Members("barricaded", squares),
        Members("barricaded_points", squares),
        Members("used_squares", squares),
        Numbers("ammo", CROWD, 20),
    ]
    return Observation(blocks)


def potential(g: Corps, seat: int) -> float:
    """How well it goes, from 0 to 1: the cards that are left, and the characters who live."""
    cards = min(1.0, len(g.deck) / CARDS)
    there = [fate for fate in g.fate if fate in (ON_BOARD, LEFT, KILLED)]
    living = sum(fate != KILLED for fate in there)
    return 0.5 * cards + 0.5 * living / max(1, len(there))
