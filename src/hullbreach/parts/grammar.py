"""The effect grammar: card and mission effects as text, read into typed values over a closed vocabulary.

effect = timing ":" stmts
stmts  = stmt { ";" stmt }
stmt   = [ "may" ] [ "if" call ] call [ "{" branch { "|" branch } "}" ] [ "else" call ]
branch = label { "," label } ":" stmts
call   = word "(" [ key "=" value { "," key "=" value } ] ")"
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import ClassVar

from hullbreach.parts.tokens import Tokens

Value = int | str | bool

_TOKEN = re.compile(r"\s*(\w+:\d+,\d+|-?\d+|[A-Za-z_]\w*(?:\+[A-Za-z_]\w*)*|[():;{}|=,])")
_NUMBER = re.compile(r"-?\d+")
_SQUARE = re.compile(r"\w+:\d+,\d+")
_IDENTIFIER = re.compile(r"[a-z][a-z0-9_]*")


class Verb:  # mypyc: open
    """A word of the effect language with its values: subclasses are dataclasses and set their word."""

    word: ClassVar[str] = ""


@dataclass(frozen=True)
class Branch:
    """What follows when the block verb before it shows one of the labels."""

    labels: tuple[str, ...]
    does: tuple[Stmt, ...]


@dataclass(frozen=True)
class Stmt:
    """One sentence of an effect."""

    may: bool
    cond: Verb | None
    does: Verb
    branches: tuple[Branch, ...] = ()
    otherwise: Verb | None = None


@dataclass(frozen=True)
class Effect:
    """When it happens, and what is done then in this order."""

    timing: str
    does: tuple[Stmt, ...]


@dataclass(frozen=True)
class Key:
    """One key of a word: how it is written, the attribute that holds it, and the values it may take."""

    key: str
    name: str
    words: dict[str, Value] = field(default_factory=dict)
    number: bool = False
    least: int = 1
    square: bool = False
    identifier: bool = False
    default: Value | None = None

    def read(self, text: str) -> Value | None:
        """The value written as this text, or None if the key does not take it."""
        if text in self.words:
            return self.words[text]
        if self.number and _NUMBER.fullmatch(text) and int(text) >= self.least:
            return int(text)
        if self.square and _SQUARE.fullmatch(text):
            return text
        if self.identifier and _IDENTIFIER.fullmatch(text):
            return text
        return None

    def write(self, value: Value) -> str:
        """The text that reads back as this value."""
        for word, meaning in self.words.items():
            if meaning == value and type(meaning) is type(value):
                return word
        return str(value)

    def expected(self) -> str:
        """What may stand here, for complaints."""
        kinds = list(self.words)
        if self.number:
            kinds.append("a number" if self.least < 0 else f"a number from {self.least} on")
        if self.square:
            kinds.append("a square face:x,y")
        if self.identifier:
            kinds.append("an id")
        return one_of(kinds)


@dataclass(frozen=True)
class Word:
    """A verb or condition as the content writes it: its type, its keys in field order, its branch labels."""

    makes: type[Verb]
    keys: tuple[Key, ...] = ()
    labels: tuple[str, ...] = ()


class Vocabulary:
    """The closed set of words that effects of one game are made of."""

    def __init__(self, timings: Iterable[str], verbs: Iterable[Word], conditions: Iterable[Word]) -> None:
        self.timings: tuple[str, ...] = tuple(timings)
        self.verbs: dict[str, Word] = {w.makes.word: w for w in verbs}
        self.conditions: dict[str, Word] = {w.makes.word: w for w in conditions}
        self.words: dict[str, Word] = {**self.conditions, **self.verbs}


def number(key: str, least: int = 1, words: dict[str, int] | None = None) -> Key:
    """A key that takes a whole number, or a word that stands for one."""
    meanings: dict[str, Value] = {**(words or {})}
    return Key(key, key, words=meanings, number=True, least=least)


def choice(key: str, words: Iterable[str], name: str = "", default: str | None = None) -> Key:
    """A key that takes one of these words."""
    return Key(key, name or key, words={w: w for w in words}, default=default)


def identifier(key: str, name: str = "", default: str | None = None) -> Key:
    """A key that takes the id of a record; whether there is such a record is checked when all are read."""
    return Key(key, name or key, identifier=True, default=default)


def flag(key: str, yes: str = "", no: str = "", name: str = "", default: bool | None = None) -> Key:
    """A key that takes a word for true, a word for false, or one of the two only."""
    words: dict[str, Value] = {}
    if yes:
        words[yes] = True
    if no:
        words[no] = False
    return Key(key, name or key, words=words, default=default)


def one_of(words: Iterable[str]) -> str:
    """A list of possibilities for a complaint."""
    return " or ".join(words) or "nothing"


class _Parser(Tokens):
    """Recursive descent over the tokens of one text."""

    def effect(self, vocabulary: Vocabulary) -> Effect:
        timing = self.take("a timing")
        if timing not in vocabulary.timings:
            raise self.bad(f"unknown timing {timing!r}, expected {one_of(vocabulary.timings)}")
        self.need(":")
        does = self.stmts(vocabulary)
        self.finish()
        return Effect(timing, does)

    def stmts(self, vocabulary: Vocabulary) -> tuple[Stmt, ...]:
        found = [self.stmt(vocabulary)]
        while self.skip(";"):
            found.append(self.stmt(vocabulary))
        return tuple(found)

    def stmt(self, vocabulary: Vocabulary) -> Stmt:
        may = self.skip("may")
        cond: Verb | None = None
        if self.skip("if"):
            cond = self.call(vocabulary.conditions, "condition")
        does = self.call(vocabulary.verbs, "verb")
        branches = self.branches(vocabulary, vocabulary.verbs[does.word])
        otherwise: Verb | None = None
        if self.skip("else"):
            if cond is None:
                raise self.bad("'else' without 'if'")
            otherwise = self.call(vocabulary.verbs, "verb")
        return Stmt(may, cond, does, branches, otherwise)

    def branches(self, vocabulary: Vocabulary, word: Word) -> tuple[Branch, ...]:
        name = word.makes.word
        if self.peek() != "{":
            if word.labels:
                raise self.bad(f"{name} needs branches in {{ }}: {one_of(word.labels)}")
            return ()
        if not word.labels:
            raise self.bad(f"{name} takes no branches")
        self.need("{")
        seen: list[str] = []
        found = [self.branch(vocabulary, word, seen)]
        while self.skip("|"):
            found.append(self.branch(vocabulary, word, seen))
        self.need("}")
        return tuple(found)

    def branch(self, vocabulary: Vocabulary, word: Word, seen: list[str]) -> Branch:
        labels: list[str] = []
        while True:
            label = self.take("a label")
            if label not in word.labels:
                raise self.bad(f"{word.makes.word}: unknown label {label!r}, expected {one_of(word.labels)}")
            if label in seen:
                raise self.bad(f"{word.makes.word}: label {label!r} twice")
            seen.append(label)
            labels.append(label)
            if not self.skip(","):
                break
        self.need(":")
        return Branch(tuple(labels), self.stmts(vocabulary))

    def call(self, words: dict[str, Word], kind: str) -> Verb:
        name = self.take(f"a {kind}")
        word = words.get(name)
        if word is None:
            raise self.bad(f"unknown {kind} {name!r}, expected {one_of(words)}")
        self.need("(")
        given: dict[str, str] = {}
        while self.peek() != ")":
            if given:
                self.need(",")
            key = self.take("a key")
            if key not in [k.key for k in word.keys]:
                raise self.bad(f"{name}: unknown key {key!r}, expected {one_of(k.key for k in word.keys)}")
            if key in given:
                raise self.bad(f"{name}: key {key!r} twice")
            self.need("=")
            given[key] = self.take("a value")
        self.need(")")
        values: list[Value] = []
        for k in word.keys:
            if k.key in given:
                value = k.read(given[k.key])
                if value is None:
                    raise self.bad(f"{name}: bad value {k.key}={given[k.key]}, expected {k.expected()}")
                values.append(value)
            elif k.default is not None:
                values.append(k.default)
            else:
                raise self.bad(f"{name}: missing key {k.key!r}, expected {k.expected()}")
        return word.makes(*values)


def parse_effect(text: str, vocabulary: Vocabulary, place: str) -> Effect:
    """The effect written as this text; BadInput names the word or value that does not fit."""
    return _Parser(text, _TOKEN, place).effect(vocabulary)


def parse_call(text: str, words: dict[str, Word], place: str) -> Verb:
    """A single call such as a victory line."""
    parser = _Parser(text, _TOKEN, place)
    verb = parser.call(words, "word")
    parser.finish()
    return verb


def unparse_call(verb: Verb, words: dict[str, Word]) -> str:
    """The text of one call; keys at their default are left out."""
    given: list[str] = []
    for k in words[verb.word].keys:
        value: Value = getattr(verb, k.name)
        if k.default is None or value != k.default:
            given.append(f"{k.key}={k.write(value)}")
    return f"{verb.word}({', '.join(given)})"


def _unparse_stmts(stmts: tuple[Stmt, ...], words: dict[str, Word]) -> str:
    return "; ".join(_unparse_stmt(s, words) for s in stmts)


def _unparse_stmt(stmt: Stmt, words: dict[str, Word]) -> str:
    text = "may " if stmt.may else ""
    if stmt.cond is not None:
        text += f"if {unparse_call(stmt.cond, words)} "
    text += unparse_call(stmt.does, words)
    if stmt.branches:
        parts = [f"{','.join(b.labels)}: {_unparse_stmts(b.does, words)}" for b in stmt.branches]
        text += f" {{ {' | '.join(parts)} }}"
    if stmt.otherwise is not None:
        text += f" else {unparse_call(stmt.otherwise, words)}"
    return text


def unparse(effect: Effect, vocabulary: Vocabulary) -> str:
    """The text that parses back into this effect."""
    return f"{effect.timing}: {_unparse_stmts(effect.does, vocabulary.words)}"
