"""The catalogue: loading, saying, missing messages, and the same messages in every language."""

from __future__ import annotations

import contextlib
import re
import threading
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from hullbreach.kernel.errors import BadInput
from hullbreach.text import LANGS, Messages, MissingMessage, UnsayableMessage, catalogue_files, messages
from hullbreach.text.messages import read_catalogue

GAMES = ["corps", "encounters", "hunt", "nemesis"]
FORMS_OF_WORDS = {"of", "to", "acc", "dat", "then"}
"""Attributes that only some languages need. Messages part-* are fragments: each language has its own."""
ABOUT_PEOPLE = {"gender", "many", "kind"}
"""Words about a character always get its gender, words of effects always on what and how many; English needs few."""


class Used(Visitor):
    """The variables, messages and terms that an entry speaks of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.messages.add("-" + node.id.name)


def entries(game: str, lang: str) -> dict[str, ast.Message | ast.Term]:
    found = read_catalogue(catalogue_files(game, lang))
    return {("-" if isinstance(e, ast.Term) else "") + e.id.name: e for e in found}


def said(game: str, lang: str) -> set[str]:
    """Every message and every attribute that all languages share, by id."""
    ids: set[str] = set()
    for name, entry in entries(game, lang).items():
        if isinstance(entry, ast.Term) or name.startswith("part-"):
            continue
        if entry.value:
            ids.add(name)
        ids |= {f"{name}.{a.id.name}" for a in entry.attributes if a.id.name not in FORMS_OF_WORDS}
    return ids


def variables(game: str, lang: str) -> dict[str, set[str]]:
    """The variables of every message, those of the messages it contains included, forms of a noun cut off."""
    own: dict[str, Used] = {}
    for name, entry in entries(game, lang).items():
        own[name] = Used()
        own[name].visit(entry)
    found: dict[str, set[str]] = {}
    for name in own:
        todo, seen, names = [name], set(), set()
        while todo:
            here = todo.pop().partition(".")[0]
            if here not in seen and here in own:
                seen.add(here)
                names |= own[here].variables
                todo += own[here].messages
        found[name] = {re.sub(r"_(the|of|to|acc|dat|gender|name|an|in|with|abs|sign|signed)$", "", v) for v in names}
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", [lang for lang in LANGS if lang != "en"])
def test_every_language_says_the_same_messages(game: str, lang: str) -> None:
    english, other = said(game, "en"), said(game, lang)
    assert sorted(english - other) == []
    assert sorted(other - english) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGS)
def test_every_reference_leads_somewhere(game: str, lang: str) -> None:
    there = entries(game, lang)
    for name, entry in there.items():
        used = Used()
        used.visit(entry)
        for target in used.messages:
            assert target.partition(".")[0] in there, f"{name} speaks of {target}"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", [lang for lang in LANGS if lang != "en"])
def test_no_language_uses_a_variable_that_english_does_not_get(game: str, lang: str) -> None:
    english, other = variables(game, "en"), variables(game, lang)
    strange = {name: sorted(other[name] - english[name] - ABOUT_PEOPLE) for name in other if name in english}
    assert {name: extra for name, extra in strange.items() if extra} == {}


def lines(game: str, lang: str) -> list[tuple[str, str]]:
    """Every line that people read, placeables cut out, with the place it stands at."""
    found = []
    for file in catalogue_files(game, lang):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if not line.lstrip().startswith("#"):
                found.append((f"{lang}/{file.name}:{number}", re.sub(r"\{[^{}]*\}", "x", line)))
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGS)
def test_apostrophes_and_quotes_are_typographic(game: str, lang: str) -> None:
    wrong = [(place, line) for place, line in lines(game, lang) if re.search(r"['\"]", line)]
    assert wrong == []


@pytest.mark.parametrize("game", GAMES)
def test_french_signs_have_their_hard_spaces(game: str) -> None:
    narrow, hard = "\u202f", "\u00a0"
    wrong = [
        (place, line)
        for place, line in lines(game, "fr")
        if re.search(rf"[^{narrow}][;!?%»]|«[^{narrow}]", line) or re.search(rf"[^{hard}]:", line)
    ]
    assert wrong == []


def test_messages_are_read_once() -> None:
    assert Messages.load("corps", "fr") is Messages.load("corps", "fr")


@pytest.mark.parametrize("lang", LANGS)
def test_a_missing_message_is_an_error_with_its_id(lang: str) -> None:
    messages = Messages.load("corps", lang)
    assert not messages.has("no-such-message")
    with pytest.raises(MissingMessage, match="no-such-message"):
        messages.say("no-such-message")
    with pytest.raises(KeyError):
        messages.say("list-or.no-such-attribute")


@pytest.mark.parametrize("lang", LANGS)
def test_a_missing_argument_is_an_error(lang: str) -> None:
    with pytest.raises(UnsayableMessage, match="list-or"):
        Messages.load("corps", lang).say("list-or", first="a")


def test_unknown_game_and_language() -> None:
    with pytest.raises(BadInput, match="klingon"):
        Messages.load("corps", "klingon")
    with pytest.raises(BadInput, match="chess"):
        Messages.load("chess", "en")


def test_a_file_that_does_not_parse_is_named_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "broken.ftl"
    file.write_text("good = yes\nbad = { $n ->\n", encoding="utf-8")
    with pytest.raises(BadInput, match=r"broken\.ftl: line 2"):
        read_catalogue([file])


def test_the_same_message_twice_is_an_error(tmp_path: Path) -> None:
    file = tmp_path / "twice.ftl"
    file.write_text("word = a\nword = b\n", encoding="utf-8")
    with pytest.raises(BadInput, match="word is there twice"):
        read_catalogue([file])


def test_no_isolation_marks() -> None:
    assert Messages.load("corps", "en").say("list-or", first="a", last="b") == "a or b"


def test_a_catalogue_that_two_want_at_once_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server reads its games when it starts, and its first visitor asks for the same ones meanwhile."""
    read: list[list[Path]] = []
    both = threading.Barrier(2, timeout=1.0)

    def slowly(files: list[Path]) -> list[ast.Message | ast.Term]:
        read.append(files)
        with contextlib.suppress(threading.BrokenBarrierError):
            # As long as it takes until the other one reads it, too; who waits for this one never comes.
            both.wait()
        return read_catalogue(files)

    monkeypatch.setattr(messages, "read_catalogue", slowly)
    monkeypatch.setattr(messages, "SPEAKS_PLAINLY", {"nowhere"})
    monkeypatch.setattr(Messages, "reading", threading.Lock())
    found: list[Messages] = []
    threads = [threading.Thread(target=lambda: found.append(Messages.load("nowhere", "de"))) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found[0] is found[1]
    assert read == [catalogue_files("nowhere", "de")]
