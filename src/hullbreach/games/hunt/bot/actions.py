"""What an activated model does: every open option has a score, the best is taken."""

from __future__ import annotations

from hullbreach.games.hunt.bot.aims import aim_of
from hullbreach.games.hunt.bot.outlook import (
    FAR,
    Map,
    danger,
    enemies,
    friends_near,
    gain,
    profile_of,
    takes_vents,
    worth,
)
from hullbreach.games.hunt.content.actions import FIGHT, SHOOT
from hullbreach.games.hunt.content.names import ALIEN, MARINE, PREDATOR
from hullbreach.games.hunt.rules.interact import INTERACTS
from hullbreach.games.hunt.rules.sight import within
from hullbreach.games.hunt.rules.space import engaged_tiles
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.words import options as opt
from hullbreach.kernel.match import Question
from hullbreach.kernel.options import Option, Options, bits

Choice = tuple[Option, str]
MOVES = (opt.MOVE, opt.RUN, opt.TACTICAL_MOVE, opt.SKULK, opt.MOVE_IN, opt.RUN_IN)
AT_PIECES = {opt.SHOOT: 1.0, opt.FIGHT: 1.0, opt.RAPID_FIRE: 1.25, opt.GRENADE: 1.2, opt.POINT_BLANK: 1.4}


def act(g: Hunt, question: Question, options: Options) -> Choice:
    """The best option of an activated piece."""
    piece = question.ask.about[0]
    thinker = Thinker(g, piece)
    best, found = -FAR * 1.0, options[0]
    for option in options:
        score = thinker.score(option)
        if score > best:
            best, found = score, option
    return found, found.phrase.id


