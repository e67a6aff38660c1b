"""Custom games: where sides start, Mission cards and their targets. HUNT-CVC, HUNT-CARD-14, HUNT-CARD-15"""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.games.hunt.content import goals as go
from hullbreach.games.hunt.content.names import ALIEN, MARINE, PREDATOR, PREDATOR_POD
from hullbreach.games.hunt.rules.board.builder import BuildBoard
from hullbreach.games.hunt.rules.combat.tests import D20
from hullbreach.games.hunt.rules.goals.ending import outcome
from hullbreach.games.hunt.rules.goals.plans import targets_of
from hullbreach.games.hunt.rules.modes.series import MakeLists, Play
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.rules.turn.turn import RollInitiative
from hullbreach.games.hunt.words import events, questions, rolls
from hullbreach.games.hunt.words import options as opt
from hullbreach.kernel.chance import Pick
from hullbreach.kernel.errors import No
from hullbreach.kernel.options import Option, Options, bits
from hullbreach.kernel.procedures import Next, Procedure
from hullbreach.kernel.requests import Ask, Roll


@dataclass
class CustomGame(Procedure):
    """Lists, an order, the board, where sides start, Mission cards; then it is played. HUNT-SET-03, HUNT-CVC-01"""

    def lists(self, g: Hunt) -> Next:
        return MakeLists()

    def order(self, g: Hunt) -> Next:
        # This roll fixes the order of everything before game turn 1, which has its own (HUNT-CARD-20).
        return RollInitiative(tuple(range(g.fixed.sides)), ())

    def board(self, g: Hunt) -> Next:
        return BuildBoard(0) if g.fixed.ground.own_board else None

    def starts(self, g: Hunt) -> Next:
        sides = sorted(g.order, key=lambda side: g.fixed.factions[side] != MARINE)
        for side in sides:
            if g.fixed.factions[side] == PREDATOR:
                # Predators always start on their pod (HUNT-CVC-05), so nobody else does.
                start_on(g, side, g.fixed.board.tile_of_room[PREDATOR_POD])
        return tuple([ChooseStart(side, side) for side in sides if g.fixed.factions[side] != PREDATOR])

    def missions(self, g: Hunt) -> Next:
        many = range(g.fixed.ground.mission_cards)
        return tuple([DrawMission(side) for side in g.order for _ in many])

    def play(self, g: Hunt) -> Next:
        return Play()

    def end(self, g: Hunt) -> Next:
        g.end(outcome(g))
        return None


# ---- where a side starts


def start_on(g: Hunt, side: int, tile: int) -> None:
    """A side starts on this tile."""
    g.homes[side] = (tile,)
    g.told += (events.STARTS_ON, side, tile)


def cannot_start(g: Hunt, side: int, tile: int) -> No | None:
    """Why a side cannot start on a tile (HUNT-CVC-03, HUNT-CVC-04, HUNT-CVC-21)."""
    board = g.fixed.board
    for other, homes in enumerate(g.homes):
        if other != side and tile in homes:
            return No("others-start-there", tile, rule="HUNT-CVC-21")
    if g.fixed.factions[side] == MARINE:
        if not board.rooms >> tile & 1:
            return No("marines-start-in-rooms", tile, rule="HUNT-CVC-03")
    elif not board.infested >> tile & 1 or board.vents >> tile & 1:
        return No("aliens-start-infested", tile, rule="HUNT-CVC-04")
    return None


@dataclass
class ChooseStart(Procedure):
    """A side chooses the tile it starts on, or another chooses for it. HUNT-CVC-03, HUNT-CVC-04"""

    side: int
    chooser: int

    def ask(self, g: Hunt) -> Next:
        tiles = sum([1 << tile for tile in range(g.fixed.board.size) if cannot_start(g, self.side, tile) is None])
        options = Options()
        options.over(opt.START_ON, (), tiles)
        return Ask(g.side_seat(self.chooser), questions.START_ON, (self.side,), options, quick=False)

    def take(self, g: Hunt, chosen: Option) -> Next:
        start_on(g, self.side, chosen.args[0])
        return None

    def refuse(self, g: Hunt, option: Option) -> No:
        no = cannot_start(g, self.side, option.args[0]) if option.phrase is opt.START_ON else None
        return no or No("not-offered", rule="HUNT-CVC-01")


# ---- Mission cards


@dataclass
class DrawMission(Procedure):
    """A side draws a Mission card, everybody hears what it must do, and what that needs is set up. HUNT-CARD-15

    The card goes back, so that others may draw it too.
    """

    side: int

    def draw(self, g: Hunt) -> Next:
        own = g.missions[self.side]
        cards = g.fixed.content.mission_cards
        deck = [card.index for card in cards if card.index not in own for _ in range(card.copies)]
        return Roll(rolls.MISSION_CARDS, (self.side,), Pick("mission_card", deck))

    def read(self, g: Hunt, card: int) -> Next:
        mission = g.fixed.content.mission_cards[card]
        faction = g.fixed.factions[self.side]
        if faction == MARINE and mission.needs_vents > g.fixed.board.vents.bit_count():
            # A card that needs more vents than there are is redrawn (HUNT-CVC-19).
            g.told += (events.MISSION_CARD_BACK, self.side, card)
            return g.repeat()
        g.told += (events.MISSION_CARD, self.side, card)
        g.missions[self.side] = (*g.missions[self.side], card)
        goals = mission.victory[faction].goals()
        found: list[Procedure] = []
        if faction == ALIEN and any(isinstance(goal, go.ReturnToStart) for goal in goals):
            found.append(RollForChoice(self.side, START, enemies_of(g, self.side), ()))
        for goal in goals:
            word = targets_of(goal)
            if word:
                found += choices(g, self.side, word)
        return tuple(found)


