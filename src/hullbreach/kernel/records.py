# mypyc: skip
"""Records: a match as a small JSON document that replays to the same state."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from hullbreach.kernel.chance import Committed, Seeded, Source
from hullbreach.kernel.errors import BadInput, Illegal
from hullbreach.kernel.match import Match
from hullbreach.kernel.outcome import Outcome
from hullbreach.kernel.rulebook import Rulebook
from hullbreach.kernel.state import State
from hullbreach.kernel.version import VERSION

FORMAT = 1
# No seat has a number of more figures.
SEAT_FIGURES = 2


class SeedChance(msgspec.Struct, tag="seed", tag_field="kind"):
    """Chance from a seeded generator."""

    seed: int


class CommittedChance(msgspec.Struct, tag="committed", tag_field="kind"):
    """Chance from committed dice: the hash is public from the start, the key once the match is over."""

    table: str
    commitment: str
    key: str | None = None

    @staticmethod
    def of(key: str, table: str) -> CommittedChance:
        """The published side of a key, with the key still attached."""
        return CommittedChance(table, Committed(key, table).commitment(), key)


class SeatEnding(msgspec.Struct):
    """The result a record claims for one seat."""

    won: bool
    reason: str
    score: int | None = None


class Ending(msgspec.Struct):
    """The outcome a record claims; results and sides only where seats fare differently."""

    winners: list[int]
    reason: str
    score: int | None = None
    results: list[SeatEnding] | msgspec.UnsetType = msgspec.UNSET
    sides: dict[str, list[int]] | msgspec.UnsetType = msgspec.UNSET

    @staticmethod
    def of(outcome: Outcome) -> Ending:
        """What is written down of an outcome."""
        found = Ending(list(outcome.winners), outcome.reason, outcome.score)
        if outcome.results:
            found.results = [SeatEnding(each.won, each.reason, each.score) for each in outcome.results]
        if outcome.sides:
            found.sides = {side: list(seats) for side, seats in outcome.sides.items()}
        return found


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """Everything needed to play a match again."""

    format: int
    game: str
    version: str
    options: dict[str, object]
    chance: SeedChance | CommittedChance
    choices: list[str]
    outcome: Ending | None = None
    marks: list[str] = []
    #: the house content the match was played with, so that a friend needs nothing but the record
    content: dict[str, object] | msgspec.UnsetType = msgspec.UNSET
    #: the position the match began from, in the words of cases, where that was not the game's own set-up
    given: dict[str, object] | msgspec.UnsetType = msgspec.UNSET


def source_of(chance: SeedChance | CommittedChance, place: str) -> Source:
    """The source of chance a record names."""
    if isinstance(chance, SeedChance):
        return Seeded(chance.seed)
    if chance.key is None:
        raise BadInput(place, "the key of the dice is not published yet, so the match cannot be replayed")
    try:
        source = Committed(chance.key, chance.table)
        commitment = source.commitment()
    except ValueError:
        raise BadInput(place, "the key of the dice is not hexadecimal") from None
    if commitment != chance.commitment:
        raise BadInput(place, "the key of the dice does not fit the published hash")
    return source


def begin(
    rulebook: Rulebook[Any],
    settings: dict[str, object],
    chance: SeedChance | CommittedChance,
    quiet: bool = False,
    given: dict[str, object] | None = None,
) -> Match:
    """A new match with settled settings and a source of chance; ``given``: from this position, as cases describe it."""
    settled, state = before_first_step(rulebook, settings, given)
    state.source = source_of(chance, "chance")
    state.quiet = quiet
    return Match(rulebook, settled, state, msgspec.to_builtins(chance), given)


def before_first_step(
    rulebook: Rulebook[Any], settings: dict[str, object], given: dict[str, object] | None
) -> tuple[dict[str, object], State]:
    """The settled settings and the state a match begins with, its set-up ahead of it or in a described position."""
    if given is None:
        settled = rulebook.settle(settings)
        return settled, rulebook.start(settled)
    settled = rulebook.settle_described(settings)
    return settled, rulebook.arrange(settled, given)


def given_of(found: Record) -> dict[str, object] | None:
    """The position the match of a record began from; None for the game's own set-up."""
    return None if found.given is msgspec.UNSET else found.given


def record(match: Match, version: str = VERSION, reveal: bool = True) -> Record:
    """The record of a match; the key of committed dice is left out unless it may be revealed."""
    chance = msgspec.convert(match.chance, SeedChance | CommittedChance)
    if isinstance(chance, CommittedChance) and not reveal:
        chance = CommittedChance(chance.table, chance.commitment, None)
    ending = None if match.outcome is None else Ending.of(match.outcome)
    # A seat is named only where several are asked at once; everywhere else the question tells it.
    choices = [f"{past.seat}: {past.text()}" if past.together else past.text() for past in match.pasts()]
    house = dict(match.rulebook.house) or msgspec.UNSET
    given = msgspec.UNSET if match.given is None else match.given
    return Record(
        FORMAT, match.rulebook.id, version, match.settings, chance, choices, ending, content=house, given=given
    )


def read_record(text: bytes, place: str) -> Record:
    """A record from JSON; ``BadInput`` says where it is damaged."""
    try:
        found = msgspec.json.decode(text, type=Record)
    except msgspec.DecodeError as error:
        raise BadInput(place, f"not a record: {error}") from None
    except RecursionError:
        raise BadInput(place, "not a record: nested too deeply") from None
    if found.format != FORMAT:
        raise BadInput(place, f"record format {found.format}, expected {FORMAT}")
    return found


def write_record(found: Record) -> bytes:
    """A record as JSON."""
    return msgspec.json.format(msgspec.json.encode(found), indent=1)


def rulebook_of(rulebook: Rulebook[Any], found: Record, place: str) -> Rulebook[Any]:
    """The rulebook a record was played by: that of the box, or with the house content the record brings along."""
    house = {} if found.content is msgspec.UNSET else found.content
    return rulebook.with_house(house, {name: f"{place}: content.{name}" for name in house})


def replay(rulebook: Rulebook[Any], found: Record, place: str = "record", until: int | None = None) -> Match:
    """Play a record again, all of it or its first choices; ``BadInput`` names the first choice that does not fit."""
    match = begin(rulebook_of(rulebook, found, place), found.options, found.chance, given=given_of(found))
    for number, text in enumerate(found.choices[:until], start=1):
        seat, choice = _seat_and_choice(text)
        try:
            match.play(choice, seat)
        except Illegal as refusal:
            raise BadInput(f"{place}: choice {number}", f"{text!r} is refused: {refusal}") from None
        except BadInput as wrong:
            raise BadInput(f"{place}: choice {number}", str(wrong)) from None
    if until is None and found.outcome is not None:
        reached = match.outcome or Outcome((), "not over")
        if (list(reached.winners), reached.reason) != (found.outcome.winners, found.outcome.reason):
            raise BadInput(place, f"ends with {reached.reason!r}, the record claims {found.outcome.reason!r}")
    return match


def _seat_and_choice(text: str) -> tuple[int | None, str]:
    seat, mark, rest = text.partition(": ")
    if mark and seat.isdecimal() and len(seat) <= SEAT_FIGURES:
        return int(seat), rest
    return None, text


def undo(match: Match, choices: int = 1) -> Match:
    """The match as it was so many choices ago, the log and all; chance will fall the same way again."""
    return replay(match.rulebook, record(match), "undo", max(0, len(match) - choices))


def new_key(entropy: bytes) -> str:
    """A key for committed dice from fresh entropy."""
    return hashlib.sha256(entropy).hexdigest()
