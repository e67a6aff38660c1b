"""Hidden Agendas: revealing them, and the bonus when the traitor dies; what is settled after every action. ENC-AGD"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.encounters.content import effects as fx
from hullbreach.games.encounters.rules.death import reveal_agenda
from hullbreach.games.encounters.rules.effects.run import Context, chooser
from hullbreach.games.encounters.rules.objectives import LAST, CompleteObjective, check_last, is_complete
from hullbreach.games.encounters.rules.reveal import PUT_BACK, PUT_BACK_SEEN
from hullbreach.games.encounters.rules.state import NOTHING, ROOMS, Encounters
from hullbreach.games.encounters.words import events, questions, rolls
from hullbreach.games.encounters.words import options as opt
from hullbreach.kernel.chance import Order
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask, Roll
from hullbreach.parts.effects import ACTS
from hullbreach.parts.grammar import Verb


def hidden(g: Encounters) -> list[int]:
    """The players whose Agenda is not revealed."""
    return [seat for seat in g.normals() if g.agenda[seat] != NOTHING and not g.shown_agendas >> seat & 1]


@dataclass
class RevealAgenda(Procedure):
    """Choose a player whose Agenda is unrevealed; it is shown. ENC-SEC-04, ENC-SEC-06"""

    ctx: Context

    def choose(self, g: Encounters) -> Next:
        seats = hidden(g)
        if not seats:
            return g.finish()
        options = Options()
        for seat in seats:
            options.one(opt.CHOOSE_PLAYER, seat)
        return Ask(chooser(g, self.ctx), questions.AGENDA, (), options)

    def reveal(self, g: Encounters, chosen: Option) -> Next:
        reveal_agenda(g, chosen.args[0])
        return None


def _reveal_agenda(g: Encounters, ctx: Context, verb: Verb) -> Next:
    return RevealAgenda(ctx)


def settle(g: Encounters) -> Next:
    """What is due after an action: the bonus for a dead traitor, then the Objective (ENC-TIM-04, ENC-OBJ-11)."""
    if g.bonus:
        g.bonus = False
        return (TakeBackComplex(), Settle())
    if not g.progress:
        return None
    g.progress = False
    if g.completed < LAST:
        return CompleteObjective() if is_complete(g) else None
    check_last(g)
    return None


@dataclass
class Settle(Procedure):
    """After something was resolved, where the procedure in charge has no step for it. ENC-TIM-04, ENC-OBJ-11"""

    def settle(self, g: Encounters) -> Next:
        return settle(g)


@dataclass
class TakeBackComplex(Procedure):
    """The enemies and face-down cards of the Complex are shuffled and put on top of the Hive deck. ENC-AGD-11"""

    def shuffle(self, g: Encounters) -> Next:
        pieces = [piece for piece in g.rooms if piece >= 0]
        if not pieces:
            return g.finish()
        return Roll(rolls.PUT_BACK, (), Order("card", sorted([g.card_of[piece] for piece in pieces])))

    def lay(self, g: Encounters, order: tuple[int, ...]) -> Next:
        seen: list[int] = []
        for room in range(ROOMS):
            piece = g.rooms[room]
            if piece >= 0:
                if g.is_up(piece):
                    seen.append(g.card_of[piece])
                g.rooms[room] = NOTHING
                g.forget_piece(piece)
        for card in order[::-1]:
            g.hive.append(card)
            if card in seen:
                seen.remove(card)
                g.layers.append(PUT_BACK_SEEN)
            else:
                g.layers.append(PUT_BACK)
        g.told += (events.COMPLEX_TAKEN_BACK, len(order))
        return None


ACTS[fx.RevealAgenda] = _reveal_agenda
