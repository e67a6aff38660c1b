"""The effect language: what a card, an ability or a mission does, read into typed values over a closed vocabulary.

effect = timing [ about ] ":" stmts
stmts  = stmt { ";" stmt }
stmt   = [ "for" who ] [ "may" ] [ "pay" currency n "->" ] [ "if" [ "not" ] act [ "then" ] ] seq [ "else" seq ]
seq    = choice { ";" choice }
choice = act { "|" act }
act    = ( word "(" [ key "=" value { "," key "=" value } ] ")" | words { value } { key "=" value } ) [ block ]
block  = "{" branch { "|" branch } "}"
branch = label { "," label } ":" stmts

What stands before an act governs it and all that follow without something of their own before them; "if" without
"then" governs one choice only. How it is carried out: effects.py; how a game declares its words: docs/effects.md.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from hullbreach.parts.tokens import Tokens

_TOKEN = re.compile(r"\s*(\w+:\d+,\d+|->|>=|[-+]?\d+|[A-Za-z_]\w*(?:\+[A-Za-z_]\w*)*|[():;{}|=,])")
_NUMBER = re.compile(r"[-+]?\d+")
_SQUARE = re.compile(r"\w+:\d+,\d+")
_IDENTIFIER = re.compile(r"[a-z][a-z0-9_]*")
_PREFIXES = ("for", "may", "pay", "if")
_ENDS = ("", ";", "|", "{", "}", ")", "then", "else")
"""What ends the values of an act."""


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
    """Every verb of these statements in the order in which they are written, those of branches and "else" too."""
    found: list[Verb] = []
    for stmt in stmts:
        for choice in (*stmt.does, *stmt.otherwise):
            for verb in choice:
                found.append(verb)
                if isinstance(verb, Block):
                    for branch in verb.branches:
                        found += verbs_of(branch.does)
    return found


# ---- words

Value = int | str | bool


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


Openings = dict[str, list[tuple[list[str], Word]]]


def _openings(words: Iterable[Word]) -> Openings:
    """Words by the first token of their opening, the longest opening first."""
    found: Openings = {}
    for word in words:
        tokens = _TOKEN.findall(word.name())
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
        self.verb_openings = _openings(self.verbs.values())
        self.condition_openings = _openings(self.conditions.values())


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


# ---- from text


class _Parser(Tokens):
    """Recursive descent over the tokens of one text."""

    def __init__(self, text: str, place: str, vocabulary: Vocabulary) -> None:
        super().__init__(text, _TOKEN, place)
        self.vocabulary = vocabulary

    def effect(self) -> Effect:
        timings = self.vocabulary.timings
        timing = self.word_of(timings, "timing")
        about = self.word_of(timings[timing], f"word after {timing!r}") if timings[timing] else ""
        self.need(":")
        does = self.stmts()
        self.finish()
        return Effect(timing, does, about)

    def stmts(self) -> tuple[Stmt, ...]:
        found = [self.stmt()]
        while self.skip(";"):
            found.append(self.stmt())
        return tuple(found)

    def stmt(self) -> Stmt:
        words = self.vocabulary
        who = self.word_of(words.who, "who-word") if self.skip("for") else ""
        may = self.skip("may")
        pay_with = ""
        price = 0
        if self.skip("pay"):
            pay_with = self.word_of(words.currencies, "currency")
            price = self.price()
            self.need("->")
        cond: Verb | None = None
        unless = False
        long = True
        if self.skip("if"):
            unless = self.skip("not")
            cond = self.act(words.condition_openings, "condition")
            long = self.skip("then")
        does = self.seq(long)
        otherwise: Seq = ()
        if self.skip("else"):
            if cond is None:
                raise self.bad("'else' without 'if'")
            otherwise = self.seq(long)
        meant = "" if who in words.who[:1] else who
        return Stmt(does, may, cond, unless, otherwise, meant, pay_with, price)

    def price(self) -> int:
        token = self.take("a price")
        if not token.isdigit() or int(token) < 1:
            raise self.bad(f"bad price {token!r}, expected a number from 1 on")
        return int(token)

    def seq(self, long: bool) -> Seq:
        found = [self.choice()]
        while long and self.peek() == ";" and self.peek(1) not in _PREFIXES:
            self.need(";")
            found.append(self.choice())
        return tuple(found)

    def choice(self) -> Choice:
        found = [self.act(self.vocabulary.verb_openings, "verb")]
        # Behind the line of a block stands a label.
        while self.peek() == "|" and self.peek(2) not in (":", ","):
            if not self.vocabulary.alternatives:
                raise self.bad("this game has no choice of acts with '|'")
            self.need("|")
            found.append(self.act(self.vocabulary.verb_openings, "verb"))
        return tuple(found)

    def act(self, words: Openings, kind: str) -> Verb:
        word = self.word(words, kind)
        given: dict[str, str] = {}
        if self.skip("("):
            while not self.skip(")"):
                if given:
                    self.need(",")
                self.given(word, given)
        else:
            for key in word.keys[: word.placed]:
                if self.peek() in _ENDS or self.peek(1) == "=":
                    break
                given[key.key] = self.take("a value")
            while self.peek() not in _ENDS:
                self.given(word, given)
        values: list[object] = [*self.values(word, given)]
        branches = self.branches(word)
        if word.labels:
            values.append(branches)
        return word.makes(*values)

    def word(self, words: Openings, kind: str) -> Word:
        name = self.word_of(words, kind)
        for rest, word in words[name]:
            if self.tokens[self.at : self.at + len(rest)] == rest:
                self.at += len(rest)
                return word
        expected = one_of(repr(word.name()) for _, word in words[name])
        raise self.bad(f"{name}: cannot stand before {self.peek() or 'the end'!r}, expected {expected}")

    def given(self, word: Word, given: dict[str, str]) -> None:
        key = self.take("a key")
        if key not in [k.key for k in word.keys]:
            raise self.bad(f"{word.name()}: unknown key {key!r}, expected {one_of(k.key for k in word.keys)}")
        if key in given:
            raise self.bad(f"{word.name()}: key {key!r} twice")
        self.need("=")
        given[key] = self.take("a value")

    def values(self, word: Word, given: dict[str, str]) -> list[Value]:
        values: list[Value] = []
        for k in word.keys:
            if k.key in given:
                value = k.read(given[k.key])
                if value is None:
                    raise self.bad(f"{word.name()}: bad value {k.key}={given[k.key]}, expected {k.expected()}")
                values.append(value)
            elif k.default is not None:
                values.append(k.default)
            else:
                raise self.bad(f"{word.name()}: missing key {k.key!r}, expected {k.expected()}")
        return values

    def branches(self, word: Word) -> tuple[Branch, ...]:
        if self.peek() != "{":
            if word.labels:
                raise self.bad(f"{word.name()} needs branches in {{ }}: {one_of(word.labels)}")
            return ()
        if not word.labels:
            raise self.bad(f"{word.name()} takes no branches")
        self.need("{")
        seen: list[str] = []
        found = [self.branch(word, seen)]
        while self.skip("|"):
            found.append(self.branch(word, seen))
        self.need("}")
        return tuple(found)

    def branch(self, word: Word, seen: list[str]) -> Branch:
        first = len(seen)
        while len(seen) == first or self.skip(","):
            label = self.take("a label")
            if label not in word.labels:
                raise self.bad(f"{word.name()}: unknown label {label!r}, expected {one_of(word.labels)}")
            if label in seen:
                raise self.bad(f"{word.name()}: label {label!r} twice")
            seen.append(label)
        self.need(":")
        return Branch(tuple(seen[first:]), self.stmts())


def parse_effect(text: str, vocabulary: Vocabulary, place: str) -> Effect:
    """The effect written as this text; BadInput names the word or value that does not fit."""
    return _Parser(text, place, vocabulary).effect()


def parse_call(text: str, words: dict[str, Word], place: str) -> Verb:
    """A single act such as a victory line."""
    parser = _Parser(text, place, Vocabulary((), (), ()))
    verb = parser.act(_openings(words.values()), "word")
    parser.finish()
    return verb


# ---- back to text


def unparse_call(verb: Verb, words: dict[str, Word]) -> str:
    """The text of one act; keys at their default are left out."""
    word = words[verb.word]
    placed: list[str] = []
    keyed: list[str] = []
    for at, k in enumerate(word.keys):
        value: Value = getattr(verb, k.name)
        if at < word.placed:
            placed.append(k.write(value))
        elif k.default is None or value != k.default:
            keyed.append(f"{k.key}={k.write(value)}")
    if word.opening:
        return " ".join([word.opening, *placed, *keyed]).replace(" >= ", ">=").replace("= ", "=")
    text = f"{verb.word}({', '.join(keyed)})"
    if not isinstance(verb, Block):
        return text
    branches = [f"{','.join(b.labels)}: {_unparse_stmts(b.does, words)}" for b in verb.branches]
    return f"{text} {{ {' | '.join(branches)} }}"


def _seam(stmt: Stmt, words: dict[str, Word]) -> str:
    """Phrases stand further apart than calls."""
    return " ; " if words[stmt.does[0][0].word].opening else "; "


def _unparse_seq(seq: Seq, words: dict[str, Word], seam: str) -> str:
    return seam.join([" | ".join([unparse_call(verb, words) for verb in choice]) for choice in seq])


def _unparse_stmts(stmts: tuple[Stmt, ...], words: dict[str, Word]) -> str:
    return _seam(stmts[0], words).join([_unparse_stmt(s, words) for s in stmts])


def _unparse_stmt(stmt: Stmt, words: dict[str, Word]) -> str:
    seam = _seam(stmt, words)
    text = f"for {stmt.who} " if stmt.who else ""
    text += "may " if stmt.may else ""
    text += f"pay {stmt.pay_with} {stmt.price} -> " if stmt.price else ""
    if stmt.cond is not None:
        text += f"if {'not ' if stmt.unless else ''}{unparse_call(stmt.cond, words)} "
        if words[stmt.cond.word].opening or len(stmt.does) > 1 or len(stmt.otherwise) > 1:
            text += "then "
    text += _unparse_seq(stmt.does, words, seam)
    return f"{text} else {_unparse_seq(stmt.otherwise, words, seam)}" if stmt.otherwise else text


def unparse(effect: Effect, vocabulary: Vocabulary) -> str:
    """The text that parses back into this effect; what goes without saying is left out."""
    return f"{effect.timing} {effect.about}".strip() + f": {_unparse_stmts(effect.does, vocabulary.words)}"
