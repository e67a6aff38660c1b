# mypyc: skip
"""What effects are worth to a seat, in cards: the same for cards, Items and Rooms."""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.games.nemesis.bot import jobs
from hullbreach.games.nemesis.bot.aims import Aims
from hullbreach.games.nemesis.bot.fight import harm, shot, spared
from hullbreach.games.nemesis.bot.mind import LIFE, Mind
from hullbreach.games.nemesis.bot.once import Once
from hullbreach.games.nemesis.bot.upkeep import put_out_worth, repair_worth
from hullbreach.games.nemesis.content import effects as fx
from hullbreach.games.nemesis.content import gear
from hullbreach.games.nemesis.content.names import GREEN, WHITE
from hullbreach.games.nemesis.content.reading import Way
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.things.hands import capacity
from hullbreach.kernel.options import members
from hullbreach.parts.grammar import Verb, verbs_of

# A job of the route is worth so much, the last of all, the way out, even more; a step on the way there this.
WORK, OUT, STEP, LEAVE, HASTE = 5.5, 12.0, 0.8, 2.0, 4.0
# What a Contamination card in the deck costs in a turn.
CLOGGED = 0.12
# How likely a search for medicine finds what a wound needs.
MEDICINE = 0.5
# What it is worth to search for nothing in particular.
SEARCHED = 1.5
# While the jobs take less than this share of the time nobody hurries.
EASY = 0.1
# So many shots are looked ahead.
MOST_SHOTS = 4


