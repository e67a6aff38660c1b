"""The own deck before the first turn: the card of the role, and the basic cards that everybody has."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from hullbreach.games.encounters.rules.state import NORMAL, Encounters
from hullbreach.games.encounters.show.scene_cards import card_shown
from hullbreach.kernel.scene import Badge, Panel
from hullbreach.text import Messages


def muster(g: Encounters, seat: int, messages: Messages) -> list[Panel]:
    """The deck and the hand of a seat as one panel, equal cards once; what the seat holds of it is no secret to it."""
    if seat < 0 or g.fate[seat] != NORMAL or not g.hands[seat]:
        return []
    content = g.fixed.content
    numbers = content.numbers
    role = g.faces[g.avatar[seat]].role_card
    counts = Counter({role: 1, content.specialist: numbers.specialists, content.grunt: numbers.grunts})
    panel = Panel(
        f"deck:seat-{seat + 1}",
        messages.say("scene-deck", n=counts.total()),
        "",
        "friend",
        owner=seat,
        art=g.faces[g.avatar[seat]].id,
    )
    for n, (card, count) in enumerate(counts.items()):
        made = card_shown(f"deck:seat-{seat + 1}:{n}", card, content, messages)
        copies = Badge(str(count), messages.say("fact-copies", n=count), "copies")
        panel.cards.append(replace(made, badges=[copies] if count > 1 else []))
    return [panel]
