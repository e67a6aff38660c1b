"""One table: a match and the people around it, as the fold of its entries.

Nothing here reads a database or a clock. A change is first planned (which checks it and touches nothing), then stored
by the caller, and only then taken in.
"""

from __future__ import annotations

import zlib
from collections import Counter
from copy import copy
from dataclasses import dataclass, field
from typing import Any

from hullbreach.bots.policy import spares
from hullbreach.games import rulebook
from hullbreach.kernel.errors import BadInput, Illegal, No
from hullbreach.kernel.match import SPECTATOR, Match, View, sees
from hullbreach.kernel.options import Option
from hullbreach.kernel.phrases import Events
from hullbreach.kernel.records import CommittedChance, Record, begin, record, replay
from hullbreach.kernel.requests import Request
from hullbreach.kernel.rulebook import Rulebook
from hullbreach.kernel.scene import Scene
from hullbreach.kernel.topics import SETUP, WINDOWS
from hullbreach.table.asking import NOTHING, Ahead, Meant, ahead, is_forced, is_telling, scene
from hullbreach.table.entries import (
    BOT,
    FURTHER,
    MAKERS,
    POLICY,
    SEAT,
    Begun,
    Chosen,
    Entry,
    Sealed,
    SeatAsked,
    Seated,
    SeatVoted,
    UndoAsked,
    Undone,
    UndoVoted,
)
from hullbreach.table.seating import HUMAN, OPEN, Seat
from hullbreach.table.storage import THE_TABLE, Append, Head, Said, Summary

STALE = "stale"
# No gesture is longer: every step of it is an entry.
GESTURE = 24
# So often somebody may ask the others for something before anything else has happened.
MOST_WISHES = 3
# What a table is, for everybody who sits down at it.
PRACTICE, FORK, POSITION, TAKEN_BACK, SEALED = "practice", "fork", "position", "taken-back", "sealed"


@dataclass
class Wish:
    """An undo that somebody asked for and others have yet to agree to."""

    seat: int
    reach: str
    keep: int
    agreed: list[int]


@dataclass
class Proposal:
    """What somebody would like to become of a seat (``SeatAsked`` says what that may be); some have yet to agree."""

    asked: SeatAsked
    agreed: list[int]


