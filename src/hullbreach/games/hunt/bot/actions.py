"""What an activated model does: every open option has a score, the best is taken."""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.games.hunt.bot.aims import home_of
from hullbreach.games.hunt.bot.mind import Mind
from hullbreach.games.hunt.bot.outlook import FAR, pierces, profile_of, takes_vents
from hullbreach.games.hunt.content.actions import FIGHT, INTERACT, SHOOT
from hullbreach.games.hunt.content.names import ALIEN, MARINE, PREDATOR
from hullbreach.games.hunt.content.skills import BURNING_INFERNO, SHOTGUN
from hullbreach.games.hunt.rules.board.movement import MOVE, RUN, allowance, may_stay_on_vent
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.rules.turn.interact import INTERACTS
from hullbreach.games.hunt.words import options as opt
from hullbreach.kernel.match import Question
from hullbreach.kernel.options import Option, Options, members

Choice = tuple[Option, str]
Decider = Callable[[Hunt, Question, Options], Choice]
MOVES = {opt.MOVE: 1, opt.MOVE_IN: 1, opt.RUN: 2, opt.RUN_IN: 2, opt.TACTICAL_MOVE: 2, opt.SKULK: 2}
AT_PIECES = {opt.SHOOT: 1.0, opt.FIGHT: 1.0, opt.RAPID_FIRE: 0.95, opt.GRENADE: 1.0, opt.POINT_BLANK: 1.0}
# A piece of work that a goal asks for is worth so much; two points spent leave nothing for anything else.
DONE, DEAR = 5.0, 0.15
# So many turns Aliens wait for a good moment, and so many anybody is careful.
PATIENCE, LONG = 5, 15


def act(g: Hunt, question: Question, options: Options) -> Choice:
    """The best option of an activated piece."""
    piece = question.ask.about[0]
    thinker = Thinker(Mind(g, g.side(piece)), piece)
    best, found = -FAR * 1.0, options[0]
    for option in options:
        score = thinker.score(option)
        if score > best:
            best, found = score, option
    return found, found.phrase.id


