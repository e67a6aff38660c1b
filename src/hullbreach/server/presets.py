"""Good ways to start each game."""

from __future__ import annotations

from hullbreach.games import rulebook
from hullbreach.server.bodies import Preset
from hullbreach.table.titles import value_label
from hullbreach.text import Messages


def presets(game: str, lang: str) -> list[Preset]:
    """A quick start, then one for every mission or scenario."""
    messages = Messages.load(game, lang)
    found = [Preset(label=messages.say("preset-quick"), settings={})]
    headline = rulebook(game).headline()
    if headline is not None:
        found.extend(
            Preset(label=value_label(game, headline.name, value, lang), settings={headline.name: str(value)})
            for value in headline.values
        )
    return found
