"""Force lists: what a side buys for its points, in secret, and who comes of it. HUNT-FORC, HUNT-EXP-01

A list is bought model by model. Only what can still become a legal list is offered, so that nobody ends in a corner.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from hullbreach.games.hunt.content.force_records import HERO, ForceChart, ForceList
from hullbreach.games.hunt.content.load import Content
from hullbreach.games.hunt.content.names import ALIEN
from hullbreach.games.hunt.rules.armies.forces import Force, decoys_of, plain
from hullbreach.games.hunt.rules.armies.heroes import (
    INDEPENDENT,
    Hero,
    beginnings,
    hero_cost,
    hero_profile,
    new_hero,
    picked,
)
from hullbreach.games.hunt.rules.armies.profiles import Model
from hullbreach.kernel.errors import No
from hullbreach.parts.drafting import Bought

if TYPE_CHECKING:
    from hullbreach.games.hunt.rules.state import Hunt

SERGEANT = "sergeant"
# The groups of independent heroes are numbered from here on, behind all squads and packs.
HERO_GROUP = 50
NO_LIMIT = 10**5
TOO_FEW, WRONG_SHARE = "too-few", "wrong-share"


@dataclass(frozen=True)
class Draft:
    """A list as far as it is built: its models by unit of the chart, its heroes, one of them perhaps in the making.

    ``groups`` is how many squads or packs were begun, also when nobody is left of one; ``fallen`` how many heroes of
    earlier rounds are gone, so that no other takes over their group and what it has earned.
    """

    models: tuple[Bought, ...] = ()
    heroes: tuple[Hero, ...] = ()
    groups: int = 0
    making: Hero | None = None
    done: bool = False
    fallen: int = 0

    def all_heroes(self) -> tuple[Hero, ...]:
        """Its heroes, with the one in the making."""
        return self.heroes if self.making is None else (*self.heroes, self.making)


def chart_of(content: Content, faction: int, minimum: str, heroes: Sequence[Hero] = ()) -> ForceChart:
    """The chart of a faction under the switch hero_minimum, with these heroes at their prices."""
    chart = content.forces.charts[faction].with_minimum(minimum)
    return chart.with_heroes([hero_cost(content, hero).value for hero in heroes]) if heroes else chart


def bought(content: Content, faction: int, draft: Draft) -> list[Bought]:
    """Everything a list holds, heroes behind the units of the chart."""
    first = len(content.forces.charts[faction].units)
    heroes = draft.all_heroes()
    return [
        *draft.models,
        *[Bought(first + n, 1, group_of(hero, draft.fallen + n, faction)) for n, hero in enumerate(heroes)],
    ]


def group_of(hero: Hero, number: int, faction: int) -> int:
    """The group of a hero: the hive, the squad or pack it is attached to, or one of its own (HUNT-FORC-14)."""
    if faction == ALIEN:
        return 0
    return HERO_GROUP + number if hero.group == INDEPENDENT else hero.group


def cost_of(content: Content, faction: int, draft: Draft) -> int:
    """What a list costs."""
    chart = chart_of(content, faction, "never", draft.all_heroes())
    return chart.chart.cost(bought(content, faction, draft)).value


def ready_draft(content: Content, faction: int, force: ForceList) -> Draft:
    """A ready-made list."""
    chart = content.forces.charts[faction]
    models = [model for model in chart.bought(force) if model.unit < len(chart.units)]
    return Draft(tuple(models), tuple([picked(pick) for pick in force.heroes]), len(force.groups), None, True)


def force_of(content: Content, faction: int, draft: Draft, decoys: bool = True) -> Force:
    """The models of a list (HUNT-EXP-01)."""
    return Force(tuple(models_of(content, faction, draft)), decoys_of(content, faction) if decoys else 0)


def models_of(content: Content, faction: int, draft: Draft) -> list[Model]:
    """The models of a list in its order, heroes last."""
    units = content.forces.charts[faction].units
    found = [plain(content, units[model.unit], model.group, model.level) for model in draft.models]
    heroes = enumerate(draft.heroes, draft.fallen)
    return found + [Model(hero_profile(content, hero), group_of(hero, n, faction)) for n, hero in heroes]


def dearest_first(content: Content, faction: int, draft: Draft) -> list[int]:
    """The tokens of a list by price, equal ones in its order, each by its place among the tokens (HUNT-AREN-11)."""
    chart = chart_of(content, faction, "never", draft.heroes)
    price = [chart.chart.price(model) for model in bought(content, faction, draft)]
    models = models_of(content, faction, draft)
    # Tokens come by base (``Force.tokens``).
    tokens = sorted(range(len(models)), key=lambda n: -models[n].profile.base)
    return sorted(range(len(tokens)), key=lambda n: (-price[tokens[n]], tokens[n]))


def left_of(content: Content, faction: int, draft: Draft, living: Sequence[Model]) -> Draft:
    """What is left of a list when only these of its models live; every hero keeps its group (HUNT-CAMP-04)."""
    count = Counter(living)
    kept: list[bool] = []
    for model in models_of(content, faction, draft):
        kept.append(count[model] > 0)
        count[model] -= 1
    many = len(draft.models)
    heroes = [replace(hero, group=group_of(hero, draft.fallen + n, faction)) for n, hero in enumerate(draft.heroes)]
    left = tuple([hero for n, hero in enumerate(heroes) if kept[many + n]])
    return replace(
        draft,
        models=tuple([model for n, model in enumerate(draft.models) if kept[n]]),
        heroes=left,
        done=False,
        fallen=draft.fallen + len(heroes) - len(left),
    )


# ---- what may be bought


def level_in(chart: ForceChart, draft: Draft, unit: int, group: int) -> int:
    """The level at which a model joins a group: that of the others of its kind (HUNT-FORC-03)."""
    of = [model.level for model in draft.models if model.group == group and not is_sergeant(chart, model.unit)]
    return 1 if is_sergeant(chart, unit) or not of else of[0]


def is_sergeant(chart: ForceChart, unit: int) -> bool:
    """Whether a unit of the chart is a Sergeant, who has a level of his own."""
    return unit < len(chart.chart.units) and any(mark.endswith(SERGEANT) for mark in chart.chart.units[unit].marks)


def with_model(chart: ForceChart, draft: Draft, unit: int, group: int) -> Draft:
    """The list with one model more, in a group that is begun if need be."""
    model = Bought(unit, level_in(chart, draft, unit, group), group)
    return replace(draft, models=(*draft.models, model), groups=max(draft.groups, group + 1))


def raised(chart: ForceChart, draft: Draft, group: int, sergeant: bool) -> Draft:
    """The list with a group, or only its Sergeant, a level higher."""
    return replace(
        draft,
        models=tuple(
            [
                replace(model, level=model.level + 1)
                if model.group == group and is_sergeant(chart, model.unit) == sergeant
                else model
                for model in draft.models
            ]
        ),
    )


def cannot_be(content: Content, faction: int, minimum: str, draft: Draft, points: int) -> No | None:
    """Why nothing legal can come of a list any more (HUNT-FORC-01 to HUNT-FORC-14); None when something can.

    What it lacks is added as cheaply as possible, until it is legal or too dear.
    """
    found = completed(content, faction, minimum, draft, points)
    return found if isinstance(found, No) else None


def completed(content: Content, faction: int, minimum: str, draft: Draft, points: int) -> No | list[Bought]:
    """A list with what it lacks, or what cannot be mended; heroes that it lacks have the numbers behind its own."""
    chart = chart_of(content, faction, minimum, draft.all_heroes())
    models = bought(content, faction, draft)
    while True:
        complaints = chart.complaints(models, points)
        if not complaints:
            return models
        for no in complaints:
            if no.reason not in (TOO_FEW, WRONG_SHARE):
                return no
        no = complaints[0]
        if no.reason == TOO_FEW and no.about[0] == HERO:
            group = 0 if faction == ALIEN else HERO_GROUP + len(models)
            models.append(Bought(len(chart.chart.units), 1, group))
            chart = chart.with_heroes([_cheapest_hero(content, faction)])
        else:
            models += _cheapest_help(chart, models, no)


def _cheapest_hero(content: Content, faction: int) -> int:
    heroes = content.heroes
    return min([hero_cost(content, new_hero(heroes, *each)).value for each in beginnings(heroes, faction)])


def _cheapest_help(chart: ForceChart, models: list[Bought], no: No) -> list[Bought]:
    """The cheapest models that a list lacks by a complaint, where they belong."""
    units = chart.chart.units
    mark = str(no.about[0])
    if no.reason == TOO_FEW and all(limit.mark != mark for limit in chart.chart.groups):
        groups = [model.group for model in models if mark in units[model.unit].marks]
        missing = {group: int(str(no.about[2])) - groups.count(group) for group in groups}
        group = max(missing, key=lambda each: missing[each])
        level = max(
            [model.level for model in models if model.group == group and chart.same_level[model.unit]], default=1
        )
        return [Bought(_cheapest(chart, mark), level, group)] * missing[group]
    unit = _cheapest(chart, mark if no.reason == TOO_FEW else "")
    wanted = _wanted_for_share(chart, unit, no) if no.reason == WRONG_SHARE else 1
    if chart.faction == ALIEN:
        return [Bought(unit, 1, 0)] * wanted
    fresh = max([model.group for model in models if model.group < HERO_GROUP], default=-1) + 1
    if no.reason == WRONG_SHARE:
        most = min([limit.most for limit in chart.chart.inside if limit.mark in units[unit].marks])
        for group in range(fresh):
            inside = [model for model in models if model.group == group]
            if len(inside) < most and all(chart.kinds[model.unit] in (chart.kinds[unit], "") for model in inside):
                level = max([model.level for model in inside if chart.same_level[model.unit]], default=1)
                return [Bought(unit, level, group)] * min(wanted, most - len(inside))
    return [Bought(unit, 1, fresh)]


def _wanted_for_share(chart: ForceChart, unit: int, no: No) -> int:
    """How many models of the first level of a unit bring a share of the costs within its bounds."""
    share = next(each for each in chart.chart.shares if each.mark == no.about[0])
    part, cost = int(str(no.about[1])), int(str(no.about[2]))
    price = chart.chart.units[unit].price
    if share.mark in chart.chart.units[unit].marks:
        lack, each = cost * share.least - part * 100, price * (100 - share.least)
    else:
        lack, each = part * 100 - cost * share.most, price * share.most
    return max(1, -(-lack // each)) if each else 1


def _cheapest(chart: ForceChart, mark: str) -> int:
    """The cheapest unit of the chart with a mark that is no hero, the plainest of several."""
    return min(
        [
            (on_chart.price, unit)
            for unit, on_chart in enumerate(chart.chart.units)
            if HERO not in on_chart.marks and (not mark or mark in on_chart.marks)
        ]
    )[1]


def imagined(g: Hunt, side: int) -> Draft:
    """A list that another side might have built, for all that anybody knows: the ready-made one, or a plain one."""
    content, faction = g.fixed.content, g.fixed.factions[side]
    if not g.drafts[side].done:
        return Draft()
    for ready in content.forces.lists:
        if (ready.faction, ready.points) == (faction, g.fixed.ground.points):
            return ready_draft(content, faction, ready)
    chart = content.forces.charts[faction]
    plain_list = completed(content, faction, "never", with_model(chart, Draft(), _cheapest(chart, ""), 0), NO_LIMIT)
    assert not isinstance(plain_list, No)
    return Draft(tuple(plain_list), (), max([model.group for model in plain_list]) + 1, None, True)


def cannot_play(content: Content, faction: int, minimum: str, draft: Draft, points: int) -> No | None:
    """Why a list is not finished."""
    if not draft.models:
        return No("no-models", rule="HUNT-FORC-01")
    chart = chart_of(content, faction, minimum, draft.all_heroes())
    found = chart.complaints(bought(content, faction, draft), points)
    return found[0] if found else None


def cannot_join(content: Content, faction: int, draft: Draft, points: int) -> No | None:
    """Why a force that makes good its losses cannot look like this; that it lacks something is no reason."""
    chart = chart_of(content, faction, "never", draft.all_heroes())
    for no in chart.complaints(bought(content, faction, draft), points):
        if no.reason != TOO_FEW and not (no.reason == WRONG_SHARE and no.about[0] != HERO):
            return no
    return None


# ---- a Horde that grows by itself


def grown(content: Content, faction: int, minimum: str, first: ForceList, draft: Draft, points: int) -> Draft:
    """The list of a Horde when all that its points allow is bought, in the order of its first list (HUNT-AREN-12)."""
    chart = content.forces.charts[faction]
    entries = [(chart.units.index(unit), group) for group, each in enumerate(first.groups) for unit, _ in each.models]
    heroes = [picked(pick) for pick in first.heroes]
    changed = True
    while changed:
        changed = False
        for hero in heroes:
            more = replace(draft, heroes=(*draft.heroes, hero))
            if cannot_play(content, faction, minimum, more, points) is None:
                draft, changed = more, True
        for unit, group in entries:
            found = _joined(content, faction, minimum, draft, points, unit, group)
            if found is not None:
                draft, changed = found, True
    return draft


def _joined(
    content: Content, faction: int, minimum: str, draft: Draft, points: int, unit: int, group: int
) -> Draft | None:
    """The list with a model of an entry more: in its group, in one begun before for it, or in a further one."""
    chart = content.forces.charts[faction]
    kind = chart.kinds[unit]
    same = [n for n in range(draft.groups) if n >= group and _kind_of(chart, draft, n) == kind]
    for n in dict.fromkeys([group, *same]):
        more = with_model(chart, draft, unit, n)
        if cannot_play(content, faction, minimum, more, points) is None:
            return more
    if faction == ALIEN:
        return None
    # A further group of the same kind, as many as it needs at once.
    more = draft
    for _ in range(10):
        more = with_model(chart, more, unit, draft.groups)
        no = cannot_play(content, faction, minimum, more, points)
        if no is None:
            return more
        if no.reason != TOO_FEW:
            return None
    return None


def _kind_of(chart: ForceChart, draft: Draft, group: int) -> str:
    return next((chart.kinds[model.unit] for model in draft.models if model.group == group), "")
