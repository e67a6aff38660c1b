"""Good ways to start each game."""

from __future__ import annotations

from hullbreach.games import rulebook
from hullbreach.server.bodies import Preset
from hullbreach.table.titles import MISSION, value_label
from hullbreach.text import Messages


def presets(game: str, lang: str) -> list[Preset]:
    """A quick start, then one for every mission or scenario."""
    messages = Messages.load(game, lang)
    name = MISSION[game]
    setting = next(setting for setting in rulebook(game).settings() if setting.name == name)
    found = [Preset(label=messages.say("preset-quick"), settings={})]
    found.extend(
        Preset(label=value_label(game, name, value, lang), settings={name: str(value)}) for value in setting.values
    )
    return found
