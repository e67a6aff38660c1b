"""Which rules are proved: every statement of the rules reference with the tests and cases that name it."""

from __future__ import annotations

import ast
import json
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

from hullbreach.kernel.errors import BadInput

STATEMENT = re.compile(r"^- \*\*([A-Z]+-([A-Z][A-Z0-9]*)-\d+)\*\* (.*)$")
# Worked examples, decisions and the list of choices are not rules of their own.
NOT_RULES = ("EX", "AMB", "DEC", "CHO")
RECORDED = Path(__file__).parent / "recorded"


@dataclass
class Rule:
    """One statement of the rules reference."""

    id: str
    text: str
    proved_by: list[str]
    reason: str = ""


@dataclass
class Coverage:
    """All rules of a game and how many of them are proved."""

    game: str
    statements: list[Rule]

    @property
    def proved(self) -> int:
        """How many rules at least one test or case names."""
        return sum(1 for rule in self.statements if rule.proved_by)

    @property
    def share(self) -> float:
        """The proved share, between 0 and 1."""
        return self.proved / len(self.statements) if self.statements else 0.0

    def to_json(self) -> dict[str, object]:
        """The figures and every rule, as plain data."""
        return {
            "game": self.game,
            "rules": len(self.statements),
            "proved": self.proved,
            "coverage": round(self.share, 4),
            "statements": [
                {"id": r.id, "text": r.text, "proved_by": r.proved_by, "reason": r.reason} for r in self.statements
            ],
        }


def checkout() -> Path | None:
    """The source tree this package runs from, or that the working folder lies in; None elsewhere."""
    for start in (Path.cwd(), Path(__file__).resolve().parents[3]):
        for folder in (start, *start.parents):
            if (folder / "docs" / "rules").is_dir() and (folder / "tests").is_dir():
                return folder
    return None


def coverage(game: str) -> Coverage:
    """The rules of a game: read from the checkout, elsewhere as recorded when the package was built."""
    root = checkout()
    if root is not None and (root / "docs" / "rules" / f"{game}.md").is_file():
        return measure(game, root)
    recorded = RECORDED / f"{game}.json"
    if not recorded.is_file() and root is not None:
        raise BadInput(f"rules of {game}", f"there is no rules reference docs/rules/{game}.md yet")
    if not recorded.is_file():
        raise BadInput(f"rules of {game}", "neither a checkout nor recorded figures were found")
    return from_json(json.loads(recorded.read_text("utf-8")))


def from_json(data: dict[str, object]) -> Coverage:
    """The coverage that was recorded."""
    statements = data["statements"]
    assert isinstance(statements, list)
    return Coverage(
        str(data["game"]), [Rule(s["id"], s["text"], list(s["proved_by"]), s["reason"]) for s in statements]
    )


def measure(game: str, root: Path) -> Coverage:
    """Read the rules reference and everything under tests that names a rule."""
    reasons = _reasons(root / "docs" / "rules" / f"{game}-open.toml")
    statements: list[Rule] = []
    for line in (root / "docs" / "rules" / f"{game}.md").read_text("utf-8").splitlines():
        found = STATEMENT.match(line)
        if found and found.group(2) not in NOT_RULES:
            id = found.group(1)
            statements.append(Rule(id, found.group(3), [], reasons.get(id, "")))
    # What names no rule of this game need not be understood, which takes most of the time.
    begins = re.compile("|".join(sorted({rule.id.partition("-")[0] + "-" for rule in statements})))
    named = _named_in_tests(root / "tests", begins)
    for id, where in _named_in_cases(root / "tests" / "cases", begins).items():
        named.setdefault(id, []).extend(where)
    for rule in statements:
        rule.proved_by = sorted(named.get(rule.id, []))
    return Coverage(game, statements)


def _reasons(path: Path) -> dict[str, str]:
    """Why some rules have no proof, by id."""
    return {k: str(v) for k, v in tomllib.loads(path.read_text("utf-8")).items()} if path.is_file() else {}


def _named_in_tests(folder: Path, begins: re.Pattern[str]) -> dict[str, list[str]]:
    """Rule ids in ``pytest.mark.rules(...)``, with the tests they stand on."""
    named: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        text = path.read_text("utf-8")
        if begins.search(text) is None:
            continue
        inside: list[ast.stmt] = [*ast.parse(text).body]
        for node in inside:
            if isinstance(node, ast.ClassDef):
                inside.extend(node.body)
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                for decorator in node.decorator_list:
                    for id in _rule_ids(decorator):
                        named.setdefault(id, []).append(f"{path.relative_to(folder.parent)}::{node.name}")
    return named


def _rule_ids(decorator: ast.expr) -> list[str]:
    """The ids a ``pytest.mark.rules`` decorator names."""
    if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Attribute) and decorator.func.attr == "rules":
        return [a.value for a in decorator.args if isinstance(a, ast.Constant) and isinstance(a.value, str)]
    return []


def _named_in_cases(folder: Path, begins: re.Pattern[str]) -> dict[str, list[str]]:
    """Rule ids that conformance cases name."""
    named: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.toml")):
        text = path.read_text("utf-8")
        for case in tomllib.loads(text).get("case", []) if begins.search(text) else []:
            for id in case.get("rules", []):
                named.setdefault(id, []).append(f"case {case.get('id', '?')}")
    return named
