"""Lock what the development set-up installs: ``python tools/lock.py`` writes ``constraints.txt``, ``make`` keeps to it.

One version of everything that the project needs, directly or not, as it is installed now. Neither addresses nor hashes:
where packages come from is the affair of whoever installs them.
"""

from __future__ import annotations

import sys
import tomllib
from importlib import metadata
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "constraints.txt"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
NAME, EXTRA = PROJECT["name"], "dev"
HEAD = "# What the development set-up installs, locked: written by make lock. Neither addresses nor hashes.\n"


def needed(name: str, extras: frozenset[str]) -> list[Requirement]:
    """What a package asks for with these extras, on this machine; ours as written now, others as installed."""
    if name == NAME:
        ours = [PROJECT["dependencies"], *(PROJECT["optional-dependencies"][extra] for extra in extras)]
        return [Requirement(text) for texts in ours for text in texts]
    asked = map(Requirement, metadata.requires(name) or [])
    return [
        each for each in asked if each.marker is None or any(each.marker.evaluate({"extra": e}) for e in extras | {""})
    ]


def installed() -> dict[str, str]:
    """The version of everything that the project needs to be developed, by name."""
    found: dict[str, str] = {}
    done: set[tuple[str, frozenset[str]]] = set()
    waiting = [(NAME, frozenset({EXTRA}))]
    while waiting:
        name, extras = waiting.pop()
        if (name, extras) in done:
            continue
        done.add((name, extras))
        if name != NAME:
            found[name] = metadata.version(name)
        waiting += [(canonicalize_name(each.name), frozenset(each.extras)) for each in needed(name, extras)]
    return dict(sorted(found.items()))


def locked() -> dict[str, str]:
    """The versions that are locked, by name."""
    lines = [line for line in LOCK.read_text("utf-8").splitlines() if line and not line.startswith("#")]
    return {name: version for name, _, version in (line.partition("==") for line in lines)}


def main() -> None:
    """Write the lock, and say what changed."""
    before = locked() if LOCK.exists() else {}
    now = installed()
    LOCK.write_text(HEAD + "".join(f"{name}=={version}\n" for name, version in now.items()), "utf-8")
    for name in sorted(before.keys() | now.keys()):
        if before.get(name) != now.get(name):
            print(f"{name}: {before.get(name, 'new')} -> {now.get(name, 'gone')}")
    print(f"{len(now)} packages are locked")


if __name__ == "__main__":
    sys.exit(main())
