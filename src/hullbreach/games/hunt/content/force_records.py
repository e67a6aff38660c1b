"""Force lists: the organisation charts of the factions, and lists that are ready to be played. HUNT-FORC"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from hullbreach.games.hunt.content.hero_records import Heroes, HeroPick, read_pick
from hullbreach.games.hunt.content.names import ALIEN, FACTIONS, MARINE
from hullbreach.games.hunt.content.reading import different, read_name, read_source
from hullbreach.games.hunt.content.unit_records import SQUADS, Unit, Weapon
from hullbreach.kernel.errors import No
from hullbreach.parts import drafting
from hullbreach.parts.drafting import Bought, Chart, Limit, Share
from hullbreach.parts.reader import Reader

HERO, TROOP, SUPPORT, HUNTER = "hero", "troop", "support", "hunter"
HEAVY, SPECIAL, SERGEANT = "heavy_weapon", "special_weapon", "sergeant"
WEAPON_RULES = dict(zip(SQUADS, ("HUNT-FORC-04", "HUNT-FORC-06", "HUNT-FORC-07", "HUNT-FORC-08"), strict=True))
"""What limits the weapons of a squad."""
NEVER = 10**6
"""No list costs so much."""
HERO_MINIMUM = ("from_300", "always", "never")
HERO_UNIT = drafting.Unit(HERO, 0, (HERO,))


@dataclass(frozen=True)
class Group:
    """A squad, a pack or the hive: units and how many, and the levels of those above 1."""

    models: tuple[tuple[int, int], ...]
    levels: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class ForceList:
    """A list that is ready to be played. In a Horde its order is the order in which it grows (HUNT-AREN-12)."""

    id: str
    faction: int
    points: int
    heroes: tuple[HeroPick, ...]
    groups: tuple[Group, ...]


@dataclass(frozen=True)
class ForceChart:
    """The chart of a faction with the minimum of heroes from 300 points on, and what it says beyond counting.

    units: of each unit of the chart, which one it is. kinds: models of different kinds do not stand in one group; an
    empty kind stands in any. same_level: whether the unit has the level of its group.
    """

    faction: int
    chart: Chart
    units: tuple[int, ...]
    kinds: tuple[str, ...]
    same_level: tuple[bool, ...]

    def with_minimum(self, word: str) -> ForceChart:
        """The chart under the switch hero_minimum (HUNT-DEC-42)."""
        if word == HERO_MINIMUM[0]:
            return self
        from_cost = 0 if word == HERO_MINIMUM[1] else NEVER
        models = tuple([replace(x, from_cost=from_cost) if x.mark == HERO else x for x in self.chart.models])
        return replace(self, chart=replace(self.chart, models=models))

    def with_heroes(self, costs: Sequence[int]) -> ForceChart:
        """The chart with heroes of these prices, behind its own units."""
        heroes = tuple([replace(HERO_UNIT, price=cost) for cost in costs])
        return replace(
            self,
            chart=replace(self.chart, units=self.chart.units + heroes),
            kinds=self.kinds + ("",) * len(heroes),
            same_level=self.same_level + (False,) * len(heroes),
        )

    def complaints(self, models: Sequence[Bought], points: int) -> list[No]:
        """Everything that keeps a finished list from being played."""
        return [*self.chart.complaints(models, points), *self.mixed(models)]

    def mixed(self, models: Sequence[Bought]) -> list[No]:
        """Groups of several kinds, or of several levels (HUNT-DEC-110, HUNT-FORC-03)."""
        found: list[No] = []
        for group in sorted({model.group for model in models}):
            inside = [model for model in models if model.group == group]
            if len({self.kinds[model.unit] for model in inside} - {""}) > 1:
                found.append(No("mixed-group", group, rule="HUNT-DEC-110"))
            if len({model.level for model in inside if self.same_level[model.unit]}) > 1:
                found.append(No("mixed-levels", group, rule="HUNT-FORC-03"))
        return found

    def bought(self, force: ForceList) -> list[Bought]:
        """The models of a list in its order, its heroes behind them; they are priced by ``with_heroes``."""
        found: list[Bought] = []
        for number, group in enumerate(force.groups):
            levels = dict(group.levels)
            for unit, count in group.models:
                found += [Bought(self.units.index(unit), levels.get(unit, 1), number)] * count
        first = len(self.units)
        return found + [Bought(first + n, 1, len(force.groups) + n) for n in range(len(force.heroes))]


@dataclass(frozen=True)
class Forces:
    """All of force_org.toml. points: advised for the first games."""

    points: int
    charts: tuple[ForceChart, ...]
    lists: tuple[ForceList, ...]


# ---- charts


@dataclass(frozen=True)
class _Squad:
    """What a squad of troops may hold."""

    max_heavy: int
    max_special: int
    max_sergeants: int


def read_charts(r: Reader, units: Sequence[Unit]) -> tuple[ForceChart, ...]:
    """The charts of all factions."""
    share = Share(HERO, 0, r.number("hero_share", 0, 100), "HUNT-HERO-02")
    from_cost = r.number("hero_from", 0, 9999)
    squads: dict[str, _Squad] = {}
    for each in r.tables("squad"):
        read_source(each)
        id = each.word("id", SQUADS)
        squads[id] = _Squad(
            each.number("max_heavy", 0, 8), each.number("max_special", 0, 8), each.number("max_sergeants", 0, 8)
        )
        each.done()
    found: dict[int, ForceChart] = {}
    for each in r.tables("chart"):
        read_source(each)
        faction = FACTIONS.index(each.word("faction", FACTIONS))
        if faction in found:
            each.wrong("faction", "occurs twice")
        own = [unit for unit in units if unit.faction == faction and unit.weapons]
        heroes = Limit(HERO, *pair(each, "heroes"), "HUNT-DEC-42", from_cost)
        if faction == MARINE:
            chart = marine_chart(each, own, squads, heroes, share)
        elif faction == ALIEN:
            chart = alien_chart(each, own, heroes, share)
        else:
            chart = predator_chart(each, own, heroes, share)
        alike = each.flag("same_level") if each.has("same_level") else False
        found[faction] = ForceChart(
            faction,
            chart,
            tuple([unit.index for unit in own]),
            tuple([kind_of(unit) for unit in own]),
            tuple([alike and unit.role != SERGEANT for unit in own]),
        )
        each.done()
    for faction, word in enumerate(FACTIONS):
        if faction not in found:
            raise r.bad(f"chart {word}", "missing")
    return tuple([found[faction] for faction in range(len(FACTIONS))])


def kind_of(unit: Unit) -> str:
    """What may not be mixed in a group: squads of Marines, kinds of hunters; a hive mixes everything."""
    if unit.type == HERO or unit.faction == ALIEN:
        return ""
    return unit.squad or unit.id


def pair(r: Reader, key: str) -> tuple[int, int]:
    """The least and the most of something."""
    found = r.numbers(key, 0, 99)
    if len(found) != 2 or found[0] > found[1]:
        r.wrong(key, f"{list(found)}, expected the least and the most")
        return 0, 0
    return found[0], found[1]


def on_chart(unit: Unit, *marks: str) -> drafting.Unit:
    """A unit as the chart sees it."""
    return drafting.Unit(unit.id, unit.cost, (unit.type, *marks), unit.level_cost, unit.max_bought)


def marine_chart(r: Reader, units: Sequence[Unit], squads: dict[str, _Squad], heroes: Limit, share: Share) -> Chart:
    """Squads of troops and of support (HUNT-FORC-03 to HUNT-FORC-08)."""
    size, support = pair(r, "squad"), pair(r, "support_models")
    inside = [Limit(HERO, *pair(r, "heroes_in_group"), "HUNT-FORC-02")]
    for squad in SQUADS:
        if squad not in squads:
            inside.append(Limit(squad, *support, "HUNT-FORC-02"))
            continue
        inside += [
            Limit(squad, *size, "HUNT-FORC-02"),
            Limit(f"{squad}_{HEAVY}", 0, squads[squad].max_heavy, WEAPON_RULES[squad]),
            Limit(f"{squad}_{SPECIAL}", 0, squads[squad].max_special, WEAPON_RULES[squad]),
            Limit(f"{squad}_{SERGEANT}", 0, squads[squad].max_sergeants, "HUNT-FORC-05"),
        ]
    return Chart(
        units=tuple([on_chart(unit, unit.squad, f"{unit.squad}_{unit.role}") for unit in units]),
        rule="HUNT-FORC-01",
        models=(heroes,),
        groups=(Limit(TROOP, *pair(r, "groups"), "HUNT-FORC-02"), Limit(SUPPORT, *pair(r, "support"), "HUNT-FORC-02")),
        inside=tuple(inside),
        shares=(share,),
    )


def alien_chart(r: Reader, units: Sequence[Unit], heroes: Limit, share: Share) -> Chart:
    """One hive (HUNT-FORC-10)."""
    most = r.table("most")
    limits = [heroes, Limit(SUPPORT, *pair(r, "support"), "HUNT-FORC-10")]
    known = [unit.id for unit in units]
    for id in most.data:
        if id not in known:
            most.wrong(id, "no unit of the hive")
        limits.append(Limit(id, 0, most.number(id, 1, 99), "HUNT-FORC-10"))
    return Chart(
        units=tuple([on_chart(unit, unit.id) for unit in units]),
        rule="HUNT-FORC-01",
        models=tuple(limits),
        shares=(Share(TROOP, r.number("troop_share", 0, 100), 100, "HUNT-FORC-10"), share),
    )


def predator_chart(r: Reader, units: Sequence[Unit], heroes: Limit, share: Share) -> Chart:
    """Packs of one kind of hunters (HUNT-FORC-12)."""
    inside = [Limit(unit.id, 1, unit.per_pack, "HUNT-FORC-12") for unit in units]
    inside.append(Limit(HERO, *pair(r, "heroes_in_group"), "HUNT-FORC-12"))
    return Chart(
        units=tuple([on_chart(unit, unit.id) for unit in units]),
        rule="HUNT-FORC-01",
        models=(heroes,),
        groups=(Limit(HUNTER, *pair(r, "groups"), "HUNT-FORC-12"),),
        inside=tuple(inside),
        shares=(share,),
    )


# ---- lists


class ForceReader:
    """Reads lists and checks them against the charts."""

    def __init__(
        self, units: Sequence[Unit], weapons: Sequence[Weapon], heroes: Heroes, charts: Sequence[ForceChart]
    ) -> None:
        self.units = units
        self.weapons = weapons
        self.heroes = heroes
        self.charts = charts

    def read(self, r: Reader, id: str) -> ForceList:
        """One list; the reader may hold more."""
        read_source(r)
        read_name(r)
        faction = FACTIONS.index(r.word("faction", FACTIONS))
        picks = r.tables("heroes") if r.has("heroes") else []
        force = ForceList(
            id=id,
            faction=faction,
            points=r.number("points", 1, 9999),
            heroes=tuple([read_pick(each, faction, self.heroes, self.weapons) for each in picks]),
            groups=tuple([self.group(each, faction) for each in r.tables("groups")]),
        )
        if r.sound():
            self.check(r, force)
        return force

    def group(self, r: Reader, faction: int) -> Group:
        """One group of a list."""
        models, levels = r.table("models"), r.table("levels") if r.has("levels") else None
        found = self.counted(models, faction, 99)
        made = Group(found, () if levels is None else self.counted(levels, faction, 4))
        r.done()
        return made

    def counted(self, r: Reader, faction: int, most: int) -> tuple[tuple[int, int], ...]:
        """Units that a list may hold, and a number for each."""
        known = {self.units[unit].id: unit for unit in self.charts[faction].units}
        found: list[tuple[int, int]] = []
        for id in r.data:
            number = r.number(id, 1, most)
            if id not in known:
                r.wrong(id, f"no unit that a list of the {FACTIONS[faction]} faction may hold")
            else:
                found.append((known[id], number))
        return tuple(found)

    def check(self, r: Reader, force: ForceList) -> None:
        """A list keeps to its chart and costs what it says."""
        chart = self.charts[force.faction].with_heroes([self.heroes.price(pick) for pick in force.heroes])
        models = self.charts[force.faction].bought(force)
        cost = chart.chart.cost(models).value
        for no in chart.complaints(models, cost):
            r.wrong("groups", f"{no.reason}: {', '.join(map(str, no.about))} ({no.rule})")
        if cost != force.points:
            r.wrong("points", f"{force.points}, but the list costs {cost}")


def read_force_org(r: Reader, units: Sequence[Unit], weapons: Sequence[Weapon], heroes: Heroes) -> Forces:
    """All of force_org.toml."""
    read_source(r)
    charts = read_charts(r, units)
    lists = ForceReader(units, weapons, heroes, charts)

    def read(each: Reader) -> ForceList:
        force = lists.read(each, each.text("id"))
        each.done()
        return force

    forces = Forces(r.number("points", 1, 9999), charts, tuple(r.each("force", read)))
    different(r, "force", [force.id for force in forces.lists])
    r.done()
    return forces
