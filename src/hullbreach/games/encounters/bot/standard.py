"""What the standard loadout of a scenario chooses at set-up."""

from __future__ import annotations

from hullbreach.games.encounters.rules.state import Encounters
from hullbreach.games.encounters.words import questions
from hullbreach.kernel.options import Option
from hullbreach.kernel.requests import Ask
from hullbreach.parts.loadouts import loadout_for


def standard(g: Encounters, ask: Ask) -> Option | None:
    """The next role of the loadout that is left."""
    loadout = loadout_for(g.fixed.content.loadouts, str(g.fixed.options["scenario"]), g.seats)
    if loadout is None or ask.prompt is not questions.ROLE:
        return None
    left = {g.faces[option.args[0]].id: option for option in ask.options}
    return next((left[role] for role in loadout.people if role in left), None)
