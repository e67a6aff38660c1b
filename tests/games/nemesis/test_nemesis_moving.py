"""Rounds, prices, movement, exploration, noise and doors."""

from __future__ import annotations

import pytest

from tests.games.nemesis.tables import Table

FOUR = ("search", "rest", "demolition", "interruption")


def two(**settings: object) -> Table:
    """The Captain to act, the Scout elsewhere: they do not see each other."""
    return Table("captain", "scout", **settings).put(1, "001").hand(0, *FOUR)


# ---- rounds and prices


@pytest.mark.rules("NEM-TRN-01", "NEM-TRN-12", "NEM-ACT-01", "NEM-BAS-01")
def test_two_actions_and_the_round_goes_on_to_the_next() -> None:
    table = two().tile("006", "cabins").tile("007", "canteen")
    table.script(noise=["silence", "silence"])
    table.act(0, "move to 006")
    assert (table.asked(), len(table.g.hand[0]), len(table.g.discard[0])) == ([0], 3, 1)
    table.act(0, "move to 007")
    assert table.asked() == [1]
    assert not table.g.have_passed


@pytest.mark.rules("NEM-TRN-02", "NEM-TRN-03", "NEM-TRN-05", "NEM-CHO-04")
def test_who_passes_may_discard_and_has_no_more_rounds() -> None:
    table = two()
    table.play(0, "pass", "discard rest", "done")
    assert table.cards(0) == ["search", "demolition", "interruption"]
    assert table.g.have_passed == 1
    table.play(1, "pass", "done")
    assert table.g.turn == 2


@pytest.mark.rules("NEM-DRW-06", "NEM-DRW-05", "NEM-DRW-01", "NEM-AMB-28")
def test_the_token_goes_left_and_hands_are_filled_not_cut() -> None:
    table = two().hand(1, "search", "search", "rest", "demolition", "interruption", "scavenging")
    table.end_turn()
    assert table.g.first == 1
    assert [len(hand) for hand in table.g.hand] == [5, 6]
    table.end_turn()
    assert table.g.first == 0


@pytest.mark.rules("NEM-DRW-04", "NEM-ROM-12", "NEM-WND-04")
def test_a_body_wound_draws_to_four_and_cabins_to_one_more() -> None:
    table = two().put(0, "006", "cabins").wound(0, "body").hand(0).hand(1)
    table.end_turn()
    assert [len(hand) for hand in table.g.hand] == [5, 5]
    table.mark("006", "malfunction").hand(0)
    table.end_turn()
    assert len(table.g.hand[0]) == 4


@pytest.mark.rules("NEM-DRW-02")
def test_an_empty_deck_is_rebuilt_from_the_discard_pile() -> None:
    table = two()
    g = table.g
    g.discard[0], g.deck[0], g.hand[0] = (*g.deck[0], *g.hand[0][1:]), (), g.hand[0][:1]
    table.again()
    table.end_turn()
    assert (len(g.hand[0]), len(g.discard[0])) == (5, 0)


@pytest.mark.rules("NEM-ACT-02", "NEM-CON-02", "NEM-ACT-06")
def test_contamination_cards_pay_nothing() -> None:
    table = two().hand(0, "clean", "clean", "search")
    assert "careful to 006" not in table.options(0)
    assert table.refused(0, "careful to 006") == "too-few-cards NEM-ACT-06"
    table.script(noise=["silence"])
    table.act(0, "move to 006")
    assert table.cards(0) == ["clean", "clean"]
    assert table.options(0) == ["pass", "drop six_shooter"]


@pytest.mark.rules("NEM-TRN-06", "NEM-TRN-07", "NEM-AMB-20", "NEM-FIR-03")
def test_bleeding_then_fire_when_passing() -> None:
    table = two().wound(0, "bleeding").mark("011", "fire")
    table.play(0, "pass", "done")
    assert table.g.light[0] == 2
    table = two().mark("011", "fire")
    table.play(0, "pass", "done")
    assert table.g.light[0] == 1


