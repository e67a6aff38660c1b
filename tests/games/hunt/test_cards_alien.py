"""Every Strategy card of the Aliens, in a position where it matters."""

from __future__ import annotations

import pytest

from hullbreach.games.hunt.content.actions import ACID_SPIT, FIGHT, MOVE, SHOOT
from hullbreach.games.hunt.content.names import HALF, INFESTED
from hullbreach.games.hunt.rules.board import movement
from hullbreach.games.hunt.rules.board.doors import forces_for_sure
from hullbreach.games.hunt.rules.board.movement import allowance
from hullbreach.games.hunt.rules.cards.lasting import ACTIVATION, forget, sum_of
from hullbreach.games.hunt.rules.cards.windows import window
from hullbreach.games.hunt.rules.combat.hits import Blow, Killed, TakeHit, Wounds
from hullbreach.games.hunt.rules.combat.totals import close_value, ranged_total
from hullbreach.games.hunt.rules.effects.moves import cannot_hide
from hullbreach.games.hunt.rules.state import NOBODY, Hunt
from hullbreach.games.hunt.rules.turn.activation import begun
from tests.games.hunt.boards import DOOR, HIVE, LINE, VENT
from tests.games.hunt.card_play import STALKER, deal, hold, moment, no_play, play
from tests.games.hunt.fights import HUGGER, INFANT, QUEEN, WARRIOR, strike
from tests.games.hunt.positions import activate, piece, position, run, tile_of

TWO = ("alien", "marine")
# Two vents, with tiles between and beyond them.
DUCTS = "Dei..-V-n..-C-i..-V-n..-Dwi.."


def nest(alien: str = f"r0c3 {STALKER}", marine: str = "r0c0", text: str = HIVE, **more: str) -> Hunt:
    """An Alien in the hive, and a Marine at the other end."""
    others = {word.replace("_", "-"): where for word, where in more.items()}
    return deal({"alien-1": alien, "marine-1": marine, **others}, text, factions=TWO)


@pytest.mark.rules("HUNT-MOV-01", "HUNT-CARR-06")
def test_pounce_goes_one_tile_farther_in_this_activation_but_not_with_a_load() -> None:
    g = nest()
    alien = activate(g, "alien-1")
    hold(g, "pounce")
    before = allowance(g, alien, movement.MOVE), allowance(g, alien, movement.RUN)
    moment(g, "activation_start", 0, alien, "play pounce")
    assert (allowance(g, alien, movement.MOVE), allowance(g, alien, movement.RUN)) == (before[0] + 1, before[1] + 1)
    g.carried[1] = alien
    assert allowance(g, alien, movement.RUN) == 2
    forget(g, ACTIVATION, alien)
    assert g.lasting == ()


@pytest.mark.rules("HUNT-MOV-11", "HUNT-ADV-12")
def test_out_of_the_walls_puts_an_alien_elsewhere_in_the_hive_and_hides_it() -> None:
    g = nest(f"r0c4 {STALKER}", "r0c0", HIVE)
    told = play(g, "out_of_the_walls", "choose r0c2", "pass")
    assert told[-2:] == ["placed alien-1 r0c2", "hid alien-1"]
    alien = piece(g, "alien-1")
    assert g.hidden >> alien & 1
    assert not g.activated >> alien & 1
    assert not g.used[alien] >> MOVE & 1


@pytest.mark.rules("HUNT-CARD-19")
def test_out_of_the_walls_needs_infested_ground_without_enemies() -> None:
    # The only other infested tile within reach has a Marine on it.
    g = nest(f"r0c4 {STALKER}", "r0c3", "Den..-C-n..-C-n..-C-i..-Dwi..")
    g.hidden = 1 << piece(g, "alien-1")
    g.up &= ~g.hidden
    assert no_play(g, "out_of_the_walls") == "no-target HUNT-CARD-19"
    g = nest(f"r0c1 {STALKER}")
    assert no_play(g, "out_of_the_walls") == "no-target HUNT-CARD-19"


