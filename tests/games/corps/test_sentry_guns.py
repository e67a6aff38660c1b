"""Sentry guns. CORPS-SENT"""

from __future__ import annotations

import pytest

from hullbreach.games.corps.content.load import load
from tests.games.corps.maps import DOOR, LINE, WALL, room
from tests.scripted_table import Table, table

EDITIONS = ("updated", "2020")
BOTH = pytest.mark.parametrize("edition", EDITIONS)
ALIENS = {"phase": "alien", "step": "aliens"}


def guarded(at: str = "4,4", facing: str = "north", **given: object) -> Table:
    """Hicks at 0,0 of a hall with one gun in it."""
    switches = {key: given.pop(key) for key in ("sentry_arc", "sentry_ammo_step", "edition") if key in given}
    ammo = given.pop("ammo", 450)
    position: dict[str, object] = {
        "board": room(9, 9),
        "characters": {"hicks": {"at": "0,0"}},
        "sentries": {"sentry-a": {"at": at, "facing": facing, "ammo": ammo}},
        **given,
    }
    return table(position, **switches)


@pytest.mark.rules("CORPS-SENT-01")
def test_guns_belong_to_mission_3_and_all_bug_hunts() -> None:
    with_guns = {mission.id: mission.sentry_guns for mission in load().missions if mission.sentry_guns}
    expected = {m.id: 2 for m in load().missions if m.kind == "bug_hunt" or m.number == 3}
    assert with_guns == expected


@pytest.mark.rules("CORPS-SENT-01", "CORPS-SET-17", "CORPS-AMB-70")
@BOTH
def test_guns_are_placed_on_empty_floor_with_any_straight_facing(edition: str) -> None:
    t = table(
        {
            "board": room(4, 2),
            "mission": {
                "sentry_guns": 2,
                "groups": [{"id": "squad", "members": ["hicks"], "start": ["0,0"]}],
                "spawn_points": [{"n": 1, "at": "3,1"}],
                "crates": ["2,1"],
            },
            "turn": {"phase": "setup", "step": "placing"},
            "characters": {"hicks": {"fate": "waiting"}},
        },
        edition=edition,
    )
    free = ("1,0", "2,0", "3,0", "0,1", "1,1")
    for facing in ("north", "east", "south", "west"):
        t.offers(*[f"place sentry-a on {square} facing {facing}" for square in free])
        for taken in ("0,0", "2,1", "3,1"):
            t.refuses(f"place sentry-a on {taken} facing {facing}")
    t.play("place sentry-a on 1,0 facing east").refuses("place sentry-b on 1,0 facing west")
    t.play("place sentry-b on 3,0 facing west")
    t.expect({"sentries.sentry-a.facing": "east", "sentries.sentry-b": {"at": "3,0", "ammo": 450}})


@pytest.mark.rules("CORPS-SENT-02", "CORPS-AMB-42", "CORPS-LOS-07")
@pytest.mark.parametrize("arc", ["half_plane", "cone"])
@pytest.mark.parametrize("facing", ["north", "east", "south", "west"])
def test_guns_see_forward_only(facing: str, arc: str) -> None:
    # Every space of the hall is entered from the space beside it, once in each position.
    ahead = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}[facing]
    for y in range(5):
        for x in range(5):
            if (x, y) == (2, 2):
                continue
            start = (x + 1, y) if x < 4 and (x + 1, y) != (2, 2) else (x - 1, y) if x > 3 else (x, y - 1)
            forward = (x - 2) * ahead[0] + (y - 2) * ahead[1]
            sideways = abs((x - 2) * ahead[1]) + abs((y - 2) * ahead[0])
            seen = forward >= 1 and (arc == "half_plane" or sideways <= forward)
            people = {"hicks": {"at": f"{start[0]},{start[1]}"}}
            t = guarded("2,2", facing, board=room(5, 5), sentry_arc=arc, characters=people).play(f"move {x},{y}")
            assert (t.value("roll") == "fire of sentry-a") == seen, (facing, x, y)


