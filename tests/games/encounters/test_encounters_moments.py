"""Moments, orders and who decides: what happens inside effects, at the end of turns and to cards in odd places."""

from __future__ import annotations

import pytest

from tests.games.encounters.tables import encounters, hand, one


def seats(n: int, **more: dict[str, object]) -> dict[str, object]:
    """Players with their starting cards in the deck and empty hands."""
    return {f"seat-{seat}": more.get(f"seat_{seat}", {}) for seat in range(1, n + 1)}


def down(card: str) -> dict[str, object]:
    """A face-down card."""
    return {"card": card, "face_up": False}


FULL = {
    "ventilation_shafts": "sluggish_drone",
    "cargo_bay": "sluggish_drone",
    "med_lab": "wounded_drone",
    "weapons_locker": "wounded_drone",
}


@pytest.mark.rules("ENC-SET-15", "ENC-SET-16")
def test_the_first_setup_text_happens_before_the_first_turn() -> None:
    t = encounters({"phase": "setup"}, roles="first_game", first_player="random", objective_1="breakout")
    assert t.match.roll is not None
    assert t.value("roll") == "deck of seat-1"


@pytest.mark.rules("ENC-TIM-02", "ENC-TIM-05")
def test_cards_that_leave_together_are_resolved_one_after_the_other() -> None:
    # Two cards leave the Airlock one after the other; the first is resolved before the second is turned up.
    rooms = {"airlock": down("hissing_drone"), "weapons_locker": down("event_the_lost_colony")}
    rooms |= {"ventilation_shafts": down("hazard_the_lost_colony")}
    given = {"attack": 3, "hazards": 3, "completed": 1, "rooms": rooms, "players": one("grunt", "specialist")}
    t = encounters(given, scenario="aliens", objective_2="the_beast_is_out_there")
    t.play("scan ventilation_shafts")
    t.expect({"hazards": 4, "rooms.airlock.face_up": False})
    rooms = {**FULL, "airlock": down("duct_hunter")}
    given = {"phase": "hive", "hive": ["ash"], "rooms": rooms, "strike_deck": ["dragged_off", "gash", "scratch"]}
    t = encounters(given)
    # The arrival strikes, the Strike advances the Complex, and another card arrives inside the first reveal.
    t.events("revealed duct_hunter combat-1", "struck seat-1 dragged_off", "entered-combat combat-2")
    t.expect({"combat.count": 2, "rooms.ventilation_shafts.card": None})


@pytest.mark.rules("ENC-TIM-04")
def test_a_reveal_inside_an_effect_is_resolved_at_once() -> None:
    given = {
        "players": one("smarter_than_he_looks", deck=["grunt", "grunt"]),
        "rooms": {"airlock": down("hissing_drone")},
    }
    t = encounters(given, scenario="alien3")
    t.play("play smarter_than_he_looks", "choose room airlock")
    # The drone makes the player discard before the two cards are drawn.
    t.expect({"players.seat-1.hand": ["grunt", "grunt"]})


@pytest.mark.rules("ENC-GEN-04", "ENC-CHO-12", "ENC-CHO-05")
def test_the_active_player_chooses_where_nobody_is_named() -> None:
    given = {"attack": 1, "rooms": {"airlock": down("hazard_whos_laying_the_eggs")}, "hazards": 2}
    given |= {"hq": ["loader_duel", "taped_rifles", "rifle_lesson"], "players": seats(2), "barracks": []}
    t = encounters({**given, "strike_deck": ["near_miss", "near_miss", "gash"]}, players=2, scenario="aliens")
    t.play("scan airlock", "seat-1: choose card taped_rifles", "seat-1: choose card loader_duel")
    t.expect({"dead_characters": ["loader_duel", "taped_rifles"], "hq.2": "rifle_lesson"})


@pytest.mark.rules("ENC-GEN-01")
def test_a_card_text_overrides_the_rules() -> None:
    # A killed Chestburster does not kill, although the pile it lies in will be drawn from.
    given = {"recruit": 5, "hq": ["surgical_extraction"], "players": one(discard=["chestburster"], deck=[])}
    t = encounters({**given, "hive": ["distephano", "purvis"]}, scenario="alien_resurrection")
    t.chance(["surgical_extraction"])
    t.play("recruit surgical_extraction", "end actions").expect({"players.seat-1.fate": "normal"})


@pytest.mark.rules("ENC-CLS-02")
def test_a_class_ability_happens_once_however_many_came_before() -> None:
    given = {"players": one("fire_axe"), "played": ["fire_axe", "bait_and_run", "hold_it_here"]}
    t = encounters(given, scenario="alien3")
    t.play("play fire_axe").expect({"attack": 3})


