"""How the first dead player plays the Intruders."""

from __future__ import annotations

from hullbreach.games.nemesis.bot.actions import Choice, Decider
from hullbreach.games.nemesis.bot.fight import HARM
from hullbreach.games.nemesis.content.effects import WoundOrKill
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import AWAKE
from hullbreach.games.nemesis.words import options as opt
from hullbreach.games.nemesis.words import questions
from hullbreach.kernel.match import Question
from hullbreach.kernel.options import Option, Options
from hullbreach.parts.grammar import verbs_of

# Effects by how much harm they do; a card is kept for these.
EFFECTS = {"metamorphosis": 2.0, "planning": 1.3, "pursuit": 1.2, "coordinated_hunt": 1.5, "self_healing": 0.3}


def _people(g: Nemesis) -> list[int]:
    return [seat for seat in range(g.seats) if g.status[seat] == AWAKE]


def _frailty(g: Nemesis, seat: int) -> float:
    return 1.0 + len(g.serious[seat]) + 0.3 * g.light[seat] - 0.1 * len(g.hand[seat])


def _plot(g: Nemesis, q: Question, options: Options) -> Choice:
    """Strike where somebody is in reach, close in where nobody is, else whatever the card says."""
    hunted = [_frailty(g, seat) for seat in _people(g) if g.crowd[g.room[seat]]]

    def value(option: Option) -> float:
        if not option.args:
            return 0.0
        card = g.fixed.content.intruder_actions[option.args[0]]
        if option.phrase is opt.PLOT_ATTACK:
            return 1.0 + 0.5 * card.attack + max(hunted, default=0.0)
        if option.phrase is opt.PLOT_MOVE:
            return 1.6 if _closing(g, card.move) else -1.0
        word = card.id.rstrip("_1234").removesuffix("_any")
        return EFFECTS.get(word, 0.5) + (g.larva.bit_count() if word == "metamorphosis" else 0)

    return max(options, key=value), "plot"


def _closing(g: Nemesis, number: int) -> bool:
    numbers = (number,) if number else (1, 2, 3, 4)
    return any(_prey(g, i, n) > 0 for i, room in enumerate(g.lair) if room >= 0 for n in numbers)


def _prey(g: Nemesis, intruder: int, number: int) -> float:
    """What it brings to send an Intruder through an exit: to somebody, and not away from anybody."""
    room = g.lair[intruder]
    link = g.fixed.exit(room, number)
    if g.people_in(room) or link >= g.fixed.corridors:
        return -1.0
    if g.closed >> link & 1:
        return 0.1
    there = g.people_in(g.fixed.graph.across(link, room))
    return sum([_frailty(g, seat) for seat in there]) * HARM[g.fixed.kind_of[intruder]]


def _send(g: Nemesis, q: Question, options: Options) -> Choice:
    return max(options, key=lambda o: _prey(g, o.args[0], o.args[1])), "close-in"


def _set_on(g: Nemesis, q: Question, options: Options) -> Choice:
    """The strongest on the weakest."""
    return max(options, key=lambda o: HARM[g.fixed.kind_of[o.args[0]]] * _frailty(g, o.args[1])), "weakest"


def _attack(g: Nemesis, q: Question, options: Options) -> Choice:
    """The card that kills, else the one that wounds."""

    def value(option: Option) -> float:
        does = g.fixed.attack_effects[option.args[0]]
        return 2.0 if any(isinstance(verb, WoundOrKill) for verb in verbs_of(does)) else 1.0

    return max(options, key=value), "worst"


def _keep(g: Nemesis, q: Question, options: Options) -> Choice:
    return max(options, key=lambda o: 1.0 if o.args else 0.0), "keep"


def _take_over(g: Nemesis, q: Question, options: Options) -> Choice:
    return Option(opt.ACCEPT, ()), "revenge"


DECIDERS: dict[str, Decider] = {
    questions.TAKE_OVER.id: _take_over,
    questions.PLOT.id: _plot,
    questions.SEND.id: _send,
    questions.SET_ON.id: _set_on,
    questions.ATTACK_CARD.id: _attack,
    questions.KEEP_PLOT.id: _keep,
}