class Thinker:
    """One decision of one piece."""

    def __init__(self, g: Hunt, piece: int) -> None:
        self.g = g
        self.piece = piece
        self.side = g.side(piece)
        self.faction = g.faction(piece)
        self.here = g.tile[piece]
        self.map = Map(g, self.side)
        self.goals, self.eager = aim_of(g, piece)
        self.vents = takes_vents(g, piece)
        self.steps = self.map.to(self.goals, self.vents) if self.goals else []
        self.safe_here = danger(g, piece, self.here)
        self.foes = enemies(g, self.side)
        self.decoy = bool(g.decoys >> piece & 1)

    def score(self, option: Option) -> float:
        """How good an option looks."""
        g, piece, phrase = self.g, self.piece, option.phrase
        if phrase in AT_PIECES:
            return 2.0 * AT_PIECES[phrase] * gain(g, piece, option.args[0], phrase in (opt.FIGHT, opt.POINT_BLANK))
        if phrase in (opt.INFERNO, opt.SHOTGUN, opt.ACID_SPIT):
            return self.at_tile(option)
        if phrase in (opt.DISC, opt.DISC_BY):
            return 1.6 * min(self.foes & g.on[option.args[-1]], 1)
        if phrase in MOVES:
            return self.move(option)
        if phrase in INTERACTS:
            return self.work(option)
        return self.rest(option)

    # ---- attacks

    def at_tile(self, option: Option) -> float:
        """Flames and shot strike all on a tile, flames friends too."""
        g = self.g
        total = 0.0
        for victim in bits(g.on[option.args[-1]]):
            value = 0.35 * worth(g, victim)
            if g.side(victim) == self.side:
                total -= value * 1.5 if option.phrase is opt.INFERNO else 0.0
            else:
                total += value
        return 2.0 * total

    def attack_from(self, tile: int) -> float:
        """What the piece could do next from a tile."""
        g = self.g
        profile = profile_of(g, self.piece)
        if profile is None or self.decoy:
            return 0.0
        best = 0.0
        close = self.foes & g.on[tile]
        if not g.used[self.piece] >> FIGHT & 1:
            for foe in bits(close & (g.up | g.hidden)):
                best = max(best, gain(g, self.piece, foe, True))
        if profile.gun is not None and not g.used[self.piece] >> SHOOT & 1:
            for foe in bits(self.foes & g.up):
                if g.sight[tile] >> g.tile[foe] & 1:
                    best = max(best, gain(g, self.piece, foe, False))
        return best

    # ---- movement

    def move(self, option: Option) -> float:
        """Nearer to the goal, out of danger, to where one can strike."""
        g = self.g
        tile = option.args[0]
        score = self.towards(tile)
        score -= 0.35 * worth(g, self.piece) * (danger(g, self.piece, tile) - self.safe_here)
        left = g.points - (1 if option.phrase in (opt.MOVE, opt.MOVE_IN) else 2)
        strike = self.attack_from(tile)
        score += strike * (1.6 if left > 0 else 0.5)
        if self.faction == MARINE:
            score += 0.12 * min(friends_near(g, self.piece, tile), 3)
            if option.phrase is opt.TACTICAL_MOVE:
                score += 0.25
        if self.faction == ALIEN:
            score += self.pounce(tile, strike)
        if option.phrase in (opt.RUN, opt.RUN_IN):
            score += 0.6 * max(self.eager * self.progress(tile), 0)
        if self.decoy:
            score += 0.3 * min(friends_near(g, self.piece, tile), 2) + 0.2
        return score

    def towards(self, tile: int) -> float:
        return self.eager * self.progress(tile)

    def progress(self, tile: int) -> float:
        """Steps gained towards the goal."""
        if not self.steps:
            return 0.0
        return float(min(self.steps[self.here], 30) - min(self.steps[tile], 30))

    def pounce(self, tile: int, strike: float) -> float:
        """Aliens come in waves: alone in a lane of fire is no place to be (two tiles away, round a corner, is)."""
        g = self.g
        watched = any(g.sight[tile] >> g.tile[foe] & 1 for foe in bits(self.foes) if g.faction(foe) != ALIEN)
        if strike:
            return 0.5
        if not watched:
            return 0.3
        near = within(g, tile, 2)
        friends = sum([(g.on[t] & g.fixed.masks[self.side]).bit_count() for t in bits(near)])
        return -0.9 if friends < 4 else 0.1

    # ---- the rest

    def work(self, option: Option) -> float:
        """Doors on the way, tokens, objectives."""
        g = self.g
        if option.phrase is opt.OPEN:
            ends = g.fixed.graph.links[option.args[0]]
            beyond = ends.b if ends.a == self.here else ends.a
            ahead = self.progress(beyond)
            return 1.2 * self.eager if ahead > 0 else -0.5
        if option.phrase is opt.DROP:
            return 3.0 if self.goals >> self.here & 1 else -5.0
        if option.phrase is opt.LAUNCH:
            return 50.0
        if option.phrase in (opt.LOAD_GUN, opt.UNLOAD_GUN):
            return -1.0
        return 4.0

    def rest(self, option: Option) -> float:
        """Sentry, Aim, Hide, doors to force, wounds to treat, and passing."""
        g, piece, phrase = self.g, self.piece, option.phrase
        if phrase is opt.SENTRY:
            watch = sum([1 for foe in bits(self.foes) if self._comes_near(foe)])
            bonus = (0.5, 0.1, 0.25)[self.faction]
            return 0.15 + bonus * min(watch, 3) if profile_of(g, piece) is not None or self.faction == MARINE else 0.1
        if phrase is opt.AIM:
            return 0.5 * self.attack_from(self.here) if g.points > 1 else 0.05
        if phrase is opt.HIDE:
            return 0.4 + 0.5 * self.safe_here if not self.attack_from(self.here) else 0.1
        if phrase is opt.FORCE:
            ends = g.fixed.graph.links[option.args[0]]
            beyond = ends.b if ends.a == self.here else ends.a
            return 1.0 * self.eager if self.progress(beyond) > 0 else -0.5
        if phrase is opt.TREAT:
            return 1.2
        if phrase is opt.WELD:
            return 4.0 if self.goals else -0.5
        if phrase is opt.SEAL:
            return 0.7 * self.safe_here - 0.8 if self.safe_here > 1.5 else -1.0
        if phrase is opt.DISENGAGE:
            outnumbered = (g.on[self.here] & self.foes).bit_count() >= 2
            return 0.5 * worth(g, piece) if self.faction != ALIEN and outnumbered else -0.2
        if phrase is opt.STAND:
            return 0.05 if not self.decoy else 0.0
        if phrase is opt.CONVERT:
            return -2.0
        return 0.0

    def _comes_near(self, foe: int) -> bool:
        g = self.g
        steps = g.fixed.graph.distance(self.here, g.tile[foe], g.shut)
        return 0 < steps <= 4


def step(g: Hunt, question: Question, options: Options) -> Choice:
    """The next tile of a way: on as long as it gets better."""
    thinker = Thinker(g, question.ask.about[0])
    best, found = 0.0, next((o for o in options if o.phrase is opt.STOP), options[0])
    for option in options:
        if option.phrase is opt.STOP:
            continue
        tile = option.args[0]
        score = thinker.towards(tile) + thinker.attack_from(tile)
        score -= 0.35 * worth(g, thinker.piece) * (danger(g, thinker.piece, tile) - thinker.safe_here)
        if thinker.faction == ALIEN:
            score += thinker.pounce(tile, thinker.attack_from(tile))
        if thinker.faction == PREDATOR and engaged_tiles(g) >> tile & 1:
            score += 0.2
        if score > best:
            best, found = score, option
    return found, "way"
