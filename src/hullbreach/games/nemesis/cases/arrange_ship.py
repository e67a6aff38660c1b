"""The ship and the Intruders of a described position: Rooms, tracks, pods, Doors, miniatures, bag."""

from __future__ import annotations

from hullbreach.games.nemesis.cases.position import is_special
from hullbreach.games.nemesis.cases.supply import Supply, entries, seat_mask
from hullbreach.games.nemesis.content.names import ADULT, BLANK, ENDS, FIRST, OBJECTS, SECOND
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import DOORS, NOWHERE
from hullbreach.kernel.state import EVERYBODY
from hullbreach.parts.position_reader import Given

# Where nothing else is said the ship flies to Earth.
USUAL_COORDINATES = "coordinates_5"
FOLLOWS = ("eggs_here", "intruders_here", "characters_here", "noise_around")


def arrange_ship(g: Nemesis, top: Given) -> None:
    """Rooms, Doors, Noise, tracks, course, Engines and pods."""
    arrange_rooms(g, top)
    arrange_doors(g, top)
    arrange_course(g, top)
    arrange_pods(g, top)


# ---- Rooms


def arrange_rooms(g: Nemesis, top: Given) -> None:
    """Tiles, Exploration tokens and what lies in the Rooms; without a word everything is explored and quiet."""
    rooms = entries(top, "rooms", "room", "tile")
    lay_tiles(g, top, rooms)
    lay_tokens(g, top, rooms)
    for room, table in rooms.items():
        table.skip(*FOLLOWS)
        g.items[room] = table.number("items", 0, 0, 4)
        if g.items[room] and g.explored >> room & 1 and not g.fixed.rooms[g.tile[room]].can_search:
            raise table.bad("items", f"{g.fixed.name('tile', g.tile[room])} has no Item Counter")
        if table.flag("fire"):
            g.fire |= 1 << room
        if table.flag("malfunction"):
            if g.explored >> room & 1 and not g.fixed.rooms[g.tile[room]].can_break:
                raise table.bad("malfunction", f"not in {g.fixed.name('tile', g.tile[room])}")
            g.malfunction |= 1 << room
        g.lying[room] = table.names("objects", "object")
        g.tile_known[room] |= seat_mask(table, "tile_known")
        g.token_known[room] |= seat_mask(table, "token_known")
        table.done()
    for what, found, most in (
        ("fire", g.fire, g.fixed.tables.fire_markers),
        ("malfunction", g.malfunction, g.fixed.tables.malfunction_markers),
    ):
        if found.bit_count() > most:
            raise top.bad("rooms", f"{found.bit_count()} Rooms with {what}, expected at most {most}")


def lay_tiles(g: Nemesis, top: Given, rooms: dict[int, Given]) -> None:
    """Named tiles go where they are named; the others fill the places left in the order of the content."""
    slots = g.fixed.board.slots
    stock = Supply("tile", [room.index for room in g.fixed.rooms])
    for room, slot in enumerate(slots):
        table = rooms.get(room)
        named = table.name("tile", "tile", NOWHERE) if table is not None else NOWHERE
        if slot.room >= 0:
            if table is not None and named not in (NOWHERE, slot.room):
                raise table.bad("tile", f"there lies always {g.fixed.name('tile', slot.room)}")
            named = slot.room
        if named >= 0:
            stock.take(table or top, "tile", [named])
            if slot.room < 0 and table is not None and g.fixed.rooms[named].category != slot.category:
                raise table.bad("tile", f"{g.fixed.name('tile', named)!r}, expected in one of {places_of(g, named)}")
            g.tile[room] = named
        explored = table is None or table.flag("explored", True)
        if explored:
            g.explored |= 1 << room
        elif table is not None and is_special(g, room):
            raise table.bad("explored", "the printed Rooms always are")
    rest: dict[int, list[int]] = {FIRST: [], SECOND: []}
    for tile in stock.rest():
        category = g.fixed.rooms[tile].category
        if category in rest:
            rest[category].append(tile)
    for room, slot in enumerate(slots):
        if g.tile[room] < 0:
            g.tile[room] = rest[slot.category].pop(0)
        if slot.room >= 0:
            g.tile_known[room] = EVERYBODY
    g.box_tiles = (*rest[FIRST], *rest[SECOND])


