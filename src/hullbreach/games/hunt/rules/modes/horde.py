"""The Horde Instinct: whom it activates, what that model does, and every choice it has besides. HUNT-HORD

The Horde acts by the same questions as everybody. Nobody sits for it, so its questions come here: each rule leaves
the options that are equally good, and among several chance chooses (HUNT-HORD-12).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hullbreach.games.hunt.content.actions import ACID_SPIT, BURNING_INFERNO, FIGHT, SHOOT, SHOTGUN, SMART_DISC
from hullbreach.games.hunt.rules.board.movement import MOVE, RUN, allowance
from hullbreach.games.hunt.rules.board.space import engaged_tiles, fightable
from hullbreach.games.hunt.rules.combat.attack import targets, victims_on
from hullbreach.games.hunt.rules.combat.totals import RANGED, armour_total, ranged_total, strength, weapon_for
from hullbreach.games.hunt.rules.modes.horde_ways import Ways, engaging_tiles, survivor_tiles
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.rules.turn.activation import Activation
from hullbreach.games.hunt.words import options as opt
from hullbreach.games.hunt.words import questions, rolls
from hullbreach.kernel.chance import Die
from hullbreach.kernel.options import Option, bits
from hullbreach.kernel.phrases import Phrase
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask, Roll

Rule = Callable[[Hunt, Ask], list[Option]]
FAR = 999
# Attacks at a tile, and with which action.
AT_TILES: dict[Phrase, int] = {
    opt.SHOTGUN: SHOTGUN,
    opt.ACID_SPIT: ACID_SPIT,
    opt.INFERNO: BURNING_INFERNO,
    opt.DISC: SMART_DISC,
    opt.DISC_BY: SMART_DISC,
}


def decide(g: Hunt, ask: Ask) -> Option | Roll:
    """What the Instinct answers: by its rule for the question, else passing, else by chance (HUNT-HORD-07)."""
    rule = RULES.get(ask.prompt)
    found = rule(g, ask) if rule is not None else []
    if not found:
        found = [option for option in ask.options if option.phrase in DECLINING] or list(ask.options)
    if len(found) == 1:
        return found[0]
    return Roll(rolls.HORDE, (), Die(len(found)), tuple(found))


DECLINING = (opt.PASS, opt.REFUSE, opt.KEEP, opt.DONE, opt.STAY, opt.KEEP_INITIATIVE)


# ---- whom it activates


@dataclass
class HordeActivation(Procedure):
    """The next model of the Horde, in the order of the Instinct. HUNT-HORD-01, HUNT-HORD-02"""

    side: int

    def activate(self, g: Hunt) -> Next:
        from hullbreach.games.hunt.rules.turn.turn import to_activate

        return Activation(next_to_act(g, self.side, bits(to_activate(g, self.side))))


def next_to_act(g: Hunt, side: int, pieces: list[int]) -> int:
    """The model that acts first: engaged, beside a fight, able to reach one, able to shoot, then from behind.

    Ties go to the lowest id (HUNT-DEC-49).
    """
    engaged = engaged_tiles(g)
    fighting = [p for p in pieces if engaged >> g.tile[p] & 1 or fightable(g, p)]
    if not fighting:
        beside = g.fixed.graph.spread(engaged, g.shut) if engaged else 0
        fighting = [p for p in pieces if beside >> g.tile[p] & 1]
    if fighting:
        return min([(-_roa(g, p), p) for p in fighting])[1]
    return min([(*_rank(g, p, engaged), p) for p in pieces])[2]


def _roa(g: Hunt, piece: int) -> int:
    blade = g.profile(piece).blade
    return blade.roa if blade is not None else 0


def _rank(g: Hunt, piece: int, engaged: int) -> tuple[int, int]:
    """The class of a model that is not near a fight, and its order in it."""
    ways = Ways(g, piece)
    distance = ways.distance(g.tile[piece])
    if engaged and any(engaged >> end & 1 for how in (MOVE, RUN) for end in ways.ends(allowance(g, piece, how))):
        return 3, distance
    return (4, 0) if can_shoot(g, piece) else (5, -distance)


def can_shoot(g: Hunt, piece: int) -> bool:
    """Whether a model can make any ranged attack on a Survivor now."""
    profile = g.profile(piece)
    for action in (SHOOT, SHOTGUN, ACID_SPIT, SMART_DISC):
        if weapon_for(g, profile, action) is not None and targets(g, piece, action):
            return True
    # Flames reach every tile with anybody on it, Survivors or not.
    burning = weapon_for(g, profile, BURNING_INFERNO) is not None
    return burning and any(survivors_burnt(g, piece, tile) for tile in bits(targets(g, piece, BURNING_INFERNO)))


def survivors_burnt(g: Hunt, piece: int, tile: int) -> int:
    """The Survivors that flames at a tile strike; nobody where they would burn the Horde as well (HUNT-HORD-11)."""
    struck = victims_on(g, piece, BURNING_INFERNO, tile)
    return 0 if struck & g.fixed.masks[g.side(piece)] else struck


# ---- what it does


def action(g: Hunt, ask: Ask) -> list[Option]:
    """One action: fight, shoot without penalty, doors on the way, then on towards the Survivors (HUNT-HORD-08)."""
    piece = ask.about[0]
    by_verb: dict[Phrase, list[Option]] = {}
    for option in ask.options:
        by_verb.setdefault(option.phrase, []).append(option)
    for rule in (_fights, _shots, _doors, _moves):
        found = rule(g, piece, by_verb)
        if found:
            return found
    return by_verb[opt.PASS]


Verbs = dict[Phrase, list[Option]]


def _fights(g: Hunt, piece: int, by_verb: Verbs) -> list[Option]:
    """Whoever can fight a Survivor does (HUNT-HORD-05, HUNT-HORD-13)."""
    return weakest(g, piece, FIGHT, by_verb.get(opt.FIGHT, []))


def _shots(g: Hunt, piece: int, by_verb: Verbs) -> list[Option]:
    """A ranged attack without any penalty to RS; of tiles the one with most Survivors (HUNT-HORD-06, HUNT-HORD-11)."""
    plain = [option for option in by_verb.get(opt.SHOOT, []) if not has_penalty(g, piece, SHOOT, option.args[0])]
    if plain:
        return weakest(g, piece, SHOOT, plain)
    own = g.fixed.masks[g.side(piece)]
    best: list[Option] = []
    most = 0
    for phrase, attack in AT_TILES.items():
        for option in by_verb.get(phrase, []):
            tile = option.args[-1]
            if attack == BURNING_INFERNO:
                victims = survivors_burnt(g, piece, tile)
            else:
                victims = victims_on(g, piece, attack, tile) & ~own
            if attack in RANGED and any(has_penalty(g, piece, attack, other) for other in bits(victims)):
                continue
            if victims.bit_count() > most:
                most, best = victims.bit_count(), []
            if victims and victims.bit_count() == most:
                best.append(option)
    return best


def _doors(g: Hunt, piece: int, by_verb: Verbs) -> list[Option]:
    """A closed door on the shortest way is forced or opened (HUNT-HORD-04)."""
    links = Ways(g, piece).doors()
    return [
        option for phrase in (opt.FORCE, opt.OPEN) for option in by_verb.get(phrase, []) if links >> option.args[0] & 1
    ]


def _moves(g: Hunt, piece: int, by_verb: Verbs) -> list[Option]:
    """A Move that ends engaged, else a Run that ends nearer than a Move, else a nearer Move (HUNT-HORD-08)."""
    ways = Ways(g, piece)
    move = ways.ends(allowance(g, piece, MOVE)) if opt.MOVE in by_verb else {}
    run = ways.ends(allowance(g, piece, RUN)) if opt.RUN in by_verb else {}
    here = ways.distance(g.tile[piece])
    fights = engaging_tiles(g, piece)
    engaging = {end: first for end, first in move.items() if fights >> end & 1}
    if engaging:
        return _towards(opt.MOVE, by_verb, ways.best(engaging))
    by_move = min([ways.distance(end) for end in move], default=FAR)
    by_run = min([ways.distance(end) for end in run], default=FAR)
    if by_run < min(by_move, here):
        return _towards(opt.RUN, by_verb, ways.best(run))
    if by_move < here:
        return _towards(opt.MOVE, by_verb, ways.best(move))
    if ways.is_crowded_ahead():
        # The free tile nearest to a Survivor that is not farther than where it stands (HUNT-HORD-10).
        aside = {end: first for end, first in move.items() if ways.distance(end) <= here}
        return _towards(opt.MOVE, by_verb, ways.best(aside))
    return []


def _towards(phrase: Phrase, by_verb: Verbs, first_steps: int) -> list[Option]:
    return [option for option in by_verb.get(phrase, []) if first_steps >> option.args[0] & 1]


def step(g: Hunt, ask: Ask) -> list[Option]:
    """On the way: on to the best end that can still be reached, or stop where none is better."""
    piece, left = ask.about
    ways = Ways(g, piece)
    here = ways.distance(g.tile[piece])
    stop = [option for option in ask.options if option.phrase is opt.STOP]
    better = {end: first for end, first in ways.ends(left).items() if ways.distance(end) < here or not stop}
    if engaging_tiles(g, piece) >> g.tile[piece] & 1 and stop:
        return stop
    steps = ways.best(better)
    found = [option for option in ask.options if option.phrase is opt.STEP and steps >> option.args[0] & 1]
    return found or stop


# ---- whom it strikes


def has_penalty(g: Hunt, piece: int, attack: int, target: int) -> bool:
    """Whether anything lowers the RS test of an attack (HUNT-DEC-49)."""
    return any(n < 0 for _, n in ranged_total(g, piece, attack, target).terms[1:])


def weakest(g: Hunt, piece: int, attack: int, options: list[Option]) -> list[Option]:
    """The Survivors with the fewest wounds left, of those with the lowest tested Armour (HUNT-HORD-09)."""
    weapon = weapon_for(g, g.profile(piece), attack)
    st = strength(g, piece, attack, weapon) if weapon is not None and weapon.st >= 0 else 0
    return _weakest(g, options, st)


def _weakest(g: Hunt, options: list[Option], st: int) -> list[Option]:
    keys = [_strength_left(g, option.args[0], st) for option in options]
    return [option for option, key in zip(options, keys, strict=True) if key == min(keys)]


def _strength_left(g: Hunt, piece: int, st: int) -> tuple[int, int]:
    profile = g.profile(piece)
    armour = armour_total(g, piece, st).value if st else profile.a
    return profile.w - g.hurt[piece], max(armour, profile.a_min)


def target(g: Hunt, ask: Ask) -> list[Option]:
    """The next die of an attack: where there is a target without penalty, at one of those."""
    piece = ask.about[0]
    attack = g.attack_action
    found = [option for option in ask.options if option.phrase is opt.AIM_AT]
    if attack == SHOOT:
        found = [option for option in found if not has_penalty(g, piece, attack, option.args[0])] or found
    return weakest(g, piece, attack, found)


def order(g: Hunt, ask: Ask) -> list[Option]:
    """Of several victims the weakest is struck first."""
    return _weakest(g, list(ask.options), 0)


def acid(g: Hunt, ask: Ask) -> list[Option]:
    """Acid hits a Survivor, never the Horde itself."""
    own = g.fixed.masks[g.fixed.ground.instinct]
    found = [option for option in ask.options if option.phrase is opt.ACID_HITS and not own >> option.args[0] & 1]
    return _weakest(g, found, g.fixed.tables.acid_st)


# ---- everything else


def hatch(g: Hunt, ask: Ask) -> list[Option]:
    """What hatches is put on the infested tile nearest to a Survivor (HUNT-HORD-09)."""
    rings = g.fixed.graph.rings(survivor_tiles(g), g.fixed.graph.around(g.gone))
    for ring in rings:
        found = [option for option in ask.options if option.phrase is opt.HATCH_ON and ring >> option.args[0] & 1]
        if found:
            return found
    return []


def _always(*phrases: Phrase) -> Rule:
    """Take the first of these that is open."""

    def rule(g: Hunt, ask: Ask) -> list[Option]:
        for phrase in phrases:
            found = [option for option in ask.options if option.phrase is phrase]
            if found:
                return found
        return []

    return rule


def reroll(g: Hunt, ask: Ask) -> list[Option]:
    """Failures are re-rolled while that is possible, successes never (HUNT-HORD-09)."""
    _, rolled, need = ask.about
    passed = rolled == 1 or (rolled < 20 and rolled <= need)
    return [] if passed else REROLL(g, ask)


REROLL = _always(opt.REROLL_SKILL, opt.REROLL_LEVEL)


def anything(g: Hunt, ask: Ask) -> list[Option]:
    """All the same to it."""
    return list(ask.options)


RULES: dict[Phrase, Rule] = {
    questions.ACTION: action,
    questions.STEP: step,
    questions.TARGET: target,
    questions.ORDER: order,
    questions.ACID: acid,
    questions.HATCH: hatch,
    questions.DODGE: _always(opt.DODGE),
    questions.HEAL: _always(opt.HEAL),
    questions.REROLL: reroll,
    questions.DISC_VICTIM: anything,
    questions.PUT_BACK: anything,
    questions.DISPLACE: anything,
}
