"""Turning Hive cards up: enemies, Events, Hazards, Specials and characters; where they go. ENC-SCN, ENC-EVT, ENC-HAZ"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.encounters.content import effects as fx
from hullbreach.games.encounters.content.card_faces import CONTAMINANT, ENEMY
from hullbreach.games.encounters.rules.decks import from_hand, to_discard
from hullbreach.games.encounters.rules.effects.run import HIVE_CARD, STRIKE_TEXT, TEXT, Context
from hullbreach.games.encounters.rules.facehuggers import place
from hullbreach.games.encounters.rules.fixed import LAYERS
from hullbreach.games.encounters.rules.objectives import check_last, checkpoint
from hullbreach.games.encounters.rules.state import ROOMS, Encounters
from hullbreach.games.encounters.words import events, questions
from hullbreach.games.encounters.words import options as opt
from hullbreach.games.encounters.words.names import ROOM_NAMES
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask
from hullbreach.parts.effects import ACTS, perform_all, perform_now
from hullbreach.parts.grammar import Effect, Verb
from hullbreach.parts.piles import without

# Layers of the Hive deck beyond the three mini-decks: cards that came back with a recycled deck, and cards of the
# Complex that were put back on top, unseen or seen.
RECYCLED, PUT_BACK, PUT_BACK_SEEN = range(LAYERS + 1, LAYERS + 4)


def reveal(g: Encounters, piece: int, arrives: bool) -> tuple[Procedure, ...]:
    """A card is turned up in a room, or enters the Combat Zone face up or face down; returns what is left to be done.

    ENC-SCN-03 to 08, ENC-HIV-09
    """
    card = g.card_of[piece]
    face = g.faces[card]
    fresh = not g.face_up >> piece & 1
    room = g.room_of(piece)
    if fresh:
        g.face_up |= 1 << piece
        g.peeked.pop(piece, None)
        g.told += (events.REVEALED, card, room if room >= 0 else g.spot(piece))
    seat = g.acting()
    if face.facehugger:
        g.take_out(piece)
        place(g, piece, seat)
        return checked(g)
    if face.kind != ENEMY:
        # Out of its room before its text happens (ENC-SCN-11).
        g.take_out(piece)
        g.limbo = (*g.limbo, piece)
    if face.appears:
        clauses: tuple[Effect, ...] = face.at("arrive") if arrives else ()
        if fresh:
            if not (g.fixed.reveals_once and g.layer_of[piece] in (RECYCLED, PUT_BACK_SEEN)):
                clauses += face.at("reveal")
            clauses += face.at("reveal_combat" if arrives else "reveal_complex")
        following = perform_now(g, clauses, Context(card, seat, seat, HIVE_CARD, piece, room))
        if following:
            return (*following, Revealed(piece))
    return end_reveal(g, piece)


@dataclass
class Revealed(Procedure):
    """A card whose text has happened goes where it belongs. ENC-SCN-05"""

    piece: int

    def away(self, g: Encounters) -> Next:
        return end_reveal(g, self.piece)


def end_reveal(g: Encounters, piece: int) -> tuple[Procedure, ...]:
    """What is no enemy is put away; then the Objective is looked at."""
    if piece in g.limbo:
        put_away(g, piece)
    return checked(g)


def checked(g: Encounters) -> tuple[Procedure, ...]:
    """The Objective that is complete now."""
    complete = checkpoint(g)
    return () if complete is None else (complete,)


def put_away(g: Encounters, piece: int) -> None:
    """A Hive card goes where its kind is discarded (ENC-KIL-03)."""
    g.take_out(piece)
    card = g.forget_piece(piece)
    if g.faces[card].kind == ENEMY:
        g.dead_enemies.append(card)
    elif g.faces[card].is_character:
        g.dead_characters.append(card)
    else:
        g.discarded.append(card)
    g.told += (events.HIVE_CARD_AWAY, card)


# ---- Events and Hazards


@dataclass
class TriggerEvent(Procedure):
    """The Objective's Event ability, then those of the enemies that are face up. ENC-EVT-02"""

    def objective(self, g: Encounters) -> Next:
        card = g.objectives[0]
        g.told += (events.EVENT, card)
        seat = g.acting()
        return perform_now(g, g.faces[card].at("event"), Context(card, seat, seat, TEXT))

    def enemies(self, g: Encounters) -> Next:
        found = [
            piece for piece in [*g.rooms, *g.combat] if piece >= 0 and g.is_up(piece) and g.face(piece).at("event")
        ]
        return EnemyEvents(tuple(found)) if found else None


@dataclass
class EnemyEvents(Procedure):
    """Event abilities of enemies, in an order that the active player chooses. ENC-EVT-03"""

    pieces: tuple[int, ...]

    def choose(self, g: Encounters) -> Next:
        left = self._left(g)
        if not left:
            return g.finish()
        options = Options()
        for piece in left:
            options.one(opt.CHOOSE_ENEMY, g.spot(piece))
        return Ask(g.acting(), questions.ORDER, (), options)

    def act(self, g: Encounters, chosen: Option) -> Next:
        piece = g.piece_at(chosen.args[0])
        seat = g.acting()
        ctx = Context(g.card_of[piece], seat, seat, HIVE_CARD, piece, g.room_of(piece))
        rest = tuple([other for other in self.pieces if other != piece])
        return g.instead(*perform_all(g.face(piece).at("event"), ctx), EnemyEvents(rest))

    def _left(self, g: Encounters) -> list[int]:
        return [piece for piece in self.pieces if piece in g.combat or g.room_of(piece) >= 0]


