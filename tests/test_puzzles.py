"""Every puzzle: its line solves it, every other line has its luck and its end, and hardly any solves it by accident."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from hullbreach.bots.rules import RulesBot
from hullbreach.games import GAMES, rulebook
from hullbreach.kernel.cases import run_case, run_file
from hullbreach.kernel.errors import BadInput, Illegal
from hullbreach.kernel.puzzles import FAILED, OPEN, SOLVED, Hint, Puzzle, Puzzling, hint, puzzled, read_puzzles
from hullbreach.table.shelf import rule_ids
from hullbreach.table.studies import puzzles
from tests.test_lessons import told_badly

ALL = [puzzle for game in GAMES for puzzle in puzzles(game)]
PUZZLES = [pytest.param(puzzle, id=puzzle.id) for puzzle in ALL]
HARD = [pytest.param(puzzle, id=puzzle.id) for puzzle in ALL if puzzle.level == 3]
LONGEST = 100
TRIES = 30
# A puzzle that one in ten careless lines solves is none.
MOST_LUCKY = 3


def example() -> str:
    text = (Path(__file__).parents[1] / "docs" / "cases" / "README.md").read_text("utf-8")
    (found,) = [part.split("```")[0] for part in text.split("```toml\n")[1:] if 'kind = "puzzle"' in part]
    return found


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_its_line_solves_it(puzzle: Puzzle) -> None:
    result = run_case(puzzle.case, puzzle.id, rulebook, rule_ids)
    assert result.passed, result.message
    # From the first hint to the last it is the line, and the end of it can be shown.
    book = rulebook(puzzle.game)
    assert hint(puzzle, book, []) == Hint(puzzle.play[0], 0)
    now = puzzled(puzzle, book, puzzle.play)
    assert book.scene(now.match.view(now.seat), "en").seat == now.seat


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_every_line_has_its_luck_and_its_end_and_few_solve_it(puzzle: Puzzle) -> None:
    book = rulebook(puzzle.game)
    luck = random.Random(puzzle.id)
    lucky = 0
    for _ in range(TRIES):
        now = Puzzling(puzzle, book)
        while now.fate == OPEN:
            assert len(now.made) < LONGEST, f"no end: {now.made}"
            assert now.match.question is not None
            now.choose(luck.choice(now.match.question.texts()))
        lucky += now.fate == SOLVED
    assert lucky <= MOST_LUCKY, f"{lucky} of {TRIES} lines at random solve it"


@pytest.mark.parametrize("puzzle", HARD)
def test_habit_does_not_solve_a_hard_one(puzzle: Puzzle) -> None:
    now, bot = Puzzling(puzzle, rulebook(puzzle.game)), RulesBot(1)
    while now.fate == OPEN:
        assert len(now.made) < LONGEST, f"no end: {now.made}"
        assert now.match.question is not None
        now.choose(bot.choose(now.match.view(now.match.question.seat)).text(now.match.state.names))
    assert now.fate == FAILED, now.made


@pytest.mark.parametrize("puzzle", PUZZLES)
def test_signs_have_their_hard_spaces(puzzle: Puzzle) -> None:
    assert told_badly(puzzle.case) == []


def test_a_shelf_is_full_and_the_easier_ones_come_first() -> None:
    for game in GAMES:
        shelf = puzzles(game)
        assert not shelf or len(shelf) >= 10
        assert len({puzzle.title["en"] for puzzle in shelf}) == len(shelf)
        assert [puzzle.level for puzzle in shelf] == sorted(puzzle.level for puzzle in shelf)


@pytest.fixture
def steady(tmp_path: Path) -> Puzzle:
    """The puzzle of the description: aim, then shoot."""
    (tmp_path / "example.toml").write_text(example(), encoding="utf-8")
    assert [result.message for result in run_file(tmp_path / "example.toml", rulebook, rule_ids)] == [""]
    (found,) = read_puzzles(tmp_path)
    return found


SHOT = "attack alien-1 with m41a_pulse_rifle"


def test_the_example_of_the_description_is_solved_failed_and_open(steady: Puzzle) -> None:
    book = rulebook("corps")
    assert puzzled(steady, book, ["aim"]).fate == OPEN
    assert puzzled(steady, book, ["aim", SHOT]).fate == SOLVED
    # The second shot misses as well, and the activation without actions ends by itself.
    assert puzzled(steady, book, [SHOT, SHOT]).fate == FAILED
    assert puzzled(steady, book, ["end activation"]).fate == FAILED
    over = puzzled(steady, book, ["aim", SHOT])
    with pytest.raises(Illegal):
        over.choose("aim")


def test_a_hint_goes_on_from_here_or_from_further_back(steady: Puzzle) -> None:
    book = rulebook("corps")
    assert hint(steady, book, []) == Hint("aim", 0)
    assert hint(steady, book, ["aim"]) == Hint(SHOT, 0)
    # After a shot that missed, another way is possible only from before it.
    assert hint(steady, book, [SHOT]) == Hint("aim", 1)
    assert hint(steady, book, [SHOT, SHOT]) == Hint("aim", 2)


def test_what_must_not_happen_loses_at_once(steady: Puzzle) -> None:
    steady.never = ["dial hudson 7"]
    now = puzzled(steady, rulebook("corps"), ["aim"])
    assert (now.fate, now.broken) == (FAILED, "dial hudson 7")


def test_what_must_hold_at_the_end_is_looked_at_then(steady: Puzzle) -> None:
    steady.before, steady.until = [], ["phase-starts alien"]
    steady.expect = {"characters.hudson.at": "0,0"}
    book = rulebook("corps")
    assert puzzled(steady, book, ["aim"]).fate == OPEN
    assert puzzled(steady, book, ["end activation"]).fate == SOLVED
    assert puzzled(steady, book, ["move 1,0", "stop", "end activation"]).fate == FAILED


def test_choices_can_be_counted(steady: Puzzle) -> None:
    steady.before, steady.choices = [], 2
    book = rulebook("corps")
    assert puzzled(steady, book, []).left == 2
    assert puzzled(steady, book, ["aim", SHOT]).fate == SOLVED
    assert puzzled(steady, book, [SHOT, "aim"]).fate == FAILED


def test_the_last_face_of_a_roll_stays(steady: Puzzle) -> None:
    steady.case["chance"] = {"attack of hudson": [9, 3], "attack": [1]}
    assert puzzled(steady, rulebook("corps"), [SHOT, SHOT]).fate == SOLVED
    assert puzzled(steady, rulebook("corps"), [SHOT]).log[-2:] == [
        "shot hudson m41a_pulse_rifle alien-1 9 6",
        "dial hudson 5",
    ]


def test_luck_that_is_not_defined_is_named(steady: Puzzle) -> None:
    del steady.case["chance"]
    with pytest.raises(BadInput, match="nothing for the roll 'attack of hudson'"):
        puzzled(steady, rulebook("corps"), [SHOT])


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('de = "Ruhige Hand"', 'de = ""', r"example.toml: case 1 title.de: '', expected a text"),
        ('kind = "puzzle"', 'kind = "riddle"', r"kind: 'riddle', expected 'lesson' or 'puzzle'"),
        ("level = 1", "level = 4", r"level: 4, expected a whole number from 1 to 3"),
        ("chance = { attack = [7] }", "chance = [7]", r"chance: expected faces by the name of the roll"),
        ("luck = {", "lukc = {", r"lukc: unknown key, .*luck"),
        ('before = ["activation-ended hudson"]', "", r"before: missing"),
        ('expect = { aliens = "none" }', "", r"expect: missing"),
    ],
)
def test_what_is_wrong_with_one_is_named(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    assert old in example()
    (tmp_path / "example.toml").write_text(example().replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadInput, match=complaint):
        read_puzzles(tmp_path)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('play = ["aim", ', "play = [", r"expect aliens: is .'alien-1'.*, expected 'none'"),
        ('play = ["aim", ', 'play = ["aim", "jump", ', r"play\[1\] 'jump'"),
        ('before = ["activation-ended', 'before = ["activation-endde', r"before.*no event.*activation-ended"),
        ("aliens = \"none\" }", "alienz = \"none\" }", r"expect alienz: no such part"),
    ],
)  # fmt: skip
def test_a_line_that_does_not_solve_it_fails_like_a_case(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    assert old in example()
    (tmp_path / "example.toml").write_text(example().replace(old, new, 1), encoding="utf-8")
    (result,) = run_file(tmp_path / "example.toml", rulebook, rule_ids)
    assert not result.passed
    assert re.search(complaint, result.message), result.message
