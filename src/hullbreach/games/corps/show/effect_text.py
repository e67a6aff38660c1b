"""The sentences of an effect in one language, made from the same values that run."""

from __future__ import annotations

from hullbreach.games.corps.content.conditions import Has
from hullbreach.games.corps.content.effects import (
    DiscardThis,
    Exhaust,
    ExhaustThis,
    FlipMissionBlip,
    Prevent,
    Recycle,
    Reroll,
    Reveal,
    RollEach,
    Search,
    Take,
    Unequip,
)
from hullbreach.games.corps.content.vocabulary import TARGETS, VOCABULARY
from hullbreach.parts.grammar import Branch, Effect, Key, Stmt, Verb
from hullbreach.text.messages import Argument, Messages, capitalised

PRICES = (Exhaust, DiscardThis, ExhaustThis)
"""Verbs that are a price when they may be done before something else."""


class EffectText:
    """Words for the effects of one card; who: the message that names its owner, blips: how many it places."""

    def __init__(self, messages: Messages, who: str, blips: int = 1) -> None:
        self.messages = messages
        self.given: dict[str, Argument] = messages.noun(who, "who")
        self.given["blips"] = blips

    def effect(self, effect: Effect, round: int = 0) -> str:
        """When it happens and what is done, in whole sentences."""
        args: dict[str, Argument] = {"text": finished(self.sentences(effect.does)), "round": round}
        args.update(self.given)
        for stmt in effect.does:
            if isinstance(stmt.does, Reroll | Prevent):
                target = stmt.does.target
                args.update(self.target("someone" if target == "any" else target, "victim"))
        return self.messages.say(f"timing-{effect.timing}", **args)

    def sentences(self, stmts: tuple[Stmt, ...], form: str = "") -> list[str]:
        """What is done, sentence by sentence, without capital and full stop; form: of the first verb."""
        head = self.stmt(stmts[0], form)
        rest = stmts[1:]
        if not rest:
            return head
        if stmts[0].may and isinstance(stmts[0].does, PRICES):
            after = self.sentences(rest)
            return [self.messages.say("join-price", price=head[0], rest=after[0]), *after[1:]]
        if stmts[0].may:
            after = self.sentences(rest)
            return [self.messages.say("join-if-done", first=head[0], rest=after[0]), *after[1:]]
        if len(head) > 1:
            return [*head, *self.sentences(rest)]
        after = self.sentences(rest, "then")
        return [self.messages.say("join-then", first=head[0], rest=after[0]), *after[1:]]

    def stmt(self, stmt: Stmt, form: str) -> list[str]:
        """One statement: its clause, then a sentence for each branch."""
        if stmt.may:
            form = "may"
        if isinstance(stmt.cond, Has) and isinstance(stmt.does, Unequip) and stmt.cond.slot == stmt.does.slot:
            form = "known"
        clause = self.clause(stmt.does, form)
        if stmt.cond is not None:
            cond = self.messages.say(f"cond-{stmt.cond.word}", **self.values(stmt.cond))
            clause = self.messages.say("join-if", cond=cond, does=clause)
        if stmt.otherwise is not None:
            other = self.clause(stmt.otherwise, "then")
            clause = self.messages.say("join-else", does=clause, other=other)
        found = [clause]
        for branch in stmt.branches:
            does = self.sentences(branch.does)
            label = self.label(stmt.does, branch)
            found.append(self.messages.say("join-branch", label=label, does=does[0]))
            found.extend(does[1:])
        return found

    def clause(self, verb: Verb, form: str) -> str:
        """The clause of one verb: plain, or as a permission (may), after “then”, of something known."""
        id = f"effect-{verb.word}"
        if form and (form != "then" or self.messages.has(f"{id}.then")):
            id = f"{id}.{form}"
        return self.messages.say(id, **self.values(verb))

    def label(self, verb: Verb, branch: Branch) -> str:
        """What the card, token or die must show for a branch."""
        if isinstance(verb, RollEach):
            return self.messages.say("at-least-number", min=verb.min)
        if isinstance(verb, Reveal):
            form = ".each" if verb.n > 1 else ""
            return self.joined([self.messages.say(f"type-{word}{form}") for word in branch.labels], "list")
        if isinstance(verb, FlipMissionBlip):
            return self.joined([self.messages.say(f"blip-{word}") for word in branch.labels], "list")
        faces = [int(word) for word in branch.labels]
        if len(faces) > 2 and faces == list(range(faces[0], faces[-1] + 1)):
            return self.messages.say("numbers-span", first=faces[0], last=faces[-1])
        return self.joined([str(face) for face in faces], "list")

    def values(self, verb: Verb) -> dict[str, Argument]:
        """Everything a message about this verb may speak of."""
        args = dict(self.given)
        for key in VOCABULARY.words[verb.word].keys:
            self.value(args, key, getattr(verb, key.name))
        if isinstance(verb, Recycle | Take):
            args["cards"] = self.cards(verb.n, verb.types)
        if isinstance(verb, Search):
            args["cards"] = self.cards(verb.take, verb.types)
        return args

    def value(self, args: dict[str, Argument], key: Key, value: object) -> None:
        """One value of a verb in the shapes that messages use."""
        name = "whom" if key.name == "who" else key.name
        if isinstance(value, bool):
            args[name] = "yes" if value else "no"
        elif isinstance(value, int):
            args.update(number_forms(name, value))
        elif name == "target":
            args["target_is"] = str(value)
            if value in TARGETS:
                args.update(self.target(str(value), "target"))
        elif key.square and value not in key.words:
            face, _, square = str(value).partition(":")
            args[name] = "square"
            args["square"] = square
            args["face"] = self.messages.say(f"face-{face}")
        else:
            args[name] = str(value)

    def target(self, target: str, name: str) -> dict[str, Argument]:
        """The forms of the character that an effect is about."""
        if target == "self":
            return {key.replace("who", name, 1): form for key, form in self.given.items() if key != "blips"}
        return self.messages.noun(f"target-{target}", name, **self.given)

    def cards(self, n: int, types: str) -> str:
        """So many cards of these types."""
        if types == "any":
            return self.messages.say("cards-any", n=n)
        parts = [self.messages.say(f"type-{word}.part") for word in types.split("+")]
        return self.messages.say("cards-of-types", n=n, types=self.joined(parts, "types"))

    def joined(self, words: list[str], kind: str) -> str:
        """These words with commas and “or”; kind: the messages to join them with."""
        said = words[0]
        for at, word in enumerate(words[1:], 2):
            seam = f"{kind}-or" if at == len(words) else f"{kind}-comma"
            said = self.messages.say(seam, first=said, last=word)
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
