"""The Complex, the Combat Zone and the Facehuggers of a described position."""

from __future__ import annotations

from hullbreach.games.encounters.cases.position import ORIGINS, WINDOWS
from hullbreach.games.encounters.cases.stock import Claims
from hullbreach.games.encounters.content.card_faces import ENEMY
from hullbreach.games.encounters.rules.complex import can_move
from hullbreach.games.encounters.rules.state import Encounters
from hullbreach.games.encounters.words.names import ROOM_NAMES
from hullbreach.kernel.errors import BadInput
from hullbreach.parts.position_reader import Given


def inner(g: Encounters, top: Given, value: object, place: str) -> Given:
    """One card in play: a table, or only its name."""
    data = {"card": value} if isinstance(value, str) else value
    if not isinstance(data, dict):
        raise BadInput(f"given.{place}", f"{value!r}, expected a card or a table")
    return Given(data, f"given.{place}", g.fixed, g.seats, top.kinds)


def new_piece(g: Encounters, given: Given, claims: Claims, place: str) -> int:
    """A Hive card in play, or -1 when none is named."""
    card = given.name("card", "card")
    if card < 0:
        return card
    piece = g.new_piece(claims.one(card, place), layer_of(g, card))
    change = given.number("changed", 0, -99, 99)
    if change:
        g.shift[piece] = change
    given.skip("attack", "modified")
    return piece


def turn_up(g: Encounters, given: Given, piece: int) -> None:
    """A card lies face up in a room or in the Combat Zone; only enemies do, all others leave at once (ENC-SCN-11)."""
    face = g.face(piece)
    if face.kind != ENEMY:
        raise given.bad("card", f"{face.id!r} cannot lie face up here: once turned up, only enemies stay (ENC-SCN-11)")
    g.face_up |= 1 << piece


def layer_of(g: Encounters, card: int) -> int:
    """The mini-deck a Hive card belongs to; Drones could be in any."""
    for n, objective in enumerate(g.fixed.objectives):
        if card in objective.hive:
            return n
    return 0


def origin_of(given: Given, key: str, word: str) -> int:
    """The part of the Hive deck a word names."""
    if word not in ORIGINS or not word:
        raise given.bad(key, f"{word!r}, expected one of {', '.join(origin for origin in ORIGINS if origin)}")
    return ORIGINS.index(word)


def arrange_rooms(g: Encounters, top: Given, claims: Claims) -> None:
    """The rooms: a card's name alone lies face up."""
    rooms = top.raw("rooms") if top.has("rooms") else {}
    top.skip("rooms")
    if not isinstance(rooms, dict):
        raise top.bad("rooms", f"{rooms!r}, expected a table")
    for word, value in rooms.items():
        if word not in ROOM_NAMES:
            raise top.bad(f"rooms.{word}", f"no room, expected one of {', '.join(ROOM_NAMES)}")
        room = ROOM_NAMES.index(word)
        given = inner(g, top, value, f"rooms.{word}")
        given.skip("scan_cost")
        piece = new_piece(g, given, claims, f"rooms.{word}")
        up = given.flag("face_up", True)
        peeked = given.seats("peeked", ())
        origin = given.text("origin")
        if piece >= 0:
            if origin:
                g.layer_of[piece] = origin_of(given, "origin", origin)
            g.rooms[room] = piece
            if up:
                turn_up(g, given, piece)
            for seat in peeked:
                g.peeked[piece] = g.peeked.get(piece, 0) | 1 << seat
        for card in claims.take(given.names("attached", "card"), f"rooms.{word}.attached"):
            g.attached = (*g.attached, (card, room))
        if given.flag("blocked"):
            if piece >= 0 and can_move(g, piece):
                raise given.bad(
                    "blocked", "a blocked room holds no card, unless it is a face-up enemy that does not move"
                )
            g.blocked |= 1 << room
        given.skip("attack", "modified", "changed")
        given.done()


def arrange_combat(g: Encounters, top: Given, claims: Claims) -> None:
    """The Combat Zone, the oldest card first."""
    for n, value in enumerate(listed(top, "combat")):
        given = inner(g, top, value, f"combat[{n}]")
        piece = new_piece(g, given, claims, f"combat[{n}]")
        if piece < 0:
            raise given.bad("card", "missing")
        g.combat = (*g.combat, piece)
        turn_up(g, given, piece)
        if given.flag("held"):
            g.held |= 1 << piece
        given.done()


def arrange_huggers(g: Encounters, top: Given, claims: Claims) -> None:
    """Facehuggers before players; one of the Hatchery before the active player, unless something else is said."""
    for n, value in enumerate(listed(top, "facehuggers")):
        given = inner(g, top, value, f"facehuggers[{n}]")
        if not given.has("card"):
            given = Given(
                {**given.reader.data, "card": "facehugger"}, f"given.facehuggers[{n}]", g.fixed, g.seats, top.kinds
            )
        piece = new_piece(g, given, claims, f"facehuggers[{n}]")
        host = given.seat("host", g.turn)
        window = given.word("window", WINDOWS, "host" if host == g.turn else "waiting")
        g.huggers = (*g.huggers, (piece, host, WINDOWS.index(window)))
        g.face_up |= 1 << piece
        given.done()


def listed(top: Given, key: str) -> list[object]:
    """A list, empty when it is not given."""
    if not top.has(key):
        top.skip(key)
        return []
    value = top.raw(key)
    if not isinstance(value, list):
        raise top.bad(key, f"{value!r}, expected a list")
    return value
