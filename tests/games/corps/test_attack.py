"""The Attack action, Full Auto and Free actions. CORPS-ATT, CORPS-AUTO, CORPS-FREE"""

from __future__ import annotations

import pytest

from tests.games.corps.maps import DOOR, WALL, room
from tests.scripted_table import Table, table

EDITIONS = ("updated", "2020")
BOTH = pytest.mark.parametrize("edition", EDITIONS)
RIFLE, SMART, GUN, SHOTGUN, GRENADES = "m41a_pulse_rifle", "m56_smart_gun", "hk_vp70", "ithaca_37", "m40_grenades"


def shooter(who: str = "hudson", edition: str = "updated", **given: object) -> Table:
    """A Hero at 0,0 of a long room; ``me`` says more about the Hero."""
    me = given.pop("me", {})
    assert isinstance(me, dict)
    people = given.pop("others", {})
    assert isinstance(people, dict)
    characters = {who: {"at": "0,0", **me}, **people}
    return table({"board": room(9, 3), "characters": characters, **given}, edition=edition)


@pytest.mark.rules("CORPS-ATT-01")
@BOTH
def test_an_attack_needs_a_weapon_and_an_alien_in_sight(edition: str) -> None:
    t = shooter(edition=edition, aliens=["3,0"])
    t.refuses(f"attack alien-1 with {RIFLE}", reason="not-equipped", rule="CORPS-ATT-01")
    board = room(9, 3, {"2,0|3,0": WALL, "2,1|3,1": WALL, "2,2|3,2": WALL})
    t = shooter(edition=edition, me={"weapons": [RIFLE]}, aliens=["5,0", "1,2"], board=board)
    t.offers(f"attack alien-2 with {RIFLE}")
    t.refuses(f"attack alien-1 with {RIFLE}", reason="not-in-sight", rule="CORPS-LOS-01")
    t.refuses(f"attack alien-7 with {RIFLE}", reason="no-such-alien", rule="CORPS-ATT-01")


@pytest.mark.rules("CORPS-ATT-01", "CORPS-BLIP-09")
def test_only_aliens_are_targets() -> None:
    t = shooter(
        me={"weapons": [RIFLE]}, others={"hicks": {"at": "2,0"}}, blips=["3,2"], aliens={"facehugger-1": {"at": "1,2"}}
    )
    attacks = [text for text in t.options() if text.startswith("attack")]
    assert attacks == [f"attack facehugger-1 with {RIFLE}"]


@pytest.mark.rules("CORPS-ATT-02")
def test_the_player_chooses_the_weapon() -> None:
    t = shooter(me={"weapons": [RIFLE, GUN]}, aliens=["3,0"])
    t.offers(f"attack alien-1 with {RIFLE}", f"attack alien-1 with {GUN}")
    t.refuses(f"attack alien-1 with {SHOTGUN}", reason="not-equipped")
    t.chance(1).play(f"attack alien-1 with {GUN}").events(f"shot hudson {GUN} alien-1 1 6").quiet()


@pytest.mark.rules("CORPS-ATT-03")
@pytest.mark.parametrize(("weapon", "cost"), [(RIFLE, 1), (SMART, 3), (GUN, 0), (SHOTGUN, 0)])
def test_the_attack_cost_is_paid_before_the_roll_and_whatever_comes(weapon: str, cost: int) -> None:
    t = shooter(me={"weapons": [weapon]}, aliens=["3,0"])
    t.play(f"attack alien-1 with {weapon}")
    t.expect({"roll": "attack of hudson", "piles.exhaust.count": cost})
    t.chance(10).play("end activation").expect({"piles.exhaust.count": cost})


@pytest.mark.rules("CORPS-ATT-03")
def test_vasquez_and_the_bandolier_lower_the_price_of_the_first_shot_only() -> None:
    t = shooter("vasquez", me={"weapons": [SMART]}, aliens=["3,0"])
    t.chance(10).play(f"attack alien-1 with {SMART}").expect({"piles.exhaust.count": 2})
    t = shooter(me={"weapons": [RIFLE], "equipment": ["ammo_bandolier"]}, aliens=["3,0"])
    t.chance(10, 10).play(f"attack alien-1 with {RIFLE}").expect({"piles.exhaust.count": 0})
    t.play(f"attack alien-1 with {RIFLE}").expect({"piles.exhaust.count": 1}).quiet()


