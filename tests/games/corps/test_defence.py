"""Alien attacks, the knocked down, the captured, swarms. CORPS-DEFR, CORPS-KO, CORPS-CAP, CORPS-SWRM"""

from __future__ import annotations

import pytest

from tests.games.corps.phases import activated, alien_phase, happened
from tests.games.corps.rooms import room
from tests.scripted_table import Table, table

EDITIONS = ["updated", "2020"]
# What becomes of Hudson (Defence 6) by the modified result.
FATES = {6: "evaded", 7: "down", 9: "down", 10: "killed", 11: "killed"}
ALIENS = {"phase": "alien", "step": "aliens"}


def attack(roll: int, tokens: int = 0, who: str = "hudson", side: str = "hero", down: bool = False) -> Table:
    """One attack on somebody unarmed, rolled; another character watches from afar."""
    people = {who: {"at": "0,0", "side": side, "down": down}, "gorman": {"at": "9,0"}}
    t = alien_phase(room(10, 1), people, turn=ALIENS, aliens=[{"at": "1,0", "tokens": tokens}])
    t.chance(defence=[roll])
    t.play()
    return t.quiet()


@pytest.mark.rules("CORPS-DEFR-01", "CORPS-DEFR-02", "CORPS-DEFR-04", "CORPS-SWRM-02", "CORPS-COMP-03")
@pytest.mark.parametrize(
    ("tokens", "result", "fate"),
    [(n, r, f) for n in (0, 1, 3) for r, f in FATES.items() if 1 <= r - n <= 10],
)
def test_tokens_add_to_the_roll_which_is_held_against_defence_and_ten(tokens: int, result: int, fate: str) -> None:
    t = attack(result - tokens, tokens)
    t.expect(
        {
            "characters.hudson.fate": "killed" if fate == "killed" else "on_board",
            "characters.hudson.down": fate == "down",
            "aliens": ["alien-1"],
            "aliens.alien-1.tokens": tokens,
        }
    )
    t.events(f"defence-roll hudson alien-1 {result} 6")


@pytest.mark.rules("CORPS-DEFR-03", "CORPS-SWRM-03", "CORPS-SWRM-04")
@pytest.mark.parametrize(
    ("roll", "tokens", "left"),
    [(2, 0, None), (3, 0, 0), (1, 1, 0), (2, 1, 1), (1, 2, 2)],
)
def test_an_evaded_attack_at_or_under_melee_strikes_back(roll: int, tokens: int, left: int | None) -> None:
    # Hudson's Melee is 2, and the tokens count in the counter-attack too.
    t = attack(roll, tokens)
    if left is None:
        t.expect({"aliens": []})
    else:
        t.expect({"aliens.alien-1.tokens": left})
    assert happened(t, "counter-attack") == (roll + tokens <= 2)


@pytest.mark.rules("CORPS-DEFR-03")
def test_whoever_fails_the_defence_does_not_strike_back() -> None:
    # Vasquez as Grunt: Defence 5, Melee 3; a swarm of four tokens turns a rolled 2 into 6.
    t = attack(2, 4, "vasquez", "grunt")
    assert happened(t, "counter-attack") == 0
    t.expect({"characters.vasquez.down": True, "aliens.alien-1.tokens": 4})


@pytest.mark.rules("CORPS-DEFR-03", "CORPS-STAT-01")
def test_newt_has_no_melee_and_never_strikes_back() -> None:
    t = attack(1, 0, "newt", "grunt")
    assert happened(t, "counter-attack") == 0
    t.expect({"aliens": ["alien-1"], "characters.newt.down": False})


@pytest.mark.rules("CORPS-DEFR-05", "CORPS-SWRM-02")
def test_a_swarm_attacks_once() -> None:
    t = attack(1, 4)
    assert happened(t, "defence-roll") == 1
    t.expect({"turn.round": 2})


@pytest.mark.rules("CORPS-DEFR-06")
@pytest.mark.parametrize(
    ("roll", "fate", "aliens"), [(2, "on_board", []), (9, "on_board", ["alien-1"]), (10, "killed", ["alien-1"])]
)
def test_a_fallen_character_still_rolls(roll: int, fate: str, aliens: list[str]) -> None:
    t = attack(roll, down=True)
    t.expect({"characters.hudson.fate": fate, "aliens": aliens})
    if fate == "on_board":
        t.expect({"characters.hudson.down": True})
    assert happened(t, "knocked-down") == 0


