"""Playing a Strategy card: who may, on what, and carrying it out. HUNT-CARD-09 to HUNT-CARD-12, HUNT-CARD-19 to -22"""

from __future__ import annotations

from dataclasses import dataclass, replace

from hullbreach.games.hunt.content import effects as fx
from hullbreach.games.hunt.content.card_records import CHOSEN, StrategyCard
from hullbreach.games.hunt.content.names import NONE
from hullbreach.games.hunt.content.vocabulary import BETWEEN
from hullbreach.games.hunt.rules.cards.lasting import ACTION, forget
from hullbreach.games.hunt.rules.combat.hosts import available
from hullbreach.games.hunt.rules.combat.tests import stat_odds
from hullbreach.games.hunt.rules.effects.run import (
    D20,
    Context,
    cannot_change,
    effect_of,
    is_hopeless,
    is_idle,
    is_sure,
)
from hullbreach.games.hunt.rules.effects.targets import (
    is_armed,
    links_for,
    narrowed,
    needs_reveal,
    passing,
    pieces_for,
    stay_together,
    tiles_for,
)
from hullbreach.games.hunt.rules.goals.victory import check_elimination
from hullbreach.games.hunt.rules.state import NOBODY, Hunt
from hullbreach.games.hunt.rules.tokens.reveal import Convert
from hullbreach.games.hunt.words import events, questions
from hullbreach.games.hunt.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options, bits, distinct
from hullbreach.kernel.phrases import Phrase
from hullbreach.kernel.procedures import Next, Odds, Procedure, Total
from hullbreach.kernel.requests import Ask
from hullbreach.parts.effects import perform
from hullbreach.parts.piles import without

# ---- who may play, and what


def card_limit(g: Hunt) -> int:
    """How many cards a player may play this turn (HUNT-CARD-09)."""
    limit = g.fixed.tables.cards_per_turn
    for each in g.lasting:
        if each.kind == "cards" and each.value < limit:
            limit = each.value
    return limit


def may_play(g: Hunt, side: int) -> bool:
    """Whether a side may play any card, as everybody sees: a hand, and fewer cards played than the limit."""
    return bool(g.hands[side]) and g.played[side] < card_limit(g)


def might_play(g: Hunt, side: int, card: int, piece: int) -> bool:
    """Whether a side may hold this card, and the open position does not rule it out (HUNT-CARD-21)."""
    record = g.fixed.content.strategy[card]
    # In play it may be that of another side with the same deck (HUNT-DEC-74).
    shown = g.playing.count(card) if g.fixed.factions.count(record.faction) == 1 else 0
    if g.discards[side].count(card) + shown >= record.copies or (record.not_critical and g.critical):
        return False
    if record.timing in CHOSEN:
        return bool(narrowed(g, side, record.filters, g.pieces_of(side))) and g.extra == NOBODY
    if not _passes_openly(g, side, record, piece):
        return False
    return not is_idle(g, Context(side, card, pieces=(piece,), piece=piece))


def _passes_openly(g: Hunt, side: int, card: StrategyCard, piece: int) -> bool:
    """Whether a model passes the filters of a card as far as everybody sees: a token may be anybody."""
    if g.tile[piece] < 0 or not tiles_for(g, side, card.filters) >> g.tile[piece] & 1:
        return False
    if not passing(g, 1 << piece, card.filters):
        return False
    if card.timing == "before_attack" and card.weapons:
        return bool(card.weapons >> g.attack_weapon & 1)
    return not g.up >> piece & 1 or is_armed(g, piece, card)


def cannot_play(g: Hunt, side: int, card: int, timing: str, piece: int) -> No | None:
    """Why a side cannot play a card now (HUNT-CARD-09, HUNT-CARD-10, HUNT-CARD-19)."""
    record = g.fixed.content.strategy[card]
    if card not in g.hands[side]:
        return No("not-in-hand", card, rule="HUNT-CARD-07")
    if g.played[side] >= card_limit(g):
        return No("card-limit", card_limit(g), rule="HUNT-CARD-09")
    if record.timing != timing:
        return No("wrong-moment", card, rule="HUNT-CARD-10")
    if record.not_critical and g.critical:
        return No("critical-hit", piece, rule="HUNT-CON-06")
    if timing in CHOSEN:
        return cannot_target(g, side, record)
    if g.decoys >> piece & 1:
        return No("is-a-decoy", piece, rule="HUNT-DEC-18")
    if not _passes_openly(g, side, record, piece) or not is_armed(g, piece, record):
        return No("no-target", card, rule="HUNT-CARD-19")
    return cannot_change(g, Context(side, card, pieces=(piece,), piece=piece))


