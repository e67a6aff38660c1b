"""Steps between squares, in Python and in C: both do what their words say."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sysconfig
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hullbreach.parts import ways

HERE = Path(ways.__file__).parent
Maker = Callable[..., ways.Ways]


def loaded(file: Path) -> Any:
    """The Ways of one version, whichever of them this build uses."""
    spec = importlib.util.spec_from_file_location("ways", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.Ways


@pytest.fixture(scope="module")
def in_python() -> Any:
    return loaded(HERE / "ways.py")


@pytest.fixture(scope="module")
def in_c(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Built for this test alone."""
    compiler = shutil.which(os.environ.get("CC", "cc"))
    header = Path(sysconfig.get_path("include")) / "Python.h"
    if compiler is None or not header.exists():
        pytest.skip("a C compiler and the headers of Python are needed")
    built = tmp_path_factory.mktemp("c") / "ways.so"
    flags = ["-shared", "-fPIC", "-O1", "-Wall", "-Wextra", "-Werror", "-Wno-missing-field-initializers"]
    subprocess.run([compiler, *flags, f"-I{header.parent}", str(HERE / "ways.c"), "-o", str(built)], check=True)
    return loaded(built)


@pytest.fixture(params=["in_python", "in_c"])
def make(request: pytest.FixtureRequest) -> Maker:
    return request.getfixturevalue(request.param)


def hall(make: Maker, width: int, height: int) -> ways.Ways:
    """A hall without a wall."""
    size = width * height
    everywhere = (1 << size) - 1
    last = sum([1 << (row * width + width - 1) for row in range(height)])
    first = last >> (width - 1)
    south = everywhere >> width
    return make(width, size, everywhere & ~last, south, south & ~last, south & ~first)


@pytest.mark.parametrize(("width", "height"), [(3, 3), (8, 8), (20, 20), (30, 10), (63, 3), (64, 3), (65, 5), (1, 70)])
def test_rings_in_a_hall_are_those_of_a_king(make: Maker, width: int, height: int) -> None:
    open_ways = hall(make, width, height)
    for start in (0, width * height // 2, width * height - 1):
        found = open_ways.rings(1 << start, 0, 999)
        x, y = start % width, start // width
        for distance, ring in enumerate(found):
            wanted = {s for s in range(width * height) if max(abs(s % width - x), abs(s // width - y)) == distance}
            assert {s for s in range(width * height) if ring >> s & 1} == wanted
        assert sum(found) == (1 << width * height) - 1
        assert open_ways.rings(1 << start, 0, 1) == found[:2]
        assert open_ways.spread(1 << start) & ~(1 << start) == sum(found[1:2])


def test_who_is_met_first_and_from_where(make: Maker) -> None:
    open_ways = hall(make, 5, 5)
    here, near, far = 1 << 0, 1 << 12, 1 << 24
    assert open_ways.meet(here, near | far, 0) == (near, 0b11 << 5 | 0b10)
    # Whoever is wanted may stand on a blocked square, but nobody walks over one.
    assert open_ways.meet(here, far, ~0) == (0, 0)
    assert open_ways.meet(here, 1 << 6, ~0) == (1 << 6, here)
    wall = 0b11111 << 5
    assert open_ways.meet(here, far, wall) == (0, 0)
    assert open_ways.meet(here, far, wall & ~(1 << 9))[0] == far
    assert open_ways.rings(here, wall, 999) == [1, 2, 4, 8, 16]


sets = st.integers(min_value=0, max_value=(1 << 91) - 1)


@given(
    data=st.data(),
    masks=st.tuples(sets, sets, sets, sets),
    start=sets,
    wanted=sets,
    blocked=sets,
    all_but=st.booleans(),
)
def test_both_say_the_same(
    in_python: Any,
    in_c: Any,
    data: st.DataObject,
    masks: tuple[int, ...],
    start: int,
    wanted: int,
    blocked: int,
    all_but: bool,
) -> None:
    width, height = 13, 7
    size = width * height
    last = sum([1 << (row * width + width - 1) for row in range(height)])
    south = ((1 << size) - 1) >> width
    open_ways = (masks[0] & ~last, masks[1] & south, masks[2] & south & ~last, masks[3] & south & ~(last >> width - 1))
    python, c = in_python(width, size, *open_ways), in_c(width, size, *open_ways)
    blocked = ~blocked if all_but else blocked
    limit = data.draw(st.integers(min_value=0, max_value=size))
    assert c.spread(start) == python.spread(start)
    assert c.rings(start, blocked, limit) == python.rings(start, blocked, limit)
    assert c.meet(start, wanted, blocked) == python.meet(start, wanted, blocked)


def test_what_is_no_set_is_refused(in_c: Any) -> None:
    open_ways = hall(in_c, 5, 5)
    for wrong in (None, "1", 1.0):
        with pytest.raises(TypeError, match="a set of squares as an int"):
            open_ways.spread(wrong)
    with pytest.raises(OverflowError):
        open_ways.spread(1 << 200)
    with pytest.raises(TypeError, match="start, wanted and blocked"):
        open_ways.meet(1, 2)
    with pytest.raises(ValueError, match="0 wide"):
        in_c(0, 5, 0, 0, 0, 0)
