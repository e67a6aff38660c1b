"""The shipped content of nemesis: complete, readable, and as the rules index states it."""

from __future__ import annotations

import re
from collections import Counter
from itertools import permutations
from pathlib import Path

import pytest

from hullbreach.games.nemesis.content import effects as fx
from hullbreach.games.nemesis.content import gear, names
from hullbreach.games.nemesis.content import load as content_module
from hullbreach.games.nemesis.content.event_records import RETREAT
from hullbreach.games.nemesis.content.goals import GOAL_WORDS, parse_goal
from hullbreach.games.nemesis.content.load import Content, load
from hullbreach.games.nemesis.content.reading import ways_of
from hullbreach.games.nemesis.content.switches import SWITCHES
from hullbreach.games.nemesis.content.vocabulary import (
    INNER_ACTIONS,
    NEVER_ENOUGH,
    RULES,
    TIMINGS,
    TRIGGERS,
    VERBS,
    VOCABULARY,
    WHO,
)
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.options import bits
from hullbreach.parts.grammar import Effect, Key, Verb, verbs_of
from hullbreach.parts.parser import parse_call, parse_effect, unparse, unparse_call
from tests.games.files import texts

FOLDER = Path(content_module.__file__).parent
DOCS = Path(__file__).resolve().parents[4] / "docs"
INDEX = (DOCS / "rules" / "nemesis.md").read_text(encoding="utf-8")
STATEMENTS = dict(re.findall(r"^- \*\*(NEM-[A-Z]+-\d+)\*\* (.*)$", INDEX, re.MULTILINE))


@pytest.fixture(scope="module")
def content() -> Content:
    return load()


def effects_of(content: Content) -> list[Effect]:
    """The effects of everything."""
    records = (
        *content.cards, *content.items, *content.rooms, *content.events, *content.attacks, *content.intruder_actions,
        *content.wounds, *content.weaknesses,
    )  # fmt: skip
    return [effect for record in records for effect in record.effects]


# ---- the box


@pytest.mark.rules("NEM-CMP-02", "NEM-CMP-07", "NEM-CRD-01", "NEM-ITM-17", "NEM-GOL-02")
def test_the_box_is_complete(content: Content) -> None:
    assert Counter(room.category for room in content.rooms) == {names.SPECIAL: 5, names.FIRST: 11, names.SECOND: 9}
    assert (len(content.cards), sum(len(one.deck) for one in content.characters)) == (28, 60)
    assert [len(content.item_deck(deck)) for deck in range(4)] == [30, 30, 30, 12]
    assert len([item for item in content.items if item.is_quest]) == 12
    assert len([item for item in content.items if item.owner != names.NONE and not item.is_quest]) == 6
    assert (len(content.events), len(content.attack_deck()), len(content.intruder_actions)) == (20, 20, 10)
    assert (len(content.wound_deck()), len(content.weaknesses), len(content.coordinates)) == (16, 8, 8)
    assert Counter(objective.deck for objective in content.objectives) == {0: 9, 1: 9, 2: 7}
    assert [len(content.objective_deck(names.PERSONAL, n)) for n in range(2, 6)] == [6, 7, 8, 9]
    assert [len(content.objective_deck(names.CORPORATE, n)) for n in range(2, 6)] == [6, 7, 8, 9]
    assert len(content.objective_deck(names.SOLO_COOP, 1)) == 7


@pytest.mark.rules("NEM-CMP-03", "NEM-CMP-04")
def test_markers_and_tokens_of_the_box(content: Content) -> None:
    tables = content.tables
    assert (tables.noise_markers, tables.fire_markers, tables.malfunction_markers) == (30, 8, 8)
    assert (tables.status_markers, tables.injury_ammo_markers) == (18, 50)
    assert (tables.doors, tables.pods[-1], tables.eggs, tables.corpses_red, tables.carcasses) == (12, 4, 8, 5, 8)
    assert len(content.exploration_tokens()) == 20


