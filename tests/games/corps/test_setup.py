"""Setting up a mission, in the order of the rulebook."""

from __future__ import annotations

import pytest

import hullbreach as hb
from hullbreach.games.corps.content.load import load
from tests.scripted_table import Table, table

SQUAD = ("hicks", "hudson", "gorman", "vasquez", "frost", "ripley")
NEWT_BLIPS = ["empty", "newt", "empty", "empty"]
BUG_HUNTS = [mission.id for mission in load().missions if mission.kind == "bug_hunt"]


def shuffles(t: Table, blips: list[object] | None = None) -> Table:
    """Let every shuffle of the set-up leave things as they are."""
    names: dict[str, list[object]] = {"endurance": [[]], "threat": [[], [], []], "mission-blips": [NEWT_BLIPS]}
    return t.chance(**names, blip=blips or [1] * 8 + [2] * 6)


def to_places(t: Table, heroes: list[str], members: int) -> Table:
    """Choose Heroes and equip nobody, up to the first placing."""
    t.play(*[f"play as {who}" for who in heroes], *["done"] * (members - 1))
    return shuffles(t).play("done")


# ---- who plays whom


@pytest.mark.rules("CORPS-SET-03", "CORPS-CHR-01")
def test_each_player_chooses_a_different_hero() -> None:
    t = table(mission="newt", players=3)
    assert t.options() == [f"play as {who}" for who in SQUAD]
    t.play("seat-1: play as gorman")
    t.refuses("play as gorman", "already-chosen", "CORPS-SET-03").play("seat-2: play as hicks", "seat-3: play as frost")
    t.expect({"seats.seat-1.heroes": ["gorman"], "seats.seat-2.heroes": ["hicks"], "seats.seat-3.heroes": ["frost"]})
    t.expect({"characters.gorman.side": "hero", "characters.hudson.side": "grunt"})


@pytest.mark.rules("CORPS-SET-04", "CORPS-CHR-01")
@pytest.mark.parametrize("players", [1, 3, 6])
def test_everybody_takes_part_whatever_the_number_of_players(players: int) -> None:
    t = table(mission="newt", players=players).play(*[f"play as {who}" for who in SQUAD[:players]])
    for n, who in enumerate(SQUAD):
        side = "hero" if n < players else "grunt"
        t.expect({f"characters.{who}.fate": "waiting", f"characters.{who}.side": side})
    t.expect({"characters.newt.fate": "absent"})


@pytest.mark.rules("CORPS-COMP-01")
@pytest.mark.parametrize(("players", "fine"), [(0, False), (1, True), (6, True), (7, False)])
def test_one_to_six_players(players: int, fine: bool) -> None:
    if fine:
        assert hb.new("corps", players=players).question
    else:
        with pytest.raises(hb.BadInput):
            hb.new("corps", players=players)


# ---- Newt


@pytest.mark.rules("CORPS-NEWT-01")
def test_newt_is_not_there_before_mission_1_is_won() -> None:
    table(mission="newt").refuses("play as newt").expect({"characters.newt.fate": "absent"})
    for wins, there in (([], "absent"), (["newt"], "waiting")):
        given = {"mission": "escape", "campaign": {"wins": wins}, "turn": {"phase": "setup"}}
        table(given, mission="campaign").expect({"characters.newt.fate": there})


@pytest.mark.rules("CORPS-NEWT-02", "CORPS-NEWT-03", "CORPS-NEWT-08", "CORPS-AMB-68")
@pytest.mark.parametrize(("hero", "side"), [("ripley", "hero"), ("gorman", "grunt")])
def test_newt_is_what_ripley_is(hero: str, side: str) -> None:
    t = table(mission="escape", players=2)
    t.refuses("play as newt", "newt-follows-ripley", "CORPS-NEWT-02").play("play as hicks", f"play as {hero}")
    t.expect({"characters.newt.side": side, "characters.ripley.side": side})
    t.expect({"characters.newt.hero": 2 if side == "hero" else 0})


@pytest.mark.rules("CORPS-NEWT-05", "CORPS-EQP-01")
def test_newt_takes_equipment_but_no_weapons() -> None:
    t = table(mission="escape").play("play as ripley", "done")
    assert t.value("question.prompt") == "equip newt for the mission"
    t.refuses("equip newt with hk_vp70", "newt-no-weapons", "CORPS-NEWT-05").play("equip newt with m4_helmet")
    t.expect({"characters.newt.equipment": ["m4_helmet"]})


