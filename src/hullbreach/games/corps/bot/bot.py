"""How the rules bot plays corps: rules of thumb for every question.

It decides from a concealed state and the question alone; the files ``bot_*`` hold the rules by subject.
"""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.games.corps.bot import actions, aliens, cards, combat, setup
from hullbreach.games.corps.bot.actions import Choice
from hullbreach.games.corps.bot.goals import RUN, goal_of, nearest
from hullbreach.games.corps.bot.outlook import FAR, card_price, fall, worth
from hullbreach.games.corps.content import effects as fx
from hullbreach.games.corps.rules.defence import defence_total
from hullbreach.games.corps.rules.state import CHARACTERS, NEWT, RIPLEY, Corps
from hullbreach.games.corps.words import options as opt
from hullbreach.games.corps.words import questions
from hullbreach.kernel.chance import Source
from hullbreach.kernel.match import Question
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.state import State
from hullbreach.parts.effects import Perform
from hullbreach.parts.grammar import verbs_of

Decider = Callable[[Corps, Question, Options], Choice]

# Choices that search takes as they are: a walk once begun, what Aliens do, who comes next, the set-up.
ROUTINE = frozenset(
    [
        "walk", "arrived", "must-go-on", "leave", "into-fire", "sturdiest", "weakest-first", "far-away", "next", "any",
        "loadout", "place", "hero", "accept", "steadiest", "full-auto",
    ]
)  # fmt: skip


def obvious(question: Question) -> Option | None:
    """The only option, where there is no choice."""
    return question.options[0] if len(question.options) == 1 else None


def decide(state: State, question: Question, luck: Source) -> tuple[Option, str]:
    """The choice at a question and a short reason id."""
    assert isinstance(state, Corps)
    found = DECIDERS[question.ask.prompt.id](state, question, question.options)
    if found[0] not in question.options:
        # A rule of thumb that names something closed must not stop the game.
        return question.options[luck.below(len(question.options))], "fallback"
    return found


def _by(rule: Callable[[Corps, Options], Option], reason: str) -> Decider:
    """Decide by a rule of thumb that looks at the options alone."""
    return lambda g, q, options: (rule(g, options), reason)


# ---- set-up


def _equip_setup(g: Corps, q: Question, options: Options) -> Choice:
    return setup.loadout(g, q.ask.about[0], options), "loadout"


def _place(g: Corps, q: Question, options: Options) -> Choice:
    if options.groups[0][0] is not opt.PLACE:
        return options[0], "place"
    return setup.place(g, q.ask.about[0], options), "place"


def _captive(g: Corps, q: Question, options: Options) -> Choice:
    """One captive is enough, and better a weak one."""
    if Option(opt.DONE, ()) in options:
        return Option(opt.DONE, ()), "one-is-enough"
    return _last(options, setup.HEROES), "weakest"


def _trapped(g: Corps, q: Question, options: Options) -> Choice:
    return options[0], "trapped"


def _sit_out(g: Corps, q: Question, options: Options) -> Choice:
    return options[0], "sit-out"


def _last(options: Options, order: tuple[int, ...]) -> Option:
    """The option whose character stands last in an order."""
    return max(options, key=lambda option: order.index(option.args[0]) if option.args[0] in order else -1)


# ---- Marine phase


def _first_player(g: Corps, q: Question, options: Options) -> Choice:
    best = FAR * 2
    found = options[0]
    for option in options:
        for who in g.heroes_of(option.args[0]):
            key = urgency(g, who)
            if key < best:
                best = key
                found = option
    return found, "first"


def urgency(g: Corps, who: int) -> int:
    """Who should act first: those with something in their sights, then those nearest to their goal."""
    able = g.weapons[who] and g.dial[who] and not g.is_down(who)
    if able and g.seen_from(g.square[who], g.alien_squares):
        return -g.dial[who]
    if g.is_down(who):
        return FAR
    return nearest(g, g.square[who], goal_of(g, who).squares)


def _activate(g: Corps, q: Question, options: Options) -> Choice:
    best = FAR * 2
    found = options[0]
    for option in options:
        if option.phrase is opt.DONE:
            continue
        key = urgency(g, option.args[0])
        if option.args[0] == NEWT:
            key += 50
        if key < best:
            best = key
            found = option
    return found, "next"