@pytest.mark.rules("ENC-EVT-06")
def test_a_new_objective_has_no_part_in_the_old_event() -> None:
    # The Event brings a Hive card, the push brings the second signal, and that completes the Objective.
    rooms = {**FULL, "weapons_locker": down("sos_signal"), "airlock": down("event_the_sos")}
    given = {"phase": "hive", "collected": ["sos_signal"], "hive": ["vent_stalker", "ash"], "rooms": rooms}
    t = encounters({**given, "players": one("grunt", "grunt"), "strike_deck": ["scratch", "gash"]})
    t.play("refuse")
    assert "event no_one_can_hear_you_scream" not in t.log
    t.events("event the_sos", "collected sos_signal", "objective-completed the_sos", "hive-card-away event_the_sos")
    t.expect({"completed": 1, "players.seat-1.hand.count": 2, "discarded": ["event_the_sos"]})


@pytest.mark.rules("ENC-FAC-09", "ENC-AMB-29")
def test_a_facehugger_after_the_action_phase_leaves_only_the_next_player() -> None:
    rooms = {**FULL, "airlock": down("facehugger_derelict")}
    given = {"rooms": rooms, "combat": ["prowling_drone"], "strike_deck": ["dragged_off", "gash"], "players": seats(2)}
    t = encounters({**given, "hive": ["ash", "vent_stalker"]}, players=2)
    t.play("end actions")
    t.expect({"facehuggers.0.host": "seat-1", "facehuggers.0.window": "after", "turn": "seat-2"})


@pytest.mark.rules("ENC-VIG-06")
def test_a_vigilant_card_that_is_killed_does_not_use_its_ability() -> None:
    t = encounters({"players": one("argue_the_shares", vigilant=["suit_up"])})
    t.play("play argue_the_shares", "accept", "kill suit_up in play")
    t.expect({"dead_characters": ["suit_up"], "players.seat-1.dodges": 0})


@pytest.mark.rules("ENC-VIG-07", "ENC-VIG-08", "ENC-KIL-04", "ENC-CHO-17")
def test_vigilant_cards_are_your_characters_on_anybodys_turn() -> None:
    rooms = {"airlock": down("hazard_the_lost_colony")}
    players = seats(2, seat_1=hand("grunt", "grunt"), seat_2=hand("specialist", vigilant=["backup_shotgun"]))
    t = encounters({"attack": 1, "rooms": rooms, "players": players}, players=2, scenario="aliens")
    t.play("scan airlock", "seat-1: refuse", "seat-1: kill grunt", "seat-2: refuse")
    t.offers("seat-2: kill backup_shotgun in play", "seat-2: kill specialist")
    t.refuses("seat-2: kill grunt", "not-your-character", "ENC-KIL-01")
    t.play("seat-2: kill backup_shotgun in play")
    t.expect({"dead_characters": ["backup_shotgun", "grunt"], "players.seat-2.vigilant": []})


@pytest.mark.rules("ENC-COO-07", "ENC-COO-11", "ENC-ACT-09", "ENC-CHO-04")
def test_offers_are_made_between_actions_only() -> None:
    players = seats(3, seat_1=hand("grunt"), seat_2=hand("electric_prod"), seat_3=hand("electric_prod"))
    t = encounters({"players": players, "rooms": {"airlock": "ash"}}, players=3)
    t.play(
        "seat-2: coordinate electric_prod",
        "seat-3: pass",
        "copy electric_prod of seat-2",
        "accept",
        stay="seat-3: pass",
    )
    t.expect({"attack": 2})
    assert t.match.question is not None
    assert t.match.question.seat == 2
    t.play("seat-3: coordinate electric_prod", "copy electric_prod of seat-3").expect({"attack": 4})


@pytest.mark.rules("ENC-COO-13")
def test_standing_back_lasts_for_the_turn() -> None:
    players = seats(2, seat_1=hand("grunt", "grunt"), seat_2=hand("electric_prod"))
    t = encounters({"players": players}, players=2)
    t.play("seat-2: stand back", "play grunt")
    assert t.match.question is not None
    assert t.match.question.seat == 0
    t.expect({"standing_back": ["seat-2"]})


@pytest.mark.rules("ENC-COO-12")
def test_nobody_helps_an_alien() -> None:
    alien: dict[str, object] = {"fate": "alien", "avatar": "avatar_praetorian", "hand": ["slash"]}
    players = seats(2, seat_1=alien, seat_2=hand("electric_prod"))
    t = encounters({"players": players}, players=2, player_aliens=True)
    assert t.match.question is not None
    assert t.match.question.seat == 0
    t.play("play slash")
    assert t.match.question.seat == 0


@pytest.mark.rules("ENC-SEC-07")
def test_the_next_normal_player_chooses_for_an_alien() -> None:
    alien: dict[str, object] = {"fate": "alien", "avatar": "avatar_praetorian", "hand": ["crawl_ahead"]}
    players = seats(3, seat_1=alien, seat_2={"agenda": "secret_map"}, seat_3={"agenda": "union_steward"})
    given = {"players": players, "rooms": {"airlock": down("secrets_revealed")}}
    t = encounters(given, players=3, player_aliens=True, hidden_agendas="on")
    t.play("play crawl_ahead", "seat-2: choose seat-3")
    t.expect({"players.seat-3.agenda_revealed": True, "removed": ["secrets_revealed"]})


