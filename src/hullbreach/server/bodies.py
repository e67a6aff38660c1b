"""What goes over HTTP, in both directions."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from hullbreach.kernel.scene import Asked, Choice, Panel, Scene, Sheet
from hullbreach.kernel.topics import TOPICS, USUAL
from hullbreach.server.messages import Lang, OptionText, Topic

MOST_SEATS = 6
LONGEST_CLOCK = 24 * 60 * 60
MINE = 100

Value = bool | int | str
Token = Annotated[str, Field(max_length=200)]
Name = Annotated[str, Field(max_length=60)]
Asks = Annotated[list[Topic], Field(max_length=len(TOPICS))]
USUAL_ASKS: list[Topic] = [*USUAL]  # type: ignore[list-item]


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
    """One value of a setting, and with how many ``seats`` it can be played; none for a rule switch."""

    value: Value
    label: str
    describe: str
    seats: list[int]


class GameSetting(Answer):
    """Something to choose before a match; the advanced ones are rule switches that few people need.

    ``headline``: which mission or scenario it is. ``where``: other settings of which one must have one of these values,
    or this one changes nothing.
    """

    name: str
    label: str
    describe: str
    values: list[SettingValue]
    default: Value
    advanced: bool
    headline: bool
    where: dict[str, list[str]]


class Preset(Answer):
    """A good way to start."""

    label: str
    settings: dict[str, Value]


class WonBy(Answer):
    """Which part of the games somebody won: ``team``, ``somebody``, or a side with its name."""

    who: str
    label: str
    share: float


class WinShare(Answer):
    """What so many games of the rule bots came to, with settings that differ from the usual ones in these."""

    settings: dict[str, Value]
    players: int
    games: int
    won: list[WonBy]


class MatchLength(Answer):
    """How many rounds or turns so many games of the rule bots lasted on average, with any number of seats; and how many
    minutes people would take for as many decisions."""

    settings: dict[str, Value]
    games: int
    rounds: float
    minutes: int


class Game(Answer):
    """A game on the shelf, and what was measured of it.

    ``thinks``: with how many seats bots of another strength than quick play otherwise than quick ones.
    """

    id: str
    title: str
    pitch: str
    seats: tuple[int, int]
    thinks: list[int]
    settings: list[GameSetting]
    presets: list[Preset]
    shares: list[WinShare]
    lengths: list[MatchLength]


class NewTable(Body):
    """A table to be set up. ``clock`` is the seconds for a decision, 0 for none.

    ``asks``: about which topics you want to be asked; the policy of your seat decides about all others.
    ``ready``: if not, the match waits once it is set up until you say that you are.
    ``gathers``: while seats are open nobody chooses, until somebody who sits there says that it begins.
    ``strength``: how long bots think about a choice.
    """

    game: Annotated[str, Field(max_length=40)]
    settings: dict[Annotated[str, Field(max_length=60)], Value] = {}
    seats: Annotated[list[Literal["human", "bot", "open"]], Field(min_length=1, max_length=MOST_SEATS)]
    name: Name = ""
    lang: Lang = "en"
    listed: bool = False
    clock: Annotated[int, Field(ge=0, le=LONGEST_CLOCK)] = 0
    practice: bool | None = None
    asks: Asks = USUAL_ASKS
    ready: bool = True
    gathers: bool = False
    strength: Literal["quick", "thoughtful", "deep"] = "quick"


class Called(Answer):
    """The table that a code leads to."""

    table: str


class Preview(Body):
    """A table that is only thought of: what would it begin with?"""

    game: Annotated[str, Field(max_length=40)]
    settings: dict[Annotated[str, Field(max_length=60)], Value] = {}
    players: Annotated[int, Field(ge=1, le=MOST_SEATS)]
    lang: Lang = "en"


class Taken(Answer):
    """A seat that is yours: keep the token, it is what proves it.

    ``waits``: it is yours as soon as those who play there agree.
    """

    table: str
    seat: int
    token: str
    waits: bool = False


class TakeSeat(Body):
    """Sit down; or how a seat is called and about what it is asked from now on."""

    name: Name = ""
    asks: Asks = USUAL_ASKS


class Again(Body):
    """The same once more, or what follows in the series."""

    name: Name = ""
    following: bool = False


class Fork(Body):
    """Play on from where so many choices were made, against bots; in a seat one does not hold once all is over."""

    at: Annotated[int, Field(ge=0, le=1_000_000)]
    seat: Annotated[int, Field(ge=0, lt=MOST_SEATS)] | None = None
    name: Name = ""
    lang: Lang = "en"


class DealtChoice(Answer):
    """Something that was chosen for you when you were set up; ``question`` holds what else may be chosen."""

    number: int
    question: Asked
    text: str


class Dealt(Answer):
    """Everything that was chosen for you when you were set up; ``changed``: some of it by yourself.

    ``people`` are whom and what you have where the scene does not show it yet.
    """

    choices: list[DealtChoice]
    people: list[Panel]
    changed: bool


class Instead(Answer):
    """Something that could be chosen instead; ``costs`` are the numbers of choices that would not stay with it."""

    choice: Choice
    costs: list[int]


class Swaps(Answer):
    """Everything that could be chosen instead of one choice of the set-up, also what was dealt to somebody else."""

    instead: list[Instead]


class Swap(Body):
    """Choose something else at a question of the set-up."""

    number: Annotated[int, Field(ge=0, le=1_000_000)]
    text: OptionText


class SeatSummary(Answer):
    """One seat in the lobby."""

    seat: int
    kind: Literal["human", "bot", "open"]
    name: str


class PlayOn(Answer):
    """Somebody who played here would like to play on, at a table where your seat is free."""

    table: str
    name: str


class TableSummary(Answer):
    """A table in the lobby. ``yours`` are the seats that the token of the request holds.

    ``again``: of a match that is over, whether somebody waits for you to play on. ``settings``: those that differ from
    the usual ones. ``joinable``: whether somebody who comes may sit down; at any other table one can only watch.
    """

    id: str
    game: str
    title: str
    mission: str
    settings: dict[str, Value]
    progress: str
    version: int
    choices: int
    asked: list[int]
    seats: list[SeatSummary]
    yours: list[int]
    finished: bool
    listed: bool
    joinable: bool
    practice: bool
    solo: bool
    gathers: bool
    again: PlayOn | None
    created: float
    changed: float


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


class RuleTable(Answer):
    """A table of the rules reference; ``caption`` is empty where nothing is said above it."""

    caption: str
    head: list[str]
    rows: list[list[str]]


class RuleText(Answer):
    """One statement of the rules reference, notes on where it comes from, and the tables that follow it."""

    id: str
    text: str
    notes: list[str]
    tables: list[RuleTable]


class RuleSection(Answer):
    """A chapter of the rules reference; ``tables`` come before its first rule."""

    title: str
    tables: list[RuleTable]
    rules: list[RuleText]


class Rules(Answer):
    """The rules reference of a game; ``questions``: by the kind of a question the rule to open it at."""

    sections: list[RuleSection]
    questions: dict[str, str]


class Sheets(Answer):
    """Everything that is printed on the cards of a game."""

    sheets: list[Sheet]
