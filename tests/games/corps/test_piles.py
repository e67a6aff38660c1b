"""The Endurance, Exhaust and Discard piles: drawing, exhausting, recycling, discarding, the Reshuffle card."""

from __future__ import annotations

import pytest

from tests.games.corps.own_abilities import GRUNT, give_abilities
from tests.scripted_table import Table, table

ROOM = """
+-+-+-+-+
|. . . .|
+ + + + +
|. . . .|
+-+-+-+-+
"""


def at_table(
    piles: dict[str, object],
    *,
    hero: str = "hicks",
    edition: str = "updated",
    hand: tuple[str, ...] = (),
    step: str = "actions",
    players: int = 1,
    **more: object,
) -> Table:
    """One Hero in a room, with exactly these piles; nothing else is in the box."""
    characters: dict[str, object] = {hero: {"at": "0,0", "weapons": ["m41a_pulse_rifle"], "aim": 5}}
    given: dict[str, object] = {
        "board": ROOM,
        "turn": {"step": step},
        "characters": characters,
        "hands": {"seat-1": list(hand)},
        "piles": {"endurance": [], "box": False, **piles},
    }
    given.update(more)
    return table(given, edition=edition, players=players)


def ending(t: Table, *texts: str, hero: str = "hicks") -> Table:
    """End the activation of a Hero with these abilities printed for its end."""
    give_abilities(t, hero, *[f"end_of_activation: {text}" for text in texts])
    return t.play("end activation")


# ---- drawing


@pytest.mark.rules("CORPS-DECK-02", "CORPS-DECK-03", "CORPS-DECK-01")
def test_a_draw_takes_the_top_card_and_hands_have_no_limit() -> None:
    hand = ("hk_vp70",) * 6 + ("m4_helmet",) * 6
    t = at_table({"endurance": ["bypass_kit", "hand_welder", "panic"]}, hand=hand)
    t.play("rest", "draw")
    t.expect({"piles.endurance": ["hand_welder", "panic"], "hands.seat-1.count": 13})
    assert "bypass_kit" in t.value("hands.seat-1")  # type: ignore[operator]
    t.expect({"view.seat-1.piles.endurance": ["unknown", "unknown"]})


@pytest.mark.rules("CORPS-DECK-04", "CORPS-DECK-06")
def test_a_draw_from_an_empty_deck_is_lost() -> None:
    t = at_table({"endurance": ["bypass_kit"], "exhaust": ["m4_helmet", "hk_vp70"]})
    ending(t, "draw(n=2)")
    t.expect({"hands.seat-1": ["bypass_kit"], "piles.exhaust": ["m4_helmet", "hk_vp70"], "piles.endurance": []})
    t.expect({"outcome": "none"})


@pytest.mark.rules("CORPS-DECK-06", "CORPS-RSH-02", "CORPS-RSH-04")
def test_a_draw_goes_on_through_a_reshuffle() -> None:
    t = at_table({"endurance": ["bypass_kit"], "below": ["m4_helmet", "hk_vp70", "hand_welder"]})
    t.chance(["hand_welder", "hk_vp70", "m4_helmet"])
    ending(t, "draw(n=2)")
    t.expect({"hands.seat-1": ["hand_welder", "bypass_kit"], "piles.endurance": ["hk_vp70", "m4_helmet"]})
    t.expect({"piles.below": []})
    t.events("drew seat-1 bypass_kit", "reshuffled 3", "drew seat-1 hand_welder")
    t.quiet()


@pytest.mark.rules("CORPS-DECK-09", "CORPS-HAZ-01", "CORPS-AMB-03")
def test_cards_are_drawn_one_at_a_time_and_a_hazard_happens_between() -> None:
    deck = ["running_dry", "bypass_kit", "hand_welder", "m4_helmet", "hk_vp70", "body_armor"]
    t = at_table({"endurance": deck})
    ending(t, "draw(n=2)")
    # The Hazard is one of the two cards; it takes three more before the second is drawn.
    t.expect({"hands.seat-1": ["hk_vp70"], "piles.endurance": ["body_armor"]})
    t.expect({"piles.exhaust": ["running_dry", "m4_helmet", "hand_welder", "bypass_kit"]})
    t.events("hazard running_dry", "exhausted 3", "drew seat-1 hk_vp70")


