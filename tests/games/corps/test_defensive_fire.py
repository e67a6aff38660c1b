"""Defensive Fire: what triggers it, who may fire, in which order, and with what. CORPS-DFIR"""

from __future__ import annotations

import pytest

from tests.games.corps.phases import alien_phase, happened
from tests.games.corps.rooms import corridor, room

RIFLE = ["m41a_pulse_rifle"]
PISTOL = ["hk_vp70"]
FIRE = "defensive fire with hk_vp70"
ONE_CARD = {"phase": "alien", "step": "tracker", "draws": 1}
EDITIONS = ["updated", "2020"]


def who_is_asked(prompt: object) -> str:
    """The character in the prompt of Defensive Fire."""
    assert isinstance(prompt, str)
    assert prompt.startswith("defensive fire of ")
    return prompt.split()[3]


@pytest.mark.rules("CORPS-DFIR-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_coming_next_to_a_character_draws_fire_before_the_attack(edition: str) -> None:
    t = alien_phase(room(4, 1), {"hicks": {"at": "0,0", "weapons": PISTOL}}, edition=edition, aliens=["3,0"])
    t.offers(FIRE, "hold fire")
    t.expect({"aliens.alien-1.at": "1,0"})
    t.chance(10, 5)
    t.play(FIRE)
    t.events("shot hicks hk_vp70 alien-1", "defence-roll hicks alien-1")
    t.quiet()


@pytest.mark.rules("CORPS-DFIR-01", "CORPS-ALN-04")
def test_an_alien_that_starts_adjacent_draws_fire_in_the_updated_rules_only() -> None:
    people = {"hicks": {"at": "0,0", "weapons": PISTOL}}
    t = alien_phase(room(4, 1), people, aliens=["1,0"])
    t.offers(FIRE, "hold fire")
    t = alien_phase(room(4, 1), people, edition="2020", aliens=["1,0"])
    t.expect({"roll": "defence of hicks"})


@pytest.mark.rules("CORPS-DFIR-01")
def test_an_alien_that_comes_next_to_nobody_draws_no_fire() -> None:
    t = alien_phase(room(9, 1), {"hicks": {"at": "0,0", "weapons": PISTOL}}, aliens=["8,0"])
    t.play()
    t.expect({"aliens.alien-1.at": "2,0", "turn.phase": "marine"})


@pytest.mark.rules("CORPS-DFIR-02", "CORPS-DFIR-04")
@pytest.mark.parametrize(("x", "may"), [(5, True), (6, False)])
@pytest.mark.parametrize("side", ["hero", "grunt"])
def test_heroes_and_grunts_within_four_spaces_may_fire(x: int, may: bool, side: str) -> None:
    # Frost, unarmed, is attacked at 0,0; the other one stands 4 or 5 spaces from the Alien on 1,1.
    people = {"frost": {"at": "0,0", "side": "grunt"}, "hicks": {"at": f"{x},1", "weapons": PISTOL, "side": side}}
    if side == "grunt":
        people["gorman"] = {"at": "9,1"}
    t = alien_phase(room(10, 2), people, aliens=["1,1"])
    if may:
        t.offers(FIRE)
        assert who_is_asked(t.value("question.prompt")) == "hicks"
    else:
        t.expect({"roll": "defence of frost"})


@pytest.mark.rules("CORPS-DFIR-02")
@pytest.mark.parametrize(("edge", "may"), [(" ", True), (":", True), ("|", False)])
def test_only_those_who_see_the_alien_may_fire(edge: str, may: bool) -> None:
    board = "\n".join(
        ["+-+-+-+-+", "|. . . .|", f"+ +-+{'-' if edge == '|' else ' '}+ +", f"|. .{edge}. .|", "+-+-+-+-+"]
    )
    t = alien_phase(board, {"frost": {"at": "0,1"}, "hicks": {"at": "3,1", "weapons": PISTOL}}, aliens=["1,1"])
    if may:
        t.offers(FIRE)
    else:
        t.expect({"sight.hicks.alien-1": False, "roll": "defence of frost"})


@pytest.mark.rules("CORPS-DFIR-03", "CORPS-AMB-26")
def test_the_nearest_fires_first_and_each_decides_once() -> None:
    people = {
        "hicks": {"at": "5,0", "weapons": PISTOL},
        "vasquez": {"at": "3,2", "weapons": PISTOL, "hero": 2},
        "frost": {"at": "0,1"},
    }
    t = alien_phase(room(6, 3), people, players=2, aliens=["1,1"])
    assert who_is_asked(t.value("question.prompt")) == "vasquez"
    t.offers(f"seat-2: {FIRE}", "seat-2: hold fire").refuses(f"seat-1: {FIRE}")
    t.play("hold fire")
    # Vasquez passed; she is not asked again after Hicks.
    assert who_is_asked(t.value("question.prompt")) == "hicks"
    t.chance(10)
    t.play(FIRE)
    t.expect({"roll": "defence of frost"})


@pytest.mark.rules("CORPS-AMB-26")
def test_of_two_equally_near_the_highest_ranked_player_says_who_fires_first() -> None:
    people = {
        "hudson": {"at": "3,1", "weapons": PISTOL},
        "gorman": {"at": "0,0"},
        "frost": {"at": "3,2", "weapons": PISTOL},
    }
    t = alien_phase(room(5, 3), people, players=2, aliens=["1,1"])
    t.offers("seat-2: choose hudson", "seat-2: choose frost").refuses("seat-1: choose hudson")
    t.play("choose frost")
    # Frost is a Grunt: the highest-ranked player decides; Hudson is seat-1's Hero.
    t.offers(f"seat-2: {FIRE}").refuses(f"seat-1: {FIRE}")
    t.play("hold fire")
    t.offers(f"seat-1: {FIRE}").refuses(f"seat-2: {FIRE}")


@pytest.mark.rules("CORPS-AMB-84")
def test_near_in_defensive_fire_is_counted_on_the_grid() -> None:
    # Hudson is on the next square, shut in by thick lines that no step crosses; Hicks is two away in the open.
    board = "\n".join(["+-+-+-+-+-+", "|. . . . .|", "+ + +=+ + +", "|. .:.:. .|", "+-+-+-+-+-+"])
    people = {
        "frost": {"at": "0,1"},
        "hudson": {"at": "2,1", "weapons": PISTOL},
        "hicks": {"at": "3,0", "weapons": PISTOL, "side": "grunt"},
    }
    t = alien_phase(board, people, aliens=["1,1"], players=2)
    assert who_is_asked(t.value("question.prompt")) == "hudson"


@pytest.mark.rules("CORPS-DFIR-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_makes_one_normal_attack_with_its_costs_and_the_dial(edition: str) -> None:
    people = {"frost": {"at": "0,0", "weapons": RIFLE, "aim": 6}}
    t = alien_phase(room(4, 1), people, edition=edition, aliens=[{"at": "3,0", "tokens": 1}])
    before = t.value("piles.endurance.count")
    assert isinstance(before, int)
    t.chance(7, 1)
    t.play("defensive fire with m41a_pulse_rifle")
    # A roll of 7 against a dial of 6 misses; it cost a card and a point of the dial, and there is no second shot.
    t.expect({"piles.exhaust.count": 1, "piles.endurance.count": before - 1})
    assert happened(t, "shot") == 1
    t.events("shot frost m41a_pulse_rifle alien-1 7 6", "dial frost 5", "defence-roll frost alien-1 2")
    t.quiet()


@pytest.mark.rules("CORPS-DFIR-05", "CORPS-GLOS-03")
def test_a_cumbersome_weapon_is_not_for_defensive_fire() -> None:
    people = {"hicks": {"at": "0,0", "weapons": ["m240_incinerator", "hk_vp70"]}}
    t = alien_phase(room(4, 3), people, aliens=["1,1"])
    t.offers(FIRE)
    t.refuses("defensive fire with m240_incinerator", reason="cumbersome", rule="CORPS-DFIR-05")
    t.refuses("defensive fire at 1,1 with m240_incinerator", reason="cumbersome", rule="CORPS-DFIR-05")
    # With nothing else there is nothing to decide.
    t = alien_phase(room(4, 3), {"hicks": {"at": "0,0", "weapons": ["m40_grenades"]}}, aliens=["1,1"])
    t.expect({"roll": "defence of hicks"})


@pytest.mark.rules("CORPS-DFIR-06")
def test_once_the_alien_is_dead_nobody_else_fires_and_it_does_not_attack() -> None:
    people = {"hicks": {"at": "0,1", "weapons": PISTOL}, "hudson": {"at": "3,1", "weapons": PISTOL}}
    t = alien_phase(room(5, 3), people, players=2, aliens=["1,1"])
    t.chance(1)
    t.play(FIRE)
    t.expect({"aliens": [], "turn.phase": "marine", "turn.round": 2})
    assert happened(t, "defence-roll") == 0
    assert happened(t, "shot") == 1
    t.quiet()


@pytest.mark.rules("CORPS-DFIR-07", "CORPS-KO-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_knocked_down_character_does_not_fire(edition: str) -> None:
    people = {"hicks": {"at": "0,0", "weapons": PISTOL}, "frost": {"at": "1,1", "weapons": PISTOL, "down": True}}
    start = {"phase": "alien", "step": "aliens"}
    t = alien_phase(room(6, 2), people, edition=edition, aliens=["5,0"], turn=start)
    t.chance(defence=[5])
    t.play("toward frost", "go 4,0", "go 3,0", "go 2,0", "hold fire")
    # Only Hicks was asked, though Frost is nearer.
    t.events("alien-moved alien-1 2,0", "defence-roll frost alien-1")


@pytest.mark.rules("CORPS-DFIR-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_dial_keeps_falling_from_alien_to_alien(edition: str) -> None:
    people = {"frost": {"at": "0,0", "weapons": PISTOL, "aim": 5}}
    t = alien_phase(corridor(*[" "] * 6), people, edition=edition, aliens=["2,0", "3,0"])
    t.chance(5, 4)
    t.play(FIRE, FIRE)
    t.events("shot frost hk_vp70 alien-1 5 5", "alien-killed alien-1", "shot frost hk_vp70 alien-2 4 4")
    t.quiet()


@pytest.mark.rules("CORPS-DFIR-09", "CORPS-SWRM-03", "CORPS-SWRM-04", "CORPS-AMB-24")
def test_a_swarm_shot_down_to_its_figure_still_attacks() -> None:
    people = {"frost": {"at": "0,0", "weapons": RIFLE, "aim": 6}}
    t = alien_phase(room(4, 2), people, aliens=[{"at": "1,1", "tokens": 2}, "3,0"])
    t.chance(1, 2)
    t.play("defensive fire with m41a_pulse_rifle", "fire at alien-1", stay="cease fire")
    # Full Auto may go on, but only against the one that comes.
    t.offers("fire at alien-1", "cease fire").refuses("fire at alien-2")
    t.expect({"aliens.alien-1.tokens": 0})
    t.chance(5)
    t.play("cease fire", stay="defensive fire with m41a_pulse_rifle")
    t.events("alien-hit alien-1 1", "alien-hit alien-1 0", "defence-roll frost alien-1 5")


@pytest.mark.rules("CORPS-DFIR-10", "CORPS-MTC-06", "CORPS-AMB-76")
def test_aliens_moved_by_a_card_draw_no_fire_and_do_not_attack() -> None:
    t = alien_phase(
        room(6, 1),
        {"hicks": {"at": "0,0", "weapons": PISTOL}},
        mission={"spawn_points": [{"n": 1, "at": "4,0"}]},
        turn=ONE_CARD,
        tracker={"deck": ["mt1_05_contact"]},
    )
    t.chance(1)
    t.play()
    # Spotted as it enters, moved three by the text, next to Hicks: nothing follows.
    assert happened(t, "shot") == 0
    assert happened(t, "defence-roll") == 0
    t.events("blip-placed blip-1 4,0", "spotted blip-1 1", "alien-moved alien-1 1,0", "round-starts 2")
    t.quiet()


@pytest.mark.rules("CORPS-MTC-06", "CORPS-DFIR-10")
def test_a_card_that_activates_its_aliens_lets_them_attack_under_fire() -> None:
    t = alien_phase(
        room(6, 1),
        {"hicks": {"at": "0,0", "weapons": PISTOL}},
        mission={"spawn_points": [{"n": 1, "at": "4,0"}]},
        turn=ONE_CARD,
        tracker={"deck": ["mt2_05_charge"]},
    )
    t.chance(1, 9, 5)
    t.play(FIRE)
    t.events("spotted blip-1 1", "alien-activated alien-1", "shot hicks hk_vp70", "defence-roll hicks alien-1")
    t.quiet()
