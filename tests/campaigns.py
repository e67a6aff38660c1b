"""Whole campaigns, played by bots, to be opened again at any point."""

from __future__ import annotations

import functools
import itertools
import random
from dataclasses import dataclass

import msgspec

from hullbreach.bots import make
from hullbreach.games.corps.rules.state import Corps
from hullbreach.kernel.match import Match
from hullbreach.kernel.options import Option
from hullbreach.table.creating import new_head
from hullbreach.table.entries import Chosen, Entry
from hullbreach.table.seating import HUMAN
from hullbreach.table.storage import Head
from hullbreach.table.table import Table, start
from tests.server.tables import seated

LUCKY = 16
# A campaign through everything, and how somebody came through each of its missions.
ALL_MISSIONS = ("newt", "resupply", "escape", "rescue", "survive")
LUCKY_WON = 30
LUCKY_WAYS = (0, 0, 0, 1, 84)
WAYS = 150
# How often somebody does something else than a bot would.
WILFUL = 0.03


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
    """A campaign alone: won with all five missions, or lost in its third mission or later."""
    # The first of these do as wanted today; rules that change may take some more.
    for key in itertools.count(LUCKY_WON if won else LUCKY):
        found = through_all_missions(key) if won else play(key)
        if found is not None and found.won is won and len(found.boundaries) > 1:
            return found
    raise AssertionError("no such campaign")


def head_of(key: int) -> Head:
    """The head of a campaign with dice that are known."""
    head = new_head("corps", {"mission": "campaign"}, [HUMAN])
    return msgspec.structs.replace(head, id=f"campaign{key}", key=f"{key:064x}", dice=f"campaign {key}")


def through_all_missions(key: int) -> Campaign | None:
    """A campaign with rescue and resupply in which every mission is won, by somebody who tries until they are."""
    head = head_of(key)
    match = start(head)
    for n, mission in enumerate(ALL_MISSIONS):
        if n:
            wanted = f"next mission {mission}"
            if match.question is None or wanted not in match.question.texts():
                return None
            match.play(wanted)
        ways = (played_through(match, way) for way in range(LUCKY_WAYS[n], LUCKY_WAYS[n] + WAYS))
        found = next((each for each in ways if is_won(each, mission)), None)
        if found is None:
            return None
        match = found
    return ended(head, match)


def played_through(match: Match, way: int) -> Match:
    """A mission, from here to its end, mostly as a bot would."""
    match = match.copy()
    bot, chance = make("rules", way), random.Random(way)
    while (question := match.question) is not None and question.ask.prompt.id != "next-mission":
        option = bot.choose_fast(match)
        # The first way is the bot's own.
        wilful = way > 0 and chance.random() < WILFUL
        match.play(chance.choice(list(question.options)) if wilful else option)
    return match


def is_won(match: Match, mission: str) -> bool:
    """Whether a mission was won, with somebody captured before a rescue."""
    state = match.state
    assert isinstance(state, Corps)
    if mission == ALL_MISSIONS[-1]:
        return match.outcome is not None and bool(match.outcome.winners)
    captured = mission != "escape" or bool(state.prisoners)
    return match.outcome is None and state.mission_wins[-1:] == (mission,) and captured


def play(key: int) -> Campaign:
    """A campaign by bots; the next mission is chosen at random, none twice."""
    head = head_of(key)
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
