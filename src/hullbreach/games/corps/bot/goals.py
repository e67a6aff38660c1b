"""Where the rules bot wants each character to be: one aim per mission and moment."""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.corps.bot.outlook import FAR, pressure, steps_to
from hullbreach.games.corps.rules.effects.missions import EMPTY
from hullbreach.games.corps.rules.effects.run import INTERACT, tech_total
from hullbreach.games.corps.rules.state import CHARACTERS, LEFT, NEWT, Corps
from hullbreach.kernel.options import bits

# How a character goes about it: run past everything, go with the others, stay and fight.
RUN, GO, HOLD = range(3)
CRATE_WALK = 12
STAGING = 14


@dataclass
class Goal:
    """Squares to stand on, tokens to interact with, whether to leave the board, and how."""

    squares: int
    tokens: int
    leaves: bool
    how: int


def staying(g: Corps, who: int) -> Goal:
    """Stay where one is."""
    return Goal(1 << g.square[who], 0, False, HOLD)


def exits(g: Corps) -> int:
    """The squares from which an open exit is one step away."""
    found = 0
    for n, way in enumerate(g.fixed.exits):
        if g.open_exits >> n & 1:
            found |= way.squares
    return found


def beside(g: Corps, tokens: int) -> int:
    """The floor squares from which a token can be used."""
    found = 0
    for square in bits(tokens):
        found |= g.board.touching(square, g.barricaded)
    return found & g.board.floor


def standing(g: Corps) -> list[int]:
    """The characters that can walk."""
    return [who for who in range(CHARACTERS) if g.square[who] >= 0 and not g.is_down(who)]


def nearest(g: Corps, square: int, squares: int) -> int:
    """Board distance from a square to the nearest of several."""
    return min((steps_to(g, square, other) for other in bits(squares)), default=FAR)


def goal_of(g: Corps, who: int) -> Goal:
    """What a character should be about."""
    goal = mission_goal(g, who)
    if goal.how == GO and not g.weapons[who]:
        return _follow(g, who, goal)
    return goal


def _follow(g: Corps, who: int, goal: Goal) -> Goal:
    """The unarmed stay among the armed and behind them."""
    armed = [w for w in standing(g) if w != who and g.weapons[w]]
    if not armed:
        return goal
    ahead = [w for w in armed if nearest(g, g.square[w], goal.squares) < nearest(g, g.square[who], goal.squares)]
    if len(ahead) < min(2, len(armed)):
        return staying(g, who)
    spots = 0
    for other in armed:
        spots |= g.adjacent(g.square[other])
    return Goal(spots & g.board.floor, 0, False, GO)


def mission_goal(g: Corps, who: int) -> Goal:
    """What the mission asks of a character now."""
    mission = g.fixed.mission
    if mission.mission_blip_use == "newt":
        return _find_newt(g, who)
    if mission.mission_blip_use == "captives":
        return _free_captives(g, who)
    if g.trapped:
        return _break_out(g, who)
    if mission.crates and mission.exits:
        return _fetch_crates(g, who)
    if mission.exits:
        return _call_ship(g, who)
    return _hold_out(g, who)


def _leave(g: Corps, who: int, first: int) -> Goal:
    """Go to the exit; those who must get out (a mask) leave first, the others cover them."""
    ways = exits(g)
    waiting = [other for other in bits(first) if g.square[other] >= 0]
    if not waiting or first >> who & 1:
        return Goal(ways, 0, True, RUN)
    mine = nearest(g, g.square[who], ways)
    theirs = max(nearest(g, g.square[other], ways) for other in waiting)
    if mine + 2 < theirs and mine <= 12:
        return Goal(_beside_exit(g, ways), 0, False, HOLD) if mine <= 1 else staying(g, who)
    return Goal(_beside_exit(g, ways), 0, False, GO)


def _beside_exit(g: Corps, ways: int) -> int:
    """Squares near an exit that leave the way out free."""
    rings = g.board.rings(ways, g.barricaded, 0, 4)
    return sum(rings[2:4])


def _find_newt(g: Corps, who: int) -> Goal:
    """Newt: scan from the computer and look under the mission blips, fetch her, bring her out."""
    if g.fate[NEWT] == LEFT or g.square[NEWT] >= 0:
        return _leave(g, who, 1 << NEWT)
    shown = 0
    hidden = 0
    for square, face in g.mission_blips.items():
        if not g.shown >> square & 1:
            hidden |= 1 << square
        elif face != EMPTY:
            shown |= 1 << square
    if shown:
        return Goal(beside(g, shown), shown, False, GO)
    if who == operator(g, g.fixed.computers):
        computers = g.fixed.computers
        if not g.used_squares & computers:
            return Goal(beside(g, computers), computers, False, GO)
    wanted = 0
    best = FAR
    for square in bits(hidden):
        steps = nearest(g, g.square[who], beside(g, 1 << square))
        if steps < best:
            best = steps
            wanted = 1 << square
    if not wanted:
        return staying(g, who)
    return Goal(beside(g, wanted), wanted, False, GO)


