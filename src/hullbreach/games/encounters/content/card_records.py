"""Every card that lies in a deck, hand or pile as one type of record, whatever deck it comes from."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from hullbreach.games.encounters.content.reading import read_clauses, read_source
from hullbreach.games.encounters.content.vocabulary import (
    CHARACTER_KEYWORDS,
    CLASSES,
    CREWS,
    ENEMY_KEYWORDS,
    ENEMY_TYPES,
)
from hullbreach.parts.grammar import Effect
from hullbreach.parts.reader import SOURCES, Reader, by_timing

PLAYED = ("play", "class", "crew")
"""Triggers of a card that is played, resolved together in the order of the list."""
CHARACTER_TRIGGERS = (*PLAYED, "once", "guard", "discard", "sacrifice", "mobilize")
ENEMY_TRIGGERS = (
    "reveal", "reveal_complex", "reveal_combat", "arrive", "start", "strike", "death", "event",
    "complex", "combat", "static",
)  # fmt: skip
HIVE_TRIGGERS: dict[str, tuple[str, ...]] = {
    "enemy": ENEMY_TRIGGERS,
    "special": ("reveal_complex", "reveal_combat", "action", "room"),
    "event": ("reveal",),
    "hazard": ("reveal",),
    "character": ("reveal_complex", "reveal_combat", *CHARACTER_TRIGGERS),
}
CLASS_BIT = {word: 1 << at for at, word in enumerate(CLASSES)}
CREW_BIT = {word: 1 << at for at, word in enumerate(CREWS)}


@dataclass(frozen=True)
class Card:
    """A type of card. Copies of it are the same number, its index.

    deck: the deck it belongs to (ENC-CMP-07). kind: character, agenda, enemy, event, hazard, special, chestburster,
    strike or alien. owner: the id of its avatar, character or mini-deck, else empty. Masks: bits of CLASS_BIT and
    CREW_BIT. type, enemy_attack, strikes: of an enemy; damage: of a Strike; side: of an Agenda.
    """

    index: int
    id: str
    name: str
    deck: str
    kind: str
    copies: int
    effects: tuple[Effect, ...]
    by_trigger: dict[str, tuple[Effect, ...]] = field(compare=False, repr=False)
    #: what happens when it is played, class and crew abilities included, in the order of the list
    played: tuple[Effect, ...] = field(compare=False, repr=False)
    keywords: frozenset[str]
    owner: str
    rarity: str
    tags: tuple[str, ...]
    cost: int
    recruit: int
    attack: int
    classes: tuple[str, ...]
    class_mask: int
    crew: str
    crew_mask: int
    coordinate: bool
    vigilant: bool
    side: str
    type: str
    enemy_attack: int
    final: bool
    no_move: bool
    #: Strike cards that it makes a player draw in the Strike phase: 0 to 3
    strikes: int
    facehugger: bool
    damage: int

    def at(self, trigger: str) -> tuple[Effect, ...]:
        """Its effects with this trigger, in order."""
        return self.by_trigger.get(trigger, ())

    @property
    def is_enemy(self) -> bool:
        """Whether it is an enemy, of any type."""
        return self.kind == "enemy"

    @property
    def is_character(self) -> bool:
        """Whether it is one of "your characters" once it is yours (ENC-KIL-10)."""
        return self.kind in ("character", "agenda")

    @property
    def is_basic(self) -> bool:
        """Whether it is a Grunt or a Specialist."""
        return self.deck == "basic"


class CardReader:
    """Reads cards one after the other and gives each the next index."""

    def __init__(self) -> None:
        self.cards: list[Card] = []

    def _card(self, r: Reader, deck: str, kind: str, keywords: Collection[str], effects: tuple[Effect, ...]) -> Card:
        """A card with every value that it has; r.done is called."""
        given = r.words("keywords", tuple(keywords)) if r.has("keywords") else ()
        classes = r.words("classes", CLASSES) if r.has("classes") else ()
        crew = r.word("crew", CREWS) if r.has("crew") else ""
        strikes = 1 if kind == "enemy" else 0
        for word, many in (("no_strike", 0), ("double_strike", 2), ("triple_strike", 3)):
            if word in given:
                strikes = many
        owner = ""
        for key in ("role", "character", "deck"):
            if r.has(key):
                owner = r.text(key)
        card = Card(
            index=len(self.cards),
            id=r.text("id"),
            name=r.text("name"),
            deck=deck,
            kind=kind,
            copies=r.number("copies", 1, 60),
            effects=effects,
            by_trigger=by_timing(effects),
            played=tuple(e for e in effects if e.timing in PLAYED),
            keywords=frozenset(given),
            owner=owner,
            rarity=r.word("rarity", ("rare", "uncommon", "common")) if r.has("rarity") else "",
            tags=r.texts("tags") if r.has("tags") else (),
            cost=r.number("cost", 0, 20) if r.has("cost") else 0,
            recruit=r.number("recruit", 0, 20) if r.has("recruit") else 0,
            attack=r.number("attack", 0, 20) if r.has("attack") else 0,
            classes=classes,
            class_mask=sum(CLASS_BIT[word] for word in classes),
            crew=crew,
            crew_mask=CREW_BIT[crew] if crew else 0,
            coordinate="coordinate" in given,
            vigilant="vigilant" in given,
            side=r.word("side", ("good", "evil")) if r.has("side") else "",
            type=r.word("type", ENEMY_TYPES) if kind == "enemy" else "",
            enemy_attack=r.number("enemy_attack", 0, 30) if kind == "enemy" else 0,
            final="final" in given,
            no_move="no_move" in given,
            strikes=strikes,
            facehugger="facehugger" in given,
            damage=r.number("damage", 0, 9) if kind == "strike" else 0,
        )
        read_source(r)
        r.done()
        self.cards.append(card)
        return card

    def character(self, r: Reader, deck: str, triggers: Collection[str] = CHARACTER_TRIGGERS) -> Card:
        """A card that players play: basic, role, Sergeant, character, Agenda or Hive character."""
        effects = read_clauses(r, "effects", triggers)
        for key in ("cost", "recruit", "attack"):
            r.number(key, 0, 20)
        r.words("classes", CLASSES)
        kind = "agenda" if deck == "agenda" else "character"
        card = self._card(r, deck, kind, CHARACTER_KEYWORDS, effects)
        if card.vigilant != bool(card.at("discard")):
            raise r.bad("keywords", "vigilant and the trigger 'discard' go together")
        return card

    def hive(self, r: Reader) -> Card:
        """A card of a Hive mini-deck."""
        kind = r.word("kind", tuple(HIVE_TRIGGERS))
        if kind == "character":
            return self.character(r, "hive", HIVE_TRIGGERS[kind])
        effects = read_clauses(r, "effects", HIVE_TRIGGERS[kind])
        return self._card(r, "hive", kind, ENEMY_KEYWORDS if kind == "enemy" else (), effects)

    def enemy(self, r: Reader, deck: str) -> Card:
        """A Drone or Facehugger."""
        r.word("kind", ("enemy",))
        return self._card(r, deck, "enemy", ENEMY_KEYWORDS, read_clauses(r, "effects", ENEMY_TRIGGERS))

    def hatchery(self, r: Reader) -> Card:
        """A Facehugger or Chestburster."""
        if r.word("kind", ("enemy", "chestburster")) == "enemy":
            return self.enemy(r, "hatchery")
        return self._card(r, "hatchery", "chestburster", ("chestburster",), read_clauses(r, "effects", ("on_draw",)))

    def secret(self, r: Reader) -> Card:
        """Secrets Revealed."""
        r.word("kind", ("special",))
        return self._card(r, "secret", "special", (), read_clauses(r, "effects", ("reveal",)))

    def strike(self, r: Reader) -> Card:
        """A Strike."""
        return self._card(r, "strike", "strike", (), read_clauses(r, "effects", ("hit", "wound")))

    def alien(self, r: Reader) -> Card:
        """A card of the alien player's deck."""
        return self._card(r, "alien", "alien", (), read_clauses(r, "effects", ("play", "guard")))


def read_basic(cards: CardReader, r: Reader) -> int:
    """A Specialist or Grunt; returns how many of it every player gets."""
    each = r.number("per_player", 1, 20)
    r.word("points_source", SOURCES)
    cards.character(r, "basic")
    return each
