"""Looking back: a running solo game and a finished one, forks, fair dice, the report."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

import hullbreach as hb
from hullbreach.kernel.records import read_record
from tests.web.player import OVER, Player

Visit = Callable[..., Player]


def finished(visitor: Visit) -> tuple[Player, str]:
    """A short game, played to its end."""
    mara = visitor()
    mara.prefer(policy="never")
    table = mara.open_table("encounters", ["human"])
    while mara.wait_for_question():
        mara.go_on()
    return mara, table


def test_a_finished_game_is_replayed_shared_forked_and_its_dice_verified(visitor: Visit) -> None:
    mara, table = finished(visitor)
    mara.page.get_by_role("link", name="Replay").first.click()
    # Somebody else opens the shared link at the same moment.
    mara.page.get_by_role("button", name="Step forward").click()
    mara.page.keyboard.press(".")
    expect(mara.page).to_have_url(re.compile(rf"/replay/{table}#2$"))
    noor = visitor(f"/replay/{table}#2")
    page = noor.page
    expect(page.locator(".replay-panel")).to_contain_text("Decision 2 of")
    same = mara.page.locator(".replay-panel h1").inner_text()
    assert page.locator(".replay-panel h1").inner_text() == same
    page.get_by_role("slider").press("End")
    expect(page.locator(".ended")).not_to_be_empty()

    page.get_by_role("button", name="Verify the dice").click()
    expect(page.locator(".verify.fine")).to_contain_text("The dice are fair")
    # The browser has worked out the hash of the key by itself.
    expect(page.locator(".verify")).to_contain_text("Worked out in this browser")

    page.get_by_role("slider").press("Home")
    page.get_by_role("button", name="Step forward").click()
    page.get_by_role("button", name="Play on from here").click()
    noor.at_the_table()
    assert table not in page.url
    assert noor.wait_for_question()
    noor.go_on()


def test_a_running_solo_game_is_looked_back_on_without_touching_it(visitor: Visit) -> None:
    mara = visitor()
    mara.open_table("encounters", ["human"])
    for _ in range(4):
        mara.wait_for_question()
        mara.go_on()
    mara.wait_for_question()
    version = mara.version
    page = mara.page
    page.get_by_role("button", name="Step back").click()
    expect(page.locator(".banner")).to_contain_text("You are looking back")
    # The options of now would be read as those of then.
    expect(page.locator(".decision")).to_have_count(0)
    expect(page.locator(".meanwhile")).to_contain_text("Your decision")
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".banner")).to_have_count(0)
    assert mara.version == version
    mara.go_on()


def test_a_running_game_has_its_rounds_as_chapters_before_anybody_looks_back(visitor: Visit) -> None:
    mara = visitor()
    mara.open_table("encounters", ["human", "bot"])
    chapters = mara.page.locator(".time .chapter")
    while mara.wait_for_question() and chapters.count() < 2:
        mara.go_on()
    # The turn that runs is told, also when nobody has chosen anything in it yet.
    now, turn = mara.page.locator(".time .now"), mara.page.locator(".rail li").first.inner_text()
    assert turn in ("Turn 2", "Turn 3")
    expect(now).to_contain_text(turn)
    mara.page.reload()
    expect(chapters).to_have_count(2)
    expect(now).to_contain_text(turn)
    # Whose choices they were is seen, too: seats have colours.
    expect(mara.page.locator(".time path[stroke*='--seat-1']").first).to_be_attached()
    expect(mara.page.locator(".time path[stroke*='--seat-2']").first).to_be_attached()
    # Nobody has looked at anything that keeps others away.
    mara.page.get_by_role("button", name="Menu").click()
    expect(mara.page.get_by_role("button", name="Invite people")).to_be_visible()


def test_whoever_looks_back_while_others_could_still_come_is_told_first(visitor: Visit) -> None:
    mara = visitor()
    mara.open_table("encounters", ["human", "bot"])
    mara.wait_for_question()
    mara.go_on()
    mara.wait_for_question()
    page = mara.page
    note, banner = page.get_by_role("alertdialog"), page.locator(".banner")
    invite = page.get_by_role("button", name="Invite people")
    page.get_by_role("button", name="Step back").click()
    expect(note).to_contain_text("nobody else can sit down")
    note.get_by_role("button", name="Not now").click()
    expect(note).to_have_count(0)
    expect(banner).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    expect(invite).to_be_visible()
    page.get_by_role("link", name="Replay").click()
    expect(note).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Step back").click()
    note.get_by_role("button", name="Show it").click()
    expect(banner).to_contain_text("You are looking back")
    page.get_by_role("button", name="Back to now").click()
    page.get_by_role("button", name="Menu").click()
    expect(invite).to_have_count(0)
    # Now that it is so, nobody is asked again.
    page.get_by_role("link", name="Replay").click()
    expect(page.locator(".replay-panel")).to_be_visible()


def test_the_report_brings_back_the_very_moment(visitor: Visit, tmp_path: Path) -> None:
    mara = visitor()
    mara.open_table("corps", ["human"], {"mission": "bug_hunt_quarters"})
    for _ in range(3):
        mara.wait_for_question()
        mara.go_on()
    mara.wait_for_question()
    mara.page.get_by_role("button", name="Menu").click()
    with mara.page.expect_download() as loading:
        mara.page.get_by_role("button", name="Download a report").click()
    path = tmp_path / "report.json"
    loading.value.save_as(path)
    match = hb.replay(read_record(path.read_bytes(), path.name))
    scene = match.rulebook.scene(match.view(0), "en")
    assert scene.question is not None
    assert scene.question.text == mara.question


def test_a_moment_among_others_is_marked_and_reported_when_all_is_over(visitor: Visit, tmp_path: Path) -> None:
    mara = visitor()
    mara.open_table("corps", ["human", "open"], {"mission": "bug_hunt_quarters"})
    mara.wait_for_question()
    asked = mara.question
    page = mara.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Download a report").click()
    expect(page.get_by_role("status").filter(has_text="This moment is marked")).to_be_visible()
    page.get_by_role("button", name="Hand my seat").click()
    page.get_by_role("button", name="Let a bot play here").click()
    expect(page.locator(OVER)).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as loading:
        page.get_by_role("button", name="Download the report of choice").click()
    path = tmp_path / "report.json"
    loading.value.save_as(path)
    match = hb.replay(read_record(path.read_bytes(), path.name))
    scene = match.rulebook.scene(match.view(0), "en")
    assert scene.question is not None
    assert scene.question.text == asked
