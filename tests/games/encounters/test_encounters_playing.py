"""Playing cards: points, class, crew and kept abilities, copying, Coordinate, Vigilant, Sacrifice, Mobilize."""

from __future__ import annotations

import pytest

from tests.games.encounters.tables import encounters, hand, one


@pytest.mark.rules("ENC-ACT-01", "ENC-ACT-02", "ENC-ACT-06", "ENC-TRN-03")
def test_cards_are_played_one_at_a_time_for_their_points() -> None:
    t = encounters({"players": one("specialist", "grunt", "grunt")})
    t.play("play grunt", "play specialist")
    t.expect({"attack": 1, "recruit": 1, "played": ["grunt", "specialist"], "players.seat-1.hand": ["grunt"]})
    t.offers("end actions", "play grunt")
    t.refuses("play specialist", "not-in-hand", "ENC-ACT-01")


@pytest.mark.rules("ENC-ACT-03", "ENC-ACT-07", "ENC-REC-09", "ENC-ATT-08")
def test_points_are_spent_in_any_mix_and_the_rest_stays() -> None:
    given = {"attack": 5, "recruit": 4, "hq": ["follow_the_beacon"], "combat": ["resin_worker"]}
    given["rooms"] = {"airlock": {"card": "duct_hunter", "face_up": False}}
    t = encounters({**given, "players": one(deck=["grunt"])})
    t.refuses("recruit electric_prod", "not-in-hq", "ENC-REC-08")
    t.play("attack combat-1", "recruit follow_the_beacon", "scan airlock")
    t.expect({"attack": 2, "recruit": 1, "players.seat-1.hand": ["grunt"]})


@pytest.mark.rules("ENC-CLS-01", "ENC-CLS-05", "ENC-CLS-06", "ENC-ACT-08")
def test_a_class_ability_looks_back() -> None:
    given = {"players": one("captain_of_the_ship", "captain_of_the_ship", "captain_of_the_ship")}
    t = encounters(given)
    t.play("play captain_of_the_ship").expect({"attack": 2})
    t.play("play captain_of_the_ship").expect({"attack": 6})
    t.play("play captain_of_the_ship").expect({"attack": 10})


@pytest.mark.rules("ENC-CLS-04", "ENC-EX-06")
def test_a_crew_ability_looks_back_at_crews_only() -> None:
    t = encounters({"players": one("cheap_shot", "kinder_than_human", "flask_pistol")}, scenario="alien_resurrection")
    t.play("play kinder_than_human", "play flask_pistol")
    t.expect({"attack": 6, "recruit": 2})


@pytest.mark.rules("ENC-CLS-03")
def test_a_class_ability_that_is_met_must_be_used() -> None:
    given = {"players": one("sensor_sweep", "plot_the_course", deck=["grunt"])}
    t = encounters(given)
    t.play("play plot_the_course", "play sensor_sweep")
    t.expect({"players.seat-1.hand": ["grunt"]})


@pytest.mark.rules("ENC-CLS-08", "ENC-SAC-02", "ENC-KIL-05")
def test_a_killed_card_still_counts_as_played() -> None:
    given = {"players": one("argue_the_shares", "captain_of_the_ship", "nobody_goes_alone", deck=["grunt"])}
    t = encounters(given)
    t.play("play nobody_goes_alone", "play argue_the_shares", "accept", "kill nobody_goes_alone in play")
    t.expect({"attack": 3, "dead_characters": ["nobody_goes_alone"]})
    t.play("play captain_of_the_ship").expect({"attack": 7})


@pytest.mark.rules("ENC-CLS-09", "ENC-VIG-02", "ENC-VIG-03")
def test_a_vigilant_card_of_an_earlier_turn_does_not_count_as_played() -> None:
    given = {"players": one("remote_pilot", vigilant=["steady_hands"])}
    t = encounters(given, scenario="aliens")
    t.play("play remote_pilot").expect({"attack": 2, "recruit": 0, "players.seat-1.hand": []})


