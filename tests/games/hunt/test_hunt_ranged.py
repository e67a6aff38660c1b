"""Ranged attacks: who may be shot at, what the test needs, dice one by one."""

from __future__ import annotations

import pytest

from hullbreach.games.hunt.content.actions import ACID_SPIT, FIGHT, GRENADE, RAPID_FIRE, SHOOT, SHOTGUN
from hullbreach.games.hunt.rules.cards.lasting import ACTION, Lasting, remember
from hullbreach.games.hunt.rules.combat.attack import attack, attack_odds, need_of
from hullbreach.games.hunt.rules.combat.totals import ranged_total
from tests.games.hunt.boards import CORNER, DOOR, HIVE, VENT
from tests.games.hunt.fights import (
    FLAMER,
    HUNTER,
    INFANT,
    PULSE,
    SERGEANT,
    SMART_GUN,
    STALKER,
    STICK,
    WARRIOR,
    alive,
    field,
    open_targets,
    strike,
    why_not,
)
from tests.games.hunt.positions import piece, run, told


def need(g, who: str, target: str, action: int = SHOOT) -> dict[str, int]:  # type: ignore[no-untyped-def]
    """The terms of a test."""
    return dict(ranged_total(g, piece(g, who), action, piece(g, target)).terms)


@pytest.mark.rules("HUNT-EX-20", "HUNT-RNG-02", "HUNT-BAS-02", "HUNT-RNG-01", "HUNT-CON-13", "HUNT-STA-04")
def test_a_pulse_rifle_kills_an_alien() -> None:
    g = field({"marine-1": "r0c0", **{f"alien-{n}": "r0c3" for n in range(1, 5)}})
    assert open_targets(g, "marine-1", SHOOT) == ["alien-1", "alien-2", "alien-3", "alien-4"]
    assert strike(g, "marine-1", SHOOT, "alien-2", [8, 14, 19]) == [
        "attack marine-1 shoot",
        "shot marine-1 alien-2 8 14",
        "armour alien-2 14 11",
        "wounded alien-2 0",
        "killed alien-2",
        "acid-rolled alien-2 19",
        "credited marine alien-2",
    ]
    assert alive(g) == ["marine-1", "alien-1", "alien-3", "alien-4"]


@pytest.mark.rules("HUNT-RNG-02", "HUNT-EX-01", "HUNT-CON-01")
@pytest.mark.parametrize(("rolled", "hits"), [(12, True), (13, False)])
def test_the_tested_value_or_less_succeeds(rolled: int, hits: bool) -> None:
    g = field({"predator-1": f"r0c0 {STICK}", "alien-1": "r0c3"})
    lines = strike(g, "predator-1", SHOOT, "alien-1", [rolled, 1] if hits else [rolled])
    assert ("armour alien-1 1 11" in lines) is hits


@pytest.mark.rules("HUNT-CON-05", "HUNT-CON-06", "HUNT-ARM-05")
def test_a_natural_one_hits_whatever_the_value_and_allows_no_armour() -> None:
    g = field({"marine-1": "r0c0", "alien-1": "r0c3 hidden", "alien-2": "r0c3 down"}, HIVE)
    g.seen |= 1 << piece(g, "alien-1")
    # 14 - 10 leaves 4; the one is a hit that no armour answers.
    assert strike(g, "marine-1", SHOOT, "alien-1", [1, 20])[1:5] == [
        "shot marine-1 alien-1 1 4",
        "critical alien-1",
        "wounded alien-1 0",
        "killed alien-1",
    ]


@pytest.mark.rules("HUNT-CON-07", "HUNT-CON-08", "HUNT-EX-02", "HUNT-DEC-05")
def test_a_natural_twenty_fails_and_ends_the_activation_after_the_last_die() -> None:
    g = field({"predator-1": f"r0c0 {HUNTER}", "alien-1": "r0c3"})
    # The other dice still count: a hit whose armour is passed, and passed again, and a miss.
    assert strike(g, "predator-1", SHOOT, "alien-1", [20, 17, 1, 11, 18]) == [
        "attack predator-1 shoot",
        "shot predator-1 alien-1 20 17",
        "fumbled predator-1",
        "shot predator-1 alien-1 17 17",
        "armour alien-1 1 11",
        "rerolled alien-1 11",
        "shot predator-1 alien-1 18 17",
    ]
    assert g.fumbled == 1 << piece(g, "predator-1")


@pytest.mark.rules("HUNT-RNG-03", "HUNT-SEQ-03", "HUNT-RNG-02")
def test_each_die_is_aimed_after_the_last_was_seen() -> None:
    g = field({"predator-1": f"r0c0 {HUNTER}", "alien-1": "r0c3", "alien-2": "r0c2", "marine-1": "r0c4"})
    lines = strike(g, "predator-1", SHOOT, "alien-1", [5, 20, 20, 5, 20, 20, 18], ["at alien-2"])
    assert [line for line in lines if line.startswith("shot")] == [
        "shot predator-1 alien-1 5 17",
        "shot predator-1 alien-2 5 17",
        "shot predator-1 marine-1 18 17",
    ]
    assert alive(g) == ["marine-1", "predator-1"]


