"""What the rules of thumb think of all options, not only of the one they choose: candidates for search, in order.

A rule of thumb names one option. What it names when that one is closed is its second choice; what it names when
everything with that verb is closed is its choice among other kinds of things to do. So no game writes a line for it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hullbreach.bots.advice import Advice
from hullbreach.kernel.chance import Source
from hullbreach.kernel.match import Question, View
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.state import State

# What a game says could be done instead at a question that its rules of thumb answer for a reason.
Rivals = Callable[[State, Question, str], list[Option] | None]

# What a rule of thumb says where it has nothing to say.
NO_OPINION = ("fallback", "by-chance")
# Each choice counts for so much of the one before it; what no rule names counts as if it came this much later.
NEXT, UNNAMED = 0.6, 0.1


@dataclass(frozen=True)
class Candidate:
    """An option, its share of all the weight, and the reason id of the rule that named it; empty if none did."""

    option: Option
    weight: float
    reason: str


def prior(view: View, advice: Advice, luck: Source, most: int = 8) -> list[Candidate]:
    """The options of a view by what the rules of thumb think of them, their choice first; the weights add up to 1."""
    assert view.question is not None
    named = _named(view, advice, luck, min(most, len(view.options)))
    found = [(option, NEXT**n, reason) for n, (option, reason) in enumerate(named.items())]
    last = found[-1][1] * UNNAMED
    for phrase in dict.fromkeys([group[0] for group in view.options.groups]):
        if len(found) < most and all(option.phrase is not phrase for option, _, _ in found):
            found.append((next(option for option in view.options if option.phrase is phrase), last, ""))
    for option in view.options:
        if len(found) >= most:
            break
        if all(option != other for other, _, _ in found):
            found.append((option, last, ""))
    return _weighed(found)


def rivals(view: View, advice: Advice, luck: Source, most: int = 8) -> list[Candidate]:
    """The choice of the rules of thumb and what else could be done with the same means, the weights as in ``prior``.

    A game says what that is (``rivals`` of its bot); where it does not, what the rules name with their choice closed.
    """
    assert view.question is not None
    named = _named(view, advice, luck, min(most, len(view.options)))
    (choice, reason), *others = named.items()
    find: Rivals = getattr(advice, "rivals", _no_idea)
    rest = find(view.state, view.question, reason)
    if rest is not None:
        others = [(option, "") for option in rest if option != choice][: most - 1]
    return _weighed([(option, NEXT**n, why) for n, (option, why) in enumerate([(choice, reason), *others])])


def _no_idea(state: State, question: Question, reason: str) -> list[Option] | None:
    """A game does not say what could be done instead."""
    return None


def _weighed(found: list[tuple[Option, float, str]]) -> list[Candidate]:
    total = sum([weight for _, weight, _ in found])
    return [Candidate(option, weight / total, reason) for option, weight, reason in found]


def _named(view: View, advice: Advice, luck: Source, most: int) -> dict[Option, str]:
    """What the rules of thumb name while more and more is closed, one by one and verb by verb in turn."""
    first = _ask(view, advice, luck, view.options)
    if first is None:
        return {view.options[0]: ""}
    found = dict([first])
    others, verbs = view.options.without(first[0]), view.options.without_verb(first[0].phrase)
    while len(found) < most and (others.count or verbs.count):
        kind = _ask(view, advice, luck, verbs)
        verbs = Options() if kind is None else verbs.without_verb(kind[0].phrase)
        same = _ask(view, advice, luck, others)
        others = Options() if same is None else others.without(same[0])
        for choice in (kind, same):
            if choice is not None and len(found) < most:
                found.setdefault(*choice)
    return found


def _ask(view: View, advice: Advice, luck: Source, options: Options) -> tuple[Option, str] | None:
    """What the rules of thumb name among these options; nothing where they have no opinion."""
    assert view.question is not None
    if not options.count:
        return None
    whole = options is view.options
    question = view.question if whole else view.question.narrowed(options)
    plain = advice.obvious(question) if whole else None
    if plain is not None:
        return plain, "obvious"
    try:
        choice, reason = advice.decide(view.state, question, luck)
    except (ValueError, IndexError, StopIteration):
        # A rule that cannot do without what was closed has no second choice.
        return None
    if choice not in options or (reason in NO_OPINION and not whole):
        return None
    return choice, reason
