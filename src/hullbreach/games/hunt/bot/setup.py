"""Before the first turn: where tokens start, whom to escort, which hand to keep."""

from __future__ import annotations

from hullbreach.games.hunt.bot.actions import Choice
from hullbreach.games.hunt.rules.profiles import GROUP as GROUP
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.words import options as opt
from hullbreach.games.hunt.words import questions
from hullbreach.kernel.match import Question
from hullbreach.kernel.options import Option, Options

# Who steps out of a Marine token in sight of an enemy, and who where nobody is near.
FIREPOWER = (
    "colonial_marine_smart_gun", "colonial_marine_sergeant", "colonial_marine_flame_thrower",
    "colonial_marine_pulse_rifle", "colonial_marine_motion_tracker",
)  # fmt: skip
SPARE = (
    "colonial_marine_motion_tracker", "colonial_marine_pulse_rifle", "colonial_marine_flame_thrower",
    "colonial_marine_sergeant", "colonial_marine_smart_gun",
)  # fmt: skip


def mulligan(g: Hunt, q: Question, options: Options) -> Choice:
    """A hand of light cards is replaced."""
    side = g.fixed.side_of_seat[q.seat]
    weight = sum([g.fixed.content.strategy[card].weight for card in g.hands[side] if card >= 0])
    return (Option(opt.MULLIGAN, ()), "light") if weight <= 7 else (Option(opt.KEEP_HAND, ()), "keep")


def deploy(g: Hunt, q: Question, options: Options) -> Choice:
    """Spread over the tiles by turns."""
    at = sum(q.ask.about) % len(options)
    return options[at], "spread"


DECIDERS = {questions.MULLIGAN.id: mulligan, questions.DEPLOY.id: deploy}
