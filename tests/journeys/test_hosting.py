"""Whoever runs a server: from the wheel to several processes behind a proxy, upgraded while people play, restored."""

from __future__ import annotations

import signal
from pathlib import Path

import httpx

from hullbreach.kernel.version import VERSION
from tests import patience
from tests.journeys.machine import Machine, build_wheel, newer
from tests.journeys.somebody import Somebody, play_on
from tests.server.running import Running
from tests.web.visitors import Visit
from tools.postgres import Cluster
from tools.proxy import proxy

NEWER = "99.0.0"
SERVED = ("--workers", "4", "--proxy", "127.0.0.1", "--pace", "0")


def served_version(address: str) -> str:
    """The version that answers."""
    return str(httpx.get(f"{address}/api/openapi.json", timeout=patience.SECONDS).json()["info"]["version"])


def test_installed_behind_a_proxy_upgraded_while_people_play_and_restored(
    visitor: Visit, elsewhere: str, postgres: Cluster, tmp_path: Path
) -> None:
    wheel = build_wheel(tmp_path)
    machine = Machine(tmp_path / "machine")
    machine.install(wheel)
    assert VERSION in machine.hullbreach("--version")
    server = Running(elsewhere, *SERVED, program=machine.program)
    with proxy(server.port) as port:
        address = f"http://localhost:{port}"
        ana, bo = Somebody(visitor, address, "Ana"), Somebody(visitor, address, "Bo")
        bo.page.sit_down(ana.page.open_table("encounters", ["human", "open"], name="Ana"), "Bo")
        play_on(ana, bo)
        # The backup of the night, made while people play.
        night = [(person.page.version, person.log()) for person in (ana, bo)]
        plain, dump = elsewhere.replace("+psycopg", ""), str(postgres.folder / "night.dump")
        postgres.run("pg_dump", "--format=custom", f"--file={dump}", plain)
        play_on(ana, bo)

        # A newer version takes over: pages move to it by themselves, and nobody loses anything.
        assert served_version(address) == VERSION
        for person in (ana, bo):
            person.watch_line()
        known = [(person.page.version, person.log()) for person in (ana, bo)]
        machine.install(newer(wheel, NEWER))
        server.process.send_signal(signal.SIGHUP)
        for person, (version, log) in zip((ana, bo), known, strict=True):
            person.comes_back()
            assert person.page.version >= version
            assert person.log()[: len(log)] == log
        assert served_version(address) == NEWER
        play_on(ana, bo)
        assert [person.broken for person in (ana, bo)] == [1, 1]

        # The next day something is wrong, and the backup is restored; pages show what was true that night.
        for person in (ana, bo):
            person.watch_line()
        assert "Traceback" not in server.stop()
        postgres.run("pg_restore", "--clean", "--if-exists", f"--dbname={plain}", dump)
        server = Running(elsewhere, *SERVED, port=server.port, program=machine.program)
        for person, (version, log) in zip((ana, bo), night, strict=True):
            person.comes_back()
            person.page.page.wait_for_function(
                "version => Number(document.querySelector('.table').dataset.version) === version", arg=version
            )
            assert person.log() == log
        play_on(ana, bo)
    assert "1 table, 0 not sound" in machine.hullbreach("tables", "check", "--database", elsewhere)
    assert "Traceback" not in server.stop()
