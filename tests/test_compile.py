"""What the compiled build compiles, and what it leaves to the interpreter."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hullbreach.cli.words import which_build
from hullbreach.games import GAMES
from hullbreach.kernel import procedures
from tools.compile import ROOT, SOURCES, bases_in, modules_to_compile, settle_constants, write_constructors

# From what is wished and the kind of the build to what goes into the package, what that needs, and what is warned of.
Built = Callable[..., tuple[dict[str, Any], list[str], list[str]]]


def test_what_goes_out_as_data_is_left_to_the_interpreter() -> None:
    # A compiled class takes no value of another type, frees what it held before it refuses one, and has no schema.
    compiled = {path.relative_to(SOURCES).as_posix() for path in modules_to_compile()}
    assert "kernel/match.py" in compiled
    assert compiled.isdisjoint({"kernel/scene.py", "kernel/plain_scene.py", "kernel/records.py"})


def test_only_what_runs_in_play_is_compiled() -> None:
    rooms = {path.relative_to(SOURCES).parts[1:3] for path in modules_to_compile() if "games" in path.parts}
    for game in GAMES:
        assert {(game, room) for room in ("rules", "words", "content")} <= rooms
        assert rooms.isdisjoint({(game, room) for room in ("show", "cases")})
    # Bots choose as often as rules are carried out; that of one game is quicker when it is interpreted.
    assert {game for game, room in rooms if room == "bot"} == set(GAMES) - {"hunt"}


def test_constants_of_a_compiled_module_stay_what_they_are() -> None:
    # Looked up in a dictionary every time, they would cost more than what is done with them.
    source = """from __future__ import annotations
MOST = 3
T = TypeVar("T")
MANY = (MOST, 4)
Choice = tuple[int, str]
KINDS: dict[str, int] = {
    "egg": 1,
}
EGG, LARVA = range(2)
QUEEN, NEST = range(MOST, MOST + 2)
OPEN, SHUT = (
    "open",
    "shut",
)
least: int = MOST
def f() -> int:
    HERE = 1
    return HERE
"""
    settled = settle_constants(source)
    assert settled.splitlines()[:14] == [
        "from __future__ import annotations; from typing import Final",
        "MOST: Final = 3",
        'T = TypeVar("T")',
        "MANY = (MOST, 4)",
        "Choice = tuple[int, str]",
        "KINDS: Final[dict[str, int]] = {",
        '    "egg": 1,',
        "}",
        "EGG: Final = 0; LARVA: Final = 1",
        "QUEEN: Final = MOST + 0; NEST: Final = MOST + 1",
        "OPEN: Final = 'open'; SHUT: Final = 'shut'",
        "",
        "",
        "",
    ]
    assert settled.splitlines()[14:] == source.splitlines()[14:]
    assert settle_constants("from x import y\n") == "from x import y\n"


def test_constructors_of_a_compiled_module_are_written_out() -> None:
    source = """from __future__ import annotations
@dataclass
class Pay(Procedure):
    \"\"\"Pay.\"\"\"

    seat: int
    left: int = 1

    def ask(self, g: State) -> Next:
        return None


@dataclass
class Bare(Procedure):
    def ask(self, g: State) -> Next:
        return None


@dataclass(frozen=True)
class Frozen:
    seat: int


@dataclass
class Heir(Pay):
    more: int


@dataclass
class Full(Procedure):
    found: list[int] = field(default_factory=list)

