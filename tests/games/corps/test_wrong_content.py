"""Every complaint about content files that are wrong: file, record, key and reason."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from hullbreach.games.corps import content as content_module
from hullbreach.games.corps.content import load
from hullbreach.kernel.errors import BadInput

FOLDER = Path(content_module.__file__).parent / "content"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the shipped files that a test may spoil."""
    shutil.copytree(FOLDER, tmp_path / "content")
    return tmp_path / "content"


def spoil(folder: Path, file: str, record: str, old: str, new: str) -> None:
    """Replace the first `old` after the id of the record."""
    path = folder / f"{file}.toml"
    text = path.read_text(encoding="utf-8")
    at = text.index(old, text.index(f'id = "{record}"') if record else 0)
    path.write_text(text[:at] + new + text[at + len(old) :], encoding="utf-8")


# For each file: the record that is spoilt, what is replaced by what, the key and part of the reason.
WRONG: dict[str, list[tuple[str, str, str, str, str]]] = {
    "characters": [
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
        ("1a", "|. . .|. . .|. . . .|", "|. . .|. . .|. . . .", "grid", "the E border at 9,0"),
        ("1a", "|. . .|. . .|. . . .|", "|. . .|. . .|. . . .D", "grid", "the E border at 9,0"),
        ("1a", "+-+-+-+-+-+-+-+-+-+-+\n|", "|", "grid", ""),
        ("1a", "|. . .|", "|# . .|", "grid", "solid without a wall on the left of 1,0"),
        ("1a", "|. . .|", "|C . .|", "grid", "console or pit without a thick line on the left of 1,0"),
        ("1a", ".:C:.", ".DC:.", "grid", "door not between floor"),
        ("1a", "+-+D+-+", "+-+-+-+", "grid", "cannot be reached"),
        ("1a", '["W", "E"]', '["W"]', "grid", "the E border at 9,4 does not fit the connectors"),
        ("1a", '"colony"', '"space"', "setting", "'space', expected colony"),
        ("1a", 'side = "a"', 'side = "b"', "setting", "expected processor"),
        ("", 'id = "1a"', 'id = "9a"', "face 9a: id", "'9a', expected 1a"),
    ],
    "components": [
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
        ("newt", "level1 = 8", "level1 = 15", "tracker: level1", "15 cards, but there are 14"),
        ("newt", "[1, 2, 3]", "[1, 2, 2]", "tracker: order", "each once"),
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


@pytest.mark.parametrize(
    ("file", "record", "old", "new", "key", "reason"),
    [(file, *row) for file, rows in WRONG.items() for row in rows],
)
def test_wrong_files(folder: Path, file: str, record: str, old: str, new: str, key: str, reason: str) -> None:
    spoil(folder, file, record, old, new)
    with pytest.raises(BadInput) as caught:
        load(folder)
    assert caught.value.place == f"{file}.toml: {f'{KINDS[file]} {record}: ' if record else ''}{key}"
    assert reason in caught.value.reason


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
