"""A match that is over, told in short: the numbers agree with its log, and the story with what weighs."""

from __future__ import annotations

import pytest

import hullbreach as hb
from hullbreach.bots import RulesBot
from hullbreach.games.corps.words.events import EVENTS, SHOT
from hullbreach.kernel.phrases import Event
from hullbreach.table.reviewing import LINES, StoryLine, _Reader, review, settings_after, story
from hullbreach.table.table import Table
from hullbreach.text import LANGS, Messages
from tests.server.tables import new_table

SHORT: dict[str, dict[str, object]] = {"corps": {"mission": "escape"}}


def played(game: str) -> Table:
    """A match of two, played to its end by rules of thumb."""
    table = new_table(game, "human", "bot", **SHORT.get(game, {}))
    match = table.match
    bots = [RulesBot(seat) for seat in range(match.state.seats)]
    while match.question is not None:
        seat = match.question.seat
        match.play(bots[seat].choose(match.view(seat)), seat)
    return table


@pytest.mark.parametrize("game", hb.GAMES)
def test_a_match_of_every_game_in_short(game: str) -> None:
    table = played(game)
    found = review(table, "en")
    counts = {count.id: count.seats for count in found.counts}
    pasts = table.match.pasts()
    assert sum(counts["decisions"]) == found.choices == len(pasts)
    assert len(found.story) == LINES
    assert [line.number for line in found.story] == sorted(line.number for line in found.story)
    # Every line of the story is a line of the log.
    log = {line.text for line in table.match.rulebook.scene(table.match.view(0), "en").log}
    assert {line.text for line in found.story} <= log
    assert found.rounds >= max(line.round for line in found.story) > 0
    # Somebody did something, and nobody more often than it happened.
    kept = table.match.rulebook.remembered()
    assert any(sum(seats) for id, seats in counts.items() if id != "decisions")
    for count in kept.counts:
        happened = sum(event.phrase in count.events for past in pasts for event in past)
        assert sum(counts[count.id]) <= happened
    for lang in LANGS:
        messages = Messages.load(game, lang)
        assert all(messages.has(f"web-count-{id}") for id in counts)


def test_every_shot_is_counted_for_whoever_commands_the_shooter_or_said_so() -> None:
    table = played("corps")
    counts = {count.id: count.seats for count in review(table, "en").counts}
    # Grunts whom nobody has commanded yet may fire back on their own: that is the work of whoever said so.
    shots = [event for past in table.match.pasts() for event in past if event.phrase is SHOT]
    assert sum(counts["shots"]) == len(shots) > 0
    assert sum(counts["hits"]) == sum(event.args[3] <= event.args[4] for event in shots)
    assert all(hits <= shots for hits, shots in zip(counts["hits"], counts["shots"], strict=True))


def test_the_story_takes_what_weighs_most_and_tells_it_in_order() -> None:
    told = [(1, StoryLine(n, n, "small", f"small {n}")) for n in range(10)]
    told[4:4] = [(9, StoryLine(4, 4, "death", "death"))]
    told += [(5, StoryLine(11, 11, "door", f"door {n}")) for n in range(4)]
    found = [line.text for line in story(told)]
    assert found == ["small 0", "death", "door 0", "door 1", "door 2"]
    assert [line.event for line in story(told[:4])] == ["small"] * 4


def test_the_next_mission_follows_with_all_other_settings() -> None:
    table = new_table("corps", "human", mission="newt")
    found = settings_after(table)
    assert found is not None
    assert found == {**table.head.settings, "mission": "escape"}
    assert settings_after(new_table("corps", "human", mission="bug_hunt_hive")) is None
    assert settings_after(new_table("nemesis", "human", "bot")) is None


def test_guns_shoot_for_whoever_placed_them_and_grunts_for_whoever_said_so() -> None:
    table = new_table("corps", "human", "bot", "bot")
    reader = _Reader(table, "en")
    names = table.match.state.names

    def tell(seat: int, text: str) -> None:
        found = EVENTS.read(text, names)
        assert found is not None, text
        reader.chooser = seat
        reader.keep(1, Event(names, *found), text)

    tell(1, "sentry-placed sentry-a 0,0 north")
    tell(2, "sentry-fired sentry-a alien-1 3 9")
    tell(2, "alien-killed alien-1")
    tell(2, "shot frost m41a_pulse_rifle alien-2 3 5")
    tell(2, "alien-killed alien-2")
    assert reader.counts["kills"] == [0, 1, 1]
    assert reader.counts["shots"] == [0, 0, 1]
