"""House content: records of one's own, laid over those of the box by their ids.

House content is plain data: by the name of a file of the box (``missions``) a table shaped like that file.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Generic, TypeVar

from hullbreach.kernel.errors import BadInput, meant
from hullbreach.kernel.rulebook import both_houses
from hullbreach.parts.reader import Reader, Reading, toml_table

Made = TypeVar("Made")
House = Mapping[str, object]
Places = Mapping[str, str]
Defaults = Mapping[str, Mapping[str, Mapping[str, object]]]
LIKE = "like"
# Ids stand in the texts of options and records, so they are single words.
ID = re.compile(r"[a-z0-9_]+")
NOTHING = "none"
SUFFIX = ".toml"


class Files:
    """The files of a content, those of the box with a house's over them. Whatever is wrong is told at once, by `done`.

    ``defaults``: by file and kind of record what a record of the house need not say. ``places``: by file what
    complaints call the house's.
    """

    def __init__(self, folder: Path, house: House, places: Places, defaults: Defaults) -> None:
        self.folder = folder
        self.house = house
        self.places = places
        self.defaults = defaults
        self.reading: Reading | None = Reading(True) if house else None
        known = names_of(folder)
        for name, table in house.items():
            over = Reader({}, places.get(name, f"content.{name}"), self.reading)
            if name not in known:
                expected = f"{', '.join(known)}{meant(name, known)}"
                over.fail(BadInput(over.place, f"{name!r} is no file of the box, expected one of {expected}"))
            elif not isinstance(table, dict):
                over.fail(BadInput(over.place, f"{table!r}, expected a table"))

    def read(self, name: str) -> Reader:
        """One file, ready to be read."""
        box = toml_table(self.folder / f"{name}{SUFFIX}")
        place = self.places.get(name, f"content.{name}") if name in self.house else f"{name}{SUFFIX}"
        table = self.house.get(name)
        over = Reader(table if isinstance(table, dict) else {}, place, self.reading)
        return Reader(lay_over(box, over, self.defaults.get(name, {})), place, self.reading)

    def load(self, read: Callable[[Files], Made]) -> Made:
        """What the function makes of the files; ``BadInput`` tells everything that is wrong with them."""
        try:
            made = read(self)
        except BadInput:
            # What does not fit together may follow from single values that are wrong.
            self.done()
            raise
        self.done()
        return made

    def done(self) -> None:
        """Complain about everything that is wrong so far."""
        if self.reading is not None:
            self.reading.done()


class Shelf(Generic[Made]):
    """The content of a game: what a function makes of the files of its folder, and of a house's over them."""

    def __init__(self, folder: Path, defaults: Defaults, read: Callable[[Files], Made]) -> None:
        self.folder = folder
        self.defaults = defaults
        self.read = read
        self.shipped: Made | None = None

    def load(self, folder: Path | None = None) -> Made:
        """The content of a folder, by default the shipped one, which is read once and kept."""
        if folder is not None:
            return Files(folder, {}, {}, self.defaults).load(self.read)
        if self.shipped is None:
            self.shipped = self.load_house({}, {})
        return self.shipped

    def load_house(self, house: House, places: Places) -> Made:
        """The shipped content with a house's over it."""
        return Files(self.folder, house, places, self.defaults).load(self.read)


def names_of(folder: Path) -> list[str]:
    """The files of a content that a house may add to."""
    return sorted(path.stem for path in folder.glob(f"*{SUFFIX}"))


def lay_over(
    box: Mapping[str, object], house: Reader, defaults: Mapping[str, Mapping[str, object]]
) -> dict[str, object]:
    """A file of the box with a house's over it: records by their ids, tables key by key, anything else instead."""
    made = dict(box)
    for key, value in house.data.items():
        old = box.get(key)
        if isinstance(old, list) and old and isinstance(old[0], dict):
            made[key] = with_records(old, house, key, defaults)
        else:
            made = merged(made, {key: value})
    return made