@pytest.mark.rules("ENC-OPT-07")
def test_vigilant_points_of_every_turn_are_a_switch() -> None:
    given = {"phase": "start", "players": one(vigilant=["steady_hands"])}
    encounters(given, scenario="aliens").expect({"recruit": 0})
    encounters(given, scenario="aliens", vigilant_points="every_turn").expect({"recruit": 2})


@pytest.mark.rules("ENC-CLS-10")
def test_a_card_with_all_classes_counts_as_each() -> None:
    given = {"players": one("versatile_programming", "captain_of_the_ship", avatar="avatar_synthetic", deck=["grunt"])}
    t = encounters(given)
    t.play("play versatile_programming", "play captain_of_the_ship").expect({"attack": 4})


@pytest.mark.rules("ENC-CRD-04", "ENC-EX-07")
def test_an_effect_adds_to_the_printed_points() -> None:
    t = encounters({"players": one("loader_duel"), "combat": ["burke", "ceiling_crawler"]}, scenario="aliens")
    t.play("play loader_duel").expect({"attack": 8})


@pytest.mark.rules("ENC-ACT-04", "ENC-GEN-05")
def test_a_kept_ability_is_used_once_when_its_condition_holds() -> None:
    given = {"players": one("cheap_shot", deck=["grunt", "grunt"]), "attack": 2, "combat": ["resin_worker"]}
    t = encounters(given, scenario="alien_resurrection")
    t.play("play cheap_shot")
    t.refuses("use cheap_shot", "condition-not-met", "ENC-GEN-05")
    t.play("attack combat-1", "use cheap_shot")
    t.refuses("use cheap_shot", "nothing-kept", "ENC-GEN-05")
    t.expect({"players.seat-1.hand": ["grunt", "grunt"]})


@pytest.mark.rules("ENC-GEN-09")
def test_a_paid_ability_needs_its_points() -> None:
    given = {"players": one("report_for_duty", avatar="avatar_commander"), "sergeants": ["sergeant_tech"]}
    t = encounters(given)
    t.play("play report_for_duty")
    t.refuses("use report_for_duty", "too-few-points", "ENC-GEN-09")
    t = encounters({**given, "recruit": 1})
    t.play("play report_for_duty", "use report_for_duty")
    t.expect({"recruit": 0, "players.seat-1.hand": ["sergeant_tech"], "sergeants": []})


# ---- copying


@pytest.mark.rules("ENC-CPY-01", "ENC-CPY-04", "ENC-CPY-06")
def test_a_copied_hq_card_is_used_and_stays() -> None:
    given = {"players": one("right_tool_for_the_job", "captain_of_the_ship", avatar="avatar_technician")}
    t = encounters({**given, "hq": ["quarantine_procedure", "incinerator_sweep"]})
    t.play("play right_tool_for_the_job")
    assert "choose card incinerator_sweep" not in t.options()
    t.expect({"recruit": 2, "hq": ["quarantine_procedure", "incinerator_sweep", None, None, None]})
    t.play("play captain_of_the_ship").expect({"attack": 4, "played.count": 2})


@pytest.mark.rules("ENC-CPY-07", "ENC-CPY-02", "ENC-CPY-03")
def test_another_played_card_can_be_copied_not_itself() -> None:
    given = {"players": one("overdriven_torch", "captain_of_the_ship", vigilant=["suit_up"])}
    t = encounters(given)
    t.play("play captain_of_the_ship", "play overdriven_torch")
    # The copy's own class ability looks back at the card it copies.
    t.expect({"attack": 2 + 5 + 2 + 2, "played": ["captain_of_the_ship", "overdriven_torch"]})
    t.quiet()


@pytest.mark.rules("ENC-CPY-07")
def test_copying_with_nothing_to_copy_does_nothing() -> None:
    t = encounters({"players": one("overdriven_torch", vigilant=["suit_up"])})
    t.play("play overdriven_torch").expect({"attack": 5})
    t.offers("end actions")


# ---- Coordinate

OTHERS = {"seat-1": hand("grunt"), "seat-2": hand("electric_prod", "specialist", deck=["grunt"])}


