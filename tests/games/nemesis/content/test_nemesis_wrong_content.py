"""Every complaint about nemesis files that are wrong: file, record, key and reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from hullbreach.games import rulebook
from hullbreach.games.nemesis.content import load as content_module
from hullbreach.games.nemesis.content.gear import Shoot
from hullbreach.games.nemesis.content.load import load, load_house
from hullbreach.kernel.errors import BadInput
from hullbreach.text import LANGS
from tests.games.files import Wrong, complaint, copied, each, spoil

FOLDER = Path(content_module.__file__).parent


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the shipped files that a test may spoil."""
    return copied(FOLDER, tmp_path)


WRONG: Wrong = {
    "action_cards": [
        ("rest", 'id = "rest"', 'id = "order"', "card order", "occurs twice"),
        ("rest", "cost = 0", "cost = 6", "card rest: cost", "6, expected a whole number from 0 to 5"),
        ("rest", '"out"', '"never"', "card rest: combat", "'never', expected any or in or out"),
        ("rest", "zone=hand", "zone=pocket", "card rest: effects[0]", "scan: bad value zone=pocket"),
        ("rest", "zone=hand, ", "", "card rest: effects[0]", "scan: missing key 'zone'"),
        ("rest", "action: ", "shot: ", "card rest: effects[0]", "timing 'shot' does not belong here"),
        ("rest", "scan(", "skan(", "card rest: effects[0]", "did you mean 'scan'?"),
        ("rest", 'effects = ["', 'effects = ["action: pass()", "', "card rest: effects", "a moment twice"),
        ("interruption", "action_of_other_here:", "action:", "card interruption: effects", "an Action and a reaction"),
        ("old_friend", "in_room_kind(", "in_room(", "card old_friend: requires[0]", "unknown word 'in_room'"),
        ("old_friend", "no_computer_working", "no_lamp", "card old_friend: requires[0]", "bad value kind=no_lamp"),
        ("rest", "effects = [", 'effects = [] # "', "card rest: effects", "empty, expected what it does"),
        ("motivation", "for each_here", "for nobody", "card motivation: effects[0]", "who-word 'nobody'"),
        ("motivation", 'combat = "any"', 'combat = "any"\ncolour = 1', "card motivation: colour", "unknown key"),
        ("", '"public"', '"public"\ncolour = 1', "action_cards.toml: colour", "unknown key"),
    ],
    "board": [
        ("", "number = 2,", "number = 3,", "slot", "numbers"),
        ("", "numbers = [2] }", "numbers = [1] }", "slot[", "expected each of 1, 2, 3 and 4 once"),
        ("", "a = 11, b = 15", "a = 11, b = 11", "corridor c11_15_1: b", "a Corridor joins two Rooms"),
        ("", "numbers = [3] }", "numbers = [] }", "corridor c01_02_3: numbers", "empty, expected its numbers"),
        ("", "b = 15,", "b = 22,", "corridor c11_15_1: b", "22, expected a whole number from 1 to 21"),
        ("", 'room = "cockpit"', 'room = "pantry"', "slot[0]: room", "'pantry', expected"),
        ("", 'room = "cockpit", ', "", "slot[0]: room", "expected of special and fixed places"),
        ("", 'room = "cockpit"', 'room = "armory"', "slot[0]: room", "armory is no special Room"),
        ("", 'network = "main"', 'network = "blue"', "slot[1]: network", "'blue', expected main"),
        ("", 'id = "basic"', 'id = "plain"', "board.toml: id", "'plain', expected 'basic'"),
        ("", 'category = "2"', 'category = "1"', "board.toml: slot", "places of category"),
    ],
    "board_alternate": [
        ("", 'room = "evacuation_a", ', "", "slot[9]: room", "expected of special and fixed places"),
        (
            "",
            'networks = ["red", "blue"]',
            'networks = ["red", "blue", "green"]',
            "networks",
            "green has less than two",
        ),
    ],
    "characters": [
        ("captain", '"reload"', '"sleep"', "character captain: deck[8]", "'sleep' is no Action card"),
        ("captain", '"reload"', '"rest"', "character captain: deck", "rest is in it 2 times, expected 1"),
        ("captain", '    "reload",\n', "", "character: deck", "59 found, but the box holds 60"),
        ("captain", '"six_shooter"', '"pistol"', "character captain: quest_items", "expected a weapon and two"),
        ("captain", '"log_key", ', "", "character captain: quest_items", "expected a weapon and two"),
        ("captain", 'id = "captain"', 'id = "cook"', "character cook: id", "'cook', expected captain or"),
        ("pilot", '"old_friend"', '"piloting"', "character: deck", "old_friend is in no deck"),
    ],
    "coordinates": [
        ("", 'A = "venus"', 'A = "mars"', "card coordinates_1: A", "a destination twice"),
        ("", 'A = "venus"', 'A = "pluto"', "card coordinates_1: A", "'pluto', expected earth or"),
    ],
    "dice": [
        ("", '"silence"', '"1"', "dice.toml: noise_die", "no face 'silence'"),
        ("", '"double"]', '"triple"]', "dice.toml: combat_die[5]", "'triple', expected blank or"),
        ("", "egg = 0", "egg = 10", "shoot: blank: egg", "10, expected a whole number from 0 to 9"),
    ],
    "events": [
        (
            "hatching",
            "corridor = 3",
            "corridor = 5",
            "event hatching: corridor",
            "5, expected a whole number from 1 to 4",
        ),
        ("hatching", '"adult"', '"blank"', "event hatching: movers[0]", "'blank', expected larva or"),
        ("hatching", '"discard"', '"burn"', "event hatching: after", "'burn', expected discard or"),
        ("hatching", "event: ", "attack: ", "event hatching: effects[0]", "does not belong here, expected event"),
        ("hatching", 'effects = ["', 'effects = ["event: encounter()", "', "event hatching: effects", "2 effects"),
    ],
    "exploration": [
        ("", "items = [3, 2]", "items = [3, 2, 1]", "exploration.toml: token", "21 found, but the box holds 20"),
        (
            "",
            'effect = "danger"',
            'effect = "slime"',
            "exploration.toml: token: effect",
            "5 found, but the box holds 6",
        ),
        ("", "items = [3, 2]", "items = [3, 10]", "token[5]: items[1]", "10, expected a whole number from 0 to 9"),
    ],
    "intruder_actions": [
        ("planning_4", "move = 4", "move = 5", "card planning_4: move", "5, expected a whole number from 0 to 4"),
    ],
    "intruder_attacks": [
        ("bite", "blood = [4, 4, 6, 0]", "blood = [4, 4, 6]", "attack: blood", "19 found, but the box holds 20"),
        ("bite", "blood = [4, 4, 6, 0]", "blood = []", "attack bite: blood", "empty, expected the values"),
    ],
    "intruders": [
        ("adult", "miniatures = 8", "miniatures = 9", "intruder: miniatures", "21 found, but the box holds 20"),
        ("larva", "tokens = [1, ", "tokens = [", "intruder: tokens", "26 found, but the box holds 27"),
        ("larva", 'adds = "adult"', "", "intruder larva: adds", "expected with replace and add"),
        (
            "queen",
            'development = "queen"',
            'development = "noise"',
            "intruder queen: development",
            "'noise', expected replace or",
        ),
    ],
    "items": [
        ("taser", "count = 3", "count = 4", "item: blue: count", "13 found, but the box holds 12"),
        ("taser", 'recipe = ["electrical", "tool"]\n', "", "item taser: recipe", "expected of blue Items"),
        ("taser", 'recipe = ["electrical"', 'recipe = ["gold"', "item taser: recipe[0]", "'gold', expected chemical"),
        ("medkit", 'component = "medical"\n', "", "item antidote: recipe", "no Item counts as medical"),
        ("grenade", 'id = "grenade"', 'id = "rifle"', "item rifle", "occurs twice"),
        ("grenade", "heavy = false", "heavy = 0", "item grenade: heavy", "0, expected true or false"),
        ("flamethrower", "ammo = 4\n", "", "item flamethrower: ammo", "missing, expected a whole number"),
        ("flamethrower", "ammo = 4", "ammo = 4\ncost = 1", "item flamethrower: cost", "unknown key"),
    ],
    "loadouts": [
        ("crew", '"soldier"', '"cook"', "loadout crew: people", "'cook', expected"),
        ("crew", "people", "peple", "loadout crew: peple", "unknown key"),
    ],
    "objectives": [
        (
            "hoarder",
            "finish_in_pod()",
            "finish_in_bar()",
            "objective hoarder: any_of[0]",
            "unknown verb 'finish_in_bar'",
        ),
        ("hoarder", 'deck = "personal"', 'deck = "corporate"', "objective: personal", "8 found, but the box holds 9"),
        ("hoarder", "any_of = [", 'any_of = [] # "', "objective hoarder: any_of", "empty, expected at least one way"),
        ("hoarder", "min_players = 2", "min_players = 6", "objective hoarder: min_players", "6, expected"),
        ("emergency_post_mortem", "surgery", "pantry", "objective emergency_post_mortem: any_of", "is no Room"),
    ],
    "quest_items": [
        ("armor", 'activate_with = "tools_or_duct_tape"\n', "", "item armor: activate_in", "expected either a Room"),
        ("log_key", '"comms_room"', '"bar"', "item log_key: activate_in", "'bar', expected armory or"),
        ("log_key", 'owner = "captain"', 'owner = "cook"', "item log_key: owner", "'cook', expected captain or"),
        ("log_key", 'owner = "captain"', 'owner = "pilot"', "character captain: quest_items", "of its own"),
    ],
    "rooms": [
        ("armory", 'category = "1"', 'category = "2"', "room: 1", "10 found, but the box holds 11"),
        ("armory", "can_break = true", "can_break = false", "room: can_break", "3 found, but the box holds 2"),
        ("armory", "cost = 2", "cost = 0", "room armory: cost", "0, expected a price"),
        ("cabins", "cost = 0", "cost = 2", "room cabins: cost", "2, expected a price"),
        ("engine_3", "engine = 3", "engine = 2", "room: engine", "expected one Room of Engine 2"),
        ("evacuation_b", 'section = "B"\n', "", "room: section", "expected one Evacuation Section B"),
        ("armory", "effects = [", 'effects = [] # "', "room armory: effects", "empty, expected what can be done"),
    ],
    "serious_wounds": [
        ("arm", "count = 3", "count = 4", "wound: count", "17 found, but the box holds 16"),
        ("arm", "arm_one_hand_slot", "arm_off", "wound arm: effects[0]", "rule: bad value id=arm_off"),
    ],
    "start_items": [
        ("pistol", '"energy"', '"laser"', "item pistol: weapon_class", "'laser', expected energy or classic"),
    ],
    "switches": [
        ("", 'default = "basic"', 'default = "round"', "switches: board: default", "expected basic or alternate"),
        ("", ', rule = "NEM-SWI-19"', "", "switches: pointless_actions", "no rule, expected the statement"),
        ("", "[switches]", '[switches]\ngravity = "on"', "switches: gravity", "unknown key"),
    ],
    "tables": [
        ("", "infected = 7", "infected = 28", "supply: infected", "expected at most the 27 Contamination cards"),
        ("", "eggs = 5", "eggs = 9", "setup: eggs", "expected at most the 8 of the supply"),
        ("", "pods = [2, 2, 3, 3, 4]", "pods = [2, 2]", "setup: pods", "2 numbers, expected one for each"),
        ("", "players = [1, 5]", "players = [1]", "setup: players", "1 numbers, expected the fewest and the most"),
        ("", '"hibernatorium"', '"pantry"', "setup: start_room", "'pantry' is no Room"),
        ("", "adult = 3", "adult = 9", "intruder adult: tokens", "but the bag starts with up to 14"),
        ("", "[solo]", "[alone]", "tables.toml: solo", "missing, expected a table"),
    ],
    "weaknesses": [
        ("vital_places", "always: ", "shot: ", "weakness vital_places: effects[0]", "expected always"),
    ],
}


