"""The face of every card in one form, so that the rules can ask any card the same questions."""

from __future__ import annotations

from hullbreach.games.encounters.content.card_records import Card
from hullbreach.games.encounters.content.load import Content
from hullbreach.parts.grammar import Effect

# What a card is. Basics, Sergeants, role cards and Agendas are characters too (ENC-KIL-10).
CHARACTER, AGENDA, ENEMY, EVENT, HAZARD, SPECIAL, CHESTBURSTER, CONTAMINANT = range(8)
STRIKE_CARD, ALIEN_CARD, AVATAR, ALIEN_AVATAR, LOCATION, OBJECTIVE = range(8, 14)
KINDS = {
    "character": CHARACTER,
    "agenda": AGENDA,
    "enemy": ENEMY,
    "event": EVENT,
    "hazard": HAZARD,
    "special": SPECIAL,
    "chestburster": CHESTBURSTER,
    "strike": STRIKE_CARD,
    "alien": ALIEN_CARD,
}
# What the rules look for in a player's cards besides their classes: something to do in play, when drawn, at Cleanup.
IN_PLAY, ON_DRAW, AT_CLEANUP = 1 << 8, 1 << 9, 1 << 10
TALENTS = {"sacrifice": IN_PLAY, "discard": IN_PLAY, "on_draw": ON_DRAW, "cleanup": AT_CLEANUP}
NO_CLAUSES: tuple[Effect, ...] = ()
APPEARING = ("arrive", "reveal", "reveal_combat", "reveal_complex")


class Face:
    """One kind of card: what is printed on it."""

    def __init__(self, index: int, id: str, kind: int, clauses: tuple[Effect, ...]) -> None:
        self.index = index
        self.id = id
        self.kind = kind
        self.copies = 1
        self.clauses = clauses
        self.by_trigger: dict[str, tuple[Effect, ...]] = {}
        for clause in clauses:
            self.by_trigger[clause.timing] = (*self.by_trigger.get(clause.timing, NO_CLAUSES), clause)
        #: whether it does something all the time while it is face up in play
        self.lasting: bool = any(trigger in self.by_trigger for trigger in ("complex", "combat", "static"))
        #: whether it does something when it is turned up or arrives in the Combat Zone
        self.appears: bool = any(trigger in self.by_trigger for trigger in APPEARING)
        # A player's card; classes, crews and talents are bit masks.
        self.deck = ""
        self.cost = 0
        self.recruit = 0
        self.attack = 0
        self.classes = 0
        self.crews = 0
        self.talents = 0
        self.coordinate = False
        self.vigilant = False
        self.basic = False
        self.evil = False
        self.is_character = False
        self.guards = False
        self.guards_others = False
        # An enemy; strikes: how many cards it makes a player draw.
        self.enemy_attack = 0
        self.type = ""
        self.final = False
        self.no_move = False
        self.strikes = 0
        self.facehugger = False
        # An Avatar and a Strike.
        self.health = 0
        self.defense = 0
        self.damage = 0
        self.role_card = -1

    def with_body(self, health: int, defense: int) -> Face:
        """The same Avatar with another Health and Defense."""
        made = Face(self.index, self.id, self.kind, self.clauses)
        made.deck, made.copies, made.talents, made.role_card = self.deck, self.copies, self.talents, self.role_card
        made.health, made.defense = health, defense
        return made

    def at(self, trigger: str) -> tuple[Effect, ...]:
        """The effects of one moment, in printed order."""
        return self.by_trigger.get(trigger, NO_CLAUSES)


def face_of(card: Card) -> Face:
    """The face of a card that lies in a deck, hand or pile."""
    face = Face(card.index, card.id, KINDS[card.kind], card.effects)
    face.copies = card.copies
    face.deck = card.deck
    face.cost = card.cost
    face.recruit = card.recruit
    face.attack = card.attack
    face.classes = card.class_mask
    face.crews = card.crew_mask
    face.coordinate = card.coordinate
    face.vigilant = card.vigilant
    face.basic = card.is_basic
    face.evil = card.side == "evil"
    face.is_character = card.is_character
    face.enemy_attack = card.enemy_attack
    face.type = card.type
    face.final = card.final
    face.no_move = card.no_move
    face.strikes = card.strikes
    face.facehugger = card.facehugger
    face.damage = card.damage
    for clause in card.at("guard"):
        face.guards = True
        if any(getattr(verb, "who", "you") != "you" for verb in clause.verbs):
            face.guards_others = True
    return face


def all_faces(content: Content) -> list[Face]:
    """Every card of the box by number: first the content's own numbers, then Avatars, Locations, Objectives."""
    faces = [face_of(card) for card in content.cards]
    for avatar in content.avatars:
        face = Face(len(faces), avatar.id, AVATAR, NO_CLAUSES)
        face.health, face.defense, face.role_card = avatar.health, avatar.defense, avatar.role_card
        faces.append(face)
    for alien in content.alien_avatars:
        face = Face(len(faces), alien.id, ALIEN_AVATAR, alien.effects)
        face.health, face.defense = alien.health, alien.defense
        faces.append(face)
    for location in content.locations:
        clauses = tuple([clause for hazard in location.hazards for clause in hazard.effects])
        faces.append(Face(len(faces), location.id, LOCATION, clauses))
    for objective in content.objectives:
        clauses = (*objective.setup, *objective.event, *objective.always, *objective.action)
        faces.append(Face(len(faces), objective.id, OBJECTIVE, clauses))
    travelling = content.contaminant
    face = Face(len(faces), travelling.id, CONTAMINANT, (*travelling.on_draw, *travelling.once, *travelling.cleanup))
    # It is a Hazard card that travels, so it is no card of the box by itself.
    face.copies = 0
    faces.append(face)
    return faces


class Faces:
    """The faces of all cards of a content, and the cards that the rules look for, found once."""

    def __init__(self, content: Content) -> None:
        self.all: list[Face] = all_faces(content)
        for face in self.all:
            face.talents = face.classes
            for trigger, talent in TALENTS.items():
                face.talents |= talent if face.at(trigger) else 0
        self.index: dict[str, int] = {face.id: face.index for face in self.all}
        #: cards that others may use on somebody's turn
        self.coordinating: frozenset[int] = frozenset([face.index for face in self.all if face.coordinate])
        self.guarding: frozenset[int] = frozenset([face.index for face in self.all if face.guards])
        self.guarding_others: frozenset[int] = frozenset([face.index for face in self.all if face.guards_others])
        #: cards that are noted when a player gets one
        self.noted: frozenset[int] = frozenset(
            [face.index for face in self.all if face.talents or face.coordinate or face.guards]
        )
        self.vigilant: frozenset[int] = frozenset([face.index for face in self.all if face.vigilant])
        self.unmoving: frozenset[int] = frozenset([face.index for face in self.all if face.no_move])
        self.basic: frozenset[int] = frozenset([face.index for face in self.all if face.basic])
        #: cards that do something all the time, in the Complex or in the Combat Zone
        self.lasting: frozenset[int] = frozenset([face.index for face in self.all if face.lasting])

    def of_kind(self, kind: int) -> tuple[int, ...]:
        """All cards of a kind, by number."""
        return tuple([face.index for face in self.all if face.kind == kind])

    def with_effect(self, trigger: str) -> frozenset[int]:
        """All cards with an effect of one moment."""
        return frozenset([face.index for face in self.all if face.at(trigger)])
