"""Attacks: whom a model may attack with what, and the attack itself, die by die. HUNT-RNG, HUNT-CC, HUNT-SEQ-03"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.hunt.content import effects as fx
from hullbreach.games.hunt.content.actions import (
    ACID_SPIT,
    BURNING_INFERNO,
    FIGHT,
    GRENADE,
    POINT_BLANK,
    RAPID_FIRE,
    SHOOT,
    SHOTGUN,
    SMART_DISC,
)
from hullbreach.games.hunt.content.skills import GUIDED_FIRE, HOT_PLASMA
from hullbreach.games.hunt.content.unit_records import Weapon
from hullbreach.games.hunt.rules.board.sight import between, distance, obstacle, pinged_tiles
from hullbreach.games.hunt.rules.board.space import enemies_on, fightable, is_engaged, tiles_of_enemies
from hullbreach.games.hunt.rules.cards.lasting import ACTION, change_of, forget, holds
from hullbreach.games.hunt.rules.cards.moments import window
from hullbreach.games.hunt.rules.cards.playing import may_play, play
from hullbreach.games.hunt.rules.combat.hits import SAVE_ARMOUR, SAVE_CON, Blow, TakeHit
from hullbreach.games.hunt.rules.combat.tests import D20, TEST, judge
from hullbreach.games.hunt.rules.combat.totals import RANGED, close_total, dice, ranged_total, strength, weapon_for
from hullbreach.games.hunt.rules.state import NOBODY, NOWHERE, UNFIXED, Hunt
from hullbreach.games.hunt.rules.tokens.reveal import Reveal
from hullbreach.games.hunt.words import events, questions, rolls
from hullbreach.games.hunt.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options, members
from hullbreach.kernel.procedures import Next, Odds, Procedure, Total
from hullbreach.kernel.requests import Ask, Roll
from hullbreach.parts.stat_test import FAILURES, NO_REROLL

AT_TILES = frozenset((BURNING_INFERNO, SHOTGUN, ACID_SPIT, SMART_DISC))
# Which rule keeps each of them off the own tile.
NOT_OWN_TILE = {
    BURNING_INFERNO: "HUNT-DEC-29",
    SHOTGUN: "HUNT-BAS-10",
    ACID_SPIT: "HUNT-SPEC-10",
    SMART_DISC: "HUNT-SPEC-04",
}
IN_CLOSE_COMBAT = frozenset((FIGHT, POINT_BLANK))
FACEHUG, ELECTRIC_SHOCK = "facehug", "electric_shock"
BEFORE = "before_attack"


# ---- whom a model may attack


def enemies_in_sight(g: Hunt, piece: int) -> int:
    """The enemies of a piece on tiles in its sight."""
    side = g.side(piece)
    tiles = g.sight[g.tile[piece]] & tiles_of_enemies(g, side)
    return enemies_on(g, tiles, side) if tiles else 0


def targets(g: Hunt, piece: int, action: int) -> int:
    """Whom a piece may attack with this action: a mask of pieces, or of tiles for an attack on a tile."""
    if g.who[piece] == UNFIXED or g.tile[piece] < 0:
        return 0
    weapon = weapon_for(g, g.profile(piece), action)
    if weapon is None:
        return 0
    if action in IN_CLOSE_COMBAT:
        return fightable(g, piece)
    if _must_not_shoot(g, piece, action):
        return 0
    if action in (SHOOT, RAPID_FIRE):
        return enemies_in_sight(g, piece) & (g.up | g.hidden)
    if action == GRENADE:
        return enemies_in_sight(g, piece) & (g.up | g.hidden) | _pinged(g, piece)
    if action == BURNING_INFERNO:
        return _tiles_to_burn(g, piece, weapon)
    if action == SHOTGUN:
        return _tiles_to_blast(g, piece)
    if action == ACID_SPIT:
        near = g.steps(g.tile[piece]) & g.sight[g.tile[piece]]
        return near & tiles_of_enemies(g, g.side(piece))
    assert action == SMART_DISC
    return _tiles_in_range(g, piece, weapon_range(g, piece, weapon)) & tiles_of_enemies(g, g.side(piece))


def _must_not_shoot(g: Hunt, piece: int, action: int) -> bool:
    """Where being engaged stops a model from shooting (HUNT-DEC-26)."""
    return action not in IN_CLOSE_COMBAT and not g.fixed.switches.engaged_may_shoot and is_engaged(g, piece)


def weapon_range(g: Hunt, piece: int, weapon: Weapon) -> int:
    """The range of a weapon in tiles."""
    return weapon.range + change_of(g, piece, "range", weapon.id, weapon.kind) if g.lasting else weapon.range


def _tiles_in_range(g: Hunt, piece: int, limit: int) -> int:
    """The tiles so many steps away at most along open connections, the own tile left out (HUNT-LOS-10)."""
    here = g.tile[piece]
    return g.fixed.graph.within(here, limit, g.shut) & ~(1 << here)


def _pinged(g: Hunt, piece: int) -> int:
    """The enemies that a grenade reaches by Ping!, tokens among them: an open way must lead there.

    HUNT-ADV-08, HUNT-DEC-58, HUNT-DEC-103
    """
    side, here = g.side(piece), g.tile[piece]
    tiles = pinged_tiles(g, side) & tiles_of_enemies(g, side)
    if tiles:
        tiles &= g.fixed.graph.area(1 << here, g.shut)
    return enemies_on(g, tiles, side)


def _tiles_to_burn(g: Hunt, piece: int, weapon: Weapon) -> int:
    """The tiles a flame thrower reaches: in sight or by Ping!, with anybody on them (HUNT-BAS-08, HUNT-BAS-09)."""
    occupied = 0
    for tiles in g.tiles_of:
        occupied |= tiles
    tiles = _tiles_in_range(g, piece, burning_range(g, piece, weapon)) & occupied
    seen = tiles & g.sight[g.tile[piece]]
    return seen if seen == tiles else seen | tiles & pinged_tiles(g, g.side(piece))


def burning_range(g: Hunt, piece: int, weapon: Weapon) -> int:
    """How far flames go, with a card that could be played together with the declaration (HUNT-SEQ-02)."""
    return weapon_range(g, piece, weapon) + max([n for _, n in _range_in_hand(g, piece, weapon)], default=0)


def _range_in_hand(g: Hunt, piece: int, weapon: Weapon) -> list[tuple[int, int]]:
    """The cards in the owner's hand that belong to a declaration and change the range of a weapon, and by how much."""
    side = g.side(piece)
    if not g.fixed.switches.strategy_cards or not may_play(g, side):
        return []
    cards = g.fixed.content.strategy
    hand = [card for card in g.hands[side] if card >= 0 and cards[card].timing == BEFORE]
    return [
        (card, verb.n)
        for card in hand
        if cards[card].weapons >> weapon.index & 1
        for verb in cards[card].effects[0].verbs
        if isinstance(verb, fx.ChangeWeapon) and verb.field == "range"
    ]


