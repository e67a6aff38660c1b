"""A list that another side has bought, drawn anew so that it costs what everybody knows. HUNT section 37, HUNT-DEC-79

Everybody knows what a list costs, how many models it holds and how big they are. Whoever was not seen is anybody of the
chart; of all lists that fit every one is equally likely.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from hullbreach.games.hunt.rules.armies.buying import BuyLists
from hullbreach.games.hunt.rules.armies.forces import decoys_of, is_fixed, plain
from hullbreach.games.hunt.rules.armies.lists import Draft, cost_of, imagined, left_of
from hullbreach.games.hunt.rules.armies.profiles import Model
from hullbreach.games.hunt.rules.state import UNFIXED, Hunt
from hullbreach.kernel.chance import Source
from hullbreach.kernel.options import bits
from hullbreach.parts.drafting import Bought

ANY_BASE = -1
Prices = tuple[tuple[int, int], ...]
"""What somebody may cost, and how many models cost that."""


class Unseen(NamedTuple):
    """Somebody who was not seen: the base, or none that anybody knows, and whether the token is one from the start."""

    base: int
    fixed: bool


GONE = Unseen(ANY_BASE, False)


@dataclass(frozen=True)
class Candidate:
    """Somebody who may have been bought, and the price."""

    bought: Bought
    model: Model
    price: int


def draw_list(g: Hunt, side: int, unseen: Sequence[Unseen], source: Source) -> tuple[list[Model], Draft]:
    """Models for those of a side who were not seen, and a list with them and with those who were."""
    known = _known_part(g, side)
    alike = {place: _candidates(g, side, place) for place in dict.fromkeys([*unseen, GONE])}
    if known is None or known[2] < len(unseen):
        return [alike[place][source.below(len(alike[place]))].model for place in unseen], imagined(g, side)
    shown, rest, missing = known
    # Who has left the board unseen was somebody, too.
    places = [*unseen, *[GONE] * (missing - len(unseen))]
    found = _within([alike[place] for place in places], rest, source)
    models = (*shown.models, *[each.bought for each in found])
    groups = max([model.group for model in models], default=0) + 1
    return [each.model for each in found], replace(shown, models=models, groups=groups, making=None, done=True)


def _known_part(g: Hunt, side: int) -> tuple[Draft, int, int] | None:
    """Those of a list who were seen, what the others cost, and how many they are.

    Nothing while lists are bought, before they have come to the table, and where a position has none.
    """
    content, faction, draft = g.fixed.content, g.fixed.factions[side], g.drafts[side]
    count = len(draft.models) + len(draft.heroes)
    if not g.roster or not count or any(isinstance(procedure, BuyLists) for procedure in g.stack):
        return None
    # Who came later, from a host, is on no list.
    first = g.fixed.first[side]
    listed = (1 << first + count + decoys_of(content, faction)) - (1 << first)
    seen = [g.model(piece) for piece in bits(g.seen & g.fixed.masks[side] & listed) if g.who[piece] != UNFIXED]
    shown = left_of(content, faction, draft, seen)
    # How many heroes nobody has seen must not show.
    models = tuple(sorted(shown.models, key=lambda model: (model.group, model.unit, model.level)))
    shown = replace(shown, models=models, fallen=count)
    rest = cost_of(content, faction, draft) - cost_of(content, faction, shown)
    return shown, rest, count - len(shown.models) - len(shown.heroes)


def _candidates(g: Hunt, side: int, place: Unseen) -> list[Candidate]:
    """Everybody whom a side may have bought for a place, at every level that can be bought."""
    content = g.fixed.content
    chart = content.forces.charts[g.fixed.factions[side]]
    everybody: list[Candidate] = []
    for n, unit in enumerate(chart.units):
        for level in range(1, chart.chart.units[n].top_level + 1):
            bought = Bought(n, level, 0)
            everybody.append(Candidate(bought, plain(content, unit, 0, level), chart.chart.price(bought)))
    if place.base == ANY_BASE:
        return everybody
    # A hero may be bigger than anybody of the chart.
    found = [each for each in everybody if each.model.profile.base == place.base] or [
        replace(each, model=replace(each.model, profile=replace(each.model.profile, base=place.base)))
        for each in everybody
    ]
    return [each for each in found if is_fixed(g, each.model) == place.fixed] or found


def _within(candidates: Sequence[Sequence[Candidate]], points: int, source: Source) -> list[Candidate]:
    """One for each place, together for so many points, or for as many of them as can be spent."""
    prices = tuple([_prices(place) for place in candidates])
    ways = _ways_to_spend(prices, points)
    left = max(ways[0], default=0)
    found: list[Candidate] = []
    for n, place in enumerate(candidates):
        # Where even the cheapest are too dear, it is the cheapest.
        counts = [(price, many * ways[n + 1].get(left - price, 0)) for price, many in prices[n]] if ways[0] else []
        at = source.below(sum([count for _, count in counts])) if counts else 0
        price = prices[n][0][0]
        for each, count in counts:
            if at < count:
                price = each
                break
            at -= count
        left -= price
        alike = [candidate for candidate in place if candidate.price == price]
        found.append(alike[source.below(len(alike))])
    return found


def _prices(candidates: Sequence[Candidate]) -> Prices:
    return tuple(sorted(Counter([each.price for each in candidates]).items()))


@lru_cache(maxsize=16)
def _ways_to_spend(places: tuple[Prices, ...], most: int) -> tuple[dict[int, int], ...]:
    """From each place on: by points, up to the most, how many choices for all that follow cost so much."""
    found: list[dict[int, int]] = [{0: 1}]
    for prices in reversed(places):
        ways: dict[int, int] = {}
        for spent, count in found[-1].items():
            for price, many in prices:
                if spent + price <= most:
                    ways[spent + price] = ways.get(spent + price, 0) + many * count
        found.append(ways)
    return tuple(reversed(found))
