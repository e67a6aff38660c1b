"""What is so before anything happens, and what happens only once."""

from __future__ import annotations

import pytest

import hullbreach as hb
from hullbreach.games.nemesis.rulebook import RULEBOOK
from hullbreach.games.nemesis.rules.ending.ship_lost import jump, lose_ship
from hullbreach.games.nemesis.rules.state import FACTS, Nemesis
from hullbreach.games.nemesis.rules.terms import BY_EXPLOSION, BY_FIRES, BY_SELF_DESTRUCT, BY_TIME, DEAD
from hullbreach.games.nemesis.show.review import REMEMBERED
from hullbreach.games.nemesis.show.rules_behind import BEHIND
from hullbreach.games.nemesis.words import events
from hullbreach.kernel.errors import Illegal
from hullbreach.kernel.phrases import Event
from tests.games.nemesis.tables import Table

# Ids of nothing and nobody; everything else begins empty or at 0.
NOTHING_THERE = frozenset(
    [
        "active",
        "airlock",
        "cause",
        "character",
        "coordinates",
        "intruder_seat",
        "lair",
        "pod",
        "room",
        "sequence",
        "ship_end",
        "tile",
        "token",
    ]
)


@pytest.mark.rules("NEM-SET-01")
def test_before_the_set_up_the_table_is_empty() -> None:
    fixed = RULEBOOK.fixed_of(RULEBOOK.settle({"players": 3}))
    g = Nemesis(3, fixed)
    for name in FACTS:
        value = getattr(g, name)
        wanted = -1 if name in NOTHING_THERE else 0
        for each in value if isinstance(value, list) else [value]:
            assert each in (wanted, (), (0, 0)), name
    assert g.crowd == [0] * fixed.size
    seats = (g.character, g.room, g.status, g.cause, g.pod, g.hand, g.deck, g.discard, g.sure, g.all_sure, g.light)
    things = (g.serious, g.inventory, g.inventory_known, g.held, g.carried, g.quests, g.objectives, g.objectives_known)
    assert {len(each) for each in (*seats, *things)} == {3}
    rooms = (g.tile, g.tile_known, g.token, g.token_known, g.items, g.lying)
    assert {len(each) for each in rooms} == {fixed.size}
    assert {len(each) for each in (g.lair, g.injuries, g.arrival)} == {fixed.miniatures}


@pytest.mark.rules("NEM-END-07", "NEM-END-05")
def test_the_first_end_of_the_ship_counts() -> None:
    lost = Table("captain", "scout").g
    lose_ship(lost, BY_FIRES)
    assert lost.ship_end == BY_FIRES
    told = len(lost.told)
    lose_ship(lost, BY_SELF_DESTRUCT)
    jump(lost)
    assert (lost.ship_end, lost.status, lost.cause) == (BY_FIRES, [DEAD, DEAD], [BY_EXPLOSION, BY_EXPLOSION])
    assert len(lost.told) == told
    arrived = Table("captain", "scout").g
    jump(arrived)
    told = len(arrived.told)
    jump(arrived)
    lose_ship(arrived, BY_FIRES)
    assert (arrived.ship_end, len(arrived.told)) == (BY_TIME, told)


@pytest.mark.rules("NEM-SET-13")
def test_only_a_revealed_draft_card_can_be_kept() -> None:
    match = hb.new("nemesis", players=2, seed=1)
    asked = match.question
    assert asked is not None
    shown = {option.args[0] for option in asked.options}
    hidden = next(n for n in range(6) if n not in shown)
    with pytest.raises(Illegal) as refused:
        match.play(f"draft {match.state.names.name('character', hidden)}")
    assert (refused.value.no.reason, refused.value.no.rule) == ("not-revealed", "NEM-SET-13")


def test_who_sleeps_is_out_but_who_plays_the_intruders_is_not() -> None:
    table = Table("captain", "scout", "pilot", intruder_player="on")
    g = table.g
    assert [RULEBOOK.is_out(g, seat) for seat in range(3)] == [False, False, False]
    g.status[1] = g.status[2] = DEAD
    g.intruder_seat = 2
    assert [RULEBOOK.is_out(g, seat) for seat in range(3)] == [False, True, False]


def test_the_rulebook_hands_out_its_own_words() -> None:
    draft = hb.new("nemesis", players=2, seed=1)
    asked = draft.questions[0].ask
    state = draft.state
    assert isinstance(state, Nemesis)
    assert RULEBOOK.standard(state, asked) in list(asked.options)
    assert asked.prompt.id in RULEBOOK.topics()
    table = Table("captain", "scout")
    assert RULEBOOK.standard(table.g, table.ask(0)) is None
    assert table.prompt(0) in RULEBOOK.question_rules()
    event = Event(table.g.names, events.DIED, (1, 0))
    assert RULEBOOK.behind(event) == BEHIND["died"]
    assert "Scout" in RULEBOOK.tell(table.g, event, "en")
    assert all(sheet.cards for sheet in RULEBOOK.sheets("fr"))
    assert RULEBOOK.remembered() is REMEMBERED


def test_rounds_and_turns_are_those_of_the_game() -> None:
    table = Table("captain", "scout")
    assert (RULEBOOK.round(table.g), RULEBOOK.turn(table.g)) == (1, (1, 0))
    table.play(0, "pass", "done")
    assert RULEBOOK.turn(table.g) == (1, 1)
