"""What the compiled build compiles, and what it leaves to the interpreter."""

from __future__ import annotations

from hullbreach.games import GAMES
from tools.compile import SOURCES, modules_to_compile


def test_what_goes_out_as_data_is_left_to_the_interpreter() -> None:
    # A compiled class takes no value of another type, frees what it held before it refuses one, and has no schema.
    compiled = {path.relative_to(SOURCES).as_posix() for path in modules_to_compile()}
    assert "kernel/match.py" in compiled
    assert compiled.isdisjoint({"kernel/scene.py", "kernel/plain_scene.py", "kernel/records.py"})


def test_only_what_runs_in_play_is_compiled() -> None:
    rooms = {path.relative_to(SOURCES).parts[1:3] for path in modules_to_compile() if "games" in path.parts}
    for game in GAMES:
        assert {(game, room) for room in ("rules", "words", "content")} <= rooms
        assert rooms.isdisjoint({(game, room) for room in ("show", "bot", "cases")})
