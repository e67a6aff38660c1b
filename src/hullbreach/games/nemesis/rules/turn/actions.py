"""What a player may do in a round: every Action with its price and its conditions. NEM-ACT, NEM-BAS"""

from __future__ import annotations

from hullbreach.games.nemesis.content.gear import AmmoFill
from hullbreach.games.nemesis.content.names import HAND, IN_COMBAT, LEG, OUT_OF_COMBAT
from hullbreach.games.nemesis.rules.effects.declare import (
    cannot_do_any,
    cannot_do_way,
    cannot_use,
    ways_of,
    wrong_moment,
)
from hullbreach.games.nemesis.rules.effects.deed import (
    ACTIVATE,
    CARD,
    CAREFUL,
    CRAFT,
    EGGS,
    ITEM,
    MELEE,
    MOVE,
    PICK_UP,
    ROOM,
    SHOOT,
    TRADE,
    Deed,
    move_of,
    use_of,
)
from hullbreach.games.nemesis.rules.effects.things import cannot_use_room
from hullbreach.games.nemesis.rules.people.cards import is_contamination
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.things.craft import first_parts, own_items, products
from hullbreach.games.nemesis.rules.things.hands import capacity, held_at, weapons
from hullbreach.games.nemesis.rules.things.quest import cannot_activate
from hullbreach.games.nemesis.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options, members
from hullbreach.kernel.phrases import Phrase

# Why something cannot be done: made once, as they are looked at for every question.
ONLY_A_REACTION = No("only-a-reaction", rule="NEM-CRD-02")
TOO_FEW_CARDS = No("too-few-cards", rule="NEM-ACT-06")
NO_ITEM_ACTION = No("no-item-action", rule="NEM-ACT-05")
NOT_IN_HAND = No("not-in-hand", rule="NEM-ACT-02")
NOT_OFFERED = No("not-offered", rule="NEM-ACT-06")
TOO_FEW_CARDS_ACT_04 = No("too-few-cards", rule="NEM-ACT-04")
TOO_FEW_CARDS_QST_01 = No("too-few-cards", rule="NEM-QST-01")
ONLY_OUT_OF_COMBAT = No("only-out-of-combat", rule="NEM-ACT-10")
NOT_NEIGHBOURING = No("not-neighbouring", rule="NEM-MOV-01")
NOISE_EVERYWHERE = No("noise-everywhere", rule="NEM-BAS-03")
NO_AMMO = No("no-ammo", rule="NEM-CBT-02")
NO_WEAPON = No("no-weapon", rule="NEM-CBT-02")
NO_COPY_LEFT = No("no-copy-left", rule="NEM-CRF-03")
NO_TARGET = {
    opt.SHOOT: No("no-target", rule="NEM-CBT-02"),
    opt.STRIKE: No("no-target", rule="NEM-CBT-03"),
    opt.SHOOT_EGGS: No("no-target", rule="NEM-NST-03"),
    opt.STRIKE_EGGS: No("no-target", rule="NEM-NST-03"),
}
NOT_YOURS = {
    opt.USE: No("not-yours", rule="NEM-ITM-01"),
    opt.DROP: No("not-yours", rule="NEM-ITM-04"),
    opt.PUT_DOWN: No("not-yours", rule="NEM-OBJ-02"),
    opt.ACTIVATE: No("not-yours", rule="NEM-QST-01"),
}
MISSING = {
    opt.PICK_UP: No("not-there", rule="NEM-BAS-08"),
    opt.TRADE: No("nobody-there", rule="NEM-TRD-05"),
    opt.CRAFT: No("no-recipe", rule="NEM-CRF-01"),
}

# ---- prices


def cost_of(g: Nemesis, deed: Deed) -> int:
    """How many Action cards an Action costs, the played one aside."""
    tables = g.fixed.tables
    seat, kind = deed.seat, deed.kind
    if kind == MOVE:
        return move_cost(g, seat)
    if kind == CARD:
        return g.fixed.cards[deed.id].cost
    if kind == ITEM:
        return item_cost(g, deed)
    if kind == ROOM:
        return g.fixed.rooms[deed.id].cost
    if kind == ACTIVATE:
        return g.fixed.items[deed.id].activate_cost
    return {
        CAREFUL: tables.careful_movement,
        SHOOT: tables.shoot,
        MELEE: tables.melee,
        PICK_UP: tables.pick_up,
        TRADE: tables.trade,
        CRAFT: tables.craft,
    }[kind]


