"""Who is with whom: a traitor, an Alien player, and whom they hurt first."""

from __future__ import annotations

from hullbreach.games.encounters.bot.targets import STRIKE_DAMAGE, Target
from hullbreach.games.encounters.rules.scoring import traitor_of
from hullbreach.games.encounters.rules.state import ALIEN, DEAD, NORMAL, NOTHING, Encounters
from hullbreach.games.encounters.words import options as opt
from hullbreach.kernel.options import Option

# How much one Strike is worth: a traitor's at a player, an Alien player's, players' at an Alien or a known traitor.
# A traitor who outlives the others needs no open war, so enemies come first.
MURDER = 30
FEAST = 30
HUNT = 12
PUNISH = 128
LAST_BLOW = 10
MOST_BLOWS = 4


def is_traitor(g: Encounters, seat: int) -> bool:
    """Whether a seat knows itself to be the traitor, with others still to be got rid of."""
    return g.fixed.agendas and traitor_of(g) == seat and g.fate[seat] == NORMAL


def is_alone(g: Encounters, seat: int) -> bool:
    """Whether a seat is the last player."""
    return g.normals() == [seat]


def can_be_rescued(g: Encounters, seat: int) -> bool:
    """Whether a traitor's Evil Agenda can still be played."""
    return g.agenda[seat] not in g.dead_characters


def is_open(g: Encounters, seat: int) -> bool:
    """Whether everybody knows a seat's Agenda."""
    return bool(g.shown_agendas >> seat & 1)


def is_against(g: Encounters, seat: int, target: int) -> bool:
    """Whether a seat fights another: Aliens and players each other, players a known traitor, the traitor everybody."""
    if g.fate[target] == DEAD or seat == target:
        return False
    if g.fate[seat] == ALIEN or g.fate[target] == ALIEN:
        return g.fate[seat] != g.fate[target]
    traitor = traitor_of(g)
    return traitor != NOTHING and (traitor == seat or (traitor == target and is_open(g, target)))


def trusts(g: Encounters, seat: int, target: int) -> bool:
    """Whether a seat helps another; of two players nobody does, as long as the other's Agenda is hidden."""
    if is_against(g, seat, target):
        return False
    hidden = g.fixed.agendas and not g.fixed.delayed and not is_open(g, target)
    return seat == target or not hidden or len(g.normals()) > 2


def health_left(g: Encounters, seat: int) -> int:
    """How much damage a seat still bears."""
    return g.health(seat) - g.damage(seat)


def blow(g: Encounters, seat: int, target: int) -> int:
    """How much one Strike at an opponent is worth."""
    left = health_left(g, target) * 10
    near = LAST_BLOW if left <= STRIKE_DAMAGE else LAST_BLOW // 2 if left <= 2 * STRIKE_DAMAGE else 0
    if g.fate[target] == ALIEN:
        return HUNT + near
    if g.fate[seat] == ALIEN:
        return FEAST + near
    if is_traitor(g, seat):
        # An attack names the attacker.
        return MURDER + near if is_open(g, seat) else 0
    # The fewer are left, the nearer a known traitor is to victory.
    return PUNISH // max(1, len(g.normals()) - 1) ** 3 + near


def opponents(g: Encounters, seat: int) -> list[Target]:
    """The players a seat would spend attack points on, weakest first, each several times."""
    if not g.fixed.fights:
        return []
    found: list[Target] = []
    for target in range(g.seats):
        if is_against(g, seat, target):
            value = blow(g, seat, target)
            if value > 0:
                found += [Target(Option(opt.ATTACK_PLAYER, (target,)), g.defense(target), value)] * MOST_BLOWS
    return sorted(found, key=lambda t: -t.value * 10 // t.cost)[:MOST_BLOWS]
