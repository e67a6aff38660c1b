"""Where every component of nemesis is: nothing is lost or made, and what is kept twice agrees."""

from __future__ import annotations

from collections import Counter

from hullbreach.games.nemesis.content.names import BLUE, NONE, YELLOW
from hullbreach.games.nemesis.rules.people.cards import unscanned
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import (
    ATTACKS,
    AWAKE,
    CARCASS,
    DEAD,
    EGG,
    EVENTS,
    RED_CORPSE,
    SETUP,
    WOUNDS,
)
from hullbreach.kernel.options import bits, members


def amiss(g: Nemesis) -> list[str]:
    """What does not add up, in words; empty when everything is in its place."""
    found = lost(g)
    if g.phase == SETUP or g.ship_end >= 0:
        # The end of the ship takes nothing from those who die with it.
        return found
    return [*found, *_counted(g), *_ship(g), *_dead(g)]


def lost(g: Nemesis) -> list[str]:
    """What is missing or lies where it has no place, also in a position that was described."""
    if g.phase == SETUP:
        return []
    return [*_piles(g), *_items(g), *_own_cards(g), *_intruders(g), *_board(g), *_characters(g)]


def _differ(what: str, found: Counter[int], box: Counter[int]) -> list[str]:
    return (
        []
        if found == box
        else [f"{what}: {sorted((found - box).elements())} too many, {sorted((box - found).elements())} missing"]
    )


def _piles(g: Nemesis) -> list[str]:
    content = g.fixed.content
    found: list[str] = []
    box = Counter([event.index for event in content.events])
    cards = Counter([*g.decks[EVENTS], *g.discards[EVENTS], *g.looked])
    removable = {event.index for event in content.events if event.after == "remove_reshuffle"}
    missing = box - cards
    if cards - box or any(event not in removable for event in missing):
        found += _differ("events", cards, box)
    found += _differ(
        "attacks", Counter([*g.decks[ATTACKS], *g.discards[ATTACKS], *g.aside]), Counter(content.attack_deck())
    )
    wounds = [wound >> 1 for serious in g.serious for wound in serious]
    found += _differ("wounds", Counter([*g.decks[WOUNDS], *g.discards[WOUNDS], *wounds]), Counter(content.wound_deck()))
    for deck, (cards_in, known) in enumerate(zip(g.decks, g.deck_known, strict=True)):
        if len(cards_in) != len(known):
            found.append(f"deck {deck}: {len(cards_in)} cards, {len(known)} masks")
    return found


def _items(g: Nemesis) -> list[str]:
    found: list[str] = []
    owned: Counter[int] = Counter(g.found)
    for seat in range(g.seats):
        owned.update(g.inventory[seat])
        for thing in g.held[seat]:
            owned[thing.item] += 1
            owned.update(thing.attached)
            if not 0 <= thing.ammo <= 20:
                found.append(f"seat {seat}: {thing}")
        if len(g.inventory[seat]) != len(g.inventory_known[seat]):
            found.append(f"seat {seat}: inventory and its masks")
    for deck in range(BLUE + 1):
        cards = Counter(g.stock) if deck == BLUE else Counter([*g.decks[deck], *g.discards[deck]])
        cards.update({item: n for item, n in owned.items() if g.fixed.items[item].deck == deck})
        found += _differ(f"items of deck {deck}", cards, Counter(g.fixed.content.item_deck(deck)))
    for item, n in owned.items():
        if g.fixed.items[item].deck == NONE and n > 1:
            found.append(f"{n} of {g.fixed.items[item].id}")
    return found


def _own_cards(g: Nemesis) -> list[str]:
    found: list[str] = []
    limit = g.fixed.contaminated
    contamination: Counter[int] = Counter([*g.contamination, *g.removed])
    for seat in range(g.seats):
        cards = [*g.hand[seat], *g.deck[seat], *g.discard[seat]]
        contamination.update([unscanned(g, card) for card in cards if card >= limit])
        actions = Counter([card for card in cards if card < limit])
        box = Counter(g.fixed.characters[g.character[seat]].deck)
        if g.status[seat] != DEAD:
            found += _differ(f"action cards of seat {seat}", actions, box)
    tables = g.fixed.tables
    clean = tables.contamination - tables.infected
    found += _differ("contamination", contamination, Counter({limit + 1: clean, limit + 2: tables.infected}))
    return found


def _counted(g: Nemesis) -> list[str]:
    """The Contamination cards that are known by number are there; everybody counts those its owner has scanned too."""
    limit = g.fixed.contaminated
    found: list[str] = []
    for seat in range(g.seats):
        cards = Counter([*g.hand[seat], *g.deck[seat], *g.discard[seat]])
        clean, infected = cards[limit + 1], cards[limit + 2]
        for who, sure, there in (
            ("its owner", g.sure[seat], (clean, infected)),
            ("everybody", g.all_sure[seat], (clean + cards[limit + 3], infected + cards[limit + 4])),
        ):
            if sure[0] > there[0] or sure[1] > there[1]:
                found.append(f"contamination of seat {seat}: {who} is sure of {sure}, there are {there}")
    return found


