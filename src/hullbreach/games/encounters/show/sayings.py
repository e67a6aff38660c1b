"""The voice of encounters: how its names stand in a sentence, in every language."""

from __future__ import annotations

from hullbreach.games.encounters.content.card_faces import ALIEN_AVATAR, AVATAR, LOCATION, OBJECTIVE
from hullbreach.games.encounters.rules.fixed import Fixed
from hullbreach.games.encounters.words.names import COMBAT, HUGGERS, NOWHERE, ROOM_NAMES
from hullbreach.kernel.phrases import Names
from hullbreach.text import Messages
from hullbreach.text.messages import Argument
from hullbreach.text.sayings import Sayings

# What refusals speak of: of nothing, or of one thing of this kind.
_NOTHING = (
    "buys-nothing", "choose-a-role", "condition-not-met", "kill-first", "match-over", "no-fights-between-players",
    "no-sergeants", "not-an-action", "not-asked", "not-for-aliens", "not-offered", "not-your-card",
    "only-coordinate-now", "only-on-anothers-turn", "only-reactions-now", "only-showing-now",
)  # fmt: skip
_CARD = (
    "copied-already", "dodges-only", "guards-only-its-owner", "no-coordinate", "no-dodging-vigilant", "no-guard-card",
    "no-sacrifice", "not-a-character", "not-in-hand", "not-in-hq", "not-in-play", "not-of-that-class",
    "not-offered-card", "not-vigilant", "not-your-character", "nothing-kept", "role-taken", "used-this-turn",
)  # fmt: skip
_NUMBER = (
    "discard-first", "too-few-points", "too-few-recruit-for-sergeant", "too-little-attack",
)  # fmt: skip
# What the values of a refusal are, by its reason.
REASONS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(_NOTHING, ()),
    **dict.fromkeys(_CARD, ("card",)),
    **dict.fromkeys(_NUMBER, ("number",)),
    "already-face-up": ("room",),
    "room-blocked": ("room",),
    "room-empty": ("room",),
    "facehugger-out-of-reach": ("seat",),
    "no-such-opponent": ("seat",),
    "face-down": ("spot",),
    "final-enemy": ("spot",),
    "nobody-there": ("spot",),
    "too-few-recruit": ("card", "number"),
}


class EncountersSayings(Sayings):
    """encounters in words."""

    def forms(self, names: Names, messages: Messages, place: str, kind: str, value: int) -> dict[str, Argument]:
        assert isinstance(names, Fixed)
        return {place: word_for(names, messages, kind, value)}


SAYINGS = EncountersSayings("encounters", REASONS)


def word_for(t: Fixed, messages: Messages, kind: str, value: int) -> Argument:
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


def card_name(t: Fixed, messages: Messages, card: int) -> str:
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
