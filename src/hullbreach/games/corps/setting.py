"""What does not change during a mission: the content, the map, the edition and the rule switches."""

from __future__ import annotations

from functools import lru_cache

from hullbreach.games.corps.content import Content, Mission
from hullbreach.games.corps.names import name_of, value_of
from hullbreach.kernel.phrases import Names
from hullbreach.parts.grammar import Effect


class Setting(Names):
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

    def for_mission(self, mission: Mission) -> Setting:
        """The same rules with another mission, for the next step of a campaign."""
        return setting_of(self.content, mission, self.options, self.campaign)


def setting_of(content: Content, mission: Mission, options: dict[str, object], campaign: bool) -> Setting:
    """The setting of a mission; matches with the same options share it."""
    return _shared(content, mission, tuple(sorted(options.items())), campaign)


@lru_cache(maxsize=64)
def _shared(content: Content, mission: Mission, options: tuple[tuple[str, object], ...], campaign: bool) -> Setting:
    return Setting(content, mission, dict(options), campaign)


def by_timing(effects: tuple[Effect, ...]) -> dict[str, tuple[Effect, ...]]:
    """Effects sorted by the moment they work."""
    found: dict[str, tuple[Effect, ...]] = {}
    for effect in effects:
        found[effect.timing] = (*found.get(effect.timing, ()), effect)
    return found
