"""Check that whoever tells an event fills its places: so many arguments, and seats, cards, squares where they belong.

A rule tells by ``g.told += (events.MOVED, who, square)``, with an audience in front of the event where not everybody
sees it, or by a function that takes the event (``tell_each``). What cannot be judged must be written more plainly.
"""

from __future__ import annotations

import ast
import importlib
import sys
from dataclasses import dataclass, field
from pathlib import Path

from hullbreach.kernel.phrases import Phrase

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "hullbreach"
# A room is a spot, too.
ALSO = {"room": "spot"}
# Places are filled with ids and numbers, one each.
NO_IDS = (ast.List, ast.Dict, ast.Set, ast.Tuple, ast.JoinedStr, ast.Starred, ast.Compare, ast.ListComp)


@dataclass
class Teller:
    """A function that tells the events it is given, by the names of its arguments, and what it puts in their places."""

    arguments: list[str]
    tells: dict[str, list[ast.expr]] = field(default_factory=dict)


@dataclass
class Check:
    """The events of one game, what their words mean, and the complaints so far."""

    events: dict[str, Phrase]
    tellers: dict[str, Teller]
    complaints: list[str] = field(default_factory=list)

    def meanings(self, word: str) -> set[str]:
        """The kinds of id that a word stands for in the places of events; nothing for a word they do not use."""
        places = [place for phrase in self.events.values() for place in phrase.places]
        found = {kind for name, kind in places if word in (name, kind)}
        return found | {ALSO[kind] for kind in found if kind in ALSO}

    def fit(self, where: str, phrase: str, arguments: list[ast.expr]) -> None:
        """Compare the arguments behind an event with its places."""
        if phrase not in self.events:
            self.complaints.append(f"{where}: there is no event {phrase}")
            return
        places = self.events[phrase].places
        if len(arguments) != len(places):
            names = ", ".join(name for name, _ in places) or "none"
            self.complaints.append(f"{where}: {phrase} has the places {names}, and {len(arguments)} arguments")
            return
        for argument, (name, kind) in zip(arguments, places, strict=True):
            if not self.may_fill(argument, kind):
                text = ast.unparse(argument)
                self.complaints.append(f"{where}: {phrase} has {text} for its {name}, where a {kind} belongs")

    def may_fill(self, argument: ast.expr, kind: str) -> bool:
        """Whether an argument can be an id of this kind, by what it is called."""
        if isinstance(argument, NO_IDS) or phrases_of(argument, set()) is not None:
            return False
        if isinstance(argument, ast.Constant):
            return type(argument.value) is int and kind == "number"
        if isinstance(argument, ast.Call) and last_word(argument.func) == "len":
            return kind == "number"
        meant = self.meanings(last_word(argument))
        return not meant or kind in meant


def last_word(expression: ast.expr) -> str:
    """What an expression is about: the last of its names."""
    if isinstance(expression, ast.Attribute):
        return expression.attr
    return expression.id if isinstance(expression, ast.Name) else ""


def phrases_of(expression: ast.expr, given: set[str]) -> list[str] | None:
    """The events an expression stands for, or the argument through which one was given; None for anything else."""
    if isinstance(expression, ast.IfExp):
        one, other = phrases_of(expression.body, given), phrases_of(expression.orelse, given)
        return None if one is None or other is None else [*one, *other]
    if isinstance(expression, ast.Attribute) and ast.unparse(expression.value) == "events":
        return [expression.attr]
    if isinstance(expression, ast.Name) and expression.id in given:
        return [expression.id]
    return None


def facts_of(told: ast.expr, given: set[str]) -> list[tuple[list[str], list[ast.expr]]]:
    """The facts of one ``told +=``, each with its events and arguments: all name their audience, or none does."""
    items = told.elts if isinstance(told, ast.Tuple) else []
    at = [n for n, item in enumerate(items) if phrases_of(item, given) is not None]
    if not at or at[0] > 1:
        raise ValueError("write what is told plainly: (events.NAME, …) or (audience, events.NAME, …)")
    audience = at[0]
    ends = [n - audience for n in at[1:]] + [len(items)]
    return [(phrases_of(items[n], given) or [], items[n + 1 : end]) for n, end in zip(at, ends, strict=True)]


