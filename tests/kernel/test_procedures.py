"""Procedures: steps in their order, what a step may return, how procedures end and break off."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from hullbreach.kernel.chance import Die, Seeded
from hullbreach.kernel.options import Option
from hullbreach.kernel.procedures import Next, Procedure, Total, ask_again, run, steps_of
from hullbreach.kernel.requests import Ask, Roll
from hullbreach.kernel.state import Outcome
from tests.kernel.toy import DIE, GO_TO, STOP, WHERE, Toy, numbers


@dataclass
class Say(Procedure):
    """Note a word."""

    word: str

    def say(self, g: Toy) -> Next:
        g.notes.append(self.word)
        return None


@dataclass
class Both(Procedure):
    """Two procedures in a row, between two words."""

    def first(self, g: Toy) -> Next:
        g.notes.append("first")
        return Say("one"), Say("two")

    def last(self, g: Toy) -> Next:
        g.notes.append("last")
        return None


@dataclass
class Frame(Procedure):
    """What a halt breaks off."""

    def play(self, g: Toy) -> Next:
        return Breaking(), Say("never")

    def after(self, g: Toy) -> Next:
        g.notes.append("never either")
        return None


@dataclass
class Breaking(Procedure):
    """Halts the frame around it."""

    def stop(self, g: Toy) -> Next:
        g.notes.append("broken off")
        g.halt(Frame)
        return Say("not even this")


@dataclass
class Around(Procedure):
    """What goes on after the frame is gone."""

    def play(self, g: Toy) -> Next:
        return Frame()

    def go_on(self, g: Toy) -> Next:
        g.notes.append("goes on")
        return None


@dataclass
class Count(Procedure):
    """Repeat until it is enough; ``_enough`` is no step."""

    def one(self, g: Toy) -> Next:
        g.notes.append("again")
        if not self._enough(g):
            g.repeat()
        return None

    def end(self, g: Toy) -> Next:
        return g.instead(Say("instead"))

    def never(self, g: Toy) -> Next:
        g.notes.append("never")
        return None

    def _enough(self, g: Toy) -> bool:
        return len(g.notes) >= 3


@dataclass
class Skip(Procedure):
    """Leaves out a step, back and forth."""

    def first(self, g: Toy) -> Next:
        g.notes.append("first")
        g.go(Skip.third)
        return Say("between")

    def second(self, g: Toy) -> Next:
        g.notes.append("second")
        g.finish()
        return None

    def third(self, g: Toy) -> Next:
        g.notes.append("third")
        g.go(Skip.second)
        return None


@dataclass
class Astray(Procedure):
    """Names a step that is not its own."""

    def first(self, g: Toy) -> Next:
        g.go(Skip.third)
        return None


@dataclass
class Choose(Procedure):
    """Ask, with so many options; the answer goes to the next step."""

    options: int
    quick: bool = True

    def ask(self, g: Toy) -> Next:
        return Ask(0, WHERE, (), numbers(GO_TO, self.options), quick=self.quick)

    def answer(self, g: Toy, chosen: Option) -> Next:
        g.notes.append(f"chose {chosen.args[0]}")
        g.finish()
        return None

    def never(self, g: Toy) -> Next:
        g.notes.append("never")
        return None


@dataclass
class Throw(Procedure):
    """Roll a die."""

    def roll(self, g: Toy) -> Next:
        return Roll(DIE, (0,), Die(6))

    def read(self, g: Toy, face: int) -> Next:
        g.notes.append(f"rolled {face}")
        return None


@dataclass
class Over(Procedure):
    """The end of the match."""

    def end(self, g: Toy) -> Next:
        g.end(Outcome((0,), "done"))
        return Say("never")


def on_stack(*procedures: Procedure) -> Toy:
    """A state about to run these, the first one first."""
    g = Toy(2)
    g.stack = list(reversed(procedures))
    g.at = [0] * len(procedures)
    return g


def test_steps_are_the_public_methods_as_they_are_written() -> None:
    assert [step.__name__ for step in steps_of(Both)] == ["first", "last"]
    assert [step.__name__ for step in steps_of(Count)] == ["one", "end", "never"]


def test_following_procedures_run_in_order_before_the_next_step() -> None:
    g = on_stack(Both(), Say("after"))
    assert run(g, None, False) is None
    assert g.notes == ["first", "one", "two", "last", "after"]
    assert g.stack == []
    assert g.at == []


def test_repeat_and_instead() -> None:
    g = on_stack(Count())
    run(g, None, False)
    assert g.notes == ["again", "again", "again", "instead"]


def test_a_jump_names_its_step() -> None:
    g = on_stack(Skip())
    run(g, None, False)
    assert g.notes == ["first", "between", "third", "second"]


def test_a_jump_stays_within_the_running_procedure() -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        run(on_stack(Astray()), None, False)


def test_a_halt_breaks_off_everything_down_to_its_frame() -> None:
    g = on_stack(Around())
    assert run(g, None, False) is None
    assert g.notes == ["broken off", "goes on"]
    assert g.halted is None


def test_the_end_of_the_match_leaves_nothing_to_do() -> None:
    g = on_stack(Over(), Say("never"))
    assert run(g, None, False) is None
    assert g.outcome == Outcome((0,), "done")
    assert g.stack == []
    assert g.notes == []


def test_a_question_waits_and_its_answer_goes_to_the_next_step() -> None:
    g = on_stack(Choose(3))
    request = run(g, None, False)
    assert isinstance(request, Ask)
    assert len(request.options) == 3
    assert run(g, request.options[1], True) is None
    assert g.notes == ["chose 1"]


def test_a_quick_question_with_one_option_answers_itself() -> None:
    g = on_stack(Choose(1))
    assert run(g, None, False) is None
    assert g.notes == ["chose 0"]


def test_a_question_that_is_not_quick_waits_with_one_option_too() -> None:
    g = on_stack(Choose(1, quick=False))
    assert isinstance(run(g, None, False), Ask)
    patient = on_stack(Choose(1))
    patient.patient = True
    assert isinstance(run(patient, None, False), Ask)


def test_a_roll_waits_without_a_source() -> None:
    g = on_stack(Throw())
    request = run(g, None, False)
    assert isinstance(request, Roll)
    assert run(g, 4, True) is None
    assert g.notes == ["rolled 4"]


def test_a_question_can_be_asked_again() -> None:
    g = on_stack(Choose(2))
    first = run(g, None, False)
    before = g.copy()
    again = ask_again(g)
    assert isinstance(first, Ask)
    assert isinstance(again, Ask)
    assert list(again.options) == list(first.options)
    assert g == before


def test_what_a_procedure_says_by_default() -> None:
    g = on_stack(Choose(2))
    procedure = g.stack[-1]
    assert procedure.refuse(g, Option(STOP, ())).reason == "not-offered"
    assert procedure.closed(g) == []
    assert procedure.odds(g, Option(STOP, ())) is None


def test_a_total_says_where_it_comes_from() -> None:
    total = Total([("aim", 5), ("weapon", 2), ("crowded", -1)])
    assert total.value == 6
    assert repr(total) == "6 = +5 aim +2 weapon -1 crowded"
    assert Total([("aim", 5), ("weapon", 9)], high=10).value == 10
    assert Total([("aim", -5)], low=1).value == 1


def test_copies_share_procedures_but_not_the_stack() -> None:
    g = on_stack(Both(), Say("after"))
    other = g.copy()
    assert other == g
    assert other.stack[-1] is g.stack[-1]
    run(g, None, False)
    assert len(other.stack) == 2
    assert other != g


class Ghosts(Toy):
    """A game in which nobody's seat goes to the last place, or wherever chance leads among the last so many."""

    def decide(self, ask: Ask) -> Option | Roll:
        last = list(ask.options)[-len(self.bag) :]
        return last[0] if len(last) == 1 else Roll(DIE, (0,), Die(len(last)), tuple(last))


