"""The server: everything put together."""

from __future__ import annotations

import asyncio
import gc
import sys
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from hullbreach.games import GAMES, rulebook
from hullbreach.kernel.version import VERSION
from hullbreach.server import howto, judging, lessons, operation, page, positions, puzzles, quick_start, study, tables
from hullbreach.server.automatic import Automatic
from hullbreach.server.failures import handle
from hullbreach.server.guard import Guard, Limits
from hullbreach.server.hub import Hub
from hullbreach.server.options import ServerOptions
from hullbreach.server.socket import serve
from hullbreach.table.storage import Store
from hullbreach.text import LANGS, Messages

SWITCH_SECONDS = 0.0005
GIVE_WAY_SECONDS = 0.01
# When the garbage collector runs by itself: seldom, as the hub lets it run between two choices where people play.
COLLECT_UNASKED_AFTER = (100_000, 10, 1000)


def warm_up() -> None:
    """Load the games while the first person still looks at the lobby."""
    gc.set_threshold(*COLLECT_UNASKED_AFTER)
    for game in GAMES:
        rulebook(game).settings()
        keep_what_is_loaded()
    # All games of one language make a lobby.
    for lang in LANGS:
        for game in GAMES:
            Messages.load(game, lang)
            keep_what_is_loaded()
            # Whoever waits for another one comes first.
            time.sleep(GIVE_WAY_SECONDS)


def keep_what_is_loaded() -> None:
    """Let the collector look once through what was just loaded, and never again.

    Play leaves next to nothing for it. Looking through all games would hold up everybody for a tenth of a second each
    time, and so it would at the end of loading: what is kept by then need not be looked through.
    """
    gc.collect()
    gc.freeze()


def make_app(options: ServerOptions, limits: Limits | None = None) -> ASGIApp:
    """The application; ``BadInput`` when its database cannot be opened."""
    # A server reads its games while its first visitor asks for them already.
    Messages.reading = threading.Lock()
    limits = limits or Limits(options)
    store = Store(options.database, options.durable)
    hub = Hub(store, options, limits)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        # Threads hand over quickly, so that a bot that thinks does not keep the event loop waiting.
        sys.setswitchinterval(SWITCH_SECONDS)
        hub.writer.start()
        threading.Thread(target=warm_up, name="warm-up", daemon=True).start()
        automatic = Automatic(hub)
        app.state.judges = judges = judging.Judges(hub)
        going_on = [asyncio.create_task(hub.follow())] if hub.bus.shares else []
        if options.forget:
            going_on.append(asyncio.create_task(hub.forget_old()))
        yield
        for task in going_on:
            task.cancel()
        await automatic.stop()
        await asyncio.to_thread(judges.stop)
        hub.writer.stop()
        store.close()

    app = FastAPI(
        title="Hullbreach",
        version=VERSION,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.hub = hub
    handle(app)
    app.include_router(tables.router)
    app.include_router(study.router)
    app.include_router(judging.router)
    app.include_router(lessons.router)
    app.include_router(puzzles.router)
    app.include_router(quick_start.router)
    app.include_router(positions.router)
    app.include_router(howto.router)

    @app.websocket("/api/tables/{id}/socket")
    async def socket(websocket: WebSocket, id: str) -> None:
        await serve(hub, websocket, id)

    app.include_router(operation.router)
    app.include_router(page.router)
    return Guard(app, options, limits)
