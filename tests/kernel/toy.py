"""A game of the size of a test: players draw stones from a bag, bid in secret, vote and roll."""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.kernel.chance import Dice, Die, Order, Pick, Source
from hullbreach.kernel.errors import BadInput, No
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.phrases import Names, Phrase, Vocabulary
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask, AskAll, Roll, Vote
from hullbreach.kernel.rulebook import Rulebook
from hullbreach.kernel.state import Outcome, State

TAKE = Phrase("take", "take {stone:stone}")
STOP = Phrase("stop", "stop")
BID = Phrase("bid", "bid {number:number}")
GO_TO = Phrase("go-to", "go to {place:number}")
OPTIONS = Vocabulary([TAKE, STOP, BID, GO_TO])

TOOK = Phrase("took", "took {seat:number} {stone:stone}")
SECRET = Phrase("secret", "secret {stone:stone}")
BIDS = Phrase("bids", "bids {number:number} {other:number}")
WENT = Phrase("went", "went {place:number}")
ROLLED = Phrase("rolled", "rolled {number:number}")
EVENTS = Vocabulary([TOOK, SECRET, BIDS, WENT, ROLLED])

WHAT = Phrase("what", "what does seat {seat:number} take")
HOW_MUCH = Phrase("how-much", "how much")
WHERE = Phrase("where", "where to")
BAG = Phrase("bag", "stone from the bag")
DIE = Phrase("die", "die of seat {seat:number}")

STONES = ("onyx", "jade", "opal", "ruby")


class ToyNames(Names):
    """Stones have names, all else is numbers."""

    def name(self, kind: str, value: int) -> str:
        return STONES[value] if kind == "stone" else str(value)

    def value(self, kind: str, word: str) -> int:
        if kind == "stone":
            if word not in STONES:
                raise KeyError(word)
            return STONES.index(word)
        if not word.isdecimal():
            raise KeyError(word)
        return int(word)


NAMES = ToyNames()


class Toy(State):
    """A bag of stones, a hidden stone, and what the players did."""

    def __init__(self, seats: int, like: Toy | None = None) -> None:
        super().__init__(seats, NAMES, like)
        self.bag: list[int] = [0, 1, 2, 3] if like is None else like.bag[:]
        self.taken: list[tuple[int, ...]] = [()] * seats if like is None else like.taken[:]
        self.hidden: int = -1 if like is None else like.hidden
        self.notes: list[str] = [] if like is None else like.notes[:]

    def copy(self) -> Toy:
        return Toy(self.seats, self)

    def facts(self) -> list[object]:
        return [self.bag, self.taken, self.hidden, self.notes]


@dataclass
class Game(Procedure):
    """Hide a stone, take stones in turn, bid, vote, roll."""

    def hide(self, g: Toy) -> Next:
        return Roll(BAG, (), Pick("stone", g.bag))

    def hidden(self, g: Toy, stone: int) -> Next:
        g.hidden = stone
        g.bag.remove(stone)
        g.told += (1, SECRET, stone)
        return tuple([Turn(seat) for seat in range(g.seats)])

    def bid(self, g: Toy) -> Next:
        return AskAll(tuple([Ask(seat, HOW_MUCH, (), numbers(BID, 3)) for seat in range(g.seats)]))

    def bids(self, g: Toy, answers: tuple[Option, ...]) -> Next:
        g.notes.append("bids " + " ".join(str(option.args[0]) for option in answers))
        g.told += (BIDS, answers[0].args[0], answers[-1].args[0])
        return Vote(tuple([Ask(seat, WHERE, (), numbers(GO_TO, 3)) for seat in range(g.seats)]))

    def went(self, g: Toy, chosen: Option) -> Next:
        g.notes.append(f"went {chosen.args[0]}")
        g.told += (WENT, chosen.args[0])
        return Roll(DIE, (0,), Dice(6, 2))

    def rolled(self, g: Toy, faces: tuple[int, ...]) -> Next:
        g.told += (ROLLED, sum(faces))
        return Roll(DIE, (0,), Order("stone", g.bag))

    def ordered(self, g: Toy, order: tuple[int, ...]) -> Next:
        g.bag = list(order)
        return Roll(DIE, (0,), Die(2))

    def end(self, g: Toy, face: int) -> Next:
        g.end(Outcome((face - 1,), "rolled"))
        return None


def numbers(phrase: Phrase, n: int) -> Options:
    """One option for each number below n."""
    options = Options()
    options.over(phrase, (), (1 << n) - 1)
    return options


@dataclass
class Turn(Procedure):
    """A seat takes stones until it stops; with the bag empty there is only one way to go on."""

    seat: int

    def choose(self, g: Toy) -> Next:
        options = Options()
        for stone in sorted(g.bag):
            options.one(TAKE, stone)
        options.one(STOP)
        return Ask(self.seat, WHAT, (self.seat,), options)

    def take(self, g: Toy, chosen: Option) -> Next:
        if chosen.phrase is STOP:
            g.finish()
            return None
        g.bag.remove(chosen.args[0])
        g.taken[self.seat] = (*g.taken[self.seat], chosen.args[0])
        g.told += (TOOK, self.seat, chosen.args[0])
        g.repeat()
        return None

    def refuse(self, g: Toy, option: Option) -> No:
        if option.phrase is TAKE:
            return No("not-in-the-bag", option.args[0], rule="TOY-1")
        return No("take-or-stop", rule="TOY-2")

    def closed(self, g: Toy) -> list[Option]:
        return [Option(TAKE, (stone,)) for stone in range(len(STONES)) if stone not in g.bag]


class ToyRulebook(Rulebook[Toy]):
    """The toy as the engine knows it; its one option is the number of players."""

    def __init__(self) -> None:
        super().__init__("toy", OPTIONS, EVENTS)

    def settle(self, options: dict[str, object]) -> dict[str, object]:
        players = options.get("players", 2)
        if options.keys() - {"players"} or type(players) is not int or not 1 <= players <= 4:
            raise BadInput("option players", f"{players!r}, expected 1 to 4")
        return {"players": players}

    def start(self, options: dict[str, object]) -> State:
        players = options["players"]
        assert isinstance(players, int)
        g = Toy(players)
        g.stack, g.at = [Game()], [0]
        return g

    def conceal(self, state: State, seat: int) -> State:
        assert isinstance(state, Toy)
        other = state.copy()
        if seat != 0:
            other.hidden = -1
            other.bag = []
        return other

    def resample(self, state: State, seat: int, source: Source) -> State:
        assert isinstance(state, Toy)
        other = state.copy()
        if seat != 0 and other.hidden >= 0:
            stones = sorted([*other.bag, other.hidden])
            other.hidden = stones.pop(source.below(len(stones)))
            other.bag = stones
        return other


TOY = ToyRulebook()
