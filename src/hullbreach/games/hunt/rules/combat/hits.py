"""What becomes of a hit: Dodge, cards, Armour or Con, healing, wounds, death and what follows it. HUNT-WND-04"""

from __future__ import annotations

from dataclasses import dataclass, replace

from hullbreach.games.hunt.content.skills import (
    ACIDIC_BLOOD,
    DODGE,
    EGG_INJECTION,
    IMPROVED_DODGE,
    RESILIENT,
    SELF_DESTRUCT,
    TEAM_TACTICS,
)
from hullbreach.games.hunt.rules.cards.lasting import HIT, change_of, forget, holds
from hullbreach.games.hunt.rules.cards.moments import window
from hullbreach.games.hunt.rules.combat.acid import SpillAcid
from hullbreach.games.hunt.rules.combat.hosts import EggInjection, Infect
from hullbreach.games.hunt.rules.combat.tests import D20, TEST, judge
from hullbreach.games.hunt.rules.combat.totals import armour_total, con_total, heal_total
from hullbreach.games.hunt.rules.combat.trophies import lay_body
from hullbreach.games.hunt.rules.state import NOBODY, Hunt
from hullbreach.games.hunt.rules.tokens.known_names import meet
from hullbreach.games.hunt.rules.tokens.removal import credit, falling, take_off
from hullbreach.games.hunt.rules.tokens.reveal import Reveal
from hullbreach.games.hunt.words import events, questions, rolls
from hullbreach.games.hunt.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options, bits
from hullbreach.kernel.procedures import Next, Odds, Procedure, Total
from hullbreach.kernel.requests import Ask, Roll

# What may save from a hit.
SAVE_ARMOUR, SAVE_CON, NO_SAVE = range(3)
TROOP = "troop"
REDIRECT, HEAL_ANOTHER = "redirect", "heal"


@dataclass(frozen=True)
class Blow:
    """One hit or wound on its way: whom, how strong, by whom, and what may be done about it.

    ``side`` and ``group`` are credited with a kill (HUNT-DEC-36). ``attack``: an attack action did it, so that Dodge
    answers it (HUNT-DEC-68), but not if it is ``flame``. ``direct``: wounds without a hit (Smart-Disc, Rage!).
    ``close``: in close combat. ``hot``: successful Armour tests are re-rolled (HUNT-SKP-02). ``redirected``: a card has
    sent it here, so that it is not sent on. ``taken``: a wound of another, without any further test (HUNT-SKM-13).
    """

    target: int
    st: int = 0
    avv: int = 0
    side: int = NOBODY
    group: int = NOBODY
    attacker: int = NOBODY
    save: int = SAVE_ARMOUR
    wounds: int = 1
    critical: bool = False
    attack: bool = False
    flame: bool = False
    direct: bool = False
    close: bool = False
    hot: bool = False
    facehug: bool = False
    redirected: bool = False
    taken: bool = False


def wound_of_rage(g: Hunt, piece: int) -> Procedure:
    """The wound at the end of a raging activation: no Armour, Heal may be tried, nobody is credited (HUNT-SKP-04)."""
    return Wounds(Blow(piece, save=NO_SAVE, direct=True), 1)


def show(g: Hunt, piece: int) -> None:
    """A hidden Alien that is hit shows to all who it is, and stays hidden if it lives (HUNT-BLIP-19)."""
    if not g.seen >> piece & 1:
        g.told += (events.SHOWN, piece, g.profile(piece).unit)
        meet(g, 1 << piece)


def dodge_on(g: Hunt, blow: Blow) -> int:
    """The D20 up to which the target of a blow may dodge it; 0 where it cannot (HUNT-SKM-03, HUNT-SKA-06)."""
    if not blow.attack or blow.flame:
        return 0
    skills = g.profile(blow.target).skills
    tables = g.fixed.tables
    return tables.improved_dodge_on if skills & IMPROVED_DODGE else tables.dodge_on if skills & DODGE else 0


