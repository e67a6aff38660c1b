"""Rules that no other chapter proves: cards killed face down, the end of a turn, free mixes and roles."""

from __future__ import annotations

import pytest

import hullbreach as hb
from hullbreach.games.encounters import RULEBOOK
from hullbreach.games.encounters.content.load import load
from hullbreach.games.encounters.rules.enemies import Kill
from hullbreach.games.encounters.rules.points import add_points
from hullbreach.table.titles import setting_describe
from hullbreach.text import LANGS
from tests.games.encounters.tables import encounters, hand, one

CONTENT = load()
DOWN = ("ash", "resin_worker", "brett", "motion_tracker", "event_the_sos", "hazard_the_sos", "facehugger_derelict")


@pytest.mark.rules("ENC-KIL-09", "ENC-HAZ-05", "ENC-KIL-03")
@pytest.mark.parametrize("card", DOWN)
def test_a_card_killed_face_down_goes_to_the_place_of_its_kind_and_does_nothing(card: str) -> None:
    given = {"rooms": {"airlock": {"card": card, "face_up": False}}, "strike_deck": ["gash"]}
    t = encounters({**given, "players": one("grunt", "specialist", deck=["grunt"])}, players=2)
    t.expect({"question.prompt": "choose an action"})
    Kill(t.g.rooms[0], 0).fall(t.g)
    kind = CONTENT.card(card).kind
    place = {"enemy": "dead_enemies", "character": "dead_characters"}.get(kind, "discarded")
    t.expect(
        {"rooms.airlock": "none", place: [card], "hazards": 0, "facehuggers": "none", "players.seat-1.strikes": "none"}
    )
    t.expect({"players.seat-1.hand": ["grunt", "specialist"], "players.seat-1.discard": "none", "combat": "none"})


@pytest.mark.rules("ENC-TRN-06", "ENC-COO-06", "ENC-FAC-05")
def test_the_end_of_a_turn_comes_after_the_new_hand() -> None:
    players = {
        "seat-1": hand("grunt", deck=["specialist"] * 6),
        "seat-2": hand(deck=["grunt"] * 5, aside="sergeant_tech"),
    }
    hugger = {"host": "seat-2", "window": "after"}
    given = {"phase": "cleanup", "facehuggers": [hugger], "coordinated": ["seat-2"], "hive": ["sluggish_drone"]}
    t = encounters({**given, "players": players}, players=2)
    t.expect({"turn": "seat-2", "players.seat-1.hand": ["specialist"] * 6, "players.seat-1.discard": ["grunt"]})
    t.expect({"players.seat-2.discard": ["chestburster", "sergeant_tech"], "players.seat-2.aside": "none"})
    t.events("discarded seat-1 grunt", "drew seat-1 specialist", "facehugger-died", "impregnated seat-2", "turn seat-2")


@pytest.mark.rules("ENC-TRN-06", "ENC-TRN-05")
def test_the_end_of_a_turn_comes_also_when_its_player_dies() -> None:
    players = {
        "seat-1": hand("thirst_for_knowledge", deck=["chestburster", "grunt"]),
        "seat-2": hand(deck=["grunt"] * 5, aside="sergeant_tech"),
    }
    given = {"facehuggers": [{"host": "seat-2", "window": "after"}], "coordinated": ["seat-2"]}
    t = encounters({**given, "hive": ["sluggish_drone"], "players": players}, players=2)
    t.play("play thirst_for_knowledge")
    t.expect({"turn": "seat-2", "players.seat-2.discard": ["chestburster", "sergeant_tech"], "facehuggers": "none"})
    t.events("died seat-1", "facehugger-died", "impregnated seat-2", "turn seat-2")


@pytest.mark.rules("ENC-OBJ-07", "ENC-OBJ-12")
def test_play_goes_on_while_a_goal_is_out_of_reach() -> None:
    given = {"hive": ["sluggish_drone", "resin_worker"], "completed": 1}
    t = encounters({**given, "players": one(deck=["grunt"] * 5 + ["specialist"] * 7)})
    t.play("end actions", "end actions")
    t.expect({"completed": 1, "round": 3, "outcome": "none", "hive": "none", "question.prompt": "choose an action"})


@pytest.mark.rules("ENC-CRD-07")
def test_everything_before_a_player_has_a_place() -> None:
    player = hand("grunt", deck=["specialist"], discard=["suit_up"], vigilant=["steady_hands"], strikes=["gash"])
    player |= {"avatar": "avatar_medic", "aside": "sergeant_tech", "agenda": "secret_map"}
    given = {"turn": "seat-2", "played": ["electric_prod"], "facehuggers": [{"host": "seat-1"}]}
    t = encounters({**given, "players": {"seat-1": player}}, players=2, hidden_agendas="on")
    t.expect({f"players.seat-1.{zone}": cards for zone, cards in player.items()})
    t.expect({"played": ["electric_prod"], "facehuggers": [{"host": "seat-1"}]})


