"""Organisation charts, ready-made lists, prices of heroes, and the arena."""

from __future__ import annotations

import pytest

from hullbreach.games.hunt.content.force_records import ForceChart
from hullbreach.games.hunt.content.hero_records import HeroPick
from hullbreach.games.hunt.content.load import Content, load
from hullbreach.games.hunt.content.names import ALIEN, FACTIONS, MARINE, NONE, PREDATOR
from hullbreach.parts.drafting import Bought


@pytest.fixture(scope="module")
def content() -> Content:
    return load()


def models(content: Content, faction: int, *groups: str) -> list[Bought]:
    """Groups such as ``5 colonial_marine_pulse_rifle, 1 colonial_marine_sergeant/2``."""
    chart = content.forces.charts[faction]
    found = []
    for number, group in enumerate(groups):
        for part in group.split(", "):
            count, _, name = part.partition(" ")
            id, _, level = name.partition("/")
            unit = chart.units.index(content.unit_index[id])
            found += [Bought(unit, int(level or 1), number)] * int(count)
    return found


def why(chart: ForceChart, bought: list[Bought], points: int = 300) -> list[str]:
    return [f"{no.reason} {no.about[0]} {no.rule.removeprefix('HUNT-')}" for no in chart.complaints(bought, points)]


PULSE, SMART, FLAME, TRACKER = (
    f"colonial_marine_{w}" for w in ("pulse_rifle", "smart_gun", "flame_thrower", "motion_tracker")
)


# ---- Marines


@pytest.mark.rules("HUNT-FORC-01", "HUNT-FORC-05")
def test_the_first_list_of_the_rulebook(content: Content) -> None:
    """HUNT-EX-32: 7 Marines, a Sergeant of level 2 and 5 Commandos cost 295 points."""
    chart = content.forces.charts[MARINE]
    bought = models(content, MARINE, f"7 {PULSE}, 1 colonial_marine_sergeant/2", "5 wy_commando_pulse_rifle")
    assert chart.chart.cost(bought).value == 295
    assert why(chart, bought) == []


def test_the_second_list_of_the_rulebook(content: Content) -> None:
    """HUNT-EX-33: 7 and 8 Marines and a Sergeant of level 2 cost 200 points."""
    chart = content.forces.charts[MARINE]
    squad = f"1 {SMART}, 1 {FLAME}, 1 {TRACKER}"
    bought = models(content, MARINE, f"4 {PULSE}, {squad}, 1 colonial_marine_sergeant/2", f"5 {PULSE}, {squad}")
    assert chart.chart.cost(bought).value == 200
    assert why(chart, bought, 200) == []


@pytest.mark.rules("HUNT-FORC-03", "HUNT-FORC-04", "HUNT-FORC-06", "HUNT-FORC-07", "HUNT-FORC-08")
@pytest.mark.parametrize(
    ("groups", "complaints"),
    [
        ([f"4 {PULSE}", f"5 {PULSE}"], ["too-few colonial_marines FORC-02"]),
        ([f"9 {PULSE}", f"5 {PULSE}"], ["too-many colonial_marines FORC-02"]),
        ([f"5 {PULSE}"], ["too-few troop FORC-02"]),
        ([f"5 {PULSE}"] * 6, ["too-many troop FORC-02"]),
        ([f"3 {PULSE}, 2 {SMART}", f"5 {PULSE}"], ["too-many colonial_marines_heavy_weapon FORC-04"]),
        ([f"2 {PULSE}, 2 {FLAME}, 1 {TRACKER}", f"5 {PULSE}"], ["too-many colonial_marines_special_weapon FORC-04"]),
        ([f"4 {PULSE}, 2 colonial_marine_sergeant", f"5 {PULSE}"], ["too-many colonial_marines_sergeant FORC-05"]),
        ([f"5 {PULSE}/2", f"5 {PULSE}"], []),
        ([f"4 {PULSE}/2, 1 {SMART}", f"5 {PULSE}"], ["mixed-levels 0 FORC-03"]),
        ([f"5 {PULSE}/3", f"5 {PULSE}"], [f"level-out-of-bounds {PULSE} FORC-01"]),
        ([f"5 {PULSE}, 5 wy_commando_smart_gun", f"5 {PULSE}"],
         ["too-many wy_commandos_heavy_weapon FORC-06", "mixed-group 0 DEC-110"]),
        ([f"5 {PULSE}", f"5 {PULSE}", "1 power_loader/2"], []),
        ([f"5 {PULSE}", f"5 {PULSE}", "4 sentry_gun"], ["too-many sentry_gun FORC-02"]),
        ([f"5 {PULSE}", f"5 {PULSE}", "1 sentry_gun", "1 sentry_gun", "1 power_loader", "1 sentry_gun"],
         ["too-many support FORC-02"]),
        ([f"5 {PULSE}", f"5 {PULSE}", "1 power_loader/3"], ["level-out-of-bounds power_loader FORC-01"]),
        ([f"5 {PULSE}", f"5 {PULSE}", "1 sentry_gun/2"], ["level-out-of-bounds sentry_gun FORC-01"]),
    ],
)  # fmt: skip
def test_lists_of_marines(content: Content, groups: list[str], complaints: list[str]) -> None:
    bought = models(content, MARINE, *groups)
    assert why(content.forces.charts[MARINE].with_minimum("never"), bought, 999) == complaints


