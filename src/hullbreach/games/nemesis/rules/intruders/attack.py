"""Attacks of Intruders: whom, which card, who is protected, what it does. NEM-ATK, NEM-LAR"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.nemesis.content.names import LARVA
from hullbreach.games.nemesis.content.vocabulary import ATTACKED, SURPRISE
from hullbreach.games.nemesis.rules.effects.deed import Deed
from hullbreach.games.nemesis.rules.intruders.placing import remove
from hullbreach.games.nemesis.rules.people.cards import discard_at, gain_contamination, put_away, refill, take_top
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import ATTACKS
from hullbreach.games.nemesis.rules.things.hands import discard_item
from hullbreach.games.nemesis.words import events, questions
from hullbreach.games.nemesis.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask
from hullbreach.parts.effects import begin_to_perform
from hullbreach.parts.piles import without


def target_in(g: Nemesis, room: int) -> int:
    """Whom an Intruder attacks in the Event Phase: the fewest Action cards in hand; a tie by order. NEM-ATK-02"""
    found = g.people_in(room)
    return min(found, key=g.action_cards) if found else -1


def infest(g: Nemesis, seat: int) -> None:
    """A Larva on the Character board, at most one, and a Contamination card. NEM-LAR-01, NEM-LAR-02"""
    g.larva |= 1 << seat
    g.told += (events.INFESTED, seat)
    gain_contamination(g, seat, 1)


@dataclass
class Attack(Procedure):
    """One Intruder attacks one Character. NEM-ATK-04, NEM-ATK-05"""

    intruder: int
    seat: int
    surprise: bool

    def begin(self, g: Nemesis) -> Next:
        g.shielded = 0
        if g.fixed.kind_of[self.intruder] == LARVA:
            return g.instead(*protections(g, (self.seat,), False), Infestation(self.intruder, self.seat))
        return refill(g, ATTACKS)

    def draw(self, g: Nemesis) -> Next:
        card = take_top(g, ATTACKS)
        g.told += (events.ATTACK_CARD, self.intruder, self.seat, card)
        return g.instead(*resolve(g, self.intruder, self.seat, self.surprise, card))


def resolve(g: Nemesis, intruder: int, seat: int, surprise: bool, card: int) -> tuple[Procedure, ...]:
    """What follows when this Attack card is turned up: windows, then its effect; without the symbol it misses."""
    if not g.fixed.attackers[card] >> g.fixed.kind_of[intruder] & 1:
        put_away(g, ATTACKS, card)
        g.told += (events.ATTACK_MISSED, intruder, seat)
        return ()
    g.aside = (*g.aside, card)
    # Frenzy is an attack on every Character in the Room (NEM-ATK-13).
    asked = tuple(g.people_in(g.lair[intruder])) if g.fixed.hits_all[card] else (seat,)
    return (*protections(g, asked, surprise), Blow(intruder, seat, card), PutAttackAway(card))


@dataclass
class Blow(Procedure):
    """The effect of an Attack card on those who are not protected."""

    intruder: int
    seat: int
    card: int

    def strike(self, g: Nemesis) -> Next:
        if g.shielded >> self.seat & 1 and not g.fixed.hits_all[self.card]:
            return None
        deed = Deed(self.seat, attacker=self.intruder, room=g.lair[self.intruder], shielded=g.shielded, id=self.card)
        return begin_to_perform(g, g.fixed.attack_effects[self.card], deed)


@dataclass
class PutAttackAway(Procedure):
    """The card goes to the discard pile."""

    card: int

    def put(self, g: Nemesis) -> Next:
        g.aside = without(g.aside, self.card)
        put_away(g, ATTACKS, self.card)
        return None


@dataclass
class Infestation(Procedure):
    """An attacking Larva goes onto the Character board. NEM-LAR-01"""

    intruder: int
    seat: int

    def infest(self, g: Nemesis) -> Next:
        if g.shielded >> self.seat & 1:
            return None
        remove(g, self.intruder)
        infest(g, self.seat)
        return None


# ---- protection


def protections(g: Nemesis, seats: tuple[int, ...], surprise: bool) -> tuple[Procedure, ...]:
    """The windows of those who might ignore the attack, by what everybody can see, in player order."""
    g.shielded = 0
    asked = [seat for seat in seats if has_armor(g, seat) or (surprise and could_have_nerves(g, seat))]
    return tuple([Protect(seat, surprise) for seat in asked])


def has_armor(g: Nemesis, seat: int) -> bool:
    """Whether a Character has an active Armor, which everybody knows."""
    return any(item in g.fixed.answers[ATTACKED] for item in g.inventory[seat]) and g.is_present(seat)


def could_have_nerves(g: Nemesis, seat: int) -> bool:
    """Whether the Character's deck has a card against Surprise Attacks, and there are cards in hand."""
    cards = g.fixed.characters[g.character[seat]].deck
    return bool(g.hand[seat]) and any(card in g.fixed.card_answers[SURPRISE] for card in cards)


@dataclass
class Protect(Procedure):
    """Ignore the attack or not. NEM-CHO-14, NEM-ATK-13"""

    seat: int
    surprise: bool

    def ask(self, g: Nemesis) -> Next:
        seat = self.seat
        options = Options()
        options.one(opt.PASS)
        if self.surprise:
            options.each(opt.PLAY, tuple([c for c in g.hand[seat] if c in g.fixed.card_answers[SURPRISE]]))
        options.each(opt.USE, tuple([i for i in g.inventory[seat] if i in g.fixed.answers[ATTACKED]]))
        return Ask(seat, questions.PROTECT, (), options, passing=opt.PASS)

    def answer(self, g: Nemesis, chosen: Option) -> Next:
        seat = self.seat
        if chosen.phrase is opt.PLAY:
            discard_at(g, seat, g.hand[seat].index(chosen.args[0]))
        elif chosen.phrase is opt.USE:
            discard_item(g, seat, chosen.args[0])
        else:
            return None
        g.shielded |= 1 << seat
        g.told += (events.PROTECTED, seat)
        return None

    def refuse(self, g: Nemesis, option: Option) -> No:
        return No("no-protection", rule="NEM-ATK-13")
