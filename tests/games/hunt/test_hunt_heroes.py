"""Hero creation: what may be changed, what it costs, and who comes of it. HUNT-HERO"""

from __future__ import annotations

from dataclasses import replace

import pytest

from hullbreach.games.hunt.content.hero_records import FIELDS
from hullbreach.games.hunt.content.load import load
from hullbreach.games.hunt.content.names import ALIEN, LARGE, MARINE, MEDIUM, NONE, PREDATOR, STATS
from hullbreach.games.hunt.content.skills import skills_in
from hullbreach.games.hunt.rules.armies.heroes import (
    Hero,
    beginnings,
    cannot_arm,
    cannot_change_stat,
    cannot_change_weapon,
    cannot_learn,
    hero_cost,
    hero_profile,
    new_hero,
    with_change,
    with_stat,
    with_weapon,
)
from tests.games.hunt.positions import reason

CONTENT = load()
HEROES = CONTENT.heroes


def hero(base: str, rank: str = "") -> Hero:
    bases, ranks = [each.id for each in HEROES.bases], [each.id for each in HEROES.ranks]
    return new_hero(HEROES, bases.index(base), ranks.index(rank) if rank else NONE)


def changed(one: Hero, **by: int) -> Hero:
    for stat, n in by.items():
        one = with_stat(one, STATS.index(stat), n)
    return one


def weapon(id: str) -> int:
    return CONTENT.weapon_index[id]


def skill(id: str, faction: int) -> int:
    return [(each.id, each.faction) for each in HEROES.skills].index((id, faction))


def cost(one: Hero) -> int:
    return hero_cost(CONTENT, one).value


def line(one: Hero) -> tuple[int, ...]:
    p = hero_profile(CONTENT, one)
    return p.m, p.cc, p.rs, p.st, p.con, p.ld, p.w, p.a, p.a_min


@pytest.mark.rules("HUNT-HERO-01", "HUNT-FORC-09", "HUNT-DEC-44", "HUNT-FORC-13")
@pytest.mark.parametrize(
    ("base", "rank", "price", "stats"),
    [
        ("marine", "captain", 75, (1, 12, 14, 9, 10, 19, 2, 14, 10)),
        ("marine", "major", 110, (1, 13, 15, 10, 10, 19, 3, 15, 11)),
        ("marine", "colonel", 195, (1, 14, 16, 11, 11, 19, 4, 15, 12)),
        ("wy_commando", "captain", 100, (1, 14, 16, 11, 12, 19, 2, 14, 10)),
        ("wy_commando", "major", 185, (1, 15, 17, 12, 12, 19, 3, 15, 11)),
        ("wy_commando", "colonel", 250, (1, 16, 18, 13, 13, 19, 4, 15, 12)),
    ],
)
def test_ranks_of_marine_heroes(base: str, rank: str, price: int, stats: tuple[int, ...]) -> None:
    one = hero(base, rank)
    assert cost(one) == price
    assert line(one) == stats
    profile = hero_profile(CONTENT, one)
    assert (profile.base, profile.type, profile.faction) == (MEDIUM, "hero", MARINE)
    wanted = {"team_tactics", "grenade_launcher"} | ({"perimeter_secured"} if base == "wy_commando" else set())
    assert set(skills_in(profile.skills)) == wanted
    assert profile.gun is not None
    assert profile.gun.id == "m41a1_pulse_rifle"
    assert profile.used_by("grenade_launcher") is not None
    # A Weyland-Yutani hero has the Commando's knife (HUNT-STA-14).
    assert profile.blade is not None
    assert profile.blade.st == (11 if base == "wy_commando" else 9)


