"""Actions: the two of an activation, Aim, Interact, card actions, Rest; computers and crates. CORPS-ACT, CORPS-TOK"""

from __future__ import annotations

import pytest

from tests.games.corps.maps import DOOR, LINE, WALL, room
from tests.scripted_table import Table, table

EDITIONS = ("updated", "2020")
BOTH = pytest.mark.parametrize("edition", EDITIONS)
RIFLE, GUN = "m41a_pulse_rifle", "hk_vp70"
CARRY = "interact_crate: carry_crate(max=8)"
SHOWN = "{ newt: show_token() | empty: remove_token() }"
SCAN = f"interact_computer: if test(stat=tech) flip_mission_blip(which=any, limit=once_per_round) {SHOWN}"
LOOK = f"interact_mission_blip: flip_mission_blip(which=adjacent) {SHOWN}"


def hero(who: str = "hicks", edition: str = "updated", **given: object) -> Table:
    """A Hero at 0,0 of a room."""
    me = given.pop("me", {})
    assert isinstance(me, dict)
    people = given.pop("others", {})
    assert isinstance(people, dict)
    return table({"board": room(6, 3), "characters": {who: {"at": "0,0", **me}, **people}, **given}, edition=edition)


def grunt(edition: str = "updated", **given: object) -> Table:
    """Hudson as a Grunt, commanded by Hicks."""
    people = {"hicks": {"at": "5,2"}, "hudson": {"at": "0,0", "side": "grunt"}}
    turn = {"active": "hudson", "commander": "hicks"}
    return table({"board": room(6, 3), "characters": people, "turn": turn, **given}, edition=edition)


@pytest.mark.rules("CORPS-ACT-01")
@BOTH
def test_two_actions_the_same_twice_or_fewer(edition: str) -> None:
    t = hero(edition=edition).play("aim").expect({"turn.actions": 1}).play("aim")
    t.expect({"turn.actions": 0, "characters.hicks.aim": 9})
    for text in ("aim", "rest", "move 1,0"):
        t.refuses(text, reason="no-actions-left", rule="CORPS-ACT-01")
    t.offers("end activation")
    hero(edition=edition).play("end activation").expect({"turn.active": None})
    hero(edition=edition).play("aim", "end activation").expect({"turn.active": None})


@pytest.mark.rules("CORPS-ACT-02")
def test_the_seven_actions() -> None:
    t = table(
        {
            "board": room(6, 3, {"0,0|0,1": DOOR}),
            "mission": {"special": [CARRY]},
            "characters": {"hicks": {"at": "0,0", "weapons": [RIFLE], "equipment": ["motion_tracker_unit"]}},
            "aliens": ["5,0"],
            "crates": ["1,0"],
            "tracker": {"deck": ["mt1_05_contact"]},
        }
    )
    verbs = {text.split()[0] for text in t.options()}
    assert verbs == {"move", "attack", "barricade", "aim", "interact", "use", "rest", "end"}


@pytest.mark.rules("CORPS-ACT-03")
def test_a_card_action_does_what_the_card_says_for_one_action() -> None:
    fallen = {"hudson": {"at": "1,0", "down": True}, "frost": {"at": "3,0", "down": True}}
    t = hero(me={"equipment": ["field_medkit"]}, others=fallen).play("use field_medkit")
    t.expect(
        {"characters.hudson.down": False, "characters.frost.down": True, "piles.exhaust.count": 2, "turn.actions": 1}
    )
    t = hero(others=fallen).refuses("use field_medkit", reason="not-equipped", rule="CORPS-ACT-03")
    t = hero(me={"equipment": ["m4_helmet"]}).refuses("use m4_helmet", reason="no-action-on-card", rule="CORPS-ACT-03")
    t = hero(me={"equipment": ["field_medkit"]}).refuses("use field_medkit", reason="nobody-down", rule="CORPS-GEN-04")


@pytest.mark.rules("CORPS-ACT-04", "CORPS-FREE-02")
def test_extra_actions_do_not_count() -> None:
    # A Free attack of a card, an ability and a granted Move leave both actions.
    t = hero(
        "gorman",
        me={"weapons": [GUN]},
        others={"hudson": {"at": "3,0"}},
        aliens=["5,2"],
        hands={"seat-1": ["lets_rock"]},
    )
    t.chance(10).play("play lets_rock").expect({"turn.actions": 2})
    t.play("use ability 2", "move 4,0", "stop").expect({"turn.actions": 2, "characters.hudson.at": "4,0"}).quiet()


