"""Friends at one table: links, seats, votes, clocks, watchers, and what comes after the end."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playwright.sync_api import expect

from tests.journeys.house import House
from tests.journeys.variants import seats_for
from tests.web.player import BY_HAND, Player, come_back_at_the_end, whose
from tests.web.visitors import Visit

# Decisions of all people together after which it is late.
EVENING = 10
# Decisions that somebody watches one by one.
WATCHED = 12
TURNING_POINT = 5
ASKED = "async id => (await (await fetch(`/api/tables/${id}`)).json()).asked"


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


def play_on(*people: Player, most: int) -> bool:
    """So many decisions by whoever is asked; whether the game went on all the time."""
    for _ in range(most):
        asked = whose(*people)
        if asked.over:
            return False
        asked.go_on()
    return True


def test_four_seats_over_two_evenings_and_one_on_another_device(visitor: Visit, house: House, game: str) -> None:
    house.opens()
    # A bot fills the fourth seat, where there is one.
    ana, bo, cleo = at_one_table(visitor, game, "Ana", "Bo", "Cleo", bots=seats_for(game, 4) - 3, at=house.address)
    for person in (ana, bo, cleo):
        ask_always(person)
    assert play_on(ana, bo, cleo, most=9)
    bo.page.get_by_role("button", name="Menu").click()
    bo.page.get_by_role("button", name="Copy the link for another device").click()
    link = bo.page.evaluate("navigator.clipboard.readText()")
    bo.page.context.close()
    expect(ana.page.locator(".seat", has_text="Bo, away")).to_be_visible()

    house.close()
    house.opens()
    phone = visitor(link, at=house.address, width=390, height=844)
    people = (ana, cleo, phone)
    for person in people:
        ask_always(person)
    expect(ana.page.locator(".seat", has_text="away")).to_have_count(0)
    # To the end by hand, unless it takes too long for an evening; then bots do the rest.
    if play_on(*people, most=EVENING):
        for person in people:
            hand_over(person)
    come_back_at_the_end(*people)
    assert len({person.page.locator(".waiting h1").inner_text() for person in people}) == 1
    results = [person.page.locator(".waiting .results li, .waiting .score").all_inner_texts() for person in people]
    assert results[0] == results[1] == results[2]


def hand_over(person: Player) -> None:
    """Leave the seat to a bot, and see that it has it."""
    person.menu("Hand my seat to a bot")
    expect(person.page.locator(".waiting")).to_be_visible()


def ask_always(person: Player) -> None:
    """Somebody who wants to be asked wherever they could react, from now on."""
    person.prefer(policy="always")
    person.page.reload()
    person.at_the_table()


def test_a_step_is_taken_back_when_all_agree(visitor: Visit, game: str) -> None:
    people = at_one_table(visitor, game, "Ana", "Bo", "Cleo")
    for person in people:
        person.prefer(policy="always")
        person.page.reload()
        person.at_the_table()
    before = at_rest(people)
    wisher = whose(*people)
    one, other = [person for person in people if person is not wisher]
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
    # Everybody sees what they saw before, not a word more: whatever was drawn meanwhile nobody else has learned.
    for person in people:
        person.page.reload()
        person.at_the_table()
        assert seen(person) == before[person]
    assert whose(*people) is wisher


def at_rest(people: Sequence[Player]) -> dict[Player, list[str]]:
    """What everybody sees once all who are asked decide by hand: until then policies may still decide something."""
    here = people[0].page
    table = here.url.rsplit("/", 1)[1]
    while True:
        asked = here.evaluate(ASKED, table)
        if all(people[seat].page.evaluate(BY_HAND) for seat in asked) and len({one.version for one in people}) == 1:
            return {person: seen(person) for person in people}
        here.wait_for_timeout(50)


def seen(player: Player) -> list[str]:
    """Everything that somebody can read: the table, the people, the log."""
    places = (".stage", ".left", ".lines")
    return [player.page.locator(f".table {place}").inner_text() for place in places]


def lines(player: Player) -> list[str]:
    """What stands in somebody's log."""
    return [line.inner_text() for line in player.page.locator(".lines > li").all()]