@pytest.mark.rules("HUNT-CC-09", "HUNT-RNG-02")
def test_dice_without_a_target_are_lost() -> None:
    g = field({"predator-1": f"r0c0 {HUNTER}", "alien-1": "r0c3"})
    strike(g, "predator-1", SHOOT, "alien-1", [5, 20, 20])
    assert alive(g) == ["predator-1"]
    assert not g.stack


@pytest.mark.rules("HUNT-RNG-04", "HUNT-TILE-02", "HUNT-TILE-04", "HUNT-DEC-32")
def test_aliens_on_infested_and_half_infested_tiles_are_harder_to_hit() -> None:
    g = field({"marine-1": "r0c0", "alien-1": "r0c1", "alien-2": "r0c2", "alien-3": "r0c3"}, HIVE)
    assert need(g, "marine-1", "alien-1") == {"rs": 14}
    assert need(g, "marine-1", "alien-2") == {"rs": 14, "infested": -4}
    assert need(g, "marine-1", "alien-3") == {"rs": 14, "infested": -4}


@pytest.mark.rules("HUNT-TILE-05")
def test_neither_predators_nor_marines_are_covered_from_shots() -> None:
    g = field({"marine-1": "r0c3", "predator-1": "r0c4", "predator-2": f"r0c2 {HUNTER}"}, HIVE)
    assert need(g, "marine-1", "predator-1") == {"rs": 14}
    assert need(g, "predator-2", "marine-1") == {"rs": 17}


@pytest.mark.rules("HUNT-RNG-05", "HUNT-BAS-13", "HUNT-RNG-07")
def test_hiding_counts_instead_of_the_infested_tile() -> None:
    g = field({"marine-1": "r0c0", "alien-1": "r0c3 hidden"}, HIVE)
    assert need(g, "marine-1", "alien-1") == {"rs": 14, "hidden": -10}


@pytest.mark.rules("HUNT-RNG-06", "HUNT-RNG-07", "HUNT-RNG-10", "HUNT-DEC-26")
def test_engaged_targets_are_hard_to_hit_also_on_the_own_tile() -> None:
    g = field({"marine-1": "r0c3", "marine-2": "r0c0", "alien-1": "r0c3"}, HIVE)
    assert need(g, "marine-2", "alien-1") == {"rs": 14, "infested": -4, "engaged": -10}
    assert need(g, "marine-1", "alien-1") == {"rs": 14, "infested": -4, "engaged": -10}
    assert open_targets(g, "marine-1", SHOOT) == ["alien-1"]


@pytest.mark.rules("HUNT-DEC-26")
def test_where_the_switch_says_so_an_engaged_model_does_not_shoot() -> None:
    g = field({"marine-1": "r0c3", "alien-1": "r0c3", "alien-2": "r0c1"}, engaged_may_shoot=False)
    assert open_targets(g, "marine-1", SHOOT) == []
    assert why_not(g, "marine-1", SHOOT, "alien-2") == "engaged HUNT-DEC-26"
    assert open_targets(g, "marine-1", FIGHT) == ["alien-1"]


@pytest.mark.rules("HUNT-RNG-09", "HUNT-LOS-05")
def test_every_fight_on_the_way_costs_two_but_neither_end_does() -> None:
    g = field(
        {
            "marine-1": "r0c0",
            "marine-2": "r0c1",
            "alien-1": "r0c1",
            "predator-1": f"r0c2 {STICK}",
            "alien-2": "r0c2",
            "alien-3": "r0c3",
        }
    )
    assert need(g, "marine-1", "alien-3") == {"rs": 14, "fights-between": -4}
    assert need(g, "marine-1", "alien-2") == {"rs": 14, "engaged": -10, "fights-between": -2}


@pytest.mark.rules("HUNT-RNG-09")
def test_people_who_do_not_fight_are_shot_past() -> None:
    g = field({"marine-1": "r0c0", "marine-2": "r0c1", "alien-1": "r0c2", "alien-3": "r0c3"})
    assert need(g, "marine-1", "alien-3") == {"rs": 14}


@pytest.mark.rules("HUNT-BAS-07", "HUNT-DEC-22")
def test_aim_helps_the_first_test_only() -> None:
    g = field({"predator-1": f"r0c0 {HUNTER}", "alien-1": "r0c3"})
    g.aimed = 1 << piece(g, "predator-1")
    lines = strike(g, "predator-1", SHOOT, "alien-1", [19, 1, 2, 18, 18])
    assert lines[1] == "shot predator-1 alien-1 19 21"
    assert [line for line in lines if line.startswith("shot")][1:] == ["shot predator-1 alien-1 18 17"] * 2
    assert g.aimed == 0


