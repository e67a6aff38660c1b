"""What effects do with Items, weapons and Room Actions."""

from __future__ import annotations

from dataclasses import replace

from hullbreach.games.nemesis.content import effects as fx
from hullbreach.games.nemesis.content import gear
from hullbreach.games.nemesis.content.names import WHITE
from hullbreach.games.nemesis.rules.effects.declare import (
    NEEDS,
    cannot_do_any,
    cannot_do_way,
    console_of,
    next_pick,
    way_of,
    ways_of,
)
from hullbreach.games.nemesis.rules.effects.deed import ITEM, ROOM, Deed, use_of
from hullbreach.games.nemesis.rules.effects.picks import pick, pick_over, pick_target
from hullbreach.games.nemesis.rules.effects.ship import computers
from hullbreach.games.nemesis.rules.people.combat import Shooting, spend_ammo
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.things.craft import craft, first_parts, own_items, partners, products
from hullbreach.games.nemesis.rules.things.hands import (
    capacity,
    change_held,
    discard_item,
    emptier,
    fuller,
    held_at,
    take_from_pocket,
    weapons,
)
from hullbreach.games.nemesis.rules.things.quest import attach
from hullbreach.games.nemesis.rules.things.search import ITEM_DECKS, Search, decks_of, filled
from hullbreach.games.nemesis.words import events, questions
from hullbreach.games.nemesis.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Options, members
from hullbreach.kernel.procedures import Next
from hullbreach.kernel.requests import Ask
from hullbreach.parts.effects import ACTS, CANNOT, perform

# Why something cannot be done: made once, as they are looked at for every question.
NO_SEARCH_HERE = No("no-search-here", rule="NEM-SRC-03")
NOTHING_LEFT = No("nothing-left", rule="NEM-SRC-01")
DECK_EMPTY = No("deck-empty", rule="NEM-SRC-05")
NO_TARGET = No("no-target", rule="NEM-CBT-02")
NOTHING_TO_LOAD = No("nothing-to-load", rule="NEM-CRD-28")
NOTHING_TO_JOIN = No("nothing-to-join", rule="NEM-ITM-07")
NO_ITEM_TO_PAY = No("no-item-to-pay", rule="NEM-CRD-26")
NO_RECIPE = No("no-recipe", rule="NEM-CRF-03")
ONLY_OUT_OF_COMBAT = No("only-out-of-combat", rule="NEM-ROM-01")
NO_ROOM_ACTION = No("no-room-action", rule="NEM-ROM-01")
MALFUNCTION = No("malfunction", rule="NEM-MAL-01")
ONLY_OUT_OF_COMBAT_SWI_07 = No("only-out-of-combat", rule="NEM-SWI-07")
NO_ROOM_ACTION_ACT_21 = No("no-room-action", rule="NEM-ACT-21")

NO_WEAPON = No("no-weapon", rule="NEM-CRD-28")

# ---- Search


def _search(g: Nemesis, deed: Deed, verb: fx.Search) -> Next:
    room = deed.here(g)
    if verb.counter and g.items[room]:
        g.items[room] = max(0, g.items[room] - verb.counter)
        g.told += (events.SEARCHED, deed.seat, room)
    if _takes_each(g, deed, verb):
        # NEM-TRA-04: one card of each deck in a white Room.
        return Search(deed.seat, tuple(filled(g, ITEM_DECKS)))
    return Search(deed.seat, (deed.deck,) * verb.n)


def _takes_each(g: Nemesis, deed: Deed, verb: fx.Search) -> bool:
    white = g.fixed.rooms[g.tile[deed.here(g)]].colour == WHITE
    return white and verb.deck == "room_colour" and g.fixed.has_trait(g.character[deed.seat], "NEM-TRA-04")


def _decks(g: Nemesis, deed: Deed, verb: fx.Search) -> list[int]:
    return filled(g, ITEM_DECKS) if verb.deck == "chosen" else decks_of(g, deed.here(g))


def _cannot_search(g: Nemesis, deed: Deed, verb: fx.Search) -> No | None:
    room = deed.here(g)
    if verb.deck == "room_colour" and not g.fixed.rooms[g.tile[room]].can_search:
        return NO_SEARCH_HERE
    if g.items[room] < verb.min_counter:
        return NOTHING_LEFT
    return None if _decks(g, deed, verb) else DECK_EMPTY


