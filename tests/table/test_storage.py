"""Storage: entries in order, a number only once, shapes that follow each other."""

from __future__ import annotations

import contextlib
import threading
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from hullbreach.kernel.errors import BadInput
from hullbreach.table import migrations
from hullbreach.table.creating import new_head
from hullbreach.table.entries import Chosen, Entry, Seated, UndoAsked, Undone, UndoVoted, read_entry, write_entry
from hullbreach.table.storage import LOBBY_LIMIT, Append, NotRead, NotStored, Said, Store, Summary
from hullbreach.table.table import Table
from tests.server.tables import fresh_store, new_table, play, seated, stored

ENTRIES: list[Entry] = [
    Chosen(1, "pass", "bot"),
    Undone(3, 0, "undo of 2 choices to 3 after chance"),
    Seated(0, "human", "Ann", "hash"),
    UndoAsked(1, "turn", 4),
    UndoVoted(0, True),
]


@pytest.mark.parametrize("entry", ENTRIES)
def test_an_entry_is_read_as_it_was_written(entry: Entry) -> None:
    assert read_entry(write_entry(entry)) == entry


def test_a_number_is_given_once(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    table = stored(store, new_table("corps", "human"), seated("human"))
    first = Append(table.head.id, 2, [Chosen(0, "pass")], Summary(version=2))
    second = Append(table.head.id, 2, [Chosen(0, "stop"), Chosen(0, "pass")], Summary(version=9))
    assert store.append([first, second]) == [True, False]
    assert store.append([second]) == [False]
    assert store.latest(table.head.id) == 2
    assert store.entries(table.head.id, 1) == [Chosen(0, "pass")]
    found = store.summary(table.head.id)
    assert found is not None
    assert found[1].version == 2
    store.close()


def test_the_lobby_hears_of_a_choice_a_moment_later(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    table = stored(store, new_table("corps", "human"), seated("human"))
    made = table.head.created

    def version() -> int:
        found = store.summary(table.head.id)
        assert found is not None
        return found[1].version

    first = Append(table.head.id, 2, [Chosen(0, "pass")], Summary(version=2), made + 1)
    assert store.append_at_once(first)
    assert version() < 2
    store.note(first)
    assert version() == 2
    second = Append(table.head.id, 3, [Chosen(0, "pass")], Summary(version=3), made + 2)
    assert store.append([second]) == [True]
    store.note(first)
    assert version() == 3
    for number, entry, finished in ((4, Chosen(0, "pass"), True), (5, Seated(0, "open"), False)):
        last = Append(table.head.id, number, [entry], Summary(version=number, finished=finished), made + number)
        assert store.append_at_once(last)
        assert version() == number
    store.close()


def test_of_many_writers_one_is_first(tmp_path: Path) -> None:
    """Several processes would each have a store of their own, as these threads do."""
    store = fresh_store(tmp_path)
    table = stored(store, new_table("corps", "human"), seated("human"))
    won: list[int] = []

    def write(who: int) -> None:
        own = Store(str(store.engine.url))
        wanted = [Append(table.head.id, number, [Chosen(0, f"writer {who}")], Summary()) for number in range(2, 12)]
        won.extend(each.first for each in wanted if own.append([each])[0])
        own.close()

    threads = [threading.Thread(target=write, args=(n,)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(won) == list(range(2, 12))
    assert store.latest(table.head.id) == 11
    store.close()


@pytest.mark.parametrize("game", ["corps", "encounters"])
def test_a_table_is_the_fold_of_its_entries(tmp_path: Path, game: str) -> None:
    store = fresh_store(tmp_path)
    table = stored(store, new_table(game, "human", "bot"), seated("human", "bot"))
    for _ in range(60):
        question = table.match.question
        assert question is not None
        text = question.options[0].text(table.match.state.names)
        plan = table.plan_choice(question.seat, table.version, [text])
        assert store.append([table.append(plan)]) == [True]
        table.carry_out(plan)
    again = Table(table.head, store.entries(table.head.id))
    assert again.match.state == table.match.state
    assert (again.version, again.number, again.choices) == (table.version, table.number, table.choices)
    assert again.record(reveal=True) == table.record(reveal=True)
    assert table.record(reveal=False).chance.key is None  # type: ignore[union-attr]
    store.close()


def test_the_lobby_shows_listed_tables_that_go_on(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    table = stored(store, new_table("corps", "human"), seated("human"))
    assert store.lobby() == []
    assert store.head(table.head.id) == table.head
    assert store.head("nothing") is None
    assert store.summary("nothing") is None
    assert list(store.seats(table.head.id)) == [0]
    for n in range(3):
        store.say(table.head.id, Said(0, "Ann", f"line {n}", 1.5))
    assert [said.text for said in store.chat(table.head.id)] == ["line 0", "line 1", "line 2"]
    store.close()


# Who sits at a table that has begun, or has not, and what the lobby offers there.
OFFERS = [
    (Summary(seats=[("human", "Ann"), ("open", "")]), "join"),
    (Summary(seats=[("human", "Ann"), ("open", "")], gathers=True), "join"),
    (Summary(seats=[("bot", ""), ("open", "")]), "join"),
    (Summary(seats=[("open", ""), ("bot", "")], gathers=True), ""),
    (Summary(seats=[("human", "Ann"), ("open", "")], sealed=True), "watch"),
    (Summary(seats=[("human", '["open",""]'), ("bot", "")]), "watch"),
    (Summary(seats=[("human", "Ann"), ("human", '"sealed":true')], gathers=True), ""),
    (Summary(seats=[("bot", ""), ("bot", "")]), ""),
    (Summary(seats=[("human", "Ann"), ("open", "")], finished=True), ""),
]


def listed(store: Store, summary: Summary, changed: float) -> str:
    """A table that is shown to everybody."""
    head = msgspec.structs.replace(new_head("corps", {}, ["human"]), listed=True, created=changed)
    store.create(head, [], summary)
    return head.id


def test_many_full_tables_hide_none_that_waits_for_people(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    free, full, bots = (OFFERS[n][0] for n in (0, 5, 7))
    waiting = [listed(store, free, n) for n in range(3)]
    playing = [listed(store, full, n) for n in range(3, 150)]
    for n in range(150, 300):
        listed(store, bots, n)
    shown = [head.id for head, _ in store.lobby()]
    assert shown[:3] == waiting[::-1]
    assert shown[3:] == playing[: -LOBBY_LIMIT - 1 : -1]
    # Somebody sits down, and it counts as one of the others.
    store.append([Append(waiting[0], 1, [Seated(1, "human")], full, 999.0)])
    assert [head.id for head, _ in store.lobby()][:3] == [*waiting[:0:-1], waiting[0]]
    store.close()


def test_tables_from_before_are_offered_as_new_ones(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    expected = {listed(store, summary, n): offers for n, (summary, offers) in enumerate(OFFERS)}
    question = "SELECT id, offers FROM tables ORDER BY changed"
    with store.engine.begin() as connection:
        assert {row.id: row.offers for row in connection.execute(sa.text(question))} == expected
        # As the file was before that step.
        for statement in (
            "DROP INDEX tables_by_offer",
            "ALTER TABLE tables DROP COLUMN offers",
            "CREATE INDEX tables_in_the_lobby ON tables (listed, finished, changed)",
            "DELETE FROM migrations WHERE number = 4",
        ):
            connection.execute(sa.text(statement))
    migrations.migrate(store.engine)
    with store.engine.connect() as connection:
        assert {row.id: row.offers for row in connection.execute(sa.text(question))} == expected
    store.close()


def test_a_database_from_the_future_is_refused(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    with store.engine.begin() as connection:
        connection.execute(sa.text("INSERT INTO migrations (number) VALUES (99)"))
    with pytest.raises(BadInput, match="shape 99"):
        migrations.migrate(store.engine)
    store.close()


def test_a_database_of_another_program_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'songs.sqlite'}"
    engine = sa.create_engine(address)
    with engine.begin() as connection:
        connection.execute(sa.text("CREATE TABLE songs (name TEXT)"))
    with pytest.raises(BadInput, match="the tables of another program"):
        Store(address)
    assert sa.inspect(engine).get_table_names() == ["songs"]
    engine.dispose()


def test_shapes_follow_each_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = fresh_store(tmp_path)
    table = stored(store, new_table("corps", "human"), seated("human"))
    more = (*migrations.STEPS, ("ALTER TABLE tables ADD COLUMN colour VARCHAR(9)",))
    monkeypatch.setattr(migrations, "STEPS", more)
    migrations.migrate(store.engine)
    migrations.migrate(store.engine)
    with store.engine.connect() as connection:
        assert connection.execute(sa.text("SELECT colour FROM tables")).all() == [(None,)]
    assert store.head(table.head.id) == table.head
    store.close()


@pytest.mark.parametrize("address", ["nonsense", "nosuch://x/y", "sqlite://", "sqlite:///:memory:"])
def test_what_is_no_database_is_bad_input(address: str) -> None:
    with pytest.raises(BadInput):
        Store(address)


def test_a_file_that_is_no_database_is_bad_input(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Sir or Madam, " * 99)
    for place in ("letter", "letter/tables.sqlite", "."):
        with pytest.raises(BadInput):
            Store(f"sqlite:///{tmp_path / place}")


def test_what_a_store_wrote_in_passing_reaches_the_file(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    table = stored(store, new_table("corps", "human"), seated("human"))
    for number in range(2, 40):
        assert store.append_at_once(Append(table.head.id, number, [Chosen(0, "pass")], Summary()))
    store.checkpoint()
    (tmp_path / "copy.sqlite").write_bytes((tmp_path / "tables.sqlite").read_bytes())
    copy = Store(f"sqlite:///{tmp_path / 'copy.sqlite'}")
    assert copy.latest(table.head.id) == 39
    copy.close()
    store.close()


def test_a_durable_store_waits_for_the_disk(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'd.sqlite'}", durable=True)
    with store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar_one() == 2
    store.close()


def test_play_reaches_the_end() -> None:
    table = new_table("corps", "human", mission="bug_hunt_catwalks")
    play(table, 4000)
    assert table.finished
    assert table.asked() == []


def test_where_no_connection_is_free_that_is_told_like_any_trouble(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    table = stored(store, new_table("corps", "human"), seated("human"))
    pool = store.engine.pool
    assert isinstance(pool, sa.QueuePool)
    pool._timeout = 0.01
    with contextlib.ExitStack() as taken:
        for _ in range(pool.size() + pool._max_overflow):
            taken.enter_context(store.engine.connect())
        with pytest.raises(NotRead):
            store.newest()
        with pytest.raises(NotStored):
            store.say(table.head.id, Said(0, "Ann", "hello", 1.0))
    assert store.latest(table.head.id) == 1
    store.close()
