"""Reactions between a die and its result: rerolls of a Defence, and saving somebody from death or capture.

The controller of the character is asked first (ability, equipment), then every seat with cards in hand, so
that the asking itself tells nothing (CORPS-AMB-53).
"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.corps.rules.deciding import ask_controller
from hullbreach.games.corps.rules.effects.run import (
    ABILITY,
    D10,
    GEAR,
    Context,
    PlayEvent,
    cannot_play,
    window_starts_with,
)
from hullbreach.games.corps.rules.state import Corps
from hullbreach.games.corps.words import events, questions, rolls
from hullbreach.games.corps.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.phrases import Phrase
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask, Roll
from hullbreach.kernel.windows import Window, asked_seat
from hullbreach.parts.effects import perform
from hullbreach.parts.grammar import Effect

PASSING: dict[str, Phrase] = {
    "on_defence_roll": questions.REROLL,
    "on_kill": questions.PREVENT_KILL,
    "on_capture": questions.PREVENT_CAPTURE,
}


def about(g: Corps, timing: str, who: int) -> tuple[int, ...]:
    """What the question of a reaction speaks of."""
    return (who, g.rolled) if timing == "on_defence_roll" else (who,)


def own_means(g: Corps, who: int, timing: str) -> Options:
    """What the character itself can use at this moment: abilities and equipment."""
    options = Options()
    reroll = timing == "on_defence_roll"
    for n, effect in enumerate(abilities(g, who)):
        if effect.timing == timing:
            options.one(opt.REROLL_ABILITY if reroll else opt.PREVENT_ABILITY, n + 1)
    for card in dict.fromkeys(g.gear[who]):
        if g.fixed.effects[card].get(timing):
            options.one(opt.REROLL_CARD if reroll else opt.PREVENT_CARD, card)
    return options


def use_means(g: Corps, who: int, chosen: Option, timing: str) -> Procedure:
    """Do what the chosen ability or equipment says."""
    seat = g.controller(who)
    if chosen.phrase is opt.REROLL_CARD or chosen.phrase is opt.PREVENT_CARD:
        card = chosen.args[0]
        g.told += (events.CARD_USED, who, card)
        return perform(g.fixed.effects[card][timing][0].does, Context(GEAR, who, seat, card), agreed=True)
    g.told += (events.ABILITY_USED, who)
    return perform(abilities(g, who)[chosen.args[0] - 1].does, Context(ABILITY, who, seat), agreed=True)


def abilities(g: Corps, who: int) -> tuple[Effect, ...]:
    """The abilities on the side of the card in use."""
    return g.side(who).abilities


@dataclass
class MayReroll(Procedure):
    """After a Defence die: the controller, then the holders of cards may have it rolled again. CORPS-GEN-02"""

    who: int
    bonus: int

    def own(self, g: Corps) -> Next:
        options = own_means(g, self.who, "on_defence_roll")
        if not len(options):
            return g.go(MayReroll.others)
        options.one(opt.KEEP)
        return ask_controller(g, self.who, questions.REROLL, (self.who, g.rolled), options, passing=opt.KEEP)

    def use(self, g: Corps, chosen: Option) -> Next:
        return None if chosen.phrase is opt.KEEP else use_means(g, self.who, chosen, "on_defence_roll")

    def again(self, g: Corps) -> Next:
        return RollAgain(self.who, self.bonus) if g.rerolled else None

    def others(self, g: Corps) -> Next:
        if g.rerolled:
            # A roll that was made again is final (CORPS-GEN-02).
            return g.finish()
        return ReactionWindow(window_starts_with(g), 0, "on_defence_roll", self.who)

    def by_event(self, g: Corps) -> Next:
        return RollAgain(self.who, self.bonus) if g.rerolled else None

    def refuse(self, g: Corps, option: Option) -> No:
        return No("nothing-to-reroll-with", rule="CORPS-GEN-02")


@dataclass
class RollAgain(Procedure):
    """The second result counts; bonuses are added again."""

    who: int
    bonus: int

    def roll(self, g: Corps) -> Next:
        return Roll(rolls.DEFENCE, (self.who,), D10)

    def replace(self, g: Corps, rolled: int) -> Next:
        g.rolled = rolled + self.bonus
        g.told += (events.DEFENCE_REROLLED, self.who, g.rolled)
        return None


@dataclass
class ReactionWindow(Window):
    """Ask the seats with cards in hand for an Event of this moment. CORPS-AMB-53"""

    timing: str
    who: int

    def _ask(self, g: Corps, seat: int) -> Ask | None:
        if not g.hands[seat]:
            return None
        options = Options()
        options.one(opt.PASS)
        for card in dict.fromkeys(g.hands[seat]):
            if cannot_play(g, seat, card, self.timing) is None:
                options.one(opt.PLAY_EVENT, card)
        return Ask(seat, PASSING[self.timing], about(g, self.timing, self.who), options, passing=opt.PASS)

    def _take(self, g: Corps, seat: int, chosen: Option) -> tuple[Procedure, ...]:
        return (PlayEvent(seat, chosen.args[0], self.timing),)

    def _later(self, n: int) -> Procedure:
        return ReactionWindow(self.first, n, self.timing, self.who)

    def refuse(self, g: Corps, option: Option) -> No:
        if option.phrase is opt.PLAY_EVENT:
            no = cannot_play(g, asked_seat(g), option.args[0], self.timing)
            if no is not None:
                return no
        return No("only-events-now", rule="CORPS-AMB-53")


@dataclass
class MayPrevent(Procedure):
    """Somebody is about to die or to be captured: equipment, then Events may prevent it. CORPS-AMB-53"""

    timing: str
    who: int

    def own(self, g: Corps) -> Next:
        options = own_means(g, self.who, self.timing)
        if not len(options):
            return g.go(MayPrevent.others)
        options.one(opt.PASS)
        return ask_controller(g, self.who, PASSING[self.timing], (self.who,), options, passing=opt.PASS)

    def use(self, g: Corps, chosen: Option) -> Next:
        return None if chosen.phrase is opt.PASS else use_means(g, self.who, chosen, self.timing)

    def others(self, g: Corps) -> Next:
        return None if g.saved else ReactionWindow(window_starts_with(g), 0, self.timing, self.who)

    def refuse(self, g: Corps, option: Option) -> No:
        return No("nothing-prevents-it", rule="CORPS-AMB-53")
