"""What sides are after: their goals on the board, what counts towards them, and how far they are."""

from __future__ import annotations

import pytest

from hullbreach.games.hunt.content.names import ALIEN, MARINE, PREDATOR, TOKENS
from hullbreach.games.hunt.rules.fixed import ARENA
from hullbreach.games.hunt.rules.goals.plans import plan_of
from hullbreach.games.hunt.rules.goals.steps import (
    acid_limit,
    all_met,
    begin_steps,
    damage_tiles,
    is_met,
    needed,
    note_work,
    progress_of,
)
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.rules.tokens.carrying import give, lay_tokens
from hullbreach.games.hunt.words.names import TOKEN
from tests.games.hunt.positions import mission_with, piece, position, put, tile_of, told

BOX: dict[str, str] = {
    **{f"marine-{n}": "armoury down" for n in range(1, 6)},
    **{f"alien-{n}": "hall-2 down" for n in range(1, 9)},
    "predator-1": "predator_pod down",
    "predator-2": "predator_pod predator_warrior_combi_stick down",
    "predator-3": "predator_pod predator_warrior_smart_disc down",
    "predator-4": "hall-3 decoy",
}


def enter(g: Hunt, word: str, tile: str) -> None:
    """A piece comes onto a tile during play."""
    at = tile_of(g, tile)
    g.put(piece(g, word), at)
    g.entered[piece(g, word)] |= 1 << at


def lay(g: Hunt, token: str, tile: str) -> None:
    g.lying[g.fixed.value("token", token)] = tile_of(g, tile)


def carry(g: Hunt, token: str, word: str) -> None:
    give(g, g.fixed.value("token", token), piece(g, word))


# ---- the plan


@pytest.mark.rules("HUNT-MIS-02", "HUNT-M01-03", "HUNT-M01-05")
def test_the_goals_of_mission_1_stand_where_its_conditions_say() -> None:
    g = position({})
    marine = plan_of(g, MARINE)
    assert [goal.tiles for goal in marine.goals] == [1 << tile_of(g, "escape_pod"), 1 << tile_of(g, "engine_room")]
    predator = plan_of(g, PREDATOR)
    assert predator.steps == (((0, 1, 2), (3,)), ((4,),))


@pytest.mark.rules("HUNT-MIS-03")
def test_all_steps_are_needed_and_of_an_or_one_alternative() -> None:
    g = position({"predator-1": "hall-1"})
    begin_steps(g)
    enter(g, "predator-1", "predator_pod")
    assert not all_met(g, PREDATOR)
    note_work(g, PREDATOR, 0)
    note_work(g, PREDATOR, 1)
    assert not all_met(g, PREDATOR)
    note_work(g, PREDATOR, 3)
    assert all_met(g, PREDATOR)
    g.put(piece(g, "predator-1"), tile_of(g, "hall-1"))
    assert not all_met(g, PREDATOR)


@pytest.mark.rules("HUNT-M01-05")
def test_predators_may_scan_three_rooms_instead_of_downloading() -> None:
    g = position({"predator-1": "hall-1"})
    begin_steps(g)
    enter(g, "predator-1", "predator_pod")
    for n in range(3):
        assert not all_met(g, PREDATOR)
        note_work(g, PREDATOR, n)
    assert all_met(g, PREDATOR)


@pytest.mark.rules("HUNT-AREN-06")
def test_the_arena_has_no_goals_so_nobody_meets_them() -> None:
    g = position({"marine-1": "hall-1"}, mode=ARENA)
    assert plan_of(g, MARINE).goals == ()
    assert not all_met(g, MARINE)


# ---- reaching


@pytest.mark.rules("HUNT-MIS-13", "HUNT-DEC-71")
def test_reaching_asks_for_having_come_there() -> None:
    g = position({"marine-1": "engine_room", "marine-2": "hall-1"})
    begin_steps(g)
    assert progress_of(g, MARINE) == [0, 0]
    enter(g, "marine-2", "engine_room")
    assert progress_of(g, MARINE) == [0, 1]
    g.put(piece(g, "marine-2"), tile_of(g, "hall-1"))
    assert progress_of(g, MARINE) == [0, 0]


