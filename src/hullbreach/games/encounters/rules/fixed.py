"""What does not change during a game: the content, the chosen cards, the modes, the difficulty, the rule switches."""

from __future__ import annotations

from hullbreach.games.encounters.content.board_records import Goal, Location, Objective
from hullbreach.games.encounters.content.card_faces import ALIEN_AVATAR, AVATAR, ENEMY, LOCATION, OBJECTIVE, Face, Faces
from hullbreach.games.encounters.content.load import Content
from hullbreach.games.encounters.words.names import ROOM_NAMES, name_of, value_of, words_of
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.phrases import Names

AS_SCENARIO = "scenario"
MOST_DRONES = 8
LAYERS = 3

_faces: dict[int, Faces] = {}


def faces_of(content: Content) -> Faces:
    """The faces of a content, made once."""
    if id(content) not in _faces:
        _faces[id(content)] = Faces(content)
    return _faces[id(content)]


class Fixed(Names):
    """Shared by all copies of a match, and the source of all names."""

    def __init__(self, content: Content, players: int, options: dict[str, object]) -> None:
        self.content = content
        self.players = players
        self.options = options
        faces = faces_of(content)
        self.faces: list[Face] = faces.all
        self.index: dict[str, int] = faces.index
        # The chosen cards.
        scenario = content.scenario(str(options["scenario"]))
        self.location: Location = content.locations[
            chosen(options, "location", content.location_index, scenario.location)
        ]
        self.objectives: tuple[Objective, ...] = tuple(
            [
                content.objectives[
                    chosen(options, f"objective_{n + 1}", content.objective_index, scenario.objectives[n])
                ]
                for n in range(LAYERS)
            ]
        )
        self.characters: tuple[int, ...] = tuple(
            [
                chosen(options, f"character_{n + 1}", content.character_index, scenario.characters[n])
                for n in range(len(scenario.characters))
            ]
        )
        if len(set(self.characters)) < len(self.characters):
            raise BadInput("option character", "the four characters must be different (ENC-MIX-04)")
        self.coordinating: frozenset[int] = faces.coordinating
        self.guarding: frozenset[int] = faces.guarding
        self.guarding_others: frozenset[int] = faces.guarding_others
        #: cards with which a player can act when it is not the own turn, or the own Strike
        self.guards: frozenset[int] = faces.guarding | faces.with_effect("discard")
        self.noted: frozenset[int] = faces.noted
        self.vigilant: frozenset[int] = faces.vigilant
        self.basic: frozenset[int] = faces.basic
        self.lasting: frozenset[int] = faces.lasting
        self.unmoving: frozenset[int] = faces.unmoving
        self.with_start: frozenset[int] = faces.with_effect("start")
        #: Hive cards that matter in play beyond what happens when they are turned up, strike or die
        self.odd: frozenset[int] = self.lasting | self.unmoving | self.with_start
        #: no enemy has less attack, no character costs less: with fewer points nobody need look at them
        self.least_attack: int = min([face.enemy_attack for face in faces.all if face.kind == ENEMY])
        self.least_cost: int = min([face.cost for face in faces.all if face.deck == "character"])
        self.with_wound: frozenset[int] = faces.with_effect("wound")
        self.with_always: frozenset[int] = faces.with_effect("always")
        self.with_action: frozenset[int] = faces.with_effect("action")
        self.with_draw: frozenset[int] = faces.with_effect("on_draw")
        self.with_cleanup: frozenset[int] = faces.with_effect("cleanup")
        #: by the seat whose turn it is the others, in turn order
        self.others: tuple[tuple[int, ...], ...] = tuple(
            [tuple([(seat + n) % players for n in range(1, players)]) for seat in range(players)]
        )
        self.avatars: tuple[int, ...] = faces.of_kind(AVATAR)
        self.alien_avatars: tuple[int, ...] = faces.of_kind(ALIEN_AVATAR)
        self.location_card: int = self.index[self.location.id]
        self.objective_cards: tuple[int, ...] = tuple([self.index[objective.id] for objective in self.objectives])
        self.goals: dict[int, Goal] = {self.index[objective.id]: objective.goal for objective in self.objectives}
        self.contaminant: int = self.index[content.contaminant.id]
        self.chestburster: int = content.chestburster
        self.hatched: int = content.facehugger
        self.secret: int = content.secret
        costs = {room.id: room.scan_cost for room in content.rooms}
        self.scan_costs: tuple[int, ...] = tuple([costs[name] for name in ROOM_NAMES])
        #: by the points that are there, the rooms (a mask) whose scan they pay
        self.scan_rooms: tuple[int, ...] = tuple(
            [
                sum([1 << room for room in range(len(ROOM_NAMES)) if self.scan_costs[room] <= points])
                for points in range(max(self.scan_costs) + 1)
            ]
        )
        #: and with fewer points nobody need look for rooms or enemies
        self.least_target: int = min(self.least_attack, *self.scan_costs)
        self.sergeant_cost: int = content.numbers.sergeant_cost
        self.hand_size: int = content.numbers.hand_size
        self.alien_hand_size: int = content.numbers.alien_hand_size
        # Modes and difficulty.
        self.roles = str(options["roles"])
        self.first_player = str(options["first_player"])
        self.player_aliens = options["player_aliens"] is True
        self.agendas = options["hidden_agendas"] != "off"
        #: whether players may attack players (ENC-PVP-01)
        self.fights = self.agendas or self.player_aliens
        self.delayed = options["hidden_agendas"] == "delayed"
        self.defense_as_health = options["defense_as_health"] is True
        more = options["more_drones"]
        preloaded = options["preloaded_complex"]
        assert isinstance(more, int)
        assert isinstance(preloaded, int)
        self.preloaded: int = preloaded
        self.skipped_hive_phases: int = 1 if options["skip_first_hive"] is True else 0
        # Rule switches (ENC-OPT).
        table = options["drone_rule"] == "table_2016"
        base = content.numbers.drone_table[players] if table else (players,) * LAYERS
        self.drones: tuple[int, ...] = tuple([min(max(n + more, 0), MOST_DRONES) for n in base])
        if table and players == content.numbers.max_players:
            self.skipped_hive_phases += content.numbers.free_first_turns_at_5
        self.secret_per_deck = options["secrets_revealed"] == "per_mini_deck"
        self.clockwise = options["simultaneous_order"] == "clockwise"
        self.aliens_only_spare = options["chestburster_protection"] == "aliens_only"
        self.reveals_once = options["recycled_reveal"] == "once"
        self.hug_before_cleanup = options["facehugger_moment"] == "before_cleanup"
        self.vigilant_every_turn = options["vigilant_points"] == "every_turn"
        self.key: tuple[int, str] = (players, repr(sorted(options.items())))
        self.barracks: list[int] = sorted(content.barracks(self.characters))
        self.unused: tuple[int, ...] = tuple(sorted(unused(self, faces)))

    def name(self, kind: str, value: int) -> str:
        return name_of(self, kind, value)

    def value(self, kind: str, word: str) -> int:
        return value_of(self, kind, word)

    def words(self, kind: str) -> list[str]:
        return words_of(self, kind)


