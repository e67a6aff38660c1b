"""What games, missions and settings are called, for people who choose among them."""

from __future__ import annotations

from hullbreach.games import rulebook
from hullbreach.kernel.rulebook import PLAYERS
from hullbreach.table.storage import Head, Summary
from hullbreach.text import Messages


def game_title(game: str, lang: str) -> str:
    """The title of a game."""
    messages = Messages.load(game, lang)
    return messages.say(f"game-{game}") if messages.has(f"game-{game}") else game.replace("_", " ").capitalize()


def game_pitch(game: str, lang: str) -> str:
    """A sentence that makes one want to play it."""
    messages = Messages.load(game, lang)
    return messages.say(f"game-{game}.pitch") if messages.has(f"game-{game}.pitch") else ""


def setting_label(game: str, name: str, lang: str) -> str:
    """What a setting is called."""
    messages = Messages.load(game, lang)
    return messages.say(f"setting-{name}") if messages.has(f"setting-{name}") else name.replace("_", " ")


def setting_describe(game: str, name: str, lang: str) -> str:
    """What a setting does."""
    messages = Messages.load(game, lang)
    return messages.say(f"setting-{name}.about") if messages.has(f"setting-{name}.about") else ""


def value_label(game: str, name: str, value: object, lang: str) -> str:
    """What a value of a setting is called."""
    messages = Messages.load(game, lang)
    if isinstance(value, bool):
        return messages.say("value-yes" if value else "value-no")
    if isinstance(value, int) and not messages.has(f"value-{name}-{value}"):
        return str(value) if value >= 0 else f"−{-value}"
    kind = name.rstrip("_0123456789")
    for id in (f"value-{name}-{value}", f"value-{value}", f"{name}-{value}", f"{kind}-{value}"):
        if messages.has(id):
            return messages.say(id)
    return str(value).replace("_", " ")


def value_describe(game: str, name: str, value: object, lang: str) -> str:
    """What a value of a setting means, where that needs saying."""
    messages = Messages.load(game, lang)
    id = f"value-{name}-{str(value).lower()}.about"
    return messages.say(id) if messages.has(id) else ""


def side_label(game: str, side: str, lang: str) -> str:
    """What a side is called that plays against others; nothing where there are none."""
    messages = Messages.load(game, lang)
    return messages.say(f"faction-{side}") if messages.has(f"faction-{side}") else ""


def mission_title(game: str, settings: dict[str, object], lang: str) -> str:
    """The mission or scenario of a table."""
    headline = rulebook(game).headline()
    return "" if headline is None else value_label(game, headline.name, settings[headline.name], lang)


def unusual_settings(head: Head) -> dict[str, object]:
    """The settings of a table that differ from the usual ones, apart from the number of seats."""
    usual = {setting.name: setting.default for setting in rulebook(head.game).settings()}
    return {name: value for name, value in head.settings.items() if name != PLAYERS and value != usual.get(name)}


def progress_of(head: Head, summary: Summary, lang: str) -> str:
    """Where a campaign stands; empty for a single mission."""
    headline = rulebook(head.game).headline()
    if not summary.progress or headline is None:
        return ""
    return value_label(head.game, headline.name, summary.progress, lang)
