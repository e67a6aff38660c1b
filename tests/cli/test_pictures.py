"""Boards as characters: squares, tiles that hold several, rooms and the ways between them."""

from __future__ import annotations

from itertools import combinations

import pytest
from textual.pilot import Pilot

import hullbreach as hb
from hullbreach.bots import make
from hullbreach.cli.session import Session
from hullbreach.cli.terminal.app import Terminal
from hullbreach.cli.terminal.boards import pictures_of
from hullbreach.cli.terminal.graph_picture import HIGH, WIDE, GraphPicture, corners, spots_between
from hullbreach.cli.terminal.grid_picture import GridPicture, packed
from hullbreach.cli.terminal.people import head_text
from hullbreach.cli.terminal.picture import Picture, short
from hullbreach.games import GAMES
from hullbreach.kernel.match import Match
from hullbreach.kernel.scene import UNKNOWN, Graph, Grid, Panel, Piece, Scene
from tests.cli.driving import click_on_board, drive
from tests.patience import until

PLAYERS = {"hunt": 3, "nemesis": 3}


def played(game: str, choices: int, seed: int = 5) -> Match:
    """A match after so many choices of the rule bots."""
    match = hb.new(game, players=PLAYERS.get(game, 1), seed=seed)
    bots = [make("rules", seat) for seat in range(match.state.seats)]
    for _ in range(choices):
        if match.question is None:
            break
        match.play(bots[match.question.seat].choose_fast(match))
    return match


def seen(match: Match) -> Scene:
    assert match.question is not None
    return match.rulebook.scene(match.view(match.question.seat), "en")


def boards(scene: Scene) -> list[Grid | Graph]:
    return [area for area in scene.areas if isinstance(area, Grid | Graph)]


def drawn(board: Grid | Graph, lit: set[str] | None = None) -> Picture:
    kind = GridPicture if isinstance(board, Grid) else GraphPicture
    return kind(board, lit or set(), set(), set(), {})  # type: ignore[arg-type]


def text_of(picture: Picture, place: str) -> str:
    """What is written where a cell or room is drawn."""
    found = ""
    for y in range(picture.height):
        found += "".join(char for x, char in enumerate(picture.canvas.chars[y]) if place in picture.elements_at(x, y))
        found += "\n"
    return found


def glyphs(match: Match, place: str, picture: Picture) -> tuple[list[str], str]:
    return [piece.glyph for piece in picture.pieces_on[place] if not piece.flat], text_of(picture, place)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("choices", [30, 120])
def test_whoever_stands_on_a_board_is_written_there_or_counted(game: str, choices: int) -> None:
    match = played(game, choices)
    for board in boards(seen(match)):
        picture = drawn(board)
        for place in picture.pieces_on:
            names, text = glyphs(match, place, picture)
            missing = [name for name in names if name[:2] not in text]
            one_a_square = isinstance(board, Grid) and "floor" in {cell.kind for cell in board.cells}
            assert not missing or one_a_square or "+" in text, (place, names, text)


def test_the_games_with_a_board_are_drawn_with_one() -> None:
    shapes = {game: {type(board) for board in boards(seen(played(game, 0)))} for game in GAMES}
    assert shapes == {"corps": {Grid}, "encounters": set(), "hunt": {Grid}, "nemesis": {Graph}}


def test_tokens_are_told_apart_by_whose_they_are() -> None:
    scene = seen(played("hunt", 30))
    (board,) = boards(scene)
    (picture,) = pictures_of(scene, set(), set())
    tokens = {piece.owner: piece for piece in board.pieces if piece.tone == UNKNOWN}
    assert len(tokens) > 1
    assert len({picture.piece_style(piece, "#000000").color for piece in tokens.values()}) == len(tokens)


def test_pieces_that_do_not_fit_are_counted() -> None:
    pieces = [Piece(f"p{n}", "model", "", f"SG{n}", "t") for n in range(6)]
    lines, more = packed(pieces, 9, 2)
    assert [[piece.glyph for piece in line] for line in lines] == [["SG0", "SG1"], ["SG2"]]
    assert more == 3
    assert packed(pieces, 9, 3)[1] == 0
    assert packed(pieces[:4], 9, 2)[1] == 0


@pytest.mark.parametrize(
    ("name", "width", "cut"),
    [
        ("Cockpit", 11, "Cockpit"),
        ("Evacuation Section A", 11, "Evac Sect A"),
        ("Hibernatorium", 11, "Hibernator…"),
        ("Room Covered with Slime", 11, "Room Cover…"),
        ("Waffen\u00adkammer", 9, "Waffenka…"),
        ("Waffen\u00adkammer", 12, "Waffenkammer"),
        ("", 9, ""),
    ],
)
def test_a_long_name_keeps_what_tells_it_from_others(name: str, width: int, cut: str) -> None:
    assert short(name, width) == cut


def test_whoever_has_no_character_yet_is_named_once() -> None:
    match = hb.new("nemesis", players=2, seed=1)
    scene = match.rulebook.scene(match.view(0), "en")
    names = [seat.name for seat in scene.seats]
    heads = [head_text(area, names, set()).plain for area in scene.areas if isinstance(area, Panel) and area.owner >= 0]
    assert [head.count("Player") for head in heads] == [1, 1]


@pytest.mark.parametrize("board", ["basic", "alternate"])
def test_no_room_lies_over_another_one(board: str) -> None:
    match = hb.new("nemesis", players=2, seed=1, board=board)
    (ship,) = [area for area in match.rulebook.scene(match.view(0), "en").areas if isinstance(area, Graph)]
    boxes = corners(ship.nodes)
    for one, other in combinations(boxes.values(), 2):
        assert abs(one[0] - other[0]) >= WIDE or abs(one[1] - other[1]) >= HIGH
    picture = drawn(ship)
    for link in ship.links:
        if link.badges:
            spot = picture.where(link.id)
            assert spot is not None
            assert picture.elements_at(*spot) == [link.id], link


def test_a_line_goes_from_end_to_end() -> None:
    spots = list(spots_between((0, 0), (4, 2)))
    assert spots[0] == (0, 0)
    assert spots[-1] == (4, 2)
    assert len(spots) == 5


@pytest.mark.parametrize("size", [(80, 24), (200, 60)])
@pytest.mark.parametrize("game", ["hunt", "nemesis"])
def test_a_click_on_the_board_is_an_answer(game: str, size: tuple[int, int]) -> None:
    """A room or tile to go to is clicked; where several things can be done there the list narrows to them."""

    async def play(app: Terminal, pilot: Pilot[None]) -> None:
        for _ in range(60):
            await until(lambda: app.scene.question is not None and not app.session.bot_to_move())
            asked = app.scene.question
            assert asked is not None
            there = [c for c in asked.choices if c.verb == "move" and c.concerns]
            if there:
                break
            app.play(app.session.hint())
        assert there, "nobody was asked where to go"
        place = there[0].concerns[-1]
        app.query_one("#choices").highlighted = app.shown.index(there[0])  # type: ignore[attr-defined]
        await pilot.pause()
        before = app.session.count
        await click_on_board(app, pilot, place)
        await pilot.pause()
        narrowed = app.only is not None and there[0] in app.shown and len(app.shown) < len(asked.choices)
        assert narrowed or app.session.count > before

    match = hb.new(game, players=3, seed=5)
    drive(play, Session(match, ["human", "rules", "rules"], "en", asks=()), size)
