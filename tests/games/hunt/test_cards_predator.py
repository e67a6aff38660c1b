"""Every Strategy card of the Predators, in a position where it matters."""

from __future__ import annotations

import pytest

from hullbreach.games.hunt.content.actions import FIGHT, SHOOT
from hullbreach.games.hunt.rules.board.movement import climbs
from hullbreach.games.hunt.rules.cards.lasting import sum_of
from hullbreach.games.hunt.rules.combat.hits import Blow, Killed, TakeHit
from hullbreach.games.hunt.rules.combat.totals import close_value, ranged_total
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.rules.turn.activation import begun
from tests.games.hunt.boards import CROSS, DOOR, HIVE, LINE, VENT
from tests.games.hunt.card_play import STALKER, deal, hold, moment, no_play, play
from tests.games.hunt.fights import HUNTER, QUEEN, STICK, strike
from tests.games.hunt.positions import activate, piece, position, run, tile_of

TWO = ("predator", "marine")
THREE = ("predator", "marine", "alien")


def hunt(predator: str = f"r0c1 {HUNTER}", marine: str = "r0c3", text: str = LINE, **more: str) -> Hunt:
    """A Predator and a Marine who see each other."""
    others = {word.replace("_", "-"): where for word, where in more.items()}
    factions = THREE if any(word.startswith("alien") for word in others) else TWO
    return deal({"predator-1": predator, "marine-1": marine, **others}, text, factions=factions)


@pytest.mark.rules("HUNT-CON-02")
def test_cloak_makes_a_predator_hard_to_shoot_for_all_enemies() -> None:
    g = hunt(predator_2=f"r0c1 {HUNTER}")
    play(g, "cloak", "choose predator-1")
    marine = piece(g, "marine-1")
    assert ranged_total(g, marine, SHOOT, piece(g, "predator-1")).value == 6
    assert ranged_total(g, marine, SHOOT, piece(g, "predator-2")).value == 14
    assert no_play(hunt(f"r0c3 {HUNTER}"), "cloak") == "no-target HUNT-CARD-19"


@pytest.mark.rules("HUNT-RNG-04", "HUNT-RNG-05")
def test_thermal_vision_sees_through_resin_and_hiding() -> None:
    for alien, need in ((f"r0c3 {STALKER}", 13), (f"r0c3 {STALKER} hidden", 7)):
        g = deal({"predator-1": f"r0c1 {HUNTER}", "alien-1": alien}, HIVE, factions=("predator", "alien"))
        assert ranged_total(g, piece(g, "predator-1"), SHOOT, piece(g, "alien-1")).value == need
        hold(g, "thermal_vision")
        told = strike(g, "predator-1", SHOOT, "alien-1", [18, 18, 18], ["play thermal_vision"])
        assert "shot predator-1 alien-1 18 17" in told


@pytest.mark.rules("HUNT-CARD-19")
def test_thermal_vision_is_no_use_without_aliens_or_in_close_combat() -> None:
    g = hunt()
    predator = piece(g, "predator-1")
    gun = g.profile(predator).gun
    assert gun is not None
    g.attacker, g.attack_action, g.attack_weapon = predator, SHOOT, gun.index
    assert no_play(g, "thermal_vision", "before_attack", predator) == "nobody-concerned HUNT-CARD-19"
    g.attack_action = FIGHT
    assert no_play(g, "thermal_vision", "before_attack", predator) == "no-such-test HUNT-CARD-19"


@pytest.mark.rules("HUNT-ARM-02", "HUNT-SKP-02")
def test_plasma_overcharge_strengthens_plasma() -> None:
    g = hunt()
    hold(g, "plasma_overcharge")
    told = strike(g, "predator-1", SHOOT, "marine-1", [5, 12], ["play plasma_overcharge"])
    assert "armour marine-1 12 8" in told
    g = hunt(f"r0c1 {STICK}")
    predator = piece(g, "predator-1")
    dart = g.profile(predator).gun
    assert dart is not None
    g.attacker, g.attack_action, g.attack_weapon = predator, SHOOT, dart.index
    assert no_play(g, "plasma_overcharge", "before_attack", predator) == "no-target HUNT-CARD-19"


@pytest.mark.rules("HUNT-CON-02")
def test_tri_laser_adds_four() -> None:
    g = hunt(f"r0c1 {STICK}")
    hold(g, "tri_laser")
    told = strike(g, "predator-1", SHOOT, "marine-1", [17], ["play tri_laser"])
    assert "shot predator-1 marine-1 17 16" in told


