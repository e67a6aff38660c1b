"""The campaign missions: what each faction must do, the special rules in force, the forces. HUNT-MIS"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hullbreach.games.hunt.content import goals as go
from hullbreach.games.hunt.content.board import Board
from hullbreach.games.hunt.content.map_records import CAMPAIGN, Map
from hullbreach.games.hunt.content.names import ALIEN, FACTIONS, MEDIUM, PREDATOR, ROOMS, TOKENS
from hullbreach.games.hunt.content.reading import read_source
from hullbreach.games.hunt.content.tables import Tables
from hullbreach.games.hunt.content.unit_records import Unit
from hullbreach.parts.grammar import Verb
from hullbreach.parts.reader import Reader

CARRY_TOKEN, TROPHY_COLLECTION, LAUNCH_POD = "carry_token", "trophy_collection", "launch_pod"
DAMAGE_ROOM = ("damage_room_marine", "damage_room_alien", "damage_room_predator")
"""By faction."""
IMMINENT_DESTRUCTION = "imminent_destruction"
RULE_IDS = (CARRY_TOKEN, TROPHY_COLLECTION, *DAMAGE_ROOM[:PREDATOR], LAUNCH_POD, IMMINENT_DESTRUCTION)
FULL_BOX = "full_box"
FORCES = (FULL_BOX, "handicap")


@dataclass(frozen=True)
class DamageRoom:
    """An Interact of these models may lay acid there: the D20 shows at most so much (HUNT-MIS-09, HUNT-MIS-16).

    acid_limit: tokens that damage the place, and the most that may lie there. places: only there, if any are named.
    """

    faction: int
    on: int
    acid_limit: int
    not_units: tuple[int, ...]
    places: tuple[str, ...]


@dataclass(frozen=True)
class LaunchPod:
    """Who may launch it from where; alien_needs: the token that must be on the tile (HUNT-M10-02)."""

    place: str
    factions: tuple[int, ...]
    alien_needs: str


@dataclass(frozen=True)
class ImminentDestruction:
    """From this turn on tiles fall when the D20 shows at most so much; always: rooms that are tested every turn."""

    from_turn: int
    on: int
    always: tuple[str, ...]


@dataclass(frozen=True)
class SpecialRules:
    """What the special rules say; which of them are in force says the mission.

    on_vents: tokens that may lie on vents (HUNT-CARR-11). trophies_carried_by: factions that carry a trophy as a token
    (HUNT-MIS-17). damage_room: by faction, None for one that has no such rule.
    """

    on_vents: tuple[str, ...]
    trophies_carried_by: tuple[int, ...]
    damage_room: tuple[DamageRoom | None, ...]
    launch_pod: LaunchPod
    imminent_destruction: ImminentDestruction


@dataclass(frozen=True)
class StartingForce:
    """Models by faction, as units and how many, and the decoys of the Predators. factions: for which set it is."""

    factions: tuple[int, ...]
    models: tuple[tuple[tuple[int, int], ...], ...]
    decoys: int


@dataclass(frozen=True)
class Decoys:
    """How many decoys there are, and how many the Predators start with unless a force says otherwise."""

    supply: int
    usual: int


@dataclass(frozen=True)
class Escort:
    """One model of this faction is escorted and starts with so many wounds suffered (HUNT-M05-05)."""

    faction: int
    wounds: int


@dataclass(frozen=True)
class Mission:
    """A mission of the campaign. victory: by faction. forces: of its own, by set of factions (HUNT-MIS-19)."""

    index: int
    id: str
    number: int
    name: str
    map: int
    board: Board
    special_rules: frozenset[str]
    victory: tuple[go.Victory, ...]
    escort: Escort | None
    forces: tuple[StartingForce, ...]

    def force_of(self, factions: Sequence[int], usual: StartingForce) -> StartingForce:
        """What these factions start with: the mission's own force for them, or else the usual one."""
        for force in self.forces:
            if sorted(force.factions) == sorted(factions):
                return force
        return usual