@pytest.mark.rules("CORPS-ATT-04", "CORPS-ATT-06", "CORPS-COMP-03")
@pytest.mark.parametrize("aim", [1, 4, 6, 10])
def test_a_roll_up_to_the_dial_hits_and_every_roll_lowers_it(aim: int) -> None:
    for roll in range(1, 11):
        t = shooter(me={"weapons": [RIFLE], "aim": aim}, aliens=["3,0"])
        t.chance(roll).play(f"attack alien-1 with {RIFLE}")
        t.expect({"aliens.count": 0 if roll <= aim else 1, "characters.hudson.aim": max(1, aim - 1)}).quiet()


@pytest.mark.rules("CORPS-ATT-05", "CORPS-EX-10")
@BOTH
def test_a_hit_takes_a_token_first_and_then_the_figure(edition: str) -> None:
    t = shooter(edition=edition, me={"weapons": [GUN], "aim": 9}, aliens=[{"at": "3,0", "tokens": 1}, "3,2"])
    t.chance(2, 2).play(f"attack alien-1 with {GUN}").expect({"aliens.alien-1.tokens": 0, "turn.actions": 1})
    t.play(f"attack alien-1 with {GUN}").expect({"aliens": ["alien-2"]}).quiet()
    t = shooter(edition=edition, me={"weapons": [RIFLE]}, aliens=["3,0"]).chance(4)
    t.play(f"attack alien-1 with {RIFLE}")
    t.expect({"aliens": [], "characters.hudson.aim": 5, "piles.exhaust.count": 1}).quiet()


@pytest.mark.rules("CORPS-ATT-07")
def test_the_dial_stays_between_1_and_10() -> None:
    t = shooter(me={"weapons": [GUN], "aim": 1}, aliens=["3,0"])
    t.chance(4).play(f"attack alien-1 with {GUN}").expect({"characters.hudson.aim": 1, "aliens.count": 1})
    t = shooter(me={"weapons": [RIFLE], "aim": 1}, aliens=["3,0"])
    t.chance(1).play(f"attack alien-1 with {RIFLE}").expect({"characters.hudson.aim": 1, "aliens": []})
    t = shooter(me={"aim": 10}).play("aim").expect({"characters.hudson.aim": 10, "turn.actions": 1})


@pytest.mark.rules("CORPS-ATT-08", "CORPS-LOS-03", "CORPS-LOS-02")
@BOTH
def test_shots_pass_aliens_and_blips_but_no_characters(edition: str) -> None:
    board = room(9, 1)
    t = shooter(edition=edition, board=board, me={"weapons": [RIFLE]}, aliens=["1,0", "4,0"], blips=["3,0"])
    t.offers(f"attack alien-2 with {RIFLE}")
    t = shooter(edition=edition, board=board, me={"weapons": [RIFLE]}, others={"hicks": {"at": "2,0"}}, aliens=["4,0"])
    t.refuses(f"attack alien-1 with {RIFLE}", reason="not-in-sight", rule="CORPS-LOS-01")
    lying = {"hicks": {"at": "2,0", "down": True}}
    t = shooter(edition=edition, board=board, me={"weapons": [RIFLE]}, others=lying, aliens=["4,0"])
    if edition == "updated":
        t.offers(f"attack alien-1 with {RIFLE}")
    else:
        t.refuses(f"attack alien-1 with {RIFLE}", reason="not-in-sight", rule="CORPS-LOS-01")


@pytest.mark.rules("CORPS-ATT-09")
@BOTH
@pytest.mark.parametrize(("roll", "hit"), [(1, True), (3, True), (4, False)])
def test_the_vp70_always_hits_on_3(roll: int, hit: bool, edition: str) -> None:
    t = shooter(edition=edition, me={"weapons": [GUN], "aim": 2}, aliens=["3,0"])
    t.chance(roll).play(f"attack alien-1 with {GUN}").expect({"aliens.count": 0 if hit else 1})
    t = shooter(edition=edition, me={"weapons": [RIFLE], "aim": 2}, aliens=["3,0"])
    t.chance(3).play(f"attack alien-1 with {RIFLE}").expect({"aliens.count": 1})


@pytest.mark.rules("CORPS-ATT-10", "CORPS-LOS-06")
def test_only_printed_ranges_limit_an_attack() -> None:
    board = room(30, 1)
    t = shooter(board=board, me={"weapons": [RIFLE]}, aliens=["29,0"]).offers(f"attack alien-1 with {RIFLE}")
    t = shooter(board=board, me={"weapons": [SHOTGUN]}, aliens=["6,0", "7,0"])
    t.offers(f"attack alien-1 with {SHOTGUN}")
    t.refuses(f"attack alien-2 with {SHOTGUN}", reason="out-of-range", rule="CORPS-ATT-10")


