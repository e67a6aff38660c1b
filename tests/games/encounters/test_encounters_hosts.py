"""Facehuggers, Chestbursters and death."""

from __future__ import annotations

import pytest

from tests.games.encounters.tables import encounters, hand, one


def seats(n: int, **more: dict[str, object]) -> dict[str, object]:
    """Players with their starting cards in the deck and empty hands."""
    return {f"seat-{seat}": more.get(f"seat_{seat}", {}) for seat in range(1, n + 1)}


def down(card: str) -> dict[str, object]:
    """A face-down card."""
    return {"card": card, "face_up": False}


@pytest.mark.rules("ENC-FAC-02", "ENC-FAC-03", "ENC-FAC-04", "ENC-FAC-05")
def test_the_host_then_the_next_player_may_attack_it() -> None:
    t = encounters({"attack": 2, "players": seats(3), "facehuggers": [{}]}, players=3)
    t.offers("attack facehugger-1")
    t.play("end actions").expect({"turn": "seat-2", "facehuggers.0.window": "after", "facehuggers.0.host": "seat-1"})
    t.refuses("attack facehugger-1", "too-little-attack", "ENC-ATT-02")
    t.play("end actions")
    t.events("facehugger-died", "impregnated seat-1")
    t.expect({"facehuggers": [], "dead_enemies": ["facehugger"], "players.seat-1.discard": ["chestburster"]})
    t.expect({"players.seat-1.chestburster": True, "turn": "seat-3"})


@pytest.mark.rules("ENC-FAC-02", "ENC-FAC-10", "ENC-FAC-11")
def test_a_killed_facehugger_is_gone() -> None:
    t = encounters({"attack": 2, "facehuggers": [{}]})
    t.play("attack facehugger-1", "end actions", "end actions")
    t.expect({"dead_enemies": ["facehugger"], "players.seat-1.chestburster": False, "players.seat-1.strikes": []})


@pytest.mark.rules("ENC-FAC-06", "ENC-OPT-06", "ENC-AMB-05")
def test_alone_the_window_is_this_turn_and_the_next() -> None:
    t = encounters({"players": one("grunt", deck=["grunt"] * 11), "facehuggers": [{}]})
    t.play("end actions").expect({"facehuggers.0.window": "after"})
    # The new hand is drawn before the Chestburster comes.
    t.chance(["grunt"])
    t.play("end actions").expect({"players.seat-1.chestburster": True, "players.seat-1.fate": "normal"})
    given = {"players": one("grunt", deck=[]), "facehuggers": [{"window": "after"}]}
    t = encounters(given, facehugger_moment="before_cleanup")
    t.chance(["chestburster"])
    t.play("end actions")
    assert t.match.outcome is not None


@pytest.mark.rules("ENC-FAC-08", "ENC-FAC-13", "ENC-FAC-14")
def test_several_facehuggers_leave_one_chestburster() -> None:
    huggers = [{"window": "after"}, {"window": "after"}, {"window": "host"}]
    t = encounters({"players": one(), "facehuggers": huggers})
    t.play("end actions")
    t.expect({"players.seat-1.discard": ["chestburster"], "facehuggers.count": 1, "dead_enemies.count": 2})
    t = encounters({"players": one(), "facehuggers": [{"window": "after"}], "hatchery": []})
    t.play("end actions").expect({"players.seat-1.discard": [], "dead_enemies": ["facehugger"]})


@pytest.mark.rules("ENC-FAC-12")
def test_the_next_living_player_inherits_the_window() -> None:
    players = seats(3, seat_2={"fate": "dead"})
    t = encounters({"players": players, "facehuggers": [{}]}, players=3)
    t.play("end actions").expect({"turn": "seat-3", "facehuggers.0.window": "after"})


