"""The same dice at every table with the same settings: what a test meets hangs on neither the day nor its neighbours.

Servers of tests import this before anything else, and so do the tests themselves; there what is dealt hangs on which
test it is. ``TEST_DICE=anything make test`` deals others.
"""

from __future__ import annotations

import hashlib
import multiprocessing
import os
from collections import Counter
from typing import Any

import msgspec

from hullbreach.table import creating
from hullbreach.table.storage import Head

DEAL = os.environ.get("TEST_DICE", "")
# Set by whoever opens several servers over one database: no two tables there have the same id.
SERVER = os.environ.get("TEST_SERVER", "")
dealt_by_chance = creating.new_head
# Tests set this; what they start (servers, commands) has the same name in its surroundings and must not hang on it.
BY_TEST = False
dealt: Counter[str] = Counter()


def new_head(game: str, settings: dict[str, object], seats: list[str], **more: Any) -> Head:
    """A new table whose dice follow from what it is, and from how many such tables there were before."""
    head = dealt_by_chance(game, settings, seats, **more)
    # So does every process of a server that has several.
    worker = multiprocessing.current_process().name.removeprefix("MainProcess")
    test = os.environ.get("PYTEST_CURRENT_TEST", "").partition(" ")[0] if BY_TEST else ""
    what = repr((DEAL, SERVER + worker + test, game, sorted(head.settings.items()), seats))
    dealt[what] += 1
    key = hashlib.sha256(f"{what} {dealt[what]}".encode()).hexdigest()
    return msgspec.structs.replace(head, id=f"t{key[:11]}", dice=f"t{key[:11]}", key=key)


creating.new_head = new_head