def operator(g: Corps, computers: int) -> int:
    """Who works the computers: the best at it, the nearer one when equal."""
    spots = beside(g, computers)
    best = -1
    score = -FAR
    for who in standing(g):
        found = 4 * min(tech_total(g, who, INTERACT).value, 10) - nearest(g, g.square[who], spots)
        if found > score:
            score = found
            best = who
    return best


def _free_captives(g: Corps, who: int) -> Goal:
    """Rescue: open the cocoons, bring a captive out."""
    free = 0
    for captive in bits(g.captives):
        if g.fate[captive] == LEFT:
            return Goal(exits(g), 0, True, RUN)
        if g.square[captive] >= 0:
            free |= 1 << captive
    if free:
        return _leave(g, who, free)
    wanted = 0
    best = FAR
    team = standing(g)
    for square, face in g.mission_blips.items():
        if g.shown >> square & 1 and face == EMPTY:
            continue
        spots = beside(g, 1 << square)
        steps = sum(nearest(g, g.square[other], spots) for other in team)
        if steps < best * len(team) or not wanted:
            best = steps // max(1, len(team))
            wanted = 1 << square
    if not wanted:
        return Goal(exits(g), 0, True, RUN)
    return Goal(beside(g, wanted), wanted, False, GO)


def _break_out(g: Corps, who: int) -> Goal:
    """Escape: the trapped run for the exit; the carrier group keeps it open."""
    ways = exits(g)
    if g.trapped >> who & 1:
        return Goal(ways, 0, True, RUN)
    start = 0
    for group in g.fixed.mission.groups:
        if group.id != "trapped":
            for square in group.start:
                start |= 1 << square
    return Goal(start & ~ways, 0, False, HOLD)


def _fetch_crates(g: Corps, who: int) -> Goal:
    """Resupply: the nearest take a crate each, the others keep the way free, then all leave."""
    ways = exits(g)
    if g.carrying >> who & 1:
        return Goal(ways, 0, True, RUN)
    if g.crates_out or any(g.round >= event.round - 2 for event in g.fixed.mission.events[:1]):
        return Goal(ways, 0, True, RUN)
    if g.carrying:
        return _leave(g, who, g.carrying)
    wanted = 0
    best = FAR
    for square in bits(g.crates):
        spots = beside(g, 1 << square)
        way_back = min((nearest(g, spot, ways) for spot in bits(spots)), default=FAR)
        steps = nearest(g, g.square[who], spots) + way_back
        if steps < best:
            best = steps
            wanted = 1 << square
    if not wanted:
        return Goal(ways, 0, True, RUN)
    return Goal(beside(g, wanted), wanted, False, GO)


def _call_ship(g: Corps, who: int) -> Goal:
    """Survive: call the drop ship from a computer, get near both exits, leave by the one that opens."""
    ways = exits(g)
    if ways:
        return Goal(ways, 0, True, RUN)
    computers = g.fixed.computers
    if computers and not g.scheduled:
        near = min((nearest(g, g.square[who], beside(g, 1 << s)), s) for s in bits(computers))[1]
        if tech_total(g, who, INTERACT).value >= 4 or who == operator(g, computers):
            return Goal(beside(g, 1 << near), 1 << near, False, GO)
        return staying(g, who)
    return Goal(staging(g), 0, False, GO)


def staging(g: Corps) -> int:
    """Squares from which every exit is near, the nearest possible."""
    limit = STAGING
    while limit < FAR:
        best = g.board.floor
        for way in g.fixed.exits:
            near = 0
            for ring in g.board.rings(way.squares, 0, 0, limit):
                near |= ring
            best &= near
        if best:
            return best
        limit += 4
    return 0


def _hold_out(g: Corps, who: int) -> Goal:
    """Bug hunt: scavenge what is near while it is quiet, otherwise stand together."""
    if g.crates and pressure(g) < 1.0:
        spots = beside(g, g.crates)
        mine = nearest(g, g.square[who], spots)
        if mine <= CRATE_WALK:
            closer = [w for w in standing(g) if w != who and nearest(g, g.square[w], spots) < mine]
            if not closer:
                return Goal(spots, g.crates, False, GO)
    return Goal(fort(g), 0, False, HOLD)


def fort(g: Corps) -> int:
    """Where the squad stands together: the start spaces of the mission."""
    found = 0
    for group in g.fixed.mission.groups:
        for square in group.start:
            found |= 1 << square
    return found
