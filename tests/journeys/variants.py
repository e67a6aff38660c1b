"""What a game can be played with, as the game itself says."""

from __future__ import annotations

from collections.abc import Iterator

import hullbreach as hb
from hullbreach.bots import make
from hullbreach.games import rulebook
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.match import Match
from hullbreach.kernel.rulebook import PLAYERS
from hullbreach.text import Messages

# Settings with more values than this are lists to choose from, not switches.
FEW = 4


def variants(game: str, players: int) -> Iterator[dict[str, object]]:
    """The settings as they come, then with each switch turned."""
    book = rulebook(game)
    headline = book.headline()
    yield {}
    for setting in book.settings():
        if setting.name == "players" or setting is headline or len(setting.values) > FEW:
            continue
        for value in setting.values:
            found = {setting.name: value}
            try:
                book.settle({"players": players, **found})
            except BadInput:
                continue
            if value != setting.default:
                yield found


def seats_for(game: str, wanted: int) -> int:
    """As many seats as wanted; fewer where a game has not so many, more where it needs them."""
    book = rulebook(game)
    possible = [each for each in book.setting(PLAYERS).values if isinstance(each, int)]
    for players in sorted(possible, key=lambda each: (abs(each - wanted), each)):
        try:
            book.settle({PLAYERS: players})
        except BadInput:
            continue
        return players
    raise AssertionError(f"nobody can play {game}")


def played(game: str, players: int, settings: dict[str, object], choices: int) -> Iterator[Match]:
    """A match by bots, question after question."""
    match = hb.new(game, players=players, seed=1, **settings)
    bot = make("rules", 1)
    for _ in range(choices):
        if match.question is None:
            return
        yield match
        seat = match.question.seat
        match.play(bot.choose(match.view(seat)), seat)


def words(tree: object) -> set[str]:
    """All words in a position."""
    if isinstance(tree, str):
        return {tree}
    if isinstance(tree, dict):
        return set().union(*[words(value) for value in tree.values()])
    if isinstance(tree, list):
        return set().union(*[words(value) for value in tree])
    return set()


def hidden_from(match: Match, seat: int) -> set[str]:
    """The cards in the position that a seat finds nowhere in what it may know of it."""
    book = match.rulebook
    hidden = words(book.position(match.state)) - words(match.view(seat).position())
    messages = Messages.load(book.id, "en")
    return {word for word in hidden if messages.has(f"card-{word}")}
