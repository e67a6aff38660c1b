"""Campaigns: missions in a row, factions kept or passed on, a tally, lists that carry on. HUNT-CAMP"""

from __future__ import annotations

from dataclasses import replace

import pytest

from hullbreach.games.hunt.content.names import ALIEN, MARINE, PREDATOR
from hullbreach.games.hunt.rulebook import RULEBOOK
from hullbreach.games.hunt.rules.armies.heroes import beginnings, new_hero
from hullbreach.games.hunt.rules.armies.lists import Draft, left_of, models_of
from hullbreach.games.hunt.rules.goals.ending import DRAW, GOALS, finish
from hullbreach.games.hunt.rules.modes.series import living
from hullbreach.games.hunt.rules.state import NOWHERE, UNFIXED
from hullbreach.games.hunt.rules.tokens.carrying import load_gun
from hullbreach.kernel.options import bits
from hullbreach.kernel.procedures import run
from hullbreach.parts.drafting import Bought
from tests.games.hunt.matches import Game, tiles_of
from tests.games.hunt.positions import piece as piece_called
from tests.games.hunt.positions import position


def campaign(**settings: object) -> Game:
    game = Game(mission="campaign", **settings)
    game.until("activate")
    return game


def win(game: Game, sides: int) -> None:
    """The mission under way is over, and these sides have won it."""
    g = game.g
    finish(g, sides, GOALS if sides else DRAW)
    g.unwind()
    game.match._wait(run(g, None, False))
    game._roll()


def vote(game: Game, *texts: str) -> None:
    for seat, text in enumerate(texts):
        game.play(seat, text)


@pytest.mark.rules("HUNT-CAMP-01", "HUNT-CAMP-02", "HUNT-MIS-01")
def test_missions_follow_each_other_with_the_same_seats() -> None:
    game = campaign()
    assert RULEBOOK.progress(game.g) == "mission_01"
    win(game, 1 << ALIEN)
    assert game.asked() == [0, 1, 2]
    assert game.options(0) == ["keep factions", "pass on factions"]
    vote(game, "keep factions", "pass on factions", "keep factions")
    assert RULEBOOK.progress(game.g) == "mission_02"
    assert "mission mission_02" in game.told
    game.until("activate")
    g = game.g
    # Nothing carries over but the tally.
    assert (g.turn, g.round, g.wins, g.fixed.factions) == (1, 2, (0, 1, 0), (MARINE, ALIEN, PREDATOR))
    assert set(tiles_of(game, MARINE)) == {"r3c0"}
    assert sum(tiles_of(game, ALIEN).values()) == 15


@pytest.mark.rules("HUNT-CAMP-02")
def test_factions_may_be_passed_on() -> None:
    game = campaign(forces="full_box")
    win(game, 0)
    vote(game, "pass on factions", "pass on factions", "keep factions")
    g = game.g
    assert g.fixed.factions == (PREDATOR, MARINE, ALIEN)
    assert g.fixed.size == (7, 5, 15)
    assert g.fixed.side_words == ("predator", "marine", "alien")
    game.until("activate")
    win(game, 1 << 0)
    # What a seat wins is its own, whatever it plays.
    assert g.wins == (1, 0, 0)


@pytest.mark.rules("HUNT-CAMP-03", "HUNT-END-04", "HUNT-DEC-89")
def test_most_missions_won_wins_shared_ones_count_for_each_and_ties_stay() -> None:
    game = campaign(players=2)
    for number in range(10):
        win(game, 3 if number == 0 else 1 << number % 2 if number < 5 else 0)
        if number < 9:
            vote(game, "keep factions", "keep factions")
            game.until("activate")
    outcome = game.match.outcome
    assert outcome is not None
    assert [result.score for result in outcome.results] == [3, 3]
    assert (outcome.winners, outcome.reason) == ((0, 1), "campaign")


@pytest.mark.rules("HUNT-CAMP-03")
def test_nobody_wins_a_campaign_without_a_win() -> None:
    game = campaign(players=2)
    for number in range(10):
        win(game, 0)
        if number < 9:
            vote(game, "keep factions", "keep factions")
            game.until("activate")
    outcome = game.match.outcome
    assert outcome is not None
    assert outcome.winners == ()


