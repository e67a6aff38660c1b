"""What the standard loadout of a mission chooses at set-up."""

from __future__ import annotations

from hullbreach.games.corps.rules.state import Corps
from hullbreach.games.corps.words import options as opt
from hullbreach.games.corps.words import questions
from hullbreach.kernel.options import Option
from hullbreach.kernel.requests import Ask
from hullbreach.parts.loadouts import loadout_for


def standard(g: Corps, ask: Ask) -> Option | None:
    """The next Hero; the next piece of gear that somebody does not have yet, or that they have everything."""
    content = g.fixed.content
    loadout = loadout_for(content.loadouts, g.fixed.mission.id, g.seats)
    if loadout is None:
        return None
    if ask.prompt is questions.HERO:
        heroes = [Option(opt.PLAY_AS, (content.character_index[who],)) for who in loadout.people]
        return next((option for option in heroes if option in ask.options), None)
    if ask.prompt is not questions.EQUIP_SETUP:
        return None
    who = ask.about[0]
    wanted = loadout.gear.get(content.characters[who].id)
    if wanted is None:
        return None
    has = {*g.weapons[who], *g.gear[who]}
    missing = [card for card in map(content.endurance_index.__getitem__, wanted) if card not in has]
    gear = [Option(opt.EQUIP, (who, card)) for card in missing]
    # Where something of it is taken, the rule bot fills the place.
    rest = None if missing else Option(opt.DONE, ())
    return next((option for option in gear if option in ask.options), rest)
