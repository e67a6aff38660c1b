"""Positions as data: what a tree says can be set up again, at every step, and nothing wrong gets through."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from hullbreach.games.hunt.cases.steps import STEPS
from hullbreach.games.hunt.rulebook import RULEBOOK
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.kernel.chance import Seeded
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.match import SPECTATOR, Match
from hullbreach.kernel.records import SeedChance, begin
from hullbreach.kernel.scripted import Scripted

DOCS = Path(__file__).parents[3] / "docs" / "cases" / "hunt.md"
# Questions with nothing half done behind them.
WHOLE = ("action", "activate")
LINE = "Den..-C-n..-C-i..-Dwi.."
PIECES: dict[str, object] = {"marine-1": {"at": "r0c0"}, "alien-1": {"at": "r0c3"}}


def described(**given: object) -> Scripted:
    """A Marine and an Infant at the ends of a corridor, and what else is said."""
    options: dict[str, object] = {"strategy_cards": False, "environment_cards": False}
    return Scripted(RULEBOOK, options, {"board": LINE, "pieces": PIECES, **given})


def choose_blindly(match: Match, choose: Seeded) -> None:
    question = match.questions[0]
    match.play(question.options[choose.below(len(question.options))], question.seat)


def positions_set_up_again(options: dict[str, object], dice: int) -> int:
    """Describe the positions of a match and set them up; how many there were."""
    match = begin(RULEBOOK, options, SeedChance(dice), quiet=True)
    choose = Seeded(3)
    compared = 0
    for _ in range(1500):
        if match.question is None:
            break
        assert isinstance(match.state, Hunt)
        if match.question.ask.prompt.id in WHOLE and match.state.turn:
            tree = RULEBOOK.position(match.state)
            again = Match(RULEBOOK, options, RULEBOOK.arrange(options, tree), {})
            told = RULEBOOK.position(again.state)
            assert {key: told[key] for key in tree if told[key] != tree[key]} == {}
            assert again.question is not None
            assert again.question.texts() == match.question.texts()
            compared += 1
        choose_blindly(match, choose)
    return compared


@pytest.mark.parametrize("mission", [f"mission_{n:02}" for n in range(1, 11)])
def test_a_position_of_play_can_be_set_up_again(mission: str) -> None:
    options: dict[str, object] = {"players": 3, "mission": mission, "environment_cards": False}
    # Where a match is over soon, another one follows.
    compared = sum([positions_set_up_again(options, dice) for dice in (11, 12)])
    assert compared > 10


def test_every_tree_is_plain_data_also_for_who_knows_less() -> None:
    match = begin(RULEBOOK, {"players": 3, "mission": "mission_02"}, SeedChance(5), quiet=True)
    choose = Seeded(9)
    for n in range(400):
        if match.question is None:
            break
        if n % 10 == 0:
            for seat in (SPECTATOR, 0, 1, 2):
                tree = match.view(seat).position()
                assert json.loads(json.dumps(tree)) == tree
        choose_blindly(match, choose)


ASKED = {
    "turn": "who has the initiative",
    "renewal": "whom do you activate",
    "refill": "whom do you activate",
    "between": "whom do you activate",
    "activate": "whom do you activate",
    "named": "action of marine-1 2 left",
    "act": "action of marine-1 2 left",
    "sentries": "use your sentry tokens",
    "check": "who has the initiative",
    "end": "who has the initiative",
}


@pytest.mark.parametrize("step", STEPS)
def test_a_case_can_start_at_every_step_of_a_turn(step: str) -> None:
    active = {"active": "marine-1"} if step in ("named", "act") else {}
    pieces = {"marine-1": {"at": "r0c0", "sentry": step == "sentries"}, "alien-1": {"at": "r0c3"}}
    played = described(step=step, pieces=pieces, **active)
    if step in ("turn", "check", "end"):
        played.chance({"initiative": [15, 3]})
    played.start(False, [])
    assert played.value("question.prompt") == ASKED[step]


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"bord": "x"}, "given: bord"),
        ({"pieces": {"marine-1": {"at": "r9c9"}}}, "expected a tile"),
        ({"pieces": {"marine-1": {}}}, "expected a tile"),
        ({"pieces": {"marine-1": {"at": "r0c0", "unit": "alien_stalker"}}}, "no unit of this side"),
        ({"pieces": {"marine-1": {"at": "r0c0", "used": ["jump"]}}}, "expected an action"),
        ({"pieces": {f"marine-{n}": {"at": "r0c0"} for n in range(1, 10)}}, "1 points too many"),
        ({"pieces": {"marine-1": {"at": "r0c0", "hurt": 1}}}, "hurt"),
        ({"pieces": {"marine-1": {"at": "r0c0", "wounds": 2}}}, "wounds"),
        ({"pieces": {"predator-1": {"at": "r0c0", "hurt": 1, "wounds": 1}}}, "with 1 lost it has 2"),
        ({"pieces": {"marine-1": {"at": "r0c0", "base": "large"}}}, "its base is small"),
        ({"in_force": {}}, "expected a list of tables"),
        ({"in_force": [{"kind": "modify", "what": "rs"}]}, "in_force[0]: card"),
        ({"in_force": [{"card": "claymore", "what": "rs"}]}, "in_force[0]: kind: missing"),
        ({"in_force": [{"card": "claymore", "kind": "modify"}]}, "in_force[0]: what: missing"),
        ({"in_force": [{"card": "claymore", "kind": "modify", "what": "vents"}]}, "in_force[0]: what"),
        ({"in_force": [{"card": "claymore", "kind": "ap", "who": ["marine-99"]}]}, "in_force[0]: who"),
        ({"in_force": [{"card": "claymore", "kind": "ap", "until": "dawn"}]}, "in_force[0]: until"),
        ({"in_force": [{"card": "claymore", "kind": "weapon", "what": "st", "weapons": ["spoon"]}]}, "'spoon'"),
        ({"in_force": [{"card": "claymore", "kind": "ap", "whom": "marine-1"}]}, "in_force[0]: whom"),
        ({"sides": {"marine": {"rerolls": {"marine-9": 1}}}}, "a Sergeant with a level of his own"),
        ({"fallen": {"alien-2": "decoy"}}, "fallen"),
        ({"pieces": {"marine-1": {"at": "r0c0", "seat": 2}}}, "a seat of its side"),
        ({"sides": {"marine": {"rerolls": {"first": 1}}}}, "the number of a group"),
        ({"pieces": {"marine-1": {"at": "r0c0", "lifts": ["marine-2"]}}}, "Sentry Gun"),
        ({"sides": {"marine": {"hand": ["acid_bath"]}}}, "hand"),
        ({"fallen": {"alien-1": "alien_stalker"}}, "is on the board"),
        ({"pieces": {}}, "nobody is on the board"),
        ({"pieces": {"marine-1": {"at": "r0c0", "unit": "decoy"}}}, "no unit of this side"),
        ({"pieces": {"marine-1": {"at": "r0c3", "face": "hidden"}}}, "'hidden' is for Aliens"),
        ({"pieces": {"alien-1": {"at": "r0c0", "face": "hidden"}}}, "needs an infested tile"),
        ({"board": "V-n..", "pieces": {"predator-1": {"at": "r0c0"}}}, "only small bases"),
        ({"pieces": {"predator-1": {"at": "r0c0", "unit": "decoy", "carries": ["egg-1"]}}}, "carries nothing"),
        ({"pieces": {f"marine-{n}": {"at": "r0c0", "carries": ["egg-1"]} for n in (1, 2)}}, "carried twice"),
        ({"tokens": {"egg-1": "r0c1"}, "pieces": {"marine-1": {"at": "r0c0", "carries": ["egg-1"]}}}, "is carried"),
        ({"fallen": {"alien-2": "sentry_gun"}}, "no unit of its side"),
        (
            {"fallen": {"marine-2": "sentry_gun"}, "pieces": {"marine-1": {"at": "r0c0", "lifts": ["marine-2"]}}},
            "Loader",
        ),
        ({"bodies": {"marine-1": {"at": "r0c0"}}}, "is on the board"),
        ({"aboard": ["alien-1"]}, "is on the board"),
        ({"order": ["alien", "alien"]}, "a side twice"),
        ({"sides": {"marine": {"hand": ["claymore"], "deck": ["claymore"]}}}, "named twice"),
        ({"sides": {"marine": {"last": "alien-1"}}}, "a piece of this side"),
        ({"sides": {"marine": {"unrevealed": ["alien_stalker"]}}}, "expected Marines"),
        ({"step": "act"}, "expected a piece at the step 'act'"),
        ({"active": "marine-1", "side": "alien"}, "the side of the active piece"),
        ({"board": "Den..#" + "C-n..#" * 20 + "Dwn.."}, "expected at most 20"),
        ({"marks": {"1": "pond"}}, "given.marks"),
        ({"step": "later"}, "step"),
        ({"board": 3}, "given.board"),
        ({"bodies": {"alien-2": {}}}, "expected a tile"),
        ({"sides": {"alien": {"progress": [1]}}}, "1 numbers, expected one for each of 0 goals"),
    ],
)
def test_a_wrong_description_is_named(given: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadInput, match=re.escape(complaint)):
        described(**given)


def test_a_side_without_pieces_takes_no_part() -> None:
    played = described()
    assert played.value("sides.predator.out") is True
    assert played.value("sides.alien.out") is False
    played.add({"pieces": {"predator-1": {"at": "r0c1"}}})
    assert played.value("sides.predator.out") is False


# ---- the page that describes it


def test_the_steps_are_all_described() -> None:
    text = DOCS.read_text(encoding="utf-8")
    assert [step for step in STEPS if f"`{step}`" not in text] == []


def test_every_part_of_the_tree_is_described() -> None:
    text = DOCS.read_text(encoding="utf-8")
    tree = RULEBOOK.position(described().match.state)
    pieces, tiles, sides = tree["pieces"], tree["tiles"], tree["sides"]
    assert isinstance(pieces, dict)
    assert isinstance(tiles, dict)
    assert isinstance(sides, dict)
    for key in sorted({*tree, *pieces["marine-1"], *tiles["r0c0"], *sides["marine"]}):
        assert re.search(rf"`(\w+\.)?{key}\b", text), key