@pytest.mark.rules("HUNT-MIS-13", "HUNT-DEC-18")
def test_tokens_reach_a_place_and_decoys_do_not() -> None:
    g = position({"predator-1": "hall-3 down", "predator-2": "hall-3 decoy"})
    begin_steps(g)
    enter(g, "predator-2", "predator_pod")
    assert progress_of(g, PREDATOR)[-1] == 0
    enter(g, "predator-1", "predator_pod")
    assert progress_of(g, PREDATOR)[-1] == 1


@pytest.mark.rules("HUNT-M08-03", "HUNT-DEC-112")
def test_two_marines_in_the_armoury_may_have_been_there_before_the_kills() -> None:
    g = position({"marine-1": "hall-1", "marine-2": "hall-1"}, mission="mission_08", cap_counts=False)
    begin_steps(g)
    enter(g, "marine-1", "armoury")
    enter(g, "marine-2", "armoury")
    assert not all_met(g, MARINE)
    g.kills[MARINE] = (0, 5, 0)
    assert all_met(g, MARINE)


@pytest.mark.rules("HUNT-M09-03")
def test_marines_deployed_on_the_bridge_must_come_back_to_it() -> None:
    g = position({"marine-1": "bridge"}, mission="mission_09")
    begin_steps(g)
    note_work(g, MARINE, 0)
    assert not all_met(g, MARINE)
    enter(g, "marine-1", "engine_room")
    enter(g, "marine-1", "bridge")
    assert all_met(g, MARINE)


@pytest.mark.rules("HUNT-M05-06", "HUNT-DEC-39", "HUNT-DEC-112")
def test_only_the_escorted_model_need_come_to_the_pod() -> None:
    g = position({"predator-1": "hall-1", "predator-2": "hall-1"}, mission="mission_05")
    begin_steps(g)
    g.escorted = piece(g, "predator-2")
    note_work(g, PREDATOR, 0)
    note_work(g, PREDATOR, 1)
    enter(g, "predator-1", "predator_pod")
    assert not all_met(g, PREDATOR)
    enter(g, "predator-2", "predator_pod")
    assert all_met(g, PREDATOR)
    g.put(piece(g, "predator-2"), -1)
    assert not all_met(g, PREDATOR)


# ---- kills and caps


@pytest.mark.rules("HUNT-M01-04", "HUNT-M06-03", "HUNT-MIS-11")
@pytest.mark.parametrize(("mission", "worth"), [("mission_01", 1), ("mission_06", 2)])
def test_a_killed_predator_counts_twice_where_the_mission_says_so(mission: str, worth: int) -> None:
    g = position({"alien-1": "hall-1"}, mission=mission)
    g.kills[ALIEN] = (3, 0, 1)
    assert progress_of(g, ALIEN) == [3 + worth]


@pytest.mark.rules("HUNT-M07-04", "HUNT-M08-04", "HUNT-M09-04")
@pytest.mark.parametrize(("mission", "sites"), [("mission_07", 2), ("mission_08", 2), ("mission_09", 2)])
def test_aliens_kill_and_damage_marked_tiles(mission: str, sites: int) -> None:
    g = position({"alien-1": "hall-1"}, mission=mission, cap_counts=False)
    begin_steps(g)
    marked = [tile for kind, tile in g.fixed.board.tokens if kind == "damage_site"]
    g.kills[ALIEN] = (3, 0, 1)
    assert not all_met(g, ALIEN)
    for tile in marked[:sites]:
        assert not all_met(g, ALIEN)
        g.acid[tile] = 2
    assert all_met(g, ALIEN)
    g.kills[ALIEN] = (4, 0, 0)
    assert not all_met(g, ALIEN)


