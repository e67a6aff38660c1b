"""The state of a corps match: plain lists of ids, with the questions the rules ask about them."""

from __future__ import annotations

from hullbreach.games.corps.content.card_records import EnduranceCard, Side
from hullbreach.games.corps.rules.fixed import Fixed
from hullbreach.games.corps.words.names import FACEHUGGER, FIRST_PIECE
from hullbreach.kernel.state import State

# Fates of a character in this mission.
ABSENT, WAITING, ON_BOARD, LEFT, KILLED, CAPTURED = range(6)

# Phases of a round.
SETUP, MARINE, ALIEN, FINISH = range(4)

NOBODY = -1
NEWT = 6
RIPLEY = 5
CHARACTERS = 7
DIAL_MIN = 1
DIAL_MAX = 10

# Written by `make state-copies` from what `__init__` declares; do not edit.
FACTS = (
    "fate", "square", "hero", "dial", "weapons", "gear", "attached", "owed", "down", "activated", "hugged", "carrying",
    "captives", "trapped", "hands", "hands_known", "eliminated", "sitting_out", "had_turn", "tunnelled", "deck",
    "below", "exhaust", "discard", "removed", "deck_known", "below_known", "exhaust_known", "turned", "playing",
    "shown_card", "lifted", "searcher", "tracker", "tracker_discard", "tracker_out", "tracker_known", "tracker_mixed",
    "pool", "blips", "numbers", "other_numbers", "aliens", "tokens", "next_facehugger", "next_blip", "next_alien",
    "became", "done", "hunted", "placed", "came_in_sight", "pool_moved", "new_tunnel", "card_point", "barricaded",
    "shut", "barricaded_points", "tunnels", "crates", "mission_blips", "shown", "sentries", "ammo", "open_exits",
    "crates_out", "counters", "scheduled", "used_squares", "round", "phase", "token", "turn_of", "active", "actions",
    "grants", "used_abilities", "attacked", "leftover_seat", "steady_fire", "lights_out", "rolled", "rerolled", "saved",
    "passed", "result", "reason", "mission_wins", "dead", "prisoners", "victims", "resupplied",
)  # fmt: skip


