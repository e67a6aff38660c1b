"""What a card may be played on: kinds of targets, and the filters that narrow them. HUNT-CARD-19, HUNT-CARD-21

A card belongs to a faction, so that the models it speaks of are those of the side that plays it; an Environment card
belongs to nobody and means everybody's. What a side cannot know of an enemy token never decides: the decoys of others
count like any token, and only their own side knows better (HUNT-DEC-18).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from hullbreach.games.hunt.content.card_records import EnvironmentCard, StrategyCard
from hullbreach.games.hunt.content.names import ALIEN, CORRIDOR, DEAD_END, MARINE, MEDIUM, NORMAL, PREDATOR, SMALL
from hullbreach.games.hunt.rules.board.sight import pinged_tiles, within
from hullbreach.games.hunt.rules.board.space import engaged_tiles, engaged_with, tiles_of_enemies
from hullbreach.games.hunt.rules.goals.steps import damage_tiles
from hullbreach.games.hunt.rules.state import NOBODY, UNFIXED, Hunt
from hullbreach.kernel.options import members

# How far the filters reach.
NEAR, WIDE, FAR = 2, 3, 4

# ---- who is meant


def friends(g: Hunt, side: int) -> int:
    """The models of a side on the board, unrevealed ones among them, decoys not (HUNT-DEC-18)."""
    return g.present & g.fixed.masks[side] & ~g.decoys


def enemies(g: Hunt, side: int) -> int:
    """All enemies of a side on the board, models and tokens: a decoy is a token like any other until it is revealed."""
    return g.present & ~g.fixed.masks[side]


def tiles_under(g: Hunt, pieces: int) -> int:
    """The tiles these pieces stand on."""
    found = 0
    for piece in members(pieces):
        found |= 1 << g.tile[piece]
    return found


def _held(g: Hunt, side: int, faction: int) -> int:
    """The tiles with a model or token of a faction that a filter speaks of; nobody's card means those of every side."""
    if side >= 0:
        return g.eyes[side] if g.fixed.factions[side] == faction else 0
    found = 0
    for other, of in enumerate(g.fixed.factions):
        if of == faction:
            found |= g.tiles_of[other]
    return found


# ---- filters that go by tile: the tiles for which they hold


def _beside(g: Hunt, tiles: int) -> int:
    return tiles | g.fixed.graph.spread(tiles, g.shut)


def _around(g: Hunt, tiles: int, n: int) -> int:
    return g.fixed.graph.near(tiles, n, g.shut)


def _seen_from(g: Hunt, tiles: int) -> int:
    found = 0
    for tile in members(tiles):
        found |= g.sight[tile]
    return found


def _watched(g: Hunt, side: int) -> int:
    """The tiles in sight of an enemy; of tokens everybody knows for decoys nobody need be afraid (HUNT-DEC-17)."""
    if g.decoys & g.seen & g.present & ~g.fixed.masks[side]:
        return _seen_from(g, tiles_under(g, enemies(g, side) & ~(g.decoys & g.seen)))
    return _seen_from(g, tiles_of_enemies(g, side))


def _holding(g: Hunt, side: int, pieces: int, least: int) -> int:
    """The tiles that hold at least so many of these pieces of a side."""
    found = 0
    for tile in members(g.tiles_of[side]):
        if (g.on[tile] & pieces).bit_count() >= least:
            found |= 1 << tile
    return found


def _kinds(g: Hunt, *kinds: int) -> int:
    kind = g.fixed.board.kind
    return sum([1 << tile for tile in members(g.tiles()) if kind[tile] in kinds])


def _engaged(g: Hunt, side: int) -> int:
    return engaged_tiles(g)


def _unengaged(g: Hunt, side: int) -> int:
    return g.tiles() & ~engaged_tiles(g)


def _on_infested(g: Hunt, side: int) -> int:
    return g.infested


def _adjacent_to_door(g: Hunt, side: int) -> int:
    return g.fixed.graph.ends(g.doors)


def _adjacent_to_vent(g: Hunt, side: int) -> int:
    return g.fixed.graph.spread(g.fixed.board.vents & ~g.gone, g.shut)


