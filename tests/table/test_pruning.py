"""Old tables are listed, and removed only when somebody says so."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest
import sqlalchemy as sa

from hullbreach.cli.main import run
from hullbreach.table.entries import Chosen
from hullbreach.table.pruning import old_tables, remove
from hullbreach.table.storage import Append, NotStored, Said, Store, Summary
from tests.server.tables import fresh_store, new_table, seated, stored

DAY = 86_400


def aged(store: Store, days: float, finished: bool = False) -> str:
    """A table that was last touched so many days ago."""
    table = stored(store, new_table("corps", "human"), seated("human"))
    made = time.time() - days * DAY
    store.append([Append(table.head.id, 2, [Chosen(0, "pass")], Summary(finished=finished), made)])
    return table.head.id


def rows(store: Store) -> int:
    """Everything there is in the database."""
    with store.engine.connect() as connection:
        return sum(
            connection.execute(sa.text(f"SELECT COUNT(*) FROM {name}")).scalar_one()
            for name in ("tables", "entries", "chat")
        )


def test_only_what_nobody_has_touched_is_old(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    oldest, old, talked, _ = (aged(store, days) for days in (200, 100, 100, 3))
    store.say(talked, Said(0, "Ann", "still here?", time.time() - DAY))
    assert [table.id for table in old_tables(store, time.time() - 90 * DAY)] == [oldest, old]
    store.close()


def test_a_table_is_removed_whole_unless_it_was_touched_since(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    aged(store, 3)
    kept = rows(store)
    gone, touched = aged(store, 100), aged(store, 100)
    store.say(gone, Said(0, "Ann", "bye", time.time() - 99 * DAY))
    first, second = old_tables(store, time.time() - 90 * DAY)
    store.append([Append(touched, 3, [Chosen(0, "pass")], Summary())])
    found = {table.id: remove(store, table) for table in (first, second)}
    assert found == {gone: True, touched: False}
    assert store.head(gone) is None
    # A server that still has it in memory stores nothing more there.
    with pytest.raises(NotStored):
        store.append([Append(gone, 3, [Chosen(0, "pass")], Summary())])
    assert rows(store) == kept + 4
    store.close()


def test_the_command_removes_nothing_unless_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = fresh_store(tmp_path)
    over, running = aged(store, 100, finished=True), aged(store, 100)
    store.close()
    address = f"sqlite:///{tmp_path / 'tables.sqlite'}"

    def told(*arguments: str) -> list[str]:
        assert run(["tables", *arguments, "--json", "--database", address]) == 0
        return [table["id"] for table in json.loads(capsys.readouterr().out)["tables"]]

    assert told("prune", "--older", "90d") == [over, running]
    assert told("prune", "--older", "12w", "--finished", "--yes") == [over]
    assert told("list") == [running]
    assert told("prune", "--older", "101d", "--yes") == []
    assert run(["tables", "prune", "--older", "90d", "--yes", "--database", address]) == 0
    assert capsys.readouterr().out.endswith("1 table removed\n")


@pytest.mark.parametrize("span", ["0d", "90", "d", "3m", "-1d"])
def test_a_span_must_make_sense(span: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["tables", "prune", f"--older={span}"]) == 2
    assert "span" in capsys.readouterr().err


def test_a_damaged_table_keeps_no_other(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    damaged, old = aged(store, 200), aged(store, 100)
    with store.writing() as connection:
        connection.execute(sa.text("UPDATE tables SET head = 'nonsense' WHERE id = :id"), {"id": damaged})
    assert [each.id for each in old_tables(store, time.time() - 90 * DAY)] == [old]
    assert run(["tables", "list", "--database", str(store.engine.url)]) == 0
    store.close()