def _tiles_to_blast(g: Hunt, piece: int) -> int:
    """The tiles in sight 1 or 2 away, with an enemy there or on the tile between (HUNT-BAS-10)."""
    here, side = g.tile[piece], g.side(piece)
    found = 0
    for ray in g.fixed.board.rays[here]:
        passed = 0
        for _, tile in ray[: g.fixed.tables.shotgun_range]:
            if not g.sight[here] >> tile & 1:
                break
            passed |= 1 << tile
            if enemies_on(g, passed, side):
                found |= 1 << tile
    return found


def disc_ways(g: Hunt, piece: int, tile: int) -> list[tuple[int, ...]]:
    """The shortest ways of a Smart-Disc to a tile, as the tiles it crosses (HUNT-SPEC-04)."""
    return g.fixed.graph.ways(g.tile[piece], tile, g.shut)


def disc_way(g: Hunt, piece: int, tile: int, first: int) -> tuple[int, ...]:
    """The way that a Smart-Disc takes to a tile, over the first tile that was chosen where there are several."""
    ways = disc_ways(g, piece, tile)
    return next((way for way in ways if way[0] == first), ways[0])


def cannot_attack(g: Hunt, piece: int, action: int, target: int) -> No | None:
    """Why a piece cannot attack somebody, or a tile, with this action (HUNT-ACT-08)."""
    if targets(g, piece, action) >> target & 1:
        return None
    if g.who[piece] == UNFIXED:
        return No("not-revealed", piece, rule="HUNT-BLIP-07")
    weapon = weapon_for(g, g.profile(piece), action)
    if weapon is None:
        return No("no-weapon-for-it", piece, action, rule="HUNT-RNG-12")
    if _must_not_shoot(g, piece, action):
        return No("engaged", piece, rule="HUNT-DEC-26")
    if action in AT_TILES:
        return _cannot_reach_tile(g, piece, action, target, weapon)
    if g.tile[target] < 0:
        return No("not-on-board", target, rule="HUNT-ACT-08")
    if g.side(target) == g.side(piece):
        return No("not-an-enemy", target, rule="HUNT-RNG-08")
    if not (g.up | g.hidden) >> target & 1 and (
        action in IN_CLOSE_COMBAT or g.sight[g.tile[piece]] >> g.tile[target] & 1
    ):
        return No("not-revealed", target, rule="HUNT-BLIP-17")
    if action in IN_CLOSE_COMBAT:
        return No("not-engaged-with", target, rule="HUNT-CC-03")
    return No("not-in-sight", target, obstacle(g, g.tile[piece], g.tile[target]), rule="HUNT-LOS-01")


