"""The position of an encounters match as plain data, in the words that options and events use."""

from __future__ import annotations

from hullbreach.games.encounters.rules.enemies import attack_of
from hullbreach.games.encounters.rules.scanning import scan_cost
from hullbreach.games.encounters.rules.state import NOBODY, NORMAL, NOTHING, ROOMS, SETUP, Encounters
from hullbreach.games.encounters.words.names import ACHIEVEMENTS, CLASS_NAMES, CREW_NAMES, PHASE_NAMES, ROOM_NAMES
from hullbreach.kernel.options import bits

FATES = ("normal", "dead", "alien")
WINDOWS = ("waiting", "host", "after")
# Which part of the Hive deck a card came with, by its layer; the fourth number stands for none.
ORIGINS = ("hive_1", "hive_2", "hive_3", "", "recycled", "put_back", "put_back_seen")
# Lists whose order says nothing, and piles of which a seat knows the cards but not the order.
HEAPS = ("hand", "hand_known", "hatchery", "looked_at")
SHUFFLED = ("deck", "sergeants", "barracks", "strike_deck", "alien_deck")


def card(g: Encounters, number: int) -> str:
    """The name of a card, ``unknown`` for one that the viewer does not know."""
    return g.fixed.name("card", number)


def cards(g: Encounters, pile: tuple[int, ...] | list[int]) -> list[object]:
    """The names of the cards of a pile, the top first."""
    return [card(g, number) for number in reversed(pile)]


def seats(mask: int) -> list[object]:
    """The names of the seats of a mask."""
    return [f"seat-{seat + 1}" for seat in bits(mask)]


def words(mask: int, names: tuple[str, ...]) -> list[object]:
    """The words of a mask."""
    return [names[n] for n in bits(mask)]


def player(g: Encounters, seat: int) -> dict[str, object]:
    """One seat and everything that lies before it."""
    avatar = g.avatar[seat]
    agenda: object = None
    if g.fixed.agendas and g.phase != SETUP:
        # Whose Agenda has come out, or who is dead, has none that could be unknown.
        out = g.shown_agendas >> seat & 1 or g.fate[seat] != NORMAL
        agenda = None if out and g.agenda[seat] == NOTHING else card(g, g.agenda[seat])
    return {
        "fate": FATES[g.fate[seat]],
        "avatar": None if avatar == NOTHING else card(g, avatar),
        "health": 0 if avatar == NOTHING else g.health(seat),
        "defense": 0 if avatar == NOTHING else g.defense(seat),
        "damage": g.damage(seat),
        "deck": cards(g, g.decks[seat]),
        "deck_known": g.top_known[seat],
        "hand": cards(g, g.hands[seat][::-1]),
        "hand_known": cards(g, g.hands_known[seat][::-1]),
        "discard": cards(g, g.discards[seat]),
        "vigilant": cards(g, g.vigil[seat]),
        "strikes": cards(g, g.strikes[seat]),
        "aside": None if g.aside[seat] == NOTHING else card(g, g.aside[seat]),
        "agenda": agenda,
        "agenda_revealed": bool(g.shown_agendas >> seat & 1),
        "chestburster": bool(g.burdened >> seat & 1),
        "dodges": g.dodges[seat],
        "turns": g.had_turns[seat],
        "achievements": words(g.achieved[seat], ACHIEVEMENTS),
    }


def modified(g: Encounters, piece: int) -> int:
    """By how much an enemy's attack differs now from what is printed, before the floor of 0."""
    return sum([n for _, n in attack_of(g, piece).terms[1:]])


def room(g: Encounters, number: int) -> dict[str, object]:
    """One room, the card in it and what is attached to it."""
    piece = g.rooms[number]
    seat = max(g.turn, 0)
    return {
        "card": None if piece < 0 else card(g, g.card_of[piece]),
        "face_up": piece >= 0 and g.is_up(piece),
        "attack": attack_of(g, piece).value if piece >= 0 and g.is_up(piece) else None,
        "modified": modified(g, piece) if piece >= 0 and g.is_up(piece) else None,
        "changed": g.shift.get(piece, 0),
        "peeked": seats(g.peeked.get(piece, 0)),
        "origin": None if piece < 0 else ORIGINS[g.layer_of[piece]],
        "attached": [card(g, attached) for attached, where in g.attached if where == number],
        "blocked": bool(g.blocked >> number & 1),
        "scan_cost": scan_cost(g, seat, number).value,
    }


