"""Motion Tracker cards: who draws how many, and what each brings. CORPS-MTC"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.corps.rules.deciding import ask_leader, ask_your_character, each_of
from hullbreach.games.corps.rules.effects.run import TRACKER, Context, window
from hullbreach.games.corps.rules.pieces import is_alien
from hullbreach.games.corps.rules.spawning import Spawn
from hullbreach.games.corps.rules.state import NOBODY, Corps
from hullbreach.games.corps.words import events, questions, rolls
from hullbreach.games.corps.words import options as opt
from hullbreach.kernel.chance import Order
from hullbreach.kernel.options import Option
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Roll
from hullbreach.parts.effects import perform


def cards_to_draw(g: Corps) -> int:
    """How many cards are drawn this phase (CORPS-MTC-01, CORPS-AMB-34)."""
    players = g.seats - g.sitting_out.bit_count()
    return g.fixed.edition.tracker_cards_by_players[players - 1]


def next_seat(g: Corps, seat: int, out: int) -> int:
    """The first of a seat and those clockwise of it that is not among some (a mask); the seat itself if all are."""
    for n in range(g.seats):
        if not out >> (seat + n) % g.seats & 1:
            return (seat + n) % g.seats
    return seat


@dataclass
class DrawTrackerCards(Procedure):
    """Step 3 of the Alien phase. CORPS-MTC-01, CORPS-MTC-08"""

    def draw(self, g: Corps) -> Next:
        if g.round <= g.fixed.mission.tracker.quiet_rounds:
            return None
        return DrawInTurn(g.leader(), cards_to_draw(g))


@dataclass
class DrawInTurn(Procedure):
    """So many cards, one each from a seat clockwise, round and round. CORPS-MTC-02"""

    seat: int
    left: int

    def next_card(self, g: Corps) -> Next:
        if self.left <= 0:
            return g.finish()
        turn = next_seat(g, self.seat, g.sitting_out)
        return g.instead(DrawTrackerCard(turn), DrawInTurn((turn + 1) % g.seats, self.left - 1))


@dataclass
class DrawTrackerCard(Procedure):
    """One card: drawn, resolved completely, discarded. ``seat`` is the one whose turn it is. CORPS-MTC-03"""

    seat: int

    def react(self, g: Corps) -> Next:
        return window(g)

    def refill(self, g: Corps) -> Next:
        if g.tracker:
            return g.go(DrawTrackerCard.turn)
        mission = g.fixed.mission.tracker
        if not (mission.reshuffle and g.fixed.edition.tracker_reshuffle and g.tracker_discard):
            return g.finish()
        return Roll(rolls.TRACKER, (), Order("tracker", g.tracker_discard))

    def shuffle(self, g: Corps, order: tuple[int, ...]) -> Next:
        g.tracker = list(reversed(order))
        g.tracker_known = [0] * len(g.tracker)
        g.tracker_discard = []
        g.tracker_mixed = True
        g.told += (events.TRACKER_RESHUFFLED, len(g.tracker))
        return None

    def turn(self, g: Corps) -> Next:
        card = g.tracker.pop()
        g.tracker_known.pop()
        g.placed = ()
        g.came_in_sight = False
        g.pool_moved = False
        g.tracker_discard.append(card)
        # An eliminated player's draw is made by the next in order (CORPS-AMB-34).
        drawer = next_seat(g, self.seat, g.sitting_out | g.eliminated)
        g.told += (events.TRACKER_DRAWN, drawer, card)
        return Drawer(drawer, card)


@dataclass
class Drawer(Procedure):
    """Find the character that "your character" means for the drawer. CORPS-MTC-08, CORPS-AMB-62"""

    seat: int
    card: int

    def whom(self, g: Corps) -> Next:
        asked = ask_your_character(g, self.seat)
        return g.instead(ResolveTrackerCard(self.seat, self.card, NOBODY)) if asked is None else asked

    def resolve(self, g: Corps, chosen: Option) -> Next:
        return ResolveTrackerCard(self.seat, self.card, chosen.args[0])


@dataclass
class ResolveTrackerCard(Procedure):
    """Blips first, then the text; only a Tunnel opens before its blips come. CORPS-MTC-03"""

    seat: int
    card: int
    who: int

    def before(self, g: Corps) -> Next:
        g.new_tunnel = -1
        return self._effects(g, "before_spawn")

    def spawn(self, g: Corps) -> Next:
        record = g.fixed.content.tracker[self.card]
        if record.spawn_point:
            square = g.fixed.mission.spawn_points[record.spawn_point - 1]
            g.card_point = square
            return Spawn(record.blips, square) if square >= 0 else None
        if record.spawn == "new_tunnel" and g.new_tunnel >= 0:
            g.card_point = g.new_tunnel
            return Spawn(record.blips, g.new_tunnel)
        return SpawnAtTunnels(record.blips, self.who, record.spawn == "all_tunnels", 0)

    def text(self, g: Corps) -> Next:
        # Active: a blip of the card was spotted as it came; Hidden: some came, none was spotted (CORPS-MTC-05).
        following: tuple[Procedure, ...] = ()
        if g.came_in_sight:
            following = self._effects(g, "if_seen")
        elif g.placed and not any(is_alien(piece) for piece in g.placed):
            following = self._effects(g, "if_unseen")
        return (*following, *self._effects(g, "after_spawn"))

    def _effects(self, g: Corps, timing: str) -> tuple[Procedure, ...]:
        ctx = Context(TRACKER, self.who, self.seat, self.card)
        effects = g.fixed.content.tracker[self.card].effects
        return tuple([perform(effect.does, ctx) for effect in effects if effect.timing == timing])


def nearest_points(g: Corps, who: int, points: list[int]) -> list[int]:
    """The points with the least board distance to a character."""
    if who < 0 or g.square[who] < 0:
        return points
    reached = [p for p in points if g.board.distance(p, g.square[who], 0) >= 0]
    best = min((g.board.distance(p, g.square[who], 0) for p in reached), default=-1)
    return [p for p in reached if g.board.distance(p, g.square[who], 0) == best] or points


@dataclass
class SpawnAtTunnels(Procedure):
    """Blips come out of the nearest tunnel, or of every one; without any, of the nearest spawn point. CORPS-AMB-55"""

    n: int
    who: int
    every: bool
    done: int

    def choose(self, g: Corps) -> Next:
        if self.n <= 0:
            return g.finish()
        points = [p for p in g.tunnels if not self.done >> p & 1]
        if not points:
            if self.done:
                return g.finish()
            points = g.fixed.spawn_points
            if not points:
                return g.finish()
        nearest = nearest_points(g, self.who, points)
        return ask_leader(g, questions.POINT, (), each_of(opt.POINT, nearest))

    def spawn(self, g: Corps, chosen: Option) -> Next:
        point = chosen.args[0]
        g.card_point = point
        if self.every and point in g.tunnels:
            rest = SpawnAtTunnels(self.n, self.who, True, self.done | 1 << point)
            return g.instead(Spawn(self.n, point), rest)
        return g.instead(Spawn(self.n, point))
