"""Encounters, Surprise Attacks, Shoot, Melee, Escape, Injuries and retreat."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis.rules.terms import AWAKE, CARCASS, DEAD
from tests.games.nemesis.tables import Table, kinds

FOUR = ("search", "rest", "demolition", "interruption")


def fight(*intruders: str, character: str = "scout", **settings: object) -> Table:
    """A Character in the Hibernatorium with Intruders, another far away."""
    table = Table(character, "pilot", **settings).put(1, "001").hand(0, *FOUR)
    for intruder in intruders:
        table.intruder(intruder, "011")
    return table


def around(table: Table) -> Table:
    """The Character enters 006 and meets somebody there."""
    return table.tile("006", "canteen").noise("c06_11_2").script(noise=["2"])


# ---- Encounters


@pytest.mark.rules(
    "NEM-EX-04",
    "NEM-ENC-01",
    "NEM-ENC-02",
    "NEM-ATK-03",
    "NEM-ENC-03",
    "NEM-ENC-04",
    "NEM-ENC-05",
    "NEM-ENC-16",
    "NEM-ACT-12",
)
def test_an_encounter_clears_the_noise_and_a_small_hand_is_surprised() -> None:
    table = around(fight()).noise("c05_06_3", "c06_07_1").bag("blank", "adult_4")
    table.g.met = True
    table.top("attacks", "scratch_2").script(encounter=["adult_4"])
    told = table.act(0, "move to 006")
    assert table.noises() == []
    assert table.crowd("006") == ["adult-1"]
    assert "surprise adult-1 seat-1" in told
    assert table.g.light[0] == 1
    assert kinds(table) == ["blank"]
    assert (table.g.actions, table.asked()) == (1, [0])


@pytest.mark.rules("NEM-ENC-04", "NEM-ENC-13", "NEM-ENC-12")
def test_an_equal_hand_is_not_surprised_and_reaction_to_danger_lowers_the_number() -> None:
    for number, weak, surprised in (("adult_3", False, False), ("adult_4", False, True), ("adult_4", True, False)):
        table = around(fight()).bag("blank", number).script(encounter=[number])
        table.g.met = True
        if weak:
            table.g.weaknesses, table.g.weakness_up = (table.g.fixed.weak_danger, *table.g.weaknesses[1:]), 1
        told = table.act(0, "move to 006")
        assert ("surprise adult-1 seat-1" in told) == surprised


@pytest.mark.rules("NEM-ENC-06", "NEM-ENC-07", "NEM-ENC-14")
def test_a_blank_is_noise_all_around_and_the_last_one_calls_an_adult() -> None:
    table = around(fight()).bag("blank").script(encounter=["blank"])
    table.act(0, "move to 006")
    assert len(table.noises()) == 4
    assert kinds(table) == ["adult", "blank"]
    assert table.crowd("006") == []


@pytest.mark.rules("NEM-CRI-01", "NEM-CRI-06", "NEM-ENC-03", "NEM-CHO-15", "NEM-GOL-01")
def test_the_first_miniature_lets_everybody_choose_an_objective_in_secret() -> None:
    table = around(fight()).bag("blank", "larva_1").script(encounter=["larva_1"])
    table.play(0, "move to 006", "pay rest")
    assert table.asked() == [0, 1]
    table.play(0, table.options(0)[0])
    assert table.asked() == [1]
    table.play(1, table.options(1)[1])
    assert [len(held) for held in table.g.objectives] == [1, 1]
    assert len(table.g.box_objectives) == len(table.g.fixed.content.objective_deck(0, 2)) * 2 - 2
    assert table.asked() == [0]


@pytest.mark.rules("NEM-ENC-09")
def test_the_ninth_adult_sends_those_home_that_nobody_fights() -> None:
    table = around(fight()).bag("blank", "adult_2").script(encounter=["adult_2"])
    for n, room in enumerate(("001", "003", "003", "003", "003", "003", "003", "003"), 1):
        table.intruder(f"adult-{n}", room)
    table.act(0, "move to 006")
    assert table.crowd("001") == ["adult-1"]
    assert table.crowd("003") == []
    assert table.crowd("006") == ["adult-2"]
    assert kinds(table) == ["adult"] * 7 + ["blank"]


@pytest.mark.rules("NEM-ENC-10", "NEM-AMB-12")
def test_without_a_miniature_the_token_is_a_blank() -> None:
    table = around(fight()).bag("blank", "queen_4").intruder("queen-1", "001").script(encounter=["queen_4"])
    table.act(0, "move to 006")
    assert len(table.noises()) == 4
    assert kinds(table) == ["blank", "queen"]


@pytest.mark.rules("NEM-ENC-08", "NEM-LAR-01", "NEM-ATK-05")
def test_a_larva_surprises_an_empty_hand_and_goes_onto_the_board() -> None:
    table = around(fight().hand(0, "search")).bag("blank", "larva_1").script(encounter=["larva_1"])
    table.g.met = True
    table.act(0, "move to 006")
    assert (table.g.larva, table.crowd("006"), len(table.g.discard[0])) == (1, [], 2)


# ---- Shoot


def shot(face: str, target: str, *blood: str, character: str = "scout", weak: str = "") -> Table:
    table = fight(target, character=character).top("attacks", *(blood or ("scratch_6", "scratch_5")))
    if weak:
        table.g.weaknesses, table.g.weakness_up = (table.g.names.value("weakness", weak), *table.g.weaknesses[1:]), 1
    table.script(combat=[face])
    weapon = table.g.names.name("item", table.g.held[0][0].item)
    table.act(0, f"shoot {target} with {weapon}")
    return table


@pytest.mark.rules("NEM-CBT-02", "NEM-CBT-04", "NEM-BAS-06")
@pytest.mark.parametrize(
    ("face", "target", "injuries"),
    [
        ("blank", "adult-1", 0),
        ("creeper", "adult-1", 0),
        ("creeper", "creeper-1", 1),
        ("adult", "adult-1", 1),
        ("adult", "breeder-1", 0),
        ("single", "queen-1", 1),
        ("double", "breeder-1", 2),
    ],
)
def test_faces_and_targets(face: str, target: str, injuries: int) -> None:
    table = shot(face, target)
    assert table.g.injuries[table.g.names.value("intruder", target)] == injuries
    assert table.g.held[0][0].ammo == 3
    assert len(table.g.hand[0]) == 3


@pytest.mark.rules("NEM-CBT-05", "NEM-CBT-06", "NEM-EX-05", "NEM-CRD-23")
@pytest.mark.parametrize(
    ("character", "face", "injuries"),
    [
        ("scientist", "double", 1),
        ("mechanic", "single", 2),
        ("captain", "double", 3),
        ("captain", "single", 1),
        ("soldier", "single", 2),
        ("soldier", "blank", 0),
    ],
)
def test_weapons_change_the_result(character: str, face: str, injuries: int) -> None:
    table = shot(face, "adult-1", character=character)
    assert table.g.injuries[table.g.names.value("intruder", "adult-1")] == injuries


@pytest.mark.rules("NEM-WEK-04", "NEM-CBT-05", "NEM-WEK-06")
def test_weaknesses_at_a_shot() -> None:
    adult = fight().g.names.value("intruder", "adult-1")
    assert shot("blank", "adult-1", weak="vital_places").g.injuries[adult] == 1
    # A replaced face does not set off another replacement.
    assert shot("blank", "adult-1", character="mechanic", weak="vital_places").g.injuries[adult] == 1
    assert shot("single", "adult-1", weak="vulnerability_to_energy").g.injuries[adult] == 2
    assert shot("blank", "adult-1", weak="vulnerability_to_energy").g.injuries[adult] == 0


# ---- Injuries


@pytest.mark.rules("NEM-INJ-03", "NEM-CBT-09", "NEM-INJ-06", "NEM-AMB-02", "NEM-INJ-07", "NEM-SWI-17")
def test_death_by_an_equal_value_leaves_a_carcass() -> None:
    table = shot("double", "adult-1", "scratch_2")
    assert table.crowd("011") == []
    assert CARCASS in table.g.lying[table.g.fixed.start]
    assert table.g.discards[4] == (table.g.names.value("attack", "scratch_2"),)
    table = fight("adult-1", kill_comparison="lower").top("attacks", "scratch_2").script(combat=["double"])
    table.act(0, "shoot adult-1 with rifle")
    assert table.crowd("011") == ["adult-1"]


@pytest.mark.rules("NEM-INJ-04", "NEM-INJ-05")
def test_breeder_and_queen_draw_two_and_an_arrow_among_them_is_a_retreat() -> None:
    table = shot("double", "breeder-1", "scratch_2", "scratch_3")
    assert table.crowd("011") == ["breeder-1"]
    table = fight().intruder("queen-1", "011", 3).top("attacks", "scratch_2", "scratch_3").script(combat=["double"])
    table.act(0, "shoot queen-1 with rifle")
    assert table.crowd("011") == []
    assert table.g.queen_killed
    table = fight("queen-1").top("attacks", "scratch_2", "bite_retreat").top("events", "damage")
    table.script(combat=["double"]).act(0, "shoot queen-1 with rifle")
    assert table.crowd("006") == ["queen-1"]


@pytest.mark.rules("NEM-INJ-02", "NEM-INJ-09")
def test_a_larva_dies_of_anything_and_the_species_may_be_on_the_brink() -> None:
    table = shot("creeper", "larva-1")
    assert table.crowd("011") == []
    assert CARCASS not in table.g.lying[table.g.fixed.start]
    table = shot("double", "adult-1", "scratch_3", weak="species_on_the_brink_of_extinction")
    assert table.crowd("011") == []


# ---- retreat


@pytest.mark.rules("NEM-RET-01", "NEM-RET-02", "NEM-RET-03", "NEM-RET-04", "NEM-TEC-05", "NEM-RET-05")
def test_a_retreat_follows_the_number_of_an_event_card() -> None:
    table = fight("adult-1").top("attacks", "bite_retreat").top("events", "coolant_leak").script(combat=["single"])
    told = table.act(0, "shoot adult-1 with rifle")
    assert table.crowd("015") == ["adult-1"]
    assert table.g.injuries[table.g.names.value("intruder", "adult-1")] == 1
    assert table.g.names.value("event", "coolant_leak") in table.g.discards[3]
    assert not [line for line in told if line.startswith("attack-card")]
    table = fight("adult-1").door("c11_15_1").top("attacks", "bite_retreat").top("events", "regeneration")
    table.script(combat=["single"]).act(0, "shoot adult-1 with rifle")
    assert table.crowd("011") == ["adult-1"]
    assert (table.g.closed, table.g.destroyed.bit_count()) == (0, 1)
    table = fight().put(0, "005", "canteen").intruder("adult-1", "005").bag("blank", "adult_2")
    table.top("attacks", "bite_retreat").top("events", "lurking").script(combat=["single"], pool=["adult_4"])
    table.act(0, "shoot adult-1 with rifle")
    assert table.crowd("005") == []
    assert kinds(table) == ["adult", "adult", "blank"]
    assert table.g.injuries[table.g.names.value("intruder", "adult-1")] == 0


# ---- Melee


@pytest.mark.rules("NEM-CBT-03", "NEM-CBT-04", "NEM-BAS-07", "NEM-CON-01")
def test_melee_contaminates_and_a_miss_hurts() -> None:
    table = fight("adult-1").top("attacks", "scratch_6").script(combat=["double"])
    table.act(0, "strike adult-1")
    adult = table.g.names.value("intruder", "adult-1")
    assert (table.g.injuries[adult], len(table.g.discard[0]), table.g.serious[0]) == (1, 2, ())
    table = fight("adult-1").top("wounds", "leg").script(combat=["creeper"])
    table.act(0, "strike adult-1")
    assert table.g.serious[0] == (4,)


@pytest.mark.rules("NEM-CBT-11", "NEM-CON-04")
def test_melee_without_a_contamination_card_left() -> None:
    table = fight("larva-1").script(combat=["single"])
    table.g.removed, table.g.contamination = tuple(sorted(table.g.contamination)), ()
    table.act(0, "strike larva-1")
    assert table.crowd("011") == []
    assert len(table.g.discard[0]) == 1


# ---- Eggs


@pytest.mark.rules("NEM-NST-03", "NEM-NST-04", "NEM-NST-05", "NEM-CBT-10", "NEM-CBT-12", "NEM-FIR-05")
def test_eggs_are_shot_and_struck_and_the_last_one_is_the_end_of_the_nest() -> None:
    table = fight().put(0, "006", "nest").script(combat=["double", "blank"], noise=["1", "3"])
    table.g.eggs = 2
    table.again()
    assert "shoot eggs with rifle" in table.options(0)
    told = table.act(0, "shoot eggs with rifle")
    assert (table.g.eggs, table.g.nest_destroyed, table.noises()) == (0, True, ["c06_07_1"])
    assert "egg-destroyed 006" in told
    table.g.eggs = 1
    table.again()
    told = table.act(0, "strike eggs")
    assert (table.g.eggs, table.g.serious[0]) == (1, ())
    assert not [line for line in told if line.startswith("contaminated")]


# ---- Escape


@pytest.mark.rules("NEM-EX-06", "NEM-ATK-01", "NEM-ATK-03", "NEM-ESC-01", "NEM-ESC-03", "NEM-ATK-07")
def test_whoever_runs_is_attacked_first() -> None:
    table = fight().put(0, "006", "canteen").intruder("adult-1", "006").top("attacks", "bite_4").top("wounds", "hand")
    table.script(noise=["silence"])
    told = table.act(0, "move to 011")
    assert table.g.serious[0] == (2,)
    assert table.where(0) == "011"
    assert "noise-rolled seat-1 silence" in told


@pytest.mark.rules("NEM-ESC-02", "NEM-ATK-09", "NEM-WND-05", "NEM-DTH-01", "NEM-TRN-10")
def test_two_serious_wounds_make_a_bite_deadly_and_the_corpse_stays() -> None:
    table = fight("adult-1").wound(0, "leg*", "hand*").top("attacks", "bite_4")
    table.act(0, "move to 006")
    assert table.g.status[0] == DEAD
    assert 3 in table.g.lying[table.g.fixed.start]
    assert table.asked() == [1]


@pytest.mark.rules("NEM-ESC-04", "NEM-ESC-06", "NEM-CHO-06")
def test_a_leg_wound_doubles_the_price_and_the_order_is_chosen() -> None:
    table = fight("adult-1", "creeper-1").wound(0, "leg").top("attacks", "tail_attack_2", "tail_attack_5")
    table.play(0, "move to 006", "pay search", "pay rest")
    assert table.prompt(0) == "escape-order"
    table.play(0, "intruder creeper-1")
    assert "attack-missed creeper-1 seat-1" in table.told
    assert table.told.index("attack-missed creeper-1 seat-1") < table.told.index("attack-missed adult-1 seat-1")
    assert (len(table.g.hand[0]), table.where(0)) == (2, "006")


@pytest.mark.rules("NEM-ESC-05", "NEM-LAR-01")
def test_a_larva_infests_whoever_leaves() -> None:
    table = fight("larva-1").tile("006", "canteen").script(noise=["silence"])
    table.act(0, "move to 006")
    assert (table.g.larva, table.crowd("011"), table.where(0)) == (1, [], "006")


# ---- attack cards


def attacked(card: str, *intruders: str, **settings: object) -> Table:
    """The Event Phase in which these Intruders attack with this card on top."""
    table = fight(*intruders, **settings).top("attacks", card).top("events", "regeneration").bag("blank", "larva_1")
    return table.script(development=["larva_1"])


@pytest.mark.rules("NEM-ATK-07", "NEM-ATK-08", "NEM-ATK-04", "NEM-ATK-06", "NEM-WND-01")
@pytest.mark.parametrize(
    ("card", "intruder", "light", "serious", "contaminated"),
    [
        ("scratch_2", "creeper-1", 1, 0, 1),
        ("claw_attack_3", "adult-1", 2, 0, 1),
        ("claw_attack_3", "creeper-1", 0, 0, 0),
        ("bite_4", "adult-1", 0, 1, 0),
        ("tail_attack_2", "queen-1", 0, 1, 0),
        ("tail_attack_2", "breeder-1", 0, 0, 0),
        ("frenzy_3", "breeder-1", 0, 1, 0),
        ("slime_5", "adult-1", 0, 0, 1),
    ],
)
def test_attack_cards(card: str, intruder: str, light: int, serious: int, contaminated: int) -> None:
    table = attacked(card, intruder)
    before = len(table.g.contamination)
    table.end_turn()
    assert (table.g.light[0], len(table.g.serious[0])) == (light, serious)
    assert before - len(table.g.contamination) == contaminated
    assert table.g.slime == (1 if card == "slime_5" else 0)


@pytest.mark.rules("NEM-ATK-10", "NEM-INJ-13")
def test_a_creeper_becomes_a_breeder_and_surprises_an_empty_hand() -> None:
    table = attacked("transformation_4", "creeper-1").hand(0)
    table.g.injuries[table.g.names.value("intruder", "creeper-1")] = 1
    table.top("attacks", "transformation_4", "frenzy_3")
    table.end_turn()
    assert table.crowd("011") == ["breeder-1"]
    assert len(table.g.serious[0]) == 1


@pytest.mark.rules("NEM-ATK-11")
def test_summoning_brings_another_who_does_not_attack() -> None:
    table = (
        attacked("summoning_3", "queen-1")
        .bag("blank", "adult_3", "larva_1")
        .script(summon=["adult_3"], development=["larva_1"])
    )
    told = table.end_turn()
    assert table.crowd("011") == ["queen-1", "adult-1"]
    assert len([line for line in told if line.startswith("attack-card")]) == 1


@pytest.mark.rules("NEM-ATK-02", "NEM-AMB-52")
def test_the_fewest_action_cards_are_attacked_and_a_tie_by_order() -> None:
    table = attacked("scratch_2", "adult-1").put(1, "011").hand(0, "search", "rest").hand(1, "search", "clean", "clean")
    table.end_turn()
    assert table.g.light == [0, 1]
    table = attacked("scratch_2", "adult-1").put(1, "011").hand(0, "search").hand(1, "search")
    table.end_turn()
    assert table.g.light == [1, 0]


@pytest.mark.rules("NEM-ATK-12", "NEM-WEK-06")
def test_the_way_of_fighting_makes_an_adults_bite_light() -> None:
    table = attacked("bite_4", "adult-1")
    table.g.weaknesses, table.g.weakness_up = (table.g.fixed.weak_fighting, *table.g.weaknesses[1:]), 1
    table.end_turn()
    assert (table.g.light[0], table.g.serious[0]) == (1, ())


@pytest.mark.rules("NEM-WND-03", "NEM-WND-01", "NEM-WND-07", "NEM-ATK-07")
def test_the_third_light_wound_is_serious_and_with_three_serious_any_wound_kills() -> None:
    table = attacked("claw_attack_3", "adult-1").wound(0, light=1).top("wounds", "body")
    table.end_turn()
    assert (table.g.light[0], table.g.serious[0]) == (0, (6,))
    table = attacked("scratch_2", "adult-1").wound(0, "leg*", "leg", "hand")
    before = len(table.g.contamination)
    table.end_turn()
    assert table.g.status == [DEAD, AWAKE]
    assert before == len(table.g.contamination)


@pytest.mark.rules("NEM-CRD-24", "NEM-CHO-14", "NEM-HID-21")
def test_nerves_of_steel_ignore_a_surprise_attack_and_the_soldier_is_asked_whatever_is_in_hand() -> None:
    for hand, asked in ((("nerves_of_steel", "search"), True), (("rest", "search"), True), (("search",), False)):
        table = around(fight(character="soldier").hand(0, *hand)).bag("blank", "adult_4").top("attacks", "scratch_2")
        table.g.met = True
        table.script(encounter=["adult_4"])
        table.play(0, "move to 006")
        if "pay search" in table.options(0):
            table.play(0, "pay search")
        assert (table.prompt(0) == "protect") == asked
        if hand[0] == "nerves_of_steel":
            table.play(0, "play nerves_of_steel")
            assert table.g.light[0] == 0
        elif asked:
            table.play(0, "pass")
            assert table.g.light[0] == 1


@pytest.mark.rules("NEM-ATK-13", "NEM-DTH-03")
def test_armor_stops_any_attack_and_is_gone() -> None:
    table = attacked("bite_4", "adult-1", character="soldier").item(0, "armor")
    table.play(0, "pass", "done")
    table.play(1, "pass", "done")
    assert table.prompt(0) == "protect"
    table.play(0, "use armor")
    assert (table.g.serious[0], table.goods(0)) == ((), ["assault_rifle"])
    table = attacked("bite_4", "larva-1", character="soldier").item(0, "armor")
    table.play(0, "pass", "done")
    table.play(1, "pass", "done")
    table.play(0, "use armor")
    assert (table.g.larva, table.crowd("011")) == (0, ["larva-1"])


@pytest.mark.rules("NEM-ITM-11", "NEM-CRD-24")
def test_nobody_is_asked_for_nerves_of_steel_when_an_intruder_is_lured_away() -> None:
    table = Table("soldier").intruder("adult-1", "011").top("attacks", "scratch_2").item(0, "decoy")
    table.hand(0, "search", "nerves_of_steel").play(0, "use decoy", "room 006", "pay search")
    assert (table.prompt(0), table.g.light[0], table.crowd("006")) == ("action", 1, ["adult-1"])
