"""``hullbreach serve``, and ``hullbreach`` alone: the table in the browser."""

from __future__ import annotations

import contextlib
import ipaddress
import re
import socket
import sys
import webbrowser
from typing import Annotated

import typer

from hullbreach.cli.tables_command import DAY, seconds
from hullbreach.cli.words import HouseContent, which_build
from hullbreach.games import use_content
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.version import VERSION
from hullbreach.server.options import LOCAL, ServerOptions

HOST = "127.0.0.1"
PORT = 8373
PACE = 0.7
WRITES = 10.0
RATE = 20.0
# More than any machine takes; without end nothing could be counted.
MOST_A_SECOND = 1_000_000
NEW_TABLES = 300
# By default, and at least.
ROLLOUTS, LEAST_ROLLOUTS = 1500, 20
# A host as it stands in a request, in small letters: a name, an address, or * for whatever anybody asks for.
NAME = re.compile(r"[a-z0-9_.-]+|[0-9a-f:]+|\*")
EVERYWHERE = ("0.0.0.0", "::", "")


def serve(
    host: Annotated[str, typer.Option(help="the address to listen on; this machine only unless told otherwise")] = HOST,
    port: Annotated[int, typer.Option(min=0, max=65535, help="the port; 0 is any free one")] = PORT,
    database: Annotated[str, typer.Option(help="an SQLAlchemy URL; a file in your data folder if not given")] = "",
    name: Annotated[
        list[str] | None, typer.Option(help="a host name under which people reach this server; may be repeated")
    ] = None,
    pace: Annotated[float, typer.Option(min=0, max=60, help="seconds to watch each choice of a bot")] = PACE,
    writes: Annotated[
        float,
        typer.Option(
            min=0.1, max=MOST_A_SECOND, help="requests that change something, per second and address, in the long run"
        ),
    ] = WRITES,
    rate: Annotated[
        float,
        typer.Option(
            min=1, max=MOST_A_SECOND, help="messages that one page or program may send per second, in the long run"
        ),
    ] = RATE,
    durable: Annotated[bool, typer.Option(help="wait for the disk at every choice (power cuts)")] = False,
    shared: Annotated[bool, typer.Option(help="other processes serve the same file of SQLite")] = False,
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="processes that serve together; several need PostgreSQL")
    ] = 1,
    proxy: Annotated[
        list[str] | None, typer.Option(help="address of a proxy whose X-Forwarded-For is believed; may be repeated")
    ] = None,
    new_tables: Annotated[int, typer.Option(min=1, help="tables that one address may set up in an hour")] = NEW_TABLES,
    forget: Annotated[
        str, typer.Option(help="remove tables that nobody has touched for so long, like 90d or 12w; never if not given")
    ] = "",
    metrics: Annotated[
        list[str] | None, typer.Option(help="another address that may read /metrics; may be repeated")
    ] = None,
    review: Annotated[
        int, typer.Option(min=0, help="how often bots play on to judge a match that is over, in all; 0: never")
    ] = ROLLOUTS,
    json_log: Annotated[bool, typer.Option(help="write the log for programs: a JSON object a line")] = False,
    content: HouseContent = None,
    browser: Annotated[bool, typer.Option(help="open the browser")] = False,
) -> None:
    """Serve tables to browsers until interrupted."""
    use_content(content)
    if forget and seconds(forget) < DAY:
        raise BadInput("span", "a table that was touched within a day is not removed")
    if 0 < review < LEAST_ROLLOUTS:
        raise BadInput("--review", f"{review}, expected 0 or at least {LEAST_ROLLOUTS}")
    check_addresses("--proxy", proxy or [])
    check_addresses("--metrics", metrics or [])
    names = [each.lower() for each in name or []]
    check_names(names)
    options = ServerOptions(
        database,
        hosts=names,
        pace=pace,
        writes=writes,
        rate=rate,
        durable=durable,
        shared=shared,
        workers=workers,
        proxies=proxy or [],
        new_tables=new_tables,
        metrics=metrics or [],
        json_log=json_log,
        review=review,
        forget=float(seconds(forget)) if forget else 0.0,
    )
    start(host, port, options, browser)


def check_addresses(option: str, given: list[str]) -> None:
    """Complain about what is no address: nobody would ever come from there."""
    for address in given:
        try:
            ipaddress.ip_address(address)
        except ValueError:
            raise BadInput(option, f"{address!r}, expected an address such as 10.0.0.5") from None


def check_names(given: list[str]) -> None:
    """Complain about what is no host name, as an address with its scheme or port: every request would be refused."""
    for name in given:
        if not NAME.fullmatch(name):
            raise BadInput("--name", f"{name!r}, expected a host name such as table.example, without scheme and port")


def play_in_browser() -> None:
    """Start the table on this machine and open the browser; on another port when the usual one is taken."""
    try:
        start(HOST, PORT, ServerOptions(""), True)
    except BadInput as wrong:
        if "cannot listen" not in wrong.reason:
            raise
        start(HOST, 0, ServerOptions(""), True)


def start(host: str, port: int, options: ServerOptions, browser: bool) -> None:
    """Listen, say where, and serve; the hosts of the options are those besides this machine's own names."""
    # The server brings a web framework along, which the other commands need not wait for.
    from hullbreach.server.running import listen, run
    from hullbreach.server.workers import Workers, check_workers, handed
    from hullbreach.table.engine import default_address

    options.database = options.database or default_address()
    check_workers(options)
    left = handed()
    listening = listen(host, port) if left is None else socket.socket(fileno=left.socket)
    shown = "localhost" if host in (*LOCAL, *EVERYWHERE) else host
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{listening.getsockname()[1]}/"
    options.hosts = [*LOCAL, *options.hosts] + ([] if host in EVERYWHERE else [host])

    def started() -> None:
        print(f"The table is set at {address}  (Hullbreach {VERSION}, {which_build()}; Ctrl+C ends it)", flush=True)
        if browser:
            with contextlib.suppress(webbrowser.Error):
                webbrowser.open(address)

    try:
        if options.workers > 1:
            Workers(options, listening, started, left).run()
        else:
            run(options, [listening], started)
    except KeyboardInterrupt:
        sys.stdout.flush()
