"""Where every component of hunt is: nothing is lost or made, and what is kept twice agrees."""

from __future__ import annotations

from collections import Counter

from hullbreach.games.hunt.rules.state import NOWHERE, SETUP, UNFIXED, Hunt
from hullbreach.kernel.options import bits


def amiss(g: Hunt) -> list[str]:
    """What does not add up, in words; empty when everything is in its place."""
    return [*_cards(g), *_pieces(g), *_tiles(g), *_tokens(g), *_remembered(g)]


def _cards(g: Hunt) -> list[str]:
    found: list[str] = []
    if g.phase == SETUP:
        return found
    content = g.fixed.content
    for side, faction in enumerate(g.fixed.factions):
        cards = Counter([*g.hands[side], *g.decks[side], *g.discards[side]])
        cards.update([card for card in g.playing if content.strategy[card].faction == faction])
        box = Counter({card.index: card.copies for card in content.strategy if card.faction == faction})
        used = g.fixed.switches.strategy_cards and side != g.fixed.ground.instinct
        if cards != (box if used else Counter()) and len(set(g.fixed.factions)) == g.fixed.sides:
            found.append(f"strategy cards of side {side}: {sorted((cards - box) + (box - cards))}")
    events = Counter([*g.environment_deck, *g.environment_discard])
    if g.environment >= 0:
        events[g.environment] += 1
    box = Counter({card.index: card.copies for card in content.environment})
    if events != (box if g.fixed.switches.environment_cards else Counter()):
        found.append(f"environment cards: {sorted((events - box) + (box - events))}")
    return found


def _pieces(g: Hunt) -> list[str]:
    found: list[str] = []
    on_board = sum([1 << piece for piece, tile in enumerate(g.tile) if tile >= 0])
    for name, mask in (("up", g.up), ("hidden", g.hidden), ("sentry", g.sentry)):
        if mask & ~on_board:
            found.append(f"{name} pieces off the board: {bits(mask & ~on_board)}")
    if g.up & g.hidden:
        found.append(f"face up and hidden: {bits(g.up & g.hidden)}")
    units: Counter[int] = Counter()
    for piece in bits(on_board):
        who = g.who[piece]
        if who == UNFIXED:
            if g.up >> piece & 1:
                found.append(f"piece {piece} is face up and nobody")
            continue
        model = g.roster[who]
        decoy = model.profile.type == "decoy"
        units[model.profile.unit] += not decoy
        if model.profile.base != g.base[piece]:
            found.append(f"piece {piece} has base {g.base[piece]} and is {model.profile}")
        if decoy != bool(g.decoys >> piece & 1):
            found.append(f"piece {piece} is a decoy or not")
        # At its last wound a model is still there while cards are played on its death.
        if not 0 <= g.hurt[piece] <= max(model.profile.w, 0) and g.up >> piece & 1:
            found.append(f"piece {piece} has lost {g.hurt[piece]} of {model.profile.w} wounds")
        if model.profile.faction != g.faction(piece):
            found.append(f"piece {piece} is of another faction")
    if not g.fixed.ground.lists and g.phase != SETUP:
        for unit, n in units.items():
            if n > g.fixed.content.units[unit].in_box:
                found.append(f"{n} models of {g.fixed.content.units[unit].id}")
    for side, pool in enumerate(g.pools):
        unfixed = [p for p in bits(g.fixed.masks[side] & on_board) if g.who[p] == UNFIXED]
        if len(unfixed) > len(pool):
            found.append(f"side {side}: {len(unfixed)} tokens for the models {pool}")
    return found


def _tiles(g: Hunt) -> list[str]:
    found: list[str] = []
    for tile, room in enumerate(g.room):
        if room < 0 and not (g.active >= 0 and g.tile[g.active] == tile):
            found.append(f"{g.fixed.board.names[tile]} holds {-room} points too many")
    for piece, tile in enumerate(g.tile):
        if tile >= 0 and g.gone >> tile & 1:
            found.append(f"piece {piece} is on a tile that is gone")
    if g.doors.bit_count() > g.fixed.content.doors:
        found.append(f"{g.doors.bit_count()} doors")
    if g.doors & g.fixed.graph.around(g.gone):
        found.append("a door beside a tile that is gone")
    return found


def _tokens(g: Hunt) -> list[str]:
    found = [f"token {token} lies and is carried" for token in g.lying if token in g.carried]
    found += [f"token {token} is carried by nobody" for token, by in g.carried.items() if g.tile[by] == NOWHERE]
    found += [f"token {token} lies where no tile is" for token, tile in g.lying.items() if g.gone >> tile & 1]
    return found


def _remembered(g: Hunt) -> list[str]:
    other = g.copy()
    other.look_again()
    names = ("on", "present", "room", "full", "contested", "tiles_of", "eyes", "shut", "infested", "sight")
    return [f"{name} is out of date" for name in names if getattr(other, name) != getattr(g, name)]
