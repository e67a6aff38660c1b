"""Noise rolls: markers, Silence, Danger, and the Encounter of a second marker. NEM-NOI"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.nemesis.content.names import NOISE_DANGER, NOISE_SILENCE
from hullbreach.games.nemesis.content.vocabulary import OWN_NOISE
from hullbreach.games.nemesis.rules.intruders.encounter import Encounter
from hullbreach.games.nemesis.rules.intruders.placing import all_in, breaks_doors, walk
from hullbreach.games.nemesis.rules.people.cards import discard_card, is_contamination
from hullbreach.games.nemesis.rules.ship.markers import place_noise
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import AWAKE
from hullbreach.games.nemesis.words import events, questions, rolls
from hullbreach.games.nemesis.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options, members
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask, Roll


@dataclass
class NoiseRoll(Procedure):
    """A Noise roll in the Character's Room. NEM-NOI-03 to 08, NEM-NOI-14"""

    seat: int

    def roll(self, g: Nemesis) -> Next:
        if g.status[self.seat] != AWAKE:
            return g.finish()
        return Roll(rolls.NOISE, (self.seat,), g.fixed.noise_die)

    def note(self, g: Nemesis, face: int) -> Next:
        g.face = face
        g.told += (events.NOISE_ROLLED, self.seat, face)
        return None

    def react(self, g: Nemesis) -> Next:
        seat, face = self.seat, g.face
        # NEM-NOI-13: only out of Combat, with a card in hand; both can be seen.
        if not g.hand[seat] or g.in_combat(seat) or not _scanner(g, seat):
            return g.go(NoiseRoll.result)
        options = Options()
        options.one(opt.PASS)
        options.each(opt.REROLL, tuple([card for card in g.hand[seat] if not is_contamination(g, card)]))
        return Ask(seat, questions.REROLL_NOISE, (face,), options, passing=opt.PASS)

    def again(self, g: Nemesis, chosen: Option) -> Next:
        if chosen.phrase is not opt.REROLL:
            return g.go(NoiseRoll.result)
        discard_card(g, self.seat, chosen.args[0])
        return None

    def roll_again(self, g: Nemesis) -> Next:
        return Roll(rolls.NOISE, (self.seat,), g.fixed.noise_die)

    def second(self, g: Nemesis, face: int) -> Next:
        g.face = face
        g.told += (events.NOISE_ROLLED, self.seat, face)
        return None

    def result(self, g: Nemesis) -> Next:
        seat, face = self.seat, g.face
        room = g.room[seat]
        if face == NOISE_DANGER or (face == NOISE_SILENCE and g.slime >> seat & 1):
            danger(g, room)
            return None
        if face == NOISE_SILENCE:
            return None
        way = g.fixed.exit(room, face + 1)
        if g.noise >> way & 1:
            return Encounter(seat)
        place_noise(g, 1 << way)
        return None

    def refuse(self, g: Nemesis, option: Option) -> No:
        return No("not-offered", rule="NEM-NOI-13")


def _scanner(g: Nemesis, seat: int) -> bool:
    return any(thing.item in g.fixed.answers[OWN_NOISE] for thing in g.held[seat])


def danger(g: Nemesis, room: int) -> None:
    """Intruders around come, those behind a Closed Door destroy it; if nobody answers there is noise everywhere.

    NEM-NOI-05, NEM-NOI-06, NEM-AMB-15
    """
    g.told += (events.DANGER, room)
    occupied = g.rooms_with_people()
    around = g.fixed.graph.steps(room) & ~occupied & ~(1 << room)
    going = coming(g, room, all_in(g, around))
    if going:
        walk(g, going)
    else:
        place_noise(g, g.fixed.around[room])


def coming(g: Nemesis, room: int, intruders: list[int]) -> list[tuple[int, int]]:
    """Those of these Intruders who can answer a call to a Room beside theirs, each with its Corridor. NEM-ALT-05"""
    going: list[tuple[int, int]] = []
    for intruder in intruders:
        corridor = corridor_between(g, g.lair[intruder], room)
        if not g.closed >> corridor & 1 or breaks_doors(g, intruder):
            going.append((intruder, corridor))
    return going


def corridor_between(g: Nemesis, a: int, b: int) -> int:
    """The Corridor an Intruder takes without a number: an open one if there is one, else the one with the lowest."""
    joining = members(g.fixed.graph.joining(a, b))
    for corridor in joining:
        if not g.closed >> corridor & 1:
            return corridor
    return min(joining, key=lambda corridor: min(g.fixed.board.corridors[corridor].numbers))