@pytest.mark.rules("NEM-CMP-05", "NEM-CMP-06")
def test_intruders_and_their_tokens(content: Content) -> None:
    tokens = {token.id: token.copies for token in content.tokens}
    assert tokens == {
        "larva_1": 8, "creeper_1": 3, "adult_2": 4, "adult_3": 5, "adult_4": 3, "breeder_3": 1, "breeder_4": 1,
        "queen_4": 1, "blank": 1,
    }  # fmt: skip
    assert [kind.miniatures for kind in content.intruders] == [6, 3, 8, 2, 1, 0]
    assert [kind.check for kind in content.intruders] == [0, 1, 1, 2, 2, 0]
    assert [kind.carcass for kind in content.intruders] == [False, True, True, True, True, False]
    assert [kind.attack for kind in content.intruders] == ["infest", "card", "card", "card", "card", "none"]
    grown = {kind.id: (kind.development, kind.adds) for kind in content.intruders}
    assert grown == {
        "larva": ("replace", names.ADULT), "creeper": ("replace", names.BREEDER), "adult": ("noise_rolls", names.NONE),
        "breeder": ("noise_rolls", names.NONE), "queen": ("queen", names.NONE), "blank": ("add", names.ADULT),
    }  # fmt: skip


@pytest.mark.rules("NEM-CMP-08", "NEM-CMP-09", "NEM-CBT-04")
def test_dice(content: Content) -> None:
    dice = content.dice
    assert Counter(names.NOISE_FACES[face] for face in dice.noise) == {
        "1": 2, "2": 2, "3": 2, "4": 2, "silence": 1, "danger": 1,
    }  # fmt: skip
    assert Counter(names.COMBAT_FACES[face] for face in dice.combat) == {
        "blank": 1, "creeper": 2, "adult": 1, "single": 1, "double": 1,
    }  # fmt: skip
    # Chances in sixths to hurt a Larva, Creeper, Adult, Breeder, Queen and Egg; Melee hits as often.
    for table in (dice.shoot, dice.melee):
        assert [sum(table[face][target] > 0 for face in dice.combat) for target in range(6)] == [5, 5, 3, 2, 2, 5]
    assert dice.shoot[names.FACE_DOUBLE] == (2,) * 6
    assert dice.melee[names.FACE_DOUBLE] == (1,) * 6


@pytest.mark.rules("NEM-CMP-10", "NEM-CMP-11")
def test_tracks(content: Content) -> None:
    tables = content.tables
    assert (tables.turns, tables.first_blue) == (15, 7)
    assert tables.self_destruct == ("6", "5", "4", "3", "2", "1", "skull")
    assert tables.first_yellow == 3


@pytest.mark.rules("NEM-EXP-09")
def test_exploration_tokens(content: Content) -> None:
    found = Counter((names.EXPLORATION[token.effect], token.items) for token in content.exploration)
    assert set(found.values()) == {1}
    by_effect: dict[str, list[int]] = {}
    for token in content.exploration:
        by_effect.setdefault(names.EXPLORATION[token.effect], []).extend([token.items] * token.copies)
    assert by_effect == {
        "malfunction": [1, 1, 2, 2, 2, 2, 3, 4], "doors": [1, 2, 3, 4], "fire": [1, 2], "silence": [1, 1],
        "slime": [3, 4], "danger": [2, 3],
    }  # fmt: skip


@pytest.mark.rules("NEM-INJ-08", "NEM-ATK-08")
def test_attack_cards(content: Content) -> None:
    blood = {attack.id: attack.blood for attack in content.attacks}
    assert blood == {
        "scratch": (2, 3, 5, 6), "claw_attack": (3, 4, 5, RETREAT), "bite": (4, 4, 6, RETREAT), "tail_attack": (2, 5),
        "transformation": (4, 5), "frenzy": (3, 4), "slime": (5,), "summoning": (3,),
    }  # fmt: skip
    hits = {
        names.INTRUDERS[kind]: sum(
            card.copies for card in content.attack_cards if content.attacks[card.attack].attackers >> kind & 1
        )
        for kind in (names.CREEPER, names.ADULT, names.BREEDER, names.QUEEN)
    }
    assert hits == {"creeper": 8, "adult": 13, "breeder": 15, "queen": 18}
    bites = [card for card in content.attack_cards if card.id.startswith("bite_")]
    assert [(card.id, card.blood, card.copies) for card in bites] == [
        ("bite_retreat", RETREAT, 1), ("bite_4", 4, 2), ("bite_6", 6, 1),
    ]  # fmt: skip


