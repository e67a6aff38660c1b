"""Values are fitted from games: what tells won positions from lost ones is found, and measured on games apart."""

from __future__ import annotations

import random

import pytest

import hullbreach as hb
from hullbreach.bots.value import all_weights, chance, features_of, weights_for
from hullbreach.games import GAMES
from hullbreach.kernel.errors import BadInput
from hullbreach.lab import fitting
from hullbreach.lab.fitting import SETTINGS, Sample, area, figures, fit, play_one


def test_a_feature_that_matters_gets_the_weight() -> None:
    rng = random.Random(3)
    samples = []
    for _ in range(400):
        matters, noise = rng.random(), rng.random()
        samples.append(Sample(1, [matters, noise], rng.random() < matters, rng.random()))
    (weights,) = fit(samples)
    assert chance(weights, [0.9, 0.5]) > 0.7 > 0.3 > chance(weights, [0.1, 0.5])
    # What is only noise moves the chance far less.
    matters = chance(weights, [0.8, 0.5]) - chance(weights, [0.2, 0.5])
    assert abs(chance(weights, [0.5, 0.8]) - chance(weights, [0.5, 0.2])) < matters / 4


def test_features_that_the_weights_were_not_fitted_to_are_refused() -> None:
    (weights,) = fit([Sample(1, [0.1, 0.2], True, 0.5), Sample(1, [0.2, 0.1], False, 0.5)])
    with pytest.raises(ValueError, match="3 features, but the weights know 2"):
        chance(weights, [0.1, 0.2, 0.3])


def test_what_matters_only_together_is_found() -> None:
    rng = random.Random(4)
    samples = []
    for _ in range(1000):
        one, other = rng.choice([-1.0, 1.0]), rng.choice([-1.0, 1.0])
        samples.append(Sample(1, [one, other], one == other, rng.random()))
    (weights,) = fit(samples)
    assert min(chance(weights, [1.0, 1.0]), chance(weights, [-1.0, -1.0])) > 0.8
    assert max(chance(weights, [1.0, -1.0]), chance(weights, [-1.0, 1.0])) < 0.2
    assert fit(samples) == [weights]
    assert len(figures([weights], samples)) >= 5


def test_the_area_under_the_curve() -> None:
    assert area([(0.1, False), (0.4, False), (0.6, True), (0.9, True)]) == 1.0
    assert area([(0.9, False), (0.1, True)]) == 0.0
    assert area([(0.5, False), (0.5, True)]) == 0.5
    assert area([(0.2, True)]) == 0.5


def test_every_game_is_valued() -> None:
    assert sorted(SETTINGS) == sorted(set(GAMES) & set(SETTINGS))
    assert all(features_of(game) is not None for game in SETTINGS)


@pytest.mark.parametrize("game", sorted(SETTINGS))
def test_there_is_a_weight_for_every_feature(game: str) -> None:
    look = features_of(game)
    assert look is not None
    count = 1 + len(look(hb.new(game, seed=1, **SETTINGS[game][0]).state, 0))
    for weights in all_weights(game):
        assert {len(weights.plain), *[len(each) for each in weights.sums]} == {count}
        assert len(weights.bent) == len(weights.sums)


def test_bug_hunts_are_valued_too() -> None:
    """Weights that were fitted to the campaign alone said less of them than a coin."""
    hunts = [each for each in SETTINGS["corps"] if str(each["mission"]).startswith("bug_hunt")]
    samples = [sample for n, each in enumerate(hunts) for sample in play_one("corps", each, 640_000 + n)]
    later = [sample for sample in samples if sample.progress > 0.5]
    pairs = [(chance(weights_for("corps", sample.seats), sample.features), sample.won) for sample in later]
    assert len({won for _, won in pairs}) == 2
    assert area(pairs) > 0.7


@pytest.mark.parametrize("game", ["encounters", "nemesis"])
def test_a_game_gives_a_sample_for_every_seat_and_round(game: str) -> None:
    samples = play_one(game, SETTINGS[game][0], 3)
    assert len(samples) >= 3
    assert samples[0].progress == 0.0
    assert samples[-1].progress == 1.0
    assert len({len(sample.features) for sample in samples}) == 1


def test_processes_change_nothing_but_the_time(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(fitting, "MOVES", 3)
    told = []
    for jobs in ("1", "2"):
        fitting.main(["encounters", "--games", "16", "--jobs", jobs])
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    assert "16 games from seed 500000" in told[0]


def test_too_few_games_to_learn_from_are_refused() -> None:
    with pytest.raises(BadInput, match="expected more than 12"):
        fitting.main(["encounters", "--games", "1"])
