"""Custom games: order, deployment tiles, Mission cards and who chooses their targets. HUNT-CVC"""

from __future__ import annotations

import pytest

from hullbreach.games.hunt.content.board import read_grid
from hullbreach.games.hunt.content.load import load
from hullbreach.games.hunt.content.names import ALIEN, MARINE, PREDATOR, PREDATOR_POD
from hullbreach.games.hunt.rules.fixed import CUSTOM
from hullbreach.games.hunt.rules.modes.custom import ROOM, TILE, eligible
from hullbreach.kernel.options import bits
from tests.games.hunt.matches import Game, tiles_of
from tests.games.hunt.positions import position

CARDS = {card.id: card.index for card in load().mission_cards}
BODY_COUNT = "body_count"


def custom(
    cards: dict[str, list[str]] | None = None, chance: dict[str, list[object]] | None = None, **more: object
) -> Game:
    """A custom game in which sides draw these Mission cards; everybody else has a body count."""
    faces: dict[str, list[object]] = dict(chance or {})
    for side in ("marine", "alien", "predator"):
        faces[f"mission card of {side}"] = [CARDS[id] for id in (cards or {}).get(side, [BODY_COUNT] * 2)]
    return Game(faces, mission="custom", **more)


def start(game: Game) -> None:
    """Marines on the bridge or the first room they may take, Aliens on the first infested tile."""
    for _ in range(2):
        if game.match.question is not None and game.match.question.ask.prompt.id == "start-on":
            game.play(game.asked()[0], game.options(game.asked()[0])[0])


@pytest.mark.rules("HUNT-CARD-20", "HUNT-CVC-01", "HUNT-CVC-03", "HUNT-CVC-05", "HUNT-SET-14", "HUNT-SET-03")
def test_an_initiative_roll_gives_the_order_and_marines_choose_first() -> None:
    rolled: dict[str, list[object]] = {
        "initiative of marine": [2], "initiative of alien": [9], "initiative of predator": [15]
    }  # fmt: skip
    game = custom(chance=rolled)
    assert game.g.order == (PREDATOR, ALIEN, MARINE)
    pod = game.g.fixed.board.names[game.g.fixed.board.tile_of_room[PREDATOR_POD]]
    assert f"starts-on predator {pod}" in game.told
    assert game.asked() == [MARINE]
    assert game.prompt(MARINE) == "where does marine start"
    board = game.g.fixed.board
    rooms = [board.names[tile] for tile in bits(board.rooms) if board.names[tile] != pod]
    assert game.options(MARINE) == [f"start on {name}" for name in rooms]
    assert game.refused(MARINE, f"start on {pod}") == "others-start-there HUNT-CVC-21"
    hall = board.names[bits(board.corridors)[0]]
    assert game.refused(MARINE, f"start on {hall}") == "marines-start-in-rooms HUNT-CVC-03"
    game.play(MARINE, f"start on {rooms[0]}")
    assert game.asked() == [ALIEN]
    assert game.refused(ALIEN, f"start on {rooms[0]}") in (
        "others-start-there HUNT-CVC-21",
        "aliens-start-infested HUNT-CVC-04",
    )
    vents = bits(board.vents & board.infested)
    assert all(f"start on {board.names[tile]}" not in game.options(ALIEN) for tile in vents)
    infested = [board.names[tile] for tile in bits(board.infested & ~board.vents)]
    assert game.options(ALIEN) == [f"start on {name}" for name in infested]
    game.play(ALIEN, game.options(ALIEN)[0])
    # Cards are drawn in initiative order, tokens are placed after all of them.
    drawn = [text for text in game.told if text.startswith("mission-card ")]
    assert drawn == [f"mission-card {side} {BODY_COUNT}" for side in ("predator", "alien", "marine")]
    assert [text for text in game.told if text.startswith("deployed")] == []


@pytest.mark.rules("HUNT-CARD-14", "HUNT-CARD-15", "HUNT-CVC-01", "HUNT-DEC-51")
def test_everybody_has_a_card_and_two_sides_may_draw_the_same_one() -> None:
    game = custom({"marine": [BODY_COUNT], "alien": [BODY_COUNT], "predator": ["pull_out"]})
    start(game)
    # Tokens come from the cards only, and these need none.
    assert (game.g.lying, game.g.carried) == ({}, {})
    assert game.g.missions == [(CARDS[BODY_COUNT],), (CARDS[BODY_COUNT],), (CARDS["pull_out"],)]


@pytest.mark.rules("HUNT-CARD-14", "HUNT-CVC-01")
def test_with_two_cards_each_they_are_different_ones() -> None:
    game = custom({side: [BODY_COUNT, "last_light"] for side in ("marine", "alien", "predator")}, mission_cards=2)
    start(game)
    assert [len(set(cards)) for cards in game.g.missions] == [2, 2, 2]
    usual = Game(mission="custom", mission_cards=2)
    start(usual)
    assert all(len(set(cards)) == 2 for cards in usual.g.missions if len(cards) == 2)


