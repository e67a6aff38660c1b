"""Arena Survival: sides, forces, rounds, growth, several Survivor seats. HUNT-AREN"""

from __future__ import annotations

import pytest

from hullbreach.games.hunt.content.load import load
from hullbreach.games.hunt.content.names import ALIEN, FACTIONS, MARINE, PREDATOR
from hullbreach.games.hunt.rules.armies.lists import cost_of
from hullbreach.games.hunt.rules.goals.ending import LAST, finish
from hullbreach.games.hunt.rules.modes.arena import first_total, growth, head_start, survivor_points
from hullbreach.games.hunt.rules.state import NOWHERE, UNFIXED
from hullbreach.games.hunt.rules.turn.turn import to_activate
from hullbreach.kernel.options import bits
from hullbreach.kernel.procedures import run
from tests.games.hunt.matches import Game, tiles_of, units_of

SURVIVORS, HORDE = 0, 1


def arena(chance: dict[str, list[object]] | None = None, **settings: object) -> Game:
    return Game(chance, mission="arena", **{"players": 1, **settings})


def end_round(game: Game, winners: int) -> None:
    """The round is over, and these have won it."""
    g = game.g
    finish(g, winners, LAST)
    g.unwind()
    game.match._wait(run(g, None, False))
    game._roll()


@pytest.mark.rules("HUNT-AREN-01", "HUNT-AREN-02", "HUNT-AREN-04", "HUNT-AREN-09", "HUNT-SET-11")
def test_one_seat_holds_the_middle_against_the_instinct() -> None:
    game = arena()
    game.until("mulligan")
    g = game.g
    assert (g.seats, g.fixed.sides, g.fixed.seats_of) == (1, 2, [(0,), ()])
    middle = g.fixed.board.names[g.fixed.board.survivors]
    assert tiles_of(game, SURVIVORS)[middle] == 8
    horde = {g.fixed.board.find(name) for name in tiles_of(game, HORDE)}
    assert all(g.fixed.board.infested >> tile & 1 for tile in horde)
    # All models of both sides are face up, there are no decoys, and the Instinct has no cards.
    on_board = [piece for piece, tile in enumerate(g.tile) if tile >= 0]
    assert g.up == sum(1 << piece for piece in on_board)
    assert all(g.who[piece] != UNFIXED for piece in on_board)
    assert (g.decoys, g.hands[HORDE], g.decks[HORDE]) == (0, (), [])
    assert len(g.hands[SURVIVORS]) == 5
    assert game.match.view(0).state.who == g.who


@pytest.mark.rules("HUNT-AREN-04", "HUNT-SET-10")
def test_survivors_overflow_around_the_middle() -> None:
    game = arena()
    assert game.prompt(0).startswith("where does colonial_marine_")
    game.until("mulligan")
    g = game.g
    beside = {g.fixed.board.names[tile] for tile in bits(g.fixed.graph.steps(g.fixed.board.survivors))}
    places = tiles_of(game, SURVIVORS)
    assert set(places) - {g.fixed.board.names[g.fixed.board.survivors]} <= beside
    assert sum(places.values()) == 10


@pytest.mark.rules("HUNT-AREN-11", "HUNT-DEC-90")
def test_the_instinct_deals_its_dearest_models_first_one_to_a_tile() -> None:
    content = load()
    board = content.maps[content.map_index["arena_small"]].board
    tiles = tuple(reversed(bits(board.infested)))
    game = arena({"tiles of the horde": [tiles]}, arena_head_start=0)
    game.until("mulligan")
    g = game.g
    # The Warrior (22), two Stalkers (15), eight Infants (12) over eight tiles.
    on = [sorted(g.fixed.content.units[g.profile(p).unit].id for p in bits(g.on[tile])) for tile in tiles]
    assert on == [
        ["alien_infant_warrior", "alien_warrior"],
        ["alien_infant_warrior", "alien_stalker"],
        ["alien_infant_warrior", "alien_stalker"],
        ["alien_infant_warrior"],
        ["alien_infant_warrior"],
        ["alien_infant_warrior"],
        ["alien_infant_warrior"],
        ["alien_infant_warrior"],
    ]


@pytest.mark.rules("HUNT-AREN-09", "HUNT-AREN-02", "HUNT-SET-05")
def test_a_human_horde_plays_with_tokens_unless_the_switch_is_off() -> None:
    game = arena(players=2, horde_by="player", horde="predator")
    game.until("mulligan")
    g = game.g
    assert g.fixed.side_of_seat == (0, 1)
    assert g.up == 0
    assert g.decoys.bit_count() == 2
    assert len(g.hands[HORDE]) == 5
    assert game.match.view(0).state.who == [UNFIXED] * g.fixed.pieces
    bare = arena(players=2, horde_by="player", horde="predator", arena_blips=False)
    bare.until("mulligan")
    assert bare.g.decoys == 0
    assert bare.g.up != 0