@pytest.mark.rules("CORPS-AMB-03", "CORPS-RSH-02")
def test_the_deck_is_reshuffled_before_a_drawn_hazard_that_was_its_last_card_happens() -> None:
    t = at_table({"endurance": ["running_dry"], "below": ["m4_helmet", "hk_vp70", "hand_welder", "body_armor"]})
    t.chance(["hand_welder", "hk_vp70", "m4_helmet"])
    ending(t, "draw(n=1)")
    t.expect({"piles.endurance": ["body_armor"], "piles.exhaust.0": "running_dry", "piles.exhaust.count": 4})
    t.events("reshuffled 4", "hazard running_dry", "exhausted 3")


@pytest.mark.rules("CORPS-CHR-11")
def test_a_card_that_a_grunt_would_draw_goes_unseen_under_the_exhaust_pile() -> None:
    given: dict[str, object] = {
        "board": ROOM,
        "turn": {"active": "frost"},
        "characters": {"hicks": {"at": "0,0"}, "frost": {"at": "1,0", "side": "grunt"}},
        "piles": {"endurance": ["running_dry", "m4_helmet"], "exhaust": ["hk_vp70", "body_armor"], "box": False},
    }
    t = table(given)
    give_abilities(t, "frost", "end_of_activation: draw(n=1)", side=GRUNT)
    t.play("end activation")
    t.expect({"piles.exhaust": ["hk_vp70", "body_armor", "running_dry"], "hands.seat-1": []})
    t.expect({"view.seat-1.piles.exhaust": ["unknown", "unknown", "unknown"]})
    assert "hazard running_dry" not in t.log


@pytest.mark.rules("CORPS-CHR-11")
def test_a_revealed_card_that_a_grunt_would_take_goes_under_the_exhaust_pile() -> None:
    given: dict[str, object] = {
        "board": ROOM,
        "turn": {"active": "hudson"},
        "characters": {"hicks": {"at": "0,0"}, "hudson": {"at": "1,0", "side": "grunt"}},
        "piles": {"endurance": ["m4_helmet", "bypass_kit"], "exhaust": ["hk_vp70"], "box": False},
    }
    t = table(given)
    give_abilities(t, "hudson", "end_of_activation: reveal(n=1) { equipment: take_revealed() }", side=GRUNT)
    t.play("end activation")
    t.expect({"piles.exhaust": ["hk_vp70", "m4_helmet"], "hands.seat-1": [], "piles.below": []})


# ---- the loss by cards


@pytest.mark.rules("CORPS-DECK-05", "CORPS-FIN-05")
def test_no_card_in_both_piles_loses_at_once() -> None:
    t = at_table({"endurance": ["m4_helmet"], "discard": ["hk_vp70"]}, hand=("bypass_kit",))
    ending(t, "draw(n=2)", "exhaust(n=1)")
    t.play("use ability 1")
    t.expect({"outcome.reason": "cards-out", "outcome.winners": [], "question": "none"})
    t.events("drew seat-1 m4_helmet", "mission-lost")


@pytest.mark.rules("CORPS-DECK-05", "CORPS-DECK-06")
@pytest.mark.parametrize("pile", ["below", "exhaust"])
def test_one_card_anywhere_in_the_two_piles_is_enough(pile: str) -> None:
    t = at_table({"endurance": ["m4_helmet"], pile: ["hk_vp70"]})
    if pile == "below":
        t.chance(["hk_vp70"])
    ending(t, "draw(n=1)")
    t.expect({"outcome": "none", "hands.seat-1": ["m4_helmet"]})
    t.quiet()