class Corps(State):
    """Everything about one mission in progress."""

    __slots__ = (*FACTS, "fixed", "board", "character_squares", "standing_squares", "alien_squares", "blip_squares")

    def __init__(self, seats: int, fixed: Fixed, like: Corps | None = None) -> None:
        super().__init__(seats, fixed, like)
        if like is None:
            self.fixed = fixed
            self.board = fixed.board
            # Characters, by number.
            self.fate: list[int] = [ABSENT] * CHARACTERS
            self.square: list[int] = [-1] * CHARACTERS
            self.hero: list[int] = [NOBODY] * CHARACTERS
            self.dial: list[int] = [0] * CHARACTERS
            self.weapons: list[tuple[int, ...]] = [()] * CHARACTERS
            self.gear: list[tuple[int, ...]] = [()] * CHARACTERS
            self.attached: list[tuple[int, ...]] = [()] * CHARACTERS
            self.owed: list[int] = [0] * CHARACTERS
            self.down = 0
            self.activated = 0
            self.hugged = 0
            self.carrying = 0
            self.captives = 0
            self.trapped = 0
            # Seats: what they hold, and of that what everybody saw go into the hand (looked after by piles.py).
            self.hands: list[tuple[int, ...]] = [()] * seats
            self.hands_known: list[tuple[int, ...]] = [()] * seats
            self.eliminated = 0
            self.sitting_out = 0
            self.had_turn = 0
            self.tunnelled = 0
            # Endurance cards; the last of each list is the top, but below the Reshuffle card the first.
            self.deck: list[int] = []
            self.below: list[int] = []
            self.exhaust: list[int] = []
            self.discard: list[int] = []
            self.removed: list[int] = []
            # The seats (masks) that know a card is in the pile, in the Exhaust pile at this place; kept by piles.py.
            self.deck_known: list[int] = []
            self.below_known: list[int] = []
            self.exhaust_known: list[int] = []
            # Cards turned up that still count for their pile, and Events being played, which do not (CORPS-AMB-06).
            self.turned: tuple[int, ...] = ()
            self.playing: tuple[int, ...] = ()
            self.shown_card = -1
            # Cards lifted in a search, which only the searching seat sees; they count for the deck.
            self.lifted: tuple[int, ...] = ()
            self.searcher = NOBODY
            # Motion Tracker cards; the last is the top.
            self.tracker: list[int] = []
            self.tracker_discard: list[int] = []
            self.tracker_out: list[int] = []
            self.tracker_known: list[int] = []
            self.tracker_mixed = False
            # Blips and Aliens.
            self.pool: list[int] = []
            self.blips: dict[int, int] = {}
            self.numbers: dict[int, int] = {}
            # For each blip on the board the numbers (bit mask) that were spotted while it lay there.
            self.other_numbers: dict[int, int] = {}
            self.aliens: dict[int, int] = {}
            self.tokens: dict[int, int] = {}
            self.next_facehugger = FACEHUGGER + 1
            self.next_blip = 1
            self.next_alien = 1
            self.became: dict[int, int] = {}
            self.done = 0
            self.hunted = NOBODY
            # Of the Motion Tracker card in hand: its blips and Aliens, its tunnel, its entry point.
            self.placed: tuple[int, ...] = ()
            # Whether any of them was spotted as it was placed (CORPS-MTC-05).
            self.came_in_sight = False
            # Whether the empty pool has moved all blips for this card or mission event (CORPS-AMB-47).
            self.pool_moved = False
            self.new_tunnel = -1
            self.card_point = -1
            # Squares taken by figures and blips, kept up to date by the methods below.
            self.character_squares = 0  # no fact
            self.standing_squares = 0  # no fact
            self.alien_squares = 0  # no fact
            self.blip_squares = 0  # no fact
            # Doors, barricades and tokens.
            self.barricaded = 0
            self.shut = 0
            self.barricaded_points = 0
            self.tunnels: tuple[int, ...] = ()
            self.crates = 0
            self.mission_blips: dict[int, int] = {}
            self.shown = 0
            self.sentries: tuple[tuple[int, int], ...] = ()
            self.ammo: list[int] = []
            self.open_exits = 0
            self.crates_out = 0
            self.counters: dict[str, int] = {}
            self.scheduled: dict[str, int] = {}
            self.used_squares = 0
            # The round.
            self.round = 0
            self.phase = SETUP
            self.token = 0
            self.turn_of = NOBODY
            self.active = NOBODY
            self.actions = 0
            self.grants: tuple[int, ...] = ()
            self.used_abilities = 0
            self.attacked = False
            self.leftover_seat = NOBODY
            # Until when these named rules hold.
            self.steady_fire = 0
            self.lights_out = 0
            # Between a die and its result: the Defence roll, whether it was rerolled, whether somebody was saved.
            self.rolled = 0
            self.rerolled = False
            self.saved = False
            self.passed = False
            # How the mission ended: 0 not yet, 1 won, -1 lost, and why.
            self.result = 0
            self.reason = ""
            # The campaign.
            self.mission_wins: tuple[str, ...] = ()
            self.dead = 0
            self.prisoners = 0
            self.victims = 0
            self.resupplied = False
        else:
            # Written by `make state-copies` from what `__init__` declares; do not edit.
            self.fixed = like.fixed
            self.board = like.board
            self.fate = like.fate[:]
            self.square = like.square[:]
            self.hero = like.hero[:]
            self.dial = like.dial[:]
            self.weapons = like.weapons[:]
            self.gear = like.gear[:]
            self.attached = like.attached[:]
            self.owed = like.owed[:]
            self.down = like.down
            self.activated = like.activated
            self.hugged = like.hugged
            self.carrying = like.carrying
            self.captives = like.captives
            self.trapped = like.trapped
            self.hands = like.hands[:]
            self.hands_known = like.hands_known[:]
            self.eliminated = like.eliminated
            self.sitting_out = like.sitting_out
            self.had_turn = like.had_turn
            self.tunnelled = like.tunnelled
            self.deck = like.deck[:]
            self.below = like.below[:]
            self.exhaust = like.exhaust[:]
            self.discard = like.discard[:]
            self.removed = like.removed[:]
            self.deck_known = like.deck_known[:]
            self.below_known = like.below_known[:]
            self.exhaust_known = like.exhaust_known[:]
            self.turned = like.turned
            self.playing = like.playing
            self.shown_card = like.shown_card
            self.lifted = like.lifted
            self.searcher = like.searcher
            self.tracker = like.tracker[:]
            self.tracker_discard = like.tracker_discard[:]
            self.tracker_out = like.tracker_out[:]
            self.tracker_known = like.tracker_known[:]
            self.tracker_mixed = like.tracker_mixed
            self.pool = like.pool[:]
            self.blips = like.blips.copy()
            self.numbers = like.numbers.copy()
            self.other_numbers = like.other_numbers.copy()
            self.aliens = like.aliens.copy()
            self.tokens = like.tokens.copy()
            self.next_facehugger = like.next_facehugger
            self.next_blip = like.next_blip
            self.next_alien = like.next_alien
            self.became = like.became.copy()
            self.done = like.done
            self.hunted = like.hunted
            self.placed = like.placed
            self.came_in_sight = like.came_in_sight
            self.pool_moved = like.pool_moved
            self.new_tunnel = like.new_tunnel
            self.card_point = like.card_point
            self.character_squares = like.character_squares
            self.standing_squares = like.standing_squares
            self.alien_squares = like.alien_squares
            self.blip_squares = like.blip_squares
            self.barricaded = like.barricaded
            self.shut = like.shut
            self.barricaded_points = like.barricaded_points
            self.tunnels = like.tunnels
            self.crates = like.crates
            self.mission_blips = like.mission_blips.copy()
            self.shown = like.shown
            self.sentries = like.sentries
            self.ammo = like.ammo[:]
            self.open_exits = like.open_exits
            self.crates_out = like.crates_out
            self.counters = like.counters.copy()
            self.scheduled = like.scheduled.copy()
            self.used_squares = like.used_squares
            self.round = like.round
            self.phase = like.phase
            self.token = like.token
            self.turn_of = like.turn_of
            self.active = like.active
            self.actions = like.actions
            self.grants = like.grants
            self.used_abilities = like.used_abilities
            self.attacked = like.attacked
            self.leftover_seat = like.leftover_seat
            self.steady_fire = like.steady_fire
            self.lights_out = like.lights_out
            self.rolled = like.rolled
            self.rerolled = like.rerolled
            self.saved = like.saved
            self.passed = like.passed
            self.result = like.result
            self.reason = like.reason
            self.mission_wins = like.mission_wins
            self.dead = like.dead
            self.prisoners = like.prisoners
            self.victims = like.victims
            self.resupplied = like.resupplied

    def copy(self) -> Corps:
        """An independent state, equal to this one."""
        return Corps(self.seats, self.fixed, self)

    def facts(self) -> list[object]:
        return [self.fixed.key, *[getattr(self, name) for name in FACTS]]

    # ---- where things are

    def place_character(self, who: int, square: int) -> None:
        """Put a character on a square, or off the board (-1), and let doors follow."""
        self.square[who] = square
        self.refresh_characters()

    def refresh_characters(self) -> None:
        """Bring the masks of the characters and the doors up to date."""
        taken = 0
        standing = 0
        for who in range(CHARACTERS):
            at = self.square[who]
            if at >= 0:
                taken |= 1 << at
                if not self.down >> who & 1:
                    standing |= 1 << at
        self.character_squares = taken
        self.standing_squares = standing
        self.shut = self.board.shut(taken | self.alien_squares | self.blip_squares, self.barricaded)

    def move_alien(self, alien: int, square: int) -> None:
        """Put an Alien on a square; -1 takes it off the board."""
        before = self.aliens.get(alien, -1)
        if before >= 0:
            self.alien_squares &= ~(1 << before)
        if square < 0:
            self.aliens.pop(alien, None)
            self.tokens.pop(alien, None)
        else:
            self.aliens[alien] = square
            self.alien_squares |= 1 << square
        self.refresh_doors()

    def move_blip(self, blip: int, square: int) -> None:
        """Put a blip on a square; -1 takes it off the board (its number is the caller's business)."""
        before = self.blips.get(blip, -1)
        if before >= 0:
            self.blip_squares &= ~(1 << before)
        if square < 0:
            self.blips.pop(blip, None)
        else:
            self.blips[blip] = square
            self.blip_squares |= 1 << square
        self.refresh_doors()

    def refresh_doors(self) -> None:
        """Doors are open exactly while somebody stands next to them (CORPS-DOOR-03)."""
        self.shut = self.board.shut(self.character_squares | self.alien_squares | self.blip_squares, self.barricaded)

    def new_alien(self, square: int, tokens: int) -> int:
        """Put a new Alien with tokens under it on the board."""
        alien = self.next_alien
        self.next_alien += 1
        self.tokens[alien] = tokens
        self.move_alien(alien, square)
        return alien

    def piece_square(self, piece: int) -> int:
        """Where a piece stands, -1 when it is not on the board."""
        if piece < FIRST_PIECE:
            return self.square[piece]
        if piece & 1:
            return self.blips.get((piece - FIRST_PIECE) >> 1, -1)
        return self.aliens.get((piece - FIRST_PIECE) >> 1, -1)

    def free_squares(self) -> int:
        """Floor squares without figure or blip."""
        return self.board.floor & ~self.taken_squares

    @property
    def taken_squares(self) -> int:
        """Squares with any figure or blip."""
        return self.character_squares | self.alien_squares | self.blip_squares

    @property
    def token_squares(self) -> int:
        """Squares with a token on which an updated move may not end (CORPS-MOV-05, CORPS-AMB-18)."""
        found = self.fixed.fixed_tokens | self.crates
        for square in self.tunnels:
            found |= 1 << square
        for square in self.mission_blips:
            found |= 1 << square
        for square, _ in self.sentries:
            found |= 1 << square
        return found

    @property
    def points(self) -> list[int]:
        """Squares of spawn points and tunnels, where blips enter play."""
        return [*self.fixed.spawn_points, *self.tunnels]

    # ---- sight

    @property
    def blockers(self) -> int:
        """Squares whose character blocks line of sight (CORPS-LOS-03)."""
        if self.fixed.edition.knocked_down_blocks_los:
            return self.character_squares
        return self.standing_squares

    def sees(self, here: int, there: int) -> bool:
        """Line of sight between two squares as things stand (CORPS-LOS-01)."""
        return self.board.sees(here, there, self.blockers, self.shut, self.fixed.edition.corner_crossing_los)

    def seen_from(self, here: int, targets: int) -> int:
        """The squares of a mask in line of sight of a square."""
        if not targets:
            return 0
        corner = self.fixed.edition.corner_crossing_los
        return self.board.seen(here, targets, self.blockers, self.shut, corner)

    def seen_by_characters(self, targets: int) -> int:
        """The squares of a mask that any character on the board sees."""
        seen = 0
        if targets:
            for who in range(CHARACTERS):
                if self.square[who] >= 0:
                    seen |= self.seen_from(self.square[who], targets & ~seen)
                    if seen == targets:
                        break
        return seen

    def adjacent(self, square: int) -> int:
        """Squares adjacent to a square (CORPS-AMB-14)."""
        return self.board.steps(square, self.shut)

    # ---- characters

    def side(self, who: int) -> Side:
        """The side of the character's card that is in use."""
        return self.fixed.sides[who][0 if self.hero[who] >= 0 else 1]

    def is_down(self, who: int) -> bool:
        """Whether a character is knocked down."""
        return bool(self.down >> who & 1)

    def on_board(self) -> list[int]:
        """The characters on the board."""
        return [who for who in range(CHARACTERS) if self.square[who] >= 0]

    def characters_on(self, squares: int) -> list[int]:
        """The characters that stand on squares of a mask."""
        return [who for who in range(CHARACTERS) if self.square[who] >= 0 and squares >> self.square[who] & 1]

    def aliens_on(self, squares: int) -> list[int]:
        """The Aliens that stand on squares of a mask, by number."""
        return [alien for alien, square in self.aliens.items() if squares >> square & 1]

    def blips_on(self, squares: int) -> list[int]:
        """The blips that lie on squares of a mask, by number."""
        return [blip for blip, square in self.blips.items() if squares >> square & 1]

    def heroes_of(self, seat: int) -> list[int]:
        """The Heroes of a seat that are on the board."""
        return [who for who in range(CHARACTERS) if self.hero[who] == seat and self.square[who] >= 0]

    def has_left(self, seat: int) -> bool:
        """Whether a Hero of the seat is out by an exit: such a player takes over nobody (CORPS-CHR-19)."""
        return any(self.hero[who] == seat and self.fate[who] == LEFT for who in range(CHARACTERS))

    def grunts(self) -> list[int]:
        """The Grunts on the board."""
        return [who for who in range(CHARACTERS) if self.hero[who] < 0 and self.square[who] >= 0]

    def card(self, card: int) -> EnduranceCard:
        """The record of an Endurance card."""
        return self.fixed.content.endurance[card]

    def main_weapon(self, who: int) -> int:
        """The main weapon of a character (CORPS-AMB-80), -1 without any."""
        weapons = self.weapons[who]
        for card in weapons:
            if not self.card(card).backup:
                return card
        return weapons[0] if weapons else -1

    def set_dial(self, who: int, value: int) -> None:
        """Turn an aim dial within 1 to 10; nothing for a character without one (CORPS-ATT-07)."""
        if self.dial[who]:
            self.dial[who] = min(max(value, DIAL_MIN), DIAL_MAX)

    # ---- who decides

    def leaders(self) -> list[int]:
        """The seats that share the decisions of the highest-ranked player (CORPS-CHR-07 to -09, -20)."""
        best = 1  # Who has no rank decides nothing (CORPS-CHR-06).
        seats: list[int] = []
        for who in range(CHARACTERS):
            seat = self.hero[who]
            if seat >= 0 and self.square[who] >= 0:
                rank = self.fixed.sides[who][0].rank
                if rank > best:
                    best = rank
                    seats = [seat]
                elif rank == best and seat not in seats:
                    seats.append(seat)
        if seats:
            return sorted(seats)
        return self.players()

    def players(self) -> list[int]:
        """The seats concerned when "the players" decide together (CORPS-CHR-20)."""
        present = [seat for seat in range(self.seats) if self.heroes_of(seat)]
        if present:
            return present
        return [seat for seat in range(self.seats) if not self.sitting_out >> seat & 1]

    def leader(self) -> int:
        """The one seat that answers for the highest-ranked player."""
        return self.leaders()[0]

    def controllers(self, who: int) -> list[int]:
        """The seats that decide for a character right now: several where tied players share a Grunt."""
        if self.hero[who] >= 0:
            return [self.hero[who]]
        if self.active == who and self.leftover_seat >= 0:
            return [self.leftover_seat]
        return self.leaders()

    def controller(self, who: int) -> int:
        """The one seat that answers for a character right now."""
        return self.controllers(who)[0]

    def clockwise(self, first: int) -> list[int]:
        """All seats, starting with one, in order of play."""
        return [(first + n) % self.seats for n in range(self.seats)]