def _which_deck(g: Nemesis, deed: Deed, verb: fx.Search) -> Ask | None:
    if deed.deck >= 0 or _takes_each(g, deed, verb):
        return None
    return pick(deed, opt.CHOOSE_DECK, tuple(_decks(g, deed, verb)))


ACTS[fx.Search] = _search
CANNOT[fx.Search] = _cannot_search
NEEDS[fx.Search] = _which_deck

# ---- weapons


def _loaded(g: Nemesis, seat: int, which: str) -> tuple[int, ...]:
    return tuple([g.held[seat][n].item for n in weapons(g, seat, which) if g.held[seat][n].ammo])


def _loadable(g: Nemesis, seat: int, which: str) -> tuple[int, ...]:
    held = g.held[seat]
    return tuple([held[n].item for n in weapons(g, seat, which) if held[n].ammo < capacity(g, held[n])])


def _shoot(g: Nemesis, deed: Deed, verb: gear.Shoot) -> Next:
    return Shooting(deed.seat, deed.weapon, deed.intruder, verb.ammo, verb.reroll, verb.bonus == "per_2_ammo")


def _cannot_shoot(g: Nemesis, deed: Deed, verb: gear.Shoot) -> No | None:
    room = g.room[deed.seat]
    if not g.crowd[room] and not g.eggs_in(room):
        return NO_TARGET
    return None if _loaded(g, deed.seat, verb.weapon) else NO_WEAPON


def _shoot_picks(g: Nemesis, deed: Deed, verb: gear.Shoot) -> Ask | None:
    room = g.room[deed.seat]
    if deed.weapon < 0:
        return pick(deed, opt.CHOOSE_WEAPON, _loaded(g, deed.seat, verb.weapon))
    return pick_target(deed, g.crowd[room], g.eggs_in(room) > 0) if deed.intruder < 0 else None


def load(g: Nemesis, seat: int, weapon: int, n: int) -> None:
    """Ammo for a weapon in hand, never above its capacity; everything it holds with n below 0. NEM-CBT-08"""
    at = emptier(g, seat, weapon)
    thing = g.held[seat][at]
    most = capacity(g, thing)
    ammo = most if n < 0 else min(most, thing.ammo + n)
    change_held(g, seat, at, replace(thing, ammo=ammo))
    g.told += (events.LOADED, seat, weapon, ammo)


def _ammo_add(g: Nemesis, deed: Deed, verb: gear.AmmoAdd) -> Next:
    load(g, deed.seat, deed.weapon, verb.n)
    return None


def _ammo_fill(g: Nemesis, deed: Deed, verb: gear.AmmoFill) -> Next:
    load(g, deed.seat, deed.weapon, -1)
    return None


def _all_full(g: Nemesis, deed: Deed, verb: gear.AmmoAdd | gear.AmmoFill) -> No | None:
    return None if _loadable(g, deed.seat, verb.weapon) else NOTHING_TO_LOAD


def _which_to_load(g: Nemesis, deed: Deed, verb: gear.AmmoAdd | gear.AmmoFill) -> Ask | None:
    return pick(deed, opt.CHOOSE_WEAPON, _loadable(g, deed.seat, verb.weapon)) if deed.weapon < 0 else None


def _ammo_discard(g: Nemesis, deed: Deed, verb: gear.AmmoDiscard) -> Next:
    at = fuller(g, deed.seat, deed.weapon)
    g.spent = g.held[deed.seat][at].ammo if verb.n == fx.ALL else verb.n
    spend_ammo(g, deed.seat, deed.weapon, g.spent)
    return None


def _no_ammo(g: Nemesis, deed: Deed, verb: gear.AmmoDiscard) -> No | None:
    return None if _loaded(g, deed.seat, verb.weapon) else NO_WEAPON


def _whose_ammo(g: Nemesis, deed: Deed, verb: gear.AmmoDiscard) -> Ask | None:
    return pick(deed, opt.CHOOSE_WEAPON, _loaded(g, deed.seat, verb.weapon)) if deed.weapon < 0 else None