def given_phrases(function: ast.FunctionDef) -> set[str]:
    """The arguments of a function that are events."""
    return {a.arg for a in function.args.args if a.annotation is not None and ast.unparse(a.annotation) == "Phrase"}


def functions_of(tree: ast.Module) -> list[ast.FunctionDef]:
    """All functions and methods of a module."""
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


def is_told(target: ast.expr) -> bool:
    """Whether this is the list of what is told, or the local name of it."""
    return last_word(target) == "told"


def tellers_in(tree: ast.Module) -> dict[str, Teller]:
    """The functions of a module that tell the events given to them, by name."""
    found: dict[str, Teller] = {}
    for function in functions_of(tree):
        given = given_phrases(function)
        for node in ast.walk(function):
            if given and isinstance(node, ast.AugAssign) and is_told(node.target):
                arguments = [a.arg for a in function.args.args if a.arg != "self"]
                teller = found.setdefault(function.name, Teller(arguments))
                for phrases, filled in facts_of(node.value, given):
                    teller.tells |= {name: filled for name in phrases if name in given}
    return found


def check_module(check: Check, name: str, tree: ast.Module) -> None:
    """Look at everything that a module tells."""
    for function in functions_of(tree):
        given = given_phrases(function)
        for node in ast.walk(function):
            where = f"{name}:{getattr(node, 'lineno', 0)}"
            if isinstance(node, ast.AugAssign) and is_told(node.target):
                try:
                    facts = facts_of(node.value, given)
                except ValueError as problem:
                    check.complaints.append(f"{where}: {problem}")
                    continue
                for phrases, arguments in facts:
                    for phrase in phrases:
                        if phrase not in given:
                            check.fit(where, phrase, arguments)
            elif (
                isinstance(node, ast.Attribute) and node.attr in ("append", "extend", "insert") and is_told(node.value)
            ):
                check.complaints.append(f"{where}: write what is told plainly: told += (events.NAME, …)")
            elif isinstance(node, ast.Call) and last_word(node.func) in check.tellers:
                check_call(check, where, node)


def check_call(check: Check, where: str, call: ast.Call) -> None:
    """Look at the events that are given to a function which tells them."""
    teller = check.tellers[last_word(call.func)]
    for argument, value in zip(teller.arguments, call.args, strict=False):
        if argument in teller.tells:
            phrases = phrases_of(value, set())
            if phrases is None:
                check.complaints.append(f"{where}: name the event that is told: events.NAME")
            for phrase in phrases or []:
                check.fit(where, phrase, teller.tells[argument])


def complaints(events: dict[str, Phrase], sources: dict[str, str], kernel: str) -> list[str]:
    """All that is wrong with what the modules of a game tell; the kernel's own tellers stand in its state."""
    trees = {name: ast.parse(source) for name, source in sources.items()}
    tellers = tellers_in(ast.parse(kernel))
    for tree in trees.values():
        tellers |= tellers_in(tree)
    check = Check(events, tellers)
    for name, tree in trees.items():
        check_module(check, name, tree)
    return check.complaints


def of_game(game: str) -> list[str]:
    """The complaints about one game."""
    events = importlib.import_module(f"hullbreach.games.{game}.words.events")
    paths = sorted((SOURCES / "games" / game / "rules").rglob("*.py"))
    sources = {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in paths}
    kernel = (SOURCES / "kernel" / "state.py").read_text("utf-8")
    return complaints({n: v for n, v in vars(events).items() if isinstance(v, Phrase)}, sources, kernel)


def main() -> None:
    """Check every game."""
    games = sorted(path.parent.parent.name for path in SOURCES.glob("games/*/words/events.py"))
    found = [complaint for game in games for complaint in of_game(game)]
    if found:
        sys.exit("\n".join(found))


if __name__ == "__main__":
    main()