@pytest.mark.rules("CORPS-NEWT-06", "CORPS-BUG-04", "CORPS-EQP-02")
@pytest.mark.parametrize("mission", BUG_HUNTS)
def test_a_bug_hunt_starts_with_a_pistol_each_and_without_newt(mission: str) -> None:
    t = table(mission=mission, players=2).refuses("play as newt")
    shuffles(t).play("play as hicks", "play as ripley")
    for who in SQUAD:
        t.expect({f"characters.{who}.weapons": ["hk_vp70"], f"characters.{who}.equipment": []})
    t.expect({"characters.newt.fate": "absent", "piles.endurance.count": 54, "piles.exhaust": []})
    assert "hk_vp70" not in t.value("piles.endurance")  # type: ignore[operator]
    assert str(t.value("question.prompt")).startswith("place sentry")


# ---- equipment and decks


@pytest.mark.rules("CORPS-SET-05", "CORPS-SET-18", "CORPS-EQP-01", "CORPS-EQP-13", "CORPS-SET-06", "CORPS-SET-15")
def test_heroes_equip_in_seat_order_then_the_spokesperson_for_the_grunts() -> None:
    t = table(mission="newt", players=2).play("play as ripley", "play as vasquez")
    t.expect({"question.seat": "seat-1", "question.prompt": "equip ripley for the mission"})
    t.refuses("equip vasquez with hk_vp70", "equip-in-order", "CORPS-SET-18")
    t.play("equip ripley with targeting_visor", "done")
    t.expect({"question.seat": "seat-2", "question.prompt": "equip vasquez for the mission"})
    # There is one visor in the box, and it is taken.
    t.refuses("equip vasquez with targeting_visor", "none-left", "CORPS-SET-18")
    t.play("equip vasquez with m41a_pulse_rifle", "done")
    for who in ("hicks", "hudson", "gorman"):
        t.expect({"question.seat": "seat-1", "question.prompt": f"equip {who} for the mission"}).play("done")
    shuffles(t).play("equip frost with hk_vp70", "done")
    # All the others are shuffled into the deck; nothing was paid, and nobody holds a card.
    t.expect({"piles.endurance.count": 57, "piles.below": [], "piles.exhaust": [], "piles.discard": []})
    t.expect({"hands.seat-1": [], "hands.seat-2": [], "characters.frost.weapons": ["hk_vp70"]})


@pytest.mark.rules("CORPS-EQP-01")
@pytest.mark.parametrize("mission", ["newt", "rescue", "resupply", "survive"])
def test_free_equipment_in_every_mission_but_bug_hunts(mission: str) -> None:
    t = table(mission=mission, edition="2020").play("play as gorman")
    if mission == "rescue":
        t.play("name hicks", "done")
    t.offers("equip gorman with m56_smart_gun", "equip gorman with field_medkit", "done")
    t.refuses("equip gorman with stay_frosty").refuses("equip gorman with panic")


@pytest.mark.rules("CORPS-SET-06")
def test_the_order_of_the_deck_is_that_of_the_shuffle() -> None:
    t = table(mission="newt").play("play as hicks", *["done"] * 5)
    t.chance(endurance=[["panic", "scrounge"]], threat=[[], [], []], **{"mission-blips": [NEWT_BLIPS]}, blip=[1] * 6)
    t.play("done").expect({"piles.endurance.0": "panic", "piles.endurance.1": "scrounge", "piles.endurance.count": 60})
    t.expect({"view.seat-1.piles.endurance.0": "unknown"})


@pytest.mark.rules("CORPS-SET-07", "CORPS-NEWT-07", "CORPS-CHR-03")
def test_dials_show_the_aim_of_the_side_in_use_and_newt_has_none() -> None:
    t = table(mission="escape").play("play as hicks", *["done"] * 6)
    t.chance(endurance=[[]], threat=[[], [], []], blip=[1] * 5).play("done")
    t.expect({"characters.hicks.aim": 7, "characters.hudson.aim": 5, "characters.ripley.aim": 5})
    t.expect({"characters.newt.aim": 0})