@pytest.mark.rules("NEM-ENG-05")
def test_every_coordinates_card_leads_everywhere_once(content: Content) -> None:
    rows = [card.leads_to for card in content.coordinates]
    assert len(set(rows)) == 8
    assert set(rows) <= set(permutations(range(4)))
    assert [Counter(row[space] for row in rows)[names.EARTH] for space in range(4)] == [2, 2, 2, 2]


@pytest.mark.rules("NEM-CON-03")
def test_contamination_cards(content: Content) -> None:
    assert sum(content.is_infected(card) for card in range(content.tables.contamination)) == 7
    assert content.tables.contamination == 27


@pytest.mark.rules("NEM-ROM-02", "NEM-ROM-03")
def test_rooms(content: Content) -> None:
    computers = {room.id for room in content.rooms if room.computer}
    assert computers == {
        "comms_room", "fire_control_system", "generator", "laboratory", "command_center", "engine_control_room",
        "monitoring_room",
    }  # fmt: skip
    colours: dict[str, set[str]] = {}
    for room in content.rooms:
        colours.setdefault(names.ROOM_COLOURS[room.colour], set()).add(room.id)
        assert room.can_search == (room.colour != names.COLOURLESS)
        assert room.cost == (2 if room.ways else 0)
    assert colours["red"] == {"armory", "storage", "command_center", "monitoring_room"}
    assert colours["white"] == {"evacuation_a", "evacuation_b", "cabins", "hatch_control_system", "shower_room"}
    assert colours["green"] == {"emergency_room", "laboratory", "surgery", "canteen"}
    assert {room.id for room in content.rooms if not room.can_break} == {"nest", "slime_room"}
    assert [(room.id, room.section, room.engine) for room in content.rooms if room.section or room.engine] == [
        ("evacuation_a", "A", 0), ("evacuation_b", "B", 0),
        ("engine_1", "", 1), ("engine_2", "", 2), ("engine_3", "", 3),
    ]  # fmt: skip


@pytest.mark.rules("NEM-QST-02")
def test_quest_items_and_what_activates_them(content: Content) -> None:
    found = {
        item.id: item.activate_with or content.rooms[item.activate_in].id for item in content.items if item.is_quest
    }
    assert found == {
        "log_key": "comms_room", "intercom": "tools_or_duct_tape", "orbital_maneuvering_system": "energy_charge",
        "pilot_evacuation_key": "fire_control_system", "plasma_torch": "storage", "flashlight": "energy_charge",
        "autoloader": "armory", "armor": "tools_or_duct_tape", "motion_scanner": "energy_charge",
        "security_key": "cockpit", "holo_computer": "generator", "laboratory_equipment": "chemicals",
    }  # fmt: skip
    uses = {item.id: item.use for item in content.items if item.is_quest}
    assert {id for id, use in uses.items() if use == "passive"} == {"intercom", "autoloader", "holo_computer"}
    assert {id for id, use in uses.items() if use == "reaction"} == {"armor", "motion_scanner"}


@pytest.mark.rules("NEM-CBT-06", "NEM-CBT-07")
def test_weapons(content: Content) -> None:
    weapons = {item.id: (item.weapon_class, item.ammo) for item in content.items if item.weapon_class}
    assert weapons == {
        "six_shooter": ("classic", 6), "shotgun": ("energy", 2), "sawed_off_shotgun": ("energy", 2),
        "assault_rifle": ("energy", 5), "rifle": ("energy", 4), "pistol": ("energy", 3),
        "prototype_pistol": ("energy", 3), "prototype_rifle": ("energy", 6), "prototype_shotgun": ("energy", 2),
        "flamethrower": ("classic", 4),
    }  # fmt: skip
    assert all(item.heavy and not item.ways and item.use == "weapon" for item in content.items if item.weapon_class)


