"""Last Breath, a whole game in one file: who breathes the last air in the tank?

Everybody holds three cards in secret. In turn each plays one, face up, and takes that much air from the tank; the
others, asked together in secret, may hold their breath to give a little back. Whoever empties the tank is lost and
everybody else gets away; when no card is left, all do.
"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.kernel.chance import Order, Pick, Source
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.outcome import Outcome, Result
from hullbreach.kernel.phrases import Names, Phrase, Vocabulary
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask, FirstComes, Roll
from hullbreach.kernel.rulebook import HEADLINE, PLAIN, PLAYERS, Rulebook, Setting
from hullbreach.kernel.state import State

# ---- words: what can be chosen, asked, rolled and told; ids are ints, Names turns them into words and back
BREATHE = Phrase("breathe", "breathe {card:card}")
HOLD = Phrase("hold", "hold breath")
PASS = Phrase("pass", "pass")
OPTIONS = Vocabulary([BREATHE, HOLD, PASS])
WHICH = Phrase("which", "which breath do you take")
HELP = Phrase("help", "does anybody hold their breath")
DEAL = Phrase("deal", "deal")
DRAW = Phrase("draw", "card of {seat:seat}")
BREATHED = Phrase("breathed", "breathed {seat:seat} {card:card}")
HELD = Phrase("held", "held {seat:seat}")
DREW = Phrase("drew", "drew {seat:seat} {card:card}")
DREW_UNSEEN = Phrase("drew-unseen", "drew-unseen {seat:seat}")
EVENTS = Vocabulary([BREATHED, HELD, DREW, DREW_UNSEEN])
CARDS = ("calm", "sigh", "pant", "gasp", "scream")
COPIES, HAND, GIVEN_BACK, CALM, UNKNOWN = 3, 3, 2, 0, -1


class BreathNames(Names):
    """Seats are seat-1 and so on, cards have names."""

    def name(self, kind: str, value: int) -> str:
        return f"seat-{value + 1}" if kind == "seat" else CARDS[value]

    def value(self, kind: str, word: str) -> int:
        words = [f"seat-{n}" for n in range(1, 5)] if kind == "seat" else list(CARDS)
        if word not in words:
            raise KeyError(word)
        return words.index(word)


NAMES = BreathNames()


class Breath(State):
    """The tank, the hands, the deck (in no order) and the cards that were played."""

    def __init__(self, seats: int, air: int, like: Breath | None = None) -> None:
        super().__init__(seats, NAMES, like)
        self.air = air
        self.turn: int = 0 if like is None else like.turn
        self.hands: list[tuple[int, ...]] = [()] * seats if like is None else like.hands[:]
        self.deck: list[int] = list(range(5)) * COPIES if like is None else like.deck[:]
        self.played: list[int] = [] if like is None else like.played[:]

    def copy(self) -> Breath:
        return Breath(self.seats, self.air, self)

    def facts(self) -> list[object]:
        return [self.air, self.turn, self.hands, self.deck, self.played]


@dataclass
class Game(Procedure):
    """Deal, then play turn after turn. Steps are the public methods, in order; a Roll is answered by chance."""

    def deal(self, g: Breath) -> Next:
        return Roll(DEAL, (), Order("card", g.deck))

    def take_up(self, g: Breath, cards: tuple[int, ...]) -> Next:
        g.deck = sorted(cards[g.seats * HAND :])
        g.hands = [tuple(sorted(cards[n * HAND : (n + 1) * HAND])) for n in range(g.seats)]
        return Turn(0)


@dataclass
class Turn(Procedure):
    """One player takes a breath. BREATH-TURN"""

    seat: int

    def ask(self, g: Breath) -> Next:
        g.turn = self.seat
        options = Options()
        options.each(BREATHE, g.hands[self.seat])
        # Never quick: a hand of equal cards that plays itself would tell what it is.
        return Ask(self.seat, WHICH, (), options, quick=False)

    def breathe(self, g: Breath, chosen: Option) -> Next:
        card = chosen.args[0]
        hand = list(g.hands[self.seat])
        hand.remove(card)
        g.hands[self.seat] = tuple(hand)
        g.played.append(card)
        g.air -= card + 1
        g.told += (BREATHED, self.seat, card)
        return None

    def ask_others(self, g: Breath) -> Next:
        # A step that asks changes nothing, so that it can be run again in another world. Who is asked follows from an
        # open fact: whether they hold any card at all.
        others = [n for n in range(g.seats) if n != self.seat and g.hands[n]]
        return FirstComes(tuple([self._help(g, seat) for seat in others])) if others else None

    def help(self, g: Breath, came: tuple[int, Option] | None = None) -> Next:
        if came is not None:
            hand = list(g.hands[came[0]])
            hand.remove(CALM)
            g.hands[came[0]] = tuple(hand)
            g.played.append(CALM)
            g.air += GIVEN_BACK
            g.told += (HELD, came[0])
        if g.air < 0:
            results = [Result(n != self.seat, "lost" if n == self.seat else "away") for n in range(g.seats)]
            g.end(Outcome.apart(tuple(results), "tank-empty"))
            return None
        return Roll(DRAW, (self.seat,), Pick("card", g.deck)) if g.deck else None

    def draw(self, g: Breath, card: int = UNKNOWN) -> Next:
        if card != UNKNOWN:
            g.deck.remove(card)
            g.hands[self.seat] = tuple(sorted((*g.hands[self.seat], card)))
            g.tell_apart(self.seat, DREW, (card,), DREW_UNSEEN)
        following = [(self.seat + n) % g.seats for n in range(1, g.seats + 1)]
        for seat in following:
            if g.hands[seat]:
                return g.instead(Turn(seat))
        g.end(Outcome(tuple(range(g.seats)), "all-away", g.air))
        return None

    def _help(self, g: Breath, seat: int) -> Ask:
        options = Options()
        options.one(PASS)
        if CALM in g.hands[seat]:
            options.one(HOLD)
        return Ask(seat, HELP, (), options, passing=PASS)

    def refuse(self, g: Breath, option: Option) -> No:
        return No("no-such-card", *option.args, rule="BREATH-1")

    def closed(self, g: Breath) -> list[Option]:
        if not isinstance(g.request, Ask) or g.request.prompt is not WHICH:
            return []
        return [Option(BREATHE, (n,)) for n in range(5) if n not in g.hands[self.seat]]


class BreathRulebook(Rulebook[Breath]):
    """Last Breath as the engine knows it."""

    def __init__(self) -> None:
        super().__init__("last_breath", OPTIONS, EVENTS)

    def settings(self) -> list[Setting]:
        return [Setting(PLAYERS, [2, 3, 4], 3, PLAIN), Setting("tank", ["small", "large"], "small", HEADLINE)]

    def start(self, settled: dict[str, object]) -> Breath:
        players = settled[PLAYERS]
        assert isinstance(players, int)
        g = Breath(players, players * (7 if settled["tank"] == "small" else 12))
        g.stack, g.at = [Game()], [0]
        return g

    def conceal(self, state: Breath, seat: int) -> Breath:
        g = state.copy()
        g.hands = [hand if n == seat else (UNKNOWN,) * len(hand) for n, hand in enumerate(g.hands)]
        g.deck = [UNKNOWN] * len(g.deck)
        return g

    def resample(self, state: Breath, seat: int, source: Source) -> Breath:
        g = state.copy()
        unseen = [*g.deck, *[card for n, hand in enumerate(g.hands) if n != seat for card in hand]]
        unseen.sort()  # how they lay must not matter to the world that is drawn
        source.shuffle(unseen)
        for n, hand in enumerate(g.hands):
            if n != seat:
                g.hands[n] = tuple(sorted([unseen.pop() for _ in hand]))
        g.deck = sorted(unseen)
        return g

    def amiss(self, state: Breath) -> list[str]:
        cards = sorted([*state.deck, *state.played, *[card for hand in state.hands for card in hand]])
        return [] if cards == sorted(list(range(5)) * COPIES) else [f"cards: {cards}"]

    def position(self, state: Breath) -> dict[str, object]:
        def words(cards: list[int] | tuple[int, ...]) -> list[object]:
            return [None if card == UNKNOWN else CARDS[card] for card in cards]

        hands: dict[str, object] = {NAMES.name("seat", n): words(hand) for n, hand in enumerate(state.hands)}
        return {
            "air": state.air,
            "turn": NAMES.name("seat", state.turn),
            "deck": len(state.deck),
            "played": words(state.played),
            "hands": hands,
        }


BOOK = BreathRulebook()
