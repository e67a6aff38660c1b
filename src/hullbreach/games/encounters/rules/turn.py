"""Turns: the four phases of a normal player, and the turn of an Alien player. ENC-TRN, ENC-CLN, ENC-ALN"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.encounters.content import effects as fx
from hullbreach.games.encounters.content.card_faces import AT_CLEANUP
from hullbreach.games.encounters.rules.achievements import look_at_hand
from hullbreach.games.encounters.rules.action_phase import ActionPhase, action, add_opponents, cannot
from hullbreach.games.encounters.rules.agendas import settle
from hullbreach.games.encounters.rules.complex import AddHive, add_hive
from hullbreach.games.encounters.rules.decks import draw, to_discard
from hullbreach.games.encounters.rules.effects.run import HAND, HIVE_CARD, TEXT, Context
from hullbreach.games.encounters.rules.facehuggers import turn_begins, turn_ends
from hullbreach.games.encounters.rules.points import add_points
from hullbreach.games.encounters.rules.state import (
    ACTION,
    ALIEN,
    CLEANUP,
    DEAD,
    HIVE,
    NORMAL,
    NOTHING,
    ROOMS,
    STRIKE,
    Encounters,
)
from hullbreach.games.encounters.rules.strikes import strike_phase
from hullbreach.games.encounters.words import events, questions
from hullbreach.games.encounters.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask
from hullbreach.parts.effects import perform_all


def enter_phase(g: Encounters, phase: int) -> None:
    """A phase begins."""
    g.phase = phase
    g.told += (events.PHASE, phase)


def forget_turn(g: Encounters) -> None:
    """Everything that lasts "this turn" is over (ENC-TRN-08)."""
    g.classes = g.crews = g.combos = 0
    g.attack = g.recruit = 0
    g.convert = False
    g.scan_discount = g.defense_cut = g.scanned = g.killed = 0
    g.kept = g.used = ()
    g.offered = g.coordinated = g.standing_back = 0
    g.held = 0
    if g.shift:
        g.shift = {}
    g.dodges = [0] * g.seats


@dataclass
class Turns(Procedure):
    """One turn after the other, clockwise, until the game ends; a death ends one at once. ENC-TRN-01, 05, ENC-CLN-09

    The turn of a normal player has four phases; what a death or a reveal has left is settled in each of them.
    """

    def begin(self, g: Encounters) -> Next:
        seat = g.turn
        if g.fate[seat] == ALIEN:
            g.go(Turns.pass_on)
            return AlienTurn(seat)
        g.round += 1
        g.told += (events.TURN, seat)
        if g.huggers:
            turn_begins(g)
        enter_phase(g, HIVE)
        g.had_turns[seat] += 1
        # Easy modes leave out the first Hive phases (ENC-DIF-03, ENC-HDK-06).
        if g.had_turns[seat] <= g.fixed.skipped_hive_phases:
            return None
        return add_hive(g) if g.hive else AddHive(1)

    def settle_hive(self, g: Encounters) -> Next:
        due = settle(g)
        if due:
            g.go(Turns.settle_hive)
        return due

    def start(self, g: Encounters) -> Next:
        seat = g.turn
        if g.fate[seat] != NORMAL:
            return None
        enter_phase(g, ACTION)
        if g.fixed.vigilant_every_turn:
            for card in g.vigil[seat]:
                add_points(g, seat, g.faces[card].attack, g.faces[card].recruit)
        if g.odd & g.face_up and not g.fixed.with_start.isdisjoint(g.card_of.values()):
            found = [piece for piece in g.rooms if piece >= 0 and g.is_up(piece) and g.face(piece).at("start")]
            if found:
                return tuple([StartAbility(piece) for piece in found])
        return None

    def actions(self, g: Encounters) -> Next:
        return ActionPhase(g.turn) if g.fate[g.turn] == NORMAL else None

    def strike(self, g: Encounters) -> Next:
        g.attack = g.recruit = 0
        g.kept = ()
        g.offered = 0
        if g.fate[g.turn] != NORMAL:
            return None
        enter_phase(g, STRIKE)
        return strike_phase(g, g.combat) if g.combat else None

    def clean(self, g: Encounters) -> Next:
        seat = g.turn
        dead = g.fate[seat] != NORMAL
        if not dead:
            enter_phase(g, CLEANUP)
        if g.fixed.hug_before_cleanup:
            turn_ends(g)
        if dead:
            return g.go(Turns.end)
        if not g.talents[seat] & AT_CLEANUP:
            return None
        found: list[Procedure] = []
        for card in g.hands[seat] + g.in_play(seat):
            if card in g.fixed.with_cleanup:
                found += perform_all(g.faces[card].at("cleanup"), Context(card, seat, seat, HAND))
        return tuple(found)

    def discard(self, g: Encounters) -> Next:
        seat = g.turn
        gone = g.played
        g.played = ()
        if not g.fixed.vigilant.isdisjoint(gone):
            g.vigil[seat] = g.vigil[seat] + tuple([card for card in gone if card in g.fixed.vigilant])
            gone = tuple([card for card in gone if card not in g.fixed.vigilant])
        hand = g.hands[seat]
        g.tell_each(events.DISCARDED, seat, hand)
        g.discards[seat] = g.discards[seat] + gone + hand
        g.hands[seat] = g.hands_known[seat] = ()
        n = hand_size(g, seat)
        return draw(g, seat, n) if n else None

    def admire(self, g: Encounters) -> Next:
        if g.fate[g.turn] == NORMAL:
            look_at_hand(g, g.turn)
        return None

    def end(self, g: Encounters) -> Next:
        if max(g.aside) != NOTHING:
            return_coordinated(g)
        if not g.fixed.hug_before_cleanup:
            turn_ends(g)
        forget_turn(g)
        return settle(g)

    def pass_on(self, g: Encounters) -> Next:
        for seat in g.fixed.others[g.turn]:
            if g.fate[seat] != DEAD:
                g.turn = seat
                break
        return g.repeat()


@dataclass
class StartAbility(Procedure):
    """What a face-up card of the Complex does when the Action phase begins. ENC-TRN-09"""

    piece: int

    def act(self, g: Encounters) -> Next:
        room = g.room_of(self.piece) if self.piece in g.card_of else NOTHING
        seat = g.turn
        # Whoever died of the card before has no Action phase any more (ENC-TRN-05).
        if not 0 <= room < ROOMS or g.fate[seat] != NORMAL:
            return None
        ctx = Context(g.card_of[self.piece], seat, seat, HIVE_CARD, self.piece, room)
        return perform_all(g.face(self.piece).at("start"), ctx)

    def settle(self, g: Encounters) -> Next:
        return settle(g)


def return_coordinated(g: Encounters) -> None:
    """Cards set aside by Coordinate go to their owners' discard piles (ENC-COO-06)."""
    for seat in range(g.seats):
        if g.aside[seat] != NOTHING:
            to_discard(g, seat, g.aside[seat])
            g.aside[seat] = NOTHING


