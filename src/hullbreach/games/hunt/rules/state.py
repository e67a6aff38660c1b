"""The state of a hunt match: plain lists of ids, with the questions the rules ask about where things stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hullbreach.games.hunt.content.names import INFESTED, NORMAL
from hullbreach.games.hunt.rules.armies.profiles import Model, Profile
from hullbreach.games.hunt.rules.cards.lasting import Lasting
from hullbreach.games.hunt.rules.fixed import Fixed
from hullbreach.kernel.options import Option, bits
from hullbreach.kernel.requests import Ask, Roll
from hullbreach.kernel.state import State

if TYPE_CHECKING:
    from hullbreach.games.hunt.rules.armies.lists import Draft

NOBODY = -1
NOWHERE = -1
UNFIXED = -1

# Phases of a game turn.
SETUP, INITIATIVE, RENEWAL, ACTIVATION, CHECK = range(5)

# Written by `make state-copies` from what `__init__` declares; do not edit.
FACTS = (
    "tile", "who", "base", "hurt", "used", "entered", "evacuated", "floor", "shown", "genuine", "up", "hidden", "seen",
    "decoys", "activated", "sentry", "fumbled", "aimed", "raging", "charged", "treated", "vanished", "roster", "pools",
    "escorted", "drafts", "placing", "laid", "owners", "face", "acid", "gone", "doors", "traps", "lying", "carried",
    "picked", "markers", "loaded", "bodies", "next_trophy", "slain", "hands", "decks", "discards", "played", "playing",
    "environment", "environment_deck", "environment_discard", "lasting", "kills", "trophies", "frags", "seals", "welds",
    "last", "out", "group_frags", "rerolls", "progress", "missions", "targets", "counts", "homes", "launched", "aboard",
    "turn", "phase", "order", "winner", "active_side", "active", "points", "stepped", "passing", "back_to", "extra",
    "attacker", "attack_action", "attack_weapon", "attack_target", "attack_tile", "tested", "armour_allowed",
    "redirected", "redirected_to", "spawned", "rolled", "rerolled", "passed", "done", "critical", "cancelled", "won",
    "why", "round", "wins", "horde_points",
)  # fmt: skip


class Hunt(State):
    """Everything about one match in progress. A piece is a model or a Blip! token; sets of pieces are masks."""

    __slots__ = (
        *FACTS,
        "fixed",
        "on",
        "room",
        "present",
        "full",
        "contested",
        "tiles_of",
        "eyes",
        "shut",
        "infested",
        "sight",
    )

    def __init__(self, seats: int, fixed: Fixed, like: Hunt | None = None) -> None:
        super().__init__(seats, fixed if like is None else like.names, like)
        if like is None:
            self.fixed = fixed
            # Pieces, by number: where they are, who of the roster they are (UNFIXED while nobody has said so, or in a
            # view while the seat does not know), their base, the wounds they have lost.
            self.tile: list[int] = [NOWHERE] * fixed.pieces
            self.who: list[int] = [UNFIXED] * fixed.pieces
            self.base: list[int] = [0] * fixed.pieces
            self.hurt: list[int] = [0] * fixed.pieces
            # What they have done this turn (mask of actions), and the tiles they have entered in this match.
            self.used: list[int] = [0] * fixed.pieces
            self.entered: list[int] = [0] * fixed.pieces
            # The targets where they are marked as evacuated (HUNT-DEC-50), and where they last stood outside the vents.
            self.evacuated: list[int] = [0] * fixed.pieces
            self.floor: list[int] = [NOWHERE] * fixed.pieces
            # What a face-down piece has shown of itself: skills, and (a set) that it is no decoy.
            self.shown: list[int] = [0] * fixed.pieces
            self.genuine = 0
            # Sets of pieces: face up, with a Hide marker, known to everybody who they are, decoys (a secret).
            self.up = 0
            self.hidden = 0
            self.seen = 0
            self.decoys = 0
            # With an Activation or Sentry token, after a natural 20, aiming, raging, moved by an own movement action.
            self.activated = 0
            self.sentry = 0
            self.fumbled = 0
            self.aimed = 0
            self.raging = 0
            self.charged = 0
            # Treated once (HUNT-ADV-13), used Improved Hide this turn.
            self.treated = 0
            self.vanished = 0
            # Everybody in the forces, decoys last; of Marines those that no token stands for yet (HUNT-BLIP-11).
            self.roster: tuple[Model, ...] = ()
            self.pools: list[tuple[int, ...]] = [()] * fixed.sides
            # Of a force by points: whom its owner has still to deploy.
            self.escorted = NOBODY
            # Set-up: lists by points as far as they are built, the tiles chosen for the tokens of each side in their
            # order (both secret), tiles laid of a board that players build: row, column, kind, sides, face, room.
            self.drafts: tuple[Draft, ...] = ()
            self.placing: list[tuple[int, ...]] = [()] * fixed.sides
            self.laid: tuple[tuple[int, int, int, int, int, int], ...] = ()
            # Where several seats share a side (HUNT-AREN-10): the seat of every piece.
            self.owners: tuple[int, ...] = ()
            # Tiles and links.
            self.face: list[int] = list(fixed.board.face)
            self.acid: list[int] = [0] * len(fixed.board.face)
            self.gone = 0
            self.doors = 0
            # Traps: tile, side, strength, anti-vehicle value.
            self.traps: tuple[tuple[int, int, int, int], ...] = ()
            # Objective tokens: where they lie, who carries them, which were picked up this turn; markers by tile.
            self.lying: dict[int, int] = {}
            self.carried: dict[int, int] = {}
            self.picked: tuple[int, ...] = ()
            self.markers: dict[int, int] = {}
            # Sentry Guns on the arms of a Power Loader (HUNT-DEC-52): gun to loader.
            self.loaded: dict[int, int] = {}
            # Bodies that give trophies: tile, side that made the kill, game turn, who it was.
            self.bodies: tuple[tuple[int, int, int, int], ...] = ()
            self.next_trophy = 1
            # Who was killed last: a card may claim the trophy.
            self.slain = NOBODY
            # Cards: the last of each list is the top.
            self.hands: list[tuple[int, ...]] = [()] * fixed.sides
            self.decks: list[list[int]] = [[] for _ in range(fixed.sides)]
            self.discards: list[list[int]] = [[] for _ in range(fixed.sides)]
            self.played: list[int] = [0] * fixed.sides
            self.playing: tuple[int, ...] = ()
            self.environment = NOBODY
            self.environment_deck: list[int] = []
            self.environment_discard: list[int] = []
            self.lasting: tuple[Lasting, ...] = ()
            # Sides: kills by faction of the victim, trophies, Frags of the whole faction, doors sealed, vents welded.
            self.kills: list[tuple[int, ...]] = [(0, 0, 0)] * fixed.sides
            self.trophies: list[int] = [0] * fixed.sides
            self.frags: list[int] = [0] * fixed.sides
            self.seals: list[int] = [0] * fixed.sides
            self.welds: list[int] = [0] * fixed.sides
            self.last: list[int] = [NOBODY] * fixed.sides
            self.out = 0
            # Combat groups by (side, group): Frags gained, and re-rolls used this turn.
            self.group_frags: dict[tuple[int, int], int] = {}
            self.rerolls: dict[tuple[int, int], int] = {}
            # What each side is after: per step how often it was worked on; Mission cards, targets, counts as capped.
            self.progress: list[tuple[int, ...]] = [()] * fixed.sides
            self.missions: list[tuple[int, ...]] = [()] * fixed.sides
            self.targets: list[tuple[int, ...]] = [()] * fixed.sides
            self.counts: list[tuple[int, ...]] = [()] * fixed.sides
            self.homes: list[tuple[int, ...]] = [()] * fixed.sides
            self.launched = NOBODY
            self.aboard = 0
            # The turn; who is in the middle of a movement and may go on.
            self.turn = 0
            self.phase = SETUP
            self.order: tuple[int, ...] = ()
            self.winner = NOBODY
            self.active_side = NOBODY
            self.active = NOBODY
            self.points = 0
            self.stepped = 0
            self.passing = NOBODY
            self.back_to = NOWHERE
            self.extra = NOBODY
            # The attack under way: who, with which action and weapon, at whom first.
            self.attacker = NOBODY
            self.attack_action = NOBODY
            self.attack_weapon = NOBODY
            self.attack_target = NOBODY
            self.attack_tile = NOWHERE
            # For cards: the stat whose test has just failed ("rs", "cc"), whether the hit under way allows an Armour
            # test and was redirected before, and to whom a card redirects it; who has just been placed.
            self.tested = ""
            self.armour_allowed = True
            self.redirected = False
            self.redirected_to = NOBODY
            self.spawned = 0
            # What one step leaves for the next: the die, whether it was re-rolled, passed, done, critical, stopped.
            self.rolled = 0
            self.rerolled = False
            self.passed = False
            self.done = False
            self.critical = False
            self.cancelled = False
            # How a mission or round ended: the sides that won it, and why.
            self.won = 0
            self.why = ""
            # A series: rounds or missions won by side, the round, what the Horde may cost.
            self.round = 0
            self.wins: tuple[int, ...] = ()
            self.horde_points = 0
            # What follows from the above and is kept up to date by the methods below.
            # Who stands on each tile (``at`` is the kernel's place on the stack).
            self.on: list[int] = [0] * len(fixed.board.face)  # no fact
            self.room: list[int] = [fixed.tables.tile_points] * len(fixed.board.face)  # no fact
            self.present = 0  # no fact
            self.full = 0  # no fact
            self.contested = 0  # no fact
            self.tiles_of: list[int] = [0] * fixed.sides  # no fact
            self.eyes: list[int] = [0] * fixed.sides  # no fact
            self.shut = 0  # no fact
            self.infested = 0  # no fact
            self.sight: tuple[int, ...] = ()  # no fact
        else:
            # Written by `make state-copies` from what `__init__` declares; do not edit.
            self.fixed = like.fixed
            self.tile = like.tile[:]
            self.who = like.who[:]
            self.base = like.base[:]
            self.hurt = like.hurt[:]
            self.used = like.used[:]
            self.entered = like.entered[:]
            self.evacuated = like.evacuated[:]
            self.floor = like.floor[:]
            self.shown = like.shown[:]
            self.genuine = like.genuine
            self.up = like.up
            self.hidden = like.hidden
            self.seen = like.seen
            self.decoys = like.decoys
            self.activated = like.activated
            self.sentry = like.sentry
            self.fumbled = like.fumbled
            self.aimed = like.aimed
            self.raging = like.raging
            self.charged = like.charged
            self.treated = like.treated
            self.vanished = like.vanished
            self.roster = like.roster
            self.pools = like.pools[:]
            self.escorted = like.escorted
            self.drafts = like.drafts
            self.placing = like.placing[:]
            self.laid = like.laid
            self.owners = like.owners
            self.face = like.face[:]
            self.acid = like.acid[:]
            self.gone = like.gone
            self.doors = like.doors
            self.traps = like.traps
            self.lying = like.lying.copy()
            self.carried = like.carried.copy()
            self.picked = like.picked
            self.markers = like.markers.copy()
            self.loaded = like.loaded.copy()
            self.bodies = like.bodies
            self.next_trophy = like.next_trophy
            self.slain = like.slain
            self.hands = like.hands[:]
            self.decks = [each[:] for each in like.decks]
            self.discards = [each[:] for each in like.discards]
            self.played = like.played[:]
            self.playing = like.playing
            self.environment = like.environment
            self.environment_deck = like.environment_deck[:]
            self.environment_discard = like.environment_discard[:]
            self.lasting = like.lasting
            self.kills = like.kills[:]
            self.trophies = like.trophies[:]
            self.frags = like.frags[:]
            self.seals = like.seals[:]
            self.welds = like.welds[:]
            self.last = like.last[:]
            self.out = like.out
            self.group_frags = like.group_frags.copy()
            self.rerolls = like.rerolls.copy()
            self.progress = like.progress[:]
            self.missions = like.missions[:]
            self.targets = like.targets[:]
            self.counts = like.counts[:]
            self.homes = like.homes[:]
            self.launched = like.launched
            self.aboard = like.aboard
            self.turn = like.turn
            self.phase = like.phase
            self.order = like.order
            self.winner = like.winner
            self.active_side = like.active_side
            self.active = like.active
            self.points = like.points
            self.stepped = like.stepped
            self.passing = like.passing
            self.back_to = like.back_to
            self.extra = like.extra
            self.attacker = like.attacker
            self.attack_action = like.attack_action
            self.attack_weapon = like.attack_weapon
            self.attack_target = like.attack_target
            self.attack_tile = like.attack_tile
            self.tested = like.tested
            self.armour_allowed = like.armour_allowed
            self.redirected = like.redirected
            self.redirected_to = like.redirected_to
            self.spawned = like.spawned
            self.rolled = like.rolled
            self.rerolled = like.rerolled
            self.passed = like.passed
            self.done = like.done
            self.critical = like.critical
            self.cancelled = like.cancelled
            self.won = like.won
            self.why = like.why
            self.round = like.round
            self.wins = like.wins
            self.horde_points = like.horde_points
            self.on = like.on[:]
            self.room = like.room[:]
            self.present = like.present
            self.full = like.full
            self.contested = like.contested
            self.tiles_of = like.tiles_of[:]
            self.eyes = like.eyes[:]
            self.shut = like.shut
            self.infested = like.infested
            self.sight = like.sight
        if like is None:
            self.doors = fixed.board.start_doors
            self.look_again()

    def copy(self) -> Hunt:
        """An independent state, equal to this one."""
        return Hunt(self.seats, self.fixed, self)

    def facts(self) -> list[object]:
        return [self.fixed.key, *[getattr(self, name) for name in FACTS]]

    # ---- who somebody is

    def side(self, piece: int) -> int:
        """The side a piece belongs to."""
        return self.fixed.side_of[piece]

    def faction(self, piece: int) -> int:
        """The faction of a piece."""
        return self.fixed.factions[self.fixed.side_of[piece]]

    def model(self, piece: int) -> Model:
        """Who a piece is; only where that is settled and known."""
        return self.roster[self.who[piece]]

    def profile(self, piece: int) -> Profile:
        """The stat line of a piece; only where it is settled and known who it is."""
        return self.roster[self.who[piece]].profile

    def has(self, piece: int, skill: int) -> bool:
        """Whether a face-up model has a skill: tokens use none of their own (HUNT-BLIP-21)."""
        return bool(self.up >> piece & 1 and self.roster[self.who[piece]].profile.skills & skill)

    def seat(self, piece: int) -> int:
        """The seat that decides for a piece; in the arena several may share a side (HUNT-AREN-10)."""
        if self.owners:
            return self.owners[piece]
        return self.side_seat(self.fixed.side_of[piece])

    def side_seat(self, side: int) -> int:
        """The seat that decides for a side now; nobody's for a Horde that the Instinct runs."""
        seats = self.fixed.seats_of[side]
        if len(seats) == 1:
            return seats[0]
        return self.turn_of_seat(side) if seats else NOBODY

    def decide(self, ask: Ask) -> Option | Roll:
        """What the Horde Instinct chooses (HUNT-HORD-08, HUNT-HORD-09)."""
        from hullbreach.games.hunt.rules.modes.horde import decide

        return decide(self, ask)

    def turn_of_seat(self, side: int) -> int:
        """Which of several seats is next: by turns, each with a model of its own while it has one (HUNT-AREN-10)."""
        seats = self.fixed.seats_of[side]
        own = self.fixed.masks[side]
        start = (self.activated & own).bit_count()
        waiting = [self.owners[piece] for piece in bits(own & ~self.activated) if self.owners and self.tile[piece] >= 0]
        for n in range(len(seats)):
            seat = seats[(start + n) % len(seats)]
            if seat in waiting:
                return seat
        return seats[start % len(seats)]

    def in_play(self) -> tuple[int, ...]:
        """The sides that are not out, in initiative order."""
        order = self.order or tuple(range(self.fixed.sides))
        return tuple([side for side in order if not self.out >> side & 1]) if self.out else order

    # ---- where things stand

    def pieces_of(self, side: int) -> int:
        """The pieces of a side on the board, decoys among them."""
        return self.present & self.fixed.masks[side]

    def models_of(self, side: int) -> int:
        """The models of a side on the board, unrevealed ones among them, decoys not (HUNT-END-02)."""
        return self.pieces_of(side) & ~self.decoys

    def is_token(self, piece: int) -> bool:
        """Whether a piece lies face down."""
        return not self.up >> piece & 1

    def cost(self, piece: int) -> int:
        """The occupation points a piece takes (HUNT-OCC-02)."""
        return self.fixed.tables.occupation[self.base[piece]]

    def put(self, piece: int, tile: int) -> None:
        """Put a piece on a tile, or take it off the board (NOWHERE); its points are freed at once (HUNT-OCC-06)."""
        old = self.tile[piece]
        self.tile[piece] = tile
        bit = 1 << piece
        points = self.fixed.tables.occupation[self.base[piece]]
        if old >= 0:
            self.on[old] &= ~bit
            self.room[old] += points
            self.present &= ~bit
            self.look_at(old)
        if tile >= 0:
            self.present |= bit
            self.on[tile] |= bit
            self.room[tile] -= points
            if not self.fixed.board.vents >> tile & 1:
                self.floor[piece] = tile
            self.look_at(tile)

    def look_at(self, tile: int) -> None:
        """Bring up to date what is remembered of one tile."""
        bit = 1 << tile
        here = self.on[tile]
        sides = 0
        masks = self.fixed.masks
        for side in range(len(masks)):
            own = here & masks[side]
            if own:
                sides += 1
                self.tiles_of[side] |= bit
                if own & ~self.decoys:
                    self.eyes[side] |= bit
                else:
                    self.eyes[side] &= ~bit
            else:
                self.tiles_of[side] &= ~bit
                self.eyes[side] &= ~bit
        self.contested = self.contested | bit if sides > 1 else self.contested & ~bit
        self.full = self.full | bit if self.room[tile] <= 0 else self.full & ~bit

    def look_again(self) -> None:
        """Bring everything up to date that is remembered: for set-up, and after tiles have changed."""
        fixed = self.fixed
        tables = fixed.tables
        self.on = [0] * len(self.face)
        self.room = [tables.tile_points - acid for acid in self.acid]
        self.present = 0
        for piece, tile in enumerate(self.tile):
            if tile >= 0:
                self.present |= 1 << piece
                self.on[tile] |= 1 << piece
                self.room[tile] -= tables.occupation[self.base[piece]]
        for tile in range(len(self.face)):
            self.look_at(tile)
        self.infested = sum([1 << tile for tile, face in enumerate(self.face) if face != NORMAL])
        self.close()

    def close(self) -> None:
        """Doors or tiles have come or gone: which links are shut, and what is in sight of what."""
        from hullbreach.games.hunt.rules.board.sight import sight_of

        shut = self.doors
        if self.gone:
            shut |= self.fixed.graph.around(self.gone)
        self.shut = shut
        self.sight = sight_of(self.fixed, shut, self.sight_limit())

    def sight_limit(self) -> int:
        """How many tiles anybody sees at most; 0 without a limit (HUNT-LOS-09)."""
        limits = [each.value for each in self.lasting if each.kind == "limit_los"]
        return min(limits) if limits else 0

    def add_acid(self, tile: int) -> None:
        """One acid damage token more on a tile (HUNT-ACID-05)."""
        self.acid[tile] += 1
        self.room[tile] -= 1
        self.look_at(tile)

    def set_face(self, tile: int, face: int) -> None:
        """A tile shows another face."""
        self.face[tile] = face
        self.infested = self.infested | 1 << tile if face != NORMAL else self.infested & ~(1 << tile)

    def is_infested(self, tile: int) -> bool:
        """Infested or half-infested: every rule that asks for an infested tile accepts both (HUNT-TILE-04)."""
        return bool(self.infested >> tile & 1)

    def is_normal(self, tile: int) -> bool:
        """Normal or half-infested (HUNT-TILE-04, HUNT-DEC-32)."""
        return self.face[tile] != INFESTED

    def steps(self, tile: int) -> int:
        """The tiles one step away: connected, no closed door, in play."""
        return self.fixed.graph.steps(tile, self.shut)

    def tiles(self) -> int:
        """All tiles in play."""
        return self.fixed.graph.nodes & ~self.gone
