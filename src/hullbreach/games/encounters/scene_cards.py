"""Cards as a scene shows them, and which elements of the scene show which card."""

from __future__ import annotations

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
from hullbreach.kernel.scene import DANGER, FOE, GEAR, GOAL, PLAIN, UNKNOWN, Card
from hullbreach.text import Messages

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


def card_lines(g: Encounters, card: int, lang: str) -> list[str]:
    """What is printed on a card; Avatars, Objectives and Locations are described elsewhere."""
    if card >= len(g.setting.content.cards):
        return []
    key = (lang, card)
    if key not in _LINES:
        record = g.setting.content.cards[card]
        _LINES[key] = [card_facts(record, lang), *[line for line in card_text(record, lang).split("\n") if line]]
    return _LINES[key]


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
        return Card(id, kind, name, glyph, tone, describe=card_lines(self.g, card, self.messages.lang))

    def cards(self, place: str, cards: tuple[int, ...] | list[int]) -> list[Card]:
        """Several cards in one place."""
        return [self.card(f"{place}:{n}", card) for n, card in enumerate(cards)]
