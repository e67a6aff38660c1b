"""How a mission ends: won or lost, at once or in the Finish phase."""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.corps.rules.state import Corps
from hullbreach.games.corps.words import events
from hullbreach.kernel.procedures import Procedure

WON = 1
LOST = -1


@dataclass
class MissionFrame(Procedure):
    """The procedure that plays one mission; everything above it on the stack belongs to that mission."""


def win_mission(g: Corps) -> None:
    """The players win; nothing else of this mission happens."""
    _over(g, WON, "victory")
    g.told += (events.MISSION_WON, g.fixed.mission.number - 1)


def lose_mission(g: Corps, reason: str) -> None:
    """The Aliens win; nothing else of this mission happens."""
    _over(g, LOST, reason)
    g.told += (events.MISSION_LOST, g.fixed.mission.number - 1)


def _over(g: Corps, result: int, reason: str) -> None:
    g.result = result
    g.reason = reason
    g.halt(MissionFrame)