@pytest.mark.rules("CORPS-DEFR-07", "CORPS-AMB-27")
def test_for_a_grunt_the_highest_ranked_player_decides_about_the_roll() -> None:
    people = {
        "hudson": {"at": "9,0"},
        "gorman": {"at": "8,0"},
        "frost": {"at": "0,0", "equipment": ["m4_helmet"]},
    }
    t = alien_phase(room(10, 1), people, players=2, turn=ALIENS, aliens=["1,0"])
    t.chance(defence=[9])
    t.play(stay="reroll with m4_helmet")
    t.offers("seat-2: reroll with m4_helmet", "seat-2: keep").refuses("seat-1: keep")
    t.chance(defence=[5])
    t.play("reroll with m4_helmet")
    t.expect({"characters.frost.down": False})
    # A Hero's own player decides for it.
    people["hudson"] = {"at": "0,0", "equipment": ["m4_helmet"]}
    people["frost"] = {"at": "9,0"}
    t = alien_phase(room(10, 1), people, players=2, turn=ALIENS, aliens=["1,0"])
    t.chance(defence=[9])
    t.play(stay="reroll with m4_helmet")
    t.offers("seat-1: reroll with m4_helmet").refuses("seat-2: keep")


# ---- knocked down


@pytest.mark.rules("CORPS-KO-01", "CORPS-DOOR-03")
def test_a_fallen_character_stays_in_its_space_and_holds_doors_open() -> None:
    board = "\n".join(["+-+-+-+-+", "|. .D. .|", "+-+-+-+-+"])
    given: dict[str, object] = {
        "board": board,
        "characters": {"hicks": {"at": "3,0"}, "frost": {"at": "1,0", "down": True}},
    }
    t = table(given)
    t.expect({"characters.frost.at": "1,0", "doors": {"1,0|2,0": "open"}})
    # Nobody may end on its space, but one may walk through.
    t.play("move 2,0").offers("stop")
    t.play("move 1,0").refuses("stop", rule="CORPS-MOV-05").offers("move 0,0")
    given["characters"] = {"hicks": {"at": "3,0"}}
    t = table(given)
    t.expect({"doors": {"1,0|2,0": "closed"}})


@pytest.mark.rules("CORPS-KO-01")
def test_an_alien_does_not_enter_the_space_of_the_fallen() -> None:
    people = {"hicks": {"at": "0,0"}, "frost": {"at": "2,0", "down": True}}
    t = alien_phase(room(6, 1), people, turn=ALIENS, aliens=["5,0"])
    t.chance(defence=[5])
    t.play()
    t.expect({"aliens.alien-1.at": "3,0"})


@pytest.mark.rules("CORPS-KO-02")
def test_updated_fallen_heroes_are_activated_without_actions() -> None:
    people = {"hicks": {"at": "0,0", "down": True, "weapons": ["hk_vp70"]}}
    t = table({"board": room(4, 1), "characters": people, "aliens": ["3,0"], "turn": {"step": "activation"}})
    t.play("done", stay="end activation")
    t.expect({"turn.active": "hicks", "turn.actions": 0})
    t.offers("end activation")
    for refused in ("move 1,0", "attack alien-1 with hk_vp70", "aim", "rest"):
        t.refuses(refused)


@pytest.mark.rules("CORPS-KO-02")
def test_2020_fallen_characters_are_not_activated_at_all() -> None:
    people = {"hicks": {"at": "0,0", "down": True}, "hudson": {"at": "3,0"}, "frost": {"at": "5,0", "down": True}}
    t = table({"board": room(6, 1), "characters": people, "turn": {"step": "first_player"}}, players=2, edition="2020")
    t.play("first seat-1")
    # Hicks is passed over, Hudson acts; then Frost is passed over as well.
    t.play("activate hudson", "end activation")
    assert happened(t, "activated hicks") == 0
    assert happened(t, "activated frost") == 0
    t.expect({"turn.round": 2, "characters.hicks.down": False, "characters.frost.down": False})


