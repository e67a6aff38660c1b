"""Trade: a series of exchanges between two Characters of a Room, each proposed once. NEM-TRD"""

from __future__ import annotations

from dataclasses import dataclass, replace

from hullbreach.games.nemesis.rules.state import Held, Nemesis, slots_needed
from hullbreach.games.nemesis.rules.terms import AWAKE
from hullbreach.games.nemesis.words import events, questions
from hullbreach.games.nemesis.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask

# An Object among things laid down.
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
        return No("hands-full", rule="NEM-TRD-07")


# ---- things laid down


def _layable(g: Nemesis, seat: int, laid: Laid, options: Options) -> None:
    items = [*g.inventory[seat], *[thing.item for thing in g.held[seat]]]
    objects = list(g.carried[seat])
    for thing in laid:
        if thing >= OBJECT:
            objects.remove(thing - OBJECT)
        else:
            items.remove(thing)
    options.each(opt.LAY_ITEM, tuple(items))
    options.each(opt.LAY_OBJECT, tuple(objects))


def _add(g: Nemesis, seat: int, laid: Laid, chosen: Option) -> Laid:
    thing = chosen.args[0]
    if chosen.phrase is opt.LAY_OBJECT:
        return (*laid, thing + OBJECT)
    more = [thing]
    if thing not in g.inventory[seat]:
        # Two joined Items are one card (NEM-ITM-07).
        for held in g.held[seat]:
            if held.item == thing and held.pair:
                mates = [h.item for h in g.held[seat] if h.pair == held.pair]
                mates.remove(thing)
                more += mates
                break
    return (*laid, *more)


def _tell_laid(g: Nemesis, seat: int, laid: Laid) -> None:
    """The Characters in the Room see what is laid down; the others see backs. NEM-HID-14"""
    there = sum([1 << other for other in g.people_in(g.room[seat])])
    for thing in laid:
        if thing >= OBJECT:
            g.told += (events.OBJECT_LAID, seat, thing - OBJECT)
        else:
            g.told += (there, events.ITEM_LAID, seat, thing)


@dataclass(frozen=True)
class Hands:
    """What a Character has, or lays down."""

    pocket: tuple[tuple[int, int], ...]
    held: tuple[Held, ...]
    carried: tuple[int, ...]


def split(g: Nemesis, seat: int, laid: Laid) -> tuple[Hands, Hands]:
    """What a Character keeps and what it gives."""
    pocket = list(zip(g.inventory[seat], g.inventory_known[seat], strict=True))
    held = list(g.held[seat])
    carried = list(g.carried[seat])
    given_pocket: list[tuple[int, int]] = []
    given_held: list[Held] = []
    given_carried: list[int] = []
    for thing in laid:
        if thing >= OBJECT:
            carried.remove(thing - OBJECT)
            given_carried.append(thing - OBJECT)
            continue
        for n, (item, _) in enumerate(pocket):
            if item == thing:
                given_pocket.append(pocket.pop(n))
                break
        else:
            for n, each in enumerate(held):
                if each.item == thing:
                    given_held.append(held.pop(n))
                    break
    kept = Hands(tuple(pocket), tuple(held), tuple(carried))
    return kept, Hands(tuple(given_pocket), tuple(given_held), tuple(given_carried))


def fits(g: Nemesis, seat: int, given: Laid, partner: int, back: Laid) -> bool:
    """Whether both sides have Hand slots enough afterwards. NEM-TRD-03, NEM-TRD-07"""
    kept, gives = split(g, seat, given)
    keeps, returns = split(g, partner, back)
    for one, mine, theirs in ((seat, kept, returns), (partner, keeps, gives)):
        held = (*mine.held, *_renumbered(theirs.held))
        if slots_needed(held, (*mine.carried, *theirs.carried)) > g.slots(one):
            return False
    return True


def _renumbered(held: tuple[Held, ...]) -> tuple[Held, ...]:
    """Joined Items that change hands stay joined, whatever pairs there are already."""
    return tuple([replace(thing, pair=thing.pair + 100 if thing.pair else 0) for thing in held])


def _normal(held: tuple[Held, ...]) -> tuple[Held, ...]:
    pairs = list(dict.fromkeys([thing.pair for thing in held if thing.pair]))
    return tuple([replace(thing, pair=pairs.index(thing.pair) + 1 if thing.pair else 0) for thing in held])


def exchange(g: Nemesis, seat: int, given: Laid, partner: int, back: Laid) -> None:
    """Carry an accepted exchange out; who sees it knows where the Items went. NEM-HID-23"""
    there = sum([1 << other for other in g.people_in(g.room[seat])])
    kept, gives = split(g, seat, given)
    keeps, returns = split(g, partner, back)
    for one, mine, theirs in ((seat, kept, returns), (partner, keeps, gives)):
        pocket = [*mine.pocket, *[(item, known | there) for item, known in theirs.pocket]]
        g.inventory[one] = tuple([item for item, _ in pocket])
        g.inventory_known[one] = tuple([known for _, known in pocket])
        g.held[one] = _normal((*mine.held, *_renumbered(theirs.held)))
        g.carried[one] = (*mine.carried, *theirs.carried)
    g.told += (events.TRADED, seat, partner)
