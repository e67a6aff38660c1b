# mypyc: skip
"""Scenes: what a seat sees, ready to be drawn. Every client draws scenes; none of them knows a rule.

All of it is plain data that goes to JSON as it stands. Every element has an id, and every option lists the ids
of the elements it concerns, so that a client can light them and let people point at them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

# Edges of a grid, and the states of a door.
WALL, LINE, DOOR, EXIT = "wall", "line", "door", "exit"
# Squares with room for one figure, and those without; a cell of any other kind is a tile that holds several pieces.
FLOOR, BLOCKED = "floor", "blocked"
OPEN, SHUT, BARRED = "open", "shut", "barred"
# Tones say what a thing means to the players; a client turns them into colours.
FRIEND, FOE, UNKNOWN, DANGER, GOAL, GEAR, PLAIN, FALLEN = (
    "friend", "foe", "unknown", "danger", "goal", "gear", "plain", "fallen",
)  # fmt: skip


@dataclass
class Term:
    """One part of a total: where it comes from and how much it is."""

    name: str
    value: int


@dataclass
class Badge:
    """A short value on an element and what it means.

    ``kind`` names what it counts, ``terms`` say where the number comes from.
    """

    value: str
    meaning: str
    kind: str = ""
    terms: list[Term] = field(default_factory=list)


@dataclass
class Stat:
    """A counter, dial or statistic; ``max`` is -1 where there is no end, ``terms`` say where it comes from."""

    id: str
    name: str
    value: str
    max: int = -1
    terms: list[Term] = field(default_factory=list)


@dataclass
class Keyword:
    """A word on a card and the rule that says what it means."""

    word: str
    rule: str


@dataclass
class Card:
    """A card somewhere; a card nobody may look at has no name.

    ``art`` names its drawing, the same for all copies; ``line`` says what sort of card it is; ``points`` are the
    numbers printed on it, ``badges`` what the position makes of them.
    """

    id: str
    kind: str
    name: str
    glyph: str
    tone: str = PLAIN
    hidden: bool = False
    badges: list[Badge] = field(default_factory=list)
    describe: list[str] = field(default_factory=list)
    art: str = ""
    line: str = ""
    points: list[Badge] = field(default_factory=list)
    keywords: list[Keyword] = field(default_factory=list)


@dataclass
class Piece:
    """A figure, token or marker; flat ones lie under the others. ``at`` is the id of a cell or node.

    ``art`` names its drawing, ``owner`` the seat that plays it, ``facing`` the side it looks to where that is part of
    the game; ``marks`` are the game's words for how it stands (``down``, ``activated``), for a client to draw.
    """

    id: str
    kind: str
    name: str
    glyph: str
    at: str
    tone: str = PLAIN
    flat: bool = False
    badges: list[Badge] = field(default_factory=list)
    describe: list[str] = field(default_factory=list)
    art: str = ""
    owner: int = -1
    facing: str = ""
    marks: list[str] = field(default_factory=list)


@dataclass
class Cell:
    """A square of a grid, or a tile that holds several pieces; cells that are not listed do not exist.

    ``zone`` is the tile or room it belongs to; ``marks`` are the game's words for how it looks, for a client to draw;
    ``badges`` what is counted on it.
    """

    id: str
    x: int
    y: int
    kind: str
    zone: str = ""
    describe: list[str] = field(default_factory=list)
    marks: list[str] = field(default_factory=list)
    badges: list[Badge] = field(default_factory=list)


@dataclass
class Zone:
    """A tile or room of a grid: its short code, if it has one, and its name."""

    id: str
    code: str
    name: str


@dataclass
class Edge:
    """What stands on one side (north, east, south, west) of the cell at x, y."""

    id: str
    x: int
    y: int
    side: str
    kind: str
    state: str = ""
    describe: list[str] = field(default_factory=list)


@dataclass
class Node:
    """A room or place of a graph, drawn around x, y (any unit; the client fits them)."""

    id: str
    name: str
    kind: str
    x: float
    y: float
    tone: str = PLAIN
    badges: list[Badge] = field(default_factory=list)
    describe: list[str] = field(default_factory=list)


@dataclass
class Link:
    """A way between two nodes, with its door if it has one."""

    id: str
    one: str
    other: str
    kind: str
    state: str = ""
    badges: list[Badge] = field(default_factory=list)


@dataclass
class Place:
    """A place for cards in a row: a room, a slot, a hand; ``owner`` is the seat whose cards lie there."""

    id: str
    name: str
    cards: list[Card] = field(default_factory=list)
    badges: list[Badge] = field(default_factory=list)
    describe: list[str] = field(default_factory=list)
    owner: int = -1


@dataclass
class Area:
    """A part of the table."""

    id: str
    title: str


@dataclass
class Grid(Area):
    """A board of squares, or of tiles made of squares; ``lit`` counts the cells that the players' side sees."""

    width: int
    height: int
    cells: list[Cell]
    edges: list[Edge]
    pieces: list[Piece]
    zones: list[Zone] = field(default_factory=list)
    lit: list[int] = field(default_factory=list)
    shape: Literal["grid"] = "grid"


