"""A rulebook: what the engine needs to know about a game."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Generic, TypeVar

from hullbreach.kernel.chance import Source
from hullbreach.kernel.errors import BadInput, meant
from hullbreach.kernel.options import Option
from hullbreach.kernel.phrases import Event, Events, Vocabulary
from hullbreach.kernel.plain_scene import plain_scene
from hullbreach.kernel.requests import Ask
from hullbreach.kernel.review import NOTHING, Remembered
from hullbreach.kernel.scene import Panel, Scene, Sheet
from hullbreach.kernel.state import State
from hullbreach.kernel.voice import Canonical, Voice

if TYPE_CHECKING:
    from hullbreach.kernel.match import Match, Past, View


# The setting that says how many play; every game has it.
PLAYERS = "players"
# What a setting is to people: the one thing a match is called by (a mission, a film), what everybody chooses, and the
# switches of the rules that few ever touch.
HEADLINE, PLAIN, SWITCH = "headline", "plain", "switch"


def both_houses(one: Mapping[str, object], other: Mapping[str, object]) -> dict[str, object]:
    """Two house contents as one: tables are joined, lists of records come one after the other."""
    made = dict(one)
    for key, value in other.items():
        before = made.get(key)
        if isinstance(before, dict) and isinstance(value, dict):
            made[key] = both_houses(before, value)
        elif isinstance(before, list) and isinstance(value, list):
            made[key] = [*before, *value]
        else:
            made[key] = value
    return made


# Settings of which one must have one of these values: where none has, another setting changes nothing.
Where = tuple[tuple[str, tuple[str, ...]], ...]


class Setting:
    """One setting of a match: its name, its allowed values, its default, what it is to people, and where it matters."""

    def __init__(self, name: str, values: list[object], default: object, role: str = SWITCH, where: Where = ()) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.role = role
        self.where = where

    def check(self, value: object) -> None:
        """Complain (``BadInput``) about a value that it does not allow."""
        if not any(value == v and type(value) is type(v) for v in self.values):
            shown = ", ".join(str(v) for v in self.values) + meant(str(value), map(str, self.values))
            raise BadInput(f"option {self.name}", f"{value!r}, expected one of {shown}")


S = TypeVar("S", bound=State)


class Rulebook(Generic[S]):  # mypyc: open
    """One game: its words, its settings and how a match of it starts, is seen and is shown."""

    def __init__(self, id: str, options: Vocabulary, events: Vocabulary, voice: Voice | None = None) -> None:
        self.id = id
        self.options = options
        self.events = events
        self.voice: Voice = voice or Canonical()
        #: the house content that lies over the box's, by file; a record takes it along
        self.house: Mapping[str, object] = {}
        self.box: Rulebook[S] = self
        self._houses: dict[str, Rulebook[S]] = {}

    def with_house(self, house: Mapping[str, object], places: Mapping[str, str]) -> Rulebook[S]:
        """The same game with this house content over the box's, or with none; ``BadInput`` tells all that is wrong.

        ``places``: by file what complaints call the house's. Read once, then shared.
        """
        if not house:
            return self.box
        key = json.dumps(house, sort_keys=True, default=str)
        houses = self.box._houses
        if key not in houses:
            made = self.box.lay_over(house, places)
            made.house, made.box = house, self.box
            houses[key] = made
        return houses[key]

    def lay_over(self, house: Mapping[str, object], places: Mapping[str, str]) -> Rulebook[S]:
        """A new rulebook with house content over the box's."""
        raise BadInput("content", f"{self.id} takes no house content")

    def settings(self) -> list[Setting]:
        """The settings a match of this game has."""
        raise NotImplementedError

    def setting(self, name: str) -> Setting:
        """One of them; ``BadInput`` for a name that is none."""
        settings = {setting.name: setting for setting in self.settings()}
        if name not in settings:
            expected = f"{', '.join(settings)}{meant(name, settings)}"
            raise BadInput(f"option {name}", f"unknown, expected one of {expected}")
        return settings[name]

    def headline(self) -> Setting | None:
        """The setting that a match is called by, if the game has one."""
        return next((setting for setting in self.settings() if setting.role == HEADLINE), None)

    def called(self, settled: dict[str, object]) -> object:
        """The mission or scenario that is played with these settings; a game may play another than it was told."""
        headline = self.headline()
        return None if headline is None else settled[headline.name]

    def settle(self, chosen: dict[str, object]) -> dict[str, object]:
        """All settings with their values, defaults filled in; ``BadInput`` for a wrong one."""
        known = {setting.name: setting for setting in self.settings()}
        for name, value in chosen.items():
            (known.get(name) or self.setting(name)).check(value)
        settled = {name: chosen.get(name, setting.default) for name, setting in known.items()}
        self.check(settled)
        return settled

    def settle_described(self, chosen: dict[str, object]) -> dict[str, object]:
        """The same for a match that begins from a described position, where a game may allow more (a sandbox)."""
        return self.settle(chosen)

    def check(self, settled: dict[str, object]) -> None:
        """Complain (``BadInput``) about settings that do not go together."""

    def start(self, settled: dict[str, object]) -> S:
        """The state before the first step, its first procedure on the stack."""
        raise NotImplementedError

    def conceal(self, state: S, seat: int) -> S:
        """A copy in which everything the seat may not know is unknown."""
        raise NotImplementedError

    def resample(self, state: S, seat: int, source: Source) -> S:
        """A copy in which everything the seat may not know is drawn anew, fitting what it has seen.

        For a seat that is asked the copy follows from what it knows and the source alone: two states with equal views
        give the same one.
        """
        raise NotImplementedError

    def amiss(self, state: S) -> list[str]:
        """What is wrong with the components of a state; empty when every one of them is accounted for."""
        raise NotImplementedError

    def findings(self, state: S) -> list[str]:
        """What statistics tell finished matches apart by, beside their settings; nothing in most games."""
        return []

    def position(self, state: S) -> dict[str, object]:
        """The position as plain JSON data, in the words of the game."""
        raise NotImplementedError

    def arrange(self, settings: dict[str, object], given: dict[str, object]) -> S:
        """The state a case describes, its procedures on the stack; ``BadInput`` for anything unknown."""
        if given:
            raise BadInput("given", f"{self.id} has no words to describe a position")
        return self.start(self.settle(settings))

    def add(self, state: S, given: dict[str, object]) -> None:
        """Add the pieces a case describes to a position in the middle of play; ``BadInput`` for anything unknown."""
        raise BadInput("add", f"{self.id} has nothing that can be added")

    def scene(self, view: View, lang: str, since: int = 0, closed: bool = False) -> Scene:
        """What a seat sees, ready to be drawn; the log from a line on, closed options only if they are wanted."""
        return plain_scene(view, lang, since, closed)

    def label(self, state: S, option: Option, lang: str) -> str:
        """What an option that is open now is called; mostly that follows from the option alone."""
        return self.voice.say_option(state.names, option, lang)

    def tell(self, state: S, event: Event, lang: str) -> str:
        """An event in the names that hold in this state; mostly it brings its own."""
        return self.voice.say_event(event, lang)

    def sheets(self, lang: str) -> list[Sheet]:
        """Everything that is printed on the cards of this game, in one language; nothing where nothing is printed."""
        return []

    def behind(self, event: Event) -> tuple[str, ...]:
        """The ids of the rules behind an event, the most telling first."""
        return ()

    def explain(self, match: Match, past: Past, n: int, seat: int, lang: str) -> list[str]:
        """Why an event after a choice came out as it did, in sentences that a seat may read; mostly none.

        ``match`` is the match in which the choice was made, ``n`` the number of the event among those after it.
        """
        return []

    def goes_on(self, ask: Ask, events: Events) -> bool:
        """Whether a gesture of several choices goes on by itself at this question, after what just happened."""
        return False

    def leaving(self, ask: Ask) -> Option | None:
        """The option that leaves a deed which costs nothing, or a walk: the next question may be shown beside this."""
        return None

    def muster(self, view: View, lang: str) -> list[Panel]:
        """Whom and what a seat has before the first turn, where the table does not show it yet; mostly it does."""
        return []

    def topics(self) -> Mapping[str, str]:
        """By the kind of a question what it is about, where people would rather not be bothered (``kernel/topics.py``).

        All others everybody is asked.
        """
        return {}

    def standard(self, state: S, ask: Ask) -> Option | None:
        """What the standard loadout chooses at a question of the set-up; nothing where it has no word for it."""
        return None

    def question_rules(self) -> Mapping[str, str]:
        """By the kind of a question the rule that whoever is asked will want to read."""
        return {}

    def is_out(self, state: S, seat: int) -> bool:
        """Whether a seat has nothing more to do in the match, as things stand: nobody waits for whoever sits there."""
        return False

    def remembered(self) -> Remembered:
        """What people want to be told of a match when it is over."""
        return NOTHING

    def progress(self, state: S) -> str:
        """The word for where a campaign stands; empty for a single match."""
        return ""

    def round(self, state: S) -> int:
        """The round a match has come to; 0 in a game that counts none."""
        return 0

    def turn(self, state: S) -> tuple[int, ...]:
        """What tells one turn from the next, for people who want to take back a whole one."""
        return ()

    def derive(self, state: S, path: list[str]) -> object:
        """A fact that follows from the position, for cases to check; KeyError when the path names none."""
        raise KeyError(".".join(path))

    def unordered(self, keys: list[str]) -> bool:
        """Whether the list at this path of the position is a heap: a case may name its entries in any order.

        Lists that have no order only as a seat sees them are asked for with ``view`` in front.
        """
        return False

    def brief(self, table: dict[str, object]) -> object:
        """What stands for a whole table of the position where a case writes a single word; by default nothing does."""
        return table

    def default_answer(self, ask: Ask, more: bool) -> Option | None:
        """The answer to a question that a case need not mention; ``more``: it still has something to play."""
        if ask.passing is not None:
            return Option(ask.passing, ())
        if ask.quick and len(ask.options) == 1:
            return ask.options[0]
        return None