class Worth:
    """What a seat wants, as the worth of single effects."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.g: Nemesis = mind.g
        self.seat = mind.seat
        self.aims = Aims(mind)

    def of(self, way: Way, room: int) -> float:
        """The worth of all effects of a way, with "here" being this Room."""
        total = 0.0
        for verb in verbs_of(way.does):
            judge = WORTH.get(type(verb))
            if judge is not None:
                total += judge(self, verb, room)
        return total

    def of_room(self, room: int) -> float:
        """The worth of the best use of a Room Action."""
        ways = self.g.fixed.rooms[self.g.tile[room]].ways
        return max([self.of(way, room) for way in ways], default=-1.0)

    def wanted(self, kind: int) -> float:
        """The worth of a job: much if the route asks for it."""
        return WORK if kind in self.aims.wants else -2.0

    @Once
    def step(self) -> float:
        """What a step on the way is worth: the more, the less time is left."""
        aims = self.aims
        if aims.hurried:
            return HASTE if self.mind.turns > 1 else 2 * HASTE
        late = min(max(aims.tempo - EASY, 0.0), 1.0)
        return (LEAVE if aims.leaving else STEP) + late * (HASTE - STEP)

    # ---- jobs

    def signal(self, verb: Verb, room: int) -> float:
        return self.wanted(jobs.SIGNAL)

    def look_course(self, verb: Verb, room: int) -> float:
        return self.wanted(jobs.LOOK_COURSE) if self.g.coordinates < 0 else -2.0

    def set_course(self, verb: Verb, room: int) -> float:
        return self.wanted(jobs.SET_COURSE)

    def check_engine(self, verb: fx.CheckEngine, room: int) -> float:
        if jobs.ENGINE not in self.aims.wants:
            return -1.0
        n = self.g.fixed.rooms[self.g.tile[room]].engine - 1
        unknown = self.g.engines.count(-1)
        if verb.which == "all":
            return WORK if unknown > 1 else 3.0
        return WORK if self.g.engines[n] < 0 else -2.0

    def turn_engine(self, verb: Verb, room: int) -> float:
        n = self.g.fixed.rooms[self.g.tile[room]].engine - 1
        if n < 0 or jobs.ENGINE not in self.aims.wants:
            return -1.0
        return WORK + 2.0 if self.g.engines[n] != 1 else -2.0

    def analyse(self, verb: Verb, room: int) -> float:
        return WORK if jobs.ANALYSE in self.aims.wants else 0.0

    def egg(self, verb: Verb, room: int) -> float:
        return self.wanted(jobs.TAKE_EGG)

    def sequence(self, verb: Verb, room: int) -> float:
        running = self.g.sequence >= 0
        kind = jobs.STOP if running else jobs.START
        if kind not in self.aims.wants or self.aims.job is None or self.aims.job.kind != kind:
            return -6.0
        return WORK

    def toggle_pod(self, verb: Verb, room: int) -> float:
        return self.wanted(jobs.UNLOCK)

    def pod(self, verb: Verb, room: int) -> float:
        return OUT if self._leaves(jobs.POD, room) else -6.0

    def sleep(self, verb: Verb, room: int) -> float:
        return OUT if self._leaves(jobs.SLEEP, room) else -6.0

    def _leaves(self, kind: int, room: int) -> bool:
        job = self.aims.job
        return job is not None and job.kind == kind and bool(job.rooms >> room & 1)

    # ---- body and cards

    def scan(self, verb: fx.Scan, room: int) -> float:
        cards = self.mind.contaminated
        ill = self.g.larva >> self.seat & 1
        if verb.zone == "deck_hand_discard":
            return LIFE * self.mind.doomed - 1.0
        if verb.zone == "one_in_hand":
            return 1.3 if cards else -1.0
        # Cards that do nothing come to hand again and again.
        return -6.0 if ill else (1.0 + CLOGGED * self.mind.turns) * cards

    def draw(self, verb: fx.DrawCards, room: int) -> float:
        return 1.2 * verb.n

    def replace(self, verb: Verb, room: int) -> float:
        return 1.1 + self.mind.contaminated

    def heal_light(self, verb: fx.HealLight, room: int) -> float:
        light = self.g.light[self.seat]
        healed = light if verb.n == fx.ALL else min(verb.n, light)
        return self.mind.graze * healed * 0.8 - 0.2 if healed else 0.0

    def dress(self, verb: fx.Dress, room: int) -> float:
        worth = sorted([self.mind.ache(wound // 2) for wound in self.g.serious[self.seat] if not wound % 2])
        return (sum(worth) if verb.n == fx.ALL else sum(worth[-verb.n :])) + (0.4 * self.mind.healed if worth else 0.0)

    def heal_dressed(self, verb: Verb, room: int) -> float:
        return self.mind.healed

    def clean(self, verb: Verb, room: int) -> float:
        return 0.8

    def wound(self, verb: Verb, room: int) -> float:
        return -self.mind.graze

    def passing(self, verb: Verb, room: int) -> float:
        return -0.5 * self.mind.cards

    def unlimited(self, verb: Verb, room: int) -> float:
        return 0.8 if self.mind.cards > 3 else -1.0

    # ---- the ship

    def repair(self, verb: Verb, room: int) -> float:
        if self.g.works(room):
            return -1.0
        if self.aims.target == room and self.aims.job is not None and self.aims.job.kind != jobs.EXPLORE:
            return WORK
        if room == self.g.fixed.start and self.aims.route.leave == jobs.BY_SLEEP:
            return WORK
        return repair_worth(self.g)

    def put_out(self, verb: fx.DiscardFire, room: int) -> float:
        if verb.room == "here":
            return put_out_worth(self.g, room, self.mind.turns)
        return max([put_out_worth(self.g, fire, self.mind.turns) for fire in members(self.g.fire)], default=0.0)

    def damage(self, verb: Verb, room: int) -> float:
        return -4.0

    def door(self, verb: fx.Door, room: int) -> float:
        g, mind = self.g, self.mind
        if g.crowd[mind.here] or self.aims.target == mind.here:
            return -1.0
        step = mind.ways[1][self.aims.target]
        link = g.fixed.graph.joining(mind.here, step) if step >= 0 else 0
        if link and not link & ~g.closed:
            return self.onward + 0.6
        return -1.0

    def peek(self, verb: fx.Peek, room: int) -> float:
        seeking = jobs.EXPLORE in self.aims.wants and bool(self.mind.unexplored)
        return 1.6 if seeking else -1.0

    def peek_event(self, verb: Verb, room: int) -> float:
        return -0.2

    def search(self, verb: fx.Search, room: int) -> float:
        if jobs.SEARCH in self.aims.wants:
            return WORK
        if self.aims.hurried:
            return 0.2
        medicine = self.g.fixed.rooms[self.g.tile[room]].colour in (GREEN, WHITE)
        return SEARCHED + (MEDICINE * (self.mind.bleeding + 0.5 * self.mind.healed) if medicine else 0.0)

    def free_room(self, verb: fx.FreeRoomAction, room: int) -> float:
        if verb.where == "here":
            return self.of_room(room)
        g = self.g
        rooms = [r for r in members(g.explored & ~g.malfunction) if g.fixed.rooms[g.tile[r]].computer]
        return max([self.of_room(r) for r in rooms], default=-1.0)

    def airlock(self, verb: Verb, room: int) -> float:
        return max([self.vented(other) for other in range(self.g.fixed.size)], default=-2.0)

    def vented(self, room: int) -> float:
        """What it is worth to vent a Room: those we want dead, and Intruders."""
        from_people = 0.0
        for seat in self.g.people_in(room):
            from_people += 7.0 if self.aims.hunts(seat) else -9.0
        return from_people + 0.5 * self.mind.trouble(room) - 1.0

    # ---- fighting

    def shoot(self, verb: gear.Shoot, room: int) -> float:
        g = self.g
        found = 0.0
        for thing in g.held[self.seat]:
            if thing.ammo:
                for intruder in members(g.crowd[room]):
                    if verb.bonus == "none":
                        found = max(found, self.volley(intruder, thing.item))
                    else:
                        found = max(found, shot(self.mind, intruder, thing.item, 1, thing.ammo // 2, self.carcass))
        return found * (1.25 if verb.reroll else 1.0)

    @Once
    def carcass(self) -> bool:
        """Whether a Carcass is wanted."""
        return jobs.NO_CARCASS in self.aims.wants

    def volley(self, intruder: int, weapon: int) -> float:
        """What it is worth to shoot at an Intruder, again and again if need be."""
        ammo = max([thing.ammo for thing in self.g.held[self.seat] if thing.item == weapon], default=0)
        return shot(self.mind, intruder, weapon, min(ammo, self.mind.cards, MOST_SHOTS), 0, self.carcass)

    def retreat(self, verb: Verb, room: int) -> float:
        return 0.75 * self.mind.trouble(self.mind.here)

    def blast(self, verb: Verb, room: int) -> float:
        if jobs.BURN_NEST in self.aims.wants and not self.g.is_nest(self.mind.here):
            return 4.0
        return 0.5 * self.mind.trouble(self.mind.here) - 2.5

    def lure(self, verb: Verb, room: int) -> float:
        return 0.8 * self.mind.trouble(self.mind.here) - 0.5

    def injure(self, verb: Verb, room: int) -> float:
        return 0.6 if self.g.crowd[self.mind.here] else 0.0

    def move(self, verb: fx.Move, room: int) -> float:
        if verb.who == "other_here":
            return -2.0
        if verb.to not in ("", "neighbour"):
            return -1.0
        gain = self.onward
        if self.g.crowd[self.mind.here]:
            unhurt = 0.0 if verb.attacked else harm(self.mind, self.mind.here)
            return gain + spared(self.mind, self.mind.here) + unhurt
        return gain if not verb.noise else 0.0

    @Once
    def onward(self) -> float:
        """What the next step on the way is worth, however it is made."""
        if self.aims.target == self.mind.here:
            return 0.0
        return self.step + self.mind.chart.prices[self.mind.ways[1][self.aims.target]]

    def escape(self, verb: Verb, room: int) -> float:
        return self.onward + spared(self.mind, room)

    def load(self, verb: gear.AmmoAdd | gear.AmmoFill, room: int) -> float:
        g = self.g
        missing = max([capacity(g, t) - t.ammo for t in g.held[self.seat] if g.fixed.items[t.item].ammo], default=0)
        return 0.45 * min(missing, verb.n if isinstance(verb, gear.AmmoAdd) else 9)

    def no_good(self, verb: Verb, room: int) -> float:
        return -1.5


Judge = Callable[[Worth, Verb, int], float]
WORTH: dict[type, Callable[..., float]] = {
    fx.SendSignal: Worth.signal,
    fx.CheckCoordinates: Worth.look_course,
    fx.SetDestination: Worth.set_course,
    fx.CheckEngine: Worth.check_engine,
    fx.TurnEngine: Worth.turn_engine,
    fx.RevealWeakness: Worth.analyse,
    fx.TakeEgg: Worth.egg,
    fx.SelfDestruct: Worth.sequence,
    fx.TogglePod: Worth.toggle_pod,
    fx.EnterPod: Worth.pod,
    fx.Hibernate: Worth.sleep,
    fx.Scan: Worth.scan,
    fx.DrawCards: Worth.draw,
    fx.ReplaceCards: Worth.replace,
    fx.HealLight: Worth.heal_light,
    fx.Dress: Worth.dress,
    fx.HealDressed: Worth.heal_dressed,
    fx.DiscardSlime: Worth.clean,
    fx.LightWound: Worth.wound,
    fx.Pass: Worth.passing,
    fx.UnlimitedActions: Worth.unlimited,
    fx.DiscardMalfunction: Worth.repair,
    fx.DiscardFire: Worth.put_out,
    fx.PlaceFire: Worth.damage,
    fx.PlaceMalfunction: Worth.damage,
    fx.Door: Worth.door,
    fx.Peek: Worth.peek,
    fx.PeekEvent: Worth.peek_event,
    fx.Search: Worth.search,
    fx.FreeRoomAction: Worth.free_room,
    fx.Airlock: Worth.airlock,
    fx.Retreat: Worth.retreat,
    fx.Blast: Worth.blast,
    fx.LureIntruders: Worth.lure,
    fx.Injure: Worth.injure,
    fx.Move: Worth.move,
    fx.Escape: Worth.escape,
    fx.AllPass: Worth.no_good,
    fx.LookObjective: Worth.no_good,
    fx.DiscardHand: Worth.no_good,
    gear.Shoot: Worth.shoot,
    gear.AmmoAdd: Worth.load,
    gear.AmmoFill: Worth.load,
    gear.CombineHeavy: Worth.no_good,
    gear.Attach: Worth.clean,
    gear.Craft: Worth.no_good,
}
