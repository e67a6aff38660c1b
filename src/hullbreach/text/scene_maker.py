"""From a view to a scene: the question, its options, the refusals and the log are told alike in every game."""

from __future__ import annotations

from collections.abc import Iterable

from hullbreach.kernel.errors import No
from hullbreach.kernel.match import Question, View
from hullbreach.kernel.options import Option
from hullbreach.kernel.outcome import Outcome
from hullbreach.kernel.phrases import Event, Names, Phrase
from hullbreach.kernel.procedures import Odds
from hullbreach.kernel.scene import (
    Asked,
    Badge,
    Card,
    ChanceLink,
    Chances,
    Choice,
    Ended,
    Graph,
    Grid,
    Line,
    Panel,
    Pile,
    Place,
    Refused,
    Rolled,
    Route,
    Row,
    Scene,
    SeatFacts,
    SeatResult,
    Section,
    Stat,
    Term,
)
from hullbreach.text.messages import Messages
from hullbreach.text.sayings import Sayings, term_name

HANDS = "hands"
"""The row of all hands."""
AnyArea = Grid | Graph | Row | Pile | Panel


def lying(areas: list[AnyArea]) -> dict[str, list[str]]:
    """The elements that show a card, by its drawing: those in rows first, then those before people, then on piles."""
    shown = [place.cards for area in areas if isinstance(area, Row) for place in area.places]
    shown += [area.cards for area in areas if isinstance(area, Panel)]
    shown += [[area.top] for area in areas if isinstance(area, Pile) and area.top is not None]
    found: dict[str, list[str]] = {}
    for cards in shown:
        for card in cards:
            found.setdefault(card.art, []).append(card.id)
    return found


def terms(parts: Iterable[tuple[str, int]], messages: Messages) -> list[Term]:
    """The parts of a total by name."""
    return [Term(term_name(name, messages), value) for name, value in parts]


