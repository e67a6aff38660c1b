"""How a server is set up."""

from __future__ import annotations

from dataclasses import dataclass, field

# Under this name an extension of a socket is written to at once (``server/wire.py``).
WIRE = "hullbreach.wire"
LOCAL = ("localhost", "127.0.0.1", "::1")


@dataclass
class ServerOptions:
    """Everything that can be told to a server; the defaults are safe."""

    database: str
    # Whether every commit waits for the disk; otherwise a power cut may cost the last seconds.
    durable: bool = False
    hosts: list[str] = field(default_factory=lambda: list(LOCAL))
    # Whether other processes serve the same file; then this one looks every second what they have stored.
    shared: bool = False
    # Processes that serve together.
    workers: int = 1
    # Seconds that a bot's visible choice is left on the table while people watch.
    pace: float = 0.7
    # Tables that nobody looks at and that are kept in memory nevertheless.
    kept: int = 16
    # Messages per second over one socket, in the long run and at once.
    rate: float = 20.0
    burst: int = 60
    # Requests that change something (a new socket counts), per second and address, and how many seconds' worth at once.
    writes: float = 10.0
    # Sockets that one address may have open, and connections of any kind.
    sockets: int = 400
    connections: int = 600
    # Addresses of proxies that say truly where a request comes from.
    proxies: list[str] = field(default_factory=list)
    # Tables that one address may set up in an hour.
    new_tables: int = 300
    # Addresses besides this machine's own that may read the numbers of this server.
    metrics: list[str] = field(default_factory=list)
    # Whether the log is for programs: a JSON object a line.
    json_log: bool = False
    # Seconds after which a table that nobody has touched is removed; 0: never.
    forget: float = 0.0
    # How often bots play on to judge a match that is over; 0: matches are not judged.
    review: int = 1500
    burst_seconds: int = 20
