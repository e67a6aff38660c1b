"""Blips entering play, at spawn points and tunnels. CORPS-SPWN, CORPS-TUN"""

from __future__ import annotations

import pytest

from hullbreach.games.corps.rules.spawning import nearest_free
from hullbreach.games.corps.rules.state import Corps
from tests.games.corps.phases import alien_phase, happened, way
from tests.games.corps.rooms import corridor, room
from tests.scripted_table import Table, table

EDITIONS = ["updated", "2020"]
# Hicks sits behind a wall on the left; blips come to the 3x3 room on the right.
CELL = "\n".join(["+-+-+-+-+", "|.|. . .|", "+ + + + +", "|.|. . .|", "+ + + + +", "|.|. . .|", "+-+-+-+-+"])
U_TURN = "\n".join(["+-+-+-+-+-+", "|. . . . .|", "+-+-+-+-+ +", "|. . . . .|", "+-+-+-+-+-+"])
PAIR = "mt2_08_drone_pair"  # two blips at spawn point 2, no text
THREE = "mt3_07_swarm"  # three blips at spawn point 4, no text
TUNNEL = "mt1_14_crawlspace"  # a tunnel, no blips
GRATES = "mt1_13_floor_grates"  # a tunnel and one blip out of it


def draw(card: str, board: str = CELL, points: tuple[tuple[int, str], ...] = ((2, "2,1"),), **more: object) -> Table:
    """One card is drawn with Hicks on 0,0, who leads."""
    given: dict[str, object] = {
        "mission": {"spawn_points": [{"n": n, "at": at} for n, at in points]},
        "turn": {"phase": "alien", "step": "tracker", "draws": 1},
        "tracker": {"deck": [card]},
        **more,
    }
    edition = given.pop("edition", "updated")
    people = given.pop("characters", {"hicks": {"at": "0,0"}})
    assert isinstance(people, dict)
    return alien_phase(board, people, edition=str(edition), **given)


def spaces(t: Table, verb: str = "blip on") -> list[str]:
    """The spaces offered."""
    return sorted(text.split()[-1] for text in t.options() if text.startswith(verb))


AROUND = ["1,0", "1,1", "1,2", "2,0", "2,2", "3,0", "3,1", "3,2"]


@pytest.mark.rules("CORPS-SPWN-01", "CORPS-COMP-06")
def test_blips_are_drawn_at_random_from_the_pool_and_lie_face_down() -> None:
    t = draw(PAIR, pool=[1, 3, 5])
    t.expect({"roll": "blip from the pool"})
    t = draw(PAIR, pool=[1, 3, 5])
    t.chance(5, 1)
    t.play("blip on 1,1")
    t.expect({"blips": {"blip-1": {"at": "2,1", "number": 5}, "blip-2": {"at": "1,1", "number": 1}}, "pool": [3]})
    # Nobody knows which is which.
    t.expect({"view.seat-1.blips": {"blip-1": {"number": "unknown"}, "blip-2": {"number": "unknown"}}})


@pytest.mark.rules("CORPS-SPWN-02", "CORPS-SPWN-03", "CORPS-SPWN-04", "CORPS-GEN-01")
def test_the_first_on_the_point_the_others_around_it_where_the_leader_says() -> None:
    people = {"hudson": {"at": "0,0"}, "gorman": {"at": "0,1"}}
    given: dict[str, object] = {
        "mission": {"spawn_points": [{"n": 4, "at": "2,1"}]},
        "turn": {"phase": "alien", "step": "tracker", "draws": 1},
        "tracker": {"deck": [THREE]},
    }
    t = alien_phase(CELL, people, players=2, **given)
    t.chance(1, 1, 1)
    t.play(stay="blip on 1,0")
    t.expect({"blips": {"blip-1": {"at": "2,1"}}})
    assert spaces(t) == AROUND
    t.offers("seat-2: blip on 1,0").refuses("seat-1: blip on 1,0").refuses("blip on 2,1")
    t.play("blip on 1,0")
    # Never two in one space.
    assert spaces(t) == AROUND[1:]
    t.play("blip on 3,2")
    t.expect({"blips": {"blip-2": {"at": "1,0"}, "blip-3": {"at": "3,2"}}})


