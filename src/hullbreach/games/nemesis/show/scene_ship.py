"""The ship as a graph: Rooms as far as they are known, numbered Corridors with doors and Noise, everybody aboard."""

from __future__ import annotations

from functools import lru_cache

from hullbreach.games.nemesis.content.names import COLOURLESS, INTRUDERS, NONE, ROOM_COLOURS, SPECIAL
from hullbreach.games.nemesis.rules.fixed import Fixed
from hullbreach.games.nemesis.rules.ship.pods import pods_left, section_of
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import AWAKE, NOWHERE, RED_CORPSE
from hullbreach.games.nemesis.show.card_facts import room_facts
from hullbreach.games.nemesis.show.card_text import room_text
from hullbreach.kernel import scene
from hullbreach.kernel.options import members
from hullbreach.kernel.scene import Badge, Graph, Link, Node, Piece
from hullbreach.text import Messages

REMEMBERED = 4096
THINGS = ("corpse", "egg", "carcass")
GLYPHS = {"larva": "l", "creeper": "c", "adult": "A", "breeder": "B", "queen": "Q"}
GONE = "gone"
"""The state of a door that was destroyed; a Corridor without a door has none."""


def room_id(fixed: Fixed, room: int) -> str:
    """The element of a Room."""
    return f"room:{fixed.name('room', room)}"


def seat_id(seat: int) -> str:
    """The element of a Character, and of the seat that plays it."""
    return f"seat:seat-{seat + 1}"


def intruder_id(fixed: Fixed, intruder: int) -> str:
    """The element of an Intruder."""
    return f"intruder:{fixed.name('intruder', intruder)}"


def corridor_id(fixed: Fixed, corridor: int) -> str:
    """The element of a Corridor, or of a network of Technical Corridors."""
    return f"corridor:{fixed.name('corridor', corridor)}"


def character_name(g: Nemesis, seat: int, messages: Messages) -> str:
    """What a seat plays; before the draft only which seat it is."""
    character = g.character[seat]
    if character < 0:
        return messages.say("scene-seat", n=seat + 1)
    return messages.say(f"character-{g.fixed.characters[character].id}")


def pod_room(g: Nemesis, pod: int) -> int:
    """The Evacuation Section where a pod lies; NOWHERE while nobody has found it, or when it is gone."""
    return g.room_of(g.fixed.sections[section_of(pod)]) if pods_left(g) >> pod & 1 else NOWHERE


def ship_area(g: Nemesis, viewer: int, messages: Messages) -> Graph:
    """The whole ship as a seat sees it."""
    fixed = g.fixed
    nodes = [_room(g, room, viewer, messages) for room in range(fixed.size)]
    nodes += [_network(fixed, n, bool(g.noise >> fixed.corridors + n & 1), messages) for n in _networks(fixed)]
    links = [
        _corridor(fixed, corridor, _door(g, corridor), bool(g.noise >> corridor & 1), messages)
        for corridor in range(fixed.corridors)
    ]
    links += [_entrance(fixed, slot.index) for slot in fixed.board.slots if slot.entrance]
    return Graph("ship", messages.say("scene-ship"), nodes, links, _pieces(g, messages))


# ---- Rooms


def _room(g: Nemesis, room: int, viewer: int, messages: Messages) -> Node:
    up = bool(g.explored >> room & 1)
    seen = up or (viewer >= 0 and bool(g.tile_known[room] >> viewer & 1))
    token = g.token[room] if viewer >= 0 and g.token_known[room] >> viewer & 1 else NOWHERE
    return _room_node(
        g.fixed,
        room,
        g.tile[room] if seen else NONE,
        up,
        token if not up else NOWHERE,
        g.items[room],
        g.eggs_in(room) if up else 0,
        bool(g.fire >> room & 1),
        bool(g.malfunction >> room & 1),
        g.airlock == room,
        g.nest_destroyed,
        messages,
    )


