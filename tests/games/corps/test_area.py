"""Area attacks. CORPS-AREA"""

from __future__ import annotations

from dataclasses import replace

import pytest

from hullbreach.games.corps.rules.state import Corps
from tests.games.corps.maps import DOOR, LINE, OPEN, WALL, room
from tests.scripted_table import Table, table

EDITIONS = ("updated", "2020")
BOTH = pytest.mark.parametrize("edition", EDITIONS)
FIRE, GRENADES = "m240_incinerator", "m40_grenades"


def burner(edition: str = "updated", who: str = "hudson", **given: object) -> Table:
    """A Hero with a flamethrower at 0,2 of a hall."""
    weapon = given.pop("weapon", FIRE)
    people = given.pop("others", {})
    switch = given.pop("area_hit_character", "killed")
    assert isinstance(people, dict)
    characters = {who: {"at": "0,2", "weapons": [weapon]}, **people}
    given = {"board": room(9, 5), "characters": characters, **given}
    return table(given, edition=edition, area_hit_character=switch)


@pytest.mark.rules("CORPS-AREA-01", "CORPS-AMB-23")
@BOTH
def test_the_attack_covers_the_chosen_space_and_those_adjacent_to_it(edition: str) -> None:
    # Eight around 3,2 and the space itself are covered, two spaces off is not.
    aliens = ["3,2", "2,1", "3,1", "4,1", "2,2", "4,2", "2,3", "3,3", "4,3", "5,2", "3,0", "1,2"]
    t = burner(edition, aliens=aliens).play(f"attack 3,2 with {FIRE}")
    rolled_for = {text.removeprefix("roll for ") for text in t.options()}
    assert rolled_for == {f"alien-{n}" for n in range(1, 10)}


@pytest.mark.rules("CORPS-AREA-01", "CORPS-AMB-23", "CORPS-ATT-10")
def test_the_space_must_be_in_sight_and_range_and_may_be_empty() -> None:
    t = burner(aliens=["5,2"])
    t.offers(f"attack 4,2 with {FIRE}", f"attack 4,1 with {FIRE}")
    t.refuses(f"attack 5,2 with {FIRE}", reason="out-of-range", rule="CORPS-ATT-10")
    board = room(9, 5, {f"2,{y}|3,{y}": WALL for y in range(5)})
    t = burner(aliens=["2,0", "3,2"], board=board)
    t.offers(f"attack 1,0 with {FIRE}").refuses(f"attack 3,2 with {FIRE}", reason="not-in-sight", rule="CORPS-LOS-01")
    t.refuses(f"attack alien-1 with {FIRE}", reason="wrong-target", rule="CORPS-AREA-01")


@pytest.mark.rules("CORPS-AMB-23", "CORPS-AMB-14")
@pytest.mark.parametrize(("edge", "burnt"), [(WALL, False), (LINE, False), (DOOR, False), (OPEN, True)])
def test_fire_spreads_as_far_as_a_step_would(edge: str, burnt: bool) -> None:
    # The Alien at 4,2 lies beside the chosen space; what is drawn between decides. Two more at hand.
    board = room(9, 5, {"3,1|4,1": edge, "3,2|4,2": edge, "3,3|4,3": edge})
    doors = {"3,2|4,2": "barricaded"} if edge == DOOR else {}
    t = burner(aliens=["4,2", "2,2", "2,3"], board=board, doors=doors).play(f"attack 3,2 with {FIRE}")
    assert ("roll for alien-1" in t.options()) == burnt


@pytest.mark.rules("CORPS-AMB-23")
def test_covered_spaces_need_no_line_of_sight() -> None:
    board = room(9, 5, {"2,0|2,1": WALL, "1,0|1,1": WALL, "0,0|0,1": WALL, "3,0|3,1": WALL})
    t = burner(aliens=["5,0", "4,2"], board=board, others={"hicks": {"at": "3,1"}})
    t.expect({"sight.hudson.5,0": False}).play(f"attack 4,1 with {FIRE}").offers("roll for alien-1")


