"""Whether a card, an Item or a Room can be used, and what must be picked before it is paid. NEM-ACT-06, NEM-ACT-16

What a verb needs is entered in ``NEEDS`` by the file that deals with its subject, beside ``ACTS`` and ``CANNOT``.
"""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.games.nemesis.content.card_records import ActionCard, Item, Room
from hullbreach.games.nemesis.content.conditions import InRoomKind
from hullbreach.games.nemesis.content.effects import ChooseRoom, Door
from hullbreach.games.nemesis.content.names import IN_COMBAT, OUT_OF_COMBAT
from hullbreach.games.nemesis.content.reading import Way
from hullbreach.games.nemesis.content.vocabulary import ACTION
from hullbreach.games.nemesis.rules.effects.conditions import lacking
from hullbreach.games.nemesis.rules.effects.deed import CARD, EGGS, ITEM, ROOM, Deed
from hullbreach.games.nemesis.rules.effects.picks import pick_seat
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.things.reach import WITH_HOLO_COMPUTER, extends
from hullbreach.games.nemesis.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, members
from hullbreach.kernel.procedures import Next
from hullbreach.kernel.requests import Ask
from hullbreach.parts.effects import ACTS, CANNOT, HOLDS, cannot_do
from hullbreach.parts.grammar import Stmt, Verb

# Why something cannot be done: made once, as they are looked at for every question.
ONLY_IN_COMBAT = No("only-in-combat", rule="NEM-ACT-09")
ONLY_OUT_OF_COMBAT = No("only-out-of-combat", rule="NEM-ACT-09")
NO_SUCH_ROOM = No("no-such-room", rule="NEM-ACT-06")
NOBODY_THERE = No("nobody-there", rule="NEM-ACT-06")

NEEDS: dict[type, Callable[..., Ask | None]] = {}
"""The next pick that a verb needs at declaration, given the picks made so far; None when it has all."""
ROOMS: dict[str, Callable[[Nemesis, Deed], int]] = {}
"""The Rooms that a filter of choose_room names."""
POINTLESS = No("changes-nothing", rule="NEM-ACT-06")
AUTHORIZATION = Way(ACTION, (Stmt(((Door("toggle", "ship"),),)),))
"""Open or close any Door of the ship."""


# ---- what is used


def record_of(g: Nemesis, deed: Deed) -> ActionCard | Item | Room:
    """The card, Item or Room behind a deed."""
    if deed.kind == CARD:
        return g.fixed.cards[deed.id]
    if deed.kind == ITEM:
        return g.fixed.items[deed.id]
    assert deed.kind == ROOM, deed
    return g.fixed.rooms[deed.id]


def ways_of(g: Nemesis, deed: Deed) -> tuple[Way, ...]:
    """What the record behind a deed may be used for; the Pilot's trait adds to the Cockpit. NEM-TRA-02"""
    ways = record_of(g, deed).ways
    cockpit = deed.kind == ROOM and deed.id == g.fixed.cockpit
    if cockpit and g.fixed.has_trait(g.character[deed.seat], "NEM-TRA-02"):
        return (*ways, AUTHORIZATION)
    return ways


def way_of(g: Nemesis, deed: Deed) -> Way:
    """The way that was picked."""
    return ways_of(g, deed)[deed.way]


def console_of(g: Nemesis, deed: Deed) -> Deed:
    """The Room Action inside a deed, with the same picks."""
    inner = deed.copy()
    inner.kind = ROOM
    inner.id = g.tile[deed.console]
    inner.way = deed.console_way
    return inner


# ---- whether it is possible


def wrong_moment(combat: int) -> No:
    """Why something with this Combat mark cannot be used now. NEM-ACT-09"""
    return ONLY_IN_COMBAT if combat == IN_COMBAT else ONLY_OUT_OF_COMBAT


def cannot_use(g: Nemesis, deed: Deed) -> No | None:
    """Why a record cannot be used at all; None when at least one of its ways is possible."""
    record = record_of(g, deed)
    if not isinstance(record, Room) and record.combat == (OUT_OF_COMBAT if g.in_combat(deed.seat) else IN_COMBAT):
        return wrong_moment(record.combat)
    return cannot_do_any(g, deed, record)


def cannot_do_any(g: Nemesis, deed: Deed, record: ActionCard | Item | Room) -> No | None:
    """Why none of the ways of a record is possible, its Combat mark aside."""
    for condition in record.requires:
        if not holds(g, deed, condition):
            return lacking(g, condition)
    first_why: No | None = None
    for way in record.ways if deed.kind != ROOM else ways_of(g, deed):
        why = cannot_do_way(g, deed, way)
        if why is None:
            return None
        first_why = first_why or why
    return first_why or POINTLESS


def holds(g: Nemesis, deed: Deed, condition: Verb) -> bool:
    """Whether a condition for the use of a record is met; the Holo Computer stands in for a Computer. NEM-QST-03"""
    if HOLDS[type(condition)](g, deed, condition):
        return True
    if deed.kind != CARD or deed.id not in g.fixed.extended_cards:
        return False
    return isinstance(condition, InRoomKind) and extends(g, deed.seat, WITH_HOLO_COMPUTER)


