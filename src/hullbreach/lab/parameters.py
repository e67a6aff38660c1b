"""What may be tuned: a file declares which values of a game's content may become what, and what is aimed at.

Only what is our own design can be declared. What stands in a rulebook is not ours to change, and the content says of
every record where it comes from.
"""

from __future__ import annotations

import copy
import importlib
import itertools
import json
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from hullbreach.games import rulebook
from hullbreach.kernel.errors import BadInput, meant
from hullbreach.lab.plan import ANYBODY, SHARED
from hullbreach.lab.sim import AND, SOME, WON, Played
from hullbreach.parts.house import SUFFIX, lay_over, names_of, patched
from hullbreach.parts.reader import Reader, Reading, toml_table

ORIGINAL = "original"
# A record says where it comes from, and of single keys where they do.
SOURCE, SOURCE_OF, FACTS = "source", "_source", "facts"

# One value for each of the parameters, in their order.
Choice = tuple[object, ...]


@dataclass(frozen=True)
class Goal:
    """How often matches with some settings should be won; of: by whom, where sides play against each other."""

    settings: dict[str, object]
    least: float
    most: float
    of: str = ""

    @property
    def middle(self) -> float:
        """What is aimed at."""
        return (self.least + self.most) / 2

    def __str__(self) -> str:
        told = ", ".join(f"{name} {value}" for name, value in self.settings.items())
        return f"{self.of} in {told}" if self.of else told

    def reached(self, played: Played) -> bool:
        """Whether a match counts as won."""
        if not self.of:
            return played.outcome == WON
        if self.of == ANYBODY:
            return played.outcome in (WON, SOME)
        sides = played.outcome.split(AND)
        return len(sides) > 1 if self.of == SHARED else self.of in sides


@dataclass(frozen=True)
class Parameter:
    """One value of the content: where it stands (file, kind, id, keys), what it is now, and what it may become."""

    place: tuple[str, ...]
    now: object
    values: tuple[object, ...]

    def __str__(self) -> str:
        return ".".join(self.place)


@dataclass(frozen=True)
class Ranges:
    """A whole declaration: what may be changed, and what is aimed at."""

    game: str
    parameters: tuple[Parameter, ...]
    goals: tuple[Goal, ...]

    def house(self, choice: Choice) -> dict[str, object]:
        """The house content in use with these values laid over it."""
        return patched(rulebook(self.game).house, self.patch(choice))

    def patch(self, choice: Choice) -> dict[str, object]:
        """What a choice changes, as house content; every key of a record that it touches is given whole."""
        files: dict[str, dict[str, object]] = {}
        made: dict[str, object] = {}
        for parameter, value in zip(self.parameters, choice, strict=True):
            if value == parameter.now:
                continue
            file, kind, *keys = parameter.place
            table = files.setdefault(file, copy.deepcopy(_file(self.game, file)))
            _set(table, parameter.place[1:], value)
            over = made.setdefault(file, {})
            assert isinstance(over, dict)
            part = table[kind]
            if isinstance(part, list):
                record = _record(part, keys[0])
                records = over.setdefault(kind, [])
                own = next((each for each in records if each["id"] == keys[0]), None)
                if own is None:
                    own = {"id": keys[0]}
                    records.append(own)
                own[keys[1]] = record[keys[1]]
            else:
                over[kind] = part
        return made

    def choices(self, most: int, seed: int) -> list[Choice]:
        """What is tried, what stands there now first: everything, or changes of one value and then some by chance."""
        now: Choice = tuple(parameter.now for parameter in self.parameters)
        sets = [list(dict.fromkeys([parameter.now, *parameter.values])) for parameter in self.parameters]
        count = 1
        for values in sets:
            count *= len(values)
        if count <= most:
            return [now, *(choice for choice in itertools.product(*sets) if choice != now)]
        found = {now: None}
        for place, parameter in enumerate(self.parameters):
            for value in parameter.values:
                found[(*now[:place], value, *now[place + 1 :])] = None
        luck = random.Random(seed)
        while len(found) < most:
            found[tuple(luck.choice(values) for values in sets)] = None
        return list(found)[:most]

    def short(self, parameter: Parameter) -> str:
        """As much of the end of its place as tells it from the others."""
        for length in range(1, len(parameter.place)):
            end = parameter.place[-length:]
            if sum([other.place[-length:] == end for other in self.parameters]) == 1:
                return ".".join(end)
        return str(parameter)

    def said(self, choice: Choice) -> str:
        """What a choice changes, in words."""
        pairs = zip(self.parameters, choice, strict=True)
        changes = [f"{self.short(parameter)} {value}" for parameter, value in pairs if value != parameter.now]
        return ", ".join(changes) or "as it is"


def read_ranges(path: Path) -> Ranges:
    """The declaration in a file; ``BadInput`` tells, with its place, all that does not fit the game or is not ours."""
    reading = Reading(house=False)
    r = Reader(toml_table(path), path.name, reading)
    game = r.text("game")
    reading.done()
    rulebook(game)
    goals = tuple(r.each("goal", lambda each: _goal(each, game)))
    parameters = tuple(r.each("parameter", lambda each: _parameter(each, game)))
    r.done()
    reading.done()
    for key, found in (("goal", goals), ("parameter", parameters)):
        if not found:
            raise BadInput(f"{path.name}: {key}", "none, expected at least one")
    places = [parameter.place for parameter in parameters]
    for place in places:
        if places.count(place) > 1:
            raise BadInput(f"{path.name}: parameter {'.'.join(place)}", "declared twice")
    return Ranges(game, parameters, goals)


