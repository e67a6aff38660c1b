"""Why: what an enemy passed over, in every language, from nothing but what the seat may know."""

from __future__ import annotations

from functools import partial

import pytest

from hullbreach.games import rulebook
from hullbreach.kernel.chance import Seeded
from hullbreach.kernel.match import Match
from hullbreach.table.reasons import why
from hullbreach.table.replays import Replays
from hullbreach.text.messages import LANGS
from tests.games.corps.maps import room
from tests.server.tables import new_table, play

OPTIONS: dict[str, dict[str, object]] = {
    "corps": {"mission": "sandbox", "players": 1, "edition": "updated"},
    "encounters": {"players": 1},
}


def reasons(game: str, given: dict[str, object], event: str, *wanted: str) -> list[list[str]]:
    """The reasons of all events of a kind, until something is asked that is not wanted and cannot be passed."""
    book = rulebook(game)
    state = book.arrange(OPTIONS[game], given)
    state.source = Seeded(1)
    match = Match(book, OPTIONS[game], state, {})
    found: list[list[str]] = []
    while match.question is not None:
        open_now = [text for text in (*wanted, "pass") if text in match.question.texts()]
        if not open_now:
            break
        before = match.copy()
        match.play(open_now[0])
        past = match.past
        assert past is not None
        found += [book.explain(before, past, n, 0, "en") for n, e in enumerate(past) if e.phrase.id == event]
    return found


def test_whom_an_alien_passed_over() -> None:
    given: dict[str, object] = {
        "board": room(12, 1, {"9,0|10,0": "wall"}),
        "turn": {"phase": "alien"},
        "hands": {"seat-1": ["m4_helmet"]},
        "characters": {"hudson": {"at": "0,0"}, "vasquez": {"at": "9,0"}, "frost": {"at": "11,0"}},
        "aliens": ["3,0"],
    }
    found = reasons("corps", given, "alien-moved")
    assert found[0] == [
        "Alien 1 goes for Hudson: 3 steps away, the shortest way to anybody.",
        "Vasquez: farther, 6 steps.",
        "Frost: walls and figures leave no way there.",
    ]
    # The reason is the same all the way: the target was chosen where the move began.
    assert all(each == found[0] for each in found)
    assert len(found) == 2


def test_a_tie_and_who_breaks_it() -> None:
    given: dict[str, object] = {
        "board": room(11, 1),
        "turn": {"phase": "alien"},
        "hands": {"seat-1": ["m4_helmet"]},
        "characters": {"hudson": {"at": "0,0"}, "vasquez": {"at": "10,0"}},
        "aliens": ["5,0"],
    }
    found = reasons("corps", given, "alien-moved", "toward vasquez")
    assert found[0] == [
        "Alien 1 goes for Vasquez: 5 steps away, the shortest way to anybody.",
        "Hudson: just as near (5); between the two the highest-ranked player decides.",
    ]


def test_why_this_alien_acts_and_whom_it_attacks() -> None:
    given: dict[str, object] = {
        "board": room(12, 1),
        "turn": {"phase": "alien"},
        "hands": {"seat-1": ["m4_helmet"]},
        "characters": {"hudson": {"at": "0,0"}},
        "aliens": ["8,0", "3,0"],
    }
    first, second = reasons("corps", given, "alien-activated")
    assert first == ["Alien 2 is nearest to a character of those still to act: 3 steps.", "Alien 1: farther, 8 steps."]
    assert second[0].startswith("Alien 1 is nearest")
    assert len(second) == 1
    assert reasons("corps", given, "defence-roll")[0] == ["Nobody but Hudson is next to it."]


@pytest.mark.parametrize("game", ["corps", "encounters"])
def test_every_line_has_its_reasons_in_every_language(game: str) -> None:
    table = new_table(game, "human", "human")
    play(table, 700)
    match = table.match
    before = partial(Replays().at, table)
    lines = len(match.view(0).log())
    for n, line in enumerate(range(0, lines, 3)):
        found = why(match, 0, line, LANGS[n % 3], before)
        assert found.sentences
        assert all(sentence.strip() for sentence in found.sentences)


def test_strikes_name_the_enemies_that_strike() -> None:
    given: dict[str, object] = {"combat": ["sluggish_drone", "resin_worker"]}
    first, *_ = reasons("encounters", given, "struck", "end actions")
    assert first[0].endswith("the oldest first.")
    assert len(first) == 3


def test_an_alien_attacks_whom_it_went_for() -> None:
    given: dict[str, object] = {
        "board": room(8, 2),
        "turn": {"phase": "alien"},
        "hands": {"seat-1": ["m4_helmet"]},
        "characters": {"hudson": {"at": "0,0"}, "vasquez": {"at": "0,1"}},
        "aliens": ["5,0"],
    }
    wanted = ("toward vasquez", "go 4,0", "go 3,0", "go 2,0", "go 1,0")
    assert reasons("corps", given, "defence-roll", *wanted)[0] == [
        "It went for Vasquez, so Vasquez is attacked.",
        "Hudson is next to it, too, but was not its target.",
    ]
    ways = reasons("corps", given, "alien-moved", *wanted)
    assert any(sentence.startswith("2 spaces lead there") for each in ways for sentence in each)
