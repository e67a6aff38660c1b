"""Scanning rooms, paid or free, and looking at face-down cards. ENC-SCN"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.encounters.content import effects as fx
from hullbreach.games.encounters.rules.effects.run import Context, chooser, is_gone, rooms_of
from hullbreach.games.encounters.rules.reveal import reveal
from hullbreach.games.encounters.rules.state import Encounters
from hullbreach.games.encounters.words import events, questions
from hullbreach.games.encounters.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option
from hullbreach.kernel.procedures import Next, Procedure, Total
from hullbreach.kernel.requests import Ask
from hullbreach.parts.effects import ACTS, CANNOT
from hullbreach.parts.grammar import Effect, Verb


def taxes(clauses: tuple[Effect, ...]) -> int:
    """How much dearer these lasting effects make a scan."""
    found = 0
    for clause in clauses:
        for verb in clause.verbs:
            if isinstance(verb, fx.ScanTax):
                found += verb.n
    return found


def scan_changes(g: Encounters, seat: int) -> list[tuple[str, int]]:
    """What makes a player's scans cheaper or dearer now, each with its source."""
    found: list[tuple[str, int]] = []
    if g.scan_discount:
        found.append(("discount", -g.scan_discount))
    calm = not g.odd & g.face_up or g.fixed.lasting.isdisjoint(g.card_of.values())
    if calm and g.fixed.with_wound.isdisjoint(g.strikes[seat]):
        # Nothing in play does anything lastingly.
        return found
    for piece in g.rooms:
        if piece >= 0 and g.face_up >> piece & 1:
            face = g.face(piece)
            if face.lasting:
                found.append((face.id, taxes(face.at("complex"))))
    wounds = [g.faces[card] for card in g.strikes[seat] if card in g.fixed.with_wound]
    return found + [(face.id, taxes(face.at("wound"))) for face in wounds]


def scan_cost(g: Encounters, seat: int, room: int) -> Total:
    """What it costs to scan a room now, never below 0 (ENC-SCN-09)."""
    return Total([("room", g.fixed.scan_costs[room]), *scan_changes(g, seat)], low=0)


def cannot_scan(g: Encounters, room: int) -> No | None:
    """Why there is nothing to scan in a room (ENC-SCN-02)."""
    if g.blocked >> room & 1:
        return No("room-blocked", room, rule="ENC-ATC-04")
    piece = g.rooms[room]
    if piece < 0:
        return No("room-empty", room, rule="ENC-SCN-02")
    if g.is_up(piece):
        return No("already-face-up", room, rule="ENC-SCN-02")
    return None


@dataclass
class Scan(Procedure):
    """Turn up the card of a room. ENC-SCN-01"""

    seat: int
    room: int

    def turn(self, g: Encounters) -> Next:
        return scan(g, self.seat, self.room)


def scan(g: Encounters, seat: int, room: int) -> tuple[Procedure, ...]:
    """Turn up the card of a room at once; returns what is left to be done."""
    g.told += (events.SCANNED, seat, room)
    if seat == g.turn:
        g.scanned += 1
    return reveal(g, g.rooms[room], False)


@dataclass
class FreeScans(Procedure):
    """Up to so many scans without paying, each resolved before the next is chosen. ENC-SCN-12, ENC-CHO-25"""

    ctx: Context
    n: int

    def choose(self, g: Encounters) -> Next:
        rooms = g.face_down_rooms()
        # Scans of a player who died of one of them fall away (ENC-TRN-07).
        if self.n <= 0 or not rooms or is_gone(g, self.ctx, self.ctx.user):
            return g.finish()
        options = rooms_of(rooms)
        options.one(opt.ENOUGH)
        return Ask(chooser(g, self.ctx), questions.FREE_SCAN, (), options)

    def scan(self, g: Encounters, chosen: Option) -> Next:
        if chosen.phrase is opt.ENOUGH:
            return None
        g.done = True
        return g.instead(Scan(chooser(g, self.ctx), chosen.args[0]), FreeScans(self.ctx, self.n - 1))


@dataclass
class Peek(Procedure):
    """Look at face-down cards of different rooms; only the player sees them. ENC-SCN-10, ENC-INF-21"""

    ctx: Context
    n: int
    seen: int

    def choose(self, g: Encounters) -> Next:
        rooms = g.face_down_rooms() & ~self.seen
        if self.n <= 0 or not rooms:
            return g.finish()
        return Ask(chooser(g, self.ctx), questions.PEEK, (), rooms_of(rooms))

    def look(self, g: Encounters, chosen: Option) -> Next:
        room = chosen.args[0]
        seat = chooser(g, self.ctx)
        piece = g.rooms[room]
        g.peeked[piece] = g.peeked.get(piece, 0) | 1 << seat
        g.told += (events.PEEKED, seat, room)
        g.told += (1 << seat, events.SAW, seat, room, g.card_of[piece])
        return g.instead(Peek(self.ctx, self.n - 1, self.seen | 1 << room))


def _scan(g: Encounters, ctx: Context, verb: fx.Scan) -> Next:
    return FreeScans(ctx, verb.n)


def _peek(g: Encounters, ctx: Context, verb: fx.Peek) -> Next:
    return Peek(ctx, verb.n, 0)


def _nothing_down(g: Encounters, ctx: Context, verb: Verb) -> bool:
    return not g.face_down_rooms()


ACTS[fx.Scan] = _scan
ACTS[fx.Peek] = _peek
CANNOT[fx.Scan] = _nothing_down
CANNOT[fx.Peek] = _nothing_down