def _trigger_event(g: Encounters, ctx: Context, verb: Verb) -> Next:
    return TriggerEvent()


def _trigger_hazard(g: Encounters, ctx: Context, verb: Verb) -> Next:
    """The Location's ability with the number of this Hazard; a fourth has none (ENC-HAZ-01, ENC-HAZ-03)."""
    g.hazards += 1
    g.told += (events.HAZARD, g.hazards)
    hazards = g.fixed.location.hazards
    if g.hazards > len(hazards):
        return None
    return perform_now(g, hazards[g.hazards - 1].effects, ctx)


def _infest(g: Encounters, ctx: Context, verb: Verb) -> Next:
    """This Hazard card goes to a player's discard pile as the Contaminant."""
    if ctx.piece in g.limbo:
        g.take_out(ctx.piece)
        g.infested = (*g.infested, g.forget_piece(ctx.piece))
        to_discard(g, ctx.you, g.fixed.contaminant)
        g.told += (events.PASSED_ON, g.fixed.contaminant, ctx.you)
    return None


# ---- what becomes of this card


def _collect(g: Encounters, ctx: Context, verb: Verb) -> Next:
    """It lies beside the Objectives for the rest of the game; an attached one is taken off its room."""
    if ctx.piece in g.limbo:
        g.take_out(ctx.piece)
        card = g.forget_piece(ctx.piece)
    else:
        card = ctx.card
        here = [at for at in g.attached if at[0] == card]
        if not here:
            return None
        attached = list(g.attached)
        attached.remove(here[0])
        g.attached = tuple(attached)
    g.collected = (*g.collected, card)
    g.progress = True
    g.told += (events.COLLECTED, card)
    check_last(g)
    return None


def attach(g: Encounters, ctx: Context, room: int) -> None:
    """Attach a card to a room; to the next on the right, then on the left, if it cannot be there (ENC-ATC-08)."""
    if ctx.piece not in g.limbo:
        return
    card = g.card_of[ctx.piece]
    for other in (*range(room, ROOMS), *range(room - 1, -1, -1)):
        if not g.blocked >> other & 1 and (card, other) not in g.attached:
            g.take_out(ctx.piece)
            g.forget_piece(ctx.piece)
            g.attached = (*g.attached, (card, other))
            g.progress = True
            g.told += (events.ATTACHED, card, other)
            check_last(g)
            return
    put_away(g, ctx.piece)


def _attach_here(g: Encounters, ctx: Context, verb: Verb) -> Next:
    if ctx.room >= 0:
        attach(g, ctx, ctx.room)
    return None


def _attach_room(g: Encounters, ctx: Context, verb: fx.AttachRoom) -> Next:
    attach(g, ctx, ROOM_NAMES.index(verb.room))
    return None


def taken_from_holder(g: Encounters, ctx: Context) -> bool:
    """Take the Contaminant from play, else from the hand of its holder; False when it is not there any more."""
    seat = ctx.you
    if seat == g.turn and ctx.card in g.played:
        g.played = without(g.played, ctx.card)
    elif ctx.card in g.hands[seat]:
        from_hand(g, seat, ctx.card)
    else:
        return False
    return True


def _discard_self(g: Encounters, ctx: Context, verb: Verb) -> Next:
    if ctx.origin == STRIKE_TEXT:
        if ctx.card in g.strikes[ctx.you]:
            g.strikes[ctx.you] = without(g.strikes[ctx.you], ctx.card)
            g.strike_discard.append(ctx.card)
    elif g.faces[ctx.card].kind == CONTAMINANT:
        if taken_from_holder(g, ctx):
            g.discarded.append(g.infested[-1])
            g.infested = g.infested[:-1]
            g.told += (events.HIVE_CARD_AWAY, ctx.card)
    elif ctx.piece in g.card_of:
        put_away(g, ctx.piece)
    return None


def _leave_self(g: Encounters, ctx: Context, verb: Verb) -> Next:
    if ctx.piece in g.card_of:
        g.take_out(ctx.piece)
        pile = g.dead_characters if isinstance(verb, fx.KillSelf) else g.removed
        pile.append(g.forget_piece(ctx.piece))
        g.told += (events.HIVE_CARD_AWAY, ctx.card)
    return None


def _pass_self(g: Encounters, ctx: Context, verb: Verb) -> Next:
    """The Contaminant leaves its holder for another player's discard pile."""
    if taken_from_holder(g, ctx.meant_for(ctx.user, False)):
        to_discard(g, ctx.you, ctx.card)
        g.told += (events.PASSED_ON, ctx.card, ctx.you)
    return None


ACTS[fx.TriggerEvent] = _trigger_event
ACTS[fx.TriggerHazard] = _trigger_hazard
ACTS[fx.Infest] = _infest
ACTS[fx.Collect] = _collect
ACTS[fx.AttachHere] = _attach_here
ACTS[fx.AttachRoom] = _attach_room
ACTS[fx.DiscardSelf] = _discard_self
ACTS[fx.KillSelf] = _leave_self
ACTS[fx.RemoveSelf] = _leave_self
ACTS[fx.PassSelf] = _pass_self
