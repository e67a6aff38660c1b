"""The bot that thinks ahead: repeatable, blind to what its seat may not know, true to the rules but for a gain."""

from __future__ import annotations

import random

import pytest

import hullbreach as hb
from hullbreach.bots import RulesBot, SearchBot, make
from hullbreach.bots.prior import Candidate
from hullbreach.bots.search import MEASURED, UNMEASURED, Line, gain, may_gain
from hullbreach.bots.value import EVEN, chance, features_of, value_of, weights_for
from hullbreach.games.encounters.rules.state import ALIEN, NORMAL, Encounters
from hullbreach.games.nemesis.rules.ending.objectives import is_met
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import DEAD, LAUNCHED
from hullbreach.kernel.chance import Seeded
from hullbreach.kernel.options import Option
from hullbreach.kernel.phrases import Phrase
from hullbreach.lab.sim import simulate
from tests.suite.plays import VARIANTS, Variant, play
from tests.suite.worlds import twin

ONE_EACH = [next(v for v in VARIANTS if v.game == game and v.players > 1) for game in hb.GAMES]
UNTHOUGHT = [
    next(v for v in VARIANTS if v.game == game and v.players > 1 and (game, v.players) not in MEASURED)
    for game in hb.GAMES
]
ALONE = MEASURED[("encounters", 1)]
HERE = Option(Phrase("here", "here"), ())


def line(*values: float) -> Line:
    return Line(Candidate(HERE, 1.0, ""), list(values))


def searched(variant: Variant, most: int) -> list[hb.Match]:
    """Stops of a variant at which there are lines to look at."""
    found = []
    for _, match in play(variant).some(40, salt=31):
        assert match.question is not None
        view = match.view(match.question.seat)
        reason = RulesBot(1).decide(view)[1]
        if len(view.options) > 1 and not RulesBot(1).is_routine(view, reason):
            found.append(match)
        if len(found) == most:
            break
    assert found
    return found


def alone() -> hb.Match:
    """A stop at which a bot thinks ahead, where that was measured to pay."""
    match = hb.new("encounters", players=1, seed=6)
    bot = SearchBot(1, rollouts=2)
    while match.question is not None:
        choice = bot.choose(match.view(match.question.seat))
        if len(bot.lines) > 2:
            return match
        match.play(choice)
    raise AssertionError("nothing to think about")


@pytest.mark.parametrize("variant", ONE_EACH, ids=str)
def test_the_same_seed_chooses_the_same_whatever_the_truth_is(variant: Variant) -> None:
    for match in searched(variant, 2):
        assert match.question is not None
        seat = match.question.seat
        before = match.copy()
        looks: list[object] = []
        for truth in (match, match, twin(match, seat, 7)):
            bot = SearchBot(4, rollouts=8)
            choice = bot.consider(truth.view(seat))[0].option
            assert choice in match.question.options
            looks.append((choice, [(each.option, each.values) for each in bot.lines]))
        assert looks[0] == looks[1] == looks[2]
        assert match.state == before.state


def test_all_candidates_are_played_in_the_same_worlds_and_the_worse_half_goes() -> None:
    match = alone()
    assert match.question is not None
    bot = SearchBot(2, rollouts=24)
    choice = bot.choose(match.view(match.question.seat))
    assert bot.lines[0].option == choice
    assert sum(len(each.values) for each in bot.lines) <= 24
    counts = sorted({len(each.values) for each in bot.lines})
    assert counts[0] >= 1
    assert len(bot.lines) < 3 or len(counts) > 1
    assert bot.why(match.view(match.question.seat)) == "search"


@pytest.mark.parametrize("variant", UNTHOUGHT, ids=str)
def test_where_nothing_was_measured_it_plays_by_the_rules_and_still_says_what_it_sees(variant: Variant) -> None:
    match = searched(variant, 1)[0]
    assert match.question is not None
    view = match.view(match.question.seat)
    bot = SearchBot(4, rollouts=6)
    assert bot.choose(view) == RulesBot(4).choose(view)
    assert bot.lines == []
    assert bot.why(view) == RulesBot(4).why(view)
    assert len(bot.consider(view)) > 1
    assert bot.lines[0].option == bot.rules.prior(view)[0].option


def test_what_worlds_agree_on_is_believed() -> None:
    rule = line(*[0.5, 0.4, 0.6, 0.5] * 2)
    for expected in (ALONE, UNMEASURED):
        # Better in every world; worse in every world; better on the whole, but only by lucky worlds; hardly seen.
        assert gain(line(*[0.7, 0.6, 0.8, 0.6] * 2), rule, expected)[0] > 0
        assert gain(line(*[0.4, 0.3, 0.5, 0.4] * 2), rule, expected)[0] < 0
        assert gain(line(*[0.4, 0.3, 0.4, 0.95] * 2), rule, expected)[0] < 0
        assert gain(rule, rule, expected) == (0.0, 0.0)
        assert may_gain(line(0.52), line(0.5), expected)
        assert not may_gain(line(*[0.3] * 8), line(*[0.5] * 8), expected)
    # Where nothing was measured it takes more.
    small = [0.51, 0.41, 0.61, 0.51] * 2
    assert gain(line(*small), rule, ALONE)[0] > 0 > gain(line(*small), rule, UNMEASURED)[0]


