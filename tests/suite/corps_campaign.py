"""Random play hardly ever wins a mission, so here missions are won by decree: what follows a victory is played too."""

from __future__ import annotations

import random

import hullbreach as hb
from hullbreach.games.corps import RULEBOOK
from hullbreach.games.corps.rules.outcome import lose_mission, win_mission
from hullbreach.games.corps.rules.setup import SetUp
from hullbreach.games.corps.rules.state import Corps
from hullbreach.games.corps.words import questions
from hullbreach.kernel.procedures import run
from hullbreach.kernel.records import SeedChance, begin

LONGEST_MISSION = 150


def decree(match: hb.Match, won: bool) -> None:
    """End the running mission, as if the last choice had decided it."""
    state = match.state
    assert isinstance(state, Corps)
    if won:
        win_mission(state)
    else:
        lose_mission(state, "all-down")
    state.unwind()
    state.answers = {}
    match._wait(run(state, None, False))


def stops(players: int, seed: int, **switches: object) -> list[hb.Match]:
    """Copies of a whole campaign on its way: every mission is broken off after a while, most of them won."""
    match = begin(RULEBOOK, {"players": players, "mission": "campaign", **switches}, SeedChance(seed))
    rng = random.Random(f"campaign {seed}")
    found: list[hb.Match] = []
    in_mission = 0
    mission = ""
    while match.question is not None and len(found) < 2000:
        state = match.state
        assert isinstance(state, Corps)
        if state.fixed.mission.id != mission or state.round == 0:
            mission, in_mission = state.fixed.mission.id, 0
        found.append(match.copy())
        setting_up = any(isinstance(procedure, SetUp) for procedure in state.stack)
        # Not in the middle of a move: two characters may share a space then.
        playing = state.round > 0 and not setting_up and match.question.ask.prompt is questions.ACTION
        in_mission += 1
        if playing and in_mission > LONGEST_MISSION:
            side = state.fixed.mission.kind in ("rescue", "resupply")
            decree(match, not (side and rng.random() < 0.3))
            in_mission = 0
            continue
        options = match.question.options
        match.play(options[rng.randrange(len(options))])
    assert match.outcome is not None
    found.append(match.copy())
    return found