@pytest.mark.rules("CORPS-AREA-02", "CORPS-AREA-05", "CORPS-AMB-23")
@BOTH
def test_one_roll_for_each_against_the_same_dial_which_drops_once(edition: str) -> None:
    t = burner(edition, aliens=["3,2", "4,2"], blips=[{"at": "3,3", "number": 4}])
    t.chance(6, 7, 6).play(f"attack 3,2 with {FIRE}")
    t.expect({"piles.exhaust.count": 2}).offers("roll for alien-1", "roll for alien-2", "roll for blip-1")
    t.play("roll for alien-2").expect({"aliens": ["alien-1"], "characters.hudson.aim": 6})
    t.play("roll for alien-1")
    t.events("shot hudson m240_incinerator alien-2 6 6", "shot hudson m240_incinerator alien-1 7 6")
    t.expect({"aliens": ["alien-1"], "blips": [], "characters.hudson.aim": 5, "turn.actions": 1}).quiet()
    t.expect({"piles.exhaust.count": 2})


@pytest.mark.rules("CORPS-AREA-02", "CORPS-AMB-23")
def test_crates_and_other_tokens_are_ignored() -> None:
    t = burner(
        aliens=["3,2"],
        crates=["3,3"],
        tunnels=["2,2"],
        mission_blips={"4,2": {"face": "empty"}},
        sentries={"sentry-a": {"at": "4,3", "facing": "east"}},
    )
    t.chance(1).play(f"attack 3,2 with {FIRE}")
    t.expect({"crates": ["3,3"], "tunnels": ["2,2"], "mission_blips.count": 1, "aliens": []}).quiet()


@pytest.mark.rules("CORPS-AREA-03", "CORPS-EX-13")
def test_a_swarm_rolls_for_the_figure_and_each_token() -> None:
    t = burner(aliens=["2,1", "4,1", {"at": "3,3", "tokens": 3}])
    t.chance(6, 8, 3, 4, 6, 9).play(f"attack 3,2 with {FIRE}", "roll for alien-1", "roll for alien-2")
    t.expect({"aliens": ["alien-2", "alien-3"], "aliens.alien-3.tokens": 0, "characters.hudson.aim": 5}).quiet()


@pytest.mark.rules("CORPS-AREA-03")
def test_a_swarm_hit_as_often_as_it_is_big_is_gone() -> None:
    t = burner(aliens=[{"at": "3,2", "tokens": 1}]).chance(1, 1).play(f"attack 3,2 with {FIRE}")
    t.expect({"aliens": []}).quiet()


@pytest.mark.rules("CORPS-AREA-04", "CORPS-AMB-45")
def test_a_hit_blip_goes_back_into_the_pool_unseen() -> None:
    t = burner(blips=[{"at": "3,2", "number": 5}]).chance(6)
    t.play(f"attack 3,2 with {FIRE}")
    assert not [line for line in t.log if line.startswith("spotted")]
    t.events("blip-killed blip-1").expect({"blips": [], "aliens": [], "pool.count": 21}).quiet()
    t = burner(blips=[{"at": "3,2", "number": 5}]).chance(7).play(f"attack 3,2 with {FIRE}")
    t.expect({"blips": ["blip-1"]}).quiet()


@pytest.mark.rules("CORPS-AREA-06", "CORPS-AMB-22")
@BOTH
def test_characters_in_the_fire_roll_too_the_attacker_included(edition: str) -> None:
    t = burner(edition, others={"hicks": {"at": "1,1", "equipment": ["body_armor"]}}, aliens=["2,3"])
    t.play(f"attack 1,2 with {FIRE}").offers("roll for hudson", "roll for hicks", "roll for alien-1")
    t.chance(6, 7, 10).play("roll for hicks")
    # No Defence roll, and armour that saves from a failed Defence does not help.
    t.expect({"characters.hicks.fate": "killed", "piles.discard": ["body_armor"]})
    t.play("roll for hudson").expect({"characters.hudson.fate": "on_board", "characters.hudson.aim": 5}).quiet()


@pytest.mark.rules("CORPS-AREA-06", "CORPS-AMB-22")
def test_the_switch_knocks_down_instead() -> None:
    t = burner(others={"hicks": {"at": "1,1"}}, aliens=["2,3"], area_hit_character="knocked_down")
    t.chance(6, 7, 10).play(f"attack 1,2 with {FIRE}", "roll for hicks", "roll for hudson")
    t.expect({"characters.hicks.fate": "on_board", "characters.hicks.down": True}).quiet()


@pytest.mark.rules("CORPS-AREA-06")
def test_an_attacker_killed_by_his_own_fire_ends_his_activation() -> None:
    t = burner(aliens=["2,2"]).chance(6, 6).play(f"attack 1,2 with {FIRE}", "roll for hudson")
    t.expect({"characters.hudson.fate": "killed"})


