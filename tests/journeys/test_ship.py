"""Four people on one ship: they trade, interrupt, one dies and plays the Intruders, one flies, one sleeps."""

from __future__ import annotations

from dataclasses import dataclass, field

from playwright.sync_api import Page, expect

from hullbreach.table.storage import Store
from hullbreach.table.table import Plan, Table
from tests.journeys.house import RATE, House
from tests.journeys.short_night import ANA, BO, CEM, DIA, EachAlone, Night, Step, Together, night_with
from tests.server.running import Player
from tests.server.tables import token
from tests.web import player as web
from tests.web.test_moments import WATCH
from tests.web.test_reading import check
from tests.web.visitors import Visit

DEEDS = {"traded", "interrupted", "cancelled", "takes-over", "plot-played", "hibernates", "launched"}
FATES = ["dead-jump", "launched", "hibernated", "dead-intruder"]
# How each of them reads.
READERS = {ANA: ("en", "dark"), BO: ("en", "light"), CEM: ("de", "contrast"), DIA: ("fr", "light")}


@dataclass
class Crew:
    """People with what is left of their night. What goes without saying they choose on another device."""

    house: House
    visitor: Visit
    night: Night
    left: list[Step]
    pages: dict[int, web.Player] = field(default_factory=dict)
    others: dict[int, Player] = field(default_factory=dict)

    def page(self, seat: int) -> Page:
        """What somebody has before them; they wish to be asked in every window."""
        if seat not in self.pages:
            lang, theme = READERS[seat]
            found = self.pages[seat] = self.visitor(at=self.house.address, lang=lang)
            found.prefer(policy="always", lang=lang, theme=theme)
            found.page.goto(f"/table/{self.night.head.id}#seat={seat + 1}&token={token(seat).replace(' ', '%20')}")
            found.at_the_table()
        return self.pages[seat].page

    def play_on(self, prompt: str, text: str = "") -> Page:
        """On to this question, with this answer if it is said, which is not yet given; the page of who is asked."""
        while self.left[0].prompt != prompt or not self.left[0].text.startswith(text):
            self.choose()
        seat = self.left[0].seat
        page = self.page(seat)
        assert self.pages[seat].wait_for_question()
        return page

    def choose(self) -> None:
        """The next choice, as it comes."""
        step = self.left.pop(0)
        if step.seat not in self.others:
            self.others[step.seat] = Player(self.house.port, self.night.head.id, token(step.seat), rate=RATE)
        player = self.others[step.seat]
        player.catch_up()
        player.wait_for_question()
        assert player.choose(step.text)["kind"] == "update"

    def click(self) -> None:
        """The next choice, by mouse."""
        step = self.left.pop(0)
        self.pages[step.seat].choose(step.text)

    def leave(self) -> None:
        """The other devices are put away."""
        for player in self.others.values():
            player.close()


def come_aboard(house: House, visitor: Visit, night: Night) -> Crew:
    """People at their table, before the first Action."""
    began = next(n for n, step in enumerate(night.steps) if step.prompt == "action")
    entries = night.entries(night.steps[:began])
    store = Store(f"sqlite:///{house.database}")
    store.create(night.head, entries, Table(night.head, entries).summary_after(Plan([])))
    store.close()
    house.opens()
    return Crew(house, visitor, night, night.steps[began:])


