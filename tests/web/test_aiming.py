"""What strikes an area is aimed first, wherever it is chosen: on the board, in the list, by keys."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.visitors import Visit

GRENADE = re.compile("grenade", re.IGNORECASE)


def test_a_grenade_from_the_list_is_aimed_first_and_confirmed(visitor: Visit) -> None:
    page = visitor("/puzzles/CORPS-PUZZLE-10").page
    table = page.locator(".puzzle")
    options = page.locator(".decision .opt")
    options.filter(has_text=GRENADE).first.click()
    aimed = page.locator(".decision .opt[data-aims]").first
    text = aimed.get_attribute("data-text")
    aimed = page.locator(f'.decision .opt[data-text="{text}"]')
    aimed.click()
    # Nothing has happened: the line says what is next, and the board shows what it would strike.
    expect(aimed).to_contain_text("Once more to confirm")
    expect(table).to_have_attribute("data-step", "0")
    # Another line is aimed instead; back takes it away.
    other = page.locator(".decision .opt[data-aims]").first
    other.click()
    expect(aimed).not_to_contain_text("Once more")
    page.keyboard.press("Escape")
    expect(page.locator(".decision .opt.armed")).to_have_count(0)
    # By keys: the key of the group, then the key of the place twice.
    page.keyboard.press(options.filter(has_text=GRENADE).first.get_attribute("data-key") or "")
    key = aimed.get_attribute("data-key") or ""
    page.keyboard.press(key)
    expect(aimed).to_be_focused()
    expect(table).to_have_attribute("data-step", "0")
    page.keyboard.press("Enter")
    expect(table).to_have_attribute("data-step", "1")
