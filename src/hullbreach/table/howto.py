"""How to play: one page a game, a handful of pictures in plain words; they lie in ``howto.toml`` of each game.

A picture is a small position in the words of cases, played on by a few choices where it needs that.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from hullbreach import games
from hullbreach.games import rulebook
from hullbreach.kernel.envelope import only, table, texts
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.match import Match
from hullbreach.kernel.rulebook import Rulebook
from hullbreach.kernel.scripted import Scripted
from hullbreach.parts.reader import toml_table
from hullbreach.text import LANGS

FOLDER = Path(games.__file__).parent
KEYS = ("id", "title", "text", "rule", "show", "options", "given", "chance", "play", "seat")
PAGE_KEYS = ("title", "about", "picture")


@dataclass
class Picture:
    """One picture: what to say beside it, the rule behind it, the position, and what of its scene is drawn.

    ``show``: elements of the board, which is then drawn around them; or areas beside it; or ``goals``. Nothing: the
    whole board.
    """

    id: str
    title: dict[str, str]
    text: dict[str, str]
    rule: str
    show: list[str]
    options: dict[str, object]
    given: dict[str, object]
    chance: object
    play: list[str]
    seat: int


@dataclass
class Page:
    """The page of a game."""

    title: dict[str, str]
    about: dict[str, str]
    pictures: list[Picture]


@cache
def page(game: str) -> Page | None:
    """The page of a game, if it has one; ``BadInput`` names what is wrong with it."""
    file = FOLDER / game / "howto.toml"
    if not file.is_file():
        return None
    data = toml_table(file)
    only(data, PAGE_KEYS, f"{game} howto: ")
    records = data.get("picture")
    if not isinstance(records, list) or not all(isinstance(each, dict) for each in records):
        raise BadInput(f"{game} howto: picture", "expected a list of tables")
    found = [_picture(record, f"{game} howto: picture {n}: ") for n, record in enumerate(records, 1)]
    return Page(_languages(data, "title", ""), _languages(data, "about", ""), found)


def pictures(game: str) -> list[Picture]:
    """The pictures of a game; a game without a page has none."""
    found = page(game)
    return [] if found is None else found.pictures


def _picture(record: dict[str, object], place: str) -> Picture:
    only(record, KEYS, place)
    seat = record.get("seat", 1)
    if not isinstance(seat, int) or not 1 <= seat <= 6:
        raise BadInput(f"{place}seat", f"{seat!r}, expected a seat from 1")
    return Picture(
        id=str(record["id"]),
        title=_languages(record, "title", place),
        text=_languages(record, "text", place),
        rule=str(record.get("rule", "")),
        show=texts(record, "show", place),
        options=table(record, "options", place),
        given=table(record, "given", place),
        chance=record.get("chance", []),
        play=texts(record, "play", place),
        seat=seat - 1,
    )


def _languages(data: dict[str, object], key: str, place: str) -> dict[str, str]:
    value = table(data, key, place)
    for lang in LANGS:
        if not isinstance(value.get(lang), str):
            raise BadInput(f"{place}{key}.{lang}", f"{value.get(lang)!r}, expected a text")
    return {lang: str(value[lang]) for lang in LANGS}


def drawn(game: str, picture: Picture) -> Match:
    """The match that a picture shows."""
    book: Rulebook[Any] = rulebook(game)
    played = Scripted(book, picture.options, picture.given)
    played.chance(picture.chance)
    played.start(bool(picture.play), [])
    for n, text in enumerate(picture.play):
        played.play(text, n + 1 < len(picture.play))
    return played.match
