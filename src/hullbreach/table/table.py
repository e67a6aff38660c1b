"""One table: a match and the people around it, as the fold of its entries.

Nothing here reads a database or a clock. A change is first planned (which checks it and touches nothing), then stored
by the caller, and only then taken in.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hullbreach.games import rulebook
from hullbreach.kernel.errors import Illegal, No
from hullbreach.kernel.match import SPECTATOR, Match
from hullbreach.kernel.options import Option
from hullbreach.kernel.phrases import Events, Names
from hullbreach.kernel.records import CommittedChance, Record, begin, record, replay
from hullbreach.kernel.requests import Request
from hullbreach.kernel.rulebook import Rulebook
from hullbreach.table.entries import (
    FURTHER,
    MAKERS,
    SEAT,
    Chosen,
    Entry,
    SeatAsked,
    Seated,
    SeatVoted,
    UndoAsked,
    Undone,
    UndoVoted,
)
from hullbreach.table.seating import HUMAN, OPEN, Seat
from hullbreach.table.storage import Append, Head, Summary

STALE = "stale"
# No gesture is longer: every step of it is an entry.
GESTURE = 24
NOTHING = Events(Names(), ())


@dataclass
class Wish:
    """An undo that somebody asked for and others have yet to agree to."""

    seat: int
    reach: str
    keep: int
    agreed: list[int]


@dataclass
class Proposal:
    """A bot is to play a seat whose person is away, or no longer; some have yet to agree."""

    by: int
    seat: int
    bot: bool
    needed: list[int]
    agreed: list[int]


@dataclass
class Plan:
    """Entries that may be stored, and the match as they leave it (None: as it is)."""

    entries: list[Entry]
    match: Match | None = None


class Stale(Exception):  # noqa: N818 - a verdict, not an error of the program
    """A choice for a question that is no longer open; nothing has changed."""


class Table:
    """A table as its entries so far have made it."""

    def __init__(self, head: Head, entries: list[Entry]) -> None:
        self.head = head
        self.match = start(head)
        self.number = 0
        self.version = 0
        self.seats = [Seat(OPEN) for _ in range(self.match.state.seats)]
        # Who made each choice (an index into MAKERS), so that undo can pass over what nobody decided by hand.
        self.makers = bytearray()
        self.marks = list(head.marks)
        self.wish: Wish | None = None
        self.proposal: Proposal | None = None
        # The tokens of all people who ever sat here.
        self.sitters: set[str] = set()
        self._request: Request | None = self.match.state.request
        self._asked_at = 0
        for entry in entries:
            self.take_in(entry)

    # ---- taking in entries

    def take_in(self, entry: Entry, played: Match | None = None) -> None:
        """The next entry of the log; ``played`` is the match after it, where that is known already."""
        self.number += 1
        if isinstance(entry, Chosen):
            if played is None:
                self.match.play(entry.text, entry.seat)
            else:
                self.match = played
            self.makers.append(MAKERS.index(entry.by))
            self._moved()
        elif isinstance(entry, Undone):
            self.match = shortened(self.match, entry.keep) if played is None else played
            del self.makers[entry.keep :]
            if entry.mark:
                self.marks.append(entry.mark)
            self._moved()
        elif isinstance(entry, Seated):
            self.seats[entry.seat] = Seat(entry.sits, entry.name, entry.token, entry.bot, entry.voted)
            if entry.token:
                self.sitters.add(entry.token)
            self.wish = None
            self.proposal = None
        elif isinstance(entry, UndoAsked):
            self.wish = Wish(entry.seat, entry.reach, entry.keep, [])
        elif isinstance(entry, UndoVoted) and self.wish is not None:
            if entry.agree:
                self.wish.agreed.append(entry.seat)
            else:
                self.wish = None
        elif isinstance(entry, SeatAsked):
            self.proposal = Proposal(entry.by, entry.seat, entry.bot, entry.needed, [])
        elif isinstance(entry, SeatVoted) and self.proposal is not None:
            if entry.agree:
                self.proposal.agreed.append(entry.seat)
            else:
                self.proposal = None

    def carry_out(self, plan: Plan) -> None:
        """Take in a plan that has been stored."""
        for n, entry in enumerate(plan.entries):
            last = n + 1 == len(plan.entries)
            if last or plan.match is None:
                self.take_in(entry, plan.match)
            else:
                # The match of the plan is the one after its last entry.
                self.take_in(entry, self.match)

    def _moved(self) -> None:
        self.version = self.number
        self.wish = None
        if self.match.state.request is not self._request:
            self._request = self.match.state.request
            self._asked_at = self.number

    # ---- who is who

    @property
    def finished(self) -> bool:
        """Whether the match is over."""
        return self.match.outcome is not None

    @property
    def choices(self) -> int:
        """How many choices were made and not taken back."""
        return len(self.makers)

    def asked(self) -> list[int]:
        """The seats that must choose now."""
        return [question.seat for question in self.match.questions]

    def held_by(self, hashed: str) -> list[int]:
        """The seats that the token with this hash holds."""
        return [n for n, seat in enumerate(self.seats) if hashed and seat.opened_by(hashed)]

    def people(self) -> list[int]:
        """The seats where people decide for themselves."""
        return [n for n, seat in enumerate(self.seats) if seat.sits == HUMAN and not seat.bot]

    def alone(self) -> bool:
        """Whether one person plays here and nobody else can join: their undo concerns nobody else."""
        tokens = {seat.token for seat in self.seats if seat.sits == HUMAN}
        return len(tokens) <= 1 and all(seat.sits != OPEN for seat in self.seats)

    def never_shared(self) -> bool:
        """Whether nobody else ever sat here either: somebody who has left may come back."""
        return self.alone() and len(self.sitters) <= 1

    def viewer(self, held: list[int], last: int) -> int:
        """Through which of these seats a client looks: the one that is asked, else where it looked before."""
        for seat in self.asked():
            if seat in held and not self.seats[seat].automatic:
                return seat
        if last in held:
            return last
        return held[0] if held else SPECTATOR

    def bot_to_move(self) -> int | None:
        """A seat that is asked and whose choice a bot makes."""
        return next((seat for seat in self.asked() if self.seats[seat].automatic), None)

    # ---- choosing

    def plan_choice(self, seat: int, version: int, texts: list[str], by: str = SEAT) -> Plan:
        """A choice, or a gesture of several; ``Stale``, ``Illegal`` or ``BadInput`` if it cannot be made."""
        if not self._asked_at <= version <= self.version:
            raise Stale
        match = self.match.copy()
        entries: list[Entry] = []
        events = NOTHING
        for text in texts[:GESTURE]:
            option = match.read(text)
            if entries and not goes_on(match, seat, option, events):
                break
            ask = match.ask_of(seat)
            if ask is None or option not in ask.options:
                raise refusal(match, seat, option)
            names = match.state.names
            events = match.play(option, seat)
            entries.append(Chosen(seat, option.text(names), FURTHER if entries and by == SEAT else by))
        return Plan(entries, match)

    def append(self, plan: Plan, made: float | None = None) -> Append:
        """What has to be stored for a plan that was made at this time (now, if not said)."""
        found = Append(self.head.id, self.number + 1, plan.entries, self.summary_after(plan))
        if made is not None:
            found.made = made
        return found

    @property
    def asked_at(self) -> int:
        """The number of the entry that led to the open question."""
        return self._asked_at

    def summary_after(self, plan: Plan) -> Summary:
        """What the lobby will show once a plan is stored."""
        match = self.match if plan.match is None else plan.match
        choices = self.choices
        version = self.version
        seats = [(seat.sits, seat.name) for seat in self.seats]
        for number, entry in enumerate(plan.entries, self.number + 1):
            if isinstance(entry, Chosen):
                choices, version = choices + 1, number
            elif isinstance(entry, Undone):
                choices, version = entry.keep, number
            elif isinstance(entry, Seated):
                seats[entry.seat] = (entry.sits, entry.name)
        return Summary(
            version=version,
            choices=choices,
            asked=[question.seat for question in match.questions],
            seats=seats,
            finished=match.outcome is not None,
            progress=match.rulebook.progress(match.state),
        )

    # ---- the record

    def record(self, reveal: bool) -> Record:
        """The record that replays to this moment; the key of the dice only if it may be told."""
        found = record(self.match, reveal=reveal)
        found.marks = list(self.marks)
        return found


def rulebook_of(head: Head) -> Rulebook[Any]:
    """The rulebook of a table, with the house content it was set up with."""
    return rulebook(head.game).with_house(head.content, {})


def start(head: Head) -> Match:
    """The match of a table before the first choice."""
    return begin(rulebook_of(head), head.settings, CommittedChance.of(head.key, head.dice))


def quiet_start(head: Head) -> Match:
    """The same without a log, for looking at positions only."""
    return begin(rulebook_of(head), head.settings, CommittedChance.of(head.key, head.dice), quiet=True)


def shortened(match: Match, keep: int) -> Match:
    """The match as it was after so many choices."""
    return replay(match.rulebook, record(match), "undo", keep)


def refusal(match: Match, seat: int, option: Option) -> Illegal:
    """Why a seat may not choose this now, found in nothing but what the seat itself may know."""
    if match.question is None:
        return Illegal(No("match-over", rule="GEN"))
    question = match.view(seat).question
    return Illegal(No("not-asked", rule="GEN") if question is None else question.why_not(option))


def goes_on(match: Match, seat: int, option: Option, events: Events) -> bool:
    """Whether a gesture goes on: the same seat is asked on the way, nothing came between, the next step is open."""
    ask = match.ask_of(seat)
    return ask is not None and match.rulebook.goes_on(ask, events) and option in ask.options
