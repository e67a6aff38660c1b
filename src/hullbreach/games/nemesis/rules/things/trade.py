"""Trade: a series of exchanges between two Characters of a Room, each proposed once. NEM-TRD"""

from __future__ import annotations

from dataclasses import dataclass, replace

from hullbreach.games.nemesis.rules.state import Held, Nemesis, slots_needed
from hullbreach.games.nemesis.rules.terms import AWAKE
from hullbreach.games.nemesis.rules.things.hands import alike
from hullbreach.games.nemesis.words import events, questions
from hullbreach.games.nemesis.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask

# What is laid down goes by its place: in the inventory, among the Heavy Items from here on, an Object from here on.
HEAVY = 500
OBJECT = 1000
Laid = tuple[int, ...]


@dataclass
class Trade(Procedure):
    """The active player proposes first, then every other Character there, clockwise. NEM-TRD-06"""

    seat: int

    def begin(self, g: Nemesis) -> Next:
        room = g.room[self.seat]
        order = [(self.seat + n) % g.seats for n in range(g.seats)]
        there = [s for s in order if g.status[s] == AWAKE and g.room[s] == room and g.is_present(s)]
        return tuple([Proposer(seat, 0) for seat in there])


@dataclass
class Proposer(Procedure):
    """One Character proposes exchanges, to each other at most once. asked: those it has turned to."""

    seat: int
    asked: int

    def partner(self, g: Nemesis) -> Next:
        others = [s for s in g.people_in(g.room[self.seat]) if s != self.seat and not self.asked >> s & 1]
        if not others:
            return g.finish()
        options = Options()
        options.one(opt.DONE)
        options.each(opt.TRADE_WITH, tuple(others))
        return Ask(self.seat, questions.TRADE, (), options)

    def lay(self, g: Nemesis, chosen: Option) -> Next:
        if chosen.phrase is opt.DONE:
            return None
        partner = chosen.args[0]
        return g.instead(Offer(self.seat, partner, (), ()), Proposer(self.seat, self.asked | 1 << partner))

    def refuse(self, g: Nemesis, option: Option) -> No:
        return No("asked-before", rule="NEM-TRD-06")


@dataclass
class Offer(Procedure):
    """One exchange: the proposer lays down, the partner answers or refuses, the proposer accepts. NEM-TRD-05"""

    seat: int
    partner: int
    given: Laid
    back: Laid

    def offer(self, g: Nemesis) -> Next:
        options = Options()
        options.one(opt.DONE)
        _layable(g, self.seat, self.given, options)
        return Ask(self.seat, questions.OFFER, (self.partner,), options)

    def laid(self, g: Nemesis, chosen: Option) -> Next:
        if chosen.phrase is opt.DONE:
            _tell_laid(g, self.seat, self.given)
            return None
        return g.instead(replace(self, given=_add(g, self.seat, self.given, chosen)))

    def answer(self, g: Nemesis) -> Next:
        return Answer(self.seat, self.partner, self.given, ())

    def refuse(self, g: Nemesis, option: Option) -> No:
        return _cannot_lay(g, self.seat, option)


@dataclass
class Answer(Procedure):
    """The partner's return, and the last word of the proposer."""

    seat: int
    partner: int
    given: Laid
    back: Laid

    def lay(self, g: Nemesis) -> Next:
        options = Options()
        options.one(opt.REFUSE)
        options.one(opt.DONE)
        _layable(g, self.partner, self.back, options)
        return Ask(self.partner, questions.RETURN, (self.seat,), options)

    def laid(self, g: Nemesis, chosen: Option) -> Next:
        if chosen.phrase is opt.REFUSE:
            g.told += (events.REFUSED, self.partner)
            return g.finish()
        if chosen.phrase is not opt.DONE:
            return g.instead(replace(self, back=_add(g, self.partner, self.back, chosen)))
        _tell_laid(g, self.partner, self.back)
        return None

    def settle(self, g: Nemesis) -> Next:
        options = Options()
        options.one(opt.REFUSE)
        if fits(g, self.seat, self.given, self.partner, self.back):
            options.one(opt.ACCEPT)
        return Ask(self.seat, questions.SETTLE, (self.partner,), options, quick=False)

    def exchange(self, g: Nemesis, chosen: Option) -> Next:
        if chosen.phrase is opt.REFUSE:
            g.told += (events.REFUSED, self.seat)
            return None
        exchange(g, self.seat, self.given, self.partner, self.back)
        return None

    def refuse(self, g: Nemesis, option: Option) -> No:
        if option.phrase is opt.ACCEPT:
            return No("hands-full", rule="NEM-TRD-07")
        return _cannot_lay(g, self.partner, option)


# ---- things laid down


def _layable(g: Nemesis, seat: int, laid: Laid, options: Options) -> None:
    pocket = [item for n, item in enumerate(g.inventory[seat]) if n not in laid]
    held = [thing.item for n, thing in enumerate(g.held[seat]) if n + HEAVY not in laid]
    objects = list(g.carried[seat])
    for place in laid:
        if place >= OBJECT:
            objects.remove(place - OBJECT)
    options.each(opt.LAY_ITEM, (*pocket, *held))
    options.each(opt.LAY_OBJECT, tuple(objects))


