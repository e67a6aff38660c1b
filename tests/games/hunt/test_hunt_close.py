"""Close combat: who is engaged with whom, what the test needs, packed tiles, rage and packs."""

from __future__ import annotations

import pytest

from hullbreach.games.hunt.content.actions import FIGHT
from hullbreach.games.hunt.rules.board.space import engaged_tiles
from hullbreach.games.hunt.rules.combat.attack import attack_odds
from hullbreach.games.hunt.rules.combat.hits import wound_of_rage
from hullbreach.games.hunt.rules.combat.tests import CloseTest, close_odds
from hullbreach.games.hunt.rules.combat.totals import close_total, close_value
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.words import rolls
from tests.games.hunt.boards import CROSS, DOOR, HIVE, LINE
from tests.games.hunt.fights import (
    BERSERKER,
    BLOOD,
    GUARD,
    HOUND,
    INFANT,
    STALKER,
    STICK,
    alive,
    field,
    open_targets,
    strike,
    why_not,
)
from tests.games.hunt.positions import piece, run, tile_of

EIGHT = {f"alien-{n}": "r0c2" for n in range(1, 9)}


def need(g: Hunt, who: str, target: str) -> dict[str, int]:
    """The terms of a test."""
    return dict(close_total(g, piece(g, who), piece(g, target)).terms)


@pytest.mark.rules("HUNT-EX-21", "HUNT-CC-02", "HUNT-CC-05", "HUNT-BAS-03", "HUNT-STA-11", "HUNT-STA-03")
def test_a_combi_stick_among_aliens() -> None:
    g = field({"predator-1": f"r0c2 {STICK}", "alien-1": "r0c2", "alien-2": "r0c2", "alien-3": f"r0c2 {STALKER}"})
    lines = strike(
        g,
        "predator-1",
        FIGHT,
        "alien-1",
        [4, 13, 7, 12, 10, 19, 15, 20, 9, 16],
        ["at alien-2", "dodge"],
    )
    assert [line for line in lines if line.startswith(("blow", "armour", "acid"))] == [
        "blow predator-1 alien-1 4 17",
        "armour alien-1 13 9",
        "acid-rolled alien-1 7",
        "blow predator-1 alien-2 12 17",
        "armour alien-2 10 9",
        "acid-rolled alien-2 19",
        "blow predator-1 alien-3 15 17",
        "armour alien-3 9 6",
        "acid-rolled alien-3 16",
    ]
    assert alive(g) == ["predator-1"]
    assert g.kills[2] == (0, 3, 0)


@pytest.mark.rules("HUNT-CC-04", "HUNT-TILE-03", "HUNT-TILE-04", "HUNT-TILE-05")
def test_marines_stand_firm_on_normal_and_half_infested_tiles() -> None:
    everywhere = {"marine": "r0c{}", "alien": "r0c{}"}
    g = field({f"{who}-{n + 1}": where.format(n) for who, where in everywhere.items() for n in range(4)}, HIVE)
    assert need(g, "alien-1", "marine-1") == {"cc": 15, "marine-on-normal": -4}
    assert need(g, "alien-3", "marine-3") == {"cc": 15, "marine-on-normal": -4}
    assert need(g, "alien-4", "marine-4") == {"cc": 15}
    assert need(g, "marine-1", "alien-1") == {"cc": 12}


@pytest.mark.rules("HUNT-CC-01", "HUNT-CC-03", "HUNT-CC-08", "HUNT-CON-17")
def test_a_tile_with_two_sides_that_is_not_full_does_not_reach_out() -> None:
    g = field({"marine-1": "r0c2", "alien-1": "r0c2", "alien-2": "r0c1"})
    assert open_targets(g, "alien-1", FIGHT) == ["marine-1"]
    assert open_targets(g, "alien-2", FIGHT) == []
    assert open_targets(g, "marine-1", FIGHT) == ["alien-1"]
    assert why_not(g, "alien-2", FIGHT, "marine-1") == "not-engaged-with HUNT-CC-03"


