"""Force lists: what charts allow, how a list is bought in secret, and who takes the field. HUNT-FORC"""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from hullbreach.games.hunt.content.force_records import Group
from hullbreach.games.hunt.content.load import load
from hullbreach.games.hunt.content.names import ALIEN, MARINE, PREDATOR
from hullbreach.games.hunt.rules.armies.lists import (
    Draft,
    bought,
    cannot_be,
    cannot_play,
    chart_of,
    cost_of,
    force_of,
    grown,
    left_of,
    models_of,
    ready_draft,
    with_model,
)
from hullbreach.kernel.match import SPECTATOR
from hullbreach.parts.drafting import Bought
from tests.games.hunt.matches import Game
from tests.games.hunt.positions import reason

CONTENT = load()
WORDS = {
    "pulse": "colonial_marine_pulse_rifle",
    "smart": "colonial_marine_smart_gun",
    "flame": "colonial_marine_flame_thrower",
    "tracker": "colonial_marine_motion_tracker",
    "sergeant": "colonial_marine_sergeant",
    "commando": "wy_commando_pulse_rifle",
    "commando_smart": "wy_commando_smart_gun",
    "commando_flame": "wy_commando_flame_thrower",
    "loader": "power_loader",
    "gun": "sentry_gun",
    "hugger": "face_hugger",
    "infant": "alien_infant_warrior",
    "stalker": "alien_stalker",
    "warrior": "alien_warrior",
    "guard": "royal_guard",
    "queen": "alien_queen",
    "disc": "predator_warrior_smart_disc",
    "hunter": "predator_hunter",
    "blood": "predator_young_blood",
    "hound": "predator_hellhound",
    "berserker": "predator_berserker",
}


def listed(faction: int, *groups: str) -> Draft:
    """A list by its groups: "7 pulse + 1 sergeant/2" (a number after the slash is the level)."""
    chart = CONTENT.forces.charts[faction]
    models: list[Bought] = []
    for number, group in enumerate(groups):
        for entry in group.split(" + "):
            count, _, word = entry.partition(" ")
            word, _, level = word.partition("/")
            unit = chart.units.index(CONTENT.unit_index[WORDS[word]])
            models += [Bought(unit, int(level or 1), 0 if faction == ALIEN else number)] * int(count)
    return Draft(tuple(models), (), len(groups))


def verdict(faction: int, draft: Draft, points: int, minimum: str = "from_300") -> str:
    return reason(cannot_play(CONTENT, faction, minimum, draft, points))


@pytest.mark.rules("HUNT-EX-33", "HUNT-FORC-01", "HUNT-FORC-04", "HUNT-FORC-05")
def test_the_marine_list_of_200_points() -> None:
    draft = listed(
        MARINE,
        "4 pulse + 1 smart + 1 flame + 1 tracker + 1 sergeant/2",
        "5 pulse + 1 smart + 1 flame + 1 tracker",
    )
    assert cost_of(CONTENT, MARINE, draft) == 200
    assert verdict(MARINE, draft, 200) == ""
    assert verdict(MARINE, draft, 199) == "over-the-points HUNT-FORC-01"


@pytest.mark.rules("HUNT-EX-32", "HUNT-FORC-06", "HUNT-DEC-42")
def test_the_marine_list_of_295_points_needs_no_hero() -> None:
    draft = listed(MARINE, "7 pulse + 1 sergeant/2", "5 commando")
    assert cost_of(CONTENT, MARINE, draft) == 295
    assert verdict(MARINE, draft, 300) == ""
    assert verdict(MARINE, draft, 300, "always") == "too-few HUNT-DEC-42"
    # The minimum holds from a cost of 300 points on, whatever the limit.
    richer = listed(MARINE, "7 pulse + 1 sergeant/2", "5 commando", "8 pulse")
    assert cost_of(CONTENT, MARINE, richer) == 375
    assert verdict(MARINE, richer, 500) == "too-few HUNT-DEC-42"
    assert verdict(MARINE, richer, 500, "never") == ""


@pytest.mark.rules("HUNT-EX-34", "HUNT-FORC-10", "HUNT-FORC-11")
def test_the_alien_list_of_200_points() -> None:
    draft = listed(ALIEN, "6 hugger + 6 stalker + 3 infant + 2 warrior")
    assert cost_of(CONTENT, ALIEN, draft) == 200
    assert verdict(ALIEN, draft, 200) == ""
    assert {model.level for model in models_of(CONTENT, ALIEN, draft)} == {1}


