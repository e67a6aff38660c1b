"""Every Environment card, in a position where it matters."""

from __future__ import annotations

import pytest

from hullbreach.games.hunt.content.actions import FIGHT, RUN, SHOOT
from hullbreach.games.hunt.content.names import HALF, NORMAL
from hullbreach.games.hunt.rules.board import movement
from hullbreach.games.hunt.rules.board.movement import allowance, barred, may_stay_on_vent
from hullbreach.games.hunt.rules.board.sight import in_sight
from hullbreach.games.hunt.rules.cards.playing import card_limit
from hullbreach.games.hunt.rules.combat.totals import close_value, ranged_total
from hullbreach.games.hunt.rules.state import NOBODY, Hunt
from hullbreach.games.hunt.rules.tokens.reveal import due
from hullbreach.games.hunt.rules.turn.actions import cannot_begin
from hullbreach.games.hunt.rules.turn.environment import DrawEnvironment
from tests.games.hunt.boards import DOOR, HIVE, LINE, VENT
from tests.games.hunt.card_play import STALKER, deal, end_of_turn, event, hold
from tests.games.hunt.fights import HUGGER, strike
from tests.games.hunt.positions import piece, position, put, reason, run, tile_of

ALL = {"marine-1": "r0c0", "alien-1": f"r0c2 {STALKER}", "predator-1": "r0c4"}
TWO = ("marine", "alien")


def ship(pieces: dict[str, str] | None = None, text: str = LINE, **more: object) -> Hunt:
    """One of each faction in a row, or others."""
    return deal(pieces or ALL, text, **more)


@pytest.mark.rules("HUNT-CARD-04", "HUNT-CARD-17")
def test_one_card_a_turn_is_drawn_and_put_away_at_the_end() -> None:
    g = ship()
    content = g.fixed.content
    g.environment_deck = [content.environment_index["gravity_surge"], content.environment_index["all_quiet"]]
    assert run(g, DrawEnvironment()) == ["environment all_quiet"]
    assert g.environment == content.environment_index["all_quiet"]
    assert len(g.environment_deck) == 1
    end_of_turn(g)
    assert g.environment == NOBODY
    assert g.environment_discard == [content.environment_index["all_quiet"]]


@pytest.mark.rules("HUNT-CARD-16", "HUNT-DEC-08")
def test_an_empty_deck_is_shuffled_anew() -> None:
    g = ship()
    cards = g.fixed.content.environment_index
    g.environment_discard = [cards["all_quiet"], cards["gravity_surge"]]
    order = (cards["gravity_surge"], cards["all_quiet"])
    told = run(g, DrawEnvironment(), dice=[order])  # type: ignore[list-item]
    assert told == ["reshuffled-environment", "environment gravity_surge"]
    g.environment_deck, g.environment_discard = [], []
    assert run(g, DrawEnvironment()) == []


@pytest.mark.rules("HUNT-LOS-09")
def test_lights_out_shortens_all_sight_until_the_end_of_the_turn() -> None:
    g = ship()
    marine, predator = piece(g, "marine-1"), piece(g, "predator-1")
    assert in_sight(g, marine, predator)
    event(g, "lights_out")
    assert not in_sight(g, marine, predator)
    assert in_sight(g, marine, piece(g, "alien-1"))
    end_of_turn(g)
    assert in_sight(g, marine, predator)


@pytest.mark.rules("HUNT-CARD-03", "HUNT-CON-02")
def test_emergency_lighting_and_fog_change_the_tests_of_everybody() -> None:
    g = ship()
    marine, alien = piece(g, "marine-1"), piece(g, "alien-1")
    event(g, "emergency_lighting")
    assert ranged_total(g, marine, SHOOT, alien).value == 12
    assert close_value(g, alien).value == 10
    end_of_turn(g)
    event(g, "coolant_fog")
    assert ranged_total(g, marine, SHOOT, alien).value == 12
    assert close_value(g, alien).value == 8
    end_of_turn(g)
    assert g.lasting == ()


@pytest.mark.rules("HUNT-DOOR-02", "HUNT-CARD-04")
def test_doors_cycle_open_opens_two_doors_of_the_choice_of_who_has_the_initiative() -> None:
    g = ship(text="Den..#C-n..#C-n..#C-n..-Dwn..")
    g.order = (2, 0, 1)
    told = event(g, "doors_cycle_open", "choose r0c0/r0c1", "choose r0c2/r0c3")
    assert told[-2:] == ["door-gone r0c0/r0c1", "door-gone r0c2/r0c3"]
    assert g.doors.bit_count() == 1


