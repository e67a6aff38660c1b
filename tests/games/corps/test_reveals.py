"""Revealing cards, and the Hazards that come up."""

from __future__ import annotations

import pytest

from tests.games.corps.own_abilities import give_abilities
from tests.games.corps.test_piles import ROOM, at_table, ending
from tests.scripted_table import Table, table

FAR_POINTS = """
+-+-+-+-+
|. .|. .|
+ + + + +
|. .|. .|
+-+-+-+-+
"""
POINTS = [
    {"n": 1, "at": "board:3,0"},
    {"n": 2, "at": "board:3,1"},
    {"n": 3, "at": "board:2,0"},
    {"n": 4, "at": "board:2,1"},
]
TAKE_WEAPON = "reveal(n=1) { weapon: take_revealed() }"


@pytest.mark.rules("CORPS-REV-01", "CORPS-REV-02", "CORPS-REV-03", "CORPS-RSH-01")
@pytest.mark.parametrize(("card", "aimed"), [("hk_vp70", True), ("m4_helmet", False), ("stay_frosty", False)])
def test_only_the_line_of_the_revealed_type_happens(card: str, aimed: bool) -> None:
    t = at_table({"endurance": [card, "body_armor", "bypass_kit"]}, players=2)
    ending(t, "reveal(n=1) { weapon: aim(n=1, target=self) }")
    assert ("dial hicks 6" in t.log) is aimed
    t.expect({"piles.endurance": ["body_armor", "bypass_kit"], "piles.below": [card], "piles.turned": []})
    # Everybody saw it, so everybody knows that it lies there.
    t.expect({"known.seat-1.below": [card], "known.seat-2.below": [card]})


@pytest.mark.rules("CORPS-REV-03")
def test_a_revealed_card_taken_into_the_hand_does_not_go_under_the_deck() -> None:
    t = at_table({"endurance": ["hk_vp70", "body_armor"]})
    ending(t, TAKE_WEAPON)
    t.expect({"hands.seat-1": ["hk_vp70"], "piles.below": [], "piles.endurance": ["body_armor"]})


@pytest.mark.rules("CORPS-REV-04", "CORPS-AMB-02")
@pytest.mark.parametrize(("edition", "pile"), [("updated", "exhaust"), ("2020", "discard")])
def test_an_empty_deck_lets_the_exhaust_pile_be_revealed(edition: str, pile: str) -> None:
    piles: dict[str, object] = {"exhaust": ["m4_helmet", "hk_vp70"], "discard": ["panic", "body_armor"]}
    t = at_table(piles, edition=edition)
    ending(t, TAKE_WEAPON)
    t.events("revealed m4_helmet")
    if pile == "exhaust":
        t.expect({"piles.exhaust": ["hk_vp70", "m4_helmet"], "piles.discard": ["panic", "body_armor"]})
    else:
        t.expect({"piles.exhaust": ["hk_vp70"], "piles.discard": ["panic", "body_armor", "m4_helmet"]})


@pytest.mark.rules("CORPS-REV-04", "CORPS-AMB-02", "CORPS-DECK-05")
@pytest.mark.parametrize(("edition", "lost"), [("updated", False), ("2020", True)])
def test_revealing_the_last_exhausted_card_loses_in_the_2020_rules(edition: str, lost: bool) -> None:
    t = at_table({"exhaust": ["m4_helmet"]}, edition=edition)
    ending(t, TAKE_WEAPON)
    t.expect({"outcome.reason": "cards-out"} if lost else {"outcome": "none", "piles.exhaust": ["m4_helmet"]})


@pytest.mark.rules("CORPS-REV-04", "CORPS-DECK-06")
def test_cards_below_the_reshuffle_card_come_before_the_exhaust_pile() -> None:
    t = at_table({"below": ["hk_vp70", "body_armor"], "exhaust": ["m4_helmet"]}).chance(["body_armor", "hk_vp70"])
    ending(t, TAKE_WEAPON)
    t.events("reshuffled 2", "revealed body_armor").expect({"piles.exhaust": ["m4_helmet"]})


