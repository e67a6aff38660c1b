"""What the development set-up installs is locked, fits what the project asks for, and can be audited."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import threading
import tomllib
from http.server import BaseHTTPRequestHandler, HTTPServer

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.audit import packages
from tools.lock import LOCK, NAME, ROOT, installed, locked
from tools.postgres import free_port

WRITTEN = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def test_every_line_is_one_version_of_one_package() -> None:
    lines = LOCK.read_text("utf-8").splitlines()
    assert lines[0].startswith("#")
    assert [line for line in lines[1:] if not re.fullmatch(r"[a-z0-9-]+==[\w.!]+", line)] == []
    assert lines[1:] == sorted(lines[1:], key=lambda line: line.partition("==")[0])


def test_what_is_locked_fits_what_the_project_asks_for() -> None:
    project = WRITTEN["project"]
    extras = project["optional-dependencies"]
    # Of the extras those that the development set-up has; one that is too large for it is locked by nobody.
    ours = {extra for each in map(Requirement, extras["dev"]) if each.name == NAME for extra in each.extras}
    assert ours >= {"rl", "postgres"}
    asked = [
        *project["dependencies"],
        *WRITTEN["build-system"]["requires"],
        *(one for extra in ["dev", *sorted(ours)] for one in extras[extra]),
    ]
    found = locked()
    for each in map(Requirement, asked):
        name = canonicalize_name(each.name)
        assert name == NAME or each.specifier.contains(found[name]), f"{each}, but {found[name]}: make lock"


def test_what_is_locked_is_what_is_installed() -> None:
    assert installed() == locked(), "make installs what is locked; make lock locks what is installed"


def test_make_installs_what_is_locked() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert re.search(r"^INSTALL := .* -c constraints\.txt ", makefile, re.MULTILINE)
    assert re.search(r"^\$\(READY\): .*constraints\.txt", makefile, re.MULTILINE)


class Feed(BaseHTTPRequestHandler):
    """Knows of one weakness."""

    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["content-length"])))["queries"]
        weak = {"vulns": [{"id": "WEAK-1"}]}
        body = json.dumps({"results": [weak if each["package"]["name"] == "svelte" else {} for each in asked]}).encode()
        self.send_response(200)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Nothing."""


def audit(port: int) -> subprocess.CompletedProcess[str]:
    """Ask a feed on this machine."""
    command = [sys.executable, "-m", "tools.audit", "--feed", f"http://127.0.0.1:{port}/"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_an_audit_names_what_is_weak_and_says_when_nobody_can_be_asked() -> None:
    assert {kind for kind, _, _ in packages()} == {"PyPI", "npm"}
    server = HTTPServer(("127.0.0.1", 0), Feed)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    found = audit(server.server_port)
    server.shutdown()
    server.server_close()
    assert found.returncode == 1
    assert re.search(r"^svelte [\d.]+: WEAK-1$", found.stdout, re.MULTILINE)
    assert f"{len(packages())} packages, 1 of them" in found.stdout
    found = audit(free_port())
    assert (found.returncode, found.stdout) == (2, "")
    assert found.stderr.startswith("Nothing was audited")
    assert found.stderr.count("\n") == 1
