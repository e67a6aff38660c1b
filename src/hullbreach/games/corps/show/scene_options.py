"""What one wants to know before choosing an option, in a few words: distance, price, what the dial will show."""

from __future__ import annotations

from hullbreach.games.corps.rules.attack import attack_cost, covered
from hullbreach.games.corps.rules.effects.characters import aim_steps
from hullbreach.games.corps.rules.rest import REST_DRAWS, REST_RECYCLES
from hullbreach.games.corps.rules.state import CHARACTERS, DIAL_MAX, Corps
from hullbreach.games.corps.show.card_text import card_facts, card_text, side_facts
from hullbreach.games.corps.show.effect_text import EffectText
from hullbreach.games.corps.words import options as opt
from hullbreach.kernel.options import Option
from hullbreach.kernel.requests import Ask
from hullbreach.text import Messages

ABILITIES = (opt.USE_ABILITY, opt.REROLL_ABILITY, opt.PREVENT_ABILITY)
PAID = (opt.ATTACK, opt.ATTACK_SPACE, opt.DEFENSIVE_FIRE, opt.DEFENSIVE_FIRE_SPACE)
AREAS = (opt.ATTACK_SPACE, opt.FREE_ATTACK_SPACE, opt.DEFENSIVE_FIRE_SPACE)
# Of a card that is used one wants to know what it does, of another what it is.
USED = (opt.PLAY_EVENT, opt.USE_CARD, opt.REROLL_CARD, opt.PREVENT_CARD)
SHOTS = (*PAID, opt.FREE_ATTACK, opt.FREE_ATTACK_SPACE, opt.FIRE)


def note(g: Corps, ask: Ask, option: Option, messages: Messages) -> str:
    """A line under the label of an option; empty where the label says it all."""
    phrase = option.phrase
    about = [value for (_, kind), value in zip(ask.prompt.places, ask.about, strict=True) if kind == "character"]
    who = about[0] if about else g.active
    if phrase in SHOTS and who >= 0:
        return shot(g, ask, who, option, messages)
    if phrase is opt.AIM and who >= 0:
        now = g.dial[who]
        return messages.say("note-aim", now=now, then=min(DIAL_MAX, now + aim_steps(g, who)))
    if phrase is opt.REST and who >= 0:
        kind = "hero" if g.hero[who] >= 0 else "grunt"
        return messages.say("note-rest", kind=kind, draw=REST_DRAWS, recycle=REST_RECYCLES)
    if phrase is opt.FIRST:
        heroes = [who for who in range(CHARACTERS) if g.hero[who] == option.args[0]]
        return ", ".join([messages.say(f"character-{g.names.name('character', who)}") for who in heroes])
    if phrase is opt.PLAY_AS:
        chosen = option.args[0]
        facts = side_facts(g.names.name("character", chosen), g.fixed.sides[chosen][0], True, messages.lang)
        return facts.partition(" · ")[2]
    if phrase is opt.INTERACT:
        return messages.say(f"token-{token(g, option.args[0])}")
    if phrase in ABILITIES and about:
        return ability(g, who, option.args[0], messages)
    cards = [
        value for (_, kind), value in zip(phrase.places, option.args, strict=True) if kind == "card" and value >= 0
    ]
    if not cards:
        return ""
    record = g.card(cards[0])
    if phrase is opt.UNEQUIP:
        return messages.say("note-equip-again", n=record.cost)
    if phrase in USED:
        return " ".join(card_text(record, messages.lang).split("\n"))
    return card_facts(record, messages.lang)


def ability(g: Corps, who: int, number: int, messages: Messages) -> str:
    """What an ability of a character does."""
    words = EffectText(messages, f"character-{g.names.name('character', who)}")
    return words.effect(g.side(who).abilities[number - 1])


def token(g: Corps, square: int) -> str:
    """What lies on a square that a mission lets characters interact with."""
    if g.fixed.computers >> square & 1:
        return "computer"
    return "crate" if g.crates >> square & 1 else "mission_blip"


def struck(g: Corps, option: Option) -> int:
    """The squares that an area attack covers; none of another option. CORPS-AREA-01"""
    return covered(g, option.args[-1]) if option.phrase in AREAS else 0


def in_area(g: Corps, area: int, messages: Messages) -> str:
    """For how many Aliens, blips and people of the squad an area attack is rolled. CORPS-AREA-02, CORPS-AREA-03"""
    aliens = sum([g.tokens.get(alien, 0) + 1 for alien, square in g.aliens.items() if area >> square & 1])
    blips = sum([area >> square & 1 for square in g.blips.values()])
    friends = sum([g.square[who] >= 0 and area >> g.square[who] & 1 for who in range(CHARACTERS)])
    found = [messages.say("note-area-aliens", n=aliens)] if aliens or not blips else []
    if blips:
        found.append(messages.say("note-area-blips", n=blips))
    return " · ".join([*found, messages.say("note-area-friends", n=friends)])


def shot(g: Corps, ask: Ask, who: int, option: Option, messages: Messages) -> str:
    """How far the shot goes and how many cards it exhausts."""
    found: list[str] = []
    places = (*zip(option.phrase.places, option.args, strict=True), *zip(ask.prompt.places, ask.about, strict=True))
    for (_, kind), value in places:
        square = value if kind == "square" else g.aliens.get(value, -1) if kind == "alien" else -1
        if square >= 0 and g.square[who] >= 0 and not found:
            found.append(messages.say("note-distance", n=g.board.king(g.square[who], square)))
    if option.phrase in AREAS:
        found.append(in_area(g, struck(g, option), messages))
    for (_, kind), value in zip(option.phrase.places, option.args, strict=True):
        if kind == "card" and option.phrase in PAID:
            found.append(messages.say("note-exhausts", n=attack_cost(g, who, value)))
    return " · ".join(found)
