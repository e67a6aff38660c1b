"""Set-up numbers, film scenarios, rule switches, difficulty, scoring and achievements as typed records."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace

from hullbreach.games.encounters.content.reading import place_of, places_of
from hullbreach.games.encounters.content.vocabulary import CLASSES, CREWS
from hullbreach.parts.reader import SOURCES, Reader
from hullbreach.parts.switches import Switch, read_switch

PHASES = ("hive", "action", "strike", "cleanup")


@dataclass(frozen=True)
class Box:
    """How many cards of each kind there are."""

    role_avatars: int
    role_cards: int
    specialists: int
    grunts: int
    sergeants: int
    characters: int
    locations: int
    objectives: int
    hive: int
    drones: int
    facehuggers: int
    chestbursters: int
    strikes: int
    alien_avatars: int
    alien_cards: int
    good_agendas: int
    evil_agendas: int
    secrets_revealed: int


@dataclass(frozen=True)
class Scoring:
    """Points of a finished game, normal and with Hidden Agendas (ENC-SCO)."""

    win_per_survivor: int
    loss: int
    alien_player: int
    agendas_win_per_survivor: int
    no_traitor_bonus: int
    traitor_beaten_bonus: int
    agendas_loss: int
    traitor_loss: int
    traitor_win_per_dead_player: int


@dataclass(frozen=True)
class Numbers:
    """The numbers of set-up and turn. drone_table: Drones in the mini-decks by number of players, from 0 on."""

    min_players: int
    max_players: int
    specialists: int
    grunts: int
    hand_size: int
    hq_slots: int
    barracks_characters: int
    sergeant_cost: int
    mini_deck_sizes: tuple[int, ...]
    hive_reshuffles: int
    drone_table: tuple[tuple[int, ...], ...]
    free_first_turns_at_5: int
    alien_hand_size: int
    evil_agendas_dealt: int
    undealt_agendas: int
    agendas_min_avatars: int


@dataclass(frozen=True)
class Scenario:
    """A location, three objectives and four characters, by index."""

    index: int
    id: str
    name: str
    location: int
    objectives: tuple[int, ...]
    characters: tuple[int, ...]


@dataclass(frozen=True)
class Difficulty:
    """A setting that makes the game easier or harder; one that is only on or off has no numbers: most is 0."""

    id: str
    mode: str
    default: int
    least: int
    most: int
    rule: str


@dataclass(frozen=True)
class Achievement:
    """Something to be proud of, with its rule."""

    id: str
    rule: str


class SetUp:
    """Everything of setup.toml but the scenarios, which need the other files."""

    def __init__(self, r: Reader) -> None:
        r.word("source", SOURCES)
        self.box = read_box(r.table("box"))
        self.numbers = read_numbers(r)
        self.scoring = read_scoring(r.table("scoring"))
        self.switches: list[Switch] = [_switch(each) for each in r.tables("option")]
        self.difficulties: list[Difficulty] = [read_difficulty(each) for each in r.tables("difficulty")]
        self.achievements: list[Achievement] = [read_achievement(each) for each in r.tables("achievement")]
        _named(r, "class", CLASSES)
        _named(r, "crew", CREWS)


def _named(r: Reader, key: str, words: Sequence[str]) -> None:
    """The file and the vocabulary must name the same classes and crews, in the same order."""
    ids: list[str] = []
    for each in r.tables(key):
        ids.append(each.word("id", words))
        if each.has("themes"):
            each.texts("themes")
        if each.has("name"):
            each.text("name")
        each.done()
    if tuple(ids) != tuple(words):
        r.wrong(key, f"{', '.join(ids)}, expected {', '.join(words)}")


def read_box(r: Reader) -> Box:
    """The counts of the box, 600 cards in all (ENC-CMP-01)."""
    box = Box(**{field.name: r.number(field.name, 1, 600) for field in fields(Box)})
    r.done()
    total = sum(r.number(key, 1, 600) for key in r.data)
    if total != 600:
        r.wrong("box", f"{total} cards in all, expected 600")
    return box


def read_numbers(r: Reader) -> Numbers:
    """The numbers of set-up, turn and modes."""
    players, deck, table, turn = r.table("players"), r.table("deck"), r.table("drone_table"), r.table("turn")
    modes = r.table("modes")
    aliens, agendas = modes.table("player_aliens"), modes.table("hidden_agendas")
    table.word("source", SOURCES)
    for phases, expected in ((turn, PHASES), (aliens, ("action", "cleanup"))):
        if phases.texts("phases") != expected:
            phases.wrong("phases", f"expected {', '.join(expected)}")
    deck.number("role_cards", 1, 1)
    numbers = Numbers(
        min_players=players.number("min", 1, 5),
        max_players=players.number("max", 1, 5),
        specialists=deck.number("specialists", 0, 20),
        grunts=deck.number("grunts", 0, 20),
        hand_size=deck.number("hand_size", 1, 20),
        hq_slots=deck.number("hq_slots", 1, 9),
        barracks_characters=deck.number("barracks_characters", 1, 16),
        sergeant_cost=deck.number("sergeant_cost", 0, 20),
        mini_deck_sizes=deck.numbers("hive_mini_deck_sizes", 1, 99),
        hive_reshuffles=deck.number("hive_reshuffles_before_loss", 0, 9),
        drone_table=((0, 0, 0), *(table.numbers(f"players_{n}", 0, 8) for n in range(1, 6))),
        free_first_turns_at_5=table.number("free_first_turns_at_5", 0, 9),
        alien_hand_size=aliens.number("hand_size", 1, 20),
        evil_agendas_dealt=agendas.number("evil_dealt_from", 1, 5),
        undealt_agendas=agendas.number("undealt_cards", 0, 5),
        agendas_min_avatars=agendas.number("min_avatars", 1, 5),
    )
    for each in (players, deck, table, turn, aliens, agendas, modes):
        each.done()
    return numbers


def read_scoring(r: Reader) -> Scoring:
    """The points of a finished game."""
    normal, agendas = r.table("normal"), r.table("hidden_agendas")
    scoring = Scoring(
        win_per_survivor=normal.number("win_per_survivor", 0, 99),
        loss=normal.number("loss", 0, 99),
        alien_player=normal.number("alien_player", 0, 99),
        agendas_win_per_survivor=agendas.number("win_per_survivor", 0, 99),
        no_traitor_bonus=agendas.number("no_traitor_in_play_bonus", 0, 99),
        traitor_beaten_bonus=agendas.number("traitor_beaten_bonus", 0, 99),
        agendas_loss=agendas.number("loss", 0, 99),
        traitor_loss=agendas.number("traitor_loss", 0, 99),
        traitor_win_per_dead_player=agendas.number("traitor_win_per_dead_player", 0, 99),
    )
    for each in (normal, agendas, r):
        each.done()
    return scoring


def _switch(r: Reader) -> Switch:
    """One rule switch; the first value is the default."""
    found = read_switch(r, r.text("id"))
    if found.values and found.default != found.values[0]:
        r.wrong("default", f"{found.default!r}, expected {found.values[0]}")
    return found


def read_difficulty(r: Reader) -> Difficulty:
    """One setting of the difficulty."""
    counted = r.has("default")
    most = r.number("most", 1, 99) if counted else 0
    least = r.number("least", 0, most) if counted else 0
    made = Difficulty(
        id=r.text("id"),
        mode=r.word("mode", ("easy", "hard")),
        default=r.number("default", least, most) if counted else 0,
        least=least,
        most=most,
        rule=r.text("rule"),
    )
    r.done()
    return made


def read_achievement(r: Reader) -> Achievement:
    """One achievement."""
    made = Achievement(r.text("id"), r.text("rule"))
    r.done()
    return made


def read_scenarios(
    r: Reader, locations: Sequence[str], objectives: Sequence[str], numbers: Sequence[int], characters: Sequence[str]
) -> list[Scenario]:
    """The film scenarios; numbers: of the objectives."""

    def read(each: Reader) -> Scenario:
        scenario = Scenario(
            index=0,
            id=each.text("id"),
            name=each.text("name"),
            location=place_of(each, "location", locations),
            objectives=places_of(each, "objectives", objectives),
            characters=places_of(each, "characters", characters),
        )
        each.done()
        if [numbers[o] for o in scenario.objectives] != [1, 2, 3]:
            raise each.bad("objectives", "expected numbers 1, 2, 3 in this order")
        if len(scenario.characters) != 4:
            raise each.bad("characters", f"{len(scenario.characters)} found, expected 4")
        return scenario

    return [replace(scenario, index=at) for at, scenario in enumerate(r.each("scenario", read))]