# ---- Aim


@pytest.mark.rules("CORPS-AIM-01", "CORPS-EX-19")
@BOTH
def test_aim_raises_the_dial_by_one_up_to_10_and_beyond_the_printed_value(edition: str) -> None:
    hero("hudson", edition).play("aim").expect({"characters.hudson.aim": 7})
    for before, after in ((1, 2), (9, 10), (10, 10)):
        hero(edition=edition, me={"aim": before}).play("aim").expect({"characters.hicks.aim": after})
    hero(edition=edition, me={"equipment": ["targeting_visor"]}).play("aim").expect({"characters.hicks.aim": 9})


@pytest.mark.rules("CORPS-AIM-01", "CORPS-MAR-06", "CORPS-MAR-07")
@BOTH
def test_a_raised_dial_lasts_until_the_next_reset(edition: str) -> None:
    t = hero(edition=edition).play("aim", "aim", "end activation")
    t.expect({"turn.round": 2, "characters.hicks.aim": 9 if edition == "2020" else 7}).play(
        "first seat-1", "activate hicks"
    )
    t.expect({"characters.hicks.aim": 7})


# ---- Interact


@pytest.mark.rules("CORPS-INT-01", "CORPS-TOK-01", "CORPS-BRD-07")
def test_interact_needs_a_token_near_and_a_mission_that_says_what_it_does() -> None:
    for at, near in (("1,1", True), ("0,1", True), ("0,0", True), ("2,0", False)):
        t = hero(mission={"special": [CARRY]}, crates=[at])
        if near:
            t.offers(f"interact {at}")
        else:
            t.refuses(f"interact {at}", reason="token-not-near", rule="CORPS-BRD-07")
    hero(crates=["1,0"]).refuses("interact 1,0", reason="nothing-to-interact", rule="CORPS-INT-01")
    hero(mission={"special": [CARRY]}).refuses("interact 1,0", reason="nothing-to-interact", rule="CORPS-INT-01")
    board = room(6, 3, {"0,0|1,0": WALL})
    t = hero(board=board, mission={"special": [CARRY]}, crates=["1,0"])
    t.refuses("interact 1,0", reason="token-not-near", rule="CORPS-BRD-07")


CONSOLE = room(3, 3, {"0,0|1,0": LINE, "1,0|2,0": LINE, "1,0|1,1": LINE}, {"1,0": "C"})


@pytest.mark.rules("CORPS-INT-01", "CORPS-TOK-01", "CORPS-ACT-05")
@pytest.mark.parametrize("roll", [5, 6])
def test_a_computer_is_used_across_its_line_with_a_tech_test(roll: int) -> None:
    t = hero(
        board=CONSOLE,
        mission={"special": [SCAN], "computers": ["1,0"]},
        mission_blips={"2,2": {"face": "newt"}, "0,2": {"face": "empty"}},
    )
    t.chance(roll).play("interact 1,0").events(f"tech-test hicks {roll} 5")
    if roll == 5:
        t.offers("choose 2,2", "choose 0,2").play("choose 2,2").expect({"mission_blips.2,2.up": True})
        # Its text closes it for the rest of the round once it was carried out.
        t.refuses("interact 1,0", reason="once-per-round")
    else:
        t.expect({"turn.actions": 1, "mission_blips.2,2.up": False}).offers("interact 1,0")
    t.quiet()


@pytest.mark.rules("CORPS-INT-01")
def test_the_bypass_kit_helps_to_interact_and_not_to_barricade() -> None:
    t = hero(
        board=CONSOLE,
        me={"equipment": ["bypass_kit"]},
        mission={"special": [SCAN], "computers": ["1,0"]},
        mission_blips={"2,2": {"face": "newt"}},
        tunnels=["0,1"],
    )
    t.chance(8, 6).play("interact 1,0", "barricade 0,1").events("tech-test hicks 8 8", "tech-test hicks 6 5").quiet()


# ---- Rest


