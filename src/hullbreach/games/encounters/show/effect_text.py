"""The sentences of an effect in one language, made from the same values that run."""

from __future__ import annotations

from collections.abc import Sequence

from hullbreach.games.encounters.content.conditions import Show
from hullbreach.games.encounters.content.effects import ALL, Collect, Dodge, Fortify, KillEnemy, Weaken
from hullbreach.games.encounters.content.vocabulary import SENTENCES
from hullbreach.parts.clauses import Clause, Seq, verbs_of
from hullbreach.parts.grammar import Verb
from hullbreach.text.messages import Argument, Messages, capitalised

LASTING = ("complex", "combat", "static", "room", "wound", "always")
"""Triggers of effects that are in force as long as the card lies there."""
PAIR = "you_and_next_player"


class EffectText:
    """Words for effects; on_avatar: they are printed on an alien avatar."""

    def __init__(self, messages: Messages, on_avatar: bool = False) -> None:
        self.messages = messages
        self.on_avatar = on_avatar
        self.trigger = "play"

    def effects(self, clauses: Sequence[Clause]) -> list[str]:
        """A line for each moment; what happens at the same moment stands in one line."""
        lines: list[str] = []
        at = 0
        while at < len(clauses):
            end = at + 1
            while end < len(clauses) and same_moment(clauses[at], clauses[end]):
                end += 1
            lines.append(self.moment(clauses[at:end]))
            at = end
        return lines

    def moment(self, clauses: Sequence[Clause]) -> str:
        """When it happens and what is done, in whole sentences."""
        clause = clauses[0]
        # A card laid down against a Strike reads like one thrown away against it (ENC-VIG-05).
        guards = clause.trigger == "discard" and any(isinstance(v, Dodge) for each in clauses for v in verbs_of(each))
        self.trigger = "guard" if guards else clause.trigger
        said = [sentence for each in clauses for sentence in self.sentences(each)]
        args: dict[str, Argument] = {"text": finished(said), "about_name": self.about(clause)}
        if clause.trigger == "guard":
            directed = [getattr(verb, "who", "you") for each in clauses for verb in verbs_of(each)]
            args["anyone"] = "yes" if any(who != "you" for who in directed) else "no"
        id = f"timing-{clause.trigger}"
        form = ".guard" if guards else ".avatar" if self.on_avatar and clause.trigger == "start" else ""
        return self.messages.say(id + form, **args)

    def about(self, clause: Clause) -> str:
        """What the trigger speaks of: a class, a crew, the number of a hazard."""
        if clause.trigger in ("class", "crew"):
            return self.messages.say(f"{clause.trigger}-{clause.about}")
        return clause.about

    # ---- clauses

    def sentences(self, clause: Clause) -> list[str]:
        """What is done, sentence by sentence, without capital and full stop."""
        say = self.messages.say
        if clause.who != "you":
            return [self.somebody(clause)]
        if clause.price:
            return [self.paid(clause)]
        if isinstance(clause.cond, Show):
            return [self.shown(clause, clause.cond)]
        if clause.cond is not None:
            return [self.provided(clause, clause.cond, self.all_of(clause.does))]
        if not clause.may:
            return [self.one_of(choice) for choice in clause.does]
        permitted = self.permitted(clause.does)
        if not clause.is_trade():
            return [permitted]
        return [say("join-if-done", first=permitted, rest=self.all_of(clause.does[1:]))]

    def somebody(self, clause: Clause) -> str:
        """A clause that runs for other players than you."""
        who = self.messages.noun(f"who-{clause.who}", "who")["who"]
        form = "pair" if clause.who == PAIR else "third"
        single = len(clause.does) == 1 and len(clause.does[0]) == 1 and not (clause.may or clause.price)
        verb = clause.does[0][0]
        if single and self.has_form(verb, form) and not clause.otherwise:
            does = self.action(verb, form)
            if clause.cond is None:
                return self.messages.say(f"join-{form}", who=who, does=does)
            if isinstance(clause.cond, Show) and clause.unless:
                does = self.messages.say(f"join-show_or.{form}", card=self.condition(clause.cond), does=does)
                return self.messages.say("join-third", who=who, does=does)
        alone = Clause(
            clause.trigger, clause.about, "you", clause.may, clause.pay_with, clause.price,
            clause.cond, clause.unless, clause.does, clause.otherwise,
        )  # fmt: skip
        return self.messages.say("join-for", who=who, does=". ".join(self.sentences(alone)))

    def paid(self, clause: Clause) -> str:
        """Something that is done for points."""
        args: dict[str, Argument] = {"currency": clause.pay_with, "n": clause.price, "does": self.all_of(clause.does)}
        if clause.cond is not None and clause.may and not clause.unless and not clause.otherwise:
            return self.messages.say("join-pay_if", cond=self.condition(clause.cond), **args)
        said = self.messages.say("join-pay.may" if clause.may else "join-pay", **args)
        return said if clause.cond is None else self.provided(clause, clause.cond, said)

    def provided(self, clause: Clause, cond: Verb, does: str) -> str:
        """Something that is done under a condition."""
        id = "join-if.unless" if clause.unless else "join-if"
        said = self.messages.say(id, cond=self.condition(cond), does=does)
        if not clause.otherwise:
            return said
        return self.messages.say("join-else", first=said, other=self.all_of(clause.otherwise))

    def shown(self, clause: Clause, cond: Show) -> str:
        """Something that a player escapes, or gets, by showing a card."""
        card = self.condition(cond)
        if clause.unless and not clause.otherwise:
            return self.messages.say("join-show_or", card=card, does=self.all_of(clause.does))
        good, bad = (clause.otherwise, clause.does) if clause.unless else (clause.does, clause.otherwise)
        said = self.messages.say("join-show", card=card, does=self.all_of(good))
        return self.messages.say("join-else", first=said, other=self.all_of(bad)) if bad else said

    def permitted(self, seq: Seq) -> str:
        """The first thing of a sequence as a permission."""
        first = seq[0]
        if len(first) == 1 and self.has_form(first[0], "may"):
            return self.action(first[0], "may")
        return self.messages.say("join-may", does=self.one_of(first))

    def all_of(self, seq: Seq) -> str:
        """Everything of a sequence in one clause."""
        return self.joined([self.one_of(choice) for choice in seq], "and")

    def one_of(self, choice: tuple[Verb, ...]) -> str:
        """The alternatives of a choice."""
        if len(choice) == 1:
            return self.action(choice[0])
        return self.messages.say("join-either", does=self.joined([self.action(verb) for verb in choice], "or"))

    # ---- actions

    def has_form(self, verb: Verb, form: str) -> bool:
        """Whether a verb can be said in this form."""
        return self.messages.has(f"effect-{verb.word}.{form}")

    def action(self, verb: Verb, form: str = "") -> str:
        """The clause of one verb, by default spoken to you; a verb directed at others names them."""
        args = self.values(verb)
        who = getattr(verb, "who", "you")
        if self.trigger == "guard" and self.has_form(verb, "guard"):
            form = "guard"
        elif not form and who != "you":
            if self.has_form(verb, "whose"):
                form = "whose"
            elif self.has_form(verb, "third"):
                form = "pair" if who == PAIR else "third"
                return self.messages.say(
                    f"join-{form}", who=args["who"], does=self.messages.say(f"effect-{verb.word}.{form}", **args)
                )
        return self.messages.say(f"effect-{verb.word}.{form}" if form else f"effect-{verb.word}", **args)

    def condition(self, cond: Verb) -> str:
        """What must hold."""
        return self.messages.say(f"cond-{cond.word}", **self.values(cond))

    def values(self, verb: Verb) -> dict[str, Argument]:
        """Everything a message about this verb may speak of."""
        args: dict[str, Argument] = {
            "trigger": self.trigger,
            "lasting": "yes" if self.trigger in LASTING else "no",
        }
        form = SENTENCES.forms[verb.word]
        for key in (*form.placed, *form.keyed):
            self.value(args, key.name, getattr(verb, key.name))
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
        return "room" if self.trigger == "room" else verb.target

    def value(self, args: dict[str, Argument], name: str, value: object) -> None:
        """One value of a verb in the shapes that messages use."""
        if isinstance(value, bool):
            args[name] = "yes" if value else "no"
        elif isinstance(value, int):
            args.update({name: value, f"{name}_abs": abs(value), f"{name}_sign": "minus" if value < 0 else "plus"})
        elif name == "who":
            args["who_is"] = str(value)
            args.update(self.messages.noun(f"who-{value}", "who"))
        elif name == "room":
            args.update(self.messages.noun(f"place-{value}", "place"))
        elif name == "enemy" and value:
            args.update(self.messages.noun(f"thing-{value}", "enemy", n=1))
        elif name == "type" and value:
            args["type_name"] = capitalised(self.messages.say(f"type-{value}"))
        else:
            args[name] = str(value) or "none"

    def joined(self, words: list[str], seam: str) -> str:
        """These clauses with commas and, before the last, “and” or “or”."""
        said = words[0]
        for at, word in enumerate(words[1:], 2):
            said = self.messages.say(f"list-{seam}" if at == len(words) else "list-comma", first=said, last=word)
        return said


def same_moment(one: Clause, other: Clause) -> bool:
    """Whether two effects of a card happen at the same moment, so that one lead-in is enough."""
    return one.trigger == other.trigger and one.about == other.about


def finished(sentences: list[str]) -> str:
    """Sentences with full stops; the first keeps its small letter, because a lead-in may stand before it."""
    first, *more = sentences
    return " ".join([f"{first}.", *[f"{capitalised(each)}." for each in more]])
