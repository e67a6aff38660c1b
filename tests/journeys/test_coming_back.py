"""The server goes down in the middle of what others do, and is up again the next day, upgraded."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.journeys.house import House
from tests.web.player import Player, come_back_at_the_end
from tests.web.visitors import Visit

# More decisions in a row than any game asks of one person.
MANY = 80
# Decisions of the next day before somebody skips ahead.
NEXT_DAY = 12
NEWER = "99.0.0"


def test_the_browser_is_closed_while_others_act_and_the_server_starts_again(
    visitor: Visit, house: House, game: str
) -> None:
    house.opens(pace=0.2)
    mara = visitor(at=house.address)
    mara.prefer(policy="never")
    mara.play_now(game)
    table = mara.page.url
    until_others_act(mara)
    # It ends without a warning.
    seen, lines = mara.version, told(mara)
    house.breaks_down()
    mara.page.close()

    house.opens(version=NEWER)
    assert house.open.http.get("/api/openapi.json").json()["info"]["version"] == NEWER
    again = Player(mara.page.context.new_page())
    again.page.goto("/")
    again.page.locator(f"a[href='{table.removeprefix(house.address)}']").first.click()
    again.at_the_table()
    again.wait_for_question()
    assert again.version >= seen
    assert told(again)[: len(lines)] == lines
    for _ in range(NEXT_DAY):
        if not again.wait_for_question():
            break
        again.go_on()
    if not again.over:
        again.menu("Hand my seat to a bot")
        expect(again.page.locator(".waiting")).to_be_visible()
    come_back_at_the_end(again)
    again.page.goto("/")
    expect(again.page.get_by_role("heading", name="Replays")).to_be_visible()


def until_others_act(mara: Player) -> None:
    """Choose until it is somebody else's turn."""
    for _ in range(MANY):
        mara.wait_for_question()
        mara.go_on()
        if not mara.asked:
            return
    raise AssertionError("nobody else ever acts")


def told(player: Player) -> list[str]:
    """The log but for its last lines, to which more may come: a pair of lines that comes again is told as one."""
    return [line.inner_text() for line in player.page.locator(".lines > li").all()][:-3]