@dataclass
class Graph(Area):
    """A board of rooms and the ways between them."""

    nodes: list[Node]
    links: list[Link]
    pieces: list[Piece]
    shape: Literal["graph"] = "graph"


@dataclass
class Row(Area):
    """Places for cards side by side."""

    places: list[Place]
    shape: Literal["row"] = "row"


@dataclass
class Pile(Area):
    """A stack of cards: how many, and the top one as far as the seat knows it."""

    count: int
    top: Card | None = None
    describe: list[str] = field(default_factory=list)
    shape: Literal["pile"] = "pile"


@dataclass
class Panel(Area):
    """Everything about one character, faction or player: statistics, cards, remarks."""

    glyph: str
    tone: str
    piece: str = ""
    owner: int = -1
    active: bool = False
    art: str = ""
    marks: list[str] = field(default_factory=list)
    stats: list[Stat] = field(default_factory=list)
    cards: list[Card] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    describe: list[str] = field(default_factory=list)
    shape: Literal["panel"] = "panel"


@dataclass
class ChanceLink:
    """One test of several: its name, what it needs, and how likely it goes as one wants, in per cent."""

    name: str
    text: str
    percent: int


@dataclass
class Chances:
    """How likely an option succeeds, in per cent, and the number it is measured against.

    ``links`` are the tests that follow one another, where it takes several; the last one is what comes out of them.
    ``risk`` names what is so likely where that is no success but what one fears.
    """

    percent: int
    need: int
    text: str
    terms: list[Term]
    links: list[ChanceLink] = field(default_factory=list)
    risk: str = ""


@dataclass
class Choice:
    """An open option: its canonical text, its label for people and the elements it concerns.

    ``note`` is what one wants to know before choosing it, in a few words; ``price`` what it costs, in which points;
    ``ends``: it ends or lets pass something instead of doing something; ``covers``: the spaces of an area that it
    strikes, so that nobody takes it for a step; ``beside``: it may be done at almost any time and is seldom meant, so
    it stands last and nothing on the table stands for it.
    """

    text: str
    label: str
    verb: str
    concerns: list[str]
    chances: Chances | None = None
    describe: list[str] = field(default_factory=list)
    note: str = ""
    price: Badge | None = None
    ends: bool = False
    covers: list[str] = field(default_factory=list)
    beside: bool = False


@dataclass
class Refused:
    """An option that is not open, and why."""

    text: str
    label: str
    concerns: list[str]
    reason: str
    rule: str


@dataclass
class Route:
    """A far element that is reached by several options one after the other, as one gesture.

    One with a label stands among the options: it does the same kind of thing several times.
    """

    to: str
    texts: list[str]
    label: str = ""


@dataclass
class Asked:
    """The open question of a seat. In a window ``passing`` is the option that lets the moment go by."""

    seat: int
    prompt: str
    text: str
    concerns: list[str]
    choices: list[Choice]
    passing: str = ""
    closed: list[Refused] = field(default_factory=list)
    routes: list[Route] = field(default_factory=list)


@dataclass
class Rolled:
    """A die that was rolled against a number, at most or at least, and whether that was enough."""

    value: int
    need: int
    least: bool
    passed: bool


@dataclass
class Line:
    """One sentence of the log, with the roll that it tells of and the cards that it names, as ``Printed.id``.

    ``policy``: it begins to tell of a choice that the policy of the seat that reads it made.
    """

    number: int
    event: str
    text: str
    concerns: list[str]
    rolled: Rolled | None = None
    cards: list[str] = field(default_factory=list)
    policy: bool = False


@dataclass
class SeatResult:
    """What the match came to for one seat, where not everybody wins or loses together."""

    seat: int
    won: bool
    side: str
    text: str
    score: int | None = None


@dataclass
class Ended:
    """How the match ended; the results of the seats only where they fare differently."""

    winners: list[int]
    reason: str
    text: str
    score: int | None = None
    results: list[SeatResult] = field(default_factory=list)


@dataclass
class SeatFacts:
    """One seat at the table: how it is called, what it plays, how many cards it holds."""

    seat: int
    name: str
    tone: str = FRIEND
    badges: list[Badge] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)


@dataclass
class Section:
    """A heading and its sentences: what the players are here for."""

    title: str
    lines: list[str]


@dataclass
class Printed:
    """What is printed on one card: its name, its facts in a line, its text.

    ``id`` is what a line of the log calls it by, ``kind`` and ``art`` are those of the card where it lies on a table.
    """

    name: str
    facts: str
    text: str
    id: str = ""
    kind: str = ""
    art: str = ""


@dataclass
class Sheet:
    """All cards of one kind."""

    title: str
    cards: list[Printed]


@dataclass
class Scene:
    """Everything one seat sees, in one language. ``focus`` lists the elements where the action is."""

    game: str
    lang: str
    title: str
    seat: int
    version: int
    status: list[Stat]
    areas: list[Grid | Graph | Row | Pile | Panel]
    seats: list[SeatFacts]
    question: Asked | None
    log: list[Line]
    ended: Ended | None = None
    focus: list[str] = field(default_factory=list)
    goals: list[Section] = field(default_factory=list)
