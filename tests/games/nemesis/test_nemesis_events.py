"""The Event Phase: time, fire, Event cards, bag development, larvae."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis.rules.terms import AWAKE, DEAD, EGG
from tests.games.nemesis.tables import Table, kinds


def phase(event: str = "regeneration", token: str = "larva_1", **settings: object) -> Table:
    """Two Characters in the Hibernatorium, this Event card on top and this token to come from the bag."""
    table = Table("captain", "scout", **settings).top("events", event)
    table.bag("blank", *(() if token == "blank" else (token,))).script(development=[token])
    return table


# ---- time and the sequence


@pytest.mark.rules("NEM-EVT-01", "NEM-SDS-02", "NEM-SDS-04", "NEM-CRI-04", "NEM-POD-01")
def test_the_sequence_runs_with_time_and_unlocks_the_pods_on_yellow() -> None:
    table = phase()
    table.g.sequence = 1
    table.end_turn()
    assert (table.g.time, table.g.sequence, table.g.locked) == (1, 2, 3)
    table.top("events", "nest").script(development=["blank"]).end_turn()
    assert (table.g.sequence, table.g.locked) == (3, 0)


@pytest.mark.rules("NEM-SDS-05", "NEM-END-02", "NEM-END-07", "NEM-END-05")
def test_the_skull_is_the_end_of_everybody_aboard() -> None:
    table = phase()
    table.g.sequence = 5
    table.end_turn()
    assert table.match.outcome is not None
    assert table.match.outcome.reason == "self-destruct"
    assert [table.match.outcome.result(seat).reason for seat in (0, 1)] == ["dead-explosion"] * 2


@pytest.mark.rules("NEM-END-01", "NEM-CMP-10", "NEM-AMB-26", "NEM-SDS-06")
@pytest.mark.parametrize(("sequence", "reason"), [(-1, "jump"), (0, "self-destruct")])
def test_the_jump_kills_whoever_is_awake(sequence: int, reason: str) -> None:
    table = phase()
    table.g.time, table.g.sequence = 14, sequence
    table.end_turn()
    assert table.match.outcome is not None
    assert table.match.outcome.reason == reason


# ---- fire


@pytest.mark.rules("NEM-FIR-04", "NEM-FIR-05", "NEM-FIR-10", "NEM-EVT-03", "NEM-WEK-07")
def test_fire_hurts_intruders_and_burns_an_egg_of_the_explored_nest() -> None:
    table = (
        phase("hunt_b").tile("006", "nest").mark("006", "fire").intruder("adult-1", "006").top("attacks", "scratch_6")
    )
    g = table.g
    g.weaknesses, g.weakness_up = (g.fixed.weak_fire, *g.weaknesses[1:]), 1
    g.room[0] = g.room[1] = table.room("020")
    table.again().end_turn()
    assert (g.injuries[g.names.value("intruder", "adult-1")], g.eggs) == (2, 4)


@pytest.mark.rules("NEM-FIR-02", "NEM-END-02", "NEM-FIR-01")
def test_a_ninth_fire_destroys_the_ship() -> None:
    table = phase("flammable_compounds")
    for room in ("001", "002", "003", "004", "005", "007", "009", "010"):
        table.mark(room, "fire")
    table.end_turn()
    assert table.match.outcome is not None
    assert table.match.outcome.reason == "fire"


@pytest.mark.rules("NEM-MAL-04", "NEM-EVC-19", "NEM-MAL-03")
def test_a_ninth_malfunction_destroys_the_ship_but_not_in_a_room_that_has_one() -> None:
    rooms = ("001", "002", "003", "004", "005", "007", "009", "010")
    table = phase("malfunction")
    for room in rooms:
        table.mark(room, "malfunction")
    table.end_turn()
    assert table.match.outcome is None
    table = phase("life_support_failure").tile("017", "surgery")
    for room in rooms:
        table.mark(room, "malfunction")
    table.end_turn()
    assert table.match.outcome is not None
    assert table.match.outcome.reason == "malfunction"


# ---- movement by events


@pytest.mark.rules("NEM-EVT-04", "NEM-EVT-05", "NEM-EVT-08", "NEM-EVT-09", "NEM-EX-10", "NEM-EVC-18")
def test_intruders_out_of_combat_move_by_the_number_and_the_leak_looks_at_the_generator() -> None:
    table = phase("coolant_leak").tile("017", "generator").mark("017", "malfunction")
    table.intruder("adult-1", "006").intruder("larva-1", "006").intruder("queen-1", "011").intruder("breeder-1", "013")
    table.top("attacks", "transformation_4").door("c13_14_1")
    table.end_turn()
    assert (table.crowd("007"), table.crowd("006"), table.crowd("011")) == (["adult-1"], ["larva-1"], ["queen-1"])
    assert table.crowd("013") == ["breeder-1"]
    assert table.g.destroyed.bit_count() == 1
    assert table.g.sequence == 0
    leak = table.g.names.value("event", "coolant_leak")
    assert leak not in (*table.g.decks[3], *table.g.discards[3])
    assert len(table.g.decks[3]) == 19


@pytest.mark.rules("NEM-EVC-12", "NEM-EVT-06", "NEM-AMB-27")
def test_malfunction_hits_the_cockpit_and_goes_back_into_the_deck() -> None:
    table = phase("malfunction")
    table.end_turn()
    assert table.g.malfunction == 1
    assert (len(table.g.decks[3]), table.g.discards[3]) == (20, ())


@pytest.mark.rules("NEM-EVC-08", "NEM-SWI-10", "NEM-AMB-41")
def test_hunting_adults_go_to_the_lowest_room_with_somebody_in_it() -> None:
    table = phase("hunt_b").put(1, "006", "canteen").tile("007", "cabins").put(0, "008", "storage")
    table.intruder("adult-1", "007").intruder("adult-2", "004").door("c04_08_1")
    table.end_turn()
    assert (table.crowd("006"), table.crowd("004")) == (["adult-1"], ["adult-2"])
    assert table.g.closed
    table = phase("hunt_b", hunt_closed_doors="break").put(0, "008", "storage").intruder("adult-2", "004")
    table.door("c04_08_1").end_turn()
    assert table.g.destroyed


@pytest.mark.rules("NEM-EVC-05")
def test_lurking_sends_everybody_home_whom_nobody_sees() -> None:
    table = phase("lurking", token="blank").intruder("breeder-1", "006").intruder("queen-1", "011")
    table.top("attacks", "transformation_4")
    table.bag("blank").script(development=["blank"], pool=["breeder_3", "adult_2"])
    table.end_turn()
    assert (table.crowd("006"), table.crowd("011")) == ([], ["queen-1"])
    assert kinds(table) == ["adult", "blank", "breeder"]


@pytest.mark.rules("NEM-EVC-02", "NEM-AMB-79")
def test_hatching_infests_empty_hands_in_the_nest_or_adds_a_larva() -> None:
    table = phase("hatching", token="blank").put(0, "006", "nest").hand(0, "clean")
    table.end_turn()
    assert (table.g.eggs, table.g.larva) == (4, 1)
    table = phase("hatching", token="blank").script(pool=["adult_2"])
    table.end_turn()
    assert kinds(table) == ["adult", "blank", "larva"]


@pytest.mark.rules("NEM-EVC-03", "NEM-EVC-04", "NEM-EVC-15")
def test_regeneration_damage_and_bulkheads() -> None:
    table = phase("regeneration").intruder("adult-1", "006", 3)
    table.end_turn()
    assert table.g.injuries[table.g.names.value("intruder", "adult-1")] == 1
    table = phase("damage").intruder("adult-1", "013").intruder("larva-1", "010")
    table.end_turn()
    assert table.g.malfunction == 1 << table.room("019")
    table = phase("bulkheads_open").door("c13_14_1").door("c05_06_3", "destroyed")
    table.end_turn()
    assert (table.g.closed, table.g.destroyed.bit_count()) == (0, 1)


@pytest.mark.rules("NEM-EVC-06", "NEM-AMB-48", "NEM-LAR-03", "NEM-LAR-05", "NEM-HID-18")
def test_eclosion_bursts_and_scans_four_drawn_cards() -> None:
    table = phase("eclosion").put(1, "006", "canteen")
    g = table.g
    g.larva = 1
    infected = g.fixed.contaminated + 2
    g.contamination = tuple(sorted(g.contamination))[:-1]
    g.deck[1] = (*g.deck[1], infected)
    table.again().end_turn()
    assert (g.status[0], g.cause[0]) == (DEAD, 1)
    assert table.crowd("011") == ["creeper-1"]
    assert g.larva == 2
    assert len([line for line in table.told if line.startswith("discarded seat-2")]) == 4


@pytest.mark.rules("NEM-EVC-07", "NEM-EVC-09", "NEM-EVC-10", "NEM-FIR-07", "NEM-FIR-09")
def test_fire_spreads_from_what_burned_before_and_not_through_doors() -> None:
    table = phase("consuming_fire").put(0, "001").put(1, "001").tile("014", "canteen", items=3).mark("014", "fire")
    table.door("c13_14_1").end_turn()
    burning = [table.g.names.name("room", n) for n in range(21) if table.g.fire >> n & 1]
    assert burning == ["011", "014", "017"]
    assert table.g.items[table.room("014")] == 0
    table = phase("damaging_fire").put(0, "001").put(1, "001").mark("014", "fire")
    table.end_turn()
    assert table.g.malfunction == 1 << table.room("014")
    table = phase("flammable_compounds").put(0, "001").put(1, "001").mark("011", "fire")
    table.end_turn()
    assert table.g.fire.bit_count() == 5


@pytest.mark.rules("NEM-EVC-11", "NEM-EVC-14", "NEM-NOI-07")
def test_scent_and_nest_make_noise_in_every_corridor_there() -> None:
    table = phase("scent_of_prey").put(0, "005", "canteen")
    table.g.slime = 1
    table.end_turn()
    assert table.noises() == ["c05_06_3", "c05_10_12", "tech_main"]
    table = phase("nest").tile("006", "nest")
    table.end_turn()
    assert len(table.noises()) == 4


@pytest.mark.rules("NEM-EVC-13", "NEM-ALT-05", "NEM-AMB-77", "NEM-ENC-15")
def test_noise_in_technical_corridors_marks_or_rolls_at_the_entrances() -> None:
    table = phase("noise_in_technical_corridors")
    table.end_turn()
    assert table.noises() == ["tech_main"]
    table = phase("noise_in_technical_corridors").noise("tech_main").put(0, "005", "canteen").script(noise=["1"])
    told = table.end_turn()
    assert [line for line in told if line.startswith("noise-rolled")] == ["noise-rolled seat-1 1"]
    table = phase("noise_in_technical_corridors", board="alternate")
    table.end_turn()
    assert table.noises() == ["tech_red", "tech_blue"]


@pytest.mark.rules("NEM-EVC-01")
def test_egg_protection_is_an_encounter_for_who_has_an_egg() -> None:
    table = phase("egg_protection").bag("blank", "creeper_1", "larva_1").script(encounter=["creeper_1"])
    table.g.carried[1], table.g.eggs, table.g.met = (EGG,), 4, True
    table.put(1, "006", "canteen").end_turn()
    assert table.crowd("006") == ["creeper-1"]


@pytest.mark.rules("NEM-EVC-16", "NEM-POD-11", "NEM-AMB-18", "NEM-SWI-14")
def test_an_ejected_pod_takes_its_occupants_along_or_leaves_them() -> None:
    for switch, status in (("launch", 3), ("remove", AWAKE)):
        table = phase("evacuation_pod_ejection", pod_ejection=switch).put(0, "006", "evacuation_a")
        table.g.pod[0] = 0
        table.again().end_turn()
        assert (table.g.status[0], table.g.pods_gone) == (status, 1)


# ---- the bag


@pytest.mark.rules("NEM-BAG-01", "NEM-BAG-02", "NEM-BAG-03", "NEM-BAG-07", "NEM-BAG-09")
@pytest.mark.parametrize(
    ("token", "bag"),
    [
        ("larva_1", ["adult", "blank"]),
        ("creeper_1", ["blank", "breeder"]),
        ("blank", ["adult", "blank"]),
        ("queen_4", ["blank", "queen"]),
        ("adult_3", ["adult", "blank"]),
    ],
)
def test_the_bag_develops(token: str, bag: list[str]) -> None:
    table = phase(token=token).script(noise=["silence", "silence"])
    table.end_turn()
    assert kinds(table) == bag


@pytest.mark.rules("NEM-BAG-04", "NEM-BAG-08", "NEM-NOI-02", "NEM-POD-07", "NEM-RND-03", "NEM-SWI-05", "NEM-AMB-34")
def test_an_adult_token_makes_everybody_roll_who_is_not_in_combat() -> None:
    for switch, rolls in (("present", 1), ("sheltered", 0)):
        table = phase(token="adult_3", pod_waiting=switch).put(0, "006", "evacuation_a")
        table.intruder("creeper-1", "011").top("attacks", "frenzy_3")
        table.g.pod[0] = 0
        table.again().script(noise=["silence"])
        told = table.end_turn()
        assert len([line for line in told if line.startswith("noise-rolled")]) == rolls


@pytest.mark.rules("NEM-BAG-05", "NEM-BAG-06", "NEM-AMB-11", "NEM-AMB-73", "NEM-NST-07", "NEM-NST-09", "NEM-SWI-11")
def test_the_queen_lays_an_egg_or_comes_to_the_nest() -> None:
    table = phase(token="queen_4")
    table.end_turn()
    assert table.g.eggs == 6
    table = phase(token="queen_4").put(0, "006", "nest").hand(0, "search", "rest").top("attacks", "scratch_2")
    table.g.met = True
    table.again().noise("c06_07_1").end_turn()
    assert (table.crowd("006"), table.g.light[0], table.noises(), table.g.eggs) == (["queen-1"], 1, [], 5)


# ---- death


@pytest.mark.rules(
    "NEM-DTH-01", "NEM-DTH-02", "NEM-AMB-17", "NEM-DTH-03", "NEM-DTH-04", "NEM-DTH-05", "NEM-CRI-02", "NEM-RND-04"
)
def test_the_first_death_unlocks_the_pods_and_everything_else_is_lost() -> None:
    table = (
        phase().item(0, "medkit").hand(0, "search", "clean").intruder("adult-1", "011").wound(0, "leg", "leg*", "hand")
    )
    table.g.carried[0], table.g.eggs = (EGG,), 4
    table.put(1, "006", "canteen").top("attacks", "scratch_2").end_turn()
    g = table.g
    assert g.status == [DEAD, AWAKE]
    assert (g.locked, g.lying[g.fixed.start]) == (0, (0, 3, EGG))
    assert (g.hand[0], g.deck[0], g.inventory[0], g.held[0], g.quests[0]) == ((), (), (), (), ())
    assert g.removed == (g.fixed.contaminated + 1,)
    assert (g.first, table.asked()) == (1, [1])


@pytest.mark.rules("NEM-END-03", "NEM-END-06", "NEM-END-05", "NEM-VIC-08")
def test_the_last_one_awake_ends_the_game() -> None:
    table = Table("captain").intruder("adult-1", "011").wound(0, "leg", "leg", "hand").top("attacks", "scratch_2")
    table.end_turn()
    outcome = table.match.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.result(0).reason) == ("jump", (), "dead-intruder")
