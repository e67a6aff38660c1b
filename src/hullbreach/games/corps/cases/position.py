"""The position as plain data: the tree that views print, cases set up (``given``) and check (``expect``).

The same function serves a whole state and one with unknowns in it; what is unknown reads "unknown".
"""

from __future__ import annotations

from hullbreach.games.corps.cases.turn_steps import (
    BETWEEN_STEPS,
    commander,
    commands_left,
    draws_left,
    is_leftover,
    step_word,
    turn_seat,
    waiting_seats,
)
from hullbreach.games.corps.rules.campaign import score
from hullbreach.games.corps.rules.effects.board import barricades_left
from hullbreach.games.corps.rules.outcome import LOST, WON
from hullbreach.games.corps.rules.secrets import FACE_DOWN
from hullbreach.games.corps.rules.state import CHARACTERS, NOBODY, Corps
from hullbreach.games.corps.words.names import FACEHUGGER, FACINGS, PHASES, SENTRIES
from hullbreach.kernel.errors import BadInput, meant
from hullbreach.kernel.options import bits
from hullbreach.parts.known import UNKNOWN, concealed

FATES = ("absent", "waiting", "on_board", "left", "killed", "captured")
RESULTS = {0: None, WON: "won", LOST: "lost"}
UNKNOWN_WORD = "unknown"
# Lists in which the order says nothing, wherever they stand in the tree.
HEAPS = (
    "weapons", "equipment", "pool", "crates", "barricaded_points", "tunnels", "used_tokens", "used_abilities", "done",
    "heroes", "dead", "prisoners", "victims",
)  # fmt: skip

Tree = dict[str, object]


def position(g: Corps) -> Tree:
    """Everything there is to see, in the words of the game."""
    tree: Tree = {
        "mission": g.fixed.mission.id,
        "edition": g.fixed.switches.edition,
        "turn": turn(g),
        "seats": {g.names.name("seat", seat): seat_facts(g, seat) for seat in range(g.seats)},
        "characters": {g.names.name("character", who): character(g, who) for who in range(CHARACTERS)},
        "aliens": {
            g.names.name("alien", alien): {"at": g.board.name(square), "tokens": max(g.tokens[alien], 0)}
            for alien, square in sorted(g.aliens.items())
        },
        "blips": {
            g.names.name("blip", blip): {"at": g.board.name(square), "number": known_number(g.numbers[blip])}
            for blip, square in sorted(g.blips.items())
        },
        "pool": [known_number(number) for number in g.pool],
        "next": {
            "alien": g.next_alien,
            "blip": g.next_blip,
            "facehugger": g.next_facehugger - FACEHUGGER,
        },
        "hands": {g.names.name("seat", seat): cards(g, list(g.hands[seat])) for seat in range(g.seats)},
        "piles": piles(g),
        "tracker": {
            "deck": [tracker_card(g, card) for card in reversed(g.tracker)],
            "discard": [tracker_card(g, card) for card in reversed(g.tracker_discard)],
            "out": [tracker_card(g, card) for card in g.tracker_out],
            "mixed": g.tracker_mixed,
        },
        "known": {g.names.name("seat", seat): known(g, seat) for seat in range(g.seats)},
        "doors": {g.board.door_name(door): door_state(g, door) for door in range(len(g.board.doors))},
        "barricaded_points": squares(g, g.barricaded_points),
        "barricades_left": barricades_left(g),
        "tunnels": [g.board.name(square) for square in g.tunnels],
        "crates": squares(g, g.crates),
        "crates_out": g.crates_out,
        "mission_blips": {g.board.name(square): mission_blip(g, square) for square in g.mission_blips},
        "sentries": {
            SENTRIES[gun]: {"at": g.board.name(square), "facing": FACINGS[facing], "ammo": g.ammo[gun]}
            for gun, (square, facing) in enumerate(g.sentries)
        },
        "exits": {
            g.names.name("exit", n): "open" if g.open_exits >> n & 1 else "closed" for n in range(len(g.fixed.exits))
        },
        "counters": dict(g.counters),
        "scheduled": dict(g.scheduled),
        "campaign": {
            "wins": list(g.mission_wins),
            "dead": people(g, g.dead),
            "prisoners": people(g, g.prisoners),
            "victims": people(g, g.victims),
            "resupplied": g.resupplied,
        },
        "outcome": outcome(g),
    }
    return tree


