"""What does not change during a game: the content, the chosen cards, the modes, the difficulty, the rule switches."""

from __future__ import annotations

from hullbreach.games.encounters.board_records import Goal, Location, Objective
from hullbreach.games.encounters.content import Content
from hullbreach.games.encounters.faces import Face, all_faces
from hullbreach.games.encounters.names import ROOM_NAMES, name_of, value_of
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.phrases import Names

AS_SCENARIO = "scenario"
MOST_DRONES = 8
LAYERS = 3

_faces: dict[int, list[Face]] = {}


def faces_of(content: Content) -> list[Face]:
    """The faces of a content, made once."""
    if id(content) not in _faces:
        _faces[id(content)] = all_faces(content)
    return _faces[id(content)]


class Setting(Names):
    """Shared by all copies of a match, and the source of all names."""

    def __init__(self, content: Content, players: int, options: dict[str, object]) -> None:
        self.content = content
        self.players = players
        self.options = options
        self.faces: list[Face] = faces_of(content)
        self.index: dict[str, int] = {face.id: face.index for face in self.faces}
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
        #: cards that others may use on somebody's turn
        self.coordinating: frozenset[int] = frozenset([face.index for face in self.faces if face.coordinate])
        self.guarding: frozenset[int] = frozenset([face.index for face in self.faces if face.guards])
        self.guarding_others: frozenset[int] = frozenset([face.index for face in self.faces if face.guards_others])
        self.location_card: int = self.index[self.location.id]
        self.objective_cards: tuple[int, ...] = tuple([self.index[objective.id] for objective in self.objectives])
        self.goals: dict[int, Goal] = {self.index[objective.id]: objective.goal for objective in self.objectives}
        self.contaminant: int = self.index[content.contaminant.id]
        self.chestburster: int = content.chestburster
        self.hatched: int = content.facehugger
        self.secret: int = content.secret
        costs = {room.id: room.scan_cost for room in content.rooms}
        self.scan_costs: tuple[int, ...] = tuple([costs[name] for name in ROOM_NAMES])
        self.sergeant_cost: int = content.numbers.sergeant_cost
        self.hand_size: int = content.numbers.hand_size
        self.alien_hand_size: int = content.numbers.alien_hand_size
        # Modes and difficulty.
        self.roles = str(options["roles"])
        self.first_player = str(options["first_player"])
        self.player_aliens = options["player_aliens"] is True
        self.agendas = options["hidden_agendas"] != "off"
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

    @property
    def fights(self) -> bool:
        """Whether players may attack players (ENC-PVP-01)."""
        return self.agendas or self.player_aliens

    def name(self, kind: str, value: int) -> str:
        return name_of(self, kind, value)

    def value(self, kind: str, word: str) -> int:
        return value_of(self, kind, word)


def chosen(options: dict[str, object], name: str, index: dict[str, int], default: int) -> int:
    """A card named by an option, else the scenario's own (ENC-MIX-01)."""
    word = str(options[name])
    return default if word == AS_SCENARIO else index[word]