# ---- special rules


def read_special_rules(r: Reader, units: Sequence[str]) -> SpecialRules:
    """The special rules of all missions; what they do is in the rules, so a house changes only their numbers."""
    found: dict[str, Reader] = {}
    for each in r.tables("special_rule"):
        id = each.word("id", RULE_IDS)
        read_source(each)
        if id in found:
            each.wrong("id", "occurs twice")
        found[id] = each
    for id in RULE_IDS:
        if id not in found:
            raise r.bad(f"special_rule {id}", "missing")
    launch, fall = found[LAUNCH_POD], found[IMMINENT_DESTRUCTION]
    rules = SpecialRules(
        on_vents=found[CARRY_TOKEN].words("on_vents", TOKENS),
        trophies_carried_by=factions_of(found[TROPHY_COLLECTION], "carried_by"),
        damage_room=tuple(
            [read_damage(found[id], faction, units) if id in found else None for faction, id in enumerate(DAMAGE_ROOM)]
        ),
        launch_pod=LaunchPod(
            launch.word("place", ROOMS), factions_of(launch, "factions"), launch.word("alien_needs", TOKENS)
        ),
        imminent_destruction=ImminentDestruction(
            fall.number("from_turn", 1, 99), fall.number("on", 1, 20), fall.words("always", ROOMS)
        ),
    )
    for each in found.values():
        each.done()
    return rules


def read_damage(r: Reader, faction: int, units: Sequence[str]) -> DamageRoom:
    """How a faction damages places."""
    if FACTIONS.index(r.word("faction", FACTIONS)) != faction:
        r.wrong("faction", f"expected {FACTIONS[faction]}")
    return DamageRoom(
        faction=faction,
        on=r.number("on", 1, 20),
        acid_limit=r.number("acid_limit", 1, 8),
        not_units=tuple([units.index(word) for word in r.words("not_units", units)]) if r.has("not_units") else (),
        places=r.words("places", ROOMS) if r.has("places") else (),
    )


def factions_of(r: Reader, key: str) -> tuple[int, ...]:
    """The factions that a key lists."""
    return tuple([FACTIONS.index(word) for word in r.words(key, FACTIONS)])


# ---- forces


def read_forces(r: Reader, units: Sequence[Unit], decoys: Decoys) -> dict[str, StartingForce]:
    """The forces of the switch of that name."""
    table = r.table("forces")
    found = {id: read_force(table.table(id), (0, 1, 2), units, decoys) for id in FORCES}
    table.done()
    return found


def read_force(r: Reader, factions: tuple[int, ...], units: Sequence[Unit], decoys: Decoys) -> StartingForce:
    """What these factions start with."""
    if r.has("source"):
        read_source(r)
    models: list[tuple[tuple[int, int], ...]] = []
    for faction, word in enumerate(FACTIONS):
        models.append(read_models(r.table(word), faction, units) if faction in factions else ())
    many = r.number("decoys", 0, decoys.supply) if r.has("decoys") else decoys.usual
    r.done()
    return StartingForce(factions, tuple(models), many if PREDATOR in factions else 0)


def read_models(r: Reader, faction: int, units: Sequence[Unit]) -> tuple[tuple[int, int], ...]:
    """Units of a faction and how many of each, in the order in which they are written."""
    known = {unit.id: unit.index for unit in units if unit.faction == faction}
    found: list[tuple[int, int]] = []
    for id in r.data:
        if id not in known:
            r.wrong(id, f"no unit of the {FACTIONS[faction]} faction")
            r.seen.add(id)
        else:
            found.append((known[id], r.number(id, 1, 40)))
    if not found:
        r.wrong(FACTIONS[faction], "no models")
    return tuple(found)


# ---- missions