@pytest.mark.rules("CORPS-ATT-11", "CORPS-ATT-12", "CORPS-AMB-73")
@pytest.mark.parametrize(("at", "need"), [("1,0", 8), ("2,2", 8), ("3,0", 6), ("6,0", 6)])
def test_close_weapons_aim_better_at_two_spaces_or_less(at: str, need: int) -> None:
    for roll in (need, need + 1):
        t = shooter(me={"weapons": [SHOTGUN]}, aliens=[at])
        t.chance(roll).play(f"attack alien-1 with {SHOTGUN}")
        t.events(f"shot hudson {SHOTGUN} alien-1 {roll} {need}")
        # The bonus is for the roll; the dial loses its 1 and nothing else.
        t.expect({"aliens.count": 0 if roll == need else 1, "characters.hudson.aim": 5}).quiet()


@pytest.mark.rules("CORPS-ATT-12", "CORPS-AMB-73")
def test_bonuses_make_every_roll_hit_and_penalties_never_make_a_1_miss() -> None:
    t = shooter(me={"weapons": [SMART], "aim": 9}, aliens=["3,0"])
    t.chance(10).play(f"attack alien-1 with {SMART}")
    t.events(f"shot hudson {SMART} alien-1 10 11").expect({"aliens": [], "characters.hudson.aim": 8})
    for roll in (1, 2):
        t = shooter(me={"weapons": [RIFLE], "aim": 2, "attached": ["losing_hope", "losing_hope"]}, aliens=["3,0"])
        t.chance(roll).play(f"attack alien-1 with {RIFLE}").events(f"shot hudson {RIFLE} alien-1 {roll} 1")
        t.expect({"aliens.count": roll - 1, "characters.hudson.aim": 1})


# ---- Full Auto


@pytest.mark.rules("CORPS-AUTO-01", "CORPS-AUTO-03", "CORPS-AUTO-04", "CORPS-EX-10", "CORPS-EX-11")
@BOTH
def test_full_auto_goes_on_while_it_hits(edition: str) -> None:
    t = shooter(edition=edition, me={"weapons": [RIFLE], "aim": 6}, aliens=["2,0", "3,0", "4,0"])
    t.chance(4, 2, 8).play(f"attack alien-1 with {RIFLE}")
    t.expect({"characters.hudson.aim": 5, "piles.exhaust.count": 1}).offers(
        "fire at alien-2", "fire at alien-3", "cease fire"
    )
    t.play("fire at alien-2").expect({"characters.hudson.aim": 4, "piles.exhaust.count": 2, "aliens": ["alien-3"]})
    t.play("fire at alien-3").expect({"characters.hudson.aim": 3, "piles.exhaust.count": 3, "turn.actions": 1})
    t.refuses("fire at alien-3").quiet()


@pytest.mark.rules("CORPS-AUTO-01")
def test_full_auto_may_stay_on_a_swarm_and_needs_sight() -> None:
    board = room(9, 2, {"4,0|5,0": DOOR, "4,1|5,1": WALL})
    t = shooter(board=board, me={"weapons": [RIFLE]}, aliens=[{"at": "2,0", "tokens": 2}, "7,0"])
    t.chance(1, 1).play(f"attack alien-1 with {RIFLE}").offers("fire at alien-1")
    t.refuses("fire at alien-2", reason="not-in-sight", rule="CORPS-LOS-01")
    t.play("fire at alien-1").expect({"aliens.alien-1.tokens": 0}).play("cease fire")
    t.expect({"turn.actions": 1, "piles.exhaust.count": 2}).quiet()


@pytest.mark.rules("CORPS-AUTO-02")
def test_each_further_shot_costs_one_card_whatever_the_first_cost() -> None:
    t = shooter(me={"weapons": [SMART]}, aliens=[{"at": "2,0", "tokens": 5}])
    t.chance(1, 1, 1).play(f"attack alien-1 with {SMART}", "fire at alien-1", "fire at alien-1")
    t.expect({"piles.exhaust.count": 5}).quiet()


@pytest.mark.rules("CORPS-AUTO-03")
def test_a_further_shot_compares_with_the_lowered_dial() -> None:
    for roll, left in ((5, 0), (6, 1)):
        t = shooter(me={"weapons": [RIFLE], "aim": 6}, aliens=[{"at": "2,0", "tokens": 2}])
        t.chance(6, roll).play(f"attack alien-1 with {RIFLE}", "fire at alien-1")
        t.expect({"aliens.alien-1.tokens": left, "characters.hudson.aim": 4}).quiet()


