"""Trophies: the bodies of those killed in close combat, and who takes what from them. HUNT-MIS-05 to HUNT-MIS-07"""

from __future__ import annotations

from hullbreach.games.hunt.rules.fixed import MISSION
from hullbreach.games.hunt.rules.goals.plans import TROPHY, plan_of
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.rules.tokens.carrying import give
from hullbreach.games.hunt.words import events
from hullbreach.games.hunt.words.names import TOKEN
from hullbreach.kernel.errors import No

Body = tuple[int, int, int, int]
"""Tile, side that made the kill, game turn, who it was."""


def trophies_count(g: Hunt, side: int) -> bool:
    """Whether Trophy Collection is in force for a side: its goals need trophies (HUNT-MIS-17, HUNT-CVC-19)."""
    return plan_of(g, side).trophies


def may_collect(g: Hunt, side: int, by: int, victim: int) -> bool:
    """Whether a body could give a side a trophy: an enemy that it has killed itself (HUNT-DEC-37)."""
    if g.side(victim) == side or not trophies_count(g, side):
        return False
    return by == side or g.fixed.switches.trophy_any_killer


def lay_body(g: Hunt, victim: int, tile: int, by: int, close: bool) -> None:
    """A model has died: killed in close combat it lies there if somebody wants a trophy of it (HUNT-WND-03)."""
    if close and by >= 0 and any(may_collect(g, side, by, victim) for side in range(g.fixed.sides)):
        g.bodies = (*g.bodies, (tile, by, g.turn, victim))
        g.told += (events.BODY_LIES, victim, tile)


def lose_bodies_on(g: Hunt, tile: int) -> None:
    """Bodies vanish with their tile (HUNT-MIS-17)."""
    g.bodies = tuple([body for body in g.bodies if body[0] != tile])


def _remove(g: Hunt, body: Body) -> None:
    bodies = list(g.bodies)
    bodies.remove(body)
    g.bodies = tuple(bodies)


# ---- collecting


def trophies_here(g: Hunt, piece: int) -> int:
    """Those whose bodies a piece may take a trophy of now, as a mask."""
    side, tile = g.side(piece), g.tile[piece]
    found = 0
    for at, by, turn, victim in g.bodies:
        if at == tile and turn < g.turn and may_collect(g, side, by, victim):
            found |= 1 << victim
    return found


def cannot_collect(g: Hunt, piece: int, victim: int) -> No | None:
    """Why a piece cannot take a trophy of a body."""
    side, tile = g.side(piece), g.tile[piece]
    if not trophies_count(g, side):
        return No("no-trophies-wanted", side, rule="HUNT-MIS-17")
    bodies = [body for body in g.bodies if body[0] == tile and body[3] == victim]
    if not bodies:
        return No("no-body-here", victim, rule="HUNT-MIS-06")
    mine = [body for body in bodies if may_collect(g, side, body[1], victim)]
    if not mine:
        return No("not-your-kill", victim, rule="HUNT-DEC-37")
    if all(body[2] >= g.turn for body in mine):
        return No("killed-this-turn", victim, rule="HUNT-MIS-06")
    return None


def collect(g: Hunt, piece: int, victim: int) -> None:
    """A piece takes the trophy of a body on its tile with an Interact."""
    side, tile = g.side(piece), g.tile[piece]
    for body in g.bodies:
        if body[0] == tile and body[3] == victim and body[2] < g.turn and may_collect(g, side, body[1], victim):
            _take(g, piece, body)
            return


def cannot_claim(g: Hunt, piece: int) -> No | None:
    """Why a card cannot give a piece the trophy of the one it has just killed."""
    side = g.side(piece)
    if not trophies_count(g, side):
        return No("no-trophies-wanted", side, rule="HUNT-MIS-17")
    if not g.bodies or g.bodies[-1][1:] != (side, g.turn, g.slain):
        return No("no-body", piece, rule="HUNT-MIS-05")
    return None


def claim_trophy(g: Hunt, piece: int) -> None:
    """A card gives a piece the trophy of the one it has just killed, at once and engaged or not."""
    _take(g, piece, g.bodies[-1])


def _take(g: Hunt, piece: int, body: Body) -> None:
    side = g.side(piece)
    _remove(g, body)
    g.trophies[side] += 1
    g.told += (events.TROPHY, piece, g.trophies[side])
    if are_carried(g, side):
        token = TROPHY * TOKEN + g.next_trophy
        g.next_trophy += 1
        g.picked = (*g.picked, token)
        give(g, token, piece)


def are_carried(g: Hunt, side: int) -> bool:
    """Whether trophies of a side are tokens that must be carried: those of Aliens in missions (HUNT-MIS-17)."""
    t = g.fixed
    return t.ground.mode == MISSION and t.factions[side] in t.content.special_rules.trophies_carried_by
