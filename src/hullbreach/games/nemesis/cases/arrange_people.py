"""Players and Characters of a described position, with their cards and Items; then the common piles."""

from __future__ import annotations

from collections import Counter

from hullbreach.games.nemesis.cases.supply import Supply, knowing
from hullbreach.games.nemesis.content.names import BLUE, CAUSES, CORPORATE, NONE, PERSONAL, SOLO_COOP
from hullbreach.games.nemesis.rules.people.cards import unscanned
from hullbreach.games.nemesis.rules.ship.pods import section_of
from hullbreach.games.nemesis.rules.state import Held, Nemesis
from hullbreach.games.nemesis.rules.terms import (
    ATTACKS,
    AWAKE,
    CARCASS,
    DEAD,
    EGG,
    EVENTS,
    LAUNCHED,
    NOBODY,
    NOWHERE,
    PILES,
    RED_CORPSE,
    STATUS,
    WOUNDS,
)
from hullbreach.games.nemesis.rules.things.hands import capacity, is_overloaded
from hullbreach.games.nemesis.rules.things.quest import attaches_to
from hullbreach.kernel.state import EVERYBODY
from hullbreach.parts.position_reader import Given

# Where cards go that a description does not name.
DECK, DISCARD, REMOVED = "deck", "discard", "removed"
PAIR = 2
"""Items that Duct Tape joins. NEM-ITM-07"""


class Stocks:
    """What is left of the box: Items by deck (the last for Starting and Quest Items), Wounds, Contamination."""

    def __init__(self, g: Nemesis) -> None:
        content, tables = g.fixed.content, g.fixed.tables
        self.items = [Supply("item", content.item_deck(deck)) for deck in range(BLUE + 1)]
        self.items.append(Supply("item", [item.index for item in content.items if item.deck == NONE]))
        self.wounds = Supply("wound", content.wound_deck())
        clean, infected = g.fixed.contaminated + 1, g.fixed.contaminated + 2
        cards = [clean] * (tables.contamination - tables.infected) + [infected] * tables.infected
        self.contamination = Supply("card", cards)

    def take_item(self, g: Nemesis, table: Given, key: str, item: int) -> int:
        """Take one Item out of the box."""
        return self.items[g.fixed.items[item].deck].take(table, key, [item])[0]


# ---- seats


def arrange_people(g: Nemesis, top: Given) -> Stocks:
    """Everybody at the table; who is not mentioned has the next Character and stands where the game begins."""
    whole = top.table("seats")
    tables = {whole.seat_called(word): whole.table(word) for word in whole.written()}
    seats = [tables.get(seat) or whole.table(top.words.name("seat", seat)) for seat in range(g.seats)]
    draft = Supply("character", range(len(g.fixed.characters)))
    for seat, table in enumerate(seats):
        if table.has("character"):
            g.character[seat] = draft.take(table, "character", [table.name("character", "character")])[0]
    rest = list(draft.rest())
    for seat, table in enumerate(seats):
        if g.character[seat] == NOBODY:
            g.character[seat] = rest.pop(0)
        arrange_body(g, seat, table)
    stocks = Stocks(g)
    for seat, table in enumerate(seats):
        arrange_items(g, seat, table, stocks)
    for seat, table in enumerate(seats):
        usual_gear(g, seat, table, stocks)
        arrange_wounds(g, seat, table, stocks)
        arrange_cards(g, seat, table, stocks)
        if g.status[seat] == AWAKE and is_overloaded(g, seat):
            raise table.bad("held", f"{g.slots_used(seat)} Hand slots needed, there are {g.slots(seat)}")
    dead = DEAD in g.status
    g.somebody_died = top.flag("somebody_died", dead)
    if dead and not g.somebody_died:
        raise top.bad("somebody_died", "a Character is dead")
    arrange_objectives(g, top, seats)
    for table in seats:
        table.skip("combat", "slots", "slots_used")
        table.done()
    return stocks


