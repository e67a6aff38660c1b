"""Every Strategy card of the Marines, in a position where it matters."""

from __future__ import annotations

import pytest

from hullbreach.games.hunt.content.actions import BURNING_INFERNO, DISENGAGE, FIGHT, GRENADE, SEAL, SHOOT, SHOTGUN, WELD
from hullbreach.games.hunt.rules.cards.lasting import sum_of
from hullbreach.games.hunt.rules.combat.attack import targets
from hullbreach.games.hunt.rules.combat.hits import Blow, Killed, TakeHit, Wounds
from hullbreach.games.hunt.rules.combat.totals import close_value, ranged_total
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.rules.turn.actions import price
from tests.games.hunt.boards import CROSS, DOOR, HIVE, LINE, VENT
from tests.games.hunt.card_play import STALKER, deal, hold, moment, no_play, play
from tests.games.hunt.fights import FLAMER, SERGEANT, SMART_GUN, TRACKER, strike
from tests.games.hunt.positions import activate, piece, run, tile_of

TWO = ("marine", "alien")


def duel(marine: str = "r0c1", alien: str = f"r0c3 {STALKER}", text: str = LINE, **more: str) -> Hunt:
    """A Marine and an Alien who see each other."""
    return deal(
        {"marine-1": marine, "alien-1": alien, **{k.replace("_", "-"): v for k, v in more.items()}}, text, factions=TWO
    )


@pytest.mark.rules("HUNT-CARD-19", "HUNT-DEC-80", "HUNT-WND-04")
@pytest.mark.parametrize(("rolled", "lost"), [(15, 0), (16, 1)])
def test_emergency_med_pack_saves_from_a_wound_on_15_or_less(rolled: int, lost: int) -> None:
    g = duel(f"r0c1 {SERGEANT}")
    hold(g, "emergency_med_pack")
    marine = piece(g, "marine-1")
    told = run(g, Wounds(Blow(marine), 1), choices=["play emergency_med_pack"], dice=[rolled])
    assert f"card-rolled emergency_med_pack {rolled} 15" in told
    assert g.hurt[marine] == lost
    assert g.discards[0]


@pytest.mark.rules("HUNT-CON-06")
def test_emergency_med_pack_is_no_help_against_a_critical_hit() -> None:
    g = duel(f"r0c1 {SERGEANT}")
    hold(g, "emergency_med_pack")
    marine = piece(g, "marine-1")
    run(g, Wounds(Blow(marine, critical=True), 1))
    assert g.hurt[marine] == 1


@pytest.mark.rules("HUNT-SENT-09")
def test_overwatch_gives_sentry_tokens_to_three_who_stand_together() -> None:
    marines = {f"marine-{n}": tile for n, tile in enumerate(("r0c0", "r0c0", "r0c1", "r0c2"), 1)}
    g = deal({**marines, "alien-1": f"r0c4 {STALKER}"}, LINE, factions=TWO)
    hold(g, "overwatch")
    told = play(g, "overwatch", "choose marine-1", "choose marine-2", "choose marine-3")
    assert told[-3:] == ["on-sentry marine-1", "on-sentry marine-2", "on-sentry marine-3"]
    assert g.sentry.bit_count() == 3


@pytest.mark.rules("HUNT-CARD-19")
def test_overwatch_reaches_one_tile_and_its_neighbours_only() -> None:
    marines = {f"marine-{n}": tile for n, tile in enumerate(("r0c0", "r0c1", "r0c2", "r0c3"), 1)}
    g = deal({**marines, "alien-1": f"r0c4 {STALKER}"}, LINE, factions=TWO)
    with pytest.raises(AssertionError, match="is not among"):
        play(g.copy(), "overwatch", "choose marine-1", "choose marine-3")
    play(g, "overwatch", "choose marine-1", "choose marine-2", "choose marine-3")
    assert g.sentry.bit_count() == 3


@pytest.mark.rules("HUNT-SENT-09", "HUNT-CARD-19")
def test_overwatch_is_no_use_for_who_holds_a_token_or_is_engaged() -> None:
    g = duel("r0c1", f"r0c1 {STALKER}")
    assert no_play(g, "overwatch") == "no-target HUNT-CARD-19"
    g = duel()
    g.sentry = 1 << piece(g, "marine-1")
    assert no_play(g, "overwatch") == "no-target HUNT-CARD-19"


