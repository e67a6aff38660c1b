"""What effects do with cards: exhaust, recycle, draw, discard, reveal, take, search, look, attach."""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.corps.content import effects as fx
from hullbreach.games.corps.rules.deciding import ask_controller, each_of
from hullbreach.games.corps.rules.drawing import DiscardCards, DrawCards
from hullbreach.games.corps.rules.effects.run import HAZARD, TRACKER, Context, ResolveHazard
from hullbreach.games.corps.rules.piles import (
    DECK,
    PILE,
    Reshuffle,
    Revealed,
    check_cards,
    exhaust,
    gain_to_hand,
    hand_bit,
    lose_unseen,
    put_away,
    recycle,
    recycle_from_hand,
    surface,
    take_exhausted,
    take_off,
    take_top,
    tell_of_hand,
    to_below,
    to_exhaust,
    under_exhaust,
)
from hullbreach.games.corps.rules.state import Corps
from hullbreach.games.corps.words import events, questions, rolls
from hullbreach.games.corps.words import options as opt
from hullbreach.kernel.chance import Pick
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask, Roll
from hullbreach.kernel.state import EVERYBODY
from hullbreach.parts.effects import ACTS, CANNOT, branch
from hullbreach.parts.grammar import Branch, Verb
from hullbreach.parts.known import seat_bit
from hullbreach.parts.piles import without


def is_of(g: Corps, card: int, types: str) -> bool:
    """Whether a card is of one of the types a word like ``weapon+equipment`` names."""
    return types == "any" or g.card(card).type in types.split("+")


# ---- exhaust, recycle, draw, discard


def do_exhaust(g: Corps, ctx: Context, verb: fx.Exhaust) -> Next:
    if verb.source == "hand":
        return ExhaustFromHand(ctx.seat, verb.n)
    return exhaust(g, verb.n)


def cannot_exhaust(g: Corps, ctx: Context, verb: fx.Exhaust) -> No | None:
    if verb.source == "hand" and (ctx.seat < 0 or not g.hands[ctx.seat]):
        return No("hand-empty", rule="CORPS-EXH-02")
    return None


@dataclass
class ExhaustFromHand(Procedure):
    """A player exhausts cards of their choice from hand. CORPS-EXH-02"""

    seat: int
    n: int

    def choose(self, g: Corps) -> Next:
        if self.n <= 0 or not g.hands[self.seat]:
            return g.finish()
        cards = list(dict.fromkeys(g.hands[self.seat]))
        # How many different cards a hand holds is hidden, so only a single card answers by itself.
        alone = len(g.hands[self.seat]) == 1
        return Ask(self.seat, questions.EXHAUST, (self.n,), each_of(opt.EXHAUST, cards), quick=alone)

    def exhaust(self, g: Corps, chosen: Option) -> Next:
        card = chosen.args[0]
        lose_unseen(g, self.seat, card)
        to_exhaust(g, card, hand_bit(g, self.seat))
        tell_of_hand(g, self.seat, card, events.EXHAUSTED_CARD, events.EXHAUSTED_UNSEEN)
        return g.instead(ExhaustFromHand(self.seat, self.n - 1))


def do_recycle(g: Corps, ctx: Context, verb: fx.Recycle) -> Next:
    if verb.source == "hand":
        return RecycleFromHand(ctx.seat, verb.n, verb.types)
    return recycle(g, verb.n)


def cannot_recycle(g: Corps, ctx: Context, verb: fx.Recycle) -> No | None:
    if verb.source == "exhaust":
        return None if g.exhaust else No("exhaust-empty", rule="CORPS-RCY-03")
    if ctx.seat < 0 or not g.hands[ctx.seat]:
        return No("hand-empty", rule="CORPS-RCY-02")
    # Whether the hand holds a card of the type is hidden, so a hand is enough to be asked.
    return None


