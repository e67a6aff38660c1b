"""Everything that is printed on the cards of encounters, sheet by sheet."""

from __future__ import annotations

from hullbreach.games.encounters.content.load import Content
from hullbreach.games.encounters.show.card_text import GAME, avatar_sheet, card_sheet, location_sheet, objective_sheet
from hullbreach.games.encounters.show.scene_cards import card_shown
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
    """Avatars, cards, objectives and locations, as they are printed; the log names all of them but the locations."""
    messages = Messages.load(GAME, lang)
    avatars = [a.id for a in content.avatars] + [a.id for a in content.alien_avatars]
    faces = zip(avatars, avatar_sheet(content, lang), strict=True)
    found = [("avatars", [Printed(*card, f"card:{id}", "avatar", id) for id, card in faces])]
    for id, decks in CARD_SHEETS:
        numbers = [n for deck in decks for n, card in enumerate(content.cards) if card.deck == deck]
        shown = [card_shown(str(n), n, content, messages) for n in numbers]
        cards = zip(shown, card_sheet(content, lang, decks), strict=True)
        found.append((id, [Printed(*card, f"card:{one.art}", one.kind, one.art) for one, card in cards]))
    objectives = zip(content.objectives, objective_sheet(content, lang), strict=True)
    found.append(("objectives", [Printed(*card, f"card:{o.id}", "special", "objective") for o, card in objectives]))
    found.append(("locations", [Printed(*card) for card in location_sheet(content, lang)]))
    return [Sheet(messages.say(f"sheet-{id}"), cards) for id, cards in found]
