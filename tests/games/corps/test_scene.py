"""The scene of corps: complete, from the view alone, and in every language."""

from __future__ import annotations

import importlib
from dataclasses import asdict
from pathlib import Path

import msgspec
import pytest

import hullbreach as hb
from hullbreach.games import rulebook
from hullbreach.games.corps.rules.state import Corps
from hullbreach.kernel.chance import Seeded
from hullbreach.kernel.lessons import tutored
from hullbreach.kernel.match import SPECTATOR, Match
from hullbreach.kernel.scene import DOOR, EXIT, Grid, Panel, Pile, Row, Scene
from hullbreach.parts.known import UNKNOWN
from hullbreach.table.studies import lessons
from hullbreach.text import LANGS

MISSIONS = ["newt", "escape", "survive", "rescue", "resupply", "bug_hunt_operations", "bug_hunt_hive", "campaign"]
NO_LOG = 10**6
# Elements that no client draws: words of a sentence, and pieces that are already gone.
UNDRAWN = ("seat", "mission", "phase", "rule", "face", "facing", "sentry", "tracker", "square")


def positions(mission: str, seed: int, players: int, every: int, most: int) -> list[Match]:
    """Copies of a random game at some of its questions."""
    match = hb.new("corps", players=players, seed=seed, mission=mission)
    luck = Seeded(seed)
    found: list[Match] = []
    for n in range(most):
        if match.question is None:
            break
        if n % every == 0:
            found.append(match.copy())
        match.play(match.question.options[luck.below(len(match.question.options))])
    return [*found, match]


def scene_of(match: Match, seat: int, lang: str = "en", since: int = NO_LOG, closed: bool = False) -> Scene:
    return match.rulebook.scene(match.view(seat), lang, since, closed)


def ids_of(scene: Scene) -> set[str]:
    """Every element a client draws."""
    found: set[str] = {f"seat:seat-{facts.seat + 1}" for facts in scene.seats}
    for area in scene.areas:
        found.add(area.id)
        if isinstance(area, Grid):
            found |= {cell.id for cell in area.cells} | {cell.zone for cell in area.cells}
            found |= {edge.id for edge in area.edges} | {piece.id for piece in area.pieces}
        elif isinstance(area, Panel):
            found |= {area.piece} | {card.id for card in area.cards}
        elif isinstance(area, Row):
            for place in area.places:
                found |= {place.id} | {card.id for card in place.cards}
        elif isinstance(area, Pile) and area.top is not None:
            found.add(area.top.id)
    return found


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_option_concerns_elements_of_the_scene(mission: str) -> None:
    for match in positions(mission, 11, 2, 17, 500):
        for question in match.questions:
            scene = scene_of(match, question.seat)
            known = ids_of(scene)
            assert scene.question is not None
            assert [c.text for c in scene.question.choices] == question.texts()
            for choice in scene.question.choices:
                for id in choice.concerns:
                    assert id in known or id.split(":")[0] in UNDRAWN, (choice.text, id)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("mission", ["newt", "survive", "bug_hunt_catwalks"])
def test_a_scene_is_plain_data_in_every_language(mission: str, lang: str) -> None:
    for match in positions(mission, 5, 3, 40, 400):
        for seat in (SPECTATOR, 0, 2):
            scene = scene_of(match, seat, lang, since=0, closed=True)
            assert msgspec.json.decode(msgspec.json.encode(scene)) == msgspec.to_builtins(scene)
            text = str(asdict(scene))
            assert "{" not in text.replace("{'", "").replace("{}", "")
            assert scene.lang == lang


def test_ids_of_cells_and_pieces_are_unique() -> None:
    for match in positions("survive", 8, 2, 50, 400):
        for area in scene_of(match, 0).areas:
            if isinstance(area, Grid):
                cells = [cell.id for cell in area.cells]
                pieces = [piece.id for piece in area.pieces]
                assert len(cells) == len(set(cells))
                assert len(pieces) == len(set(pieces))
                assert {piece.at for piece in area.pieces} <= set(cells)


def test_doors_show_their_state() -> None:
    seen: set[str] = set()
    for match in positions("survive", 4, 2, 30, 600):
        g = match.state
        assert isinstance(g, Corps)
        grid = scene_of(match, 0).areas[0]
        assert isinstance(grid, Grid)
        doors = {edge.id.removeprefix("door:"): edge.state for edge in grid.edges if edge.kind == DOOR}
        assert len(doors) == len(g.board.doors)
        for number in range(len(g.board.doors)):
            barred, shut = g.barricaded >> number & 1, g.shut >> number & 1
            expected = "barred" if barred else "shut" if shut else "open"
            assert doors[g.board.door_name(number)] == expected
        seen |= set(doors.values())
        assert any(edge.kind == EXIT for edge in grid.edges)
    assert seen == {"open", "shut", "barred"}


