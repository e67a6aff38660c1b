"""Procedures: rules as small classes whose methods are the steps, in the order of the rulebook.

A procedure holds ids only and is never changed once it is on the stack, so a copy of a match shares it. Every
procedure is a dataclass, so that two can be compared. Its public methods, top to bottom, are its steps. A step
changes the state and returns nothing, procedures to run next, or one request; the step after a request receives
the answer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option
from hullbreach.kernel.requests import Ask, Request, Roll

if TYPE_CHECKING:
    from hullbreach.kernel.state import State


class Procedure:  # mypyc: open
    """Base of all rules that take more than one breath."""

    def refuse(self, g: Any, option: Option) -> No:
        """Why this option is not open at the question this procedure asks."""
        return No("not-offered", rule="GEN")

    def closed(self, g: Any) -> list[Option]:
        """Options a player might look for here that are not open; ``refuse`` says why."""
        return []

    def odds(self, g: Any, option: Option) -> Odds | None:
        """How likely what the option leads to will succeed, with the number it needs."""
        return None


class Total:
    """A number that says where it comes from: named terms that add up."""

    def __init__(self, terms: list[tuple[str, int]], low: int = -999, high: int = 999) -> None:
        self.terms = terms
        value = 0
        for _, n in terms:
            value += n
        self.value = min(max(value, low), high)

    def __repr__(self) -> str:
        return f"{self.value} = " + " ".join(f"{n:+d} {name}" for name, n in self.terms)


class Odds:
    """The chance of success of an option, between 0 and 1, and the number it is measured against."""

    def __init__(self, chance: float, need: Total) -> None:
        self.chance = chance
        self.need = need


Next = Request | Procedure | tuple[Procedure, ...] | None
Step = Callable[..., Next]

RESERVED = frozenset(name for name in dir(Procedure))
STEPS: dict[type, tuple[Step, ...]] = {}
FINISHED = 1000


def steps_of(kind: type) -> tuple[Step, ...]:
    """The steps of a procedure class: its public methods in the order they are written, those of its bases first."""
    found = STEPS.get(kind)
    if found is None:
        steps: dict[str, Step] = {}
        for base in reversed(kind.__mro__):
            if base is not Procedure and issubclass(base, Procedure):
                steps |= {
                    name: step
                    for name, step in vars(base).items()
                    if not name.startswith("_") and name not in RESERVED and callable(step)
                }
        found = STEPS[kind] = tuple(steps.values())
    return found


def run(g: State, answer: object, answered: bool) -> Request | None:
    """Run procedures until one makes a request (returned) or the match is over (None)."""
    stack = g.stack
    at = g.at
    # Counted along: Python finds the last of a list sooner by its number than by -1.
    last = len(stack) - 1
    while last >= 0:
        top = stack[last]
        try:
            steps = STEPS[type(top)]
        except KeyError:
            steps = steps_of(type(top))
        count = len(steps)
        step = at[last]
        while step < count:
            at[last] = step + 1
            if answered:
                answered = False
                following = steps[step](top, g, answer)
            else:
                following = steps[step](top, g)
            if g.halted is not None:
                g.unwind()
                last = len(stack) - 1
                break
            if not following:
                step = at[last]
            elif isinstance(following, Ask):
                if following.seat < 0:
                    decided = g.decide(following)
                    if isinstance(decided, Roll):
                        if g.source is None:
                            return decided
                        answer = decided.settle(decided.space.draw(g.source))
                    else:
                        answer = decided
                elif following.options.count != 1 or not following.quick or g.patient:
                    return following
                else:
                    answer = following.options[0]
                answered = True
                step = at[last]
            elif isinstance(following, Procedure):
                stack.append(following)
                at.append(0)
                last += 1
                break
            elif isinstance(following, tuple):
                stack += following[::-1]
                at += [0] * len(following)
                last += len(following)
                break
            elif isinstance(following, Roll):
                if g.source is None:
                    return following
                answer = following.space.draw(g.source)
                answered = True
                step = at[last]
            else:
                return following
        else:
            stack.pop()
            at.pop()
            last -= 1
    return None


def ask_again(g: State) -> Request | None:
    """The open request as the running step makes it in the world as it is now.

    A step that asks changes nothing before it asks, so it can be run again. The question stays open even if only
    one option is left in the new world: whoever looks on knows that there was something to choose.
    """
    top = g.stack[-1]
    following = steps_of(type(top))[g.at[-1] - 1](top, g)
    if isinstance(following, Ask) and following.seat < 0:
        decided = g.decide(following)
        return decided if isinstance(decided, Roll) else None
    return following if isinstance(following, Request) else None
