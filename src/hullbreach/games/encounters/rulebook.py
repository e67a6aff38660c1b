"""encounters as the engine knows it: its words, its options, how a match starts and is seen."""

from __future__ import annotations

from hullbreach.games.encounters import playing, scanning, turn
from hullbreach.games.encounters.arrange import arrange
from hullbreach.games.encounters.behind import BEHIND
from hullbreach.games.encounters.conserved import amiss
from hullbreach.games.encounters.content import Content, load
from hullbreach.games.encounters.events import EVENTS
from hullbreach.games.encounters.explaining import explain
from hullbreach.games.encounters.playing import plays_on
from hullbreach.games.encounters.position import brief, position, unordered
from hullbreach.games.encounters.sayings import SAYINGS
from hullbreach.games.encounters.scene import scene
from hullbreach.games.encounters.scoring import traitor_of
from hullbreach.games.encounters.secrets import conceal, resample
from hullbreach.games.encounters.setting import AS_SCENARIO, LAYERS, MOST_DRONES, setting_of
from hullbreach.games.encounters.setup import Game
from hullbreach.games.encounters.sheets import sheets
from hullbreach.games.encounters.state import NOTHING, ROOMS, Encounters
from hullbreach.games.encounters.unsaid import unsaid
from hullbreach.games.encounters.verbs import VERBS
from hullbreach.kernel.chance import Source
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.match import Match, Past, View
from hullbreach.kernel.options import Option
from hullbreach.kernel.phrases import Event, Events
from hullbreach.kernel.requests import Ask
from hullbreach.kernel.rulebook import Rulebook
from hullbreach.kernel.rulebook import Setting as MatchSetting
from hullbreach.kernel.scene import Scene, Sheet
from hullbreach.kernel.state import State

# Importing these enters what every effect verb does.
VERB_FILES = (playing, scanning, turn)


class EncountersRulebook(Rulebook):  # mypyc: open
    """Legendary Encounters: An ALIEN Deck Building Game."""

    def __init__(self) -> None:
        super().__init__("encounters", VERBS, EVENTS, SAYINGS)
        self._settings: list[MatchSetting] = []

    @property
    def content(self) -> Content:
        """The shipped content, loaded at first use."""
        return load()

    def settings(self) -> list[MatchSetting]:
        if not self._settings:
            self._settings = self._all_settings()
        return self._settings

    def _all_settings(self) -> list[MatchSetting]:
        """Looked up for every match, so made once."""
        content = self.content
        numbers = content.numbers
        films: list[object] = [scenario.id for scenario in content.scenarios]
        found = [
            MatchSetting("players", list(range(numbers.min_players, numbers.max_players + 1)), 1),
            MatchSetting("scenario", films, content.scenarios[content.first_scenario].id),
            MatchSetting("location", [AS_SCENARIO, *content.location_index], AS_SCENARIO),
        ]
        for n in range(1, LAYERS + 1):
            ids: list[object] = [objective.id for objective in content.objectives if objective.number == n]
            found.append(MatchSetting(f"objective_{n}", [AS_SCENARIO, *ids], AS_SCENARIO))
        people: list[object] = [AS_SCENARIO, *content.character_index]
        for n in range(1, numbers.barracks_characters + 1):
            found += [MatchSetting(f"character_{n}", people, AS_SCENARIO)]
        found += [
            MatchSetting("roles", ["choose", "random", "first_game"], "choose"),
            MatchSetting("first_player", ["choose", "random"], "choose"),
            MatchSetting("player_aliens", [False, True], False),
            MatchSetting("hidden_agendas", ["off", "on", "delayed"], "off"),
            MatchSetting("more_drones", list(range(-MOST_DRONES, MOST_DRONES + 1)), 0),
            MatchSetting("defense_as_health", [False, True], False),
            MatchSetting("skip_first_hive", [False, True], False),
            MatchSetting("preloaded_complex", list(range(ROOMS + 1)), 0),
        ]
        for switch in content.switches:
            found.append(MatchSetting(switch.id, [*switch.values], switch.default))
        return found

    def check(self, settled: dict[str, object]) -> None:
        players = settled["players"]
        assert isinstance(players, int)
        least = self.content.numbers.agendas_min_avatars
        if settled["hidden_agendas"] != "off" and players < least:
            raise BadInput("option hidden_agendas", f"needs at least {least} players (ENC-AGD-21)")
        setting_of(self.content, settled)

    def start(self, options: dict[str, object]) -> State:
        setting = setting_of(self.content, options)
        g = Encounters(setting.players, setting)
        g.stack = [Game()]
        g.at = [0]
        return g

    def conceal(self, state: State, seat: int) -> State:
        assert isinstance(state, Encounters)
        return conceal(state, seat)

    def resample(self, state: State, seat: int, source: Source) -> State:
        assert isinstance(state, Encounters)
        return resample(state, seat, source)

    def amiss(self, state: State) -> list[str]:
        assert isinstance(state, Encounters)
        return amiss(state)

    def findings(self, state: State) -> list[str]:
        assert isinstance(state, Encounters)
        return ["traitor"] if state.setting.agendas and traitor_of(state) != NOTHING else []

    def position(self, state: State) -> dict[str, object]:
        assert isinstance(state, Encounters)
        return position(state)

    def behind(self, event: Event) -> tuple[str, ...]:
        return BEHIND.get(event.phrase.id, ())

    def explain(self, match: Match, past: Past, n: int, seat: int, lang: str) -> list[str]:
        return explain(match, past, n, seat, lang)

    def goes_on(self, ask: Ask, events: Events) -> bool:
        return plays_on(ask, events)

    def turn(self, state: State) -> tuple[int, ...]:
        assert isinstance(state, Encounters)
        return state.round, state.turn

    def arrange(self, options: dict[str, object], given: dict[str, object]) -> State:
        return arrange(setting_of(self.content, self.settle(options)), given)

    def unordered(self, keys: list[str]) -> bool:
        return unordered(keys)

    def brief(self, table: dict[str, object]) -> object:
        return brief(table)

    def unsaid(self, ask: Ask, more: bool) -> Option | None:
        return unsaid(ask, more)

    def scene(self, view: View, lang: str, since: int = 0, closed: bool = False) -> Scene:
        return scene(view, lang, since, closed)

    def sheets(self, lang: str) -> list[Sheet]:
        return sheets(lang)


RULEBOOK = EncountersRulebook()
