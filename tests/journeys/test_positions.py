"""Somebody sets up a position, plays from it, saves it as a case, runs it on the command line, and breaks it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Page, expect

from hullbreach.kernel.case_text import case_text
from hullbreach.kernel.positions import read_position
from hullbreach.table.positions import starters
from tests.web.visitors import Visit

CASE = "from hullbreach.cli import main; main()"
# A place on the board that nothing stands on, in the middle of it.
EMPTY_PLACE = """() => {
  for (const one of document.querySelectorAll('.seeing .board [data-id]')) {
    const {x, y, width, height} = one.getBoundingClientRect();
    const place = [x + width / 2, y + height / 2];
    if (document.elementFromPoint(...place)?.closest('[data-id]') === one && one.matches('.hit')) return place;
  }
  return null;
}"""


def case(*files: Path) -> tuple[int, str]:
    """What ``hullbreach case`` says to files."""
    done = subprocess.run(
        [sys.executable, "-c", CASE, "case", *map(str, files)], capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout + done.stderr


def text_of(page: Page) -> str:
    return page.locator("textarea").input_value()


def test_a_position_is_set_up_played_saved_and_broken(visitor: Visit, game: str, tmp_path: Path) -> None:
    mara = visitor(f"/howto/{game}")
    page = mara.page
    page.locator(".how article").nth(5).wait_for()
    page.locator(".on a", has_text="Set up a position").click()
    told = page.locator("#position-problem")
    expect(told).to_contain_text("This position stands.")

    # Another one to begin with; then a slip of the pen, which is told with its line while the board stays.
    starter = starters(game)[1]
    page.locator(".start select").select_option(starter.id)
    expect(page.locator("textarea")).to_have_value(starter.text("en"))
    expect(told).to_contain_text("This position stands.")
    page.locator("textarea").fill(text_of(page).replace("[case.given", "[case.givn", 1))
    expect(told).to_contain_text("did you mean 'given'?")
    line = text_of(page)[: text_of(page).index("[case.givn")].count("\n") + 1
    expect(page.locator(".gutter .wrong")).to_have_text(str(line))
    page.locator("textarea").fill(starter.text("en"))
    expect(told).to_contain_text("This position stands.")

    # What may stand at its beginning, by the keyboard alone; and a place of the board, where there is one.
    page.locator("textarea").press("Control+Home")
    page.locator("textarea").press("Control+Space")
    assert page.evaluate("document.activeElement.closest('.offers') !== null")
    page.keyboard.press("Escape")
    if place := page.evaluate(EMPTY_PLACE):
        page.mouse.click(*place)
        expect(page.locator("textarea")).not_to_have_value(starter.text("en"))
        page.locator("textarea").fill(starter.text("en"))

    # A claim makes it a case that holds.
    position = read_position(starter.text("en"))
    # What the server says to an earlier text may still be on its way.
    wanted = starter.text("en").rstrip()
    with page.expect_response(
        lambda answer: (
            answer.url.endswith("/api/positions") and answer.request.post_data_json["text"].rstrip() == wanted
        )
    ) as looked:
        page.locator("textarea").press("Control+End")
        page.locator("textarea").press("Enter")
    first = looked.value.json()["open"][0]
    page.locator("textarea").fill(case_text({**position.case, "offer": [first]}))
    expect(told).to_contain_text("everything the case says is true")

    # The link carries all of it to a friend who was never here, and so does the file.
    page.get_by_role("button", name="Copy link").click()
    expect(page.locator(".note")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as a case").click()
    file = tmp_path / saving.value.suggested_filename
    saving.value.save_as(file)
    assert file.read_text("utf-8") == text_of(page)
    written = text_of(page)
    page.goto("/")
    page.evaluate("localStorage.clear()")
    page.goto(link)
    expect(page.locator("textarea")).to_have_value(written)
    expect(told).to_contain_text("everything the case says is true")

    # On the command line it passes; broken on purpose it says what failed, and the page says the same.
    broken = tmp_path / "broken.toml"
    broken.write_text(written.replace(f'"{first}"', '"nothing of the kind"', 1), "utf-8")
    code, printed = case(file, broken)
    assert code == 1
    assert "broken.toml: case 1" in printed
    assert "offer[0]" in printed
    assert "1 passed, 1 failed" in printed
    page.locator("input[type=file]").set_input_files(broken)
    expect(told).to_contain_text("offer[0]")

    # And it is played from: a table of practice, with a step back, that is still there after a reload.
    page.get_by_role("button", name="Play from here").click()
    mara.at_the_table()
    assert mara.wait_for_question()
    mara.follow_hint()
    before = mara.version
    page.keyboard.press("u")
    mara.wait_beyond(before)
    page.reload()
    mara.at_the_table()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Set up this moment").click()
    if page.locator(".seats .seat").count() > 1:
        # Where others could still come, what it costs is told first.
        page.get_by_role("alertdialog").get_by_role("button", name="Show it").click()
    expect(page.locator("#position-problem")).to_contain_text("This position stands.")
