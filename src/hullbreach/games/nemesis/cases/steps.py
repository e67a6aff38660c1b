"""Where in a turn a described position stands: the procedures that are under way."""

from __future__ import annotations

from hullbreach.games.nemesis.cases.supply import seat_mask
from hullbreach.games.nemesis.rules.intruders.encounter import Encounter
from hullbreach.games.nemesis.rules.ship.noise import NoiseRoll
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import AWAKE, EVENT_PHASE, NOBODY, PHASES, PLAYER_PHASE
from hullbreach.games.nemesis.rules.turn.event_phase import EventPhase
from hullbreach.games.nemesis.rules.turn.game import Game, Turns
from hullbreach.games.nemesis.rules.turn.intruder_player import IntruderRound
from hullbreach.games.nemesis.rules.turn.player_phase import PlayerPhase, Round, Rounds
from hullbreach.kernel.procedures import Procedure, Step, steps_of
from hullbreach.parts.position_reader import Given

# What comes next: a turn begins; hands are drawn; the next round; the round of ``active``, its next Action, its end, a
# Noise roll or an Encounter in it; the Airlock; the steps of the Event Phase; the checks at the end.
IN_ROUND: dict[str, Step] = {"round": Round.begin, "action": Round.ask, "pass": Round.end}
IN_EVENT_PHASE: dict[str, Step] = {
    "time": EventPhase.time,
    "attacks": EventPhase.attacks,
    "fire": EventPhase.fire,
    "card": EventPhase.card,
    "development": EventPhase.development,
}
STEPS = ("turn", "draw", "rounds", *IN_ROUND, "noise", "encounter", "intruders", "airlock", *IN_EVENT_PHASE, "end")


def push(g: Nemesis, procedure: Procedure, step: Step | None = None) -> None:
    """Put a procedure on the stack, with the step that comes next."""
    g.stack.append(procedure)
    g.at.append(0 if step is None else steps_of(type(procedure)).index(step))


def begin(g: Nemesis, top: Given) -> None:
    """Put the procedures on the stack: ``step`` says where in the turn, ``active`` whose round it is."""
    step = top.word("step", STEPS, "action")
    phase = PHASES[EVENT_PHASE if step in IN_EVENT_PHASE else PLAYER_PHASE]
    g.phase = PHASES.index(top.word("phase", PHASES, phase))
    g.turn = top.number("turn", 1, 1, 99)
    g.first = top.seat("first", 0)
    g.have_passed = seat_mask(top, "passed")
    awake = g.in_order()
    left = [seat for seat in awake if not g.have_passed >> seat & 1] or awake
    g.active = top.seat("active", left[0] if left else NOBODY)
    g.actions = top.number("actions", 0, 0, 99)
    g.unlimited = top.flag("unlimited")
    g.rushed = top.flag("rushed")
    g.passing = step == "pass"
    g.began = seat_mask(top, "began") if top.has("began") else g.have_passed
    g.no_attacks = top.flag("no_attacks")
    g.stood_back = seat_mask(top, "stood_back")
    g.stack, g.at = [], []
    push(g, Game(), Game.end)
    if step == "end":
        if g.ship_end < 0:
            raise top.bad("ship_end", "missing, expected how the ship ended")
        return
    if step == "turn":
        g.turn -= 1
        push(g, Turns(), Turns.begin)
    elif step in IN_EVENT_PHASE:
        g.active = NOBODY
        push(g, Turns(), Turns.again)
        push(g, EventPhase(), IN_EVENT_PHASE[step])
    else:
        push(g, Turns(), Turns.event_phase)
        begin_player_phase(g, top, step)


def begin_player_phase(g: Nemesis, top: Given, step: str) -> None:
    """Drawing, rounds, the Airlock."""
    if step == "draw":
        push(g, PlayerPhase(), PlayerPhase.draw)
        return
    push(g, PlayerPhase(), PlayerPhase.vent)
    if step == "airlock":
        return
    active = g.active
    if step == "rounds":
        push(g, Rounds(active - 1))
        return
    push(g, Rounds(active))
    if step == "intruders":
        if g.intruder_seat == NOBODY:
            raise top.bad("intruder_seat", "missing, expected who plays the Intruders")
        g.stack[-1] = Rounds(g.intruder_seat)
        push(g, IntruderRound(g.intruder_seat))
        return
    if active == NOBODY or g.status[active] != AWAKE:
        raise top.bad("active", "expected a seat whose Character is awake")
    if g.pod[active] >= 0 and step in ("action", "noise", "encounter"):
        raise top.bad("active", "who waits in a pod performs no Actions, expected step round")
    if step != "round":
        g.began |= 1 << active
    push(g, Round(active), IN_ROUND.get(step, Round.ask))
    if step == "noise":
        push(g, NoiseRoll(active))
    elif step == "encounter":
        push(g, Encounter(active))
