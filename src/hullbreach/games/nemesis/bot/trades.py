"""Trade: an Object that is needed for an Item that is not; in co-op, medicine for the wounded.

A Trade is proposed at most twice in a turn, with a fresh hand and with the last cards, however it ends.
"""

from __future__ import annotations

from hullbreach.games.nemesis.bot import jobs
from hullbreach.games.nemesis.bot.actions import Actor, Choice
from hullbreach.games.nemesis.bot.cards import item_worth, object_worth
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import CARCASS, EGG
from hullbreach.games.nemesis.rules.things.trade import OBJECT, Answer, Offer
from hullbreach.games.nemesis.words import options as opt
from hullbreach.kernel.match import Question
from hullbreach.kernel.options import Option, Options

# What is dearer is not given away for an Object.
CHEAP = 1.5
# With so many cards one can still trade, and does so once.
LAST = 2
MEDICINE = ("medkit", "bandages")


def _wanted(actor: Actor, thing: int) -> bool:
    """Whether the route asks for an Object of this kind."""
    kind = {EGG: jobs.TAKE_EGG, CARCASS: jobs.TAKE_CARCASS}.get(thing, jobs.TAKE_BODY)
    return kind in actor.aims.wants


def gift(actor: Actor, partner: int) -> int:
    """The Item to lay down for a partner, -1 if there is none."""
    g, seat = actor.g, actor.seat
    own = [item for item in g.inventory[seat] if g.fixed.items[item].owner < 0]
    if g.fixed.coop:
        medicine = [item for item in own if g.fixed.items[item].id in MEDICINE]
        worse = len(g.serious[partner]) > len(g.serious[seat])
        return medicine[0] if medicine and worse else -1
    if any(_wanted(actor, thing) for thing in g.carried[partner]):
        cheap = [item for item in own if item_worth(actor, item) <= CHEAP]
        return min(cheap, key=lambda item: item_worth(actor, item), default=-1)
    return -1


def worth_trading(actor: Actor) -> bool:
    """Whether there is anything to propose to anybody here."""
    g = actor.g
    if actor.mind.cards != LAST and actor.mind.cards < g.fixed.tables.hand_size:
        return False
    return any(gift(actor, other) >= 0 for other in g.people_in(actor.here) if other != actor.seat)


def partner(g: Nemesis, q: Question, options: Options) -> Choice:
    """Whoever has what we need, or needs what we have."""
    actor = Actor(g, q.seat)
    for option in options:
        if option.phrase is opt.TRADE_WITH and gift(actor, option.args[0]) >= 0:
            return option, "trade"
    return Option(opt.DONE, ()), "no-trade"


def offer(g: Nemesis, q: Question, options: Options) -> Choice:
    """One Item, no more."""
    laid = next((step.given for step in reversed(g.stack) if isinstance(step, Offer)), ())
    item = gift(Actor(g, q.seat), q.ask.about[0])
    if laid or item < 0:
        return Option(opt.DONE, ()), "offer"
    return Option(opt.LAY_ITEM, (item,)), "offer"


def give_back(g: Nemesis, q: Question, options: Options) -> Choice:
    """For a gift the Objects that are of no use to us; in co-op gifts are gifts."""
    answer = next((step for step in reversed(g.stack) if isinstance(step, Answer)), None)
    if answer is None or not answer.given or g.fixed.coop:
        return Option(opt.DONE, ()), "gift"
    actor = Actor(g, q.seat)
    for option in options:
        if option.phrase is opt.LAY_OBJECT and not object_worth(actor, option.args[0]):
            return option, "of-no-use"
    return Option(opt.DONE, ()), "that-is-all"


def settle(g: Nemesis, q: Question, options: Options) -> Choice:
    """Accepted if the Object is among what comes back."""
    answer = next((step for step in reversed(g.stack) if isinstance(step, Answer)), None)
    actor = Actor(g, q.seat)
    fair = answer is None or g.fixed.coop or not answer.given
    if answer is not None and not fair:
        fair = any(place >= OBJECT and _wanted(actor, place - OBJECT) for place in answer.back)
    wish = opt.ACCEPT if fair else opt.REFUSE
    return next((o for o in options if o.phrase is wish), options[0]), "settle"
