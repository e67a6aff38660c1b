"""Options, questions, events, rolls, refusals, totals and outcomes as sentences, in every language."""

from __future__ import annotations

from hullbreach.games.encounters.faces import ALIEN_AVATAR, AVATAR, LOCATION, OBJECTIVE
from hullbreach.games.encounters.names import COMBAT, HUGGERS, NOWHERE, ROOM_NAMES
from hullbreach.games.encounters.setting import Setting
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option
from hullbreach.kernel.phrases import Event, Names, Phrase
from hullbreach.kernel.procedures import Total
from hullbreach.kernel.requests import Ask, Roll
from hullbreach.kernel.state import Outcome
from hullbreach.text import Messages
from hullbreach.text.messages import Argument

GAME = "encounters"

# What the values of a refusal are, by its reason.
REASONS: dict[str, tuple[str, ...]] = {
    "already-face-up": ("room",),
    "choose-a-role": (),
    "condition-not-met": (),
    "copied-already": ("card",),
    "discard-first": ("number",),
    "dodges-only": ("card",),
    "face-down": ("spot",),
    "facehugger-out-of-reach": ("seat",),
    "final-enemy": ("spot",),
    "guards-only-its-owner": ("card",),
    "kill-first": (),
    "match-over": (),
    "no-coordinate": ("card",),
    "no-dodging-vigilant": ("card",),
    "no-fights-between-players": (),
    "no-guard-card": ("card",),
    "no-sacrifice": ("card",),
    "no-sergeants": (),
    "no-such-opponent": ("seat",),
    "nobody-there": ("spot",),
    "not-a-character": ("card",),
    "not-an-action": (),
    "not-asked": (),
    "not-for-aliens": (),
    "not-in-hand": ("card",),
    "not-in-hq": ("card",),
    "not-in-play": ("card",),
    "not-of-that-class": ("card",),
    "not-offered": (),
    "not-offered-card": ("card",),
    "not-vigilant": ("card",),
    "not-your-card": (),
    "not-your-character": ("card",),
    "nothing-kept": ("card",),
    "only-coordinate-now": (),
    "only-on-anothers-turn": (),
    "only-reactions-now": (),
    "only-showing-now": (),
    "role-taken": ("card",),
    "room-blocked": ("room",),
    "room-empty": ("room",),
    "too-few-points": ("number",),
    "too-few-recruit": ("card", "number"),
    "too-few-recruit-for-sergeant": ("number",),
    "too-little-attack": ("number",),
    "used-this-turn": ("card",),
}


def say_option(names: Names, option: Option, lang: str) -> str:
    """The label of an option, without a full stop."""
    return _say(names, f"option-{option.phrase.id}", option.phrase, option.args, lang)


def say_question(names: Names, ask: Ask, lang: str) -> str:
    """What a player is asked."""
    return _say(names, f"ask-{ask.prompt.id}", ask.prompt, ask.about, lang)


def say_roll(names: Names, roll: Roll, lang: str) -> str:
    """What chance decides, without a full stop."""
    return _say(names, f"roll-{roll.name.id}", roll.name, roll.about, lang)


def say_event(names: Names, event: Event, lang: str) -> str:
    """A line of the log."""
    return _say(names, f"event-{event.phrase.id}", event.phrase, event.args, lang)


def say_no(names: Names, no: No, lang: str) -> str:
    """Why something is refused."""
    messages = Messages.load(GAME, lang)
    places = tuple([(kind, kind) for kind in REASONS[no.reason]])
    values = tuple([value for value in no.about if isinstance(value, int)])
    return messages.say(f"no-{no.reason}", **arguments(setting_of(names), messages, places, values))


def say_total(total: Total, lang: str) -> str:
    """A number with its terms: ``5 = 6 printed − 1 Sentry Gun``; a bound that it met is named."""
    messages = Messages.load(GAME, lang)
    text = ""
    found = 0
    for name, n in total.terms:
        found += n
        sign = ("−" if n < 0 else "") if not text else " − " if n < 0 else " + "
        kind = next((kind for kind in ("term", "card", "objective") if messages.has(f"{kind}-{name}")), "term")
        text += f"{sign}{abs(n)} {messages.say(f'{kind}-{name}')}"
    return messages.say("total" if found == total.value else "total-minimum", value=total.value, terms=text)


def say_outcome(outcome: Outcome, lang: str) -> str:
    """How the game ended."""
    score = 0 if outcome.score is None else outcome.score
    return Messages.load(GAME, lang).say(f"outcome-{outcome.reason}", score=score)


def _say(names: Names, id: str, phrase: Phrase, values: tuple[int, ...], lang: str) -> str:
    messages = Messages.load(GAME, lang)
    return messages.say(id, **arguments(setting_of(names), messages, phrase.places, values))


def setting_of(names: Names) -> Setting:
    """The names of an encounters match are its setting."""
    assert isinstance(names, Setting)
    return names


def arguments(
    t: Setting, messages: Messages, places: tuple[tuple[str, str], ...], values: tuple[int, ...]
) -> dict[str, Argument]:
    """Every place in the form that messages use; a place without a value is left out."""
    return {place: word_for(t, messages, kind, value) for (place, kind), value in zip(places, values, strict=False)}


def word_for(t: Setting, messages: Messages, kind: str, value: int) -> Argument:
    """One value: a number, or a name that can stand anywhere in a sentence."""
    if kind == "number":
        return value
    if kind == "card":
        return card_name(t, messages, value)
    if kind == "seat":
        return messages.say("name-seat", n=value + 1)
    if kind == "spot":
        return spot_name(messages, value)
    return messages.say(f"{kind}-{t.name(kind, value)}")


def card_name(t: Setting, messages: Messages, card: int) -> str:
    """The name of a card in quotation marks."""
    if card < 0:
        return messages.say("unknown-card")
    face = t.faces[card]
    kind = "card"
    if face.kind in (AVATAR, ALIEN_AVATAR):
        kind = "avatar"
    elif face.kind == LOCATION:
        kind = "location"
    elif face.kind == OBJECTIVE:
        kind = "objective"
    return messages.say("name-quoted", name=messages.say(f"{kind}-{face.id}"))


def spot_name(messages: Messages, spot: int) -> str:
    """A place where a Hive card lies."""
    if spot < COMBAT:
        return messages.say(f"room-{ROOM_NAMES[spot]}")
    if spot < HUGGERS:
        return messages.say("spot-combat", n=spot - COMBAT + 1)
    if spot == NOWHERE:
        return messages.say("spot-nowhere")
    return messages.say("spot-facehugger", n=spot - HUGGERS + 1)