@pytest.mark.rules("HUNT-ACID-01", "HUNT-ACID-04", "HUNT-WND-04")
def test_acid_spray_splashes_without_a_roll_at_strength_twelve() -> None:
    g = nest(f"r0c1 {INFANT}", "r0c1")
    hold(g, "acid_spray")
    alien = piece(g, "alien-1")
    told = run(g, Wounds(Blow(alien), 1), choices=["play acid_spray", "acid hits marine-1"], dice=[11])
    assert "acid-placed r0c1" in told
    assert "hit marine-1 12" in told
    assert told[-1] == "armour marine-1 11 11"
    assert g.lasting == ()


@pytest.mark.rules("HUNT-ACID-03", "HUNT-ACID-05")
def test_corroded_deck_puts_acid_where_an_alien_stands() -> None:
    g = nest()
    assert play(g, "corroded_deck")[-1] == "acid-placed r0c3"
    assert (g.acid[tile_of(g, "r0c3")], g.room[tile_of(g, "r0c3")]) == (1, 6)
    g = nest()
    g.acid[tile_of(g, "r0c3")] = 2
    g.look_again()
    assert no_play(g, "corroded_deck") == "no-target HUNT-CARD-19"


@pytest.mark.rules("HUNT-MIS-16")
def test_corroded_deck_spares_what_a_damage_objective_names() -> None:
    g = position({"alien-1": f"bridge {STALKER}", "marine-1": "hall-1"}, mission="mission_03", factions=TWO)
    g.decks[0] = g.fixed.content.deck(1)
    assert no_play(g, "corroded_deck") == "no-target HUNT-CARD-19"
    g.put(piece(g, "alien-1"), tile_of(g, "hall-2"))
    assert no_play(g, "corroded_deck") == ""


@pytest.mark.rules("HUNT-CARD-13")
def test_swarm_needs_three_small_aliens_and_stays_with_them() -> None:
    g = nest(alien_2=f"r0c3 {STALKER}", alien_3=f"r0c3 {QUEEN}")
    assert no_play(g, "swarm") == "no-target HUNT-CARD-19"
    g = nest(alien_2=f"r0c3 {STALKER}", alien_3=f"r0c3 {STALKER}", alien_4=f"r0c4 {STALKER}")
    play(g, "swarm")
    values = [close_value(g, piece(g, f"alien-{n}")).value for n in (1, 2, 3, 4)]
    assert values == [13, 13, 13, 10]


@pytest.mark.rules("HUNT-SEQ-01", "HUNT-TURN-10")
def test_hive_mind_names_another_alien_for_the_next_activation() -> None:
    g = nest(alien_2=f"r0c3 {STALKER}", alien_3=f"r0c4 {STALKER}")
    alien = piece(g, "alien-1")
    g.activated = 1 << alien
    hold(g, "hive_mind", "pounce")
    moment(g, "after_activation", 0, alien, "play hive_mind", "choose alien-3")
    assert g.extra == piece(g, "alien-3")


@pytest.mark.rules("HUNT-CARD-19", "HUNT-CARD-21")
def test_hive_mind_needs_somebody_who_has_not_been_activated() -> None:
    g = nest()
    alien = piece(g, "alien-1")
    g.activated = 1 << alien
    hold(g, "hive_mind")
    assert window(g, "after_activation", 0, alien) is None
    assert no_play(g, "hive_mind", "after_activation", alien) == "no-target HUNT-CARD-19"