@pytest.mark.rules("CORPS-SENT-02", "CORPS-AMB-42", "CORPS-LOS-03")
@BOTH
def test_walls_doors_and_standing_characters_block_a_guns_view(edition: str) -> None:
    def walk(board: str, **more: object) -> object:
        people = {"hicks": {"at": "7,0"}, **more}
        return guarded("0,0", "east", board=board, characters=people, edition=edition).play("move 6,0").value("roll")

    fires = "fire of sentry-a"
    assert walk(room(9, 1)) == fires
    assert walk(room(9, 1, {"3,0|4,0": LINE})) == fires
    assert walk(room(9, 1, {"3,0|4,0": WALL})) is None
    assert walk(room(9, 1, {"3,0|4,0": DOOR})) is None
    assert walk(room(9, 1, {"6,0|5,0": DOOR})) == fires
    assert walk(room(9, 1), hudson={"at": "3,0"}) is None
    assert walk(room(9, 1), hudson={"at": "3,0", "down": True}) == (fires if edition == "updated" else None)


@pytest.mark.rules("CORPS-AMB-42", "CORPS-LOS-04")
def test_guns_do_not_use_the_corner_rule() -> None:
    people = {"hicks": {"at": "3,2"}, "hudson": {"at": "1,0"}, "frost": {"at": "0,1"}}
    t = guarded("0,0", "east", board=room(5, 5), characters=people)
    t.expect({"sight.0,0.2,2": True}).play("move 2,2").expect({"roll": None})


@pytest.mark.rules("CORPS-SENT-03", "CORPS-SENT-08")
def test_a_gun_fires_at_every_model_that_moves_into_its_view() -> None:
    # A character: nobody is asked, no card and no action is spent for it.
    t = guarded("0,0", "east", board=room(9, 1), characters={"hicks": {"at": "8,0"}}).chance([8, 8]).play("move 7,0")
    t.events("moved hicks 7,0", "sentry-fired sentry-a hicks 8 400")
    t.expect({"question.prompt": "step of hicks 3 left", "piles.exhaust.count": 0, "turn.actions": 1}).quiet()
    # An Alien.
    people = {"hicks": {"at": "0,0"}}
    t = guarded("0,0", "east", board=room(9, 1), characters=people, aliens=["8,0"], turn=ALIENS).chance([7, 9])
    t.expect({"aliens": [], "sentries.sentry-a.ammo": 400}).quiet()
    # A blip, in a room where nobody sees it.
    board = room(12, 1, {"7,0|8,0": DOOR})
    t = guarded("7,0", "east", board=board, characters=people, blips=["11,0"], turn={"phase": "alien", "step": "blips"})
    # The door it opens lets the gun see it.
    t.chance(3, [7, 9]).expect({"blips": [], "aliens": [], "sentries.sentry-a.ammo": 400}).quiet()


@pytest.mark.rules("CORPS-SENT-03")
def test_it_fires_on_entering_and_not_at_those_who_stand_or_leave() -> None:
    people = {"hicks": {"at": "4,0"}}
    t = guarded("0,0", "east", board=room(9, 2), characters=people, aliens=["8,0"]).play("aim").expect({"roll": None})
    t = guarded("4,1", "east", board=room(9, 2), characters={"hicks": {"at": "5,0"}})
    t.play("move 4,0").expect({"roll": None})


@pytest.mark.rules("CORPS-SENT-04")
@BOTH
def test_after_a_miss_it_fires_again_for_every_further_space(edition: str) -> None:
    people = {"hicks": {"at": "0,0"}}
    given: dict[str, object] = {"board": room(12, 1), "characters": people, "aliens": ["11,0"], "turn": ALIENS}
    t = guarded("3,0", "east", edition=edition, **given).chance([8, 9], [10, 8], [9, 9], [7, 10])
    t.expect({"aliens": [], "sentries.sentry-a.ammo": 250}).quiet()
    t = guarded("3,0", "east", edition=edition, **given).chance(*[[8, 8]] * 6)
    t.expect({"aliens.alien-1.at": "5,0", "sentries.sentry-a.ammo": 150}).quiet()


