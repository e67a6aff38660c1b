"""The Finish phase: effects, victory and defeat, the turn dial. CORPS-FIN"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.corps.content import conditions as cond
from hullbreach.games.corps.rules.deciding import ask_players, each_of
from hullbreach.games.corps.rules.effects.run import ABILITY, MISSION, Context, window
from hullbreach.games.corps.rules.losses import lose_character
from hullbreach.games.corps.rules.named_rules import END_OF_ROUND, expire
from hullbreach.games.corps.rules.outcome import lose_mission, win_mission
from hullbreach.games.corps.rules.state import (
    ABSENT,
    CAPTURED,
    CHARACTERS,
    FINISH,
    KILLED,
    LEFT,
    NEWT,
    NOBODY,
    ON_BOARD,
    Corps,
)
from hullbreach.games.corps.words import events, questions
from hullbreach.games.corps.words import options as opt
from hullbreach.kernel.options import Option
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.parts.effects import perform
from hullbreach.parts.grammar import Effect, Verb


@dataclass
class FinishPhase(Procedure):
    """The third phase of a round. CORPS-RND-05"""

    def begin(self, g: Corps) -> Next:
        g.phase = FINISH
        g.told += (events.PHASE_STARTS, FINISH)
        due = finish_effects(g)
        return FinishEffects(due, (1 << len(due)) - 1)

    def react(self, g: Corps) -> Next:
        return window(g)

    def check(self, g: Corps) -> Next:
        check_end(g)
        return None

    def next_round(self, g: Corps) -> Next:
        expire(g, END_OF_ROUND)
        return None


@dataclass
class FinishEffect(Procedure):
    """One effect due in step 1: an ability of a character, or (``NOBODY``) an event of the mission. CORPS-FIN-01"""

    who: int
    effect: Effect

    def resolve(self, g: Corps) -> Next:
        if self.who < 0:
            return perform(self.effect.does, Context(MISSION, NOBODY, g.leader()))
        if g.square[self.who] < 0 or self.effect not in g.side(self.who).abilities:
            # Its character is gone, or has become a Hero with other abilities.
            return None
        return perform(self.effect.does, Context(ABILITY, self.who, g.controller(self.who)))


def finish_effects(g: Corps) -> tuple[FinishEffect, ...]:
    """Effects due in step 1: abilities with that timing, and mission events of this round (CORPS-CHR-16)."""
    found = [
        FinishEffect(who, effect)
        for who in g.on_board()
        for effect in g.side(who).abilities
        if effect.timing == "start_of_finish"
    ]
    found += [
        FinishEffect(NOBODY, effect)
        for event in g.fixed.mission.events
        if event.round == g.round
        for effect in event.effects
        if effect.timing == "round_end"
    ]
    return tuple(found)


@dataclass
class FinishEffects(Procedure):
    """Mandatory effects, in an order the players choose. ``waiting`` (a mask) are left. CORPS-FIN-01, CORPS-AMB-78"""

    due: tuple[FinishEffect, ...]
    waiting: int

    def react(self, g: Corps) -> Next:
        if not self.waiting:
            return g.finish()
        return window(g)

    def choose(self, g: Corps) -> Next:
        numbers = [n + 1 for n in range(len(self.due)) if self.waiting >> n & 1]
        return ask_players(g, questions.FINISH_ORDER, (), each_of(opt.RESOLVE, numbers))

    def resolve(self, g: Corps, chosen: Option) -> Next:
        n = chosen.args[0] - 1
        return g.instead(self.due[n], FinishEffects(self.due, self.waiting & ~(1 << n)))


def is_won(g: Corps) -> bool:
    """Whether all victory conditions are met; a mission without any cannot be won (CORPS-FIN-02)."""
    victory = g.fixed.mission.victory
    return bool(victory) and all(met(g, line) for line in victory)


def check_end(g: Corps) -> None:
    """Victory first, then the general defeats, then those of the mission (CORPS-FIN-02, -03, -06, -07)."""
    mission = g.fixed.mission
    if is_won(g):
        win_mission(g)
    elif not g.character_squares:
        lose_mission(g, "nobody-left")
    elif all_lost(g):
        lose_mission(g, "all-down")
    elif any(met(g, line) for line in mission.defeat):
        lose_mission(g, "mission-failed")


def all_lost(g: Corps) -> bool:
    """Whether everybody in the mission is killed, captured or knocked down (CORPS-FIN-03, CORPS-AMB-59)."""
    return all(
        not (g.fate[who] == LEFT or (g.fate[who] == ON_BOARD and not g.is_down(who))) for who in range(CHARACTERS)
    )


def group(g: Corps, word: str) -> list[int]:
    """The characters a word of a victory line means."""
    if word == "newt":
        return [NEWT]
    if word == "trapped":
        return [who for who in range(CHARACTERS) if g.trapped >> who & 1]
    if word == "captives":
        return [who for who in range(CHARACTERS) if g.captives >> who & 1]
    return [who for who in range(CHARACTERS) if g.fate[who] != ABSENT]


def met(g: Corps, line: Verb) -> bool:
    """Whether a line of victory or defeat holds."""
    if isinstance(line, cond.Exited):
        return sum(1 for who in group(g, line.who) if g.fate[who] == LEFT) >= line.min
    if isinstance(line, cond.NoneStandingOnBoard):
        return not any(g.square[who] >= 0 and not g.is_down(who) for who in group(g, line.who))
    if isinstance(line, cond.Lost):
        members = group(g, line.who)
        lost = sum(1 for who in members if g.fate[who] in (KILLED, CAPTURED))
        return lost >= (len(members) if line.min == cond.ALL else line.min)
    if isinstance(line, cond.TrackerEmpty):
        return not g.tracker
    if isinstance(line, cond.NoEnemiesOnBoard):
        return not g.aliens and not g.blips
    if isinstance(line, cond.Alive):
        return sum(1 for who in group(g, line.who) if g.square[who] >= 0) >= line.min
    if isinstance(line, cond.CratesOut):
        return g.crates_out >= line.min
    raise TypeError(f"no such ending: {line}")


def end_mission_now(g: Corps, fate: int) -> None:
    """Everybody on the board gets this fate, then victory is checked once; not won means lost."""
    for who in g.on_board():
        g.told += (events.KILLED if fate == KILLED else events.CAPTURED, who)
        lose_character(g, who, fate)
    if is_won(g):
        win_mission(g)
    else:
        lose_mission(g, "time-over")
