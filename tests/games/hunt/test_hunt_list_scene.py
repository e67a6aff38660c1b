"""A force list in the making as a seat sees it: points, squads, what can be bought, and what is not yet right."""

from __future__ import annotations

from dataclasses import replace

import pytest

import hullbreach
from hullbreach.games.hunt.content.names import MARINE
from hullbreach.games.hunt.rules.armies.heroes import INDEPENDENT, beginnings, new_hero
from hullbreach.games.hunt.rules.armies.lists import Draft, left_of, models_of
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.show.scene import scene
from hullbreach.games.hunt.show.scene_lists import list_area
from hullbreach.games.hunt.words import questions
from hullbreach.kernel.match import Match
from hullbreach.kernel.options import Options
from hullbreach.kernel.requests import Ask
from hullbreach.kernel.scene import Place, Row, Scene
from hullbreach.parts.drafting import Bought
from hullbreach.text import Messages

MARINES, ALIENS, PREDATORS = range(3)


def building(points: int = 300) -> Match:
    """Three sides that begin their lists."""
    return hullbreach.new("hunt", players=3, seed=3, mission="custom", list="build", points=points)


def buy(match: Match, seat: int, *texts: str) -> None:
    """One seat buys; the others buy whatever is first on their lists."""
    for text in texts:
        for other in range(3):
            view = match.view(other)
            if view.question is None:
                continue
            options = [option.text(view.state.names) for option in view.options]
            match.play(text if other == seat else options[0], other)


def seen(match: Match, seat: int, lang: str = "en") -> Scene:
    return scene(match.view(seat), lang)


def row_of(found: Scene) -> Row:
    return next(area for area in found.areas if isinstance(area, Row) and area.id == "list")


def place(found: Scene, id: str) -> Place:
    return next(place for place in row_of(found).places if place.id == f"list:{id}")


def badge(of: Place, kind: str) -> str:
    return next(badge.value for badge in of.badges if badge.kind == kind)


@pytest.mark.rules("HUNT-FORC-01", "HUNT-FORC-02")
def test_points_and_what_is_missing_are_told_after_every_purchase() -> None:
    match = building()
    buy(match, MARINES, "begin group with colonial_marine_pulse_rifle", "add colonial_marine_smart_gun to 1")
    found = seen(match, MARINES)
    whole, squad = place(found, "whole"), place(found, "group:1")
    assert (badge(whole, "spent"), badge(whole, "points"), badge(squad, "models")) == ("20", "300", "2")
    assert any("Colonial Marines (2, at least 5)" in line and "HUNT-FORC-02" in line for line in whole.describe)
    counts = {card.id: card.badges[0].value for card in squad.cards}
    assert counts["buy:add-model:colonial_marine_smart_gun:1"] == "1"
    assert counts["buy:add-model:colonial_marine_flame_thrower:1"] == "0"


def test_what_is_open_lies_there_to_be_pointed_at() -> None:
    match = building()
    buy(match, MARINES, "begin group with colonial_marine_pulse_rifle", "add colonial_marine_smart_gun to 1")
    found = seen(match, MARINES)
    assert found.question is not None
    lying = {card.id for place in row_of(found).places for card in place.cards}
    adding = [choice for choice in found.question.choices if choice.verb in ("add-model", "begin-group")]
    assert adding
    for choice in adding:
        assert set(choice.concerns) <= lying, choice.text
    open_ids = {id for choice in adding for id in choice.concerns}
    assert "buy:add-model:colonial_marine_flame_thrower:1" in open_ids
    assert "buy:add-model:colonial_marine_smart_gun:1" not in open_ids


def test_a_hero_is_laid_out_with_its_numbers_and_its_price() -> None:
    match = building()
    buy(match, ALIENS, "make hero praetorian no_rank", "raise cc", "lower a")
    making = place(seen(match, ALIENS), "making")
    stats = {card.id: card for card in making.cards}
    assert [one.value for one in stats["list:stat:cc"].badges] == ["+1"]
    assert [one.value for one in stats["list:stat:a"].badges] == ["-1"]
    assert making.describe[0].startswith(f"{badge(making, 'spent')} = ")
    assert " 0 " not in making.describe[0]


@pytest.mark.rules("HUNT-FORC-14", "HUNT-CAMP-04")
def test_a_lone_hero_of_an_earlier_round_is_told_to_be_of_no_squad() -> None:
    g = building().state
    assert isinstance(g, Hunt)
    captain = new_hero(g.fixed.content.heroes, *beginnings(g.fixed.content.heroes, MARINE)[0])
    squads = (Bought(0, 1, 0), Bought(0, 1, 1))
    lines = []
    for group in (INDEPENDENT, 1):
        listed = Draft(squads, (replace(captain, group=group),), 2)
        living = models_of(g.fixed.content, MARINE, listed)
        g.drafts = (left_of(g.fixed.content, MARINE, listed, living), *g.drafts[1:])
        (area,) = list_area(g, MARINES, Ask(0, questions.REFILL, (0, 300), Options()), Messages.load("hunt", "en"))
        lines.append(next(place.describe[0] for place in area.places if place.id == "list:hero:1"))
    assert ["Squad" in line for line in lines] == [False, True]


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
@pytest.mark.parametrize("seat", [MARINES, ALIENS, PREDATORS])
def test_every_side_sees_its_own_list_in_every_language(seat: int, lang: str) -> None:
    found = seen(building(), seat, lang)
    assert place(found, "whole").describe
    names = [card.name for place in row_of(found).places for card in place.cards]
    assert all(names)


def test_nobody_sees_a_list_while_nothing_is_asked_for_it() -> None:
    match = hullbreach.new("hunt", players=3, seed=3, mission="mission_01")
    assert not [area for area in seen(match, MARINES).areas if area.id == "list"]
