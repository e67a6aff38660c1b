"""The sentences of an effect in one language, made from the same values that run."""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.games.encounters.content.conditions import Show
from hullbreach.games.encounters.content.effects import ALL, Collect, Dodge, Fortify, KillEnemy, Weaken
from hullbreach.games.encounters.content.vocabulary import VOCABULARY
from hullbreach.parts.grammar import Effect, Key, Stmt, Verb, verbs_of
from hullbreach.text import effects
from hullbreach.text.effects import finished
from hullbreach.text.messages import Argument, Messages, capitalised

LASTING = ("complex", "combat", "static", "room", "wound", "always")
"""Timings of effects that are in force as long as the card lies there."""
PAIR = "you_and_next_player"


class EffectText(effects.EffectText):
    """Words for effects; on_avatar: they are printed on an alien avatar."""

    def __init__(self, messages: Messages, on_avatar: bool = False) -> None:
        super().__init__(messages, VOCABULARY)
        self.on_avatar = on_avatar
        self.timing = "play"

    def effects(self, effects: Sequence[Effect]) -> list[str]:
        """A line for each moment; what happens at the same moment stands in one line."""
        lines: list[str] = []
        at = 0
        while at < len(effects):
            end = at + 1
            while end < len(effects) and same_moment(effects[at], effects[end]):
                end += 1
            lines.append(self.moment(effects[at:end]))
            at = end
        return lines

    def moment(self, effects: Sequence[Effect]) -> str:
        """When it happens and what is done, in whole sentences."""
        effect = effects[0]
        # A card laid down against a Strike reads like one thrown away against it (ENC-VIG-05).
        guards = effect.timing == "discard" and any(isinstance(v, Dodge) for each in effects for v in each.verbs)
        self.timing = "guard" if guards else effect.timing
        said = [sentence for each in effects for sentence in self.sentences(each.does)]
        args: dict[str, Argument] = {"text": finished(said), "about_name": self.about(effect)}
        if effect.timing == "guard":
            directed = [getattr(verb, "who", "you") for each in effects for verb in verbs_of(each.does)]
            args["anyone"] = "yes" if any(who != "you" for who in directed) else "no"
        id = f"timing-{effect.timing}"
        form = ".guard" if guards else ".avatar" if self.on_avatar and effect.timing == "start" else ""
        return self.messages.say(id + form, **args)

    def about(self, effect: Effect) -> str:
        """What the timing speaks of: a class, a crew, the number of a hazard."""
        if effect.timing in ("class", "crew"):
            return self.messages.say(f"{effect.timing}-{effect.about}")
        return effect.about

    # ---- statements

    def person(self, who: str) -> str:
        return "pair" if who == PAIR else "third"

    def for_others(self, stmt: Stmt) -> str:
        """Others show a card or suffer something."""
        form = self.person(stmt.who)
        escapes = isinstance(stmt.cond, Show) and stmt.unless and not (stmt.may or stmt.price or stmt.otherwise)
        if stmt.cond is None or not escapes or not self.is_one(stmt.does) or not self.has_form(stmt.does[0][0], form):
            return super().for_others(stmt)
        does = self.act(stmt.does[0][0], form)
        does = self.messages.say(f"join-show_or.{form}", card=self.condition(stmt.cond), does=does)
        return self.messages.say("join-third", who=self.messages.noun(f"who-{stmt.who}", "who")["who"], does=does)

    def provided(self, stmt: Stmt, cond: Verb, does: list[str]) -> list[str]:
        """Something that a player escapes, or gets, by showing a card."""
        if not isinstance(cond, Show) or stmt.price:
            return super().provided(stmt, cond, does)
        card = self.condition(cond)
        if not stmt.unless:
            said = self.messages.say("join-show", card=card, does=does[0])
            return [self.otherwise(said, stmt.otherwise) if stmt.otherwise else said]
        if not stmt.otherwise:
            return [self.messages.say("join-show_or", card=card, does=does[0])]
        said = self.messages.say("join-show", card=card, does=self.governed(stmt.otherwise)[0])
        return [self.otherwise(said, stmt.does)]

    # ---- acts

    def act(self, verb: Verb, form: str = "") -> str:
        """The clause of one verb, by default spoken to you; a verb directed at others names them."""
        who = getattr(verb, "who", "you")
        if self.timing == "guard" and self.has_form(verb, "guard"):
            form = "guard"
        elif not form and who != "you":
            if self.has_form(verb, "whose"):
                form = "whose"
            elif self.has_form(verb, "third"):
                form = self.person(who)
                does = super().act(verb, form)
                return self.messages.say(f"join-{form}", who=self.values(verb)["who"], does=does)
        return super().act(verb, form)

    def given(self) -> dict[str, Argument]:
        return {"trigger": self.timing, "lasting": "yes" if self.timing in LASTING else "no"}

    def values(self, verb: Verb) -> dict[str, Argument]:
        """Everything a message about this verb may speak of."""
        args = super().values(verb)
        if isinstance(verb, Weaken | Fortify):
            args["scope"] = self.scope(verb)
        elif isinstance(verb, KillEnemy):
            args["scope"] = "id" if verb.enemy else "all" if verb.n == ALL else "chosen"
        elif isinstance(verb, Collect):
            args.update(self.messages.noun(f"thing-{verb.what}", "thing", n=1))
        return args

    def scope(self, verb: Weaken | Fortify) -> str:
        """Which enemies are meant."""
        if verb.enemy:
            return "id"
        if verb.type:
            return "type"
        return "room" if self.timing == "room" else verb.target

    def value(self, args: dict[str, Argument], key: Key, value: object) -> None:
        """One value of a verb in the shapes that messages use."""
        if key.name == "who":
            args["who_is"] = str(value)
            args.update(self.messages.noun(f"who-{value}", "who"))
        elif key.name == "room":
            args.update(self.messages.noun(f"place-{value}", "place"))
        elif key.name == "enemy" and value:
            args.update(self.messages.noun(f"thing-{value}", "enemy", n=1))
        elif key.name == "type" and value:
            args["type_name"] = capitalised(self.messages.say(f"type-{value}"))
        else:
            super().value(args, key, value)


def same_moment(one: Effect, other: Effect) -> bool:
    """Whether two effects of a card happen at the same moment, so that one lead-in is enough."""
    return one.timing == other.timing and one.about == other.about