@pytest.mark.rules("HUNT-AREN-01", "HUNT-AREN-03", "HUNT-AREN-08", "HUNT-AREN-15", "HUNT-DEC-74")
@pytest.mark.parametrize("size", ["small", "medium", "large"])
@pytest.mark.parametrize("survivors", FACTIONS)
@pytest.mark.parametrize("horde", FACTIONS)
def test_every_pairing_has_its_lists(size: str, survivors: str, horde: str) -> None:
    game = arena(arena=size, survivors=survivors, horde=horde, arena_head_start=0)
    g = game.g
    assert g.fixed.side_words == (survivors, "horde" if survivors == horde else horde)
    costs = [cost_of(g.fixed.content, g.fixed.factions[side], g.drafts[side]) for side in (SURVIVORS, HORDE)]
    assert costs[SURVIVORS] <= survivor_points(g)
    assert costs[HORDE] <= g.horde_points == first_total(g)
    game.until("mulligan")
    assert len(units_of(game, SURVIVORS)) == len(g.drafts[SURVIVORS].models) + len(g.drafts[SURVIVORS].heroes)
    assert len(units_of(game, HORDE)) == len(g.drafts[HORDE].models) + len(g.drafts[HORDE].heroes)


@pytest.mark.rules("HUNT-AREN-16")
def test_the_head_start_is_content_or_a_number_of_steps() -> None:
    game = arena()
    assert (head_start(game.g), first_total(game.g), game.g.horde_points) == (90, 150, 240)
    assert head_start(arena(survivors="predator").g) == 0
    # Two steps of 10 % buy an Infant and a Stalker.
    more = arena(arena_head_start=2)
    assert more.g.horde_points == 180
    assert cost_of(more.g.fixed.content, ALIEN, more.g.drafts[HORDE]) == 175
    assert len(more.g.drafts[HORDE].models) == 13
    # Whoever wants a bigger Horde than the content has finds it among the values of the switch.
    content = more.g.fixed.content
    (switch,) = [each for each in content.switches if each.name == "arena_head_start"]
    assert set(range(max([max(size.head_start) for size in content.arena.sizes]) + 2)) <= set(switch.values)


@pytest.mark.rules("HUNT-AREN-06", "HUNT-AREN-14", "HUNT-AREN-05")
def test_a_single_round_ends_when_one_side_is_gone() -> None:
    game = arena(players=2)
    game.until("activate")
    g = game.g
    assert g.turn == 1
    for piece in bits(g.pieces_of(HORDE)):
        g.put(piece, NOWHERE)
    game.until("never")
    outcome = game.match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.score, outcome.reason) == ((0, 1), 1, LAST)
    assert outcome.sides == {"marine": (0, 1), "alien": ()}


@pytest.mark.rules("HUNT-AREN-14")
def test_a_round_in_which_both_fall_together_is_lost() -> None:
    game = arena(arena_rounds=3)
    game.until("activate")
    end_round(game, 0)
    outcome = game.match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.score) == ((), 0)


@pytest.mark.rules("HUNT-AREN-07", "HUNT-AREN-12", "HUNT-AREN-13", "HUNT-AREN-14", "HUNT-DEC-48", "HUNT-SYN-01")
def test_rounds_follow_with_a_bigger_horde_and_survivors_who_make_good_their_losses() -> None:
    game = arena(arena_rounds=2, arena_head_start=3)
    game.until("activate")
    g = game.g
    assert cost_of(g.fixed.content, ALIEN, g.drafts[HORDE]) == 187
    g.group_frags[(SURVIVORS, 0)] = 12
    g.acid[g.fixed.board.survivors] = 1
    g.doors = 0
    hurt = bits(g.pieces_of(SURVIVORS))
    lost = [piece for piece in hurt if g.profile(piece).unit == g.fixed.content.unit_index["colonial_marine_smart_gun"]]
    for piece in [*lost, hurt[0]]:
        g.put(piece, NOWHERE)
    end_round(game, 1 << SURVIVORS)
    assert game.asked() == [0]
    assert game.prompt(0) == f"make good your losses {100 - 10 * (len(lost) + 1)} of 100"
    assert growth(g, True) == 12
    assert growth(g, False) == 6
    # Newcomers join the squads there were.
    assert game.refused(0, "begin group with colonial_marine_pulse_rifle") == "no-new-groups HUNT-DEC-48"
    assert game.refused(0, "raise group 1") == "no-level-to-buy HUNT-DEC-43"
    assert game.refused(0, "start over") == "nothing-to-drop HUNT-FORC-14"
    game.play(0, "add colonial_marine_smart_gun to 1")
    assert game.refused(0, "add colonial_marine_smart_gun to 1") == "too-many HUNT-FORC-04"
    # Nobody must be bought.
    game.play(0, "done")
    assert "round 2" in game.told
    game.until("activate")
    # What the head start left over and the growth buy an Infant.
    assert g.horde_points == 207
    assert cost_of(g.fixed.content, ALIEN, g.drafts[HORDE]) == 199
    assert len(units_of(game, SURVIVORS)) == 10 - len(lost) - 1 + 1
    # Everything is as at the start but for what the groups have earned.
    assert (g.group_frags[(SURVIVORS, 0)], g.acid[g.fixed.board.survivors], g.turn, g.round) == (12, 0, 1, 2)
    assert g.doors == g.fixed.board.start_doors
    assert set(g.hurt) == {0}
    assert len(g.decks[SURVIVORS]) + len(g.hands[SURVIVORS]) + len(g.discards[SURVIVORS]) == 20
    end_round(game, 1 << SURVIVORS)
    outcome = game.match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.score, outcome.reason) == ((0,), 2, "rounds")


