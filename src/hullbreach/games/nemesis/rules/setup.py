"""Set-up: tiles, tokens, bag, decks, Objectives, the draft. NEM-SET"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.nemesis.content.names import (
    ADULT,
    BLUE,
    CORPORATE,
    FIRST,
    FIXED,
    PERSONAL,
    SECOND,
    SOLO_COOP,
    SPECIAL,
)
from hullbreach.games.nemesis.rules.state import Held, Nemesis
from hullbreach.games.nemesis.rules.terms import ATTACKS, BLUE_CORPSE, EVENTS, WOUNDS
from hullbreach.games.nemesis.words import events, questions, rolls
from hullbreach.games.nemesis.words import options as opt
from hullbreach.kernel.chance import Order, Pick
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask, Roll
from hullbreach.kernel.state import EVERYBODY


@dataclass
class SetUp(Procedure):
    """In the order of chance of NEM-SET-19."""

    def second_tiles(self, g: Nemesis) -> Next:
        return Roll(rolls.SECOND_TILES, (), Order("tile", _tiles(g, SECOND)))

    def first_tiles(self, g: Nemesis, order: tuple[int, ...]) -> Next:
        _lay(g, SECOND, order)
        return Roll(rolls.FIRST_TILES, (), Order("tile", _tiles(g, FIRST)))

    def tokens(self, g: Nemesis, order: tuple[int, ...]) -> Next:
        _lay(g, FIRST, order)
        for slot in g.fixed.board.slots:
            if slot.category in (SPECIAL, FIXED):
                g.tile[slot.index] = slot.room
                g.tile_known[slot.index] = EVERYBODY
                if slot.category == SPECIAL:
                    g.explored |= 1 << slot.index
        return Roll(rolls.EXPLORATION, (), Order("exploration", g.fixed.content.exploration_tokens()))

    def coordinates(self, g: Nemesis, order: tuple[int, ...]) -> Next:
        slots = [slot.index for slot in g.fixed.board.slots if slot.category != SPECIAL]
        for slot, token in zip(slots, order, strict=False):
            g.token[slot] = token
        g.box_tokens = order[len(slots) :]
        g.destination = g.fixed.tables.destination
        return Roll(rolls.COORDINATES, (), Pick("coordinates", [c.index for c in g.fixed.content.coordinates]))

    def pods(self, g: Nemesis, card: int) -> Next:
        g.coordinates = card
        g.box_coordinates = tuple([c.index for c in g.fixed.content.coordinates if c.index != card])
        return Roll(rolls.PODS, (), Order("number", list(range(1, max(g.fixed.tables.pods) + 1))))

    def engines(self, g: Nemesis, order: tuple[int, ...]) -> Next:
        count = g.fixed.tables.pods[g.seats - 1]
        g.pods = tuple(sorted(order[:count]))
        g.locked = (1 << count) - 1
        return tuple([Engine(engine) for engine in (1, 2, 3)])

    def weaknesses(self, g: Nemesis) -> Next:
        g.engine_known = (0, 0, 0)
        cards = [weakness.index for weakness in g.fixed.content.weaknesses]
        return Roll(rolls.WEAKNESSES, (), Order("weakness", cards))

    def bag(self, g: Nemesis, order: tuple[int, ...]) -> Next:
        n = g.fixed.tables.weaknesses
        g.weaknesses, g.box_weaknesses = order[:n], order[n:]
        g.eggs = g.fixed.tables.eggs_at_start
        adults = [t.index for t in g.fixed.tokens if t.kind == ADULT for _ in range(t.copies)]
        return Roll(rolls.BAG, (), Order("token", adults))

    def decks(self, g: Nemesis, order: tuple[int, ...]) -> Next:
        _fill_bag(g, order)
        return tuple([Pile(deck) for deck in range(WOUNDS)])

    def contamination(self, g: Nemesis) -> Next:
        tables = g.fixed.tables
        limit = g.fixed.contaminated
        cards = [limit + 2] * tables.infected + [limit + 1] * (tables.contamination - tables.infected)
        return Roll(rolls.CONTAMINATION, (), Order("card", cards))

    def wounds(self, g: Nemesis, order: tuple[int, ...]) -> Next:
        g.contamination = order[::-1]
        g.stock = tuple(sorted(g.fixed.content.item_deck(BLUE)))
        return Pile(WOUNDS)

    def objectives(self, g: Nemesis) -> Next:
        alone = g.fixed.solo or g.fixed.coop
        return (Deal(SOLO_COOP),) if alone else (Deal(CORPORATE), Deal(PERSONAL))

    def draft(self, g: Nemesis) -> Next:
        g.undrafted = tuple(range(len(g.fixed.characters)))
        return tuple([Draft(seat) for seat in range(g.seats)])

    def characters(self, g: Nemesis) -> Next:
        start = g.fixed.start
        g.lying[start] = (*g.lying[start], BLUE_CORPSE)
        for seat in range(g.seats):
            character = g.fixed.characters[g.character[seat]]
            g.room[seat] = start
            weapon = character.start_item
            g.held[seat] = (Held(weapon, g.fixed.items[weapon].ammo),)
            g.quests[seat] = character.quest_items
        return tuple([OwnDeck(seat) for seat in range(g.seats)])


def _tiles(g: Nemesis, category: int) -> list[int]:
    fixed = set(g.fixed.board.slot_of_room)
    return [room.index for room in g.fixed.rooms if room.category == category and room.index not in fixed]


def _lay(g: Nemesis, category: int, order: tuple[int, ...]) -> None:
    slots = [slot.index for slot in g.fixed.board.slots if slot.category == category]
    for slot, tile in zip(slots, order, strict=False):
        g.tile[slot] = tile
    g.box_tiles = (*g.box_tiles, *order[len(slots) :])


def _fill_bag(g: Nemesis, adults: tuple[int, ...]) -> None:
    """NEM-SET-08"""
    tables = g.fixed.tables
    chosen = tables.bag[ADULT] + tables.bag_adults_per_player * g.seats
    bag, pool = list(adults[:chosen]), list(adults[chosen:])
    left = list(tables.bag)
    for token in g.fixed.tokens:
        if token.kind == ADULT:
            continue
        for _ in range(token.copies):
            if left[token.kind]:
                left[token.kind] -= 1
                bag.append(token.index)
            else:
                pool.append(token.index)
    g.bag, g.pool = tuple(sorted(bag)), tuple(sorted(pool))


@dataclass
class Engine(Procedure):
    """The working and the damaged token of an Engine, in a random order. NEM-SET-06"""

    engine: int

    def shuffle(self, g: Nemesis) -> Next:
        return Roll(rolls.ENGINE, (self.engine,), Pick("engine_token", [0, 1]))

    def stack(self, g: Nemesis, top: int) -> Next:
        g.engines = (*g.engines, top)
        return None


@dataclass
class Pile(Procedure):
    """A common deck is shuffled. NEM-SET-09"""

    deck: int

    def shuffle(self, g: Nemesis) -> Next:
        content = g.fixed.content
        if self.deck == EVENTS:
            cards = [event.index for event in content.events]
        elif self.deck == ATTACKS:
            cards = content.attack_deck()
        elif self.deck == WOUNDS:
            cards = content.wound_deck()
        else:
            cards = content.item_deck(self.deck)
        return Roll(rolls.PILE, (self.deck,), Order(g.fixed.pile_kind(self.deck), cards))

    def lay(self, g: Nemesis, order: tuple[int, ...]) -> Next:
        g.decks[self.deck] = order[::-1]
        g.deck_known[self.deck] = (0,) * len(order)
        return None


@dataclass
class Deal(Procedure):
    """Objectives of one kind are dealt, one to each; two of the solo ones to a single player. NEM-SET-12, NEM-SOL-01"""

    deck: int

    def shuffle(self, g: Nemesis) -> Next:
        cards = g.fixed.content.objective_deck(self.deck, g.seats)
        return Roll(rolls.OBJECTIVES, (self.deck,), Order("objective", cards))

    def deal(self, g: Nemesis, order: tuple[int, ...]) -> Next:
        each = g.fixed.tables.solo_objectives if g.fixed.solo else 1
        for seat in range(g.seats):
            mine = order[seat * each : (seat + 1) * each]
            g.objectives[seat] = (*g.objectives[seat], *mine)
            known = EVERYBODY if g.fixed.coop else 1 << seat
            g.objectives_known[seat] = (*g.objectives_known[seat], *(known,) * each)
            for objective in mine:
                if g.fixed.coop:
                    g.told += (events.OBJECTIVE_DEALT, seat, objective)
                else:
                    g.told += (1 << seat, events.OBJECTIVE_DEALT, seat, objective)
        g.box_objectives = (*g.box_objectives, *order[g.seats * each :])
        return None


@dataclass
class Draft(Procedure):
    """Two draft cards are revealed, one is kept, the other goes back. NEM-SET-13"""

    seat: int

    def reveal(self, g: Nemesis) -> Next:
        return Roll(rolls.DRAFT, (self.seat,), Order("character", list(g.undrafted)))

    def ask(self, g: Nemesis, order: tuple[int, ...]) -> Next:
        shown = order[: g.fixed.tables.draft_draw]
        g.looked = shown
        for character in shown:
            g.told += (events.DRAFT_SHOWN, self.seat, character)
        return None

    def choose(self, g: Nemesis) -> Next:
        options = Options()
        options.each(opt.DRAFT, g.looked)
        return Ask(self.seat, questions.DRAFT, (), options)

    def keep(self, g: Nemesis, chosen: Option) -> Next:
        character = chosen.args[0]
        g.looked = ()
        g.character[self.seat] = character
        g.undrafted = tuple([one for one in g.undrafted if one != character])
        g.told += (events.DRAFTED, self.seat, character)
        return None

    def refuse(self, g: Nemesis, option: Option) -> No:
        return No("not-revealed", *option.args, rule="NEM-SET-13")


@dataclass
class OwnDeck(Procedure):
    """The ten Action cards of a Character are shuffled. NEM-SET-14"""

    seat: int

    def shuffle(self, g: Nemesis) -> Next:
        cards = list(g.fixed.characters[g.character[self.seat]].deck)
        return Roll(rolls.ACTIONS, (self.seat,), Order("card", cards))

    def lay(self, g: Nemesis, order: tuple[int, ...]) -> Next:
        g.deck[self.seat] = order[::-1]
        return None
