"""How the rules bot plays nemesis: rules of thumb for every question.

It decides from a concealed state and the question alone; the other files of this room hold the rules by subject.
"""

from __future__ import annotations

from hullbreach.games.nemesis.bot import actions, cards, intruders, picks, trades
from hullbreach.games.nemesis.bot.actions import Choice, Decider
from hullbreach.games.nemesis.bot.aims import Aims
from hullbreach.games.nemesis.bot.mind import Mind
from hullbreach.games.nemesis.content.names import FACE_BLANK, NOISE_DANGER, NOISE_SILENCE
from hullbreach.games.nemesis.rules.effects.deed import ROOM
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.words import options as opt
from hullbreach.games.nemesis.words import questions
from hullbreach.kernel.chance import Source
from hullbreach.kernel.match import Question
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.state import State
from hullbreach.parts.rules_of_thumb import decide_by

# What nearly everybody wants nearly always, where the options are few.
ALWAYS = (opt.ACCEPT, opt.DONE)
# What is left to those who have no card and nothing to use.
IDLE = (opt.PASS, opt.DROP)
DRAFT = ("soldier", "mechanic", "scout", "pilot", "captain", "scientist")
# Choices that search takes as they are.
ROUTINE = frozenset(["always", "character", "self", "later", "enough", "again", "ignore"])


def obvious(question: Question) -> Option | None:
    """The only option; to pass where nothing can be done; to stand back where there is nothing to interrupt with; the
    cheapest card, a useless card.

    It looks at options and content alone, never at the state, which may hold what the seat does not know.
    """
    options = question.options
    if len(options) == 1:
        return options[0]
    if options.has(opt.STAND_BACK) and not options.has(opt.PLAY):
        return Option(opt.STAND_BACK, ())
    prompt, state = question.ask.prompt, question.state
    assert isinstance(state, Nemesis)
    if prompt is questions.ACTION and all(group[0] in IDLE for group in options.groups):
        return Option(opt.PASS, ())
    if prompt is questions.PAY or prompt is questions.DISCARD:
        return cards.cheapest(state, options)
    if prompt is questions.PASSING or prompt is questions.REPLACE:
        return cards.contaminated(state, options)
    return None


def decide(state: State, question: Question, luck: Source) -> tuple[Option, str]:
    """The choice at a question and a short reason id."""
    assert isinstance(state, Nemesis)
    return decide_by(DECIDERS, ALWAYS, state, question, luck)


# ---- set-up and Objectives


def _draft(g: Nemesis, q: Question, options: Options) -> Choice:
    words = [g.fixed.characters[option.args[0]].id for option in options]
    best = min(range(len(words)), key=lambda n: DRAFT.index(words[n]))
    return options[best], "character"


def _objective(g: Nemesis, q: Question, options: Options) -> Choice:
    """The Objective that is within reach."""
    aims = Aims(Mind(g, q.seat))
    return max(options, key=lambda option: aims.planner.best_for(option.args[0]).chance), "within-reach"


def _act(g: Nemesis, q: Question, options: Options) -> Choice:
    """The best Action; a Trade before passing, where somebody here has what we need."""
    found, reason = actions.act(g, q, options)
    if found.phrase is opt.PASS and options.has(opt.TRADE) and trades.worth_trading(actions.Actor(g, q.seat)):
        return Option(opt.TRADE, ()), "trade"
    return found, reason


# ---- reactions


def _interrupt(g: Nemesis, q: Question, options: Options) -> Choice:
    """Whoever we want dead is not let out."""
    deed = picks.declared(g)
    if deed is not None and deed.kind == ROOM and q.ask.about[0] == deed.seat:
        room = g.fixed.rooms[deed.id]
        leaving = bool(room.section) or g.room[deed.seat] == g.fixed.start
        if leaving and Aims(Mind(g, q.seat)).hunts(deed.seat):
            for option in options:
                if option.phrase is opt.PLAY:
                    return option, "not-out"
    return Option(opt.PASS, ()), "let-it-be"


