"""The same storage over PostgreSQL: everything that a store does, several processes at once, and a restart."""

from __future__ import annotations

import threading

import pytest
import sqlalchemy as sa
from typer.testing import CliRunner

from hullbreach.cli.tables_command import app
from hullbreach.kernel.errors import BadInput
from hullbreach.table.entries import Chosen
from hullbreach.table.pruning import old_tables, remove
from hullbreach.table.storage import Append, NoPlace, NotRead, Said, Store, Summary
from tests.server.tables import new_table, seated, stored
from tools.postgres import Cluster

RUNNER = CliRunner()


def a_table(store: Store) -> str:
    """The id of a new table."""
    return stored(store, new_table("corps", "human"), seated("human")).head.id


def test_a_table_from_its_first_entry_to_its_end(elsewhere: str, postgres: Cluster) -> None:
    store = Store(elsewhere)
    table = a_table(store)
    first = Append(table, 2, [Chosen(0, "pass")], Summary(version=2), said=[Said(-2, "Ann", "left", 1.0)])
    second = Append(table, 2, [Chosen(0, "stop"), Chosen(0, "pass")], Summary(version=9))
    assert store.append([first, second]) == [True, False]
    assert (store.latest(table), store.latest_of([table])) == (2, {table: 2})
    assert store.entries(table, 1) == [Chosen(0, "pass")]
    store.say(table, Said(0, "Ann", "nul \x00, and others \U0001f9a0", 2.0))
    assert [said.text for said in store.chat(table)] == ["left", "nul \x00, and others \U0001f9a0"]
    # No id that a table cannot have reaches the database, which would not take it.
    assert (store.head("\x00"), store.summary("a\x00"), store.called("\x00")) == (None, None, None)
    assert (store.seats("\x00"), store.summaries([])) == ({}, {})
    found = store.summaries([table])
    assert found[table][1].version == 2
    # It ends in the middle of everything; whoever asks meanwhile is told, and later all is as it was.
    postgres.stop()
    with pytest.raises(NotRead):
        store.latest(table)
    postgres.start()
    assert store.latest(table) == 2
    assert remove(store, old_tables(store, 1e12)[0])
    assert store.head(table) is None
    with pytest.raises(NoPlace):
        store.append([Append(table, 3, [Chosen(0, "pass")], Summary())])
    store.close()


def test_a_batch_is_one_statement_and_whoever_comes_second_leaves_nothing(elsewhere: str, postgres: Cluster) -> None:
    store = Store(elsewhere)
    first, second, third = (a_table(store) for _ in range(3))
    assert store.append([Append(second, 2, [Chosen(0, "pass")], Summary(version=2))]) == [True]
    store.process = 7
    asked: list[str] = []
    sa.event.listen(store.engine, "before_cursor_execute", lambda *given: asked.append(given[2]))
    batch = [
        Append(first, 2, [Chosen(0, "stop"), Chosen(0, "\x00 \\ ' % \U0001f9a0")], Summary(version=3), 0.1 + 0.2),
        # Somebody else was faster with one entry: of these two neither may stand there.
        Append(second, 2, [Chosen(0, "stop"), Chosen(0, "go")], Summary(version=3)),
        Append(third, 2, [Chosen(0, "go")], Summary(version=2, finished=True)),
    ]
    with postgres.connect(str(store.engine.url.database)) as listener:
        listener.execute("LISTEN hullbreach")
        assert store.append(batch) == [True, False, True]
        told = [notice.payload for notice in listener.notifies(timeout=10, stop_after=1)]
    assert len(asked) == 1
    assert [sorted(each.split()) for each in told] == [sorted(["7", "entries", first, third])]
    assert store.entries(first, 1) == batch[0].entries
    assert store.entries(second, 1) == [Chosen(0, "pass")]
    assert store.made(first, 3) == 0.1 + 0.2
    found = store.summaries([first, second, third])
    assert [found[id][1].version for id in (first, second, third)] == [3, 2, 2]
    store.close()


def test_looking_after_it(elsewhere: str) -> None:
    store = Store(elsewhere)
    tables = [a_table(store) for _ in range(2)]
    assert store.append([Append(tables[0], 2, [Chosen(0, "open the pod bay doors")], Summary())]) == [True]
    store.close()
    given = ["--database", elsewhere]
    checked = RUNNER.invoke(app, ["check", *given])
    assert (checked.exit_code, checked.output.splitlines()[-1]) == (1, "2 tables, 1 not sound")
    assert tables[1] in RUNNER.invoke(app, ["list", "--json", *given]).output
    for command in (["backup", "copy"], ["restore", "copy", "--yes"]):
        refused = RUNNER.invoke(app, [*command, *given])
        assert isinstance(refused.exception, BadInput)
        assert "PostgreSQL" in str(refused.exception)


def test_processes_that_store_batches_do_not_wait_for_each_other_in_a_circle(elsewhere: str) -> None:
    """Each has the tables in another order, and all want the same numbers: one of them has each."""
    store = Store(elsewhere)
    tables = [a_table(store) for _ in range(12)]
    won: list[str] = []
    wrong: list[Exception] = []

    def write(who: int) -> None:
        own = Store(elsewhere)
        order = tables[who:] + tables[:who] if who % 2 else tables[::-1]
        try:
            for number in range(2, 22):
                batch = [Append(table, number, [Chosen(0, "x")], Summary(version=number)) for table in order]
                won.extend(f"{table} {number}" for table, had in zip(order, own.append(batch), strict=True) if had)
        except Exception as failed:
            wrong.append(failed)
        own.close()

    threads = [threading.Thread(target=write, args=(n,)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []
    assert sorted(won) == sorted(f"{table} {number}" for table in tables for number in range(2, 22))
    store.close()
