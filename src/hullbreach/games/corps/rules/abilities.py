"""During-activation abilities: once per activation, before, between or after the actions. CORPS-CHR-14"""

from __future__ import annotations

from hullbreach.games.corps.rules.effects.run import ABILITY, Context, cannot
from hullbreach.games.corps.rules.state import Corps
from hullbreach.games.corps.words import events
from hullbreach.games.corps.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Options
from hullbreach.kernel.procedures import Procedure
from hullbreach.parts.effects import perform


def cannot_use_ability(g: Corps, who: int, number: int) -> No | None:
    """Why a during-activation ability cannot be used now (CORPS-CHR-14)."""
    abilities = g.side(who).abilities
    if not 1 <= number <= len(abilities) or abilities[number - 1].timing != "during_activation":
        return No("no-such-ability", rule="CORPS-CHR-14")
    if g.used_abilities >> number & 1:
        return No("once-per-activation", rule="CORPS-CHR-14")
    return cannot(g, Context(ABILITY, who, g.controller(who)), abilities[number - 1].does)


def offer_abilities(g: Corps, who: int, options: Options) -> None:
    """Add the abilities a character can use now."""
    for number in range(1, len(g.side(who).abilities) + 1):
        if cannot_use_ability(g, who, number) is None:
            options.one(opt.USE_ABILITY, number)


def use_ability(g: Corps, who: int, seat: int, number: int) -> Procedure:
    """Use an ability; choosing it is its "may"."""
    g.used_abilities |= 1 << number
    g.told += (events.ABILITY_USED, who)
    return perform(g.side(who).abilities[number - 1].does, Context(ABILITY, who, seat), agreed=True)
