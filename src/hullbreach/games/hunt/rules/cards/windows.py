"""The windows in which Strategy cards are played. HUNT-CARD-10, HUNT-CARD-11, HUNT-CARD-18, HUNT-CARD-21"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.hunt.content.names import ALIEN
from hullbreach.games.hunt.content.skills import IMPROVED_HIDE, RAGE
from hullbreach.games.hunt.content.vocabulary import BETWEEN
from hullbreach.games.hunt.rules.board.space import engaged_tiles
from hullbreach.games.hunt.rules.cards.hands import draw_up as draw_up
from hullbreach.games.hunt.rules.cards.playing import cannot_play, card_odds, may_play, might_play, play, playable
from hullbreach.games.hunt.rules.state import NOBODY, UNFIXED, Hunt
from hullbreach.games.hunt.rules.tokens.reveal import Convert, cannot_convert, convertible, hide, owned
from hullbreach.games.hunt.words import events, questions
from hullbreach.games.hunt.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options, distinct, members
from hullbreach.kernel.phrases import Phrase
from hullbreach.kernel.procedures import Next, Odds, Procedure
from hullbreach.kernel.requests import Ask

# The question of each moment at which cards are played; its model is what they are played on.
PROMPTS: dict[str, Phrase] = {
    "activation_start": questions.START,
    "after_activation": questions.AFTER_ACTIVATION,
    "before_attack": questions.BEFORE_ATTACK,
    "when_attacked": questions.WHEN_ATTACKED,
    "after_roll": questions.AFTER_ROLL,
    "when_hit": questions.WHEN_HIT,
    "when_wounded": questions.WHEN_WOUNDED,
    "when_killed": questions.WHEN_KILLED,
    "after_kill": questions.AFTER_KILL,
}
# A token is never converted between a roll and its result (HUNT-BLIP-22).
NOT_CONVERTED = frozenset(("after_roll", "when_hit", "when_wounded", "when_killed"))


def window(g: Hunt, timing: str, side: int, piece: int) -> Procedure | None:
    """One side's window at one of its moments; None where everybody can see that there is nothing to ask for."""
    return CardWindow(timing, side, piece) if is_open(g, timing, side, piece) else None


def is_open(g: Hunt, timing: str, side: int, piece: int) -> bool:
    """Whether a side is asked for a card at this moment (HUNT-CARD-21), or for Rage! (HUNT-SKP-04)."""
    if may_play(g, side):
        for card in g.fixed.cards_at[side].get(timing, ()):
            if might_play(g, side, card, piece):
                return True
    return timing == "activation_start" and may_rage(g, piece) and bool(g.fixed.seats_of[side])


def may_rage(g: Hunt, piece: int) -> bool:
    """Whether a face-up model may announce Rage! now (HUNT-SKP-04)."""
    return g.has(piece, RAGE) and not g.raging >> piece & 1


