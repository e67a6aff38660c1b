"""For whoever runs a server: is it well, how much goes on, and a log that programs read."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import time
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse, Response

from hullbreach.kernel.version import VERSION
from hullbreach.server.failures import Refusal, failure
from hullbreach.server.guard import client_of
from hullbreach.server.hub import Hub
from hullbreach.server.options import LOCAL
from hullbreach.server.tables import hub_of
from hullbreach.table.storage import NotRead

router = APIRouter()
# A database that needs longer to answer nothing at all is not well.
PATIENCE_SECONDS = 5.0
# What stands before an @ in an address of a database.
CREDENTIALS = re.compile(r"://[^/\s@]+@")


@router.get("/healthz", include_in_schema=False)
async def health(request: Request) -> Response:
    """200 as long as tables can be read and choices are being stored, else 503."""
    hub = hub_of(request)
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            await asyncio.to_thread(hub.store.newest)
    except (NotRead, TimeoutError):
        return failure(503, "not-read", "the database cannot be read now")
    if not hub.writer.thread.is_alive():
        return failure(503, "not-stored", "nothing is stored any more")
    return PlainTextResponse("ok\n")


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    """Numbers in the text format of Prometheus, for this machine itself and for addresses that were named."""
    hub = hub_of(request)
    address = client_of(request.scope)
    passed_on = "x-forwarded-for" in request.headers and address in LOCAL
    if address not in hub.options.metrics and (address not in LOCAL or passed_on):
        raise Refusal(403, "not-yours", "these numbers are for whoever runs this server")
    return PlainTextResponse(measured(hub), media_type="text/plain; version=0.0.4")


def measured(hub: Hub) -> str:
    """What goes on now, and what has happened since the start."""
    lives = list(hub.lives.values())
    clients = [client for live in lives for client in live.clients]
    held = sum(bool(client.held) for client in clients)
    lines = [
        *family("info", "gauge", "The version that runs.", (f'{{version="{VERSION}"}}', 1)),
        *family("start_seconds", "gauge", "When it was started.", ("", round(hub.started, 3))),
        *family("tables_in_memory", "gauge", "Tables in memory.", ("", len(lives))),
        *family(
            "clients",
            "gauge",
            "Pages and programs that look at a table.",
            ('{who="players"}', held),
            ('{who="watchers"}', len(clients) - held),
        ),
        *family("bots_playing", "gauge", "Tables where bots are choosing.", ("", sum(bool(one.bots) for one in lives))),
        *family("writes_waiting", "gauge", "What waits to be stored.", ("", hub.writer.waiting.qsize())),
        *family("changes_total", "counter", "Changes of tables that were stored.", ("", hub.changes)),
        *family("lines_total", "counter", "Lines of chat that were stored.", ("", hub.lines)),
    ]
    return "\n".join(lines) + "\n"


def family(name: str, kind: str, about: str, *samples: tuple[str, float]) -> list[str]:
    """One metric with its samples."""
    head = [f"# HELP hullbreach_{name} {about}", f"# TYPE hullbreach_{name} {kind}"]
    return [*head, *[f"hullbreach_{name}{labels} {value}" for labels, value in samples]]


class JsonLines(logging.Formatter):
    """One JSON object a line; nothing of a request is ever in it, and no address tells a password."""

    def format(self, record: logging.LogRecord) -> str:
        """A line of the log."""
        found: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": CREDENTIALS.sub("://", record.getMessage()),
        }
        if record.exc_info:
            found["trace"] = CREDENTIALS.sub("://", self.formatException(record.exc_info))
        return json.dumps(found, ensure_ascii=False)


def log_as_json() -> None:
    """Write the log for programs."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("hullbreach").setLevel(logging.INFO)
