"""The sentences of an effect of nemesis in one language, made from the same values that run."""

from __future__ import annotations

from hullbreach.games.nemesis.content import effects as fx
from hullbreach.games.nemesis.content import gear
from hullbreach.games.nemesis.content.vocabulary import ATTACK, VOCABULARY
from hullbreach.parts.grammar import Choice, Seq, Stmt, Verb
from hullbreach.text import effects
from hullbreach.text.messages import Argument, Messages

THIRD = "third"
THEN = "then"
FOLLOWING = (fx.DrawCards, fx.Pass, fx.NoiseRoll)
"""What is said in one sentence with the act before it."""


class EffectText(effects.EffectText):
    """Words for the effects of one record at one moment. required: what must hold for it has been said before."""

    def __init__(self, messages: Messages, timing: str, required: bool = False) -> None:
        super().__init__(messages, VOCABULARY)
        self.timing = timing
        self.required = required
        # What the acts before have done, for those that speak of it.
        self.injured = False
        self.attached = False

    def given(self) -> dict[str, Argument]:
        return {
            "timing": self.timing,
            "required": "yes" if self.required else "no",
            "injured": "yes" if self.injured else "no",
            "attached": "yes" if self.attached else "no",
        }

    def stmt(self, stmt: Stmt, form: str) -> list[str]:
        """One statement; what an attack does is said of its target."""
        if self.timing == ATTACK and stmt.plain and all(self.has_form(choice[0], THIRD) for choice in stmt.does):
            return [self.done_by("target", stmt)]
        return super().stmt(stmt, form)

    def for_others(self, stmt: Stmt) -> str:
        return self.done_by(stmt.who, stmt)

    def done_by(self, who: str, stmt: Stmt) -> str:
        """What these do, one thing after the other."""
        does = self.joined([self.act(choice[0], THIRD) for choice in stmt.does], "list-and")
        return self.messages.say("join-third", who=self.messages.say(f"who-{who}", **self.given()), does=does)

    def provided(self, stmt: Stmt, cond: Verb, does: list[str]) -> list[str]:
        """What is done under a condition; a language that says it after the act may have a form for that."""
        id = f"cond-{cond.word}.{THEN}"
        said = self.messages.say(id, **self.values(cond)) if self.messages.has(id) else self.condition(cond)
        return [self.messages.say("join-if", cond=said, does=does[0]), *does[1:]]

    def in_order(self, seq: Seq, form: str = "") -> list[str]:
        """Acts one after the other: a price or a choice of a Room leads on to the next act, and some follow on."""
        said: list[str] = []
        leads = False
        for at, choice in enumerate(seq):
            verb = choice[0]
            follows = at > 0 and isinstance(verb, FOLLOWING)
            clause, *more = self.choice(choice, THEN if follows else form if at == 0 else "")
            if leads:
                said[-1] = self.messages.say("join-price", first=said[-1], rest=clause)
            elif follows:
                said[-1] = self.messages.say("join-after", first=said[-1], rest=clause)
            else:
                said.append(clause)
            said += more
            leads = verb.is_price or isinstance(verb, fx.ChooseRoom)
        return said

    def choice(self, choice: Choice, form: str = "") -> list[str]:
        said = super().choice(choice, form)
        self.note(choice[0])
        return said

    def note(self, verb: Verb) -> None:
        """Remember what later acts speak of."""
        self.injured = self.injured or isinstance(verb, fx.Injure)
        self.attached = self.attached or isinstance(verb, gear.Attach)
