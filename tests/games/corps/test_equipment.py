"""Equipment: slots, the equip step, loadouts at set-up, and the cards the rulebooks show."""

from __future__ import annotations

import pytest

from hullbreach.games.corps.content.load import load
from tests.games.corps.test_piles import ROOM
from tests.scripted_table import Table, table

CORRIDOR = """
+-+-+-+-+-+
|. . . . .|
+ + + + +-+
|. . . .D.|
+-+-+-+-+-+
"""


def equip_step(
    hand: list[str],
    *,
    weapons: list[str] | None = None,
    equipment: list[str] | None = None,
    edition: str = "updated",
    others: dict[str, object] | None = None,
    players: int = 1,
    **more: object,
) -> Table:
    """Hicks at the equip step of his activation."""
    hicks: dict[str, object] = {"at": "0,0", "weapons": weapons or [], "equipment": equipment or []}
    given: dict[str, object] = {
        "board": CORRIDOR,
        "turn": {"step": "equip"},
        "characters": {"hicks": hicks, **(others or {})},
        "hands": {"seat-1": hand},
    }
    switches = {key: more.pop(key) for key in list(more) if key in ("grunt_equip", "open_hands")}
    given.update(more)
    return table(given, edition=edition, players=players, **switches)


# ---- slots


@pytest.mark.rules("CORPS-EQP-03")
@pytest.mark.parametrize(
    ("weapons", "equipment", "card"),
    [
        (["m41a_pulse_rifle", "hk_vp70"], [], "ithaca_37"),
        ([], ["m4_helmet", "body_armor"], "hand_welder"),
    ],
)
def test_two_weapons_and_two_equipment_cards_are_the_most(weapons: list[str], equipment: list[str], card: str) -> None:
    t = equip_step([card], weapons=weapons, equipment=equipment)
    t.refuses(f"equip hicks with {card}", "no-slot", "CORPS-EQP-03")
    fewer = equip_step([card], weapons=weapons[:1], equipment=equipment[:1])
    fewer.offers(f"equip hicks with {card}")


@pytest.mark.rules("CORPS-EQP-03")
def test_weapons_and_equipment_have_slots_of_their_own() -> None:
    equip_step(["body_armor"], weapons=["m41a_pulse_rifle", "hk_vp70"], equipment=["m4_helmet"]).offers(
        "equip hicks with body_armor"
    )
    equip_step(["hk_vp70"], weapons=["m41a_pulse_rifle"], equipment=["m4_helmet", "body_armor"]).offers(
        "equip hicks with hk_vp70"
    )


@pytest.mark.rules("CORPS-EQP-04", "CORPS-EQP-05", "CORPS-EQP-06", "CORPS-GLOS-01", "CORPS-GLOS-02", "CORPS-AMB-19")
@pytest.mark.parametrize(
    ("first", "second", "reason", "rule"),
    [
        ("m41a_pulse_rifle", "hk_vp70", None, None),
        ("hk_vp70", "m41a_pulse_rifle", None, None),
        ("m240_incinerator", "m40_grenades", None, None),
        ("m41a_pulse_rifle", "m240_incinerator", "needs-backup", "CORPS-EQP-04"),
        ("m240_incinerator", "m41a_pulse_rifle", "needs-backup", "CORPS-EQP-04"),
        ("hk_vp70", "ithaca_37", "one-backup", "CORPS-EQP-05"),
        ("hk_vp70", "hk_vp70", "one-backup", "CORPS-EQP-05"),
        ("m56_smart_gun", "hk_vp70", "bulky", "CORPS-EQP-06"),
        ("hk_vp70", "m56_smart_gun", "bulky", "CORPS-EQP-06"),
        ("m56_smart_gun", "m41a_pulse_rifle", "bulky", "CORPS-EQP-06"),
    ],
)
def test_a_second_weapon_needs_backup_and_nothing_bulky(
    first: str, second: str, reason: str | None, rule: str | None
) -> None:
    t = equip_step([second], weapons=[first])
    if reason is None:
        t.offers(f"equip hicks with {second}")
    else:
        t.refuses(f"equip hicks with {second}", reason, rule)


# ---- the equip step


