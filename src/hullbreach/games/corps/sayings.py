"""Options, questions, events, rolls, refusals, totals and outcomes as sentences, in every language."""

from __future__ import annotations

from hullbreach.games.corps import events
from hullbreach.games.corps.names import FACEHUGGER, FACES, FIRST_PIECE, PHASES, RULES
from hullbreach.games.corps.setting import Setting
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option
from hullbreach.kernel.phrases import Event, Names, Phrase
from hullbreach.kernel.procedures import Total
from hullbreach.kernel.requests import Ask, Roll
from hullbreach.kernel.state import Outcome
from hullbreach.text import Messages
from hullbreach.text.messages import Argument

GAME = "corps"

# What the values of a refusal are, by its reason. Some refusals know less than others of the same reason; a
# message speaks only of what all of them know.
REASONS: dict[str, tuple[str, ...]] = {
    "already-activated": ("character",),
    "already-chosen": ("character",),
    "alien-in-the-way": ("square",),
    "attack-first": (),
    "attack-goes-on": (),
    "blip-in-the-way": ("square",),
    "bulky": ("card",),
    "cannot-end-there": ("square",),
    "carries-one": ("character",),
    "choose-hero": (),
    "command-first": ("character",),
    "cumbersome": ("card",),
    "door-barricaded": ("square",),
    "door-not-near": ("door",),
    "equip-first": (),
    "equip-in-order": ("character",),
    "exhaust-empty": (),
    "fits-nobody": ("card",),
    "from-hand-only": (),
    "hand-empty": (),
    "is-down": ("character",),
    "lights-out": ("square",),
    "match-over": (),
    "move-goes-on": ("character",),
    "needs-backup": ("card",),
    "newt-follows-ripley": ("character",),
    "newt-no-weapons": ("card",),
    "no-action-on-card": ("card",),
    "no-actions-left": ("character",),
    "no-aim": ("character",),
    "no-barricade-left": (),
    "no-door-near": (),
    "no-free-attack": ("card",),
    "no-movement-left": ("character",),
    "no-slot": ("card",),
    "no-such-ability": (),
    "no-such-alien": ("alien",),
    "no-target": (),
    "nobody-can-move": (),
    "nobody-down": (),
    "none-left": ("card",),
    "not-a-grunt": ("character",),
    "not-a-neighbour": ("square",),
    "not-a-start-space": ("character",),
    "not-an-event": ("card",),
    "not-asked": (),
    "not-at-exit": ("exit",),
    "not-available": ("character",),
    "not-equipment": ("card",),
    "not-equipped": ("card",),
    "not-in-hand": ("card",),
    "not-in-sight": ("square",),
    "not-offered": (),
    "not-on-board": ("character",),
    "not-own-hero": ("character",),
    "nothing-prevents-it": (),
    "nothing-there": ("square",),
    "nothing-to-attack": (),
    "nothing-to-interact": ("square",),
    "nothing-to-reroll-with": (),
    "nothing-to-scan": (),
    "nothing-to-take": (),
    "once-per-activation": (),
    "once-per-round": (),
    "one-backup": ("card",),
    "only-defensive-fire": (),
    "only-events-now": (),
    "only-the-attacker": ("alien",),
    "out-of-range": ("square",),
    "point-not-near": ("square",),
    "space-not-empty": (),
    "token-not-near": ("square",),
    "too-far": ("character",),
    "tracker-empty": (),
    "way-blocked": ("square",),
    "wrong-moment": ("card",),
    "wrong-target": ("card",),
    "wrong-type": ("card",),
}

WORDS: dict[str, tuple[str, ...]] = {"phase": PHASES, "rule": RULES, "face": FACES}
"""Kinds whose messages have a sentence of their own for each word."""

SENTRY_LETTERS = "AB"


def say_option(names: Names, option: Option, lang: str) -> str:
    """The label of an option: short, in the imperative, without a full stop."""
    return _say(names, f"option-{option.phrase.id}", option.phrase, option.args, lang)


def say_question(names: Names, ask: Ask, lang: str) -> str:
    """What a player is asked."""
    return _say(names, f"ask-{ask.prompt.id}", ask.prompt, ask.about, lang)


def say_roll(names: Names, roll: Roll, lang: str) -> str:
    """What chance decides, without a full stop."""
    return _say(names, f"roll-{roll.name.id}", roll.name, roll.about, lang)


def say_event(names: Names, event: Event, lang: str) -> str:
    """A line of the log."""
    setting = setting_of(names)
    messages = Messages.load(GAME, lang)
    args = arguments(setting, messages, event.phrase.places, event.args)
    args["passed"] = "yes" if passed(setting, event) else "no"
    return messages.say(f"event-{event.phrase.id}", **args)


def say_no(names: Names, no: No, lang: str) -> str:
    """Why something is refused."""
    messages = Messages.load(GAME, lang)
    places = tuple([("who" if kind == "character" else kind, kind) for kind in REASONS[no.reason]])
    values = tuple([value for value in no.about if isinstance(value, int)])
    return messages.say(f"no-{no.reason}", **arguments(setting_of(names), messages, places, values))


