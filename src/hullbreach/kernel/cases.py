"""Conformance cases: a position, scripted chance, choices, and what must be true afterwards.

The envelope is the same for every game; the words inside ``given``, ``play``, ``expect`` and ``events`` are the
game's own. Nothing is ignored: an unknown key, a wrong name and unread chance all fail the case.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hullbreach.kernel.envelope import PUZZLE, check_envelope, check_rules, only, read_cases, steps_after, table, texts
from hullbreach.kernel.errors import BadInput, Illegal, No
from hullbreach.kernel.puzzles import prove, read_puzzle
from hullbreach.kernel.rulebook import Rulebook, both_houses
from hullbreach.kernel.scripted import Scripted

REFUSE_KEYS = ("option", "reason", "rule")


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


def run_case(case: dict[str, object], place: str, rulebook: Find, rule_ids: RuleIds | None = None) -> Result:
    """Run one case; with the ids of a game's rules reference its rules must be among them."""
    id = case.get("id")
    try:
        if not isinstance(id, str) or not id:
            raise BadInput("id", f"{id!r}, expected a text")
        check_envelope(case)
        book = rulebook(str(case["game"]))
        check_rules(case, rule_ids(book.id) if rule_ids else ())
        if case.get("kind") == PUZZLE:
            prove(read_puzzle(case), book)
            return Result(id, True, "")
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
