"""The offer to the first dead player: to play the Intruders. NEM-INP-01"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.words import events, questions, rolls
from hullbreach.games.nemesis.words import options as opt
from hullbreach.kernel.chance import Order
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask, Roll


@dataclass
class Offer(Procedure):
    """Take over the Intruders or not; it begins with the next Player Phase. NEM-INP-02"""

    seat: int

    def ask(self, g: Nemesis) -> Next:
        options = Options()
        options.one(opt.ACCEPT)
        options.one(opt.REFUSE)
        return Ask(self.seat, questions.TAKE_OVER, (), options)

    def take(self, g: Nemesis, chosen: Option) -> Next:
        return g.finish() if chosen.phrase is opt.REFUSE else None

    def shuffle(self, g: Nemesis) -> Next:
        return Roll(rolls.PLOTS, (), Order("plot", [card.index for card in g.fixed.content.intruder_actions]))

    def begin(self, g: Nemesis, order: tuple[int, ...]) -> Next:
        g.plot_deck = tuple(order[::-1])
        g.intruder_seat = self.seat
        g.intruder_turn = g.turn + 1
        g.told += (events.TAKES_OVER, self.seat)
        return None

    def refuse(self, g: Nemesis, option: Option) -> No:
        return No("not-offered", rule="NEM-INP-01")
