"""The terminal client, driven by keys, mouse and typing."""

from __future__ import annotations

import asyncio
import io
import re
from itertools import count
from pathlib import Path

import pytest
from rich.console import Console
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

import hullbreach as hb
from hullbreach.cli.saves import folder, resume
from hullbreach.cli.session import NEVER, Session
from hullbreach.cli.terminal.app import Terminal
from hullbreach.cli.terminal.board import BoardView
from hullbreach.cli.terminal.cards import cards_text
from hullbreach.cli.terminal.typed import TypedOption
from hullbreach.kernel.scene import Row
from hullbreach.text import Messages
from tests.cli.driving import click_on_board, drive, hints
from tests.patience import until


def session(mission: str = "newt", seats: str = "human", seed: int = 3, lang: str = "en") -> Session:
    people = seats.split(",")
    return Session(hb.new("corps", players=len(people), seed=seed, mission=mission), people, lang)


def advance(found: Session, choices: int) -> Session:
    """Some choices of the rule bot on the person's behalf, without a screen."""
    for _ in range(choices):
        found.play(found.hint())
    return found


def to_action(found: Session) -> Session:
    """On to the first question for an action."""
    while True:
        asked = found.scene().question
        assert asked is not None
        if asked.prompt == "action":
            return found
        found.play(found.hint())


def shown(app: Terminal, id: str) -> str:
    """The plain text in a part of the screen."""
    return str(app.query_one(f"#{id}", Static).render())


def test_a_whole_game_by_keyboard() -> None:
    async def play(app: Terminal, pilot: Pilot[None]) -> None:
        await hints(app, pilot, 600)
        assert app.scene.ended is not None
        assert app.scene.ended.text in shown(app, "question")

    app = drive(play, session("bug_hunt_operations", "human,random", seed=5), (80, 24))
    assert app.session.match.outcome is not None
    assert hb.replay(app.session.match.record()).state == app.session.match.state


def test_arrows_and_enter_choose() -> None:
    async def play(app: Terminal, pilot: Pilot[None]) -> None:
        await pilot.press("down", "down", "enter")

    app = drive(play, session())
    assert app.session.match.pasts()[0].text() == "play as gorman"


def test_the_cursor_lights_its_square() -> None:
    async def play(app: Terminal, pilot: Pilot[None]) -> None:
        board = app.query_one(BoardView)
        assert board.picture is not None
        chosen = app.highlighted()
        assert chosen is not None
        assert board.picture.chosen == set(chosen.concerns)
        assert set(chosen.concerns) <= board.picture.lit

    drive(play, to_action(session()))


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
def test_a_click_on_a_lit_square_moves_there(size: tuple[int, int]) -> None:
    async def play(app: Terminal, pilot: Pilot[None]) -> None:
        moves = [c for c in app.shown if c.verb == "move"]
        await click_on_board(app, pilot, moves[0].concerns[0])
        assert app.session.match.pasts()[-1].text() == moves[0].text

    drive(play, to_action(session()), size)


def test_a_click_elsewhere_changes_nothing() -> None:
    async def play(app: Terminal, pilot: Pilot[None]) -> None:
        before = app.session.count
        await click_on_board(app, pilot, "square:0,0")
        assert app.session.count == before
        assert Messages.load("corps", "en").say("client-nothing_here") in shown(app, "detail-text")

    drive(play, to_action(session()), (200, 60))


async def type_in(app: Terminal, pilot: Pilot[None], text: str) -> None:
    await pilot.press("slash")
    app.query_one(TypedOption).value = text
    await pilot.press("enter")
    await pilot.pause()


def test_a_typed_option_is_played() -> None:
    async def play(app: Terminal, pilot: Pilot[None]) -> None:
        await type_in(app, pilot, "play as frost")

    app = drive(play, session())
    assert app.session.match.pasts()[0].text() == "play as frost"


def test_the_beginning_is_enough_and_tab_completes() -> None:
    async def play(app: Terminal, pilot: Pilot[None]) -> None:
        await pilot.press("slash", *"play as r")
        await pilot.pause(0.1)
        await pilot.press("tab")
        assert app.query_one(TypedOption).value == "play as ripley"
        await pilot.press("enter")

    app = drive(play, session())
    assert app.session.match.pasts()[0].text() == "play as ripley"


def test_an_ambiguous_beginning_is_said() -> None:
    async def play(app: Terminal, pilot: Pilot[None]) -> None:
        await type_in(app, pilot, "play as")
        assert "6" in shown(app, "detail-text")

    assert drive(play, session()).session.count == 0


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_a_refusal_shows_its_reason_and_rule(lang: str) -> None:
    async def play(app: Terminal, pilot: Pilot[None]) -> None:
        before = app.session.match.copy()
        await type_in(app, pilot, "interact 0,0")
        detail = shown(app, "detail-text")
        assert "CORPS-" in detail
        refused = app.session.match.question
        assert refused is not None
        no = refused.why_not(app.session.match.read("interact 0,0"))
        match = app.session.match
        assert match.rulebook.voice.say_no(match.state.names, no, lang) in " ".join(detail.split())
        assert app.session.match.state == before.state

    drive(play, to_action(session(lang=lang)))


