"""Events know their places: whoever tells one with too few, too many or the wrong arguments is told so."""

from __future__ import annotations

import pytest

from hullbreach.kernel.phrases import Phrase
from tools.event_places import SOURCES, complaints, of_game

EVENTS = {
    "MOVED": Phrase("moved", "moved {who:character} {square:square}"),
    "DREW": Phrase("drew", "drew {seat:seat} {card:card}"),
    "DREW_UNSEEN": Phrase("drew-unseen", "drew-unseen {seat:seat}"),
    "COUNTED": Phrase("counted", "counted {number:number}"),
    "OVER": Phrase("over", "over"),
}
STATE = (SOURCES / "kernel" / "state.py").read_text("utf-8")
TELLER = """
def tell_of_hand(g: Game, seat: int, card: int, seen: Phrase, unseen: Phrase) -> None:
    g.told += (1 << seat, seen, seat, card)
    g.told += (~(1 << seat), unseen, seat)
"""


def found(line: str) -> list[str]:
    """The complaints about one line of a rule."""
    source = f"{TELLER}\ndef rule(g: Game) -> None:\n    {line}\n"
    return [complaint.split(": ", 1)[1] for complaint in complaints(EVENTS, {"rule.py": source}, STATE)]


@pytest.mark.parametrize(
    "line",
    [
        "g.told += (events.MOVED, self.who, square)",
        "g.told += (events.MOVED, who, g.square[who])",
        "g.told += (1 << seat, events.DREW, seat, card)",
        "told += (1 << seat, events.DREW, seat, card, ~(1 << seat), events.DREW_UNSEEN, seat)",
        "g.told += (events.OVER, events.COUNTED, len(g.deck))",
        "g.told += (events.OVER,)",
        "g.told += (events.MOVED if near else events.MOVED, who, square)",
        "g.tell_each(events.DREW, seat, cards)",
        "g.tell_apart(seat, events.DREW, cards, events.DREW_UNSEEN)",
        "tell_of_hand(g, seat, card, events.DREW, events.DREW_UNSEEN)",
    ],
)
def test_what_fits_its_places_passes(line: str) -> None:
    assert found(line) == []


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("g.told += (events.MOVED, who)", "MOVED has the places who, square, and 1 arguments"),
        ("g.told += (events.MOVED, who, square, 1)", "MOVED has the places who, square, and 3 arguments"),
        ("g.told += (1 << seat, events.DREW, seat)", "DREW has the places seat, card, and 1 arguments"),
        ("g.told += (events.OVER, events.COUNTED)", "COUNTED has the places number, and 0 arguments"),
        ("g.told += (events.OVER if last else events.COUNTED, n)", "OVER has the places none, and 1 arguments"),
        ("g.told += (events.DREW, card, seat)", "DREW has card for its seat, where a seat belongs"),
        ("g.told += (events.MOVED, self.seat, square)", "MOVED has self.seat for its who, where a character belongs"),
        ("g.told += (events.DREW, seat, 3)", "DREW has 3 for its card, where a card belongs"),
        ("g.told += (events.DREW, seat, len(hand))", "DREW has len(hand) for its card, where a card belongs"),
        ("g.told += (events.DREW, seat, [card])", "DREW has [card] for its card, where a card belongs"),
        ("g.told += (events.DREW, seat, *cards)", "DREW has *cards for its card, where a card belongs"),
        ("g.told += (events.COUNTED, 'three')", "COUNTED has 'three' for its number, where a number belongs"),
        ("g.told += (events.FORGOTTEN, seat)", "there is no event FORGOTTEN"),
        ("g.tell_each(events.DREW_UNSEEN, seat, cards)", "DREW_UNSEEN has the places seat, and 2 arguments"),
        ("g.tell_apart(seat, events.DREW, cards, events.DREW)", "DREW has the places seat, card, and 1 arguments"),
        ("tell_of_hand(g, seat, card, events.OVER, events.DREW_UNSEEN)", "OVER has the places none, and 2 arguments"),
        ("g.tell_each(chosen, seat, cards)", "name the event that is told: events.NAME"),
        ("g.told += facts", "write what is told plainly: (events.NAME, …) or (audience, events.NAME, …)"),
        ("g.told += (kind, who)", "write what is told plainly: (events.NAME, …) or (audience, events.NAME, …)"),
        ("g.told.append(events.OVER)", "write what is told plainly: told += (events.NAME, …)"),
    ],
)
def test_what_does_not_fit_is_found(line: str, complaint: str) -> None:
    assert complaint in found(line)


@pytest.mark.parametrize("game", ["corps", "encounters"])
def test_the_games_tell_what_their_events_say(game: str) -> None:
    assert of_game(game) == []