@pytest.mark.rules("HUNT-CARD-13", "HUNT-SEQ-03")
def test_aimed_burst_adds_four_to_every_test_of_the_attack() -> None:
    g = duel(f"r0c1 {SMART_GUN}")
    hold(g, "aimed_burst")
    # Three dice: two hits that the Stalker dodges, and a miss.
    told = strike(g, "marine-1", SHOOT, "alien-1", [17, 5, 18, 5, 20], ["play aimed_burst", "dodge", "dodge", "keep"])
    assert [text for text in told if text.startswith("shot")] == [
        "shot marine-1 alien-1 17 18",
        "shot marine-1 alien-1 18 18",
        "shot marine-1 alien-1 20 18",
    ]
    assert g.lasting == ()


@pytest.mark.rules("HUNT-CARD-19")
def test_cards_for_shots_are_not_played_on_blows() -> None:
    g = duel("r0c1", f"r0c1 {STALKER}")
    marine = piece(g, "marine-1")
    weapon = g.profile(marine).blade
    assert weapon is not None
    g.attacker, g.attack_action, g.attack_weapon = marine, FIGHT, weapon.index
    assert no_play(g, "aimed_burst", "before_attack", marine) == "no-such-test HUNT-CARD-19"
    assert no_play(g, "armour_piercing_rounds", "before_attack", marine) == "other-weapon HUNT-CARD-19"
    assert no_play(g, "full_magazine", "before_attack", marine) == "no-target HUNT-CARD-19"


@pytest.mark.rules("HUNT-DEC-07", "HUNT-TURN-17")
@pytest.mark.parametrize(("rolled", "points"), [(10, 0), (11, -1)])
def test_suppressing_fire_costs_the_next_activation_a_point_if_con_fails(rolled: int, points: int) -> None:
    g = duel()
    told = play(g, "suppressing_fire", dice=[rolled])
    assert told[-1] == f"stat-test con alien-1 {rolled} 10"
    from hullbreach.games.hunt.rules.turn.activation import begun

    alien = piece(g, "alien-1")
    g.lasting = tuple([begun(each, alien) for each in g.lasting])
    assert sum_of(g, "ap", alien) == points


@pytest.mark.rules("HUNT-CARD-19")
def test_suppressing_fire_needs_sight_of_a_marine_who_is_free() -> None:
    g = duel(text=DOOR)
    assert no_play(g, "suppressing_fire") == "no-target HUNT-CARD-19"
    g = duel("r0c1", f"r0c1 {STALKER}")
    assert no_play(g, "suppressing_fire") == "no-target HUNT-CARD-19"
    # Only face-up models.
    g = duel("r0c1", f"r0c3 {STALKER} hidden", HIVE)
    assert no_play(g, "suppressing_fire") == "no-target HUNT-CARD-19"


@pytest.mark.rules("HUNT-MOV-09", "HUNT-MOV-05")
def test_bounding_advance_moves_two_marines_one_tile_each() -> None:
    g = duel("r0c1", f"r0c4 {STALKER}", marine_2="r0c1")
    told = play(g, "bounding_advance", "choose marine-1", "choose marine-2", "choose r0c2", "choose r0c0")
    assert told[-2:] == ["moved marine-1 r0c2", "moved marine-2 r0c0"]
    assert not g.used[piece(g, "marine-1")]
    assert not g.charged


@pytest.mark.rules("HUNT-MOV-09", "HUNT-BLIP-18")
def test_cards_reach_the_corner_of_the_board() -> None:
    g = duel("r0c0", f"r0c3 {STALKER}")
    assert play(g, "bounding_advance")[-1] == "moved marine-1 r0c1"
    g = duel(f"r0c2 {TRACKER}", f"r0c0 {STALKER} down", DOOR)
    assert play(g, "tracker_sweep")[-1] == "revealed alien-1 alien_stalker"