@pytest.mark.rules("HUNT-MIS-05", "HUNT-MIS-17")
def test_drag_into_the_dark_takes_the_trophy_of_a_kill_in_close_combat_at_once() -> None:
    g = position({"alien-1": f"hall-1 {INFANT}", "marine-1": "hall-1"}, mission="mission_02", factions=TWO)
    g.decks[0] = g.fixed.content.deck(1)
    hold(g, "drag_into_the_dark")
    blow = Blow(piece(g, "marine-1"), side=0, attacker=piece(g, "alien-1"), close=True)
    told = run(g, Killed(blow, ()), choices=["play drag_into_the_dark"])
    assert told[-1] == "taken alien-1 trophy-1"
    assert g.trophies[0] == 1
    assert g.bodies == ()


@pytest.mark.rules("HUNT-CARD-19", "HUNT-MIS-17")
def test_drag_into_the_dark_is_nothing_where_trophies_do_not_count() -> None:
    g = nest(f"r0c0 {INFANT}")
    hold(g, "drag_into_the_dark")
    blow = Blow(piece(g, "marine-1"), side=0, attacker=piece(g, "alien-1"), close=True)
    run(g, Killed(blow, ()))
    assert g.played == [0, 0]


@pytest.mark.rules("HUNT-SEQ-03", "HUNT-CON-02")
def test_lurking_shape_takes_six_from_the_shots_of_the_attacker() -> None:
    g = nest(f"r0c1 {INFANT}")
    hold(g, "lurking_shape")
    told = strike(g, "marine-1", SHOOT, "alien-1", [9], ["play lurking_shape"])
    assert "shot marine-1 alien-1 9 8" in told
    assert g.lasting == ()


@pytest.mark.rules("HUNT-CARD-19")
def test_lurking_shape_is_no_use_in_close_combat() -> None:
    g = nest(f"r0c0 {INFANT}")
    hold(g, "lurking_shape")
    told = strike(g, "marine-1", FIGHT, "alien-1", [20])
    assert "card-played alien lurking_shape" not in told


@pytest.mark.rules("HUNT-BAS-12", "HUNT-BAS-13")
def test_meld_with_resin_hides_an_alien_even_in_sight() -> None:
    g = nest(f"r0c3 {STALKER}")
    assert play(g, "meld_with_resin", "pass")[-1] == "hid alien-1"
    assert ranged_total(g, piece(g, "marine-1"), SHOOT, piece(g, "alien-1")).value == 4
    for alien, marine in ((f"r0c1 {STALKER}", "r0c0"), (f"r0c3 {STALKER}", "r0c3"), (f"r0c3 {STALKER} hidden", "r0c0")):
        assert no_play(nest(alien, marine), "meld_with_resin") == "no-target HUNT-CARD-19"


@pytest.mark.rules("HUNT-TILE-08", "HUNT-MOV-11")
def test_vent_ambush_comes_out_of_another_vent() -> None:
    g = nest(f"r0c0 {STALKER}", "r0c4", DUCTS)
    told = play(g, "vent_ambush", "choose r0c4")
    assert told[-1] == "placed alien-1 r0c4"
    # Its own vent leads nowhere else, and vents are no goal.
    g = nest(f"r0c0 {STALKER}", "r0c4", DUCTS)
    with pytest.raises(AssertionError, match=r"\['choose r0c2', 'choose r0c4'\]"):
        play(g, "vent_ambush", "choose r0c3")


@pytest.mark.rules("HUNT-CARD-19")
def test_vent_ambush_is_for_small_aliens_beside_a_vent_of_two() -> None:
    assert no_play(nest(f"r0c3 {STALKER}", "r0c0", VENT), "vent_ambush") == "no-target HUNT-CARD-19"
    assert no_play(nest(f"r0c0 {QUEEN}", "r0c4", DUCTS), "vent_ambush") == "no-target HUNT-CARD-19"
    assert no_play(nest(f"r0c3 {STALKER}", "r0c0", HIVE), "vent_ambush") == "no-target HUNT-CARD-19"