def move_cost(g: Nemesis, seat: int) -> int:
    """The price of a Movement: more for an Escape with a Leg wound. NEM-ESC-04"""
    tables = g.fixed.tables
    return tables.leg_wound_escape if g.in_combat(seat) and g.has_wound(seat, LEG) else tables.movement


def item_cost(g: Nemesis, deed: Deed) -> int:
    """The price of an Item Action: 1 more with a Hand wound, nothing for a charge with the Autoloader. NEM-ACT-13"""
    seat = deed.seat
    cost = g.fixed.items[deed.id].cost
    if deed.id in g.fixed.energy_charges and deed.weapon >= 0:
        at = held_at(g, seat, deed.weapon)
        if at >= 0 and any(item in g.fixed.free_charge for item in g.held[seat][at].attached):
            cost = 0
    return cost + g.has_wound(seat, HAND)


def least_item_cost(g: Nemesis, seat: int, item: int) -> int:
    """The least an Item Action may cost, whatever is picked for it."""
    if item in g.fixed.energy_charges:
        for thing in g.held[seat]:
            spared = any(each in g.fixed.free_charge for each in thing.attached)
            if spared and thing.ammo < capacity(g, thing):
                return item_cost(g, Deed(seat, ITEM, item, weapon=thing.item))
    return item_cost(g, use_of(seat, ITEM, item))


# ---- what is open


def action_options(g: Nemesis, seat: int) -> Options:
    """Everything that may be done now, passing and free drops included. NEM-TRN-12"""
    options = Options()
    options.one(opt.PASS)
    fixed = g.fixed
    cards = g.action_cards(seat)
    if cards:
        _basic(g, seat, cards, options)
        # What costs too much or has the wrong mark is most of what cannot be played.
        playable = fixed.playable[g.in_combat(seat)]
        for card in dict.fromkeys(g.hand[seat]):
            record = playable.get(card)
            if record is None or cards <= record.cost:
                continue
            if cannot_do_any(g, use_of(seat, CARD, card), record) is None:
                options.one(opt.PLAY, card)
        if cards >= fixed.tables.room_action and cannot_use_room(g, seat, g.room[seat]) is None:
            options.one(opt.USE_ROOM)
    own = own_items(g, seat)
    if not fixed.usable.isdisjoint(own):
        for item in dict.fromkeys(own):
            if cannot_use_item(g, seat, item, cards) is None:
                options.one(opt.USE, item)
    options.each(opt.DROP, own)
    options.each(opt.PUT_DOWN, g.carried[seat])
    return options


def _basic(g: Nemesis, seat: int, cards: int, options: Options) -> None:
    room = g.room[seat]
    crowd = g.crowd[room]
    if cards >= move_cost(g, seat):
        options.over(opt.MOVE, (), g.neighbours(room))
    if cards >= g.fixed.tables.careful_movement and not crowd:
        options.over(opt.CAREFUL, (), careful_rooms(g, seat))
    eggs = g.eggs_in(room)
    if crowd or eggs:
        for n in weapons(g, seat, "any"):
            if g.held[seat][n].ammo:
                options.over(opt.SHOOT, (g.held[seat][n].item,), crowd)
                if eggs:
                    options.one(opt.SHOOT_EGGS, g.held[seat][n].item)
        options.over(opt.STRIKE, (), crowd)
        if eggs:
            options.one(opt.STRIKE_EGGS)
    if crowd:
        return
    options.each(opt.PICK_UP, g.lying[room])
    if g.has_others(room, seat):
        options.one(opt.TRADE)
    options.each(opt.CRAFT, products(g, seat, False))
    for quest in g.quests[seat]:
        if cannot_activate(g, seat, quest) is None and cards >= g.fixed.items[quest].activate_cost:
            options.one(opt.ACTIVATE, quest)


