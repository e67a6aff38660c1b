"""What the value of a position in nemesis looks at: whether a seat lives, how far its Objective and the way out are.

It looks at worlds, so it may see what lies face down: whether the Engines work and where the course leads.
"""

from __future__ import annotations

from hullbreach.games.nemesis.bot.aims import Aims
from hullbreach.games.nemesis.bot.jobs import BY_SLEEP
from hullbreach.games.nemesis.bot.mind import Mind
from hullbreach.games.nemesis.bot.way_out import PACE
from hullbreach.games.nemesis.content.names import EARTH
from hullbreach.games.nemesis.rules.ending.objectives import arrives_at, engines_work, is_met
from hullbreach.games.nemesis.rules.people.cards import is_infected, owned
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import ASLEEP, AWAKE, DEAD, LAUNCHED
from hullbreach.kernel.options import members

# As far as anything aboard.
FAR = 8
# What a Character who is not aboard any more has: nothing of these.
GONE = [0.0] * 19


def features(g: Nemesis, seat: int) -> list[float]:
    """The features of a position for one seat, which wins or loses for itself."""
    status = g.status[seat]
    tables = g.fixed.tables
    infected = [card for card in owned(g, seat) if card >= g.fixed.contaminated and is_infected(g, card)]
    done = [card for card in g.objectives[seat] if card >= 0 and is_met(g, seat, card)]
    ship = engines_work(g) and g.sequence < 0
    home = ship and arrives_at(g) == EARTH
    awake = status == AWAKE and g.room[seat] >= 0
    return [
        1.0 if awake else 0.0,
        1.0 if status == DEAD else 0.0,
        1.0 if status == ASLEEP else 0.0,
        1.0 if status == LAUNCHED else 0.0,
        1.0 if done and status == LAUNCHED else 0.0,
        1.0 if done and status == ASLEEP and home else 0.0,
        1.0 if home else 0.0,
        1.0 if engines_work(g) else 0.0,
        len(infected) / 3.0 if status != DEAD else 0.0,
        1.0 if g.larva >> seat & 1 else 0.0,
        g.fire.bit_count() / tables.fire_markers,
        g.malfunction.bit_count() / tables.malfunction_markers,
        g.time / tables.turns,
        1.0 if g.sequence >= 0 else 0.0,
        max(g.sequence, 0) / len(tables.self_destruct),
        len([1 for other in range(g.seats) if other != seat and g.status[other] == AWAKE]) / 4.0,
        *(_aboard(g, seat) if awake and g.objectives[seat] and g.character[seat] >= 0 else GONE),
    ]


def _aboard(g: Nemesis, seat: int) -> list[float]:
    """What matters to a Character aboard: the route, the body, what is near."""
    mind = Mind(g, seat)
    aims = Aims(mind)
    route = aims.route
    here, hops = mind.here, mind.layout.hops[mind.here]
    exits = aims.way_out.exits(route)
    away = min([hops[room] for room in members(exits)], default=FAR)
    near = min([hops[room] for room in g.lair if room >= 0], default=FAR)
    return [
        route.chance,
        route.chance * route.chance,
        aims.tempo,
        route.work / 3.0,
        len(route.jobs) / 5.0,
        1.0 if route.leave == BY_SLEEP else 0.0,
        1.0 if route.destroy else 0.0,
        away / FAR,
        1.0 if any(aims.exit_open(room) for room in members(exits)) else 0.0,
        min(route.cost / PACE, 15.0) / 15.0,
        len(g.serious[seat]) / 3.0,
        mind.frail,
        min(mind.bleeding, 10.0) / 10.0,
        1.0 if g.slime >> seat & 1 else 0.0,
        min(mind.trouble(here), 10.0) / 10.0,
        near / FAR,
        mind.risk(here) * mind.sting(5) / 5.0,
        mind.cards / 5.0,
        min(mind.ammo, 6) / 6.0,
    ]
