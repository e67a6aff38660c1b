"""A view of encounters as a scene: the table, the question and the log."""

from __future__ import annotations

from functools import lru_cache

from hullbreach.games.encounters.rules.fixed import Fixed
from hullbreach.games.encounters.rules.state import NOBODY, NOTHING, SETUP, Encounters
from hullbreach.games.encounters.show.card_text import printed_at, printed_on_objective
from hullbreach.games.encounters.show.sayings import SAYINGS
from hullbreach.games.encounters.show.scene_cards import card_lines, cards_shown
from hullbreach.games.encounters.show.scene_options import note, price, together
from hullbreach.games.encounters.show.scene_table import (
    complex_row,
    hands_row,
    hq_row,
    piles,
    player_panel,
    roles_row,
    seat_facts,
    secret_panel,
)
from hullbreach.games.encounters.words import options as opt
from hullbreach.games.encounters.words.names import PHASE_NAMES
from hullbreach.kernel.match import Question, View
from hullbreach.kernel.options import Option
from hullbreach.kernel.phrases import Phrase
from hullbreach.kernel.scene import Badge, Card, Route, Scene, SeatFacts, Section, Stat
from hullbreach.text import Messages
from hullbreach.text.scene_maker import AnyArea, SceneMaker

# Where the card of an option lies: equal cards elsewhere are not meant.
LIES: dict[Phrase, tuple[str, ...]] = {
    opt.PLAY: ("hand",),
    opt.COORDINATE: ("hand",),
    opt.GUARD: ("hand",),
    opt.SHOW: ("hand",),
    opt.DISCARD: ("hand",),
    opt.KILL: ("hand",),
    opt.KILL_IN_PLAY: ("played",),
    opt.RECRUIT: ("hq",),
    opt.HEAL: ("strikes",),
    opt.DISCARD_VIGILANT: ("vigilant",),
    opt.GUARD_VIGILANT: ("vigilant",),
    opt.COPY_OFFERED: ("aside",),
    opt.USE: ("played", "vigilant", "attached", "collected", "spot"),
    opt.SACRIFICE: ("played", "vigilant"),
    opt.CHOOSE_CARD: ("looked_at",),
    opt.PUT_BACK: ("looked_at",),
}
OWN = ("hand", "vigilant", "strikes")


