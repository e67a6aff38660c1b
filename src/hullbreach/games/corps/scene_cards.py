"""Cards as a scene shows them, and which elements of the scene show which card."""

from __future__ import annotations

from hullbreach.games.corps.card_text import (
    card_facts,
    card_sheet,
    card_text,
    character_sheet,
    tracker_facts,
    tracker_sheet,
    tracker_text,
)
from hullbreach.games.corps.state import Corps
from hullbreach.kernel.scene import DANGER, FOE, GEAR, GOAL, PLAIN, UNKNOWN, Badge, Card, Keyword, Printed, Sheet
from hullbreach.text import Messages
from hullbreach.text.messages import capitalised

TONES = {"weapon": FOE, "equipment": GEAR, "event": GOAL, "hazard": DANGER}
GLYPHS = {"weapon": "/", "equipment": "+", "event": "!", "hazard": "#"}
# The text of a card never changes; making it takes a millisecond.
_LINES: dict[tuple[str, str, int], list[str]] = {}
_POINTS: dict[tuple[str, int], list[Badge]] = {}
_FACES: dict[tuple[str, int], Card] = {}
KEYWORD_RULES = {
    "free_action": "CORPS-EVT-04",
    "full_auto": "CORPS-AUTO-01",
    "backup": "CORPS-GLOS-01",
    "bulky": "CORPS-GLOS-02",
    "cumbersome": "CORPS-GLOS-03",
    "grenade": "CORPS-GLOS-05",
    "close": "CORPS-GLOS-06",
}
UNLIMITED = "∞"


def card_lines(g: Corps, card: int, lang: str) -> list[str]:
    """What is printed on an Endurance card."""
    key = ("card", lang, card)
    if key not in _LINES:
        record = g.card(card)
        _LINES[key] = [card_facts(record, lang), *card_text(record, lang).split("\n")]
    return _LINES[key]


def card_points(g: Corps, card: int, messages: Messages) -> list[Badge]:
    """The numbers printed on an Endurance card."""
    key = (messages.lang, card)
    if key not in _POINTS:
        record = g.card(card)
        say = messages.say
        found: list[Badge] = []
        if record.type != "hazard":
            found.append(Badge(str(record.cost), say("fact-cost", n=record.cost), "cost"))
        if record.type == "weapon":
            reach = str(record.range) if record.range else UNLIMITED
            found.append(Badge(str(record.attack_cost), say("fact-attack_cost", n=record.attack_cost), "exhaust"))
            found.append(Badge(reach, say("fact-range", n=record.range), "range"))
        _POINTS[key] = found
    return _POINTS[key]


def card_face(g: Corps, card: int, messages: Messages) -> Card:
    """Everything about an Endurance card that is the same wherever it lies."""
    key = (messages.lang, card)
    if key not in _FACES:
        record = g.card(card)
        _FACES[key] = Card(
            "",
            record.type,
            messages.say(f"card-{record.id}"),
            GLYPHS.get(record.type, "·"),
            TONES.get(record.type, PLAIN),
            describe=card_lines(g, card, messages.lang),
            art=record.id,
            line=capitalised(messages.say(f"type-{record.type}")),
            points=card_points(g, card, messages),
            keywords=[
                Keyword(messages.say(f"keyword-{word}"), rule)
                for word, rule in KEYWORD_RULES.items()
                if word in record.keywords
            ],
        )
    return _FACES[key]


def tracker_lines(g: Corps, card: int, lang: str) -> list[str]:
    """What is printed on a Motion Tracker card."""
    key = ("tracker", lang, card)
    if key not in _LINES:
        record = g.setting.content.tracker[card]
        _LINES[key] = [tracker_facts(record, lang), *tracker_text(record, lang).split("\n")]
    return _LINES[key]


class Shelf:
    """Makes the cards of one scene and remembers where each of them lies."""

    def __init__(self, g: Corps, messages: Messages) -> None:
        self.g = g
        self.messages = messages
        self.where: dict[str, list[str]] = {}

    def card(self, id: str, card: int) -> Card:
        """An Endurance card under an id of its own; a card the seat does not know shows its back."""
        if card < 0:
            return Card(id, "card", self.messages.say("scene-unknown_card"), "?", UNKNOWN, True)
        like = card_face(self.g, card, self.messages)
        self.where.setdefault(f"card:{like.art}", []).append(id)
        return Card(
            id,
            like.kind,
            like.name,
            like.glyph,
            like.tone,
            describe=like.describe,
            art=like.art,
            line=like.line,
            points=like.points,
            keywords=like.keywords,
        )

    def cards(self, place: str, cards: tuple[int, ...]) -> list[Card]:
        """Several cards in one place."""
        return [self.card(f"{place}:{n}", card) for n, card in enumerate(cards)]

    def tracker(self, id: str, card: int) -> Card:
        """A Motion Tracker card."""
        if card < 0:
            return Card(id, "tracker", self.messages.say("scene-unknown_card"), "?", UNKNOWN, True)
        record = self.g.setting.content.tracker[card]
        self.where.setdefault(f"tracker:{record.id}", []).append(id)
        name = self.messages.say(f"tracker-{record.id}")
        made = Card(id, "tracker", name, "~", DANGER, describe=tracker_lines(self.g, card, self.messages.lang))
        made.art, made.line = record.type, self.messages.say(f"threat-{record.type}")
        made.points.append(Badge(str(record.threat), self.messages.say("threat-level", n=record.threat), "threat"))
        return made


def sheets(lang: str) -> list[Sheet]:
    """Characters, Endurance cards and Motion Tracker cards, as they are printed."""
    messages = Messages.load("corps", lang)
    found = (
        ("sheet-characters", character_sheet(lang)),
        ("sheet-endurance", card_sheet(lang)),
        ("sheet-tracker", tracker_sheet(lang)),
    )
    return [Sheet(messages.say(id), [Printed(*card) for card in cards]) for id, cards in found]