def _within_3_of_ping(g: Hunt, side: int) -> int:
    return pinged_tiles(g, side)


def _within_3_of_predator(g: Hunt, side: int) -> int:
    return _around(g, _held(g, side, PREDATOR), WIDE)


def _within_2_of_predator(g: Hunt, side: int) -> int:
    return _around(g, _held(g, side, PREDATOR), NEAR)


def _in_los_of_marine(g: Hunt, side: int) -> int:
    return _seen_by_marines(g, side, tiles_under(g, friends(g, side) & g.up))


def _in_los_of_unengaged_marine(g: Hunt, side: int) -> int:
    return _seen_by_marines(g, side, tiles_under(g, friends(g, side) & g.up) & ~engaged_tiles(g))


def _seen_by_marines(g: Hunt, side: int, eyes: int) -> int:
    """What Marines on these tiles see for a Strategy card: what Ping! shows their faction too (HUNT-LOS-08)."""
    return _seen_from(g, eyes) | pinged_tiles(g, side) if eyes else 0


def _of_unengaged_marine_tile(g: Hunt, side: int) -> int:
    return _held(g, side, MARINE) & ~engaged_tiles(g)


def _with_alien(g: Hunt, side: int) -> int:
    return _held(g, side, ALIEN)


def _without_alien(g: Hunt, side: int) -> int:
    return g.tiles() & ~_held(g, side, ALIEN)


def _adjacent_to_marine(g: Hunt, side: int) -> int:
    return _beside(g, _held(g, side, MARINE))


def _adjacent_to_alien(g: Hunt, side: int) -> int:
    return _beside(g, _held(g, side, ALIEN))


def _adjacent_to_predator(g: Hunt, side: int) -> int:
    return _beside(g, _held(g, side, PREDATOR))


def _no_enemy(g: Hunt, side: int) -> int:
    return g.tiles() & ~tiles_of_enemies(g, side)


def _two_or_more_marines(g: Hunt, side: int) -> int:
    return _holding(g, side, friends(g, side) & g.up, 2)


def _three_or_more_small_aliens(g: Hunt, side: int) -> int:
    return _holding(g, side, _small(g, friends(g, side) & g.up), 3)


def _not_objective(g: Hunt, side: int) -> int:
    return g.tiles() & ~damage_tiles(g)


def _not_vent(g: Hunt, side: int) -> int:
    return g.tiles() & ~g.fixed.board.vents


def _normal(g: Hunt, side: int) -> int:
    return sum([1 << tile for tile in members(g.tiles()) if g.face[tile] == NORMAL])


def _corridor(g: Hunt, side: int) -> int:
    return _kinds(g, CORRIDOR)


def _corridor_or_dead_end(g: Hunt, side: int) -> int:
    return _kinds(g, CORRIDOR, DEAD_END)


def _next_to_infested(g: Hunt, side: int) -> int:
    return g.fixed.graph.spread(g.infested & ~g.gone, g.shut)


def _unseen_by_enemy(g: Hunt, side: int) -> int:
    return g.tiles() & ~_watched(g, side)


def _four_tiles_from_enemy(g: Hunt, side: int) -> int:
    return g.tiles() & ~_around(g, tiles_of_enemies(g, side), FAR - 1)


def _in_los(g: Hunt, side: int) -> int:
    return _seen_from(g, tiles_under(g, friends(g, side) & g.up))


def _within_2(g: Hunt, side: int) -> int:
    return _around(g, tiles_under(g, friends(g, side) & g.up), NEAR)


def _in_los_within_2(g: Hunt, side: int) -> int:
    """In sight of, and near, one and the same face-up model."""
    found = 0
    for tile in members(tiles_under(g, friends(g, side) & g.up)):
        found |= g.sight[tile] & within(g, tile, NEAR)
    return found


