"""Build kernel, parts and games with mypyc, beside the pure sources and never in their place."""

import argparse
import ast
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "hullbreach"
TARGET = ROOT / "build" / "compiled"
PACKAGE = TARGET / "hullbreach"
# Digests of what was compiled and of what was copied: a new page, server or message needs no compiler.
COMPILED_FROM = TARGET / "compiled-from"
COPIED_FROM = TARGET / "copied-from"
COMPILED_PACKAGES = ("kernel", "parts", "games")
# The compiler also looks at the types of what the rules import.
READ_PACKAGES = (*COMPILED_PACKAGES, "text")
LIBRARIES = (".so", ".pyd")
SKIP_MARKER = "# mypyc: skip"
# Games and tests of others may derive from classes with this mark. It costs a look into a table at every call of a
# method that could be theirs, so the rest is closed.
OPEN_MARKER = "# mypyc: open"
OPEN = "@mypy_extensions.mypyc_attr(allow_interpreted_subclasses=True)"
FIRST_IMPORT = "from __future__ import annotations"
# Compiled code looks a name of a module up in a dictionary every time, unless it is told that the name stays.
# One letter alone is the name of a type. A tuple that stays would be taken apart, and put together at every use.
CONSTANT = re.compile(r"[A-Z][A-Z0-9_]+")
# Classes without fields of their own: whoever derives from one of them has all its fields before the eye.
FIELDLESS = ("Procedure", "Context")
# What speaks, draws, checks and sets up positions gains nothing from being compiled, but would take minutes of it.
NOT_IN_PLAY = ("show", "cases", "conserved.py")
# Runs slower compiled, by a sixth: it weighs many small chances in lists, and each would be packed and unpacked.
SLOWER_COMPILED = "games/hunt/bot/"

# Runs inside TARGET. The project's own mypy settings name src, which would give every module twice. One C file a
# module: the compiler takes minutes longer over all of them in one.
BUILD = """
import sys
from mypyc.build import mypycify
from setuptools import Extension, setup

names = sys.argv[1:]
in_c = [Extension(name[:-2].replace("/", "."), [name]) for name in names if name.endswith(".c")]
python = [name for name in names if name.endswith(".py")]
mypy_arguments = ["--config-file=", "--ignore-missing-imports", *python]
setup(
    name="hullbreach-compiled",
    packages=[],
    ext_modules=[*in_c, *mypycify(mypy_arguments, opt_level="3", debug_level="0", multi_file=True)],
    script_args=["-q", "build_ext", "--inplace"],
)
"""


def modules_to_compile() -> list[Path]:
    """Every module of the compiled packages, but for package markers and modules out of play."""
    return [
        path
        for package in COMPILED_PACKAGES
        for path in sorted((SOURCES / package).rglob("*.py"))
        if path.name != "__init__.py"
        and not set(NOT_IN_PLAY) & set(path.relative_to(SOURCES).parts)
        and not path.relative_to(SOURCES).as_posix().startswith(SLOWER_COMPILED)
        and SKIP_MARKER not in path.read_text("utf-8").splitlines()
    ]


def sources_in_c() -> list[Path]:
    """What is written in C, beside the Python that does the same."""
    return [path for package in COMPILED_PACKAGES for path in sorted((SOURCES / package).rglob("*.c"))]


def also(lines: list[str], import_: str) -> None:
    """Import something more, on the line of the first import."""
    first = next(number for number, line in enumerate(lines) if line.startswith(FIRST_IMPORT))
    lines[first] += f"; {import_}"


def open_classes(source: str) -> str:
    """The source with its marked classes open: the kernel imports no package for it, and lines keep their numbers."""
    lines = source.split("\n")
    marked = [number for number, line in enumerate(lines) if line.endswith(OPEN_MARKER)]
    for number in marked:
        while lines[number]:
            number -= 1
        lines[number] = OPEN
    if marked:
        also(lines, "import mypy_extensions")
    return "\n".join(lines)