@pytest.mark.rules("CORPS-AMB-07", "CORPS-RSH-02")
def test_the_last_card_revealed_is_part_of_the_next_shuffle() -> None:
    t = at_table({"endurance": ["m4_helmet"], "below": ["hk_vp70", "body_armor"]})
    t.chance(["m4_helmet", "body_armor", "hk_vp70"])
    ending(t, TAKE_WEAPON)
    t.expect({"piles.endurance": ["m4_helmet", "body_armor", "hk_vp70"], "piles.below": []})
    t.events("revealed m4_helmet", "reshuffled 3").quiet()


@pytest.mark.rules("CORPS-AMB-07", "CORPS-AMB-64")
def test_cards_recycled_under_a_revealed_card_wait_for_it() -> None:
    t = at_table({"endurance": ["hk_vp70"], "exhaust": ["m4_helmet", "body_armor", "bypass_kit"]})
    t.chance(["m4_helmet", "hk_vp70", "body_armor"])
    ending(t, "reveal(n=1) { weapon: recycle(n=2, from=exhaust) }")
    t.expect({"piles.endurance": ["m4_helmet", "hk_vp70", "body_armor"], "piles.exhaust": ["bypass_kit"]})
    t.events("revealed hk_vp70", "recycled 2", "reshuffled 3").quiet()


@pytest.mark.rules("CORPS-AMB-82")
def test_a_card_drawn_under_a_revealed_card_makes_the_rest_be_shuffled_without_it() -> None:
    t = at_table({"endurance": ["stay_frosty"], "exhaust": ["m4_helmet"], "below": ["body_armor", "bypass_kit"]})
    t.chance(["bypass_kit", "m4_helmet", "body_armor"])
    ending(t, "reveal(n=1) { event: recycle(n=1, from=exhaust); draw(n=1) }")
    t.expect({"hands.seat-1": ["bypass_kit"], "piles.endurance": ["m4_helmet", "body_armor"]})
    t.expect({"piles.below": ["stay_frosty"]}).events("reshuffled 3", "drew seat-1 bypass_kit").quiet()


@pytest.mark.rules("CORPS-AMB-82")
def test_cards_exhausted_under_a_revealed_card_stop_at_it() -> None:
    t = at_table({"endurance": ["stay_frosty", "m4_helmet"], "below": ["body_armor"]})
    t.chance(["body_armor", "stay_frosty"])
    ending(t, "reveal(n=1) { event: exhaust(n=1) }")
    t.expect({"piles.exhaust": ["m4_helmet"], "piles.endurance": ["body_armor", "stay_frosty"]})
    t.events("exhausted 1", "reshuffled 2").quiet()


# ---- Hazards


@pytest.mark.rules("CORPS-HAZ-01", "CORPS-HAZ-03", "CORPS-AMB-03", "CORPS-REV-03")
def test_a_revealed_hazard_happens_after_the_effect_and_then_goes_under_the_deck() -> None:
    t = at_table({"endurance": ["running_dry", "m4_helmet", "hk_vp70", "body_armor", "bypass_kit", "hand_welder"]})
    ending(t, "reveal(n=1) { hazard: draw(n=1) }")
    t.events("revealed running_dry", "drew seat-1 m4_helmet", "hazard running_dry", "exhausted 3")
    t.expect({"piles.below": ["running_dry"], "piles.endurance": ["hand_welder"], "hands.seat-1": ["m4_helmet"]})


@pytest.mark.rules("CORPS-HAZ-01", "CORPS-REV-02")
def test_a_hazard_happens_although_no_line_names_it() -> None:
    t = at_table({"endurance": ["panic", "m4_helmet"]}, hero="vasquez", step="activation")
    # She loses one of the two actions of this activation.
    t.expect({"turn.actions": 1, "piles.below": ["panic"], "hands.seat-1": []})
    t.events("revealed panic", "hazard panic", "actions-lost vasquez 1")