def test_nothing_hidden_is_in_the_scene() -> None:
    for match in positions("newt", 21, 3, 25, 500):
        if match.question is None:
            continue
        seat = match.question.seat
        scene = scene_of(match, seat, since=0)
        for row in scene.areas:
            if isinstance(row, Row):
                for place in row.places:
                    if place.id.startswith("hand:") and place.id != f"hand:seat-{seat + 1}":
                        assert all(card.hidden for card in place.cards)
        other = match.copy()
        other.state = match.rulebook.resample(match.state, seat, Seeded(77))
        other.state.request = match.state.request
        assert scene_of(other, seat, since=0) == scene


def test_blips_show_no_number() -> None:
    for match in positions("newt", 2, 1, 30, 300):
        view = match.view(0)
        assert isinstance(view.state, Corps)
        assert set(view.state.numbers.values()) <= {UNKNOWN}
        grid = scene_of(match, 0).areas[0]
        assert isinstance(grid, Grid)
        for piece in grid.pieces:
            if piece.kind == "blip":
                assert piece.badges == []


def test_a_swarm_shows_how_many_aliens_it_is() -> None:
    """The figure and every token under it is an Alien; a swarm of two must not look like one Alien. CORPS-SPOT-03"""
    seen: dict[int, set[tuple[str, ...]]] = {}
    for match in positions("newt", 2, 3, 10, 900):
        assert isinstance(match.state, Corps)
        grid = scene_of(match, 0).areas[0]
        assert isinstance(grid, Grid)
        for piece in grid.pieces:
            if piece.kind == "alien":
                tokens = match.state.tokens[int(piece.id.rpartition("-")[2])]
                seen.setdefault(tokens, set()).add(tuple(badge.value for badge in piece.badges))
    assert {0, 1, 2} <= seen.keys()
    assert seen == {tokens: {(str(tokens + 1),) if tokens else ()} for tokens in seen}


def test_attacks_carry_their_odds_and_the_sum_behind_them() -> None:
    seen = 0
    for match in positions("bug_hunt_hive", 3, 1, 4, 600):
        if match.question is None:
            continue
        scene = scene_of(match, match.question.seat)
        assert scene.question is not None
        for choice, option in zip(scene.question.choices, match.question.options, strict=True):
            odds = match.question.odds(option)
            if odds is None:
                assert choice.chances is None
                continue
            seen += 1
            assert choice.chances is not None
            assert choice.chances.percent == round(odds.chance * 100)
            assert sum(term.value for term in choice.chances.terms) == sum(n for _, n in odds.need.terms)
            assert str(choice.chances.need) in choice.chances.text
    assert seen > 10


def test_the_log_can_be_taken_in_pieces() -> None:
    match = positions("newt", 6, 2, 10**6, 200)[-1]
    view = match.view(0)
    whole = match.rulebook.scene(view, "en").log
    assert [line.number for line in whole] == list(range(len(whole)))
    assert match.rulebook.scene(view, "en", since=50).log == whole[50:]


def test_closed_options_come_only_when_asked_for() -> None:
    for match in positions("newt", 6, 1, 30, 300):
        if match.question is None:
            continue
        scene = scene_of(match, 0)
        assert scene.question is not None
        assert scene.question.closed == []
        closed = scene_of(match, 0, closed=True).question
        assert closed is not None
        # Beside the options of the question that are closed stand the squares that are out of reach.
        texts = [refused.text for refused in closed.closed]
        assert len(texts) == len(set(texts))
        assert {option.text(match.state.names) for option, _ in match.question.closed} <= set(texts)
        assert all(refused.reason and refused.rule for refused in closed.closed)


def test_windows_say_how_to_pass() -> None:
    seen = 0
    for match in positions("newt", 9, 2, 2, 300):
        if match.question is None:
            continue
        scene = scene_of(match, match.question.seat)
        assert scene.question is not None
        if scene.question.prompt == "window":
            seen += 1
            assert scene.question.passing == "pass"
        elif not scene.question.passing:
            assert scene.question.prompt not in ("reroll", "prevent-kill", "prevent-capture")
    assert seen


def test_the_end_is_told() -> None:
    match = positions("newt", 3, 1, 10**6, 5000)[-1]
    assert match.outcome is not None
    scene = scene_of(match, SPECTATOR)
    assert scene.ended is not None
    assert scene.ended.reason == match.outcome.reason
    assert scene.question is None


def test_the_spectator_is_asked_nothing() -> None:
    for match in positions("newt", 3, 2, 60, 300):
        assert scene_of(match, SPECTATOR).question is None


def test_a_card_that_lies_in_several_places_is_lit_where_it_can_be_used() -> None:
    for match in positions("newt", 3, 2, 11, 400):
        for question in match.questions:
            asked = scene_of(match, question.seat).question
            assert asked is not None
            own = f"hand:seat-{question.seat + 1}:"
            for choice in asked.choices:
                if choice.verb == "play-event":
                    assert all(id.startswith(own) for id in choice.concerns), choice
                if choice.verb == "attack":
                    assert len([id for id in choice.concerns if id.startswith("gear:")]) == 1, choice


