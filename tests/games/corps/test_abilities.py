"""What the rulebooks print on character cards, and Ripley with Newt."""

from __future__ import annotations

import pytest

from hullbreach.games.corps.content.load import load
from tests.games.corps.test_characters import grunt, hall, hero
from tests.scripted_table import Table

# ---- numbers


@pytest.mark.rules("CORPS-STAT-01", "CORPS-AMB-48")
@pytest.mark.parametrize(
    ("who", "stats"),
    [
        ("hicks", {"defence": 6, "tech": 5, "aim": 7}),
        ("hudson", {"speed": 4, "defence": 6, "melee": 2, "tech": 7, "aim": 6}),
        ("gorman", {"speed": 4}),
        ("newt", {"speed": 5, "defence": 7, "melee": 0, "tech": 3, "aim": 0}),
    ],
)
def test_the_numbers_the_rulebooks_state_hold_in_both_editions(who: str, stats: dict[str, int]) -> None:
    index = load().character_index[who]
    for edition in ("updated", "2020"):
        side = load().side(index, True, edition, False)
        assert {stat: getattr(side, stat) for stat in stats} == stats


# ---- Hudson


def hudson(top: list[str], hand: list[str] | None = None, *, step: str = "activation", **more: object) -> Table:
    """Hudson at a step of his activation."""
    return hall(
        {"hudson": hero("0,0", 1)}, turn={"step": step}, piles={"top": top}, hands={"seat-1": hand or []}, **more
    )


@pytest.mark.rules("CORPS-STAT-02", "CORPS-AMB-10", "CORPS-RCY-02")
def test_hudson_may_recycle_any_number_of_weapons_and_equipment_from_hand() -> None:
    hand = ["hk_vp70", "m4_helmet", "stay_frosty", "body_armor"]
    t = hudson(["panic"], hand).offers("accept", "refuse").play("accept")
    t.offers("recycle hk_vp70", "recycle m4_helmet", "recycle body_armor", "enough")
    t.refuses("recycle stay_frosty", "wrong-type", "CORPS-RCY-02").refuses("recycle panic", "not-in-hand")
    t.play("recycle hk_vp70", "recycle body_armor", "recycle m4_helmet", "enough")
    t.expect({"hands.seat-1": ["stay_frosty"], "piles.below.count": 3, "known.seat-1.below.count": 3})
    hudson(["panic"], hand).play("refuse").expect({"hands.seat-1.count": 4, "piles.below": []})


@pytest.mark.rules("CORPS-AMB-10", "CORPS-RCY-02")
def test_hudson_is_asked_even_with_nothing_of_the_type_in_hand() -> None:
    t = hudson(["panic"], ["stay_frosty"]).play("accept").expect({"question.prompt": "recycle from hand"})
    t.refuses("recycle stay_frosty", "wrong-type", "CORPS-RCY-02").play("enough")
    t.expect({"hands.seat-1": ["stay_frosty"], "piles.below": []})


@pytest.mark.rules("CORPS-AMB-64", "CORPS-RSH-03", "CORPS-STAT-02")
def test_a_hand_recycled_into_an_empty_deck_comes_up_together() -> None:
    given: dict[str, object] = {"endurance": [], "exhaust": ["panic"], "box": False}
    hand = {"seat-1": ["hk_vp70", "m4_helmet"]}
    t = hall({"hudson": hero("0,0", 1)}, turn={"step": "activation"}, piles=given, hands=hand)
    t.play("accept", "recycle m4_helmet").expect({"piles.endurance": [], "piles.below": ["m4_helmet"]})
    t.chance(["m4_helmet", "hk_vp70"]).play("recycle hk_vp70")
    t.expect({"piles.endurance": ["m4_helmet", "hk_vp70"], "piles.below": []}).quiet()