def _reroll_noise(g: Nemesis, q: Question, options: Options) -> Choice:
    """A roll that brings an Encounter is rolled again."""
    face = q.ask.about[0]
    seat = q.seat
    exits = g.fixed.exits[g.room[seat]]
    bad = face == NOISE_DANGER or (face == NOISE_SILENCE and g.slime >> seat & 1)
    bad = bad or (face < len(exits) and bool(g.noise >> exits[face] & 1))
    payable = [option for option in options if option.phrase is opt.REROLL]
    if bad and payable:
        return min(payable, key=lambda option: cards.dear(g, option.args[0])), "again"
    return Option(opt.PASS, ()), "fine"


def _reroll(g: Nemesis, q: Question, options: Options) -> Choice:
    """Misses are rolled again."""
    worse = q.ask.about[0] in (FACE_BLANK, FACE_BLANK + 1)
    return Option(opt.ACCEPT if worse else opt.REFUSE, ()), "again"


def _protect(g: Nemesis, q: Question, options: Options) -> Choice:
    """An attack is ignored if it can be."""
    return next((option for option in options if option.phrase is not opt.PASS), options[0]), "ignore"


def _consent(g: Nemesis, q: Question, options: Options) -> Choice:
    """Out of Combat at no price: gladly."""
    return Option(opt.ACCEPT if g.in_combat(q.seat) else opt.REFUSE, ()), "away"


def _who_moves(g: Nemesis, q: Question, options: Options) -> Choice:
    return next((o for o in options if o.phrase is opt.MOVE_SELF), options[len(options) - 1]), "self"


def _may(g: Nemesis, q: Question, options: Options) -> Choice:
    """A scan of the hand, unless a Larva would kill us."""
    ill = g.larva >> q.seat & 1
    return Option(opt.REFUSE if ill else opt.ACCEPT, ()), "scan"


def _event(g: Nemesis, q: Question, options: Options) -> Choice:
    return Option(opt.AT_BOTTOM, ()), "later"


def _rush(g: Nemesis, q: Question, options: Options) -> Choice:
    return Option(opt.DONE, ()), "enough"


DECIDERS: dict[str, Decider] = {
    questions.DRAFT.id: _draft,
    questions.OBJECTIVE.id: _objective,
    questions.ACTION.id: _act,
    questions.PASSING.id: cards.let_go,
    questions.REPLACE.id: cards.let_go,
    questions.WAITING.id: picks.launch,
    questions.LAUNCH.id: picks.launch,
    questions.RUSH.id: _rush,
    questions.INTERRUPT.id: _interrupt,
    questions.INTERRUPT_AGAIN.id: _interrupt,
    questions.PICK.id: picks.pick,
    questions.WAY.id: picks.way,
    questions.WHOM.id: picks.whom,
    questions.WHERE.id: picks.where,
    questions.TARGET.id: picks.target,
    questions.PEEK.id: picks.peek,
    questions.MAY.id: _may,
    questions.CAREFUL.id: picks.careful,
    questions.WHO_MOVES.id: _who_moves,
    questions.CONSENT.id: _consent,
    questions.CONSENT_TO.id: _consent,
    questions.REROLL_NOISE.id: _reroll_noise,
    questions.ESCAPE_ORDER.id: picks.escape_order,
    questions.DOORS.id: picks.doors,
    questions.REROLL.id: _reroll,
    questions.PROTECT.id: _protect,
    questions.OVERLOADED.id: cards.full_hands,
    questions.FULL_HANDS.id: cards.full_hands,
    questions.FULL_HANDS_OBJECT.id: cards.full_hands,
    questions.KEEP.id: cards.keep,
    questions.TRADE.id: trades.partner,
    questions.OFFER.id: trades.offer,
    questions.RETURN.id: trades.give_back,
    questions.SETTLE.id: trades.settle,
    questions.ENGINE.id: picks.engine,
    questions.EVENT_CARD.id: _event,
    **intruders.DECIDERS,
}
