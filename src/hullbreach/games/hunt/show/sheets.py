"""Everything that is printed on the cards of hunt, sheet by sheet. HUNT-CARD-01, HUNT-CARD-02"""

from __future__ import annotations

from hullbreach.games.hunt.content.goals import TARGETS, Victory
from hullbreach.games.hunt.content.load import Content
from hullbreach.games.hunt.content.names import BASES, FACTIONS, STATS
from hullbreach.games.hunt.content.skills import skills_in
from hullbreach.games.hunt.content.unit_records import Unit
from hullbreach.games.hunt.show.card_text import environment_text, strategy_text
from hullbreach.kernel.scene import Printed, Sheet
from hullbreach.parts.grammar import Verb
from hullbreach.text import Messages
from hullbreach.text.messages import capitalised

NO_VALUE = "–"
# Stats are abbreviated in the same way in every language.
SHORT = ("M", "CC", "RS", "St", "Con", "LD", "W", "A")


def sheets(content: Content, lang: str) -> list[Sheet]:
    """Stat cards and Strategy cards by faction, Environment and Mission cards, skills and actions."""
    messages = Messages.load("hunt", lang)
    say = messages.say
    found: list[Sheet] = []
    for faction, word in enumerate(FACTIONS):
        units = [unit for unit in content.units if unit.faction == faction and unit.index != content.decoy]
        printed = [Printed(_name(messages, f"unit-{unit.id}"), *stat_card(content, unit, messages)) for unit in units]
        found.append(Sheet(say("sheet-units", faction=say(f"faction-{word}")), printed))
    for faction, word in enumerate(FACTIONS):
        cards = [card for card in content.strategy if card.faction == faction]
        printed = [
            Printed(
                _name(messages, f"card-{card.id}"),
                "",
                strategy_text(content, card.index, lang),
                f"card:{card.id}",
                "strategy",
                card.id,
            )
            for card in cards
        ]
        found.append(Sheet(say("sheet-strategy", faction=say(f"faction-{word}")), printed))
    events = [
        Printed(
            _name(messages, f"environment-{card.id}"),
            "",
            environment_text(content, card.index, lang),
            f"environment:{card.id}",
            "environment",
            card.id,
        )
        for card in content.environment
    ]
    found.append(Sheet(say("sheet-environment"), events))
    missions = [
        Printed(
            _name(messages, f"mission_card-{card.id}"),
            "",
            mission_text(card.victory, messages),
            f"mission_card:{card.id}",
            "mission",
            card.id,
        )
        for card in content.mission_cards
    ]
    found.append(Sheet(say("sheet-missions"), missions))
    found.append(Sheet(say("sheet-skills"), [_rule(messages, f"skill-{skill.id}") for skill in content.skills]))
    found.append(Sheet(say("sheet-actions"), [_rule(messages, f"action-{action.id}") for action in content.actions]))
    return found


def _name(messages: Messages, id: str) -> str:
    return str(capitalised(messages.say(id)))


def _rule(messages: Messages, id: str) -> Printed:
    return Printed(_name(messages, id), "", messages.say(f"{id}.rule"))


def stat_card(content: Content, unit: Unit, messages: Messages) -> tuple[str, str]:
    """The stat line of a unit, and its weapons and skills (HUNT-STA-13)."""
    values = [int(getattr(unit, name)) for name in STATS]
    line = [f"{name} {NO_VALUE if n < 0 else n}" for name, n in zip(SHORT, values, strict=True)]
    if unit.a_min:
        line[-1] += f"({unit.a_min})"
    facts = " · ".join([*line, messages.say(f"base-{BASES[unit.base]}")])
    weapons = [content.weapons[n] for n in unit.weapons]
    armed = [
        f"{_name(messages, f'weapon-{weapon.id}')} {_value(weapon.st)}/{_value(weapon.roa)}/{weapon.avv}"
        for weapon in weapons
    ]
    skills = [_name(messages, f"skill-{id}") for id in skills_in(unit.skills) if messages.has(f"skill-{id}")]
    return facts, "\n".join([", ".join(part) for part in (armed, skills) if part])


def _value(n: int) -> str:
    """A number of a weapon; a rule says what one without does."""
    return "*" if n < 0 else str(n)


def mission_text(victory: tuple[Victory, ...], messages: Messages) -> str:
    """What a Mission card asks of each faction, a line for each (HUNT-CARD-14)."""
    lines: list[str] = []
    for faction, word in enumerate(FACTIONS):
        goals = [goal_of_card(verb, messages) for verb in victory[faction].goals()]
        lines.append(messages.say("mission-line", faction=messages.say(f"faction-{word}"), goals="; ".join(goals)))
    return "\n".join(lines)


def goal_of_card(verb: Verb, messages: Messages) -> str:
    """One goal of a Mission card, which names its targets before anybody has chosen them."""
    place = next((word for word in (getattr(verb, key, "") for key in ("at", "to", "source")) if word in TARGETS), "")
    token = str(getattr(verb, "token", ""))
    count = int(getattr(verb, "count", 0) or getattr(verb, "tokens", 0) or 1)
    said = messages.say(
        f"goal-{verb.word}",
        at=messages.say(f"place-{place}") if place else "",
        token=messages.say(f"token-{token}") if token else "",
        count=count,
    )
    share = int(getattr(verb, "share", 0))
    return (
        messages.say("mission-share", goal=said, share=share) if share else said if count < 2 else f"{said} ({count})"
    )