@pytest.mark.rules("CORPS-SET-08", "CORPS-SET-16")
def test_the_tracker_deck_is_built_as_the_mission_says() -> None:
    t = to_places(table(mission="newt"), ["hicks"], 6)
    deck = [str(card) for card in t.value("tracker.deck")]  # type: ignore[attr-defined]
    assert [card[:3] for card in deck] == ["mt2"] * 1 + ["mt1"] * 14
    t.expect({"tracker.out.count": 27, "tracker.discard": []})
    # Only the threat levels on the backs are public.
    view = [str(card) for card in t.value("view.seat-1.tracker.deck")]  # type: ignore[attr-defined]
    assert view[0] == "threat-2"


@pytest.mark.rules("CORPS-SET-08", "CORPS-SET-16")
@pytest.mark.parametrize(("edition", "players", "more"), [("updated", 1, 0), ("updated", 2, 3), ("2020", 2, 1)])
def test_further_tracker_cards_by_edition_and_players(edition: str, players: int, more: int) -> None:
    given: dict[str, object] = {
        "board": "+-+-+\n|. .|\n+-+-+\n",
        "mission": {
            "groups": [{"id": "squad", "members": ["hicks", "gorman"], "start": ["0,0", "1,0"]}],
            "tracker": {
                "level1": 2,
                "level2": 0,
                "level3": 1,
                "order": [1, 2, 3],
                "quiet_rounds": 0,
                "reshuffle": False,
                "further": {"updated": [0, 3, 3, 3, 3, 3], "2020": [0, 1, 1, 1, 1, 1]},
            },
        },
        "turn": {"phase": "setup", "step": "start"},
    }
    t = to_places(table(given, players=players, edition=edition), ["hicks", "gorman"][:players], 2)
    deck = [str(card) for card in t.value("tracker.deck")]  # type: ignore[attr-defined]
    assert [card[:3] for card in deck] == ["mt1"] * 2 + ["mt3"] * (1 + more)


@pytest.mark.rules("CORPS-SET-02", "CORPS-SET-09", "CORPS-SET-13", "CORPS-SET-16", "CORPS-COMP-06")
def test_tokens_lie_where_the_mission_says_and_the_other_blips_form_the_pool() -> None:
    t = to_places(table(mission="newt"), ["hicks"], 6)
    mission = load().mission("newt")
    where = [blip["at"] for blip in t.value("blips").values()]  # type: ignore[attr-defined]
    squares = [*mission.blips, *mission.reinforcements.blips("updated", 1)]
    assert where == [mission.board.name(square) for square in squares]
    t.expect({"pool.count": 21 - len(squares), "exits": {"exit-A": "open"}, "doors.15,4|16,4": "barricaded"})
    t.expect({"mission_blips.count": 4, "view.seat-1.blips.blip-1.number": "unknown"})
    assert set(t.value("view.seat-1.pool")) == {"unknown"}  # type: ignore[call-overload]


@pytest.mark.rules("CORPS-SET-09", "CORPS-SET-16")
@pytest.mark.parametrize(("edition", "players", "more"), [("updated", 1, 0), ("updated", 2, 2), ("2020", 2, 1)])
def test_reinforcements_are_further_blips_by_edition_and_players(edition: str, players: int, more: int) -> None:
    given: dict[str, object] = {
        "board": "+-+-+-+-+-+\n|. .|. . .|\n+-+-+-+-+-+\n",
        "mission": {
            "groups": [{"id": "squad", "members": ["hicks", "gorman"], "start": ["0,0", "1,0"]}],
            "blips": ["4,0"],
            "reinforcements": {"at": ["2,0", "3,0"], "updated": [0, 2, 2, 2, 2, 2], "2020": [0, 1, 1, 1, 1, 1]},
        },
        "turn": {"phase": "setup", "step": "start"},
    }
    t = to_places(table(given, players=players, edition=edition), ["hicks", "gorman"][:players], 2)
    where = [blip["at"] for blip in t.value("blips").values()]  # type: ignore[attr-defined]
    assert where == ["4,0", "2,0", "3,0"][: 1 + more]
    t.expect({"pool.count": 20 - more})