def read_mission(r: Reader, maps: Sequence[Map], units: Sequence[Unit], decoys: Decoys) -> Mission:
    """One mission; its index is given when all are read."""
    read_source(r)
    fields = [each for each in maps if each.use == CAMPAIGN]
    map_id = r.word("map", [each.id for each in fields])
    (ground,) = [each for each in fields if each.id == map_id]
    victory = r.table("victory")
    escort: Escort | None = None
    if r.has("escort"):
        table = r.table("escort")
        escort = Escort(FACTIONS.index(table.word("faction", FACTIONS)), table.number("wounds", 1, 9))
        table.done()
    forces: list[StartingForce] = []
    for each in r.tables("force") if r.has("force") else []:
        factions = factions_of(each, "factions")
        if not 2 <= len(factions) <= len(FACTIONS):
            each.wrong("factions", f"{len(factions)} factions, expected two or three")
        if sorted(factions) in [sorted(force.factions) for force in forces]:
            each.wrong("factions", "occur twice")
        forces.append(read_force(each, factions, units, decoys))
    mission = Mission(
        index=0,
        id=r.text("id"),
        number=r.number("number", 1, 99),
        name=r.text("name"),
        map=ground.index,
        board=ground.board,
        special_rules=frozenset(r.words("special_rules", RULE_IDS)),
        victory=tuple([read_victory(victory.table(word)) for word in FACTIONS]),
        escort=escort,
        forces=tuple(forces),
    )
    victory.done()
    r.done()
    return mission


def read_victory(r: Reader) -> go.Victory:
    """The steps of one faction."""
    made = go.Victory(r.flag("ordered"), r.parsed("steps", go.parse_step))
    if not made.steps:
        r.wrong("steps", "empty, expected what the faction must do")
    r.done()
    return made


# ---- what must fit together


def check_mission(
    r: Reader,
    mission: Mission,
    rules: SpecialRules,
    usual: Sequence[StartingForce],
    units: Sequence[Unit],
    tables: Tables,
    welds: int,
) -> None:
    """Goals that the map and the special rules allow, forces that fit on their tiles; welds: vents lost at most."""
    check = _MissionCheck(r, mission, rules, welds)
    for faction, victory in enumerate(mission.victory):
        for goal in victory.goals():
            check.goal(faction, goal)
    check.rules_in_force()
    check.escort(usual, units)
    for force in (*usual, *mission.forces):
        check.room(force, units, tables)


