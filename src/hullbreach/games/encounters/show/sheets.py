"""Everything that is printed on the cards of encounters, sheet by sheet."""

from __future__ import annotations

from hullbreach.games.encounters.content.load import Content
from hullbreach.games.encounters.show.card_text import GAME, avatar_sheet, card_sheet, location_sheet, objective_sheet
from hullbreach.kernel.scene import Printed, Sheet
from hullbreach.text import Messages

CARD_SHEETS = (
    ("own", ("role", "basic", "sergeant")),
    ("characters", ("character",)),
    ("hive", ("hive", "drone", "hatchery")),
    ("strikes", ("strike",)),
    ("agendas", ("agenda", "secret")),
    ("alien", ("alien",)),
)
"""The sheets of cards and the decks on each."""


def sheets(content: Content, lang: str) -> list[Sheet]:
    """Avatars, cards, objectives and locations, as they are printed."""
    messages = Messages.load(GAME, lang)
    found = [("avatars", avatar_sheet(content, lang))]
    found += [(id, card_sheet(content, lang, decks)) for id, decks in CARD_SHEETS]
    found += [("objectives", objective_sheet(content, lang)), ("locations", location_sheet(content, lang))]
    return [Sheet(messages.say(f"sheet-{id}"), [Printed(*card) for card in cards]) for id, cards in found]
