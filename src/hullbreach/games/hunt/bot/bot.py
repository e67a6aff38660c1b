"""How the rules bot plays hunt: rules of thumb for every question.

It decides from a concealed state and the question alone; the other files of this room hold the rules by subject.
"""

from __future__ import annotations

from hullbreach.games.hunt.bot import actions, cards, setup
from hullbreach.games.hunt.bot.actions import Choice, Decider, Thinker
from hullbreach.games.hunt.bot.mind import Mind
from hullbreach.games.hunt.bot.outlook import enemies, wounds_left
from hullbreach.games.hunt.content.actions import FIGHT, POINT_BLANK
from hullbreach.games.hunt.content.names import ALIEN
from hullbreach.games.hunt.rules.armies.profiles import GROUP
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.words import options as opt
from hullbreach.games.hunt.words import questions
from hullbreach.kernel.chance import Source
from hullbreach.kernel.match import Question
from hullbreach.kernel.options import Option, Options, members
from hullbreach.kernel.state import State
from hullbreach.parts.rules_of_thumb import decide_by

# From here on somebody can strike.
STRIKE = 0.4
# What nearly everybody wants nearly always, where the options are few.
ALWAYS = (opt.DODGE, opt.HEAL, opt.HATCH, opt.KEEP_INITIATIVE, opt.ACCEPT)
# Choices that search takes as they are.
ROUTINE = frozenset(["always", "keep", "again", "who"])


def obvious(question: Question) -> Option | None:
    """The only option, or to pass where nothing else can be done but to turn over an own token, which is never done."""
    options, passing = question.options, question.ask.passing
    if len(options) == 1:
        return options[0]
    if passing is not None and all(group[0] is passing or group[0] is opt.CONVERT for group in options.groups):
        return Option(passing, ())
    return None


def decide(state: State, question: Question, luck: Source) -> tuple[Option, str]:
    """The choice at a question and a short reason id."""
    assert isinstance(state, Hunt)
    return decide_by(DECIDERS, ALWAYS, state, question, luck)


# ---- the turn


def _activate(g: Hunt, q: Question, options: Options) -> Choice:
    """First whoever can strike or work at once, then whoever is in danger; decoys, whose activations are time, last."""
    mind = Mind(g, g.fixed.side_of_seat[q.seat])

    def urgency(option: Option) -> float:
        piece = option.args[0]
        thinker = Thinker(mind, piece)
        if thinker.decoy:
            return 0.3
        here = thinker.here
        score = 1.5 * thinker.attack_from(here) + 0.3 * mind.loss(piece, here)
        score += 0.6 * max([thinker.attack_from(tile) for tile in members(g.steps(here))], default=0.0)
        if thinker.works and thinker.steps:
            score += 2.0 if not thinker.steps[here] else 0.5 - 0.03 * min(thinker.steps[here], 15)
        elif thinker.faction == ALIEN and score < STRIKE and thinker.steps:
            # A wave breaks when the others have spent their activations: those far away go first.
            return 0.02 * min(thinker.steps[here], 15)
        return score

    return max(options, key=urgency), "urgent"


def _initiative(g: Hunt, q: Question, options: Options) -> Choice:
    return Option(opt.KEEP_INITIATIVE, ()), "first"


# ---- reactions


def _react(g: Hunt, q: Question, options: Options) -> Choice:
    """React when it pays: an enemy in the sights, or a blow at once."""
    mind = Mind(g, g.fixed.side_of_seat[q.seat])
    last = q.ask.prompt is questions.SENTRY_LEFT

    def value(option: Option) -> float:
        if option.phrase in (opt.REACT_SHOOT, opt.REACT_FIGHT):
            return mind.gain(option.args[0], option.args[1], option.phrase is opt.REACT_FIGHT) - (0.0 if last else 0.1)
        if option.phrase is opt.REACT_MOVE:
            piece, tile = option.args
            saved = 0.5 * (mind.loss(piece, g.tile[piece]) - mind.loss(piece, tile))
            thinker = Thinker(mind, piece)
            return saved + (0.6 * thinker.eager * thinker.progress(tile) if last or saved > 0.3 else -0.3)
        if option.phrase in (opt.GIVE_UP_SENTRY, opt.REACT_STAND):
            return -0.05
        return 0.0 if option.phrase is opt.PASS else -1.0

    return max(options, key=value), "react"


def _target(g: Hunt, q: Question, options: Options) -> Choice:
    """The next die of an attack goes where it brings most."""
    piece = q.ask.about[0]
    mind = Mind(g, g.side(piece))
    close = g.attack_action in (FIGHT, POINT_BLANK)

    def value(option: Option) -> float:
        return mind.gain(piece, option.args[0], close) / wounds_left(g, option.args[0]) if option.args else 0.0

    return max(options, key=value), "target"


def _order(g: Hunt, q: Question, options: Options) -> Choice:
    """Who is struck first: the dearest enemy, none of ours if it can be helped."""
    side = g.fixed.side_of_seat[q.seat]
    mind = Mind(g, side)

    def value(option: Option) -> float:
        if not option.args:
            return 0.0
        piece = option.args[0]
        return -mind.worth(piece) if g.side(piece) == side else mind.prize(piece, False)

    return max(options, key=value), "order"


