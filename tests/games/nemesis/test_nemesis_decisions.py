"""Decisions that have no chapter of their own: leftovers, second looks, names, what stays known."""

from __future__ import annotations

from dataclasses import fields

import pytest

from hullbreach.games.nemesis.rulebook import RULEBOOK
from hullbreach.games.nemesis.rules.effects.deed import Deed
from hullbreach.games.nemesis.rules.terms import ASLEEP, DEAD
from tests.games.nemesis.tables import Table, kinds

FOUR = ("search", "rest", "demolition", "interruption")


def two(character: str = "captain", **settings: object) -> Table:
    """A Character to act, the other one far away."""
    other = "scout" if character != "scout" else "pilot"
    return Table(character, other, **settings).put(1, "001").hand(0, *FOUR)


@pytest.mark.rules("NEM-DTH-07", "NEM-CRI-02", "NEM-INP-01")
def test_a_death_is_resolved_in_order() -> None:
    table = two(intruder_player="on").intruder("adult-1", "011").wound(0, "leg", "body", "hand")
    table.top("attacks", "scratch_2").play(0, "move to 006", "pay rest", "pay search")
    assert table.told[-2:] == ["died seat-1 intruder", "pods-unlocked"]
    assert (table.asked(), table.prompt(0)) == ([0], "take-over")
    table.play(0, "refuse")
    assert (table.asked(), table.g.intruder_seat) == ([1], -1)


@pytest.mark.rules("NEM-DTH-08", "NEM-OBJ-03")
def test_a_sleeper_keeps_everything_for_the_end() -> None:
    table = two().item(0, "medkit").hand(0, "search", "rest", "demolition")
    table.g.carried[0], table.g.lying[table.g.fixed.start], table.g.time = (0,), (), 7
    table.again().script(noise=["silence"]).act(0, "use room")
    g = table.g
    assert (g.status[0], g.carried[0], table.goods(0), table.cards(0)) == (
        ASLEEP,
        (0,),
        ["medkit", "six_shooter"],
        ["demolition"],
    )


@pytest.mark.rules("NEM-AMB-45", "NEM-CRI-01", "NEM-RND-08")
def test_sleepers_choose_at_the_first_encounter_and_the_dead_do_not() -> None:
    table = Table("captain", "scout", "pilot").put(1, "001").put(2, "001").hand(0, "search", "rest", "order")
    table.tile("006", "canteen").noise("c06_11_2").bag("blank", "larva_1").script(noise=["2"], encounter=["larva_1"])
    g = table.g
    g.status[1], g.room[1] = ASLEEP, -1
    g.status[2], g.room[2], g.cause[2] = DEAD, -1, 0
    table.again().play(0, "move to 006", "pay rest")
    assert table.asked() == [0, 1]


@pytest.mark.rules("NEM-AMB-63", "NEM-ACT-06")
def test_the_cards_paid_can_be_drawn_again() -> None:
    table = two().item(0, "synthetic_food").hand(0, "rest")
    g = table.g
    g.hand[0], g.deck[0], g.discard[0] = (*g.hand[0], *g.deck[0]), (), ()
    table.again()
    assert "use synthetic_food" in table.options(0)
    table.play(0, "use synthetic_food", "pay rest")
    assert g.names.value("card", "rest") in g.hand[0]


@pytest.mark.rules("NEM-AMB-76", "NEM-ENG-06")
def test_one_may_look_again_at_what_one_has_seen() -> None:
    table = two().put(0, "021")
    table.act(0, "use room")
    table.hand(0, *FOUR)
    assert "use room" in table.options(0)


@pytest.mark.rules("NEM-AMB-78", "NEM-DOR-05", "NEM-CHO-19")
def test_a_token_placed_by_the_same_effect_is_not_taken_away_again() -> None:
    table = two().put(0, "006", "command_center")
    around = {"c06_11_2", "c08_11_3", "c11_14_4", "c11_15_1", "c18_21_4"}
    for corridor in [c.id for c in table.g.fixed.board.corridors if c.id not in around][:10]:
        table.door(corridor, "destroyed")
    table.door("c18_21_4")
    table.play(0, "use room", "room 011")
    table.settle()
    table.play(0, "turn door of c06_11_2", "turn door of c08_11_3")
    # The pool is empty: the Closed Door elsewhere opens, not the one just closed.
    assert not table.g.closed >> table.g.names.value("corridor", "c18_21_4") & 1
    table.play(0, "turn door of c11_14_4")
    assert table.g.closed.bit_count() == 2


