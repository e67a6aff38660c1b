"""Strikes: the phase, damage, texts, reactions, healing, the Strike deck."""

from __future__ import annotations

import pytest

from tests.games.encounters.tables import encounters, hand, one


@pytest.mark.rules("ENC-STR-01", "ENC-STR-02", "ENC-STR-03", "ENC-STR-10", "ENC-STR-17", "ENC-STR-18")
def test_each_enemy_of_the_combat_zone_strikes_once() -> None:
    given = {"combat": ["prowling_drone", "vent_stalker"], "rooms": {"airlock": "ash"}, "facehuggers": [{}]}
    t = encounters({**given, "strike_deck": ["gash", "scratch", "impaled"]})
    t.play("end actions")
    t.expect({"players.seat-1.strikes": ["scratch", "gash"], "players.seat-1.damage": 3, "combat.count": 2})
    t.expect({"turn": "seat-1", "phase": "action", "strike_deck": ["impaled"]})


@pytest.mark.rules("ENC-STR-04", "ENC-EX-08", "ENC-WIN-02")
@pytest.mark.parametrize(("strike", "dies"), [("inner_jaw", False), ("mauled", False)])
def test_damage_below_health_does_not_kill(strike: str, dies: bool) -> None:
    given = {"combat": ["prowling_drone"], "strike_deck": [strike, "gash"]}
    t = encounters({**given, "players": one(strikes=["impaled", "gash"])})
    t.play("end actions")
    t.expect({"players.seat-1.damage": 9, "players.seat-1.fate": "normal"})


@pytest.mark.rules("ENC-STR-04", "ENC-EX-08", "ENC-WIN-02")
def test_damage_equal_to_health_kills() -> None:
    given = {"combat": ["prowling_drone"], "strike_deck": ["inner_jaw", "gash"]}
    t = encounters({**given, "players": one(strikes=["impaled", "impaled"])})
    t.play("end actions")
    assert t.match.outcome is not None
    assert t.match.outcome.reason == "all-dead"
    assert t.match.outcome.winners == ()


@pytest.mark.rules("ENC-STR-06", "ENC-STR-07", "ENC-ALN-09")
def test_a_miss_goes_to_the_discard_pile() -> None:
    t = encounters({"combat": ["prowling_drone"], "strike_deck": ["near_miss", "gash"]})
    t.play("end actions").expect({"players.seat-1.strikes": [], "strike_discard": ["near_miss"]})


@pytest.mark.rules("ENC-STR-06", "ENC-STR-04")
def test_the_text_of_a_strike_happens_before_damage_is_compared() -> None:
    given = {"combat": ["prowling_drone"], "strike_deck": ["mauled", "gash"]}
    t = encounters({**given, "players": one("grunt", "grunt", "specialist", strikes=["impaled", "impaled"])})
    t.play("end actions", "discard grunt", "discard grunt")
    t.events("struck seat-1 mauled", "discarded seat-1 grunt", "discarded seat-1 grunt", "died seat-1")


@pytest.mark.rules("ENC-STR-12", "ENC-STR-13", "ENC-STR-14")
def test_a_double_strike_draws_two_cards_one_at_a_time() -> None:
    given = {"combat": ["cloned_queen"], "strike_deck": ["gash", "scratch", "impaled"]}
    t = encounters(given, scenario="alien_resurrection")
    t.play("end actions").expect({"players.seat-1.strikes": ["scratch", "gash"]})
    given = {"combat": ["alien_queen"], "strike_deck": ["gash", "scratch", "bite_mark", "impaled"]}
    t = encounters(given, scenario="aliens")
    t.play("end actions").expect({"players.seat-1.strikes.count": 3})


@pytest.mark.rules("ENC-STR-13")
def test_a_strike_ability_follows_the_strike() -> None:
    given = {"combat": ["grasping_drone"], "strike_deck": ["gash", "scratch"]}
    t = encounters({**given, "players": one("grunt", "specialist")})
    t.play("end actions", "discard specialist")
    t.events("struck seat-1 gash", "discarded seat-1 specialist")


@pytest.mark.rules("ENC-STR-21")
def test_the_dead_draw_no_more() -> None:
    given = {"combat": ["alien_queen"], "strike_deck": ["inner_jaw", "gash", "scratch"]}
    players = {"seat-1": hand(strikes=["inner_jaw", "impaled"]), "seat-2": hand()}
    t = encounters({**given, "players": players}, players=2, scenario="aliens")
    t.play("end actions")
    t.expect({"players.seat-1.fate": "dead", "strike_deck": ["gash", "scratch"], "turn": "seat-2"})


@pytest.mark.rules("ENC-STR-15", "ENC-GEN-12", "ENC-STR-05")
def test_some_enemies_do_not_strike() -> None:
    t = encounters({"combat": ["slumbering_drone", {"card": "ash", "held": True}], "strike_deck": ["gash"]})
    t.play("end actions").expect({"players.seat-1.strikes": []})


@pytest.mark.rules("ENC-STR-11", "ENC-CHO-31")
def test_a_held_enemy_is_skipped_this_turn_only() -> None:
    given = {"combat": ["prowling_drone", "vent_stalker"], "strike_deck": ["gash", "scratch", "impaled", "scratch"]}
    t = encounters({**given, "players": one("seal_that_door", deck=["grunt"] * 5)}, scenario="aliens")
    t.chance(["grunt"])
    t.play("play seal_that_door", "choose enemy combat-2", "end actions")
    t.expect({"players.seat-1.strikes": ["gash"], "combat.1.held": False})


