"""Hands, decks, and who is asked for cards when."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hullbreach.games.hunt.rules.cards.hands import discard_hand, draw_up
from hullbreach.games.hunt.rules.cards.lasting import ACTIVATION, ALL, TURN, Lasting, forget, remember
from hullbreach.games.hunt.rules.cards.playing import cannot_play, card_limit
from hullbreach.games.hunt.rules.cards.windows import Between, CardWindow, is_asked, window
from hullbreach.games.hunt.rules.fixed import Fixed
from hullbreach.games.hunt.rules.secrets import conceal
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.kernel.options import Option
from hullbreach.kernel.procedures import run as run_on
from hullbreach.kernel.requests import Ask
from tests.games.hunt.boards import DOOR, HIVE, LINE
from tests.games.hunt.card_play import BETWEEN, STALKER, asked, deal, hold, moment, no_play, number, offered, play
from tests.games.hunt.positions import piece, reason, run, texts

DUEL = {"marine-1": "r0c0", "alien-1": f"r0c4 {STALKER}"}
TWO = ("marine", "alien")


# ---- hands and decks


@pytest.mark.rules("HUNT-CARD-08")
def test_a_hand_is_refilled_to_five_from_the_top_of_the_deck() -> None:
    g = deal(DUEL, factions=TWO)
    top = g.decks[0][-5:]
    assert draw_up(g, 0) == ()
    assert sorted(g.hands[0]) == sorted(top)
    assert len(g.decks[0]) == 15
    assert draw_up(g, 0) == ()
    assert len(g.hands[0]) == 5


@pytest.mark.rules("HUNT-CARD-07", "HUNT-CARD-05")
def test_others_learn_only_how_many_cards_are_drawn() -> None:
    g = deal(DUEL, factions=TWO)
    g.told = []
    draw_up(g, 0)
    marine = g.fixed.seat_masks[0]
    drawn = [each for each in g.told if each == marine]
    unseen = [each for each in g.told if each == ~marine]
    assert (len(drawn), len(unseen)) == (5, 1)


@pytest.mark.rules("HUNT-CARD-16", "HUNT-CARD-22")
def test_an_empty_deck_is_made_of_the_discard_without_the_card_in_play() -> None:
    g = deal(DUEL, factions=TWO)
    cards = g.decks[0]
    g.decks[0] = cards[:2]
    g.discards[0] = cards[2:8]
    g.playing = (cards[8],)
    (refill,) = draw_up(g, 0)
    assert len(g.hands[0]) == 2
    order = tuple(sorted(g.discards[0]))
    told = run(g, refill, dice=[order])  # type: ignore[list-item]
    assert told[0] == "reshuffled marine"
    assert len(g.hands[0]) == 5
    assert g.discards[0] == []
    assert sorted(g.decks[0]) == sorted(order[3:])
    assert cards[8] not in (*g.hands[0], *g.decks[0])


@pytest.mark.rules("HUNT-CARD-16")
def test_with_deck_and_discard_empty_nothing_is_drawn() -> None:
    g = deal(DUEL, factions=TWO)
    g.decks[0] = []
    assert draw_up(g, 0) == ()
    assert g.hands[0] == ()


@pytest.mark.rules("HUNT-CARD-06", "HUNT-END-05")
def test_a_whole_hand_goes_face_up_to_the_discard() -> None:
    g = deal(DUEL, factions=TWO)
    draw_up(g, 0)
    hand = g.hands[0]
    discard_hand(g, 0)
    assert g.hands[0] == ()
    assert sorted(g.discards[0]) == sorted(hand)


# ---- the window between activations


@pytest.mark.rules("HUNT-CARD-09", "HUNT-CARD-12", "HUNT-CARD-22")
def test_two_cards_a_turn_and_each_goes_to_the_discard() -> None:
    g = deal({**DUEL, "marine-2": "r0c0"}, factions=TWO)
    hold(g, "claymore", "back_to_back", "flares")
    run(g, Between(0), choices=["play claymore", "choose r0c1", "play back_to_back"])
    assert g.played == [2, 0]
    assert [g.fixed.name("card", card) for card in g.discards[0]] == ["claymore", "back_to_back"]
    assert g.playing == ()
    assert not is_asked(g, 0)
    assert reason(cannot_play(g, 0, number(g, "flares"), BETWEEN, -1)) == "card-limit HUNT-CARD-09"


@pytest.mark.rules("HUNT-CARD-10")
def test_a_card_with_its_own_moment_is_not_played_between_activations() -> None:
    g = deal(DUEL, factions=TWO)
    hold(g, "aimed_burst")
    assert "play aimed_burst" not in offered(g, Between(0))
    assert reason(cannot_play(g, 0, number(g, "aimed_burst"), BETWEEN, -1)) == "wrong-moment HUNT-CARD-10"
    assert reason(cannot_play(g, 0, number(g, "claymore"), BETWEEN, -1)) == "not-in-hand HUNT-CARD-07"


@pytest.mark.rules("HUNT-CARD-18", "HUNT-CARD-11")
def test_the_active_side_comes_first_and_all_must_pass_in_a_row() -> None:
    g = deal({**DUEL, "predator-1": "r0c2"}, LINE)
    hold(g, "claymore", "flares", "cut_the_lights", "cloak", "laser_mine")
    g.order = (2, 0, 1)
    seats: list[int] = []
    g.stack, g.at = [Between(1)], [0]
    answers = iter(["pass", "pass", "play claymore", "choose r0c0", "pass", "pass", "pass"])
    request = run_on(g, None, False)
    while request is not None:
        g.request = request
        seats.append(request.seat)  # type: ignore[attr-defined]
        said = texts(g, request.options)  # type: ignore[attr-defined]
        request = run_on(g, request.options[said.index(next(answers))], True)  # type: ignore[attr-defined]
    # Aliens, Predators, Marines (card and its tile), then Aliens, Predators and Marines pass.
    assert seats == [1, 2, 0, 0, 1, 2, 0]


@pytest.mark.rules("HUNT-CARD-21")
def test_between_activations_whoever_may_play_is_asked_whatever_the_hand_holds() -> None:
    g = deal(DUEL, factions=TWO)
    hold(g, "aimed_burst")
    assert offered(g, Between(0)) == ["pass"]
    g.played[0] = 2
    assert not is_asked(g, 0)
    g.played[0] = 0
    g.hands[0] = ()
    assert not is_asked(g, 0)


@pytest.mark.rules("HUNT-BLIP-22", "HUNT-BLIP-03")
def test_tokens_may_be_converted_between_activations() -> None:
    g = deal({"marine-1": "r0c0 down", "alien-1": f"r0c4 {STALKER}"}, factions=TWO)
    g.tile[piece(g, "alien-1")] = -1
    g.look_again()
    run(g, Between(0), choices=["convert marine-1"])
    assert g.up >> piece(g, "marine-1") & 1


@pytest.mark.rules("HUNT-DEC-18")
def test_a_decoy_is_never_converted_but_its_owner_is_asked_like_for_any_token() -> None:
    g = deal({"predator-1": "r0c0 decoy"}, factions=("predator", "marine"))
    assert offered(g, Between(0)) == ["pass"]
    between = Between(0)
    g.request = asked(g, between)
    assert reason(between.refuse(g, _option(g, "convert predator-1"))) == "is-a-decoy HUNT-BLIP-13"


def _option(g: object, text: str) -> Option:
    from hullbreach.games.hunt.words.options import OPTIONS

    assert isinstance(g, Hunt)
    found = OPTIONS.read(text, g.fixed)
    return Option(*found)


# ---- Improved Hide


@pytest.mark.rules("HUNT-SKA-07", "HUNT-DEC-34")
def test_improved_hide_before_the_activation_once_a_turn() -> None:
    g = deal({"alien-1": "r0c3", "marine-1": "r0c0"}, factions=("alien", "marine"))
    alien = piece(g, "alien-1")
    told = run(g, Between(0), choices=["vanish alien-1", "pass"])
    assert told == ["hid alien-1"]
    assert g.hidden >> alien & 1
    assert not g.activated >> alien & 1
    g.hidden = 0
    g.up |= 1 << alien
    assert not is_asked(g, 0)


@pytest.mark.rules("HUNT-SKA-07")
@pytest.mark.parametrize("case", ["activated", "normal", "engaged", "stalker"])
def test_improved_hide_is_refused(case: str) -> None:
    alien = {"normal": "r0c1", "stalker": f"r0c3 {STALKER}"}.get(case, "r0c3")
    g = deal({"alien-1": alien, "marine-1": "r0c3" if case == "engaged" else "r0c0"}, factions=("alien", "marine"))
    number = piece(g, "alien-1")
    if case == "activated":
        g.activated |= 1 << number
    assert not is_asked(g, 0)


# ---- windows with a timing word


@pytest.mark.rules("HUNT-CARD-21", "HUNT-CARD-19")
def test_a_window_follows_from_open_facts_and_not_from_the_hand() -> None:
    g = deal(DUEL, factions=TWO)
    marine = piece(g, "marine-1")
    hold(g, "claymore")
    # Nobody knows what the hand holds: a card of that moment may be in it.
    assert window(g, "activation_start", 0, marine) == CardWindow("activation_start", 0, marine)
    assert offered(g, CardWindow("activation_start", 0, marine)) == ["pass"]
    # All cards of that moment lie open.
    deck = [card for card in g.decks[0] if g.fixed.content.strategy[card].timing == "activation_start"]
    for card in deck:
        g.decks[0].remove(card)
        g.discards[0].append(card)
    assert window(g, "activation_start", 0, marine) is None


@pytest.mark.rules("HUNT-CARD-21")
def test_no_window_without_a_hand_or_beyond_the_limit() -> None:
    g = deal(DUEL, factions=TWO)
    marine = piece(g, "marine-1")
    assert window(g, "activation_start", 0, marine) is None
    hold(g, "claymore")
    g.played[0] = 2
    assert window(g, "activation_start", 0, marine) is None


@pytest.mark.rules("HUNT-CARD-21")
def test_a_critical_hit_rules_cards_out() -> None:
    g = deal(DUEL, factions=TWO)
    hold(g, "hardened_chitin")
    alien = piece(g, "alien-1")
    assert window(g, "when_hit", 1, alien) is not None
    g.critical = True
    assert window(g, "when_hit", 1, alien) is None
    assert no_play(g, "hardened_chitin", "when_hit", alien) == "critical-hit HUNT-CON-06"


@pytest.mark.rules("HUNT-CARD-21")
def test_a_token_may_be_anybody_for_those_who_ask() -> None:
    """The weapon of a face-up model rules a card out, that of a token does not."""
    cards = ("quick_grenade",)
    g = deal({"marine-1": "r0c0 colonial_marine_smart_gun", "alien-1": f"r0c4 {STALKER}"}, factions=TWO)
    marine = piece(g, "marine-1")
    for card in list(g.decks[0]):
        record = g.fixed.content.strategy[card]
        if record.timing == "activation_start" and record.id not in cards:
            g.decks[0].remove(card)
            g.discards[0].append(card)
    hold(g, "claymore")
    assert window(g, "activation_start", 0, marine) is None
    g.up = 0
    assert window(g, "activation_start", 0, marine) is not None


@pytest.mark.rules("HUNT-CARD-09", "HUNT-CARD-19")
def test_a_window_is_repeated_until_its_side_passes() -> None:
    g = deal(DUEL, factions=TWO)
    marine = piece(g, "marine-1")
    g.active, g.points = marine, 2
    hold(g, "squad_order", "cutting_torch", "claymore")
    moment(g, "activation_start", 0, marine, "play squad_order", "play cutting_torch")
    assert g.points == 3
    assert g.played[0] == 2


@pytest.mark.rules("HUNT-SKP-04")
def test_rage_is_announced_at_the_start_of_the_activation() -> None:
    g = deal({"predator-1": "r0c0 predator_berserker", "marine-1": "r0c4"}, factions=("predator", "marine"))
    predator = piece(g, "predator-1")
    assert moment(g, "activation_start", 0, predator, "rage") == ["raged predator-1"]
    assert g.raging >> predator & 1
    assert window(g, "activation_start", 0, predator) is None


@pytest.mark.rules("HUNT-AREN-10")
def test_every_seat_of_a_side_may_play_from_its_hand() -> None:
    g = deal(DUEL, factions=TWO)
    ground = replace(g.fixed.ground, side_of_seat=(0, 1, 0))
    shared = Hunt(3, Fixed(g.fixed.content, ground))
    shared.order = (0, 1)
    shared.hands[0] = (number(shared, "claymore"),)
    shared.decks[0] = [number(shared, "flares")]
    shared.tile[0], shared.up, shared.seen = 0, 1, 1
    shared.look_again()
    assert Between(0)._seats(shared) == (0, 2, 1)
    seats: list[int] = []
    shared.stack, shared.at = [Between(0)], [0]
    request = run_on(shared, None, False)
    while request is not None:
        shared.request = request
        seats.append(request.seat)  # type: ignore[attr-defined]
        request = run_on(shared, request.options[len(request.options) - 1], True)  # type: ignore[attr-defined]
    assert seats == [0, 2]


@pytest.mark.rules("HUNT-AREN-10")
def test_whoever_plays_a_card_of_the_common_hand_chooses_for_it_and_turns_over_only_own_tokens() -> None:
    g = deal({"marine-1": "r0c0", "marine-2": "r0c0 down", "alien-1": f"r0c4 {STALKER}"}, DOOR, factions=TWO)
    ground = replace(g.fixed.ground, side_of_seat=(0, 1, 0))
    shared = Hunt(3, Fixed(g.fixed.content, ground))
    for field in ("order", "hands", "decks", "tile", "who", "base", "up", "seen", "roster", "pools"):
        setattr(shared, field, getattr(g, field))
    shared.look_again()
    shared.owners = tuple([2 if piece == 1 else 0 for piece in range(ground.sizes[0])] + [1] * ground.sizes[1])
    hold(shared, "claymore")
    assert offered(shared, Between(0)) == ["play claymore", "pass"]
    assert offered(shared, Between(0, 1)) == ["play claymore", "convert marine-2", "pass"]
    shared.stack, shared.at = [Between(0, 1)], [0]
    seats: list[int] = []
    request = run_on(shared, None, False)
    for text in ("play claymore", "choose r0c1"):
        assert isinstance(request, Ask)
        shared.request = request
        seats.append(request.seat)
        request = run_on(shared, request.options[texts(shared, request.options).index(text)], True)
    assert seats == [2, 2]


# ---- limits


@pytest.mark.rules("HUNT-CARD-09")
def test_the_limit_of_cards_follows_what_is_in_force() -> None:
    g = deal(DUEL, factions=TWO)
    assert card_limit(g) == 2
    remember(g, Lasting("cards", "", 1, -1, ACTIVATION, "comms_blackout"))
    assert card_limit(g) == 1


@pytest.mark.rules("HUNT-CARD-19")
def test_a_card_without_any_target_cannot_be_played() -> None:
    g = deal(DUEL, HIVE, factions=TWO)
    assert no_play(g, "back_to_back") == "no-target HUNT-CARD-19"
    assert no_play(g, "break_contact") == "no-target HUNT-CARD-19"
    assert no_play(g, "tracker_sweep") == "skill-not-in-play HUNT-CARD-19"
    assert no_play(g, "claymore") == ""
    assert play(g, "claymore", "choose r0c0", "pass")[-1] == "trap-laid marine r0c0"


# ---- kinds of cards


@pytest.mark.rules("HUNT-CARD-01", "HUNT-COMP-04", "HUNT-COMP-05", "HUNT-COMP-06")
def test_there_are_stat_environment_strategy_and_mission_cards() -> None:
    g = deal(DUEL, factions=TWO)
    content = g.fixed.content
    counts = [sum(card.copies for card in cards) for cards in (content.environment, content.strategy)]
    assert counts == [20, 60]
    assert sum(card.copies for card in content.mission_cards) == 20
    for kind, records in (
        ("card", content.strategy),
        ("environment", content.environment),
        ("mission_card", content.mission_cards),
        ("unit", content.units),
    ):
        assert [g.fixed.value(kind, record.id) for record in records] == list(range(len(records)))


@pytest.mark.rules("HUNT-CARD-02", "HUNT-CARD-07")
def test_stat_lines_are_open_to_everybody_and_hands_are_not() -> None:
    g = deal(DUEL, factions=TWO)
    hold(g, "claymore")
    for seat in (0, 1, -1):
        view = conceal(g, seat)
        for word in ("marine-1", "alien-1"):
            assert view.profile(piece(view, word)) == g.profile(piece(g, word))
        assert view.hands[0] == (g.hands[0] if seat == 0 else (-1,))


@pytest.mark.rules("HUNT-CARD-22")
def test_what_ends_with_an_activation_ends_with_that_of_its_own_piece() -> None:
    g = deal({"marine-1": "r0c0", "alien-1": f"r0c4 {STALKER}"})
    marine, alien = piece(g, "marine-1"), piece(g, "alien-1")
    own = [Lasting("ap", "", 1, 1 << who, ACTIVATION, "", of=who) for who in (marine, alien)]
    of_nobody, of_the_turn = Lasting("ap", "", 1, ALL, ACTIVATION, ""), Lasting("ap", "", 1, ALL, TURN, "", of=marine)
    for who, other in ((marine, own[1]), (alien, own[0])):
        g.lasting = (*own, of_nobody, of_the_turn)
        forget(g, ACTIVATION, who)
        assert g.lasting == (other, of_the_turn)
    g.lasting = (*own, of_nobody, of_the_turn)
    forget(g, ACTIVATION)
    assert g.lasting == (of_the_turn,)
