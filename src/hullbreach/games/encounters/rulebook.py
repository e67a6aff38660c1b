"""encounters as the engine knows it: its words, its options, how a match starts and is seen."""

from __future__ import annotations

from collections.abc import Mapping

from hullbreach.games.encounters.bot.standard import standard
from hullbreach.games.encounters.cases.arrange import add, arrange
from hullbreach.games.encounters.cases.position import brief, position, unordered
from hullbreach.games.encounters.content.load import Content, load, load_house
from hullbreach.games.encounters.rules import playing, scanning, turn
from hullbreach.games.encounters.rules.conserved import amiss
from hullbreach.games.encounters.rules.fixed import AS_SCENARIO, LAYERS, MOST_DRONES, fixed_of
from hullbreach.games.encounters.rules.playing import plays_on
from hullbreach.games.encounters.rules.scoring import traitor_of
from hullbreach.games.encounters.rules.secrets import conceal, resample
from hullbreach.games.encounters.rules.setup import Game
from hullbreach.games.encounters.rules.state import NOTHING, ROOMS, Encounters
from hullbreach.games.encounters.show.explaining import explain
from hullbreach.games.encounters.show.muster import muster
from hullbreach.games.encounters.show.review import REMEMBERED
from hullbreach.games.encounters.show.rules_behind import BEHIND
from hullbreach.games.encounters.show.sayings import SAYINGS
from hullbreach.games.encounters.show.scene import scene
from hullbreach.games.encounters.show.scene_options import label
from hullbreach.games.encounters.show.sheets import sheets
from hullbreach.games.encounters.words.events import EVENTS
from hullbreach.games.encounters.words.options import OPTIONS
from hullbreach.games.encounters.words.question_rules import QUESTION_RULES
from hullbreach.games.encounters.words.questions import TOPICS
from hullbreach.kernel.chance import Source
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.match import Match, Past, View
from hullbreach.kernel.options import Option
from hullbreach.kernel.phrases import Event, Events
from hullbreach.kernel.requests import Ask
from hullbreach.kernel.review import Remembered
from hullbreach.kernel.rulebook import HEADLINE, PLAIN, PLAYERS, Rulebook, Setting
from hullbreach.kernel.scene import Panel, Scene, Sheet
from hullbreach.parts.house import names_in
from hullbreach.text import Messages
from hullbreach.text.messages import name_records

# Importing these enters what every effect verb does.
VERB_FILES = (playing, scanning, turn)