@pytest.mark.rules("CORPS-AMB-06")
def test_a_revealed_card_still_counts_until_it_is_put_away() -> None:
    t = at_table({"endurance": ["running_dry"]}).chance(["running_dry"])
    ending(t, "reveal(n=1) { weapon: take_revealed() }")
    # Its own text finds nothing to exhaust, and it comes back as the only card.
    t.expect({"outcome": "none", "piles.endurance": ["running_dry"], "piles.turned": []})
    t.events("revealed running_dry", "hazard running_dry", "reshuffled 1")


@pytest.mark.rules("CORPS-AMB-06", "CORPS-DECK-05")
def test_taking_the_last_revealed_card_into_the_hand_loses() -> None:
    t = at_table({"endurance": ["m4_helmet"]})
    ending(t, "reveal(n=1) { equipment: take_revealed() }")
    t.expect({"outcome.reason": "cards-out"})


@pytest.mark.rules("CORPS-AMB-06", "CORPS-EXH-05", "CORPS-AMB-08", "CORPS-GEN-04")
def test_an_event_being_played_counts_for_no_pile() -> None:
    t = at_table({"endurance": ["m4_helmet"]}, hand=("short_controlled_bursts",))
    t.chance()
    # Cost 1: one card is exhausted, so the Exhaust pile holds it and the Event works.
    t.offers("play short_controlled_bursts").play("play short_controlled_bursts")
    t.expect({"outcome": "none", "characters.hicks.aim": 7, "piles.exhaust.count": 2})
    t = at_table({"endurance": [], "exhaust": ["m4_helmet"]}, hand=("short_controlled_bursts",))
    # The same price with an empty deck takes the last exhausted card: legal, and lost before the Event works.
    t.offers("play short_controlled_bursts").play("play short_controlled_bursts")
    t.expect({"outcome.reason": "cards-out", "characters.hicks.aim": 5, "piles.discard": ["m4_helmet"]})


# ---- exhausting


@pytest.mark.rules("CORPS-EXH-01", "CORPS-DECK-01", "CORPS-DECK-02")
def test_exhausting_moves_the_top_cards_unseen() -> None:
    t = at_table({"endurance": ["m4_helmet", "running_dry", "hk_vp70", "body_armor"], "exhaust": ["hand_welder"]})
    ending(t, "exhaust(n=3)")
    t.expect(
        {"piles.exhaust": ["hk_vp70", "running_dry", "m4_helmet", "hand_welder"], "piles.endurance": ["body_armor"]}
    )
    t.expect({"view.seat-1.piles.exhaust": ["unknown"] * 4})
    assert "hazard running_dry" not in t.log


@pytest.mark.rules("CORPS-HAZ-05")
def test_an_exhausted_hazard_is_neither_seen_nor_resolved() -> None:
    t = at_table({"endurance": ["panic", "m4_helmet", "hk_vp70"]}, aliens=["3,0"])
    t.chance(10).play("attack alien-1 with m41a_pulse_rifle")
    t.expect({"piles.exhaust": ["panic"], "turn.actions": 1, "view.seat-1.piles.exhaust": ["unknown"]})
    assert "hazard panic" not in t.log


@pytest.mark.rules("CORPS-EXH-02")
def test_exhausting_from_hand_takes_the_cards_the_player_chooses() -> None:
    t = at_table({"endurance": ["m4_helmet"]}, hand=("hk_vp70", "hand_welder", "panic"))
    ending(t, "exhaust(n=2, from=hand)")
    t.offers("exhaust hk_vp70", "exhaust hand_welder").refuses("done")
    t.play("exhaust hand_welder", "exhaust hk_vp70")
    t.expect({"piles.exhaust": ["hk_vp70", "hand_welder"], "hands.seat-1": ["panic"], "piles.endurance": ["m4_helmet"]})