@pytest.mark.rules("CORPS-RST-01", "CORPS-RST-03")
@BOTH
def test_a_hero_draws_up_to_two_and_then_recycles_up_to_three(edition: str) -> None:
    piles = {"top": [RIFLE, "m4_helmet", "body_armor"], "exhaust": [GUN, GUN, "stay_frosty"]}
    t = hero(edition=edition, piles=piles).play("rest").expect({"question.prompt": "rest of hicks draw"})
    t.refuses("recycle exhausted").play("draw", "draw")
    t.expect({"hands.seat-1": [RIFLE, "m4_helmet"], "question.prompt": "rest of hicks recycle 3"}).refuses("draw")
    # Any mix of Exhaust pile (its top) and hand.
    t.offers("recycle exhausted", f"recycle {RIFLE}", "recycle m4_helmet", "enough")
    t.play("recycle exhausted", "recycle m4_helmet", "recycle exhausted")
    t.expect({"hands.seat-1": [RIFLE], "piles.exhaust": ["stay_frosty"], "piles.below.count": 3, "turn.actions": 1})


@pytest.mark.rules("CORPS-RST-03")
@BOTH
def test_both_parts_of_a_rest_may_be_nothing(edition: str) -> None:
    t = hero(edition=edition, piles={"exhaust": [GUN]}).play("rest", "enough", "enough")
    t.expect({"hands.seat-1": [], "piles.exhaust": [GUN], "turn.actions": 1})
    t = hero(edition=edition, piles={"exhaust": [GUN], "top": [RIFLE]}).play("rest", "draw", "enough", "enough")
    t.expect({"hands.seat-1": [RIFLE], "piles.exhaust": [GUN]})


@pytest.mark.rules("CORPS-RST-01")
def test_newt_recycles_one_more() -> None:
    t = table(
        {
            "board": room(6, 3),
            "characters": {"ripley": {"at": "5,2"}, "newt": {"at": "0,0"}},
            "piles": {"exhaust": [GUN] * 5},
            "turn": {"active": "newt"},
        }
    )
    t.play("rest", "enough").expect({"question.prompt": "rest of newt recycle 4"})


@pytest.mark.rules("CORPS-RST-02", "CORPS-AMB-52")
@pytest.mark.parametrize("there", [0, 2, 5])
def test_a_grunt_recycles_three_2020_must_and_updated_may(there: int) -> None:
    given = {"piles": {"exhaust": [GUN] * there}, "hands": {"seat-1": [RIFLE]}}
    t = grunt("2020", **given).play("rest")
    t.expect({"piles.exhaust.count": max(0, there - 3), "piles.below.count": min(3, there), "turn.actions": 1})
    t = grunt("updated", **given).play("rest")
    if there:
        # From the Exhaust pile only, and no draw before it.
        t.offers("recycle exhausted", "enough").refuses(f"recycle {RIFLE}").refuses("draw")
        t.play("recycle exhausted", "enough").expect({"piles.exhaust.count": there - 1})
    t.expect({"hands.seat-1": [RIFLE], "turn.actions": 1})


# ---- mission blips and crates


@pytest.mark.rules("CORPS-TOK-02", "CORPS-AMB-75")
def test_mission_blips_are_no_blips() -> None:
    board = room(8, 1, {"3,0|4,0": DOOR})
    t = hero(board=board, mission_blips={"2,0": {"face": "newt"}, "3,0": {"face": "empty"}})
    # In plain sight, not spotted; no stop beside it; no door held open; the pool is whole.
    t.expect({"sight.0,0.2,0": True, "doors.3,0|4,0": "closed", "pool.count": 21})
    t.play("move 1,0").expect({"question.prompt": "step of hicks 3 left", "aliens": [], "mission_blips.2,0.up": False})
    # They do not move either.
    t = hero(board=board, mission_blips={"2,0": {"face": "newt"}}, turn={"phase": "alien", "step": "blips"})
    t.expect({"turn.round": 2, "mission_blips": ["2,0"]})


