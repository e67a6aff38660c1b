"""A match: a state, the question it waits for, and the past that led there."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from hullbreach.kernel.chance import Seeded, Source
from hullbreach.kernel.errors import BadInput, Illegal, No
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.phrases import Event, Events, Names, Phrase
from hullbreach.kernel.procedures import Odds, ask_again, run
from hullbreach.kernel.requests import Ask, AskAll, Request, Roll
from hullbreach.kernel.rulebook import Rulebook
from hullbreach.kernel.state import Outcome, State

if TYPE_CHECKING:
    from hullbreach.kernel.records import Record

SPECTATOR = -1


class Question:
    """Who must choose what, now."""

    __slots__ = ("ask", "options", "seat", "state")

    def __init__(self, state: State, ask: Ask) -> None:
        self.state = state
        self.ask = ask
        self.seat = ask.seat
        self.options: Options = ask.options

    @property
    def prompt(self) -> str:
        """The canonical text of the question."""
        return self.ask.prompt.say(self.ask.about, self.state.names)

    @property
    def closed(self) -> list[tuple[Option, No]]:
        """Options a player might look for that are not open, each with the reason. Costs more than ``options``."""
        with self._asked() as state:
            top = state.stack[-1]
            return [(option, top.refuse(state, option)) for option in top.closed(state)]

    def why_not(self, option: Option) -> No:
        """The reason why an option is not open; one that names what this match does not have is no option at all."""
        try:
            option.text(self.state.names)
        except (KeyError, IndexError):
            return No("not-offered", rule="GEN")
        with self._asked() as state:
            return state.stack[-1].refuse(state, option)

    def odds(self, option: Option) -> Odds | None:
        """How likely the option succeeds, where it leads to a roll."""
        with self._asked() as state:
            return state.stack[-1].odds(state, option)

    @contextmanager
    def _asked(self) -> Iterator[State]:
        """Of several asks at the same time it is this one that the procedure speaks about."""
        state = self.state
        request = state.request
        state.request = self.ask
        try:
            yield state
        finally:
            state.request = request

    def narrowed(self, options: Options) -> Question:
        """The same question with only these of its options."""
        ask = self.ask
        return Question(self.state, Ask(ask.seat, ask.prompt, ask.about, options, ask.quick, ask.passing))

    def texts(self) -> list[str]:
        """The canonical texts of all open options."""
        return [option.text(self.state.names) for option in self.options]


# Most choices are a bare "pass" after which nothing happens: all of them share one tuple.
_QUIET: dict[str, tuple[object, ...]] = {}


def _quiet(phrase: Phrase) -> tuple[object, ...]:
    """The choice of a bare phrase after which nothing happened."""
    found = _QUIET.get(phrase.id)
    if found is None or found[0] is not phrase:
        found = _QUIET[phrase.id] = (phrase,)
    return found


class Past(Events):
    """What one choice led to; linked backwards, shared by all copies of a match.

    A long match keeps thousands of events, so the choice lies in front of them, its phrase and its ids.
    """

    __slots__ = ("before", "seat", "together")

    def __init__(self, before: Past | None, names: Names, seat: int, together: bool, flat: tuple[object, ...]) -> None:
        self.before = before
        self.names = names
        self.seat = seat
        self.together = together
        self.flat = flat

    def start(self) -> int:
        return 1 + len(self.phrase.places)

    @property
    def phrase(self) -> Phrase:
        """The verb of the choice."""
        phrase = self.flat[0]
        assert isinstance(phrase, Phrase)
        return phrase

    @property
    def option(self) -> Option:
        """What was chosen."""
        return Option(self.phrase, tuple([i for i in self.flat[1 : self.start()] if isinstance(i, int)]))

    def text(self) -> str:
        """The canonical text of the choice, in the names that held when it was made."""
        return self.option.text(self.names)


class View:
    """What one seat may know: a state with unknowns in it, its question, its log."""

    def __init__(self, match: Match, seat: int, imagine: bool) -> None:
        self.seat = seat
        self.rulebook = match.rulebook
        self.settings = match.settings
        ask = match.ask_of(seat)
        self.state = sealed(match.rulebook.conceal(match.state, seat), ask)
        #: one world that fits what the seat knows, the same whatever the truth is; ``worlds`` draws more from it
        self.imagined: State | None = None
        if imagine and ask is not None:
            self.imagined = sealed(match.rulebook.resample(match.state, seat, Seeded(0)), ask)
        self.question: Question | None = None if ask is None else Question(self.state, ask)
        self._past = match.past
        self._opening = match.opening
        self._read: Past | None = None
        self._choices = 0
        self._lines = 0

    @property
    def options(self) -> Options:
        """The open options of this seat; empty when it is not asked."""
        return Options() if self.question is None else self.question.options

    def position(self) -> dict[str, object]:
        """Everything this seat knows of the position, as plain JSON data."""
        return self.rulebook.position(self.state)

    def log(self) -> list[Event]:
        """All events this seat saw, oldest first."""
        return [e for e in events_of(self._opening, self._past) if sees(e, self.seat)]

    def has_read(self, past: Past | None, choices: int, lines: int) -> None:
        """Up to this choice, one of so many, the seat was told so many lines: nobody need walk through them again."""
        self._read = past
        self._choices = choices
        self._lines = lines

    def log_from(self, line: int) -> list[tuple[int, Event]]:
        """The events that this seat saw from a line of its log on, with the numbers of the lines."""
        if self._read is None or line < self._lines:
            return [(n, e) for n, e in enumerate(self.log()) if n >= line]
        chunks: list[Events] = []
        past = self._past
        while past is not self._read:
            if past is None:
                self._read = None
                return self.log_from(line)
            chunks.append(past)
            past = past.before
        found = [e for events in reversed(chunks) for e in events if sees(e, self.seat)]
        return [(n, e) for n, e in enumerate(found, self._lines) if n >= line]

    def first_lines(self, choices: Collection[int]) -> set[int]:
        """The lines of this seat's log that begin to tell of these choices, without what it has read."""
        chunks: list[Past] = []
        past = self._past
        while past is not None and past is not self._read:
            chunks.append(past)
            past = past.before
        number, line = self._choices, self._lines
        if past is None:
            number, line = 0, sum(sees(event, self.seat) for event in self._opening)
        found: set[int] = set()
        for n, chunk in enumerate(reversed(chunks), number):
            told = sum(sees(event, self.seat) for event in chunk)
            if told and n in choices:
                found.add(line)
            line += told
        return found

    @property
    def number(self) -> int:
        """How many choices were made before this moment; walks through those that the seat has not read."""
        found = 0
        past = self._past
        while past is not None:
            if past is self._read:
                return found + self._choices
            found += 1
            past = past.before
        return found