@dataclass
class CardWindow(Procedure):
    """A side may play cards with this timing word until it passes; of several seats each is asked. HUNT-CARD-19

    ``n`` seats of the side have passed. ``again``: something was played, so that it may be over now.
    """

    timing: str
    side: int
    piece: int
    n: int = 0
    again: bool = False

    def ask(self, g: Hunt) -> Next:
        if self.again and self._is_over(g):
            return g.finish()
        options = Options()
        self._offer(g, options)
        options.one(opt.PASS)
        prompt = PROMPTS[self.timing]
        about = (self.piece, g.rolled) if prompt is questions.AFTER_ROLL else (self.piece,)
        return Ask(seats_of(g, self.side)[self.n], prompt, about, options, passing=opt.PASS)

    def answer(self, g: Hunt, chosen: Option) -> Next:
        again = CardWindow(self.timing, self.side, self.piece, again=True)
        if chosen.phrase is opt.PASS:
            later = self.n + 1
            if later < len(g.fixed.seats_of[self.side]):
                return g.instead(CardWindow(self.timing, self.side, self.piece, later))
            return None
        if chosen.phrase is opt.PLAY_CARD:
            player = seats_of(g, self.side)[self.n]
            return g.instead(play(g, self.side, chosen.args[0], self.piece, player), again)
        if chosen.phrase is opt.CONVERT:
            return g.instead(Convert(chosen.args[0]), again)
        g.raging |= 1 << self.piece
        g.told += (events.RAGED, self.piece)
        return g.instead(again)

    def _is_over(self, g: Hunt) -> bool:
        """Nobody is asked any more: the hit is gone from this model, or nothing can be played."""
        if self.timing == "when_hit" and (g.cancelled or g.redirected_to >= 0):
            return True
        if self.timing == "when_wounded" and g.cancelled:
            return True
        return not is_open(g, self.timing, self.side, self.piece)

    def _offer(self, g: Hunt, options: Options) -> None:
        strategy = g.fixed.content.strategy
        found = [card for card in distinct(g.hands[self.side]) if strategy[card].timing == self.timing]
        found = [card for card in found if cannot_play(g, self.side, card, self.timing, self.piece) is None]
        options.each(opt.PLAY_CARD, tuple(found))
        if self.timing == "activation_start" and may_rage(g, self.piece):
            options.one(opt.RAGE)
        if self.timing not in NOT_CONVERTED:
            seat = seats_of(g, self.side)[self.n]
            options.over(opt.CONVERT, (), convertible(g, seat))

    def refuse(self, g: Hunt, option: Option) -> No:
        if option.phrase is opt.RAGE:
            return No("no-rage-now", self.piece, rule="HUNT-SKP-04")
        return refuse_card(g, self.side, self.timing, self.piece, option)

    def closed(self, g: Hunt) -> list[Option]:
        return closed_cards(g, self.side, self.timing, self.piece)

    def odds(self, g: Hunt, option: Option) -> Odds | None:
        return card_odds(g, option.args[0]) if option.phrase is opt.PLAY_CARD else None


def seats_of(g: Hunt, side: int) -> tuple[int, ...]:
    """The seats that may play from the hand of a side, the one whose turn it is first (HUNT-AREN-10)."""
    seats = g.fixed.seats_of[side]
    if len(seats) <= 1:
        return seats
    first = seats.index(g.side_seat(side))
    return seats[first:] + seats[:first]


def refuse_card(g: Hunt, side: int, timing: str, piece: int, option: Option) -> No:
    """Why an option is not open in a window for cards."""
    if option.phrase is opt.PLAY_CARD:
        no = cannot_play(g, side, option.args[0], timing, piece)
        return no or No("not-offered", rule="HUNT-CARD-10")
    if option.phrase is opt.CONVERT:
        if timing in NOT_CONVERTED:
            return No("not-in-the-middle-of-a-roll", rule="HUNT-BLIP-22")
        return cannot_convert(g, option.args[0], side)
    return No("not-offered", rule="HUNT-CARD-10")


def closed_cards(g: Hunt, side: int, timing: str, piece: int) -> list[Option]:
    """The cards in hand that cannot be played now."""
    return [
        Option(opt.PLAY_CARD, (card,))
        for card in distinct(g.hands[side])
        if cannot_play(g, side, card, timing, piece) is not None
    ]


# ---- between two activations


def cannot_vanish(g: Hunt, piece: int) -> No | None:
    """Why a piece cannot use Improved Hide now, as its owner knows it (HUNT-SKA-07, HUNT-DEC-34)."""
    if g.tile[piece] < 0:
        return No("not-on-board", piece, rule="HUNT-SKA-07")
    if g.who[piece] == UNFIXED or not g.profile(piece).skills & IMPROVED_HIDE:
        return No("no-improved-hide", piece, rule="HUNT-SKA-07")
    if g.activated >> piece & 1:
        return No("already-activated", piece, rule="HUNT-SKA-07")
    if g.vanished >> piece & 1:
        return No("vanished-before", piece, rule="HUNT-DEC-34")
    if g.hidden >> piece & 1:
        return No("is-hidden", piece, rule="HUNT-SKA-07")
    if not g.is_infested(g.tile[piece]):
        return No("not-infested", g.tile[piece], rule="HUNT-SKA-07")
    if engaged_tiles(g) >> g.tile[piece] & 1:
        return No("engaged", piece, rule="HUNT-DEC-34")
    return None


