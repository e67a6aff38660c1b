"""The optional swarm rule: a figure for every Alien of a spotted blip. CORPS-OSW"""

from __future__ import annotations

import pytest

import hullbreach as hb
from hullbreach.kernel.errors import BadInput
from tests.games.corps.phases import alien_phase
from tests.scripted_table import Table, table

# Hudson comes to the door on 1,0 and sees 4,1 through the gap, but nothing left of it or below; until then nobody
# sees anything behind the door.
# Behind the lower door somebody may wait on 3,4.
MAP = "\n".join(
    [
        "+-+-+-+-+-+-+",
        "|. .D. . . .|",
        "+-+-+-+-+ +-+",
        "|. .|. . .|.|",
        "+-+-+ + + + +",
        "|. .|. . . .|",
        "+-+-+-+D+-+-+",
        "|#|#|#|.|#|#|",
        "+-+-+-+ +-+-+",
        "|#|#|#|.|#|#|",
        "+-+-+-+-+-+-+",
    ]
)


def at_the_door(number: int, lower: str = "", optional_swarm: bool = True) -> Table:
    """Hudson (seat-1) steps next to the door and spots a blip; Gorman of seat-2 leads."""
    people: dict[str, object] = {"hudson": {"at": "0,0"}, "gorman": {"at": "0,2"}}
    if lower:
        people["frost"] = {"at": lower}
    given: dict[str, object] = {"board": MAP, "characters": people, "blips": [{"at": "4,1", "number": number}]}
    t = table(given, players=2, optional_swarm=optional_swarm)
    return t.play("move 1,0")


def places(t: Table) -> list[str]:
    """Where the next Alien may stand."""
    return sorted(text.split()[-1] for text in t.options() if text.startswith("alien on"))


@pytest.mark.rules("CORPS-OSW-01")
def test_with_the_switch_a_blip_of_four_is_four_figures_without_it_one_swarm() -> None:
    t = at_the_door(4, optional_swarm=False)
    t.expect({"aliens": {"alien-1": {"at": "4,1", "tokens": 3}}, "aliens.count": 1})
    t = at_the_door(4)
    t.play("alien on 3,1", "alien on 3,2", "alien on 4,2")
    t.expect({"aliens.count": 4, "question.seat": "seat-1"})
    for alien in ("alien-1", "alien-2", "alien-3", "alien-4"):
        t.expect({f"aliens.{alien}.tokens": 0})


@pytest.mark.rules("CORPS-OSW-01")
def test_the_2020_rules_do_not_have_it() -> None:
    with pytest.raises(BadInput):
        hb.new("corps", players=1, seed=1, mission="newt", edition="2020", optional_swarm=True)


@pytest.mark.rules("CORPS-OSW-02", "CORPS-OSW-05")
def test_the_others_stand_next_to_the_first_out_of_sight_where_the_leader_says() -> None:
    t = at_the_door(2)
    t.expect({"aliens": {"alien-1": {"at": "4,1"}}, "sight.1,0.4,1": True, "sight.1,0.4,0": True})
    # Hudson sees 4,0 now, but just before the spotting the door was shut.
    assert places(t) == ["3,1", "3,2", "4,0", "4,2"]
    t.offers("seat-2: alien on 3,1").refuses("seat-1: alien on 3,1").refuses("alien on 3,0").refuses("alien on 2,1")
    t.play("alien on 4,2")
    t.expect({"aliens": {"alien-1": {"at": "4,1"}, "alien-2": {"at": "4,2"}}, "question.seat": "seat-1"})


@pytest.mark.rules("CORPS-OSW-02")
def test_what_counts_is_the_sight_just_before_the_spotting_and_only_empty_spaces() -> None:
    # alien-9 has a place already, so three are left, one of them in sight since the door is open.
    given: dict[str, object] = {
        "board": MAP,
        "characters": {"hudson": {"at": "0,0"}},
        "blips": {"blip-1": {"at": "4,1", "number": 3}},
        "aliens": {"alien-9": {"at": "3,1"}},
    }
    t = table(given, optional_swarm=True)
    t.play("move 1,0")
    assert places(t) == ["3,2", "4,0", "4,2"]
    t.play("alien on 3,2", "alien on 4,0")
    t.expect({"aliens.count": 4, "aliens.alien-12.at": "4,0"})


@pytest.mark.rules("CORPS-OSW-03")
def test_without_room_the_nearest_spaces_out_of_sight_are_taken() -> None:
    given: dict[str, object] = {
        "board": MAP,
        "characters": {"hudson": {"at": "0,0"}, "frost": {"at": "3,4"}},
        "blips": [{"at": "4,1", "number": 4}],
        "aliens": {"alien-9": {"at": "4,2"}},
    }
    t = table(given, optional_swarm=True)
    t.play("move 1,0", "alien on 3,1")
    # 4,0 was the last one next to it: at 3,2 the Alien would open the door to Frost. Two steps away Hudson sees 3,0
    # and 5,0 only since he opened the door; Frost saw 3,3 all the time; 5,1 is three steps away.
    assert places(t) == ["2,1", "2,2", "3,0", "5,0", "5,2"]
    t.expect({"sight.1,0.3,0": True, "sight.1,0.5,0": True, "sight.frost.3,3": True})
    t.expect({"aliens.alien-12.at": "4,0"})
    t.play("alien on 5,2")
    t.expect({"aliens.count": 5})


@pytest.mark.rules("CORPS-OSW-04")
@pytest.mark.parametrize(("lower", "free"), [("", True), ("3,4", False)])
def test_no_alien_stands_where_it_would_open_a_door_and_be_seen(lower: str, free: bool) -> None:
    t = at_the_door(3, lower)
    assert places(t) == (["3,1", "3,2", "4,0", "4,2"] if free else ["3,1", "4,0", "4,2"])
    if not free:
        # The door is shut, so Frost does not see the place as it is.
        t.expect({"doors": {"3,2|3,3": "closed"}, "sight.3,4.3,2": False})


@pytest.mark.rules("CORPS-SPOT-05", "CORPS-OSW-01")
def test_only_the_first_figure_goes_on_with_the_move() -> None:
    board = "\n".join(["+-+-+-+-+-+", "|. . . . .|", "+-+-+-+-+ +", "|. . . . .|", "+-+-+-+-+-+"])
    t = alien_phase(board, {"hicks": {"at": "0,0"}}, optional_swarm=True, blips=[{"at": "2,1", "number": 2}])
    t.chance(speed=[4])
    t.play()
    t.expect({"aliens": {"alien-1": {"at": "3,0"}, "alien-2": {"at": "3,1"}}, "turn.round": 2})
