"""Who knows what in corps where random play seldom comes: searches, looks, cards from hand, copies of a card."""

from __future__ import annotations

import random

import pytest

import hullbreach as hb
from hullbreach.games.corps.rules.conserved import amiss
from hullbreach.games.corps.rules.drawing import DiscardCards, DrawCards
from hullbreach.games.corps.rules.effects.cards import ExhaustFromHand, RecycleFromHand, TopOrBottom
from hullbreach.games.corps.rules.effects.search import Look, TakeGear
from hullbreach.games.corps.rules.equip import Offer
from hullbreach.games.corps.rules.piles import (
    UNSEEN,
    exhaust,
    gain_to_hand,
    lose_from_hand,
    lose_unseen,
    take_top,
    to_below,
)
from hullbreach.games.corps.rules.secrets import conceal
from hullbreach.games.corps.rules.state import Corps
from hullbreach.games.corps.words import questions
from hullbreach.kernel.chance import Seeded
from hullbreach.kernel.procedures import Procedure, run
from hullbreach.kernel.state import EVERYBODY
from hullbreach.parts.known import UNKNOWN
from tests.suite.plays import pick
from tests.suite.worlds import differences, sight, step_both, twin


def corps(match: hb.Match) -> Corps:
    """The state of a match of corps."""
    assert isinstance(match.state, Corps)
    return match.state


def in_action(players: int = 3, seed: int = 2, **switches: object) -> hb.Match:
    """A match at the first action of a Hero, everybody with some cards in hand."""
    rng = random.Random(seed)
    options: dict[str, object] = {"mission": "newt", **switches}
    match = hb.new("corps", players, seed, log=True, **options)
    while match.question is not None:
        g = corps(match)
        if match.question.ask.prompt is questions.ACTION and g.hero[g.active] >= 0:
            break
        match.play(pick(match.question.options, rng))
    for seat in range(players):
        deal(corps(match), seat, 3)
    return match


def deal(g: Corps, seat: int, n: int) -> None:
    """Put cards of the deck into a hand."""
    for _ in range(n):
        at = next(k for k in range(len(g.deck) - 1, -1, -1) if g.card(g.deck[k]).type != "hazard")
        g.deck_known.pop(at)
        g.hands[seat] = tuple(sorted((*g.hands[seat], g.deck.pop(at))))


def interrupted(match: hb.Match, procedure: Procedure) -> hb.Match:
    """The same match with a procedure that comes before the open question."""
    other = match.copy()
    g = other.state
    g.at[-1] -= 1
    g.stack.append(procedure)
    g.at.append(0)
    other._wait(run(g, None, False))
    return other


def watched(match: hb.Match, steps: int = 4) -> None:
    """Every seat and a spectator sees the same in every world that fits, also a few choices later."""
    rng = random.Random(5)
    for _ in range(steps):
        if match.question is None:
            return
        assert amiss(match.state) == []
        for seat in range(-1, match.state.seats):
            for salt in range(4):
                world = twin(match, seat, salt)
                assert amiss(world.state) == []
                assert not differences(sight(match, seat), sight(world, seat))
                assert step_both(match, world, seat, random.Random(salt)) is None
        match.play(pick(match.question.options, rng))


@pytest.mark.parametrize("seed", range(6))
def test_only_the_searcher_sees_what_is_lifted(seed: int) -> None:
    match = in_action(seed=seed)
    g = corps(match)
    who = g.active
    seat = g.hero[who]
    match = interrupted(match, Look(4, TakeGear(seat, who, 2, "weapon+equipment", "equip")))
    found = corps(match)
    assert len(found.lifted) == 4
    assert conceal(found, seat).lifted == found.lifted
    for other in {-1, 0, 1, 2} - {seat}:
        assert conceal(found, other).lifted == (UNKNOWN,) * 4
    watched(match)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("edition", ["updated", "2020"])
def test_cards_from_hand_stay_hidden(seed: int, edition: str) -> None:
    match = in_action(seed=seed, edition=edition)
    g = corps(match)
    seat = (g.hero[g.active] + 1) % 3
    for procedure in (ExhaustFromHand(seat, 2), RecycleFromHand(seat, 2, "any"), DiscardCards(seat, -1, 2, True)):
        watched(interrupted(match, procedure))


@pytest.mark.parametrize("seed", range(4))
def test_draws_stay_hidden(seed: int) -> None:
    match = in_action(seed=seed)
    g = corps(match)
    watched(interrupted(match, DrawCards(g.hero[g.active], g.active, 2)))


def test_what_a_look_at_the_tracker_shows_stays_with_the_looker() -> None:
    match = in_action()
    g = corps(match)
    seat = g.hero[g.active]
    g.tracker_known[-1] = 1 << seat
    match = interrupted(match, TopOrBottom(seat, 1))
    card = corps(match).tracker[-1]
    assert conceal(corps(match), seat).tracker[-1] == card
    for other in {-1, 0, 1, 2} - {seat}:
        assert conceal(corps(match), other).tracker[-1] < 0
    watched(match)


