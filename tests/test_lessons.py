"""Every lesson: it is a case like any other, and a person who does what the coach says gets through it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from hullbreach.games import GAMES, rulebook
from hullbreach.kernel.cases import run_case
from hullbreach.kernel.envelope import LANGS
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.lessons import Lesson, Tutored, answer, read_lessons, tutored
from hullbreach.kernel.scripted import begins
from hullbreach.table.shelf import rule_ids
from hullbreach.table.studies import FOLDER, lessons

LESSONS = [pytest.param(lesson, id=lesson.id) for game in GAMES for lesson in lessons(game)]


def line_of(lesson: Lesson, made: list[list[str]]) -> list[list[str]]:
    """What a person has chosen at the end of the next step, who does what the coach says."""
    now = tutored(lesson, rulebook(lesson.game), made)
    for text in now.step.play[:]:
        if now.finished:
            break
        text = text.split(": ", 1)[-1]
        if now.step.allow or text in now.aims:
            found = answer(lesson, rulebook(lesson.game), made, [text])
            assert not found.other, (lesson.id, text, found)
            made = found.made
            now = tutored(lesson, rulebook(lesson.game), made)
    return made


def begun(lesson: Lesson, step: int) -> tuple[list[list[str]], Tutored]:
    """The lesson at the beginning of a step."""
    made: list[list[str]] = [[]]
    for _ in range(step):
        made = [*line_of(lesson, made), []]
    return made, tutored(lesson, rulebook(lesson.game), made)


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_is_a_case(lesson: Lesson) -> None:
    result = run_case(lesson.case, lesson.id, rulebook, rule_ids)
    assert result.passed, result.message


@pytest.mark.parametrize("lesson", LESSONS)
def test_whoever_does_what_the_coach_says_gets_through(lesson: Lesson) -> None:
    made: list[list[str]] = []
    for step in lesson.steps:
        made = line_of(lesson, [*made, []])
        now = tutored(lesson, rulebook(lesson.game), made)
        assert now.finished, f"{lesson.id}: {step.title['en']}: {now.played.standing()}"
        for path, wanted in step.expect.items():
            assert now.played.differs(path, wanted) is None
    assert len(made) == len(lesson.steps)


def questions_of(lesson: Lesson, step: int) -> Iterator[tuple[list[list[str]], Tutored]]:
    """The lesson at every question of a step, on the way that the coach shows."""
    made, now = begun(lesson, step)
    while not now.finished:
        yield made, now
        made = answer(lesson, rulebook(lesson.game), made, now.aims[:1]).made
        now = tutored(lesson, rulebook(lesson.game), made)


@pytest.mark.parametrize("lesson", LESSONS)
def test_whatever_else_is_tried_gets_its_answer_and_changes_nothing(lesson: Lesson) -> None:
    for n, step in enumerate(lesson.steps):
        left = dict(enumerate(step.tries))
        for made, now in questions_of(lesson, n):
            assert now.match.question is not None
            assert [question.seat for question in now.match.questions] == [lesson.seat], now.played.standing()
            options = now.match.question.texts()
            closed = [option.text(now.match.state.names) for option, _ in now.match.question.closed]
            for text in [*options, *closed]:
                fitting = [number for number, attempt in enumerate(step.tries) if begins(text, attempt.play)]
                if fitting and fitting[0] in left and not now.counts(text):
                    found = answer(lesson, rulebook(lesson.game), made, [text])
                    assert found.other, f"{lesson.id}: {text} is what the step asks for"
                    assert found.attempt == left.pop(fitting[0])
                    assert found.made == made
            others = [text for text in options if not now.counts(text)]
            for text in others[:5]:
                found = answer(lesson, rulebook(lesson.game), made, [text])
                assert (found.other, found.no, found.made) == (True, None, made)
        # What is neither open nor closed anywhere in the step can still be named.
        made, now = begun(lesson, n)
        for attempt in left.values():
            found = answer(lesson, rulebook(lesson.game), made, [attempt.play])
            assert (found.attempt, found.made) == (attempt, made), f"{lesson.id}: {attempt.play} is never answered"


@pytest.mark.parametrize("lesson", LESSONS)
def test_what_the_coach_points_at_is_on_the_table(lesson: Lesson) -> None:
    for n, step in enumerate(lesson.steps):
        _, now = begun(lesson, n)
        scene = now.match.rulebook.scene(now.match.view(lesson.seat), "en")
        drawn = json.dumps(msgspec.to_builtins(scene))
        for id in step.look:
            assert f'"id": "{id}"' in drawn, f"{lesson.id}: {id}"
        question = scene.question
        assert question is not None
        reach = {choice.text for choice in question.choices} | {text for way in question.routes for text in way.texts}
        assert reach & set(now.aims), f"{lesson.id}: {now.aims} cannot be chosen"


@pytest.mark.parametrize("lesson", [each for each in lessons("nemesis") if any(step.allow for step in each.steps)])
def test_whichever_card_is_paid_the_lesson_goes_on(lesson: Lesson) -> None:
    made: list[list[str]] = []
    for step in lesson.steps:
        made = [*made, []]
        for _ in step.play:
            now = tutored(lesson, rulebook(lesson.game), made)
            if not now.finished:
                assert now.match.question is not None
                last = [text for text in now.match.question.texts() if now.counts(text)][-1]
                made = answer(lesson, rulebook(lesson.game), made, [last]).made
        assert tutored(lesson, rulebook(lesson.game), made).finished, made


def test_every_game_teaches() -> None:
    for game in GAMES:
        assert len(lessons(game)) >= 3, game
        assert len({lesson.title["en"] for lesson in lessons(game)}) == len(lessons(game))


def test_a_lesson_says_everything_in_all_languages(tmp_path: Path) -> None:
    folder = tmp_path / "lessons"
    folder.mkdir()
    text = (FOLDER / "corps" / "lessons" / "1_walk.toml").read_text("utf-8")
    for old, new, complaint in (
        ('de = "Gehen"', 'de = ""', r"1_walk.toml: case 1 title.de: '', expected a text"),
        ("minutes = 2", "minutes = 12", r"minutes: 12, expected a whole number from 1 to 5"),
        ('kind = "lesson"', 'kind = "lecture"', r"kind: 'lecture', expected 'lesson'"),
        ('look = ["character:hudson"]', "lok = []", r"then\[1\].lok: unknown key, .*look"),
        ('play = ["aim"]', "play = []", r"then\[1\].play: missing"),
        ('{ play = "rest", say', '{ plya = "rest", say', r"then\[0\].tries\[0\].plya: unknown key"),
        ('expect = { "characters.hudson.at" = "4,1" }', "", r"then\[0\].expect: missing"),
    ):
        assert old in text
        (folder / "1_walk.toml").write_text(text.replace(old, new), encoding="utf-8")
        with pytest.raises(BadInput, match=complaint):
            read_lessons(folder)


def test_the_example_of_the_description_is_a_lesson(tmp_path: Path) -> None:
    text = (Path(__file__).parents[1] / "docs" / "cases" / "README.md").read_text("utf-8")
    (example,) = [part.split("```")[0] for part in text.split("```toml\n")[1:] if 'kind = "lesson"' in part]
    (tmp_path / "example.toml").write_text(example, encoding="utf-8")
    (lesson,) = read_lessons(tmp_path)
    result = run_case(lesson.case, lesson.id, rulebook, rule_ids)
    assert result.passed, result.message
    assert tutored(lesson, rulebook("corps"), [["aim"]]).finished
    found = answer(lesson, rulebook("corps"), [], ["rest"])
    assert found.attempt is not None
    assert found.attempt.say["en"] == "Not tired yet."


def test_a_walk_may_go_any_way_and_counts_as_one_gesture() -> None:
    lesson = lessons("corps")[0]
    book = rulebook("corps")
    found = answer(lesson, book, [], ["move 1,0", "move 2,0", "move 3,0", "move 4,1"])
    assert tutored(lesson, book, found.made).finished
    # A walk that ends elsewhere leaves no way to the door with this action, so it is not taken.
    lost = answer(lesson, book, [], ["move 1,0", "move 1,1", "move 1,0", "move 1,1"])
    assert lost.other
    assert lost.made == [[]]


def test_choices_that_lead_nowhere_are_refused() -> None:
    lesson = lessons("corps")[0]
    for made in ([["aim"]], [[], []], [["move 9,9"]], [["no option at all"]]):
        with pytest.raises(BadInput):
            tutored(lesson, rulebook("corps"), made)


def told_badly(case: dict[str, object]) -> list[str]:
    """The texts of a lesson or a puzzle whose signs are not set as they should be."""

    def said(value: object, lang: str) -> list[str]:
        if isinstance(value, list):
            return [text for each in value for text in said(each, lang)]
        if not isinstance(value, dict):
            return []
        if set(value) == set(LANGS):
            return [value[lang]]
        return [text for each in value.values() for text in said(each, lang)]

    narrow, hard = "\u202f", "\u00a0"
    french = re.compile(rf"[^{narrow}][;!?%»]|«[^{narrow}]|[^{hard}]:")
    return [
        *[text for text in said(case, "fr") if french.search(text.replace("Blip!", ""))],
        *[text for lang in LANGS for text in said(case, lang) if "'" in text or '"' in text],
    ]


@pytest.mark.parametrize("lesson", LESSONS)
def test_signs_have_their_hard_spaces(lesson: Lesson) -> None:
    assert told_badly(lesson.case) == []
