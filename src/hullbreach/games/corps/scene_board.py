"""The board of a mission as a grid: squares, walls, thick lines, doors, tokens and figures."""

from __future__ import annotations

from functools import lru_cache

from hullbreach.games.corps.content import Mission
from hullbreach.games.corps.names import FACEHUGGER, FACES, FACINGS
from hullbreach.games.corps.state import Corps
from hullbreach.kernel import scene
from hullbreach.kernel.options import bits
from hullbreach.kernel.scene import Badge, Cell, Edge, Grid, Piece, Zone
from hullbreach.parts import grid
from hullbreach.parts.grid import Board
from hullbreach.text import Messages
from hullbreach.text.messages import capitalised

SIDES = {"N": "north", "E": "east", "S": "south", "W": "west"}
# The last face stands for the captives, one after the other.
CAPTIVE = len(FACES) - 1
GUNS = {"north": "▲", "east": "▶", "south": "▼", "west": "◀"}


def board_area(g: Corps, messages: Messages) -> Grid:
    """The whole board with everything on it."""
    title = messages.say(f"mission-{g.setting.mission.id}")
    pieces = _tokens(g, messages) + _foes(g, messages) + _characters(g, messages)
    cells, zones = _floor(g.board, messages.lang)
    edges = _edges(g.setting.mission, g.shut, g.barricaded, g.open_exits, messages.lang)
    return Grid("board", title, g.board.width, g.board.height, cells, edges, pieces, zones, _lit(g))


def tile_name(tile: str, messages: Messages) -> str:
    """What is printed on a tile of the map; a board of a case has none."""
    return messages.say(f"face-{tile}") if messages.has(f"face-{tile}") else tile


def character_marks(g: Corps, who: int) -> list[str]:
    """How a character stands, in words for the drawing."""
    states = (
        (g.hero[who] < 0, "grunt"),
        (g.is_down(who), "down"),
        (bool(g.activated >> who & 1), "activated"),
        (bool(g.hugged >> who & 1), "hugged"),
        (bool(g.carrying >> who & 1), "carrying"),
        (g.active == who, "active"),
    )
    return [word for holds, word in states if holds]


def _lit(g: Corps) -> list[int]:
    """The cells, counted as they are listed, that some character stands on or sees."""
    corner = g.setting.edition.corner_crossing_los
    return _seen(g.board, g.character_squares, g.blockers, g.shut, corner)


@lru_cache(maxsize=512)
def _seen(board: Board, watchers: int, blockers: int, closed: int, corner: bool) -> list[int]:
    seen = 0
    for here in bits(watchers):
        seen |= board.seen(here, board.exists & ~seen, blockers, closed, corner)
    return [n for n, s in enumerate(bits(board.exists)) if seen >> s & 1]


def square_id(g: Corps, s: int) -> str:
    """The element of a square."""
    return f"square:{g.board.name(s)}"


def character_glyph(g: Corps, who: int) -> str:
    """The first two letters of a name: they differ for all seven."""
    return g.setting.content.characters[who].name.split()[-1][:2]