@pytest.mark.rules("CORPS-STAT-03", "CORPS-AMB-10", "CORPS-REV-03")
@pytest.mark.parametrize(("card", "taken"), [("hk_vp70", True), ("m4_helmet", True), ("panic", False)])
def test_hudson_must_reveal_at_the_end_and_takes_weapons_and_equipment(card: str, taken: bool) -> None:
    t = hudson([card, "lets_rock"], step="actions").play("end activation")
    t.events(f"revealed {card}")
    t.expect({"hands.seat-1": [card] if taken else [], "piles.below": [] if taken else [card]})


@pytest.mark.rules("CORPS-STAT-03", "CORPS-AMB-79", "CORPS-AMB-10")
@pytest.mark.parametrize("choice", ["top", "bottom"])
def test_an_event_lets_hudson_look_at_the_top_tracker_card(choice: str) -> None:
    people: dict[str, object] = {"hudson": hero("0,0", 1), "gorman": hero("1,0", 2, activated=True)}
    deck = ["mt1_12_straggler", "mt2_08_drone_pair", "mt3_07_swarm"]
    more: dict[str, object] = {"piles": {"top": ["lets_rock"]}, "tracker": {"deck": deck}}
    t = hall(people, players=2, seats={"seat-2": {"had_turn": True}}, **more).play("end activation")
    t.offers("top mt1_12_straggler", "bottom mt1_12_straggler").refuses("top mt2_08_drone_pair")
    # Only the player who looks sees the card.
    t.expect({"view.seat-1.tracker.deck.0": "mt1_12_straggler", "view.seat-2.tracker.deck.0": "threat-1"})
    assert t.match.view(1).question is None
    seen = [event.phrase.id for event in t.match.view(1).log()]
    assert "looked" in seen
    assert "saw-tracker" not in seen
    t.play(f"{choice} mt1_12_straggler", stay="pass")
    order = deck if choice == "top" else [*deck[1:], deck[0]]
    assert [line for line in t.log if line.startswith("tracker-drawn")][:1] == [f"tracker-drawn seat-2 {order[0]}"]


@pytest.mark.rules("CORPS-STAT-03", "CORPS-GEN-04", "CORPS-AMB-79")
def test_an_empty_tracker_deck_is_not_refilled_to_look_at_it() -> None:
    t = hudson(["lets_rock"], step="actions", tracker={"deck": [], "discard": ["mt1_12_straggler"]})
    t.play("end activation", stay="first seat-1")
    assert not any(line.startswith("looked") for line in t.log)


# ---- Vasquez


def vasquez(card: str, edition: str = "updated", **more: object) -> Table:
    """Vasquez is activated with this card on top of the deck."""
    keys = {key: more.pop(key) for key in list(more) if key in ("down", "equipment", "weapons")}
    people: dict[str, object] = {"vasquez": hero("0,0", 1, aim=5, **keys)}
    piles = {"top": [card, "body_armor"], "exhaust": ["hand_welder"]}
    return hall(people, edition=edition, turn={"step": "activation"}, piles=piles, **more)


@pytest.mark.rules("CORPS-STAT-06", "CORPS-AMB-09", "CORPS-AMB-10")
@pytest.mark.parametrize(("equipment", "aim"), [([], 6), (["targeting_visor"], 7)])
def test_vasquez_aims_when_she_reveals_a_weapon(equipment: list[str], aim: int) -> None:
    t = vasquez("hk_vp70", equipment=equipment)
    t.expect({"characters.vasquez.aim": aim, "turn.actions": 2, "piles.below": ["hk_vp70"], "piles.exhaust.count": 1})


@pytest.mark.rules("CORPS-AMB-09", "CORPS-AMB-20")
def test_she_takes_no_aim_action_lying_down() -> None:
    vasquez("hk_vp70", down=True).expect({"characters.vasquez.aim": 5, "piles.below": ["hk_vp70"]})


@pytest.mark.rules("CORPS-STAT-06", "CORPS-AMB-10", "CORPS-RSH-01")
@pytest.mark.parametrize("card", ["m4_helmet", "lets_rock"])
@pytest.mark.parametrize("edition", ["updated", "2020"])
def test_vasquez_recycles_and_draws_when_she_reveals_equipment_or_an_event(card: str, edition: str) -> None:
    t = vasquez(card, edition)
    # The exhausted card was recycled before the draw, and the revealed one went under the deck after it.
    t.events(f"revealed {card}", "recycled 1", "drew seat-1 body_armor")
    assert sorted(t.value("piles.below")) == sorted([card, "hand_welder"])  # type: ignore[call-overload]
    t.expect({"hands.seat-1": ["body_armor"], "piles.exhaust": []})