@pytest.mark.rules("CORPS-EXH-03", "CORPS-EXH-04", "CORPS-AMB-08", "CORPS-AMB-05")
def test_what_the_deck_cannot_pay_leaves_the_exhaust_pile() -> None:
    t = at_table({"endurance": ["m4_helmet", "panic"]})
    ending(t, "exhaust(n=3)")
    # The last card exhausted lies on top, so it is the one discarded; a Hazard among them sleeps.
    t.expect({"piles.endurance": [], "piles.exhaust": ["m4_helmet"], "piles.discard": ["panic"], "outcome": "none"})
    t.events("exhausted 2", "forced-discard panic")
    assert "hazard panic" not in t.log


@pytest.mark.rules("CORPS-EXH-03", "CORPS-EXH-05", "CORPS-DECK-05")
@pytest.mark.parametrize(("cost", "lost"), [(3, False), (4, True)])
def test_the_payment_that_empties_both_piles_loses(cost: int, lost: bool) -> None:
    t = at_table({"endurance": ["m4_helmet", "hk_vp70"]})
    ending(t, f"exhaust(n={cost}); aim(n=1, target=self)")
    t.expect({"outcome.reason": "cards-out"} if lost else {"outcome": "none"})
    assert ("dial hicks 6" in t.log) is not lost


@pytest.mark.rules("CORPS-EXH-04", "CORPS-RSH-04")
def test_a_payment_reshuffles_before_it_touches_the_exhaust_pile() -> None:
    t = at_table({"endurance": ["m4_helmet"], "below": ["hk_vp70", "hand_welder"], "exhaust": ["body_armor"]})
    t.chance(["hand_welder", "hk_vp70"])
    ending(t, "exhaust(n=2)")
    t.expect({"piles.endurance": ["hk_vp70"], "piles.exhaust": ["hand_welder", "m4_helmet", "body_armor"]})
    t.expect({"piles.discard": []})


@pytest.mark.rules("CORPS-EXH-06")
def test_everybody_pays_from_the_common_deck() -> None:
    given: dict[str, object] = {
        "board": ROOM,
        "turn": {"active": "hudson"},
        "characters": {"hicks": {"at": "0,0"}, "hudson": {"at": "1,0", "weapons": ["m56_smart_gun"], "aim": 5}},
        "aliens": ["3,0"],
        "piles": {"endurance": ["m4_helmet", "hk_vp70", "hand_welder", "body_armor"], "box": False},
    }
    t = table(given, players=2)
    t.chance(10).play("attack alien-1 with m56_smart_gun")
    t.expect({"piles.endurance": ["body_armor"], "piles.exhaust.count": 3})


# ---- the Reshuffle card


@pytest.mark.rules("CORPS-RSH-01", "CORPS-RCY-01", "CORPS-RCY-02")
def test_recycled_cards_go_under_the_reshuffle_card() -> None:
    t = at_table({"endurance": ["m4_helmet"], "exhaust": ["hk_vp70", "hand_welder", "panic"]}, hand=("bypass_kit",))
    t.play("rest", "enough", "recycle exhausted", "recycle bypass_kit", "recycle exhausted")
    t.expect({"piles.endurance": ["m4_helmet"], "piles.exhaust": ["panic"], "hands.seat-1": []})
    assert sorted(t.value("piles.below")) == ["bypass_kit", "hand_welder", "hk_vp70"]  # type: ignore[call-overload]
    t.expect({"view.seat-1.piles.below.count": 3, "known.seat-1.below": ["bypass_kit"]})


@pytest.mark.rules("CORPS-RSH-02", "CORPS-EXH-01")
def test_the_last_card_above_gone_the_rest_is_shuffled_at_once() -> None:
    t = at_table({"endurance": ["m4_helmet"], "below": ["hk_vp70", "hand_welder"]}, aliens=["3,0"])
    t.chance(["hand_welder", "hk_vp70"], 10)
    t.play("attack alien-1 with m41a_pulse_rifle")
    t.expect({"piles.endurance": ["hand_welder", "hk_vp70"], "piles.below": []})
    t.events("exhausted 1", "reshuffled 2", "shot hicks m41a_pulse_rifle alien-1 10 5")