def tracker_table(card: str, edition: str, **switches: object) -> Table:
    """A Motion Tracker card is drawn with a Hazard on top of the Endurance deck; its blips are out of sight."""
    given: dict[str, object] = {
        "board": FAR_POINTS,
        "mission": {"spawn_points": POINTS},
        "turn": {"phase": "alien", "step": "tracker", "draws": 1},
        "characters": {"hicks": {"at": "0,0"}},
        "tracker": {"deck": [card]},
        "piles": {"endurance": ["running_dry", "m4_helmet", "hk_vp70", "body_armor"], "box": False},
        "hands": {"seat-1": ["bypass_kit"]},
        "pool": [1, 1, 1],
    }
    return table(given, edition=edition, **switches)


@pytest.mark.rules("CORPS-HAZ-02", "CORPS-AMB-04", "CORPS-DIS-02")
@pytest.mark.parametrize(("edition", "faq11"), [("updated", False), ("2020", False), ("2020", True)])
def test_a_hazard_turned_up_by_a_tracker_card_is_not_resolved(edition: str, faq11: bool) -> None:
    t = tracker_table("mt2_11_nerves", edition, **({"faq11": True} if faq11 else {}))
    t.chance(1)
    t.offers("discard top", "discard bypass_kit").play("discard bypass_kit")
    t.events("revealed running_dry", "discarded bypass_kit")
    assert "hazard running_dry" not in t.log
    t.expect({"piles.below": [] if faq11 else ["running_dry"], "piles.exhaust": ["running_dry"] if faq11 else []})


@pytest.mark.rules("CORPS-HAZ-04", "CORPS-HAZ-06", "CORPS-DIS-02")
def test_a_hazard_discarded_for_a_tracker_card_hits_the_hero_of_the_drawer() -> None:
    given: dict[str, object] = {
        "board": FAR_POINTS,
        "mission": {"spawn_points": POINTS},
        "turn": {"phase": "alien", "step": "tracker", "draws": 2},
        "characters": {"hicks": {"at": "0,0"}, "frost": {"at": "1,0", "hero": 2}},
        "tracker": {"deck": ["mt1_14_crawlspace", "mt2_11_nerves"]},
        "piles": {"endurance": ["lights_out", "losing_hope", "hk_vp70", "body_armor"], "box": False},
        "pool": [1, 1, 1],
    }
    t = table(given, players=2)
    t.chance(1).play("tunnel on 0,1", stay="seat-2: discard top")
    t.play("seat-2: discard top")
    # The second card is Frost's player's, so Frost loses hope; the discarded card is attached.
    t.expect({"characters.frost.attached": ["losing_hope"], "characters.hicks.attached": []})
    t.expect({"piles.discard": [], "turn.lights_out": False})


@pytest.mark.rules("CORPS-HAZ-06")
def test_a_hazard_works_on_the_character_being_activated() -> None:
    t = at_table({"endurance": ["losing_hope", "m4_helmet", "hk_vp70", "body_armor"]}, aliens=["3,0"])
    t.play("rest", "draw")
    t.expect({"characters.hicks.attached": ["losing_hope"], "hands.seat-1": [], "piles.exhaust": []})
    # Passive: the number needed is one lower than the dial, as long as it is attached.
    t.chance(5).play("enough", "attack alien-1 with m41a_pulse_rifle")
    t.events("attached hicks losing_hope", "shot hicks m41a_pulse_rifle alien-1 5 4")


