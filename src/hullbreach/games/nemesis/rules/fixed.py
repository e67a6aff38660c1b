"""What does not change during a match: content, board, switches, and what rules look up by number."""

from __future__ import annotations

from hullbreach.games.nemesis.content.board_records import Board
from hullbreach.games.nemesis.content.card_records import ActionCard
from hullbreach.games.nemesis.content.effects import DiscardFire, FreeRoomAction, PeekEvent, PlaceFire, Retreat
from hullbreach.games.nemesis.content.gear import Capacity, FreeCharge, Rule
from hullbreach.games.nemesis.content.load import Content
from hullbreach.games.nemesis.content.names import IN_COMBAT, INTRUDERS, OUT_OF_COMBAT
from hullbreach.games.nemesis.content.switches import Switches
from hullbreach.games.nemesis.content.vocabulary import TRIGGERS
from hullbreach.games.nemesis.rules.terms import ATTACKS, EVENTS, WOUNDS
from hullbreach.games.nemesis.words.canonical import name_of, value_of, words_of
from hullbreach.kernel.chance import Pick
from hullbreach.kernel.phrases import Names
from hullbreach.parts.grammar import Effect, Stmt, Verb, verbs_of


def _verbs(effects: tuple[Effect, ...]) -> list[Verb]:
    return [verb for effect in effects for verb in verbs_of(effect.does)]


PRICES = {
    "": (),
    "tools_or_duct_tape": ("tools", "duct_tape"),
    "energy_charge": ("energy_charge_red", "energy_charge_yellow"),
    "chemicals": ("chemicals",),
}
"""The Items of which one is discarded for a Quest Item; all are normal ones. NEM-QST-02, NEM-QST-07"""