@dataclass
class TakeHit(Procedure):
    """One hit, from the moment it is certain to its end. HUNT-WND-04"""

    blow: Blow

    def reveal(self, g: Hunt) -> Next:
        """A token is revealed first, a hidden Alien shown (HUNT-BLIP-18, HUNT-BLIP-19)."""
        piece = self.blow.target
        if g.tile[piece] < 0 or falling(g, 1 << piece):
            return g.finish()
        if g.up >> piece & 1:
            return None
        if g.hidden >> piece & 1:
            show(g, piece)
            return None
        return Reveal(1 << piece, hiding=False, shifting=False)

    def dodge(self, g: Hunt) -> Next:
        piece = self.blow.target
        if g.tile[piece] < 0:
            # It was a decoy.
            return g.finish()
        if not dodge_on(g, self.blow):
            return g.go(TakeHit.cards)
        options = Options()
        options.one(opt.DODGE)
        options.one(opt.REFUSE)
        return Ask(g.seat(piece), questions.DODGE, (piece,), options)

    def try_dodge(self, g: Hunt, chosen: Option) -> Next:
        if chosen.phrase is opt.REFUSE:
            return g.go(TakeHit.cards)
        return Roll(rolls.DODGE, (self.blow.target,), D20)

    def read_dodge(self, g: Hunt, rolled: int) -> Next:
        if rolled <= dodge_on(g, self.blow):
            g.told += (events.DODGED, self.blow.target, rolled)
            return g.finish()
        g.told += (events.DODGE_FAILED, self.blow.target, rolled)
        return None

    def cards(self, g: Hunt) -> Next:
        blow = self.blow
        if blow.direct:
            return g.go(TakeHit.save)
        g.cancelled, g.redirected, g.redirected_to, g.critical = False, blow.redirected, NOBODY, blow.critical
        g.armour_allowed = blow.save == SAVE_ARMOUR and not blow.critical
        following = window(g, "when_hit", g.side(blow.target), blow.target)
        return following if following is not None else g.go(TakeHit.save)

    def after_cards(self, g: Hunt) -> Next:
        blow = self.blow
        if g.cancelled:
            return self._over(g)
        if g.redirected_to >= 0:
            forget(g, HIT, blow.target)
            return g.instead(TakeHit(replace(blow, target=g.redirected_to, redirected=True)))
        return None

    def save(self, g: Hunt) -> Next:
        blow = self.blow
        piece = blow.target
        if blow.critical:
            # No Armour, no Con (HUNT-CON-06).
            g.told += (events.CRITICAL, piece)
            return self._wound(g)
        if blow.save == SAVE_ARMOUR:
            if g.lasting and holds(g, "auto", "a", piece):
                return self._over(g)
            return Roll(rolls.ARMOUR, (piece,), D20)
        if blow.save == NO_SAVE or g.profile(piece).con < 0:
            return self._wound(g)
        return Roll(rolls.CONSTITUTION, (piece,), D20)

    def read_save(self, g: Hunt, rolled: int) -> Next:
        blow = self.blow
        piece = blow.target
        if blow.save == SAVE_CON:
            need = con_total(g, piece).value
            g.told += (events.CONSTITUTION, piece, rolled, need)
            return judge(g, piece, rolled, need, rolls.CONSTITUTION)
        need = armour_total(g, piece, blow.st).value
        floor = g.profile(piece).a_min
        g.told += (events.ARMOUR, piece, rolled, max(need, floor))
        forced = blow.hot or (bool(g.lasting) and holds(g, "reroll_passed", "a", piece))
        return judge(g, piece, rolled, need, rolls.ARMOUR, floor, forced)

    def suffer(self, g: Hunt) -> Next:
        return self._over(g) if g.passed else self._wound(g)

    def _wound(self, g: Hunt) -> Next:
        blow = self.blow
        if blow.facehug:
            g.hurt[blow.target] = g.profile(blow.target).w
            return g.instead(Killed(blow, ()))
        # Resilient: never more than one (HUNT-SKA-08).
        wounds = 1 if g.profile(blow.target).skills & RESILIENT else blow.wounds
        return g.instead(Wounds(blow, wounds))

    def _over(self, g: Hunt) -> Next:
        if g.lasting:
            forget(g, HIT, self.blow.target)
        return g.finish()

    def odds(self, g: Hunt, option: Option) -> Odds | None:
        if option.phrase is not opt.DODGE:
            return None
        need = dodge_on(g, self.blow)
        return Odds(need / D20.sides, Total([("dodge", need)]))

    def refuse(self, g: Hunt, option: Option) -> No:
        return No("dodge-or-not", self.blow.target, rule="HUNT-SKM-03")


