"""Friends at one table: links, seats, votes, clocks, watchers, and what comes after the end."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.journeys.house import House
from tests.web.player import Player, whose
from tests.web.visitors import Visit


def at_one_table(visitor: Visit, game: str, *names: str, bots: int = 0, at: str = "", **more: object) -> list[Player]:
    """The first of them opens a table and sends the link; the others sit down; bots fill what is left."""
    places = {"at": at} if at else {}
    people = [visitor(**places) for _ in names]
    people[0].prefer(policy="never", name=names[0])
    seats = ["human", *["open"] * (len(names) - 1 + bots)]
    table = people[0].open_table(game, seats, name=names[0], **more)
    for person, name in zip(people[1:], names[1:], strict=True):
        person.prefer(policy="never")
        person.sit_down(table, name)
    for _ in range(bots):
        people[0].page.get_by_role("button", name="Let a bot play here").first.click()
    expect(people[0].page.get_by_role("button", name="Let a bot play here")).to_have_count(0)
    return people


def test_four_seats_over_two_evenings_and_one_on_another_device(visitor: Visit, house: House, game: str) -> None:
    house.opens()
    ana, bo, cleo = at_one_table(visitor, game, "Ana", "Bo", "Cleo", bots=1, at=house.address)
    for _ in range(6):
        whose(ana, bo, cleo).go_on()
    bo.page.get_by_role("button", name="Menu").click()
    bo.page.get_by_role("button", name="Copy the link for another device").click()
    link = bo.page.evaluate("navigator.clipboard.readText()")
    bo.page.context.close()
    expect(ana.page.locator(".seat", has_text="Bo, away")).to_be_visible()

    house.close()
    house.opens()
    phone = visitor(link, at=house.address, width=390, height=844)
    phone.prefer(policy="never")
    phone.page.reload()
    for person in (ana, cleo):
        person.page.reload()
    for person in (ana, cleo, phone):
        person.at_the_table()
    expect(ana.page.locator(".seat", has_text="away")).to_have_count(0)
    for _ in range(6):
        whose(ana, cleo, phone).go_on()
    for person in (ana, cleo, phone):
        person.menu("Hand my seat to a bot")
    for person in (ana, cleo, phone):
        person.wait_for_end()
    assert len({person.page.locator(".waiting h1").inner_text() for person in (ana, cleo, phone)}) == 1


def test_a_step_is_taken_back_when_all_agree(visitor: Visit, game: str) -> None:
    people = at_one_table(visitor, game, "Ana", "Bo", "Cleo")
    for person in people:
        person.prefer(policy="always")
        person.page.reload()
        person.at_the_table()
    wisher = whose(*people)
    one, other = [person for person in people if person is not wisher]
    before = {person: lines(person) for person in people}
    wisher.go_on()
    after = lines(one)
    wisher.page.keyboard.press("u")
    one.page.get_by_role("button", name="Agree").click()
    other.page.get_by_role("button", name="Refuse").click()
    expect(wisher.page.locator(".vote")).to_have_count(0)
    assert lines(one) == after

    version = wisher.version
    wisher.page.keyboard.press("u")
    for person in (one, other):
        person.page.reload()
        person.page.get_by_role("button", name="Agree").click()
    wisher.wait_beyond(version)
    # Everybody is told what they were told before, not a word more.
    for person in people:
        person.page.reload()
        person.at_the_table()
        assert lines(person) == before[person]
    assert whose(*people) is wisher


def lines(player: Player) -> list[str]:
    """What stands in somebody's log."""
    return [line.inner_text() for line in player.page.locator(".lines > li").all()]


def test_a_bot_keeps_the_seat_of_somebody_who_went_away(visitor: Visit, game: str) -> None:
    ana, bo = at_one_table(visitor, game, "Ana", "Bo")
    table = bo.page.url
    whose(ana, bo).go_on()
    bo.menu("Hand my seat to a bot")
    expect(ana.page.locator(".seat", has_text="bot for Bo")).to_be_visible()
    bo.page.goto("/")
    for _ in range(4):
        ana.wait_for_question()
        ana.go_on()
    bo.page.goto(table)
    bo.at_the_table()
    bo.page.locator(".waiting").get_by_role("button", name="Take my seat back").click()
    expect(ana.page.locator(".seat", has_text="bot for Bo")).to_have_count(0)
    for _ in range(60):
        asked = whose(ana, bo)
        asked.go_on()
        if asked is bo:
            return
    raise AssertionError("Bo was never asked again")


def test_a_clock_runs_out_for_somebody_who_walked_away(visitor: Visit, game: str) -> None:
    ana, bo = at_one_table(visitor, game, "Ana", "Bo", clock=3)
    away = whose(ana, bo)
    here = bo if away is ana else ana
    version = here.version
    away.page.context.close()
    here.wait_beyond(version)
    here.page.reload()
    here.at_the_table()
    assert here.page.locator(".lines > li").count() > 0


def test_somebody_watches_and_all_look_back_and_play_on(visitor: Visit, game: str) -> None:
    ana = at_one_table(visitor, game, "Ana", bots=1)[0]
    table = ana.page.url.rsplit("/", 1)[1]
    cleo = visitor(f"/table/{table}")
    cleo.at_the_table()
    expect(cleo.page.locator(".decide")).to_contain_text("You are watching")
    ana.wait_for_question()
    ana.page.keyboard.press("/")
    ana.page.get_by_label("Message to the table").fill("Look who is there")
    ana.page.keyboard.press("Enter")
    cleo.page.get_by_role("tab", name="Chat").click()
    expect(cleo.page.get_by_role("log")).to_contain_text("Look who is there")
    cleo.page.reload()
    cleo.at_the_table()
    ana.page.keyboard.press("Escape")
    ana.menu("Hand my seat to a bot")
    for person in (ana, cleo):
        person.wait_for_end()
    assert not cleo.asked

    # Both look at the same moment, and Cleo plays on from there.
    page = cleo.page
    page.goto(f"/replay/{table}")
    expect(page.get_by_role("slider")).to_be_visible()
    page.get_by_role("slider").press("End")
    expect(page.locator(".ended")).not_to_be_empty()
    page.get_by_role("slider").press("Home")
    for _ in range(3):
        page.get_by_role("button", name="Step forward").click()
    expect(page).to_have_url(re.compile(r"#3$"))
    ana.page.goto(page.url)
    expect(ana.page.locator(".replay-panel")).to_contain_text("Decision 3 of")
    assert ana.page.locator(".replay-panel h1").inner_text() == page.locator(".replay-panel h1").inner_text()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: "/table/" in url)
    cleo.at_the_table()
    assert table not in page.url
    cleo.wait_for_question()
    cleo.go_on()