def _may(g: Corps, q: Question, options: Options) -> Choice:
    """Accept what costs nothing; pay only for what helps now."""
    top = g.stack[-1] if g.stack else None
    yes, no = Option(opt.ACCEPT, ()), Option(opt.REFUSE, ())
    if isinstance(top, Perform):
        verbs = verbs_of(top.does)
        price = sum(verb.n for verb in verbs if isinstance(verb, fx.Exhaust))
        last = verbs[-1]
        if isinstance(last, fx.Move) and price:
            return no, "too-dear"
        if isinstance(last, fx.Recycle):
            return (yes, "recycle") if g.hands[q.seat] else (no, "nothing")
        if isinstance(last, fx.Move) and goal_of(g, q.ask.about[0]).how not in (RUN, 1):
            return no, "stay"
        if price and card_price(g) > 0.2:
            return no, "too-dear"
    return yes, "accept"


def _accept(g: Corps, q: Question, options: Options) -> Choice:
    return Option(opt.ACCEPT, ()), "accept"


def _equip(g: Corps, q: Question, options: Options) -> Choice:
    return cards.equip(g, q.ask.about[0], options), "equip"


def _action(g: Corps, q: Question, options: Options) -> Choice:
    return actions.act(g, q.ask.about[0], q.ask.about[1], options)


def _step(g: Corps, q: Question, options: Options) -> Choice:
    return actions.next_step(g, q.ask.about[0], q.ask.about[1], options)


def _full_auto(g: Corps, q: Question, options: Options) -> Choice:
    return combat.go_on_firing(g, q.ask.about[0], options), "full-auto"


def _free_attack(g: Corps, q: Question, options: Options) -> Choice:
    who = q.ask.about[0]
    for free in (False, True):
        _value, attack = combat.best_attack(g, who, options, free)
        if attack is not None:
            return attack, "free-attack"
    for option in options:
        if option.phrase is opt.PASS or option.phrase is opt.DONE:
            return option, "hold"
    return options[0], "free-attack"


def _rest_draw(g: Corps, q: Question, options: Options) -> Choice:
    return cards.rest_draw(g, q.seat), "draw"


def _least(g: Corps, q: Question, options: Options) -> Choice:
    return cards.least(g, list(options)), "least"


def _most(g: Corps, q: Question, options: Options) -> Choice:
    found = [option for option in options if option.args]
    return (cards.most(g, found), "most") if found else (options[0], "most")


def _target(g: Corps, q: Question, options: Options) -> Choice:
    """Who gets a better aim, a free move, or is named as the drawer's character."""
    wanted = Option(opt.CHOOSE_CHARACTER, (aliens.in_need(g),))
    if wanted in options:
        return wanted, "in-need"
    best = -1
    found = options[0]
    for option in options:
        if option.phrase is opt.CHOOSE_CHARACTER:
            steps = nearest(g, g.square[option.args[0]], goal_of(g, option.args[0]).squares)
            if best < steps < FAR:
                best = steps
                found = option
    return found, "laggard"


def _bearer(g: Corps, q: Question, options: Options) -> Choice:
    """The one with a free slot, then the best shot."""
    card = q.ask.about[0]
    best = -999.0
    found = options[0]
    for option in options:
        who = option.args[0]
        slots = g.weapons[who] if g.card(card).type == "weapon" else g.gear[who]
        value = g.side(who).aim - 5.0 * sum(1 for c in slots if cards.value_of(g, c) >= 6.0) - len(slots)
        if card in slots:
            value -= 10.0
        if value > best:
            best = value
            found = option
    return found, "bearer"


def _peek(g: Corps, q: Question, options: Options) -> Choice:
    return cards.put_back(g, q.ask.about[0]), "look-ahead"


# ---- Alien phase


def _toward(g: Corps, q: Question, options: Options) -> Choice:
    return aliens.cheapest(g, q.ask.about[0], options), "sturdiest"


def _defensive_fire(g: Corps, q: Question, options: Options) -> Choice:
    who, alien = q.ask.about
    return combat.fire_in_defence(g, who, alien, options), "defend"


def _reroll(g: Corps, q: Question, options: Options) -> Choice:
    """Roll again when the roll fails and falling would hurt; Events only against death."""
    who, rolled = q.ask.about
    keep = Option(opt.KEEP, ()) if Option(opt.KEEP, ()) in options else Option(opt.PASS, ())
    fails = rolled > defence_total(g, who).value
    deadly = rolled >= g.fixed.constants.kill_on_defence_roll
    if not fails or (g.is_down(who) and not deadly):
        return keep, "good-enough"
    down, killed = fall(g, who, 1)
    if card_price(g) > 0.2 and not deadly and worth(g, who) < 1.2:
        return keep, "save-cards"
    for option in options:
        if option.phrase is opt.REROLL_ABILITY or option.phrase is opt.REROLL_CARD:
            return option, "reroll"
        if option.phrase is opt.PLAY_EVENT and (deadly or down + killed < 0.9):
            return option, "reroll"
    return keep, "nothing-left"