# ---- wounds


def takers(g: Hunt, piece: int) -> int:
    """The other face-up troops on the tile of a troop with Team Tactics (HUNT-SKM-11, HUNT-DEC-31)."""
    profile = g.profile(piece)
    if not profile.skills & TEAM_TACTICS or profile.type != TROOP:
        return 0
    found = 0
    for other in bits(g.on[g.tile[piece]] & g.fixed.masks[g.side(piece)] & g.up & ~(1 << piece)):
        if g.profile(other).type == TROOP:
            found |= 1 << other
    return found & ~falling(g, found)


@dataclass
class Wounds(Procedure):
    """The wounds of one hit, one after the other: Heal, Team Tactics, cards, the loss. HUNT-WND-04, HUNT-DEC-104

    ``spilt`` are the acid rolls to come: the strength of the hit, and whether it splashes without a roll.
    """

    blow: Blow
    left: int
    spilt: tuple[tuple[int, bool], ...] = ()

    def heal(self, g: Hunt) -> Next:
        blow = self.blow
        piece = blow.target
        if not self.left or g.tile[piece] < 0:
            return self._end(g)
        if blow.critical or blow.taken or heal_total(g, piece) is None:
            return g.go(Wounds.pass_on)
        options = Options()
        options.one(opt.HEAL)
        options.one(opt.REFUSE)
        return Ask(g.seat(piece), questions.HEAL, (piece,), options)

    def try_heal(self, g: Hunt, chosen: Option) -> Next:
        if chosen.phrase is opt.REFUSE:
            return g.go(Wounds.pass_on)
        return Roll(rolls.HEAL, (self.blow.target,), D20)

    def read_heal(self, g: Hunt, rolled: int) -> Next:
        piece = self.blow.target
        total = heal_total(g, piece)
        need = total.value if total is not None else 0
        g.told += (events.HEAL_TEST, piece, rolled, need)
        return judge(g, piece, rolled, need, rolls.HEAL)

    def healed(self, g: Hunt) -> Next:
        if not g.passed:
            return g.go(Wounds.pass_on)
        mask = self._hurt_friends(g)
        if not mask:
            return self._next(g)
        options = Options()
        options.over(opt.TRANSFER, (), mask)
        options.one(opt.KEEP)
        return Ask(g.seat(self.blow.target), questions.TRANSFER, (self.blow.target,), options)

    def heal_another(self, g: Hunt, chosen: Option) -> Next:
        """Where Team Tactics heals, a troop may have another one healed in its place (HUNT-DEC-31)."""
        if chosen.phrase is opt.KEEP:
            return self._next(g)
        other = chosen.args[0]
        g.hurt[other] -= 1
        g.told += (events.HEALED, other, 1)
        return g.go(Wounds.cards)

    def pass_on(self, g: Hunt) -> Next:
        """Team Tactics: another troop on the tile may take the wound (HUNT-SKM-11)."""
        blow = self.blow
        if blow.taken or blow.redirected or g.fixed.switches.team_tactics != REDIRECT:
            return g.go(Wounds.cards)
        mask = takers(g, blow.target)
        if not mask:
            return g.go(Wounds.cards)
        options = Options()
        options.over(opt.TRANSFER, (), mask)
        options.one(opt.KEEP)
        return Ask(g.seat(blow.target), questions.TRANSFER, (blow.target,), options)

    def take(self, g: Hunt, chosen: Option) -> Next:
        if chosen.phrase is opt.KEEP:
            return None
        g.told += (events.TRANSFERRED, self.blow.target, chosen.args[0])
        return self._taken_by(g, chosen.args[0])

    def cards(self, g: Hunt) -> Next:
        blow = self.blow
        g.cancelled, g.redirected, g.redirected_to = False, blow.redirected or blow.taken, NOBODY
        g.critical = blow.critical
        return window(g, "when_wounded", g.side(blow.target), blow.target)

    def lose(self, g: Hunt) -> Next:
        blow = self.blow
        piece = blow.target
        if g.cancelled:
            return self._next(g)
        if g.redirected_to >= 0:
            return self._taken_by(g, g.redirected_to)
        profile = g.profile(piece)
        g.hurt[piece] += 1
        lives = profile.w - g.hurt[piece]
        g.told += (events.WOUNDED, piece, lives)
        spilt = self.spilt
        if profile.skills & ACIDIC_BLOOD:
            st = g.fixed.tables.acid_st
            sure = False
            if g.lasting:
                st += change_of(g, piece, "acid_st", "", "")
                sure = holds(g, "auto", "acidic_blood", piece)
                forget(g, HIT, piece)
            spilt = (*spilt, (st, sure))
        if lives <= 0:
            return g.instead(Killed(blow, spilt))
        return g.instead(Wounds(blow, self.left - 1, spilt))

    def _hurt_friends(self, g: Hunt) -> int:
        if g.fixed.switches.team_tactics != HEAL_ANOTHER:
            return 0
        return sum([1 << other for other in bits(takers(g, self.blow.target)) if g.hurt[other]])

    def _taken_by(self, g: Hunt, other: int) -> Next:
        theirs = Wounds(replace(self.blow, target=other, taken=True), 1)
        return g.instead(theirs, Wounds(self.blow, self.left - 1, self.spilt))

    def _next(self, g: Hunt) -> Next:
        return g.instead(Wounds(self.blow, self.left - 1, self.spilt))

    def _end(self, g: Hunt) -> Next:
        """All wounds are applied, and the model lives: now its blood splashes (HUNT-ACID-07)."""
        piece = self.blow.target
        if g.lasting:
            forget(g, HIT, piece)
        if self.spilt and g.tile[piece] >= 0:
            return g.instead(SpillAcid(piece, g.tile[piece], self.spilt))
        return g.finish()

    def odds(self, g: Hunt, option: Option) -> Odds | None:
        need = heal_total(g, self.blow.target) if option.phrase is opt.HEAL else None
        return None if need is None else TEST.odds(need)

    def refuse(self, g: Hunt, option: Option) -> No:
        if option.phrase is opt.TRANSFER:
            return No("cannot-take-wound", option.args[0], rule="HUNT-SKM-11")
        return No("not-offered", rule="HUNT-SKM-13")


