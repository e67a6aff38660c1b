"""What effects do to the ship: markers, Doors, Engines, course, sequence, pods."""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.nemesis.content import effects as fx
from hullbreach.games.nemesis.content.names import ADULT, BREEDER, GREEN, QUEEN, YELLOW
from hullbreach.games.nemesis.rules.effects.declare import NEEDS, ROOMS, rooms_for, way_of
from hullbreach.games.nemesis.rules.effects.deed import Deed
from hullbreach.games.nemesis.rules.effects.picks import pick_over
from hullbreach.games.nemesis.rules.intruders.placing import check_airlock, destroy_door
from hullbreach.games.nemesis.rules.ship.doors import CloseDoor, SetDoors, changeable, open_door
from hullbreach.games.nemesis.rules.ship.looking import (
    Peek,
    PeekEvent,
    TurnEngine,
    see_coordinates,
    see_engine,
    see_tile,
    unexplored,
)
from hullbreach.games.nemesis.rules.ship.markers import (
    can_break,
    place_fire,
    place_malfunction,
    place_noise,
    put_out,
    repair,
)
from hullbreach.games.nemesis.rules.ship.noise import NoiseRoll
from hullbreach.games.nemesis.rules.ship.pods import (
    EnterPod,
    Hibernate,
    launch,
    leave_pod,
    pods_left,
)
from hullbreach.games.nemesis.rules.ship.sequence import can_toggle, start_sequence, stop_sequence
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import AWAKE
from hullbreach.games.nemesis.words import events
from hullbreach.games.nemesis.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import members
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask
from hullbreach.parts.effects import ACTS, CANNOT

# Why something cannot be done: made once, as they are looked at for every question.
BURNS_ALREADY = No("burns-already", rule="NEM-FIR-01")
NO_FIRE = No("no-fire", rule="NEM-FIR-08")
CANNOT_BREAK = No("cannot-break", rule="NEM-MAL-03")
NO_MALFUNCTION = No("no-malfunction", rule="NEM-MAL-08")
DOOR_CANNOT_CHANGE = No("door-cannot-change", rule="NEM-DOR-07")
NO_ENGINE = No("no-engine", rule="NEM-ENG-02")
SEQUENCE_STAYS = No("sequence-stays", rule="NEM-SDS-03")
ALL_EXPLORED = No("all-explored", rule="NEM-EXP-12")
NO_POD_LEFT = No("no-pod-left", rule="NEM-POD-14")

# ---- Rooms to pick


def _any_room(g: Nemesis, deed: Deed) -> int:
    return g.fixed.graph.nodes


def _airlock_rooms(g: Nemesis, deed: Deed) -> int:
    if g.airlock >= 0:
        return 0
    found = 0
    for room in members(g.explored):
        doors = g.fixed.graph.links_at[room]
        if g.fixed.rooms[g.tile[room]].colour == YELLOW and not doors & g.destroyed and room != deed.here(g):
            found |= 1 << room
    return found


def _throwing_range(g: Nemesis, deed: Deed) -> int:
    here = deed.here(g)
    found = 0
    for room in members(g.neighbours(here) | 1 << here):
        if g.crowd[room] or g.eggs_in(room):
            found |= 1 << room
    return found


ROOMS["any"] = _any_room
ROOMS["other_yellow_no_destroyed_door"] = _airlock_rooms
ROOMS["here_or_neighbour_with_intruder_or_eggs"] = _throwing_range


def _choose_room(g: Nemesis, deed: Deed, verb: fx.ChooseRoom) -> Next:
    return None


def _which_room(g: Nemesis, deed: Deed, verb: fx.ChooseRoom) -> Ask | None:
    if deed.room >= 0:
        return None
    return pick_over(deed, opt.CHOOSE_ROOM, rooms_for(g, deed, verb, way_of(g, deed)))


ACTS[fx.ChooseRoom] = _choose_room
NEEDS[fx.ChooseRoom] = _which_room

# ---- fire and Malfunctions


def _fire_rooms(g: Nemesis, deed: Deed, word: str) -> int:
    if word == "here":
        return 1 << deed.here(g)
    if word == "target_room":
        return 1 << deed.room
    if word == "hibernatorium_or_its_neighbours":
        start = g.fixed.start
        return g.neighbours(start) if g.fire >> start & 1 else 1 << start
    assert word == "each_neighbour_of_fire", word
    return g.fixed.graph.spread(g.fire, g.closed)


def _place_fire(g: Nemesis, deed: Deed, verb: fx.PlaceFire) -> Next:
    for room in members(_fire_rooms(g, deed, verb.room) & ~g.fire):
        place_fire(g, room)
    return None


