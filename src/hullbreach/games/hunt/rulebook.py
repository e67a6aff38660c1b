"""hunt as the engine knows it: its words, its settings, how a match starts and is seen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from hullbreach.games.hunt.cases.arrange import add, arrange, board_of, sizes_of
from hullbreach.games.hunt.cases.defaults import default_answer
from hullbreach.games.hunt.cases.position import derive, position, unordered
from hullbreach.games.hunt.content.load import Content, load, load_house
from hullbreach.games.hunt.rules.conserved import amiss
from hullbreach.games.hunt.rules.effects import board, changes, moves
from hullbreach.games.hunt.rules.fixed import Fixed
from hullbreach.games.hunt.rules.grounds import Chosen, settings_of
from hullbreach.games.hunt.rules.secrets import conceal, resample
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.show.explaining import explain
from hullbreach.games.hunt.show.muster import muster
from hullbreach.games.hunt.show.review import REMEMBERED
from hullbreach.games.hunt.show.routes import leaving, walks_on
from hullbreach.games.hunt.show.rules_behind import BEHIND
from hullbreach.games.hunt.show.sayings import SAYINGS
from hullbreach.games.hunt.show.scene import scene
from hullbreach.games.hunt.show.sheets import sheets
from hullbreach.games.hunt.words.events import EVENTS
from hullbreach.games.hunt.words.options import OPTIONS
from hullbreach.games.hunt.words.question_rules import QUESTION_RULES
from hullbreach.games.hunt.words.questions import TOPICS
from hullbreach.kernel.chance import Source
from hullbreach.kernel.match import Match, Past, View
from hullbreach.kernel.options import Option
from hullbreach.kernel.phrases import Event, Events
from hullbreach.kernel.requests import Ask
from hullbreach.kernel.review import Remembered
from hullbreach.kernel.rulebook import PLAYERS, Rulebook, Setting
from hullbreach.kernel.scene import Panel, Scene, Sheet
from hullbreach.parts.house import names_in
from hullbreach.text import Messages
from hullbreach.text.messages import name_records

# Importing these enters what every effect verb does.
VERB_FILES = (board, changes, moves)
# Only a described position may be one: nobody has to win anything.
SANDBOX = "sandbox"


class HuntRulebook(Rulebook[Hunt]):  # mypyc: open
    """Alien vs Predator: The Hunt Begins."""

    def __init__(self) -> None:
        super().__init__("hunt", OPTIONS, EVENTS, SAYINGS)
        self._settings: list[Setting] = []
        self._content: Content | None = None
        self._grounds: dict[tuple[object, ...], Fixed] = {}

    @property
    def content(self) -> Content:
        """The content it plays with; the shipped one is loaded at first use."""
        return self._content or load()

    def lay_over(self, house: Mapping[str, object], places: Mapping[str, str]) -> Rulebook[Hunt]:
        made = HuntRulebook()
        made._content = load_house(house, places)
        name_records(names_in(house))
        return made

    def settings(self) -> list[Setting]:
        # Looked up for every match, so made once.
        if not self._settings:
            self._settings = settings_of(self.content)
        return self._settings

    def check(self, settled: dict[str, object]) -> None:
        self.fixed_of(settled)

    def fixed_of(self, settled: Mapping[str, object]) -> Fixed:
        """What a match with these settings is played on; matches with the same ones share it."""
        key = tuple([settled[setting.name] for setting in self.settings()])
        found = self._grounds.get(key)
        if found is None:
            found = self._grounds[key] = Fixed(self.content, Chosen(self.content, settled).ground())
        return found

    def start(self, settled: dict[str, object]) -> Hunt:
        players = settled[PLAYERS]
        assert isinstance(players, int)
        g = Hunt(players, self.fixed_of(settled))
        g.stack = [Chosen(self.content, settled).first()]
        g.at = [0]
        return g

    def conceal(self, state: Hunt, seat: int) -> Hunt:
        return conceal(state, seat)

    def resample(self, state: Hunt, seat: int, source: Source) -> Hunt:
        return resample(state, seat, source)

    def amiss(self, state: Hunt) -> list[str]:
        return amiss(state)

    def position(self, state: Hunt) -> dict[str, object]:
        return position(state)

    def behind(self, event: Event) -> tuple[str, ...]:
        return BEHIND.get(event.phrase.id, ())

    def explain(self, match: Match, past: Past, n: int, seat: int, lang: str) -> list[str]:
        return explain(match, past, n, seat, lang)

    def leaving(self, ask: Ask) -> Option | None:
        return leaving(ask)

    def muster(self, view: View, lang: str) -> list[Panel]:
        assert isinstance(view.state, Hunt)
        return muster(view.state, view.seat, Messages.load(self.id, lang))

    def topics(self) -> Mapping[str, str]:
        return TOPICS

    def goes_on(self, ask: Ask, events: Events) -> bool:
        return walks_on(ask, events)

    def progress(self, state: Hunt) -> str:
        mission = state.fixed.mission
        return mission.id if mission is not None and state.fixed.ground.campaign else ""

    def question_rules(self) -> Mapping[str, str]:
        return QUESTION_RULES

    def remembered(self) -> Remembered:
        return REMEMBERED

    def round(self, state: Hunt) -> int:
        return state.turn

    def turn(self, state: Hunt) -> tuple[int, ...]:
        return state.round, state.turn, state.active_side, state.active

    def derive(self, state: Hunt, path: list[str]) -> object:
        return derive(state, path)

    def settle_described(self, chosen: dict[str, object]) -> dict[str, object]:
        mission = chosen.get("mission", SANDBOX)
        Setting("mission", [*self.setting("mission").values, SANDBOX], SANDBOX).check(mission)
        return {**self._settled_in_play(chosen), "mission": mission}

    def _settled_in_play(self, chosen: dict[str, object]) -> dict[str, object]:
        """What the settings are where a sandbox counts as the usual mission."""
        return self.settle({name: value for name, value in chosen.items() if (name, value) != ("mission", SANDBOX)})

    def arrange(self, settings: dict[str, object], given: dict[str, object]) -> Hunt:
        mission = self.settle_described(settings)["mission"]
        settled = self._settled_in_play(settings)
        if not given and mission != SANDBOX:
            return self.start(settled)
        fixed = self.fixed_of(settled)
        ground = replace(fixed.ground, board=board_of(given, fixed.board))
        if mission == SANDBOX:
            ground = replace(ground, mission=None)
        fixed = fixed.on(ground)
        fixed = fixed.resized(sizes_of(given, fixed))
        players = settled[PLAYERS]
        assert isinstance(players, int)
        g = Hunt(players, fixed)
        arrange(g, given)
        return g

    def add(self, state: Hunt, given: dict[str, object]) -> None:
        add(state, given)

    def default_answer(self, ask: Ask, more: bool) -> Option | None:
        return default_answer(ask, more)

    def unordered(self, keys: list[str]) -> bool:
        return unordered(keys)

    def scene(self, view: View, lang: str, since: int = 0, closed: bool = False) -> Scene:
        return scene(view, lang, since, closed)

    def sheets(self, lang: str) -> list[Sheet]:
        return sheets(self.content, lang)


RULEBOOK = HuntRulebook()
