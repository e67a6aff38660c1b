"""The moments at which somebody may play a card in the middle of a rule. HUNT-CARD-19"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hullbreach.games.hunt.rules.state import Hunt
    from hullbreach.kernel.procedures import Procedure


def window(g: Hunt, timing: str, side: int, piece: int) -> Procedure | None:
    """The window of one side with this timing, about one of its pieces; None when nobody is asked (HUNT-CARD-21)."""
    if not g.fixed.switches.strategy_cards:
        return None
    # Cards know hits, and hits know cards: the one that comes later is looked up when it is wanted.
    from hullbreach.games.hunt.rules.cards import windows

    return windows.window(g, timing, side, piece)
