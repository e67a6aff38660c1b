"""Rule bots that rank: the choice first, then what they would do if that were closed; every option a candidate."""

from __future__ import annotations

import pytest

import hullbreach as hb
from hullbreach.bots import RulesBot
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.phrases import Phrase
from tests.suite.plays import VARIANTS, Variant, play

GO, STAY, TAKE = Phrase("go", "go {room:room}"), Phrase("stay", "stay"), Phrase("take", "take {card:card}")


def few_options() -> Options:
    options = Options()
    options.over(GO, (), 0b1101)
    options.each(TAKE, (4, 7, 4))
    options.one(STAY)
    return options


def test_one_option_less() -> None:
    options = few_options()
    for closed in options:
        left = options.without(closed)
        assert closed not in left
        assert list(left) == [option for option in options if option != closed]
        assert len(left) == len(options) - 1
    assert list(options.without(Option(GO, (1,)))) == list(options)


def test_one_verb_less() -> None:
    options = few_options()
    assert [option.phrase for option in options.without_verb(GO)] == [TAKE, TAKE, STAY]
    assert len(options.without_verb(TAKE)) == 4


@pytest.mark.parametrize("variant", [v for v in VARIANTS if v.game in hb.GAMES][::3], ids=str)
def test_the_choice_comes_first_and_every_kind_of_deed_is_there(variant: Variant) -> None:
    ranked = 0
    for _, match in play(variant).some(12, salt=21):
        assert match.question is not None
        view = match.glance(match.question.seat)
        if len(view.options) < 2:
            continue
        found = RulesBot(5).prior(view, 8)
        options = [candidate.option for candidate in found]
        assert all(option in view.options for option in options)
        assert len(set(options)) == len(options) == min(8, len(view.options))
        assert sum(candidate.weight for candidate in found) == pytest.approx(1.0)
        weights = [candidate.weight for candidate in found]
        assert weights == sorted(weights, reverse=True)
        assert options[0] == RulesBot(5).choose(view)
        verbs = {group[0] for group in view.options.groups}
        assert len({option.phrase for option in options}) >= min(len(verbs), 3)
        ranked += len([candidate for candidate in found if candidate.reason]) > 1
    assert ranked
