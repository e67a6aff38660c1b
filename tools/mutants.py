"""Change the rules of a game a little, many times over, and see whether its tests notice: make mutants.

A sample of mutants (one comparison, number, operator ... changed) is drawn with a fixed seed. Each runs in a child of
its own against the tests of the game, its cases and its golden games, those that execute the changed statement, the
quickest first, until one fails. Which test executes what is measured once and kept in build/mutants. Survivors that
change nothing are listed with the reason in docs/mutants/<game>.toml and counted apart.
"""

import argparse
import ast
import builtins
import contextlib
import copy
import hashlib
import importlib.abc
import importlib.util
import json
import os
import random
import resource
import signal
import sys
import time
import tomllib
import types
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "hullbreach" / "games"
ROOMS = ("rules", "words", "content")
CACHE = ROOT / "build" / "mutants"
SEED = 10
LEAST = 95.0
PATIENCE = 60.0
# What checks the pieces for the tests decides nothing itself.
NO_RULE = ("conserved.py",)
# Who knows what is proved by the suite that every game passes, in whole games.
BY_SUITE = ("secrets.py",)
SUITE = "tests/suite/"
SURVIVED, KILLED, SAME = "survived", "killed", "changes nothing"

COMPARISONS = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
OPERATORS = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.Add,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.BitXor: ast.BitOr,
}  # fmt: skip
Path_ = tuple[tuple[str, int], ...]


# ---- what can be changed


@dataclass(frozen=True)
class Mutant:
    """One change in one file: the way to the node, which change of it, and how both read."""

    file: str
    path: Path_
    number: int
    line: int
    text: str
    scope: str
    statement: tuple[int, int]
    before: str
    after: str

    def __str__(self) -> str:
        file = self.file.split("/games/")[1]
        return f"{file}:{self.line} in {self.scope or 'the module'}: {self.before}  →  {self.after}"


def changes(node: ast.AST) -> Iterator[Callable[[ast.AST], ast.AST]]:
    """The ways to change one node, each a function that returns what stands in its place."""
    if isinstance(node, ast.Compare):
        for n in range(len(node.ops)):
            yield lambda new, n=n: put(new, ops=[*new.ops[:n], COMPARISONS[type(new.ops[n])](), *new.ops[n + 1 :]])
    elif isinstance(node, ast.BoolOp):
        yield lambda new: put(new, op=ast.Or() if isinstance(new.op, ast.And) else ast.And())
    elif (isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)) or is_negative(node):
        yield lambda new: new.operand
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in OPERATORS and not joins(node):
        yield lambda new: put(new, op=OPERATORS[type(new.op)]())
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield lambda new: put(new, value=not new.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield lambda new: put(new, value=new.value + 1)
    elif isinstance(node, ast.If | ast.While | ast.IfExp) and isinstance(
        node.test, ast.Name | ast.Attribute | ast.Call
    ):
        yield lambda new: put(new, test=ast.UnaryOp(ast.Not(), new.test))
    elif isinstance(node, ast.Return) and node.value is not None and not is_nothing(node.value):
        yield lambda new: put(new, value=ast.Constant(None))


def put(node: ast.AST, **values: object) -> ast.AST:
    """The node with other parts."""
    for name, value in values.items():
        setattr(node, name, value)
    return node


def joins(node: ast.BinOp | ast.AugAssign) -> bool:
    """Whether texts or lists are joined: any change there is noticed at once, and says nothing."""
    last = node.right if isinstance(node, ast.BinOp) else node.value
    if isinstance(last, ast.Tuple | ast.List | ast.ListComp | ast.JoinedStr):
        return True
    return isinstance(last, ast.Constant) and isinstance(last.value, str)


def is_negative(node: ast.AST) -> bool:
    """A number below zero, which mostly stands for nobody or nothing: any other below zero would say the same."""
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant)


