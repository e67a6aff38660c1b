"""Cards as a scene shows them."""

from __future__ import annotations

from functools import cache, lru_cache

from hullbreach.games.corps.content.card_records import EnduranceCard
from hullbreach.games.corps.content.load import Content
from hullbreach.games.corps.show.card_text import (
    card_facts,
    card_sheet,
    card_text,
    character_sheet,
    tracker_facts,
    tracker_sheet,
    tracker_text,
)
from hullbreach.kernel.scene import DANGER, FOE, GEAR, GOAL, PLAIN, UNKNOWN, Badge, Card, Keyword, Printed, Sheet
from hullbreach.text import Messages
from hullbreach.text.messages import capitalised

TONES = {"weapon": FOE, "equipment": GEAR, "event": GOAL, "hazard": DANGER}
GLYPHS = {"weapon": "/", "equipment": "+", "event": "!", "hazard": "#"}
CARDS_SHOWN = 8192
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


@cache
def card_lines(content: Content, card: int, lang: str) -> list[str]:
    """What is printed on an Endurance card."""
    record = content.endurance[card]
    return [card_facts(record, lang), *card_text(record, lang).split("\n")]


@cache
def tracker_lines(content: Content, card: int, lang: str) -> list[str]:
    """What is printed on a Motion Tracker card."""
    record = content.tracker[card]
    return [tracker_facts(record, lang), *tracker_text(record, lang).split("\n")]


def card_points(record: EnduranceCard, messages: Messages) -> list[Badge]:
    """The numbers printed on an Endurance card."""
    say = messages.say
    found: list[Badge] = []
    if record.type != "hazard":
        found.append(Badge(str(record.cost), say("fact-cost", n=record.cost), "cost"))
    if record.type == "weapon":
        reach = str(record.range) if record.range else UNLIMITED
        found.append(Badge(str(record.attack_cost), say("fact-attack_cost", n=record.attack_cost), "exhaust"))
        found.append(Badge(reach, say("fact-range", n=record.range), "range"))
    return found


@lru_cache(CARDS_SHOWN)
def card_shown(id: str, card: int, content: Content, messages: Messages) -> Card:
    """An Endurance card under an id of its own; a card the seat does not know shows its back."""
    if card < 0:
        return Card(id, "card", messages.say("scene-unknown_card"), "?", UNKNOWN, True)
    record = content.endurance[card]
    return Card(
        id,
        record.type,
        messages.say(f"card-{record.id}"),
        GLYPHS.get(record.type, "·"),
        TONES.get(record.type, PLAIN),
        describe=card_lines(content, card, messages.lang),
        art=record.id,
        line=capitalised(messages.say(f"type-{record.type}")),
        points=card_points(record, messages),
        keywords=[
            Keyword(messages.say(f"keyword-{word}"), rule)
            for word, rule in KEYWORD_RULES.items()
            if word in record.keywords
        ],
    )


def cards_shown(place: str, cards: tuple[int, ...], content: Content, messages: Messages) -> list[Card]:
    """Several cards in one place."""
    return [card_shown(f"{place}:{n}", card, content, messages) for n, card in enumerate(cards)]


def tracker_shown(id: str, card: int, content: Content, messages: Messages) -> Card:
    """A Motion Tracker card."""
    if card < 0:
        return Card(id, "tracker", messages.say("scene-unknown_card"), "?", UNKNOWN, True)
    record = content.tracker[card]
    points = [Badge(str(record.threat), messages.say("threat-level", n=record.threat), "threat")]
    return Card(
        id,
        "tracker",
        messages.say(f"tracker-{record.id}"),
        "~",
        DANGER,
        describe=tracker_lines(content, card, messages.lang),
        art=record.type,
        line=messages.say(f"threat-{record.type}"),
        points=points,
    )


def sheets(content: Content, lang: str) -> list[Sheet]:
    """Characters, Endurance cards and Motion Tracker cards, as they are printed."""
    messages = Messages.load("corps", lang)
    characters = [Printed(*card) for card in character_sheet(content, lang)]
    endurance = [
        Printed(*card, f"card:{record.id}", record.type, record.id)
        for record, card in zip(content.endurance, card_sheet(content, lang), strict=True)
    ]
    tracker = [
        Printed(*card, f"tracker:{record.id}", "tracker", record.type)
        for record, card in zip(content.tracker, tracker_sheet(content, lang), strict=True)
    ]
    return [
        Sheet(messages.say("sheet-characters"), characters),
        Sheet(messages.say("sheet-endurance"), endurance),
        Sheet(messages.say("sheet-tracker"), tracker),
    ]
