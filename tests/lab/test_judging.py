"""A match that is over is judged: the same every time, adding up, and fair to who plays well."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

import hullbreach as hb
from hullbreach.bots import make
from hullbreach.games import GAMES
from hullbreach.kernel.errors import BadInput
from hullbreach.lab.judgement import Hope, Judgement, accuracy_of, digest_of, levels, read_judgement
from hullbreach.lab.judging import Moments, judge
from tests.lab.played import played

ROLLOUTS = 50


@cache
def judged(game: str) -> tuple[Judgement, list[tuple[int, int]]]:
    told: list[tuple[int, int]] = []
    return judge(played(game), ROLLOUTS, 3, lambda done, of: told.append((done, of))), told


@pytest.mark.parametrize("game", GAMES)
def test_a_judgement_adds_up_for_every_seat(game: str) -> None:
    match = played(game)
    found, told = judged(game)
    assert match.outcome is not None
    results = [float(match.outcome.result(seat).won) for seat in range(match.state.seats)]
    numbers = [one.number for one in found.known]
    assert numbers == sorted(set(numbers))
    assert (numbers[0], numbers[-1]) == (0, len(match))
    assert found.known[-1].chances == results
    for seat, each in enumerate(found.seats):
        assert each.start + each.own + each.others + each.gave - each.took == pytest.approx(each.end, abs=0.001)
        assert each.end == results[seat] == found.seen[seat][-1].chance
        assert each.strayed <= each.decisions
    # Progress counts every rollout once, and never more than there are.
    assert told == [(n, ROLLOUTS) for n in range(1, len(told) + 1)]
    assert ROLLOUTS / 2 < len(told) <= ROLLOUTS


@pytest.mark.parametrize("game", GAMES)
def test_lines_can_be_played_where_it_turned(game: str) -> None:
    match = played(game)
    moments = Moments(match)
    for turning in judged(game)[0].turning:
        then = moments.at(turning.number - 1)
        past = match.pasts()[turning.number - 1]
        assert turning.lines[0].option == past.text()
        assert turning.seat == past.seat
        ask = then.ask_of(turning.seat)
        assert ask is not None
        texts = [option.text(then.state.names) for option in ask.options]
        assert {line.option for line in turning.lines} <= set(texts)
        assert [line.gain for line in turning.lines[1:]] == sorted([line.gain for line in turning.lines[1:]])[::-1]


def test_the_same_seed_judges_the_same_and_another_differs() -> None:
    match = played("encounters")
    once = judge(match, ROLLOUTS, 3)
    assert once == judged("encounters")[0]
    assert once.known != judge(match, ROLLOUTS, 4).known
    # The match itself stays as it was.
    assert hb.replay(match.record()).state == match.state


def test_what_is_stored_is_what_was_judged() -> None:
    found = judged("hunt")[0]
    assert read_judgement(msgspec.json.encode(found)) == found
    found = msgspec.structs.replace(found, format=99)
    with pytest.raises(BadInput, match="format 99"):
        read_judgement(msgspec.json.encode(found))
    with pytest.raises(BadInput, match="cannot be read"):
        read_judgement(b'{"format": 1}')


def test_whoever_does_nothing_loses_by_their_own_choices_and_the_other_by_theirs() -> None:
    match = hb.new("encounters", players=2, seed=0)
    rules = make("rules", 0)
    while match.question is not None:
        idle = match.question.seat == 1 and "end actions" in match.question.texts()
        match.play("end actions" if idle else rules.choose_fast(match))
    busy, lazy = judge(match, 200, 1).seats
    assert lazy.own < -0.1
    assert busy.others < -0.1
    assert busy.own == 0
    assert busy.strayed == 0 < lazy.strayed
    assert lazy.accuracy is not None
    assert lazy.accuracy < 99
    assert busy.accuracy is not None
    assert busy.accuracy > lazy.accuracy


def test_another_line_of_play_has_another_digest() -> None:
    match = played("nemesis")
    assert digest_of(match) == digest_of(hb.replay(match.record())) != digest_of(match.undo(3))


def test_a_match_that_goes_on_is_not_judged() -> None:
    with pytest.raises(BadInput, match="not over yet"):
        judge(hb.new("corps", seed=1))


def test_noise_is_no_luck() -> None:
    noisy = [Hope(n, 0.5 + (-1) ** n * 0.05, 0.1) for n in range(10)]
    assert [(one.number, round(one.chance, 2)) for one in levels([*noisy, Hope(10, 1.0, 0.0)])] == [(0, 0.5), (10, 1.0)]
    stepped = [Hope(n, 0.2 if n < 4 else 0.8, 0.05) for n in range(8)]
    assert [(one.number, round(one.chance, 2)) for one in levels([*stepped, Hope(8, 1.0, 0.0)])] == [
        (0, 0.2),
        (4, 0.8),
        (8, 1.0),
    ]


def test_accuracy_falls_with_what_is_lost() -> None:
    assert accuracy_of(0.0) == pytest.approx(100.0, abs=0.01)
    assert accuracy_of(0.1) > accuracy_of(0.2) > accuracy_of(0.9) >= 0.0