def arrange_body(g: Nemesis, seat: int, table: Given) -> None:
    """Where a Character is and what becomes of it; marks on its board."""
    g.status[seat] = STATUS.index(table.word("status", STATUS, STATUS[AWAKE]))
    room = table.name("at", "room", NOWHERE)
    if g.status[seat] == AWAKE:
        g.room[seat] = room if room >= 0 else g.fixed.start
        if not g.explored >> g.room[seat] & 1:
            raise table.bad("at", f"{g.fixed.name('room', g.room[seat])!r} is not explored")
    elif room >= 0:
        raise table.bad("at", f"who is {STATUS[g.status[seat]]} is in no Room")
    if table.has("cause"):
        g.cause[seat] = CAUSES.index(table.word("cause", CAUSES, CAUSES[0]))
    elif g.status[seat] == DEAD:
        g.cause[seat] = 0
    pod = table.name("pod", "pod", NOWHERE)
    if pod >= len(g.pods):
        raise table.bad("pod", f"expected a pod from pod-1 to pod-{len(g.pods)}")
    if pod >= 0 and g.status[seat] == AWAKE:
        wait_in_pod(g, seat, pod, table)
    elif pod >= 0 and g.status[seat] == LAUNCHED:
        g.pods_gone |= 1 << pod
        g.locked &= ~(1 << pod)
    elif pod >= 0:
        raise table.bad("pod", f"who is {STATUS[g.status[seat]]} is in no pod")
    g.pod[seat] = pod
    g.light[seat] = table.number("light", 0, 0, g.fixed.light_track)
    for key, mask in (("larva", "larva"), ("slime", "slime"), ("signal", "signal")):
        if table.flag(key):
            setattr(g, mask, getattr(g, mask) | 1 << seat)
    g.sure[seat] = counted(table, "sure")
    g.all_sure[seat] = counted(table, "all_sure")


def wait_in_pod(g: Nemesis, seat: int, pod: int, table: Given) -> None:
    """Whether somebody can wait in a pod: two at most, of the section, no Intruder there. NEM-POD-03, NEM-POD-06"""
    room = g.room[seat]
    if g.fixed.rooms[g.tile[room]].section != section_of(pod) or g.pods_gone >> pod & 1:
        raise table.bad("pod", f"expected a pod that is still in Room {g.fixed.name('room', room)}")
    if g.pod.count(pod) >= g.fixed.tables.pod_places:
        raise table.bad("pod", f"expected at most {g.fixed.tables.pod_places} in a pod")
    if g.crowd[room]:
        raise table.bad("pod", "nobody waits in one with an Intruder in the Room")


def counted(table: Given, key: str) -> tuple[int, int]:
    """How many unscanned Contamination cards are known to be clean, and INFECTED."""
    inner = table.table(key)
    found = inner.number("clean", 0, 0, 27), inner.number("infected", 0, 0, 27)
    inner.done()
    return found


# ---- Items


def arrange_items(g: Nemesis, seat: int, table: Given, stocks: Stocks) -> None:
    """What is named: inventory, Hand slots, Objects."""
    for item in table.names("inventory", "item"):
        if g.fixed.items[item].heavy:
            raise table.bad("inventory", f"{g.fixed.name('item', item)!r} is Heavy, expected it under held")
        g.inventory[seat] = (*g.inventory[seat], stocks.take_item(g, table, "inventory", item))
    g.inventory_known[seat] = knowing(table, "inventory_known", len(g.inventory[seat]), 1 << seat)
    known = list(g.inventory_known[seat])
    for n, item in enumerate(g.inventory[seat]):
        if g.fixed.items[item].is_quest:
            known[n] = EVERYBODY
    g.inventory_known[seat] = tuple(known)
    if table.has("held"):
        g.held[seat] = held_of(g, table, stocks)
    g.carried[seat] = table.names("carried", "object")


