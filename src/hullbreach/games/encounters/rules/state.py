"""The state of an encounters match: plain lists of ids, with the questions the rules ask about them."""

from __future__ import annotations

from hullbreach.games.encounters.content.card_faces import Face
from hullbreach.games.encounters.rules.fixed import Fixed
from hullbreach.games.encounters.words.names import COMBAT, HUGGERS, NOWHERE
from hullbreach.kernel.state import State

# What a seat is: a normal player, dead, or an Alien player.
NORMAL, DEAD, ALIEN = range(3)

# Phases of a turn.
SETUP, HIVE, ACTION, STRIKE, CLEANUP, OVER = range(6)

# When a Facehugger can be attacked: not yet, in its host's turn, in the turn after that (ENC-FAC-02, 03, 15).
WAITING, HOST, AFTER = range(3)

NOBODY = -1
NOTHING = -1
ROOMS = 5
ENTRY = 4

# Written by `make state-copies` from what `__init__` declares; do not edit.
FACTS = (
    "fate", "avatar", "decks", "hands", "discards", "vigil", "strikes", "aside", "agenda", "shown_agendas",
    "hands_known", "top_known", "burdened", "achieved", "lifted", "looker", "hive", "layers", "recycled",
    "dead_enemies", "dead_characters", "discarded", "collected", "attached", "infested", "removed", "spare", "box",
    "hatchery", "sergeants", "barracks", "hq", "strike_deck", "strike_discard", "alien_deck", "alien_discard",
    "alien_avatars", "next_piece", "card_of", "layer_of", "rooms", "combat", "huggers", "limbo", "face_up", "held",
    "shift", "peeked", "blocked", "hazards", "kills", "objectives", "completed", "round", "phase", "turn", "alien_turn",
    "played", "classes", "crews", "combos", "attack", "recruit", "convert", "scan_discount", "defense_cut", "scanned",
    "killed", "kept", "used", "dodges", "offered", "coordinated", "standing_back", "had_turns", "passed", "done",
    "dodged", "bonus",
)  # fmt: skip


