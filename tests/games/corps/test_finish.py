"""The Finish phase and the end of missions; Bug Hunts. CORPS-FIN, CORPS-BUG"""

from __future__ import annotations

import pytest

import hullbreach as hb
from hullbreach.games.corps.content.load import load
from hullbreach.kernel.errors import Illegal
from tests.games.corps.phases import happened
from tests.games.corps.rooms import room
from tests.scripted_table import Table, table

EDITIONS = ["updated", "2020"]
BUG_HUNTS = [mission.id for mission in load().missions if mission.kind == "bug_hunt"]
HUNT = ["tracker_empty()", "no_enemies_on_board()", "alive(who=all, min=1)"]


def finish(
    people: dict[str, object],
    victory: list[str] | None = None,
    defeat: list[str] | None = None,
    players: int = 1,
    edition: str = "updated",
    **more: object,
) -> Table:
    """The start of a Finish phase in round 3 of a mission with these endings."""
    mission: dict[str, object] = {"victory": victory or [], "defeat": defeat or []}
    extra = more.pop("mission", {})
    assert isinstance(extra, dict)
    given: dict[str, object] = {
        "board": room(6, 1),
        "mission": {**mission, **extra},
        "characters": people,
        "turn": {"phase": "finish", "round": 3},
        **more,
    }
    return table(given, players=players, edition=edition)


def over(t: Table) -> object:
    """How the mission ended: the winners and the reason, None when it goes on."""
    found = t.value("outcome")
    if found is None:
        return None
    assert isinstance(found, dict)
    return "won" if found["winners"] else found["reason"]


STANDING = {"hicks": {"at": "0,0"}}


@pytest.mark.rules("CORPS-FIN-01", "CORPS-AMB-78", "CORPS-RND-05")
def test_finish_effects_are_done_in_the_order_the_players_choose_and_none_is_left_out() -> None:
    effects = ["round_end: exhaust(n=2)", "round_end: spawn(n=1, at=each_spawn)"]
    mission = {
        "turn_counter": True,
        "events": [{"round": 3, "effects": effects}, {"round": 4, "effects": ["round_end: exhaust(n=5)"]}],
        "spawn_points": [{"n": 1, "at": "5,0"}],
    }
    people = {"hudson": {"at": "0,0"}, "gorman": {"at": "1,0"}}
    t = finish(people, players=2, mission=mission)
    t.offers("seat-1: resolve 1", "seat-1: resolve 2").refuses("seat-2: resolve 1")
    t.chance(1)
    t.play("resolve 2")
    t.expect({"piles.exhaust.count": 2, "turn.round": 4, "turn.phase": "marine"})
    t.events("blip-placed blip-1 5,0", "exhausted 2", "round-starts 4")


@pytest.mark.rules("CORPS-FIN-01", "CORPS-FIN-02")
def test_effects_come_before_the_check() -> None:
    # The last effect brings a blip, so the board is no longer clear when victory is looked at.
    mission = {
        "turn_counter": True,
        "events": [{"round": 3, "effects": ["round_end: spawn(n=1, at=each_spawn)"]}],
        "spawn_points": [{"n": 1, "at": "5,0"}],
    }
    t = finish(STANDING, ["no_enemies_on_board()"], mission=mission)
    t.chance(1)
    t.play()
    assert over(t) is None
    assert over(finish(STANDING, ["no_enemies_on_board()"])) == "won"


@pytest.mark.rules("CORPS-FIN-02", "CORPS-COMP-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_victory_conditions_must_hold_and_all_players_win(edition: str) -> None:
    people = {"hicks": {"at": "0,0"}, "hudson": {"at": "1,0"}}
    t = finish(people, HUNT, players=2, edition=edition)
    t.expect({"outcome.winners": ["seat-1", "seat-2"], "outcome.reason": "victory"})
    assert over(finish(people, HUNT, players=2, edition=edition, aliens=["5,0"])) is None
    assert over(finish(people, HUNT, players=2, edition=edition, tracker={"deck": ["mt1_12_straggler"]})) is None


@pytest.mark.rules("CORPS-FIN-03", "CORPS-BUG-03")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("last", "lost"), [({"at": "1,0"}, False), ({"at": "1,0", "down": True}, True)])
def test_the_aliens_win_when_everybody_is_killed_down_or_captured(
    edition: str, last: dict[str, object], lost: bool
) -> None:
    people = {"hicks": {"fate": "killed"}, "frost": {"fate": "captured"}, "hudson": last}
    t = finish(people, HUNT, edition=edition, aliens=["5,0"])
    assert over(t) == ("all-down" if lost else None)


@pytest.mark.rules("CORPS-FIN-02", "CORPS-FIN-03", "CORPS-AMB-40")
@pytest.mark.parametrize("edition", EDITIONS)
def test_victory_is_looked_at_first(edition: str) -> None:
    assert over(finish({"hicks": {"at": "0,0", "down": True}}, HUNT, edition=edition)) == "won"


@pytest.mark.rules("CORPS-FIN-04", "CORPS-RND-01", "CORPS-SET-12")
def test_the_turn_dial_goes_up_by_one_and_a_new_round_begins() -> None:
    t = finish(STANDING, HUNT, aliens=["5,0"])
    t.events("phase-starts finish", "round-starts 4", "phase-starts marine")
    t.expect({"turn.round": 4, "turn.phase": "marine"})


