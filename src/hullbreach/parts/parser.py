"""Effects from text and back: what a card, an ability or a mission does, over the closed vocabulary of a game.

effect = timing [ about ] ":" stmts
stmts  = stmt { ";" stmt }
stmt   = [ "for" who ] [ "may" ] [ "pay" currency n "->" ] [ "if" [ "not" ] act [ "then" ] ] seq [ "else" seq ]
seq    = choice { ";" choice }
choice = act { "|" act }
act    = "(" stmts ")" | ( call | phrase ) [ block ]
call   = word "(" [ key "=" value { "," key "=" value } ] ")"
phrase = words { value } { key "=" value }
block  = "{" branch { "|" branch } "}"
branch = label { "," label } ":" stmts

What stands before an act governs it and all that follow without something of their own before them; "if" without
"then" governs one choice only. docs/effects.md tells what the statements mean and how a game declares its words.
"""

from __future__ import annotations

from hullbreach.kernel.errors import meant
from hullbreach.parts.grammar import (
    TOKEN,
    Block,
    Branch,
    Choice,
    Effect,
    Group,
    Openings,
    Seq,
    Stmt,
    Value,
    Verb,
    Vocabulary,
    Word,
    one_of,
    openings,
)
from hullbreach.parts.tokens import Tokens

_PREFIXES = ("for", "may", "pay", "if")
_ENDS = ("", ";", "|", "{", "}", ")", "then", "else")
"""What ends the values of an act."""


class _Parser(Tokens):
    """Recursive descent over the tokens of one text."""

    def __init__(self, text: str, place: str, vocabulary: Vocabulary) -> None:
        super().__init__(text, TOKEN, place)
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
        found = [self.grouped()]
        # Behind the line of a block stands a label.
        while self.peek() == "|" and self.peek(2) not in (":", ","):
            if not self.vocabulary.alternatives:
                raise self.bad("this game has no choice of acts with '|'")
            self.need("|")
            found.append(self.grouped())
        return tuple(found)

    def grouped(self) -> Verb:
        if not self.skip("("):
            return self.act(self.vocabulary.verb_openings, "verb")
        does = self.stmts()
        self.need(")")
        return Group(does)

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
            keys = [k.key for k in word.keys]
            raise self.bad(f"{word.name()}: unknown key {key!r}, expected {one_of(keys)}{meant(key, keys)}")
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
                    reason = f"bad value {k.key}={given[k.key]}, expected {k.expected()}{meant(given[k.key], k.words)}"
                    raise self.bad(f"{word.name()}: {reason}")
            elif k.default is not None:
                value = k.default
            else:
                raise self.bad(f"{word.name()}: missing key {k.key!r}, expected {k.expected()}")
            if k.name:
                values.append(value)
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
    verb = parser.act(openings(words.values()), "word")
    parser.finish()
    return verb


def parse_choice(text: str, vocabulary: Vocabulary, place: str) -> Choice:
    """Acts of which one is enough, such as a step of a mission: ``a``, ``a | b`` or ``(a; b) | c``."""
    parser = _Parser(text, place, vocabulary)
    choice = parser.choice()
    parser.finish()
    return choice


# ---- back to text


def unparse_choice(choice: Choice, words: dict[str, Word], self_word: str = "") -> str:
    """The text that parses back into this choice; self_word: how a statement says that it is for nobody else."""
    return " | ".join([unparse_call(verb, words, self_word) for verb in choice])


def unparse_call(verb: Verb, words: dict[str, Word], self_word: str = "") -> str:
    """The text of one act; keys at their default are left out."""
    if isinstance(verb, Group):
        return f"({_unparse_stmts(verb.does, words, self_word)})"
    word = words[verb.word]
    placed: list[str] = []
    keyed: list[str] = []
    for at, k in enumerate(word.held()):
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
    branches = [f"{','.join(b.labels)}: {_unparse_stmts(b.does, words, self_word)}" for b in verb.branches]
    return f"{text} {{ {' | '.join(branches)} }}"


def _seam(stmt: Stmt, words: dict[str, Word]) -> str:
    """Phrases stand further apart than calls."""
    first = stmt.does[0][0]
    if isinstance(first, Group):
        return _seam(first.does[0], words)
    return " ; " if words[first.word].opening else "; "


def _unparse_seq(seq: Seq, words: dict[str, Word], seam: str, self_word: str) -> str:
    return seam.join([unparse_choice(choice, words, self_word) for choice in seq])


def _unparse_stmts(stmts: tuple[Stmt, ...], words: dict[str, Word], self_word: str) -> str:
    governed = False
    found: list[str] = []
    for stmt in stmts:
        # Without a word before it, it would belong to the statement before.
        alone = governed and not (stmt.who or stmt.may or stmt.price or stmt.cond)
        found.append((f"for {self_word} " if alone else "") + _unparse_stmt(stmt, words, self_word))
        governed = stmt.cond is None or _needs_then(stmt, words)
    return _seam(stmts[0], words).join(found)


def _needs_then(stmt: Stmt, words: dict[str, Word]) -> bool:
    """Whether the condition of a statement governs more than one choice, or could not be told from it."""
    assert stmt.cond is not None
    return bool(words[stmt.cond.word].opening) or len(stmt.does) > 1 or len(stmt.otherwise) > 1


def _unparse_stmt(stmt: Stmt, words: dict[str, Word], self_word: str) -> str:
    seam = _seam(stmt, words)
    text = f"for {stmt.who} " if stmt.who else ""
    text += "may " if stmt.may else ""
    text += f"pay {stmt.pay_with} {stmt.price} -> " if stmt.price else ""
    if stmt.cond is not None:
        text += f"if {'not ' if stmt.unless else ''}{unparse_call(stmt.cond, words)} "
        text += "then " if _needs_then(stmt, words) else ""
    text += _unparse_seq(stmt.does, words, seam, self_word)
    return f"{text} else {_unparse_seq(stmt.otherwise, words, seam, self_word)}" if stmt.otherwise else text


def unparse(effect: Effect, vocabulary: Vocabulary) -> str:
    """The text that parses back into this effect; what goes without saying is left out."""
    self_word = vocabulary.who[0] if vocabulary.who else ""
    return f"{effect.timing} {effect.about}".strip() + f": {_unparse_stmts(effect.does, vocabulary.words, self_word)}"
