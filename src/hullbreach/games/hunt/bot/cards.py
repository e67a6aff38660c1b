"""When a card is worth playing: most cards at once where they help, the strong ones where somebody is at stake."""

from __future__ import annotations

from hullbreach.games.hunt.bot.actions import Choice, Thinker
from hullbreach.games.hunt.bot.outlook import danger, enemies, worth
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.words import options as opt
from hullbreach.games.hunt.words import questions
from hullbreach.kernel.match import Question
from hullbreach.kernel.options import Option, Options, bits

# Cards that need a moment that a rule of thumb does not see; kept unless the hand is full of them.
KEEP = ("flip", "acid", "swap", "decoy")


def window(g: Hunt, q: Question, options: Options) -> Choice:
    """Play the weightiest card that a window offers, if the moment matters; else pass."""
    passing = Option(opt.PASS, ())
    content = g.fixed.content
    best, found = 0.5, passing
    for option in options:
        if option.phrase is opt.RAGE:
            piece = q.ask.about[0]
            thinker = Thinker(g, piece)
            value = 4.0 if thinker.attack_from(thinker.here) > 1.0 else 0.0
        elif option.phrase is opt.IMPROVED_HIDE:
            piece = option.args[0]
            value = 1.0 if danger(g, piece, g.tile[piece]) > 0.8 else 0.0
        elif option.phrase is opt.PLAY_CARD:
            value = card_value(g, q, content.strategy[option.args[0]].weight, option.args[0])
        else:
            continue
        if value > best:
            best, found = value, option
    return found, "card" if found is not passing else "pass"


def card_value(g: Hunt, q: Question, weight: int, card: int) -> float:
    """How good a card looks now: in an attack nearly always, between activations when enemies are near."""
    record = g.fixed.content.strategy[card]
    if record.timing == "between_activations":
        side = g.fixed.side_of_seat[q.seat]
        near = sum([1 for foe in bits(enemies(g, side)) if g.up >> foe & 1])
        words = {verb.word for effect in record.effects for verb in effect.verbs}
        if words & set(KEEP):
            return 0.3
        return weight * (0.35 if near else 0.1)
    if record.timing == "activation_start":
        piece = q.ask.about[0]
        thinker = Thinker(g, piece)
        return weight * (0.6 if thinker.attack_from(thinker.here) or thinker.goals else 0.2)
    return weight * 0.6


def target(g: Hunt, q: Question, options: Options) -> Choice:
    """Own models where it helps, enemies where it hurts: whoever is worth most."""
    side = g.fixed.side_of_seat[q.seat]
    found, most = options[0], -9.0
    for option in options:
        value = 0.1
        if option.phrase is opt.CHOOSE_PIECE:
            piece = option.args[0]
            value = worth(g, piece) + (0.5 * danger(g, piece, g.tile[piece]) if g.side(piece) == side else 0.5)
        elif option.phrase is opt.CHOOSE_TILE:
            value = 0.2 * (g.on[option.args[0]] & ~g.fixed.masks[side]).bit_count()
        elif option.phrase in (opt.DONE, opt.PASS):
            value = -1.0
        if value > most:
            found, most = option, value
    return found, "target"


DECIDERS = {
    questions.BETWEEN.id: window,
    questions.START.id: window,
    questions.AFTER_ACTIVATION.id: window,
    questions.BEFORE_ATTACK.id: window,
    questions.WHEN_ATTACKED.id: window,
    questions.AFTER_ROLL.id: window,
    questions.WHEN_HIT.id: window,
    questions.WHEN_WOUNDED.id: window,
    questions.WHEN_KILLED.id: window,
    questions.AFTER_KILL.id: window,
    questions.CARD_TARGET.id: target,
    questions.CARD_TILE.id: target,
    questions.ENVIRONMENT.id: target,
}