@pytest.mark.rules("CORPS-TOK-02", "CORPS-AMB-75", "CORPS-AREA-02")
def test_fire_does_not_touch_mission_blips() -> None:
    t = (
        hero(me={"weapons": ["m240_incinerator"]}, mission_blips={"3,0": {"face": "empty"}}, aliens=["4,0"])
        .chance(1)
        .play("attack 3,0 with m240_incinerator")
    )
    t.expect({"mission_blips": ["3,0"], "aliens": []}).quiet()


@pytest.mark.rules("CORPS-TOK-02")
def test_a_face_up_mission_blip_does_its_line_again_without_flipping() -> None:
    t = hero(mission={"special": [LOOK]}, mission_blips={"1,0": {"face": "newt"}}).play("interact 1,0")
    t.events("mission-blip-shown 1,0 newt").expect({"mission_blips.1,0.up": True}).offers("interact 1,0")
    t.play("interact 1,0")
    assert not [line for line in t.log if line.startswith("mission-blip-shown")]
    joins = LOOK.replace("show_token()", "join(who=newt, at=token)")
    t = hero(
        mission={"special": [joins]},
        mission_blips={"1,0": {"face": "newt", "up": True}},
        others={"newt": {"fate": "waiting"}},
    )
    t.play("interact 1,0").expect({"characters.newt.at": "1,0", "mission_blips": []})


@pytest.mark.rules("CORPS-TOK-01")
def test_tokens_without_a_line_do_nothing() -> None:
    t = hero(board=CONSOLE, mission={"computers": ["1,0"]}, crates=["0,1"], mission_blips={"1,1": {"face": "newt"}})
    assert not [text for text in t.options() if text.startswith("interact")]


@pytest.mark.rules("CORPS-TOK-03", "CORPS-AMB-74")
def test_one_crate_each_and_it_goes_where_its_carrier_goes() -> None:
    t = hero(mission={"special": [CARRY]}, crates=["1,0", "1,1"]).play("interact 1,0")
    t.expect({"characters.hicks.crate": True, "crates": ["1,1"], "turn.actions": 1})
    t.refuses("interact 1,1", reason="carries-one", rule="CORPS-TOK-03")
    # Carrying hinders nothing: full Speed, and the crate is on no space.
    t.play("move 1,0", "move 2,0", "move 3,0", "move 4,0").expect({"characters.hicks.at": "4,0", "crates": ["1,1"]})


@pytest.mark.rules("CORPS-TOK-03", "CORPS-LOST-08")
@pytest.mark.parametrize(("roll", "fate"), [(7, "on_board"), (10, "killed")])
def test_a_crate_stays_where_its_carrier_falls(roll: int, fate: str) -> None:
    t = table(
        {
            "board": room(6, 3),
            "mission": {"special": [CARRY]},
            "characters": {"hicks": {"at": "2,0", "crate": True}, "hudson": {"at": "3,0"}},
            "aliens": ["1,0"],
            "turn": {"phase": "alien", "step": "aliens"},
        }
    )
    t.chance(roll).expect({"characters.hicks.fate": fate, "characters.hicks.crate": False, "crates": ["2,0"]})


@pytest.mark.rules("CORPS-TOK-03")
def test_a_dropped_crate_is_picked_up_again() -> None:
    t = table(
        {
            "board": room(6, 3),
            "mission": {"special": [CARRY]},
            "characters": {"hicks": {"at": "2,0", "down": True}, "hudson": {"at": "3,0"}},
            "crates": ["2,0"],
            "turn": {"active": "hudson", "commander": "hicks"},
        }
    )
    t.play("interact 2,0").expect({"characters.hudson.crate": True, "crates": []})


@pytest.mark.rules("CORPS-AMB-87")
@BOTH
def test_a_crate_dropped_on_another_comes_to_lie_beside_it(edition: str) -> None:
    given: dict[str, object] = {
        "board": room(6, 1),
        "characters": {"hicks": {"at": "2,0", "crate": True}, "hudson": {"at": "5,0"}},
        "aliens": ["1,0"],
        "turn": {"phase": "alien", "step": "aliens"},
    }
    t = table({**given, "crates": ["2,0"]}, edition=edition).chance(7).expect({"crates": ["1,0", "2,0"]}).quiet()
    t.events("crate-dropped hicks 1,0")
    t = table({**given, "crates": ["1,0", "2,0", "3,0"]}, edition=edition).chance(10).expect({"crates.count": 4})