@pytest.mark.rules("CORPS-STAT-06", "CORPS-AMB-09", "CORPS-FREE-06")
def test_the_vasquez_of_2020_may_attack_for_free_but_pays_for_it() -> None:
    weapons = ["m41a_pulse_rifle", "m40_grenades"]
    t = vasquez("hk_vp70", "2020", weapons=weapons, aliens=["3,0", "3,1"]).offers("accept", "refuse")
    t.chance(10).play("accept", "free attack alien-1 with m41a_pulse_rifle")
    # Her dial was reset to 7 first; no grenade follows an attack that is no action.
    t.expect({"characters.vasquez.aim": 6, "turn.actions": 2, "piles.exhaust.count": 2})
    t.play("done").refuses("free attack 3,0 with m40_grenades", "no-free-attack").quiet()
    t = vasquez("hk_vp70", "2020", weapons=weapons, aliens=["3,0"]).play("refuse")
    t.expect({"characters.vasquez.aim": 7, "turn.actions": 2, "aliens.count": 1})


@pytest.mark.rules("CORPS-AMB-09", "CORPS-GEN-04")
def test_without_a_target_the_vasquez_of_2020_is_not_asked() -> None:
    t = vasquez("hk_vp70", "2020", weapons=["m41a_pulse_rifle"])
    t.expect({"question.prompt": "equip step of vasquez", "piles.below": ["hk_vp70"]})


# ---- Gorman


@pytest.mark.rules("CORPS-STAT-07", "CORPS-AMB-71")
def test_gorman_must_draw_two_cards_when_his_activation_ends() -> None:
    t = hall({"gorman": hero("0,0", 1)}, piles={"top": ["hk_vp70", "m4_helmet", "body_armor"]})
    t.play("end activation").expect({"hands.seat-1": ["hk_vp70", "m4_helmet"]})
    people: dict[str, object] = {"gorman": grunt("0,0"), "hicks": hero("1,0", 1)}
    t = hall(people, turn={"active": "gorman"}, piles={"top": ["hk_vp70"]}).play("end activation")
    t.expect({"hands.seat-1": [], "piles.exhaust": []})


# ---- Newt's abilities


@pytest.mark.rules("CORPS-STAT-04", "CORPS-RST-01")
@pytest.mark.parametrize("edition", ["updated", "2020"])
@pytest.mark.parametrize(("who", "most"), [("newt", 4), ("ripley", 3)])
def test_newt_recycles_one_card_more_when_she_rests(who: str, most: int, edition: str) -> None:
    exhaust = ["hk_vp70", "m4_helmet", "body_armor", "hand_welder", "bypass_kit"]
    people: dict[str, object] = {"ripley": hero("0,0", 1), "newt": hero("1,0", 1)}
    t = hall(people, edition=edition, turn={"active": who}, piles={"exhaust": exhaust})
    t.play("rest", "enough", *["recycle exhausted"] * most).refuses("recycle exhausted")
    t.expect({"piles.exhaust.count": 5 - most, "piles.below.count": most})
    # She may recycle fewer.
    t = hall(people, edition=edition, turn={"active": who}, piles={"exhaust": exhaust})
    t.play("rest", "enough", "recycle exhausted", "enough").expect({"piles.exhaust.count": 4})


