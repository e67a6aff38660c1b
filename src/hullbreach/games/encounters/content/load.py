"""All content of encounters, loaded once from the TOML files beside this module and checked as a whole."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from hullbreach.games.encounters.content.board_records import (
    AlienAvatar,
    Avatar,
    Character,
    Contaminant,
    Location,
    Objective,
    Room,
    Spot,
    read_alien_avatars,
    read_avatars,
    read_characters,
    read_locations,
    read_objectives,
    read_rooms,
)
from hullbreach.games.encounters.content.card_records import CLASS_BIT, CREW_BIT, Card, CardReader, read_basic
from hullbreach.games.encounters.content.checks import check_aggregates, check_content
from hullbreach.games.encounters.content.reading import counted, place_of, places_of
from hullbreach.games.encounters.content.setup_records import (
    Achievement,
    Box,
    Difficulty,
    Numbers,
    Scenario,
    Scoring,
    SetUp,
    read_scenarios,
)
from hullbreach.kernel.errors import BadInput
from hullbreach.parts.grammar import one_of
from hullbreach.parts.house import Files, Shelf
from hullbreach.parts.loadouts import Loadout, read_loadouts
from hullbreach.parts.reader import Reader
from hullbreach.parts.switches import Switch

__all__ = ["CLASS_BIT", "CREW_BIT", "Card", "Content", "load", "load_house"]

FOLDER = Path(__file__).parent
ONE: dict[str, object] = {"source": "original", "copies": 1}
PLAIN: dict[str, object] = {**ONE, "effects": []}
CHARACTER: dict[str, object] = {**PLAIN, "cost": 0, "recruit": 0, "attack": 0, "classes": []}
ENEMY: dict[str, object] = {**PLAIN, "kind": "enemy", "type": "alien"}
# By file and kind of record what a record of a house need not say.
DEFAULTS: dict[str, dict[str, dict[str, object]]] = {
    "roles": {"role_card": CHARACTER, "avatar": ONE},
    "basics": {"sergeant": CHARACTER},
    "characters": {"card": CHARACTER, "character": {"source": "original", "film": "alien"}},
    "agendas": {"agenda": CHARACTER},
    "hive": {"card": PLAIN, "deck": {"source": "original", "film": "alien", "cards": 1}},
    "objectives": {
        "objective": {**ONE, "film": "alien", "setup": [], "event": [], "always": [], "action": []},
    },
    "drones": {"drone": ENEMY},
    "strikes": {"strike": PLAIN},
    "alien_player": {"card": PLAIN, "avatar": PLAIN},
    "locations": {"location": {**ONE, "film": "alien"}, "hazard": {"source": "original", "effects": []}},
}


class Content:
    """Every record of the game, by index and by id.

    A card is its index in `cards`: two copies of a card are the same number.
    """

    def __init__(
        self,
        setup: SetUp,
        rooms: list[Room],
        spots: list[Spot],
        cards: list[Card],
        avatars: list[Avatar],
        alien_avatars: list[AlienAvatar],
        characters: list[Character],
        locations: list[Location],
        contaminant: Contaminant,
        objectives: list[Objective],
        scenarios: list[Scenario],
        first_scenario: int,
        first_roles: tuple[int, ...],
        loadouts: tuple[Loadout, ...],
    ) -> None:
        self.box: Box = setup.box
        self.numbers: Numbers = setup.numbers
        self.scoring: Scoring = setup.scoring
        self.switches: list[Switch] = setup.switches
        self.difficulties: list[Difficulty] = setup.difficulties
        self.achievements: list[Achievement] = setup.achievements
        self.rooms = rooms
        self.spots = spots
        self.cards = cards
        self.avatars = avatars
        self.alien_avatars = alien_avatars
        self.characters = characters
        self.locations = locations
        self.contaminant = contaminant
        self.objectives = objectives
        self.scenarios = scenarios
        #: the suggested first game (ENC-SET-01): scenario, and avatars in seat order
        self.first_scenario = first_scenario
        self.first_roles = first_roles
        #: what a quick start proposes, the first that fits
        self.loadouts = loadouts
        self.card_index: dict[str, int] = {c.id: c.index for c in cards}
        self.room_index: dict[str, int] = {r.id: r.index for r in rooms}
        self.avatar_index: dict[str, int] = {a.id: a.index for a in avatars}
        self.alien_avatar_index: dict[str, int] = {a.id: a.index for a in alien_avatars}
        self.character_index: dict[str, int] = {c.id: c.index for c in characters}
        self.location_index: dict[str, int] = {p.id: p.index for p in locations}
        self.objective_index: dict[str, int] = {o.id: o.index for o in objectives}
        self.scenario_index: dict[str, int] = {s.id: s.index for s in scenarios}
        self.specialist: int = self.card_index["specialist"]
        self.grunt: int = self.card_index["grunt"]
        self.facehugger: int = self.card_index["facehugger"]
        self.chestburster: int = self.card_index["chestburster"]
        self.secret: int = self.card_index["secrets_revealed"]
        self._decks: dict[str, list[int]] = {}

    def copies_of(self, deck: str) -> list[int]:
        """Every card of a deck, copies included: role, basic, sergeant, character, hive, drone, hatchery, strike,
        alien, agenda or secret."""
        if deck not in self._decks:
            self._decks[deck] = [card.index for card in self.cards if card.deck == deck for _ in range(card.copies)]
        return self._decks[deck][:]

    def barracks(self, characters: tuple[int, ...]) -> list[int]:
        """Every card of these characters, copies included."""
        own = [card for at in characters for card in self.characters[at].cards]
        return [card for card in own for _ in range(self.cards[card].copies)]

    def card(self, id: str) -> Card:
        """The card with this id."""
        if id not in self.card_index:
            raise BadInput("card", f"{id!r} is no card")
        return self.cards[self.card_index[id]]

    def scenario(self, id: str) -> Scenario:
        """The film scenario with this id."""
        if id not in self.scenario_index:
            raise BadInput("scenario", f"{id!r}, expected {one_of(self.scenario_index)}")
        return self.scenarios[self.scenario_index[id]]


def _read_basics(r: Reader, cards: CardReader, numbers: Numbers) -> None:
    each = r.each("basic", lambda record: read_basic(cards, record))
    if each != [numbers.specialists, numbers.grunts]:
        raise r.bad("basic: per_player", f"{each}, but setup.toml deals {[numbers.specialists, numbers.grunts]}")
    for record in r.tables("sergeant"):
        sergeant = cards.character(record, "sergeant")
        if sergeant.cost != numbers.sergeant_cost:
            raise record.bad("cost", f"{sergeant.cost}, expected {numbers.sergeant_cost}")
    r.done()


def _count(content: Content) -> None:
    """Every file against the box (ENC-CMP-01, ENC-CMP-12)."""
    box = content.box
    held: Counter[str] = Counter()
    for card in content.cards:
        name = card.id if card.deck in ("basic", "hatchery") else card.side + card.deck
        held[name] += card.copies
    for what, file, found, expected in (
        ("avatar", "roles", len(content.avatars), box.role_avatars),
        ("role_card", "roles", held["role"], box.role_cards),
        ("basic specialist", "basics", held["specialist"], box.specialists),
        ("basic grunt", "basics", held["grunt"], box.grunts),
        ("sergeant", "basics", held["sergeant"], box.sergeants),
        ("card", "characters", held["character"], box.characters),
        ("location", "locations", len(content.locations), box.locations),
        ("objective", "objectives", len(content.objectives), box.objectives),
        ("card", "hive", held["hive"], box.hive),
        ("drone", "drones", held["drone"], box.drones),
        ("card facehugger", "hatchery", held["facehugger"], box.facehuggers),
        ("card chestburster", "hatchery", held["chestburster"], box.chestbursters),
        ("strike", "strikes", held["strike"], box.strikes),
        ("avatar", "alien_player", len(content.alien_avatars), box.alien_avatars),
        ("card", "alien_player", held["alien"], box.alien_cards),
        ("good agenda", "agendas", held["goodagenda"], box.good_agendas),
        ("evil agenda", "agendas", held["evilagenda"], box.evil_agendas),
        ("secret", "agendas", held["secret"], box.secrets_revealed),
    ):
        counted(Reader({}, f"{file}.toml"), what, found, expected)


def _load(files: Files) -> Content:
    file = files.read("setup")
    # What else is wrong is measured by the box where the set-up is wrong.
    (setup,) = file.attempt(SetUp) or [SetUp(Files(FOLDER, {}, {}, {}).read("setup"))]
    rooms, spots = read_rooms(files.read("rooms"))
    cards = CardReader()
    avatars = read_avatars(files.read("roles"), cards)
    _read_basics(files.read("basics"), cards, setup.numbers)
    people = files.read("characters")
    characters = read_characters(people, cards)
    if files.house:
        people.tables("aggregate")
        people.done()
    else:
        check_aggregates(people, characters, cards.cards)
    agendas = files.read("agendas")
    agendas.each("agenda", lambda each: cards.character(each, "agenda"))
    agendas.each("secret", cards.secret)
    agendas.done()
    hive = files.read("hive")
    objectives = read_objectives(files.read("objectives"), hive, cards, setup.numbers.mini_deck_sizes)
    drones = files.read("drones")
    drones.each("drone", lambda each: cards.enemy(each, "drone"))
    drones.done()
    hatchery = files.read("hatchery")
    hatchery.each("card", cards.hatchery)
    hatchery.done()
    strikes = files.read("strikes")
    strikes.each("strike", cards.strike)
    strikes.done()
    aliens = files.read("alien_player")
    alien_avatars = read_alien_avatars(aliens)
    aliens.each("card", cards.alien)
    aliens.done()
    locations, contaminant = read_locations(files.read("locations"))
    # Scenarios are put together from all of these.
    files.done()
    scenarios = read_scenarios(
        file,
        [p.id for p in locations],
        [o.id for o in objectives],
        [o.number for o in objectives],
        [c.id for c in characters],
    )
    first = file.table("first_game")
    first_scenario = place_of(first, "scenario", [s.id for s in scenarios])
    first_roles = places_of(first, "roles_in_order", [a.id for a in avatars])
    first.done()
    loadouts = read_loadouts(
        files.read("loadouts"), [s.id for s in scenarios], setup.numbers.max_players, [a.id for a in avatars]
    )
    file.done()
    files.done()
    content = Content(
        setup, rooms, spots, cards.cards, avatars, alien_avatars, characters, locations, contaminant, objectives,
        scenarios, first_scenario, first_roles, loadouts,
    )  # fmt: skip
    if not files.house:
        _count(content)
    check_content(content)
    return content


SHELF = Shelf(FOLDER, DEFAULTS, _load)
load, load_house = SHELF.load, SHELF.load_house
