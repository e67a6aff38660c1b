"""The own force before the first turn: who is in it, how many of them, and with which weapons."""

from __future__ import annotations

from collections import Counter

from hullbreach.games.hunt.content.skills import SKILL_BITS
from hullbreach.games.hunt.rules.armies.profiles import Profile
from hullbreach.games.hunt.rules.secrets import side_of
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.show.scene_people import TONES, unit_stats
from hullbreach.kernel.options import bits
from hullbreach.kernel.scene import Badge, Card, Panel
from hullbreach.text import Messages
from hullbreach.text.messages import capitalised


def muster(g: Hunt, seat: int, messages: Messages) -> list[Panel]:
    """A panel for every unit of the side of a seat; tokens hide them on the board."""
    side = side_of(g, seat)
    if side < 0 or not g.roster:
        return []
    named = [*(g.who[piece] for piece in bits(g.fixed.masks[side])), *g.pools[side]]
    profiles = [g.roster[n].profile for n in named if 0 <= n < len(g.roster)]
    counts = Counter(profile for profile in profiles if profile.unit >= 0 and profile.type != "decoy")
    return [_unit(g, side, profile, count, messages) for profile, count in counts.items()]


def _unit(g: Hunt, side: int, profile: Profile, count: int, messages: Messages) -> Panel:
    fixed = g.fixed
    id = fixed.content.units[profile.unit].id
    return Panel(
        f"unit:{id}",
        capitalised(messages.say(f"unit-{id}")),
        str(count),
        TONES[fixed.factions[side]],
        owner=fixed.seats_of[side][0],
        art=id,
        stats=unit_stats(profile, 0, messages),
        cards=[_weapon(id, n, profile, messages) for n in range(len(profile.weapons))],
        notes=[
            capitalised(messages.say(f"skill-{skill}"))
            for skill, bit in SKILL_BITS.items()
            if profile.skills & bit and messages.has(f"skill-{skill}")
        ],
    )


def _weapon(unit: str, n: int, profile: Profile, messages: Messages) -> Card:
    weapon = profile.weapons[n]
    name = capitalised(messages.say(f"weapon-{weapon.id}"))
    values = {"st": weapon.st, "roa": weapon.roa, "avv": weapon.avv}
    points = [
        Badge("*" if value < 0 else str(value), messages.say(f"weapon_field-{word}"), word)
        for word, value in values.items()
    ]
    return Card(f"weapon:{unit}:{n}", "weapon", name, "/", art=weapon.id, points=points)
