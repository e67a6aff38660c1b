"""What does not change while a board is played on: content, board, sides with their forces, mission and switches."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING

from hullbreach.games.hunt.content.actions import SENTRY, TACTICAL_MOVE, Action
from hullbreach.games.hunt.content.board import Board
from hullbreach.games.hunt.content.load import Content, Switches
from hullbreach.games.hunt.content.mission_records import Mission
from hullbreach.games.hunt.content.names import FACTIONS
from hullbreach.games.hunt.content.skills import SKILL_BITS
from hullbreach.games.hunt.content.vocabulary import BETWEEN
from hullbreach.games.hunt.words.names import name_of, value_of, words_of
from hullbreach.kernel.phrases import Names
from hullbreach.parts.known import seat_bit

if TYPE_CHECKING:
    from hullbreach.games.hunt.rules.goals.plans import Plan

# How the match is played.
MISSION, CUSTOM, ARENA = "mission", "custom", "arena"


@dataclass(frozen=True)
class Ground:
    """What a match or a part of it is played on: everything that tells one ``Fixed`` from another.

    ``factions`` and ``sizes`` go by side; sizes are how many pieces a side may have, those yet to come included.
    ``side_of_seat`` goes by seat; the Horde Instinct has a side, but no seat.
    """

    mode: str
    board: Board
    mission: Mission | None
    factions: tuple[int, ...]
    side_of_seat: tuple[int, ...]
    sizes: tuple[int, ...]
    switches: Switches
    #: whether forces are lists by points, which their owners keep secret
    lists: bool = False
    points: int = 0
    #: the side that the Horde Instinct plays, -1 if people or bots play all
    instinct: int = -1
    #: whether all models stand face up from the start (HUNT-AREN-09)
    face_up: bool = False
    #: whether the missions are played one after the other (HUNT-CAMP-02)
    campaign: bool = False
    #: whether sides build their lists, or take the ready-made ones
    build: bool = False
    #: custom games: whether players build the board, and how many Mission cards each side draws (HUNT-CVC-01)
    own_board: bool = False
    mission_cards: int = 0
    #: the map of an arena, -1 elsewhere
    arena: int = -1


def _used_up(action: Action) -> int:
    """An action uses up itself and what it counts as; a Tactical Move places a Sentry token too (HUNT-DEC-23)."""
    found = 1 << action.index
    if action.counts_as >= 0:
        found |= 1 << action.counts_as
    return found | 1 << SENTRY if action.index == TACTICAL_MOVE else found


class Fixed(Names):
    """Shared by all copies of a match, and the source of all names."""

    def __init__(self, content: Content, ground: Ground) -> None:
        self.content = content
        self.ground = ground
        self.tables = content.tables
        self.switches: Switches = ground.switches
        self.board: Board = ground.board
        self.graph = ground.board.graph
        self.mission: Mission | None = ground.mission
        self.factions: tuple[int, ...] = ground.factions
        self.sides = len(ground.factions)
        self.size: tuple[int, ...] = ground.sizes
        first = 0
        self.first: list[int] = []
        self.masks: list[int] = []
        self.side_of: list[int] = []
        for side, size in enumerate(ground.sizes):
            self.first.append(first)
            self.masks.append(((1 << size) - 1) << first)
            self.side_of += [side] * size
            first += size
        self.pieces = first
        #: the pieces of each faction
        self.of_faction: list[int] = [
            sum([mask for mask, of in zip(self.masks, self.factions, strict=True) if of == faction])
            for faction in range(len(FACTIONS))
        ]
        self.side_of_seat: tuple[int, ...] = ground.side_of_seat
        #: the seats of each side, in order
        self.seats_of: list[tuple[int, ...]] = [
            tuple([seat for seat, of in enumerate(ground.side_of_seat) if of == side]) for side in range(self.sides)
        ]
        self.side_words: tuple[str, ...] = tuple(self._side_words())
        #: by side, the Strategy cards of its deck by timing
        self.cards_at: list[dict[str, tuple[int, ...]]] = [_by_timing(content, faction) for faction in self.factions]
        #: the Strategy cards that are played between activations, and whether every side has at most one seat
        self.between: int = sum([1 << card.index for card in content.strategy if card.timing == BETWEEN])
        self.alone: bool = all(len(seats) <= 1 for seats in self.seats_of)
        self.links_at: list[int] = self.graph.links_at
        #: by tile all links along its rows and columns
        self.links_in_rays: list[int] = [
            sum([1 << link for ray in rays for link, _ in ray]) for rays in self.board.rays
        ]
        #: by action what it uses up for the turn, and the skill that gives the right to it; most need none
        self.uses_up: list[int] = [_used_up(action) for action in content.actions]
        self.skill_for: list[int] = [SKILL_BITS.get(action.id, 0) for action in content.actions]
        # Remembered as they are first asked for: actions by faction, skills, what was used, and points;
        self.able: dict[tuple[int, int, int, int], int] = {}
        #: the seats in the order of a window, by who is first, initiative order and who is out, if each has a side
        self.seats_from: dict[tuple[int, tuple[int, ...], int], tuple[int, ...]] = {}
        #: what is in sight of every tile, by shut links and limit; and of one tile, where only those in its rays count
        self.sights: dict[tuple[int, int], tuple[int, ...]] = {}
        self.views: dict[tuple[int, int, int], int] = {}
        #: what sides are after, by side, Mission cards, targets and deployment tiles
        self.plans: dict[tuple[int, tuple[int, ...], tuple[int, ...], tuple[int, ...]], Plan] = {}
        self.key: Ground = ground

    def _side_words(self) -> list[str]:
        words = [FACTIONS[faction] for faction in self.factions]
        if len(set(words)) < len(words):
            words[-1] = "horde"
        return words

    def able_to(self, faction: int, skills: int, used: int, points: int) -> int:
        """The actions (a mask) that somebody may take with these skills, after what was used, for so many points."""
        key = (faction, skills, used, points)
        found = self.able.get(key, -1)
        if found < 0:
            found = 0
            for n, action in enumerate(self.content.actions):
                allowed = action.factions >> faction & 1 and (not self.skill_for[n] or skills & self.skill_for[n])
                if allowed and action.ap <= points and not used & self.uses_up[n]:
                    found |= 1 << n
            self.able[key] = found
        return found

    @cached_property
    def seat_masks(self) -> list[int]:
        """The seats of each side as a mask."""
        return [sum([seat_bit(seat) for seat in seats]) for seats in self.seats_of]

    def enemies(self, side: int) -> int:
        """The pieces of all other sides."""
        found = 0
        for other, mask in enumerate(self.masks):
            if other != side:
                found |= mask
        return found

    def on(self, ground: Ground) -> Fixed:
        """The same game on other ground: the next mission, a round of the arena, forces that have become known."""
        return Fixed(self.content, ground)

    def resized(self, sizes: tuple[int, ...]) -> Fixed:
        """The same ground with forces of these sizes."""
        return self.on(replace(self.ground, sizes=sizes))

    def name(self, kind: str, value: int) -> str:
        return name_of(self, kind, value)

    def value(self, kind: str, word: str) -> int:
        return value_of(self, kind, word)

    def words(self, kind: str) -> list[str]:
        return words_of(self, kind)


def _by_timing(content: Content, faction: int) -> dict[str, tuple[int, ...]]:
    """The Strategy cards of a faction by the moment at which they are played."""
    found: dict[str, tuple[int, ...]] = {}
    for card in content.strategy:
        if card.faction == faction:
            found[card.timing] = (*found.get(card.timing, ()), card.index)
    return found
