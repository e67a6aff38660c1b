"""Looking after a database: check, backup, restore, from the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from hullbreach.cli.tables_command import app
from hullbreach.kernel.errors import BadInput
from hullbreach.table.storage import Store
from tests.server.tables import fresh_store, new_table, seated, stored

RUNNER = CliRunner()


def address(folder: Path) -> list[str]:
    return ["--database", f"sqlite:///{folder / 'tables.sqlite'}"]


def test_every_table_is_played_again(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    good, missing, strange = [stored(store, new_table("corps", "human"), seated("human")).head.id for _ in range(3)]
    result = RUNNER.invoke(app, ["check", *address(tmp_path)])
    assert (result.exit_code, result.output.splitlines()[-1]) == (0, "3 tables, 0 not sound")
    with store.writing() as connection:
        connection.exec_driver_sql("INSERT INTO entries VALUES (?, 5, 1.0, '{}')", (missing,))
        wrong = '{"kind":"choice","seat":0,"text":"open the pod bay doors"}'
        connection.exec_driver_sql("INSERT INTO entries VALUES (?, 2, 1.0, ?)", (strange, wrong))
    store.close()
    result = RUNNER.invoke(app, ["check", "--json", *address(tmp_path)])
    assert result.exit_code == 1
    found = json.loads(result.output)
    assert found["tables"] == 3
    assert {each["table"] for each in found["unsound"]} == {missing, strange}
    assert good not in result.output


def test_a_copy_is_the_database_again(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    kept = stored(store, new_table("corps", "human"), seated("human")).head.id
    copy = tmp_path / "copy.sqlite"
    assert RUNNER.invoke(app, ["backup", str(copy), *address(tmp_path)]).exit_code == 0
    assert copy.stat().st_mode & 0o077 == 0
    later = stored(store, new_table("corps", "human"), seated("human")).head.id
    store.close()
    refused = RUNNER.invoke(app, ["backup", str(copy), *address(tmp_path)])
    assert isinstance(refused.exception, BadInput)
    refused = RUNNER.invoke(app, ["restore", str(copy), *address(tmp_path)])
    assert isinstance(refused.exception, BadInput)
    assert RUNNER.invoke(app, ["restore", str(copy), "--yes", *address(tmp_path)]).exit_code == 0
    again = fresh_store(tmp_path)
    assert again.head(kept) is not None
    assert again.head(later) is None
    again.close()
    # What was kept stays, also when somebody restores once more.
    assert RUNNER.invoke(app, ["restore", str(copy), "--yes", *address(tmp_path)]).exit_code == 0
    for name, is_there in (("tables.sqlite.before", True), ("tables.sqlite.before-2", False)):
        before = Store(f"sqlite:///{tmp_path / name}")
        assert (before.head(later) is not None) == is_there
        before.close()


def test_what_is_damaged_is_told_in_lines(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    for _ in range(30):
        stored(store, new_table("corps", "human"), seated("human"))
    with store.engine.connect() as connection:
        connection.exec_driver_sql("ROLLBACK")
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    store.close()
    file = tmp_path / "tables.sqlite"
    sound = file.read_bytes()
    file.write_bytes(sound[:12000] + b"\xff" * 3000 + sound[15000:])
    result = RUNNER.invoke(app, ["check", *address(tmp_path)])
    assert result.exit_code == 1
    assert "the database: database disk image is malformed" in result.output.splitlines()
    refused = RUNNER.invoke(app, ["list", *address(tmp_path)])
    assert isinstance(refused.exception, BadInput)
    assert str(refused.exception).count("\n") == 0


@pytest.mark.parametrize("content", [b"", b"no database at all" * 300])
def test_what_is_no_copy_is_not_restored(tmp_path: Path, content: bytes) -> None:
    fresh_store(tmp_path).close()
    wrong = tmp_path / "wrong"
    wrong.write_bytes(content)
    before = (tmp_path / "tables.sqlite").read_bytes()
    result = RUNNER.invoke(app, ["restore", str(wrong), "--yes", *address(tmp_path)])
    assert isinstance(result.exception, BadInput)
    assert (tmp_path / "tables.sqlite").read_bytes() == before


@pytest.mark.parametrize("command", [["list"], ["check"], ["prune", "--older", "9d"], ["backup", "copy.sqlite"]])
def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, command: list[str]) -> None:
    refused = RUNNER.invoke(app, [*command, "--database", f"sqlite:///{tmp_path / 'folder' / 'tabels.sqlite'}"])
    assert str(refused.exception) == f"{tmp_path / 'folder' / 'tabels.sqlite'}: there is no such file"
    assert list(tmp_path.iterdir()) == []


def test_what_is_no_database_is_left_as_it_is(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Whoever named another file, or a folder, found it closed to everybody else afterwards."""
    notes, folder = tmp_path / "notes.txt", tmp_path / "folder"
    notes.write_text("A letter to Newt.", "utf-8")
    folder.mkdir()
    for path, mode, reason in ((notes, 0o644, "is not a database"), (folder, 0o755, "is a folder, expected a file")):
        path.chmod(mode)
        before = path.stat()
        with pytest.raises(BadInput, match=reason):
            Store(f"sqlite:///{path}")
        assert (path.stat().st_mode, path.stat().st_mtime_ns) == (before.st_mode, before.st_mtime_ns)
    assert not caplog.records
    assert sorted(tmp_path.iterdir()) == [folder, notes]
