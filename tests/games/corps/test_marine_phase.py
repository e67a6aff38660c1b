"""The round, the Marine phase, activations and Grunts. CORPS-RND, CORPS-MAR, CORPS-GRN"""

from __future__ import annotations

import pytest

from tests.games.corps.maps import WALL, room
from tests.scripted_table import Table, table

EDITIONS = ("updated", "2020")
BOTH = pytest.mark.parametrize("edition", EDITIONS)
BOARD = room(12, 3)
START = {"phase": "marine", "step": "start"}


def squad(edition: str = "updated", players: int = 1, turn: dict[str, object] | None = None, **people: object) -> Table:
    """People on the first row, in the order they are named, at the start of a Marine phase."""
    characters = {
        who: {"at": f"{n},0", **more} for n, (who, more) in enumerate(people.items()) if isinstance(more, dict)
    }
    given: dict[str, object] = {"board": BOARD, "characters": characters, "turn": START if turn is None else turn}
    return table(given, players=players, edition=edition)


def rest_of_round(t: Table) -> list[str]:
    """End every activation until the next round starts, and say what happened."""
    for _ in range(60):
        question = t.match.question
        assert question is not None
        if t.value("turn.round") != 1:
            break
        options = question.texts()
        for text in ("end activation", "done", "enough", "pass"):
            if text in options:
                t.play(text)
                break
        else:
            t.play(options[0])
    return t.log


@pytest.mark.rules("CORPS-RND-01", "CORPS-MAR-09")
@BOTH
def test_a_round_is_marine_alien_finish_and_starts_again(edition: str) -> None:
    t = squad(edition, hicks={}, hudson={})
    log = rest_of_round(t)
    phases = [line for line in log if line.startswith(("phase-starts", "round-starts"))]
    assert phases == [
        "phase-starts marine",
        "phase-starts alien",
        "phase-starts finish",
        "round-starts 2",
        "phase-starts marine",
    ]
    # Everybody was activated before the Alien phase.
    before = log[: log.index("phase-starts alien")]
    assert "activated hicks" in before
    assert "activated hudson" in before


@pytest.mark.rules("CORPS-RND-02", "CORPS-MAR-07", "CORPS-EX-07")
def test_updated_resets_all_dials_when_the_phase_starts() -> None:
    t = squad(players=1, hicks={"aim": 4}, hudson={"aim": 9}, frost={"aim": 2, "down": True})
    log = t.log
    resets = ["aim-reset hicks 7", "aim-reset hudson 5", "aim-reset frost 5"]
    at = [log.index(line) for line in resets]
    assert at == sorted(at)
    t.expect({"question.prompt": "who goes first", "characters.hicks.aim": 7, "characters.hudson.aim": 5})
    t.events("phase-starts marine", *resets)
    # Steps in order: reset, first player, Heroes, remaining Grunts.
    t.play("first seat-1", "activate hicks", "end activation", "done")
    t.events("token-given seat-1", "activated hicks", "activation-ended hicks")
    t.expect({"question.prompt": "which grunt acts next"})


@pytest.mark.rules("CORPS-RND-03", "CORPS-MAR-04", "CORPS-MAR-06", "CORPS-EX-07")
def test_2020_resets_each_dial_at_the_own_activation() -> None:
    t = squad("2020", hicks={"aim": 4}, hudson={"aim": 9})
    t.expect({"characters.hicks.aim": 4, "characters.hudson.aim": 9}).play("first seat-1", "activate hicks")
    t.events("activated hicks", "aim-reset hicks 7").expect({"characters.hudson.aim": 9})
    t.play("end activation", "command hudson").events("activated hudson", "aim-reset hudson 5")
    t.expect({"characters.hudson.aim": 5})


@pytest.mark.rules("CORPS-MAR-07")
def test_updated_resets_nothing_at_the_own_activation() -> None:
    t = squad(turn={"phase": "marine", "step": "turn", "seat": 1}, hicks={"aim": 3}, hudson={"aim": 9})
    t.play("activate hicks").expect({"characters.hicks.aim": 3})


@pytest.mark.rules("CORPS-RND-04", "CORPS-RND-05")
@BOTH
def test_the_steps_of_the_alien_phase_and_the_finish_phase(edition: str) -> None:
    # What comes and goes on the right is behind a wall and can reach nobody.
    t = table(
        {
            "board": room(20, 1, {"13,0|14,0": WALL}),
            "mission": {
                "turn_counter": True,
                "spawn_points": [{"n": 1, "at": "19,0"}],
                "events": [{"round": 1, "effects": ["round_end: exhaust(n=2)"]}],
            },
            "characters": {"hicks": {"at": "0,0", "down": True}},
            "aliens": ["13,0"],
            "blips": ["15,0"],
            "tracker": {"deck": ["mt1_05_contact", "mt1_01_faint_signal"]},
            "turn": {"phase": "alien"},
        },
        edition=edition,
    )
    t.chance(3, 2, 1).options()
    t.events(
        "stood-up hicks",
        "alien-activated alien-1",
        "alien-moved alien-1 7,0",
        "tile-speed board 3",
        "tracker-drawn seat-1 mt1_05_contact",
        "tracker-drawn seat-1 mt1_01_faint_signal",
        "phase-starts finish",
        "exhausted 2",
        "round-starts 2",
    )
    t.expect({"turn.round": 2, "turn.phase": "marine"}).quiet()


