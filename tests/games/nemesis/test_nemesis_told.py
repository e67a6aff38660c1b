"""Who is told what: a secret is told to the seat that learns it, and everybody else that there was one."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis.rulebook import RULEBOOK
from hullbreach.kernel.match import Match, sees
from tests.games.nemesis.tables import hear

SCIENTIST = {"character": "scientist", "at": "002"}
CAPTAIN = {"character": "captain", "at": "002"}
DEAD = {"status": "dead"}
ADULT = {"intruders": {"adult-1": "011"}}
PLAYS = {"step": "intruders", "intruder_seat": "seat-2", "intruder_turn": 1, "seats": {"seat-2": DEAD}, **ADULT}


# The position of the second seat, what it chooses, the facts it is told, and what the others are told instead.
SECRETS: list[tuple[dict[str, object], list[str], list[str], list[str]]] = [
    (
        {"rooms": {"006": "engine_control_room"}, "seats": {"seat-2": {"at": "006", "hand": ["search", "rest"]}}},
        ["use room"],
        ["engine-seen seat-2 1 working", "engine-seen seat-2 2 working", "engine-seen seat-2 3 working"],
        ["engine-looked seat-2 1", "engine-looked seat-2 2", "engine-looked seat-2 3"],
    ),
    (
        {"seats": {"seat-2": {"at": "001", "hand": ["search", "rest"]}}},
        ["use room", "way 1"],
        ["coordinates-seen seat-2 coordinates_5"],
        ["coordinates-looked seat-2"],
    ),
    (
        {
            "rooms": {"002": {"explored": False, "tile": "nest", "token": "fire_2"}, "006": "monitoring_room"},
            "seats": {"seat-2": {"at": "006", "hand": ["search", "rest"]}},
        },
        ["use room"],
        ["tile-seen seat-2 002 nest", "token-seen seat-2 002 fire_2"],
        ["tile-looked seat-2 002", "token-looked seat-2 002"],
    ),
    (
        {
            "rooms": {"002": "comms_room"},
            "decks": {"events": ["nest"]},
            "seats": {"seat-2": {**SCIENTIST, "hand": ["risk_assessment"]}},
        },
        ["play risk_assessment", "on top"],
        ["event-seen seat-2 nest"],
        [],
    ),
    (
        {
            "rooms": {"002": "comms_room"},
            "seats": {
                "seat-2": {**CAPTAIN, "hand": ["search"], "inventory": ["log_key"]},
                "seat-3": {"objectives": ["hoarder"]},
            },
        },
        ["use log_key", "choose seat-3"],
        ["objective-seen seat-2 seat-3 hoarder"],
        ["objective-looked seat-2 seat-3"],
    ),
    (
        {
            "rooms": {"002": {"tile": "armory", "items": 2}},
            "decks": {"red": ["grenade", "decoy"]},
            "seats": {"seat-2": {"at": "002", "hand": ["search"]}},
        },
        ["play search", "keep decoy"],
        ["found seat-2 grenade", "found seat-2 decoy", "kept seat-2 decoy"],
        ["kept-hidden seat-2 red"],
    ),
    (
        {"seats": {"seat-2": {"at": "002", "hand": ["rest", "clean", "infected"]}}},
        ["play rest"],
        ["scanned seat-2 clean", "scanned seat-2 infected"],
        [],
    ),
    (
        {"seats": {"seat-2": {**CAPTAIN, "hand": ["motivation"], "deck": ["clean", "order"]}}},
        ["play motivation"],
        ["drew seat-2 contamination"],
        ["drew-hidden seat-2"],
    ),
    (
        {**PLAYS, "plot_hand": ["planning_4", "pursuit_1"], "decks": {"events": ["nest", "damage", "hatching"]}},
        ["effect of planning_4"],
        ["event-seen seat-2 nest", "event-seen seat-2 damage", "event-seen seat-2 hatching"],
        [],
    ),
    (
        {**PLAYS, "plot_hand": ["planning_4", "pursuit_1"], "decks": {"attacks": ["bite_4", "slime_5"]}},
        ["attack by pursuit_1", "set adult-1 on seat-1"],
        ["attack-seen seat-2 bite_4", "attack-seen seat-2 slime_5"],
        [],
    ),
    (
        {**PLAYS, "step": "draw", "plot_deck": ["planning_4", "pursuit_1"], "plot_hand": []},
        [],
        ["plot-drawn seat-2 planning_4", "plot-drawn seat-2 pursuit_1"],
        ["plot-drawn-hidden seat-2"],
    ),
]


@pytest.mark.rules("NEM-HID-16", "NEM-HID-14")
@pytest.mark.parametrize(("given", "choices", "secrets", "hints"), SECRETS)
def test_secrets_are_told_to_the_seat_that_learns_them(
    given: dict[str, object], choices: list[str], secrets: list[str], hints: list[str]
) -> None:
    settings: dict[str, object] = {"players": 3, "intruder_player": "on"}
    state = RULEBOOK.arrange(settings, {"active": "seat-2", **given})
    match = Match(RULEBOOK, RULEBOOK.settle(settings), state, {})
    events = [*match.opening, *[event for choice in choices for event in match.play(choice, 1)]]
    hear(events)
    texts = [[event.text() for event in events if sees(event, seat)] for seat in range(3)]
    for secret in secrets:
        assert [secret in told for told in texts] == [False, True, False]
    for hint in hints:
        assert [hint in told for told in texts] == [True, False, True]
