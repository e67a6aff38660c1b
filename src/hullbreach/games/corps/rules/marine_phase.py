"""The Marine phase: who goes first, the activation of Heroes, commanded and leftover Grunts. CORPS-MAR, CORPS-GRN"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.corps.rules.actions import ActionStep
from hullbreach.games.corps.rules.deciding import activator, ask_leader, ask_players, each_of
from hullbreach.games.corps.rules.effects.run import ABILITY, MISSION, Context
from hullbreach.games.corps.rules.equip import EquipStep
from hullbreach.games.corps.rules.losses import TakeOver
from hullbreach.games.corps.rules.state import CAPTURED, CHARACTERS, KILLED, MARINE, NOBODY, Corps
from hullbreach.games.corps.words import events, questions
from hullbreach.games.corps.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask
from hullbreach.parts.effects import perform

ACTIONS = 2


@dataclass
class MarinePhase(Procedure):
    """The first phase of a round. CORPS-RND-02, CORPS-RND-03, CORPS-MAR-10"""

    def begin(self, g: Corps) -> Next:
        g.phase = MARINE
        g.active = NOBODY
        g.turn_of = NOBODY
        g.leftover_seat = NOBODY
        g.activated = 0
        g.had_turn = 0
        g.tunnelled = 0
        g.used_squares = 0
        g.told += (events.PHASE_STARTS, MARINE)
        found: list[Procedure] = []
        for id, due in g.scheduled.items():
            if due == g.round:
                found += self._mission(g, "on_schedule", id)
        for event in g.fixed.mission.events:
            if event.round == g.round:
                for effect in event.effects:
                    if effect.timing == "round_start":
                        found.append(perform(effect.does, Context(MISSION, -1, g.leader())))
        return tuple(found)

    def reset_aim(self, g: Corps) -> Next:
        if g.fixed.edition.aim_reset == "start_of_marine_phase":
            for who in g.on_board():
                reset_dial(g, who)
        return None

    def offer_grunts(self, g: Corps) -> Next:
        waiting = [
            seat
            for seat in range(g.seats)
            if not g.heroes_of(seat)
            and not g.sitting_out >> seat & 1
            and not g.eliminated >> seat & 1
            and not g.has_left(seat)
        ]
        return tuple([TakeOver(seat) for seat in waiting])

    def first_player(self, g: Corps) -> Next:
        able = [seat for seat in range(g.seats) if g.heroes_of(seat)]
        if not able:
            return g.go(MarinePhase.activate_grunts)
        return ask_leader(g, questions.FIRST_PLAYER, (), each_of(opt.FIRST, able))

    def activate_heroes(self, g: Corps, chosen: Option) -> Next:
        give_token(g, chosen.args[0])
        return tuple([PlayerTurn(seat) for seat in g.clockwise(chosen.args[0])])

    def activate_grunts(self, g: Corps) -> Next:
        return LeftoverGrunts()

    def _mission(self, g: Corps, timing: str, id: str) -> list[Procedure]:
        ctx = Context(MISSION, -1, g.leader())
        return [perform(effect.does, ctx) for effect in g.fixed.special.get(timing, ())]


def give_token(g: Corps, seat: int) -> None:
    """Pass the Activation token."""
    g.token = seat
    g.told += (events.TOKEN_GIVEN, seat)


def reset_dial(g: Corps, who: int) -> None:
    """Set a dial to the printed Aim value, up or down (CORPS-MAR-06, CORPS-MAR-07)."""
    if g.dial[who] and g.dial[who] != g.side(who).aim:
        g.dial[who] = g.side(who).aim
        g.told += (events.AIM_RESET, who, g.dial[who])


def can_activate(g: Corps, who: int) -> bool:
    """Whether a character on the board still acts this round; a 2020 one not while knocked down (CORPS-KO-02)."""
    if g.square[who] < 0 or g.activated >> who & 1:
        return False
    return not (g.is_down(who) and g.fixed.edition.knocked_down_activation == "none")


@dataclass
class PlayerTurn(Procedure):
    """The token comes to a player, who activates all their Heroes. ``last`` acted just now. CORPS-MAR-03"""

    seat: int
    last: int = NOBODY

    def choose(self, g: Corps) -> Next:
        waiting = [who for who in g.heroes_of(self.seat) if can_activate(g, who)]
        # A Hero lost in its own activation ends the turn (CORPS-LOST-07).
        lost = self.last >= 0 and g.fate[self.last] in (KILLED, CAPTURED)
        g.had_turn |= 1 << self.seat
        if not waiting or lost:
            g.turn_of = NOBODY
            return g.finish()
        if g.token != self.seat:
            give_token(g, self.seat)
        g.turn_of = self.seat
        return Ask(self.seat, questions.WHICH_HERO, (), each_of(opt.ACTIVATE, waiting))

    def activate(self, g: Corps, chosen: Option) -> Next:
        who = chosen.args[0]
        rank = g.side(who).rank
        return g.instead(Activation(who, self.seat), Command(who, self.seat, rank), PlayerTurn(self.seat, who))


@dataclass
class Activation(Procedure):
    """The full activation of one character. CORPS-MAR-04, CORPS-MAR-05, CORPS-GRN-03"""

    who: int
    seat: int

    def begin(self, g: Corps) -> Next:
        who = self.who
        g.active = who
        g.leftover_seat = self.seat
        g.activated |= 1 << who
        g.used_abilities = 0
        g.attacked = False
        g.grants = ()
        g.actions = 0
        if not g.is_down(who):
            g.actions = max(0, ACTIONS - g.owed[who])
            g.owed[who] = max(0, g.owed[who] - ACTIONS)
        g.told += (events.ACTIVATED, who)
        if g.fixed.edition.aim_reset == "start_of_own_activation":
            reset_dial(g, who)
        return self._abilities(g, "on_activation")

    def equip(self, g: Corps) -> Next:
        return EquipStep(self.who, activator(g, self.who, self.seat)) if g.square[self.who] >= 0 else None

    def act(self, g: Corps) -> Next:
        return ActionStep(self.who, activator(g, self.who, self.seat)) if g.square[self.who] >= 0 else None

    def end_abilities(self, g: Corps) -> Next:
        if g.square[self.who] < 0:
            return None
        g.actions = 0
        g.grants = ()
        return self._abilities(g, "end_of_activation")

    def end(self, g: Corps) -> Next:
        g.active = NOBODY
        g.leftover_seat = NOBODY
        g.actions = 0
        g.grants = ()
        g.told += (events.ACTIVATION_ENDED, self.who)
        return None

    def _abilities(self, g: Corps, timing: str) -> Next:
        mask = 0
        for n, effect in enumerate(g.side(self.who).abilities):
            if effect.timing == timing:
                mask |= 1 << n
        return Abilities(self.who, activator(g, self.who, self.seat), mask) if mask else None


@dataclass
class Abilities(Procedure):
    """Abilities of the same moment, in the order the player chooses. CORPS-CHR-13, CORPS-CHR-15"""

    who: int
    seat: int
    waiting: int

    def choose(self, g: Corps) -> Next:
        if not self.waiting or g.square[self.who] < 0:
            return g.finish()
        numbers = [n + 1 for n in range(self.waiting.bit_length()) if self.waiting >> n & 1]
        return Ask(self.seat, questions.ABILITY, (self.who,), each_of(opt.USE_ABILITY, numbers))

    def use(self, g: Corps, chosen: Option) -> Next:
        n = chosen.args[0] - 1
        does = g.side(self.who).abilities[n].does
        rest = Abilities(self.who, self.seat, self.waiting & ~(1 << n))
        return g.instead(perform(does, Context(ABILITY, self.who, self.seat)), rest)


@dataclass
class Command(Procedure):
    """A Marine Hero activates up to as many Grunts as its rank. CORPS-GRN-01"""

    who: int
    seat: int
    left: int

    def choose(self, g: Corps) -> Next:
        if self.left <= 0 or g.square[self.who] < 0 or g.hero[self.who] != self.seat:
            return g.finish()
        options = Options()
        for grunt in g.grunts():
            if can_activate(g, grunt):
                options.one(opt.COMMAND, grunt)
        if not options.groups:
            return g.finish()
        options.one(opt.DONE)
        return Ask(self.seat, questions.COMMAND, (self.who, self.left), options)

    def command(self, g: Corps, chosen: Option) -> Next:
        if chosen.phrase is opt.DONE:
            return g.finish()
        grunt = chosen.args[0]
        g.told += (events.COMMANDED, self.who, grunt)
        return g.instead(Activation(grunt, self.seat), Command(self.who, self.seat, self.left - 1))

    def refuse(self, g: Corps, option: Option) -> No:
        if option.phrase is opt.COMMAND:
            grunt = option.args[0]
            if g.square[grunt] < 0:
                return No("not-on-board", grunt, rule="CORPS-GRN-01")
            if g.hero[grunt] >= 0:
                return No("not-a-grunt", grunt, rule="CORPS-GRN-01")
            if g.activated >> grunt & 1:
                return No("already-activated", grunt, rule="CORPS-MAR-01")
            return No("is-down", grunt, rule="CORPS-KO-02")
        return No("command-first", self.who, rule="CORPS-MAR-05")

    def closed(self, g: Corps) -> list[Option]:
        return [Option(opt.COMMAND, (grunt,)) for grunt in g.grunts() if not can_activate(g, grunt)]


@dataclass
class LeftoverGrunts(Procedure):
    """After all Heroes: the highest-ranked player activates the remaining Grunts. CORPS-GRN-04, CORPS-MAR-08"""

    def who_activates(self, g: Corps) -> Next:
        marines = [who for who in g.on_board() if g.hero[who] >= 0 and g.side(who).rank > 0]
        if marines:
            give_token(g, g.leader())
        if not any(can_activate(g, who) for who in range(CHARACTERS)):
            return g.finish()
        if marines:
            return g.instead(ActivateRest(g.leader(), True))
        seats = g.players()
        return ask_players(g, questions.LEFTOVER_PLAYER, (), each_of(opt.FIRST, seats))

    def named(self, g: Corps, chosen: Option) -> Next:
        return ActivateRest(chosen.args[0], False)


@dataclass
class ActivateRest(Procedure):
    """All characters that have not acted yet, in any order. CORPS-GRN-05, CORPS-LOST-07

    ``ranked``: the seat answers as the highest-ranked player, who may change on the way.
    """

    seat: int
    ranked: bool

    def choose(self, g: Corps) -> Next:
        waiting = [who for who in range(CHARACTERS) if can_activate(g, who)]
        if not waiting:
            return g.finish()
        options = each_of(opt.ACTIVATE, waiting)
        if self.ranked:
            return ask_leader(g, questions.LEFTOVER, (), options)
        return Ask(self.seat, questions.LEFTOVER, (), options)

    def activate(self, g: Corps, chosen: Option) -> Next:
        who = chosen.args[0]
        g.repeat()
        return Activation(who, activator(g, who, g.leader() if self.ranked else self.seat))