def test_lists_that_cost_too_much(content: Content) -> None:
    bought = models(content, MARINE, f"5 {PULSE}", f"5 {PULSE}")
    assert why(content.forces.charts[MARINE], bought, 100) == []
    assert why(content.forces.charts[MARINE], bought, 99) == ["over-the-points 100 FORC-01"]


@pytest.mark.rules("HUNT-FORC-14")
def test_from_300_points_on_there_is_a_hero(content: Content) -> None:
    chart = content.forces.charts[MARINE]
    cheap = models(content, MARINE, *[f"8 {PULSE}"] * 2)
    dear = models(content, MARINE, f"5 {PULSE}", "8 wy_commando_pulse_rifle")
    assert chart.chart.cost(dear).value == 330
    assert why(chart, cheap, 400) == []
    assert why(chart, dear, 400) == ["too-few hero DEC-42"]
    assert why(chart.with_minimum("from_300"), dear, 400) == ["too-few hero DEC-42"]
    assert why(chart.with_minimum("always"), cheap, 400) == ["too-few hero DEC-42"]
    assert why(chart.with_minimum("never"), dear, 400) == []


@pytest.mark.rules("HUNT-HERO-02")
def test_heroes_cost_at_most_half_of_the_list(content: Content) -> None:
    chart = content.forces.charts[MARINE]
    squads = models(content, MARINE, *[f"5 {PULSE}"] * 2)
    first = len(chart.units)
    for costs, complaints in (
        ([100], []),
        ([101], ["wrong-share hero HERO-02"]),
        ([50, 50], []),
        ([50, 51], ["wrong-share hero HERO-02"]),
        ([10, 10, 10], ["too-many hero DEC-42"]),
    ):
        heroes = [Bought(first + n, 1, 2 + n) for n in range(len(costs))]
        assert why(chart.with_heroes(costs), squads + heroes, 999) == complaints


def test_a_squad_has_at_most_one_hero(content: Content) -> None:
    chart = content.forces.charts[MARINE].with_heroes([50, 50])
    squads = models(content, MARINE, *[f"5 {PULSE}"] * 2)
    first = len(content.forces.charts[MARINE].units)
    assert why(chart, [*squads, Bought(first, 1, 0), Bought(first + 1, 1, 1)]) == []
    assert why(chart, [*squads, Bought(first, 1, 0), Bought(first + 1, 1, 0)]) == ["too-many hero FORC-02"]


# ---- Aliens and Predators


def test_the_third_list_of_the_rulebook(content: Content) -> None:
    """HUNT-EX-34: 6 Facehuggers, 6 Stalkers, 3 Infants and 2 Alien Warriors cost 200 points."""
    chart = content.forces.charts[ALIEN]
    bought = models(content, ALIEN, "6 face_hugger, 6 alien_stalker, 3 alien_infant_warrior, 2 alien_warrior")
    assert chart.chart.cost(bought).value == 200
    assert why(chart, bought, 200) == []