def vanishing(g: Hunt, side: int) -> int:
    """The pieces of a side that may use Improved Hide now."""
    if g.fixed.factions[side] != ALIEN:
        return 0
    free = g.tiles_of[side] & g.infested & ~engaged_tiles(g)
    if not free:
        return 0
    found = 0
    for piece in members(g.pieces_of(side) & ~g.hidden & ~g.activated & ~g.vanished):
        if free >> g.tile[piece] & 1 and g.profile(piece).skills & IMPROVED_HIDE:
            found |= 1 << piece
    return found


def is_asked(g: Hunt, side: int) -> bool:
    """Whether a side is asked between activations, by what everybody sees: for cards, or for what it may turn over."""
    # A face-down token may be converted or be one with Improved Hide; of face-up models everybody knows the skills.
    return may_play(g, side) or bool(g.pieces_of(side) & ~g.up) or bool(vanishing(g, side))


@dataclass
class Between(Procedure):
    """Between two activations: one thing each by turns, the active side first, until all pass in a row. HUNT-CARD-18

    ``at`` is whose turn it is among the seats, ``passed`` how many have passed in a row.
    """

    first: int
    at: int = 0
    passed: int = 0

    def ask(self, g: Hunt) -> Next:
        seats = self._seats(g)
        for n in range(len(seats) - self.passed):
            seat = seats[(self.at + n) % len(seats)]
            side = g.fixed.side_of_seat[seat]
            if is_asked(g, side):
                return Ask(seat, questions.BETWEEN, (), self._options(g, side, seat), passing=opt.PASS)
        return g.finish()

    def answer(self, g: Hunt, chosen: Option) -> Next:
        asked = g.request
        assert isinstance(asked, Ask)  # a window is never quick, so it was kept
        seats = self._seats(g)
        at = seats.index(asked.seat)
        later = (at + 1) % len(seats)
        if chosen.phrase is opt.PASS:
            passed = self.passed + (at - self.at) % len(seats) + 1
            return g.instead(Between(self.first, later, passed)) if passed < len(seats) else None
        if chosen.phrase is opt.PLAY_CARD:
            side = g.fixed.side_of_seat[asked.seat]
            return g.instead(play(g, side, chosen.args[0], NOBODY, asked.seat), Between(self.first, later))
        again = Between(self.first, at)
        piece = chosen.args[0]
        if chosen.phrase is opt.CONVERT:
            return g.instead(Convert(piece), again)
        hide(g, piece)
        g.vanished |= 1 << piece
        g.shown[piece] |= IMPROVED_HIDE
        return g.instead(again)

    def _seats(self, g: Hunt) -> tuple[int, ...]:
        """The seats in the order in which they are asked: the active side, then the others by initiative."""
        key = (self.first, g.order, g.out)
        found = g.fixed.seats_from.get(key)
        if found is None:
            sides = [self.first, *[side for side in g.order if side != self.first and not g.out >> side & 1]]
            found = tuple([seat for side in sides for seat in seats_of(g, side)])
            if g.fixed.alone:
                g.fixed.seats_from[key] = found
        return found

    def _options(self, g: Hunt, side: int, seat: int) -> Options:
        options = Options()
        if may_play(g, side):
            options.each(opt.PLAY_CARD, playable(g, side))
        options.over(opt.IMPROVED_HIDE, (), owned(g, seat, vanishing(g, side)))
        options.over(opt.CONVERT, (), convertible(g, seat))
        options.one(opt.PASS)
        return options

    def refuse(self, g: Hunt, option: Option) -> No:
        side = self._asked_side(g)
        if option.phrase is opt.IMPROVED_HIDE:
            piece = option.args[0]
            if g.side(piece) != side:
                return No("not-yours", piece, rule="HUNT-SKA-07")
            return cannot_vanish(g, piece) or No("not-offered", rule="HUNT-SKA-07")
        return refuse_card(g, side, BETWEEN, NOBODY, option)

    def closed(self, g: Hunt) -> list[Option]:
        return closed_cards(g, self._asked_side(g), BETWEEN, NOBODY)

    def odds(self, g: Hunt, option: Option) -> Odds | None:
        return card_odds(g, option.args[0]) if option.phrase is opt.PLAY_CARD else None

    def _asked_side(self, g: Hunt) -> int:
        asked = g.request
        assert isinstance(asked, Ask)
        return g.fixed.side_of_seat[asked.seat]
