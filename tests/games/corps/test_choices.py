"""Choices nobody owns, rerolls, what overrides what, prices and targets, looking at cards."""

from __future__ import annotations

import pytest

from hullbreach.games.corps.content.load import load
from tests.games.corps.own_abilities import give_abilities
from tests.games.corps.test_characters import grunt, hall, hero
from tests.scripted_table import Table

ALIENS: dict[str, object] = {"phase": "alien", "step": "aliens"}

# ---- the highest-ranked player decides


@pytest.mark.rules("CORPS-GEN-01", "CORPS-ALN-02", "CORPS-ALN-09")
def test_what_the_aliens_could_do_either_way_the_highest_ranked_player_decides() -> None:
    people: dict[str, object] = {"hudson": hero("0,1", 1), "gorman": hero("6,1", 2)}
    t = hall(people, players=2, turn=ALIENS, aliens=["3,0", "3,2"])
    t.offers("seat-2: next alien-1", "seat-2: next alien-2").refuses("seat-1: next alien-1").play("next alien-2")
    t.offers("seat-2: toward hudson", "seat-2: toward gorman").play("toward hudson")
    t.offers("seat-2: go 2,1", "seat-2: go 2,2").refuses("go 2,0")


@pytest.mark.rules("CORPS-GEN-01")
def test_what_a_tracker_card_leaves_open_the_highest_ranked_player_decides() -> None:
    people: dict[str, object] = {"hudson": hero("2,1", 1, aim=6), "gorman": hero("4,1", 2, aim=5)}
    turn = {"phase": "alien", "step": "tracker", "draws": 2}
    point = next(card.spawn_point for card in load().tracker if card.id == "mt1_06_front_and_centre")
    mission = {"spawn_points": [{"n": point, "at": "board:3,0"}]}
    deck = ["mt1_06_front_and_centre", "mt1_11_false_echo"]
    t = hall(people, players=2, turn=turn, mission=mission, tracker={"deck": deck}).chance(1)
    # The Alien stands as near to one as to the other.
    t.offers("seat-2: choose hudson").offers("seat-2: choose gorman").play("choose hudson")
    t.events("dial hudson 5")


# ---- rerolls


@pytest.mark.rules("CORPS-GEN-02")
def test_a_reroll_replaces_the_result_and_is_final() -> None:
    people: dict[str, object] = {"ripley": hero("0,0", 1, equipment=["m4_helmet"]), "gorman": hero("6,2", 2)}
    aliens = [{"at": "1,0", "tokens": 1}]
    t = hall(people, players=2, turn=ALIENS, aliens=aliens, hands={"seat-2": ["stay_frosty"]})
    t.chance(4).offers("seat-1: reroll with ability 1", "seat-1: reroll with m4_helmet", "keep")
    # 4 + 1 would have evaded; 9 + 1 kills, although the first was better. Nobody may roll a third time.
    t.chance(9).play("reroll with ability 1")
    t.expect({"characters.ripley.fate": "killed", "hands.seat-2": ["stay_frosty"], "piles.exhaust.count": 1})
    t.events("defence-roll ripley alien-1 5 7", "defence-rerolled ripley 10", "killed ripley").quiet()


@pytest.mark.rules("CORPS-GEN-02", "CORPS-EVT-05")
def test_an_event_rerolls_only_what_was_not_rerolled() -> None:
    people: dict[str, object] = {"hicks": hero("0,0", 1, equipment=["m4_helmet"]), "gorman": hero("6,2", 2)}
    hands = {"seat-1": ["stay_frosty"], "seat-2": ["stay_frosty"]}
    t = hall(people, players=2, turn=ALIENS, aliens=["1,0"], hands=hands)
    t.chance(7).offers("reroll with m4_helmet").play("keep", stay="seat-2: play stay_frosty")
    t.chance(6).play("seat-2: play stay_frosty")
    t.expect({"hands.seat-1": ["stay_frosty"], "hands.seat-2": [], "characters.hicks.down": False})
    t.events("defence-rerolled hicks 6", "evaded hicks").quiet()


