# mypyc: skip
"""Why a die came out as it did: what the number to beat was made of, and how likely it was."""

from __future__ import annotations

from hullbreach.games.hunt.content.actions import FIGHT, SHOOT
from hullbreach.games.hunt.rules.combat.attack import die_odds
from hullbreach.games.hunt.rules.combat.hits import TakeHit
from hullbreach.games.hunt.rules.combat.tests import TEST
from hullbreach.games.hunt.rules.combat.totals import armour_total, con_total
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.rules.turn.actions import ACTION_OF
from hullbreach.games.hunt.show.sayings import SAYINGS
from hullbreach.games.hunt.words import events
from hullbreach.kernel.match import Match, Past
from hullbreach.kernel.procedures import Odds, Total
from hullbreach.kernel.retrace import decided_on_the_way
from hullbreach.text import Messages

TESTS = (events.SHOT, events.BLOW, events.ARMOUR, events.CONSTITUTION)


def explain(match: Match, past: Past, n: int, seat: int, lang: str) -> list[str]:
    """Why the event with this number came out as it did, from what a seat may know; empty for most events."""
    event = past[n]
    if event.phrase not in TESTS:
        return []
    for decided in reversed([each for each in decided_on_the_way(match, past) if each.told <= n]):
        g = decided.match.view(seat).state
        assert isinstance(g, Hunt)
        odds = _odds(g, match, past, n)
        # A number that has changed since then is not explained by what it was.
        if odds is not None and odds.need.value == event.args[-1]:
            total = SAYINGS.say_total(odds.need, lang)
            return [Messages.load("hunt", lang).say("why-need", total=total, percent=round(odds.chance * 100))]
    return []


def _odds(g: Hunt, match: Match, past: Past, n: int) -> Odds | None:
    """The odds of the test that an event tells of, as they were in a position."""
    event = past[n]
    piece = event.args[0]
    if g.tile[piece] < 0 or not g.up >> piece & 1:
        return None
    if event.phrase in (events.SHOT, events.BLOW):
        if g.tile[event.args[1]] < 0:
            return None
        action = FIGHT
        if event.phrase is events.SHOT:
            action = g.attack_action if g.attack_action >= 0 else ACTION_OF.get(past.option.phrase, SHOOT)
        return die_odds(g, piece, action, event.args[1])
    if event.phrase is events.CONSTITUTION:
        return TEST.odds(con_total(g, piece))
    st = _strength(match, past, n)
    if st is None:
        return None
    floor = g.profile(piece).a_min
    return TEST.odds(Total(armour_total(g, piece, st).terms, low=floor), floor)


def _strength(match: Match, past: Past, n: int) -> int | None:
    """The strength of the hit that an Armour test answers: told with it, or on its way when the choice was made."""
    piece = past[n].args[0]
    for m in reversed(range(n)):
        if past[m].phrase is events.HIT and past[m].args[0] == piece:
            return past[m].args[1]
    on_the_way = [frame.blow.st for frame in match.state.stack if isinstance(frame, TakeHit)]
    return on_the_way[-1] if on_the_way else None
