"""The position of a hunt match as plain data, in the words that options and events use."""

from __future__ import annotations

from hullbreach.games.hunt.cases.in_force import change_tree
from hullbreach.games.hunt.content.actions import ACTION_IDS
from hullbreach.games.hunt.content.names import BASES, FACES, FACTIONS
from hullbreach.games.hunt.rules.armies.experience import OWN_POOL, level_of
from hullbreach.games.hunt.rules.board.sight import distance, seen_tiles
from hullbreach.games.hunt.rules.board.space import engaged_tiles, engaged_with, fightable
from hullbreach.games.hunt.rules.goals.plans import plan_of
from hullbreach.games.hunt.rules.goals.steps import needed, progress_of
from hullbreach.games.hunt.rules.state import NOBODY, NOWHERE, UNFIXED, Hunt
from hullbreach.kernel.options import bits

PHASES = ("setup", "initiative", "renewal", "activation", "check")
# Lists whose order says nothing.
HEAPS = ("hand", "pieces_here", "engaged_with", "unrevealed", "used", "entered", "evacuated", "can_fight")
# Marks of a piece: the key of the position and the field of the state that holds the mask.
MARKS = {
    "activated": "activated",
    "sentry": "sentry",
    "fumbled": "fumbled",
    "aiming": "aimed",
    "raging": "raging",
    "charged": "charged",
    "treated": "treated",
    "vanished": "vanished",
    "seen": "seen",
}


def face_of(g: Hunt, piece: int) -> str:
    """How a piece lies: up, down, or hidden under a Hide marker."""
    if g.up >> piece & 1:
        return "up"
    return "hidden" if g.hidden >> piece & 1 else "down"


def piece_tree(g: Hunt, piece: int) -> dict[str, object]:
    """One piece on the board."""
    fixed = g.fixed
    who = g.who[piece]
    model = g.roster[who] if who != UNFIXED else None
    name = fixed.name
    found: dict[str, object] = {
        "at": name("tile", g.tile[piece]),
        "face": face_of(g, piece),
        "unit": None if model is None else "decoy" if g.decoys >> piece & 1 else name("unit", model.profile.unit),
        "base": BASES[g.base[piece]],
        "hurt": g.hurt[piece],
        "wounds": None if model is None or model.profile.w < 0 else model.profile.w - g.hurt[piece],
        "used": [ACTION_IDS[n] for n in bits(g.used[piece])],
        "entered": [name("tile", tile) for tile in bits(g.entered[piece])],
        "evacuated": [name("tile", tile) for tile in bits(g.evacuated[piece])],
        "came_from": None if g.floor[piece] == NOWHERE else name("tile", g.floor[piece]),
        "carries": [name("token", token) for token, by in sorted(g.carried.items()) if by == piece],
        "lifts": [name("piece", gun) for gun, by in sorted(g.loaded.items()) if by == piece],
        "engaged": bool(engaged_tiles(g) >> g.tile[piece] & 1),
        "engaged_with": [name("piece", other) for other in bits(engaged_with(g, piece))],
        "can_fight": [name("piece", other) for other in bits(fightable(g, piece))],
        "group": 0 if model is None else model.group,
        "level": 1 if model is None or g.decoys >> piece & 1 else level_of(g, piece),
        "escorted": g.escorted == piece,
        "seat": f"seat-{g.seat(piece) + 1}" if g.seat(piece) >= 0 else None,
    }
    for key, field in MARKS.items():
        found[key] = bool(getattr(g, field) >> piece & 1)
    return found


def tile_tree(g: Hunt, tile: int) -> dict[str, object]:
    """One tile, with everything on it."""
    name = g.fixed.name
    return {
        "face": FACES[g.face[tile]],
        "acid": g.acid[tile],
        "free": g.room[tile],
        "engaged": bool(engaged_tiles(g) >> tile & 1),
        "full": bool(g.full >> tile & 1),
        "pieces_here": [name("piece", piece) for piece in bits(g.on[tile])],
        "tokens_here": [name("token", token) for token, at in sorted(g.lying.items()) if at == tile],
        "marker": marker_of(g, tile) if tile in g.markers else None,
        "bodies_here": sum(1 for at, _, _, _ in g.bodies if at == tile),
    }


def marker_of(g: Hunt, tile: int) -> str:
    """What kind of marker a mission has put on a tile."""
    return g.fixed.name("token", g.markers[tile]).rpartition("-")[0]


def pool_name(g: Hunt, group: int) -> str:
    """Whose re-rolls they are: the number of a group, or the Sergeant who has his own."""
    if group < OWN_POOL:
        return str(group)
    return next((g.fixed.name("piece", piece) for piece, who in enumerate(g.who) if who == group - OWN_POOL), "none")


def several(entries: list[tuple[str, dict[str, object]]]) -> dict[str, object]:
    """Entries by name; those after the first of a name are listed in it as ``more``."""
    found: dict[str, dict[str, object]] = {}
    for name, entry in entries:
        first = found.setdefault(name, entry)
        if first is not entry:
            more = first.setdefault("more", [])
            assert isinstance(more, list)
            more.append(entry)
    return dict(found)


