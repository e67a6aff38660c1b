"""The parts a board is built of, and the maps, drawn and checked. HUNT-COMP-07, HUNT-DEC-02"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hullbreach.games.hunt.content.board import Board, read_grid
from hullbreach.games.hunt.content.names import (
    ALIEN,
    CROSSROAD,
    FACES,
    FACTIONS,
    HALF,
    INFESTED,
    KINDS,
    NONE,
    PREDATOR,
    PREDATOR_POD,
    ROOMS,
    SITES,
    TOKENS,
)
from hullbreach.games.hunt.content.reading import counted, different, read_name, read_source
from hullbreach.kernel.options import bits
from hullbreach.parts.reader import Reader

CAMPAIGN, ARENA = "campaign", "arena"
TOKEN_KINDS = ("blip", "activation", "sentry", "hide", "wound", "acid", "objective")
DECOY = "predator_decoy"
COUNTS = (28, 8, 8, 8, 8, 6, 7)
"""How many tiles of each kind the box holds."""
START_DISTANCE = 4
"""How far apart factions start at least on a map of the box, and how near the Horde may be."""
HORDE_DISTANCE = 3


@dataclass(frozen=True)
class TileKind:
    """How many tiles of a kind there are, and how many of them have an infested or half-infested back."""

    count: int
    infested: int
    half: int


@dataclass(frozen=True)
class Token:
    """A kind of token and how many the box holds."""

    id: str
    kind: str
    faction: str
    count: int


@dataclass(frozen=True)
class Map:
    """A board that is ready to be played on: in the campaign, or in the arena."""

    index: int
    id: str
    use: str
    board: Board


def read_tiles(r: Reader) -> tuple[TileKind, ...]:
    """What boards are built of, the kinds in their order."""
    found: dict[str, TileKind] = {}
    for each in r.tables("kind"):
        read_source(each)
        id = each.word("id", KINDS)
        if id in found:
            each.wrong("id", "occurs twice")
        found[id] = TileKind(
            each.number("count", 0, 99), each.number("infested", 0, 99), each.number("half_infested", 0, 99)
        )
        if found[id].infested + found[id].half != found[id].count:
            each.wrong("infested", f"backs for {found[id].infested + found[id].half} of {found[id].count} tiles")
        each.done()
    for at, kind in enumerate(KINDS):
        if kind not in found:
            r.wrong(f"kind {kind}", "missing")
        counted(r, f"kind {kind}", found.get(kind, TileKind(0, 0, 0)).count, COUNTS[at])
    r.done()
    return tuple([found.get(kind, TileKind(0, 0, 0)) for kind in KINDS])


def read_tokens(r: Reader) -> list[Token]:
    """The tokens of the box."""

    def read(each: Reader) -> Token:
        read_source(each)
        token = Token(
            each.text("id"),
            each.word("kind", TOKEN_KINDS),
            each.word("faction", (*FACTIONS, "any")),
            each.number("count", 1, 99),
        )
        each.done()
        return token

    found = r.each("token", read)
    different(r, "token", [token.id for token in found])
    counted(r, "token", sum([token.count for token in found]), r.number("total", 1, 999))
    if DECOY not in [token.id for token in found]:
        r.wrong(f"token {DECOY}", "missing")
    r.done()
    return found


def read_map(r: Reader, kinds: Sequence[TileKind], doors: int, seals: int) -> Map:
    """One map; kinds, doors: what the box holds, seals: doors that Marines may add. Its index is given later."""
    read_source(r)
    read_name(r)
    tokens: dict[str, str] = {}
    if r.has("tokens"):
        marks = r.table("tokens")
        for mark in marks.data:
            tokens[mark] = marks.word(mark, (*TOKENS, *SITES))
        marks.done()
    id = r.text("id")
    use = r.word("use", (CAMPAIGN, ARENA))
    board = read_grid(r.text("grid"), tokens, f"{r.place}: grid")
    if r.has("rooms"):
        rooms = sorted(r.words("rooms", ROOMS))
        drawn = sorted([ROOMS[room] for room in board.room if room != NONE])
        if rooms != drawn:
            r.wrong("rooms", f"{', '.join(rooms)}, but {', '.join(drawn) or 'none'} are drawn")
    for key, found in (("tiles", board.size), ("doors", board.start_doors.bit_count())):
        if r.has(key) and r.number(key, 0, 999) != found:
            r.wrong(key, f"{r.data[key]}, but {found} are drawn")
    r.done()
    check_board(r, board)
    if board.start_doors.bit_count() > doors:
        r.wrong("grid", f"{board.start_doors.bit_count()} doors, but there are {doors}")
    if use == ARENA:
        check_arena(r, board)
    else:
        check_campaign(r, board)
    if not r.in_house:
        check_in_box(r, board, kinds, doors - seals)
    return Map(0, id, use, board)


def check_board(r: Reader, board: Board) -> None:
    """Whatever holds for every map: no side is left open, and everything can be reached."""
    for end in board.open_ends():
        r.wrong("grid", f"the open side {end} meets nothing")
    parts = board.graph.areas()
    if len(parts) > 1:
        r.wrong("grid", f"{board.names[bits(parts[1])[0]]} cannot be reached from {board.names[0]}")


def check_campaign(r: Reader, board: Board) -> None:
    """Where the factions start: Aliens on infested tiles, Predators on the pod and the tile beside it."""
    for faction, word in enumerate(FACTIONS):
        if not board.deployment.get(faction):
            r.wrong("grid", f"no deployment tile of the {word} faction")
    for tile in board.deployment.get(ALIEN, ()):
        if not board.infested >> tile & 1:
            r.wrong("grid", f"Aliens start on {board.names[tile]}, which is not infested")
    pod = board.tile_of_room[PREDATOR_POD]
    beside = board.deployment.get(PREDATOR, ())
    if beside and (beside[0] != pod or any(board.link_between(pod, tile) == NONE for tile in beside[1:])):
        r.wrong("grid", "Predators start on the predator pod and on tiles beside it (HUNT-SET-10)")
    if board.survivors != NONE:
        r.wrong("grid", "Survivors start only in the arena")


def check_arena(r: Reader, board: Board) -> None:
    """Where the sides start: Survivors in the middle, the Horde on infested tiles."""
    if board.survivors == NONE:
        r.wrong("grid", "no tile of the Survivors")
    if not board.infested:
        r.wrong("grid", "no infested tile for the Horde")
    if board.deployment or board.tokens or board.collapsing:
        r.wrong("grid", "an arena has no deployment tiles of factions, no tokens and no collapsing tiles")


def check_in_box(r: Reader, board: Board, kinds: Sequence[TileKind], doors: int) -> None:
    """What a map of the box must be like besides: buildable, fair, passable for bases that cannot use vents."""
    for kind, stock in enumerate(kinds):
        tiles = [t for t in range(board.size) if board.kind[t] == kind]
        faces = [board.face[t] for t in tiles]
        if len(tiles) > stock.count:
            r.wrong("grid", f"{len(tiles)} tiles of the kind {KINDS[kind]}, but the box holds {stock.count}")
        for face, most in ((INFESTED, stock.infested), (HALF, stock.half)):
            if faces.count(face) > most:
                r.wrong("grid", f"{faces.count(face)} {FACES[face]} of the kind {KINDS[kind]}, the box holds {most}")
    if board.start_doors.bit_count() > doors:
        r.wrong("grid", f"{board.start_doors.bit_count()} doors, but Marines may need the last of {doors}")
    if len(board.graph.areas(0, board.vents)) > 1:
        r.wrong("grid", "parts that can be reached only through vents")
    if board.graph.spread(board.vents) & board.vents:
        r.wrong("grid", "two vents in a row")
    if board.survivors == NONE:
        check_starts(r, board)
        return
    if board.row[board.survivors] != board.rows // 2 or board.col[board.survivors] != board.cols // 2:
        r.wrong("grid", f"Survivors start on {board.names[board.survivors]}, expected the middle of the map")
    if board.kind[board.survivors] != CROSSROAD:
        r.wrong("grid", f"Survivors start on a {KINDS[board.kind[board.survivors]]}, expected a crossroad")
    if board.graph.within(board.survivors, HORDE_DISTANCE - 1) & board.infested:
        r.wrong("grid", f"the Horde starts less than {HORDE_DISTANCE} tiles from the Survivors")


def check_starts(r: Reader, board: Board) -> None:
    """No faction starts near another or sees one; of the Predators the pod counts."""
    for a in range(len(FACTIONS)):
        for b in range(a + 1, len(FACTIONS)):
            for tile in board.deployment.get(a, ())[: 1 if a == PREDATOR else None]:
                near = board.graph.within(tile, START_DISTANCE - 1)
                for other in board.deployment.get(b, ())[: 1 if b == PREDATOR else None]:
                    if near >> other & 1:
                        apart = f"{board.names[tile]} and {board.names[other]}"
                        r.wrong("grid", f"{FACTIONS[a]} and {FACTIONS[b]} start on {apart}, less than 4 tiles apart")
            for tile in board.deployment.get(a, ()):
                for other in board.deployment.get(b, ()):
                    if sees(board, tile, other):
                        seen = f"{board.names[other]} is seen from {board.names[tile]}"
                        r.wrong("grid", f"{FACTIONS[a]} and {FACTIONS[b]} see each other at the start: {seen}")


def sees(board: Board, tile: int, other: int) -> bool:
    """Whether a tile is in sight of another at the start (HUNT-LOS)."""
    for ray in board.rays[tile]:
        for link, step in ray:
            if board.start_doors >> link & 1 or (board.vents >> step | board.vents >> tile) & 1:
                break
            if step == other:
                return True
    return tile == other
