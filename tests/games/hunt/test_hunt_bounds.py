"""What cases cannot see: single numbers and marks that the rules keep for later. HUNT"""

from __future__ import annotations

import pytest

from hullbreach.games.hunt.content.load import load
from hullbreach.games.hunt.content.names import NONE
from hullbreach.games.hunt.content.skills import DODGE
from hullbreach.games.hunt.rulebook import RULEBOOK
from hullbreach.games.hunt.rules.armies.heroes import BASIC, unit_of
from hullbreach.games.hunt.rules.board.doors import doors_left
from hullbreach.games.hunt.rules.board.movement import next_tiles
from hullbreach.games.hunt.rules.board.sight import DARK, DOOR, obstacle
from hullbreach.games.hunt.rules.cards.lasting import ALL, TURN, Lasting, remember
from hullbreach.games.hunt.rules.effects.board import cannot_add_acid, cannot_place_door
from hullbreach.games.hunt.rules.effects.run import Context
from hullbreach.games.hunt.rules.goals.objectives import cannot_launch
from hullbreach.games.hunt.rules.secrets import resample
from hullbreach.games.hunt.rules.state import NOBODY
from hullbreach.games.hunt.rules.tokens.carrying import give
from hullbreach.games.hunt.rules.tokens.reveal import remove_decoy
from hullbreach.games.hunt.rules.turn.sentry import SentryStep, give_token
from hullbreach.games.hunt.words import options as opt
from hullbreach.games.hunt.words import questions
from hullbreach.kernel.chance import Seeded
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.requests import Ask
from tests.games.hunt.boards import APART
from tests.games.hunt.fights import STALKER, field
from tests.games.hunt.positions import piece, position, reason, tile_of, told

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


@pytest.mark.rules("HUNT-LOS-01", "HUNT-LOS-09")
@pytest.mark.parametrize(("door", "found"), [("#", DOOR), ("-", DARK)])
def test_at_the_edge_of_the_dark_a_door_is_what_is_in_the_way(door: str, found: int) -> None:
    g = field({"marine-1": "r0c0", "alien-1": "r0c3"}, f"Den..-C-n..-C-n..{door}C-n..-Dwn..")
    remember(g, Lasting("limit_los", "", 2, ALL, TURN, "card"))
    here, there = tile_of(g, "r0c0"), tile_of(g, "r0c3")
    link = next(link for ray in g.fixed.board.rays[here] for link, tile in ray if tile == there)
    assert obstacle(g, here, there) == (DOOR + link if found == DOOR else found)


@pytest.mark.rules("HUNT-HERO-01")
def test_a_hero_without_a_unit_of_its_own_is_called_by_the_plain_one_of_its_skill() -> None:
    content = load()
    bases = [base for base in content.heroes.bases if base.unit == NONE]
    assert bases
    for base in bases:
        unit = content.units[unit_of(content, base)]
        assert (unit.faction, unit.role, unit.cc) == (base.faction, BASIC, base.cc)


@pytest.mark.rules("HUNT-CARD-13")
def test_what_the_first_card_of_all_changes_bears_its_name() -> None:
    g = field({"marine-1": "r0c0"})
    content = g.fixed.content
    assert Context(MARINE, 0).source(g) == content.strategy[0].id
    assert Context(MARINE, NOBODY, 1).source(g) == content.environment[1].id


@pytest.mark.rules("HUNT-SENT-10")
def test_a_reaction_without_an_activation_tells_its_odds_too() -> None:
    g = field({"marine-1": "r0c0", "alien-1": "r0c3"})
    shot = SentryStep().odds(g, Option(opt.REACT_SHOOT, (piece(g, "marine-1"), piece(g, "alien-1"))))
    assert shot is not None
    assert shot.chance == pytest.approx(0.7)
    assert SentryStep().odds(g, Option(opt.REACT_STAND, (piece(g, "marine-1"),))) is None


def test_a_walk_is_left_by_stopping() -> None:
    way_out = RULEBOOK.leaving(Ask(0, questions.STEP, (0, 1), Options()))
    assert way_out is not None
    assert way_out.phrase is opt.STOP
    assert RULEBOOK.leaving(Ask(0, questions.DISENGAGE, (0,), Options())) is None


@pytest.mark.rules("HUNT-SKA-02", "HUNT-MOV-10")
@pytest.mark.parametrize(("left", "engaged", "steps"), [(2, False, 0), (3, False, 1), (3, True, 0)])
def test_over_full_tiles_goes_only_who_comes_to_an_end_beyond_them(left: int, engaged: bool, steps: int) -> None:
    others = {"alien-2": "r1c2", "marine-1": "r1c2"} if engaged else {}
    hall = "V-n..-C-n..-Tsn..-Dwn..\n             |\n            Dnn.."
    g = field({"alien-1": f"r0c0 {STALKER}", **others}, hall)
    for word in ("r0c1", "r0c2", "r1c2"):
        for _ in range(g.room[tile_of(g, word)]):
            g.add_acid(tile_of(g, word))
    # The way back into the vent is barred.
    remember(g, Lasting("block", "vents", 0, ALL, TURN, "card"))
    assert next_tiles(g, piece(g, "alien-1"), left) == steps << tile_of(g, "r0c1")
