"""A player's cards: drawing, reshuffling, discarding, killing characters, looking at the top of the deck."""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.encounters.content import effects as fx
from hullbreach.games.encounters.content.card_faces import ON_DRAW
from hullbreach.games.encounters.rules.achievements import look_for_classes
from hullbreach.games.encounters.rules.effects.run import HAND, Context, counted
from hullbreach.games.encounters.rules.state import ALIEN, NOBODY, Encounters
from hullbreach.games.encounters.words import events, questions, rolls
from hullbreach.games.encounters.words import options as opt
from hullbreach.kernel.chance import Order
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask, Roll
from hullbreach.parts.effects import ACTS, CANNOT, perform_all
from hullbreach.parts.piles import without

# ---- a hand


def to_hand(g: Encounters, seat: int, card: int, known: bool) -> None:
    """Put a card into a hand; ``known``: everybody sees which."""
    g.hands[seat] = tuple(sorted((*g.hands[seat], card)))
    if card in g.fixed.noted:
        take_note(g, seat, card)
    if known:
        g.hands_known[seat] = tuple(sorted((*g.hands_known[seat], card)))
    look_for_classes(g, seat)


def from_hand(g: Encounters, seat: int, card: int) -> None:
    """Take a card out of a hand, for everybody to see."""
    g.hands[seat] = without(g.hands[seat], card)
    if card in g.hands_known[seat]:
        g.hands_known[seat] = without(g.hands_known[seat], card)


def to_discard(g: Encounters, seat: int, card: int) -> None:
    """Put a card on the discard pile of its owner; Alien players share one (ENC-ALN-20)."""
    if g.fate[seat] == ALIEN:
        g.alien_discard.append(card)
    else:
        g.discards[seat] = (*g.discards[seat], card)
        if card in g.fixed.noted:
            take_note(g, seat, card)


def take_note(g: Encounters, seat: int, card: int) -> None:
    """A card that the rules look for has come to a player."""
    g.talents[seat] |= g.faces[card].talents
    if card in g.fixed.coordinating:
        g.helpers |= 1 << seat
    if card in g.fixed.guards:
        g.guards |= 1 << seat


def may_hold(g: Encounters, seat: int, cards: frozenset[int]) -> bool:
    """Whether a hand may hold one of these cards, as everybody can count: hand and deck together (ENC-INF-02)."""
    if not g.hands[seat]:
        return False
    if g.fate[seat] != ALIEN:
        return not cards.isdisjoint(g.hands[seat]) or not cards.isdisjoint(g.decks[seat])
    if not cards.isdisjoint(g.alien_deck):
        return True
    return any(g.fate[other] == ALIEN and not cards.isdisjoint(g.hands[other]) for other in range(g.seats))


# ---- drawing


def draw(g: Encounters, seat: int, n: int) -> Procedure | None:
    """Draw cards one at a time; a procedure only where a shuffle or a card's own effect comes in between."""
    fate = g.fate[seat]
    if g.decks[seat] or fate == ALIEN:
        n = draw_plainly(g, seat, n)
    elif not g.discards[seat]:
        return None
    return Draw(seat, n, fate) if n else None


def draw_plainly(g: Encounters, seat: int, n: int) -> int:
    """Draw as long as nothing happens on the way; returns how many are still to be drawn."""
    if g.fate[seat] == ALIEN:
        drawn = tuple(g.alien_deck[: -n - 1 : -1])
        g.alien_deck = g.alien_deck[: len(g.alien_deck) - len(drawn)]
        more = bool(g.alien_deck or g.alien_discard)
    else:
        deck = g.decks[seat]
        taken = min(n, len(deck)) if not g.talents[seat] & ON_DRAW else plain_top(g, deck, n)
        drawn = deck[: -taken - 1 : -1]
        g.decks[seat] = deck[: len(deck) - taken]
        if g.top_known[seat]:
            g.top_known[seat] = max(0, g.top_known[seat] - taken)
        more = bool(g.decks[seat] or g.discards[seat])
    g.hands[seat] = tuple(sorted(g.hands[seat] + drawn))
    g.tell_apart(seat, events.DREW, drawn, events.DREW_UNSEEN)
    look_for_classes(g, seat)
    return n - len(drawn) if more else 0


def plain_top(g: Encounters, deck: tuple[int, ...], n: int) -> int:
    """How many of the top n cards can be drawn before one that does something then."""
    n = min(n, len(deck))
    for taken in range(n):
        if deck[-1 - taken] in g.fixed.with_draw:
            return taken
    return n