# What an opponent may have to choose for a side.
START, ROOM, TILE = range(3)


def choices(g: Hunt, side: int, word: str) -> list[Procedure]:
    """Who chooses the targets of a card (HUNT-CVC-13 to HUNT-CVC-16)."""
    what = ROOM if word in ("target_room", "target_rooms") else TILE
    if word == "target_room":
        return [RandomOpponent(side)]
    first = RollForChoice(side, what, enemies_of(g, side), ())
    return [first, PickTarget(side, side, what, True)] if word in go.BOTH else [first]


def enemies_of(g: Hunt, side: int) -> tuple[int, ...]:
    """The opponents of a side, in initiative order."""
    return tuple([other for other in g.order if other != side])


@dataclass
class RandomOpponent(Procedure):
    """A randomly selected opponent chooses the target room. HUNT-CVC-13"""

    side: int

    def roll(self, g: Hunt) -> Next:
        enemies = enemies_of(g, self.side)
        if len(enemies) == 1:
            return g.instead(PickTarget(self.side, enemies[0], ROOM))
        return Roll(rolls.OPPONENT, (self.side,), Pick("side", list(enemies)))

    def chosen(self, g: Hunt, enemy: int) -> Next:
        return g.instead(PickTarget(self.side, enemy, ROOM))


@dataclass
class RollForChoice(Procedure):
    """The opponent with the highest D20 chooses; equal ones roll again. HUNT-CVC-04, HUNT-CVC-14, HUNT-CVC-15

    ``waiting`` have still to roll, ``rolled`` are results and who had them.
    """

    side: int
    what: int
    waiting: tuple[int, ...]
    rolled: tuple[tuple[int, int], ...]

    def roll(self, g: Hunt) -> Next:
        if len(self.waiting) == 1 and not self.rolled:
            return g.instead(self._choice(self.waiting[0]))
        return Roll(rolls.TARGETS, (self.side, self.waiting[0]), D20)

    def note(self, g: Hunt, die: int) -> Next:
        g.told += (events.TARGET_ROLLED, self.waiting[0], die)
        rolled = (*self.rolled, (die, self.waiting[0]))
        if len(self.waiting) > 1:
            return g.instead(RollForChoice(self.side, self.what, self.waiting[1:], rolled))
        most = max(rolled)[0]
        best = tuple([enemy for result, enemy in rolled if result == most])
        return g.instead(RollForChoice(self.side, self.what, best, ()))

    def _choice(self, enemy: int) -> Procedure:
        if self.what == START:
            return ChooseStart(self.side, enemy)
        return PickTarget(self.side, enemy, self.what)


def cannot_target(g: Hunt, side: int, what: int, tile: int) -> No | None:
    """Why a tile cannot be a target of a side (HUNT-CVC-13 to HUNT-CVC-18)."""
    if not of_kind(g, side, what) >> tile & 1:
        if what == ROOM:
            return No("no-target-room", tile, rule="HUNT-CVC-18")
        return No("no-target-tile", tile, rule="HUNT-CVC-18")
    return No("too-near", tile, g.fixed.tables.target_distance, rule="HUNT-CVC-13")


def of_kind(g: Hunt, side: int, what: int) -> int:
    """Rooms other than the own one, or corridors; on a board without any, every tile but vents and the own one."""
    board = g.fixed.board
    home = 1 << g.homes[side][0]
    found = (board.rooms if what == ROOM else board.corridors) & ~home
    return found or board.all & ~board.vents & ~home


def eligible(g: Hunt, side: int, what: int, taken: int) -> int:
    """The tiles that may be a target: at least 5 tiles away, or else the farthest there are (HUNT-CVC-18).

    Doors do not matter for that.
    """
    able = of_kind(g, side, what) & ~taken or of_kind(g, side, what)
    rings = g.fixed.graph.rings(1 << g.homes[side][0])
    far = able
    for ring in rings[: g.fixed.tables.target_distance]:
        far &= ~ring
    if far:
        return far
    return next(ring & able for ring in reversed(rings) if ring & able)


@dataclass
class PickTarget(Procedure):
    """A target of a side's Mission card; ``second``: another than the one chosen just before. HUNT-CVC-13"""

    side: int
    chooser: int
    what: int
    second: bool = False

    def ask(self, g: Hunt) -> Next:
        options = Options()
        options.over(opt.TARGET_TILE, (), self._open(g))
        prompt = questions.TARGET_ROOM if self.what == ROOM else questions.TARGET_TILE
        return Ask(g.side_seat(self.chooser), prompt, (self.side,), options)

    def set(self, g: Hunt, chosen: Option) -> Next:
        tile = chosen.args[0]
        g.targets[self.side] = (*g.targets[self.side], tile)
        g.told += (events.TARGET_SET, self.side, tile)
        return None

    def _open(self, g: Hunt) -> int:
        taken = 1 << g.targets[self.side][-1] if self.second else 0
        return eligible(g, self.side, self.what, taken)

    def refuse(self, g: Hunt, option: Option) -> No:
        if option.phrase is not opt.TARGET_TILE:
            return No("not-offered", rule="HUNT-CVC-13")
        tile = option.args[0]
        if self.second and g.targets[self.side][-1] == tile:
            return No("is-a-target", tile, rule="HUNT-CVC-14")
        return cannot_target(g, self.side, self.what, tile) or No("not-offered", rule="HUNT-CVC-13")

    def closed(self, g: Hunt) -> list[Option]:
        able = of_kind(g, self.side, self.what) & ~self._open(g)
        return [Option(opt.TARGET_TILE, (tile,)) for tile in bits(able)]