@dataclass
class RecycleFromHand(Procedure):
    """A player recycles chosen cards of some types from hand; n below 0 means any number. CORPS-RCY-02"""

    seat: int
    n: int
    types: str

    def choose(self, g: Corps) -> Next:
        if not g.hands[self.seat] or self.n == 0:
            return g.go(RecycleFromHand.settle)
        options = Options()
        for card in dict.fromkeys(g.hands[self.seat]):
            if is_of(g, card, self.types):
                options.one(opt.RECYCLE, card)
        options.one(opt.ENOUGH)
        return Ask(self.seat, questions.RECYCLE_HAND, (), options, quick=False)

    def put_under(self, g: Corps, chosen: Option) -> Next:
        if chosen.phrase is opt.RECYCLE:
            recycle_from_hand(g, self.seat, chosen.args[0])
            return g.instead(RecycleFromHand(self.seat, self.n - 1, self.types))
        return None

    def settle(self, g: Corps) -> Next:
        return surface(g)

    def refuse(self, g: Corps, option: Option) -> No:
        if option.phrase is opt.RECYCLE and option.args[0] in g.hands[self.seat]:
            return No("wrong-type", option.args[0], rule="CORPS-RCY-02")
        return No("not-in-hand", rule="CORPS-RCY-02")


def do_draw(g: Corps, ctx: Context, verb: fx.Draw) -> Next:
    return DrawCards(ctx.seat, ctx.who, verb.n)


def do_discard(g: Corps, ctx: Context, verb: fx.Discard) -> Next:
    return DiscardCards(ctx.seat, ctx.who, verb.n, verb.source == "hand")


# ---- reveal


def do_reveal(g: Corps, ctx: Context, verb: fx.Reveal) -> Next:
    return tuple([RevealCard(verb.branches, ctx) for _ in range(verb.n)])


@dataclass
class RevealCard(Procedure):
    """Turn up the top card, do what its type says, then a Hazard, then put it away. CORPS-REV"""

    branches: tuple[Branch, ...]
    ctx: Context

    def turn(self, g: Corps) -> Next:
        if not g.deck and g.below:
            g.repeat()
            return Reshuffle()
        if g.deck:
            card = take_top(g, EVERYBODY)
            origin = DECK
        elif g.exhaust:
            card, _ = take_exhausted(g)
            origin = PILE
        else:
            return g.finish()
        g.turned = (*g.turned, card)
        g.told += (events.REVEALED, card)
        return g.instead(ShowCard(card, origin, self.branches, self.ctx))


@dataclass
class ShowCard(Revealed):
    """A revealed card and what becomes of it. CORPS-REV-02, CORPS-REV-03"""

    branches: tuple[Branch, ...]
    ctx: Context

    def branch(self, g: Corps) -> Next:
        ctx = Context(self.ctx.kind, self.ctx.who, self.ctx.seat, self.ctx.card, self.ctx.square)
        g.shown_card = self.card
        return branch(self.branches, g.card(self.card).type, ctx)

    def hazard(self, g: Corps) -> Next:
        # A Hazard that a tracker card turns up is not resolved (CORPS-HAZ-02).
        if g.card(self.card).type == "hazard" and self.ctx.kind != TRACKER and self.card in g.turned:
            return ResolveHazard(HAZARD, self.card, self.ctx.who, self.ctx.seat)
        return None

    def away(self, g: Corps) -> Next:
        if self.card not in g.turned:
            check_cards(g)
            return surface(g)
        put_away(g, self.card)
        edition = g.fixed.edition
        tracker_hazard = g.card(self.card).type == "hazard" and self.ctx.kind == TRACKER
        if tracker_hazard and edition.tracker_hazard_goes_to == "exhaust":
            to_exhaust(g, self.card, EVERYBODY)
        elif self.origin == DECK:
            to_below(g, self.card, EVERYBODY)
        elif edition.reveal_from_exhaust_goes_to == "bottom_of_exhaust":
            under_exhaust(g, self.card, EVERYBODY)
        else:
            g.discard.insert(0, self.card)
            g.told += (events.DISCARDED, self.card)
        check_cards(g)
        return surface(g)


def take_revealed(g: Corps, ctx: Context, verb: Verb) -> Next:
    if g.shown_card in g.turned:
        into_hand(g, ctx.seat, ctx.who, g.shown_card)
    return None


def into_hand(g: Corps, seat: int, who: int, card: int) -> None:
    """A card turned up goes to the hand of a player; a Grunt holds no cards (CORPS-CHR-11)."""
    put_away(g, card)
    if who >= 0 and g.hero[who] < 0:
        under_exhaust(g, card, EVERYBODY)
    else:
        gain_to_hand(g, seat, card)
        g.told += (events.TOOK_REVEALED, seat, card)


