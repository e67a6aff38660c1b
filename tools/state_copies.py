"""Write how the state of a game is copied and compared, from the fields that its ``__init__`` declares.

The declaration is what stands under ``if like is None:``. How deep a copy must go follows from the type of a field;
what comes from outside (``self.board = fixed.board``) is shared. A field marked ``# no fact`` only remembers what
follows from the others, so states are equal without it. A new game begins with ``FACTS = ()``, ``__slots__ = ()`` and
``else: pass``.
"""

from __future__ import annotations

import ast
import sys
import textwrap
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
STATES = "src/hullbreach/games/*/rules/state.py"
HEAD = "# Written by `make state-copies` from what `__init__` declares; do not edit."
NO_FACT = "# no fact"
LINE = 120
# What nobody can change is shared.
VALUES = ("int", "str", "bool", "float", "None", "tuple", "frozenset")
PLAIN = (ast.Constant, ast.Name, ast.BinOp, ast.UnaryOp, ast.operator, ast.unaryop, ast.expr_context)


class UnclearError(Exception):
    """A declaration that does not say how to copy its field."""


@dataclass
class Field:
    """One declared field, and the expression that copies it."""

    name: str
    copy: str
    fact: bool


def copied(kind: ast.expr, source: str) -> str:
    """The expression that copies what ``source`` stands for, as deep as its type asks for."""
    if isinstance(kind, ast.BinOp):
        if copied(kind.left, source) == copied(kind.right, source) == source:
            return source
        raise UnclearError(f"is {ast.unparse(kind)}: a copy cannot be both")
    outer = ast.unparse(kind.value if isinstance(kind, ast.Subscript) else kind)
    if outer in VALUES:
        return source
    if not isinstance(kind, ast.Subscript) or outer not in ("list", "dict", "set"):
        raise UnclearError(f"is {ast.unparse(kind)}, and nothing says how to copy that")
    inner = copied(kind.slice.elts[-1] if isinstance(kind.slice, ast.Tuple) else kind.slice, "each")
    if inner == "each":
        return f"{source}[:]" if outer == "list" else f"{source}.copy()"
    if outer == "dict":
        return f"{{key: {inner} for key, each in {source}.items()}}"
    return f"[{inner} for each in {source}]"


def field_of(statement: ast.stmt, outside: set[str], line: str) -> Field:
    """The field that one statement declares."""
    target = value = None
    if isinstance(statement, ast.Assign | ast.AnnAssign):
        target = statement.target if isinstance(statement, ast.AnnAssign) else statement.targets[0]
        value = statement.value
    if value is None or not isinstance(target, ast.Attribute) or ast.unparse(target.value) != "self":
        raise UnclearError(f"{ast.unparse(statement)!r} declares no field")
    name, source = target.attr, f"like.{target.attr}"
    if ast.unparse(value).split(".")[0] in outside:
        return Field(name, source, False)
    fact = not line.endswith(NO_FACT)
    if isinstance(statement, ast.AnnAssign):
        try:
            return Field(name, copied(statement.annotation, source), fact)
        except UnclearError as problem:
            raise UnclearError(f"{name} {problem}") from None
    if not all(isinstance(node, PLAIN) for node in ast.walk(value)):
        raise UnclearError(f"{name} needs a type")
    return Field(name, source, fact)


def declaration(kind: ast.ClassDef) -> tuple[ast.If, set[str]]:
    """The branch of ``__init__`` that declares the fields, and the arguments that come from outside."""
    for method in kind.body:
        if isinstance(method, ast.FunctionDef) and method.name == "__init__":
            outside = {argument.arg for argument in method.args.args} - {"self", "seats", "like"}
            for branch in method.body:
                if isinstance(branch, ast.If) and branch.orelse and ast.unparse(branch.test) == "like is None":
                    return branch, outside
    raise UnclearError(f"{kind.name} has no `if like is None:` with an `else:` in its __init__")


def packed(names: list[str], indent: str) -> list[str]:
    """Names in quotes, as many on a line as fit."""
    text = " ".join(f'"{name}",' for name in names)
    return textwrap.wrap(text, LINE, initial_indent=indent, subsequent_indent=indent)


def lines_of(body: list[ast.stmt], name: str) -> tuple[int, int]:
    """The first and the last line of the statement that gives a name its value."""
    for statement in body:
        if isinstance(statement, ast.Assign) and ast.unparse(statement.targets[0]) == name:
            return statement.lineno, statement.end_lineno or statement.lineno
    raise UnclearError(f"{name} = () is missing")


def written(source: str) -> str:
    """The source of a state with all that follows from its declaration."""
    tree = ast.parse(source)
    lines = source.split("\n")
    kinds = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    kind = next(each for each in kinds if "State" in [ast.unparse(base) for base in each.bases])
    branch, outside = declaration(kind)
    fields = [field_of(statement, outside, lines[(statement.end_lineno or 0) - 1]) for statement in branch.body]
    facts = packed([field.name for field in fields if field.fact], "    ")
    others = "".join([f', "{field.name}"' for field in fields if not field.fact])
    copies = [f"            self.{field.name} = {field.copy}" for field in fields]
    copying = branch.orelse[0].lineno, branch.orelse[-1].end_lineno or 0
    # From the bottom up, so that the lines above keep their numbers.
    for (first, last), new in (
        (copying, [f"            {HEAD}", *copies]),
        (lines_of(kind.body, "__slots__"), slots(others)),
        (lines_of(tree.body, "FACTS"), [HEAD, "FACTS = (", *facts, ")  # fmt: skip"]),
    ):
        start = first - 2 if lines[first - 2].strip() == HEAD else first - 1
        lines[start:last] = new
    return "\n".join(lines)


def slots(others: str) -> list[str]:
    """The slots as the formatter lays them out: on one line, or one to a line."""
    line = f"    __slots__ = (*FACTS{others})"
    if len(line) <= LINE:
        return [line]
    return ["    __slots__ = (", *[f"        {name}," for name in f"*FACTS{others}".split(", ")], "    )"]


def main() -> None:
    """Write the states of all games, or check that they are as they would be written."""
    for path in sorted(ROOT.glob(STATES)):
        source = path.read_text("utf-8")
        try:
            new = written(source)
        except UnclearError as problem:
            sys.exit(f"{path.relative_to(ROOT)}: {problem}")
        if "--check" not in sys.argv:
            path.write_text(new, "utf-8")
        elif new != source:
            sys.exit(f"{path.relative_to(ROOT)}: its copy does not fit its fields: make state-copies")


if __name__ == "__main__":
    main()
