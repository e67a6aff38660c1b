"""Boards that players build: what fits where, what a board must have, how it is closed, and doors. HUNT-CVC-20"""

from __future__ import annotations

import random

import pytest

from hullbreach.games.hunt.content.board import E, N, S, W
from hullbreach.games.hunt.content.load import load
from hullbreach.games.hunt.content.names import (
    BRIDGE,
    CORRIDOR,
    CROSSROAD,
    DEAD_END,
    HALF,
    INFESTED,
    L_BEND,
    NONE,
    NORMAL,
    PREDATOR_POD,
    ROOM,
    T_JUNCTION,
    VENT,
)
from hullbreach.games.hunt.rulebook import RULEBOOK
from hullbreach.games.hunt.rules.board.builder import Site, built, laid_tile
from hullbreach.games.hunt.words.parts import part, part_name, place_at, place_name, read_part, read_place
from hullbreach.kernel.chance import Seeded
from hullbreach.kernel.match import Match
from hullbreach.kernel.requests import Ask
from tests.games.hunt.matches import Game
from tests.games.hunt.positions import reason

KINDS = load().kinds
At = tuple[int, int]


def site(tiles: dict[At, tuple[int, int, int, int]], predators: bool = True, needed: int = 0) -> Site:
    """A board with these tiles: kind, open sides, face, room."""
    laid = {at: laid_tile(at, part(*tile)) for at, tile in tiles.items()}
    return Site(KINDS, laid, predators, needed)


START = {(0, 0): (CROSSROAD, N | E | S | W, NORMAL, NONE)}


def cannot(board: Site, at: At, kind: int, sides: int, face: int = NORMAL, room: int = NONE) -> str:
    return reason(board.cannot_lay(at, part(kind, sides, face, room)))


@pytest.mark.rules("HUNT-CVC-02")
def test_the_first_tile_lies_in_the_middle_and_is_open_on_four_sides() -> None:
    board = site({})
    assert board.open_places() == [(0, 0)]
    assert {part_name(what) for what in board.parts((0, 0))} == {
        "crossroad-nesw", "crossroad-nesw-half_infested", "crossroad-nesw-infested"
    }  # fmt: skip
    assert cannot(board, (0, 0), CORRIDOR, N | S) == "crossroad-first HUNT-CVC-02"
    assert cannot(board, (0, 1), CROSSROAD, 15) == "crossroad-first HUNT-CVC-02"


@pytest.mark.rules("HUNT-CVC-20")
def test_a_tile_joins_an_open_side_and_meets_no_wall() -> None:
    board = site(START)
    assert board.places() == [(-1, 0), (0, -1), (0, 1), (1, 0)]
    assert cannot(board, (0, 1), CORRIDOR, E | W) == ""
    assert cannot(board, (0, 1), CORRIDOR, N | S) == "meets-a-wall HUNT-CVC-20"
    assert cannot(board, (5, 5), CORRIDOR, E | W) == "joins-nothing HUNT-CVC-20"
    assert cannot(board, (0, 0), CORRIDOR, E | W) == "joins-nothing HUNT-CVC-20"
    # A bend beside it closes the side of the place between them.
    bent = site({**START, (0, 1): (CORRIDOR, E | W, NORMAL, NONE), (-1, 0): (L_BEND, E | S, NORMAL, NONE)})
    assert bent.around((-1, 1)) == (W, S)
    assert cannot(bent, (-1, 1), L_BEND, S | W) == "meets-a-wall HUNT-CVC-20"
    assert cannot(bent, (-1, 1), DEAD_END, W) == ""
    assert cannot(bent, (-1, 1), CORRIDOR, E | W) == ""


@pytest.mark.rules("HUNT-CVC-20", "HUNT-COMP-07", "HUNT-DEC-03")
def test_the_box_holds_so_many_tiles_and_faces() -> None:
    vents = {(0, n): (VENT, E | W, INFESTED, NONE) for n in range(1, 6)}
    board = site({**START, **vents})
    assert board.faces(VENT) == [NORMAL, INFESTED]
    full = site({**START, **vents, (0, 6): (VENT, E | W, INFESTED, NONE)})
    assert full.faces(VENT) == []
    assert cannot(full, (0, 7), VENT, E | W) == "none-left HUNT-CVC-20"
    halves = {(0, n): (DEAD_END, W, HALF, NONE) for n in range(1, 5)}
    assert site(halves).faces(DEAD_END) == [NORMAL, INFESTED]
    infested = {(0, n): (DEAD_END, W, INFESTED, NONE) for n in range(1, 5)}
    assert site(infested).faces(DEAD_END) == [NORMAL, HALF]
    assert (
        cannot(site({**START, (3, 3): (ROOM, N, NORMAL, BRIDGE)}), (0, 1), ROOM, W, NORMAL, BRIDGE)
        == "none-left HUNT-CVC-20"
    )


