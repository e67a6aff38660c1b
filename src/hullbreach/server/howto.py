"""How to play over HTTP: the page of a game, its pictures as scenes."""

from __future__ import annotations

from functools import lru_cache

from fastapi import APIRouter, Request

from hullbreach.kernel.scene import Scene
from hullbreach.server.bodies import Answer
from hullbreach.server.failures import Refusal
from hullbreach.server.messages import Lang
from hullbreach.server.study import known
from hullbreach.server.tables import REFUSALS, hub_of
from hullbreach.table.howto import drawn, page

router = APIRouter(prefix="/api", responses=REFUSALS)


class HowToPicture(Answer):
    """A picture: what to say beside it, the rule behind it, and the elements of the scene it is about."""

    id: str
    title: str
    text: str
    rule: str
    show: list[str]
    scene: Scene


class HowTo(Answer):
    """How to play a game, on one page."""

    title: str
    about: str
    pictures: list[HowToPicture]


@router.get("/howto/{game}")
async def how_to(request: Request, game: str, lang: Lang = "en") -> HowTo:
    """The page of a game."""
    return await hub_of(request).study(_page, known(game), lang)


@lru_cache(maxsize=12)
def _page(game: str, lang: str) -> HowTo:
    found = page(game)
    if found is None:
        raise Refusal(404, "no-page", "nobody has told yet how this game is played")
    shown: list[HowToPicture] = []
    for picture in found.pictures:
        match = drawn(game, picture)
        shown.append(
            HowToPicture(
                id=picture.id,
                title=picture.title[lang],
                text=picture.text[lang],
                rule=picture.rule,
                show=picture.show,
                scene=match.rulebook.scene(match.glance(picture.seat), lang),
            )
        )
    return HowTo(title=found.title[lang], about=found.about[lang], pictures=shown)
