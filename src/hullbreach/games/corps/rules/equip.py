"""Equipment: slots, set-up loadouts and the equip step. CORPS-EQP"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.corps.content.load import SLOTS
from hullbreach.games.corps.rules.abilities import cannot_use_ability, offer_abilities, use_ability
from hullbreach.games.corps.rules.deciding import yes_or_no
from hullbreach.games.corps.rules.piles import exhaust, gain_to_hand, lose_from_hand, take_off
from hullbreach.games.corps.rules.state import NEWT, Corps
from hullbreach.games.corps.words import events, questions
from hullbreach.games.corps.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask
from hullbreach.parts.piles import without


def fits(g: Corps, who: int, card: int) -> No | None:
    """Why a card cannot be equipped on a character as it is equipped now (CORPS-EQP-03 to -06, CORPS-AMB-19)."""
    record = g.card(card)
    if record.type == "equipment":
        if len(g.gear[who]) >= SLOTS:
            return No("no-slot", card, rule="CORPS-EQP-03")
        return None
    if record.type != "weapon":
        return No("not-equipment", card, rule="CORPS-EQP-07")
    if who == NEWT:
        return No("newt-no-weapons", card, rule="CORPS-NEWT-05")
    weapons = [g.card(c) for c in g.weapons[who]]
    if len(weapons) >= SLOTS:
        return No("no-slot", card, rule="CORPS-EQP-03")
    if weapons:
        if record.bulky or weapons[0].bulky:
            return No("bulky", card, rule="CORPS-EQP-06")
        if record.backup and weapons[0].backup:
            return No("one-backup", card, rule="CORPS-EQP-05")
        if not record.backup and not weapons[0].backup:
            return No("needs-backup", card, rule="CORPS-EQP-04")
    return None


def can_carry(g: Corps, who: int, card: int) -> bool:
    """Whether the character could be equipped with the card if it had made room."""
    return not (who == NEWT and g.card(card).type == "weapon")


def equip_card(g: Corps, who: int, card: int) -> None:
    """Put a card into a slot of a character."""
    if g.card(card).type == "weapon":
        g.weapons[who] = tuple(sorted((*g.weapons[who], card)))
    else:
        g.gear[who] = tuple(sorted((*g.gear[who], card)))
    g.told += (events.EQUIPPED, who, card)


def unequip_to_hand(g: Corps, who: int, card: int) -> None:
    """Take an equipped card back into the hand, at no cost (CORPS-EQP-09)."""
    take_off(g, who, card)
    gain_to_hand(g, g.hero[who], card)


def in_reach(g: Corps, who: int) -> list[int]:
    """Other characters at most 2 walkable spaces away (CORPS-EQP-10, CORPS-AMB-12)."""
    near = 0
    for ring in g.board.rings(1 << g.square[who], g.shut, ~g.board.floor, 2):
        near |= ring
    return [other for other in g.characters_on(near) if other != who]


def cannot_equip(g: Corps, seat: int, who: int, other: int, card: int) -> No | None:
    """Why a seat cannot equip a character with a hand card in the equip step of ``who``."""
    if card not in g.hands[seat]:
        return No("not-in-hand", card, rule="CORPS-EQP-07")
    if other != who and g.hero[who] != seat:
        # In the step that a Grunt may have, only the Grunt itself is equipped.
        return No("not-own-hero", who, rule="CORPS-AMB-13")
    if other != who and other not in in_reach(g, who):
        return No("too-far", other, rule="CORPS-EQP-10")
    return fits(g, other, card)


@dataclass
class EquipStep(Procedure):
    """The equip step of an activation: equip, take back, hand over, in any order. CORPS-EQP-08 to -11"""

    who: int
    seat: int

    def choose(self, g: Corps) -> Next:
        if g.square[self.who] < 0:
            return g.finish()
        options = self._options(g)
        # A hand may always hold something to equip, so the question comes whatever the cards are.
        if not options.groups and not (self._may_equip(g) and g.hands[self.seat]):
            return g.finish()
        # Abilities may be used here too; without anything to equip the action step offers them (CORPS-CHR-14).
        offer_abilities(g, self.who, options)
        options.one(opt.DONE)
        return Ask(self.seat, questions.EQUIP, (self.who,), options, quick=False)

    def equip(self, g: Corps, chosen: Option) -> Next:
        if chosen.phrase is opt.DONE:
            return g.finish()
        g.repeat()
        if chosen.phrase is opt.USE_ABILITY:
            return use_ability(g, self.who, self.seat, chosen.args[0])
        if chosen.phrase is opt.UNEQUIP:
            unequip_to_hand(g, self.who, chosen.args[0])
            return None
        other, card = chosen.args
        owner = g.hero[other]
        if owner >= 0 and owner != self.seat and g.fixed.edition.equip_other_hero_needs_consent:
            return Offer(self.seat, other, card)
        return PayAndEquip(self.seat, other, card)

    def _options(self, g: Corps) -> Options:
        options = Options()
        if not self._may_equip(g):
            return options
        seat = self.seat
        hero = g.hero[self.who] == seat
        cards = dict.fromkeys(g.hands[seat])
        others = [self.who, *(in_reach(g, self.who) if hero and cards else [])]
        for other in others:
            for card in cards:
                if g.card(card).type in ("weapon", "equipment") and fits(g, other, card) is None:
                    options.one(opt.EQUIP, other, card)
        if hero:
            for card in dict.fromkeys((*g.weapons[self.who], *g.gear[self.who])):
                options.one(opt.UNEQUIP, card)
        return options

    def _may_equip(self, g: Corps) -> bool:
        """A Grunt has an equip step only where the switch gives it one (CORPS-AMB-13)."""
        return g.hero[self.who] == self.seat or g.fixed.switches.grunt_equip == "commander"

    def refuse(self, g: Corps, option: Option) -> No:
        if option.phrase is opt.EQUIP:
            no = cannot_equip(g, self.seat, self.who, option.args[0], option.args[1])
            if no is not None:
                return no
        if option.phrase is opt.UNEQUIP:
            if option.args[0] in g.weapons[self.who] or option.args[0] in g.gear[self.who]:
                return No("not-own-hero", self.who, rule="CORPS-AMB-13")
            return No("not-equipped", option.args[0], rule="CORPS-EQP-09")
        if option.phrase is opt.USE_ABILITY:
            return cannot_use_ability(g, self.who, option.args[0]) or No("not-offered", rule="CORPS-CHR-14")
        return No("equip-first", rule="CORPS-MAR-05")

    def closed(self, g: Corps) -> list[Option]:
        open_options = self._options(g)
        near = [self.who, *in_reach(g, self.who)]
        wanted = [
            Option(opt.EQUIP, (other, card))
            for other in near
            for card in dict.fromkeys(g.hands[self.seat])
            if g.card(card).type in ("weapon", "equipment")
        ]
        return [option for option in wanted if option not in open_options]


@dataclass
class Offer(Procedure):
    """The 2020 rules ask the other Hero's player. CORPS-EQP-10"""

    seat: int
    who: int
    card: int

    def show(self, g: Corps) -> Next:
        lose_from_hand(g, self.seat, self.card)
        g.playing = (*g.playing, self.card)
        g.told += (events.REVEALED, self.card)
        return None

    def ask(self, g: Corps) -> Next:
        return Ask(g.hero[self.who], questions.CONSENT, (self.card, self.who), yes_or_no(), quick=False)

    def answer(self, g: Corps, chosen: Option) -> Next:
        g.playing = without(g.playing, self.card)
        gain_to_hand(g, self.seat, self.card)
        if chosen.phrase is opt.ACCEPT:
            return PayAndEquip(self.seat, self.who, self.card)
        return None


@dataclass
class PayAndEquip(Procedure):
    """Pay the card's cost and equip it. CORPS-EQP-07"""

    seat: int
    who: int
    card: int

    def pay(self, g: Corps) -> Next:
        lose_from_hand(g, self.seat, self.card)
        g.playing = (*g.playing, self.card)
        return exhaust(g, g.card(self.card).cost)

    def equip(self, g: Corps) -> Next:
        g.playing = without(g.playing, self.card)
        equip_card(g, self.who, self.card)
        return None