@pytest.mark.rules("CORPS-FIN-05", "CORPS-DECK-05", "CORPS-BUG-03")
def test_running_out_of_cards_ends_the_mission_at_once() -> None:
    hicks = {"at": "0,0", "weapons": ["m56_smart_gun"]}
    given: dict[str, object] = {
        "board": room(6, 1),
        "characters": {"hicks": hicks},
        "aliens": ["5,0"],
        "piles": {"endurance": ["hk_vp70"], "exhaust": ["hk_vp70"]},
    }
    t = table(given)
    t.play("attack alien-1 with m56_smart_gun")
    # One card exhausted, then both of the Exhaust pile discarded; the shot is never fired.
    assert over(t) is not None
    t.expect({"outcome.winners": [], "aliens": ["alien-1"], "turn.phase": "marine"})
    assert happened(t, "shot") == 0


@pytest.mark.rules("CORPS-AMB-39")
def test_an_empty_endurance_deck_alone_loses_no_bug_hunt() -> None:
    piles = {"endurance": [], "exhaust": ["hk_vp70"]}
    assert over(finish(STANDING, HUNT, aliens=["5,0"], piles=piles)) is None


@pytest.mark.rules("CORPS-FIN-06")
def test_defeats_of_the_mission_card_come_after_victory_in_the_same_step() -> None:
    people = {"hicks": {"at": "0,0"}, "newt": {"fate": "killed"}}
    line = ["lost(who=newt, min=1)"]
    assert over(finish(people, HUNT, line, aliens=["5,0"])) == "mission-failed"
    assert over(finish(people, HUNT, line)) == "won"
    # Not before the Finish phase.
    given: dict[str, object] = {
        "board": room(6, 1),
        "mission": {"defeat": line},
        "characters": people,
        "turn": {"phase": "alien", "step": "tracker", "draws": 1},
        "tracker": {"deck": ["mt1_12_straggler"]},
    }
    t = table(given)
    t.play()
    t.events("tracker-drawn", "phase-starts finish", "mission-lost sandbox")


@pytest.mark.rules("CORPS-FIN-07", "CORPS-AMB-59")
def test_with_nobody_on_the_board_the_mission_is_lost_unless_it_is_won() -> None:
    gone = {"hicks": {"fate": "left"}, "frost": {"fate": "killed"}}
    assert over(finish(gone, ["no_enemies_on_board()"], aliens=["5,0"])) == "nobody-left"
    assert over(finish(gone, ["exited(who=all, min=1)"])) == "won"
    assert over(finish(gone, ["exited(who=all, min=2)"])) == "nobody-left"


@pytest.mark.rules("CORPS-AMB-59")
def test_one_safe_exit_keeps_a_mission_going_while_somebody_lies_on_the_board() -> None:
    people = {"hicks": {"fate": "left"}, "frost": {"at": "0,0", "down": True}}
    assert over(finish(people, ["exited(who=all, min=2)"])) is None
    # Who left counts neither as killed nor as captured.
    assert over(finish(people, ["exited(who=all, min=2)"], ["lost(who=all, min=1)"])) is None


# ---- Bug Hunts


@pytest.mark.rules("CORPS-BUG-01", "CORPS-CMP-12")
def test_bug_hunts_are_never_part_of_a_campaign() -> None:
    given: dict[str, object] = {
        "turn": {"phase": "between"},
        "campaign": {"wins": ["newt"], "prisoners": ["frost"]},
    }
    t = table(given, mission="campaign")
    assert sorted(t.options()) == ["next mission escape", "next mission rescue", "next mission resupply"]
    for mission in BUG_HUNTS:
        t.refuses(f"next mission {mission}")


@pytest.mark.rules("CORPS-BUG-02")
@pytest.mark.parametrize("mission", BUG_HUNTS)
def test_a_bug_hunt_is_won_with_an_empty_deck_a_clear_board_and_a_survivor(mission: str) -> None:
    start = load().mission(mission).groups[0].start
    at = [load().mission(mission).board.name(square) for square in start]
    given: dict[str, object] = {
        "characters": {"hicks": {"at": at[0]}},
        "turn": {"phase": "finish", "round": 9},
        "tracker": {"deck": []},
    }
    assert over(table(given, mission=mission)) == "won"
    assert over(table({**given, "aliens": [at[1]]}, mission=mission)) is None
    assert over(table({**given, "blips": [at[1]]}, mission=mission)) is None
    assert over(table({**given, "tracker": {"deck": ["mt1_12_straggler"]}}, mission=mission)) is None
    nobody = {"hicks": {"fate": "killed"}}
    assert over(table({**given, "characters": nobody}, mission=mission)) == "nobody-left"


@pytest.mark.rules("CORPS-BUG-04", "CORPS-BUG-05", "CORPS-EQP-02", "CORPS-NEWT-06", "CORPS-SENT-01")
@pytest.mark.parametrize("mission", BUG_HUNTS)
def test_everybody_starts_a_bug_hunt_with_a_pistol_and_both_guns_stand_there(mission: str) -> None:
    match = hb.new("corps", players=2, seed=5, mission=mission)
    with pytest.raises(Illegal):
        match.play("play as newt")
    while match.question and match.state.names.name("phase", match.state.phase) == "setup":
        match.play(match.question.options[0])
    position = match.rulebook.position(match.state)
    people = position["characters"]
    assert isinstance(people, dict)
    assert people.pop("newt")["fate"] == "absent"
    for each in people.values():
        assert each["fate"] == "on_board"
        assert each["weapons"] == ["hk_vp70"]
        assert each["equipment"] == []
    sentries = position["sentries"]
    assert isinstance(sentries, dict)
    assert sorted(sentries) == ["sentry-a", "sentry-b"]
