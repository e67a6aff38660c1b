"""What a mission card says: set-up, special rules, victory and defeat, from the record that runs."""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.corps.content.mission_records import Mission
from hullbreach.games.corps.content.vocabulary import ENDINGS
from hullbreach.games.corps.show.effect_text import EffectText
from hullbreach.parts.grammar import Verb
from hullbreach.text import Messages
from hullbreach.text.effects import number_forms
from hullbreach.text.messages import Argument


@dataclass(frozen=True)
class MissionText:
    """A mission card in one language; every section is a list of whole sentences."""

    title: str
    kind: str
    setup: list[str]
    special: list[str]
    victory: list[str]
    defeat: list[str]
    after: list[str]


def mission_text(mission: Mission, lang: str) -> MissionText:
    """The sections of a mission card."""
    messages = Messages.load("corps", lang)
    words = EffectText(messages, "who-acting")
    special = [words.effect(effect) for effect in mission.special]
    for event in mission.events:
        special.extend(words.effect(effect, event.round) for effect in event.effects)
    after = [messages.say(f"after-{mission.after}")]
    if mission.keep_crates:
        after.append(messages.say("after-keep_crates"))
    return MissionText(
        title=messages.say(f"mission-{mission.id}"),
        kind=messages.say(f"kind-{mission.kind}"),
        setup=_setup(mission, messages),
        special=special,
        victory=[_ending(line, messages) for line in mission.victory],
        defeat=[
            *[_ending(line, messages) for line in mission.defeat],
            messages.say("defeat-nobody_standing"),
            messages.say("defeat-endurance"),
        ],
        after=after,
    )


def mission_sections(mission: Mission, lang: str) -> list[tuple[str, list[str]]]:
    """The sections of a mission card with their headings, without the empty ones."""
    messages = Messages.load("corps", lang)
    text = mission_text(mission, lang)
    sections = (
        ("setup", text.setup),
        ("special", text.special),
        ("victory", text.victory),
        ("defeat", text.defeat),
        ("after", text.after),
    )
    return [(messages.say(f"heading-{name}"), lines) for name, lines in sections if lines]


def _ending(line: Verb, messages: Messages) -> str:
    args: dict[str, Argument] = {}
    for key in ENDINGS[line.word].keys:
        value = getattr(line, key.name)
        if isinstance(value, int):
            args.update(number_forms(key.name, value))
        else:
            args["whom" if key.name == "who" else key.name] = str(value)
    return messages.say(f"ending-{line.word}", **args)


def _setup(mission: Mission, messages: Messages) -> list[str]:
    faces = [messages.say(f"face-{placed.face}") for placed in mission.boards]
    lines = [
        messages.say("setup-seats", min=mission.seats_min, max=mission.seats_max),
        messages.say("setup-boards", names=", ".join(faces)),
    ]
    for group in mission.groups:
        members = [messages.say(f"character-{id}") for id in group.members]
        lines.append(messages.say("setup-group", group=group.id, names=_names(members, messages)))
    lines.append(messages.say("setup-newt", newt=mission.newt))
    if mission.pistol_only:
        lines.append(messages.say("setup-pistols"))
    counts = (
        ("blips", len(mission.blips)),
        ("mission_blips", len(mission.mission_blips)),
        ("computers", len(mission.computers)),
        ("crates", len(mission.crates)),
        ("facehuggers", len(mission.facehuggers)),
        ("barricades", len(mission.barricades)),
        ("player_barricades", mission.player_barricades),
        ("sentry_guns", mission.sentry_guns),
    )
    lines.extend(messages.say(f"setup-{what}", n=n) for what, n in counts if n)
    lines.extend(_by_players("setup-reinforcements", mission.reinforcements.by_players, messages))
    lines.extend(messages.say("setup-exit", id=exit.id, opens=exit.opens) for exit in mission.exits)
    return lines + _tracker(mission, messages)


def _by_players(id: str, by_players: dict[str, tuple[int, ...]], messages: Messages) -> list[str]:
    """What depends on the number of players: a sentence for each edition that has any."""
    lines: list[str] = []
    for edition, numbers in by_players.items():
        if any(numbers):
            said = _names([str(n) for n in numbers], messages)
            lines.append(messages.say(id, edition=edition, numbers=said))
    return lines


def _tracker(mission: Mission, messages: Messages) -> list[str]:
    stack = mission.tracker
    levels = [
        messages.say("setup-tracker-level", n=stack.levels[level - 1], level=level)
        for level in stack.order
        if stack.levels[level - 1]
    ]
    lines: list[str] = []
    if levels:
        lines.append(messages.say("setup-tracker", names=_names(levels, messages)))
    lines.extend(_by_players("setup-tracker-further", stack.further, messages))
    if stack.quiet_rounds:
        lines.append(messages.say("setup-quiet_rounds", n=stack.quiet_rounds))
    if not stack.reshuffle:
        lines.append(messages.say("setup-no_reshuffle"))
    if mission.turn_counter:
        lines.append(messages.say("setup-turn_counter"))
    return lines


def _names(words: list[str], messages: Messages) -> str:
    """These words with commas and “and”; nothing for an empty list."""
    said = "".join(words[:1])
    for at, word in enumerate(words[1:], 2):
        said = messages.say("list-and" if at == len(words) else "list-comma", first=said, last=word)
    return said