@pytest.mark.rules("HUNT-CAMP-04", "HUNT-SET-12", "HUNT-DEC-48", "HUNT-DEC-89", "HUNT-EXP-04")
def test_with_lists_losses_are_made_good_and_frags_stay() -> None:
    game = campaign(forces="lists")
    g = game.g
    g.group_frags[(ALIEN, 0)] = 11
    g.group_frags[(MARINE, 1)] = 4
    for piece in bits(g.pieces_of(ALIEN))[:3]:
        g.put(piece, NOWHERE)
    before = len(g.drafts[ALIEN].models)
    win(game, 1 << MARINE)
    vote(game, "pass on factions", "pass on factions", "pass on factions")
    # The force goes with the faction, and so does what it has earned.
    assert g.fixed.factions == (PREDATOR, MARINE, ALIEN)
    assert g.group_frags == {(2, 0): 11, (1, 1): 4}
    assert game.asked() == [0, 1, 2]
    assert len(g.drafts[2].models) == before - 3
    assert game.prompt(0) == "make good your losses 300 of 300"
    assert game.options(0) == ["done"]
    assert game.prompt(2).startswith("make good your losses")
    game.play(0, "done")
    game.play(1, "done")
    game.play(2, "add face_hugger to 1")
    game.play(2, "done")
    assert len(g.drafts[2].models) == before - 2
    game.until("activate")
    assert sum(tiles_of(game, 2).values()) == before - 2
    assert g.group_frags == {(2, 0): 11, (1, 1): 4}


@pytest.mark.rules("HUNT-CAMP-04")
def test_marines_whom_nobody_has_met_are_not_lost() -> None:
    game = campaign(forces="lists", players=2)
    g = game.g
    gone = next(piece for piece in bits(g.pieces_of(MARINE)) if g.who[piece] == UNFIXED)
    # A token that is removed has been revealed before.
    roster = next(n for n in g.pools[MARINE] if g.roster[n].profile.base == g.base[gone])
    g.who[gone] = roster
    g.pools[MARINE] = tuple([n for n in g.pools[MARINE] if n != roster])
    g.put(gone, NOWHERE)
    many = len(g.drafts[MARINE].models) + len(g.drafts[MARINE].heroes)
    win(game, 1 << ALIEN)
    vote(game, "keep factions", "keep factions")
    assert len(g.drafts[MARINE].models) + len(g.drafts[MARINE].heroes) == many - 1


@pytest.mark.rules("HUNT-CAMP-04", "HUNT-DEC-52")
def test_a_sentry_gun_that_is_carried_when_a_mission_ends_is_not_lost() -> None:
    g = position({"marine-1": "hall-1 power_loader", "marine-2": "hall-1 sentry_gun", "alien-1": "hall-2"}, lists=True)
    load_gun(g, piece_called(g, "marine-1"), piece_called(g, "marine-2"))
    assert sorted(g.fixed.name("unit", model.profile.unit) for model in living(g, MARINE)) == [
        "power_loader",
        "sentry_gun",
    ]


@pytest.mark.rules("HUNT-CAMP-04", "HUNT-AREN-07", "HUNT-FORC-14")
def test_a_hero_keeps_its_group_when_another_falls_and_nobody_takes_over_that_of_the_dead() -> None:
    content = RULEBOOK.content
    elders = tuple([new_hero(content.heroes, *each) for each in beginnings(content.heroes, PREDATOR)])
    pair = Draft((Bought(0, 1, 0), Bought(0, 1, 1)), elders[:2], 2, done=True)
    force = models_of(content, PREDATOR, pair)
    lost, kept = force[2].group, force[3].group
    left = left_of(content, PREDATOR, pair, [*force[:2], force[3]])
    assert [model.group for model in models_of(content, PREDATOR, left)] == [0, 1, kept]
    # Whoever comes for the dead one is a group of its own, and so in the round after that.
    again = replace(left, heroes=(*left.heroes, elders[0]))
    newcomer = models_of(content, PREDATOR, again)[-1].group
    assert newcomer not in (0, 1, lost, kept)
    last = left_of(content, PREDATOR, again, models_of(content, PREDATOR, again)[3:])
    assert [model.group for model in models_of(content, PREDATOR, last)] == [newcomer]
    groups = [model.group for model in models_of(content, PREDATOR, replace(last, heroes=(*last.heroes, elders[0])))]
    assert len({lost, kept, *groups}) == 4
