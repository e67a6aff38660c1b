"""The text of Strategy and Environment cards, in every language, from the records that run."""

from __future__ import annotations

from functools import lru_cache

from hullbreach.games.hunt.content import effects as fx
from hullbreach.games.hunt.content.card_records import CHOSEN, EnvironmentCard, StrategyCard
from hullbreach.games.hunt.content.load import Content
from hullbreach.games.hunt.content.names import FACTIONS, NONE
from hullbreach.games.hunt.content.skills import skills_in
from hullbreach.games.hunt.content.vocabulary import RENEWAL
from hullbreach.games.hunt.show.effect_text import EffectText
from hullbreach.kernel.options import bits
from hullbreach.text import Messages
from hullbreach.text.effects import finished
from hullbreach.text.messages import capitalised

# What a card is played on, as its sentences need to know it.
KINDS = {"friendly_blip": "blip", "enemy_blip": "blip", "tile": "tile", "edge": "edge"}


@lru_cache(maxsize=512)
def strategy_text(content: Content, card: int, lang: str) -> str:
    """What a Strategy card does: when, on what, and what then; last what it needs or counts as."""
    record = content.strategy[card]
    messages = Messages.load("hunt", lang)
    many = record.targets > 1 and record.targets_min < record.targets
    words = EffectText(messages, record.timing, KINDS.get(record.target, "model"), many, armed=bool(record.weapons))
    sentences = words.sentences(record.effects[0].does)
    conditions = ", ".join(conditions_of(content, record, words))
    timing = messages.say(f"timing-{record.timing}")
    if record.timing in CHOSEN:
        target = messages.say(f"target-{record.target}", n=record.targets)
        if conditions:
            target = messages.say("part-target", target=target, conditions=conditions)
        sentences = [target, *sentences]
        conditions = ""
    text = finished([*sentences, *notes_of(content, record, messages)])
    if conditions:
        return messages.say("part-conditions", timing=timing, conditions=conditions, text=text)
    return messages.say("part-card", timing=timing, text=text)


def conditions_of(content: Content, card: StrategyCard, words: EffectText) -> list[str]:
    """What must hold for a target; that it is of the own faction goes without saying."""
    filters = [word for word in card.filters if word not in FACTIONS and word != "killer"]
    if "in_los" in filters and "within_2" in filters:
        # Of one and the same model.
        filters = ["in_los_within_2", *[word for word in filters if word not in ("in_los", "within_2")]]
    found = [words.messages.say(f"filter-{word}", **words.about) for word in filters]
    if card.weapons:
        weapons = words.weapons([content.weapons[n].id for n in bits(card.weapons)])
        found.append(words.messages.say("filter-weapons", weapons=weapons))
    if card.skill:
        found.append(words.messages.say("filter-skill", skill=skill_name(card.skill, words.messages)))
    return found


def notes_of(content: Content, card: StrategyCard, messages: Messages) -> list[str]:
    """What else holds for a card."""
    found: list[str] = []
    if card.not_critical:
        found.append(messages.say("note-critical"))
    if card.requires_skill and "within_3_of_ping" not in card.filters:
        found.append(messages.say("note-skill", skill=skill_name(card.requires_skill, messages)))
    if card.requires_removed != NONE:
        found.append(messages.say("note-removed", unit=messages.say(f"unit-{content.units[card.requires_removed].id}")))
    if card.is_seal:
        found.append(messages.say("note-seal"))
    return found


def skill_name(skill: int, messages: Messages) -> str:
    """The name of a skill."""
    return messages.say(f"skill-{skills_in(skill)[0]}")


@lru_cache(maxsize=256)
def environment_text(content: Content, card: int, lang: str) -> str:
    """What an Environment card does, until the end of the game turn."""
    record = content.environment[card]
    messages = Messages.load("hunt", lang)
    words = EffectText(messages, RENEWAL, KINDS.get(record.choice, "model"), event=True)
    sentences = words.sentences(record.effects[0].does)
    if record.choose:
        sentences = [pick_of(record, words), *sentences]
    return str(capitalised(finished(sentences)))


def pick_of(card: EnvironmentCard, words: EffectText) -> str:
    """Who picks what for an Environment card."""
    counts = [verb.n for verb in card.effects[0].verbs if isinstance(verb, fx.OpenDoor | fx.PlaceDoor)]
    pick = words.messages.say(f"pick-{card.choice}", n=max(counts, default=1))
    conditions = [words.messages.say(f"filter-{word}", **words.about) for word in card.filters]
    return words.messages.say("part-target", target=pick, conditions=", ".join(conditions)) if conditions else pick


def strategy_lines(content: Content, card: int, lang: str) -> list[str]:
    """The text of a Strategy card, line by line."""
    return [strategy_text(content, card, lang)]


def environment_lines(content: Content, card: int, lang: str) -> list[str]:
    """The text of an Environment card, line by line."""
    return [environment_text(content, card, lang)]