# ---- targets that the player chooses


def _possible(g: Hunt, side: int, card: StrategyCard) -> int:
    """Everything of the kind of a card's target that passes its filters."""
    if card.target == "tile":
        return tiles_for(g, side, card.filters)
    if card.target == "edge":
        return links_for(g, side, card.filters)
    return pieces_for(g, side, card)


def context_for(side: int, card: StrategyCard, chosen: tuple[int, ...], player: int = NOBODY) -> Context:
    """The context of a card that is played on these things."""
    if card.target == "tile":
        return Context(side, card.index, tile=chosen[0], player=player)
    if card.target == "edge":
        return Context(side, card.index, links=chosen, player=player)
    return Context(side, card.index, pieces=chosen, player=player)


def cannot_target(g: Hunt, side: int, card: StrategyCard) -> No | None:
    """Why a card finds nothing to be played on: what it requires, or enough targets on which it changes something."""
    if card.requires_skill and not _skill_in_play(g, side, card.requires_skill):
        return No("skill-not-in-play", card.index, rule="HUNT-CARD-19")
    if card.requires_removed != NONE and not available(g, side, card.requires_removed):
        return No("none-available", card.requires_removed, rule="HUNT-DEC-53")
    return None if _finds_target(g, side, card) else No("no-target", card.index, rule="HUNT-CARD-19")


def _finds_target(g: Hunt, side: int, card: StrategyCard) -> bool:
    mask = left = _possible(g, side, card)
    if not mask or is_hopeless(g, side, card.effects[0]):
        return False
    if _always_changes(card):
        return True
    while left:
        low = left & -left
        left ^= low
        if _would_change(g, side, card, (), low.bit_length() - 1, mask):
            return True
    return False


def _skill_in_play(g: Hunt, side: int, skill: int) -> bool:
    return any(g.profile(piece).skills & skill for piece in bits(g.pieces_of(side) & g.up))


def playable(g: Hunt, side: int) -> tuple[int, ...]:
    """The cards in the hand of a side that it can play between two activations."""
    strategy = g.fixed.content.strategy
    between = g.fixed.between
    found: list[int] = []
    for card in distinct(g.hands[side]):
        if between >> card & 1:
            record = strategy[card]
            if record.requires_skill or record.requires_removed != NONE:
                if cannot_target(g, side, record) is not None:
                    continue
            elif not _finds_target(g, side, record):
                continue
            found.append(card)
    return tuple(found)


def _always_changes(card: StrategyCard) -> bool:
    """Whether a card would change something for every target of its kind."""
    return card.targets_min == 1 and not card.weapons | card.skill and is_sure(card.effects[0])


def _would_change(g: Hunt, side: int, card: StrategyCard, chosen: tuple[int, ...], each: int, possible: int) -> bool:
    """Whether a card would change something for one more target; of two that belong together the second must exist."""
    if card.weapons | card.skill and not is_armed(g, each, card):
        return False
    if card.targets_min == 1:
        return not is_idle(g, context_for(side, card, (each,)))
    targets = (*chosen, each)
    if len(targets) >= card.targets_min:
        return not is_idle(g, context_for(side, card, targets))
    for other in bits(possible):
        if other not in targets and _would_change(g, side, card, targets, other, possible):
            return True
    return False


def open_targets(g: Hunt, side: int, card: StrategyCard, chosen: tuple[int, ...]) -> int:
    """What may be chosen next as a target of a card."""
    mask = _possible(g, side, card)
    for each in chosen:
        mask &= ~(1 << each)
    if "same_or_adjacent_tile" in card.filters:
        mask = stay_together(g, chosen, mask)
    if _always_changes(card):
        return mask
    return sum([1 << each for each in bits(mask) if _would_change(g, side, card, chosen, each, mask)])


# ---- playing a card


def play(g: Hunt, side: int, card: int, piece: int, player: int = NOBODY) -> Procedure:
    """A card leaves the hand, counts at once and lies open beside the board while it is carried out (HUNT-CARD-22)."""
    record = g.fixed.content.strategy[card]
    g.hands[side] = without(g.hands[side], card)
    g.played[side] += 1
    g.playing = (*g.playing, card)
    g.told += (events.CARD_PLAYED, side, card)
    if record.timing in CHOSEN:
        return ChooseTargets(side, card, (), player)
    return CarryOut(Context(side, card, pieces=(piece,), piece=piece, player=player))


