"""What the standard loadout chooses in the draft of Characters."""

from __future__ import annotations

from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.words import questions
from hullbreach.kernel.options import Option
from hullbreach.kernel.requests import Ask
from hullbreach.parts.loadouts import loadout_for


def standard(g: Nemesis, ask: Ask) -> Option | None:
    """The Character on offer that stands first in the loadout."""
    loadout = loadout_for(g.fixed.content.loadouts, g.fixed.switches.mode, g.seats)
    if loadout is None or ask.prompt is not questions.DRAFT:
        return None
    offered = {g.fixed.characters[option.args[0]].id: option for option in ask.options}
    return next((offered[who] for who in loadout.people if who in offered), None)
