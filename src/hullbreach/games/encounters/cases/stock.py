"""The cards of the box, handed out to the places of a described position; none twice, none lost."""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.games.encounters.content.card_faces import (
    AGENDA,
    ALIEN_AVATAR,
    ALIEN_CARD,
    AVATAR,
    CHARACTER,
    CHESTBURSTER,
    CONTAMINANT,
    ENEMY,
    EVENT,
    HAZARD,
    SPECIAL,
    STRIKE_CARD,
)
from hullbreach.games.encounters.rules.state import Encounters
from hullbreach.kernel.errors import BadInput
from hullbreach.parts.position_reader import Given

OWN = (CHARACTER, AGENDA, CONTAMINANT, CHESTBURSTER, ALIEN_CARD)
HIVE_KINDS = (ENEMY, EVENT, HAZARD, SPECIAL, CHARACTER)
# Which kinds of cards can lie at a place; anything can be out of the game.
FITTING: dict[str, tuple[int, ...]] = {
    "avatar": (AVATAR, ALIEN_AVATAR),
    "hand": OWN,
    "deck": OWN,
    "discard": OWN,
    "played": OWN,
    "vigilant": (CHARACTER, AGENDA),
    "aside": (CHARACTER, AGENDA),
    "agenda": (AGENDA,),
    "strikes": (STRIKE_CARD,),
    "strike_deck": (STRIKE_CARD,),
    "strike_discard": (STRIKE_CARD,),
    "rooms": HIVE_KINDS,
    "attached": (SPECIAL,),
    "collected": (SPECIAL,),
    "combat": (ENEMY,),
    "facehuggers": (ENEMY,),
    "hive": HIVE_KINDS,
    "dead_enemies": (ENEMY,),
    "dead_characters": (CHARACTER, AGENDA),
    "discarded": (EVENT, HAZARD, SPECIAL),
    "travelling_hazards": (HAZARD,),
    "hatchery": (ENEMY, CHESTBURSTER),
    "sergeants": (CHARACTER,),
    "barracks": (CHARACTER, ENEMY),
    "hq": (CHARACTER,),
    "alien_deck": (ALIEN_CARD,),
    "alien_discard": (ALIEN_CARD,),
}


class Claims:
    """How many copies of every card are still in the box."""

    def __init__(self, g: Encounters) -> None:
        self.g = g
        self.left: list[int] = [face.copies for face in g.faces]
        # The Location and the Objectives lie where the options say.
        for card in (g.fixed.location_card, *g.fixed.objective_cards):
            self.left[card] = 0

    def one(self, card: int, place: str) -> int:
        """Take one card; ``BadInput`` when there is none left, or it is none for this place."""
        path = place.partition("[")[0].split(".")
        kinds = FITTING.get(path[-1]) or FITTING.get(path[0])
        if kinds is not None and self.g.faces[card].kind not in kinds:
            raise BadInput(f"given.{place}", f"{self.g.faces[card].id!r} is no card for this place")
        if card == self.g.fixed.contaminant:
            # A travelling Hazard card in disguise; it is claimed as the Hazard it is.
            return card
        if self.left[card] <= 0:
            raise BadInput(f"given.{place}", f"no {self.g.faces[card].id!r} left in the box")
        self.left[card] -= 1
        return card

    def take(self, cards: Sequence[int], place: str) -> tuple[int, ...]:
        """Take several cards, in this order."""
        return tuple([self.one(card, place) for card in cards])

    def some(self, cards: Sequence[int]) -> list[int]:
        """Take those of the cards that are still there."""
        found: list[int] = []
        for card in cards:
            if self.left[card] > 0:
                self.left[card] -= 1
                found.append(card)
        return found

    def pile(self, top: Given, key: str, deck: str) -> list[int]:
        """A pile as described, the top first; else all cards that are left of its deck."""
        if top.has(key):
            return list(self.take(top.names(key, "card"), key))[::-1]
        top.skip(key)
        return self.some(self._deck(deck))[::-1]

    def _deck(self, deck: str) -> list[int]:
        """The cards of a deck in this game, the top first."""
        fixed = self.g.fixed
        if deck == "character":
            return fixed.content.barracks(fixed.characters)
        if deck == "hive":
            return [card for objective in fixed.objectives for card in objective.hive]
        return fixed.content.copies_of(deck)

    def box_rest(self) -> None:
        """Everything that nobody has claimed stays in the box; Drones and Agendas unseen."""
        g = self.g
        box: list[int] = []
        for card, n in enumerate(self.left):
            face = g.faces[card]
            if face.kind == ALIEN_AVATAR:
                g.alien_avatars = (*g.alien_avatars, *[card] * n)
            elif face.deck == "drone" or (face.deck == "agenda" and g.fixed.agendas):
                g.spare += [card] * n
            else:
                box += [card] * n
        g.box = tuple(box)


class FromThePiles(Claims):
    """The cards of a game under way: each is taken from the box, or from the pile where it lies unseen."""

    def one(self, card: int, place: str) -> int:
        self.left[card] = 1
        super().one(card, place)
        g = self.g
        if card in g.box:
            at = g.box.index(card)
            g.box = g.box[:at] + g.box[at + 1 :]
            return card
        if card in g.hive:
            at = g.hive.index(card)
            g.hive.pop(at)
            g.layers.pop(at)
            return card
        for pile in (g.spare, g.hatchery, g.strike_deck, g.barracks, g.sergeants, g.alien_deck):
            if card in pile:
                pile.remove(card)
                return card
        raise BadInput(f"add.{place}", f"no {g.faces[card].id!r} in the box or in a pile")