@dataclass
class Plan:
    """Entries that may be stored, the match as they leave it (None: as it is), and what is to follow by itself.

    said: what the table tells everybody about it in its chat: a name, and what became of the seat.
    """

    entries: list[Entry]
    match: Match | None = None
    meant: Meant | None = None
    said: list[tuple[str, str]] = field(default_factory=list)


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
        # The seats that they were made on, which everybody was told as it happened.
        self.choosers = bytearray()
        # Those that the policy of a seat made where something else could have been chosen, and the seat.
        self.by_policy: dict[int, int] = {}
        # The rounds that have begun, each with the number of choices made before it.
        self.rounds = [(0, self.match.round)]
        self.marks = list(head.marks)
        self.wish: Wish | None = None
        self.proposal: Proposal | None = None
        # Whether people are still coming: nobody chooses before somebody says that it begins.
        self.gathers = head.gathers
        # Not stored: whoever it was that meant it is asked once more.
        self.meant: Meant | None = None
        # The tokens of all people who ever sat here.
        self.sitters: set[str] = set()
        # Whether somebody may know the dice to come: those of another table are no secret.
        self.sealed = head.dice != head.id
        # How often each seat has asked the others for something since the last choice; -1 is whoever has no seat.
        self.wishes: Counter[int] = Counter()
        self._request: Request | None = self.match.state.request
        self._asked_at = 0
        for entry in entries:
            self.take_in(entry)

    def still(self) -> Table:
        """The table as it is now, for whoever looks at it at leisure: what happens next does not touch it."""
        found = copy(self)
        found.match = self.match.copy()
        found.makers = self.makers[:]
        found.choosers = self.choosers[:]
        found.by_policy = dict(self.by_policy)
        found.rounds = self.rounds[:]
        found.marks = self.marks[:]
        return found

    # ---- taking in entries

    def take_in(self, entry: Entry, played: Match | None = None) -> None:
        """The next entry of the log; ``played`` is the match after it, where that is known already."""
        self.number += 1
        if isinstance(entry, Chosen):
            if entry.by == POLICY and is_decision(self.match, entry):
                self.by_policy[self.choices] = entry.seat
            if played is None:
                self.match.play(entry.text, entry.seat)
            else:
                self.match = played
            self.makers.append(MAKERS.index(entry.by))
            self.choosers.append(entry.seat)
            if self.meant is not None and (
                (entry.seat == self.meant.seat and entry.by != POLICY) or is_telling(self.match)
            ):
                self.meant = None
            self._moved()
        elif isinstance(entry, Undone):
            # With the end the key of the dice was published.
            self.sealed = self.sealed or self.finished
            self.match = shortened(self.match, entry.keep) if played is None else played
            del self.makers[entry.keep :]
            del self.choosers[entry.keep :]
            self.by_policy = {n: seat for n, seat in self.by_policy.items() if n < entry.keep}
            self.rounds = [(choices, round) for choices, round in self.rounds if choices <= entry.keep]
            self.meant = None
            if entry.mark:
                self.marks.append(entry.mark)
            self._moved()
        elif isinstance(entry, Seated):
            before = self.seats[entry.seat]
            left = entry.sits == OPEN and not self.gathers and (before.sits != OPEN or before.left)
            sits = (entry.sits, entry.name, entry.token, entry.bot, entry.voted, entry.asks, entry.ready)
            self.seats[entry.seat] = Seat(*sits, left, left and entry.opened)
            if entry.token:
                self.sitters.add(entry.token)
            self.wish = None
            self.proposal = None
            self.meant = None
        elif isinstance(entry, UndoAsked):
            self.wish = Wish(entry.seat, entry.reach, entry.keep, [])
            self.wishes[entry.seat] += 1
        elif isinstance(entry, UndoVoted) and self.wish is not None:
            if entry.agree:
                self.wish.agreed.append(entry.seat)
            else:
                self.wish = None
        elif isinstance(entry, SeatAsked):
            self.proposal = Proposal(entry, [])
            self.wishes[entry.by] += 1
        elif isinstance(entry, SeatVoted) and self.proposal is not None:
            if entry.agree:
                self.proposal.agreed.append(entry.seat)
            else:
                self.proposal = None
        elif isinstance(entry, Begun):
            self.gathers = False
        elif isinstance(entry, Sealed):
            self.sealed = True

    def carry_out(self, plan: Plan) -> None:
        """Take in a plan that has been stored."""
        for n, entry in enumerate(plan.entries):
            last = n + 1 == len(plan.entries)
            if last or plan.match is None:
                self.take_in(entry, plan.match)
            else:
                # The match of the plan is the one after its last entry.
                self.take_in(entry, self.match)
        if plan.meant is not None:
            self.meant = plan.meant

    def _moved(self) -> None:
        if self.match.round != self.rounds[-1][1]:
            self.rounds.append((self.choices, self.match.round))
        self.version = self.number
        self.wish = None
        self.wishes.clear()
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

    def voters(self) -> list[int]:
        """The seats of people who are still in the match: nobody else's consent is waited for."""
        match = self.match
        asked = self.asked()
        return [n for n in self.people() if n in asked or not match.rulebook.is_out(match.state, n)]

    def alone(self) -> bool:
        """Whether one person plays here and nobody else can join: their undo concerns nobody else."""
        tokens = {seat.token for seat in self.seats if seat.sits == HUMAN}
        return len(tokens) <= 1 and (self.sealed or all(seat.sits != OPEN for seat in self.seats))

    def never_shared(self) -> bool:
        """Whether nobody else ever sat here either: somebody who has left may come back."""
        return self.alone() and len(self.sitters) <= 1

    def nature(self) -> list[str]:
        """What everybody who sits down here should know about this table."""
        found = {
            PRACTICE: self.head.practice,
            FORK: self.head.dice != self.head.id,
            POSITION: self.head.given is not None,
            TAKEN_BACK: any(mark.startswith("undo") for mark in self.marks),
            SEALED: self.sealed,
        }
        return [word for word, holds in found.items() if holds]

    def viewer(self, held: list[int], last: int) -> int:
        """Through which of these seats a client looks: the one that is asked, else where it looked before."""
        for seat in self.asked():
            if seat in held and self.maker_at(seat) == SEAT:
                return seat
        if last in held:
            return last
        return held[0] if held else SPECTATOR

    def eyes(self, seat: int) -> int:
        """Through whose eyes a seat sees the match: while people are still coming, everybody sees what watchers see.

        Nobody looks into one hand after the other before they sit down for good.
        """
        return SPECTATOR if self.gathers else seat

    def maker_at(self, seat: int) -> str:
        """Who makes the open choice of a seat that is asked: a bot, the policy of the seat, or whoever sits there.

        Further on in what they have chosen already they need not choose again.
        """
        sits = self.seats[seat]
        if sits.automatic:
            return BOT
        if self.meant is not None and self.meant.seat == seat and self.meant.is_open(self.match):
            return FURTHER
        return POLICY if sits.sits == HUMAN and self.is_spared(seat) else SEAT

    def is_spared(self, seat: int) -> bool:
        """Whether whoever sits there need not be asked the open question.

        A window in which they could only pass is left to their page where somebody sits there from whom to hide that.
        """
        ask = self.match.ask_of(seat)
        asks = self.seats[seat].asks
        if ask is None:
            return False
        if ask.passing is None or (self.alone() and WINDOWS not in asks):
            return is_forced(self.match, seat, asks) or spares(self.match.rulebook, ask, asks)
        return spares(self.match.rulebook, ask, asks)

    def seed_for(self, seat: int, by: str) -> int:
        """Where a bot or a policy takes its chance from; a policy decides alike when its choice was taken back."""
        count = self.choices if by == POLICY else self.version
        return zlib.crc32(f"{self.head.dice}:{count}:{seat}".encode())

    def policies(self) -> tuple[bool, list[tuple[tuple[str, ...], bool]]]:
        """Whether the match has yet to begin, what is decided for each seat, and whether it is ready."""
        return self.gathers, [(seat.asks, seat.ready) for seat in self.seats]

    def is_held(self) -> bool:
        """Whether the match has yet to begin, or is set up and waits for somebody who is not ready."""
        if self.gathers or not self.is_proposed():
            return self.gathers
        topics = self.match.rulebook.topics()
        return all(topics.get(question.ask.prompt.id) != SETUP for question in self.match.questions)

    def is_proposed(self) -> bool:
        """Whether the set-up is done for somebody who looks at the whole of it before the match begins."""
        return not all(seat.ready or seat.sits != HUMAN or seat.bot for seat in self.seats)

    def moves_itself(self) -> tuple[int, str] | None:
        """A seat that is asked and whose choice nobody makes by hand, and who makes it."""
        if self.is_held():
            return None
        for seat in self.asked():
            by = self.maker_at(seat)
            if by != SEAT:
                return seat, by
        return None

    def scene(self, view: View, lang: str, since: int = 0, closed: bool = False) -> Scene:
        """What a seat is shown; nobody is asked what the policy of their seat decides in a moment."""
        seat = view.seat
        if seat >= 0 and view.question is not None and (self.maker_at(seat) in (POLICY, FURTHER) or self.is_held()):
            view.question = None
        asks = self.seats[seat].asks if seat >= 0 else ()
        made = scene(self.match, view, lang, asks, since, closed)
        # Of others nobody is told what they let decide: a pass by policy would tell that there was nothing to gain.
        own = {n for n, decider in self.by_policy.items() if decider == seat}
        if own and made.log:
            first = view.first_lines(own)
            for line in made.log:
                line.policy = line.number in first
        return made

    def old_news(self, seat: int) -> int:
        """The last line of a seat's log when it last chose by hand; -1 where it never did."""
        if seat < 0 or self.gathers:
            return -1
        pasts = self.match.pasts()
        by_hand = MAKERS.index(SEAT)
        own = [n for n, past in enumerate(pasts) if past.seat == seat and self.makers[n] == by_hand]
        if not own:
            return -1
        return sum(sees(event, seat) for told in (self.match.opening, *pasts[: own[-1]]) for event in told) - 1

    # ---- choosing

    def plan_choice(self, seat: int, version: int, texts: list[str], by: str = SEAT) -> Plan:
        """A choice, or a gesture of several; ``Stale``, ``Illegal`` or ``BadInput`` if it cannot be made."""
        if not self._asked_at <= version <= self.version:
            raise Stale
        if self.is_held():
            raise Illegal(No("not-asked", rule="GEN"))
        match = self.match.copy()
        entries: list[Entry] = []
        events = NOTHING
        for text in texts[:GESTURE]:
            try:
                option = match.read(text)
            except BadInput:
                if entries:
                    # To refuse what was chosen before would tell what came of it and leave it undone.
                    break
                raise
            if entries and not goes_on(match, seat, option, events):
                break
            ask = match.ask_of(seat)
            if ask is None or option not in ask.options:
                found = self.ahead_with(match, seat, option)
                entries.append(Chosen(seat, found.leaving.text(match.state.names), by))
                match.play(found.leaving, seat)
                meant = Meant(seat, found.prompt, texts)
                if not meant.is_open(match):
                    return Plan(entries, match, meant)
            names = match.state.names
            events = match.play(option, seat)
            entries.append(Chosen(seat, option.text(names), FURTHER if entries and by == SEAT else by))
        return Plan(entries, match)

    def ahead_with(self, match: Match, seat: int, option: Option) -> Ahead:
        """The next question, where this option of it can be chosen now; ``Illegal`` if it cannot."""
        ask = match.ask_of(seat)
        found = ahead(match, seat, self.seats[seat].asks)
        if found is None or (ask is not None and ask.options.has(option.phrase)):
            raise refusal(match, seat, option)
        if option not in found.options:
            raise refusal(found.match, seat, option)
        return found

    def append(self, plan: Plan, made: float | None = None) -> Append:
        """What has to be stored for a plan that was made at this time (now, if not said)."""
        found = Append(self.head.id, self.number + 1, plan.entries, self.summary_after(plan))
        if made is not None:
            found.made = made
        found.said = [Said(THE_TABLE, name, what, round(found.made, 3)) for name, what in plan.said]
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
        gathers = self.gathers and not any(isinstance(entry, Begun) for entry in plan.entries)
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
            asked=[] if gathers else [question.seat for question in match.questions],
            seats=seats,
            finished=match.outcome is not None,
            progress=match.rulebook.progress(match.state),
            gathers=gathers,
            sealed=self.sealed or any(isinstance(entry, Sealed) for entry in plan.entries),
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
    return begin(rulebook_of(head), head.settings, CommittedChance.of(head.key, head.dice), given=head.given)


