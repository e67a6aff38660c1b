"""What the value of a position in nemesis looks at: whether a seat lives, is out, can still reach its Objective."""

from __future__ import annotations

from hullbreach.games.nemesis.bot.aims import Aims
from hullbreach.games.nemesis.bot.mind import Mind
from hullbreach.games.nemesis.rules.people.cards import is_infected, owned
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import ASLEEP, AWAKE, DEAD, LAUNCHED


def features(g: Nemesis, seat: int) -> list[float]:
    """The features of a position for one seat, which wins or loses for itself."""
    awake = g.status[seat] == AWAKE and g.room[seat] >= 0
    chance = Aims(Mind(g, seat)).route.chance if awake and g.objectives[seat] else 0.0
    infected = [card for card in owned(g, seat) if card >= g.fixed.contaminated and is_infected(g, card)]
    return [
        1.0 if awake else 0.0,
        1.0 if g.status[seat] == DEAD else 0.0,
        1.0 if g.status[seat] == ASLEEP else 0.0,
        1.0 if g.status[seat] == LAUNCHED else 0.0,
        chance,
        chance * chance,
        len(g.serious[seat]) / 3.0,
        g.light[seat] / 3.0,
        1.0 if g.larva >> seat & 1 else 0.0,
        1.0 if g.slime >> seat & 1 else 0.0,
        len(infected) / 3.0,
        len([room for room in g.lair if room >= 0]) / 5.0,
        g.fire.bit_count() / 8.0,
        g.malfunction.bit_count() / 8.0,
        g.time / 15.0,
        1.0 if g.sequence >= 0 else 0.0,
    ]
