"""What the compiled build compiles, and what it leaves to the interpreter."""

from __future__ import annotations

from tools.compile import SOURCES, modules_to_compile


def test_what_goes_out_as_data_is_left_to_the_interpreter() -> None:
    # A compiled class takes no value of another type, frees what it held before it refuses one, and has no schema.
    compiled = {path.relative_to(SOURCES).as_posix() for path in modules_to_compile()}
    assert "kernel/match.py" in compiled
    assert compiled.isdisjoint({"kernel/scene.py", "kernel/plain_scene.py", "kernel/records.py"})


def test_only_what_runs_in_play_is_compiled() -> None:
    rooms = {path.relative_to(SOURCES).parts[2] for path in modules_to_compile() if "games" in path.parts}
    assert {"rules", "words", "content"} <= rooms
    assert rooms.isdisjoint({"show", "bot", "cases"})