def settle_constants(source: str) -> str:
    """The source with its constants declared final; lines keep their numbers."""
    lines = source.split("\n")
    before = lines[:]
    for node in ast.parse(source).body:
        first = node.lineno - 1
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if CONSTANT.fullmatch(name):
                if not isinstance(value, ast.Tuple):
                    lines[first] = f"{name}: Final{lines[first][len(name) :]}"
            case ast.AnnAssign(target=ast.Name(id=name), annotation=kind, value=ast.expr()) if CONSTANT.fullmatch(name):
                rest = lines[first][kind.end_col_offset :]
                lines[first] = f"{name}: Final[{ast.unparse(kind)}]{rest}"
            case ast.Assign(targets=[ast.Tuple(elts=names)]):
                each = zip(names, values_of(node.value, len(names)), strict=True)
                lines[first] = "; ".join([f"{ast.unparse(name)}: Final = {value}" for name, value in each])
                lines[first + 1 : node.end_lineno] = [""] * ((node.end_lineno or 0) - node.lineno)
    if lines != before:
        also(lines, "from typing import Final")
    return "\n".join(lines)


def values_of(value: ast.expr, many: int) -> list[str]:
    """What several names are set to at once: values side by side, or numbers that follow each other."""
    match value:
        case ast.Tuple(elts=values):
            return [ast.unparse(each) for each in values]
        case ast.Call(func=ast.Name(id="range"), args=[_]):
            return [str(number) for number in range(many)]
        case ast.Call(func=ast.Name(id="range"), args=[begin, _]):
            return [f"{ast.unparse(begin)} + {number}" for number in range(many)]
    raise ValueError(f"compile: line {value.lineno} sets several names to something unknown")


def bases_in(sources: list[str]) -> frozenset[str]:
    """The names of all classes from which others derive."""
    classes = [node for source in sources for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef)]
    return frozenset([ast.unparse(base).split(".")[-1] for node in classes for base in node.bases])


def write_constructors(source: str, inherited: frozenset[str]) -> str:
    """The source with the constructors of its plain dataclasses written out; lines keep their numbers.

    A dataclass writes its constructor while the program runs, so that it is interpreted even in compiled code, and
    every procedure is made by one. Those that others inherit stay: the compiler would call theirs in their heirs too.
    """
    lines = source.split("\n")
    for node in ast.parse(source).body:
        match node:
            case ast.ClassDef(name=name, bases=bases, decorator_list=[ast.Name(id="dataclass")]) if (
                name not in inherited and all(isinstance(base, ast.Name) and base.id in FIELDLESS for base in bases)
            ):
                after, constructor = constructor_of(node)
                if constructor and not lines[after]:
                    lines[node.decorator_list[0].lineno - 1] = "@dataclass(init=False)"
                    lines[after] = constructor
    return "\n".join(lines)


def constructor_of(node: ast.ClassDef) -> tuple[int, str]:
    """The line after the fields of a dataclass and the constructor that sets them; nothing if there is more to it."""
    fields = [each for each in node.body if isinstance(each, ast.AnnAssign)]
    methods = [each.name for each in node.body if isinstance(each, ast.FunctionDef)]
    if not fields or {"__init__", "__post_init__"} & set(methods):
        return 0, ""
    places, sets = ["self"], []
    for each in fields:
        kind = ast.unparse(each.annotation)
        if isinstance(each.value, ast.Call) or kind.startswith("ClassVar"):
            return 0, ""
        name = ast.unparse(each.target)
        places.append(f"{name}: {kind}" + ("" if each.value is None else f" = {ast.unparse(each.value)}"))
        sets.append(f"self.{name} = {name}")
    line = f"    def __init__({', '.join(places)}) -> None: {'; '.join(sets)}"
    return max(each.end_lineno or 0 for each in fields), line


def digest(files: list[Path]) -> str:
    """A digest of these files, of this one and of the Python that runs."""
    found = hashlib.sha256(sys.version.encode())
    for path in [Path(__file__), *sorted(files)]:
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