@pytest.mark.rules("CORPS-SET-11", "CORPS-SET-12", "CORPS-SET-14", "CORPS-SET-18", "CORPS-CHR-05")
def test_characters_are_placed_freely_on_start_spaces_one_each() -> None:
    t = to_places(table(mission="newt", players=2), ["hudson", "gorman"], 6)
    t.expect({"question.seat": "seat-1", "question.prompt": "place hudson", "aliens": []})
    starts = ["19,2", "19,3", "18,4", "19,4", "18,5", "19,5", "19,6", "19,7"]
    assert sorted(t.options()) == sorted(f"place hudson on {square}" for square in starts)
    t.refuses("place hudson on 17,4", "not-a-start-space", "CORPS-SET-11").play("place hudson on 19,2")
    t.expect({"question.seat": "seat-2", "question.prompt": "place gorman"})
    t.refuses("place gorman on 19,2", "not-a-start-space").play("place gorman on 19,3")
    for who, square in (("hicks", "19,4"), ("vasquez", "19,5"), ("frost", "19,6")):
        t.expect({"question.seat": "seat-1"}).play(f"place {who} on {square}")
    t.play("place ripley on 19,7")
    # Gorman outranks Hudson, so the token lies with seat 2, who is asked who goes first.
    t.expect({"turn.round": 1, "turn.phase": "marine", "turn.token": "seat-2", "question.seat": "seat-2"})


@pytest.mark.rules("CORPS-SET-19", "CORPS-SET-10", "CORPS-SPOT-01", "CORPS-AMB-54")
def test_blips_in_sight_are_spotted_before_the_first_round() -> None:
    given: dict[str, object] = {
        "board": "+-+-+-+-+-+\n|. . . . .|\n+-+-+-+-+-+\n",
        "turn": {"phase": "setup", "step": "ready"},
        "characters": {"hicks": {"at": "0,0"}},
        "blips": [{"at": "4,0", "number": 1}, {"at": "2,0", "number": 3}],
    }
    t = table(given)
    t.expect({"blips": [], "aliens": {"alien-1": {"at": "2,0", "tokens": 2}, "alien-2": {"at": "4,0", "tokens": 0}}})
    t.events("spotted blip-2 3", "spotted blip-1 1", "round-starts 1")


# ---- sentry guns and barricades


@pytest.mark.rules("CORPS-SET-17", "CORPS-AMB-70", "CORPS-SENT-01", "CORPS-SET-18")
@pytest.mark.parametrize("edition", ["updated", "2020"])
def test_the_spokesperson_places_sentry_guns_on_empty_floor(edition: str) -> None:
    given: dict[str, object] = {
        "board": "+-+-+-+-+-+\n|. . . . .|\n+ + + + + +\n|. . . # .|\n+-+-+-+-+-+\n",
        "mission": {
            "sentry_guns": 2,
            "groups": [{"id": "squad", "members": ["hicks", "gorman"], "start": ["board:0,0", "board:0,1"]}],
            "spawn_points": [{"n": 1, "at": "board:4,0"}],
            "crates": ["board:4,1"],
        },
        "turn": {"phase": "setup", "step": "placing"},
        "characters": {"hicks": {"hero": 1}, "gorman": {"hero": 2}},
        "blips": ["2,1"],
    }
    t = table(given, players=2, edition=edition)
    t.expect({"question.seat": "seat-1"})
    squares = ("1,0", "2,0", "3,0", "1,1")
    ways = ("north", "east", "south", "west")
    wanted = [f"place sentry-a on {square} facing {way}" for square in squares for way in ways]
    assert sorted(t.options()) == sorted(wanted)
    for taken in ("0,0", "4,0", "4,1", "2,1"):
        t.refuses(f"place sentry-a on {taken} facing north", "space-not-empty", "CORPS-AMB-70")
    t.play("place sentry-a on 3,0 facing west")
    t.refuses("place sentry-b on 3,0 facing west", "space-not-empty").play("place sentry-b on 1,1 facing east")
    t.expect({"sentries.sentry-a": {"at": "3,0", "facing": "west", "ammo": 450}})
    t.expect({"sentries.sentry-b": {"at": "1,1", "facing": "east", "ammo": 450}})


@pytest.mark.rules("CORPS-SET-18")
def test_the_spokesperson_places_the_barricades_the_mission_allows() -> None:
    given = {
        "board": "+-+-+-+\n|.D. .|\n+-+-+-+\n",
        "mission": {
            "player_barricades": 1,
            "groups": [{"id": "squad", "members": ["hicks", "gorman"], "start": ["board:2,0", "board:1,0"]}],
        },
        "turn": {"phase": "setup", "step": "placing"},
        "characters": {"hicks": {"hero": 1}, "gorman": {"hero": 2}},
    }
    t = table(given, players=2).expect({"question.seat": "seat-1"}).offers("place barricade on 0,0|1,0", "done")
    t.play("place barricade on 0,0|1,0").expect({"doors.0,0|1,0": "barricaded", "question.prompt": "place hicks"})


