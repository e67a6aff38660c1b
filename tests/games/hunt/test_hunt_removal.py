"""Leaving the board: tiles that go with everything on them, and who is credited."""

from __future__ import annotations

import pytest

from hullbreach.games.hunt.rules.tokens.removal import remove_tile
from tests.games.hunt.boards import VENT
from tests.games.hunt.fights import HUGGER, INFANT, SERGEANT, alive, field
from tests.games.hunt.positions import piece, run, tile_of, told


@pytest.mark.rules("HUNT-ADV-07", "HUNT-DEC-36", "HUNT-EXP-07")
def test_a_welded_vent_takes_everybody_on_it() -> None:
    g = field(
        {"marine-1": "r0c1", "alien-1": f"r0c2 {HUGGER}", "alien-2": f"r0c2 {INFANT} hidden", "marine-2": "r0c2"},
        VENT,
        lists=True,
    )
    tile = tile_of(g, "r0c2")
    g.add_acid(tile)
    g.told = []
    following = remove_tile(g, tile, 0, piece(g, "marine-1"))
    lines = told(g)
    run(g, *following)
    assert [line for line in lines if line.startswith("removed")] == [
        "removed marine-2",
        "removed alien-1",
        "removed alien-2",
    ]
    assert lines[-1] == "tile-gone r0c2"
    assert alive(g) == ["marine-1"]
    assert g.kills[0] == (0, 2, 0)
    assert g.group_frags == {(0, 0): 2}
    assert g.steps(tile_of(g, "r0c1")) == 1 << tile_of(g, "r0c0")
    assert g.seen >> piece(g, "alien-2") & 1


@pytest.mark.rules("HUNT-DEC-40", "HUNT-BLIP-18", "HUNT-BLIP-15")
def test_tokens_on_a_lost_tile_are_known_before_they_are_gone() -> None:
    g = field(
        {
            "marine-1": "r0c1 down",
            "marine-2": f"r0c4 {SERGEANT} down",
            "alien-1": "r0c1 down",
            "predator-1": "r0c1 decoy",
        },
        VENT,
    )
    lines = run(g, *remove_tile(g, tile_of(g, "r0c1")), choices=["become colonial_marine_pulse_rifle"])
    assert lines == [
        "revealed marine-1 colonial_marine_pulse_rifle",
        "revealed alien-1 alien_infant_warrior",
        "decoy-gone predator-1",
        "removed marine-1",
        "removed alien-1",
        "tile-gone r0c1",
    ]
    assert alive(g) == ["marine-2"]
    assert len(g.pools[0]) == 1
    assert g.kills == [(0, 0, 0)] * 3