@pytest.mark.rules("HUNT-CARD-04")
def test_with_a_single_door_that_one_opens_and_with_none_nothing_happens() -> None:
    g = ship(text=DOOR)
    assert event(g, "doors_cycle_open")[-1] == "door-gone r0c1/r0c2"
    assert event(g, "doors_cycle_open") == ["environment doors_cycle_open"]


@pytest.mark.rules("HUNT-BLIP-04", "HUNT-DEC-14")
def test_a_door_that_opens_lets_eyes_meet() -> None:
    g = ship({"marine-1": "r0c0", "alien-1": f"r0c4 {STALKER} down"}, DOOR, factions=TWO)
    told = event(g, "doors_cycle_open")
    assert told[-2:] == ["door-gone r0c1/r0c2", "revealed alien-1 alien_stalker"]


@pytest.mark.rules("HUNT-COMP-12", "HUNT-CARD-04")
def test_bulkhead_lockdown_places_two_doors_between_tiles_that_are_not_engaged() -> None:
    g = ship({"marine-1": "r0c0", "alien-1": f"r0c0 {STALKER}", "predator-1": "r0c4"})
    told = event(g, "bulkhead_lockdown", "choose r0c1/r0c2", "choose r0c3/r0c4")
    assert told[-2:] == ["door-placed r0c1/r0c2", "door-placed r0c3/r0c4"]
    assert g.seals == [0, 0, 0]
    with pytest.raises(AssertionError, match="is not among"):
        event(ship({"marine-1": "r0c0", "alien-1": f"r0c0 {STALKER}"}), "bulkhead_lockdown", "choose r0c0/r0c1")


@pytest.mark.rules("HUNT-ADV-01", "HUNT-CARD-03")
@pytest.mark.parametrize(
    ("card", "runs"), [("life_support_failure", [False, True, False]), ("gravity_surge", [False] * 3)]
)
def test_who_may_still_run(card: str, runs: list[bool]) -> None:
    g = ship()
    event(g, card)
    g.points = 2
    for word, may in zip(("marine-1", "alien-1", "predator-1"), runs, strict=True):
        no = cannot_begin(g, piece(g, word), RUN, False)
        assert reason(no) == ("" if may else "forbidden HUNT-CARD-03")


@pytest.mark.rules("HUNT-DEC-77", "HUNT-SEQ-01")
def test_temperature_crash_tests_every_face_up_model_that_is_activated() -> None:
    from hullbreach.games.hunt.rules.cards.lasting import sum_of
    from hullbreach.games.hunt.rules.turn.activation import Activation, ActivationTest

    g = ship({"marine-1": "r0c0", "marine-2": "r0c0 down", "alien-1": f"r0c4 {STALKER}"}, factions=TWO)
    event(g, "temperature_crash")
    marine = piece(g, "marine-1")
    (test,) = Activation(marine)._environment(g)  # type: ignore[misc]
    assert isinstance(test, ActivationTest)
    told = run(g, test, dice=[10])
    assert told == ["stat-test con marine-1 10 9", "points-lost marine-1 1"]
    assert sum_of(g, "ap", marine) == -1
    assert Activation(piece(g, "marine-2"))._environment(g) is None
    end_of_turn(g)
    assert Activation(marine)._environment(g) == ()


@pytest.mark.rules("HUNT-MOV-01", "HUNT-CARR-06")
def test_gravity_flicker_lengthens_a_run_and_nothing_else() -> None:
    g = ship()
    event(g, "gravity_flicker")
    marine = piece(g, "marine-1")
    assert (allowance(g, marine, movement.MOVE), allowance(g, marine, movement.RUN)) == (1, 3)
    g.carried[1] = marine
    assert allowance(g, marine, movement.RUN) == 2


@pytest.mark.rules("HUNT-SPEC-12", "HUNT-DEC-36", "HUNT-ACID-05")
def test_hull_breach_hits_everybody_on_the_tile_and_leaves_acid() -> None:
    g = ship({"marine-1": "r0c1", "alien-1": f"r0c1 {STALKER}", "predator-1": "r0c4"})
    told = event(g, "hull_breach", "choose r0c1", "next alien-1", dice=[13, 20, 20])
    assert "armour alien-1 13 12" in told
    assert told.index("killed alien-1") < told.index("killed marine-1") < told.index("acid-placed r0c1")
    assert g.kills == [(0, 0, 0)] * 3
    assert g.acid[tile_of(g, "r0c1")] == 1


