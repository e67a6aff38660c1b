"""What stands between the server and the world: hosts, origins, sizes, rates, headers."""

from __future__ import annotations

import contextlib
import ipaddress
import mmap
import time
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hullbreach.server.options import ServerOptions

BODY_LIMIT = 64 * 1024
BUCKETS = 1 << 16
# Requests of an address that are answered at a time: what takes long is done by few, and others wait behind it.
AT_ONCE = 24
# What is more than a file.
COSTLY = ("/api", "/healthz", "/metrics")
# Lines that an address may say: a second, and at once.
TALK_RATE, TALK_BURST = 1.0, 30
# Thoughts about what comes of the options that an address may have: a second, and at once. One process thinks.
THOUGHT_RATE, THOUGHT_BURST = 0.5, 8
# How much oftener one may look than change something.
LOOKS = 4
# As many messages as so many sockets may send are taken from one address, over all of its sockets.
TALKATIVE = 10
# Of IPv6 whoever has one address has all that begin with as many bits.
NETWORK_BITS = 64
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
SECURITY = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}


class Bucket:
    """So many tokens at once, so many more a second."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.at = time.monotonic()

    def take(self, yields: bool = False) -> bool:
        """One token, if there is one; who yields leaves half of them to others."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < (1 + self.burst / 2 if yields else 1):
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for every address, in memory that this process shares with those it forks.

    There are so many buckets and no more; now and then two addresses share one. Processes that take from one at the
    same moment may miscount by a token.
    """

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        # Of each what is left, and when that was; never used yet is all zeros.
        self.cells = memoryview(mmap.mmap(-1, 16 * BUCKETS)).cast("d")

    def take(self, address: str) -> bool:
        """One token of an address, if there is one."""
        place = 2 * (hash(address) % BUCKETS)
        left, at = self.cells[place], self.cells[place + 1]
        now = time.monotonic()
        left = min(self.burst, left + (now - at) * self.rate) if at else self.burst
        taken = left >= 1
        self.cells[place], self.cells[place + 1] = left - taken, now
        return taken


class Limits:
    """How much each address may do, at all tables together and through all processes of a server."""

    def __init__(self, options: ServerOptions) -> None:
        rate, seconds = options.writes, options.burst_seconds
        self.looks = Buckets(rate * LOOKS, round(rate * LOOKS * seconds))
        self.writes = Buckets(rate, round(rate * seconds))
        self.messages = Buckets(options.rate * TALKATIVE, options.burst * TALKATIVE)
        self.talk = Buckets(TALK_RATE, TALK_BURST)
        self.thoughts = Buckets(THOUGHT_RATE, THOUGHT_BURST)
        self.new_tables = Buckets(options.new_tables / 3600, options.new_tables)


def host_name(host: str) -> str:
    """A host without its port and brackets."""
    return (urlsplit(f"//{host}").hostname or "") if host else ""


def allowed_host(headers: Headers, options: ServerOptions) -> bool:
    """Whether a request is meant for us; a page of somebody else that points its own name here is not."""
    try:
        return "*" in options.hosts or host_name(headers.get("host", "")) in options.hosts
    except ValueError:
        return False


def allowed_origin(headers: Headers) -> bool:
    """Whether a request comes from our own page, or from no page at all."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == headers.get("host", "")
    except ValueError:
        return False


def client_of(scope: Scope) -> str:
    """The address that a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def address_of(scope: Scope) -> str:
    """Where a request comes from, as limits count it."""
    return counted(client_of(scope))


@lru_cache(maxsize=4096)
def counted(address: str) -> str:
    """An address as limits count it: of IPv6 the network, or somebody with one line would be as many as they like."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Address(int(found) >> (128 - NETWORK_BITS) << (128 - NETWORK_BITS)))


class Guard:
    """Refuses what is not meant for us, is too much or too large; adds the headers that keep browsers careful."""

    def __init__(self, app: ASGIApp, options: ServerOptions, limits: Limits) -> None:
        self.app = app
        self.options = options
        self.limits = limits
        self.sockets: Counter[str] = Counter()
        # Requests that are being answered.
        self.asking: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        problem = self.problem(scope, headers)
        if scope["type"] == "websocket":
            if problem is not None:
                await send({"type": "websocket.close", "code": 1008, "reason": problem[1]})
            else:
                await self.socket(scope, receive, send)
            return
        if problem is not None:
            await refuse(careful(send), *problem)
        elif scope["path"].startswith(COSTLY):
            with one_of(self.asking, address_of(scope)):
                await self.app(scope, limited(receive), careful(send))
        else:
            await self.app(scope, limited(receive), careful(send))

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a socket, and count it as long as it is open."""
        with one_of(self.sockets, address_of(scope)):
            await self.app(scope, receive, send)

    def problem(self, scope: Scope, headers: Headers) -> tuple[int, str] | None:
        """Status and code of what is wrong with a request before anybody looks inside."""
        if not allowed_host(headers, self.options):
            return 421, "unknown-host"
        writes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if writes and not allowed_origin(headers):
            return 403, "foreign-origin"
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > BODY_LIMIT:
            return 413, "too-large"
        # Files are cheap; everything else costs us more than the asking costs them.
        buckets = self.limits.writes if writes else self.limits.looks
        if (writes or scope["path"].startswith(COSTLY)) and not buckets.take(address_of(scope)):
            return 429, "too-many"
        if scope["type"] == "websocket" and self.sockets[address_of(scope)] >= self.options.sockets:
            return 429, "too-many"
        if self.asking[address_of(scope)] >= AT_ONCE:
            return 429, "too-many"
        return None


@contextlib.contextmanager
def one_of(inside: Counter[str], address: str) -> Iterator[None]:
    """Count something of an address as long as it lasts."""
    inside[address] += 1
    try:
        yield
    finally:
        inside[address] -= 1
        if not inside[address]:
            del inside[address]


class TooLarge(Exception):  # noqa: N818
    """A body that goes on and on."""


def limited(receive: Receive) -> Receive:
    """A body without a length is counted as it comes; what is too much is treated as a client that went away."""
    seen = 0

    async def counted() -> Message:
        nonlocal seen
        message = await receive()
        if message["type"] == "http.request":
            seen += len(message.get("body", b""))
            if seen > BODY_LIMIT:
                return {"type": "http.disconnect"}
        return message

    return counted


def careful(send: Send) -> Send:
    """Adds the security headers to every answer."""

    async def with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in SECURITY.items():
                headers.setdefault(name, value)
        await send(message)

    return with_headers


async def refuse(send: Send, status: int, code: str) -> None:
    """A short answer in the form of all errors."""
    body = b'{"error":"%s","text":"%s"}' % (code.encode(), code.replace("-", " ").encode())
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
