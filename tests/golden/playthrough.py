"""A seeded match as a text to read: every question with its options, the choice, every roll and every event."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass
from pathlib import Path

from hullbreach.games import rulebook
from hullbreach.kernel.chance import Seeded, Source
from hullbreach.kernel.match import Question
from hullbreach.kernel.options import Options, first_ids, last_ids
from hullbreach.kernel.phrases import Events, Names
from hullbreach.kernel.records import SeedChance, begin
from hullbreach.kernel.requests import Roll

HERE = Path(__file__).parent
WIDTH = 116


@dataclass(frozen=True)
class Playthrough:
    """One golden file: which match it shows and how far; ``closely`` with closed options, odds and every verb tried."""

    name: str
    game: str
    players: int
    seed: int
    switches: tuple[tuple[str, object], ...]
    most: int
    closely: bool = False

    @property
    def file(self) -> Path:
        """Where its text is kept."""
        return HERE / f"{self.name}.txt"


PLAYTHROUGHS = [
    Playthrough("corps-newt-solo", "corps", 1, 3, (("mission", "newt"),), 160),
    Playthrough("corps-survive-2020", "corps", 3, 8, (("edition", "2020"), ("mission", "survive")), 200),
    Playthrough("corps-rescue-vote", "corps", 4, 5, (("joint_decisions", "vote"), ("mission", "rescue")), 160),
    Playthrough("corps-hive-swarms", "corps", 2, 4, (("mission", "bug_hunt_hive"), ("optional_swarm", True)), 1000),
    Playthrough("corps-escape-closely", "corps", 2, 6, (("mission", "escape"),), 400, True),
    Playthrough(
        "corps-survive-closely", "corps", 3, 9, (("grunt_equip", "commander"), ("mission", "survive")), 400, True
    ),
    Playthrough("corps-resupply-closely", "corps", 1, 2, (("edition", "2020"), ("mission", "resupply")), 400, True),
    Playthrough("corps-catwalks-closely", "corps", 4, 7, (("mission", "bug_hunt_catwalks"),), 400, True),
    Playthrough("encounters-alien-solo", "encounters", 1, 15, (("scenario", "alien"),), 400),
    Playthrough(
        "encounters-aliens-traitor", "encounters", 3, 14, (("hidden_agendas", "on"), ("scenario", "aliens")), 400
    ),
    Playthrough(
        "encounters-alien3-player-aliens", "encounters", 3, 13, (("player_aliens", True), ("scenario", "alien3")), 1000
    ),
    Playthrough(
        "encounters-resurrection-switches",
        "encounters",
        2,
        18,
        (
            ("facehugger_moment", "before_cleanup"),
            ("recycled_reveal", "once"),
            ("roles", "random"),
            ("scenario", "alien_resurrection"),
            ("vigilant_points", "every_turn"),
        ),
        400,
    ),
    Playthrough("hunt-three-factions", "hunt", 3, 21, (("mission", "mission_01"),), 220),
    Playthrough("hunt-arena-closely", "hunt", 1, 22, (("mission", "arena"),), 160, True),
    Playthrough("nemesis-three-closely", "nemesis", 3, 23, (), 260, True),
    Playthrough("nemesis-intruder-player", "nemesis", 4, 24, (("intruder_player", "on"), ("traits", "on")), 300),
]


def text_of(play: Playthrough) -> str:
    """The whole text."""
    match = begin(rulebook(play.game), {"players": play.players, **dict(play.switches)}, SeedChance(play.seed))
    chance: Source = Seeded(play.seed + 1)
    choices: Source = Seeded(play.seed + 2)
    # From here on every face is asked for, so that rolls can be shown by name.
    match.state.source = None
    words = [f"{name} {value}" for name, value in play.switches]
    lines = [f"# {play.game}, {play.players} seats, seed {play.seed}, {', '.join(words)}", ""]
    lines += said(match.opening)
    while match.question is not None and len(match.pasts()) < play.most:
        names = match.state.names
        question = match.question
        lines += ["", f"{len(match.pasts()) + 1}. {asked(question, names)}"]
        lines += wrapped(offered(question.options, names))
        if play.closely:
            lines += refused(question, names) + expected(question, names)
            option = question.options[any_verb(question.options, choices)]
        else:
            option = question.options[choices.below(len(question.options))]
        lines.append(f"  > {option.text(names)}")
        lines += said(match.play(option))
        while match.roll is not None:
            face = match.roll.space.draw(chance)
            told = rolled(match.roll, face, names)
            lines += textwrap.wrap(told, WIDTH, initial_indent="  ~ ", subsequent_indent="    ")
            lines += said(match.face(face))
    lines += ["", f"{match.outcome!r}" if match.outcome else "(shown no further)", ""]
    return "\n".join(lines)


def asked(question: Question, names: Names) -> str:
    """Who is asked what."""
    return f"seat-{question.seat + 1}: {question.prompt}"


def offered(options: Options, names: Names) -> list[str]:
    """The open options in their order; a verb over a set of squares or pieces is one text, the set in braces."""
    texts = []
    before: list[int] = []
    for group in options.groups:
        phrase, count = group[0], group[3]
        words = [names.name(kind, value) for (_, kind), value in zip(phrase.places, first_ids(group), strict=False)]
        last = last_ids(group)
        if last:
            varying = [names.name(phrase.places[-1][1], value) for value in last]
            told = f"the same {count}" if last == before and count > 1 else " ".join(varying)
            words.append(told if count == 1 else f"{{{told}}}")
            before = last
        text = phrase.text
        for (place, kind), word in zip(phrase.places, words, strict=True):
            text = text.replace(f"{{{place}:{kind}}}", word, 1)
        texts.append(text)
    return texts


def any_verb(options: Options, choices: Source) -> int:
    """The place of an option: one verb is as likely as another, however many targets it has."""
    counts = [group[3] for group in options.groups]
    chosen = choices.below(len(counts))
    return sum(counts[:chosen]) + choices.below(counts[chosen])


def refused(question: Question, names: Names) -> list[str]:
    """The closed options with their reasons, those of one verb and reason together."""
    found: dict[str, list[str]] = {}
    for option, no in question.closed:
        verb, _, rest = option.text(names).partition(" ")
        found.setdefault(f"{verb} ({no.reason}, {no.rule})", []).append(rest)
    texts = [f"{why}: {', '.join(rest)}" for why, rest in found.items()]
    return textwrap.wrap(" | ".join(texts), WIDTH, initial_indent="  x ", subsequent_indent="  x ")


def expected(question: Question, names: Names) -> list[str]:
    """The odds of the options that lead to a roll, and where the number needed comes from."""
    texts = []
    for option in question.options:
        odds = question.odds(option)
        if odds is not None:
            texts.append(f"{option.text(names)}: {odds.chance:.0%}, {odds.need}")
    return textwrap.wrap(" | ".join(texts), WIDTH, initial_indent="  % ", subsequent_indent="  % ")


def wrapped(texts: list[str]) -> list[str]:
    """Options side by side, as many as fit in a line."""
    return textwrap.wrap(" | ".join(texts), WIDTH, initial_indent="  | ", subsequent_indent="  | ")


def rolled(roll: Roll, face: object, names: Names) -> str:
    """A roll by name with its face; cards and pieces by their words."""
    kind = roll.space.kind
    faces = face if isinstance(face, tuple) else (face,)
    found = [names.name(kind, value) if isinstance(value, int) else str(value) for value in faces]
    return f"{roll.name.say(roll.about, names)}: {' '.join(found)}"


def said(events: Events) -> list[str]:
    """Events, one a line; those not meant for everybody with their audience."""
    lines = []
    for event in events:
        told = "" if event.audience == -1 else f" (only for {audience(event.audience)})"
        lines.append(f"    {event.text()}{told}")
    return lines


def audience(mask: int) -> str:
    """The seats of a mask in words."""
    if mask < 0:
        return f"all but {audience(~mask)}"
    return " ".join(f"seat-{n + 1}" for n in range(mask.bit_length()) if mask >> n & 1) or "nobody"