@pytest.mark.rules("CORPS-AMB-22")
def test_frost_makes_no_rolls_for_friends() -> None:
    t = burner(who="frost", others={"hicks": {"at": "1,1"}}, aliens=["2,3"]).chance(10).play(f"attack 1,2 with {FIRE}")
    t.expect({"characters.hicks.fate": "on_board", "characters.frost.aim": 5}).quiet()


@pytest.mark.rules("CORPS-AREA-07")
def test_the_2020_rules_play_area_attacks_the_same_way() -> None:
    ends = []
    for edition in EDITIONS:
        t = burner(edition, aliens=[{"at": "3,2", "tokens": 1}], blips=["4,2"]).chance(1, 9, 2)
        t.play(f"attack 3,2 with {FIRE}", "roll for alien-1")
        ends.append([t.value("aliens"), t.value("blips"), t.value("characters.hudson.aim")])
    assert ends[0] == ends[1]


@pytest.mark.rules("CORPS-AREA-08", "CORPS-EX-14")
def test_something_to_hit_must_be_covered_and_no_space_is_forced() -> None:
    t = burner(aliens=["4,2"], others={"ripley": {"at": "3,1"}})
    t.offers(f"attack 3,2 with {FIRE}", f"attack 4,3 with {FIRE}", "aim", "end activation")
    t.refuses(f"attack 2,3 with {FIRE}", reason="nothing-there", rule="CORPS-AREA-08")
    burner(blips=["4,2"]).offers(f"attack 3,2 with {FIRE}")
    burner(others={"hicks": {"at": "4,2"}}).refuses(f"attack 4,2 with {FIRE}", reason="nothing-there")


@pytest.mark.rules("CORPS-AMB-25")
def test_an_area_weapon_may_fire_defensively_where_it_covers_the_alien(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table(
        {
            "board": room(9, 5),
            "characters": {"hudson": {"at": "0,2", "weapons": [FIRE]}},
            "aliens": ["1,2", "4,2"],
            "turn": {"phase": "alien", "step": "aliens"},
        }
    )
    # No card of the box is an area weapon that is not Cumbersome, so one is made lighter here.
    g = t.scripted.match.state
    assert isinstance(g, Corps)
    content = g.fixed.content
    lighter = [replace(c, cumbersome=False) if c.id == FIRE else c for c in content.endurance]
    monkeypatch.setattr(content, "endurance", lighter)
    t.chance(1)
    t.offers(f"defensive fire at 2,2 with {FIRE}", f"defensive fire at 2,1 with {FIRE}")
    t.refuses(f"defensive fire at 4,2 with {FIRE}", reason="only-the-attacker", rule="CORPS-AMB-25")
    t.play(f"defensive fire at 2,2 with {FIRE}").expect({"aliens": ["alien-2"]}).quiet()


@pytest.mark.rules("CORPS-AMB-25", "CORPS-DFIR-05")
def test_a_cumbersome_one_may_not() -> None:
    t = table(
        {
            "board": room(9, 5),
            "characters": {"hudson": {"at": "0,2", "weapons": ["hk_vp70", FIRE]}},
            "aliens": ["1,2"],
            "turn": {"phase": "alien", "step": "aliens"},
        }
    )
    t.offers("defensive fire with hk_vp70")
    t.refuses(f"defensive fire at 2,2 with {FIRE}", reason="cumbersome", rule="CORPS-DFIR-05")


@pytest.mark.rules("CORPS-AREA-01", "CORPS-AREA-02", "CORPS-AREA-03")
def test_what_an_area_attack_strikes_is_shown_before_it_is_made() -> None:
    aliens = {"alien-1": {"at": "3,2", "tokens": 2}, "alien-2": {"at": "5,2"}}
    t = burner(weapon=GRENADES, aliens=aliens, others={"hicks": {"at": "2,1"}})
    asked = t.match.rulebook.scene(t.match.view(0), "en").question
    assert asked is not None
    choices = {choice.text: choice for choice in asked.choices}
    struck = choices[f"attack 3,2 with {GRENADES}"]
    assert set(struck.covers) == {f"square:{x},{y}" for x in (2, 3, 4) for y in (1, 2, 3)}
    assert "3 Aliens struck · 1 of your own" in struck.note
    assert "1 Alien struck · nobody of yours" in choices[f"attack 6,2 with {GRENADES}"].note
    # Nothing but an attack on an area covers anything.
    assert not any(choice.covers for choice in asked.choices if choice.verb != "attack-space")