def side_tree(g: Hunt, side: int) -> dict[str, object]:
    """One side: its cards and what it has reached."""
    name = g.fixed.name
    return {
        "faction": FACTIONS[g.fixed.factions[side]],
        "hand": [name("card", card) for card in g.hands[side]],
        "deck": [name("card", card) for card in reversed(g.decks[side])],
        "discard": [name("card", card) for card in reversed(g.discards[side])],
        "played": g.played[side],
        "models": g.models_of(side).bit_count(),
        "unrevealed": [
            name("model", g.roster[who].code)
            if 0 <= who < len(g.roster) and g.roster[who].profile.unit >= 0
            else "unknown"
            for who in g.pools[side]
        ],
        "kills": {FACTIONS[faction]: n for faction, n in enumerate(g.kills[side])},
        "trophies": g.trophies[side],
        "frags": g.frags[side],
        "groups": {str(group): n for (of, group), n in sorted(g.group_frags.items()) if of == side},
        "rerolls": {pool_name(g, group): n for (of, group), n in sorted(g.rerolls.items()) if of == side},
        "seals": g.seals[side],
        "welds": g.welds[side],
        "out": bool(g.out >> side & 1),
        "last": None if g.last[side] == NOBODY else name("piece", g.last[side]),
        "missions": [name("mission_card", card) for card in g.missions[side]],
        "targets": [name("tile", tile) for tile in g.targets[side]],
        "homes": [name("tile", tile) for tile in g.homes[side]],
        "progress": progress_of(g, side),
        "needed": [needed(g, side, n) for n in range(len(plan_of(g, side).goals))],
    }


def outcome(g: Hunt) -> dict[str, object] | None:
    """How the match ended; None while it goes on."""
    if g.outcome is None:
        return None
    winners = [g.fixed.side_words[g.fixed.side_of_seat[seat]] for seat in g.outcome.winners]
    return {"winners": winners, "reason": g.outcome.reason, "score": g.outcome.score}


def position(g: Hunt) -> dict[str, object]:
    """Everything that can be said about a position."""
    fixed = g.fixed
    name = fixed.name
    return {
        "turn": g.turn,
        "phase": PHASES[g.phase],
        "order": [fixed.side_words[side] for side in g.order],
        "side": None if g.active_side == NOBODY else fixed.side_words[g.active_side],
        "active": None if g.active == NOBODY else name("piece", g.active),
        "points": g.points,
        "stepped": g.stepped,
        "outcome": outcome(g),
        "pieces": {name("piece", piece): piece_tree(g, piece) for piece, tile in enumerate(g.tile) if tile >= 0},
        "fallen": {
            name("piece", piece): "decoy" if g.decoys >> piece & 1 else name("unit", g.profile(piece).unit)
            for piece, tile in enumerate(g.tile)
            if tile < 0 and g.who[piece] >= 0 and not g.aboard >> piece & 1
        },
        "tiles": {name("tile", tile): tile_tree(g, tile) for tile in bits(g.tiles())},
        "tokens": {name("token", token): name("tile", tile) for token, tile in sorted(g.lying.items())},
        "picked_up": [name("token", token) if token >= 0 else name("piece", ~token) for token in g.picked],
        "markers": {name("tile", tile): marker_of(g, tile) for tile in sorted(g.markers)},
        "bodies": several(
            [
                (name("piece", victim), {"at": name("tile", tile), "by": name("side", by), "turn": turn})
                for tile, by, turn, victim in g.bodies
            ]
        ),
        "traps": several(
            [
                (name("tile", tile), {"side": name("side", side), "st": st, "avv": avv})
                for tile, side, st, avv in g.traps
            ]
        ),
        "doors": [name("link", link) for link in bits(g.doors)],
        "gone": [name("tile", tile) for tile in bits(g.gone)],
        "launched": None if g.launched == NOBODY else fixed.side_words[g.launched],
        "aboard": [name("piece", piece) for piece in bits(g.aboard)],
        "sides": {fixed.side_words[side]: side_tree(g, side) for side in range(fixed.sides)},
        "environment": None if g.environment < 0 else name("environment", g.environment),
        "environment_deck": [name("environment", card) for card in reversed(g.environment_deck)],
        "environment_discard": [name("environment", card) for card in reversed(g.environment_discard)],
        "effects": [f"{each.source}: {each.kind} {each.what} {each.value}".strip() for each in g.lasting],
        "in_force": [change_tree(g, each) for each in g.lasting],
    }


def derive(g: Hunt, path: list[str]) -> object:
    """Facts that follow from the position: sight and distance of two tiles, what a side sees."""
    value = g.fixed.value
    if len(path) == 3 and path[0] == "sight":
        return bool(g.sight[value("tile", path[1])] >> value("tile", path[2]) & 1)
    if len(path) == 3 and path[0] == "distance":
        return distance(g, value("tile", path[1]), value("tile", path[2]))
    if len(path) == 3 and path[0] == "sees":
        return bool(seen_tiles(g, value("side", path[1])) >> value("tile", path[2]) & 1)
    raise KeyError(".".join(path))


def unordered(keys: list[str]) -> bool:
    """Whether the list at this path is a heap; of decks a seat knows no order."""
    return keys[-1] in HEAPS or (keys[0] == "view" and keys[-1] in ("deck", "environment_deck"))