@pytest.mark.rules("HUNT-HERO-10", "HUNT-HERO-12", "HUNT-DEC-04", "HUNT-STA-14", "HUNT-FORC-09")
@pytest.mark.parametrize(
    ("base", "price", "size", "blade", "skills"),
    [
        ("alien_warrior", 75, MEDIUM, (16, 4, 2), {"acid_spit", "acidic_blood"}),
        ("praetorian", 120, LARGE, (16, 4, 2), {"royal_pheromones", "acidic_blood"}),
        ("predalien", 175, MEDIUM, (16, 5, 3), {"egg_injection", "acidic_blood"}),
        ("alien_queen", 275, LARGE, (16, 5, 3), {"royal_pheromones", "unstoppable", "resilient", "acidic_blood"}),
        ("elder_predator_warrior", 100, MEDIUM, (14, 2, 0), {"seasoned_hunter"}),
        ("elder_predator_hunter", 100, MEDIUM, (14, 2, 0), {"seasoned_hunter"}),
        ("elder_predator_berserker", 150, MEDIUM, (14, 2, 0), {"seasoned_hunter", "rage"}),
    ],
)
def test_heroes_of_aliens_and_predators(
    base: str, price: int, size: int, blade: tuple[int, ...], skills: set[str]
) -> None:
    one = hero(base)
    profile = hero_profile(CONTENT, one)
    assert cost(one) == price
    assert profile.base == size
    assert profile.blade is not None
    assert (profile.blade.st, profile.blade.roa, profile.blade.avv) == blade
    assert set(skills_in(profile.skills)) == skills


@pytest.mark.rules("HUNT-HERO-03", "HUNT-EX-36")
def test_stat_points_cost_five_and_wounds_fifteen_within_the_table() -> None:
    elder = hero("elder_predator_warrior")
    assert cost(changed(elder, cc=2)) == 110
    assert cost(changed(elder, w=1)) == 115
    assert cost(changed(elder, cc=2, st=-1)) == 105
    for stat, most, least in (("cc", 2, 1), ("rs", 1, 1), ("con", 1, 1), ("w", 1, 0), ("m", 0, 0), ("ld", 0, 0)):
        for by, bound in ((1, most), (-1, least)):
            one = elder
            for _ in range(bound):
                assert cannot_change_stat(HEROES, one, STATS.index(stat), by) is None
                one = changed(one, **{stat: by})
            no = cannot_change_stat(HEROES, one, STATS.index(stat), by)
            assert reason(no) == "stat-out-of-bounds HUNT-HERO-03"


@pytest.mark.rules("HUNT-HERO-03")
def test_a_change_of_armour_leaves_the_floor() -> None:
    captain = changed(hero("marine", "captain"), a=1)
    assert (hero_profile(CONTENT, captain).a, hero_profile(CONTENT, captain).a_min) == (15, 10)


@pytest.mark.rules("HUNT-STA-01", "HUNT-DEC-106")
def test_nothing_is_bought_above_twenty() -> None:
    queen = changed(hero("alien_queen"), cc=1)
    assert hero_profile(CONTENT, queen).cc == 20
    assert reason(cannot_change_stat(HEROES, queen, STATS.index("cc"), 1)) == "stat-too-high HUNT-DEC-106"


@pytest.mark.rules("HUNT-HERO-04", "HUNT-EX-36", "HUNT-DEC-109")
def test_a_hero_never_costs_less_than_its_rank_but_may_spend_what_it_saves() -> None:
    captain = hero("marine", "captain")
    assert cost(changed(captain, cc=-1, rs=-1)) == 75
    stunning = with_weapon(CONTENT, changed(captain, cc=-1, rs=-1), weapon("overcharged_stun_prod"))
    assert cost(stunning) == 75
    assert cost(with_weapon(CONTENT, captain, weapon("overcharged_stun_prod"))) == 85
    assert cost(with_weapon(CONTENT, changed(captain, cc=-1), weapon("m56_smart_gun"))) == 120


