"""For whoever runs a server: whether it is well, how much goes on, and a log without secrets."""

from __future__ import annotations

import contextlib
import json
import logging
import re
import sqlite3
import sys
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from hullbreach.server.operation import JsonLines
from tests import patience
from tests.server.running import LINE, Player, Running

SAMPLE = re.compile(r'(hullbreach_\w+)(\{\w+="[^"]*"\})? (\d+(?:\.\d+)?)')


def numbers(text: str) -> dict[str, float]:
    """The samples of an answer in the text format of Prometheus; every line is one, or says what follows."""
    found: dict[str, float] = {}
    for line in text.splitlines():
        if not line.startswith(("# HELP hullbreach_", "# TYPE hullbreach_")):
            sample = SAMPLE.fullmatch(line)
            assert sample is not None, line
            found[f"{sample[1]}{sample[2] or ''}"] = float(sample[3])
    return found


def test_the_numbers_follow_what_goes_on(server: Running) -> None:
    table = server.new_table("corps", "human")
    player, watcher = Player(server.port, table["table"], table["token"]), Player(server.port, table["table"])
    before = numbers(server.http.get("/metrics").text)
    player.choose(player.options()[0])
    player.send(kind="chat", text="hello")
    player.until("chat")
    after = numbers(server.http.get("/metrics").text)
    assert after["hullbreach_changes_total"] > before["hullbreach_changes_total"]
    assert after["hullbreach_lines_total"] == before["hullbreach_lines_total"] + 1
    assert after['hullbreach_clients{who="players"}'] == 1
    assert after['hullbreach_clients{who="watchers"}'] == 1
    for one in (player, watcher):
        one.close()


def test_a_proxy_that_is_not_named_does_not_open_them(server: Running) -> None:
    assert server.http.get("/metrics", headers={"x-forwarded-for": "192.0.2.8"}).status_code == 403


def test_a_server_whose_database_cannot_be_read_says_so_and_is_well_again_later(tmp_path: Path) -> None:
    server = Running(tmp_path / "tables.sqlite", "--json-log")
    table = server.new_table("corps", "human")
    assert server.http.get("/healthz").text == "ok\n"
    with contextlib.closing(sqlite3.connect(server.database)) as file, file:
        file.execute("ALTER TABLE tables RENAME TO elsewhere")
    assert server.http.get("/healthz").status_code == 503
    answer = server.http.get("/api/tables")
    assert (answer.status_code, answer.json()["error"]) == (503, "not-read")
    assert "elsewhere" not in answer.text
    assert "sqlite" not in answer.text.lower()
    with connect(f"ws://localhost:{server.port}/api/tables/nosuchtable/socket", **LINE) as line:
        with pytest.raises(ConnectionClosed):
            line.recv(patience.SECONDS)
        assert line.close_code == 1013
    with contextlib.closing(sqlite3.connect(server.database)) as file, file:
        file.execute("ALTER TABLE elsewhere RENAME TO tables")
    assert server.http.get("/healthz").status_code == 200
    assert server.http.get(f"/api/tables/{table['table']}").status_code == 200
    lines = [json.loads(line) for line in server.stop().splitlines() if line.strip()]
    assert {(line["level"], line["from"]) for line in lines} == {("warning", "hullbreach")}


def test_no_password_stands_in_the_log() -> None:
    try:
        raise ValueError("postgresql+psycopg://me:secret@there/tables is shut")
    except ValueError:
        record = logging.LogRecord("hullbreach", 40, "", 0, "at %s", ("db://me:secret@there",), sys.exc_info())
    line = JsonLines().format(record)
    assert "secret" not in line
    assert json.loads(line)["text"] == "at db://there"
    assert "is shut" in json.loads(line)["trace"]
