"""In a terminal of 80 columns and 24 lines: play, save, go on another day, check the dice."""

from __future__ import annotations

import json
import re
from pathlib import Path

from hullbreach.cli.play_command import resumed
from hullbreach.cli.session import Session
from tests.cli.driving import command
from tests.journeys.pseudo_terminal import PseudoTerminal

SMALL = (80, 24)
FIRST = 8
# Decisions at the end of a match that are made in the terminal again.
LAST = 15
# A hint, and Enter to follow it.
FOLLOW_HINT = "h\r"


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


def play(game: str, path: Path, *more: str) -> PseudoTerminal:
    """The command that begins a match, or goes on with one that is there already."""
    return PseudoTerminal(*SMALL, "play", game, "--save", str(path), "--pause", "0", *more)


def test_a_match_is_saved_resumed_and_its_dice_are_checked(game: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    first = play(game, path, "--seats", "human,bot", "--committed")
    made = 0
    while made < FIRST:
        first.press(FOLLOW_HINT)
        made = len(first.saves(path).pasts())
    first.leave()
    printed = re.search(r"dice committed to (\w+)", first.text())
    assert printed is not None

    # Another day, and many turns later.
    session = resumed(path, "", "")
    assert session.count >= FIRST
    skip_ahead(session)
    session.save(path)

    last = play(game, path)
    over = False
    while not over:
        last.press(FOLLOW_HINT)
        over = last.saves(path).outcome is not None
    last.leave()

    shown = command("replay", str(path))
    outcome = resumed(path, "", "").scene().ended
    assert outcome is not None
    assert outcome.text in shown
    checked = json.loads(command("replay", str(path), "--verify", "--json"))
    assert checked["verified"]
    assert checked["commitment"] == printed[1]
    assert checked["faces"] > 0