@pytest.mark.rules("HUNT-CVC-20")
def test_from_twenty_tiles_on_the_board_gets_no_more_open_sides() -> None:
    hall = {(0, n): (CORRIDOR, E | W, NORMAL, NONE) for n in range(1, 19)}
    young = site({**START, **hall})
    assert (len(young.laid), cannot(young, (0, 19), T_JUNCTION, W | N | E)) == (19, "")
    old = site({**START, **hall, (0, 19): (CORRIDOR, E | W, NORMAL, NONE)})
    assert cannot(old, (0, 20), T_JUNCTION, W | N | E) == "too-many-open-sides HUNT-CVC-20"
    assert cannot(old, (0, 20), CORRIDOR, E | W) == ""
    assert cannot(old, (0, 20), DEAD_END, W) == ""


@pytest.mark.rules("HUNT-CVC-22", "HUNT-CVC-20")
def test_the_last_sides_are_kept_for_what_the_board_must_have() -> None:
    three = {(-1, 0): (ROOM, S, NORMAL, BRIDGE), (0, -1): (DEAD_END, E, INFESTED, NONE)}
    board = site({**START, **three})
    assert board.missing_rooms() == [PREDATOR_POD, 0]
    # Two places are left for two rooms.
    assert cannot(board, (0, 1), DEAD_END, W) == "room-missing HUNT-CVC-22"
    assert cannot(board, (0, 1), ROOM, W, NORMAL, PREDATOR_POD) == ""
    assert cannot(board, (0, 1), CORRIDOR, E | W) == ""
    without = site({**START, **three}, predators=False)
    assert without.missing_rooms() == [0]
    assert cannot(without, (0, 1), DEAD_END, W) == ""


@pytest.mark.rules("HUNT-CVC-20", "HUNT-CVC-22")
def test_a_board_needs_an_infested_tile_and_room_for_everybody() -> None:
    rooms = {(-1, 0): (ROOM, S, NORMAL, BRIDGE), (0, -1): (ROOM, E, NORMAL, 0), (1, 0): (ROOM, N, NORMAL, PREDATOR_POD)}
    board = site({**START, **rooms})
    assert cannot(board, (0, 1), DEAD_END, W) == "infested-missing HUNT-CVC-22"
    assert cannot(board, (0, 1), DEAD_END, W, HALF) == ""
    assert cannot(site({**START, **rooms}, needed=6), (0, 1), DEAD_END, W, HALF) == "too-small HUNT-CVC-22"
    assert cannot(site({**START, **rooms}, needed=6), (0, 1), CORRIDOR, E | W) == ""


@pytest.mark.rules("HUNT-CVC-22")
def test_sides_that_stay_open_are_closed_by_rooms_and_dead_ends() -> None:
    board = site({**START, (0, 1): (ROOM, W, NORMAL, BRIDGE)})
    closing = board.closing_tiles()
    # What is missing comes first; as nothing is infested, an infested face.
    assert [part_name(what) for _, what in closing] == [
        "predator_pod-s-infested", "armoury-e", "dead_end-n"
    ]  # fmt: skip
    used = {(9, n): (DEAD_END, W, NORMAL, NONE) for n in range(8)}
    bare = site({**START, **used, (0, 1): (ROOM, W, INFESTED, BRIDGE), (9, 20): (ROOM, W, NORMAL, 0)}, predators=False)
    # No dead end is left: walls.
    assert [what for at, what in bare.closing_tiles() if at in ((-1, 0), (0, -1), (1, 0))] == []


def ends_first(game: Game, ask: Ask) -> str:
    """Whoever lays something lays a room or a dead end if that is possible."""
    for word in ("lay laboratory", "lay dead_end", "lay corridor"):
        for text in game.options(ask.seat):
            if text.startswith(word):
                return text
    return ""