# ---- texts override rules


@pytest.mark.rules("CORPS-GEN-03")
@pytest.mark.parametrize(("at", "fine"), [("3,0", True), ("4,0", False)])
def test_a_card_may_forbid_what_the_rules_allow(at: str, fine: bool) -> None:
    people: dict[str, object] = {"hicks": hero("0,0", 1, weapons=["m41a_pulse_rifle"])}
    t = hall(people, aliens=[at], piles={"top": ["lights_out"]}).offers("attack alien-1 with m41a_pulse_rifle")
    t.play("rest", "draw", "enough", "enough")
    if fine:
        t.offers("attack alien-1 with m41a_pulse_rifle")
    else:
        t.refuses("attack alien-1 with m41a_pulse_rifle", "lights-out", "CORPS-GEN-03")


@pytest.mark.rules("CORPS-GEN-03")
def test_a_card_may_keep_dials_from_turning() -> None:
    people: dict[str, object] = {"hudson": hero("0,0", 1, weapons=["hk_vp70"], aim=5)}
    for hand, aim in (([], 4), (["hold_the_line"], 5)):
        t = hall(people, turn={"phase": "alien", "step": "start"}, aliens=["1,0"], hands={"seat-1": hand}).chance(1)
        if hand:
            t.play("play hold_the_line")
        t.play("defensive fire with hk_vp70")
        assert (f"dial hudson {aim}" in t.log) is (aim == 4)


# ---- targets and prices


@pytest.mark.rules("CORPS-GEN-04")
@pytest.mark.parametrize(("at", "down", "fine"), [("1,0", True, True), ("1,0", False, False), ("2,0", True, False)])
def test_a_card_action_needs_a_target_before_its_price_is_paid(at: str, down: bool, fine: bool) -> None:
    people: dict[str, object] = {"hicks": hero("0,0", 1, equipment=["field_medkit"]), "frost": grunt(at, down=down)}
    t = hall(people)
    if fine:
        t.play("use field_medkit").expect({"characters.frost.down": False, "piles.exhaust.count": 2, "turn.actions": 1})
    else:
        t.refuses("use field_medkit", "nobody-down", "CORPS-GEN-04")


@pytest.mark.rules("CORPS-GEN-04")
@pytest.mark.parametrize(
    ("card", "more", "reason"),
    [
        ("check_those_corners", {"tracker": {"deck": []}}, "tracker-empty"),
        ("scrounge", {"piles": {"discard": ["panic", "stay_frosty"]}}, "nothing-to-take"),
        ("lets_rock", {}, "nothing-to-attack"),
    ],
)
def test_an_event_without_a_target_cannot_be_played(card: str, more: dict[str, object], reason: str) -> None:
    people: dict[str, object] = {"hicks": hero("0,0", 1, weapons=["hk_vp70"])}
    hall(people, hands={"seat-1": [card]}, **more).refuses(f"play {card}", reason, "CORPS-GEN-04")


@pytest.mark.rules("CORPS-GEN-04")
def test_a_may_effect_without_a_target_is_not_offered() -> None:
    people: dict[str, object] = {"gorman": hero("0,0", 1), "frost": grunt("1,0", down=True), "hicks": hero("2,0", 2)}
    t = hall(people, players=2).refuses("use ability 2", "no-target", "CORPS-GEN-04")
    people["frost"] = grunt("1,0")
    t = hall(people, players=2).offers("use ability 2").play("use ability 2", "move 1,1", "stop")
    t.expect({"characters.frost.at": "1,1", "piles.exhaust.count": 2, "turn.actions": 2})