# ---- missions on their own, few characters, votes


@pytest.mark.rules("CORPS-SET-01", "CORPS-CMP-01")
def test_a_campaign_starts_with_mission_newt() -> None:
    match = hb.new("corps", players=1, mission="campaign")
    assert match.rulebook.position(match.state)["mission"] == "newt"
    assert (
        hb.new("corps", mission="escape").rulebook.position(hb.new("corps", mission="escape").state)["mission"]
        == "escape"
    )


@pytest.mark.rules("CORPS-AMB-68")
def test_rescue_on_its_own_has_one_or_two_captives_who_are_no_heroes() -> None:
    t = table(mission="rescue", players=2).play("play as hicks", "play as ripley")
    assert t.options() == ["name hudson", "name gorman", "name vasquez", "name frost"]
    t.play("name gorman").offers("name frost", "done").refuses("name gorman")
    t.play("name frost").expect({"question.prompt": "equip hicks for the mission"})
    t.expect({"characters.frost.fate": "captured", "characters.gorman.captive": True, "characters.newt.hero": 2})


@pytest.mark.rules("CORPS-AMB-68")
@pytest.mark.parametrize("heroes", [SQUAD, SQUAD[::-1]])
def test_with_six_players_newt_is_the_captive(heroes: list[str]) -> None:
    t = table(mission="rescue", players=6).play(*[f"play as {who}" for who in heroes])
    t.expect({"characters.newt.fate": "captured", "characters.newt.captive": True, "characters.newt.side": "grunt"})


@pytest.mark.rules("CORPS-AMB-68", "CORPS-RSUP-02")
def test_resupply_on_its_own_wins_crates_but_no_cards() -> None:
    mission = load().mission("resupply")
    (way,) = mission.exits
    square = mission.board.name(way.squares.bit_length() - 1)
    given: dict[str, object] = {"characters": {"hicks": {"at": square, "crate": True}}}
    t = table(given, mission="resupply").play("leave by exit-A")
    t.expect({"crates_out": 1, "piles.below": [], "piles.endurance.count": 60})
    # In a campaign the same crate brings two of the cards that were removed.
    given |= {"mission": "resupply", "piles": {"removed": ["hk_vp70", "m4_helmet", "body_armor"]}}
    t = table(given, mission="campaign").chance("m4_helmet", "hk_vp70").play("leave by exit-A")
    t.expect({"piles.removed": ["body_armor"]})


@pytest.mark.rules("CORPS-AMB-69")
def test_with_fewer_characters_than_players_somebody_sits_out() -> None:
    given: dict[str, object] = {
        "mission": "survive",
        "campaign": {"wins": ["newt", "escape"], "dead": ["hicks", "hudson", "gorman", "vasquez"]},
        "turn": {"phase": "setup"},
    }
    t = table(given, mission="campaign", players=3)
    assert t.value("question.prompt") == "who sits out"
    assert t.options() == ["first seat-1", "first seat-2", "first seat-3"]
    t.play("first seat-2").expect({"seats.seat-2.sitting_out": True, "question.seat": "seat-1"})
    t.play("seat-1: play as frost", "seat-3: play as ripley")
    t.expect({"seats.seat-2.heroes": [], "seats.seat-3.heroes": ["ripley", "newt"]})


@pytest.mark.rules("CORPS-AMB-69", "CORPS-NEWT-09")
def test_newt_alone_may_be_a_hero_but_not_beside_somebody_else() -> None:
    dead = ["hicks", "hudson", "gorman", "vasquez", "ripley"]
    given: dict[str, object] = {
        "mission": "survive",
        "campaign": {"wins": ["newt", "escape"], "dead": dead},
        "turn": {"phase": "setup"},
    }
    t = table(given, mission="campaign", players=2).play("first seat-2")
    t.expect({"seats.seat-1.heroes": ["frost"], "characters.newt.side": "grunt"})
    given["campaign"] = {"wins": ["newt", "escape"], "dead": [*dead, "frost"]}
    t = table(given, mission="campaign").expect({"seats.seat-1.heroes": ["newt"]})


