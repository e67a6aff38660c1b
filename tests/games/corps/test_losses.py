"""Losing a Hero or a Grunt, and who goes on with whom. CORPS-LOST"""

from __future__ import annotations

import pytest

from hullbreach.games.corps.content.load import load
from tests.games.corps.phases import activated, alien_phase, happened
from tests.games.corps.rooms import room
from tests.scripted_table import Table, table

EDITIONS = ["updated", "2020"]
ALIENS = {"phase": "alien", "step": "aliens"}


def struck_down(people: dict[str, object], players: int = 1, **more: object) -> Table:
    """The one on 0,0 is killed by the Alien next to it; the others are far away."""
    t = alien_phase(room(12, 1), people, players=players, turn=ALIENS, aliens=["1,0"], **more)
    t.chance(defence=[10])
    return t


@pytest.mark.rules("CORPS-LOST-01", "CORPS-LOST-08")
def test_a_lost_hero_leaves_hand_equipment_and_hazards_on_the_discard_pile() -> None:
    hudson = {
        "at": "0,0",
        "equipment": ["m4_helmet"],
        "attached": ["losing_hope"],
        "aim": 6,
    }
    t = struck_down({"hudson": hudson, "frost": {"at": "11,0"}}, hands={"seat-1": ["scrounge"]})
    t.play(stay="take over frost")
    t.expect({"hands.seat-1": [], "characters.hudson.fate": "killed", "characters.hudson.equipment": []})
    found = t.value("piles.discard")
    assert isinstance(found, list)
    assert sorted(found) == ["losing_hope", "m4_helmet", "scrounge"]
    # The Hazard is put away, not suffered again.
    assert happened(t, "hazard") == 0


@pytest.mark.rules("CORPS-LOST-01", "CORPS-CAP-01")
def test_the_same_for_a_captured_hero() -> None:
    hudson = {"at": "0,0", "down": True, "weapons": ["hk_vp70"]}
    people = {"hudson": hudson, "frost": {"at": "11,0"}}
    t = alien_phase(room(12, 1), people, aliens=["1,0"], hands={"seat-1": ["second_wind"]})
    t.play(stay="take over frost")
    t.expect({"hands.seat-1": [], "characters.hudson.fate": "captured", "characters.hudson.weapons": []})
    found = t.value("piles.discard")
    assert isinstance(found, list)
    assert sorted(found) == ["hk_vp70", "second_wind"]


@pytest.mark.rules("CORPS-LOST-02", "CORPS-CHR-18", "CORPS-AMB-33")
def test_the_player_may_take_over_any_grunt_in_play() -> None:
    people = {
        "hudson": {"at": "0,0"},
        "gorman": {"at": "11,0"},
        "hicks": {"at": "10,0"},
        "frost": {"at": "9,0"},
        "ripley": {"fate": "killed"},
    }
    t = struck_down(people, players=2)
    t.play(stay="take over frost")
    t.offers("seat-1: take over frost", "seat-1: take over hicks", "seat-1: refuse")
    t.refuses("seat-2: take over frost")
    t.refuses("take over gorman", reason="not-a-grunt", rule="CORPS-LOST-02")
    t.refuses("take over ripley", reason="not-on-board", rule="CORPS-LOST-02")
    t.play("take over hicks")
    t.expect({"characters.hicks.side": "hero", "characters.hicks.hero": 1, "characters.frost.side": "grunt"})


@pytest.mark.rules("CORPS-LOST-03", "CORPS-AMB-33")
def test_without_a_grunt_the_player_is_out_for_the_mission() -> None:
    t = struck_down({"hudson": {"at": "0,0"}, "gorman": {"at": "11,0"}}, players=2)
    t.play()
    t.expect({"seats.seat-1.eliminated": True, "seats.seat-2.eliminated": False, "turn.round": 2})
    t.events("killed hudson", "eliminated seat-1")
    # Somebody who could be taken over later does not bring them back.
    given: dict[str, object] = {
        "board": room(4, 1),
        "characters": {"gorman": {"at": "0,0", "hero": 2}, "frost": {"at": "2,0", "side": "grunt"}},
        "seats": {"seat-1": {"eliminated": True}},
        "turn": {"step": "offer_grunts"},
    }
    t = table(given, players=2)
    t.expect({"question.prompt": "who goes first"})


@pytest.mark.rules("CORPS-LOST-04")
def test_the_new_hero_keeps_place_dial_cards_and_state() -> None:
    frost = {"at": "11,0", "aim": 2, "weapons": ["hk_vp70"], "equipment": ["m4_helmet"], "attached": ["losing_hope"]}
    t = struck_down({"hudson": {"at": "0,0"}, "frost": {**frost, "down": True}})
    t.play(stay="take over frost")
    t.play("take over frost", stay="first seat-1")
    t.events("took-over seat-1 frost")
    t.expect({f"characters.frost.{key}": value for key, value in frost.items() if key != "aim"})


