"""The example game stands on the shelf while the suite runs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from hullbreach.games import register, unregister
from tests.suite.by_game import EXAMPLE


@pytest.fixture(autouse=True, scope="module")
def _example_on_the_shelf() -> Iterator[None]:
    register(EXAMPLE)
    yield
    unregister(EXAMPLE)
