"""The command in a process of its own, and its terminal client without a terminal."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

from textual.pilot import Pilot

from hullbreach.cli.session import Session
from hullbreach.cli.terminal.app import Terminal
from hullbreach.cli.terminal.board import BoardView
from tests.patience import until

Play = Callable[[Terminal, Pilot[None]], Awaitable[None]]


def command(*arguments: str) -> str:
    """What the command prints."""
    start = "from hullbreach.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", start, *arguments], capture_output=True, text=True, env={**os.environ}, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def drive(play: Play, session: Session, size: tuple[int, int] = (120, 40)) -> Terminal:
    """Run the client with nobody watching and let the test press keys."""

    async def run() -> Terminal:
        app = Terminal(session, pause=0)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await play(app, pilot)
        return app

    # A thread of its own has no event loop yet, whatever else goes on in this one.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, run()).result()


async def click_on_board(app: Terminal, pilot: Pilot[None], id: str) -> None:
    """Click in the middle of an element of the board."""
    board = app.query_one(BoardView)
    assert board.picture is not None
    spot = board.picture.where(id)
    assert spot is not None
    left, top = board._shift()
    x, y = spot[0] - board.scroll_offset.x + left, spot[1] - board.scroll_offset.y + top
    await pilot.click(BoardView, offset=(x, y))
    await pilot.pause()


async def hints(app: Terminal, pilot: Pilot[None], most: int) -> None:
    """Play by keyboard alone: h for a hint, Enter to follow it."""
    for _ in range(most):
        if app.scene.ended is not None:
            break
        before = app.session.count
        # The pilot waits for an idle machine after each key, which would take minutes in a whole game.
        app.simulate_key("h")
        app.simulate_key("enter")
        await settled(app, before)
    await pilot.pause()


async def settled(app: Terminal, before: int) -> None:
    """Wait until a choice was made and the person is asked again."""

    def standing() -> object:
        return app.session.count, app.session.to_move(), app.shown, app.highlighted(), app.focused, app.return_code

    await until(lambda: app.session.count != before and not app.session.bot_to_move(), standing)
