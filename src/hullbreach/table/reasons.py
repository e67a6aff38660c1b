"""Why something happened: the choice and the numbers behind a line of the log, what the game says, the rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hullbreach.kernel.match import Match, Past, sees
from hullbreach.kernel.phrases import Event
from hullbreach.kernel.procedures import Odds
from hullbreach.table.text import say


@dataclass
class Reasons:
    """Sentences, and the ids of the rules that say the rest."""

    sentences: list[str]
    rules: list[str]


def why(match: Match, seat: int, line: int, lang: str, before: Callable[[int], Match]) -> Reasons:
    """What is behind one line of a seat's log; ``before`` gives the match after so many choices."""
    number = 0
    for event in match.opening:
        if sees(event, seat):
            if number == line:
                return Reasons([say(match.rulebook.id, lang, "why-start")], rules(match, event))
            number += 1
    for choices, past in enumerate(match.pasts()):
        for n, event in enumerate(past):
            if sees(event, seat):
                if number == line:
                    then = before(choices)
                    found = behind_choice(past, seat, lang, then)
                    return Reasons(found + match.rulebook.explain(then, past, n, seat, lang), rules(match, event))
                number += 1
    return Reasons([], [])


def rules(match: Match, event: Event) -> list[str]:
    """The ids of the rules behind an event."""
    return list(match.rulebook.behind(event))


def behind_choice(past: Past, seat: int, lang: str, match: Match) -> list[str]:
    """What was chosen and how likely it was to succeed; of others only that they chose, which everybody saw."""
    game = match.rulebook.id
    if past.seat != seat:
        return [say(game, lang, "why-other", who=say(game, lang, "seat", n=past.seat + 1))]
    voice = match.rulebook.voice
    what = match.rulebook.label(match.state, past.option, lang)
    found = [say(game, lang, "why-own", what=what)]
    odds = odds_of(match, past)
    if odds is not None and odds.chance < 1:
        total = voice.say_total(odds.need, lang)
        found.append(say(game, lang, "why-need", total=total, percent=round(odds.chance * 100)))
    return found


def odds_of(match: Match, past: Past) -> Odds | None:
    """The odds of a choice when it was made."""
    question = match.glance(past.seat).question
    return None if question is None else question.odds(past.option)
