"""The campaign: order of missions, what carries over, clean-up, Rescue and Resupply. CORPS-CMP, RESC, RSUP"""

from __future__ import annotations

import pytest

import hullbreach as hb
from hullbreach.games.corps.content.load import load
from tests.scripted_table import Table, table

EDITIONS = ["updated", "2020"]
ALL = ["hicks", "hudson", "gorman", "vasquez", "frost", "ripley"]


def between(
    step: str = "next_mission",
    mission: str = "newt",
    players: int = 1,
    edition: str = "updated",
    wins: list[str] | None = None,
    turn: dict[str, object] | None = None,
    sheet: dict[str, object] | None = None,
    **more: object,
) -> Table:
    """A campaign between two missions, after the one named."""
    switches = {"side_mission_loss_ends_campaign": more.pop("ends")} if "ends" in more else {}
    given: dict[str, object] = {
        "mission": mission,
        "turn": {"phase": "between", "step": step, **(turn or {})},
        "campaign": {"wins": wins or [], **(sheet or {})},
        **more,
    }
    return table(given, players=players, edition=edition, mission="campaign", **switches)


def ended(mission: str, result: str, people: dict[str, object], **more: object) -> Table:
    """The moment a mission of the campaign has ended."""
    return between("conclude", mission, turn={"result": result}, characters=people, **more)


def square(mission: str, group: int = 0, n: int = 0) -> str:
    """A start space of a mission."""
    found = load().mission(mission)
    return found.board.name(found.groups[group].start[n])


# ---- which mission comes next


@pytest.mark.rules("CORPS-CMP-01", "CORPS-SET-01", "CORPS-CMP-13")
def test_a_campaign_begins_with_newt_and_nothing_before_it() -> None:
    match = hb.new("corps", players=2, seed=1, mission="campaign")
    position = match.rulebook.position(match.state)
    assert position["mission"] == "newt"
    assert match.question is not None
    assert match.question.prompt == "choose your hero"


@pytest.mark.rules("CORPS-CMP-01", "CORPS-CMP-03", "CORPS-CMP-13", "CORPS-RESC-01", "CORPS-RSUP-01")
@pytest.mark.parametrize(
    ("wins", "following"),
    [(["newt"], "escape"), (["newt", "escape"], "survive"), (["newt", "rescue", "resupply"], "escape")],
)
def test_the_missions_follow_in_order_with_side_missions_between(wins: list[str], following: str) -> None:
    t = between(wins=wins)
    assert sorted(t.options()) == sorted([f"next mission {following}", "next mission resupply"])
    t.refuses("next mission newt").refuses("next mission rescue")
    t = between(wins=wins, sheet={"prisoners": ["frost"], "resupplied": True})
    assert sorted(t.options()) == sorted([f"next mission {following}", "next mission rescue"])
    t.refuses("next mission resupply")


@pytest.mark.rules("CORPS-CMP-13", "CORPS-SCOR-01")
def test_after_survive_the_score_is_counted_and_nothing_else_played() -> None:
    t = ended("survive", "won", {"hicks": {"fate": "left"}}, wins=["newt", "escape"], sheet={"prisoners": ["frost"]})
    t.expect({"question": None, "outcome.reason": "campaign-won"})
    t.events("final-score")


@pytest.mark.rules("CORPS-CMP-04", "CORPS-SCOR-01")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("mission", ["newt", "escape", "survive"])
def test_a_lost_campaign_mission_ends_the_campaign(edition: str, mission: str) -> None:
    wins = {"newt": [], "escape": ["newt"], "survive": ["newt", "escape"]}[mission]
    t = ended(mission, "lost", {"hicks": {"at": square(mission)}}, edition=edition, wins=wins)
    t.expect({"outcome.winners": [], "outcome.score": None})
    assert "final-score" not in " ".join(t.log)


@pytest.mark.rules("CORPS-CMP-04", "CORPS-AMB-36")
@pytest.mark.parametrize("mission", ["rescue", "resupply"])
@pytest.mark.parametrize(
    ("edition", "switch", "over"),
    [("updated", None, True), ("2020", None, False), ("updated", False, False), ("2020", True, True)],
)
def test_a_lost_side_mission_ends_it_by_edition_or_switch(
    mission: str, edition: str, switch: bool | None, over: bool
) -> None:
    more: dict[str, object] = {} if switch is None else {"ends": switch}
    t = ended(mission, "lost", {"hicks": {"at": square(mission)}}, edition=edition, wins=["newt"], **more)
    if over:
        t.expect({"question": None, "outcome.winners": []})
    else:
        t.expect({"outcome": None, "question.prompt": "which mission is next"})
        t.offers("next mission escape")


