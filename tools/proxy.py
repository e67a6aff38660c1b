"""A small proxy in front of a server, for tests and measurements: ``python -m tools.proxy --to 8373``.

Every connection carries one request, or one socket. It says where people come from (``X-Forwarded-For``) and, in the
``Via`` of an answer, from which port of its own the server was asked, so that one can tell which process answered.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import re
import subprocess
import sys
from collections.abc import Iterator

HERE = "127.0.0.1"
END = b"\r\n\r\n"
# What the proxy says itself; what a client says of it is not passed on.
REPLACED = re.compile(rb"\r\n(?:x-forwarded-for|via|connection)\s*:[^\r]*", re.IGNORECASE)
UPGRADE = re.compile(rb"\r\nupgrade\s*:", re.IGNORECASE)
CHUNK = 64 * 1024
GONE = (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError)


def asked_for(head: bytes, peer: str) -> bytes:
    """The head of a request as the server gets it."""
    lasts = b"Upgrade" if UPGRADE.search(head) else b"close"
    lines = REPLACED.sub(b"", head.removesuffix(END))
    return lines + b"\r\nConnection: %s\r\nX-Forwarded-For: %s" % (lasts, peer.encode()) + END


async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """What comes in goes out, until it ends."""
    with contextlib.suppress(*GONE):
        while data := await reader.read(CHUNK):
            writer.write(data)
            await writer.drain()
    with contextlib.suppress(*GONE, RuntimeError):
        writer.write_eof()


async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, to: int) -> None:
    """One connection."""
    there: asyncio.StreamWriter | None = None
    try:
        head = await reader.readuntil(END)
        try:
            answer, there = await asyncio.open_connection(HERE, to)
        except OSError:
            writer.write(b"HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\nConnection: close" + END)
            return
        there.write(asked_for(head, writer.get_extra_info("peername")[0]))
        going = asyncio.create_task(carry(reader, there))
        port = there.get_extra_info("sockname")[1]
        first = await answer.readuntil(b"\r\n")
        writer.write(first + b"Via: 1.1 %d\r\n" % port)
        await carry(answer, writer)
        going.cancel()
    except GONE:
        pass
    finally:
        for each in (writer, there):
            if each is not None:
                each.close()


async def serve(port: int, to: int) -> None:
    """Until somebody ends it."""
    server = await asyncio.start_server(lambda reader, writer: pass_on(reader, writer, to), HERE, port, backlog=2048)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


@contextlib.contextmanager
def proxy(to: int) -> Iterator[int]:
    """A proxy in a process of its own, in front of what listens on this port; its own port."""
    command = [sys.executable, "-m", "tools.proxy", "--to", str(to)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        yield int(process.stdout.readline())
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--to", type=int, required=True)
    given = parser.parse_args()
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(serve(given.port, given.to))