@pytest.mark.rules("HUNT-STA-11", "HUNT-ARM-02")
def test_tail_strike_adds_a_blow_and_strength() -> None:
    g = nest(f"r0c3 {INFANT}", "r0c3")
    hold(g, "tail_strike")
    told = strike(g, "alien-1", FIGHT, "marine-1", [5, 5, 5, 5, 5, 5], ["play tail_strike"])
    assert len([text for text in told if text.startswith("blow")]) == 3
    assert "armour marine-1 5 12" in told


@pytest.mark.rules("HUNT-CON-03")
def test_feeding_frenzy_rerolls_failed_blows() -> None:
    g = nest(f"r0c3 {STALKER}", "r0c3")
    hold(g, "feeding_frenzy")
    told = strike(g, "alien-1", FIGHT, "marine-1", [15, 16], ["play feeding_frenzy", "reroll"])
    assert "rerolled alien-1 16" in told


@pytest.mark.rules("HUNT-ARM-01", "HUNT-WND-04")
def test_hardened_chitin_adds_five_to_one_armour_test() -> None:
    g = nest(f"r0c3 {INFANT}")
    hold(g, "hardened_chitin")
    alien = piece(g, "alien-1")
    told = run(g, TakeHit(Blow(alien, 12, side=1)), choices=["play hardened_chitin"], dice=[16])
    assert told[-1] == "armour alien-1 16 16"
    assert g.lasting == ()
    told = run(g, TakeHit(Blow(alien, 12, side=1)), dice=[11])
    assert told[-1] == "armour alien-1 11 11"


@pytest.mark.rules("HUNT-SPEC-07", "HUNT-CARD-19")
def test_hardened_chitin_is_no_use_without_an_armour_test() -> None:
    g = nest(f"r0c3 {INFANT}")
    g.armour_allowed = False
    assert no_play(g, "hardened_chitin", "when_hit", 0) == "no-armour-test HUNT-CARD-19"


@pytest.mark.rules("HUNT-CON-11")
def test_blood_scent_gives_a_point() -> None:
    g = nest()
    alien = activate(g, "alien-1")
    hold(g, "blood_scent")
    moment(g, "activation_start", 0, alien, "play blood_scent")
    assert g.points == 3


@pytest.mark.rules("HUNT-CON-02", "HUNT-CARD-13")
def test_cut_the_lights_protects_whoever_stands_on_the_tile() -> None:
    g = nest(f"r0c1 {STALKER}", "r0c0", LINE, alien_2=f"r0c2 {STALKER}")
    play(g, "cut_the_lights", "choose r0c1")
    marine = piece(g, "marine-1")
    assert ranged_total(g, marine, SHOOT, piece(g, "alien-1")).value == 10
    assert ranged_total(g, marine, SHOOT, piece(g, "alien-2")).value == 14
    g.put(piece(g, "alien-2"), tile_of(g, "r0c1"))
    assert ranged_total(g, marine, SHOOT, piece(g, "alien-2")).value == 10


@pytest.mark.rules("HUNT-BAS-12")
def test_what_is_hidden_does_not_hide_again() -> None:
    for state, reason in (("", None), (" hidden", "is-hidden")):
        g = nest(alien_2=f"r0c3 {STALKER}{state}")
        no = cannot_hide(g, piece(g, "alien-2"))
        assert (no and no.reason) == reason


@pytest.mark.rules("HUNT-BAS-12")
def test_meld_with_resin_in_the_corner_of_the_board() -> None:
    g = nest(f"r0c0 {STALKER}", "r0c4", "Dei..-C-i..-C-h..-C-n..-Dwn..")
    assert play(g, "meld_with_resin", "pass")[-1] == "hid alien-1"


@pytest.mark.rules("HUNT-CON-02", "HUNT-CARD-13")
def test_cut_the_lights_in_the_corner_protects_who_comes_later_too() -> None:
    g = nest(f"r0c1 {STALKER}", "r0c3", LINE)
    play(g, "cut_the_lights", "choose r0c0")
    marine, alien = piece(g, "marine-1"), piece(g, "alien-1")
    assert ranged_total(g, marine, SHOOT, alien).value == 14
    g.put(alien, tile_of(g, "r0c0"))
    assert ranged_total(g, marine, SHOOT, alien).value == 10