def _goal(r: Reader, game: str) -> Goal:
    settings = dict(r.table("settings").data)
    try:
        rulebook(game).settle(settings)
    except BadInput as wrong:
        r.fail(BadInput(f"{r.place}: settings: {wrong.place}", wrong.reason))
    share = r.values("share", "the least and the greatest share")
    numbers = [each for each in share if isinstance(each, int | float) and not isinstance(each, bool)]
    if len(share) != 2 or len(numbers) != 2 or not 0 <= numbers[0] <= numbers[1] <= 1:
        r.wrong("share", f"{share!r}, expected two shares from 0 to 1, the lesser first")
        numbers = [0, 1]
    of = r.text("of") if r.has("of") else ""
    r.done()
    return Goal(settings, float(numbers[0]), float(numbers[1]), of)


def _parameter(r: Reader, game: str) -> Parameter:
    place = tuple(r.text("change").split("."))
    if r.has("values"):
        values = r.values("values", "a list of values")
    else:
        least, most = r.number("least", -(10**6), 10**6), r.number("most", -(10**6), 10**6)
        step = r.number("step", 1, 10**6) if r.has("step") else 1
        values = list(range(least, most + 1, step))
    r.done()
    if not values:
        raise r.bad("values", "none, expected at least one")
    now, source = _look_up(game, place, r)
    # What a house says is the house's own.
    if source != ORIGINAL and not _says(rulebook(game).house, place):
        told = f"comes from {source!r}" if source else "does not say where it comes from"
        raise r.bad("change", f"{'.'.join(place)} {told}, expected something of our own design ({ORIGINAL!r})")
    for value in values:
        if type(value) is not type(now):
            raise r.bad("values", f"{value!r}, expected something like {now!r}")
    return Parameter(place, now, tuple(values))


def _look_up(game: str, place: Sequence[str], r: Reader) -> tuple[object, str]:
    """What stands at a place of the content, and where it comes from."""
    files = names_of(_folder(game))
    if len(place) < 3 or place[0] not in files:
        expected = f"FILE.KIND.ID.KEY or FILE.TABLE.KEY, with a file of {', '.join(files)}{meant(place[0], files)}"
        raise r.bad("change", f"{'.'.join(place)}, expected {expected}")
    at: object = _file(game, place[0])
    source = ""
    for n, key in enumerate(place[1:], 1):
        source = _source_of(at, key, source)
        known = _keys(at)
        if key not in known:
            here = ".".join(place[:n])
            raise r.bad("change", f"nothing is called {key!r} in {here}, expected one of {', '.join(known)}")
        at = _below(at, key)
    if isinstance(at, dict | list):
        raise r.bad("change", f"{'.'.join(place)} is no single value, expected one of {', '.join(_keys(at))}")
    return at, source


def _source_of(table: object, key: str, source: str) -> str:
    """Where what a table holds under a key comes from; ``source``: where the table itself does."""
    if not isinstance(table, dict):
        return source
    facts = [str(fact).partition(":") for fact in table.get(FACTS, ())]
    own = [origin.strip() for name, _, origin in facts if name.strip() == key]
    return str(table.get(f"{key}{SOURCE_OF}") or next(iter(own), "") or table.get(SOURCE) or source)


def _keys(table: object) -> list[str]:
    """What can be named in a table, or in a list: records by their ids, anything else by its number."""
    if isinstance(table, list):
        return [str(each["id"]) if isinstance(each, dict) and "id" in each else str(n) for n, each in enumerate(table)]
    return list(table) if isinstance(table, dict) else []


def _below(table: object, key: str) -> object:
    if isinstance(table, list):
        return table[_keys(table).index(key)]
    assert isinstance(table, dict)
    return table[key]


def _set(table: object, keys: Sequence[str], value: object) -> None:
    for key in keys[:-1]:
        table = _below(table, key)
    if isinstance(table, list):
        table[_keys(table).index(keys[-1])] = value
    else:
        assert isinstance(table, dict)
        table[keys[-1]] = value


def _record(records: list[dict[str, object]], id: str) -> dict[str, object]:
    return next(each for each in records if each["id"] == id)


def _folder(game: str) -> Path:
    """Where the content of a game lies."""
    found = importlib.import_module(f"hullbreach.games.{game}.content").__file__
    assert found is not None
    return Path(found).parent


def _file(game: str, name: str) -> dict[str, object]:
    """A file of the content, with the house content in use over it."""
    box = toml_table(_folder(game) / f"{name}{SUFFIX}")
    house = rulebook(game).house.get(name)
    return lay_over(box, Reader(house, name), {}) if isinstance(house, dict) else box


def _says(table: object, place: Sequence[str]) -> bool:
    for key in place:
        if key not in _keys(table):
            return False
        table = _below(table, key)
    return True


def written(game: str, patch: Mapping[str, object]) -> str:
    """House content as a file: what ``--content`` reads."""
    lines = [f'game = "{game}"']
    for file, tables in patch.items():
        assert isinstance(tables, dict)
        for kind, part in tables.items():
            for record in part if isinstance(part, list) else [part]:
                head = f"[[{file}.{kind}]]" if isinstance(part, list) else f"[{file}.{kind}]"
                lines += ["", head, *(f"{key} = {_toml(value)}" for key, value in record.items())]
    return "\n".join(lines) + "\n"


def _toml(value: object) -> str:
    """A value as TOML, tables in braces."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_toml(each) for each in value) + "]"
    # Texts, numbers and truth values are written alike in both.
    return json.dumps(value, ensure_ascii=False)