@dataclass
class ChooseTargets(Procedure):
    """The player names the targets of a card, one after the other, up to its number. HUNT-CARD-19"""

    side: int
    card: int
    chosen: tuple[int, ...]
    player: int = NOBODY

    def ask(self, g: Hunt) -> Next:
        card = g.fixed.content.strategy[self.card]
        mask = open_targets(g, self.side, card, self.chosen) if len(self.chosen) < card.targets else 0
        if not mask:
            return g.instead(CarryOut(context_for(self.side, card, self.chosen, self.player)))
        options = Options()
        options.over(TARGET_OPTIONS.get(card.target, opt.CHOOSE_PIECE), (), mask)
        if len(self.chosen) >= card.targets_min:
            options.one(opt.DONE)
        # Whom a side may choose of its tokens only it knows, so that nobody learns from a question left out.
        secret = bool(g.pieces_of(self.side) & ~g.up)
        seat = self.player if self.player >= 0 else g.side_seat(self.side)
        return Ask(seat, questions.CARD_TARGET, (self.card,), options, quick=not secret)

    def choose(self, g: Hunt, chosen: Option) -> Next:
        card = g.fixed.content.strategy[self.card]
        if chosen.phrase is opt.DONE:
            return g.instead(CarryOut(context_for(self.side, card, self.chosen, self.player)))
        targets = (*self.chosen, chosen.args[0])
        if len(targets) == card.targets:
            return g.instead(CarryOut(context_for(self.side, card, targets, self.player)))
        return g.instead(ChooseTargets(self.side, self.card, targets, self.player))

    def refuse(self, g: Hunt, option: Option) -> No:
        card = g.fixed.content.strategy[self.card]
        if option.args and option.phrase is TARGET_OPTIONS.get(card.target, opt.CHOOSE_PIECE):
            target = option.args[0]
            if _possible(g, self.side, card) >> target & 1 and not self.chosen:
                no = cannot_change(g, context_for(self.side, card, (target,)))
                if no is not None:
                    return no
            return No("not-a-target", self.card, target, rule="HUNT-CARD-19")
        return No("not-offered", rule="HUNT-CARD-19")

    def odds(self, g: Hunt, option: Option) -> Odds | None:
        if option.phrase is opt.DONE:
            return None
        return card_odds(g, self.card, option.args[0])


TARGET_OPTIONS: dict[str, Phrase] = {"tile": opt.CHOOSE_TILE, "edge": opt.CHOOSE_LINK}


@dataclass
class CarryOut(Procedure):
    """A card is carried out, and then goes to the discard of its faction. HUNT-CARD-12, HUNT-CARD-22"""

    ctx: Context

    def reveal(self, g: Hunt) -> Next:
        ctx = self.ctx
        for piece in ctx.pieces:
            g.told += (events.CARD_ON_PIECE, ctx.card, piece)
        if ctx.tile >= 0:
            g.told += (events.CARD_ON_TILE, ctx.card, ctx.tile)
        for link in ctx.links:
            g.told += (events.CARD_ON_LINK, ctx.card, link)
        own = [piece for piece in ctx.pieces if g.side(piece) == ctx.side]
        for piece in own:
            # No decoy is a target (HUNT-DEC-18).
            g.genuine |= 1 << piece
        if needs_reveal(g.fixed.content.strategy[ctx.card]):
            return tuple([Convert(piece) for piece in own if not g.up >> piece & 1])
        return None

    def do(self, g: Hunt) -> Next:
        ctx = self.ctx
        card = g.fixed.content.strategy[ctx.card]
        # Whom a token turned out to be may have other weapons, and then the card is lost.
        pieces = tuple([piece for piece in ctx.pieces if g.tile[piece] >= 0 and is_armed(g, piece, card)])
        if len(pieces) < len(ctx.pieces):
            if not pieces:
                return None
            ctx = replace(ctx, pieces=pieces)
        return perform(effect_of(g, ctx).does, ctx)

    def put_away(self, g: Hunt) -> Next:
        card = self.ctx.card
        g.playing = without(g.playing, card)
        g.discards[self.ctx.side].append(card)
        if g.fixed.content.strategy[card].timing == BETWEEN:
            # What it gave for the action it brought ends with the card.
            for piece in self.ctx.pieces:
                forget(g, ACTION, piece)
            check_elimination(g)
        return None


def card_odds(g: Hunt, card: int, piece: int = NOBODY) -> Odds | None:
    """How likely a card that leads to a die does something; for a test of an enemy that it fails."""
    verb = effect_of(g, Context(NOBODY, card)).verbs[0]
    if isinstance(verb, fx.RollUnder):
        return Odds(verb.on / D20.sides, Total([("card", verb.on)]))
    if isinstance(verb, fx.StatTest) and piece >= 0:
        passes = stat_odds(g, piece, verb.stat, verb.n, g.fixed.content.strategy[card].id)
        return Odds(1 - passes.chance, passes.need)
    return None