@pytest.mark.rules("CORPS-SPWN-02", "CORPS-AMB-65")
def test_only_empty_spaces_and_the_nearest_of_them() -> None:
    # The point and all but one space around it are taken by Aliens; then the ring beyond.
    board = corridor("|", *[" "] * 6)
    t = draw(PAIR, board, ((2, "4,0"),), aliens=["4,0", "3,0"])
    t.chance(1, 1)
    t.play(stay="blip on 2,0")
    t.expect({"blips": {"blip-1": {"at": "5,0"}}})
    assert spaces(t) == ["2,0", "6,0"]


@pytest.mark.rules("CORPS-SPWN-02", "CORPS-AMB-65")
@pytest.mark.parametrize("edition", EDITIONS)
def test_characters_in_between_and_barricaded_doors_do_not_matter(edition: str) -> None:
    # Frost stands next to the point; the space behind him is as near as the one behind the barricade.
    board = corridor("|", " ", " ", " ", "D", " ", "|")
    people = {"hicks": {"at": "0,0"}, "frost": {"at": "2,0"}}
    doors = {"4,0|5,0": "barricaded"}
    t = draw(PAIR, board, ((2, "3,0"),), characters=people, aliens=["3,0", "4,0"], edition=edition, doors=doors)
    assert spaces(t) == ["1,0", "5,0"]


@pytest.mark.rules("CORPS-AMB-65")
def test_tokens_take_up_no_room_for_blips() -> None:
    board = corridor("|", " ", " ")
    sentries = {"sentry-a": {"at": "2,0", "facing": "west"}}
    t = draw("mt1_10_scout", board, ((2, "2,0"),), crates=["2,0"], sentries=sentries)
    t.chance(1)
    t.play()
    t.expect({"blips": {"blip-1": {"at": "2,0"}}})


@pytest.mark.rules("CORPS-SPWN-05", "CORPS-AMB-47")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_empty_pool_moves_every_blip_three_and_the_missing_ones_are_lost(edition: str) -> None:
    board = corridor("|", *[" "] * 7)
    t = draw(PAIR, board, ((2, "8,0"),), edition=edition, blips=["6,0"], pool=[])
    t.play()
    # Behind the wall there is no way to Hicks, so it stays; and nothing enters.
    t.events("pool-empty")
    t.expect({"blips": ["blip-1"], "blips.blip-1.at": "6,0", "turn.round": 2})
    t = draw(PAIR, U_TURN, ((2, "4,1"),), edition=edition, blips=["0,1"], pool=[])
    t.play()
    assert way(t, "blip-1") == ["1,1", "2,1", "3,1"]
    assert happened(t, "blip-placed") == 0
    t.expect({"blips": ["blip-1"], "turn.round": 2})


@pytest.mark.rules("CORPS-SPWN-05", "CORPS-AMB-47")
def test_a_pool_refilled_by_spotting_gives_the_missing_blips() -> None:
    # Of two blips one can be drawn; then both on the board move, nearest first. The one from 2,1 is spotted on 4,1,
    # goes on with its last space and attacks nobody; its token comes back as the second blip of the card.
    t = draw(PAIR, U_TURN, ((2, "0,1"),), blips=[{"at": "2,1", "number": 3}], pool=[1])
    t.chance(1, 3)
    t.play()
    lines = [line for line in t.log if line.startswith(("blip", "alien", "spotted", "pool"))]
    assert lines == [
        "blip-placed blip-2 0,1",
        "pool-empty",
        "blip-moved blip-1 3,1",
        "blip-moved blip-1 4,1",
        "spotted blip-1 3",
        "alien-placed alien-1 4,1 2",
        "alien-moved alien-1 4,0",
        "blip-moved blip-2 1,1",
        "blip-moved blip-2 2,1",
        "blip-moved blip-2 3,1",
        "blip-placed blip-3 0,1",
    ]
    t.expect({"pool": [], "turn.round": 2})
    t.quiet()


@pytest.mark.rules("CORPS-AMB-47")
def test_the_empty_pool_moves_the_blips_once_for_a_card() -> None:
    # Three blips are missing and one token comes back: the others are lost, there is no second move.
    t = draw(THREE, U_TURN, ((4, "0,1"),), blips=[{"at": "3,1", "number": 2}, "0,1"], pool=[])
    t.chance(2)
    t.play()
    assert happened(t, "pool-empty") == 1
    assert happened(t, "blip-placed") == 1
    t.expect({"pool": [], "turn.round": 2})