@pytest.mark.rules("HUNT-FORC-10", "HUNT-FORC-11")
@pytest.mark.parametrize(
    ("hive", "complaints"),
    [
        ("10 alien_stalker, 1 predalien", ["wrong-share troop FORC-10", "wrong-share hero HERO-02"]),
        ("12 alien_stalker, 1 predalien", []),
        ("10 alien_stalker, 4 alien_warrior", ["too-many support FORC-10"]),
        ("40 alien_stalker, 2 alien_queen", ["too-many alien_queen FORC-10"]),
        ("40 alien_stalker, 2 praetorian, 1 predalien", ["too-many hero DEC-42"]),
        ("10 alien_stalker/2", ["level-out-of-bounds alien_stalker FORC-01"]),
        ("10 alien_stalker, 1 royal_guard, 1 praetorian", ["wrong-share troop FORC-10"]),
    ],
)
def test_lists_of_aliens(content: Content, hive: str, complaints: list[str]) -> None:
    chart = content.forces.charts[ALIEN].with_minimum("never")
    assert why(chart, models(content, ALIEN, hive), 9999) == complaints


@pytest.mark.rules("HUNT-FORC-12")
@pytest.mark.parametrize(
    ("packs", "complaints"),
    [
        (["3 predator_young_blood", "6 predator_hellhound"], []),
        (["4 predator_young_blood", "6 predator_hellhound"], ["too-many predator_young_blood FORC-12"]),
        (["3 predator_young_blood", "7 predator_hellhound"], ["too-many predator_hellhound FORC-12"]),
        (["2 predator_hunter", "1 predator_hunter"], ["too-many predator_hunter FORC-12"]),
        (["1 predator_hunter"], ["too-few hunter FORC-12"]),
        (["1 predator_hunter"] * 7, ["too-many hunter FORC-12"]),
        (["1 predator_hunter, 1 predator_hellhound", "1 predator_hunter"], ["mixed-group 0 DEC-110"]),
        (["1 predator_hunter/4", "1 predator_berserker/2"], []),
        (["1 predator_hellhound/2", "1 predator_hunter"], ["level-out-of-bounds predator_hellhound FORC-01"]),
    ],
)
def test_lists_of_predators(content: Content, packs: list[str], complaints: list[str]) -> None:
    chart = content.forces.charts[PREDATOR].with_minimum("never")
    assert why(chart, models(content, PREDATOR, *packs), 9999) == complaints


def test_levels_have_their_price(content: Content) -> None:
    chart = content.forces.charts[PREDATOR].chart
    assert chart.cost(models(content, PREDATOR, "1 predator_hunter/4")).value == 55 + 3 * 40


def test_elders_are_made_not_bought(content: Content) -> None:
    for faction, chart in enumerate(content.forces.charts):
        bought = {content.units[unit].id for unit in chart.units}
        own = {unit.id for unit in content.units[:-1] if unit.faction == faction}
        assert own - bought == {id for id in own if id.startswith("elder_")}


# ---- heroes


@pytest.mark.rules("HUNT-FORC-09", "HUNT-HERO-12")
@pytest.mark.parametrize(
    ("base", "rank", "ranged", "melee", "price"),
    [
        ("marine", "captain", "m41a1_pulse_rifle", "combat_knife", 75),
        ("marine", "colonel", "m56_smart_gun", "overcharged_stun_prod", 255),
        ("wy_commando", "major", "mk221_tactical_shotgun", "combat_knife_wy", 205),
        ("alien_warrior", "", "acid_spit_weapon", "warrior_claws", 75),
        ("predalien", "", "", "predalien_claws", 175),
        ("alien_queen", "", "acid_spit_weapon", "queen_claws", 285),
        ("elder_predator_warrior", "", "", "combi_stick", 130),
        ("elder_predator_hunter", "", "gatling_plasma_caster", "smart_disc_melee", 180),
        ("elder_predator_berserker", "", "", "wrist_blade", 150),
    ],
)
def test_prices_of_heroes(content: Content, base: str, rank: str, ranged: str, melee: str, price: int) -> None:
    heroes = content.heroes
    pick = HeroPick(
        [each.id for each in heroes.bases].index(base),
        [each.id for each in heroes.ranks].index(rank) if rank else NONE,
        content.weapon_index[ranged] if ranged else NONE,
        content.weapon_index[melee],
    )
    assert heroes.price(pick) == price