@pytest.mark.rules("HUNT-CARD-04", "HUNT-MIS-16")
def test_hull_breach_strikes_corridors_and_dead_ends_that_no_objective_names() -> None:
    g = position({"marine-1": "hall-1", "alien-1": f"hall-2 {STALKER}"}, mission="mission_09", factions=TWO)
    from hullbreach.games.hunt.rules.effects.targets import choices_for
    from hullbreach.games.hunt.rules.goals.steps import damage_tiles

    card = g.fixed.content.environment[g.fixed.content.environment_index["hull_breach"]]
    open_tiles = choices_for(g, 0, card)
    board = g.fixed.board
    assert damage_tiles(g)
    assert not open_tiles & damage_tiles(g)
    assert not open_tiles & (board.rooms | board.vents)


@pytest.mark.rules("HUNT-BLIP-18")
def test_steam_burst_reveals_tokens_before_it_hits_them_and_no_one_dodges() -> None:
    g = ship({"marine-1": "r0c0", "alien-1": f"r0c4 {STALKER} down"}, DOOR, factions=TWO)
    told = event(g, "steam_burst", "choose r0c4", dice=[5])
    assert told.index("revealed alien-1 alien_stalker") < told.index("armour alien-1 5 11")
    g = ship({"marine-1": "r0c0", "predator-1": "r0c3 decoy", "predator-2": "r0c1"}, DOOR)
    assert "decoy-gone predator-1" in event(g, "steam_burst", "choose r0c3")
    g = ship({"marine-1": "r0c0", "alien-1": f"r0c4 {STALKER}"}, VENT, factions=TWO)
    with pytest.raises(AssertionError, match="is not among"):
        event(g, "steam_burst", "choose r0c2")


@pytest.mark.rules("HUNT-CARD-03", "HUNT-TILE-08")
def test_vent_overpressure_keeps_everybody_out_of_the_vents() -> None:
    g = ship({"marine-1": "r0c1", "alien-1": f"r0c3 {STALKER}"}, VENT, factions=TWO)
    marine, vent = piece(g, "marine-1"), tile_of(g, "r0c2")
    assert barred(g, marine, vent) is None
    event(g, "vent_overpressure")
    assert reason(barred(g, marine, vent)) == "vents-blocked HUNT-CARD-03"
    end_of_turn(g)
    assert barred(g, marine, vent) is None


@pytest.mark.rules("HUNT-TILE-09", "HUNT-TILE-12")
def test_maintenance_crawlways_let_small_models_stay_on_vents() -> None:
    g = ship({"marine-1": "r0c1", "alien-1": f"r0c3 {HUGGER}", "predator-1": "r0c0"}, VENT)
    pieces = [piece(g, word) for word in ("marine-1", "alien-1", "predator-1")]
    assert [may_stay_on_vent(g, each) for each in pieces] == [False, True, False]
    event(g, "maintenance_crawlways")
    assert [may_stay_on_vent(g, each) for each in pieces] == [True, True, False]


@pytest.mark.rules("HUNT-TILE-04", "HUNT-CARD-17")
def test_resin_bloom_spreads_for_good_to_a_normal_corridor_beside_the_hive() -> None:
    g = ship({"marine-1": "r0c0", "alien-1": f"r0c3 {STALKER}"}, HIVE, factions=TWO)
    assert event(g, "resin_bloom")[-1] == "face-changed r0c1 half_infested"
    end_of_turn(g)
    assert g.face[tile_of(g, "r0c1")] == HALF
    # Nothing is left that could be picked: a dead end is no corridor.
    assert event(g, "resin_bloom") == ["environment resin_bloom"]


@pytest.mark.rules("HUNT-DEC-34", "HUNT-CARD-17")
def test_decontamination_cleans_a_tile_without_aliens_of_anybody() -> None:
    g = ship({"marine-1": "r0c0", "alien-1": f"r0c3 {STALKER} hidden"}, HIVE, factions=TWO)
    told = event(g, "decontamination_cycle", "choose r0c4")
    assert told[-1] == "face-changed r0c4 normal"
    assert g.face[tile_of(g, "r0c4")] == NORMAL
    with pytest.raises(AssertionError, match="is not among"):
        event(ship({"alien-1": f"r0c3 {STALKER} down"}, HIVE), "decontamination_cycle", "choose r0c3")


