"""The risk of a move as people are told it: Noise, Danger, an Encounter, a surprise."""

from __future__ import annotations

from fractions import Fraction

import pytest

from hullbreach.games.nemesis.show import scene_odds
from tests.games.nemesis.tables import Table
from tests.games.nemesis.test_nemesis_scene import move, panel, seen, stats


def quiet(table: Table) -> Table:
    table.g.noise = 0
    return table.again()


@pytest.mark.rules("NEM-NOI-03", "NEM-NOI-04", "NEM-NOI-14")
def test_every_loud_number_of_an_explored_room_is_a_fifth() -> None:
    table = quiet(Table("captain", "scout").tile("006", "canteen"))
    g, at = table.g, table.room("006")
    g.room[1] = table.room("001")
    assert scene_odds.of_move(g, 0, at).encounter == 0
    g.noise = 1 << g.fixed.exit(at, 3)
    assert scene_odds.of_move(g, 0, at).encounter == Fraction(1, 5)
    # Room 003 has a Corridor with two numbers: one marker, two faces.
    table.tile("003", "storage")
    g.noise = 1 << g.fixed.exit(table.room("003"), 3)
    assert scene_odds.of_move(g, 0, table.room("003")).encounter == Fraction(2, 5)
    assert scene_odds.of_move(g, 0, table.room("003")).loud == 2


@pytest.mark.rules("NEM-EXP-03", "NEM-EXP-04", "NEM-SLM-02")
def test_an_unexplored_room_may_bring_silence_or_danger_instead_of_the_roll() -> None:
    table = quiet(Table("captain", "scout"))
    g, at = table.g, table.room("006")
    g.room[1] = table.room("001")
    g.noise = 1 << g.fixed.exit(at, 3)
    risk = scene_odds.of_move(g, 0, at)
    assert risk.encounter == Fraction(4, 5) * Fraction(1, 5)
    assert risk.danger == Fraction(4, 5) * Fraction(1, 10) + Fraction(1, 10)
    g.slime = 1
    assert scene_odds.of_move(g, 0, at).danger == Fraction(4, 5) * Fraction(2, 10) + Fraction(2, 10)
    # Who has seen the token knows better.
    g.slime, g.token_known[at] = 0, 1
    g.token[at] = next(token.index for token in g.fixed.content.exploration if token.id.startswith("danger"))
    assert scene_odds.of_move(g, 0, at).encounter == 0
    assert scene_odds.of_move(g, 0, at).danger == 1


@pytest.mark.rules("NEM-EXP-01", "NEM-EXP-09")
def test_a_token_that_has_left_the_game_or_lies_elsewhere_is_not_expected_any_more() -> None:
    table = quiet(Table("captain", "scout").put(1, "001"))
    g, at = table.g, table.room("006")
    danger = [t for t in g.fixed.content.exploration_tokens() if g.fixed.name("exploration", t).startswith("danger")]
    assert scene_odds.of_move(g, 0, at, danger[:1]).danger == Fraction(16, 19) * Fraction(1, 10) + Fraction(1, 19)
    # One has left the game, of the other the seat knows where it lies.
    g.token[table.room("002")], g.token_known[table.room("002")] = danger[1], 1
    assert scene_odds.of_move(g, 0, at, danger[:1]).danger == Fraction(16, 18) * Fraction(1, 10)
    assert scene_odds.of_move(g, 1, at, danger[:1]).danger > Fraction(1, 10)


@pytest.mark.rules("NEM-EXP-01", "NEM-EXP-04")
def test_the_log_of_the_match_says_which_tokens_are_gone() -> None:
    table = quiet(Table("captain", "scout").put(1, "001").hand(0, "rest", "search", "demolition"))
    g = table.g
    danger = [t for t in g.fixed.content.exploration_tokens() if g.fixed.name("exploration", t).startswith("danger")]
    assert "Danger 18 %" in move(seen(table), "move to 006").note
    g.token[table.room("014")] = danger[0]
    table.act(0, "move to 014")
    table.g.noise = 0
    assert "Danger 14 %" in move(seen(table.again()), "move to 013").note


@pytest.mark.rules("NEM-NOI-01")
def test_nobody_rolls_where_somebody_is() -> None:
    table = quiet(Table("captain", "scout").tile("006", "canteen").intruder("adult-1", "006"))
    assert not scene_odds.of_move(table.g, 0, table.room("006")).rolls


