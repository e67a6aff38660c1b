"""Everything that is printed on the cards of nemesis, sheet by sheet."""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.games.nemesis.content.load import Content
from hullbreach.games.nemesis.content.names import DECKS, NONE
from hullbreach.games.nemesis.show import card_facts as facts
from hullbreach.games.nemesis.show import card_text as texts
from hullbreach.kernel.scene import Printed, Sheet
from hullbreach.text import Messages
from hullbreach.text.messages import capitalised

Said = Callable[[Content, int, str], str]
LOGGED = {"event_card": "event"}
"""What a line of the log calls a kind of card, where the messages call it otherwise."""


class SheetMaker:
    """Prints the records of a content in one language."""

    def __init__(self, content: Content, lang: str) -> None:
        self.content = content
        self.lang = lang
        self.messages = Messages.load(texts.GAME, lang)

    def name(self, id: str) -> str:
        """What something is called, as on its card."""
        return str(capitalised(self.messages.say(id)))

    def printed(self, id: str, index: int, said: Said, beside: Said | None = None, more: str = "") -> Printed:
        """One card: its name, the facts beside its text, its text."""
        line = beside(self.content, index, self.lang) if beside is not None else ""
        kind, _, art = id.partition("-")
        kind = LOGGED.get(kind, kind)
        return Printed(self.name(id), line or more, said(self.content, index, self.lang), f"{kind}:{art}", kind, art)

    def sheet(self, title: str, cards: list[Printed], **args: str) -> Sheet:
        """All cards of one kind."""
        return Sheet(self.messages.say(f"sheet-{title}", **args), cards)

    def action_cards(self) -> list[Sheet]:
        """The cards that everybody has, then those of each Character."""
        decks = [set(character.deck) for character in self.content.characters]
        common = set.intersection(*decks)
        found = [self.sheet("common", [self.action_card(card) for card in sorted(common)])]
        for character, deck in zip(self.content.characters, decks, strict=True):
            own = [self.action_card(card) for card in sorted(deck - common)]
            found.append(self.sheet("cards", own, character=self.name(f"character-{character.id}")))
        return found

    def action_card(self, card: int) -> Printed:
        """One Action card."""
        return self.printed(f"card-{self.content.cards[card].id}", card, texts.card_text, facts.card_facts)

    def items(self) -> list[Sheet]:
        """Weapons to start with, Quest Items, then the Items by colour."""
        kinds: dict[str, list[Printed]] = {"start": [], "quest": [], **{f"items-{deck}": [] for deck in DECKS}}
        for item in self.content.items:
            kind = "quest" if item.is_quest else "start" if item.deck == NONE else f"items-{DECKS[item.deck]}"
            kinds[kind].append(self.printed(f"item-{item.id}", item.index, texts.item_text, facts.item_facts))
        return [self.sheet(kind, cards) for kind, cards in kinds.items()]

    def ship(self) -> list[Sheet]:
        """Rooms and Exploration tokens."""
        rooms = [self.printed(f"room-{r.id}", r.index, texts.room_text, facts.room_facts) for r in self.content.rooms]
        tokens: dict[str, Printed] = {}
        for token in self.content.exploration:
            kind = token.id.rpartition("_")[0]
            tokens.setdefault(kind, self.printed(f"exploration-{kind}", token.index, texts.exploration_text))
        return [self.sheet("rooms", rooms), self.sheet("exploration", list(tokens.values()))]

    def dangers(self) -> list[Sheet]:
        """Events, attacks, cards of the Intruder player, wounds and Weaknesses."""
        c = self.content
        events = [self.printed(f"event_card-{e.id}", e.index, texts.event_text, facts.event_facts) for e in c.events]
        attacks = [self.printed(f"attack-{a.id}", a.index, texts.attack_text, facts.attack_facts) for a in c.attacks]
        actions = [
            self.printed(f"intruder_action-{a.name}", a.index, texts.intruder_action_text, facts.intruder_action_facts)
            for a in c.intruder_actions
        ]
        wounds = [
            self.printed(f"wound-{w.id}", w.index, texts.wound_text, more=facts.copies_fact(w.copies, self.lang))
            for w in c.wounds
        ]
        weaknesses = [self.printed(f"weakness-{w.id}", w.index, texts.weakness_text) for w in c.weaknesses]
        return [
            self.sheet("events", events),
            self.sheet("attacks", attacks),
            self.sheet("intruder_actions", actions),
            self.sheet("wounds", wounds),
            self.sheet("weaknesses", weaknesses),
        ]

    def people(self) -> list[Sheet]:
        """Objectives and traits."""
        c = self.content
        objectives = [
            self.printed(f"objective-{o.id}", o.index, texts.objective_text, facts.objective_facts)
            for o in c.objectives
        ]
        traits = [
            self.printed(f"trait-{one.id}", one.index, texts.trait_text, more=self.name(f"character-{one.id}"))
            for one in c.characters
        ]
        return [self.sheet("objectives", objectives), self.sheet("traits", traits)]


def sheets(content: Content, lang: str) -> list[Sheet]:
    """All that is printed, from the Action cards to the traits."""
    maker = SheetMaker(content, lang)
    return [*maker.action_cards(), *maker.items(), *maker.ship(), *maker.dangers(), *maker.people()]