@pytest.mark.rules("CORPS-SPWN-06", "CORPS-BAR-08", "CORPS-BAR-09")
@pytest.mark.parametrize(("edition", "fails", "breaks"), [("updated", 4, 5), ("2020", 3, 4)])
def test_at_a_barricaded_point_each_blip_rolls_until_it_is_broken(edition: str, fails: int, breaks: int) -> None:
    given: dict[str, object] = {"edition": edition, "barricaded_points": ["2,1"], "pool": [1, 1, 1]}
    t = draw(THREE, points=((4, "2,1"),), **given)
    t.chance(**{"break-point": [fails, breaks], "blip": [1, 1]})
    t.play("blip on 1,1")
    # The first is thrown back, the second breaks through, the third enters freely.
    t.expect({"blips.count": 2, "pool": [1], "barricaded_points": []})
    t.quiet()
    t = draw(THREE, points=((4, "2,1"),), **given)
    t.chance(**{"break-point": [fails, fails, fails]})
    t.play()
    t.expect({"blips": [], "pool": [1, 1, 1], "barricaded_points": ["2,1"]})
    t.quiet()


@pytest.mark.rules("CORPS-SPWN-08", "CORPS-SPOT-06", "CORPS-SPWN-02")
def test_blips_brought_by_a_hazard_follow_the_same_rules_and_wait() -> None:
    # Movement in the Walls in Hudson's reveal: one blip at the nearest spawn point, in sight, next to him.
    given: dict[str, object] = {
        "board": room(5, 1),
        "mission": {"spawn_points": [{"n": 1, "at": "1,0"}, {"n": 2, "at": "4,0"}]},
        "characters": {"vasquez": {"at": "0,0"}, "hicks": {"at": "2,0"}},
        "piles": {"top": ["movement_in_the_walls"]},
        "aliens": ["1,0"],
        "turn": {"step": "activation", "active": "vasquez"},
    }
    t = table(given, players=2)
    t.chance(2)
    t.play(stay="end activation")
    # The point is taken, both neighbours hold characters; the nearest empty space is 3,0.
    t.events("hazard movement_in_the_walls", "blip-placed blip-1 3,0", "spotted blip-1 2")
    t.expect({"aliens.alien-2": {"at": "3,0", "tokens": 1}, "turn.phase": "marine", "turn.active": "vasquez"})
    assert happened(t, "defence-roll") == 0


# ---- tunnels


@pytest.mark.rules("CORPS-TUN-01", "CORPS-AMB-55", "CORPS-MTC-08")
def test_the_drawer_puts_a_tunnel_on_a_space_next_to_their_own_hero() -> None:
    board = "\n".join(["+-+-+-+-+", "|. .|. .|", "+ + + + +", "|. .:. .|", "+-+-+-+-+"])
    people = {"hudson": {"at": "0,1"}, "gorman": {"at": "2,0"}}
    t = alien_phase(
        board,
        people,
        players=2,
        turn={"phase": "alien", "step": "tracker", "draws": 2},
        tracker={"deck": [TUNNEL, "mt1_13_floor_grates"]},
        aliens=["3,1"],
        crates=["3,0"],
    )
    # seat-2 leads and draws first: spaces next to Gorman, not beyond the wall or the line; an Alien or a crate
    # there is no obstacle.
    assert spaces(t, "tunnel on") == ["2,1", "3,0", "3,1"]
    t.offers("seat-2: tunnel on 3,1").refuses("seat-1: tunnel on 3,1").refuses("tunnel on 1,0")
    t.play("tunnel on 3,1")
    # The next card is seat-1's: next to Hudson.
    assert spaces(t, "tunnel on") == ["0,0", "1,0", "1,1"]
    t.offers("seat-1: tunnel on 1,1").refuses("seat-2: tunnel on 1,1")


@pytest.mark.rules("CORPS-TUN-02", "CORPS-TUN-05", "CORPS-AMB-55")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_tunnel_on_a_tunnel_or_a_spawn_point(edition: str) -> None:
    t = draw(TUNNEL, room(3, 3), ((2, "0,0"),), characters={"hicks": {"at": "1,1"}}, tunnels=["2,2"], edition=edition)
    assert spaces(t, "tunnel on") == ["0,1", "0,2", "1,0", "1,2", "2,0", "2,1"]
    t.refuses("tunnel on 0,0").refuses("tunnel on 2,2")