@pytest.mark.rules("HUNT-FORC-02", "HUNT-DEC-42")
@pytest.mark.parametrize(
    ("groups", "wrong"),
    [
        (["5 pulse"], "too-few HUNT-FORC-02"),
        (["4 pulse", "5 pulse"], "too-few HUNT-FORC-02"),
        (["9 pulse", "5 pulse"], "too-many HUNT-FORC-02"),
        (["5 pulse"] * 6, "too-many HUNT-FORC-02"),
        (["5 pulse", "5 pulse", "1 gun", "1 gun", "1 gun", "1 gun"], "too-many HUNT-FORC-02"),
        (["5 pulse", "5 pulse", "4 gun"], "too-many HUNT-FORC-02"),
        (["3 pulse + 2 smart", "5 pulse"], "too-many HUNT-FORC-04"),
        (["2 pulse + 2 flame + 1 tracker", "5 pulse"], "too-many HUNT-FORC-04"),
        (["3 pulse + 2 sergeant", "5 pulse"], "too-many HUNT-FORC-05"),
        (["5 pulse + 5 commando", "5 pulse"], "mixed-group HUNT-DEC-110"),
        (["5 commando + 4 pulse + 1 sergeant", "5 pulse"], "mixed-group HUNT-DEC-110"),
        (["4 pulse + 1 pulse/2", "5 pulse"], "mixed-levels HUNT-FORC-03"),
        (["5 pulse/3", "5 pulse"], "level-out-of-bounds HUNT-FORC-01"),
        (["5 commando/2", "5 pulse"], "level-out-of-bounds HUNT-FORC-01"),
        (["4 pulse + 1 sergeant/3", "5 pulse"], "level-out-of-bounds HUNT-FORC-01"),
        (["5 pulse", "5 pulse", "1 loader/3"], "level-out-of-bounds HUNT-FORC-01"),
        (["5 pulse", "5 pulse", "1 gun/2"], "level-out-of-bounds HUNT-FORC-01"),
    ],
)
def test_what_a_list_of_marines_may_not_be(groups: list[str], wrong: str) -> None:
    assert verdict(MARINE, listed(MARINE, *groups), 2000, "never") == wrong


@pytest.mark.rules(
    "HUNT-FORC-03", "HUNT-FORC-04", "HUNT-FORC-05", "HUNT-FORC-06", "HUNT-FORC-07", "HUNT-FORC-08", "HUNT-DEC-43"
)
def test_what_marines_cost() -> None:
    for groups, cost in (
        (["5 pulse", "5 pulse"], 100),
        (["5 pulse/2", "5 pulse"], 150),
        (["4 pulse + 1 sergeant", "5 pulse"], 125),
        (["4 pulse + 1 sergeant/2", "5 pulse"], 140),
        (["2 commando + 3 commando_smart", "5 pulse"], 225),
        (["5 pulse", "5 pulse", "1 loader"], 175),
        (["5 pulse", "5 pulse", "1 loader/2"], 210),
        (["5 pulse", "5 pulse", "3 gun"], 205),
    ):
        draft = listed(MARINE, *groups)
        assert cost_of(CONTENT, MARINE, draft) == cost
        assert verdict(MARINE, draft, cost) == ""


@pytest.mark.rules("HUNT-FORC-10", "HUNT-HERO-02", "HUNT-FORC-14")
def test_shares_are_taken_of_what_the_list_costs() -> None:
    # 100 points of support need as much in troops, whatever the limit.
    assert verdict(ALIEN, listed(ALIEN, "1 guard + 8 infant"), 500) == "wrong-share HUNT-FORC-10"
    assert verdict(ALIEN, listed(ALIEN, "1 guard + 9 infant"), 500) == ""
    assert verdict(ALIEN, listed(ALIEN, "4 warrior + 40 infant"), 900, "never") == "too-many HUNT-FORC-10"
    assert verdict(ALIEN, listed(ALIEN, "1 queen + 22 infant"), 999) == "wrong-share HUNT-FORC-10"
    assert verdict(ALIEN, listed(ALIEN, "1 queen + 23 infant"), 999) == ""
    assert verdict(ALIEN, listed(ALIEN, "2 queen + 60 infant"), 2000) == "too-many HUNT-FORC-10"


