"""A match that is over, told in short: its story, what became of whom, what every seat did, what comes next."""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.match import SPECTATOR, sees
from hullbreach.kernel.phrases import Event
from hullbreach.kernel.review import Count, Remembered
from hullbreach.table.replays import may_tell
from hullbreach.table.table import Table
from hullbreach.table.titles import value_label

LINES = 5
# So many lines of the story may tell of the same kind of event, if there is anything else to tell.
ALIKE = 3
NOBODY = -1


@dataclass
class StoryLine:
    """A line of the story: in which round, after how many choices, and what."""

    round: int
    number: int
    event: str
    text: str


@dataclass
class Fate:
    """What became of somebody: the element it speaks of, ``safe``, ``gone`` or back again, when, and the sentence."""

    element: str
    fate: str
    round: int
    text: str


@dataclass
class Counted:
    """Something counted for every seat; ``fine`` where it is good to have most of it."""

    id: str
    seats: list[int]
    fine: bool


@dataclass
class Reviewed:
    """A match in short; ``following`` is how the next match of its series is called, if there is one."""

    rounds: int
    choices: int
    story: list[StoryLine]
    fates: list[Fate]
    counts: list[Counted]
    achievements: list[str]
    following: str


class _Reader:
    """Reads a match from its first event to its last."""

    def __init__(self, table: Table, lang: str) -> None:
        self.book = table.match.rulebook
        self.kept: Remembered = self.book.remembered()
        # The log of the table knows how people were called at the time.
        self.lines = iter(self.book.scene(table.match.glance(SPECTATOR), lang).log)
        self.lang = lang
        outcome = table.match.outcome
        self.sides = {} if outcome is None else outcome.sides
        self.seats = table.match.state.seats
        self.counts = {count.id: [0] * self.seats for count in self.kept.counts}
        self.told: list[tuple[int, StoryLine]] = []
        self.fates: dict[str, Fate] = {}
        self.achievements: list[str] = []
        self.owners: dict[str, int] = {}
        self.doer = NOBODY
        self.chooser = NOBODY
        self.round = 0

    def read(self, number: int, event: Event) -> None:
        """Take in what happened after so many choices."""
        text = next(self.lines).text if sees(event, SPECTATOR) else ""
        if not may_tell(event, SPECTATOR, finished=True):
            return
        self.keep(number, event, text or self.book.voice.say_event(event, self.lang))

    def keep(self, number: int, event: Event, text: str) -> None:
        """Remember what is worth it."""
        kept, phrase = self.kept, event.phrase
        if phrase is kept.rounds:
            self.round = _place(event, "number") or self.round + 1
        if phrase in kept.joins:
            owner, member = kept.joins[phrase]
            self.owners[self.word(event, member)] = self.seat(event, owner) if owner else self.chooser
        if phrase in kept.deeds:
            self.doer = self.seat(event, kept.deeds[phrase])
        for count in kept.counts:
            if phrase in count.events:
                self.count(count, event)
        if phrase in kept.big:
            self.told.append((kept.big[phrase], StoryLine(self.round, number, phrase.id, text)))
        if phrase in kept.fates:
            element = self.word(event, phrase.places[0][0])
            self.fates[element] = Fate(element, kept.fates[phrase], self.round, text)
        if phrase is kept.achievement:
            self.achievements.append(text)

    def count(self, count: Count, event: Event) -> None:
        """One more of something for whoever did it."""
        if count.reached and _place(event, "rolled") > _place(event, "need"):
            return
        seat = self.seat(event, count.by) if count.by else self.doer
        if 0 <= seat < self.seats:
            self.counts[count.id][seat] += 1

    def seat(self, event: Event, place: str) -> int:
        """The seat that a place of an event stands for: itself, a character of theirs, their side or a piece of it."""
        if not place:
            return NOBODY
        element = self.word(event, place)
        if element.startswith("seat:"):
            return _place(event, place)
        if element in self.owners:
            return self.owners[element]
        kind, _, word = element.partition(":")
        if kind in self.kept.led:
            return self.chooser
        return next(iter(self.sides.get(word) or self.sides.get(word.rpartition("-")[0]) or ()), NOBODY)

    def word(self, event: Event, place: str) -> str:
        """What a place of an event names, as scenes call it."""
        kind = dict(event.phrase.places)[place]
        return f"{kind}:{event.names.name(kind, _place(event, place))}"


def _place(event: Event, name: str) -> int:
    """The value of a place, 0 where there is none."""
    return next((arg for (place, _), arg in zip(event.phrase.places, event.args, strict=True) if place == name), 0)


def review(table: Table, lang: str) -> Reviewed:
    """A match that is over in short; what was hidden in it is open now."""
    reader = _Reader(table, lang)
    pasts = table.match.pasts()
    made = [0] * reader.seats
    for event in table.match.opening:
        reader.read(0, event)
    for number, past in enumerate(pasts, 1):
        if 0 <= past.seat < reader.seats:
            made[past.seat] += 1
        reader.chooser = past.seat
        for event in past:
            reader.read(number, event)
    return Reviewed(
        reader.round,
        len(pasts),
        story(reader.told),
        [fate for fate in reader.fates.values() if fate.fate],
        [
            Counted("decisions", made, False),
            *(Counted(count.id, reader.counts[count.id], count.fine) for count in reader.kept.counts),
        ],
        reader.achievements,
        following(table, lang),
    )


def story(told: list[tuple[int, StoryLine]]) -> list[StoryLine]:
    """The few lines that weigh most, in the order they happened; what is alike is taken from all over the match."""
    kinds = sorted({(weight, line.event) for weight, line in told}, reverse=True)
    chosen: list[StoryLine] = []
    for most in (ALIKE, LINES):
        for _, kind in kinds:
            alike = [line for _, line in told if line.event == kind and line not in chosen]
            room = min(LINES - len(chosen), most, len(alike))
            chosen += [alike[n * len(alike) // room] for n in range(room)]
    return [line for _, line in told if line in chosen]


def settings_after(table: Table) -> dict[str, object] | None:
    """The settings of the next match in the series that goes with all others, if there is a series."""
    book, settings = table.match.rulebook, table.head.settings
    kept, headline = book.remembered(), book.headline()
    if not kept.series or headline is None:
        return None
    values = [value for value in headline.values if value not in kept.apart]
    now = settings.get(headline.name, headline.default)
    for value in values[values.index(now) + 1 :] if now in values else ():
        following = {**settings, headline.name: value}
        try:
            book.settle(following)
        except BadInput:
            continue
        return following
    return None


def following(table: Table, lang: str) -> str:
    """How the next match of the series is called; empty where nothing follows."""
    settings, headline = settings_after(table), table.match.rulebook.headline()
    if settings is None or headline is None:
        return ""
    return value_label(table.head.game, headline.name, settings[headline.name], lang)