@pytest.mark.rules("HUNT-MOV-09", "HUNT-TILE-12")
def test_bounding_advance_goes_neither_through_doors_nor_onto_engaged_tiles_nor_onto_vents() -> None:
    g = duel("r0c1", f"r0c3 {STALKER}", DOOR, marine_2="r0c0", alien_2=f"r0c0 {STALKER}")
    assert no_play(g, "bounding_advance") == "no-target HUNT-CARD-19"
    g = duel("r0c1", f"r0c4 {STALKER}", VENT)
    hold(g, "bounding_advance")
    from hullbreach.games.hunt.rules.effects.moves import tiles_to_move
    from hullbreach.games.hunt.rules.effects.run import Context

    assert tiles_to_move(g, Context(0, 0), piece(g, "marine-1"), "unengaged") == 1 << tile_of(g, "r0c0")


@pytest.mark.rules("HUNT-LOS-08", "HUNT-BLIP-16")
def test_tracker_sweep_reveals_tokens_near_a_tracker_through_doors() -> None:
    g = duel(f"r0c1 {TRACKER}", f"r0c3 {STALKER} down", DOOR, alien_2=f"r0c3 {STALKER} hidden")
    g.face[tile_of(g, "r0c3")] = 2
    g.look_again()
    told = play(g, "tracker_sweep", "choose alien-1", "choose alien-2", "reveal")
    assert told[-2:] == ["revealed alien-1 alien_stalker", "revealed alien-2 alien_stalker"]
    assert g.hidden == 0


@pytest.mark.rules("HUNT-LOS-08")
def test_tracker_sweep_reaches_three_tiles() -> None:
    g = duel(f"r0c0 {TRACKER}", f"r0c4 {STALKER} down", DOOR)
    assert no_play(g, "tracker_sweep") == "no-target HUNT-CARD-19"
    g = duel("r0c1", f"r0c3 {STALKER} down", DOOR)
    assert no_play(g, "tracker_sweep") == "skill-not-in-play HUNT-CARD-19"


@pytest.mark.rules("HUNT-CARD-13")
def test_claymore_is_laid_next_to_a_marine_where_no_enemy_is() -> None:
    g = duel("r0c1", f"r0c2 {STALKER}")
    assert play(g, "claymore", "choose r0c0")[-1] == "trap-laid marine r0c0"
    assert g.traps == ((tile_of(g, "r0c0"), 0, 12, 2),)
    g = duel("r0c1", f"r0c2 {STALKER}")
    with pytest.raises(AssertionError, match="is not among"):
        play(g, "claymore", "choose r0c2")


@pytest.mark.rules("HUNT-DOOR-07", "HUNT-DOOR-09")
def test_emergency_bulkhead_places_a_door_without_a_test_and_counts_as_a_seal() -> None:
    g = duel()
    told = play(g, "emergency_bulkhead", "choose r0c1/r0c2")
    assert told[-1] == "door-placed r0c1/r0c2"
    assert g.seals == [1, 0]
    assert not g.sight[tile_of(g, "r0c1")] >> tile_of(g, "r0c2") & 1


@pytest.mark.rules("HUNT-DOOR-07", "HUNT-COMP-12")
def test_emergency_bulkhead_is_refused_after_three_seals_on_doors_and_engaged() -> None:
    g = duel()
    g.seals[0] = 3
    assert no_play(g, "emergency_bulkhead") == "no-target HUNT-CARD-19"
    g = duel("r0c1", f"r0c1 {STALKER}")
    assert no_play(g, "emergency_bulkhead") == "no-target HUNT-CARD-19"
    g = duel("r0c1", f"r0c4 {STALKER}", DOOR)
    assert play(g, "emergency_bulkhead")[-1] == "door-placed r0c0/r0c1"


@pytest.mark.rules("HUNT-ACT-04")
def test_cutting_torch_makes_welding_and_sealing_cheaper_in_this_activation() -> None:
    g = duel()
    marine = activate(g, "marine-1")
    hold(g, "cutting_torch")
    moment(g, "activation_start", 0, marine, "play cutting_torch")
    assert (price(g, marine, WELD), price(g, marine, SEAL), price(g, marine, GRENADE)) == (1, 1, 2)
    assert no_play(duel("r0c1", f"r0c1 {STALKER}"), "cutting_torch", "activation_start", 0) == "no-target HUNT-CARD-19"


