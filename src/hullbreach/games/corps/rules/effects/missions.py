"""What missions do: mission blips, crates, counters, schedules, exits, Facehuggers, the end."""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.corps.content import effects as fx
from hullbreach.games.corps.rules.deciding import ask_leader, each_of, over
from hullbreach.games.corps.rules.effects.run import D6, Context, window
from hullbreach.games.corps.rules.finish import end_mission_now
from hullbreach.games.corps.rules.spawning import PlaceBlip, Spawn, nearest_free
from hullbreach.games.corps.rules.spotting import spot, unseen
from hullbreach.games.corps.rules.state import (
    CAPTURED,
    KILLED,
    NEWT,
    NOBODY,
    ON_BOARD,
    RIPLEY,
    SETUP,
    Corps,
)
from hullbreach.games.corps.words import events, questions, rolls
from hullbreach.games.corps.words import options as opt
from hullbreach.kernel.chance import Order
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, bits
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask, Roll
from hullbreach.parts.effects import ACTS, CANNOT, branch, perform
from hullbreach.parts.grammar import Branch, Verb

# What a mission blip shows: nothing, Newt, or a captive (its number from CAPTIVE on).
EMPTY, SHOWS_NEWT, CAPTIVE = range(3)
LABELS = ("empty", "newt", "captive")


def label_of(face: int) -> str:
    """The word for what a mission blip shows."""
    return LABELS[min(face, CAPTIVE)]


# ---- mission blips


def hidden_mission_blips(g: Corps) -> list[int]:
    """Squares of mission blips that lie face down."""
    return [square for square in g.mission_blips if not g.shown >> square & 1]


def flip(g: Corps, ctx: Context, verb: fx.FlipMissionBlip) -> Next:
    if verb.once_per_round:
        g.used_squares |= 1 << ctx.square
    if verb.which == "any":
        return ScanBlip(ctx, verb.branches)
    return ShowBlip(ctx.square, ctx, verb.branches)


def cannot_flip(g: Corps, ctx: Context, verb: fx.FlipMissionBlip) -> No | None:
    if verb.once_per_round and g.used_squares >> ctx.square & 1:
        return No("once-per-round", rule="CORPS-TOK-01")
    if verb.which == "any" and not hidden_mission_blips(g):
        return No("nothing-to-scan", rule="CORPS-GEN-04")
    return None


@dataclass
class ScanBlip(Procedure):
    """The player picks a face-down mission blip. CHO-51"""

    ctx: Context
    branches: tuple[Branch, ...]

    def choose(self, g: Corps) -> Next:
        found = hidden_mission_blips(g)
        if not found:
            return g.finish()
        return Ask(self.ctx.seat, questions.FLIP, (), each_of(opt.CHOOSE_SQUARE, found))

    def scan(self, g: Corps, chosen: Option) -> Next:
        return ShowBlip(chosen.args[0], self.ctx, self.branches)


@dataclass
class ShowBlip(Procedure):
    """Turn a mission blip up, if it is not, and do what its face says. CORPS-TOK-02"""

    square: int
    ctx: Context
    branches: tuple[Branch, ...]

    def turn(self, g: Corps) -> Next:
        if self.square not in g.mission_blips:
            return g.finish()
        face = g.mission_blips[self.square]
        if not g.shown >> self.square & 1:
            g.shown |= 1 << self.square
            g.told += (events.MISSION_BLIP_SHOWN, self.square, min(face, CAPTIVE))
        ctx = Context(self.ctx.kind, self.ctx.who, self.ctx.seat, face, self.square)
        return branch(self.branches, label_of(face), ctx)


def show_token(g: Corps, ctx: Context, verb: Verb) -> Next:
    # The blip is face up already; it stays where it is.
    return None


def remove_token(g: Corps, ctx: Context, verb: Verb) -> Next:
    if ctx.square in g.mission_blips:
        del g.mission_blips[ctx.square]
        g.shown &= ~(1 << ctx.square)
        g.told += (events.MISSION_BLIP_REMOVED, ctx.square)
    elif g.crates >> ctx.square & 1:
        g.crates &= ~(1 << ctx.square)
        g.told += (events.CRATE_REMOVED, ctx.square)
    return None


def join(g: Corps, ctx: Context, verb: fx.Join) -> Next:
    who = NEWT if verb.who == "newt" else ctx.card - CAPTIVE
    remove_token(g, ctx, verb)
    return JoinAt(who, ctx.square)


@dataclass
class JoinAt(Procedure):
    """A figure comes into play on the token's square or the nearest free one. CORPS-NEWT-08, CORPS-AMB-18"""

    who: int
    square: int

    def place(self, g: Corps) -> Next:
        return ask_leader(g, questions.PLACE, (self.who,), over(opt.CHOOSE_SQUARE, nearest_free(g, self.square)))

    def join(self, g: Corps, chosen: Option) -> Next:
        who = self.who
        g.fate[who] = ON_BOARD
        g.hero[who] = NOBODY
        if who == NEWT and g.square[RIPLEY] >= 0 and g.hero[RIPLEY] >= 0:
            seat = g.hero[RIPLEY]
            g.hero[who] = seat
            if g.had_turn >> seat & 1 and g.turn_of != seat:
                # Her player's turn is over, so she acts from the next round on (CORPS-NEWT-08).
                g.activated |= 1 << who
        g.dial[who] = g.side(who).aim
        hidden = unseen(g)
        g.place_character(who, chosen.args[0])
        g.told += (events.JOINED, who, chosen.args[0])
        return spot(g, hidden)


def deal_captives(g: Corps, ctx: Context, verb: Verb) -> Next:
    return DealCaptives()


