"""Build kernel, parts and games with mypyc, beside the pure sources and never in their place."""

import argparse
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "hullbreach"
TARGET = ROOT / "build" / "compiled"
FINGERPRINT = TARGET / "fingerprint"
COMPILED_PACKAGES = ("kernel", "parts", "games")
SKIP_MARKER = "# mypyc: skip"
# Games and tests of others may derive from classes with this mark. It costs a look into a table at every call of a
# method that could be theirs, so the rest is closed.
OPEN_MARKER = "# mypyc: open"
OPEN = "@mypy_extensions.mypyc_attr(allow_interpreted_subclasses=True)"
FIRST_IMPORT = "from __future__ import annotations"
# What speaks, draws, checks and sets up positions gains nothing from being compiled, but would take minutes of it.
NOT_IN_PLAY = (
    "conserved",
    "arrange",
    "bot",
    "card_text",
    "effect_text",
    "mission_text",
    "position",
    "sayings",
    "scene",
    "sheets",
)

# Runs inside TARGET. The project's own mypy settings name src, which would give every module twice. One C file a
# module: the compiler takes minutes longer over all of them in one.
BUILD = """
import sys
from mypyc.build import mypycify
from setuptools import setup

mypy_arguments = ["--config-file=", "--ignore-missing-imports", *sys.argv[1:]]
setup(
    name="hullbreach-compiled",
    packages=[],
    ext_modules=mypycify(mypy_arguments, opt_level="3", debug_level="0", multi_file=True),
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
        and not path.stem.startswith(NOT_IN_PLAY)
        and SKIP_MARKER not in path.read_text("utf-8").splitlines()
    ]


def open_classes(source: str) -> str:
    """The source with its marked classes open: the kernel imports no package for it, and lines keep their numbers."""
    lines = source.split("\n")
    marked = [number for number, line in enumerate(lines) if line.endswith(OPEN_MARKER)]
    for number in marked:
        while lines[number]:
            number -= 1
        lines[number] = OPEN
    if marked:
        lines[lines.index(FIRST_IMPORT)] += "; import mypy_extensions"
    return "\n".join(lines)


def fingerprint() -> str:
    """A digest of everything that the build depends on."""
    digest = hashlib.sha256(sys.version.encode())
    for path in [Path(__file__), *sorted(p for p in SOURCES.rglob("*") if p.is_file())]:
        if "__pycache__" not in path.parts:
            digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def is_current() -> bool:
    """Whether the compiled build was made from the sources as they are now."""
    return FINGERPRINT.exists() and FINGERPRINT.read_text() == fingerprint()


def build() -> None:
    """Copy the sources afresh and compile them there."""
    if is_current():
        print("compiled build is up to date")
        return
    if shutil.which(os.environ.get("CC", "cc")) is None:
        sys.exit("compile: a C compiler is needed (cc), and none was found")
    wanted = fingerprint()  # taken first: a source that changes during the build makes it outdated
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(SOURCES, TARGET / "hullbreach", ignore=shutil.ignore_patterns("__pycache__"))
    names = [path.relative_to(SOURCES.parent).as_posix() for path in modules_to_compile()]
    for name in names:
        (TARGET / name).write_text(open_classes((SOURCES.parent / name).read_text("utf-8")), "utf-8")
    print(f"compiling {len(names)} modules; this takes a few minutes")
    if subprocess.run([sys.executable, "-c", BUILD, *names], cwd=TARGET).returncode != 0:
        shutil.rmtree(TARGET)  # half a build would be imported as if it were a whole one
        sys.exit("compile: mypyc refused the sources; its reasons are above")
    shutil.rmtree(TARGET / "build")
    FINGERPRINT.write_text(wanted)


def verify() -> None:
    """Fail unless the modules that Python would import now are compiled, and from the present sources."""
    if not is_current():
        sys.exit("compile: there is no compiled build of the present sources")
    for path in modules_to_compile():
        name = ".".join(path.relative_to(SOURCES.parent).with_suffix("").parts)
        spec = importlib.util.find_spec(name)
        if spec is None or spec.origin is None or spec.origin.endswith(".py"):
            sys.exit(f"compile: {name} is not the compiled one")


def main() -> None:
    """Build, or check the build that is on the path."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--verify", action="store_true", help="check that the compiled modules are in use")
    if parser.parse_args().verify:
        verify()
    else:
        build()


if __name__ == "__main__":
    main()
