"""What people see of hunt: tiles and plates, how far the sides are, what an option is worth, walks in one gesture."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from hullbreach.bots import make
from hullbreach.games.hunt.content.actions import FIGHT, SHOOT
from hullbreach.games.hunt.rulebook import RULEBOOK
from hullbreach.games.hunt.rules.cards.lasting import Lasting
from hullbreach.games.hunt.rules.combat.attack import attack_odds
from hullbreach.games.hunt.rules.state import NOWHERE, Hunt
from hullbreach.games.hunt.show.goals import goal_sections, goal_stats
from hullbreach.games.hunt.show.routes import walks_on
from hullbreach.games.hunt.show.sayings import short_name
from hullbreach.games.hunt.show.scene_board import board_area, letters_of
from hullbreach.games.hunt.show.scene_options import links, note
from hullbreach.games.hunt.show.scene_people import side_panels
from hullbreach.games.hunt.words import options as opt
from hullbreach.games.hunt.words import questions
from hullbreach.kernel.match import Match, Question
from hullbreach.kernel.options import Option, Options, bits
from hullbreach.kernel.records import SeedChance, begin
from hullbreach.kernel.requests import Ask
from hullbreach.kernel.scene import Cell, Grid, Panel, Piece, Route, Scene
from hullbreach.text import LANGS, Messages
from tests.games.hunt.boards import DOOR, LINE
from tests.games.hunt.fights import INFANT, PULSE, SMART_GUN, field
from tests.games.hunt.positions import goals, mission_with, piece, position

ENGLISH = Messages.load("hunt", "en")
POINTS = 8


def board_of(scene: Scene) -> Grid:
    return next(area for area in scene.areas if isinstance(area, Grid))


def cell(grid: Grid, name: str) -> Cell:
    return next(each for each in grid.cells if each.id == f"tile:{name}")


def plate(grid: Grid, name: str) -> Piece:
    return next(each for each in grid.pieces if each.id == f"piece:{name}")


def moments(seed: int, many: int, **settings: object) -> Iterator[Match]:
    """A match by random choices, at each of its questions."""
    match = begin(RULEBOOK, settings, SeedChance(seed))
    random = Random(seed)
    for _ in range(many):
        if match.question is None:
            return
        yield match
        match.play(random.choice(list(match.question.options)), match.question.seat)


# ---- whole matches


@pytest.mark.parametrize("lang", LANGS)
def test_everything_an_option_or_the_log_speaks_of_lies_on_the_table(lang: str) -> None:
    told = 0
    for n, match in enumerate(moments(5, 260)):
        if n % 6:
            continue
        assert match.question is not None
        scene = RULEBOOK.scene(match.view(match.question.seat), lang)
        grid = board_of(scene)
        there = {each.id for each in (*grid.cells, *grid.pieces, *grid.edges)} | {area.id for area in scene.areas}
        assert scene.question is not None
        for choice in scene.question.choices:
            named = [each for each in choice.concerns if each.startswith(("tile:", "piece:", "link:", "token:"))]
            assert set(named) <= there, choice.text
            told += len(named)
    assert told > 50


def test_no_tile_shows_more_points_than_it_has_and_all_figures_count() -> None:
    for n, match in enumerate(moments(7, 300)):
        if n % 10:
            continue
        grid = board_of(RULEBOOK.scene(match.view(0), "en"))
        state = match.state
        assert isinstance(state, Hunt)
        for each in grid.cells:
            used = sum(int(badge.value) for badge in each.badges if badge.kind.startswith("used:"))
            acid = sum(int(badge.value) for badge in each.badges if badge.kind == "acid")
            tile = state.fixed.board.names.index(each.id.removeprefix("tile:"))
            assert used + acid == POINTS - state.room[tile]


def test_the_activations_of_a_side_are_all_its_pieces() -> None:
    seen = 0
    for match in moments(3, 400):
        state = match.state
        assert isinstance(state, Hunt)
        if state.active < 0:
            continue
        panels = [area for area in RULEBOOK.scene(match.view(0), "en").areas if isinstance(area, Panel)]
        own = next(panel for panel in panels if panel.id == f"side:{state.fixed.side_words[state.side(state.active)]}")
        stats = {stat.id: int(stat.value) for stat in own.stats if stat.value.isdecimal()}
        assert stats["acting"] == 1
        assert stats["waiting"] + stats["acting"] <= stats["models"]
        seen += 1
    assert seen


# ---- the board


def test_plates_have_letters_and_a_number() -> None:
    assert letters_of("colonial_marine_smart_gun") == "sg"
    assert letters_of("alien_stalker") == "st"
    assert letters_of("alien_warrior") == "aw"
    g = field({"marine-2": f"r0c0 {SMART_GUN}", "alien-1": f"r0c2 {INFANT}"})
    grid = board_area(g, 0, ENGLISH)
    assert plate(grid, "marine-2").glyph == "SG2"
    assert plate(grid, "alien-1").glyph == "IN1"


def test_points_on_a_tile_are_told_by_side_and_acid_beside_them() -> None:
    g = field({"marine-1": f"r0c1 {PULSE}", "marine-2": f"r0c1 {PULSE}", "alien-1": f"r0c1 {INFANT}"})
    g.add_acid(1)
    shown = cell(board_area(g, 0, ENGLISH), "r0c1")
    assert [(badge.kind, badge.value) for badge in shown.badges] == [("used:0", "2"), ("used:1", "1"), ("acid", "1")]
    assert "engaged" in shown.marks


def test_somebody_on_sentry_has_lanes_as_far_as_it_sees() -> None:
    g = field({"marine-1": f"r0c1 {PULSE}"}, LINE)
    assert not [mark for mark in plate(board_area(g, 0, ENGLISH), "marine-1").marks if mark.startswith("lane")]
    g.sentry |= 1 << piece(g, "marine-1")
    lanes = [mark for mark in plate(board_area(g, 0, ENGLISH), "marine-1").marks if mark.startswith("lane")]
    assert lanes == ["lane-east-3", "lane-west-1"]


# ---- how far the sides are


def test_goals_are_counters_that_fill_and_never_overflow() -> None:
    wanted = mission_with("mission_01", marine=goals("kill count=2"))
    g = position({"marine-1": "armoury", "alien-1": "bridge", "alien-2": "bridge", "alien-3": "bridge"}, mission=wanted)
    filled: list[tuple[str, int]] = []
    for kills in (0, 1, 3):
        g.kills[0] = (0, kills, 0)
        (stat,) = goal_stats(g, 0, ENGLISH)
        filled.append((stat.value, stat.max))
    assert filled == [("0", 2), ("1", 2), ("2", 2)]


def test_nothing_is_done_before_everybody_has_deployed() -> None:
    match = begin(RULEBOOK, {"mission": "mission_01"}, SeedChance(0))
    assert not match.state.turn
    lines = [line for section in goal_sections(match.state, ENGLISH) for line in section.lines]
    assert "Kill enemy models" in lines
    assert not [line for line in lines if "✓" in line]


def test_the_cards_of_a_turn_are_as_many_as_its_environment_allows() -> None:
    g = position({"marine-1": "armoury", "alien-1": "bridge"})
    for limit in (2, 1):
        for panel in side_panels(g, 0, ENGLISH):
            assert [stat.max for stat in panel.stats if stat.id == "played"] == [limit]
        g.lasting = (Lasting("cards", "", 1, 0, "turn", ""),)


def test_a_door_is_shut_open_or_sealed_in_the_course_of_the_game() -> None:
    g = field({"marine-1": f"r0c0 {PULSE}"}, DOOR)
    states = {edge.id: edge.state for edge in board_area(g, -1, ENGLISH).edges if edge.id.startswith("link:")}
    assert list(states.values()) == ["shut"]
    (door,) = bits(g.doors)
    g.doors = 1 << next(link for link in range(len(g.fixed.board.graph.links)) if link != door)
    states = {edge.id: edge.state for edge in board_area(g, -1, ENGLISH).edges if edge.id.startswith("link:")}
    assert sorted(states.values()) == ["barred", "open"]


# ---- what an option is worth


def asked(g: Hunt, who: str, option: Option) -> Ask:
    options = Options()
    options.one(option.phrase, *option.args)
    return Ask(0, questions.ACTION, (piece(g, who), 2), options)


def test_an_attack_tells_its_tests_one_by_one() -> None:
    g = field({"marine-1": f"r0c0 {PULSE}", "alien-1": f"r0c3 {INFANT}"})
    shoots = Option(opt.SHOOT, (piece(g, "alien-1"),))
    odds = attack_odds(g, piece(g, "marine-1"), SHOOT, piece(g, "alien-1"))
    assert odds is not None
    chain = links(g, asked(g, "marine-1", shoots), shoots, odds, ENGLISH)
    hit, armour, wound = chain[0].percent / 100, chain[1].percent / 100, chain[-1].percent / 100
    need = odds.need.value
    assert hit == pytest.approx(need / 20)
    # A natural 1 pierces; any other hit must get through the armour.
    assert wound == pytest.approx(1 / 20 + (need - 1) / 20 * armour, abs=0.01)


def test_a_test_that_may_undo_the_wound_is_part_of_the_chain() -> None:
    chances: list[dict[str, int]] = []
    for friend in (PULSE, "colonial_marine_flame_thrower"):  # who is no medic, and who is
        g = field({"alien-1": f"r0c0 {INFANT}", "marine-1": f"r0c0 {PULSE}", "marine-2": f"r0c1 {friend}"})
        fights = Option(opt.FIGHT, (piece(g, "marine-1"),))
        odds = attack_odds(g, piece(g, "alien-1"), FIGHT, piece(g, "marine-1"))
        assert odds is not None
        chain = links(g, asked(g, "alien-1", fights), fights, odds, ENGLISH)
        chances.append({link.name: link.percent for link in chain})
    without, treated = chances
    assert "heal fails" not in without
    assert treated["heal fails"] == 80
    assert treated["2 dice"] < without["2 dice"]


def test_nothing_is_told_of_the_armour_of_a_token() -> None:
    g = field({"marine-1": f"r0c0 {PULSE}", "alien-1": f"r0c3 {INFANT} hidden"})
    shoots = Option(opt.SHOOT, (piece(g, "alien-1"),))
    odds = attack_odds(g, piece(g, "marine-1"), SHOOT, piece(g, "alien-1"))
    assert odds is not None
    assert links(g, asked(g, "marine-1", shoots), shoots, odds, ENGLISH) == []


def test_an_action_tells_its_price() -> None:
    g = field({"marine-1": f"r0c0 {SMART_GUN}", "alien-1": f"r0c3 {INFANT}"})
    shoots, runs = Option(opt.SHOOT, (piece(g, "alien-1"),)), Option(opt.RUN, (1,))
    assert note(g, asked(g, "marine-1", shoots), shoots, ENGLISH) == "1 AP · 3 dice"
    assert note(g, asked(g, "marine-1", runs), runs, ENGLISH) == "2 AP"


def test_staying_as_a_move_says_what_it_is_for() -> None:
    """HUNT-MOV-08, HUNT-DEC-67"""
    g = field({"marine-1": f"r0c0 {PULSE}", "alien-1": f"r0c3 {INFANT} hidden"})
    stands = Option(opt.STAND, ())
    for lang, model, token in (
        ("en", "1 AP · its movement of this turn is over", "1 AP · a bluff"),
        ("fr", "1 PA · son mouvement de ce tour est fini", "1 PA · un bluff"),
        ("de", "1 AP · damit ist die Bewegung dieser Spielrunde vorbei", "1 AP · ein Bluff"),
    ):
        messages = Messages.load("hunt", lang)
        assert note(g, asked(g, "marine-1", stands), stands, messages) == model
        assert note(g, asked(g, "alien-1", stands), stands, messages).startswith(token)


# ---- walks


def test_a_walk_ends_where_it_was_pointed_or_is_stopped_by_something_that_happened() -> None:
    """Every walk that is offered in a match of random choices is walked in a copy of it."""
    arrived = stopped = 0
    for match in moments(11, 500):
        question = match.question
        assert question is not None
        for route in routes_of(match, question)[:2]:
            other = match.copy()
            state = other.state
            assert isinstance(state, Hunt)
            who = question.ask.about[0]
            for n, text in enumerate(route.texts):
                assert other.question is not None
                options = {option.text(state.names): option for option in other.question.options}
                if n and text not in options:
                    stopped += 1
                    break
                happened = other.play(options[text], other.question.seat)
                if n + 1 < len(route.texts) and (other.question is None or not walks_on(other.question.ask, happened)):
                    stopped += 1
                    break
            else:
                if state.tile[who] == NOWHERE:
                    # The last step was its end.
                    stopped += 1
                    continue
                assert f"tile:{state.fixed.board.names[state.tile[who]]}" == route.to
                arrived += 1
    assert arrived > 10
    assert arrived > stopped


def routes_of(match: Match, question: Question) -> list[Route]:
    scene = RULEBOOK.scene(match.view(question.seat), "en", 10**9)
    assert scene.question is not None
    return scene.question.routes


@pytest.mark.rules("HUNT-BLIP-11")
@pytest.mark.parametrize("lang", LANGS)
def test_the_sheet_of_an_unrevealed_token_tells_its_owner_who_it_may_be_and_nobody_else(lang: str) -> None:
    match = begin(RULEBOOK, {"players": 3}, SeedChance(7))
    bot = make("rules", 7)
    while not marine_token_acts(match):
        assert match.question is not None
        match.play(bot.choose_fast(match), match.question.seat)
    own, strange = [sheet(RULEBOOK.scene(match.view(seat), lang)) for seat in (0, 1)]
    said = Messages.load("hunt", lang)
    [told] = own.notes
    assert told.startswith(said.say("scene-token-own"))
    for unit in ("colonial_marine_pulse_rifle", "colonial_marine_smart_gun", "colonial_marine_sergeant"):
        assert short_name(said, f"unit-{unit}").lower() in told.lower()
    assert strange.notes == [said.say("scene-token-strange")]


def marine_token_acts(match: Match) -> bool:
    g = match.state
    assert isinstance(g, Hunt)
    return g.active >= 0 and g.tile[g.active] >= 0 and g.side(g.active) == 0 and not g.up >> g.active & 1


def sheet(scene: Scene) -> Panel:
    return next(area for area in scene.areas if isinstance(area, Panel) and area.id == "acting")
