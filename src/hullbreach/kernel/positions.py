# mypyc: skip
"""A position that somebody sets up: a file with one case, read with care, shown, and played from.

What is written there comes from anybody, so it is small, plain and shallow before a game looks at it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from hullbreach.kernel.envelope import cases_in, check_envelope, table
from hullbreach.kernel.errors import BadInput

LONGEST = 20_000
DEEPEST = 12
# No row of a map has as many; a key of thousands of words would keep the reader of TOML busy for half a minute.
MOST_DOTS = 200
GREATEST = 1_000_000
PRINTED_BITS = 64
NAME = "position"
# Nothing in it fits in two ways: else a line of blanks would keep everybody waiting for hours.
HEADER = re.compile(r"\[\[?([^\[\]]+)\]\]?\s*(?:#.*)?")
KEY = re.compile(r"""\s*((?:[A-Za-z0-9_-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[A-Za-z0-9_-]+|"[^"]*"|'[^']*'))*)\s*=""")
PART = re.compile(r"""[A-Za-z0-9_-]+|"[^"]*"|'[^']*'""")
AT_LINE = re.compile(r"at line ([0-9]+)")
FENCES = ("'''", '"""')


@dataclass
class Position:
    """A case as a position: the settings of its match and what is given of it."""

    game: str
    settings: dict[str, object]
    given: dict[str, object]
    case: dict[str, object]


def read_position(text: str) -> Position:
    """The position that a text with one case describes; ``BadInput`` says where it is wrong."""
    if len(text) > LONGEST:
        raise BadInput(NAME, f"{len(text)} characters, expected at most {LONGEST}")
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_DOTS:
            raise BadInput(NAME, f"more than {MOST_DOTS} dots (at line {number})")
    cases = cases_in(text, NAME)
    if len(cases) > 1:
        raise BadInput(f"{NAME}: case 2", "expected a single [[case]]")
    case = cases[0][1]
    check_plain(case)
    check_envelope(case)
    if "content" in case:
        raise BadInput("content", "is not taken here: a position is set up with the cards of the box")
    return Position(str(case["game"]), table(case, "options", ""), table(case, "given", ""), case)


def check_plain(case: dict[str, object]) -> None:
    """Complain about what no record could keep: dates, fractions, giant numbers, and what is nested too deeply."""
    left: list[tuple[object, str, int]] = [(case, "", 0)]
    while left:
        value, place, depth = left.pop()
        if depth > DEEPEST:
            raise BadInput(place, "nested too deeply")
        if isinstance(value, dict):
            left += [(inner, f"{place}.{key}" if place else key, depth + 1) for key, inner in value.items()]
        elif isinstance(value, list):
            left += [(inner, f"{place}[{n}]", depth + 1) for n, inner in enumerate(value)]
        elif isinstance(value, int):
            if abs(value) > GREATEST:
                # Python writes no number of thousands of digits.
                shown = str(value) if value.bit_length() < PRINTED_BITS else "a giant"
                raise BadInput(place, f"{shown}, expected a number up to {GREATEST}")
        elif not isinstance(value, str):
            raise BadInput(place, f"{value!r}, expected a text, a whole number, true, false, a list or a table")


# ---- where a complaint belongs


def line_of(text: str, complaint: BadInput) -> int:
    """The line of a text, from 1, that a complaint speaks of; 0 where none does."""
    told = AT_LINE.search(complaint.reason)
    if told is not None:
        return int(told.group(1))
    wanted = [word.strip("\"'") for word in re.split(r"[.:\[\]\s]+", complaint.place) if word]
    if wanted[:1] == [NAME]:
        wanted = wanted[1:]
    best, most = 0, 0
    for number, path in keys_of(text):
        same = 0
        while same < min(len(path), len(wanted)) and path[same] == wanted[same]:
            same += 1
        # Of the lines inside the part that is meant, the first; of those around it, the nearest.
        if same > most:
            best, most = number, same
    return best


def keys_of(text: str) -> list[tuple[int, list[str]]]:
    """By line the path of every key and table that begins there, as seen from the case."""
    found: list[tuple[int, list[str]]] = []
    above: list[str] = []
    fence = ""
    for number, line in enumerate(text.splitlines(), 1):
        if fence:
            if fence in line:
                fence = ""
            continue
        header, key = HEADER.fullmatch(line.strip()), KEY.match(line)
        if header is not None:
            above = parts_of(header.group(1))[1:]
            found.append((number, above))
        elif key is not None:
            found.append((number, [*above, *parts_of(key.group(1))]))
        fence = next((one for one in FENCES if line.count(one) % 2), "")
    return found


def parts_of(key: str) -> list[str]:
    """A dotted key as its words."""
    return [part.strip("\"'") for part in PART.findall(key)]
