"""A view of hunt as a scene: the tiles, the sides, the cards, the question and the log."""

from __future__ import annotations

from hullbreach.games.hunt.rules.fixed import ARENA, CUSTOM
from hullbreach.games.hunt.rules.secrets import side_of
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.show.card_text import environment_lines, strategy_lines
from hullbreach.games.hunt.show.goals import goal_sections
from hullbreach.games.hunt.show.reach import beyond
from hullbreach.games.hunt.show.routes import routes
from hullbreach.games.hunt.show.sayings import SAYINGS, fixed_of, rolled
from hullbreach.games.hunt.show.scene_board import board_area, piece_id
from hullbreach.games.hunt.show.scene_lists import PURCHASES, list_area, purchase_id
from hullbreach.games.hunt.show.scene_options import links, note
from hullbreach.games.hunt.show.scene_people import acting_panel, hand_area, piles, seats, side_panels
from hullbreach.games.hunt.show.scene_setup import is_building, site_area
from hullbreach.games.hunt.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.match import Question, View
from hullbreach.kernel.options import Option
from hullbreach.kernel.phrases import Event, Names, Phrase
from hullbreach.kernel.procedures import Odds
from hullbreach.kernel.scene import ChanceLink, Rolled, Route, Scene, SeatFacts, Section, Stat
from hullbreach.text.scene_maker import AnyArea, SceneMaker

PHASES = ("setup", "initiative", "renewal", "activation", "check")


AREAS = (opt.INFERNO, opt.SHOTGUN, opt.ACID_SPIT, opt.DISC, opt.DISC_BY)
"""Options that strike whoever is on a tile."""


class HuntScene(SceneMaker):
    """The table of hunt."""

    printed = ("card", "environment", "mission_card")
    ending = (opt.PASS, opt.DONE, opt.STOP, opt.STAY, opt.KEEP, opt.REFUSE, opt.KEEP_INITIATIVE, opt.KEEP_HAND)
    beside = (opt.CONVERT,)

    def __init__(self, view: View, lang: str) -> None:
        super().__init__(view, SAYINGS, lang)
        assert isinstance(view.state, Hunt)
        self.g: Hunt = view.state

    def title(self) -> str:
        fixed = self.g.fixed
        if fixed.mission is not None:
            return self.messages.say(f"mission-{fixed.mission.id}")
        mode = fixed.ground.mode
        return self.messages.say(f"value-mission-{mode if mode in (ARENA, CUSTOM) else CUSTOM}")

    def areas(self) -> list[AnyArea]:
        g, messages, seat = self.g, self.messages, self.view.seat
        question = self.view.question
        ask = None if question is None else question.ask
        return [
            *list_area(g, side_of(g, seat), ask, messages),
            site_area(g, messages) if is_building(g) else board_area(g, side_of(g, seat), messages),
            *side_panels(g, side_of(g, seat), messages),
            *acting_panel(g, side_of(g, seat), messages),
            hand_area(g, seat, messages),
            *piles(g, messages),
        ]

    def seats(self) -> list[SeatFacts]:
        return seats(self.g, self.messages)

    def active(self) -> list[str]:
        return [] if self.g.active < 0 else [piece_id(self.g.fixed, self.g.active)]

    def status(self) -> list[Stat]:
        say = self.messages.say
        g = self.g
        found = [Stat("turn", say("scene-turn"), str(g.turn))] if g.turn else []
        found.append(Stat("phase", say("scene-phase"), say(f"phase-{PHASES[g.phase]}")))
        if g.environment >= 0:
            name = say(f"environment-{g.fixed.content.environment[g.environment].id}")
            found.append(Stat("environment", say("scene-environment"), name))
        if g.round:
            found.append(Stat("round", say("scene-round"), str(g.round)))
        return found

    def goals(self) -> list[Section]:
        return goal_sections(self.g, self.messages)

    def concerns(self, phrase: Phrase, args: tuple[int, ...], near: tuple[str, ...] = ()) -> list[str]:
        if phrase in PURCHASES:
            return [purchase_id(self.names, phrase, args)]
        found: list[str] = []
        for (_, kind), value in zip(phrase.places, args, strict=True):
            if kind in ("piece", "tile", "link", "token", "side", "place") and value >= 0:
                found.append(f"{kind}:{self.names.name(kind, value)}")
            elif kind == "card" and value >= 0:
                shown = self.where().get(self.names.name(kind, value), [])
                found.extend([one for one in shown if one.startswith("hand:")] or shown)
            elif kind == "environment" and value >= 0:
                found.append("environment:top")
        return found

    def is_here(self, names: Names) -> bool:
        return fixed_of(names) is self.g.fixed

    def rolled(self, event: Event) -> Rolled | None:
        return rolled(event)

    def beyond(self, question: Question) -> list[tuple[Option, No]]:
        return beyond(self.g, question)

    def note(self, question: Question, option: Option) -> str:
        return note(self.g, question.ask, option, self.messages)

    def links(self, question: Question, option: Option, odds: Odds) -> list[ChanceLink]:
        return links(self.g, question.ask, option, odds, self.messages)

    def covers(self, option: Option) -> list[str]:
        """What strikes a whole tile must not be taken for a way there."""
        return [f"tile:{self.names.name('tile', option.args[-1])}"] if option.phrase in AREAS else []

    def routes(self, question: Question) -> list[Route]:
        return routes(self.g, question)

    def describe(self, question: Question, option: Option) -> list[str]:
        """What is printed on the card an option speaks of."""
        content = self.g.fixed.content
        found: list[str] = []
        for (_, kind), value in zip(option.phrase.places, option.args, strict=True):
            if kind == "card" and value >= 0:
                found += strategy_lines(content, value, self.lang)
            elif kind == "environment" and value >= 0:
                found += environment_lines(content, value, self.lang)
        return found


def scene(view: View, lang: str, since: int = 0, closed: bool = False) -> Scene:
    """What the seat of this view sees."""
    return HuntScene(view, lang).scene(since, closed)
