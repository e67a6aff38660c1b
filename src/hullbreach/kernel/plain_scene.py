# mypyc: skip
"""The scene of a game that draws none of its own: everything that ``position()`` tells, as counters and rows of cards.

Enough to play a new game at the table and in the terminal on its first day.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hullbreach.kernel.phrases import Phrase
from hullbreach.kernel.scene import (
    Asked,
    Card,
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
    Row,
    Scene,
    SeatFacts,
    SeatResult,
    Stat,
    Term,
)

if TYPE_CHECKING:
    from hullbreach.kernel.match import Question, View
    from hullbreach.kernel.outcome import Outcome

PLAIN_VALUES = str | int | float | bool | None


def title_of(key: str) -> str:
    """A key of the position as people read it."""
    return key.replace("_", " ").replace("-", " ")


def place_of(path: str, key: str, words: list[object]) -> Place:
    """A list of the position as cards side by side; what a seat may not know has no name."""
    cards = []
    for n, word in enumerate(words):
        name = "" if word is None else str(word)
        cards.append(Card(f"{path}.{n}", "card", name, name[:1].upper() or "?", hidden=not name, art=name))
    return Place(path, title_of(key), cards)


class PlainScene:
    """Builds one plain scene from one view."""

    def __init__(self, view: View, lang: str) -> None:
        self.view = view
        self.lang = lang
        self.voice = view.rulebook.voice
        self.names = view.state.names
        self.status: list[Stat] = []
        self.areas: list[Grid | Graph | Row | Pile | Panel] = []
        for key, value in view.position().items():
            self.add(key, key, value)

    def add(self, path: str, key: str, value: object) -> None:
        """Put one part of the position on the table: a value among the counters, a list as a row, a table as both."""
        if isinstance(value, PLAIN_VALUES):
            self.status.append(Stat(path, title_of(key), "-" if value is None else str(value)))
        elif isinstance(value, list):
            self.areas.append(Row(path, title_of(key), [place_of(path, key, value)]))
        elif isinstance(value, dict):
            lists = {inner: each for inner, each in value.items() if isinstance(each, list)}
            if lists:
                places = [place_of(f"{path}.{inner}", inner, each) for inner, each in lists.items()]
                self.areas.append(Row(path, title_of(key), places))
            for inner, each in value.items():
                if inner not in lists:
                    self.add(f"{path}.{inner}", f"{key} {inner}", each)

    def concerns(self, phrase: Phrase, args: tuple[int, ...]) -> list[str]:
        """The cards on the table that a phrase names."""
        words = set(phrase.fill(args, self.names).values())
        rows = [area for area in self.areas if isinstance(area, Row)]
        return [card.id for row in rows for place in row.places for card in place.cards if card.name in words]

    def asked(self, question: Question, closed: bool) -> Asked:
        """The question with its options."""
        ask = question.ask
        made = Asked(
            question.seat,
            ask.prompt.id,
            self.voice.say_question(self.names, ask, self.lang),
            self.concerns(ask.prompt, ask.about),
            [],
            "" if ask.passing is None else ask.passing.say((), self.names),
        )
        for option in question.options:
            label = self.voice.say_option(self.names, option, self.lang)
            concerns = self.concerns(option.phrase, option.args)
            made.choices.append(Choice(option.text(self.names), label, option.phrase.id, concerns))
            made.choices[-1].ends = ask.passes(option)
            odds = question.odds(option)
            if odds is not None:
                need = odds.need
                shown = [Term(title_of(name), value) for name, value in need.terms]
                text = self.voice.say_total(need, self.lang)
                made.choices[-1].chances = Chances(round(odds.chance * 100), need.value, text, shown)
        for option, no in question.closed if closed else ():
            label = self.voice.say_option(self.names, option, self.lang)
            reason = self.voice.say_no(self.names, no, self.lang)
            concerns = self.concerns(option.phrase, option.args)
            made.closed.append(Refused(option.text(self.names), label, concerns, reason, no.rule))
        return made

    def ended(self, outcome: Outcome) -> Ended:
        """How it ended, and for whom."""
        text = self.voice.say_outcome(outcome, self.lang)
        sides = {seat: title_of(side) for side, seats in outcome.sides.items() for seat in seats}
        results = [
            SeatResult(seat, each.won, sides.get(seat, ""), title_of(each.reason), each.score)
            for seat, each in enumerate(outcome.results)
        ]
        return Ended(list(outcome.winners), outcome.reason, text, outcome.score, results)

    def scene(self, since: int, closed: bool) -> Scene:
        """Everything; the log from line ``since`` on, the closed options only if they are wanted."""
        view = self.view
        log = [
            Line(n, event.phrase.id, self.voice.say_event(event, self.lang), []) for n, event in view.log_from(since)
        ]
        return Scene(
            view.rulebook.id,
            self.lang,
            title_of(view.rulebook.id).capitalize(),
            view.seat,
            view.number,
            self.status,
            self.areas,
            [SeatFacts(seat, f"{seat + 1}") for seat in range(view.state.seats)],
            None if view.question is None else self.asked(view.question, closed),
            log,
            None if view.state.outcome is None else self.ended(view.state.outcome),
        )


def plain_scene(view: View, lang: str, since: int = 0, closed: bool = False) -> Scene:
    """What a seat sees of a game that draws nothing itself."""
    return PlainScene(view, lang).scene(since, closed)