@pytest.mark.rules("HUNT-HERO-05", "HUNT-DEC-45")
def test_weapons_are_changed_point_by_point() -> None:
    elder = with_weapon(CONTENT, hero("elder_predator_warrior"), weapon("combi_stick"))
    assert cost(elder) == 130
    st, roa, avv = range(len(FIELDS))
    better = with_change(with_change(elder, "cc", st, 2), "cc", roa, 1)
    assert cost(better) == 130 + 2 * 15 + 10
    profile = hero_profile(CONTENT, better)
    assert profile.blade is not None
    assert (profile.blade.st, profile.blade.roa, profile.blade.avv) == (16, 5, 3)
    assert reason(cannot_change_weapon(CONTENT, better, "cc", avv, 1)) == "too-many-upgrades HUNT-HERO-05"
    worse = with_change(with_change(elder, "cc", st, -1), "cc", avv, -1)
    # The weapon never costs less than its list price.
    assert cost(worse) == 130
    assert reason(cannot_change_weapon(CONTENT, worse, "cc", roa, -1)) == "too-many-downgrades HUNT-HERO-05"
    assert cost(with_change(worse, "cc", roa, 2)) == 130


@pytest.mark.rules("HUNT-HERO-05", "HUNT-DEC-45")
@pytest.mark.parametrize(
    ("base", "rank", "kind", "up", "down"),
    [
        ("marine", "captain", "rs", (2, 1, 2), (2, 0, 0)),
        ("marine", "captain", "cc", (1, 1, 1), (2, 0, 0)),
        ("alien_warrior", "", "rs", (2, 1, 1), (2, 0, 0)),
        ("alien_warrior", "", "cc", (3, 2, 2), (2, 1, 2)),
        ("elder_predator_hunter", "", "cc", (3, 2, 2), (2, 1, 0)),
    ],
)
def test_bounds_of_weapon_changes(base: str, rank: str, kind: str, up: tuple[int, ...], down: tuple[int, ...]) -> None:
    one = hero(base, rank)
    for field in range(len(FIELDS)):
        for by, most in ((1, up[field]), (-1, down[field])):
            at_most = one
            for _ in range(most):
                assert cannot_change_weapon(CONTENT, at_most, kind, field, by) is None
                at_most = with_change(at_most, kind, field, by)
            assert cannot_change_weapon(CONTENT, at_most, kind, field, by) is not None


@pytest.mark.rules("HUNT-HERO-05", "HUNT-HERO-13", "HUNT-DEC-109")
def test_what_has_no_number_or_would_be_too_weak_is_not_changed() -> None:
    captain = with_weapon(CONTENT, hero("marine", "captain"), weapon("overcharged_stun_prod"))
    assert reason(cannot_change_weapon(CONTENT, captain, "cc", 0, 1)) == "weapon-out-of-bounds HUNT-HERO-05"
    assert reason(cannot_change_weapon(CONTENT, captain, "rs", 1, -1)) == "weapon-too-weak HUNT-HERO-13"
    assert reason(cannot_change_weapon(CONTENT, captain, "rs", 2, -1)) == "weapon-too-weak HUNT-HERO-13"
    rifle = hero_profile(CONTENT, with_change(captain, "rs", 0, 2))
    assert rifle.gun is not None
    grenade = rifle.used_by("grenade_launcher")
    assert grenade is not None
    assert (rifle.gun.st, grenade.st) == (14, 16)
    elder = hero("elder_predator_warrior")
    assert reason(cannot_change_weapon(CONTENT, elder, "rs", 0, 1)) == "no-such-weapon HUNT-HERO-13"


@pytest.mark.rules("HUNT-HERO-06", "HUNT-HERO-12", "HUNT-HERO-10")
def test_a_weapon_brings_its_skills() -> None:
    for base, id, brings in (
        ("marine", "m240_flame_thrower", {"burning_inferno"}),
        ("marine", "m56_smart_gun", {"guided_fire"}),
        ("marine", "m37a2_shotgun", {"shotgun", "point_blank_shot"}),
        ("wy_commando", "mk221_tactical_shotgun", {"shotgun", "point_blank_shot"}),
        ("marine", "overcharged_stun_prod", {"electric_shock", "grenade_launcher"}),
        ("elder_predator_warrior", "smart_disc_melee", {"smart_disc_throw"}),
        ("elder_predator_hunter", "plasma_cannon", {"hot_plasma"}),
        ("predalien", "acid_spit_weapon", {"acid_spit"}),
    ):
        before = hero(base, "captain" if base in ("marine", "wy_commando") else "")
        profile = hero_profile(CONTENT, with_weapon(CONTENT, before, weapon(id)))
        assert brings <= set(skills_in(profile.skills))
        assert profile.weapon(id) is not None
    thrower = hero_profile(CONTENT, with_weapon(CONTENT, hero("elder_predator_warrior"), weapon("smart_disc_melee")))
    assert thrower.used_by("smart_disc_throw") is not None
    spitter = with_weapon(CONTENT, hero("alien_queen"), weapon("acid_spit_weapon"))
    assert (hero_profile(CONTENT, spitter).rs, hero_profile(CONTENT, hero("alien_queen")).rs) == (10, NONE)


