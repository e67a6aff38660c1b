"""nemesis as the engine knows it: its words, its settings, how a match starts and is seen."""

from __future__ import annotations

from collections.abc import Mapping

from hullbreach.games.nemesis.bot.standard import standard
from hullbreach.games.nemesis.cases.arrange import add, arrange
from hullbreach.games.nemesis.cases.defaults import default_answer
from hullbreach.games.nemesis.cases.position import brief, derive, position, unordered
from hullbreach.games.nemesis.content.load import Content, load, load_house
from hullbreach.games.nemesis.content.switches import SWITCHES, Switches, choose
from hullbreach.games.nemesis.rules.conserved import amiss
from hullbreach.games.nemesis.rules.effects import verbs
from hullbreach.games.nemesis.rules.ending.victory import findings
from hullbreach.games.nemesis.rules.fixed import Fixed
from hullbreach.games.nemesis.rules.secrets import conceal, resample
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import AWAKE
from hullbreach.games.nemesis.rules.turn.game import Game
from hullbreach.games.nemesis.show.explaining import explain
from hullbreach.games.nemesis.show.review import REMEMBERED
from hullbreach.games.nemesis.show.rules_behind import BEHIND
from hullbreach.games.nemesis.show.sayings import SAYINGS, seen_names
from hullbreach.games.nemesis.show.scene import scene
from hullbreach.games.nemesis.show.sheets import sheets
from hullbreach.games.nemesis.words.events import EVENTS
from hullbreach.games.nemesis.words.options import OPTIONS
from hullbreach.games.nemesis.words.question_rules import QUESTION_RULES
from hullbreach.games.nemesis.words.questions import TOPICS
from hullbreach.kernel.chance import Source
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.match import SPECTATOR, Match, Past, View
from hullbreach.kernel.options import Option
from hullbreach.kernel.phrases import Event
from hullbreach.kernel.requests import Ask
from hullbreach.kernel.review import Remembered
from hullbreach.kernel.rulebook import PLAIN, PLAYERS, Rulebook, Setting
from hullbreach.kernel.scene import Scene, Sheet
from hullbreach.parts.house import names_in
from hullbreach.text.messages import name_records

# Importing it enters what every effect verb does.
VERBS = verbs


class NemesisRulebook(Rulebook[Nemesis]):  # mypyc: open
    """Nemesis."""

    def __init__(self) -> None:
        super().__init__("nemesis", OPTIONS, EVENTS, SAYINGS)
        self._settings: list[Setting] = []
        self._content: Content | None = None
        self._fixed: dict[tuple[object, ...], Fixed] = {}

    @property
    def content(self) -> Content:
        """The content it plays with; the shipped one is loaded at first use."""
        return self._content or load()

    def lay_over(self, house: Mapping[str, object], places: Mapping[str, str]) -> Rulebook[Nemesis]:
        made = NemesisRulebook()
        made._content = load_house(house, places)
        name_records(names_in(house))
        return made

    def settings(self) -> list[Setting]:
        # Looked up for every match, so made once.
        if not self._settings:
            tables = self.content.tables
            players = Setting(PLAYERS, list(range(tables.players_min, tables.players_max + 1)), 3, PLAIN)
            self._settings = [players, *[switch.setting() for switch in self.content.switches]]
        return self._settings

    def check(self, settled: dict[str, object]) -> None:
        switches = self.fixed_of(settled).switches
        players = settled[PLAYERS]
        if (switches.mode == "solo") != (players == 1):
            raise BadInput("option mode", f"{switches.mode} with {players} players")
        if switches.intruder_player == "on" and switches.mode != "semi_coop":
            raise BadInput("option intruder_player", f"only in semi_coop, not in {switches.mode}")

    def called(self, settled: dict[str, object]) -> object:
        return self.switches_of(settled).mode

    def switches_of(self, settled: Mapping[str, object]) -> Switches:
        """The switches of a match; a single player plays solo (NEM-SWI-01)."""
        chosen = {name: settled[name] for name in SWITCHES}
        if settled[PLAYERS] == 1 and chosen["mode"] == self.setting("mode").default:
            chosen["mode"] = "solo"
        return choose(self.content.switches, chosen)

    def fixed_of(self, settled: Mapping[str, object]) -> Fixed:
        """What a match with these settings is played on; matches with the same ones share it."""
        key = tuple([settled[setting.name] for setting in self.settings()])
        found = self._fixed.get(key)
        if found is None:
            players = settled[PLAYERS]
            assert isinstance(players, int)
            found = self._fixed[key] = Fixed(self.content, self.switches_of(settled), players)
        return found

    def start(self, settled: dict[str, object]) -> Nemesis:
        players = settled[PLAYERS]
        assert isinstance(players, int)
        g = Nemesis(players, self.fixed_of(settled))
        g.stack = [Game()]
        g.at = [0]
        return g

    def conceal(self, state: Nemesis, seat: int) -> Nemesis:
        return conceal(state, seat)

    def resample(self, state: Nemesis, seat: int, source: Source) -> Nemesis:
        return resample(state, seat, source)

    def position(self, state: Nemesis) -> dict[str, object]:
        return position(state)

    def arrange(self, settings: dict[str, object], given: dict[str, object]) -> Nemesis:
        g = self.start(self.settle(settings))
        if given:
            arrange(g, given)
        return g

    def add(self, state: Nemesis, given: dict[str, object]) -> None:
        add(state, given)

    def derive(self, state: Nemesis, path: list[str]) -> object:
        return derive(state, path)

    def unordered(self, keys: list[str]) -> bool:
        return unordered(keys)

    def brief(self, table: dict[str, object]) -> object:
        return brief(table)

    def default_answer(self, ask: Ask, more: bool) -> Option | None:
        return default_answer(ask, more)

    def amiss(self, state: Nemesis) -> list[str]:
        return amiss(state)

    def findings(self, state: Nemesis) -> list[str]:
        return findings(state)

    def behind(self, event: Event) -> tuple[str, ...]:
        return BEHIND.get(event.phrase.id, ())

    def topics(self) -> Mapping[str, str]:
        return TOPICS

    def standard(self, state: Nemesis, ask: Ask) -> Option | None:
        return standard(state, ask)

    def explain(self, match: Match, past: Past, n: int, seat: int, lang: str) -> list[str]:
        return explain(match, past, n, seat, lang)

    def is_out(self, state: Nemesis, seat: int) -> bool:
        return state.status[seat] != AWAKE and state.intruder_seat != seat

    def question_rules(self) -> Mapping[str, str]:
        return QUESTION_RULES

    def remembered(self) -> Remembered:
        return REMEMBERED

    def round(self, state: Nemesis) -> int:
        return state.turn

    def turn(self, state: Nemesis) -> tuple[int, ...]:
        return state.turn, state.active

    def scene(self, view: View, lang: str, since: int = 0, closed: bool = False) -> Scene:
        return scene(view, lang, since, closed)

    def tell(self, state: Nemesis, event: Event, lang: str) -> str:
        """In the names that everybody knows: a seat is the Character it plays."""
        return SAYINGS.say_event(Event(seen_names(state, SPECTATOR), event.phrase, event.args), lang)

    def sheets(self, lang: str) -> list[Sheet]:
        return sheets(self.content, lang)


RULEBOOK = NemesisRulebook()