@pytest.mark.rules("HUNT-HERO-13")
def test_what_heroes_may_take(content: Content) -> None:
    for base in content.heroes.bases:
        prices = dict(base.ranged)
        without = base.faction != MARINE and base.id != "alien_warrior"
        assert (NONE in prices) == without
        assert NONE not in dict(base.melee)
    berserker = next(base for base in content.heroes.bases if base.id == "elder_predator_berserker")
    assert berserker.ranged == ((NONE, 0),)


def test_limits_of_changes(content: Content) -> None:
    heroes = content.heroes
    elder = next(base for base in heroes.bases if base.id == "elder_predator_berserker")
    assert elder.up == (0, 2, 1, 3, 1, 0, 1, 1)
    assert elder.down == (0, 0, 2, 1, 2, 0, 0, 1)
    captain = heroes.ranks[0]
    assert (captain.add, captain.a, captain.a_min) == ((0, 0, 0, 0, 1, 0, 1, 0), 14, 10)
    assert [cost for cost in captain.cost if cost != NONE] == [75, 100]
    assert heroes.change_of(MARINE, "cc").up == (1, 1, 1)
    assert heroes.change_of(ALIEN, "rs").down == (2, 1, 2)
    assert heroes.field_cost == (15, 10, 15)
    assert [(skill.id, skill.cost, skill.x) for skill in heroes.skills if skill.faction == MARINE] == [
        ("dodge", 20, 0), ("perimeter_secured", 30, 0), ("heal", 20, 4),
    ]  # fmt: skip


def test_bases_and_their_units(content: Content) -> None:
    units = {base.id: base.unit for base in content.heroes.bases}
    assert units["marine"] == units["wy_commando"] == NONE
    assert all(content.units[unit].id == id for id, unit in units.items() if unit != NONE)


# ---- ready-made lists


def test_every_ready_made_list_is_legal(content: Content) -> None:
    lists = [*content.forces.lists, *[each.force for each in content.arena.lists]]
    assert len(lists) == 21
    for force in lists:
        chart = content.forces.charts[force.faction]
        bought = chart.bought(force)
        priced = chart.with_heroes([content.heroes.price(pick) for pick in force.heroes])
        assert why(priced, bought, force.points) == []
        assert priced.chart.cost(bought).value == force.points


def test_a_list_in_its_order(content: Content) -> None:
    medium = content.map_index["arena_medium"]
    force = content.arena.list_of(medium, "survivors", MARINE)
    chart = content.forces.charts[MARINE]
    bought = chart.bought(force)
    assert [content.units[chart.units[model.unit]].id for model in bought[4:8]] == [
        SMART, FLAME, TRACKER, "colonial_marine_sergeant",
    ]  # fmt: skip
    assert [model.level for model in bought] == [1] * 7 + [2] + [1] * 8
    assert [model.group for model in bought] == [0] * 8 + [1] * 8


@pytest.mark.rules("HUNT-AREN-15")
def test_the_arena_has_a_list_for_everybody(content: Content) -> None:
    for size in content.arena.sizes:
        for side in ("survivors", "horde"):
            for faction in range(len(FACTIONS)):
                force = content.arena.list_of(size.map, side, faction)
                assert force.faction == faction
                assert 0.9 * size.points(side) <= force.points <= size.points(side)
    small = content.arena.size_of(content.map_index["arena_small"])
    assert (small.survivor_points, small.horde_points, small.head_start) == (100, 150, (6, 0, 0))
    assert [(size.growth_won, size.growth_lost) for size in content.arena.sizes] == [(8, 4), (2, 1), (12, 6)]
