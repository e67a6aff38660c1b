"""Nonsense over HTTP and over the socket: never a 500, never a change, never a word to a seat that is not one's own."""

from __future__ import annotations

import json
from pathlib import Path

import hypothesis
import pytest
import schemathesis
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests import patience
from tests.server.running import LINE, Player, Running, running

# Without shrinking: what fails is told at once, as it came.
FEW = hypothesis.settings(
    max_examples=60,
    deadline=None,
    phases=[hypothesis.Phase.explicit, hypothesis.Phase.reuse, hypothesis.Phase.generate],
    suppress_health_check=list(hypothesis.HealthCheck),
)
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
KINDS = (
    "hello", "choose", "lang", "hint", "lines", "why", "closed", "undo", "vote", "chat", "ping", "welcome", "update",
)  # fmt: skip
FIELDS = ("token", "lang", "seen", "id", "version", "texts", "auto", "line", "reach", "agree", "text", "seat")
MESSAGES = st.builds(
    lambda kind, fields: {"kind": kind, **fields},
    st.sampled_from(KINDS),
    st.dictionaries(
        st.sampled_from(FIELDS),
        ANYTHING | st.sampled_from(["de", "turn", "step", True, ["pass"], ["end activation"], 0, -1, 2**70]),
        max_size=5,
    ),
)
TO_ANYBODY = ("problem", "pong", "refused", "why", "closed", "welcome", "chat", "table")
CHOICES = st.lists(st.text(max_size=40) | st.sampled_from(["pass", "recruit 1"]), min_size=1, max_size=3)
RAW = st.text(max_size=60) | st.binary(max_size=60) | MESSAGES.map(json.dumps) | ANYTHING.map(json.dumps)


def test_http_never_fails(server: Running) -> None:
    """Every operation of the OpenAPI document, with inputs made from it and against it."""
    document = server.http.get("/api/openapi.json").json()
    schema = schemathesis.openapi.from_dict(document)
    table = server.new_table("corps", "human", "bot")
    before = Player(server.port, table["table"], table["token"])
    before.close()
    operations = [result.ok() for result in schema.get_all_operations()]
    assert len(operations) >= 14
    for operation in operations:
        run_operation(operation, server, str(table["table"]))
    after = Player(server.port, table["table"], table["token"])
    after.close()
    assert after.version == before.version


def run_operation(operation: schemathesis.APIOperation, server: Running, table: str) -> None:
    """A handful of calls to one operation, some of them to a table that is there."""

    @hypothesis.given(case=operation.as_strategy(), there=st.booleans())
    @hypothesis.settings(
        max_examples=12,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[hypothesis.Phase.generate],
        suppress_health_check=list(hypothesis.HealthCheck),
    )
    def calls(case: schemathesis.Case, there: bool) -> None:
        if there and "id" in case.path_parameters:
            case.path_parameters["id"] = table
        response = case.call(base_url=f"http://localhost:{server.port}", timeout=patience.SECONDS)
        assert response.status_code < 500, (case, response.text)
        if response.status_code >= 400 and case.method != "HEAD":
            found = response.json()
            assert set(found) == {"error", "text"}, (case, response.text)

    calls()


def test_a_socket_survives_nonsense(server: Running) -> None:
    table = server.new_table("corps", "human", "open")
    server.take(table["table"], 1)
    ann = Player(server.port, table["table"], table["token"])
    before = ann.version

    @hypothesis.given(messages=st.lists(RAW, max_size=8))
    @FEW
    def talk(messages: list[str | bytes]) -> None:
        watcher = Player(server.port, table["table"])
        sent = len(watcher.received)
        try:
            for message in messages:
                watcher.socket.send(message)
            watcher.send(kind="ping")
            while watcher.receive()["kind"] != "pong":
                pass
        except ConnectionClosed:
            assert watcher.socket.close_code in (1007, 1009, 4400, 4429), watcher.socket.close_code
        for text in watcher.received[sent:]:
            assert json.loads(text)["kind"] in (
                "problem",
                "pong",
                "refused",
                "why",
                "closed",
                "welcome",
                "chat",
                "table",
            )
        assert watcher.seat == -1
        assert watcher.question is None
        watcher.close()

    talk()
    ann.catch_up()
    assert ann.version == before
    assert {json.loads(text)["kind"] for text in ann.received} <= {"welcome", "table", "chat", "pong"}
    ann.close()


def test_nonsense_from_somebody_who_sits_here(server: Running) -> None:
    table = server.new_table("encounters", "human", "human")

    @hypothesis.given(
        texts=st.lists(st.text(max_size=40) | st.sampled_from(["pass", "recruit 1"]), min_size=1, max_size=3)
    )
    @FEW
    def choose(texts: list[str]) -> None:
        player = Player(server.port, table["table"], table["token"])
        version, options = player.version, player.options()
        answer = player.choose(*texts)
        if texts[0] not in options:
            assert answer["kind"] == "refused"
            assert player.version == version
        player.close()

    choose()


def test_hosts_origins_and_sizes(server: Running) -> None:
    http = server.http
    table = server.new_table("corps", "human")
    assert http.get("/api/games", headers={"host": "evil.example"}).status_code == 421
    evil = http.post(
        "/api/tables", json={"game": "corps", "seats": ["human"]}, headers={"origin": "http://evil.example"}
    )
    assert (evil.status_code, evil.json()["error"]) == (403, "foreign-origin")
    own = {"origin": f"http://localhost:{server.port}"}
    assert http.post("/api/tables", json={"game": "corps", "seats": ["human"]}, headers=own).status_code == 201
    assert http.post("/api/tables", content=b"x" * 100_000).status_code == 413
    endless = http.post("/api/tables", content=iter([b"x" * 9_000] * 12), headers={"content-type": "application/json"})
    assert 400 <= endless.status_code < 500
    address = f"ws://localhost:{server.port}/api/tables/{table['table']}/socket"
    with pytest.raises(InvalidStatus), connect(address, origin=Origin("http://evil.example"), **LINE):
        pass


def test_answers_carry_the_headers_that_keep_browsers_careful(server: Running) -> None:
    for path in ("/", "/api/games", "/table/x", "/nothing.js", "/api/nothing"):
        headers = server.http.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert "root:" not in server.http.get("/../../etc/passwd").text
    assert server.http.get("/%2e%2e/app.py").status_code == 404


def test_writes_are_limited_per_address(tmp_path: Path) -> None:
    with running(tmp_path, "--pace", "0", "--writes", "0.2") as server:
        answers = [server.http.post("/api/tables/mine", json={"tables": []}).status_code for _ in range(60)]
        assert answers[0] == 200
        assert answers.count(429) > 20
        assert server.http.get("/api/tables").status_code == 200
