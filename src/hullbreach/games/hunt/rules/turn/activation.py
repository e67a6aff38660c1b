"""One activation, from the name of the model to its Activation token. HUNT-SEQ-01, HUNT-TURN-07 to HUNT-TURN-12"""

from __future__ import annotations

from dataclasses import dataclass, replace

from hullbreach.games.hunt.rules.board.movement import leaves_vent
from hullbreach.games.hunt.rules.cards import windows
from hullbreach.games.hunt.rules.cards.lasting import ACTION, ACTIVATION, NEXT_ACTIVATION, Lasting, forget, sum_of
from hullbreach.games.hunt.rules.combat.hits import wound_of_rage
from hullbreach.games.hunt.rules.combat.tests import StatTest
from hullbreach.games.hunt.rules.goals.steps import mark_evacuated
from hullbreach.games.hunt.rules.goals.victory import check_elimination
from hullbreach.games.hunt.rules.state import NOBODY, NOWHERE, Hunt
from hullbreach.games.hunt.rules.turn.actions import ActionStep
from hullbreach.games.hunt.rules.turn.sentry import sentry_window, take_token
from hullbreach.games.hunt.words import events
from hullbreach.kernel.procedures import Next, Procedure


@dataclass
class Activation(Procedure):
    """The active player has named a piece. HUNT-SEQ-01"""

    piece: int

    def name(self, g: Hunt) -> Next:
        piece = self.piece
        g.active = piece
        g.active_side = g.side(piece)
        g.stepped = 0
        g.back_to = g.tile[piece] if not g.fixed.board.vents >> g.tile[piece] & 1 else NOWHERE
        g.told += (events.ACTIVATED, piece)
        take_token(g, piece)
        # What waits for this activation begins to count (cards that change action points).
        g.lasting = tuple([begun(each, piece) for each in g.lasting]) if g.lasting else ()
        return self._environment(g)

    def points(self, g: Hunt) -> Next:
        piece = self.piece
        if g.tile[piece] < 0:
            return g.go(Activation.end)
        # A natural 20 in a reaction holds for the whole turn, also where the activation comes later (HUNT-CON-08).
        spent = g.fumbled >> piece & 1
        g.points = 0 if spent else max(0, g.fixed.tables.action_points + sum_of(g, "ap", piece))
        if not g.points:
            return g.go(Activation.rage_wound)
        return windows.window(g, "activation_start", g.side(piece), piece)

    def sentries(self, g: Hunt) -> Next:
        return sentry_window(g, self.piece, named=True)

    def act(self, g: Hunt) -> Next:
        piece = self.piece
        # A card may have given or taken points since.
        if g.tile[piece] < 0 or g.points <= 0:
            return None
        return ActionStep(piece)

    def rage_wound(self, g: Hunt) -> Next:
        piece = self.piece
        g.points = 0
        if g.raging >> piece & 1 and g.tile[piece] >= 0:
            return wound_of_rage(g, piece)
        return None

    def leave_vent(self, g: Hunt) -> Next:
        return leaves_vent(g, self.piece)

    def end(self, g: Hunt) -> Next:
        piece = self.piece
        if g.tile[piece] >= 0:
            mark_evacuated(g, piece)
            g.told += (events.ACTIVATION_ENDED, piece)
        g.activated |= 1 << piece
        g.last[g.side(piece)] = piece
        forget(g, ACTION, piece)
        forget(g, ACTIVATION, piece)
        check_elimination(g)
        return windows.window(g, "after_activation", g.side(piece), piece)

    def go_on(self, g: Hunt) -> Next:
        g.active = NOBODY
        g.stepped = 0
        g.back_to = NOWHERE
        extra = g.extra
        g.extra = NOBODY
        if extra >= 0 and g.tile[extra] >= 0 and not g.activated >> extra & 1:
            return g.instead(Activation(extra))
        return None

    def _environment(self, g: Hunt) -> Next:
        """A test that the Environment card asks of each face-up model when it is activated (HUNT-DEC-77)."""
        piece = self.piece
        if not g.up >> piece & 1:
            return None
        tests = [each for each in g.lasting if each.kind == "activation_test"]
        return tuple([ActivationTest(piece, each.what, each.value, each.source) for each in tests])


def begun(each: Lasting, piece: int) -> Lasting:
    """A change that waited for the next activation of a piece, which is now."""
    return replace(each, until=ACTIVATION) if each.until == NEXT_ACTIVATION and each.of == piece else each


@dataclass
class ActivationTest(Procedure):
    """A model that is activated tests a statistic or has fewer points. HUNT-CARD-03"""

    piece: int
    stat: str
    lost: int
    source: str

    def test(self, g: Hunt) -> Next:
        return StatTest(self.piece, self.stat, 0, self.source)

    def suffer(self, g: Hunt) -> Next:
        if not g.passed:
            g.lasting = (
                *g.lasting,
                Lasting("ap", "", -self.lost, 1 << self.piece, ACTIVATION, self.source, of=self.piece),
            )
            g.told += (events.POINTS_LOST, self.piece, self.lost)
        return None
