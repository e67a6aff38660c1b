"""The cases of the cards carry out every action of every card, in all branches and alternatives."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from hullbreach.games import rulebook
from hullbreach.games.encounters.content.card_faces import LOCATION
from hullbreach.games.encounters.rules.effects import run
from hullbreach.games.encounters.rules.state import Encounters
from hullbreach.kernel.cases import read_cases, run_case
from hullbreach.kernel.procedures import Next
from hullbreach.parts.effects import ACTS
from hullbreach.parts.grammar import Verb, verbs_of
from tests.games.encounters.tables import encounters

FOLDER = Path(__file__).parents[2] / "cases" / "encounters"
# Effects that last are looked at, not carried out; the cases of their cards compare numbers.
LASTING = ("complex", "combat", "static", "room", "wound")

Done = set[tuple[int, Verb]]
Act = Callable[[Encounters, run.Context, Verb], Next]


def noting(act: Act, done: Done) -> Act:
    """The same action, but what is done for which card is written down."""

    def noted(g: Encounters, ctx: run.Context, verb: Verb) -> Next:
        done.add((ctx.card, verb))
        return act(g, ctx, verb)

    return noted


@pytest.fixture(scope="module")
def done() -> Iterator[Done]:
    found: Done = set()
    before = ACTS.copy()
    ACTS.update({kind: noting(act, found) for kind, act in before.items()})
    try:
        for file in sorted(FOLDER.glob("cards_*.toml")):
            for place, case in read_cases(file):
                result = run_case(case, place, rulebook)
                assert result.passed, result.message
        yield found
    finally:
        ACTS.update(before)


def test_every_action_of_every_card_is_carried_out(done: Done) -> None:
    missing = []
    for face in encounters().g.faces:
        for clause in face.clauses:
            for verb in verbs_of(clause.does) if clause.timing not in LASTING else ():
                # The text of a Location is carried out for the Hazard card that triggers it.
                of_hazard = face.kind == LOCATION and any(other == verb for _, other in done)
                if (face.index, verb) not in done and not of_hazard:
                    missing.append((face.id, clause.timing, verb))
    assert missing == []
