"""Cards as a scene shows them."""

from __future__ import annotations

from functools import cache, lru_cache

from hullbreach.games.encounters.content.card_faces import (
    ALIEN_CARD,
    CHARACTER,
    CHESTBURSTER,
    CONTAMINANT,
    ENEMY,
    EVENT,
    HAZARD,
    SPECIAL,
    STRIKE_CARD,
)
from hullbreach.games.encounters.content.card_records import Card as Record
from hullbreach.games.encounters.content.load import Content
from hullbreach.games.encounters.rules.fixed import faces_of
from hullbreach.games.encounters.show.card_text import card_facts, card_text
from hullbreach.kernel.scene import DANGER, FOE, GEAR, GOAL, PLAIN, UNKNOWN, Badge, Card, Keyword
from hullbreach.text import Messages
from hullbreach.text.messages import capitalised

KINDS: dict[int, tuple[str, str, str]] = {
    CHARACTER: ("character", "+", GEAR),
    ENEMY: ("enemy", "x", FOE),
    EVENT: ("event", "!", DANGER),
    HAZARD: ("hazard", "#", DANGER),
    SPECIAL: ("special", "*", GOAL),
    CHESTBURSTER: ("chestburster", "x", FOE),
    CONTAMINANT: ("hazard", "#", DANGER),
    STRIKE_CARD: ("strike", "/", DANGER),
    ALIEN_CARD: ("alien", "x", FOE),
}
CARDS_SHOWN = 8192
KEYWORD_RULES = {
    "coordinate": "ENC-COO-01",
    "vigilant": "ENC-VIG-01",
    "final": "ENC-OBJ-08",
    "no_move": "ENC-MOV-01",
    "no_strike": "ENC-STR-15",
    "double_strike": "ENC-STR-12",
    "triple_strike": "ENC-STR-12",
    "facehugger": "ENC-FAC-01",
}


@cache
def card_lines(content: Content, card: int, lang: str) -> list[str]:
    """What is printed on a card; Avatars, Objectives and Locations are described elsewhere."""
    if card >= len(content.cards):
        return []
    record = content.cards[card]
    return [card_facts(record, lang), *[line for line in card_text(record, lang).split("\n") if line]]


def printed_points(record: Record, messages: Messages) -> list[Badge]:
    """The numbers printed on a card."""
    say = messages.say
    points: list[Badge] = []
    if record.deck in ("sergeant", "character"):
        points.append(Badge(str(record.cost), say("fact-cost", n=record.cost), "cost"))
    if record.recruit:
        points.append(Badge(str(record.recruit), say("fact-recruit", n=record.recruit), "recruit"))
    if record.attack:
        points.append(Badge(str(record.attack), say("fact-attack", n=record.attack), "attack"))
    if record.kind == "enemy":
        points.append(Badge(str(record.enemy_attack), say("fact-enemy_attack", n=record.enemy_attack), "enemy"))
    if record.kind == "strike":
        points.append(Badge(str(record.damage), say("fact-damage", n=record.damage), "damage"))
    return points


def sort_of(record: Record, kind: str) -> str:
    """The class of a character, else what kind of card it is."""
    if record.kind not in ("character", "agenda"):
        return kind
    return record.classes[0] if record.classes else "basic"


def line_of(record: Record, messages: Messages) -> str:
    """The line under the name of a card: what sort of card it is, or whose."""
    say = messages.say
    if record.kind == "enemy":
        return str(capitalised(say(f"type-{record.type}")))
    if record.deck == "hive" and record.kind != "character":
        return say(f"kind-{record.kind}")
    if record.deck == "character":
        return say(f"character-{record.owner}")
    if record.kind in ("character", "agenda") and record.crew:
        return say(f"crew-{record.crew}")
    return "" if record.deck == "hive" else say(f"deck-{record.deck}")


@lru_cache(maxsize=CARDS_SHOWN)
def card_shown(id: str, card: int, content: Content, messages: Messages) -> Card:
    """A card under an id of its own; a card the seat does not know shows its back."""
    if card < 0:
        return Card(id, "card", messages.say("scene-unknown_card"), "?", UNKNOWN, True)
    face = faces_of(content).all[card]
    kind, glyph, tone = KINDS.get(face.kind, ("card", "·", PLAIN))
    made = Card(id, kind, messages.say(f"card-{face.id}"), glyph, tone, art=face.id)
    if card < len(content.cards):
        record = content.cards[card]
        made.kind = sort_of(record, kind)
        made.describe = card_lines(content, card, messages.lang)
        made.line = line_of(record, messages)
        made.points = printed_points(record, messages)
        made.keywords = [
            Keyword(messages.say(f"keyword-{word}"), rule)
            for word, rule in KEYWORD_RULES.items()
            if word in record.keywords
        ]
    return made


def cards_shown(place: str, cards: tuple[int, ...], content: Content, messages: Messages) -> list[Card]:
    """Several cards in one place."""
    return [card_shown(f"{place}:{n}", card, content, messages) for n, card in enumerate(cards)]