@pytest.mark.rules("HUNT-CC-03", "HUNT-DEC-27", "HUNT-CON-18", "HUNT-DISP-06")
def test_around_a_full_tile_with_two_sides_everybody_reaches_in_but_not_across() -> None:
    crowd = {f"marine-{n}": "r1c1" for n in range(1, 5)} | {f"alien-{n}": "r1c1" for n in range(1, 5)}
    g = field({**crowd, "alien-5": "r0c1", "marine-5": "r2c1"}, CROSS)
    assert open_targets(g, "alien-5", FIGHT) == ["marine-1", "marine-2", "marine-3", "marine-4"]
    assert open_targets(g, "marine-5", FIGHT) == ["alien-1", "alien-2", "alien-3", "alien-4"]
    assert open_targets(g, "marine-1", FIGHT) == ["alien-1", "alien-2", "alien-3", "alien-4", "alien-5"]


@pytest.mark.rules("HUNT-DEC-13", "HUNT-CC-03")
def test_a_closed_door_cuts_a_crowd_off() -> None:
    crowd = {f"marine-{n}": "r0c1" for n in range(1, 5)} | {f"alien-{n}": "r0c1" for n in range(1, 5)}
    g = field({**crowd, "alien-5": "r0c2"}, DOOR)
    assert open_targets(g, "alien-5", FIGHT) == []


@pytest.mark.rules("HUNT-CC-09", "HUNT-DEC-93", "HUNT-DEC-99", "HUNT-RNG-06")
def test_a_tile_packed_by_one_side_is_fought_from_next_door_and_engages_nobody() -> None:
    g = field({"marine-1": "r0c1", **EIGHT})
    assert len(open_targets(g, "marine-1", FIGHT)) == 8
    assert open_targets(g, "alien-1", FIGHT) == []
    # A hit that makes room ends it.
    strike(g, "marine-1", FIGHT, "alien-1", [12, 20, 20])
    assert open_targets(g, "marine-1", FIGHT) == []


@pytest.mark.rules("HUNT-CC-09", "HUNT-DEC-99")
def test_acid_counts_towards_a_packed_tile_and_hidden_aliens_stay_hidden() -> None:
    g = field({"marine-1": "r0c1", **{f"alien-{n}": "r0c2 hidden" for n in range(1, 8)}}, HIVE)
    assert open_targets(g, "marine-1", FIGHT) == []
    g.add_acid(g.fixed.value("tile", "r0c2"))
    assert len(open_targets(g, "marine-1", FIGHT)) == 7
    strike(g, "marine-1", FIGHT, "alien-1", [12, 1])
    assert g.hidden >> piece(g, "alien-1") & 1


@pytest.mark.rules("HUNT-DEC-93", "HUNT-CC-09")
def test_where_the_switch_says_so_a_packed_tile_is_closed() -> None:
    g = field({"marine-1": "r0c1", **EIGHT}, packed_tile="closed")
    assert open_targets(g, "marine-1", FIGHT) == []


@pytest.mark.rules("HUNT-CC-09", "HUNT-BLIP-17")
def test_tokens_on_a_packed_tile_cannot_be_chosen() -> None:
    g = field({"marine-1": "r0c1", **EIGHT, "alien-8": "r0c2 down"})
    assert len(open_targets(g, "marine-1", FIGHT)) == 7
    assert why_not(g, "marine-1", FIGHT, "alien-8") == "not-revealed HUNT-BLIP-17"


@pytest.mark.rules("HUNT-DEC-94")
def test_where_the_switch_says_so_a_model_without_base_engages_all_around() -> None:
    for switch in (False, True):
        g = field({"marine-1": "r0c1", "alien-1": "r0c2 alien_crusher"}, no_base_engages=switch)
        assert open_targets(g, "alien-1", FIGHT) == (["marine-1"] if switch else [])
        assert open_targets(g, "marine-1", FIGHT) == (["alien-1"] if switch else [])
        both = 1 << tile_of(g, "r0c1") | 1 << tile_of(g, "r0c2")
        assert engaged_tiles(g) == (both if switch else 0)


