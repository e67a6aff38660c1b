"""What it costs a server that thousands only look: memory, and how long somebody else waits for an answer."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from websockets.asyncio.client import ClientConnection

from bench.table import (
    GENEROUS,
    JOIN_AT_ONCE,
    START,
    Figures,
    come,
    new_tables,
    port_in,
    process,
    resident,
    settled,
    watch_all,
)
from hullbreach.server.door import raise_file_limit

# So many look at one table.
AT_ONE_TABLE = 10
PINGS = 200


@dataclass
class Idle:
    """How many sockets were open, what each of them took, how many ended, and the pings of somebody else meanwhile."""

    sockets: int
    kilobytes: float
    lost: int
    pings: Figures


async def look(port: int, table: str, number: int, gate: asyncio.Semaphore) -> ClientConnection:
    """Somebody comes to a table, and says nothing more."""
    async with gate:
        client = await come(port, f"/api/tables/{table}/socket", number)
        await client.send(json.dumps({"kind": "hello", "token": None, "lang": "en", "seen": None}))
        await client.recv()
        return client


async def read(client: ClientConnection) -> None:
    """Take in whatever comes, as a browser does."""
    async for _ in client:
        pass


async def ping(client: ClientConnection) -> float:
    """How long an answer takes."""
    began = time.monotonic()
    await client.send('{"kind":"ping"}')
    while json.loads(await client.recv())["kind"] != "pong":
        pass
    return time.monotonic() - began


async def look_and_ping(port: int, tables: list[str], own: str, sockets: int, pid: int) -> tuple[int, int, list[float]]:
    """Memory while everybody looks, how many were sent away, and the pings."""
    gate = asyncio.Semaphore(JOIN_AT_ONCE)
    clients: list[ClientConnection] = []
    readers: list[asyncio.Task[None]] = []
    for start in range(0, sockets, 100):
        some = range(start, min(start + 100, sockets))
        fresh = await asyncio.gather(*[look(port, tables[n // AT_ONE_TABLE], n, gate) for n in some])
        clients += fresh
        readers += [asyncio.create_task(read(each)) for each in fresh]
    me = await look(port, own, sockets, gate)
    await asyncio.sleep(2.0)
    memory = resident(pid)
    pings = []
    for _ in range(PINGS):
        pings.append(await ping(me))
        await asyncio.sleep(0.05)
    lost = sum(reader.done() for reader in readers)
    for reader in readers:
        reader.cancel()
    await me.close()
    for client in clients:
        client.transport.abort()
    return memory, lost, pings


def measure_idle(folder: Path, address: str, sockets: int) -> Idle:
    """One process with so many sockets at which nothing happens."""
    raise_file_limit()
    log = folder / "sockets.log"
    command = [sys.executable, "-c", START, "serve", "--port", "0", "--database", address, *GENEROUS]
    with process(command, log) as server:
        port = port_in(log)
        asyncio.run(watch_all(port, new_tables(port, 8, "human"), 0.5, 1.0))
        tables = [each.table for each in new_tables(port, -(-sockets // AT_ONE_TABLE) + 1, "human")]
        before = settled(server.pid)
        found = asyncio.run(look_and_ping(port, tables, tables[-1], sockets, server.pid))
    memory, lost, pings = found
    return Idle(sockets, (memory - before) / sockets / 1000, lost, Figures.of(pings))