@dataclass
class Haunt(Procedure):
    """Nobody is asked where to go."""

    def ask(self, g: Ghosts) -> Next:
        return Ask(-1, WHERE, (), numbers(GO_TO, 3))

    def go_there(self, g: Ghosts, chosen: Option) -> Next:
        g.notes.append(f"went {chosen.args[0]}")
        return None


def haunted(stones: list[int]) -> Ghosts:
    g = Ghosts(1)
    g.bag = stones
    g.stack, g.at = [Haunt()], [0]
    return g


def test_for_nobodys_seat_the_rules_decide() -> None:
    g = haunted([0])
    assert run(g, None, False) is None
    assert g.notes == ["went 2"]


def test_what_the_rules_leave_open_is_left_to_chance_among_options() -> None:
    g = haunted([0, 1])
    roll = run(g, None, False)
    assert isinstance(roll, Roll)
    again = ask_again(g)
    assert isinstance(again, Roll)
    assert again.options == roll.options == (Option(GO_TO, (1,)), Option(GO_TO, (2,)))
    assert run(g, roll.settle(1), True) is None
    assert g.notes == ["went 1"]
    went = set()
    for seed in range(9):
        g = haunted([0, 1])
        g.source = Seeded(seed)
        assert run(g, None, False) is None
        went |= set(g.notes)
    assert went == {"went 1", "went 2"}