def cannot_do_way(g: Nemesis, deed: Deed, way: Way) -> No | None:
    """Why a way is not possible: its prices, inner Actions, a Room to pick, and something that would change."""
    if way.rooms and deed.room < 0:
        rooms = members(ROOMS[way.rooms](g, deed))
        return None if any(fits_room(g, deed, way, room) for room in rooms) else NO_SUCH_ROOM
    useful = g.fixed.pointless
    first_why: No | None = None
    for condition, acts in way.weighed:
        if condition is not None and not holds(g, deed, condition):
            return lacking(g, condition)
        for who, verb, must, enough in acts:
            if who:
                why = cannot_do_for(g, deed, who, verb)
            else:
                check = CANNOT.get(type(verb))
                why = None if check is None else check(g, deed, verb)
            if not why:
                useful = useful or enough
                continue
            told = why if isinstance(why, No) else POINTLESS
            if must:
                return told
            first_why = first_why or told
    return None if useful else first_why or POINTLESS


def cannot_do_for(g: Nemesis, deed: Deed, who: str, verb: Verb) -> No | bool | None:
    """Why a verb changes nothing for those it names."""
    if who == "other_here":
        return None if others_with_cards(g, deed) else NOBODY_THERE
    why: No | bool | None = NOBODY_THERE
    for seat in deed.named(g, who):
        why = cannot_do(g, deed if seat == deed.seat else deed.meant_for(seat, False), verb)
        if not why:
            return None
    return why


def changes_something(g: Nemesis, deed: Deed, way: Way) -> bool:
    """Whether an Action would do more than be paid for, which it need not with ``pointless_actions``. NEM-SWI-19"""
    if way.rooms:
        return True
    for _, acts in way.weighed:
        for who, verb, must, enough in acts:
            # What the way falls with and is enough for it is an inner Action.
            if enough and (must or not (cannot_do_for(g, deed, who, verb) if who else cannot_do(g, deed, verb))):
                return True
    return False


def others_with_cards(g: Nemesis, deed: Deed) -> list[int]:
    """The other Characters in the Room whose players hold cards."""
    return [seat for seat in g.people_in(g.room[deed.seat]) if seat != deed.seat and g.hand[seat]]


def rooms_for(g: Nemesis, deed: Deed, verb: ChooseRoom, way: Way) -> int:
    """The Rooms that may be picked: those with which the rest of the way is possible. NEM-AMB-64"""
    return sum([1 << room for room in members(ROOMS[verb.filter](g, deed)) if fits_room(g, deed, way, room)])


def fits_room(g: Nemesis, deed: Deed, way: Way, room: int) -> bool:
    """Whether a way is possible with this Room picked."""
    there = deed.copy()
    there.room = room
    return cannot_do_way(g, there, way) is None


# ---- what must be picked


def next_pick(g: Nemesis, deed: Deed) -> Ask | None:
    """The next question of a declaration; None when everything is said. The way has been picked."""
    for stmt in way_of(g, deed).does:
        if stmt.who == "other_here" and deed.other < 0 and others_with_cards(g, deed):
            return pick_seat(deed, others_with_cards(g, deed))
        for choice in stmt.does:
            need = NEEDS.get(type(choice[0]))
            if need is not None:
                asked = need(g, deed, choice[0])
                # What has nothing to pick from changes nothing (switch ``pointless_actions``).
                if asked is not None and len(asked.options):
                    return asked
    return None


def skips_unpicked(kind: type) -> Callable[..., Next]:
    """What a verb does if everything was picked for it that it needs; else it does nothing."""
    act, need = ACTS[kind], NEEDS[kind]

    def only_if_picked(g: Nemesis, deed: Deed, verb: Verb) -> Next:
        return None if need(g, deed, verb) is not None else act(g, deed, verb)

    return only_if_picked


def picked(g: Nemesis, deed: Deed, chosen: Option) -> Deed:
    """The deed with one more thing said."""
    phrase, args = chosen.phrase, chosen.args
    said = deed.copy()
    if phrase is opt.CHOOSE_ROOM:
        said.room = args[0]
    elif phrase is opt.CHOOSE_CONSOLE:
        said.console = args[0]
    elif phrase is opt.CHOOSE_CORRIDOR:
        said.corridor = args[0]
    elif phrase is opt.CHOOSE_INTRUDER:
        said.intruder = args[0]
    elif phrase is opt.CHOOSE_EGGS:
        said.intruder = EGGS
    elif phrase is opt.CHOOSE_SEAT:
        said.other = args[0]
    elif phrase is opt.CHOOSE_WEAPON:
        said.weapon = args[0]
    elif phrase is opt.CHOOSE_ITEM:
        said.item = args[0]
    elif phrase is opt.CHOOSE_PARTNER:
        said.partner = args[0]
    elif phrase is opt.CHOOSE_DECK:
        said.deck = args[0]
    elif phrase is opt.CHOOSE_POD:
        said.pod = args[0]
    elif phrase is opt.CHOOSE_SLOT:
        said.slot = args[0]
    elif phrase is opt.CHOOSE_SPACE:
        said.space = args[0]
    elif phrase is opt.CHOOSE_WOUND:
        said.wound = args[0]
    elif phrase is opt.CHOOSE_PRODUCT:
        said.product = args[0]
    elif phrase is opt.CHOOSE_OBJECTIVE:
        said.objective_deck = args[0]
    else:
        assert phrase is opt.WAY, phrase
        if deed.console >= 0:
            said.console_way = args[0] - 1
        else:
            said.way = args[0] - 1
    return said