@lru_cache(maxsize=64)
def _floor(board: Board, lang: str) -> tuple[list[Cell], list[Zone]]:
    """The squares and tiles of a board, which never change."""
    messages = Messages.load("corps", lang)
    names = [tile_name(tile, messages) for tile in board.tile_names]
    cells: list[Cell] = []
    for s in bits(board.exists):
        tile = board.tile_of[s]
        kind = "floor" if board.floor >> s & 1 else "blocked"
        zone = f"tile:{board.tile_names[tile]}"
        line = f"{board.name(s)} · {names[tile]}"
        cells.append(Cell(f"square:{board.name(s)}", s % board.width, s // board.width, kind, zone, [line]))
    return cells, [Zone(f"tile:{tile}", tile, name) for tile, name in zip(board.tile_names, names, strict=True)]


@lru_cache(maxsize=256)
def _edges(mission: Mission, closed: int, barricaded: int, open_exits: int, lang: str) -> list[Edge]:
    """What stands between the squares, as long as the doors and exits are as they are; the same at all tables."""
    board = mission.board
    messages = Messages.load("corps", lang)
    exits = _exits(mission, open_exits, messages)
    taken = {(edge.x, edge.y, edge.side) for edge in exits}
    doors = {sides: number for number, sides in enumerate(board.doors)}
    found: list[Edge] = []
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
                door = doors[s, beyond]
                state = scene.BARRED if barricaded >> door & 1 else scene.SHUT if closed >> door & 1 else scene.OPEN
                name = board.door_name(door)
                line = messages.say("scene-door", state=state, name=name)
                found.append(Edge(f"door:{name}", x, y, side, scene.DOOR, state, [line]))
            else:
                kind = scene.LINE if edge == grid.THICK else scene.WALL
                found.append(Edge(f"edge:{x},{y}:{side}", x, y, side, kind))
    return found + exits


def _exits(mission: Mission, open_exits: int, messages: Messages) -> list[Edge]:
    found: list[Edge] = []
    for number, way in enumerate(mission.exits):
        state = scene.OPEN if open_exits >> number & 1 else scene.SHUT
        line = messages.say("scene-exit", id=way.id, state=state)
        for s in bits(way.squares):
            x, y = s % mission.board.width, s // mission.board.width
            found.append(Edge(f"exit:exit-{way.id}", x, y, SIDES[way.side], scene.EXIT, state, [line]))
    return found


def _tokens(g: Corps, messages: Messages) -> list[Piece]:
    found: list[Piece] = []

    def lay(id: str, kind: str, glyph: str, square: int, tone: str, *more: str) -> Piece:
        name = capitalised(messages.say(f"token-{kind}"))
        piece = Piece(id, kind, name, glyph, square_id(g, square), tone, True, describe=[name, *more], art=kind)
        found.append(piece)
        return piece

    for number, square in enumerate(g.setting.mission.spawn_points, 1):
        if square >= 0:
            shut = [messages.say("scene-barricaded")] if g.barricaded_points >> square & 1 else []
            piece = lay(f"spawn:{number}", "spawn_point", f"⊙{number}", square, scene.DANGER, *shut)
            piece.name = f"{piece.name} {number}"
            piece.marks += ["barricaded"] * len(shut)
    for number, square in enumerate(g.tunnels, 1):
        shut = [messages.say("scene-barricaded")] if g.barricaded_points >> square & 1 else []
        piece = lay(f"tunnel:{number}", "tunnel", "◎", square, scene.DANGER, *shut)
        piece.marks += ["barricaded"] * len(shut)
    for square in bits(g.setting.computers):
        used = [messages.say("scene-used")] if g.used_squares >> square & 1 else []
        tone = scene.FALLEN if used else scene.GOAL
        piece = lay(f"computer:{g.board.name(square)}", "computer", "▣", square, tone, *used)
        piece.marks += ["used"] * len(used)
    for square in bits(g.crates):
        lay(f"crate:{g.board.name(square)}", "crate", "▤", square, scene.GEAR)
    for square, face in g.mission_blips.items():
        shown = g.shown >> square & 1 and face >= 0
        text = _face_lines(g, face, messages) if shown else []
        blip = f"mission-blip:{g.board.name(square)}"
        piece = lay(blip, "mission_blip", "M" if shown else "M?", square, scene.GOAL, *text)
        piece.marks += ["shown"] * bool(text)
    for number, (square, facing) in enumerate(g.sentries):
        if square >= 0:
            word = FACINGS[facing]
            ammo = g.ammo[number] if number < len(g.ammo) else 0
            lines = (messages.say(f"facing-{word}"), messages.say("scene-ammo", n=ammo))
            gun = f"sentry:{g.names.name('sentry', number)}"
            piece = lay(gun, "sentry_gun", GUNS[word], square, scene.FRIEND, *lines)
            piece.badges.append(Badge(str(ammo), lines[1], "ammo"))
            piece.facing = word
    return found


def _face_lines(g: Corps, face: int, messages: Messages) -> list[str]:
    """What a mission blip shows; a captive also who it is."""
    captive = face - CAPTIVE
    if captive < 0:
        return [messages.say(f"blip-{FACES[face]}")]
    id = g.setting.content.characters[captive].id
    return [messages.say(f"blip-{FACES[CAPTIVE]}"), messages.say(f"character-{id}")]


def _foes(g: Corps, messages: Messages) -> list[Piece]:
    found: list[Piece] = []
    for blip, square in g.blips.items():
        name = f"{capitalised(messages.say('token-blip'))} {blip}"
        found.append(
            Piece(f"blip:blip-{blip}", "blip", name, f"?{blip}", square_id(g, square), scene.UNKNOWN, describe=[name])
        )
    for alien, square in g.aliens.items():
        id = f"alien:{g.names.name('alien', alien)}"
        at = square_id(g, square)
        if alien > FACEHUGGER:
            name = f"{messages.say('token-facehugger')} {alien - FACEHUGGER}"
            found.append(Piece(id, "facehugger", name, f"f{alien - FACEHUGGER}", at, scene.FOE, describe=[name]))
            continue
        tokens = g.tokens.get(alien, 0)
        name = f"{messages.say('token-alien')} {alien}"
        piece = Piece(id, "alien", name, f"A{alien}", at, scene.FOE, describe=[name])
        if tokens > 1:
            meaning = messages.say("scene-tokens", n=tokens)
            piece.badges.append(Badge(str(tokens), meaning, "tokens"))
            piece.describe.append(meaning)
        found.append(piece)
    return found


def _characters(g: Corps, messages: Messages) -> list[Piece]:
    found: list[Piece] = []
    for who in g.on_board():
        id = g.setting.content.characters[who].id
        name = messages.say(f"character-{id}")
        tone = scene.FALLEN if g.is_down(who) else scene.FRIEND
        piece = Piece(f"character:{id}", "character", name, character_glyph(g, who), square_id(g, g.square[who]), tone)
        piece.describe.append(messages.say(f"character-{id}.full"))
        piece.art, piece.owner, piece.marks = id, g.hero[who], character_marks(g, who)
        if g.is_down(who):
            down = messages.say("state-knocked_down")
            piece.badges.append(Badge("↓", down))
            piece.describe.append(down)
        elif g.hugged >> who & 1:
            piece.badges.append(Badge("!", messages.say("token-facehugger")))
        elif g.carrying >> who & 1:
            piece.badges.append(Badge("▤", messages.say("token-crate")))
        found.append(piece)
    return found