@pytest.mark.rules("HUNT-CVC-20", "HUNT-DEC-81", "HUNT-CVC-02")
def test_players_lay_tiles_in_turn_by_initiative_then_doors() -> None:
    rolled: dict[str, list[object]] = {"initiative of marine": [3], "initiative of alien": [12]}
    game = Game(rolled, mission="custom", board="build", players=2)
    assert game.asked() == [1]
    # There is only one place to begin with.
    assert game.prompt(1) == "what lies at 0/0"
    game.play(1, "lay crossroad-nesw-infested")
    assert game.told[-1] == "tile-laid seat-2 0/0 crossroad-nesw-infested"
    assert game.asked() == [0]
    assert game.options(0) == ["build at -1/0", "build at 0/-1", "build at 0/1", "build at 1/0"]
    assert game.refused(0, "build at 3/3") == "nothing-fits-there HUNT-CVC-20"
    game.play(0, "build at 0/1")
    assert game.refused(0, "lay corridor-ns") == "meets-a-wall HUNT-CVC-20"
    game.play(0, "lay bridge-w")
    assert game.asked() == [1]
    last = {"lay": lambda texts: next((t for t in texts if t.startswith("lay dead_end") or "-n" not in t), texts[0])}
    for _ in range(200):
        seat = game.asked()[0]
        texts = game.options(seat)
        if game.match.question is None or game.match.question.ask.prompt.id == "doors":
            break
        rooms = [
            text for text in texts if "bridge" not in text and text.split("-")[0] in ("lay armoury", "lay laboratory")
        ]
        game.play(seat, rooms[0] if rooms else last["lay"](texts))
    assert any(text.startswith("board-built") for text in game.told)
    # Two doors each, in the same order, or none.
    assert game.asked() == [1]
    assert game.prompt(1) == "place a door 2 left"
    first = game.options(1)[0]
    game.play(1, first)
    assert first not in game.options(1)
    assert game.refused(1, first) == "door-there HUNT-CVC-20"
    game.play(1, "pass")
    assert game.asked() == [0]
    game.play(0, "pass", "pass")
    assert game.g.doors.bit_count() == 1
    assert game.g.doors == game.g.fixed.board.start_doors
    assert game.g.fixed.board.rows > 0
    assert min(tile.row for tile in game.g.fixed.board.tiles) == min(tile.col for tile in game.g.fixed.board.tiles) == 0


@pytest.mark.rules("HUNT-CVC-20", "HUNT-CVC-22")
@pytest.mark.parametrize("seed", range(6))
def test_every_built_board_has_what_it_must_have(seed: int) -> None:
    chance = random.Random(seed)
    settled = RULEBOOK.settle({"mission": "custom", "board": "build", "players": 3})
    state = RULEBOOK.start(settled)
    state.source = Seeded(seed)
    match = Match(RULEBOOK, settled, state, {"seed": seed})
    while match.question is not None and match.question.ask.prompt.id in ("build", "lay"):
        options = match.question.options
        match.play(options[chance.randrange(len(options))])
    board = match.state.fixed.board  # type: ignore[attr-defined]
    assert board.tile_of_room[PREDATOR_POD] != NONE
    assert board.rooms.bit_count() >= 3
    assert board.infested & ~board.vents
    assert len(board.graph.areas()) == 1
    for kind, stock in enumerate(KINDS):
        assert board.kind.count(kind) <= stock.count
    for end in board.open_ends():
        # Only where dead ends have run out a side stays open, which is a wall.
        assert board.kind.count(DEAD_END) == KINDS[DEAD_END].count or end


def test_a_replayed_board_is_the_same() -> None:
    laid = (laid_tile((0, 0), part(CROSSROAD, 15, NORMAL)), laid_tile((0, 1), part(DEAD_END, W, NORMAL)))
    assert built(laid, 0) == built(laid, 0)
    assert built(laid, 1) != built(laid, 0)
    moved = (laid_tile((4, -3), part(CROSSROAD, 15, NORMAL)), laid_tile((4, -2), part(DEAD_END, W, NORMAL)))
    assert built(moved, 1) == built(laid, 1)


def test_words_of_places_and_parts_go_both_ways() -> None:
    for at in ((0, 0), (-7, 12), (3, -1)):
        assert read_place(place_name(place_at(*at))) == place_at(*at)
    for what in (part(CORRIDOR, N | S, INFESTED), part(ROOM, N, NORMAL, BRIDGE), part(T_JUNCTION, N | E | S, HALF)):
        assert read_part(part_name(what)) == what
    for word in ("corridor-ne", "bridge-ns", "corridor-ns-green", "hall-n", "dead_end-", "room-n"):
        with pytest.raises(KeyError):
            read_part(word)
    for word in ("0", "a/b", "999/0"):
        with pytest.raises(KeyError):
            read_place(word)