def _cannot_reach_tile(g: Hunt, piece: int, action: int, tile: int, weapon: Weapon) -> No:
    here = g.tile[piece]
    if tile == here:
        return No("own-tile", tile, rule=NOT_OWN_TILE[action])
    limit = g.fixed.tables.shotgun_range if action == SHOTGUN else weapon_range(g, piece, weapon)
    if not _tiles_in_range(g, piece, limit) >> tile & 1:
        return No("out-of-range", tile, rule="HUNT-LOS-10")
    if action != SMART_DISC and not g.sight[here] >> tile & 1:
        rule = "HUNT-BAS-09" if action == BURNING_INFERNO else "HUNT-SPEC-14"
        return No("tile-not-in-sight", tile, obstacle(g, here, tile), rule=rule)
    return No("nobody-there", tile, rule="HUNT-ACT-08")


# ---- odds


def attack_odds(g: Hunt, piece: int, action: int, target: int) -> Odds | None:
    """How likely one die of an attack hits; of several victims on a tile the one that is hit most easily."""
    tables = g.fixed.tables
    if action == SMART_DISC:
        return Odds(tables.smart_disc_on / D20.sides, Total([("smart-disc", tables.smart_disc_on)]))
    if action in (BURNING_INFERNO, POINT_BLANK):
        return Odds(1.0, Total([("automatic", D20.sides)]))
    if action in AT_TILES:
        chances = [die_odds(g, piece, action, each) for each in members(victims_on(g, piece, action, target))]
        return max(chances, key=_chance) if chances else None
    return die_odds(g, piece, action, target)


def _chance(odds: Odds) -> float:
    return odds.chance


def die_odds(g: Hunt, piece: int, action: int, target: int) -> Odds:
    """How likely one test against this target hits."""
    again = action in RANGED and bool(g.profile(piece).skills & GUIDED_FIRE)
    if g.lasting:
        word = "rs" if action in RANGED else "cc"
        again = again or holds(g, "reroll", word, piece) or holds(g, "reroll_any", word, piece)
    again = again or (action == FIGHT and bool(g.raging >> piece & 1))
    return TEST.odds(need_of(g, piece, action, target), reroll=FAILURES if again else NO_REROLL)


def need_of(g: Hunt, piece: int, action: int, target: int) -> Total:
    """What a test of an attack must not exceed."""
    return ranged_total(g, piece, action, target) if action in RANGED else close_total(g, piece, target)


# ---- the attack


def attack(g: Hunt, piece: int, action: int, target: int, tile: int = NOWHERE, way: int = NOWHERE) -> Procedure:
    """A whole attack that has been declared and paid for, at a piece or at a tile (by a way of choice)."""
    return Attack(piece, action, target, tile, g.tile[target] if action == GRENADE else way)


def victims_on(g: Hunt, piece: int, action: int, tile: int) -> int:
    """Everybody whom an attack on a tile concerns: enemies, but flames do not ask (HUNT-BAS-08, HUNT-BAS-10)."""
    here, side = g.tile[piece], g.side(piece)
    if action == BURNING_INFERNO:
        found = g.on[tile]
        if g.fixed.switches.flame_burns_between:
            for other in members(_burnt_between(g, here, tile)):
                found |= g.on[other]
        return found
    if action == SHOTGUN:
        return enemies_on(g, 1 << tile | between(g, here, tile), side)
    return enemies_on(g, 1 << tile, side)