@pytest.mark.rules("CORPS-GEN-04")
def test_a_mandatory_effect_does_what_it_can() -> None:
    piles = {"endurance": ["hk_vp70"], "exhaust": ["m4_helmet"], "box": False}
    t = hall({"gorman": hero("0,0", 1)}, piles=piles).play("end activation")
    # He must draw two, and there is one.
    t.expect({"hands.seat-1": ["hk_vp70"], "piles.exhaust": ["m4_helmet"], "outcome": "none"})


@pytest.mark.rules("CORPS-GEN-04", "CORPS-AMB-08", "CORPS-EXH-05")
def test_a_price_that_loses_the_game_may_be_paid() -> None:
    people: dict[str, object] = {"hicks": hero("0,0", 1, weapons=["m56_smart_gun"])}
    piles = {"endurance": ["hk_vp70"], "box": False}
    t = hall(people, aliens=["3,0"], piles=piles).offers("attack alien-1 with m56_smart_gun")
    t.play("attack alien-1 with m56_smart_gun").expect(
        {"outcome.reason": "cards-out", "aliens.count": 1, "roll": "none"}
    )


# ---- decisions against the summaries, missions


@pytest.mark.rules("CORPS-AMB-51", "CORPS-SWRM-03")
def test_a_counter_attack_takes_one_token_of_a_swarm() -> None:
    aliens = [{"at": "1,0", "tokens": 2}]
    t = hall({"ripley": hero("0,0", 1)}, turn=ALIENS, aliens=aliens).chance(1)
    t.expect({"aliens.alien-1.tokens": 1}).events("counter-attack ripley alien-1", "alien-hit alien-1 1")


@pytest.mark.rules("CORPS-AMB-51", "CORPS-GRN-01")
def test_any_grunt_can_be_commanded_also_a_civilian() -> None:
    people: dict[str, object] = {
        "hicks": hero("0,0", 1),
        "ripley": grunt("1,0"),
        "newt": grunt("2,0"),
        "frost": grunt("3,0"),
    }
    t = hall(people).play("end activation").offers("command ripley", "command newt", "command frost")
    t.play("command newt").expect({"turn.active": "newt", "turn.actions": 2})


@pytest.mark.rules("CORPS-AMB-49", "CORPS-SENT-01")
def test_the_missions_carry_what_is_known_of_them() -> None:
    missions = load().missions
    assert [mission.id for mission in missions[:5]] == ["newt", "escape", "survive", "rescue", "resupply"]
    assert [mission.kind for mission in missions].count("bug_hunt") == 4
    guns = [mission.id for mission in missions if mission.sentry_guns]
    assert guns == ["survive", *[mission.id for mission in missions if mission.kind == "bug_hunt"]]
    escape = load().mission("escape")
    assert [group.id for group in escape.groups] == ["trapped", "carrier"]
    assert len(escape.computers) == 1
    assert [effect.timing for effect in escape.special] == ["interact_computer"]


# ---- looking at cards


def search(top: list[str], below: list[str] | None = None, **more: object) -> Table:
    """Hicks next to a crate that lets him search; Gorman's player looks on."""
    people: dict[str, object] = {"hicks": hero("0,0", 1), "gorman": hero("6,2", 2)}
    special = ["interact_crate: remove_token(); search(n=5, take=2, type=weapon+equipment, to=equip)"]
    piles = {"endurance": top, "below": below or [], "box": False}
    return hall(people, players=2, mission={"crates": ["board:1,1"], "special": special}, piles=piles, **more)


