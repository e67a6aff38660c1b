"""Names of nemesis in the forms that whole sentences need: with articles, after prepositions, in their cases."""

from __future__ import annotations

from hullbreach.text.messages import Argument, Messages

FORMS = ("the", "an", "of", "to", "in", "acc", "dat", "gender")


def noun_forms(messages: Messages, place: str, id: str, **args: Argument) -> dict[str, Argument]:
    """A noun as ``place_the``, ``place_of``, ...; a form that a language does not write is that with the article."""
    the = messages.say(f"{id}.the", **args) if messages.has(f"{id}.the") else messages.say(id, **args)
    found: dict[str, Argument] = {}
    for form in FORMS:
        found[f"{place}_{form}"] = messages.say(f"{id}.{form}", **args) if messages.has(f"{id}.{form}") else the
    return found


def seat_forms(messages: Messages, place: str, character: str, n: int) -> dict[str, Argument]:
    """A seat by its Character, before the draft by its number."""
    if character:
        return noun_forms(messages, place, f"character-{character}")
    return noun_forms(messages, place, "name-seat", n=n)


def room_forms(messages: Messages, place: str, room: str, number: str) -> dict[str, Argument]:
    """A Room by its name, one whose tile is unknown by its number."""
    if room:
        return noun_forms(messages, place, f"room-{room}")
    return noun_forms(messages, place, "name-room", number=number)


def corridor_forms(messages: Messages, place: str, network: str, ends: tuple[str, str]) -> dict[str, Argument]:
    """A Corridor by the Rooms it joins, or a network of Technical Corridors."""
    if network:
        return noun_forms(messages, place, f"name-network-{network}")
    return noun_forms(messages, place, "name-corridor", one=ends[0], other=ends[1])
