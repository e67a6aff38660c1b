"""The clause grammar: effects written as short sentences, read into typed values over a closed vocabulary.

effect = trigger [ about ] ":" clause
clause = [ "for" WHO ] [ "may" ] [ "pay" currency N "->" ] [ "if" [ "not" ] action "then" ] seq [ "else" seq ]
seq    = choice { ";" choice }
choice = action { "|" action }
action = words { value } { key "=" value }
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from hullbreach.parts.grammar import Key, Value, Verb, one_of
from hullbreach.parts.tokens import Tokens

Choice = tuple[Verb, ...]
"""Actions of which one is chosen; mostly there is only one."""
Seq = tuple[Choice, ...]
"""Choices that are carried out in this order."""

_TOKEN = re.compile(r"\s*(->|>=|[a-z_]\w*=|-?\d+|\w+|[:;|])")
_TURNS = (";", "|", "else", "then")
"""Words that end an action."""


@dataclass(frozen=True)
class Clause:
    """One effect: when it happens, to whom, at what price, under which condition, and what is done.

    about: what the trigger speaks of, or nothing. who: the player or players for whom it runs, one after the other.
    price: points of pay_with to be paid, 0 for none. unless: the condition must not hold.
    """

    trigger: str
    about: str
    who: str
    may: bool
    pay_with: str
    price: int
    cond: Verb | None
    unless: bool
    does: Seq
    otherwise: Seq

    def is_trade(self) -> bool:
        """Whether it says "you may do the first; if you do, the rest"."""
        return self.may and not self.price and self.cond is None and len(self.does) > 1


@dataclass(frozen=True)
class Form:
    """An action or condition as the content writes it: its opening words, values by place, then values by key.

    The values are the fields of the type, in this order. A key that may be left out has a default.
    """

    opening: str
    makes: type[Verb]
    placed: tuple[Key, ...] = ()
    keyed: tuple[Key, ...] = ()


class Sentences:
    """The closed set of words that the clauses of one game are made of."""

    def __init__(
        self,
        triggers: Mapping[str, Sequence[str]],
        who: Sequence[str],
        currencies: Sequence[str],
        verbs: Sequence[Form],
        conditions: Sequence[Form],
    ) -> None:
        #: each trigger with what it may speak of; most speak of nothing
        self.triggers: dict[str, tuple[str, ...]] = {word: tuple(about) for word, about in triggers.items()}
        #: the first is meant when nobody is named
        self.who: tuple[str, ...] = tuple(who)
        self.currencies: tuple[str, ...] = tuple(currencies)
        self.verbs: dict[str, list[Form]] = _by_first_word(verbs)
        self.conditions: dict[str, list[Form]] = _by_first_word(conditions)
        self.forms: dict[str, Form] = {f.makes.word: f for f in (*verbs, *conditions)}


def _by_first_word(forms: Iterable[Form]) -> dict[str, list[Form]]:
    """Forms by their first word, the longest opening first."""
    found: dict[str, list[Form]] = {}
    for form in forms:
        found.setdefault(form.opening.split()[0], []).append(form)
    for same in found.values():
        same.sort(key=_opening_length, reverse=True)
    return found


def _opening_length(form: Form) -> int:
    return len(form.opening.split())


class _Parser(Tokens):
    """Recursive descent over the tokens of one effect."""

    def __init__(self, text: str, words: Sentences, place: str) -> None:
        super().__init__(text, _TOKEN, place)
        self.words = words

    def word_of(self, words: Iterable[str], kind: str) -> str:
        token = self.take(f"a {kind}")
        known = tuple(words)
        if token not in known:
            raise self.bad(f"unknown {kind} {token!r}, expected {one_of(known)}")
        return token

    def clause(self) -> Clause:
        trigger = self.word_of(self.words.triggers, "trigger")
        about = ""
        if self.words.triggers[trigger]:
            about = self.word_of(self.words.triggers[trigger], f"word after {trigger!r}")
        self.need(":")
        who = self.words.who[0]
        if self.skip("for"):
            who = self.word_of(self.words.who, "who-word")
        may = self.skip("may")
        pay_with = ""
        price = 0
        if self.skip("pay"):
            pay_with = self.word_of(self.words.currencies, "currency")
            price = self.price()
            self.need("->")
        cond: Verb | None = None
        unless = False
        if self.skip("if"):
            unless = self.skip("not")
            cond = self.action(self.words.conditions, "condition")
            self.need("then")
        does = self.seq()
        otherwise: Seq = ()
        if self.skip("else"):
            if cond is None:
                raise self.bad("'else' without 'if'")
            otherwise = self.seq()
        self.finish()
        return Clause(trigger, about, who, may, pay_with, price, cond, unless, does, otherwise)

    def price(self) -> int:
        token = self.take("a price")
        if not token.isdigit() or int(token) < 1:
            raise self.bad(f"bad price {token!r}, expected a number from 1 on")
        return int(token)

    def seq(self) -> Seq:
        found = [self.choice()]
        while self.skip(";"):
            found.append(self.choice())
        return tuple(found)

    def choice(self) -> Choice:
        found = [self.action(self.words.verbs, "verb")]
        while self.skip("|"):
            found.append(self.action(self.words.verbs, "verb"))
        return tuple(found)

    def action(self, forms: dict[str, list[Form]], kind: str) -> Verb:
        """One verb or condition with its values."""
        name = self.take(f"a {kind}")
        if name not in forms:
            raise self.bad(f"unknown {kind} {name!r}, expected {one_of(forms)}")
        form = self.form(name, forms[name])
        values = [self.value(form, key, self.given(form, key)) for key in form.placed]
        given: dict[str, str] = {}
        while self.peek() and self.peek() not in _TURNS:
            sign = self.take("a key")
            if not sign.endswith("=") or sign[:-1] not in [k.key for k in form.keyed]:
                expected = one_of(f"{k.key}=" for k in form.keyed)
                raise self.bad(f"{form.opening}: unknown word {sign!r}, expected {expected}")
            if sign in given:
                raise self.bad(f"{form.opening}: {sign} twice")
            given[sign] = self.take(f"a value for {sign}")
        for key in form.keyed:
            sign = f"{key.key}="
            if sign in given:
                values.append(self.value(form, key, given[sign]))
            elif key.default is not None:
                values.append(key.default)
            else:
                raise self.bad(f"{form.opening}: missing {sign}, expected {key.expected()}")
        return form.makes(*values)

    def form(self, name: str, forms: list[Form]) -> Form:
        """The form whose opening stands here; its words are taken."""
        for form in forms:
            rest = form.opening.split()[1:]
            if self.tokens[self.at : self.at + len(rest)] == rest:
                self.at += len(rest)
                return form
        found = self.peek() or "the end"
        expected = one_of(repr(f.opening) for f in forms)
        raise self.bad(f"{name}: cannot stand before {found!r}, expected {expected}")

    def given(self, form: Form, key: Key) -> str:
        if self.peek() in _TURNS:
            raise self.bad(f"{form.opening}: missing {key.key}, expected {key.expected()}")
        return self.take(f"{form.opening} {key.key}: {key.expected()}")

    def value(self, form: Form, key: Key, text: str) -> Value:
        value = key.read(text)
        if value is None:
            raise self.bad(f"{form.opening}: bad {key.key} {text!r}, expected {key.expected()}")
        return value


def parse_clause(text: str, words: Sentences, place: str) -> Clause:
    """The effect written as this text; BadInput names the word that does not fit and what was expected."""
    return _Parser(text, words, place).clause()


# ---- back to text


def _unparse_action(verb: Verb, words: Sentences) -> str:
    form = words.forms[verb.word]
    text = form.opening
    for key in form.placed:
        value: Value = getattr(verb, key.name)
        text += f" {key.write(value)}"
    for key in form.keyed:
        keyed: Value = getattr(verb, key.name)
        if key.default is None or keyed != key.default:
            text += f" {key.key}={key.write(keyed)}"
    return text.replace(" >= ", ">=").replace("= ", "=")


def _unparse_seq(seq: Seq, words: Sentences) -> str:
    return " ; ".join(" | ".join(_unparse_action(verb, words) for verb in choice) for choice in seq)


def unparse_clause(clause: Clause, words: Sentences) -> str:
    """The text that parses back into this clause; what goes without saying is left out."""
    text = f"{clause.trigger} {clause.about}".strip() + ": "
    if clause.who != words.who[0]:
        text += f"for {clause.who} "
    if clause.may:
        text += "may "
    if clause.price:
        text += f"pay {clause.pay_with} {clause.price} -> "
    if clause.cond is not None:
        text += f"if {'not ' if clause.unless else ''}{_unparse_action(clause.cond, words)} then "
    text += _unparse_seq(clause.does, words)
    if clause.otherwise:
        text += f" else {_unparse_seq(clause.otherwise, words)}"
    return text


def verbs_of(clause: Clause) -> tuple[Verb, ...]:
    """Every action of a clause, in the order in which they are written."""
    return tuple(verb for choice in (*clause.does, *clause.otherwise) for verb in choice)
