"""Interacts that missions ask for: steps worked on, markers, damage, the launch of the pod. HUNT-MIS"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.hunt.content import goals as go
from hullbreach.games.hunt.content.names import TOKENS
from hullbreach.games.hunt.rules.goals.ending import LAUNCH, finish
from hullbreach.games.hunt.rules.goals.plans import plan_of
from hullbreach.games.hunt.rules.goals.steps import acid_limit, damage_rule, interacts_made, note_work, worked
from hullbreach.games.hunt.rules.state import NOBODY, NOWHERE, UNFIXED, Hunt
from hullbreach.games.hunt.rules.tokens.carrying import cannot_load, carried_by, give, load_gun, tokens_on
from hullbreach.games.hunt.rules.tokens.removal import remove_tile
from hullbreach.games.hunt.rules.tokens.reveal import Convert
from hullbreach.games.hunt.words import events, rolls
from hullbreach.games.hunt.words.names import TOKEN
from hullbreach.kernel.chance import Die
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import bits
from hullbreach.kernel.procedures import Next, Odds, Procedure, Total
from hullbreach.kernel.requests import Roll

D20 = Die(20)


# ---- steps and markers


def cannot_work(g: Hunt, piece: int, n: int) -> No | None:
    """Why a piece cannot work on the n-th goal of its side with an Interact (HUNT-MIS-15)."""
    side, tile = g.side(piece), g.tile[piece]
    plan = plan_of(g, side)
    if not 0 <= n < len(plan.goals):
        return No("no-such-step", n + 1, rule="HUNT-MIS-15")
    goal = plan.goals[n]
    verb = goal.verb
    if not isinstance(verb, go.Interact | go.PlaceToken):
        return No("no-interact-wanted", n + 1, rule="HUNT-MIS-15")
    if not goal.tiles >> tile & 1:
        return No("wrong-place", piece, n + 1, rule="HUNT-MIS-15")
    if isinstance(verb, go.PlaceToken):
        return No("marker-here", tile, rule="HUNT-MIS-14") if tile in g.markers else None
    if worked(g, side, n) >= verb.count:
        return No("step-done", n + 1, rule="HUNT-MIS-15")
    for step in goal.after:
        if not interacts_made(g, side, plan, step):
            return No("earlier-steps-first", n + 1, rule="HUNT-MIS-15")
    if verb.by == go.ESCORTED and piece != g.escorted:
        return No("only-the-escorted", n + 1, rule="HUNT-M05-06")
    if verb.by == go.OTHER and piece == g.escorted:
        return No("not-the-escorted", n + 1, rule="HUNT-M05-06")
    if verb.carrying and not any(TOKENS[token // TOKEN] == verb.carrying for token in carried_by(g, piece)):
        return No("must-carry", piece, TOKENS.index(verb.carrying) * TOKEN + 1, rule="HUNT-MIS-15")
    return None


def work(g: Hunt, piece: int, n: int) -> None:
    """A piece works on the n-th goal of its side: a marker stays for good, an Interact may give a token."""
    side, tile = g.side(piece), g.tile[piece]
    verb = plan_of(g, side).goals[n].verb
    if isinstance(verb, go.PlaceToken):
        kind = TOKENS.index(verb.token)
        number = sum([1 for marker in g.markers.values() if marker // TOKEN == kind]) + 1
        g.markers[tile] = kind * TOKEN + number
        g.told += (events.MARKER_PLACED, piece, tile)
    elif isinstance(verb, go.Interact):
        note_work(g, side, n)
        g.told += (events.STEP_DONE, piece, n + 1)
        if verb.gain:
            token = TOKENS.index(verb.gain) * TOKEN + worked(g, side, n)
            g.picked = (*g.picked, token)
            give(g, token, piece)


def works_here(g: Hunt, piece: int) -> tuple[int, ...]:
    """The numbers of the steps, from 1, that a piece may work on where it stands."""
    plan = plan_of(g, g.side(piece))
    if not plan.works >> g.tile[piece] & 1:
        return ()
    return tuple([n + 1 for n in range(len(plan.goals)) if cannot_work(g, piece, n) is None])


def work_on(g: Hunt, piece: int, n: int) -> Next:
    """The Interact of the n-th goal; who is escorted is shown by it (HUNT-DEC-78)."""
    verb = plan_of(g, g.side(piece)).goals[n].verb
    if isinstance(verb, go.Interact) and verb.by == go.ESCORTED and g.is_token(piece):
        return WorkOpenly(piece, n)
    work(g, piece, n)
    return None


@dataclass
class WorkOpenly(Procedure):
    """An Interact that reveals who makes it. Who shifts away by it has spent the point in vain. HUNT-SEQ-02"""

    piece: int
    n: int

    def convert(self, g: Hunt) -> Next:
        return Convert(self.piece)

    def work(self, g: Hunt) -> Next:
        if g.tile[self.piece] >= 0 and cannot_work(g, self.piece, self.n) is None:
            work(g, self.piece, self.n)
        return None


# ---- damage


def cannot_damage(g: Hunt, piece: int) -> No | None:
    """Why a piece cannot damage the place where it stands (HUNT-MIS-16)."""
    side, tile = g.side(piece), g.tile[piece]
    rule = damage_rule(g, side)
    if rule is None or not plan_of(g, side).damages >> tile & 1:
        return No("nothing-to-damage", tile, rule="HUNT-MIS-16")
    if g.who[piece] != UNFIXED and g.profile(piece).unit in rule.not_units:
        return No("too-weak-to-damage", piece, rule="HUNT-MIS-09")
    if g.acid[tile] >= acid_limit(g, tile):
        return No("acid-limit", tile, rule="HUNT-MIS-16")
    if g.room[tile] < g.fixed.tables.acid_points:
        return No("no-room", tile, rule="HUNT-MIS-16")
    return None


def damage_odds(g: Hunt, piece: int) -> Odds | None:
    """The chance to lay an acid token."""
    rule = damage_rule(g, g.side(piece))
    return None if rule is None else Odds(rule.on / D20.sides, Total([("damage", rule.on)]))


@dataclass
class Damage(Procedure):
    """Damage a Room: on 1-10 one acid damage token is placed. HUNT-MIS-09, HUNT-MIS-10"""

    piece: int

    def roll(self, g: Hunt) -> Next:
        return Roll(rolls.DAMAGE, (self.piece,), D20)

    def lay(self, g: Hunt, rolled: int) -> Next:
        tile = g.tile[self.piece]
        rule = damage_rule(g, g.side(self.piece))
        g.told += (events.DAMAGE_ROLLED, self.piece, tile, rolled)
        if rule is not None and rolled <= rule.on:
            g.add_acid(tile)
            g.told += (events.ACID_PLACED, tile)
        return None


# ---- the pod


def cannot_launch(g: Hunt, piece: int) -> No | None:
    """Why a piece cannot launch the pod: only whom it makes win may (HUNT-M10-02)."""
    side, tile = g.side(piece), g.tile[piece]
    for goal in plan_of(g, side).goals:
        if isinstance(goal.verb, go.LaunchPod):
            if not goal.tiles >> tile & 1:
                return No("not-on-the-pod", piece, rule="HUNT-M10-02")
            wanted = goal.verb.aboard
            if wanted != go.MARINE_MODEL and _aboard(g, side, tile, wanted) < goal.count:
                return No("not-aboard", TOKENS.index(wanted) * TOKEN + 1, rule="HUNT-M10-02")
            return None
    return No("no-launch", g.fixed.factions[side], rule="HUNT-M10-02")


def _aboard(g: Hunt, side: int, tile: int, kind: str) -> int:
    """How many such tokens are on a tile, lying or carried by a model of the side."""
    found = tokens_on(g, tile)
    for piece in bits(g.on[tile] & g.fixed.masks[side]):
        found += carried_by(g, piece)
    return sum([1 for token in found if TOKENS[token // TOKEN] == kind])


def launch(g: Hunt, piece: int) -> Next:
    """The pod leaves and the game is won; or it leaves with those aboard and counts at the next check (HUNT-DEC-70)."""
    side, tile = g.side(piece), g.tile[piece]
    g.told += (events.LAUNCHED, side)
    g.launched = side
    if g.fixed.switches.launch_ends_game:
        finish(g, 1 << side, LAUNCH)
        return None
    for other in bits(g.on[tile]):
        _board(g, other)
    for token in tokens_on(g, tile):
        del g.lying[token]
    return remove_tile(g, tile, NOBODY, NOBODY)


def _board(g: Hunt, piece: int) -> None:
    """A piece leaves with the pod, and everything on it; it still counts as a model of its side."""
    bit = 1 << piece
    g.aboard |= bit
    g.up &= ~bit
    g.hidden &= ~bit
    g.sentry &= ~bit
    for token in carried_by(g, piece):
        del g.carried[token]
    for gun in [gun for gun, by in g.loaded.items() if by == piece]:
        del g.loaded[gun]
        g.aboard |= 1 << gun
    g.put(piece, NOWHERE)


# ---- Sentry Guns


@dataclass
class LiftGun(Procedure):
    """A Power Loader lifts a Sentry Gun; a token is shown to be one first. HUNT-DEC-52, HUNT-BLIP-07"""

    piece: int
    gun: int

    def convert(self, g: Hunt) -> Next:
        return Convert(self.piece) if g.is_token(self.piece) else None

    def lift(self, g: Hunt) -> Next:
        if g.tile[self.piece] >= 0 and cannot_load(g, self.piece, self.gun) is None:
            load_gun(g, self.piece, self.gun)
        return None
