"""The voice of encounters: how its names stand in a sentence, in every language."""

from __future__ import annotations

from hullbreach.games.encounters.content.card_faces import ALIEN_AVATAR, AVATAR, LOCATION, OBJECTIVE
from hullbreach.games.encounters.rules.fixed import Fixed
from hullbreach.games.encounters.words.names import COMBAT, HUGGERS, NOWHERE, ROOM_NAMES
from hullbreach.kernel.phrases import Names
from hullbreach.text import Messages
from hullbreach.text.messages import Argument
from hullbreach.text.sayings import Sayings

# What the values of a refusal are, by its reason.
REASONS: dict[str, tuple[str, ...]] = {
    "already-face-up": ("room",),
    "buys-nothing": (),
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
