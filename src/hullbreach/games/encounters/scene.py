"""A view of encounters as a scene: the table, the question and the log."""

from __future__ import annotations

from hullbreach.games.encounters import questions, verbs
from hullbreach.games.encounters.card_text import location_text, objective_text
from hullbreach.games.encounters.names import PHASE_NAMES
from hullbreach.games.encounters.sayings import SAYINGS
from hullbreach.games.encounters.scene_cards import Shelf, card_lines
from hullbreach.games.encounters.scene_options import note, price, together
from hullbreach.games.encounters.scene_table import (
    complex_row,
    hands_row,
    hq_row,
    piles,
    player_panel,
    roles_row,
    seat_facts,
    terms,
)
from hullbreach.games.encounters.state import NOBODY, SETUP, Encounters
from hullbreach.kernel.errors import No
from hullbreach.kernel.match import Question, View
from hullbreach.kernel.options import Option
from hullbreach.kernel.phrases import Phrase
from hullbreach.kernel.procedures import Odds
from hullbreach.kernel.scene import (
    Asked,
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
    Section,
    Stat,
)
from hullbreach.text import Messages

WINDOWS = (questions.GUARD, questions.OFFER)
# Where the card of an option lies: equal cards elsewhere are not meant.
LIES: dict[Phrase, tuple[str, ...]] = {
    verbs.PLAY: ("hand",),
    verbs.COORDINATE: ("hand",),
    verbs.GUARD: ("hand",),
    verbs.SHOW: ("hand",),
    verbs.DISCARD: ("hand",),
    verbs.KILL: ("hand",),
    verbs.KILL_IN_PLAY: ("played",),
    verbs.RECRUIT: ("hq",),
    verbs.HEAL: ("strikes",),
    verbs.DISCARD_VIGILANT: ("vigilant",),
    verbs.GUARD_VIGILANT: ("vigilant",),
    verbs.COPY_OFFERED: ("aside",),
    verbs.USE: ("played", "vigilant", "attached", "collected", "spot"),
    verbs.SACRIFICE: ("played", "vigilant"),
    verbs.CHOOSE_CARD: ("looked_at",),
    verbs.PUT_BACK: ("looked_at",),
}
OWN = ("hand", "vigilant", "strikes")