def outcome(g: Encounters) -> dict[str, object] | None:
    """How the game ended; None while it goes on."""
    if g.outcome is None:
        return None
    winners = [f"seat-{seat + 1}" for seat in g.outcome.winners]
    return {"winners": winners, "reason": g.outcome.reason, "score": g.outcome.score}


def position(g: Encounters) -> dict[str, object]:
    """Everything that can be said about a position."""
    return {
        "phase": PHASE_NAMES[g.phase],
        "turn": None if g.turn == NOBODY else f"seat-{g.turn + 1}",
        "round": g.round,
        "outcome": outcome(g),
        "players": {f"seat-{seat + 1}": player(g, seat) for seat in range(g.seats)},
        "rooms": {ROOM_NAMES[n]: room(g, n) for n in range(ROOMS)} if g.objectives else {},
        "combat": [
            {
                "card": card(g, g.card_of[piece]),
                "attack": attack_of(g, piece).value,
                "modified": modified(g, piece),
                "changed": g.shift.get(piece, 0),
                "held": bool(g.held >> piece & 1),
            }
            for piece in g.combat
        ],
        "facehuggers": [
            {
                "card": card(g, g.card_of[piece]),
                "host": f"seat-{host + 1}",
                "window": WINDOWS[stage],
                "attack": attack_of(g, piece).value,
                "modified": modified(g, piece),
                "changed": g.shift.get(piece, 0),
            }
            for piece, host, stage in g.huggers
        ],
        "location": card(g, g.fixed.location_card),
        "objectives": [card(g, number) for number in g.objectives],
        "completed": g.completed,
        "hazards": g.hazards,
        "kills": {card(g, number): n for number, n in sorted(g.kills.items())},
        "collected": [card(g, number) for number in g.collected],
        "hive": cards(g, g.hive),
        "hive_origins": [ORIGINS[layer] for layer in reversed(g.layers)],
        "hive_recycled": g.recycled > 0,
        "dead_enemies": cards(g, g.dead_enemies),
        "dead_characters": cards(g, g.dead_characters),
        "discarded": cards(g, g.discarded),
        "travelling_hazards": cards(g, g.infested),
        "removed": cards(g, g.removed),
        "hatchery": cards(g, sorted(g.hatchery)),
        "sergeants": cards(g, g.sergeants),
        "barracks": cards(g, g.barracks),
        "hq": [None if number == NOTHING else card(g, number) for number in g.hq],
        "strike_deck": cards(g, g.strike_deck),
        "strike_discard": cards(g, g.strike_discard),
        "alien_deck": cards(g, g.alien_deck),
        "alien_discard": cards(g, g.alien_discard),
        "looked_at": cards(g, g.lifted),
        "played": cards(g, g.played[::-1]),
        "played_classes": words(g.classes, CLASS_NAMES),
        "played_crews": words(g.crews, CREW_NAMES),
        "class_abilities": words(g.combos, CLASS_NAMES),
        "attack": g.attack,
        "recruit": g.recruit,
        "convert": g.convert,
        "scan_discount": g.scan_discount,
        "defense_cut": g.defense_cut,
        "scanned": g.scanned,
        "killed": g.killed,
        "kept": [card(g, kept) for kept, _ in g.kept],
        "used": [card(g, number) for number in g.used],
        "offered": seats(g.offered),
        "coordinated": seats(g.coordinated),
        "standing_back": seats(g.standing_back),
    }


def unordered(keys: list[str]) -> bool:
    """Whether the list at this path has no order: hands, and in a view also shuffled piles."""
    return keys[-1] in HEAPS or (keys[0] == "view" and keys[-1] in SHUFFLED)


def brief(table: dict[str, object]) -> object:
    """A room, an enemy or a Facehugger called by its card alone."""
    return table.get("card", table)