@pytest.mark.rules("NEM-TRN-08", "NEM-OBJ-02")
def test_drops_are_free() -> None:
    table = two().item(0, "medkit")
    table.g.carried[0] = (0,)
    table.g.lying[table.g.fixed.start] = ()
    table.again()
    table.play(0, "drop medkit", "put down blue_corpse", "drop six_shooter")
    assert (table.asked(), table.g.actions, table.goods(0)) == ([0], 0, [])
    assert table.g.lying[table.g.fixed.start] == (0,)
    assert table.g.names.value("item", "medkit") in table.g.discards[2]


# ---- entering Rooms


@pytest.mark.rules("NEM-EX-01", "NEM-NOI-01", "NEM-MOV-06")
@pytest.mark.parametrize("company", ["character", "intruder"])
def test_no_noise_roll_into_an_occupied_room(company: str) -> None:
    table = two().tile("006", "canteen")
    if company == "character":
        table.put(1, "006")
    else:
        table.intruder("larva-1", "006")
    told = table.act(0, "move to 006")
    assert table.where(0) == "006"
    assert not [line for line in told if line.startswith("noise-rolled")]


@pytest.mark.rules("NEM-EX-02", "NEM-NOI-03", "NEM-NOI-04", "NEM-NOI-14")
def test_a_marker_first_and_an_encounter_for_the_second() -> None:
    table = two().tile("006", "canteen").script(noise=["2"])
    table.act(0, "move to 006")
    assert table.noises() == ["c06_11_2"]
    table = (
        two()
        .tile("006", "canteen")
        .noise("c06_11_2")
        .bag("blank", "larva_1")
        .script(noise=["2"], encounter=["larva_1"])
    )
    told = table.play(0, "move to 006", "pay rest")
    assert "encounter seat-1" in told
    assert table.prompt(0) == "objective"


@pytest.mark.rules("NEM-EX-03", "NEM-EXP-01", "NEM-EXP-07", "NEM-MOV-03")
def test_exploring_turns_tile_and_token_and_then_there_is_noise() -> None:
    table = two().tile("006", "canteen")
    g = table.g
    room = table.room("006")
    g.explored &= ~(1 << room)
    g.token[room] = g.names.value("exploration", "malfunction_3")
    table.again().script(noise=["1"])
    told = table.act(0, "move to 006")
    assert (g.malfunction, g.items[room], g.token[room]) == (1 << room, 3, -1)
    order = ["explored 006 canteen", "token-found 006 malfunction_3", "malfunction 006", "noise-rolled seat-1 1"]
    assert [line for line in told if line in order] == order
    assert table.noises() == ["c06_07_1"]


def unexplored(table: Table, room: str, token: str) -> Table:
    at = table.room(room)
    table.g.explored &= ~(1 << at)
    table.g.token[at] = table.g.names.value("exploration", token)
    return table.again()


@pytest.mark.rules("NEM-SOL-02")
def test_solo_halves_the_items_rounded_up() -> None:
    table = unexplored(Table("scout").tile("006", "canteen"), "006", "malfunction_3").script(noise=["silence"])
    table.act(0, "move to 006")
    assert table.g.items[table.room("006")] == 2


@pytest.mark.rules("NEM-EXP-03", "NEM-EXP-04", "NEM-SLM-02", "NEM-NOI-05")
@pytest.mark.parametrize(("token", "slime", "danger"), [("silence_1", 0, 0), ("silence_1", 1, 1), ("danger_3", 0, 1)])
def test_silence_and_danger_take_the_place_of_the_roll(token: str, slime: int, danger: int) -> None:
    table = unexplored(two().tile("006", "canteen"), "006", token)
    table.g.slime = slime
    told = table.act(0, "move to 006")
    assert not [line for line in told if line.startswith("noise-rolled")]
    assert len(table.noises()) == 4 * danger