def turn(g: Corps) -> Tree:
    """Round, phase and step, who acts and with what is left to them."""
    step = step_word(g)
    return {
        "round": g.round,
        "phase": "between" if step in BETWEEN_STEPS else PHASES[g.phase],
        "step": step,
        "seat": None if turn_seat(g) < 0 else g.names.name("seat", turn_seat(g)),
        "leftover": is_leftover(g),
        "active": None if g.active < 0 else g.names.name("character", g.active),
        "actions": g.actions,
        "commander": None if commander(g) < 0 else g.names.name("character", commander(g)),
        "commands": commands_left(g),
        "waiting": [g.names.name("seat", seat) for seat in waiting_seats(g)],
        "draws": draws_left(g),
        "token": g.names.name("seat", g.token),
        "attacked": g.attacked,
        "free_attacks": cards(g, list(g.grants)),
        "used_abilities": bits(g.used_abilities),
        "used_tokens": squares(g, g.used_squares),
        "done": [g.names.name("alien", alien) for alien in sorted(g.aliens) if g.done >> alien & 1],
        "steady_fire": g.steady_fire > 0,
        "lights_out": g.lights_out > 0,
        "result": RESULTS[g.result],
        "reason": g.reason or None,
    }


def seat_facts(g: Corps, seat: int) -> Tree:
    """How things stand with one player."""
    return {
        "heroes": [g.names.name("character", who) for who in range(CHARACTERS) if g.hero[who] == seat],
        "eliminated": bool(g.eliminated >> seat & 1),
        "sitting_out": bool(g.sitting_out >> seat & 1),
        "had_turn": bool(g.had_turn >> seat & 1),
        "tunnelled": bool(g.tunnelled >> seat & 1),
    }


def character(g: Corps, who: int) -> Tree:
    """One character with its dial and cards."""
    return {
        "fate": FATES[g.fate[who]],
        "at": None if g.square[who] < 0 else g.board.name(g.square[who]),
        "hero": g.hero[who] + 1 if g.hero[who] != NOBODY else 0,
        "side": "hero" if g.hero[who] != NOBODY else "grunt",
        "aim": g.dial[who],
        "down": g.is_down(who),
        "weapons": cards(g, list(g.weapons[who])),
        "equipment": cards(g, list(g.gear[who])),
        "attached": cards(g, list(g.attached[who])),
        "activated": bool(g.activated >> who & 1),
        "owed_actions": g.owed[who],
        "facehugger": bool(g.hugged >> who & 1),
        "crate": bool(g.carrying >> who & 1),
        "captive": bool(g.captives >> who & 1),
        "trapped": bool(g.trapped >> who & 1),
    }


def piles(g: Corps) -> Tree:
    """The Endurance cards, each pile from its top."""
    return {
        "endurance": cards(g, g.deck[::-1]),
        "below": cards(g, g.below),
        "exhaust": cards(g, g.exhaust[::-1]),
        "discard": cards(g, g.discard[::-1]),
        "removed": cards(g, g.removed),
        "turned": cards(g, list(g.turned)),
        "playing": cards(g, list(g.playing)),
        "lifted": cards(g, list(g.lifted)),
    }


def known(g: Corps, seat: int) -> Tree:
    """Which cards of hidden piles a seat knows: in the shuffled ones just which, in the others also where."""
    return {
        "endurance": cards(g, members(g.deck, g.deck_known, seat)),
        "below": cards(g, members(g.below, g.below_known, seat)),
        "exhaust": cards(g, places(g.exhaust, g.exhaust_known, seat)),
        "tracker": [tracker_card(g, card) for card in places(g.tracker, g.tracker_known, seat)],
    }


