"""The printed text of every card, Item, Room and token, in every language, from the records that run."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from hullbreach.games.nemesis.content.goals import GOAL_WORDS, CorpseInRoom
from hullbreach.games.nemesis.content.load import Content
from hullbreach.games.nemesis.content.reading import Way, ways_of
from hullbreach.games.nemesis.content.vocabulary import ALWAYS, SHOT, TIMINGS, TRIGGERS
from hullbreach.games.nemesis.show.effect_text import EffectText
from hullbreach.parts.grammar import Effect, Verb
from hullbreach.text import Messages
from hullbreach.text.effects import finished
from hullbreach.text.messages import Argument, capitalised

GAME = "nemesis"
REMEMBERED = 512


# ---- effects


def way_text(way: Way, messages: Messages, required: bool = False) -> str:
    """One of the things that something may be used for, in whole sentences; the first keeps its small letter."""
    said = finished(EffectText(messages, way.timing, required).sentences(way.does))
    if way.timing in TRIGGERS:
        return messages.say("part-window", timing=messages.say(f"timing-{way.timing}"), does=said)
    return said


def ways_text(ways: Sequence[Way], messages: Messages, requires: Sequence[Verb] = ()) -> str:
    """What must hold, and all that something may be used for: alternatives, or a line for each moment."""
    said = ""
    for at, way in enumerate(ways):
        text = way_text(way, messages, bool(requires))
        if at == 0:
            said = str(capitalised(text))
        elif way.timing == ways[at - 1].timing:
            said = messages.say("join-or", first=said, other=text)
        else:
            said = f"{said}\n{capitalised(text)}"
    if not requires:
        return said
    words = EffectText(messages, "")
    conditions = words.joined([words.condition(cond) for cond in requires], "list-and")
    return f"{messages.say('part-requires', conditions=conditions)} {said}"


def way_lines(ways: Sequence[Way], lang: str) -> list[str]:
    """Each of the things that something may be used for, a line for each, for whoever must pick one."""
    messages = Messages.load(GAME, lang)
    return [str(capitalised(way_text(way, messages))) for way in ways]


def effects_text(effects: Sequence[Effect], messages: Messages, requires: Sequence[Verb] = ()) -> str:
    """What a record does; one without effects has no rule of its own."""
    return ways_text(ways_of(effects, TIMINGS), messages, requires) or messages.say("text-nothing")


# ---- cards and Items


@lru_cache(maxsize=REMEMBERED)
def card_text(content: Content, card: int, lang: str) -> str:
    """What an Action card does."""
    record = content.cards[card]
    return ways_text(record.ways, Messages.load(GAME, lang), record.requires)


@lru_cache(maxsize=REMEMBERED)
def item_text(content: Content, item: int, lang: str) -> str:
    """What an Item does, or what a weapon does when it is fired."""
    record = content.items[item]
    return effects_text(record.effects, Messages.load(GAME, lang), record.requires)


# ---- the ship


@lru_cache(maxsize=REMEMBERED)
def room_text(content: Content, room: int, lang: str) -> str:
    """What always holds in a Room, and its Room Action, each on a line."""
    record = content.rooms[room]
    messages = Messages.load(GAME, lang)
    lines = [str(capitalised(way_text(way, messages))) for way in ways_of(record.effects, (ALWAYS,))]
    if record.ways:
        lines.append(room_action_text(content, room, lang))
    return "\n".join(lines)


@lru_cache(maxsize=REMEMBERED)
def room_action_text(content: Content, room: int, lang: str) -> str:
    """What the Room Action of a Room does; nothing where there is none."""
    record = content.rooms[room]
    return ways_text(record.ways, Messages.load(GAME, lang), record.requires)


def exploration_text(content: Content, token: int, lang: str) -> str:
    """What an Exploration token does."""
    record = content.exploration[token]
    return Messages.load(GAME, lang).say(f"exploration-{record.id.rpartition('_')[0]}-text")


# ---- events and Intruders


@lru_cache(maxsize=REMEMBERED)
def event_text(content: Content, event: int, lang: str) -> str:
    """What an Event card does after the Intruders have moved."""
    return effects_text(content.events[event].effects, Messages.load(GAME, lang))


@lru_cache(maxsize=REMEMBERED)
def attack_text(content: Content, attack: int, lang: str) -> str:
    """What an attack does; attack: its number, not that of a card."""
    return effects_text(content.attacks[attack].effects, Messages.load(GAME, lang))


@lru_cache(maxsize=REMEMBERED)
def intruder_action_text(content: Content, card: int, lang: str) -> str:
    """What a card of the Intruder player does in place of a movement or an attack."""
    return effects_text(content.intruder_actions[card].effects, Messages.load(GAME, lang))


@lru_cache(maxsize=REMEMBERED)
def wound_text(content: Content, wound: int, lang: str) -> str:
    """What a Serious Wound does until it is dressed."""
    return effects_text(content.wounds[wound].effects, Messages.load(GAME, lang))


@lru_cache(maxsize=REMEMBERED)
def weakness_text(content: Content, weakness: int, lang: str) -> str:
    """What a Weakness does once it is known."""
    record = content.weaknesses[weakness]
    messages = Messages.load(GAME, lang)
    if not record.weapon_class:
        return effects_text(record.effects, messages)
    does = finished(EffectText(messages, SHOT).sentences(record.effects[0].does))
    return messages.say(f"part-shots-{record.weapon_class}", does=does)


def trait_text(content: Content, character: int, lang: str) -> str:
    """What the trait of a Character does."""
    return Messages.load(GAME, lang).say(f"trait-{content.characters[character].id}-text")


# ---- objectives


@lru_cache(maxsize=REMEMBERED)
def objective_text(content: Content, objective: int, lang: str) -> str:
    """What an objective asks for; that its owner must survive goes without saying."""
    record = content.objectives[objective]
    messages = Messages.load(GAME, lang)
    words = EffectText(messages, "")
    common = [goal for goal in record.any_of[0] if all(goal in way for way in record.any_of)]
    rests = [[goal for goal in way if goal not in common] for way in record.any_of]
    ways = [words.joined([goal_text(goal, messages) for goal in rest], "list-and") for rest in rests if rest]
    said = words.joined(ways, "goals-or", "goals-or") if ways else ""
    if common:
        first = words.joined([goal_text(goal, messages) for goal in common], "list-and")
        if len(ways) > 1:
            either = words.joined(ways, "list-or")
            said = messages.say("goals-common", common=first, rest=either)
        else:
            said = words.joined([first, *ways], "list-and")
    text = f"{capitalised(said)}."
    return f"{text} {messages.say('goals-mars')}" if record.survives_on_mars else text


def goal_text(goal: Verb, messages: Messages) -> str:
    """One thing that an objective asks for."""
    args: dict[str, Argument] = {key.name: getattr(goal, key.name) for key in GOAL_WORDS.verbs[goal.word].held()}
    if isinstance(goal, CorpseInRoom):
        args["room_in"] = messages.say(f"room-{goal.room}.in")
    return messages.say(f"goal-{goal.word}", **args)
