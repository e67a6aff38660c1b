"""Looking in secret: Engines, course, tiles, tokens, Events. NEM-ENG, NEM-HID-16"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.nemesis.rules.people.cards import put_on_top, put_under, refill, take_top
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import EVENTS, NOWHERE
from hullbreach.games.nemesis.words import events, questions
from hullbreach.games.nemesis.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask


def see_engine(g: Nemesis, seat: int, engine: int) -> None:
    """A player sees the top token of an Engine, counted from 1, and knows it for the rest of the game. NEM-HID-07"""
    known = list(g.engine_known)
    known[engine - 1] |= 1 << seat
    g.engine_known = tuple(known)
    working = g.engines[engine - 1]
    g.told += (1 << seat, events.ENGINE_SEEN, seat, engine, working)
    g.told += (~(1 << seat), events.ENGINE_LOOKED, seat, engine)


def see_coordinates(g: Nemesis, seat: int) -> None:
    """A player sees the Coordinates card."""
    g.coordinates_known |= 1 << seat
    g.told += (1 << seat, events.COORDINATES_SEEN, seat, g.coordinates)
    g.told += (~(1 << seat), events.COORDINATES_LOOKED, seat)


def see_tile(g: Nemesis, seat: int, room: int, with_token: bool) -> None:
    """A player sees a face-down tile, and its token. NEM-EXP-12"""
    g.tile_known[room] |= 1 << seat
    tile, found = g.tile[room], g.token[room]
    g.told += (1 << seat, events.TILE_SEEN, seat, room, tile)
    g.told += (~(1 << seat), events.TILE_LOOKED, seat, room)
    if with_token and found != NOWHERE:
        g.token_known[room] |= 1 << seat
        g.told += (1 << seat, events.TOKEN_SEEN, seat, room, found)
        g.told += (~(1 << seat), events.TOKEN_LOOKED, seat, room)


def unexplored(g: Nemesis) -> int:
    """The Rooms nobody has explored."""
    return g.fixed.graph.nodes & ~g.explored


@dataclass
class Peek(Procedure):
    """Look at another unexplored tile, after the first was seen. NEM-CHO-20"""

    seat: int
    seen: int
    left: int
    tokens: int

    def ask(self, g: Nemesis) -> Next:
        others = unexplored(g) & ~self.seen
        if not self.left or not others:
            return g.finish()
        options = Options()
        options.over(opt.CHOOSE_ROOM, (), others)
        return Ask(self.seat, questions.PEEK, (), options)

    def look(self, g: Nemesis, chosen: Option) -> Next:
        room = chosen.args[0]
        see_tile(g, self.seat, room, self.tokens > 0)
        return g.instead(Peek(self.seat, self.seen | 1 << room, self.left - 1, self.tokens - 1))

    def refuse(self, g: Nemesis, option: Option) -> No:
        return No("explored", *option.args, rule="NEM-EXP-12")


@dataclass
class TurnEngine(Procedure):
    """Look at both tokens of an Engine and stack them in either order; whether it changed is told. NEM-ENG-02"""

    seat: int
    engine: int

    def look(self, g: Nemesis) -> Next:
        see_engine(g, self.seat, self.engine)
        return None

    def ask(self, g: Nemesis) -> Next:
        options = Options()
        options.one(opt.LEAVE_ENGINE)
        options.one(opt.TURN_ENGINE)
        return Ask(self.seat, questions.ENGINE, (self.engine,), options)

    def stack(self, g: Nemesis, chosen: Option) -> Next:
        if chosen.phrase is opt.TURN_ENGINE:
            engines = list(g.engines)
            engines[self.engine - 1] = 1 - engines[self.engine - 1]
            g.engines = tuple(engines)
            g.told += (events.ENGINE_TURNED, self.seat, self.engine)
        else:
            g.told += (events.ENGINE_LEFT, self.seat, self.engine)
        return None


@dataclass
class PeekEvent(Procedure):
    """Look at the top Event card, put it back there or at the bottom. NEM-CRD-16"""

    seat: int

    def prepare(self, g: Nemesis) -> Next:
        return refill(g, EVENTS)

    def look(self, g: Nemesis) -> Next:
        seat = self.seat
        event = g.decks[EVENTS][-1]
        g.deck_known[EVENTS] = (*g.deck_known[EVENTS][:-1], g.deck_known[EVENTS][-1] | 1 << seat)
        g.told += (1 << seat, events.EVENT_SEEN, seat, event)
        return None

    def ask(self, g: Nemesis) -> Next:
        options = Options()
        options.one(opt.ON_TOP)
        options.one(opt.AT_BOTTOM)
        return Ask(self.seat, questions.EVENT_CARD, (), options)

    def put(self, g: Nemesis, chosen: Option) -> Next:
        known = g.deck_known[EVENTS][-1]
        event = take_top(g, EVENTS)
        if chosen.phrase is opt.ON_TOP:
            put_on_top(g, EVENTS, event, known)
            g.told += (events.EVENT_ON_TOP, self.seat)
        else:
            put_under(g, EVENTS, event, known)
            g.told += (events.EVENT_AT_BOTTOM, self.seat)
        return None
