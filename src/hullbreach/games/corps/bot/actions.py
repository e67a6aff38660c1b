"""How the rules bot uses an activation: shoot, interact, walk, aim, rest, in the order that the moment asks for."""

from __future__ import annotations

from hullbreach.games.corps.bot.cards import BIG_HAND, poorly_armed
from hullbreach.games.corps.bot.combat import best_attack, chance, wants_aim
from hullbreach.games.corps.bot.goals import GO, HOLD, RUN, Goal, goal_of
from hullbreach.games.corps.bot.moves import STAY, Walk, blocked_door, walk
from hullbreach.games.corps.bot.outlook import bodies, card_price, pressure, shy, threats_to
from hullbreach.games.corps.rules.attack import ACTION
from hullbreach.games.corps.rules.effects.run import BARRICADE, tech_total
from hullbreach.games.corps.rules.movement import near_enemies
from hullbreach.games.corps.rules.state import CHARACTERS, Corps
from hullbreach.games.corps.words import options as opt
from hullbreach.kernel.options import Option, Options, bits

Choice = tuple[Option, str]
LOW_DECK = 9
# What a card is worth while there is no need to think of resting.
CHEAP = 0.1
# How many bodies that will come are no reason to stop.
GO_RISK = 12.0
RUN_RISK = 20.0


def single(options: Options, phrase_id: str) -> list[Option]:
    """The open options with a verb that are listed one by one."""
    return [Option(phrase, args) for phrase, args, _, _ in options.groups if phrase.id == phrase_id]


def act(g: Corps, who: int, left: int, options: Options) -> Choice:
    """The next action of a character, or the end of its activation."""
    value, attack = best_attack(g, who, options, True)
    if attack is not None and value > 0.05:
        return attack, "free-attack"
    helped = _ability(g, who, left, options)
    if helped is not None:
        return helped
    played = _event(g, who, options)
    if played is not None:
        return played
    if left <= 0:
        return Option(opt.END_ACTIVATION, ()), "no-actions"
    goal = goal_of(g, who)
    if goal.leaves:
        for option in single(options, opt.LEAVE.id):
            return option, "leave"
    for option in single(options, opt.INTERACT.id):
        if goal.tokens >> option.args[0] & 1:
            return option, "interact"
    door = blocked_door(g, who, goal.squares)
    if door >= 0:
        for option in single(options, opt.BARRICADE_DOOR.id):
            if option.args[0] == door:
                return option, "open-way"
    rescued = _help_up(g, who, options)
    if rescued is not None:
        return rescued
    return _fight_or_walk(g, who, left, options, goal)


def _fight_or_walk(g: Corps, who: int, left: int, options: Options, goal: Goal) -> Choice:
    value, attack = best_attack(g, who, options, False)
    way = walk(g, who, g.side(who).speed, goal)
    moving = way.step != STAY and options.has(opt.MOVE)
    if goal.how == RUN and moving and _better_run(g, who, left, way, value):
        return Option(opt.MOVE, (way.step,)), "run"
    if left == 1 and shy(g) and contacts_adjacent(g, who) and not (attack is not None and _sure_kill(g, who, attack)):
        away = walk(g, who, g.side(who).speed, Goal(g.board.floor & ~near_enemies(g), 0, False, HOLD))
        if away.step != STAY and options.has(opt.MOVE):
            return Option(opt.MOVE, (away.step,)), "step-back"
    if attack is not None and value > max(0.08, rest_value(g, goal)):
        if left == 2 and wants_aim(g, who, True) and not contacts_adjacent(g, who):
            return Option(opt.AIM, ()), "aim-first"
        return attack, "attack"
    if _must_rest(g, goal) or (attack is not None and value > 0.08):
        return Option(opt.REST, ()), "low-deck"
    if moving and goal.how == HOLD:
        return Option(opt.MOVE, (way.step,)), "close-up"
    if moving and _safe_enough(g, who, way, goal):
        return Option(opt.MOVE, (way.step,)), "advance"
    return _idle(g, who, options)


def _safe_enough(g: Corps, who: int, way: Walk, goal: Goal) -> bool:
    """Whether going on does not lead into more than the squad can shoot; if not, let them come."""
    limit = RUN_RISK if goal.how == RUN else GO_RISK
    coming = threats_to(g, way.end)
    return coming <= limit or coming <= threats_to(g, g.square[who]) - 1.0


def _sure_kill(g: Corps, who: int, attack: Option) -> bool:
    """Whether an attack most likely removes the only Alien next to the character."""
    near = g.aliens_on(g.adjacent(g.square[who]) & g.alien_squares)
    if len(near) != 1 or attack.args[1] != near[0] or bodies(g, near[0]) > 1:
        return False
    return chance(g, who, attack.args[0], g.aliens[near[0]], ACTION) >= 0.6


def contacts_adjacent(g: Corps, who: int) -> bool:
    """Whether an Alien stands next to the character."""
    return bool(g.adjacent(g.square[who]) & g.alien_squares)