@pytest.mark.rules("CORPS-STAT-04", "CORPS-AMB-52", "CORPS-RST-02")
@pytest.mark.parametrize(("who", "more"), [("newt", True), ("frost", False)])
def test_a_grunt_of_2020_recycles_as_many_as_possible(who: str, more: bool) -> None:
    exhaust = ["hk_vp70", "m4_helmet", "body_armor", "hand_welder", "bypass_kit"]
    people: dict[str, object] = {"hicks": hero("0,0", 1), who: grunt("1,0")}
    t = hall(people, edition="2020", turn={"active": who}, piles={"exhaust": exhaust}).play("rest")
    t.expect({"piles.exhaust.count": 2, "turn.actions": 1})
    if more:
        # Three she must, the fourth she may.
        t.offers("recycle exhausted", "enough").play("recycle exhausted").expect({"piles.exhaust.count": 1})
    t.refuses("recycle exhausted")
    t = hall(people, edition="2020", turn={"active": who}, piles={"exhaust": exhaust[:2]}).play("rest")
    t.expect({"piles.exhaust": [], "piles.below.count": 2})
    t = hall(people, turn={"active": who}, piles={"exhaust": exhaust}).play("rest", "enough")
    t.expect({"piles.exhaust.count": 5, "turn.actions": 1})


PULL: dict[str, object] = {"newt": hero("0,0", 1), "hicks": grunt("5,0", activated=True), "ripley": hero("0,1", 1)}


@pytest.mark.rules("CORPS-STAT-05", "CORPS-AMB-72")
@pytest.mark.parametrize(
    ("edition", "faq11", "may"), [("updated", False, True), ("2020", False, False), ("2020", True, True)]
)
def test_newt_may_pull_somebody_towards_her_for_two_cards(edition: str, faq11: bool, may: bool) -> None:
    switches: dict[str, object] = {"faq11": True} if faq11 else {}
    t = hall(PULL, edition=edition, turn={"active": "newt"}, **switches).play("end activation")
    if may:
        t.offers("accept", "refuse").play("accept")
    # Ripley stands next to her already, so there is nobody but Hicks.
    t.offers("move 4,0").refuses("move 6,0").play("move 4,0", "move 3,0")
    t.expect({"characters.hicks.at": "3,0", "piles.exhaust.count": 2})


# ---- Ripley and Newt


@pytest.mark.rules("CORPS-NEWT-04", "CORPS-MAR-03")
@pytest.mark.parametrize("first", ["ripley", "newt"])
def test_ripley_and_newt_act_one_after_the_other_with_one_hand(first: str) -> None:
    people: dict[str, object] = {"ripley": hero("0,0", 1), "newt": hero("1,0", 1)}
    second = "newt" if first == "ripley" else "ripley"
    more: dict[str, object] = {"hands": {"seat-1": ["m4_helmet", "body_armor"]}, "piles": {"top": ["panic"]}}
    t = hall(people, turn={"step": "turn"}, **more).offers("activate ripley", "activate newt")
    t.play(f"activate {first}", f"equip {first} with m4_helmet", "done", "aim" if first == "ripley" else "rest")
    if first == "newt":
        t.play("enough", "enough")
    t.play("end activation")
    if first == "newt":
        t.expect({"question.prompt": "which hero acts first"})
    t.play(f"activate {second}").offers(f"equip {second} with body_armor").play("done")
    t.expect({"turn.active": second, "turn.actions": 2})


@pytest.mark.rules("CORPS-NEWT-07")
def test_newt_neither_attacks_nor_aims() -> None:
    people: dict[str, object] = {"ripley": hero("0,0", 1), "newt": hero("1,0", 1)}
    t = hall(people, turn={"active": "newt"}, aliens=["4,0"]).expect({"characters.newt.aim": 0})
    t.refuses("aim", "no-aim", "CORPS-NEWT-07").refuses("attack alien-1 with hk_vp70")
    t.offers("rest", "move 2,1", "end activation")
    # Turning dials does not reach her either.
    more: dict[str, object] = {"hands": {"seat-1": ["short_controlled_bursts"]}}
    t = hall(people, turn={"active": "newt"}, **more)
    t.play("play short_controlled_bursts").expect({"characters.newt.aim": 0, "characters.ripley.aim": 8})


