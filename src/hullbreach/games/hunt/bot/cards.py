"""When a card is worth playing, and on whom: by what it does and by who is at stake."""

from __future__ import annotations

from hullbreach.games.hunt.bot.actions import Choice, Decider, Thinker
from hullbreach.games.hunt.bot.mind import Mind
from hullbreach.games.hunt.bot.outlook import wounds_left
from hullbreach.games.hunt.content.card_records import EnvironmentCard, StrategyCard
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.words import options as opt
from hullbreach.games.hunt.words import questions
from hullbreach.kernel.match import Question
from hullbreach.kernel.options import Option, Options, members
from hullbreach.parts.grammar import verbs_of

# Two cards a turn, and the hand is filled up again: what is not worth this much now may still be later in the turn.
CHOOSY, LATE = 0.6, 0.25


def words_of(card: StrategyCard | EnvironmentCard) -> set[str]:
    """What a card does, by the words of its verbs."""
    return {verb.word for effect in card.effects for verb in verbs_of(effect.does)}


def window(g: Hunt, q: Question, options: Options) -> Choice:
    """Play the card that helps most now, if it helps enough; else pass."""
    passing = Option(opt.PASS, ())
    mind = Mind(g, g.fixed.side_of_seat[q.seat])
    waiting = g.pieces_of(mind.side) & ~g.activated
    best, found = CHOOSY if waiting.bit_count() > 2 else LATE, passing
    for option in options:
        if option.phrase is opt.RAGE:
            thinker = Thinker(mind, q.ask.about[0])
            value = 4.0 if thinker.attack_from(thinker.here) > 2.0 else 0.0
        elif option.phrase is opt.IMPROVED_HIDE:
            value = 3.0 * mind.loss(option.args[0], g.tile[option.args[0]])
        elif option.phrase is opt.PLAY_CARD:
            card = g.fixed.content.strategy[option.args[0]]
            value = between(mind, card) if card.timing == "between_activations" else at_once(mind, q, card)
        else:
            continue
        if value > best:
            best, found = value, option
    return found, "card" if found is not passing else "pass"


def at_once(mind: Mind, q: Question, card: StrategyCard) -> float:
    """A card with a moment of its own: at the start where the piece has something to do, else nearly always."""
    if card.timing != "activation_start":
        return 0.4 * card.weight
    g = mind.g
    thinker = Thinker(mind, q.ask.about[0])
    words = words_of(card)
    if "cost" in words or "auto" in words:
        return 0.4 if thinker.attack_from(thinker.here) > 0.5 else 0.1
    near = max([thinker.attack_from(tile) for tile in members(g.steps(thinker.here) | 1 << thinker.here)])
    works = thinker.works and bool(thinker.steps) and thinker.steps[thinker.here] <= 3
    return 0.35 * card.weight * (min(near, 2.0) + (1.0 if works else 0.0))


def between(mind: Mind, card: StrategyCard) -> float:
    """A card between activations."""
    g, words = mind.g, words_of(card)
    own = g.models_of(mind.side)
    if "sentry" in words:
        return 0.4 * sum([1 for piece in members(own & g.activated & ~g.sentry) if _guards(mind, piece)])
    if "spawn" in words or "heal" in words:
        return 1.5
    if "test" in words or "hit" in words:
        return 0.4 * card.weight if mind.foes & g.up & ~g.activated else 0.1
    if "move" in words and card.target == "friendly_model":
        return 0.8 if any(mind.aims.of(piece).work for piece in members(own)) else 0.2
    if "act" in words:
        return 0.7 if any(g.contested >> g.tile[piece] & 1 for piece in members(own)) else 0.0
    if "place_door" in words or "hide" in words or "place" in words:
        return 0.5 * max([mind.loss(piece, g.tile[piece]) for piece in members(own)], default=0.0)
    if "mod" in words:
        if card.target == "tile" and "no_enemy" not in card.filters and card.filters:
            return 0.3 * max([_fighters(mind, tile) for tile in members(g.contested)], default=0)
        return 0.4 * max([mind.loss(piece, g.tile[piece]) for piece in members(own)], default=0.0)
    return 0.15 * card.weight


