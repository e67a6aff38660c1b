"""Turns: the four phases of a normal player, and the turn of an Alien player. ENC-TRN, ENC-CLN, ENC-ALN"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.encounters import effects as fx
from hullbreach.games.encounters import events, questions, verbs
from hullbreach.games.encounters.achievements import look_at_hand
from hullbreach.games.encounters.action_phase import ActionPhase, action, add_opponents, cannot
from hullbreach.games.encounters.agendas import Settle, settle
from hullbreach.games.encounters.complex import AddHive, add_hive
from hullbreach.games.encounters.decks import draw, to_discard
from hullbreach.games.encounters.facehuggers import turn_begins, turn_ends
from hullbreach.games.encounters.points import add_points
from hullbreach.games.encounters.run import HAND, HIVE_CARD, TEXT, Context, perform_all
from hullbreach.games.encounters.state import (
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
from hullbreach.games.encounters.strikes import strike_phase
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options, mask_of
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask


@dataclass
class Turns(Procedure):
    """One turn after the other, clockwise, until the game ends. ENC-TRN-01"""

    def take(self, g: Encounters) -> Next:
        if g.fate[g.turn] == ALIEN:
            return AlienTurn(g.turn)
        return Turn(g.turn)

    def pass_on(self, g: Encounters) -> Next:
        for n in range(1, g.seats + 1):
            seat = (g.turn + n) % g.seats
            if g.fate[seat] != DEAD:
                g.turn = seat
                break
        g.repeat()
        return None


def enter_phase(g: Encounters, phase: int) -> None:
    """A phase begins."""
    g.phase = phase
    g.emit(events.PHASE, phase)


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
    for seat in range(g.seats):
        g.dodges[seat] = 0


@dataclass
class Turn(Procedure):
    """The four phases of a normal player's turn; a death ends them at once. ENC-TRN-01, ENC-TRN-05"""

    seat: int

    def begin(self, g: Encounters) -> Next:
        g.round += 1
        g.emit(events.TURN, self.seat)
        turn_begins(g)
        enter_phase(g, HIVE)
        g.had_turns[self.seat] += 1
        if g.had_turns[self.seat] <= g.setting.skipped_hive_phases:
            # Easy modes leave out the first Hive phases (ENC-DIF-03, ENC-HDK-06).
            return None
        if not g.hive:
            return (AddHive(1), Settle())
        following = add_hive(g)
        return settle(g) if following is None else (following, Settle())

    def start(self, g: Encounters) -> Next:
        if g.fate[self.seat] != NORMAL:
            return None
        enter_phase(g, ACTION)
        if g.setting.vigilant_every_turn:
            for card in g.vigil[self.seat]:
                add_points(g, self.seat, g.faces[card].attack, g.faces[card].recruit)
        if g.setting.with_start.isdisjoint(g.card_of.values()):
            g.repeat(3)
            return ActionPhase(self.seat)
        found = [piece for piece in g.rooms if piece >= 0 and g.is_up(piece) and g.face(piece).at("start")]
        return (*[StartAbility(piece) for piece in found], Settle()) if found else None

    def actions(self, g: Encounters) -> Next:
        return ActionPhase(self.seat) if g.fate[self.seat] == NORMAL else None

    def strike(self, g: Encounters) -> Next:
        g.attack = g.recruit = 0
        g.kept = ()
        g.offered = 0
        if g.fate[self.seat] != NORMAL:
            return None
        enter_phase(g, STRIKE)
        if not g.combat:
            return None
        following = strike_phase(g, g.combat)
        return (*following, Settle()) if following or g.halted is not None else settle(g)

    def cleanup(self, g: Encounters) -> Next:
        if g.fate[self.seat] != NORMAL:
            if g.setting.hug_before_cleanup:
                turn_ends(g)
            return None
        enter_phase(g, CLEANUP)
        if g.setting.hug_before_cleanup:
            turn_ends(g)
        return Cleanup(self.seat)

    def end(self, g: Encounters) -> Next:
        return_coordinated(g)
        if not g.setting.hug_before_cleanup:
            turn_ends(g)
        forget_turn(g)
        return settle(g)


