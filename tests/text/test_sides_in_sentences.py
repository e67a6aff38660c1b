"""Sentences about seats hold for one person and for a whole side: “Predators to decide.”"""

from __future__ import annotations

import pytest

from hullbreach.text import Messages
from hullbreach.text.messages import LANGS

# Forms that go with one person only, or with several only.
NUMBERED = (
    "decides",
    "decide.",
    "chooses",
    " is ",
    " are ",
    "entscheidet",
    "entscheiden",
    "überlegt",
    "wählte",
    "décide",
    "choisit",
)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    "id", ["web-waiting-for", "client-thinking", "web-judged-who", "web-also-asked", "web-ready-is"]
)
def test_a_sentence_fits_a_side_as_it_fits_a_person(id: str, lang: str) -> None:
    said = Messages.load("hunt", lang).say(id, who="Predators")
    assert "Predators" in said
    assert not any(word in said.replace("to decide.", "") for word in NUMBERED)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("game", "id"),
    [
        ("corps", "web-rounds"),
        ("hunt", "web-turns-hunt"),
        ("nemesis", "web-turns-nemesis"),
        ("encounters", "web-turns"),
    ],
)
def test_lengths_are_told_in_the_words_of_the_game(game: str, id: str, lang: str) -> None:
    messages = Messages.load(game, lang)
    unit = messages.say("scene-round" if game == "corps" else "scene-turn")
    assert messages.say(id, n=1).casefold() == f"1 {unit}".casefold()