@pytest.mark.rules("ENC-CPY-05")
def test_a_vigilant_copy_does_not_stay() -> None:
    given = {"players": one("right_tool_for_the_job", avatar="avatar_technician"), "hq": ["steady_hands"]}
    t = encounters(given, scenario="aliens")
    t.play("play right_tool_for_the_job", "end actions")
    t.expect({"players.seat-1.vigilant": [], "hq.0": "steady_hands"})


@pytest.mark.rules("ENC-DTH-08", "ENC-WIN-06")
def test_players_die_in_turn_order() -> None:
    given = {"attack": 1, "hazards": 2, "rooms": {"airlock": down("hazard_a_perfect_organism")}}
    given |= {"strike_deck": ["inner_jaw", "impaled", "gash"], "turn": "seat-2"}
    first, second = hand(strikes=["impaled", "impaled", "gash"]), hand(strikes=["inner_jaw", "inner_jaw"])
    t = encounters({**given, "players": seats(2, seat_1=first, seat_2=second)}, players=2)
    t.play("scan airlock")
    t.events("died seat-2", "died seat-1", "game-over")
    assert t.match.outcome is not None


@pytest.mark.rules("ENC-KIL-06", "ENC-CRD-08", "ENC-INF-03", "ENC-INF-13")
def test_dead_characters_stay_dead_and_piles_are_open() -> None:
    given = {"players": seats(2, seat_1=hand(discard=["grunt"])), "dead_characters": ["grunt"], "hive": ["ash"]}
    t = encounters(given, players=2)
    t.expect({"view.seat-2.players.seat-1.discard": ["grunt"], "view.seat-2.dead_characters": ["grunt"]})


@pytest.mark.rules(
    "ENC-INF-01", "ENC-INF-02", "ENC-INF-05", "ENC-INF-06", "ENC-INF-07", "ENC-INF-09", "ENC-INF-11", "ENC-INF-20",
    "ENC-INF-26", "ENC-HDK-05",
)  # fmt: skip
def test_what_others_cannot_see() -> None:
    players = seats(2, seat_1=hand("grunt", deck=["specialist", "grunt"]))
    t = encounters({"players": players, "rooms": {"airlock": down("ash")}}, players=2)
    for view in ("seat-1", "seat-2"):
        t.expect({f"view.{view}.rooms.airlock.card": "unknown"})
        hive = t.value(f"view.{view}.hive")
        assert isinstance(hive, list)
        assert set(hive) == {"unknown"}
        for pile in ("barracks", "sergeants", "strike_deck"):
            cards = t.value(f"view.{view}.{pile}")
            assert isinstance(cards, list)
            assert sorted(cards) == sorted(t.value(pile))  # type: ignore[arg-type, type-var]
    t.expect({"view.seat-2.players.seat-1.hand": ["unknown"], "view.seat-2.players.seat-1.deck": ["unknown"] * 2})
    t.expect({"view.seat-1.players.seat-1.hand": ["grunt"]})
    deck = t.value("view.seat-1.players.seat-1.deck")
    assert isinstance(deck, list)
    assert sorted(deck) == ["grunt", "specialist"]
    assert set(t.g.spare) == {n for n, face in enumerate(t.g.faces) if face.deck == "drone"}


@pytest.mark.rules("ENC-INF-04", "ENC-INF-08", "ENC-INF-10", "ENC-INF-12", "ENC-INF-14", "ENC-INF-19", "ENC-CRD-06")
def test_what_everybody_sees() -> None:
    players = seats(2, seat_1=hand(vigilant=["suit_up"], discard=["chestburster"], aside="electric_prod"))
    given = {"players": players, "combat": ["ash"], "rooms": {"med_lab": "vent_stalker"}, "hq": ["electric_prod"]}
    t = encounters({**given, "turn": "seat-2"}, players=2)
    for path in (
        "players.seat-1.vigilant", "players.seat-1.discard", "players.seat-1.aside", "players.seat-1.chestburster",
        "combat", "rooms", "hq", "hatchery", "objectives", "location", "dead_enemies", "collected",
    ):  # fmt: skip
        assert t.value(f"view.seat-2.{path}") == t.value(path)


@pytest.mark.rules("ENC-INF-18")
def test_an_aliens_hand_is_its_own() -> None:
    alien: dict[str, object] = {"fate": "alien", "avatar": "avatar_praetorian", "hand": ["slash", "screech"]}
    given = {"players": seats(2, seat_2=alien), "alien_discard": ["slash"]}
    t = encounters(given, players=2, player_aliens=True)
    t.expect({"view.seat-1.players.seat-2.hand": ["unknown"] * 2, "view.seat-1.alien_discard": ["slash"]})
    t.expect({"view.seat-2.players.seat-2.hand.count": 2})