def test_what_comes_to_the_same_in_every_world_is_looked_at_no_longer() -> None:
    rule = line(0.5, 0.4, 0.6, 0.5)
    assert may_gain(line(0.5, 0.4), rule, ALONE)
    assert not may_gain(line(0.5, 0.4, 0.6), rule, ALONE)
    assert may_gain(line(0.5, 0.4, 0.61), rule, ALONE)


@pytest.mark.parametrize(("players", "thinks"), [(1, True), (3, False)])
def test_cards_are_bought_with_a_thought_only_where_that_was_measured_to_gain(players: int, thinks: bool) -> None:
    match = hb.new("encounters", players=players, seed=6)
    bot = SearchBot(1, rollouts=4)
    thought: dict[str, bool] = {}
    while match.question is not None and len(thought) < 2:
        view = match.view(match.question.seat)
        choice, reason = bot.rules.decide(view)
        if reason in ("buy", "spend") and len(view.options) > 2:
            bot.choose(view)
            thought[reason] = bool(bot.lines)
        match.play(choice)
    assert thought == {"buy": thinks, "spend": True}


def test_points_are_compared_with_what_else_the_same_points_do() -> None:
    verbs: dict[str, set[str]] = {}
    for seed in (6, 7):
        match = hb.new("encounters", players=3, seed=seed)
        bot = RulesBot(1)
        while match.question is not None:
            view = match.glance(match.question.seat)
            choice, reason = bot.decide(view)
            if reason in ("buy", "spend"):
                found = bot.rivals(view, 5)
                options = [each.option for each in found]
                assert options[0] == choice
                assert all(option in view.options for option in options)
                assert len(set(options)) == len(options) <= 5
                assert sum(each.weight for each in found) == pytest.approx(1.0)
                verbs.setdefault(reason, set()).update(option.phrase.id for option in options)
            match.play(choice)
    assert verbs == {"buy": {"recruit", "recruit-sergeant", "end"}, "spend": {"attack", "scan"}}


def test_a_seat_against_the_group_hopes_for_what_the_group_fears() -> None:
    state = hb.new("encounters", players=3, seed=4, player_aliens=True).state
    assert isinstance(state, Encounters)
    look, value = features_of("encounters"), value_of("encounters")
    assert look is not None
    for fate in (NORMAL, ALIEN):
        state.fate[1] = fate
        group = chance(weights_for("encounters", 3), look(state, 1))
        assert value(state, 1) == (1.0 - group if fate == ALIEN else group)


def test_who_is_dead_in_nemesis_hopes_for_nothing_and_who_got_away_with_the_objective_for_the_most() -> None:
    match = hb.new("nemesis", players=3, seed=4)
    bot = RulesBot(1)
    while match.round < 4:
        match.play(bot.choose_fast(match))
    state, value = match.state, value_of("nemesis")
    assert isinstance(state, Nemesis)
    aboard = value(state, 0)
    state.status[0] = LAUNCHED
    worth: dict[bool, list[float]] = {True: [], False: []}
    for objective in state.fixed.content.objectives:
        state.objectives[0] = (objective.index,)
        worth[is_met(state, 0, objective.index)].append(value(state, 0))
    assert worth[True]
    assert worth[False]
    assert min(worth[True]) > aboard > max(worth[False])
    state.status[0] = DEAD
    assert value(state, 0) < 0.02


def test_milliseconds_end_a_search() -> None:
    match = alone()
    assert match.question is not None
    bot = make("search:5ms", 3)
    assert isinstance(bot, SearchBot)
    bot.choose(match.view(match.question.seat))
    assert 1 <= len(bot.lines[0].values) < 1000


@pytest.mark.parametrize("name", ["search:", "search:0", "search:-3", "search:fast", "search:ms", "searching"])
def test_a_wrong_budget_is_refused(name: str) -> None:
    if name == "search:":
        assert isinstance(make(name, 1), SearchBot)
        return
    with pytest.raises(hb.BadInput):
        make(name, 1)


def test_a_whole_game_is_repeatable_and_better_than_chance() -> None:
    cells = [
        simulate("encounters", 2, ["search:4"], seed=11, matrix={"players": [1], "scenario": ["alien"]}).cells[0]
        for _ in range(2)
    ]
    assert cells[0].outcomes == cells[1].outcomes
    assert cells[0].decisions == cells[1].decisions
    assert not cells[0].crashes


@pytest.mark.parametrize("variant", ONE_EACH, ids=str)
def test_a_value_is_a_chance(variant: Variant) -> None:
    rng = random.Random(5)
    value = value_of(variant.game)
    found = set()
    for _, match in play(variant).some(12, salt=32):
        world = match.resampled(0, Seeded(rng.randrange(99)))
        for seat in range(match.state.seats):
            assert 0.0 < value(world.state, seat) < 1.0
            found.add(round(value(world.state, seat), 3))
    assert len(found) > 1
    assert value_of("last_breath")(None, 0) == EVEN


def test_a_seat_that_is_not_asked_for_worlds_plays_by_the_rules() -> None:
    match = alone()
    assert match.question is not None
    glance = match.glance(match.question.seat)
    bot = SearchBot(6)
    assert bot.choose(glance) == RulesBot(6).choose(glance)
    assert bot.lines == []
