"""Facehuggers before players, and the Chestbursters they leave. ENC-FAC, ENC-CHB"""

from __future__ import annotations

from hullbreach.games.encounters.content import effects as fx
from hullbreach.games.encounters.rules.decks import to_discard
from hullbreach.games.encounters.rules.effects.run import Context
from hullbreach.games.encounters.rules.state import AFTER, CLEANUP, HOST, NORMAL, NOTHING, WAITING, Encounters
from hullbreach.games.encounters.words import events
from hullbreach.kernel.errors import No
from hullbreach.kernel.procedures import Next
from hullbreach.parts.effects import ACTS, CANNOT
from hullbreach.parts.grammar import Verb


def host_for(g: Encounters, seat: int) -> int:
    """Who gets a Facehugger meant for a seat: the next player without a Chestburster, or -1 (ENC-CHB-03, 09)."""
    for n in range(g.seats):
        other = (seat + n) % g.seats
        if g.fate[other] == NORMAL and not g.burdened >> other & 1:
            return other
    return NOTHING


def place(g: Encounters, piece: int, seat: int) -> None:
    """Put a revealed Facehugger before a player (ENC-FAC-01); redirected ones wait for their host's turn."""
    host = host_for(g, seat)
    g.face_up |= 1 << piece
    if host == NOTHING:
        g.dead_enemies.append(g.forget_piece(piece))
        g.told += (events.FACEHUGGER_DIED,)
        return
    stage = HOST if host == g.turn else WAITING
    if stage == HOST and g.fixed.hug_before_cleanup and g.phase == CLEANUP:
        # The host's turn has been counted already (ENC-FAC-09, ENC-OPT-06).
        stage = AFTER
    g.huggers = (*g.huggers, (piece, host, stage))
    g.told += (events.FACEHUGGER_PLACED, host)


def hatch(g: Encounters, seat: int) -> None:
    """A Facehugger of the Hatchery jumps at a player, as long as there is one (ENC-FAC-16)."""
    card = g.fixed.hatched
    if card in g.hatchery:
        g.hatchery.remove(card)
        place(g, g.new_piece(card, 0), seat)


def in_reach(g: Encounters, host: int, stage: int) -> bool:
    """Whether the active player can attack a Facehugger (ENC-FAC-02, 03, 04, 15)."""
    return stage == AFTER or (stage == HOST and host == g.turn)


def cannot_reach(g: Encounters, piece: int) -> No | None:
    """Why the active player cannot attack this Facehugger (ENC-FAC-02, 03, 04, 15)."""
    [(host, stage)] = [(host, stage) for hugger, host, stage in g.huggers if hugger == piece]
    if in_reach(g, host, stage):
        return None
    return No("facehugger-out-of-reach", host, rule="ENC-FAC-15" if stage == WAITING else "ENC-FAC-04")


def turn_begins(g: Encounters) -> None:
    """Facehuggers that waited for their host's own turn can be attacked from now on (ENC-FAC-15)."""
    if any(stage == WAITING and host == g.turn for _, host, stage in g.huggers):
        g.huggers = tuple(
            [(piece, host, HOST if stage == WAITING and host == g.turn else stage) for piece, host, stage in g.huggers]
        )


def turn_ends(g: Encounters) -> None:
    """The next player's turn comes, or has gone by: then the host is impregnated (ENC-FAC-05, 08, 13, 14)."""
    if not g.huggers:
        return
    kept: list[tuple[int, int, int]] = []
    due: list[tuple[int, int]] = []
    for piece, host, stage in g.huggers:
        if stage == AFTER:
            due.append((piece, host))
        else:
            kept.append((piece, host, AFTER if stage == HOST else stage))
    g.huggers = tuple(kept)
    for piece, host in due:
        g.dead_enemies.append(g.forget_piece(piece))
        g.told += (events.FACEHUGGER_DIED,)
        if not g.burdened >> host & 1 and g.fixed.chestburster in g.hatchery:
            g.hatchery.remove(g.fixed.chestburster)
            to_discard(g, host, g.fixed.chestburster)
            g.burdened |= 1 << host
            g.told += (events.IMPREGNATED, host)


def _facehug(g: Encounters, ctx: Context, verb: Verb) -> Next:
    hatch(g, ctx.you)
    return None


def _none_hatched(g: Encounters, ctx: Context, verb: Verb) -> bool:
    return g.fixed.hatched not in g.hatchery


def _kill_chestburster(g: Encounters, ctx: Context, verb: Verb) -> Next:
    """It goes back to the Hatchery and the protection ends (ENC-CHB-07)."""
    pile = g.discards[ctx.you]
    card = g.fixed.chestburster
    if card in pile:
        at = pile.index(card)
        g.discards[ctx.you] = pile[:at] + pile[at + 1 :]
        g.hatchery.append(card)
        g.burdened &= ~(1 << ctx.you)
        g.told += (events.CHESTBURSTER_KILLED, ctx.you)
    return None


def _no_chestburster(g: Encounters, ctx: Context, verb: Verb) -> bool:
    return g.fixed.chestburster not in g.discards[ctx.you]


ACTS[fx.Facehug] = _facehug
ACTS[fx.KillChestburster] = _kill_chestburster
CANNOT[fx.Facehug] = _none_hatched
CANNOT[fx.KillChestburster] = _no_chestburster