@pytest.mark.rules("ENC-COO-01", "ENC-COO-02", "ENC-COO-04", "ENC-COO-06", "ENC-COO-14", "ENC-CLS-07", "ENC-CHO-13")
def test_another_player_coordinates_a_card() -> None:
    t = encounters({"players": {**OTHERS, "seat-1": hand("sensor_sweep", "follow_the_beacon")}}, players=2)
    t.play("seat-2: coordinate electric_prod")
    t.expect({"players.seat-2.hand": ["specialist", "grunt"], "players.seat-2.aside": "electric_prod"})
    t.play("copy electric_prod of seat-2").expect({"attack": 2, "played": [], "played_classes": ["tech"]})
    t.refuses("copy electric_prod of seat-2", "copied-already", "ENC-COO-14")
    t.play("end actions")
    t.expect({"players.seat-2.discard": ["electric_prod"], "players.seat-2.aside": None})


@pytest.mark.rules("ENC-COO-03", "ENC-COO-13", "ENC-CHO-14")
def test_an_offer_may_be_declined_and_is_spent_all_the_same() -> None:
    t = encounters({"players": OTHERS}, players=2)
    t.play("play grunt", "seat-2: coordinate electric_prod", "end actions")
    t.expect({"players.seat-2.discard": ["electric_prod"]})


@pytest.mark.rules("ENC-COO-01", "ENC-COO-05")
def test_only_a_coordinate_card_can_be_offered() -> None:
    t = encounters({"players": OTHERS}, players=2)
    t.offers("seat-2: pass")
    t.refuses("seat-2: coordinate specialist", "no-coordinate", "ENC-COO-01")
    t.refuses("seat-2: coordinate captain_of_the_ship", "not-in-hand", "ENC-COO-01")
    t.play("seat-2: pass", stay="play grunt")
    t.refuses("coordinate electric_prod", "only-on-anothers-turn", "ENC-COO-05")


@pytest.mark.rules("ENC-COO-04")
def test_one_card_a_turn() -> None:
    seat = hand("electric_prod", "electric_prod", deck=["grunt"])
    t = encounters({"players": {"seat-1": hand("grunt"), "seat-2": seat}}, players=2)
    t.play("seat-2: coordinate electric_prod")
    assert t.match.question is not None
    assert t.match.question.seat == 0
    t.play("play grunt").offers("copy electric_prod of seat-2")


@pytest.mark.rules("ENC-GEN-02")
def test_a_wound_forbids_to_coordinate() -> None:
    seat = hand("electric_prod", strikes=["dropped_weapon"])
    t = encounters({"players": {"seat-1": hand("grunt"), "seat-2": seat}}, players=2)
    assert t.match.question is not None
    assert t.match.question.seat == 0


@pytest.mark.rules("ENC-COO-08", "ENC-COO-09", "ENC-KIL-01", "ENC-KIL-02")
def test_a_copy_is_nobodys_character() -> None:
    players = {"seat-1": hand("argue_the_shares"), "seat-2": hand("electric_prod", deck=[])}
    t = encounters({"players": players}, players=2)
    t.play("seat-2: coordinate electric_prod", "copy electric_prod of seat-2", "play argue_the_shares", "accept")
    t.expect({"dead_characters": ["argue_the_shares"]})


@pytest.mark.rules("ENC-COO-10")
def test_the_card_drawn_for_it_may_be_a_chestburster() -> None:
    players = {"seat-1": hand("grunt"), "seat-2": hand("electric_prod", deck=["chestburster"])}
    t = encounters({"players": players}, players=2)
    t.play("seat-2: coordinate electric_prod")
    t.expect({"players.seat-2.fate": "dead", "offered": []})
    t.refuses("copy electric_prod of seat-2", "not-offered-card", "ENC-COO-02")


# ---- Vigilant, Sacrifice, Mobilize


