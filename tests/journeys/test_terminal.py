"""In a terminal of 80 columns and 24 lines: play, save, go on another day, check the dice."""

from __future__ import annotations

import json
from pathlib import Path

from textual.pilot import Pilot

from hullbreach.cli.play_command import resumed
from hullbreach.cli.session import Session
from hullbreach.cli.terminal.app import Terminal
from hullbreach.cli.words import new_committed_match
from tests.cli.driving import command, drive, hints

SMALL = (80, 24)
# Decisions at the end of a match that are made in the terminal again.
LAST = 15


def skip_ahead(session: Session) -> None:
    """Up to a few decisions before the end."""
    ahead = Session(session.match.copy(), session.seats, session.lang)
    while step(ahead):
        pass
    for _ in range(ahead.count - session.count - LAST):
        step(session)


def step(session: Session) -> bool:
    """One decision, by a bot or as one would advise; whether there was one to make."""
    if session.bot_to_move():
        session.play_bot()
    elif session.to_move() is not None:
        session.play(session.hint())
    else:
        return False
    return True


def test_a_match_is_saved_resumed_and_its_dice_are_checked(game: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    match, commitment = new_committed_match(game, {"players": 2})

    async def begin(app: Terminal, pilot: Pilot[None]) -> None:
        await hints(app, pilot, 8)
        await pilot.press("s")
        await pilot.pause()

    first = drive(begin, Session(match, ["human", "rules"], "en", path), SMALL)
    assert path.exists()

    another_day = resumed(path, "", "")
    assert another_day.match.state == first.session.match.state
    skip_ahead(another_day)

    async def finish(app: Terminal, pilot: Pilot[None]) -> None:
        await hints(app, pilot, LAST)
        assert app.scene.ended is not None
        await pilot.press("s")
        await pilot.pause()

    last = drive(finish, another_day, SMALL)
    assert last.session.match.outcome is not None
    shown = command("replay", str(path))
    assert last.scene.ended is not None
    assert last.scene.ended.text in shown
    checked = json.loads(command("replay", str(path), "--verify", "--json"))
    assert checked["verified"]
    assert checked["commitment"] == commitment
    assert checked["faces"] > 0
