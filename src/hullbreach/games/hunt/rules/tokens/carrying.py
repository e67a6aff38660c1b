"""Objective tokens and Sentry Guns that models carry: picked up, put down, dropped, delivered, lost. HUNT-CARR"""

from __future__ import annotations

from hullbreach.games.hunt.content import goals as go
from hullbreach.games.hunt.content.names import MARINE, TOKENS
from hullbreach.games.hunt.content.skills import GUN_EMPLACEMENT
from hullbreach.games.hunt.rules.goals.plans import CAPTIVE, OBJECTIVE, OF_A_SIDE, plan_of
from hullbreach.games.hunt.rules.goals.steps import needed, note_work, worked
from hullbreach.games.hunt.rules.state import NOWHERE, UNFIXED, Hunt
from hullbreach.games.hunt.words import events
from hullbreach.games.hunt.words.names import TOKEN
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import bits

POWER_LOADER = "power_loader"


# ---- set-up


def lay_tokens(g: Hunt) -> None:
    """The objective tokens of the sides that play come onto the board (HUNT-DEC-11, HUNT-CVC-19)."""
    kinds = 0
    for side in range(g.fixed.sides):
        plan = plan_of(g, side)
        kinds |= plan.kinds
        for goal in plan.goals:
            for token, tile in zip(goal.tokens, goal.sources, strict=False):
                _lay(g, token, tile)
    numbers: dict[int, int] = {}
    for word, tile in g.fixed.board.tokens:
        if word in TOKENS and kinds >> TOKENS.index(word) & 1:
            kind = TOKENS.index(word)
            numbers[kind] = numbers.get(kind, 0) + 1
            _lay(g, kind * TOKEN + numbers[kind], tile)


def _lay(g: Hunt, token: int, tile: int) -> None:
    g.lying[token] = tile
    g.told += (events.TOKEN_PLACED, token, tile)


def tokens_to_carry(g: Hunt, side: int) -> tuple[int, ...]:
    """The tokens that models of a side carry from the start, one each, chosen by their owner (HUNT-CVC-07)."""
    found: dict[int, None] = {}
    for goal in plan_of(g, side).goals:
        if isinstance(goal.verb, go.Convoy):
            found |= dict.fromkeys(goal.tokens)
    return tuple(found)


def give(g: Hunt, token: int, piece: int) -> None:
    """A model carries a token; whoever does is no decoy."""
    g.lying.pop(token, None)
    g.carried[token] = piece
    g.genuine |= 1 << piece
    g.told += (events.TAKEN, piece, token)


# ---- picking up and putting down


def carried_by(g: Hunt, piece: int) -> list[int]:
    """The tokens that a piece carries."""
    return [token for token, by in g.carried.items() if by == piece]


def tokens_on(g: Hunt, tile: int) -> list[int]:
    """The tokens that lie on a tile, by number, whichever came there first."""
    return sorted([token for token, at in g.lying.items() if at == tile])


def cannot_take(g: Hunt, piece: int, token: int) -> No | None:
    """Why a piece cannot pick a token up."""
    if g.lying.get(token, NOWHERE) != g.tile[piece]:
        return No("token-not-here", token, rule="HUNT-CARR-01")
    if token in g.picked:
        return No("picked-up-this-turn", token, rule="HUNT-CARR-05")
    if token // TOKEN == CAPTIVE and g.faction(piece) != MARINE and _marked_for(g, token) == g.tile[piece]:
        return No("marines-take-it-first", token, rule="HUNT-M07-03")
    if not g.fixed.switches.enemy_may_carry and not is_about(g, g.side(piece), token):
        return No("token-of-others", token, rule="HUNT-CARR-09")
    return None