@pytest.mark.rules("HUNT-MOV-09", "HUNT-SKA-02")
def test_leap_moves_a_tile_at_the_start_also_out_of_a_fight() -> None:
    g = hunt(f"r0c1 {HUNTER}", "r0c1")
    predator = activate(g, "predator-1")
    hold(g, "leap")
    told = moment(g, "activation_start", 0, predator, "play leap", "choose r0c2")
    assert told[-1] == "moved predator-1 r0c2"
    assert climbs(g, predator)
    assert not g.used[predator]
    assert not g.charged
    assert (g.stepped, g.back_to) == (1, tile_of(g, "r0c2"))


@pytest.mark.rules("HUNT-CARR-06")
def test_leap_counts_for_who_carries() -> None:
    g = hunt()
    predator = activate(g, "predator-1")
    g.carried[1] = predator
    g.stepped = 2
    hold(g, "leap")
    told = moment(g, "activation_start", 0, predator, "play leap")
    assert told[-1] == "card-on-piece leap predator-1"


@pytest.mark.rules("HUNT-MIS-05", "HUNT-MIS-17")
@pytest.mark.parametrize("tile", ["hall-1", "engine_room"])
def test_claim_the_trophy_counts_at_once(tile: str) -> None:
    g = position({"predator-1": f"{tile} {STICK}", "marine-1": tile}, mission="mission_02", factions=TWO)
    g.decks[0] = g.fixed.content.deck(2)
    hold(g, "claim_the_trophy")
    blow = Blow(piece(g, "marine-1"), side=0, attacker=piece(g, "predator-1"), close=True)
    told = run(g, Killed(blow, ()), choices=["play claim_the_trophy"])
    assert told[-1] == "trophy predator-1 1"
    assert (g.trophies[0], g.bodies) == (1, ())


@pytest.mark.rules("HUNT-MIS-05")
def test_claim_the_trophy_is_for_kills_in_close_combat() -> None:
    g = position({"predator-1": f"hall-1 {STICK}", "marine-1": "hall-1"}, mission="mission_02", factions=TWO)
    g.decks[0] = g.fixed.content.deck(2)
    hold(g, "claim_the_trophy")
    run(g, Killed(Blow(piece(g, "marine-1"), side=0, attacker=piece(g, "predator-1")), ()))
    assert g.trophies[0] == 0


@pytest.mark.rules("HUNT-DEC-80")
@pytest.mark.parametrize(("rolled", "hurt"), [(15, 1), (16, 2)])
def test_medicomp_heals_on_15_or_less(rolled: int, hurt: int) -> None:
    g = hunt()
    g.hurt[piece(g, "predator-1")] = 2
    told = play(g, "medicomp", dice=[rolled])
    assert f"card-rolled medicomp {rolled} 15" in told
    assert g.hurt[piece(g, "predator-1")] == hurt


@pytest.mark.rules("HUNT-CARD-19")
def test_medicomp_is_for_the_wounded_who_are_free() -> None:
    assert no_play(hunt(), "medicomp") == "no-target HUNT-CARD-19"
    g = hunt(f"r0c3 {HUNTER}")
    g.hurt[piece(g, "predator-1")] = 1
    assert no_play(g, "medicomp") == "no-target HUNT-CARD-19"


@pytest.mark.rules("HUNT-STA-05", "HUNT-TURN-17")
@pytest.mark.parametrize(("rolled", "points"), [(9, 0), (10, -2)])
def test_net_launcher_takes_both_points_if_strength_fails(rolled: int, points: int) -> None:
    g = hunt()
    told = play(g, "net_launcher", dice=[rolled])
    assert told[-1] == f"stat-test st marine-1 {rolled} 9"
    marine = piece(g, "marine-1")
    g.lasting = tuple([begun(each, marine) for each in g.lasting])
    assert sum_of(g, "ap", marine) == points


@pytest.mark.rules("HUNT-CARD-19", "HUNT-LOS-10")
def test_net_launcher_needs_sight_and_nearness_of_one_predator() -> None:
    assert no_play(hunt(f"r0c0 {HUNTER}", "r0c3"), "net_launcher") == "no-target HUNT-CARD-19"
    assert no_play(hunt(text=DOOR), "net_launcher") == "no-target HUNT-CARD-19"
    # One sees it from afar, the other is near but does not see it.
    g = hunt(f"r0c0 {HUNTER}", "r0c3", predator_2=f"r0c4 {HUNTER}")
    assert no_play(g, "net_launcher") == ""
    g.up &= ~(1 << piece(g, "predator-2"))
    assert no_play(g, "net_launcher") == "no-target HUNT-CARD-19"
    big = deal({"predator-1": f"r0c1 {HUNTER}", "alien-1": f"r0c3 {QUEEN}"}, LINE, factions=("predator", "alien"))
    assert no_play(big, "net_launcher") == "no-target HUNT-CARD-19"


