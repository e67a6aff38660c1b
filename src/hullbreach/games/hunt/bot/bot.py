"""How the rules bot plays hunt: rules of thumb for every question.

It decides from a concealed state and the question alone; the other files of this room hold the rules by subject.
"""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.games.hunt.bot import actions, cards, setup
from hullbreach.games.hunt.bot.actions import Choice
from hullbreach.games.hunt.bot.outlook import danger, enemies, gain, profile_of, worth
from hullbreach.games.hunt.content.names import ALIEN
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.words import options as opt
from hullbreach.games.hunt.words import questions
from hullbreach.kernel.chance import Source
from hullbreach.kernel.match import Question
from hullbreach.kernel.options import Option, Options, bits
from hullbreach.kernel.state import State

Decider = Callable[[Hunt, Question, Options], Choice]
# What nearly everybody wants nearly always, where the options are few.
ALWAYS = (opt.DODGE, opt.HEAL, opt.REROLL_SKILL, opt.REROLL_LEVEL, opt.HATCH, opt.KEEP_INITIATIVE, opt.ACCEPT)


def obvious(question: Question) -> Option | None:
    """The only option, where there is no choice."""
    return question.options[0] if len(question.options) == 1 else None


def decide(state: State, question: Question, luck: Source) -> tuple[Option, str]:
    """The choice at a question and a short reason id."""
    assert isinstance(state, Hunt)
    decider = DECIDERS.get(question.ask.prompt.id)
    if decider is not None:
        found = decider(state, question, question.options)
        if found[0] in question.options:
            return found
    for option in question.options:
        if option.phrase in ALWAYS:
            return option, "always"
    if question.ask.passing is not None:
        return Option(question.ask.passing, ()), "pass"
    return question.options[luck.below(len(question.options))], "by-chance"


def best(options: Options, score: Callable[[Option], float]) -> Option:
    """The option with the highest score, the first of several."""
    found, most = options[0], -999.0
    for option in options:
        value = score(option)
        if value > most:
            found, most = option, value
    return found


# ---- the turn


def _activate(g: Hunt, q: Question, options: Options) -> Choice:
    """First whoever can strike, then whoever is in danger, then the nearest to their goal."""

    def urgency(option: Option) -> float:
        piece = option.args[0]
        thinker = actions.Thinker(g, piece)
        score = 3.0 * thinker.attack_from(thinker.here) + 0.3 * thinker.safe_here * worth(g, piece)
        if thinker.steps:
            score += 0.5 - 0.03 * min(thinker.steps[thinker.here], 15)
        # Decoys let the others come first: their activations are time.
        return score - 1.0 if thinker.decoy else score

    if g.faction(options[0].args[0]) == ALIEN:
        # A wave: those that wait first let the others spend their Sentry.
        return best(options, urgency), "wave"
    return best(options, urgency), "urgent"


def _initiative(g: Hunt, q: Question, options: Options) -> Choice:
    return Option(opt.KEEP_INITIATIVE, ()), "first"


# ---- reactions


def _react(g: Hunt, q: Question, options: Options) -> Choice:
    """React when it pays: an enemy in the sights, or a blow at once."""

    def value(option: Option) -> float:
        if option.phrase in (opt.REACT_SHOOT, opt.REACT_FIGHT):
            return gain(g, option.args[0], option.args[1], option.phrase is opt.REACT_FIGHT) - 0.12
        if option.phrase is opt.REACT_MOVE:
            piece, tile = option.args
            return 0.2 * (danger(g, piece, g.tile[piece]) - danger(g, piece, tile)) - 0.3
        if option.phrase in (opt.GIVE_UP_SENTRY, opt.REACT_STAND):
            return -0.05
        return 0.0 if option.phrase is opt.PASS else -1.0

    return best(options, value), "react"


def _target(g: Hunt, q: Question, options: Options) -> Choice:
    piece = q.ask.about[0]
    return best(options, lambda option: gain(g, piece, option.args[0], True) if option.args else 0.0), "target"


def _order(g: Hunt, q: Question, options: Options) -> Choice:
    """Who is struck first: the dearest enemy."""
    side = g.fixed.side_of_seat[q.seat]

    def value(option: Option) -> float:
        if not option.args:
            return 0.0
        return worth(g, option.args[0]) * (-1.0 if g.side(option.args[0]) == side else 1.0)

    return best(options, value), "order"


