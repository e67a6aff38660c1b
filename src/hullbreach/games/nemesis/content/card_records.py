"""Action cards, Characters, Items and Rooms as typed records."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hullbreach.games.nemesis.content.names import (
    BLUE,
    CATEGORIES,
    CHARACTERS,
    COLOURLESS,
    COMPONENTS,
    DECKS,
    NONE,
    ROOM_COLOURS,
    WEAPON_CLASSES,
)
from hullbreach.games.nemesis.content.reading import Way, read_combat, read_name, read_requires, ways_of
from hullbreach.games.nemesis.content.vocabulary import ACTION, ALWAYS, SHOT, TRIGGERS, VOCABULARY
from hullbreach.parts.grammar import Effect, Verb, verbs_of
from hullbreach.parts.reader import Reader

USED = (ACTION, *TRIGGERS)
"""The moments at which a player uses something."""
ACTIVATED_WITH = ("tools_or_duct_tape", "energy_charge", "chemicals")


@dataclass(frozen=True)
class ActionCard:
    """An Action card. cost: cards discarded besides it; ways: what it may be played for, one is picked."""

    index: int
    id: str
    cost: int
    combat: int
    requires: tuple[Verb, ...]
    effects: tuple[Effect, ...]
    ways: tuple[Way, ...]
    is_reaction: bool


@dataclass(frozen=True)
class Character:
    """A Character by numbers: its weapon and Quest Items, the cards of its deck, the statement of its trait."""

    index: int
    id: str
    colour: str
    start_item: int
    quest_items: tuple[int, ...]
    deck: tuple[int, ...]
    trait_rule: str


@dataclass(frozen=True)
class Item:
    """A weapon to start with, an Item of a deck, or a Quest Item, which has an owner and is activated.

    deck: NONE outside the decks; copies: in the box. component, recipe: by number of the component. owner: the
    Character it belongs to. activate_in: a Room, activate_with: Items of which one is discarded; NONE and "" otherwise.
    use: weapon, action, reaction, or passive. weapon_class: "" for no weapon; the effects of one are what a shot does.
    ways: what it may be used for.
    """

    index: int
    id: str
    deck: int
    copies: int
    component: int
    recipe: tuple[int, ...]
    heavy: bool
    one_use: bool
    cost: int
    combat: int
    owner: int
    is_quest: bool
    activate_in: int
    activate_with: str
    activate_cost: int
    use: str
    weapon_class: str
    ammo: int
    requires: tuple[Verb, ...]
    effects: tuple[Effect, ...]
    ways: tuple[Way, ...]


@dataclass(frozen=True)
class Room:
    """A Room tile, or a printed Room. colour: of its Search deck, WHITE for any, COLOURLESS for no Search.

    section: of an Evacuation Section, engine: the number of an Engine Room, 0 otherwise. cost: of its Room Action;
    ways: what that may be, none where there is no Room Action. rules: what always holds there.
    """

    index: int
    id: str
    category: int
    colour: int
    computer: bool
    can_break: bool
    section: str
    engine: int
    cost: int
    requires: tuple[Verb, ...]
    effects: tuple[Effect, ...]
    ways: tuple[Way, ...]
    rules: tuple[Verb, ...]

    @property
    def can_search(self) -> bool:
        """Whether there may be Items."""
        return self.colour != COLOURLESS


def read_action_card(r: Reader) -> ActionCard:
    """One Action card; its index is given when all are read."""
    read_name(r)
    effects = r.effects("effects", VOCABULARY, USED)
    card = ActionCard(
        index=NONE,
        id=r.text("id"),
        cost=r.number("cost", 0, 5),
        combat=read_combat(r),
        requires=read_requires(r),
        effects=effects,
        ways=ways_of(effects, USED),
        is_reaction=any(effect.timing in TRIGGERS for effect in effects),
    )
    check_moments(r, effects)
    r.done()
    return card


def check_moments(r: Reader, effects: Sequence[Effect]) -> None:
    """A record has something to do, and does it as an Action or in windows, one effect for each."""
    timings = [effect.timing for effect in effects]
    if not r.sound():
        return
    if not effects:
        r.wrong("effects", "empty, expected what it does")
    if len(set(timings)) != len(timings):
        r.wrong("effects", "a moment twice, expected one effect with everything that happens at it")
    if ACTION in timings and len(timings) > 1:
        r.wrong("effects", "both an Action and a reaction")


def read_character(r: Reader, cards: Sequence[str], starts: Sequence[str], quests: Sequence[str], at: int) -> Character:
    """One Character; at: the index of the first Quest Item, those of weapons come before."""
    deck: list[int] = []
    for n, word in enumerate(r.texts("deck")):
        if word not in cards:
            r.wrong(f"deck[{n}]", f"{word!r} is no Action card")
        else:
            deck.append(cards.index(word))
    id = r.word("id", CHARACTERS)
    character = Character(
        index=CHARACTERS.index(id),
        id=id,
        colour=r.text("colour"),
        start_item=starts.index(r.word("start_item", starts)),
        quest_items=tuple([at + quests.index(word) for word in r.words("quest_items", quests)]),
        deck=tuple(deck),
        trait_rule=r.text("trait_rule"),
    )
    r.done()
    return character


def read_item(r: Reader, rooms: Sequence[str], origin: str) -> Item:
    """One Item of a file: origin start, quest or deck. Its index is given when all are read."""
    read_name(r)
    weapon = r.has("weapon_class")
    in_deck, quest = origin == "deck", origin == "quest"
    effects = r.effects("effects", VOCABULARY, (SHOT,) if weapon else (ALWAYS, *USED) if quest else (ACTION,))
    timings = [effect.timing for effect in effects]
    item = Item(
        index=NONE,
        id=r.text("id"),
        deck=DECKS.index(r.word("deck", DECKS)) if in_deck else NONE,
        copies=r.number("count", 1, 99) if in_deck else 1,
        component=COMPONENTS.index(r.word("component", COMPONENTS)) if in_deck and r.has("component") else NONE,
        recipe=tuple([COMPONENTS.index(word) for word in r.words("recipe", COMPONENTS)]) if r.has("recipe") else (),
        heavy=r.flag("heavy"),
        one_use=False if weapon else r.flag("one_use"),
        cost=0 if weapon else r.number("cost", 0, 5),
        combat=0 if weapon else read_combat(r),
        owner=NONE if in_deck else CHARACTERS.index(r.word("owner", CHARACTERS)),
        is_quest=quest,
        activate_in=rooms.index(r.word("activate_in", rooms)) if quest and r.has("activate_in") else NONE,
        activate_with=r.word("activate_with", ACTIVATED_WITH) if quest and r.has("activate_with") else "",
        activate_cost=r.number("activate_cost", 0, 5) if quest else 0,
        use="weapon" if weapon else "action" if ACTION in timings else "passive" if ALWAYS in timings else "reaction",
        weapon_class=r.word("weapon_class", WEAPON_CLASSES) if weapon else "",
        ammo=r.number("ammo", 1, 9) if weapon else 0,
        requires=() if weapon else read_requires(r),
        effects=effects,
        ways=ways_of(effects, USED),
    )
    if not weapon:
        check_moments(r, effects)
    if quest and (item.activate_in == NONE) == (not item.activate_with):
        r.wrong("activate_in", "expected either a Room or the Items of activate_with")
    if in_deck and (item.deck == BLUE) != bool(item.recipe):
        r.wrong("recipe", "expected of blue Items, and of them alone")
    r.done()
    return item


def read_room(r: Reader) -> Room:
    """One Room; its index is given when all are read."""
    read_name(r)
    effects = r.effects("effects", VOCABULARY, (ACTION, ALWAYS))
    ways = ways_of(effects, (ACTION,))
    room = Room(
        index=NONE,
        id=r.text("id"),
        category=CATEGORIES.index(r.word("category", CATEGORIES[:3])),
        colour=ROOM_COLOURS.index(r.word("colour", ROOM_COLOURS)),
        computer=r.flag("computer"),
        can_break=r.flag("can_break"),
        section=r.word("section", ("A", "B")) if r.has("section") else "",
        engine=r.number("engine", 1, 3) if r.has("engine") else 0,
        cost=r.number("cost", 0, 5),
        requires=read_requires(r),
        effects=effects,
        ways=ways,
        rules=tuple([verb for effect in effects if effect.timing == ALWAYS for verb in verbs_of(effect.does)]),
    )
    if not effects:
        r.wrong("effects", "empty, expected what can be done there, or what always holds")
    if (room.cost > 0) != bool(ways):
        r.wrong("cost", f"{room.cost}, expected a price of a Room with a Room Action, and of it alone")
    r.done()
    return room