@pytest.mark.rules("NEM-ENC-04", "NEM-HID-09")
def test_the_risk_of_a_surprise_falls_with_every_card_in_hand() -> None:
    table = Table("captain", "scout")
    g = table.g
    words = ["larva", "creeper", "adult", "queen", "blank"]
    tokens = {word: [t for t in g.fixed.tokens if g.fixed.words("kind")[t.kind] == word] for word in words}
    g.bag = (tokens["blank"][0].index, tokens["larva"][0].index, tokens["queen"][0].index, tokens["adult"][0].index)
    numbers = [g.fixed.tokens[token].number for token in g.bag[1:]]
    for cards in range(6):
        assert scene_odds.surprise(g, cards) == Fraction(sum(number > cards for number in numbers), 4)
    ladder = {k: v for k, v in stats(panel(seen(table), "board:intruders")).items() if k.startswith("surprise")}
    assert ladder == {f"surprise-{n}": str(round(100 * scene_odds.surprise(g, n))) for n in (4, 3, 2, 1, 0)}


@pytest.mark.rules("NEM-ENC-09", "NEM-ENC-10")
def test_a_token_without_a_miniature_left_surprises_nobody() -> None:
    table = Table("captain", "scout").bag("blank", "queen_4", "adult_4", "larva_1")
    g = table.g
    assert scene_odds.surprise(g, 3) == Fraction(2, 4)
    table.intruder("queen-1", "001")
    assert scene_odds.surprise(g, 3) == Fraction(1, 4)
    for n in range(1, 9):
        table.intruder(f"adult-{n}", "011")
    assert scene_odds.surprise(g, 3) == 0
    # An Adult that nobody fights makes way for it.
    table.g.crowd[table.room("011")] &= ~(1 << g.names.value("intruder", "adult-8"))
    table.intruder("adult-8", "001")
    assert scene_odds.surprise(g, 3) == Fraction(1, 4)


@pytest.mark.rules("NEM-ROM-17", "NEM-SLM-02", "NEM-AMB-14")
def test_in_the_slime_room_silence_is_danger_for_whoever_knows_it() -> None:
    table = quiet(Table("captain", "scout").tile("006", "slime_room"))
    g, at = table.g, table.room("006")
    g.room[1] = table.room("001")
    assert scene_odds.of_move(g, 0, at).danger == Fraction(2, 10)
    g.explored &= ~(1 << at)
    unknown = Fraction(4, 5) * Fraction(1, 10) + Fraction(1, 10)
    assert scene_odds.of_move(g, 0, at).danger == unknown
    g.tile_known[at] = 1
    assert scene_odds.of_move(g, 0, at).danger == Fraction(4, 5) * Fraction(2, 10) + Fraction(2, 10)
    assert scene_odds.of_move(g, 1, at).danger == unknown


@pytest.mark.rules("NEM-BAS-05", "NEM-SWI-09")
@pytest.mark.parametrize(("switch", "said"), [("no_marker", "no Noise roll"), ("marker", "you choose where")])
def test_a_careful_movement_to_somebody_promises_no_choice_of_a_marker(switch: str, said: str) -> None:
    table = Table("captain", "scout", careful_into_occupied=switch).put(1, "006", "canteen")
    assert said in move(seen(table), "careful to 006").note
    assert "you choose where" in move(seen(table), "careful to 008").note


def test_a_move_tells_its_risk_with_the_hand_that_would_be_left() -> None:
    table = quiet(Table("captain", "scout").tile("006", "canteen"))
    g = table.g
    g.noise = 1 << g.fixed.exit(table.room("006"), 1)
    table.again()
    choice = move(seen(table), "move to 006")
    assert choice.chances is not None
    assert (choice.chances.percent, choice.chances.risk, choice.chances.need) == (20, "Encounter", len(g.hand[0]) - 1)
    surprise = round(100 * scene_odds.surprise(g, len(g.hand[0]) - 1))
    assert choice.note.endswith(f"then surprise {surprise} %")
    assert "1 of 4 exits" in choice.note
    careful = move(seen(table), "careful to 006").chances
    assert careful is not None
    assert careful.percent == 0
    assert careful.need == len(g.hand[0]) - 2


def test_the_ways_of_an_action_are_told_by_what_they_do() -> None:
    table = Table("captain", "scout").put(0, "001").hand(0, "rest", "search", "order")
    table.g.room[1] = table.room("011")
    table.again()
    table.play(0, "use room")
    scene = seen(table)
    assert scene.question is not None
    labels = [choice.label for choice in scene.question.choices if choice.verb == "way"]
    assert len(labels) == 2
    assert all("Coordinates" in label or "Destination" in label for label in labels)
