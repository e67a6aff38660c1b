"""What is asked of a map, what is asked of a map of the box besides, and how far the ways of the missions are."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from hullbreach.games.hunt.content.board import Board, read_grid
from hullbreach.games.hunt.content.load import Content, load
from hullbreach.games.hunt.content.map_records import Map, TileKind, read_map, sees
from hullbreach.games.hunt.content.names import ALIEN, CORRIDOR, FACTIONS, MARINE, NONE, PREDATOR, ROOM
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.options import bits
from hullbreach.parts.reader import Reader, Reading

PLENTY = (TileKind(28, 14, 14),) * 7
POD = """
aenM.#C-n..-C-n..-C-n..-C-n..-C-n..-Lsn..
                                     |
                                    C|n..
                                     |
DeiA.-C-i..-C-i..-C-i..-C-i..-C-i..-Twn..
                                     |
                                    C|nP.
                                     #
                                    pnnP.
"""


def read(
    grid: str, use: str = "campaign", kinds: tuple[TileKind, ...] = PLENTY, doors: int = 20, seals: int = 3
) -> Map:
    record = {"id": "home", "use": use, "grid": grid, "source": "original"}
    return read_map(Reader(record, "maps.toml: map home"), kinds, doors, seals)


def read_at_home(grid: str, use: str = "campaign") -> list[str]:
    """What a house is told about its map."""
    reading = Reading(True)
    record = {"id": "home", "use": use, "grid": grid, "source": "original"}
    Reader(record, "house: map home", reading).attempt(lambda r: read_map(r, PLENTY, 20, 3))
    return [wrong.reason for wrong in reading.wrong]


def test_a_good_map() -> None:
    assert read(POD).board.size == 17
    assert read_at_home(POD) == []


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("#C-n..-C", "-X+n..-C", "the open side r0c1 n meets nothing"),
        ("C|n..", "V|n..", "parts that can be reached only through vents"),
        ("-C-n..-C-n..", "-V-n..-V-n..", "parts that can be reached only through vents"),
        ("DeiA.-C-i..-C-i..", "aeiA.-C-i..-C-i..", "occurs twice"),
        ("-Twn..", "-TwnP.", "Predators start on the predator pod and on tiles beside it"),
    ],
)
def test_maps_that_are_wrong(old: str, new: str, reason: str) -> None:
    assert old in POD
    with pytest.raises(BadInput) as caught:
        read(POD.replace(old, new, 1))
    assert reason in str(caught.value)


def test_parts_that_cannot_be_reached() -> None:
    lines = POD.replace("-Twn..", "-Lsn..").split("\n")
    lines[3] = lines[3].replace("C|n..", "Dnn..")
    lines[4] = ""
    with pytest.raises(BadInput, match="r2c0 cannot be reached from r0c0"):
        read("\n".join(lines))


RING = """
Len..-V-n..-V-n..-Lsn..
 |                 |
C|n..             C|n..
 |                 |
C|n..             C|n..
 |                 |
Lnn..-X+i..-C-n..-TwiA.
       |           |
      DnnM.       C|n..
                   |
                  pnnP.
