"""Turns, Cleanup, Objectives, the end of the game, empty decks, achievements and scores."""

from __future__ import annotations

import pytest

from hullbreach.games.encounters.rules.scoring import series
from tests.games.encounters.tables import encounters, hand, one, points


def seats(n: int, **more: dict[str, object]) -> dict[str, object]:
    """Players with their starting cards in the deck and empty hands."""
    return {f"seat-{seat}": more.get(f"seat_{seat}", {}) for seat in range(1, n + 1)}


def down(card: str) -> dict[str, object]:
    """A face-down card."""
    return {"card": card, "face_up": False}


@pytest.mark.rules("ENC-TRN-01", "ENC-TRN-02", "ENC-TRN-04", "ENC-ACT-05", "ENC-GEN-05")
def test_four_phases_in_order_then_the_next_player() -> None:
    given = {
        "phase": "hive",
        "hive": ["ash", "vent_stalker"],
        "combat": ["prowling_drone"],
        "strike_deck": ["gash", "scratch"],
    }
    t = encounters({**given, "players": seats(2, seat_1=hand("grunt"))}, players=2)
    t.play("play grunt", "end actions")
    t.events("turn seat-1", "phase hive", "hive-added ventilation_shafts", "phase action", "phase strike")
    t.expect(
        {
            "turn": "seat-2",
            "attack": 0,
            "recruit": 0,
            "players.seat-1.hand.count": 6,
            "players.seat-1.discard": ["grunt"],
        }
    )


@pytest.mark.rules("ENC-CLN-01", "ENC-CLN-05", "ENC-CLN-03", "ENC-CLN-07")
def test_the_discards_of_the_turn_can_be_drawn_again() -> None:
    t = encounters({"players": one("grunt", "grunt", deck=["specialist"] * 5), "hive": ["ash"]})
    t.chance(["grunt", "grunt"])
    t.play("play grunt", "end actions")
    t.expect({"players.seat-1.hand": ["specialist"] * 5 + ["grunt"], "players.seat-1.deck": ["grunt"]})
    t.quiet()


@pytest.mark.rules("ENC-CLN-04", "ENC-CLN-06")
def test_a_deck_that_ran_out_stays_empty_until_a_card_is_needed() -> None:
    t = encounters({"players": one("grunt", deck=["specialist"] * 6), "hive": ["ash"]})
    t.play("end actions").expect({"players.seat-1.deck": [], "players.seat-1.discard": ["grunt"]})
    t = encounters({"players": one("grunt", deck=["specialist"]), "hive": ["ash"]})
    t.chance(["grunt"])
    t.play("end actions").expect({"players.seat-1.hand.count": 2, "players.seat-1.discard": []})


@pytest.mark.rules("ENC-DIF-03", "ENC-HDK-06")
def test_the_first_hive_phases_can_be_left_out() -> None:
    given = {"phase": "hive", "hive": ["ash"], "players": one(turns=0)}
    encounters(given, skip_first_hive=True).expect({"hive": ["ash"], "phase": "action"})
    encounters(given).expect({"hive": []})


# ---- Objectives


@pytest.mark.rules("ENC-OBJ-02", "ENC-OBJ-03", "ENC-OBJ-11", "ENC-OBJ-12")
def test_a_completed_objective_shows_the_next() -> None:
    t = encounters({"attack": 1, "collected": ["sos_signal"], "rooms": {"airlock": down("sos_signal")}})
    t.play("scan airlock")
    t.expect({"completed": 1, "objectives.0": "no_one_can_hear_you_scream", "objectives.2": "the_sos"})
    t.events("collected sos_signal", "objective-completed the_sos", "objective no_one_can_hear_you_scream")


@pytest.mark.rules("ENC-OBJ-05", "ENC-OBJ-14")
def test_setup_text_happens_in_the_middle_of_an_action_and_kills_count_over_the_game() -> None:
    given = {"attack": 8, "completed": 1, "combat": ["ash"], "players": one(deck=["grunt"])}
    t = encounters(given)
    t.play("attack combat-1").expect({"completed": 2, "players.seat-1.hand": ["grunt"], "phase": "action"})
    # Ash was killed while the first Objective was current: the second is complete at once.
    given = {"attack": 1, "collected": ["sos_signal"], "kills": {"ash": 1}, "rooms": {"airlock": down("sos_signal")}}
    t = encounters({**given, "players": one(deck=["grunt"])})
    t.play("scan airlock").expect({"completed": 2, "players.seat-1.hand": ["grunt"]})


@pytest.mark.rules("ENC-OBJ-02", "ENC-ATC-07")
def test_attachments_count_in_different_rooms() -> None:
    rooms = {"airlock": {"attached": ["sentry_gun"]}, "med_lab": down("sentry_gun")}
    t = encounters({"attack": 2, "completed": 1, "rooms": rooms}, scenario="aliens")
    t.play("scan med_lab").expect({"completed": 2, "rooms.airlock.attached": ["sentry_gun"]})


@pytest.mark.rules("ENC-OBJ-15", "ENC-OBJ-06")
def test_an_attached_card_is_collected_for_its_price() -> None:
    rooms = {"airlock": {"attached": ["door_control"]}, "med_lab": {"attached": ["door_control"]}}
    t = encounters({"recruit": 6, "rooms": rooms}, scenario="alien_resurrection")
    t.play("use door_control").expect({"collected": ["door_control"], "recruit": 3, "rooms.airlock.attached": []})
    t = encounters({"recruit": 9, "collected": ["door_control"]}, scenario="alien_resurrection")
    t.refuses("use door_control", "used-this-turn")