@pytest.mark.rules("HUNT-CARD-13", "HUNT-BAS-10", "HUNT-ARM-02")
def test_armour_piercing_rounds_strengthen_every_hit_also_those_of_a_shotgun() -> None:
    g = duel(f"r0c1 {SERGEANT}", "r0c3 alien_infant_warrior")
    hold(g, "armour_piercing_rounds")
    # Strength 8 becomes 11: armour 13 is tested at 12.
    told = strike(g, "marine-1", SHOTGUN, "r0c3", [5, 12], ["play armour_piercing_rounds"])
    assert told[-1] == "armour alien-1 12 12"
    g = duel(f"r0c1 {SERGEANT}", "r0c3 alien_infant_warrior")
    hold(g, "armour_piercing_rounds")
    told = strike(g, "marine-1", SHOOT, "alien-1", [5, 9, 20], ["play armour_piercing_rounds"])
    assert "armour alien-1 9 8" in told


@pytest.mark.rules("HUNT-STA-11", "HUNT-CARD-19")
def test_full_magazine_adds_a_die_but_not_to_a_grenade() -> None:
    g = duel("r0c1", "r0c3 alien_infant_warrior")
    hold(g, "full_magazine")
    told = strike(g, "marine-1", SHOOT, "alien-1", [15, 16], ["play full_magazine"])
    assert [text for text in told if text.startswith("shot")] == [
        "shot marine-1 alien-1 15 14",
        "shot marine-1 alien-1 16 14",
    ]
    g = duel("r0c1", "r0c3 alien_infant_warrior")
    marine = piece(g, "marine-1")
    launcher = g.profile(marine).weapon("m40_grenade_launcher")
    assert launcher is not None
    g.attacker, g.attack_action, g.attack_weapon = marine, GRENADE, launcher.index
    assert no_play(g, "full_magazine", "before_attack", marine) == "no-target HUNT-CARD-19"


@pytest.mark.rules("HUNT-BAS-08", "HUNT-SPEC-02")
def test_sticky_fuel_burns_three_tiles_away_and_makes_armour_roll_again() -> None:
    g = duel(f"r0c0 {FLAMER}", "r0c3 alien_infant_warrior")
    marine = piece(g, "marine-1")
    assert not targets(g, marine, BURNING_INFERNO)
    hold(g, "sticky_fuel")
    assert targets(g, marine, BURNING_INFERNO) == 1 << tile_of(g, "r0c3")
    told = strike(g, "marine-1", BURNING_INFERNO, "r0c3", [5, 20, 19])
    assert "card-played marine sticky_fuel" in told
    assert "rerolled alien-1 20" in told
    assert "killed alien-1" in told
    assert not g.lasting


@pytest.mark.rules("HUNT-ADV-08")
def test_quick_grenade_costs_one_point_for_who_has_the_rifle() -> None:
    g = duel()
    marine = activate(g, "marine-1")
    hold(g, "quick_grenade")
    moment(g, "activation_start", 0, marine, "play quick_grenade")
    assert price(g, marine, GRENADE) == 1
    g = duel(f"r0c1 {SMART_GUN}")
    assert no_play(g, "quick_grenade", "activation_start", 0) == "no-target HUNT-CARD-19"


@pytest.mark.rules("HUNT-BLIP-07", "HUNT-BLIP-11")
def test_a_token_is_revealed_for_a_card_that_needs_its_weapon() -> None:
    g = deal(
        {"marine-1": "r0c0 down", "marine-2": f"r0c1 {SMART_GUN} down", "alien-1": f"r0c4 {STALKER}"},
        DOOR,
        factions=TWO,
    )
    marine = activate(g, "marine-1")
    hold(g, "quick_grenade")
    told = moment(g, "activation_start", 0, marine, "play quick_grenade", "become colonial_marine_pulse_rifle")
    assert "revealed marine-1 colonial_marine_pulse_rifle" in told
    assert price(g, marine, GRENADE) == 1
    assert g.is_token(piece(g, "marine-2"))


