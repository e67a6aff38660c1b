"""How games end: the victory check, sides that are out, the hull that breaks up."""

from __future__ import annotations

import pytest

from hullbreach.games.hunt.content.board import board_of, read_grid
from hullbreach.games.hunt.content.names import ALIEN, MARINE, PREDATOR
from hullbreach.games.hunt.rules.board.collapse import Collapse, collapsing, open_ended
from hullbreach.games.hunt.rules.board.doors import weld
from hullbreach.games.hunt.rules.goals.ending import DRAW, GOALS, LAST, OTHERS, TURNS, Frame, outcome
from hullbreach.games.hunt.rules.goals.steps import begin_steps
from hullbreach.games.hunt.rules.goals.victory import VictoryCheck, check_elimination
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.rules.turn.sentry import SentryWindow
from tests.games.hunt.positions import piece, position, put, run, tile_of, told

EVERYBODY = {"marine-1": "hall-1", "alien-1": "hall-2", "predator-1": "hall-3"}


def framed(g: Hunt) -> Hunt:
    """As a match is played: what ends it breaks off everything inside its frame."""
    begin_steps(g)
    g.stack, g.at = [Frame()], [1]
    return g


def check(g: Hunt) -> list[str]:
    """The victory check of a turn."""
    return run(g, VictoryCheck())


def kill(g: Hunt, *words: str) -> None:
    for word in words:
        g.put(piece(g, word), -1)


def eliminate(g: Hunt) -> list[str]:
    """Elimination is looked at, as after an action."""
    g.told = []
    check_elimination(g)
    return told(g)


# ---- the victory check


@pytest.mark.rules("HUNT-TURN-14", "HUNT-END-01", "HUNT-MIS-04", "HUNT-TURN-01", "HUNT-TURN-15")
def test_whoever_has_met_all_conditions_at_the_check_wins() -> None:
    g = framed(position(EVERYBODY, cap_counts=False))
    g.kills[ALIEN] = (2, 0, 2)
    assert check(g) == []
    assert g.stack == []
    g = framed(position(EVERYBODY, cap_counts=False))
    g.kills[ALIEN] = (3, 0, 2)
    assert check(g) == ["won alien"]
    assert (g.won, g.why) == (1 << ALIEN, GOALS)
    ended = outcome(g)
    assert [ended.result(seat).won for seat in range(3)] == [False, True, False]
    assert ended.winning_sides() == ["alien"]


@pytest.mark.rules("HUNT-END-03", "HUNT-DEC-41")
def test_several_that_meet_their_conditions_share_the_victory() -> None:
    g = framed(position(EVERYBODY, mission="mission_06", cap_counts=False))
    g.kills[ALIEN] = (5, 0, 0)
    g.welds[MARINE] = 4
    assert check(g) == ["won marine", "won alien"]
    assert g.won == 1 << MARINE | 1 << ALIEN


@pytest.mark.rules("HUNT-MIS-18")
def test_a_side_that_is_out_wins_nothing_whatever_its_progress() -> None:
    g = framed(position(EVERYBODY, cap_counts=False))
    g.kills[ALIEN] = (5, 0, 0)
    kill(g, "alien-1")
    assert check(g) == ["out alien"]
    assert g.why == ""


@pytest.mark.rules("HUNT-DEC-60", "HUNT-TURN-15")
@pytest.mark.parametrize(("turn", "cap", "over"), [(10, 10, True), (9, 10, False), (99, 0, False)])
def test_a_turn_cap_ends_in_a_draw(turn: int, cap: int, over: bool) -> None:
    g = framed(position(EVERYBODY, turn=turn, turn_cap=cap))
    assert check(g) == (["drawn"] if over else [])
    assert g.why == (TURNS if over else "")


@pytest.mark.rules("HUNT-DEC-60")
def test_whoever_wins_in_the_last_turn_has_won() -> None:
    g = framed(position(EVERYBODY, turn=10, turn_cap=10, cap_counts=False))
    g.kills[ALIEN] = (5, 0, 0)
    assert check(g) == ["won alien"]


@pytest.mark.rules("HUNT-END-04")
def test_there_is_no_score() -> None:
    g = framed(position(EVERYBODY, cap_counts=False))
    g.kills[ALIEN] = (5, 0, 0)
    check(g)
    assert outcome(g).score is None


# ---- elimination