@pytest.mark.rules("CORPS-EQP-07", "CORPS-EQP-13", "CORPS-DECK-08")
def test_equipping_from_hand_costs_the_printed_cost_once() -> None:
    t = equip_step(["m41a_pulse_rifle"], aliens=["2,0"])
    t.play("equip hicks with m41a_pulse_rifle")
    t.expect({"piles.exhaust.count": 3, "characters.hicks.weapons": ["m41a_pulse_rifle"], "hands.seat-1": []})
    t.chance(10).play("done", "attack alien-1 with m41a_pulse_rifle")
    # The attack has a price of its own, and nothing of the equip cost comes back.
    t.expect({"piles.exhaust.count": 4})


@pytest.mark.rules("CORPS-EQP-07")
def test_cards_are_equipped_in_the_equip_step_only() -> None:
    t = equip_step(["m41a_pulse_rifle", "stay_frosty"])
    t.refuses("equip hicks with stay_frosty", "not-equipment", "CORPS-EQP-07")
    t.refuses("equip hicks with hk_vp70", "not-in-hand", "CORPS-EQP-07")
    t.play("done").refuses("equip hicks with m41a_pulse_rifle").refuses("unequip m41a_pulse_rifle")


@pytest.mark.rules("CORPS-EQP-08", "CORPS-EQP-09", "CORPS-EQP-11")
@pytest.mark.parametrize("edition", ["updated", "2020"])
def test_equipping_and_taking_back_in_any_order(edition: str) -> None:
    t = equip_step(["hk_vp70", "m4_helmet"], weapons=["m41a_pulse_rifle", "ithaca_37"], edition=edition)
    t.refuses("equip hicks with hk_vp70", "no-slot")
    t.play("equip hicks with m4_helmet", "unequip ithaca_37", "equip hicks with hk_vp70", "unequip m4_helmet")
    t.expect({"characters.hicks.weapons": ["m41a_pulse_rifle", "hk_vp70"], "characters.hicks.equipment": []})
    # Helmet 2 and pistol 1 were paid; what went back to the hand was free.
    t.expect({"piles.exhaust.count": 3, "hands.seat-1": ["ithaca_37", "m4_helmet"]})
    t.offers("equip hicks with m4_helmet", "unequip hk_vp70", "done")
    t.play("equip hicks with m4_helmet").expect({"piles.exhaust.count": 5})
    t.refuses("unequip body_armor", "not-equipped", "CORPS-EQP-09")


@pytest.mark.rules("CORPS-EQP-10", "CORPS-AMB-12")
def test_others_within_two_steps_can_be_equipped() -> None:
    others: dict[str, object] = {
        "frost": {"at": "2,0", "side": "grunt"},
        "hudson": {"at": "2,1", "side": "grunt"},
        "vasquez": {"at": "3,0", "side": "grunt"},
    }
    t = equip_step(["hk_vp70"], others=others)
    t.offers("equip frost with hk_vp70", "equip hudson with hk_vp70", "equip hicks with hk_vp70")
    t.refuses("equip vasquez with hk_vp70", "too-far", "CORPS-EQP-10")
    t.play("equip frost with hk_vp70").expect({"characters.frost.weapons": ["hk_vp70"], "piles.exhaust.count": 1})


@pytest.mark.rules("CORPS-AMB-12", "CORPS-EQP-10")
def test_the_way_to_them_must_be_walkable_but_figures_do_not_matter() -> None:
    given: dict[str, object] = {
        "board": """
+-+-+-+
|. .|.|
+ +-+-+
|. .D.|
+-+-+-+
""",
        "turn": {"step": "equip"},
        "characters": {
            "hicks": {"at": "0,1"},
            "frost": {"at": "2,0", "side": "grunt"},
            "hudson": {"at": "2,1", "side": "grunt"},
            "vasquez": {"at": "1,0", "side": "grunt"},
            "gorman": {"at": "1,1", "side": "grunt"},
        },
        "hands": {"seat-1": ["m4_helmet"]},
    }
    # A wall cuts off Frost; the door to Hudson is open, and Gorman on the way does not matter.
    table(given).offers("equip hudson with m4_helmet").refuses("equip frost with m4_helmet", "too-far")
    given["doors"] = {"1,1|2,1": "barricaded"}
    table(given).refuses("equip hudson with m4_helmet", "too-far").offers("equip vasquez with m4_helmet")


