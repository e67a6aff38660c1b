"""A judgement told in one language: what turned a match, what was better and why."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hullbreach.kernel.match import SPECTATOR, Match, Past, View
from hullbreach.lab.judgement import JudgedLine, Judgement, Turning
from hullbreach.table.hints import reason
from hullbreach.table.replays import may_tell
from hullbreach.text import Messages

# The reasons of a bot that say nothing a person would want to read.
PLAIN = ("", "obvious", "fallback", "by-chance")
# Where nobody can say how likely something succeeds.
UNKNOWN = -1
NO_WORD = "hint-fallback"
At = Callable[[int], Match]


@dataclass
class ToldLine:
    """A line that was looked at: what it begins with, why a bot names it, and how likely that succeeds, in per cent.

    ``chance`` is what the chooser may hope for after it, ``gain`` what it is better by than what was played, and
    ``error`` the standard error of that.
    """

    text: str
    why: str
    odds: int
    chance: float
    gain: float
    error: float


@dataclass
class ToldTurning:
    """Where a match turned: at which choice, between which moments, in which round, by whom and for whom, and how.

    ``lost`` is what the best line would have gained over the one that was played, which comes first; with 0 it was
    nobody's fault.
    """

    number: int
    first: int
    last: int
    round: int
    seat: int
    concerns: int
    before: float
    after: float
    lost: float
    text: str
    lines: list[ToldLine]


@dataclass
class ToldMoment:
    """The chance of every seat after so many choices, for somebody who knows everything."""

    number: int
    chances: list[float]


@dataclass
class ToldHope:
    """The chance of one seat after so many choices, as far as it could know."""

    number: int
    chance: float


@dataclass
class ToldSeat:
    """A seat in sum: chance at the start and result, what choices and luck came to, and how good its choices were.

    ``accuracy`` is -1 for a seat that had nothing to decide.
    """

    start: float
    end: float
    own: float
    others: float
    gave: float
    took: float
    accuracy: float
    decisions: int
    strayed: int


@dataclass
class ToldRound:
    """A round and the number of choices before it."""

    round: int
    number: int


@dataclass
class Judged:
    """The judgement of a match, told; ``lane`` has who made each choice."""

    rollouts: int
    rounds: list[ToldRound]
    lane: list[int]
    known: list[ToldMoment]
    seen: list[list[ToldHope]]
    turning: list[ToldTurning]
    seats: list[ToldSeat]


def tell(judgement: Judgement, match: Match, at: At, lang: str) -> Judged:
    """A judgement of this match in words; ``at`` gives the match after so many choices."""
    pasts = match.pasts()
    rounds = rounds_of(match)
    return Judged(
        judgement.rollouts,
        rounds,
        [past.seat for past in pasts],
        [ToldMoment(each.number, each.chances) for each in judgement.known],
        [[ToldHope(each.number, each.chance) for each in hopes] for hopes in judgement.seen],
        [turned(each, pasts[each.number - 1], at(each.number - 1), rounds, lang) for each in judgement.turning],
        [
            ToldSeat(
                each.start,
                each.end,
                each.own,
                each.others,
                each.gave,
                each.took,
                UNKNOWN if each.accuracy is None else each.accuracy,
                each.decisions,
                each.strayed,
            )
            for each in judgement.seats
        ],
    )


def rounds_of(match: Match) -> list[ToldRound]:
    """The rounds of a match, by the events that begin them."""
    begins = match.rulebook.remembered().rounds
    found: list[ToldRound] = []
    for number, events in enumerate([match.opening, *match.pasts()]):
        for event in events:
            if event.phrase is begins and may_tell(event, SPECTATOR, finished=True):
                found.append(ToldRound(len(found) + 1, number))
    return found


def turned(turning: Turning, past: Past, match: Match, rounds: list[ToldRound], lang: str) -> ToldTurning:
    """A turning point in words; the match is as it was before the choice."""
    return ToldTurning(
        turning.number,
        turning.first,
        turning.last,
        max([each.round for each in rounds if each.number < turning.number], default=0),
        turning.seat,
        turning.concerns,
        turning.before,
        turning.after,
        turning.lost,
        happened(past, match, lang),
        [told_line(line, match, turning.seat, lang) for line in turning.lines],
    )


def happened(past: Past, match: Match, lang: str) -> str:
    """The biggest thing that a choice led to; the choice itself, where nothing big followed."""
    book = match.rulebook
    big = book.remembered().big
    told = [event for event in past if event.phrase in big and may_tell(event, SPECTATOR, finished=True)]
    if not told:
        return book.label(match.state, past.option, lang)
    return book.tell(match.state, max(told, key=lambda event: big[event.phrase]), lang)


def why(view: View, line: JudgedLine, lang: str) -> str:
    """Why the rules of thumb name a line; nothing where they have no word for it."""
    said = "" if line.reason in PLAIN else reason(view, line.reason, line.verb, lang)
    return "" if said == Messages.load(view.rulebook.id, lang).say(NO_WORD) else said


def told_line(line: JudgedLine, match: Match, seat: int, lang: str) -> ToldLine:
    """A line in words."""
    book, option = match.rulebook, match.read(line.option)
    view = match.glance(seat)
    odds = None if view.question is None else view.question.odds(option)
    return ToldLine(
        book.label(match.state, option, lang),
        why(view, line, lang),
        UNKNOWN if odds is None or odds.chance >= 1 else round(100 * odds.chance),
        line.chance,
        line.gain,
        line.error,
    )
