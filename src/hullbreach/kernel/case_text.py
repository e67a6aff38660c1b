# mypyc: skip
"""A case as the TOML that people read and write: short tables on one line, drawings as they are drawn."""

from __future__ import annotations

import json
import re

BARE = re.compile(r"[A-Za-z0-9_-]+")
WIDTH = 80


def case_text(case: dict[str, object]) -> str:
    """One case as a file; values that are not there are left out."""
    lines = ["[[case]]"]
    tables: list[tuple[str, dict[str, object]]] = []
    for key, value in case.items():
        if isinstance(value, dict) and (key == "given" or not _fits(f"{key} = ", value)):
            tables.append((f"case.{key}", value))
        elif value is not None and value != {}:
            lines.append(f"{_key(key)} = {_value(value)}")
    for path, table in tables:
        lines += _table(path, table)
    return "\n".join(lines) + "\n"


def _table(path: str, table: dict[str, object]) -> list[str]:
    """A table under a heading of its own, its long tables below it."""
    lines = ["", f"[{path}]"]
    below: list[tuple[str, dict[str, object]]] = []
    drawn: list[str] = []
    for key, value in table.items():
        if value is None:
            continue
        if isinstance(value, dict) and not _fits(f"{_key(key)} = ", value):
            below.append((f"{path}.{_key(key)}", value))
        elif isinstance(value, str) and "\n" in value:
            drawn.append(f"{_key(key)} = {_value(value)}")
        else:
            lines.append(f"{_key(key)} = {_value(value, key)}")
    lines += drawn
    if len(lines) == 2 and below:
        lines = []
    for inner, value in below:
        lines += _table(inner, value)
    return lines


def _fits(start: str, table: dict[str, object]) -> bool:
    """Whether a table can stand on one line."""
    text = _value(table)
    return "\n" not in text and len(start) + len(text) <= WIDTH


def _key(key: str) -> str:
    return key if BARE.fullmatch(key) else _text(key)


def _value(value: object, key: str = "") -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return f"'''\n{value.strip(chr(10))}\n'''" if "\n" in value and "'''" not in value else _text(value)
    if isinstance(value, dict):
        inner = ", ".join(f"{_key(name)} = {_value(each)}" for name, each in value.items() if each is not None)
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list | tuple):
        words = ['"none"' if each is None else _value(each) for each in value]
        line = f"[{', '.join(words)}]"
        if len(key) + len(line) <= WIDTH or len(words) < 2 or not key:
            return line
        return "[\n" + "".join(f"  {row},\n" for row in _rows(words)) + "]"
    return str(value)


def _rows(words: list[str]) -> list[str]:
    """The values of a long list, as many on a line as fit."""
    rows: list[str] = []
    for word in words:
        if rows and len(rows[-1]) + len(word) + 4 <= WIDTH:
            rows[-1] += f", {word}"
        else:
            rows.append(word)
    return rows


def _text(text: str) -> str:
    """A text in quotes; the escapes of JSON are also those of TOML."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
