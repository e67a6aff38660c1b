"""A match that is over is judged beside the table: in a process of its own, with progress, once; never before."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

from tests import patience
from tests.server.running import Running, bearer, running


def until(holds: Callable[[], object]) -> None:
    """Wait for what must happen."""
    end = time.monotonic() + patience.SECONDS
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)


def at(table: object) -> str:
    return f"/api/tables/{table}/judgement"


def play_to_the_end(server: Running, *seats: str) -> object:
    """A match that bots play for its person."""
    taken = server.new_table("encounters", *seats)
    assert server.deed(taken["table"], 0, "bot", str(taken["token"])).status_code == 200
    until(lambda: server.http.get(f"/api/tables/{taken['table']}/review").status_code == 200)
    return taken["table"]


def ready(server: Running, table: object, lang: str = "en") -> dict[str, object]:
    """The judgement, as soon as there is one; on the way it only ever grows."""
    seen: list[int] = []

    def is_ready() -> bool:
        answer = server.http.get(at(table)).json()
        assert answer["state"] in ("working", "ready"), answer
        assert answer["judged"] is None or answer["state"] == "ready"
        seen.append(answer["done"])
        return answer["state"] == "ready"

    until(is_ready)
    assert seen == sorted(seen)
    found: dict[str, object] = server.http.get(at(table), params={"lang": lang}).json()["judged"]
    return found


def judging_processes(server: Running) -> list[int]:
    """The processes that the server has started to judge."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            command = (folder / "cmdline").read_bytes()
        except (OSError, IndexError):
            continue
        if parent == server.process.pid and b"spawn_main" in command:
            found.append(int(folder.name))
    return found


def test_a_match_is_judged_when_it_is_over_and_once(tmp_path: Path) -> None:
    with running(tmp_path, "--pace", "0", "--review", "60") as server:
        # While it goes on nobody has it, not even whoever practises alone and may have the record.
        taken = server.new_table("encounters", "human", practice=True)
        token = bearer(taken["token"])
        assert server.http.get(f"/api/tables/{taken['table']}/record", headers=token).status_code == 200
        for answer in (
            server.http.get(at(taken["table"]), headers=token),
            server.http.post(at(taken["table"]), headers=token),
        ):
            assert (answer.status_code, answer.json()["error"]) == (409, "not-over")
        assert server.http.post(at("nowhere")).status_code == 404

        table = play_to_the_end(server, "human", "bot")
        assert server.http.get(at(table)).json() == {"state": "none", "done": 0, "of": 60, "judged": None}
        assert server.http.post(at(table)).json()["state"] == "working"
        found = ready(server, table)
        assert found["rollouts"] == 60
        assert len(found["seats"]) == len(found["seen"]) == 2  # type: ignore[arg-type]
        moments = found["known"]
        assert isinstance(moments, list)
        assert moments[-1]["number"] == len(found["lane"])  # type: ignore[arg-type]
        assert set(moments[-1]["chances"]) <= {0.0, 1.0}
        # It is there now; nobody is started for it again, and it is told in any language.
        assert server.http.post(at(table)).json()["judged"] == found
        assert judging_processes(server) == []
        assert server.http.get(at(table), params={"lang": "de"}).json()["state"] == "ready"
    with running(tmp_path, "--review", "0") as server:
        # Another process finds it where it was kept; one that judges nothing starts nothing.
        assert server.http.get(at(table)).json()["judged"] == found
        assert server.http.get(at(taken["table"]), headers=token).status_code == 409


def test_a_process_that_died_is_told_and_started_again_and_ends_with_the_server(tmp_path: Path) -> None:
    with running(tmp_path, "--pace", "0", "--review", "100000") as server:
        table = play_to_the_end(server, "human")
        assert server.http.post(at(table)).json()["state"] == "working"
        until(lambda: judging_processes(server))
        for process in judging_processes(server):
            os.kill(process, signal.SIGKILL)
        until(lambda: server.http.get(at(table)).json()["state"] == "failed")
        assert server.http.post(at(table)).json()["state"] == "working"
        until(lambda: judging_processes(server))
        left = judging_processes(server)
        # Asking again while it works starts nothing more.
        assert server.http.post(at(table)).json()["state"] == "working"
        assert judging_processes(server) == left
        # People are answered meanwhile.
        assert server.http.get("/api/games").status_code == 200
    assert not any(Path(f"/proc/{process}").exists() for process in left)
    with running(tmp_path, "--review", "0") as server:
        # A server may be told to judge nothing.
        assert server.http.post(at(table)).json() == {"state": "off", "done": 0, "of": 0, "judged": None}
        assert judging_processes(server) == []
