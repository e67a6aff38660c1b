"""Where every component of corps is: nothing is lost or made, and what is kept twice agrees."""

from __future__ import annotations

from collections import Counter

from hullbreach.games.corps.rules.movement import Move, StopOrGoOn
from hullbreach.games.corps.rules.state import (
    CAPTURED,
    CHARACTERS,
    DIAL_MAX,
    KILLED,
    NEWT,
    ON_BOARD,
    RIPLEY,
    SETUP,
    Corps,
)
from hullbreach.games.corps.words.names import FACEHUGGER
from hullbreach.kernel.options import bits


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
    return [*_box(g), *out_of_place(g), *_figures(g), *_masks(g)]


def out_of_place(g: Corps) -> list[str]:
    """What can never lie where it lies, whatever the box holds; in words, empty when all is well."""
    return [*_hands(g), *_tokens(g), *_characters(g), *_players(g)]


def _box(g: Corps) -> list[str]:
    """Whether all components are there, each as often as the box has it."""
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
    blips = Counter([*g.pool, *g.numbers.values()])
    if blips != Counter(g.fixed.content.blips):
        found.append(f"blips: {blips}")
    if g.fixed.mission.kind == "resupply" and g.phase != SETUP:
        crates = g.crates.bit_count() + g.carrying.bit_count() + g.crates_out
        if crates != len(g.fixed.mission.crates):
            found.append(f"{crates} crates of {len(g.fixed.mission.crates)}")
    return found


def _hands(g: Corps) -> list[str]:
    found: list[str] = []
    for seat, hand in enumerate(g.hands):
        name = g.fixed.name("seat", seat)
        if list(hand) != sorted(hand):
            found.append(f"the hand of {name} is not sorted")
        if Counter(g.hands_known[seat]) - Counter(hand):
            found.append(f"the hand of {name} is known to hold what it does not")
        found += [f"{name} holds {g.card(card).id}, a Hazard" for card in hand if g.card(card).type == "hazard"]
    return found


def _tokens(g: Corps) -> list[str]:
    found: list[str] = []
    counts = g.fixed.content.counts
    if g.numbers.keys() != g.blips.keys():
        found.append("the numbers of blips and the blips on the board differ")
    if not g.other_numbers.keys() <= g.blips.keys():
        found.append("knowledge of blips that are not on the board")
    if g.barricaded.bit_count() + g.barricaded_points.bit_count() > g.fixed.barricade_tokens:
        found.append("too many barricades")
    if any(square not in g.points for square in bits(g.barricaded_points)):
        found.append("a barricade on the floor where no spawn point or tunnel is")
    if len(g.tunnels) > counts.tunnel_tokens:
        found.append(f"{len(g.tunnels)} tunnels of {counts.tunnel_tokens}")
    if len(set(g.points)) != len(g.points):
        found.append("a tunnel on a tunnel or a spawn point")
    if sum(1 for alien in g.aliens if alien > FACEHUGGER) + g.hugged.bit_count() > counts.facehugger_tokens:
        found.append(f"more than {counts.facehugger_tokens} Facehuggers")
    if len(g.mission_blips) > counts.mission_blip_tokens:
        found.append(f"{len(g.mission_blips)} mission blips of {counts.mission_blip_tokens}")
    if len(g.sentries) != len(g.ammo) or any(not 0 <= n <= g.fixed.constants.sentry_ammo_start for n in g.ammo):
        found.append(f"sentry guns with {g.ammo} rounds")
    if len({square for square, _ in g.sentries}) != len(g.sentries):
        found.append("two sentry guns on one square")
    return found


def _characters(g: Corps) -> list[str]:
    """What no character can have where it is."""
    found: list[str] = []
    for who in range(CHARACTERS):
        name = g.fixed.name("character", who)
        if g.down >> who & 1 and (g.square[who] < 0 or g.carrying >> who & 1):
            found.append(f"{name} lies knocked down, but off the board or carrying a crate")
        if g.square[who] < 0 and g.carrying >> who & 1:
            found.append(f"{name} carries a crate off the board")
        if g.fate[who] in (KILLED, CAPTURED) and (g.weapons[who] or g.gear[who] or g.attached[who]):
            found.append(f"{name} is lost, but has cards")
        if g.fate[who] in (KILLED, CAPTURED) and g.hero[who] >= 0:
            found.append(f"{name} is lost, but a Hero")
        if g.fate[who] == ON_BOARD and g.phase != SETUP and (g.dial[who] > 0) != (g.side(who).aim > 0):
            found.append(f"{name} has a dial of {g.dial[who]} and an Aim value of {g.side(who).aim}")
    return found


def _players(g: Corps) -> list[str]:
    """Each player has one Hero, and only Ripley's has Newt as well. CORPS-NEWT-02"""
    found: list[str] = []
    for seat in range(g.seats):
        heroes = [who for who in range(CHARACTERS) if g.hero[who] == seat]
        if len(heroes) > 1 and heroes != [RIPLEY, NEWT]:
            found.append(f"{g.fixed.name('seat', seat)} has {len(heroes)} Heroes")
    return found


def _figures(g: Corps) -> list[str]:
    found: list[str] = []
    for who in range(CHARACTERS):
        if (g.fate[who] == ON_BOARD) != (g.square[who] >= 0):
            found.append(f"character {who} has fate {g.fate[who]} and square {g.square[who]}")
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
