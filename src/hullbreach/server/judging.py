"""Judgements over HTTP: a match that is over is judged once, in a process of its own, and kept.

While a match goes on nobody has one: it knows everything. Then whoever may have the record may have it.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Literal

import msgspec
from fastapi import APIRouter, Request

from hullbreach.games import houses_in_use, use_houses
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.match import Match
from hullbreach.lab.judgement import digest_of, read_judgement
from hullbreach.lab.judging import judge
from hullbreach.server.failures import Refusal
from hullbreach.server.hub import Hub
from hullbreach.server.live import Live
from hullbreach.server.messages import Lang
from hullbreach.server.tables import RECORD, REFUSALS, Bearer, TableId, hub_of, know
from hullbreach.table.judged import Judged, tell
from hullbreach.table.kept_judgements import FAILED, SILENT_SECONDS, Kept, claim, fail, keep, kept, note
from hullbreach.table.storage import NotRead, NotStored
from hullbreach.table.table import Table

router = APIRouter(prefix="/api", responses=REFUSALS)
LOG = logging.getLogger("hullbreach")
# The command judges the same with the same seed.
SEED = 0
TELL_SECONDS = 0.5
NICE = 10
State = Literal["off", "none", "working", "failed", "ready"]


@dataclass
class Judging:
    """How far the judgement of a match is, in rollouts, and the judgement itself once it is ready."""

    state: State
    done: int
    of: int
    judged: Judged | None


class Judges:
    """The judgements that this process makes, one after the other: two cores serve many tables."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.rollouts = hub.options.review
        self.thread = ThreadPoolExecutor(1, "judge")
        self.waiting: set[str] = set()
        self.stopped = threading.Event()

    def begin(self, table: Table, digest: str) -> None:
        """Judge a match soon, unless it is judged already or somebody is at it."""
        id = table.head.id
        if self.rollouts and id not in self.waiting and claim(self.hub.store, id, digest, self.rollouts, time.time()):
            self.waiting.add(id)
            self.thread.submit(self._judge, id, digest, table.match.copy())

    def stop(self) -> None:
        """Nobody waits for a judgement; it is made when somebody asks again."""
        self.stopped.set()
        self.thread.shutdown(wait=True, cancel_futures=True)

    def _judge(self, id: str, digest: str, match: Match) -> None:
        """Let a process judge, note how far it is, keep what it comes to."""
        store = self.hub.store
        try:
            note(store, id, digest, 0, time.time())
            body = self._work(id, digest, match)
            if body:
                keep(store, id, digest, body)
            else:
                # Also where the server ends: whoever asks next need not wait until nobody is heard any more.
                fail(store, id, digest)
        except (NotStored, NotRead) as wrong:
            LOG.warning("the judgement of table %s is not kept: %s", id, wrong)
        finally:
            self.waiting.discard(id)

    def _work(self, id: str, digest: str, match: Match) -> str:
        spawn = multiprocessing.get_context("spawn")
        here, there = spawn.Pipe(duplex=False)
        process = spawn.Process(target=work, args=(there, match, self.rollouts, houses_in_use()), daemon=True)
        process.start()
        there.close()
        try:
            while not self.stopped.is_set():
                if not here.poll(TELL_SECONDS):
                    continue
                found = here.recv()
                if isinstance(found, str):
                    return found
                note(self.hub.store, id, digest, found, time.time())
        except EOFError:
            LOG.warning("the process that judged table %s died", id)
        finally:
            process.terminate()
            process.join()
            here.close()
        return ""


def work(pipe: Connection, match: Match, rollouts: int, houses: Mapping[str, Mapping[str, object]]) -> None:
    """Judge a match, in the other process: people who play come first."""
    use_houses(houses)
    os.nice(NICE)
    told = time.monotonic()

    def tell_now_and_then(done: int, of: int) -> None:
        nonlocal told
        if time.monotonic() - told > TELL_SECONDS:
            told = time.monotonic()
            pipe.send(done)

    pipe.send(msgspec.json.encode(judge(match, rollouts, SEED, tell_now_and_then)).decode())


def judges_of(request: Request) -> Judges:
    """The judgements of this server."""
    found = request.app.state.judges
    assert isinstance(found, Judges)
    return found


async def open_to(request: Request, id: str, bearer: str | None) -> Live:
    """A table whose match is over, for whoever may know everything about it."""
    hub = hub_of(request)
    live = await hub.open(id)
    if not live.table.finished:
        raise Refusal(409, "not-over", "this match still goes on")
    await know(hub, live, bearer, RECORD)
    return live


@router.get("/tables/{id}/judgement")
async def judgement(request: Request, id: TableId, lang: Lang = "en", bearer: Bearer = None) -> Judging:
    """The chance to win along a match that is over, its turning points, luck and skill; or how far that is."""
    live = await open_to(request, id, bearer)
    return await _now(request, live.table.still(), lang)


@router.post("/tables/{id}/judgement")
async def begin(request: Request, id: TableId, lang: Lang = "en", bearer: Bearer = None) -> Judging:
    """Have a match that is over judged, unless it is already."""
    live = await open_to(request, id, bearer)
    table = live.table.still()
    digest = await hub_of(request).study(digest_of, table.match)
    await asyncio.to_thread(judges_of(request).begin, table, digest)
    return await _now(request, table, lang)


async def _now(request: Request, table: Table, lang: str) -> Judging:
    hub, judges = hub_of(request), judges_of(request)
    digest = await hub.study(digest_of, table.match)
    found = await asyncio.to_thread(kept, hub.store, table.head.id, digest)
    state = state_of(found, judges, table.head.id)
    if found is None or state != "ready":
        return Judging(state, 0 if found is None else max(0, found.done), judges.rollouts, None)
    try:
        told = await hub.study(_told, found.body, table, hub, lang)
    except BadInput:
        # Another version kept it in another form.
        return Judging("failed", 0, judges.rollouts, None)
    return Judging("ready", found.most, found.most, told)


def state_of(found: Kept | None, judges: Judges, id: str) -> State:
    """Where a judgement stands."""
    if found is not None and found.body:
        return "ready"
    if not judges.rollouts:
        return "off"
    if id in judges.waiting:
        return "working"
    if found is not None and found.done == FAILED:
        return "failed"
    if found is not None and found.heard > time.time() - SILENT_SECONDS:
        return "working"
    return "none"


def _told(body: str, table: Table, hub: Hub, lang: str) -> Judged:
    return tell(read_judgement(body), table.match, lambda number: hub.replays.at(table, number), lang)