@pytest.mark.rules("NEM-SWI-07", "NEM-AMB-36")
def test_remote_room_actions_may_need_both_rooms_clear() -> None:
    table = Table("scientist", "pilot", remote_room_action="both_rooms_clear").put(1, "001").hand(0, "intranet", "rest")
    table.put(0, "006", "comms_room").tile("010", "generator").intruder("adult-1", "010")
    table.g.signal = 1
    assert "play intranet" not in table.again().options(0)


@pytest.mark.rules("NEM-WND-08", "NEM-WND-02")
def test_an_empty_wound_deck_is_rebuilt() -> None:
    table = two().intruder("adult-1", "011")
    g = table.g
    g.discards[5], g.decks[5], g.deck_known[5] = g.decks[5], (), ()
    table.script(combat=["blank"]).act(0, "strike adult-1")
    assert len(g.serious[0]) == 1
    assert (len(g.decks[5]), g.discards[5]) == (15, ())


@pytest.mark.rules("NEM-AMB-51", "NEM-NST-09")
def test_a_destroyed_nest_is_still_a_room_with_eggs_to_come() -> None:
    table = two().put(0, "006", "nest").top("events", "nest").bag("blank", "queen_4").script(development=["queen_4"])
    table.g.eggs, table.g.nest_destroyed = 0, True
    table.put(0, "011").end_turn()
    assert (table.g.eggs, table.g.nest_destroyed) == (1, True)


@pytest.mark.rules("NEM-HID-26", "NEM-HID-09", "NEM-AMB-53")
def test_names_in_options_do_not_tell_what_is_hidden() -> None:
    table = Table("pilot", "captain").put(1, "001").hand(0, "knowledge_of_the_ship")
    table.play(0, "play knowledge_of_the_ship", "way 2")
    tiles = [room.id for room in table.g.fixed.rooms]
    assert all(option.removeprefix("room ") not in tiles for option in table.options(0))
    assert table.match.view(1).state.bag == table.g.bag
    assert table.match.view(1).state.pool == table.g.pool


@pytest.mark.rules("NEM-POD-09", "NEM-END-01")
def test_who_waits_in_a_pod_dies_at_the_jump() -> None:
    table = two().put(0, "006", "evacuation_a")
    table.g.locked, table.g.time = 0, 14
    table.again().script(noise=["silence"]).act(0, "use room")
    table.play(0, "wait")
    if table.asked() == [0]:
        table.play(0, "done")
    table.end_turn()
    assert table.match.outcome is not None
    assert table.match.outcome.result(0).reason == "dead-jump"


@pytest.mark.rules("NEM-NOI-11", "NEM-CMP-01")
@pytest.mark.parametrize("board", ["basic", "alternate"])
def test_every_number_means_one_way_out_of_every_room(board: str) -> None:
    g = two(board=board).g
    for room in range(21):
        ways = [g.fixed.exit(room, number) for number in (1, 2, 3, 4)]
        assert sum([1 << way for way in set(ways)]) == g.fixed.around[room]


@pytest.mark.rules("NEM-GOL-13", "NEM-SET-20")
def test_rooms_that_objectives_need_are_always_in_play() -> None:
    for players in (2, 5):
        settled = RULEBOOK.settle({"players": players})
        fixed = RULEBOOK.fixed_of(settled)
        first = [room.id for room in fixed.rooms if room.category == 1]
        needed = {"comms_room", "laboratory", "generator", "nest", "surgery", "evacuation_a", "evacuation_b"}
        assert needed <= set(first)
        assert len(first) == len([slot for slot in fixed.board.slots if slot.category == 1])


@pytest.mark.rules("NEM-LAR-06", "NEM-LAR-02", "NEM-AMB-25", "NEM-EVC-02")
def test_larvae_on_boards_need_no_miniature_and_a_second_one_only_contaminates() -> None:
    table = two().put(0, "006", "nest").hand(0, "clean").top("events", "hatching").bag("blank")
    for n in range(1, 7):
        table.intruder(f"larva-{n}", "020")
    table.g.larva = 1
    before = len(table.g.contamination)
    table.again().script(development=["blank"]).end_turn()
    assert (table.g.larva, before - len(table.g.contamination)) == (1, 1)
    assert kinds(table) == ["adult", "blank"]


@pytest.mark.rules("NEM-AMB-01", "NEM-ACT-04")
def test_prices_of_the_basic_actions() -> None:
    tables = two().g.fixed.tables
    assert (tables.movement, tables.careful_movement, tables.shoot, tables.melee) == (1, 2, 1, 1)
    assert (tables.pick_up, tables.trade, tables.craft, tables.room_action) == (1, 1, 1, 2)


def test_a_copy_of_a_deed_says_all_that_was_said() -> None:
    said = Deed(*range(1, len(fields(Deed)) + 1))
    assert said.copy() == said
    more = said.copy()
    more.room = 100
    assert said.room != 100
