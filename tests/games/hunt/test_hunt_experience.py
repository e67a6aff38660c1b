"""Frags, levels and the re-rolls they give; one re-roll a die."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hullbreach.games.hunt.content.actions import FIGHT, RAPID_FIRE, SHOOT
from hullbreach.games.hunt.rules.armies.experience import gain_frags, level_of, rerolls_left
from hullbreach.games.hunt.rules.cards.lasting import ACTION, Lasting, remember
from hullbreach.games.hunt.rules.cards.playing import card_odds
from hullbreach.games.hunt.rules.combat.hits import NO_SAVE
from hullbreach.games.hunt.rules.combat.tests import MayReroll, StatTest, stat_odds
from hullbreach.games.hunt.rules.combat.totals import heal_total
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.words import options as opt
from hullbreach.games.hunt.words import rolls
from hullbreach.kernel.options import Option
from tests.games.hunt.fights import (
    GUARD,
    HOUND,
    HUGGER,
    HUNTER,
    INFANT,
    SERGEANT,
    SMART_GUN,
    STICK,
    WARRIOR,
    field,
    hit,
    strike,
)
from tests.games.hunt.positions import piece, run, told


def with_level(g: Hunt, word: str, level: int, group: int = 0) -> int:
    """A model that has started with a level, in a group."""
    number = piece(g, word)
    roster = list(g.roster)
    roster[g.who[number]] = replace(roster[g.who[number]], level=level, group=group)
    g.roster = tuple(roster)
    return number


@pytest.mark.rules("HUNT-EX-35", "HUNT-EXP-02", "HUNT-EXP-03")
def test_frags_go_by_base_and_level() -> None:
    g = field(
        {"marine-1": "r0c0", "marine-2": "r0c0", "alien-1": f"r0c2 {HUGGER}", "alien-2": f"r0c2 {WARRIOR}"}, lists=True
    )
    strike(g, "marine-1", SHOOT, "alien-1", [5, 11, 20, 20], ["dodge"])
    assert g.group_frags == {(0, 0): 1}
    with_level(g, "alien-2", 2)
    g.hurt[piece(g, "alien-2")] = 1
    strike(g, "marine-2", SHOOT, "alien-2", [5, 20, 20], ["keep"])
    assert g.group_frags == {(0, 0): 5}
    assert g.frags[0] == 5


@pytest.mark.rules("HUNT-EXP-02")
@pytest.mark.parametrize(
    ("unit", "frags"), [(INFANT, 1), (WARRIOR, 2), (GUARD, 5), ("alien_crusher", 5), ("alien_queen", 5)]
)
def test_frags_of_every_base(unit: str, frags: int) -> None:
    g = field({"alien-1": f"r0c2 {unit}", "marine-1": "r0c0"}, lists=True)
    g.hurt[piece(g, "alien-1")] = g.profile(piece(g, "alien-1")).w - 1
    hit(g, "alien-1", save=NO_SAVE, side=0, group=3, dice=[20])
    assert g.group_frags == {(0, 3): frags}


@pytest.mark.rules("HUNT-EXP-07", "HUNT-DEC-36")
def test_what_no_group_did_counts_for_the_faction_only() -> None:
    g = field({"alien-1": "r0c2", "marine-1": "r0c0"}, lists=True)
    hit(g, "alien-1", save=NO_SAVE, side=0, dice=[20])
    assert g.frags == [1, 0, 0]
    assert g.group_frags == {}


@pytest.mark.rules("HUNT-EXP-04", "HUNT-DEC-47", "HUNT-DEC-111", "HUNT-FORC-11")
def test_ten_frags_are_a_level_on_top_of_the_bought_one() -> None:
    g = field({"marine-1": "r0c0", "marine-2": f"r0c0 {SERGEANT}", "alien-1": "r0c2"}, lists=True)
    soldier, sergeant = with_level(g, "marine-1", 1, 2), with_level(g, "marine-2", 2, 2)
    gain_frags(g, 0, 2, 9)
    assert (level_of(g, soldier), level_of(g, sergeant)) == (1, 2)
    assert told(g) == []
    gain_frags(g, 0, 2, 2)
    assert (level_of(g, soldier), level_of(g, sergeant)) == (2, 3)
    assert told(g) == ["level 2 2"]
    gain_frags(g, 0, 2, 99)
    assert (level_of(g, soldier), level_of(g, sergeant)) == (4, 4)


@pytest.mark.rules("HUNT-EXP-05", "HUNT-FORC-08")
def test_hounds_and_guns_never_rise() -> None:
    g = field({"predator-1": f"r0c0 {HOUND}", "marine-1": "r0c0 sentry_gun"}, lists=True)
    gain_frags(g, 2, 0, 40)
    gain_frags(g, 0, 0, 40)
    assert level_of(g, piece(g, "predator-1")) == 1
    assert level_of(g, piece(g, "marine-1")) == 1
    assert rerolls_left(g, piece(g, "predator-1")) == 0


@pytest.mark.rules("HUNT-EXP-01")
def test_without_lists_there_are_no_levels() -> None:
    g = field({"marine-1": "r0c0"})
    gain_frags(g, 0, 0, 40)
    assert level_of(g, piece(g, "marine-1")) == 1
    assert g.group_frags == {}
    assert g.frags[0] == 40


@pytest.mark.rules("HUNT-EXP-06", "HUNT-SYN-01")
@pytest.mark.parametrize(("level", "rerolls", "heal"), [(1, 0, 0), (2, 1, 0), (3, 1, 6), (4, 2, 8)])
def test_what_a_level_gives(level: int, rerolls: int, heal: int) -> None:
    g = field({"predator-1": f"r0c0 {STICK}"}, lists=True)
    hunter = with_level(g, "predator-1", level)
    assert rerolls_left(g, hunter) == rerolls
    total = heal_total(g, hunter)
    assert (total.terms if total else []) == ([("level", heal)] if heal else [])


@pytest.mark.rules("HUNT-DEC-61", "HUNT-EXP-06")
def test_the_better_heal_counts() -> None:
    g = field({"marine-1": "r0c0", "marine-2": "r0c0 colonial_marine_flame_thrower"}, lists=True)
    soldier = with_level(g, "marine-1", 3)
    total = heal_total(g, soldier)
    assert total is not None
    assert total.terms == [("level", 6)]
    soldier = with_level(g, "marine-1", 2)
    total = heal_total(g, soldier)
    assert total is not None
    assert total.terms == [("medic", 4)]


@pytest.mark.rules("HUNT-DEC-46", "HUNT-CON-03")
def test_a_group_shares_its_rerolls_on_any_die_of_its_models() -> None:
    g = field({"marine-1": "r0c0", "marine-2": "r0c1", "marine-3": "r0c0", "alien-1": "r0c3"}, lists=True)
    for word, group in (("marine-1", 1), ("marine-2", 1), ("marine-3", 2)):
        with_level(g, word, 2, group)
    lines = strike(g, "marine-1", SHOOT, "alien-1", [15, 16], ["reroll by level"])
    assert lines[1:] == ["shot marine-1 alien-1 15 14", "rerolled marine-1 16"]
    assert rerolls_left(g, piece(g, "marine-2")) == 0
    assert rerolls_left(g, piece(g, "marine-3")) == 1
    # Another group, and an Armour test; it may be kept too.
    assert hit(g, "marine-3", 10, [14, 13], ["reroll by level"])[-1] == "rerolled marine-3 13"
    g.rerolls = {}
    assert hit(g, "marine-3", 10, [14], ["keep", "keep"])[0] == "armour marine-3 14 13"


@pytest.mark.rules("HUNT-DEC-46", "HUNT-EXP-06")
def test_a_sergeant_of_another_level_has_rerolls_of_its_own() -> None:
    g = field({"marine-1": "r0c0", "marine-2": f"r0c0 {SERGEANT}", "alien-1": "r0c3"}, lists=True)
    soldier, sergeant = with_level(g, "marine-1", 1), with_level(g, "marine-2", 2)
    assert (rerolls_left(g, soldier), rerolls_left(g, sergeant)) == (0, 1)
    strike(g, "marine-2", SHOOT, "alien-1", [17, 18], ["reroll by level"])
    assert rerolls_left(g, sergeant) == 0
    soldier = with_level(g, "marine-1", 2)
    assert (rerolls_left(g, soldier), rerolls_left(g, sergeant)) == (1, 1)


@pytest.mark.rules("HUNT-DEC-46", "HUNT-FORC-14")
def test_an_attached_hero_uses_the_rerolls_of_its_squad() -> None:
    g = field({"marine-1": "r0c0", "marine-2": "r0c0"}, lists=True)
    with_level(g, "marine-1", 2)
    hero = piece(g, "marine-2")
    roster = list(g.roster)
    model = roster[g.who[hero]]
    roster[g.who[hero]] = replace(model, profile=replace(model.profile, type="hero"))
    g.roster = tuple(roster)
    assert level_of(g, hero) == 1
    assert rerolls_left(g, hero) == 1


@pytest.mark.rules("HUNT-DEC-82", "HUNT-CON-08", "HUNT-DEC-05")
def test_a_twenty_may_be_rolled_again_before_it_stands_but_ends_rerolls_by_level() -> None:
    g = field({"marine-1": "r0c0", "alien-1": "r0c3"}, lists=True)
    soldier = with_level(g, "marine-1", 4)
    strike(g, "marine-1", RAPID_FIRE, "alien-1", [20, 11, 20], ["reroll by level", "keep"])
    assert g.fumbled == 1 << soldier
    assert rerolls_left(g, soldier) == 0
    g.fumbled = 0
    assert rerolls_left(g, soldier) == 1


@pytest.mark.rules("HUNT-CON-03")
def test_a_reroll_is_not_rolled_again_and_stands_even_if_worse() -> None:
    g = field({"marine-1": f"r0c0 {SMART_GUN}", "alien-1": "r0c3"}, lists=True)
    with_level(g, "marine-1", 4)
    lines = strike(g, "marine-1", SHOOT, "alien-1", [15, 20, 13, 1, 13, 1], ["reroll"])
    assert lines[1:4] == ["shot marine-1 alien-1 15 14", "rerolled marine-1 20", "fumbled marine-1"]


@pytest.mark.rules("HUNT-DEC-46", "HUNT-CON-05")
def test_a_hit_may_be_rolled_again_for_a_critical_one() -> None:
    g = field({"marine-1": "r0c0", "alien-1": "r0c3"}, lists=True)
    with_level(g, "marine-1", 2)
    lines = strike(g, "marine-1", SHOOT, "alien-1", [14, 1, 20], ["reroll by level"])
    assert lines[1:4] == ["shot marine-1 alien-1 14 14", "rerolled marine-1 1", "critical alien-1"]
    g = field({"marine-1": "r0c0", "alien-1": "r0c3"}, lists=True)
    with_level(g, "marine-1", 2)
    # A natural one needs nothing better.
    assert strike(g, "marine-1", SHOOT, "alien-1", [1, 20])[2] == "critical alien-1"


@pytest.mark.rules("HUNT-DEC-87")
def test_a_test_that_a_level_saved_is_not_rolled_again_for_plasma() -> None:
    g = field({"predator-1": f"r0c0 {HUNTER}", "marine-1": "r0c3"}, lists=True)
    with_level(g, "marine-1", 2)
    lines = strike(g, "predator-1", SHOOT, "marine-1", [5, 12, 11, 18, 18], ["reroll by level"])
    assert lines[2:4] == ["armour marine-1 12 11", "rerolled marine-1 11"]
    assert len(lines) == 6
    g = field({"predator-1": f"r0c0 {HUNTER}", "marine-1": "r0c3"}, lists=True)
    with_level(g, "marine-1", 2)
    lines = strike(g, "predator-1", SHOOT, "marine-1", [5, 11, 12])
    assert lines[2:5] == ["armour marine-1 11 11", "rerolled marine-1 12", "wounded marine-1 0"]


@pytest.mark.rules("HUNT-CARD-13", "HUNT-CON-03")
def test_cards_let_failures_be_rolled_again_and_successes_must_be() -> None:
    g = field({"predator-1": f"r0c2 {STICK}", "alien-1": "r0c2"})
    hunter, alien = piece(g, "predator-1"), piece(g, "alien-1")
    remember(g, Lasting("reroll", "cc", 0, 1 << hunter, ACTION, "frenzy", of=hunter))
    remember(g, Lasting("reroll_passed", "a", 0, 1 << alien, ACTION, "fuel", of=hunter))
    lines = strike(g, "predator-1", FIGHT, "alien-1", [18, 17, 9, 9, 18, 19, 18], ["reroll", *["keep"] * 3])
    assert lines[1:5] == [
        "blow predator-1 alien-1 18 17",
        "rerolled predator-1 17",
        "armour alien-1 9 9",
        "rerolled alien-1 9",
    ]
    assert g.lasting == ()


@pytest.mark.rules("HUNT-CARD-13", "HUNT-CON-10")
def test_a_card_may_let_a_test_pass_without_a_die() -> None:
    g = field({"marine-1": "r0c0", "alien-1": "r0c2"})
    soldier, alien = piece(g, "marine-1"), piece(g, "alien-1")
    remember(g, Lasting("auto", "rs", 0, 1 << soldier, ACTION, "eye", of=soldier))
    assert strike(g, "marine-1", SHOOT, "alien-1", [1])[1:] == ["hit alien-1 12", "armour alien-1 1 11"]
    remember(g, Lasting("auto", "a", 0, 1 << alien, ACTION, "shell", of=alien))
    assert strike(g, "marine-1", SHOOT, "alien-1", [14])[1:] == ["shot marine-1 alien-1 14 14"]


@pytest.mark.rules("HUNT-STA-05", "HUNT-STA-07", "HUNT-DEC-07", "HUNT-DEC-80", "HUNT-STA-01")
def test_a_stat_that_a_card_tests() -> None:
    g = field({"marine-1": "r0c0", "marine-2": "r0c0 sentry_gun"})
    soldier, gun = piece(g, "marine-1"), piece(g, "marine-2")
    assert run(g, StatTest(soldier, "ld", -8, "fear"), dice=[11]) == ["stat-test ld marine-1 11 11"]
    assert g.passed
    run(g, StatTest(soldier, "st", 0, "net"), dice=[10])
    assert not g.passed
    run(g, StatTest(soldier, "ld", 30, "fear"), dice=[20])
    assert not g.passed
    assert g.fumbled == 0
    assert run(g, StatTest(gun, "con", 0, "net")) == []
    assert not g.passed
    assert stat_odds(g, soldier, "ld", -8, "fear").chance == pytest.approx(0.55)
    assert stat_odds(g, soldier, "ld", -8, "fear").need.terms == [("ld", 19), ("fear", -8)]
    assert stat_odds(g, gun, "con", 0, "net").chance == 0
    # So a card that it fails by is sure to work.
    net = card_odds(g, g.fixed.content.strategy_index["net_launcher"], gun)
    assert net is not None
    assert net.chance == 1


@pytest.mark.rules("HUNT-CON-02", "HUNT-STA-01")
def test_a_modifier_changes_the_value_never_the_die() -> None:
    g = field({"marine-1": "r0c0", "alien-1": "r0c2"})
    soldier = piece(g, "marine-1")
    remember(g, Lasting("modify", "rs", 8, 1 << soldier, ACTION, "burst", of=soldier))
    assert strike(g, "marine-1", SHOOT, "alien-1", [19, 1])[1] == "shot marine-1 alien-1 19 22"
    remember(g, Lasting("modify", "rs", 8, 1 << soldier, ACTION, "burst", of=soldier))
    assert strike(g, "marine-1", SHOOT, "alien-1", [20])[1:] == ["shot marine-1 alien-1 20 22", "fumbled marine-1"]


def test_what_may_be_rolled_again_has_odds_and_reasons() -> None:
    g = field({"marine-1": "r0c0"})
    may = MayReroll(piece(g, "marine-1"), 15, 14, 0, rolls.RANGED, (piece(g, "marine-1"),))
    odds = may.odds(g, Option(opt.REROLL_SKILL, ()))
    assert odds is not None
    assert odds.chance == pytest.approx(0.7)
    assert may.odds(g, Option(opt.KEEP, ())) is None
    assert may.refuse(g, Option(opt.REROLL_LEVEL, ())).reason == "no-rerolls-left"
    assert may.refuse(g, Option(opt.REROLL_SKILL, ())).rule == "HUNT-CON-03"
