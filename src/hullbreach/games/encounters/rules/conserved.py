"""Where every card of encounters is: the 600 cards of the box are all somewhere, and what is kept twice agrees."""

from __future__ import annotations

from collections import Counter

from hullbreach.games.encounters.rules.complex import can_move
from hullbreach.games.encounters.rules.objectives import is_complete
from hullbreach.games.encounters.rules.state import NOTHING, Encounters


def all_cards(g: Encounters) -> Counter[int]:
    """All cards, wherever they lie; a travelling Hazard counts as the Hazard card it is."""
    found = Counter([card for card in [*g.avatar, *g.aside, *g.hq] if card != NOTHING])
    for piles in (g.decks, g.hands, g.discards, g.vigil, g.strikes):
        for pile in piles:
            found.update(pile)
    for seat, card in enumerate(g.agenda):
        if card != NOTHING and not g.shown_agendas >> seat & 1:
            found[card] += 1
    found.update([*g.lifted, *g.hive, *g.dead_enemies, *g.dead_characters, *g.discarded, *g.collected, *g.infested])
    found.update([*g.removed, *g.spare, *g.box, *g.hatchery, *g.sergeants, *g.barracks, *g.strike_deck])
    found.update([*g.strike_discard, *g.alien_deck, *g.alien_discard, *g.alien_avatars, *g.played, *g.objectives])
    found.update([card for card, _ in g.attached])
    found.update(g.card_of.values())
    found[g.fixed.location_card] += 1
    return found


def amiss(g: Encounters) -> list[str]:
    """What does not add up, in words; empty when everything is in its place."""
    if not g.objectives:
        return []  # before the end of set-up the stacks are still being made
    found: list[str] = []
    cards = all_cards(g)
    travelling = cards.pop(g.fixed.contaminant, 0)
    if travelling != len(g.infested):
        found.append(f"{travelling} Contaminants for {len(g.infested)} travelling Hazards")
    box = Counter({face.index: face.copies for face in g.faces if face.copies})
    if cards != box:
        wrong = {g.faces[card].id: n for card, n in ((cards - box) + (box - cards)).items()}
        found.append(f"cards missing or too many: {wrong}")
    pieces = [piece for piece in g.rooms if piece >= 0]
    pieces += [*g.combat, *[hugger[0] for hugger in g.huggers], *g.limbo]
    if sorted(pieces) != sorted(g.card_of):
        found.append(f"pieces {sorted(pieces)}, but cards of {sorted(g.card_of)}")
    if len(g.hive) != len(g.layers) or g.layer_of.keys() != g.card_of.keys():
        found.append("the layers of the Hive cards are out of date")
    if any(card in g.fixed.odd and not g.odd >> piece & 1 for piece, card in g.card_of.items()):
        found.append("a card that stays, starts or lasts is overlooked")
    for seat in range(g.seats):
        lifted = g.lifted if g.looker == seat else ()
        carries = g.fixed.chestburster in (*g.decks[seat], *g.hands[seat], *g.discards[seat], *lifted)
        if carries != bool(g.burdened >> seat & 1):
            found.append(f"the Chestburster of seat {seat} is out of date")
        owned = [*g.decks[seat], *g.hands[seat], *g.discards[seat], *g.in_play(seat)]
        if any(g.faces[card].talents & ~g.talents[seat] for card in owned):
            found.append(f"the talents of seat {seat} are out of date")
        if not g.helpers >> seat & 1 and not g.fixed.coordinating.isdisjoint(owned):
            found.append(f"seat {seat} has a card to Coordinate with and is not asked")
        if not g.guards >> seat & 1 and not g.fixed.guards.isdisjoint(owned):
            found.append(f"seat {seat} has a card to guard with and is not asked")
        if list(g.hands[seat]) != sorted(g.hands[seat]):
            found.append(f"hand of seat {seat} is not sorted")
        if Counter(g.hands_known[seat]) - Counter(g.hands[seat]):
            found.append(f"hand of seat {seat} is known to hold what it does not")
        if g.top_known[seat] > len(g.decks[seat]):
            found.append(f"more of the deck of seat {seat} is known than there is")
    if any(g.blocked >> room & 1 and piece >= 0 and can_move(g, piece) for room, piece in enumerate(g.rooms)):
        found.append("a card in a blocked room")
    if not g.progress and g.outcome is None and is_complete(g):
        found.append("the Objective is complete and nobody will look")
    return found