def what_is_compiled() -> str:
    """The digest of all modules that the compiler reads."""
    python = [path for package in READ_PACKAGES for path in (SOURCES / package).rglob("*.py")]
    return digest(python + sources_in_c())


def what_is_copied() -> str:
    """The digest of the whole package."""
    return digest([path for path in SOURCES.rglob("*") if path.is_file() and "__pycache__" not in path.parts])


def is_current(record: Path, wanted: str) -> bool:
    """Whether a part of the build was made from this."""
    return record.exists() and record.read_text() == wanted


def has_compiler() -> bool:
    """Whether there is a C compiler."""
    return shutil.which(os.environ.get("CC", "cc")) is not None


def libraries() -> dict[Path, str]:
    """What was compiled, and where each of it belongs in a package: beside the sources, which stay as they are."""
    return {path: path.relative_to(TARGET).as_posix() for path in sorted(TARGET.rglob("*")) if path.suffix in LIBRARIES}


def build() -> None:
    """Copy the sources afresh, and compile them there unless that was done with the same modules."""
    # Taken first: a source that changes during the build makes it outdated.
    compiled, copied = what_is_compiled(), what_is_copied()
    if is_current(COPIED_FROM, copied):
        print("compiled build is up to date")
        return
    must_compile = not is_current(COMPILED_FROM, compiled)
    if must_compile and not has_compiler():
        sys.exit("compile: a C compiler is needed (cc), and none was found")
    if must_compile:
        shutil.rmtree(TARGET, ignore_errors=True)
    COPIED_FROM.unlink(missing_ok=True)
    copy_sources()
    if must_compile:
        compile_sources()
        COMPILED_FROM.write_text(compiled)
    COPIED_FROM.write_text(copied)


def copy_sources() -> None:
    """Put the package as it is now around the compiled modules, if there are any."""
    for path in PACKAGE.rglob("*"):
        if path.is_file() and path.suffix not in LIBRARIES:
            path.unlink()
    shutil.copytree(SOURCES, PACKAGE, ignore=shutil.ignore_patterns("__pycache__"), dirs_exist_ok=True)
    sources = {path: settle_constants(open_classes(path.read_text("utf-8"))) for path in modules_to_compile()}
    inherited = bases_in(list(sources.values()))
    for path, source in sources.items():
        copy = PACKAGE / path.relative_to(SOURCES)
        copy.write_text(write_constructors(source, inherited), "utf-8")


def compile_sources() -> None:
    """Let mypyc compile the copy."""
    names = [path.relative_to(SOURCES.parent).as_posix() for path in modules_to_compile() + sources_in_c()]
    print(f"compiling {len(names)} modules; this takes a few minutes")
    if subprocess.run([sys.executable, "-c", BUILD, *names], cwd=TARGET).returncode != 0:
        shutil.rmtree(TARGET)  # half a build would be imported as if it were a whole one
        sys.exit("compile: mypyc refused the sources; its reasons are above")
    shutil.rmtree(TARGET / "build")


def verify() -> None:
    """Fail unless the modules that Python would import now are compiled, and from the present sources."""
    if not is_current(COPIED_FROM, what_is_copied()):
        sys.exit("compile: there is no compiled build of the present sources")
    for path in modules_to_compile() + sources_in_c():
        name = ".".join(path.relative_to(SOURCES.parent).with_suffix("").parts)
        spec = importlib.util.find_spec(name)
        if spec is None or spec.origin is None or spec.origin.endswith(".py"):
            sys.exit(f"compile: {name} is not the compiled one")


def main() -> None:
    """Build, or check the build that is on the path."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--verify", action="store_true", help="check that the compiled modules are in use")
    parser.add_argument("--where", action="store_true", help="print where the compiled build lies, if it is up to date")
    asked = parser.parse_args()
    if asked.verify:
        verify()
    elif asked.where:
        print(TARGET if is_current(COPIED_FROM, what_is_copied()) else "")
    else:
        build()


if __name__ == "__main__":
    main()