def test_every_character_has_the_common_cards_and_five_of_its_own(content: Content) -> None:
    for character in content.characters:
        deck = Counter(content.cards[card].id for card in character.deck)
        assert {id: deck.pop(id) for id in ("demolition", "interruption", "rest", "search")} == {
            "demolition": 1, "interruption": 1, "rest": 1, "search": 2,
        }  # fmt: skip
        assert sum(deck.values()) == 5
        things = [content.items[at] for at in (character.start_item, *character.quest_items)]
        assert [thing.owner for thing in things] == [character.index] * 3
        assert [thing.is_quest for thing in things] == [False, True, True]


def test_records_are_found_by_id(content: Content) -> None:
    for records, index in (
        (content.rooms, content.room_index),
        (content.items, content.item_index),
        (content.cards, content.card_index),
        (content.events, content.event_index),
        (content.attack_cards, content.attack_card_index),
        (content.tokens, content.token_index),
        (content.intruder_actions, content.intruder_action_index),
        (content.weaknesses, content.weakness_index),
        (content.objectives, content.objective_index),
        (content.coordinates, content.coordinates_index),
        (content.exploration, content.exploration_index),
    ):
        assert [record.index for record in records] == list(range(len(records)))
        assert [index[record.id] for record in records] == list(range(len(records)))
    for by_word, words in (
        (content.characters, names.CHARACTERS),
        (content.intruders, names.INTRUDERS),
        (content.wounds, names.WOUNDS),
    ):
        assert [record.id for record in by_word] == list(words)
    assert load() is content


# ---- boards


@pytest.mark.rules("NEM-CMP-01", "NEM-ALT-04")
def test_boards(content: Content) -> None:
    basic, alternate = content.boards["basic"], content.boards["alternate"]
    assert (len(basic.slots), len(basic.corridors), basic.networks) == (21, 28, ("main",))
    assert (len(alternate.slots), len(alternate.corridors), alternate.networks) == (21, 36, ("red", "blue"))
    assert [len(bits(mask)) for mask in basic.entrances] == [8]
    assert sum(len(bits(mask)) for mask in alternate.entrances) == 12
    for board in (basic, alternate):
        fixed = [content.rooms[room].id for room in board.slot_of_room]
        assert {"cockpit", "hibernatorium", "engine_1", "engine_2", "engine_3"} <= set(fixed)
        start = board.slot_of_room[content.room_index[content.tables.start_room]]
        assert start == 10
        for slot in board.slots:
            ways = [board.graph.exit(slot.index, number) for number in (1, 2, 3, 4)]
            assert [number for number, way in enumerate(ways, 1) if way < 0] == list(slot.entrance)
    farthest = [max(board.graph.distance(10, slot.index) for slot in board.slots) for board in (basic, alternate)]
    assert farthest == [3, 5]
    sections = {content.rooms[slot.room].id: slot.number for slot in alternate.slots if slot.category == names.FIXED}
    assert sections == {"evacuation_a": 10, "evacuation_b": 12}


def test_a_corridor_with_two_numbers_is_one(content: Content) -> None:
    board = content.boards["basic"]
    double = [corridor for corridor in board.corridors if len(corridor.numbers) == 2]
    assert double
    for corridor in double:
        first, second = corridor.numbers
        assert board.graph.exit(corridor.a, first) == board.graph.exit(corridor.a, second) == corridor.index
        assert board.graph.exit(corridor.b, first) == corridor.index


# ---- effects


def test_every_effect_reads_back_from_its_text() -> None:
    found = list(texts(FOLDER, "effects"))
    assert len(found) > 100
    for text in found:
        effect = parse_effect(text, VOCABULARY, "test")
        assert unparse(effect, VOCABULARY) == text
    for text in texts(FOLDER, "requires"):
        assert unparse_call(parse_call(text, VOCABULARY.conditions, "test"), VOCABULARY.conditions) == text
    for text in texts(FOLDER, "any_of"):
        assert "; ".join(unparse_call(goal, GOAL_WORDS.words) for goal in parse_goal(text, "test")) == text


