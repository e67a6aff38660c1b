"""The printed text of every card, avatar, objective and location, in every language, from the records that run."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hullbreach.games.encounters.content.board_records import AlienAvatar, Avatar, Location, Objective
from hullbreach.games.encounters.content.card_records import Card
from hullbreach.games.encounters.content.load import Content
from hullbreach.games.encounters.show.effect_text import EffectText
from hullbreach.parts.grammar import Effect
from hullbreach.text import Messages
from hullbreach.text.messages import capitalised

GAME = "encounters"
KEYWORD_ORDER = (
    "coordinate", "vigilant", "final", "no_move", "no_strike", "double_strike", "triple_strike", "facehugger",
    "chestburster",
)  # fmt: skip
DECKS = ("role", "basic", "sergeant", "character", "hive", "drone", "hatchery", "strike", "agenda", "secret", "alien")
"""The decks in the order in which the sheet prints them."""


def lines_of(clauses: Sequence[Effect], lang: str, on_avatar: bool = False) -> list[str]:
    """A line for each moment at which something happens."""
    return EffectText(Messages.load(GAME, lang), on_avatar).effects(clauses)


# ---- cards


def card_name(card: Card, lang: str) -> str:
    """The name of a card; one of a Barracks character is called by it."""
    messages = Messages.load(GAME, lang)
    name = messages.say(f"card-{card.id}")
    if card.deck == "character":
        return messages.say("name-of_character", character=messages.say(f"character-{card.owner}"), name=name)
    return name


def card_text(card: Card, lang: str) -> str:
    """What a card does, a line for each effect; many a card does nothing."""
    return "\n".join(lines_of(card.effects, lang))


def card_facts(card: Card, lang: str) -> str:
    """Deck, class, crew, cost, points and keywords in one line."""
    messages = Messages.load(GAME, lang)
    say = messages.say
    if card.deck == "hive":
        facts = [say("fact-mini_deck", objective=say(f"objective-{card.owner.removeprefix('hive_')}"))]
    else:
        facts = [say(f"deck-{card.deck}")]
    if card.rarity:
        facts.append(say(f"rarity-{card.rarity}"))
    if card.kind == "enemy":
        facts.append(capitalised(say(f"type-{card.type}")))
        facts.append(say("fact-enemy_attack", n=card.enemy_attack))
    elif card.kind == "strike":
        facts.append(say("fact-damage", n=card.damage))
    elif card.deck == "hive":
        facts.append(say(f"kind-{card.kind}"))
    if card.side:
        facts.append(say(f"side-{card.side}"))
    facts.extend(say(f"class-{word}") for word in card.classes)
    if card.crew:
        facts.append(say(f"crew-{card.crew}"))
    if card.deck in ("sergeant", "character"):
        facts.append(say("fact-cost", n=card.cost))
    if card.recruit:
        facts.append(say("fact-recruit", n=card.recruit))
    if card.attack:
        facts.append(say("fact-attack", n=card.attack))
    facts.extend(say(f"keyword-{word}") for word in KEYWORD_ORDER if word in card.keywords and word != card.type)
    if card.copies > 1:
        facts.append(say("fact-copies", n=card.copies))
    return " · ".join(facts)


def card_sheet(content: Content, lang: str, decks: Iterable[str] = DECKS) -> list[tuple[str, str, str]]:
    """Every card of these decks: name, facts, text."""
    return [
        (card_name(card, lang), card_facts(card, lang), card_text(card, lang))
        for deck in decks
        for card in content.cards
        if card.deck == deck
    ]


# ---- what lies on the table from the beginning


def avatar_facts(avatar: Avatar | AlienAvatar, lang: str) -> str:
    """Health and Defense in one line."""
    say = Messages.load(GAME, lang).say
    return " · ".join([say("fact-health", n=avatar.health), say("fact-defense", n=avatar.defense)])


def avatar_sheet(content: Content, lang: str) -> list[tuple[str, str, str]]:
    """Every avatar: name, facts, and text on those of alien players."""
    say = Messages.load(GAME, lang).say
    found = [(say(f"avatar-{a.id}"), avatar_facts(a, lang), "") for a in content.avatars]
    for alien in content.alien_avatars:
        text = "\n".join(lines_of(alien.effects, lang, on_avatar=True))
        found.append((say(f"avatar-{alien.id}"), avatar_facts(alien, lang), text))
    return found


def objective_text(objective: Objective, lang: str) -> str:
    """What it is about, then set-up, lasting effects, event and actions, a line for each."""
    messages = Messages.load(GAME, lang)
    lines = lines_of((*objective.setup, *objective.always, *objective.event, *objective.action), lang)
    goal = objective.goal
    thing = messages.noun(f"thing-{goal.name}", "thing", n=goal.n)
    return "\n".join([messages.say(f"goal-{goal.what}", **thing), *lines])


def objective_sheet(content: Content, lang: str) -> list[tuple[str, str, str]]:
    """Every objective: name, number and film, text."""
    say = Messages.load(GAME, lang).say
    return [
        (
            say(f"objective-{o.id}"),
            " · ".join([say("fact-objective", n=o.number), say(f"scenario-{o.film}")]),
            objective_text(o, lang),
        )
        for o in content.objectives
    ]


def location_text(location: Location, lang: str) -> str:
    """The three hazards, with their names, a line for each effect."""
    messages = Messages.load(GAME, lang)
    lines: list[str] = []
    for hazard in location.hazards:
        name = messages.say(f"hazard-{hazard.id}")
        lines.extend(messages.say("hazard-named", text=line, name=name) for line in lines_of(hazard.effects, lang))
    return "\n".join(lines)


def location_sheet(content: Content, lang: str) -> list[tuple[str, str, str]]:
    """Every location with its hazards, and the Contaminant."""
    say = Messages.load(GAME, lang).say
    found = [(say(f"location-{p.id}"), say(f"scenario-{p.film}"), location_text(p, lang)) for p in content.locations]
    contaminant = content.contaminant
    text = lines_of((*contaminant.on_draw, *contaminant.once, *contaminant.cleanup), lang)
    found.append((say(f"card-{contaminant.id}"), say("kind-hazard"), "\n".join(text)))
    return found


# What is printed never changes; making it takes half a millisecond.
_OBJECTIVES: dict[tuple[str, str], tuple[Objective, list[str]]] = {}
_LOCATIONS: dict[tuple[str, str], tuple[Location, list[str]]] = {}


def printed_on_objective(objective: Objective, lang: str) -> list[str]:
    """The lines of an Objective."""
    known = _OBJECTIVES.get((objective.id, lang))
    if known is None or known[0] is not objective:
        known = _OBJECTIVES[objective.id, lang] = (objective, objective_text(objective, lang).split("\n"))
    return known[1]


def printed_at(location: Location, lang: str) -> list[str]:
    """The lines of a Location."""
    known = _LOCATIONS.get((location.id, lang))
    if known is None or known[0] is not location:
        known = _LOCATIONS[location.id, lang] = (location, location_text(location, lang).split("\n"))
    return known[1]