def careful_rooms(g: Nemesis, seat: int) -> int:
    """The Rooms that may be entered with a Careful Movement. NEM-BAS-03, NEM-BAS-05"""
    found = 0
    for room in members(g.neighbours(g.room[seat])):
        if g.fixed.around[room] & ~g.noise or _needs_no_marker(g, seat, room):
            found |= 1 << room
    return found


def _needs_no_marker(g: Nemesis, seat: int, room: int) -> bool:
    occupied = g.crowd[room] or g.has_others(room, seat)
    return bool(occupied) and g.fixed.switches.careful_into_occupied != "marker"


def cannot_play(g: Nemesis, seat: int, card: int, cards: int) -> No | None:
    """Why an Action card in hand cannot be played as an Action."""
    record = g.fixed.cards[card]
    if record.is_reaction:
        return ONLY_A_REACTION
    if cards < 1 + record.cost:
        return TOO_FEW_CARDS
    if record.combat == (OUT_OF_COMBAT if g.in_combat(seat) else IN_COMBAT):
        return wrong_moment(record.combat)
    return cannot_use(g, use_of(seat, CARD, card))


def cannot_use_item(g: Nemesis, seat: int, item: int, cards: int) -> No | None:
    """Why an own Item cannot be used as an Action."""
    record = g.fixed.items[item]
    if record.use != "action":
        return NO_ITEM_ACTION
    if cards < least_item_cost(g, seat, item):
        return TOO_FEW_CARDS
    return cannot_use(g, use_of(seat, ITEM, item))


def affordable(g: Nemesis, deed: Deed) -> bool:
    """Whether what was picked so far can still be paid."""
    cards = g.action_cards(deed.seat) - (deed.kind == CARD)
    return cards >= cost_of(g, deed)


def ways_open(g: Nemesis, deed: Deed) -> list[int]:
    """The ways of a record that are possible and can be paid."""
    # Only loading can be cheaper than the price of the Item (NEM-ITM-06).
    payable = affordable(g, deed)
    found: list[int] = []
    for n, way in enumerate(ways_of(g, deed)):
        if cannot_do_way(g, deed, way) is None and (payable or isinstance(way.does[0].does[0][0], AmmoFill)):
            found.append(n)
    return found


def deed_of(g: Nemesis, seat: int, chosen: Option) -> Deed:
    """The Action that was chosen, as far as it is said."""
    phrase, args = chosen.phrase, chosen.args
    if phrase is opt.MOVE or phrase is opt.CAREFUL:
        corridors = g.fixed.graph.joining(g.room[seat], args[0]) & ~g.closed
        only = corridors.bit_length() - 1 if corridors.bit_count() == 1 else -1
        return move_of(seat, MOVE if phrase is opt.MOVE else CAREFUL, args[0], only)
    if phrase is opt.SHOOT:
        return Deed(seat, SHOOT, weapon=args[0], intruder=args[1])
    if phrase is opt.SHOOT_EGGS:
        return Deed(seat, SHOOT, weapon=args[0], intruder=EGGS)
    if phrase is opt.STRIKE:
        return Deed(seat, MELEE, intruder=args[0])
    if phrase is opt.STRIKE_EGGS:
        return Deed(seat, MELEE, intruder=EGGS)
    if phrase is opt.PICK_UP:
        return use_of(seat, PICK_UP, args[0])
    if phrase is opt.TRADE:
        return use_of(seat, TRADE, -1)
    if phrase is opt.CRAFT:
        return Deed(seat, CRAFT, product=args[0])
    if phrase is opt.ACTIVATE:
        return use_of(seat, ACTIVATE, args[0])
    if phrase is opt.PLAY:
        return use_of(seat, CARD, args[0])
    if phrase is opt.USE:
        return use_of(seat, ITEM, args[0])
    assert phrase is opt.USE_ROOM, phrase
    return use_of(seat, ROOM, g.tile[g.room[seat]])


