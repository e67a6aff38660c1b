"""The trade tray: what both have laid down in an exchange, for the one who is asked. NEM-TRD"""

from __future__ import annotations

from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.things.trade import Answer, Hands, Offer, slots_after, split
from hullbreach.games.nemesis.show.scene_people import carried_card, item_card
from hullbreach.games.nemesis.show.scene_ship import character_name
from hullbreach.kernel.scene import Badge, Card, Place, Row
from hullbreach.text import Messages

TRADE = "trade"


def trade_area(g: Nemesis, messages: Messages) -> list[Row]:
    """Both trays, while an exchange is open and the viewer is asked in it."""
    running = next((step for step in reversed(g.stack) if isinstance(step, Offer | Answer)), None)
    if running is None:
        return []
    say = messages.say
    seat, partner = running.seat, running.partner
    gives = say("scene-trade-gives", seat=character_name(g, seat, messages))
    returns = say("scene-trade-returns", seat=character_name(g, partner, messages))
    step = "propose" if isinstance(running, Offer) else "return"
    kept, given = split(g, seat, running.given)
    keeps, back = split(g, partner, running.back)
    places = [
        Place(f"trade:{step}:{seat}", gives, _laid(g, "given", given, messages)),
        Place(f"trade:{step}:{partner}", returns, _laid(g, "back", back, messages)),
    ]
    after = ((seat, kept, back), (partner, keeps, given))
    for place, (one, mine, theirs) in zip(places, after, strict=True):
        n = slots_after(mine, theirs)
        place.describe = [say("scene-trade-slots", n=n, limit=g.slots(one))]
        if n > g.slots(one):
            place.describe.append(say("no-hands-full"))
            place.badges = [Badge("!", say("no-hands-full"), "over")]
    return [Row(TRADE, say("scene-trade"), places)]


def _laid(g: Nemesis, tray: str, laid: Hands, messages: Messages) -> list[Card]:
    items = [item for item, _ in laid.pocket] + [thing.item for thing in laid.held]
    found = [item_card(g.fixed, f"laid:{tray}:{n}", item, item >= 0, False, messages) for n, item in enumerate(items)]
    return found + [carried_card(f"laid:{tray}:object-{n}", thing, messages) for n, thing in enumerate(laid.carried)]