def test_a_text_that_is_no_option_is_said() -> None:
    async def play(app: Terminal, pilot: Pilot[None]) -> None:
        await type_in(app, pilot, "dance")
        assert "dance" in shown(app, "detail-text")

    assert drive(play, session()).session.count == 0


def test_closed_options_are_listed_with_their_reasons() -> None:
    async def play(app: Terminal, pilot: Pilot[None]) -> None:
        listed = app.query_one(OptionList)
        before = listed.option_count
        await pilot.press("x")
        assert listed.option_count > before
        last = listed.get_option_at_index(listed.option_count - 1)
        assert last.disabled
        assert "CORPS-" in str(last.prompt)
        await pilot.press("x")
        assert listed.option_count == before

    drive(play, to_action(session()))


@pytest.mark.parametrize(("lang", "worlds"), [("en", "worlds?"), ("fr", "mondes?"), ("de", "Welt(en)?")])
def test_what_comes_of_the_options_is_told(lang: str, worlds: str) -> None:
    async def play(app: Terminal, pilot: Pilot[None]) -> None:
        await pilot.press("w")
        one = re.compile(rf"^\d+\s%  .+ \(.+ {worlds}\)$", re.MULTILINE)
        await until(lambda: len(one.findall(shown(app, "detail-text"))) > 1)
        heading = Messages.load("encounters", lang).say("client-looked_at")
        assert shown(app, "detail-text").startswith(heading)

    match = hb.new("encounters", players=1, seed=5)
    drive(play, Session(match, ["human"], lang))


def test_undo_takes_back_own_choices_one_by_one() -> None:
    async def play(app: Terminal, pilot: Pilot[None]) -> None:
        start = app.session.match.copy()
        await hints(app, pilot, 3)
        await pilot.press("u", "u", "u")
        assert app.session.match.state == start.state
        await pilot.press("u")
        assert Messages.load("corps", "en").say("client-nothing_to_undo") in shown(app, "detail-text")

    drive(play, session())


def test_undo_goes_back_over_bots() -> None:
    async def play(app: Terminal, pilot: Pilot[None]) -> None:
        await hints(app, pilot, 1)
        assert app.session.count > 1
        await pilot.press("u")
        assert app.session.count == 0

    drive(play, session(seats="human,random"))


def test_bots_play_on_however_late_their_turn_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock of Textual's timers leaps, as on a busy machine: a tick that would come late is not left out."""

    async def play(app: Terminal, pilot: Pilot[None]) -> None:
        ticks = count(step=0.05)
        monkeypatch.setattr("textual._time.get_time", lambda: next(ticks))
        await hints(app, pilot, 3)
        assert app.session.count > 3

    drive(play, session(seats="human,random"))


def test_save_and_resume(tmp_path: Path) -> None:
    async def play(app: Terminal, pilot: Pilot[None]) -> None:
        await hints(app, pilot, 5)
        await pilot.press("s")

    found = session(seats="human,random")
    found.path = tmp_path / "match.json"
    app = drive(play, found)
    save, match = resume(tmp_path / "match.json")
    assert match.state == app.session.match.state
    assert save.seats == ["human", "random"]


def test_leaving_saves_a_match_that_has_a_file(tmp_path: Path) -> None:
    async def play(app: Terminal, pilot: Pilot[None]) -> None:
        await hints(app, pilot, 2)
        await pilot.press("q")

    found = session()
    found.path = tmp_path / "match.json"
    app = drive(play, found)
    assert resume(tmp_path / "match.json")[1].state == app.session.match.state


def test_a_match_outlives_its_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    async def play(app: Terminal, pilot: Pilot[None]) -> None:
        await hints(app, pilot, 2)
        app.keep()

    app = drive(play, session())
    assert resume(folder() / "corps-1.json")[1].state == app.session.match.state


def test_leaving_an_unsaved_match_asks_once() -> None:
    async def play(app: Terminal, pilot: Pilot[None]) -> None:
        await hints(app, pilot, 2)
        await pilot.press("q")
        assert Messages.load("corps", "en").say("client-unsaved") in " ".join(shown(app, "detail-text").split())
        assert app.is_running

    drive(play, session())