@pytest.mark.rules("CORPS-AUTO-04")
def test_full_auto_has_no_limit_and_other_weapons_have_none_of_it() -> None:
    t = shooter(me={"weapons": [RIFLE], "aim": 10}, aliens=[{"at": "2,0", "tokens": 9}])
    t.chance(*[1] * 10).play(f"attack alien-1 with {RIFLE}", *["fire at alien-1"] * 9)
    t.expect({"aliens": [], "piles.exhaust.count": 10, "characters.hudson.aim": 1, "turn.actions": 1}).quiet()
    t = shooter(me={"weapons": [GUN]}, aliens=["2,0", "3,0"]).chance(1).play(f"attack alien-1 with {GUN}")
    t.expect({"question.prompt": "action of hudson 1 left"}).quiet()


# ---- Free actions


@pytest.mark.rules("CORPS-FREE-02", "CORPS-FREE-04", "CORPS-EX-12", "CORPS-ACT-04")
@BOTH
def test_grenades_follow_a_rifle_attack_without_an_action(edition: str) -> None:
    t = shooter(edition=edition, me={"weapons": [RIFLE, GRENADES], "aim": 3}, aliens=["4,0", "8,0"])
    t.refuses(f"free attack 4,0 with {GRENADES}", reason="no-free-attack", rule="CORPS-FREE-02")
    t.chance(9, 9).play(f"attack alien-1 with {RIFLE}")
    t.offers(f"free attack 4,0 with {GRENADES}")
    t.play(f"free attack 4,0 with {GRENADES}")
    t.expect({"characters.hudson.aim": 1, "turn.actions": 1, "characters.hudson.weapons": [RIFLE]})
    t.expect({"piles.exhaust.0": GRENADES, "piles.exhaust.count": 2})
    t.refuses(f"free attack 4,0 with {GRENADES}", reason="no-free-attack")
    t.offers(f"attack alien-1 with {RIFLE}").quiet()


@pytest.mark.rules("CORPS-FREE-05", "CORPS-AMB-21", "CORPS-EX-15", "CORPS-FREE-07")
@BOTH
def test_gorman_and_his_pistol(edition: str) -> None:
    aliens = ["3,0", "4,0", "5,0"]
    t = shooter("gorman", edition, me={"weapons": [GUN], "aim": 4}, aliens=aliens)
    t.chance(4, 7, 3).play(f"attack alien-1 with {GUN}").expect({"characters.gorman.aim": 3, "piles.exhaust.count": 0})
    t.play(f"free attack alien-2 with {GUN}")
    t.expect({"characters.gorman.aim": 2, "piles.exhaust.count": 1, "turn.actions": 1})
    # The Free attack grants none.
    t.refuses(f"free attack alien-2 with {GUN}", reason="no-free-attack", rule="CORPS-FREE-02")
    t.play(f"attack alien-2 with {GUN}").expect({"characters.gorman.aim": 1, "aliens": ["alien-3"], "turn.actions": 0})
    # The second Attack action granted its own.
    t.offers(f"free attack alien-3 with {GUN}").refuses(f"attack alien-3 with {GUN}", reason="no-actions-left").quiet()


@pytest.mark.rules("CORPS-AMB-21")
@pytest.mark.parametrize("action", ["aim", "move 1,0", "rest"])
def test_an_unused_free_attack_is_gone_when_the_next_action_starts(action: str) -> None:
    t = shooter("gorman", me={"weapons": [GUN]}, aliens=["5,0"]).chance(10).play(f"attack alien-1 with {GUN}")
    t.offers(f"free attack alien-1 with {GUN}")
    if action == "rest":
        t.play("rest", "enough")
    elif action == "aim":
        t.play("aim")
    else:
        t.play(action, "stop")
    t.refuses(f"free attack alien-1 with {GUN}", reason="no-free-attack", rule="CORPS-FREE-02")