def held_of(g: Nemesis, table: Given, stocks: Stocks) -> tuple[Held, ...]:
    """Heavy Items: a list of names, weapons full, or a table with Ammo, attached cards and the pair."""
    value = table.raw("held")
    if isinstance(value, list):
        words = table.texts("held")
        copies = [words[:n].count(word) for n, word in enumerate(words)]
        value = {f"{word}-{n + 1}" if n else word: {} for word, n in zip(words, copies, strict=True)}
    whole = Given({"held": value}, table.place, table.words, table.count, table.kinds).table("held")
    found: list[Held] = []
    for key in whole.written():
        word = key.rpartition("-")[0] if key.rpartition("-")[2].isdecimal() else key
        item = whole.find("item", word, key)
        inner = whole.table(key)
        if not g.fixed.items[item].heavy:
            raise whole.bad(key, "is not Heavy, expected it under inventory")
        stocks.take_item(g, whole, key, item)
        attached = inner.names("attached", "item")
        for each in attached:
            stocks.take_item(g, inner, "attached", each)
            if not fits_on(g, each, item):
                raise inner.bad("attached", f"{g.fixed.name('item', each)!r} cannot be attached to it")
        thing = Held(item, 0, attached, inner.number("pair", 0, 0, 9))
        most = capacity(g, thing)
        found.append(Held(item, inner.number("ammo", most, 0, most), attached, thing.pair))
        inner.done()
    pairs = Counter([thing.pair for thing in found if thing.pair])
    if any(n != PAIR for n in pairs.values()):
        raise table.bad("held", "two Items are joined, no more and no fewer")
    return tuple(found)


def fits_on(g: Nemesis, item: int, weapon: int) -> bool:
    """Whether a card can be attached to a weapon. NEM-ITM-06"""
    to = attaches_to(g, item)
    record = g.fixed.items[weapon]
    return to != "" and to in (record.id, f"{record.weapon_class}_weapon")


def usual_gear(g: Nemesis, seat: int, table: Given, stocks: Stocks) -> None:
    """The Starting weapon, full, and both Quest Items, inactive, as far as nobody else has them."""
    character = g.fixed.characters[g.character[seat]]
    own = stocks.items[-1]
    gone = g.status[seat] == DEAD and not g.fixed.coop
    if not table.has("held") and own.left[character.start_item] and not gone:
        weapon = own.take(table, "held", [character.start_item])[0]
        g.held[seat] = (Held(weapon, g.fixed.items[weapon].ammo),)
    table.skip("held")
    if table.has("quests"):
        g.quests[seat] = own.take(table, "quests", table.names("quests", "item"))
        if not set(g.quests[seat]) <= set(character.quest_items):
            raise table.bad("quests", f"expected Quest Items of the {character.id}")
    elif not gone:
        g.quests[seat] = own.take(table, "quests", [item for item in character.quest_items if own.left[item]])


def arrange_wounds(g: Nemesis, seat: int, table: Given, stocks: Stocks) -> None:
    """Serious Wounds, Dressed ones after the others."""
    serious = stocks.wounds.take(table, "serious", table.names("serious", "wound"))
    dressed = stocks.wounds.take(table, "dressed", table.names("dressed", "wound"))
    if len(serious) + len(dressed) > g.fixed.serious_limit:
        raise table.bad("serious", f"{len(serious) + len(dressed)} Serious Wounds, expected at most 3")
    g.serious[seat] = (*[wound * 2 for wound in serious], *[wound * 2 + 1 for wound in dressed])


# ---- cards


def arrange_cards(g: Nemesis, seat: int, table: Given, stocks: Stocks) -> None:
    """Hand, deck and discard pile; Action cards that are not named lie under the deck, or under the discard pile."""
    own = Supply("card", g.fixed.characters[g.character[seat]].deck)
    limit = g.fixed.contaminated
    piles: list[tuple[int, ...]] = []
    for key in ("hand", "deck", "discard"):
        cards = table.names(key, "card")
        for card in cards:
            if card == limit:
                raise table.bad(key, "'contamination', expected clean or infected, or scanned_… of a scanned card")
            (own if card < limit else stocks.contamination).take(table, key, [unscanned(g, card)])
        piles.append(cards)
    where = table.word("rest", (DECK, DISCARD), DECK)
    lost = g.status[seat] == DEAD and not g.fixed.coop
    rest = () if lost else own.rest()
    g.hand[seat] = piles[0]
    g.deck[seat] = (*piles[1], *(rest if where == DECK else ()))[::-1]
    g.discard[seat] = (*piles[2], *(rest if where == DISCARD else ()))[::-1]