def _all_burn(g: Nemesis, deed: Deed, verb: fx.PlaceFire) -> No | None:
    return None if _fire_rooms(g, deed, verb.room) & ~g.fire else BURNS_ALREADY


def _discard_fire(g: Nemesis, deed: Deed, verb: fx.DiscardFire) -> Next:
    put_out(g, deed.here(g) if verb.room == "here" else deed.room)
    return None


def _no_fire(g: Nemesis, deed: Deed, verb: fx.DiscardFire) -> No | None:
    room = deed.here(g) if verb.room == "here" else deed.room
    return None if g.fire >> room & 1 else NO_FIRE


def _malfunction_rooms(g: Nemesis, deed: Deed, word: str) -> int:
    found = 0
    if word == "here":
        return 1 << deed.here(g)
    if word == "chosen_computer":
        return 1 << deed.room if deed.room >= 0 else computers(g)
    if word == "each_with_fire":
        return g.fire
    if word == "lowest_numbered_explored":
        return g.explored & -g.explored
    if word == "each_with_adult_breeder_queen":
        for room in range(g.fixed.size):
            if any(g.fixed.kind_of[i] in (ADULT, BREEDER, QUEEN) for i in members(g.crowd[room])):
                found |= 1 << room
        return found
    for room in members(g.explored):
        record = g.fixed.rooms[g.tile[room]]
        if word == "each_explored_green":
            wanted = record.colour == GREEN
        else:
            wanted = record.colour == YELLOW and record.computer
        if wanted:
            found |= 1 << room
    return found


def computers(g: Nemesis) -> int:
    """The explored Rooms with a working Computer."""
    found = 0
    for room in members(g.explored & ~g.malfunction):
        if g.fixed.rooms[g.tile[room]].computer:
            found |= 1 << room
    return found


def _place_malfunction(g: Nemesis, deed: Deed, verb: fx.PlaceMalfunction) -> Next:
    for room in members(_malfunction_rooms(g, deed, verb.room)):
        place_malfunction(g, room)
    return None


def _nothing_breaks(g: Nemesis, deed: Deed, verb: fx.PlaceMalfunction) -> No | None:
    rooms = _malfunction_rooms(g, deed, verb.room)
    return None if any(can_break(g, room) for room in members(rooms)) else CANNOT_BREAK


def _which_to_break(g: Nemesis, deed: Deed, verb: fx.PlaceMalfunction) -> Ask | None:
    if verb.room != "chosen_computer" or deed.room >= 0:
        return None
    return pick_over(deed, opt.CHOOSE_ROOM, computers(g))


def _repair(g: Nemesis, deed: Deed, verb: fx.DiscardMalfunction) -> Next:
    repair(g, deed.here(g))
    return None


def _no_malfunction(g: Nemesis, deed: Deed, verb: fx.DiscardMalfunction) -> No | None:
    return NO_MALFUNCTION if g.works(deed.here(g)) else None


def _empty_burning(g: Nemesis, deed: Deed, verb: fx.EmptyBurningRooms) -> Next:
    for room in members(g.fire & g.explored):
        if g.items[room]:
            g.items[room] = 0
            g.told += (events.ITEMS_BURNED, room)
    return None


ACTS[fx.PlaceFire] = _place_fire
CANNOT[fx.PlaceFire] = _all_burn
ACTS[fx.DiscardFire] = _discard_fire
CANNOT[fx.DiscardFire] = _no_fire
ACTS[fx.PlaceMalfunction] = _place_malfunction
CANNOT[fx.PlaceMalfunction] = _nothing_breaks
NEEDS[fx.PlaceMalfunction] = _which_to_break
ACTS[fx.DiscardMalfunction] = _repair
CANNOT[fx.DiscardMalfunction] = _no_malfunction
ACTS[fx.EmptyBurningRooms] = _empty_burning

# ---- Doors


def _doors(g: Nemesis, deed: Deed, verb: fx.Door) -> int:
    if verb.scope == "ship":
        return g.closed if verb.op == "open_all" else (1 << g.fixed.corridors) - 1 & ~g.destroyed
    room = deed.room if verb.scope == "of_target_room" else deed.here(g)
    if verb.op == "destroy":
        return g.fixed.graph.links_at[room] & g.closed
    return g.fixed.graph.links_at[room] if verb.op == "toggle_any" else changeable(g, room)


