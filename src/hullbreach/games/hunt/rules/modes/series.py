"""Matches of one mission, and campaigns: the missions one after the other with the same seats. HUNT-CAMP"""

from __future__ import annotations

from dataclasses import dataclass, replace

from hullbreach.games.hunt.rules.armies.buying import BuyLists, tell_lists
from hullbreach.games.hunt.rules.armies.lists import Draft, left_of, ready_draft
from hullbreach.games.hunt.rules.armies.profiles import Model
from hullbreach.games.hunt.rules.goals.ending import Frame, outcome, sides_of
from hullbreach.games.hunt.rules.setup import SetUp, lay_out, sized
from hullbreach.games.hunt.rules.state import UNFIXED, Hunt
from hullbreach.games.hunt.rules.turn.turn import GameTurn
from hullbreach.games.hunt.words import events, questions
from hullbreach.games.hunt.words import options as opt
from hullbreach.kernel.options import Option, Options, bits
from hullbreach.kernel.outcome import Outcome, Result
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask, Vote

CAMPAIGN = "campaign"


@dataclass
class Play(Frame):
    """A mission or a round: set up, then game turns until it is over. HUNT-TURN-01"""

    def set_up(self, g: Hunt) -> Next:
        return SetUp()

    def turns(self, g: Hunt) -> Next:
        return GameTurn()


@dataclass
class OneMission(Procedure):
    """A mission played by itself. HUNT-MIS-01"""

    def lists(self, g: Hunt) -> Next:
        return MakeLists() if g.fixed.ground.lists else None

    def play(self, g: Hunt) -> Next:
        tell_mission(g)
        return Play()

    def end(self, g: Hunt) -> Next:
        g.end(outcome(g))
        return None


def tell_mission(g: Hunt) -> None:
    """The mission that begins."""
    if g.fixed.mission is not None:
        g.told += (events.MISSION, g.fixed.mission.index)


# ---- lists


@dataclass
class MakeLists(Procedure):
    """Forces for points: built in secret at the same time, or ready-made ones. HUNT-FORC-01, HUNT-FORC-14"""

    def choose(self, g: Hunt) -> Next:
        t = g.fixed
        if t.ground.build:
            g.drafts = (Draft(),) * t.sides
            return BuyLists((t.ground.points,) * t.sides)
        g.drafts = tuple([ready_made(g, faction) for faction in t.factions])
        return None

    def settle(self, g: Hunt) -> Next:
        lay_out(g, sized(g, g.fixed.ground))
        tell_lists(g)
        return None


def ready_made(g: Hunt, faction: int) -> Draft:
    """The ready-made list of a faction for the agreed points."""
    content, points = g.fixed.content, g.fixed.ground.points
    force = next(each for each in content.forces.lists if each.faction == faction and each.points == points)
    return ready_draft(content, faction, force)


def living(g: Hunt, side: int) -> list[Model]:
    """The models of a side that are not removed; tokens that are nobody yet stand for whoever was not revealed.

    Whoever sits in the pod lives, and so does a Sentry Gun on the arms of a Power Loader (HUNT-DEC-52).
    """
    off = g.aboard & g.fixed.masks[side] | sum([1 << gun for gun in g.loaded if g.side(gun) == side])
    known = [piece for piece in bits(g.models_of(side) | off) if g.who[piece] != UNFIXED]
    return [g.roster[roster] for roster in g.pools[side]] + [g.model(piece) for piece in known]


def after_losses(g: Hunt) -> tuple[Draft, ...]:
    """The lists of all sides as far as their models live (HUNT-CAMP-04)."""
    content = g.fixed.content
    return tuple(
        [left_of(content, faction, g.drafts[side], living(g, side)) for side, faction in enumerate(g.fixed.factions)]
    )


# ---- campaigns


@dataclass
class Campaign(Procedure):
    """Missions 1 to 10 in a row; whoever wins most of them has won. HUNT-CAMP-02, HUNT-CAMP-03"""

    def begin(self, g: Hunt) -> Next:
        g.wins = (0,) * g.seats
        return MakeLists() if g.fixed.ground.lists else None

    def play(self, g: Hunt) -> Next:
        g.round += 1
        tell_mission(g)
        return Play()

    def tally(self, g: Hunt) -> Next:
        side_of = g.fixed.side_of_seat
        g.wins = tuple([won + (g.won >> side_of[seat] & 1) for seat, won in enumerate(g.wins)])
        if g.round >= len(g.fixed.content.missions):
            g.end(campaign_outcome(g))
            return None
        if g.fixed.ground.lists:
            g.drafts = after_losses(g)
        return NextMission()

    def again(self, g: Hunt) -> Next:
        return g.go(Campaign.play)


def campaign_outcome(g: Hunt) -> Outcome:
    """Most missions won; shared ones count for each, ties stay ties (HUNT-CAMP-03)."""
    most = max(g.wins)
    results = tuple([Result(won == most and most > 0, CAMPAIGN, won) for won in g.wins])
    return Outcome.apart(results, CAMPAIGN, None, sides_of(g))


@dataclass
class NextMission(Procedure):
    """Between two missions the seats keep or pass on their factions, and lists make good their losses. HUNT-CAMP-02"""

    def ask(self, g: Hunt) -> Next:
        # Always asked, also of a single option: between two missions everybody takes a breath, and names change.
        options = Options()
        options.one(opt.KEEP_FACTIONS)
        options.one(opt.PASS_ON_FACTIONS)
        return Vote(tuple([Ask(seat, questions.FACTIONS, (), options) for seat in range(g.seats)]))

    def enter(self, g: Hunt, chosen: Option) -> Next:
        mission = g.fixed.content.missions[g.round]
        ground = replace(g.fixed.ground, mission=mission, board=mission.board)
        if chosen.phrase is opt.PASS_ON_FACTIONS:
            # Everybody hands the faction to the next seat, with the force and what it has earned.
            ground = replace(ground, factions=(ground.factions[-1], *ground.factions[:-1]))
            g.drafts = (*g.drafts[-1:], *g.drafts[:-1])
            sides = len(ground.factions)
            g.group_frags = {((side + 1) % sides, group): frags for (side, group), frags in g.group_frags.items()}
        lay_out(g, sized(g, ground))
        return BuyLists((ground.points,) * len(ground.factions), refill=True) if ground.lists else g.finish()

    def settle(self, g: Hunt) -> Next:
        lay_out(g, sized(g, g.fixed.ground))
        tell_lists(g)
        return None