def _attach(g: Nemesis, deed: Deed, verb: gear.Attach) -> Next:
    at = held_at(g, deed.seat, deed.weapon)
    if at >= 0 and deed.kind == ITEM:
        take_from_pocket(g, deed.seat, deed.id)
        attach(g, deed.seat, at, deed.id)
    return None


def _attachable(g: Nemesis, deed: Deed, verb: gear.Attach) -> tuple[int, ...]:
    which = "energy" if verb.to == "energy_weapon" else verb.to
    return tuple([g.held[deed.seat][n].item for n in weapons(g, deed.seat, which)])


def _cannot_attach(g: Nemesis, deed: Deed, verb: gear.Attach) -> No | None:
    return None if _attachable(g, deed, verb) else NO_WEAPON


def _attach_to(g: Nemesis, deed: Deed, verb: gear.Attach) -> Ask | None:
    return pick(deed, opt.CHOOSE_WEAPON, _attachable(g, deed, verb)) if deed.weapon < 0 else None


def _capacity(g: Nemesis, deed: Deed, verb: gear.Capacity) -> Next:
    return None


ACTS[gear.Shoot] = _shoot
CANNOT[gear.Shoot] = _cannot_shoot
NEEDS[gear.Shoot] = _shoot_picks
ACTS[gear.AmmoAdd] = _ammo_add
CANNOT[gear.AmmoAdd] = _all_full
NEEDS[gear.AmmoAdd] = _which_to_load
ACTS[gear.AmmoFill] = _ammo_fill
CANNOT[gear.AmmoFill] = _all_full
NEEDS[gear.AmmoFill] = _which_to_load
ACTS[gear.AmmoDiscard] = _ammo_discard
CANNOT[gear.AmmoDiscard] = _no_ammo
NEEDS[gear.AmmoDiscard] = _whose_ammo
ACTS[gear.Attach] = _attach
CANNOT[gear.Attach] = _cannot_attach
NEEDS[gear.Attach] = _attach_to
ACTS[gear.Capacity] = _capacity

# ---- Items


def _joinable(g: Nemesis, seat: int) -> tuple[int, ...]:
    return tuple([thing.item for thing in g.held[seat] if not thing.pair])


def _combine(g: Nemesis, deed: Deed, verb: gear.CombineHeavy) -> Next:
    """NEM-ITM-07"""
    seat = deed.seat
    pair = 1 + max([thing.pair for thing in g.held[seat]])
    for item in (deed.item, deed.partner):
        for n, thing in enumerate(g.held[seat]):
            if thing.item == item and not thing.pair:
                change_held(g, seat, n, replace(thing, pair=pair))
                break
    partner = deed.partner
    g.told += (events.JOINED, seat, deed.item, partner)
    return None


def _nothing_to_join(g: Nemesis, deed: Deed, verb: gear.CombineHeavy) -> No | None:
    return None if len(_joinable(g, deed.seat)) > 1 else NOTHING_TO_JOIN


def _what_to_join(g: Nemesis, deed: Deed, verb: gear.CombineHeavy) -> Ask | None:
    able = list(_joinable(g, deed.seat))
    if deed.item < 0:
        return pick(deed, opt.CHOOSE_ITEM, tuple(able))
    if deed.partner < 0:
        able.remove(deed.item)
        return pick(deed, opt.CHOOSE_PARTNER, tuple(able))
    return None


def _discard_item(g: Nemesis, deed: Deed, verb: gear.DiscardItem) -> Next:
    if deed.item in own_items(g, deed.seat):
        discard_item(g, deed.seat, deed.item)
    return None


def _no_item(g: Nemesis, deed: Deed, verb: gear.DiscardItem) -> No | None:
    return None if own_items(g, deed.seat) else NO_ITEM_TO_PAY


def _which_item(g: Nemesis, deed: Deed, verb: gear.DiscardItem) -> Ask | None:
    return pick(deed, opt.CHOOSE_ITEM, own_items(g, deed.seat)) if deed.item < 0 else None