@pytest.mark.rules("HUNT-SKA-09", "HUNT-DEC-54", "HUNT-DEC-13")
def test_royal_pheromones_reach_two_tiles_through_doors_and_do_not_add_up() -> None:
    g = field({"alien-1": f"r0c3 {GUARD}", "alien-2": "r0c1", "alien-3": "r0c0", "marine-1": "r0c1"}, DOOR)
    assert need(g, "alien-2", "marine-1") == {"cc": 15, "pheromones": 2, "marine-on-normal": -4}
    assert dict(close_value(g, piece(g, "alien-1")).terms) == {"cc": 17, "pheromones": 2}
    assert dict(close_value(g, piece(g, "alien-3")).terms) == {"cc": 15}
    g = field({"alien-1": f"r0c3 {GUARD}", "alien-2": f"r0c3 {GUARD}", "alien-3": "r0c2"})
    assert dict(close_value(g, piece(g, "alien-3")).terms) == {"cc": 15, "pheromones": 2}


@pytest.mark.rules("HUNT-BLIP-21", "HUNT-DEC-84")
def test_a_face_down_guard_spreads_no_pheromones() -> None:
    g = field({"alien-1": f"r0c3 {GUARD} down", "alien-2": "r0c2"})
    assert dict(close_value(g, piece(g, "alien-2")).terms) == {"cc": 15}


@pytest.mark.rules("HUNT-SKP-01", "HUNT-DEC-62", "HUNT-SKP-07")
def test_charge_needs_an_own_movement_and_holds_for_attacks_only() -> None:
    g = field({"predator-1": f"r0c2 {HOUND}", "predator-2": f"r0c2 {STICK}", "alien-1": "r0c2"})
    assert need(g, "predator-1", "alien-1") == {"cc": 13}
    g.charged = 1 << piece(g, "predator-1") | 1 << piece(g, "predator-2")
    assert need(g, "predator-1", "alien-1") == {"cc": 13, "charge": 2}
    assert need(g, "predator-2", "alien-1") == {"cc": 17}
    assert close_value(g, piece(g, "predator-1")).value == 13


@pytest.mark.rules("HUNT-SKP-03", "HUNT-DEC-54")
def test_a_pack_hunts_together() -> None:
    g = field(
        {
            "predator-1": f"r0c2 {BLOOD}",
            "predator-2": f"r0c2 {BLOOD}",
            "predator-3": f"r0c3 {BLOOD}",
            "predator-4": f"r0c1 {BLOOD} down",
            "predator-5": f"r0c0 {BLOOD}",
            "predator-6": f"r0c2 {STICK}",
            "alien-1": "r0c2",
        }
    )
    assert need(g, "predator-1", "alien-1") == {"cc": 15, "pack-hunt": 2}
    assert need(g, "predator-6", "alien-1") == {"cc": 17}


@pytest.mark.rules("HUNT-SKP-04", "HUNT-DEC-21")
def test_rage_rolls_cc_tests_again_and_hits_harder() -> None:
    g = field({"predator-1": f"r0c2 {BERSERKER}", "marine-1": "r0c2"})
    g.raging = 1 << piece(g, "predator-1")
    # 17 - 4: the first blow misses and is rolled again; of the second, a hit, the owner is asked too.
    assert strike(g, "predator-1", FIGHT, "marine-1", [14, 13, 7, 5, 8], ["reroll", "keep"])[1:] == [
        "blow predator-1 marine-1 14 13",
        "rerolled predator-1 13",
        "armour marine-1 7 7",
        "blow predator-1 marine-1 5 13",
        "armour marine-1 8 7",
        "wounded marine-1 0",
        "killed marine-1",
        "credited predator marine-1",
    ]


@pytest.mark.rules("HUNT-SKP-04", "HUNT-DEC-36")
def test_the_wound_of_rage_is_nobodys_kill() -> None:
    g = field({"predator-1": f"r0c2 {BERSERKER}", "marine-1": "r0c2"})
    beast = piece(g, "predator-1")
    assert run(g, wound_of_rage(g, beast)) == ["wounded predator-1 3"]
    g.hurt[beast] = 3
    assert run(g, wound_of_rage(g, beast)) == ["wounded predator-1 0", "killed predator-1"]
    assert g.kills == [(0, 0, 0)] * 3


