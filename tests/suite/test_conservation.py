"""Every component is somewhere, and only once, at every question; every card is exercised."""

from __future__ import annotations

import dataclasses
import random
from collections import Counter

import pytest

from hullbreach.games.corps.content.load import load
from hullbreach.games.corps.rules.conserved import amiss
from hullbreach.games.corps.rules.losses import knock_down
from hullbreach.games.corps.rules.state import Corps
from hullbreach.games.corps.words import events
from hullbreach.games.corps.words import options as opt
from hullbreach.kernel.options import bits
from hullbreach.kernel.phrases import Event, Events, Phrase
from tests.suite import corps_campaign
from tests.suite.plays import VARIANTS, Variant, pick, play

# What becomes of each kind of Endurance card when it does what it is for.
USED: dict[str, tuple[Phrase, ...]] = {
    "weapon": (events.EQUIPPED,),
    "equipment": (events.EQUIPPED,),
    "event": (events.EVENT_PLAYED,),
    "hazard": (events.HAZARD,),
}


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_component_is_in_one_place(variant: Variant) -> None:
    for number, match in play(variant).stops:
        assert match.rulebook.amiss(match.state) == [], f"choice {number}"


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("edition", ["updated", "2020"])
def test_every_component_is_in_one_place_through_a_campaign(players: int, edition: str) -> None:
    for match in corps_campaign.stops(players, 40 + players, edition=edition):
        if match.question is not None:
            assert match.rulebook.amiss(match.state) == [], match.question.prompt


def test_a_crate_dropped_on_a_crate_is_not_lost() -> None:
    variant = next(v for v in VARIANTS if dict(v.switches).get("mission") == "resupply")
    states = [match.state.copy() for _, match in play(variant).stops]
    g = next(state for state in states if isinstance(state, Corps) and state.round == 1)
    who = g.on_board()[0]
    one, other = bits(g.crates)[:2]
    # It carries one crate and stands where the other lies.
    g.crates &= ~(1 << one)
    g.carrying |= 1 << who
    g.down &= ~(1 << who)
    g.place_character(who, other)
    assert amiss(g) == []
    knock_down(g, who)
    assert amiss(g) == []
    assert g.crates >> other & 1
    dropped = next(event for event in Events(g.names, tuple(g.told)) if event.phrase is events.CRATE_DROPPED)
    assert g.board.distance(other, dropped.args[1], 0) == 1


def test_every_card_of_corps_is_exercised() -> None:
    content = load()
    wanted = {card.id for card in content.endurance}
    trackers = {card.id for card in content.tracker}
    used: Counter[str] = Counter()
    drawn: Counter[str] = Counter()
    for variant in [variant for variant in VARIANTS * 3 if variant.game == "corps"]:
        for event in eagerly_played(variant, sum(used.values())):
            if event.phrase is events.TRACKER_DRAWN:
                drawn[content.tracker[event.args[-1]].id] += 1
            elif event.phrase in (events.EQUIPPED, events.EVENT_PLAYED, events.HAZARD):
                card = content.endurance[event.args[-1]]
                if event.phrase in USED[card.type]:
                    used[card.id] += 1
        if used.keys() >= wanted and drawn.keys() >= trackers:
            return
    assert used.keys() >= wanted, sorted(wanted - used.keys())
    assert drawn.keys() >= trackers, sorted(trackers - drawn.keys())


def eagerly_played(variant: Variant, salt: int) -> list[Event]:
    """The events of a match in which everybody plays and equips the cards they have."""
    rng = random.Random(f"{variant} {salt}")
    match = dataclasses.replace(variant, seed=variant.seed + salt).start()
    while match.question is not None:
        options = match.question.options
        cards = [o for o in options if o.phrase in (opt.PLAY_EVENT, opt.EQUIP)] if rng.random() < 0.5 else []
        match.play(rng.choice(cards) if cards else pick(options, rng))
    return match.log()