@pytest.mark.rules("HUNT-M08-05", "HUNT-M09-05")
@pytest.mark.parametrize("mission", ["mission_08", "mission_09"])
def test_a_kill_of_the_predators_counts_once(mission: str) -> None:
    g = position({"predator-1": "hall-1"}, mission=mission, cap_counts=False)
    g.kills[PREDATOR] = (2, 2, 0)
    kill = next(n for n, goal in enumerate(plan_of(g, PREDATOR).goals) if goal.verb.word == "kill")
    assert not is_met(g, PREDATOR, kill)
    g.kills[PREDATOR] = (2, 3, 0)
    assert is_met(g, PREDATOR, kill)


@pytest.mark.rules("HUNT-DEC-11", "HUNT-SET-08")
def test_counts_are_capped_at_what_the_enemies_at_the_start_can_give() -> None:
    alone = {word: at for word, at in BOX.items() if not word.startswith("marine")}
    for mission, three, two in (("mission_01", 5, 3), ("mission_06", 5, 5)):
        g = position(BOX, mission=mission)
        begin_steps(g)
        assert g.counts[ALIEN] == (three,)
        g = position(alone, mission=mission)
        begin_steps(g)
        # Three Predators and a decoy: three kills, or six where a Predator counts twice.
        assert g.counts[ALIEN] == (two,)
        g.put(piece(g, "predator-1"), -1)
        assert needed(g, ALIEN, 0) == two
        g = position(alone, mission=mission, cap_counts=False)
        begin_steps(g)
        assert g.counts[ALIEN] == (5,)


@pytest.mark.rules("HUNT-DEC-11")
def test_trophies_to_carry_are_capped_too() -> None:
    g = position({"alien-1": "hall-2", "marine-1": "hall-1", "predator-1": "predator_pod"}, mission="mission_04")
    begin_steps(g)
    assert g.counts[ALIEN] == (2, 2)


# ---- places that hold something


@pytest.mark.rules("HUNT-M03-04", "HUNT-MIS-09", "HUNT-MIS-16")
def test_all_named_rooms_must_hold_their_acid_whatever_made_it() -> None:
    g = position({"alien-1": "hall-1"}, mission="mission_03")
    begin_steps(g)
    for room in ("armoury", "engine_room", "bridge"):
        assert not all_met(g, ALIEN)
        g.acid[tile_of(g, room)] = 2
    assert all_met(g, ALIEN)
    g.acid[tile_of(g, "bridge")] = 1
    assert not all_met(g, ALIEN)


@pytest.mark.rules("HUNT-M04-03", "HUNT-MIS-10", "HUNT-ACID-03")
def test_the_tanks_need_four_tokens_and_may_hold_them() -> None:
    g = position({"marine-1": "hall-1"}, mission="mission_04")
    tank = tile_of(g, "hibernation_chamber")
    begin_steps(g)
    assert acid_limit(g, tank) == 4
    assert acid_limit(g, tile_of(g, "laboratory")) == 2
    g.acid[tank] = 3
    assert not all_met(g, MARINE)
    g.acid[tank] = 4
    assert all_met(g, MARINE)
    assert acid_limit(position({}, mission="mission_03"), 0) == 2


@pytest.mark.rules("HUNT-MIS-16")
def test_the_tiles_of_all_damage_objectives_are_known_to_cards() -> None:
    g = position({}, mission="mission_03")
    wanted = sum(1 << tile_of(g, room) for room in ("armoury", "engine_room", "bridge"))
    assert damage_tiles(g) == wanted
    assert damage_tiles(position({}, mission="mission_01")) == 0


@pytest.mark.rules("HUNT-M05-03", "HUNT-M06-04", "HUNT-MIS-14")
@pytest.mark.parametrize(
    ("mission", "side", "kind", "site"),
    [("mission_05", MARINE, "turret", "turret_site"), ("mission_06", PREDATOR, "nuclear_charge", "nest")],
)
def test_three_of_four_marked_places_need_their_marker(mission: str, side: int, kind: str, site: str) -> None:
    g = position({}, mission=mission)
    begin_steps(g)
    tiles = [tile for word, tile in g.fixed.board.tokens if word == site]
    assert len(tiles) == 4
    for n, tile in enumerate(tiles[:3]):
        assert not all_met(g, side)
        g.markers[tile] = TOKENS.index(kind) * TOKEN + n + 1
    assert all_met(g, side)


