"""Players that are programs: ``make("rules", seed)`` gives one that chooses from a view.

``make("random+policy", seed)`` is one at a seat with a policy: what a person would not be asked is decided for it.
"""

from __future__ import annotations

from hullbreach.bots.advice import advice_of
from hullbreach.bots.bot import Bot
from hullbreach.bots.chance import RandomBot
from hullbreach.bots.policy import Spared
from hullbreach.bots.rules import RulesBot
from hullbreach.kernel.errors import BadInput

NAMES = ("random", "rules")
POLICY = "+policy"

__all__ = ["NAMES", "Bot", "RandomBot", "RulesBot", "Spared", "make", "names_for"]


def names_for(game: str) -> list[str]:
    """The bots that can play a game."""
    try:
        advice_of(game)
    except BadInput:
        return ["random"]
    return list(NAMES)


def make(name: str, seed: int) -> Bot:
    """A bot by name; the same seed plays the same way."""
    if name.endswith(POLICY):
        return Spared(make(name.removesuffix(POLICY), seed), seed)
    if name == "random":
        return RandomBot(seed)
    if name == "rules":
        return RulesBot(seed)
    raise BadInput(f"bot {name}", f"unknown, expected one of {', '.join(NAMES)}")