def _become(g: Hunt, q: Question, options: Options) -> Choice:
    """Who steps out of a Marine token: firepower where an enemy stands in sight, else who is needed least."""
    piece = q.ask.about[0]
    seen = any(g.sight[g.tile[piece]] >> g.tile[foe] & 1 for foe in bits(enemies(g, g.side(piece))))
    order = setup.FIREPOWER if seen else setup.SPARE

    def rank(option: Option) -> float:
        unit = g.fixed.content.units[option.args[0] % setup.GROUP].id
        return float(-order.index(unit)) if unit in order else -99.0

    return best(options, rank), "who"


def _hide_or_reveal(g: Hunt, q: Question, options: Options) -> Choice:
    """Stay hidden where standing up would mean being shot at before it can strike."""
    piece = q.ask.about[0]
    exposed = danger(g, piece, g.tile[piece])
    return (Option(opt.STAY_HIDDEN, ()), "hide") if exposed > 0.3 else (Option(opt.REVEAL, ()), "reveal")


def _shift(g: Hunt, q: Question, options: Options) -> Choice:
    piece = q.ask.about[0]
    thinker = actions.Thinker(g, piece)

    def value(option: Option) -> float:
        tile = option.args[0] if option.args else g.tile[piece]
        return thinker.attack_from(tile) + 0.3 * thinker.progress(tile) - 0.4 * danger(g, piece, tile)

    return best(options, value), "shift"


def _victim(g: Hunt, q: Question, options: Options) -> Choice:
    """Who of one's own suffers: the one that is worth least."""
    return best(options, lambda option: -worth(g, option.args[0]) if option.args else -0.5), "least"


def _transfer(g: Hunt, q: Question, options: Options) -> Choice:
    piece = q.ask.about[0]

    def value(option: Option) -> float:
        return worth(g, piece) - worth(g, option.args[0]) if option.args else 0.05

    return best(options, value), "transfer"


def _seal(g: Hunt, q: Question, options: Options) -> Choice:
    """The side from which most enemies come."""
    piece = q.ask.about[0]
    here = g.tile[piece]

    def value(option: Option) -> float:
        ends = g.fixed.graph.links[option.args[0]]
        beyond = ends.b if ends.a == here else ends.a
        return sum(
            [
                1.0 / (1 + max(g.fixed.graph.distance(beyond, g.tile[foe], g.shut), 0))
                for foe in bits(enemies(g, g.side(piece)))
            ]
        )

    return best(options, value), "seal"


def _leave(g: Hunt, q: Question, options: Options) -> Choice:
    piece = q.ask.about[0]
    thinker = actions.Thinker(g, piece)

    def value(option: Option) -> float:
        tile = option.args[0] if option.args else thinker.here
        return thinker.progress(tile) - danger(g, piece, tile)

    return best(options, value), "away"


def _tactical(g: Hunt, q: Question, options: Options) -> Choice:
    found, reason = _react(g, q, options)
    return found, reason


def knows(g: Hunt, piece: int) -> bool:
    """Whether the bot knows who a piece is."""
    return profile_of(g, piece) is not None


DECIDERS: dict[str, Decider] = {
    questions.ACTIVATE.id: _activate,
    questions.ACTION.id: actions.act,
    questions.STEP.id: actions.step,
    questions.INITIATIVE.id: _initiative,
    questions.SENTRY_NAMED.id: _react,
    questions.SENTRY_ACTED.id: _react,
    questions.SENTRY_LEFT.id: _react,
    questions.TACTICAL.id: _tactical,
    questions.TARGET.id: _target,
    questions.ORDER.id: _order,
    questions.BECOME.id: _become,
    questions.HIDE_OR_REVEAL.id: _hide_or_reveal,
    questions.SHIFT.id: _shift,
    questions.DISC_VICTIM.id: _victim,
    questions.DISPLACE.id: _victim,
    questions.TRANSFER.id: _transfer,
    questions.ACID.id: _order,
    questions.SEAL.id: _seal,
    questions.DISENGAGE.id: _leave,
    questions.PUT_BACK.id: _leave,
    **cards.DECIDERS,
    **setup.DECIDERS,
}
