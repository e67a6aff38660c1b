"""Set-up of a mission: the forces of the box, tokens, secret deployment, hands and the first look. HUNT-SET"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from hullbreach.games.hunt.content.load import load
from hullbreach.games.hunt.content.mission_records import StartingForce
from hullbreach.games.hunt.content.names import ALIEN, LARGE, MARINE, PREDATOR, PREDATOR_POD
from hullbreach.games.hunt.rules.armies.forces import box_forces, sizes_of
from hullbreach.games.hunt.rules.state import UNFIXED
from hullbreach.kernel.match import SPECTATOR
from hullbreach.kernel.options import bits
from hullbreach.kernel.requests import Ask
from tests.games.hunt.matches import Game, tiles_of, units_of

ALL = (MARINE, ALIEN, PREDATOR)
BOX = {
    "colonial_marine_pulse_rifle": 1,
    "colonial_marine_smart_gun": 1,
    "colonial_marine_flame_thrower": 1,
    "colonial_marine_motion_tracker": 1,
    "colonial_marine_sergeant": 1,
    "alien_infant_warrior": 10,
    "alien_stalker": 5,
    "predator_warrior_smart_disc": 1,
    "predator_warrior_combi_stick": 1,
    "predator_hunter": 1,
}


def units(faction: int, word: str = "full_box") -> Counter[str]:
    content = load()
    force = box_forces(content, content.missions[0], ALL, word)[faction]
    return Counter([content.units[model.profile.unit].id for model in force.models])


@pytest.mark.rules("HUNT-COMP-01", "HUNT-SET-07", "HUNT-DEC-10")
def test_a_mission_is_played_with_all_models_of_the_box() -> None:
    assert units(MARINE) + units(ALIEN) + units(PREDATOR) == BOX


@pytest.mark.rules("HUNT-DEC-10", "HUNT-DEC-53")
def test_the_smaller_forces_leave_aliens_in_the_box_that_may_come_later() -> None:
    assert units(ALIEN, "handicap") == {"alien_infant_warrior": 7, "alien_stalker": 3}
    assert units(PREDATOR, "handicap") == {"predator_warrior_combi_stick": 1, "predator_hunter": 1}
    assert units(MARINE, "handicap") == units(MARINE)
    game = Game(mission="mission_01", forces="handicap")
    game.until("activate")
    g = game.g
    assert len(units_of(game, ALIEN)) == 10
    spare = [piece for piece, tile in enumerate(g.tile) if tile < 0 and g.side(piece) == ALIEN]
    left = Counter([g.fixed.content.units[g.profile(piece).unit].id for piece in spare])
    assert left == {"alien_infant_warrior": 3, "alien_stalker": 2}
    assert all(g.seen >> piece & 1 for piece in spare)


@pytest.mark.rules("HUNT-SET-05", "HUNT-BLIP-13", "HUNT-COMP-12")
def test_predators_start_with_two_decoys_and_two_more_can_come() -> None:
    content = load()
    forces = box_forces(content, content.missions[0], ALL, "full_box")
    assert [force.decoys for force in forces] == [0, 0, 2]
    assert sizes_of(content, ALL, forces, False) == (5, 15, 3 + 4)
    game = Game(mission="mission_01", forces="full_box")
    game.until("activate")
    g = game.g
    decoys = [piece for piece in range(g.fixed.pieces) if g.decoys >> piece & 1]
    assert len(decoys) == 2
    assert all(g.side(piece) == PREDATOR and g.tile[piece] >= 0 for piece in decoys)


@pytest.mark.rules("HUNT-SET-04", "HUNT-SET-06", "HUNT-SET-09", "HUNT-COMP-10")
def test_everybody_deploys_at_the_same_time_and_nobody_sees_who_is_who() -> None:
    game = Game(mission="mission_01", forces="full_box")
    # Marines have a single tile, so nothing is asked of them; the others are asked together.
    assert game.asked() == [ALIEN, PREDATOR]
    assert game.prompt(ALIEN) == "where does alien_infant_warrior start"
    assert game.options(ALIEN) == [f"deploy alien_infant_warrior on {t}" for t in ("r2c4", "r3c3", "r3c4", "r3c5")]
    assert game.prompt(PREDATOR) == "where does predator_warrior_smart_disc start"
    game.play(ALIEN, "deploy alien_infant_warrior on r3c5")
    # What is answered is told to nobody before all have answered all, not even that somebody has.
    assert game.told == ["mission mission_01"]
    assert game.match.view(MARINE).state.placing[ALIEN] == ()
    game.play(PREDATOR, "deploy predator_warrior_smart_disc on r5c8")
    assert game.g.placing[ALIEN] == (game.g.fixed.board.find("r3c5"),)
    assert game.match.view(PREDATOR).state.placing[ALIEN] == (-1,)
    assert game.match.view(SPECTATOR).state.placing[PREDATOR] == (-1,)
    game.until("mulligan")
    assert tiles_of(game, MARINE) == {"r1c0": 5}
    assert sum(tiles_of(game, ALIEN).values()) == 15
    assert len([text for text in game.told if text.startswith("deployed")]) == 25
    view = game.match.view(MARINE).state
    assert [view.who[piece] for piece in range(game.g.fixed.pieces)] == [UNFIXED] * game.g.fixed.pieces
    assert view.up == view.decoys == 0
    assert [view.base[piece] for piece in range(5, 20)] == [0] * 15


@pytest.mark.rules("HUNT-SET-09", "HUNT-DEC-65")
def test_the_numbers_of_tokens_tell_nothing() -> None:
    # Tokens are given out at random: here the last token of the Aliens is the first Infant.
    last_first = tuple(range(19, 4, -1))
    game = Game({"tokens of alien": [last_first]}, mission="mission_01", forces="full_box")
    game.until("mulligan")
    g = game.g
    found = [g.fixed.content.units[g.profile(piece).unit].id for piece in range(5, 20)]
    assert found == ["alien_stalker"] * 5 + ["alien_infant_warrior"] * 10
    # Marine tokens are nobody, so there is nothing to shuffle.
    assert [g.who[piece] for piece in range(5)] == [UNFIXED] * 5
    assert len(g.pools[MARINE]) == 5


@pytest.mark.rules("HUNT-DEC-16", "HUNT-BLIP-11")
def test_a_sergeant_with_a_token_of_his_own_is_somebody() -> None:
    game = Game({"tokens of marine": [(2, 0, 1, 3, 4)]}, mission="mission_01", sergeant_own_blip=True)
    game.until("mulligan")
    g = game.g
    assert [piece for piece in range(5) if g.who[piece] != UNFIXED] == [4]
    assert g.fixed.content.units[g.profile(4).unit].id == "colonial_marine_sergeant"
    assert len(g.pools[MARINE]) == 4


@pytest.mark.rules("HUNT-SET-10", "HUNT-DEC-65", "HUNT-TILE-07", "HUNT-SET-05")
def test_predators_fill_the_pod_and_any_token_may_stand_outside() -> None:
    game = Game(mission="mission_01", forces="full_box")
    outside = "deploy predator_warrior_smart_disc on r5c7"
    assert set(game.options(PREDATOR)) == {outside, "deploy predator_warrior_smart_disc on r5c8"}
    game.play(PREDATOR, outside)
    game.play(ALIEN, game.options(ALIEN)[0])
    # One token is enough: four fill the pod.
    assert game.options(PREDATOR) == ["deploy predator_warrior_combi_stick on r5c8"]
    assert game.refused(PREDATOR, "deploy predator_warrior_combi_stick on r5c7") == "nearer-tiles-first HUNT-SET-10"
    assert game.refused(PREDATOR, "deploy predator_warrior_combi_stick on r1c0") == "no-start-tile HUNT-SET-06"
    assert game.refused(PREDATOR, "deploy predator_hunter on r5c8") == "another-token-first HUNT-SET-09"
    game.until("mulligan")
    assert tiles_of(game, PREDATOR) == {"r5c8": 4, "r5c7": 1}


def decoys_outside(game: Game, ask: Ask) -> str:
    """Everybody into the pod, a decoy beside it."""
    options = game.options(ask.seat)
    wanted = "r5c7" if "deploy decoy on r5c7" in options else "r5c8"
    return next((text for text in options if text.endswith(wanted)), "")


@pytest.mark.rules("HUNT-SET-10", "HUNT-DEC-65")
def test_a_decoy_may_stand_outside_too() -> None:
    game = Game(mission="mission_01", forces="full_box")
    game.until("mulligan", decoys_outside)
    g = game.g
    outside = [piece for piece in range(20, 25) if g.tile[piece] == g.fixed.board.find("r5c7")]
    assert [g.decoys >> piece & 1 for piece in outside] == [1]


@pytest.mark.rules("HUNT-OCC-01", "HUNT-SET-06")
def test_a_deployment_tile_holds_eight_points() -> None:
    game = Game(mission="mission_01", forces="full_box")
    for n in range(8):
        game.play(ALIEN, "deploy alien_infant_warrior on r2c4")
        if n < 5:
            game.play(PREDATOR, game.options(PREDATOR)[0])
    assert "deploy alien_infant_warrior on r2c4" not in game.options(ALIEN)
    assert game.refused(ALIEN, "deploy alien_infant_warrior on r2c4") == "no-room HUNT-OCC-05"


@pytest.mark.rules("HUNT-SET-08", "HUNT-DEC-11")
def test_a_faction_without_a_seat_is_absent() -> None:
    game = Game(mission="mission_01", players=2, factions="marine_predator")
    game.until("mulligan")
    assert game.g.fixed.factions == (MARINE, PREDATOR)
    assert tiles_of(game, 0) == {"r1c0": 5}
    assert tiles_of(game, 1) == {"r5c8": 4, "r5c7": 1}


@pytest.mark.rules("HUNT-M05-05", "HUNT-DEC-78", "HUNT-DEC-39")
def test_the_escorted_predator_is_named_in_secret_and_hurt() -> None:
    game = Game(mission="mission_05", forces="full_box")
    assert game.asked() == [PREDATOR]
    assert game.options(PREDATOR) == [
        "escort predator_warrior_smart_disc", "escort predator_warrior_combi_stick", "escort predator_hunter"
    ]  # fmt: skip
    assert game.refused(PREDATOR, "escort decoy") == "cannot-be-escorted HUNT-M05-05"
    game.play(PREDATOR, "escort predator_hunter")
    g = game.g
    assert g.fixed.content.units[g.profile(g.escorted).unit].id == "predator_hunter"
    assert g.hurt[g.escorted] == 1
    assert game.match.view(PREDATOR).state.escorted == g.escorted
    for seat in (MARINE, ALIEN, SPECTATOR):
        view = game.match.view(seat).state
        assert (view.escorted, view.hurt[g.escorted]) == (-1, 0)
    assert game.told == ["mission mission_05"] + [text for text in game.told if text.startswith("token-placed")]
    without = Game(mission="mission_05", players=2)
    assert without.g.escorted == -1


@pytest.mark.rules("HUNT-CARD-05", "HUNT-CARD-06", "HUNT-CARD-07", "HUNT-COMP-06", "HUNT-SET-02")
def test_a_hand_of_five_may_be_replaced_as_a_whole_once_by_all_at_the_same_time() -> None:
    game = Game(mission="mission_01", forces="full_box")
    game.until("mulligan")
    g = game.g
    assert [len(hand) for hand in g.hands] == [5, 5, 5]
    assert [len(deck) for deck in g.decks] == [15, 15, 15]
    assert game.asked() == [MARINE, ALIEN, PREDATOR]
    assert game.options(ALIEN) == ["keep hand", "replace hand"]
    assert game.refused(ALIEN, "done") == "whole-hand-or-none HUNT-CARD-06"
    before = g.hands[ALIEN]
    game.play(MARINE, "keep hand")
    game.play(ALIEN, "replace hand")
    assert g.hands[ALIEN] == before
    game.play(PREDATOR, "keep hand")
    assert set(g.hands[ALIEN]).isdisjoint(before)
    assert sorted(g.discards[ALIEN]) == sorted(before)
    assert (len(g.hands[ALIEN]), len(g.decks[ALIEN])) == (5, 10)
    told = [text for text in game.told if text.startswith("hand-")]
    assert told == ["hand-kept marine", "hand-replaced alien", "hand-kept predator"]
    assert game.match.view(MARINE).state.hands[ALIEN] == (-1,) * 5


@pytest.mark.rules("HUNT-COMP-04", "HUNT-DEC-01", "HUNT-DEC-55", "HUNT-CARD-04")
def test_decks_are_left_out_where_the_switches_say_so() -> None:
    game = Game(mission="mission_01", strategy_cards=False, environment_cards=False)
    game.until("activate")
    g = game.g
    assert g.hands == [()] * 3
    assert g.decks == [[], [], []]
    assert g.environment_deck == []
    usual = Game(mission="mission_01", forces="full_box")
    usual.until("mulligan")
    assert len(usual.g.environment_deck) == 20


@pytest.mark.rules("HUNT-SET-14")
def test_one_reveal_check_is_made_before_game_turn_one() -> None:
    # Who starts in sight of somebody is seen at once: the Aliens of this little ship look down the hall.
    game = Game(mission="mission_01", forces="full_box")
    game.until("mulligan")
    g = game.g
    marine = next(piece for piece in range(5))
    g.put(marine, g.fixed.board.find("r1c3"))
    for seat in ALL:
        game.play(seat, "keep hand")
    assert game.prompt(MARINE) == "who is marine-1"
    assert g.turn == 0


@pytest.mark.rules("HUNT-MIS-01", "HUNT-SET-02")
def test_missions_are_played_singly_on_their_own_maps_with_their_tokens() -> None:
    for number, id in enumerate(["mission_04", "mission_05", "mission_10"]):
        game = Game(mission=id)
        placed = [text for text in game.told if text.startswith("token-placed")]
        assert len(placed) == (1, 4, 3)[number]
        assert game.told[0] == f"mission {id}"
        assert game.g.doors == game.g.fixed.mission.board.start_doors  # type: ignore[union-attr]


@pytest.mark.rules("HUNT-MIS-19")
def test_a_mission_may_have_forces_of_its_own_for_a_set_of_factions() -> None:
    content = load()
    infant, sergeant = content.unit_index["alien_infant_warrior"], content.unit_index["colonial_marine_sergeant"]
    own = StartingForce((ALIEN, MARINE), (((sergeant, 2),), ((infant, 4),), ()), 0)
    mission = replace(content.missions[0], forces=(own,))
    marines, aliens = box_forces(content, mission, (MARINE, ALIEN), "mission")
    assert [len(marines.models), len(aliens.models)] == [2, 4]
    # Of the box six more Infants and all Stalkers may come later.
    assert len(aliens.spare) == 6 + 5
    # For another set the full box counts; and whoever wants it, or less, has it in every mission.
    assert [len(force.models) for force in box_forces(content, mission, ALL, "mission")] == [5, 15, 3]
    assert [len(force.models) for force in box_forces(content, mission, (MARINE, ALIEN), "full_box")] == [5, 15]
    assert [len(force.models) for force in box_forces(content, mission, ALL, "handicap")] == [5, 10, 2]


@pytest.mark.rules("HUNT-SET-13")
def test_one_person_may_hold_several_seats_each_with_a_view_of_its_own() -> None:
    game = Game(mission="mission_01", players=2)
    game.until("mulligan")
    g = game.g
    for seat in (0, 1):
        view = game.match.view(seat).state
        assert view.hands[seat] == g.hands[seat]
        assert set(view.hands[1 - seat]) == {-1}
    aliens = bits(g.fixed.masks[ALIEN])
    assert [game.match.view(1).state.who[piece] for piece in aliens] == [g.who[piece] for piece in aliens]
    assert {game.match.view(0).state.who[piece] for piece in aliens} == {UNFIXED}


@pytest.mark.rules("HUNT-DEC-79", "HUNT-OCC-03")
def test_the_base_of_a_token_is_public() -> None:
    game = Game(mission="mission_01", forces="lists")
    game.until("mulligan")
    g = game.g
    assert LARGE in [g.base[piece] for piece in bits(g.fixed.masks[ALIEN])]
    for seat in ALL:
        view = game.match.view(seat).state
        assert (view.base, view.room) == (g.base, g.room)


@pytest.mark.rules("HUNT-DEC-02", "HUNT-TILE-01", "HUNT-SET-02")
def test_the_board_of_a_mission_is_its_map() -> None:
    for mission in load().missions:
        game = Game(mission=mission.id)
        board = game.g.fixed.board
        assert board == mission.board
        assert board.deployment[PREDATOR][0] == board.tile_of_room[PREDATOR_POD]
        assert all(board.infested >> tile & 1 for tile in board.deployment[ALIEN])
        assert not any(board.infested >> tile & 1 for tile in board.deployment[MARINE])


@pytest.mark.rules("HUNT-DEC-64", "HUNT-TURN-02")
def test_initiative_is_rolled_every_game_turn() -> None:
    game = Game(mission="mission_01", players=2, strategy_cards=False, environment_cards=False, turn_cap=10)
    game.until("never", lambda game, ask: "pass" if "pass" in game.options(ask.seat) else "")
    rolled = [text for text in game.told if text.startswith("initiative-rolled")]
    assert len(rolled) == 2 * game.g.turn > 2
