"""A view of corps as a scene: the board, the people, the piles, the question and the log."""

from __future__ import annotations

from hullbreach.games.corps import questions, verbs
from hullbreach.games.corps.mission_text import mission_sections
from hullbreach.games.corps.names import FIRST_PIECE, PHASES
from hullbreach.games.corps.routes import routes
from hullbreach.games.corps.sayings import SAYINGS, rolled
from hullbreach.games.corps.scene_board import board_area
from hullbreach.games.corps.scene_cards import Shelf, card_lines, tracker_lines
from hullbreach.games.corps.scene_options import ABILITIES, ability, note
from hullbreach.games.corps.scene_people import hands, hero_card, panels, piles, seats, side_lines
from hullbreach.games.corps.state import Corps
from hullbreach.kernel.match import Question, View
from hullbreach.kernel.options import Option
from hullbreach.kernel.phrases import Event, Names, Phrase
from hullbreach.kernel.scene import Graph, Grid, Panel, Pile, Place, Rolled, Route, Row, Scene, SeatFacts, Section, Stat
from hullbreach.text.scene_maker import SceneMaker

WINDOWS = (questions.WINDOW, questions.REROLL, questions.PREVENT_KILL, questions.PREVENT_CAPTURE)
PASSING = (verbs.PASS, verbs.KEEP)
# Described by a case, so never the same twice.
SANDBOX = "sandbox"
_GOALS: dict[tuple[str, str], list[Section]] = {}


class CorpsScene(SceneMaker):
    """The table of corps."""

    def __init__(self, view: View, lang: str) -> None:
        super().__init__(view, SAYINGS, lang)
        assert isinstance(view.state, Corps)
        self.g: Corps = view.state
        self.shelf = Shelf(self.g, self.messages)

    def title(self) -> str:
        return self.messages.say(f"mission-{self.g.setting.mission.id}")

    def areas(self) -> list[Grid | Graph | Row | Pile | Panel]:
        g = self.g
        held = hands(g, self.view.seat, self.shelf, self.messages)
        found: list[Grid | Graph | Row | Pile | Panel] = [
            board_area(g, self.messages),
            *panels(g, self.shelf, self.messages),
            held,
            *piles(g, self.shelf, self.messages),
        ]
        if self.view.question is not None:
            held.places.extend(self.offered(self.view.question))
        return found

    def seats(self) -> list[SeatFacts]:
        return seats(self.g, self.messages)

    def active(self) -> list[str]:
        return [] if self.g.active < 0 else [f"character:{self.names.name('character', self.g.active)}"]

    def status(self) -> list[Stat]:
        """Round, phase, counters, what is scheduled and which special rules hold."""
        g = self.g
        say = self.messages.say
        found = [Stat("phase", say("scene-phase"), say(f"phase-{PHASES[g.phase]}"))]
        if g.round:
            found.insert(0, Stat("round", say("scene-round"), str(g.round)))
        found.extend(Stat(f"counter-{id}", say(f"counter-{id}"), str(n)) for id, n in g.counters.items())
        found.extend(Stat(f"schedule-{id}", say(f"schedule-{id}"), str(n)) for id, n in g.scheduled.items())
        if g.lights_out:
            found.append(Stat("lights_out", say("card-lights_out"), ""))
        if g.steady_fire:
            found.append(Stat("steady_fire", say("scene-steady_fire"), ""))
        return found

    def goals(self) -> list[Section]:
        """What the mission card says: how it is won and lost, then its rules; the set-up, which is done, comes last."""
        mission = self.g.setting.mission
        key = (mission.id, self.lang)
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
            id = f"{kind}:{names.name(kind, value)}"
            if kind in ("card", "tracker"):
                shown = self.shelf.where.get(id, [])
                found.extend([one for one in shown if one.startswith(near)] or shown)
            else:
                found.append(id)
        if phrase is verbs.PLAY_AS:
            found.append(f"hero:{names.name('character', args[0])}")
        return found

    def within_reach(self, question: Question) -> tuple[str, ...]:
        """Where the cards lie that a question is about: the seat's hand, what its character carries, what is open."""
        found = [f"hand:seat-{question.seat + 1}:", "turned:", "offered:"]
        ask = question.ask
        about = [value for (_, kind), value in zip(ask.prompt.places, ask.about, strict=True) if kind == "character"]
        people = [who for who in about or [self.g.active] if who >= 0]
        return (*found, *[f"gear:{self.g.names.name('character', who)}:" for who in people])

    def offered(self, question: Question) -> list[Place]:
        """Cards to choose from that do not lie before the seat: out of a deck, a pile, the box."""
        near = self.within_reach(question)
        found: list[int] = []
        for option in question.options:
            for (_, kind), card in zip(option.phrase.places, option.args, strict=True):
                if kind == "card" and card >= 0 and card not in found:
                    shown = self.shelf.where.get(f"card:{self.g.card(card).id}", [])
                    if not any(id.startswith(taken_from(option, near)) for id in shown):
                        found.append(card)
        cards = self.shelf.cards("offered", tuple(found))
        for option in question.options:
            if option.phrase is verbs.PLAY_AS:
                cards.append(hero_card(self.g, option.args[0], self.messages))
        return [Place("offered", self.messages.say("scene-offered"), cards)] if cards else []

    def near(self, question: Question, option: Option) -> tuple[str, ...]:
        return taken_from(option, self.within_reach(question))

    def note(self, question: Question, option: Option) -> str:
        return note(self.g, question.ask, option, self.messages)

    def routes(self, question: Question) -> list[Route]:
        return routes(self.g, question)

    def passing(self, question: Question) -> Option | None:
        if question.ask.prompt in WINDOWS:
            for option in question.options:
                if option.phrase in PASSING:
                    return option
        return None

    def rolled(self, names: Names, event: Event) -> Rolled | None:
        return rolled(names, event)

    def describe(self, question: Question, option: Option) -> list[str]:
        """What is printed on the card, ability or character an option speaks of."""
        g = self.g
        found: list[str] = []
        if option.phrase in ABILITIES:
            found.append(ability(g, question.ask.about[0], option.args[0], self.messages))
        elif option.phrase is verbs.PLAY_AS:
            found += side_lines(g, option.args[0], self.messages)
        for (_, kind), value in zip(option.phrase.places, option.args, strict=True):
            if value >= 0 and kind == "card":
                found += [self.messages.say(f"card-{g.card(value).id}"), *card_lines(g, value, self.lang)]
            elif value >= 0 and kind == "tracker":
                found += tracker_lines(g, value, self.lang)
        return found


def taken_from(option: Option, near: tuple[str, ...]) -> tuple[str, ...]:
    """Where the card of an option comes from: one that is being equipped is not carried yet."""
    return tuple([place for place in near if not place.startswith("gear:")]) if option.phrase is verbs.EQUIP else near


def scene(view: View, lang: str, since: int = 0, closed: bool = False) -> Scene:
    """What the seat of this view sees."""
    return CorpsScene(view, lang).scene(since, closed)
