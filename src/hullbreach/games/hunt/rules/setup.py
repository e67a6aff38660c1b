"""Set-up of a mission, a custom game or a round of the arena, from forces to the first reveal check. HUNT-SET"""

from __future__ import annotations

from dataclasses import dataclass, replace

from hullbreach.games.hunt.content.skills import GUN_EMPLACEMENT
from hullbreach.games.hunt.rules.armies.deployment import Deploy, all_rings
from hullbreach.games.hunt.rules.armies.forces import Force, Muster, box_forces, mustered, sizes_of
from hullbreach.games.hunt.rules.armies.lists import force_of
from hullbreach.games.hunt.rules.board.movement import Look
from hullbreach.games.hunt.rules.cards.hands import discard_hand, take_cards
from hullbreach.games.hunt.rules.fixed import MISSION, Ground
from hullbreach.games.hunt.rules.goals.steps import begin_steps
from hullbreach.games.hunt.rules.state import FACTS, SETUP, UNFIXED, Hunt
from hullbreach.games.hunt.rules.tokens.carrying import give, lay_tokens, tokens_to_carry
from hullbreach.games.hunt.words import events, questions, rolls
from hullbreach.games.hunt.words import options as opt
from hullbreach.kernel.chance import Order
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options, bits
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask, AskAll, Roll

# What outlasts a mission or a round: lists with what they have earned, wins, what the Horde may cost.
KEPT = ("drafts", "group_frags", "round", "wins", "horde_points")
# What a custom game settles before its forces come to the table.
SETTLED = (*KEPT, "order", "winner", "homes", "missions", "targets")


# ---- ground


def lay_out(g: Hunt, ground: Ground, keep: tuple[str, ...] = KEPT) -> None:
    """Everything as it stands before a mission or round on this ground: a new board, nobody on it (HUNT-AREN-13)."""
    fixed = g.fixed.on(ground)
    fresh = Hunt(g.seats, fixed)
    for name in FACTS:
        if name not in keep:
            setattr(g, name, getattr(fresh, name))
    g.fixed = fixed
    g.rename(fixed)
    g.look_again()


def forces(g: Hunt, ground: Ground) -> list[Force]:
    """Who takes the field for each side: a list for points, or models of the box."""
    content = g.fixed.content
    if ground.lists:
        decoys = not ground.face_up
        return [force_of(content, faction, g.drafts[side], decoys) for side, faction in enumerate(ground.factions)]
    assert ground.mission is not None
    return box_forces(content, ground.mission, ground.factions, ground.switches.forces)


def sized(g: Hunt, ground: Ground) -> Ground:
    """The ground with as many pieces as the forces that come onto it."""
    return replace(ground, sizes=sizes_of(g.fixed.content, ground.factions, forces(g, ground), ground.lists))


# ---- the steps


@dataclass
class SetUp(Procedure):
    """Tokens, then everybody deploys, then cards; at last all look at each other. HUNT-SET-02, HUNT-SET-03"""

    def muster(self, g: Hunt) -> Next:
        g.phase = SETUP
        if g.fixed.ground.mode == MISSION:
            places = g.fixed.board.deployment
            g.homes = [places[faction] for faction in g.fixed.factions]
        return Muster(tuple(forces(g, g.fixed.ground)))

    def objectives(self, g: Hunt) -> Next:
        g.owners = shared_out(g)
        lay_tokens(g)
        return Escort() if g.fixed.mission is not None and g.fixed.mission.escort is not None else None

    def deploy(self, g: Hunt) -> Next:
        return Deploy(all_rings(g))

    def carriers(self, g: Hunt) -> Next:
        begin_steps(g)
        return tuple(
            [ChooseCarrier(side, token) for side in range(g.fixed.sides) for token in tokens_to_carry(g, side)]
        )

    def cards(self, g: Hunt) -> Next:
        return Decks()

    def look(self, g: Hunt) -> Next:
        # One reveal check of all pairs before game turn 1 (HUNT-SET-14).
        return Look()


def shared_out(g: Hunt) -> tuple[int, ...]:
    """Where several seats share a side its models are dealt out in turn by unit (HUNT-AREN-10); else nothing."""
    if all(len(seats) <= 1 for seats in g.fixed.seats_of):
        return ()
    found = [0] * g.fixed.pieces
    for side, seats in enumerate(g.fixed.seats_of):
        pieces = mustered(g, side)
        later = [piece for piece in bits(g.fixed.masks[side]) if piece not in pieces]
        pieces.sort(key=lambda piece: g.profile(piece).unit if g.who[piece] != UNFIXED else -1)
        for n, piece in enumerate([*pieces, *later]):
            found[piece] = seats[n % len(seats)] if seats else -1
    return tuple(found)


@dataclass
class Escort(Procedure):
    """One model is named in secret as the escorted one; it has a wound already. HUNT-M05-05, HUNT-DEC-78"""

    def ask(self, g: Hunt) -> Next:
        side = escorting(g)
        if side < 0 or not escortable(g, side):
            return g.finish()
        options = Options()
        # Of several alike in one pack any will do.
        for code in dict.fromkeys([g.model(piece).code for piece in escortable(g, side)]):
            options.one(opt.ESCORT, code)
        return AskAll((Ask(g.side_seat(side), questions.ESCORT, (), options),))

    def name(self, g: Hunt, answers: tuple[Option, ...]) -> Next:
        mission = g.fixed.mission
        assert mission is not None
        assert mission.escort is not None
        for piece in escortable(g, escorting(g)):
            if g.model(piece).code == answers[0].args[0]:
                g.escorted = piece
                g.hurt[piece] = mission.escort.wounds
                break
        return None

    def refuse(self, g: Hunt, option: Option) -> No:
        if option.phrase is opt.ESCORT:
            return No("cannot-be-escorted", option.args[0], rule="HUNT-M05-05")
        return No("not-offered", rule="HUNT-M05-05")