@pytest.mark.rules("HUNT-END-02", "HUNT-DEC-41")
def test_of_three_two_go_on_and_the_last_one_wins_at_once() -> None:
    g = framed(position(EVERYBODY))
    assert eliminate(g) == []
    kill(g, "marine-1")
    assert eliminate(g) == ["out marine"]
    assert g.halted is None
    assert g.in_play() == (ALIEN, PREDATOR)
    kill(g, "predator-1")
    assert eliminate(g) == ["out predator", "won alien"]
    assert (g.won, g.why) == (1 << ALIEN, LAST)


@pytest.mark.rules("HUNT-END-02", "HUNT-BLIP-02")
def test_unrevealed_tokens_are_models() -> None:
    g = framed(position({"marine-1": "hall-1 down", "alien-1": "hall-2 hidden", "predator-1": "hall-3 down"}))
    assert eliminate(g) == []


@pytest.mark.rules("HUNT-END-05", "HUNT-DEC-18")
def test_with_decoys_alone_a_side_is_out_and_they_leave_the_board() -> None:
    g = framed(position({**EVERYBODY, "predator-2": "hall-3 decoy"}))
    g.hands[PREDATOR] = (3, 4)
    g.sentry = 1 << piece(g, "predator-2")
    kill(g, "predator-1")
    discarded = [f"discarded predator {g.fixed.content.strategy[card].id}" for card in (3, 4)]
    assert eliminate(g) == ["out predator", "decoy-gone predator-2", *discarded]
    assert not g.pieces_of(PREDATOR)
    assert not g.sentry
    assert g.hands[PREDATOR] == ()
    assert g.discards[PREDATOR] == [3, 4]


@pytest.mark.rules("HUNT-END-05")
def test_traps_and_doors_of_a_side_that_is_out_stay() -> None:
    g = framed(position(EVERYBODY))
    g.traps = ((tile_of(g, "hall-4"), MARINE, 12, 0),)
    doors = g.doors
    kill(g, "marine-1")
    eliminate(g)
    assert g.traps
    assert g.doors == doors


@pytest.mark.rules("HUNT-END-06")
def test_two_that_fall_together_are_out_together() -> None:
    g = framed(position(EVERYBODY))
    kill(g, "marine-1", "alien-1")
    assert eliminate(g) == ["out marine", "out alien", "won predator"]
    assert g.why == LAST
    g = framed(position({"marine-1": "hall-1", "alien-1": "hall-2"}, factions=("marine", "alien")))
    kill(g, "marine-1", "alien-1")
    assert eliminate(g) == ["out marine", "out alien", "drawn"]
    assert (g.won, g.why) == (0, DRAW)


@pytest.mark.rules("HUNT-END-02", "HUNT-SENT-02")
def test_a_reaction_that_removes_the_last_model_ends_the_game_at_once() -> None:
    pieces = {"marine-1": "hall-1", "alien-1": "hall-1"}
    g = framed(position(pieces, factions=("marine", "alien"), strategy_cards=False))
    g.sentry = 1 << piece(g, "marine-1")
    window = SentryWindow(piece(g, "alien-1"), named=False)
    log = run(g, window, dice=[1, 20], choices=["react marine-1 fights alien-1"])
    assert log[-2:] == ["out alien", "won marine"]
    assert g.stack == []


@pytest.mark.rules("HUNT-END-02")
def test_in_a_game_of_two_the_other_wins() -> None:
    g = framed(position({"marine-1": "hall-1", "alien-1": "hall-2"}, factions=("marine", "alien")))
    kill(g, "alien-1")
    assert eliminate(g) == ["out alien", "won marine"]


@pytest.mark.rules("HUNT-DEC-41")
def test_with_the_switch_the_first_elimination_ends_it_and_the_others_share() -> None:
    g = framed(position(EVERYBODY, end_on_first_elimination=True))
    kill(g, "marine-1")
    assert eliminate(g) == ["out marine", "won alien", "won predator"]
    assert (g.won, g.why) == (1 << ALIEN | 1 << PREDATOR, OTHERS)


# ---- the hull


def breaking(**more: str) -> Hunt:
    return framed(position({**EVERYBODY, **more}, mission="mission_10", turn=2))


@pytest.mark.rules("HUNT-M10-04", "HUNT-M10-01")
def test_the_rooms_and_tiles_of_the_mission_collapse() -> None:
    g = breaking()
    wanted = 1 << tile_of(g, "escape_pod") | 1 << tile_of(g, "laboratory") | g.fixed.board.collapsing
    assert collapsing(g) == wanted
    assert open_ended(g) == 0