def is_nothing(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def mutants_of(path: Path, name: str) -> list[Mutant]:
    """Every mutant of a file."""
    found: list[Mutant] = []
    source = path.read_text(encoding="utf-8")
    lines = source.splitlines()

    def visit(node: ast.AST, way: Path_, scope: str, function: bool, statement: tuple[int, int]) -> None:
        if isinstance(node, ast.Assert | ast.Import | ast.ImportFrom | ast.JoinedStr):
            return
        if function and isinstance(node, ast.stmt):
            statement = (node.lineno, node.col_offset)
        for number, change in enumerate(changes(node)):
            before, after = brief(node), brief(change(copy.deepcopy(node)))
            text = lines[node.lineno - 1].strip()
            found.append(Mutant(name, way, number, node.lineno, text, scope, statement, before, after))
        for field, value in ast.iter_fields(node) if not is_negative(node) else ():
            if field in ("annotation", "returns", "decorator_list", "type_comment"):
                continue
            for n, child in enumerate(value if isinstance(value, list) else [value]):
                if isinstance(child, ast.AST):
                    inner, inside = scope, function
                    if isinstance(node, ast.ClassDef | ast.FunctionDef) and field == "body":
                        inner = f"{scope}.{node.name}".lstrip(".") if not function else scope
                        inside = function or isinstance(node, ast.FunctionDef)
                    visit(child, (*way, (field, n)), inner, inside, statement)

    visit(ast.parse(source), (), "", False, (0, 0))
    return found


def brief(node: ast.AST) -> str:
    """A node as one short line."""
    text = " ".join(ast.unparse(ast.fix_missing_locations(node)).split())
    return text if len(text) <= 110 else text[:107] + "..."


def mutated(mutant: Mutant) -> ast.Module:
    """The tree of the file with the change in it."""
    tree = ast.parse((ROOT / mutant.file).read_text(encoding="utf-8"))
    holder: ast.AST = tree
    for field, n in mutant.path[:-1]:
        holder = follow(holder, field, n)
    field, n = mutant.path[-1]
    node = follow(holder, field, n)
    new = list(changes(node))[mutant.number](node)
    if isinstance(getattr(holder, field), list):
        getattr(holder, field)[n] = new
    else:
        setattr(holder, field, new)
    return ast.fix_missing_locations(tree)


def follow(node: ast.AST, field: str, n: int) -> ast.AST:
    value = getattr(node, field)
    return value[n] if isinstance(value, list) else value


# ---- loading changed modules


class Loader(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports modules of the game from trees instead of their files."""

    def __init__(self, tree_of: Callable[[str], ast.Module | None]) -> None:
        self.tree_of = tree_of

    def find_spec(self, name: str, path: object, target: object = None) -> object:
        if not name.startswith("hullbreach.games."):
            return None
        spec = next((s for f in sys.meta_path if f is not self and (s := f.find_spec(name, path, target))), None)
        if spec is None or not spec.origin or not spec.origin.endswith(".py"):
            return None
        self.file = str(Path(spec.origin).resolve().relative_to(ROOT))
        if self.tree_of(self.file) is None:
            return None
        return importlib.util.spec_from_file_location(
            name, spec.origin, loader=self, submodule_search_locations=spec.submodule_search_locations
        )

    def create_module(self, spec: object) -> None:
        return None

    def exec_module(self, module: types.ModuleType) -> None:
        file = str(Path(module.__file__).resolve().relative_to(ROOT))
        exec(compile(self.tree_of(file), module.__file__, "exec"), module.__dict__)


def patch(mutant: Mutant) -> None:
    """Put the changed code into the living function, wherever it is referred to."""
    path = ROOT / mutant.file
    code = compile(mutated(mutant), str(path), "exec")
    for name in mutant.scope.split("."):
        code = next(c for c in code.co_consts if isinstance(c, types.CodeType) and c.co_name == name)
    module = ".".join(Path(mutant.file).relative_to("src").with_suffix("").parts)
    found: object = sys.modules[module]
    for name in mutant.scope.split("."):
        found = found.__dict__[name]
    found = getattr(found, "fget", None) or getattr(found, "__func__", found)
    found = getattr(found, "__wrapped__", found)
    found.__code__ = code


# ---- which test executes what


def instrumented(file: str, places: dict[str, int]) -> ast.Module:
    """The tree of a file in which every statement of a function notes that it ran."""
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]:
        for node in ast.walk(function):
            for field in ("body", "orelse", "finalbody"):
                block = getattr(node, field, None)
                if isinstance(block, list) and block and isinstance(block[0], ast.stmt) and not noted(block[0]):
                    setattr(node, field, [new for stmt in block for new in (note(file, stmt, places), stmt)])
    return ast.fix_missing_locations(tree)


def note(file: str, stmt: ast.stmt, places: dict[str, int]) -> ast.stmt:
    number = places.setdefault(f"{file}:{stmt.lineno}:{stmt.col_offset}", len(places))
    return ast.parse(f"__ran__[{number}] = 1").body[0]


def noted(stmt: ast.stmt) -> bool:
    return isinstance(stmt, ast.Assign) and ast.unparse(stmt).startswith("__ran__")


class Session:
    """Runs in place of pytest's own loop over the tests of a game and its cases."""

    def __init__(self, game: str, loop: Callable[[list[pytest.Item]], None]) -> None:
        self.game, self.loop = game, loop

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        own = (f"tests/games/{self.game}/", f"[{self.game}/", f"[{self.game}-")
        items[:] = [item for item in items if any(mark in item.nodeid for mark in own)]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.loop(session.items)
        return True


def run_pytest(game: str, loop: Callable[[list[pytest.Item]], None]) -> None:
    """Collect the tests of a game and its cases, and hand them to a loop."""
    os.chdir(ROOT)
    with open(os.devnull, "w", encoding="utf-8") as nowhere, contextlib.redirect_stdout(nowhere):
        plain = ["-q", "-p", "no:cacheprovider", "-p", "no:randomly"]
        where = [f"tests/games/{game}", "tests/test_cases.py", "tests/golden", SUITE]
        pytest.main([*plain, *where], plugins=[Session(game, loop)])


def passes(item: pytest.Item) -> bool:
    """Run one test."""
    failed: list[bool] = []

    class Watch:
        def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
            failed.append(report.failed)

    watch = Watch()
    item.config.pluginmanager.register(watch)
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
    item.config.pluginmanager.unregister(watch)
    return not any(failed)


def measured(game: str, files: list[str]) -> dict[str, object]:
    """For every test its time and the statements it ran; only tests that are new since the last time are run."""
    texts = "".join((ROOT / file).read_text(encoding="utf-8") for file in files)
    file = CACHE / f"{game}-{hashlib.sha256(texts.encode()).hexdigest()[:12]}.json"
    kept = json.loads(file.read_text()) if file.exists() else {"places": {}, "tests": {}, "import": []}
    CACHE.mkdir(parents=True, exist_ok=True)

    def loop(items: list[pytest.Item]) -> None:
        ran = builtins.__ran__
        kept["import"] = [n for n, hit in enumerate(ran) if hit]
        # A test that is gone would be missed by every mutant that is loaded anew, as if it had broken the collection.
        there = {item.nodeid for item in items}
        kept["tests"] = {test: known for test, known in kept["tests"].items() if test in there}
        items = [item for item in items if item.nodeid not in kept["tests"] and not item.nodeid.startswith(SUITE)]
        for number, item in enumerate(items):
            ran[:] = bytes(len(ran))
            start = time.process_time()
            if not passes(item):
                print(f"{item.nodeid} fails without any change, and is left out", file=sys.__stderr__, flush=True)
                continue
            took = time.process_time() - start
            kept["tests"][item.nodeid] = [round(took, 4), [n for n, hit in enumerate(ran) if hit]]
            if number % 200 == 0:
                print(f"{game}: what each test runs, {number} of {len(items)}", file=sys.__stderr__, flush=True)
        file.write_text(json.dumps(kept))

    if in_child(lambda: measure(game, files, kept, loop)) != 0:
        raise SystemExit(f"{game}: its tests could not be measured")
    return json.loads(file.read_text())


def measure(game: str, files: list[str], kept: dict[str, object], loop: Callable[[list[pytest.Item]], None]) -> None:
    trees = {file: instrumented(file, kept["places"]) for file in files}
    builtins.__ran__ = bytearray(len(kept["places"]))
    sys.meta_path.insert(0, Loader(trees.get))
    run_pytest(game, loop)


# ---- running mutants


def in_child(work: Callable[[], object]) -> int:
    """Do something in a process of its own; its exit status, negative for a signal."""
    sys.stdout.flush()
    pid = os.fork()
    if pid == 0:
        try:
            work()
            os._exit(0)
        except SystemExit as stop:
            os._exit(stop.code if isinstance(stop.code, int) else 1)
        except BaseException:
            import traceback

            traceback.print_exc()
            os._exit(1)
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])


