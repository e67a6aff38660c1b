"""Conformance cases: a position, scripted chance, choices, and what must be true afterwards.

The envelope is the same for every game; the words inside ``given``, ``play``, ``expect`` and ``events`` are the
game's own. Nothing is ignored: an unknown key, a wrong name and unread chance all fail the case.
"""

from __future__ import annotations

import re
import tomllib
import traceback
from collections.abc import Callable, Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hullbreach.kernel.errors import BadInput, Illegal, No, meant
from hullbreach.kernel.rulebook import Rulebook, both_houses
from hullbreach.kernel.scripted import Scripted

STEP_KEYS = ("chance", "play", "refuse", "offer", "expect", "events", "never")
LATER_KEYS = ("add", *STEP_KEYS)
CASE_KEYS = ("id", "rules", "about", "game", "options", "content", "given", *STEP_KEYS, "then")
REFUSE_KEYS = ("option", "reason", "rule")
RULE_ID = re.compile(r"[A-Z]+(-[A-Z0-9]+)+")


@dataclass
class Result:
    """What became of one case; the message says where and why it failed."""

    id: str
    passed: bool
    message: str


Find = Callable[[str], Rulebook[Any]]
RuleIds = Callable[[str], Collection[str]]


def run_file(path: Path | str, rulebook: Find, rule_ids: RuleIds | None = None) -> list[Result]:
    """Run all cases of a file; ``BadInput`` when it is no file of cases at all."""
    return [run_case(case, place, rulebook, rule_ids) for place, case in read_cases(Path(path))]


def read_cases(path: Path) -> list[tuple[str, dict[str, object]]]:
    """The cases of a file, each with the place it stands at."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError:
        raise BadInput(path.name, "cannot be read") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadInput(path.name, f"no TOML: {error}") from None
    for key in data:
        if key != "case":
            raise BadInput(f"{path.name}: {key}", "unknown key, expected [[case]]")
    cases = data.get("case", [])
    if not isinstance(cases, list) or not cases:
        raise BadInput(path.name, "no [[case]] in it")
    found: list[tuple[str, dict[str, object]]] = []
    ids: list[str] = []
    for number, case in enumerate(cases, 1):
        if not isinstance(case, dict):
            raise BadInput(f"{path.name}: case {number}", "expected a table")
        id = case.get("id")
        if isinstance(id, str) and id in ids:
            raise BadInput(f"{path.name}: case {number}", f"id {id!r} twice")
        ids.append(str(id))
        found.append((f"{path.name}: case {number}", case))
    return found


def run_case(case: dict[str, object], place: str, rulebook: Find, rule_ids: RuleIds | None = None) -> Result:
    """Run one case; with the ids of a game's rules reference its rules must be among them."""
    id = case.get("id")
    try:
        if not isinstance(id, str) or not id:
            raise BadInput("id", f"{id!r}, expected a text")
        check_envelope(case)
        book = rulebook(str(case["game"]))
        check_rules(case, rule_ids(book.id) if rule_ids else ())
        content = table(case, "content", "")
        _run(case, book.with_house(both_houses(book.house, content), {}) if content else book)
    except BadInput as wrong:
        return Result(str(id or place), False, f"{place} {id}: {'; '.join(str(wrong).splitlines())}")
    except Exception as crash:
        # A bug of the engine, or a position no play leads to; the other cases of the file still count.
        return Result(str(id), False, f"{place} {id}: crashed: {type(crash).__name__}: {crash} ({where(crash)})")
    return Result(str(id), True, "")


def where(crash: Exception) -> str:
    """The line of our code that crashed."""
    last = traceback.extract_tb(crash.__traceback__)[-1]
    return f"{Path(last.filename).name}, line {last.lineno}"


def check_envelope(case: dict[str, object]) -> None:
    """Complain about unknown keys and wrong kinds of values."""
    only(case, CASE_KEYS, "")
    for key in ("about", "game"):
        if not isinstance(case.get(key, ""), str):
            raise BadInput(key, f"{case[key]!r}, expected a text")
    if "game" not in case:
        raise BadInput("game", "missing, expected the id of a game")
    for n, step in enumerate(steps_after(case)):
        only(step, LATER_KEYS, f"then[{n}].")


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