class EncountersRulebook(Rulebook[Encounters]):  # mypyc: open
    """Legendary Encounters: An ALIEN Deck Building Game."""

    def __init__(self) -> None:
        super().__init__("encounters", OPTIONS, EVENTS, SAYINGS)
        self._settings: list[Setting] = []
        self._content: Content | None = None

    @property
    def content(self) -> Content:
        """The content it plays with; the shipped one is loaded at first use."""
        return self._content or load()

    def lay_over(self, house: Mapping[str, object], places: Mapping[str, str]) -> Rulebook[Encounters]:
        made = EncountersRulebook()
        made._content = load_house(house, places)
        name_records(names_in(house))
        return made

    def settings(self) -> list[Setting]:
        if not self._settings:
            self._settings = self._all_settings()
        return self._settings

    def _all_settings(self) -> list[Setting]:
        """Looked up for every match, so made once."""
        content = self.content
        numbers = content.numbers
        films: list[object] = [scenario.id for scenario in content.scenarios]
        found = [
            Setting(PLAYERS, list(range(numbers.min_players, numbers.max_players + 1)), 1, PLAIN),
            Setting("scenario", films, content.scenarios[content.first_scenario].id, HEADLINE),
            Setting("location", [AS_SCENARIO, *content.location_index], AS_SCENARIO),
        ]
        for n in range(1, LAYERS + 1):
            ids: list[object] = [objective.id for objective in content.objectives if objective.number == n]
            found.append(Setting(f"objective_{n}", [AS_SCENARIO, *ids], AS_SCENARIO))
        people: list[object] = [AS_SCENARIO, *content.character_index]
        for n in range(1, numbers.barracks_characters + 1):
            found += [Setting(f"character_{n}", people, AS_SCENARIO)]
        found += [
            Setting("roles", ["choose", "random", "first_game"], "choose", PLAIN),
            Setting("first_player", ["choose", "random"], "choose"),
            Setting("player_aliens", [False, True], False, PLAIN),
            Setting("hidden_agendas", ["off", "on", "delayed"], "off", PLAIN),
            Setting("more_drones", list(range(-MOST_DRONES, MOST_DRONES + 1)), 0),
            Setting("defense_as_health", [False, True], False),
            Setting("skip_first_hive", [False, True], False),
            Setting("preloaded_complex", list(range(ROOMS + 1)), 0),
        ]
        return found + [switch.setting() for switch in content.switches]

    def check(self, settled: dict[str, object]) -> None:
        players = settled[PLAYERS]
        assert isinstance(players, int)
        least = self.content.numbers.agendas_min_avatars
        if settled["hidden_agendas"] != "off" and players < least:
            raise BadInput("option hidden_agendas", f"needs at least {least} players (ENC-AGD-21)")
        fixed_of(self.content, settled)

    def start(self, settled: dict[str, object]) -> Encounters:
        fixed = fixed_of(self.content, settled)
        g = Encounters(fixed.players, fixed)
        g.stack = [Game()]
        g.at = [0]
        return g

    def conceal(self, state: Encounters, seat: int) -> Encounters:
        return conceal(state, seat)

    def resample(self, state: Encounters, seat: int, source: Source) -> Encounters:
        return resample(state, seat, source)

    def amiss(self, state: Encounters) -> list[str]:
        return amiss(state)

    def findings(self, state: Encounters) -> list[str]:
        return ["traitor"] if state.fixed.agendas and traitor_of(state) != NOTHING else []

    def position(self, state: Encounters) -> dict[str, object]:
        return position(state)

    def behind(self, event: Event) -> tuple[str, ...]:
        return BEHIND.get(event.phrase.id, ())

    def explain(self, match: Match, past: Past, n: int, seat: int, lang: str) -> list[str]:
        return explain(match, past, n, seat, lang)

    def muster(self, view: View, lang: str) -> list[Panel]:
        assert isinstance(view.state, Encounters)
        return muster(view.state, view.seat, Messages.load(self.id, lang))

    def topics(self) -> Mapping[str, str]:
        return TOPICS

    def standard(self, state: Encounters, ask: Ask) -> Option | None:
        return standard(state, ask)

    def goes_on(self, ask: Ask, events: Events) -> bool:
        return plays_on(ask, events)

    def question_rules(self) -> Mapping[str, str]:
        return QUESTION_RULES

    def remembered(self) -> Remembered:
        return REMEMBERED

    def round(self, state: Encounters) -> int:
        return state.round

    def turn(self, state: Encounters) -> tuple[int, ...]:
        return state.round, state.turn

    def arrange(self, settings: dict[str, object], given: dict[str, object]) -> Encounters:
        return arrange(fixed_of(self.content, self.settle(settings)), given)

    def add(self, state: Encounters, given: dict[str, object]) -> None:
        add(state, given)

    def unordered(self, keys: list[str]) -> bool:
        return unordered(keys)

    def brief(self, table: dict[str, object]) -> object:
        return brief(table)

    def scene(self, view: View, lang: str, since: int = 0, closed: bool = False) -> Scene:
        return scene(view, lang, since, closed)

    def label(self, state: Encounters, option: Option, lang: str) -> str:
        return label(state, option, lang)

    def sheets(self, lang: str) -> list[Sheet]:
        return sheets(self.content, lang)


RULEBOOK = EncountersRulebook()
