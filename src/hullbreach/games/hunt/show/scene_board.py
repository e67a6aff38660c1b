"""The tiles as a grid: faces, rooms, vents, doors, and everybody on them."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from hullbreach.games.hunt.content.board import SIDES, Board
from hullbreach.games.hunt.content.names import FACES, FACTIONS, KINDS, MARINE, ROOMS, TOKENS
from hullbreach.games.hunt.rules.armies.profiles import Model
from hullbreach.games.hunt.rules.board.sight import seen_tiles
from hullbreach.games.hunt.rules.board.space import engaged_tiles
from hullbreach.games.hunt.rules.fixed import Fixed
from hullbreach.games.hunt.rules.goals.plans import plan_of
from hullbreach.games.hunt.rules.state import UNFIXED, Hunt
from hullbreach.games.hunt.rules.tokens.known_names import HERO
from hullbreach.games.hunt.show.goals import goal_places, goal_text
from hullbreach.games.hunt.show.sayings import short_name
from hullbreach.games.hunt.show.scene_setup import DIRECTIONS, deployed
from hullbreach.games.hunt.words.names import TOKEN
from hullbreach.kernel import scene
from hullbreach.kernel.options import bits
from hullbreach.kernel.scene import Badge, Cell, Edge, Grid, Piece, Zone
from hullbreach.text import Messages
from hullbreach.text.messages import capitalised

GLYPHS = "MAP"
# In so many units that they tell nothing.
COMMON_WORDS = ("colonial", "marine", "wy", "commando", "alien", "predator", "warrior")
REMEMBERED = 4096
DOOR_WORDS = {scene.SHUT: "scene-door", scene.OPEN: "scene-door-open", scene.BARRED: "scene-door-barred"}


def tile_id(board: Board, tile: int) -> str:
    """The element of a tile."""
    return f"tile:{board.names[tile]}"


def piece_id(fixed: Fixed, piece: int) -> str:
    """The element of a piece."""
    return f"piece:{fixed.name('piece', piece)}"


def board_area(g: Hunt, side: int, messages: Messages) -> Grid:
    """The whole board with everything on it, as a side sees it; for a spectator all is lit."""
    board = g.fixed.board
    engaged = engaged_tiles(g)
    starts = _starts(g.fixed) if not g.turn else {}
    cells = [
        _cell(
            g.fixed,
            tile,
            g.face[tile],
            g.acid[tile],
            _used(g, tile),
            bool(engaged >> tile & 1),
            starts.get(tile, ()),
            messages,
        )
        for tile in bits(g.tiles())
    ]
    pieces = [*_tokens(g, messages), *[_piece(standing(g, piece), messages) for piece in _on_board(g)]]
    pieces += [_piece(standing(g, piece)._replace(tile=tile), messages) for piece, tile in deployed(g, side)]
    lit = g.tiles() if side < 0 else seen_tiles(g, side)
    return Grid(
        "board",
        board_title(g.fixed, messages),
        board.cols,
        board.rows,
        cells,
        _edges(board, g.gone, g.doors, messages),
        pieces,
        _zones(board, messages.lang),
        [n for n, tile in enumerate(bits(g.tiles())) if lit >> tile & 1],
    )


def board_title(fixed: Fixed, messages: Messages) -> str:
    """What the board is called."""
    return messages.say(f"mission-{fixed.mission.id}") if fixed.mission is not None else messages.say("scene-board")


def _on_board(g: Hunt) -> list[int]:
    return [piece for piece, tile in enumerate(g.tile) if tile >= 0]


def _used(g: Hunt, tile: int) -> tuple[tuple[int, int], ...]:
    """The sides on a tile and how many occupation points each takes there."""
    found: list[tuple[int, int]] = []
    for side, mask in enumerate(g.fixed.masks):
        points = sum([g.cost(piece) for piece in bits(g.on[tile] & mask)])
        if points:
            found.append((side, points))
    return tuple(found)


@lru_cache(maxsize=REMEMBERED)
def _cell(
    fixed: Fixed,
    tile: int,
    face: int,
    acid: int,
    used: tuple[tuple[int, int], ...],
    engaged: bool,
    starts: tuple[int, ...],
    messages: Messages,
) -> Cell:
    """One tile: what it is, what it looks like, how full it is and by whom."""
    board = fixed.board
    room = board.room[tile]
    kind = KINDS[board.kind[tile]]
    name = messages.say(f"room-{ROOMS[room]}") if room >= 0 else messages.say(f"kind-{kind}")
    taken = sum([points for _, points in used])
    marks = [FACES[face], *(["engaged"] if engaged else []), *[f"start-{_owner(fixed, side)}" for side in starts]]
    lines = [f"{board.names[tile]} · {capitalised(name)}", messages.say(f"face-{FACES[face]}")]
    if acid or taken:
        free = max(fixed.tables.tile_points - taken - acid, 0)
        lines.append(messages.say("scene-points", used=taken, acid=acid, free=free))
    badges = [
        Badge(str(points), messages.say("scene-used-points", n=points), f"used:{_owner(fixed, side)}")
        for side, points in used
    ]
    if acid:
        badges.append(Badge(str(acid), messages.say("scene-acid", n=acid), "acid"))
    if engaged:
        lines.append(messages.say("scene-engaged"))
    for side in starts:
        name = capitalised(messages.say(f"side-{fixed.side_words[side]}"))
        lines.append(messages.say("scene-starts", side=name))
    zone = f"room:{ROOMS[room]}" if room >= 0 else ""
    return Cell(tile_id(board, tile), board.col[tile], board.row[tile], kind, zone, lines, marks, badges)


@lru_cache(maxsize=64)
def _starts(fixed: Fixed) -> dict[int, tuple[int, ...]]:
    """The deployment tiles of a map with the sides that start there."""
    found: dict[int, tuple[int, ...]] = {}
    for side, faction in enumerate(fixed.factions):
        for tile in fixed.board.deployment.get(faction, ()):
            found[tile] = (*found.get(tile, ()), side)
    return found


def _owner(fixed: Fixed, side: int) -> int:
    """The seat in whose colour a side is drawn; -1 where nobody plays it."""
    seats = fixed.seats_of[side]
    return seats[0] if seats else -1


@lru_cache(maxsize=64)
def _zones(board: Board, lang: str) -> list[Zone]:
    messages = Messages.load("hunt", lang)
    rooms = [room for room in board.room if room >= 0]
    return [Zone(f"room:{ROOMS[room]}", "", messages.say(f"map-{ROOMS[room]}")) for room in rooms]


@lru_cache(maxsize=256)
def _edges(board: Board, gone: int, doors: int, messages: Messages) -> list[Edge]:
    """Walls where a tile has no open side, doors where one stands; an open side shows nothing."""
    found: list[Edge] = []
    for tile in range(len(board.names)):
        if gone >> tile & 1:
            continue
        x, y = board.col[tile], board.row[tile]
        for side, direction in zip(SIDES, DIRECTIONS, strict=True):
            if not board.sides[tile] & side:
                found.append(Edge(f"wall:{board.names[tile]}:{direction}", x, y, direction, scene.WALL))
    for link in bits(doors | board.start_doors):
        ends = board.graph.links[link]
        if gone >> ends.a & 1 or gone >> ends.b & 1:
            continue
        x, y = board.col[ends.a], board.row[ends.a]
        direction = "east" if board.row[ends.b] == y else "south"
        name = board.link_name(link)
        state = _door_state(board, link, doors)
        line = messages.say(DOOR_WORDS[state], link=name)
        found.append(Edge(f"link:{name}", x, y, direction, scene.DOOR, state, [line]))
    return found


def _door_state(board: Board, link: int, doors: int) -> str:
    """Shut, open where a door stood at the start, or barred: put up in the course of the game."""
    if not doors >> link & 1:
        return scene.OPEN
    return scene.SHUT if board.start_doors >> link & 1 else scene.BARRED


# ---- pieces


class Standing(NamedTuple):
    """How a piece stands, as the board and its panel show it."""

    fixed: Fixed
    piece: int
    tile: int
    base: int
    model: Model | None
    decoy: bool
    up: bool
    hidden: bool
    hurt: int
    activated: bool
    sentry: bool
    active: bool
    aiming: bool
    raging: bool
    escorted: bool
    carries: tuple[int, ...]
    lanes: tuple[int, ...]

    @property
    def marks(self) -> list[str]:
        """The same in words for the drawing."""
        states = (
            (not self.up, "token"),
            (self.hidden, "hidden"),
            (self.decoy, "decoy"),
            (self.activated, "activated"),
            (self.sentry, "sentry"),
            (self.active, "active"),
            (self.aiming, "aiming"),
            (self.raging, "raging"),
            (self.escorted, "escorted"),
            (bool(self.carries), "carrying"),
        )
        lanes = [f"lane-{way}-{n}" for way, n in zip(DIRECTIONS, self.lanes, strict=False) if n]
        return [word for holds, word in states if holds] + lanes


def standing(g: Hunt, piece: int) -> Standing:
    """How a piece stands now."""
    bit = 1 << piece
    who = g.who[piece]
    return Standing(
        g.fixed,
        piece,
        g.tile[piece],
        g.base[piece],
        None if who == UNFIXED else g.roster[who],
        g.decoys & bit > 0,
        g.up & bit > 0,
        g.hidden & bit > 0,
        g.hurt[piece],
        g.activated & bit > 0,
        g.sentry & bit > 0,
        g.active == piece,
        g.aimed & bit > 0,
        g.raging & bit > 0,
        g.escorted == piece,
        tuple(sorted([token for token, by in g.carried.items() if by == piece])),
        _lanes(g, g.tile[piece]) if g.sentry & bit and g.tile[piece] >= 0 else (),
    )


def _lanes(g: Hunt, tile: int) -> tuple[int, ...]:
    """How many tiles somebody on sentry looks along in each direction."""
    seen = g.sight[tile]
    return tuple([sum([seen >> other & 1 for _, other in ray]) for ray in g.fixed.board.rays[tile]])


def letters_of(unit: str) -> str:
    """The letters on the plate of a unit: the initials of what sets it apart, or the start of one word."""
    words = unit.split("_")
    telling = [word for word in words if word not in COMMON_WORDS] or words
    return "".join([word[0] for word in telling[:2]]) if len(telling) > 1 else telling[0][:2]


def piece_name(stands: Standing, messages: Messages) -> str:
    """What people call a piece: its unit if they know it, else a contact of its side; its number in any case."""
    fixed = stands.fixed
    number = stands.piece - fixed.first[fixed.side_of[stands.piece]] + 1
    faction = FACTIONS[fixed.factions[fixed.side_of[stands.piece]]]
    if stands.decoy:
        return f"{capitalised(messages.say('token-decoy'))} {number}"
    if stands.model is None or stands.model.profile.unit < 0:
        return f"{capitalised(messages.say(f'contact-{faction}'))} {number}"
    id = f"unit-{fixed.content.units[stands.model.profile.unit].id}"
    if stands.model.profile.type == HERO and faction == FACTIONS[MARINE]:
        # Heroes of the Marines have no unit of their own.
        id = "hero-marine"
    return f"{capitalised(short_name(messages, id))} {number}"


def _is_known(stands: Standing) -> bool:
    """Whether the viewer knows which unit it is."""
    return stands.model is not None and stands.model.profile.unit >= 0 and not stands.decoy


def _letters(stands: Standing) -> str:
    fixed = stands.fixed
    if stands.model is not None and _is_known(stands):
        return letters_of(fixed.content.units[stands.model.profile.unit].id).upper()
    return "?" if not stands.up else GLYPHS[fixed.factions[fixed.side_of[stands.piece]]]


@lru_cache(maxsize=REMEMBERED)
def _piece(stands: Standing, messages: Messages) -> Piece:
    fixed = stands.fixed
    side = fixed.side_of[stands.piece]
    faction = fixed.factions[side]
    number = stands.piece - fixed.first[side] + 1
    name = piece_name(stands, messages)
    tone = scene.UNKNOWN if not stands.up else (scene.FRIEND, scene.FOE, scene.DANGER)[faction]
    seats = fixed.seats_of[side]
    found = Piece(
        piece_id(fixed, stands.piece),
        "model" if stands.up else "token",
        name,
        f"{_letters(stands)}{number}",
        tile_id(fixed.board, stands.tile),
        tone,
        describe=[name],
    )
    known = _is_known(stands)
    found.art = fixed.content.units[stands.model.profile.unit].id if known and stands.model else FACTIONS[faction]
    found.owner = seats[0] if seats else -1
    found.marks = [FACTIONS[faction], f"base-{stands.base}", *stands.marks]
    if known and stands.up and stands.model and stands.model.profile.w > 0:
        left = stands.model.profile.w - stands.hurt
        meaning = messages.say("scene-wounds", left=left, of=stands.model.profile.w)
        found.badges.append(Badge(f"{left}/{stands.model.profile.w}", meaning, "wounds"))
        found.describe.append(meaning)
    for mark in stands.marks:
        if messages.has(f"mark-{mark}"):
            found.describe.append(messages.say(f"mark-{mark}"))
    for token in stands.carries:
        carried = messages.say("scene-carries", token=messages.say(f"token-{TOKENS[token // TOKEN]}"))
        found.badges.append(Badge("▣", carried, "carries"))
        found.describe.append(carried)
    return found


def _tokens(g: Hunt, messages: Messages) -> list[Piece]:
    """Objective tokens, markers, bodies, traps and tiles that a mission marks."""
    board = g.fixed.board
    found: list[Piece] = []
    for token, tile in sorted(g.lying.items()):
        name = f"token:{g.fixed.name('token', token)}"
        found.append(_flat(name, TOKENS[token // TOKEN], "▣", tile_id(board, tile), scene.GOAL, messages))
    for tile, kind in sorted(g.markers.items()):
        word = TOKENS[kind // TOKEN]
        found.append(_flat(f"marker:{board.names[tile]}", word, "✓", tile_id(board, tile), scene.GOAL, messages))
    for n, (tile, _, _, who) in enumerate(g.bodies, 1):
        # Whoever takes the trophy points at the body as at the model it was.
        gone = g.tile[who] < 0 and all(who != other[3] for other in g.bodies[: n - 1])
        id = piece_id(g.fixed, who) if gone else f"body:{n}"
        owner = _owner(g.fixed, g.side(who))
        found.append(_flat(id, "body", "†", tile_id(board, tile), scene.FALLEN, messages, owner))
    for side in range(g.fixed.sides):
        for tile, n, done in goal_places(g, side):
            text = goal_text(g, side, n, plan_of(g, side).goals[n], messages)
            found.append(_goal(g.fixed, side, tile, n, done, text, messages))
    for n, (tile, _, _, _) in enumerate(g.traps, 1):
        found.append(_flat(f"trap:{n}", "trap", "✦", tile_id(board, tile), scene.DANGER, messages))
    return found


@lru_cache(maxsize=REMEMBERED)
def _goal(fixed: Fixed, side: int, tile: int, n: int, done: bool, text: str, messages: Messages) -> Piece:
    """The mark of a goal on the tile where it is worked on, in the colour of its side."""
    word = fixed.side_words[side]
    name = f"{capitalised(messages.say(f'side-{word}'))}: {text}"
    at = tile_id(fixed.board, tile)
    made = Piece(f"goal:{word}:{n}:{fixed.board.names[tile]}", "goal", name, "◇", at, scene.GOAL, True)
    made.describe = [name]
    made.owner = _owner(fixed, side)
    made.marks = ["done"] if done else []
    return made


@lru_cache(maxsize=REMEMBERED)
def _flat(id: str, kind: str, glyph: str, at: str, tone: str, messages: Messages, owner: int = -1) -> Piece:
    name = capitalised(messages.say(f"token-{kind}"))
    return Piece(id, kind, name, glyph, at, tone, True, describe=[name], art=kind, owner=owner)
