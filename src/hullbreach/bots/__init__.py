"""Players that are programs: ``make("rules", seed)`` gives one that chooses from a view.

``make("search:100", seed)`` thinks for 100 rollouts a choice, ``make("search:200ms", seed)`` for that long.
``make("random+policy", seed)`` is one at a seat with a policy: what a person would not be asked is decided for it.
"""

from __future__ import annotations

from hullbreach.bots.advice import advice_of
from hullbreach.bots.bot import Bot
from hullbreach.bots.chance import RandomBot
from hullbreach.bots.policy import Spared
from hullbreach.bots.rules import RulesBot
from hullbreach.bots.search import SearchBot, search_bot
from hullbreach.kernel.errors import BadInput

QUICK = ("random", "rules")
NAMES = (*QUICK, "search")
POLICY = "+policy"

__all__ = ["NAMES", "Bot", "RandomBot", "RulesBot", "SearchBot", "Spared", "make", "names_for"]


def names_for(game: str) -> list[str]:
    """The bots that can play thousands of matches of a game; one that thinks ahead is too slow for that."""
    try:
        advice_of(game)
    except BadInput:
        return ["random"]
    return list(QUICK)


def make(name: str, seed: int) -> Bot:
    """A bot by name; the same seed plays the same way."""
    if name.endswith(POLICY):
        return Spared(make(name.removesuffix(POLICY), seed), seed)
    if name == "random":
        return RandomBot(seed)
    if name == "rules":
        return RulesBot(seed)
    if name == "search" or name.startswith("search:"):
        return search_bot(name, seed)
    raise BadInput(f"bot {name}", f"unknown, expected one of {', '.join(NAMES)}")
