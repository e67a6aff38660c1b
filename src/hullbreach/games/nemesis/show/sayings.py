"""The voice of nemesis: how its names stand in a sentence, in every language."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from hullbreach.games.nemesis.content.names import INTRUDERS, NONE, OBJECTIVE_DECKS, OBJECTS, WOUNDS
from hullbreach.games.nemesis.rules.fixed import Fixed
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import slot_of
from hullbreach.games.nemesis.show.name_forms import corridor_forms, noun_forms, room_forms, seat_forms
from hullbreach.games.nemesis.show.reasons import REASONS
from hullbreach.games.nemesis.words.events import SEQUENCE, TIME
from hullbreach.games.nemesis.words.questions import PICK
from hullbreach.kernel.phrases import Names, Phrase
from hullbreach.kernel.requests import Ask
from hullbreach.kernel.state import Outcome
from hullbreach.text import Messages
from hullbreach.text.messages import Argument, capitalised
from hullbreach.text.sayings import Sayings

DEAD = "dead-"
"""Before the cause of a death in the reason of a result."""
CAUSE = "cause"
ENDINGS = ("end", "fate", CAUSE)
"""What the reasons of an outcome are called after, the first that has a message."""
RECORDS = {
    "item": "item",
    "character": "character",
    "objective": "objective",
    "weakness": "weakness",
    "event": "event_card",
}
"""What the messages call the records of a kind."""


@dataclass(frozen=True)
class SeenNames(Names):
    """The names of a match with what a seat knows of it: who plays whom, which Room lies where."""

    fixed: Fixed
    characters: tuple[int, ...]
    tiles: tuple[int, ...]

    def name(self, kind: str, value: int) -> str:
        return self.fixed.name(kind, value)

    def value(self, kind: str, word: str) -> int:
        return self.fixed.value(kind, word)

    def words(self, kind: str) -> list[str]:
        return self.fixed.words(kind)


def seen_names(g: Nemesis, viewer: int) -> SeenNames:
    """The names as a seat knows them."""
    known = [
        g.explored >> room & 1 or (viewer >= 0 and g.tile_known[room] >> viewer & 1) for room in range(g.fixed.size)
    ]
    tiles = [tile if knows else NONE for tile, knows in zip(g.tile, known, strict=True)]
    return known_names(g.fixed, tuple(g.character), tuple(tiles))


@lru_cache(maxsize=1024)
def known_names(fixed: Fixed, characters: tuple[int, ...], tiles: tuple[int, ...]) -> SeenNames:
    """The names of who and what is known: the same object for the same knowledge, sentences are remembered by it."""
    return SeenNames(fixed, characters, tiles)


class NemesisSayings(Sayings):
    """nemesis in words."""

    def forms(self, names: Names, messages: Messages, place: str, kind: str, value: int) -> dict[str, Argument]:
        if kind == "number":
            return {place: value}
        return {place: self.word(names, messages, kind, value), **nouns(names, messages, place, kind, value)}

    def say_question(self, names: Names, ask: Ask, lang: str) -> str:
        """What a player is asked; a pick is called by what is picked."""
        if ask.prompt is PICK and len(ask.options):
            return Messages.load(self.game, lang).say(f"picked-{ask.options[0].phrase.id}")
        return super().say_question(names, ask, lang)

    def say_outcome(self, outcome: Outcome, lang: str) -> str:
        """How the match ended for all, or for one: by the end of the ship, a fate or a cause of death."""
        messages = Messages.load(self.game, lang)
        reason = outcome.reason.removeprefix(DEAD)
        kinds = ENDINGS if reason == outcome.reason else (CAUSE,)
        kind = next((kind for kind in kinds if messages.has(f"{kind}-{reason}")), ENDINGS[0])
        return str(capitalised(messages.say(f"{kind}-{reason}")))

    def circumstances(self, names: Names, phrase: Phrase, values: tuple[int, ...]) -> dict[str, Argument]:
        tables = fixed_of(names).tables
        if phrase is TIME:
            return {"left": tables.turns - values[0]}
        if phrase is SEQUENCE:
            return {"left": len(tables.self_destruct) - 1 - values[0]}
        return {}

    def word(self, names: Names, messages: Messages, kind: str, value: int) -> str:
        """One thing by its name."""
        fixed = fixed_of(names)
        say = messages.say
        if value < 0:
            return say("word-unknown")
        if kind == "seat":
            character = names.characters[value] if isinstance(names, SeenNames) else NONE
            return (
                say("scene-seat", n=value + 1) if character < 0 else say(f"character-{fixed.characters[character].id}")
            )
        if kind == "room":
            tile = names.tiles[value] if isinstance(names, SeenNames) else NONE
            number = fixed.name("room", value)
            return say("word-room", number=number) if tile < 0 else f"{say(f'room-{fixed.rooms[tile].id}')} {number}"
        if kind == "tile":
            return say(f"room-{fixed.rooms[value].id}")
        if kind == "corridor":
            return corridor_name(fixed, value, messages)
        if kind == "intruder":
            return say(f"intruder-{fixed.words('kind')[fixed.kind_of[value]]}")
        if kind == "token":
            token = fixed.tokens[value]
            return say(f"intruder-{fixed.words('kind')[token.kind]}")
        if kind == "card":
            limit = fixed.contaminated
            return say(f"card-{fixed.cards[value].id}") if value < limit else say("scene-contamination")
        if kind == "object":
            return say(f"object-{OBJECTS[slot_of(value)]}")
        if kind == "slot":
            return say(f"object-{OBJECTS[value]}")
        if kind == "pod":
            return say("scene-pod", n=value + 1)
        if kind == "pile":
            return say(f"scene-pile-{fixed.words('pile')[value]}")
        if kind == "wound":
            return say(f"wound-{WOUNDS[value]}")
        if kind == "objective_deck":
            return say(f"fact-objective-{OBJECTIVE_DECKS[value]}")
        if kind == "attack":
            return say(f"attack-{fixed.content.attacks[fixed.content.attack_cards[value].attack].id}")
        if kind == "plot":
            return say(f"intruder_action-{fixed.content.intruder_actions[value].name}")
        if kind == "exploration":
            return say(f"exploration-{fixed.content.exploration[value].id.rpartition('_')[0]}")
        if kind in RECORDS:
            return say(f"{RECORDS[kind]}-{fixed.name(kind, value)}")
        if kind == "space":
            return fixed.name(kind, value).upper()
        return fixed.name(kind, value)


def nouns(names: Names, messages: Messages, place: str, kind: str, value: int) -> dict[str, Argument]:
    """What a sentence needs of things with an article: seats, Rooms, Corridors, Intruders and Objects."""
    fixed = fixed_of(names)
    seen = names if isinstance(names, SeenNames) else None
    if value < 0:
        return {}
    if kind == "seat":
        character = seen.characters[value] if seen else NONE
        return seat_forms(messages, place, fixed.characters[character].id if character >= 0 else "", value + 1)
    if kind == "character":
        return noun_forms(messages, place, f"character-{fixed.characters[value].id}")
    if kind == "room":
        tile = seen.tiles[value] if seen else NONE
        return room_forms(messages, place, fixed.rooms[tile].id if tile >= 0 else "", fixed.name(kind, value))
    if kind == "tile":
        return noun_forms(messages, place, f"room-{fixed.rooms[value].id}")
    if kind == "corridor":
        beyond = value - fixed.corridors
        if beyond >= 0:
            return corridor_forms(messages, place, fixed.board.networks[beyond], ("", ""))
        ends = fixed.board.corridors[value]
        return corridor_forms(messages, place, "", (fixed.name("room", ends.a), fixed.name("room", ends.b)))
    if kind in ("intruder", "token"):
        of = fixed.kind_of[value] if kind == "intruder" else fixed.tokens[value].kind
        return noun_forms(messages, place, f"intruder-{INTRUDERS[of]}")
    if kind == "attack":
        return {f"{place}_blood": fixed.blood[value]}
    if kind in ("object", "slot"):
        return noun_forms(messages, place, f"object-{OBJECTS[slot_of(value) if kind == 'object' else value]}")
    return {}


def fixed_of(names: Names) -> Fixed:
    """What is fixed in the match that these are the names of."""
    if isinstance(names, SeenNames):
        return names.fixed
    assert isinstance(names, Fixed)
    return names


def corridor_name(fixed: Fixed, corridor: int, messages: Messages) -> str:
    """A Corridor by its ends, a network by its name."""
    beyond = corridor - fixed.corridors
    if beyond >= 0:
        return messages.say(f"scene-network-{fixed.board.networks[beyond]}")
    record = fixed.board.corridors[corridor]
    one, other = fixed.name("room", record.a), fixed.name("room", record.b)
    return messages.say("word-corridor", one=one, other=other, number="·".join(map(str, record.numbers)))


SAYINGS = NemesisSayings("nemesis", REASONS)