@pytest.mark.rules("CORPS-FREE-03")
def test_a_free_action_waits_until_the_attack_is_over() -> None:
    t = shooter(me={"weapons": [RIFLE, GRENADES], "aim": 9}, aliens=["3,0", "5,0"], hands={"seat-1": ["lets_rock"]})
    t.chance(1).play(f"attack alien-1 with {RIFLE}")
    t.expect({"question.prompt": "full auto of hudson"})
    t.refuses(f"free attack 5,0 with {GRENADES}", reason="attack-goes-on", rule="CORPS-FREE-03")
    t.refuses("play lets_rock", reason="attack-goes-on", rule="CORPS-FREE-03")
    t.play("cease fire").offers(f"free attack 5,0 with {GRENADES}", "play lets_rock").quiet()


@pytest.mark.rules("CORPS-FREE-03")
def test_a_free_action_does_not_interrupt_a_move() -> None:
    t = shooter(me={"weapons": [RIFLE]}, aliens=["8,2"], hands={"seat-1": ["lets_rock"]})
    t.offers("play lets_rock").play("move 1,0").refuses("play lets_rock", reason="move-goes-on")


@pytest.mark.rules("CORPS-FREE-01", "CORPS-FREE-07", "CORPS-AMB-24")
@BOTH
def test_defensive_fire_brings_no_free_action(edition: str) -> None:
    t = table(
        {
            "board": room(9, 1),
            "characters": {"gorman": {"at": "0,0", "weapons": [GUN]}},
            "aliens": ["5,0"],
            "turn": {"phase": "alien", "step": "aliens"},
        },
        edition=edition,
    )
    t.chance(10).play(f"defensive fire with {GUN}")
    t.refuses(f"free attack alien-1 with {GUN}").expect({"roll": "defence of gorman", "turn.free_attacks": []})


@pytest.mark.rules("CORPS-FREE-01", "CORPS-EVT-04")
def test_a_free_action_event_is_played_in_the_own_heros_activation_only() -> None:
    given: dict[str, object] = {
        "board": room(9, 1),
        "characters": {"hicks": {"at": "0,0", "weapons": [RIFLE]}, "hudson": {"at": "1,0", "weapons": [RIFLE]}},
        "aliens": ["6,0"],
        "hands": {"seat-2": ["lets_rock"]},
    }
    t = table({**given, "turn": {"active": "hicks"}}, players=2)
    t.refuses("play lets_rock").refuses("seat-2: play lets_rock")
    t = table({**given, "turn": {"active": "hudson"}}, players=2).offers("seat-2: play lets_rock")


@pytest.mark.rules("CORPS-FREE-06")
@BOTH
def test_an_attack_given_by_an_event_is_free_full_auto_and_grants_nothing(edition: str) -> None:
    t = shooter(
        edition=edition,
        me={"weapons": [RIFLE, GRENADES], "aim": 9},
        aliens=["3,0", "5,0"],
        hands={"seat-1": ["lets_rock"]},
    )
    t.chance(1, 10).play("play lets_rock", f"free attack alien-1 with {RIFLE}")
    # The Event cost 2, its first shot nothing; the next one costs 1.
    t.expect({"piles.exhaust.count": 2, "characters.hudson.aim": 8}).play("fire at alien-2")
    t.expect({"characters.hudson.aim": 7, "turn.actions": 2, "turn.free_attacks": []})
    t.refuses(f"free attack 5,0 with {GRENADES}", reason="no-free-attack").quiet()


@pytest.mark.rules("CORPS-FREE-06")
def test_an_event_attack_may_come_outside_the_attackers_activation() -> None:
    t = table(
        {
            "board": room(9, 1),
            "characters": {"hicks": {"at": "0,0"}, "hudson": {"at": "4,0", "weapons": [RIFLE]}},
            "aliens": ["5,0"],
            "hands": {"seat-1": ["close_encounter"]},
            "turn": {"active": "hicks"},
        }
    )
    t.chance(10).play("play close_encounter")
    t.events("event-played seat-1 close_encounter", "shot hudson")
    # One card for the Event, one for the shot, and the Event itself.
    t.expect({"characters.hudson.aim": 4, "piles.exhaust.count": 3}).quiet()


@pytest.mark.rules("CORPS-FREE-06", "CORPS-AMB-09")
def test_vasquez_2020_takes_a_free_attack_that_grants_nothing() -> None:
    t = shooter(
        "vasquez",
        "2020",
        me={"weapons": [GUN]},
        aliens=["5,0"],
        piles={"top": [RIFLE]},
        turn={"active": "vasquez", "step": "activation"},
    )
    t.chance(10).play("accept")
    t.events("revealed m41a_pulse_rifle", f"shot vasquez {GUN} alien-1 10")
    t.expect({"turn.free_attacks": [], "turn.actions": 2, "characters.vasquez.aim": 6}).quiet()