@pytest.mark.rules("HUNT-SKP-04", "HUNT-CON-03")
def test_odds_of_rage_count_the_second_die() -> None:
    g = field({"predator-1": f"r0c2 {BERSERKER}", "alien-1": "r0c2"})
    odds = attack_odds(g, piece(g, "predator-1"), FIGHT, piece(g, "alien-1"))
    assert odds is not None
    assert odds.chance == pytest.approx(0.85)
    g.raging = 1 << piece(g, "predator-1")
    odds = attack_odds(g, piece(g, "predator-1"), FIGHT, piece(g, "alien-1"))
    assert odds is not None
    assert odds.chance == pytest.approx(0.85 + 0.15 * 0.85)
    assert close_odds(g, piece(g, "predator-1")).chance == pytest.approx(0.85 + 0.15 * 0.85)


@pytest.mark.rules("HUNT-DIS-05", "HUNT-DEC-09")
def test_a_cc_test_that_is_no_attack_knows_no_tiles() -> None:
    g = field({"alien-1": f"r0c2 {INFANT}", "marine-1": "r0c2"}, LINE)
    assert run(g, CloseTest(piece(g, "alien-1"), rolls.DISENGAGE), dice=[15]) == ["disengage-test alien-1 15 15"]
    assert g.passed
    assert run(g, CloseTest(piece(g, "marine-1"), rolls.SEAL), dice=[13]) == ["seal-test marine-1 13 12"]
    assert not g.passed


@pytest.mark.rules("HUNT-DEC-05")
def test_a_natural_twenty_counts_in_every_cc_test() -> None:
    g = field({"marine-1": "r0c2"})
    run(g, CloseTest(piece(g, "marine-1"), rolls.SEAL), dice=[20])
    assert g.fumbled == 1 << piece(g, "marine-1")


@pytest.mark.rules("HUNT-DEC-07")
def test_a_sentry_gun_has_nothing_to_fight_with() -> None:
    g = field({"marine-1": "r0c2 sentry_gun", "alien-1": "r0c2"})
    assert open_targets(g, "marine-1", FIGHT) == []
    assert why_not(g, "marine-1", FIGHT, "alien-1") == "no-weapon-for-it HUNT-RNG-12"
    assert run(g, CloseTest(piece(g, "marine-1"), rolls.SEAL)) == []
    assert not g.passed


@pytest.mark.rules("HUNT-CON-20", "HUNT-DEC-74", "HUNT-CON-17")
def test_where_a_faction_fights_itself_sides_are_what_counts() -> None:
    g = field(
        {"alien-1": f"r0c3 {INFANT}", "alien-2": f"r0c3 {STALKER}", "horde-1": f"r0c3 {INFANT}"},
        HIVE,
        factions=("alien", "alien"),
    )
    assert open_targets(g, "alien-1", FIGHT) == ["horde-1"]
    assert open_targets(g, "horde-1", FIGHT) == ["alien-1", "alien-2"]
    strike(g, "horde-1", FIGHT, "alien-1", [15, 20, 20, 16])
    assert g.kills == [(0, 0, 0), (0, 1, 0)]


@pytest.mark.rules("HUNT-CC-06", "HUNT-DEC-28", "HUNT-CC-05")
def test_dice_are_thrown_and_aimed_one_by_one() -> None:
    g = field({"alien-1": f"r0c2 {INFANT}", "marine-1": "r0c2", "marine-2": "r0c2"})
    lines = strike(g, "alien-1", FIGHT, "marine-1", [11, 13, 11, 13], ["at marine-2"])
    assert lines[1:] == [
        "blow alien-1 marine-1 11 11",
        "armour marine-1 13 13",
        "blow alien-1 marine-2 11 11",
        "armour marine-2 13 13",
    ]


@pytest.mark.rules("HUNT-TILE-06")
def test_a_room_is_a_normal_tile_unless_the_map_infests_it() -> None:
    for face, less in (("n", -4), ("i", 0)):
        g = field({"alien-1": "r0c0", "marine-1": "r0c0"}, f"ae{face}..-Dwn..")
        assert need(g, "alien-1", "marine-1").get("marine-on-normal", 0) == less
