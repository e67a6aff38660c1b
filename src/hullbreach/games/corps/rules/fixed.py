"""What does not change during a mission: the content, the map, the edition and the rule switches."""

from __future__ import annotations

from functools import lru_cache

from hullbreach.games.corps.content.load import Content, Mission
from hullbreach.games.corps.words.names import name_of, value_of, words_of
from hullbreach.kernel.phrases import Names
from hullbreach.parts.grammar import Effect
from hullbreach.parts.reader import by_timing


class Fixed(Names):
    """Shared by all copies of a match, and the source of all names."""

    def __init__(self, content: Content, mission: Mission, options: dict[str, object], campaign: bool) -> None:
        self.content = content
        self.mission = mission
        self.board = mission.board
        self.campaign = campaign
        self.switches = content.components.choose(options)
        self.options = options
        self.edition = content.edition(self.switches.edition, self.switches.faq11)
        self.sides = content.sides(self.switches.edition, self.switches.faq11)
        self.constants = content.constants
        self.exits = mission.exits
        self.barricade_tokens = content.counts.barricade_tokens
        self.spawn_points: list[int] = [square for square in mission.spawn_points if square >= 0]
        self.computers = 0
        for square in mission.computers:
            self.computers |= 1 << square
        self.fixed_tokens: int = self.computers
        for square in self.spawn_points:
            self.fixed_tokens |= 1 << square
        self.effects: list[dict[str, tuple[Effect, ...]]] = [by_timing(card.effects) for card in content.endurance]
        self.abilities: list[tuple[dict[str, tuple[Effect, ...]], dict[str, tuple[Effect, ...]]]] = [
            (by_timing(hero.abilities), by_timing(grunt.abilities)) for hero, grunt in self.sides
        ]
        #: Events for the windows of CORPS-AMB-53
        self.any_time: frozenset[int] = frozenset(n for n, found in enumerate(self.effects) if "any_time" in found)
        self.special: dict[str, tuple[Effect, ...]] = by_timing(mission.special)
        self.key: tuple[str, str] = (mission.id, repr(sorted(options.items())))

    def name(self, kind: str, value: int) -> str:
        return name_of(self, kind, value)

    def value(self, kind: str, word: str) -> int:
        return value_of(self, kind, word)

    def words(self, kind: str) -> list[str]:
        return words_of(self, kind)

    def for_mission(self, mission: Mission) -> Fixed:
        """The same rules with another mission, for the next step of a campaign."""
        return fixed_of(self.content, mission, self.options, self.campaign)


def fixed_of(content: Content, mission: Mission, options: dict[str, object], campaign: bool) -> Fixed:
    """What is fixed in a mission; matches with the same settings share it."""
    return _shared(content, mission, tuple(sorted(options.items())), campaign)


@lru_cache(maxsize=64)
def _shared(content: Content, mission: Mission, options: tuple[tuple[str, object], ...], campaign: bool) -> Fixed:
    return Fixed(content, mission, dict(options), campaign)