# ---- Defensive Fire


@pytest.mark.rules("CORPS-AMB-24")
@BOTH
def test_full_auto_in_defensive_fire_stays_on_the_alien_that_drew_it(edition: str) -> None:
    t = table(
        {
            "board": room(9, 1),
            "characters": {"hudson": {"at": "0,0", "weapons": [RIFLE, GRENADES], "aim": 9}},
            "aliens": [{"at": "5,0", "tokens": 2}, "7,0"],
            "turn": {"phase": "alien", "step": "aliens"},
        },
        edition=edition,
    )
    t.chance(1, 1, 1).play(f"defensive fire with {RIFLE}").offers("fire at alien-1", "cease fire")
    t.refuses("fire at alien-2", reason="only-the-attacker", rule="CORPS-AMB-24")
    t.play("fire at alien-1", "fire at alien-1")
    # The Alien is dead and the grenade that a rifle attack brings is not thrown; the next Alien comes.
    t.expect({"aliens": ["alien-2"], "question.prompt": "defensive fire of hudson at alien-2"}).quiet()


@pytest.mark.rules("CORPS-AMB-26", "CORPS-AMB-27", "CORPS-DFIR-03")
def test_who_fires_first_and_who_decides_it() -> None:
    # Gorman's player has the highest rank and answers for ties and for the Grunt; Hicks's player for Hicks.
    t = table(
        {
            "board": room(9, 3),
            "characters": {
                "hicks": {"at": "0,1", "hero": 1, "weapons": [RIFLE]},
                "gorman": {"at": "0,2", "hero": 2, "weapons": [GUN]},
                "hudson": {"at": "5,1", "weapons": [RIFLE]},
                "frost": {"at": "2,0", "weapons": [RIFLE]},
            },
            "aliens": ["4,1"],
            "turn": {"phase": "alien", "step": "aliens"},
        },
        players=2,
    )
    # Hudson is nearest; he is a Grunt.
    t.expect({"question.seat": "seat-2", "question.prompt": "defensive fire of hudson at alien-1"})
    # Then the next nearest, also one.
    t.play("hold fire").expect({"question.seat": "seat-2", "question.prompt": "defensive fire of frost at alien-1"})
    t.play("hold fire").expect({"question.seat": "seat-2", "question.prompt": "who fires first at alien-1"})
    # Two are equally far; who has passed does not come again.
    t.offers("choose hicks", "choose gorman").refuses("choose hudson").refuses("choose frost")
    t.play("choose hicks").expect({"question.seat": "seat-1", "question.prompt": "defensive fire of hicks at alien-1"})
    t.play("hold fire").expect({"question.seat": "seat-2", "question.prompt": "defensive fire of gorman at alien-1"})
    t.play("hold fire").expect({"roll": "defence of hudson"})


@pytest.mark.rules("CORPS-AMB-27", "CORPS-DEFR-07")
def test_the_highest_ranked_player_decides_about_a_grunts_defence_roll() -> None:
    t = table(
        {
            "board": room(9, 1),
            "characters": {
                "ripley": {"at": "0,0", "hero": 1},
                "gorman": {"at": "8,0", "hero": 2},
                "hudson": {"at": "3,0", "equipment": ["m4_helmet"]},
            },
            "aliens": ["4,0"],
            "turn": {"phase": "alien", "step": "aliens"},
        },
        players=2,
    )
    t.chance(8, 1).offers("seat-2: reroll with m4_helmet")
    t.play("seat-2: reroll with m4_helmet").expect({"characters.hudson.down": False}).quiet()


@pytest.mark.rules("CORPS-EVT-01", "CORPS-ATT-01")
def test_who_aims_at_an_alien_that_an_event_kills_first_does_not_shoot() -> None:
    people = {"hicks": {"at": "0,0", "weapons": [RIFLE]}, "hudson": {"at": "4,1", "weapons": ["hk_vp70"]}}
    given: dict[str, object] = {"board": room(7, 2), "characters": people, "aliens": ["4,0"]}
    t = table({**given, "hands": {"seat-2": ["close_encounter"]}}, players=2).chance(1)
    t.play(f"attack alien-1 with {RIFLE}", "seat-2: play close_encounter").events("shot hudson", "alien-killed alien-1")
    # His card and his action are spent, his dial has not turned.
    t.expect({"characters.hicks.aim": 7, "turn.actions": 1, "turn.attacked": True, "piles.exhaust.count": 3}).quiet()