@lru_cache(maxsize=REMEMBERED)
def _room_node(
    fixed: Fixed,
    room: int,
    tile: int,
    up: bool,
    token: int,
    items: int,
    eggs: int,
    fire: bool,
    malfunction: bool,
    airlock: bool,
    nest_destroyed: bool,
    messages: Messages,
) -> Node:
    """One Room from what is known of it. tile: NONE while the viewer does not know it."""
    say = messages.say
    slot = fixed.board.slots[room]
    number = fixed.name("room", room)
    name = say("scene-unexplored", room=number) if tile == NONE else say(f"room-{fixed.rooms[tile].id}")
    title = f"{number} · {name}" if tile != NONE else name
    badges = [Badge(number, title, "number")]
    lines = [title]
    kind = "unexplored"
    if up:
        record = fixed.rooms[tile]
        kind = "nest" if tile == fixed.nest else "special" if record.category == SPECIAL else "room"
        badges += [Badge(record.id, title, "tile"), *_use_badges(fixed, tile, items, eggs, messages)]
    elif tile != NONE:
        badges.append(Badge(name, say("scene-seen-tile"), "seen"))
    if tile != NONE:
        lines += [
            room_facts(fixed.content, tile, messages.lang),
            *room_text(fixed.content, tile, messages.lang).split("\n"),
        ]
    if token != NOWHERE:
        word = say(f"exploration-{fixed.content.exploration[token].id.rpartition('_')[0]}")
        badges.append(Badge(word, say("scene-seen-token", token=word), "token"))
    if slot.entrance:
        numbers = "·".join(map(str, slot.entrance))
        badges.append(
            Badge(numbers, say("scene-entrance", numbers=numbers), f"entrance-{fixed.board.networks[slot.network]}")
        )
    if fire:
        badges.append(Badge("✹", say("scene-fire"), "fire"))
    if malfunction:
        badges.append(Badge("✕", say("scene-malfunction"), "malfunction"))
    if airlock:
        badges.append(Badge("⇥", say("scene-airlock"), "airlock"))
    if kind == "nest" and nest_destroyed:
        badges.append(Badge("✕", say("scene-nest-destroyed"), "destroyed"))
    tone = scene.DANGER if fire else scene.PLAIN if up else scene.UNKNOWN
    return Node(room_id(fixed, room), name, kind, slot.x, slot.y, tone, badges, lines)


def _use_badges(fixed: Fixed, tile: int, items: int, eggs: int, messages: Messages) -> list[Badge]:
    """What there is to find and to use in an explored Room."""
    record = fixed.rooms[tile]
    found: list[Badge] = []
    if record.colour != COLOURLESS:
        meaning = messages.say("scene-items", n=items)
        found.append(Badge(str(items), meaning, f"items-{ROOM_COLOURS[record.colour]}"))
    if record.computer:
        found.append(Badge("⌨", messages.say("scene-computer"), "computer"))
    if eggs:
        found.append(Badge(str(eggs), messages.say("scene-eggs-here", n=eggs), "eggs"))
    return found


# ---- Corridors


def _door(g: Nemesis, corridor: int) -> str:
    return scene.SHUT if g.closed >> corridor & 1 else GONE if g.destroyed >> corridor & 1 else ""


@lru_cache(maxsize=REMEMBERED)
def _corridor(fixed: Fixed, corridor: int, door: str, noise: bool, messages: Messages) -> Link:
    record = fixed.board.corridors[corridor]
    badges = [Badge("·".join(map(str, record.numbers)), messages.say("scene-corridor-number"), "number")]
    if noise:
        badges.append(Badge("♪", messages.say("scene-noise"), "noise"))
    one, other = room_id(fixed, record.a), room_id(fixed, record.b)
    return Link(corridor_id(fixed, corridor), one, other, "corridor", door, badges)


def _networks(fixed: Fixed) -> range:
    return range(len(fixed.board.networks))


@lru_cache(maxsize=64)
def _network(fixed: Fixed, network: int, noise: bool, messages: Messages) -> Node:
    """The one space that all Entrances of a network share."""
    word = fixed.board.networks[network]
    name = messages.say(f"scene-network-{word}")
    badges = [Badge("♪", messages.say("scene-noise"), "noise")] if noise else []
    # Beside the middle of the ship, where no Room lies.
    y = 485 if len(fixed.board.networks) == 1 else (452, 528)[network]
    describe = [name, *[badge.meaning for badge in badges]]
    return Node(corridor_id(fixed, fixed.corridors + network), name, "network", 722, y, scene.PLAIN, badges, describe)


