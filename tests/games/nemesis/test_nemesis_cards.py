"""Single Action cards, Items and Rooms, each where it matters."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis.rules.terms import AWAKE, DEAD
from tests.games.nemesis.tables import Table


def alone(character: str, *hand: str, **settings: object) -> Table:
    """A Character to act, the other one far away."""
    other = "pilot" if character != "pilot" else "scout"
    return Table(character, other, **settings).put(1, "020").hand(0, *hand)


# ---- Action cards


@pytest.mark.rules("NEM-CRD-09", "NEM-ACT-03", "NEM-AMB-43")
def test_reload_gives_one_ammo_to_the_six_shooter() -> None:
    table = alone("captain", "reload", "rest")
    assert "play reload" not in table.options(0)
    table.ammo(0, 4).play(0, "play reload")
    assert (table.g.held[0][0].ammo, table.cards(0)) == (5, ["rest"])


@pytest.mark.rules("NEM-CRD-10", "NEM-MAL-05", "NEM-CHO-08")
def test_demolition_breaks_a_closed_door_or_the_room() -> None:
    table = alone("captain", "demolition").door("c11_15_1").door("c05_06_3")
    table.play(0, "play demolition")
    assert table.options(0) == ["way 1", "way 2"]
    table.play(0, "way 1")
    assert (table.g.closed.bit_count(), table.g.destroyed.bit_count()) == (1, 1)
    table = alone("captain", "demolition")
    table.play(0, "play demolition")
    assert table.g.malfunction == 1 << table.room("011")
    table = alone("captain", "demolition").put(0, "006", "nest")
    assert "play demolition" not in table.options(0)


@pytest.mark.rules("NEM-CRD-13", "NEM-AMB-09", "NEM-CHO-26")
def test_piloting_works_in_the_cockpit_and_at_a_computer() -> None:
    table = alone("pilot", "piloting").put(0, "001")
    table.play(0, "play piloting")
    assert table.options(0) == ["way 1", "way 2"]
    table.play(0, "way 1")
    assert table.match.view(0).state.coordinates == table.g.coordinates
    table = alone("pilot", "piloting").put(0, "006", "comms_room")
    table.play(0, "play piloting", "way 2")
    assert table.match.view(0).state.coordinates == table.g.coordinates
    assert not table.g.signal
    assert "play piloting" not in alone("pilot", "piloting").put(0, "001").mark("001", "malfunction").options(0)


@pytest.mark.rules("NEM-CRD-14", "NEM-ROM-02")
def test_an_old_friend_uses_rooms_without_a_computer() -> None:
    table = alone("pilot", "old_friend").put(0, "021")
    table.play(0, "play old_friend")
    assert table.match.view(0).state.engines[0] == table.g.engines[0]
    assert "play old_friend" not in alone("pilot", "old_friend").put(0, "006", "comms_room").options(0)


@pytest.mark.rules("NEM-CRD-15", "NEM-EXP-12", "NEM-HID-16", "NEM-HID-06")
def test_knowledge_of_the_ship_shows_a_tile_but_not_its_token() -> None:
    table = alone("pilot", "knowledge_of_the_ship")
    table.play(0, "play knowledge_of_the_ship", "way 2", "room 009")
    g, room = table.g, table.room("009")
    assert table.match.view(0).state.tile[room] == g.tile[room]
    assert table.match.view(0).state.token[room] != g.token[room]
    assert table.match.view(1).state.tile[room] == -1
    assert not g.explored >> room & 1


@pytest.mark.rules("NEM-CRD-17")
def test_blocking_access_breaks_any_computer() -> None:
    table = alone("scientist", "blocking_access").put(0, "006", "comms_room").tile("010", "generator")
    table.g.signal = 1
    table.again().play(0, "play blocking_access")
    assert table.options(0) == ["room 006", "room 010"]
    table.play(0, "room 010")
    assert table.g.malfunction == 1 << table.room("010")


@pytest.mark.rules("NEM-CRD-20", "NEM-MOV-07")
def test_reconnaissance_is_quiet() -> None:
    table = alone("scout", "reconnaissance", "rest").tile("006", "canteen")
    told = table.play(0, "play reconnaissance", "room 006")
    assert table.where(0) == "006"
    assert not [line for line in told if line.startswith("noise")]


@pytest.mark.rules("NEM-CRD-22", "NEM-CHO-07")
def test_taking_aim_rolls_again_once() -> None:
    table = alone("soldier", "taking_aim").intruder("adult-1", "011").top("attacks", "scratch_6")
    table.script(combat=["blank", "single"]).play(0, "play taking_aim")
    assert table.prompt(0) == "reroll"
    table.play(0, "accept")
    assert table.g.injuries[table.g.names.value("intruder", "adult-1")] == 2
    table = alone("soldier", "taking_aim").intruder("adult-1", "011").script(combat=["blank"])
    table.play(0, "play taking_aim", "refuse")
    assert table.g.injuries[table.g.names.value("intruder", "adult-1")] == 0


@pytest.mark.rules("NEM-CRD-25", "NEM-TEC-03", "NEM-EXP-08", "NEM-TRN-09")
def test_the_mechanic_crawls_to_another_entrance_and_passes() -> None:
    table = alone("mechanic", "technical_corridors", "rest").put(0, "005", "canteen")
    table.play(0, "play technical_corridors")
    assert table.options(0) == ["room 002", "room 004", "room 009", "room 014", "room 015", "room 019", "room 021"]
    room = table.room("002")
    table.g.token[room] = table.g.names.value("exploration", "doors_2")
    table.script(noise=["silence"]).play(0, "room 002")
    assert (table.where(0), table.g.closed, table.g.have_passed) == ("002", 0, 1)


@pytest.mark.rules("NEM-CRD-26", "NEM-CHO-24", "NEM-FIR-08")
def test_pyrotechnics_burn_an_item_or_put_the_fire_out() -> None:
    table = alone("mechanic", "pyrotechnics", "rest").item(0, "medkit")
    table.play(0, "play pyrotechnics")
    assert table.options(0) == ["item medkit", "item sawed_off_shotgun"]
    table.play(0, "item medkit")
    assert (table.g.fire, table.goods(0)) == (1 << table.room("011"), ["sawed_off_shotgun"])
    table = alone("mechanic", "pyrotechnics", "rest").mark("011", "fire")
    table.play(0, "play pyrotechnics")
    assert not table.g.fire


@pytest.mark.rules("NEM-ACT-09", "NEM-ACT-10", "NEM-ACT-11", "NEM-ACT-08", "NEM-CBT-01", "NEM-BAS-11", "NEM-CRF-04")
def test_in_combat_only_what_is_not_marked_otherwise() -> None:
    table = (
        Table("captain", "scout").hand(0, "motivation", "search", "suppressive_fire").put(0, "006", "canteen", items=2)
    )
    table.put(1, "006").item(0, "chemicals", "alcohol", "medkit", "tools").wound(0, light=1)
    calm = table.options(0)
    assert "play search" in calm
    assert "play suppressive_fire" not in calm
    table.intruder("adult-1", "006")
    fighting = table.options(0)
    assert {"play motivation", "play suppressive_fire", "strike adult-1", "move to 011"} <= set(fighting)
    gone = set(calm) - set(fighting)
    assert {"play search", "trade", "craft antidote", "craft flamethrower", "use room", "careful to 011"} <= gone
    assert "activate intercom" in gone
    assert table.refused(0, "trade") == "only-out-of-combat NEM-ACT-10"
    assert table.refused(0, "play search") == "only-out-of-combat NEM-ACT-09"


@pytest.mark.rules("NEM-ACT-08", "NEM-NST-01")
def test_eggs_are_no_intruders() -> None:
    table = alone("captain", "search", "rest", "demolition").put(0, "006", "nest")
    assert "use room" in table.options(0)
    assert "shoot eggs with six_shooter" in table.options(0)


# ---- Items


@pytest.mark.rules("NEM-ITM-12", "NEM-ACT-15", "NEM-CHO-20")
def test_a_taser_hurts_and_drives_off_or_empties_a_hand() -> None:
    table = Table("captain", "scout").hand(0, "rest").hand(1, "search", "clean").item(0, "taser")
    table.intruder("adult-1", "011").top("attacks", "scratch_6").top("events", "damage")
    table.play(0, "use taser", "way 1")
    table.settle()
    assert table.crowd("006") == ["adult-1"]
    table = Table("captain", "scout").hand(0, "rest").hand(1, "search", "clean").item(0, "taser")
    table.play(0, "use taser")
    table.settle()
    assert table.g.hand[1] == ()
    assert len(table.g.stock) == 12


@pytest.mark.rules("NEM-ITM-15")
def test_a_space_suit_leads_to_another_yellow_room_without_cards() -> None:
    table = alone("captain", "rest", "search", "clean").put(0, "006", "comms_room").tile("010", "generator")
    table.item(0, "space_suit").script(noise=["silence"])
    table.play(0, "use space_suit", "pay rest")
    assert (table.where(0), table.cards(0)) == ("010", ["clean"])


@pytest.mark.rules("NEM-CON-09", "NEM-SWI-15", "NEM-AMB-23", "NEM-LAR-04")
def test_an_antidote_cleans_and_keeps_the_hand() -> None:
    for switch, left in (("keep", 1), ("shuffle_in", 0)):
        table = alone("captain", "rest", "search", "infected", antidote_hand=switch).item(0, "antidote")
        table.g.larva = 1
        before = len(table.g.contamination)
        table.again().play(0, "use antidote", "pay rest")
        if table.asked() == [0]:
            table.play(0, "done")
        assert (table.g.larva, len(table.g.hand[0]), table.g.have_passed) == (0, left, 1)
        assert before - len(table.g.contamination) == 1
        assert table.g.removed == (table.g.fixed.contaminated + 2,)


@pytest.mark.rules("NEM-DOR-04")
def test_the_plasma_torch_closes_a_destroyed_door() -> None:
    table = alone("mechanic", "rest").item(0, "plasma_torch").door("c11_15_1", "destroyed")
    table.play(0, "use plasma_torch", "corridor c11_15_1")
    assert (table.g.closed.bit_count(), table.g.destroyed) == (1, 0)
    table = alone("mechanic", "computer_skills").door("c11_15_1", "destroyed")
    table.play(0, "play computer_skills")
    assert "corridor c11_15_1" not in table.options(0)


@pytest.mark.rules("NEM-ITM-04", "NEM-ACT-05", "NEM-ACT-14", "NEM-CMP-12", "NEM-ITM-18")
def test_used_items_go_to_their_pile_and_used_tools_stay_known() -> None:
    table = alone("mechanic", "rest", "search").item(0, "tools").mark("011", "malfunction")
    table.play(0, "use tools", "way 1")
    table.settle()
    assert table.g.names.value("item", "tools") in table.g.discards[1]
    table = alone("scout", "search").item(0, "prototype_pistol").ammo(0, 2)
    table.play(0, "drop prototype_pistol")
    assert table.g.names.value("item", "prototype_pistol") in table.g.discards[0]


@pytest.mark.rules("NEM-QST-08")
def test_a_heavy_quest_item_given_up_leaves_the_game() -> None:
    table = alone("scout", "search", "rest").item(0, "fire_extinguisher", "energy_charge_red")
    table.act(0, "activate motion_scanner")
    table.play(0, "give up")
    assert "motion_scanner" not in table.goods(0)
    assert len(table.g.quests[0]) == 1


@pytest.mark.rules("NEM-CRF-05", "NEM-CRF-02")
def test_the_blue_stock_lies_open() -> None:
    table = alone("scout", "search")
    assert table.match.view(1).state.stock == table.g.stock
    assert len(table.g.stock) == 12


# ---- Rooms


@pytest.mark.rules("NEM-ROM-05", "NEM-GOL-03")
def test_the_signal_is_sent_once() -> None:
    table = alone("captain", "search", "rest").put(0, "006", "comms_room")
    table.act(0, "use room")
    assert table.g.signal == 1
    assert "use room" not in table.hand(0, "search", "rest").options(0)


@pytest.mark.rules("NEM-ROM-09", "NEM-SRC-04")
def test_storage_searches_any_deck_without_a_counter() -> None:
    table = alone("captain", "search", "rest").put(0, "006", "storage")
    table.top("green", "medkit", "bandages").play(0, "use room", "deck green")
    table.settle()
    table.play(0, "keep bandages")
    assert table.goods(0) == ["bandages", "six_shooter"]


@pytest.mark.rules("NEM-ROM-15", "NEM-ROM-16")
def test_engine_control_and_the_monitoring_room_show_their_secrets() -> None:
    table = alone("captain", "search", "rest").put(0, "006", "engine_control_room").mark("021", "malfunction")
    table.act(0, "use room")
    assert table.match.view(0).state.engines == table.g.engines
    table = alone("captain", "search", "rest").put(0, "006", "monitoring_room")
    table.play(0, "use room", "room 009")
    table.settle()
    room = table.room("009")
    view = table.match.view(0).state
    assert (view.tile[room], view.token[room]) == (table.g.tile[room], table.g.token[room])
    table = alone("captain", "search", "rest").put(0, "006", "hatch_control_system")
    table.play(0, "use room", "pod pod-2")
    table.settle()
    assert table.g.locked == 1


@pytest.mark.rules("NEM-FIR-06", "NEM-ROM-18", "NEM-MAL-08")
def test_fire_stops_neither_rooms_nor_searches() -> None:
    table = alone("captain", "search", "rest", "demolition").put(0, "006", "storage", items=1).mark("006", "fire")
    assert {"use room", "play search"} <= set(table.options(0))


@pytest.mark.rules("NEM-SLM-01")
def test_a_second_slime_marker_changes_nothing() -> None:
    table = alone("captain", "search", "rest").tile("006", "slime_room")
    table.g.slime = 1
    told = table.again().script(noise=["1"]).act(0, "move to 006")
    assert "slimed seat-1" not in told
    assert table.g.slime == 1


# ---- traits


@pytest.mark.rules("NEM-TRA-01", "NEM-CHO-31", "NEM-TRA-07", "NEM-SWI-04")
def test_the_captain_shoots_on_while_he_hits() -> None:
    table = alone("captain", "search", traits="on").intruder("adult-1", "011").top("attacks", "scratch_6")
    table.script(combat=["single", "single", "blank"])
    table.play(0, "shoot adult-1 with six_shooter", "accept", "accept")
    assert (table.g.injuries[table.g.names.value("intruder", "adult-1")], table.g.held[0][0].ammo) == (2, 3)
    assert len([line for line in table.told if line.startswith("blood")]) == 1
    table = alone("captain", "search").intruder("adult-1", "011").top("attacks", "scratch_6").script(combat=["single"])
    table.play(0, "shoot adult-1 with six_shooter")
    assert table.prompt(0) == "action"


@pytest.mark.rules("NEM-TRA-02")
def test_the_pilot_moves_any_door_from_the_cockpit() -> None:
    table = alone("pilot", "search", "rest", traits="on").put(0, "001")
    table.play(0, "use room", "way 3", "corridor c18_21_4")
    table.settle()
    assert table.g.closed.bit_count() == 1


@pytest.mark.rules("NEM-TRA-03")
def test_the_scientists_leg_wound_is_dressed_at_once() -> None:
    for character, wound in (("scientist", 5), ("captain", 4)):
        table = alone(character, "search", traits="on").intruder("adult-1", "011").top("wounds", "leg")
        table.script(combat=["blank"]).act(0, "strike adult-1")
        assert table.g.serious[0] == (wound,)


@pytest.mark.rules("NEM-TRA-04")
def test_the_scout_sees_one_of_each_deck_in_a_white_room() -> None:
    table = alone("scout", "search", traits="on").put(0, "006", "cabins", items=1)
    table.top("red", "decoy").top("yellow", "tools").top("green", "medkit")
    table.play(0, "play search")
    assert table.options(0) == ["keep decoy", "keep tools", "keep medkit"]


@pytest.mark.rules("NEM-TRA-05")
def test_the_soldier_rushes_for_a_wound() -> None:
    table = alone("soldier", "search", "rest", "demolition", traits="on").tile("006", "canteen")
    table.script(noise=["silence"] * 5).act(0, "move to 006")
    table.act(0, "move to 011")
    assert table.options(0) == ["rush", "done"]
    table.play(0, "rush")
    assert (table.g.light[0], table.prompt(0)) == (1, "action")
    table.act(0, "move to 006")
    assert table.asked() == [1]


@pytest.mark.rules("NEM-TRA-06")
def test_the_handyman_builds_from_his_own_things() -> None:
    table = alone("mechanic", "ingenuity", traits="on").item(0, "energy_charge_red")
    table.play(0, "play ingenuity")
    assert table.options(0) == ["and sawed_off_shotgun", "and plasma_torch", "and flashlight"]
    table.play(0, "and flashlight")
    assert "taser" in table.goods(0)
    assert len(table.g.quests[0]) == 1


@pytest.mark.rules("NEM-SOL-03", "NEM-SOL-04", "NEM-SOL-05")
def test_what_needs_others_cannot_be_chosen_alone() -> None:
    table = (
        Table("captain").hand(0, "order", "interruption", "motivation").item(0, "comms_key").put(0, "006", "comms_room")
    )
    options = table.options(0)
    assert "play motivation" in options
    assert not {"play order", "use comms_key", "trade", "play interruption"} & set(options)
    table.bag("blank", "larva_1").script(development=["blank"], noise=["silence"]).end_turn()
    assert table.g.first == 0


@pytest.mark.rules("NEM-DTH-06", "NEM-POD-07", "NEM-FIR-03")
def test_who_dies_in_a_pod_leaves_no_corpse() -> None:
    table = Table("captain", "scout").put(1, "001").put(0, "006", "evacuation_a").mark("006", "fire")
    g = table.g
    g.locked = 0
    table.wound(0, "leg", "leg", "hand").hand(0, "search", "rest").script(noise=["silence"]).act(0, "use room")
    table.play(0, "wait")
    assert g.status == [DEAD, AWAKE]
    assert g.lying[table.room("006")] == ()