def places_of(g: Nemesis, tile: int) -> str:
    """The Rooms in which a tile may lie, for a complaint."""
    category = g.fixed.rooms[tile].category
    return ", ".join([g.fixed.name("room", slot.index) for slot in g.fixed.board.slots if slot.category == category])


def lay_tokens(g: Nemesis, top: Given, rooms: dict[int, Given]) -> None:
    """Exploration tokens of Rooms that are not explored: those named, others in the order of the content."""
    stock = Supply("exploration", g.fixed.content.exploration_tokens())
    bare = []
    for room, table in rooms.items():
        named = table.name("token", "exploration", NOWHERE)
        if named >= 0:
            if g.explored >> room & 1:
                raise table.bad("token", "the Room is explored")
            g.token[room] = stock.take(table, "token", [named])[0]
        elif not g.explored >> room & 1:
            bare.append(room)
    rest = list(stock.rest())
    for room in sorted(bare):
        g.token[room] = rest.pop(0)
    # As many as went back into the box; those of explored Rooms have left the game.
    places = sum([not is_special(g, room) for room in range(g.fixed.size)])
    g.box_tokens = tuple(rest[: len(g.fixed.content.exploration_tokens()) - places])


def arrange_doors(g: Nemesis, top: Given) -> None:
    """Doors that are not open, Noise, the Airlock."""
    if isinstance(top.reader.data.get("doors"), list):
        g.closed = top.mask("doors", "corridor")
        if g.closed >> g.fixed.corridors:
            raise top.bad("doors", "Technical Corridors have no Doors")
    else:
        arrange_tokens(g, top.table("doors"))
    count = (g.closed | g.destroyed).bit_count()
    if count > g.fixed.tables.doors:
        raise top.bad("doors", f"{count} tokens, expected at most {g.fixed.tables.doors}")
    g.noise = top.mask("noise", "corridor")
    g.airlock = top.name("airlock", "room", NOWHERE)
    if g.airlock >= 0 and g.fixed.graph.links_at[g.airlock] & ~g.closed:
        raise top.bad("airlock", "all Doors of its Room must be closed")


def arrange_tokens(g: Nemesis, doors: Given) -> None:
    """Each Corridor with what its Door is."""
    for word in doors.written():
        corridor = doors.find("corridor", word, word)
        if corridor >= g.fixed.corridors:
            raise doors.bad(word, "Technical Corridors have no Doors")
        state = doors.word(word, DOORS, DOORS[0])
        if state == "closed":
            g.closed |= 1 << corridor
        elif state == "destroyed":
            g.destroyed |= 1 << corridor
    doors.done()


# ---- tracks, course, pods


def arrange_course(g: Nemesis, top: Given) -> None:
    """Time and Self-Destruct, Destination, Coordinates, Engines."""
    tables = g.fixed.tables
    g.time = top.number("time", 0, 0, tables.turns)
    g.sequence = top.number("sequence", NOWHERE, 0, len(tables.self_destruct) - 1)
    g.unlocked_once = top.flag("unlocked_once", g.sequence >= tables.first_yellow)
    g.ship_end = ENDS.index(top.word("ship_end", ENDS, ENDS[0])) if top.has("ship_end") else NOWHERE
    g.destination = top.name("destination", "space", tables.destination)
    usual = g.fixed.value("coordinates", USUAL_COORDINATES)
    g.coordinates = top.name("coordinates", "coordinates", usual)
    g.box_coordinates = tuple([c.index for c in g.fixed.content.coordinates if c.index != g.coordinates])
    g.coordinates_known = seat_mask(top, "coordinates_known")
    tops, known = [1, 1, 1], [0, 0, 0]
    for number, table in entries(top, "engines", "number", "top").items():
        if not 1 <= number <= len(tops):
            raise top.bad(f"engines.{number}", "expected an Engine from 1 to 3")
        tops[number - 1] = table.name("top", "engine_token", 1)
        known[number - 1] = seat_mask(table, "known")
        table.done()
    g.engines, g.engine_known = tuple(tops), tuple(known)


