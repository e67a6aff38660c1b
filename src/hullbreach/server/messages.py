"""Every message that goes over a socket, in both directions."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from hullbreach.kernel.scene import (
    Asked,
    Cell,
    Edge,
    Ended,
    Graph,
    Line,
    Panel,
    Piece,
    Pile,
    Refused,
    Row,
    Scene,
    SeatFacts,
    Section,
    Stat,
    Zone,
)
from hullbreach.table.hints import LookedAt

Lang = Literal["en", "fr", "de"]
Reach = Literal["step", "action", "turn"]
Wanted = Literal["bot", "back", "opens", "sits"]
Nature = Literal["practice", "fork", "position", "taken-back", "sealed"]
Topic = Literal["enemies", "orders", "setup", "windows"]
TEXT_LENGTH = 300
CHAT_LENGTH = 500
ID_LENGTH = 64
GESTURE = 24

OptionText = Annotated[str, Field(max_length=TEXT_LENGTH)]


class FromClient(BaseModel):
    """What every message of a client has in common: nothing unknown in it, nothing converted."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Hello(FromClient):
    """The first message: who is there, and in which language."""

    kind: Literal["hello"]
    token: Annotated[str, Field(max_length=200)] | None = None
    lang: Lang = "en"
    seen: int | None = None


class Choose(FromClient):
    """A choice, or several that make one gesture, at the question of this version.

    ``auto``: made by the person's own policy for reaction windows, so undo passes over it.
    """

    kind: Literal["choose"]
    id: Annotated[str, Field(max_length=ID_LENGTH)]
    version: int
    texts: Annotated[list[OptionText], Field(min_length=1, max_length=GESTURE)]
    auto: bool = False


class Speak(FromClient):
    """From now on in another language."""

    kind: Literal["lang"]
    lang: Lang


class AskHint(FromClient):
    """What would the bot do?"""

    kind: Literal["hint"]


class AskLines(FromClient):
    """What comes of the options?"""

    kind: Literal["lines"]


class AskWhy(FromClient):
    """What is behind a line of the log?"""

    kind: Literal["why"]
    line: int


class AskClosed(FromClient):
    """Which options are not open, and why?"""

    kind: Literal["closed"]


class AskUndo(FromClient):
    """Take back the own last step, action or turn."""

    kind: Literal["undo"]
    reach: Reach


class Hurry(FromClient):
    """Whoever plays alone with bots need not watch each of their choices until the next own one."""

    kind: Literal["hurry"]


class VoteUndo(FromClient):
    """Agree to the undo that somebody asked for, or not."""

    kind: Literal["vote"]
    agree: bool


class Chat(FromClient):
    """Say something to everybody here."""

    kind: Literal["chat"]
    text: Annotated[str, Field(max_length=CHAT_LENGTH)]


class Ping(FromClient):
    """Are you there?"""

    kind: Literal["ping"]


ClientMessage = Annotated[
    Hello | Choose | Speak | AskHint | AskLines | AskWhy | AskClosed | AskUndo | VoteUndo | Hurry | Chat | Ping,
    Field(discriminator="kind"),
]
# Type checkers do not agree on what an annotated union is, so nothing is claimed about it here.
_CLIENT_MESSAGE: Any = ClientMessage
CLIENT_MESSAGES: TypeAdapter[Any] = TypeAdapter(_CLIENT_MESSAGE)


# ---- server to client


@dataclass
class SeatAtTable:
    """One seat: who sits there, whether they are here now, whether a bot chooses for them.

    Of one's own seat, about which topics one is asked where the policy of the seat would decide.
    """

    seat: int
    name: str
    kind: Literal["human", "bot", "open"]
    present: bool
    bot: bool
    yours: bool
    asks: list[Topic]
    ready: bool


@dataclass
class UndoWish:
    """An undo that waits for consent."""

    by: int
    reach: Reach
    agreed: list[int]
    needed: list[int]


@dataclass
class SeatWish:
    """What somebody would like to become of a seat, which waits for consent.

    A ``bot`` is to play for whoever is away; they would like to have it ``back``; a bot's seat is to be free for
    somebody who comes (``opens``); somebody of this name, who sits nowhere yet if by is -1, would like to sit down
    where others have played before (``sits``).
    """

    by: int
    seat: int
    wants: Wanted
    name: str
    agreed: list[int]
    needed: list[int]


@dataclass
class Clock:
    """Seconds for each decision, and how many are left of the running one."""

    seconds: int
    left: float | None


