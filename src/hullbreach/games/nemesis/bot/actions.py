# mypyc: skip
"""What a Character does in its round: every open Action has a score, the best is taken."""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.games.nemesis.bot import jobs
from hullbreach.games.nemesis.bot.fight import blow, spared
from hullbreach.games.nemesis.bot.mind import Mind
from hullbreach.games.nemesis.bot.once import Once
from hullbreach.games.nemesis.bot.worth import WORK, Worth
from hullbreach.games.nemesis.content.card_records import ActionCard, Item
from hullbreach.games.nemesis.rules.effects.declare import cannot_do_way, changes_something, console_of, ways_of
from hullbreach.games.nemesis.rules.effects.deed import CARD as CARD_DEED
from hullbreach.games.nemesis.rules.effects.deed import ITEM, Deed, use_of
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import BLUE_CORPSE, CARCASS, EGG
from hullbreach.games.nemesis.words import options as opt
from hullbreach.kernel.match import Question
from hullbreach.kernel.options import Option, Options

Choice = tuple[Option, str]
Decider = Callable[[Nemesis, Question, Options], Choice]
NEVER = -99.0
# The price of a card: most of those that are not spent would be drawn anew anyway.
CARD = 0.25
# Where a night is spent is not yet settled while there are cards for another step.
UNSETTLED = 0.6
# No step back is worse than this.
BACKWARDS = 6.0
# With so few cards left nobody goes much further; a marker that a step adds is hit by so many faces.
LAST, MARKER = 1, 0.3
# The cards for a Room Action.
ROOM_PRICE = 2
CRAFTED = {"antidote": 2.5, "taser": 1.4, "flamethrower": 1.2, "molotov_cocktail": 0.5}
ACTIVE = {"armor": 2.0, "motion_scanner": 1.5, "flashlight": 1.4, "autoloader": 1.2, "plasma_torch": 0.6}


def act(g: Nemesis, question: Question, options: Options) -> Choice:
    """The best Action; passing where none is worth its cards."""
    actor = Actor(g, question.seat)
    best, found = 0.0, Option(opt.PASS, ())
    for option in options:
        score = actor.score(option)
        if score > best:
            best, found = score, option
    return found, found.phrase.id