# ---- death


@dataclass
class Killed(Procedure):
    """A model is about to leave the board, and leaves it; its blood splashes where it stood. HUNT-WND-02"""

    blow: Blow
    spilt: tuple[tuple[int, bool], ...]

    def cards(self, g: Hunt) -> Next:
        blow = self.blow
        g.critical = blow.critical
        return window(g, "when_killed", g.side(blow.target), blow.target)

    def leave(self, g: Hunt) -> Next:
        piece = self.blow.target
        if g.tile[piece] < 0:
            return None
        if g.lasting:
            forget(g, HIT, piece)
        g.told += (events.KILLED, piece)
        tile = take_off(g, piece)
        fallen = Fallen(self.blow, tile)
        return (SpillAcid(piece, tile, self.spilt), fallen) if self.spilt else fallen


@dataclass
class Fallen(Procedure):
    """What follows the removal of a model: hosts, Self-Destruct, then credit for it. HUNT-WND-04"""

    blow: Blow
    tile: int

    def hosts(self, g: Hunt) -> Next:
        blow = self.blow
        g.done = False
        if blow.facehug:
            return Infect(blow.attacker, blow.target)
        if blow.close and blow.attacker >= 0 and g.profile(blow.attacker).skills & EGG_INJECTION:
            return EggInjection(blow.attacker, blow.target, self.tile, blow.critical)
        return None

    def destruct(self, g: Hunt) -> Next:
        blow = self.blow
        counted = Counted(blow, self.tile, hatched=g.done)
        if g.profile(blow.target).skills & SELF_DESTRUCT:
            return g.instead(SelfDestruct(blow.target, self.tile), counted)
        return g.instead(counted)