@pytest.mark.rules("HUNT-M06-02", "HUNT-CVC-17")
def test_four_vents_must_be_welded() -> None:
    g = position({}, mission="mission_06")
    begin_steps(g)
    g.welds[MARINE] = 3
    assert not all_met(g, MARINE)
    g.welds[MARINE] = 4
    assert all_met(g, MARINE)


# ---- tokens brought somewhere


@pytest.mark.rules("HUNT-M05-04", "HUNT-MIS-14", "HUNT-MIS-08")
def test_eggs_count_where_they_lie_or_are_carried_by_an_own_model() -> None:
    g = position({"alien-1": "engine_room", "marine-1": "hall-1"}, mission="mission_05")
    begin_steps(g)
    lay(g, "egg-1", "engine_room")
    lay(g, "egg-2", "engine_room")
    assert progress_of(g, ALIEN) == [2]
    carry(g, "egg-3", "alien-1")
    assert all_met(g, ALIEN)
    g.carried[g.fixed.value("token", "egg-3")] = put(g, "marine-2", "engine_room")
    assert not all_met(g, ALIEN)


@pytest.mark.rules("HUNT-M07-03")
def test_two_captives_come_to_the_bridge() -> None:
    g = position({}, mission="mission_07")
    begin_steps(g)
    lay(g, "captive-1", "bridge")
    assert not all_met(g, MARINE)
    lay(g, "captive-3", "bridge")
    assert all_met(g, MARINE)


@pytest.mark.rules("HUNT-M04-05")
def test_the_royal_egg_comes_to_the_pod() -> None:
    g = position({"predator-1": "predator_pod"}, mission="mission_04")
    begin_steps(g)
    lay(g, "royal_egg-1", "hall-1")
    assert not all_met(g, PREDATOR)
    carry(g, "royal_egg-1", "predator-1")
    assert all_met(g, PREDATOR)


@pytest.mark.rules("HUNT-M02-04", "HUNT-M04-04", "HUNT-DEC-35")
def test_trophies_may_lie_on_different_vents() -> None:
    g = position({}, mission="mission_04", cap_counts=False)
    begin_steps(g)
    vents = [tile for tile in range(g.fixed.board.size) if g.fixed.board.vents >> tile & 1]
    g.trophies[ALIEN] = 3
    for n, tile in enumerate((vents[0], vents[0], vents[1]), 1):
        assert not all_met(g, ALIEN)
        g.lying[TOKENS.index("trophy") * TOKEN + n] = tile
    assert all_met(g, ALIEN)


@pytest.mark.rules("HUNT-M02-03", "HUNT-M02-04")
def test_mission_2_asks_for_an_interact_in_each_room_and_three_in_the_chamber() -> None:
    g = position(
        BOX | {"marine-1": "hall-1"}, mission=mission_with("mission_02"), board=mission_with("mission_01").board
    )
    assert [goal.count for goal in plan_of(g, MARINE).goals] == [1, 1, 1]
    assert [goal.count for goal in plan_of(g, ALIEN).goals] == [3, 3, 3]
    assert [goal.count for goal in plan_of(g, PREDATOR).goals] == [5]


# ---- what is laid out


@pytest.mark.rules("HUNT-DEC-11", "HUNT-MIS-12")
def test_tokens_of_a_faction_that_is_absent_are_not_used() -> None:
    g = position({}, mission="mission_05")
    lay_tokens(g)
    assert sorted(g.fixed.name("token", token) for token in g.lying) == ["egg-1", "egg-2", "egg-3", "egg-4"]
    assert told(g)[0].startswith("token-placed egg-1 ")
    g = position({}, mission="mission_05", factions=("marine", "predator"))
    lay_tokens(g)
    assert not g.lying
