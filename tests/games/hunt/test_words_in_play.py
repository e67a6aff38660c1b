"""Whole games of hunt in words: everything that random play offers, tells and refuses."""

from __future__ import annotations

import pytest

from hullbreach.games.hunt.rulebook import RULEBOOK
from hullbreach.games.hunt.rules.tokens.known_names import KnownNames
from hullbreach.games.hunt.show import sayings
from hullbreach.games.hunt.words import events
from hullbreach.kernel.chance import Seeded
from hullbreach.kernel.phrases import Event
from hullbreach.kernel.records import SeedChance, begin
from hullbreach.text import LANGS, Messages
from tests.games.hunt.test_words import CONTENT
from tests.games.sentences import Listener, assert_sentence

WAYS: list[tuple[dict[str, object], int]] = [
    ({"mission": "mission_02", "players": 3}, 150),
    ({"mission": "mission_10", "players": 2}, 100),
    ({"mission": "custom", "players": 3, "list": "build"}, 60),
    ({"mission": "custom", "players": 2, "board": "build", "mission_cards": 2}, 60),
    ({"mission": "arena", "players": 1}, 100),
    ({"mission": "arena", "players": 2, "survivors": "predator", "horde": "predator", "horde_by": "player"}, 100),
]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("way", range(len(WAYS)), ids=[f"{way['mission']}-{way['players']}" for way, _ in WAYS])
def test_whole_games_are_said(way: int, lang: str) -> None:
    settings, most = WAYS[way]
    match = begin(RULEBOOK, settings, SeedChance(way))
    listener, luck = Listener(sayings.SAYINGS, match, lang), Seeded(way)
    listener.events(match.opening)
    for n in range(most):
        if match.question is None:
            break
        listener.question(closed=n % 20 == 0)
        options = match.question.options
        listener.events(match.play(options[luck.below(len(options))]))
    if match.outcome is not None:
        assert_sentence(sayings.SAYINGS.say_outcome(match.outcome, lang), lang, ".")


@pytest.mark.rules("HUNT-BLIP-23")
def test_whoever_is_revealed_is_called_by_name_from_then_on() -> None:
    match = begin(RULEBOOK, {"players": 2}, SeedChance(1))
    luck = Seeded(1)
    seen: dict[int, int] = {}
    for _ in range(400):
        if match.question is None or seen:
            break
        options = match.question.options
        told = match.play(options[luck.below(len(options))])
        seen = {event.args[0]: event.args[1] for event in told if event.phrase is events.REVEALED}
    assert seen
    piece, unit = next(iter(seen.items()))
    names = match.state.names
    assert isinstance(names, KnownNames)
    assert names.units[piece] == unit
    assert match.copy().state.names is names
    title = sayings.short_name(Messages.load("hunt", "en"), f"unit-{CONTENT.units[unit].id}")
    said = sayings.SAYINGS.say_event(Event(names, events.KILLED, (piece,)), "en")
    assert said.startswith(title)