@pytest.mark.rules("HUNT-CON-02", "HUNT-CON-20")
def test_cut_the_lights_hinders_enemies_only() -> None:
    g = nest(f"r0c2 {WARRIOR}", "r0c0", LINE)
    warrior, marine = piece(g, "alien-1"), piece(g, "marine-1")
    before = ranged_total(g, warrior, ACID_SPIT, marine).value
    play(g, "cut_the_lights", "choose r0c0")
    assert ranged_total(g, warrior, ACID_SPIT, marine).value == before


@pytest.mark.rules("HUNT-TILE-04")
def test_resin_spread_makes_a_normal_tile_half_infested() -> None:
    g = nest(f"r0c2 {STALKER}", "r0c0", HIVE)
    told = play(g, "resin_spread")
    assert told[-1] == "face-changed r0c1 half_infested"
    assert g.face[tile_of(g, "r0c1")] == HALF
    assert g.is_infested(tile_of(g, "r0c1"))
    g = nest(f"r0c2 {STALKER}", "r0c1", HIVE)
    assert no_play(g, "resin_spread") == "no-target HUNT-CARD-19"


@pytest.mark.rules("HUNT-DOOR-10", "HUNT-DOOR-16")
def test_tear_it_down_needs_a_door_beside_it_and_no_roll() -> None:
    g = nest(f"r0c2 {STALKER}", "r0c0", DOOR)
    alien = activate(g, "alien-1")
    hold(g, "tear_it_down")
    assert not forces_for_sure(g, alien)
    moment(g, "activation_start", 0, alien, "play tear_it_down")
    assert forces_for_sure(g, alien)
    forget(g, ACTIVATION, alien)
    assert not forces_for_sure(g, alien)
    g = nest(f"r0c4 {STALKER}", "r0c0", DOOR)
    assert no_play(g, "tear_it_down", "activation_start", 0) == "no-target HUNT-CARD-19"


@pytest.mark.rules("HUNT-DEC-53", "HUNT-COMP-01")
def test_hatching_brings_a_fallen_infant_back_as_a_token() -> None:
    far = "Dei..-C-i..-C-n..-C-n..-C-n..-Dwn.."
    g = nest(f"r0c1 {STALKER}", "r0c5", far, alien_2=f"r0c1 {INFANT}")
    infant = piece(g, "alien-2")
    g.up &= ~(1 << infant)
    g.put(infant, -1)
    g.doors = 1 << g.fixed.board.find_link("r0c1/r0c2")
    g.close()
    told = play(g, "hatching", "choose r0c0", "pass")
    assert "arrived alien-2 alien_infant_warrior r0c0" in told
    assert g.tile[infant] == tile_of(g, "r0c0")
    assert g.is_token(infant)
    assert g.activated >> infant & 1
    assert g.spawned == 1 << infant


@pytest.mark.rules("HUNT-CARD-19", "HUNT-LOS-10")
def test_hatching_is_far_from_enemies_and_unseen_and_needs_a_fallen_infant() -> None:
    far = "Dei..-C-i..-C-n..-C-n..-C-n..-Dwn.."
    # Nobody has fallen.
    g = nest(f"r0c1 {STALKER}", "r0c5", far)
    g.doors = 1 << g.fixed.board.find_link("r0c1/r0c2")
    g.close()
    assert no_play(g, "hatching") == "none-available HUNT-DEC-53"
    # In sight of the Marine.
    g = nest(f"r0c1 {STALKER}", "r0c5", far, alien_2=f"r0c1 {INFANT}")
    g.put(piece(g, "alien-2"), -1)
    assert no_play(g, "hatching") == "no-target HUNT-CARD-19"


