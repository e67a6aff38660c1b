"""A campaign has a board for every mission: what happened on an earlier one is told in the names that held there."""

from __future__ import annotations

import functools

from hullbreach.games.corps.rules.state import Corps
from hullbreach.kernel.match import SPECTATOR
from hullbreach.table.reasons import why
from hullbreach.table.replays import Replays, timeline
from hullbreach.table.table import Table
from hullbreach.text import LANGS
from tests.campaigns import Campaign, campaign

SEATS = (0, SPECTATOR)


def long() -> Campaign:
    """A campaign with side missions on the way."""
    return campaign(won=False)


def test_events_are_told_in_the_names_that_held_when_they_happened() -> None:
    table = long().opened(0)
    said = [event.text() for event in table.match.opening]
    for choice in long().choices:
        said += [event.text() for event in table.match.play(choice.text, choice.seat)]
    assert [event.text() for event in table.match.log()] == said
    assert [event.text() for event in long().match.log()] == said
    # The first thing that happens on the new board stands in its names, the choice before it in the old ones.
    for number in long().boundaries:
        past = table.match.pasts()[number]
        following = table.match.pasts()[number + 1]
        assert past.phrase.id == "next-mission"
        assert past[-1].names is following.names is not past.names


def test_the_whole_log_is_told_after_every_mission() -> None:
    for choices in [*[number + 1 for number in long().boundaries], len(long().choices)]:
        match = long().opened(choices).match
        for seat in SEATS:
            view = match.view(seat)
            told = [len(match.rulebook.scene(view, lang).log) for lang in LANGS]
            assert told == [len(view.log())] * len(LANGS)


def test_a_line_of_another_board_points_at_nothing_on_this_one() -> None:
    number = long().boundaries[0]
    before = long().opened(number).match
    after = long().opened(number + 1).match
    earlier = before.rulebook.scene(before.view(0), "en").log
    later = after.rulebook.scene(after.view(0), "en").log
    assert any(id.startswith(("door:", "square:")) for line in earlier for id in line.concerns)
    assert [line.text for line in later[: len(earlier)]] == [line.text for line in earlier]
    assert [line.concerns for line in later[: len(earlier)]] == [[]] * len(earlier)
    assert any(line.concerns for line in later[len(earlier) :])


def test_reasons_timeline_and_every_moment_are_there_after_every_mission() -> None:
    for number in long().boundaries:
        table = long().opened(number + 3)
        looks = timeline(table, [0], "en")
        assert len(looks) == table.choices
        replays = Replays()
        for at in (0, number // 2, number, number + 1, table.choices):
            scene = replays.scene(table, at, 0, "en")
            assert scene.title == title_after(table, at, replays)
        lines = len(table.match.view(0).log())
        told_before = len(long().opened(number).match.view(0).log())
        for line in (0, told_before - 1, told_before, lines - 1):
            found = why(table.match, 0, line, "en", functools.partial(replays.at, table))
            assert found.sentences


def title_after(table: Table, number: int, replays: Replays) -> str:
    """The name of the mission that is on after so many choices."""
    match = replays.at(table, number)
    assert isinstance(match.state, Corps)
    mission = match.state.fixed.mission.id
    alone = replays.scene(table, number, SPECTATOR, "en")
    assert mission.split("_")[0] in alone.title.lower()
    return alone.title