def _cannot_lay(g: Nemesis, seat: int, option: Option) -> No:
    """Why something cannot be laid down. NEM-TRD-04, NEM-TRD-07"""
    if option.phrase is opt.LAY_ITEM and option.args[0] in g.quests[seat]:
        return No("quest-inactive", rule="NEM-TRD-04")
    return No("not-yours" if option.phrase in (opt.LAY_ITEM, opt.LAY_OBJECT) else "not-offered", rule="NEM-TRD-07")


def _add(g: Nemesis, seat: int, laid: Laid, chosen: Option) -> Laid:
    wanted = chosen.args[0]
    if chosen.phrase is opt.LAY_OBJECT:
        return (*laid, wanted + OBJECT)
    for n, item in enumerate(g.inventory[seat]):
        if item == wanted and n not in laid:
            return (*laid, n)
    # Of two alike the same goes first as when one is dropped (NEM-ITM-18).
    held = g.held[seat]
    left = [n for n in alike(g, seat, wanted) if n + HEAVY not in laid]
    n = min(left, key=lambda n: (held[n].pair > 0, held[n].ammo))
    # Two joined Items are one card (NEM-ITM-07).
    pair = held[n].pair
    mates = [k + HEAVY for k, other in enumerate(held) if pair and other.pair == pair]
    return (*laid, *(mates or [n + HEAVY]))


def _tell_laid(g: Nemesis, seat: int, laid: Laid) -> None:
    """The Characters in the Room see what is laid down, and know it from now on; the others see backs. NEM-HID-14"""
    there = sum([1 << other for other in g.people_in(g.room[seat])])
    known = list(g.inventory_known[seat])
    for place in laid:
        if place >= OBJECT:
            thing = place - OBJECT
            g.told += (events.OBJECT_LAID, seat, thing)
        else:
            item = g.held[seat][place - HEAVY].item if place >= HEAVY else g.inventory[seat][place]
            g.told += (there, events.ITEM_LAID, seat, item)
            if place < HEAVY:
                known[place] |= there
    g.inventory_known[seat] = tuple(known)


@dataclass(frozen=True)
class Hands:
    """What a Character has, or lays down."""

    pocket: tuple[tuple[int, int], ...]
    held: tuple[Held, ...]
    carried: tuple[int, ...]


def split(g: Nemesis, seat: int, laid: Laid) -> tuple[Hands, Hands]:
    """What a Character keeps and what it gives."""
    pocket = list(zip(g.inventory[seat], g.inventory_known[seat], strict=True))
    held = g.held[seat]
    objects = [place - OBJECT for place in laid if place >= OBJECT]
    carried = list(g.carried[seat])
    for thing in objects:
        carried.remove(thing)
    kept = Hands(
        tuple([each for n, each in enumerate(pocket) if n not in laid]),
        tuple([each for n, each in enumerate(held) if n + HEAVY not in laid]),
        tuple(carried),
    )
    gives = Hands(
        tuple([pocket[place] for place in laid if place < HEAVY]),
        tuple([held[place - HEAVY] for place in laid if HEAVY <= place < OBJECT]),
        tuple(objects),
    )
    return kept, gives


def fits(g: Nemesis, seat: int, given: Laid, partner: int, back: Laid) -> bool:
    """Whether both sides have Hand slots enough afterwards. NEM-TRD-03, NEM-TRD-07"""
    kept, gives = split(g, seat, given)
    keeps, returns = split(g, partner, back)
    for one, mine, theirs in ((seat, kept, returns), (partner, keeps, gives)):
        if slots_after(mine, theirs) > g.slots(one):
            return False
    return True


def slots_after(mine: Hands, theirs: Hands) -> int:
    """How many Hand slots a Character needs for what it keeps and what it gets."""
    return slots_needed((*mine.held, *_renumbered(theirs.held)), (*mine.carried, *theirs.carried))


def _renumbered(held: tuple[Held, ...]) -> tuple[Held, ...]:
    """Joined Items that change hands stay joined, whatever pairs there are already."""
    return tuple([replace(thing, pair=thing.pair + 100 if thing.pair else 0) for thing in held])


def _normal(held: tuple[Held, ...]) -> tuple[Held, ...]:
    pairs = list(dict.fromkeys([thing.pair for thing in held if thing.pair]))
    return tuple([replace(thing, pair=pairs.index(thing.pair) + 1 if thing.pair else 0) for thing in held])


def exchange(g: Nemesis, seat: int, given: Laid, partner: int, back: Laid) -> None:
    """Carry an accepted exchange out; who has seen what was laid down knows where it went. NEM-HID-23"""
    kept, gives = split(g, seat, given)
    keeps, returns = split(g, partner, back)
    for one, mine, theirs in ((seat, kept, returns), (partner, keeps, gives)):
        pocket = [*mine.pocket, *theirs.pocket]
        g.inventory[one] = tuple([item for item, _ in pocket])
        g.inventory_known[one] = tuple([known for _, known in pocket])
        g.held[one] = _normal((*mine.held, *_renumbered(theirs.held)))
        g.carried[one] = (*mine.carried, *theirs.carried)
    g.told += (events.TRADED, seat, partner)
