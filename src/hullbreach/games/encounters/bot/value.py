"""What the value of a position in encounters looks at: Objectives, health, what comes, what the decks can do."""

from __future__ import annotations

from hullbreach.games.encounters.bot.sides import is_traitor
from hullbreach.games.encounters.bot.worth import plain_worth
from hullbreach.games.encounters.rules.enemies import attack_now
from hullbreach.games.encounters.rules.objectives import LAST
from hullbreach.games.encounters.rules.state import ALIEN, NORMAL, Encounters


def done_of(g: Encounters) -> float:
    """The share of the current Objective that is met."""
    goal = g.fixed.goals[g.objectives[0]]
    found = sum([g.kills.get(card, 0) for card in goal.cards]) if goal.what == "killed" else 0
    if goal.what == "collected":
        found = len([card for card in g.collected if card in goal.cards])
    elif g.attached:
        found = len({room for card, room in g.attached if card in goal.cards})
    return min(1.0, found / goal.n)


def features(g: Encounters, seat: int) -> list[float]:
    """The features of a position; whoever plays against the group sees them with the sign turned."""
    normals = g.normals()
    health = [max(0, g.health(owner) - g.damage(owner)) for owner in normals]
    zone = sum([attack_now(g, piece) for piece in g.combat])
    cards = [card for owner in normals for card in (*g.decks[owner], *g.hands[owner], *g.discards[owner])]
    worth = sum([plain_worth(g, card) for card in cards]) / max(1, len(cards))
    sign = -1.0 if g.fate[seat] == ALIEN or is_traitor(g, seat) else 1.0
    found = [
        1.0,
        g.completed + done_of(g) if g.objectives else 0.0,
        1.0 if g.completed == LAST else 0.0,
        sum(health) / (10.0 * g.seats),
        min(health, default=0) / 10.0,
        len(normals) / g.seats,
        zone / 10.0,
        len(g.combat) / max(1, len(normals)),
        len([piece for piece in g.rooms if piece >= 0]) / 5.0,
        len(g.huggers) / max(1, len(normals)),
        worth / 20.0,
        len(g.hive) / 40.0,
        g.burdened.bit_count() / g.seats,
        g.round / 10.0,
        1.0 if g.fate[seat] == NORMAL else 0.0,
    ]
    return [sign * feature for feature in found]
