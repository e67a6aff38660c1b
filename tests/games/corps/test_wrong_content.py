"""Every complaint about content files that are wrong: file, record, key and reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from hullbreach.games.corps.content import load as content_module
from hullbreach.games.corps.content.load import load
from hullbreach.kernel.errors import BadInput
from tests.games.files import Wrong, complaint, copied, each, spoil

FOLDER = Path(content_module.__file__).parent


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the shipped files that a test may spoil."""
    return copied(FOLDER, tmp_path)


WRONG: Wrong = {
    "characters": [
        (
            "frost",
            "until=always",
            "until=end_of_round",
            "hero: abilities",
            "rule no_friendly_fire under passive, expected no_friendly_fire, always",
        ),
        ("hicks", '"tech:rulebook"', '"tech:gossip"', "hero: known[1]", "expected stat:source"),
        (
            "hicks",
            'abilities_source = "original"',
            'abilities_source = "gossip"',
            "hero: abilities_source",
            "expected rulebook or public",
        ),
        (
            "gorman",
            '  "end_of_activation: draw(n=2)",\n'
            '  "during_activation: may exhaust(n=2); grant_action(kind=move, target=grunt_los)",\n',
            "",
            "hero: abilities",
            "at least one",
        ),
        (
            "hicks",
            "known = []",
            "known = []\nfaq11_uses_abilities = true",
            "grunt: faq11_uses_abilities",
            "nothing to replace",
        ),
        (
            "ripley",
            "[character.grunt]\nspeed = 5\ndefence = 6\nmelee = 3\ntech = 5\naim = 5",
            "[character.grunt]\nspeed = 5\ndefence = 7\nmelee = 4\ntech = 6\naim = 6",
            "hero",
            "no better than the grunt",
        ),
        ("", 'game = "corps"', 'game = "chess"', "game", "'chess', expected corps"),
        ("", "count = 7", "count = 8", "count", "8 claimed, 7 found"),
        ("hicks", "speed = 4", "speed = 11", "hero: speed", "from 0 to 10"),
        ("hicks", "speed = 4", 'speed = "4"', "hero: speed", "'4', expected a whole"),
        ("hicks", "speed = 4", "", "hero: speed", "missing"),
        ("hicks", "speed = 4", "speed = 4\nluck = 1", "hero: luck", "unknown key"),
        ("hicks", "rank = 2", "rank = 0", "hero: rank", "expected a rank for marines"),
        ("hicks", "defence = 6", "defence = 4", "hero: defence", "at least the 5"),
        ("hicks", '"marine"', '"alien"', "affiliation", "expected marine or civilian"),
        ("", 'id = "hudson"', 'id = "hicks"', "character hicks", "occurs twice"),
        (
            "hicks",
            "when=defensive_fire",
            "when=sometimes",
            "hero: abilities[0]",
            "modify: bad value when=sometimes, expected always or defensive_fire",
        ),
        (
            "hicks",
            "passive: modify",
            "if_seen: modify",
            "hero: abilities[0]",
            "timing 'if_seen' does not belong here",
        ),
        (
            "vasquez",
            '  "passive: attack_cost(n=-1, weapon=m56_smart_gun)",\n]\n[',
            "]\n[",
            "hero: abilities_2020",
            "1 abilities, expected 2",
        ),
        ("newt", '"ripley"', '"bishop"', "paired_with", "'bishop', expected hicks"),
        ("newt", 'available_after = "newt"', 'available_after = "x"', "available_after", "no mission"),
    ],
    "endurance": [
        (
            "panic",
            "effects = [",
            'effects = ["on_hazard: exhaust(n=1)", ',
            "effects",
            "on_hazard twice, expected one line, its acts in order with ';'",
        ),
        ("panic", "target=active", "target=any", "effects[0]", "bad value target=any, expected self or active"),
        (
            "not_today",
            "instead=none, target=any",
            "instead=none, target=adjacent",
            "effects[1]",
            "expected self or any",
        ),
        (
            "hold_the_line",
            "id=steady_fire, until=end_of_phase",
            "id=no_friendly_fire, until=end_of_phase",
            "effects",
            "rule no_friendly_fire under any_time",
        ),
        (
            "m4_helmet",
            "effects = [",
            'effects = ["passive: rule(id=lights_out, until=always)", ',
            "effects",
            "rule lights_out under passive",
        ),
        (
            "",
            'hk_vp70"\nname = "HK VP70"\ntype = "weapon"\ncopies = 6',
            'hk_vp70"\nname = "HK VP70"\ntype = "weapon"\ncopies = 5',
            "count",
            "59 found",
        ),
        (
            "m4_helmet",
            'effects = ["on_defence_roll: may exhaust(n=1); reroll(roll=defence, target=self)"]',
            "effects = []",
            "effects",
            "only a weapon may be without",
        ),
        ("m4_helmet", "keywords = []", 'keywords = ["bulky"]', "keywords[0]", "'bulky', expected nothing"),
        (
            "lets_rock",
            'keywords = ["free_action"]',
            "keywords = []",
            "keywords",
            "keyword 'free_action' and the timings",
        ),
        (
            "stay_frosty",
            "keywords = []",
            'keywords = ["action"]',
            "keywords",
            "keyword 'action' and the timings",
        ),
        ("losing_hope", '  "on_hazard: attach(to=active)",\n', "", "effects", "needs an effect on_hazard"),
        ("weapon_jam", "else exhaust", "otherwise exhaust", "effects[0]", "left over: 'otherwise exhaust"),
        (
            "weapon_jam",
            'copies_source = "original"',
            'copies_source = "mine"',
            "copies_source",
            "'mine', expected rulebook",
        ),
        ("", "copies = 5", "copies = 4", "count", "60 claimed, 59 found"),
        ("m41a_pulse_rifle", '"weapon"', '"toy"', "type", "'toy', expected weapon or"),
        ("m41a_pulse_rifle", "full_auto", "loud", "keywords[0]", "'loud', expected"),
        ("m41a_pulse_rifle", '"single"', '"wide"', "shape", "single or area"),
        ("m41a_pulse_rifle", "range = 0\n", "", "range", "missing"),
        ("m41a_pulse_rifle", "attack(", "shoot(", "effects[0]", "unknown verb 'shoot'"),
        ("m41a_pulse_rifle", "cost=normal", "price=normal", "effects[0]", "unknown key 'price'"),
        ("m56_smart_gun", '"bulky"', '"bulky", "backup"', "keywords", "exclude each other"),
        ("", '"m56_smart_gun"', '"m57_smart_gun"', "card m56_smart_gun", "effects name this weapon"),
        ("m4_helmet", "cost = 2", "cost = 2\nrange = 3", "range", "unknown key"),
    ],
    "motion_tracker": [
        ("mt1_01_faint_signal", "threat = 1", "threat = 4", "threat", "1 to 3"),
        ("mt1_01_faint_signal", "blips = 1", "blips = 5", "blips", "0 to 4"),
        ("mt1_01_faint_signal", '"hidden"', '"active"', "effects", "if_unseen"),
        ("mt1_01_faint_signal", 'spawn = "1"', 'spawn = "new_tunnel"', "spawn", "does not fit"),
        ("mt1_01_faint_signal", '"hidden"', '"tunnel"', "effects", "place_tunnel"),
        ("", '"Contact"', '"Faint Signal"', "name Faint Signal", "occurs twice"),
    ],
    "blips": [
        ("", "copies = 8", "copies = 9", "count", "21 claimed, 22 found"),
        ("blip_1", "number = 1", "number = 0", "number", "from 1 to 9"),
        ("", 'face = "newt"', 'face = "queen"', "mission_blip mission_newt: face", "newt or empty"),
        ("", 'face = "newt"\ncopies = 1', 'face = "newt"\ncopies = 2', "mission_count", "4 claimed, 5 found"),
    ],
    "boards": [
        ("", "width = 10", "width = 9", "face 1a: grid", "10 by 10 squares, expected 9 by 10"),
        ("3b", " . . .|#|.|#|", "|# # #|#|.|#|", "grid", "solid without a wall"),
        ("1a", "board = 1", "board = 2", "id", "'1a', expected 2a"),
        ("1a", "|. . .|. . .|. . . .|", "|. . .|. . .|. . . .", "grid", "the E border at 9,0"),
        ("1a", "|. . .|. . .|. . . .|", "|. . .|. . .|. . . .D", "grid", "the E border at 9,0"),
        ("1a", "+-+-+-+-+-+-+-+-+-+-+\n|", "|", "grid", ""),
        ("1a", "|. . .|", "|# . .|", "grid", "solid without a wall on the left of 1,0"),
        ("1a", "|. . .|", "|C . .|", "grid", "console or pit without a thick line on the left of 1,0"),
        ("1a", ".:C:.", ".DC:.", "grid", "door not between floor"),
        ("1a", "+-+D+-+", "+-+-+-+", "grid", "floor square 9,9 cannot be reached"),
        ("1a", '["W", "E"]', '["W"]', "grid", "the E border at 9,4 does not fit the connectors"),
        ("1a", '"colony"', '"space"', "setting", "'space', expected colony"),
        ("1a", 'side = "a"', 'side = "b"', "setting", "expected processor"),
        ("", 'id = "1a"', 'id = "9a"', "face 9a: id", "'9a', expected 1a"),
    ],
    "components": [
        (
            "",
            'values = ["none", "commander"]',
            "values = [1.5]",
            "switches: grunt_equip: values[0]",
            "expected a word, a number",
        ),
        ("", 'keep = "lowest"', 'keep = "both"', "sentry_gun: keep", "'both', expected lowest"),
        ("", "boards = 4", "boards = 4\nhelmets = 2", "counts: helmets", "unknown key"),
        ("", "250, 200", "200, 250", "sentry_gun: ammo_steps", "falling numbers from 450 to 0"),
        ("", "shots = 9", "shots = 8", "sentry_gun: shots", "the steps allow 9"),
        ("", "[2, 4, 3, 4, 5, 6]", "[2, 4]", "edition: 2020: tracker_cards_by_players", "six numbers"),
        (
            "",
            "barricade_break_on = 4",
            "barricade_break_on = 7",
            "edition: 2020: barricade_break_on",
            "1 to 6",
        ),
        ("", "[edition.2020]", "[edition.2021]", "edition: 2020", "missing, expected a table"),
        ("", "corner_crossing_los = false", "", "edition: 2020: corner_crossing_los", "missing"),
        ("", 'default = "none"', 'default = "some"', "switches: grunt_equip: default", "none or commander"),
        ("", "open_hands =", "closed_hands =", "switches: open_hands", "missing"),
    ],
    "missions": [
        (
            "newt",
            'face = "4a", at = [0, 10]',
            'face = "4a", at = [0, 20]',
            "boards",
            "square 9,29 cannot be reached from the start",
        ),
        ("newt", 'computers = ["2a:1,4"]', 'computers = ["2a:0,0"]', "computers[0]", "is no console"),
        ("resupply", "crates = [", 'crates = ["4a:1,0", ', "crates", "9, but the box holds 8"),
        ("bug_hunt_hive", 'face = "4b"', 'face = "3a"', "spawn_points[2]: at", "4b"),
        (
            "escape",
            'victory = ["exited(who=trapped, min=1)", "none_standing_on_board(who=trapped)"]',
            "victory = []",
            "victory",
            "at least one line",
        ),
        ("escape", "exited(who=trapped", "exited(who=aliens", "victory[0]", "exited: bad value who=aliens"),
        (
            "survive",
            'open = "drop_ship"',
            'open = "later"',
            "exits A: open",
            "'later', expected always or drop_ship",
        ),
        ("survive", "round = 3", "round = 0", "events[0]: round", "from 1 to 99"),
        (
            "bug_hunt_operations",
            'source = "original"',
            'source = "seed"',
            "source",
            "'seed', expected rulebook",
        ),
        ("newt", "number = 1", "number = 2", "number", "2, expected 1"),
        ("newt", '"frost", "ripley"]', '"frost", "bishop"]', "groups: members", "'bishop', expected"),
        ("newt", 'newt = "found"', 'newt = "yes"', "squad: newt", "does not fit the members"),
        ("newt", "min = 1", "min = 2", "squad", "one to six seats"),
        ("newt", '"1a:9,2", "1a:9,3", "1a:9,4", ', "", "groups squad: start", "5 squares for 6"),
        ("newt", '"1a:9,2"', '"1a:8,2"', "groups squad: start[0]", "is no floor"),
        ("newt", 'side = "E"', 'side = "N"', "exits A: side", "no open border"),
        ("newt", 'side = "E"', 'side = "W"', "exits A: side", "lies another board"),
        ("newt", "{ n = 4", "{ n = 3", "spawn_points[3]: n", "spawn point 3 twice"),
        ("newt", '  { n = 4, at = "3a:9,8" },\n', "", "spawn_points", "1, 2, 3 and 4"),
        ("newt", '"1a:6,9"', '"1a:7,4"', "spawn_points", "spawn point 1 is less than 3 steps"),
        ("newt", ', "3a:4,9"]', "]", "mission_blips", "3, expected none or 4"),
        ("newt", "player_barricades = 0", "player_barricades = 12", "barricades", "holds 12"),
        ("newt", "level1 = 14", "level1 = 15", "tracker: level1", "15 cards, but there are 14"),
        ("newt", '"3a:9,9"]', '"3a:9,9", "3a:9,9"]', "reinforcements: at[13]", "already has a blip"),
        (
            "bug_hunt_hive",
            "level3 = 4",
            "level3 = 5",
            "tracker: further: updated",
            "15 cards in all, but there are 14",
        ),
        ("newt", "[2, 1, 3]", "[1, 2, 2]", "tracker: order", "each once"),
        ("newt", '["1a:5,4|6,4"]', '["1a:1,3|1,4"]', "barricades", "do not keep the squad"),
        ("newt", "sentry_guns = 0", "sentry_guns = 2", "sentry_guns", "belong to bug hunts"),
        ("newt", '"free"', '"pistol_only"', "equip", "belongs to bug hunts"),
        ("newt", "reshuffle = true", "reshuffle = false", "tracker: reshuffle", "bug hunts"),
        ("newt", '"down_captured"', '"stand_alone"', "after", "belongs to bug hunts"),
        ("", 'kind = "campaign"', 'kind = "rescue"', "mission", "kinds {"),
        ("newt", "rotate = 0", "rotate = 90", "boards[0]: rotate", "from 0 to 0"),
        ("newt", 'face = "3a", at = [10, 10]', 'face = "3a", at = [9, 10]', "boards", "lies over"),
        ("newt", 'face = "4a", at = [0, 10]', 'face = "2b", at = [0, 10]', "spawn_points[2]: at", "4a"),
        ("escape", "victory = [", "victory = []\nx = [", "x", "unknown key"),
        ("bug_hunt_operations", 'newt = "no"', 'newt = "found"', "squad: newt", "of this kind"),
        ("survive", "at=3a:4,2", "at=3a:2,1", "events[0]: effects[0]", "is no floor"),
    ],
}