class Actor:
    """One decision of one Character."""

    def __init__(self, g: Nemesis, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.mind = Mind(g, seat)
        self.worth = Worth(self.mind)
        self.aims = self.worth.aims
        self.here = self.mind.here
        self.held = len(g.hand[seat])

    def score(self, option: Option) -> float:
        """How good an Action looks: its worth less its cards."""
        phrase = option.phrase
        if phrase is opt.PASS:
            return 0.0
        if phrase is opt.MOVE:
            return self.move(option.args[0], False)
        if phrase is opt.CAREFUL:
            return self.move(option.args[0], True)
        if phrase is opt.SHOOT:
            weapon, intruder = option.args
            return self.worth.volley(intruder, weapon) + self.stand - self.price(1)
        if phrase is opt.STRIKE:
            return blow(self.mind, option.args[0]) + self.stand - self.price(1)
        if phrase in (opt.SHOOT_EGGS, opt.STRIKE_EGGS):
            wanted = jobs.BURN_NEST in self.aims.wants and not self.g.crowd[self.here]
            return (WORK if phrase is opt.SHOOT_EGGS else WORK - 1.0) if wanted else -1.0
        if phrase is opt.PLAY:
            card = self.g.fixed.cards[option.args[0]]
            return self.record(card, CARD_DEED) - self.price(1 + card.cost)
        if phrase is opt.USE:
            item = self.g.fixed.items[option.args[0]]
            return self.record(item, ITEM) - self.price(item.cost) - self._spared(item)
        if phrase is opt.USE_ROOM:
            return self.worth.of_room(self.here) - self.price(ROOM_PRICE)
        if phrase is opt.PICK_UP:
            return self.pick_up(option.args[0])
        if phrase is opt.PUT_DOWN:
            return self.put_down(option.args[0])
        if phrase is opt.CRAFT:
            return CRAFTED.get(self.g.fixed.items[option.args[0]].id, 0.0) - 0.8 - self.price(1)
        if phrase is opt.ACTIVATE:
            return ACTIVE.get(self.g.fixed.items[option.args[0]].id, 0.0) - self.price(1)
        return NEVER

    @Once
    def stand(self) -> float:
        """What it is worth to fight for a Room: much where the last way out is."""
        if self.aims.target != self.here:
            return 0.0
        return 4.0 if self.mind.turns == 1 else 1.0 if self.aims.leaving else 0.4

    # ---- what cards cost

    def night(self, room: int, held: int) -> float:
        """What the end of the turn may bring to whoever stays in a Room with so many cards in hand."""
        mind = self.mind
        if self.g.crowd[room]:
            return 0.0
        return mind.restless * mind.risk(room) * mind.sting(held)

    @Once
    def night_here(self) -> float:
        """What passing now may bring."""
        return self.night(self.here, self.held)

    def price(self, cards: int) -> float:
        """What it costs to pay so many cards and to spend the night here with the rest."""
        return CARD * cards + self.night(self.here, max(self.held - cards, 0)) - self.night_here

    # ---- moving

    def gain(self, room: int) -> float:
        """How much of the way to the goal a step saves, in cards."""
        left = self._left
        return max(left[self.here] - left[room], -BACKWARDS)

    @Once
    def _left(self) -> list[float]:
        """By Room how much of the way to the goal is left."""
        return self.mind.still_to_go(self.aims.target)

    def move(self, room: int, careful: bool) -> float:
        """A step: what it brings, what it costs, and what it leads into."""
        g, mind = self.g, self.mind
        price = 2 if careful else 1
        held = max(self.held - price, 0)
        gain = self.gain(room)
        # What lies on the way has to be paid in any case; to get on in good time is worth more than that.
        score = gain + (self.worth.step if gain > 0 else 0.0) - CARD * price
        if g.fire >> room & 1 and not self._passes_through(room, price):
            score -= mind.graze
        if g.crowd[room]:
            score -= mind.trouble(room)
        elif not careful and mind.is_noisy(room):
            score -= mind.risk(room) * mind.sting(held) + mind.lurking(room)
        # The night may be spent there: markers around it, and the one that this step adds, may bring somebody.
        fresh = MARKER * mind.restless * mind.sting(held) if mind.is_noisy(room) else 0.0
        settled = 1.0 if mind.cards - price <= LAST else UNSETTLED
        score += settled * (self.night_here - self.night(room, held) - fresh)
        if mind.unexplored >> room & 1:
            score -= mind.doom
        if g.fire >> self.here & 1:
            score += mind.graze
        if g.crowd[self.here]:
            score += spared(mind, self.here)
        return score

    def _passes_through(self, room: int, price: int) -> bool:
        """Whether somebody enters an exit and leaves by it in the same round, before the fire hurts."""
        aims = self.aims
        return aims.leaving and room == aims.target and self.g.actions == 0 and self.mind.cards - price >= ROOM_PRICE

    # ---- cards, Items, Rooms

    def record(self, record: ActionCard | Item, kind: int) -> float:
        """The best open way of a card or an Item."""
        deed = use_of(self.seat, kind, record.index)
        found = NEVER
        for way in record.ways:
            score = self.worth.of(way, self.here)
            if score > found and cannot_do_way(self.g, deed, way) is None:
                found = score if changes_something(self.g, deed, way) else found
        return found

    def _spared(self, item: Item) -> float:
        """What it costs to use an Item up: those who hoard do not."""
        return 3.0 if item.one_use and self.aims.hoards else 0.0

    def pick_up(self, thing: int) -> float:
        job = self.aims.job
        if job is None or not job.rooms >> self.here & 1:
            return -1.0
        wanted = {jobs.TAKE_EGG: (EGG,), jobs.TAKE_CARCASS: (CARCASS,), jobs.TAKE_BODY: ()}.get(job.kind)
        if wanted is None:
            return -1.0
        if job.kind == jobs.TAKE_BODY:
            fits = thing not in (EGG, CARCASS)
            needs_blue = jobs.LAY_DOWN in self.aims.wants or self.blue_wanted()
            fits = fits and (thing == BLUE_CORPSE or not needs_blue)
        else:
            fits = thing in wanted
        return WORK if fits else -1.0

    def blue_wanted(self) -> bool:
        """Whether no other corpse will do."""
        return any(thing == BLUE_CORPSE for thing in self.g.lying[self.here])

    def put_down(self, thing: int) -> float:
        """Objects are laid down where they belong, and left behind when nobody needs them any more."""
        there = any(job.kind == jobs.LAY_DOWN and job.rooms >> self.here & 1 for job in self.aims.route.jobs)
        return WORK if there and thing == BLUE_CORPSE else NEVER


def open_ways(actor: Actor, deed: Deed) -> list[float]:
    """The worth of every way of what is being declared, with the Room that "here" means."""
    g = actor.g
    # A trait may add a way to those of the Room.
    ways = ways_of(g, console_of(g, deed) if deed.console >= 0 else deed)
    return [actor.worth.of(way, deed.here(g)) for way in ways]