def test_an_offered_card_is_shown_and_goes_back_when_refused() -> None:
    match = in_action(edition="2020")
    g = corps(match)
    heroes = [who for who in range(7) if g.hero[who] >= 0]
    giver, taker = g.hero[heroes[0]], heroes[1]
    card = g.hands[giver][0]
    before = g.hands[giver]
    offered = interrupted(match, Offer(giver, taker, card))
    assert corps(offered).playing == (card,)
    watched(offered.copy(), 1)
    offered.play("refuse")
    assert corps(offered).hands[giver] == before


@pytest.mark.parametrize("procedure", [ExhaustFromHand(0, 1), DiscardCards(0, -1, 1, True)], ids=["exhaust", "discard"])
def test_two_copies_in_hand_are_a_question_all_the_same(procedure: Procedure) -> None:
    # If two equal cards were answered for the player, the others would learn that they are equal.
    match = in_action()
    g = corps(match)
    at = next(n for n, card in enumerate(g.hands[0]) if g.card(card).copies > 1)
    card = g.hands[0][at]
    spare = g.hands[0][:at] + g.hands[0][at + 1 :]
    g.deck += spare
    g.deck_known += [0] * len(spare)
    other = next(n for n in range(len(g.deck)) if g.deck[n] == card)
    del g.deck[other], g.deck_known[other]
    g.hands[0] = (card, card)
    asked = interrupted(match, procedure)
    assert asked.question is not None
    assert asked.question.seat == 0
    assert len(asked.question.options) == 1


def test_a_card_seen_to_leave_may_be_the_copy_that_was_known() -> None:
    g = corps(in_action())
    g.deck, g.deck_known = [7, 9, 7], [0b001, 0b010, 0]
    # Seat 0 knows of one 7; the one on top leaves before everybody's eyes, and it cannot tell which it was.
    assert take_top(g, EVERYBODY) == 7
    assert g.deck_known == [0, 0b010]
    g.deck, g.deck_known = [7, 9, 7], [0b011, 0b010, 0b001]
    # Seat 0 knew both, seat 1 one of them; only seat 1 sees this one go, and forgets nothing of the 9.
    assert take_top(g, 0b010) == 7
    assert g.deck_known == [0, 0b010]


def test_a_card_that_leaves_unseen_leaves_nobody_sure() -> None:
    g = corps(in_action())
    g.deck, g.deck_known = [7, 9, 4], [0b001, 0b011, 0b100]
    take_top(g, UNSEEN)
    assert g.deck_known == [0, 0]


def test_a_card_everybody_saw_go_into_a_hand_is_there_in_every_world() -> None:
    match = in_action()
    g = corps(match)
    hidden = g.hands[1]
    card = g.fixed.content.endurance_index["m240_incinerator"]
    other = next(n for n in range(len(g.deck)) if g.deck[n] == card)
    del g.deck[other], g.deck_known[other]
    gain_to_hand(g, 1, card)
    worlds = [corps(match.resampled(0, Seeded(salt))) for salt in range(30)]
    assert all(card in world.hands[1] for world in worlds)
    assert len({world.hands[1] for world in worlds}) > 1
    # A card that leaves unseen could be any.
    lose_unseen(g, 1, hidden[0])
    to_below(g, hidden[0], 0b010)
    worlds = [corps(match.resampled(0, Seeded(salt))) for salt in range(60)]
    assert not all(card in world.hands[1] for world in worlds)
    assert all(amiss(world) == [] for world in worlds)


def test_a_known_card_that_leaves_in_sight_is_known_no_longer() -> None:
    g = corps(in_action())
    gain_to_hand(g, 1, 4)
    gain_to_hand(g, 1, 4)
    assert list(g.hands_known[1]) == [4, 4]
    lose_from_hand(g, 1, 4)
    assert list(g.hands_known[1]) == [4]
    lose_from_hand(g, 1, g.hands[1][0])
    assert amiss(g) != []  # a card was made up for this test
    assert set(g.hands_known[1]) <= set(g.hands[1])


def test_a_hazard_lies_anywhere_but_in_a_hand() -> None:
    match = in_action()
    g = corps(match)
    exhaust(g, 6)
    hands = sum(len(g.hands[n]) for n in (1, 2))
    unknown = [*g.deck, *g.below, *g.exhaust, *g.hands[1], *g.hands[2]]
    hazards = sum(g.card(card).type == "hazard" for card in unknown)
    worlds = [corps(match.resampled(0, Seeded(salt))) for salt in range(400)]
    found = sum(g.card(card).type == "hazard" for world in worlds for card in world.exhaust)
    assert not any(g.card(card).type == "hazard" for world in worlds for card in (*world.hands[1], *world.hands[2]))
    # Every place that is no hand holds one as often as the others.
    fair = 400 * len(g.exhaust) * hazards / (len(unknown) - hands)
    assert abs(found - fair) < 4 * fair**0.5
