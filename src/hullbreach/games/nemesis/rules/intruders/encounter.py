"""Encounters and the drawing of Intruder tokens. NEM-ENC, NEM-ATK-11"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.nemesis.content.names import ADULT, BLANK
from hullbreach.games.nemesis.rules.intruders.attack import Attack
from hullbreach.games.nemesis.rules.intruders.placing import BackToBag, not_in_combat, place, remove, spare
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import AWAKE
from hullbreach.games.nemesis.words import events, rolls
from hullbreach.kernel.chance import Pick
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Roll
from hullbreach.parts.bag import put
from hullbreach.parts.piles import without


def draw_token(g: Nemesis, token: int) -> None:
    """A token leaves the bag and is shown to all; it is put away when what it does is done."""
    g.bag = without(g.bag, token)
    g.drawn = (*g.drawn, token)
    g.told += (events.TOKEN_DRAWN, token)


def put_back(g: Nemesis, token: int) -> None:
    """A drawn token returns to the bag."""
    g.drawn = without(g.drawn, token)
    g.bag = put(g.bag, token)


def put_in_pool(g: Nemesis, token: int) -> None:
    """A drawn token goes to the pool."""
    g.drawn = without(g.drawn, token)
    g.pool = put(g.pool, token)


@dataclass
class Encounter(Procedure):
    """A token from the bag puts an Intruder into the Character's Room. NEM-ENC-01 to 05"""

    seat: int

    def hush(self, g: Nemesis) -> Next:
        if g.status[self.seat] != AWAKE:
            return g.finish()
        g.noise &= ~g.fixed.around[g.room[self.seat]]
        g.told += (events.ENCOUNTER, self.seat)
        return None

    def draw(self, g: Nemesis) -> Next:
        return Roll(rolls.ENCOUNTER, (self.seat,), Pick("token", list(g.bag)))

    def show(self, g: Nemesis, token: int) -> Next:
        draw_token(g, token)
        return g.instead(Bring(self.seat, g.room[self.seat], token, True))


@dataclass
class Bring(Procedure):
    """The drawn token brings its Intruder, or counts as a Blank. NEM-ENC-03 to 10

    noisy: an Encounter, with a Noise marker in every Corridor for a Blank and a Surprise Attack; not so for Summoning.
    """

    seat: int
    room: int
    token: int
    noisy: bool

    def make_room(self, g: Nemesis) -> Next:
        kind = g.fixed.tokens[self.token].kind
        if kind != ADULT or spare(g, ADULT) >= 0:
            return None
        # NEM-ENC-09: the Adults that nobody fights go, and tokens of them into the bag.
        leaving = [i for i in not_in_combat(g) if g.fixed.kind_of[i] == ADULT and g.lair[i] != self.room]
        for intruder in leaving:
            g.told += (events.INTRUDER_LEFT, intruder)
            remove(g, intruder)
        return tuple([BackToBag(ADULT) for _ in leaving])

    def come(self, g: Nemesis) -> Next:
        kind = g.fixed.tokens[self.token].kind
        if kind == BLANK or spare(g, kind) < 0:
            return g.instead(*self._blank(g))
        intruder = spare(g, kind)
        following = place(g, kind, self.room)
        if not self.noisy:
            # NEM-ATK-11: who is summoned does nothing else in the same step.
            g.summoned |= 1 << intruder
            put_in_pool(g, self.token)
            return g.instead(*following)
        return g.instead(
            *following, Surprise(self.seat, intruder, g.fixed.tokens[self.token].number), ToPool(self.token)
        )

    def _blank(self, g: Nemesis) -> tuple[Procedure, ...]:
        last = not g.bag
        put_back(g, self.token)
        if self.noisy:
            g.noise |= g.fixed.around[self.room]
            g.told += (events.NOISE_ALL_AROUND, self.room)
        # NEM-ENC-07
        return (BackToBag(ADULT),) if last else ()


@dataclass
class Surprise(Procedure):
    """The Intruder attacks at once if the hand has fewer cards than its number. NEM-ENC-04, NEM-ENC-16"""

    seat: int
    intruder: int
    number: int

    def compare(self, g: Nemesis) -> Next:
        seat = self.seat
        number = self.number
        if g.has_weakness(g.fixed.weak_danger):
            number = max(1, number - 1)
        if g.status[seat] != AWAKE or len(g.hand[seat]) >= number:
            g.told += (events.NO_SURPRISE, self.intruder, seat)
            return None
        g.told += (events.SURPRISE, self.intruder, seat)
        return Attack(self.intruder, seat, True)


@dataclass
class ToPool(Procedure):
    """The token goes to the pool, not back into the bag. NEM-ENC-05"""

    token: int

    def put(self, g: Nemesis) -> Next:
        put_in_pool(g, self.token)
        return None


@dataclass
class Summon(Procedure):
    """An attack brings another Intruder into the attacker's Room. NEM-ATK-11"""

    intruder: int
    room: int

    def draw(self, g: Nemesis) -> Next:
        return Roll(rolls.SUMMON, (self.intruder,), Pick("token", list(g.bag)))

    def show(self, g: Nemesis, token: int) -> Next:
        draw_token(g, token)
        return g.instead(Bring(-1, self.room, token, False))
