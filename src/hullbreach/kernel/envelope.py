"""The envelope of cases, lessons and puzzles: their files, their keys, and the kinds of values they have."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection
from pathlib import Path

from hullbreach.kernel.errors import BadInput, meant

STEP_KEYS = ("chance", "play", "refuse", "offer", "expect", "events", "never")
LATER_KEYS = ("add", *STEP_KEYS)
CASE_KEYS = ("id", "rules", "about", "game", "options", "content", "given", *STEP_KEYS, "then")
LESSON = "lesson"
LESSON_KEYS = ("kind", *CASE_KEYS, "title", "minutes", "seat")
LESSON_STEP_KEYS = (*LATER_KEYS, "title", "try", "why", "done", "other", "tries", "look", "allow")
PUZZLE = "puzzle"
PUZZLE_KEYS = (
    "kind", "id", "rules", "game", "title", "goal", "luck", "idea", "level", "options", "content", "given",
    "chance", "play", "before", "until", "choices", "expect", "never",
)  # fmt: skip
LANGS = ("en", "fr", "de")
RULE_ID = re.compile(r"[A-Z]+(-[A-Z0-9]+)+")

Texts = dict[str, str]


def read_cases(path: Path) -> list[tuple[str, dict[str, object]]]:
    """The cases of a file, each with the place it stands at."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput(str(path), f"cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise BadInput(path.name, f"no TOML: {error}") from None
    return cases_in(text, path.name)


def cases_in(text: str, name: str) -> list[tuple[str, dict[str, object]]]:
    """The cases of a text, each with the place it stands at; ``name`` is what complaints call the text."""
    try:
        data = tomllib.loads(text)
    except ValueError as error:
        # Mostly of the reader itself; Python's own for a number of thousands of digits.
        raise BadInput(name, f"no TOML: {error}") from None
    except RecursionError:
        raise BadInput(name, "no TOML: nested too deeply") from None
    for key in data:
        if key != "case":
            raise BadInput(f"{name}: {key}", "unknown key, expected [[case]]")
    cases = data.get("case", [])
    if not isinstance(cases, list) or not cases:
        raise BadInput(name, "no [[case]] in it")
    found: list[tuple[str, dict[str, object]]] = []
    ids: list[str] = []
    for number, case in enumerate(cases, 1):
        if not isinstance(case, dict):
            raise BadInput(f"{name}: case {number}", "expected a table")
        id = case.get("id")
        if isinstance(id, str) and id in ids:
            raise BadInput(f"{name}: case {number}", f"id {id!r} twice")
        ids.append(str(id))
        found.append((f"{name}: case {number}", case))
    return found


def check_envelope(case: dict[str, object]) -> None:
    """Complain about unknown keys and wrong kinds of values; what lessons and puzzles say is read by their modules."""
    kind = case.get("kind")
    if "kind" in case and kind not in (LESSON, PUZZLE):
        raise BadInput("kind", f"{kind!r}, expected {LESSON!r} or {PUZZLE!r}")
    only(case, {LESSON: LESSON_KEYS, PUZZLE: PUZZLE_KEYS}.get(str(kind), CASE_KEYS), "")
    for key in ("game",) if kind else ("about", "game"):
        if not isinstance(case.get(key, ""), str):
            raise BadInput(key, f"{case[key]!r}, expected a text")
    if "game" not in case:
        raise BadInput("game", "missing, expected the id of a game")
    for n, step in enumerate(steps_after(case)):
        only(step, LESSON_STEP_KEYS if kind else LATER_KEYS, f"then[{n}].")


def check_rules(case: dict[str, object], known: Collection[str]) -> None:
    """Complain about what is no rule id, or none of the known ones."""
    for n, rule in enumerate(texts(case, "rules", "")):
        if not RULE_ID.fullmatch(rule):
            raise BadInput(f"rules[{n}]", f"{rule!r}, expected a rule id")
        if known and rule not in known:
            raise BadInput(f"rules[{n}]", f"{rule!r} is not in the rules reference{meant(rule, known)}")


def only(data: dict[str, object], keys: tuple[str, ...], place: str) -> None:
    """Complain about the first key that is not among these."""
    for key in data:
        if key not in keys:
            raise BadInput(f"{place}{key}", f"unknown key, expected one of {', '.join(keys)}{meant(key, keys)}")


def table(data: dict[str, object], key: str, place: str) -> dict[str, object]:
    """A table of a case, empty when it is not there."""
    value = data.get(key, {})
    if not isinstance(value, dict):
        raise BadInput(f"{place}{key}", f"{value!r}, expected a table")
    return value


def texts(data: dict[str, object], key: str, place: str) -> list[str]:
    """A list of texts, empty when it is not there."""
    value = data.get(key, [])
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise BadInput(f"{place}{key}", f"{value!r}, expected a list of texts")
    return value


def steps_after(case: dict[str, object]) -> list[dict[str, object]]:
    """The steps under ``then``."""
    value = case.get("then", [])
    if not isinstance(value, list) or not all(isinstance(each, dict) for each in value):
        raise BadInput("then", f"{value!r}, expected a list of tables")
    return value


def languages(data: dict[str, object], key: str, place: str, required: bool = True) -> Texts:
    """A text in all languages; empty where it may be left out, and is."""
    if key not in data and not required:
        return {}
    value = data.get(key)
    if not isinstance(value, dict):
        raise BadInput(f"{place}{key}", f"{value!r}, expected a text in {', '.join(LANGS)}")
    only(value, LANGS, f"{place}{key}.")
    for lang in LANGS:
        if not isinstance(value.get(lang), str) or not value[lang].strip():
            raise BadInput(f"{place}{key}.{lang}", f"{value.get(lang)!r}, expected a text")
    return {lang: str(value[lang]) for lang in LANGS}


def number(data: dict[str, object], key: str, least: int, most: int) -> int:
    """A whole number between two others, these included."""
    value = data.get(key)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadInput(key, f"{value!r}, expected a whole number from {least} to {most}")
    return value
