"""Rules that a card or a mission switches on for a while, by name."""

from __future__ import annotations

from hullbreach.games.corps.rules.state import Corps

# Until when a rule holds; 0 is not at all, and a mission ends whatever lasts longer.
END_OF_PHASE, END_OF_ROUND, ALWAYS = 1, 2, 3
UNTIL = {"end_of_phase": END_OF_PHASE, "end_of_round": END_OF_ROUND, "always": ALWAYS}


def switch_on(g: Corps, rule: str, until: str) -> None:
    """A rule holds from now on; what holds longer anyway is not cut short."""
    if rule == "lights_out":
        g.lights_out = max(g.lights_out, UNTIL[until])
    else:
        g.steady_fire = max(g.steady_fire, UNTIL[until])


def expire(g: Corps, until: int) -> None:
    """A phase or a round is over, and with it the rules that held no longer than that."""
    if g.lights_out <= until:
        g.lights_out = 0
    if g.steady_fire <= until:
        g.steady_fire = 0