@pytest.mark.rules("HUNT-CARD-19", "HUNT-OCC-05")
def test_shifting_shadows_swaps_two_tokens() -> None:
    g = nest(f"r0c4 {STALKER} hidden", "r0c0", HIVE, alien_2=f"r0c2 {STALKER} hidden")
    told = play(g, "shifting_shadows", "choose alien-1", "choose alien-2", "pass")
    assert told[-2:] == ["placed alien-2 r0c4", "placed alien-1 r0c2"]
    assert g.tile[piece(g, "alien-1")] == tile_of(g, "r0c2")
    assert g.hidden.bit_count() == 2


@pytest.mark.rules("HUNT-CARD-19")
def test_shifting_shadows_needs_two_tokens_that_can_swap() -> None:
    g = nest(f"r0c4 {STALKER} hidden", "r0c0", HIVE, alien_2=f"r0c4 {STALKER} hidden")
    assert no_play(g, "shifting_shadows") == "no-target HUNT-CARD-19"
    g = nest(f"r0c4 {STALKER} hidden", "r0c0", HIVE, alien_2=f"r0c3 {STALKER}")
    assert no_play(g, "shifting_shadows") == "no-target HUNT-CARD-19"


@pytest.mark.rules("HUNT-CARD-19", "HUNT-OCC-05")
@pytest.mark.parametrize(("others", "refused"), [(6, ""), (7, "no-target HUNT-CARD-19")])
def test_shifting_shadows_needs_room_for_the_bigger_one(others: int, refused: str) -> None:
    crowd = {f"alien_{n}": f"r0c2 {INFANT}" for n in range(3, 3 + others)}
    g = nest(f"r0c4 {WARRIOR} hidden", "r0c0", HIVE, alien_2=f"r0c2 {STALKER} hidden", **crowd)
    assert no_play(g, "shifting_shadows") == refused


@pytest.mark.rules("HUNT-TILE-12")
def test_shifting_shadows_leaves_nobody_on_a_vent_who_may_not_stay_there() -> None:
    g = nest(f"r0c3 {STALKER} hidden", "r0c0", VENT, alien_2=f"r0c2 {HUGGER} hidden")
    assert no_play(g, "shifting_shadows") == "no-target HUNT-CARD-19"
    g = nest(f"r0c3 {HUGGER} hidden", "r0c0", VENT, alien_2=f"r0c2 {HUGGER} hidden")
    assert no_play(g, "shifting_shadows") == ""


@pytest.mark.rules("HUNT-DEC-80", "HUNT-TURN-17")
@pytest.mark.parametrize(("rolled", "points"), [(11, 0), (12, -1)])
def test_paralysing_fear_tests_leadership_at_minus_eight(rolled: int, points: int) -> None:
    g = nest(f"r0c0 {STALKER}")
    marine = piece(g, "marine-1")
    told = play(g, "paralysing_fear", dice=[rolled])
    assert told[-1] == f"stat-test ld marine-1 {rolled} 11"
    g.lasting = tuple([begun(each, marine) for each in g.lasting])
    assert sum_of(g, "ap", marine) == points


@pytest.mark.rules("HUNT-CARD-19")
def test_paralysing_fear_needs_an_alien_on_the_tile() -> None:
    assert no_play(nest(), "paralysing_fear") == "no-target HUNT-CARD-19"


@pytest.mark.rules("HUNT-DEC-07")
def test_who_has_no_leadership_fails_without_a_roll() -> None:
    g = nest(f"r0c0 {STALKER}", "r0c0 sentry_gun")
    play(g, "paralysing_fear")
    assert [each.value for each in g.lasting] == [-1]


@pytest.mark.rules("HUNT-TILE-04")
def test_faces_stay_what_cards_made_them() -> None:
    g = nest(f"r0c2 {STALKER}", "r0c0", HIVE)
    g.set_face(tile_of(g, "r0c1"), INFESTED)
    assert no_play(g, "resin_spread") == "no-target HUNT-CARD-19"
    assert g.extra == NOBODY