def members(pile: list[int], seats: list[int], seat: int) -> list[int]:
    """The cards of a pile a seat knows, in no order."""
    return sorted(card for card, mask in zip(pile, seats, strict=True) if mask >> seat & 1)


def places(pile: list[int], seats: list[int], seat: int) -> list[int]:
    """A pile from the top as a seat knows it, down to the last card it knows."""
    found = concealed(pile, seats, 1 << seat)[::-1]
    while found and found[-1] == UNKNOWN:
        found.pop()
    return found


def mission_blip(g: Corps, square: int) -> Tree:
    """A mission blip: what it shows, and whether it lies face up."""
    face = g.mission_blips[square]
    shown = UNKNOWN_WORD if face < 0 else g.names.name("mission_blip", face)
    return {"face": shown, "up": bool(g.shown >> square & 1)}


def door_state(g: Corps, door: int) -> str:
    """Open, closed or barricaded."""
    if g.barricaded >> door & 1:
        return "barricaded"
    return "closed" if g.shut >> door & 1 else "open"


def outcome(g: Corps) -> Tree | None:
    """How the match ended."""
    if g.outcome is None:
        return None
    winners = [g.names.name("seat", seat) for seat in g.outcome.winners]
    return {"winners": winners, "reason": g.outcome.reason, "score": g.outcome.score}


def cards(g: Corps, found: list[int]) -> list[str]:
    """The names of Endurance cards."""
    return [g.names.name("card", card) for card in found]


def tracker_card(g: Corps, card: int) -> str:
    """The name of a Motion Tracker card; of one whose back is seen, its threat level."""
    if card < FACE_DOWN:
        return f"threat-{FACE_DOWN - card}"
    return g.names.name("tracker", card)


def known_number(number: int) -> object:
    """The number of a blip where it is known."""
    return UNKNOWN_WORD if number < 0 else number


def squares(g: Corps, mask: int) -> list[str]:
    """The squares of a mask."""
    return [g.board.name(square) for square in bits(mask)]


def people(g: Corps, mask: int) -> list[str]:
    """The characters of a mask."""
    return [g.names.name("character", who) for who in bits(mask)]


def unordered(keys: list[str]) -> bool:
    """Whether the list at this path of the tree has no order."""
    if keys[0] == "hands":
        return True
    if keys[0] == "known":
        # Of the shuffled piles a seat knows just which cards are among them.
        return keys[-1] in ("endurance", "below")
    return keys[0] in ("sees", "adjacent") or keys[-1] in HEAPS


# ---- what follows from a position, worked out only when somebody asks for it


def derive(g: Corps, path: list[str]) -> object:
    """A fact that follows from the position; KeyError when the path names none."""
    if len(path) == 2 and path[0] == "sees":
        return sees(g, where(g, path[1]))
    if len(path) == 3 and path[0] == "sight":
        return g.sees(where(g, path[1]), where(g, path[2]))
    if len(path) == 2 and path[0] == "adjacent":
        return squares(g, g.adjacent(where(g, path[1])))
    if len(path) == 3 and path[0] == "distance":
        return g.board.distance(where(g, path[1]), where(g, path[2]), 0)
    if path == ["score"]:
        return score(g)
    raise KeyError(".".join(path))


def where(g: Corps, word: str) -> int:
    """The square a word stands for: a square itself, or where a figure or blip is."""
    kind = "square" if "," in word else "piece"
    try:
        found = g.names.value(kind, word)
    except KeyError:
        raise BadInput(word, f"no {kind} {word!r} here{meant(word, g.names.words('character'))}") from None
    square = found if kind == "square" else g.piece_square(found)
    if square < 0:
        raise BadInput(word, f"{word!r} is not on the board")
    return square


def sees(g: Corps, here: int) -> list[str]:
    """The Aliens and blips in line of sight of a square."""
    seen = g.seen_from(here, g.alien_squares | g.blip_squares)
    found = [g.names.name("alien", alien) for alien in sorted(g.aliens_on(seen))]
    return found + [g.names.name("blip", blip) for blip in sorted(g.blips_on(seen))]