@pytest.mark.rules("HUNT-FORC-12", "HUNT-DEC-43")
def test_packs_of_predators() -> None:
    assert verdict(PREDATOR, listed(PREDATOR, "1 disc"), 300) == "too-few HUNT-FORC-12"
    assert verdict(PREDATOR, listed(PREDATOR, "1 disc", "1 hunter"), 300) == ""
    assert verdict(PREDATOR, listed(PREDATOR, "2 disc", "1 hunter"), 300) == "too-many HUNT-FORC-12"
    assert verdict(PREDATOR, listed(PREDATOR, "3 blood", "6 hound"), 300) == ""
    assert verdict(PREDATOR, listed(PREDATOR, "4 blood", "1 disc"), 300) == "too-many HUNT-FORC-12"
    assert verdict(PREDATOR, listed(PREDATOR, "1 disc", "7 hound"), 300) == "too-many HUNT-FORC-12"
    assert verdict(PREDATOR, listed(PREDATOR, *["1 hound"] * 7), 300) == "too-many HUNT-FORC-12"
    assert verdict(PREDATOR, listed(PREDATOR, "1 disc/4", "1 hound"), 300) == ""
    assert cost_of(CONTENT, PREDATOR, listed(PREDATOR, "1 disc/4", "1 berserker/2")) == 65 + 3 * 45 + 125 + 60
    assert verdict(PREDATOR, listed(PREDATOR, "1 disc", "1 hound/2"), 300) == "level-out-of-bounds HUNT-FORC-01"
    assert verdict(PREDATOR, listed(PREDATOR, "1 disc + 1 hunter", "1 hound"), 300) == "mixed-group HUNT-DEC-110"


@pytest.mark.rules("HUNT-FORC-13", "HUNT-HERO-02", "HUNT-DEC-42")
def test_heroes_cost_at_most_half_and_there_are_two_at_most() -> None:
    captain = ready_draft(CONTENT, MARINE, CONTENT.forces.lists[0]).heroes[0]
    poor = Draft(listed(MARINE, "5 pulse", "5 pulse").models, (captain,), 2)
    assert verdict(MARINE, poor, 300) == ""
    both = Draft(poor.models, (captain, captain), 2)
    assert verdict(MARINE, both, 300) == "wrong-share HUNT-HERO-02"
    rich = listed(MARINE, "8 pulse", "8 pulse", "8 pulse", "8 pulse")
    assert verdict(MARINE, Draft(rich.models, (captain, captain), 4), 999) == ""
    assert verdict(MARINE, Draft(rich.models, (captain,) * 3, 4), 999) == "too-many HUNT-DEC-42"


@pytest.mark.rules("HUNT-FORC-14", "HUNT-DEC-111", "HUNT-EXP-01")
def test_a_hero_is_a_group_of_its_own_unless_it_is_attached() -> None:
    captain = ready_draft(CONTENT, MARINE, CONTENT.forces.lists[0]).heroes[0]
    squads = listed(MARINE, "5 pulse", "5 pulse").models
    alone = models_of(CONTENT, MARINE, Draft(squads, (captain,), 2))
    joined = models_of(CONTENT, MARINE, Draft(squads, (replace(captain, group=1),), 2))
    assert [alone[-1].group not in (0, 1), joined[-1].group] == [True, 1]
    assert [model.group for model in joined[:10]] == [0] * 5 + [1] * 5
    two = Draft(squads, (replace(captain, group=1),) * 2, 2)
    assert reason(cannot_play(CONTENT, MARINE, "never", two, 999)) == "too-many HUNT-FORC-02"
    warrior = Draft(listed(ALIEN, "20 infant").models, (replace(captain, base=2, rank=-1, ranged=-1),), 1)
    assert [model.group for model in bought(CONTENT, ALIEN, warrior)][-1] == 0


@pytest.mark.rules("HUNT-AREN-03", "HUNT-FORC-01")
def test_ready_made_lists_are_legal() -> None:
    for force in CONTENT.forces.lists:
        draft = ready_draft(CONTENT, force.faction, force)
        assert (verdict(force.faction, draft, 300), cost_of(CONTENT, force.faction, draft)) == ("", 300)
        assert len(force_of(CONTENT, force.faction, draft).models) == len(draft.models) + len(draft.heroes)
        assert force_of(CONTENT, force.faction, draft).decoys == (2 if force.faction == PREDATOR else 0)


# ---- buying


