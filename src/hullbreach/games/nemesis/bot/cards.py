"""Cards and Items: what is paid, kept, discarded, found and exchanged."""

from __future__ import annotations

from hullbreach.games.nemesis.bot import jobs
from hullbreach.games.nemesis.bot.actions import Actor, Choice
from hullbreach.games.nemesis.content import goals
from hullbreach.games.nemesis.content.effects import Search
from hullbreach.games.nemesis.content.names import GREEN, OBJECTS, RED, YELLOW
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import BLUE_CORPSE, CARCASS, EGG
from hullbreach.games.nemesis.words import options as opt
from hullbreach.kernel.match import Question
from hullbreach.kernel.options import Option, Options

# How dear a card in hand is; it is paid with the cheapest.
DEAR: dict[str, float] = {
    "demolition": 0.3,
    "interruption": 0.4,
    "order": 0.2,
    "risk_assessment": 0.2,
    "reload": 0.5,
    "pyrotechnics": 0.4,
    "motivation": 0.6,
    "knowledge_of_the_ship": 0.8,
    "technical_corridors": 0.7,
    "rest": 1.0,
    "search": 1.5,
    "scavenging": 1.3,
    "basic_repairs": 1.7,
    "repairs": 2.0,
    "fast_repairs": 2.1,
    "ingenuity": 2.1,
    "computer_skills": 1.9,
    "piloting": 1.9,
    "blocking_access": 1.9,
    "intranet": 2.0,
    "old_friend": 2.0,
    "reconnaissance": 1.9,
    "adrenaline": 2.0,
    "suppressive_fire": 1.7,
    "covering_fire": 1.7,
    "taking_aim": 1.5,
    "full_auto": 2.0,
    "nerves_of_steel": 1.6,
}
REPAIRS = ("basic_repairs", "repairs", "fast_repairs", "ingenuity")
# What an Item is worth to have.
ITEMS: dict[str, float] = {
    "medkit": 2.2,
    "bandages": 2.0,
    "adrenaline_injection": 1.5,
    "synthetic_food": 2.1,
    "alcohol": 1.4,
    "military_drugs": 1.6,
    "clothes_green": 1.2,
    "clothes_yellow": 1.2,
    "antidote": 3.0,
    "energy_charge_red": 1.4,
    "energy_charge_yellow": 1.4,
    "grenade": 1.2,
    "smoke_grenade": 1.7,
    "recon_drone": 0.8,
    "decoy": 1.6,
    "self_destruct_key": 1.0,
    "evacuation_key": 2.4,
    "extended_magazine": 1.0,
    "tools": 1.9,
    "duct_tape": 1.9,
    "fire_extinguisher": 1.3,
    "chemicals": 0.9,
    "technical_corridors_plans": 0.6,
    "nemesis_plans": 0.9,
    "taser": 2.0,
    "flamethrower": 1.6,
    "prototype_pistol": 1.3,
    "prototype_rifle": 1.4,
    "prototype_shotgun": 1.2,
}


def dear(g: Nemesis, card: int) -> float:
    """How dear a card in hand is."""
    return DEAR.get(g.fixed.cards[card].id, 1.0) if card < g.fixed.contaminated else -1.0


def cheapest(g: Nemesis, options: Options) -> Option:
    """The option that costs the cheapest card."""
    return min([option for option in options if option.args], key=lambda option: dear(g, option.args[0]))


def contaminated(g: Nemesis, options: Options) -> Option | None:
    """The option to discard a Contamination card, if there is any."""
    for option in options:
        if option.args and option.args[0] >= g.fixed.contaminated:
            return option
    return None


def item_worth(actor: Actor, item: int) -> float:
    """What an Item is worth to this seat."""
    g = actor.g
    if item < 0:
        return 0.8
    record = g.fixed.items[item]
    value = ITEMS.get(record.id, 0.7)
    if record.ammo:
        value += 0.5 * max([thing.ammo for thing in g.held[actor.seat] if thing.item == item], default=1) - 0.5
    if record.id in ("tools", "duct_tape") and jobs.ENGINE in actor.aims.wants:
        value += 1.2
    return value


def object_worth(actor: Actor, thing: int) -> float:
    """What an Object in hand is worth: much if the Objective asks for it."""
    g = actor.g
    for card in g.objectives[actor.seat]:
        if card < 0:
            continue
        for goal in [goal for way in g.fixed.content.objectives[card].any_of for goal in way]:
            if isinstance(goal, goals.FinishWith) and thing == (EGG if goal.object == "egg" else BLUE_CORPSE):
                return 9.0
            if isinstance(goal, goals.CorpseInRoom) and thing == BLUE_CORPSE:
                return 9.0
            slot = thing if thing in (EGG, CARCASS) else BLUE_CORPSE
            if isinstance(goal, goals.WeaknessesAtLeast) and not g.weakness_up >> slot & 1:
                return 8.0
            if isinstance(goal, goals.WeaknessRevealed) and OBJECTS.index(goal.object) == slot:
                return 0.0 if g.weakness_up >> slot & 1 else 8.0
    return 0.0


def let_go(g: Nemesis, q: Question, options: Options) -> Choice:
    """Who passes keeps cards against surprises, but looks for one that is needed."""
    useless = contaminated(g, options)
    if useless is not None:
        return useless, "obvious"
    actor = Actor(g, q.seat)
    waits = _waits_for_repairs(actor)
    hoards = actor.aims.hoards and g.items[actor.here] > 0
    for option in options if waits or hoards else ():
        if not option.args:
            continue
        card = g.fixed.cards[option.args[0]]
        if waits and card.id not in REPAIRS:
            return option, "look-for-repairs"
        if hoards and card.index not in actor.mind.layout.cards_with(Search):
            return option, "look-for-search"
    return Option(opt.DONE, ()), "keep"


def _waits_for_repairs(actor: Actor) -> bool:
    """Whether the goal is here, and it or its Engine is broken."""
    g, here = actor.g, actor.here
    if g.time >= g.fixed.tables.turns:
        return False
    n = g.fixed.rooms[g.tile[here]].engine - 1
    if g.works(here) and (n < 0 or g.engines[n] != 0 or jobs.ENGINE not in actor.aims.wants):
        return False
    return actor.aims.target == here


def keep(g: Nemesis, q: Question, options: Options) -> Choice:
    """The better of the Items that were found."""
    actor = Actor(g, q.seat)
    return max(options, key=lambda option: item_worth(actor, option.args[0])), "better"


def full_hands(g: Nemesis, q: Question, options: Options) -> Choice:
    """What is worth least goes; nothing if that is the new one."""
    actor = Actor(g, q.seat)

    def value(option: Option) -> float:
        if option.phrase is opt.PUT_DOWN:
            return object_worth(actor, option.args[0])
        if option.phrase is opt.DROP:
            return item_worth(actor, option.args[0]) + 0.5
        if q.ask.prompt.id == "full-hands-object":
            return max(object_worth(actor, q.ask.about[0]), 3.0 if jobs.TAKE_EGG in actor.aims.wants else 0.0)
        return item_worth(actor, q.ask.about[0]) if q.ask.about else 9.0

    return min(options, key=value), "least"


def deck(actor: Actor, options: Options) -> Option:
    """Which deck is searched: medicine for the wounded, tools for Engines, else weapons and what goes with them."""
    g = actor.g
    hurt = actor.mind.frail > 0.25 or g.light[actor.seat] > 1
    wish = GREEN if hurt else YELLOW if jobs.ENGINE in actor.aims.wants else GREEN if actor.mind.ammo else RED
    return next((option for option in options if option.args[0] == wish), options[0])
