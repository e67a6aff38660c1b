"""What effects are made of: verbs with their values, statements, and the words in which a game writes them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

TOKEN = re.compile(r"\s*(\w+:\d+,\d+|->|>=|[-+]?\d+|[A-Za-z_]\w*(?:\+[A-Za-z_]\w*)*|[():;{}|=,])")
_NUMBER = re.compile(r"[-+]?\d+")
_SQUARE = re.compile(r"\w+:\d+,\d+")
_IDENTIFIER = re.compile(r"[a-z][a-z0-9_]*")
_IDENTIFIERS = re.compile(r"[a-z][a-z0-9_]*(?:\+[a-z][a-z0-9_]*)*")


# ---- effects as values


class Verb:  # mypyc: open
    """A word of the effect language with its values: subclasses are dataclasses and set their word.

    is_price: it is done for the sake of what follows it in its statement.
    """

    word: ClassVar[str] = ""
    is_price: ClassVar[bool] = False


class Block(Verb):  # mypyc: open
    """A verb that shows one of its labels and goes on with that branch; the branches are its last value."""

    branches: tuple[Branch, ...]


Choice = tuple[Verb, ...]
"""Acts of which one is chosen; mostly there is only one."""
Seq = tuple[Choice, ...]
"""Choices that are carried out in this order."""


@dataclass(frozen=True)
class Stmt:
    """One sentence: for whom it runs, if it may be refused, at what price, under which condition, what is done.

    who: the players for whom it runs one after the other; nothing for the one it belongs to. price: points of pay_with.
    unless: the condition must not hold. plain: there is nothing to ask, to pay or to look at before it. is_trade: it
    says "you may do the first; if you do, the rest".
    """

    does: Seq
    may: bool = False
    cond: Verb | None = None
    unless: bool = False
    otherwise: Seq = ()
    who: str = ""
    pay_with: str = ""
    price: int = 0
    plain: bool = field(init=False, compare=False, repr=False)
    is_trade: bool = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        trade = self.may and len(self.does) > 1 and not self.price and self.cond is None
        object.__setattr__(self, "is_trade", trade)
        plain = not (self.may or self.cond or self.who or self.price or self.does[0][0].is_price)
        object.__setattr__(self, "plain", plain)


@dataclass(frozen=True)
class Group(Verb):
    """Statements in brackets, done as one act: one of several alternatives, or what a prefix governs and no more."""

    does: tuple[Stmt, ...]


# Compiled dataclasses take an annotated class variable for a field.
Group.word = "group"


@dataclass(frozen=True)
class Branch:
    """What follows when the verb before it shows one of the labels."""

    labels: tuple[str, ...]
    does: tuple[Stmt, ...]


@dataclass(frozen=True)
class Effect:
    """When it happens, what that moment speaks of, if anything, and what is done then in this order.

    verbs: what it does, without conditions, what else would be done, and branches. plain: so are its statements.
    """

    timing: str
    does: tuple[Stmt, ...]
    about: str = ""
    verbs: Choice = field(init=False, compare=False, repr=False)
    plain: bool = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "verbs", tuple([verb for s in self.does for choice in s.does for verb in choice]))
        object.__setattr__(self, "plain", len(self.does) == 1 and self.does[0].plain)


def verbs_of(stmts: tuple[Stmt, ...]) -> list[Verb]:
    """Every verb of these statements in the order in which they are written, at any depth, those of "else" too."""
    found: list[Verb] = []
    for stmt in stmts:
        for choice in (*stmt.does, *stmt.otherwise):
            for verb in choice:
                if isinstance(verb, Group):
                    found += verbs_of(verb.does)
                    continue
                found.append(verb)
                if isinstance(verb, Block):
                    for branch in verb.branches:
                        found += verbs_of(branch.does)
    return found


# ---- words

Value = int | str | bool


@dataclass(frozen=True)
class Key:
    """One key of a word: how it is written, the attribute that holds it, and the values it may take.

    A key that no attribute holds is a reminder: it says what holds anyway, and may be left out.
    """

    key: str
    name: str
    words: dict[str, Value] = field(default_factory=dict)
    number: bool = False
    least: int = 1
    square: bool = False
    identifier: bool = False
    several: bool = False
    default: Value | None = None

    def read(self, text: str) -> Value | None:
        """The value written as this text, or None if the key does not take it."""
        if text in self.words:
            return self.words[text]
        if self.number and _NUMBER.fullmatch(text) and int(text) >= self.least:
            return int(text)
        if self.square and _SQUARE.fullmatch(text):
            return text
        if self.identifier and (_IDENTIFIERS if self.several else _IDENTIFIER).fullmatch(text):
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
            kinds.append("ids joined by +" if self.several else "an id")
        return one_of(kinds)


@dataclass(frozen=True)
class Word:
    """A verb or condition as the content writes it: its type, its keys in field order, the labels of its branches.

    opening: the words of a phrase, if it is written as one; the first placed values of it then stand without a key.
    """

    makes: type[Verb]
    keys: tuple[Key, ...] = ()
    labels: tuple[str, ...] = ()
    opening: str = ""
    placed: int = 0

    def name(self) -> str:
        """What it is called in complaints, and how it opens."""
        return self.opening or self.makes.word

    def held(self) -> list[Key]:
        """The keys whose values the verb holds."""
        return [key for key in self.keys if key.name]


Openings = dict[str, list[tuple[list[str], Word]]]


def openings(words: Iterable[Word]) -> Openings:
    """Words by the first token of their opening, the longest opening first."""
    found: Openings = {}
    for word in words:
        tokens = TOKEN.findall(word.name())
        found.setdefault(tokens[0], []).append((tokens[1:], word))
    for same in found.values():
        same.sort(key=_opening_length, reverse=True)
    return found


def _opening_length(opening: tuple[list[str], Word]) -> int:
    return len(opening[0])


class Vocabulary:
    """The closed set of words that effects of one game are made of.

    timings: with what each may speak of, if they speak of anything. who: the first is meant when nobody is named.
    """

    def __init__(
        self,
        timings: Mapping[str, Sequence[str]] | Sequence[str],
        verbs: Iterable[Word],
        conditions: Iterable[Word],
        who: Sequence[str] = (),
        currencies: Sequence[str] = (),
        alternatives: bool = False,
    ) -> None:
        self.timings: dict[str, Sequence[str]] = (
            dict(timings) if isinstance(timings, Mapping) else dict.fromkeys(timings, ())
        )
        self.verbs: dict[str, Word] = {w.makes.word: w for w in verbs}
        self.conditions: dict[str, Word] = {w.makes.word: w for w in conditions}
        self.words: dict[str, Word] = {**self.conditions, **self.verbs}
        self.who: tuple[str, ...] = tuple(who)
        self.currencies: tuple[str, ...] = tuple(currencies)
        #: whether one of several acts may be chosen
        self.alternatives = alternatives
        self.verb_openings = openings(self.verbs.values())
        self.condition_openings = openings(self.conditions.values())


def phrase(opening: str, makes: type[Verb], placed: tuple[Key, ...] = (), keyed: tuple[Key, ...] = ()) -> Word:
    """A word written as a phrase: its opening words, values by place, then values by key."""
    return Word(makes, (*placed, *keyed), (), opening, len(placed))


def number(key: str, least: int = 1, words: dict[str, int] | None = None) -> Key:
    """A key that takes a whole number, or a word that stands for one."""
    meanings: dict[str, Value] = {**(words or {})}
    return Key(key, key, words=meanings, number=True, least=least)


def choice(key: str, words: Iterable[str], name: str = "", default: str | None = None) -> Key:
    """A key that takes one of these words."""
    return Key(key, name or key, words={w: w for w in words}, default=default)


def identifier(key: str, name: str = "", default: str | None = None, several: bool = False) -> Key:
    """A key that takes the id of a record, or several joined by +; whether there are such records is checked when all
    are read."""
    return Key(key, name or key, identifier=True, several=several, default=default)


def flag(key: str, yes: str = "", no: str = "", name: str = "", default: bool | None = None) -> Key:
    """A key that takes a word for true, a word for false, or one of the two only."""
    words: dict[str, Value] = {}
    if yes:
        words[yes] = True
    if no:
        words[no] = False
    return Key(key, name or key, words=words, default=default)


def reminder(key: str, word: str) -> Key:
    """A key that takes one word and changes nothing: for the reader of the content, who may leave it out."""
    return Key(key, "", words={word: word}, default=word)


def one_of(words: Iterable[str]) -> str:
    """A list of possibilities for a complaint."""
    return " or ".join(words) or "nothing"
