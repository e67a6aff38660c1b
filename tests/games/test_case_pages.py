"""The pages of docs/cases: every word of a game stands there, and their example is true."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

from hullbreach.games import GAMES, rulebook
from hullbreach.kernel.cases import run_file
from hullbreach.kernel.phrases import Vocabulary
from hullbreach.table.shelf import rule_ids

DOCS = Path(__file__).resolve().parents[2] / "docs" / "cases"


def page(game: str) -> str:
    return (DOCS / f"{game}.md").read_text(encoding="utf-8")


def words(game: str, sort: str) -> Vocabulary:
    """The questions or rolls of a game; options and events its rulebook has."""
    found = getattr(importlib.import_module(f"hullbreach.games.{game}.words.{sort}"), sort.upper())
    assert isinstance(found, Vocabulary)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_word_is_described(game: str) -> None:
    text = page(game)
    told = [words(game, "questions"), words(game, "rolls"), rulebook(game).events]
    wanted = [re.sub(r"{(\w+):\w+}", r"<\1>", phrase.text) for sort in told for phrase in sort.by_id.values()]
    # What is chosen is written with the kinds of its places: two of one kind are not told apart.
    wanted += [re.sub(r"{\w+:(\w+)}", r"<\1>", phrase.text) for phrase in rulebook(game).options.by_id.values()]
    assert [said for said in wanted if f"`{said}`" not in text] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_example_is_true(game: str, tmp_path: Path) -> None:
    file = tmp_path / "page.toml"
    example = next(block for block in page(game).split("```") if block.startswith("toml\n[[case]]"))
    file.write_text(example.removeprefix("toml\n"), encoding="utf-8")
    (result,) = run_file(file, rulebook, rule_ids)
    assert result.passed, result.message
