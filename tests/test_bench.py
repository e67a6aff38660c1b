"""The benchmark's own arithmetic: what it measures must be what it says."""

import sys
from pathlib import Path

import pytest

from bench.memory import own_size, reachable


class Position:
    """Something that holds its own and shared things."""

    def __init__(self, content: list[str]) -> None:
        self.content = content
        self.own = [10**20 + number for number in range(3)]


def test_shared_content_is_not_counted() -> None:
    content = ["one of many cards " * 100]
    first, second = Position(content), Position(content)
    expected = sum(map(sys.getsizeof, [first, vars(first), first.own, *first.own]))
    assert own_size(first, second) == expected


def test_content_of_its_own_is_counted() -> None:
    first, second = Position(["x" * 5000]), Position(["y" * 5000])
    assert own_size(first, second) > 5000


def test_a_long_chain_is_walked_without_recursion() -> None:
    chain: tuple[object, ...] = ()
    for number in range(10_000):
        chain = (number, chain)
    assert len(reachable(chain)) > 10_000


def test_the_program_is_no_part_of_a_match() -> None:
    assert all(one is not sys for one in reachable([sys, Position, own_size]).values())


@pytest.mark.parametrize(("value", "kept"), [(0.99, False), (1.0, True)])
def test_a_mark_keeps_its_bound(value: float, kept: bool) -> None:
    from bench.bench import Mark

    assert Mark("corps pure", "speed", at_least=1.0).kept(value) is kept


def test_every_game_is_measured_in_both_builds_and_judged() -> None:
    from bench.bench import GAMES, MARKS
    from hullbreach.games import GAMES as ON_THE_SHELF

    assert sorted(GAMES) == ON_THE_SHELF
    judged = {(mark.build, mark.figure) for mark in MARKS}
    builds = [f"{game} {build}" for game in GAMES for build in ("pure", "compiled")]
    assert judged == {(build, figure) for build in builds for figure in ("speed", "copy", "memory")}


def test_what_another_process_shows_is_measured(elsewhere: str, tmp_path: Path) -> None:
    """The short form of ``make scale``: a choice through one process, seen through another one."""
    from bench.scale import measure_elsewhere

    here, there = measure_elsewhere(tmp_path, elsewhere, workers=2, tables=1, count=3)
    assert (here.messages, there.messages) == (3, 3)
    assert there.median > 0
    assert "Traceback" not in (tmp_path / "elsewhere.log").read_text()


def test_a_rollout_is_cut_off_after_two_rounds_or_many_choices() -> None:
    import hullbreach as hb
    from hullbreach.bots import RulesBot
    from hullbreach.lab.playouts import CHOICES, ROUNDS, roll_out

    short = hb.new("encounters", players=1, seed=3)
    first = short.round
    assert 0 < roll_out(short, RulesBot(1)) < CHOICES
    assert short.round == first + ROUNDS
    long = hb.new("corps", players=6, seed=3)
    assert roll_out(long, RulesBot(1)) == CHOICES == len(long)
