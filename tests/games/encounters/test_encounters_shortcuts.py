"""What need not be looked at makes no difference: whoever looks at everything comes to the same position."""

from __future__ import annotations

import random

import pytest

import hullbreach as hb
from hullbreach.games.encounters.rules.state import Encounters
from tests.suite.encounters_variants import SAMPLE

CHOICES = 260


def look_at_everything(match: hb.Match) -> None:
    """Forget who never had a card of some kind, which pieces are plain and that nothing has changed."""
    g = match.state
    assert isinstance(g, Encounters)
    g.progress = True
    g.helpers = g.guards = -1
    g.talents = [-1] * g.seats
    g.odd = (1 << g.next_piece) - 1


def choose(match: hb.Match, rng: random.Random) -> str:
    """A choice at random; whoever can, buys and plays, so that there are cards of every kind about."""
    assert match.question is not None
    texts = match.question.texts()
    eager = [text for text in texts if text.startswith(("recruit", "play", "coordinate", "guard"))]
    return rng.choice(eager if eager and rng.random() < 0.7 else texts)


def sight(match: hb.Match) -> tuple[object, ...]:
    """The position and what is asked."""
    asked = [(question.seat, question.texts()) for question in match.questions]
    return match.state.facts(), asked, match.outcome


@pytest.mark.rules("ENC-COO-01", "ENC-STR-19", "ENC-MOV-01", "ENC-OBJ-11", "ENC-VIG-05", "ENC-CLN-04", "ENC-GEN-10")
@pytest.mark.parametrize(("players", "seed", "switches"), SAMPLE)
def test_looking_at_everything_changes_nothing(players: int, seed: int, switches: dict[str, object]) -> None:
    match = hb.new("encounters", players, seed, **switches)
    rng = random.Random(seed)
    for _ in range(CHOICES):
        if match.question is None:
            break
        choice = choose(match, rng)
        other = match.copy()
        look_at_everything(other)
        events = match.play(choice)
        assert list(other.play(choice)) == list(events)
        assert sight(other) == sight(match)