class Encounters(State):
    """Everything about one game in progress. Cards are types; a Hive card in play is a piece with a number."""

    __slots__ = (*FACTS, "fixed", "faces", "progress", "helpers", "guards", "talents", "odd", "was")

    def __init__(self, seats: int, fixed: Fixed, like: Encounters | None = None) -> None:
        super().__init__(seats, fixed, like)
        if like is None:
            self.fixed = fixed
            self.faces: list[Face] = fixed.faces
            # Seats. The last of a deck is its top; hands are sorted.
            self.fate: list[int] = [NORMAL] * seats
            self.avatar: list[int] = [NOTHING] * seats
            self.decks: list[tuple[int, ...]] = [()] * seats
            self.hands: list[tuple[int, ...]] = [()] * seats
            self.discards: list[tuple[int, ...]] = [()] * seats
            self.vigil: list[tuple[int, ...]] = [()] * seats
            self.strikes: list[tuple[int, ...]] = [()] * seats
            self.aside: list[int] = [NOTHING] * seats
            self.agenda: list[int] = [NOTHING] * seats
            self.shown_agendas = 0
            # Of a hand what everybody has seen go into it; of a deck how many of the top its owner knows.
            self.hands_known: list[tuple[int, ...]] = [()] * seats
            self.top_known: list[int] = [0] * seats
            self.burdened = 0
            self.achieved: list[int] = [0] * seats
            # Cards looked at on top of a deck, and by whom.
            self.lifted: tuple[int, ...] = ()
            self.looker = NOBODY
            # Shared piles; the last is the top.
            self.hive: list[int] = []
            # For every card of the Hive deck the mini-deck it was shuffled with, which everybody can count.
            self.layers: list[int] = []
            self.recycled = 0
            self.dead_enemies: list[int] = []
            self.dead_characters: list[int] = []
            self.discarded: list[int] = []
            self.collected: tuple[int, ...] = ()
            self.attached: tuple[tuple[int, int], ...] = ()
            self.infested: tuple[int, ...] = ()
            self.removed: list[int] = []
            self.spare: list[int] = []
            self.box: tuple[int, ...] = ()
            self.hatchery: list[int] = []
            self.sergeants: list[int] = []
            self.barracks: list[int] = []
            self.hq: list[int] = [NOTHING] * fixed.content.numbers.hq_slots
            self.strike_deck: list[int] = []
            self.strike_discard: list[int] = []
            self.alien_deck: list[int] = []
            self.alien_discard: list[int] = []
            self.alien_avatars: tuple[int, ...] = ()
            # Pieces: Hive cards in play.
            self.next_piece = 1
            self.card_of: dict[int, int] = {}
            self.layer_of: dict[int, int] = {}
            self.rooms: list[int] = [NOTHING] * ROOMS
            self.combat: tuple[int, ...] = ()
            self.huggers: tuple[tuple[int, int, int], ...] = ()
            self.limbo: tuple[int, ...] = ()
            self.face_up = 0
            self.held = 0
            self.shift: dict[int, int] = {}
            self.peeked: dict[int, int] = {}
            self.blocked = 0
            self.hazards = 0
            self.kills: dict[int, int] = {}
            # The Objective pile, the current one first, and how many are done.
            self.objectives: tuple[int, ...] = ()
            self.completed = 0
            # The turn.
            self.round = 0
            self.phase = SETUP
            self.turn = NOBODY
            self.alien_turn = False
            self.played: tuple[int, ...] = ()
            self.classes = 0
            self.crews = 0
            self.combos = 0
            self.attack = 0
            self.recruit = 0
            self.convert = False
            self.scan_discount = 0
            self.defense_cut = 0
            self.scanned = 0
            self.killed = 0
            self.kept: tuple[tuple[int, int], ...] = ()
            self.used: tuple[int, ...] = ()
            self.dodges: list[int] = [0] * seats
            self.offered = 0
            self.coordinated = 0
            self.standing_back = 0
            self.had_turns: list[int] = [0] * seats
            # Between a question and what hangs on it: a condition, whether it was done, a dodge, a bonus that is due.
            self.passed = False
            self.done = False
            self.dodged = False
            self.bonus = False
            # Not facts, but what need not be looked at: whether anything that counts for the Objective has changed
            # since it was last looked at, the players who may ever have owned a card to Coordinate with or to guard
            # with, the talents of all cards they may ever have owned, and the pieces that may be an enemy that stays,
            # starts something or has a lasting effect.
            self.progress = True  # no fact
            self.helpers = -1  # no fact
            self.guards = -1  # no fact
            self.talents: list[int] = [-1] * seats  # no fact
            self.odd = 0  # no fact
            # Who a dead player was, for people to call them by.
            self.was: list[int] = [NOTHING] * seats  # no fact
        else:
            # Written by `make state-copies` from what `__init__` declares; do not edit.
            self.fixed = like.fixed
            self.faces = like.faces
            self.fate = like.fate[:]
            self.avatar = like.avatar[:]
            self.decks = like.decks[:]
            self.hands = like.hands[:]
            self.discards = like.discards[:]
            self.vigil = like.vigil[:]
            self.strikes = like.strikes[:]
            self.aside = like.aside[:]
            self.agenda = like.agenda[:]
            self.shown_agendas = like.shown_agendas
            self.hands_known = like.hands_known[:]
            self.top_known = like.top_known[:]
            self.burdened = like.burdened
            self.achieved = like.achieved[:]
            self.lifted = like.lifted
            self.looker = like.looker
            self.hive = like.hive[:]
            self.layers = like.layers[:]
            self.recycled = like.recycled
            self.dead_enemies = like.dead_enemies[:]
            self.dead_characters = like.dead_characters[:]
            self.discarded = like.discarded[:]
            self.collected = like.collected
            self.attached = like.attached
            self.infested = like.infested
            self.removed = like.removed[:]
            self.spare = like.spare[:]
            self.box = like.box
            self.hatchery = like.hatchery[:]
            self.sergeants = like.sergeants[:]
            self.barracks = like.barracks[:]
            self.hq = like.hq[:]
            self.strike_deck = like.strike_deck[:]
            self.strike_discard = like.strike_discard[:]
            self.alien_deck = like.alien_deck[:]
            self.alien_discard = like.alien_discard[:]
            self.alien_avatars = like.alien_avatars
            self.next_piece = like.next_piece
            self.card_of = like.card_of.copy()
            self.layer_of = like.layer_of.copy()
            self.rooms = like.rooms[:]
            self.combat = like.combat
            self.huggers = like.huggers
            self.limbo = like.limbo
            self.face_up = like.face_up
            self.held = like.held
            self.shift = like.shift.copy()
            self.peeked = like.peeked.copy()
            self.blocked = like.blocked
            self.hazards = like.hazards
            self.kills = like.kills.copy()
            self.objectives = like.objectives
            self.completed = like.completed
            self.round = like.round
            self.phase = like.phase
            self.turn = like.turn
            self.alien_turn = like.alien_turn
            self.played = like.played
            self.classes = like.classes
            self.crews = like.crews
            self.combos = like.combos
            self.attack = like.attack
            self.recruit = like.recruit
            self.convert = like.convert
            self.scan_discount = like.scan_discount
            self.defense_cut = like.defense_cut
            self.scanned = like.scanned
            self.killed = like.killed
            self.kept = like.kept
            self.used = like.used
            self.dodges = like.dodges[:]
            self.offered = like.offered
            self.coordinated = like.coordinated
            self.standing_back = like.standing_back
            self.had_turns = like.had_turns[:]
            self.passed = like.passed
            self.done = like.done
            self.dodged = like.dodged
            self.bonus = like.bonus
            self.progress = like.progress
            self.helpers = like.helpers
            self.guards = like.guards
            self.talents = like.talents[:]
            self.odd = like.odd
            self.was = like.was[:]

    def copy(self) -> Encounters:
        """An independent state, equal to this one."""
        return Encounters(self.seats, self.fixed, self)

    def facts(self) -> list[object]:
        return [self.fixed.key, *[getattr(self, name) for name in FACTS]]

    # ---- players

    def normals(self) -> list[int]:
        """All normal players, by seat."""
        return [seat for seat in range(self.seats) if self.fate[seat] == NORMAL]

    def next_normal(self, seat: int) -> int:
        """The normal player after this seat; the seat itself when there is no other (ENC-GEN-07)."""
        for n in range(1, self.seats + 1):
            other = (seat + n) % self.seats
            if self.fate[other] == NORMAL:
                return other
        return seat

    def acting(self) -> int:
        """Who is "you" for Hive cards, and chooses: whose turn it is, else the next normal player (ENC-ALN-23)."""
        return self.turn if self.fate[self.turn] == NORMAL else self.next_normal(self.turn)

    def in_order(self, first: int) -> list[int]:
        """The normal players in the order in which they act together, beginning with one (ENC-TIM-01, ENC-OPT-03)."""
        step = 1 if self.fixed.clockwise else -1
        return [
            seat for seat in [(first + step * n) % self.seats for n in range(self.seats)] if self.fate[seat] == NORMAL
        ]

    def health(self, seat: int) -> int:
        """How much damage kills (ENC-STR-04, ENC-DIF-02)."""
        face = self.faces[self.avatar[seat]]
        if self.fixed.defense_as_health and self.fate[seat] == NORMAL:
            return face.health + face.defense
        return face.health

    def damage(self, seat: int) -> int:
        """The sum of the Strikes at an Avatar (ENC-STR-03)."""
        found = 0
        for card in self.strikes[seat]:
            found += self.faces[card].damage
        return found

    def defense(self, seat: int) -> int:
        """What an attack on a player costs now (ENC-PVP-07)."""
        return max(1, self.faces[self.avatar[seat]].defense - self.defense_cut)

    def in_play(self, seat: int) -> tuple[int, ...]:
        """A player's cards in play: Vigilant ones of earlier turns and those played this turn."""
        return self.vigil[seat] + self.played if seat == self.turn else self.vigil[seat]

    def can_spend(self, seat: int) -> bool:
        """Whether points given to a seat count: only in its own Action phase (ENC-TRN-02)."""
        return self.phase == ACTION and seat == self.turn

    # ---- pieces

    def new_piece(self, card: int, layer: int) -> int:
        """A Hive card comes into play."""
        piece = self.next_piece
        self.next_piece += 1
        self.card_of[piece] = card
        self.layer_of[piece] = layer
        if card in self.fixed.odd:
            self.odd |= 1 << piece
        return piece

    def forget_piece(self, piece: int) -> int:
        """A Hive card leaves play; returns its type."""
        others = ~(1 << piece)
        self.face_up &= others
        self.held &= others
        self.odd &= others
        self.shift.pop(piece, None)
        self.peeked.pop(piece, None)
        self.layer_of.pop(piece, None)
        return self.card_of.pop(piece)

    def take_out(self, piece: int) -> None:
        """Take a piece from wherever it lies in play."""
        if piece in self.rooms:
            self.rooms[self.rooms.index(piece)] = NOTHING
        elif piece in self.combat:
            self.combat = tuple([other for other in self.combat if other != piece])
        elif piece in self.limbo:
            self.limbo = tuple([other for other in self.limbo if other != piece])
        else:
            self.huggers = tuple([hugger for hugger in self.huggers if hugger[0] != piece])

    def face(self, piece: int) -> Face:
        """What is printed on a piece."""
        return self.faces[self.card_of[piece]]

    def is_up(self, piece: int) -> bool:
        """Whether a piece lies face up."""
        return bool(self.face_up >> piece & 1)

    def room_of(self, piece: int) -> int:
        """The room a piece is in, -1 when it is in none."""
        return self.rooms.index(piece) if piece in self.rooms else NOTHING

    def spot(self, piece: int) -> int:
        """Where a piece lies, as options and events name it."""
        if piece in self.rooms:
            return self.rooms.index(piece)
        if piece in self.combat:
            return COMBAT + self.combat.index(piece)
        for n, hugger in enumerate(self.huggers):
            if hugger[0] == piece:
                return HUGGERS + n
        return NOWHERE

    def piece_at(self, spot: int) -> int:
        """The piece at a spot, -1 when there is none."""
        if 0 <= spot < ROOMS:
            return self.rooms[spot]
        if COMBAT <= spot < COMBAT + len(self.combat):
            return self.combat[spot - COMBAT]
        if HUGGERS <= spot < HUGGERS + len(self.huggers):
            return self.huggers[spot - HUGGERS][0]
        return NOTHING

    def enemies_up(self) -> list[int]:
        """All face-up enemies in rooms (leftmost first), in the Combat Zone (oldest first) and before players."""
        found = [piece for piece in self.rooms if piece >= 0 and self.face_up >> piece & 1]
        found += self.combat
        found += [hugger[0] for hugger in self.huggers]
        return found

    def face_down_rooms(self) -> int:
        """The rooms with a face-down card, as a mask."""
        found = 0
        bit = 1
        up = self.face_up
        for piece in self.rooms:
            if piece >= 0 and not up >> piece & 1:
                found |= bit
            bit += bit
        return found

    def clear_rooms(self) -> int:
        """How many rooms are clear (ENC-ATC-03, ENC-ATC-04)."""
        return sum(1 for room in range(ROOMS) if self.rooms[room] < 0 and not self.blocked >> room & 1)