@pytest.mark.rules("ENC-FAC-15", "ENC-AMB-41", "ENC-CHB-10")
def test_one_before_another_player_waits_for_that_players_turn() -> None:
    t = encounters({"attack": 9, "players": seats(2), "facehuggers": [{"host": "seat-2"}]}, players=2)
    t.refuses("attack facehugger-1", "facehugger-out-of-reach", "ENC-FAC-15")
    t.play("end actions").expect({"facehuggers.0.window": "host"})
    t.play("end actions").expect({"facehuggers.0.window": "after", "turn": "seat-1"})
    t.play("end actions").expect({"players.seat-2.chestburster": True})


@pytest.mark.rules("ENC-CHB-03", "ENC-CHB-09")
def test_a_facehugger_passes_players_with_a_chestburster() -> None:
    given = {"attack": 1, "rooms": {"airlock": down("facehugger_derelict")}}
    carrier: dict[str, object] = {"discard": ["chestburster"]}
    t = encounters({**given, "players": seats(3, seat_1=carrier, seat_2=carrier)}, players=3)
    t.play("scan airlock").expect({"facehuggers.0.host": "seat-3", "facehuggers.0.window": "waiting"})
    t = encounters({**given, "players": {"seat-1": carrier}})
    t.play("scan airlock").expect({"facehuggers": [], "dead_enemies": ["facehugger_derelict"]})


@pytest.mark.rules("ENC-FAC-16")
def test_an_effect_takes_a_facehugger_of_the_hatchery() -> None:
    rooms = dict.fromkeys(("ventilation_shafts", "cargo_bay"), "sluggish_drone")
    rooms |= {"med_lab": "wounded_drone", "weapons_locker": "wounded_drone", "airlock": "leathery_egg"}
    t = encounters({"phase": "hive", "hive": ["ash"], "rooms": rooms})
    t.expect({"facehuggers.0.card": "facehugger", "dead_enemies": ["leathery_egg"], "hatchery.count": 13})


# ---- Chestbursters


@pytest.mark.rules("ENC-CHB-01", "ENC-CHB-04", "ENC-CHB-05", "ENC-CLN-08")
def test_drawing_a_chestburster_kills() -> None:
    t = encounters({"players": seats(2, seat_1=hand(deck=["grunt", "chestburster", "grunt"]))}, players=2)
    t.play("end actions")
    t.expect({"players.seat-1.fate": "dead", "turn": "seat-2", "players.seat-1.hand": []})
    t.events("drew seat-1 grunt", "drew seat-1 chestburster", "died seat-1")


@pytest.mark.rules("ENC-CHB-07", "ENC-KIL-03")
def test_a_killed_chestburster_returns_to_the_hatchery() -> None:
    given = {"recruit": 5, "hq": ["surgical_extraction"], "players": one(discard=["chestburster"])}
    t = encounters(given, scenario="alien_resurrection")
    t.play("recruit surgical_extraction")
    t.expect({"players.seat-1.discard": ["surgical_extraction"], "players.seat-1.chestburster": False})
    t.expect({"hatchery.count": 14})


@pytest.mark.rules("ENC-CHB-08")
def test_effects_that_draw_strikes_still_hit_the_carrier() -> None:
    rooms = dict.fromkeys(("ventilation_shafts", "cargo_bay"), "sluggish_drone")
    rooms |= {"med_lab": "wounded_drone", "weapons_locker": "wounded_drone", "airlock": "duct_hunter"}
    given = {"phase": "hive", "hive": ["ash"], "rooms": rooms, "strike_deck": ["gash", "scratch"]}
    t = encounters({**given, "players": one(discard=["chestburster"])})
    t.expect({"players.seat-1.strikes": ["gash"]})


@pytest.mark.rules("ENC-KIL-10", "ENC-AMB-43")
def test_a_contaminant_is_no_character() -> None:
    given = {"players": one("auriga_contaminant", "argue_the_shares"), "travelling_hazards": ["hazard_breakout"]}
    t = encounters(given, scenario="alien_resurrection")
    t.play("play argue_the_shares", "accept")
    t.expect({"dead_characters": ["argue_the_shares"], "players.seat-1.hand": ["auriga_contaminant"]})