def words_used(content: Content) -> tuple[list[Verb], set[str], set[str]]:
    """Every verb and condition in use, every who-word, every moment."""
    effects = effects_of(content)
    stmts = [stmt for effect in effects for way in ways_of((effect,), TIMINGS) for stmt in way.does]
    verbs = [verb for effect in effects for verb in verbs_of(effect.does)]
    verbs += [stmt.cond for stmt in stmts if stmt.cond is not None]
    for record in (*content.cards, *content.items, *content.rooms):
        verbs += record.requires
    verbs += [goal for objective in content.objectives for way in objective.any_of for goal in way]
    return verbs, {stmt.who for stmt in stmts}, {effect.timing for effect in effects}


def test_every_word_of_the_vocabulary_is_used(content: Content) -> None:
    verbs, who, timings = words_used(content)
    used = {verb.word for verb in verbs}
    assert sorted({*VOCABULARY.words, *GOAL_WORDS.words} - used) == []
    assert sorted(set(WHO[1:]) - who) == []
    assert sorted(set(TIMINGS) - timings) == []
    values: set[tuple[str, str, object]] = set()
    for verb in verbs:
        word = {**VOCABULARY.words, **GOAL_WORDS.words}[verb.word]
        values |= {(verb.word, key.key, getattr(verb, key.name)) for key in word.held()}
    unused = [
        (word.makes.word, key.key, value)
        for word in [*VOCABULARY.words.values(), *GOAL_WORDS.words.values()]
        for key in word.held()
        for value in key.words.values()
        if (word.makes.word, key.key, value) not in values
    ]
    assert unused == []


def test_what_a_record_may_be_used_for(content: Content) -> None:
    def ways(id: str) -> list[tuple[str, list[type]]]:
        card = content.cards[content.card_index[id]]
        return [(way.timing, [type(verb) for verb in verbs_of(way.does)]) for way in card.ways]

    assert ways("demolition") == [("action", [fx.Door]), ("action", [fx.PlaceMalfunction])]
    assert ways("adrenaline") == [("action", [gear.Shoot, fx.DrawCards]), ("action", [fx.Escape, fx.DrawCards])]
    assert [timing for timing, _ in ways("interruption")] == list(TRIGGERS[:2])
    reactions = {card.id for card in content.cards if card.is_reaction}
    assert reactions == {"interruption", "nerves_of_steel"}
    piloting = content.cards[content.card_index["piloting"]].ways
    assert [way.does[0].cond is None for way in piloting] == [True, False]
    rooms = {room.id: len(room.ways) for room in content.rooms}
    assert (rooms["emergency_room"], rooms["cockpit"], rooms["cabins"], rooms["surgery"]) == (3, 2, 0, 1)


@pytest.mark.rules("NEM-ACT-18")
def test_verbs_that_decide_whether_a_list_is_possible() -> None:
    assert {kind.word for kind in INNER_ACTIONS if issubclass(kind, Verb)} == {
        "shoot", "escape", "search", "craft", "free_room_action",
    }  # fmt: skip
    assert {kind.word for kind in NEVER_ENOUGH if issubclass(kind, Verb)} == {
        "pass", "all_pass", "shuffle_deck", "gain_contamination", "choose_room", "capacity", "light_wound",
        "noise_roll",
    }  # fmt: skip
    assert {word.makes.word for word in VERBS if word.makes.is_price} == {
        "discard_hand",
        "discard_item",
        "ammo_discard",
    }


# ---- against the rules index


def test_switches_are_those_of_the_index(content: Content) -> None:
    stated = {}
    for id, name, rest in re.findall(r"^- \*\*(NEM-SWI-\d+)\*\* `(\w+)`: ([^.]*)\.", INDEX, re.MULTILINE):
        stated[name] = (id, tuple(re.findall(r"`(\w+)`", rest)))
    assert {switch.name: (switch.rule, switch.values) for switch in content.switches} == stated
    assert all(switch.default == switch.values[0] for switch in content.switches)
    assert tuple(stated) == SWITCHES


def test_choosing_switches(content: Content) -> None:
    chosen = content.choose({"board": "alternate"})
    assert (chosen.board, chosen.mode) == ("alternate", "semi_coop")
    with pytest.raises(BadInput, match="board: 'round', expected basic or alternate"):
        content.choose({"board": "round"})
    with pytest.raises(BadInput, match="colour: unknown switch, expected mode or board"):
        content.choose({"colour": "red"})