def _burnt_between(g: Hunt, here: int, tile: int) -> int:
    """The tiles on the way of the flames (HUNT-DEC-29)."""
    if g.sight[here] >> tile & 1:
        return between(g, here, tile)
    ways = g.fixed.graph.ways(here, tile, g.shut)
    return sum([1 << passed for passed in ways[0][:-1]]) if ways else 0


def blow_of(g: Hunt, piece: int, action: int, target: int, critical: bool = False) -> Blow:
    """The hit that an attack makes on somebody."""
    weapon = weapon_for(g, g.profile(piece), action)
    assert weapon is not None, "who has no weapon for it cannot attack"
    shocks = weapon.special in (FACEHUG, ELECTRIC_SHOCK)
    return Blow(
        target,
        strength(g, piece, action, weapon),
        weapon.avv,
        side=g.side(piece),
        group=g.model(piece).group,
        attacker=piece,
        save=SAVE_CON if shocks else SAVE_ARMOUR,
        wounds=g.fixed.tables.grenade_wounds if action == GRENADE else 1,
        critical=critical,
        attack=True,
        flame=action == BURNING_INFERNO,
        close=action in IN_CLOSE_COMBAT,
        hot=bool(weapon.grants & HOT_PLASMA),
        facehug=weapon.special == FACEHUG,
    )


@dataclass
class Attack(Procedure):
    """One attack: the declaration, cards of both sides, then die by die or victim by victim. HUNT-SEQ-03

    ``way`` is the first of two tiles that a Smart-Disc crosses, and the tile that a grenade flies to.
    """

    piece: int
    action: int
    target: int
    tile: int
    way: int

    def declare(self, g: Hunt) -> Next:
        piece = self.piece
        weapon = weapon_for(g, g.profile(piece), self.action)
        assert weapon is not None, "who has no weapon for it cannot attack"
        g.attacker, g.attack_action, g.attack_weapon = piece, self.action, weapon.index
        g.attack_target, g.attack_tile = self.target, self.tile
        g.told += (events.ATTACK, piece, self.action)
        tokens = self._tokens(g)
        return Reveal(tokens, hiding=False) if tokens else None

    def before(self, g: Hunt) -> Next:
        """Cards of the attacker, first the one without which the attack could not be declared (HUNT-SEQ-02)."""
        weapon = weapon_for(g, g.profile(self.piece), self.action)
        if self.action == BURNING_INFERNO and weapon is not None:
            away = distance(g, g.tile[self.piece], self.tile) - weapon_range(g, self.piece, weapon)
            for card, n in _range_in_hand(g, self.piece, weapon) if away > 0 else ():
                if n >= away:
                    g.go(Attack.before)
                    return play(g, g.side(self.piece), card, self.piece)
        return window(g, BEFORE, g.side(self.piece), self.piece)

    def attacked(self, g: Hunt) -> Next:
        """Those who are attacked may answer, one model of each side (HUNT-CHO 36)."""
        if self.target >= 0:
            if g.tile[self.target] < 0:
                return None
            return window(g, "when_attacked", g.side(self.target), self.target)
        own = g.side(self.piece)
        found: list[Procedure] = []
        struck = victims_on(g, self.piece, self.action, self.tile)
        for side in g.in_play():
            theirs = struck & g.fixed.masks[side]
            if side != own and theirs:
                answer = window(g, "when_attacked", side, members(theirs)[0])
                if answer is not None:
                    found.append(answer)
        return tuple(found)

    def strike(self, g: Hunt) -> Next:
        from hullbreach.games.hunt.rules.combat.tile_attacks import strike_tile

        if g.tile[self.piece] < 0:
            return None
        if self.target < 0 or self.action == POINT_BLANK:
            return strike_tile(g, self.piece, self.action, self.target, self.tile, self.way)
        if not targets(g, self.piece, self.action) >> self.target & 1 or self._escaped(g):
            # It was a decoy, or has shifted away: the attack is spent (HUNT-DEC-58).
            return None
        weapon = weapon_for(g, g.profile(self.piece), self.action)
        assert weapon is not None
        n = dice(g, self.piece, self.action, weapon)
        first = Die(self.piece, self.action, self.target)
        return (first, Dice(self.piece, self.action, n - 1)) if n > 1 else first

    def end(self, g: Hunt) -> Next:
        if self.action in RANGED:
            g.aimed &= ~(1 << self.piece)
        g.attacker = g.attack_action = g.attack_weapon = g.attack_target = NOBODY
        g.attack_tile = NOWHERE
        if g.lasting:
            forget(g, ACTION, self.piece)
        return None

    def _tokens(self, g: Hunt) -> int:
        """The tokens that the attack reaches: they are revealed first (HUNT-BLIP-18, HUNT-DEC-58)."""
        if self.target >= 0:
            reached = 1 << self.target
        elif self.action == SMART_DISC:
            way = disc_way(g, self.piece, self.tile, self.way)
            reached = enemies_on(g, sum([1 << tile for tile in way]), g.side(self.piece))
        else:
            reached = victims_on(g, self.piece, self.action, self.tile)
        return reached & ~g.up & ~g.hidden

    def _escaped(self, g: Hunt) -> bool:
        return self.action == GRENADE and g.tile[self.target] != self.way