class Thinker:
    """One decision of one piece."""

    def __init__(self, mind: Mind, piece: int) -> None:
        g = mind.g
        self.mind = mind
        self.g = g
        self.piece = piece
        self.side = mind.side
        self.faction = g.faction(piece)
        self.here = g.tile[piece]
        self.profile = profile_of(g, piece)
        self.decoy = bool(g.decoys >> piece & 1)
        aim = mind.aims.of(piece)
        self.goals, self.eager, self.works = aim.tiles, aim.eager, aim.work
        self.steps = mind.map.to(self.goals, takes_vents(g, piece)) if self.goals else ()
        self.ends: dict[int, dict[int, float]] = {}

    def score(self, option: Option) -> float:
        """How good an option looks."""
        g, piece, phrase = self.g, self.piece, option.phrase
        if phrase in AT_PIECES:
            return self.at_piece(option)
        if phrase in (opt.INFERNO, opt.SHOTGUN, opt.ACID_SPIT):
            return self.at_tile(option)
        if phrase in (opt.DISC, opt.DISC_BY):
            return self.disc(option.args[-1])
        if phrase in MOVES:
            if phrase in (opt.MOVE, opt.RUN):
                left = allowance(g, piece, MOVE if phrase is opt.MOVE else RUN)
                return self.through(option.args[0], left, g.points - MOVES[phrase])
            bonus = 0.3 if phrase is opt.SKULK or (phrase is opt.TACTICAL_MOVE and self.can_shoot()) else 0.0
            return bonus + self.at(option.args[0], g.points - MOVES[phrase])
        if phrase in INTERACTS:
            return self.work(option)
        return self.rest(option)

    # ---- attacks

    def at_piece(self, option: Option) -> float:
        """An attack on somebody; a grenade counts two wounds and pierces more, and like rapid fire takes all points."""
        phrase, target = option.phrase, option.args[0]
        close = phrase in (opt.FIGHT, opt.POINT_BLANK)
        value = self.mind.gain(self.piece, target, close) * AT_PIECES[phrase]
        if phrase is opt.GRENADE:
            value *= 1.6
        elif phrase is opt.RAPID_FIRE and self.profile is not None and self.profile.gun is not None:
            value *= 1.0 + 1.0 / self.profile.gun.roa - 0.35
        elif phrase is opt.POINT_BLANK and self.profile is not None and self.profile.gun is not None:
            value = sum(sorted([self.struck(foe) for foe in members(self.mind.foes & self.g.on[self.here])])[-3:])
        return 0.2 + 1.3 * value - (DEAR if phrase in (opt.GRENADE, opt.RAPID_FIRE) else 0.0)

    def struck(self, victim: int) -> float:
        """What a hit of the own weapon on somebody brings without any test to hit."""
        theirs = profile_of(self.g, victim)
        gun = self.profile.used_by("burning_inferno") or self.profile.gun if self.profile is not None else None
        if gun is None:
            return 0.0
        armour, floor = (theirs.a, theirs.a_min) if theirs is not None else (13, 0)
        left = 1 if theirs is None else max(theirs.w - self.g.hurt[victim], 1)
        own = self.g.side(victim) == self.side
        prize = -1.3 * self.mind.worth(victim) if own else self.mind.prize(victim, False)
        return pierces(gun, armour, floor, False) / left * prize

    def at_tile(self, option: Option) -> float:
        """Flames strike all on a tile, friends too; shot and spit all enemies that are hit."""
        g, tile = self.g, option.args[-1]
        if option.phrase is opt.INFERNO:
            return 0.2 + 1.3 * sum([self.struck(victim) for victim in members(g.on[tile])])
        total = 0.0
        for victim in members(g.on[tile] & self.mind.foes):
            total += 0.55 * self.struck(victim)
        return 0.2 + 1.3 * total if total else -1.0

    def disc(self, tile: int) -> float:
        """Two dice, each even odds of a wound that no armour stops."""
        there = self.g.on[tile] & self.mind.foes
        if not there:
            return -1.0
        least = min([self.mind.prize(foe, False) for foe in members(there)])
        many = there.bit_count()
        return 0.2 + 1.3 * (least if many > 1 else 0.75 * least)

    def can_shoot(self) -> bool:
        """Whether it could still shoot this turn, as far as its owner knows who it is."""
        if self.g.used[self.piece] >> SHOOT & 1 or self.decoy:
            return False
        return self.faction == MARINE if self.profile is None else self.profile.gun is not None

    def attack_from(self, tile: int) -> float:
        """The best that the piece could do with one point from a tile."""
        g, mind = self.g, self.mind
        if self.decoy:
            return 0.0
        used = g.used[self.piece]
        best = 0.0
        if not used >> FIGHT & 1:
            for foe in members(mind.foes & g.on[tile]):
                best = max(best, mind.gain(self.piece, foe, True) * (1.0 if g.up >> foe & 1 else 0.7))
        if used >> SHOOT & 1 or self.profile is None:
            return best
        if self.profile.gun is not None:
            for foe in members(mind.foes & (g.up | g.hidden)):
                if g.sight[tile] >> g.tile[foe] & 1:
                    best = max(best, mind.gain(self.piece, foe, False))
        if self.profile.skills & (BURNING_INFERNO | SHOTGUN):
            near = g.steps(tile)
            for other in members((near | g.fixed.graph.spread(near, g.shut)) & g.sight[tile] & ~(1 << tile)):
                if g.on[other] & mind.foes:
                    share = 1.0 if self.profile.skills & BURNING_INFERNO else 0.55
                    best = max(best, share * sum([self.struck(victim) for victim in members(g.on[other] & mind.foes)]))
        return best

    # ---- movement

    def progress(self, tile: int) -> float:
        """Steps gained towards the goal."""
        if not self.steps:
            return 0.0
        return float(min(self.steps[self.here], 30) - min(self.steps[tile], 30))

    def at(self, tile: int, points: int) -> float:
        """How good it is to stand on a tile with so many points left."""
        g, mind, piece = self.g, self.mind, self.piece
        score = self.eager * self.progress(tile)
        contested = bool(g.on[tile] & mind.foes)
        loss = mind.loss(piece, tile) - mind.loss(piece, self.here)
        score -= self.caution(tile, contested) * loss
        score -= mind.fall(piece, tile) - mind.fall(piece, self.here)
        if self.decoy:
            return 0.5 * self.progress(tile) + 0.1
        if points > 0:
            strike = self.attack_from(tile)
            if self.works and self.goals >> tile & 1 and not contested and not g.used[piece] >> INTERACT & 1:
                score += DONE
            elif strike:
                score += 1.2 * strike
            else:
                score += 0.15
        if contested and points <= 0:
            score += self.pins(tile)
        if self.works and contested and self.goals >> tile & 1:
            # Nothing can be done there before the enemies are gone.
            score -= 0.5
        if self.faction == MARINE:
            score += 0.1 * min(mind.friends_near(piece, tile), 3)
        elif self.faction == ALIEN and not self.works:
            score += self.lurks(tile, contested)
        return score

    def caution(self, tile: int, contested: bool) -> float:
        """How much a loss counts: whoever works takes risks, an Alien none without its kind. Nobody waits for ever."""
        if self.works:
            value, waits = 0.5, LONG
        elif self.faction != ALIEN or contested or self.mind.friends_near(self.piece, tile) > 3:
            value, waits = 0.8, LONG
        else:
            value, waits = 1.1, PATIENCE
        return max(value - 0.1 * max(self.g.turn - waits, 0), 0.1)

    def pins(self, tile: int) -> float:
        """To run into enemies holds them: shooters shoot badly there, and nobody there can work.

        Best when they have acted: then the next blow is ours. A Predator that has not strikes first; against one whom
        nobody else fights it is no use to wait for that.
        """
        g = self.g
        found = 0.0
        for foe in members(g.on[tile] & self.mind.foes):
            spent = bool(g.activated >> foe & 1)
            if g.faction(foe) == MARINE:
                found += 0.8 if spent else 0.3
            elif g.faction(foe) == PREDATOR:
                spent = spent or self.mind.duel
                found += 0.6 if spent and self.mind.friends_near(self.piece, tile) > 2 else -0.6
        return min(found, 2.0)

    def lurks(self, tile: int, contested: bool) -> float:
        """Aliens come in waves: they wait where nobody can shoot, near enough to strike together."""
        mind = self.mind
        if contested:
            return 0.15 * min(mind.friends_near(self.piece, tile), 5)
        if self.g.turn > PATIENCE + 5 or mind.duel:
            return 0.0
        if not mind.watched(tile):
            return 0.3 + (0.2 if self.g.is_infested(tile) else 0.0)
        return -0.5 * self.eager * max(self.progress(tile), 0.0) - 0.7 * mind.loss(self.piece, tile)

    def through(self, first: int, left: int, points: int) -> float:
        """The best end of a movement that begins with this step."""
        if left not in self.ends:
            self.ends[left] = self._ends(left, points)
        return self.ends[left].get(first, -FAR * 1.0)

    def _ends(self, left: int, points: int) -> dict[int, float]:
        """For every first step the best end beyond it; vents only where there is work in them and points for it."""
        g, piece = self.g, self.piece
        cost = g.cost(piece)
        vents = g.fixed.board.vents
        small = takes_vents(g, piece)
        found: dict[int, float] = {}
        paths: dict[int, int] = {self.here: 0}
        passed = 1 << self.here
        for _ in range(left):
            beyond: dict[int, int] = {}
            for tile, firsts in paths.items():
                for other in members(g.steps(tile) & ~passed):
                    if g.room[other] >= cost and (small or not vents >> other & 1):
                        beyond[other] = beyond.get(other, 0) | (firsts or 1 << other)
            for tile, firsts in beyond.items():
                passed |= 1 << tile
                if vents >> tile & 1 and not (points > 0 and self.goals >> tile & 1) and not may_stay_on_vent(g, piece):
                    continue
                value = self.at(tile, points)
                for first in members(firsts):
                    if value > found.get(first, -FAR * 1.0):
                        found[first] = value
            paths = beyond
        return found

    # ---- the rest

    def work(self, option: Option) -> float:
        """Doors on the way, tokens, objectives."""
        phrase = option.phrase
        if phrase is opt.OPEN:
            return self.door(option.args[0], 1.1)
        if phrase is opt.LAUNCH:
            return 50.0
        if phrase is opt.DROP:
            # A vent cannot be held: only what lies there counts at the end of the turn.
            return DONE if home_of(self.g, self.side, option.args[0]) >> self.here & 1 else -5.0
        if phrase is opt.TAKE:
            return DONE if self.works and self.mind.aims.fetches(option.args[0]) else -0.5
        if phrase in (opt.LOAD_GUN, opt.UNLOAD_GUN):
            return -1.0
        return DONE

    def door(self, link: int, value: float) -> float:
        """A door on the way is opened, unless what is behind it is worse than waiting."""
        g = self.g
        ends = g.fixed.graph.links[link]
        beyond = ends.b if ends.a == self.here else ends.a
        if self.progress(beyond) <= 0:
            return -0.5
        return value * max(self.eager, 0.3) + 0.2 - 0.1 * (g.on[beyond] & self.mind.foes).bit_count()

    def rest(self, option: Option) -> float:
        """Sentry, Aim, Hide, doors to force, wounds to treat, and passing."""
        g, piece, phrase, mind = self.g, self.piece, option.phrase, self.mind
        danger = mind.threats.danger(piece, self.here)
        if phrase is opt.SENTRY:
            return self.sentry()
        if phrase is opt.AIM:
            return 0.3 * self.attack_from(self.here) if g.points > 1 and self.can_shoot() else 0.02
        if phrase is opt.HIDE:
            if self.works or self.attack_from(self.here):
                return 0.0
            return 0.15 + 0.5 * mind.loss(piece, self.here)
        if phrase is opt.FORCE:
            return self.door(option.args[0], 1.3)
        if phrase is opt.TREAT:
            # Whoever has something to do heals later.
            return 1.5 if danger < 0.6 and not self.works else 0.3
        if phrase is opt.WELD:
            return DONE if self.works else -0.5
        if phrase is opt.SEAL:
            near = sum([1 for foe in members(mind.foes) if g.steps(self.here) >> g.tile[foe] & 1])
            return 0.4 * danger * mind.worth(piece) if near >= 2 and danger > 0.8 else -1.0
        if phrase is opt.DISENGAGE:
            return self.disengage(danger)
        if phrase is opt.STAND:
            return 0.01 if self.decoy else -0.01
        if phrase is opt.CONVERT:
            return self.convert(option.args[0])
        return 0.0

    def sentry(self) -> float:
        """Whoever can still shoot or strike waits for those who come."""
        g, mind = self.g, self.mind
        if self.decoy:
            return -1.0
        shoots = self.can_shoot()
        fights = not g.used[self.piece] >> FIGHT & 1 and self.faction != MARINE
        if not shoots and not fights:
            return 0.03
        lane = g.sight[self.here] if shoots else g.steps(self.here) | 1 << self.here
        ready = mind.foes & ~g.activated
        near = 0
        for foe in members(ready):
            where = 1 << g.tile[foe]
            if lane & where or g.fixed.graph.spread(where, g.shut) & lane:
                near += 1
        return 0.2 + (0.35 if shoots else 0.2) * min(near, 3)

    def disengage(self, danger: float) -> float:
        """Out of a fight that is lost, or that keeps one from work."""
        g = self.g
        if self.faction == ALIEN and not self.works:
            return -0.2
        stays = self.attack_from(self.here)
        away = 0.4 * danger * self.mind.worth(self.piece) + (0.6 if self.works else 0.0)
        if self.faction == MARINE and self.can_shoot() and g.points > 1:
            away += 0.3
        return 0.6 * away - 0.5 * stays

    def convert(self, token: int) -> float:
        """A Marine token shows itself for a weapon that it needs now; others stay what they seem."""
        g = self.g
        if token != self.piece or self.faction == ALIEN:
            return -2.0
        for foe in members(self.mind.foes & g.up):
            if g.sight[self.here] >> g.tile[foe] & 1:
                return 1.0
        return -2.0


def step(g: Hunt, question: Question, options: Options) -> Choice:
    """The next tile of a way: on to the best end that is still in reach, or stop."""
    piece, left = question.ask.about[0], question.ask.about[1]
    thinker = Thinker(Mind(g, g.side(piece)), piece)
    stop = next((o for o in options if o.phrase is opt.STOP), None)
    best, found = (thinker.at(thinker.here, g.points) + 0.01, stop) if stop is not None else (-FAR * 2.0, options[0])
    for option in options:
        if option.phrase is opt.STEP:
            score = thinker.through(option.args[0], left, g.points)
        elif option.phrase is opt.STEP_IN:
            score = thinker.at(option.args[0], g.points)
        else:
            continue
        if score > best:
            best, found = score, option
    return found, "way"