@pytest.mark.rules("HUNT-DEC-105", "HUNT-BAS-07", "HUNT-SKM-05")
def test_the_reroll_of_an_aimed_test_keeps_the_aim() -> None:
    g = field({"marine-1": f"r0c0 {SMART_GUN}", "alien-1": "r0c3"})
    g.aimed = 1 << piece(g, "marine-1")
    lines = strike(g, "marine-1", SHOOT, "alien-1", [19, 18, 20, 20], ["reroll"])
    assert lines[1:4] == ["shot marine-1 alien-1 19 18", "rerolled marine-1 18", "armour alien-1 20 9"]


@pytest.mark.rules("HUNT-ADV-09")
def test_rapid_fire_has_a_die_more_and_four_less() -> None:
    g = field({"marine-1": "r0c0", "marine-2": f"r0c0 {FLAMER}", "alien-1": "r0c3"})
    assert need(g, "marine-1", "alien-1", RAPID_FIRE) == {"rs": 14, "rapid-fire": -4}
    lines = strike(g, "marine-1", RAPID_FIRE, "alien-1", [11, 10, 1])
    assert lines[1:4] == ["shot marine-1 alien-1 11 10", "shot marine-1 alien-1 10 10", "armour alien-1 1 11"]
    assert open_targets(g, "marine-2", RAPID_FIRE) == []


@pytest.mark.rules("HUNT-RNG-12", "HUNT-DEC-29", "HUNT-SPEC-01", "HUNT-RNG-11")
def test_a_flame_thrower_has_no_plain_shot() -> None:
    g = field({"marine-1": f"r0c0 {FLAMER}", "alien-1": "r0c3"})
    assert open_targets(g, "marine-1", SHOOT) == []
    assert why_not(g, "marine-1", SHOOT, "alien-1") == "no-weapon-for-it HUNT-RNG-12"


@pytest.mark.rules("HUNT-RNG-08")
def test_only_enemies_are_shot_at() -> None:
    g = field({"marine-1": "r0c0", "marine-2": "r0c2", "alien-1": "r0c3"})
    assert open_targets(g, "marine-1", SHOOT) == ["alien-1"]
    assert why_not(g, "marine-1", SHOOT, "marine-2") == "not-an-enemy HUNT-RNG-08"


@pytest.mark.rules("HUNT-LOS-01", "HUNT-LOS-02", "HUNT-LOS-03", "HUNT-LOS-07", "HUNT-RNG-01")
def test_a_shot_needs_a_straight_line_without_doors() -> None:
    g = field({"marine-1": "r0c0", "alien-1": "r0c2", "alien-2": "r1c2"}, CORNER)
    assert open_targets(g, "marine-1", SHOOT) == ["alien-1"]
    assert why_not(g, "marine-1", SHOOT, "alien-2") == "not-in-sight HUNT-LOS-01"
    g = field({"marine-1": "r0c0", "alien-1": "r0c4", "alien-2": "r0c1"}, DOOR)
    assert open_targets(g, "marine-1", SHOOT) == ["alien-2"]
    g.doors = 0
    g.close()
    assert open_targets(g, "marine-1", SHOOT) == ["alien-1", "alien-2"]


@pytest.mark.rules("HUNT-LOS-04", "HUNT-LOS-06")
def test_nobody_shoots_into_through_or_out_of_a_vent() -> None:
    g = field({"marine-1": "r0c0", "alien-1": "r0c2", "alien-2": "r0c3", "marine-2": "r0c2"}, VENT)
    assert open_targets(g, "marine-1", SHOOT) == []
    assert open_targets(g, "marine-2", SHOOT) == ["alien-1"]


@pytest.mark.rules("HUNT-BLIP-17")
def test_a_token_cannot_be_shot_at_but_a_hidden_alien_can() -> None:
    g = field({"marine-1": "r0c0", "alien-1": "r0c3 down", "alien-2": "r0c3 hidden"}, HIVE)
    assert open_targets(g, "marine-1", SHOOT) == ["alien-2"]
    assert why_not(g, "marine-1", SHOOT, "alien-1") == "not-revealed HUNT-BLIP-17"


@pytest.mark.rules("HUNT-BLIP-07", "HUNT-ACT-08")
def test_who_is_not_revealed_or_gone_is_no_part_of_an_attack() -> None:
    g = field({"marine-1": "r0c0 down", "marine-2": "r0c1", "alien-1": "r0c3"})
    g.put(piece(g, "alien-1"), -1)
    assert why_not(g, "marine-1", SHOOT, "alien-1") == "not-revealed HUNT-BLIP-07"
    assert why_not(g, "marine-2", SHOOT, "alien-1") == "not-on-board HUNT-ACT-08"


