"""A client never receives a fact that its seat may not know: in two worlds that differ in such facts only, it is sent
the same bytes."""

from __future__ import annotations

import copy
import random

import msgspec
import pytest

import hullbreach as hb
from hullbreach.bots import make
from hullbreach.kernel.chance import Seeded
from hullbreach.kernel.errors import Illegal
from hullbreach.kernel.match import sees
from hullbreach.server.live import NO_LOG, Live
from hullbreach.table.creating import new_head
from hullbreach.table.entries import Entry, Seated
from hullbreach.table.hints import hint
from hullbreach.table.reasons import why
from hullbreach.table.seating import HUMAN, hash_of
from hullbreach.table.table import Table, shortened
from tests.server.tables import Listener, sent
from tests.suite.worlds import open_facts, twin

VARIANTS = [
    ("corps", 3, {"mission": "newt"}),
    ("corps", 2, {"mission": "survive", "joint_decisions": "vote"}),
    ("encounters", 3, {}),
    ("encounters", 4, {"hidden_agendas": "on", "player_aliens": True}),
]
CHOICES = 130
EVERY = 13


def token(seat: int) -> str:
    return f"token of {seat}"


def new_table(game: str, players: int, settings: dict[str, object]) -> Table:
    """A table with a person on every seat."""
    entries: list[Entry] = [Seated(n, HUMAN, f"player {n}", hash_of(token(n))) for n in range(players)]
    return Table(new_head(game, settings, [HUMAN] * players), entries)


def looking(table: Table, match: hb.Match, seat: int) -> tuple[Live, Listener]:
    """A client that looks at the table through one seat, in one of the worlds."""
    mine = copy.copy(table)
    mine.makers = bytearray(table.makers)
    mine.match = match
    mine._request = match.state.request
    live = Live(mine, [])
    client = Listener(hash_of(token(seat)) if seat >= 0 else "")
    live.clients.append(client)
    live.welcome(client)
    return live, client


def answers(match: hb.Match, seat: int) -> list[object]:
    """What a client is told when it asks: hint, closed options, refusals, reasons behind lines."""
    view = match.view(seat)
    lines = view.log()
    last = range(max(0, len(lines) - 3), len(lines))
    found: list[object] = [why(match, seat, n, "de", lambda kept: shortened(match, kept)) for n in last]
    if view.question is not None:
        found.append(hint(match, view.seat, (), "en"))
        found.append(match.rulebook.scene(view, "fr", NO_LOG, True).question)
    return found


@pytest.mark.parametrize(("game", "players", "settings"), VARIANTS)
def test_two_worlds_send_the_same_bytes(game: str, players: int, settings: dict[str, object]) -> None:
    table = new_table(game, players, settings)
    bots = [make("random", 5), make("rules", 5)]
    compared = 0
    for number in range(CHOICES):
        match = table.match
        if match.question is None:
            break
        asked = match.question.seat
        option = bots[number % 2].choose(match.view(asked))
        if number % EVERY == 0:
            for seat in range(-1, players):
                compared += compare(table, match, twin(match, seat, number), seat, option.text(match.state.names))
        table.carry_out(table.plan_choice(asked, table.version, [option.text(match.state.names)]))
    assert compared > 10


def compare(table: Table, match: hb.Match, world: hb.Match, seat: int, text: str) -> int:
    """Look at both worlds, make the same choice in both, look again; 1 if that could be compared."""
    (here, one), (there, other) = looking(table, match.copy(), seat), looking(table, world, seat)
    assert sent(one) == sent(other)
    assert msgspec.json.encode(answers(match, seat)) == msgspec.json.encode(answers(world, seat))
    assert match.question is not None
    asked = match.question.seat
    try:
        there_plan = there.table.plan_choice(asked, there.table.version, [text])
    except Illegal:
        return 0  # another seat's option that only exists in this world
    here_plan = here.table.plan_choice(asked, here.table.version, [text])
    here.table.carry_out(here_plan)
    there.table.carry_out(there_plan)
    if learned(here.table.match, seat) != learned(there.table.match, seat) or match.state.answers:
        return 0  # the seat saw a fact that tells the worlds apart, as it should
    if open_facts(here.table.match) != open_facts(there.table.match):
        return 0
    here.show(here_plan.entries[-1])
    there.show(there_plan.entries[-1])
    assert sent(one) == sent(other)
    return 1


def learned(match: hb.Match, seat: int) -> list[tuple[str, tuple[int, ...]]]:
    """The events of the last choice that a seat saw."""
    assert match.past is not None
    return [(event.phrase.id, event.args) for event in match.past if sees(event, seat)]


@pytest.mark.parametrize("game", hb.GAMES)
def test_a_refusal_tells_only_what_the_seat_knows(game: str) -> None:
    table = new_table(game, 3, {})
    bot = make("rules", 3)
    rng = random.Random(game)
    refused = 0
    for number in range(120):
        match = table.match
        if match.question is None:
            break
        asked = match.question.seat
        if number % 5 == 0:
            world = match.resampled(asked, Seeded(number))
            closed = match.view(asked).question
            assert closed is not None
            for option, _ in rng.sample(closed.closed, min(3, len(closed.closed))):
                reasons = [reason(table, each, asked, option.text(match.state.names)) for each in (match, world)]
                assert reasons[0] == reasons[1]
                refused += 1
        text = bot.choose(match.view(asked)).text(match.state.names)
        table.carry_out(table.plan_choice(asked, table.version, [text]))
    assert refused > 5


def reason(table: Table, match: hb.Match, seat: int, text: str) -> tuple[str, str, tuple[object, ...]]:
    live, _ = looking(table, match, seat)
    with pytest.raises(Illegal) as caught:
        live.table.plan_choice(seat, live.table.version, [text])
    return caught.value.no.reason, caught.value.no.rule, caught.value.no.about