# ---- what carries over


@pytest.mark.rules("CORPS-CMP-02", "CORPS-CMP-15", "CORPS-CAP-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_dead_the_captured_and_the_fallen_are_written_down(edition: str) -> None:
    people = {
        "hicks": {"fate": "left"},
        "hudson": {"fate": "killed"},
        "gorman": {"fate": "captured"},
        "vasquez": {"at": square("newt"), "down": True},
        "ripley": {"fate": "left", "facehugger": True},
        "newt": {"fate": "left"},
    }
    t = ended("newt", "won", people, edition=edition)
    t.expect(
        {
            "campaign.wins": ["newt"],
            "campaign.dead": ["hudson"],
            "campaign.prisoners": ["gorman", "vasquez"],
            "campaign.victims": ["ripley"],
        }
    )
    t.offers("next mission rescue")


@pytest.mark.rules("CORPS-CMP-15")
def test_in_escape_the_carrier_takes_those_on_its_start_spaces() -> None:
    people = {
        "hicks": {"fate": "left"},
        "frost": {"at": square("escape", 0, 0)},
        "gorman": {"at": square("escape", 1, 0)},
        "ripley": {"at": square("escape", 1, 1), "down": True},
        "newt": {"at": square("escape", 0, 1)},
    }
    t = ended("escape", "won", people, wins=["newt"])
    t.expect({"campaign.prisoners": ["frost", "newt"], "campaign.dead": []})


@pytest.mark.rules("CORPS-CMP-15", "CORPS-AMB-77")
@pytest.mark.parametrize("mission", ["rescue", "resupply"])
def test_after_a_lost_side_mission_the_fallen_are_captured_the_others_return(mission: str) -> None:
    people = {
        "hicks": {"at": square(mission, 0, 0)},
        "frost": {"at": square(mission, 0, 1), "down": True},
        "gorman": {"fate": "left"},
    }
    t = ended(mission, "lost", people, edition="2020", wins=["newt"])
    t.expect({"campaign.prisoners": ["frost"], "campaign.dead": []})


@pytest.mark.rules("CORPS-CMP-15", "CORPS-RESC-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_won_rescue_frees_who_left_and_keeps_who_lies(edition: str) -> None:
    people = {
        "hicks": {"at": square("rescue", 0, 0)},
        "frost": {"at": square("rescue", 0, 1), "down": True},
        "gorman": {"fate": "left", "captive": True},
        "hudson": {"fate": "captured", "captive": True},
    }
    t = ended("rescue", "won", people, edition=edition, wins=["newt"], sheet={"prisoners": ["gorman", "hudson"]})
    t.expect({"campaign.prisoners": ["frost", "hudson"], "campaign.dead": []})


@pytest.mark.rules("CORPS-CMP-10", "CORPS-CMP-14")
def test_the_next_mission_is_played_by_the_living_and_free_chosen_anew() -> None:
    t = between(wins=["newt"], players=2, sheet={"dead": ["hicks"], "prisoners": ["frost"], "resupplied": True})
    t.play("next mission escape")
    # Both players choose again, whatever they played before.
    assert t.options() == ["play as hudson", "play as gorman", "play as vasquez", "play as ripley"]
    t.refuses("play as hicks").refuses("play as frost")
    t.play("play as vasquez").offers("seat-2: play as ripley").refuses("play as vasquez", reason="already-chosen")


@pytest.mark.rules("CORPS-CMP-09", "CORPS-CMP-11", "CORPS-EQP-01")
def test_everybody_equips_anew_from_the_cards_still_in_the_campaign() -> None:
    t = between(wins=["newt"], piles={"removed": ["m56_smart_gun", "m56_smart_gun", "hk_vp70"]})
    t.play("next mission escape", "play as vasquez")
    t.refuses("equip vasquez with m56_smart_gun", reason="none-left").offers("equip vasquez with m41a_pulse_rifle")
    t.play("equip vasquez with m41a_pulse_rifle")
    t.expect({"characters.vasquez.weapons": ["m41a_pulse_rifle"], "piles.below.count": 56, "piles.exhaust.count": 0})
    t.expect({"piles.removed": ["m56_smart_gun", "m56_smart_gun", "hk_vp70"]})


@pytest.mark.rules("CORPS-CMP-12")
@pytest.mark.parametrize("mission", ["newt", "escape", "survive", "rescue", "resupply", "bug_hunt_hive"])
def test_every_mission_can_be_played_on_its_own_with_all_cards_and_characters(mission: str) -> None:
    match = hb.new("corps", players=1, seed=2, mission=mission)
    assert match.question is not None
    position = match.rulebook.position(match.state)
    piles, people = position["piles"], position["characters"]
    assert isinstance(piles, dict)
    assert isinstance(people, dict)
    assert len(piles["below"]) == 60
    assert piles["removed"] == []
    assert [name for name in ALL if people[name]["fate"] == "waiting"] == ALL


# ---- clean-up


@pytest.mark.rules("CORPS-CMP-05", "CORPS-AMB-37")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_player_returns_one_card_in_seat_order_eliminated_ones_too(edition: str) -> None:
    t = between(
        "clean_up",
        players=3,
        edition=edition,
        wins=["newt"],
        piles={"discard": ["hk_vp70", "stay_frosty"]},
        seats={"seat-1": {"eliminated": True}},
    )
    t.offers("seat-1: return hk_vp70", "seat-1: return stay_frosty").refuses("seat-2: return hk_vp70")
    t.refuses("return m41a_pulse_rifle")
    t.play("return stay_frosty")
    # The second player takes the last one, for the third there is none.
    t.events("card-returned seat-1 stay_frosty", "card-returned seat-2 hk_vp70")
    t.expect({"piles.removed": [], "piles.discard": [], "piles.below.count": 60})
    t.offers("next mission escape")


@pytest.mark.rules("CORPS-CMP-06", "CORPS-CMP-07", "CORPS-CMP-08", "CORPS-CMP-09")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("others", "gone"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_hazards_return_half_of_the_rest_is_lost_for_good(edition: str, others: int, gone: int) -> None:
    cards = ["hk_vp70", "m4_helmet", "scrounge", "stay_frosty", "ithaca_37"][:others]
    t = between(
        "clean_up", edition=edition, wins=["newt"], piles={"discard": ["second_wind", "panic", "losing_hope", *cards]}
    )
    t.chance(removed=[cards[::-1]])
    t.play("return second_wind")
    # Of what was shuffled the first half, rounded up, leaves the campaign; Hazards never do.
    t.expect({"piles.removed": cards[::-1][:gone], "piles.discard": [], "piles.below.count": 60 - gone})
    t.quiet()
    # And they stay away in the next mission.
    t.play("next mission escape")
    t.expect({"piles.removed": cards[::-1][:gone], "piles.below.count": 60 - gone})


@pytest.mark.rules("CORPS-CMP-08", "CORPS-AMB-37")
@pytest.mark.parametrize("edition", EDITIONS)
def test_exhausted_held_equipped_and_attached_cards_all_return(edition: str) -> None:
    people = {
        "hicks": {"fate": "left", "weapons": ["m41a_pulse_rifle"], "equipment": ["m4_helmet"]},
        "frost": {"at": square("newt"), "weapons": ["hk_vp70"], "attached": ["losing_hope"]},
    }
    t = ended(
        "newt",
        "won",
        people,
        edition=edition,
        hands={"seat-1": ["scrounge"]},
        piles={"exhaust": ["stay_frosty", "body_armor"], "endurance": ["second_wind"], "removed": ["ithaca_37"]},
    )
    t.offers("next mission escape")
    t.expect({"hands.seat-1": [], "piles.exhaust": [], "characters.hicks.weapons": [], "piles.endurance": []})
    found = t.value("piles.below")
    removed = t.value("piles.removed")
    assert isinstance(found, list)
    assert isinstance(removed, list)
    assert len(found) + len(removed) == 60
    for card in ("m41a_pulse_rifle", "m4_helmet", "hk_vp70", "losing_hope", "scrounge", "stay_frosty", "second_wind"):
        assert card in found


@pytest.mark.rules("CORPS-CMP-05", "CORPS-RESC-03", "CORPS-AMB-37")
@pytest.mark.parametrize(("mission", "result", "edition"), [("rescue", "won", "updated"), ("resupply", "lost", "2020")])
def test_side_missions_have_their_clean_up_too(mission: str, result: str, edition: str) -> None:
    cards = ["hk_vp70", "m4_helmet", "scrounge"]
    people = {"hicks": {"fate": "left"}}
    t = ended(mission, result, people, edition=edition, wins=["newt"], piles={"discard": cards})
    t.chance(removed=[["m4_helmet", "scrounge"]])
    t.play("return hk_vp70")
    t.expect({"piles.removed": ["m4_helmet"]})


# ---- Rescue and Resupply


@pytest.mark.rules("CORPS-RESC-01")
def test_rescue_as_often_as_one_likes_while_somebody_is_captured() -> None:
    for wins in (["newt"], ["newt", "rescue"], ["newt", "rescue", "rescue"]):
        between(wins=wins, sheet={"prisoners": ["frost"]}).offers("next mission rescue")
        between(wins=wins).refuses("next mission rescue")


@pytest.mark.rules("CORPS-RESC-02", "CORPS-CMP-10", "CORPS-CAP-03")
def test_the_rescued_are_back_the_others_stay_captured() -> None:
    people = {"hicks": {"fate": "left"}, "frost": {"fate": "left", "captive": True}, "gorman": {"fate": "captured"}}
    t = ended("rescue", "won", people, wins=["newt"], sheet={"prisoners": ["frost", "vasquez"], "resupplied": True})
    t.expect({"campaign.prisoners": ["gorman", "vasquez"]})
    t.play("next mission escape").offers("play as frost").refuses("play as vasquez")


@pytest.mark.rules("CORPS-RESC-01", "CORPS-CMP-10")
def test_a_captive_killed_in_the_rescue_is_dead_and_no_captive_any_more() -> None:
    people = {"hicks": {"fate": "left"}, "frost": {"fate": "killed", "captive": True}}
    t = ended("rescue", "lost", people, edition="2020", wins=["newt"], sheet={"prisoners": ["frost"]})
    t.expect({"campaign.dead": ["frost"], "campaign.prisoners": []})
    t.refuses("next mission rescue")


@pytest.mark.rules("CORPS-RSUP-01")
@pytest.mark.parametrize(("result", "edition"), [("won", "updated"), ("lost", "2020")])
def test_one_attempt_at_resupply_uses_it_up(result: str, edition: str) -> None:
    between(edition=edition, wins=["newt"]).offers("next mission resupply")
    t = ended("resupply", result, {"hicks": {"fate": "left"}}, edition=edition, wins=["newt"])
    t.expect({"campaign.resupplied": True})
    t.refuses("next mission resupply")


@pytest.mark.rules("CORPS-RSUP-02", "CORPS-CMP-09")
def test_a_crate_carried_out_of_resupply_brings_removed_cards_back() -> None:
    given: dict[str, object] = {
        "mission": "resupply",
        "characters": {"hicks": {"at": square("resupply"), "crate": True}},
        "campaign": {"wins": ["newt"]},
        "piles": {"removed": ["hk_vp70", "scrounge", "m4_helmet"]},
    }
    t = table(given, mission="campaign")
    t.chance("scrounge", "m4_helmet")
    t.play("leave by exit-A")
    t.expect({"piles.removed": ["hk_vp70"], "crates_out": 1})
    t.events("left hicks exit-A", "cards-recovered 1", "cards-recovered 1")


@pytest.mark.rules("CORPS-CMP-10", "CORPS-AMB-49")
def test_without_anybody_of_the_trapped_group_the_players_name_two() -> None:
    lost: dict[str, object] = {"dead": ["hicks", "hudson"], "prisoners": ["frost", "vasquez"], "resupplied": True}
    t = between(wins=["newt"], sheet=lost).play("next mission escape", "play as gorman")
    assert t.options() == ["name gorman", "name ripley", "name newt"]
    t.play("name ripley")
    assert t.options() == ["name gorman", "name newt"]
    t.play("name newt").expect({f"characters.{who}.trapped": who != "gorman" for who in ("gorman", "ripley", "newt")})