def test_only_a_printed_board_has_a_code_in_its_caption() -> None:
    drawn = tutored(lessons("corps")[0], rulebook("corps"), [[]]).match
    printed = hb.new("corps", players=2, seed=3, mission="newt")
    for match, codes in ((drawn, [""]), (printed, ["1a", "2a"])):
        board = scene_of(match, 0).areas[0]
        assert isinstance(board, Grid)
        assert sorted(zone.code for zone in board.zones)[: len(codes)] == codes
        assert all(zone.name != zone.code for zone in board.zones)


def test_the_board_tells_what_the_marines_see_and_how_they_stand() -> None:
    match = hb.new("corps", players=2, seed=3, mission="newt")
    luck = Seeded(5)
    while match.question is not None and len(match) < 120:
        match.play(match.question.options[luck.below(len(match.question.options))])
        scene = scene_of(match, 0)
        board = scene.areas[0]
        assert isinstance(board, Grid)
        seen = {board.cells[n].id for n in board.lit}
        assert {zone.id for zone in board.zones} == {cell.zone for cell in board.cells}
        for piece in board.pieces:
            if piece.kind == "character":
                assert piece.at in seen
                assert ("grunt" in piece.marks) == (piece.owner < 0)
            if piece.kind == "blip":
                assert piece.art == "", "a blip must not show what it is"


def test_a_captive_that_was_found_shows_who_it_is() -> None:
    match = hb.new("corps", players=2, seed=3, mission="rescue")
    assert isinstance(match.state, Corps)
    square = match.state.fixed.spawn_points[0]
    match.state.mission_blips[square] = match.state.names.value("mission_blip", "captive-frost")
    match.state.shown |= 1 << square
    board = scene_of(match, 0).areas[0]
    assert isinstance(board, Grid)
    found = next(piece for piece in board.pieces if piece.kind == "mission_blip" and "shown" in piece.marks)
    assert found.describe[-2:] == ["captive", "Frost"]


@pytest.mark.parametrize("game", ["corps", "encounters"])
def test_the_rules_that_keywords_point_at_exist(game: str) -> None:
    rules = importlib.import_module(f"hullbreach.games.{game}.show.scene_cards").KEYWORD_RULES
    text = (Path(__file__).parents[3] / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    for rule in rules.values():
        assert f"**{rule}**" in text


def test_cards_to_choose_from_lie_open() -> None:
    match = hb.new("corps", players=2, seed=3, mission="newt")
    seen = 0
    while match.question is not None and len(match) < 60:
        scene = scene_of(match, match.question.seat)
        assert scene.question is not None
        for choice in scene.question.choices:
            if choice.verb == "equip":
                seen += 1
                assert len([id for id in choice.concerns if id.split(":")[0] in ("offered", "hand", "turned")]) > 0, (
                    choice
                )
        match.play(match.question.options[0])
    assert seen


def test_heroes_to_choose_from_show_what_they_can_do() -> None:
    scene = scene_of(hb.new("corps", players=2, seed=1), 0)
    assert scene.question is not None
    offered = [place for area in scene.areas if isinstance(area, Row) for place in area.places if place.id == "offered"]
    cards = {card.id: card for card in offered[0].cards}
    for choice in scene.question.choices:
        card = cards[next(id for id in choice.concerns if id.startswith("hero:"))]
        assert card.points
        assert len(card.describe) > 1
        assert card.describe[0].endswith(choice.note)


def test_options_say_what_one_wants_to_know_before() -> None:
    notes: dict[str, set[str]] = {}
    for match in positions("newt", 5, 2, 3, 400):
        if match.question is not None:
            asked = scene_of(match, match.question.seat).question
            assert asked is not None
            for choice in asked.choices:
                notes.setdefault(choice.verb, set()).add(choice.note)
    assert "" not in notes["attack"] | notes["aim"] | notes["rest"] | notes["first"] | notes["equip"]
    assert notes["move"] == {""}
    assert any("exhausts" in note and "away" in note for note in notes["attack"])


def test_the_log_carries_the_rolls_that_it_tells_of() -> None:
    match = positions("newt", 5, 2, 400, 400)[-1]
    lines = scene_of(match, 0, since=0).log
    rolls = {line.event: line.rolled for line in lines if line.rolled is not None}
    assert {"shot", "break-roll"} <= rolls.keys()
    for line in lines:
        if line.event == "shot":
            assert line.rolled is not None
            assert str(line.rolled.value) in line.text
            assert line.rolled.passed == line.text.endswith("hit.")
        elif line.event in ("moved", "drew"):
            assert line.rolled is None