@pytest.mark.rules("NEM-EXP-08", "NEM-EXP-05", "NEM-EXP-06")
def test_doors_slime_and_fire_tokens_do_their_thing_and_noise_follows() -> None:
    table = unexplored(two().tile("006", "canteen"), "006", "doors_1").script(noise=["1"])
    told = table.act(0, "move to 006")
    assert "door-closed c06_11_2" in told
    assert "noise-rolled seat-1 1" in told
    table = unexplored(two().tile("006", "canteen"), "006", "slime_3").script(noise=["silence"])
    assert "danger 006" in table.act(0, "move to 006")
    assert table.g.slime == 1
    table = unexplored(two().tile("006", "canteen"), "006", "fire_1").script(noise=["1"])
    table.act(0, "move to 006")
    assert table.g.fire == 1 << table.room("006")


@pytest.mark.rules("NEM-ROM-17", "NEM-AMB-14", "NEM-EXP-02", "NEM-AMB-33")
def test_the_slime_room_comes_before_its_token_and_has_no_items() -> None:
    table = unexplored(two().tile("006", "slime_room"), "006", "silence_1")
    assert "danger 006" in table.act(0, "move to 006")
    assert (table.g.slime, table.g.items[table.room("006")]) == (1, 0)


@pytest.mark.rules("NEM-MAL-05", "NEM-MAL-09", "NEM-EXP-07")
def test_nest_and_slime_room_lose_their_malfunction_when_they_are_found() -> None:
    table = unexplored(two().tile("006", "slime_room"), "006", "malfunction_1").mark("006", "malfunction")
    table.script(noise=["1"]).act(0, "move to 006")
    assert not table.g.malfunction


# ---- careful movement


@pytest.mark.rules("NEM-BAS-02", "NEM-BAS-12", "NEM-CHO-05")
def test_careful_movement_places_a_marker_of_the_own_choice() -> None:
    table = two().tile("006", "canteen").noise("c06_11_2")
    table.act(0, "careful to 006")
    assert table.prompt(0) == "careful"
    assert sorted(table.options(0)) == ["noise in c02_06_4", "noise in c05_06_3", "noise in c06_07_1"]
    table.play(0, "noise in c05_06_3")
    assert table.noises() == ["c05_06_3", "c06_11_2"]
    assert len(table.g.hand[0]) == 2


@pytest.mark.rules("NEM-BAS-03", "NEM-BAS-05", "NEM-SWI-09", "NEM-AMB-39")
def test_not_where_every_corridor_is_noisy_unless_somebody_is_there() -> None:
    noisy = ("c02_06_4", "c05_06_3", "c06_07_1", "c06_11_2")
    table = two().tile("006", "canteen").noise(*noisy)
    assert table.refused(0, "careful to 006") == "noise-everywhere NEM-BAS-03"
    table.put(1, "006")
    table.act(0, "careful to 006")
    assert table.where(0) == "006"
    table = two(careful_into_occupied="marker").tile("006", "canteen").noise(*noisy).put(1, "006")
    assert "careful to 006" not in table.options(0)


@pytest.mark.rules("NEM-BAS-04", "NEM-CRD-20")
def test_careful_movement_cancels_danger_tokens() -> None:
    table = unexplored(two().tile("006", "canteen"), "006", "danger_3")
    told = table.act(0, "careful to 006")
    assert not [line for line in told if line.startswith("danger")]
    assert (table.prompt(0), table.g.items[table.room("006")]) == ("careful", 3)


# ---- Danger


@pytest.mark.rules("NEM-NOI-05", "NEM-NOI-06", "NEM-NOI-10", "NEM-DOR-03")
def test_danger_calls_those_around_and_a_closed_door_breaks() -> None:
    table = two().tile("006", "canteen").intruder("adult-1", "005").intruder("creeper-1", "007")
    table.door("c06_07_1").script(noise=["danger"])
    told = table.act(0, "move to 006")
    assert table.crowd("006") == ["adult-1"]
    assert table.crowd("007") == ["creeper-1"]
    assert "door-destroyed c06_07_1" in told
    assert table.noises() == []
    assert not [line for line in told if line.startswith(("encounter", "surprise"))]


