"""Tests of a statistic: one die against a number that names its terms, criticals, fumbles, one re-roll a die."""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.kernel.chance import Die
from hullbreach.kernel.procedures import Odds, Total

CRITICAL, SUCCESS, FAILURE, FUMBLE = range(4)

# Which results are rolled a second time: none, failures (a player's choice) or successes (forced by the other side).
NO_REROLL, FAILURES, SUCCESSES = range(3)


class StatTest:
    """A kind of test: roll the tested value or less. Faces up to ``sure`` always succeed, from ``lost`` on always fail.

    Modifiers change the tested value, never the die (HUNT-CON-02); a floor keeps them from lowering it further.
    """

    def __init__(self, sides: int, sure: int = 0, lost: int = 999) -> None:
        self.die = Die(sides)
        self.sure = sure
        self.lost = lost

    def passes(self, rolled: int, need: int, floor: int = 0) -> bool:
        """Whether a face succeeds."""
        return rolled <= self.sure or (rolled < self.lost and (rolled <= need or rolled <= floor))

    def result(self, rolled: int, need: int, floor: int = 0) -> int:
        """What a face means: a natural one beyond the bounds is a critical or a fumble (HUNT-CON-05, HUNT-CON-07)."""
        if rolled <= self.sure:
            return CRITICAL
        if rolled >= self.lost:
            return FUMBLE
        return SUCCESS if self.passes(rolled, need, floor) else FAILURE

    def odds(self, need: Total, floor: int = 0, reroll: int = NO_REROLL) -> Odds:
        """How likely the test succeeds; a die is re-rolled once, and the second result stands (HUNT-CON-03)."""
        sides = self.die.sides
        most = min(max(need.value, floor), self.lost - 1, sides)
        chance = max(most, self.sure, 0) / sides
        if reroll == FAILURES:
            chance += (1 - chance) * chance
        elif reroll == SUCCESSES:
            chance *= chance
        return Odds(chance, need)


@dataclass(frozen=True)
class RolledDie:
    """A die as it lies, and what it showed before if it was re-rolled: a re-roll is not re-rolled (HUNT-CON-03)."""

    face: int
    first: int = 0

    def may_reroll(self) -> bool:
        """Whether the die still has its one re-roll."""
        return self.first == 0

    def again(self, face: int) -> RolledDie:
        """The same die after its re-roll; the new face stands, also a worse one."""
        assert self.may_reroll(), "a die is re-rolled only once"
        return RolledDie(face, self.face)
