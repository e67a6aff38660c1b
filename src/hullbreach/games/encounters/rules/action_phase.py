"""The Action phase: what the active player may do, between two actions what the others may offer. ENC-ACT, ENC-COO"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.encounters.content import effects as fx
from hullbreach.games.encounters.content.card_faces import IN_PLAY
from hullbreach.games.encounters.rules.agendas import settle
from hullbreach.games.encounters.rules.decks import may_hold
from hullbreach.games.encounters.rules.effects.run import TEXT, Context, cannot_pay
from hullbreach.games.encounters.rules.enemies import Kill, attack_now, attack_of, can_be_killed, is_calm, is_safe_final
from hullbreach.games.encounters.rules.facehuggers import cannot_reach, in_reach
from hullbreach.games.encounters.rules.playing import (
    Coordinate,
    action_cards,
    copy_offered,
    discard_vigilant,
    play_card,
    sacrifice,
    use_kept,
    uses_left,
)
from hullbreach.games.encounters.rules.points import can_afford, pay_attack
from hullbreach.games.encounters.rules.recruiting import (
    cannot_recruit,
    cannot_recruit_sergeant,
    recruit_hq,
    recruit_sergeant,
)
from hullbreach.games.encounters.rules.scanning import Scan, cannot_scan, scan, scan_changes, scan_cost
from hullbreach.games.encounters.rules.state import DEAD, NORMAL, NOTHING, ROOMS, Encounters
from hullbreach.games.encounters.rules.strikes import dodges, draw_strikes
from hullbreach.games.encounters.words import events, questions
from hullbreach.games.encounters.words import options as opt
from hullbreach.games.encounters.words.names import COMBAT, HUGGERS
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options
from hullbreach.kernel.procedures import Next, Odds, Procedure
from hullbreach.kernel.requests import Ask
from hullbreach.kernel.windows import Window, asked_seat
from hullbreach.parts.effects import is_met

# ---- what can be done, and why not


def cannot_play(g: Encounters, seat: int, card: int) -> No | None:
    """Why a card cannot be played."""
    return None if card in g.hands[seat] else No("not-in-hand", card, rule="ENC-ACT-01")


def cannot_pay_scan(g: Encounters, seat: int, room: int) -> No | None:
    """Why a room cannot be scanned now."""
    no = cannot_scan(g, room)
    if no is None:
        cost = scan_cost(g, seat, room).value
        if not can_afford(g, cost):
            return No("too-little-attack", cost, rule="ENC-SCN-01")
    return no


def cannot_attack(g: Encounters, spot: int) -> No | None:
    """Why an enemy cannot be attacked now (ENC-ATT-01, 02, 11)."""
    piece = g.piece_at(spot)
    if piece == NOTHING:
        return No("nobody-there", spot, rule="ENC-ATT-01")
    if not g.is_up(piece):
        return No("face-down", spot, rule="ENC-ATT-01")
    if spot >= HUGGERS:
        no = cannot_reach(g, piece)
        if no is not None:
            return no
    if is_safe_final(g, piece):
        return No("final-enemy", spot, rule="ENC-OBJ-08")
    cost = attack_now(g, piece)
    return None if can_afford(g, cost) else No("too-little-attack", cost, rule="ENC-ATT-02")


def cannot_attack_player(g: Encounters, seat: int, target: int) -> No | None:
    """Why a player cannot be attacked now (ENC-PVP-01, 02, 05)."""
    if not g.fixed.fights:
        return No("no-fights-between-players", rule="ENC-PVP-01")
    if not 0 <= target < g.seats or target == seat or g.fate[target] == DEAD:
        return No("no-such-opponent", target, rule="ENC-PVP-05")
    if g.fate[seat] != NORMAL and g.fate[target] != NORMAL:
        return No("no-such-opponent", target, rule="ENC-PVP-05")
    cost = g.defense(target)
    return None if can_afford(g, cost) else No("too-little-attack", cost, rule="ENC-PVP-02")


def usable(g: Encounters, seat: int, card: int) -> tuple[int, bool] | No:
    """Which ability of a card can be used now and whether it was kept from playing the card, or why none can."""
    no: No | None = None
    ctx = Context(card, seat, seat, TEXT)
    for kept, n in g.kept:
        if kept == card:
            no = cannot_use(g, ctx, n)
            if no is None:
                return n, True
    if card in action_cards(g):
        if uses_left(g, card) <= 0:
            return No("used-this-turn", card, rule="ENC-OBJ-15")
        for n, clause in enumerate(g.faces[card].clauses):
            if clause.timing == "action":
                no = cannot_use(g, ctx, n)
                if no is None:
                    return n, False
    return no or No("nothing-kept", card, rule="ENC-GEN-05")


def cannot_use(g: Encounters, ctx: Context, n: int) -> No | None:
    """Why one ability cannot be used now."""
    stmt = g.faces[ctx.card].clauses[n].does[0]
    if not is_met(g, ctx, stmt):
        return No("condition-not-met", ctx.card, rule="ENC-GEN-05")
    return cannot_pay(g, ctx, stmt)


def cannot_sacrifice(g: Encounters, seat: int, card: int) -> No | None:
    """Why a card cannot be sacrificed now (ENC-SAC-04)."""
    if card not in g.in_play(seat):
        return No("not-in-play", card, rule="ENC-SAC-04")
    return None if g.faces[card].at("sacrifice") else No("no-sacrifice", card, rule="ENC-SAC-01")


def cannot_discard_vigilant(g: Encounters, seat: int, card: int) -> No | None:
    """Why a Vigilant card cannot be discarded for its ability now (ENC-VIG-05)."""
    if card not in g.in_play(seat):
        return No("not-in-play", card, rule="ENC-VIG-04")
    if not g.faces[card].at("discard"):
        return No("not-vigilant", card, rule="ENC-VIG-04")
    return No("dodges-only", card, rule="ENC-VIG-05") if dodges(g, card) else None


def cannot_copy(g: Encounters, card: int, owner: int) -> No | None:
    """Why a card that was set aside cannot be copied now (ENC-COO-14)."""
    if not 0 <= owner < g.seats or g.aside[owner] != card:
        return No("not-offered-card", card, rule="ENC-COO-02")
    return None if g.offered >> owner & 1 else No("copied-already", card, rule="ENC-COO-14")


def cannot(g: Encounters, seat: int, option: Option) -> No | None:
    """Why an action is not open to the active player; None if it is (ENC-CHO-04)."""
    phrase = option.phrase
    if phrase is opt.PLAY:
        return cannot_play(g, seat, option.args[0])
    if phrase is opt.ATTACK_PLAYER:
        return cannot_attack_player(g, seat, option.args[0])
    if g.fate[seat] != NORMAL:
        return No("not-for-aliens", rule="ENC-ALN-19")
    if phrase is opt.RECRUIT:
        return cannot_recruit(g, option.args[0])
    if phrase is opt.RECRUIT_SERGEANT:
        return cannot_recruit_sergeant(g)
    if phrase is opt.SCAN:
        return cannot_pay_scan(g, seat, option.args[0])
    if phrase is opt.ATTACK:
        return cannot_attack(g, option.args[0])
    if phrase is opt.USE:
        found = usable(g, seat, option.args[0])
        return found if isinstance(found, No) else None
    if phrase is opt.SACRIFICE:
        return cannot_sacrifice(g, seat, option.args[0])
    if phrase is opt.DISCARD_VIGILANT:
        return cannot_discard_vigilant(g, seat, option.args[0])
    if phrase is opt.COPY_OFFERED:
        return cannot_copy(g, option.args[0], option.args[1])
    if phrase is opt.COORDINATE:
        return No("only-on-anothers-turn", rule="ENC-COO-05")
    return No("not-an-action", rule="ENC-ACT-09")


def ask_for_action(g: Encounters, seat: int) -> Ask:
    """Everything the active player may do now."""
    options = Options()
    fixed = g.fixed
    options.each(opt.PLAY, g.hands[seat])
    recruit = g.recruit
    if recruit >= fixed.least_cost:
        for card in dict.fromkeys(g.hq):
            if card != NOTHING and recruit >= g.faces[card].cost:
                options.one(opt.RECRUIT, card)
    if recruit >= fixed.sergeant_cost and g.sergeants:
        options.one(opt.RECRUIT_SERGEANT)
    pool = g.attack + (recruit if g.convert else 0)
    if pool + g.scan_discount >= fixed.least_target or g.shift or not is_calm(g):
        add_hive_targets(g, seat, pool, options)
    if fixed.fights:
        add_opponents(g, seat, options)
    acting = fixed.with_action
    if g.kept or g.attached or g.objectives[0] in acting or not acting.isdisjoint(g.collected):
        for card in dict.fromkeys([*[kept[0] for kept in g.kept], *action_cards(g)]):
            if not isinstance(usable(g, seat, card), No):
                options.one(opt.USE, card)
    if g.talents[seat] & IN_PLAY:
        for card in dict.fromkeys(g.in_play(seat)):
            if g.faces[card].at("sacrifice"):
                options.one(opt.SACRIFICE, card)
            if g.faces[card].vigilant and cannot_discard_vigilant(g, seat, card) is None:
                options.one(opt.DISCARD_VIGILANT, card)
    if g.offered:
        for owner in range(g.seats):
            if g.offered >> owner & 1:
                options.one(opt.COPY_OFFERED, g.aside[owner], owner)
    options.one(opt.END)
    return Ask(seat, questions.ACTION, (), options, False)


def add_hive_targets(g: Encounters, seat: int, pool: int, options: Options) -> None:
    """The rooms that can be scanned and the enemies that can be attacked now; as ``cannot`` says, but in one go."""
    fixed = g.fixed
    calm = is_calm(g)
    points = pool + g.scan_discount
    if not calm or not fixed.with_wound.isdisjoint(g.strikes[seat]):
        points = pool - sum([change for _, change in scan_changes(g, seat)])
    scannable = fixed.scan_rooms[min(points, len(fixed.scan_rooms) - 1)] if points >= 0 else 0
    attacks = pool >= fixed.least_attack or not calm or bool(g.shift)
    up = g.face_up
    down = spots = 0
    bit = 1
    for piece in g.rooms:
        if piece >= 0:
            if not up >> piece & 1:
                down |= bit
            elif attacks and can_be_killed(g, piece, pool, calm):
                spots |= bit
        bit += bit
    options.over(opt.SCAN, (), scannable & down)
    if not attacks:
        return
    bit = 1 << COMBAT
    for piece in g.combat:
        if can_be_killed(g, piece, pool, calm):
            spots |= bit
        bit += bit
    bit = 1 << HUGGERS
    for piece, host, stage in g.huggers:
        if in_reach(g, host, stage) and can_be_killed(g, piece, pool, calm):
            spots |= bit
        bit += bit
    options.over(opt.ATTACK, (), spots)


def add_opponents(g: Encounters, seat: int, options: Options) -> None:
    """The players who can be attacked now."""
    for target in range(g.seats):
        if cannot_attack_player(g, seat, target) is None:
            options.one(opt.ATTACK_PLAYER, target)


def action(g: Encounters, seat: int, chosen: Option) -> tuple[Procedure, ...]:
    """Begin one action, or end them; returns what is left to be done."""
    phrase = chosen.phrase
    if phrase is opt.PLAY:
        return play_card(g, seat, chosen.args[0])
    if phrase is opt.END:
        g.finish()
        return ()
    if phrase is opt.RECRUIT:
        return recruit_hq(g, seat, chosen.args[0])
    if phrase is opt.RECRUIT_SERGEANT:
        return recruit_sergeant(g, seat)
    if phrase is opt.SCAN:
        room = chosen.args[0]
        paying = pay_attack(g, seat, scan_cost(g, seat, room).value)
        return (*paying, Scan(seat, room)) if paying else scan(g, seat, room)
    if phrase is opt.ATTACK:
        piece = g.piece_at(chosen.args[0])
        return (*pay_attack(g, seat, attack_now(g, piece)), Kill(piece, seat))
    if phrase is opt.ATTACK_PLAYER:
        target = chosen.args[0]
        return (*pay_attack(g, seat, g.defense(target)), AttackPlayer(seat, target))
    if phrase is opt.USE:
        found = usable(g, seat, chosen.args[0])
        assert not isinstance(found, No)
        return use_kept(g, seat, chosen.args[0], found[0], found[1])
    if phrase is opt.SACRIFICE:
        return sacrifice(g, seat, chosen.args[0])
    if phrase is opt.DISCARD_VIGILANT:
        return discard_vigilant(g, seat, chosen.args[0])
    return copy_offered(g, seat, chosen.args[1])


@dataclass
class AttackPlayer(Procedure):
    """The attacked player draws one Strike. ENC-PVP-02"""

    seat: int
    target: int

    def strike(self, g: Encounters) -> Next:
        g.told += (events.PLAYER_ATTACKED, self.seat, self.target)
        return draw_strikes(g, self.target, 1, g.fate[self.target])


# ---- the phase


@dataclass
class ActionPhase(Procedure):
    """Any number of actions, each resolved completely; the others may Coordinate in between. ENC-ACT-09, ENC-COO-13"""

    seat: int

    def offers(self, g: Encounters) -> Next:
        if g.fate[self.seat] != NORMAL:
            return g.finish()
        return offer_window(g) if g.helpers & ~(1 << self.seat) else None

    def ask(self, g: Encounters) -> Next:
        # Cards drawn for Coordinate can cost lives: a traitor's brings a bonus (ENC-AGD-11), this one ends the turn.
        if g.bonus:
            g.go(ActionPhase.ask)
            return settle(g)
        return ask_for_action(g, self.seat) if g.fate[self.seat] == NORMAL else g.finish()

    def act(self, g: Encounters, chosen: Option) -> Next:
        return action(g, self.seat, chosen)

    def settle(self, g: Encounters) -> Next:
        g.repeat()
        return settle(g) if g.progress or g.bonus else None

    def refuse(self, g: Encounters, option: Option) -> No:
        return cannot(g, self.seat, option) or No("not-offered", rule="ENC-CHO-04")

    def closed(self, g: Encounters) -> list[Option]:
        wanted = [Option(opt.RECRUIT, (card,)) for card in dict.fromkeys(g.hq) if card != NOTHING]
        wanted.append(Option(opt.RECRUIT_SERGEANT, ()))
        wanted += [Option(opt.SCAN, (room,)) for room in range(ROOMS) if g.face_down_rooms() >> room & 1]
        wanted += [Option(opt.ATTACK, (g.spot(piece),)) for piece in g.enemies_up()]
        if g.fixed.fights:
            wanted += [Option(opt.ATTACK_PLAYER, (n,)) for n in range(g.seats) if n != self.seat]
        cards = dict.fromkeys([*[kept[0] for kept in g.kept], *action_cards(g)])
        wanted += [Option(opt.USE, (card,)) for card in cards]
        return [option for option in wanted if cannot(g, self.seat, option) is not None]

    def odds(self, g: Encounters, option: Option) -> Odds | None:
        if option.phrase is opt.ATTACK:
            return Odds(1.0, attack_of(g, g.piece_at(option.args[0])))
        if option.phrase is opt.SCAN:
            return Odds(1.0, scan_cost(g, self.seat, option.args[0]))
        return None


# ---- Coordinate


def may_coordinate(g: Encounters, seat: int) -> bool:
    """Whether a seat may Coordinate at all now: once, on another's turn, unless a wound forbids it (ENC-COO-04, 05).

    Whoever had the turn may have died of what another drew: nobody is left to be helped (ENC-TRN-05).
    """
    if seat == g.turn or g.fate[seat] != NORMAL or g.fate[g.turn] != NORMAL or g.coordinated >> seat & 1:
        return False
    for card in g.strikes[seat]:
        for clause in g.faces[card].at("wound"):
            if any(isinstance(verb, fx.CannotCoordinate) for verb in clause.verbs):
                return False
    return True


def is_asked_to_help(g: Encounters, seat: int) -> bool:
    """Whether a seat is asked: as far as everybody can count it may hold a card with Coordinate."""
    if g.standing_back >> seat & 1 or not may_hold(g, seat, g.fixed.coordinating):
        return False
    return may_coordinate(g, seat)


def offer_window(g: Encounters) -> Procedure | None:
    """The window in which the other players may Coordinate; None when nobody is asked."""
    for n, seat in enumerate(g.fixed.others[g.turn], start=1):
        if g.helpers >> seat & 1 and is_asked_to_help(g, seat):
            return OfferWindow(g.turn, n)
    return None


@dataclass
class OfferWindow(Window):
    """The other players, in turn order, may each set one card aside, wait, or leave it for this turn. ENC-COO-01"""

    def _ask(self, g: Encounters, seat: int) -> Ask | None:
        if not g.helpers >> seat & 1 or not is_asked_to_help(g, seat):
            return None
        options = Options()
        options.one(opt.PASS)
        for card in dict.fromkeys(g.hands[seat]):
            if g.faces[card].coordinate:
                options.one(opt.COORDINATE, card)
        options.one(opt.STAND_BACK)
        return Ask(seat, questions.OFFER, (g.turn,), options, passing=opt.PASS)

    def _take(self, g: Encounters, seat: int, chosen: Option) -> tuple[Procedure, ...]:
        others = self._later((seat - self.first) % g.seats + 1)
        if chosen.phrase is opt.COORDINATE:
            return Coordinate(seat, chosen.args[0]), others
        g.standing_back |= 1 << seat
        return (others,)

    def _later(self, n: int) -> Procedure:
        return OfferWindow(self.first, n)

    def refuse(self, g: Encounters, option: Option) -> No:
        if option.phrase is opt.COORDINATE:
            if option.args[0] not in g.hands[asked_seat(g)]:
                return No("not-in-hand", option.args[0], rule="ENC-COO-01")
            return No("no-coordinate", option.args[0], rule="ENC-COO-01")
        return No("only-coordinate-now", rule="ENC-COO-13")
