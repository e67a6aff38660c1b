"""The position of a nemesis match as plain data, in the words that options and events use."""

from __future__ import annotations

from hullbreach.games.nemesis.content.names import CAUSES, DECKS, ENDS, OBJECTS, SPECIAL
from hullbreach.games.nemesis.rules.ship.pods import section_of
from hullbreach.games.nemesis.rules.state import Held, Nemesis
from hullbreach.games.nemesis.rules.terms import AWAKE, DOORS, EVENTS, NOBODY, NOWHERE, PHASES, PILES, STATUS
from hullbreach.kernel.options import bits
from hullbreach.parts.known import UNKNOWN

# Lists whose order says nothing.
HEAPS = (
    "hand", "bag", "pool", "stock", "inventory", "noise", "objects", "passed", "began", "stood_back", "tile_known",
    "token_known", "known", "carried", "objectives", "quests", "serious", "dressed", "removed", "plot_hand",
    "coordinates_known", "characters_here", "attached",
)  # fmt: skip
# What stands for a whole table where a case writes a single word.
BRIEF = ("at", "top", "card", "tile")


def seats_of(g: Nemesis, mask: int) -> list[str]:
    """A set of seats by name."""
    return [g.fixed.name("seat", seat) for seat in range(g.seats) if mask >> seat & 1]


def known_to_others(g: Nemesis, seat: int, masks: tuple[int, ...]) -> dict[str, list[str]]:
    """Who else knows what lies in each place of a list, by the number of the place; what nobody knows is left out."""
    others = {str(n): seats_of(g, known & ~(1 << seat)) for n, known in enumerate(masks)}
    return {n: seats for n, seats in others.items() if seats}


def names_of(g: Nemesis, kind: str, ids: tuple[int, ...]) -> list[str]:
    """Cards or other things by name; what is unknown reads so."""
    return [g.fixed.name(kind, each) for each in ids]


def place_or_none(g: Nemesis, room: int) -> str | None:
    """The Room Number, or nothing."""
    return None if room < 0 else g.fixed.name("room", room)


# ---- the ship


def room_tree(g: Nemesis, room: int) -> dict[str, object]:
    """One Room with everything in it."""
    name = g.fixed.name
    return {
        "tile": name("tile", g.tile[room]),
        "explored": bool(g.explored >> room & 1),
        "token": None if g.token[room] == NOWHERE else name("exploration", g.token[room]),
        "items": g.items[room],
        "fire": bool(g.fire >> room & 1),
        "malfunction": bool(g.malfunction >> room & 1),
        "objects": names_of(g, "object", g.lying[room]),
        "eggs_here": g.eggs_in(room),
        "intruders_here": [name("intruder", intruder) for intruder in g.intruders_in(room)],
        "characters_here": [name("seat", seat) for seat in g.people_in(room)],
        "noise_around": (g.noise & g.fixed.around[room]).bit_count(),
        "tile_known": seats_of(g, g.tile_known[room]),
        "token_known": seats_of(g, g.token_known[room]),
    }


def ship_tree(g: Nemesis) -> dict[str, object]:
    """Tracks, course, Engines, pods, Doors and Noise."""
    fixed = g.fixed
    name = fixed.name
    state = {**dict.fromkeys(bits(g.closed), DOORS[1]), **dict.fromkeys(bits(g.destroyed), DOORS[2])}
    return {
        "time": g.time,
        "sequence": None if g.sequence < 0 else g.sequence,
        "unlocked_once": g.unlocked_once,
        "ship_end": None if g.ship_end < 0 else ENDS[g.ship_end],
        "destination": name("space", g.destination),
        "coordinates": name("coordinates", g.coordinates),
        "coordinates_known": seats_of(g, g.coordinates_known),
        "engines": {
            str(n): {"top": name("engine_token", top), "known": seats_of(g, g.engine_known[n - 1])}
            for n, top in enumerate(g.engines, 1)
        },
        "pods": {
            name("pod", pod): {
                "number": number,
                "section": section_of(pod),
                "locked": bool(g.locked >> pod & 1),
                "gone": bool(g.pods_gone >> pod & 1),
            }
            for pod, number in enumerate(g.pods)
        },
        "doors": {name("corridor", corridor): door for corridor, door in sorted(state.items())},
        "noise": [name("corridor", way) for way in bits(g.noise)],
        "airlock": place_or_none(g, g.airlock),
        "rooms": {name("room", room): room_tree(g, room) for room in range(fixed.size)},
    }


