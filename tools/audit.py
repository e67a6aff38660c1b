"""Known weaknesses of what we lock (``constraints.txt``, ``web/package-lock.json``): ``make audit``.

Asks a feed in the format of OSV. Exit code 0: asked, and nothing is known; 1: something is; 2: nothing could be asked.
"""

from __future__ import annotations

import argparse
import json
import sys

import httpx

from tools.lock import ROOT, locked

FEED = "https://api.osv.dev/v1/querybatch"
SECONDS = 20.0
# So many packages are asked about at once.
BATCH = 100
Package = tuple[str, str, str]


def packages() -> list[Package]:
    """Everything that is locked: its kind, name and version."""
    page = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    below = "node_modules/"
    modules = [("npm", path.rpartition(below)[2], each["version"]) for path, each in page.items() if below in path]
    return [("PyPI", name, version) for name, version in locked().items()] + sorted(set(modules))


def ask(feed: str, asked: list[Package]) -> dict[Package, list[str]]:
    """What is known of some packages: the names of their weaknesses."""
    queries = [{"package": {"ecosystem": kind, "name": name}, "version": version} for kind, name, version in asked]
    answer = httpx.post(feed, json={"queries": queries}, timeout=SECONDS).raise_for_status().json()["results"]
    known = [[str(each["id"]) for each in result.get("vulns", [])] for result in answer]
    return {package: names for package, names in zip(asked, known, strict=True) if names}


def main() -> int:
    """Ask and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--feed", default=FEED, help="where to ask")
    feed: str = parser.parse_args().feed
    everything = packages()
    found: dict[Package, list[str]] = {}
    try:
        for start in range(0, len(everything), BATCH):
            found |= ask(feed, everything[start : start + BATCH])
    except (httpx.HTTPError, httpx.InvalidURL, ValueError, LookupError, TypeError) as wrong:
        print(f"Nothing was audited: the feed could not be asked ({type(wrong).__name__}).", file=sys.stderr)
        return 2
    for (_, name, version), names in found.items():
        print(f"{name} {version}: {', '.join(names)}")
    print(f"{len(everything)} packages, {len(found)} of them with known weaknesses")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