def _better_run(g: Corps, who: int, left: int, way: Walk, value: float) -> bool:
    """Whether running on beats standing and shooting."""
    if way.after <= 1 and left == 2:
        return True
    coming = threats_to(g, way.end)
    if coming <= 1.0:
        return True
    if value > 0.1 and near_enemies(g) >> way.end & 1:
        # The run would end in their claws.
        return False
    here = threats_to(g, g.square[who])
    if coming < here * 0.6 or (left == 2 and coming <= here and way.before <= 2 * g.side(who).speed):
        return True
    return value < 0.15 and coming <= RUN_RISK


def rest_value(g: Corps, goal: Goal) -> float:
    """What recycling by a Rest is worth: the dearer, the fewer cards are ready; nothing to those on their way out."""
    price = card_price(g)
    return 2.0 * price * min(3, len(g.exhaust)) if goal.how == HOLD and price > CHEAP else 0.0


def _must_rest(g: Corps, goal: Goal) -> bool:
    ready = len(g.deck) + len(g.below)
    low = LOW_DECK if goal.how != RUN else 4
    return ready < low and len(g.exhaust) >= 3


def _idle(g: Corps, who: int, options: Options) -> Choice:
    """Nothing to shoot, nowhere to go: shut a way in, aim for what comes, or gather cards."""
    ready = len(g.deck) + len(g.below)
    if ready < 14 and len(g.exhaust) >= 3:
        return Option(opt.REST, ()), "gather"
    if _looks_for_arms(g, who):
        return Option(opt.REST, ()), "look-for-arms"
    if tech_total(g, who, BARRICADE).value >= 5:
        for option in single(options, opt.BARRICADE_POINT.id):
            if not g.barricaded_points >> option.args[0] & 1:
                return option, "seal-point"
    if options.has(opt.AIM) and wants_aim(g, who, False):
        return Option(opt.AIM, ()), "aim"
    if len(g.exhaust) >= 3 or g.attached[who]:
        return Option(opt.REST, ()), "gather"
    if options.has(opt.AIM) and g.dial[who] < 9:
        return Option(opt.AIM, ()), "aim"
    return Option(opt.END_ACTIVATION, ()), "nothing-to-do"


def _looks_for_arms(g: Corps, who: int) -> bool:
    """Whether a Hero should draw for better arms."""
    seat = g.hero[who]
    return seat >= 0 and len(g.hands[seat]) < BIG_HAND and poorly_armed(g)


def _ability(g: Corps, who: int, left: int, options: Options) -> Choice | None:
    """During-activation abilities: Hicks steadies an aim, Gorman drives a laggard on."""
    found = single(options, opt.USE_ABILITY.id)
    if not found or card_price(g) >= 0.15:
        return None
    if g.fixed.content.characters[who].id == "hicks":
        if pressure(g) >= 2.5 and left == 0:
            return found[0], "steady"
        return None
    if pressure(g) < 1.0 and left == 0 and card_price(g) < 0.1:
        for other in range(CHARACTERS):
            if g.square[other] >= 0 and g.hero[other] < 0 and goal_of(g, other).how in (RUN, GO):
                return found[0], "hurry"
    return None


def _event(g: Corps, who: int, options: Options) -> Choice | None:
    """Free-action Events: one more attack when there is something to shoot."""
    for option in single(options, opt.PLAY_EVENT.id):
        card = g.card(option.args[0]).id
        if card == "lets_rock" and card_price(g) < 0.3:
            value, attack = best_attack(g, who, options, False)
            if attack is not None and value > 0.4:
                return option, "event-attack"
        if card == "we_are_leaving" and goal_of(g, who).how == RUN and card_price(g) < 0.15:
            return option, "event-move"
    return None


def _help_up(g: Corps, who: int, options: Options) -> Choice | None:
    """A medkit for a neighbour who would be carried off."""
    for option in single(options, opt.USE_CARD.id):
        if g.card(option.args[0]).id == "field_medkit":
            for other in g.characters_on(g.adjacent(g.square[who])):
                if g.is_down(other) and g.adjacent(g.square[other]) & g.alien_squares:
                    return option, "help-up"
    return None


def next_step(g: Corps, who: int, left: int, options: Options) -> Choice:
    """The next step of a move, or its end."""
    goal = goal_of(g, who)
    if goal.leaves:
        for option in single(options, opt.LEAVE.id):
            return option, "leave"
    way = walk(g, who, left, goal)
    steps = 0
    stop = False
    for phrase, _, mask, _ in options.groups:
        if phrase is opt.MOVE:
            steps |= mask
        elif phrase is opt.STOP:
            stop = True
    if way.step != STAY and steps >> way.step & 1:
        return Option(opt.MOVE, (way.step,)), "walk"
    if stop:
        return Option(opt.STOP, ()), "arrived"
    return Option(opt.MOVE, (bits(steps)[0],)) if steps else options[0], "must-go-on"
