"""What stands on a card beside its text: price, Combat mark, colours, components, blood values, in every language."""

from __future__ import annotations

from hullbreach.games.nemesis.content.card_records import Item
from hullbreach.games.nemesis.content.event_records import ANY_CORRIDOR, RETREAT
from hullbreach.games.nemesis.content.load import Content
from hullbreach.games.nemesis.content.names import (
    ANY_TIME,
    COMPONENTS,
    DECKS,
    IN_COMBAT,
    INTRUDERS,
    NONE,
    OBJECTIVE_DECKS,
    QUEEN,
    ROOM_COLOURS,
)
from hullbreach.games.nemesis.show.card_text import GAME
from hullbreach.kernel.options import bits
from hullbreach.text import Messages
from hullbreach.text.messages import capitalised

SEAM = " · "


def line(facts: list[str]) -> str:
    """Facts in one line, the first with a capital letter."""
    return str(capitalised(SEAM.join(facts)))


def card_facts(content: Content, card: int, lang: str) -> str:
    """The price and Combat mark of an Action card."""
    record = content.cards[card]
    messages = Messages.load(GAME, lang)
    facts = [messages.say("fact-cost", n=record.cost), *combat_facts(record.combat, messages)]
    return line([*facts, messages.say("fact-reaction")] if record.is_reaction else facts)


def combat_facts(combat: int, messages: Messages) -> list[str]:
    """A Combat mark, if there is one."""
    if combat == ANY_TIME:
        return []
    return [messages.say("fact-in_combat" if combat == IN_COMBAT else "fact-out_of_combat")]


def item_facts(content: Content, item: int, lang: str) -> str:
    """Where an Item comes from, its price and marks, what it counts as and how it is got."""
    record = content.items[item]
    messages = Messages.load(GAME, lang)
    say = messages.say
    origin = "quest" if record.is_quest else "start" if record.deck == NONE else f"deck-{DECKS[record.deck]}"
    facts = [say(f"fact-{origin}")]
    if record.weapon_class:
        facts += [say(f"fact-weapon-{record.weapon_class}"), say("fact-ammo", n=record.ammo)]
    elif record.use == "passive":
        facts.append(say("fact-passive"))
    else:
        facts += [say("fact-cost", n=record.cost), *combat_facts(record.combat, messages)]
        if record.use == "reaction":
            facts.append(say("fact-reaction"))
    if record.heavy:
        facts.append(say("fact-heavy"))
    if record.one_use:
        facts.append(say("fact-one_use"))
    return line([*facts, *getting_facts(content, record, messages)])


def getting_facts(content: Content, record: Item, messages: Messages) -> list[str]:
    """How an Item is crafted or activated, what it counts as, how many there are."""
    say = messages.say
    facts: list[str] = []
    if record.recipe:
        components = " + ".join([say(f"component-{COMPONENTS[part]}") for part in record.recipe])
        facts.append(say("fact-recipe", components=components))
    if record.component != NONE:
        facts.append(say("fact-component", component=say(f"component-{COMPONENTS[record.component]}")))
    if record.activate_in != NONE:
        room_in = say(f"room-{content.rooms[record.activate_in].id}.in")
        facts.append(say("fact-activate_in", room_in=room_in, cost=record.activate_cost))
    if record.activate_with:
        item = say(f"activates-{record.activate_with}")
        facts.append(say("fact-activate_with", item=item, cost=record.activate_cost))
    if record.copies > 1:
        facts.append(say("fact-copies", n=record.copies))
    return facts


def room_facts(content: Content, room: int, lang: str) -> str:
    """Colour, Computer and the price of the Room Action."""
    record = content.rooms[room]
    messages = Messages.load(GAME, lang)
    facts = [messages.say(f"fact-colour-{ROOM_COLOURS[record.colour]}")]
    if record.computer:
        facts.append(messages.say("fact-computer"))
    if not record.can_break:
        facts.append(messages.say("fact-unbreakable"))
    if record.ways:
        facts.append(messages.say("fact-cost", n=record.cost))
    return line(facts)


def event_facts(content: Content, event: int, lang: str) -> str:
    """Who moves through which Corridors, and where the card goes unless it is discarded."""
    record = content.events[event]
    messages = Messages.load(GAME, lang)
    facts = [messages.say("fact-movers", movers=intruders(record.movers, messages), n=record.corridor)]
    if messages.has(f"fact-after-{record.after}"):
        facts.append(messages.say(f"fact-after-{record.after}"))
    return line(facts)


def intruders(mask: int, messages: Messages) -> str:
    """Kinds of Intruders, several of each; there is only one Queen."""
    forms = ["" if kind == QUEEN else ".many" for kind in bits(mask)]
    found = [messages.say(f"intruder-{INTRUDERS[kind]}{form}") for kind, form in zip(bits(mask), forms, strict=True)]
    return ", ".join(found)


def attack_facts(content: Content, attack: int, lang: str) -> str:
    """Who hits with an attack, and the blood values of its cards."""
    record = content.attacks[attack]
    messages = Messages.load(GAME, lang)
    values = [messages.say("fact-retreat") if blood == RETREAT else str(blood) for blood in record.blood]
    blood = messages.say("fact-blood", values=", ".join(values))
    return line([messages.say("fact-attackers", attackers=intruders(record.attackers, messages)), blood])


def intruder_action_facts(content: Content, card: int, lang: str) -> str:
    """The movement and the attack of a card of the Intruder player."""
    return line(list(intruder_action_uses(content, card, lang)))


def intruder_action_uses(content: Content, card: int, lang: str) -> tuple[str, str]:
    """The movement, and the attack."""
    record = content.intruder_actions[card]
    messages = Messages.load(GAME, lang)
    move = messages.say("fact-move-any") if record.move == ANY_CORRIDOR else messages.say("fact-move", n=record.move)
    return move, messages.say("fact-attack_draw", n=record.attack)


def objective_facts(content: Content, objective: int, lang: str) -> str:
    """The kind of an objective and for how many players it is."""
    record = content.objectives[objective]
    messages = Messages.load(GAME, lang)
    facts = [messages.say(f"fact-objective-{OBJECTIVE_DECKS[record.deck]}")]
    if record.min_players > 2:
        facts.append(messages.say("fact-players", n=record.min_players))
    return line(facts)


def copies_fact(copies: int, lang: str) -> str:
    """How many of something there are."""
    return Messages.load(GAME, lang).say("fact-copies", n=copies)