def sealed(state: State, ask: Ask | None) -> State:
    """A concealed state without what no seat may ever see: whatever a game forgets, this is gone.

    That is where chance comes from, what others have answered in secret, and, for a seat that is not asked, what
    others are asked and how far a procedure has got with it: both may speak of their cards.
    """
    state.source = None
    state.answers = {}
    state.told = []
    state.request = ask
    if ask is None:
        state.stack = []
        state.at = []
    return state


def sees(event: Event, seat: int) -> bool:
    """Whether a seat is told of an event; a spectator is told what everybody but some seats is told."""
    return event.audience < 0 if seat < 0 else bool(event.audience >> seat & 1)


def events_of(opening: Events, past: Past | None) -> list[Event]:
    """All events from the start to this past, oldest first."""
    chunks: list[Events] = []
    while past is not None:
        chunks.append(past)
        past = past.before
    chunks.append(opening)
    return [event for chunk in reversed(chunks) for event in chunk]


class Match:
    """One play of a game, from set-up to outcome."""

    def __init__(
        self,
        rulebook: Rulebook[Any],
        settings: dict[str, object],
        state: State,
        chance: dict[str, object],
        given: dict[str, object] | None = None,
    ) -> None:
        self.rulebook = rulebook
        self.settings = settings
        self.state = state
        self.chance = chance
        #: the position it began from, in the words of cases; None where it began with its set-up
        self.given = given
        self.past: Past | None = None
        self.faces: list[object] = []
        self.question: Question | None = None
        self.opening = Events(state.names, ())
        if state.request is None and state.stack:
            self._wait(run(state, None, False))
            if not state.quiet:
                self.opening = Events(self.opening.names, tuple(state.told))
        else:
            self._wait(state.request)

    @property
    def outcome(self) -> Outcome | None:
        """Who won and why; None while the match goes on."""
        return self.state.outcome

    @property
    def round(self) -> int:
        """The round the match has come to; 0 in a game that counts none."""
        return self.rulebook.round(self.state)

    @property
    def roll(self) -> Roll | None:
        """The open roll, in a match without a source of chance."""
        request = self.state.request
        return request if isinstance(request, Roll) else None

    @property
    def questions(self) -> list[Question]:
        """All open questions: one, or several when seats choose in secret at the same time."""
        request = self.state.request
        if isinstance(request, AskAll):
            return [Question(self.state, a) for a in request.asks if a.seat not in self.state.answers]
        return [] if self.question is None else [self.question]

    def ask_of(self, seat: int) -> Ask | None:
        """The open request to one seat."""
        request = self.state.request
        if isinstance(request, Ask):
            return request if request.seat == seat else None
        if isinstance(request, AskAll) and seat not in self.state.answers:
            for ask in request.asks:
                if ask.seat == seat:
                    return ask
        return None

    def read(self, text: str) -> Option:
        """The option behind a canonical text; ``BadInput`` when it is not one."""
        found = self.rulebook.options.read(text, self.state.names) if isinstance(text, str) else None
        if found is None:
            raise BadInput(repr(text), "this is not an option of the game")
        return Option(found[0], found[1])

    def play(self, choice: Option | str, seat: int | None = None) -> Events:
        """Make a choice for the seat that is asked; ``Illegal`` changes nothing. Returns the events."""
        question = self.question
        if question is None:
            raise Illegal(No("match-over", rule="GEN"))
        ask = question.ask if seat is None else self.ask_of(seat)
        if ask is None:
            raise Illegal(No("not-asked", rule="GEN"))
        option = ask.options.latest
        if option is not choice or option is None:
            option = choice if isinstance(choice, Option) else self.read(choice)
            if option not in ask.options:
                raise Illegal(Question(self.state, ask).why_not(option))
        state = self.state
        names = state.names
        told = state.told = [option.phrase, *option.args]
        # One of several asks at the same time is not the request itself.
        together = ask is not state.request
        request = self._join(ask.seat, option) if together else run(state, option, True)
        if isinstance(request, Ask):
            state.request = request
            self.question = Question(state, request)
        else:
            self._wait(request)
        if state.quiet:
            del told[1 + len(option.args) :]
        flat = tuple(told) if len(told) > 1 else _quiet(option.phrase)
        self.past = past = Past(self.past, names, ask.seat, together, flat)
        return past

    def _join(self, seat: int, option: Option) -> Request | None:
        """One of several secret answers; the last of them lets the match go on."""
        state = self.state
        request = state.request
        assert isinstance(request, AskAll)
        state.answers[seat] = option
        if not request.is_closed(state.answers):
            return request
        answers = state.answers
        state.answers = {}
        return run(state, request.settle(answers), True)

    def face(self, face: object) -> Events:
        """Give the outcome of the open roll, in a match without a source of chance."""
        roll = self.roll
        if roll is None or not roll.space.holds(face):
            raise BadInput(repr(face), "no roll with this outcome is open")
        state = self.state
        state.told = []
        self.faces.append(face)
        names = state.names
        self._wait(run(state, roll.settle(face), True))
        events = Events(names, () if state.quiet else tuple(state.told))
        last = self.past
        if last is None:
            self.opening = Events(self.opening.names, self.opening.flat + events.flat)
        else:
            self.past = Past(last.before, last.names, last.seat, last.together, last.flat + events.flat)
        return events

    def _wait(self, request: Request | None) -> None:
        self.state.request = request
        if isinstance(request, Ask):
            self.question = Question(self.state, request)
        elif isinstance(request, AskAll):
            self.question = self.questions[0]
        else:
            self.question = None

    def look_again(self) -> None:
        """Ask the open question, or roll, once more in the position as it is now."""
        self._wait(ask_again(self.state) or self.state.request)

    def view(self, seat: int) -> View:
        """What a seat may know (``SPECTATOR``: what nobody hides)."""
        return View(self, seat, True)

    def glance(self, seat: int) -> View:
        """The same view, cheaper: no worlds can be drawn from it."""
        return View(self, seat, False)

    def copy(self) -> Match:
        """An independent match in the same position, in microseconds; the past is shared."""
        other = Match(self.rulebook, self.settings, self.state.copy(), self.chance, self.given)
        other.past = self.past
        other.faces = self.faces[:] if self.faces else []
        other.opening = self.opening
        return other

    def resampled(self, seat: int, source: Source) -> Match:
        """A match in a world that fits what the seat knows, drawn from a stream of its own."""
        other = self.copy()
        state = self.rulebook.resample(self.state, seat, source)
        other.state = state
        state.source = source
        if state.request is not None:
            # What other seats may choose follows from their cards, and those have changed.
            state.request = ask_again(state)
        if isinstance(state.request, AskAll):
            for ask in state.request.asks:
                if ask.seat != seat and ask.seat in state.answers:
                    state.answers[ask.seat] = ask.options[source.below(len(ask.options))]
        other._wait(state.request)
        return other

    def pasts(self) -> list[Past]:
        """All choices so far, oldest first."""
        found: list[Past] = []
        past = self.past
        while past is not None:
            found.append(past)
            past = past.before
        found.reverse()
        return found

    def record(self) -> Record:
        """The record that replays to this moment."""
        from hullbreach.kernel.records import record

        return record(self)

    def undo(self, choices: int = 1) -> Match:
        """The match as it was so many choices ago; this one stays as it is. Replays, so it takes milliseconds."""
        from hullbreach.kernel.records import undo

        return undo(self, choices)

    def log(self) -> list[Event]:
        """All events so far, oldest first, whoever sees them."""
        return events_of(self.opening, self.past)

    def __len__(self) -> int:
        """The number of choices so far; walks through all of them."""
        return len(self.pasts())