class SceneMaker:
    """Builds one scene from one view."""

    def __init__(self, view: View, lang: str) -> None:
        assert isinstance(view.state, Encounters)
        self.view = view
        self.g: Encounters = view.state
        self.lang = lang
        self.messages: Messages = Messages.load("encounters", lang)
        self.shelf = Shelf(self.g, self.messages)

    def scene(self, since: int, closed: bool) -> Scene:
        """Everything; the log from line ``since`` on, the closed options only if they are wanted."""
        g = self.g
        areas: list[Grid | Graph | Row | Pile | Panel] = []
        if g.objectives:
            areas.append(complex_row(g, self.shelf, self.messages))
            areas.append(hq_row(g, self.shelf, self.messages))
        if g.phase == SETUP and self.view.question is not None:
            roles = [option.args[0] for option in self.view.question.options if option.phrase is verbs.TAKE_ROLE]
            areas.extend([roles_row(g, roles, self.shelf, self.messages)] if roles else [])
        held = hands_row(g, self.view.seat, self.shelf, self.messages)
        areas.append(held)
        areas.extend([player_panel(g, seat, self.shelf, self.messages) for seat in range(g.seats)])
        areas.extend(piles(g, self.shelf, self.messages))
        if self.view.question is not None:
            held.places.extend(self.offered(self.view.question))
        asked = None if self.view.question is None else self.asked(self.view.question, closed)
        log = self.log(since)
        made = Scene(
            "encounters",
            self.lang,
            self.messages.say(f"location-{g.setting.location.id}"),
            self.view.seat,
            self.view.number,
            self.status(),
            areas,
            seat_facts(g, self.messages),
            asked,
            log,
            goals=self.goals(),
        )
        if g.outcome is not None:
            text = SAYINGS.say_outcome(g.outcome, self.lang)
            made.ended = Ended(list(g.outcome.winners), g.outcome.reason, text, g.outcome.score)
        if g.turn != NOBODY:
            made.focus.append(f"panel:seat-{g.turn + 1}")
        if asked is not None:
            made.focus = asked.concerns + made.focus
        elif log:
            made.focus = log[-1].concerns + made.focus
        return made

    def status(self) -> list[Stat]:
        """Turn, phase, Objective, Hazards and the points of the turn."""
        g = self.g
        say = self.messages.say
        found = [Stat("phase", say("scene-phase"), say(f"phase-{PHASE_NAMES[g.phase]}"))]
        if g.phase != SETUP and g.objectives:
            found.insert(0, Stat("turn", say("scene-turn"), str(g.round)))
            found.append(Stat("objective", say("scene-objective"), say(f"objective-{g.faces[g.objectives[0]].id}")))
            found.append(Stat("hazards", say("scene-hazards"), str(g.hazards)))
            found.append(Stat("attack", say("scene-attack"), str(g.attack)))
            found.append(Stat("recruit", say("scene-recruit"), str(g.recruit)))
        return found

    def goals(self) -> list[Section]:
        """The Objectives, the current one first, and the Location."""
        setting = self.g.setting
        say = self.messages.say
        objectives = [*setting.objectives[self.g.completed :]]
        found = [
            Section(say(f"objective-{objective.id}"), objective_text(objective, self.lang).split("\n"))
            for objective in objectives
        ]
        location = setting.location
        found.append(Section(say(f"location-{location.id}"), location_text(location, self.lang).split("\n")))
        return found

    def near(self, phrase: Phrase, seat: int) -> tuple[str, ...]:
        """Where the cards of an option of this seat lie."""
        found = [f"{lies}:seat-{seat + 1}:" if lies in OWN else f"{lies}:" for lies in LIES.get(phrase, ())]
        return (*found, "offered:")

    def concerns(self, phrase: Phrase, args: tuple[int, ...], near: tuple[str, ...] = ()) -> list[str]:
        """The elements of this scene that a phrase speaks of; of equal cards those that lie ``near``, if any do."""
        found: list[str] = ["pile:sergeants"] if phrase is verbs.RECRUIT_SERGEANT else []
        for (_, kind), value in zip(phrase.places, args, strict=True):
            if kind == "card":
                shown = self.shelf.where.get(value, [])
                found += [id for id in shown if id.startswith(near)] or shown
            elif kind in ("room", "spot"):
                found.append(f"{kind}:{self.g.names.name(kind, value)}")
            elif kind == "seat":
                found.append(f"panel:{self.g.names.name(kind, value)}")
        return found

    def offered(self, question: Question) -> list[Place]:
        """Cards to choose from that lie nowhere on the table, or not where the option takes them from."""
        found: list[int] = []
        for option in question.options:
            near = self.near(option.phrase, question.seat)
            for (_, kind), card in zip(option.phrase.places, option.args, strict=True):
                # Avatars and Objectives are not among the cards; they have their own place on the table.
                if kind == "card" and 0 <= card < len(self.g.setting.content.cards) and card not in found:
                    shown = self.shelf.where.get(card, [])
                    if not shown or (option.phrase in LIES and not any(id.startswith(near) for id in shown)):
                        found.append(card)
        if not found:
            return []
        return [Place("offered", self.messages.say("scene-offered"), self.shelf.cards("offered", found))]

    def asked(self, question: Question, closed: bool) -> Asked:
        """The question with its options."""
        ask = question.ask
        made = Asked(
            question.seat,
            ask.prompt.id,
            SAYINGS.say_question(self.g.names, ask, self.lang),
            self.concerns(ask.prompt, ask.about),
            [self.choice(question, option) for option in question.options],
        )
        if ask.prompt in WINDOWS:
            made.passing = Option(verbs.PASS, ()).text(self.g.names)
        made.routes = together(self.g, question, self.messages)
        if closed:
            made.closed = [self.refused(question.seat, option, no) for option, no in question.closed]
        return made

    def choice(self, question: Question, option: Option) -> Choice:
        """One open option."""
        odds = question.odds(option)
        return Choice(
            option.text(self.g.names),
            SAYINGS.say_option(self.g.names, option, self.lang),
            option.phrase.id,
            self.concerns(option.phrase, option.args, self.near(option.phrase, question.seat)),
            None if odds is None else self.chances(odds),
            self.describe(option),
            note(self.g, option, self.messages),
            price(self.g, question.seat, option, self.messages),
        )

    def describe(self, option: Option) -> list[str]:
        """What is printed on the card an option speaks of."""
        found: list[str] = []
        for (_, kind), value in zip(option.phrase.places, option.args, strict=True):
            if kind == "card" and value >= 0:
                found += card_lines(self.g, value, self.lang)
        return found

    def chances(self, odds: Odds) -> Chances:
        """What an option costs, with the sum behind it."""
        text = SAYINGS.say_total(odds.need, self.lang)
        return Chances(round(odds.chance * 100), odds.need.value, text, terms(odds.need, self.messages))

    def refused(self, seat: int, option: Option, no: No) -> Refused:
        """One closed option and the reason."""
        names = self.g.names
        return Refused(
            option.text(names),
            SAYINGS.say_option(names, option, self.lang),
            self.concerns(option.phrase, option.args, self.near(option.phrase, seat)),
            SAYINGS.say_no(names, no, self.lang),
            no.rule,
        )

    def log(self, since: int) -> list[Line]:
        """The sentences of the log from this number on."""
        return [
            Line(
                number,
                event.phrase.id,
                SAYINGS.say_event(names, event, self.lang),
                self.concerns(event.phrase, event.args),
            )
            for number, names, event in self.view.told_from(since)
        ]


def scene(view: View, lang: str, since: int = 0, closed: bool = False) -> Scene:
    """What the seat of this view sees."""
    return SceneMaker(view, lang).scene(since, closed)