@pytest.mark.rules("CORPS-AMB-79")
def test_only_the_searcher_sees_the_cards_and_hazards_among_them_sleep() -> None:
    t = search(["panic", "hk_vp70", "stay_frosty", "m4_helmet", "body_armor", "bypass_kit"]).play("interact 1,1")
    assert sorted(t.options()) == ["enough", "take body_armor", "take hk_vp70", "take m4_helmet"]
    t.expect({"view.seat-1.piles.lifted.count": 5, "view.seat-2.piles.lifted": ["unknown"] * 5})
    t.refuses("take panic").refuses("take stay_frosty").refuses("take bypass_kit")
    t.play("take hk_vp70", "take m4_helmet", "enough")
    t.expect({"characters.hicks.weapons": ["hk_vp70"], "characters.hicks.equipment": ["m4_helmet"]})
    # Free of charge; what was not taken lies under the deck, known to the searcher only.
    t.expect({"piles.exhaust": [], "piles.endurance": ["bypass_kit"], "piles.below.count": 3, "turn.actions": 1})
    t.expect({"known.seat-1.below.count": 3, "known.seat-2.below": []})
    assert "hazard panic" not in t.log


@pytest.mark.rules("CORPS-AMB-79", "CORPS-RSH-04")
def test_a_search_goes_on_through_a_reshuffle_and_ends_with_the_cards() -> None:
    t = search(["hk_vp70", "m4_helmet"], ["body_armor", "bypass_kit"]).chance(["bypass_kit", "body_armor"])
    t.play("interact 1,1")
    assert sorted(t.options()) == ["enough", "take body_armor", "take bypass_kit", "take hk_vp70", "take m4_helmet"]
    t.chance(["m4_helmet", "hk_vp70", "body_armor", "bypass_kit"]).play("enough")
    t.expect({"piles.endurance.count": 4, "outcome": "none"}).quiet()


@pytest.mark.rules("CORPS-DECK-05", "CORPS-AMB-06")
@pytest.mark.parametrize("taken", [["take hk_vp70", "take m4_helmet"], ["take hk_vp70"]])
def test_a_search_that_takes_the_last_cards_loses(taken: list[str]) -> None:
    t = search(["hk_vp70", "m4_helmet"]).play("interact 1,1", *taken)
    if len(taken) == 2:
        t.expect({"outcome.reason": "cards-out", "characters.hicks.weapons": ["hk_vp70"]})
    else:
        t.chance(["m4_helmet"]).play("enough").expect({"outcome": "none", "piles.endurance": ["m4_helmet"]})


@pytest.mark.rules("CORPS-AMB-79")
@pytest.mark.parametrize("cards", [1, 2, 3])
def test_with_too_few_tracker_cards_one_looks_at_what_there_is(cards: int) -> None:
    deck = ["mt1_12_straggler", "mt2_08_drone_pair", "mt3_07_swarm"][:cards]
    people: dict[str, object] = {"hicks": hero("0,0", 1), "gorman": hero("6,2", 2)}
    hands = {"seat-1": ["check_those_corners"]}
    discard = ["mt1_09_lone_drone"]
    t = hall(people, players=2, hands=hands, tracker={"deck": deck, "discard": discard}).play(
        "play check_those_corners"
    )
    # The card chosen last lies on top; the others see the back of the top card, not the order.
    for card in deck[:-1] if cards > 1 else []:
        t.offers(f"top {card}").play(f"top {card}")
    t.expect({"tracker.deck": deck[::-1], "tracker.discard": discard})
    t.expect({"known.seat-1.tracker": deck[::-1], "known.seat-2.tracker": []})
    t.expect({"view.seat-2.tracker.deck.0": f"threat-{cards}"})


@pytest.mark.rules("CORPS-EXH-02")
def test_a_card_exhausted_from_hand_is_known_to_its_owner_only() -> None:
    people: dict[str, object] = {"hicks": hero("0,0", 1), "gorman": hero("6,2", 2)}
    t = hall(people, players=2, hands={"seat-1": ["hk_vp70", "m4_helmet"]})
    give_abilities(t, "hicks", "end_of_activation: exhaust(n=1, from=hand)")
    t.play("end activation", "exhaust m4_helmet")
    t.expect({"view.seat-1.piles.exhaust": ["m4_helmet"], "view.seat-2.piles.exhaust": ["unknown"]})