def _prevent(g: Corps, q: Question, options: Options) -> Choice:
    for option in options:
        if option.phrase is not opt.PASS:
            return option, "save"
    return options[0], "nothing"


def _take_over(g: Corps, q: Question, options: Options) -> Choice:
    for who in setup.HEROES:
        option = Option(opt.TAKE_OVER, (who,))
        if option in options and not g.is_down(who):
            return option, "go-on"
    return options[0], "go-on"


def _any(g: Corps, q: Question, options: Options) -> Choice:
    return options[0], "any"


def _next_mission(g: Corps, q: Question, options: Options) -> Choice:
    """Free the captured when few are left, otherwise go on with the campaign."""
    free = CHARACTERS - (g.dead | g.prisoners).bit_count()
    for option in options:
        kind = g.fixed.content.missions[option.args[0]].kind
        if kind == "rescue" and (free <= 3 or (g.prisoners >> RIPLEY & 1 and free <= 4)):
            return option, "rescue"
    return options[0], "go-on"


DECIDERS: dict[str, Decider] = {
    questions.HERO.id: _by(setup.hero, "hero"),
    questions.EQUIP_SETUP.id: _equip_setup,
    questions.PLACE.id: _place,
    questions.PLACE_SENTRY.id: _by(setup.sentry, "guard-ways"),
    questions.PLACE_BARRICADES.id: _by(setup.barricade, "shut-ways"),
    questions.CAPTIVE.id: _captive,
    questions.TRAPPED.id: _trapped,
    questions.SIT_OUT.id: _sit_out,
    questions.FIRST_PLAYER.id: _first_player,
    questions.WHICH_HERO.id: _activate,
    questions.MAY.id: _may,
    questions.ABILITY.id: _any,
    questions.EQUIP.id: _equip,
    questions.CONSENT.id: _accept,
    questions.ACTION.id: _action,
    questions.STEP.id: _step,
    questions.FULL_AUTO.id: _full_auto,
    questions.ROLL_ORDER.id: _any,
    questions.FREE_ATTACK.id: _free_attack,
    questions.REST_DRAW.id: _rest_draw,
    questions.REST_RECYCLE.id: _by(cards.rest_recycle, "recycle"),
    questions.RECYCLE_HAND.id: _by(cards.recycle_hand, "recycle"),
    questions.DISCARD.id: _by(cards.discard, "least"),
    questions.EXHAUST.id: _least,
    questions.WINDOW.id: _by(cards.event, "event"),
    questions.COMMAND.id: _activate,
    questions.LEFTOVER.id: _activate,
    questions.LEFTOVER_PLAYER.id: _any,
    questions.TARGET.id: _target,
    questions.DOOR.id: _any,
    questions.TAKE.id: _most,
    questions.LOSE.id: _least,
    questions.BEARER.id: _bearer,
    questions.DISPLACE.id: _least,
    questions.PEEK.id: _peek,
    questions.REORDER.id: _by(cards.reorder, "look-ahead"),
    questions.CAPTURE_ORDER.id: _any,
    questions.CAPTOR.id: _by(aliens.captor, "largest"),
    questions.NEXT_ALIEN.id: _by(aliens.next_alien, "weakest-first"),
    questions.NEXT_TILE.id: _any,
    questions.TOWARD.id: _toward,
    questions.GO.id: _by(aliens.path, "into-fire"),
    questions.VICTIM.id: _toward,
    questions.DEFENSIVE_FIRE.id: _defensive_fire,
    questions.FIRE_ORDER.id: _by(aliens.first_to_fire, "steadiest"),
    questions.REROLL.id: _reroll,
    questions.PREVENT_KILL.id: _prevent,
    questions.PREVENT_CAPTURE.id: _prevent,
    questions.TAKE_OVER.id: _take_over,
    questions.BLIP.id: _by(aliens.farthest, "far-away"),
    questions.TUNNEL.id: _by(aliens.tunnel, "in-the-open"),
    questions.ALIEN.id: _by(aliens.farthest, "far-away"),
    questions.POINT.id: _by(aliens.farthest, "far-away"),
    # Scan what is farthest from everybody: the nearer ones are looked at on foot.
    questions.FLIP.id: _by(aliens.farthest, "farthest"),
    questions.FINISH_ORDER.id: _any,
    questions.NEXT_MISSION.id: _next_mission,
    questions.RETURN.id: _most,
}
