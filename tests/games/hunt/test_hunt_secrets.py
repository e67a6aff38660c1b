"""Who knows whom: what a seat sees of forces by points. HUNT section 37"""

from __future__ import annotations

import pytest

from hullbreach.games.hunt.rules.profiles import stranger
from hullbreach.games.hunt.rules.secrets import conceal
from hullbreach.games.hunt.rules.state import UNFIXED, Hunt
from hullbreach.kernel.match import SPECTATOR
from hullbreach.parts.known import UNKNOWN
from tests.games.hunt.boards import APART
from tests.games.hunt.fights import FLAMER, INFANT, STALKER, field
from tests.games.hunt.positions import piece

MARINE, ALIEN, PREDATOR = range(3)


def apart() -> Hunt:
    """Forces by points out of each other's sight, each with a model and a token."""
    return field(
        {
            "marine-1": "r0c0",
            "marine-2": f"r0c0 {FLAMER} down",
            "alien-1": f"r1c0 {INFANT}",
            "alien-2": f"r1c0 {STALKER} down",
            "predator-1": "r2c0 decoy",
            "predator-2": "r2c0 down",
        },
        APART,
        lists=True,
    )


@pytest.mark.rules("HUNT-FORC-14", "HUNT-BLIP-23")
@pytest.mark.parametrize(
    ("seat", "strangers"),
    [(MARINE, {"alien-2", "predator-2"}), (ALIEN, {"marine-2", "predator-2"}), (PREDATOR, {"marine-2", "alien-2"})],
)
def test_of_a_force_by_points_others_know_whom_they_have_seen(seat: int, strangers: set[str]) -> None:
    g = apart()
    # The token of the Marines is nobody yet: its model waits in the pool.
    number = {word: g.who[piece(g, word)] for word in ("alien-2", "predator-2")} | {"marine-2": g.pools[MARINE][0]}
    unknown = {number[word] for word in strangers}
    seen = conceal(g, seat)
    assert {n for n, model in enumerate(seen.roster) if model == stranger()} == unknown
    assert all(seen.roster[n] == g.roster[n] for n in range(len(g.roster)) if n not in unknown)
    assert seen.pools[MARINE] == (g.pools[MARINE] if seat == MARINE else (UNKNOWN,))


@pytest.mark.rules("HUNT-BLIP-23")
def test_a_spectator_knows_nobody_face_down() -> None:
    g = apart()
    seen = conceal(g, SPECTATOR)
    assert [model == stranger() for model in seen.roster] == [False, True, False, True, False, True]
    for word in ("marine-2", "alien-2", "predator-1", "predator-2"):
        assert seen.who[piece(g, word)] == UNFIXED
    for word in ("marine-1", "alien-1"):
        assert seen.who[piece(g, word)] == g.who[piece(g, word)]
    assert seen.decoys == 0