class EncountersScene(SceneMaker):
    """The table of encounters."""

    ending = (opt.PASS, opt.REFUSE, opt.ENOUGH, opt.END, opt.STAND_BACK)

    def __init__(self, view: View, lang: str) -> None:
        super().__init__(view, SAYINGS, lang)
        assert isinstance(view.state, Encounters)
        self.g: Encounters = view.state

    def title(self) -> str:
        return self.messages.say(f"location-{self.g.fixed.location.id}")

    def areas(self) -> list[AnyArea]:
        g, messages, question = self.g, self.messages, self.view.question
        found: list[AnyArea] = []
        if g.objectives:
            found = [complex_row(g, messages), hq_row(g, messages)]
        if g.phase == SETUP and question is not None:
            roles = [option.args[0] for option in question.options if option.phrase is opt.TAKE_ROLE]
            found.extend([roles_row(g.fixed, roles, messages)] if roles else [])
        found.append(hands_row(g, self.view.seat, messages))
        found.extend([player_panel(g, seat, messages) for seat in range(g.seats)])
        found.extend(secret_panel(g, self.view.seat, messages))
        found.extend(piles(g, messages))
        return found

    def seats(self) -> list[SeatFacts]:
        return seat_facts(self.g, self.messages)

    def active(self) -> list[str]:
        return [] if self.g.turn == NOBODY else [f"panel:seat-{self.g.turn + 1}"]

    def status(self) -> list[Stat]:
        """Turn, phase, Objective, Hazards and the points of the turn."""
        g = self.g
        objective = g.objectives[0] if g.objectives and g.phase != SETUP else NOTHING
        return _status(g.phase, g.round, objective, g.hazards, g.attack, g.recruit, g.fixed, self.messages)

    def goals(self) -> list[Section]:
        """The Objectives, the current one first, and the Location."""
        return _goals(self.g.fixed, self.g.completed, self.messages)

    def near(self, question: Question, option: Option) -> tuple[str, ...]:
        lies = LIES.get(option.phrase, ())
        return (*[f"{at}:seat-{question.seat + 1}:" if at in OWN else f"{at}:" for at in lies], "offered:")

    def concerns(self, phrase: Phrase, args: tuple[int, ...], near: tuple[str, ...] = ()) -> list[str]:
        """The elements of this scene that a phrase speaks of; of equal cards those that lie ``near``, if any do."""
        found: list[str] = ["pile:sergeants"] if phrase is opt.RECRUIT_SERGEANT else []
        for (_, kind), value in zip(phrase.places, args, strict=True):
            if kind == "card":
                shown = self.where().get(self.names.name(kind, value), [])
                found += [id for id in shown if id.startswith(near)] or shown
            elif kind in ("room", "spot"):
                found.append(f"{kind}:{self.names.name(kind, value)}")
            elif kind == "seat":
                found.append(f"panel:{self.names.name(kind, value)}")
        return found

    def offered(self, question: Question) -> list[Card]:
        """Of cards that lie elsewhere those that the option does not take from there."""
        content = self.g.fixed.content
        found: list[int] = []
        for option in question.options:
            near = self.near(question, option)
            for (_, kind), card in zip(option.phrase.places, option.args, strict=True):
                # Avatars and Objectives are not among the cards; they have their own place on the table.
                if kind == "card" and 0 <= card < len(content.cards) and card not in found:
                    shown = self.where().get(self.g.faces[card].id, [])
                    if not shown or (option.phrase in LIES and not any(id.startswith(near) for id in shown)):
                        found.append(card)
        return cards_shown("offered", tuple(found), content, self.messages)

    def note(self, question: Question, option: Option) -> str:
        return note(self.g, option, self.messages)

    def price(self, question: Question, option: Option) -> Badge | None:
        return price(self.g, question.seat, option, self.messages)

    def routes(self, question: Question) -> list[Route]:
        return together(self.g, question, self.messages)

    def describe(self, question: Question, option: Option) -> list[str]:
        found: list[str] = []
        for (_, kind), value in zip(option.phrase.places, option.args, strict=True):
            if kind == "card" and value >= 0:
                found += card_lines(self.g.fixed.content, value, self.lang)
        return found


@lru_cache(maxsize=1024)
def _status(
    phase: int,
    round: int,
    objective: int,
    hazards: int,
    attack: int,
    recruit: int,
    fixed: Fixed,
    messages: Messages,
) -> list[Stat]:
    say = messages.say
    now = Stat("phase", say("scene-phase"), say(f"phase-{PHASE_NAMES[phase]}"))
    if objective == NOTHING:
        return [now]
    return [
        Stat("turn", say("scene-turn"), str(round)),
        now,
        Stat("objective", say("scene-objective"), say(f"objective-{fixed.faces[objective].id}")),
        Stat("hazards", say("scene-hazards"), str(hazards)),
        Stat("attack", say("scene-attack"), str(attack)),
        Stat("recruit", say("scene-recruit"), str(recruit)),
    ]


@lru_cache(maxsize=256)
def _goals(fixed: Fixed, completed: int, messages: Messages) -> list[Section]:
    say, lang = messages.say, messages.lang
    found = [
        Section(say(f"objective-{objective.id}"), printed_on_objective(objective, lang))
        for objective in fixed.objectives[completed:]
    ]
    found.append(Section(say(f"location-{fixed.location.id}"), printed_at(fixed.location, lang)))
    return found


def scene(view: View, lang: str, since: int = 0, closed: bool = False) -> Scene:
    """What the seat of this view sees."""
    return EncountersScene(view, lang).scene(since, closed)