def chosen(options: dict[str, object], name: str, index: dict[str, int], default: int) -> int:
    """A card named by an option, else the scenario's own (ENC-MIX-01)."""
    word = str(options[name])
    return default if word == AS_SCENARIO else index[word]


def unused(fixed: Fixed, faces: Faces) -> list[int]:
    """The cards that stay in the box whatever roles are taken, open to all (ENC-INF-26)."""
    content = fixed.content
    numbers = content.numbers
    box = [content.specialist] * (faces.all[content.specialist].copies - numbers.specialists * fixed.players)
    box += [content.grunt] * (faces.all[content.grunt].copies - numbers.grunts * fixed.players)
    box += content.barracks(tuple([n for n in range(len(content.characters)) if n not in fixed.characters]))
    box += [card for card in faces.of_kind(LOCATION) if card != fixed.location_card]
    box += [card for card in faces.of_kind(OBJECTIVE) if card not in fixed.objective_cards]
    for objective in content.objectives:
        if objective not in fixed.objectives:
            box += objective.hive
    if not fixed.agendas:
        box += [*content.copies_of("agenda"), *content.copies_of("secret")]
    return box


_latest: list[Fixed] = []


def fixed_of(content: Content, options: dict[str, object]) -> Fixed:
    """What is fixed in a match with these settings; one game after the other with the same options shares it."""
    if not _latest or _latest[0].content is not content or _latest[0].options != options:
        players = options["players"]
        assert isinstance(players, int)
        _latest[:] = [Fixed(content, players, options.copy())]
    return _latest[0]
