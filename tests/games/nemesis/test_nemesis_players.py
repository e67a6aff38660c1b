"""Players with and against each other: Interruption, Order, covering cards, trade, the Intruder player."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis.rules.terms import AWAKE, DEAD, EGG
from tests.games.nemesis.tables import Table

STOP = ("interruption", "rest")


def three(**settings: object) -> Table:
    """Captain, Scout and Pilot in the Hibernatorium; the Captain acts."""
    return (
        Table("captain", "scout", "pilot", **settings)
        .hand(0, "search", "rest", "demolition", "motivation")
        .hand(1, *STOP)
        .hand(2, *STOP)
        .tile("006", "canteen")
        .script(noise=["silence"] * 9)
    )


# ---- Interruption


@pytest.mark.rules(
    "NEM-CRD-02", "NEM-AMB-55", "NEM-CRD-29", "NEM-CRD-03", "NEM-ACT-17", "NEM-CHO-13", "NEM-HID-12", "NEM-HID-27"
)
def test_all_in_the_room_are_asked_at_once_and_the_first_in_order_interrupts() -> None:
    table = three()
    table.play(0, "move to 006", "pay rest")
    assert table.asked() == [1, 2]
    table.play(2, "play interruption")
    assert table.asked() == [1]
    told = table.play(1, "play interruption")
    assert [line for line in told if line.startswith("interrupted")] == ["interrupted seat-2 seat-1"]
    # Now the Interruption is at stake: everybody awake may answer it, the Captain too.
    assert sorted(table.asked()) == [0, 2]
    table.play(0, "pass")
    told = table.play(2, "pass")
    assert "cancelled seat-1" in told
    assert (table.where(0), table.g.actions, len(table.g.hand[0])) == ("011", 1, 3)
    assert (table.cards(1), table.cards(2)) == (["rest"], list(STOP))


@pytest.mark.rules("NEM-CRD-03", "NEM-CRD-04", "NEM-AMB-35", "NEM-SWI-06", "NEM-AMB-30")
def test_an_interrupted_interruption_lets_the_action_happen() -> None:
    table = three().put(2, "020")
    table.play(0, "move to 006", "pay rest")
    assert table.asked() == [1]
    table.play(1, "play interruption")
    assert sorted(table.asked()) == [0, 2]
    table.play(0, "pass")
    table.play(2, "play interruption")
    table.settle()
    assert table.where(0) == "006"
    table = three(interruption_counter="same_room").put(2, "020")
    table.play(0, "move to 006", "pay rest")
    table.play(1, "play interruption")
    assert table.asked() == [0]


@pytest.mark.rules("NEM-CRD-30", "NEM-CHO-30", "NEM-CHO-13")
def test_who_has_no_cards_is_not_asked_and_who_stands_back_can_only_pass() -> None:
    table = three().hand(2)
    table.play(0, "play motivation")
    assert table.asked() == [1]
    table.play(1, "stand back")
    assert [len(hand) for hand in table.g.hand] == [4, 3, 1]
    table.play(0, "move to 006", "pay rest")
    assert table.asked() == [1, 2]
    assert table.options(1) == ["pass"]
    assert "stand back" in table.options(2)
    assert table.match.view(0).state.stood_back == 0


@pytest.mark.rules("NEM-ACT-17", "NEM-AMB-38")
def test_a_cancelled_item_is_kept() -> None:
    table = three().item(0, "synthetic_food").put(2, "020")
    table.play(0, "use synthetic_food", "pay rest")
    table.play(1, "play interruption")
    table.settle()
    assert "synthetic_food" in table.goods(0)
    assert len(table.g.hand[0]) == 3


# ---- moving others


@pytest.mark.rules("NEM-CRD-05", "NEM-CHO-12", "NEM-TRN-13", "NEM-POD-12", "NEM-AMB-50")
def test_an_order_moves_another_willing_or_not() -> None:
    table = three().hand(0, "order", "rest")
    table.g.pod[2] = 0
    table.again().play(0, "play order", "room 006")
    table.settle()
    assert [table.where(seat) for seat in range(3)] == ["011", "006", "011"]
    assert "noise-rolled seat-2 silence" in table.told


@pytest.mark.rules("NEM-CRD-06", "NEM-CHO-11", "NEM-ESC-07")
def test_suppressive_fire_asks_the_other_and_after_a_refusal_the_captain_may_go() -> None:
    table = three().hand(0, "suppressive_fire").hand(1).hand(2).intruder("adult-1", "011")
    table.play(0, "play suppressive_fire")
    assert table.options(0) == ["go", "send seat-2", "send seat-3", "stay"]
    table.play(0, "send seat-2")
    table.play(1, "refuse")
    assert table.options(0) == ["go", "send seat-3", "stay"]
    table.play(0, "go")
    told = table.play(0, "room 006")
    assert (table.where(0), table.g.held[0][0].ammo) == ("006", 5)
    assert not [line for line in told if line.startswith("attack-card")]


@pytest.mark.rules("NEM-CRD-07")
def test_covering_fire_moves_both_to_the_same_room() -> None:
    table = Table("soldier", "scout").hand(0, "covering_fire").hand(1).intruder("adult-1", "011").tile("006", "canteen")
    table.script(noise=["silence"])
    table.play(0, "play covering_fire", "go with seat-2", "room 006")
    assert table.prompt(1) == "consent-to"
    told = table.play(1, "accept")
    assert [table.where(0), table.where(1)] == ["006", "006"]
    assert [line for line in told if line.startswith("noise-rolled")] == ["noise-rolled seat-1 silence"]


@pytest.mark.rules("NEM-CRD-08", "NEM-QST-06")
def test_motivation_reaches_computers_with_the_intercom() -> None:
    table = three().hand(1).hand(2).put(2, "017", "generator").item(0, "intercom")
    table.play(0, "play motivation")
    assert [len(hand) for hand in table.g.hand] == [4, 1, 1]


# ---- trade


@pytest.mark.rules("NEM-TRD-01", "NEM-TRD-05", "NEM-TRD-06", "NEM-HID-14", "NEM-HID-23", "NEM-CHO-10", "NEM-BAS-09")
def test_an_exchange_is_proposed_returned_and_accepted() -> None:
    table = three().item(0, "medkit").item(1, "tools").put(2, "020")
    table.act(0, "trade")
    assert table.options(0) == ["done", "trade with seat-2"]
    table.play(0, "trade with seat-2", "lay medkit", "done")
    assert table.match.view(1).state.inventory[0] == table.g.inventory[0]
    assert table.match.view(2).state.inventory[0] == (-4,)
    table.play(1, "lay tools", "done")
    told = table.play(0, "accept")
    assert "traded seat-1 seat-2" in told
    assert (table.goods(0), table.goods(1)) == (["tools", "six_shooter"], ["medkit", "rifle"])
    # Nobody else is left for the Captain; the Scout may propose too.
    assert (table.asked(), table.options(1)) == ([1], ["done", "trade with seat-1"])
    table.play(1, "done")
    assert table.asked() == [0]


@pytest.mark.rules("NEM-TRD-03", "NEM-TRD-07", "NEM-TRD-04")
def test_hand_slots_must_suffice_after_the_exchange() -> None:
    table = three().put(2, "020")
    table.g.carried[1], table.g.eggs = (EGG,), 4
    table.again().act(0, "trade")
    table.play(0, "trade with seat-2")
    assert "lay log_key" not in table.options(0)
    table.play(0, "lay six_shooter")
    table.play(1, "done")
    assert table.options(0) == ["refuse"]
    assert table.refused(0, "accept") == "hands-full NEM-TRD-07"
    table.play(0, "refuse")
    assert table.goods(0) == ["six_shooter"]


# ---- Objectives of others


@pytest.mark.rules("NEM-ITM-16", "NEM-CHO-25", "NEM-HID-04", "NEM-AMB-75")
def test_a_log_key_shows_one_objective_to_its_user_alone() -> None:
    table = three().item(0, "log_key").put(0, "017", "generator")
    table.play(0, "use log_key", "choose seat-3", "look at personal")
    table.settle()
    g = table.g
    personal = g.objectives[2][1]
    assert table.match.view(0).state.objectives[2] == (-1, personal)
    assert table.match.view(1).state.objectives[2] == (-1, -1)
    assert [line for line in table.told if line.startswith("objective-seen")]


@pytest.mark.rules("NEM-QST-05", "NEM-AMB-56")
def test_the_orbital_system_lets_everybody_pass_and_skips_the_attacks() -> None:
    table = Table("pilot", "scout").item(0, "orbital_maneuvering_system").intruder("adult-1", "011")
    table.top("attacks", "scratch_2").hand(0, "search").hand(1, "rest").top("events", "nest").put(1, "001")
    table.bag("blank", "larva_1").script(development=["larva_1"])
    table.play(0, "use orbital_maneuvering_system")
    assert table.prompt(1) == "passing"
    table.play(1, "done")
    assert (table.g.turn, table.g.light) == (2, [0, 0])


# ---- the Intruder player


def taken_over() -> Table:
    """The Captain has died and plays the Intruders from the next turn on."""
    table = Table("captain", "scout", intruder_player="on").put(1, "001").hand(0, "search").hand(1, "search", "rest")
    table.intruder("adult-1", "011").wound(0, "leg", "leg", "hand").top("attacks", "scratch_2").top("events", "nest")
    table.bag("blank", "larva_1").script(development=["larva_1"])
    table.play(0, "pass", "done")
    table.play(1, "pass", "done")
    assert table.prompt(0) == "take-over"
    table.play(0, "accept")
    return table


@pytest.mark.rules("NEM-INP-01", "NEM-INP-02", "NEM-INP-03", "NEM-INP-07", "NEM-INP-04", "NEM-HID-13", "NEM-CHO-22")
def test_the_first_dead_player_draws_three_cards_and_moves_intruders() -> None:
    table = taken_over()
    g = table.g
    assert (g.status, g.turn, len(g.plot_hand), g.first) == ([DEAD, AWAKE], 2, 3, 1)
    assert table.match.view(1).state.plot_hand == (-1, -1, -1)
    table.play(1, "pass", "done")
    table.play(0, "move by pursuit_1")
    assert table.crowd("015") == ["adult-1"]
    assert table.asked() == [0]
    time = g.time
    told = table.play(0, "pass", "keep nothing")
    assert (g.time, g.turn) == (time + 1, 3)
    assert not [line for line in told if line.startswith(("event ", "token-drawn"))]
    # NEM-INP-09: ten cards, three drawn, then three more of the seven left.
    assert (len(g.plot_hand), len(g.plot_discard), len(g.plot_deck)) == (3, 3, 4)


@pytest.mark.rules("NEM-INP-05", "NEM-INP-10")
def test_the_intruder_player_attacks_with_one_of_several_cards() -> None:
    table = taken_over().put(1, "011").top("attacks", "bite_4", "scratch_3")
    table.play(1, "pass", "done")
    table.play(0, "attack by pursuit_1")
    assert table.options(0) == ["resolve bite_4", "resolve scratch_3"]
    table.play(0, "resolve scratch_3")
    assert (table.g.light[1], table.g.serious[1]) == (1, ())
    assert table.g.decks[4][0] == table.g.names.value("attack", "bite_4")


# ---- co-op


@pytest.mark.rules("NEM-COP-05", "NEM-COP-08", "NEM-DTH-03")
def test_the_emergency_room_brings_the_dead_back_in_co_op() -> None:
    table = Table("captain", "scout", mode="coop").put(1, "006", "emergency_room").item(0, "medkit")
    table.put(0, "006").intruder("adult-1", "006").wound(0, "leg", "leg", "hand").hand(0, "search")
    table.top("attacks", "scratch_2").top("events", "nest").bag("blank", "larva_1").script(development=["larva_1"])
    table.script(noise=["silence"]).play(0, "pass", "done")
    table.play(1, "pass", "done")
    g = table.g
    assert g.status == [DEAD, AWAKE]
    assert "medkit" in table.goods(0)
    g.lair[g.names.value("intruder", "adult-1")] = -1
    table.again().top("events", "regeneration").end_turn()
    assert (g.status, table.where(0), g.serious[0]) == ([AWAKE, AWAKE], "006", (5, 5, 3))
    assert (len(g.hand[0]), g.lying[table.room("006")]) == (5, ())
