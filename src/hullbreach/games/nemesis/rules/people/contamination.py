"""Contamination cards and the scanner. NEM-CON"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.nemesis.content.effects import Scan
from hullbreach.games.nemesis.rules.people.cards import (
    DrawTo,
    as_owner_sees,
    discard_at,
    find_in_hand,
    gain_contamination,
    is_contamination,
    is_infected,
    unscanned,
)
from hullbreach.games.nemesis.rules.people.death import kill
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import BY_INFECTION
from hullbreach.games.nemesis.words import events, questions
from hullbreach.games.nemesis.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask

DRAWN = 4


@dataclass
class Scanning(Procedure):
    """Scan own Contamination cards of a zone; only their owner sees the results. NEM-CON-05 to 10"""

    seat: int
    verb: Scan
    before: int = 0

    def begin(self, g: Nemesis) -> Next:
        seat, zone = self.seat, self.verb.zone
        if zone == "one_in_hand":
            options = Options()
            cards = [as_owner_sees(g, card) for card in g.hand[seat] if is_contamination(g, card)]
            options.each(opt.SCAN, tuple(cards))
            return Ask(seat, questions.SCAN, (), options) if cards else g.finish()
        if zone == "hand":
            return g.instead(*scan_hand(g, seat, 0, self.verb))
        if zone == "drawn_4":
            before = len(g.hand[seat])
            return g.instead(DrawTo(seat, before + DRAWN), ScanDrawn(seat, before))
        return g.instead(*scan_everything(g, seat))

    def one(self, g: Nemesis, chosen: Option) -> Next:
        # NEM-CON-10: the card leaves the game; an INFECTED one is replaced.
        seat = self.seat
        at = find_in_hand(g, seat, chosen.args[0])
        card = g.hand[seat][at]
        g.hand[seat] = g.hand[seat][:at] + g.hand[seat][at + 1 :]
        look_at(g, seat, card)
        take_away(g, seat, card)
        if is_infected(g, card):
            gain_contamination(g, seat, 1)
        return None

    def refuse(self, g: Nemesis, option: Option) -> No:
        return No("no-contamination", rule="NEM-CON-10")


def look_at(g: Nemesis, seat: int, card: int) -> None:
    """The scanner shows a card to its owner; what was only counted before is now known of this card."""
    if unscanned(g, card) == card:
        clean, infected = g.sure[seat]
        if is_infected(g, card):
            infected = max(0, infected - 1)
        else:
            clean = max(0, clean - 1)
        g.sure[seat] = (clean, infected)
    card = unscanned(g, card)
    g.told += (1 << seat, events.SCANNED, seat, card)


def take_away(g: Nemesis, seat: int, card: int) -> None:
    """A scanned card leaves the game. NEM-CON-04"""
    g.removed = tuple(sorted((*g.removed, unscanned(g, card))))
    clean, infected = g.all_sure[seat]
    g.all_sure[seat] = (clean, max(0, infected - 1)) if is_infected(g, card) else (max(0, clean - 1), infected)
    g.told += (events.CONTAMINATION_REMOVED, seat)


def scan_hand(g: Nemesis, seat: int, start: int, verb: Scan) -> tuple[Procedure, ...]:
    """Scan the Contamination cards in hand from a place on: clean ones go, INFECTED ones stay. NEM-CON-06"""
    kept: list[int] = []
    found = False
    limit = g.fixed.contaminated
    for n, card in enumerate(g.hand[seat]):
        if n < start or not is_contamination(g, card):
            kept.append(card)
            continue
        look_at(g, seat, card)
        if is_infected(g, card):
            found = True
            kept.append(limit + 4)
        else:
            take_away(g, seat, card)
    g.hand[seat] = tuple(kept)
    return infected(g, seat) if found and verb.on_infected == "larva" else ()


def infected(g: Nemesis, seat: int) -> tuple[Procedure, ...]:
    """The Infection procedure: a Larva, or death if there is one already. NEM-CON-06"""
    if g.larva >> seat & 1:
        return kill(g, seat, BY_INFECTION, creeper=True)
    put_larva(g, seat)
    return ()


def put_larva(g: Nemesis, seat: int) -> None:
    """A Larva on the Character board by a scan: everybody knows of an INFECTED card now. NEM-HID-22"""
    clean, sick = g.all_sure[seat]
    g.all_sure[seat] = (clean, max(1, sick))
    if not g.larva >> seat & 1:
        g.larva |= 1 << seat
        g.told += (events.LARVA_GROWS, seat)


def scan_everything(g: Nemesis, seat: int) -> tuple[Procedure, ...]:
    """Scan deck, hand and discard pile; INFECTED cards go, and everybody knows that the rest is clean. NEM-CON-12"""
    piles = []
    limit = g.fixed.contaminated
    for pile in (g.deck[seat], g.hand[seat], g.discard[seat]):
        kept: list[int] = []
        for card in pile:
            if is_contamination(g, card):
                look_at(g, seat, card)
                if is_infected(g, card):
                    take_away(g, seat, card)
                else:
                    kept.append(limit + 3)
            else:
                kept.append(card)
        piles.append(tuple(kept))
    g.deck[seat], g.hand[seat], g.discard[seat] = piles
    clean = sum([card == limit + 3 for pile in piles for card in pile])
    g.all_sure[seat] = (clean, 0)
    return ()


@dataclass
class ScanDrawn(Procedure):
    """The cards just drawn are scanned and discarded; the hand from before is not touched. NEM-EVC-06, NEM-AMB-48"""

    seat: int
    before: int

    def scan(self, g: Nemesis) -> Next:
        seat = self.seat
        found = False
        limit = g.fixed.contaminated
        hand = list(g.hand[seat])
        for n in range(self.before, len(hand)):
            card = hand[n]
            if is_contamination(g, card):
                look_at(g, seat, card)
                found = found or is_infected(g, card)
                hand[n] = limit + (4 if is_infected(g, card) else 3)
        g.hand[seat] = tuple(hand)
        for n in range(len(hand) - 1, self.before - 1, -1):
            discard_at(g, seat, n)
        if found:
            put_larva(g, seat)
        return None