def with_records(
    box: list[dict[str, object]], house: Reader, kind: str, defaults: Mapping[str, Mapping[str, object]]
) -> list[dict[str, object]]:
    """The records of the box, those changed whose id the house has too, then the house's own.

    A record ``like`` another starts as a copy of it; one without starts with the defaults of its kind and its type.
    One that is wrong is left out, and so are those like it.
    """
    made = {str(record.get("id", n)): record for n, record in enumerate(box)}
    own: list[object] = []
    for r in house.tables(kind):
        record = dict(r.data)
        id = record.get("id")
        like = record.pop(LIKE, id)
        if not isinstance(id, str):
            r.unfit("id", "a text")
        elif not ID.fullmatch(id):
            r.unfit("id", "small letters, digits and _")
        elif id in own:
            house.wrong(f"{kind} {id}", "occurs twice")
        elif like == id or (isinstance(like, str) and like in made):
            usual = {**defaults.get(kind, {}), **defaults.get(f"{kind} {record.get('type')}", {})}
            made[id] = merged(made.get(str(like), usual), record)
        elif like not in own:
            r.unfit(LIKE, f"one of {', '.join(made)}{meant(str(like), made)}")
        own.append(id)
    return list(made.values())


def merged(old: Mapping[str, object], new: Mapping[str, object]) -> dict[str, object]:
    """A table with another over it, key by key; ``none`` takes a table or a list away."""
    made = dict(old)
    for key, value in new.items():
        before = old.get(key)
        if isinstance(value, dict) and isinstance(before, dict):
            made[key] = merged(before, value)
        elif value == NOTHING and isinstance(before, dict | list):
            del made[key]
        else:
            made[key] = value
    return made


def patched(house: House, patch: House) -> dict[str, object]:
    """A house content with another laid over it as it is laid over the box: records by their ids, tables key by key."""
    made = dict(house)
    for file, over in patch.items():
        tables = made.get(file, {})
        joined = dict(tables) if isinstance(tables, dict) else {}
        for kind, value in over.items() if isinstance(over, dict) else ():
            old = joined.get(kind)
            if isinstance(old, list) and isinstance(value, list):
                records = {record["id"]: record for record in old}
                for record in value:
                    records[record["id"]] = merged(records.get(record["id"], {}), record)
                joined[kind] = list(records.values())
            else:
                joined = merged(joined, {kind: value})
        made[file] = joined
    return made


def names_in(house: House) -> dict[str, str]:
    """What the records of a house, and their tags, are called; one without a name by its id."""
    found: dict[str, str] = {}
    for table in house.values():
        for records in table.values() if isinstance(table, dict) else ():
            for record in records if isinstance(records, list) else ():
                if not isinstance(record, dict):
                    continue
                for word in [record.get("id"), *record.get("tags", ())]:
                    found[str(word)] = str(word).replace("_", " ").capitalize()
                if "name" in record:
                    found[str(record.get("id"))] = str(record["name"])
    return found


def read_house(path: Path) -> dict[str, tuple[dict[str, object], dict[str, str]]]:
    """The house content in a folder or in a single file, by game, and where each part of it stands.

    A file that says ``component`` holds what that file of the box holds; any other holds a table for each of them.
    """
    files = sorted(path.glob(f"*{SUFFIX}")) if path.is_dir() else [path]
    if not files or not path.exists():
        raise BadInput(str(path), f"no house content, expected a file *{SUFFIX}, or a folder with some")
    found: dict[str, tuple[dict[str, object], dict[str, str]]] = {}
    for file in files:
        data = toml_table(file)
        game, component = data.pop("game", None), data.pop("component", None)
        if not isinstance(game, str):
            raise BadInput(f"{file.name}: game", "missing, expected the id of a game")
        house, places = found.setdefault(game, ({}, {}))
        for name, table in ({str(component): data} if component is not None else data).items():
            place = file.name if component is not None else f"{file.name}: {name}"
            house.update(both_houses({name: house.get(name, {})}, {name: table}))
            places[name] = f"{places[name]} and {place}" if name in places else place
    return found
