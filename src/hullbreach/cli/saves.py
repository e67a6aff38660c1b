"""Saves: a record and who sits where, written whole or not at all."""

from __future__ import annotations

import contextlib
import os
import re
import tempfile
from pathlib import Path

import msgspec
import platformdirs

from hullbreach.games import rulebook
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.match import Match
from hullbreach.kernel.records import Record, read_record, replay

FORMAT = 1
HUMAN = "human"


class Save(msgspec.Struct, forbid_unknown_fields=True):
    """A match that goes on another day."""

    format: int
    seats: list[str]
    lang: str
    record: Record


def folder() -> Path:
    """Where saves go when nobody says otherwise."""
    return platformdirs.user_data_path("hullbreach") / "saves"


def fresh_path(game: str) -> Path:
    """The first free name in the default folder."""
    number = 1
    while (folder() / f"{game}-{number}.json").exists():
        number += 1
    return folder() / f"{game}-{number}.json"


def saved_games() -> list[Path]:
    """All saves in the default folder, the latest first."""
    found = list(folder().glob("*.json")) if folder().is_dir() else []
    return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that at any moment it is either the old one or the new one."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    except OSError as error:
        raise BadInput(str(path), f"cannot be written: {error.strerror}") from None
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except OSError as error:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise BadInput(str(path), f"cannot be written: {error.strerror}") from None


def read_bytes(path: Path) -> bytes:
    """The content of a file; ``BadInput`` when it cannot be read."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadInput(str(path), f"cannot be read: {error.strerror}") from None


def write_save(path: Path, match: Match, seats: list[str], lang: str) -> None:
    """Save a match."""
    save = Save(FORMAT, seats, lang, match.record())
    write_whole(path, msgspec.json.format(msgspec.json.encode(save), indent=1))


def read_save(path: Path) -> Save:
    """A save from a file; ``BadInput`` says where it is damaged."""
    data = read_bytes(path)
    try:
        save = msgspec.json.decode(data, type=Save)
    except msgspec.DecodeError as error:
        raise BadInput(str(path), f"not a save: {error}") from None
    except RecursionError:
        raise BadInput(str(path), "not a save: nested too deeply") from None
    if save.format != FORMAT:
        raise BadInput(str(path), f"save format {save.format}, expected {FORMAT}")
    return save


def resume(path: Path) -> tuple[Save, Match]:
    """A save with its match played up to where it was left."""
    save = read_save(path)
    match = replay(rulebook(save.record.game), save.record, str(path))
    if len(save.seats) != match.state.seats:
        raise BadInput(f"{path}: seats", f"{len(save.seats)} seats, expected {match.state.seats}")
    return save, match


def read_any_record(path: Path) -> Record:
    """The record in a file, which may be a record or a save."""
    data = read_bytes(path)
    if re.search(rb'"record"\s*:', data):
        return read_save(path).record
    return read_record(data, str(path))