@dataclass
class Draw(Procedure):
    """Draw cards, shuffling the discard pile when the deck is empty and a card is needed. ENC-CLN-03, ENC-CLN-04

    ``fate``: a player who becomes an Alien player on the way draws no more.
    """

    seat: int
    n: int
    fate: int

    def take(self, g: Encounters) -> Next:
        alien = self.fate == ALIEN
        deck = g.alien_deck if alien else g.decks[self.seat]
        if g.fate[self.seat] != self.fate or not (deck or (g.alien_discard if alien else g.discards[self.seat])):
            return g.finish()
        return g.go(Draw.go_on) if deck else shuffle_discard(g, self.seat)

    def lay(self, g: Encounters, order: tuple[int, ...]) -> Next:
        lay_deck(g, self.seat, order)
        return None

    def go_on(self, g: Encounters) -> Next:
        g.finish()
        left = draw_plainly(g, self.seat, self.n)
        if not left:
            return None
        deck = g.decks[self.seat]
        if left < self.n or not deck:
            return Draw(self.seat, left, self.fate)
        # The top card does something when it is drawn, before the next one is (ENC-CLN-10).
        card = deck[-1]
        g.decks[self.seat] = deck[:-1]
        g.top_known[self.seat] = max(0, g.top_known[self.seat] - 1)
        to_hand(g, self.seat, card, True)
        g.told += (events.DREW, self.seat, card)
        following = perform_all(g.faces[card].at("on_draw"), Context(card, self.seat, self.seat, HAND))
        return (*following, Draw(self.seat, left - 1, self.fate)) if left > 1 else following


def shuffle_discard(g: Encounters, seat: int) -> Roll:
    """The shuffle of a discard pile; the first of the order will be on top."""
    if g.fate[seat] == ALIEN:
        return Roll(rolls.ALIEN_DECK, (), Order("card", sorted(g.alien_discard)))
    return Roll(rolls.DECK, (seat,), Order("card", sorted(g.discards[seat])))


def lay_deck(g: Encounters, seat: int, order: tuple[int, ...]) -> None:
    """Lay the shuffled discard pile under what is left of the deck (ENC-CLN-11)."""
    if g.fate[seat] == ALIEN:
        g.alien_deck = [*order[::-1], *g.alien_deck]
        g.alien_discard = []
    else:
        g.decks[seat] = order[::-1] + g.decks[seat]
        g.discards[seat] = ()
    g.told += (events.RESHUFFLED, seat)


def _draw(g: Encounters, ctx: Context, verb: fx.Draw) -> Next:
    n = counted(g, verb.n, verb.per)
    return draw(g, ctx.you, n) if n > 0 else None


def _nothing_to_draw(g: Encounters, ctx: Context, verb: fx.Draw) -> bool:
    pile = g.alien_deck or g.alien_discard if g.fate[ctx.you] == ALIEN else g.decks[ctx.you] or g.discards[ctx.you]
    return not pile or not counted(g, verb.n, verb.per)


# ---- discarding


@dataclass
class DiscardCards(Procedure):
    """Discard cards of the own hand, by own choice; all of them when there are no more. ENC-GEN-03"""

    seat: int
    n: int

    def choose(self, g: Encounters) -> Next:
        hand = g.hands[self.seat]
        if len(hand) <= self.n:
            for card in hand:
                discard(g, self.seat, card)
            return g.finish()
        options = Options()
        options.each(opt.DISCARD, hand)
        return Ask(self.seat, questions.DISCARD, (self.n,), options, quick=False)

    def answer(self, g: Encounters, chosen: Option) -> Next:
        discard(g, self.seat, chosen.args[0])
        return g.instead(DiscardCards(self.seat, self.n - 1)) if self.n > 1 else None

    def refuse(self, g: Encounters, option: Option) -> No:
        if option.phrase is opt.DISCARD:
            return No("not-in-hand", option.args[0], rule="ENC-CHO-18")
        return No("discard-first", self.n, rule="ENC-CHO-18")


def discard(g: Encounters, seat: int, card: int) -> None:
    """Put a card of the hand on the own discard pile."""
    from_hand(g, seat, card)
    to_discard(g, seat, card)
    g.told += (events.DISCARDED, seat, card)


def _discard(g: Encounters, ctx: Context, verb: fx.Discard) -> Next:
    return DiscardCards(ctx.you, verb.n) if g.hands[ctx.you] else None


def _empty_hand(g: Encounters, ctx: Context, verb: fx.Discard) -> bool:
    return verb.who == "you" and not g.hands[ctx.you]


# ---- killing the own characters


def own_characters(g: Encounters, seat: int, from_hand_only: bool) -> tuple[list[int], list[int]]:
    """A player's characters in hand and in play (ENC-KIL-01, ENC-KIL-10)."""
    hand = [card for card in g.hands[seat] if g.faces[card].is_character]
    play = [] if from_hand_only else [card for card in g.in_play(seat) if g.faces[card].is_character]
    return hand, play