def _intruders(g: Nemesis) -> list[str]:
    found: list[str] = []
    box = Counter({token.index: token.copies for token in g.fixed.tokens})
    found += _differ("tokens", Counter([*g.bag, *g.pool, *g.drawn]), box)
    other = g.copy()
    other.look_again()
    if other.crowd != g.crowd:
        found.append("crowd is out of date")
    if not g.bag:
        found.append("the bag is empty")
    for intruder, room in enumerate(g.lair):
        if room < 0 and g.injuries[intruder]:
            found.append(f"intruder {intruder} is off the board with injuries")
    return found


def _board(g: Nemesis) -> list[str]:
    found: list[str] = []
    tables = g.fixed.tables
    for what, count, most in (
        ("fires", g.fire.bit_count(), tables.fire_markers),
        ("malfunctions", g.malfunction.bit_count(), tables.malfunction_markers),
        ("doors", (g.closed | g.destroyed).bit_count(), tables.doors),
    ):
        if count > most:
            found.append(f"{count} {what}")
    if g.closed & g.destroyed:
        found.append(f"closed and destroyed: {bits(g.closed & g.destroyed)}")
    things: Counter[int] = Counter([thing for room in g.lying for thing in room])
    things.update([thing for carried in g.carried for thing in carried])
    if things[EGG] + g.eggs > tables.eggs or things[CARCASS] > tables.carcasses or things[0] > 1:
        found.append(f"objects {things} and {g.eggs} eggs")
    for thing, n in things.items():
        if thing >= RED_CORPSE and n > 1:
            found.append(f"corpse of seat {thing - RED_CORPSE} twice")
    tiles = Counter([*g.tile, *g.box_tiles])
    if tiles != Counter([room.index for room in g.fixed.rooms]):
        found.append("tiles")
    return found


def _characters(g: Nemesis) -> list[str]:
    found: list[str] = []
    for seat in range(g.seats):
        if (g.status[seat] == AWAKE) != (g.room[seat] >= 0):
            found.append(f"seat {seat} is {g.status[seat]} in room {g.room[seat]}")
        if g.status[seat] == AWAKE and not g.explored >> g.room[seat] & 1:
            found.append(f"seat {seat} is in an unexplored room")
        if not 0 <= g.light[seat] <= g.fixed.light_track or len(g.serious[seat]) > g.fixed.serious_limit:
            found.append(f"wounds of seat {seat}")
        if len(g.objectives[seat]) != len(g.objectives_known[seat]):
            found.append(f"objectives of seat {seat}")
    return found


def _ship(g: Nemesis) -> list[str]:
    """What follows from how things happen: where nobody was nothing lies, and what is over is over."""
    tables = g.fixed.tables
    found = [
        f"room {room} is not explored: {g.items[room]} items, objects {g.lying[room]}"
        for room in members(g.fixed.graph.nodes & ~g.explored)
        if g.items[room] or any(thing != CARCASS for thing in g.lying[room])
    ]
    if any(g.is_nest(room) and EGG in things for room, things in enumerate(g.lying)):
        found.append("an Egg lies in the Nest, not on the Intruder board")
    if g.airlock >= 0 and not (g.explored >> g.airlock & 1 and g.fixed.rooms[g.tile[g.airlock]].colour == YELLOW):
        found.append("the Airlock token is in no explored yellow Room")
    if not g.eggs and not g.nest_destroyed:
        found.append("no Egg is left and the Nest is not destroyed")
    carcass = any(CARCASS in things for things in (*g.lying, *g.carried))
    if not g.met and (carcass or g.queen_killed or any(room >= 0 for room in g.lair)):
        found.append("Intruders before the First Encounter")
    if g.unlocked_once != (g.sequence >= tables.first_yellow):
        found.append(f"the sequence is at {g.sequence}, the pods were unlocked by it: {g.unlocked_once}")
    if g.time >= tables.turns or g.sequence >= len(tables.self_destruct) - 1:
        found.append(f"time {g.time}, sequence {g.sequence}: the voyage is over")
    if len(g.plot_hand) > tables.intruder_hand:
        found.append(f"{len(g.plot_hand)} cards of the Intruder player")
    return found


def _dead(g: Nemesis) -> list[str]:
    """What a death takes: Objects are dropped, and but for co-op everything but the wounds is gone. NEM-DTH"""
    found: list[str] = []
    for seat in range(g.seats):
        if g.status[seat] != DEAD:
            continue
        if g.carried[seat]:
            found.append(f"seat {seat} is dead and carries {g.carried[seat]}")
        if g.fixed.coop:
            continue
        items = (*g.inventory[seat], *g.held[seat], *g.quests[seat])
        cards = (*g.hand[seat], *g.deck[seat], *g.discard[seat])
        if items or cards or (g.larva | g.slime) >> seat & 1:
            found.append(f"seat {seat} is dead and has cards, Items, a Larva or Slime")
    return found
