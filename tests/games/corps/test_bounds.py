"""The other side of a bound: small differences of a rule that nothing else would notice."""

from __future__ import annotations

import pytest

import hullbreach as hb
from hullbreach.games.corps.content.load import Content, load, load_house
from hullbreach.games.corps.rules.secrets import resample
from hullbreach.games.corps.rules.sight import BARRICADE
from hullbreach.games.corps.rules.state import Corps
from hullbreach.games.corps.rules.tracker import nearest_points
from hullbreach.games.corps.words.names import FACEHUGGER
from hullbreach.kernel.chance import Seeded
from hullbreach.kernel.errors import BadInput
from tests.games.corps.own_abilities import give_abilities
from tests.games.corps.rooms import corridor, room
from tests.scripted_table import table


@pytest.mark.rules("CORPS-CHR-14")
@pytest.mark.parametrize("hand", [[], ["m4_helmet"]])
def test_abilities_are_counted_from_the_first_on_the_card_to_the_last(hand: list[str]) -> None:
    given: dict[str, object] = {"board": room(4, 1), "characters": {"hicks": {"at": "0,0"}}, "turn": {"step": "turn"}}
    t = table({**given, "hands": {"seat-1": hand}})
    give_abilities(t, "hicks", *["during_activation: may exhaust(n=1); aim(n=1, target=self)"] * 2)
    t.play("activate hicks", stay="use ability 1")
    t.expect({"question.prompt": "equip step of hicks" if hand else "action of hicks 2 left"})
    t.offers("use ability 1", "use ability 2").refuses("use ability 3", "no-such-ability", "CORPS-CHR-14")
    t.play("use ability 1").refuses("use ability 1", "once-per-activation", "CORPS-CHR-14").offers("use ability 2")
    t.play("use ability 2").refuses("use ability 2", "once-per-activation", "CORPS-CHR-14")
    t.expect({"characters.hicks.aim": 9, "piles.exhaust.count": 2})


@pytest.mark.rules("CORPS-SET-15", "CORPS-SET-12")
def test_a_mission_begins_with_nothing_done() -> None:
    g = hb.new("corps", players=3, seed=1, mission="newt").state
    assert isinstance(g, Corps)
    masks = "down activated hugged carrying captives trapped eliminated sitting_out had_turn tunnelled done"
    masks += " barricaded barricaded_points crates shown used_squares used_abilities dead prisoners victims"
    for name in masks.split():
        assert getattr(g, name) == 0, name
    assert (g.crates_out, g.round, g.phase, g.actions, g.rolled, g.result, g.reason) == (0, 0, 0, 0, 0, 0, "")
    assert (g.token, g.turn_of, g.active, g.leftover_seat, g.hunted, g.searcher) == (0, -1, -1, -1, -1, -1)
    assert (g.next_alien, g.next_blip, g.next_facehugger) == (1, 1, FACEHUGGER + 1)
    assert (g.new_tunnel, g.card_point, g.shown_card) == (-1, -1, -1)
    flags = "tracker_mixed steady_fire lights_out attacked rerolled saved passed pool_moved resupplied"
    assert not any(getattr(g, name) for name in flags.split())
    piles = "exhaust discard removed turned playing lifted aliens blips tokens numbers other_numbers became placed"
    for name in f"{piles} tunnels mission_blips sentries ammo counters scheduled grants mission_wins".split():
        assert not getattr(g, name), name
    assert g.square == g.hero == [-1] * 7
    assert g.owed == [0] * 7
    assert g.hands == g.hands_known == [()] * 3
    assert g.weapons == g.gear == g.attached == [()] * 7


@pytest.mark.rules("CORPS-AMB-79", "CORPS-HAZ-01")
def test_the_last_card_that_nobody_can_place_is_the_one_in_the_other_hand() -> None:
    given: dict[str, object] = {
        "board": room(2, 1),
        "characters": {"hicks": {"at": "0,0"}, "hudson": {"at": "1,0"}},
        "piles": {"endurance": ["panic"], "exhaust": [], "below": []},
        "known": {"seat-1": {"endurance": ["panic"]}},
        "hands": {"seat-2": ["m4_helmet"]},
    }
    g = table(given, players=2).state
    assert isinstance(g, Corps)
    world = resample(g, 0, Seeded(1))
    assert world.hands == g.hands
    assert world.deck == g.deck