def _marked_for(g: Hunt, token: int) -> int:
    """The tile on which the map has a token."""
    word = TOKENS[token // TOKEN]
    tiles = [tile for kind, tile in g.fixed.board.tokens if kind == word]
    number = token % TOKEN
    return tiles[number - 1] if number <= len(tiles) else NOWHERE


def is_about(g: Hunt, side: int, token: int) -> bool:
    """Whether the goals of a side speak of a token."""
    kind, number = divmod(token, TOKEN)
    if kind == OBJECTIVE:
        return (number - 1) // OF_A_SIDE == side
    return bool(plan_of(g, side).kinds >> kind & 1)


def take(g: Hunt, piece: int, token: int) -> None:
    """A piece picks a token up; whoever takes it where it must come has brought it (HUNT-CARR-01, HUNT-CVC-07)."""
    g.picked = (*g.picked, token)
    give(g, token, piece)
    bring(g, piece)


def cannot_put_down(g: Hunt, piece: int, token: int) -> No | None:
    """Why a piece cannot put a token down on its tile."""
    if g.carried.get(token, -1) != piece:
        return No("token-not-carried", piece, token, rule="HUNT-CARR-03")
    if not _may_lie_on(g, token, g.tile[piece]):
        return No("token-not-on-a-vent", token, rule="HUNT-CARR-11")
    return None


def _may_lie_on(g: Hunt, token: int, tile: int) -> bool:
    """Only trophies lie on vents (HUNT-CARR-11, HUNT-DEC-95)."""
    if not g.fixed.board.vents >> tile & 1:
        return True
    return TOKENS[token // TOKEN] in g.fixed.content.special_rules.on_vents


def put_down(g: Hunt, piece: int, token: int) -> None:
    """A piece puts a token down on its tile (HUNT-CARR-03)."""
    _drop(g, token, g.tile[piece])


def _drop(g: Hunt, token: int, tile: int) -> None:
    del g.carried[token]
    g.lying[token] = tile
    g.told += (events.DROPPED, token, tile)


# ---- what happens to carriers


def bring(g: Hunt, piece: int) -> None:
    """A carrier has come onto a tile: a convoy that arrives there is delivered (HUNT-CVC-07)."""
    side, tile = g.side(piece), g.tile[piece]
    for token in carried_by(g, piece):
        for n, goal in enumerate(plan_of(g, side).goals):
            here = isinstance(goal.verb, go.Convoy) and token in goal.tokens and goal.tiles >> tile & 1
            if here and worked(g, side, n) < needed(g, side, n):
                del g.carried[token]
                note_work(g, side, n)
                g.told += (events.STEP_DONE, piece, n + 1)
                break


def drop_all(g: Hunt, piece: int) -> None:
    """A piece is about to leave the board: what it carries lies on its tile, or beside the vent (HUNT-CARR-02)."""
    tile = g.tile[piece]
    for token in carried_by(g, piece):
        to = tile if _may_lie_on(g, token, tile) else g.floor[piece]
        if to < 0 or g.gone >> to & 1:
            lose(g, token)
        else:
            _drop(g, token, to)
    for gun in [gun for gun, by in g.loaded.items() if by == piece]:
        set_down_gun(g, gun, tile)


def lose(g: Hunt, token: int) -> None:
    """A token leaves the game."""
    g.lying.pop(token, None)
    g.carried.pop(token, None)
    g.told += (events.TOKEN_LOST, token)


def lose_all_on(g: Hunt, tile: int) -> None:
    """A tile is about to leave the game with the tokens that lie or are carried there (HUNT-ADV-07, HUNT-DEC-40)."""
    for token in [*tokens_on(g, tile), *[token for token, by in g.carried.items() if g.tile[by] == tile]]:
        lose(g, token)
    for gun in [gun for gun, by in g.loaded.items() if g.tile[by] == tile]:
        del g.loaded[gun]
        g.told += (events.REMOVED, gun)


# ---- Sentry Guns on a Power Loader


def is_gun(g: Hunt, piece: int) -> bool:
    """Whether a face-up piece is a Sentry Gun."""
    return g.has(piece, GUN_EMPLACEMENT)


def is_loader(g: Hunt, piece: int) -> bool:
    """Whether a piece is a Power Loader, as its owner knows it."""
    return g.who[piece] != UNFIXED and g.profile(piece).unit == g.fixed.content.unit_index[POWER_LOADER]


def guns_beside(g: Hunt, piece: int) -> int:
    """The own Sentry Guns on the tile of a piece."""
    found = 0
    for other in bits(g.on[g.tile[piece]] & g.fixed.masks[g.side(piece)] & g.up):
        if is_gun(g, other):
            found |= 1 << other
    return found


def cannot_load(g: Hunt, piece: int, gun: int) -> No | None:
    """Why a piece cannot lift a Sentry Gun: it is treated as an objective token (HUNT-DEC-52)."""
    if not is_loader(g, piece):
        return No("no-power-loader", piece, rule="HUNT-DEC-52")
    if not guns_beside(g, piece) >> gun & 1:
        return No("no-gun-here", gun, rule="HUNT-DEC-52")
    if ~gun in g.picked:
        return No("gun-lifted-this-turn", gun, rule="HUNT-CARR-05")
    return None


def load_gun(g: Hunt, piece: int, gun: int) -> None:
    """A Power Loader lifts a Sentry Gun, which does nothing and takes no room until it is set down (HUNT-DEC-52)."""
    g.picked = (*g.picked, ~gun)
    g.loaded[gun] = piece
    g.sentry &= ~(1 << gun)
    g.up &= ~(1 << gun)
    g.put(gun, NOWHERE)
    g.told += (events.GUN_LIFTED, piece, gun)


def cannot_unload(g: Hunt, piece: int, gun: int) -> No | None:
    """Why a piece cannot set a Sentry Gun down on its tile."""
    if g.loaded.get(gun, -1) != piece:
        return No("gun-not-carried", piece, gun, rule="HUNT-DEC-52")
    if g.room[g.tile[piece]] < g.cost(gun):
        return No("no-room", g.tile[piece], rule="HUNT-OCC-05")
    return None


def set_down_gun(g: Hunt, gun: int, tile: int) -> None:
    """A Sentry Gun stands on a tile again."""
    del g.loaded[gun]
    g.put(gun, tile)
    g.up |= 1 << gun
    g.entered[gun] |= 1 << tile
    g.told += (events.PLACED, gun, tile)
