"""Looking back: the timeline of a match, any moment of it, and its dice worked out again."""

from __future__ import annotations

import threading
from collections import OrderedDict
from dataclasses import dataclass

from hullbreach.kernel.chance import Committed
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.match import SPECTATOR, Match, Past, sees
from hullbreach.kernel.phrases import Event
from hullbreach.kernel.records import replay
from hullbreach.kernel.scene import Scene
from hullbreach.table.entries import FURTHER, MAKERS, SEAT
from hullbreach.table.table import Table, quiet_start, start
from hullbreach.table.undoing import drawn

STRIDE = 40
KEPT = 4
TURN = "turn"
# Followed by the number of the round that begins with a choice: a chapter of the match.
ROUND = "round:"


@dataclass
class Look:
    """One choice on the timeline."""

    number: int
    seat: int
    text: str
    lines: list[str]
    marks: list[str]


def timeline(table: Table, held: list[int], lang: str) -> list[Look]:
    """Every choice; while a match runs, only what the first of these seats saw of it is told."""
    match = table.match
    book = match.rulebook
    again = quiet_start(table.head)
    pasts = match.pasts()
    seat = held[0] if held else SPECTATOR
    found: list[Look] = []
    turn: tuple[int, ...] = ()
    round = 0
    for number, past in enumerate(pasts):
        maker = MAKERS[table.makers[number]]
        marks = [] if maker in (SEAT, FURTHER) else [maker]
        if book.turn(again.state) != turn:
            turn = book.turn(again.state)
            marks.append(TURN)
        if book.round(again.state) != round:
            round = book.round(again.state)
            marks.append(f"{ROUND}{round}")
        own = book.label(again.state, past.option, lang) if table.finished or past.seat in held else ""
        again.play(past.option, past.seat)
        told = [event for event in past if may_tell(event, seat, table.finished)]
        lines = [book.tell(again.state, event, lang) for event in told]
        # What happened, for whoever looks for it on the line.
        marks += [f"event:{id}" for id in dict.fromkeys([event.phrase.id for event in told])]
        found.append(Look(number + 1, past.seat, own or "".join(lines[:1]), lines, marks))
    return found


def may_tell(event: Event, seat: int, finished: bool) -> bool:
    """Whether an event is told on the timeline: when all is over, everything is, in its fullest version."""
    return sees(event, seat) if not finished else event.audience > 0 or event.audience == -1


class Replays:
    """Any moment of the tables that people look back on; a few matches are kept at every so many choices."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        # Of each table the matches after every so many choices, with the past that led there.
        self.kept: OrderedDict[str, list[tuple[Past | None, Match]]] = OrderedDict()

    def at(self, table: Table, number: int) -> Match:
        """The match after so many choices."""
        with self.lock:
            pasts = table.match.pasts()
            stops = self._stops(table, pasts)
            while len(stops) * STRIDE <= number:
                following = stops[-1][1].copy()
                for past in pasts[(len(stops) - 1) * STRIDE : len(stops) * STRIDE]:
                    following.play(past.option, past.seat)
                stops.append((pasts[len(stops) * STRIDE - 1], following))
            nearest = min(number // STRIDE, len(stops) - 1)
            match = stops[nearest][1].copy()
            for past in pasts[nearest * STRIDE : number]:
                match.play(past.option, past.seat)
            return match

    def _stops(self, table: Table, pasts: list[Past]) -> list[tuple[Past | None, Match]]:
        """The stops of a table that are still true: an undo leads to another past."""
        stops = self.kept.setdefault(table.head.id, [])
        self.kept.move_to_end(table.head.id)
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        if not stops:
            stops.append((None, start(table.head)))
        for n in range(1, len(stops)):
            if n * STRIDE > len(pasts) or stops[n][0] is not pasts[n * STRIDE - 1]:
                del stops[n:]
                break
        return stops

    def scene(self, table: Table, number: int, seat: int, lang: str) -> Scene:
        """What a seat saw after so many choices."""
        match = self.at(table, number)
        made = match.rulebook.scene(match.glance(seat), lang)
        made.version = number
        # The past has nobody to ask any more: what was open then is shown, but cannot be chosen here.
        return made


@dataclass
class Checked:
    """The dice of a match, worked out again."""

    commitment: str
    key: str
    dice: str
    draws: int
    matches: bool
    undone: list[str]


def verify(table: Table) -> Checked:
    """Play a finished match again with the dice that follow from its key, and compare."""
    commitment = Committed(table.head.key, table.head.dice).commitment()
    try:
        again = replay(table.match.rulebook, table.record(reveal=True))
        matches = again.state == table.match.state
    except BadInput:
        matches = False
    return Checked(commitment, table.head.key, table.head.dice, drawn(table.match), matches, list(table.marks))
