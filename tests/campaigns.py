"""Whole campaigns, played by bots, to be opened again at any point."""

from __future__ import annotations

import functools
import itertools
import random
from dataclasses import dataclass

import msgspec

from hullbreach.bots import make
from hullbreach.kernel.match import Match
from hullbreach.kernel.options import Option
from hullbreach.table.creating import new_head
from hullbreach.table.entries import Chosen, Entry
from hullbreach.table.seating import HUMAN
from hullbreach.table.storage import Head
from hullbreach.table.table import Table, start
from tests.server.tables import seated

LUCKY = {True: 363, False: 16}


@dataclass
class Campaign:
    """A campaign from its first choice to its end."""

    head: Head
    seated: list[Entry]
    choices: list[Chosen]
    # As it ended.
    match: Match
    # Which choices led from one mission to the next.
    boundaries: list[int]

    @property
    def won(self) -> bool:
        """Whether it was won."""
        outcome = self.match.outcome
        assert outcome is not None
        return bool(outcome.winners)

    @property
    def chosen(self) -> list[str]:
        """What was chosen between the missions."""
        return [self.choices[number].text for number in self.boundaries]

    def opened(self, choices: int, id: str = "") -> Table:
        """The table as it stood after so many choices, read from its entries; under another id if one is given."""
        head = msgspec.structs.replace(self.head, id=id or self.head.id)
        return Table(head, [*self.seated, *self.choices[:choices]])


@functools.cache
def campaign(won: bool) -> Campaign:
    """A campaign alone, won or lost in its third mission or later."""
    # The first of these do as wanted today; rules that change may take some more.
    for key in itertools.count(LUCKY[won]):
        found = play(key)
        if found.won is won and len(found.boundaries) > 1:
            return found
    raise AssertionError("no such campaign")


def play(key: int) -> Campaign:
    """A campaign by bots; the next mission is chosen at random, none twice."""
    head = new_head("corps", {"mission": "campaign"}, [HUMAN])
    head = msgspec.structs.replace(head, id=f"campaign{key}", key=f"{key:064x}", dice=f"campaign {key}")
    match = start(head)
    bot = make("rules", key)
    chance = random.Random(key)
    played: list[Option] = []
    while (question := match.question) is not None:
        option = bot.choose(match.view(question.seat))
        if question.ask.prompt.id == "next-mission":
            option = chance.choice([each for each in question.options if each not in played])
            played.append(option)
        match.play(option)
    return ended(head, match)


def ended(head: Head, match: Match) -> Campaign:
    """A campaign that is over, with its choices as entries of a table."""
    pasts = match.pasts()
    choices = [Chosen(past.seat, past.text()) for past in pasts]
    boundaries = [n for n, (one, following) in enumerate(itertools.pairwise(pasts)) if one.names is not following.names]
    return Campaign(head, seated(HUMAN), choices, match, boundaries)