def _guards(mind: Mind, piece: int) -> bool:
    """Whether a piece could react to somebody who is still to act."""
    thinker = Thinker(mind, piece)
    return thinker.sentry() > 0.3


def _fighters(mind: Mind, tile: int) -> int:
    """How many of ours are still to fight on a tile."""
    g = mind.g
    return (g.on[tile] & g.fixed.masks[mind.side] & ~g.activated).bit_count()


def target(g: Hunt, q: Question, options: Options) -> Choice:
    """Own models where it helps, enemies where it hurts, tiles and doors where they come from."""
    mind = Mind(g, g.fixed.side_of_seat[q.seat])
    cards = g.fixed.content.environment if q.ask.prompt is questions.ENVIRONMENT else g.fixed.content.strategy
    words = words_of(cards[q.ask.about[0]])
    found, most = options[0], -9.0
    for option in options:
        if option.phrase is opt.CHOOSE_PIECE:
            value = _piece(mind, option.args[0], words)
        elif option.phrase is opt.CHOOSE_TILE:
            value = _tile(mind, option.args[0], words)
        elif option.phrase is opt.CHOOSE_LINK:
            value = _link(mind, option.args[0])
        else:
            value = -1.0
        if value > most:
            found, most = option, value
    return found, "target"


def _piece(mind: Mind, piece: int, words: set[str]) -> float:
    g = mind.g
    if g.side(piece) != mind.side:
        return mind.prize(piece, False) + (0.5 if not g.activated >> piece & 1 else 0.0)
    if "sentry" in words:
        return 1.0 if g.activated >> piece & 1 and not g.sentry >> piece & 1 else -2.0
    if "move" in words:
        return 1.0 if mind.aims.of(piece).work else 0.1
    return mind.loss(piece, g.tile[piece]) + 0.1 * mind.worth(piece)


def _tile(mind: Mind, tile: int, words: set[str]) -> float:
    g = mind.g
    if "hit" in words:
        return sum([_struck(mind, piece) for piece in members(g.on[tile])])
    if "trap" in words:
        # Where they come from, not where we go.
        return mind.threats.blows[tile] - (0.5 if g.on[tile] else 0.0)
    return _fighters(mind, tile) + 0.2 * (g.on[tile] & mind.foes).bit_count()


def _struck(mind: Mind, piece: int) -> float:
    """What a wound of a piece brings, whosever it is, when nobody gets credit for it: prey is lost to our own goals."""
    g = mind.g
    if g.side(piece) == mind.side:
        return -mind.worth(piece) / wounds_left(g, piece)
    return (mind.prize(piece, False) - 2 * mind.aims.bounty[g.faction(piece)]) / wounds_left(g, piece)


def _link(mind: Mind, link: int) -> float:
    """Between us and most of those who come."""
    g = mind.g
    ends = g.fixed.graph.links[link]
    a, b = mind.threats.blows[ends.a], mind.threats.blows[ends.b]
    own = g.fixed.masks[mind.side]
    if g.on[ends.a] & own and not g.on[ends.b] & own:
        return b - a
    return a - b if g.on[ends.b] & own and not g.on[ends.a] & own else -1.0


def move(g: Hunt, q: Question, options: Options) -> Choice:
    """Where a card moves somebody: on to the own goal, or to safety; an enemy of ours goes where we like."""
    piece = q.ask.about[0]
    thinker = Thinker(Mind(g, g.side(piece)), piece)
    found, most = options[0], -99.0
    for option in options:
        tile = option.args[0] if option.args else thinker.here
        value = thinker.at(tile, 1)
        if value > most:
            found, most = option, value
    return found, "target"


DECIDERS: dict[str, Decider] = {
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
    questions.CARD_MOVE.id: move,
    questions.ENVIRONMENT.id: target,
}
