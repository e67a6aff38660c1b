"""Weapons with rules of their own: flames, shotguns, grenades by Ping!, acid, Smart-Discs."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hullbreach.games.hunt.content.actions import (
    ACID_SPIT,
    BURNING_INFERNO,
    GRENADE,
    POINT_BLANK,
    SHOOT,
    SHOTGUN,
    SMART_DISC,
)
from hullbreach.games.hunt.rules.cards.lasting import TURN, Lasting, remember
from hullbreach.games.hunt.rules.combat.attack import attack_odds, disc_ways
from hullbreach.games.hunt.rules.combat.tile_attacks import Cut, PointBlank, ShotAtEach
from hullbreach.games.hunt.rules.combat.totals import ranged_total
from hullbreach.games.hunt.words import options as opt
from hullbreach.kernel.options import Option
from tests.games.hunt.boards import CORNER, CROSS, DOOR, RING, VENT
from tests.games.hunt.fights import (
    DISC,
    FLAMER,
    HUGGER,
    HUNTER,
    INFANT,
    SERGEANT,
    SMART_GUN,
    STALKER,
    STICK,
    TRACKER,
    WARRIOR,
    alive,
    field,
    open_targets,
    open_tiles,
    strike,
    why_not,
)
from tests.games.hunt.positions import piece, tile_of

# ---- flames


@pytest.mark.rules("HUNT-EX-22", "HUNT-BAS-08", "HUNT-SPEC-02", "HUNT-SPEC-12")
def test_flames_hit_everybody_on_the_tile() -> None:
    g = field({"marine-1": f"r0c0 {FLAMER}", "alien-1": "r0c2", "alien-2": f"r0c2 {STALKER}", "alien-3": "r0c3"})
    assert open_tiles(g, "marine-1", BURNING_INFERNO) == ["r0c2"]
    lines = strike(g, "marine-1", BURNING_INFERNO, "r0c2", [12, 6, 9, 20], ["next alien-1"])
    assert lines == [
        "attack marine-1 burning_inferno",
        "hit alien-1 12",
        "armour alien-1 12 11",
        "wounded alien-1 0",
        "killed alien-1",
        "acid-rolled alien-1 6",
        "credited marine alien-1",
        "hit alien-2 12",
        "armour alien-2 9 8",
        "wounded alien-2 0",
        "killed alien-2",
        "acid-rolled alien-2 20",
        "credited marine alien-2",
    ]


@pytest.mark.rules("HUNT-BAS-08", "HUNT-DEC-36")
def test_flames_do_not_ask_for_friends() -> None:
    g = field({"marine-1": f"r0c0 {FLAMER}", "marine-2": "r0c1"})
    assert open_tiles(g, "marine-1", BURNING_INFERNO) == ["r0c1"]
    lines = strike(g, "marine-1", BURNING_INFERNO, "r0c1", [12], ["refuse"])
    assert lines[-1] == "killed marine-2"
    assert g.kills == [(0, 0, 0)] * 3


@pytest.mark.rules("HUNT-BAS-08", "HUNT-BAS-09", "HUNT-DEC-29", "HUNT-LOS-10")
def test_flames_need_a_tile_in_sight_within_two() -> None:
    g = field({"marine-1": f"r0c0 {FLAMER}", "alien-1": "r0c0", "alien-2": "r0c3", "alien-3": "r0c1"}, DOOR)
    assert why_not(g, "marine-1", BURNING_INFERNO, "r0c0") == "own-tile HUNT-DEC-29"
    assert why_not(g, "marine-1", BURNING_INFERNO, "r0c2") == "out-of-range HUNT-LOS-10"
    assert why_not(g, "marine-1", BURNING_INFERNO, "r0c1") == ""
    g = field({"marine-1": f"r0c0 {FLAMER}", "alien-2": "r0c3"})
    assert why_not(g, "marine-1", BURNING_INFERNO, "r0c3") == "out-of-range HUNT-LOS-10"
    assert why_not(g, "marine-1", BURNING_INFERNO, "r0c2") == "nobody-there HUNT-ACT-08"


@pytest.mark.rules("HUNT-EX-23", "HUNT-BAS-09", "HUNT-LOS-08", "HUNT-SPEC-14", "HUNT-SKM-10")
def test_ping_lets_flames_go_round_a_corner_and_into_vents() -> None:
    round_the_corner = {"marine-1": f"r0c1 {FLAMER}", "alien-1": "r1c2"}
    g = field(round_the_corner, CORNER)
    assert why_not(g, "marine-1", BURNING_INFERNO, "r1c2") == "tile-not-in-sight HUNT-BAS-09"
    g = field({**round_the_corner, "marine-2": f"r0c0 {TRACKER}"}, CORNER)
    assert open_tiles(g, "marine-1", BURNING_INFERNO) == ["r0c0", "r1c2"]
    g = field({"marine-1": f"r0c1 {FLAMER}", "alien-1": "r0c2", "marine-2": f"r0c0 {TRACKER}"}, VENT)
    assert open_tiles(g, "marine-1", BURNING_INFERNO) == ["r0c0", "r0c2"]
    # A tracker that is face down pings for nobody.
    g.up &= ~(1 << piece(g, "marine-2"))
    assert open_tiles(g, "marine-1", BURNING_INFERNO) == ["r0c0"]


@pytest.mark.rules("HUNT-LOS-08", "HUNT-BAS-09")
def test_a_closed_door_stops_flames_but_not_ping() -> None:
    g = field({"marine-1": f"r0c1 {FLAMER}", "marine-2": f"r0c1 {TRACKER}", "alien-1": "r0c2"}, DOOR)
    assert why_not(g, "marine-1", BURNING_INFERNO, "r0c2") == "out-of-range HUNT-LOS-10"


@pytest.mark.rules("HUNT-DEC-29")
def test_where_the_switch_says_so_the_tile_between_burns_too() -> None:
    pieces = {"marine-1": f"r0c0 {FLAMER}", "marine-2": "r0c1", "alien-1": "r0c2"}
    for switch, burnt in ((False, ["alien-1"]), (True, ["marine-2", "alien-1"])):
        g = field(pieces, flame_burns_between=switch)
        choices = ["next marine-2"] if switch else []
        lines = strike(g, "marine-1", BURNING_INFERNO, "r0c2", [1] * len(burnt), choices)
        assert [line for line in lines if line.startswith("hit")] == [f"hit {who} 12" for who in burnt]
    round_the_corner = {"marine-1": f"r0c1 {FLAMER}", "marine-2": f"r0c2 {TRACKER}", "alien-1": "r1c2"}
    g = field(round_the_corner, CORNER, flame_burns_between=True)
    lines = strike(g, "marine-1", BURNING_INFERNO, "r1c2", [1, 1], ["next marine-2"])
    assert "hit marine-2 12" in lines


@pytest.mark.rules("HUNT-BLIP-18", "HUNT-DEC-58")
def test_tokens_in_the_flames_are_revealed_first() -> None:
    g = field(
        {
            "marine-1": f"r0c1 {FLAMER}",
            "marine-2": f"r0c0 {TRACKER}",
            "alien-1": "r1c2 down",
            "predator-2": "r1c2 decoy",
        },
        CORNER,
    )
    assert strike(g, "marine-1", BURNING_INFERNO, "r1c2", [1]) == [
        "attack marine-1 burning_inferno",
        "revealed alien-1 alien_infant_warrior",
        "decoy-gone predator-2",
        "hit alien-1 12",
        "armour alien-1 1 11",
    ]


@pytest.mark.rules("HUNT-BLIP-18", "HUNT-DEC-58", "HUNT-BLIP-12")
def test_a_hunter_may_shift_out_of_the_flames() -> None:
    pieces = {"marine-1": f"r0c1 {FLAMER}", "marine-2": f"r0c0 {TRACKER}", "predator-1": f"r1c2 {HUNTER} down"}
    g = field(pieces, CORNER)
    lines = strike(g, "marine-1", BURNING_INFERNO, "r1c2", [], ["shift to r2c2"])
    assert lines[1:] == ["revealed predator-1 predator_hunter", "shifted predator-1 r2c2"]
    g = field(pieces, CORNER)
    assert strike(g, "marine-1", BURNING_INFERNO, "r1c2", [1], ["stay"])[2] == "hit predator-1 12"


# ---- shotguns


@pytest.mark.rules("HUNT-EX-24", "HUNT-BAS-10", "HUNT-SPEC-03", "HUNT-SPEC-11")
def test_a_shotgun_tests_against_every_enemy_on_two_tiles() -> None:
    g = field(
        {
            "marine-1": f"r0c0 {SERGEANT}",
            "alien-1": "r0c1",
            "alien-2": f"r0c1 {STALKER}",
            "predator-1": f"r0c2 {STICK}",
            "marine-2": "r0c2",
            "alien-3": "r0c3",
        }
    )
    assert open_tiles(g, "marine-1", SHOTGUN) == ["r0c1", "r0c2"]
    lines = strike(
        g,
        "marine-1",
        SHOTGUN,
        "r0c2",
        [16, 16, 20, 5, 13, 20, 6, 1],
        ["next alien-1", "next alien-2", "dodge"],
    )
    assert [line for line in lines if line.startswith(("shot", "armour"))] == [
        "shot marine-1 alien-1 16 16",
        "armour alien-1 16 15",
        "shot marine-1 alien-2 5 16",
        "armour alien-2 20 12",
        "shot marine-1 predator-1 1 6",
    ]
    assert alive(g) == ["marine-1", "marine-2", "alien-3", "predator-1"]


@pytest.mark.rules("HUNT-BAS-10", "HUNT-SPEC-14")
def test_a_shotgun_needs_sight_and_an_enemy_within_two() -> None:
    g = field({"marine-1": f"r0c0 {SERGEANT}", "alien-1": "r0c2"}, VENT)
    assert open_tiles(g, "marine-1", SHOTGUN) == []
    assert why_not(g, "marine-1", SHOTGUN, "r0c2") == "tile-not-in-sight HUNT-SPEC-14"
    g = field({"marine-1": f"r0c0 {SERGEANT}", "alien-1": "r0c3", "alien-2": "r0c0"})
    assert open_tiles(g, "marine-1", SHOTGUN) == []
    assert why_not(g, "marine-1", SHOTGUN, "r0c3") == "out-of-range HUNT-LOS-10"
    assert why_not(g, "marine-1", SHOTGUN, "r0c1") == "nobody-there HUNT-ACT-08"
    # The plain shot of the shotgun goes as far as any.
    assert open_targets(g, "marine-1", SHOOT) == ["alien-1", "alien-2"]


@pytest.mark.rules("HUNT-DEC-22")
def test_aim_helps_the_first_test_of_a_shotgun() -> None:
    g = field({"marine-1": f"r0c0 {SERGEANT}", "alien-1": "r0c1", "alien-2": "r0c1"})
    g.aimed = 1 << piece(g, "marine-1")
    lines = strike(g, "marine-1", SHOTGUN, "r0c1", [17, 1, 17], ["next alien-2"])
    assert [line for line in lines if line.startswith("shot")] == [
        "shot marine-1 alien-2 17 20",
        "shot marine-1 alien-1 17 16",
    ]


@pytest.mark.rules("HUNT-BAS-11", "HUNT-DEC-37", "HUNT-DEC-105", "HUNT-CON-10")
def test_a_point_blank_shot_hits_up_to_three_engaged_enemies() -> None:
    g = field({"marine-1": f"r0c2 {SERGEANT}", **{f"alien-{n}": "r0c2" for n in range(1, 5)}, "alien-5": "r0c1"})
    assert open_targets(g, "marine-1", POINT_BLANK) == ["alien-1", "alien-2", "alien-3", "alien-4"]
    lines = strike(
        g,
        "marine-1",
        POINT_BLANK,
        "alien-1",
        [1, 1, 12, 20],
        ["at alien-2", "at alien-4", "next alien-2", "next alien-4"],
    )
    assert [line for line in lines if line.startswith("hit")] == ["hit alien-2 12", "hit alien-4 12", "hit alien-1 12"]
    assert lines[-1] == "credited marine alien-1"


@pytest.mark.rules("HUNT-BAS-11")
def test_a_point_blank_shot_may_take_fewer() -> None:
    g = field({"marine-1": f"r0c2 {SERGEANT}", "alien-1": "r0c2", "alien-2": "r0c2"})
    assert strike(g, "marine-1", POINT_BLANK, "alien-1", [1], ["done"])[1:] == ["hit alien-1 12", "armour alien-1 1 11"]
    shot = PointBlank(piece(g, "marine-1"), 1 << piece(g, "alien-1"))
    no = shot.refuse(g, Option(opt.AIM_AT, (piece(g, "alien-1"),)))
    assert no.reason == "named-before"
    assert shot.refuse(g, Option(opt.DODGE, ())).reason == "attack-goes-on"


# ---- grenades by Ping!


@pytest.mark.rules("HUNT-EX-23", "HUNT-LOS-08", "HUNT-ADV-08", "HUNT-DEC-103", "HUNT-DEC-58")
def test_a_grenade_may_fly_round_corners_to_what_ping_finds() -> None:
    pieces = {"marine-1": "r0c0", "marine-2": f"r0c1 {TRACKER}", "alien-1": "r2c2 down"}
    g = field(pieces, CORNER)
    assert open_targets(g, "marine-1", GRENADE) == ["alien-1"]
    assert open_targets(g, "marine-1", SHOOT) == []
    lines = strike(g, "marine-1", GRENADE, "alien-1", [14, 1])
    assert lines == [
        "attack marine-1 grenade_launcher",
        "revealed alien-1 alien_infant_warrior",
        "shot marine-1 alien-1 14 14",
        "armour alien-1 1 7",
    ]


@pytest.mark.rules("HUNT-DEC-58", "HUNT-BLIP-17")
def test_a_grenade_may_name_a_token_in_sight_that_nobody_had_to_reveal() -> None:
    g = field({"marine-1": "r0c0", "marine-2": f"r0c1 {TRACKER}", "alien-1": "r0c4 down"})
    remember(g, Lasting("no_reveal", "", 2, -1, TURN, "sensor_ghosts"))
    assert open_targets(g, "marine-1", SHOOT) == []
    assert open_targets(g, "marine-1", GRENADE) == ["alien-1"]
    assert open_targets(g, "marine-2", GRENADE) == ["alien-1"]


@pytest.mark.rules("HUNT-DEC-103", "HUNT-ADV-08")
def test_a_grenade_by_ping_needs_an_open_way() -> None:
    g = field({"marine-1": "r0c1", "marine-2": f"r0c1 {TRACKER}", "alien-1": "r0c2"}, DOOR)
    assert open_targets(g, "marine-1", GRENADE) == []
    g.doors = 0
    g.close()
    assert open_targets(g, "marine-1", GRENADE) == ["alien-1"]


@pytest.mark.rules("HUNT-DEC-58", "HUNT-SEQ-02")
def test_a_grenade_at_a_decoy_is_spent() -> None:
    g = field({"marine-1": "r0c0", "marine-2": f"r0c1 {TRACKER}", "predator-1": "r1c2 decoy"}, CORNER)
    assert strike(g, "marine-1", GRENADE, "predator-1") == [
        "attack marine-1 grenade_launcher",
        "decoy-gone predator-1",
    ]


@pytest.mark.rules("HUNT-DEC-58", "HUNT-BLIP-12")
def test_a_hunter_shifts_away_from_a_grenade() -> None:
    g = field({"marine-1": "r0c0", "marine-2": f"r0c1 {TRACKER}", "predator-1": f"r1c2 {HUNTER} down"}, CORNER)
    lines = strike(g, "marine-1", GRENADE, "predator-1", [], ["shift to r2c2"])
    assert lines[-1] == "shifted predator-1 r2c2"
    g = field({"marine-1": "r0c0", "marine-2": f"r0c1 {TRACKER}", "predator-1": f"r1c2 {HUNTER} down"}, CORNER)
    assert strike(g, "marine-1", GRENADE, "predator-1", [15], ["stay"])[-1] == "shot marine-1 predator-1 15 14"


@pytest.mark.rules("HUNT-SPEC-14", "HUNT-RNG-09", "HUNT-DEC-103")
def test_who_has_a_line_uses_it() -> None:
    pieces = {
        "marine-1": "r0c0",
        "marine-2": f"r0c1 {TRACKER}",
        "alien-2": "r0c1",
        "alien-1": "r0c2",
        "alien-3": "r1c2",
    }
    g = field(pieces, CORNER)
    shooter = piece(g, "marine-1")
    assert dict(ranged_total(g, shooter, GRENADE, piece(g, "alien-1")).terms) == {"rs": 14, "fights-between": -2}
    assert dict(ranged_total(g, shooter, GRENADE, piece(g, "alien-3")).terms) == {"rs": 14}


# ---- acid


@pytest.mark.rules("HUNT-EX-27", "HUNT-SPEC-10", "HUNT-SPEC-11", "HUNT-SKA-12")
def test_acid_spit_tests_against_every_enemy_next_door() -> None:
    g = field({"alien-1": f"r0c2 {WARRIOR}", **{f"marine-{n}": "r0c1" for n in range(1, 4)}, "marine-4": "r0c4"})
    assert open_tiles(g, "alien-1", ACID_SPIT) == ["r0c1"]
    choices = ["next marine-1", "keep", "next marine-2", "keep"]
    lines = strike(g, "alien-1", ACID_SPIT, "r0c1", [3, 14, 9, 17, 12], choices)
    assert [line for line in lines if line.startswith(("shot", "armour"))] == [
        "shot alien-1 marine-1 3 10",
        "armour marine-1 14 11",
        "shot alien-1 marine-2 9 10",
        "armour marine-2 17 11",
        "shot alien-1 marine-3 12 10",
    ]
    assert alive(g) == ["marine-3", "marine-4", "alien-1"]


@pytest.mark.rules("HUNT-SPEC-10", "HUNT-SPEC-14")
def test_acid_spit_reaches_neither_the_own_tile_nor_vents_nor_through_doors() -> None:
    g = field({"alien-1": f"r0c1 {WARRIOR}", "marine-1": "r0c1", "marine-2": "r0c2"}, VENT)
    assert open_tiles(g, "alien-1", ACID_SPIT) == []
    assert why_not(g, "alien-1", ACID_SPIT, "r0c2") == "tile-not-in-sight HUNT-SPEC-14"
    g = field({"alien-1": f"r0c1 {WARRIOR}", "marine-2": "r0c2", "alien-2": f"r0c1 {INFANT}"}, DOOR)
    assert why_not(g, "alien-1", ACID_SPIT, "r0c2") == "out-of-range HUNT-LOS-10"
    assert why_not(g, "alien-2", ACID_SPIT, "r0c0") == "no-weapon-for-it HUNT-RNG-12"


# ---- Smart-Discs


@pytest.mark.rules("HUNT-EX-25", "HUNT-SPEC-04", "HUNT-SPEC-05", "HUNT-SPEC-06", "HUNT-SPEC-13")
def test_a_disc_cuts_on_every_tile_of_its_way() -> None:
    g = field(
        {
            "predator-1": f"r0c0 {DISC}",
            "marine-1": "r0c1",
            "marine-2": "r0c1",
            "alien-1": "r0c1",
            "alien-2": "r0c2",
            "alien-3": "r0c2",
        }
    )
    assert open_tiles(g, "predator-1", SMART_DISC) == ["r0c1", "r0c2"]
    lines = strike(
        g,
        "predator-1",
        SMART_DISC,
        "r0c2",
        [(3, 8), 20, (8, 12), 20],
        ["wound marine", "choose marine-2", "keep", "wound alien", "choose alien-3"],
    )
    assert [line for line in lines if line.startswith(("disc", "wounded"))] == [
        "disc-rolled r0c1 3 8",
        "wounded marine-2 0",
        "wounded alien-1 0",
        "disc-rolled r0c2 8 12",
        "wounded alien-3 0",
    ]
    assert alive(g) == ["marine-1", "alien-2", "predator-1"]
    assert g.kills[2] == (1, 2, 0)


@pytest.mark.rules("HUNT-SPEC-06")
def test_the_disc_may_cut_one_model_twice_and_be_dodged_and_a_one_is_no_critical() -> None:
    g = field({"predator-1": f"r0c0 {DISC}", "alien-1": f"r0c1 {WARRIOR}"})
    lines = strike(g, "predator-1", SMART_DISC, "r0c1", [(1, 10), 20, 20])
    assert [line for line in lines if line.startswith(("wounded", "critical"))] == [
        "wounded alien-1 1",
        "wounded alien-1 0",
    ]
    g = field({"predator-1": f"r0c0 {DISC}", "alien-1": f"r0c1 {STALKER}"})
    lines = strike(g, "predator-1", SMART_DISC, "r0c1", [(20, 10), 5], ["dodge"])
    assert lines[-1] == "dodged alien-1 5"
    assert g.fumbled == 0


@pytest.mark.rules("HUNT-SPEC-06")
def test_a_die_with_nobody_left_is_lost() -> None:
    g = field({"predator-1": f"r0c0 {DISC}", "alien-1": "r0c1"})
    lines = strike(g, "predator-1", SMART_DISC, "r0c1", [(10, 10), 20])
    assert [line for line in lines if line.startswith("killed")] == ["killed alien-1"]


@pytest.mark.rules("HUNT-SPEC-04", "HUNT-DEC-83", "HUNT-SPEC-13")
def test_the_way_of_a_disc() -> None:
    g = field({"predator-1": f"r0c0 {DISC}", "alien-1": "r1c1", "alien-2": "r0c1"}, RING)
    thrower = piece(g, "predator-1")
    ways = disc_ways(g, thrower, tile_of(g, "r1c1"))
    assert [[g.fixed.name("tile", tile) for tile in way] for way in ways] == [["r0c1", "r1c1"], ["r1c0", "r1c1"]]
    lines = strike(g, "predator-1", SMART_DISC, "r1c1", [(11, 11)], way="r1c0")
    assert lines[1:] == ["disc-rolled r1c1 11 11"]
    lines = strike(g, "predator-1", SMART_DISC, "r1c1", [(11, 11), (11, 11)], way="r0c1")
    assert lines[1:] == ["disc-rolled r0c1 11 11", "disc-rolled r1c1 11 11"]
    # No sight is needed, doors stop it, vents do not.
    g = field({"predator-1": f"r0c1 {DISC}", "alien-1": "r1c2"}, CORNER)
    assert open_tiles(g, "predator-1", SMART_DISC) == ["r1c2"]
    g = field({"predator-1": f"r0c1 {DISC}", "alien-1": "r0c2"}, DOOR)
    assert why_not(g, "predator-1", SMART_DISC, "r0c2") == "out-of-range HUNT-LOS-10"
    g = field({"predator-1": f"r0c1 {DISC}", "alien-1": "r0c3"}, VENT)
    assert open_tiles(g, "predator-1", SMART_DISC) == ["r0c3"]
    assert why_not(g, "predator-1", SMART_DISC, "r0c1") == "own-tile HUNT-SPEC-04"
    assert why_not(g, "predator-1", SMART_DISC, "r0c2") == "nobody-there HUNT-ACT-08"


@pytest.mark.rules("HUNT-DEC-58", "HUNT-BLIP-18")
def test_tokens_in_the_way_of_a_disc_are_revealed() -> None:
    g = field({"predator-1": f"r0c1 {DISC}", "alien-1": "r1c2 down"}, CORNER)
    lines = strike(g, "predator-1", SMART_DISC, "r1c2", [(11, 11)])
    assert lines[1] == "revealed alien-1 alien_infant_warrior"
    # Also those it only passes.
    g = field({"predator-1": f"r0c1 {DISC}", "alien-1": f"r0c2 {HUGGER} down", "alien-2": "r0c3"}, VENT)
    lines = strike(g, "predator-1", SMART_DISC, "r0c3", [(11, 11), (11, 11)])
    assert lines[1:] == ["revealed alien-1 face_hugger", "disc-rolled r0c2 11 11", "disc-rolled r0c3 11 11"]


@pytest.mark.rules("HUNT-HERO-12", "HUNT-SKM-01", "HUNT-SKP-06", "HUNT-DEC-07")
def test_a_disc_bought_as_a_blade_can_be_thrown_too() -> None:
    g = field({"predator-1": "r0c0 elder_predator_warrior", "alien-1": "r0c2"})
    elder = piece(g, "predator-1")
    assert open_tiles(g, "predator-1", SMART_DISC) == []
    content = g.fixed.content
    blade = content.weapons[content.weapon_index["smart_disc_melee"]]
    model = g.roster[g.who[elder]]
    profile = replace(model.profile, weapons=(blade,), blade=blade, skills=model.profile.skills | blade.grants)
    g.roster = (*g.roster, replace(model, profile=profile))
    g.who[elder] = len(g.roster) - 1
    assert open_tiles(g, "predator-1", SMART_DISC) == ["r0c2"]
    assert strike(g, "predator-1", SMART_DISC, "r0c2", [(11, 20)])[-1] == "disc-rolled r0c2 11 20"


def test_the_owner_of_the_cut_model_is_asked() -> None:
    g = field({"predator-1": f"r0c0 {DISC}", "alien-1": "r0c1", "marine-1": "r0c2"})
    cut = Cut(piece(g, "predator-1"), tile_of(g, "r0c1"))
    assert cut.refuse(g, Option(opt.WOUND_SIDE, (0,))).reason == "nobody-of-them-there"
    assert cut.refuse(g, Option(opt.CHOOSE_PIECE, (piece(g, "marine-1"),))).reason == "not-on-the-tile"


# ---- odds


def test_odds_of_special_weapons() -> None:
    g = field(
        {
            "predator-1": f"r1c1 {DISC}",
            "marine-1": f"r1c1 {FLAMER}",
            "marine-2": f"r1c0 {SERGEANT}",
            "alien-1": "r1c2",
            "alien-2": "r1c2 hidden",
            "marine-3": f"r1c0 {SMART_GUN}",
        },
        CROSS,
    )
    tile = tile_of(g, "r1c2")
    for who, action, chance in (
        ("predator-1", SMART_DISC, 0.5),
        ("marine-1", BURNING_INFERNO, 1.0),
        ("marine-2", SHOTGUN, 0.7),
    ):
        odds = attack_odds(g, piece(g, who), action, tile)
        assert odds is not None
        assert odds.chance == pytest.approx(chance)
    each = ShotAtEach(piece(g, "marine-2"), SHOTGUN, 1 << piece(g, "alien-1"))
    odds = each.odds(g, Option(opt.NEXT_VICTIM, (piece(g, "alien-1"),)))
    assert odds is not None
    assert odds.need.value == 14
    assert each.refuse(g, Option(opt.NEXT_VICTIM, (piece(g, "alien-1"),))).rule == "HUNT-SPEC-12"
