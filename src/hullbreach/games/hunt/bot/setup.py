"""Before the first turn: lists, boards, targets, where tokens start, whom to escort, which hand to keep."""

from __future__ import annotations

from collections import Counter

from hullbreach.games.hunt.bot.actions import Choice, Decider
from hullbreach.games.hunt.bot.outlook import FAR
from hullbreach.games.hunt.rules.armies.profiles import GROUP
from hullbreach.games.hunt.rules.modes.arena import first_list
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.words import options as opt
from hullbreach.games.hunt.words import questions
from hullbreach.kernel.match import Question
from hullbreach.kernel.options import Option, Options, members

# Who steps out of a Marine token in sight of an enemy, and who where nobody is near.
FIREPOWER = (
    "colonial_marine_smart_gun", "colonial_marine_sergeant", "colonial_marine_flame_thrower",
    "colonial_marine_pulse_rifle", "colonial_marine_motion_tracker",
)  # fmt: skip
SPARE = (
    "colonial_marine_motion_tracker", "colonial_marine_pulse_rifle", "colonial_marine_flame_thrower",
    "colonial_marine_sergeant", "colonial_marine_smart_gun",
)  # fmt: skip
# A hand of five cards, of weights 1 to 3, that is too light to keep.
LIGHT = 8


def mulligan(g: Hunt, q: Question, options: Options) -> Choice:
    """A hand of light cards is replaced."""
    side = g.fixed.side_of_seat[q.seat]
    weight = sum([g.fixed.content.strategy[card].weight for card in g.hands[side] if card >= 0])
    return (Option(opt.MULLIGAN, ()), "light") if weight <= LIGHT else (Option(opt.KEEP_HAND, ()), "keep")


def deploy(g: Hunt, q: Question, options: Options) -> Choice:
    """Spread evenly over the tiles: nobody burns or cuts a whole force at once."""
    side = g.fixed.side_of_seat[q.seat]
    placed = g.placing[side]
    found = min(options, key=lambda option: (placed.count(option.args[-1]), option.args[-1]))
    return found, "spread"


def escort(g: Hunt, q: Question, options: Options) -> Choice:
    """Whoever shoots keeps out of fights by itself."""

    def ranged(option: Option) -> int:
        return g.fixed.content.units[option.args[0] % GROUP].rs

    return max(options, key=ranged), "escort"


def build_list(g: Hunt, q: Question, options: Options) -> Choice:
    """The ready-made list where there is one; else cheap troops as long as they can be paid, a hero where one must."""
    for phrase in (opt.READY_LIST, opt.DONE):
        if Option(phrase, ()) in options and (phrase is opt.READY_LIST or _is_spent(q)):
            return Option(phrase, ()), "list"
    units = g.fixed.content.units
    adds = [option for option in options if option.phrase in (opt.ADD_MODEL, opt.BEGIN_GROUP)]
    if adds:
        # Of every unit in turn, so that a group gets its special weapons.
        have = _bought(g, q)
        return min(adds, key=lambda option: (have.count(option.args[0]), -units[option.args[0]].cost)), "list"
    heroes = [option for option in options if option.phrase is opt.MAKE_HERO]
    if heroes and Option(opt.DONE, ()) not in options:
        return heroes[0], "list"
    return (Option(opt.DONE, ()) if Option(opt.DONE, ()) in options else options[0]), "list"


def refill(g: Hunt, q: Question, options: Options) -> Choice:
    """Whoever was lost is replaced by its like, the rarest first: for a dearer model several others would stay away."""
    if g.fixed.ground.arena >= 0:
        wanted: Counter[int] = Counter()
        for group in first_list(g, g.fixed.side_of_seat[q.seat]).groups:
            wanted.update(dict(group.models))
        missing = wanted - Counter(_bought(g, q))
        adds = [option for option in options if option.phrase is opt.ADD_MODEL and missing[option.args[0]]]
        if adds:
            return min(adds, key=lambda option: wanted[option.args[0]]), "refill"
    return build_list(g, q, options)


def _is_spent(q: Question) -> bool:
    spent, points = q.ask.about
    return spent * 20 >= points * 19


def _bought(g: Hunt, q: Question) -> list[int]:
    side = g.fixed.side_of_seat[q.seat]
    chart = g.fixed.content.forces.charts[g.fixed.factions[side]]
    return [chart.units[model.unit] for model in g.drafts[side].models] if g.drafts else []


def hero(g: Hunt, q: Question, options: Options) -> Choice:
    """A hero as plain as may be: armed where it must be, and done."""
    for option in options:
        if option.phrase is opt.DONE:
            return option, "hero"
    return next((option for option in options if option.phrase is opt.ARM_HERO), options[0]), "hero"


def start_on(g: Hunt, q: Question, options: Options) -> Choice:
    """As far from the others as may be; for another side, as near to us."""
    side, own = q.ask.about[0], g.fixed.side_of_seat[q.seat]
    others = 0
    for other, homes in enumerate(g.homes):
        if other != side and homes:
            others |= 1 << homes[0]
    return _by_distance(g, options, others, far=side == own), "start"


def target_tile(g: Hunt, q: Question, options: Options) -> Choice:
    """Targets of others lie far from them, own ones near."""
    side = q.ask.about[0]
    homes = g.homes[side]
    own = side == g.fixed.side_of_seat[q.seat]
    return _by_distance(g, options, 1 << homes[0] if homes else 0, far=not own), "target"


def _by_distance(g: Hunt, options: Options, tiles: int, far: bool) -> Option:
    rings = g.fixed.graph.rings(tiles) if tiles else []

    def steps(option: Option) -> int:
        return next((n for n, ring in enumerate(rings) if ring >> option.args[0] & 1), FAR)

    return max(options, key=steps) if far else min(options, key=steps)


def carrier(g: Hunt, q: Question, options: Options) -> Choice:
    """Who carries from the start: the first that may."""
    return options[0], "carrier"


def doors(g: Hunt, q: Question, options: Options) -> Choice:
    """A door beside the own home keeps the others waiting."""
    side = g.fixed.side_of_seat[q.seat]
    homes = g.homes[side]
    near = g.fixed.graph.links_at[homes[0]] if homes else 0
    for link in members(near):
        option = Option(opt.PLACE_DOOR, (link,))
        if option in options:
            return option, "door"
    return (Option(opt.PASS, ()) if Option(opt.PASS, ()) in options else options[0]), "door"


DECIDERS: dict[str, Decider] = {
    questions.MULLIGAN.id: mulligan,
    questions.DEPLOY.id: deploy,
    questions.DEPLOY_TOKEN.id: deploy,
    questions.ESCORT.id: escort,
    questions.LIST.id: build_list,
    questions.REFILL.id: refill,
    questions.HERO.id: hero,
    questions.START_ON.id: start_on,
    questions.TARGET_ROOM.id: target_tile,
    questions.TARGET_TILE.id: target_tile,
    questions.CARRIER.id: carrier,
    questions.DOORS.id: doors,
}