@pytest.mark.rules("CORPS-RSH-03", "CORPS-AMB-64", "CORPS-RCY-01")
def test_cards_recycled_into_an_empty_deck_come_up_together() -> None:
    t = at_table({"endurance": [], "exhaust": ["hk_vp70", "hand_welder", "m4_helmet", "panic"]})
    t.play("rest", "recycle exhausted", "recycle exhausted")
    t.expect({"piles.endurance": [], "piles.below.count": 2})
    t.chance(["m4_helmet", "hk_vp70", "hand_welder"]).play("recycle exhausted")
    t.expect(
        {"piles.endurance": ["m4_helmet", "hk_vp70", "hand_welder"], "piles.below": [], "piles.exhaust": ["panic"]}
    )
    t.quiet()


@pytest.mark.rules("CORPS-RSH-03", "CORPS-DECK-04")
def test_with_nothing_below_nothing_is_shuffled() -> None:
    t = at_table({"endurance": ["m4_helmet"], "exhaust": ["panic"]}, aliens=["3,0"])
    t.chance(10).play("attack alien-1 with m41a_pulse_rifle")
    t.expect({"piles.endurance": [], "piles.below": [], "piles.exhaust": ["m4_helmet", "panic"]})
    t.play("rest").refuses("draw")
    assert not any(line.startswith("reshuffled") for line in t.log)


@pytest.mark.rules("CORPS-RCY-03")
def test_recycling_from_an_empty_exhaust_pile_does_nothing() -> None:
    t = at_table({"endurance": ["m4_helmet"], "exhaust": ["hk_vp70"]})
    ending(t, "recycle(n=3, from=exhaust)")
    t.expect({"piles.below": ["hk_vp70"], "piles.exhaust": [], "piles.endurance": ["m4_helmet"]})
    t = at_table({"endurance": ["m4_helmet"]})
    ending(t, "recycle(n=3, from=exhaust); aim(n=1, target=self)")
    t.expect({"piles.below": []}).events("dial hicks 6")


@pytest.mark.rules("CORPS-RCY-02")
def test_as_many_cards_are_recycled_from_hand_as_the_effect_says() -> None:
    t = at_table({"endurance": ["panic"]}, hand=("hk_vp70", "m4_helmet", "body_armor", "stay_frosty"))
    ending(t, "recycle(n=2, from=hand)").play("recycle m4_helmet").expect({"question.prompt": "recycle from hand"})
    t.refuses("recycle m4_helmet", "not-in-hand", "CORPS-RCY-02").offers("recycle stay_frosty").play("recycle hk_vp70")
    t.expect({"hands.seat-1": ["body_armor", "stay_frosty"], "piles.below": ["m4_helmet", "hk_vp70"]})
    t.events("recycled-card seat-1 m4_helmet", "recycled-card seat-1 hk_vp70").quiet()


# ---- discarding


@pytest.mark.rules("CORPS-DIS-01", "CORPS-DIS-02", "CORPS-DECK-01", "CORPS-EX-06")
@pytest.mark.parametrize("edition", ["updated", "2020"])
def test_discards_come_from_hand_and_deck_in_any_mix_and_lie_face_up(edition: str) -> None:
    piles: dict[str, object] = {"endurance": ["m4_helmet", "body_armor"]}
    t = at_table(piles, hand=("hk_vp70", "bypass_kit"), edition=edition, players=2)
    ending(t, "discard(n=2, from=any)")
    t.offers("discard top", "discard hk_vp70", "discard bypass_kit").refuses("discard panic", "not-in-hand")
    t.play("discard top", "discard hk_vp70")
    t.expect({"piles.discard": ["hk_vp70", "m4_helmet"], "hands.seat-1": ["bypass_kit"]})
    t.expect({"view.seat-2.piles.discard": ["hk_vp70", "m4_helmet"], "piles.endurance": ["body_armor"]})