@pytest.mark.rules("CORPS-SPOT-04")
def test_a_blip_that_lies_on_the_board_is_not_the_token_that_was_just_spotted() -> None:
    given: dict[str, object] = {
        "board": corridor(" ", "D", " ", "|"),
        "characters": {"hicks": {"at": "0,0"}},
        "blips": [{"at": "3,0", "number": 5}, {"at": "4,0", "number": 1}],
    }
    t = table(given).play("move 1,0")
    g = t.state
    assert isinstance(g, Corps)
    t.expect({"aliens.alien-1.tokens": 4, "blips": ["blip-2"]})
    assert g.other_numbers == {2: 1 << 5}


@pytest.mark.rules("CORPS-AMB-55")
def test_for_somebody_who_is_gone_no_point_is_nearer_than_another() -> None:
    t = table({"board": room(6, 1), "characters": {"hicks": {"at": "0,0"}, "hudson": {"fate": "left"}}})
    g = t.state
    assert isinstance(g, Corps)
    hicks, hudson = (g.fixed.value("character", name) for name in ("hicks", "hudson"))
    assert nearest_points(g, hicks, [1, 5]) == [1]
    assert nearest_points(g, hudson, [1, 5]) == [1, 5]


@pytest.mark.rules("CORPS-AMB-80")
def test_who_carries_no_weapon_has_no_main_one() -> None:
    people = {"hicks": {"at": "0,0", "weapons": ["hk_vp70", "m41a_pulse_rifle"]}, "hudson": {"at": "1,0"}}
    g = table({"board": room(2, 1), "characters": people}).state
    assert isinstance(g, Corps)
    hicks, hudson = (g.fixed.value("character", name) for name in ("hicks", "hudson"))
    assert g.main_weapon(hicks) == g.fixed.value("card", "m41a_pulse_rifle")
    assert g.main_weapon(hudson) == -1


@pytest.mark.rules("CORPS-LOS-01", "CORPS-DOOR-06")
def test_a_refused_shot_names_the_barricade_it_would_hit() -> None:
    people = {"hicks": {"at": "2,0", "weapons": ["hk_vp70"]}}
    t = table(
        {
            "board": corridor("D", " ", " ", "D", " "),
            "characters": people,
            "aliens": ["5,0"],
            "doors": {"3,0|4,0": "barricaded"},
        }
    )
    no = t.offers("aim").scripted.refusal("attack alien-1 with hk_vp70")
    assert no is not None
    assert (no.reason, no.about[1]) == ("not-in-sight", BARRICADE + 1)


@pytest.mark.rules("CORPS-COMP-02")
def test_nothing_is_amiss_at_the_start_and_a_lost_card_is() -> None:
    match = hb.new("corps", players=2, seed=1, mission="newt")
    g = match.state
    assert isinstance(g, Corps)
    assert match.rulebook.amiss(g) == []
    (g.deck or g.below).pop()
    assert match.rulebook.amiss(g) != []


def test_a_house_that_says_nothing_of_loadouts_has_those_of_the_box() -> None:
    house = load_house({"endurance": {"card": [{"id": "hk_vp70", "cost": 2}]}}, {})
    assert house.loadouts == load().loadouts
    assert house.loadouts


def test_a_token_of_a_house_lies_in_the_box_once_unless_it_says_otherwise() -> None:
    own = {"blip": [{"id": "blip_9", "number": 9}], "mission_blip": [{"id": "nobody", "face": "empty"}]}
    house, box = load_house({"blips": own}, {}), load()
    assert house.blips.count(9) == 1
    assert house.mission_blips.count("empty") == box.mission_blips.count("empty") + 1


def test_further_tracker_cards_are_as_many_as_there_are_of_the_highest_level() -> None:
    one_more = {"card": [{"id": "one_more", "name": "One More", "like": "mt3_01_the_hive_stirs"}]}
    levels = load().mission("bug_hunt_hive").tracker.levels
    there_are = sum(card.threat == len(levels) for card in load().tracker) + 1

    def house(most: int) -> Content:
        tracker = {"further": {"updated": [0, 0, 0, 0, 0, most]}}
        mission = {"mission": [{"id": "bug_hunt_hive", "tracker": tracker}]}
        return load_house({"motion_tracker": one_more, "missions": mission}, {})

    most = there_are - levels[-1]
    assert house(most).mission("bug_hunt_hive").tracker.further["updated"][-1] == most
    with pytest.raises(BadInput, match=f"{there_are + 1} cards in all, but there are {there_are}"):
        house(most + 1)


def test_a_sentry_gun_of_a_house_has_at_least_one_round() -> None:
    def house(rounds: int) -> Content:
        gun = {"ammo_start": rounds, "ammo_steps": [rounds, 0], "shots": 1}
        return load_house({"components": {"sentry_gun": gun}}, {})

    assert house(1).components.constants.sentry_ammo_start == 1
    with pytest.raises(BadInput, match="ammo_start: 0, expected"):
        house(0)
