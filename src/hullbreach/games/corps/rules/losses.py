"""Losing figures: Aliens hit and killed, characters killed or captured, and who goes on with whom."""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.corps.rules.piles import discard_from_hand
from hullbreach.games.corps.rules.spotting import spot, unseen
from hullbreach.games.corps.rules.state import CAPTURED, KILLED, NEWT, NOBODY, RIPLEY, Corps
from hullbreach.games.corps.words import events, questions
from hullbreach.games.corps.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask


def hit_alien(g: Corps, alien: int) -> None:
    """A hit removes one token, or the figure if it has none (CORPS-ATT-05)."""
    if g.tokens[alien] > 0:
        g.tokens[alien] -= 1
        g.told += (events.ALIEN_HIT, alien, g.tokens[alien])
    else:
        kill_alien(g, alien)


def kill_alien(g: Corps, alien: int) -> None:
    """Remove an Alien with everything under it."""
    g.move_alien(alien, -1)
    g.told += (events.ALIEN_KILLED, alien)


def knock_down(g: Corps, who: int) -> None:
    """Lay a character down; it stays in its space (CORPS-KO-01) and drops its crate (CORPS-TOK-03)."""
    if not g.is_down(who):
        g.down |= 1 << who
        g.told += (events.KNOCKED_DOWN, who)
        drop_crate(g, who)
        g.refresh_characters()


def stand_up(g: Corps, who: int) -> None:
    """A knocked-down character stands up."""
    g.down &= ~(1 << who)
    g.refresh_characters()
    g.told += (events.STOOD_UP, who)


def drop_crate(g: Corps, who: int) -> None:
    """Leave a carried crate in the character's space (CORPS-TOK-03), or beside the one there (CORPS-AMB-87)."""
    if g.carrying >> who & 1:
        g.carrying &= ~(1 << who)
        square = 1 << g.square[who]
        for ring in g.board.rings(square, 0, ~g.board.floor):
            if ring & ~g.crates:
                square = ring & ~g.crates
                break
        square &= -square
        g.crates |= square
        g.told += (events.CRATE_DROPPED, who, square.bit_length() - 1)


@dataclass
class KillCharacter(Procedure):
    """A character dies and leaves the board. CORPS-LOST"""

    who: int

    def die(self, g: Corps) -> Next:
        if g.square[self.who] < 0:
            return g.finish()
        g.told += (events.KILLED, self.who)
        return LoseCharacter(self.who, KILLED)


def lose_character(g: Corps, who: int, fate: int) -> int:
    """A killed or captured character leaves with its cards; returns the seat whose Hero it was, or -1. CORPS-LOST-01"""
    drop_crate(g, who)
    g.fate[who] = fate
    g.down &= ~(1 << who)
    g.place_character(who, -1)
    for card in (*g.weapons[who], *g.gear[who], *g.attached[who]):
        g.discard.append(card)
        g.told += (events.DISCARDED, card)
    g.weapons[who] = ()
    g.gear[who] = ()
    g.attached[who] = ()
    seat = g.hero[who]
    g.hero[who] = NOBODY
    if seat >= 0:
        for card in g.hands[seat]:
            discard_from_hand(g, seat, card)
    return seat


@dataclass
class LoseCharacter(Procedure):
    """A killed or captured character: its cards are discarded, its player may take over a Grunt. CORPS-LOST"""

    who: int
    fate: int

    def leave(self, g: Corps) -> Next:
        seat = lose_character(g, self.who, self.fate)
        if seat >= 0 and not g.heroes_of(seat):
            return g.instead(TakeOver(seat), Look())
        return g.instead(Look())


@dataclass
class Look(Procedure):
    """Spot what the place left free was hiding. CORPS-SPOT-01"""

    def look(self, g: Corps) -> Next:
        return spot(g, unseen(g))


def cannot_take_over(g: Corps, who: int) -> No | None:
    """Why a player without Hero cannot go on with this character."""
    if g.square[who] < 0:
        return No("not-on-board", who, rule="CORPS-LOST-02")
    if g.hero[who] >= 0:
        return No("not-a-grunt", who, rule="CORPS-LOST-02")
    if who == NEWT and g.square[RIPLEY] >= 0:
        return No("newt-follows-ripley", who, rule="CORPS-NEWT-09")
    return None


@dataclass
class TakeOver(Procedure):
    """A player without Hero may go on with a Grunt. CORPS-LOST-02, CORPS-AMB-33"""

    seat: int

    def offer(self, g: Corps) -> Next:
        if g.eliminated >> self.seat & 1 or g.has_left(self.seat):
            return g.finish()
        if not g.grunts():
            # With no Grunt left the player is out of the mission (CORPS-LOST-03).
            g.eliminated |= 1 << self.seat
            g.told += (events.ELIMINATED, self.seat)
            return g.finish()
        options = Options()
        for who in g.grunts():
            if cannot_take_over(g, who) is None:
                options.one(opt.TAKE_OVER, who)
        options.one(opt.REFUSE)
        return Ask(self.seat, questions.TAKE_OVER, (), options, quick=False)

    def go_on(self, g: Corps, chosen: Option) -> Next:
        if chosen.phrase is opt.TAKE_OVER:
            become_hero(g, chosen.args[0], self.seat)
        return None

    def refuse(self, g: Corps, option: Option) -> No:
        if option.phrase is opt.TAKE_OVER:
            no = cannot_take_over(g, option.args[0])
            if no is not None:
                return no
        return No("not-offered", rule="CORPS-LOST-02")

    def closed(self, g: Corps) -> list[Option]:
        return [Option(opt.TAKE_OVER, (w,)) for w in g.grunts() if cannot_take_over(g, w) is not None]


def become_hero(g: Corps, who: int, seat: int) -> None:
    """Flip a Grunt to its Hero side; everything else stays as it is (CORPS-LOST-04)."""
    g.hero[who] = seat
    g.told += (events.TOOK_OVER, seat, who)
    if who == RIPLEY and g.square[NEWT] >= 0 and g.hero[NEWT] < 0:
        g.hero[NEWT] = seat
        g.told += (events.TOOK_OVER, seat, NEWT)


@dataclass
class CaptureCharacter(Procedure):
    """A knocked-down character is carried off with one Alien. CORPS-CAP-01"""

    who: int
    alien: int

    def carry_off(self, g: Corps) -> Next:
        g.told += (events.CAPTURED, self.who)
        if self.alien in g.aliens:
            g.move_alien(self.alien, -1)
            g.told += (events.ALIEN_LEAVES, self.alien)
        return LoseCharacter(self.who, CAPTURED)
