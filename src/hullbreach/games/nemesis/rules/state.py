"""The state of a nemesis match: plain lists of ids, with the questions the rules ask about who and what is where.

A set of Rooms, Corridors, Intruders or seats is an int with these bits. Piles are tuples, the last card is the top.
"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.nemesis.content.names import ARM
from hullbreach.games.nemesis.rules.fixed import Fixed
from hullbreach.games.nemesis.rules.terms import AWAKE, COMMON, EGG, NOBODY, NOWHERE, SETUP
from hullbreach.kernel.options import members
from hullbreach.kernel.state import State


@dataclass(frozen=True)
class Held:
    """A Heavy Item in a Hand slot: its Ammo, the cards attached to it, the number of the joined pair it is in, or 0."""

    item: int
    ammo: int = 0
    attached: tuple[int, ...] = ()
    pair: int = 0


# Written by `make state-copies` from what `__init__` declares; do not edit.
FACTS = (
    "tile", "tile_known", "token", "token_known", "items", "lying", "explored", "fire", "malfunction", "closed",
    "destroyed", "noise", "airlock", "box_tiles", "box_tokens", "box_weaknesses", "box_objectives", "box_coordinates",
    "lair", "injuries", "arrival", "arrivals", "summoned", "bag", "pool", "drawn", "eggs", "nest_destroyed",
    "queen_killed", "met", "somebody_died", "weaknesses", "weakness_up", "time", "sequence", "destination",
    "coordinates", "coordinates_known", "engines", "engine_known", "pods", "locked", "pods_gone", "unlocked_once",
    "ship_end", "decks", "deck_known", "discards", "stock", "contamination", "removed", "aside", "found", "character",
    "room", "status", "cause", "pod", "hand", "deck", "discard", "sure", "all_sure", "light", "serious", "larva",
    "slime", "signal", "inventory", "inventory_known", "held", "carried", "quests", "objectives", "objectives_known",
    "undrafted", "turn", "phase", "first", "active", "actions", "unlimited", "rushed", "have_passed", "passing",
    "began", "no_attacks", "stood_back", "intruder_seat", "intruder_turn", "plot_hand", "plot_deck", "plot_discard",
    "face", "rerolled", "shielded", "cancelled", "passed", "hits", "spent", "looked", "agreed",
)  # fmt: skip


class Nemesis(State):
    """Everything about one match in progress. Rooms go by slot, Characters by seat, Intruders by miniature."""

    __slots__ = (*FACTS, "fixed", "crowd")

    def __init__(self, seats: int, fixed: Fixed, like: Nemesis | None = None) -> None:
        super().__init__(seats, fixed if like is None else like.names, like)
        if like is None:
            self.fixed = fixed
            # Rooms: which tile lies there, its Exploration token, who has seen them, Item Counters, Objects there.
            self.tile: list[int] = [NOWHERE] * fixed.size
            self.tile_known: list[int] = [0] * fixed.size
            self.token: list[int] = [NOWHERE] * fixed.size
            self.token_known: list[int] = [0] * fixed.size
            self.items: list[int] = [0] * fixed.size
            self.lying: list[tuple[int, ...]] = [()] * fixed.size
            self.explored = 0
            self.fire = 0
            self.malfunction = 0
            # Corridors; a bit of ``noise`` beyond them is the space of a network of Technical Corridors.
            self.closed = 0
            self.destroyed = 0
            self.noise = 0
            self.airlock = NOWHERE
            # What went back into the box unseen.
            self.box_tiles: tuple[int, ...] = ()
            self.box_tokens: tuple[int, ...] = ()
            self.box_weaknesses: tuple[int, ...] = ()
            self.box_objectives: tuple[int, ...] = ()
            self.box_coordinates: tuple[int, ...] = ()
            # Intruders: where each miniature is, its Injuries, when it came into its Room.
            self.lair: list[int] = [NOWHERE] * fixed.miniatures
            self.injuries: list[int] = [0] * fixed.miniatures
            self.arrival: list[int] = [0] * fixed.miniatures
            self.arrivals = 0
            self.summoned = 0
            self.bag: tuple[int, ...] = ()
            self.pool: tuple[int, ...] = ()
            self.drawn: tuple[int, ...] = ()
            self.eggs = 0
            self.nest_destroyed = False
            self.queen_killed = False
            self.met = False
            self.somebody_died = False
            self.weaknesses: tuple[int, ...] = ()
            self.weakness_up = 0
            # The ship.
            self.time = 0
            self.sequence = NOWHERE
            self.destination = 0
            self.coordinates = NOWHERE
            self.coordinates_known = 0
            self.engines: tuple[int, ...] = ()
            self.engine_known: tuple[int, ...] = ()
            self.pods: tuple[int, ...] = ()
            self.locked = 0
            self.pods_gone = 0
            self.unlocked_once = False
            self.ship_end = NOWHERE
            # Common decks with who knows the card in each place, their discard piles, the crafted Items, Contamination.
            self.decks: list[tuple[int, ...]] = [()] * COMMON
            self.deck_known: list[tuple[int, ...]] = [()] * COMMON
            self.discards: list[tuple[int, ...]] = [()] * COMMON
            self.stock: tuple[int, ...] = ()
            self.contamination: tuple[int, ...] = ()
            self.removed: tuple[int, ...] = ()
            self.aside: tuple[int, ...] = ()
            # Items that somebody has drawn and not yet put away, or found with full hands.
            self.found: tuple[int, ...] = ()
            # Characters by seat.
            self.character: list[int] = [NOBODY] * seats
            self.room: list[int] = [NOWHERE] * seats
            self.status: list[int] = [AWAKE] * seats
            self.cause: list[int] = [NOWHERE] * seats
            self.pod: list[int] = [NOWHERE] * seats
            self.hand: list[tuple[int, ...]] = [()] * seats
            self.deck: list[tuple[int, ...]] = [()] * seats
            self.discard: list[tuple[int, ...]] = [()] * seats
            # Of unscanned Contamination cards of a seat: how many it knows to be clean and INFECTED, and everybody.
            self.sure: list[tuple[int, int]] = [(0, 0)] * seats
            self.all_sure: list[tuple[int, int]] = [(0, 0)] * seats
            self.light: list[int] = [0] * seats
            # Serious Wounds: the kind, twice, and 1 if it is Dressed.
            self.serious: list[tuple[int, ...]] = [()] * seats
            self.larva = 0
            self.slime = 0
            self.signal = 0
            self.inventory: list[tuple[int, ...]] = [()] * seats
            self.inventory_known: list[tuple[int, ...]] = [()] * seats
            self.held: list[tuple[Held, ...]] = [()] * seats
            self.carried: list[tuple[int, ...]] = [()] * seats
            self.quests: list[tuple[int, ...]] = [()] * seats
            self.objectives: list[tuple[int, ...]] = [()] * seats
            self.objectives_known: list[tuple[int, ...]] = [()] * seats
            # Draft cards that are still to be had.
            self.undrafted: tuple[int, ...] = ()
            # The turn.
            self.turn = 0
            self.phase = SETUP
            self.first = 0
            self.active = NOBODY
            self.actions = 0
            self.unlimited = False
            self.rushed = False
            self.have_passed = 0
            self.passing = False
            self.began = 0
            self.no_attacks = False
            self.stood_back = 0
            # The Intruder player (INP), its cards.
            self.intruder_seat = NOBODY
            self.intruder_turn = 0
            self.plot_hand: tuple[int, ...] = ()
            self.plot_deck: tuple[int, ...] = ()
            self.plot_discard: tuple[int, ...] = ()
            # What one step leaves for the next: the face of a die, who is protected, whether a condition was met,
            # the Injuries of a shot, the Ammo spent.
            self.face = 0
            self.rerolled = 0
            self.shielded = 0
            self.cancelled = False
            self.passed = False
            self.hits = 0
            self.spent = 0
            self.looked: tuple[int, ...] = ()
            self.agreed = False
            # Which Intruders are in each Room: follows from ``lair``.
            self.crowd: list[int] = [0] * fixed.size  # no fact
        else:
            # Written by `make state-copies` from what `__init__` declares; do not edit.
            self.fixed = like.fixed
            self.tile = like.tile[:]
            self.tile_known = like.tile_known[:]
            self.token = like.token[:]
            self.token_known = like.token_known[:]
            self.items = like.items[:]
            self.lying = like.lying[:]
            self.explored = like.explored
            self.fire = like.fire
            self.malfunction = like.malfunction
            self.closed = like.closed
            self.destroyed = like.destroyed
            self.noise = like.noise
            self.airlock = like.airlock
            self.box_tiles = like.box_tiles
            self.box_tokens = like.box_tokens
            self.box_weaknesses = like.box_weaknesses
            self.box_objectives = like.box_objectives
            self.box_coordinates = like.box_coordinates
            self.lair = like.lair[:]
            self.injuries = like.injuries[:]
            self.arrival = like.arrival[:]
            self.arrivals = like.arrivals
            self.summoned = like.summoned
            self.bag = like.bag
            self.pool = like.pool
            self.drawn = like.drawn
            self.eggs = like.eggs
            self.nest_destroyed = like.nest_destroyed
            self.queen_killed = like.queen_killed
            self.met = like.met
            self.somebody_died = like.somebody_died
            self.weaknesses = like.weaknesses
            self.weakness_up = like.weakness_up
            self.time = like.time
            self.sequence = like.sequence
            self.destination = like.destination
            self.coordinates = like.coordinates
            self.coordinates_known = like.coordinates_known
            self.engines = like.engines
            self.engine_known = like.engine_known
            self.pods = like.pods
            self.locked = like.locked
            self.pods_gone = like.pods_gone
            self.unlocked_once = like.unlocked_once
            self.ship_end = like.ship_end
            self.decks = like.decks[:]
            self.deck_known = like.deck_known[:]
            self.discards = like.discards[:]
            self.stock = like.stock
            self.contamination = like.contamination
            self.removed = like.removed
            self.aside = like.aside
            self.found = like.found
            self.character = like.character[:]
            self.room = like.room[:]
            self.status = like.status[:]
            self.cause = like.cause[:]
            self.pod = like.pod[:]
            self.hand = like.hand[:]
            self.deck = like.deck[:]
            self.discard = like.discard[:]
            self.sure = like.sure[:]
            self.all_sure = like.all_sure[:]
            self.light = like.light[:]
            self.serious = like.serious[:]
            self.larva = like.larva
            self.slime = like.slime
            self.signal = like.signal
            self.inventory = like.inventory[:]
            self.inventory_known = like.inventory_known[:]
            self.held = like.held[:]
            self.carried = like.carried[:]
            self.quests = like.quests[:]
            self.objectives = like.objectives[:]
            self.objectives_known = like.objectives_known[:]
            self.undrafted = like.undrafted
            self.turn = like.turn
            self.phase = like.phase
            self.first = like.first
            self.active = like.active
            self.actions = like.actions
            self.unlimited = like.unlimited
            self.rushed = like.rushed
            self.have_passed = like.have_passed
            self.passing = like.passing
            self.began = like.began
            self.no_attacks = like.no_attacks
            self.stood_back = like.stood_back
            self.intruder_seat = like.intruder_seat
            self.intruder_turn = like.intruder_turn
            self.plot_hand = like.plot_hand
            self.plot_deck = like.plot_deck
            self.plot_discard = like.plot_discard
            self.face = like.face
            self.rerolled = like.rerolled
            self.shielded = like.shielded
            self.cancelled = like.cancelled
            self.passed = like.passed
            self.hits = like.hits
            self.spent = like.spent
            self.looked = like.looked
            self.agreed = like.agreed
            self.crowd = like.crowd[:]

    def copy(self) -> Nemesis:
        """An independent state, equal to this one."""
        return Nemesis(self.seats, self.fixed, self)

    def facts(self) -> list[object]:
        return [self.fixed.key, *[getattr(self, name) for name in FACTS]]

    def look_again(self) -> None:
        """Work out anew what is only remembered."""
        self.crowd = [0] * self.fixed.size
        for intruder, room in enumerate(self.lair):
            if room >= 0:
                self.crowd[room] |= 1 << intruder

    # ---- who is where

    def everybody(self) -> tuple[int, ...]:
        """All seats in player order from the First Player, whatever became of their Characters (NEM-RND-05)."""
        return self.fixed.player_order[self.first]

    def in_order(self) -> list[int]:
        """Everybody who is awake, in player order from the First Player (NEM-RND-02, NEM-DRW-07)."""
        status = self.status
        return [seat for seat in self.everybody() if status[seat] == AWAKE]

    def people_in(self, room: int) -> list[int]:
        """The Characters in a Room in player order; those waiting in pods there count (NEM-POD-07)."""
        if room not in self.room:
            return []
        return [seat for seat in self.in_order() if self.room[seat] == room and self.is_present(seat)]

    def is_present(self, seat: int) -> bool:
        """Whether an awake Character is in its Room and not sheltered by a pod."""
        return self.pod[seat] < 0 or not self.fixed.sheltered

    def has_others(self, room: int, seat: int) -> bool:
        """Whether a Character other than that of a seat is in a Room."""
        if self.room.count(room) <= (self.room[seat] == room):
            return False
        if not self.fixed.sheltered:
            return True
        return any(at == room and other != seat and self.is_present(other) for other, at in enumerate(self.room))

    def rooms_with_people(self) -> int:
        """The Rooms with Characters in them."""
        found = 0
        for seat in range(self.seats):
            if self.status[seat] == AWAKE and self.is_present(seat):
                found |= 1 << self.room[seat]
        return found

    def in_combat(self, seat: int) -> bool:
        """Whether an Intruder is in the Character's Room (NEM-ACT-08)."""
        return self.crowd[self.room[seat]] != 0

    def intruders_in(self, room: int) -> list[int]:
        """The Intruders of a Room by arrival (NEM-RND-05)."""
        found = list(members(self.crowd[room]))
        if len(found) > 1:
            found.sort(key=self.arrival.__getitem__)
        return found

    # ---- Rooms

    def room_of(self, kind: int) -> int:
        """The explored Room with this tile; NOWHERE while nobody has found it."""
        for room in members(self.explored):
            if self.tile[room] == kind:
                return room
        return NOWHERE

    def works(self, room: int) -> bool:
        """Whether a Room has no Malfunction marker."""
        return not self.malfunction >> room & 1

    def has_computer(self, room: int) -> bool:
        """Whether there is a working Computer in an explored Room."""
        return bool(self.explored >> room & 1) and self.works(room) and self.fixed.rooms[self.tile[room]].computer

    def neighbours(self, room: int) -> int:
        """The Rooms that Characters, thrown Items and fire can reach from a Room (NEM-MOV-01)."""
        return self.fixed.graph.steps(room, self.closed)

    def eggs_in(self, room: int) -> int:
        """Uncarried Eggs in a Room; those of the Intruder board lie in the Nest once it is explored (NEM-NST-01)."""
        found = self.lying[room].count(EGG)
        return found + self.eggs if self.is_nest(room) else found

    def is_nest(self, room: int) -> bool:
        """Whether this is the explored Nest."""
        return bool(self.explored >> room & 1) and self.tile[room] == self.fixed.nest

    # ---- Characters

    def has_wound(self, seat: int, kind: int) -> bool:
        """Whether an undressed Serious Wound of this kind is at work (NEM-WND-02)."""
        return kind * 2 in self.serious[seat]

    def slots(self, seat: int) -> int:
        """How many Hand slots a Character has (NEM-ITM-02)."""
        return self.fixed.arm_slots if self.has_wound(seat, ARM) else self.fixed.hand_slots

    def slots_used(self, seat: int) -> int:
        """How many are taken; two joined Items take one (NEM-ITM-07)."""
        return slots_needed(self.held[seat], self.carried[seat])

    def action_cards(self, seat: int) -> int:
        """How many Action cards are in hand; Contamination cards are none (NEM-ACT-02)."""
        hand = self.hand[seat]
        limit = self.fixed.contaminated
        if not hand or max(hand) < limit:
            return len(hand)
        return sum([card < limit for card in hand])

    def has_weakness(self, weakness: int) -> bool:
        """Whether this Weakness is face up."""
        return any(card == weakness and self.weakness_up >> n & 1 for n, card in enumerate(self.weaknesses))

    def hibernating(self) -> bool:
        """Whether anybody hibernates."""
        return any(status == 2 for status in self.status)


def slots_needed(held: tuple[Held, ...], carried: tuple[int, ...]) -> int:
    """How many Hand slots these take."""
    pairs = {thing.pair for thing in held if thing.pair}
    return len(carried) + len(held) - sum([sum([t.pair == pair for t in held]) - 1 for pair in pairs])
