"""A view of corps as a scene: the board, the people, the piles, the question and the log."""

from __future__ import annotations

from functools import lru_cache

from hullbreach.games.corps.content.mission_records import SANDBOX
from hullbreach.games.corps.rules.state import Corps
from hullbreach.games.corps.show.mission_text import mission_sections
from hullbreach.games.corps.show.reach import beyond
from hullbreach.games.corps.show.routes import routes
from hullbreach.games.corps.show.sayings import SAYINGS, rolled
from hullbreach.games.corps.show.scene_board import board_area
from hullbreach.games.corps.show.scene_cards import card_lines, cards_shown, tracker_lines
from hullbreach.games.corps.show.scene_options import ABILITIES, ability, note, struck
from hullbreach.games.corps.show.scene_people import TRACKER_TOP, hands, hero_card, panels, piles, seats, side_lines
from hullbreach.games.corps.words import options as opt
from hullbreach.games.corps.words.names import FIRST_PIECE, PHASES
from hullbreach.kernel.errors import No
from hullbreach.kernel.match import Question, View
from hullbreach.kernel.options import Option, bits
from hullbreach.kernel.phrases import Event, Phrase
from hullbreach.kernel.scene import Card, Rolled, Route, Scene, SeatFacts, Section, Stat
from hullbreach.text import Messages
from hullbreach.text.scene_maker import AnyArea, SceneMaker

_GOALS: dict[tuple[str, str], list[Section]] = {}


