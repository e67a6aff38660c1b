"""A match from set-up to outcome, and its turns. NEM-RND"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.nemesis.rules.ending.revival import revive
from hullbreach.games.nemesis.rules.ending.ship_lost import Voyage
from hullbreach.games.nemesis.rules.ending.victory import VictoryCheck
from hullbreach.games.nemesis.rules.setup import SetUp
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.turn.event_phase import EventPhase
from hullbreach.games.nemesis.rules.turn.player_phase import PlayerPhase
from hullbreach.games.nemesis.words import events
from hullbreach.kernel.procedures import Next, Procedure


@dataclass
class Game(Procedure):
    """Set-up, the voyage, the checks."""

    def set_up(self, g: Nemesis) -> Next:
        return SetUp()

    def voyage(self, g: Nemesis) -> Next:
        return Turns()

    def end(self, g: Nemesis) -> Next:
        return VictoryCheck()


@dataclass
class Turns(Voyage):
    """Turn after turn, until the ship's voyage ends. NEM-RND-01"""

    def begin(self, g: Nemesis) -> Next:
        g.turn += 1
        g.told += (events.TURN, g.turn)
        if g.fixed.coop:
            revive(g)
        return None

    def players(self, g: Nemesis) -> Next:
        return PlayerPhase()

    def event_phase(self, g: Nemesis) -> Next:
        return EventPhase()

    def again(self, g: Nemesis) -> Next:
        return g.repeat()
