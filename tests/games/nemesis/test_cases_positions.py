"""Positions of nemesis as cases write them: what a tree says can be set up again, and bad input is explained."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from hullbreach.games.nemesis.cases.steps import STEPS
from hullbreach.games.nemesis.rulebook import RULEBOOK
from hullbreach.kernel.chance import Seeded
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.match import SPECTATOR, Match
from hullbreach.kernel.records import SeedChance, begin
from hullbreach.kernel.scripted import Scripted

PODS = {"005": "evacuation_a"}
WAITS = {"at": "005", "pod": "pod-1"}
DOCS = Path(__file__).parents[3] / "docs" / "cases" / "nemesis.md"


def described(**given: object) -> Scripted:
    """Three players in the Hibernatorium, and what else is said."""
    return Scripted(RULEBOOK, {"players": 3}, {"turn": 3, **given})


def choose_blindly(match: Match, choose: Seeded) -> None:
    question = match.questions[0]
    match.play(question.options[choose.below(len(question.options))], question.seat)


def positions_set_up_again(options: dict[str, object], dice: int) -> int:
    """Describe positions of a match and set them up; how many there were."""
    match = begin(RULEBOOK, options, SeedChance(dice), quiet=True)
    choose = Seeded(3)
    compared = 0
    for _ in range(1500):
        if match.question is None:
            break
        if match.question.ask.prompt.id == "action" and choose.below(4) == 0:
            tree = RULEBOOK.position(match.state)
            again = Match(RULEBOOK, options, RULEBOOK.arrange(options, tree), {})
            told = RULEBOOK.position(again.state)
            assert {key: (told[key], tree[key]) for key in tree if told[key] != tree[key]} == {}
            assert again.question is not None
            assert again.question.texts() == match.question.texts()
            compared += 1
        choose_blindly(match, choose)
    return compared


@pytest.mark.parametrize(
    "options",
    [
        {"players": 1},
        {"players": 3},
        {"players": 5, "intruder_player": "on"},
        {"players": 4, "mode": "coop", "board": "alternate"},
        {"players": 2, "traits": "on"},
    ],
)
def test_a_position_of_play_can_be_set_up_again(options: dict[str, object]) -> None:
    assert sum([positions_set_up_again(options, dice) for dice in (11, 12)]) > 5


def test_every_tree_is_plain_data_also_for_who_knows_less() -> None:
    match = begin(RULEBOOK, {"players": 3}, SeedChance(5), quiet=True)
    choose = Seeded(9)
    for n in range(400):
        if match.question is None:
            break
        if n % 10 == 0:
            for seat in (SPECTATOR, 0, 1, 2):
                tree = match.view(seat).position()
                assert json.loads(json.dumps(tree)) == tree
        choose_blindly(match, choose)


# Where each step comes to rest, and the chance it needs on the way there.
ASKED: dict[str, tuple[str, dict[str, object]]] = {
    "turn": ("your action after 0", {}),
    "draw": ("your action after 0", {}),
    "rounds": ("your action after 0", {}),
    "round": ("your action after 0", {}),
    "action": ("your action after 0", {}),
    "pass": ("your action after 0", {}),
    "noise": ("your action after 0", {"noise": ["silence"]}),
    "encounter": ("your action after 0", {"encounter": ["blank"]}),
    "intruders": ("your intruder action", {}),
    "airlock": ("your action after 0", {"development": ["larva_1"], "pool": ["adult_3"]}),
    "time": ("your action after 0", {"development": ["larva_1"], "pool": ["adult_3"]}),
    "attacks": ("your action after 0", {"development": ["larva_1"], "pool": ["adult_3"]}),
    "fire": ("your action after 0", {"development": ["larva_1"], "pool": ["adult_3"]}),
    "card": ("your action after 0", {"development": ["larva_1"], "pool": ["adult_3"]}),
    "development": ("your action after 0", {"development": ["larva_1"], "pool": ["adult_3"]}),
}


@pytest.mark.parametrize("step", [step for step in STEPS if step != "end"])
def test_a_case_can_start_at_every_step_of_a_turn(step: str) -> None:
    prompt, chance = ASKED[step]
    given: dict[str, object] = {"step": step, "decks": {"events": ["nest"]}}
    if step == "intruders":
        given.update(intruder_seat=3, plot_hand=["planning_4"], seats={"seat-3": {"status": "dead"}})
    played = Scripted(RULEBOOK, {"players": 3, "intruder_player": "on"}, {"turn": 3, **given})
    played.chance(chance)
    played.start(False, [])
    assert played.value("question.prompt") == prompt


def test_a_case_can_start_at_the_final_checks() -> None:
    asleep = {"status": "asleep"}
    played = described(step="end", ship_end="jump", seats={"seat-1": asleep, "seat-2": asleep, "seat-3": asleep})
    played.start(False, [])
    assert played.value("outcome.fates") == {f"seat-{n}": "hibernated" for n in (1, 2, 3)}


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"rom": {}}, "given: rom"),
        ({"rooms": {"3": {}}}, "expected the number of a Room such as 003"),
        ({"rooms": {"003": "canten"}}, "did you mean 'canteen'?"),
        ({"rooms": {"003": "canteen"}}, "tile: 'canteen', expected in one of 006, 007, 008, 014, 015"),
        ({"doors": ["tech_main"]}, "doors: Technical Corridors have no Doors"),
        ({"rooms": {"001": "canteen"}}, "there lies always cockpit"),
        ({"rooms": {"002": "armory", "003": "armory"}}, "'armory' is not among them, or is elsewhere: the box has 1"),
        ({"rooms": {"003": {"token": "fire_1"}}}, "the Room is explored"),
        ({"rooms": {"003": {"tile": "nest", "malfunction": True}}}, "not in nest"),
        ({"rooms": {"001": {"explored": False}}}, "the printed Rooms always are"),
        ({"rooms": {f"{n:03}": {"fire": True} for n in range(1, 10)}}, "9 Rooms with fire, expected at most 8"),
        ({"doors": {"tech_main": "closed"}}, "Technical Corridors have no Doors"),
        ({"doors": {"c01_02_3": "shut"}}, "shut"),
        ({"airlock": "003"}, "all Doors of its Room must be closed"),
        ({"noise": ["c01_02_4"]}, "expected a Corridor such as c01_02_3"),
        ({"engines": {"4": "working"}}, "expected an Engine from 1 to 3"),
        ({"pods": {"pod-4": {}}}, "expected a pod from pod-1 to pod-3"),
        ({"pods": {"pod-1": {"number": 4}}}, "expected different ones in ascending order"),
        ({"intruders": {"adult-9": "003"}}, "expected an Intruder such as adult-1"),
        ({"intruders": {"adult-1": {}}}, "at: missing"),
        ({"bag": ["adult_2"]}, "the Blank never leaves the bag"),
        ({"bag": ["blank", "queen_4", "queen_4"]}, "the box has 1"),
        ({"bag": ["blank"], "pool": ["queen_4"]}, "bag and pool together lack"),
        ({"decks": {"events": ["egg_protektion"]}}, "did you mean 'egg_protection'?"),
        ({"decks": {"attacks": ["bite_6", "bite_6"]}}, "the box has 1"),
        ({"decks": {"blue": []}}, "blue"),
        ({"seats": {"seat-4": {}}}, "expected a seat from seat-1 to seat-3"),
        ({"seats": {"seat-1": {"at": "003"}}, "rooms": {"003": {"explored": False}}}, "'003' is not explored"),
        ({"seats": {"seat-1": {"hand": ["contamination"]}}}, "expected clean or infected"),
        ({"seats": {"seat-1": {"character": "scout", "hand": ["reload"]}}}, "'reload' is none of these"),
        ({"seats": {"seat-1": {"hand": ["rest", "rest"]}}}, "'rest' is not among them, or is elsewhere: the box has 1"),
        ({"seats": {"seat-1": {"inventory": ["rifle"]}}}, "is Heavy, expected it under held"),
        ({"seats": {"seat-1": {"held": ["grenade"]}}}, "is not Heavy, expected it under inventory"),
        ({"seats": {"seat-1": {"held": {"rifle": {"ammo": 5}}}}}, "ammo"),
        ({"seats": {"seat-1": {"held": ["rifle", "pistol", "shotgun"]}}}, "3 Hand slots needed, there are 2"),
        ({"seats": {"seat-1": {"serious": ["arm", "leg"], "dressed": ["body", "leg"]}}}, "4 Serious Wounds"),
        ({"seats": {"seat-1": {"status": "asleep", "at": "011"}}}, "who is asleep is in no Room"),
        ({"seats": {"seat-1": {"objectives": ["destination_earth"]}}}, "is none of these"),
        ({"seats": {"seat-1": {"inventory_known": {"0": ["seat-2"]}}}}, "expected a place from 0"),
        ({"seats": {"seat-1": {"status": "dead"}}, "active": 1}, "awake"),
        ({"plot_hand": ["planning_4"]}, "expected who plays the Intruders"),
        ({"step": "later"}, "step"),
        ({"step": "end"}, "ship_end: missing"),
        # Positions that no match can reach.
        ({"rooms": {"001": {"items": 2}}}, "cockpit has no Item Counter"),
        ({"rooms": {"003": {"objects": ["corpse-2"]}}}, "'corpse-2', but nobody of that seat is dead"),
        ({"rooms": {"003": {"objects": ["corpse-5"]}}}, "'corpse-5', but nobody of that seat is dead"),
        ({"rooms": {"003": {"objects": ["blue_corpse", "blue_corpse"]}}}, "no such position can be"),
        ({"pool": ["blank"]}, "the Blank never leaves the bag"),
        ({"met": False, "intruders": {"adult-1": "003"}}, "met: an Intruder is on the board"),
        ({"somebody_died": False, "seats": {"seat-2": {"status": "dead"}}}, "somebody_died: a Character is dead"),
        ({"seats": {"seat-1": {"pod": "pod-1"}}}, "expected a pod that is still in Room 011"),
        ({"rooms": PODS, "seats": {"seat-1": {"at": "005", "pod": "pod-2"}}}, "a pod that is still in Room 005"),
        ({"rooms": PODS, "pods": {"pod-1": {"gone": True}}, "seats": {"seat-1": WAITS}}, "still in Room 005"),
        ({"rooms": PODS, "intruders": {"larva-1": "005"}, "seats": {"seat-1": WAITS}}, "with an Intruder in the Room"),
        ({"rooms": PODS, "seats": {f"seat-{n}": WAITS for n in (1, 2, 3)}}, "expected at most 2 in a pod"),
        ({"rooms": PODS, "seats": {"seat-1": WAITS}}, "who waits in a pod performs no Actions, expected step round"),
        ({"seats": {"seat-1": {"status": "asleep", "pod": "pod-1"}}}, "who is asleep is in no pod"),
        ({"seats": {"seat-1": {"held": {"six_shooter": {"attached": ["extended_magazine"]}}}}}, "cannot be attached"),
        ({"seats": {"seat-1": {"held": {"rifle": {"attached": ["autoloader"]}}}}}, "cannot be attached to it"),
        ({"seats": {"seat-1": {"held": {"rifle": {"pair": 1}}}}}, "two Items are joined, no more and no fewer"),
        ({"seats": {"seat-1": {"quests": ["armor"]}}}, "expected Quest Items of the captain"),
        ({"seats": {"seat-1": {"objectives": ["hoarder", "ab_ovo"]}}}, "objectives: 2 of them, expected 1"),
        ({"met": False, "seats": {"seat-1": {"objectives": ["hoarder"]}}}, "objectives: 1 of them, expected 2"),
        ({"intruder_seat": "seat-1"}, "expected a seat whose Character is dead"),
        ({"intruder_seat": 2, "seats": {"seat-2": {"status": "dead"}}}, "only with the option intruder_player"),
    ],
)
def test_a_wrong_description_is_named(given: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadInput, match=re.escape(complaint)):
        described(**given)


def test_pieces_can_be_added_in_the_middle_of_play() -> None:
    played = described(seats={"seat-1": {"hand": ["search"]}})
    played.start(False, [])
    played.add({"intruders": {"adult-1": "011"}, "noise": ["c11_15_1"], "rooms": {"011": {"fire": True}}})
    assert played.value("seats.seat-1.combat") is True
    assert played.value("rooms.011.noise_around") == 1
    assert played.value("rooms.011.fire") is True
    with pytest.raises(BadInput, match="is on the board"):
        played.add({"intruders": {"adult-1": "003"}})
    with pytest.raises(BadInput, match="add: no such position can be"):
        played.add({"rooms": {"011": {"objects": ["blue_corpse", "blue_corpse"]}}})


def test_without_a_word_the_first_who_has_not_passed_acts() -> None:
    played = described(passed=["seat-1"])
    played.start(False, [])
    assert played.value("question.seat") == "seat-2"


# ---- the page that describes it


def test_the_steps_are_all_described() -> None:
    text = DOCS.read_text(encoding="utf-8")
    assert [step for step in STEPS if f"`{step}`" not in text] == []


def test_every_part_of_the_tree_is_described() -> None:
    text = DOCS.read_text(encoding="utf-8")
    tree = RULEBOOK.position(described().match.state)
    rooms, seats, pods = tree["rooms"], tree["seats"], tree["pods"]
    assert isinstance(rooms, dict)
    assert isinstance(seats, dict)
    assert isinstance(pods, dict)
    for key in sorted({*tree, *rooms["001"], *seats["seat-1"], *pods["pod-1"]}):
        assert re.search(rf"`(\w+\.)?{key}\b", text), key