class CorpsScene(SceneMaker):
    """The table of corps."""

    printed = ("card", "tracker")

    ending = (
        opt.DONE, opt.PASS, opt.REFUSE, opt.ENOUGH, opt.STOP, opt.KEEP,
        opt.CEASE_FIRE, opt.HOLD_FIRE, opt.END_ACTIVATION,
    )  # fmt: skip
    beside = (opt.UNEQUIP,)

    def __init__(self, view: View, lang: str) -> None:
        super().__init__(view, SAYINGS, lang)
        assert isinstance(view.state, Corps)
        self.g: Corps = view.state

    def title(self) -> str:
        return self.messages.say(f"mission-{self.g.fixed.mission.id}")

    def areas(self) -> list[AnyArea]:
        g, messages = self.g, self.messages
        return [board_area(g, messages), *panels(g, messages), hands(g, self.view.seat, messages), *piles(g, messages)]

    def seats(self) -> list[SeatFacts]:
        return seats(self.g, self.messages)

    def active(self) -> list[str]:
        return [] if self.g.active < 0 else [f"character:{self.names.name('character', self.g.active)}"]

    def status(self) -> list[Stat]:
        """Round, phase, counters, what is scheduled and which special rules hold."""
        g = self.g
        counters, scheduled = tuple(g.counters.items()), tuple(g.scheduled.items())
        return _status(g.round, g.phase, counters, scheduled, g.lights_out > 0, g.steady_fire > 0, self.messages)

    def goals(self) -> list[Section]:
        """What the mission card says: how it is won and lost, then its rules; the set-up, which is done, comes last."""
        mission = self.g.fixed.mission
        key = (mission.id, self.lang)
        # A case describes its own board, so it is never the same twice.
        if key not in _GOALS or mission.id == SANDBOX:
            sections = [Section(title, lines) for title, lines in mission_sections(mission, self.lang)]
            _GOALS[key] = [*sections[2:], sections[1], sections[0]]
        return _GOALS[key]

    def concerns(self, phrase: Phrase, args: tuple[int, ...], near: tuple[str, ...] = ()) -> list[str]:
        """The elements of this scene that a phrase speaks of; of equal cards those that lie ``near``, if any do."""
        found: list[str] = []
        names = self.names
        for (_, kind), value in zip(phrase.places, args, strict=True):
            if kind == "number":
                continue
            if kind == "piece":
                kind = "character" if value < FIRST_PIECE else "blip" if value & 1 else "alien"
                value = value if value < FIRST_PIECE else (value - FIRST_PIECE) >> 1
            name = names.name(kind, value)
            if kind == "card":
                shown = self.where().get(name, [])
                found.extend([one for one in shown if one.startswith(near)] or shown)
            elif kind != "tracker":
                found.append(f"{kind}:{name}")
            elif value >= 0 and self.g.tracker_discard[-1:] == [value]:
                found.append(TRACKER_TOP)
        if phrase is opt.PLAY_AS:
            found.append(f"hero:{names.name('character', args[0])}")
        return found

    def within_reach(self, question: Question) -> tuple[str, ...]:
        """Where the cards lie that a question is about: the seat's hand, what its character carries, what is open."""
        found = [f"hand:seat-{question.seat + 1}:", "turned:", "offered:"]
        ask = question.ask
        about = [value for (_, kind), value in zip(ask.prompt.places, ask.about, strict=True) if kind == "character"]
        people = [who for who in about or [self.g.active] if who >= 0]
        return (*found, *[f"gear:{self.g.names.name('character', who)}:" for who in people])

    def offered(self, question: Question) -> list[Card]:
        """Out of a deck, a pile, the box; and characters to play."""
        near = self.within_reach(question)
        found: list[int] = []
        for option in question.options:
            for (_, kind), card in zip(option.phrase.places, option.args, strict=True):
                if kind == "card" and card >= 0 and card not in found:
                    shown = self.where().get(self.g.card(card).id, [])
                    if not any(id.startswith(taken_from(option, near)) for id in shown):
                        found.append(card)
        cards = cards_shown("offered", tuple(found), self.g.fixed.content, self.messages)
        heroes = [option.args[0] for option in question.options if option.phrase is opt.PLAY_AS]
        return [*cards, *[hero_card(self.g, who, self.messages) for who in heroes]]

    def near(self, question: Question, option: Option) -> tuple[str, ...]:
        return taken_from(option, self.within_reach(question))

    def beyond(self, question: Question) -> list[tuple[Option, No]]:
        return beyond(self.g, question)

    def note(self, question: Question, option: Option) -> str:
        return note(self.g, question.ask, option, self.messages)

    def covers(self, option: Option) -> list[str]:
        return [f"square:{self.names.name('square', square)}" for square in bits(struck(self.g, option))]

    def routes(self, question: Question) -> list[Route]:
        return routes(self.g, question, self.messages)

    def rolled(self, event: Event) -> Rolled | None:
        return rolled(event)

    def describe(self, question: Question, option: Option) -> list[str]:
        """What is printed on the card, ability or character an option speaks of."""
        g, content = self.g, self.g.fixed.content
        found: list[str] = []
        if option.phrase in ABILITIES:
            found.append(ability(g, question.ask.about[0], option.args[0], self.messages))
        elif option.phrase is opt.PLAY_AS:
            found += side_lines(g, option.args[0], self.messages)
        for (_, kind), value in zip(option.phrase.places, option.args, strict=True):
            if value >= 0 and kind == "card":
                found += [
                    self.messages.say(f"card-{g.card(value).id}"),
                    *card_lines(content, value, self.lang),
                ]
            elif value >= 0 and kind == "tracker":
                found += tracker_lines(content, value, self.lang)
        return found


@lru_cache(maxsize=1024)
def _status(
    round: int,
    phase: int,
    counters: tuple[tuple[str, int], ...],
    scheduled: tuple[tuple[str, int], ...],
    lights_out: bool,
    steady_fire: bool,
    messages: Messages,
) -> list[Stat]:
    say = messages.say
    found = [Stat("round", say("scene-round"), str(round))] if round else []
    found.append(Stat("phase", say("scene-phase"), say(f"phase-{PHASES[phase]}")))
    found.extend(Stat(f"counter-{id}", say(f"counter-{id}"), str(n)) for id, n in counters)
    found.extend(Stat(f"schedule-{id}", say(f"schedule-{id}"), str(n)) for id, n in scheduled)
    if lights_out:
        found.append(Stat("lights_out", say("card-lights_out"), ""))
    if steady_fire:
        found.append(Stat("steady_fire", say("scene-steady_fire"), ""))
    return found


def taken_from(option: Option, near: tuple[str, ...]) -> tuple[str, ...]:
    """Where the card of an option comes from: one that is being equipped is not carried yet."""
    return tuple([place for place in near if not place.startswith("gear:")]) if option.phrase is opt.EQUIP else near


def scene(view: View, lang: str, since: int = 0, closed: bool = False) -> Scene:
    """What the seat of this view sees."""
    return CorpsScene(view, lang).scene(since, closed)