@pytest.mark.rules("HUNT-BLIP-11", "HUNT-CARD-19")
def test_a_card_is_lost_on_a_token_that_turns_out_to_have_another_weapon() -> None:
    g = deal(
        {"marine-1": "r0c0 down", "marine-2": f"r0c1 {SMART_GUN} down", "alien-1": f"r0c4 {STALKER}"},
        DOOR,
        factions=TWO,
    )
    marine = activate(g, "marine-1")
    hold(g, "quick_grenade")
    moment(g, "activation_start", 0, marine, "play quick_grenade", "become colonial_marine_smart_gun")
    assert g.lasting == ()
    assert g.discards[0]


@pytest.mark.rules("HUNT-BLIP-20", "HUNT-CARD-13")
def test_back_to_back_stays_with_the_models_wherever_they_go() -> None:
    g = duel("r0c1", f"r0c4 {STALKER}", marine_2="r0c1", marine_3="r0c0")
    play(g, "back_to_back")
    for word, cc in (("marine-1", 15), ("marine-2", 15), ("marine-3", 12)):
        assert close_value(g, piece(g, word)).value == cc
    g.put(piece(g, "marine-1"), tile_of(g, "r0c3"))
    assert close_value(g, piece(g, "marine-1")).value == 15


@pytest.mark.rules("HUNT-CARD-19")
def test_back_to_back_needs_two_face_up_marines_on_a_tile() -> None:
    g = duel("r0c1", f"r0c4 {STALKER}", DOOR, marine_2="r0c1 down")
    assert no_play(g, "back_to_back") == "no-target HUNT-CARD-19"


@pytest.mark.rules("HUNT-WND-04", "HUNT-RNG-06")
def test_final_rounds_lets_the_dying_shoot_into_its_own_tile_without_the_penalty() -> None:
    g = duel("r0c1", "r0c1 alien_infant_warrior")
    hold(g, "final_rounds")
    marine, alien = piece(g, "marine-1"), piece(g, "alien-1")
    g.used[marine] = 1 << SHOOT
    g.attacker, g.attack_action = alien, FIGHT
    told = run(g, Killed(Blow(marine, side=1, attacker=alien), ()), choices=["play final_rounds"], dice=[14, 20, 20])
    assert "shot marine-1 alien-1 14 14" in told
    assert told.index("killed alien-1") < told.index("killed marine-1")
    assert g.tile[marine] == -1
    # The attack under way goes on as it was.
    assert (g.attacker, g.attack_action) == (alien, FIGHT)
    assert g.lasting == ()


@pytest.mark.rules("HUNT-RNG-12", "HUNT-CARD-19")
def test_final_rounds_needs_a_gun_and_a_target() -> None:
    g = duel(f"r0c1 {FLAMER}")
    assert no_play(g, "final_rounds", "when_killed", 0) == "no-plain-shoot HUNT-RNG-12"
    g = duel("r0c1", f"r0c3 {STALKER}", DOOR)
    assert no_play(g, "final_rounds", "when_killed", 0) == "nobody-in-sight HUNT-RNG-01"


@pytest.mark.rules("HUNT-WND-04", "HUNT-CARD-13")
def test_shove_aside_sends_the_hit_to_a_friend_on_the_tile_and_not_further() -> None:
    g = duel("r0c1", f"r0c3 {STALKER}", marine_2="r0c1", marine_3="r0c1", marine_4="r0c0")
    hold(g, "shove_aside")
    first = piece(g, "marine-1")
    told = run(g, TakeHit(Blow(first, 10, side=1)), choices=["play shove_aside", "choose marine-3"], dice=[5])
    assert "redirected marine-1 marine-3" in told
    assert told[-1] == "armour marine-3 5 13"


@pytest.mark.rules("HUNT-WND-04", "HUNT-CARD-13")
def test_shove_aside_reaches_the_first_of_the_side_too() -> None:
    g = duel("r0c1", f"r0c3 {STALKER}", marine_2="r0c1", marine_3="r0c0")
    hold(g, "shove_aside")
    hit = TakeHit(Blow(piece(g, "marine-2"), 10, side=1))
    assert run(g, hit, choices=["play shove_aside"], dice=[5])[-2:] == [
        "redirected marine-2 marine-1",
        "armour marine-1 5 13",
    ]


@pytest.mark.rules("HUNT-CARD-19")
def test_shove_aside_needs_somebody_on_the_tile() -> None:
    g = duel(marine_2="r0c0")
    assert no_play(g, "shove_aside", "when_hit", 0) == "nobody-beside HUNT-CARD-19"