@pytest.mark.parametrize(("file", "record", "old", "new", "place", "reason"), each(WRONG))
def test_what_is_wrong_is_told_with_its_place(
    folder: Path, file: str, record: str, old: str, new: str, place: str, reason: str
) -> None:
    spoil(folder, file, record, old, new)
    told = complaint(load, folder)
    assert place in told.place, told
    assert reason in told.reason, told


def test_every_file_can_be_spoilt() -> None:
    assert sorted(WRONG) == sorted(path.stem for path in FOLDER.glob("*.toml"))


def test_a_source_must_be_known(folder: Path) -> None:
    spoil(folder, "events", "", '"public"', '"hearsay"')
    with pytest.raises(BadInput, match=r"events.toml: source: 'hearsay', expected rulebook or public"):
        load(folder)


# ---- houses


def test_a_house_changes_and_adds() -> None:
    house = {
        "items": {
            "item": [
                {"id": "grenade", "count": 6},
                {"id": "coffee", "name": "Coffee", "deck": "green", "effects": ["action: draw_cards(n=1)"]},
            ]
        }
    }
    content = load_house(house, {})
    assert len(content.item_deck(0)) == 32
    assert len(content.item_deck(2)) == 31
    coffee = content.items[content.item_index["coffee"]]
    assert (coffee.cost, coffee.one_use, coffee.use) == (1, True, "action")


