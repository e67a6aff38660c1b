"""Positions to begin with in every game: they stand, they can be played and recorded, and their words are known."""

from __future__ import annotations

import re

import msgspec
import pytest

from hullbreach.games import GAMES, rulebook
from hullbreach.kernel.chance import Seeded
from hullbreach.kernel.match import Match
from hullbreach.kernel.positions import read_position
from hullbreach.kernel.records import SeedChance, begin, read_record, replay, undo, write_record
from hullbreach.kernel.scene import Graph
from hullbreach.table.creating import new_head
from hullbreach.table.howto import drawn, page
from hullbreach.table.positions import described_settings, position_text, starters, words_of
from hullbreach.table.replays import Replays, verify
from hullbreach.table.shelf import in_reading_order, plain_statement, reference, rule_ids
from hullbreach.table.table import Table
from hullbreach.text import LANGS
from tests.server.tables import play, seated


def some_choices(match: Match, most: int) -> None:
    choose = Seeded(5)
    for _ in range(most):
        if match.question is None:
            return
        question = match.questions[0]
        match.play(question.options[choose.below(len(question.options))], question.seat)


@pytest.mark.parametrize("game", GAMES)
def test_every_position_to_begin_with_can_be_played_and_recorded(game: str) -> None:
    book = rulebook(game)
    assert len(starters(game)) >= 8
    for starter in starters(game):
        position = read_position(starter.text("fr"))
        assert position.game == game
        match = begin(book, position.settings, SeedChance(7), given=position.given)
        some_choices(match, 12)
        # A friend who gets the record needs nothing else; and steps are taken back to the position, not to the set-up.
        record = read_record(write_record(match.record()), "record")
        assert replay(book, record).state == match.state
        assert replay(book, record).log() == match.log()
        assert (
            undo(match, len(match)).state == begin(book, position.settings, SeedChance(7), given=position.given).state
        )


@pytest.mark.parametrize("game", GAMES)
def test_a_match_without_a_position_is_recorded_as_ever(game: str) -> None:
    match = begin(rulebook(game), {}, SeedChance(7), quiet=True)
    assert b"given" not in write_record(match.record())


@pytest.mark.parametrize("game", GAMES)
def test_what_readers_look_for_is_what_is_offered(game: str) -> None:
    places = words_of(game)
    # Every key of every position to begin with is among the words.
    for starter in starters(game):
        given = starter.case["given"]
        assert isinstance(given, dict)
        known = {*places["given"], "board", "mission", "faces", "boards", "marks"}
        assert set(given) <= known
    assert all(wanted.words for keys in places.values() for wanted in keys.values() if wanted.form in ("word", "flag"))
    assert [setting.name for setting in described_settings(game)] == [s.name for s in rulebook(game).settings()]


# In the second match of nemesis somebody has nothing left in hand, which is not the same as nothing said of it.
@pytest.mark.parametrize("dice", ["1", "20"])
@pytest.mark.parametrize("game", GAMES)
def test_a_moment_of_a_table_is_told_as_a_case(game: str, dice: str) -> None:
    head = new_head(game, {}, ["human", "bot", "bot"], practice=True)
    table = Table(msgspec.structs.replace(head, key=f"{int(dice):064x}", dice=dice), seated("human", "bot", "bot"))
    play(table, 60)
    text = position_text(table, Replays(), table.choices)
    position = read_position(text)
    book = rulebook(game)
    again = begin(book, position.settings, SeedChance(1), given=position.given)
    assert again.question is not None
    assert again.state.seats == 3
    # And a table that begins there keeps to it, with its dice.
    head = new_head(game, position.settings, ["human"] * 3, practice=True, given=position.given)
    from_there = Table(head, seated("human", "human", "human"))
    play(from_there, 8)
    assert verify(from_there).matches
    assert from_there.record(reveal=True).given == position.given


@pytest.mark.parametrize("game", GAMES)
def test_how_to_play_is_drawn_from_real_scenes(game: str) -> None:
    found = page(game)
    assert found is not None
    assert 5 <= len(found.pictures) <= 8
    for picture in found.pictures:
        match = drawn(game, picture)
        assert picture.rule in rule_ids(game)
        for lang in LANGS:
            scene = match.rulebook.scene(match.view(picture.seat), lang)
            rooms = {node.id for area in scene.areas if isinstance(area, Graph) for node in area.nodes}
            assert set(picture.show) <= rooms | {area.id for area in scene.areas} | {"goals"}
            assert 20 < len(picture.text[lang]) < 260


@pytest.mark.parametrize("game", GAMES)
def test_rules_are_read_from_the_question_on(game: str) -> None:
    book = rulebook(game)
    statements = {id for chapter in reference(game) for id, _ in chapter.statements}
    rules = book.question_rules()
    assert set(rules.values()) <= statements
    # Every question that a game of bots comes to opens the drawer somewhere.
    match = begin(book, {}, SeedChance(3), quiet=True)
    choose = Seeded(2)
    for _ in range(150):
        if match.question is None:
            break
        assert all(question.ask.prompt.id in rules for question in match.questions)
        question = match.questions[0]
        match.play(question.options[choose.below(len(question.options))], question.seat)
    # How it is played comes first; what lies in the box, and where a statement is from, last.
    chapters = in_reading_order(reference(game))
    assert sorted(map(id, chapters)) == sorted(map(id, reference(game)))
    titles = [chapter.title for chapter in chapters]
    components = next(n for n, title in enumerate(titles) if "omponents" in title)
    assert components > next(n for n, title in enumerate(titles) if "Set-up" in title)
    for chapter in chapters:
        for _, statement in chapter.statements:
            text, notes = plain_statement(statement)
            assert text
            assert not any(word in text for word in ("[original]", "[rulebook]", "[aid]", "[public"))
            assert all("[" not in note for note in notes)
            # It ends as a sentence does: nothing is left of what was said about its source.
            assert re.search(r"[.:!?)\"]$", text), text


def test_rules_that_are_tables_come_with_their_tables() -> None:
    tables = {id: chapter.tables[id] for chapter in reference("corps") for id in chapter.tables}
    (drawn,) = tables["CORPS-MTC-01"]
    assert drawn.head == ["Players", "[2020] (each player draws)", "[2020] total", "[updated] total"]
    assert drawn.rows[0] == ["1", "2", "2", "2"]
    assert len(drawn.rows) == 6
    (known,) = tables["CORPS-STAT-01"]
    assert [row[0] for row in known.rows][:2] == ["Hicks", "Hudson"]
    for game in GAMES:
        chapters = reference(game)
        assert len({chapter.title for chapter in chapters}) == len(chapters)
        for chapter in chapters:
            assert "ontents" not in chapter.title
            for table in [each for found in chapter.tables.values() for each in found]:
                assert table.rows
                assert {len(row) for row in table.rows} == {len(table.head)}
                assert not any("`" in cell or "**" in cell for row in table.rows for cell in row)
    # A table with a line of its own above it says it; where no rule stands before it, it belongs to its chapter.
    heroes = next(chapter for chapter in reference("hunt") if "Marine heroes" in chapter.title)
    assert "Initial stats:" in [table.caption for table in heroes.tables[""]]