@pytest.mark.rules("ENC-SCE-03", "ENC-SET-03")
@pytest.mark.parametrize("scenario", [scenario.id for scenario in CONTENT.scenarios])
def test_roles_are_free_in_every_scenario(scenario: str) -> None:
    match = hb.new("encounters", players=2, scenario=scenario, seed=1)
    assert match.question is not None
    assert match.question.texts() == [f"take role {avatar.id}" for avatar in CONTENT.avatars]
    match.play("take role avatar_priest")
    assert "take role avatar_priest" not in match.question.texts()
    match = hb.new("encounters", players=2, scenario=scenario, roles="first_game", seed=1)
    assert RULEBOOK.position(match.state)["players"]["seat-2"]["avatar"] == "avatar_technician"  # type: ignore[index]


@pytest.mark.rules("ENC-DIF-09", "ENC-MIX-01", "ENC-MIX-02", "ENC-MIX-03")
def test_the_hardest_mix_is_no_error() -> None:
    numbered = [[o.id for o in CONTENT.objectives if o.number == k] for k in (1, 2, 3)]
    for n, objectives in enumerate(zip(*numbered, strict=True)):
        for location in CONTENT.locations:
            options: dict[str, object] = {f"objective_{k + 1}": id for k, id in enumerate(objectives)}
            options |= {"location": location.id, "preloaded_complex": 5, "more_drones": -1}
            options |= {f"character_{k + 1}": CONTENT.characters[(4 * k + n) % 16].id for k in range(4)}
            match = hb.new("encounters", players=5, roles="random", first_player="random", seed=n, **options)
            assert match.question is not None
            tree = RULEBOOK.position(match.state)
            assert (tree["location"], tree["objectives"]) == (location.id, list(objectives))


@pytest.mark.rules("ENC-STR-19", "ENC-CHO-16")
def test_the_first_dodge_closes_the_window_for_the_others() -> None:
    guard = hand("shorn_and_ready", deck=["grunt"])
    players = {"seat-1": hand(deck=["grunt"] * 3 + ["specialist"] * 3), "seat-2": guard, "seat-3": guard}
    given = {"combat": ["sluggish_drone"], "strike_deck": ["gash", "scratch"], "hive": ["resin_worker"]}
    t = encounters({**given, "players": players}, players=3)
    t.play("end actions", stay="seat-2: guard with shorn_and_ready")
    t.play("guard with shorn_and_ready", stay="seat-3: guard with shorn_and_ready")
    t.expect({"question.prompt": "choose an action", "turn": "seat-2", "players.seat-3.hand": ["shorn_and_ready"]})
    # Where nobody dodges, everybody who might is asked.
    t = encounters({**given, "players": players}, players=3)
    t.play("end actions", stay="seat-2: guard with shorn_and_ready")
    t.play("pass", stay="seat-3: guard with shorn_and_ready").offers("seat-3: guard with shorn_and_ready")


@pytest.mark.rules("ENC-TRN-02", "ENC-ACT-05")
def test_points_for_anybody_else_or_at_another_time_are_lost() -> None:
    t = encounters({"players": one("grunt", "grunt")}, players=2)
    t.expect({"question.prompt": "choose an action"})
    add_points(t.g, 1, 3, 2)
    t.expect({"attack": 0, "recruit": 0})
    add_points(t.g, 0, 3, 2)
    t.expect({"attack": 3, "recruit": 2})
    given = {"combat": ["grasping_drone"], "strike_deck": ["scratch", "gash"], "phase": "strike"}
    t = encounters({**given, "players": one("grunt", "specialist")}, players=2)
    t.expect({"question.prompt": "choose a card to discard, 1 left"})
    add_points(t.g, 0, 3, 2)
    t.expect({"attack": 0, "recruit": 0})


@pytest.mark.rules("ENC-AGD-06")
@pytest.mark.parametrize("lang", LANGS)
def test_the_table_is_told_what_may_be_said_of_an_agenda(lang: str) -> None:
    # Nobody can police talk: whoever opens such a table reads the rule, and the game has no move that shows an Agenda.
    assert "bluff" in setting_describe("encounters", "hidden_agendas", lang).lower()
    players = {"seat-1": {"agenda": "cut_the_comms"}, "seat-2": {"agenda": "secret_map"}}
    t = encounters({"players": players}, players=2, hidden_agendas="on")
    t.expect({"question.options": ["end actions"]})