@pytest.mark.rules("CORPS-LOST-04", "CORPS-AMB-56")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_dial_of_a_new_hero_is_reset_when_dials_are(edition: str) -> None:
    # Hudson dies in the Alien phase; Frost (Aim 5 as Grunt, 6 as Hero) goes on with a dial of 2.
    people = {"hudson": {"at": "0,0"}, "frost": {"at": "11,0", "aim": 2}}
    t = alien_phase(room(12, 1), people, edition=edition, turn=ALIENS, aliens=["1,0"])
    t.chance(defence=[10])
    t.play("take over frost", stay="first seat-1")
    # updated: at the start of the Marine phase; 2020: with his own activation.
    t.expect({"turn.phase": "marine", "characters.frost.aim": 6 if edition == "updated" else 2})
    t.play("first seat-1", "activate frost")
    t.expect({"characters.frost.aim": 6})


@pytest.mark.rules("CORPS-LOST-04")
def test_at_the_moment_of_taking_over_the_dial_stays() -> None:
    people = {"hudson": {"at": "0,0"}, "frost": {"at": "11,0", "aim": 2}}
    t = alien_phase(room(12, 1), people, turn=ALIENS, aliens=["1,0", "5,0"])
    t.chance(defence=[10, 5])
    t.play(stay="take over frost")
    t.play("take over frost", stay="first seat-1")
    dials = [line for line in t.log if line.startswith(("took-over", "aim-reset", "alien-activated alien-2"))]
    assert dials == ["took-over seat-1 frost", "alien-activated alien-2", "aim-reset frost 6"]


def dies_at_the_sentry(frost: dict[str, object], **more: object) -> Table:
    """Hudson walks into the view of a sentry gun and dies in his own activation, one action left."""
    given: dict[str, object] = {
        "board": room(8, 3),
        "characters": {"hudson": {"at": "0,0"}, "frost": {"at": "0,2", **frost}, "gorman": {"at": "1,2", "hero": 2}},
        "sentries": {"sentry-a": {"at": "7,1", "facing": "west"}},
        **more,
    }
    t = table(given, players=2)
    t.chance(sentry=[[1, 9]])
    t.play("move 1,0", stay="take over frost")
    return t


@pytest.mark.rules("CORPS-LOST-07")
def test_a_hero_lost_in_its_own_activation_ends_the_turn() -> None:
    t = dies_at_the_sentry({})
    t.play("take over frost", stay="activate gorman")
    # Frost does not act in this turn; the token goes on, and he acts among the leftovers, by his own player.
    t.expect({"turn.token": "seat-2", "characters.frost.activated": False})
    t.play("activate gorman", "end activation", stay="activate frost")
    t.offers("activate frost")
    t.play("activate frost", stay="end activation")
    t.offers("seat-1: end activation").refuses("seat-2: end activation")
    t.expect({"turn.active": "frost", "turn.actions": 2})


@pytest.mark.rules("CORPS-LOST-07")
def test_a_grunt_taken_over_before_the_token_comes_acts_in_that_turn() -> None:
    # In Gorman's turn (seat-2) an Event lets Hudson (seat-1) move, into the view of the gun; seat-1 has still to come.
    given: dict[str, object] = {
        "board": room(8, 3),
        "characters": {"gorman": {"at": "1,2", "hero": 2}, "hudson": {"at": "0,0", "hero": 1}, "frost": {"at": "0,2"}},
        "aliens": ["1,0"],
        "turn": {"active": "gorman", "waiting": ["seat-1"]},
        "hands": {"seat-2": ["we_are_leaving"]},
        "sentries": {"sentry-a": {"at": "7,1", "facing": "west"}},
    }
    t = table(given, players=2)
    t.chance(sentry=[[1, 9]])
    t.play("play we_are_leaving", "choose hudson", stay="move 0,1")
    t.play("move 0,1", stay="take over frost")
    t.play("take over frost", "done", "end activation", stay="activate frost")
    t.offers("seat-1: activate frost")
    t.expect({"turn.leftover": False, "turn.token": "seat-1"})


@pytest.mark.rules("CORPS-LOST-05", "CORPS-MAR-01")
def test_one_who_has_acted_is_not_activated_again_as_hero() -> None:
    t = dies_at_the_sentry({"activated": True})
    t.play("take over frost", "activate gorman", "end activation", stay="first seat-1")
    assert happened(t, "activated frost") == 0
    t.expect({"characters.frost.side": "hero", "turn.round": 2})


