"""Playing cards and using copies: points, class and crew abilities that look back, kept abilities. ENC-ACT, ENC-CLS"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.encounters.content import effects as fx
from hullbreach.games.encounters.content.card_faces import Face
from hullbreach.games.encounters.rules.achievements import look_at_combos
from hullbreach.games.encounters.rules.decks import draw, from_hand, leave_play, to_discard
from hullbreach.games.encounters.rules.effects.run import COPY, PLAYED, TEXT, Context, chooser
from hullbreach.games.encounters.rules.points import add_points
from hullbreach.games.encounters.rules.recruiting import hq_options
from hullbreach.games.encounters.rules.state import Encounters
from hullbreach.games.encounters.words import events, questions
from hullbreach.games.encounters.words import options as opt
from hullbreach.games.encounters.words.names import CLASS_NAMES, CREW_NAMES
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.phrases import Events
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask
from hullbreach.parts.effects import ACTS, CANNOT, perform, perform_now
from hullbreach.parts.grammar import Effect
from hullbreach.parts.piles import without


def copies(clause: Effect) -> bool:
    """Whether an effect copies a card."""
    return any(isinstance(verb, fx.CopyPlayed | fx.CopyHq) for verb in clause.verbs)


def use_card(g: Encounters, seat: int, card: int, origin: int, no_copies: bool) -> tuple[Procedure, ...]:
    """The points of a card, then its effects in printed order; class and crew look back (ENC-ACT-08, ENC-CLS-01)."""
    face = g.faces[card]
    add_points(g, seat, face.attack, face.recruit)
    due = due_clauses(g, face, no_copies) if face.clauses else ()
    g.classes |= face.classes
    g.crews |= face.crews
    return perform_now(g, due, Context(card, seat, seat, origin)) if due else ()


def due_clauses(g: Encounters, face: Face, no_copies: bool) -> tuple[Effect, ...]:
    """The effects of a card that happen when it is used now; those for once a turn are kept for later."""
    due: list[Effect] = []
    for n, clause in enumerate(face.clauses):
        if no_copies and copies(clause):
            continue
        if clause.timing == "play":
            due.append(clause)
        elif clause.timing == "class":
            n_class = CLASS_NAMES.index(clause.about)
            if g.classes >> n_class & 1:
                g.combos |= 1 << n_class
                due.append(clause)
                look_at_combos(g)
        elif clause.timing == "crew":
            if g.crews >> CREW_NAMES.index(clause.about) & 1:
                due.append(clause)
        elif clause.timing == "once":
            g.kept = (*g.kept, (face.index, n))
    return tuple(due)


def play_card(g: Encounters, seat: int, card: int) -> tuple[Procedure, ...]:
    """Play a card of the hand (ENC-ACT-01, ENC-ACT-02)."""
    from_hand(g, seat, card)
    g.played = (*g.played, card)
    g.told += (events.PLAYED, seat, card)
    return use_card(g, seat, card, PLAYED, False)


def plays_on(ask: Ask, happened: Events) -> bool:
    """Whether a gesture of several cards goes on by itself: whatever a card does beside its points ends it."""
    plain = (events.PLAYED, events.POINTS)
    return ask.prompt is questions.ACTION and all(event.phrase in plain for event in happened)


def use_kept(g: Encounters, seat: int, card: int, n: int, kept: bool) -> tuple[Procedure, ...]:
    """Use an ability that was kept for this turn, or one of an Objective or a card beside it (ENC-GEN-05, ENC-OBJ-15).

    n: which of its clauses.
    """
    g.told += (events.USED, seat, card)
    if kept:
        at = g.kept.index((card, n))
        g.kept = g.kept[:at] + g.kept[at + 1 :]
    else:
        g.used = (*g.used, card)
    ctx = Context(card, seat, seat, PLAYED if kept else TEXT)
    return (perform(g.faces[card].clauses[n].does, ctx, agreed=True),)


def sacrifice(g: Encounters, seat: int, card: int) -> tuple[Procedure, ...]:
    """Kill a character in play for its Sacrifice ability (ENC-SAC-01, ENC-SAC-03)."""
    leave_play(g, seat, card)
    g.dead_characters.append(card)
    g.told += (events.SACRIFICED, seat, card)
    return perform_now(g, g.faces[card].at("sacrifice"), Context(card, seat, seat, PLAYED))


def discard_vigilant(g: Encounters, seat: int, card: int) -> tuple[Procedure, ...]:
    """Discard a Vigilant character for its Discard ability (ENC-VIG-04)."""
    leave_play(g, seat, card)
    to_discard(g, seat, card)
    g.told += (events.VIGILANT_DISCARDED, seat, card)
    return perform_now(g, g.faces[card].at("discard"), Context(card, seat, seat, PLAYED))


# ---- Coordinate


@dataclass
class Coordinate(Procedure):
    """Set a card aside for the active player and draw another. ENC-COO-01"""

    seat: int
    card: int

    def offer(self, g: Encounters) -> Next:
        from_hand(g, self.seat, self.card)
        g.aside[self.seat] = self.card
        g.offered |= 1 << self.seat
        g.coordinated |= 1 << self.seat
        g.told += (events.COORDINATED, self.seat, self.card)
        return draw(g, self.seat, 1)


def copy_offered(g: Encounters, seat: int, owner: int) -> tuple[Procedure, ...]:
    """The active player uses the copy of a card that was set aside (ENC-COO-02, ENC-COO-14)."""
    card = g.aside[owner]
    g.offered &= ~(1 << owner)
    g.told += (events.COPIED, seat, card)
    return use_card(g, seat, card, COPY, False)


# ---- copying by an effect


@dataclass
class CopyCard(Procedure):
    """Use another card played this turn, or one of the HQ, as if it were played now. ENC-CPY-01, ENC-CPY-07"""

    ctx: Context
    most: int
    hq: bool

    def choose(self, g: Encounters) -> Next:
        options = hq_options(g, self.most) if self.hq else played_options(g, self.ctx, self.most)
        if not options:
            return g.finish()
        return Ask(chooser(g, self.ctx), questions.COPY, (), options)

    def copy(self, g: Encounters, chosen: Option) -> Next:
        card = chosen.args[0]
        g.told += (events.COPIED, self.ctx.you, card)
        return use_card(g, self.ctx.you, card, COPY, True)


def played_options(g: Encounters, ctx: Context, most: int) -> Options:
    """The other cards that were played from hand this turn and are still in play (ENC-CPY-07)."""
    cards = g.played if ctx.you == g.turn else ()
    if ctx.origin == PLAYED and ctx.card in cards:
        cards = without(cards, ctx.card)
    options = Options()
    for card in dict.fromkeys(cards):
        face = g.faces[card]
        if face.is_character and face.cost <= most:
            options.one(opt.CHOOSE_CARD, card)
    return options


def _copy_played(g: Encounters, ctx: Context, verb: fx.CopyPlayed) -> Next:
    return CopyCard(ctx, verb.max, False)


def _copy_hq(g: Encounters, ctx: Context, verb: fx.CopyHq) -> Next:
    return CopyCard(ctx, verb.max, True)


def _nothing_played(g: Encounters, ctx: Context, verb: fx.CopyPlayed) -> bool:
    return not played_options(g, ctx, verb.max)


def _nothing_in_hq(g: Encounters, ctx: Context, verb: fx.CopyHq) -> bool:
    return not hq_options(g, verb.max)


def uses_left(g: Encounters, card: int) -> int:
    """How often the action of a card beside the Objectives, or attached, can still be used this turn (ENC-OBJ-15).

    One that collects the card is used while it is attached only.
    """
    attached = sum([1 for at in g.attached if at[0] == card])
    left = attached + g.collected.count(card) - g.used.count(card)
    if card == g.objectives[0]:
        return left + 1
    if any(isinstance(verb, fx.Collect) for clause in g.faces[card].at("action") for verb in clause.verbs):
        # What was used lies among the collected ones now; each card still attached has its own use.
        return min(attached, left)
    return left


def action_cards(g: Encounters) -> list[int]:
    """The Objective, attachments and collected cards that have an action."""
    cards = [g.objectives[0], *[at[0] for at in g.attached], *g.collected]
    return [card for card in dict.fromkeys(cards) if card in g.fixed.with_action]


ACTS[fx.CopyPlayed] = _copy_played
ACTS[fx.CopyHq] = _copy_hq
CANNOT[fx.CopyPlayed] = _nothing_played
CANNOT[fx.CopyHq] = _nothing_in_hq
