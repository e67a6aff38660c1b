"""``hullbreach tables``: which tables the database keeps, removing old ones, and looking after the database."""

from __future__ import annotations

import re
import time
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hullbreach.cli.printing import print_json, print_table, table
from hullbreach.kernel.errors import BadInput

if TYPE_CHECKING:
    from hullbreach.table.storage import Store

DAY = 86_400
UNITS = {"d": DAY, "w": 7 * DAY}
EVERYTHING = "0d"

app = typer.Typer(name="tables", help="The tables that the database keeps.", no_args_is_help=True)
Database = Annotated[str, typer.Option(help="an SQLAlchemy URL; the file in your data folder if not given")]
AsJson = Annotated[bool, typer.Option("--json", help="print JSON")]


def seconds(text: str) -> int:
    """A span of time such as 90d or 12w."""
    found = re.fullmatch(r"(\d{1,5})([dw])", text)
    if found is None:
        raise BadInput(f"span {text!r}", "expected days or weeks, like 90d or 12w")
    return int(found[1]) * UNITS[found[2]]


@app.command("list")
def list_tables(database: Database = "", older: str = EVERYTHING, json: AsJson = False) -> None:
    """All tables, or those that nobody has touched for so long."""
    show(database, older, remove=False, finished=None, json=json)


@app.command()
def prune(
    older: Annotated[str, typer.Option(help="not touched for so long, like 90d or 12w; at least 1d")],
    database: Database = "",
    finished: Annotated[
        bool | None, typer.Option("--finished/--unfinished", help="only matches that are over, or only others")
    ] = None,
    yes: Annotated[bool, typer.Option("--yes", help="remove them; without this they are only listed")] = False,
    json: AsJson = False,
) -> None:
    """Remove tables that nobody has touched for long, with everything played and said at them."""
    if seconds(older) < DAY:
        raise BadInput("span", "a table that was touched within a day is not removed")
    show(database, older, remove=yes, finished=finished, json=json)


def show(database: str, older: str, remove: bool, finished: bool | None, json: bool) -> None:
    """Print the old tables, and remove them if that is wanted."""
    # The database brings its toolkit along, which the other commands need not wait for.
    from hullbreach.table import pruning
    from hullbreach.table.storage import NotRead, NotStored, Store

    store = Store(address_of(database))
    try:
        found = pruning.old_tables(store, time.time() - seconds(older))
        if finished is not None:
            found = [old for old in found if old.finished == finished]
        if remove:
            found = [old for old in found if pruning.remove(store, old)]
    except NotStored as wrong:
        raise BadInput("database", f"cannot be written: {wrong}") from None
    except NotRead as wrong:
        raise BadInput("database", f"cannot be read: {wrong}") from None
    finally:
        store.close()
    if json:
        print_json({"removed": remove, "tables": [asdict(old) for old in found]})
        return
    shown = table("table", "game", "state", "choices", "people", "last touched")
    for old in found:
        state = "finished" if old.finished else "running"
        day = time.strftime("%Y-%m-%d", time.localtime(old.touched))
        shown.add_row(old.id, old.game, state, str(old.choices), ", ".join(old.names), day)
    if found:
        print_table(shown)
    print(f"{len(found)} {'table' if len(found) == 1 else 'tables'}{' removed' if remove else ''}")


@app.command()
def check(database: Database = "", json: AsJson = False) -> None:
    """Read and play again every table; exit code 1 when something is not sound."""
    from hullbreach.table import backups

    store = opened(database)
    try:
        count, unsound = backups.check(store)
    finally:
        store.close()
    if json:
        print_json({"tables": count, "unsound": [asdict(each) for each in unsound]})
    else:
        for each in unsound:
            print(f"{each.table or 'the database'}: {each.reason}")
        print(f"{count} {'table' if count == 1 else 'tables'}, {len(unsound)} not sound")
    if unsound:
        raise typer.Exit(1)


@app.command()
def backup(file: Annotated[Path, typer.Argument(help="the copy to write")], database: Database = "") -> None:
    """Copy the database to a file, also while a server runs on it."""
    from hullbreach.table import backups

    store = opened(database)
    try:
        backups.backup(store, file)
    finally:
        store.close()
    print(f"copied to {file}")


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="a copy that was written before")],
    database: Database = "",
    yes: Annotated[bool, typer.Option("--yes", help="also where there is a database; it is kept beside it")] = False,
) -> None:
    """Make a copy the database again; no server may run on it meanwhile."""
    import sqlalchemy as sa

    from hullbreach.table import backups
    from hullbreach.table.engine import default_address

    try:
        url = sa.make_url(database or default_address())
    except sa.exc.ArgumentError:
        raise BadInput("database", "is no address of a database") from None
    if url.get_backend_name() != "sqlite" or not url.database:
        raise BadInput("database", "is no file; its own tools restore it (for PostgreSQL pg_restore)")
    target = Path(url.database)
    if target.exists() and not yes:
        raise BadInput(str(target), "is there already; with --yes it is replaced and kept beside it")
    backups.restore(file, target)
    print(f"restored from {file}")


def opened(database: str) -> Store:
    """The database, damaged or not."""
    # The database brings its toolkit along, which the other commands need not wait for.
    from hullbreach.table.storage import Store

    return Store(address_of(database), check=False)


def address_of(database: str) -> str:
    """The address of a database that is there: whoever mistypes one is not told that an empty one is sound."""
    import sqlalchemy as sa

    from hullbreach.table.engine import default_address

    if not database:
        return default_address()
    try:
        url = sa.make_url(database)
    except sa.exc.ArgumentError:
        raise BadInput("database", f"{database!r}, expected an address such as sqlite:///tables.sqlite") from None
    if url.get_backend_name() == "sqlite" and url.database and not Path(url.database).exists():
        raise BadInput(url.database, "there is no such file")
    return database