@pytest.mark.rules("CORPS-EQP-10")
@pytest.mark.parametrize("agreed", [True, False])
def test_another_hero_takes_a_card_in_2020_only_if_its_player_agrees(agreed: bool) -> None:
    others: dict[str, object] = {"frost": {"at": "1,0", "hero": 2}}
    t = equip_step(["hk_vp70"], others=others, players=2, edition="2020").play("equip frost with hk_vp70")
    t.expect({"question.seat": "seat-2", "piles.exhaust.count": 0})
    t.play("accept" if agreed else "refuse")
    t.expect({"characters.frost.weapons": ["hk_vp70"] if agreed else [], "question.seat": "seat-1"})
    t.expect({"hands.seat-1": [] if agreed else ["hk_vp70"], "piles.exhaust.count": 1 if agreed else 0})


@pytest.mark.rules("CORPS-EQP-10")
def test_in_the_updated_rules_nobody_is_asked_and_grunts_never_are() -> None:
    others: dict[str, object] = {"frost": {"at": "1,0", "hero": 2}, "hudson": {"at": "1,1", "side": "grunt"}}
    t = equip_step(["hk_vp70", "ithaca_37"], others=others, players=2).play("equip frost with hk_vp70")
    t.expect({"characters.frost.weapons": ["hk_vp70"], "question.seat": "seat-1"})
    old = equip_step(["hk_vp70", "ithaca_37"], others=others, players=2, edition="2020")
    old.play("equip hudson with hk_vp70").expect({"characters.hudson.weapons": ["hk_vp70"]})


@pytest.mark.rules("CORPS-AMB-13")
def test_another_character_needs_a_free_slot() -> None:
    full = ["m4_helmet", "hand_welder"]
    others: dict[str, object] = {"frost": {"at": "1,0", "side": "grunt", "equipment": full}}
    t = equip_step(["body_armor"], others=others)
    t.refuses("equip frost with body_armor", "no-slot", "CORPS-EQP-03").refuses("unequip m4_helmet", "not-equipped")


@pytest.mark.rules("CORPS-EQP-15", "CORPS-AMB-13")
def test_a_grunts_own_equip_step_depends_on_the_switch() -> None:
    given: dict[str, object] = {
        "board": ROOM,
        "turn": {"step": "equip", "active": "frost"},
        "characters": {
            "hicks": {"at": "1,0", "equipment": ["m4_helmet"]},
            "frost": {"at": "0,0", "side": "grunt", "weapons": ["hk_vp70"]},
        },
        "hands": {"seat-1": ["m41a_pulse_rifle", "body_armor", "ithaca_37"]},
    }
    t = table(given)
    assert t.value("question.prompt") == "action of frost 2 left"
    t = table(given, grunt_equip="commander")
    t.offers("equip frost with m41a_pulse_rifle", "equip frost with body_armor")
    t.refuses("equip frost with ithaca_37", "one-backup").refuses("unequip hk_vp70").refuses(
        "equip hicks with body_armor"
    )
    t.play("equip frost with body_armor").expect(
        {"piles.exhaust.count": 1, "characters.frost.equipment": ["body_armor"]}
    )


@pytest.mark.rules("CORPS-EQP-12")
def test_cards_in_hand_do_nothing() -> None:
    hand = ["m41a_pulse_rifle", "targeting_visor", "motion_tracker_unit"]
    t = equip_step(hand, aliens=["2,0"]).play("done")
    t.refuses("attack alien-1 with m41a_pulse_rifle", "not-equipped").refuses("use motion_tracker_unit", "not-equipped")
    t.refuses("play targeting_visor", "not-an-event", "CORPS-EQP-12")
    # The visor would raise the dial by two.
    t.play("aim").expect({"characters.hicks.aim": 8, "hands.seat-1.count": 3})


@pytest.mark.rules("CORPS-EQP-14")
def test_equipped_cards_are_public_and_hands_are_not() -> None:
    others: dict[str, object] = {"frost": {"at": "1,0", "hero": 2}}
    t = equip_step(["hk_vp70"], weapons=["m41a_pulse_rifle"], equipment=["m4_helmet"], others=others, players=2)
    t.expect({"view.seat-2.characters.hicks.weapons": ["m41a_pulse_rifle"]})
    t.expect({"view.seat-2.characters.hicks.equipment": ["m4_helmet"], "view.seat-2.hands.seat-1": ["unknown"]})
    t.expect({"view.seat-1.hands.seat-1": ["hk_vp70"]})


