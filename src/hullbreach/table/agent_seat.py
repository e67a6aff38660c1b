"""A seat for a program: what it may know and do, as plain data. Everything is read from the view of its seat."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

from hullbreach.bots import Bot
from hullbreach.bots.policy import decide, spares
from hullbreach.kernel.errors import BadInput, Illegal
from hullbreach.kernel.match import Match, Question, View
from hullbreach.kernel.options import Option
from hullbreach.kernel.topics import USUAL, WINDOWS
from hullbreach.table.shelf import in_reading_order, plain_statement, reference

# So many options are listed at once, so many cards or rules are printed for one word, so many lines of the log told.
LISTED = 40
PRINTED = 12
TOLD = 60
SAME = 3

Table = dict[str, object]


class AgentSeat:
    """One seat of a match; bots play the others, and what nobody wants to be asked is decided by the policy."""

    def __init__(
        self, match: Match, seat: int, bots: Mapping[int, Bot], lang: str = "en", asks: Collection[str] = USUAL
    ) -> None:
        self.match = match
        self.seat = seat
        self.bots = bots
        self.lang = lang
        self.asks = asks
        self.read = 0
        self._go_on()

    def _go_on(self) -> None:
        """Everybody else chooses until this seat has something to decide, or until the end."""
        match = self.match
        while match.question is not None:
            ask = match.ask_of(self.seat)
            if ask is None:
                seat = match.question.seat
                match.play(self.bots[seat].choose(match.view(seat)), seat)
            elif len(ask.options) == 1 and WINDOWS not in self.asks:
                match.play(ask.options[0], self.seat)
            elif spares(match.rulebook, ask, self.asks):
                match.play(decide(match.view(self.seat), self.seat + 1), self.seat)
            else:
                return

    # ---- what a program can ask for; each takes plain data and gives plain data

    def look(self) -> Table:
        """Who you are, the position as far as you know it, the question and what you may choose."""
        view = self.match.view(self.seat)
        return {
            "game": self.match.rulebook.id,
            "you": f"seat-{self.seat + 1}",
            "position": bare(view.position()),
            **self._turn(view),
        }

    def choose(self, option: str | int) -> Table:
        """Choose an option, by its text or its number; then what happened and what you are asked next."""
        ask = self.match.ask_of(self.seat)
        if isinstance(option, bool) or not isinstance(option, str | int):
            raise BadInput("option", f"{option!r}, expected its text or its number")
        if ask is not None and isinstance(option, int):
            if not 1 <= option <= len(ask.options):
                raise BadInput("option", f"{option}, expected a number from 1 to {len(ask.options)}")
            option = ask.options[option - 1].text(self.match.state.names)
        try:
            self.match.play(str(option), self.seat)
        except Illegal as refused:
            said = self.match.rulebook.voice.say_no(self.match.view(self.seat).state.names, refused.no, self.lang)
            raise BadInput("option", f"{said} ({refused.no.rule})") from None
        self._go_on()
        return self._turn(self.match.view(self.seat))

    def options(self, begins: str = "") -> Table:
        """The open options whose text begins like this."""
        question = self.match.view(self.seat).question
        found = [] if question is None else numbered(question, words(begins, "begins"))
        return {"options": dict(found)}

    def closed(self) -> Table:
        """What you might look for and may not choose now, with the reasons."""
        view = self.match.view(self.seat)
        names, voice = view.state.names, self.match.rulebook.voice
        closed = [] if view.question is None else view.question.closed
        return {"closed": {option.text(names): voice.say_no(names, no, self.lang) for option, no in closed}}

    def cards(self, name: str = "") -> Table:
        """What is printed on the cards whose name has these words; without a name what kinds of cards there are."""
        wanted = words(name, "name").replace("_", " ")
        sheets = self.match.rulebook.sheets(self.lang)
        if not wanted:
            return {"kinds": {sheet.title: len(sheet.cards) for sheet in sheets}}
        found = [
            {"name": card.name, "facts": card.facts, "text": card.text}
            for sheet in sheets
            for card in sheet.cards
            if wanted in card.name.casefold() or wanted == card.id.casefold().replace("_", " ")
        ]
        return {"cards": found[:PRINTED], "more": max(0, len(found) - PRINTED)}

    def rules(self, about: str = "") -> Table:
        """The rules with these words, or with this id; without words the chapters there are."""
        wanted = words(about, "about")
        chapters = in_reading_order(reference(self.match.rulebook.id))
        if not wanted:
            return {"chapters": {chapter.title: len(chapter.statements) for chapter in chapters}}
        found = {
            id: "\n".join(
                [plain_statement(text)[0], *(line for table in chapter.tables.get(id, []) for line in table.lines())]
            )
            for chapter in chapters
            for id, text in chapter.statements
            if id.casefold().startswith(wanted)
            or all(word in f"{chapter.title} {text}".casefold() for word in wanted.split())
        }
        return {"rules": dict(list(found.items())[:PRINTED]), "more": max(0, len(found) - PRINTED)}

    def log(self, last: int = TOLD) -> Table:
        """The last lines of what you were told so far."""
        if isinstance(last, bool) or not isinstance(last, int) or last < 1:
            raise BadInput("last", f"{last!r}, expected a number of lines")
        return {"log": self._told(self.match.view(self.seat).log_from(0)[-last:])}

    # ---- their parts

    def _turn(self, view: View) -> Table:
        """What happened since the last time, and what is asked now; or how it ended."""
        lines = view.log_from(self.read)
        self.read += len(lines)
        found: Table = {"news": self._told(lines[-TOLD:])}
        outcome = self.match.outcome
        if outcome is not None:
            result = outcome.result(self.seat)
            said = self.match.rulebook.voice.say_outcome(outcome, self.lang)
            found["over"] = {"you_won": result.won, "why": said, "score": result.score}
        if view.question is not None:
            found["question"] = self._asked(view.question)
        return found

    def _asked(self, question: Question) -> Table:
        found: Table = {
            "prompt": question.prompt,
            "says": self.match.rulebook.voice.say_question(question.state.names, question.ask, self.lang),
            "count": len(question.options),
        }
        if len(question.options) <= LISTED:
            found["options"] = dict(numbered(question, ""))
        else:
            # Too many to read: how many of each verb there are, and one of them to see what they look like.
            kinds: dict[str, list[Option]] = {}
            for option in question.options:
                kinds.setdefault(option.phrase.form(), []).append(option)
            names = question.state.names
            found["kinds"] = {
                form: {"count": len(options), "such_as": options[0].text(names)} for form, options in kinds.items()
            }
        return found

    def _told(self, lines: list[tuple[int, Any]]) -> list[str]:
        voice = self.match.rulebook.voice
        return [voice.say_event(event, self.lang) for _, event in lines]


def words(text: object, place: str) -> str:
    """Words that were asked for, in small letters."""
    if not isinstance(text, str):
        raise BadInput(place, f"{text!r}, expected a text")
    return text.strip().casefold()


def numbered(question: Question, begins: str) -> list[tuple[str, str]]:
    """The open options that begin like this, by their numbers from 1."""
    return [(str(n), text) for n, text in enumerate(question.texts(), 1) if text.casefold().startswith(begins)]


def bare(value: object) -> Any:
    """Plain data without what is nothing: no, none, 0 and what is empty; equal entries of a list are counted."""
    if isinstance(value, dict):
        entries = {key: bare(inner) for key, inner in value.items()}
        return {key: inner for key, inner in entries.items() if inner or inner is True}
    if isinstance(value, list):
        found = [bare(inner) for inner in value]
        if len(found) >= SAME and all(isinstance(inner, str) for inner in found):
            counts: dict[str, int] = {}
            for inner in found:
                counts[inner] = counts.get(inner, 0) + 1
            if len(counts) * SAME <= len(found):
                return [f"{n} x {word}" if n > 1 else word for word, n in counts.items()]
        return found
    return value


class Deed:
    """Something that a program can ask for: what it is called, what it takes, what it is good for."""

    def __init__(self, call: Callable[..., Table], takes: dict[str, dict[str, object]], needs: tuple[str, ...] = ()):
        self.call = call
        self.name = call.__name__
        self.about = (call.__doc__ or "").strip()
        self.takes = takes
        self.needs = needs

    def schema(self) -> dict[str, object]:
        """What it takes, as JSON Schema."""
        return {
            "type": "object",
            "properties": self.takes,
            "required": list(self.needs),
            "additionalProperties": False,
        }

    def do(self, seat: AgentSeat, arguments: object) -> Table:
        """Do it for a seat; ``BadInput`` tells what is wrong with the arguments."""
        if not isinstance(arguments, dict):
            raise BadInput(self.name, f"{arguments!r}, expected a table of arguments")
        for key in arguments:
            if key not in self.takes:
                raise BadInput(f"{self.name} {key}", f"unknown, expected {', '.join(self.takes) or 'no arguments'}")
        for key in self.needs:
            if key not in arguments:
                raise BadInput(f"{self.name} {key}", "missing")
        return self.call(seat, **arguments)


TEXT: dict[str, object] = {"type": "string"}
DEEDS: dict[str, Deed] = {
    deed.name: deed
    for deed in (
        Deed(AgentSeat.look, {}),
        Deed(AgentSeat.choose, {"option": {"type": ["string", "integer"]}}, ("option",)),
        Deed(AgentSeat.options, {"begins": TEXT}),
        Deed(AgentSeat.closed, {}),
        Deed(AgentSeat.cards, {"name": TEXT}),
        Deed(AgentSeat.rules, {"about": TEXT}),
        Deed(AgentSeat.log, {"last": {"type": "integer", "minimum": 1}}),
    )
}