@pytest.mark.rules("NEM-NOI-05", "NEM-NOI-07", "NEM-NOI-08")
def test_danger_without_answer_is_noise_everywhere_and_never_an_encounter() -> None:
    table = two().tile("006", "canteen").put(1, "005").intruder("adult-1", "005").noise("c06_07_1")
    table.script(noise=["danger"])
    told = table.act(0, "move to 006")
    assert table.noises() == ["c02_06_4", "c05_06_3", "c06_07_1", "c06_11_2"]
    assert "encounter seat-1" not in told


@pytest.mark.rules("NEM-WEK-05", "NEM-AMB-15")
def test_with_the_way_of_moving_who_cannot_come_is_no_answer() -> None:
    table = two().tile("006", "canteen").intruder("adult-1", "007").door("c06_07_1")
    g = table.g
    g.weaknesses, g.weakness_up = (g.fixed.weak_moving, *g.weaknesses[1:]), 1
    table.script(noise=["danger"]).act(0, "move to 006")
    assert g.closed
    assert len(table.noises()) == 4


@pytest.mark.rules("NEM-TEC-01", "NEM-TEC-02", "NEM-EX-09", "NEM-NOI-09")
def test_the_technical_corridors_are_one_space_at_every_entrance() -> None:
    table = two().put(0, "006", "canteen").tile("005", "comms_room").script(noise=["4"])
    table.act(0, "move to 005")
    assert table.noises() == ["tech_main"]
    g = table.g
    for room in ("002", "004", "009", "014", "015", "019", "021"):
        assert g.fixed.around[table.room(room)] & g.noise
    table.door("c05_06_3").noise("c05_06_3")
    assert (g.fixed.around[table.room("005")] & g.noise).bit_count() == 2


@pytest.mark.rules("NEM-DOR-02", "NEM-MOV-01")
def test_a_closed_door_ends_the_neighbourhood_and_a_destroyed_one_does_not() -> None:
    table = two().door("c06_11_2").door("c08_11_3", "destroyed")
    assert table.refused(0, "move to 006") == "not-neighbouring NEM-MOV-01"
    assert "move to 008" in table.options(0)


@pytest.mark.rules("NEM-DOR-05", "NEM-DOR-01", "NEM-CHO-19")
def test_without_a_token_left_a_closed_door_elsewhere_opens() -> None:
    table = unexplored(two().tile("006", "canteen"), "006", "doors_1").script(noise=["1"])
    corridors = [c.id for c in table.g.fixed.board.corridors if c.id not in ("c06_11_2", "c06_07_1")]
    for corridor in corridors[:11]:
        table.door(corridor, "destroyed")
    table.door("c18_21_4")
    table.act(0, "move to 006")
    names = table.g.names
    assert names.value("corridor", "c06_11_2") in [n for n in range(28) if table.g.closed >> n & 1]
    assert table.g.closed.bit_count() == 1


@pytest.mark.rules("NEM-ACT-06", "NEM-HID-20")
def test_what_is_closed_says_why() -> None:
    table = two().door("c06_11_2").hand(0, "search", "rest", "order").item(0, "medkit")
    question = table.match.question
    assert question is not None
    closed = {option.text(table.g.names): f"{no.reason} {no.rule}" for option, no in question.closed}
    assert closed["move to 006"] == "not-neighbouring NEM-MOV-01"
    assert closed["play search"] == "no-search-here NEM-SRC-03"
    assert closed["play rest"] == "no-contamination NEM-CON-07"
    assert closed["play order"] == "nobody-there NEM-CRD-05"
    assert closed["use medkit"] == "no-open-wound NEM-WND-05"
    assert closed["use room"] == "beds-shut NEM-HIB-01"
    assert closed["activate log_key"] == "wrong-room NEM-QST-01"
    assert not set(closed) & set(table.options(0))
