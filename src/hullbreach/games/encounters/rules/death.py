"""Death of a player, the Alien that may follow, and what a death makes known. ENC-DTH, ENC-ALN-01 to 04"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.encounters.content import effects as fx
from hullbreach.games.encounters.rules.decks import draw, to_discard
from hullbreach.games.encounters.rules.effects.run import PLAYED, Context
from hullbreach.games.encounters.rules.outcome import lose_players, win_alone
from hullbreach.games.encounters.rules.scoring import traitor_of
from hullbreach.games.encounters.rules.state import ALIEN, DEAD, NORMAL, NOTHING, Encounters
from hullbreach.games.encounters.words import events, rolls
from hullbreach.kernel.chance import Order, Pick
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Roll
from hullbreach.parts.effects import ACTS
from hullbreach.parts.grammar import Verb


@dataclass
class Death(Procedure):
    """A player dies and leaves the game, or becomes an Alien player. ENC-DTH-01, ENC-CHB-05"""

    seat: int
    burst: bool

    def die(self, g: Encounters) -> Next:
        seat = self.seat
        was_alien = g.fate[seat] == ALIEN
        g.told += (events.DIED, seat)
        # Strikes are common cards (ENC-DTH-02).
        g.strike_discard += g.strikes[seat]
        g.strikes[seat] = ()
        if was_alien:
            lay_down_alien(g, seat)
            return g.finish()
        clear_seat(g, seat)
        g.fate[seat] = DEAD
        show_agenda(g, seat)
        # Of five players who burst the last finds no Avatar any more, and needs none (ENC-AMB-21).
        if not g.normals() and not (self.burst and g.fixed.player_aliens and g.alien_avatars):
            lose_players(g)
            return None
        show_last(g)
        if not self.burst or not g.fixed.player_aliens:
            return g.finish()
        return Roll(rolls.ALIEN_AVATAR, (seat,), Pick("card", sorted(g.alien_avatars)))

    def rise(self, g: Encounters, avatar: int) -> Next:
        g.alien_avatars = tuple([card for card in g.alien_avatars if card != avatar])
        g.avatar[self.seat] = avatar
        others = [seat for seat in range(g.seats) if g.fate[seat] == ALIEN]
        g.fate[self.seat] = ALIEN
        g.guards |= 1 << self.seat
        g.told += (events.BECAME_ALIEN, self.seat, avatar)
        if not g.normals():
            lose_players(g)
            return None
        if others:
            return g.go(Death.take_hand)
        # The first Alien player shuffles the Alien deck (ENC-ALN-04).
        return Roll(rolls.ALIEN_DECK, (), Order("card", sorted([*g.alien_deck, *g.alien_discard])))

    def shuffle(self, g: Encounters, order: tuple[int, ...]) -> Next:
        g.alien_deck = list(order[::-1])
        g.alien_discard = []
        return None

    def take_hand(self, g: Encounters) -> Next:
        return draw(g, self.seat, g.fixed.alien_hand_size)


def clear_seat(g: Encounters, seat: int) -> None:
    """All cards of a dead player leave the game; a Contaminant as the Hazard card it is (ENC-DTH-01, 04, 07)."""
    cards = [*g.decks[seat], *g.hands[seat], *g.discards[seat], *g.vigil[seat]]
    if seat == g.turn:
        cards += g.played
        g.played = ()
        g.attack = 0
        g.recruit = 0
        g.kept = ()
    if g.aside[seat] != NOTHING:
        cards.append(g.aside[seat])
        g.aside[seat] = NOTHING
        g.offered &= ~(1 << seat)
    while g.fixed.contaminant in cards:
        cards[cards.index(g.fixed.contaminant)] = g.infested[-1]
        g.infested = g.infested[:-1]
    # Sorted: hand and deck are known together only.
    g.removed += sorted(cards)
    g.removed.append(g.avatar[seat])
    g.was[seat] = g.avatar[seat]
    g.avatar[seat] = NOTHING
    g.decks[seat] = g.hands[seat] = g.discards[seat] = g.vigil[seat] = g.hands_known[seat] = ()
    g.top_known[seat] = 0
    g.dodges[seat] = 0
    g.burdened &= ~(1 << seat)
    for piece in [hugger[0] for hugger in g.huggers if hugger[1] == seat]:
        g.take_out(piece)
        g.dead_enemies.append(g.forget_piece(piece))
        g.told += (events.FACEHUGGER_DIED,)


def lay_down_alien(g: Encounters, seat: int) -> None:
    """A dead Alien player's cards leave the game, or go back if another Alien player uses the deck (ENC-ALN-11, 20)."""
    g.fate[seat] = DEAD
    cards = [*g.hands[seat], *(g.played if seat == g.turn else ())]
    if seat == g.turn:
        g.played = ()
        g.attack = 0
    g.removed.append(g.avatar[seat])
    g.avatar[seat] = NOTHING
    if ALIEN in g.fate:
        for card in g.hands[seat]:
            g.told += (events.DISCARDED, seat, card)
        g.alien_discard += cards
    else:
        g.removed += sorted([*cards, *g.alien_deck, *g.alien_discard])
        g.alien_deck = []
        g.alien_discard = []
    g.hands[seat] = g.hands_known[seat] = ()


def show_agenda(g: Encounters, seat: int) -> None:
    """A dying player's Agenda is shown; a traitor's death gives the others a bonus (ENC-AGD-10, 11, 20)."""
    card = g.agenda[seat]
    if card == NOTHING:
        return
    if not g.shown_agendas >> seat & 1:
        g.shown_agendas |= 1 << seat
        g.removed.append(card)
        g.told += (events.AGENDA_REVEALED, seat, card)
    if g.faces[card].evil and g.normals():
        g.bonus = True


def show_last(g: Encounters) -> None:
    """A traitor who is the last player must show the Evil Agenda (ENC-AGD-12)."""
    normals = g.normals()
    if g.fixed.agendas and len(normals) == 1 and normals[0] == traitor_of(g):
        reveal_agenda(g, normals[0])


def reveal_agenda(g: Encounters, seat: int) -> None:
    """An Agenda is revealed and becomes a card of its owner's deck (ENC-AGD-08)."""
    if g.shown_agendas >> seat & 1 or g.agenda[seat] == NOTHING:
        return
    g.shown_agendas |= 1 << seat
    to_discard(g, seat, g.agenda[seat])
    g.told += (events.AGENDA_REVEALED, seat, g.agenda[seat])


def _die(g: Encounters, ctx: Context, verb: Verb) -> Next:
    return Death(ctx.you, g.faces[ctx.card].index == g.fixed.chestburster)


def _win(g: Encounters, ctx: Context, verb: Verb) -> Next:
    # Played from hand: a copy does not win (ENC-AGD-13).
    if g.fate[ctx.you] == NORMAL and ctx.origin == PLAYED:
        win_alone(g, ctx.you)
    return None


ACTS[fx.Die] = _die
ACTS[fx.Win] = _win
