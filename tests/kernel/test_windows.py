"""Windows and sealed views: who is asked, who comes in, and what nobody learns."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from hullbreach.kernel.chance import Die, Seeded, Source
from hullbreach.kernel.match import SPECTATOR, Match
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.outcome import Outcome, Result
from hullbreach.kernel.phrases import Names, Phrase, Vocabulary
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask, FirstComes, Roll
from hullbreach.kernel.rulebook import Rulebook
from hullbreach.kernel.state import State
from hullbreach.kernel.windows import Window, asked_seat

PASS = Phrase("pass", "pass")
COME_IN = Phrase("come-in", "come in")
CAME = Phrase("came", "came {seat:seat}")
REACT = Phrase("react", "react")
DIE = Phrase("die", "die")


class Numbers(Names):
    """Every name is a number."""

    def name(self, kind: str, value: int) -> str:
        return str(value)

    def value(self, kind: str, word: str) -> int:
        if not word.isdecimal():
            raise KeyError(word)
        return int(word)


class Room(State):
    """Who may come in (an open fact), and who did."""

    def __init__(self, seats: int, like: Room | None = None) -> None:
        super().__init__(seats, Numbers(), like)
        self.awake: int = -1 if like is None else like.awake
        self.came: tuple[int, ...] = () if like is None else like.came

    def copy(self) -> Room:
        return Room(self.seats, self)

    def facts(self) -> list[object]:
        return [self.awake, self.came]


def asked(seat: int) -> Ask:
    options = Options()
    options.one(PASS)
    options.one(COME_IN)
    return Ask(seat, REACT, (), options, passing=PASS)


@dataclass
class Door(Window):
    """Whoever is awake may come in; then everybody is asked anew."""

    def _ask(self, g: Room, seat: int) -> Ask | None:
        return asked(seat) if g.awake >> seat & 1 and seat not in g.came else None

    def _take(self, g: Room, seat: int, chosen: Option) -> tuple[Procedure, ...]:
        g.came = (*g.came, seat)
        g.told += (CAME, seat)
        return (Door(self.first, 0),)

    def _later(self, n: int) -> Procedure:
        return Door(self.first, n)


@dataclass
class InSecret(Procedure):
    """All are asked at once; the first in order who wants to comes in."""

    def ask(self, g: Room) -> Next:
        return FirstComes(tuple([asked(seat) for seat in range(g.seats)]))

    def come(self, g: Room, first: tuple[int, Option] | None) -> Next:
        if first is not None:
            g.came = (first[0],)
            g.told += (CAME, first[0])
        return Roll(DIE, (), Die(6))

    def end(self, g: Room, rolled: int) -> Next:
        results = tuple([Result(seat in g.came, "in" if seat in g.came else "out", rolled) for seat in range(g.seats)])
        g.end(Outcome.apart(results, "over", sides={"low": (0,), "high": (1, 2)}))
        return None


class Forgetful(Rulebook[Room]):
    """A game that hides nothing itself."""

    def __init__(self) -> None:
        super().__init__("forgetful", Vocabulary([PASS, COME_IN]), Vocabulary([CAME]))

    def conceal(self, state: Room, seat: int) -> Room:
        return state.copy()

    def resample(self, state: Room, seat: int, source: Source) -> Room:
        return state.copy()


def begin(*procedures: Procedure, awake: int = -1, source: Source | None = None) -> Match:
    g = Room(3)
    g.awake = awake
    g.stack, g.at = list(reversed(procedures)), [0] * len(procedures)
    g.source = source
    return Match(Forgetful(), {}, g, {})


def room(match: Match) -> Room:
    assert isinstance(match.state, Room)
    return match.state


def test_seats_are_asked_in_order_from_the_first_on() -> None:
    match = begin(Door(1, 0))
    seen = []
    while match.question is not None:
        seen.append(match.question.seat)
        assert asked_seat(match.state) == match.question.seat
        match.play("pass")
    assert seen == [1, 2, 0]


def test_a_window_opens_anew_for_everybody_once_somebody_came_in() -> None:
    match = begin(Door(0, 0))
    for choice, next_seat in (("pass", 1), ("come in", 0), ("pass", 2), ("come in", 0), ("pass", None)):
        match.play(choice)
        assert (match.question and match.question.seat) == next_seat
    assert room(match).came == (1, 2)


def test_who_is_asked_follows_from_open_facts() -> None:
    match = begin(Door(0, 0), awake=0b100)
    assert match.question is not None
    assert match.question.seat == 2
    match.play("pass")
    assert match.question is None


def test_a_window_is_asked_even_when_only_passing_is_open() -> None:
    options = Options()
    options.one(PASS)
    assert not Ask(0, REACT, (), options, passing=PASS).quick
    assert Ask(0, REACT, (), options).quick


def test_in_secret_only_the_first_in_order_comes_in() -> None:
    match = begin(InSecret(), source=Seeded(3))
    match.play("come in", 2)
    match.play("come in", 1)
    assert room(match).came == ()
    assert [question.seat for question in match.questions] == [0]
    events = match.play("pass", 0)
    assert room(match).came == (1,)
    assert [event.args for event in events] == [(1,)]


def test_in_secret_the_window_closes_as_soon_as_it_is_decided() -> None:
    match = begin(InSecret(), source=Seeded(3))
    match.play("come in", 0)
    assert match.question is None
    assert room(match).came == (0,)
    assert match.outcome is not None


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_a_game_that_forgets_cannot_leak(seat: int) -> None:
    match = begin(InSecret(), source=Seeded(3))
    match.play("come in", 2)
    view = match.view(seat)
    assert view.state.source is None
    assert view.state.answers == {}
    assert view.state.told == []
    if seat == SPECTATOR:
        assert (view.state.request, view.state.stack, view.state.at, view.question) == (None, [], [], None)
    else:
        assert isinstance(view.state.request, Ask)
        assert view.state.request.seat == seat
    # The match itself goes on as before.
    assert match.state.source is not None
    assert list(match.state.answers) == [2]


def test_a_seat_that_has_answered_is_not_asked_any_more() -> None:
    match = begin(InSecret(), source=Seeded(3))
    match.play("come in", 2)
    view = match.view(2)
    assert (view.question, view.state.request, view.state.stack) == (None, None, [])


def test_in_a_world_drawn_anew_the_answers_of_others_are_drawn_too() -> None:
    match = begin(InSecret(), source=Seeded(3))
    match.play("come in", 2)
    drawn = [match.resampled(0, Seeded(seed)).state.answers[2].phrase.id for seed in range(40)]
    assert set(drawn) == {"pass", "come-in"}


def test_every_seat_has_a_result_of_its_own() -> None:
    match = begin(InSecret(), source=Seeded(3))
    for seat, choice in enumerate(("pass", "come in")):
        match.play(choice, seat)
    outcome = match.outcome
    assert outcome is not None
    assert outcome.winners == (1,)
    assert outcome.winning_sides() == ["high"]
    assert [outcome.result(seat).won for seat in range(3)] == [False, True, False]
    assert [outcome.result(seat).reason for seat in range(3)] == ["out", "in", "out"]
    assert {outcome.result(seat).score for seat in range(3)} < set(range(1, 7))


def test_in_a_game_won_together_the_results_follow_from_the_whole() -> None:
    outcome = Outcome((0, 1), "done", 7)
    assert outcome.result(1) == Result(True, "done", 7)
    assert Outcome((), "done").result(0) == Result(False, "done")
    assert outcome != Outcome.apart((Result(True, "done", 7), Result(True, "other", 7)), "done", 7)