def hand_size(g: Encounters, seat: int) -> int:
    """How many cards a player draws at Cleanup (ENC-CLN-09)."""
    found = g.fixed.hand_size
    if g.fixed.with_wound.isdisjoint(g.strikes[seat]):
        return found
    for card in g.strikes[seat]:
        for clause in g.faces[card].at("wound"):
            found += sum([verb.n for verb in clause.verbs if isinstance(verb, fx.HandSize)])
    return max(0, found)


# ---- Alien players


@dataclass
class AlienTurn(Procedure):
    """An Alien player plays cards and attacks players; no Hive phase, no Strike phase. ENC-ALN-06"""

    seat: int

    def begin(self, g: Encounters) -> Next:
        g.round += 1
        g.told += (events.TURN, self.seat)
        enter_phase(g, ACTION)
        avatar = g.avatar[self.seat]
        ctx = Context(avatar, self.seat, self.seat, TEXT)
        face = g.faces[avatar]
        return (*perform_all(face.at("start"), ctx), *perform_all(face.at("always"), ctx))

    def actions(self, g: Encounters) -> Next:
        return AlienActions(self.seat)

    def cleanup(self, g: Encounters) -> Next:
        g.attack = 0
        if g.fate[self.seat] != ALIEN:
            return None
        enter_phase(g, CLEANUP)
        g.tell_each(events.DISCARDED, self.seat, g.hands[self.seat])
        g.alien_discard += [*g.played, *g.hands[self.seat]]
        g.played = ()
        g.hands[self.seat] = g.hands_known[self.seat] = ()
        return draw(g, self.seat, g.fixed.alien_hand_size)

    def end(self, g: Encounters) -> Next:
        forget_turn(g)
        return settle(g)


@dataclass
class AlienActions(Procedure):
    """Cards and attacks of an Alien player, in any order. ENC-CHO-20"""

    seat: int

    def ask(self, g: Encounters) -> Next:
        if g.fate[self.seat] != ALIEN:
            return g.finish()
        options = Options()
        options.each(opt.PLAY, g.hands[self.seat])
        add_opponents(g, self.seat, options)
        options.one(opt.END)
        return Ask(self.seat, questions.ALIEN_ACTION, (), options, quick=False)

    def act(self, g: Encounters, chosen: Option) -> Next:
        return action(g, self.seat, chosen)

    def settle(self, g: Encounters) -> Next:
        g.repeat()
        return settle(g)

    def refuse(self, g: Encounters, option: Option) -> No:
        return cannot(g, self.seat, option) or No("not-offered", rule="ENC-CHO-20")

    def closed(self, g: Encounters) -> list[Option]:
        wanted = [Option(opt.ATTACK_PLAYER, (n,)) for n in g.normals()]
        return [option for option in wanted if cannot(g, self.seat, option) is not None]