@pytest.mark.rules("CORPS-RND-05")
def test_victory_is_looked_at_between_the_finish_effects_and_the_next_round() -> None:
    t = table(
        {
            "board": BOARD,
            "mission": {
                "turn_counter": True,
                "events": [{"round": 1, "effects": ["round_end: exhaust(n=2)"]}],
                "victory": ["no_enemies_on_board()"],
            },
            "characters": {"hicks": {"at": "0,0"}},
            "turn": {"phase": "finish"},
        }
    )
    t.expect({"outcome.reason": "victory", "piles.exhaust.count": 2, "turn.round": 1})


@pytest.mark.rules("CORPS-MAR-01")
@BOTH
def test_each_character_acts_exactly_once(edition: str) -> None:
    t = squad(edition, players=2, gorman={"hero": 1}, hicks={"hero": 2}, hudson={}, frost={}, vasquez={})
    log = rest_of_round(t)
    acted = [line.split()[1] for line in log if line.startswith("activated ")]
    assert sorted(acted) == ["frost", "gorman", "hicks", "hudson", "vasquez"]
    t = squad(
        edition,
        turn={"phase": "marine", "step": "command", "commander": "gorman"},
        gorman={},
        hudson={"activated": True},
        frost={},
    )
    t.offers("command frost").refuses("command hudson", reason="already-activated", rule="CORPS-MAR-01")


@pytest.mark.rules("CORPS-MAR-02")
def test_the_highest_ranked_player_gives_the_token_to_anybody() -> None:
    t = squad(players=3, hudson={"hero": 1}, hicks={"hero": 2}, frost={"hero": 3})
    t.expect({"question.prompt": "who goes first", "question.seat": "seat-2"})
    t.offers("seat-2: first seat-1", "seat-2: first seat-2", "seat-2: first seat-3").refuses("seat-1: first seat-1")
    t.play("first seat-3").expect({"turn.token": "seat-3", "turn.seat": "seat-3"})


@pytest.mark.rules("CORPS-MAR-03", "CORPS-MAR-08")
@BOTH
def test_the_token_goes_to_the_left_until_all_have_acted(edition: str) -> None:
    t = squad(edition, players=3, hudson={"hero": 1}, hicks={"hero": 2}, frost={"hero": 3}, vasquez={})
    log = rest_of_round(t.play("first seat-2"))
    tokens = [line for line in log if line.startswith("token-given")]
    # 2, then 3, then 1; then back to the highest-ranked player, who activates the Grunt that is left.
    assert tokens[:4] == ["token-given seat-2", "token-given seat-3", "token-given seat-1", "token-given seat-2"]
    acted = [line.split()[1] for line in log if line.startswith("activated ")]
    assert [who for who in acted if who != "vasquez"] == ["hicks", "frost", "hudson"]


@pytest.mark.rules("CORPS-MAR-03", "CORPS-NEWT-04")
@pytest.mark.parametrize("first", ["ripley", "newt"])
def test_ripleys_player_activates_both_in_any_order(first: str) -> None:
    t = squad(players=2, ripley={"hero": 1}, newt={"hero": 1}, hicks={"hero": 2})
    t.play("first seat-1").offers("activate ripley", "activate newt").play(f"activate {first}")
    t.expect({"turn.active": first, "turn.actions": 2})


@pytest.mark.rules("CORPS-MAR-05", "CORPS-MAR-04")
@BOTH
def test_the_steps_of_an_activation(edition: str) -> None:
    # Frost reveals at the start, equips, acts, and commands one Grunt; Gorman's draw comes at the end.
    t = table(
        {
            "board": BOARD,
            "characters": {"frost": {"at": "0,0", "aim": 1}, "hudson": {"at": "4,0"}},
            "hands": {"seat-1": ["m4_helmet"]},
            "piles": {"top": ["body_armor"]},
            "turn": {"phase": "marine", "step": "turn", "seat": 1},
        },
        edition=edition,
    )
    t.play("activate frost")
    reset = ["aim-reset frost 6"] if edition == "2020" else []
    t.events("activated frost", *reset, "revealed body_armor")
    t.expect({"question.prompt": "equip step of frost", "turn.step": "equip"})
    t.refuses("move 1,0", reason="equip-first", rule="CORPS-MAR-05")
    t.play("done").expect({"question.prompt": "action of frost 2 left"}).refuses("equip frost with m4_helmet")
    t.play("aim", "aim", "end activation").expect({"question.prompt": "command of frost 1 left"})


