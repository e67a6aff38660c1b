"""Fights on little boards: who stands where, one attack, what was told."""

from __future__ import annotations

from hullbreach.games.hunt.rules.combat.attack import attack, cannot_attack, targets
from hullbreach.games.hunt.rules.combat.hits import Blow, TakeHit
from hullbreach.games.hunt.rules.state import NOWHERE, Hunt
from hullbreach.kernel.options import bits
from tests.games.hunt.boards import LINE, board
from tests.games.hunt.positions import piece, position, reason, run, tile_of

PULSE = "colonial_marine_pulse_rifle"
SERGEANT = "colonial_marine_sergeant"
SMART_GUN = "colonial_marine_smart_gun"
FLAMER = "colonial_marine_flame_thrower"
TRACKER = "colonial_marine_motion_tracker"
INFANT = "alien_infant_warrior"
STALKER = "alien_stalker"
HUGGER = "face_hugger"
WARRIOR = "alien_warrior"
GUARD = "royal_guard"
QUEEN = "alien_queen"
PREDALIEN = "predalien"
STICK = "predator_warrior_combi_stick"
DISC = "predator_warrior_smart_disc"
HUNTER = "predator_hunter"
BLOOD = "predator_young_blood"
HOUND = "predator_hellhound"
BERSERKER = "predator_berserker"


def field(pieces: dict[str, str], text: str = LINE, **more: object) -> Hunt:
    """A fight under way on a little board: no goals, no cards."""
    return position(pieces, board=board(text), mission=None, **more)  # type: ignore[arg-type]


def strike(
    g: Hunt,
    who: str,
    action: int,
    target: str,
    dice: list[object] | None = None,
    choices: list[str] | None = None,
    way: str = "",
) -> list[str]:
    """One attack to its end, at a piece or at a tile; all dice and choices are needed."""
    by = piece(g, who)
    at_tile = target[0] == "r" and target[1:2].isdigit()
    if at_tile:
        one = attack(g, by, action, -1, tile_of(g, target), tile_of(g, way) if way else NOWHERE)
    else:
        one = attack(g, by, action, piece(g, target))
    return run(g, one, dice=dice, choices=choices)  # type: ignore[arg-type]


def hit(
    g: Hunt,
    target: str,
    st: int = 10,
    dice: list[int] | None = None,
    choices: list[str] | None = None,
    **more: object,
) -> list[str]:
    """One hit from nowhere."""
    blow = Blow(piece(g, target), st, **more)  # type: ignore[arg-type]
    return run(g, TakeHit(blow), dice=dice, choices=choices)


def open_targets(g: Hunt, who: str, action: int) -> list[str]:
    """The pieces that may be attacked."""
    return [g.fixed.name("piece", other) for other in bits(targets(g, piece(g, who), action))]


def open_tiles(g: Hunt, who: str, action: int) -> list[str]:
    """The tiles that may be attacked."""
    return [g.fixed.name("tile", tile) for tile in bits(targets(g, piece(g, who), action))]


def why_not(g: Hunt, who: str, action: int, target: str) -> str:
    """Why an attack is refused; empty when it is not."""
    at_tile = target[0] == "r" and target[1:2].isdigit()
    return reason(cannot_attack(g, piece(g, who), action, tile_of(g, target) if at_tile else piece(g, target)))


def alive(g: Hunt) -> list[str]:
    """Everybody on the board."""
    return [g.fixed.name("piece", n) for n in range(g.fixed.pieces) if g.tile[n] >= 0]
