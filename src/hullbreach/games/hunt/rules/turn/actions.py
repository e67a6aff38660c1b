"""The actions of an activated model: which it may take, their price, and what follows. HUNT-ACT, HUNT-BAS, HUNT-ADV"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from hullbreach.games.hunt.content.actions import (
    ACID_SPIT,
    ACTION_BITS,
    AIM,
    BURNING_INFERNO,
    DISENGAGE,
    FIGHT,
    FORCE_DOORS,
    GRENADE,
    HIDE,
    INTERACT,
    MOVE,
    PASS,
    POINT_BLANK,
    RAPID_FIRE,
    RUN,
    SEAL,
    SENTRY,
    SHOOT,
    SHOTGUN,
    SKULK,
    SMART_DISC,
    TACTICAL_MOVE,
    TREAT,
    WELD,
)
from hullbreach.games.hunt.content.skills import GUN_EMPLACEMENT, TINY
from hullbreach.games.hunt.rules.board import movement
from hullbreach.games.hunt.rules.board.disengage import Disengage, cannot_disengage, disengage_odds
from hullbreach.games.hunt.rules.board.doors import (
    ForceDoors,
    SealBulkhead,
    cannot_seal,
    cannot_weld,
    doors_at,
    force_odds,
    not_at_door,
    vents_to_weld,
    weld,
)
from hullbreach.games.hunt.rules.board.movement import EndOfWalk, Walk, allowance, has_even_hidden, next_tiles
from hullbreach.games.hunt.rules.board.space import engaged_tiles, fits, is_engaged
from hullbreach.games.hunt.rules.cards.lasting import ACTION, concerns, forget, holds, price_of
from hullbreach.games.hunt.rules.combat.attack import attack, attack_odds, cannot_attack, disc_ways, targets
from hullbreach.games.hunt.rules.combat.tests import D20, close_odds
from hullbreach.games.hunt.rules.goals.victory import check_elimination
from hullbreach.games.hunt.rules.state import UNFIXED, Hunt
from hullbreach.games.hunt.rules.tokens.reveal import Convert, cannot_convert, convertible, end_hide, hide
from hullbreach.games.hunt.rules.turn.interact import (
    INTERACTS,
    cannot_interact,
    closed_interacts,
    interact,
    interact_odds,
    offer_interacts,
)
from hullbreach.games.hunt.rules.turn.sentry import TacticalSentry, give_token, sentry_window
from hullbreach.games.hunt.rules.turn.treatment import Treat
from hullbreach.games.hunt.words import events, questions
from hullbreach.games.hunt.words import options as opt
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options, members
from hullbreach.kernel.phrases import Phrase
from hullbreach.kernel.procedures import Next, Odds, Procedure, Total
from hullbreach.kernel.requests import Ask

# The action behind each option; an Interact has many faces.
ACTION_OF: dict[Phrase, int] = {
    opt.MOVE: MOVE, opt.MOVE_IN: MOVE, opt.STAND: MOVE, opt.RUN: RUN, opt.RUN_IN: RUN, opt.SHOOT: SHOOT,
    opt.FIGHT: FIGHT, opt.PASS: PASS, opt.SENTRY: SENTRY, opt.AIM: AIM, opt.INFERNO: BURNING_INFERNO,
    opt.SHOTGUN: SHOTGUN, opt.POINT_BLANK: POINT_BLANK, opt.HIDE: HIDE, opt.FORCE: FORCE_DOORS,
    opt.ACID_SPIT: ACID_SPIT, opt.DISC: SMART_DISC, opt.DISC_BY: SMART_DISC, opt.DISENGAGE: DISENGAGE,
    opt.TACTICAL_MOVE: TACTICAL_MOVE, opt.WELD: WELD, opt.GRENADE: GRENADE, opt.RAPID_FIRE: RAPID_FIRE,
    opt.SEAL: SEAL, opt.SKULK: SKULK, opt.TREAT: TREAT, **dict.fromkeys(INTERACTS, INTERACT),
}  # fmt: skip
ATTACKS = (SHOOT, FIGHT, BURNING_INFERNO, SHOTGUN, POINT_BLANK, ACID_SPIT, SMART_DISC, GRENADE, RAPID_FIRE)
Offers = tuple[tuple[int, Phrase], ...]
AT_PIECES: Offers = (
    (SHOOT, opt.SHOOT),
    (FIGHT, opt.FIGHT),
    (POINT_BLANK, opt.POINT_BLANK),
    (GRENADE, opt.GRENADE),
    (RAPID_FIRE, opt.RAPID_FIRE),
)
AT_TILES: Offers = (
    (BURNING_INFERNO, opt.INFERNO),
    (SHOTGUN, opt.SHOTGUN),
    (ACID_SPIT, opt.ACID_SPIT),
    (SMART_DISC, opt.DISC),
)
MOVES = (MOVE, RUN, TACTICAL_MOVE, SKULK)
# What a token does without showing who it is: nothing of its own is tested or used (HUNT-DEC-15).
UNSEEN = frozenset((MOVE, RUN, PASS, SENTRY, INTERACT, HIDE, SKULK, TACTICAL_MOVE, WELD))
DECOY_ACTIONS = frozenset((MOVE, RUN))
# On an engaged tile these are refused (HUNT-CC-07, HUNT-MOV-07).
NOT_ENGAGED = frozenset((INTERACT, SEAL, WELD, HIDE, TREAT, *MOVES))
KEEPS_HIDDEN = frozenset((SKULK, PASS))
EMPLACED = frozenset((SHOOT, SENTRY, PASS))


BARE: Offers = (
    (SENTRY, opt.SENTRY),
    (AIM, opt.AIM),
    (HIDE, opt.HIDE),
    (DISENGAGE, opt.DISENGAGE),
    (SEAL, opt.SEAL),
    (TREAT, opt.TREAT),
)
# More points than any action costs.
ANY_PRICE = 9
DECOY_MASK = sum([1 << action for action in DECOY_ACTIONS])
EMPLACED_MASK = sum([1 << action for action in EMPLACED])
NOT_ENGAGED_MASK = sum([1 << action for action in NOT_ENGAGED])


def price(g: Hunt, piece: int, action: int) -> int:
    """The action points an action costs now (HUNT-ACT-04)."""
    record = g.fixed.content.actions[action]
    return price_of(g, piece, record.id, record.ap) if g.lasting else record.ap


def uses_up(g: Hunt, action: int) -> int:
    """What an action uses up for the turn: itself and what it counts as (HUNT-ACT-03, HUNT-MOV-04)."""
    return g.fixed.uses_up[action]


def cannot_begin(g: Hunt, piece: int, action: int, engaged: bool) -> No | None:
    """Why a piece cannot begin an action at all, whatever it would be aimed at (HUNT-ACT-08)."""
    record = g.fixed.content.actions[action]
    if not record.factions >> g.faction(piece) & 1:
        return No("not-of-this-faction", action, rule="HUNT-ACT-08")
    if price(g, piece, action) > g.points:
        return No("too-few-points", action, g.points, rule="HUNT-ACT-04")
    if used := g.used[piece] & uses_up(g, action):
        spent = action if used >> action & 1 else members(used)[0]
        rule = "HUNT-ACT-02" if action not in MOVES else "HUNT-DEC-23" if spent == SENTRY else "HUNT-MOV-04"
        return No("action-used", piece, spent, rule=rule)
    if g.decoys >> piece & 1 and action not in DECOY_ACTIONS:
        return No("is-a-decoy", piece, rule="HUNT-BLIP-13")
    if action not in EMPLACED and has_even_hidden(g, piece, GUN_EMPLACEMENT):
        return No("emplaced", piece, rule="HUNT-SKM-06")
    if engaged and action in NOT_ENGAGED:
        return No("engaged", piece, rule="HUNT-MOV-07" if action in MOVES else "HUNT-CC-07")
    if g.lasting and holds(g, "forbid", record.id, piece):
        return No("forbidden", piece, action, rule="HUNT-CARD-03")
    return None


def cannot_do(g: Hunt, piece: int, action: int) -> No | None:
    """Why an action without a target of its own has nothing to work on."""
    if action == HIDE:
        if not g.is_infested(g.tile[piece]):
            return No("not-infested", g.tile[piece], rule="HUNT-BAS-12")
        if g.hidden >> piece & 1:
            return No("is-hidden", piece, rule="HUNT-BAS-12")
        return None
    if action == SEAL:
        return cannot_seal(g, piece)
    if action == WELD:
        return cannot_weld(g, piece)
    if action == DISENGAGE:
        return cannot_disengage(g, piece)
    if action == TREAT:
        if g.treated >> piece & 1:
            return No("treated-before", piece, rule="HUNT-ADV-13")
        if not g.hurt[piece]:
            return No("not-wounded", piece, rule="HUNT-ADV-13")
        return None
    if action == FORCE_DOORS:
        if has_even_hidden(g, piece, TINY):
            return No("too-tiny", piece, rule="HUNT-DOOR-13")
        if not doors_at(g, g.tile[piece]):
            return No("no-door-beside", piece, rule="HUNT-DOOR-10")
    if action == SENTRY and g.sentry >> piece & 1:
        return No("on-sentry", piece, rule="HUNT-SENT-09")
    if action == AIM and g.aimed >> piece & 1:
        return No("aims-already", piece, rule="HUNT-DEC-22")
    return None


def skulk_tiles(g: Hunt, piece: int) -> int:
    """Where a Skulking Advance may go: adjacent, infested, not engaged, with room (HUNT-ADV-11)."""
    near = g.steps(g.tile[piece]) & g.infested & ~engaged_tiles(g) & ~g.full
    found = 0
    for tile in members(near):
        if fits(g, piece, tile) and movement.barred(g, piece, tile) is None and not _ends_on_vent(g, piece, tile):
            found |= 1 << tile
    return found


def _ends_on_vent(g: Hunt, piece: int, tile: int) -> bool:
    """Both points are spent, so the activation would end there (HUNT-TILE-09)."""
    return bool(g.fixed.board.vents >> tile & 1) and not movement.may_stay_on_vent(g, piece)


def menu(g: Hunt, piece: int, engaged: bool) -> int:
    """The actions (a mask) that a piece may begin now; ``cannot_begin`` says why not the others."""
    faction, used = g.faction(piece), g.used[piece]
    skills = g.profile(piece).skills if g.who[piece] != UNFIXED else 0
    found = g.fixed.able_to(faction, skills, used, g.points)
    forbidden = 0
    for each in g.lasting:
        if each.kind == "cost" and concerns(each, piece):
            action = ACTION_BITS.get(each.what, 0)
            found &= ~action
            if price_of(g, piece, each.what, 0) <= g.points:
                found |= action & g.fixed.able_to(faction, skills, used, ANY_PRICE)
        elif each.kind == "forbid" and concerns(each, piece):
            forbidden |= ACTION_BITS.get(each.what, 0)
    if g.decoys >> piece & 1:
        found &= DECOY_MASK
    elif skills & GUN_EMPLACEMENT:
        found &= EMPLACED_MASK
    if engaged:
        found &= ~NOT_ENGAGED_MASK
    return found & ~forbidden


@lru_cache(maxsize=1024)
def _offers(able: int) -> tuple[Offers, Offers, Offers]:
    """Those of the actions that are aimed at pieces, at tiles, and at nothing, each with its verb."""
    return _among(AT_PIECES, able), _among(AT_TILES, able), _among(BARE, able)


def _among(offers: Offers, able: int) -> Offers:
    return tuple([offer for offer in offers if able >> offer[0] & 1])


def offer_actions(g: Hunt, piece: int, options: Options) -> None:
    """Every action that is open to the active piece."""
    able = menu(g, piece, is_engaged(g, piece))
    _offer_moves(g, piece, options, able)
    if g.decoys >> piece & 1:
        if options.count:
            options.over(opt.CONVERT, (), convertible(g, g.seat(piece)))
        return
    at_pieces, at_tiles, bare = _offers(able)
    for action, phrase in at_pieces:
        options.over(phrase, (), targets(g, piece, action))
    for action, phrase in at_tiles:
        _offer_tiles(g, piece, action, phrase, options)
    for action, phrase in bare:
        if cannot_do(g, piece, action) is None:
            options.one(phrase)
    if able >> FORCE_DOORS & 1 and cannot_do(g, piece, FORCE_DOORS) is None:
        options.over(opt.FORCE, (), doors_at(g, g.tile[piece]))
    if able >> WELD & 1 and cannot_weld(g, piece) is None:
        options.over(opt.WELD, (), vents_to_weld(g, piece))
    if able >> INTERACT & 1:
        offer_interacts(g, piece, options)
    options.over(opt.CONVERT, (), convertible(g, g.seat(piece)))
    options.one(opt.PASS)


def _offer_moves(g: Hunt, piece: int, options: Options, able: int) -> None:
    if able >> MOVE & 1:
        left = allowance(g, piece, movement.MOVE)
        options.over(opt.MOVE, (), next_tiles(g, piece, left))
        options.over(opt.MOVE_IN, (), movement.tiles_to_move_in(g, piece, left))
        options.one(opt.STAND)
    if able >> RUN & 1:
        left = allowance(g, piece, movement.RUN)
        options.over(opt.RUN, (), next_tiles(g, piece, left))
        options.over(opt.RUN_IN, (), movement.tiles_to_move_in(g, piece, left))
    if able >> TACTICAL_MOVE & 1:
        tiles = next_tiles(g, piece, min(1, allowance(g, piece, movement.RUN))) & ~g.full
        options.over(opt.TACTICAL_MOVE, (), tiles)
    if able >> SKULK & 1:
        options.over(opt.SKULK, (), skulk_tiles(g, piece))


def _offer_tiles(g: Hunt, piece: int, action: int, phrase: Phrase, options: Options) -> None:
    """Attacks at tiles; a Smart-Disc may have the choice of two ways (HUNT-SPEC-04)."""
    tiles = targets(g, piece, action)
    if action != SMART_DISC:
        options.over(phrase, (), tiles)
        return
    for tile in members(tiles):
        ways = disc_ways(g, piece, tile)
        if len(ways) == 1:
            options.one(opt.DISC, tile)
        else:
            for way in ways:
                options.one(opt.DISC_BY, way[0], tile)


# ---- the step in which a model acts


@dataclass
class ActionStep(Procedure):
    """Ask for an action, carry it out, let the enemies react, and so on until the points are gone. HUNT-SEQ-01 (7)"""

    piece: int

    def ask(self, g: Hunt) -> Next:
        piece = self.piece
        if g.tile[piece] < 0 or g.points <= 0:
            return g.finish()
        options = Options()
        offer_actions(g, piece, options)
        if not options.count:
            return self._idle(g)
        return Ask(g.seat(piece), questions.ACTION, (piece, g.points), options, quick=False)

    def act(self, g: Hunt, chosen: Option) -> Next:
        if chosen.phrase is opt.CONVERT:
            g.repeat()
            return Convert(chosen.args[0])
        if chosen.phrase is opt.PASS:
            g.used[self.piece] |= 1 << PASS
            g.told += (events.STAYED, self.piece)
            g.points = 0
            return g.go(ActionStep.react)
        return Act(self.piece, chosen)

    def react(self, g: Hunt) -> Next:
        check_elimination(g)
        if g.fumbled >> self.piece & 1:
            g.points = 0
        return sentry_window(g, self.piece, named=False) or g.repeat()

    def again(self, g: Hunt) -> Next:
        return g.repeat()

    def _idle(self, g: Hunt) -> Next:
        """A decoy that has moved lets the rest go; to others it passes like any Predator (HUNT-DEC-67)."""
        piece = self.piece
        g.points = 0
        if g.used[piece] >> MOVE & 1 and not g.charged >> piece & 1:
            # It has stayed where it is, which nobody tells from a Pass.
            return g.finish()
        g.told += (events.STAYED, piece)
        return g.go(ActionStep.react)

    def refuse(self, g: Hunt, option: Option) -> No:
        return cannot_act(g, self.piece, option)

    def odds(self, g: Hunt, option: Option) -> Odds | None:
        return action_odds(g, self.piece, option)

    def closed(self, g: Hunt) -> list[Option]:
        """The bare actions of the faction that are not open, and the tiles next door."""
        asked = g.request
        faction = g.faction(self.piece)
        actions = g.fixed.content.actions
        bare = (opt.SENTRY, opt.AIM, opt.HIDE, opt.DISENGAGE, opt.SEAL, opt.TREAT)
        found = [Option(phrase, ()) for phrase in bare if actions[ACTION_OF[phrase]].factions >> faction & 1]
        near = g.fixed.graph.steps(g.tile[self.piece]) & ~g.gone
        found += [Option(phrase, (tile,)) for phrase in (opt.MOVE, opt.RUN) for tile in members(near)]
        found += closed_interacts(g, self.piece)
        assert isinstance(asked, Ask)
        return [option for option in found if option not in asked.options]


def cannot_act(g: Hunt, piece: int, option: Option) -> No:
    """Why an option is not open to the active piece."""
    if option.phrase is opt.CONVERT:
        return cannot_convert(g, option.args[0], g.side(piece))
    action = ACTION_OF.get(option.phrase)
    if action is None:
        return No("not-offered", rule="HUNT-ACT-08")
    no = cannot_begin(g, piece, action, is_engaged(g, piece)) or cannot_do(g, piece, action)
    if no is not None:
        return no
    if action in ATTACKS:
        return cannot_attack(g, piece, action, option.args[-1]) or No("not-offered", rule="HUNT-ACT-08")
    if action == INTERACT:
        return cannot_interact(g, piece, option) or No("not-offered", rule="HUNT-BAS-05")
    if option.phrase in (opt.MOVE, opt.RUN, opt.TACTICAL_MOVE):
        how = movement.MOVE if action == MOVE else movement.RUN
        no = movement.cannot_step(g, piece, option.args[0], allowance(g, piece, how))
        return no or No("cannot-end-there", option.args[0], rule="HUNT-MOV-10")
    if option.phrase in (opt.MOVE_IN, opt.RUN_IN):
        return No("nobody-to-displace", option.args[0], rule="HUNT-DISP-01")
    if action == SKULK:
        return No("cannot-skulk-there", option.args[0], rule="HUNT-ADV-11")
    if action == FORCE_DOORS:
        return not_at_door(g, piece, option.args[0], "HUNT-DOOR-10") or No("not-offered", rule="HUNT-ACT-08")
    if action == WELD:
        return No("vent-not-beside", piece, option.args[0], rule="HUNT-ADV-05")
    return No("not-offered", rule="HUNT-ACT-08")


def action_odds(g: Hunt, piece: int, option: Option) -> Odds | None:
    """How likely what an action leads to will succeed."""
    action = ACTION_OF.get(option.phrase, -1)
    if action in ATTACKS:
        return attack_odds(g, piece, action, option.args[-1])
    if action == FORCE_DOORS:
        return force_odds(g, piece, option.args[0])
    if action == DISENGAGE:
        return disengage_odds(g, piece)
    if action == SEAL:
        return close_odds(g, piece)
    if action == INTERACT:
        return interact_odds(g, piece, option)
    if action == TREAT:
        need = g.fixed.tables.treatment_on
        return Odds(need / D20.sides, Total([("treatment", need)]))
    return None


@dataclass
class Act(Procedure):
    """One action: a token that needs it is converted, Hide ends, the points are paid, then it is done. HUNT-SEQ-02"""

    piece: int
    option: Option

    def convert(self, g: Hunt) -> Next:
        piece = self.piece
        action = ACTION_OF[self.option.phrase]
        if g.hidden >> piece & 1:
            if action not in KEEPS_HIDDEN:
                end_hide(g, piece)
            return None
        if g.is_token(piece) and action not in UNSEEN:
            return Convert(piece)
        return None

    def do(self, g: Hunt) -> Next:
        piece, option = self.piece, self.option
        action = ACTION_OF[option.phrase]
        g.points -= price(g, piece, action)
        g.used[piece] |= uses_up(g, action)
        if action not in DECOY_ACTIONS:
            g.genuine |= 1 << piece
        if g.tile[piece] < 0:
            return None
        return do_action(g, piece, action, option)

    def end(self, g: Hunt) -> Next:
        forget(g, ACTION, self.piece)
        return None


def do_action(g: Hunt, piece: int, action: int, option: Option) -> Next:
    """Carry an action out; what has become impossible since it was declared leaves it without effect (HUNT-SEQ-02)."""
    args = option.args
    if action in (MOVE, RUN):
        return _walk(g, piece, action, option)
    if action in ATTACKS:
        if cannot_attack(g, piece, action, args[-1]) is not None:
            return None
        if action in (BURNING_INFERNO, SHOTGUN, ACID_SPIT, SMART_DISC):
            return attack(g, piece, action, -1, args[-1], args[0] if option.phrase is opt.DISC_BY else -1)
        return attack(g, piece, action, args[0])
    if action == SENTRY:
        give_token(g, piece)
    elif action == AIM:
        g.aimed |= 1 << piece
        g.told += (events.AIMED, piece)
    elif action == HIDE:
        hide(g, piece)
    elif action == INTERACT:
        return interact(g, piece, option)
    elif action == TACTICAL_MOVE:
        give_token(g, piece)
        return (Walk(piece, movement.MOVE, args[0], False, 1), TacticalSentry(piece))
    elif action == SKULK:
        return _skulk(g, piece, args[0])
    elif action == FORCE_DOORS:
        return ForceDoors(piece, args[0])
    elif action == SEAL:
        return SealBulkhead(piece)
    elif action == WELD:
        return weld(g, piece, args[0])
    elif action == DISENGAGE:
        return Disengage(piece)
    elif action == TREAT:
        return Treat(piece)
    return None


def _walk(g: Hunt, piece: int, action: int, option: Option) -> Next:
    if option.phrase is opt.STAND:
        g.told += (events.STAYED, piece)
        return None
    how = movement.MOVE if action == MOVE else movement.RUN
    enters = option.phrase in (opt.MOVE_IN, opt.RUN_IN)
    return Walk(piece, how, option.args[0], enters, allowance(g, piece, how))


def _skulk(g: Hunt, piece: int, tile: int) -> Next:
    """A Skulking Advance: hidden, onto the next tile (HUNT-ADV-11)."""
    if not g.hidden >> piece & 1:
        hide(g, piece)
    g.charged |= 1 << piece
    g.stepped += 1
    g.back_to = tile
    return (*movement.moved_in(g, piece, tile, events.MOVED), EndOfWalk(piece, tile))
