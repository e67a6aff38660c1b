"""The state of a match in progress: plain data, copied in microseconds."""

from __future__ import annotations

from hullbreach.kernel.chance import Source
from hullbreach.kernel.options import Option
from hullbreach.kernel.outcome import Outcome as Outcome
from hullbreach.kernel.phrases import EVERYBODY as EVERYBODY
from hullbreach.kernel.phrases import Names, Phrase
from hullbreach.kernel.procedures import FINISHED, STEPS, Next, Procedure, Step
from hullbreach.kernel.requests import Ask, Request, Roll


class State:  # mypyc: open
    """What every game has: seats, the stack of procedures, chance, the open request, the outcome.

    A game adds its own fields, and says how to copy and compare them. They are slots: a state has a hundred of them,
    and a copy is made of nothing else.
    """

    __slots__ = (
        "answers", "at", "halted", "names", "outcome", "patient", "quiet", "request", "seats", "source", "stack",
        "told",
    )  # fmt: skip

    def __init__(self, seats: int, names: Names, like: State | None = None) -> None:
        self.seats = seats
        self.names = names
        if like is None:
            self.stack: list[Procedure] = []
            self.at: list[int] = []
            self.source: Source | None = None
            self.request: Request | None = None
            self.answers: dict[int, Option] = {}
            self.outcome: Outcome | None = None
            self.halted: type | None = None
            self.quiet = False
            # A patient state waits even where there is only one option; cases may then name it or leave it out.
            self.patient = False
            # The last choice and what has happened since, flat as ``Events`` reads it. A rule tells what a person would
            # notice by adding to it: who sees it, unless everybody does, the phrase and its ids.
            self.told: list[object] = []
        else:
            self.stack = like.stack[:]
            self.at = like.at[:]
            self.source = None if like.source is None else like.source.copy()
            self.request = like.request
            self.answers = like.answers.copy() if like.answers else {}
            self.outcome = like.outcome
            self.halted = None
            self.quiet = like.quiet
            self.patient = like.patient
            self.told = []

    def copy(self) -> State:
        """An independent state, equal to this one."""
        raise NotImplementedError

    def facts(self) -> list[object]:
        """Every field that makes two states equal or different, in a fixed order."""
        raise NotImplementedError

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, State)
            and self.stack == other.stack
            and self.at == other.at
            and self.answers == other.answers
            and self.outcome == other.outcome
            and self.facts() == other.facts()
        )

    def __ne__(self, other: object) -> bool:
        # mypyc wants both in a class that others derive from.
        return not self == other

    def __hash__(self) -> int:
        return hash((len(self.stack), self.seats))

    def decide(self, ask: Ask) -> Option | Roll:
        """What the rules choose where they ask nobody's seat: an option, or chance among several (``Roll.options``)."""
        raise NotImplementedError

    def rename(self, names: Names) -> None:
        """From here on these names hold, also for what is told."""
        self.names = names
        self.told.append(names)

    def tell_each(self, phrase: Phrase, about: int, things: tuple[int, ...]) -> None:
        """Tell the same fact, which everybody sees, of each of several things."""
        told = self.told
        for thing in things:
            told += (phrase, about, thing)

    def tell_apart(self, seat: int, seen: Phrase, things: tuple[int, ...], unseen: Phrase) -> None:
        """Tell a fact of a seat for each of several things of which only this seat sees what they are."""
        told = self.told
        mine = 1 << seat
        others = ~mine
        for thing in things:
            told += (mine, seen, seat, thing, others, unseen, seat)

    def finish(self) -> Next:
        """End the running procedure after this step; to be returned where nothing else follows."""
        self.at[-1] = FINISHED
        return None

    def repeat(self) -> Next:
        """Start the running procedure over after this step; to be returned where nothing comes between."""
        self.at[-1] = 0
        return None

    def go(self, step: Step) -> Next:
        """Go on with this step of the running procedure after this one; to be returned where nothing comes between."""
        self.at[-1] = STEPS[type(self.stack[-1])].index(step)
        return None

    def instead(self, *procedures: Procedure) -> tuple[Procedure, ...]:
        """End the running procedure and go on with these."""
        self.at[-1] = FINISHED
        return procedures

    def halt(self, kind: type) -> None:
        """Break off everything down to, and including, the innermost procedure of this kind, after this step."""
        self.halted = kind

    def end(self, outcome: Outcome) -> None:
        """The match is over, whatever was going on."""
        self.outcome = outcome
        self.halted = State

    def unwind(self) -> None:
        """Drop the procedures that a halt broke off."""
        kind = self.halted
        self.halted = None
        while self.stack:
            top = self.stack.pop()
            self.at.pop()
            if kind is not None and isinstance(top, kind):
                return