@pytest.mark.rules("CORPS-KO-03", "CORPS-AMB-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_fallen_stand_up_unless_an_alien_is_adjacent(edition: str) -> None:
    # Frost is next to a wall with an Alien behind it, which is not adjacent.
    board = "\n".join(["+-+-+-+-+-+-+", "|. .|. . . .|", "+-+-+-+-+-+-+"])
    people = {"frost": {"at": "1,0", "down": True}, "hicks": {"at": "5,0"}}
    t = alien_phase(board, people, edition=edition, aliens=["2,0"])
    t.chance(defence=[5])
    t.play()
    t.expect({"characters.frost.down": False, "characters.frost.fate": "on_board"})
    t.events("stood-up frost", "alien-activated alien-1")


@pytest.mark.rules("CORPS-KO-03", "CORPS-BLIP-09")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_adjacent_blip_keeps_nobody_down(edition: str) -> None:
    t = alien_phase(room(4, 1), {"frost": {"at": "1,0", "down": True}}, edition=edition, blips=["2,0"])
    t.chance(speed=[1])
    t.play()
    t.events("stood-up frost")
    t.expect({"characters.frost.fate": "on_board"})


@pytest.mark.rules("CORPS-KO-04")
def test_one_who_just_stood_up_may_fire_in_the_same_phase() -> None:
    people = {"frost": {"at": "0,0", "down": True, "weapons": ["hk_vp70"]}}
    t = alien_phase(room(5, 1), people, aliens=["4,0"])
    t.offers("defensive fire with hk_vp70")
    t.events("stood-up frost", "alien-moved alien-1 1,0")


@pytest.mark.rules("CORPS-KO-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_helped_up_before_its_activation_acts_normally(edition: str) -> None:
    people = {
        "hicks": {"at": "0,0", "equipment": ["field_medkit"]},
        "frost": {"at": "1,0", "down": True, "hero": 2},
    }
    t = table({"board": room(4, 1), "characters": people}, players=2, edition=edition)
    t.play("use field_medkit", "end activation", "activate frost", stay="end activation")
    t.expect({"turn.active": "frost", "turn.actions": 2, "characters.frost.down": False})


@pytest.mark.rules("CORPS-KO-05")
def test_one_helped_up_after_its_activation_waits_for_the_next_round() -> None:
    people = {
        "hicks": {"at": "0,0", "equipment": ["field_medkit"]},
        "frost": {"at": "1,0", "down": True, "activated": True, "hero": 2},
    }
    given: dict[str, object] = {"board": room(4, 1), "characters": people, "seats": {"seat-2": {"had_turn": True}}}
    t = table(given, players=2)
    t.play("use field_medkit", "end activation")
    assert happened(t, "activated frost") == 0
    t.expect({"turn.round": 2, "characters.frost.down": False})


# ---- captured


@pytest.mark.rules("CORPS-CAP-01", "CORPS-CAP-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_fallen_character_next_to_an_alien_is_carried_off_with_the_whole_swarm(edition: str) -> None:
    people = {"hicks": {"at": "6,0"}, "frost": {"at": "0,0", "down": True}}
    t = alien_phase(room(7, 1), people, edition=edition, aliens=[{"at": "1,0", "tokens": 3}])
    t.expect({"characters.frost.fate": "captured", "characters.frost.at": "none", "aliens": []})
    assert activated(t) == []
    # Outside a campaign there is no way back: the next mission is none, and nobody waits for Frost.
    t.expect({"turn.round": 2, "campaign.prisoners": []})


@pytest.mark.rules("CORPS-CAP-02")
def test_the_highest_ranked_player_says_which_alien_leaves() -> None:
    people = {"hudson": {"at": "9,0"}, "gorman": {"at": "9,2"}, "frost": {"at": "1,1", "down": True}}
    t = alien_phase(room(10, 3), people, players=2, aliens=["0,0", "2,2", "5,0"])
    t.offers("seat-2: captor alien-1", "seat-2: captor alien-2").refuses("seat-1: captor alien-1")
    t.refuses("captor alien-3")
    t.play("captor alien-2")
    t.expect({"aliens": ["alien-1", "alien-3"], "characters.frost.fate": "captured"})


@pytest.mark.rules("CORPS-AMB-31")
def test_two_fallen_characters_beside_one_alien_are_both_captured() -> None:
    people = {
        "hudson": {"at": "9,0"},
        "gorman": {"at": "8,0"},
        "frost": {"at": "0,0", "down": True},
        "vasquez": {"at": "2,0", "down": True},
    }
    t = alien_phase(room(10, 1), people, players=2, aliens=["1,0"])
    t.offers("seat-2: capture frost", "seat-2: capture vasquez").refuses("seat-1: capture frost")
    t.play("capture vasquez")
    t.events("captured vasquez", "alien-leaves alien-1", "captured frost")
    t.expect({"characters.frost.fate": "captured", "characters.vasquez.fate": "captured", "aliens": []})


@pytest.mark.rules("CORPS-AMB-31")
def test_an_alien_each_where_there_are_two() -> None:
    people = {"hicks": {"at": "9,0"}, "frost": {"at": "0,0", "down": True}, "vasquez": {"at": "3,0", "down": True}}
    t = alien_phase(room(10, 1), people, aliens=["1,0", "2,0"])
    t.play("capture frost")
    t.expect({"characters.vasquez.fate": "captured", "aliens": []})
