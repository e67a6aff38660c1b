"""Where in a turn a described position stands: the procedures that are under way."""

from __future__ import annotations

from hullbreach.games.hunt.content.actions import MOVE
from hullbreach.games.hunt.rules.board.movement import Look
from hullbreach.games.hunt.rules.modes.series import OneMission, Play
from hullbreach.games.hunt.rules.state import NOBODY, NOWHERE, Hunt
from hullbreach.games.hunt.rules.turn.actions import ActionStep
from hullbreach.games.hunt.rules.turn.activation import Activation
from hullbreach.games.hunt.rules.turn.turn import ActivationPhase, GameTurn
from hullbreach.kernel.procedures import Procedure, Step, steps_of
from hullbreach.parts.position_reader import Given

# What comes next: the turn begins, the Environment card, hands are refilled, the window before an activation, a piece
# is named, it acts, all activations are over, the victory check, the turn ends.
STEPS = ("turn", "renewal", "refill", "between", "activate", "named", "act", "sentries", "check", "end")
# Steps at which reveals are checked first, unless a position says otherwise.
LOOKING = ("activate", "named", "act")
OF_TURN: dict[str, Step] = {
    "turn": GameTurn.initiative,
    "renewal": GameTurn.renewal,
    "refill": GameTurn.refill,
    "sentries": GameTurn.sentries,
    "check": GameTurn.check,
    "end": GameTurn.end,
}


def at(procedure: Procedure, step: Step) -> int:
    """The number of a step."""
    return steps_of(type(procedure)).index(step)


def begin(g: Hunt, top: Given) -> None:
    """Put the procedures on the stack: ``step`` says where in the turn, ``side`` and ``active`` whose turn it is."""
    active = top.name("active", "piece", NOBODY)
    step = top.word("step", STEPS, "act" if active >= 0 else "activate")
    side = top.name("side", "side", g.side(active) if active >= 0 else g.order[0])
    if active < 0 and step in ("named", "act"):
        raise top.bad("active", f"missing, expected a piece at the step {step!r}")
    if active >= 0 and side != g.side(active):
        raise top.bad("side", "expected the side of the active piece")
    g.active_side = side
    match, turn = OneMission(), GameTurn()
    g.stack, g.at = [match, Play(), turn], [at(match, OneMission.end), len(steps_of(Play)), 0]
    if step in OF_TURN:
        g.at[-1] = at(turn, OF_TURN[step])
        top.skip("points", "stepped")
    else:
        g.at[-1] = at(turn, GameTurn.sentries)
        begin_activation(g, top, step, side, active)
    if top.flag("look", step in LOOKING):
        g.stack.append(Look())
        g.at.append(0)


def begin_activation(g: Hunt, top: Given, step: str, side: int, active: int) -> None:
    """The same in the activation phase: between two activations, or in that of a piece."""
    if active < 0:
        # As if the side before it had just been activated.
        before = g.order[g.order.index(side) - 1]
        phase = ActivationPhase(before)
        g.stack.append(phase)
        g.at.append(at(phase, ActivationPhase.window if step == "between" else ActivationPhase.choose))
        top.skip("points", "stepped")
        return
    phase = ActivationPhase(side)
    g.stack += [phase, Activation(active)]
    if step == "named":
        g.at += [0, 0]
        top.skip("points", "stepped")
        return
    g.active = active
    g.points = top.number("points", g.fixed.tables.action_points, 0, 9)
    g.stepped = top.number("stepped", 0, 0, 9)
    g.back_to = g.floor[active]
    if g.fixed.board.vents >> g.tile[active] & 1 and not g.stepped and not g.used[active] >> MOVE & 1:
        # It stopped there in an earlier turn, and may stay while it does not move (HUNT-TILE-12).
        g.back_to = NOWHERE
    g.at += [0, at(Activation(active), Activation.rage_wound)]
    g.stack.append(ActionStep(active))
    g.at.append(0)
