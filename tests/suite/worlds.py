"""Two worlds that one seat cannot tell apart, and what that seat sees of each."""

from __future__ import annotations

import random

import hullbreach as hb
from hullbreach.kernel.chance import Seeded
from hullbreach.kernel.match import sees
from hullbreach.kernel.phrases import Event
from tests.suite.by_game import own
from tests.suite.plays import pick


def open_facts(match: hb.Match) -> object:
    """Facts that lie open on the table as soon as what covered them is gone, without an event that tells them."""
    module = own(match.rulebook.id, "swaps")
    return module.open_facts(match.state) if module is not None and hasattr(module, "open_facts") else None


def sight(match: hb.Match, seat: int) -> dict[str, object]:
    """What a seat (or a spectator) can tell about a match but for the past, as values to compare."""
    view = match.view(seat)
    found: dict[str, object] = {
        "state": view.state.facts(),
        "stack": (view.state.stack, view.state.at, view.state.answers),
        "position": view.position(),
        "outcome": match.outcome,
        "seats asked": [question.seat for question in match.questions],
    }
    if view.question is not None:
        closed = [(option, no.reason, no.about, no.rule) for option, no in view.question.closed]
        found["question"] = (view.question.prompt, view.question.texts(), closed)
    return found


def differences(one: dict[str, object], other: dict[str, object]) -> list[str]:
    """Where two sights differ, in words short enough to read."""
    found = [key for key in one.keys() | other.keys() if one.get(key) != other.get(key)]
    if "state" in found:
        left, right = one["state"], other["state"]
        assert isinstance(left, list)
        assert isinstance(right, list)
        pairs = [(n, a, b) for n, (a, b) in enumerate(zip(left, right, strict=True)) if a != b]
        found.append(f"facts {pairs} of {len(left)}")
    return sorted(found)


def twin(match: hb.Match, seat: int, salt: int) -> hb.Match:
    """The same match in another world that fits what the seat knows, with the same chance to come."""
    world = match.resampled(seat, Seeded(salt))
    assert match.state.source is not None
    world.state.source = match.state.source.copy()
    return world


def seen_events(events: list[Event], seat: int) -> list[Event]:
    """The events of one choice that reach a seat."""
    return [event for event in events if sees(event, seat)]


def step_both(match: hb.Match, world: hb.Match, seat: int, rng: random.Random) -> str | None:
    """Make one choice in both worlds; returns what the seat learns beyond its events, or None.

    Another seat may have other options in the other world; then it chooses one that exists in both.
    """
    one, other = match.copy(), world.copy()
    assert one.question is not None
    assert other.question is not None
    option = pick(one.question.options, rng)
    if option not in other.question.options:
        common = [o for o in one.question.options if o in other.question.options]
        if not common:
            return None
        option = rng.choice(common)
    said = option.text(one.state.names)
    asked = one.question.seat
    left, right = seen_events(one.play(option), seat), seen_events(other.play(option), seat)
    for mine, its in zip(left, right, strict=False):
        if mine != its:
            # The seat has seen a fact that tells the worlds apart; from here on they may differ.
            return None
    if open_facts(one) != open_facts(other):
        return None
    where = f"after {said!r} of seat {asked}: "
    names = one.state.names
    if len(left) != len(right):
        more = (left if len(left) > len(right) else right)[min(len(left), len(right)) :]
        told = [event.phrase.say(event.args, names) for event in more]
        waits = other if len(left) > len(right) else one
        prompt = None if waits.question is None else (waits.question.seat, waits.question.prompt)
        return f"{where}one world waits at {prompt} while the other goes on with {told}"
    found = differences(sight(one, seat), sight(other, seat))
    return f"{where}{found}" if found else None
