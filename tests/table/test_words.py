"""Everything people read about tables has words in all languages, and names rules that exist."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import hullbreach as hb
import hullbreach.games
from hullbreach.bots import RulesBot
from hullbreach.table.hints import hint, reason
from hullbreach.table.reasons import why
from hullbreach.table.seating import tidy
from hullbreach.table.shelf import reference
from hullbreach.table.table import shortened
from hullbreach.table.titles import game_pitch, game_title, mission_title, setting_label, value_label
from hullbreach.text import LANGS, Messages
from tests.server.tables import new_table, play

# Where a bot gives the option itself as its reason: the first and the last of them.
BY_OPTION = {"hunt": [("move", "launch")], "nemesis": [("move", "rush"), ("way", "noise-in")]}
# Among those, answers to questions whose reasons have other names.
NEVER_A_REASON = {"step", "stop", "step-in", "displace", "displace-side", "aim-at", "next-victim"}


@pytest.mark.parametrize("game", hb.GAMES)
@pytest.mark.parametrize("lang", LANGS)
def test_settings_and_their_values_have_words(game: str, lang: str) -> None:
    messages = Messages.load(game, lang)
    for setting in hb.rulebook(game).settings():
        if setting.name == "players":
            continue
        assert messages.has(f"setting-{setting.name}"), setting.name
        assert setting_label(game, setting.name, lang)
        for value in setting.values:
            label = value_label(game, setting.name, value, lang)
            assert "_" not in label, (setting.name, value)
    settings = hb.rulebook(game).settle({})
    assert mission_title(game, settings, lang)


@pytest.mark.parametrize("lang", LANGS)
def test_games_have_titles(lang: str) -> None:
    for game in hb.GAMES:
        assert game_title(game, lang)
        assert game_pitch(game, lang).endswith((".", "!"))


@pytest.mark.parametrize("game", hb.GAMES)
def test_hints_say_why(game: str) -> None:
    table = new_table(game, "human", "human")
    unsaid: set[str] = set()
    bot = RulesBot(1)
    for _ in range(250):
        question = table.match.question
        if question is None:
            break
        view = table.match.view(question.seat)
        found = bot.why(view)
        for lang in LANGS:
            messages = Messages.load(game, lang)
            verb = bot.choose(view).phrase.id
            if not (messages.has(f"hint-{found}") or messages.has(f"hint-{found}-{verb}")):
                unsaid.add(found)
            assert reason(view, found, verb, lang)
        play(table, 1)
    assert unsaid == set()
    fresh = new_table(game, "human", "bot").match
    assert fresh.question is not None
    given = hint(fresh, fresh.question.seat, (), "fr")
    assert given.text in fresh.question.texts()
    assert given.label
    assert given.why


def reasons(game: str) -> set[str]:
    """The ids that a rule bot gives for its choices: those it names, and options that speak for themselves."""
    bot = Path(hullbreach.games.__file__).parent / game / "bot"
    returned = [
        node.value.elts[-1]
        for path in bot.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Return) and isinstance(node.value, ast.Tuple)
    ]
    found = {reason.value for reason in returned if isinstance(reason, ast.Constant) and isinstance(reason.value, str)}
    options = list(hb.rulebook(game).options.by_id)
    for first, last in BY_OPTION.get(game, ()):
        found |= {*options[options.index(first) : options.index(last) + 1]}
    return found - NEVER_A_REASON


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", hb.GAMES)
def test_every_reason_of_the_bot_has_words(game: str, lang: str) -> None:
    messages = Messages.load(game, lang)
    verbs = list(hb.rulebook(game).options.by_id)
    unsaid = {
        reason
        for reason in reasons(game)
        if not messages.has(f"hint-{reason}") and not any(messages.has(f"hint-{reason}-{verb}") for verb in verbs)
    }
    assert unsaid == set()


@pytest.mark.parametrize("game", hb.GAMES)
def test_the_rules_behind_events_exist(game: str) -> None:
    known = {id for chapter in reference(game) for id, _ in chapter.statements}
    assert len(known) > 300
    book = hb.rulebook(game)
    events = book.events.by_id
    behind = __import__(f"hullbreach.games.{game}.show.rules_behind", fromlist=["BEHIND"]).BEHIND
    assert set(behind) <= set(events)
    assert {rule for rules in behind.values() for rule in rules} <= known


@pytest.mark.parametrize("game", hb.GAMES)
def test_why_tells_of_the_choice_and_the_rules(game: str) -> None:
    table = new_table(game, "human", "bot")
    play(table, 60)
    match = table.match
    lines = match.view(0).log()
    found = [why(match, 0, n, "de", lambda kept: shortened(match, kept)) for n in range(len(lines))]
    assert all(each.sentences for each in found)
    assert sum(bool(each.rules) for each in found) > len(found) / 2
    assert any("Du hast gewählt" in each.sentences[0] for each in found)
    assert any("Spieler 2" in each.sentences[0] for each in found)


def test_typed_text_is_tidied() -> None:
    assert tidy("  a\n\tb \u202e c\x00 ", 10) == "a b c"
    assert tidy("x" * 50, 24) == "x" * 24
    assert tidy("\u200b", 24) == ""
