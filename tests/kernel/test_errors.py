"""Trouble comes back whole from another process."""

from __future__ import annotations

import pickle

from hullbreach.kernel.errors import BadInput


def test_bad_input_survives_the_way_between_processes() -> None:
    again = pickle.loads(pickle.dumps(BadInput("option players", "9, expected 1 to 6")))
    assert isinstance(again, BadInput)
    assert (again.place, again.reason, str(again)) == (
        "option players",
        "9, expected 1 to 6",
        "option players: 9, expected 1 to 6",
    )
