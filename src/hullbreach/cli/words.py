"""Options given as words on the command line, checked against what the game offers; words for what runs here."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

from hullbreach.games import rulebook
from hullbreach.kernel import procedures
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.match import Match
from hullbreach.kernel.records import CommittedChance, SeedChance, begin
from hullbreach.kernel.rulebook import Setting
from hullbreach.text import LANGS

ALL, BOTH = "all", "both"
# What the command line calls the setting that a game is known by, whatever the game itself calls it.
MISSION = "mission"
HouseContent = Annotated[
    Path | None,
    typer.Option("--content", help="a folder or file of house content: missions, cards and numbers of your own"),
]


def which_build() -> str:
    """Whether the rules that run are compiled."""
    return "pure Python" if str(procedures.__file__).endswith(".py") else "compiled"


def check_lang(lang: str) -> str:
    """A language we speak."""
    if lang not in LANGS:
        raise BadInput(f"language {lang}", f"unknown, expected one of {', '.join(LANGS)}")
    return lang


def value_of(game: str, name: str, word: str) -> object:
    """The value of a match option behind a word; numbers and yes or no are told by what the game allows."""
    setting = setting_of(game, name)
    values = values_of(setting, word)
    if len(values) > 1:
        raise BadInput(f"option {name}", f"{word!r} is more than one, expected just one of {expected(setting)}")
    return values[0]


def name_of(game: str, flag: str) -> str:
    """The name of the setting that a flag of the command line means."""
    headline = rulebook(game).headline()
    return headline.name if flag == MISSION and headline is not None else flag


def setting_of(game: str, name: str) -> Setting:
    """The setting of a game with this name."""
    settings = {setting.name: setting for setting in rulebook(game).settings()}
    if name not in settings:
        raise BadInput(f"option {name}", f"unknown, expected one of {', '.join(settings)}")
    return settings[name]


def values_of(setting: Setting, word: str) -> list[object]:
    """The value behind a word; ``all`` is every value there is, and so is ``both`` where there are two."""
    for value in setting.values:
        if word.casefold() == word_of(value):
            return [value]
    if word.casefold() == ALL or (word.casefold() == BOTH and len(setting.values) == 2):
        return list(setting.values)
    raise BadInput(f"option {setting.name}", f"{word!r}, expected one of {expected(setting)}")


def new_match(game: str, options: dict[str, object], seed: int, quiet: bool = False) -> Match:
    """A new match of a game with these options."""
    return begin(rulebook(game), options, SeedChance(seed), quiet)


def new_committed_match(game: str, options: dict[str, object]) -> tuple[Match, str]:
    """A new match with committed dice, and the hash to publish before the first of them falls."""
    chance = CommittedChance.of(secrets.token_hex(32), secrets.token_hex(8))
    return begin(rulebook(game), options, chance), chance.commitment


def word_of(value: object) -> str:
    """The word for a value."""
    return str(value).casefold()


def expected(setting: Setting) -> str:
    """The words a setting allows."""
    return ", ".join(word_of(value) for value in setting.values)


def read_switches(game: str, switches: list[str]) -> dict[str, object]:
    """Options from ``name=value`` words."""
    found: dict[str, object] = {}
    for text in switches:
        name, sign, word = text.partition("=")
        if not sign:
            raise BadInput(f"switch {text}", "expected name=value")
        if name in found:
            raise BadInput(f"switch {name}", "given twice")
        found[name] = value_of(game, name, word)
    return found


def read_options(game: str, mission: str | None, edition: str | None, switches: list[str]) -> dict[str, object]:
    """All options of a match but the number of players."""
    found = read_switches(game, switches)
    for flag, word in ((MISSION, mission), ("edition", edition)):
        if word is not None:
            name = name_of(game, flag)
            if name in found:
                raise BadInput(f"switch {name}", f"given twice, also as --{flag}")
            found[name] = value_of(game, name, word)
    return found


def read_matrix(game: str, options: dict[str, str | None], switches: list[str]) -> dict[str, list[object]]:
    """Lists of values (``newt,escape``, or ``all``) for every option of a simulation."""
    found: dict[str, list[object]] = {}
    pairs = [(name_of(game, flag), words) for flag, words in options.items() if words is not None]
    for text in switches:
        name, sign, words = text.partition("=")
        if not sign:
            raise BadInput(f"switch {text}", "expected name=value or name=value,value")
        pairs.append((name, words))
    for name, words in pairs:
        if name in found:
            raise BadInput(f"option {name}", "given twice")
        setting = setting_of(game, name)
        values = [value for word in words.split(",") for value in values_of(setting, word.strip())]
        found[name] = list(dict.fromkeys(values))
    return found