def try_tests(items: list[pytest.Item], times: dict[str, float], patience: float) -> None:
    """Run tests until one fails; a mutant that takes far longer or far more memory than the rules do dies of it."""
    end = time.process_time() + patience
    resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
    with open(os.devnull, "w", encoding="utf-8") as nowhere:
        os.dup2(nowhere.fileno(), 1)
        os.dup2(nowhere.fileno(), 2)
    for item in items:
        signal.setitimer(signal.ITIMER_PROF, 10 + 20 * times.get(item.nodeid, 1))
        if not passes(item):
            os._exit(1)
        if time.process_time() > end:
            return


def try_warm(
    game: str, chosen: list[Mutant], kept: dict[str, object], patience: float, tell: Callable[[Mutant, str], None]
) -> None:
    """Mutants of functions that nobody calls before the tests: patched into a fork of one loaded process."""
    times = {test: took for test, (took, _) in kept["tests"].items()}
    by_place: dict[int, list[str]] = {}
    for test, (_, ran) in kept["tests"].items():
        for place in ran:
            by_place.setdefault(place, []).append(test)

    def loop(items: list[pytest.Item]) -> None:
        by_name = {item.nodeid: item for item in items}
        for mutant in chosen:
            tests = [test for test in by_place.get(place_of(mutant, kept), ()) if test in by_name]
            tests.sort(key=lambda test: times[test])
            if mutant.file.endswith(BY_SUITE):
                tests += [test for test in by_name if test.startswith(SUITE)]

            def work(mutant: Mutant = mutant, tests: list[str] = tests) -> None:
                patch(mutant)
                try_tests([by_name[test] for test in tests], times, patience)

            tell(mutant, KILLED if in_child(work) else SURVIVED)

    run_pytest(game, loop)


