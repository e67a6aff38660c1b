"""What people do, from the first click to the end, in every game that the product has."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from hullbreach.games import GAMES
from tests.journeys.house import House
from tests.web.running import build_page


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A journey that has a game is walked in every game."""
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", GAMES)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A server of one's own, which can be closed for the night and opened again."""
    build_page()
    found = House(tmp_path / "tables.sqlite")
    yield found
    found.close()
