"""What the own body and the ship need besides the route: cures, dressings, fires to put out, Rooms to repair."""

from __future__ import annotations

from hullbreach.games.nemesis.bot.jobs import EXPLORE, HEAL, PUT_OUT, REPAIR, TREAT, Job
from hullbreach.games.nemesis.bot.mind import LIFE, Mind
from hullbreach.games.nemesis.bot.upkeep import put_out_worth, repair_worth
from hullbreach.kernel.options import members

# What Surgery costs beside its wound: two cards, and those that are shuffled away.
OPERATION = 3.5
# What it takes to repair it first.
BROKEN = 3.0
# What a Room Action costs; what it costs to look for a Room among so many.
ROOM, SEEKING = 2.0, 1.2


def care(mind: Mind) -> list[Job]:
    """The jobs beside the route that are worth their way."""
    return [*_cure(mind), *_dressing(mind), *_upkeep(mind)]


def _free(mind: Mind, room: int) -> bool:
    return room >= 0 and bool(mind.g.explored >> room & 1) and mind.g.works(room) and not mind.g.crowd[room]


def _cure(mind: Mind) -> list[Job]:
    """Surgery for Larvae and Contamination; who is ill enough looks for it."""
    worth = LIFE * mind.doomed - OPERATION - mind.graze
    if worth <= 0.0:
        return []
    g, surgery = mind.g, mind.room("surgery")
    if _free(mind, surgery):
        return [Job(TREAT, 1 << surgery, 1.0)] if mind.ways[0][surgery] < worth else []
    if surgery >= 0:
        mended = mind.repairs and not g.works(surgery) and not g.crowd[surgery]
        return [Job(REPAIR, 1 << surgery, 1.0)] if mended and mind.ways[0][surgery] + BROKEN < worth else []
    wanted = mind.candidates("surgery")
    if wanted and worth > SEEKING * wanted.bit_count() + mind.doom:
        return [Job(EXPLORE, wanted, 1.0)]
    return []


def _dressing(mind: Mind) -> list[Job]:
    """The Emergency Room for wounds: it dresses them all, then heals them one by one."""
    room = mind.room("emergency_room")
    worth = mind.healed + mind.bleeding - ROOM
    if worth > 0 and _free(mind, room) and mind.ways[0][room] < worth:
        return [Job(HEAL, 1 << room, 1.0)]
    return []


def _upkeep(mind: Mind) -> list[Job]:
    """What the ship needs before its pools run out."""
    g = mind.g
    found: list[Job] = []
    if g.fire:
        control = mind.room("fire_control_system")
        worth = max([put_out_worth(g, room, mind.turns) for room in members(g.fire)])
        if _free(mind, control) and mind.ways[0][control] + ROOM < worth:
            found.append(Job(PUT_OUT, 1 << control, 0.0))
        if mind.extinguishes:
            near = [r for r in members(g.fire) if mind.ways[0][r] + 1.0 < put_out_worth(g, r, mind.turns)]
            if near:
                found.append(Job(PUT_OUT, sum([1 << room for room in near]), 0.0))
    if g.malfunction and mind.repairs:
        reach = repair_worth(g) - 1.0
        near = [room for room in members(g.malfunction) if not g.crowd[room] and mind.ways[0][room] < reach]
        if near:
            found.append(Job(REPAIR, sum([1 << room for room in near]), 0.0))
    return found
