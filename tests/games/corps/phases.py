"""Tables at the start of a phase, and what their log tells."""

from __future__ import annotations

from collections.abc import Mapping

from tests.scripted_table import Table, table


def alien_phase(
    board: str,
    characters: Mapping[str, object],
    players: int = 1,
    edition: str = "updated",
    optional_swarm: bool = False,
    **more: object,
) -> Table:
    """The start of an Alien phase; nobody is armed unless it is said."""
    given: dict[str, object] = {"turn": {"phase": "alien"}, "board": board, "characters": characters, **more}
    return table(given, players=players, edition=edition, optional_swarm=optional_swarm)


def activated(t: Table) -> list[str]:
    """The Aliens that were activated, in order."""
    return [line.split()[1] for line in t.log if line.startswith("alien-activated")]


def way(t: Table, piece: str) -> list[str]:
    """The spaces a piece went through."""
    moves = [line.split() for line in t.log if line.startswith(("moved", "alien-moved", "blip-moved"))]
    return [words[2] for words in moves if words[1] == piece]


def happened(t: Table, event: str) -> int:
    """How often something happened."""
    return sum(1 for line in t.log if (line + " ").startswith(event + " "))
