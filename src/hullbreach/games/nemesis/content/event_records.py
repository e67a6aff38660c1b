"""Events, Intruders and all they do, wounds, Weaknesses, objectives, courses, Exploration tokens as typed records."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from hullbreach.games.nemesis.content.goals import CorpseInRoom, parse_goal
from hullbreach.games.nemesis.content.names import (
    AFTER,
    ATTACKS,
    BLANK,
    DESTINATIONS,
    DEVELOPMENT,
    EXPLORATION,
    INTRUDERS,
    NONE,
    OBJECTIVE_DECKS,
    SPACES,
    WEAPON_CLASSES,
    WOUNDS,
)
from hullbreach.games.nemesis.content.reading import read_name
from hullbreach.games.nemesis.content.vocabulary import ALWAYS, ATTACK, EVENT, INTRUDER_ACTION, SHOT, VOCABULARY
from hullbreach.parts.grammar import Effect, Verb
from hullbreach.parts.reader import Reader

RETREAT = 0
"""The blood value of a card that shows an arrow."""
ANY_CORRIDOR = 0


@dataclass(frozen=True)
class EventCard:
    """An Event card: which Intruders move, as a mask, through which Corridors, what happens, where the card goes."""

    index: int
    id: str
    movers: int
    corridor: int
    effects: tuple[Effect, ...]
    after: str


@dataclass(frozen=True)
class Attack:
    """What an Intruder Attack card does. attackers: a mask of those who hit with it; blood: of all its cards."""

    index: int
    id: str
    attackers: int
    blood: tuple[int, ...]
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class AttackCard:
    """An Intruder Attack card: its attack, by number, and its blood value, RETREAT for an arrow."""

    index: int
    id: str
    attack: int
    blood: int
    copies: int


@dataclass(frozen=True)
class IntruderAction:
    """A card of the Intruder player. name: several cards may have it; move: a Corridor number or ANY_CORRIDOR; attack:
    how many Attack cards are drawn for it."""

    index: int
    id: str
    name: str
    move: int
    attack: int
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class IntruderKind:
    """A kind of Intruder. check: cards of an Injury check, 0: any Injury kills. adds: the kind that joins the bag."""

    index: int
    id: str
    miniatures: int
    attack: str
    check: int
    carcass: bool
    development: str
    adds: int


@dataclass(frozen=True)
class IntruderToken:
    """A token of the bag: its kind and its Surprise Attack number."""

    index: int
    id: str
    kind: int
    number: int
    copies: int


@dataclass(frozen=True)
class Wound:
    """A Serious Wound and how many cards of it there are."""

    index: int
    id: str
    copies: int
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Weakness:
    """A Weakness of the Intruders. weapon_class: only for shots of these weapons, "" for everything."""

    index: int
    id: str
    weapon_class: str
    effects: tuple[Effect, ...]


@dataclass(frozen=True)
class Objective:
    """An objective. any_of: ways to reach it, each a tuple of goals that must all be met."""

    index: int
    id: str
    deck: int
    min_players: int
    any_of: tuple[tuple[Verb, ...], ...]
    survives_on_mars: bool


@dataclass(frozen=True)
class Coordinates:
    """A Coordinates card: the destination of each space A to D."""

    index: int
    id: str
    leads_to: tuple[int, ...]


@dataclass(frozen=True)
class ExplorationToken:
    """An Exploration token: its effect and the Item Counter of its Room."""

    index: int
    id: str
    effect: int
    items: int
    copies: int


def mask(r: Reader, key: str) -> int:
    """Kinds of Intruders as a mask."""
    return sum([1 << INTRUDERS.index(word) for word in r.words(key, INTRUDERS[:BLANK])])


def one_effect(r: Reader, timing: str) -> tuple[Effect, ...]:
    """What a record does at its only moment."""
    effects = r.effects("effects", VOCABULARY, (timing,))
    if len(effects) != 1:
        r.wrong("effects", f"{len(effects)} effects, expected one, with everything that happens")
    return effects


def read_event(r: Reader) -> EventCard:
    """One Event card; its index is given when all are read."""
    read_name(r)
    event = EventCard(
        index=NONE,
        id=r.text("id"),
        movers=mask(r, "movers"),
        corridor=r.number("corridor", 1, 4),
        effects=one_effect(r, EVENT),
        after=r.word("after", AFTER),
    )
    r.done()
    return event


def read_attack(r: Reader) -> Attack:
    """One attack; its index is given when all are read."""
    read_name(r)
    attack = Attack(NONE, r.text("id"), mask(r, "attackers"), r.numbers("blood", RETREAT, 9), one_effect(r, ATTACK))
    if not attack.blood:
        r.wrong("blood", "empty, expected the values of its cards")
    r.done()
    return attack


def attack_cards(attacks: Sequence[Attack]) -> list[AttackCard]:
    """Every different card: those with the same attack and blood value are copies."""
    found: list[AttackCard] = []
    for attack in attacks:
        for blood, copies in sorted(Counter(attack.blood).items()):
            id = f"{attack.id}_{'retreat' if blood == RETREAT else blood}"
            found.append(AttackCard(len(found), id, attack.index, blood, copies))
    return found


def read_intruder_action(r: Reader) -> IntruderAction:
    """One card of the Intruder player; its index is given when all are read."""
    card = IntruderAction(
        index=NONE,
        id=r.text("id"),
        name=r.text("name"),
        move=r.number("move", ANY_CORRIDOR, 4),
        attack=r.number("attack", 1, 9),
        effects=one_effect(r, INTRUDER_ACTION),
    )
    r.done()
    return card


def read_intruder(r: Reader) -> tuple[IntruderKind, tuple[int, ...]]:
    """One kind of Intruder, and the numbers of its tokens."""
    id = r.word("id", INTRUDERS)
    development = r.word("development", DEVELOPMENT)
    kind = IntruderKind(
        index=INTRUDERS.index(id),
        id=id,
        miniatures=r.number("miniatures", 0, 99),
        attack=r.word("attack", ATTACKS),
        check=r.number("check", 0, 9),
        carcass=r.flag("carcass"),
        development=development,
        adds=INTRUDERS.index(r.word("adds", INTRUDERS)) if r.has("adds") else NONE,
    )
    if (kind.adds != NONE) != (development in ("replace", "add")):
        r.wrong("adds", f"expected with replace and add, and with them alone, not with {development}")
    tokens = r.numbers("tokens", 0, 9)
    r.done()
    return kind, tokens


def intruder_tokens(found: Sequence[tuple[IntruderKind, tuple[int, ...]]]) -> list[IntruderToken]:
    """Every different token of the bag: those of one kind with the same number are copies."""
    made: list[IntruderToken] = []
    for kind, numbers in found:
        for number, copies in sorted(Counter(numbers).items()):
            id = f"{kind.id}_{number}" if number else kind.id
            made.append(IntruderToken(len(made), id, kind.index, number, copies))
    return made


def read_wound(r: Reader) -> Wound:
    """One kind of Serious Wound."""
    id = r.word("id", WOUNDS)
    wound = Wound(WOUNDS.index(id), id, r.number("count", 1, 99), one_effect(r, ALWAYS))
    r.done()
    return wound


def read_weakness(r: Reader) -> Weakness:
    """One Weakness; its index is given when all are read."""
    read_name(r)
    shot = r.has("weapon_class")
    weapon_class = r.word("weapon_class", WEAPON_CLASSES) if shot else ""
    weakness = Weakness(NONE, r.text("id"), weapon_class, one_effect(r, SHOT if shot else ALWAYS))
    r.done()
    return weakness


def read_objective(r: Reader, rooms: Sequence[str], players: int) -> Objective:
    """One objective; its index is given when all are read."""
    read_name(r)
    objective = Objective(
        index=NONE,
        id=r.text("id"),
        deck=OBJECTIVE_DECKS.index(r.word("deck", OBJECTIVE_DECKS)),
        min_players=r.number("min_players", 1, players),
        any_of=r.parsed("any_of", parse_goal),
        survives_on_mars=r.flag("survives_on_mars") if r.has("survives_on_mars") else False,
    )
    if not objective.any_of:
        r.wrong("any_of", "empty, expected at least one way to reach it")
    for way in objective.any_of:
        for goal in way:
            if isinstance(goal, CorpseInRoom) and goal.room not in rooms:
                r.wrong("any_of", f"{goal.room!r} is no Room")
    r.done()
    return objective


def read_coordinates(r: Reader) -> Coordinates:
    """One Coordinates card; its index is given when all are read."""
    leads_to = tuple([DESTINATIONS.index(r.word(space, DESTINATIONS)) for space in SPACES])
    if len(set(leads_to)) != len(SPACES):
        r.wrong("A", "a destination twice, expected each of the four once")
    card = Coordinates(NONE, r.text("id"), leads_to)
    r.done()
    return card


def read_exploration(r: Reader) -> list[ExplorationToken]:
    """Every different Exploration token with this effect."""
    word = r.word("effect", EXPLORATION)
    found = [
        ExplorationToken(NONE, f"{word}_{items}", EXPLORATION.index(word), items, copies)
        for items, copies in sorted(Counter(r.numbers("items", 0, 9)).items())
    ]
    r.done()
    return found