@pytest.mark.rules("CORPS-DIS-03")
def test_a_discard_from_hand_leaves_the_deck_alone() -> None:
    t = at_table({"endurance": ["m4_helmet"]}, hand=("hk_vp70", "bypass_kit"))
    ending(t, "discard(n=1, from=hand)")
    t.offers("discard hk_vp70", "discard bypass_kit")
    t.refuses("discard top", "from-hand-only", "CORPS-DIS-03")
    t.play("discard hk_vp70").expect({"piles.endurance": ["m4_helmet"], "piles.discard": ["hk_vp70"]})


@pytest.mark.rules("CORPS-DIS-04", "CORPS-AMB-11", "CORPS-AMB-05", "CORPS-DIS-03")
@pytest.mark.parametrize("edition", ["updated", "2020"])
def test_what_the_hand_cannot_give_comes_from_the_exhaust_pile(edition: str) -> None:
    piles: dict[str, object] = {"endurance": ["m4_helmet"], "exhaust": ["panic", "body_armor"]}
    t = at_table(piles, hand=("hk_vp70",), edition=edition)
    ending(t, "discard(n=2, from=hand)")
    t.expect({"piles.discard": ["panic", "hk_vp70"], "piles.exhaust": ["body_armor"], "piles.endurance": ["m4_helmet"]})
    assert "hazard panic" not in t.log


@pytest.mark.rules("CORPS-DIS-04")
def test_the_exhaust_pile_pays_only_when_hand_and_deck_are_empty() -> None:
    t = at_table({"endurance": [], "exhaust": ["panic", "body_armor"]}, hand=("hk_vp70",))
    ending(t, "discard(n=2, from=any)")
    t.expect({"piles.discard": ["panic", "hk_vp70"], "piles.exhaust": ["body_armor"], "hands.seat-1": []})


@pytest.mark.rules("CORPS-HAZ-04", "CORPS-AMB-03", "CORPS-DIS-02")
def test_a_hazard_discarded_from_the_deck_happens_and_stays_discarded() -> None:
    t = at_table({"endurance": ["running_dry", "m4_helmet", "hk_vp70", "body_armor", "hand_welder"]})
    ending(t, "discard(n=1, from=any)")
    t.expect({"piles.discard": ["running_dry"], "piles.exhaust.count": 3, "piles.endurance": ["hand_welder"]})
    t.events("discarded running_dry", "hazard running_dry", "exhausted 3")


@pytest.mark.rules("CORPS-RSH-02", "CORPS-HAZ-04")
def test_a_discarded_hazard_that_was_the_last_card_lets_the_deck_be_shuffled_first() -> None:
    t = at_table({"endurance": ["panic"], "below": ["m4_helmet", "hk_vp70"]})
    t.chance(["hk_vp70", "m4_helmet"])
    ending(t, "discard(n=1, from=any)")
    t.expect({"piles.endurance": ["hk_vp70", "m4_helmet"], "piles.discard": ["panic"]})
    t.events("reshuffled 2", "hazard panic").quiet()


@pytest.mark.rules("CORPS-DIS-05")
def test_discarded_cards_stay_away_from_every_reshuffle() -> None:
    t = at_table({"endurance": ["m4_helmet"], "below": ["hk_vp70"], "discard": ["body_armor", "panic"]})
    t.chance(["hk_vp70"])
    ending(t, "draw(n=2)", "recycle(n=3, from=exhaust)")
    t.play("use ability 2")
    t.expect({"piles.discard": ["body_armor", "panic"], "hands.seat-1": ["hk_vp70", "m4_helmet"]})


@pytest.mark.rules("CORPS-DIS-05", "CORPS-GEN-03")
def test_a_card_may_bring_a_discarded_card_back() -> None:
    piles: dict[str, object] = {
        "endurance": ["m4_helmet", "hk_vp70"],
        "discard": ["panic", "body_armor", "stay_frosty"],
    }
    t = at_table(piles, hand=("scrounge",))
    t.play("play scrounge")
    t.expect({"hands.seat-1": ["body_armor"], "piles.discard": ["panic", "stay_frosty"]})