def why_closed(g: Nemesis, seat: int, option: Option) -> No:
    """Why an option of a round is not open."""
    phrase, args = option.phrase, option.args
    cards = g.action_cards(seat)
    if phrase is opt.PLAY:
        if args[0] not in g.hand[seat] or is_contamination(g, args[0]):
            return NOT_IN_HAND
        return cannot_play(g, seat, args[0], cards) or NOT_OFFERED
    if phrase in NOT_YOURS and not _owns(g, seat, args[0], phrase):
        return NOT_YOURS[phrase]
    if phrase is opt.USE:
        return cannot_use_item(g, seat, args[0], cards) or NOT_OFFERED
    if phrase is opt.USE_ROOM:
        if cards < g.fixed.tables.room_action:
            return TOO_FEW_CARDS_ACT_04
        return cannot_use_room(g, seat, g.room[seat]) or NOT_OFFERED
    if phrase is opt.ACTIVATE:
        return cannot_activate(g, seat, args[0]) or TOO_FEW_CARDS_QST_01
    if phrase in NO_TARGET:
        return _cannot_fight(g, seat, option) or TOO_FEW_CARDS
    if phrase in (opt.CAREFUL, opt.PICK_UP, opt.TRADE, opt.CRAFT) and g.in_combat(seat):
        return ONLY_OUT_OF_COMBAT
    if phrase in (opt.MOVE, opt.CAREFUL):
        if not g.neighbours(g.room[seat]) >> args[0] & 1:
            return NOT_NEIGHBOURING
        needed = g.fixed.tables.careful_movement if phrase is opt.CAREFUL else move_cost(g, seat)
        return NOISE_EVERYWHERE if cards >= needed else TOO_FEW_CARDS
    if phrase in MISSING:
        if phrase is opt.CRAFT and cards and _is_used_up(g, seat, args[0]):
            return NO_COPY_LEFT
        return MISSING[phrase] if cards else TOO_FEW_CARDS
    return NOT_OFFERED


def _owns(g: Nemesis, seat: int, thing: int, phrase: Phrase) -> bool:
    if phrase is opt.PUT_DOWN:
        return thing in g.carried[seat]
    return thing in (g.quests[seat] if phrase is opt.ACTIVATE else own_items(g, seat))


def _cannot_fight(g: Nemesis, seat: int, option: Option) -> No | None:
    """Why an Intruder or the Eggs cannot be shot at or struck, the card aside. NEM-CBT-02, NEM-CBT-03"""
    phrase, args = option.phrase, option.args
    room = g.room[seat]
    eggs = phrase in (opt.SHOOT_EGGS, opt.STRIKE_EGGS)
    if not (g.eggs_in(room) if eggs else g.crowd[room] >> args[-1] & 1):
        return NO_TARGET[phrase]
    if phrase in (opt.STRIKE, opt.STRIKE_EGGS):
        return None
    mine = [thing for thing in g.held[seat] if thing.item == args[0] and g.fixed.items[thing.item].ammo]
    if not mine:
        return NO_WEAPON
    return None if any(thing.ammo for thing in mine) else NO_AMMO


def _is_used_up(g: Nemesis, seat: int, product: int) -> bool:
    """Whether only a copy in the blue stock is missing for a Craft. NEM-CRF-03"""
    return bool(g.fixed.items[product].recipe and product not in g.stock and first_parts(g, seat, product, False))


def closed_options(g: Nemesis, seat: int) -> list[Option]:
    """What a player might look for in a round and cannot do now; ``why_closed`` says why."""
    room = g.room[seat]
    found = [Option(opt.PLAY, (card,)) for card in dict.fromkeys(g.hand[seat]) if not is_contamination(g, card)]
    held = [thing.item for thing in g.held[seat] if g.fixed.items[thing.item].use == "action"]
    found += [Option(opt.USE, (item,)) for item in dict.fromkeys((*g.inventory[seat], *held))]
    if g.fixed.rooms[g.tile[room]].ways:
        found.append(Option(opt.USE_ROOM, ()))
    found += [Option(opt.ACTIVATE, (quest,)) for quest in g.quests[seat]]
    for phrase in (opt.MOVE, opt.CAREFUL):
        found += [Option(phrase, (other,)) for other in members(g.fixed.graph.steps(room))]
    found += [Option(opt.PICK_UP, (thing,)) for thing in dict.fromkeys(g.lying[room])]
    if g.has_others(room, seat):
        found.append(Option(opt.TRADE, ()))
    is_open = action_options(g, seat)
    return [option for option in found if option not in is_open]