@pytest.mark.rules("ENC-VIG-01", "ENC-CLN-02")
def test_a_vigilant_card_stays_in_play() -> None:
    t = encounters({"players": one("steady_hands", "grunt")}, scenario="aliens")
    t.play("play steady_hands", "play grunt", "end actions")
    t.expect({"players.seat-1.vigilant": ["steady_hands"], "players.seat-1.discard": ["grunt"]})


@pytest.mark.rules("ENC-VIG-04", "ENC-VIG-05", "ENC-VIG-09", "ENC-CHO-15")
def test_a_vigilant_card_is_discarded_for_its_ability() -> None:
    t = encounters({"players": one(vigilant=["backup_shotgun"])}, scenario="aliens")
    t.play("discard vigilant backup_shotgun")
    t.expect({"attack": 2, "players.seat-1.vigilant": [], "players.seat-1.discard": ["backup_shotgun"]})


@pytest.mark.rules("ENC-VIG-05")
def test_one_that_dodges_waits_for_a_strike() -> None:
    t = encounters({"players": one(vigilant=["suit_up"])})
    t.refuses("discard vigilant suit_up", "dodges-only", "ENC-VIG-05")
    t.refuses("discard vigilant grunt", "not-in-play", "ENC-VIG-04")


@pytest.mark.rules("ENC-SAC-01", "ENC-SAC-03", "ENC-SAC-04")
def test_a_sacrificed_card_is_killed_for_its_effect() -> None:
    t = encounters({"players": one("hold_it_here")}, scenario="alien3")
    t.refuses("sacrifice hold_it_here", "not-in-play", "ENC-SAC-04")
    t.play("play hold_it_here", "sacrifice hold_it_here")
    t.expect({"attack": 6, "dead_characters": ["hold_it_here"], "played": []})


@pytest.mark.rules("ENC-SAC-05")
def test_a_copy_cannot_be_sacrificed() -> None:
    players = {"seat-1": hand("grunt"), "seat-2": hand("into_the_furnace", deck=[])}
    t = encounters({"players": players}, players=2, scenario="alien3")
    t.play("seat-2: coordinate into_the_furnace", "copy into_the_furnace of seat-2")
    t.refuses("sacrifice into_the_furnace", "not-in-play", "ENC-SAC-04")


@pytest.mark.rules("ENC-MOB-01", "ENC-MOB-02", "ENC-MOB-03", "ENC-MOB-04", "ENC-MOB-05")
def test_mobilize_happens_when_the_character_is_recruited() -> None:
    given = {"recruit": 2, "hq": ["word_to_the_brothers"], "barracks": ["fire_axe"]}
    t = encounters({**given, "players": one(deck=["grunt"])}, scenario="alien3")
    t.play("recruit word_to_the_brothers")
    t.events("recruited seat-1 word_to_the_brothers", "hq-filled 1 fire_axe", "drew seat-1 grunt")
    t = encounters({"players": one("word_to_the_brothers", deck=["grunt"])}, scenario="alien3")
    t.play("play word_to_the_brothers").expect({"players.seat-1.hand": []})


@pytest.mark.rules("ENC-CHO-30")
def test_recruit_points_can_pay_for_an_attack() -> None:
    given = {
        "players": one("ready_for_anything", avatar="avatar_mercenary"),
        "recruit": 3,
        "combat": ["prowling_drone"],
    }
    t = encounters(given)
    t.refuses("attack combat-1", "too-little-attack", "ENC-ATT-02")
    t.play("play ready_for_anything", "attack combat-1")
    t.offers("pay 2 recruit", "pay 3 recruit")
    t.refuses("pay 1 recruit")
    t.play("pay 2 recruit").expect({"attack": 1, "recruit": 2})


@pytest.mark.rules("ENC-GEN-03", "ENC-EX-09")
def test_as_much_as_possible_is_done() -> None:
    t = encounters(
        {"players": one("grunt", deck=[]), "strike_deck": ["blind_panic", "gash"], "combat": ["prowling_drone"]}
    )
    t.play("end actions")
    t.expect({"strike_discard": ["blind_panic"]})
    t.events("struck seat-1 blind_panic", "discarded seat-1 grunt")