@pytest.mark.rules("HUNT-M10-03", "HUNT-DEC-40")
def test_in_the_first_turn_nothing_falls() -> None:
    g = breaking()
    g.turn = 1
    assert run(g, Collapse()) == []


@pytest.mark.rules("HUNT-M10-03", "HUNT-M10-05", "HUNT-DEC-40")
def test_tiles_fall_on_one_to_ten_and_who_is_beside_is_tested_the_turn_after() -> None:
    g = breaking()
    tiles = [tile for tile in range(g.fixed.board.size) if collapsing(g) >> tile & 1]
    names = g.fixed.board.names
    log = run(g, Collapse(), dice=[10, *[11] * (len(tiles) - 1)])
    assert [text for text in log if text.startswith("collapse")] == [
        f"collapse-rolled {names[tile]} {10 if tile == tiles[0] else 11}" for tile in tiles
    ]
    assert g.gone == 1 << tiles[0]
    assert f"tile-gone {names[tiles[0]]}" in log
    beside = g.fixed.graph.steps(tiles[0])
    assert not collapsing(g) >> tiles[0] & 1
    assert collapsing(g) & beside == beside & g.tiles()


@pytest.mark.rules("HUNT-DEC-40", "HUNT-DEC-36")
def test_whoever_stands_on_a_tile_that_falls_is_removed_and_nobody_credited() -> None:
    g = breaking(**{"marine-2": "laboratory", "alien-2": "escape_pod"})
    g.lying[g.fixed.value("token", "egg-1")] = tile_of(g, "laboratory")
    run(g, Collapse(), dice=[1] * collapsing(g).bit_count())
    assert g.tile[piece(g, "marine-2")] < 0
    assert g.tile[piece(g, "alien-2")] < 0
    assert g.kills == [(0, 0, 0)] * 3
    assert not g.lying
    assert not g.doors & g.fixed.graph.around(g.gone)


@pytest.mark.rules("HUNT-END-06", "HUNT-M10-03")
def test_the_last_models_of_two_sides_that_fall_in_one_collapse_are_out_together() -> None:
    g = breaking()
    kill(g, "marine-1", "alien-1")
    put(g, "marine-2", "laboratory")
    put(g, "alien-2", "escape_pod")
    log = run(g, Collapse(), dice=[1] * collapsing(g).bit_count())
    assert log[-3:] == ["out marine", "out alien", "won predator"]


@pytest.mark.rules("HUNT-M10-04", "HUNT-DEC-40")
def test_a_welded_vent_leaves_its_neighbours_unconnected_and_a_door_does_not() -> None:
    g = breaking()
    vents = [tile for tile in range(g.fixed.board.size) if g.fixed.board.vents >> tile & 1]
    beside = g.fixed.graph.steps(vents[0])
    assert not collapsing(g) & beside
    weld(g, piece(g, "marine-1"), vents[0])
    assert collapsing(g) & beside == beside & g.tiles()
    g = breaking()
    g.doors = g.fixed.graph.around(g.fixed.graph.nodes)
    assert open_ended(g) == 0


@pytest.mark.rules("HUNT-M10-04")
def test_an_open_side_at_the_edge_of_the_board_is_not_connected() -> None:
    whole = read_grid("Den..-C-n..-Dwn..")
    cut = board_of(whole.tiles[:2])
    g = position({}, mission="mission_10", board=cut)
    assert open_ended(g) == 0b10


@pytest.mark.rules("HUNT-DEC-40")
@pytest.mark.parametrize("immune", [True, False])
def test_the_pod_falls_after_its_only_neighbour_unless_it_is_immune(immune: bool) -> None:
    g = framed(position(EVERYBODY, mission="mission_10", turn=3, pod_immune=immune))
    pod = tile_of(g, "predator_pod")
    assert not collapsing(g) >> pod & 1
    g.gone |= g.fixed.graph.steps(pod)
    g.look_again()
    assert bool(collapsing(g) >> pod & 1) is not immune


@pytest.mark.rules("HUNT-DEC-40")
@pytest.mark.parametrize("immune", [True, False])
def test_the_pod_may_be_the_first_tile_of_the_board(immune: bool) -> None:
    g = position({}, mission="mission_10", board=read_grid("pen..-C-n..-Dwn.."), pod_immune=immune)
    g.gone = 1 << tile_of(g, "r0c1")
    g.look_again()
    assert collapsing(g) == (0b100 if immune else 0b101)
