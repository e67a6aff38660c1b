"""The example game at the table: listed, played in the terminal and in the browser, by nothing but its one file."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

import hullbreach as hb
from hullbreach.cli.session import Session
from hullbreach.cli.terminal.app import Terminal
from hullbreach.games import register, unregister
from hullbreach.kernel.cases import run_case
from hullbreach.lab.sim import simulate
from hullbreach.server.study import game_of
from tests.example.last_breath import BOOK
from tests.web.running import running_server
from tests.web.visitors import Visit

REGISTER = "from hullbreach.games import register; from tests.example.last_breath import BOOK; register(BOOK)"
LONGEST = 200


@pytest.fixture(autouse=True)
def _on_the_shelf() -> Iterator[None]:
    register(BOOK)
    yield
    unregister(BOOK)


def test_the_lobby_lists_it() -> None:
    listed = game_of(BOOK.id, "de")
    assert (listed.title, listed.seats) == ("Last breath", (2, 4))
    assert [(setting.name, setting.advanced) for setting in listed.settings] == [("tank", False)]
    assert [preset.label for preset in listed.presets][1:] == ["small", "large"]


def test_a_match_has_the_usual_number_of_players_if_none_is_named() -> None:
    assert hb.new(BOOK.id).state.seats == 3


def test_a_view_cannot_tell_the_next_card() -> None:
    match = hb.new(BOOK.id, 3, 5)
    view = match.view(1)
    hands = view.position()["hands"]
    assert isinstance(hands, dict)
    assert (hands["seat-1"], hands["seat-3"]) == ([None] * 3, [None] * 3)
    assert None not in hands["seat-2"]
    assert view.state.source is None


def test_it_is_simulated_seat_by_seat() -> None:
    cell = simulate(BOOK.id, 60, ["rules"], matrix={"players": [3], "tank": ["small"]}).cells[0]
    assert cell.games == 60
    assert set(cell.outcomes) <= {"some won", "won"}
    assert not cell.together
    assert all(0 < wins < 60 for wins in cell.seats)
    # One is lost in every game that empties the tank.
    assert sum(cell.seats) == 3 * 60 - cell.outcomes["some won"]


def test_a_case_plays_it() -> None:
    case: dict[str, object] = {
        "id": "BREATH-1",
        "game": BOOK.id,
        "options": {"players": 2},
        "chance": [["calm", "gasp", "sigh", "calm", "pant", "pant"], "scream"],
        "play": ["breathe gasp", "seat-2: hold breath"],
        "events": ["breathed seat-1 gasp", "held seat-2", "drew-unseen seat-1"],
        "refuse": ["breathe scream"],
        "expect": {"air": 12, "hands.seat-1": ["calm", "sigh", "scream"], "view.seat-1.hands.seat-2": ["none", "none"]},
    }
    assert run_case(case, "here", hb.rulebook).message == ""


def test_it_is_played_in_the_terminal() -> None:
    session = Session(hb.new(BOOK.id, 3, 8), ["human", "rules", "rules"], "en")

    async def play() -> None:
        app = Terminal(session, pause=0)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            for _ in range(LONGEST):
                if app.scene.ended is not None:
                    break
                await pilot.press("enter")
                await pilot.pause()

    asyncio.run(play())
    outcome = session.match.outcome
    assert outcome is not None
    assert outcome.reason in ("tank-empty", "all-away")


def test_it_is_played_in_the_browser(visitor: Visit, tmp_path: Path) -> None:
    with running_server(tmp_path, REGISTER) as address:
        mara = visitor(at=address)
        page = mara.page
        page.locator("article.game").filter(has_text="Last breath").wait_for()
        mara.open_table(BOOK.id, ["human", "bot", "bot"])
        assert mara.options().first.inner_text()
        page.reload()
        mara.at_the_table()
        for _ in range(LONGEST):
            if not mara.wait_for_question():
                break
            mara.go_on()
        assert mara.over
        # Somebody is lost and somebody gets away: the page names everybody.
        assert page.locator(".waiting .results li").count() == 3
        # Nobody is there any more when the house closes.
        page.close()
