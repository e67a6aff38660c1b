"""Positions as data: what a tree says can be set up again, at every step, and nothing wrong gets through."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import hullbreach as hb
from hullbreach.games import rulebook
from hullbreach.games.corps.cases.turn_steps import STEP_WORDS
from hullbreach.games.corps.content.load import load
from hullbreach.games.corps.rules.state import Corps
from hullbreach.games.corps.words.questions import QUESTIONS
from hullbreach.kernel.chance import Seeded
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.match import SPECTATOR, Match
from tests.scripted_table import Table, table

DOCS = Path(__file__).parents[3] / "docs" / "cases" / "corps.md"
BOARD = """
+-+-+-+-+-+-+
|. . . . . .|
+ + + + + + +
|. . .D. .:C|
+ + +-+-+ +=+
|. . . . . .|
+-+-+-+-+-+-+
"""
SQUAD = {
    "hicks": {"at": "0,0", "weapons": ["m41a_pulse_rifle"]},
    "hudson": {"at": "5,2"},
    "frost": {"at": "2,2", "side": "grunt"},
}
NO_TRACKER = {"level1": 0, "level2": 0, "level3": 0, "order": [1, 2, 3], "quiet_rounds": 0, "reshuffle": True}
# Questions with nothing half done behind them.
WHOLE = ("action", "equip", "command", "which-hero", "leftover", "first-player")


def at(phase: str, step: str, **more: object) -> Table:
    """The squad of two seats on the little board, at a step."""
    turn: dict[str, object] = {"phase": phase, "step": step, **more}
    return table({"board": BOARD, "characters": SQUAD, "turn": turn}, players=2)


@pytest.mark.parametrize("mission", ["newt", "escape", "rescue", "resupply", "campaign"])
@pytest.mark.parametrize("edition", ["updated", "2020"])
def test_a_position_of_play_can_be_set_up_again(mission: str, edition: str) -> None:
    rules = rulebook("corps")
    options: dict[str, object] = {"players": 3, "mission": mission, "edition": edition}
    match = hb.new("corps", seed=11, **options)  # type: ignore[arg-type]
    choose = Seeded(3)
    compared = 0
    for n in range(400):
        if match.question is None:
            break
        tree = rules.position(match.state)
        if n % 2 == 0 and match.question.ask.prompt.id in WHOLE:
            given = {key: value for key, value in tree.items() if key != "mission" or mission == "campaign"}
            again = Match(rules, options, rules.arrange(options, given), {})
            assert rules.position(again.state) == tree
            while again.question is not None and again.question.ask.prompt.id == "window":
                again.play("pass")
            assert again.question is not None
            assert again.question.texts() == match.question.texts()
            compared += 1
        match.play(match.question.options[choose.below(len(match.question.options))])
    assert compared > 10


def test_every_tree_is_plain_data_also_for_who_knows_less() -> None:
    match = hb.new("corps", players=2, seed=5, mission="escape")
    choose = Seeded(9)
    for n in range(300):
        if match.question is None:
            break
        if n % 10 == 0:
            for seat in (SPECTATOR, 0, 1):
                tree = match.view(seat).position()
                assert json.loads(json.dumps(tree)) == tree
        match.play(match.question.options[choose.below(len(match.question.options))])


@pytest.mark.parametrize(("phase", "step"), [(p, s) for p in ("marine", "alien", "finish") for s in STEP_WORDS[p]])
def test_a_case_can_start_at_every_step_of_a_round(phase: str, step: str) -> None:
    t = at(phase, step)
    t.quiet()
    assert t.options()


@pytest.mark.parametrize(
    ("phase", "step", "prompt"),
    [
        ("marine", "start", "who goes first"),
        ("marine", "turn", "which hero acts first"),
        ("marine", "equip", "equip step of hicks"),
        ("marine", "actions", "action of hicks 2 left"),
        ("marine", "command", "command of hicks 2 left"),
        ("marine", "grunts", "which grunt acts next"),
    ],
)
def test_a_step_asks_its_question(phase: str, step: str, prompt: str) -> None:
    at(phase, step).expect({"question.prompt": prompt, "question.seat": "seat-1"})


def test_a_commanded_grunt_leaves_the_rest_of_the_command() -> None:
    t = at("marine", "actions", active="frost", commander="hicks", commands=1)
    t.expect({"turn.commander": "hicks", "turn.commands": 1, "question.seat": "seat-1"})
    t.play("end activation")
    t.expect({"question.prompt": "which hero acts first", "question.seat": "seat-2"})


def test_a_left_over_grunt_ends_the_phase() -> None:
    t = at("marine", "actions", active="frost")
    t.expect({"turn.leftover": True})
    t.refuses("command hudson")


@pytest.mark.parametrize(
    ("step", "prompt"),
    [
        ("conclude", "which card returns"),
        ("clean_up", "which card returns"),
        ("next_mission", "which mission is next"),
    ],
)
def test_a_case_can_start_between_missions(step: str, prompt: str) -> None:
    given = {
        "mission": "newt",
        "turn": {"phase": "between", "step": step, "result": "won"},
        "characters": {"hicks": {"fate": "left"}},
        "campaign": {"wins": [] if step == "conclude" else ["newt"], "dead": ["frost"]},
        "piles": {"discard": ["hk_vp70", "m4_helmet"]},
    }
    t = table(given, mission="campaign")
    t.expect({"question.prompt": prompt, "campaign.wins": ["newt"], "campaign.dead": ["frost"]})


def test_a_case_can_start_with_the_score() -> None:
    given = {
        "mission": "survive",
        "turn": {"phase": "between", "step": "score"},
        "campaign": {"wins": ["newt", "escape", "survive"], "dead": ["frost"]},
    }
    table(given, mission="campaign").expect({"outcome.reason": "campaign-won", "question": "none"})


@pytest.mark.parametrize("step", STEP_WORDS["setup"])
def test_a_case_can_start_in_the_set_up(step: str) -> None:
    people: dict[str, object] = {"hicks": {}, "frost": {}}
    if step == "ready":
        people = {"hicks": {"at": "1a:9,4"}, "frost": {"at": "1a:9,5"}}
    t = table({"turn": {"phase": "setup", "step": step}, "characters": people}, mission="newt")
    assert t.match.roll is not None or t.match.question is not None


def test_nothing_given_is_the_start_of_a_match() -> None:
    t = table(mission="newt")
    t.expect({"question.prompt": "choose your hero", "turn.phase": "setup", "piles.below.count": 60})


def test_unused_cards_are_somewhere() -> None:
    plain = {"board": BOARD, "characters": SQUAD}
    table(plain).expect({"piles.endurance.count": 59, "piles.removed.count": 0})
    first = table({**plain, "piles": {"top": ["lets_rock"]}})
    first.expect({"piles.endurance.count": 59, "piles.endurance.0": "lets_rock"})
    exact = table({**plain, "piles": {"endurance": ["lets_rock"]}})
    exact.expect({"piles.endurance": ["lets_rock"], "piles.removed.count": 58})
    beyond = table({**plain, "piles": {"endurance": ["lets_rock", "lets_rock"], "box": False}})
    beyond.expect({"piles.endurance.count": 2, "piles.removed": []})


def test_everything_on_a_table_can_be_given() -> None:
    given = {
        "board": BOARD,
        "characters": {"hicks": {"at": "0,0", "hero": 1, "crate": True, "facehugger": True, "owed_actions": 1}},
        "aliens": {"alien-3": {"at": "4,0", "tokens": 2}, "facehugger-1": {"at": "4,2"}},
        "blips": {"blip-2": {"at": "5,2", "number": 3}},
        "next": {"alien": 7},
        "sentries": {"sentry-a": {"at": "3,0", "facing": "east", "ammo": 50}},
        "tunnels": ["1,1"],
        "barricaded_points": ["1,1"],
        "doors": {"2,1|3,1": "barricaded"},
        "crates": ["0,2"],
        "crates_out": 1,
        "mission_blips": {"4,1": {"face": "captive-hudson", "up": True}},
        "counters": {"uplink": 2},
        "scheduled": {"drop_ship": 5},
        "tracker": {"deck": ["mt2_08_drone_pair", "mt1_09_lone_drone"], "discard": ["mt1_12_straggler"]},
        "known": {"seat-1": {"tracker": ["unknown", "mt1_09_lone_drone"]}},
        "turn": {"round": 4, "actions": 1, "lights_out": True, "used_abilities": [2], "used_tokens": ["5,1"]},
        "seats": {"seat-1": {"tunnelled": True}},
        "mission": {"exits": [], "spawn_points": [{"n": 2, "at": "2,0"}], "computers": ["5,1"]},
    }
    wanted = {key: value for key, value in given.items() if key not in ("board", "mission")}
    wanted["doors"] = {"2,1|3,1": "barricaded"}
    table(given).expect(wanted)


def test_faces_make_tiles() -> None:
    given = {
        "faces": {"west": "+-+-+\n|. . \n+-+-+", "east": "+-+-+\n . .|\n+-+-+"},
        "boards": [{"face": "west", "at": [0, 0]}, {"face": "east", "at": [2, 0]}],
        "characters": {"hicks": {"at": "west:0,0"}},
        "blips": [{"at": "east:1,0", "number": 1}],
        "turn": {"phase": "alien", "step": "blips"},
    }
    t = table(given).chance(1)
    t.events("tile-speed east 1", "blip-moved blip-1 2,0")
    t.quiet()


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({}, "given.board: missing"),
        ({"board": BOARD, "foo": 1}, "given: foo: unknown key"),
        ({"board": "+-+"}, "given.board: 1 lines"),
        ({"board": BOARD, "aliens": ["9,9"]}, "given.aliens[0]: at: '9,9', expected a square of the map"),
        ({"board": BOARD, "aliens": ["0,1", "0,1"]}, "given.aliens[1]: at: '0,1' is taken already"),
        ({"board": BOARD, "aliens": ["5,1"]}, "'5,1' is no floor"),
        ({"board": BOARD, "aliens": [{"tokens": 1}]}, "given.aliens[0]: at: missing"),
        ({"board": BOARD, "blips": [{"at": "0,0", "number": 9}]}, "the box has no such blip left"),
        ({"board": BOARD, "characters": {"bob": {}}}, "'bob', expected a character"),
        ({"board": BOARD, "characters": {"hicks": {"fate": "left", "at": "0,0"}}}, "a character has a square when"),
        ({"board": BOARD, "characters": {"hicks": {"at": "0,0", "aim": 11}}}, "hicks: aim: 11, expected"),
        ({"board": BOARD, "characters": {"hicks": {"at": "0,0", "hero": 2}}}, "hero: 2, expected a seat"),
        ({"board": BOARD, "characters": {"hicks": {"at": "0,0", "hero": 1, "side": "grunt"}}}, "hero names a seat"),
        ({"board": BOARD, "characters": {"hicks": {"at": "0,0", "weapons": ["m4_helmet"]}}}, "is no weapon card"),
        ({"board": BOARD, "characters": {"hicks": {"at": "0,0", "weapons": ["sling"]}}}, "the id of an Endurance"),
        ({"board": BOARD, "characters": SQUAD, "turn": {"step": "lunch"}}, "step: 'lunch', expected"),
        ({"board": BOARD, "characters": SQUAD, "turn": {"active": "ripley"}}, "expected a character on the board"),
        ({"board": BOARD, "characters": SQUAD, "turn": {"phase": "between"}}, "belongs to a campaign"),
        ({"board": BOARD, "characters": SQUAD, "hands": {"seat-3": []}}, "seat-3: there are 1 seats"),
        ({"board": BOARD, "characters": SQUAD, "piles": {"top": ["hk_vp70"] * 7}}, "more than 6 hk_vp70"),
        ({"board": BOARD, "characters": SQUAD, "piles": {"top": ["panic"], "endurance": []}}, "not both"),
        ({"board": BOARD, "characters": SQUAD, "piles": {"lifted": ["panic"]}}, "in the middle of an effect"),
        ({"board": BOARD, "characters": SQUAD, "doors": {"2,1|3,1": "open"}}, "with these figures it is closed"),
        ({"board": BOARD, "characters": SQUAD, "doors": {"0,0|1,0": "open"}}, "expected a door of the map"),
        ({"board": BOARD, "characters": SQUAD, "tracker": {"deck": ["x"]}}, "the id of a Motion Tracker card"),
        ({"board": BOARD, "characters": SQUAD, "known": {"seat-1": {"exhaust": ["panic"]}}}, "the pile has 0"),
        ({"board": BOARD, "characters": SQUAD, "known": {"seat-1": {"below": ["panic"]}}}, "not in that pile"),
        ({"board": BOARD, "characters": SQUAD, "sentries": {"sentry-b": {"at": "0,1"}}}, "sentry-a comes before"),
        ({"board": BOARD, "mission": {"boo": 1}}, "given.mission: boo: unknown key"),
        ({"board": BOARD, "mission": {"id": "newt"}}, "but the option says 'sandbox'"),
        ({"board": BOARD, "mission": {"special": ["interact_crate: dance()"]}}, "unknown verb 'dance'"),
        ({"faces": {"a": "+-+\n|.|\n+-+", "b": "+-+\n|.|\n+-+"}}, "2 faces are drawn"),
    ],
)
def test_a_wrong_description_names_its_place(given: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadInput) as wrong:
        table(given)
    assert complaint in str(wrong.value)


def test_a_real_mission_can_be_changed() -> None:
    given = {"mission": {"victory": ["alive(who=all, min=1)"]}, "characters": {"hicks": {"at": "1a:9,4"}}}
    given["turn"] = {"phase": "finish", "step": "check"}
    table(given, mission="newt").expect({"outcome.reason": "victory", "doors": {"15,4|16,4": "barricaded"}})


def test_the_steps_are_all_described() -> None:
    text = DOCS.read_text(encoding="utf-8")
    assert [step for steps in STEP_WORDS.values() for step in steps if f"`{step}`" not in text] == []


def test_every_part_of_the_tree_is_described() -> None:
    text = DOCS.read_text(encoding="utf-8")
    tree = rulebook("corps").position(table({"board": BOARD, "characters": SQUAD}).state)
    inner = [tree[part] for part in ("turn", "piles", "campaign", "tracker", "known", "next")]
    characters = tree["characters"]
    assert isinstance(characters, dict)
    keys = {*tree, *characters["hicks"]}
    for part in inner:
        assert isinstance(part, dict)
        keys |= {key for key in part if not key.startswith("seat-")}
    for key in sorted(keys):
        assert re.search(rf"\b{key}\b", text), key


def test_the_options_of_every_question_are_described() -> None:
    text = DOCS.read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `([^`]+)` \| (.*) \|$", text.split("## question.prompt")[1], re.MULTILINE))
    assert len(rows) == len(QUESTIONS.by_id)
    # In the action step the table says "every action", and a capture is answered like a death.
    rows["save <who> from capture"] = rows["save <who> from death"]
    choose = Seeded(1)
    for seed, mission in enumerate(("campaign", "escape", "survive", "rescue", "resupply")):
        match = hb.new("corps", players=seed % 3 + 1, seed=seed, mission=mission)
        for _ in range(400):
            if match.question is None:
                break
            ask = match.question.ask
            row = rows[re.sub(r"{(\w+):\w+}", r"<\1>", ask.prompt.text)]
            for option in ask.options if ask.prompt.id != "action" else ():
                start = re.sub(r" ?{.*", "", option.phrase.text)
                assert re.search(rf"`{start}[ `]", row), (ask.prompt.text, option.phrase.text)
            match.play(ask.options[choose.below(len(ask.options))])


def test_a_mission_of_the_campaign_can_be_changed() -> None:
    mission = {"id": "escape", "victory": ["tracker_empty()"], "tracker": {**NO_TRACKER, "level1": 1}}
    played = table({"mission": mission, "campaign": {"wins": ["newt"]}}, mission="campaign")
    assert played.value("mission") == "escape"
    state = played.state
    assert isinstance(state, Corps)
    assert state.fixed.campaign
    assert state.fixed.mission.number == load().mission("escape").number
    assert state.fixed.mission.tracker.levels == (1, 0, 0)


def test_of_a_hidden_tracker_card_on_top_the_back_is_seen() -> None:
    deck = [card.id for card in load().tracker if card.threat == 2][:2]
    played = table({"board": BOARD, "characters": SQUAD, "tracker": {"deck": deck}}, players=2)
    assert played.value("view.seat-1.tracker.deck") == ["threat-2", "unknown"]