@pytest.mark.rules("CORPS-MAR-05", "CORPS-MAR-04")
@BOTH
def test_end_abilities_come_after_the_actions_and_before_the_command(edition: str) -> None:
    t = table(
        {
            "board": BOARD,
            "characters": {"gorman": {"at": "0,0"}, "hudson": {"at": "4,0"}},
            "piles": {"top": ["hk_vp70", "m41a_pulse_rifle"]},
        },
        edition=edition,
    )
    t.play("end activation").expect({"hands.seat-1": ["m41a_pulse_rifle", "hk_vp70"], "turn.step": "command"})
    t.events("drew seat-1", "drew seat-1", "activation-ended gorman")


@pytest.mark.rules("CORPS-MAR-10")
def test_the_order_at_the_start_of_the_phase() -> None:
    t = table(
        {
            "board": BOARD,
            "mission": {
                "turn_counter": True,
                "special": ["on_schedule: roll(die=alien) { 1: exhaust(n=1) }"],
                "events": [{"round": 3, "effects": ["round_start: exhaust(n=2)"]}],
            },
            "characters": {"hicks": {"at": "0,0", "hero": 1, "aim": 2}, "hudson": {"at": "1,0", "side": "grunt"}},
            "scheduled": {"drop_ship": 3},
            "turn": {**START, "round": 3},
        },
        players=2,
    )
    t.chance(1).options()
    t.events("phase-starts marine", "mission-roll 1", "exhausted 1", "exhausted 2", "aim-reset hicks 7")
    t.expect({"question.prompt": "take over a grunt", "question.seat": "seat-2"})
    t.play("refuse").expect({"question.prompt": "who goes first"}).quiet()


@pytest.mark.rules("CORPS-MAR-11")
@BOTH
def test_the_token_passes_over_players_without_a_hero_and_2020_over_the_fallen(edition: str) -> None:
    turn: dict[str, object] = {"phase": "marine", "step": "first_player"}
    t = squad(edition, 3, turn, hudson={"hero": 1}, vasquez={"hero": 2, "down": True}, gorman={"side": "grunt"})
    t.offers("first seat-1", "first seat-2").refuses("first seat-3")
    log = rest_of_round(t.play("first seat-1"))
    assert "token-given seat-3" not in log
    assert ("token-given seat-2" in log) == (edition == "updated")
    acted = [line for line in log if line.startswith("activated ")][:2]
    if edition == "2020":
        assert acted == ["activated hudson", "activated gorman"]
    else:
        # Updated: lying Vasquez is activated without actions, and may still command.
        assert "activated vasquez" in log[: log.index("phase-starts alien")]


# ---- Grunts


@pytest.mark.rules("CORPS-GRN-01")
@BOTH
@pytest.mark.parametrize(("hero", "rank"), [("hudson", 1), ("hicks", 2), ("gorman", 3)])
def test_a_marine_hero_commands_as_many_grunts_as_its_rank(hero: str, rank: int, edition: str) -> None:
    grunts = [who for who in ("hicks", "hudson", "vasquez", "frost", "ripley") if who != hero][:4]
    people = {hero: {}} | {who: {"side": "grunt"} for who in grunts}
    t = squad(edition, 1, {"phase": "marine", "step": "command", "commander": hero}, **people)
    for n in range(rank):
        t.expect({"question.prompt": f"command of {hero} {rank - n} left"})
        t.offers("done", *[f"command {who}" for who in grunts[n:]])
        t.play(f"command {grunts[n]}").expect({"turn.active": grunts[n], "turn.actions": 2}).play("end activation")
    t.expect({"question.prompt": "which grunt acts next"})


@pytest.mark.rules("CORPS-GRN-01")
def test_command_is_optional_and_for_grunts_on_the_board_only() -> None:
    turn: dict[str, object] = {"phase": "marine", "step": "command", "commander": "gorman"}
    t = squad("updated", 2, turn, gorman={"hero": 1}, hicks={"hero": 2}, hudson={})
    t.refuses("command hicks", reason="not-a-grunt", rule="CORPS-GRN-01")
    t.refuses("command frost", reason="not-on-board", rule="CORPS-GRN-01")
    t.play("done").expect({"turn.seat": "seat-2"})


@pytest.mark.rules("CORPS-GRN-02", "CORPS-CHR-06")
def test_a_civilian_commands_nobody() -> None:
    t = squad("updated", 1, {"active": "ripley"}, ripley={}, hudson={}, frost={}).play("end activation")
    t.expect({"turn.step": "grunts", "question.prompt": "who activates the grunts"})
    assert "activation-ended ripley" in t.log
    assert not [line for line in t.log if line.startswith("commanded")]