@dataclass
class Counted(Procedure):
    """The body, the kill and its Frags, and last the cards of whoever killed in close combat. HUNT-DEC-36

    ``hatched``: an Alien has come for it, so that it leaves no body (HUNT-SPEC-15).
    """

    blow: Blow
    tile: int
    hatched: bool

    def count(self, g: Hunt) -> Next:
        blow = self.blow
        piece = blow.target
        g.slain = piece
        if not self.hatched:
            lay_body(g, piece, self.tile, blow.side, blow.close)
        credit(g, piece, blow.side, blow.group)
        killer = blow.attacker
        if blow.close and killer >= 0 and g.tile[killer] >= 0 and blow.side != g.side(piece):
            return window(g, "after_kill", blow.side, killer)
        return None


@dataclass
class SelfDestruct(Procedure):
    """The device of a removed model goes off on 1-3, and hits everybody on its tile. HUNT-SKP-05"""

    piece: int
    tile: int

    def roll(self, g: Hunt) -> Next:
        return Roll(rolls.SELF_DESTRUCT, (self.piece,), D20)

    def explode(self, g: Hunt, rolled: int) -> Next:
        tables = g.fixed.tables
        g.told += (events.SELF_DESTRUCT, self.piece, rolled)
        if rolled > tables.self_destruct_on or not g.on[self.tile]:
            return None
        side, group = g.side(self.piece), g.model(self.piece).group
        blow = Blow(NOBODY, tables.self_destruct_st, tables.self_destruct_avv, side=side, group=group)
        return Victims(g.on[self.tile], blow)


# ---- several at once


def orders_side(g: Hunt) -> int:
    """Who decides in which order several are struck: the active player, outside activations whoever has the initiative.

    HUNT-SPEC-12, HUNT-DEC-73
    """
    if g.active >= 0:
        return g.side(g.active)
    return g.in_play()[0]


@dataclass
class Victims(Procedure):
    """Automatic hits on several pieces, one after the other; whoever is gone by then is left out. HUNT-SPEC-12

    ``times``: so many hits on each.
    """

    victims: int
    blow: Blow
    times: int = 1

    def choose(self, g: Hunt) -> Next:
        left = self._left(g)
        if not left:
            return g.finish()
        options = Options()
        options.over(opt.NEXT_VICTIM, (), left)
        return Ask(g.side_seat(orders_side(g)), questions.ORDER, (), options)

    def strike(self, g: Hunt, chosen: Option) -> Next:
        target = chosen.args[0]
        g.told += (events.HIT, target, self.blow.st)
        one = TakeHit(replace(self.blow, target=target))
        rest = self._left(g) & ~(1 << target)
        if not rest:
            return g.instead(*(one,) * self.times)
        return g.instead(*(one,) * self.times, Victims(rest, self.blow, self.times))

    def _left(self, g: Hunt) -> int:
        return sum([1 << piece for piece in bits(self.victims) if g.tile[piece] >= 0])

    def refuse(self, g: Hunt, option: Option) -> No:
        if option.phrase is opt.NEXT_VICTIM:
            return No("not-struck", option.args[0], rule="HUNT-SPEC-12")
        return No("not-offered", rule="HUNT-SPEC-12")
