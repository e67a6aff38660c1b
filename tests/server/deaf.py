"""A client that never reads what it is sent."""

from __future__ import annotations

import json
import socket

from tests.server.running import Running


def deaf_client(server: Running, table: object) -> socket.socket:
    """A client that says hello and then never reads."""
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    deaf.connect(("localhost", server.port))
    lines = (
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: localhost:{server.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "\r\n",
    )
    deaf.sendall("\r\n".join(lines).encode())
    assert deaf.recv(1024).startswith(b"HTTP/1.1 101")
    say(deaf, kind="hello")
    return deaf


def say(deaf: socket.socket, **message: str) -> None:
    """A short message over a bare socket."""
    text = json.dumps(message).encode()
    deaf.sendall(bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text)
