"""Tuning: only what is ours is changed, the race finds what it should find, and luck is not advised."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from hullbreach.cli.main import run
from hullbreach.games import rulebook, use_content
from hullbreach.kernel.errors import BadInput
from hullbreach.lab import tuning
from hullbreach.lab.parameters import Choice, Ranges, read_ranges, written
from hullbreach.lab.sim import LOST, WON, Played, Task
from hullbreach.lab.tuning import Candidate, shown_worse, tune
from hullbreach.lab.tuning_plot import draw

EXAMPLES = Path(__file__).resolve().parents[2] / "docs" / "examples"
HEAD = 'game = "corps"\n[[goal]]\nsettings = { mission = "newt" }\nshare = [0.4, 0.6]\n'
TRACKER = "missions.mission.newt.tracker"


@pytest.fixture(autouse=True)
def _no_house_afterwards() -> Iterator[None]:
    yield
    use_content(None)


def declared(folder: Path, *parameters: str, head: str = HEAD) -> Ranges:
    """Ranges from a file with these parameters."""
    path = folder / "ranges.toml"
    path.write_text(head + "".join(f"[[parameter]]\n{parameter}\n" for parameter in parameters), "utf-8")
    return read_ranges(path)


@pytest.mark.parametrize(
    ("parameter", "complaint"),
    [
        ('change = "endurance.card.m41a_pulse_rifle.cost"\nvalues = [2]', "comes from 'rulebook'"),
        ('change = "endurance.card.m56_smart_gun.attack_cost"\nvalues = [2]', "comes from 'rulebook'"),
        ('change = "components.counts.boards"\nvalues = [2]', "comes from 'rulebook'"),
        ('change = "mission.newt.tracker"\nvalues = [2]', "did you mean 'missions'?"),
        ('change = "missions.mission.nowhere.tracker.level1"\nvalues = [2]', "nothing is called 'nowhere'"),
        (f'change = "{TRACKER}.level9"\nvalues = [2]', f"nothing is called 'level9' in {TRACKER}"),
        (f'change = "{TRACKER}"\nvalues = [2]', "is no single value, expected one of level1"),
        (f'change = "{TRACKER}.level1"\nvalues = ["many"]', "expected something like 14"),
        (f'change = "{TRACKER}.level1"\nvalues = []', "none, expected at least one"),
        (f'change = "{TRACKER}.level1"\nleast = 3', "most: missing"),
        (f'change = "{TRACKER}.level1"\nvalues = [3]\nstep = 2', "step: unknown key"),
    ],
)
def test_what_is_not_ours_or_not_there_is_refused(parameter: str, complaint: str, tmp_path: Path) -> None:
    with pytest.raises(BadInput) as refused:
        declared(tmp_path, parameter)
    assert complaint in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("head", "complaint"),
    [
        ('game = "corps"\n', "goal: missing"),
        ('game = "chess"\n', "game chess: unknown"),
        (HEAD.replace("0.4, 0.6", "0.6, 0.4"), "the lesser first"),
        (HEAD.replace('mission = "newt"', 'mission = "nowhere"'), "nowhere"),
    ],
)
def test_a_file_that_declares_nonsense_is_refused(head: str, complaint: str, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=complaint):
        declared(tmp_path, f'change = "{TRACKER}.level1"\nvalues = [2]', head=head)


def test_a_single_value_of_ours_in_a_record_of_the_rulebook_may_be_changed(tmp_path: Path) -> None:
    found = declared(tmp_path, 'change = "endurance.card.m41a_pulse_rifle.copies"\nvalues = [4]')
    assert found.parameters[0].now == 5
    assert found.patch((4,)) == {"endurance": {"card": [{"id": "m41a_pulse_rifle", "copies": 4}]}}


def test_a_change_is_house_content_that_the_game_takes_and_a_file_can_hold(tmp_path: Path) -> None:
    found = read_ranges(EXAMPLES / "tuning" / "skirmish.toml")
    choice = tuple(parameter.values[0] for parameter in found.parameters)
    assert found.said(choice) != "as it is"
    book = rulebook(found.game).with_house(found.house(choice), {})
    assert book.house != {}
    path = tmp_path / "change.toml"
    path.write_text(written(found.game, found.patch(choice)), "utf-8")
    use_content(path, found.game)
    assert rulebook(found.game).house == book.house
    # With the change in use, what it says is what stands there now.
    assert [parameter.now for parameter in read_ranges(EXAMPLES / "tuning" / "skirmish.toml").parameters] == list(
        choice
    )


def test_a_change_goes_over_content_of_ones_own(tmp_path: Path) -> None:
    use_content(EXAMPLES / "house", "corps")
    mission = "missions.mission.night_shift.tracker.level1"
    found = declared(tmp_path, f'change = "{mission}"\nvalues = [6]')
    assert found.parameters[0].now == 4
    changed = rulebook("corps").with_house(found.house((6,)), {})
    tracker = {each.id: each.tracker for each in changed.content.missions}["night_shift"]  # type: ignore[attr-defined]
    assert (tracker.levels[0], tracker.levels[1]) == (6, 8)


def test_everything_is_tried_or_as_much_as_is_asked_for(tmp_path: Path) -> None:
    found = declared(
        tmp_path,
        f'change = "{TRACKER}.level1"\nleast = 10\nmost = 18\nstep = 2',
        f'change = "{TRACKER}.quiet_rounds"\nvalues = [2, 3, 4]',
    )
    everything = found.choices(100, 0)
    assert len(everything) == len(set(everything)) == 15
    assert everything[0] == (14, 4)
    some = found.choices(9, 1)
    assert len(set(some)) == 9
    assert some[0] == (14, 4)
    assert (10, 4) in some
    assert (14, 2) in some
    assert found.choices(9, 1) == some


def test_a_value_is_called_by_as_much_as_tells_it_from_others(tmp_path: Path) -> None:
    other = "missions.mission.escape.tracker.level1"
    found = declared(
        tmp_path,
        f'change = "{TRACKER}.level1"\nvalues = [2]',
        f'change = "{other}"\nvalues = [3]',
        f'change = "{TRACKER}.quiet_rounds"\nvalues = [5]',
    )
    assert found.said((2, 3, 5)) == "newt.tracker.level1 2, escape.tracker.level1 3, quiet_rounds 5"


def candidate(won: list[bool], number: int = 0, choice: Choice = ()) -> Candidate:
    return Candidate(number, choice, [won])


def test_only_what_is_shown_to_be_worse_leaves() -> None:
    goals = read_ranges(EXAMPLES / "tuning" / "newt.toml").goals[:1]
    even = candidate([n % 2 == 0 for n in range(40)])
    assert shown_worse(candidate([True] * 40), even, goals, 1)
    assert not shown_worse(candidate([n % 5 < 3 for n in range(40)]), even, goals, 1)
    assert not shown_worse(even, even, goals, 1)


def known_game(task: Task) -> list[Played]:
    """A game whose chance to win follows from one number of its content."""
    assert task.house is not None
    missions = task.house.get("missions", {"mission": [{"tracker": {"level1": 14}}]})
    assert isinstance(missions, dict)
    level = missions["mission"][0]["tracker"]["level1"]
    wins = {8: 0.5, 10: 0.6, 12: 0.97, 14: 0.95}[level]
    return [
        Played(task.cell, seed, WON if random.Random(seed).random() < wins else LOST, "", 1, 1, 0.0)
        for seed in task.seeds
    ]


def test_the_race_finds_the_value_that_comes_nearest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "play_task", known_game)
    found = declared(tmp_path, f'change = "{TRACKER}.level1"\nleast = 8\nmost = 14\nstep = 2')
    tuned = tune(found, games=30, rounds=8)
    assert tuned.advised
    assert tuned.best.choice == (8,)
    assert tuned.gain[0] == pytest.approx(0.45, abs=0.1)
    by_choice = {each.choice: each for each in tuned.candidates}
    # What is no better than it was leaves at once, what stands there now stays, and nobody plays more than is needed.
    assert by_choice[(12,)].left == 1
    assert by_choice[(14,)].left is None
    assert by_choice[(12,)].seeds < by_choice[(8,)].seeds
    # The fresh seeds are fresh.
    assert tuned.fresh[0].won != by_choice[(8,)].won
    assert tune(found, games=30, rounds=8).to_json() == tuned.to_json()
    picture = tmp_path / "race.svg"
    draw(tuned, picture)
    assert "level1 8" in picture.read_text("utf-8")


def test_luck_is_not_advised(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def coin(task: Task) -> list[Played]:
        return [
            Played(
                task.cell, seed, WON if random.Random(f"{seed} {task.house}").random() < 0.5 else LOST, "", 1, 1, 0.0
            )
            for seed in task.seeds
        ]

    monkeypatch.setattr(tuning, "play_task", coin)
    found = declared(tmp_path, f'change = "{TRACKER}.level1"\nleast = 9\nmost = 14')
    assert not tune(found, games=20, rounds=2).advised


def test_what_the_game_refuses_stays_out(tmp_path: Path) -> None:
    found = declared(tmp_path, f'change = "{TRACKER}.quiet_rounds"\nvalues = [4, -3]')
    with pytest.raises(BadInput, match=r"nothing to choose between: .*quiet_rounds"):
        tune(found)


def test_the_command_tells_the_race_draws_it_and_writes_what_it_advises(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "ranges.toml"
    path.write_text(HEAD + f'[[parameter]]\nchange = "{TRACKER}.level1"\nvalues = [8, 12]\n', "utf-8")
    # Two real games of each, which show nothing.
    better, picture = tmp_path / "better.toml", tmp_path / "race.svg"
    few = ["tune", str(path), "--games", "2", "--rounds", "1", "--candidates", "2"]
    assert run([*few, "--write", str(better), "--plot", str(picture)]) == 0
    told = capsys.readouterr().out
    assert "goal 1: mission newt, won 40 to 60 %" in told
    assert f"level1: {TRACKER}.level1, now 14" in told
    assert "level1 8" in told
    assert "Leave it as it is" in told
    assert picture.stat().st_size > 1000
    assert not better.exists()
    # A game of which the chances are known.
    monkeypatch.setattr(tuning, "play_task", known_game)
    assert run(["tune", str(path), "--games", "60", "--write", str(better)]) == 0
    told = capsys.readouterr().out
    assert f"Change {TRACKER}.level1 from 14 to 8." in told
    assert "points nearer on average" in told
    assert run(["cards", "corps", "--content", str(better)]) == 0


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("nowhere.toml", "nowhere.toml: cannot be read"),
        ("{newt} --bots nobody", "bot nobody: unknown"),
        ("{newt} --plot race.txt", "expected a file that ends in"),
        ("{newt} --write nowhere/better.toml", "there is no folder nowhere"),
        ("{newt} --cluster nowhere", "expected HOST:PORT"),
    ],
)
def test_what_is_wrong_with_a_wish_is_one_line(words: str, complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    newt = str(EXAMPLES / "tuning" / "newt.toml")
    assert run(["tune", *(word.format(newt=newt) for word in words.split()), "--games", "1"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert complaint in told.err


def test_everything_wrong_with_a_declaration_is_told_at_once(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        """
        game = "corps"
        speed = 3
        [[goal]]
        settings = { mission = "newt", moon = "full" }
        share = [0.9, 0.2]
        [[parameter]]
        change = "missions.mission.newt.tracker.level9"
        values = [10]
        [[parameter]]
        change = "missions.mission.newt.tracker.level1"
        """,
        "utf-8",
    )
    with pytest.raises(BadInput) as caught:
        read_ranges(path)
    places = [line.rpartition(": ")[0] for line in str(caught.value).splitlines()]
    assert places == [
        "mine.toml: goal[0]: settings: option moon",
        "mine.toml: goal[0]: share",
        "mine.toml: parameter[0]: change",
        "mine.toml: parameter[1]: least",
        "mine.toml: parameter[1]: most",
        "mine.toml: speed",
    ]