@pytest.mark.rules("HUNT-BLIP-04", "HUNT-LOS-09")
def test_sensor_ghosts_let_only_near_enemies_reveal_tokens() -> None:
    g = ship({"marine-1": "r0c0", "alien-1": f"r0c4 {STALKER} down"}, DOOR, factions=TWO)
    event(g, "sensor_ghosts")
    g.doors = 0
    g.close()
    assert due(g) == 0
    g.put(piece(g, "marine-1"), tile_of(g, "r0c2"))
    assert due(g) == 1 << piece(g, "alien-1")
    g.put(piece(g, "marine-1"), tile_of(g, "r0c1"))
    assert due(g) == 0
    end_of_turn(g)
    assert due(g) == 1 << piece(g, "alien-1")


@pytest.mark.rules("HUNT-BLIP-09", "HUNT-TURN-18", "HUNT-BLIP-12")
def test_sensor_sweep_reveals_one_token_per_player_with_all_rights_of_the_faction() -> None:
    g = ship(
        {
            "marine-1": "r0c0",
            "alien-1": f"r0c4 {STALKER} down",
            "alien-2": f"r0c4 {STALKER} hidden",
            "predator-1": "r0c1 down",
        },
        "Den..#C-n..-C-n..#C-i..-Dwi..",
    )
    g.order = (1, 0, 2)
    told = event(
        g, "sensor_sweep", "choose predator-1", "choose alien-1", "choose alien-2", "stay hidden", "shift to r0c2"
    )
    assert "hid alien-1" in told
    assert "revealed alien-2 alien_stalker" in told
    assert "revealed predator-1 predator_hunter" in told
    # Hiding in reaction counts as activated for the turn that begins.
    assert g.activated == 1 << piece(g, "alien-1")


@pytest.mark.rules("HUNT-CARD-04")
def test_sensor_sweep_may_be_declined() -> None:
    g = ship({"marine-1": "r0c0", "alien-1": f"r0c4 {STALKER} down"}, DOOR, factions=TWO)
    assert event(g, "sensor_sweep", "pass") == ["environment sensor_sweep"]


@pytest.mark.rules("HUNT-CARD-09")
def test_comms_blackout_leaves_one_card_a_turn() -> None:
    g = ship()
    event(g, "comms_blackout")
    assert card_limit(g) == 1
    end_of_turn(g)
    assert card_limit(g) == 2


@pytest.mark.rules("HUNT-DEC-105", "HUNT-ARM-02")
def test_power_surge_strengthens_ranged_weapons() -> None:
    g = ship({"marine-1": "r0c0", "alien-1": "r0c2 alien_infant_warrior"}, factions=TWO)
    event(g, "power_surge")
    told = strike(g, "marine-1", SHOOT, "alien-1", [5, 10])
    assert "armour alien-1 10 10" in told
    g.put(piece(g, "marine-1"), tile_of(g, "r0c2"))
    told = strike(g, "marine-1", FIGHT, "alien-1", [5, 10])
    assert "armour alien-1 10 14" in told


@pytest.mark.rules("HUNT-HORD-12", "HUNT-AREN-09")
def test_a_horde_without_a_seat_picks_by_chance() -> None:
    from dataclasses import replace

    from hullbreach.games.hunt.rules.fixed import Fixed

    g = ship({"marine-1": "r0c0", "alien-1": f"r0c2 {STALKER}"}, factions=TWO)
    horde = Hunt(1, Fixed(g.fixed.content, replace(g.fixed.ground, side_of_seat=(0,), instinct=1)))
    horde.order = (1, 0)
    put(horde, "marine-1", "r0c0")
    put(horde, "alien-1", f"r0c2 {STALKER}")
    told = event(horde, "steam_burst", dice=[tile_of(horde, "r0c0"), 5])
    assert told[-1] == "armour marine-1 5 14"


@pytest.mark.rules("HUNT-CARD-19", "HUNT-CARD-17")
def test_what_a_card_gave_a_model_for_the_turn_is_gone_with_it() -> None:
    g = ship()
    hold(g, "claymore")
    event(g, "gravity_flicker")
    newcomer = piece(g, "marine-2")
    g.base[newcomer] = 0
    assert not any(each.who >> newcomer & 1 for each in g.lasting)
