"""The sentences of an effect of hunt in one language, made from the same values that run."""

from __future__ import annotations

from hullbreach.games.hunt.content import effects as fx
from hullbreach.games.hunt.content.vocabulary import ANY_WEAPON, VOCABULARY
from hullbreach.parts.grammar import Block, Branch, Key
from hullbreach.text import effects
from hullbreach.text.messages import Argument, Messages


class EffectText(effects.EffectText):
    """Words for the effects of one card: when it is played, on what, on how many, whether it is an event.

    kind: model, blip, tile or edge. armed: the weapon has been named before.
    """

    def __init__(
        self,
        messages: Messages,
        timing: str,
        kind: str = "model",
        many: bool = False,
        event: bool = False,
        armed: bool = False,
    ) -> None:
        super().__init__(messages, VOCABULARY)
        self.armed = armed
        self.about: dict[str, Argument] = {
            "timing": timing,
            "kind": kind,
            "many": "yes" if many else "no",
            "event": "yes" if event else "no",
        }

    def given(self) -> dict[str, Argument]:
        return dict(self.about)

    def label(self, verb: Block, branch: Branch) -> str:
        """What the die must show, or how the test must end, for a branch."""
        if isinstance(verb, fx.RollUnder):
            return self.messages.say("label-roll", on=verb.on)
        return self.messages.say(f"label-{branch.labels[0]}", **self.about)

    def value(self, args: dict[str, Argument], key: Key, value: object) -> None:
        """One value of a verb in the shapes that messages use."""
        if key.name == "who":
            args["who"] = str(value)
            args.update(self.messages.noun(f"who-{value}", "whom", **self.about))
        elif key.name == "action":
            args["action"] = str(value)
            id = f"action-{value}"
            args["action_name"] = self.messages.say(id) if self.messages.has(id) else str(value)
        elif key.name == "unit":
            noun = f"unit-{value}"
            args["unit_name"] = self.messages.say(noun)
            args["unit_an"] = self.messages.say(f"{noun}.an" if self.messages.has(f"{noun}.an") else noun)
        elif key.name == "weapon":
            named = bool(value) and value not in ANY_WEAPON
            args["weapon"] = "none" if self.armed else "named" if named else str(value) or "none"
            args["weapons"] = self.weapons(str(value).split("+")) if named else ""
        else:
            super().value(args, key, value)

    def weapons(self, ids: list[str]) -> str:
        """The names of weapons, of which one will do."""
        return self.joined([self.messages.say(f"weapon-{id}") for id in ids], "list-or")
