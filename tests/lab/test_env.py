"""The learning environments pass the checkers of their field, in every game, and tell what happens in the match."""

from __future__ import annotations

import warnings
from collections.abc import Iterator

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import hullbreach as hb
from hullbreach.bots import make
from hullbreach.games import register, unregister
from hullbreach.kernel.errors import BadInput
from hullbreach.lab.candidates import Candidates, Verbs
from hullbreach.lab.env import aec_env, gym_env, parallel_env
from tests.example.last_breath import BOOK

SETTINGS: dict[str, dict[str, object]] = {
    "corps": {"players": 2, "mission": "newt"},
    "encounters": {"players": 3},
    "hunt": {"players": 3, "turn_cap": 5},
    "nemesis": {"players": 2},
    BOOK.id: {"players": 3},
}
GAMES = [*hb.GAMES, BOOK.id]


@pytest.fixture(autouse=True, scope="module")
def _example_on_the_shelf() -> Iterator[None]:
    register(BOOK)
    yield
    unregister(BOOK)


def settings_of(game: str) -> dict[str, object]:
    return SETTINGS.get(game, {})


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.filterwarnings("ignore:Observation")
def test_a_game_passes_the_checkers(game: str) -> None:
    settings = settings_of(game)
    api_test(aec_env(game, **settings), num_cycles=40)
    seed_test(lambda: aec_env(game, **settings), num_cycles=40)
    parallel_api_test(parallel_env(game, **settings), num_cycles=20)
    parallel_seed_test(lambda: parallel_env(game, **settings), num_cycles=20)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(gym_env(game, **settings))
        check_env(gym_env(game, flat=False, **settings))


@pytest.mark.parametrize("game", GAMES)
def test_structured_and_flat_say_the_same(game: str) -> None:
    flat, parts = aec_env(game, **settings_of(game)), aec_env(game, flat=False, **settings_of(game))
    for env in (flat, parts):
        env.reset(seed=3)
    for _ in range(20):
        one, other = flat.last()[0], parts.last()[0]
        assert parts.observation_space("seat_1").contains(other)
        assert np.array_equal(one["observation"], np.concatenate(list(other["observation"].values())))
        action = int(one["action_mask"].sum()) - 1
        flat.step(action)
        parts.step(action)


def test_a_match_played_through_rewards_each_seat_by_its_result() -> None:
    env = aec_env(BOOK.id, players=3)
    told = set()
    for seed in range(12):
        env.reset(seed=seed)
        total = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            observation, reward, over, cut, _ = env.last()
            total[agent] += reward
            if over or cut:
                assert reward in (-1.0, 1.0)
                env.step(None)
                continue
            assert reward == 0.0
            # Others may look too, also those who are asked in vain because somebody came in before them.
            assert [env.observe(other)["action_mask"].shape for other in env.agents] == [(64,)] * 3
            assert len(env.texts()) == observation["action_mask"].sum()
            env.step(int(observation["action_mask"].sum()) - 1)
        outcome = env.episode.match.outcome
        assert outcome is not None
        assert list(total.values()) == [1.0 if outcome.result(seat).won else -1.0 for seat in range(3)]
        told |= set(total.values())
    assert told == {-1.0, 1.0}


def test_shaping_adds_up_to_nothing_but_where_it_began() -> None:
    env = gym_env("encounters", players=2, others="random", shaping=0.5, scenario="alien")
    env.reset(seed=5)
    began = env.episode.worth[0]
    assert began > 0
    rewards = []
    over = False
    while not over:
        _, reward, over, _, _ = env.step(0)
        rewards.append(reward)
    assert any(reward for reward in rewards[:-1])
    assert sum(rewards) == pytest.approx((1 if env.episode.match.outcome.winners else -1) - 0.5 * began)


def test_a_row_that_is_not_open_changes_nothing_and_says_so() -> None:
    env = gym_env("corps", players=1, mission="newt")
    before, _ = env.reset(seed=1)
    after, reward, over, cut, info = env.step(63)
    assert info == {"illegal": True}
    assert (reward, over, cut) == (0.0, False, False)
    assert all(np.array_equal(before[key], after[key]) for key in before)


