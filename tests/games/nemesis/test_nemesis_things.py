"""Items, Rooms, cards: search, crafting, loading, quests, Objects, doors, engines, the scanner."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis.rules.terms import DEAD, EGG
from tests.games.nemesis.tables import Table

CARDS = ("search", "rest", "demolition", "interruption")


def alone(character: str, *hand: str, **settings: object) -> Table:
    """A Character to act, the other one far away."""
    other = "pilot" if character != "pilot" else "scout"
    return Table(character, other, **settings).put(1, "020").hand(0, *(hand or CARDS))


# ---- Search


@pytest.mark.rules("NEM-EX-07", "NEM-SRC-06", "NEM-SRC-01", "NEM-SRC-02", "NEM-HID-17", "NEM-ITM-01", "NEM-CHO-09")
def test_a_search_in_a_white_room_names_the_deck_and_keeps_one_of_two() -> None:
    table = alone("scout").put(0, "006", "cabins", items=2).top("red", "energy_charge_red", "grenade")
    table.play(0, "play search")
    assert table.options(0) == ["deck red", "deck yellow", "deck green"]
    table.play(0, "deck red")
    table.settle()
    assert table.options(0) == ["keep energy_charge_red", "keep grenade"]
    others = table.match.view(1).state
    assert others.found == (-1, -1)
    table.play(0, "keep energy_charge_red")
    g = table.g
    assert (table.goods(0), g.items[table.room("006")]) == (["energy_charge_red", "rifle"], 1)
    assert g.decks[0][0] == g.names.value("item", "grenade")
    assert g.deck_known[0][0] == 1
    assert table.match.view(1).state.inventory[0] == (-2,)
    assert table.match.view(1).state.decks[0][0] == -1
    assert table.match.view(0).state.decks[0][0] == g.decks[0][0]


@pytest.mark.rules("NEM-SRC-03", "NEM-CRD-19", "NEM-SRC-04")
def test_nothing_left_needs_scavenging_and_special_rooms_have_nothing() -> None:
    table = alone("scout", "search", "scavenging", "rest").put(0, "006", "canteen")
    assert "play search" not in table.options(0)
    assert table.refused(0, "play search") == "nothing-left NEM-SRC-01"
    assert "play scavenging" in table.options(0)
    table.put(0, "011")
    assert table.refused(0, "play scavenging") == "no-search-here NEM-SRC-03"


@pytest.mark.rules("NEM-SRC-05", "NEM-RND-07")
def test_too_few_cards_are_filled_up_from_the_discard_pile() -> None:
    table = alone("scout").put(0, "006", "canteen", items=1)
    g = table.g
    g.discards[2], g.decks[2], g.deck_known[2] = g.decks[2][1:], g.decks[2][:1], (0,)
    g.discards[2] = (*g.discards[2][1:], g.discards[2][0])
    last = g.names.name("item", g.decks[2][0])
    told = table.act(0, "play search")
    assert "rebuilt green" in told
    assert f"found seat-1 {last}" in told
    assert len(g.discards[2]) == 0


@pytest.mark.rules("NEM-ITM-02", "NEM-ITM-03", "NEM-ITM-05", "NEM-SRC-07", "NEM-CHO-27")
def test_a_heavy_item_finds_full_hands() -> None:
    table = alone("scout").put(0, "006", "armory", items=1).top("red", "prototype_rifle", "grenade")
    table.g.carried[0] = (EGG,)
    table.g.eggs -= 1
    table.again()
    table.play(0, "play search")
    table.settle()
    table.play(0, "keep prototype_rifle")
    assert table.prompt(0) == "full-hands"
    assert table.options(0) == ["drop rifle", "put down egg", "give up"]
    table.play(0, "put down egg")
    assert [(held.ammo, table.g.names.name("item", held.item)) for held in table.g.held[0]] == [
        (4, "rifle"),
        (1, "prototype_rifle"),
    ]
    assert table.g.lying[table.room("006")] == (EGG,)


# ---- crafting and quests


@pytest.mark.rules("NEM-CRF-01", "NEM-CRF-03", "NEM-CRF-06", "NEM-ITM-05", "NEM-BAS-10", "NEM-CHO-23")
def test_crafting_pays_with_two_items_and_a_weapon_comes_full() -> None:
    table = alone("scout").item(0, "chemicals", "alcohol", "tools")
    assert "craft flamethrower" in table.options(0)
    assert "craft taser" not in table.options(0)
    table.play(0, "craft flamethrower")
    assert table.options(0) == ["item chemicals", "item alcohol"]
    table.play(0, "item alcohol")
    table.settle()
    assert table.goods(0) == ["chemicals", "rifle", "flamethrower"]
    assert table.g.held[0][1].ammo == 4
    assert len(table.g.stock) == 11


@pytest.mark.rules("NEM-CRD-11", "NEM-SWI-16", "NEM-AMB-08")
def test_ingenuity_takes_any_yellow_item_for_a_tool() -> None:
    table = alone("mechanic", "ingenuity", "rest").item(0, "energy_charge_red", "duct_tape")
    assert "craft taser" not in table.options(0)
    table.play(0, "play ingenuity")
    table.settle()
    assert "taser" in table.goods(0)
    table = alone("mechanic", duct_tape_tool="on").item(0, "energy_charge_red", "duct_tape")
    assert "craft taser" in table.options(0)


@pytest.mark.rules("NEM-QST-01", "NEM-QST-02", "NEM-QST-03", "NEM-QST-04", "NEM-QST-07", "NEM-SWI-18", "NEM-AMB-44")
def test_quest_items_become_active_in_their_room_or_for_an_item() -> None:
    table = alone("scout").put(0, "001").mark("001", "malfunction")
    assert table.refused(0, "activate motion_scanner") == "no-item-to-pay NEM-QST-01"
    table.act(0, "activate security_key")
    assert "security_key" in table.goods(0)
    assert table.match.view(1).state.inventory[0] == table.g.inventory[0]
    table.item(0, "energy_charge_yellow")
    table.act(0, "activate motion_scanner")
    assert [table.g.names.name("item", held.item) for held in table.g.held[0]] == ["rifle", "motion_scanner"]
    assert table.g.quests[0] == ()
    table = alone("scout", quest_in_malfunction="blocked").put(0, "001").mark("001", "malfunction")
    assert table.refused(0, "activate security_key") == "malfunction NEM-QST-04"


@pytest.mark.rules("NEM-NOI-13")
def test_the_motion_scanner_rolls_again_for_a_card() -> None:
    table = alone("scout").item(0, "motion_scanner").tile("006", "canteen").script(noise=["danger", "1"])
    table.play(0, "move to 006", "pay rest")
    assert table.options(0) == ["pass", "reroll for search", "reroll for demolition", "reroll for interruption"]
    table.play(0, "reroll for search")
    assert table.noises() == ["c06_07_1"]
    assert len(table.g.hand[0]) == 2


# ---- weapons


@pytest.mark.rules("NEM-CBT-08", "NEM-ROM-04", "NEM-CRD-28", "NEM-ACT-04", "NEM-ROM-01")
def test_the_armory_loads_two_and_never_more_than_the_weapon_holds() -> None:
    table = alone("scout").put(0, "006", "armory")
    assert table.refused(0, "use room") == "nothing-to-load NEM-CRD-28"
    table.ammo(0, 3)
    table.act(0, "use room")
    assert (table.g.held[0][0].ammo, len(table.g.hand[0])) == (4, 2)
    table = alone("captain").put(0, "006", "armory").ammo(0, 1)
    assert "use room" not in table.options(0)


@pytest.mark.rules("NEM-ITM-06", "NEM-GOL-09")
def test_the_extended_magazine_is_attached_for_nothing() -> None:
    table = alone("scout").item(0, "extended_magazine")
    told = table.play(0, "use extended_magazine")
    (rifle,) = table.g.held[0]
    assert (rifle.ammo, len(rifle.attached), len(table.g.hand[0])) == (6, 1, 4)
    assert "loaded seat-1 rifle 6" in told
    assert table.g.actions == 1


@pytest.mark.rules("NEM-ACT-13", "NEM-ITM-06")
def test_a_hand_wound_raises_item_actions_and_the_autoloader_spares_the_charge() -> None:
    table = alone("soldier", "search").item(0, "energy_charge_red").ammo(0, 1).wound(0, "hand")
    assert "use energy_charge_red" not in table.options(0)
    table = alone("soldier", "search").item(0, "energy_charge_red").put(0, "006", "armory").ammo(0, 1)
    table.act(0, "activate autoloader")
    assert table.g.action_cards(0) == 0
    # Only loading costs nothing: with a full rifle there is nothing to do, and the Door is never offered.
    assert "use energy_charge_red" not in table.ammo(0, 6).options(0)
    table.ammo(0, 1).play(0, "use energy_charge_red")
    assert (table.g.held[0][0].ammo, table.g.hand[0]) == (6, ())


@pytest.mark.rules("NEM-CRD-23", "NEM-CBT-05")
def test_full_auto_adds_an_injury_for_every_two_ammo_even_on_a_miss() -> None:
    table = (
        alone("soldier", "full_auto").intruder("adult-1", "011").top("attacks", "scratch_6").script(combat=["blank"])
    )
    table.play(0, "play full_auto")
    assert table.g.injuries[table.g.names.value("intruder", "adult-1")] == 3
    assert table.g.held[0][0].ammo == 0


@pytest.mark.rules("NEM-CRD-21", "NEM-AMB-62", "NEM-ACT-18")
def test_adrenaline_is_not_played_for_its_draw_alone() -> None:
    table = alone("scout", "adrenaline", "rest").intruder("adult-1", "011").ammo(0, 0)
    for corridor in ("c06_11_2", "c08_11_3", "c11_14_4", "c11_15_1"):
        table.door(corridor)
    assert "play adrenaline" not in table.options(0)
    table.ammo(0, 1).top("attacks", "scratch_6").script(combat=["single"])
    table.play(0, "play adrenaline")
    assert len(table.g.hand[0]) == 2


# ---- thrown Items


@pytest.mark.rules("NEM-ITM-08", "NEM-CHO-21", "NEM-INJ-10")
def test_a_grenade_hurts_its_target_most_and_everybody_a_little() -> None:
    table = alone("scout").item(0, "grenade").tile("006", "canteen").put(1, "006")
    table.intruder("adult-1", "006").intruder("creeper-1", "006").top("attacks", "scratch_6", "scratch_5")
    table.play(0, "use grenade", "intruder adult-1")
    table.settle()
    hurt = [table.g.injuries[table.g.names.value("intruder", name)] for name in ("adult-1", "creeper-1")]
    assert hurt == [2, 1]
    assert [len(serious) for serious in table.g.serious] == [0, 1]
    assert "grenade" not in table.goods(0)


@pytest.mark.rules("NEM-ITM-09", "NEM-NST-04", "NEM-SWI-08")
def test_a_molotov_at_the_eggs_burns_one_and_makes_noise() -> None:
    table = alone("scout").item(0, "molotov_cocktail").tile("006", "nest").script(noise=["1"])
    table.play(0, "use molotov_cocktail")
    table.settle()
    assert (table.g.eggs, table.g.fire) == (4, 1 << table.room("006"))
    assert table.noises() == ["c11_15_1"]


@pytest.mark.rules("NEM-ITM-11", "NEM-AMB-31", "NEM-AMB-66")
def test_a_decoy_calls_all_around_a_neighbouring_room() -> None:
    table = alone("scout").item(0, "decoy").tile("006", "canteen").tile("007", "cabins")
    table.intruder("adult-1", "005").intruder("adult-2", "011").door("c05_06_3").top("attacks", "scratch_2")
    table.play(0, "use decoy", "room 006")
    table.settle()
    assert (table.crowd("006"), table.crowd("005")) == (["adult-2"], ["adult-1"])
    assert table.g.light[0] == 1
    assert table.g.destroyed.bit_count() == 1


@pytest.mark.rules("NEM-ITM-10", "NEM-AMB-65", "NEM-ESC-07")
def test_smoke_lets_the_user_go_without_attacks() -> None:
    table = alone("scout").item(0, "smoke_grenade").put(1, "011").hand(1, "search", "rest").intruder("adult-1", "011")
    table.tile("006", "canteen").script(noise=["silence"])
    table.play(0, "use smoke_grenade", "room 006")
    table.settle()
    assert table.prompt(1) == "discard"
    told = table.play(1, "discard rest")
    assert table.where(0) == "006"
    assert not [line for line in told if line.startswith("attack-card")]


# ---- Rooms


@pytest.mark.rules("NEM-ROM-06", "NEM-WND-05", "NEM-WND-06", "NEM-ACT-07")
def test_the_emergency_room_dresses_heals_or_heals_light_wounds() -> None:
    table = alone("scout").put(0, "006", "emergency_room").wound(0, "leg", "body", light=2)
    table.play(0, "use room")
    assert table.options(0) == ["way 1", "way 3"]
    table.play(0, "way 1")
    table.settle()
    assert table.g.serious[0] == (5, 7)
    table.hand(0, *CARDS).play(0, "use room", "way 2", "wound leg")
    table.settle()
    assert table.g.serious[0] == (7,)
    assert table.g.names.value("wound", "leg") in table.g.discards[5]


@pytest.mark.rules("NEM-MAL-01", "NEM-MAL-02", "NEM-CRD-11")
def test_a_malfunction_closes_the_room_but_not_the_search() -> None:
    table = alone("scout", "search", "basic_repairs", "rest", "demolition").put(0, "006", "canteen", items=1)
    table.wound(0, light=1).mark("006", "malfunction")
    assert table.refused(0, "use room") == "malfunction NEM-MAL-01"
    assert "play search" in table.options(0)
    table.play(0, "play basic_repairs")
    table.settle()
    assert not table.g.malfunction


@pytest.mark.rules("NEM-ROM-08", "NEM-RET-07", "NEM-AMB-64")
def test_fire_control_puts_out_and_drives_off() -> None:
    table = alone("scout").put(0, "006", "fire_control_system").mark("010", "fire").intruder("adult-1", "010")
    table.top("events", "malfunction")
    table.play(0, "use room")
    table.settle()
    assert (table.g.fire, table.crowd("005")) == (0, ["adult-1"])
    table = alone("scout").put(0, "006", "fire_control_system")
    assert table.refused(0, "use room") == "no-such-room NEM-ACT-06"


@pytest.mark.rules("NEM-ROM-10", "NEM-ROM-11", "NEM-VIC-08")
def test_the_airlock_kills_everybody_in_a_sealed_yellow_room() -> None:
    table = alone("scout").put(0, "006", "airlock_control").put(1, "017", "generator").intruder("adult-1", "017")
    table.mark("017", "fire")
    table.play(0, "use room")
    table.settle()
    assert table.g.airlock == table.room("017")
    assert table.g.closed.bit_count() == 3
    table.play(0, "pass", "done")
    table.play(1, "pass", "done")
    assert table.g.status[1] == DEAD
    assert "died seat-2 airlock" in table.told
    assert "intruder-died adult-1" in table.told
    assert not table.g.fire >> table.room("017") & 1


@pytest.mark.rules("NEM-ROM-14", "NEM-DOR-06", "NEM-DOR-07")
def test_the_command_center_turns_every_door_of_a_room_once() -> None:
    table = alone("scout").put(0, "006", "command_center").door("c11_15_1").door("c11_14_4", "destroyed")
    table.play(0, "use room", "room 011")
    table.settle()
    assert table.options(0) == ["turn door of c06_11_2", "turn door of c08_11_3", "turn door of c11_15_1"]
    table.play(0, "turn door of c11_15_1", "turn door of c06_11_2", "done")
    closed = [n for n in range(28) if table.g.closed >> n & 1]
    assert [table.g.names.name("corridor", n) for n in closed] == ["c06_11_2"]


@pytest.mark.rules("NEM-ENG-01", "NEM-ENG-02", "NEM-HID-07", "NEM-MAL-06")
def test_engines_are_looked_at_and_turned_in_secret() -> None:
    table = alone("mechanic", "fast_repairs", "rest", "search").put(0, "021")
    table.mark("021", "malfunction")
    assert "use room" not in table.options(0)
    g = table.g
    g.malfunction = 0
    table.again()
    before = g.engines[0]
    table.act(0, "use room")
    assert table.match.view(0).state.engines == (before, -1, -1)
    assert table.match.view(1).state.engines == (-1, -1, -1)
    table.hand(0, "fast_repairs").play(0, "play fast_repairs")
    told = table.play(0, "turn engine")
    assert g.engines[0] == 1 - before
    assert "engine-turned seat-1 1" in told
    assert table.match.view(0).state.engines[0] == 1 - before


@pytest.mark.rules("NEM-ENG-03", "NEM-ENG-04", "NEM-HID-08")
def test_the_cockpit_shows_or_sets_the_course() -> None:
    table = alone("scout").put(0, "001")
    table.play(0, "use room")
    assert table.options(0) == ["way 1", "way 2"]
    table.play(0, "way 2")
    assert table.options(0) == ["course a", "course c", "course d"]
    table.play(0, "course d")
    table.settle()
    assert table.g.destination == 3
    table.hand(0, *CARDS).g.status[1] = 2
    table.g.room[1] = -1
    table.again().play(0, "use room")
    table.settle()
    assert table.match.view(0).state.coordinates == table.g.coordinates
    assert table.match.view(1).state.coordinates == -1


@pytest.mark.rules("NEM-SDS-01", "NEM-SDS-03")
def test_the_sequence_starts_and_stops_but_not_on_yellow_nor_while_somebody_sleeps() -> None:
    table = alone("scout").put(0, "006", "generator")
    table.act(0, "use room")
    assert table.g.sequence == 0
    table.hand(0, *CARDS).act(0, "use room")
    assert table.g.sequence == -1
    table = alone("scout").put(0, "006", "generator")
    table.g.sequence = 3
    assert "use room" not in table.again().options(0)
    table.g.sequence, table.g.status[1], table.g.room[1] = -1, 2, -1
    assert "use room" not in table.again().options(0)
    table.g.sequence = 1
    assert "use room" in table.again().options(0)


@pytest.mark.rules("NEM-WEK-02", "NEM-WEK-03", "NEM-WEK-08", "NEM-OBJ-01")
def test_the_laboratory_learns_from_what_lies_there_or_is_carried() -> None:
    table = alone("scout").put(0, "006", "laboratory")
    assert "use room" not in table.options(0)
    g = table.g
    g.carried[0], g.eggs = (EGG,), 4
    g.lying[table.room("006")] = (2,)
    table.again().play(0, "use room")
    assert table.options(0) == ["analyse egg", "analyse carcass"]
    told = table.play(0, "analyse egg")
    table.settle()
    assert g.weakness_up == 2
    assert [line for line in table.told if line.startswith("weakness egg")]
    assert told


@pytest.mark.rules("NEM-NST-02", "NEM-BAS-08", "NEM-NST-08")
def test_an_egg_is_taken_with_noise_and_put_back_in_the_nest() -> None:
    table = alone("scout").put(0, "006", "nest").script(noise=["1"])
    assert "pick up egg" not in table.options(0)
    table.act(0, "use room")
    assert (table.g.carried[0], table.g.eggs, table.noises()) == ((EGG,), 4, ["c06_07_1"])
    table.play(0, "put down egg")
    assert (table.g.carried[0], table.g.eggs) == ((), 5)


@pytest.mark.rules("NEM-CRD-18", "NEM-CRD-12", "NEM-ACT-21", "NEM-AMB-36")
def test_intranet_uses_another_computer_from_afar() -> None:
    table = alone("scientist", "intranet", "rest").put(0, "006", "comms_room").tile("010", "generator")
    table.intruder("adult-1", "010")
    table.play(0, "play intranet")
    assert table.options(0) == ["use 006", "use 010"]
    table.play(0, "use 010")
    table.settle()
    assert (table.g.sequence, table.where(0)) == (0, "006")


@pytest.mark.rules("NEM-CRD-16", "NEM-HID-16")
def test_risk_assessment_moves_the_top_event_and_only_its_player_knows() -> None:
    table = alone("scientist", "risk_assessment").put(0, "006", "comms_room").top("events", "lurking")
    table.play(0, "play risk_assessment", "at bottom")
    g = table.g
    assert g.names.name("event", g.decks[3][0]) == "lurking"
    assert table.match.view(0).state.decks[3][0] == g.decks[3][0]
    assert table.match.view(1).state.decks[3][0] == -1


# ---- the scanner


@pytest.mark.rules("NEM-EX-08", "NEM-CON-06", "NEM-CRD-27", "NEM-CON-05", "NEM-CON-11")
def test_rest_removes_clean_cards_and_an_infected_one_is_a_larva() -> None:
    table = alone("captain", "rest", "clean", "infected")
    assert table.match.view(0).state.hand[0] == tuple(
        [table.g.names.value("card", word) for word in ("rest", "contamination", "contamination")]
    )
    table.play(0, "play rest")
    assert (table.cards(0), table.g.larva) == (["scanned_infected"], 1)
    assert table.match.view(1).state.hand[0] == (-1,)
    table.hand(0, "rest", "infected").play(0, "play rest")
    assert table.g.status[0] == DEAD
    assert "died seat-1 infection" in table.told
    assert table.crowd("011") == ["creeper-1"]


@pytest.mark.rules("NEM-AMB-43", "NEM-ACT-06", "NEM-SWI-19")
def test_rest_without_contamination_is_pointless() -> None:
    assert "play rest" not in alone("captain").options(0)
    assert "play rest" in alone("captain", pointless_actions="allowed").options(0)


@pytest.mark.rules("NEM-CON-08", "NEM-CON-12", "NEM-HID-22", "NEM-TRN-09")
def test_surgery_cleans_everything_and_passes() -> None:
    table = alone("captain", "search", "rest", "infected", "clean").put(0, "006", "surgery")
    table.g.larva = 1
    table.act(0, "use room")
    g = table.g
    assert (g.larva, g.light[0], g.hand[0], g.have_passed & 1) == (0, 1, (), 1)
    assert (g.sure[0], g.all_sure[0], g.removed) == ((1, 0), (1, 0), (g.fixed.contaminated + 2,))
    assert len(g.deck[0]) == 11


@pytest.mark.rules("NEM-CON-10", "NEM-CON-04", "NEM-CHO-16")
def test_alcohol_removes_one_card_and_an_infected_one_comes_back_as_another() -> None:
    table = alone("captain", "search", "infected").item(0, "alcohol")
    before = len(table.g.contamination)
    table.act(0, "use alcohol")
    assert (table.g.removed, before - len(table.g.contamination)) == ((table.g.fixed.contaminated + 2,), 1)


@pytest.mark.rules("NEM-ITM-14", "NEM-CON-02")
def test_military_drugs_replace_cards_and_one_more() -> None:
    table = alone("captain", "search", "clean", "rest").item(0, "military_drugs")
    table.play(0, "use military_drugs", "pay search", "discard contamination", "done")
    assert len(table.g.hand[0]) == 3


@pytest.mark.rules("NEM-ITM-13", "NEM-TRN-12")
def test_an_injection_gives_actions_without_limit_until_the_pass() -> None:
    table = alone("captain").item(0, "adrenaline_injection").script(noise=["silence"] * 9)
    table.tile("006", "canteen").tile("007", "cabins")
    table.act(0, "use adrenaline_injection")
    for room in ("006", "011", "006", "007"):
        table.act(0, f"move to {room}")
    assert table.asked() == [0]
    table.play(0, "pass")
    assert table.asked() == [1]


@pytest.mark.rules("NEM-SLM-03", "NEM-ROM-13", "NEM-CON-07")
def test_a_shower_cleans_and_scans_only_who_wants_it() -> None:
    table = alone("captain").put(0, "006", "shower_room")
    assert table.refused(0, "use room") == "no-slime NEM-SLM-03"
    table = alone("captain", "search", "rest", "clean").put(0, "006", "shower_room")
    table.g.slime = 1
    table.again().act(0, "use room")
    assert (table.g.slime, table.prompt(0)) == (0, "may")
    table.play(0, "refuse")
    assert table.cards(0) == ["clean"]


@pytest.mark.rules("NEM-WND-09", "NEM-ITM-02", "NEM-CHO-17")
def test_an_arm_wound_drops_something_at_once() -> None:
    table = alone("captain").intruder("adult-1", "011").item(0, "fire_extinguisher").top("wounds", "arm")
    table.script(combat=["blank"]).act(0, "strike adult-1")
    assert (table.prompt(0), table.options(0)) == ("overloaded", ["drop six_shooter", "drop fire_extinguisher"])
    table.play(0, "drop six_shooter")
    assert table.goods(0) == ["fire_extinguisher"]


@pytest.mark.rules("NEM-ITM-07")
def test_duct_tape_joins_two_heavy_items() -> None:
    table = alone("captain").item(0, "fire_extinguisher", "duct_tape")
    assert table.g.slots_used(0) == 2
    table.play(0, "use duct_tape", "item six_shooter")
    table.settle()
    assert table.g.slots_used(0) == 1
    table.play(0, "drop six_shooter")
    assert table.goods(0) == []