def arrange_pods(g: Nemesis, top: Given) -> None:
    """Escape Pods: as many as the set-up gives, Locked unless something else is said."""
    count = g.fixed.tables.pods[g.seats - 1]
    numbers = list(range(1, count + 1))
    g.locked = (1 << count) - 1
    for pod, table in top.by_name("pods", "pod").items():
        if not 0 <= pod < count:
            raise top.bad(f"pods.pod-{pod + 1}", f"expected a pod from pod-1 to pod-{count}")
        table.skip("section")
        numbers[pod] = table.number("number", pod + 1, 1, max(g.fixed.tables.pods))
        gone = table.flag("gone")
        if gone:
            g.pods_gone |= 1 << pod
        if gone or not table.flag("locked", True):
            g.locked &= ~(1 << pod)
        table.skip("locked")
        table.done()
    if sorted(set(numbers)) != numbers:
        raise top.bad("pods", f"numbers {numbers}, expected different ones in ascending order")
    g.pods = tuple(numbers)


# ---- Intruders


def arrange_intruders(g: Nemesis, top: Given) -> None:
    """Miniatures in the order they arrived, bag and pool, Eggs, Weaknesses."""
    for intruder, table in entries(top, "intruders", "intruder", "at").items():
        room = table.name("at", "room", NOWHERE)
        if room < 0:
            raise table.bad("at", "missing, expected the number of a Room such as 003")
        g.lair[intruder] = room
        g.injuries[intruder] = table.number("injuries", 0, 0, 20)
        g.arrivals += 1
        g.arrival[intruder] = g.arrivals
        table.done()
    arrange_bag(g, top)
    g.eggs = top.number("eggs", g.fixed.tables.eggs_at_start, 0, g.fixed.tables.eggs)
    g.nest_destroyed = top.flag("nest_destroyed", g.eggs == 0)
    g.queen_killed = top.flag("queen_killed")
    g.met = top.flag("met", True)
    if not g.met and g.arrivals:
        raise top.bad("met", "an Intruder is on the board")
    stock = Supply("weakness", [weakness.index for weakness in g.fixed.content.weaknesses])
    cards = [NOWHERE] * len(OBJECTS)
    for slot, table in entries(top, "weaknesses", "slot", "card").items():
        if table.has("card"):
            cards[slot] = stock.take(table, "card", [table.name("card", "weakness")])[0]
        if table.flag("up", "card" in table.written()):
            g.weakness_up |= 1 << slot
        table.done()
    rest = list(stock.rest())
    g.weaknesses = tuple([card if card >= 0 else rest.pop(0) for card in cards])
    g.box_weaknesses = tuple(rest)
    g.look_again()


def arrange_bag(g: Nemesis, top: Given) -> None:
    """Without a word as at set-up, with the lowest Adults; what the bag does not hold lies in the pool."""
    tokens = g.fixed.tokens
    stock = Supply("token", [token.index for token in tokens for _ in range(token.copies)])
    if not top.has("bag"):
        top.skip("bag")
        if top.has("pool"):
            pool = stock.take(top, "pool", top.names("pool", "token"))
            if any(tokens[token].kind == BLANK for token in pool):
                raise top.bad("pool", "the Blank never leaves the bag")
            g.pool, g.bag = tuple(sorted(pool)), tuple(sorted(stock.rest()))
        else:
            tables = g.fixed.tables
            for kind, n in enumerate(tables.bag):
                more = tables.bag_adults_per_player * g.seats if kind == ADULT else 0
                copies = [token.index for token in tokens if token.kind == kind for _ in range(token.copies)]
                g.bag = (*g.bag, *stock.take(top, "bag", copies[: n + more]))
            g.bag, g.pool = tuple(sorted(g.bag)), tuple(sorted(stock.rest()))
        return
    g.bag = tuple(sorted(stock.take(top, "bag", top.names("bag", "token"))))
    if not any(tokens[token].kind == BLANK for token in g.bag):
        raise top.bad("bag", "the Blank never leaves the bag")
    if top.has("pool"):
        stock.take(top, "pool", top.names("pool", "token"))
        if stock.left.total():
            missing = ", ".join([g.fixed.name("token", token) for token in sorted(+stock.left)])
            raise top.bad("pool", f"bag and pool together lack {missing}")
        g.pool = tuple(sorted(top.names("pool", "token")))
    else:
        g.pool = tuple(sorted(stock.rest()))
