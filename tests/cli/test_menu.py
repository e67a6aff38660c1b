"""The menu: saves first, then a new match."""

from __future__ import annotations

import asyncio
from pathlib import Path

from textual.pilot import Pilot
from textual.widgets import Label, Select

from hullbreach.cli.terminal.menu import Chosen, Menu
from tests.patience import until


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


def test_the_menu_speaks_the_language_that_is_chosen() -> None:
    async def pick(app: Menu, pilot: Pilot[Chosen | None], line: str, value: str) -> None:
        """Choose, and wait until the page is written anew with the cursor on the same line."""
        before = app.query_one(f"#{line}", Select)
        before.value = value
        await until(lambda: app.focused is not None and app.focused.id == line and app.focused is not before)
        await pilot.pause()

    async def run() -> Chosen | None:
        app = Menu([])
        async with app.run_test(size=(100, 40)) as pilot:
            await pilot.pause()
            app.query_one("#choose-companions", Select).value = "search"
            await pilot.pause()
            await pick(app, pilot, "choose-game", "hunt")
            await pick(app, pilot, "choose-language", "de")
            assert {"Spiel", "Plätze", "Mission"} <= {str(label.render()) for label in app.query(Label)}
            mission = app.query_one("#setting-mission", Select)
            assert [str(text) for text, value in mission._options if value == mission.value] == ["Untere Decks"]
            app.query_one("#start").focus()
            await pilot.press("enter")
            await pilot.pause()
        return app.return_value

    found = asyncio.run(run())
    assert found is not None
    assert (found.game, found.lang, found.seats) == ("hunt", "de", ["human", "search", "search"])