# ---- Intruders and piles


def intruders_tree(g: Nemesis) -> dict[str, object]:
    """Miniatures on the board, bag and pool, Eggs, Weaknesses."""
    name = g.fixed.name
    by_arrival = sorted([i for i, room in enumerate(g.lair) if room >= 0], key=g.arrival.__getitem__)
    return {
        "intruders": {
            name("intruder", i): {"at": name("room", g.lair[i]), "injuries": g.injuries[i]} for i in by_arrival
        },
        "bag": names_of(g, "token", g.bag),
        "pool": names_of(g, "token", g.pool),
        "eggs": g.eggs,
        "nest_destroyed": g.nest_destroyed,
        "queen_killed": g.queen_killed,
        "met": g.met,
        "somebody_died": g.somebody_died,
        "weaknesses": {
            OBJECTS[slot]: {"card": name("weakness", card), "up": bool(g.weakness_up >> slot & 1)}
            for slot, card in enumerate(g.weaknesses)
        },
    }


def events_gone(g: Nemesis) -> list[str]:
    """The Event cards that have left the game; nothing can be told of a deck that is unknown."""
    here = {*g.decks[EVENTS], *g.discards[EVENTS], *g.looked}
    if UNKNOWN in here:
        return []
    return [event.id for event in g.fixed.content.events if event.index not in here]


def piles_tree(g: Nemesis) -> dict[str, object]:
    """Common decks and discard piles, the top first."""
    fixed = g.fixed
    kinds = [fixed.pile_kind(deck) for deck in range(len(PILES))]
    return {
        "decks": {pile: names_of(g, kinds[deck], g.decks[deck][::-1]) for deck, pile in enumerate(PILES)},
        "discards": {pile: names_of(g, kinds[deck], g.discards[deck][::-1]) for deck, pile in enumerate(PILES)},
        "decks_known": {
            pile: {str(n): seats_of(g, known) for n, known in enumerate(g.deck_known[deck][::-1]) if known}
            for deck, pile in enumerate(PILES)
        },
        "events_gone": events_gone(g),
        "contamination": names_of(g, "card", g.contamination[::-1]),
        "removed": names_of(g, "card", g.removed),
        "stock": names_of(g, "item", g.stock),
    }


# ---- Characters


def item_name(g: Nemesis, item: int) -> str:
    """An Item by name, or by the colour of its back where it is unknown."""
    if item >= 0:
        return g.fixed.name("item", item)
    deck = UNKNOWN - 1 - item
    return DECKS[deck] if 0 <= deck < len(DECKS) else "unknown"


def held_tree(g: Nemesis, held: tuple[Held, ...]) -> dict[str, object]:
    """Heavy Items by name; a second copy is called name-2."""
    found: dict[str, object] = {}
    for thing in held:
        word = g.fixed.name("item", thing.item)
        same = sum([other.item == thing.item for other in held[: len(found)]])
        key = word if not same else f"{word}-{same + 1}"
        found[key] = {"ammo": thing.ammo, "attached": names_of(g, "item", thing.attached), "pair": thing.pair}
    return found