@pytest.mark.rules("HUNT-BLIP-19", "HUNT-BLIP-21", "HUNT-DEC-34")
def test_a_hidden_alien_that_is_hit_shows_who_it_is_and_stays_hidden() -> None:
    g = field({"marine-1": "r0c0", "alien-1": f"r0c3 {STALKER} hidden"}, HIVE)
    lines = strike(g, "marine-1", SHOOT, "alien-1", [4, 17, 3], ["dodge"])
    assert lines[1:] == [
        "shot marine-1 alien-1 4 4",
        "shown alien-1 alien_stalker",
        "dodge-failed alien-1 17",
        "armour alien-1 3 8",
    ]
    assert g.hidden == 1 << piece(g, "alien-1")


@pytest.mark.rules("HUNT-ADV-08", "HUNT-DEC-104")
def test_a_grenade_deals_two_wounds() -> None:
    g = field({"marine-1": "r0c0", "predator-1": f"r0c3 {STICK}"})
    lines = strike(g, "marine-1", GRENADE, "predator-1", [14, 13])
    assert lines[1:] == [
        "shot marine-1 predator-1 14 14",
        "armour predator-1 13 12",
        "wounded predator-1 2",
        "wounded predator-1 1",
    ]


@pytest.mark.rules("HUNT-ADV-08", "HUNT-RNG-12")
def test_only_a_pulse_rifle_launches_grenades() -> None:
    g = field({"marine-1": f"r0c0 {SMART_GUN}", "alien-1": "r0c3"})
    assert why_not(g, "marine-1", GRENADE, "alien-1") == "no-weapon-for-it HUNT-RNG-12"


def test_odds_count_what_may_be_rolled_again() -> None:
    g = field({"marine-1": f"r0c0 {SMART_GUN}", "marine-2": "r0c0", "alien-1": "r0c3"})
    plain = attack_odds(g, piece(g, "marine-2"), SHOOT, piece(g, "alien-1"))
    guided = attack_odds(g, piece(g, "marine-1"), SHOOT, piece(g, "alien-1"))
    assert plain is not None
    assert guided is not None
    assert plain.chance == pytest.approx(0.7)
    assert guided.chance == pytest.approx(0.91)
    assert plain.need.value == 14


@pytest.mark.parametrize(("test", "shot", "blow"), [("rs", 0.91, 0.6), ("cc", 0.7, 0.84)])
def test_odds_count_what_a_card_lets_roll_again(test: str, shot: float, blow: float) -> None:
    g = field({"marine-1": "r0c0", "alien-1": "r0c3", "alien-2": "r0c0"})
    marine = piece(g, "marine-1")
    remember(g, Lasting("reroll", test, 0, 1 << marine, ACTION, "card"))
    odds = [attack_odds(g, marine, SHOOT, piece(g, "alien-1")), attack_odds(g, marine, FIGHT, piece(g, "alien-2"))]
    assert [each.chance for each in odds if each is not None] == pytest.approx([shot, blow])


@pytest.mark.rules("HUNT-DEC-59")
def test_an_attack_on_somebody_who_is_gone_ends() -> None:
    g = field({"marine-1": "r0c0", "alien-1": f"r0c3 {INFANT}"})
    one = attack(g, piece(g, "marine-1"), SHOOT, piece(g, "alien-1"))
    g.put(piece(g, "alien-1"), -1)
    assert run(g, one) == ["attack marine-1 shoot"]
    assert told(g) == ["attack marine-1 shoot"]
    assert (g.attacker, g.attack_action, g.attack_weapon, g.attack_target) == (-1, -1, -1, -1)


@pytest.mark.rules("HUNT-CON-12")
@pytest.mark.parametrize(
    ("unit", "action", "word"),
    [
        (PULSE, SHOOT, "rs"),
        (PULSE, RAPID_FIRE, "rs"),
        (PULSE, GRENADE, "rs"),
        (SERGEANT, SHOTGUN, "rs"),
        (WARRIOR, ACID_SPIT, "rs"),
        (PULSE, FIGHT, "cc"),
        (WARRIOR, FIGHT, "cc"),
    ],
)
def test_what_is_tested_makes_an_attack_ranged_or_close(unit: str, action: int, word: str) -> None:
    own = "alien" if unit == WARRIOR else "marine"
    g = field({f"{own}-1": f"r0c2 {unit}", "predator-1": f"r0c2 {STICK}"})
    who, target = piece(g, f"{own}-1"), piece(g, "predator-1")
    before = need_of(g, who, action, target).value
    for stat, n in (("rs", 3), ("cc", 5)):
        remember(g, Lasting("modify", stat, n, 1 << who, ACTION, "card", of=who))
    assert need_of(g, who, action, target).value - before == (3 if word == "rs" else 5)