@pytest.mark.rules("HUNT-DEC-68", "HUNT-EXP-07", "HUNT-DEC-36")
def test_shuriken_hits_without_an_attack_and_the_kill_counts() -> None:
    g = deal({"predator-1": f"r0c1 {HUNTER}", "alien-1": f"r0c2 {STALKER}"}, LINE, factions=("predator", "alien"))
    told = play(g, "shuriken", dice=[9, 20])
    # No Dodge of the Stalker is asked for.
    assert "armour alien-1 9 8" in told
    assert g.kills[0] == (0, 1, 0)


@pytest.mark.rules("HUNT-CARD-13")
def test_war_cry_shakes_the_enemies_on_the_tile_wherever_they_go() -> None:
    g = hunt(f"r0c1 {HUNTER}", "r0c1", marine_2="r0c2")
    play(g, "war_cry")
    assert close_value(g, piece(g, "marine-1")).value == 9
    assert close_value(g, piece(g, "marine-2")).value == 12
    g.put(piece(g, "marine-1"), tile_of(g, "r0c4"))
    assert close_value(g, piece(g, "marine-1")).value == 9
    assert no_play(hunt(), "war_cry") == "no-target HUNT-CARD-19"


@pytest.mark.rules("HUNT-STA-11")
def test_blade_flurry_adds_two_blows() -> None:
    g = hunt(f"r0c1 {HUNTER}", "r0c1")
    hold(g, "blade_flurry")
    told = strike(g, "predator-1", FIGHT, "marine-1", [19, 19, 19, 19], ["play blade_flurry"])
    assert len([text for text in told if text.startswith("blow")]) == 4


@pytest.mark.rules("HUNT-CON-03", "HUNT-CC-03")
def test_honour_duel_rerolls_against_a_single_enemy() -> None:
    g = hunt(f"r0c1 {HUNTER}", "r0c1")
    hold(g, "honour_duel")
    told = strike(g, "predator-1", FIGHT, "marine-1", [19, 18, 17, 16], ["play honour_duel", "reroll", "reroll"])
    assert [text for text in told if text.startswith("rerolled")] == [
        "rerolled predator-1 18",
        "rerolled predator-1 16",
    ]
    g = hunt(f"r0c1 {HUNTER}", "r0c1", marine_2="r0c1")
    assert no_play(g, "honour_duel", "before_attack", 0) == "no-target HUNT-CARD-19"


@pytest.mark.rules("HUNT-MOV-09", "HUNT-DEC-18")
def test_lure_lets_the_owner_choose_among_the_tiles_that_are_nearer() -> None:
    g = deal({"predator-1": f"r0c1 {HUNTER}", "marine-1": "r2c1"}, CROSS, factions=TWO)
    told = play(g, "lure")
    assert told[-1] == "moved marine-1 r1c1"


@pytest.mark.rules("HUNT-DEC-18", "HUNT-CARD-19")
def test_lure_follows_real_predators_only() -> None:
    g = hunt("r0c1 decoy", "r0c3", DOOR)
    assert no_play(g, "lure") == "no-target HUNT-CARD-19"
    g = hunt(f"r0c1 {HUNTER}", "r0c1")
    assert no_play(g, "lure") == "no-target HUNT-CARD-19"


@pytest.mark.rules("HUNT-SKM-06", "HUNT-CARD-19")
def test_lure_moves_no_sentry_gun() -> None:
    assert no_play(hunt(marine="r0c3 sentry_gun"), "lure") == "no-target HUNT-CARD-19"


@pytest.mark.rules("HUNT-DEC-18", "HUNT-COMP-12")
def test_false_signal_places_a_spare_decoy_that_counts_as_activated() -> None:
    g = hunt(f"r0c0 {HUNTER}", "r0c4", DOOR)
    spare = piece(g, "predator-2")
    told = play(g, "false_signal", "choose r0c1", "pass")
    assert told[-1] == "decoy-placed predator-2 r0c1"
    assert g.decoys == 1 << spare
    assert g.room[tile_of(g, "r0c1")] == 6
    assert g.activated >> spare & 1
    assert g.seen >> spare & 1
    # Four decoys are all there are, those that are gone included.
    g.decks[0].append(g.discards[0].pop())
    assert no_play(g, "false_signal") == ""
    for word in ("predator-3", "predator-4", "predator-5"):
        g.decoys |= 1 << piece(g, word)
    assert no_play(g, "false_signal") == "no-target HUNT-CARD-19"


@pytest.mark.rules("HUNT-CARD-19")
def test_false_signal_is_not_placed_in_sight_or_beside_a_decoy_alone() -> None:
    g = hunt(f"r0c0 {HUNTER}", "r0c4", LINE)
    assert no_play(g, "false_signal") == "no-target HUNT-CARD-19"
    g = hunt("r0c0 decoy", "r0c4", DOOR)
    assert no_play(g, "false_signal") == "no-target HUNT-CARD-19"


