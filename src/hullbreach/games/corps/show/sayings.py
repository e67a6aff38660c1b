"""The voice of corps: how its names stand in a sentence, in every language."""

from __future__ import annotations

from hullbreach.games.corps.rules.attack import hits
from hullbreach.games.corps.rules.effects.run import MARINE_TEST
from hullbreach.games.corps.rules.fixed import Fixed
from hullbreach.games.corps.rules.sight import BARRICADE, CHARACTER, DOOR
from hullbreach.games.corps.words import events
from hullbreach.games.corps.words.names import FACEHUGGER, FACES, FIRST_PIECE, PHASES, RULES
from hullbreach.kernel.phrases import Event, Names, Phrase
from hullbreach.kernel.scene import Rolled
from hullbreach.text import Messages
from hullbreach.text.messages import Argument
from hullbreach.text.sayings import Sayings

# What refusals speak of: of nothing, or of one thing of this kind.
_NOTHING = (
    "attack-first", "attack-goes-on", "choose-hero", "deck-empty", "equip-first", "exhaust-empty", "from-hand-only",
    "hand-empty", "match-over", "no-barricade-left", "no-door-near", "no-such-ability", "no-target", "nobody-can-move",
    "nobody-down", "not-asked", "not-offered", "nothing-prevents-it", "nothing-to-attack", "nothing-to-reroll-with",
    "nothing-to-scan", "nothing-to-take", "once-per-activation", "once-per-round", "only-defensive-fire",
    "only-events-now", "search-over", "space-not-empty", "tracker-empty",
)  # fmt: skip
_CARD = (
    "bulky", "cumbersome", "fits-nobody", "needs-backup", "newt-no-weapons", "no-action-on-card", "no-free-attack",
    "no-slot", "none-left", "not-an-event", "not-equipment", "not-equipped", "not-in-hand", "one-backup",
    "wrong-moment", "wrong-target", "wrong-type",
)  # fmt: skip
_CHARACTER = (
    "already-activated", "already-chosen", "carries-one", "command-first", "equip-in-order", "is-down",
    "move-goes-on", "newt-follows-ripley", "no-actions-left", "no-aim", "no-movement-left", "not-a-grunt",
    "not-a-start-space", "not-available", "not-on-board", "not-own-hero", "too-far",
)  # fmt: skip
_SQUARE = (
    "alien-in-the-way", "blip-in-the-way", "cannot-end-there", "door-barricaded", "lights-out", "not-a-neighbour",
    "not-closer", "nothing-there", "nothing-to-interact", "out-of-range", "point-not-near", "token-not-near",
    "enemies-bar-the-way", "stopped-before", "way-blocked",
)  # fmt: skip
# What the values of a refusal are, by its reason. Some refusals know less than others of the same reason; a
# message speaks only of what all of them know.
REASONS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(_NOTHING, ()),
    "no-such-alien": ("alien",),
    "only-the-attacker": ("alien",),
    **dict.fromkeys(_CARD, ("card",)),
    **dict.fromkeys(_CHARACTER, ("character",)),
    **dict.fromkeys(_SQUARE, ("square",)),
    "door-not-near": ("door",),
    "not-in-sight": ("square", "obstacle"),
    "not-at-exit": ("exit",),
    "too-far-to-walk": ("square", "number", "limit"),
}

WORDS: dict[str, tuple[str, ...]] = {"phase": PHASES, "rule": RULES, "face": FACES}
"""Kinds whose messages have a sentence of their own for each word."""

SENTRY_LETTERS = "AB"


class CorpsSayings(Sayings):
    """corps in words."""

    def circumstances(self, names: Names, phrase: Phrase, values: tuple[int, ...]) -> dict[str, Argument]:
        return {"passed": "yes" if passed(fixed_of(names), phrase, values) else "no"}

    def forms(self, names: Names, messages: Messages, place: str, kind: str, value: int) -> dict[str, Argument]:
        return forms(fixed_of(names), messages, place, kind, value)


SAYINGS = CorpsSayings("corps", REASONS, places={"character": "who"})


def fixed_of(names: Names) -> Fixed:
    """The names of a corps match are what is fixed in it."""
    assert isinstance(names, Fixed)
    return names


def passed(t: Fixed, phrase: Phrase, args: tuple[int, ...]) -> bool:
    """Whether the roll that an event reports did what it was made for; False for all other phrases."""
    if phrase is events.SHOT:
        _, weapon, _, rolled, need = args
        return hits(t, weapon, rolled, need)
    if phrase is events.TECH_TEST:
        return MARINE_TEST.passes(args[1], args[2])
    if phrase is events.BREAK_ROLL or phrase is events.POINT_BREAK_ROLL:
        return args[1] >= args[2]
    if phrase is events.SENTRY_FIRED:
        return args[2] <= t.constants.sentry_hit_at_or_under
    return False


def rolled(event: Event) -> Rolled | None:
    """The roll that an event tells of, if it does."""
    t = fixed_of(event.names)
    phrase, args = event.phrase, event.args
    won = passed(t, phrase, args)
    if phrase is events.SHOT:
        return Rolled(args[3], args[4], False, won)
    if phrase is events.TECH_TEST:
        return Rolled(args[1], args[2], False, won)
    if phrase is events.BREAK_ROLL or phrase is events.POINT_BREAK_ROLL:
        return Rolled(args[1], args[2], True, won)
    if phrase is events.SENTRY_FIRED:
        return Rolled(args[2], t.constants.sentry_hit_at_or_under, False, won)
    if phrase is events.DEFENCE_ROLL:
        return Rolled(args[2], args[3], False, args[2] <= args[3])
    return None


# ---- the places of a phrase as arguments of its message


def forms(t: Fixed, messages: Messages, place: str, kind: str, value: int) -> dict[str, Argument]:
    """One value in the forms that messages use: a number, a word to choose by, or a noun."""
    if kind in ("number", "limit"):
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
    if kind == "obstacle":
        return obstacle_forms(t, messages, place, value)
    if kind == "door":
        one, other = t.board.doors[value]
        return messages.noun("name-door", place, one=t.board.name(one), other=t.board.name(other))
    if kind in ("card", "tracker") and value < 0:
        return messages.noun("unknown-card", place)
    if kind == "card":
        return card_forms(t, messages, place, value)
    return title(messages, place, kind, t.name(kind, value))


def obstacle_forms(t: Fixed, messages: Messages, place: str, value: int) -> dict[str, Argument]:
    """What stands in a line of sight: its kind, as a word to choose by, and its name."""
    if value < CHARACTER:
        return {place: ("wall", "several")[value], f"{place}_name": ""}
    for first, word in ((BARRICADE, "barricade"), (DOOR, "door")):
        if value >= first:
            return {**forms(t, messages, f"{place}_name", "door", value - first), place: word}
    return {**forms(t, messages, f"{place}_name", "character", value - CHARACTER), place: "character"}


def card_forms(t: Fixed, messages: Messages, place: str, card: int) -> dict[str, Argument]:
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