@dataclass
class StartAbility(Procedure):
    """What a face-up card of the Complex does when the Action phase begins. ENC-TRN-09"""

    piece: int

    def act(self, g: Encounters) -> Next:
        room = g.room_of(self.piece) if self.piece in g.card_of else NOTHING
        if not 0 <= room < ROOMS:
            return None
        seat = g.acting()
        ctx = Context(g.card_of[self.piece], seat, seat, HIVE_CARD, self.piece, room)
        return perform_all(g.face(self.piece).at("start"), ctx)


def return_coordinated(g: Encounters) -> None:
    """Cards set aside by Coordinate go to their owners' discard piles (ENC-COO-06)."""
    for seat in range(g.seats):
        if g.aside[seat] != NOTHING:
            to_discard(g, seat, g.aside[seat])
            g.aside[seat] = NOTHING


def hand_size(g: Encounters, seat: int) -> int:
    """How many cards a player draws at Cleanup (ENC-CLN-09)."""
    found = g.setting.hand_size
    for card in g.strikes[seat]:
        for clause in g.faces[card].at("wound"):
            verb = clause.does[0][0]
            if isinstance(verb, fx.HandSize):
                found += verb.n
    return max(0, found)


@dataclass
class Cleanup(Procedure):
    """Cleanup abilities, then everything but Vigilant cards is discarded, then a new hand. ENC-CLN-09"""

    seat: int

    def abilities(self, g: Encounters) -> Next:
        cards = g.hands[self.seat] + g.in_play(self.seat)
        if g.setting.with_cleanup.isdisjoint(cards):
            return self.discard(g)
        found: list[Procedure] = []
        for card in cards:
            if card in g.setting.with_cleanup:
                found += perform_all(g.faces[card].at("cleanup"), Context(card, self.seat, self.seat, HAND))
        return tuple(found)

    def discard(self, g: Encounters) -> Next:
        g.repeat(2)
        seat = self.seat
        gone = g.played
        g.played = ()
        if not g.setting.vigilant.isdisjoint(gone):
            g.vigil[seat] = g.vigil[seat] + tuple([card for card in gone if card in g.setting.vigilant])
            gone = tuple([card for card in gone if card not in g.setting.vigilant])
        for card in g.hands[seat]:
            g.emit(events.DISCARDED, seat, card)
        g.discards[seat] = g.discards[seat] + gone + g.hands[seat]
        g.hands[seat] = g.hands_known[seat] = ()
        n = hand_size(g, seat)
        following = draw(g, seat, n) if n else None
        return self.admire(g) if following is None else following

    def admire(self, g: Encounters) -> Next:
        g.finish()
        if g.fate[self.seat] == NORMAL:
            look_at_hand(g, self.seat)
        return None


# ---- Alien players


@dataclass
class AlienTurn(Procedure):
    """An Alien player plays cards and attacks players; no Hive phase, no Strike phase. ENC-ALN-06"""

    seat: int

    def begin(self, g: Encounters) -> Next:
        g.round += 1
        g.emit(events.TURN, self.seat)
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
        for card in g.hands[self.seat]:
            g.emit(events.DISCARDED, self.seat, card)
        g.alien_discard += [*g.played, *g.hands[self.seat]]
        g.played = ()
        g.hands[self.seat] = g.hands_known[self.seat] = ()
        return draw(g, self.seat, g.setting.alien_hand_size)

    def end(self, g: Encounters) -> Next:
        forget_turn(g)
        return settle(g)


@dataclass
class AlienActions(Procedure):
    """Cards and attacks of an Alien player, in any order. ENC-CHO-20"""

    seat: int

    def ask(self, g: Encounters) -> Next:
        if g.fate[self.seat] != ALIEN:
            g.finish()
            return None
        options = Options()
        options.over(verbs.PLAY, (), mask_of(g.hands[self.seat]))
        add_opponents(g, self.seat, options)
        options.one(verbs.END)
        return Ask(self.seat, questions.ALIEN_ACTION, (), options, quick=False)

    def act(self, g: Encounters, chosen: Option) -> Next:
        if chosen.phrase is verbs.END:
            g.finish()
            return None
        return action(g, self.seat, chosen)

    def settle(self, g: Encounters) -> Next:
        g.repeat()
        return settle(g)

    def refuse(self, g: Encounters, option: Option) -> No:
        return cannot(g, self.seat, option) or No("not-offered", rule="ENC-CHO-20")

    def closed(self, g: Encounters) -> list[Option]:
        wanted = [Option(verbs.ATTACK_PLAYER, (n,)) for n in g.normals()]
        return [option for option in wanted if cannot(g, self.seat, option) is not None]