@pytest.mark.rules("CORPS-GRN-03")
@BOTH
def test_a_commanded_grunt_has_a_full_activation_decided_by_the_commander(edition: str) -> None:
    t = squad(
        edition,
        2,
        {"phase": "marine", "step": "command", "commander": "hudson"},
        hudson={"hero": 1},
        gorman={"hero": 2},
        frost={"aim": 9},
    )
    t.play("command frost").expect({"question.seat": "seat-1", "question.prompt": "action of frost 2 left"})
    t.expect({"characters.frost.aim": 5 if edition == "2020" else 9}).play("aim", "aim")
    t.expect({"characters.frost.aim": 7 if edition == "2020" else 10, "turn.actions": 0}).play("end activation")
    t.events("commanded hudson frost", "activated frost", "activation-ended frost")


@pytest.mark.rules("CORPS-GRN-04", "CORPS-GRN-05", "CORPS-AMB-27")
@BOTH
def test_the_highest_ranked_player_activates_all_that_are_left_in_any_order(edition: str) -> None:
    people = {"hudson": {"hero": 1}, "gorman": {"hero": 2}, "vasquez": {}, "frost": {}, "ripley": {}, "hicks": {}}
    acted = {who: {**more, "activated": "hero" in more} for who, more in people.items()}
    # More than Gorman's rank would allow.
    t = squad(edition, 2, {"phase": "marine", "step": "grunts"}, **acted)
    for left in (["vasquez", "frost", "ripley", "hicks"], ["vasquez", "frost", "hicks"], ["frost", "hicks"]):
        t.expect({"question.seat": "seat-2", "question.prompt": "which grunt acts next"})
        t.offers(*[f"activate {who}" for who in left]).refuses("activate hudson")
        who = "ripley" if "ripley" in left else left[0]
        # None of them need do anything.
        t.play(f"activate {who}").expect({"question.seat": "seat-2", "turn.actions": 2}).play("end activation")


@pytest.mark.rules("CORPS-GRN-04", "CORPS-CHR-09")
@BOTH
def test_without_a_marine_hero_the_players_name_who_activates_the_grunts(edition: str) -> None:
    people: dict[str, object] = {
        "ripley": {"hero": 1, "activated": True},
        "newt": {"hero": 1, "activated": True},
        "hicks": {"side": "grunt"},
    }
    t = squad(edition, 1, {"phase": "marine", "step": "grunts"}, **people)
    t.expect({"question.prompt": "who activates the grunts"}).play("first seat-1", "activate hicks")
    t.expect({"turn.active": "hicks", "question.seat": "seat-1"})


# ---- knocked down


@pytest.mark.rules("CORPS-AMB-20", "CORPS-KO-02")
def test_updated_a_fallen_hero_keeps_abilities_and_command_but_no_action_of_any_kind() -> None:
    t = table(
        {
            "board": BOARD,
            "characters": {
                "vasquez": {"at": "0,0", "down": True, "weapons": ["hk_vp70"]},
                "hudson": {"at": "4,0"},
            },
            "aliens": ["8,0"],
            "hands": {"seat-1": ["lets_rock", "m4_helmet"]},
            "piles": {"top": ["m41a_pulse_rifle"]},
            "turn": {"phase": "marine", "step": "turn", "seat": 1},
        }
    )
    t.play("activate vasquez").events("revealed m41a_pulse_rifle")
    # The Aim action that the Weapon gives is skipped; the equip step is there.
    t.expect({"characters.vasquez.aim": 7, "question.prompt": "equip step of vasquez"})
    t.offers("equip vasquez with m4_helmet").play("done").expect({"turn.actions": 0})
    for text in ("move 1,0", "aim", "rest", "attack alien-1 with hk_vp70", "play lets_rock"):
        t.refuses(text, reason="is-down", rule="CORPS-KO-02")
    t.play("end activation").offers("command hudson")


@pytest.mark.rules("CORPS-AMB-20", "CORPS-KO-02", "CORPS-MAR-11")
def test_2020_a_fallen_hero_does_not_act_and_his_grunts_are_left_over() -> None:
    turn: dict[str, object] = {"phase": "marine", "step": "first_player"}
    t = squad("2020", 2, turn, gorman={"hero": 1, "down": True}, hudson={"hero": 2}, frost={}, vasquez={})
    t.play("first seat-1").expect({"turn.token": "seat-2", "turn.active": None})
    t.play("activate hudson", "end activation", "done").expect({"question.prompt": "which grunt acts next"})
    t.expect({"question.seat": "seat-1"}).offers("activate frost", "activate vasquez")