class SceneMaker:
    """Builds one scene from one view. A game says what lies on its table and what an option speaks of."""

    #: options that end something, besides those that pass
    ending: tuple[Phrase, ...] = ()
    #: options that are open at almost any time and seldom meant
    beside: tuple[Phrase, ...] = ()
    #: kinds of places that hold a card with something printed on it
    printed: tuple[str, ...] = ("card",)

    def __init__(self, view: View, sayings: Sayings, lang: str) -> None:
        self.view = view
        self.names: Names = view.state.names
        self.sayings = sayings
        self.lang = lang
        self.messages: Messages = Messages.load(sayings.game, lang)
        self._lying: list[AnyArea] = []
        self._where: dict[str, list[str]] | None = None

    # ---- what the game says

    def title(self) -> str:
        """The name of what is played."""
        raise NotImplementedError

    def areas(self) -> list[AnyArea]:
        """Everything on the table; made first, so that the rest knows where each thing lies."""
        raise NotImplementedError

    def offered(self, question: Question) -> list[Card]:
        """Cards to choose from that lie nowhere on the table, or not where the option takes them from."""
        return []

    def status(self) -> list[Stat]:
        """Where the game stands."""
        raise NotImplementedError

    def seats(self) -> list[SeatFacts]:
        """Who sits there."""
        raise NotImplementedError

    def goals(self) -> list[Section]:
        """What the players are here for."""
        raise NotImplementedError

    def active(self) -> list[str]:
        """The elements of whoever acts now."""
        return []

    def concerns(self, phrase: Phrase, args: tuple[int, ...], near: tuple[str, ...] = ()) -> list[str]:
        """The elements of this scene that a phrase speaks of; of equal cards those that lie ``near``, if any do."""
        raise NotImplementedError

    def near(self, question: Question, option: Option) -> tuple[str, ...]:
        """How the ids of the elements begin that an option means, where there are several alike."""
        return ()

    def describe(self, question: Question, option: Option) -> list[str]:
        """What is printed on what an option speaks of."""
        return []

    def note(self, question: Question, option: Option) -> str:
        """What one wants to know before choosing an option, in a few words."""
        return ""

    def links(self, question: Question, option: Option, odds: Odds) -> list[ChanceLink]:
        """The tests behind an option one by one, where it takes several."""
        return []

    def price(self, question: Question, option: Option) -> Badge | None:
        """What an option costs."""
        return None

    def covers(self, option: Option) -> list[str]:
        """The spaces of an area that an option strikes."""
        return []

    def routes(self, question: Question) -> list[Route]:
        """Several options as one gesture."""
        return []

    def rolled(self, event: Event) -> Rolled | None:
        """The roll that an event tells of."""
        return None

    def is_here(self, names: Names) -> bool:
        """Whether names are those of this board, so that what they speak of lies on it."""
        return names is self.names

    # ---- what is alike

    def scene(self, since: int, closed: bool) -> Scene:
        """Everything; the log from line ``since`` on, the closed options only if they are wanted."""
        state = self.view.state
        question = self.view.question
        areas = self._lying = self.areas()
        if question is not None:
            areas = self.with_offered(areas, question)
        asked = None if question is None else self.asked(question, closed)
        log = self.log(since)
        made = Scene(
            self.sayings.game,
            self.lang,
            self.title(),
            self.view.seat,
            self.view.number,
            self.status(),
            areas,
            self.seats(),
            asked,
            log,
            goals=self.goals(),
        )
        if state.outcome is not None:
            made.ended = self.ended(state.outcome)
        made.focus = self.active()
        if asked is not None:
            made.focus = asked.concerns + made.focus
        elif log:
            made.focus = log[-1].concerns + made.focus
        return made

    def ended(self, outcome: Outcome) -> Ended:
        """How it ended, and for whom."""
        made = Ended(list(outcome.winners), outcome.reason, self.sayings.say_outcome(outcome, self.lang), outcome.score)
        sides = {seat: self.messages.say(f"side-{side}") for side, seats in outcome.sides.items() for seat in seats}
        for seat, result in enumerate(outcome.results):
            # What is said of the whole need not be said of a seat again.
            own = Outcome((), result.reason, result.score)
            text = "" if result.reason == outcome.reason else self.sayings.say_outcome(own, self.lang)
            made.results.append(SeatResult(seat, result.won, sides.get(seat, ""), text, result.score))
        return made

    def where(self) -> dict[str, list[str]]:
        """Where cards lie, by their drawing; looked up only when something speaks of a card."""
        if self._where is None:
            self._where = lying(self._lying)
        return self._where

    def with_offered(self, areas: list[AnyArea], question: Question) -> list[AnyArea]:
        """The cards that a question offers lie behind the hands."""
        cards = self.offered(question)
        if not cards:
            return areas
        where = self.where()
        for card in cards:
            where.setdefault(card.art, []).append(card.id)
        place = Place("offered", self.messages.say("scene-offered"), cards)
        return [
            Row(area.id, area.title, [*area.places, place]) if isinstance(area, Row) and area.id == HANDS else area
            for area in areas
        ]

    def asked(self, question: Question, closed: bool) -> Asked:
        """The question with its options."""
        ask = question.ask
        made = Asked(
            question.seat,
            ask.prompt.id,
            self.sayings.say_question(self.names, ask, self.lang),
            self.concerns(ask.prompt, ask.about),
            [self.choice(question, option) for option in question.options],
        )
        if ask.passing is not None:
            made.passing = ask.passing.say((), self.names)
        made.routes = self.routes(question)
        if closed:
            wanted = {**dict(question.closed), **dict(self.beyond(question))}
            made.closed = [self.refused(question, option, no) for option, no in wanted.items()]
        return made

    def beyond(self, question: Question) -> list[tuple[Option, No]]:
        """What somebody may point at that lies further off than the rules look, with what keeps them from it."""
        return []

    def choice(self, question: Question, option: Option) -> Choice:
        """One open option."""
        odds = question.odds(option)
        return Choice(
            option.text(self.names),
            self.view.rulebook.label(self.view.state, option, self.lang),
            option.phrase.id,
            self.concerns(option.phrase, option.args, self.near(question, option)),
            None if odds is None else self.chances(odds, self.links(question, option, odds)),
            self.describe(question, option),
            self.note(question, option),
            self.price(question, option),
            option.phrase is question.ask.passing or option.phrase in self.ending,
            self.covers(option),
            option.phrase in self.beside,
        )

    def chances(self, odds: Odds, links: list[ChanceLink]) -> Chances:
        """The odds of an option with the sum behind them."""
        text = self.sayings.say_total(odds.need, self.lang)
        return Chances(round(odds.chance * 100), odds.need.value, text, terms(odds.need.terms, self.messages), links)

    def refused(self, question: Question, option: Option, no: No) -> Refused:
        """One closed option and the reason."""
        return Refused(
            option.text(self.names),
            self.sayings.say_option(self.names, option, self.lang),
            self.concerns(option.phrase, option.args, self.near(question, option)),
            self.sayings.say_no(self.names, no, self.lang),
            no.rule,
        )

    def log(self, since: int) -> list[Line]:
        """The sentences of the log from this number on; what happened on another board concerns nothing on this one."""
        return [
            Line(
                number,
                event.phrase.id,
                self.sayings.say_event(event, self.lang),
                self.concerns(event.phrase, event.args) if self.is_here(event.names) else [],
                self.rolled(event),
                self.printed_in(event),
            )
            for number, event in self.view.log_from(since)
        ]

    def printed_in(self, event: Event) -> list[str]:
        """The cards that an event names, by the ids of what is printed on them."""
        return [
            f"{kind}:{self.printed_name(event.names, kind, value)}"
            for (_, kind), value in zip(event.phrase.places, event.args, strict=True)
            if kind in self.printed and value >= 0
        ]

    def printed_name(self, names: Names, kind: str, value: int) -> str:
        """What the sheets of a game call a card."""
        return names.name(kind, value)
