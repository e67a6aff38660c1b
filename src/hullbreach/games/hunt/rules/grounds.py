"""From the settings of a match to the ground it is played on and how it begins. HUNT-SET-01, HUNT-SET-11, HUNT-CHO-1"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from hullbreach.games.hunt.content.arena_records import HORDE, SURVIVORS
from hullbreach.games.hunt.content.load import Content
from hullbreach.games.hunt.content.map_records import ARENA as ARENA_MAP
from hullbreach.games.hunt.content.map_records import CAMPAIGN as CAMPAIGN_MAP
from hullbreach.games.hunt.content.names import ALIEN, FACTIONS, MARINE, PREDATOR
from hullbreach.games.hunt.content.switches import SWITCHES, Switches
from hullbreach.games.hunt.rules.armies.forces import LISTS, box_forces, sizes_of
from hullbreach.games.hunt.rules.armies.lists import Draft, cannot_be, cannot_play, ready_draft
from hullbreach.games.hunt.rules.fixed import ARENA, CUSTOM, MISSION, Ground
from hullbreach.games.hunt.rules.modes.arena import Arena
from hullbreach.games.hunt.rules.modes.custom import CustomGame
from hullbreach.games.hunt.rules.modes.series import CAMPAIGN, Campaign, OneMission
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.procedures import Procedure
from hullbreach.kernel.rulebook import HEADLINE, PLAIN, PLAYERS, Setting, Where

AUTO = "auto"
FACTION_SETS: dict[str, tuple[int, ...]] = {
    "marine_alien_predator": (MARINE, ALIEN, PREDATOR),
    "marine_alien": (MARINE, ALIEN),
    "marine_predator": (MARINE, PREDATOR),
    "alien_predator": (ALIEN, PREDATOR),
}
AS_CONTENT = 0
POINTS = (AS_CONTENT, 100, 150, 200, 300, 400, 500)
PRESET, BUILD = "preset", "build"
INSTINCT, PLAYER = "instinct", "player"
MOST_SEATS = 4
MOST_CARDS = 2
ARENA_PREFIX = "arena_"
USUAL_BOARD = "mission_02"


def settings_of(content: Content) -> list[Setting]:
    """The settings of a match; a match is called by its mission."""
    missions: list[object] = [mission.id for mission in content.missions]
    boards: list[object] = [each.id for each in content.maps if each.use == CAMPAIGN_MAP]
    arenas: list[object] = [each.id.removeprefix(ARENA_PREFIX) for each in content.maps if each.use == ARENA_MAP]
    factions: list[object] = [*FACTIONS]
    scripted = (*[mission.id for mission in content.missions], CAMPAIGN)
    in_arena: Where = (("mission", (ARENA,)),)
    in_custom: Where = (("mission", (CUSTOM,)),)
    by_lists: Where = (("mission", (CUSTOM, ARENA)), ("forces", (LISTS,)))
    found = [
        Setting(PLAYERS, list(range(1, MOST_SEATS + 1)), len(FACTIONS), PLAIN),
        Setting("mission", [*missions, CAMPAIGN, CUSTOM, ARENA], missions[0], HEADLINE),
        Setting("factions", [AUTO, *FACTION_SETS], AUTO, PLAIN, (("mission", (*scripted, CUSTOM)),)),
        Setting("points", [*POINTS], AS_CONTENT, PLAIN, by_lists),
        Setting("list", [PRESET, BUILD], PRESET, PLAIN, by_lists),
        Setting("board", [*boards, BUILD], USUAL_BOARD if USUAL_BOARD in boards else boards[0], PLAIN, in_custom),
        Setting("mission_cards", list(range(1, MOST_CARDS + 1)), 1, PLAIN, in_custom),
        Setting("arena", arenas, arenas[0], PLAIN, in_arena),
        Setting("survivors", factions, FACTIONS[MARINE], PLAIN, in_arena),
        Setting("horde", factions, FACTIONS[ALIEN], PLAIN, in_arena),
        Setting("horde_by", [INSTINCT, PLAYER], INSTINCT, PLAIN, in_arena),
    ]
    return found + [switch.setting() for switch in content.switches]


class Chosen:
    """Settings as they were chosen, and what they come to; ``BadInput`` for what does not go together."""

    def __init__(self, content: Content, settled: Mapping[str, object]) -> None:
        self.content = content
        self.settled = settled
        self.players = self.number(PLAYERS)
        self.mission = str(settled["mission"])
        self.points = self.number("points")
        self.build = settled["list"] == BUILD
        self.switches: Switches = content.choose({name: settled[name] for name in SWITCHES})

    def number(self, name: str) -> int:
        """A setting that is a number."""
        found = self.settled[name]
        assert isinstance(found, int)
        return found

    def ground(self) -> Ground:
        """What the match is played on."""
        return self.arena() if self.mission == ARENA else self.with_factions()

    def first(self) -> Procedure:
        """How it begins."""
        if self.mission == ARENA:
            return Arena()
        if self.mission == CUSTOM:
            return CustomGame()
        return Campaign() if self.mission == CAMPAIGN else OneMission()

    # ---- missions, campaigns, custom games

    def factions(self) -> tuple[int, ...]:
        """The factions by seat (HUNT-SET-08)."""
        if not 2 <= self.players <= len(FACTIONS):
            raise BadInput(
                "option players", f"{self.players}, expected 2 or 3; the arena is for 1 to {MOST_SEATS} (HUNT-SET-11)"
            )
        word = str(self.settled["factions"])
        if word == AUTO:
            return FACTION_SETS["marine_alien_predator"][: self.players]
        found = FACTION_SETS[word]
        if len(found) != self.players:
            raise BadInput("option factions", f"{word} needs {len(found)} players, one for each (HUNT-SET-08)")
        return found

    def with_factions(self) -> Ground:
        """The ground of a mission or custom game."""
        factions = self.factions()
        custom = self.mission == CUSTOM
        lists = custom or self.switches.forces == LISTS
        if custom:
            board = str(self.settled["board"])
            mission = None
            first = self.content.maps[0 if board == BUILD else self.content.map_index[board]].board
        else:
            mission = self.content.missions[0] if self.mission == CAMPAIGN else self.content.mission(self.mission)
            first = mission.board
            board = ""
        points = (self.points or self.content.forces.points) if lists else 0
        ground = Ground(
            mode=CUSTOM if custom else MISSION,
            board=first,
            mission=mission,
            factions=factions,
            side_of_seat=tuple(range(self.players)),
            sizes=(0,) * self.players,
            switches=self.switches,
            lists=lists,
            points=points,
            campaign=self.mission == CAMPAIGN,
            build=self.build and lists,
            own_board=board == BUILD,
            mission_cards=self.number("mission_cards") if custom else 0,
        )
        if lists:
            for faction in factions:
                self.check_list(faction, points)
            return ground
        assert mission is not None
        forces = box_forces(self.content, mission, factions, self.switches.forces)
        return replace(ground, sizes=sizes_of(self.content, factions, forces, False))

    def check_list(self, faction: int, points: int) -> None:
        """A list must be possible, and a ready-made one there (HUNT-FORC-01, HUNT-AREN-03)."""
        if self.build:
            self.check_buildable(faction, points)
            return
        found = [each for each in self.content.forces.lists if (each.faction, each.points) == (faction, points)]
        if not found:
            known = sorted({each.points for each in self.content.forces.lists if each.faction == faction})
            raise BadInput(
                "option points",
                f"no ready-made list of {points} points for {FACTIONS[faction]}, only of "
                f"{', '.join(map(str, known))}; with list = {BUILD} everybody builds one",
            )
        self.check_ready(faction, ready_draft(self.content, faction, found[0]), points)

    def check_buildable(self, faction: int, points: int) -> None:
        """Something legal can be bought for the points."""
        no = cannot_be(self.content, faction, self.switches.hero_minimum, Draft(), points)
        if no is not None:
            raise BadInput("option points", f"{points}, too few for a list of {FACTIONS[faction]} ({no.rule})")

    def check_ready(self, faction: int, draft: Draft, points: int) -> None:
        """A ready-made list is legal under the switches."""
        no = cannot_play(self.content, faction, self.switches.hero_minimum, draft, points)
        if no is not None:
            raise BadInput(
                "option hero_minimum",
                f"{self.switches.hero_minimum}: the ready-made list of {FACTIONS[faction]} does not keep to it "
                f"({no.reason}, {no.rule}); with list = {BUILD} everybody builds one",
            )

    # ---- the arena

    def arena(self) -> Ground:
        """The ground of an arena: the Survivors are side 0, the Horde side 1; the last seat may play it."""
        content = self.content
        instinct = self.settled["horde_by"] == INSTINCT
        if not instinct and self.players < 2:
            raise BadInput("option players", "1, expected at least 2 where a player runs the Horde (HUNT-AREN-02)")
        map = content.map_index[ARENA_PREFIX + str(self.settled["arena"])]
        size = content.arena.size_of(map)
        factions = (FACTIONS.index(str(self.settled["survivors"])), FACTIONS.index(str(self.settled["horde"])))
        points = self.points or size.survivor_points
        horde_points = points * size.horde_points // size.survivor_points
        for side, faction in enumerate(factions):
            ready = ready_draft(content, faction, content.arena.list_of(map, (SURVIVORS, HORDE)[side], faction))
            if self.build and not (side and instinct):
                self.check_buildable(faction, (points, horde_points)[side])
            elif points != size.survivor_points:
                raise BadInput(
                    "option points",
                    f"{points}, but the ready-made lists of this arena are for {size.survivor_points}; "
                    f"with list = {BUILD} and a player as the Horde both sides build",
                )
            else:
                self.check_ready(faction, ready, max(size.survivor_points, size.horde_points))
        return Ground(
            mode=ARENA,
            board=content.maps[map].board,
            mission=None,
            factions=factions,
            side_of_seat=tuple([0 if instinct or seat < self.players - 1 else 1 for seat in range(self.players)]),
            sizes=(0, 0),
            switches=self.switches,
            lists=True,
            points=points,
            instinct=1 if instinct else -1,
            face_up=instinct or not self.switches.arena_blips,
            build=self.build,
            arena=map,
        )