def test_an_objective_of_a_house_is_for_any_number_of_players_unless_it_says_otherwise() -> None:
    objective = {"id": "stowaway", "name": "Stowaway", "deck": "personal", "any_of": ["finish_in_pod()"]}
    content = load_house({"objectives": {"objective": [objective]}}, {})
    assert content.objectives[content.objective_index["stowaway"]].min_players == 1


def test_a_house_that_leaves_too_few_cards_or_objectives_is_refused() -> None:
    captain = [
        "demolition",
        "interruption",
        "rest",
        "search",
        "search",
        "basic_repairs",
        "order",
        "reload",
        "motivation",
    ]
    with pytest.raises(BadInput, match=r"character captain: deck: 9 cards, expected 10"):
        load_house({"characters": {"character": [{"id": "captain", "deck": captain}]}}, {})
    personal = [card for card in load().objectives if card.deck == 0]
    spared = next(card.id for card in personal if card.min_players <= 2)
    for kept, usable in ((spared, 1), ("", 0)):
        late = [{"id": card.id, "min_players": 5} for card in personal if card.id != kept]
        with pytest.raises(BadInput, match=rf"objective: personal: {usable} for 2 players, expected one for each"):
            load_house({"objectives": {"objective": late}}, {})
    # The cards for one player and for co-op are dealt to one player too.
    alone = [{"id": card.id, "min_players": 2} for card in load().objectives if card.deck == 2]
    with pytest.raises(BadInput, match=r"objective: solo_coop: 0 for 1 players"):
        load_house({"objectives": {"objective": alone}}, {})
    assert load_house({"objectives": {"objective": alone[1:]}}, {}).objectives