def arrange_objectives(g: Nemesis, top: Given, seats: list[Given]) -> None:
    """Those named; without a word a Corporate and a Personal one before the First Encounter, a Personal one after."""
    content = g.fixed.content
    alone = g.fixed.solo or g.fixed.coop
    decks = (SOLO_COOP,) if alone else (CORPORATE, PERSONAL)
    stock = Supply("objective", [o for deck in decks for o in content.objective_deck(deck, g.seats)])
    for seat, table in enumerate(seats):
        if table.has("objectives"):
            g.objectives[seat] = stock.take(table, "objectives", table.names("objectives", "objective"))
            # Who died before the First Encounter has two for ever (NEM-CRI-01).
            count, want = len(g.objectives[seat]), 1 if g.met or g.fixed.coop else 2
            if count != want and (count != 2 or g.status[seat] != DEAD):
                raise table.bad("objectives", f"{count} of them, expected {want}")
    rest = list(stock.rest())
    kinds: tuple[int, ...] = decks if not g.met else decks[-1:]
    if g.fixed.solo and not g.met:
        kinds = (SOLO_COOP, SOLO_COOP)
    for seat, table in enumerate(seats):
        if not table.has("objectives"):
            for kind in kinds:
                card = next(o for o in rest if content.objectives[o].deck == kind)
                rest.remove(card)
                g.objectives[seat] = (*g.objectives[seat], card)
        usual = EVERYBODY if g.fixed.coop else 1 << seat
        g.objectives_known[seat] = knowing(table, "objectives_known", len(g.objectives[seat]), usual)
    g.box_objectives = tuple(rest)


# ---- common piles


def arrange_piles(g: Nemesis, top: Given, stocks: Stocks) -> None:
    """Common decks, the top first; cards that are not named lie under them, or under the discard pile (``rest``)."""
    content = g.fixed.content
    supplies = {
        **{PILES[deck]: stocks.items[deck] for deck in range(BLUE)},
        PILES[EVENTS]: Supply("event", [event.index for event in content.events]),
        PILES[ATTACKS]: Supply("attack", content.attack_deck()),
        PILES[WOUNDS]: stocks.wounds,
    }
    supplies[PILES[EVENTS]].take(top, "events_gone", top.names("events_gone", "event"))
    decks, discards, known, rest = (top.table(key) for key in ("decks", "discards", "decks_known", "rest"))
    for deck, (pile, supply) in enumerate(supplies.items()):
        upper = supply.take(decks, pile, decks.names(pile, supply.kind))
        lower = supply.take(discards, pile, discards.names(pile, supply.kind))
        where = rest.word(pile, (DECK, DISCARD), DECK)
        others = supply.rest()
        g.decks[deck] = (*upper, *(others if where == DECK else ()))[::-1]
        g.discards[deck] = (*lower, *(others if where == DISCARD else ()))[::-1]
        g.deck_known[deck] = knowing(known, pile, len(g.decks[deck]), 0)[::-1]
    contamination = stocks.contamination
    upper = contamination.take(top, "contamination", top.names("contamination", "card"))
    removed = contamination.take(top, "removed", top.names("removed", "card"))
    where = rest.word("contamination", (DECK, REMOVED), DECK)
    others = contamination.rest()
    g.contamination = (*upper, *(others if where == DECK else ()))[::-1]
    g.removed = tuple(sorted((*removed, *(others if where == REMOVED else ()))))
    if top.has("stock"):
        stocks.items[BLUE].take(top, "stock", top.names("stock", "item"))
    g.stock = tuple(sorted(top.names("stock", "item") if top.has("stock") else stocks.items[BLUE].rest()))
    for table in (decks, discards, known, rest):
        table.done()
    things = [thing for room in g.lying for thing in room] + [thing for carried in g.carried for thing in carried]
    for thing in things:
        if thing >= RED_CORPSE and (thing - RED_CORPSE >= g.seats or g.status[thing - RED_CORPSE] != DEAD):
            raise top.bad("rooms", f"{g.fixed.name('object', thing)!r}, but nobody of that seat is dead")
    tables = g.fixed.tables
    for what, count, most in (
        ("Eggs", things.count(EGG) + g.eggs, tables.eggs),
        ("Carcasses", things.count(CARCASS), tables.carcasses),
    ):
        if count > most:
            raise top.bad("rooms", f"{count} {what} in all, expected at most {most}")
