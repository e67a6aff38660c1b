"""The printed text of cards and characters, in every language, from the records that run."""

from __future__ import annotations

from hullbreach.games.corps.content.card_records import EnduranceCard, Side, TrackerCard
from hullbreach.games.corps.content.load import Content
from hullbreach.games.corps.show.effect_text import EffectText
from hullbreach.parts.grammar import Effect
from hullbreach.text import Messages
from hullbreach.text.messages import capitalised

KEYWORD_ORDER = (
    "action", "free_action", "full_auto", "backup", "bulky", "cumbersome", "close", "grenade",
)  # fmt: skip


def card_text(card: EnduranceCard, lang: str) -> str:
    """What an Endurance card does, a line for each effect."""
    messages = Messages.load("corps", lang)
    lines: list[str] = []
    if card.area:
        lines.append(messages.say("weapon-area"))
    if card.always_hits_on:
        lines.append(messages.say("weapon-always", n=card.always_hits_on))
    lines.extend(EffectText(messages, bearer(card, e)).effect(e) for e in card.effects)
    return "\n".join(lines)


def bearer(card: EnduranceCard, effect: Effect) -> str:
    """The message that names whose card it is when this effect happens."""
    if card.type == "event":
        return "who-hero"
    return "who-active" if effect.timing == "on_hazard" else "who-this"


def ability_text(character: str, side: Side, lang: str) -> str:
    """What one side of a character can do, a line for each ability; a Grunt may have none."""
    words = EffectText(Messages.load("corps", lang), f"character-{character}")
    return "\n".join(words.effect(ability) for ability in side.abilities)


def tracker_text(card: TrackerCard, lang: str) -> str:
    """What a Motion Tracker card does, in the order in which it is done."""
    messages = Messages.load("corps", lang)
    words = EffectText(messages, "who-hero", 2 if card.spawn == "all_tunnels" else card.blips)
    lines = [words.effect(e) for e in card.effects if e.timing == "before_spawn"]
    if card.blips:
        lines.append(messages.say("tracker-place", n=card.blips, spawn=card.spawn))
    lines.extend(words.effect(e) for e in card.effects if e.timing != "before_spawn")
    return " ".join(lines)


def card_facts(card: EnduranceCard, lang: str) -> str:
    """Type, cost, keywords and, for weapons, attack cost and range in one line."""
    messages = Messages.load("corps", lang)
    facts = [capitalised(messages.say(f"type-{card.type}"))]
    if card.type != "hazard":
        facts.append(messages.say("fact-cost", n=card.cost))
    facts.extend(messages.say(f"keyword-{word}") for word in KEYWORD_ORDER if word in card.keywords)
    if card.type == "weapon":
        facts.append(messages.say("fact-attack_cost", n=card.attack_cost))
        facts.append(messages.say("fact-range", n=card.range))
    return " · ".join(facts)


def tracker_facts(card: TrackerCard, lang: str) -> str:
    """Type and threat level in one line."""
    messages = Messages.load("corps", lang)
    return " · ".join([messages.say(f"threat-{card.type}"), capitalised(messages.say("threat-level", n=card.threat))])


def side_facts(character: str, side: Side, hero: bool, lang: str) -> str:
    """Hero or Grunt and the statistics that it has, in one line."""
    messages = Messages.load("corps", lang)
    gender = messages.say(f"character-{character}.gender")
    facts = [capitalised(messages.say("side-hero" if hero else "side-grunt", gender=gender))]
    if hero:
        facts.append(capitalised(messages.say(f"rank-{side.rank}", gender=gender)))
    stats = (
        ("speed", side.speed),
        ("defence", side.defence),
        ("melee", side.melee),
        ("tech", side.tech),
        ("aim", side.aim),
    )
    facts.extend(f"{messages.say(f'stat-{name}')} {value}" for name, value in stats if value)
    return " · ".join(facts)


def card_sheet(content: Content, lang: str) -> list[tuple[str, str, str]]:
    """Every Endurance card: name, facts, text."""
    messages = Messages.load("corps", lang)
    return [
        (messages.say(f"card-{card.id}"), card_facts(card, lang), card_text(card, lang)) for card in content.endurance
    ]


def tracker_sheet(content: Content, lang: str) -> list[tuple[str, str, str]]:
    """Every Motion Tracker card: name, facts, text."""
    messages = Messages.load("corps", lang)
    return [
        (messages.say(f"tracker-{card.id}"), tracker_facts(card, lang), tracker_text(card, lang))
        for card in content.tracker
    ]


def character_sheet(
    content: Content, lang: str, edition: str = "updated", faq11: bool = False
) -> list[tuple[str, str, str]]:
    """Both sides of every character: full name, facts, abilities."""
    messages = Messages.load("corps", lang)
    return [
        (
            messages.say(f"character-{character.id}.full"),
            side_facts(character.id, side, side is sides[0], lang),
            ability_text(character.id, side, lang),
        )
        for character, sides in zip(content.characters, content.sides(edition, faq11), strict=True)
        for side in sides
    ]
