"""Rooms, avatars, characters, locations, objectives and mini-decks as typed records."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from hullbreach.games.encounters.content.card_records import Card, CardReader
from hullbreach.games.encounters.content.reading import FILMS, place_of, read_clauses, read_source
from hullbreach.games.encounters.content.vocabulary import CREWS, ROOMS
from hullbreach.kernel.errors import meant
from hullbreach.parts.grammar import Effect
from hullbreach.parts.reader import Reader

_GOAL = re.compile(r"(collected|attached|killed) ([a-z][a-z0-9_]*)>=(\d+)")


@dataclass(frozen=True)
class Room:
    """A room of the complex; index 0 is the entry at the right end, the last one borders on the Combat Zone."""

    index: int
    id: str
    name: str
    scan_cost: int


@dataclass(frozen=True)
class Avatar:
    """A role avatar; role_card: the index of the card that comes with it."""

    index: int
    id: str
    name: str
    health: int
    defense: int
    role_card: int


@dataclass(frozen=True)
class AlienAvatar:
    """The avatar of an alien player; always: in force in its own turns, start: at their beginning."""

    index: int
    id: str
    name: str
    health: int
    defense: int
    effects: tuple[Effect, ...]
    always: tuple[Effect, ...]
    start: tuple[Effect, ...]


@dataclass(frozen=True)
class Character:
    """One of the sixteen characters of the Barracks; cards: the indices of its card types."""

    index: int
    id: str
    name: str
    crew: str
    film: str
    cards: tuple[int, ...]


@dataclass(frozen=True)
class Hazard:
    """What the Hazard card with this number does at a location."""

    id: str
    name: str
    number: int
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Location:
    """A location with its three hazards, number 1 first."""

    index: int
    id: str
    name: str
    film: str
    hazards: tuple[Hazard, ...]


@dataclass(frozen=True)
class Contaminant:
    """What a Hazard card is while it travels through the decks of the players."""

    id: str
    name: str
    on_draw: tuple[Effect, ...]
    once: tuple[Effect, ...]
    cleanup: tuple[Effect, ...]


@dataclass(frozen=True)
class Goal:
    """What completes an objective: n cards of this id or tag collected, attached in different rooms, or killed.

    cards: the indices of the card types that count.
    """

    what: str
    name: str
    n: int
    cards: tuple[int, ...]


@dataclass(frozen=True)
class Objective:
    """An objective; hive: the index of each card of its mini-deck, copies included."""

    index: int
    id: str
    name: str
    number: int
    film: str
    setup: tuple[Effect, ...]
    event: tuple[Effect, ...]
    always: tuple[Effect, ...]
    action: tuple[Effect, ...]
    goal: Goal
    hive: tuple[int, ...]


@dataclass(frozen=True)
class Spot:
    """A named place of the playmat."""

    id: str
    name: str


# ---- the playmat


def read_rooms(r: Reader) -> tuple[list[Room], list[Spot]]:
    """The rooms in the order of a push, and the other places."""
    r.text("graph")
    rooms: list[Room] = []
    for at, each in enumerate(r.tables("room")):
        following = ROOMS[at + 1] if at + 1 < len(ROOMS) else "combat_zone"
        each.word("id", (ROOMS[at],))
        each.word("next", (following,))
        each.number("order", at + 1, at + 1)
        each.number("capacity", 1, 1)
        if each.flag("entry") != (at == 0):
            raise each.bad("entry", "only the first room is the entry")
        rooms.append(Room(at, each.text("id"), each.text("name"), each.number("scan_cost", 0, 9)))
        read_source(each)
        each.done()
    if len(rooms) != len(ROOMS):
        raise r.bad("room", f"{len(rooms)} found, expected {len(ROOMS)}")
    spots: list[Spot] = []
    for each in r.tables("zone") + r.tables("spot"):
        spots.append(Spot(each.text("id"), each.text("name")))
        for key in ("capacity", "new_cards", "strike_order", "slots"):
            if each.has(key):
                each.value(key, "a word")
        read_source(each)
        each.done()
    r.done()
    return rooms, spots


# ---- avatars and characters


def read_avatars(r: Reader, cards: CardReader) -> list[Avatar]:
    """The role avatars; their role cards are read before them."""
    roles = r.tables("role_card")
    owners = [each.text("role") for each in roles]
    role_cards = r.each("role_card", lambda each: cards.character(each, "role"))
    ids = [card.id for card in role_cards]
    found: list[Avatar] = []
    for at, each in enumerate(r.tables("avatar")):
        role_card = place_of(each, "role_card", ids)
        each.number("copies", 1, 1)
        avatar = Avatar(
            index=at,
            id=each.text("id"),
            name=each.text("name"),
            health=each.number("health", 1, 30),
            defense=each.number("defense", 1, 30),
            role_card=role_cards[role_card].index,
        )
        if owners[role_card] != avatar.id:
            raise each.bad("role_card", f"{ids[role_card]!r} belongs to {owners[role_card]!r}")
        read_source(each)
        each.done()
        found.append(avatar)
    r.done()
    return found


def read_alien_avatars(r: Reader) -> list[AlienAvatar]:
    """The avatars of alien players."""
    found: list[AlienAvatar] = []
    for at, each in enumerate(r.tables("avatar")):
        effects = read_clauses(each, "effects", ("always", "start"))
        each.number("copies", 1, 1)
        found.append(
            AlienAvatar(
                index=at,
                id=each.text("id"),
                name=each.text("name"),
                health=each.number("health", 1, 30),
                defense=each.number("defense", 1, 30),
                effects=effects,
                always=tuple(e for e in effects if e.timing == "always"),
                start=tuple(e for e in effects if e.timing == "start"),
            )
        )
        read_source(each)
        each.done()
    return found


def read_characters(r: Reader, cards: CardReader) -> list[Character]:
    """The characters of the Barracks and all their cards; the aggregates are left to character_checks."""
    made = r.each("card", lambda each: cards.character(each, "character"))
    found: list[Character] = []
    for at, each in enumerate(r.tables("character")):
        id = each.text("id")
        crew = each.word("crew", CREWS)
        own = [card for card in made if card.owner == id]
        if sorted(card.copies for card in own) != [1, 3, 5, 5] and not r.in_house:
            raise each.bad("id", "needs a rare, three copies of an uncommon and five of each of two commons")
        for card in own:
            if card.crew != crew:
                raise each.bad("crew", f"{crew}, but card {card.id} has {card.crew!r}")
        found.append(
            Character(at, id, each.text("name"), crew, each.word("film", FILMS), tuple(card.index for card in own))
        )
        read_source(each)
        each.done()
    for card in made:
        if card.owner not in [c.id for c in found]:
            r.wrong(f"card {card.id}: character", f"{card.owner!r} is no character")
    return found


# ---- locations


def read_locations(r: Reader) -> tuple[list[Location], Contaminant]:
    """The locations with their hazards, and the Contaminant that one of them brings."""
    owners: list[str] = []
    hazards: list[Hazard] = []
    for each in r.tables("hazard"):
        owners.append(each.text("location"))
        number = each.number("number", 1, 3)
        effects = read_clauses(each, "effects", ("hazard",))
        for effect in effects:
            if effect.about != str(number):
                raise each.bad("effects", f"hazard {effect.about} in hazard {number}")
        hazards.append(Hazard(each.text("id"), each.text("name"), number, effects))
        read_source(each)
        each.done()
    found: list[Location] = []
    for at, each in enumerate(r.tables("location")):
        id = each.text("id")
        own = [h for h, owner in zip(hazards, owners, strict=True) if owner == id]
        if [h.number for h in own] != [1, 2, 3]:
            raise each.bad("id", f"hazards {[h.number for h in own]}, expected 1, 2, 3")
        each.number("copies", 1, 1)
        found.append(Location(at, id, each.text("name"), each.word("film", FILMS), tuple(own)))
        read_source(each)
        each.done()
    ids = [location.id for location in found]
    for hazard, owner in zip(hazards, owners, strict=True):
        if owner not in ids:
            raise r.bad(f"hazard {hazard.id}: location", f"{owner!r} is no location")
    travelling = r.tables("infest_card")
    if len(travelling) != 1:
        raise r.bad("infest_card", f"{len(travelling)} found, expected 1")
    each = travelling[0]
    each.word("location", ids)
    effects = read_clauses(each, "effects", ("on_draw", "once", "cleanup"))
    contaminant = Contaminant(
        id=each.text("id"),
        name=each.text("name"),
        on_draw=tuple(e for e in effects if e.timing == "on_draw"),
        once=tuple(e for e in effects if e.timing == "once"),
        cleanup=tuple(e for e in effects if e.timing == "cleanup"),
    )
    read_source(each)
    each.done()
    r.done()
    return found, contaminant


# ---- objectives


def read_goal(r: Reader, key: str, hive: list[Card]) -> Goal:
    """The goal of an objective, over the cards of its own mini-deck."""
    text = r.text(key)
    match = _GOAL.fullmatch(text)
    if match is None:
        raise r.bad(key, f"{text!r}, expected collected, attached or killed, an id or tag, and >= a number")
    what, name, n = match.groups()
    counting = tuple(card.index for card in hive if card.id == name or name in card.tags)
    if not counting:
        raise r.bad(key, f"no card {name!r} in the mini-deck of this objective")
    return Goal(what, name, int(n), counting)


def read_objectives(r: Reader, hive: Reader, cards: CardReader, sizes: tuple[int, ...]) -> list[Objective]:
    """The objectives and the mini-deck of each."""
    made = hive.each("card", cards.hive)
    decks: dict[str, list[Card]] = {}
    claims: dict[str, str] = {}
    for each in hive.tables("deck"):
        id = each.text("id")
        number = each.number("number", 1, 3)
        decks[id] = [card for card in made if card.owner == id]
        claims[id] = each.text("objective")
        if each.in_house:
            each.word("id", (f"hive_{claims[id]}",))
        _check_mini_deck(each, decks[id], number, each.number("cards", 1, 99), sizes)
        each.word("film", FILMS)
        read_source(each)
        each.done()
    for card in made:
        if card.owner not in decks:
            hive.wrong(f"card {card.id}: deck", f"{card.owner!r} is no mini-deck{meant(card.owner, decks)}")
    hive.done()

    def read(each: Reader) -> Objective:
        deck = each.word("hive", tuple(decks))
        if each.sound():
            each.word("id", (claims[deck],))
        each.number("copies", 1, 1)
        objective = Objective(
            index=0,
            id=each.text("id"),
            name=each.text("name"),
            number=each.number("number", 1, 3),
            film=each.word("film", FILMS),
            setup=read_clauses(each, "setup", ("setup",)),
            event=read_clauses(each, "event", ("event",)),
            always=read_clauses(each, "always", ("always",)),
            action=read_clauses(each, "action", ("action",)),
            goal=read_goal(each, "goal", decks[deck]),
            hive=tuple(card.index for card in decks[deck] for _ in range(card.copies)),
        )
        if not objective.event:
            raise each.bad("event", "empty, every objective has one")
        if not r.in_house and len(objective.hive) != sizes[objective.number - 1]:
            raise each.bad("hive", f"{deck!r} is not the mini-deck of an objective {objective.number}")
        read_source(each)
        each.done()
        return objective

    found = [replace(objective, index=at) for at, objective in enumerate(r.each("objective", read))]
    if r.sound() and len(found) != len(decks):
        raise r.bad("objective", f"{len(found)} objectives for {len(decks)} mini-decks")
    r.done()
    return found


def _check_mini_deck(r: Reader, cards: list[Card], number: int, claimed: int, sizes: tuple[int, ...]) -> None:
    """Size, one Hazard, two Events, and a final enemy in the third deck only (ENC-CMP-12); in the box, that is."""
    if r.in_house:
        return
    size = sum(card.copies for card in cards)
    if not size == claimed == sizes[number - 1]:
        raise r.bad("cards", f"{size} found, {claimed} claimed, expected {sizes[number - 1]}")
    for what, found, expected in (
        ("hazards", sum(card.copies for card in cards if card.kind == "hazard"), 1),
        ("events", sum(card.copies for card in cards if card.kind == "event"), 2),
        ("final enemies", sum(card.copies for card in cards if card.final), 1 if number == 3 else 0),
    ):
        if found != expected:
            raise r.bad("cards", f"{found} {what}, expected {expected}")