@pytest.mark.rules("HUNT-CVC-19")
def test_a_card_that_needs_more_vents_than_there_are_is_redrawn_by_marines_only() -> None:
    cards = {"marine": ["last_light", BODY_COUNT], "alien": ["last_light"], "predator": [BODY_COUNT]}
    board = next(each for each in load().maps if each.board.vents.bit_count() in (1, 2) and each.use == "campaign")
    game = custom(cards, board=board.id)
    start(game)
    assert "mission-card-back marine last_light" in game.told
    assert game.g.missions == [(CARDS[BODY_COUNT],), (CARDS["last_light"],), (CARDS[BODY_COUNT],)]


@pytest.mark.rules("HUNT-CVC-13", "HUNT-CVC-18")
def test_a_random_opponent_chooses_the_target_room() -> None:
    game = custom({"marine": ["data_recovery"], "alien": [BODY_COUNT], "predator": [BODY_COUNT]}, {"opponent": [2]})
    start(game)
    assert game.asked() == [PREDATOR]
    assert game.prompt(PREDATOR) == "target room of marine"
    g = game.g
    home = g.homes[MARINE][0]
    far = [tile for tile in bits(g.fixed.board.rooms) if g.fixed.graph.distance(home, tile) >= 5]
    assert game.options(PREDATOR) == [f"target {g.fixed.board.names[tile]}" for tile in far]
    near = [tile for tile in bits(g.fixed.board.rooms) if 0 < g.fixed.graph.distance(home, tile) < 5]
    for tile in near:
        assert game.refused(PREDATOR, f"target {g.fixed.board.names[tile]}") == "too-near HUNT-CVC-13"
    own = g.fixed.board.names[home]
    assert game.refused(PREDATOR, f"target {own}") == "no-target-room HUNT-CVC-18"
    game.play(PREDATOR, game.options(PREDATOR)[0])
    assert g.targets[MARINE] == (far[0],)
    assert f"target-set marine {g.fixed.board.names[far[0]]}" in game.told


@pytest.mark.rules("HUNT-CVC-14", "HUNT-CVC-18")
def test_of_two_rooms_one_is_chosen_by_the_highest_roll_and_one_by_the_player() -> None:
    game = custom(
        {"marine": ["double_check"], "alien": [BODY_COUNT], "predator": [BODY_COUNT]},
        {"targets of marine by alien": [9, 3], "targets of marine by predator": [9, 4]},
    )
    start(game)
    # Equal results are rolled again.
    rolled = [text for text in game.told if text.startswith("target-rolled")]
    assert rolled == [
        "target-rolled alien 9",
        "target-rolled predator 9",
        "target-rolled alien 3",
        "target-rolled predator 4",
    ]
    assert game.asked() == [PREDATOR]
    first = game.options(PREDATOR)[0]
    game.play(PREDATOR, first)
    assert game.asked() == [MARINE]
    assert first not in game.options(MARINE)
    assert game.refused(MARINE, first) == "is-a-target HUNT-CVC-14"
    game.play(MARINE, game.options(MARINE)[0])
    assert len(set(game.g.targets[MARINE])) == 2


@pytest.mark.rules("HUNT-CVC-15", "HUNT-CVC-16", "HUNT-CVC-18")
def test_target_tiles_are_corridors_chosen_in_the_same_way() -> None:
    game = custom(
        {"marine": [BODY_COUNT], "alien": ["wire_the_halls"], "predator": ["sweep"]},
        {"targets of alien by marine": [11], "targets of alien by predator": [5]},
    )
    start(game)
    assert game.asked() == [MARINE]
    assert game.prompt(MARINE) == "target tile of alien"
    g = game.g
    board = g.fixed.board
    wanted = [board.find(text.removeprefix("target ")) for text in game.options(MARINE)]
    assert all(board.corridors >> tile & 1 for tile in wanted)
    assert all(g.fixed.graph.distance(g.homes[ALIEN][0], tile) >= 5 for tile in wanted)
    vent = board.names[bits(board.vents)[0]]
    assert game.refused(MARINE, f"target {vent}") == "no-target-tile HUNT-CVC-18"
    game.play(MARINE, game.options(MARINE)[0])
    game.play(ALIEN, game.options(ALIEN)[0])
    # A single one is chosen by an opponent alone.
    assert game.prompt(game.asked()[0]) == "target tile of predator"
    assert game.asked()[0] != PREDATOR
    game.play(game.asked()[0], game.options(game.asked()[0])[0])
    assert [len(targets) for targets in g.targets] == [0, 2, 1]


HALL = """
aen..-C-n..-C-n..-C-i..-V-n..-C-n..-bwn..
"""