def test_a_bot_is_voted_into_the_seat_of_somebody_who_left(visitor: Visit, game: str) -> None:
    people = at_one_table(visitor, game, "Ana", "Bo", "Cleo")
    ana, bo, cleo = people
    table = bo.page.url
    assert play_on(*people, most=3)
    bo.page.goto("/")
    expect(ana.page.locator(".seat", has_text="Bo, away")).to_be_visible()
    # One asks, one refuses; asked again, everybody who is here agrees.
    let_a_bot_play(ana)
    cleo.page.get_by_role("button", name="Refuse").click()
    expect(ana.page.locator(".vote")).to_have_count(0)
    let_a_bot_play(ana)
    cleo.page.reload()
    cleo.page.get_by_role("button", name="Agree").click()
    expect(ana.page.locator(".seat", has_text="bot for Bo")).to_be_visible()
    assert play_on(ana, cleo, most=4)

    bo.page.goto(table)
    bo.at_the_table()
    bo.page.locator(".waiting").get_by_role("button", name="Take my seat back").click()
    for person in (ana, cleo):
        expect(person.page.get_by_role("alert")).to_contain_text("Bo is back")
        person.page.get_by_role("button", name="Agree").click()
    expect(ana.page.locator(".seat", has_text="bot for Bo")).to_have_count(0)
    cleo.page.get_by_role("tab", name="Chat").click()
    told = cleo.page.get_by_role("log")
    expect(told).to_contain_text("A bot plays for Bo now")
    expect(told).to_contain_text("Bo has the seat again")
    for _ in range(60):
        asked = whose(*people)
        asked.go_on()
        if asked is bo:
            break
    else:
        raise AssertionError("Bo was never asked again")
    for person in people:
        hand_over(person)
    come_back_at_the_end(*people)


def let_a_bot_play(person: Player) -> None:
    """Ask the others whether a bot may play for whoever is away."""
    person.page.get_by_role("button", name="Let a bot play here").click()
    expect(person.page.get_by_role("alert")).to_contain_text("would like a bot to play for Bo")


def test_a_clock_runs_out_for_somebody_who_walked_away(visitor: Visit, game: str) -> None:
    ana, bo = at_one_table(visitor, game, "Ana", "Bo", clock=3)
    away = whose(ana, bo)
    here = bo if away is ana else ana
    version = here.version
    away.page.context.close()
    # Twice somebody decides for whoever is not there, and the game goes on.
    here.wait_beyond(version)
    here.page.reload()
    here.at_the_table()
    assert here.page.locator(".lines > li").count() > 0
    version = here.version
    if here.asked:
        here.go_on()
    here.wait_beyond(version + 1)
    # Nobody else is left to be asked: a bot takes the seat, and the other one to come to the end.
    here.page.get_by_role("button", name="Let a bot play here").click()
    expect(here.page.locator(".seat", has_text="bot for")).to_be_visible()
    hand_over(here)
    come_back_at_the_end(here)


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
    cleo.page.get_by_label("Message to the table").fill("Mind the vents")
    cleo.page.keyboard.press("Enter")
    ana.page.get_by_role("tab", name="Chat").click()
    expect(ana.page.get_by_role("log")).to_contain_text("Mind the vents")
    cleo.page.reload()
    cleo.at_the_table()
    ana.page.keyboard.press("Escape")
    # Whatever happens, the one who watches sees it, and is never asked.
    for _ in range(WATCHED):
        if not ana.wait_for_question():
            break
        ana.go_on()
        cleo.wait_until(ana.version)
        assert not cleo.asked
    if not ana.over:
        hand_over(ana)
    for person in (ana, cleo):
        person.wait_for_end()
    assert not cleo.asked

    # Both look at the same moment, through the eyes of anybody, and Cleo plays on from there.
    page = cleo.page
    page.goto(f"/replay/{table}")
    expect(page.get_by_role("slider")).to_be_visible()
    page.get_by_role("slider").press("End")
    expect(page.locator(".ended")).not_to_be_empty()
    page.get_by_role("slider").press("Home")
    for _ in range(TURNING_POINT):
        page.get_by_role("button", name="Step forward").click()
    expect(page).to_have_url(re.compile(rf"#{TURNING_POINT}$"))
    ana.page.goto(page.url)
    expect(ana.page.locator(".replay-panel")).to_contain_text(f"Decision {TURNING_POINT} of")
    assert ana.page.locator(".replay-panel h1").inner_text() == page.locator(".replay-panel h1").inner_text()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: "/table/" in url)
    cleo.at_the_table()
    assert table not in page.url
    cleo.wait_for_question()
    cleo.go_on()
