"""Enemies: how strong they are now, how they are weakened, held and killed. ENC-ATT"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.encounters.content import effects as fx
from hullbreach.games.encounters.rules.effects.run import HIVE_CARD, Context, chooser
from hullbreach.games.encounters.rules.objectives import check_last, checkpoint, is_last
from hullbreach.games.encounters.rules.reveal import put_away
from hullbreach.games.encounters.rules.state import ROOMS, Encounters
from hullbreach.games.encounters.words import events, questions
from hullbreach.games.encounters.words import options as opt
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.procedures import Next, Procedure, Total
from hullbreach.kernel.requests import Ask
from hullbreach.parts.effects import ACTS, CANNOT, perform_now
from hullbreach.parts.grammar import Verb


def lasting(g: Encounters, room: int, piece: int) -> list[tuple[str, int]]:
    """What attachments, other enemies and the Objective do to an enemy's attack now, each with its source."""
    found: list[tuple[str, int]] = []
    face = g.face(piece)
    if room >= 0 and not g.blocked >> room & 1:
        for card, where in g.attached:
            if where == room:
                for clause in g.faces[card].at("room"):
                    found += changes(clause.verbs, face.id, face.type, g.faces[card].id)
    for n in range(ROOMS):
        other = g.rooms[n]
        if other >= 0 and other != piece and g.face_up >> other & 1:
            source = g.face(other)
            if not source.lasting:
                continue
            for clause in (*source.at("complex"), *source.at("static")):
                found += changes(clause.verbs, face.id, face.type, source.id)
    for other in g.combat:
        source = g.face(other)
        if other != piece and source.lasting:
            for clause in (*source.at("combat"), *source.at("static")):
                found += changes(clause.verbs, face.id, face.type, source.id)
    for clause in g.faces[g.objectives[0]].at("always"):
        found += changes(clause.verbs, face.id, face.type, g.faces[g.objectives[0]].id)
    return found


def changes(verbs: tuple[Verb, ...], id: str, type: str, source: str) -> list[tuple[str, int]]:
    """What lasting changes of attack do to an enemy of this id and type."""
    found: list[tuple[str, int]] = []
    for verb in verbs:
        if isinstance(verb, fx.Weaken | fx.Fortify):
            meant = verb.enemy == id if verb.enemy else verb.type == type if verb.type else True
            if meant:
                found.append((source, -verb.n if isinstance(verb, fx.Weaken) else verb.n))
    return found


def attack_of(g: Encounters, piece: int) -> Total:
    """The attack points it takes to kill an enemy, never below 0 (ENC-GEN-08)."""
    terms = [("printed", g.face(piece).enemy_attack)]
    if piece in g.shift:
        terms.append(("this-turn", g.shift[piece]))
    return Total([*terms, *lasting(g, g.room_of(piece), piece)], low=0)


def attack_now(g: Encounters, piece: int) -> int:
    """The same number alone, for those who do not ask where it comes from."""
    value = g.face(piece).enemy_attack + g.shift.get(piece, 0)
    for _, change in lasting(g, g.room_of(piece), piece):
        value += change
    return max(0, value)


def is_calm(g: Encounters) -> bool:
    """Whether nothing can change attacks lastingly: mostly so, and then nobody need look enemy by enemy."""
    return (
        (not g.odd & g.face_up or g.fixed.lasting.isdisjoint(g.card_of.values()))
        and not g.attached
        and g.objectives[0] not in g.fixed.with_always
    )


def can_be_killed(g: Encounters, piece: int, points: int, calm: bool) -> bool:
    """Whether so many points are enough for an enemy that can be reached."""
    face = g.faces[g.card_of[piece]]
    if face.final and not is_last(g):
        return False
    return (face.enemy_attack + g.shift.get(piece, 0) if calm else attack_now(g, piece)) <= points


def is_safe_final(g: Encounters, piece: int) -> bool:
    """Whether this is a Final Enemy before its time (ENC-OBJ-08)."""
    return g.face(piece).final and not is_last(g)


@dataclass
class Kill(Procedure):
    """A player kills an enemy: its Death ability, then it goes to Dead Enemies. ENC-ATT-04, 05, 12, ENC-KIL-09"""

    piece: int
    seat: int

    def fall(self, g: Encounters) -> Next:
        piece = self.piece
        card = g.card_of[piece]
        if not g.is_up(piece):
            # Shown to all and gone to the place of its kind: neither Reveal nor Death, no Event, no Hazard.
            g.face_up |= 1 << piece
            g.told += (events.REVEALED, card, g.spot(piece))
            put_away(g, piece)
            return g.finish()
        g.told += (events.KILLED, self.seat, card, g.spot(piece))
        room = g.room_of(piece)
        g.take_out(piece)
        g.limbo = (*g.limbo, piece)
        g.kills[card] = g.kills.get(card, 0) + 1
        g.progress = True
        if self.seat == g.turn:
            g.killed += 1
        check_last(g)
        if g.halted is not None:
            # The game is won and stops at once (ENC-WIN-01).
            return None
        return perform_now(g, g.faces[card].at("death"), Context(card, self.seat, self.seat, HIVE_CARD, piece, room))

    def away(self, g: Encounters) -> Next:
        if self.piece in g.limbo:
            g.take_out(self.piece)
            g.dead_enemies.append(g.forget_piece(self.piece))
        return checkpoint(g)