@pytest.mark.rules("ENC-OBJ-15")
def test_a_collected_card_is_used_once_a_turn() -> None:
    t = encounters({"recruit": 4, "collected": ["power_loader"], "completed": 2}, scenario="aliens")
    t.play("use power_loader").expect({"attack": 3, "recruit": 2})
    t.refuses("use power_loader", "used-this-turn", "ENC-OBJ-15")


@pytest.mark.rules("ENC-WIN-01", "ENC-OBJ-04", "ENC-SCO-01", "ENC-SCO-06")
def test_completing_the_last_objective_wins() -> None:
    players = seats(3, seat_3={"fate": "dead"})
    t = encounters({"attack": 16, "completed": 2, "combat": ["perfect_organism"], "players": players}, players=3)
    t.play("attack combat-1")
    outcome = t.match.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.score) == ("objectives-completed", (0, 1, 2), 2)
    assert points(t) == [2, 2, 2]
    assert series([points(t), [0, 0, 0], [1, 1, 1]]) == [3, 3, 3]


@pytest.mark.rules("ENC-OBJ-10")
def test_a_final_enemy_strikes_before_its_time() -> None:
    t = encounters({"combat": ["perfect_organism"], "strike_deck": ["gash", "scratch"], "players": one()})
    t.play("end actions").expect({"players.seat-1.strikes": ["gash"]})


# ---- empty decks


@pytest.mark.rules("ENC-EMP-01", "ENC-EMP-03", "ENC-EMP-04", "ENC-EMP-11")
def test_dead_enemies_make_a_new_hive_deck_once() -> None:
    given = {"phase": "hive", "hive": [], "dead_enemies": ["ash", "vent_stalker"], "discarded": ["event_the_sos"]}
    t = encounters(given)
    t.chance(["vent_stalker", "ash"])
    t.expect({"hive": ["ash"], "rooms.ventilation_shafts.card": "vent_stalker", "hive_recycled": True})
    t.expect({"dead_enemies": [], "discarded": ["event_the_sos"]})
    t.quiet()


@pytest.mark.rules("ENC-EMP-02", "ENC-WIN-03")
def test_the_second_time_the_game_is_lost() -> None:
    t = encounters({"phase": "hive", "hive": [], "hive_recycled": True, "dead_enemies": ["ash"]})
    assert t.match.outcome is not None
    assert t.match.outcome.reason == "hive-out"


@pytest.mark.rules("ENC-EMP-05")
def test_without_dead_enemies_the_first_time_is_the_last() -> None:
    t = encounters({"phase": "hive", "hive": []})
    assert t.match.outcome is not None
    assert t.match.outcome.reason == "hive-out"


@pytest.mark.rules("ENC-OPT-05", "ENC-AMB-08")
@pytest.mark.parametrize(("switch", "cards"), [("again", 1), ("once", 2)])
def test_a_recycled_card_reveals_again_or_not(switch: str, cards: int) -> None:
    given = {"attack": 3, "phase": "hive", "hive": ["hissing_drone"], "hive_recycled": True}
    t = encounters({**given, "players": one("grunt", "specialist")}, recycled_reveal=switch)
    t.play("scan ventilation_shafts")
    if switch == "again":
        t.play("discard grunt")
    t.expect({"players.seat-1.hand.count": cards})


@pytest.mark.rules("ENC-TIM-01", "ENC-OPT-03", "ENC-CHO-19")
@pytest.mark.parametrize(("switch", "order"), [("clockwise", (2, 3, 1)), ("counterclockwise", (2, 1, 3))])
def test_the_order_of_players_acting_together(switch: str, order: tuple[int, int, int]) -> None:
    players = {f"seat-{n}": hand(deck=["grunt"]) for n in range(1, 4)}
    given = {"turn": "seat-2", "attack": 8, "completed": 1, "combat": ["ash"], "players": players}
    t = encounters(given, players=3, simultaneous_order=switch)
    t.play("attack combat-1").events(*[f"drew seat-{n} grunt" for n in order])


# ---- achievements


@pytest.mark.rules("ENC-ACH-01", "ENC-ACH-03", "ENC-CHO-24")
def test_achievements_of_a_hand_are_told_to_its_owner_only() -> None:
    deck = [
        "sensor_sweep",
        "captain_of_the_ship",
        "hide_in_the_locker",
        "plot_the_course",
        "suit_up",
        "nobody_goes_alone",
    ]
    t = encounters({"players": seats(2, seat_1=hand(deck=deck))}, players=2)
    t.play("end actions")
    t.expect({"players.seat-1.achievements": ["no_basics"], "view.seat-2.players.seat-1.achievements": []})


@pytest.mark.rules("ENC-ACH-02")
def test_three_class_abilities_in_one_turn() -> None:
    cards = ("sensor_sweep", "captain_of_the_ship", "quarantine_procedure")
    given = {"players": one(*cards, deck=["grunt"] * 3), "played_classes": ["leadership", "intel", "survival"]}
    t = encounters(given)
    t.play(*[f"play {card}" for card in cards])
    t.expect({"players.seat-1.achievements": ["three_class_combo"]})


@pytest.mark.rules("ENC-ACH-04", "ENC-ACH-05")
def test_an_hq_of_one_class_or_of_five() -> None:
    hq = ["captain_of_the_ship", "captain_of_the_ship", "nobody_goes_alone", "quarantine_procedure", "electric_prod"]
    t = encounters({"recruit": 4, "hq": hq, "barracks": ["captain_of_the_ship"]})
    t.play("recruit electric_prod").expect({"players.seat-1.achievements": ["hq_single_class"]})
    hq = ["captain_of_the_ship", "plot_the_course", "suit_up", "sensor_sweep", "electric_prod"]
    t = encounters({"recruit": 4, "hq": hq, "barracks": ["fire_axe"]}, character_1="brother_dillon")
    t.play("recruit electric_prod").expect({"players.seat-1.achievements": ["hq_rainbow"]})
