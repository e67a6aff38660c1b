"""A mission as a typed record: its map, who starts where, its tokens, tracker deck, events and endings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from hullbreach.games.corps.content.card_records import read_effects, read_source
from hullbreach.games.corps.content.component_records import EDITIONS
from hullbreach.games.corps.content.effects import PlaceFacehugger
from hullbreach.games.corps.content.face_records import SIDES, border
from hullbreach.games.corps.content.vocabulary import ENDINGS, EXITS, SCHEDULES
from hullbreach.kernel.errors import BadInput
from hullbreach.parts.grammar import Effect, Verb, verbs_of
from hullbreach.parts.grid import OPEN, Board, Face
from hullbreach.parts.parser import parse_call
from hullbreach.parts.reader import Reader

# What may be named in the place of a mission: all of them in a row, and the bare board of a case.
CAMPAIGN = "campaign"
SANDBOX = "sandbox"
KINDS = (CAMPAIGN, "rescue", "resupply", "bug_hunt")
AFTER = (
    "down_captured",
    "carrier_leaves_others_captured",
    "captives_free_others_captured",
    "stand_alone",
)
SPECIAL_TIMINGS = (
    "setup",
    "interact_computer",
    "interact_crate",
    "interact_mission_blip",
    "on_exit",
    "on_counter",
    "on_schedule",
)
EVENT_TIMINGS = ("round_start", "round_end")
NO_SPAWN_POINT = -1
MOST_PLAYERS = 6
FURTHER_LEVEL = 3
NO_MORE = (0,) * MOST_PLAYERS


@dataclass(frozen=True)
class Placed:
    """A face on the map, with the place of its top-left square."""

    face: str
    x: int
    y: int


@dataclass(frozen=True)
class Group:
    """Characters that start together; each takes one of the start squares."""

    id: str
    members: tuple[str, ...]
    start: tuple[int, ...]


@dataclass(frozen=True)
class Exit:
    """An exit token: one step towards `side` from its squares leaves. opens: always, or a schedule."""

    id: str
    squares: int
    side: str
    opens: str


@dataclass(frozen=True)
class Reinforcements:
    """Further blips at set-up: the first so many of these squares, by edition and number of players."""

    squares: tuple[int, ...]
    by_players: dict[str, tuple[int, ...]]

    def blips(self, edition: str, players: int) -> tuple[int, ...]:
        """Where further blips lie."""
        return self.squares[: self.by_players[edition][players - 1]]


@dataclass(frozen=True)
class TrackerStack:
    """How the motion tracker deck is built: cards of level 1, 2, 3, and the levels from top to bottom.

    ``further`` are more cards of level 3, by edition and number of players.
    """

    levels: tuple[int, ...]
    order: tuple[int, ...]
    quiet_rounds: int
    reshuffle: bool
    further: dict[str, tuple[int, ...]]

    def cards(self, level: int, edition: str, players: int) -> int:
        """How many cards of a level belong to the deck."""
        more = self.further[edition][players - 1] if level == FURTHER_LEVEL else 0
        return self.levels[level - 1] + more


@dataclass(frozen=True)
class RoundEvent:
    """What happens in a given round."""

    round: int
    effects: tuple[Effect, ...]


@dataclass(frozen=True, eq=False)
class Mission:
    """A mission card. Squares and doors are numbers of its board; spawn_points[n - 1] is spawn point n."""

    id: str
    number: int
    name: str
    kind: str
    boards: tuple[Placed, ...]
    board: Board
    seats_min: int
    seats_max: int
    newt: str
    pistol_only: bool
    turn_counter: bool
    groups: tuple[Group, ...]
    exits: tuple[Exit, ...]
    spawn_points: tuple[int, ...]
    blips: tuple[int, ...]
    reinforcements: Reinforcements
    mission_blips: tuple[int, ...]
    mission_blip_use: str
    computers: tuple[int, ...]
    crates: tuple[int, ...]
    barricades: tuple[int, ...]
    player_barricades: int
    sentry_guns: int
    facehuggers: tuple[int, ...]
    tracker: TrackerStack
    special: tuple[Effect, ...]
    events: tuple[RoundEvent, ...]
    victory: tuple[Verb, ...]
    defeat: tuple[Verb, ...]
    after: str
    keep_crates: bool


# What a mission of a house, or one made in memory, has where it says nothing: an empty map without goal.
PLAIN: dict[str, object] = {
    "id": SANDBOX,
    "number": 0,
    "name": "Sandbox",
    "kind": "bug_hunt",
    "source": "original",
    "squad": {"min": 1, "max": 6, "newt": "no"},
    "equip": "free",
    "turn_counter": False,
    "groups": [],
    "exits": [],
    "spawn_points": [],
    "blips": [],
    "mission_blips": [],
    "mission_blip_use": "none",
    "computers": [],
    "crates": [],
    "barricades": [],
    "player_barricades": 0,
    "sentry_guns": 0,
    "facehuggers": [],
    "tracker": {
        "level1": 0,
        "level2": 0,
        "level3": 0,
        "order": [1, 2, 3],
        "quiet_rounds": 0,
        "reshuffle": True,
    },
    "special": [],
    "events": [],
    "victory": [],
    "defeat": [],
    "after": "stand_alone",
}


def mission_from(data: Mapping[str, object], faces: Mapping[str, Face], place: str) -> Mission:
    """A mission made in memory, say a little board for a test; only `boards` has no default."""
    return read_mission(Reader({**PLAIN, **data}, place), faces)


class _Map:
    """The board while a mission is read: finds squares and keeps track of what lies where."""

    def __init__(self, board: Board, boards: tuple[Placed, ...], faces: Mapping[str, Face]) -> None:
        self.board = board
        self.taken: dict[int, str] = {}
        self.consoles: int = 0
        for p in boards:
            for y, row in enumerate(faces[p.face].squares):
                for x, kind in enumerate(row):
                    if kind == "C":
                        self.consoles |= 1 << board.square(p.x + x, p.y + y)

    def square(self, text: str, place: str) -> int:
        try:
            return self.board.find(text)
        except BadInput as error:
            raise BadInput(place, f"square {text!r}: {error.reason}") from None

    def put(self, text: str, what: str, place: str, on_console: bool = False) -> int:
        """Lay a token or a start down: on floor or on a console, where nothing else lies."""
        s = self.square(text, place)
        if not (self.consoles if on_console else self.board.floor) >> s & 1:
            raise BadInput(place, f"square {text!r} is no {'console' if on_console else 'floor'}")
        if s in self.taken:
            raise BadInput(place, f"square {text!r} already has a {self.taken[s]}")
        self.taken[s] = what
        return s

    def put_all(self, r: Reader, key: str, what: str, on_console: bool = False) -> tuple[int, ...]:
        return r.parsed(key, lambda text, place: self.put(text, what, place, on_console))


def read_mission(r: Reader, faces: Mapping[str, Face]) -> Mission:
    """One record of missions.toml, or one of its kind."""
    read_source(r)
    boards = _boards(r, faces)
    r.stop_unless_sound()
    layout = _Map(_build(r, boards, faces), boards, faces)
    board = layout.board
    squad, tracker = r.table("squad"), r.table("tracker")
    made = Mission(
        id=r.text("id"),
        number=r.number("number", 0, 99),
        name=r.text("name"),
        kind=r.word("kind", KINDS),
        boards=boards,
        board=board,
        seats_min=squad.number("min", 1, 6),
        seats_max=squad.number("max", 1, 6),
        newt=squad.word("newt", ("yes", "no", "found")),
        pistol_only=r.word("equip", ("free", "pistol_only")) == "pistol_only",
        turn_counter=r.flag("turn_counter"),
        groups=_groups(r, layout),
        exits=_exits(r, boards, faces, board),
        spawn_points=_spawn_points(r, layout),
        blips=layout.put_all(r, "blips", "blip"),
        reinforcements=_reinforcements(r, layout),
        mission_blips=layout.put_all(r, "mission_blips", "mission blip"),
        mission_blip_use=r.word("mission_blip_use", ("none", "newt", "captives")),
        computers=layout.put_all(r, "computers", "computer", on_console=True),
        crates=layout.put_all(r, "crates", "crate"),
        barricades=_barricades(r, board),
        player_barricades=r.number("player_barricades", 0, 99),
        sentry_guns=r.number("sentry_guns", 0, 9),
        facehuggers=layout.put_all(r, "facehuggers", "facehugger"),
        tracker=TrackerStack(
            levels=tuple([tracker.number(f"level{n}", 0, 99) for n in (1, 2, 3)]),
            order=tracker.numbers("order", 1, 3),
            quiet_rounds=tracker.number("quiet_rounds", 0, 99),
            reshuffle=tracker.flag("reshuffle"),
            further=_further(tracker),
        ),
        special=read_effects(r, "special", SPECIAL_TIMINGS),
        events=_events(r),
        victory=_endings(r, "victory"),
        defeat=_endings(r, "defeat"),
        after=r.word("after", AFTER),
        keep_crates=r.flag("keep_crates") if r.has("keep_crates") else False,
    )
    for each in (squad, tracker, r):
        each.done()
    r.stop_unless_sound()
    if made.seats_min > made.seats_max:
        squad.wrong("min", f"{made.seats_min}, more than max")
    if sorted(made.tracker.order) != [1, 2, 3]:
        tracker.wrong("order", f"{list(made.tracker.order)}, expected the levels 1, 2 and 3, each once")
    if (made.mission_blip_use == "none") != (not made.mission_blips):
        r.wrong("mission_blip_use", f"{made.mission_blip_use!r} does not fit {len(made.mission_blips)} blips")
    if made.events and not made.turn_counter:
        r.wrong("turn_counter", "events need the turn counter")
    _check_effect_squares(r, made, layout)
    return made


def _boards(r: Reader, faces: Mapping[str, Face]) -> tuple[Placed, ...]:
    found: list[Placed] = []
    for each in r.tables("boards"):
        face = each.word("face", list(faces))
        at = each.numbers("at", 0, 999)
        if len(at) != 2:
            each.wrong("at", f"{list(at)}, expected [x, y]")
        if each.has("rotate"):
            each.number("rotate", 0, 0)
        each.done()
        if face in [p.face for p in found]:
            each.wrong("face", f"{face!r} twice")
        if len(at) == 2:
            found.append(Placed(face, at[0], at[1]))
    return tuple(found)


def _build(r: Reader, boards: tuple[Placed, ...], faces: Mapping[str, Face]) -> Board:
    try:
        return Board([(faces[p.face], p.x, p.y) for p in boards])
    except BadInput as error:
        raise r.bad("boards", f"{error.place}: {error.reason}") from None


def _groups(r: Reader, layout: _Map) -> tuple[Group, ...]:
    found: list[Group] = []
    everybody: list[str] = []
    for each in r.tables("groups"):
        group = Group(each.text("id"), each.texts("members"), layout.put_all(each, "start", "start square"))
        each.done()
        for name in group.members:
            if name in everybody:
                each.wrong("members", f"{name!r} twice in the mission")
            everybody.append(name)
        if r.sound() and len(group.start) < len(group.members):
            each.wrong("start", f"{len(group.start)} squares for {len(group.members)} members")
        found.append(group)
    return tuple(found)


def _exits(r: Reader, boards: tuple[Placed, ...], faces: Mapping[str, Face], board: Board) -> tuple[Exit, ...]:
    found: list[Exit] = []
    at = {p.face: p for p in boards}
    for each in r.tables("exits"):
        id = each.word("id", EXITS)
        if id in [e.id for e in found]:
            each.wrong("id", f"{id!r} twice")
        spot = at[each.word("face", list(at))]
        side = each.word("side", SIDES)
        squares = 0
        for x, y, edge in border(faces[spot.face], side):
            s = (spot.y + y) * board.width + spot.x + x
            if edge == OPEN and board.floor >> s & 1:
                squares |= 1 << s
                if _covered(boards, faces, spot.x + x, spot.y + y, side):
                    each.wrong("side", f"beyond {board.name(s)} lies another board")
        if not squares:
            each.wrong("side", f"face {spot.face} has no open border on side {side}")
        found.append(Exit(id, squares, side, each.word("open", ("always", *SCHEDULES))))
        each.done()
    return tuple(found)


def _covered(boards: tuple[Placed, ...], faces: Mapping[str, Face], x: int, y: int, side: str) -> bool:
    """Whether a face lies one step from x, y towards a side."""
    x += {"W": -1, "E": 1}.get(side, 0)
    y += {"N": -1, "S": 1}.get(side, 0)
    return any(p.x <= x < p.x + faces[p.face].width and p.y <= y < p.y + faces[p.face].height for p in boards)


def _spawn_points(r: Reader, layout: _Map) -> tuple[int, ...]:
    found = [NO_SPAWN_POINT] * 4
    for each in r.tables("spawn_points"):
        n = each.number("n", 1, 4)
        if found[n - 1] != NO_SPAWN_POINT:
            each.wrong("n", f"spawn point {n} twice")
        try:
            found[n - 1] = layout.put(each.text("at"), "spawn point", f"{each.place}: at")
        except BadInput as wrong:
            r.fail(wrong)
        each.done()
    return tuple(found)


def _reinforcements(r: Reader, layout: _Map) -> Reinforcements:
    """The optional key; a mission without it has none."""
    if not r.has("reinforcements"):
        return Reinforcements((), dict.fromkeys(EDITIONS, NO_MORE))
    each = r.table("reinforcements")
    squares = layout.put_all(each, "at", "blip")
    return Reinforcements(squares, _by_players(each, len(squares)))


def _further(tracker: Reader) -> dict[str, tuple[int, ...]]:
    """The optional key of the tracker; a deck without it is the same for everybody."""
    if not tracker.has("further"):
        return dict.fromkeys(EDITIONS, NO_MORE)
    return _by_players(tracker.table("further"), 99)


def _by_players(each: Reader, most: int) -> dict[str, tuple[int, ...]]:
    """For each edition a number for one to six players."""
    found: dict[str, tuple[int, ...]] = {}
    for edition in EDITIONS:
        found[edition] = each.numbers(edition, 0, most) if each.has(edition) or not each.in_house else NO_MORE
        if len(found[edition]) != MOST_PLAYERS:
            each.wrong(edition, f"expected {MOST_PLAYERS} numbers, for one to six players")
    each.done()
    return found


def _barricades(r: Reader, board: Board) -> tuple[int, ...]:
    found: list[int] = []

    def door(text: str, place: str) -> int:
        try:
            found.append(board.find_door(text))
        except BadInput as error:
            raise BadInput(place, f"door {text!r}: {error.reason}") from None
        if found[-1] in found[:-1]:
            raise BadInput(place, f"door {text!r} twice")
        return found[-1]

    return r.parsed("barricades", door)


def _events(r: Reader) -> tuple[RoundEvent, ...]:
    found: list[RoundEvent] = []
    for each in r.tables("events"):
        found.append(RoundEvent(each.number("round", 1, 99), read_effects(each, "effects", EVENT_TIMINGS)))
        each.done()
    return tuple(found)


def _endings(r: Reader, key: str) -> tuple[Verb, ...]:
    return r.parsed(key, lambda text, place: parse_call(text, ENDINGS, place))


def _check_effect_squares(r: Reader, made: Mission, layout: _Map) -> None:
    """Squares named inside effects must be floor of this map."""
    lists = [(f"special[{at}]", e) for at, e in enumerate(made.special)]
    for number, event in enumerate(made.events):
        lists += [(f"events[{number}]: effects[{at}]", e) for at, e in enumerate(event.effects)]
    for key, effect in lists:
        for verb in verbs_of(effect.does):
            if isinstance(verb, PlaceFacehugger) and verb.at != "token":
                s = layout.square(verb.at, f"{r.place}: {key}")
                if not layout.board.floor >> s & 1:
                    r.wrong(key, f"square {verb.at!r} is no floor")
