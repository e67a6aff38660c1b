"""What a match that is over is judged to have been: the chance to win along the way, where it turned, luck and skill.

Nothing in it is a sentence: choices are canonical texts, reasons are ids. ``table/judged.py`` tells them in a language.
"""

from __future__ import annotations

import hashlib
import math
from itertools import pairwise

import msgspec

from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.match import Match

FORMAT = 1
# By how many standard errors two levels differ; and what stands for no error at all.
PARTED, SURE = 2.0, 1e-6


class Standing(msgspec.Struct):
    """The chance of every seat to win after so many choices, for somebody who knows everything.

    ``errors`` are the standard errors of the chances.
    """

    number: int
    chances: list[float]
    errors: list[float]


class Hope(msgspec.Struct):
    """The chance of one seat to win after so many choices, as far as that seat could know."""

    number: int
    chance: float
    error: float


class JudgedLine(msgspec.Struct):
    """A choice that was looked at: what the chooser's chance is after it, and the reason id of the rule that named it.

    ``gain`` is what it is better by than what was played, in the same worlds, and ``error`` how sure that is.
    """

    option: str
    verb: str
    reason: str
    chance: float
    gain: float
    error: float
    worlds: int


class Turning(msgspec.Struct):
    """A choice at which a match turned: who chose, for whom it turned, the chance before and after, and other lines.

    ``number`` counts choices from 1; ``first`` and ``last`` are the moments between which the chance changed. The line
    that was played comes first. ``lost``: what the best of the others is better by, if that is shown; where nothing is,
    it turned by chance.
    """

    number: int
    first: int
    last: int
    seat: int
    concerns: int
    before: float
    after: float
    lost: float
    lines: list[JudgedLine]


class SeatJudged(msgspec.Struct):
    """A seat in sum: it began with one chance and ended with another, and what lies between is the work of whom.

    ``own``: its choices that were not those of the rules of thumb, ``others``: those of others; ``gave`` and ``took``:
    what dice, draws and all that was hidden came to. ``start + own + others + gave - took`` is ``end``.
    ``accuracy`` is 100 where no better line was found for any of its decisions; None where it had none.
    """

    start: float
    end: float
    own: float
    others: float
    gave: float
    took: float
    accuracy: float | None
    decisions: int
    strayed: int


class Judgement(msgspec.Struct):
    """A whole match, judged with so many rollouts from one seed."""

    format: int
    game: str
    digest: str
    choices: int
    seed: int
    rollouts: int
    known: list[Standing]
    seen: list[list[Hope]]
    turning: list[Turning]
    seats: list[SeatJudged]


def digest_of(match: Match) -> str:
    """What a judgement is kept by: another line of play has another one, and so has another form of judgements."""
    found = match.record()
    told = msgspec.json.encode([FORMAT, found.game, found.version, found.options, found.choices])
    return hashlib.sha256(told).hexdigest()[:32]


def accuracy_of(lost: float) -> float:
    """The accuracy of a decision that lost so much of the chance to win, from 0 to 100, as chess players count it."""
    return max(0.0, min(100.0, 103.1668 * math.exp(-0.04354 * 100 * lost) - 3.1669))


def levels(hopes: list[Hope]) -> list[Hope]:
    """What of the ups and downs of a chance is more than noise: neighbours that chance alone could part are one.

    Each level stands where it begins; the last hope, which is the result, stays as it is.
    """
    found = hopes[:]
    sizes = [1] * len(found)
    while len(found) > 2:
        parted = [abs(b.chance - a.chance) / (math.hypot(a.error, b.error) or SURE) for a, b in pairwise(found[:-1])]
        least = min(range(len(parted)), key=parted.__getitem__)
        if parted[least] > PARTED:
            break
        a, b, size = found[least], found[least + 1], sizes[least] + sizes[least + 1]
        mean = (a.chance * sizes[least] + b.chance * sizes[least + 1]) / size
        error = math.hypot(a.error * sizes[least], b.error * sizes[least + 1]) / size
        found[least : least + 2] = [Hope(a.number, mean, error)]
        sizes[least : least + 2] = [size]
    return found


def read_judgement(text: bytes | str) -> Judgement:
    """A judgement that was stored; ``BadInput`` if it was written in another format."""
    try:
        found = msgspec.json.decode(text, type=Judgement)
    except msgspec.DecodeError as error:
        raise BadInput("judgement", f"cannot be read: {error}") from None
    if found.format != FORMAT:
        raise BadInput("judgement", f"format {found.format}, expected {FORMAT}")
    return found