@pytest.mark.rules("CORPS-NEWT-05", "CORPS-EQP-10")
def test_nobody_can_hand_newt_a_weapon_in_play() -> None:
    people: dict[str, object] = {"ripley": hero("0,0", 1), "newt": hero("1,0", 1)}
    t = hall(people, turn={"active": "ripley", "step": "equip"}, hands={"seat-1": ["hk_vp70", "m4_helmet"]})
    t.refuses("equip newt with hk_vp70", "newt-no-weapons", "CORPS-NEWT-05").offers("equip newt with m4_helmet")


FOUND: dict[str, object] = {
    "mission_blips": ["board:1,1"],
    "mission_blip_use": "newt",
    "special": ["interact_mission_blip: flip_mission_blip(which=adjacent) { newt: join(who=newt, at=token) }"],
}


def find_newt(people: dict[str, object], players: int = 1, **more: object) -> Table:
    """Somebody next to a mission blip that shows Newt."""
    blips = {"1,1": {"face": "newt"}}
    return hall(people, players=players, mission=FOUND, mission_blips=blips, **more)


@pytest.mark.rules("CORPS-NEWT-08", "CORPS-NEWT-09")
def test_newt_joins_as_a_grunt_without_ripley_and_may_still_act() -> None:
    t = find_newt({"gorman": hero("0,0", 1), "ripley": grunt("6,2")}).play("interact 1,1")
    t.expect({"characters.newt.side": "grunt", "characters.newt.at": "1,1", "characters.newt.equipment": []})
    t.expect({"mission_blips": []})
    t.play("end activation").offers("command newt", "command ripley")


@pytest.mark.rules("CORPS-NEWT-08")
def test_newt_joins_as_a_hero_of_ripleys_player_who_has_not_ended_the_turn() -> None:
    t = find_newt({"ripley": hero("0,0", 1)}).play("interact 1,1").expect({"characters.newt.hero": 1})
    t.play("end activation", "activate newt").expect({"turn.active": "newt", "turn.actions": 2, "turn.round": 1})


@pytest.mark.rules("CORPS-NEWT-08")
@pytest.mark.parametrize("ended", [True, False])
def test_newt_waits_a_round_when_ripleys_player_had_the_turn(ended: bool) -> None:
    people: dict[str, object] = {"gorman": hero("0,0", 1), "ripley": hero("6,2", 2, activated=ended)}
    t = find_newt(people, 2, seats={"seat-2": {"had_turn": ended}}, piles={"top": ["hk_vp70", "m4_helmet"]})
    t.play("interact 1,1").expect({"characters.newt.hero": 2, "characters.newt.activated": ended})
    t.play("end activation")
    if ended:
        t.expect({"turn.round": 2})
    else:
        t.offers("seat-2: activate newt", "seat-2: activate ripley")


@pytest.mark.rules("CORPS-NEWT-09", "CORPS-AMB-33")
@pytest.mark.parametrize("there", [True, False])
def test_newt_is_taken_over_only_when_ripley_is_gone_and_follows_her_otherwise(there: bool) -> None:
    people: dict[str, object] = {"hicks": hero("0,0", 1), "newt": grunt("6,0"), "gorman": hero("6,2", 2)}
    if there:
        people["ripley"] = grunt("5,2")
    t = hall(people, players=2, turn={"phase": "alien", "step": "aliens"}, aliens=["1,0"]).chance(10)
    if there:
        t.refuses("take over newt", "newt-follows-ripley", "CORPS-NEWT-09").play("take over ripley")
        t.expect({"characters.ripley.hero": 1, "characters.newt.hero": 1})
    else:
        t.play("take over newt").expect({"characters.newt.hero": 1})


@pytest.mark.rules("CORPS-NEWT-09")
def test_newt_stays_a_hero_when_ripley_dies() -> None:
    people: dict[str, object] = {"ripley": hero("0,0", 1), "newt": hero("6,2", 1), "hicks": grunt("5,2")}
    t = hall(people, turn={"phase": "alien", "step": "aliens"}, aliens=["1,0"], hands={"seat-1": ["hk_vp70"]})
    t.chance(10).expect({"characters.newt.hero": 1, "characters.ripley.fate": "killed", "piles.discard": ["hk_vp70"]})
    assert not any(line.startswith("took-over") for line in t.log)