def _run(case: dict[str, object], book: Rulebook[Any]) -> None:
    played = Scripted(book, table(case, "options", ""), table(case, "given", ""))
    for n, step in enumerate([case, *steps_after(case)]):
        run_step(played, step, "" if n == 0 else f"then[{n - 1}].")


def run_step(played: Scripted, step: dict[str, object], place: str) -> None:
    """Play one step of a case and check what it claims."""
    added = table(step, "add", place)
    if added:
        try:
            played.add(added)
        except BadInput as wrong:
            raise BadInput(f"{place}{wrong.place}", f"{wrong.reason}; {played.standing()}") from None
    offer = texts(step, "offer", place)
    expect = table(step, "expect", place)
    try:
        played.chance(step.get("chance", []))
    except BadInput as wrong:
        raise BadInput(f"{place}{wrong.place}", wrong.reason) from None
    plays = texts(step, "play", place)
    try:
        played.start(bool(plays), [] if plays else offer)
    except BadInput as wrong:
        raise BadInput(f"{place}{wrong.place}", wrong.reason) from None
    for n, text in enumerate(plays):
        last = n + 1 == len(plays)
        try:
            played.play(text, not last, offer if last else [])
        except Illegal as refusal:
            raise BadInput(f"{place}play[{n}]", played.complain(text, refusal.no)) from None
        except BadInput as wrong:
            raise BadInput(f"{place}play[{n}] {text!r}", f"{wrong}; {played.standing()}") from None
    if played.unread():
        raise BadInput(f"{place}chance", f"never read: {played.unread()}; {played.standing()}")
    if played.match.roll is not None and "roll" not in expect:
        raise BadInput(f"{place}chance", f"nothing left for the roll {played.roll_name()!r}")
    for n, text in enumerate(offer):
        try:
            offered = played.offers(text)
        except BadInput as wrong:
            raise BadInput(f"{place}offer[{n}]", f"{wrong}; {played.standing()}") from None
        if not offered:
            raise BadInput(f"{place}offer[{n}]", f"{text!r} is not open; {played.standing()}")
    check_refusals(played, step, place)
    for path, wanted in expect.items():
        wrong_value = played.differs(path, wanted)
        if wrong_value is not None:
            raise BadInput(f"{place}expect {path}", f"{wrong_value}; {played.standing()}")
    for n, text in enumerate(texts(step, "never", place)):
        happened = played.happened(text)
        if happened is not None:
            raise BadInput(f"{place}never[{n}]", f"{happened}; {played.standing()}")
    missing = played.missing_event(texts(step, "events", place))
    if missing is not None:
        raise BadInput(f"{place}events", f"{missing}; {played.standing()}")


def check_refusals(played: Scripted, step: dict[str, object], place: str) -> None:
    """Every listed option must be a possible one of the game, and be refused now."""
    refuse = step.get("refuse", [])
    if not isinstance(refuse, list):
        raise BadInput(f"{place}refuse", f"{refuse!r}, expected a list")
    for n, each in enumerate(refuse):
        here = f"{place}refuse[{n}]"
        wanted: dict[str, object] = each if isinstance(each, dict) else {"option": each}
        only(wanted, REFUSE_KEYS, f"{here}.")
        text = wanted.get("option")
        if not isinstance(text, str):
            raise BadInput(here, f"{text!r}, expected an option")
        try:
            no = played.refusal(text)
        except BadInput as wrong:
            raise BadInput(here, f"{wrong}; {played.standing()}") from None
        if no is None:
            raise BadInput(here, f"{text!r} is open; {played.standing()}")
        misfit = misfit_of(no, wanted)
        if misfit is not None:
            raise BadInput(here, f"{misfit}; {played.standing()}")


def misfit_of(no: No, wanted: dict[str, object]) -> str | None:
    """Where a refusal has another reason or rule than the case names; None when it fits."""
    if wanted.get("reason", no.reason) != no.reason:
        return f"refused because of {no.reason!r}, expected {wanted['reason']!r}"
    if wanted.get("rule", no.rule) != no.rule:
        return f"refused by {no.rule!r}, expected {wanted['rule']!r}"
    return None