KINDS = {
    "characters": "character",
    "endurance": "card",
    "motion_tracker": "card",
    "blips": "blip",
    "boards": "face",
    "missions": "mission",
}


@pytest.mark.parametrize(("file", "record", "old", "new", "key", "reason"), each(WRONG))
def test_wrong_files(folder: Path, file: str, record: str, old: str, new: str, key: str, reason: str) -> None:
    spoil(folder, file, record, old, new)
    told = complaint(load, folder)
    assert told.place == f"{file}.toml: {f'{KINDS[file]} {record}: ' if record else ''}{key}"
    assert reason in told.reason


def test_a_file_is_missing_or_no_toml(folder: Path) -> None:
    (folder / "blips.toml").write_text("blip = [")
    with pytest.raises(BadInput, match=r"blips\.toml: no TOML"):
        load(folder)
    (folder / "blips.toml").unlink()
    with pytest.raises(BadInput, match=r"blips\.toml: cannot be read"):
        load(folder)


def test_counts_of_the_box_bind_every_file(folder: Path) -> None:
    spoil(folder, "components", "", "blip_tokens = 21\n", "blip_tokens = 20\n")
    with pytest.raises(BadInput, match=r"blips\.toml: count: 21 found, but components\.toml counts 20"):
        load(folder)


def test_bug_hunts_need_a_pistol_for_everybody(folder: Path) -> None:
    spoil(folder, "endurance", "hk_vp70", "copies = 6", "copies = 5")
    spoil(folder, "endurance", "m40_grenades", "copies = 3", "copies = 4")
    with pytest.raises(BadInput, match=r"endurance\.toml: card hk_vp70: 5 copies, bug hunts need six"):
        load(folder)


def test_two_sides_of_a_board_cannot_lie_on_one_table(folder: Path) -> None:
    spoil(folder, "missions", "resupply", 'face = "3a"', 'face = "1b"')
    for square, other in (("3a:3,9", "1b:4,1"), ("3a:4,5", "1b:0,4"), ("3a:8,8", "1b:1,4")):
        spoil(folder, "missions", "resupply", square, other)
    spoil(folder, "missions", "resupply", ', "3a:0,0", "3a:0,9", "3a:5,0", "3a:9,0", "3a:9,9"', "")
    with pytest.raises(BadInput, match=r"missions\.toml: mission resupply: boards: one board used twice"):
        load(folder)
