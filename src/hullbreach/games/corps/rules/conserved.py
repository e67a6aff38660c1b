"""Where every component of corps is: nothing is lost or made, and what is kept twice agrees."""

from __future__ import annotations

from collections import Counter

from hullbreach.games.corps.rules.movement import Move, StopOrGoOn
from hullbreach.games.corps.rules.state import (
    CHARACTERS,
    DIAL_MAX,
    ON_BOARD,
    SETUP,
    Corps,
)
from hullbreach.games.corps.words.names import FACEHUGGER


def endurance_cards(g: Corps) -> Counter[int]:
    """All Endurance cards, wherever they lie."""
    found = Counter([*g.deck, *g.below, *g.exhaust, *g.discard, *g.removed, *g.turned, *g.playing, *g.lifted])
    for hand in g.hands:
        found.update(hand)
    for who in range(CHARACTERS):
        found.update([*g.weapons[who], *g.gear[who], *g.attached[who]])
    return found


def amiss(g: Corps) -> list[str]:
    """What does not add up, in words; empty when everything is in its place."""
    return [*_cards(g), *_tokens(g), *_figures(g), *_masks(g)]


def _cards(g: Corps) -> list[str]:
    found: list[str] = []
    box = Counter({card.index: card.copies for card in g.fixed.content.endurance})
    cards = endurance_cards(g)
    if cards != box:
        missing, extra = box - cards, cards - box
        found.append(f"endurance cards: missing {dict(missing)}, too many {dict(extra)}")
    tracker = Counter([*g.tracker, *g.tracker_discard, *g.tracker_out])
    whole = Counter(range(len(g.fixed.content.tracker)))
    if tracker - whole or (g.phase != SETUP and tracker != whole):
        found.append(f"tracker cards: {sorted((tracker - whole) + (whole - tracker))}")
    for name, pile, known in (
        ("deck", g.deck, g.deck_known),
        ("below", g.below, g.below_known),
        ("exhaust", g.exhaust, g.exhaust_known),
        ("tracker", g.tracker, g.tracker_known),
    ):
        if len(pile) != len(known) and (name != "tracker" or g.phase != SETUP):
            found.append(f"{name}: {len(pile)} cards, knowledge of {len(known)}")
    for seat, hand in enumerate(g.hands):
        if list(hand) != sorted(hand):
            found.append(f"hand of seat {seat} is not sorted")
        if Counter(g.hands_known[seat]) - Counter(hand):
            found.append(f"hand of seat {seat} is known to hold what it does not")
        if any(g.card(card).type == "hazard" for card in hand):
            found.append(f"hand of seat {seat} holds a hazard")
    return found


def _tokens(g: Corps) -> list[str]:
    found: list[str] = []
    counts = g.fixed.content.counts
    blips = Counter([*g.pool, *g.numbers.values()])
    if blips != Counter(g.fixed.content.blips):
        found.append(f"blips: {blips}")
    if g.numbers.keys() != g.blips.keys():
        found.append("the numbers of blips and the blips on the board differ")
    if not g.other_numbers.keys() <= g.blips.keys():
        found.append("knowledge of blips that are not on the board")
    if g.barricaded.bit_count() + g.barricaded_points.bit_count() > g.fixed.barricade_tokens:
        found.append("too many barricades")
    if len(g.tunnels) > counts.tunnel_tokens or len(set(g.tunnels)) != len(g.tunnels):
        found.append(f"tunnels {g.tunnels}")
    if sum(1 for alien in g.aliens if alien > FACEHUGGER) + g.hugged.bit_count() > counts.facehugger_tokens:
        found.append("too many facehuggers")
    if len(g.mission_blips) > counts.mission_blip_tokens:
        found.append("too many mission blips")
    if len(g.sentries) != len(g.ammo) or any(rounds < 0 for rounds in g.ammo):
        found.append(f"sentry guns {g.sentries} with {g.ammo}")
    if g.fixed.mission.kind == "resupply" and g.phase != SETUP:
        crates = g.crates.bit_count() + g.carrying.bit_count() + g.crates_out
        if crates != len(g.fixed.mission.crates):
            found.append(f"{crates} crates of {len(g.fixed.mission.crates)}")
    return found


def _figures(g: Corps) -> list[str]:
    found: list[str] = []
    for who in range(CHARACTERS):
        if (g.fate[who] == ON_BOARD) != (g.square[who] >= 0):
            found.append(f"character {who} has fate {g.fate[who]} and square {g.square[who]}")
        if g.square[who] < 0 and (g.down >> who & 1 or g.carrying >> who & 1):
            found.append(f"character {who} is off the board, but lies down or carries a crate")
        if not 0 <= g.dial[who] <= DIAL_MAX:
            found.append(f"dial of character {who}: {g.dial[who]}")
        if g.hero[who] >= g.seats:
            found.append(f"character {who} belongs to seat {g.hero[who]}")
    if g.tokens.keys() != g.aliens.keys():
        found.append("the tokens and the Aliens on the board differ")
    at = [*(square for square in g.square if square >= 0), *g.aliens.values(), *g.blips.values()]
    for square, n in Counter(at).items():
        if n > 1 and not (n == 2 and moves_through(g, square)):
            found.append(f"{n} figures on {g.board.name(square)}")
    outside = [f"a figure outside the floor, on {square}" for square in at if not g.board.floor >> square & 1]
    return found + outside


def moves_through(g: Corps, square: int) -> bool:
    """Whether a character is passing a friend's space in the middle of a move (CORPS-MOV-04)."""
    return any(isinstance(procedure, Move | StopOrGoOn) and g.square[procedure.who] == square for procedure in g.stack)


def _masks(g: Corps) -> list[str]:
    found: list[str] = []
    standing = [g.square[who] for who in range(CHARACTERS) if not g.down >> who & 1]
    for name, mask, squares in (
        ("characters", g.character_squares, g.square),
        ("standing", g.standing_squares, standing),
        ("aliens", g.alien_squares, list(g.aliens.values())),
        ("blips", g.blip_squares, list(g.blips.values())),
    ):
        if mask != sum(1 << square for square in set(squares) if square >= 0):
            found.append(f"the mask of {name} is out of date")
    if g.shut != g.board.shut(g.taken_squares, g.barricaded):
        found.append("the doors are out of date")
    return found