@pytest.mark.rules("CORPS-AMB-69")
def test_with_nobody_left_the_campaign_ends_on_the_table_of_the_last_mission() -> None:
    given: dict[str, object] = {
        "mission": "newt",
        "campaign": {
            "wins": ["newt"],
            "dead": ["hicks", "gorman", "frost", "ripley", "newt"],
            "prisoners": ["hudson", "vasquez"],
        },
        "characters": {"hicks": {"fate": "killed"}},
        "turn": {"phase": "between", "step": "next_mission"},
    }
    t = table(given, mission="campaign").play("next mission escape")
    t.expect({"outcome.reason": "campaign-lost", "mission": "newt"})


@pytest.mark.rules("CORPS-AMB-69")
def test_those_who_sit_out_draw_no_tracker_cards_but_clean_up_with_the_rest() -> None:
    given: dict[str, object] = {
        "board": "+-+-+\n|. .|\n+-+-+\n",
        "turn": {"phase": "alien", "step": "tracker"},
        "characters": {"hicks": {"at": "0,0", "hero": 1}},
        "seats": {"seat-2": {"sitting_out": True}, "seat-3": {"sitting_out": True}},
        "tracker": {"deck": ["mt1_12_straggler", "mt1_09_lone_drone", "mt1_10_scout"]},
    }
    t = table(given, players=3)
    drawn = [line for line in t.log if line.startswith("tracker-drawn")]
    # One player draws two cards in the updated rules; three would draw three.
    assert drawn == ["tracker-drawn seat-1 mt1_12_straggler", "tracker-drawn seat-1 mt1_09_lone_drone"]
    given = {
        "mission": "newt",
        "turn": {"phase": "between", "step": "clean_up"},
        "seats": {"seat-2": {"sitting_out": True}},
        "piles": {"discard": ["m4_helmet", "hk_vp70", "body_armor"]},
    }
    t = table(given, mission="campaign", players=2).play("seat-1: return m4_helmet")
    t.offers("seat-2: return hk_vp70", "seat-2: return body_armor")


@pytest.mark.rules("CORPS-AMB-66", "CORPS-CHR-20")
def test_grunts_are_equipped_by_vote_where_the_switch_says_so() -> None:
    t = table(mission="newt", players=3, joint_decisions="vote")
    t.play("play as hicks", "play as gorman", "play as ripley", "seat-1: done", "seat-2: done", "seat-3: done")
    assert t.value("question.prompt") == "equip hudson for the mission"
    # Most votes win, whoever gave them.
    t.play("seat-1: done", "seat-2: equip hudson with hk_vp70", "seat-3: equip hudson with hk_vp70")
    t.expect({"characters.hudson.weapons": ["hk_vp70"]})
    # In a tie the spokesperson's vote counts.
    t.play("seat-1: equip hudson with m4_helmet", "seat-2: done", "seat-3: equip hudson with body_armor")
    t.expect({"characters.hudson.equipment": ["m4_helmet"]})


@pytest.mark.rules("CORPS-CHR-20", "CORPS-AMB-66")
def test_a_tie_without_the_spokesperson_goes_to_the_option_listed_first() -> None:
    t = table(mission="newt", players=5, joint_decisions="vote").play(*[f"play as {who}" for who in SQUAD[:5]])
    t.play(*[f"seat-{n}: done" for n in range(1, 6)])
    assert t.value("question.prompt") == "equip ripley for the mission"
    armour, helmet = "equip ripley with body_armor", "equip ripley with m4_helmet"
    t.play("seat-1: done", f"seat-2: {armour}", f"seat-3: {armour}", f"seat-4: {helmet}", f"seat-5: {helmet}")
    t.expect({"characters.ripley.equipment": ["m4_helmet"]})


@pytest.mark.rules("CORPS-DECK-05", "CORPS-SET-06")
def test_equipping_the_very_last_cards_loses_the_mission() -> None:
    given: dict[str, object] = {
        "mission": "survive",
        "campaign": {"wins": ["newt", "escape"], "dead": list(SQUAD[1:]), "prisoners": ["newt"]},
        "turn": {"phase": "setup"},
        "piles": {"below": ["hk_vp70", "m4_helmet"], "box": False},
    }
    t = table(given, mission="campaign").chance(endurance=[["m4_helmet"]], threat=[[], [], []], blip=[1] * 8 + [2])
    t.play("equip hicks with hk_vp70", "done").expect({"outcome": "none", "piles.endurance": ["m4_helmet"]})
    t = table(given, mission="campaign").chance(endurance=[[]])
    t.play("equip hicks with hk_vp70", "equip hicks with m4_helmet", "done")
    t.expect({"outcome.reason": "campaign-lost: cards-out"})