"""


def test_two_vents_in_a_row() -> None:
    ring = RING.replace("-X+i..-", "-Tsi..-")
    with pytest.raises(BadInput, match="two vents in a row"):
        read(ring)
    assert read_at_home(ring) == []


def test_what_the_box_does_not_hold() -> None:
    def kinds(kind: int, stock: TileKind) -> tuple[TileKind, ...]:
        return (*PLENTY[:kind], stock, *PLENTY[kind + 1 :])

    with pytest.raises(BadInput, match="12 tiles of the kind corridor, but the box holds 11"):
        read(POD, kinds=kinds(CORRIDOR, TileKind(11, 11, 0)))
    with pytest.raises(BadInput, match="5 infested of the kind corridor, the box holds 4"):
        read(POD, kinds=kinds(CORRIDOR, TileKind(28, 4, 24)))
    with pytest.raises(BadInput, match="1 half_infested of the kind room, the box holds 0"):
        read(POD.replace("aen", "aeh"), kinds=kinds(ROOM, TileKind(7, 7, 0)))
    with pytest.raises(BadInput, match="2 doors, but Marines may need the last of 1"):
        read(POD, doors=4, seals=3)
    with pytest.raises(BadInput, match="2 doors, but there are 1"):
        read(POD, doors=1, seals=0)
    assert read(POD, doors=5, seals=3).id == "home"


def test_factions_start_apart_and_out_of_sight() -> None:
    with pytest.raises(BadInput, match="marine and alien see each other at the start: r0c6 is seen from r0c0"):
        read(POD.replace("aenM.#", "aenM.-").replace("Lsn..", "LsiA."))
    with pytest.raises(BadInput, match="alien and predator see each other at the start: r3c6 is seen from r0c6"):
        read(POD.replace("Lsn..", "LsiA."))
    with pytest.raises(BadInput, match="marine and alien start on r0c0 and r0c3, less than 4 tiles apart"):
        read(POD.replace("-C-n..-C-n..-C-n..-C-n..-L", "-C-n..-C-iA.-C-n..-C-n..-L"))


CROSS = """
      DsnA.
       |
DeiA.-X+nS.-Dwi..
       |
      Dnn..
"""
ARENA = """
                  Dsi..
                   |
                  C|n..
                   |
                  C|n..
                   |
Dei..-C-n..-C-n..-X+nS.-C-n..-C-n..-Dwi..
                   |
                  C|n..
                   |
                  C|n..
                   |
                  Dni..