@pytest.mark.rules("ENC-STR-16", "ENC-CHB-02", "ENC-OPT-04", "ENC-CHB-08")
def test_a_chestburster_protects_from_strikes() -> None:
    given = {"combat": ["vent_stalker", "burke"], "strike_deck": ["gash", "scratch"]}
    given["players"] = one(discard=["chestburster"])
    t = encounters(given, scenario="aliens")
    t.play("end actions").expect({"players.seat-1.strikes": []})
    t = encounters(given, scenario="aliens", chestburster_protection="aliens_only")
    t.play("end actions").expect({"players.seat-1.strikes": ["gash"]})


@pytest.mark.rules("ENC-STR-19", "ENC-STR-20", "ENC-CHO-16")
def test_a_guard_card_dodges() -> None:
    given = {"combat": ["grasping_drone"], "strike_deck": ["gash", "scratch"]}
    t = encounters({**given, "players": one("hide_in_the_locker", "grunt")})
    t.play("end actions", "guard with hide_in_the_locker")
    t.events("guarded seat-1 hide_in_the_locker", "dodged seat-1")
    # No Strike was drawn, so the enemy's Strike ability does not happen either.
    t.expect({"strike_deck.count": 2, "players.seat-1.strikes": [], "players.seat-1.discard.count": 2})


@pytest.mark.rules("ENC-STR-19")
def test_others_help_with_cards_that_say_so() -> None:
    given = {"combat": ["prowling_drone"], "strike_deck": ["gash", "scratch"]}
    players = {"seat-1": hand(), "seat-2": hand("shorn_and_ready"), "seat-3": hand("one_of_the_inmates")}
    t = encounters({**given, "players": players}, players=3, scenario="alien3")
    t.play("end actions", stay="guard with shorn_and_ready")
    t.refuses("guard with grunt", "not-in-hand", "ENC-STR-19")
    t.play("guard with shorn_and_ready")
    t.expect({"players.seat-1.strikes": [], "players.seat-2.discard": ["shorn_and_ready"]})


@pytest.mark.rules("ENC-STR-19")
def test_a_guard_card_for_its_owner_only_does_not_help_others() -> None:
    given = {"combat": ["prowling_drone"], "strike_deck": ["gash", "scratch"]}
    players = {"seat-1": hand(), "seat-2": hand("hide_in_the_locker", deck=["hide_in_the_locker"])}
    t = encounters({**given, "players": players}, players=2)
    t.play("end actions").expect({"players.seat-1.strikes": ["gash"], "players.seat-2.hand": ["hide_in_the_locker"]})


@pytest.mark.rules("ENC-STR-19", "ENC-VIG-05")
def test_a_vigilant_card_dodges_for_its_owner() -> None:
    given = {"combat": ["prowling_drone"], "strike_deck": ["gash", "scratch"]}
    t = encounters({**given, "players": one(vigilant=["suit_up"])})
    t.play("end actions", "guard with vigilant suit_up")
    t.expect({"players.seat-1.strikes": [], "players.seat-1.discard": ["suit_up"], "players.seat-1.vigilant": []})


@pytest.mark.rules("ENC-STR-19", "ENC-TRN-08")
def test_a_dodge_in_force_is_used_up_first() -> None:
    given = {"combat": ["prowling_drone", "vent_stalker"], "strike_deck": ["gash", "scratch"]}
    t = encounters({**given, "players": one("hide_in_the_locker", dodges=1)})
    t.play("end actions").events("dodged seat-1", "struck seat-1 gash")
    t.expect({"players.seat-1.dodges": 0})


@pytest.mark.rules("ENC-STR-08", "ENC-STR-09", "ENC-CHO-32", "ENC-AMB-42")
def test_strikes_outside_a_fight_and_healing() -> None:
    players = {
        "seat-1": hand("battlefield_medicine", avatar="avatar_medic"),
        "seat-2": hand(strikes=["gash", "scratch"]),
    }
    t = encounters({"players": players}, players=2)
    t.play("play battlefield_medicine", "choose seat-2", "seat-1: heal gash")
    t.expect({"players.seat-2.strikes": ["scratch"], "strike_discard": ["gash"], "players.seat-2.damage": 1})
    t = encounters(
        {"players": one("acid_in_the_veins"), "strike_deck": ["gash", "scratch"]}, scenario="alien_resurrection"
    )
    t.play("play acid_in_the_veins", "use acid_in_the_veins")
    t.expect({"attack": 5, "players.seat-1.strikes": ["gash"]})


@pytest.mark.rules("ENC-EMP-08", "ENC-EMP-09")
def test_the_strike_deck_is_refilled_as_soon_as_it_is_empty() -> None:
    given = {"combat": ["prowling_drone"], "strike_deck": ["blind_panic"], "strike_discard": ["gash", "scratch"]}
    t = encounters({**given, "players": one(strikes=["impaled"])})
    t.chance(["scratch", "gash"])
    t.play("end actions")
    t.expect({"strike_deck": ["scratch", "gash"], "strike_discard": ["blind_panic"]})
    t.quiet()


@pytest.mark.rules("ENC-EMP-10")
def test_without_strikes_nothing_is_drawn() -> None:
    t = encounters({"combat": ["prowling_drone"], "strike_deck": [], "players": one(strikes=["gash"])})
    t.play("end actions").expect({"players.seat-1.strikes": ["gash"]})


@pytest.mark.rules("ENC-CLN-09", "ENC-GEN-02")
def test_wounds_last() -> None:
    t = encounters({"players": one(strikes=["broken_arm", "punctured_lung"])})
    t.play("end actions").expect({"players.seat-1.hand.count": 4})