def _door(g: Nemesis, deed: Deed, verb: fx.Door) -> Next:
    if verb.op == "open_all":
        for corridor in members(g.closed):
            open_door(g, corridor)
        return None
    if verb.op == "set_each":
        return SetDoors(deed.seat, deed.room, 0)
    corridor = deed.corridor
    if verb.op == "destroy":
        destroy_door(g, corridor)
        return None
    if g.closed >> corridor & 1:
        open_door(g, corridor)
        return None
    return CloseDoor(deed.seat, corridor, repairing=verb.op == "toggle_any")


def _no_door(g: Nemesis, deed: Deed, verb: fx.Door) -> No | None:
    return None if _doors(g, deed, verb) else DOOR_CANNOT_CHANGE


def _which_door(g: Nemesis, deed: Deed, verb: fx.Door) -> Ask | None:
    if verb.op in ("open_all", "set_each") or deed.corridor >= 0:
        return None
    return pick_over(deed, opt.CHOOSE_CORRIDOR, _doors(g, deed, verb))


ACTS[fx.Door] = _door
CANNOT[fx.Door] = _no_door
NEEDS[fx.Door] = _which_door


@dataclass
class AirlockDoors(Procedure):
    """All Doors of a Room close, then the Airlock token is placed. NEM-ROM-10"""

    seat: int
    room: int

    def close(self, g: Nemesis) -> Next:
        links = g.fixed.graph.links_at[self.room]
        return tuple([CloseDoor(self.seat, corridor, links) for corridor in members(links & ~g.closed)])

    def place(self, g: Nemesis) -> Next:
        g.airlock = self.room
        g.told += (events.AIRLOCK, self.room)
        check_airlock(g)
        return None


def _airlock(g: Nemesis, deed: Deed, verb: fx.Airlock) -> Next:
    return AirlockDoors(deed.seat, deed.room)


ACTS[fx.Airlock] = _airlock

# ---- looking, Engines, course, sequence


def engine_here(g: Nemesis, deed: Deed) -> int:
    """The number of the Engine in the Room; 0 elsewhere."""
    return g.fixed.rooms[g.tile[deed.here(g)]].engine


def _check_engine(g: Nemesis, deed: Deed, verb: fx.CheckEngine) -> Next:
    for engine in (1, 2, 3) if verb.which == "all" else (engine_here(g, deed),):
        see_engine(g, deed.seat, engine)
    return None


def _no_engine(g: Nemesis, deed: Deed, verb: fx.CheckEngine | fx.TurnEngine) -> No | None:
    if isinstance(verb, fx.CheckEngine) and verb.which == "all":
        return None
    return None if engine_here(g, deed) else NO_ENGINE


def _turn_engine(g: Nemesis, deed: Deed, verb: fx.TurnEngine) -> Next:
    # Elsewhere it may be tried with ``pointless_actions``, and there is nothing to see (NEM-SWI-19).
    engine = engine_here(g, deed)
    return TurnEngine(deed.seat, engine) if engine else None


def _check_coordinates(g: Nemesis, deed: Deed, verb: fx.CheckCoordinates) -> Next:
    see_coordinates(g, deed.seat)
    return None


def _set_destination(g: Nemesis, deed: Deed, verb: fx.SetDestination) -> Next:
    g.destination = deed.space
    g.told += (events.DESTINATION, deed.seat, deed.space)
    return None


def _where_to(g: Nemesis, deed: Deed, verb: fx.SetDestination) -> Ask | None:
    return pick_over(deed, opt.CHOOSE_SPACE, 15 & ~(1 << g.destination)) if deed.space < 0 else None


def _self_destruct(g: Nemesis, deed: Deed, verb: fx.SelfDestruct) -> Next:
    if verb.op == "start":
        if g.sequence < 0:
            start_sequence(g)
    elif g.sequence < 0:
        start_sequence(g)
    else:
        stop_sequence(g)
    return None


def _sequence_stays(g: Nemesis, deed: Deed, verb: fx.SelfDestruct) -> No | None:
    return None if can_toggle(g) else SEQUENCE_STAYS


def _peek(g: Nemesis, deed: Deed, verb: fx.Peek) -> Next:
    see_tile(g, deed.seat, deed.room, verb.tokens > 0)
    return Peek(deed.seat, 1 << deed.room, verb.tiles - 1, verb.tokens - 1)


def _all_explored(g: Nemesis, deed: Deed, verb: fx.Peek) -> No | None:
    return None if unexplored(g) else ALL_EXPLORED


def _which_tile(g: Nemesis, deed: Deed, verb: fx.Peek) -> Ask | None:
    return pick_over(deed, opt.CHOOSE_ROOM, unexplored(g)) if deed.room < 0 else None


def _peek_event(g: Nemesis, deed: Deed, verb: fx.PeekEvent) -> Next:
    return PeekEvent(deed.seat)