"""
    lines = source.splitlines()
    lines[1] = "@dataclass(init=False)"
    lines[7] = "    def __init__(self, seat: int, left: int = 1) -> None: self.seat = seat; self.left = left"
    assert write_constructors(source, frozenset()).splitlines() == lines
    # An heir would be made by the constructor of its parent, which knows too little of it.
    assert bases_in([source]) == {"Procedure", "Pay"}
    assert write_constructors(source, bases_in([source])) == source


def test_what_is_written_out_sets_the_same_fields() -> None:
    # The copies of the sources that the compiler reads do what the sources do.
    for path in modules_to_compile():
        source = path.read_text("utf-8")
        before, after = ast.parse(source), ast.parse(write_constructors(source, frozenset()))
        for old, new in zip(before.body, after.body, strict=True):
            if ast.dump(old) != ast.dump(new):
                assert isinstance(old, ast.ClassDef)
                assert isinstance(new, ast.ClassDef)
                (made,) = [each for each in new.body if isinstance(each, ast.FunctionDef) and each.name == "__init__"]
                fields = [ast.unparse(each.target) for each in old.body if isinstance(each, ast.AnnAssign)]
                assert [place.arg for place in made.args.args] == ["self", *fields]
                assert [ast.unparse(each) for each in made.body] == [f"self.{name} = {name}" for name in fields]


class Told:
    """Whoever builds a package and reads what is said on the way."""

    def __init__(self) -> None:
        self.warnings: list[str] = []

    def display_warning(self, text: str) -> None:
        self.warnings.append(text)


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Built:
    """How the package is built here, without the minutes that the compiler takes: one module, compiled already."""
    monkeypatch.syspath_prepend(ROOT)
    monkeypatch.syspath_prepend(ROOT / "tools")
    hook = importlib.import_module("hatch_build")
    compiler = importlib.import_module("compile")
    library = tmp_path / "hullbreach" / "kernel" / "match.so"
    monkeypatch.setattr(compiler, "TARGET", tmp_path)
    monkeypatch.setattr(compiler, "has_compiler", lambda: True)

    def compile_one() -> None:
        library.parent.mkdir(parents=True)
        library.write_text("compiled")

    monkeypatch.setattr(compiler, "build", compile_one)
    monkeypatch.setattr(hook.MakeParts, "build_page", lambda self, root: None)
    monkeypatch.setattr(hook.MakeParts, "record_rules", lambda self, root, data: None)

    def build(wish: str, kind: str = "standard") -> tuple[dict[str, Any], list[str], list[str]]:
        monkeypatch.setenv("HULLBREACH_COMPILE", wish)
        told = Told()
        parts = hook.MakeParts(str(ROOT), {}, None, None, str(tmp_path), "wheel", told)
        data: dict[str, Any] = {"force_include": {}}
        parts.initialize(kind, data)
        return data, parts.dependencies(), told.warnings

    return build


def test_a_package_is_compiled_where_that_is_wished(built: Built) -> None:
    data, needed, _ = built("1")
    assert "hullbreach/kernel/match.so" in data["force_include"].values()
    assert (data["pure_python"], data["infer_tag"]) == (False, True)
    assert any(each.startswith("mypy[mypyc]") for each in needed)
    # Compiled modules import it, and nothing else would bring it to an empty machine.
    assert any(each.startswith("mypy_extensions") for each in data["dependencies"])


@pytest.mark.parametrize("wish", ["", "0"])
def test_a_package_is_pure_python_where_nobody_wishes_otherwise(built: Built, wish: str) -> None:
    data, needed, _ = built(wish)
    assert list(data) == ["force_include"]
    assert not any(place.endswith(".so") for place in data["force_include"].values())
    assert needed == []


def test_without_a_compiler_a_package_is_pure_python_and_says_so(built: Built, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("compile.has_compiler", lambda: False)
    data, _, warnings = built("1")
    assert "pure_python" not in data
    assert warnings == ["HULLBREACH_COMPILE: no C compiler was found, so the package is pure Python"]


def test_a_checkout_is_never_compiled_in_place(built: Built) -> None:
    assert built("1", "editable")[0] == {"force_include": {}}


def test_it_is_said_which_build_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    for file, said in (("procedures.py", "pure Python"), ("procedures.cpython-311-x86_64-linux-gnu.so", "compiled")):
        monkeypatch.setattr(procedures, "__file__", file)
        assert which_build() == said
