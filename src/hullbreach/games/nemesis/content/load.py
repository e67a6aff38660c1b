"""All content of nemesis, loaded once from the TOML files beside this module and checked as a whole."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from hullbreach.games.nemesis.content.board_records import Board, places_of, read_board
from hullbreach.games.nemesis.content.card_records import (
    ActionCard,
    Character,
    Item,
    Room,
    read_action_card,
    read_character,
    read_item,
    read_room,
)
from hullbreach.games.nemesis.content.event_records import (
    Attack,
    AttackCard,
    Coordinates,
    EventCard,
    ExplorationToken,
    IntruderAction,
    IntruderKind,
    IntruderToken,
    Objective,
    Weakness,
    Wound,
    attack_cards,
    intruder_tokens,
    read_attack,
    read_coordinates,
    read_event,
    read_exploration,
    read_intruder,
    read_intruder_action,
    read_objective,
    read_weakness,
    read_wound,
)
from hullbreach.games.nemesis.content.names import (
    ADULT,
    CATEGORIES,
    CHARACTERS,
    COMPONENTS,
    DECKS,
    EXPLORATION,
    FIRST,
    INTRUDERS,
    NONE,
    OBJECTIVE_DECKS,
    SECOND,
    SOLO_COOP,
    SPECIAL,
    WOUNDS,
)
from hullbreach.games.nemesis.content.reading import all_of, counted, ids_of
from hullbreach.games.nemesis.content.switches import SWITCHES, Switches, choose
from hullbreach.games.nemesis.content.tables import Dice, Tables, read_dice, read_tables
from hullbreach.kernel.errors import BadInput
from hullbreach.parts.house import Files, Shelf
from hullbreach.parts.loadouts import Loadout, read_loadouts
from hullbreach.parts.reader import SOURCES, Reader
from hullbreach.parts.switches import Switch, read_switches

__all__ = ["Content", "Switches", "load", "load_house"]

FOLDER = Path(__file__).parent
CARD: dict[str, object] = {"cost": 1, "combat": "any"}
# By file and kind of record what a record of a house need not say.
DEFAULTS: dict[str, dict[str, dict[str, object]]] = {
    "action_cards": {"card": {**CARD, "cost": 0}},
    "items": {"item": {**CARD, "count": 1, "heavy": False, "one_use": True}},
    "rooms": {"room": {"computer": False, "can_break": True, "colour": "white", "cost": 0}},
    "events": {"event": {"after": "discard"}},
    "objectives": {"objective": {"min_players": 1}},
}
ACTION_CARDS, COPIES_OF_CARDS, CARDS_OF_CHARACTER = 28, 60, 10
COMMON_CARDS = {"demolition": 1, "interruption": 1, "rest": 1, "search": 2}
"""What every deck of a Character holds, beside the cards of its own."""
ITEMS, QUEST_ITEMS, WEAPONS = 32, 12, 6
ITEMS_OF_DECK = (30, 30, 30, 12)
ROOMS_OF_CATEGORY = {SPECIAL: 5, FIRST: 11, SECOND: 9}
UNBREAKABLE = 2
"""Rooms that take no Malfunction marker."""
EVENTS, ATTACKS, ATTACK_CARDS, INTRUDER_ACTIONS = 20, 8, 20, 10
WOUND_CARDS, WEAKNESSES, COURSES = 16, 8, 8
OBJECTIVES_OF_DECK = (9, 9, 7)
EXPLORATION_TOKENS = 20
INTRUDER_TOKENS, MINIATURES = 27, 20
CORRIDORS = {"basic": 28, "alternate": 36}
SLOTS = 21


class Content:
    """Every record of the game, by index and by id."""

    def __init__(
        self,
        tables: Tables,
        dice: Dice,
        boards: dict[str, Board],
        rooms: list[Room],
        items: list[Item],
        cards: list[ActionCard],
        characters: list[Character],
        events: list[EventCard],
        attacks: list[Attack],
        intruders: list[IntruderKind],
        tokens: list[IntruderToken],
        intruder_actions: list[IntruderAction],
        wounds: list[Wound],
        weaknesses: list[Weakness],
        objectives: list[Objective],
        coordinates: list[Coordinates],
        exploration: list[ExplorationToken],
        switches: list[Switch],
        loadouts: tuple[Loadout, ...],
    ) -> None:
        self.tables = tables
        self.dice = dice
        #: by value of the switch `board`
        self.boards = boards
        self.rooms = rooms
        #: the weapons of the Characters, the Quest Items, then those of the decks
        self.items = items
        self.cards = cards
        self.characters = characters
        self.events = events
        #: what Attack cards do
        self.attacks = attacks
        self.attack_cards: list[AttackCard] = attack_cards(attacks)
        self.intruders = intruders
        self.tokens = tokens
        self.intruder_actions = intruder_actions
        self.wounds = wounds
        self.weaknesses = weaknesses
        self.objectives = objectives
        self.coordinates = coordinates
        self.exploration = exploration
        self.switches = switches
        #: what a quick start proposes, the first that fits
        self.loadouts = loadouts
        # The decks of the box, copies included: every match begins with them.
        self._item_decks: dict[int, list[int]] = {}
        for item in items:
            self._item_decks.setdefault(item.deck, []).extend([item.index] * item.copies)
        self._attack_deck: list[int] = [card.index for card in self.attack_cards for _ in range(card.copies)]
        self._exploration: list[int] = [token.index for token in exploration for _ in range(token.copies)]
        self.room_index: dict[str, int] = {room.id: room.index for room in rooms}
        self.item_index: dict[str, int] = {item.id: item.index for item in items}
        self.card_index: dict[str, int] = {card.id: card.index for card in cards}
        self.event_index: dict[str, int] = {event.id: event.index for event in events}
        self.attack_card_index: dict[str, int] = {card.id: card.index for card in self.attack_cards}
        self.token_index: dict[str, int] = {token.id: token.index for token in tokens}
        self.intruder_action_index: dict[str, int] = {card.id: card.index for card in intruder_actions}
        self.weakness_index: dict[str, int] = {weakness.id: weakness.index for weakness in weaknesses}
        self.objective_index: dict[str, int] = {objective.id: objective.index for objective in objectives}
        self.coordinates_index: dict[str, int] = {card.id: card.index for card in coordinates}
        self.exploration_index: dict[str, int] = {token.id: token.index for token in exploration}

    def choose(self, options: Mapping[str, object]) -> Switches:
        """The switches of a match: the given ones checked, the others at their default."""
        return choose(self.switches, options)

    def item_deck(self, deck: int) -> list[int]:
        """The Items of a deck, or the blue stock, copies included."""
        return list(self._item_decks[deck])

    def attack_deck(self) -> list[int]:
        """The Intruder Attack cards, copies included."""
        return list(self._attack_deck)

    def wound_deck(self) -> list[int]:
        """The Serious Wound cards, copies included."""
        return [wound.index for wound in self.wounds for _ in range(wound.copies)]

    def exploration_tokens(self) -> list[int]:
        """The Exploration tokens of the box, copies included."""
        return list(self._exploration)

    def objective_deck(self, deck: int, players: int) -> list[int]:
        """The objectives of a deck that are used with so many players."""
        return [each.index for each in self.objectives if each.deck == deck and each.min_players <= players]

    def is_infected(self, contamination: int) -> bool:
        """Whether this Contamination card is INFECTED; they are numbered from 0, the infected ones first."""
        return contamination < self.tables.infected


def _read_items(files: Files, rooms: Sequence[str]) -> list[Item]:
    starts, quests, decks = files.read("start_items"), files.read("quest_items"), files.read("items")
    found = all_of(starts, "item", lambda r: read_item(r, rooms, "start"), WEAPONS)
    found += all_of(quests, "item", lambda r: read_item(r, rooms, "quest"), QUEST_ITEMS)
    searched = all_of(decks, "item", lambda r: read_item(r, rooms, "deck"), ITEMS)
    for deck, in_box in enumerate(ITEMS_OF_DECK):
        copies = sum([item.copies for item in searched if item.deck == deck])
        counted(decks, f"item: {DECKS[deck]}: count", copies, in_box)
    known = [item.component for item in searched]
    for item in searched:
        for part in item.recipe:
            if part not in known:
                decks.wrong(f"item {item.id}: recipe", f"no Item counts as {COMPONENTS[part]}")
    ids = [*ids_of(starts, "item"), *ids_of(quests, "item")]
    for id in ids_of(decks, "item"):
        if id in ids:
            decks.wrong(f"item {id}", "occurs twice")
    for r in (starts, quests, decks):
        r.done()
    return [replace(item, index=at) for at, item in enumerate([*found, *searched])]


def _read_rooms(r: Reader) -> list[Room]:
    found = all_of(r, "room", read_room, sum(ROOMS_OF_CATEGORY.values()))
    for category, in_box in ROOMS_OF_CATEGORY.items():
        counted(r, f"room: {CATEGORIES[category]}", len([room for room in found if room.category == category]), in_box)
    counted(r, "room: can_break", len([room for room in found if not room.can_break]), UNBREAKABLE)
    for engine in (1, 2, 3):
        if [room.engine for room in found].count(engine) != 1:
            r.wrong("room: engine", f"expected one Room of Engine {engine}")
    for section in ("A", "B"):
        if [room.section for room in found].count(section) != 1:
            r.wrong("room: section", f"expected one Evacuation Section {section}")
    r.done()
    return [replace(room, index=at) for at, room in enumerate(found)]


def _read_characters(
    files: Files, cards_file: Reader, items: Sequence[Item]
) -> tuple[list[ActionCard], list[Character]]:
    cards = all_of(cards_file, "card", read_action_card, ACTION_CARDS)
    cards_file.done()
    r = files.read("characters")
    ids = ids_of(cards_file, "card")
    starts = [item.id for item in items if item.owner != NONE and not item.is_quest]
    quests = [item.id for item in items if item.is_quest]
    found = all_of(r, "character", lambda each: read_character(each, ids, starts, quests, len(starts)), len(CHARACTERS))
    counted(r, "character: deck", sum([len(one.deck) for one in found]), COPIES_OF_CARDS)
    for one in found:
        place = f"character {one.id}"
        if len(one.deck) != CARDS_OF_CHARACTER:
            r.wrong(f"{place}: deck", f"{len(one.deck)} cards, expected {CARDS_OF_CHARACTER}")
        for id, copies in COMMON_CARDS.items():
            if id in ids and one.deck.count(ids.index(id)) != copies and not r.in_house:
                r.wrong(f"{place}: deck", f"{id} is in it {one.deck.count(ids.index(id))} times, expected {copies}")
        owned = [items[at].owner for at in (one.start_item, *one.quest_items) if at < len(items)]
        if owned != [one.index] * 3:
            r.wrong(f"{place}: quest_items", "expected a weapon and two Quest Items of its own")
    used = {card for one in found for card in one.deck}
    for at, id in enumerate(ids):
        if at not in used:
            r.wrong("character: deck", f"{id} is in no deck")
    r.done()
    return [replace(card, index=at) for at, card in enumerate(cards)], sorted(found, key=_by_index)


def _by_index(character: Character) -> int:
    return character.index


def _read_attacks(r: Reader) -> list[Attack]:
    found = all_of(r, "attack", read_attack, ATTACKS)
    counted(r, "attack: blood", sum([len(attack.blood) for attack in found]), ATTACK_CARDS)
    r.done()
    return [replace(attack, index=at) for at, attack in enumerate(found)]


def _read_intruders(r: Reader, tables: Tables) -> tuple[list[IntruderKind], list[IntruderToken]]:
    found = all_of(r, "intruder", read_intruder, len(INTRUDERS))
    tokens = intruder_tokens(found)
    kinds = sorted([kind for kind, _ in found], key=_kind_index)
    counted(r, "intruder: tokens", sum([token.copies for token in tokens]), INTRUDER_TOKENS)
    counted(r, "intruder: miniatures", sum([kind.miniatures for kind in kinds]), MINIATURES)
    in_box: Counter[int] = Counter()
    for token in tokens:
        in_box[token.kind] += token.copies
    for kind in kinds:
        needed = tables.bag[kind.index]
        if kind.index == ADULT:
            needed += tables.bag_adults_per_player * tables.players_max
        if needed > in_box[kind.index]:
            r.wrong(f"intruder {kind.id}: tokens", f"{in_box[kind.index]}, but the bag starts with up to {needed}")
    r.done()
    return kinds, tokens


def _kind_index(kind: IntruderKind) -> int:
    return kind.index


def _read_objectives(r: Reader, rooms: Sequence[str], players: int) -> list[Objective]:
    in_box = sum(OBJECTIVES_OF_DECK)
    found = all_of(r, "objective", lambda each: read_objective(each, rooms, players), in_box)
    for deck, cards in enumerate(OBJECTIVES_OF_DECK):
        own = [each for each in found if each.deck == deck]
        counted(r, f"objective: {OBJECTIVE_DECKS[deck]}", len(own), cards)
        for seats in range(1 if deck == SOLO_COOP else 2, players + 1):
            usable = len([each for each in own if each.min_players <= seats])
            if usable < seats:
                r.wrong(f"objective: {OBJECTIVE_DECKS[deck]}", f"{usable} for {seats} players, expected one for each")
    r.done()
    return [replace(objective, index=at) for at, objective in enumerate(found)]


def _read_wounds(r: Reader) -> list[Wound]:
    found = {wound.index: wound for wound in all_of(r, "wound", read_wound, len(WOUNDS))}
    counted(r, "wound: count", sum([wound.copies for wound in found.values()]), WOUND_CARDS)
    r.done()
    return [found[at] for at in sorted(found)]


def _read_exploration(r: Reader) -> list[ExplorationToken]:
    r.word("source", SOURCES)
    found = [token for tokens in r.each("token", read_exploration) for token in tokens]
    counted(r, "token", sum([token.copies for token in found]), EXPLORATION_TOKENS)
    counted(r, "token: effect", len({token.effect for token in found}), len(EXPLORATION))
    r.done()
    return [replace(token, index=at) for at, token in enumerate(found)]


def _read_boards(files: Files, rooms: Sequence[Room], tables: Tables) -> dict[str, Board]:
    ids = [room.id for room in rooms]
    boards: dict[str, Board] = {}
    for name, side in (("board", "basic"), ("board_alternate", "alternate")):
        r = files.read(name)
        for board in r.attempt(lambda each: read_board(each, ids)):
            if board.id != side:
                r.wrong("id", f"{board.id!r}, expected {side!r}")
            counted(r, "slot", len(board.slots), SLOTS)
            counted(r, "corridor", len(board.corridors), CORRIDORS[side])
            places = places_of(board)
            needed = {**ROOMS_OF_CATEGORY, SECOND: tables.rooms_2}
            for category, count in needed.items():
                if places[category] != count:
                    r.wrong("slot", f"{places[category]} places of category {CATEGORIES[category]}, expected {count}")
            for slot in board.slots:
                if slot.category == SPECIAL and rooms[slot.room].category != SPECIAL:
                    r.wrong(f"slot[{slot.index}]: room", f"{rooms[slot.room].id} is no special Room")
            boards[side] = board
    return boards


def _load(files: Files) -> Content:
    # What else is wrong is measured by the box where these are wrong.
    (tables,) = files.read("tables").attempt(read_tables) or [load().tables]
    (dice,) = files.read("dice").attempt(read_dice) or [load().dice]
    rooms_file, cards_file = files.read("rooms"), files.read("action_cards")
    rooms = _read_rooms(rooms_file)
    room_ids = ids_of(rooms_file, "room")
    if tables.start_room not in room_ids:
        raise BadInput("tables.toml: setup: start_room", f"{tables.start_room!r} is no Room")
    items = _read_items(files, room_ids)
    events_file, weak_file, courses_file = files.read("events"), files.read("weaknesses"), files.read("coordinates")
    events = all_of(events_file, "event", read_event, EVENTS)
    weaknesses = all_of(weak_file, "weakness", read_weakness, WEAKNESSES)
    coordinates = all_of(courses_file, "card", read_coordinates, COURSES)
    actions_file = files.read("intruder_actions")
    actions = all_of(actions_file, "card", read_intruder_action, INTRUDER_ACTIONS)
    for r in (events_file, weak_file, courses_file, actions_file):
        r.done()
    attacks = _read_attacks(files.read("intruder_attacks"))
    kinds, tokens = _read_intruders(files.read("intruders"), tables)
    wounds = _read_wounds(files.read("serious_wounds"))
    objectives = _read_objectives(files.read("objectives"), room_ids, tables.players_max)
    exploration = _read_exploration(files.read("exploration"))
    switches = read_switches(files.read("switches"), SWITCHES)
    # Characters and boards count on all Rooms and Items.
    files.done()
    cards, characters = _read_characters(files, cards_file, items)
    boards = _read_boards(files, rooms, tables)
    modes = [str(value) for switch in switches if switch.name == "mode" for value in switch.values]
    loadouts = read_loadouts(files.read("loadouts"), modes, tables.players_max, [c.id for c in characters])
    files.done()
    return Content(
        tables,
        dice,
        boards,
        rooms,
        items,
        cards,
        characters,
        [replace(event, index=at) for at, event in enumerate(events)],
        attacks,
        kinds,
        tokens,
        [replace(card, index=at) for at, card in enumerate(actions)],
        wounds,
        [replace(weakness, index=at) for at, weakness in enumerate(weaknesses)],
        objectives,
        [replace(card, index=at) for at, card in enumerate(coordinates)],
        exploration,
        switches,
        loadouts,
    )


SHELF = Shelf(FOLDER, DEFAULTS, _load)
load, load_house = SHELF.load, SHELF.load_house