ACTS[fx.CheckEngine] = _check_engine
CANNOT[fx.CheckEngine] = _no_engine
ACTS[fx.TurnEngine] = _turn_engine
CANNOT[fx.TurnEngine] = _no_engine
ACTS[fx.CheckCoordinates] = _check_coordinates
ACTS[fx.SetDestination] = _set_destination
NEEDS[fx.SetDestination] = _where_to
ACTS[fx.SelfDestruct] = _self_destruct
CANNOT[fx.SelfDestruct] = _sequence_stays
ACTS[fx.Peek] = _peek
CANNOT[fx.Peek] = _all_explored
NEEDS[fx.Peek] = _which_tile
ACTS[fx.PeekEvent] = _peek_event

# ---- pods, hibernation, noise


def _toggle_pod(g: Nemesis, deed: Deed, verb: fx.TogglePod) -> Next:
    g.locked ^= 1 << deed.pod
    pod = deed.pod
    if g.locked >> pod & 1:
        g.told += (events.POD_LOCKED, pod)
    else:
        g.told += (events.POD_UNLOCKED, pod)
    return None


def _pods(g: Nemesis, deed: Deed, verb: fx.TogglePod) -> int:
    section = g.fixed.rooms[g.tile[deed.here(g)]].section if verb.scope == "this_section" else ""
    return pods_left(g, section)


def _no_pod(g: Nemesis, deed: Deed, verb: fx.TogglePod) -> No | None:
    return None if _pods(g, deed, verb) else NO_POD_LEFT


def _which_pod(g: Nemesis, deed: Deed, verb: fx.TogglePod) -> Ask | None:
    return pick_over(deed, opt.CHOOSE_POD, _pods(g, deed, verb)) if deed.pod < 0 else None


def _launch_pod(g: Nemesis, deed: Deed, verb: fx.LaunchPod) -> Next:
    left = pods_left(g)
    if not left:
        return None
    pod = min(members(left), key=g.pods.__getitem__)
    if g.fixed.switches.pod_ejection == "remove":
        for seat in g.everybody():
            if g.pod[seat] == pod:
                leave_pod(g, seat)
    launch(g, pod)
    return None


def _enter_pod(g: Nemesis, deed: Deed, verb: fx.EnterPod) -> Next:
    return EnterPod(deed.seat, verb.section)


def _hibernate(g: Nemesis, deed: Deed, verb: fx.Hibernate) -> Next:
    return Hibernate(deed.seat)


def _noise_roll(g: Nemesis, deed: Deed, verb: fx.NoiseRoll) -> Next:
    return NoiseRoll(deed.seat)


@dataclass
class NetworkNoise(Procedure):
    """The space of a network gets a marker; if it has one, whoever is at its Entrances rolls. NEM-EVC-13, NEM-ALT-05"""

    network: int

    def sound(self, g: Nemesis) -> Next:
        way = 1 << g.fixed.corridors + self.network
        if not g.noise & way:
            place_noise(g, way)
            return None
        return tuple([EntranceRoll(s) for s in g.in_order() if g.fixed.network[g.room[s]] == self.network])


@dataclass
class EntranceRoll(Procedure):
    """A Noise roll, unless the Character is in Combat by then. NEM-ENC-15"""

    seat: int

    def roll(self, g: Nemesis) -> Next:
        seat = self.seat
        out = g.status[seat] != AWAKE or g.in_combat(seat) or not g.is_present(seat)
        return None if out else NoiseRoll(seat)


def _technical_noise(g: Nemesis, deed: Deed, verb: fx.TechnicalNoise) -> Next:
    return tuple([NetworkNoise(network) for network in range(len(g.fixed.board.networks))])


def _place_noise(g: Nemesis, deed: Deed, verb: fx.PlaceNoise) -> Next:
    if verb.where == "corridors_of_explored_nest":
        nest = g.room_of(g.fixed.nest)
        if nest >= 0:
            place_noise(g, g.fixed.around[nest])
    else:
        for seat in g.in_order():
            if g.slime >> seat & 1 and g.is_present(seat):
                place_noise(g, g.fixed.around[g.room[seat]])
    return None


ACTS[fx.TogglePod] = _toggle_pod
CANNOT[fx.TogglePod] = _no_pod
NEEDS[fx.TogglePod] = _which_pod
ACTS[fx.LaunchPod] = _launch_pod
ACTS[fx.EnterPod] = _enter_pod
ACTS[fx.Hibernate] = _hibernate
ACTS[fx.NoiseRoll] = _noise_roll
ACTS[fx.PlaceNoise] = _place_noise
ACTS[fx.TechnicalNoise] = _technical_noise