@pytest.mark.rules("HUNT-FORC-14", "HUNT-SET-03")
def test_lists_are_built_in_secret_at_the_same_time() -> None:
    game = Game(mission="custom", list="build", players=2, points=100)
    assert game.asked() == [0, 1]
    assert game.prompt(0) == "your list 0 of 100"
    assert "begin group with colonial_marine_pulse_rifle" in game.options(0)
    assert "done" not in game.options(0)
    assert game.refused(0, "done") == "no-models HUNT-FORC-01"
    game.play(0, "begin group with colonial_marine_pulse_rifle")
    game.play(1, "add alien_stalker to 1")
    assert game.prompt(0) == "your list 10 of 100"
    assert game.prompt(1) == "your list 15 of 100"
    for seat in (1, SPECTATOR):
        assert game.match.view(seat).state.drafts[0] == Draft()
    assert game.match.view(0).state.drafts[0].models != ()
    # A hundred points are just enough for two squads of five.
    assert game.refused(0, "begin group with wy_commando_pulse_rifle") == "over-the-points HUNT-FORC-01"
    assert game.refused(0, "make hero marine captain") == "over-the-points HUNT-FORC-01"
    assert game.refused(0, "raise group 1") == "over-the-points HUNT-FORC-01"
    assert game.refused(1, "add alien_queen to 1") == "over-the-points HUNT-FORC-01"
    assert game.refused(1, "add alien_queen to 2") == "no-such-group HUNT-FORC-02"
    assert game.refused(1, "raise group 1") == "level-out-of-bounds HUNT-FORC-01"
    game.play(1, "done")
    game.play(0, "add colonial_marine_smart_gun to 1")
    # Whoever is content waits; the others go on.
    assert game.asked() == [0]
    assert game.refused(0, "add colonial_marine_smart_gun to 1") == "too-many HUNT-FORC-04"
    game.play(0, *["add colonial_marine_pulse_rifle to 1"] * 3)
    assert game.refused(0, "add colonial_marine_sergeant to 1") == "over-the-points HUNT-FORC-01"
    game.play(0, "begin group with colonial_marine_pulse_rifle", *["add colonial_marine_pulse_rifle to 2"] * 4)
    assert game.options(0) == ["start over", "done"]
    game.play(0, "done")
    built = [text for text in game.told if text.startswith("list-built")]
    assert built == ["list-built marine 100 10", "list-built alien 15 1"]


@pytest.mark.rules("HUNT-HERO-01", "HUNT-HERO-02", "HUNT-FORC-14")
def test_a_hero_is_made_step_by_step_and_attached() -> None:
    game = Game(mission="custom", list="build", players=2, points=300)
    game.play(0, "begin group with colonial_marine_pulse_rifle")
    game.play(1, "add alien_stalker to 1")
    game.play(1, "done")
    game.play(0, "make hero marine captain")
    assert game.prompt(0) == "your hero 75 points"
    assert game.refused(0, "begin group with colonial_marine_pulse_rifle") == "finish-the-hero HUNT-HERO-01"
    assert game.refused(0, "raise m") == "stat-out-of-bounds HUNT-HERO-03"
    assert game.refused(0, "raise cc") == "stat-out-of-bounds HUNT-HERO-03"
    game.play(0, "raise w", "lower cc", "arm with m56_smart_gun")
    assert game.prompt(0) == "your hero 135 points"
    game.play(0, "improve m56_smart_gun roa")
    assert game.prompt(0) == "your hero 145 points"
    # Half of 300 points is the most that heroes may cost.
    assert game.refused(0, "learn dodge/marine") == "over-the-points HUNT-FORC-01"
    game.play(0, "worsen m56_smart_gun roa", "attach to 1")
    assert game.refused(0, "attach to 1") == "cannot-attach HUNT-FORC-14"
    game.play(0, "attach to nobody")
    assert game.refused(0, "attach to nobody") == "is-independent HUNT-FORC-14"
    game.play(0, "attach to 1", "done")
    hero = game.g.drafts[0].heroes[0]
    assert (hero.group, hero.stats) == (0, (0, -1, 0, 0, 0, 0, 1, 0))
    assert game.refused(0, "dismiss hero") == "no-hero HUNT-HERO-01"
    # A second one would cost more than half of what is left to buy.
    assert game.refused(0, "make hero marine captain") == "over-the-points HUNT-FORC-01"
    game.play(0, "start over", "make hero wy_commando captain", "dismiss hero")
    assert game.g.drafts[0] == Draft()
    game.play(0, "take ready list", "done")
    assert "list-built marine 300 11" in game.told


@pytest.mark.rules("HUNT-FORC-01", "HUNT-FORC-02")
@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_offered_leads_to_a_legal_list(seed: int) -> None:
    chance = random.Random(seed)
    points = chance.choice([150, 200, 300])
    game = Game(mission="custom", list="build", points=points)
    for _ in range(300):
        asked = [q for q in game.match.questions if q.ask.prompt.id in ("list", "hero")]
        if not asked:
            break
        options = [text for text in game.options(asked[0].seat) if text != "start over"]
        game.play(asked[0].seat, chance.choice(options))
    for faction, draft in enumerate(game.g.drafts):
        assert verdict(faction, draft, points) == ""


