"""The sentences of an effect in one language, made from the same values that run."""

from __future__ import annotations

from hullbreach.games.corps.content import effects as fx
from hullbreach.games.corps.content.conditions import Has
from hullbreach.games.corps.content.vocabulary import TARGETS, VOCABULARY
from hullbreach.parts.grammar import Block, Branch, Effect, Key, Stmt, Verb
from hullbreach.text import effects
from hullbreach.text.effects import finished
from hullbreach.text.messages import Argument, Messages


class EffectText(effects.EffectText):
    """Words for the effects of one card; who: the message that names its owner, blips: how many it places."""

    def __init__(self, messages: Messages, who: str, blips: int = 1) -> None:
        super().__init__(messages, VOCABULARY)
        self.owner: dict[str, Argument] = {**messages.noun(who, "who"), "blips": blips}

    def given(self) -> dict[str, Argument]:
        return dict(self.owner)

    def effect(self, effect: Effect, round: int = 0) -> str:
        """When it happens and what is done, in whole sentences."""
        args: dict[str, Argument] = {"text": finished(self.sentences(effect.does)), "round": round}
        args.update(self.owner)
        for verb in effect.verbs:
            if isinstance(verb, fx.Reroll | fx.Prevent):
                args.update(self.target("someone" if verb.target == "any" else verb.target, "victim"))
        return self.messages.say(f"timing-{effect.timing}", **args)

    def provided(self, stmt: Stmt, cond: Verb, does: list[str]) -> list[str]:
        """What the condition has named is not named again."""
        verb = stmt.does[0][0]
        if isinstance(cond, Has) and isinstance(verb, fx.Unequip) and cond.slot == verb.slot:
            does = [self.act(verb, "known"), *does[1:]]
        return super().provided(stmt, cond, does)

    def label(self, verb: Block, branch: Branch) -> str:
        """What the card, token or die must show for a branch."""
        if isinstance(verb, fx.RollEach):
            return self.messages.say("at-least-number", min=verb.min)
        if isinstance(verb, fx.Reveal):
            form = ".each" if verb.n > 1 else ""
            return self.joined([self.messages.say(f"type-{word}{form}") for word in branch.labels], "list-or")
        if isinstance(verb, fx.FlipMissionBlip):
            return self.joined([self.messages.say(f"blip-{word}") for word in branch.labels], "list-or")
        faces = [int(word) for word in branch.labels]
        if len(faces) > 2 and faces == list(range(faces[0], faces[-1] + 1)):
            return self.messages.say("numbers-span", first=faces[0], last=faces[-1])
        return super().label(verb, branch)

    def values(self, verb: Verb) -> dict[str, Argument]:
        """Everything a message about this verb may speak of."""
        args = super().values(verb)
        if isinstance(verb, fx.Recycle | fx.Take):
            args["cards"] = self.cards(verb.n, verb.types)
        if isinstance(verb, fx.Search):
            args["cards"] = self.cards(verb.take, verb.types)
        return args

    def value(self, args: dict[str, Argument], key: Key, value: object) -> None:
        """One value of a verb in the shapes that messages use."""
        if key.name == "who":
            args["whom"] = str(value)
        elif key.name == "target":
            args["target_is"] = str(value)
            if value in TARGETS:
                args.update(self.target(str(value), "target"))
        elif key.square and value not in key.words:
            face, _, square = str(value).partition(":")
            args.update({key.name: "square", "square": square, "face": self.messages.say(f"face-{face}")})
        else:
            super().value(args, key, value)

    def target(self, target: str, name: str) -> dict[str, Argument]:
        """The forms of the character that an effect is about."""
        if target == "self":
            return {key.replace("who", name, 1): form for key, form in self.owner.items() if key != "blips"}
        return self.messages.noun(f"target-{target}", name, **self.owner)

    def cards(self, n: int, types: str) -> str:
        """So many cards of these types."""
        if types == "any":
            return self.messages.say("cards-any", n=n)
        parts = [self.messages.say(f"type-{word}.part") for word in types.split("+")]
        return self.messages.say("cards-of-types", n=n, types=self.joined(parts, "types-or", "types-comma"))