@pytest.mark.rules("CORPS-HAZ-06", "CORPS-AMB-80")
@pytest.mark.parametrize(
    ("weapons", "lost"),
    [
        (["m41a_pulse_rifle", "hk_vp70"], "m41a_pulse_rifle"),
        (["hk_vp70", "m240_incinerator"], "m240_incinerator"),
        (["hk_vp70"], "hk_vp70"),
        ([], None),
    ],
)
def test_a_jam_takes_the_main_weapon(weapons: list[str], lost: str | None) -> None:
    given: dict[str, object] = {
        "board": ROOM,
        "characters": {"hicks": {"at": "0,0", "weapons": weapons}},
        "piles": {"endurance": ["weapon_jam", "m4_helmet", "body_armor", "bypass_kit"], "box": False},
    }
    t = table(given).play("rest", "draw")
    t.expect({"characters.hicks.weapons": [w for w in weapons if w != lost]})
    # Without any weapon two cards are exhausted instead; the Hazard lies on top either way.
    under = [lost] if lost else ["body_armor", "m4_helmet"]
    t.expect({"piles.exhaust": ["weapon_jam", *under]})


@pytest.mark.rules("CORPS-HAZ-06")
def test_the_controller_chooses_the_equipment_a_hazard_takes() -> None:
    given: dict[str, object] = {
        "board": ROOM,
        "characters": {"hicks": {"at": "0,0", "equipment": ["m4_helmet", "body_armor"]}},
        "piles": {"endurance": ["acid_spray", "hk_vp70"], "box": False},
    }
    t = table(given).play("rest", "draw").offers("take m4_helmet", "take body_armor").play("take body_armor")
    t.expect({"characters.hicks.equipment": ["m4_helmet"], "piles.discard": ["body_armor"]})
    t.expect({"piles.exhaust": ["acid_spray"]})


@pytest.mark.rules("CORPS-HAZ-06", "CORPS-GEN-04")
def test_the_part_of_a_hazard_that_cannot_be_done_is_skipped() -> None:
    t = at_table({"endurance": ["panic", "m4_helmet", "hk_vp70"]})
    give_abilities(t, "hicks", "end_of_activation: draw(n=1)")
    t.play("aim", "aim", "end activation")
    # No action is left to lose, so the next activation has one fewer.
    t.events("hazard panic").expect({"turn.round": 2, "characters.hicks.owed_actions": 1})
    t.play("first seat-1", "activate hicks").expect({"turn.actions": 1, "characters.hicks.owed_actions": 0})


@pytest.mark.rules("CORPS-AMB-85", "CORPS-DECK-05")
@pytest.mark.parametrize(("hazard", "lost"), [("running_dry", False), ("panic", False), ("losing_hope", True)])
def test_a_drawn_hazard_counts_for_its_pile_until_it_is_put_away(hazard: str, lost: bool) -> None:
    t = at_table({"endurance": [hazard]})
    ending(t, "draw(n=1)")
    # Attached to somebody it lies in no pile, and nothing is left.
    t.expect({"outcome.reason": "cards-out"} if lost else {"outcome": "none", "piles.exhaust": [hazard]})


@pytest.mark.rules("CORPS-HAZ-06", "CORPS-AMB-62")
def test_with_nobody_on_the_board_a_hazard_hits_nobody() -> None:
    given: dict[str, object] = {
        "board": FAR_POINTS,
        "turn": {"phase": "alien", "step": "tracker", "draws": 1},
        "characters": {
            "ripley": {"fate": "left", "hero": 1, "weapons": ["hk_vp70"]},
            "newt": {"fate": "left", "hero": 1, "equipment": ["m4_helmet"]},
        },
        "tracker": {"deck": ["mt2_11_nerves"]},
        "piles": {"endurance": ["panic", "acid_spray", "hk_vp70", "body_armor", "bypass_kit"], "box": False},
        "hands": {"seat-1": ["bypass_kit"]},
    }
    t = table(given).play("discard top")
    # Nobody has equipment to lose, so two cards are exhausted; then the mission is over.
    t.expect({"characters.newt.equipment": ["m4_helmet"], "piles.exhaust": ["body_armor", "hk_vp70"]})
    t.expect({"outcome.reason": "nobody-left"})