@pytest.mark.rules("HUNT-CON-11", "HUNT-SEQ-01")
def test_squad_order_gives_a_point_for_this_activation() -> None:
    g = duel()
    marine = activate(g, "marine-1")
    hold(g, "squad_order")
    moment(g, "activation_start", 0, marine, "play squad_order")
    assert g.points == 3
    assert sum_of(g, "ap", marine) == 0


@pytest.mark.rules("HUNT-RNG-04", "HUNT-RNG-05")
def test_flares_take_cover_from_whoever_stands_on_the_tile() -> None:
    g = duel("r0c1", "r0c3 alien_infant_warrior", HIVE, alien_2="r0c4", alien_3="r0c3 alien_infant_warrior hidden")
    marine = piece(g, "marine-1")
    needs = [ranged_total(g, marine, SHOOT, piece(g, f"alien-{n}")).value for n in (1, 2, 3)]
    assert needs == [10, 10, 4]
    play(g, "flares", "choose r0c3", "pass")
    needs = [ranged_total(g, marine, SHOOT, piece(g, f"alien-{n}")).value for n in (1, 2, 3)]
    assert needs == [14, 10, 14]
    g.put(piece(g, "alien-2"), tile_of(g, "r0c3"))
    assert ranged_total(g, marine, SHOOT, piece(g, "alien-2")).value == 14


@pytest.mark.rules("HUNT-CARD-19")
def test_flares_need_a_marine_that_sees_and_aliens_in_play() -> None:
    g = deal({"marine-1": "r0c1", "predator-1": "r0c3"}, HIVE, factions=("marine", "predator"))
    assert no_play(g, "flares") == "no-target HUNT-CARD-19"


@pytest.mark.rules("HUNT-CON-03", "HUNT-SEQ-03")
def test_controlled_breathing_rerolls_this_and_later_failures_of_the_attack() -> None:
    g = duel("r0c1", "r0c3 alien_infant_warrior")
    hold(g, "controlled_breathing", "full_magazine")
    told = strike(
        g, "marine-1", SHOOT, "alien-1", [15, 16, 17, 18],
        ["play full_magazine", "pass", "play controlled_breathing", "reroll", "reroll"],
    )  # fmt: skip
    assert [text for text in told if text.startswith("rerolled")] == ["rerolled marine-1 16", "rerolled marine-1 18"]


@pytest.mark.rules("HUNT-CARD-19")
def test_controlled_breathing_is_for_shots_only() -> None:
    g = duel()
    g.tested = "cc"
    assert no_play(g, "controlled_breathing", "after_roll", 0) == "no-such-test HUNT-CARD-19"
    g.tested = "rs"
    assert no_play(g, "controlled_breathing", "after_roll", 0) == ""


@pytest.mark.rules("HUNT-DIS-03", "HUNT-ACT-02")
def test_break_contact_disengages_without_a_test_also_after_a_move() -> None:
    g = duel("r0c1", f"r0c1 {STALKER}")
    marine = piece(g, "marine-1")
    g.used[marine] = 1
    told = play(g, "break_contact", "choose r0c0")
    assert told[-1] == "moved marine-1 r0c0"
    assert g.used[marine] >> DISENGAGE & 1
    assert g.lasting == ()


@pytest.mark.rules("HUNT-DIS-01", "HUNT-CARD-19")
def test_break_contact_needs_a_way_out() -> None:
    g = deal(
        {"marine-1": "r0c1", "alien-1": f"r0c1 {STALKER}", "alien-2": f"r0c0 {STALKER}", "alien-3": f"r0c2 {STALKER}"},
        LINE,
        factions=TWO,
    )
    assert no_play(g, "break_contact") == "no-target HUNT-CARD-19"


@pytest.mark.rules("HUNT-CARD-19")
def test_one_tile_holds_the_middle_of_overwatch() -> None:
    g = deal(
        {"marine-1": "r0c1", "marine-2": "r1c0", "marine-3": "r1c1", "alien-1": f"r2c1 {STALKER}"}, CROSS, factions=TWO
    )
    play(g, "overwatch", "choose marine-1", "choose marine-3", "choose marine-2")
    assert g.sentry.bit_count() == 3