@pytest.mark.rules("CORPS-LOST-06", "CORPS-LOST-08")
@pytest.mark.parametrize("how", ["killed", "captured"])
def test_a_lost_grunt_leaves_its_cards_too_but_no_hand(how: str) -> None:
    frost = {"at": "0,0", "down": how == "captured", "weapons": ["m240_incinerator"], "equipment": ["body_armor"]}
    people = {"hicks": {"at": "11,0"}, "frost": {**frost, "attached": ["losing_hope"], "crate": True}}
    turn = {"phase": "alien", "step": "start" if how == "captured" else "aliens"}
    t = alien_phase(room(12, 1), people, turn=turn, aliens=["1,0"], hands={"seat-1": ["second_wind"]})
    if how == "killed":
        t.chance(defence=[10])
    t.play()
    t.expect({"characters.frost.fate": how, "hands.seat-1": ["second_wind"]})
    found = t.value("piles.discard")
    assert isinstance(found, list)
    assert sorted(found) == ["body_armor", "losing_hope", "m240_incinerator"]
    # The crate lies where Frost was.
    t.expect({"crates": ["0,0"], "characters.frost.crate": False})
    assert happened(t, "take-over") == 0


@pytest.mark.rules("CORPS-AMB-33")
def test_who_declines_is_asked_again_at_the_start_of_each_marine_phase() -> None:
    t = struck_down({"hudson": {"at": "0,0"}, "gorman": {"at": "11,0"}, "frost": {"at": "10,0"}}, players=2)
    t.play(stay="take over frost")
    t.play("refuse", stay="take over frost")
    t.expect({"turn.phase": "marine", "turn.round": 2, "seats.seat-1.heroes": []})
    t.offers("seat-1: take over frost", "seat-1: refuse")


@pytest.mark.rules("CORPS-AMB-33", "CORPS-NEWT-09", "CORPS-NEWT-02")
def test_taking_over_ripley_brings_newt_along() -> None:
    people = {
        "hudson": {"at": "0,0"},
        "ripley": {"at": "11,0", "side": "grunt"},
        "newt": {"at": "10,0", "side": "grunt"},
    }
    t = struck_down(people)
    t.play(stay="take over ripley")
    t.refuses("take over newt", reason="newt-follows-ripley", rule="CORPS-NEWT-09")
    t.play("take over ripley")
    t.expect({"seats.seat-1.heroes": ["ripley", "newt"]})


@pytest.mark.rules("CORPS-AMB-33")
@pytest.mark.parametrize(("lost", "left"), [("ripley", "newt"), ("newt", "ripley")])
def test_who_keeps_one_of_ripley_and_newt_goes_on_with_that_one(lost: str, left: str) -> None:
    people = {lost: {"at": "0,0", "hero": 1}, left: {"at": "11,0", "hero": 1}, "frost": {"at": "10,0"}}
    t = struck_down(people, hands={"seat-1": ["second_wind"]})
    t.play()
    t.expect({"hands.seat-1": [], "piles.discard": ["second_wind"], "seats.seat-1.heroes": [left]})
    t.expect({"turn.round": 2})
    assert activated(t) == ["alien-1"]


@pytest.mark.rules("CORPS-AMB-33", "CORPS-CHR-07")
def test_rank_counts_anew_as_soon_as_a_hero_is_lost() -> None:
    # Gorman of seat-2 leads; when he is dead and his player has taken Frost (rank 1), Hicks (rank 2) does.
    people = {"hicks": {"at": "11,0"}, "gorman": {"at": "0,0"}, "frost": {"at": "9,0"}}
    t = alien_phase(room(12, 1), people, players=2, turn=ALIENS, aliens=["1,0", "6,0"])
    t.chance(defence=[10, 5])
    t.play(stay="take over frost")
    t.play("seat-2: take over frost", stay="first seat-1")
    t.offers("seat-1: first seat-1", "seat-1: first seat-2").refuses("seat-2: first seat-1")


@pytest.mark.rules("CORPS-LOST-01", "CORPS-LOST-06", "CORPS-LOST-08")
@pytest.mark.parametrize(("mission", "number", "fate"), [("survive", 12, "killed"), ("resupply", 10, "captured")])
def test_those_left_behind_when_time_is_over_leave_their_cards_like_anybody(
    mission: str, number: int, fate: str
) -> None:
    found = load().mission(mission)
    start = [found.board.name(square) for square in found.groups[0].start]
    frost = {"at": start[0], "weapons": ["hk_vp70"], "attached": ["losing_hope"], "side": "grunt"}
    given: dict[str, object] = {
        "characters": {
            "hicks": {"fate": "left", "weapons": ["m41a_pulse_rifle"], "hero": 1},
            "hudson": {"at": start[1], "equipment": ["m4_helmet"], "hero": 2},
            "frost": frost,
        },
        "hands": {"seat-1": ["scrounge"], "seat-2": ["stay_frosty"]},
        "turn": {"phase": "finish", "round": number},
        "crates_out": 1,
    }
    t = table(given, players=2, mission=mission)
    t.expect({"characters.hudson.fate": fate, "characters.frost.fate": fate, "outcome.reason": "victory"})
    t.expect({"hands.seat-1": ["scrounge"], "hands.seat-2": [], "characters.hicks.weapons": ["m41a_pulse_rifle"]})
    discard = t.value("piles.discard")
    assert isinstance(discard, list)
    assert sorted(discard) == ["hk_vp70", "losing_hope", "m4_helmet", "stay_frosty"]
