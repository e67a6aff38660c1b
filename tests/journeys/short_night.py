"""Short nights aboard: house rules that fit a match of four into some eighty choices, and what each of them wants."""

from __future__ import annotations

import itertools
from dataclasses import dataclass
from typing import ClassVar, TypeVar

import msgspec

from hullbreach.games.nemesis.content.names import NONE
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.kernel.match import Match
from hullbreach.table.creating import new_head
from hullbreach.table.entries import Chosen, Entry
from hullbreach.table.storage import Head
from hullbreach.table.table import start
from tests.server.tables import seated

ANA, BO, CEM, DIA = range(4)
# Everybody has all cards in hand, the second wound kills, beds are open from the third turn on.
HOUSE_RULES = {
    "tables": {
        "hand": {"size": 10},
        "tracks": {"time": 5, "time_first_blue": 2},
        "wounds": {"serious": 1, "light": 0},
    }
}
LONGEST = 250


@dataclass(frozen=True)
class Step:
    """What somebody chose, and what they had been asked."""

    seat: int
    prompt: str
    text: str


class Night:
    """A match of people who know what they want; whoever wants nothing passes."""

    seats: tuple[str, ...]
    settings: ClassVar[dict[str, object]]
    # The first of these do as wanted today; rules that change may take some more.
    first_dice: int

    def __init__(self, dice: int) -> None:
        head = new_head("nemesis", self.settings, list(self.seats))
        self.head: Head = msgspec.structs.replace(
            head, id=f"night{dice}", key=f"{dice:064x}", dice=f"night {dice}", content=HOUSE_RULES
        )
        self.match: Match = start(self.head)
        self.done: set[object] = set()
        self.steps: list[Step] = []
        while (question := self.match.question) is not None and len(self.steps) < LONGEST:
            self.steps.append(Step(question.seat, question.ask.prompt.id, self.wish()))
            self.match.play(self.steps[-1].text, question.seat)

    def entries(self, steps: list[Step]) -> list[Entry]:
        """People at the table who have chosen so."""
        return [*seated(*self.seats), *[Chosen(step.seat, step.text) for step in steps]]

    def choices_until(self, event: str) -> int:
        """After how many choices it happens."""
        pasts = self.match.pasts()
        return 1 + next(n for n, past in enumerate(pasts) if any(each.phrase.id == event for each in past))

    @property
    def told(self) -> list[str]:
        """What everybody has seen happen."""
        return [event.phrase.id for _, event in self.match.view(NONE).log_from(0)]

    @property
    def fates(self) -> list[str]:
        """How it ended for each."""
        return [] if self.match.outcome is None else [result.reason for result in self.match.outcome.results]

    @property
    def winners(self) -> tuple[int, ...]:
        return () if self.match.outcome is None else tuple(self.match.outcome.winners)

    # ---- what they want

    def wish(self) -> str:
        """What whoever is asked chooses now."""
        question = self.match.question
        assert question is not None
        g = self.match.state
        assert isinstance(g, Nemesis)
        texts = [option.text(g.names) for option in question.options]
        wanted = [*self.wishes(g, question.ask.prompt.id, question.seat, texts), "accept", "launch", "pass", "done"]
        return next((text for wish in wanted for text in texts if text.startswith(wish)), texts[0])

    def wishes(self, g: Nemesis, prompt: str, seat: int, texts: list[str]) -> list[str]:
        """The beginnings of the options that one would like, the best first."""
        raise NotImplementedError

    def once(self, deed: object) -> bool:
        """Whether this is the first time for it."""
        first = deed not in self.done
        self.done.add(deed)
        return first


def way_to(g: Nemesis, seat: int, tile: str) -> str:
    """The next move of a seat on the shortest way to a Room, wherever it lies; nothing where it stands there."""
    ends = [(corridor.a, corridor.b) for corridor in g.fixed.board.corridors]
    ends += [(b, a) for a, b in ends]
    far = {room: 0 for room, lies in enumerate(g.tile) if g.fixed.rooms[lies].id.startswith(tile)}
    for step in range(g.fixed.size):
        for one, other in ends:
            if far.get(one) == step:
                far.setdefault(other, step + 1)
    here = g.room[seat]
    if not far[here]:
        return ""
    return f"move to {g.fixed.name('room', min([b for a, b in ends if a == here], key=lambda room: far[room]))}"


class EachAlone(Night):
    """Ana trades and stays, Bo flies, Cem interrupts and sleeps, Dia dies of curiosity and plays the Intruders."""

    seats = ("human", "human", "human", "human")
    settings: ClassVar[dict[str, object]] = {"intruder_player": "on"}
    first_dice = 46

    def wishes(self, g: Nemesis, prompt: str, seat: int, texts: list[str]) -> list[str]:
        if prompt == "pay":
            return [text for text in texts if text != "pay interruption"]
        if prompt == "interrupt":
            return ["play interruption"] if seat == CEM and g.active == BO and self.once("interruption") else []
        if prompt in ("offer", "return"):
            return ["lay"] if self.once((prompt, "laid")) else ["done"]
        if prompt == "trade":
            return ["trade with seat-2"] if self.once(prompt) else ["done"]
        if prompt == "plot":
            return ["attack", "effect", "move"] if self.once((prompt, g.turn)) else ["pass"]
        if prompt == "keep-plot":
            return ["keep nothing"]
        if prompt != "action" or g.in_combat(seat):
            return []
        if seat == ANA:
            return ["trade"] if self.once("trading") else []
        if seat == BO:
            return [way_to(g, seat, "evacuation") or "use room"]
        return ["use room"] if seat == CEM else [text for text in reversed(texts) if text.startswith("move to")]


class Together(Night):
    """Full co-operation of two: Bo walks into the Emergency Room, burns to death there, and is brought back."""

    seats = ("human", "human")
    settings: ClassVar[dict[str, object]] = {"mode": "coop"}
    first_dice = 14

    def wishes(self, g: Nemesis, prompt: str, seat: int, texts: list[str]) -> list[str]:
        if prompt != "action" or seat != BO or g.in_combat(seat):
            return []
        return [way_to(g, seat, "emergency") or "pass"]


N = TypeVar("N", bound=Night)


def night_with(kind: type[N], deeds: set[str], fates: list[str] | None = None) -> N:
    """A night in which all of this happens, and which ends like this if that is said."""
    for dice in itertools.count(kind.first_dice):
        night = kind(dice)
        if deeds <= set(night.told) and fates in (None, night.fates):
            return night
    raise AssertionError("it never happens")