def seat_tree(g: Nemesis, seat: int) -> dict[str, object]:
    """One player with the Character."""
    name = g.fixed.name
    awake = g.status[seat] == AWAKE and g.room[seat] >= 0
    return {
        "character": name("character", g.character[seat]),
        "at": place_or_none(g, g.room[seat]),
        "status": STATUS[g.status[seat]],
        "cause": None if g.cause[seat] < 0 else CAUSES[g.cause[seat]],
        "pod": None if g.pod[seat] < 0 else name("pod", g.pod[seat]),
        "hand": names_of(g, "card", g.hand[seat]),
        "deck": names_of(g, "card", g.deck[seat][::-1]),
        "discard": names_of(g, "card", g.discard[seat][::-1]),
        "sure": dict(zip(("clean", "infected"), g.sure[seat], strict=True)),
        "all_sure": dict(zip(("clean", "infected"), g.all_sure[seat], strict=True)),
        "light": g.light[seat],
        "serious": [name("wound", wound >> 1) for wound in g.serious[seat] if not wound & 1],
        "dressed": [name("wound", wound >> 1) for wound in g.serious[seat] if wound & 1],
        "larva": bool(g.larva >> seat & 1),
        "slime": bool(g.slime >> seat & 1),
        "signal": bool(g.signal >> seat & 1),
        "inventory": [item_name(g, item) for item in g.inventory[seat]],
        "inventory_known": known_to_others(g, seat, g.inventory_known[seat]),
        "held": held_tree(g, g.held[seat]),
        "carried": names_of(g, "object", g.carried[seat]),
        "quests": names_of(g, "item", g.quests[seat]),
        "objectives": names_of(g, "objective", g.objectives[seat]),
        "objectives_known": known_to_others(g, seat, g.objectives_known[seat]),
        "combat": awake and g.in_combat(seat),
        "slots": g.slots(seat),
        "slots_used": g.slots_used(seat),
    }


# ---- the whole


def outcome(g: Nemesis) -> dict[str, object] | None:
    """How the match ended, with the fate of everybody; None while it goes on."""
    if g.outcome is None:
        return None
    name = g.fixed.name
    return {
        "winners": [name("seat", seat) for seat in g.outcome.winners],
        "reason": g.outcome.reason,
        "score": g.outcome.score,
        "fates": {name("seat", seat): result.reason for seat, result in enumerate(g.outcome.results)},
    }


def position(g: Nemesis) -> dict[str, object]:
    """Everything that can be said about a position."""
    name = g.fixed.name
    return {
        "turn": g.turn,
        "phase": PHASES[g.phase],
        "first": name("seat", g.first),
        "active": None if g.active == NOBODY else name("seat", g.active),
        "actions": g.actions,
        "unlimited": g.unlimited,
        "rushed": g.rushed,
        "passed": seats_of(g, g.have_passed),
        "began": seats_of(g, g.began),
        "no_attacks": g.no_attacks,
        "stood_back": seats_of(g, g.stood_back),
        **ship_tree(g),
        **intruders_tree(g),
        **piles_tree(g),
        "seats": {name("seat", seat): seat_tree(g, seat) for seat in range(g.seats)},
        "intruder_seat": None if g.intruder_seat == NOBODY else name("seat", g.intruder_seat),
        "intruder_turn": g.intruder_turn,
        "plot_hand": names_of(g, "plot", g.plot_hand),
        "plot_deck": names_of(g, "plot", g.plot_deck[::-1]),
        "plot_discard": names_of(g, "plot", g.plot_discard[::-1]),
        "outcome": outcome(g),
    }


def derive(g: Nemesis, path: list[str]) -> object:
    """Facts that follow from the position: neighbouring Rooms, exits by number."""
    fixed = g.fixed
    if len(path) == 2 and path[0] == "neighbours":
        return [fixed.name("room", room) for room in bits(g.neighbours(fixed.value("room", path[1])))]
    if len(path) == 3 and path[0] == "exits" and path[2] in ("1", "2", "3", "4"):
        return fixed.name("corridor", fixed.exit(fixed.value("room", path[1]), int(path[2])))
    raise KeyError(".".join(path))


def brief(table: dict[str, object]) -> object:
    """The one word that a table may be compared with: where an Intruder is, an Engine's token, a Weakness."""
    for key in BRIEF:
        if key in table:
            return table[key]
    return table


def unordered(keys: list[str]) -> bool:
    """Whether the list at this path is a heap; of decks a seat knows no order."""
    return keys[-1] in HEAPS or keys[0] == "neighbours" or (keys[0] == "view" and keys[-1] == "deck")


def is_special(g: Nemesis, room: int) -> bool:
    """Whether a Room is printed on the board."""
    return g.fixed.board.slots[room].category == SPECIAL