def _reroll(g: Hunt, q: Question, options: Options) -> Choice:
    """Failures are rolled again, successes never."""
    _, rolled, need = q.ask.about
    if rolled == 1 or (rolled < 20 and rolled <= need):
        return Option(opt.KEEP, ()), "keep"
    return next((o for o in options if o.phrase in (opt.REROLL_SKILL, opt.REROLL_LEVEL)), options[0]), "again"


def _become(g: Hunt, q: Question, options: Options) -> Choice:
    """Who steps out of a Marine token: firepower where an enemy stands in sight, else who is needed least."""
    piece = q.ask.about[0]
    seen = any(g.sight[g.tile[piece]] >> g.tile[foe] & 1 for foe in members(enemies(g, g.side(piece))))
    order = setup.FIREPOWER if seen else setup.SPARE

    def rank(option: Option) -> float:
        unit = g.fixed.content.units[option.args[0] % GROUP].id
        return float(-order.index(unit)) if unit in order else -99.0

    return max(options, key=rank), "who"


def _hide_or_reveal(g: Hunt, q: Question, options: Options) -> Choice:
    """Stay hidden, unless it can strike this turn: who hides counts as activated."""
    piece = q.ask.about[0]
    thinker = Thinker(Mind(g, g.side(piece)), piece)
    near = max([thinker.attack_from(tile) for tile in members(g.steps(thinker.here) | 1 << thinker.here)])
    if near > 0.2 or thinker.works:
        return Option(opt.REVEAL, ()), "reveal"
    return Option(opt.STAY_HIDDEN, ()), "hide"


def _shift(g: Hunt, q: Question, options: Options) -> Choice:
    """Seasoned Hunters appear where they can strike next and nobody strikes them."""
    piece = q.ask.about[0]
    thinker = Thinker(Mind(g, g.side(piece)), piece)

    def value(option: Option) -> float:
        return thinker.at(option.args[0] if option.args else thinker.here, g.points)

    return max(options, key=value), "shift"


def _victim(g: Hunt, q: Question, options: Options) -> Choice:
    """Who of one's own suffers: the one that is worth least."""
    mind = Mind(g, g.fixed.side_of_seat[q.seat])
    return max(options, key=lambda option: -mind.worth(option.args[0]) if option.args else -0.5), "least"


def _side(g: Hunt, q: Question, options: Options) -> Choice:
    """Which enemies suffer: those who are nearest to winning."""
    mind = Mind(g, g.fixed.side_of_seat[q.seat])
    return max(options, key=lambda option: mind.leads[option.args[0]] if option.args else -0.5), "leader"


def _transfer(g: Hunt, q: Question, options: Options) -> Choice:
    """Team Tactics: somebody of less worth takes the wound."""
    piece = q.ask.about[0]
    mind = Mind(g, g.side(piece))

    def value(option: Option) -> float:
        if not option.args:
            return 0.05
        dies = wounds_left(g, piece) == 1
        spared = mind.worth(piece) if dies else 0.0
        return spared - (mind.worth(option.args[0]) if wounds_left(g, option.args[0]) == 1 else 0.3)

    return max(options, key=value), "transfer"


def _seal(g: Hunt, q: Question, options: Options) -> Choice:
    """The side from which most enemies come."""
    piece = q.ask.about[0]
    here = g.tile[piece]
    mind = Mind(g, g.side(piece))

    def value(option: Option) -> float:
        return mind.threats.blows[g.fixed.graph.across(option.args[0], here)]

    return max(options, key=value), "seal"


def _leave(g: Hunt, q: Question, options: Options) -> Choice:
    piece = q.ask.about[0]
    thinker = Thinker(Mind(g, g.side(piece)), piece)

    def value(option: Option) -> float:
        return thinker.at(option.args[0] if option.args else thinker.here, g.points)

    return max(options, key=value), "away"


DECIDERS: dict[str, Decider] = {
    questions.ACTIVATE.id: _activate,
    questions.ACTION.id: actions.act,
    questions.STEP.id: actions.step,
    questions.INITIATIVE.id: _initiative,
    questions.SENTRY_NAMED.id: _react,
    questions.SENTRY_ACTED.id: _react,
    questions.SENTRY_LEFT.id: _react,
    questions.TACTICAL.id: _react,
    questions.TARGET.id: _target,
    questions.ORDER.id: _order,
    questions.REROLL.id: _reroll,
    questions.BECOME.id: _become,
    questions.HIDE_OR_REVEAL.id: _hide_or_reveal,
    questions.SHIFT.id: _shift,
    questions.DISC_VICTIM.id: _victim,
    questions.DISPLACE.id: _victim,
    questions.DISPLACE_SIDE.id: _side,
    questions.DISC_SIDE.id: _side,
    questions.REDIRECT.id: _victim,
    questions.TRANSFER.id: _transfer,
    questions.ACID.id: _order,
    questions.SEAL.id: _seal,
    questions.DISENGAGE.id: _leave,
    questions.PUT_BACK.id: _leave,
    **cards.DECIDERS,
    **setup.DECIDERS,
}