# ---- the cards the rulebooks show

CARDS = {card.id: card for card in load().endurance}


def armed(*weapons: str, aim: int = 5, aliens: list[str] | None = None, who: str = "hicks", **more: object) -> Table:
    """Somebody with these weapons in front of Aliens."""
    given: dict[str, object] = {
        "board": ROOM,
        "characters": {who: {"at": "0,0", "weapons": list(weapons), "aim": aim}},
        "aliens": aliens or ["3,0", "3,1"],
    }
    given.update(more)
    return table(given)


@pytest.mark.rules("CORPS-CARD-01", "CORPS-GLOS-04", "CORPS-GLOS-05")
def test_the_pulse_rifle() -> None:
    card = CARDS["m41a_pulse_rifle"]
    assert (card.type, card.cost, card.full_auto, card.backup) == ("weapon", 3, True, False)
    t = armed("m41a_pulse_rifle", "m40_grenades")
    t.refuses("free attack 3,0 with m40_grenades", "no-free-attack", "CORPS-FREE-02")
    t.chance(10).play("attack alien-1 with m41a_pulse_rifle")
    # One card was exhausted; a missed attack grants the grenade as well, once, for no action.
    t.expect({"piles.exhaust.count": 1, "turn.actions": 1}).offers("free attack 3,0 with m40_grenades")
    t.chance(1, 10).play("free attack 3,0 with m40_grenades", "roll for alien-1")
    t.expect({"turn.actions": 1, "aliens": ["alien-2"], "characters.hicks.aim": 3})
    t.refuses("free attack 3,0 with m40_grenades").quiet()


@pytest.mark.rules("CORPS-CARD-01", "CORPS-GLOS-05")
def test_only_a_grenade_follows_the_pulse_rifle() -> None:
    t = armed("m41a_pulse_rifle", "hk_vp70").chance(10).play("attack alien-1 with m41a_pulse_rifle")
    t.refuses("free attack alien-1 with hk_vp70", "no-free-attack").quiet()


@pytest.mark.rules("CORPS-GLOS-04", "CORPS-CARD-01")
@pytest.mark.parametrize(("weapon", "auto"), [("m41a_pulse_rifle", True), ("hk_vp70", False)])
def test_full_auto_goes_on_after_a_hit(weapon: str, auto: bool) -> None:
    t = armed(weapon).chance(1).play(f"attack alien-1 with {weapon}")
    if auto:
        t.offers("fire at alien-2", "cease fire")
    else:
        t.refuses("fire at alien-2")


@pytest.mark.rules("CORPS-CARD-02", "CORPS-GLOS-01", "CORPS-GLOS-06", "CORPS-ATT-11")
def test_the_shotgun_is_a_close_backup_weapon() -> None:
    card = CARDS["ithaca_37"]
    assert (card.type, card.cost, card.backup, card.close) == ("weapon", 2, True, True)
    # It may be fired instead of the main weapon, better at two spaces than at three.
    t = armed("m41a_pulse_rifle", "ithaca_37", aliens=["2,0", "3,0"])
    t.offers("attack alien-1 with m41a_pulse_rifle", "attack alien-1 with ithaca_37")
    t.chance(7, 5).play("attack alien-1 with ithaca_37", "attack alien-2 with ithaca_37")
    t.events("shot hicks ithaca_37 alien-1 7 7", "alien-killed alien-1", "shot hicks ithaca_37 alien-2 5 4")
    t.expect({"aliens": ["alien-2"]})


@pytest.mark.rules("CORPS-CARD-03", "CORPS-CARD-04")
def test_helmet_and_armour_are_equipment() -> None:
    assert (CARDS["m4_helmet"].type, CARDS["m4_helmet"].cost) == ("equipment", 2)
    assert (CARDS["body_armor"].type, CARDS["body_armor"].cost) == ("equipment", 1)


