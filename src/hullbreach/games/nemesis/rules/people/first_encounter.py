"""The First Encounter: everybody alive keeps one Objective, in secret. NEM-CRI-01, NEM-CRI-06"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import DEAD
from hullbreach.games.nemesis.words import events, questions
from hullbreach.games.nemesis.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask, AskAll


@dataclass
class ChooseObjectives(Procedure):
    """All at the same time; nobody learns which kind another kept."""

    def begin(self, g: Nemesis) -> Next:
        g.told += (events.FIRST_ENCOUNTER,)
        return None

    def ask(self, g: Nemesis) -> Next:
        choosing = _choosing(g)
        return AskAll(tuple([_ask(g, seat) for seat in choosing])) if choosing else g.finish()

    def keep(self, g: Nemesis, answers: tuple[Option, ...]) -> Next:
        for seat, chosen in zip(_choosing(g), answers, strict=True):
            at = g.objectives[seat].index(chosen.args[0])
            g.box_objectives = (*g.box_objectives, g.objectives[seat][1 - at])
            g.objectives[seat] = (g.objectives[seat][at],)
            g.objectives_known[seat] = (g.objectives_known[seat][at],)
            g.told += (events.OBJECTIVE_KEPT, seat)
        return None

    def refuse(self, g: Nemesis, option: Option) -> No:
        return No("not-your-objective", rule="NEM-CRI-01")


def _choosing(g: Nemesis) -> list[int]:
    return [s for s in range(g.seats) if g.status[s] != DEAD and len(g.objectives[s]) == 2 and not g.fixed.coop]


def _ask(g: Nemesis, seat: int) -> Ask:
    options = Options()
    options.each(opt.KEEP_OBJECTIVE, g.objectives[seat])
    return Ask(seat, questions.OBJECTIVE, (), options)