@lru_cache(maxsize=256)
def _entrance(fixed: Fixed, room: int) -> Link:
    slot = fixed.board.slots[room]
    there = corridor_id(fixed, fixed.corridors + slot.network)
    return Link(f"entrance:{fixed.name('room', room)}", room_id(fixed, room), there, "entrance")


# ---- who and what is where


def _pieces(g: Nemesis, messages: Messages) -> list[Piece]:
    fixed = g.fixed
    found: list[Piece] = []
    for room in range(fixed.size):
        here = room_id(fixed, room)
        for n, thing in enumerate(g.lying[room]):
            found.append(_object(here, n, thing, messages))
    for pod in members(pods_left(g)):
        room = pod_room(g, pod)
        if room >= 0:
            found.append(_pod(room_id(fixed, room), pod, bool(g.locked >> pod & 1), g.pod.count(pod), messages))
    for intruder, room in enumerate(g.lair):
        if room >= 0:
            found.append(_intruder(fixed, intruder, room_id(fixed, room), g.injuries[intruder], messages))
    aboard = [seat for seat in range(g.seats) if g.status[seat] == AWAKE and g.room[seat] >= 0]
    return found + [_person(g, seat, messages) for seat in aboard]


@lru_cache(maxsize=REMEMBERED)
def _object(here: str, n: int, thing: int, messages: Messages) -> Piece:
    word = THINGS[min(thing, 2)] if thing < RED_CORPSE else THINGS[0]
    name = messages.say(f"object-{word}")
    return Piece(f"object:{here}:{n}", word, name, word[0], here, scene.GEAR, True, describe=[name], art=word)


@lru_cache(maxsize=256)
def _pod(here: str, pod: int, locked: bool, inside: int, messages: Messages) -> Piece:
    name = messages.say("scene-pod", n=pod + 1)
    state = messages.say("scene-pod-locked" if locked else "scene-pod-unlocked")
    badges = [Badge(str(inside), messages.say("scene-pod-inside", n=inside), "inside")] if inside else []
    marks = ["locked"] if locked else []
    return Piece(
        f"pod:pod-{pod + 1}", "pod", name, str(pod + 1), here, scene.GOAL, True, badges, [f"{name}: {state}"], "pod",
        marks=marks,
    )  # fmt: skip


@lru_cache(maxsize=REMEMBERED)
def _intruder(fixed: Fixed, intruder: int, here: str, injuries: int, messages: Messages) -> Piece:
    word = INTRUDERS[fixed.kind_of[intruder]]
    name = messages.say(f"intruder-{word}")
    badges = [Badge(str(injuries), messages.say("scene-injuries", n=injuries), "injuries")] if injuries else []
    lines = [name, *[badge.meaning for badge in badges]]
    return Piece(
        intruder_id(fixed, intruder), "intruder", name, GLYPHS[word], here, scene.FOE, False, badges, lines, word
    )


def _person(g: Nemesis, seat: int, messages: Messages) -> Piece:
    name = character_name(g, seat, messages)
    here = room_id(g.fixed, g.room[seat])
    states = (
        (g.active == seat, "active"),
        (g.pod[seat] >= 0, "in-pod"),
        (bool(g.slime >> seat & 1), "slime"),
        (bool(g.larva >> seat & 1), "larva"),
        (bool(g.have_passed >> seat & 1), "passed"),
    )
    marks = [word for holds, word in states if holds]
    lines = [name, *[messages.say(f"scene-mark-{word}") for word in marks]]
    art = g.fixed.characters[g.character[seat]].id if g.character[seat] >= 0 else ""
    return Piece(
        seat_id(seat), "character", name, name[:1], here, scene.FRIEND, describe=lines, art=art, owner=seat, marks=marks
    )