@dataclass
class KillOwn(Procedure):
    """Kill own characters, in hand or in play. ENC-KIL-04"""

    seat: int
    n: int
    from_hand_only: bool

    def choose(self, g: Encounters) -> Next:
        hand, play = own_characters(g, self.seat, self.from_hand_only)
        if not hand and not play:
            return g.finish()
        options = Options()
        for card in dict.fromkeys(hand):
            options.one(opt.KILL, card)
        for card in dict.fromkeys(play):
            options.one(opt.KILL_IN_PLAY, card)
        # With several cards to choose from the question is asked even if they are alike: nobody else can tell.
        return Ask(self.seat, questions.KILL_OWN, (), options, quick=len(hand) + len(play) == 1)

    def answer(self, g: Encounters, chosen: Option) -> Next:
        card = chosen.args[0]
        if chosen.phrase is opt.KILL:
            from_hand(g, self.seat, card)
        else:
            leave_play(g, self.seat, card)
        g.dead_characters.append(card)
        g.told += (events.KILLED_OWN, self.seat, card)
        if self.n > 1:
            return g.instead(KillOwn(self.seat, self.n - 1, self.from_hand_only))
        return None

    def refuse(self, g: Encounters, option: Option) -> No:
        if option.phrase in (opt.KILL, opt.KILL_IN_PLAY):
            if not g.faces[option.args[0]].is_character:
                return No("not-a-character", option.args[0], rule="ENC-KIL-10")
            return No("not-your-character", option.args[0], rule="ENC-KIL-01")
        return No("kill-first", rule="ENC-KIL-04")


def leave_play(g: Encounters, seat: int, card: int) -> None:
    """Take a card out of play, one played this turn first."""
    if seat == g.turn and card in g.played:
        g.played = without(g.played, card)
    else:
        g.vigil[seat] = without(g.vigil[seat], card)


def _kill_own(g: Encounters, ctx: Context, verb: fx.KillOwn) -> Next:
    return KillOwn(ctx.you, verb.n, verb.source == "hand")


def _no_own(g: Encounters, ctx: Context, verb: fx.KillOwn) -> bool:
    hand, play = own_characters(g, ctx.you, verb.source == "hand")
    return not hand and not play


# ---- the top of the deck


@dataclass
class SortDeck(Procedure):
    """Look at the top of the own deck, discard any of it, put the rest back in any order. ENC-INF-22"""

    seat: int
    n: int

    def shuffle(self, g: Encounters) -> Next:
        if len(g.decks[self.seat]) < self.n and g.discards[self.seat]:
            return shuffle_discard(g, self.seat)
        return g.go(SortDeck.look)

    def lay(self, g: Encounters, order: tuple[int, ...]) -> Next:
        lay_deck(g, self.seat, order)
        return None

    def look(self, g: Encounters) -> Next:
        deck = g.decks[self.seat]
        top = deck[-self.n :] if deck else ()
        if not top:
            return None
        g.decks[self.seat] = deck[: len(deck) - len(top)]
        g.top_known[self.seat] = max(0, g.top_known[self.seat] - len(top))
        g.lifted = tuple(sorted(top))
        g.looker = self.seat
        g.told += (events.LOOKED, self.seat, len(top))
        for card in g.lifted:
            g.told += (1 << self.seat, events.LOOKED_AT, self.seat, card)
        return SortLifted(self.seat)


@dataclass
class SortLifted(Procedure):
    """Discard or put back the cards that are being looked at, one after the other; the last put back is on top."""

    seat: int

    def choose(self, g: Encounters) -> Next:
        if not g.lifted:
            g.looker = NOBODY
            return g.finish()
        options = Options()
        for card in dict.fromkeys(g.lifted):
            options.one(opt.DISCARD, card)
        for card in dict.fromkeys(g.lifted):
            options.one(opt.PUT_BACK, card)
        return Ask(self.seat, questions.SORT, (), options, quick=False)

    def answer(self, g: Encounters, chosen: Option) -> Next:
        card = chosen.args[0]
        g.lifted = without(g.lifted, card)
        if chosen.phrase is opt.DISCARD:
            to_discard(g, self.seat, card)
            g.told += (events.DISCARDED, self.seat, card)
        else:
            g.decks[self.seat] = (*g.decks[self.seat], card)
            g.top_known[self.seat] += 1
            g.told += (events.PUT_BACK, self.seat)
        return g.repeat()


def _sort_deck(g: Encounters, ctx: Context, verb: fx.SortDeck) -> Next:
    return SortDeck(ctx.you, verb.n)


ACTS[fx.Draw] = _draw
ACTS[fx.Discard] = _discard
ACTS[fx.KillOwn] = _kill_own
ACTS[fx.SortDeck] = _sort_deck
CANNOT[fx.Draw] = _nothing_to_draw
CANNOT[fx.Discard] = _empty_hand
CANNOT[fx.KillOwn] = _no_own