@pytest.mark.rules("CORPS-SENT-05", "CORPS-AMB-41")
@BOTH
@pytest.mark.parametrize(
    ("dice", "killed"), [([7, 10], True), ([10, 7], True), ([8, 8], False), ([1, 1], True), ([8, 10], False)]
)
def test_the_lower_of_two_dice_kills_on_7_or_less(dice: list[int], killed: bool, edition: str) -> None:
    people = {"hicks": {"at": "8,0"}, "hudson": {"at": "0,1"}}
    t = guarded("0,0", "east", board=room(9, 2), characters=people, edition=edition).chance(dice).play("move 7,0")
    t.expect({"characters.hicks.fate": "killed" if killed else "on_board"}).quiet()


@pytest.mark.rules("CORPS-SENT-05")
@BOTH
def test_a_whole_swarm_dies_at_once(edition: str) -> None:
    given: dict[str, object] = {"board": room(12, 1), "turn": ALIENS, "aliens": [{"at": "11,0", "tokens": 4}]}
    t = guarded("3,0", "east", edition=edition, **given).chance([7, 7]).expect({"aliens": []}).quiet()
    t.events("sentry-fired sentry-a alien-1 7 400", "alien-killed alien-1")


@pytest.mark.rules("CORPS-SENT-06", "CORPS-SPOT-08", "CORPS-AMB-45")
def test_a_blip_is_shot_unseen() -> None:
    board = room(14, 1, {"4,0|5,0": DOOR})
    given: dict[str, object] = {"board": board, "turn": {"phase": "alien", "step": "blips"}}
    given["blips"] = [{"at": "13,0", "number": 5}]
    t = guarded("6,0", "east", **given).chance(2, [8, 8], [7, 8])
    t.expect({"blips": [], "aliens": [], "pool.count": 21}).quiet()
    assert not [line for line in t.log if line.startswith("spotted")]
    t.events("blip-killed blip-1")


@pytest.mark.rules("CORPS-SENT-07", "CORPS-AMB-43")
@pytest.mark.parametrize(("step", "shots"), [(50, 9), (25, 18), (10, 45)])
def test_each_gun_has_its_own_ammo_and_falls_silent_at_0(step: int, shots: int) -> None:
    assert 450 // step == shots
    people = {"hicks": {"at": "8,0"}}
    guns = {"sentry-a": {"at": "0,0", "facing": "east", "ammo": step}, "sentry-b": {"at": "1,0", "facing": "east"}}
    given: dict[str, object] = {"board": room(9, 1), "characters": people, "sentries": guns}
    t = table(given, sentry_ammo_step=step).chance([8, 8], [8, 8]).play("move 7,0")
    t.expect({"sentries.sentry-a.ammo": 0, "sentries.sentry-b.ammo": 450 - step})
    # The empty gun is silent, the other fires on.
    t.chance([9, 9]).play("move 6,0").expect(
        {"sentries.sentry-a.ammo": 0, "sentries.sentry-b.ammo": 450 - 2 * step}
    ).quiet()


@pytest.mark.rules("CORPS-SENT-07")
def test_a_gun_starts_with_450() -> None:
    constants = load().constants
    assert constants.sentry_ammo_start == 450
    table(
        {"board": room(3, 1), "characters": {"hicks": {"at": "0,0"}}, "sentries": {"sentry-a": {"at": "1,0"}}}
    ).expect({"sentries.sentry-a.ammo": 450})