def escorting(g: Hunt) -> int:
    """The side that escorts somebody in this mission; -1 if it is absent."""
    mission = g.fixed.mission
    if mission is None or mission.escort is None or mission.escort.faction not in g.fixed.factions:
        return -1
    return g.fixed.factions.index(mission.escort.faction)


def escortable(g: Hunt, side: int) -> list[int]:
    """Who may be escorted: models that live on with the wound, no decoys."""
    mission = g.fixed.mission
    wounds = mission.escort.wounds if mission is not None and mission.escort is not None else 0
    return [piece for piece in mustered(g, side) if not g.decoys >> piece & 1 and g.profile(piece).w > wounds]


@dataclass
class ChooseCarrier(Procedure):
    """A model that carries a token from the start is chosen by its owner. HUNT-CVC-07"""

    side: int
    token: int

    def ask(self, g: Hunt) -> Next:
        able = can_start_carrying(g, self.side)
        if not able:
            return g.finish()
        options = Options()
        options.over(opt.CARRIER, (), able)
        return Ask(g.side_seat(self.side), questions.CARRIER, (self.token,), options, quick=False)

    def take(self, g: Hunt, chosen: Option) -> Next:
        give(g, self.token, chosen.args[0])
        return None

    def refuse(self, g: Hunt, option: Option) -> No:
        if option.phrase is opt.CARRIER:
            return No("cannot-carry-it", option.args[0], rule="HUNT-CVC-07")
        return No("not-offered", rule="HUNT-CVC-07")


def can_start_carrying(g: Hunt, side: int) -> int:
    """Models without a token yet; decoys and Sentry Guns never carry (HUNT-CARR-09)."""
    found = g.models_of(side)
    for piece in bits(found):
        gun = g.who[piece] != UNFIXED and g.profile(piece).skills & GUN_EMPLACEMENT
        if gun or piece in g.carried.values():
            found &= ~(1 << piece)
    return found


# ---- cards


def has_deck(g: Hunt, side: int) -> bool:
    """Whether a side plays Strategy cards: the Horde Instinct has none (HUNT-AREN-09)."""
    return g.fixed.switches.strategy_cards and side != g.fixed.ground.instinct


@dataclass
class Decks(Procedure):
    """Decks are shuffled, hands drawn, and everybody may replace the own one, once. HUNT-CARD-05, HUNT-CARD-06"""

    def shuffle(self, g: Hunt) -> Next:
        found: list[Procedure] = [ShuffleEnvironment()] if g.fixed.switches.environment_cards else []
        return (*found, *[ShuffleStrategy(side) for side in range(g.fixed.sides) if has_deck(g, side)])

    def ask(self, g: Hunt) -> Next:
        asks = [_keep_or_not(g.fixed.seats_of[side][0]) for side in range(g.fixed.sides) if has_deck(g, side)]
        return AskAll(tuple(asks)) if asks else g.finish()

    def replace(self, g: Hunt, answers: tuple[Option, ...]) -> Next:
        sides = [side for side in range(g.fixed.sides) if has_deck(g, side)]
        for side, chosen in zip(sides, answers, strict=True):
            if chosen.phrase is opt.KEEP_HAND:
                g.told += (events.HAND_KEPT, side)
            else:
                g.told += (events.HAND_REPLACED, side)
                discard_hand(g, side)
                take_cards(g, side, g.fixed.tables.hand_size)
        return None

    def refuse(self, g: Hunt, option: Option) -> No:
        return No("whole-hand-or-none", rule="HUNT-CARD-06")


def _keep_or_not(seat: int) -> Ask:
    options = Options()
    options.one(opt.KEEP_HAND)
    options.one(opt.MULLIGAN)
    return Ask(seat, questions.MULLIGAN, (), options)


@dataclass
class ShuffleEnvironment(Procedure):
    """The Environment deck. HUNT-COMP-04"""

    def shuffle(self, g: Hunt) -> Next:
        cards = [card.index for card in g.fixed.content.environment for _ in range(card.copies)]
        return Roll(rolls.ENVIRONMENT, (), Order("environment", cards))

    def lay(self, g: Hunt, order: tuple[int, ...]) -> Next:
        g.environment_deck = list(reversed(order))
        return None


@dataclass
class ShuffleStrategy(Procedure):
    """The Strategy deck of a side, and its first hand. HUNT-COMP-06, HUNT-CARD-05, HUNT-DEC-74"""

    side: int

    def shuffle(self, g: Hunt) -> Next:
        return Roll(rolls.STRATEGY, (self.side,), Order("card", g.fixed.content.deck(g.fixed.factions[self.side])))

    def lay(self, g: Hunt, order: tuple[int, ...]) -> Next:
        g.decks[self.side] = list(reversed(order))
        take_cards(g, self.side, g.fixed.tables.hand_size)
        return None