def test_four_people_each_have_a_night_of_their_own(visitor: Visit, house: House) -> None:
    crew = come_aboard(house, visitor, night_with(EachAlone, DEEDS, FATES))

    # Ana lays down what she offers, Bo sees it and lays something beside it, Ana accepts.
    ana = crew.play_on("action", "trade")
    crew.click()
    crew.play_on("offer")
    expect(ana.locator(".trade .steps [aria-current]")).to_contain_text("Propose")
    weapon = ana.locator(".trade .mine [data-target]").first
    name = weapon.locator("b").inner_text()
    weapon.click()
    crew.left.pop(0)
    bo = crew.play_on("return")
    expect(bo.locator(".trade .steps [aria-current]")).to_contain_text("Return")
    expect(bo.locator(".trade .laid")).to_contain_text(name)
    crew.click()
    crew.click()
    crew.play_on("settle")
    expect(ana.locator(".trade .laid")).to_have_count(2)
    check(crew.pages[ANA])
    expect(bo.locator(".trade")).to_have_count(0)
    crew.click()
    expect(bo.locator(".lines")).to_contain_text("trades with")
    expect(bo.locator(".slots")).to_contain_text(name)
    expect(ana.locator(".slots")).not_to_contain_text(name)

    # Bo is on his way out when Cem says no. All who stand there are asked the same, and nobody sees who has an answer.
    cem = crew.play_on("interrupt", "play")
    expect(ana.locator(".decision h1")).to_contain_text("Do you interrupt")
    check(crew.pages[CEM])
    crew.click()
    expect(ana.locator(".decision")).to_be_visible()
    assert "interrupts" not in ana.locator(".lines").inner_text()
    crew.play_on("interrupt-again")
    expect(bo.locator(".lines")).to_contain_text("interrupts")
    crew.play_on("action")
    expect(bo.locator(".lines")).to_contain_text("is cancelled")

    # The first Encounter: everybody keeps one of two Objectives.
    crew.play_on("objective")
    expect(ana.get_by_role("region", name="First Encounter").get_by_role("button")).to_have_count(2)
    check(crew.pages[BO])

    # Dia dies, cannot believe it and looks again, and plays the Intruders from the next turn on.
    dia = crew.play_on("take-over")
    dia.reload()
    assert crew.pages[DIA].wait_for_question()
    crew.click()
    crew.play_on("plot")
    check(crew.pages[DIA])
    crew.click()
    expect(bo.locator(".lines")).to_contain_text("plays the Intruders")

    # Bo, who has flown, is asked no more while others go on, and talks.
    while any(step.seat == BO for step in crew.left):
        crew.choose()
    assert crew.left
    expect(bo.locator(".waiting")).to_be_visible()
    bo.get_by_role("tab", name="Chat").click()
    bo.get_by_label("Message").fill("Good night")
    bo.get_by_label("Message").press("Enter")
    while crew.left:
        crew.choose()
    for seat in (ANA, BO, CEM, DIA):
        crew.page(seat)
        crew.pages[seat].wait_for_end()
    ana.get_by_role("tab", name="Chat").click()
    expect(ana.locator(".said")).to_contain_text("Good night")

    # Everybody has a fate of their own, and all read the same about the four.
    fates = ana.locator(".ending .fate").all_inner_texts()
    assert len(set(fates)) == 4
    assert fates == bo.locator(".ending .fate").all_inner_texts()
    verdicts = [
        "won" if seat in crew.night.winners else ("survived" if seat in (BO, CEM) else "died") for seat in range(4)
    ]
    for seat, page in enumerate((ana, bo, cem, dia)):
        expect(page.locator(".waiting.won")).to_have_count(int(verdicts[seat] == "won"))
        assert [
            page.locator(f".ending .seats > li:nth-child({n + 1}).{word}").count() for n, word in enumerate(verdicts)
        ] == [1] * 4
    crew.leave()


def test_two_together_and_one_comes_back_from_the_dead(visitor: Visit, house: House) -> None:
    night = night_with(Together, {"died", "revived"})
    crew = come_aboard(house, visitor, night)
    bo = crew.page(BO)
    bo.evaluate(WATCH)
    while len(night.steps) - len(crew.left) < night.choices_until("revived"):
        crew.choose()
    # Of all that happens meanwhile a death is shown in any case.
    bo.wait_for_function("() => window.shown.some((name) => name.startsWith('death'))")
    expect(bo.locator(".lines")).to_contain_text("comes back to life")
    # And plays on, with wounds that are dressed.
    crew.play_on("action")
    expect(bo.locator(".sheet .notes")).to_contain_text("dressed")
    crew.leave()
