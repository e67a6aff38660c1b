"""What docs/adding.md says about house content and switches is true: its examples run, and stand where it says."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

import pytest

import hullbreach as hb
from hullbreach.games import rulebook
from hullbreach.games.corps.content.load import Content
from hullbreach.kernel.cases import run_file
from hullbreach.parts.house import read_house
from hullbreach.table.shelf import rule_ids

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "adding.md").read_text("utf-8")
FILE = re.compile(r"`(src/[a-z_/.]+)`")


def section(title: str) -> str:
    """The text under a heading of the page."""
    return PAGE.split(f"## {title}\n")[1].split("\n## ")[0]


def blocks(text: str) -> list[tuple[str, str]]:
    """The examples of a text, each after what stands before it."""
    parts = re.split(r"^ *```\w*\n(.*?)^ *```$", text, flags=re.DOTALL | re.MULTILINE)
    return [(parts[n], textwrap.dedent(parts[n + 1])) for n in range(0, len(parts) - 1, 2)]


def test_the_example_of_house_content_is_played(tmp_path: Path) -> None:
    (_, example), *_ = blocks(section("House content"))
    (tmp_path / "house.toml").write_text(example, "utf-8")
    ((game, (house, places)),) = read_house(tmp_path).items()
    book = rulebook(game).with_house(house, places)
    content = book.content  # type: ignore[attr-defined]
    assert isinstance(content, Content)
    night, newt = content.mission("newt_by_night"), content.mission("newt")
    assert (night.tracker.levels, newt.tracker.levels) == ((10, 1, 4), (14, 1, 0))
    assert (night.reinforcements.squares, night.name, night.board.size) == ((), "Newt by Night", newt.board.size)
    assert content.endurance[content.endurance_index["hk_vp70"]].copies == 8
    assert hb.rulebook("corps").house == {}


@pytest.mark.parametrize(("before", "example"), blocks(section("A switch"))[:-1])
def test_a_part_of_a_switch_stands_where_the_page_says(before: str, example: str) -> None:
    file = ROOT / FILE.findall(before)[-1]
    lines = [line.strip() for line in file.read_text("utf-8").splitlines()]
    for line in example.strip().splitlines():
        assert line.strip() in lines, (file, line)


def test_a_switch_is_named_in_every_language() -> None:
    _, example = blocks(section("A switch"))[-2]
    for lang in ("en", "fr", "de"):
        text = (ROOT / "src/hullbreach/games/corps/text" / lang / "settings.ftl").read_text("utf-8")
        assert all(line.split(" = ")[0] in text for line in example.strip().splitlines())


def test_the_case_of_a_switch_passes_and_fails_without_it(tmp_path: Path) -> None:
    _, example = blocks(section("A switch"))[-1]
    file = tmp_path / "switch.toml"
    file.write_text(example, "utf-8")
    (result,) = run_file(file, rulebook, rule_ids)
    assert result.passed, result.message
    file.write_text(example.replace('"knocked_down"', '"killed"'), "utf-8")
    (result,) = run_file(file, rulebook, rule_ids)
    assert "characters.hicks.down" in result.message
    default = "[case.content]\ncomponents.switches.area_hit_character.default = 'knocked_down'\n"
    file.write_text(re.sub(r"options = .*\n", "", example) + default, "utf-8")
    (result,) = run_file(file, rulebook, rule_ids)
    assert result.passed, result.message
