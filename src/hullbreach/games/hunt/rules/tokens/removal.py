"""Leaving the board: what hangs on a piece, who is credited with it, and tiles that go with everything on them.

HUNT-WND-02, HUNT-DEC-36, HUNT-ADV-07
"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.hunt.rules.armies.experience import frags_for, gain_frags
from hullbreach.games.hunt.rules.combat.trophies import lose_bodies_on
from hullbreach.games.hunt.rules.state import NOBODY, NOWHERE, Hunt
from hullbreach.games.hunt.rules.tokens.carrying import drop_all, lose_all_on
from hullbreach.games.hunt.rules.tokens.known_names import meet
from hullbreach.games.hunt.rules.tokens.reveal import Reveal
from hullbreach.games.hunt.words import events
from hullbreach.kernel.options import bits
from hullbreach.kernel.procedures import Next, Procedure


def take_off(g: Hunt, piece: int) -> int:
    """A piece leaves the board with its markers; what it carried stays behind. Returns the tile it has left."""
    tile = g.tile[piece]
    if piece in g.carried.values() or piece in g.loaded.values():
        drop_all(g, piece)
    off = ~(1 << piece)
    g.up &= off
    g.hidden &= off
    g.sentry &= off
    g.aimed &= off
    g.put(piece, NOWHERE)
    return tile


def falling(g: Hunt, pieces: int) -> int:
    """Those of the pieces that have lost their last wound and are about to leave: nothing strikes them any more.

    HUNT-WND-04
    """
    return sum([1 << piece for piece in bits(pieces) if g.hurt[piece] and g.hurt[piece] >= g.profile(piece).w])


def credit(g: Hunt, piece: int, side: int, group: int) -> None:
    """A removed enemy counts for a side, and for the group of it that did it; own models and decoys never do.

    HUNT-DEC-36, HUNT-BLIP-15, HUNT-EXP-07
    """
    if side < 0 or side == g.side(piece) or g.decoys >> piece & 1:
        return
    kills = list(g.kills[side])
    kills[g.faction(piece)] += 1
    g.kills[side] = tuple(kills)
    g.told += (events.CREDITED, side, piece)
    gain_frags(g, side, group, frags_for(g, piece))


def remove(g: Hunt, piece: int, side: int = NOBODY, group: int = NOBODY) -> None:
    """A piece is removed without a wound, by a side or by nobody."""
    g.told += (events.REMOVED, piece)
    take_off(g, piece)
    credit(g, piece, side, group)


def remove_tile(g: Hunt, tile: int, side: int = NOBODY, piece: int = NOBODY) -> tuple[Procedure, ...]:
    """A tile leaves the game with all models, tokens and doors on it; kills count for a side, or for nobody.

    HUNT-ADV-07, HUNT-DEC-40; ``piece`` is who did it. Tokens are revealed first, so that everybody knows who is gone.
    """
    tokens = g.on[tile] & ~g.up & ~g.hidden
    if tokens:
        return (Reveal(tokens, hiding=False, shifting=False), LoseTile(tile, side, piece))
    return lose_tile(g, tile, side, piece)


@dataclass
class LoseTile(Procedure):
    """The tile goes when everybody on it is known. HUNT-ADV-07"""

    tile: int
    side: int
    piece: int

    def lose(self, g: Hunt) -> Next:
        return lose_tile(g, self.tile, self.side, self.piece)


def lose_tile(g: Hunt, tile: int, side: int, piece: int) -> tuple[Procedure, ...]:
    """A tile goes with everything on it, and eyes meet."""
    from hullbreach.games.hunt.rules.board.movement import Look

    lose_all_on(g, tile)
    group = g.model(piece).group if piece >= 0 and g.who[piece] >= 0 else NOBODY
    for other in bits(g.on[tile]):
        if g.hidden >> other & 1:
            meet(g, 1 << other)
        remove(g, other, side, group)
    g.gone |= 1 << tile
    g.doors &= ~g.fixed.links_at[tile]
    g.acid[tile] = 0
    g.traps = tuple([trap for trap in g.traps if trap[0] != tile])
    lose_bodies_on(g, tile)
    g.markers.pop(tile, None)
    g.told += (events.TILE_GONE, tile)
    g.look_again()
    return (Look(),)
