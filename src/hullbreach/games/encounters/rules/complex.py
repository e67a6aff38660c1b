"""The Complex: Hive cards enter at the right, push each other to the left and leave into the Combat Zone. ENC-HIV"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.encounters.content import effects as fx
from hullbreach.games.encounters.rules.effects.run import Context, chooser, rooms_of
from hullbreach.games.encounters.rules.objectives import checkpoint
from hullbreach.games.encounters.rules.outcome import lose_hive
from hullbreach.games.encounters.rules.reveal import RECYCLED, reveal
from hullbreach.games.encounters.rules.state import ENTRY, NOTHING, ROOMS, Encounters
from hullbreach.games.encounters.words import events, questions, rolls
from hullbreach.games.encounters.words.names import COMBAT, ROOM_NAMES
from hullbreach.kernel.chance import Order
from hullbreach.kernel.options import Option
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask, Roll
from hullbreach.parts.effects import ACTS, CANNOT


def stays(g: Encounters, room: int) -> bool:
    """Whether cards step over a room: it is blocked, or an enemy that does not move is face up in it (ENC-MOV-01)."""
    if g.blocked >> room & 1:
        return True
    piece = g.rooms[room]
    return piece >= 0 and bool(g.face_up >> piece & 1) and g.face(piece).no_move


def nothing_stays(g: Encounters) -> bool:
    """Whether no room can be one that cards step over, as is mostly so."""
    return not g.blocked and (not g.odd & g.face_up or g.fixed.unmoving.isdisjoint(g.card_of.values()))


def left_of(g: Encounters, room: int) -> int:
    """The room a card enters that goes on to this one: it or the next to the left, -1 the Combat Zone (ENC-ATC-05)."""
    while room >= 0 and stays(g, room):
        room -= 1
    return room


def enter(g: Encounters, piece: int, room: int) -> int:
    """A card enters a room and pushes what is there to the left; returns what left the Airlock, or -1 (ENC-HIV-04)."""
    free = nothing_stays(g)
    room = room if free else left_of(g, room)
    rooms = g.rooms
    told = g.told
    while room >= 0:
        there = rooms[room]
        rooms[room] = piece
        if there < 0:
            return NOTHING
        piece = there
        target = room - 1 if free else left_of(g, room - 1)
        told += (events.MOVED, room, target if target >= 0 else COMBAT + len(g.combat))
        room = target
    return piece


def join_combat(g: Encounters, piece: int) -> tuple[Procedure, ...]:
    """A card enters the Combat Zone at the left end (ENC-HIV-08); returns what is left to be done."""
    g.combat = (*g.combat, piece)
    g.told += (events.ENTERED_COMBAT, g.spot(piece))
    return reveal(g, piece, True)


def arrivals(g: Encounters, pushed: int) -> tuple[Procedure, ...]:
    """What a push leads to once all of it is done (ENC-HIV-09)."""
    return () if pushed == NOTHING else join_combat(g, pushed)


# ---- the Hive deck


@dataclass
class NeedHiveCard(Procedure):
    """A Hive card is needed and there is none: the dead enemies come back, in the box once. ENC-EMP-01, 02, 05"""

    def shuffle(self, g: Encounters) -> Next:
        if g.recycled >= g.fixed.content.numbers.hive_reshuffles or not g.dead_enemies:
            lose_hive(g)
            return None
        return Roll(rolls.HIVE, (), Order("card", sorted(g.dead_enemies)))

    def lay(self, g: Encounters, order: tuple[int, ...]) -> Next:
        g.hive = list(order[::-1])
        g.layers = [RECYCLED] * len(g.hive)
        g.dead_enemies = []
        g.recycled += 1
        g.told += (events.HIVE_RECYCLED, len(g.hive))
        return None


def take_hive_card(g: Encounters) -> int:
    """The top Hive card as a new piece."""
    return g.new_piece(g.hive.pop(), g.layers.pop())


def add_hive(g: Encounters) -> tuple[Procedure, ...]:
    """The top Hive card enters the Complex face down; returns what is left to be done (ENC-HIV-01)."""
    piece = take_hive_card(g)
    pushed = enter(g, piece, ENTRY)
    room = g.room_of(piece)
    if room >= 0:
        g.told += (events.HIVE_ADDED, room)
    return arrivals(g, pushed)


@dataclass
class AddHive(Procedure):
    """Hive cards enter the Complex face down, each resolved completely before the next. ENC-HIV-01"""

    n: int

    def need(self, g: Encounters) -> Next:
        if not g.hive:
            return NeedHiveCard()
        g.go(AddHive.again)
        return add_hive(g)

    def push(self, g: Encounters) -> Next:
        return add_hive(g)

    def again(self, g: Encounters) -> Next:
        check = checkpoint(g)
        if self.n > 1:
            return g.instead(AddHive(self.n - 1)) if check is None else g.instead(check, AddHive(self.n - 1))
        return check


def _add_hive(g: Encounters, ctx: Context, verb: fx.AddHive) -> Next:
    return AddHive(verb.n)


@dataclass
class Ambush(Procedure):
    """The top Hive card is turned up as if it had been pushed into the Combat Zone."""

    n: int

    def need(self, g: Encounters) -> Next:
        return None if g.hive else NeedHiveCard()

    def leap(self, g: Encounters) -> Next:
        return join_combat(g, take_hive_card(g))

    def again(self, g: Encounters) -> Next:
        return g.instead(Ambush(self.n - 1)) if self.n > 1 else None


def _ambush(g: Encounters, ctx: Context, verb: fx.Ambush) -> Next:
    return Ambush(verb.n)


# ---- moving


def can_move(g: Encounters, piece: int) -> bool:
    """Whether an effect can move a card: a face-down one, or a face-up enemy that moves (ENC-MOV-03)."""
    return not g.is_up(piece) or not g.face(piece).no_move


def right_of(g: Encounters, room: int) -> int:
    """The room a card of this room changes places with when it moves right, -1 for none (ENC-MOV-05)."""
    room += 1
    while room < ROOMS and stays(g, room):
        room += 1
    return room if room < ROOMS else NOTHING


def step_left(g: Encounters, piece: int) -> tuple[Procedure, ...]:
    """A card goes one room to the left and pushes what is there (ENC-MOV-05)."""
    room = g.room_of(piece)
    g.rooms[room] = NOTHING
    target = left_of(g, room - 1)
    g.told += (events.MOVED, room, target if target >= 0 else COMBAT + len(g.combat))
    return arrivals(g, piece if target < 0 else enter(g, piece, target))


def step_right(g: Encounters, piece: int) -> bool:
    """A card changes places with what is on its right; False when it cannot."""
    room = g.room_of(piece)
    right = right_of(g, room)
    if right == NOTHING:
        return False
    g.rooms[room], g.rooms[right] = g.rooms[right], piece
    g.told += (events.MOVED, room, right)
    return True


@dataclass
class Move(Procedure):
    """A card of the Complex moves some rooms, one at a time. ENC-MOV-05"""

    piece: int
    n: int
    left: bool

    def step(self, g: Encounters) -> Next:
        if self.n <= 0 or g.room_of(self.piece) < 0 or not can_move(g, self.piece):
            return g.finish()
        if self.left:
            return step_left(g, self.piece)
        if not step_right(g, self.piece):
            g.finish()
        return None

    def again(self, g: Encounters) -> Next:
        return g.instead(Move(self.piece, self.n - 1, self.left)) if self.n > 1 else None


def movable(g: Encounters, left: bool) -> int:
    """The rooms whose card an effect can move that way, as a mask."""
    found = 0
    for room in range(ROOMS):
        piece = g.rooms[room]
        if piece >= 0 and can_move(g, piece) and (left or right_of(g, room) != NOTHING):
            found |= 1 << room
    return found


@dataclass
class ChooseMove(Procedure):
    """Choose a card of the Complex and move it. ENC-CHO-26"""

    ctx: Context
    n: int
    left: bool

    def choose(self, g: Encounters) -> Next:
        found = movable(g, self.left)
        if not found:
            return g.finish()
        return Ask(chooser(g, self.ctx), questions.MOVE, (), rooms_of(found))

    def move(self, g: Encounters, chosen: Option) -> Next:
        return g.instead(Move(g.rooms[chosen.args[0]], self.n, self.left))


def _move(g: Encounters, ctx: Context, verb: fx.Move) -> Next:
    return ChooseMove(ctx, verb.n, verb.direction == "left")


def _nothing_moves(g: Encounters, ctx: Context, verb: fx.Move) -> bool:
    return not movable(g, verb.direction == "left")


def _move_self(g: Encounters, ctx: Context, verb: fx.MoveSelf) -> Next:
    return Move(ctx.piece, verb.n, verb.direction == "left")


def _move_self_to(g: Encounters, ctx: Context, verb: fx.MoveSelfTo) -> Next:
    target = ROOM_NAMES.index(verb.room)
    while 0 <= g.room_of(ctx.piece) < target and step_right(g, ctx.piece):
        pass
    return None


@dataclass
class Advance(Procedure):
    """Every card of the Complex that can goes one room left; then what left is resolved, in order. ENC-MOV-06"""

    n: int

    def shift(self, g: Encounters) -> Next:
        left: list[int] = []
        for room in range(ROOMS):
            piece = g.rooms[room]
            if piece < 0 or stays(g, room):
                continue
            target = left_of(g, room - 1)
            g.rooms[room] = NOTHING
            g.told += (events.MOVED, room, target if target >= 0 else COMBAT + len(g.combat) + len(left))
            if target < 0:
                left.append(piece)
            else:
                g.rooms[target] = piece
        return tuple([Joined(piece) for piece in left])

    def again(self, g: Encounters) -> Next:
        return g.instead(Advance(self.n - 1)) if self.n > 1 else None


@dataclass
class Joined(Procedure):
    """A card that left the Airlock together with others is resolved in its turn. ENC-TIM-02"""

    piece: int

    def join(self, g: Encounters) -> Next:
        return join_combat(g, self.piece)


def _advance(g: Encounters, ctx: Context, verb: fx.Advance) -> Next:
    return Advance(verb.n)


def _block(g: Encounters, ctx: Context, verb: fx.Block) -> Next:
    """The room is out of play; what is in it is pushed left, unless it does not move (ENC-ATC-06, ENC-AMB-44)."""
    room = ROOM_NAMES.index(verb.room)
    g.blocked |= 1 << room
    g.told += (events.BLOCKED, room)
    piece = g.rooms[room]
    if piece < 0 or not can_move(g, piece):
        return None
    g.rooms[room] = NOTHING
    target = left_of(g, room - 1)
    g.told += (events.MOVED, room, target if target >= 0 else COMBAT + len(g.combat))
    return arrivals(g, piece if target < 0 else enter(g, piece, target))


ACTS[fx.AddHive] = _add_hive
ACTS[fx.Ambush] = _ambush
ACTS[fx.Move] = _move
ACTS[fx.MoveSelf] = _move_self
ACTS[fx.MoveSelfTo] = _move_self_to
ACTS[fx.Advance] = _advance
ACTS[fx.Block] = _block
CANNOT[fx.Move] = _nothing_moves