def test_many_options_are_chosen_in_steps() -> None:
    env = aec_env("encounters", players=1, rows=3)
    env.reset(seed=2)
    staged = 0
    for _ in range(60):
        observation = env.last()[0]
        rows, mask = observation["options"], observation["action_mask"]
        match = env.episode.match
        assert match.question is not None
        if len(match.question.options) > 3:
            staged += 1
            assert any(text.endswith("…") for text in env.texts()) or rows[: mask.sum(), -1].max() == 1
        env.step(0)
    assert staged > 5


@pytest.mark.parametrize("rows", [64, 8])
def test_a_thousand_options_are_a_few_steps_away(rows: int) -> None:
    """Where a sentry gun is put: four ways to face on some hundred squares."""
    match = hb.new("corps", players=1, mission="survive", log=False)
    bot = make("rules", 1)
    while match.question is not None and len(match.question.options) <= 1000:
        match.play(bot.choose_fast(match))
    assert match.question is not None
    options = match.question.options
    verbs, names = Verbs(match.rulebook.options), match.state.names
    shown, mask = np.zeros((rows, verbs.width), np.int32), np.zeros(rows, np.int8)
    found: list[tuple[hb.Option, int]] = []
    ways: list[tuple[int, ...]] = [()]
    while ways:
        way = ways.pop()
        candidates = Candidates(verbs, options, rows)
        chosen = [candidates.choose(row) for row in way]
        if chosen and chosen[-1] is not None:
            found.append((chosen[-1], len(way)))
            continue
        candidates.write(shown, mask)
        # The rows can be told apart, in numbers and in words, and nothing is lost between them.
        assert 2 <= len(candidates) == mask.sum() <= rows
        assert len({row.tobytes() for row in shown[: len(candidates)]}) == len(candidates)
        assert len(set(candidates.texts(names))) == len(candidates)
        if not way:
            assert shown[:, -1].sum() == len(options)
        ways += [(*way, row) for row in range(len(candidates))]
    assert len(found) == len({option for option, _ in found}) == len(options) > 1000
    assert {option for option, _ in found} == set(options)
    assert max(steps for _, steps in found) <= (3 if rows == 64 else 5)


def test_a_sentry_gun_is_put_down_by_steps_through_the_environment() -> None:
    env = gym_env("corps", players=1, mission="survive")
    env.reset(seed=3)
    steps = []
    while len(steps) < 2:
        match = env.episode.match
        assert match.question is not None
        many, before = len(match.question.options), len(match)
        taken = 0
        while env.episode.match is match and len(match) == before:
            assert not env.step(len(env.texts()) // 2)[4].get("illegal")
            taken += 1
        if many > 1000:
            steps.append(taken)
    assert steps == [3, 3]


def test_an_episode_is_cut_after_its_limit() -> None:
    env = aec_env("corps", players=1, mission="newt", limit=5)
    env.reset(seed=1)
    for _ in range(5):
        assert not any(env.truncations.values())
        env.step(0)
    assert env.truncations == {"seat_1": True}
    assert env.terminations == {"seat_1": False}


def test_others_are_bots_or_functions_by_seat() -> None:
    asked = set()

    def first(view: hb.View) -> hb.Option:
        asked.add(view.seat)
        return view.options[0]

    env = gym_env("encounters", players=3, seat=1, others={0: first, 2: "random"})
    env.reset(seed=1)
    for _ in range(10):
        env.step(0)
    assert asked == {0}


def test_the_same_seed_plays_the_same_match_and_the_next_episode_is_another() -> None:
    looks = []
    for _ in range(2):
        env = gym_env("nemesis", players=2)
        first, _ = env.reset(seed=9)
        second, _ = env.reset()
        looks.append((first["observation"].tobytes(), second["observation"].tobytes()))
    assert looks[0] == looks[1]
    assert looks[0][0] != looks[0][1]


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ({"mission": "nowhere"}, "mission"),
        ({"rows": 1}, "rows"),
        ({"limit": 0}, "limit"),
        ({"seat": 7}, "seat"),
        ({"others": "nobody"}, "nobody"),
    ],
)
def test_what_is_wrong_is_said(wrong: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        gym_env("corps", players=2, **wrong)


def test_a_game_that_does_not_rate_positions_has_no_shaping() -> None:
    with pytest.raises(BadInput, match="shaping"):
        aec_env(BOOK.id, shaping=1.0)