# ---- effects on enemies


def targets(g: Encounters, verb: Verb) -> list[int]:
    """The enemies a kill may choose from."""
    assert isinstance(verb, fx.KillEnemy)
    found: list[int] = []
    for piece in g.enemies_up():
        face = g.face(piece)
        room = g.room_of(piece)
        if verb.where == "complex" and room < 0:
            continue
        if verb.where == "combat" and piece not in g.combat:
            continue
        if verb.enemy and face.id != verb.enemy:
            continue
        if face.final and not (verb.final and is_last(g)):
            continue
        if verb.max < fx.ANY and attack_now(g, piece) > verb.max:
            continue
        found.append(piece)
    return found


def choose_enemy(g: Encounters, ctx: Context, pieces: list[int]) -> Ask:
    """Ask for one of several enemies."""
    options = Options()
    for piece in pieces:
        options.one(opt.CHOOSE_ENEMY, g.spot(piece))
    return Ask(chooser(g, ctx), questions.ENEMY, (ctx.card,), options)


@dataclass
class KillEnemies(Procedure):
    """Kill chosen enemies one after the other; all of them in an order that the player chooses. ENC-CHO-31

    all_of: for "all" those that were there when it began; nobody who joins them dies in another's place.
    """

    verb: fx.KillEnemy
    ctx: Context
    n: int
    all_of: tuple[int, ...] = ()

    def choose(self, g: Encounters) -> Next:
        found = targets(g, self.verb)
        if self.all_of:
            found = [piece for piece in found if piece in self.all_of]
        if not found or self.n <= 0:
            return g.finish()
        return choose_enemy(g, self.ctx, found)

    def kill(self, g: Encounters, chosen: Option) -> Next:
        piece = g.piece_at(chosen.args[0])
        return g.instead(Kill(piece, chooser(g, self.ctx)), KillEnemies(self.verb, self.ctx, self.n - 1, self.all_of))


def _kill_enemy(g: Encounters, ctx: Context, verb: fx.KillEnemy) -> Next:
    if verb.n != fx.ALL:
        return KillEnemies(verb, ctx, verb.n)
    found = tuple(targets(g, verb))
    return KillEnemies(verb, ctx, len(found), found)


def _no_target(g: Encounters, ctx: Context, verb: Verb) -> bool:
    return not targets(g, verb)


def change_attack(g: Encounters, piece: int, n: int) -> None:
    """Change an enemy's attack until the end of the turn."""
    g.shift[piece] = g.shift.get(piece, 0) + n
    g.told += (events.CHANGED_ATTACK, g.spot(piece), n)


@dataclass
class ChangeAttack(Procedure):
    """Change the attack of one chosen enemy this turn. ENC-CHO-31"""

    ctx: Context
    n: int

    def choose(self, g: Encounters) -> Next:
        found = g.enemies_up()
        if not found:
            return g.finish()
        return choose_enemy(g, self.ctx, found)

    def change(self, g: Encounters, chosen: Option) -> Next:
        change_attack(g, g.piece_at(chosen.args[0]), self.n)
        return None


def _change(g: Encounters, ctx: Context, verb: fx.Weaken | fx.Fortify) -> Next:
    n = -verb.n if isinstance(verb, fx.Weaken) else verb.n
    if verb.target == "chosen" and not verb.enemy and not verb.type:
        return ChangeAttack(ctx, n)
    for piece in g.enemies_up():
        face = g.face(piece)
        if (not verb.enemy or face.id == verb.enemy) and (not verb.type or face.type == verb.type):
            change_attack(g, piece, n)
    return None


def _no_enemy(g: Encounters, ctx: Context, verb: Verb) -> bool:
    return not g.enemies_up()


@dataclass
class Hold(Procedure):
    """Chosen enemies of the Combat Zone do not strike this turn. ENC-CHO-31"""

    ctx: Context
    n: int

    def choose(self, g: Encounters) -> Next:
        found = [piece for piece in g.combat if not g.held >> piece & 1]
        if not found or self.n <= 0:
            return g.finish()
        return choose_enemy(g, self.ctx, found)

    def hold(self, g: Encounters, chosen: Option) -> Next:
        g.held |= 1 << g.piece_at(chosen.args[0])
        g.told += (events.HELD, chosen.args[0])
        return g.instead(Hold(self.ctx, self.n - 1))


def _hold(g: Encounters, ctx: Context, verb: fx.Hold) -> Next:
    return Hold(ctx, verb.n)


def _all_held(g: Encounters, ctx: Context, verb: Verb) -> bool:
    return all(g.held >> piece & 1 for piece in g.combat)


ACTS[fx.KillEnemy] = _kill_enemy
ACTS[fx.Weaken] = _change
ACTS[fx.Fortify] = _change
ACTS[fx.Hold] = _hold
CANNOT[fx.KillEnemy] = _no_target
CANNOT[fx.Weaken] = _no_enemy
CANNOT[fx.Fortify] = _no_enemy
CANNOT[fx.Hold] = _all_held