def test_leaving_a_match_that_cannot_be_written_asks_once(tmp_path: Path) -> None:
    """The folder that was named is a file by now: whoever leaves is told, and may still save elsewhere."""

    async def play(app: Terminal, pilot: Pilot[None]) -> None:
        await hints(app, pilot, 2)
        await pilot.press("q")
        assert "cannot be written" in shown(app, "detail-text")
        assert app.is_running
        await pilot.press("q")
        assert not app.is_running

    (tmp_path / "file").write_text("")
    found = session()
    found.path = tmp_path / "file" / "match.json"
    drive(play, found)


def test_a_match_that_is_over_is_saved_to_the_file_that_was_named(tmp_path: Path) -> None:
    async def play(app: Terminal, pilot: Pilot[None]) -> None:
        assert app.scene.ended is not None
        app.saved_at = 0
        await pilot.press("q")

    found = session()
    while found.match.question is not None:
        found.match.play(found.match.question.options[0])
    found.count = len(found.match.pasts())
    found.path = tmp_path / "match.json"
    drive(play, found)
    assert resume(tmp_path / "match.json")[1].outcome is not None


def test_three_languages() -> None:
    async def play(app: Terminal, pilot: Pilot[None]) -> None:
        asked = []
        for _ in range(3):
            asked.append(shown(app, "question"))
            assert shown(app, "keys")
            await pilot.press("l")
        assert len(set(asked)) == 3
        assert shown(app, "question") == asked[0]

    drive(play, session())


def test_windows_are_passed_by_policy() -> None:
    async def play(app: Terminal, pilot: Pilot[None]) -> None:
        for _ in range(25):
            asked = app.scene.question
            assert asked is not None
            assert not asked.passing
            await hints(app, pilot, 1)

    found = session()
    found.policy = NEVER
    drive(play, found)


def test_the_policy_key_turns_through_all_policies() -> None:
    async def play(app: Terminal, pilot: Pilot[None]) -> None:
        seen = []
        for _ in range(3):
            await pilot.press("p")
            seen.append(app.session.policy)
        assert seen == ["always", "never", "something"]

    drive(play, session())


def test_every_pane_can_be_shown() -> None:
    async def play(app: Terminal, pilot: Pilot[None]) -> None:
        for key, pane in (("2", "people"), ("3", "mission"), ("4", "journal"), ("question_mark", "help")):
            await pilot.press(key)
            assert app.query_one(f"#{pane}").display
            assert not app.query_one("#board").display
        await pilot.press("escape")
        assert app.query_one("#board").display

    drive(play, advance(session(), 6), (80, 24))


def test_bots_alone_can_be_watched_and_skipped() -> None:
    async def play(app: Terminal, pilot: Pilot[None]) -> None:
        await pilot.press("space")
        await until(lambda: app.scene.ended is not None)

    drive(play, session("newt", "random,random"))


@pytest.mark.parametrize("pause", [0, 0.01])
def test_leaving_while_the_bots_play(pause: float) -> None:
    async def run() -> None:
        app = Terminal(session(seats="random,random"), pause)
        async with app.run_test(size=(80, 24)):
            app.simulate_key("q")
            app.simulate_key("q")
            await until(lambda: app.return_code is not None)
        assert app.return_code == 0

    asyncio.run(run())


def test_a_card_is_described_under_the_cursor() -> None:
    async def play(app: Terminal, pilot: Pilot[None]) -> None:
        choice = app.highlighted()
        assert choice is not None
        assert choice.describe
        assert choice.describe[0] in shown(app, "detail-text")
        assert app.query_one("#detail").max_scroll_y > 0
        await pilot.press("ctrl+down")
        assert app.query_one("#detail").scroll_offset.y > 0

    drive(play, session(), (80, 24))


def test_the_keys_can_be_clicked() -> None:
    async def play(app: Terminal, pilot: Pilot[None]) -> None:
        await pilot.click("#keys", offset=(shown(app, "keys").index("people") + 1, 0))
        await pilot.pause()
        assert app.query_one("#people").display

    drive(play, session(), (80, 24))


def test_a_game_without_a_board_lays_its_cards_on_the_table() -> None:
    async def play(app: Terminal, pilot: Pilot[None]) -> None:
        assert app.query_one("#cards").display
        assert not app.query_one("#board").display
        out = io.StringIO()
        Console(file=out, width=120).print(cards_text(app.scene, app.lit(), set()))
        rows = [area for area in app.scene.areas if isinstance(area, Row) and area.places]
        assert len(rows) >= 3
        for row in rows:
            assert row.title in out.getvalue()
            for card in [card for place in row.places for card in place.cards][:3]:
                assert card.name[:12] in out.getvalue()
        await pilot.press("2")
        assert not app.query_one("#cards").display

    people = ["human", "rules"]
    found = advance(Session(hb.new("encounters", players=2, seed=4), people, "en"), 8)
    drive(play, found, size=(140, 42))
