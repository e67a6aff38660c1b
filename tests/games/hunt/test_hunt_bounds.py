"""What cases cannot see: single numbers and marks that the rules keep for later. HUNT"""

from __future__ import annotations

import pytest

from hullbreach.games.hunt.content.skills import DODGE
from hullbreach.games.hunt.rules.board.doors import doors_left
from hullbreach.games.hunt.rules.board.movement import next_tiles
from hullbreach.games.hunt.rules.effects.board import cannot_add_acid, cannot_place_door
from hullbreach.games.hunt.rules.effects.run import Context
from hullbreach.games.hunt.rules.goals.objectives import cannot_launch
from hullbreach.games.hunt.rules.secrets import resample
from hullbreach.games.hunt.rules.state import NOBODY
from hullbreach.games.hunt.rules.tokens.carrying import give
from hullbreach.games.hunt.rules.tokens.reveal import remove_decoy
from hullbreach.games.hunt.rules.turn.sentry import give_token
from hullbreach.kernel.chance import Seeded
from tests.games.hunt.boards import APART
from tests.games.hunt.fights import STALKER, field
from tests.games.hunt.positions import piece, position, reason, told

MARINE = 0


@pytest.mark.rules("HUNT-SENT-09")
def test_a_second_sentry_token_is_not_told() -> None:
    g = field({"marine-1": "r0c0", "marine-2": "r0c0"})
    give_token(g, piece(g, "marine-2"))
    give_token(g, piece(g, "marine-2"))
    assert told(g) == ["on-sentry marine-2"]


@pytest.mark.rules("HUNT-DEC-20")
@pytest.mark.parametrize(("stops", "tiles"), [(True, 0), (False, 2)])
def test_whoever_must_stop_beside_an_enemy_steps_nowhere(stops: bool, tiles: int) -> None:
    g = field({"marine-1": "r0c1", "alien-1": "r0c1"}, stop_on_enemy=stops)
    found = next_tiles(g, piece(g, "marine-1"), 1)
    assert isinstance(found, int)
    assert found.bit_count() == tiles


@pytest.mark.rules("HUNT-DEC-18", "HUNT-BLIP-13")
def test_whoever_carries_is_no_decoy_in_any_world() -> None:
    g = field({"marine-1": "r0c0", "predator-1": "r2c0 decoy", "predator-2": "r2c0 down"}, APART)
    bearer = piece(g, "predator-2")
    g.genuine = 1 << piece(g, "marine-1")
    give(g, 1, bearer)
    assert g.genuine == 1 << piece(g, "marine-1") | 1 << bearer
    decoy = 1 << piece(g, "predator-1")
    assert {resample(g, MARINE, Seeded(n)).decoys for n in range(8)} == {decoy}


@pytest.mark.rules("HUNT-COMP-12")
@pytest.mark.parametrize(("left", "refused"), [(1, ""), (0, "no-doors-left HUNT-COMP-12")])
def test_a_card_places_the_last_door_of_the_supply(left: int, refused: str) -> None:
    g = position({}, mission="mission_09", others=True)
    g.doors = (1 << g.fixed.content.doors - left) - 1
    g.close()
    assert doors_left(g) == left
    link = g.fixed.content.doors
    assert reason(cannot_place_door(g, Context(MARINE, NOBODY), link)) == refused


@pytest.mark.rules("HUNT-MIS-16")
def test_no_card_puts_acid_on_what_a_damage_objective_names() -> None:
    g = position({}, mission="mission_09", others=True)
    site = next(tile for kind, tile in g.fixed.board.tokens if kind == "damage_site")
    assert reason(cannot_add_acid(g, site)) == "is-an-objective HUNT-MIS-16"
    assert cannot_add_acid(g, site + 1) is None


@pytest.mark.rules("HUNT-M10-02")
def test_what_lacks_for_a_launch_is_named() -> None:
    g = position({"alien-1": "predator_pod"}, mission="mission_10", others=True)
    no = cannot_launch(g, piece(g, "alien-1"))
    assert no is not None
    assert (no.reason, g.fixed.name("token", no.about[0])) == ("not-aboard", "egg-1")


@pytest.mark.rules("HUNT-BLIP-13", "HUNT-BLIP-23")
def test_a_decoy_that_goes_takes_no_knowledge_along() -> None:
    g = field({"marine-1": "r0c0", "alien-1": "r1c0", "predator-1": "r2c0 decoy"}, APART)
    before = g.seen
    remove_decoy(g, piece(g, "predator-1"))
    assert g.seen == before | 1 << piece(g, "predator-1")


@pytest.mark.rules("HUNT-BLIP-21")
@pytest.mark.parametrize(("face", "dodges"), [("", True), (" down", False), (" hidden", False)])
def test_only_who_is_face_up_has_skills(face: str, dodges: bool) -> None:
    g = field({"marine-1": "r0c0", "alien-1": f"r1c0 {STALKER}{face}"}, APART)
    assert g.has(piece(g, "alien-1"), DODGE) is dodges