@pytest.mark.rules("HUNT-FORC-01", "HUNT-DEC-42")
def test_what_cannot_become_a_list_is_known_at_once() -> None:
    assert cannot_be(CONTENT, MARINE, "from_300", Draft(), 100) is None
    assert reason(cannot_be(CONTENT, MARINE, "from_300", Draft(), 99)) == "over-the-points HUNT-FORC-01"
    assert reason(cannot_be(CONTENT, MARINE, "always", Draft(), 174)) == "over-the-points HUNT-FORC-01"
    assert cannot_be(CONTENT, MARINE, "always", Draft(), 175) is None
    assert cannot_be(CONTENT, PREDATOR, "from_300", Draft(), 40) is None
    queen = listed(ALIEN, "1 queen")
    assert cannot_be(CONTENT, ALIEN, "from_300", queen, 550) is None
    assert reason(cannot_be(CONTENT, ALIEN, "from_300", queen, 549)) == "over-the-points HUNT-FORC-01"


# ---- growth and losses


@pytest.mark.rules("HUNT-AREN-12", "HUNT-DEC-90")
def test_a_horde_grows_in_the_order_of_its_list() -> None:
    small = CONTENT.arena.list_of(CONTENT.map_index["arena_small"], "horde", ALIEN)
    first = ready_draft(CONTENT, ALIEN, small)
    chart = CONTENT.forces.charts[ALIEN]

    def more(points: int) -> list[str]:
        after = grown(CONTENT, ALIEN, "from_300", small, first, points)
        return [CONTENT.units[chart.units[model.unit]].id for model in after.models[len(first.models) :]]

    # 148 points are used: what 159 leave buys nothing, then Infant (12), Stalker (15), Warrior (22), and again.
    assert more(159) == []
    assert more(160) == ["alien_infant_warrior"]
    assert more(188) == ["alien_infant_warrior", "alien_stalker", "alien_infant_warrior"]
    assert more(197) == ["alien_infant_warrior", "alien_stalker", "alien_warrior"]
    assert more(209) == ["alien_infant_warrior", "alien_stalker", "alien_warrior", "alien_infant_warrior"]


@pytest.mark.rules("HUNT-AREN-12")
def test_a_full_group_is_followed_by_another_when_its_minimum_can_be_paid() -> None:
    small = CONTENT.arena.list_of(CONTENT.map_index["arena_small"], "horde", MARINE)
    first = ready_draft(CONTENT, MARINE, small)
    # Squads of eight and seven: one more makes both full, a third squad needs fifty points at once.
    one = grown(CONTENT, MARINE, "from_300", small, first, 209)
    assert (len(one.models), one.groups, cost_of(CONTENT, MARINE, one)) == (16, 2, 160)
    third = grown(CONTENT, MARINE, "from_300", small, first, 210)
    assert (len(third.models), third.groups, cost_of(CONTENT, MARINE, third)) == (21, 3, 210)
    assert verdict(MARINE, third, 210) == ""


@pytest.mark.rules("HUNT-AREN-12")
def test_nobody_joins_a_group_before_that_of_the_entry() -> None:
    smart, pulse = [CONTENT.unit_index[WORDS[word]] for word in ("smart", "pulse")]
    small = CONTENT.arena.list_of(CONTENT.map_index["arena_small"], "horde", MARINE)
    first = replace(small, groups=(Group(((smart, 1),), ()), Group(((pulse, 8),), ())))
    draft = listed(MARINE, "4 pulse + 1 smart", "8 pulse")
    # The second squad is full, and a third costs fifty points at once: there is room in the first, but not for them.
    cost = cost_of(CONTENT, MARINE, draft)
    assert grown(CONTENT, MARINE, "never", first, draft, cost + 49) == draft
    assert grown(CONTENT, MARINE, "never", first, draft, cost + 50).groups == 3


@pytest.mark.rules("HUNT-DEC-48", "HUNT-CAMP-04")
def test_what_is_left_of_a_list() -> None:
    draft = listed(MARINE, "4 pulse + 1 sergeant/2", "5 pulse")
    models = models_of(CONTENT, MARINE, draft)
    left = left_of(CONTENT, MARINE, draft, [models[0], models[4], *models[6:]])
    assert [(model.group, model.level) for model in left.models] == [(0, 1), (0, 2), *[(1, 1)] * 4]
    assert (left.groups, left.done) == (2, False)
    chart = CONTENT.forces.charts[MARINE]
    # Newcomers join a squad at its level.
    raised = listed(MARINE, "5 pulse/2", "5 pulse")
    assert with_model(chart, raised, 0, 0).models[-1].level == 2
    assert chart_of(CONTENT, MARINE, "never").chart.price(with_model(chart, raised, 0, 0).models[-1]) == 20
