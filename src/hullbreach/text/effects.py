"""The sentences of an effect in one language, made from the same values that run.

A game derives its own ``EffectText`` and names its messages: ``timing-`` for each timing, ``effect-`` for each verb
with the forms it is said in (``.may``, ``.then``, ``.third``, ...), ``cond-`` for each condition, ``who-`` for each
who-word, and ``join-`` for the seams. With a ``join-then`` acts run on in one sentence; without they stand in sentences
of their own, or are joined by "and" where something before them governs them all.
"""

from __future__ import annotations

from dataclasses import replace

from hullbreach.parts.grammar import Block, Branch, Choice, Group, Key, Seq, Stmt, Verb, Vocabulary
from hullbreach.text.messages import Argument, Messages, capitalised


class EffectText:
    """Words for effects. timing: of the effect that is being said."""

    def __init__(self, messages: Messages, vocabulary: Vocabulary) -> None:
        self.messages = messages
        self.vocabulary = vocabulary
        self.timing = ""
        self.runs_on = messages.has("join-then")

    # ---- statements

    def sentences(self, stmts: tuple[Stmt, ...], form: str = "") -> list[str]:
        """What is done, sentence by sentence, without capital and full stop; form: of the first verb."""
        head = self.stmt(stmts[0], form)
        if len(stmts) == 1:
            return head
        if len(head) > 1 or not self.runs_on:
            return [*head, *self.sentences(stmts[1:])]
        return self.run_on("join-then", head[0], self.sentences(stmts[1:], "then"))

    def stmt(self, stmt: Stmt, form: str) -> list[str]:
        """One statement: for whom, at what price, under which condition, allowed or due."""
        if stmt.who:
            return [self.for_others(stmt)]
        if stmt.price:
            return [self.paid(stmt)]
        if stmt.cond is not None:
            return self.provided(stmt, stmt.cond, self.governed(stmt.does, "may" if stmt.may else form))
        if not stmt.may:
            return self.in_order(stmt.does, form)
        first = self.choice(stmt.does[0], "may")
        if len(stmt.does) == 1:
            return first
        seam = "join-price" if stmt.does[0][0].is_price else "join-if-done"
        return self.run_on(seam, first[0], self.governed(stmt.does[1:]))

    def for_others(self, stmt: Stmt) -> str:
        """A statement that runs for others than you."""
        who = self.messages.noun(f"who-{stmt.who}", "who")["who"]
        form = self.person(stmt.who)
        if stmt == Stmt(stmt.does, who=stmt.who) and self.is_one(stmt.does) and self.has_form(stmt.does[0][0], form):
            return self.messages.say(f"join-{form}", who=who, does=self.act(stmt.does[0][0], form))
        return self.messages.say("join-for", who=who, does=". ".join(self.stmt(replace(stmt, who=""), "")))

    def person(self, who: str) -> str:
        """The form of a verb that others do."""
        return "third"

    def paid(self, stmt: Stmt) -> str:
        """Something that is done for points."""
        does = ". ".join(self.governed(stmt.does))
        args: dict[str, Argument] = {"currency": stmt.pay_with, "n": stmt.price, "does": does}
        if stmt.cond is not None and stmt.may and not stmt.unless and not stmt.otherwise:
            return self.messages.say("join-pay_if", cond=self.condition(stmt.cond), **args)
        said = self.messages.say("join-pay.may" if stmt.may else "join-pay", **args)
        return said if stmt.cond is None else ". ".join(self.provided(stmt, stmt.cond, [said]))

    def provided(self, stmt: Stmt, cond: Verb, does: list[str]) -> list[str]:
        """Something that is done under a condition."""
        id = "join-if.unless" if stmt.unless else "join-if"
        said = self.messages.say(id, cond=self.condition(cond), does=does[0])
        if stmt.otherwise:
            said = self.otherwise(said, stmt.otherwise)
        return [said, *does[1:]]

    def otherwise(self, first: str, seq: Seq) -> str:
        """What is done if the condition is not met."""
        return self.messages.say("join-else", first=first, other=". ".join(self.governed(seq, "then")))

    # ---- acts

    def governed(self, seq: Seq, form: str = "") -> list[str]:
        """Acts that something before them governs all together."""
        if self.runs_on:
            return self.in_order(seq, form)
        return [self.joined([self.choice(choice, form if choice is seq[0] else "")[0] for choice in seq], "list-and")]

    def in_order(self, seq: Seq, form: str = "") -> list[str]:
        """Acts one after the other; form: of the first."""
        head = self.choice(seq[0], form)
        if len(seq) == 1:
            return head
        if len(head) > 1 or not self.runs_on:
            return [*head, *self.in_order(seq[1:])]
        return self.run_on("join-then", head[0], self.in_order(seq[1:], "then"))

    def run_on(self, seam: str, first: str, rest: list[str]) -> list[str]:
        """A sentence that goes on with the next ones."""
        return [self.messages.say(seam, first=first, rest=rest[0]), *rest[1:]]

    def choice(self, choice: Choice, form: str = "") -> list[str]:
        """The alternatives of a choice, mostly one act; after it a sentence for each of its branches."""
        verb = choice[0]
        if form == "may" and not (len(choice) == 1 and self.has_form(verb, form)):
            return [self.messages.say("join-may", does=self.choice(choice)[0])]
        said = [self.act(verb, form if self.has_form(verb, form) else "")]
        if len(choice) > 1:
            return [self.messages.say("join-either", does=self.joined([self.act(each) for each in choice], "list-or"))]
        if isinstance(verb, Block):
            for branch in verb.branches:
                first, *more = self.sentences(branch.does)
                said += [self.messages.say("join-branch", label=self.label(verb, branch), does=first), *more]
        return said

    def is_one(self, seq: Seq) -> bool:
        """Whether this is a single act."""
        return len(seq) == 1 and len(seq[0]) == 1

    def has_form(self, verb: Verb, form: str) -> bool:
        """Whether a verb can be said in this form."""
        return form != "" and self.messages.has(f"effect-{verb.word}.{form}")

    def act(self, verb: Verb, form: str = "") -> str:
        """The clause of one verb: plain, or in a form such as a permission (may) or after “then”."""
        if isinstance(verb, Group):
            return ". ".join(self.governed(verb.does[0].does) if verb.does[0].plain else self.sentences(verb.does))
        return self.messages.say(f"effect-{verb.word}.{form}" if form else f"effect-{verb.word}", **self.values(verb))

    def condition(self, cond: Verb) -> str:
        """What must hold."""
        return self.messages.say(f"cond-{cond.word}", **self.values(cond))

    def label(self, verb: Block, branch: Branch) -> str:
        """What must be shown for a branch."""
        return self.joined(list(branch.labels), "list-or")

    # ---- values

    def values(self, verb: Verb) -> dict[str, Argument]:
        """Everything a message about this verb may speak of."""
        args = self.given()
        for key in self.vocabulary.words[verb.word].held():
            self.value(args, key, getattr(verb, key.name))
        return args

    def given(self) -> dict[str, Argument]:
        """What every message may speak of."""
        return {}

    def value(self, args: dict[str, Argument], key: Key, value: object) -> None:
        """One value of a verb in the shapes that messages use."""
        if isinstance(value, bool):
            args[key.name] = "yes" if value else "no"
        elif isinstance(value, int):
            args.update(number_forms(key.name, value))
        else:
            args[key.name] = str(value) or "none"

    def joined(self, words: list[str], last: str, comma: str = "list-comma") -> str:
        """These words with commas and, before the last, “and” or “or”."""
        said = words[0]
        for at, word in enumerate(words[1:], 2):
            said = self.messages.say(last if at == len(words) else comma, first=said, last=word)
        return said


def number_forms(name: str, value: int) -> dict[str, Argument]:
    """A number as it is, its size, its sign, and both together as a modifier."""
    sign = "−" if value < 0 else "+"
    return {
        name: value,
        f"{name}_abs": abs(value),
        f"{name}_sign": "minus" if value < 0 else "plus",
        f"{name}_signed": f"{sign}{abs(value)}",
    }


def finished(sentences: list[str]) -> str:
    """Sentences with full stops; the first keeps its small letter, because a lead-in may stand before it."""
    first, *more = sentences
    return " ".join([f"{first}.", *[f"{capitalised(each)}." for each in more]])