def say_total(total: Total, lang: str) -> str:
    """A number with its terms: ``6 = 5 aim + 2 weapon − 1 crowded``; a bound that it met is named."""
    messages = Messages.load(GAME, lang)
    text = ""
    found = 0
    for name, n in total.terms:
        found += n
        sign = ("−" if n < 0 else "") if not text else " − " if n < 0 else " + "
        word = messages.say(f"term-{name}") if messages.has(f"term-{name}") else messages.say(f"card-{name}")
        text += f"{sign}{abs(n)} {word}"
    bound = "" if found == total.value else "-minimum" if found < total.value else "-maximum"
    return messages.say(f"total{bound}", value=signed(total.value), terms=text)


def signed(n: int) -> str:
    """A number with the true minus sign."""
    return f"−{-n}" if n < 0 else str(n)


def say_outcome(outcome: Outcome, lang: str) -> str:
    """How the match ended; a campaign is lost for the reason its last mission was."""
    messages = Messages.load(GAME, lang)
    score = 0 if outcome.score is None else outcome.score
    return " ".join([messages.say(f"outcome-{reason}", score=score) for reason in outcome.reason.split(": ")])


def _say(names: Names, id: str, phrase: Phrase, values: tuple[int, ...], lang: str) -> str:
    messages = Messages.load(GAME, lang)
    return messages.say(id, **arguments(setting_of(names), messages, phrase.places, values))


def setting_of(names: Names) -> Setting:
    """The names of a corps match are its setting."""
    assert isinstance(names, Setting)
    return names


def passed(t: Setting, event: Event) -> bool:
    """Whether the roll that an event reports did what it was made for; False for all other events."""
    if event.phrase is events.SHOT:
        _, weapon, _, rolled, need = event.args
        return rolled <= max(need, t.content.endurance[weapon].always_hits_on)
    if event.phrase is events.TECH_TEST:
        return event.args[1] <= event.args[2]
    if event.phrase is events.BREAK_ROLL or event.phrase is events.POINT_BREAK_ROLL:
        return event.args[1] >= event.args[2]
    if event.phrase is events.SENTRY_FIRED:
        return event.args[2] <= t.constants.sentry_hit_at_or_under
    return False


# ---- the places of a phrase as arguments of its message


def arguments(
    t: Setting, messages: Messages, places: tuple[tuple[str, str], ...], values: tuple[int, ...]
) -> dict[str, Argument]:
    """Every place in the forms that messages use; a place without a value is left out."""
    args: dict[str, Argument] = {}
    for (place, kind), value in zip(places, values, strict=False):
        args.update(forms(t, messages, place, kind, value))
    return args


def forms(t: Setting, messages: Messages, place: str, kind: str, value: int) -> dict[str, Argument]:
    """One value in the forms that messages use: a number, a word to choose by, or a noun."""
    if kind == "number":
        return {place: value}
    if kind in WORDS:
        return {place: WORDS[kind][value]}
    if kind == "square":
        return {place: t.board.name(value)}
    if kind == "piece":
        if value < FIRST_PIECE:
            return forms(t, messages, place, "character", value)
        return forms(t, messages, place, "blip" if value & 1 else "alien", (value - FIRST_PIECE) >> 1)
    if kind == "alien":
        if value > FACEHUGGER:
            return messages.noun("name-facehugger", place, n=value - FACEHUGGER)
        return messages.noun("name-alien", place, n=value)
    if kind == "blip":
        return messages.noun("name-blip", place, n=value)
    if kind == "seat":
        return messages.noun("name-seat", place, n=value + 1)
    if kind == "sentry":
        return messages.noun("name-sentry", place, id=SENTRY_LETTERS[value])
    if kind == "exit":
        return messages.noun("name-exit", place, id=t.exits[value].id)
    if kind == "door":
        one, other = t.board.doors[value]
        return messages.noun("name-door", place, one=t.board.name(one), other=t.board.name(other))
    if kind in ("card", "tracker") and value < 0:
        return messages.noun("unknown-card", place)
    if kind == "card":
        return card_forms(t, messages, place, value)
    return title(messages, place, kind, t.name(kind, value))


def card_forms(t: Setting, messages: Messages, place: str, card: int) -> dict[str, Argument]:
    """The name of a card, as a noun and as what one attacks with."""
    id = f"card-{t.name('card', card)}"
    found = messages.noun(id, place)
    if messages.has(f"{id}.with"):
        found[f"{place}_with"] = messages.say(f"{id}.with")
    else:
        found[f"{place}_with"] = messages.say("with-card", card=found[place])
    return found


def title(messages: Messages, place: str, kind: str, word: str) -> dict[str, Argument]:
    """The name printed on a character, tracker card, mission, tile or facing; own boards have only their word."""
    id = f"{'face' if kind == 'tile' else kind}-{word}"
    return messages.noun(id, place) if messages.has(id) else {place: word}
