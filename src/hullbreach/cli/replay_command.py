"""``hullbreach replay``: play a record again, print its log, check its dice."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from hullbreach.cli.printing import print_json
from hullbreach.cli.saves import read_any_record
from hullbreach.cli.words import check_lang
from hullbreach.games import rulebook
from hullbreach.kernel.chance import Source
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.match import SPECTATOR, Match
from hullbreach.kernel.records import (
    CommittedChance,
    Ending,
    Record,
    SeedChance,
    before_first_step,
    given_of,
    source_of,
)
from hullbreach.kernel.records import replay as replay_record


@dataclass
class Face:
    """One outcome of chance, recomputed."""

    number: int
    roll: str
    face: object


def replay(
    file: Annotated[Path, typer.Argument(help="a record or a save")],
    verify: Annotated[bool, typer.Option("--verify", help="check the dice instead of printing the log")] = False,
    lang: Annotated[str, typer.Option(help="en, fr or de")] = "en",
    json: Annotated[bool, typer.Option("--json", help="print JSON")] = False,
) -> None:
    """Play a record again: print its log and its end, or check every die of it."""
    check_lang(lang)
    found = read_any_record(file)
    match = replay_record(rulebook(found.game), found, str(file))
    if verify:
        faces = recompute(found, match, str(file))
        print_verified(found, faces, json)
    else:
        print_log(found, match, lang, json)


def recompute(found: Record, match: Match, place: str) -> list[Face]:
    """Play the record with every face worked out one by one from its source; the end must be the same."""
    book = match.rulebook
    source = source_of(found.chance, place)
    given = given_of(found)
    again = Match(book, *before_first_step(book, found.options, given), {}, given)
    faces: list[Face] = []
    answer_rolls(again, source, faces)
    for past in match.pasts():
        again.play(past.option, past.seat)
        answer_rolls(again, source, faces)
    if again.state != match.state:
        raise BadInput(place, "the faces do not lead to the position the record ends in")
    return faces


def answer_rolls(match: Match, source: Source, faces: list[Face]) -> None:
    """Give every open roll the face that its source has for it."""
    while match.roll is not None:
        roll = match.roll
        face = roll.space.draw(source)
        faces.append(Face(len(faces) + 1, roll.name.say(roll.about, match.state.names), face))
        match.face(face)


def print_verified(found: Record, faces: list[Face], json: bool) -> None:
    """What the check came to."""
    chance = found.chance
    if json:
        print_json(
            {
                "verified": True,
                "chance": "committed" if isinstance(chance, CommittedChance) else "seed",
                "commitment": chance.commitment if isinstance(chance, CommittedChance) else None,
                "seed": chance.seed if isinstance(chance, SeedChance) else None,
                "faces": len(faces),
                "rolls": [{"number": f.number, "roll": f.roll, "face": f.face} for f in faces],
            }
        )
    elif isinstance(chance, CommittedChance):
        print(f"the key fits the published hash {chance.commitment}")
        print(f"{len(faces)} faces recomputed, all of them follow from the key")
    else:
        print(f"this record has a seed ({chance.seed}), not committed dice: nothing was promised beforehand")
        print(f"{len(faces)} faces recomputed from the seed")


def print_log(found: Record, match: Match, lang: str, json: bool) -> None:
    """The public log of the match and how it ended."""
    seen = match.glance(SPECTATOR)
    lines = [line.text for line in match.rulebook.scene(seen, lang).log]
    ending = "" if match.outcome is None else match.rulebook.voice.say_outcome(match.outcome, lang)
    if json:
        outcome = None
        if match.outcome is not None:
            outcome = {**msgspec.to_builtins(Ending.of(match.outcome)), "text": ending}
        events = [event.text() for event in seen.log()]
        print_json(
            {
                "game": found.game,
                "options": found.options,
                "choices": found.choices,
                "events": events,
                "log": lines,
                "outcome": outcome,
            }
        )
        return
    for line in lines:
        print(line)
    if ending:
        print(ending)
    else:
        asked = match.question
        print(f"{len(found.choices)} choices, not over yet" + (f": seat-{asked.seat + 1} is asked" if asked else ""))