def _craft(g: Nemesis, deed: Deed, verb: gear.Craft) -> Next:
    return craft(g, deed.seat, deed.product, deed.item, deed.partner)


def _cannot_craft(g: Nemesis, deed: Deed, verb: gear.Craft) -> No | None:
    return None if products(g, deed.seat, True) else NO_RECIPE


def craft_picks(g: Nemesis, deed: Deed, wild: bool) -> Ask | None:
    """What is crafted, and which Items pay. NEM-CHO-23"""
    seat = deed.seat
    if deed.product < 0:
        return pick(deed, opt.CHOOSE_PRODUCT, products(g, seat, wild))
    if deed.item < 0:
        return pick(deed, opt.CHOOSE_ITEM, tuple(first_parts(g, seat, deed.product, wild)))
    if deed.partner < 0:
        return pick(deed, opt.CHOOSE_PARTNER, tuple(partners(g, seat, deed.product, deed.item, wild)))
    return None


def _craft_picks(g: Nemesis, deed: Deed, verb: gear.Craft) -> Ask | None:
    return craft_picks(g, deed, True)


ACTS[gear.CombineHeavy] = _combine
CANNOT[gear.CombineHeavy] = _nothing_to_join
NEEDS[gear.CombineHeavy] = _what_to_join
ACTS[gear.DiscardItem] = _discard_item
CANNOT[gear.DiscardItem] = _no_item
NEEDS[gear.DiscardItem] = _which_item
ACTS[gear.Craft] = _craft
CANNOT[gear.Craft] = _cannot_craft
NEEDS[gear.Craft] = _craft_picks

# ---- Room Actions


def cannot_use_room(g: Nemesis, seat: int, room: int) -> No | None:
    """Why the Room Action of a Room cannot be used by a Character, its cards aside. NEM-ROM-01, NEM-ACT-21"""
    if g.in_combat(seat):
        return ONLY_OUT_OF_COMBAT
    record = g.fixed.rooms[g.tile[room]]
    if not record.ways:
        return NO_ROOM_ACTION
    if not g.works(room):
        return MALFUNCTION
    if g.crowd[room] and g.fixed.switches.remote_room_action == "both_rooms_clear":
        return ONLY_OUT_OF_COMBAT_SWI_07
    return cannot_do_any(g, use_of(seat, ROOM, record.index, room), record)


def _consoles(g: Nemesis, deed: Deed, verb: fx.FreeRoomAction) -> int:
    here = g.room[deed.seat]
    if verb.where == "here":
        record = g.fixed.rooms[g.tile[here]]
        fits = {
            "computer": record.computer,
            "no_computer": not record.computer,
            "cockpit_or_computer": record.computer or record.index == g.fixed.cockpit,
        }[verb.need]
        rooms = 1 << here if fits else 0
    else:
        rooms = computers(g)
    return sum([1 << room for room in members(rooms) if cannot_use_room(g, deed.seat, room) is None])


def _no_console(g: Nemesis, deed: Deed, verb: fx.FreeRoomAction) -> No | None:
    return None if _consoles(g, deed, verb) else NO_ROOM_ACTION_ACT_21


def _room_picks(g: Nemesis, deed: Deed, verb: fx.FreeRoomAction) -> Ask | None:
    if deed.console < 0:
        return pick_over(deed, opt.CHOOSE_CONSOLE, _consoles(g, deed, verb))
    if deed.console_way < 0:
        inner = console_of(g, deed)
        options = Options()
        for n, way in enumerate(ways_of(g, inner)):
            if cannot_do_way(g, inner, way) is None:
                options.one(opt.WAY, n + 1)
        return pick_way(deed, options)
    return next_pick(g, console_of(g, deed))


def pick_way(deed: Deed, options: Options) -> Ask:
    """Which of the things that a record may be used for."""
    return Ask(deed.seat, questions.WAY, (), options)


def _room_action(g: Nemesis, deed: Deed, verb: fx.FreeRoomAction) -> Next:
    inner = console_of(g, deed)
    return perform(way_of(g, inner).does, inner)


ACTS[fx.FreeRoomAction] = _room_action
CANNOT[fx.FreeRoomAction] = _no_console
NEEDS[fx.FreeRoomAction] = _room_picks
