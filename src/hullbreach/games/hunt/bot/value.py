"""What the value of a position in hunt looks at: who is near to the goals, and who is left."""

from __future__ import annotations

from hullbreach.games.hunt.bot.aims import nearness
from hullbreach.games.hunt.bot.outlook import wounds_left
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.kernel.options import members


def strength(g: Hunt, side: int) -> float:
    """The wounds that the models of a side have left, the sides' shares of the start evened out by faction."""
    return float(sum([wounds_left(g, piece) for piece in members(g.models_of(side))]))


def features(g: Hunt, seat: int) -> list[float]:
    """The features of a position for the side of a seat, against the strongest of the others."""
    side = g.fixed.side_of_seat[seat]
    others = [of for of in range(g.fixed.sides) if of != side and not g.out >> of & 1]
    own, most = strength(g, side), max([strength(g, of) for of in others], default=0.0)
    near, nearest = nearness(g, side), max([nearness(g, of) for of in others], default=0.0)
    faction = g.fixed.factions[side]
    return [
        near,
        nearest,
        near - nearest,
        own / max(1.0, own + most),
        own / 20.0,
        1.0 if g.out >> side & 1 else 0.0,
        len(others) / 2.0,
        len(g.hands[side]) / 5.0,
        g.turn / 10.0,
        1.0 if faction == 0 else 0.0,
        1.0 if faction == 1 else 0.0,
    ]
