"""The menu: saves first, then a new match."""

from __future__ import annotations

import asyncio
from pathlib import Path

from textual.pilot import Pilot
from textual.widgets import Select

from hullbreach.cli.terminal.menu import Chosen, Menu


def choose(saves: list[Path], keys: list[str], players: int = 0) -> Chosen | None:
    async def run() -> Chosen | None:
        app = Menu(saves)
        async with app.run_test(size=(80, 24)) as pilot:
            await prepare(app, pilot)
            await pilot.press(*keys)
            await pilot.pause()
        return app.return_value

    async def prepare(app: Menu, pilot: Pilot[Chosen | None]) -> None:
        await pilot.pause()
        if players:
            app.query_one("#setting-players", Select).value = players - 1
            await pilot.pause()

    return asyncio.run(run())


def test_enter_starts_with_the_defaults() -> None:
    found = choose([], ["enter"])
    assert found is not None
    assert (found.game, found.seats, found.lang) == ("corps", ["human"], "en")
    assert found.options["mission"] == "newt"


def test_other_seats_are_taken_by_bots() -> None:
    found = choose([], ["enter"], players=3)
    assert found is not None
    assert found.seats == ["human", "rules", "rules"]


def test_a_save_is_chosen_first() -> None:
    saves = [Path("corps-2.json"), Path("corps-1.json")]
    found = choose(saves, ["down", "enter"])
    assert found is not None
    assert found.path == saves[1]


def test_escape_plays_nothing() -> None:
    assert choose([], ["escape"]) is None