"""


def test_an_arena() -> None:
    board = read(ARENA, "arena").board
    assert board.names[board.survivors] == "r3c3"
    assert len(bits(board.infested)) == 4


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("-C-n..-X+nS.", "-C-nS.-X+n..", "Survivors start on r3c2, expected the middle"),
        ("-C-n..-X+nS.", "-C-i..-X+nS.", "the Horde starts less than 3 tiles from the Survivors"),
        ("Dsi..", "DsiA.", "an arena has no deployment tiles"),
        ("Dsi..", "Dsi.x", "an arena has no deployment tiles of factions, no tokens and no collapsing tiles"),
    ],
)
def test_arenas_that_are_wrong(old: str, new: str, reason: str) -> None:
    assert old in ARENA
    with pytest.raises(BadInput, match=reason):
        read(ARENA.replace(old, new, 1), "arena")


def test_survivors_start_on_a_crossroad() -> None:
    arms = ARENA.split("\n")
    arms[7] = arms[7].replace("Dei..", "Len..").replace("X+nS.", "TnnS.")
    for n, line in enumerate((" |", "C|n..", " |", "C|n..", " |", "Dni.."), 8):
        arms[n] = line
    with pytest.raises(BadInput, match="Survivors start on a t_junction, expected a crossroad"):
        read("\n".join(arms), "arena")


def test_an_arena_without_a_horde() -> None:
    assert read_at_home(ARENA.replace("i..", "n.."), "arena") == ["no infested tile for the Horde"]
    assert read_at_home(ARENA.replace("-C-n..-X", "-C-i..-X"), "arena") == []


def test_everything_wrong_with_a_map_of_a_house_is_told() -> None:
    assert read_at_home(CROSS) == [
        "no deployment tile of the marine faction",
        "no deployment tile of the predator faction",
        "Aliens start on r0c1, which is not infested",
        "Survivors start only in the arena",
    ]


def test_sight_at_the_start() -> None:
    board = read(POD).board
    assert sees(board, board.find("r0c1"), board.find("r0c6"))
    assert not sees(board, board.find("r0c0"), board.find("r0c1"))
    assert not sees(board, board.find("r0c5"), board.find("r1c6"))
    assert sees(board, 3, 3)
    vents = read_grid(POD.replace("C-n..-Lsn", "V-n..-Lsn"))
    assert not sees(vents, vents.find("r0c4"), vents.find("r0c6"))
    assert not sees(vents, vents.find("r0c5"), vents.find("r0c6"))
    assert not sees(vents, vents.find("r0c4"), vents.find("r0c5"))


# ---- how long the ways of the missions are


@dataclass(frozen=True)
class Way:
    """A way that a faction must go: in this order, or with several models at once to the so many nearest places."""

    number: int
    faction: int
    places: tuple[str, ...]
    interacts: int
    nearest: int = 0
    split: bool = False


M, A, P = MARINE, ALIEN, PREDATOR
ROOMS_2 = ("engine_room", "armoury", "hibernation_chamber")
WAYS = [
    Way(1, M, ("escape_pod", "engine_room"), 1),
    Way(1, A, ("marine",), 0),
    Way(1, P, ("escape_pod", "predator_pod"), 1),
    Way(2, M, ROOMS_2, 1, split=True),
    Way(2, A, ("hibernation_chamber", "vents"), 2),
    Way(2, P, ("alien", "marine"), 1),
    Way(3, M, ("armoury", "engine_room"), 2),
    Way(3, A, ("armoury", "engine_room", "bridge"), 4, split=True),
    Way(3, P, ("hibernation_chamber", "marine"), 2),
    Way(4, M, ("hibernation_chamber",), 4),
    Way(4, A, ("marine", "vents"), 2),
    Way(4, P, ("royal_egg", "predator_pod"), 1),
    Way(5, M, ("turret_site",), 1, nearest=3),
    Way(5, A, ("egg", "engine_room"), 1),
    Way(5, P, ("laboratory", "predator_pod"), 2),
    Way(6, M, ("vents",), 2, nearest=4),
    Way(6, A, ("marine",), 0),
    Way(6, P, ("nest",), 1, nearest=3),
    Way(7, M, ("captive", "bridge"), 1),
    Way(7, A, ("damage_site",), 4, nearest=2),
    Way(7, P, ("alien", "marine"), 1),
    Way(8, M, ("armoury",), 0),
    Way(8, A, ("damage_site",), 4, nearest=2),
    Way(8, P, ("alien", "predator_pod"), 0),
    Way(9, M, ("engine_room", "bridge"), 1),
    Way(9, A, ("damage_site",), 4, nearest=2),
    Way(9, P, ("engine_room", "alien"), 1),
    Way(10, M, ("predator_pod",), 1),
    Way(10, A, ("egg", "predator_pod"), 2),
    Way(10, P, ("alien", "marine"), 1),
]
# Tiles and game turns of each way, and how far apart Marines and Aliens, Marines and Predators, Aliens and Predators
# start.
MEASURED = {
    1: ((10, 7), (5, None), (16, 10), (5, 12, 5)),
    2: ((9, 6), (4, 4), (13, None), (7, 9, 4)),
    3: ((10, 7), (5, 5), (14, 10), (4, 8, 4)),
    4: ((8, 7), (8, 6), (16, 9), (5, 8, 5)),
    5: ((8, 5), (10, 6), (14, 9), (7, 8, 5)),
    6: ((7, 5), (5, None), (8, 6), (5, 10, 5)),
    7: ((8, 5), (5, 5), (10, None), (5, 10, 4)),
    8: ((4, 3), (3, 4), (18, 10), (7, 8, 9)),
    9: ((12, 8), (3, 4), (15, 9), (7, 12, 7)),
    10: ((10, 7), (10, 7), (10, None), (4, 10, 4)),
}


@pytest.fixture(scope="module")
def content() -> Content:
    return load()


def starts(board: Board, faction: int) -> list[int]:
    """Where the ways of a faction begin; of the Predators only the pod counts."""
    tiles = list(board.deployment[faction])
    return tiles[:1] if faction == PREDATOR else tiles


def goals(board: Board, place: str) -> list[int]:
    if place in FACTIONS:
        return list(board.deployment[FACTIONS.index(place)])
    if place == "vents":
        return bits(board.graph.spread(board.vents))
    return bits(board.place(place))


def shortest(board: Board, a: int, b: int, no_vents: int, opened: int) -> tuple[int, int, int]:
    """Tiles of the shortest way with the fewest closed doors on it, and the doors."""
    best = {a: (0, 0, 0)}
    edge = [a]
    while edge:
        edge = sorted(edge, key=lambda t: best[t][:2])
        tile = edge.pop(0)
        for link in bits(board.graph.links_at[tile]):
            other = board.graph.across(link, tile)
            if no_vents >> other & 1:
                continue
            door = board.start_doors & ~opened & 1 << link
            steps, shut, doors = best[tile]
            found = (steps + 1, shut + bool(door), doors | door)
            if other not in best or found[:2] < best[other][:2]:
                best[other] = found
                edge.append(other)
    return best[b]


def measured(board: Board, way: Way) -> tuple[int, int]:
    """How many tiles the way has, and how many game turns it takes at least: an action point a tile, door, Interact."""
    no_vents = board.vents if way.faction == PREDATOR else 0
    at = starts(board, way.faction)
    tiles = opened = 0
    if way.split or way.nearest:
        found = [
            min(shortest(board, a, goal, no_vents, 0) for a in at)
            for place in way.places
            for goal in spots(board, place, at)
        ]
        tiles, _, opened = sorted(found)[way.nearest - 1 if way.nearest else -1]
    else:
        for place in way.places:
            n, _, doors, goal = min(
                (*shortest(board, a, g, no_vents, opened), g) for a in at for g in goals(board, place)
            )
            tiles, opened, at = tiles + n, opened | doors, [goal]
    return tiles, -(-(tiles + opened.bit_count() + way.interacts) // 2)


def spots(board: Board, place: str, at: list[int]) -> list[int]:
    """The places themselves; of each vent the tile beside it that is nearest."""
    if place != "vents":
        return goals(board, place)
    return [
        min(bits(board.graph.steps(vent)), key=lambda t: min(board.graph.distance(a, t) for a in at))
        for vent in bits(board.vents)
    ]


@pytest.mark.parametrize("way", WAYS)
def test_ways_are_neither_short_nor_long(content: Content, way: Way) -> None:
    tiles, turns = measured(content.missions[way.number - 1].board, way)
    assert 3 <= tiles <= 20
    assert 3 <= turns <= 12
    said = MEASURED[way.number][way.faction]
    assert said in ((tiles, turns), (tiles, None))


def test_no_faction_has_a_much_shorter_way(content: Content) -> None:
    for mission in content.missions:
        placed = [way for way in WAYS if way.number == mission.number and way.places[0] not in FACTIONS]
        turns = [measured(mission.board, way)[1] for way in placed]
        assert max(turns) <= 2.5 * min(turns)


@pytest.mark.parametrize("number", range(1, 11))
def test_how_far_apart_factions_start(content: Content, number: int) -> None:
    board = content.missions[number - 1].board
    found = tuple(
        min(board.graph.distance(a, b) for a in starts(board, one) for b in starts(board, other))
        for one, other in ((M, A), (M, P), (A, P))
    )
    assert found == MEASURED[number][3]


def test_vents_that_are_a_goal_cannot_all_be_welded(content: Content) -> None:
    assert [content.missions[n].board.vents.bit_count() for n in (1, 3)] == [5, 5]


def test_maps_that_serve_mission_cards(content: Content) -> None:
    """Two rooms and two corridors at five tiles or more for every faction."""
    served = []
    for mission in content.missions:
        board = mission.board
        far = []
        for faction in range(len(FACTIONS)):
            blocked = board.vents if faction == PREDATOR else 0
            near = 0
            for ring in board.graph.rings(sum(1 << t for t in starts(board, faction)), 0, blocked, 4):
                near |= ring
            away = board.all & ~near & ~blocked
            far.append(min((board.rooms & away).bit_count(), (board.corridors & away).bit_count()))
        served += [mission.number] if min(far) >= 2 else []
    assert served == [2, 4, 5, 9, 10]


def test_horde_tiles_of_the_arena(content: Content) -> None:
    arenas = [each.board for each in content.maps if each.use == "arena"]
    assert [board.infested.bit_count() for board in arenas] == [8, 22, 32]
    for board in arenas:
        distances = [board.graph.distance(board.survivors, tile) for tile in bits(board.infested)]
        assert 3 <= min(distances) <= max(distances) <= 7
    assert all(board.survivors != NONE for board in arenas)
