"""What docs/hosting.md and the Containerfile show is true: commands, units, and proxies where they are installed."""

from __future__ import annotations

import configparser
import contextlib
import json
import re
import shlex
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from typer.main import get_command

from hullbreach.cli.main import app
from tests import patience
from tests.server.running import START, Player
from tools.postgres import free_port

ROOT = Path(__file__).resolve().parent.parent
HOSTING = (ROOT / "docs" / "hosting.md").read_text("utf-8")
CONTAINER = (ROOT / "Containerfile").read_text("utf-8")
PROGRAM = "hullbreach"
PORT = 8373
# What a container is told besides, so that it can be tried here.
TABLES = 3


def blocks(kind: str) -> list[str]:
    """The examples of one kind."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", HOSTING, re.MULTILINE | re.DOTALL)


def understood(command: str) -> None:
    """The command line takes these words, whatever it would do."""
    words = shlex.split(command.replace("$(date +%F)", "today"))
    name = words[0].rsplit("/", 1)[-1]
    assert name == PROGRAM
    found, rest = get_command(app), words[1:]
    while (inner := getattr(found, "commands", None)) is not None:
        found = inner[rest.pop(0)]
    found.make_context(name, rest)


def commands() -> list[str]:
    """Every line of the page that runs our program."""
    lines = [line for kind in ("", "console", "ini") for block in blocks(kind) for line in block.splitlines()]
    bare = [line.removeprefix("ExecStart=") for line in lines]
    return [line for line in bare if re.match(r"(\S*/)?hullbreach ", line)]


def test_every_command_of_the_page_is_one() -> None:
    assert len(commands()) >= 6
    for command in commands():
        understood(command)


@pytest.mark.parametrize("unit", blocks("ini"))
def test_units_say_how_to_start_and_leave_time_to_end(unit: str) -> None:
    found = configparser.ConfigParser(interpolation=None, strict=True)
    found.optionxform = str  # type: ignore[assignment,method-assign]
    found.read_string(unit)
    assert found.sections() == ["Unit", "Service", "Install"]
    service = found["Service"]
    # uvicorn lets connections end for ten seconds.
    assert int(service["TimeoutStopSec"]) > 10
    assert ("--workers" in service["ExecStart"]) == ("ExecReload" in service)


def instructions() -> dict[str, str]:
    """What the container file says, the last of each kind."""
    lines = [line for line in CONTAINER.splitlines() if line and not line.startswith("#")]
    return dict(line.split(" ", 1) for line in lines)


def test_the_container_file_is_one() -> None:
    found = instructions()
    known = {"FROM", "RUN", "COPY", "USER", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK", "ENTRYPOINT", "CMD"}
    assert found.keys() == known
    version = found["FROM"].partition(":")[2].removesuffix("-slim")
    assert f">={version}" in (ROOT / "pyproject.toml").read_text("utf-8")
    assert found["USER"] in CONTAINER.split("RUN useradd", 1)[1].splitlines()[0]
    assert found["EXPOSE"] == str(PORT)
    words = [*json.loads(found["ENTRYPOINT"]), *json.loads(found["CMD"])]
    understood(shlex.join(words))
    assert f"sqlite:///{found['VOLUME']}/" in shlex.join(words)


@pytest.fixture(scope="module")
def container(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """What a container runs, run here; its port."""
    folder, port = tmp_path_factory.mktemp("data"), free_port()
    found = instructions()
    words = [*json.loads(found["ENTRYPOINT"])[1:], *json.loads(found["CMD"])]
    here = [word.replace("/data", str(folder)).replace("0.0.0.0", "127.0.0.1") for word in words]
    command = [sys.executable, "-c", START, *here, "--port", str(port), "--proxy", "127.0.0.1"]
    process = subprocess.Popen([*command, "--new-tables", str(TABLES)], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert str(port) in process.stdout.readline()
    yield port
    process.terminate()
    process.wait(patience.SECONDS)
    process.stdout.close()


def test_a_container_runs_and_knows_whether_it_is_well(container: int) -> None:
    check = json.loads(instructions()["HEALTHCHECK"].removeprefix("CMD "))
    for port, well in ((container, True), (free_port(), False)):
        command = [sys.executable, *(word.replace(str(PORT), str(port)) for word in check[1:])]
        done = subprocess.run(command, capture_output=True, check=False)
        assert (done.returncode == 0) == well


@contextlib.contextmanager
def listens(command: list[str], port: int) -> Iterator[None]:
    """A proxy that runs, until the end of the block."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert process.stdout is not None
    until = time.monotonic() + patience.SECONDS
    try:
        while True:
            with contextlib.suppress(OSError), socket.create_connection(("localhost", port)):
                break
            assert process.poll() is None, process.stdout.read()
            assert time.monotonic() < until
            time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait(patience.SECONDS)
        process.stdout.close()


def nginx(folder: Path, port: int, to: int) -> list[str]:
    """nginx with the example of the page, on this machine only and without a certificate."""
    (example,) = blocks("nginx")
    example = example.replace("listen 443 ssl;", f"listen {port}; listen [::]:{port};")
    example = example.replace("table.example", "localhost").replace(str(PORT), str(to))
    kept = " ".join(f"{name}_temp_path {folder};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    own = f"daemon off; pid {folder}/pid; error_log stderr; events {{}} http {{ access_log off; {kept}\n{example}}}"
    (folder / "nginx.conf").write_text(own)
    return ["nginx", "-p", str(folder), "-e", "stderr", "-c", str(folder / "nginx.conf")]


def caddy(folder: Path, port: int, to: int) -> list[str]:
    """Caddy with the example of the page, without a certificate and without its own interface."""
    example = next(block for block in blocks("") if "reverse_proxy" in block)
    example = example.replace("table.example", f"http://localhost:{port}").replace(str(PORT), str(to))
    (folder / "Caddyfile").write_text("{\n    admin off\n}\n" + example)
    return ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


@pytest.mark.parametrize("example", [nginx, caddy], ids=lambda example: str(example.__name__))
def test_people_play_through_the_proxies_of_the_page(example, container: int, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    if shutil.which(example.__name__) is None:
        pytest.skip(f"there is no {example.__name__} here; on Debian it is a package of that name")
    port = free_port()
    address = f"http://localhost:{port}"
    # Somebody of their own, with limits of their own.
    somebody = httpx.HTTPTransport(local_address={"nginx": "127.0.0.11", "caddy": "127.0.0.12"}[example.__name__])
    with (
        listens(example(tmp_path, port, container), port),
        httpx.Client(
            base_url=address, timeout=patience.SECONDS, headers={"origin": address}, transport=somebody
        ) as http,
    ):
        # The page, a table, and its socket.
        assert http.get("/").status_code == 200
        made = http.post("/api/tables", json={"game": "corps", "seats": ["human"]})
        assert made.status_code == 201, made.text
        player = Player(port, made.json()["table"], made.json()["token"])
        assert player.choose(player.options()[0])["kind"] in ("update", "welcome")
        player.close()
        # Numbers are for nobody who comes from outside, and nobody comes from wherever they like.
        assert http.get("/metrics").status_code == 404
        strangers = [{"x-forwarded-for": f"192.0.2.{n}"} for n in range(TABLES + 1)]
        body = {"game": "corps", "seats": ["human"]}
        answers = [http.post("/api/tables", json=body, headers=each).status_code for each in strangers]
        assert answers[-1] == 429
