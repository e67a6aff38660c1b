"""All content of hunt, loaded once from the TOML files beside this module and checked as a whole."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from hullbreach.games.hunt.content.actions import ACTION_IDS, SEAL, WELD, Action, read_action
from hullbreach.games.hunt.content.arena_records import Arena, read_arena
from hullbreach.games.hunt.content.card_records import (
    DECK,
    WEIGHTS,
    EnvironmentCard,
    MissionCard,
    Scale,
    StrategyCard,
    read_environment,
    read_mission_card,
    read_scale,
    read_strategy,
)
from hullbreach.games.hunt.content.force_records import ForceReader, Forces, read_force_org
from hullbreach.games.hunt.content.hero_records import Heroes, read_heroes
from hullbreach.games.hunt.content.map_records import (
    CAMPAIGN,
    DECOY,
    Map,
    TileKind,
    Token,
    read_map,
    read_tiles,
    read_tokens,
)
from hullbreach.games.hunt.content.mission_records import (
    Decoys,
    Mission,
    SpecialRules,
    StartingForce,
    check_mission,
    read_forces,
    read_mission,
    read_special_rules,
)
from hullbreach.games.hunt.content.names import BASES, FACTIONS, MEDIUM, NONE, PREDATOR, TYPES
from hullbreach.games.hunt.content.reading import counted, different
from hullbreach.games.hunt.content.skills import SKILL_BITS, SKILLS, Skill, read_skill
from hullbreach.games.hunt.content.switches import SWITCHES, Switches, choose
from hullbreach.games.hunt.content.tables import Tables, read_tables
from hullbreach.games.hunt.content.unit_records import Unit, Weapon, read_unit, read_weapon
from hullbreach.games.hunt.content.vocabulary import ANY_WEAPON
from hullbreach.kernel.errors import BadInput
from hullbreach.parts.grammar import one_of
from hullbreach.parts.house import Files, Shelf
from hullbreach.parts.reader import SOURCES, Reader
from hullbreach.parts.switches import Switch, read_switches

__all__ = ["Content", "Switches", "load", "load_house"]

FOLDER = Path(__file__).parent
ORIGINAL: dict[str, object] = {"source": "original"}
CARD: dict[str, object] = {**ORIGINAL, "copies": 1}
FREE: dict[str, object] = {"ordered": False}
# By file and kind of record what a record of a house need not say.
DEFAULTS: dict[str, dict[str, dict[str, object]]] = {
    "weapons": {"weapon": {**ORIGINAL, "avv": 0}},
    "units": {
        "unit": {
            **ORIGINAL, "m": 1, "ld": 19, "a_min": 0, "skills": [], "cost": 0, "level_cost": 0, "max_level": 4,
            "max_bought_level": 1, "in_box": 0,
        }
    },
    **{f"strategy_{word}": {"card": {**CARD, "targets": 1, "weight": 2}} for word in FACTIONS},
    "environment": {"card": CARD},
    "mission_cards": {"card": CARD},
    "missions": {"mission": {**ORIGINAL, "number": 1, "special_rules": [], "victory": dict.fromkeys(FACTIONS, FREE)}},
    "maps": {"map": {**ORIGINAL, "use": CAMPAIGN}},
    "force_org": {"force": ORIGINAL},
    "arena": {"size": {**ORIGINAL, "head_start": dict.fromkeys(FACTIONS, 0)}, "force": ORIGINAL},
}  # fmt: skip
UNITS = {"marine": 11, "alien": 9, "predator": 10}
MODELS = {"marine": 5, "alien": 15, "predator": 3}
MISSIONS = 10
DECOY_UNIT = "decoy"
"""What a decoy is called where units have names; it is the last of the units."""


@dataclass(frozen=True)
class Host:
    """Which Alien appears for a host: one of this unit, or of this faction, type and base where they are said."""

    unit: int
    faction: int
    type: str
    base: int
    spawns: int

    def fits(self, unit: int, faction: int, type: str, base: int) -> bool:
        """Whether such a model is a host of this kind."""
        named = self.unit in (NONE, unit) and self.faction in (NONE, faction)
        return named and self.type in ("", type) and self.base in (NONE, base)


class Content:
    """Every record of the game, by index and by id."""

    def __init__(
        self,
        tables: Tables,
        tokens: list[Token],
        kinds: tuple[TileKind, ...],
        weapons: list[Weapon],
        units: list[Unit],
        actions: list[Action],
        skills: list[Skill],
        hosts: list[Host],
        strategy: list[StrategyCard],
        environment: list[EnvironmentCard],
        mission_cards: list[MissionCard],
        scale: Scale,
        maps: list[Map],
        switches: list[Switch],
        heroes: Heroes,
        forces: Forces,
        arena: Arena,
        special_rules: SpecialRules,
        starting_forces: dict[str, StartingForce],
        missions: list[Mission],
    ) -> None:
        self.tables = tables
        self.tokens = tokens
        #: by kind of tile, what the box holds
        self.kinds = kinds
        self.weapons = weapons
        self.units = units
        #: by number of the action
        self.actions = actions
        self.skills = skills
        self.hosts = hosts
        #: the decks of all factions, one after the other
        self.strategy = strategy
        self.environment = environment
        self.mission_cards = mission_cards
        self.scale = scale
        self.maps = maps
        self.switches = switches
        self.heroes = heroes
        #: charts by faction, and ready-made lists
        self.forces = forces
        self.arena = arena
        self.special_rules = special_rules
        #: by value of the switch `forces`
        self.starting_forces = starting_forces
        self.missions = missions
        self.decoy: int = len(units) - 1
        self.doors: int = tables.doors_in_supply
        self.decoys: int = sum([token.count for token in tokens if token.id == DECOY])
        self.weapon_index: dict[str, int] = {weapon.id: weapon.index for weapon in weapons}
        self.unit_index: dict[str, int] = {unit.id: unit.index for unit in units}
        self.strategy_index: dict[str, int] = {card.id: card.index for card in strategy}
        self.environment_index: dict[str, int] = {card.id: card.index for card in environment}
        self.mission_card_index: dict[str, int] = {card.id: card.index for card in mission_cards}
        self.map_index: dict[str, int] = {each.id: each.index for each in maps}
        self.mission_index: dict[str, int] = {mission.id: mission.index for mission in missions}

    def choose(self, options: Mapping[str, object]) -> Switches:
        """The switches of a match: the given ones checked, the others at their default."""
        return choose(self.switches, options)

    def mission(self, id: str) -> Mission:
        """The mission with this id."""
        if id not in self.mission_index:
            raise BadInput("mission", f"{id!r}, expected {one_of(self.mission_index)}")
        return self.missions[self.mission_index[id]]

    def deck(self, faction: int) -> list[int]:
        """The Strategy cards of a faction, copies included."""
        return [card.index for card in self.strategy if card.faction == faction for _ in range(card.copies)]

    def hatched(self, unit: int, faction: int, type: str, base: int) -> int:
        """The unit that appears for such a host; NONE for no model (HUNT-SPEC-09)."""
        for host in self.hosts:
            if host.fits(unit, faction, type, base):
                return host.spawns
        return NONE

    def weapons_named(self, word: str) -> tuple[str, ...]:
        """The weapons that an effect means: ids joined by +, all of a kind; nothing for the one that is used."""
        if word in ANY_WEAPON:
            return tuple([weapon.id for weapon in self.weapons if f"any_{weapon.kind}" == word])
        return tuple(word.split("+")) if word else ()


def ids_of(r: Reader, kind: str) -> list[str]:
    """The ids of all records of a kind, also of those with which something is wrong."""
    return [str(each.data.get("id")) for each in r.tables(kind)]


def _read_weapons(r: Reader) -> list[Weapon]:
    found = [replace(weapon, index=at) for at, weapon in enumerate(r.each("weapon", read_weapon))]
    different(r, "weapon", ids_of(r, "weapon"))
    r.done()
    return found


def _read_units(r: Reader, weapons: Sequence[str], blips: Sequence[str]) -> list[Unit]:
    read = r.each("unit", lambda each: read_unit(each, weapons, blips))
    found = [replace(unit, index=at) for at, unit in enumerate(read)]
    different(r, "unit", [*ids_of(r, "unit"), DECOY_UNIT])
    for faction, word in enumerate(FACTIONS):
        own = [unit for unit in found if unit.faction == faction]
        counted(r, f"unit: {word}", len(own), UNITS[word])
        counted(r, f"unit: {word}: in_box", sum([unit.in_box for unit in own]), MODELS[word])
    r.done()
    return [*found, _decoy(len(found))]


def _decoy(index: int) -> Unit:
    """A token with nothing behind it, as big as a Predator (HUNT-BLIP-13, HUNT-DEC-18)."""
    nothing = (NONE, NONE, NONE, NONE, NONE, 0, NONE, 0)
    return Unit(index, DECOY_UNIT, PREDATOR, DECOY_UNIT, 1, *nothing, MEDIUM, (), 0, 0, 0, 0, 1, 1, 0, "", "", 1, DECOY)


def _read_skills(
    r: Reader, weapons: Sequence[Weapon], units: Sequence[str]
) -> tuple[list[Action], list[Skill], list[Host]]:
    r.word("source", SOURCES)
    ids = [weapon.id for weapon in weapons]
    actions = {action.index: action for action in r.each("action", lambda each: read_action(each, ids))}
    skills = {skill.id: skill for skill in r.each("skill", read_skill)}
    hosts = r.each("host", lambda each: _read_host(each, units))
    for kind, found, known in (
        ("action", ids_of(r, "action"), ACTION_IDS),
        ("skill", ids_of(r, "skill"), SKILLS),
    ):
        different(r, kind, found)
        for id in known:
            if id not in found:
                r.wrong(f"{kind} {id}", "missing")
    for action in actions.values():
        # Whoever gets an action from a weapon must be able to use it with that weapon.
        for weapon in weapons:
            if weapon.grants & _bit(action.id) and action.weapons and not action.weapons >> weapon.index & 1:
                r.wrong(f"action {action.id}: weapons", f"{weapon.id} grants the action, but is not among them")
    r.done()
    return [actions[n] for n in sorted(actions)], list(skills.values()), hosts


def _bit(id: str) -> int:
    return SKILL_BITS.get(id, 0)


def _read_host(r: Reader, units: Sequence[str]) -> Host:
    host = Host(
        unit=units.index(r.word("unit", units)) if r.has("unit") else NONE,
        faction=FACTIONS.index(r.word("faction", FACTIONS)) if r.has("faction") else NONE,
        type=r.word("type", TYPES) if r.has("type") else "",
        base=BASES.index(r.word("base", BASES)) if r.has("base") else NONE,
        spawns=units.index(r.word("spawns", units)),
    )
    r.done()
    return host


class _Cards:
    """Reads the decks; no id occurs twice in all of them."""

    def __init__(self, files: Files, weapons: Sequence[str], units: Sequence[str], welds: int) -> None:
        self.ids: list[str] = []
        self.strategy: list[StrategyCard] = []
        for faction, word in enumerate(FACTIONS):
            self.strategy += self.read_deck(files.read(f"strategy_{word}"), faction, weapons, units)
        deck = files.read("environment")
        self.environment = deck.each("card", lambda each: read_environment(each, weapons, units))
        self.finish(deck, sum([card.copies for card in self.environment]))
        deck = files.read("mission_cards")
        self.scale = read_scale(deck.table("scale"))
        self.missions = deck.each("card", lambda each: read_mission_card(each, welds))
        self.finish(deck, sum([card.copies for card in self.missions]))
        self.strategy = [replace(card, index=at) for at, card in enumerate(self.strategy)]
        self.environment = [replace(card, index=at) for at, card in enumerate(self.environment)]
        self.missions = [replace(card, index=at) for at, card in enumerate(self.missions)]

    def read_deck(self, deck: Reader, faction: int, weapons: Sequence[str], units: Sequence[str]) -> list[StrategyCard]:
        """The Strategy deck of a faction; every deck of the box is as strong as the others."""
        found = deck.each("card", lambda each: read_strategy(each, faction, weapons, units))
        weights: Counter[int] = Counter()
        for card in found:
            weights[card.weight] += card.copies
        self.finish(deck, weights.total())
        if weights != WEIGHTS and not deck.in_house:
            deck.wrong("card", f"weights {dict(weights)}, expected {WEIGHTS}")
        return found

    def finish(self, deck: Reader, cards: int) -> None:
        """A deck is read: as many cards as the box holds, and ids that no deck had before."""
        counted(deck, "card", cards, DECK)
        for id in ids_of(deck, "card"):
            if id in self.ids:
                deck.wrong(f"card {id}", "occurs twice")
            self.ids.append(id)
        deck.done()


def _read_maps(r: Reader, kinds: Sequence[TileKind], doors: int, seals: int) -> list[Map]:
    read = r.each("map", lambda each: read_map(each, kinds, doors, seals))
    different(r, "map", ids_of(r, "map"))
    r.done()
    return [replace(each, index=at) for at, each in enumerate(read)]


def _read_missions(
    r: Reader, maps: Sequence[Map], units: Sequence[Unit], tables: Tables, decoys: Decoys, welds: int
) -> tuple[SpecialRules, dict[str, StartingForce], list[Mission]]:
    rules = read_special_rules(r, [unit.id for unit in units])
    forces = read_forces(r, units, decoys)

    def read(each: Reader) -> Mission:
        mission = read_mission(each, maps, units, decoys)
        each.stop_unless_sound()
        check_mission(each, mission, rules, list(forces.values()), units, tables, welds)
        return mission

    found = r.each("mission", read)
    counted(r, "mission", len(found), MISSIONS)
    different(r, "mission", ids_of(r, "mission"))
    if r.in_house:
        found = [replace(mission, number=at) for at, mission in enumerate(found, 1)]
    for at, mission in enumerate(found, 1):
        if mission.number != at:
            r.wrong(f"mission {mission.id}: number", f"{mission.number}, expected {at}")
        # Later missions are bigger (HUNT-MIS-01).
        if at > 1 and mission.board.size < found[at - 2].board.size and not r.in_house:
            r.wrong(f"mission {mission.id}: map", "smaller than that of the mission before")
    r.done()
    return rules, forces, [replace(mission, index=at) for at, mission in enumerate(found)]


def _load(files: Files) -> Content:
    # What else is wrong is measured by the box where these are wrong.
    (tables,) = files.read("tables").attempt(read_tables) or [load().tables]
    (tokens,) = files.read("tokens").attempt(read_tokens) or [load().tokens]
    (kinds,) = files.read("tiles").attempt(read_tiles) or [load().kinds]
    weapons_file, units_file = files.read("weapons"), files.read("units")
    weapons = _read_weapons(weapons_file)
    weapon_ids, unit_ids = ids_of(weapons_file, "weapon"), ids_of(units_file, "unit")
    units = _read_units(units_file, weapon_ids, [token.id for token in tokens if token.kind == "blip"])
    actions, skills, hosts = _read_skills(files.read("skills"), weapons, unit_ids)
    limits = {action.index: action.per_game for action in actions}
    welds = limits.get(WELD, 0)
    cards = _Cards(files, weapon_ids, unit_ids, welds)
    maps = _read_maps(files.read("maps"), kinds, tables.doors_in_supply, limits.get(SEAL, 0))
    switches = read_switches(files.read("switches"), SWITCHES)
    # What follows is put together from all of these.
    files.done()
    decoys = Decoys(sum([token.count for token in tokens if token.id == DECOY]), tables.decoys_at_start)
    boxed = units[:-1]
    rules, starting, missions = _read_missions(files.read("missions"), maps, boxed, tables, decoys, welds)
    heroes = read_heroes(files.read("heroes"), boxed, weapons)
    files.done()
    forces = read_force_org(files.read("force_org"), boxed, weapons, heroes)
    lists = ForceReader(boxed, weapons, heroes, forces.charts)
    arena = read_arena(files.read("arena"), maps, boxed, tables, lists)
    if cards.scale.points != forces.points:
        raise BadInput("mission_cards.toml: scale: points", f"{cards.scale.points}, expected {forces.points}")
    return Content(
        tables, tokens, kinds, weapons, units, actions, skills, hosts, cards.strategy, cards.environment,
        cards.missions, cards.scale, maps, switches, heroes, forces, arena, rules, starting, missions,
    )  # fmt: skip


SHELF = Shelf(FOLDER, DEFAULTS, _load)
load, load_house = SHELF.load, SHELF.load_house
