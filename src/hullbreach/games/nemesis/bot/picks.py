"""What is picked while an Action is declared or carried out."""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.games.nemesis.bot import cards, jobs
from hullbreach.games.nemesis.bot.actions import Actor, Choice, open_ways
from hullbreach.games.nemesis.bot.fight import HARM
from hullbreach.games.nemesis.bot.upkeep import put_out_worth
from hullbreach.games.nemesis.content import effects as fx
from hullbreach.games.nemesis.content.names import DESTINATIONS, EARTH, LARVA
from hullbreach.games.nemesis.rules.effects.declare import record_of
from hullbreach.games.nemesis.rules.effects.deed import Deed
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.turn.act import Act
from hullbreach.games.nemesis.words import options as opt
from hullbreach.kernel.match import Question
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.phrases import Phrase
from hullbreach.parts.grammar import verbs_of


def declared(g: Nemesis) -> Deed | None:
    """The Action that is being declared or carried out."""
    for procedure in reversed(g.stack):
        if isinstance(procedure, Act):
            return procedure.deed
    return None


def way(g: Nemesis, q: Question, options: Options) -> Choice:
    """The way that is worth most."""
    deed = declared(g)
    if deed is None:
        return options[0], "first"
    worth = open_ways(Actor(g, q.seat), deed)
    return max(options, key=lambda option: worth[option.args[0] - 1]), "best-way"


def pick(g: Nemesis, q: Question, options: Options) -> Choice:
    """One thing out of several, by what it is."""
    actor = Actor(g, q.seat)
    phrase = options[0].phrase
    chooser = PICKS.get(phrase)
    return (chooser(actor, options) if chooser is not None else options[0]), phrase.id


def _has(g: Nemesis, deed: Deed | None, kind: type) -> bool:
    if deed is None or deed.kind < 9:
        return False
    return any(isinstance(verb, kind) for way in record_of(g, deed).ways for verb in verbs_of(way.does))


def _room(actor: Actor, options: Options) -> Option:
    """A Room: one to go to, to put out, to vent, to look at."""
    g = actor.g
    deed = declared(g)
    turns = actor.mind.turns
    if _has(g, deed, fx.Peek):
        return max(options, key=lambda o: _curious(actor, o.args[0]))
    if _has(g, deed, fx.Airlock):
        return max(options, key=lambda o: actor.worth.vented(o.args[0]))
    if _has(g, deed, fx.DiscardFire):
        return max(options, key=lambda o: 2 * (o.args[0] == actor.aims.target) + put_out_worth(g, o.args[0], turns))
    if _has(g, deed, fx.LureIntruders):
        return max(options, key=lambda o: -10.0 * (actor.mind.others >> o.args[0] & 1) - actor.gain(o.args[0]))
    return max(options, key=lambda o: actor.move(o.args[0], False))


def _curious(actor: Actor, room: int) -> float:
    job = actor.aims.job
    wanted = job is not None and job.kind == jobs.EXPLORE and job.rooms >> room & 1
    return (5.0 if wanted else 0.0) - 0.3 * actor.mind.ways[0][room] - 9.0 * (actor.g.tile[room] >= 0)


def where(g: Nemesis, q: Question, options: Options) -> Choice:
    """The best step."""
    actor = Actor(g, q.seat)
    return max(options, key=lambda o: actor.move(o.args[0], False)), "step"


def peek(g: Nemesis, q: Question, options: Options) -> Choice:
    actor = Actor(g, q.seat)
    return max(options, key=lambda o: _curious(actor, o.args[0])), "curious"


def _console(actor: Actor, options: Options) -> Option:
    return max(options, key=lambda o: actor.worth.of_room(o.args[0]))


def _intruder(actor: Actor, options: Options) -> Option:
    g = actor.g
    if jobs.BURN_NEST in actor.aims.wants:
        for option in options:
            if option.phrase is opt.CHOOSE_EGGS:
                return option
    weapon = max([t.item for t in g.held[actor.seat] if g.fixed.items[t.item].ammo], default=-1)

    def value(option: Option) -> float:
        if not option.args:
            return -1.0
        return actor.worth.volley(option.args[0], weapon) if weapon >= 0 else HARM[g.fixed.kind_of[option.args[0]]]

    return max(options, key=value)


def target(g: Nemesis, q: Question, options: Options) -> Choice:
    return _intruder(Actor(g, q.seat), options), "target"


def _weapon(actor: Actor, options: Options) -> Option:
    ammo = {thing.item: thing.ammo for thing in actor.g.held[actor.seat]}
    loading = _has(actor.g, declared(actor.g), fx.Door)
    return max(options, key=lambda o: (-1 if loading else 1) * ammo.get(o.args[0], 0))


