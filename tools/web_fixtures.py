"""Write web/fixtures/*.json: scenes of real matches at telling moments, for the gallery (web/gallery.html)."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import msgspec

import hullbreach as hb
from hullbreach.bots import make
from hullbreach.kernel.match import Match
from hullbreach.kernel.scene import Grid, Panel, Row, Scene

TARGET = Path(__file__).resolve().parent.parent / "web" / "fixtures"
LOG_LINES = 40


@dataclass
class Moment:
    """The first scene of a match, played by bots, that looks as wanted."""

    name: str
    game: str
    options: dict[str, object]
    wanted: Callable[[Scene], bool]
    lang: str = "en"
    seed: int = 3


def pieces(scene: Scene, kind: str) -> int:
    """How many pieces of a kind stand on the board."""
    return sum(piece.kind == kind for area in scene.areas if isinstance(area, Grid) for piece in area.pieces)


def verbs(scene: Scene) -> set[str]:
    """What can be done now."""
    return set() if scene.question is None else {choice.verb for choice in scene.question.choices}


def prompt(scene: Scene) -> str:
    """Which question is open."""
    return "" if scene.question is None else scene.question.prompt


def cards_at(scene: Scene, place: str) -> int:
    """How many cards lie in a place of a row."""
    places = [found for area in scene.areas if isinstance(area, Row) for found in area.places]
    return sum(len(found.cards) for found in places if found.id == place)


def shows(scene: Scene, *kinds: str) -> int:
    """How many cards of these kinds lie open in the complex."""
    rows = [area for area in scene.areas if isinstance(area, Row) and area.id == "complex"]
    return sum(card.kind in kinds and not card.hidden for row in rows for place in row.places for card in place.cards)


def hurt(scene: Scene) -> int:
    """How many Strikes lie before the players."""
    panels = [area for area in scene.areas if isinstance(area, Panel)]
    return sum(card.kind == "strike" for panel in panels for card in panel.cards)


def corps(players: int, mission: str) -> dict[str, object]:
    return {"players": players, "mission": mission}


MOMENTS = (
    Moment("corps-start", "corps", corps(1, "newt"), lambda s: "move" in verbs(s)),
    Moment("corps-setup", "corps", corps(2, "newt"), lambda s: prompt(s) != ""),
    Moment("corps-fight", "corps", corps(3, "newt"), lambda s: pieces(s, "alien") > 2 and "attack" in verbs(s)),
    Moment("corps-window", "corps", corps(2, "newt"), lambda s: "defensive-fire" in verbs(s)),
    Moment("corps-hive", "corps", corps(4, "bug_hunt_hive"), lambda s: pieces(s, "alien") > 3 and "move" in verbs(s)),
    Moment(
        "corps-survive", "corps", corps(2, "survive"), lambda s: pieces(s, "alien") > 2 and "move" in verbs(s), "de"
    ),
    Moment("corps-end", "corps", corps(2, "rescue"), lambda s: s.ended is not None),
    Moment("encounters-roles", "encounters", {"players": 2}, lambda s: prompt(s) != ""),
    Moment("encounters-early", "encounters", {"players": 1}, lambda s: "recruit" in verbs(s)),
    Moment(
        "encounters-fight",
        "encounters",
        {"players": 4},
        lambda s: (
            {"attack", "play"} <= verbs(s) and shows(s, "enemy") > 1 and hurt(s) > 2 and cards_at(s, "played") > 1
        ),
    ),
    Moment(
        "encounters-combat",
        "encounters",
        {"players": 3},
        lambda s: cards_at(s, "combat") > 2 and "play" in verbs(s),
        seed=6,
    ),
    Moment("encounters-window", "encounters", {"players": 3}, lambda s: "coordinate" in verbs(s), "fr"),
    Moment("encounters-guard", "encounters", {"players": 2}, lambda s: prompt(s) == "guard", seed=5),
    Moment("encounters-end", "encounters", {"players": 2}, lambda s: s.ended is not None),
)


def scene_now(match: Match, lang: str, since: int = 10**9) -> Scene:
    """What the seat sees that is asked; the first seat when it is over."""
    seat = match.question.seat if match.question is not None else 0
    return match.rulebook.scene(match.view(seat), lang, since, since == 0)


def find(moment: Moment) -> Scene | None:
    """Play match after match until the moment comes."""
    for seed in range(moment.seed, moment.seed + 12):
        match = hb.new(moment.game, seed=seed, **moment.options)  # type: ignore[arg-type]
        bot = make("rules", seed)
        while True:
            if moment.wanted(scene_now(match, moment.lang)):
                return scene_now(match, moment.lang, 0)
            if match.question is None:
                break
            match.play(bot.choose(match.view(match.question.seat)), match.question.seat)
    return None


def main() -> None:
    """Write every moment."""
    TARGET.mkdir(exist_ok=True)
    for moment in MOMENTS:
        scene = find(moment)
        if scene is None:
            print(f"{moment.name}: no such moment")
            continue
        scene.log = scene.log[-LOG_LINES:]
        text = json.dumps(msgspec.to_builtins(scene), ensure_ascii=False, separators=(",", ":"))
        (TARGET / f"{moment.name}.json").write_text(text + "\n", encoding="utf-8")
        print(f"{moment.name}: choice {scene.version}, {len(text) // 1024} kB")


if __name__ == "__main__":
    main()
