"""Every card has a case where it matters and one where it does not, every word a card, and no text has a hole."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hullbreach.games.encounters.content.load import load
from hullbreach.games.encounters.content.vocabulary import CONDITIONS, COUNTERS, TRIGGERS, VERBS
from hullbreach.games.encounters.show.sheets import sheets
from hullbreach.kernel.cases import read_cases
from hullbreach.parts.grammar import verbs_of
from hullbreach.text import LANGS
from tests.games.encounters.test_encounters_content import clauses

CONTENT = load()
FOLDER = Path(__file__).parents[2] / "cases" / "encounters"
CASES = {str(case["id"]): case for file in sorted(FOLDER.glob("cards_*.toml")) for _, case in read_cases(file)}
HAZARDS = {hazard.id: hazard for location in CONTENT.locations for hazard in location.hazards}
PRINTED = [
    *[card.id for card in CONTENT.cards],
    CONTENT.contaminant.id,
    *[avatar.id for avatar in CONTENT.avatars],
    *[avatar.id for avatar in CONTENT.alien_avatars],
    *[objective.id for objective in CONTENT.objectives],
    *HAZARDS,
]
# What the classes are good at and what the rules need, by the words of the content.
NEEDED = {
    *("recruit", "attack", "draw", "scan", "peek", "ambush", "gain_sergeant", "gain_hq", "kill_enemy", "kill_own"),
    *("heal", "dodge", "move", "copy_played", "copy_hq", "discard", "attach_here", "block", "facehug"),
    *("weaken", "fortify"),
}
HOLE = re.compile(r"[{}$_]|None|\?\?|\b(unknown|missing|effect|cond|timing|who|place|card|term)-[a-z]")


@pytest.mark.parametrize("card", PRINTED)
def test_a_card_is_tried_where_it_matters_and_where_it_does_not(card: str) -> None:
    for id in (f"CARD-{card}", f"CARD-{card}-idle"):
        assert id in CASES, f"{card} has no case {id}; cases of cards stand in cards_*.toml"
        case = {key: value for key, value in CASES[id].items() if key not in ("id", "about", "rules")}
        said = str(case)
        assert "'expect'" in said or "'events'" in said, f"{id} looks at nothing"
        assert card in said or spoken_of(card) in said, f"{id} does not speak of its card"
    assert CASES[f"CARD-{card}"] != CASES[f"CARD-{card}-idle"]


def spoken_of(id: str) -> str:
    """How a case speaks of a Hazard text or an Objective that it does not name."""
    if id in HAZARDS:
        return "hazard_"
    objective = CONTENT.objective_index.get(id, -1)
    return f"'completed': {CONTENT.objectives[objective].number - 1}" if objective >= 0 else id


def test_no_case_is_about_a_card_that_does_not_exist() -> None:
    for id in CASES:
        assert any(id == f"CARD-{card}" or id.startswith(f"CARD-{card}-") for card in PRINTED), id


@pytest.mark.rules("ENC-LST-04")
def test_every_word_is_used_by_a_card() -> None:
    found = clauses()
    verbs = [verb for clause in found for verb in verbs_of(clause.does)]
    assert {form.makes.word for form in VERBS} == {verb.word for verb in verbs}
    conditions = {stmt.cond.word for clause in found for stmt in clause.does if stmt.cond}
    assert {form.makes.word for form in CONDITIONS} == conditions
    assert set(TRIGGERS) == {clause.timing for clause in found}
    assert set(COUNTERS) == {verb.per for verb in verbs if getattr(verb, "per", "")}
    assert {verb.word for verb in verbs} >= NEEDED
    assert "show" in conditions
    assert any(stmt.price and stmt.pay_with == "recruit" for clause in found for stmt in clause.does)


@pytest.mark.parametrize("lang", LANGS)
def test_no_printed_text_has_a_hole(lang: str) -> None:
    printed = [card for sheet in sheets(load(), lang) for card in sheet.cards]
    assert len(printed) >= len(CONTENT.cards) + len(CONTENT.objectives) + len(CONTENT.avatars)
    for card in printed:
        assert card.name.strip()
        for text in (card.name, card.facts, card.text):
            assert not HOLE.search(text), (card.name, text)