def _corridor(actor: Actor, options: Options) -> Option:
    """A Door on the way is opened; else one behind which Intruders are is closed."""
    g = actor.g
    graph = g.fixed.graph
    step = actor.mind.ways[1][actor.aims.target]
    way = graph.joining(actor.here, step) if step >= 0 else 0

    def value(option: Option) -> float:
        if not option.args:
            return -9.0
        link = option.args[0]
        if g.closed >> link & 1:
            return 5.0 if way >> link & 1 else 0.5
        return -5.0 if way >> link & 1 else actor.mind.trouble(graph.across(link, actor.here))

    return max(options, key=value)


def _item(actor: Actor, options: Options) -> Option:
    return max(options, key=lambda o: -cards.item_worth(actor, o.args[0]))


def _pod(actor: Actor, options: Options) -> Option:
    """Locked pods are opened, those in a section that we know first."""
    g = actor.g
    return max(options, key=lambda o: float(g.locked >> o.args[0] & 1))


def _space(actor: Actor, options: Options) -> Option:
    """The course that the route asks for."""
    g = actor.g
    wanted = actor.aims.route.course
    if wanted < 0:
        wanted = EARTH
    if g.coordinates < 0:
        return options[0]
    leads = g.fixed.content.coordinates[g.coordinates].leads_to
    assert len(leads) == len(DESTINATIONS)
    return max(options, key=lambda o: float(leads[o.args[0]] == wanted))


def _seat(actor: Actor, options: Options) -> Option:
    """Whom it hits: those we want dead."""
    return max(options, key=lambda o: float(actor.aims.hunts(o.args[0])))


def whom(g: Nemesis, q: Question, options: Options) -> Choice:
    return _seat(Actor(g, q.seat), options), "whom"


PICKS: dict[Phrase, Callable[[Actor, Options], Option]] = {
    opt.CHOOSE_ROOM: _room,
    opt.CHOOSE_CONSOLE: _console,
    opt.CHOOSE_INTRUDER: _intruder,
    opt.CHOOSE_WEAPON: _weapon,
    opt.CHOOSE_CORRIDOR: _corridor,
    opt.CHOOSE_ITEM: _item,
    opt.CHOOSE_PARTNER: _item,
    opt.CHOOSE_POD: _pod,
    opt.CHOOSE_SPACE: _space,
    opt.CHOOSE_SEAT: _seat,
    opt.CHOOSE_DECK: cards.deck,
}


# ---- while it happens


def careful(g: Nemesis, q: Question, options: Options) -> Choice:
    """The marker goes where it is least in the way: far from the next step and from the exit."""
    actor = Actor(g, q.seat)
    graph = g.fixed.graph
    exits = actor.aims.way_out.exits(actor.aims.route)

    def value(option: Option) -> float:
        link = option.args[0]
        if link >= g.fixed.corridors:
            return -1.0
        numbers = g.fixed.board.corridors[link].numbers
        there = graph.across(link, actor.here)
        ahead = actor.gain(there) > 0
        return -float(len(numbers)) - 0.5 * ahead - 1.5 * (exits >> there & 1)

    return max(options, key=value), "quiet"


def engine(g: Nemesis, q: Question, options: Options) -> Choice:
    """Engines are left working by those who need the ship, and broken by those whose victim sleeps in it."""
    actor = Actor(g, q.seat)
    works = g.engines[q.ask.about[0] - 1] == 1
    turn = works == actor.aims.spoils
    return Option(opt.TURN_ENGINE if turn else opt.LEAVE_ENGINE, ()), "engine"


def launch(g: Nemesis, q: Question, options: Options) -> Choice:
    """Away, if it can be; a locked pod is left."""
    if options.has(opt.LAUNCH):
        return Option(opt.LAUNCH, ()), "away"
    return Option(opt.LEAVE_POD, ()), "locked"


def escape_order(g: Nemesis, q: Question, options: Options) -> Choice:
    """Larvae last: somebody may die before they strike."""
    return max(options, key=lambda o: -float(g.fixed.kind_of[o.args[0]] == LARVA)), "order"


def doors(g: Nemesis, q: Question, options: Options) -> Choice:
    """Closed Doors on the way are opened."""
    actor = Actor(g, q.seat)
    found = _corridor(actor, options) if options.has(opt.TURN_DOOR) else options[0]
    if options.has(opt.DONE) and not (found.args and g.closed >> found.args[0] & 1):
        return Option(opt.DONE, ()), "done"
    return found, "doors"
