"""Arena Survival: Survivors in the middle hold out against a Horde, round after round. HUNT-AREN"""

from __future__ import annotations

from dataclasses import dataclass, replace

from hullbreach.games.hunt.content.arena_records import HEAD_START_STEP, HORDE, SURVIVORS, ArenaSize
from hullbreach.games.hunt.content.force_records import ForceList
from hullbreach.games.hunt.rules.armies.buying import BuyLists, tell_lists
from hullbreach.games.hunt.rules.armies.lists import Draft, grown, ready_draft
from hullbreach.games.hunt.rules.goals.ending import sides_of
from hullbreach.games.hunt.rules.modes.series import Play, after_losses
from hullbreach.games.hunt.rules.setup import lay_out, sized
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.words import events
from hullbreach.kernel.outcome import Outcome, Result
from hullbreach.kernel.procedures import Next, Procedure

# The sides of an arena.
OF_SURVIVORS, OF_HORDE = 0, 1
ROUNDS = "rounds"


def size_of(g: Hunt) -> ArenaSize:
    """The size of the arena."""
    return g.fixed.content.arena.size_of(g.fixed.ground.arena)


def survivor_points(g: Hunt) -> int:
    """What the Survivors may cost: the agreed points, or those of the size."""
    return g.fixed.ground.points or size_of(g).survivor_points


def first_total(g: Hunt) -> int:
    """What the Horde may cost at first: as much more than the Survivors as the size says (HUNT-AREN-12)."""
    size = size_of(g)
    return survivor_points(g) * size.horde_points // size.survivor_points


def head_start(g: Hunt) -> int:
    """The points that the Horde has more before round 1 (HUNT-AREN-16)."""
    wanted = g.fixed.switches.arena_head_start
    steps = size_of(g).head_start[g.fixed.factions[OF_SURVIVORS]] if wanted < 0 else wanted
    return first_total(g) * steps * HEAD_START_STEP // 100


def growth(g: Hunt, won: bool) -> int:
    """The points by which the Horde grows after a round that the Survivors won or lost (HUNT-DEC-48)."""
    size = size_of(g)
    return first_total(g) * (size.growth_won if won else size.growth_lost) // 100


def first_list(g: Hunt, side: int) -> ForceList:
    """The ready-made list of a side (HUNT-AREN-03)."""
    t = g.fixed
    return t.content.arena.list_of(t.ground.arena, (SURVIVORS, HORDE)[side], t.factions[side])


def grow(g: Hunt, draft: Draft) -> Draft:
    """The Horde buys what its points allow in the order of its first list (HUNT-AREN-12)."""
    t = g.fixed
    faction = t.factions[OF_HORDE]
    return grown(t.content, faction, t.switches.hero_minimum, first_list(g, OF_HORDE), draft, g.horde_points)


@dataclass
class Arena(Procedure):
    """Lists, then rounds until the Survivors lose one or all are played. HUNT-AREN-03, HUNT-AREN-14"""

    def begin(self, g: Hunt) -> Next:
        g.wins = (0, 0)
        g.horde_points = first_total(g) + head_start(g)
        ready = [ready_draft(g.fixed.content, g.fixed.factions[side], first_list(g, side)) for side in range(2)]
        if not g.fixed.ground.build:
            g.drafts = (ready[OF_SURVIVORS], grow(g, ready[OF_HORDE]))
            return None
        # A Horde that the Instinct runs takes the ready-made list.
        horde = grow(g, ready[OF_HORDE]) if g.fixed.ground.instinct == OF_HORDE else Draft()
        g.drafts = (Draft(), horde)
        return BuyLists((survivor_points(g), g.horde_points))

    def play(self, g: Hunt) -> Next:
        g.round += 1
        lay_out(g, sized(g, g.fixed.ground))
        g.told += (events.ROUND, g.round)
        tell_lists(g)
        return Play()

    def judge(self, g: Hunt) -> Next:
        # A round in which the last models of both sides fall together is lost (HUNT-AREN-14).
        won = g.won == 1 << OF_SURVIVORS
        g.wins = (g.wins[0] + won, g.wins[1] + (not won))
        if not won or g.round >= g.fixed.switches.arena_rounds:
            g.end(arena_outcome(g, won))
            return None
        g.horde_points += growth(g, won)
        # The Horde is as it was bought; the Survivors make good their losses (HUNT-AREN-07, HUNT-AREN-13).
        survivors, horde = after_losses(g)[OF_SURVIVORS], g.drafts[OF_HORDE]
        if g.fixed.ground.instinct == OF_HORDE:
            horde = grow(g, horde)
        else:
            horde = replace(horde, done=False)
        g.drafts = (survivors, horde)
        return BuyLists((survivor_points(g), g.horde_points), refill=True)

    def again(self, g: Hunt) -> Next:
        return g.go(Arena.play)


def arena_outcome(g: Hunt, won: bool) -> Outcome:
    """Survivors who have won their last round have held out; the score is how many they have won (HUNT-AREN-14)."""
    score = g.wins[OF_SURVIVORS]
    why = g.why if g.fixed.switches.arena_rounds == 1 else ROUNDS
    results = tuple([Result((side == OF_SURVIVORS) == won, why, score) for side in g.fixed.side_of_seat])
    return Outcome.apart(results, why, score, sides_of(g))
