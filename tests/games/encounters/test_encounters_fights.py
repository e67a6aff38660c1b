"""Attacking enemies: costs, changes of attack, Death abilities, kill effects, Final Enemies."""

from __future__ import annotations

import pytest

from hullbreach.table.hints import hint
from hullbreach.table.reasons import behind_choice
from tests.games.encounters.tables import encounters, hand, one


def down(card: str) -> dict[str, object]:
    """A face-down card."""
    return {"card": card, "face_up": False}


@pytest.mark.rules("ENC-ATT-01", "ENC-ATT-02", "ENC-ATT-03", "ENC-ATT-04", "ENC-ATT-09", "ENC-ATT-10", "ENC-CRD-02")
def test_an_enemy_is_killed_for_its_attack() -> None:
    given = {"attack": 10, "rooms": {"med_lab": "duct_hunter", "airlock": down("ash")}}
    t = encounters({**given, "combat": ["sluggish_drone", "prowling_drone", "vent_stalker"]})
    t.refuses("attack airlock", "face-down", "ENC-ATT-01")
    t.refuses("attack cargo_bay", "nobody-there", "ENC-ATT-01")
    t.refuses("attack combat-4", "nobody-there", "ENC-ATT-01")
    t.play("attack med_lab").expect({"attack": 3, "rooms.med_lab.card": None, "dead_enemies": ["duct_hunter"]})
    t.refuses("attack combat-3", "too-little-attack", "ENC-ATT-02")
    t.play("attack combat-2")
    t.expect({"attack": 1, "combat.count": 2, "combat.0.card": "sluggish_drone", "combat.1.card": "vent_stalker"})


@pytest.mark.rules("ENC-ATT-05", "ENC-ATT-12")
def test_a_death_ability_happens_before_the_card_is_put_away() -> None:
    t = encounters({"attack": 2, "combat": ["carrier_drone"]})
    t.play("attack combat-1").expect({"recruit": 2, "dead_enemies": ["carrier_drone"]})
    t = encounters({"players": one("nothing_personal"), "combat": ["carrier_drone"]}, scenario="alien_resurrection")
    t.play("play nothing_personal").expect({"recruit": 2, "attack": 5, "killed": 1})


@pytest.mark.rules("ENC-CHO-28")
def test_a_choice_of_two_effects() -> None:
    t = encounters({"attack": 4, "rooms": {"med_lab": "slumbering_drone"}, "players": one(deck=["grunt"])})
    t.play("attack med_lab").offers("do 1", "do 2")
    for lang, labels in (
        ("en", ["Draw a card", "+3 Recruit"]),
        ("fr", ["Piochez une carte", "+3 en Recrutement"]),
        ("de", ["Ziehe eine Karte", "+3 Rekrutierung"]),
    ):
        view = t.match.view(0)
        asked = t.match.rulebook.scene(view, lang).question
        assert asked is not None
        assert [choice.label for choice in asked.choices] == labels
        assert hint(t.match, 0, (), lang).label in labels
    before = t.match.copy()
    t.play("do 2").expect({"recruit": 3})
    assert t.match.past is not None
    assert behind_choice(t.match.past, 0, "en", before) == ["You chose: +3 Recruit."]


@pytest.mark.rules("ENC-ATT-06", "ENC-ATT-07", "ENC-GEN-08", "ENC-EX-11")
def test_an_attack_of_zero_is_free_but_must_be_declared() -> None:
    room = {"card": "resin_worker", "attached": ["lead_piston"]}
    t = encounters({"rooms": {"med_lab": room}, "players": one(deck=["grunt"])}, scenario="alien3")
    t.expect({"rooms.med_lab.attack": 0})
    t.play("attack med_lab").expect({"attack": 0, "dead_enemies": ["resin_worker"]})


@pytest.mark.rules("ENC-GEN-08", "ENC-GEN-10", "ENC-TRN-08")
def test_lasting_and_passing_changes_add_up() -> None:
    given = {"combat": ["xenomorph_warrior", "xenomorph_warrior", "burke", "resin_worker"]}
    t = encounters({**given, "players": one("cut_the_strap")}, scenario="aliens")
    t.expect({"combat.0.attack": 10, "combat.1.attack": 10, "combat.2.attack": 8, "combat.3.attack": 4})
    t.play("play cut_the_strap").expect({"combat.0.attack": 9, "combat.2.attack": 7, "combat.3.attack": 3})
    t = encounters({"rooms": {"med_lab": "xenomorph_warrior", "airlock": "resin_worker"}}, scenario="aliens")
    t.expect({"rooms.airlock.attack": 2})