def quiet_start(head: Head) -> Match:
    """The same without a log, for looking at positions only."""
    return begin(
        rulebook_of(head), head.settings, CommittedChance.of(head.key, head.dice), quiet=True, given=head.given
    )


def shortened(match: Match, keep: int) -> Match:
    """The match as it was after so many choices."""
    return replay(match.rulebook, record(match), "undo", keep)


def refusal(match: Match, seat: int, option: Option) -> Illegal:
    """Why a seat may not choose this now, found in nothing but what the seat itself may know."""
    if match.question is None:
        return Illegal(No("match-over", rule="GEN"))
    question = match.view(seat).question
    return Illegal(No("not-asked", rule="GEN") if question is None else question.why_not(option))


def is_decision(match: Match, entry: Chosen) -> bool:
    """Whether a choice of a policy is worth telling: more was open than that, and more than a pass or a set-up."""
    ask = match.ask_of(entry.seat)
    if ask is None or len(ask.options) < 2 or match.rulebook.topics().get(ask.prompt.id) == SETUP:
        return False
    return ask.passing is None or entry.text != Option(ask.passing, ()).text(match.state.names)


def goes_on(match: Match, seat: int, option: Option, events: Events) -> bool:
    """Whether a gesture goes on: the same seat is asked on the way, nothing came between, the next step is open."""
    ask = match.ask_of(seat)
    return ask is not None and match.rulebook.goes_on(ask, events) and option in ask.options
