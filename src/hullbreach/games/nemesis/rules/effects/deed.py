"""On whose behalf an effect runs, and everything that was picked for it when it was declared. NEM-ACT-16"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import AWAKE, EGG
from hullbreach.games.nemesis.rules.things.reach import rooms_in_reach
from hullbreach.games.nemesis.words import options as opt
from hullbreach.games.nemesis.words import questions
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.requests import Ask
from hullbreach.parts.effects import Context, cannot_do
from hullbreach.parts.grammar import Stmt

# The Eggs of a Room as a target.
EGGS = 1000
# What is done: the kinds of Actions, and what is no Action of a player.
(
    NO_ACTION, MOVE, CAREFUL, SHOOT, MELEE, PICK_UP, TRADE, CRAFT, ACTIVATE, CARD, ITEM, ROOM,
) = range(12)  # fmt: skip


@dataclass
class Deed(Context):
    """An Action as it was declared, or another cause of an effect; what was not picked is -1.

    A deed is shared and never changed: who says one more thing says it of a copy.

    id: the card, Item or Room tile behind it. way: which of the things it may be used for. console: the Room whose Room
    Action is used, and console_way which of them.
    """

    seat: int
    kind: int = NO_ACTION
    id: int = -1
    way: int = -1
    room: int = -1
    corridor: int = -1
    intruder: int = -1
    other: int = -1
    weapon: int = -1
    item: int = -1
    partner: int = -1
    deck: int = -1
    pod: int = -1
    slot: int = -1
    space: int = -1
    wound: int = -1
    objective_deck: int = -1
    product: int = -1
    console: int = -1
    console_way: int = -1
    attacker: int = -1
    shielded: int = 0

    def copy(self) -> Deed:
        """The same deed once more, of which something else is said. Written out: it is made for every pick."""
        return Deed(
            self.seat, self.kind, self.id, self.way, self.room, self.corridor, self.intruder, self.other, self.weapon,
            self.item, self.partner, self.deck, self.pod, self.slot, self.space, self.wound, self.objective_deck,
            self.product, self.console, self.console_way, self.attacker, self.shielded,
        )  # fmt: skip

    def here(self, g: Nemesis) -> int:
        """The Room that "here" means: the own one, or that of a Room Action used from afar."""
        return self.console if self.console >= 0 else g.room[self.seat]

    def falls_away(self, g: Any, does: tuple[Stmt, ...], n: int, agreed: bool) -> bool:
        # What may be done is not asked where it would change nothing.
        return does[n].may and bool(cannot_do(g, self, does[n].does[0][0]))

    def may(self, g: Any) -> Ask:
        options = Options()
        options.one(opt.ACCEPT)
        options.one(opt.REFUSE)
        return Ask(self.seat, questions.MAY, (), options)

    def agrees(self, chosen: Option) -> bool:
        return chosen.phrase is opt.ACCEPT

    def named(self, g: Any, who: str) -> list[int]:
        assert isinstance(g, Nemesis)
        if who == "each":
            return g.in_order()
        if who == "each_with_larva":
            return [seat for seat in g.in_order() if g.larva >> seat & 1]
        if who == "each_here":
            rooms = 1 << self.room if self.attacker >= 0 else rooms_in_reach(g, self.seat)
            there = [s for s in g.in_order() if rooms >> g.room[s] & 1 and g.is_present(s)]
            return [seat for seat in there if not self.shielded >> seat & 1]
        if who == "each_other_here":
            return [seat for seat in g.people_in(self.here(g)) if seat != self.seat]
        if who == "other_here":
            return [self.other] if self.other >= 0 and g.status[self.other] == AWAKE else []
        if who == "each_in_nest_or_with_egg":
            # The Encounter is in the own Room: who is sheltered by a pod has none (NEM-SWI-05).
            meant = [s for s in g.in_order() if g.is_nest(g.room[s]) or EGG in g.carried[s]]
            return [seat for seat in meant if g.is_present(seat)]
        assert who == "chosen_character", who
        return [seat for seat in g.in_order() if g.is_present(seat)]

    def which(self, g: Any, found: list[int]) -> Ask:
        options = Options()
        options.each(opt.CHOOSE_SEAT, tuple(found))
        return Ask(self.seat, questions.WHOM, (), options)

    def meant_for(self, one: int, each: bool) -> Deed:
        meant = self.copy()
        meant.seat = one
        return meant

    def is_gone(self, g: Any) -> bool:
        assert isinstance(g, Nemesis)
        return g.status[self.seat] != AWAKE


@cache
def use_of(seat: int, kind: int, id: int, console: int = -1) -> Deed:
    """A deed of which nothing is said yet but what is used; looked at so often that it pays to remember it."""
    return Deed(seat, kind, id, console=console)


@cache
def move_of(seat: int, kind: int, room: int, corridor: int) -> Deed:
    """A movement to a Room through a Corridor, remembered as well."""
    return Deed(seat, kind, room=room, corridor=corridor)