@pytest.mark.rules("HUNT-CVC-18", "HUNT-CVC-13", "HUNT-CVC-15")
def test_where_nothing_is_five_tiles_away_the_farthest_tiles_are_targets() -> None:
    g = position({}, mode=CUSTOM, mission=None, board=read_grid(HALL), factions=("marine", "alien"))

    def targets(home: str, what: int, taken: str = "") -> list[str]:
        board = g.fixed.board
        g.homes[0] = (board.find(home),)
        found = eligible(g, 0, what, 1 << board.find(taken) if taken else 0)
        return [board.names[tile] for tile in bits(found)]

    assert targets("r0c0", ROOM) == ["r0c6"]
    assert targets("r0c0", TILE) == ["r0c5"]
    # From the other rooms nothing is so far: the farthest, vents not among them, nor the own room.
    assert targets("r0c3", ROOM) == ["r0c0", "r0c6"]
    assert targets("r0c3", TILE) == ["r0c1", "r0c5"]
    assert targets("r0c2", ROOM) == ["r0c6"]
    # A second target is another tile, as far away as there is one.
    assert targets("r0c0", TILE, "r0c5") == ["r0c3"]


@pytest.mark.rules("HUNT-CVC-04")
def test_aliens_who_return_to_their_start_are_sent_there_by_an_opponent() -> None:
    game = custom(
        {"marine": [BODY_COUNT], "alien": ["two_caches"], "predator": [BODY_COUNT]},
        {"targets of alien by marine": [4, 12], "targets of alien by predator": [17, 2]},
    )
    start(game)
    own = game.g.homes[ALIEN]
    assert game.asked() == [PREDATOR]
    assert game.prompt(PREDATOR) == "where does alien start"
    other = next(text for text in game.options(PREDATOR) if text != f"start on {game.g.fixed.board.names[own[0]]}")
    game.play(PREDATOR, other)
    assert game.g.homes[ALIEN] != own
    # The target is picked afterwards, five tiles from the new start.
    assert game.prompt(MARINE) == "target tile of alien"
    game.play(MARINE, game.options(MARINE)[0])
    assert game.g.fixed.graph.distance(game.g.homes[ALIEN][0], game.g.targets[ALIEN][0]) >= 5
    game.until("mulligan")
    lies = [text for text in game.told if text.startswith("token-placed")]
    assert lies == [f"token-placed objective-31 {game.g.fixed.board.names[game.g.targets[ALIEN][0]]}"]


@pytest.mark.rules("HUNT-CVC-07", "HUNT-CARR-09")
def test_the_owner_chooses_who_carries_a_convoy() -> None:
    game = custom({"marine": [BODY_COUNT], "alien": [BODY_COUNT], "predator": ["sabotage"]})
    start(game)
    game.until("carrier")
    assert game.asked() == [PREDATOR]
    g = game.g
    decoys = [g.fixed.name("piece", piece) for piece in bits(g.decoys)]
    assert len(decoys) == 2
    for word in decoys:
        assert f"let {word} carry" not in game.options(PREDATOR)
        assert game.refused(PREDATOR, f"let {word} carry") == "cannot-carry-it HUNT-CVC-07"
    first = game.options(PREDATOR)[0]
    game.play(PREDATOR, first)
    # One token each.
    assert first not in game.options(PREDATOR)
    game.play(PREDATOR, game.options(PREDATOR)[0])
    assert len(set(g.carried.values())) == 2
    assert game.match.question is not None
    assert game.match.question.ask.prompt.id == "mulligan"


@pytest.mark.rules("HUNT-CVC-21", "HUNT-SET-10", "HUNT-SET-06")
def test_tokens_overflow_around_the_tile_that_was_chosen() -> None:
    game = custom()
    start(game)
    game.until("mulligan")
    homes = [game.g.fixed.board.names[homes[0]] for homes in game.g.homes]
    for side in (MARINE, ALIEN, PREDATOR):
        places = tiles_of(game, side)
        assert homes[side] in places
        for other in (MARINE, ALIEN, PREDATOR):
            assert other == side or homes[other] not in places
    # Marines of 300 points fill eight points of their room.
    assert game.g.room[game.g.homes[MARINE][0]] == 0


@pytest.mark.rules("HUNT-SET-12", "HUNT-DEC-91")
def test_missions_may_be_played_with_lists() -> None:
    game = Game(mission="mission_05", forces="lists")
    assert [text for text in game.told if text.startswith("list-built")] == [
        "list-built marine 300 11", "list-built alien 300 19", "list-built predator 300 5"
    ]  # fmt: skip
    # Only who lives on with the wound can be escorted.
    assert "escort predator_hellhound/3" not in game.options(PREDATOR)
    game.until("mulligan")
    assert [sum(tiles_of(game, side).values()) for side in (MARINE, ALIEN, PREDATOR)] == [11, 19, 7]
    marks = game.g.fixed.board.deployment
    assert {game.g.fixed.board.find(name) for name in tiles_of(game, ALIEN)} <= set(marks[ALIEN])