@dataclass
class Dice(Procedure):
    """The dice left of an attack, each at a target of choice after the last was seen. HUNT-RNG-03, HUNT-CC-05"""

    piece: int
    action: int
    left: int

    def aim(self, g: Hunt) -> Next:
        # Whoever is gone loses the dice (HUNT-DEC-59), and so does who has no target any more (HUNT-CC-09).
        found = targets(g, self.piece, self.action)
        if not found:
            return g.finish()
        options = Options()
        options.over(opt.AIM_AT, (), found)
        return Ask(g.seat(self.piece), questions.TARGET, (self.piece, self.left), options)

    def throw(self, g: Hunt, chosen: Option) -> Next:
        one = Die(self.piece, self.action, chosen.args[0])
        if self.left == 1:
            return g.instead(one)
        return g.instead(one, Dice(self.piece, self.action, self.left - 1))

    def odds(self, g: Hunt, option: Option) -> Odds | None:
        return die_odds(g, self.piece, self.action, option.args[0])

    def refuse(self, g: Hunt, option: Option) -> No:
        if option.phrase is opt.AIM_AT:
            no = cannot_attack(g, self.piece, self.action, option.args[0])
            if no is not None:
                return no
        return No("attack-goes-on", self.piece, rule="HUNT-RNG-02")

    def closed(self, g: Hunt) -> list[Option]:
        found = targets(g, self.piece, self.action)
        near = enemies_on(g, 1 << g.tile[self.piece] | g.steps(g.tile[self.piece]), g.side(self.piece))
        return [Option(opt.AIM_AT, (other,)) for other in members(near & ~found)]


@dataclass
class Die(Procedure):
    """One die of an attack: the test, re-rolls, and the hit if it is one. HUNT-RNG-02, HUNT-CC-02"""

    piece: int
    action: int
    target: int

    def roll(self, g: Hunt) -> Next:
        if g.tile[self.piece] < 0 or g.tile[self.target] < 0:
            return g.finish()
        ranged = self.action in RANGED
        if g.lasting and holds(g, "auto", "rs" if ranged else "cc", self.piece, self.target):
            g.passed, g.critical = True, False
            g.told += (events.HIT, self.target, blow_of(g, self.piece, self.action, self.target).st)
            return g.go(Die.hit)
        return Roll(rolls.RANGED if ranged else rolls.CLOSE, (self.piece,), D20)

    def read(self, g: Hunt, rolled: int) -> Next:
        piece, target = self.piece, self.target
        need = need_of(g, piece, self.action, target).value
        if self.action in RANGED:
            # Aim helps the first test alone, and its re-roll (HUNT-BAS-07).
            g.aimed &= ~(1 << piece)
            g.told += (events.SHOT, piece, target, rolled, need)
            return judge(g, piece, rolled, need, rolls.RANGED)
        g.told += (events.BLOW, piece, target, rolled, need)
        return judge(g, piece, rolled, need, rolls.CLOSE)

    def hit(self, g: Hunt) -> Next:
        if not g.passed:
            return None
        return TakeHit(blow_of(g, self.piece, self.action, self.target, g.critical))