BY_TILE: dict[str, Callable[[Hunt, int], int]] = {
    "engaged": _engaged,
    "unengaged": _unengaged,
    "on_infested": _on_infested,
    "adjacent_to_door": _adjacent_to_door,
    "adjacent_to_vent": _adjacent_to_vent,
    "within_3_of_ping": _within_3_of_ping,
    "within_3_of_predator": _within_3_of_predator,
    "within_2_of_predator": _within_2_of_predator,
    "in_los_of_marine": _in_los_of_marine,
    "in_los_of_unengaged_marine": _in_los_of_unengaged_marine,
    "of_unengaged_marine_tile": _of_unengaged_marine_tile,
    "on_tile_with_alien": _with_alien,
    "with_alien": _with_alien,
    "without_alien": _without_alien,
    "adjacent_to_marine": _adjacent_to_marine,
    "adjacent_to_alien": _adjacent_to_alien,
    "adjacent_to_predator": _adjacent_to_predator,
    "no_enemy": _no_enemy,
    "two_or_more_marines": _two_or_more_marines,
    "three_or_more_small_aliens": _three_or_more_small_aliens,
    "not_objective": _not_objective,
    "not_vent": _not_vent,
    "normal": _normal,
    "infested": _on_infested,
    "corridor": _corridor,
    "corridor_or_dead_end": _corridor_or_dead_end,
    "next_to_infested": _next_to_infested,
    "unseen_by_enemy": _unseen_by_enemy,
    "four_tiles_from_enemy": _four_tiles_from_enemy,
    "in_los": _in_los,
    "within_2": _within_2,
}


@lru_cache(maxsize=256)
def _by_tile(filters: tuple[str, ...]) -> tuple[Callable[[Hunt, int], int], ...]:
    """The filters that go by tile; sight and nearness are of one and the same model."""
    words = [word for word in filters if word in BY_TILE]
    if "in_los" in words and "within_2" in words:
        return (_in_los_within_2, *[BY_TILE[word] for word in words if word not in ("in_los", "within_2")])
    return tuple([BY_TILE[word] for word in words])


def tiles_for(g: Hunt, side: int, filters: tuple[str, ...]) -> int:
    """The tiles in play for which all filters that go by tile hold."""
    return _kept(g, side, filters, g.tiles())


def _kept(g: Hunt, side: int, filters: tuple[str, ...], tiles: int) -> int:
    """Those of the tiles for which all filters that go by tile hold."""
    for holding in _by_tile(filters):
        if not tiles:
            return 0
        tiles &= holding(g, side)
    return tiles


def links_for(g: Hunt, side: int, filters: tuple[str, ...]) -> int:
    """The connections for which all filters hold: both tiles not engaged, one of them near or of the Marine."""
    graph = g.fixed.graph
    found = ((1 << len(graph.links)) - 1) & ~graph.around(g.gone)
    for word in filters:
        if word == "unengaged":
            found &= ~graph.around(engaged_tiles(g))
        else:
            found &= graph.around(BY_TILE[word](g, side))
    return found


# ---- filters that go by piece, all of them public: those of the pieces for which they hold


def _marine(g: Hunt, pieces: int) -> int:
    return pieces & g.fixed.of_faction[MARINE]


def _alien(g: Hunt, pieces: int) -> int:
    return pieces & g.fixed.of_faction[ALIEN]


def _predator(g: Hunt, pieces: int) -> int:
    return pieces & g.fixed.of_faction[PREDATOR]


def _small(g: Hunt, pieces: int) -> int:
    return sum([1 << piece for piece in members(pieces) if g.base[piece] == SMALL])


def _small_or_medium(g: Hunt, pieces: int) -> int:
    return sum([1 << piece for piece in members(pieces) if g.base[piece] <= MEDIUM])


def _with_one_enemy(g: Hunt, pieces: int) -> int:
    return sum([1 << piece for piece in members(pieces) if engaged_with(g, piece).bit_count() == 1])


def _not_activated(g: Hunt, pieces: int) -> int:
    return pieces & ~g.activated


def _wounded(g: Hunt, pieces: int) -> int:
    return sum([1 << piece for piece in members(pieces) if g.hurt[piece] > 0])


