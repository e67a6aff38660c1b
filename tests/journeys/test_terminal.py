"""In a terminal of 80 columns and 24 lines: play, save, go on another day, check the dice."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from hullbreach.cli.play_command import resumed
from hullbreach.cli.saves import folder
from hullbreach.cli.session import Session
from tests.cli.driving import command
from tests.journeys.pseudo_terminal import PseudoTerminal

SMALL = (80, 24)
FIRST = 8
# Decisions at the end of a match that are made in the terminal again.
LAST = 15
# A hint, and Enter to follow it.
FOLLOW_HINT = "h\r"
TAB, BACK, DOWN, ENTER = "\t", "\x1b[Z", "\x1b[B", "\r"


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


def test_somebody_chooses_in_the_menu_plays_and_goes_on_from_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    menu = PseudoTerminal(*SMALL, "play")
    drawn = menu.shows("H U L L B R E A C H", "Play")
    # From the button that begins Tab goes round to the first line: the game, and below it the language.
    menu.press(TAB + ENTER)
    drawn = menu.shows("Nemesis", since=drawn)
    menu.press(DOWN + ENTER)
    drawn = menu.shows("Scenario", since=drawn)
    menu.press(TAB + ENTER)
    drawn = menu.shows("Français", since=drawn)
    menu.press(DOWN + DOWN + ENTER)
    drawn = menu.shows("Sprache", "Szenario", since=drawn)
    menu.press(BACK + BACK + ENTER)
    menu.shows("Tipp", since=drawn)
    path = folder() / "encounters-1.json"
    made = 0
    while not made:
        menu.press(FOLLOW_HINT)
        made = len(menu.saves(path).pasts())
    menu.leave()

    # Another day the menu offers it first, and it goes on where it was, in the language it was played in.
    again = PseudoTerminal(*SMALL, "play")
    drawn = again.shows("Go on with", path.name)
    before = resumed(path, "", "").count
    again.press(ENTER)
    again.shows("Tipp", since=drawn)
    while resumed(path, "", "").count <= before:
        again.press(FOLLOW_HINT)
        again.saves(path)
    again.tear_off()
    session = resumed(path, "", "")
    assert (session.match.rulebook.id, session.lang, session.seats) == ("encounters", "de", ["human"])