@pytest.mark.rules("ENC-CHO-34", "ENC-CLN-09")
def test_a_contaminant_is_paid_off_or_passed_on() -> None:
    given = {"players": seats(2, seat_1=hand("auriga_contaminant")), "travelling_hazards": ["hazard_breakout"]}
    t = encounters({**given, "recruit": 3}, players=2, scenario="alien_resurrection")
    t.play("play auriga_contaminant", "use auriga_contaminant")
    t.expect({"discarded": ["hazard_breakout"], "travelling_hazards": [], "recruit": 0, "played": []})
    t = encounters(given, players=2, scenario="alien_resurrection")
    t.play("end actions").expect({"players.seat-2.discard": ["auriga_contaminant"], "turn": "seat-2"})


@pytest.mark.rules("ENC-CLN-10", "ENC-INF-24")
def test_drawing_a_contaminant_hurts_before_the_next_card_is_drawn() -> None:
    given = {"travelling_hazards": ["hazard_breakout"], "strike_deck": ["gash", "scratch"]}
    given["players"] = one(deck=["grunt", "auriga_contaminant", "grunt"])
    t = encounters(given, scenario="alien_resurrection")
    t.play("end actions")
    t.events("drew seat-1 grunt", "drew seat-1 auriga_contaminant", "struck seat-1 gash", "drew seat-1 grunt")


# ---- death


@pytest.mark.rules("ENC-DTH-01", "ENC-DTH-02", "ENC-DTH-03", "ENC-DTH-04", "ENC-DTH-06", "ENC-DTH-09", "ENC-TRN-05")
def test_a_dead_player_leaves_the_game_with_all_cards() -> None:
    first = hand("grunt", deck=["specialist"], discard=["grunt"], strikes=["inner_jaw", "inner_jaw"])
    given = {"combat": ["prowling_drone", "vent_stalker"], "strike_deck": ["gash", "scratch"]}
    given |= {"players": seats(2, seat_1=first), "facehuggers": [{}], "collected": ["sos_signal"]}
    t = encounters(given, players=2)
    t.play("end actions")
    t.expect({"players.seat-1.fate": "dead", "players.seat-1.avatar": None, "players.seat-1.hand": []})
    t.expect({"strike_discard.count": 3, "dead_enemies": ["facehugger"], "combat.count": 2, "turn": "seat-2"})
    t.expect({"collected": ["sos_signal"], "strike_deck": ["scratch"]})
    assert sorted(t.value("removed"))[:2] == ["avatar_gunner", "grunt"]  # type: ignore[type-var, index]
    t.play("end actions").expect({"turn": "seat-2"})


@pytest.mark.rules("ENC-DTH-07")
def test_a_card_set_aside_leaves_with_its_owner() -> None:
    players = seats(2, seat_2=hand("electric_prod", deck=["chestburster"]))
    t = encounters({"players": players}, players=2)
    t.play("seat-2: coordinate electric_prod")
    removed = t.value("removed")
    assert isinstance(removed, list)
    assert "electric_prod" in removed
    assert "chestburster" in removed


@pytest.mark.rules("ENC-TRN-07")
def test_what_is_under_way_is_finished_for_the_others() -> None:
    given = {"attack": 1, "hazards": 2, "rooms": {"airlock": down("hazard_a_perfect_organism")}}
    given |= {"strike_deck": ["inner_jaw", "scratch", "gash"]}
    given["players"] = seats(2, seat_1=hand(strikes=["inner_jaw", "inner_jaw"]), seat_2=hand())
    t = encounters(given, players=2)
    t.play("scan airlock")
    t.expect({"players.seat-1.fate": "dead", "players.seat-2.strikes": ["scratch"], "turn": "seat-2"})
    t.expect({"discarded": ["hazard_a_perfect_organism"]})


@pytest.mark.rules("ENC-WIN-02", "ENC-AGD-15")
def test_the_aliens_win_when_everybody_is_dead() -> None:
    t = encounters({"players": one(deck=["chestburster"])})
    t.play("end actions")
    assert t.match.outcome is not None
    assert (t.match.outcome.reason, t.match.outcome.winners, t.match.outcome.score) == ("all-dead", (), 0)
