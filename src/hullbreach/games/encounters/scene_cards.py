"""Cards as a scene shows them, and which elements of the scene show which card."""

from __future__ import annotations

from hullbreach.games.encounters.card_records import Card as Record
from hullbreach.games.encounters.card_text import card_facts, card_text
from hullbreach.games.encounters.faces import (
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
from hullbreach.games.encounters.state import Encounters
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
# The text of a card never changes; making it takes a millisecond.
_LINES: dict[tuple[str, int], list[str]] = {}
_LOOKS: dict[tuple[str, int], tuple[str, str, str, list[Badge]]] = {}


def card_lines(g: Encounters, card: int, lang: str) -> list[str]:
    """What is printed on a card; Avatars, Objectives and Locations are described elsewhere."""
    if card >= len(g.setting.content.cards):
        return []
    key = (lang, card)
    if key not in _LINES:
        record = g.setting.content.cards[card]
        _LINES[key] = [card_facts(record, lang), *[line for line in card_text(record, lang).split("\n") if line]]
    return _LINES[key]


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


def card_keywords(g: Encounters, card: int, messages: Messages) -> list[Keyword]:
    """The words on a card that a rule explains."""
    words = g.setting.content.cards[card].keywords if card < len(g.setting.content.cards) else frozenset()
    return [Keyword(messages.say(f"keyword-{word}"), rule) for word, rule in KEYWORD_RULES.items() if word in words]


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


def card_look(g: Encounters, card: int, kind: str, messages: Messages) -> tuple[str, str, str, list[Badge]]:
    """How a card is drawn: its sort (the class of a character), its drawing, its line and its printed numbers."""
    if card >= len(g.setting.content.cards):
        return kind, g.faces[card].id, "", []
    key = (messages.lang, card)
    if key not in _LOOKS:
        record = g.setting.content.cards[card]
        say = messages.say
        sort, words = kind, [say(f"deck-{record.deck}") if record.deck != "hive" else ""]
        if record.kind == "enemy":
            words = [capitalised(say(f"type-{record.type}"))]
        elif record.deck == "hive" and record.kind != "character":
            words = [say(f"kind-{record.kind}")]
        elif record.deck == "character":
            words = [say(f"character-{record.owner}")]
        elif record.kind in ("character", "agenda"):
            words = [say(f"crew-{record.crew}")] if record.crew else words
        if record.kind in ("character", "agenda"):
            sort = record.classes[0] if record.classes else "basic"
        _LOOKS[key] = (sort, record.id, " · ".join([word for word in words if word]), printed_points(record, messages))
    return _LOOKS[key]


class Shelf:
    """Makes the cards of one scene and remembers where each of them lies."""

    def __init__(self, g: Encounters, messages: Messages) -> None:
        self.g = g
        self.messages = messages
        self.where: dict[int, list[str]] = {}

    def card(self, id: str, card: int) -> Card:
        """A card under an id of its own; a card the seat does not know shows its back."""
        if card < 0:
            return Card(id, "card", self.messages.say("scene-unknown_card"), "?", UNKNOWN, True)
        face = self.g.faces[card]
        self.where.setdefault(card, []).append(id)
        kind, glyph, tone = KINDS.get(face.kind, ("card", "·", PLAIN))
        name = self.messages.say(f"card-{face.id}")
        made = Card(id, kind, name, glyph, tone, describe=card_lines(self.g, card, self.messages.lang))
        made.kind, made.art, made.line, made.points = card_look(self.g, card, kind, self.messages)
        made.keywords = card_keywords(self.g, card, self.messages)
        return made

    def cards(self, place: str, cards: tuple[int, ...] | list[int]) -> list[Card]:
        """Several cards in one place."""
        return [self.card(f"{place}:{n}", card) for n, card in enumerate(cards)]