def try_cold(game: str, mutant: Mutant, kept: dict[str, object], patience: float) -> str:
    """A mutant of what runs on import: everything is loaded anew, and any test may notice."""
    times = {test: took for test, (took, _) in kept["tests"].items()}

    def work() -> None:
        sys.meta_path.insert(0, Loader({mutant.file: mutated(mutant)}.get))
        seen: list[int] = []

        def loop(items: list[pytest.Item]) -> None:
            known = [item for item in items if item.nodeid in times]
            seen.append(len(known))
            try_tests(sorted(known, key=lambda item: times[item.nodeid]), times, patience)

        with open(os.devnull, "w", encoding="utf-8") as nowhere:
            os.dup2(nowhere.fileno(), 2)
        run_pytest(game, loop)
        os._exit(0 if seen and seen[0] == len(times) else 1)

    return KILLED if in_child(work) else SURVIVED


def place_of(mutant: Mutant, kept: dict[str, object]) -> int:
    line, column = mutant.statement
    return kept["places"].get(f"{mutant.file}:{line}:{column}", -1)


def listed(game: str) -> list[dict[str, str]]:
    """The mutants that change nothing, with the reason."""
    file = ROOT / "docs" / "mutants" / f"{game}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")).get("same", []) if file.exists() else []


def changes_nothing(mutant: Mutant, same: list[dict[str, str]]) -> bool:
    """Whether a mutant is in the list; ``line`` is needed only where a function has several alike."""
    return any(
        mutant.file.endswith(f"/{entry['file']}")
        and (mutant.scope, mutant.before, mutant.after) == (entry["in"], entry["before"], entry["after"])
        and entry.get("line", mutant.text) == mutant.text
        for entry in same
    )