class _MissionCheck:
    """The checks of one mission."""

    def __init__(self, r: Reader, mission: Mission, rules: SpecialRules, welds: int) -> None:
        self.r = r
        self.mission = mission
        self.board = mission.board
        self.rules = rules
        self.welds = welds
        self.needs: set[str] = set()

    def wrong(self, faction: int, reason: str) -> None:
        self.r.wrong(f"victory: {FACTIONS[faction]}", reason)

    def goal(self, faction: int, goal: Verb) -> None:
        """What one goal asks of map and special rules."""
        for attribute in ("at", "to", "source"):
            place = getattr(goal, attribute, "")
            if place in go.TARGETS:
                self.wrong(faction, f"{goal.word}: {place}, but only Mission cards have targets")
            elif place and not self.board.place(place):
                self.wrong(faction, f"{goal.word}: {place} is not on the map")
        if isinstance(goal, go.Deliver):
            self.deliver(faction, goal)
        elif isinstance(goal, go.PlaceToken):
            self.marked(faction, goal.at, goal.count, goal.of)
        elif isinstance(goal, go.Damage):
            self.damage(faction, goal)
        elif isinstance(goal, go.CollectTrophies | go.GainTrophies):
            self.needs.add(TROPHY_COLLECTION)
        elif isinstance(goal, go.Interact) and (goal.gain or goal.carrying):
            self.needs.add(CARRY_TOKEN)
        elif isinstance(goal, go.LaunchPod):
            self.needs.add(LAUNCH_POD)
            if faction not in self.rules.launch_pod.factions:
                self.wrong(faction, "the special rule does not let the faction launch the pod")
            if faction == ALIEN and goal.aboard != self.rules.launch_pod.alien_needs:
                self.wrong(faction, f"launch_pod: {goal.aboard}, expected {self.rules.launch_pod.alien_needs}")
        elif isinstance(goal, go.RemoveTiles) and goal.count > min(self.board.vents.bit_count(), self.welds):
            self.wrong(faction, f"{goal.count} vents to remove, but the map and the rules allow fewer")

    def deliver(self, faction: int, goal: go.Deliver) -> None:
        self.needs.add(CARRY_TOKEN)
        if goal.of:
            self.marked(faction, goal.token, goal.count, goal.of)
        if goal.to == go.VENT_PLACE:
            if goal.token not in self.rules.on_vents:
                self.wrong(faction, f"deliver: {goal.token} may not lie on vents")
            if self.board.vents.bit_count() <= self.welds:
                self.wrong(faction, f"{self.board.vents.bit_count()} vents, and all of them can be welded shut")
        if goal.token == "trophy" and faction not in self.rules.trophies_carried_by:
            self.wrong(faction, "deliver: the faction does not carry trophies")

    def damage(self, faction: int, goal: go.Damage) -> None:
        rule = self.rules.damage_room[faction]
        if rule is None:
            self.wrong(faction, "damage: no special rule lets the faction do that")
            return
        self.needs.add(DAMAGE_ROOM[faction])
        if goal.acid != rule.acid_limit:
            self.wrong(faction, f"damage: {goal.acid} tokens, but the special rule has {rule.acid_limit}")
        if rule.places and goal.at not in rule.places:
            self.wrong(faction, f"damage: {goal.at} is no place of the special rule")
        if goal.of:
            self.marked(faction, goal.at, goal.count, goal.of)

    def marked(self, faction: int, kind: str, count: int, of: int) -> None:
        found = [token for token, _ in self.board.tokens].count(kind)
        if found != of or not 0 < count <= of:
            self.wrong(faction, f"{count} of {of} {kind}, but the map has {found}")

    def rules_in_force(self) -> None:
        """A mission has the special rules that its goals need, and its map what they speak of."""
        mission = self.mission
        for lacking in sorted(self.needs - mission.special_rules):
            self.r.wrong("special_rules", f"{lacking} is missing, but the victory conditions need it")
        falling = self.rules.imminent_destruction.always if IMMINENT_DESTRUCTION in mission.special_rules else ()
        tiles = 0
        for room in falling:
            if not self.board.place(room):
                self.r.wrong("special_rules", f"{room} collapses, but is not on the map")
            tiles |= self.board.place(room)
        if tiles & ~self.board.collapsing or (not falling and self.board.collapsing):
            self.r.wrong("special_rules", "the map marks other collapsing tiles than the special rule")

    def escort(self, usual: Sequence[StartingForce], units: Sequence[Unit]) -> None:
        """An escorted model goes with goals that speak of it, and lives."""
        spoken = {
            faction
            for faction, victory in enumerate(self.mission.victory)
            for goal in victory.goals()
            if getattr(goal, "by", "") == go.ESCORTED
        }
        escort = self.mission.escort
        if spoken != (set() if escort is None else {escort.faction}):
            self.r.wrong("escort", "goes together with by=escorted in the victory of the same faction")
        if escort is None:
            return
        for force in (*usual, *self.mission.forces):
            for unit, _ in force.models[escort.faction]:
                if units[unit].w <= escort.wounds:
                    self.r.wrong("escort", f"wounds: {escort.wounds} would kill {units[unit].id}")

    def room(self, force: StartingForce, units: Sequence[Unit], tables: Tables) -> None:
        """A force fits on its deployment tiles."""
        for faction in force.factions:
            points = sum([tables.occupation[units[unit].base] * n for unit, n in force.models[faction]])
            if faction == PREDATOR:
                points += tables.occupation[MEDIUM] * force.decoys
            tiles = len(self.board.deployment.get(faction, ()))
            if points > tables.tile_points * tiles:
                self.r.wrong("map", f"the {FACTIONS[faction]} force needs {points} points on {tiles} tiles")
