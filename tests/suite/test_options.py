"""Open and closed options: never both, every open one playable, every refusal with a reason and a rule."""

from __future__ import annotations

import functools
import random
import re
from pathlib import Path

import pytest

import hullbreach as hb
from hullbreach.kernel.match import events_of
from hullbreach.kernel.options import Option
from hullbreach.kernel.procedures import ask_again
from hullbreach.kernel.requests import Ask, AskAll
from hullbreach.kernel.voice import Canonical
from tests.suite import corps_campaign
from tests.suite.plays import VARIANTS, Variant, play

DOCS = Path(__file__).parents[2] / "docs" / "rules"
# Refusals that come from the engine and not from a rulebook.
KERNEL_RULES = frozenset({"GEN"})
LANGUAGES = ("en", "fr", "de")
REASON = re.compile(r"[a-z]+(-[a-z]+)*")


@functools.cache
def rule_ids(game: str) -> frozenset[str]:
    """All rule ids the reference of a game lists; none where nobody has written one."""
    if not (DOCS / f"{game}.md").exists():
        return frozenset()
    text = (DOCS / f"{game}.md").read_text(encoding="utf-8")
    return frozenset(re.findall(r"\b[A-Z]+(?:-[A-Z][A-Z0-9]*)*-\d+\b", text)) | KERNEL_RULES


@functools.cache
def options_of_the_game(game: str) -> tuple[Option, ...]:
    """A sample of options that were open at some question of some match."""
    found: set[Option] = set()
    for variant in VARIANTS:
        if variant.game == game:
            for _, match in play(variant).some(25, salt=9):
                assert match.question is not None
                found.update(match.question.options)
    return tuple(sorted(found, key=repr))


def check_refusal(game: str, no: hb.No, about: str) -> None:
    """A refusal has a reason that can be looked up and a rule that exists."""
    assert REASON.fullmatch(no.reason), f"{about}: {no!r}"
    assert no.rule in rule_ids(game) or not rule_ids(game), (
        f"{about}: {no!r} names a rule that the reference does not list"
    )


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_open_and_closed_options_never_overlap(variant: Variant) -> None:
    for number, match in play(variant).some(40):
        for question in match.questions:
            opened = list(question.options)
            assert len(set(opened)) == len(opened) == len(question.options) > 0
            closed = [option for option, _ in question.closed]
            assert not set(closed) & set(opened), f"choice {number}, {question.prompt}"
            assert len(set(closed)) == len(closed), f"choice {number}, {question.prompt}: a closed option twice"
            for option, no in question.closed:
                option.text(match.state.names)
                check_refusal(variant.game, no, f"choice {number}, {question.prompt}, {option!r}")


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_case_can_name_every_event(variant: Variant) -> None:
    match = play(variant).match
    events = match.rulebook.events
    happened = events_of(match.opening, match.past)
    unread = {event.text() for event in happened if events.read(event.text(), event.names) is None}
    assert unread == set()


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_every_open_option_can_be_played(variant: Variant) -> None:
    for number, match in play(variant).some(12, salt=1):
        for question in match.questions:
            before = match.copy()
            for option in question.options:
                other = match.copy()
                other.play(option, question.seat)
                assert other.question is not None or other.outcome is not None, f"choice {number}, {option!r}"
            assert match.state == before.state


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_refused_option_changes_nothing(variant: Variant) -> None:
    known = options_of_the_game(variant.game)
    for number, match in play(variant).some(25, salt=2):
        rng = random.Random(number)
        assert match.question is not None
        question = match.question
        tried = rng.sample(known, min(12, len(known))) + [option for option, _ in question.closed][:6]
        before = match.copy()
        for option in tried:
            if option in question.options:
                continue
            with pytest.raises(hb.Illegal) as refused:
                match.play(option)
            check_refusal(variant.game, refused.value.no, f"choice {number}, {question.prompt}, {option!r}")
        assert match.state == before.state
        assert match.past is before.past
        assert match.question is question


@pytest.mark.parametrize("variant", VARIANTS[::2], ids=str)
def test_every_refusal_has_a_sentence_in_every_language(variant: Variant) -> None:
    known = options_of_the_game(variant.game)
    said: set[str] = set()
    for number, match in play(variant).some(25, salt=5):
        names, game = match.state.names, match.rulebook
        assert match.question is not None
        tried = random.Random(number).sample(known, min(12, len(known)))
        refusals = [no for _, no in match.question.closed]
        refusals += [match.question.why_not(option) for option in tried if option not in match.question.options]
        for no in refusals:
            if no.reason not in said:
                said.add(no.reason)
                for language in LANGUAGES:
                    sentence = game.voice.say_no(names, no, language)
                    assert sentence, f"{no!r} in {language}"
                    assert "{" not in sentence, f"{no!r} in {language}: {sentence}"
                    # A game without messages speaks canonical text.
                    canonical = isinstance(game.voice, Canonical) or "-" not in no.reason
                    assert canonical or no.reason not in sentence, f"{no!r} in {language}: {sentence}"


@pytest.mark.parametrize("variant", VARIANTS[::2], ids=str)
def test_only_the_seat_that_is_asked_may_choose(variant: Variant) -> None:
    for _, match in play(variant).some(6, salt=3):
        asked = {question.seat for question in match.questions}
        assert match.question is not None
        before = match.copy()
        for seat in {*range(variant.players + 1), hb.SPECTATOR} - asked:
            with pytest.raises(hb.Illegal):
                match.play(match.question.options[0], seat)
            assert match.view(seat).question is None
        for text in ("", "dance", "move", "move 999,999", "pass pass"):
            with pytest.raises((hb.BadInput, hb.Illegal)):
                match.play(text)
        assert match.state == before.state


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_a_match_that_is_over_takes_no_choice(variant: Variant) -> None:
    found = play(variant)
    match = found.match.copy()
    assert match.outcome is not None
    assert match.questions == []
    with pytest.raises(hb.Illegal) as refused:
        match.play(found.choices[-1][1])
    assert refused.value.no.reason == "match-over"
    assert match.state == found.match.state


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_odds_lie_between_nothing_and_certainty(variant: Variant) -> None:
    for number, match in play(variant).some(30, salt=4):
        assert match.question is not None
        for option in match.question.options:
            odds = match.question.odds(option)
            if odds is not None:
                assert 0 <= odds.chance <= 1, f"choice {number}, {option!r}"
                assert odds.need.terms


def open_options(request: object) -> list[tuple[int, str, tuple[int, ...], list[Option]]]:
    """What a request offers, as values to compare."""
    asks: tuple[Ask, ...] = (
        request.asks if isinstance(request, AskAll) else (request,) if isinstance(request, Ask) else ()
    )
    return [(ask.seat, ask.prompt.id, ask.about, list(ask.options)) for ask in asks]


def check_asked_again(match: hb.Match) -> None:
    """The step that asked can be run once more: it asks the same and changes nothing."""
    other = match.copy()
    again = ask_again(other.state)
    assert open_options(again) == open_options(match.state.request)
    assert other.state == match.state


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_asking_again_asks_the_same(variant: Variant) -> None:
    for _, match in play(variant).stops:
        check_asked_again(match)


def test_asking_again_behind_a_won_mission() -> None:
    for match in corps_campaign.stops(4, 2):
        if match.question is not None:
            check_asked_again(match)
