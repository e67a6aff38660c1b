"""The board of a mission as a grid: squares, walls, thick lines, doors, tokens and figures."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from hullbreach.games.corps.content.card_records import Character
from hullbreach.games.corps.content.face_records import PRINTED
from hullbreach.games.corps.content.load import Mission
from hullbreach.games.corps.rules.fixed import Fixed
from hullbreach.games.corps.rules.state import Corps
from hullbreach.games.corps.words.names import FACEHUGGER, FACES, FACINGS
from hullbreach.kernel import scene
from hullbreach.kernel.options import bits
from hullbreach.kernel.scene import Badge, Cell, Edge, Grid, Piece, Zone
from hullbreach.parts import grid
from hullbreach.parts.grid import Board
from hullbreach.text import LANGS, Messages
from hullbreach.text.messages import capitalised

SIDES = {"N": "north", "E": "east", "S": "south", "W": "west"}
# The last face stands for the captives, one after the other.
CAPTIVE = len(FACES) - 1
PIECES_SHOWN = 4096
GUNS = {"north": "▲", "east": "▶", "south": "▼", "west": "◀"}


class Standing(NamedTuple):
    """How a character stands, as the board and its panel show it."""

    fixed: Fixed
    who: int
    fate: int
    hero: int
    down: bool
    activated: bool
    hugged: bool
    carrying: bool
    active: bool

    @property
    def record(self) -> Character:
        """What is printed on the character."""
        return self.fixed.content.characters[self.who]

    @property
    def marks(self) -> list[str]:
        """The same in words for the drawing."""
        states = (
            (self.hero < 0, "grunt"),
            (self.down, "down"),
            (self.activated, "activated"),
            (self.hugged, "hugged"),
            (self.carrying, "carrying"),
            (self.active, "active"),
        )
        return [word for holds, word in states if holds]


def standing(g: Corps, who: int) -> Standing:
    """How a character stands now."""
    bit = 1 << who
    return Standing(
        g.fixed,
        who,
        g.fate[who],
        g.hero[who],
        g.down & bit > 0,
        g.activated & bit > 0,
        g.hugged & bit > 0,
        g.carrying & bit > 0,
        g.active == who,
    )


def board_area(g: Corps, messages: Messages) -> Grid:
    """The whole board with everything on it."""
    fixed, board = g.fixed, g.board
    title = messages.say(f"mission-{fixed.mission.id}")
    blips = tuple(g.mission_blips.items())
    pieces = [
        *_fixed_tokens(fixed, g.tunnels, g.barricaded_points, g.used_squares, messages),
        *_loose_tokens(fixed, g.crates, blips, g.shown, g.sentries, tuple(g.ammo), messages),
        *[_blip(blip, square_id(board, at), messages) for blip, at in g.blips.items()],
        *[
            _alien(alien, g.tokens.get(alien, 0), square_id(board, square), messages)
            for alien, square in g.aliens.items()
        ],
        *[_figure(standing(g, who), square_id(board, g.square[who]), messages) for who in g.on_board()],
    ]
    cells, zones = _floor(board, messages.lang)
    edges = _edges(fixed.mission, g.shut, g.barricaded, g.open_exits, messages.lang)
    return Grid("board", title, board.width, board.height, cells, edges, pieces, zones, _lit(g))


def tile_name(tile: str, messages: Messages) -> str:
    """What is printed on a tile of the map; a board of a case has none."""
    return messages.say(f"face-{tile}") if messages.has(f"face-{tile}") else tile


def _lit(g: Corps) -> list[int]:
    """The cells, counted as they are listed, that some character stands on or sees."""
    corner = g.fixed.edition.corner_crossing_los
    return _seen(g.board, g.character_squares, g.blockers, g.shut, corner)


@lru_cache(maxsize=512)
def _seen(board: Board, watchers: int, blockers: int, closed: int, corner: bool) -> list[int]:
    seen = 0
    for here in bits(watchers):
        seen |= board.seen(here, board.exists & ~seen, blockers, closed, corner)
    digits = f"{seen:0{board.size}b}"
    return [n for n, s in enumerate(_squares(board)) if digits[-1 - s] == "1"]


@lru_cache(maxsize=64)
def _squares(board: Board) -> list[int]:
    """The squares of a board in the order of its cells."""
    return list(bits(board.exists))


def square_id(board: Board, s: int) -> str:
    """The element of a square."""
    return f"square:{board.name(s)}"


def character_glyph(record: Character) -> str:
    """The first two letters of what everybody calls them: they differ for all seven."""
    return record.id[:2].capitalize()


@lru_cache(maxsize=64)
def _floor(board: Board, lang: str) -> tuple[list[Cell], list[Zone]]:
    """The squares and tiles of a board, which never change."""
    messages = Messages.load("corps", lang)
    names = [tile_name(tile, messages) for tile in board.tile_names]
    cells: list[Cell] = []
    for s in _squares(board):
        tile = board.tile_of[s]
        kind = scene.FLOOR if board.floor >> s & 1 else scene.BLOCKED
        zone = f"tile:{board.tile_names[tile]}"
        line = f"{board.name(s)} · {names[tile]}"
        cells.append(Cell(f"square:{board.name(s)}", s % board.width, s // board.width, kind, zone, [line]))
    # Only what is printed on a board is a code to read; that of a drawn one is an id.
    codes = [tile if PRINTED.fullmatch(tile) else "" for tile in board.tile_names]
    return cells, [Zone(f"tile:{tile}", *said) for tile, *said in zip(board.tile_names, codes, names, strict=True)]


@lru_cache(maxsize=256)
def _edges(mission: Mission, closed: int, barricaded: int, open_exits: int, lang: str) -> list[Edge]:
    """What stands between the squares, as long as the doors and exits are as they are; the same at all tables."""
    walls, doors = _walls(mission)
    found = [*walls, *_exits(mission, open_exits, lang)]
    for at, door, side in doors:
        state = scene.BARRED if barricaded >> door & 1 else scene.SHUT if closed >> door & 1 else scene.OPEN
        found[at] = _door(mission.board, door, side, state, lang)
    return found


@lru_cache(maxsize=64)
def _walls(mission: Mission) -> tuple[list[Edge], list[tuple[int, int, str]]]:
    """All edges but the exits; where in this list which door stands for which side of its first square."""
    board = mission.board
    taken = {(edge.x, edge.y, edge.side) for edge in _exits(mission, 0, LANGS[0])}
    numbers = {sides: number for number, sides in enumerate(board.doors)}
    found: list[Edge] = []
    doors: list[tuple[int, int, str]] = []
    for s in bits(board.exists):
        x, y = s % board.width, s // board.width
        east, south = board.edges(s)
        drawn = [("east", east, s + 1), ("south", south, s + board.width)]
        # Every square draws its east and south; the other two only at the border of the map.
        if x == 0 or not board.exists >> (s - 1) & 1:
            drawn.append(("west", grid.WALL, -1))
        if y == 0 or not board.exists >> (s - board.width) & 1:
            drawn.append(("north", grid.WALL, -1))
        for side, edge, beyond in drawn:
            if edge == grid.OPEN or (x, y, side) in taken:
                continue
            if edge == grid.DOOR:
                doors.append((len(found), numbers[s, beyond], side))
            kind = scene.DOOR if edge == grid.DOOR else scene.LINE if edge == grid.THICK else scene.WALL
            found.append(Edge(f"edge:{x},{y}:{side}", x, y, side, kind))
    return found, doors


@lru_cache(maxsize=4096)
def _door(board: Board, door: int, side: str, state: str, lang: str) -> Edge:
    name = board.door_name(door)
    square = board.doors[door][0]
    line = Messages.load("corps", lang).say("scene-door", state=state, name=name)
    return Edge(f"door:{name}", square % board.width, square // board.width, side, scene.DOOR, state, [line])


@lru_cache(maxsize=256)
def _exits(mission: Mission, open_exits: int, lang: str) -> list[Edge]:
    messages = Messages.load("corps", lang)
    found: list[Edge] = []
    for number, way in enumerate(mission.exits):
        state = scene.OPEN if open_exits >> number & 1 else scene.SHUT
        line = messages.say("scene-exit", id=way.id, state=state)
        for s in bits(way.squares):
            x, y = s % mission.board.width, s // mission.board.width
            found.append(Edge(f"exit:exit-{way.id}", x, y, SIDES[way.side], scene.EXIT, state, [line]))
    return found


@lru_cache(maxsize=512)
def _fixed_tokens(
    fixed: Fixed, tunnels: tuple[int, ...], barricaded: int, used: int, messages: Messages
) -> list[Piece]:
    """Spawn points, tunnels and computers."""
    found: list[Piece] = []
    for number, square in enumerate(fixed.mission.spawn_points, 1):
        if square >= 0:
            piece = _token(fixed, f"spawn:{number}", "spawn_point", f"⊙{number}", square, scene.DANGER, messages)
            piece.name = f"{piece.name} {number}"
            found.append(piece)
    for number, square in enumerate(tunnels, 1):
        found.append(_token(fixed, f"tunnel:{number}", "tunnel", "◎", square, scene.DANGER, messages))
    for piece, square in zip(found, (*fixed.spawn_points, *tunnels), strict=True):
        if barricaded >> square & 1:
            piece.describe.append(messages.say("scene-barricaded"))
            piece.marks.append("barricaded")
    for square in bits(fixed.computers):
        id = f"computer:{fixed.board.name(square)}"
        piece = _token(fixed, id, "computer", "▣", square, scene.GOAL, messages)
        if used >> square & 1:
            piece.tone = scene.FALLEN
            piece.describe.append(messages.say("scene-used"))
            piece.marks.append("used")
        found.append(piece)
    return found


@lru_cache(maxsize=512)
def _loose_tokens(
    fixed: Fixed,
    crates: int,
    blips: tuple[tuple[int, int], ...],
    shown: int,
    sentries: tuple[tuple[int, int], ...],
    ammo: tuple[int, ...],
    messages: Messages,
) -> list[Piece]:
    """Crates, mission blips and sentry guns."""
    name = fixed.board.name
    found = [
        _token(fixed, f"crate:{name(square)}", "crate", "▤", square, scene.GEAR, messages) for square in bits(crates)
    ]
    for square, face in blips:
        piece = _token(fixed, f"mission-blip:{name(square)}", "mission_blip", "M?", square, scene.GOAL, messages)
        if shown >> square & 1 and face >= 0:
            piece.glyph = "M"
            piece.describe += _face_lines(fixed, face, messages)
            piece.marks.append("shown")
        found.append(piece)
    for number, (square, facing) in enumerate(sentries):
        if square >= 0:
            word = FACINGS[facing]
            left = ammo[number] if number < len(ammo) else 0
            id = f"sentry:{fixed.name('sentry', number)}"
            piece = _token(fixed, id, "sentry_gun", GUNS[word], square, scene.FRIEND, messages)
            piece.describe += [messages.say(f"facing-{word}"), messages.say("scene-ammo", n=left)]
            piece.badges.append(Badge(str(left), messages.say("scene-ammo", n=left), "ammo"))
            piece.facing = word
            found.append(piece)
    return found


def _token(fixed: Fixed, id: str, kind: str, glyph: str, square: int, tone: str, messages: Messages) -> Piece:
    name = capitalised(messages.say(f"token-{kind}"))
    return Piece(id, kind, name, glyph, square_id(fixed.board, square), tone, True, describe=[name], art=kind)


def _face_lines(fixed: Fixed, face: int, messages: Messages) -> list[str]:
    """What a mission blip shows; a captive also who it is."""
    captive = face - CAPTIVE
    if captive < 0:
        return [messages.say(f"blip-{FACES[face]}")]
    id = fixed.content.characters[captive].id
    return [messages.say(f"blip-{FACES[CAPTIVE]}"), messages.say(f"character-{id}")]


@lru_cache(maxsize=PIECES_SHOWN)
def _blip(blip: int, at: str, messages: Messages) -> Piece:
    name = f"{capitalised(messages.say('token-blip'))} {blip}"
    return Piece(f"blip:blip-{blip}", "blip", name, f"?{blip}", at, scene.UNKNOWN, describe=[name])


@lru_cache(maxsize=PIECES_SHOWN)
def _alien(alien: int, tokens: int, at: str, messages: Messages) -> Piece:
    if alien > FACEHUGGER:
        number = alien - FACEHUGGER
        name = f"{messages.say('token-facehugger')} {number}"
        return Piece(f"alien:facehugger-{number}", "facehugger", name, f"f{number}", at, scene.FOE, describe=[name])
    name = f"{messages.say('token-alien')} {alien}"
    piece = Piece(f"alien:alien-{alien}", "alien", name, f"A{alien}", at, scene.FOE, describe=[name])
    if tokens > 0:
        # The figure is one of the swarm, too. CORPS-SPOT-03
        meaning = messages.say("scene-swarm", n=tokens + 1, tokens=tokens)
        piece.badges.append(Badge(str(tokens + 1), meaning, "swarm"))
        piece.describe.append(meaning)
    return piece


@lru_cache(maxsize=PIECES_SHOWN)
def _figure(stands: Standing, at: str, messages: Messages) -> Piece:
    record = stands.record
    name = messages.say(f"character-{record.id}")
    tone = scene.FALLEN if stands.down else scene.FRIEND
    piece = Piece(f"character:{record.id}", "character", name, character_glyph(record), at, tone)
    piece.describe.append(messages.say(f"character-{record.id}.full"))
    piece.art, piece.owner, piece.marks = record.id, stands.hero, stands.marks
    if stands.down:
        down = messages.say("state-knocked_down")
        piece.badges.append(Badge("↓", down))
        piece.describe.append(down)
    elif stands.hugged:
        piece.badges.append(Badge("!", messages.say("token-facehugger")))
    elif stands.carrying:
        piece.badges.append(Badge("▤", messages.say("token-crate")))
    return piece