def test_words_of_the_outcome_are_those_of_the_index() -> None:
    told = re.findall(r"`([a-z-]+)`", STATEMENTS["NEM-END-07"])
    assert tuple(told) == names.ENDS
    told = [word for word in re.findall(r"`([a-z-]+)`", STATEMENTS["NEM-VIC-08"]) if word != "outcome"]
    assert tuple(told) == names.FATES + names.CAUSES


def test_traits_have_a_statement_each(content: Content) -> None:
    assert [one.trait_rule for one in content.characters] == [f"NEM-TRA-0{n}" for n in range(1, 7)]
    for character in content.characters:
        assert STATEMENTS[character.trait_rule].startswith(f"{character.id.title()}, ")


def test_rules_that_files_name_are_in_the_index() -> None:
    for path in sorted([*FOLDER.glob("*.py"), *FOLDER.glob("*.toml")]):
        named = set(re.findall(r"NEM-[A-Z]+-\d+", path.read_text(encoding="utf-8")))
        assert sorted(named - set(STATEMENTS)) == [], path.name


def test_the_page_on_content_explains_every_word_and_names_every_file() -> None:
    page = (DOCS / "content" / "nemesis.md").read_text(encoding="utf-8")
    words = [*VOCABULARY.words.values(), *GOAL_WORDS.words.values()]
    rows = [f"| `{word.makes.word}({', '.join(_written(key) for key in word.keys)})` |" for word in words]
    assert [row for row in rows if row not in page] == []
    for word in (*TIMINGS, *WHO, *RULES):
        assert f"| `{word}` |" in page, word
    for path in FOLDER.glob("*.toml"):
        assert f"`{path.name}`" in page, path.name
    assert sorted(set(re.findall(r"NEM-[A-Z]+-\d+", page)) - set(STATEMENTS)) == []


def _written(key: Key) -> str:
    return key.key if key.default is None else f"{key.key}?"


@pytest.mark.parametrize(
    ("words", "constants"),
    [
        (names.INTRUDERS, "LARVA CREEPER ADULT BREEDER QUEEN BLANK"),
        (names.DECKS, "RED YELLOW GREEN BLUE"),
        (names.CATEGORIES, "SPECIAL FIRST SECOND FIXED"),
        (names.EXPLORATION, "MALFUNCTION DOORS FIRE SILENCE SLIME DANGER"),
        (names.COMBAT_FACES, "FACE_BLANK FACE_CREEPER FACE_ADULT FACE_SINGLE FACE_DOUBLE"),
        (names.OBJECTS, "CORPSE EGG_OBJECT CARCASS"),
        (names.WOUNDS, "ARM HAND LEG BODY BLEEDING"),
        (names.CHARACTERS, "CAPTAIN PILOT SCIENTIST SCOUT SOLDIER MECHANIC"),
        (names.OBJECTIVE_DECKS, "PERSONAL CORPORATE SOLO_COOP"),
        (names.DESTINATIONS, "EARTH MARS VENUS DEEP_SPACE"),
        (names.COMBAT_MARKS, "ANY_TIME IN_COMBAT OUT_OF_COMBAT"),
    ],
)
def test_a_constant_is_the_place_of_its_word(words: tuple[str, ...], constants: str) -> None:
    assert [getattr(names, constant) for constant in constants.split()] == list(range(len(words)))


@pytest.mark.rules("NEM-CBT-02", "NEM-ITM-05")
def test_weapons_have_ammo_and_no_price_and_other_items_no_ammo(content: Content) -> None:
    nothing = names.NONE
    for item in content.items:
        weapon = item.use == "weapon"
        assert (item.ammo > 0, item.weapon_class != "") == (weapon, weapon), item.id
        if weapon:
            assert (item.cost, item.combat, item.one_use, item.requires) == (0, 0, False, ()), item.id
        if not item.is_quest:
            assert (item.activate_in, item.activate_with, item.activate_cost) == (nothing, "", 0), item.id
        if item.deck == nothing:
            assert (item.copies, item.component, item.recipe) == (1, nothing, ()), item.id
        else:
            assert item.owner == nothing, item.id