@pytest.mark.rules("ENC-GEN-10")
def test_a_static_ability_works_in_both_areas() -> None:
    for given in ({"rooms": {"med_lab": "queens_guard"}}, {"combat": ["queens_guard"]}):
        rooms = {"airlock": "alien_queen", **given.get("rooms", {})}  # type: ignore[dict-item]
        t = encounters({**given, "rooms": rooms}, scenario="aliens")
        t.expect({"rooms.airlock.attack": 19})


@pytest.mark.rules("ENC-ATT-11", "ENC-OBJ-08", "ENC-OBJ-09")
def test_a_final_enemy_is_safe_before_its_objective() -> None:
    given = {"attack": 30, "combat": ["perfect_organism"], "players": one("nothing_personal", "order_from_orbit")}
    t = encounters({**given, "completed": 1})
    t.refuses("attack combat-1", "final-enemy", "ENC-OBJ-08")
    t.play("play order_from_orbit").expect({"combat.count": 1})
    t = encounters({**given, "completed": 2})
    t.play("attack combat-1")
    assert t.match.outcome is not None
    assert t.match.outcome.reason == "objectives-completed"


@pytest.mark.rules("ENC-OBJ-06", "ENC-OBJ-09", "ENC-OBJ-15")
def test_the_objective_names_the_final_enemy() -> None:
    given = {"recruit": 8, "completed": 2, "rooms": {"airlock": "perfect_organism"}}
    t = encounters(given)
    t.play("use a_perfect_organism")
    assert t.match.outcome is not None
    t = encounters({**given, "rooms": {"med_lab": "perfect_organism"}})
    t.refuses("use a_perfect_organism", "condition-not-met")
    t = encounters({**given, "recruit": 7})
    t.refuses("use a_perfect_organism", "too-few-points", "ENC-GEN-09")


@pytest.mark.rules("ENC-CHO-31", "ENC-CHO-06")
def test_a_kill_effect_has_its_bounds() -> None:
    given = {"combat": ["vent_stalker"], "rooms": {"airlock": "prowling_drone", "med_lab": down("sluggish_drone")}}
    t = encounters({**given, "players": one("incinerator_sweep"), "played_crews": ["nostromo"]})
    t.play("play incinerator_sweep")
    t.expect({"dead_enemies": ["prowling_drone"], "attack": 4})


@pytest.mark.rules("ENC-CHO-31")
def test_all_are_killed_in_an_order_of_choice() -> None:
    given = {"players": one(vigilant=[], deck=[]), "played": ["go_down_shouting"]}
    t = encounters(
        {**given, "combat": ["carrier_drone", "burke"], "rooms": {"airlock": "resin_worker"}}, scenario="aliens"
    )
    t.play("sacrifice go_down_shouting")
    t.offers("choose enemy combat-1", "choose enemy combat-2")
    t.play("choose enemy combat-2")
    t.expect({"combat": [], "rooms.airlock.card": "resin_worker", "killed": 2, "recruit": 2})


@pytest.mark.rules("ENC-FAC-10", "ENC-CHO-06")
def test_a_kill_effect_reaches_a_facehugger_before_anybody() -> None:
    players = {"seat-1": hand("order_from_orbit"), "seat-2": hand()}
    given = {"players": players, "facehuggers": [{"host": "seat-2"}], "sergeants": ["sergeant_tech"]}
    t = encounters(given, players=2, scenario="aliens")
    t.refuses("attack facehugger-1", "facehugger-out-of-reach", "ENC-FAC-15")
    t.play("play order_from_orbit")
    t.expect({"facehuggers": [], "dead_enemies": ["facehugger"], "killed": 1})


@pytest.mark.rules("ENC-PVP-01")
def test_players_do_not_fight_in_the_plain_game() -> None:
    t = encounters({"attack": 9, "players": {"seat-1": hand(), "seat-2": hand()}}, players=2)
    t.refuses("attack player seat-2", "no-fights-between-players", "ENC-PVP-01")
