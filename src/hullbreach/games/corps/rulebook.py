"""corps as the engine knows it: its words, its options, how a match starts and is seen."""

from __future__ import annotations

from collections.abc import Mapping

from hullbreach.games.corps.bot.standard import standard
from hullbreach.games.corps.cases.arrange import add, arrange
from hullbreach.games.corps.cases.defaults import default_answer
from hullbreach.games.corps.cases.position import derive, position, unordered
from hullbreach.games.corps.content.load import Content, load, load_house
from hullbreach.games.corps.content.mission_records import CAMPAIGN, SANDBOX
from hullbreach.games.corps.rules.campaign import Campaign
from hullbreach.games.corps.rules.conserved import amiss
from hullbreach.games.corps.rules.effects import board, cards, characters, missions, search
from hullbreach.games.corps.rules.fixed import fixed_of
from hullbreach.games.corps.rules.mission import Standalone
from hullbreach.games.corps.rules.secrets import conceal, resample
from hullbreach.games.corps.rules.state import Corps
from hullbreach.games.corps.show.explaining import explain
from hullbreach.games.corps.show.review import REMEMBERED
from hullbreach.games.corps.show.routes import leaving, walks_on
from hullbreach.games.corps.show.rules_behind import BEHIND
from hullbreach.games.corps.show.sayings import SAYINGS
from hullbreach.games.corps.show.scene import scene
from hullbreach.games.corps.show.scene_cards import sheets
from hullbreach.games.corps.words.events import EVENTS
from hullbreach.games.corps.words.options import OPTIONS
from hullbreach.games.corps.words.question_rules import QUESTION_RULES
from hullbreach.games.corps.words.questions import TOPICS
from hullbreach.kernel.chance import Source
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.match import Match, Past, View
from hullbreach.kernel.options import Option
from hullbreach.kernel.phrases import Event, Events
from hullbreach.kernel.requests import Ask
from hullbreach.kernel.review import Remembered
from hullbreach.kernel.rulebook import HEADLINE, PLAIN, PLAYERS, Rulebook, Setting
from hullbreach.kernel.scene import Scene, Sheet
from hullbreach.parts.house import names_in
from hullbreach.text.messages import name_records

MOST_SEATS = 6
# Importing these enters what every effect verb does.
VERB_FILES = (board, cards, characters, missions, search)


class CorpsRulebook(Rulebook[Corps]):  # mypyc: open
    """Aliens: Another Glorious Day in the Corps."""

    def __init__(self) -> None:
        super().__init__("corps", OPTIONS, EVENTS, SAYINGS)
        self._content: Content | None = None

    @property
    def content(self) -> Content:
        """The content it plays with; the shipped one is loaded at first use."""
        return self._content or load()

    def lay_over(self, house: Mapping[str, object], places: Mapping[str, str]) -> Rulebook[Corps]:
        made = CorpsRulebook()
        made._content = load_house(house, places)
        name_records(names_in(house))
        return made

    def settings(self) -> list[Setting]:
        missions: list[object] = [*(mission.id for mission in self.content.missions), CAMPAIGN]
        found = [
            Setting(PLAYERS, list(range(1, MOST_SEATS + 1)), 1, PLAIN),
            Setting("mission", missions, "newt", HEADLINE),
        ]
        return found + [switch.setting() for switch in self.content.components.switches]

    def check(self, settled: dict[str, object]) -> None:
        self.switches(settled)

    def switches(self, settled: dict[str, object]) -> dict[str, object]:
        """The rule switches among the settings, checked together; those left to the edition are left out."""
        chosen = {k: v for k, v in settled.items() if k not in (PLAYERS, "mission") and v != "per_edition"}
        self.content.components.choose(chosen)
        return chosen

    def start(self, settled: dict[str, object]) -> Corps:
        players = settled[PLAYERS]
        assert isinstance(players, int)
        campaign = settled["mission"] == CAMPAIGN
        mission = self.content.mission("newt" if campaign else str(settled["mission"]))
        if not mission.seats_min <= players <= mission.seats_max:
            raise BadInput(
                "option players", f"{players}, expected {mission.seats_min} to {mission.seats_max} for {mission.id}"
            )
        fixed = fixed_of(self.content, mission, self.switches(settled), campaign)
        g = Corps(players, fixed)
        g.stack = [Campaign() if campaign else Standalone()]
        g.at = [0]
        return g

    def conceal(self, state: Corps, seat: int) -> Corps:
        return conceal(state, seat)

    def resample(self, state: Corps, seat: int, source: Source) -> Corps:
        return resample(state, seat, source)

    def amiss(self, state: Corps) -> list[str]:
        return amiss(state)

    def position(self, state: Corps) -> dict[str, object]:
        return position(state)

    def explain(self, match: Match, past: Past, n: int, seat: int, lang: str) -> list[str]:
        return explain(match, past, n, seat, lang)

    def leaving(self, ask: Ask) -> Option | None:
        return leaving(ask)

    def topics(self) -> Mapping[str, str]:
        return TOPICS

    def standard(self, state: Corps, ask: Ask) -> Option | None:
        return standard(state, ask)

    def goes_on(self, ask: Ask, events: Events) -> bool:
        return walks_on(ask, events)

    def behind(self, event: Event) -> tuple[str, ...]:
        return BEHIND.get(event.phrase.id, ())

    def progress(self, state: Corps) -> str:
        return state.fixed.mission.id if state.fixed.campaign else ""

    def question_rules(self) -> Mapping[str, str]:
        return QUESTION_RULES

    def remembered(self) -> Remembered:
        return REMEMBERED

    def round(self, state: Corps) -> int:
        return state.round

    def turn(self, state: Corps) -> tuple[int, ...]:
        return state.round, state.phase, state.active

    def derive(self, state: Corps, path: list[str]) -> object:
        return derive(state, path)

    def settle_described(self, chosen: dict[str, object]) -> dict[str, object]:
        mission = chosen.get("mission", SANDBOX)
        # Only a described position may be a sandbox; all other settings are as in play.
        Setting("mission", [*self.setting("mission").values, SANDBOX], SANDBOX).check(mission)
        others = {name: value for name, value in chosen.items() if (name, value) != ("mission", SANDBOX)}
        return {**self.settle(others), "mission": mission}

    def arrange(self, settings: dict[str, object], given: dict[str, object]) -> Corps:
        settled = self.settle_described(settings)
        players = settled[PLAYERS]
        assert isinstance(players, int)
        return arrange(self.content, str(settled["mission"]), players, self.switches(settled), given)

    def add(self, state: Corps, given: dict[str, object]) -> None:
        add(state, given)

    def unordered(self, keys: list[str]) -> bool:
        return unordered(keys)

    def default_answer(self, ask: Ask, more: bool) -> Option | None:
        return default_answer(ask, more)

    def scene(self, view: View, lang: str, since: int = 0, closed: bool = False) -> Scene:
        return scene(view, lang, since, closed)

    def sheets(self, lang: str) -> list[Sheet]:
        return sheets(self.content, lang)


RULEBOOK = CorpsRulebook()
