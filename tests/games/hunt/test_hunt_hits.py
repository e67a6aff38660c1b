"""From the hit to the wound: Dodge, Armour, Con, healing, Team Tactics, death."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hullbreach.games.hunt.content.actions import FIGHT, GRENADE, SHOOT
from hullbreach.games.hunt.content.skills import SELF_DESTRUCT
from hullbreach.games.hunt.rules.combat.hits import NO_SAVE, SAVE_CON, Blow, TakeHit, Victims, Wounds, orders_side
from hullbreach.games.hunt.rules.combat.totals import armour_total
from hullbreach.games.hunt.rules.state import NOBODY
from hullbreach.games.hunt.words import options as opt
from hullbreach.kernel.options import Option
from hullbreach.kernel.requests import Ask
from tests.games.hunt.boards import APART, DOOR
from tests.games.hunt.fights import (
    FLAMER,
    HOUND,
    HUGGER,
    HUNTER,
    INFANT,
    QUEEN,
    SERGEANT,
    STALKER,
    STICK,
    alive,
    field,
    hit,
    strike,
)
from tests.games.hunt.positions import activate, piece, run


@pytest.mark.rules("HUNT-ARM-02", "HUNT-SYN-05", "HUNT-DEC-105")
@pytest.mark.parametrize(
    ("st", "value"), [(1, 22), (8, 15), (9, 14), (10, 13), (11, 12), (12, 11), (16, 7), (20, 3), (23, 0)]
)
def test_armour_is_changed_by_ten_less_the_strength(st: int, value: int) -> None:
    g = field({"alien-1": "r0c2"})
    assert armour_total(g, piece(g, "alien-1"), st).value == value


@pytest.mark.rules("HUNT-ARM-01", "HUNT-CON-10", "HUNT-STA-09", "HUNT-WND-01", "HUNT-ARM-07")
def test_an_automatic_hit_is_answered_by_one_armour_test() -> None:
    g = field({"alien-1": "r0c2", "marine-1": "r0c2"})
    assert hit(g, "marine-1", 10, [13]) == ["armour marine-1 13 13"]
    assert hit(g, "marine-1", 10, [14]) == ["armour marine-1 14 13", "wounded marine-1 0", "killed marine-1"]


@pytest.mark.rules("HUNT-ARM-03", "HUNT-EX-19", "HUNT-STA-09")
def test_the_number_in_brackets_is_a_floor() -> None:
    g = field({"predator-1": f"r0c2 {STICK}"})
    assert hit(g, "predator-1", 20, [12]) == ["armour predator-1 12 12"]
    assert hit(g, "predator-1", 20, [13])[0] == "armour predator-1 13 12"
    assert g.hurt[piece(g, "predator-1")] == 1


@pytest.mark.rules("HUNT-ARM-04")
def test_without_an_armour_test_the_floor_does_not_help() -> None:
    g = field({"predator-1": f"r0c2 {STICK}"})
    assert hit(g, "predator-1", 12, save=NO_SAVE) == ["wounded predator-1 2"]


@pytest.mark.rules("HUNT-ARM-06", "HUNT-CON-06", "HUNT-DEC-05")
def test_natural_one_and_twenty_in_armour_tests() -> None:
    g = field({"predator-1": f"r0c2 {STICK}", "alien-1": "r0c2"})
    assert hit(g, "alien-1", 23, [1]) == ["armour alien-1 1 0"]
    assert hit(g, "predator-1", 1, [20]) == ["armour predator-1 20 24", "wounded predator-1 2"]
    # It is no skill test of the model.
    assert g.fumbled == 0


@pytest.mark.rules("HUNT-SKM-03", "HUNT-SKA-03", "HUNT-SKP-07", "HUNT-DEC-80")
@pytest.mark.parametrize(("rolled", "dodged"), [(5, True), (6, False)])
def test_dodge(rolled: int, dodged: bool) -> None:
    g = field({"predator-1": f"r0c2 {HOUND}"})
    lines = hit(g, "predator-1", 10, [rolled] if dodged else [rolled, 1], ["dodge"], attack=True)
    assert lines[0] == ("dodged predator-1 5" if dodged else "dodge-failed predator-1 6")
    assert len(lines) == (1 if dodged else 2)


@pytest.mark.rules("HUNT-SKA-06")
@pytest.mark.parametrize(("rolled", "dodged"), [(10, True), (11, False)])
def test_improved_dodge(rolled: int, dodged: bool) -> None:
    g = field({"alien-1": f"r0c2 {HUGGER}"})
    lines = hit(g, "alien-1", 10, [rolled] if dodged else [rolled, 1], ["dodge"], attack=True)
    assert lines[0].startswith("dodged") is dodged


@pytest.mark.rules("HUNT-SKM-03")
def test_a_dodge_may_be_declined() -> None:
    g = field({"alien-1": f"r0c2 {STALKER}"})
    assert hit(g, "alien-1", 10, [1], ["refuse"], attack=True) == ["armour alien-1 1 10"]


@pytest.mark.rules("HUNT-DEC-68", "HUNT-SPEC-02", "HUNT-CON-16")
def test_flames_and_what_is_no_attack_cannot_be_dodged() -> None:
    g = field({"alien-1": f"r0c2 {STALKER}"})
    assert hit(g, "alien-1", 10, [1], attack=True, flame=True) == ["armour alien-1 1 10"]
    assert hit(g, "alien-1", 10, [1]) == ["armour alien-1 1 10"]


@pytest.mark.rules("HUNT-DEC-25", "HUNT-WND-04", "HUNT-CON-06")
def test_a_critical_hit_may_be_dodged_but_not_saved() -> None:
    g = field({"alien-1": f"r0c2 {STALKER}"})
    assert hit(g, "alien-1", 10, [5], ["dodge"], attack=True, critical=True) == ["dodged alien-1 5"]
    lines = hit(g, "alien-1", 10, [6, 20], ["dodge"], attack=True, critical=True)
    assert lines[:3] == ["dodge-failed alien-1 6", "critical alien-1", "wounded alien-1 0"]


@pytest.mark.rules("HUNT-SKP-02", "HUNT-DEC-87")
def test_hot_plasma_makes_every_passed_armour_test_be_rolled_again_once() -> None:
    g = field({"predator-1": f"r0c0 {HUNTER}", "marine-1": "r0c2"})
    lines = strike(g, "predator-1", SHOOT, "marine-1", [17, 1, 11, 18, 18])
    assert lines[2:4] == ["armour marine-1 1 11", "rerolled marine-1 11"]
    lines = strike(g, "predator-1", SHOOT, "marine-1", [17, 11, 12])
    assert lines[2:] == [
        "armour marine-1 11 11",
        "rerolled marine-1 12",
        "wounded marine-1 0",
        "killed marine-1",
        "credited predator marine-1",
    ]


@pytest.mark.rules("HUNT-SKP-02")
def test_blades_of_a_plasma_bearer_are_cold() -> None:
    g = field({"predator-1": f"r0c2 {HUNTER}", "marine-1": "r0c2"})
    assert strike(g, "predator-1", FIGHT, "marine-1", [8, 9, 9]) == [
        "attack predator-1 fight",
        "blow predator-1 marine-1 8 8",
        "armour marine-1 9 9",
        "blow predator-1 marine-1 9 8",
    ]


@pytest.mark.rules("HUNT-SKM-04", "HUNT-STA-06", "HUNT-DEC-07")
def test_electric_shock_tests_constitution_instead_of_armour() -> None:
    g = field({"alien-1": "r0c2", "marine-1": "r0c2 sentry_gun"})
    assert hit(g, "alien-1", 0, [9], save=SAVE_CON) == ["constitution alien-1 9 9"]
    lines = hit(g, "alien-1", 0, [10, 20], save=SAVE_CON)
    assert lines[:2] == ["constitution alien-1 10 9", "wounded alien-1 0"]
    # Who has no Con fails without a roll.
    assert hit(g, "marine-1", 0, save=SAVE_CON) == ["wounded marine-1 0", "killed marine-1"]


@pytest.mark.rules("HUNT-SKM-08", "HUNT-DEC-61", "HUNT-SKM-13")
def test_a_medic_on_the_tile_or_beside_it_may_save_a_marine() -> None:
    g = field({"marine-1": "r0c2", "marine-2": f"r0c1 {FLAMER}"})
    assert hit(g, "marine-1", 10, [14, 4], ["heal"]) == ["armour marine-1 14 13", "heal-test marine-1 4 4"]
    assert hit(g, "marine-1", 10, [14, 5], ["heal"])[1:] == [
        "heal-test marine-1 5 4",
        "wounded marine-1 0",
        "killed marine-1",
    ]


@pytest.mark.rules("HUNT-SKM-08", "HUNT-DEC-107", "HUNT-DEC-61")
def test_a_medic_treats_itself_and_machines_but_not_through_doors_nor_face_down() -> None:
    g = field({"marine-1": "r0c1 sentry_gun", "marine-2": f"r0c1 {FLAMER}", "marine-3": "r0c2"}, DOOR)
    assert hit(g, "marine-1", 10, [11, 4], ["heal"])[1] == "heal-test marine-1 4 4"
    assert hit(g, "marine-2", 10, [14, 4], ["heal"])[1] == "heal-test marine-2 4 4"
    assert hit(g, "marine-3", 10, [14])[1] == "wounded marine-3 0"
    g = field({"marine-1": "r0c1", "marine-2": f"r0c1 {FLAMER}"})
    g.up &= ~(1 << piece(g, "marine-2"))
    assert hit(g, "marine-1", 10, [14])[1] == "wounded marine-1 0"


@pytest.mark.rules("HUNT-SKM-07", "HUNT-CON-06", "HUNT-SKM-13")
def test_healing_may_be_declined_and_answers_no_critical_hit() -> None:
    g = field({"marine-1": f"r0c1 {SERGEANT}", "marine-2": f"r0c2 {FLAMER}"})
    assert hit(g, "marine-1", 10, [14], ["refuse"]) == ["armour marine-1 14 13", "wounded marine-1 1"]
    assert hit(g, "marine-1", 10, critical=True) == ["critical marine-1", "wounded marine-1 0", "killed marine-1"]


@pytest.mark.rules("HUNT-SKM-11", "HUNT-DEC-31", "HUNT-SKM-13")
def test_team_tactics_lets_another_troop_on_the_tile_take_a_wound() -> None:
    g = field({"marine-1": "r0c2", "marine-2": f"r0c2 {SERGEANT}", "marine-3": "r0c3", "marine-4": "r0c2 power_loader"})
    lines = hit(g, "marine-1", 10, [14], ["transfer to marine-2"])
    assert lines == ["armour marine-1 14 13", "transferred marine-1 marine-2", "wounded marine-2 1"]
    # Not sent on, no test for the taker, and a machine neither takes nor gives.
    assert hit(g, "marine-4", 10, [15]) == ["armour marine-4 15 14", "wounded marine-4 3"]
    lines = hit(g, "marine-1", 10, [14], ["keep"])
    assert lines[1:] == ["wounded marine-1 0", "killed marine-1"]


@pytest.mark.rules("HUNT-SKM-11", "HUNT-WND-02")
def test_whoever_takes_the_wound_may_die_of_it() -> None:
    g = field({"marine-1": "r0c2", "marine-2": "r0c2", "alien-1": "r0c2"})
    strike(g, "alien-1", FIGHT, "marine-1", [11, 14, 12], ["transfer to marine-2"])
    assert alive(g) == ["marine-1", "alien-1"]
    assert g.kills[1] == (1, 0, 0)


@pytest.mark.rules("HUNT-DEC-31")
def test_where_the_switch_says_so_a_healed_wound_is_healed_on_another() -> None:
    g = field({"marine-1": f"r0c2 {FLAMER}", "marine-2": f"r0c2 {SERGEANT}"}, team_tactics="heal")
    sergeant = piece(g, "marine-2")
    # Nothing is passed on, and nothing can be healed on the unhurt.
    assert hit(g, "marine-1", 10, [14, 4], ["heal"])[1:] == ["heal-test marine-1 4 4"]
    g.hurt[sergeant] = 1
    assert hit(g, "marine-1", 10, [14, 4], ["heal", "keep"])[1:] == ["heal-test marine-1 4 4"]
    assert hit(g, "marine-1", 10, [14, 4], ["heal", "transfer to marine-2"])[1:] == [
        "heal-test marine-1 4 4",
        "healed marine-2 1",
        "wounded marine-1 0",
        "killed marine-1",
    ]
    assert g.hurt[sergeant] == 0


@pytest.mark.rules("HUNT-DEC-104", "HUNT-WND-04", "HUNT-ADV-08")
def test_two_wounds_are_healed_one_by_one_and_those_beyond_the_last_are_left_out() -> None:
    g = field({"marine-1": f"r0c2 {SERGEANT}", "marine-2": f"r0c2 {FLAMER}", "marine-3": "r0c0"})
    g.put(piece(g, "marine-3"), -1)
    choices = ["heal", "keep", "heal", "keep"]
    lines = hit(g, "marine-1", 16, [8, 5, 4], choices[:3], wounds=2)
    assert lines == [
        "armour marine-1 8 7",
        "heal-test marine-1 5 4",
        "wounded marine-1 1",
        "heal-test marine-1 4 4",
    ]
    lines = hit(g, "marine-1", 16, [8, 5], ["heal", "keep"], wounds=2)
    assert lines[2:] == ["wounded marine-1 0", "killed marine-1"]


@pytest.mark.rules("HUNT-SKA-08", "HUNT-DEC-54")
def test_the_resilient_lose_one_wound_at_most() -> None:
    g = field({"marine-1": "r0c0", "alien-1": f"r0c3 {QUEEN}"})
    lines = strike(g, "marine-1", GRENADE, "alien-1", [1, 20])
    assert lines[2:] == ["critical alien-1", "wounded alien-1 5", "acid-rolled alien-1 20"]


@pytest.mark.rules("HUNT-WND-02", "HUNT-OCC-06", "HUNT-STA-08")
def test_a_model_without_wounds_left_leaves_the_board_and_frees_its_points() -> None:
    g = field({"predator-1": f"r0c2 {STICK}"})
    tile = g.tile[piece(g, "predator-1")]
    g.sentry = g.aimed = 1 << piece(g, "predator-1")
    g.hurt[piece(g, "predator-1")] = 2
    assert g.room[tile] == 6
    hit(g, "predator-1", save=NO_SAVE)
    assert g.room[tile] == 8
    assert (g.sentry, g.aimed, g.up) == (0, 0, 0)


@pytest.mark.rules("HUNT-BLIP-18", "HUNT-BLIP-15", "HUNT-DEC-18")
def test_a_token_is_revealed_before_a_hit_and_a_decoy_is_gone() -> None:
    g = field({"alien-1": "r0c2 down", "predator-1": "r1c0 decoy", "predator-2": f"r2c0 {HUNTER} down"}, APART)
    assert hit(g, "alien-1", 10, [1]) == ["revealed alien-1 alien_infant_warrior", "armour alien-1 1 13"]
    assert hit(g, "predator-1", 10, side=1) == ["decoy-gone predator-1"]
    # No shift away from what is no attack.
    assert hit(g, "predator-2", 10, [1]) == ["revealed predator-2 predator_hunter", "armour predator-2 1 15"]
    assert g.kills == [(0, 0, 0)] * 3


@pytest.mark.rules("HUNT-SPEC-12", "HUNT-DEC-73")
def test_several_victims_are_struck_in_the_order_of_the_active_player() -> None:
    g = field({"alien-1": "r0c2", "marine-1": "r0c2", "predator-1": f"r0c2 {STICK}"})
    everybody = g.on[g.tile[piece(g, "alien-1")]]
    g.order = (2, 0, 1)
    victims = Victims(everybody, Blow(-1, 8))
    asked = victims.choose(g)
    assert isinstance(asked, Ask)
    # Outside activations whoever has the initiative.
    assert asked.seat == 2
    activate(g, "alien-1")
    asked = victims.choose(g)
    assert isinstance(asked, Ask)
    assert asked.seat == 1
    assert victims.refuse(g, Option(opt.NEXT_VICTIM, (piece(g, "marine-2"),))).rule == "HUNT-SPEC-12"
    lines = run(g, victims, dice=[1, 1, 1], choices=["next marine-1", "next predator-1"])
    assert lines[::2] == ["hit marine-1 8", "hit predator-1 8", "hit alien-1 8"]


@pytest.mark.rules("HUNT-SPEC-12")
def test_a_victim_that_is_gone_is_left_out() -> None:
    g = field({"alien-1": "r0c2", "alien-2": "r0c2"})
    both = 1 << piece(g, "alien-1") | 1 << piece(g, "alien-2")
    # The blood of the first kills the second, who needs no hit of its own any more.
    lines = run(
        g,
        Victims(both, Blow(-1, 10)),
        dice=[14, 1, 14, 20],
        choices=["next alien-1", "acid hits alien-2"],
    )
    assert [line for line in lines if line.startswith("hit")] == ["hit alien-1 10", "hit alien-2 10"]
    assert alive(g) == []
    assert len([line for line in lines if line.startswith("armour")]) == 2


@pytest.mark.rules("HUNT-SKP-05", "HUNT-DEC-36", "HUNT-EXP-07")
def test_a_device_goes_off_on_three() -> None:
    for rolled in (3, 4):
        g = field({"predator-1": f"r0c2 {STICK}", "alien-1": "r0c2", "marine-1": "r0c2", "marine-2": "r0c1"})
        hunter = piece(g, "predator-1")
        model = g.roster[g.who[hunter]]
        profile = replace(model.profile, skills=model.profile.skills | SELF_DESTRUCT)
        g.roster = (replace(model, profile=profile), *g.roster[1:])
        g.who[hunter] = 0
        g.hurt[hunter] = 2
        if rolled == 4:
            assert hit(g, "predator-1", save=NO_SAVE, side=1, dice=[4])[2:] == [
                "self-destruct predator-1 4",
                "credited alien predator-1",
            ]
            continue
        lines = hit(g, "predator-1", save=NO_SAVE, side=1, dice=[3, 9, 9, 20], choices=["next marine-1"])
        assert lines[2:5] == ["self-destruct predator-1 3", "hit marine-1 15", "armour marine-1 9 8"]
        assert alive(g) == ["marine-2"]
        assert g.kills == [(0, 0, 0), (0, 0, 1), (1, 1, 0)]


def test_what_is_asked_can_be_refused_with_a_reason_and_has_odds() -> None:
    g = field({"alien-1": f"r0c2 {STALKER}", "marine-1": f"r0c2 {SERGEANT}", "marine-2": f"r0c2 {FLAMER}"})
    dodge = TakeHit(Blow(piece(g, "alien-1"), 10, attack=True))
    odds = dodge.odds(g, Option(opt.DODGE, ()))
    assert odds is not None
    assert odds.chance == pytest.approx(0.25)
    assert dodge.odds(g, Option(opt.REFUSE, ())) is None
    assert dodge.refuse(g, Option(opt.HEAL, ())).reason == "dodge-or-not"
    wound = Wounds(Blow(piece(g, "marine-1")), 1)
    odds = wound.odds(g, Option(opt.HEAL, ()))
    assert odds is not None
    assert odds.chance == pytest.approx(0.2)
    assert odds.need.terms == [("medic", 4)]
    assert wound.odds(g, Option(opt.REFUSE, ())) is None
    assert wound.refuse(g, Option(opt.TRANSFER, (piece(g, "alien-1"),))).rule == "HUNT-SKM-11"


@pytest.mark.rules("HUNT-DEC-36", "HUNT-EXP-07")
def test_own_models_never_count_as_kills() -> None:
    g = field({"alien-1": f"r0c2 {INFANT}", "alien-2": "r0c2"})
    hit(g, "alien-1", 10, [14, 20], side=1)
    assert g.kills == [(0, 0, 0)] * 3
    assert g.frags == [0, 0, 0]


@pytest.mark.rules("HUNT-SPEC-12", "HUNT-DEC-73")
def test_who_orders_several_hits() -> None:
    g = field({"marine-1": "r0c0", "alien-1": "r0c2", "predator-1": "r0c4"})
    g.order = (1, 2, 0)
    for word, side in (("marine-1", 0), ("alien-1", 1), ("predator-1", 2)):
        activate(g, word)
        assert orders_side(g) == side
    g.active = NOBODY
    assert orders_side(g) == 1