class Fixed(Names):
    """Shared by all copies of a match, and the source of all names."""

    def __init__(self, content: Content, switches: Switches, players: int) -> None:
        self.content = content
        self.switches = switches
        self.players = players
        self.tables = content.tables
        tables = content.tables
        self.key = (switches, players)
        # The seats in player order, by First Player.
        self.player_order: list[tuple[int, ...]] = [
            tuple([(first + n) % players for n in range(players)]) for first in range(players)
        ]
        self.coop = switches.mode == "coop"
        self.solo = switches.mode == "solo"
        self.sheltered = switches.pod_waiting == "sheltered"
        self.intruder_player = switches.intruder_player == "on"
        self.traits = switches.traits == "on"
        self.pointless = switches.pointless_actions == "allowed"
        # The board. A way out of a Room is the number of a Corridor, or one beyond them: a network.
        self.board: Board = content.boards[switches.board]
        self.graph = self.board.graph
        self.size = len(self.board.slots)
        self.corridors = len(self.board.corridors)
        self.network: list[int] = [slot.network for slot in self.board.slots]
        self.exits: list[tuple[int, ...]] = []
        self.around: list[int] = []
        for slot in self.board.slots:
            ways = [self.graph.exit(slot.index, number) for number in (1, 2, 3, 4)]
            ways = [way if way >= 0 else self.corridors + slot.network for way in ways]
            self.exits.append(tuple(ways))
            self.around.append(sum([1 << way for way in set(ways)]))
        self.noise_die = Pick("noise", list(content.dice.noise))
        self.combat_die = Pick("combat", list(content.dice.combat))
        # Rooms.
        self.rooms = content.rooms
        self.nest = self._room_with("nest_eggs")
        self.slime_room = self._room_with("slime_on_entry")
        self.cabins = self._room_with("cabins_hand_size_plus_1")
        self.generator = content.room_index["generator"]
        self.cockpit = content.room_index["cockpit"]
        self.start = self.board.slot_of_room[content.room_index[tables.start_room]]
        self.sections: dict[str, int] = {room.section: room.index for room in content.rooms if room.section}
        # Cards: after the Action cards come a Contamination card as such, clean, INFECTED, and both after a scan.
        self.cards = content.cards
        self.contaminated = len(content.cards)
        self.characters = content.characters
        # Those that need no Computer here with the Holo Computer.
        self.extended_cards: frozenset[int] = frozenset(
            [card.index for card in content.cards if any(_is_extended(verb) for verb in _verbs(card.effects))]
        )
        self.card_answers: dict[str, frozenset[int]] = {}
        self.answers: dict[str, frozenset[int]] = {}
        for trigger in TRIGGERS:
            self.card_answers[trigger] = frozenset([c.index for c in content.cards if _answers(c.effects, trigger)])
            self.answers[trigger] = frozenset([i.index for i in content.items if _answers(i.effects, trigger)])
        # Those that may be played as an Action, out of Combat and in it.
        self.playable: list[dict[int, ActionCard]] = [
            _playable(content.cards, IN_COMBAT),
            _playable(content.cards, OUT_OF_COMBAT),
        ]
        # Items.
        self.items = content.items
        self.usable: frozenset[int] = frozenset([item.index for item in content.items if item.use == "action"])
        self.prices: list[frozenset[int]] = [
            frozenset([content.item_index[id] for id in PRICES[item.activate_with]]) for item in content.items
        ]
        self.six_shooter = content.item_index["six_shooter"]
        self.capacity_of: list[int] = [
            sum([verb.n for verb in _verbs(item.effects) if isinstance(verb, Capacity)]) for item in content.items
        ]
        self.free_charge: frozenset[int] = frozenset(
            [item.index for item in content.items if any(isinstance(v, FreeCharge) for v in _verbs(item.effects))]
        )
        self.energy_charges: frozenset[int] = frozenset(
            [item.index for item in content.items if item.id.startswith("energy_charge")]
        )
        # Items that put fires out drive Intruders off with phosphates; those that start one burn them.
        self.phosphate_items: frozenset[int] = frozenset(
            [item.index for item in content.items if any(isinstance(v, Retreat) for v in _verbs(item.effects))]
        ) & frozenset([i.index for i in content.items if any(isinstance(v, DiscardFire) for v in _verbs(i.effects))])
        self.fire_items: frozenset[int] = frozenset(
            [item.index for item in content.items if any(isinstance(v, PlaceFire) for v in _verbs(item.effects))]
        )
        self.hand_slots = tables.hand_slots
        self.arm_slots = tables.hand_slots_arm_wound
        self.serious_limit = tables.serious_wounds
        self.light_track = tables.light_wounds
        # Intruders: miniatures and tokens by kind.
        self.kind_of: list[int] = [kind.index for kind in content.intruders for _ in range(kind.miniatures)]
        self.miniatures = len(self.kind_of)
        self.minis_of: list[tuple[int, ...]] = [
            tuple([n for n, kind in enumerate(self.kind_of) if kind == index]) for index in range(len(INTRUDERS))
        ]
        self.tokens = content.tokens
        self.tokens_of: list[frozenset[int]] = [
            frozenset([token.index for token in content.tokens if token.kind == index])
            for index in range(len(INTRUDERS))
        ]
        # Attack cards.
        cards = content.attack_cards
        self.attackers: list[int] = [content.attacks[card.attack].attackers for card in cards]
        self.blood: list[int] = [card.blood for card in cards]
        self.attack_effects: list[tuple[Stmt, ...]] = [content.attacks[card.attack].effects[0].does for card in cards]
        self.hits_all: list[bool] = [any(stmt.who == "each_here" for stmt in does) for does in self.attack_effects]
        # Weaknesses by the rule they change.
        self.weak_moving = self._weakness("only_breeder_queen_break_doors")
        self.weak_danger = self._weakness("surprise_value_minus_1_min_1")
        self.weak_fighting = self._weakness("adult_bite_light_wound")
        self.weak_brink = self._weakness("kill_threshold_minus_1")
        self.weak_phosphates = self._weakness("phosphates_injure_on_retreat")
        self.weak_vital = self._weakness("adult_blank_is_single")
        self.weak_fire = self._weakness("fire_injury_plus_1")
        self.weak_energy = next((w.index for w in content.weaknesses if w.weapon_class == "energy"), -1)

    def _room_with(self, rule: str) -> int:
        for room in self.content.rooms:
            if any(isinstance(verb, Rule) and verb.id == rule for verb in room.rules):
                return room.index
        return -1

    def _weakness(self, rule: str) -> int:
        for weakness in self.content.weaknesses:
            if any(isinstance(verb, Rule) and verb.id == rule for verb in _verbs(weakness.effects)):
                return weakness.index
        return -1

    def exit(self, room: int, number: int) -> int:
        """The way out of a Room with a number: a Corridor, or a network beyond them. NEM-NOI-14"""
        return self.exits[room][number - 1]

    def has_trait(self, character: int, rule: str) -> bool:
        """Whether a Character has the trait that this statement explains. NEM-TRA"""
        return self.traits and self.characters[character].trait_rule == rule

    def pile_kind(self, deck: int) -> str:
        """What the cards of a common deck are called."""
        return {EVENTS: "event", ATTACKS: "attack", WOUNDS: "wound"}.get(deck, "item")

    # ---- names

    def name(self, kind: str, value: int) -> str:
        return name_of(self, kind, value)

    def value(self, kind: str, word: str) -> int:
        return value_of(self, kind, word)

    def words(self, kind: str) -> list[str]:
        return words_of(self, kind)


def _playable(cards: list[ActionCard], wrong: int) -> dict[int, ActionCard]:
    """The cards that are no reactions and do not have this Combat mark. NEM-ACT-09"""
    return {card.index: card for card in cards if card.combat != wrong and not card.is_reaction}


def _is_extended(verb: Verb) -> bool:
    return isinstance(verb, PeekEvent) or (isinstance(verb, FreeRoomAction) and verb.where == "chosen_working_computer")


def _answers(effects: tuple[Effect, ...], trigger: str) -> bool:
    return any(effect.timing == trigger for effect in effects)