def test_a_house_that_names_one_number_of_players_hears_of_that_alone() -> None:
    with pytest.raises(BadInput) as caught:
        load_house({"tables": {"setup": {"players": [3]}}}, {})
    assert str(caught.value).count("\n") == 0
    assert "setup: players: 1 numbers, expected the fewest and the most" in str(caught.value)


def test_a_shot_of_a_house_may_say_that_nothing_is_rerolled() -> None:
    shot = "action: shoot(weapon=any, ammo=0, reroll=0)"
    item = {"id": "slingshot", "name": "Slingshot", "deck": "red", "combat": "in", "effects": [shot]}
    content = load_house({"items": {"item": [item]}}, {})
    verb = content.items[content.item_index["slingshot"]].effects[0].verbs[0]
    assert isinstance(verb, Shoot)
    assert (verb.ammo, verb.reroll) == (0, 0)


def test_everything_wrong_with_a_house_is_told_at_once() -> None:
    house = {
        "rooms": {"room": [{"id": "armory", "colour": "pink"}]},
        "items": {"item": [{"id": "grenade", "cost": 9}, {"id": "taser", "effects": ["action: fly()"]}]},
        "events": {"event": [{"id": "hatching", "corridor": 5}]},
        "weaknesses": {"weakness": [{"id": "vital_places", "effects": []}]},
    }
    with pytest.raises(BadInput) as caught:
        load_house(house, {})
    told = str(caught.value).split("\n")
    # Also what no Room and no Item decides: it was left for a second reading.
    wrong = ["room armory", "item grenade", "item taser", "event hatching", "weakness vital_places"]
    assert [line.split(":")[1].strip() for line in told] == wrong
    assert "'pink', expected red or" in told[0]
    assert "unknown verb 'fly'" in told[2]


def test_what_a_house_adds_is_called_by_its_name_in_every_language() -> None:
    """It had no name, and a table where such a Room or card turned up could not be drawn."""
    event = {"id": "steam", "movers": ["creeper"], "corridor": 2, "effects": ["event: for each gain_slime()"]}
    steam = {"events": {"event": [{**event, "name": "Hot Steam"}]}}
    sauna = {"rooms": {"room": [{"id": "sauna", "name": "Sauna", "like": "armory", "category": "2"}]}}
    coffee = {"id": "coffee", "deck": "green", "effects": ["action: draw_cards(n=1)"]}
    book = rulebook("nemesis").with_house({**steam, **sauna, "items": {"item": [coffee]}}, {})
    for lang in LANGS:
        called = {card.name for sheet in book.sheets(lang) for card in sheet.cards}
        assert {"Hot Steam", "Sauna", "Coffee"} <= called, lang