BY_PIECE: dict[str, Callable[[Hunt, int], int]] = {
    "marine": _marine,
    "alien": _alien,
    "predator": _predator,
    "small": _small,
    "small_or_medium": _small_or_medium,
    "engaged_with_exactly_one": _with_one_enemy,
    "not_activated": _not_activated,
    "wounded": _wounded,
}


@lru_cache(maxsize=256)
def _by_piece(filters: tuple[str, ...]) -> tuple[Callable[[Hunt, int], int], ...]:
    return tuple([BY_PIECE[word] for word in filters if word in BY_PIECE])


def passing(g: Hunt, pieces: int, filters: tuple[str, ...]) -> int:
    """Those of the pieces that pass the filters that go by piece."""
    for kept in _by_piece(filters):
        if not pieces:
            return 0
        pieces = kept(g, pieces)
    return pieces


def is_armed(g: Hunt, piece: int, card: StrategyCard) -> bool:
    """Whether a piece has what a card asks for, weapon and skill, as its owner knows; a Marine token may yet get it."""
    if not card.weapons and not card.skill:
        return True
    if g.who[piece] != UNFIXED:
        return _has_arms(g, g.who[piece], card)
    return any(_has_arms(g, who, card) for who in g.pools[g.side(piece)] if who >= 0)


def _has_arms(g: Hunt, who: int, card: StrategyCard) -> bool:
    profile = g.roster[who].profile
    armed = not card.weapons or any(card.weapons >> weapon.index & 1 for weapon in profile.weapons)
    return armed and (not card.skill or bool(profile.skills & card.skill))


def needs_reveal(card: StrategyCard) -> bool:
    """Whether a friendly token is revealed first: the card needs its weapon, skill, stat or size."""
    return bool(card.weapons or card.skill) or any(word in ("small", "wounded") for word in card.filters)


# ---- the targets of a card


def pieces_for(g: Hunt, side: int, card: StrategyCard) -> int:
    """The pieces a card may be played on, as its player knows them."""
    kind = card.target
    if kind == "friendly_model":
        found = friends(g, side)
    elif kind == "friendly_blip":
        found = friends(g, side) & ~g.up
    elif kind == "enemy_model":
        found = enemies(g, side) & g.up
    elif kind == "enemy_blip":
        found = enemies(g, side) & ~g.up
    else:
        found = enemies(g, side)
    return narrowed(g, side, card.filters, found) if found else 0


def narrowed(g: Hunt, side: int, filters: tuple[str, ...], pieces: int) -> int:
    """Those of the pieces that pass all filters."""
    held = 0
    for other, mask in enumerate(g.fixed.masks):
        if mask & pieces:
            held |= g.tiles_of[other]
    tiles = _kept(g, side, filters, held)
    if not tiles:
        return 0
    found = 0
    for tile in members(tiles):
        found |= g.on[tile]
    return passing(g, pieces & found, filters)


def stay_together(g: Hunt, chosen: tuple[int, ...], found: int) -> int:
    """Those who stand, with the ones chosen before, on one tile or tiles adjacent to it (``same_or_adjacent_tile``)."""
    if not chosen:
        return found
    centres = g.tiles()
    for piece in chosen:
        centres &= _beside(g, 1 << g.tile[piece])
    # One of the targets stands on the tile to which the others are adjacent, or they all are on one tile.
    kept = 0
    for piece in members(found):
        near = centres & _beside(g, 1 << g.tile[piece])
        if near & (tiles_under(g, sum([1 << each for each in chosen])) | 1 << g.tile[piece]):
            kept |= 1 << piece
    return kept


def choices_for(g: Hunt, side: int, card: EnvironmentCard) -> int:
    """What may be picked for an Environment card: doors, connections without one, tiles or enemy tokens."""
    if card.choice == "door":
        return links_for(g, NOBODY, card.filters) & g.doors
    if card.choice == "edge":
        return links_for(g, NOBODY, card.filters) & ~g.shut
    if card.choice == "tile":
        return tiles_for(g, NOBODY, card.filters)
    return narrowed(g, side, card.filters, enemies(g, side) & ~g.up)
