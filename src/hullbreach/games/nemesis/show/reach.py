"""Why a Room or an Intruder is out of reach: how many Rooms away it is, or which Door is closed."""

from __future__ import annotations

from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.words import options as opt
from hullbreach.games.nemesis.words import questions
from hullbreach.kernel.errors import No
from hullbreach.kernel.match import Question
from hullbreach.kernel.options import Option, members


def beyond(g: Nemesis, question: Question) -> list[tuple[Option, No]]:
    """The Rooms and Intruders that an Action of this round does not reach, with what lies between."""
    here = g.room[question.seat]
    if question.ask.prompt is not questions.ACTION or here < 0:
        return []
    found: list[tuple[Option, No]] = []
    for room in members(g.fixed.graph.nodes & ~(1 << here)):
        option = Option(opt.MOVE, (room,))
        if option not in question.options:
            no = question.why_not(option)
            found.append((option, apart(g, here, room) if no.reason == "not-neighbouring" else no))
        found += [
            (Option(opt.STRIKE, (intruder,)), No("intruder-elsewhere", rule="NEM-CBT-02"))
            for intruder in members(g.crowd[room])
        ]
    return found


def apart(g: Nemesis, here: int, room: int) -> No:
    """What lies between two Rooms: a closed Door, or other Rooms."""
    steps = g.fixed.graph.distance(here, room, g.closed)
    if g.fixed.graph.joining(here, room) or (steps < 0 and g.fixed.graph.distance(here, room) > 0):
        return No("door-in-the-way", rule="NEM-MOV-01")
    return No("rooms-away", steps, rule="NEM-MOV-01") if steps > 0 else No("not-neighbouring", rule="NEM-MOV-01")
