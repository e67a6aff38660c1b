"""Every option, question, roll, event, refusal and outcome can be said in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hullbreach
from hullbreach.games.encounters import RULEBOOK
from hullbreach.games.encounters.rules import scoring as reasons
from hullbreach.games.encounters.rules.fixed import Fixed
from hullbreach.games.encounters.show import sayings
from hullbreach.games.encounters.words import events, questions, rolls
from hullbreach.games.encounters.words import options as opt
from hullbreach.games.encounters.words.names import FIXED
from hullbreach.kernel.chance import Order
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.phrases import Event, Phrase
from hullbreach.kernel.procedures import Total
from hullbreach.kernel.requests import Ask, Roll
from hullbreach.kernel.state import Outcome
from hullbreach.text.messages import LANGS, Messages
from tests.games.encounters.tables import encounters

SOURCES = Path(hullbreach.__file__).parent / "games" / "encounters"


@pytest.fixture(name="fixed")
def a_setting() -> Fixed:
    """The names of a usual game."""
    return Fixed(RULEBOOK.content, 3, RULEBOOK.settle({"players": 3}))


def values(fixed: Fixed, kind: str) -> list[int]:
    """Some values of a kind."""
    if kind == "card":
        return [face.index for face in fixed.faces]
    if kind == "spot":
        return [0, 4, 8, 10, 64, 127]
    return list(range(len(FIXED[kind]))) if kind in FIXED else [0, 1, 2]


def filled(fixed: Fixed, phrase: Phrase) -> list[tuple[int, ...]]:
    """The phrase with many values in its first place and one in the others."""
    kinds = [kind for _, kind in phrase.places]
    if not kinds:
        return [()]
    rest = tuple(values(fixed, kind)[0] for kind in kinds[1:])
    return [(value, *rest) for value in values(fixed, kinds[0])]


@pytest.mark.parametrize("lang", LANGS)
def test_everything_can_be_said(fixed: Fixed, lang: str) -> None:
    said: list[str] = []
    for phrase in opt.OPTIONS.by_id.values():
        said += [RULEBOOK.voice.say_option(fixed, Option(phrase, args), lang) for args in filled(fixed, phrase)]
    for phrase in questions.QUESTIONS.by_id.values():
        for args in filled(fixed, phrase):
            said.append(RULEBOOK.voice.say_question(fixed, Ask(0, phrase, args, Options()), lang))
    for phrase in events.EVENTS.by_id.values():
        said += [RULEBOOK.voice.say_event(Event(fixed, phrase, args), lang) for args in filled(fixed, phrase)]
    for phrase in rolls.ROLLS.by_id.values():
        for args in filled(fixed, phrase):
            said.append(RULEBOOK.voice.say_roll(fixed, Roll(phrase, args, Order("card", [])), lang))
    assert all(said)
    assert not [text for text in said if "{" in text or "$" in text]


@pytest.mark.parametrize("lang", LANGS)
def test_every_refusal_has_a_sentence(fixed: Fixed, lang: str) -> None:
    messages = Messages.load("encounters", lang)
    for reason, kinds in sayings.REASONS.items():
        assert messages.has(f"no-{reason}"), reason
        no = No(reason, *[values(fixed, kind)[0] for kind in kinds], rule="ENC-GEN-01")
        text = RULEBOOK.voice.say_no(fixed, no, lang)
        assert text.endswith(".")
        assert "$" not in text


def test_every_reason_of_the_rules_is_known() -> None:
    used: set[str] = set()
    for file in SOURCES.rglob("*.py"):
        used.update(re.findall(r'No\(\s*"([a-z-]+)"', file.read_text(encoding="utf-8")))
    assert used <= sayings.REASONS.keys(), used - sayings.REASONS.keys()
    assert sayings.REASONS.keys() - used == {"match-over", "not-asked"}


@pytest.mark.parametrize("lang", LANGS)
def test_every_outcome_has_a_sentence(lang: str) -> None:
    for reason in (
        reasons.COMPLETED, reasons.ALL_DEAD, reasons.ONLY_ALIENS, reasons.HIVE_OUT, *reasons.TRAITOR_REASONS,
    ):  # fmt: skip
        assert Messages.load("encounters", lang).has(f"outcome-{reason}")
        assert RULEBOOK.voice.say_outcome(Outcome((), reason, 3), lang)


def test_totals_name_their_terms() -> None:
    total = Total([("printed", 6), ("this-turn", -2), ("sentry_gun", -1)], low=0)
    assert RULEBOOK.voice.say_total(total, "en") == "3 = 6 printed − 2 this turn − 1 Sentry Gun"
    assert (
        RULEBOOK.voice.say_total(Total([("room", 1), ("discount", -3)], low=0), "de")
        == "0 (mindestens) = 1 Raum − 3 Nachlass"
    )


@pytest.mark.rules("ENC-STR-01")
def test_who_asks_why_is_told_which_enemies_strike() -> None:
    given = {"combat": ["sluggish_drone", "resin_worker"], "strike_deck": ["scratch", "scratch", "gash"]}
    t = encounters(given)
    before = t.match.copy()
    t.play("end actions")
    past = t.match.past
    assert past is not None
    happened = [event.phrase for event in past]
    first, *others = RULEBOOK.explain(before, past, happened.index(events.STRUCK), 0, "en")
    assert first.endswith("the oldest first.")
    assert len(others) == 2
    assert RULEBOOK.explain(before, past, happened.index(events.PHASE), 0, "en") == []
