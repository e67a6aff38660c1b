"""Content files as tests read and spoil them, and the complaint that must follow."""

from __future__ import annotations

import shutil
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from hullbreach.kernel.errors import BadInput

# For each file: the record that is spoilt, what is replaced by what, the place and part of the reason.
Wrong = dict[str, list[tuple[str, str, str, str, str]]]


def copied(folder: Path, to: Path) -> Path:
    """A copy of shipped files that a test may spoil."""
    shutil.copytree(folder, to / "content", ignore=shutil.ignore_patterns("*.py", "*.so", "__pycache__"))
    return to / "content"


def spoil(folder: Path, file: str, record: str, old: str, new: str) -> None:
    """Replace the first `old` after the id of the record, or after the words that it begins with."""
    path = folder / f"{file}.toml"
    text = path.read_text(encoding="utf-8")
    at = text.index(old, text.index(record if " = " in record else f'id = "{record}"') if record else 0)
    path.write_text(text[:at] + new + text[at + len(old) :], encoding="utf-8")


def each(wrong: Wrong) -> list[tuple[str, str, str, str, str, str]]:
    """Every row with its file."""
    return [(file, *row) for file, rows in wrong.items() for row in rows]


def complaint(load: Callable[[Path], object], folder: Path) -> BadInput:
    """What loading a folder complains about."""
    with pytest.raises(BadInput) as caught:
        load(folder)
    return caught.value


def texts(folder: Path, *keys: str) -> Iterator[str]:
    """Every text in a list under one of these keys, at any depth of any file."""
    todo: list[object] = [tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.toml"))]
    while todo:
        value = todo.pop()
        if isinstance(value, list):
            todo += value
        elif isinstance(value, dict):
            for key, inner in value.items():
                if key in keys and isinstance(inner, list):
                    yield from inner
                else:
                    todo.append(inner)