@pytest.mark.rules("HUNT-HERO-13", "HUNT-HERO-06")
def test_only_weapons_of_the_table_are_taken() -> None:
    captain = hero("marine", "captain")
    assert reason(cannot_arm(CONTENT, captain, weapon("mk221_tactical_shotgun"))) == "not-on-offer HUNT-HERO-06"
    assert reason(cannot_arm(CONTENT, captain, weapon("combat_knife"))) == "has-it-already HUNT-HERO-13"
    # Marines always have a ranged weapon, Elders may go without, a Berserker must.
    assert cannot_arm(CONTENT, captain, NONE) is not None
    armed = with_weapon(CONTENT, hero("elder_predator_hunter"), weapon("plasma_caster"))
    assert cannot_arm(CONTENT, armed, NONE) is None
    berserker = hero("elder_predator_berserker")
    assert all(cannot_arm(CONTENT, berserker, each.index) is not None for each in CONTENT.weapons if each.kind == "rs")


@pytest.mark.rules("HUNT-HERO-07", "HUNT-HERO-08", "HUNT-HERO-09", "HUNT-HERO-11")
def test_three_more_skills_for_points() -> None:
    for base, rank, faction, prices in (
        ("marine", "captain", MARINE, {"dodge": 20, "perimeter_secured": 30, "heal": 20}),
        ("predalien", "", ALIEN, {
            "dodge": 15, "hive_bloodhounds": 25, "improved_hide": 10, "royal_pheromones": 30, "unstoppable": 20,
            "resilient": 20,
        }),
        ("elder_predator_warrior", "", PREDATOR, {"charge": 20, "rage": 30, "self_destruct_device": 30}),
    ):  # fmt: skip
        one = hero(base, rank)
        offered = {each.id: each.cost for each in HEROES.skills if each.faction == faction}
        assert offered == prices
        for id in list(prices)[:3]:
            number = skill(id, faction)
            assert cannot_learn(CONTENT, one, number) is None
            more = replace(one, skills=(*one.skills, number))
            assert cost(more) == cost(one) + prices[id]
            assert id in skills_in(hero_profile(CONTENT, more).skills)
            one = more
        assert reason(cannot_learn(CONTENT, one, skill(list(prices)[-1], faction))) == "too-many-skills HUNT-HERO-07"
    marine = replace(hero("marine", "captain"), skills=(skill("heal", MARINE),))
    assert hero_profile(CONTENT, marine).heal == 4


@pytest.mark.rules("HUNT-HERO-13", "HUNT-HERO-07")
def test_a_skill_that_the_hero_has_is_not_bought() -> None:
    for base, rank, id, faction in (
        ("wy_commando", "captain", "perimeter_secured", MARINE),
        ("alien_queen", "", "resilient", ALIEN),
        ("elder_predator_berserker", "", "rage", PREDATOR),
    ):
        assert reason(cannot_learn(CONTENT, hero(base, rank), skill(id, faction))) == "has-it-already HUNT-HERO-13"
    assert reason(cannot_learn(CONTENT, hero("predalien"), skill("charge", PREDATOR))) == "not-on-offer HUNT-HERO-07"


@pytest.mark.rules("HUNT-HERO-01")
def test_every_faction_has_its_types() -> None:
    found = [len(beginnings(HEROES, faction)) for faction in (MARINE, ALIEN, PREDATOR)]
    assert found == [6, 4, 3]
