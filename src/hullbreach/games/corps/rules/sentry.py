"""Sentry guns: they fire at whatever moves into their view."""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.corps.rules.effects.run import window
from hullbreach.games.corps.rules.losses import KillCharacter, kill_alien
from hullbreach.games.corps.rules.pieces import is_alien, is_blip, piece_id
from hullbreach.games.corps.rules.spotting import remove_blip, spot
from hullbreach.games.corps.rules.state import Corps
from hullbreach.games.corps.words import events, rolls
from hullbreach.kernel.chance import Dice
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Roll

# North, east, south, west: the step straight ahead.
AHEAD = ((0, -1), (1, 0), (0, 1), (-1, 0))


def in_arc(g: Corps, gun: int, square: int) -> bool:
    """Whether a square lies in front of a gun's muzzle (CORPS-SENT-02, CORPS-AMB-42)."""
    at, facing = g.sentries[gun]
    dx, dy = AHEAD[facing]
    width = g.board.width
    x, y = square % width - at % width, square // width - at // width
    forward = x * dx + y * dy
    sideways = abs(x * dy) + abs(y * dx)
    if g.fixed.switches.sentry_arc == "cone":
        return forward >= 1 and sideways <= forward
    return forward >= 1


def gun_sees(g: Corps, gun: int, square: int) -> bool:
    """A gun's line of sight: only forward, without the corner rule (CORPS-LOS-07, CORPS-AMB-42)."""
    at = g.sentries[gun][0]
    return in_arc(g, gun, square) and g.board.sees(at, square, g.blockers, g.shut, False)


def arrive(g: Corps, piece: int, hidden: int) -> tuple[Procedure, ...]:
    """What follows a step: sentry A, sentry B, then spotting (CORPS-AMB-44); the doors have moved already.

    ``hidden`` is what nobody saw before the step.
    """
    if g.sentries:
        square = g.piece_square(piece)
        for gun in range(len(g.sentries)):
            if g.ammo[gun] > 0 and gun_sees(g, gun, square):
                return (SentryShot(0, piece), SentryShot(1, piece), SpotNow(hidden))
    due = spot(g, hidden)
    return () if due is None else (due,)


@dataclass
class SpotNow(Procedure):
    """Look for blips in sight once everything before is done. CORPS-SPOT-01"""

    hidden: int

    def look(self, g: Corps) -> Next:
        return spot(g, self.hidden)


@dataclass
class SentryShot(Procedure):
    """One gun fires at a model that moved into its view, if it can. CORPS-SENT-03 to -07"""

    gun: int
    piece: int

    def aim(self, g: Corps) -> Next:
        if not self._sees(g):
            return g.finish()
        return window(g)

    def fire(self, g: Corps) -> Next:
        if not self._sees(g):
            return g.finish()
        return Roll(rolls.SENTRY, (self.gun,), Dice(10, g.fixed.constants.sentry_dice))

    def hit(self, g: Corps, rolled: tuple[int, ...]) -> Next:
        g.ammo[self.gun] = max(0, g.ammo[self.gun] - g.fixed.switches.sentry_ammo_step)
        lower = min(rolled)
        g.told += (events.SENTRY_FIRED, self.gun, self.piece, lower, g.ammo[self.gun])
        if lower > g.fixed.constants.sentry_hit_at_or_under:
            return None
        if is_alien(self.piece):
            kill_alien(g, piece_id(self.piece))
            return None
        if is_blip(self.piece):
            remove_blip(g, piece_id(self.piece))
            return None
        return KillCharacter(self.piece)

    def _sees(self, g: Corps) -> bool:
        if self.gun >= len(g.sentries) or g.ammo[self.gun] <= 0:
            return False
        square = g.piece_square(self.piece)
        return square >= 0 and gun_sees(g, self.gun, square)
