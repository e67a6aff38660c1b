"""Every command that README, CONTRIBUTING and docs show is run, as it stands there but with less to do."""

from __future__ import annotations

import asyncio
import io
import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from hullbreach.cli import play_command
from hullbreach.cli.main import run
from hullbreach.cli.session import Session
from hullbreach.cli.terminal.app import Terminal
from tests import patience

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
# The steps of cases are no commands, though one of them begins with "make".
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *(page for page in sorted(DOCS.rglob("*.md")) if page.parent != DOCS / "cases" or page.stem == "README"),
]
PROGRAMS = ("hullbreach", "make", "python", ".venv/bin/")
START = "from hullbreach.cli import main; main()"
DATABASE_ELSEWHERE = "postgresql"
POSITION = "my_position.toml"
COMMITTED = "hullbreach play corps --committed --save game.json"
# The only liberties taken: fewer games, what stands for a name of one's own, ports and folders of this test alone.
LESS = [
    (r"--games \d+", "--games 1"),
    (r"^python bench/table\.py$", "python bench/table.py --tables 2 --seconds 5"),
    (r"^python bench/learning\.py$", "python bench/learning.py --seconds 0.05 --rounds 1"),
    (r"--watched \d+ --episodes \d+ (.*) --plot curve\.svg", r"--watched 1 --episodes 1 \1"),
    (r"^(.*-m pytest .*)$", r"\1 --collect-only -q"),
    (r"ruff format", "ruff format --check"),
    (r"\bmypy src$", "mypy --version"),
    # These go through whole matrices whatever they are told, or for minutes; tests of their own run them on a few.
    (r"^(.*-m tests\.server\.kill .*)$", r"\1 --help"),
    (r"^(.*tools/mutants\.py .*|.*-m hullbreach\.lab\.(?:balance|search_report|fitting|lines)\b.*)$", r"\1 --help"),
    # The match of this test is not over; tests of their own review some that are.
    (r"^(hullbreach (?:review|puzzles) .*)$", r"\1 --help"),
    (r"^(hullbreach serve.*)$", r"\1 --port 0"),
    (r"--content FOLDER --mission newt_by_night", "--content docs/examples/house --mission night_shift"),
    (r"docs/examples/(house|bots|tuning)", rf"{ROOT}/docs/examples/\1"),
    (r"^(hullbreach tune .*)$", r"\1 --games 1 --rounds 1 --candidates 2"),
    # There is no cluster; a journey of its own has one.
    (r" --cluster \S+", ""),
    (r"<id>", "newt"),
    (r"<game>", "corps"),
    (r"\bFILE(\.\.\.)?", POSITION),
]


def shown(text: str) -> list[str]:
    """The commands of a page: lines of its blocks of code, and what stands between backticks."""
    blocks = re.findall(r"^ *```(?:sh|bash)?\n(.*?)^ *```", text, re.MULTILINE | re.DOTALL)
    lines = [re.sub(r"\s+#.*", "", line).strip() for block in blocks for line in block.splitlines()]
    prose = re.sub(r"^ *```.*?^ *```", "", text, flags=re.MULTILINE | re.DOTALL)
    spans = [" ".join(span.split()) for span in re.findall(r"`([^`]+)`", prose)]
    return [line for line in (*lines, *spans) if line.split(" ")[0] in PROGRAMS or line.startswith(PROGRAMS[-1])]


COMMANDS = sorted({command for page in PAGES for command in shown(page.read_text("utf-8"))})


def with_less(command: str) -> str:
    """The same with less to do."""
    for pattern, instead in LESS:
        command = re.sub(pattern, instead, command)
    return command


def drive(session: Session, pause: float) -> None:
    """A person at the terminal: a hint followed, then they leave."""

    async def play() -> None:
        app = Terminal(session, pause)
        async with app.run_test(size=(80, 24)):
            before = session.count
            app.simulate_key("h")
            app.simulate_key("enter")
            await patience.until(lambda: session.count > before)
            app.simulate_key("q")
            app.simulate_key("q")
            await patience.until(lambda: app.return_code is not None)
        assert app.return_code == 0

    asyncio.run(play())


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what the commands speak of: the position of CONTRIBUTING, and a match with committed dice."""
    made = tmp_path_factory.mktemp("here")
    example = re.search(r"^```toml\n(\[\[case\]\].*?)^```", (ROOT / "CONTRIBUTING.md").read_text("utf-8"), re.M | re.S)
    assert example is not None
    (made / POSITION).write_text(example[1], "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(made)
        patch.setattr(play_command, "show", drive)
        assert run(COMMITTED.split()[1:]) == 0
    assert (made / "game.json").exists()
    return made


def test_pages_show_commands() -> None:
    """A pattern that finds nothing would prove nothing."""
    assert "hullbreach sim corps --games 1000 --bots rules --jobs 2 --mission all --edition both" in COMMANDS
    assert COMMITTED in COMMANDS
    assert {command.split(" ")[0] for command in COMMANDS} >= {"hullbreach", "make", "python"}


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_that_is_shown_can_be_run(command: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    monkeypatch.setattr(play_command, "show", drive)
    # Nobody writes to a command that would read.
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    words = shlex.split(with_less(command))
    program, arguments = Path(words[0]).name, words[1:]
    if program == "make":
        # What the targets do is run by themselves: here, that they exist.
        subprocess.run(["make", "-n", *arguments], cwd=ROOT, check=True, capture_output=True)
    elif program == "hullbreach" and any(word.startswith(DATABASE_ELSEWHERE) for word in arguments):
        # There is no such server here; that must be said in one line.
        assert run(arguments) == 2
    elif program == "hullbreach" and arguments[:1] in ([], ["serve"]):
        serve([sys.executable, "-c", START, *arguments], folder)
    elif program == "hullbreach":
        assert run(arguments) == 0
    elif "--serve" in arguments:
        serve([sys.executable, *arguments], ROOT, "gallery.html")
    else:
        known = [sys.executable] if program == "python" else [str(ROOT / words[0])]
        subprocess.run([*known, *arguments], cwd=ROOT, check=True, capture_output=True)


def serve(command: list[str], folder: Path, page: str = "api/games") -> None:
    """Start a server, look at a page of it, and end it."""
    surroundings = {**os.environ, "XDG_DATA_HOME": str(folder / "data"), "BROWSER": "true", "NO_COLOR": "1"}
    server = subprocess.Popen(
        command, cwd=folder, env=surroundings, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        start_new_session=True,
    )  # fmt: skip
    assert server.stdout is not None
    try:
        found = next((match for line in server.stdout if (match := re.search(r"http://localhost:\d+/", line))), None)
        assert found is not None
        assert httpx.get(found[0] + page, timeout=patience.SECONDS).status_code == 200
    finally:
        os.killpg(server.pid, signal.SIGTERM)
        printed = server.stdout.read()
        server.wait(patience.SECONDS)
        server.stdout.close()
    assert "Traceback" not in printed