@pytest.mark.rules("HUNT-DOOR-02", "HUNT-SKM-09")
def test_wrist_computer_opens_a_door_without_waking_a_perimeter() -> None:
    g = hunt(f"r0c1 {HUNTER}", "r0c3 wy_commando_pulse_rifle", DOOR)
    told = play(g, "wrist_computer", "choose r0c1/r0c2")
    assert told[-1] == "door-gone r0c1/r0c2"
    assert g.doors == 0


@pytest.mark.rules("HUNT-DOOR-15", "HUNT-COMP-12")
def test_wrist_computer_places_a_door_where_none_is() -> None:
    g = hunt(f"r0c1 {HUNTER}", "r0c4")
    told = play(g, "wrist_computer", "choose r0c2/r0c3")
    assert told[-1] == "door-placed r0c2/r0c3"
    assert g.seals == [0, 0]
    engaged = hunt(f"r0c1 {HUNTER}", "r0c1")
    with pytest.raises(AssertionError, match="is not among"):
        play(engaged, "wrist_computer", "choose r0c1/r0c2")


@pytest.mark.rules("HUNT-DEC-80", "HUNT-WND-04")
@pytest.mark.parametrize("rolled", [10, 11])
def test_evasive_roll_answers_any_hit_flames_too(rolled: int) -> None:
    g = hunt()
    hold(g, "evasive_roll")
    predator = piece(g, "predator-1")
    blow = Blow(predator, 12, side=1, attack=True, flame=True)
    dice = [rolled] if rolled == 10 else [rolled, 5]
    told = run(g, TakeHit(blow), choices=["play evasive_roll"], dice=dice)
    assert ("cancelled predator-1" in told) == (rolled == 10)
    assert ("armour predator-1 5 13" in told) == (rolled == 11)


@pytest.mark.rules("HUNT-CON-03", "HUNT-CON-06")
def test_bone_armour_rerolls_one_failed_armour_test() -> None:
    g = hunt()
    hold(g, "bone_armour")
    predator = piece(g, "predator-1")
    told = run(g, TakeHit(Blow(predator, 12, side=1)), choices=["play bone_armour", "reroll"], dice=[19, 3])
    assert told[-1] == "rerolled predator-1 3"
    assert g.hurt[predator] == 0
    assert g.lasting == ()
    g = hunt()
    g.critical = True
    assert no_play(g, "bone_armour", "when_hit", predator) == "critical-hit HUNT-CON-06"


@pytest.mark.rules("HUNT-CON-11")
def test_second_wind_gives_a_point() -> None:
    g = hunt()
    predator = activate(g, "predator-1")
    hold(g, "second_wind")
    moment(g, "activation_start", 0, predator, "play second_wind")
    assert g.points == 3


@pytest.mark.rules("HUNT-DEC-18", "HUNT-CARD-21")
def test_a_decoy_is_asked_for_like_any_token_but_nothing_can_be_played_on_it() -> None:
    g = hunt("r0c1 decoy", "r0c4", DOOR)
    decoy = activate(g, "predator-1")
    hold(g, "second_wind")
    assert moment(g, "activation_start", 0, decoy, "pass") == []
    assert no_play(g, "second_wind", "activation_start", decoy) == "is-a-decoy HUNT-DEC-18"


@pytest.mark.rules("HUNT-CARD-13")
def test_laser_mine_is_laid_beside_a_predator() -> None:
    g = hunt(f"r0c1 {HUNTER}", "r0c4")
    play(g, "laser_mine", "choose r0c2")
    assert g.traps == ((tile_of(g, "r0c2"), 0, 14, 3),)


@pytest.mark.rules("HUNT-SENT-09", "HUNT-DEC-18")
def test_patient_hunter_gives_tokens_to_two_but_not_to_decoys() -> None:
    g = hunt(
        f"r0c0 {HUNTER}",
        "r0c4",
        DOOR,
        predator_2="r0c0 decoy",
        predator_3=f"r0c1 {HUNTER}",
    )
    play(g, "patient_hunter", "choose predator-1", "choose predator-3", "pass")
    assert g.sentry == 1 << piece(g, "predator-1") | 1 << piece(g, "predator-3")


@pytest.mark.rules("HUNT-TILE-08")
def test_predators_are_not_moved_into_vents() -> None:
    g = hunt(f"r0c1 {HUNTER}", "r0c4", VENT)
    predator = activate(g, "predator-1")
    hold(g, "leap")
    told = moment(g, "activation_start", 0, predator, "play leap")
    assert told[-1] == "moved predator-1 r0c0"