# ---- take and search


def do_take(g: Corps, ctx: Context, verb: fx.Take) -> Next:
    if verb.source == "removed":
        return Recover(ctx.seat, verb)
    return TakeFromDiscard(ctx.seat, verb)


def cannot_take(g: Corps, ctx: Context, verb: fx.Take) -> No | None:
    if verb.source == "discard" and not any(is_of(g, card, verb.types) for card in g.discard):
        return No("nothing-to-take", rule="CORPS-GEN-04")
    return None


def hand_over(g: Corps, seat: int, card: int, to: str) -> None:
    """A card taken before everybody's eyes goes to the hand, or under the Endurance deck."""
    if to == "hand":
        gain_to_hand(g, seat, card)
        g.told += (events.TOOK, seat, card)
    else:
        to_below(g, card, EVERYBODY)


@dataclass
class TakeFromDiscard(Procedure):
    """A player takes cards of their choice out of the Discard pile."""

    seat: int
    verb: fx.Take
    done: int = 0

    def choose(self, g: Corps) -> Next:
        cards = [c for c in dict.fromkeys(g.discard) if is_of(g, c, self.verb.types)]
        if self.done >= self.verb.n or not cards:
            g.finish()
            return surface(g)
        return Ask(self.seat, questions.TAKE, (), each_of(opt.TAKE, cards))

    def take(self, g: Corps, chosen: Option) -> Next:
        card = chosen.args[0]
        g.discard.remove(card)
        hand_over(g, self.seat, card, self.verb.to)
        return g.instead(TakeFromDiscard(self.seat, self.verb, self.done + 1))


@dataclass
class Recover(Procedure):
    """Random cards of those removed in the campaign come back, those under the deck as one batch. CORPS-RSUP-02"""

    seat: int
    verb: fx.Take
    done: int = 0

    def pick(self, g: Corps) -> Next:
        cards = [card for card in g.removed if is_of(g, card, self.verb.types)]
        if self.done >= self.verb.n or not cards:
            g.finish()
            return surface(g)
        return Roll(rolls.RECOVER, (), Pick("card", cards))

    def put_back(self, g: Corps, card: int) -> Next:
        removed = g.removed[:]
        removed.remove(card)
        g.removed = removed
        hand_over(g, self.seat, card, self.verb.to)
        g.told += (events.CARDS_RECOVERED, 1)
        return g.instead(Recover(self.seat, self.verb, self.done + 1))


# ---- looking at tracker cards


def peek_tracker(g: Corps, ctx: Context, verb: fx.PeekTracker) -> Next:
    n = min(verb.n, len(g.tracker))
    if not n:
        return None
    g.told += (events.LOOKED, ctx.seat, n)
    for card in g.tracker[len(g.tracker) - n :]:
        g.told += (seat_bit(ctx.seat), events.SAW_TRACKER, ctx.seat, card)
    for place in range(len(g.tracker) - n, len(g.tracker)):
        g.tracker_known[place] |= seat_bit(ctx.seat)
    if verb.then == "reorder":
        return Reorder(ctx.seat, n, 0)
    return TopOrBottom(ctx.seat, n)


def cannot_peek(g: Corps, ctx: Context, verb: Verb) -> No | None:
    return None if g.tracker else No("tracker-empty", rule="CORPS-GEN-04")


@dataclass
class TopOrBottom(Procedure):
    """The cards looked at go back one by one, on top or under the deck. CORPS-STAT-03"""

    seat: int
    n: int

    def choose(self, g: Corps) -> Next:
        if self.n <= 0 or not g.tracker:
            return g.finish()
        card = g.tracker[-1]
        options = Options()
        options.one(opt.TOP, card)
        options.one(opt.BOTTOM, card)
        return Ask(self.seat, questions.PEEK, (card,), options)

    def put_back(self, g: Corps, chosen: Option) -> Next:
        card = g.tracker.pop()
        g.tracker_known.pop()
        if chosen.phrase is opt.TOP:
            g.tracker.append(card)
            g.tracker_known.append(seat_bit(self.seat))
        else:
            g.tracker.insert(0, card)
            g.tracker_known.insert(0, seat_bit(self.seat))
        return g.instead(TopOrBottom(self.seat, self.n - 1))


