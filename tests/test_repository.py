"""The repository itself: what is tracked, what it says, and which way imports go."""

import ast
import importlib.metadata
import os
import re
import shutil
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
BINARY = {".png", ".ico", ".woff2", ".gz", ".zip", ".db"}

# Escaped or split so that no line of this file is found by its own pattern.
MACHINE_PATHS = re.compile(r"(?<![\w.$})-])/(?:root|work|home|tmp|opt|Users|mnt)/\w")
REGISTRIES = re.compile(r"pypi\.org|pythonhosted\.org|registry\.(?:npmjs|yarnpkg)\.|[/]simple[/]")


@cache
def tracked_files() -> tuple[Path, ...]:
    """Every text file that git tracks and that is still there."""
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    paths = [ROOT / name for name in listed.decode().split("\0") if name]
    return tuple(path for path in paths if path.is_file() and path.suffix not in BINARY)


def places(pattern: re.Pattern[str]) -> list[str]:
    """Where a pattern occurs in the tracked files, as file:line."""
    return [
        f"{path.relative_to(ROOT)}:{number}"
        for path in tracked_files()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1)
        if pattern.search(line)
    ]


def test_every_tracked_text_file_is_utf8_with_plain_line_ends() -> None:
    for path in tracked_files():
        content = path.read_bytes()
        content.decode("utf-8")
        assert b"\r" not in content, path


def test_no_tracked_file_names_a_path_of_some_machine() -> None:
    assert places(MACHINE_PATHS) == []


def test_no_tracked_file_names_a_package_registry() -> None:
    assert places(REGISTRIES) == []


@pytest.mark.parametrize("before", ["see ", "cd '", "=", "(", ""])
def test_a_machine_path_would_be_found(before: str) -> None:
    assert MACHINE_PATHS.search(before + "/".join(["", "work", "main"]))


@pytest.mark.parametrize("text", ["src/hullbreach", "$(BIN)/python", "https://example.org/home/x", "kernel/parts"])
def test_a_relative_path_is_no_machine_path(text: str) -> None:
    assert not MACHINE_PATHS.search(text)


def test_nothing_that_was_built_is_tracked() -> None:
    built = re.compile(r"(^|/)(\.venv|build|dist|__pycache__)/|\.(pyc|so|egg-info)$")
    names = [path.relative_to(ROOT).as_posix() for path in tracked_files()]
    assert [name for name in names if built.search(name)] == []


def test_source_files_stay_short() -> None:
    long = [
        p.relative_to(ROOT) for p in tracked_files() if p.suffix == ".py" and len(p.read_bytes().splitlines()) > 500
    ]
    assert long == []


def calls_of_steps(source: str) -> list[str]:
    """The steps of procedures that are called by name instead of being left to the loop."""
    classes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef)]
    methods = {
        kind.name: [f for f in kind.body if isinstance(f, ast.FunctionDef) and ast.unparse(f.returns or f) == "Next"]
        for kind in classes
        if any(isinstance(base, ast.Name) for base in kind.bases)
    }
    steps = {f"{kind}.{f.name}" for kind, found in methods.items() for f in found if not f.name.startswith("_")}
    calls = []
    for kind, found in methods.items():
        for call in [node for f in found for node in ast.walk(f) if isinstance(node, ast.Call)]:
            if isinstance(call.func, ast.Attribute):
                of = call.func.value.func if isinstance(call.func.value, ast.Call) else call.func.value
                called = ast.unparse(of).replace("self", kind) + f".{call.func.attr}"
                calls += [called] if called in steps else []
    return calls


def test_a_step_never_calls_a_step() -> None:
    rules = sorted((ROOT / "src" / "hullbreach" / "games").glob("*/rules/**/*.py"))
    assert len(rules) > 30
    assert [(path.name, call) for path in rules for call in calls_of_steps(path.read_text("utf-8"))] == []


def test_a_step_that_calls_a_step_is_found() -> None:
    source = """
class One(Procedure):
    def first(self, g: Game) -> Next:
        return {called}

    def last(self, g: Game) -> Next:
        return self._own(g)


class Two(Procedure):
    def begin(self, g: Game) -> Next:
        return None
"""
    assert calls_of_steps(source.replace("{called}", "None")) == []
    assert calls_of_steps(source.replace("{called}", "self.last(g)")) == ["One.last"]
    assert calls_of_steps(source.replace("{called}", "Two().begin(g)")) == ["Two.begin"]


def test_the_version_is_the_same_everywhere() -> None:
    init = (ROOT / "src" / "hullbreach" / "kernel" / "version.py").read_text("utf-8")
    stated = re.search(r'^VERSION = "(.+)"$', init, re.MULTILINE)
    assert stated is not None
    assert stated[1] == PROJECT["version"]
    released = re.findall(r"^## \[(\d.*?)\]", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert released[:1] in ([], [PROJECT["version"]])
    assert importlib.metadata.version("hullbreach") == PROJECT["version"]


def test_every_dependency_is_bounded_above_and_below() -> None:
    for requirement in PROJECT["dependencies"]:
        assert re.fullmatch(r"[\w.\[\]-]+>=[\d.]+,<[\d.]+", requirement), requirement


@pytest.mark.skipif(os.name == "nt", reason="no executable bit")
def test_the_ci_script_can_be_run() -> None:
    assert os.access(ROOT / ".ci" / "run", os.X_OK)


def test_imports_keep_their_contracts() -> None:
    linter = Path(sys.executable).with_name("lint-imports")
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    found = subprocess.run([linter, "--no-cache"], cwd=ROOT, env=environment, capture_output=True, text=True)
    assert found.returncode == 0, found.stdout + found.stderr
