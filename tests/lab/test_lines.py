"""Where thinking ahead may pay: what lines differ in for good is told from what only looks so."""

from __future__ import annotations

import random

import pytest

from hullbreach.kernel.errors import BadInput
from hullbreach.lab.lines import Played, Position, main, row_of, table_of


def lines(reason: str, kept: float) -> list[Played]:
    """Lines that differ by ten points soon, of which a share is kept, with some chance in every world."""
    rng = random.Random(5)
    found = []
    for _ in range(300):
        soon = rng.gauss(0, 0.1)
        worlds = [rng.gauss(0, 0.05) for _ in range(10)]
        late = [kept * soon + rng.gauss(0, 0.2) for _ in worlds]
        found.append(Played(reason, [soon + each for each in worlds], late))
    return found


@pytest.mark.parametrize("kept", [0.0, 0.5, 1.0])
def test_how_much_of_a_difference_is_kept(kept: float) -> None:
    some = lines("buy", kept)
    reason, count, *_, soon, late, share = row_of("buy", [some[n : n + 3] for n in range(0, 300, 3)])
    assert (reason, count) == ("buy", "300")
    found, _, error = share.partition(" ± ")
    assert abs(float(found) - kept) <= float(error) == pytest.approx(0.1, abs=0.05)
    assert float(soon) == pytest.approx(10, abs=1)
    # The worlds scatter by 20 points, which is not taken for a difference of the lines.
    assert float(late) == pytest.approx(10 * kept, abs=3)


def test_a_few_positions_leave_much_open() -> None:
    errors = []
    for count in (10, 100):
        some = lines("buy", 0.5)
        share = row_of("buy", [[line] for line in some[:count]])[-1]
        errors.append(float(share.partition(" ± ")[2]))
    assert errors[0] > 2 * errors[1]


def test_reasons_have_rows_of_their_own() -> None:
    positions = [Position([line]) for line in (*lines("buy", 0.0)[:3], *lines("use", 1.0)[:2])]
    positions += [Position(lines("spend", 1.0)[n : n + 2]) for n in (0, 2, 4)]
    told = table_of([*positions, Position([])])
    assert [row.split(" | ")[:2] for row in told[2:]] == [["| spend", "6"], ["| buy", "3"], ["| **all**", "11"]]


def test_the_command_is_repeatable(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for _ in range(2):
        main(["encounters", "--players", "1", "--matches", "1", "--worlds", "2"])
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    assert "encounters, 1 seats: 8 positions of 1 matches from seed 820000" in told[0]
    assert "| **all** | " in told[0]


@pytest.mark.parametrize("wrong", [["--players", "2"], ["--worlds", "1"], ["--matches", "0"]])
def test_what_cannot_be_studied_is_refused(wrong: list[str]) -> None:
    with pytest.raises(BadInput):
        main(["encounters", *wrong])
