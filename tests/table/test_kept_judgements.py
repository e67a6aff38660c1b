"""Judgements are claimed by one process, kept for one line of play, and go with their table."""

from __future__ import annotations

from pathlib import Path

from hullbreach.table.kept_judgements import FAILED, SILENT_SECONDS, claim, fail, keep, kept, note
from hullbreach.table.pruning import old_tables, remove
from tests.server.tables import fresh_store, new_table, seated, stored


def test_one_process_judges_and_others_see_how_far_it_is(tmp_path: Path) -> None:
    store = fresh_store(tmp_path)
    id = stored(store, new_table("encounters", "human"), seated("human")).head.id
    assert kept(store, id, "a") is None
    assert claim(store, id, "a", 90, 1000.0)
    assert not claim(store, id, "a", 90, 1000.0 + SILENT_SECONDS)
    note(store, id, "a", 30, 1020.0)
    found = kept(store, id, "a")
    assert found is not None
    assert (found.done, found.most, found.body) == (30, 90, "")
    # Whoever is not heard of any more is replaced; what it says later still counts, the line of play is the same.
    assert not claim(store, id, "a", 90, 1020.0 + SILENT_SECONDS)
    assert claim(store, id, "a", 90, 1020.1 + SILENT_SECONDS)
    keep(store, id, "a", "whole")
    found = kept(store, id, "a")
    assert found is not None
    assert (found.done, found.body) == (90, "whole")
    assert not claim(store, id, "a", 90, 1e9)
    # A choice was taken back and the match ended otherwise: that is another judgement.
    assert kept(store, id, "b") is None
    assert claim(store, id, "b", 90, 1e9)
    fail(store, id, "b")
    found = kept(store, id, "b")
    assert found is not None
    assert found.done == FAILED
    assert claim(store, id, "b", 90, 1e9)
    assert remove(store, old_tables(store, 1e12)[0])
    assert kept(store, id, "b") is None
    store.close()
