"""A mission from set-up to its end, and a mission played on its own. CORPS-RND-01"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.corps.rules.alien_phase import AlienPhase
from hullbreach.games.corps.rules.finish import FinishPhase
from hullbreach.games.corps.rules.marine_phase import MarinePhase
from hullbreach.games.corps.rules.outcome import WON, MissionFrame
from hullbreach.games.corps.rules.setup import SetUp, clear_for_mission
from hullbreach.games.corps.rules.state import Corps
from hullbreach.games.corps.words import events
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.state import Outcome


@dataclass
class PlayMission(MissionFrame):
    """Set up, then round after round until the mission is won or lost. CORPS-RND-01"""

    def set_up(self, g: Corps) -> Next:
        clear_for_mission(g)
        return SetUp()

    def rounds(self, g: Corps) -> Next:
        g.go(PlayMission.rounds)
        return Round()


@dataclass
class Round(Procedure):
    """Marine phase, Alien phase, Finish phase. CORPS-RND-01"""

    def begin(self, g: Corps) -> Next:
        g.round += 1
        g.told += (events.ROUND_STARTS, g.round)
        return MarinePhase(), AlienPhase(), FinishPhase()


def gather_cards(g: Corps) -> None:
    """All Endurance cards of the box, ready to be equipped and shuffled."""
    g.below = [card.index for card in g.fixed.content.endurance for _ in range(card.copies)]
    g.below_known = [0] * len(g.below)


@dataclass
class Standalone(Procedure):
    """A mission outside a campaign: all cards, all characters of the mission card. CORPS-CMP-12"""

    def play(self, g: Corps) -> Next:
        gather_cards(g)
        return PlayMission()

    def end(self, g: Corps) -> Next:
        winners = tuple(range(g.seats)) if g.result == WON else ()
        g.end(Outcome(winners, g.reason))
        return None
