"""The board of a mission as a grid: squares, walls, thick lines, doors, tokens and figures."""

from __future__ import annotations

from hullbreach.games.corps.names import FACEHUGGER, FACES, FACINGS
from hullbreach.games.corps.state import Corps
from hullbreach.kernel import scene
from hullbreach.kernel.options import bits
from hullbreach.kernel.scene import Badge, Cell, Edge, Grid, Piece
from hullbreach.parts import grid
from hullbreach.text import Messages
from hullbreach.text.messages import capitalised

SIDES = {"N": "north", "E": "east", "S": "south", "W": "west"}
GUNS = {"north": "▲", "east": "▶", "south": "▼", "west": "◀"}


def board_area(g: Corps, messages: Messages) -> Grid:
    """The whole board with everything on it."""
    board = g.board
    cells = [_cell(g, s, messages) for s in bits(board.exists)]
    title = messages.say(f"mission-{g.setting.mission.id}")
    pieces = _tokens(g, messages) + _foes(g, messages) + _characters(g, messages)
    return Grid("board", title, board.width, board.height, cells, _edges(g, messages), pieces)


def square_id(g: Corps, s: int) -> str:
    """The element of a square."""
    return f"square:{g.board.name(s)}"


def character_glyph(g: Corps, who: int) -> str:
    """The first two letters of a name: they differ for all seven."""
    return g.setting.content.characters[who].name.split()[-1][:2]


def _cell(g: Corps, s: int, messages: Messages) -> Cell:
    board = g.board
    tile = board.tile_names[board.tile_of[s]]
    kind = "floor" if board.floor >> s & 1 else "blocked"
    name = messages.say(f"face-{tile}") if messages.has(f"face-{tile}") else tile
    return Cell(square_id(g, s), s % board.width, s // board.width, kind, f"tile:{tile}", [f"{board.name(s)} · {name}"])


def _edges(g: Corps, messages: Messages) -> list[Edge]:
    board = g.board
    exits = _exits(g, messages)
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
                found.append(_door(g, doors[s, beyond], x, y, side, messages))
            else:
                kind = scene.LINE if edge == grid.THICK else scene.WALL
                found.append(Edge(f"edge:{x},{y}:{side}", x, y, side, kind))
    return found + exits


def _door(g: Corps, door: int, x: int, y: int, side: str, messages: Messages) -> Edge:
    state = scene.OPEN
    if g.barricaded >> door & 1:
        state = scene.BARRED
    elif g.shut >> door & 1:
        state = scene.SHUT
    name = g.board.door_name(door)
    return Edge(f"door:{name}", x, y, side, scene.DOOR, state, [messages.say("scene-door", state=state, name=name)])


def _exits(g: Corps, messages: Messages) -> list[Edge]:
    found: list[Edge] = []
    for number, way in enumerate(g.setting.exits):
        state = scene.OPEN if g.open_exits >> number & 1 else scene.SHUT
        line = messages.say("scene-exit", id=way.id, state=state)
        for s in bits(way.squares):
            x, y = s % g.board.width, s // g.board.width
            found.append(Edge(f"exit:exit-{way.id}", x, y, SIDES[way.side], scene.EXIT, state, [line]))
    return found


def _tokens(g: Corps, messages: Messages) -> list[Piece]:
    found: list[Piece] = []

    def lay(id: str, kind: str, glyph: str, square: int, tone: str, *more: str) -> Piece:
        name = capitalised(messages.say(f"token-{kind}"))
        piece = Piece(id, kind, name, glyph, square_id(g, square), tone, True, describe=[name, *more])
        found.append(piece)
        return piece

    for number, square in enumerate(g.setting.mission.spawn_points, 1):
        if square >= 0:
            shut = [messages.say("scene-barricaded")] if g.barricaded_points >> square & 1 else []
            piece = lay(f"spawn:{number}", "spawn_point", f"⊙{number}", square, scene.DANGER, *shut)
            piece.name = f"{piece.name} {number}"
    for number, square in enumerate(g.tunnels, 1):
        shut = [messages.say("scene-barricaded")] if g.barricaded_points >> square & 1 else []
        lay(f"tunnel:{number}", "tunnel", "◎", square, scene.DANGER, *shut)
    for square in bits(g.setting.computers):
        used = [messages.say("scene-used")] if g.used_squares >> square & 1 else []
        lay(f"computer:{g.board.name(square)}", "computer", "▣", square, scene.FALLEN if used else scene.GOAL, *used)
    for square in bits(g.crates):
        lay(f"crate:{g.board.name(square)}", "crate", "▤", square, scene.GEAR)
    for square, face in g.mission_blips.items():
        shown = g.shown >> square & 1 and face >= 0
        text = [messages.say(f"blip-{FACES[face]}")] if shown else []
        lay(f"mission-blip:{g.board.name(square)}", "mission_blip", "M" if shown else "M?", square, scene.GOAL, *text)
    for number, (square, facing) in enumerate(g.sentries):
        if square >= 0:
            word = FACINGS[facing]
            ammo = g.ammo[number] if number < len(g.ammo) else 0
            lines = (messages.say(f"facing-{word}"), messages.say("scene-ammo", n=ammo))
            gun = f"sentry:{g.names.name('sentry', number)}"
            piece = lay(gun, "sentry_gun", GUNS[word], square, scene.FRIEND, *lines)
            piece.badges.append(Badge(str(ammo), lines[1]))
    return found


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
            piece.badges.append(Badge(str(tokens), meaning))
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