@pytest.mark.rules("CORPS-CARD-05")
def test_the_smart_gun_eats_three_cards() -> None:
    t = armed("m56_smart_gun").chance(10).play("attack alien-1 with m56_smart_gun")
    t.expect({"piles.exhaust.count": 3})


@pytest.mark.rules("CORPS-CARD-06")
def test_the_flamethrower_covers_an_area_within_its_range() -> None:
    board = "\n".join(["", "+" + "-+" * 7, "|" + " ".join("." * 7) + "|", "+" + "-+" * 7, ""])
    t = armed("m240_incinerator", board=board, aliens=["5,0", "6,0"])
    t.offers("attack 4,0 with m240_incinerator")
    t.refuses("attack 5,0 with m240_incinerator", "out-of-range", "CORPS-ATT-10")
    t.refuses("attack alien-1 with m240_incinerator", "wrong-target", "CORPS-AREA-01")
    t.chance(1).play("attack 4,0 with m240_incinerator").expect({"aliens": ["alien-2"]}).quiet()


@pytest.mark.rules("CORPS-CARD-07", "CORPS-GLOS-05", "CORPS-GLOS-03")
def test_grenades_are_a_backup_weapon_and_lower_the_dial_by_one() -> None:
    card = CARDS["m40_grenades"]
    assert (card.type, card.backup, card.grenade, card.cumbersome) == ("weapon", True, True, True)
    t = armed("m41a_pulse_rifle", "m40_grenades").offers("attack 3,0 with m40_grenades")
    t.chance(10, 10).play("attack 3,0 with m40_grenades", "roll for alien-1")
    t.expect({"characters.hicks.aim": 4, "turn.actions": 1}).quiet()


@pytest.mark.rules("CORPS-CARD-08", "CORPS-ATT-09")
@pytest.mark.parametrize(("rolled", "left"), [(3, 1), (4, 2)])
def test_the_pistol_always_hits_on_three(rolled: int, left: int) -> None:
    t = armed("hk_vp70", aim=1).chance(rolled).play("attack alien-1 with hk_vp70")
    t.expect({"aliens.count": left, "piles.exhaust.count": 0}).quiet()


@pytest.mark.rules("CORPS-CARD-08")
@pytest.mark.parametrize("rolled", [1, 10])
def test_the_pistol_may_fire_again_for_a_card_after_hit_or_miss(rolled: int) -> None:
    t = armed("hk_vp70").chance(rolled).play("attack alien-1 with hk_vp70").offers("free attack alien-2 with hk_vp70")
    t.chance(10).play("free attack alien-2 with hk_vp70")
    t.expect({"piles.exhaust.count": 1, "turn.actions": 1, "characters.hicks.aim": 3})
    t.refuses("free attack alien-2 with hk_vp70", "no-free-attack").quiet()


@pytest.mark.rules("CORPS-GLOS-03", "CORPS-DFIR-05")
def test_cumbersome_weapons_are_no_use_in_defensive_fire() -> None:
    given: dict[str, object] = {
        "board": ROOM,
        "turn": {"phase": "alien", "step": "aliens"},
        "characters": {"hicks": {"at": "0,0", "weapons": ["m240_incinerator", "hk_vp70"]}},
        "aliens": ["1,0"],
    }
    t = table(given).offers("defensive fire with hk_vp70", "hold fire")
    t.refuses("defensive fire at 1,0 with m240_incinerator", "cumbersome", "CORPS-DFIR-05")


@pytest.mark.rules("CORPS-CARD-09", "CORPS-DECK-07", "CORPS-DECK-08")
def test_every_card_has_name_type_cost_keywords_and_text() -> None:
    for card in CARDS.values():
        assert card.name
        assert card.type in ("weapon", "equipment", "event", "hazard")
        assert card.cost >= 0
        assert (card.cost == 0) >= (card.type == "hazard")
        weapon_words = {"full_auto", "backup", "bulky", "cumbersome", "close", "grenade"}
        assert card.keywords <= {"weapon": weapon_words, "event": {"action", "free_action"}}.get(card.type, set())
        assert card.effects or card.type == "weapon"
    assert {card.type for card in CARDS.values()} == {"weapon", "equipment", "event", "hazard"}
    assert {card.type for card in CARDS.values() if card.cost} == {"weapon", "equipment", "event"}
