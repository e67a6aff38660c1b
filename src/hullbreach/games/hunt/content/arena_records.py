"""Arena Survival: sizes, growth of the Horde, and a ready-made list for everybody. HUNT-AREN"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hullbreach.games.hunt.content.force_records import ForceList, ForceReader
from hullbreach.games.hunt.content.map_records import ARENA, Map
from hullbreach.games.hunt.content.names import FACTIONS
from hullbreach.games.hunt.content.reading import read_source
from hullbreach.games.hunt.content.tables import Tables
from hullbreach.games.hunt.content.unit_records import Unit
from hullbreach.parts.reader import Reader

SURVIVORS, HORDE = "survivors", "horde"
SIDES = (SURVIVORS, HORDE)
# What a step of head start is, in percent of the first total; growth from round to round is finer.
HEAD_START_STEP = 10


@dataclass(frozen=True)
class ArenaSize:
    """How many points each side has on a map.

    growth: percent of its first total by which the Horde grows (HUNT-DEC-48). head_start: steps that it is ahead before
    round 1, by the Survivors' faction (HUNT-AREN-16).
    """

    map: int
    survivor_points: int
    horde_points: int
    growth_won: int
    growth_lost: int
    head_start: tuple[int, ...]

    def points(self, side: str) -> int:
        """What a list of that side may cost."""
        return self.survivor_points if side == SURVIVORS else self.horde_points


@dataclass(frozen=True)
class ArenaList:
    """The ready-made list of a side and a faction on a map."""

    map: int
    side: str
    force: ForceList


@dataclass(frozen=True)
class Arena:
    """All of arena.toml."""

    sizes: tuple[ArenaSize, ...]
    lists: tuple[ArenaList, ...]

    def size_of(self, map: int) -> ArenaSize:
        """The size that a map of the arena has."""
        (found,) = [size for size in self.sizes if size.map == map]
        return found

    def list_of(self, map: int, side: str, faction: int) -> ForceList:
        """The ready-made list of a side and a faction on a map."""
        (found,) = [
            each.force for each in self.lists if (each.map, each.side, each.force.faction) == (map, side, faction)
        ]
        return found


def read_arena(r: Reader, maps: Sequence[Map], units: Sequence[Unit], tables: Tables, forces: ForceReader) -> Arena:
    """All of arena.toml."""
    read_source(r)
    index = {each.id: each.index for each in maps if each.use == ARENA}

    def read_size(each: Reader) -> ArenaSize:
        read_source(each)
        head = each.table("head_start")
        size = ArenaSize(
            map=index[each.word("map", tuple(index))],
            survivor_points=each.number("survivor_points", 1, 9999),
            horde_points=each.number("horde_points", 1, 9999),
            growth_won=each.number("growth_won", 1, 99),
            growth_lost=each.number("growth_lost", 1, 99),
            head_start=tuple([head.number(word, 0, 99) for word in FACTIONS]),
        )
        head.done()
        each.done()
        if size.survivor_points >= size.horde_points:
            each.wrong("horde_points", f"{size.horde_points}, expected more than the Survivors have")
        if size.growth_lost >= size.growth_won:
            each.wrong("growth_won", f"{size.growth_won}, expected more than after a lost round")
        return size

    def read_list(each: Reader) -> ArenaList:
        word, side = each.word("map", tuple(index)), each.word("side", SIDES)
        made = ArenaList(index[word], side, forces.read(each, f"{word}_{side}_{each.data.get('faction')}"))
        each.done()
        return made

    arena = Arena(
        sizes=tuple(r.each("size", read_size)),
        lists=tuple(r.each("force", read_list)),
    )
    r.done()
    check_arena(r, arena, maps, units, tables)
    return arena


def check_arena(r: Reader, arena: Arena, maps: Sequence[Map], units: Sequence[Unit], tables: Tables) -> None:
    """Every map of the arena has a size and a list for each side and faction, within the points, and room for it."""
    named = {each.index: each.id for each in maps if each.use == ARENA}
    sized = [size.map for size in arena.sizes]
    for map, id in named.items():
        if sized.count(map) != 1:
            r.wrong(f"size {id}", f"{sized.count(map)} found, expected one")
        for side in SIDES:
            for faction, word in enumerate(FACTIONS):
                held = [
                    each for each in arena.lists if (each.map, each.side, each.force.faction) == (map, side, faction)
                ]
                if len(held) != 1:
                    r.wrong(f"force {id} {side} {word}", f"{len(held)} found, expected one")
    for smaller, bigger in zip(arena.sizes, arena.sizes[1:], strict=False):
        if not r.in_house and any(smaller.points(side) >= bigger.points(side) for side in SIDES):
            r.wrong(f"size {named[bigger.map]}", "not more points than the size before")
    for each in arena.lists:
        if sized.count(each.map) != 1:
            continue
        size, label = arena.size_of(each.map), f"force {each.force.id}"
        limit = size.points(each.side)
        if not limit * 9 <= each.force.points * 10 <= limit * 10:
            r.wrong(label, f"{each.force.points} points, expected at most {limit}, and nearly as many")
        if each.side == HORDE:
            # Also after the biggest head start there is room on the tiles of the Horde.
            points = limit * (100 + HEAD_START_STEP * max(size.head_start))
            bought = [units[unit] for group in each.force.groups for unit, _ in group.models]
            tiles = maps[each.map].board.infested.bit_count()
            room = 100 * tables.tile_points * tiles
            if any(points * tables.occupation[unit.base] > room * unit.cost for unit in bought):
                r.wrong(label, f"{points // 100} points may not fit on {tiles} tiles")
