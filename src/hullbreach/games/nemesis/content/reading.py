"""What the records of every content file of nemesis have in common: sources, ids, counts, effects and their ways."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from hullbreach.games.nemesis.content.effects import ChooseRoom, Move
from hullbreach.games.nemesis.content.names import COMBAT_MARKS
from hullbreach.games.nemesis.content.vocabulary import INNER_ACTIONS, NEVER_ENOUGH, PICKING_A_ROOM, VOCABULARY
from hullbreach.parts.grammar import Effect, Group, Stmt, Verb
from hullbreach.parts.parser import parse_call
from hullbreach.parts.reader import SOURCES, Reader

Record = TypeVar("Record")


Weighed = tuple[str, Verb, bool, bool]
"""For whom an act is, the act, whether the way falls with it, and whether it is enough to make the way possible."""


@dataclass(frozen=True)
class Way:
    """One of the things that a card, an Item or a Room may be used for: at which moment, and what is done then.

    weighed: what decides whether it is possible, by statement with its condition (NEM-ACT-06, NEM-ACT-18); it is looked
    at for every question. rooms: the filter of the Room that is picked first, if one is.
    """

    timing: str
    does: tuple[Stmt, ...]
    weighed: tuple[tuple[Verb | None, tuple[Weighed, ...]], ...] = field(init=False, compare=False, repr=False)
    rooms: str = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "weighed", tuple([(stmt.cond, _weighed(stmt)) for stmt in self.does]))
        first = self.does[0].does[0][0]
        object.__setattr__(self, "rooms", first.filter if isinstance(first, ChooseRoom) else "")


def _weighed(stmt: Stmt) -> tuple[Weighed, ...]:
    found: list[Weighed] = []
    for choice in stmt.does:
        verb = choice[0]
        if not isinstance(verb, NEVER_ENOUGH):
            inner = isinstance(verb, INNER_ACTIONS) or _needs_room(verb)
            must = verb.is_price or inner
            found.append((stmt.who, verb, must, inner or not must))
    return tuple(found)


def _needs_room(verb: Verb) -> bool:
    """Whether there must be a Room to pick for it; a covered move may also be left out (NEM-CRD-06, NEM-ITM-10)."""
    return isinstance(verb, PICKING_A_ROOM) and not (isinstance(verb, Move) and not verb.attacked)


def ways_of(effects: Sequence[Effect], timings: Collection[str]) -> tuple[Way, ...]:
    """What the player picks from when these effects are used at such a moment: every alternative is a way."""
    found: list[Way] = []
    for effect in effects:
        if effect.timing not in timings:
            continue
        first = effect.does[0]
        if len(effect.does) == 1 and len(first.does) == 1 and len(first.does[0]) > 1:
            found += [Way(effect.timing, statements(verb)) for verb in first.does[0]]
        else:
            found.append(Way(effect.timing, effect.does))
    return tuple(found)


def statements(verb: Verb) -> tuple[Stmt, ...]:
    """An alternative as statements of its own."""
    return verb.does if isinstance(verb, Group) else (Stmt(((verb,),)),)


def read_requires(r: Reader) -> tuple[Verb, ...]:
    """Conditions for the use of a record; nothing if nothing is said."""
    return r.parsed("requires", _condition) if r.has("requires") else ()


def _condition(text: str, place: str) -> Verb:
    return parse_call(text, VOCABULARY.conditions, place)


def read_combat(r: Reader) -> int:
    """Whether something is used in Combat, out of it, or both."""
    return COMBAT_MARKS.index(r.word("combat", COMBAT_MARKS))


def read_name(r: Reader) -> None:
    """What a house calls a record of its own; those of the box are called by the messages."""
    if r.has("name"):
        r.text("name")


def all_of(r: Reader, kind: str, read: Callable[[Reader], Record], in_box: int) -> list[Record]:
    """All records of a file: different ids, as many as the box holds, and no key left over."""
    r.word("source", SOURCES)
    found = r.each(kind, read)
    different(r, kind)
    counted(r, kind, len(r.tables(kind)), in_box)
    return found


def ids_of(r: Reader, kind: str) -> list[str]:
    """The ids of all records of a kind, also of those with which something is wrong."""
    return [str(each.data.get("id")) for each in r.tables(kind)]


def different(r: Reader, kind: str) -> None:
    """No id occurs twice."""
    ids = ids_of(r, kind)
    for at, id in enumerate(ids):
        if id in ids[:at]:
            r.wrong(f"{kind} {id}", "occurs twice")


def counted(r: Reader, what: str, found: int, in_box: int) -> None:
    """What was found in a file and what the box holds must agree; a house may add to it."""
    if found != in_box and not r.in_house:
        r.wrong(what, f"{found} found, but the box holds {in_box}")
