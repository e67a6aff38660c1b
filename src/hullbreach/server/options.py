"""How a server is set up."""

from __future__ import annotations

from dataclasses import dataclass, field

LOCAL = ("localhost", "127.0.0.1", "::1")


@dataclass
class ServerOptions:
    """Everything that can be told to a server; the defaults are safe."""

    database: str
    # Whether every commit waits for the disk; otherwise a power cut may cost the last seconds.
    durable: bool = False
    hosts: list[str] = field(default_factory=lambda: list(LOCAL))
    # Whether other processes serve the same database; then this one looks every second what they have stored.
    shared: bool = False
    # Seconds that a bot's visible choice is left on the table while people watch.
    pace: float = 0.7
    # Tables that nobody looks at and that are kept in memory nevertheless.
    kept: int = 16
    # Messages per second over one socket, in the long run and at once.
    rate: float = 20.0
    burst: int = 60
    # Requests that change something (a new socket counts), per second and address, and how many seconds' worth at once.
    writes: float = 10.0
    # Sockets that one address may have open.
    sockets: int = 400
    burst_seconds: int = 20
