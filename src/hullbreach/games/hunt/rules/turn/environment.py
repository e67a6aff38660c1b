"""The Environment card of the turn: drawn, carried out, and put away at the end. HUNT-CARD-03, HUNT-CARD-17"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.hunt.content import effects as fx
from hullbreach.games.hunt.content.card_records import EnvironmentCard
from hullbreach.games.hunt.rules.board.doors import doors_left
from hullbreach.games.hunt.rules.effects import board, changes, moves  # noqa: F401 - they enter what verbs do
from hullbreach.games.hunt.rules.effects.run import Context
from hullbreach.games.hunt.rules.effects.targets import choices_for
from hullbreach.games.hunt.rules.goals.victory import check_elimination
from hullbreach.games.hunt.rules.state import NOBODY, NOWHERE, Hunt
from hullbreach.games.hunt.words import events, questions, rolls
from hullbreach.games.hunt.words import options as opt
from hullbreach.kernel.chance import Order, Pick
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options, bits
from hullbreach.kernel.phrases import Phrase
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask, Roll
from hullbreach.parts.effects import perform

# What is picked for a card, and the option that picks it.
PICKS: dict[str, tuple[str, Phrase]] = {
    "door": ("link", opt.CHOOSE_LINK),
    "edge": ("link", opt.CHOOSE_LINK),
    "tile": ("tile", opt.CHOOSE_TILE),
    "enemy_blip": ("piece", opt.CHOOSE_PIECE),
}


@dataclass
class DrawEnvironment(Procedure):
    """The player with the initiative draws one card, and it is carried out. HUNT-CARD-04, HUNT-CARD-16"""

    def shuffle(self, g: Hunt) -> Next:
        if g.environment_deck:
            return g.go(DrawEnvironment.draw)
        if not g.environment_discard:
            return g.finish()
        return Roll(rolls.ENVIRONMENT, (), Order("environment", sorted(g.environment_discard)))

    def lay(self, g: Hunt, order: tuple[int, ...]) -> Next:
        g.environment_deck = list(reversed(order))
        g.environment_discard = []
        g.told += (events.RESHUFFLED_ENVIRONMENT,)
        return None

    def draw(self, g: Hunt) -> Next:
        event = g.environment_deck.pop()
        g.environment = event
        g.told += (events.ENVIRONMENT, event)
        card = g.fixed.content.environment[event]
        if not card.choose:
            return perform(card.effects[0].does, Context(g.order[0], NOBODY, event))
        return PickForEvent(event, turns_of(g, card), ())

    def end(self, g: Hunt) -> Next:
        check_elimination(g)
        return None


def discard_environment(g: Hunt) -> None:
    """The card of the turn goes to its discard; what it changed for good stays (HUNT-CARD-17)."""
    if g.environment >= 0:
        g.environment_discard.append(g.environment)
        g.environment = NOBODY


def turns_of(g: Hunt, card: EnvironmentCard) -> tuple[int, ...]:
    """The sides that pick something for a card, once for each thing they pick."""
    if card.choose == "each_player":
        return g.in_play()
    doors = [verb.n for verb in card.effects[0].verbs if isinstance(verb, fx.OpenDoor | fx.PlaceDoor)]
    return (g.order[0],) * max(doors, default=1)


@dataclass
class PickForEvent(Procedure):
    """Things are picked for a card, then it is carried out; without any it has no effect. HUNT-CARD-04

    Enemy tokens may be left alone, everything else must be picked while there is something to pick. A Horde without a
    seat picks by chance (HUNT-HORD-12).
    """

    event: int
    turns: tuple[int, ...]
    picked: tuple[int, ...]

    def ask(self, g: Hunt) -> Next:
        if not self.turns:
            return g.instead(*self._carry_out(g))
        side = self.turns[0]
        card = g.fixed.content.environment[self.event]
        mask = choices_for(g, side, card)
        for thing in self.picked:
            mask &= ~(1 << thing)
        if not mask or (card.choice == "edge" and len(self.picked) >= doors_left(g)):
            return g.instead(PickForEvent(self.event, self.turns[1:], self.picked))
        kind, phrase = PICKS[card.choice]
        if not g.fixed.seats_of[side]:
            return Roll(rolls.HORDE, (), Pick(kind, bits(mask)))
        options = Options()
        options.over(phrase, (), mask)
        if card.choice == "enemy_blip":
            options.one(opt.PASS)
        return Ask(g.side_seat(side), questions.ENVIRONMENT, (self.event,), options)

    def pick(self, g: Hunt, chosen: Option | int) -> Next:
        picked = self.picked
        if not isinstance(chosen, Option):
            picked = (*picked, chosen)
        elif chosen.phrase is not opt.PASS:
            picked = (*picked, chosen.args[0])
        return g.instead(PickForEvent(self.event, self.turns[1:], picked))

    def refuse(self, g: Hunt, option: Option) -> No:
        if option.phrase is PICKS[g.fixed.content.environment[self.event].choice][1]:
            return No("not-for-this-card", option.args[0], rule="HUNT-CARD-04")
        return No("not-offered", rule="HUNT-CARD-04")

    def _carry_out(self, g: Hunt) -> tuple[Procedure, ...]:
        if not self.picked:
            return ()
        card = g.fixed.content.environment[self.event]
        kind = PICKS[card.choice][0]
        ctx = Context(
            g.order[0],
            NOBODY,
            self.event,
            pieces=self.picked if kind == "piece" else (),
            tile=self.picked[0] if kind == "tile" else NOWHERE,
            links=self.picked if kind == "link" else (),
        )
        return (perform(card.effects[0].does, ctx),)
