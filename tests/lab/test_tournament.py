"""Tournaments compare like with like: every seat, the same seeds; ratings follow from the comparisons."""

from __future__ import annotations

import json
import math
from pathlib import Path

import pytest

from hullbreach.cli.main import run
from hullbreach.kernel.errors import BadInput
from hullbreach.lab.plots import standings
from hullbreach.lab.ratings import bradley_terry, ratings
from hullbreach.lab.tournament import compared, hold, plays_together, seatings

ONE_SEAT = {"players": 1, "scenario": "alien"}


def test_ratings_are_the_odds_of_the_comparisons() -> None:
    # Of 400 comparisons three in four are won: odds of three to one, but for the one draw beforehand.
    one, other = bradley_terry(2, [(0, 1, 1.0)] * 300 + [(0, 1, 0.0)] * 100)
    assert one - other == pytest.approx(400 * math.log10(300.5 / 100.5), abs=0.01)
    assert one + other == pytest.approx(0)


def test_who_never_met_is_rated_through_others() -> None:
    chain = bradley_terry(3, [(0, 1, 1.0), (0, 1, 1.0), (0, 1, 0.0), (1, 2, 1.0), (1, 2, 1.0), (1, 2, 0.0)] * 30)
    assert chain[0] > chain[1] > chain[2]
    assert chain[1] == pytest.approx(0, abs=1)


def test_who_always_wins_has_a_rating_too() -> None:
    assert 100 < bradley_terry(2, [(0, 1, 1.0)] * 20)[0] < 1000


def test_intervals_hold_the_rating_and_shrink_with_the_number_of_seeds() -> None:
    few = ratings(2, [[(0, 1, float(n % 3 > 0))] for n in range(12)])
    many = ratings(2, [[(0, 1, float(n % 3 > 0))] for n in range(300)])
    for each in (*few, *many):
        assert each.low <= each.rating <= each.high
    assert few[0].high - few[0].low > 2 * (many[0].high - many[0].low)
    assert many[0].low > 0 > few[0].low
    assert ratings(2, [[(0, 1, 1.0)], [(0, 1, 0.0)]]) == ratings(2, [[(0, 1, 1.0)], [(0, 1, 0.0)]])


def test_two_bots_share_a_table_in_every_seat_where_seats_fare_differently() -> None:
    assert seatings(2, 2, together=False) == [(0, 1), (1, 0)]
    found = seatings(2, 3, together=False)
    assert len(found) == len(set(found)) == 6
    assert all({seating[seat] for seating in found} == {0, 1} for seat in range(3))
    assert seatings(3, 2, together=True) == [(0, 0), (1, 1), (2, 2)]


def test_the_same_seat_is_compared() -> None:
    results = {(0, 1): [True, False], (1, 0): [True, False]}
    # The first seat won whoever sat there, the second never: both are equally good.
    assert compared(2, 2, False, results) == [(0, 1, 0.5), (0, 1, 0.5)]
    results = {(0, 1): [True, False], (1, 0): [False, True]}
    assert compared(2, 2, False, results) == [(0, 1, 1.0), (0, 1, 1.0)]
    assert compared(2, 2, True, {(0, 0): [True, True], (1, 1): [False, False]}) == [(0, 1, 1.0)]
    assert compared(2, 2, True, {(0, 0): [True, True]}) == []


def test_who_wins_together_is_found_out() -> None:
    assert plays_together("encounters", {"players": 2}, 1)
    assert not plays_together("hunt", {"players": 2, "factions": "marine_alien", "turn_cap": 5}, 1)


def test_the_better_bot_is_rated_higher_and_jobs_change_nothing() -> None:
    held = hold("encounters", ["random", "rules"], ONE_SEAT, games=12, seed=3)
    assert [standing.bot for standing in held.standings] == ["rules", "random"]
    assert held.played == 24
    assert held.standings[0].won > held.standings[1].won
    assert held.standings[0].rating.low > held.standings[1].rating.low
    again = hold("encounters", ["random", "rules"], ONE_SEAT, games=12, seed=3, jobs=2)
    assert again.to_json() == held.to_json()


def test_sides_play_each_other(tmp_path: Path) -> None:
    options = {"players": 2, "factions": "marine_alien", "turn_cap": 5}
    held = hold("hunt", ["rules", "random"], options, games=2)
    assert not held.together
    assert held.played == 4
    assert [standing.seats for standing in held.standings] == [4, 4]
    assert held.meetings[0][:3] == ("rules", "random", 4)
    standings(held, tmp_path / "ratings.svg")
    assert "rules" in (tmp_path / "ratings.svg").read_text("utf-8")


def test_a_bot_that_breaks_is_told_of(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bot = tmp_path / "broken.py"
    bot.write_text("def choose(view):\n    return 'dance'\n", "utf-8")
    assert run(["tournament", "encounters", "random", str(bot), "--players", "1", "--games", "1", "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert found["played"] == 1
    assert [crash["seed"] for crash in found["crashes"]] == [0]
    assert "dance" in found["crashes"][0]["reason"]
    assert run(["tournament", "encounters", "random", str(bot), "--players", "1", "--games", "1"]) == 1
    assert "1 games broke; the first with seed 0" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("bots", "complaint"),
    [
        (["rules"], "bots: 1, expected at least 2"),
        (["rules", "rules"], "takes part twice"),
        (["rules", "nobody"], "bot nobody: unknown"),
        (["rules", "missing.py"], "there is no such file"),
    ],
)
def test_what_is_wrong_is_one_line(bots: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["tournament", "encounters", *bots, "--games", "1"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert complaint in told.err
    assert told.err.count("\n") == 1


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("x = 1\n", "expected a function choose"),
        ("choose = 3\n", "expected a function"),
        ("def choose(\n", "SyntaxError"),
    ],
)
def test_a_file_that_is_no_bot_is_refused(text: str, complaint: str, tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(text, "utf-8")
    with pytest.raises(BadInput, match=complaint):
        hold("encounters", ["rules", str(tmp_path / "bot.py")], ONE_SEAT, games=1)
