"""Moving a Character, and what happens on arrival: tile, token, Noise. NEM-MOV, NEM-EXP"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.nemesis.content.names import DANGER, DOORS, FIRE, MALFUNCTION, SILENCE, SLIME
from hullbreach.games.nemesis.rules.ship.doors import CloseDoor
from hullbreach.games.nemesis.rules.ship.markers import place_fire, place_malfunction, place_noise, repair
from hullbreach.games.nemesis.rules.ship.noise import NoiseRoll, danger
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import AWAKE, NOWHERE
from hullbreach.games.nemesis.words import events, questions
from hullbreach.games.nemesis.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask

# What noise a move makes: the roll, none at all (Reconnaissance), the marker of a Careful Movement.
ROLL, QUIET, CAREFUL = range(3)


@dataclass
class Go(Procedure):
    """A Character moves to a Room and arrives. corridor: the one used, -1 for none; chooser: who finds a Door token."""

    seat: int
    room: int
    corridor: int
    noise: int
    chooser: int

    def leave(self, g: Nemesis) -> Next:
        seat, room = self.seat, self.room
        if g.status[seat] != AWAKE:
            return g.finish()
        alone = not g.crowd[room] and not g.has_others(room, seat)
        g.room[seat] = room
        g.told += (events.MOVED, seat, room)
        return g.instead(Arrive(seat, self.corridor, self.noise, self.chooser, alone))


@dataclass
class Arrive(Procedure):
    """Tile, entry effect, token, Noise. NEM-MOV-03. alone: nobody was in the Room before (NEM-NOI-01)"""

    seat: int
    corridor: int
    noise: int
    chooser: int
    alone: bool

    def reveal(self, g: Nemesis) -> Next:
        room = g.room[self.seat]
        if not g.explored >> room & 1:
            explore(g, room)
        elif g.token[room] == NOWHERE and g.tile[room] != g.fixed.slime_room:
            return g.go(Arrive.sound)
        return None

    def entry(self, g: Nemesis) -> Next:
        if g.tile[g.room[self.seat]] == g.fixed.slime_room:
            gain_slime(g, self.seat)
        return None

    def token(self, g: Nemesis) -> Next:
        room = g.room[self.seat]
        found = g.token[room]
        if found == NOWHERE:
            return None
        token = g.fixed.content.exploration[found]
        g.token[room] = NOWHERE
        g.told += (events.TOKEN_FOUND, room, found)
        if g.fixed.rooms[g.tile[room]].can_search:
            g.items[room] = item_counter(g, token.items)
        return self._effect(g, room, token.effect)

    def _effect(self, g: Nemesis, room: int, effect: int) -> Next:
        seat = self.seat
        if effect == FIRE:
            place_fire(g, room)
        elif effect == MALFUNCTION:
            place_malfunction(g, room)
        elif effect == SLIME:
            gain_slime(g, seat)
        elif effect == DOORS:
            if self.corridor >= 0:
                return CloseDoor(self.chooser, self.corridor)
        elif self.noise == ROLL:
            # Silence and Danger take the place of the Noise roll (NEM-EXP-03, 04); a quiet move cancels them.
            if effect == DANGER or g.slime >> seat & 1:
                danger(g, room)
            assert effect in (SILENCE, DANGER)
            return g.finish()
        return None

    def sound(self, g: Nemesis) -> Next:
        seat = self.seat
        marker_anyway = self.noise == CAREFUL and g.fixed.switches.careful_into_occupied == "marker"
        if self.noise == QUIET or (not self.alone and not marker_anyway) or g.status[seat] != AWAKE:
            return None
        return NoiseRoll(seat) if self.noise == ROLL else CarefulMarker(seat)


@dataclass
class CarefulMarker(Procedure):
    """The marker of a Careful Movement, in a Corridor of the own choice without one. NEM-BAS-02, NEM-BAS-12"""

    seat: int

    def ask(self, g: Nemesis) -> Next:
        options = Options()
        options.over(opt.NOISE_IN, (), g.fixed.around[g.room[self.seat]] & ~g.noise)
        return Ask(self.seat, questions.CAREFUL, (), options)

    def place(self, g: Nemesis, chosen: Option) -> Next:
        place_noise(g, 1 << chosen.args[0])
        return None

    def refuse(self, g: Nemesis, option: Option) -> No:
        there = option.phrase is opt.NOISE_IN and g.noise >> option.args[0] & 1
        return No("noise-there" if there else "not-offered", *option.args, rule="NEM-BAS-02")


def item_counter(g: Nemesis, items: int) -> int:
    """To what the number of a token sets an Item Counter: in solo play half of it, rounded up. NEM-SOL-02"""
    divisor = g.fixed.tables.solo_counter_divisor if g.fixed.solo else 1
    return (items + divisor - 1) // divisor


def explore(g: Nemesis, room: int) -> None:
    """Turn up the tile of a Room; a Malfunction marker goes if it is the Nest or the Slime Room. NEM-MAL-09"""
    g.explored |= 1 << room
    tile = g.tile[room]
    g.told += (events.EXPLORED, room, tile)
    if not g.fixed.rooms[tile].can_break:
        repair(g, room)


def gain_slime(g: Nemesis, seat: int) -> None:
    """A Slime marker, at most one. NEM-SLM-01"""
    if not g.slime >> seat & 1:
        g.slime |= 1 << seat
        g.told += (events.SLIMED, seat)
