"""What goes over HTTP, in both directions."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from hullbreach.kernel.scene import Scene, Sheet
from hullbreach.server.messages import Lang

MOST_SEATS = 6
LONGEST_CLOCK = 24 * 60 * 60
MINE = 100

Value = bool | int | str
Token = Annotated[str, Field(max_length=200)]
Name = Annotated[str, Field(max_length=60)]


class Body(BaseModel):
    """What every request has in common: nothing unknown in it, nothing converted."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Answer(BaseModel):
    """What every answer has in common."""

    model_config = ConfigDict(extra="forbid")


class Failure(Answer):
    """Why a request was refused: a code for programs, a sentence for people."""

    error: str
    text: str


class SettingValue(Answer):
    """One value of a setting."""

    value: Value
    label: str
    describe: str


class GameSetting(Answer):
    """Something to choose before a match; the advanced ones are rule switches that few people need."""

    name: str
    label: str
    describe: str
    values: list[SettingValue]
    default: Value
    advanced: bool


class Preset(Answer):
    """A good way to start."""

    label: str
    settings: dict[str, Value]


class Game(Answer):
    """A game on the shelf; one that is not built yet cannot be played."""

    id: str
    title: str
    pitch: str
    built: bool
    seats: tuple[int, int]
    settings: list[GameSetting]
    presets: list[Preset]


class NewTable(Body):
    """A table to be set up. ``clock`` is the seconds for a decision, 0 for none."""

    game: Annotated[str, Field(max_length=40)]
    settings: dict[Annotated[str, Field(max_length=60)], Value] = {}
    seats: Annotated[list[Literal["human", "bot", "open"]], Field(min_length=1, max_length=MOST_SEATS)]
    name: Name = ""
    lang: Lang = "en"
    listed: bool = False
    clock: Annotated[int, Field(ge=0, le=LONGEST_CLOCK)] = 0
    practice: bool | None = None


class Preview(Body):
    """A table that is only thought of: what would it begin with?"""

    game: Annotated[str, Field(max_length=40)]
    settings: dict[Annotated[str, Field(max_length=60)], Value] = {}
    players: Annotated[int, Field(ge=1, le=MOST_SEATS)]
    lang: Lang = "en"


class Taken(Answer):
    """A seat that is yours: keep the token, it is what proves it."""

    table: str
    seat: int
    token: str


class TakeSeat(Body):
    """Sit down."""

    name: Name = ""


class Fork(Body):
    """Play on from where so many choices were made, against bots."""

    at: Annotated[int, Field(ge=0, le=1_000_000)]
    name: Name = ""
    lang: Lang = "en"


class SeatSummary(Answer):
    """One seat in the lobby."""

    seat: int
    kind: Literal["human", "bot", "open"]
    name: str


class TableSummary(Answer):
    """A table in the lobby. ``yours`` are the seats that the token of the request holds."""

    id: str
    game: str
    title: str
    mission: str
    progress: str
    version: int
    choices: int
    asked: list[int]
    seats: list[SeatSummary]
    yours: list[int]
    finished: bool
    listed: bool
    practice: bool
    solo: bool
    created: float


class Held(Body):
    """A table that a browser remembers, with its token."""

    table: Annotated[str, Field(max_length=64)]
    token: Token


class Mine(Body):
    """The tables a browser remembers."""

    tables: Annotated[list[Held], Field(max_length=MINE)]
    lang: Lang = "en"


class Moment(Answer):
    """One choice of a replay; ``marks`` say what is special about it (``bot``, ``clock``, ``turn``)."""

    number: int
    seat: int
    text: str
    lines: list[str]
    marks: list[str]


class Replay(Answer):
    """The timeline of a match; ``seats`` are those through which one may look."""

    game: str
    title: str
    finished: bool
    seats: list[int]
    moments: list[Moment]


class Shown(Answer):
    """The table after so many choices."""

    number: int
    scene: Scene


class Verified(Answer):
    """The dice of a finished match, worked out again from the key that was published when it ended."""

    commitment: str
    key: str
    dice: str
    draws: int
    matches: bool
    undone: list[str]


class RuleText(Answer):
    """One statement of the rules reference."""

    id: str
    text: str


class RuleSection(Answer):
    """A chapter of the rules reference."""

    title: str
    rules: list[RuleText]


class Rules(Answer):
    """The rules reference of a game."""

    sections: list[RuleSection]


class Sheets(Answer):
    """Everything that is printed on the cards of a game."""

    sheets: list[Sheet]
