# mypyc: skip
"""Why an Intruder came, attacked at once, missed or died: the numbers behind it, all of them open to everybody."""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.games.nemesis.content.event_records import RETREAT
from hullbreach.games.nemesis.content.names import BLANK, INTRUDERS, NOISE_SILENCE
from hullbreach.games.nemesis.rules.intruders.encounter import Surprise
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.words import events
from hullbreach.kernel.match import Match, Past
from hullbreach.kernel.phrases import Event
from hullbreach.text import Messages

Told = list[Event]


def explain(match: Match, past: Past, n: int, seat: int, lang: str) -> list[str]:
    """Why the event with this number came out as it did; empty for most events."""
    told = list(past)[: n + 1]
    tell = TELLERS.get(told[n].phrase.id)
    g = match.state
    assert isinstance(g, Nemesis)
    found = "" if tell is None else tell(g, told, Messages.load("nemesis", lang))
    return [found] if found else []


def _encounter(g: Nemesis, told: Told, messages: Messages) -> str:
    """The die, and how many of its faces would have brought one; an Event card rolls none."""
    seat = told[-1].args[0]
    if len(told) < 2 or told[-2].phrase is not events.NOISE_ROLLED:
        return ""
    room, noise = _noise_before(g, told[:-1], seat)
    faces = g.fixed.content.dice.noise
    loud = sum([face < NOISE_SILENCE and noise >> g.fixed.exit(room, face + 1) & 1 for face in faces])
    return messages.say("why-encounter", face=told[-2].args[1] + 1, loud=loud, faces=len(faces))


def _noise_before(g: Nemesis, told: Told, seat: int) -> tuple[int, int]:
    """The Room of a seat and all Noise after what was told; an Encounter of another has ended the Noise around it."""
    rooms, noise = list(g.room), g.noise
    for event in told:
        if event.phrase is events.MOVED:
            rooms[event.args[0]] = event.args[1]
        elif event.phrase is events.NOISE:
            noise |= 1 << event.args[0]
        elif event.phrase is events.NOISE_ALL_AROUND:
            noise |= g.fixed.around[event.args[0]]
        elif event.phrase is events.ENCOUNTER:
            noise &= ~g.fixed.around[rooms[event.args[0]]]
    return rooms[seat], noise


def _surprise(g: Nemesis, told: Told, messages: Messages) -> str:
    """The number of the token against the cards in hand."""
    seat = told[-1].args[1]
    # In the first Encounter everybody has chosen an Objective in between.
    numbers = [step.number for step in g.stack if isinstance(step, Surprise)]
    numbers += [g.fixed.tokens[event.args[0]].number for event in told if event.phrase is events.TOKEN_DRAWN]
    if not numbers:
        return ""
    number = numbers[-1]
    if g.has_weakness(g.fixed.weak_danger):
        number = max(1, number - 1)
    cards = len(g.hand[seat])
    for event in told:
        if event.args[:1] == (seat,):
            cards += (event.phrase is events.DREW_HIDDEN) - (event.phrase is events.DISCARDED)
    # A hand that has changed in another way since then does not explain it.
    attacks = told[-1].phrase is events.SURPRISE
    return messages.say("why-surprise", number=number, cards=cards) if (cards < number) == attacks else ""


def _missed(g: Nemesis, told: Told, messages: Messages) -> str:
    """Whose symbols are on the Attack card."""
    card = next((event for event in reversed(told) if event.phrase is events.ATTACK_CARD), None)
    if card is None:
        return ""
    mask = g.fixed.attackers[card.args[2]]
    shown = [messages.say(f"intruder-{INTRUDERS[kind]}") for kind in range(BLANK) if mask >> kind & 1]
    missing = messages.say(f"intruder-{INTRUDERS[g.fixed.kind_of[told[-1].args[0]]]}")
    return messages.say("why-missed", shown=", ".join(shown), missing=missing)


def _blood(g: Nemesis, told: Told, messages: Messages) -> str:
    """The Injuries against the blood values of the cards; a Larva needs none, and the Airlock asks for nothing."""
    intruder = told[-1].args[0]
    if told[-1].phrase is events.INTRUDER_DIED and (len(told) < 2 or told[-2].phrase is not events.BLOOD):
        injured = len(told) > 1 and told[-2].phrase is events.INJURED
        return messages.say("why-any-injury") if injured else ""
    begin = max((n for n, event in enumerate(told) if event.phrase is events.INJURED), default=-1)
    cards = [event.args[1] for event in told[begin + 1 :] if event.phrase is events.BLOOD and event.args[0] == intruder]
    if len(cards) < g.fixed.content.intruders[g.fixed.kind_of[intruder]].check:
        return ""
    values = [g.fixed.blood[card] for card in cards]
    if RETREAT in values:
        return messages.say("why-arrow")
    need = sum(values) - g.has_weakness(g.fixed.weak_brink)
    return messages.say("why-blood", injuries=_injuries(g, told[:-1])[intruder], need=need)


def _injuries(g: Nemesis, told: Told) -> list[int]:
    """The Injuries of every miniature after what was told. NEM-INJ-12, NEM-INJ-13"""
    found = list(g.injuries)
    for event in told:
        phrase, args = event.phrase, event.args
        if phrase is events.INJURED:
            found[args[0]] += args[1]
        elif phrase is events.REGENERATED:
            found[args[0]] -= args[1]
        elif phrase in (events.PLACED, events.INTRUDER_LEFT, events.INTRUDER_DIED):
            found[args[0]] = 0
        elif phrase is events.TRANSFORMED:
            found[args[1]], found[args[0]] = found[args[0]], 0
    return found


def _fatal(g: Nemesis, told: Told, messages: Messages) -> str:
    """How many Serious Wounds one survives."""
    return messages.say("why-fatal", most=g.fixed.serious_limit)


TELLERS: dict[str, Callable[[Nemesis, Told, Messages], str]] = {
    events.ENCOUNTER.id: _encounter,
    events.SURPRISE.id: _surprise,
    events.NO_SURPRISE.id: _surprise,
    events.ATTACK_MISSED.id: _missed,
    events.BLOOD.id: _blood,
    events.INTRUDER_DIED.id: _blood,
    events.FATAL_WOUND.id: _fatal,
}