def rule_files(game: str) -> list[str]:
    """The files of a game whose rules are changed."""
    files = [f for room in ROOMS for f in sorted((GAMES / game / room).glob("**/*.py")) if f.name not in NO_RULE]
    return [str(file.relative_to(ROOT)) for file in [*files, GAMES / game / "rulebook.py"]]


def game_run(game: str, n: int, seed: int, only: str, again: bool, patience: float) -> bool:
    """Sample and run the mutants of one game; whether enough of them were noticed."""
    names = rule_files(game)
    every = [mutant for name in names for mutant in mutants_of(ROOT / name, name)]
    chosen = random.Random(seed).sample(every, min(n, len(every)))
    if only:
        chosen = [mutant for mutant in every if f"{mutant.file}:{mutant.line}:".find(only) >= 0]
    same = listed(game)
    known = [m for m in chosen if changes_nothing(m, same)]
    chosen = [m for m in chosen if m not in known]
    kept = measured(game, names)
    on_import = set(kept["import"])
    warm = [m for m in chosen if m.statement[0] and place_of(m, kept) not in on_import]
    cold = [m for m in chosen if m not in warm]
    count = f"{len(chosen) + len(known)} of {len(every)} mutants, seed {seed}; {len(cold)} of them on import"
    print(f"{game}: {count}", file=sys.__stderr__, flush=True)
    report = CACHE / f"{game}.txt"
    before = report.read_text(encoding="utf-8").splitlines() if again and report.exists() else []
    noticed = [f"{KILLED}\t{m}" for m in chosen if f"{KILLED}\t{m}" in before]
    warm, cold = ([m for m in some if f"{KILLED}\t{m}" not in noticed] for some in (warm, cold))
    report.write_text("".join(f"{line}\n" for line in noticed), encoding="utf-8")

    def tell(mutant: Mutant, result: str) -> None:
        with report.open("a", encoding="utf-8") as out:
            out.write(f"{result}\t{mutant}\n")
        done = len(report.read_text(encoding="utf-8").splitlines())
        print(f"{done:4}/{len(chosen)} {result:8} {mutant}", file=sys.__stderr__, flush=True)

    in_child(lambda: try_warm(game, warm, kept, patience, tell))
    for mutant in cold:
        tell(mutant, try_cold(game, mutant, kept, patience))
    lines = [line.split("\t") for line in report.read_text(encoding="utf-8").splitlines()]
    survived = [text for result, text in lines if result == SURVIVED]
    share = 100 * (len(lines) - len(survived)) / max(1, len(lines))
    print(f"\n{game}: {len(survived)} of {len(lines)} survived, {len(known)} change nothing: {share:.1f} % killed")
    print("".join([f"  survived  {text}\n" for text in survived]), end="")
    return share >= LEAST and len(lines) == len(chosen)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", help="all games with tests, if none is named")
    parser.add_argument("-n", type=int, default=200, help="how many mutants of each game")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--only", default="", help="every mutant of a file, or of file:line:, instead of a sample")
    parser.add_argument("--again", action="store_true", help="only what the last run did not kill")
    parser.add_argument("--patience", type=float, default=PATIENCE, help="seconds of tests a mutant has to survive")
    args = parser.parse_args()
    games = args.games or sorted(p.parent.name for p in GAMES.glob("*/rulebook.py"))
    good = [game_run(game, args.n, args.seed, args.only, args.again, args.patience) for game in games]
    sys.exit(not all(good))


if __name__ == "__main__":
    main()