@pytest.mark.rules("CORPS-SENT-09", "CORPS-BRD-08")
def test_a_gun_takes_no_space_and_never_turns() -> None:
    people = {"hicks": {"at": "2,0"}, "hudson": {"at": "5,0"}}
    t = guarded("3,0", "west", board=room(6, 1), characters=people, aliens=["4,0"], turn={"active": "hudson"})
    t.expect({"sight.hicks.alien-1": True})
    t = guarded("3,0", "south", board=room(8, 1), characters={"hicks": {"at": "0,0"}}, aliens=["7,0"], turn=ALIENS)
    t.chance(1).expect({"aliens": [], "sentries.sentry-a": {"at": "3,0", "facing": "south", "ammo": 450}})
    t.events("alien-moved alien-1 3,0")


@pytest.mark.rules("CORPS-SENT-09", "CORPS-AMB-44")
def test_models_placed_in_view_are_not_shot_at() -> None:
    t = table(
        {
            "board": room(9, 1, {"3,0|4,0": WALL}),
            "mission": {
                "spawn_points": [{"n": 1, "at": "7,0"}],
                "special": ["interact_crate: spawn(n=1, at=each_spawn)"],
            },
            "characters": {"hicks": {"at": "0,0"}},
            "crates": ["1,0"],
            "sentries": {"sentry-a": {"at": "4,0", "facing": "east"}},
        }
    )
    t.chance(2).play("interact 1,0").expect({"blips.blip-1.at": "7,0", "sentries.sentry-a.ammo": 450}).quiet()


@pytest.mark.rules("CORPS-SENT-09", "CORPS-AMB-76")
def test_models_moved_by_a_card_are_shot_at() -> None:
    t = table(
        {
            "board": room(12, 1, {"3,0|4,0": DOOR}),
            "mission": {"special": ["interact_crate: move_blips(n=2, scope=all)"]},
            "characters": {"hicks": {"at": "0,0"}},
            "crates": ["1,0"],
            "blips": ["11,0"],
            "sentries": {"sentry-a": {"at": "5,0", "facing": "east"}},
        }
    )
    t.chance([8, 8], [7, 7]).play("interact 1,0").expect({"blips": [], "sentries.sentry-a.ammo": 350}).quiet()


@pytest.mark.rules("CORPS-AMB-44")
@BOTH
def test_after_a_step_come_the_door_then_gun_a_then_gun_b_then_spotting_then_the_stop(edition: str) -> None:
    guns = {"sentry-a": {"at": "0,1", "facing": "east"}, "sentry-b": {"at": "1,1", "facing": "east"}}
    board = room(9, 2, {"3,0|4,0": DOOR, "3,1|4,1": WALL})
    given: dict[str, object] = {
        "board": board,
        "characters": {"hicks": {"at": "2,0"}, "ripley": {"at": "0,0"}},
        "blips": [{"at": "5,0", "number": 1}],
        "sentries": guns,
    }
    t = table(given, edition=edition).chance([8, 8], [9, 9]).play("move 3,0")
    t.events("moved hicks 3,0", "sentry-fired sentry-a", "sentry-fired sentry-b", "spotted blip-1")
    t.expect({"question.prompt": "step of hicks 3 left"}).quiet()
    # Gun A kills him: gun B does not fire, and the door he opened closes before anybody could look through.
    t = table(given, edition=edition).chance([1, 8]).play("move 3,0")
    t.expect(
        {
            "characters.hicks.fate": "killed",
            "sentries.sentry-b.ammo": 450,
            "blips": ["blip-1"],
            "doors.3,0|4,0": "closed",
        }
    )
    t.quiet()


@pytest.mark.rules("CORPS-AMB-44")
def test_who_is_shot_by_a_gun_is_killed() -> None:
    people = {"hicks": {"at": "8,0", "weapons": ["hk_vp70"], "equipment": ["body_armor"]}, "hudson": {"at": "0,0"}}
    t = guarded("2,0", "east", board=room(9, 1), characters=people).chance([1, 1]).play("move 7,0")
    t.expect({"characters.hicks.fate": "killed", "piles.discard": ["body_armor", "hk_vp70"]})
    t.expect({"question.prompt": "take over a grunt"}).quiet()