@dataclass
class TableFacts:
    """Everything about a table but the match. ``commitment`` is the hash of the key of its dice.

    ``topics`` are those of this game about which the policy of a seat may decide. ``held``: the match
    is set up and waits until everybody is ready. ``gathers``: people are still coming, and nobody chooses before
    somebody says that it begins; ``code`` leads here for whoever has to type it. ``nature``: what whoever sits down
    here should know: one takes back freely, goes on from another match or begins with a position; something was taken
    back that cannot be forgotten; nobody else sits down, as somebody may know the dice.
    """

    id: str
    game: str
    seats: list[SeatAtTable]
    watchers: int
    undo: UndoWish | None
    proposal: SeatWish | None
    clock: Clock | None
    finished: bool
    practice: bool
    nature: list[Nature]
    listed: bool
    solo: bool
    commitment: str
    topics: list[Topic]
    held: bool
    gathers: bool
    code: str
    kind: Literal["table"] = "table"


@dataclass
class ChatLine:
    """Somebody said something; seat -1 is a spectator. ``at`` is in seconds since 1970.

    Seat -2 is the table itself, which tells what became of the seat of the person named (``bot-sits``,
    ``person-back``, ``left``, ``came``), what they did with one (``opened``, ``bot-came``), that they were shown more
    than players see (``sealed``), or that they would like to play on at another table (``again:`` and its id).
    """

    seat: int
    name: str
    text: str
    at: float
    kind: Literal["chat"] = "chat"


@dataclass
class Chapter:
    """A round of the match, which began after so many choices; 0 is before the first."""

    choices: int
    round: int


@dataclass
class Welcome:
    """The whole truth for this seat, at the start and after anything that is no small change.

    ``since``: the last line of the log when the seat last chose by hand: what comes after it is news. ``by``: the seat
    of every choice so far, as the updates told it.
    """

    seat: int
    seats: list[int]
    version: int
    choices: int
    asked: list[int]
    table: TableFacts
    scene: Scene
    chat: list[ChatLine]
    since: int
    chapters: list[Chapter]
    by: list[int]
    kind: Literal["welcome"] = "welcome"


@dataclass
class BareGrid:
    """A board whose cells the client has: its edges are those that differ, each known by its place."""

    id: str
    title: str
    width: int
    height: int
    pieces: list[Piece]
    zones: list[Zone]
    lit: list[int]
    edges: list[Edge]
    cells: list[Cell] | None = None
    shape: Literal["grid"] = "grid"


@dataclass
class AreasChange:
    """All areas in their order, and those that differ."""

    order: list[str]
    changed: list[BareGrid | Graph | Row | Pile | Panel]


@dataclass
class SceneChange:
    """The fields of a scene that differ from the last one; the log holds the new lines only."""

    question: Asked | None
    game: str = ""
    lang: str = ""
    title: str = ""
    seat: int = 0
    version: int = 0
    status: list[Stat] = field(default_factory=list)
    areas: AreasChange | None = None
    seats: list[SeatFacts] = field(default_factory=list)
    log: list[Line] = field(default_factory=list)
    ended: Ended | None = None
    focus: list[str] = field(default_factory=list)
    goals: list[Section] = field(default_factory=list)


@dataclass
class Update:
    """Somebody chose: what changed. ``by`` is the seat, ``maker`` who decided there; a policy counts as its seat.

    ``choices`` is how many were made and not taken back, ``round`` the one that the match has come to, ``asked`` who
    must choose now.
    """

    version: int
    choices: int
    round: int
    asked: list[int]
    by: int
    maker: Literal["seat", "bot", "clock"]
    scene: SceneChange
    kind: Literal["update"] = "update"


@dataclass
class RefusedChoice:
    """Nothing changed; the current question stands. ``reason`` is ``stale`` when it was for an older question."""

    id: str
    text: str
    reason: str
    rule: str
    version: int
    kind: Literal["refused"] = "refused"


@dataclass
class Hint:
    """What the bot would do: the canonical text, its label, and a sentence that says why."""

    text: str
    label: str
    why: str
    kind: Literal["hint"] = "hint"


@dataclass
class Lines:
    """What comes of the options that are worth a thought, first what a bot would choose, at this version."""

    version: int
    lines: list[LookedAt]
    kind: Literal["lines"] = "lines"


@dataclass
class Why:
    """The reasons behind a line of the log: sentences, and the rules that say the rest."""

    line: int
    sentences: list[str]
    rules: list[str]
    kind: Literal["why"] = "why"


@dataclass
class Closed:
    """The options that are not open at the question of this version, each with its reason."""

    version: int
    refused: list[Refused]
    kind: Literal["closed"] = "closed"


@dataclass
class Problem:
    """A message that could not be used."""

    code: str
    text: str
    kind: Literal["problem"] = "problem"


@dataclass
class Pong:
    """Yes."""

    kind: Literal["pong"] = "pong"


ServerMessage = Welcome | Update | RefusedChoice | TableFacts | ChatLine | Hint | Lines | Why | Closed | Problem | Pong