@dataclass
class DealCaptives(Procedure):
    """Shuffle the captured characters face down over the mission blips. CORPS-RESC"""

    def shuffle(self, g: Corps) -> Next:
        faces = [CAPTIVE + who for who in bits(g.captives)]
        faces += [EMPTY] * (len(g.fixed.mission.mission_blips) - len(faces))
        return Roll(rolls.MISSION_BLIPS, (), Order("mission_blip", faces))

    def lay(self, g: Corps, order: tuple[int, ...]) -> Next:
        g.mission_blips = dict(zip(g.fixed.mission.mission_blips, order, strict=True))
        return None


# ---- Facehuggers


def place_facehugger(g: Corps, ctx: Context, verb: fx.PlaceFacehugger) -> Next:
    if verb.at == "token":
        remove_token(g, ctx, verb)
        return FacehuggerAt(ctx.square)
    return FacehuggerAt(g.board.find(verb.at))


def facehuggers_left(g: Corps) -> int:
    """Facehugger tokens neither on the board nor on a character (CORPS-AMB-46)."""
    used = sum(1 for alien in g.aliens if g.tokens[alien] < 0) + g.hugged.bit_count()
    return g.fixed.content.counts.facehugger_tokens - used


@dataclass
class FacehuggerAt(Procedure):
    """A Facehugger comes into play; with none left, a blip. CORPS-FHUG-01"""

    square: int

    def choose(self, g: Corps) -> Next:
        free = nearest_free(g, self.square)
        if not free:
            return g.finish()
        return ask_leader(g, questions.BLIP, (), over(opt.CHOOSE_SQUARE, free))

    def place(self, g: Corps, chosen: Option) -> Next:
        square = chosen.args[0]
        if facehuggers_left(g) <= 0:
            if g.pool:
                return PlaceBlip(square)
            g.pool_moved = False
            return Spawn(1, self.square)
        hidden = unseen(g)
        alien = g.next_facehugger
        g.next_facehugger += 1
        g.tokens[alien] = -1
        g.move_alien(alien, square)
        g.done |= 1 << alien
        g.told += (events.FACEHUGGER_PLACED, alien, square)
        return None if g.phase == SETUP else spot(g, hidden)


# ---- counters, schedules, dice, exits, crates


def add_counter(g: Corps, ctx: Context, verb: fx.AddCounter) -> Next:
    g.counters[verb.id] = g.counters.get(verb.id, 0) + verb.n
    g.told += (events.COUNTER, g.counters[verb.id])
    return tuple([perform(effect.does, ctx) for effect in g.fixed.special.get("on_counter", ())])


def schedule(g: Corps, ctx: Context, verb: fx.Schedule) -> Next:
    if verb.id not in g.scheduled:
        g.scheduled[verb.id] = g.round + verb.rounds
        g.told += (events.SCHEDULED, g.scheduled[verb.id])
    return None


def roll_die(g: Corps, ctx: Context, verb: fx.RollDie) -> Next:
    return MissionDie(ctx, verb.branches)


@dataclass
class MissionDie(Procedure):
    """The mission rolls the Alien die and branches by the number; with a least number, by whether it hits."""

    ctx: Context
    branches: tuple[Branch, ...]
    least: int = 0

    def react(self, g: Corps) -> Next:
        return window(g)

    def roll(self, g: Corps) -> Next:
        return Roll(rolls.MISSION, (), D6)

    def result(self, g: Corps, rolled: int) -> Next:
        g.told += (events.MISSION_ROLL, rolled)
        if self.least:
            return branch(self.branches, "hit", self.ctx) if rolled >= self.least else None
        return branch(self.branches, str(rolled), self.ctx)


def roll_each(g: Corps, ctx: Context, verb: fx.RollEach) -> Next:
    found: list[Procedure] = [
        MissionDie(Context(ctx.kind, ctx.who, ctx.seat, door), verb.branches, verb.min) for door in bits(g.barricaded)
    ]
    found += [
        MissionDie(Context(ctx.kind, ctx.who, ctx.seat, -1, point), verb.branches, verb.min)
        for point in bits(g.barricaded_points)
    ]
    return tuple(found)


def open_exit(g: Corps, ctx: Context, verb: fx.OpenExit) -> Next:
    for n, way in enumerate(g.fixed.exits):
        if way.id == verb.id:
            g.open_exits |= 1 << n
            g.told += (events.EXIT_OPENED, n)
    return None


def carry_crate(g: Corps, ctx: Context, verb: Verb) -> Next:
    g.crates &= ~(1 << ctx.square)
    g.carrying |= 1 << ctx.who
    g.told += (events.CRATE_TAKEN, ctx.who, ctx.square)
    return None


def cannot_carry(g: Corps, ctx: Context, verb: Verb) -> No | None:
    if g.carrying >> ctx.who & 1:
        return No("carries-one", ctx.who, rule="CORPS-TOK-03")
    return None


def end_mission(g: Corps, ctx: Context, verb: fx.EndMission) -> Next:
    end_mission_now(g, KILLED if verb.left == "killed" else CAPTURED)
    return None


ACTS[fx.FlipMissionBlip] = flip
ACTS[fx.ShowToken] = show_token
ACTS[fx.RemoveToken] = remove_token
ACTS[fx.Join] = join
ACTS[fx.DealCaptives] = deal_captives
ACTS[fx.PlaceFacehugger] = place_facehugger
ACTS[fx.AddCounter] = add_counter
ACTS[fx.Schedule] = schedule
ACTS[fx.RollDie] = roll_die
ACTS[fx.RollEach] = roll_each
ACTS[fx.OpenExit] = open_exit
ACTS[fx.CarryCrate] = carry_crate
ACTS[fx.EndMission] = end_mission
CANNOT[fx.FlipMissionBlip] = cannot_flip
CANNOT[fx.CarryCrate] = cannot_carry