@pytest.mark.rules("CORPS-TUN-03", "CORPS-TUN-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_second_tunnel_card_of_a_round_places_none_in_the_updated_rules(edition: str) -> None:
    t = alien_phase(
        room(4, 1),
        {"hicks": {"at": "1,0"}},
        edition=edition,
        turn={"phase": "alien", "step": "tracker", "draws": 2},
        tracker={"deck": [TUNNEL, GRATES]},
    )
    t.chance(1)
    t.play("tunnel on 0,0")
    # The rest of the second card is done all the same: its blip comes out of the tunnel that is there.
    if edition == "updated":
        t.expect({"tunnels": ["0,0"], "aliens.alien-1.at": "0,0"})
    else:
        t.expect({"tunnels": ["0,0", "2,0"], "aliens.alien-1.at": "2,0"})
    t.expect({"turn.round": 2})
    t.quiet()


@pytest.mark.rules("CORPS-TUN-03")
def test_the_limit_is_one_a_player_and_round() -> None:
    people = {"hudson": {"at": "0,0"}, "gorman": {"at": "3,0"}}
    t = alien_phase(
        room(4, 1),
        people,
        players=2,
        turn={"phase": "alien", "step": "tracker", "draws": 2},
        tracker={"deck": [TUNNEL, "mt3_11_eruption"]},
    )
    t.chance(1, 1)
    t.play(stay="blip on 1,0")
    # One each. The limit is forgotten with the next round.
    t.expect({"tunnels": ["2,0", "1,0"], "seats.seat-1.tunnelled": True, "seats.seat-2.tunnelled": True})
    given: dict[str, object] = {
        "board": room(4, 1),
        "characters": people,
        "seats": {"seat-1": {"tunnelled": True}},
        "turn": {"phase": "finish"},
    }
    t = table(given, players=2)
    t.expect({"seats.seat-1.tunnelled": False, "turn.round": 2})


@pytest.mark.rules("CORPS-TUN-04", "CORPS-BAR-01", "CORPS-BAR-08")
def test_a_tunnel_can_be_barricaded_and_lets_blips_in_when_a_card_says_so() -> None:
    given: dict[str, object] = {"board": room(4, 1), "characters": {"hicks": {"at": "0,0"}}, "tunnels": ["1,0"]}
    t = table(given)
    t.chance(5)
    t.play("barricade 1,0")
    t.expect({"barricaded_points": ["1,0"]})
    # Honeycombed: a new tunnel, then a blip at every tunnel.
    t = draw("mt3_12_honeycombed", room(6, 1), (), tunnels=["5,0"], barricaded_points=["5,0"])
    t.chance(**{"break-point": [1], "blip": [2]})
    t.play()
    t.expect({"tunnels": ["5,0", "1,0"], "barricaded_points": ["5,0"], "aliens": {"alien-1": {"at": "1,0"}}})
    t.expect({"aliens.count": 1})
    t.quiet()


@pytest.mark.rules("CORPS-AMB-55")
def test_with_four_tunnels_or_no_space_the_blips_come_from_the_nearest() -> None:
    # All four are in use: the blip comes out of the one nearest to Hicks.
    t = draw(GRATES, room(9, 1), (), tunnels=["8,0", "6,0", "4,0", "2,0"])
    t.chance(1)
    t.play()
    t.expect({"tunnels.count": 4, "aliens.alien-1.at": "2,0"})
    # Hicks stands alone between a wall and a spawn point; there is no tunnel: from the nearest spawn point.
    t = draw(GRATES, room(9, 1), ((1, "1,0"), (2, "8,0")))
    t.chance(1)
    t.play()
    t.expect({"tunnels": [], "aliens.alien-1.at": "1,0"})


@pytest.mark.rules("CORPS-SPWN-02", "CORPS-AMB-65")
def test_where_no_space_is_free_no_blip_comes() -> None:
    board = corridor(" ", "|", " ")
    t = draw(PAIR, board, ((2, "2,0"),), aliens=["2,0", "3,0"])
    g = t.state
    assert isinstance(g, Corps)
    assert nearest_free(g, g.board.find("2,0")) == 0
    t.events(f"tracker-drawn seat-1 {PAIR}").expect({"blips": [], "pool.count": 21})


@pytest.mark.rules("CORPS-TUN-01", "CORPS-MTC-05")
def test_the_blips_of_a_tunnel_card_come_out_of_its_own_tunnel_in_the_corner_too() -> None:
    t = draw(GRATES, room(9, 1), (), characters={"hicks": {"at": "1,0"}}, tunnels=["2,0"]).chance(3)
    t.events("tunnel-placed 0,0", "blip-placed blip-1 0,0", "spotted blip-1 3").expect({"tunnels": ["0,0", "2,0"]})