@pytest.mark.rules("HUNT-AREN-14", "HUNT-AREN-07")
def test_a_lost_round_ends_the_series_and_a_human_horde_has_won() -> None:
    game = arena(players=3, horde_by="player", arena_rounds=3)
    game.until("activate")
    end_round(game, 1 << SURVIVORS)
    # Both sides buy by choice.
    assert game.asked() == [0, 2]
    assert game.prompt(2).startswith("make good your losses")
    game.play(0, "done")
    game.play(2, "done")
    game.until("activate")
    end_round(game, 1 << HORDE)
    outcome = game.match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.score) == ((2,), 1)


@pytest.mark.rules("HUNT-AREN-10", "HUNT-DEC-75")
def test_several_survivors_are_one_side_and_activate_models_of_their_own_in_turn() -> None:
    game = arena(players=3)
    game.until("activate")
    g = game.g
    assert g.fixed.side_of_seat == (0, 0, 0)
    own = [[piece for piece in bits(g.pieces_of(SURVIVORS)) if g.owners[piece] == seat] for seat in range(3)]
    assert sorted(len(pieces) for pieces in own) == [3, 3, 4]
    # Dealt in turn by unit: of each kind everybody gets a share.
    rifles = g.fixed.content.unit_index["colonial_marine_pulse_rifle"]
    assert sorted(len([p for p in pieces if g.profile(p).unit == rifles]) for pieces in own) == [1, 1, 2]
    first = game.asked()[0]
    assert to_activate(g, SURVIVORS) == sum(1 << piece for piece in own[first])
    other = g.fixed.name("piece", own[(first + 1) % 3][0])
    assert game.refused(first, f"activate {other}") == "of-another-seat HUNT-AREN-10"
    g.activated |= 1 << own[first][0]
    second = g.side_seat(SURVIVORS)
    assert second == (first + 1) % 3
    # Whoever has none left is passed over.
    for piece in own[second]:
        g.activated |= 1 << piece
    assert g.side_seat(SURVIVORS) != second
    # The hand is common and open between them.
    for seat in range(3):
        assert game.match.view(seat).state.hands[SURVIVORS] == g.hands[SURVIVORS]


@pytest.mark.rules("HUNT-AREN-03", "HUNT-FORC-01")
def test_survivors_may_build_their_list_and_agree_on_other_points() -> None:
    game = arena(players=2, horde_by="player", list="build", points=200, arena_head_start=0, horde="marine")
    assert game.asked() == [0, 1]
    assert game.prompt(0) == "your list 0 of 200"
    assert game.prompt(1) == "your list 0 of 300"
    alone = arena(list="build")
    assert alone.asked() == [0]
    assert alone.g.drafts[HORDE].done
    assert alone.g.fixed.factions == (MARINE, ALIEN)
    assert PREDATOR not in alone.g.fixed.factions


@pytest.mark.rules("HUNT-HORD-09", "HUNT-TURN-03", "HUNT-AREN-05")
def test_the_instinct_keeps_the_initiative_and_survivors_may_give_it_away() -> None:
    game = arena()
    game.until("initiative")
    assert game.options(0) == ["keep initiative", "give initiative to alien"]
    game.play(0, "give initiative to alien")
    assert game.g.order == (HORDE, SURVIVORS)
    behind = arena({"initiative of alien": [20], "initiative of marine": [3]})
    behind.until("activate")
    assert behind.g.order == (HORDE, SURVIVORS)
    assert not any(text.startswith("initiative-given") for text in behind.told)