@dataclass
class Reorder(Procedure):
    """The top cards go back in the order the player says, the lowest first. ``done`` lie in order. CORPS-AMB-79"""

    seat: int
    n: int
    done: int

    def choose(self, g: Corps) -> Next:
        if self.done >= self.n:
            return g.finish()
        base = len(g.tracker) - self.n + self.done
        return Ask(self.seat, questions.REORDER, (), each_of(opt.TOP, g.tracker[base:]))

    def lay(self, g: Corps, chosen: Option) -> Next:
        base = len(g.tracker) - self.n + self.done
        card = chosen.args[0]
        at = g.tracker.index(card, base)
        g.tracker.pop(at)
        g.tracker.insert(base, card)
        for place in range(len(g.tracker) - self.n, len(g.tracker)):
            g.tracker_known[place] = seat_bit(self.seat)
        return g.instead(Reorder(self.seat, self.n, self.done + 1))


# ---- attached cards, equipped cards


def attach(g: Corps, ctx: Context, verb: Verb) -> Next:
    if ctx.who < 0 or g.square[ctx.who] < 0:
        return None
    if ctx.kind == HAZARD:
        put_away(g, ctx.card)
    else:
        g.discard.reverse()
        g.discard.remove(ctx.card)
        g.discard.reverse()
    g.attached[ctx.who] = (*g.attached[ctx.who], ctx.card)
    g.told += (events.ATTACHED, ctx.who, ctx.card)
    return None


def detach(g: Corps, ctx: Context, verb: fx.Detach) -> Next:
    if ctx.card in g.attached[ctx.who]:
        g.attached[ctx.who] = without(g.attached[ctx.who], ctx.card)
        g.told += (events.DETACHED, ctx.who, ctx.card)
        put_on(g, ctx.card, verb.to)
    return None


def put_on(g: Corps, card: int, pile: str) -> None:
    """Put a card, face up until now, on the named pile."""
    if pile == "exhaust":
        to_exhaust(g, card, EVERYBODY)
    else:
        g.discard.append(card)
        g.told += (events.DISCARDED, card)


def lose_equipped(g: Corps, who: int, card: int, pile: str) -> None:
    """An equipped card leaves its character for a pile."""
    take_off(g, who, card)
    put_on(g, card, pile)


def discard_this(g: Corps, ctx: Context, verb: Verb) -> Next:
    lose_equipped(g, ctx.who, ctx.card, "discard")
    return None


def exhaust_this(g: Corps, ctx: Context, verb: Verb) -> Next:
    lose_equipped(g, ctx.who, ctx.card, "exhaust")
    return None


def unequip(g: Corps, ctx: Context, verb: fx.Unequip) -> Next:
    if verb.slot == "primary":
        lose_equipped(g, ctx.who, g.main_weapon(ctx.who), verb.to)
        return None
    return LoseEquipment(ctx.who, verb.to)


@dataclass
class LoseEquipment(Procedure):
    """The controller chooses which equipment card a Hazard takes. CHO-49"""

    who: int
    pile: str

    def choose(self, g: Corps) -> Next:
        cards = list(dict.fromkeys(g.gear[self.who]))
        if not cards:
            return g.finish()
        return ask_controller(g, self.who, questions.LOSE, (self.who,), each_of(opt.TAKE, cards))

    def lose(self, g: Corps, chosen: Option) -> Next:
        lose_equipped(g, self.who, chosen.args[0], self.pile)
        return None


ACTS[fx.Exhaust] = do_exhaust
ACTS[fx.Recycle] = do_recycle
ACTS[fx.Draw] = do_draw
ACTS[fx.Discard] = do_discard
ACTS[fx.Reveal] = do_reveal
ACTS[fx.TakeRevealed] = take_revealed
ACTS[fx.Take] = do_take
ACTS[fx.PeekTracker] = peek_tracker
ACTS[fx.Attach] = attach
ACTS[fx.Detach] = detach
ACTS[fx.DiscardThis] = discard_this
ACTS[fx.ExhaustThis] = exhaust_this
ACTS[fx.Unequip] = unequip
CANNOT[fx.Exhaust] = cannot_exhaust
CANNOT[fx.Recycle] = cannot_recycle
CANNOT[fx.Take] = cannot_take
CANNOT[fx.PeekTracker] = cannot_peek
