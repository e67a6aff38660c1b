"""Set-up with choices: secret deals, drafts from an open row, and force lists by points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Options
from hullbreach.kernel.phrases import Phrase
from hullbreach.kernel.procedures import Total
from hullbreach.kernel.requests import Ask, AskAll

# ---- deals and drafts


def dealt(order: Sequence[int], seats: int, n: int) -> tuple[list[tuple[int, ...]], tuple[int, ...]]:
    """A hand of n for each seat from a shuffled deck, and the rest (NEM-SET-12, HUNT-CARD-05)."""
    return [tuple(order[seat * n : seat * n + n]) for seat in range(seats)], tuple(order[seats * n :])


def keep_one(hands: dict[int, tuple[int, ...]], prompt: Phrase, keep: Phrase) -> AskAll:
    """Seats keep one of their own cards, all at the same time and in secret (NEM-CRI-01, NEM-CRI-06)."""
    return AskAll(tuple([pick_one(seat, cards, prompt, keep) for seat, cards in hands.items()]))


def pick_one(seat: int, row: tuple[int, ...], prompt: Phrase, pick: Phrase) -> Ask:
    """A seat takes one of what lies before it; one left is a choice nobody need make (NEM-SET-13, HUNT-CVC-01)."""
    options = Options()
    options.each(pick, row)
    return Ask(seat, prompt, (), options)


# ---- force lists


@dataclass(frozen=True)
class Unit:
    """What a list may hold: its price, that of each further level, and the marks by which it is counted.

    One of the marks is its part of the chart (troop, support, hero), others what is limited besides (heavy weapons).
    """

    id: str
    price: int
    marks: tuple[str, ...]
    level_price: int = 0
    top_level: int = 1


@dataclass(frozen=True)
class Bought:
    """One model of a list: its unit in the chart, its level, and the squad or pack it belongs to."""

    unit: int
    level: int = 1
    group: int = 0


@dataclass(frozen=True)
class Limit:
    """How many may have a mark; the least holds for lists that cost so much or more (HUNT-DEC-42)."""

    mark: str
    least: int
    most: int
    rule: str
    from_cost: int = 0


@dataclass(frozen=True)
class Share:
    """How much of what a list costs goes to models with a mark, in percent (HUNT-FORC-10, HUNT-HERO-02)."""

    mark: str
    least: int
    most: int
    rule: str


@dataclass(frozen=True)
class Chart:
    """The organisation chart of a faction: what it may buy, and what a list must look like (HUNT-FORC-02).

    ``models`` limits models of the whole list, ``groups`` groups that hold such a model, ``inside`` models of one group
    (the least only where there is one).
    """

    units: tuple[Unit, ...]
    rule: str
    models: tuple[Limit, ...] = ()
    groups: tuple[Limit, ...] = ()
    inside: tuple[Limit, ...] = ()
    shares: tuple[Share, ...] = ()

    def price(self, model: Bought) -> int:
        """What one model costs."""
        unit = self.units[model.unit]
        return unit.price + unit.level_price * (model.level - 1)

    def cost(self, models: Sequence[Bought]) -> Total:
        """What a list costs, by unit."""
        terms: dict[str, int] = {}
        for model in models:
            name = self.units[model.unit].id
            terms[name] = terms.get(name, 0) + self.price(model)
        return Total(list(terms.items()), high=99999)

    def cannot_buy(self, models: Sequence[Bought], model: Bought, points: int) -> No | None:
        """Why a list cannot take this model too; what it still lacks is no reason (HUNT-FORC-01)."""
        found = self._excess(_Tally(self, [*models, model]), points)
        return found[0] if found else None

    def complaints(self, models: Sequence[Bought], points: int) -> list[No]:
        """Everything that keeps a finished list from being played; empty when it is legal."""
        tally = _Tally(self, models)
        found = self._excess(tally, points)
        for limit, count in self._counts(tally):
            if count < limit.least and tally.cost >= limit.from_cost:
                found.append(No("too-few", limit.mark, count, limit.least, rule=limit.rule))
        for share in self.shares:
            part = tally.parts.get(share.mark, 0)
            if not tally.cost * share.least <= part * 100 <= tally.cost * share.most:
                found.append(No("wrong-share", share.mark, part, tally.cost, rule=share.rule))
        return found

    def _excess(self, tally: _Tally, points: int) -> list[No]:
        """What is too high or too many in a list, and so stays wrong whatever is added."""
        found: list[No] = []
        for model in tally.models:
            unit = self.units[model.unit]
            if not 1 <= model.level <= unit.top_level:
                found.append(No("level-out-of-bounds", unit.id, model.level, unit.top_level, rule=self.rule))
        if tally.cost > points:
            found.append(No("over-the-points", tally.cost, points, rule=self.rule))
        for limit, count in self._counts(tally):
            if count > limit.most:
                found.append(No("too-many", limit.mark, count, limit.most, rule=limit.rule))
        return found

    def _counts(self, tally: _Tally) -> list[tuple[Limit, int]]:
        """How many there are of everything that is limited."""
        found = [(limit, sum(tally.groups.get(limit.mark, {}).values())) for limit in self.models]
        found += [(limit, len(tally.groups.get(limit.mark, {}))) for limit in self.groups]
        for limit in self.inside:
            groups = tally.groups.get(limit.mark, {})
            found += [(limit, groups[group]) for group in sorted(groups)]
        return found


class _Tally:
    """A list counted once: its cost, what models with a mark cost, and how many of them each group holds."""

    def __init__(self, chart: Chart, models: Sequence[Bought]) -> None:
        self.models = Counter(models)
        self.cost = 0
        self.parts: dict[str, int] = {}
        self.groups: dict[str, dict[int, int]] = {}
        for model, count in self.models.items():
            price = chart.price(model) * count
            self.cost += price
            for mark in dict.fromkeys(chart.units[model.unit].marks):
                self.parts[mark] = self.parts.get(mark, 0) + price
                held = self.groups.setdefault(mark, {})
                held[model.group] = held.get(model.group, 0) + count
