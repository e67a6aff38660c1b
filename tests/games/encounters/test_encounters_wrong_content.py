"""Every complaint about encounters files that are wrong: file, record, key and reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from hullbreach.games.encounters.content import load as content_module
from hullbreach.games.encounters.content.load import load, load_house
from hullbreach.kernel.errors import BadInput
from tests.games.files import Wrong, complaint, copied, each, spoil

FOLDER = Path(content_module.__file__).parent


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the shipped files that a test may spoil."""
    return copied(FOLDER, tmp_path)


WRONG: Wrong = {
    "agendas": [
        ("leak_the_files", "scan 1", "scann 1", "agenda leak_the_files: effects[0]", "unknown verb 'scann'"),
        ("leak_the_files", 'side = "good"', 'side = "neutral"', "side", "expected good or evil"),
        ("leak_the_files", 'side = "good"', 'side = "evil"', "good agenda", "9 found, but the box holds 10"),
        ("cut_the_comms", "win else kill_hq 2", "kill_hq 2", "agendas.toml: agenda cut_the_comms", "you are alone"),
        ("secrets_revealed", "reveal: ", "play: ", "effects[0]", "does not belong here, expected reveal"),
        ("secrets_revealed", "copies = 5", "copies = 4", "secret", "4 found, but the box holds 5"),
    ],
    "alien_player": [
        ("avatar_warrior", "always: attack 1", "play: attack 1", "effects[0]", "expected always or start"),
        ("avatar_warrior", "always: attack 1", "always: scan_tax 1", "avatar avatar_warrior: always", "'scan_tax'"),
        ("slash", "copies = 3", "copies = 2", "card", "35 found, but the box holds 36"),
        ("slash", "keywords = []", 'keywords = ["vigilant"]', "keywords[0]", "'vigilant', expected nothing"),
        ("tail_lash", "for chosen_player", "for chosen_one", "effects[0]", "unknown who-word 'chosen_one'"),
    ],
    "basics": [
        ("grunt", "per_player = 5", "per_player = 4", "basic: per_player", "[7, 4], but setup.toml deals [7, 5]"),
        ("grunt", "copies = 25", "copies = 24", "basic grunt", "24 found, but the box holds 25"),
        ("sergeant_tech", "cost = 3", "cost = 4", "sergeant sergeant_tech: cost", "4, expected 3"),
        ("sergeant_tech", 'crew = "colonial_marines"', 'crew = "space_pirates"', "crew", "expected nostromo or sulaco"),
    ],
    "characters": [
        ("fire_axe", 'character = "brother_dillon"', 'character = "dillon"', "character brother_dillon: id", "a rare"),
        ("dropship_deployment", "play: attack 3", "play: draw 1", "coordinate_attack_cards", "0 found, but publicly"),
        ("fire_axe", "cost = 3", "cost = 4", "aggregate[9]: total_cost", "52 found, but publicly known are 47"),
        ("fire_axe", '"class strength: attack 1"', "", "aggregate[9]: class_synergy: strength", "0 found"),
        ("fire_axe", 'classes = ["strength"]', 'classes = ["muscle"]', "card fire_axe: classes[0]", "'muscle'"),
        ("fire_axe", "class strength", "class muscle", "card fire_axe: effects[0]", "'muscle', expected intel or"),
        ("fire_axe", 'crew = "fury_161"', 'crew = "sulaco"', "character brother_dillon: crew", "card fire_axe has"),
        ("fire_axe", "strength: attack 1", "strength: gain self", "card fire_axe: class", "'gain self' does not"),
        ("steady_hands", '["vigilant"]', "[]", "card steady_hands: keywords", "go together"),
        ("steady_hands", "discard: heal", "play: heal", "card steady_hands: keywords", "go together"),
        ("steady_hands", "who=chosen_player", "who=him", "effects[0]", "heal: bad value who=him, expected you or"),
        ("steady_hands", 'source = "original"', 'source = "gossip"', "source", "expected rulebook or public"),
        ("steady_hands", 'source = "original"', 'source = "original"\ncolour = 1', "colour", "unknown key, expected"),
        ("steady_hands", "cost = 3\n", "", "card steady_hands: cost", "missing, expected a whole number"),
        ("", 'id = "christie"', 'id = "johner_2"', "character johner_2: id", "a rare"),
    ],
    "drones": [
        ("resin_worker", 'type = "alien"', 'type = "bug"', "drone resin_worker: type", "'bug', expected alien or"),
        ("resin_worker", "death: draw 1", "play: draw 1", "effects[0]", "trigger 'play' does not belong here"),
        ("", 'id = "resin_worker"', 'id = "ash"', "id ash", "occurs twice"),
        ("slumbering_drone", '"no_move"', '"no_fly"', "keywords[1]", "'no_fly', expected final or no_move"),
    ],
    "hatchery": [
        ("chestburster", "on_draw: die", "on_draw: dye", "card chestburster: effects[0]", "unknown verb 'dye'"),
        ("chestburster", "copies = 5", "copies = 6", "card chestburster", "6 found, but the box holds 5"),
        ("facehugger", 'kind = "enemy"', 'kind = "event"', "card facehugger: kind", "expected enemy or chestburster"),
    ],
    "hive": [
        ("sos_signal", "copies = 2", "copies = 3", "deck hive_the_sos: cards", "10 found, 9 claimed, expected 9"),
        ("ash", 'keywords = []', 'keywords = ["final"]', "deck hive_no_one", "1 final enemies, expected 0"),
        ("event_the_sos", 'kind = "event"', 'kind = "hazard"', "deck hive_the_sos: cards", "3 hazards, expected 1"),
        ("brett", 'deck = "hive_no_one_can_hear_you_scream"', 'deck = "hive_x"', "deck hive_no_one", "10 found"),
        ("queens_guard", "id=alien_queen", "id=alien_king", "card queens_guard: static", "'alien_king' is no enemy"),
        ("queens_guard", "id=alien_queen", "id=alien_queen type=alien", "card queens_guard: fortify", "only one of"),
        ("queens_guard", "static: fortify", "static: if alone then fortify", "card queens_guard: static", "may"),
        ("queens_guard", "id=alien_queen", "| weaken 1", "card queens_guard: static", "nor a choice"),
        ("queens_guard", "fortify 1 id=alien_queen", "strike 1", "card queens_guard: static", "'strike' does not"),
        ("lurking_xenomorph", "complex: scan", "combat: scan", "lurking_xenomorph: combat", "'scan_tax' does"),
        ("vent_stalker", "move self right 2", "attach here", "vent_stalker: reveal_complex", "'attach here' does not"),
        ("purvis", "kill_enemy 1 max=6", "gain self", "card purvis: sacrifice", "'gain self' does not belong here"),
        ("power_loader", "-> attack 3", "-> discard_self", "power_loader: action", "'discard_self' does not belong"),
        ("newt", "reveal_combat: collect newt", "reveal_combat: discard_self", "the_lost_colony: goal", "is lost"),
        ("newt", "-> collect newt", "-> collect cat", "hive.toml: card newt: collect", "'cat' is neither"),
        ("sentry_gun", "combat: attach room=airlock", "combat: discard_self", "at_night: goal", "is lost"),
        ("sentry_gun", "room: weaken 1", "static: weaken 1", "card sentry_gun: effects[1]", "does not belong here"),
        ("burke", "facehug next_player", "facehug nobody", "card burke: effects[0]", "facehug: bad value who=nobody"),
        ("", 'objective = "the_sos"', 'objective = "the_sms"', "objective the_sos: id", "expected the_sms"),
    ],
    "loadouts": [
        ("crew", '"avatar_scout"', '"avatar_cook"', "loadout crew: people", "'avatar_cook', expected"),
        ("crew", "people", "peple", "loadout crew: peple", "unknown key"),
    ],
    "locations": [
        ("the_nostromo_hazard_2", "hazard 2: add_hive", "hazard 3: add_hive", "effects", "hazard 3 in hazard 2"),
        ("the_nostromo_hazard_2", "number = 2", "number = 1", "hazard the_nostromo_hazard_2", "hazard 2 in hazard 1"),
        ("the_nostromo_hazard_3", 'location = "the_nostromo"', 'location = "earth"', "the_nostromo: id", "[1, 2]"),
        ("auriga_contaminant", 'location = "the_auriga"', 'location = "earth"', "location", "expected the_nostromo or"),
        ("auriga_contaminant", "cleanup: pass_self", "play: pass_self", "effects[2]", "expected on_draw or once or"),
        ("auriga_contaminant", "-> discard_self", "-> remove_self", "auriga_contaminant: once", "'remove_self'"),
        ("the_auriga_hazard_2", "infest you", "pass_self you", "the_auriga_hazard_2: hazard", "'pass_self' does not"),
        ("the_auriga_hazard_2", "block room=cargo_bay", "block room=kitchen", "effects[0]", "bad value room=kitchen"),
    ],
    "objectives": [
        ("the_sos", "collected sos_signal>=2", "collected sos_signal", "objective the_sos: goal", "expected collected"),
        ("the_sos", "collected sos_signal>=2", "collected sos_signal>=3", "objective the_sos: goal", "there are fewer"),
        ("the_sos", "collected sos_signal>=2", "collected cats>=2", "objective the_sos: goal", "no card 'cats'"),
        ("the_sos", "collected sos_signal>=2", "killed sos_signal>=2", "objective the_sos: goal", "is no enemy"),
        ("the_sos", "event: if", "setup: if", "objective the_sos: event[0]", "'setup' does not belong here"),
        ("the_sos", '["event: if not show class=intel then add_hive 1 else peek 1"]', "[]", "event", "every objective"),
        ("the_sos", 'hive = "hive_the_sos"', 'hive = "hive_x"', "objective the_sos: hive", "expected hive_the_sos or"),
        ("the_sos", "number = 1", "number = 2", "objective the_sos: hive", "is not the mini-deck of an objective 2"),
        ("the_sos", "else peek 1", "else collect sos_signal", "objective the_sos: event", "'collect' does not belong"),
        ("a_perfect_organism", "in_room perfect_organism", "in_room jones", "a_perfect_organism: action", "no enemy"),
    ],
    "roles": [
        ("avatar_medic", 'role_card = "battlefield_medicine"', 'role_card = "lets_rock"', "role_card", "belongs to"),
        ("avatar_medic", "health = 9", "health = 0", "avatar avatar_medic: health", "0, expected a whole number"),
        ("avatar_medic", 'name_source = "rulebook"', 'name_source = "x"', "name_source", "expected rulebook or public"),
    ],
    "rooms": [
        ("cargo_bay", 'next = "med_lab"', 'next = "airlock"', "room cargo_bay: next", "'airlock', expected med_lab"),
        ("med_lab", "order = 3", "order = 4", "room med_lab: order", "expected a whole number from 3 to 3"),
        ("cargo_bay", "entry = false", "entry = true", "room cargo_bay: entry", "only the first room"),
    ],
    "setup": [
        ("", "strikes = 40", "strikes = 41", "box: box", "601 cards in all, expected 600"),
        ("", "hand_size = 6", "hand_size = 0", "deck: hand_size", "0, expected a whole number"),
        ("", '["hive", "action",', '["action", "hive",', "turn: phases", "expected hive, action, strike, cleanup"),
        ("alien", 'location = "the_nostromo"', 'location = "earth"', "scenario alien: location", "expected the_"),
        ("alien", '"the_sos", "no_one', '"no_one_can_hear_you_scream", "no_one', "objectives[1]", "twice"),
        ("alien", '"the_sos", ', "", "scenario alien: objectives", "expected numbers 1, 2, 3"),
        ("alien", '"warrant_officer_ripley", ', "", "scenario alien: characters", "3 found, expected 4"),
        ("drone_rule", 'default = "players"', 'default = "table_2016"', "default", "expected players"),
        ("easy_more_drones", "default = 1", "default = 9", "difficulty easy_more_drones: default", "9, expected"),
        ("easy_more_drones", 'mode = "easy"', 'mode = "silly"', "mode", "expected easy or hard"),
        ("", 'id = "survival"', 'id = "tech"', "class", "tech, tech, expected intel"),
        ("", '"avatar_gunner", ', '"avatar_pilot", ', "first_game: roles_in_order[0]", "'avatar_pilot', expected"),
        ("", "[first_game]", "[extra]\nn = 1\n[first_game]", "extra", "unknown key"),
    ],
    "strikes": [
        ("bite_mark", "hit: discard 1", "hit: hand_size -1", "strike bite_mark: hit", "'hand_size' does not"),
        ("broken_arm", "hand_size -1", "discard 1", "strike broken_arm: wound", "'discard' does not belong here"),
        ("gash", "damage = 2", "damage = 12", "strike gash: damage", "12, expected a whole number from 0 to 9"),
        ("gash", "copies = 5", "copies = 4", "strike", "39 found, but the box holds 40"),
        ("concussion", "wound: scan_tax", "static: scan_tax", "effects[0]", "expected hit or wound"),
    ],
}  # fmt: skip


@pytest.mark.parametrize(("file", "record", "old", "new", "place", "reason"), each(WRONG))
def test_complaint(folder: Path, file: str, record: str, old: str, new: str, place: str, reason: str) -> None:
    spoil(folder, file, record, old, new)
    told = complaint(load, folder)
    assert place in told.place
    assert reason in told.reason


def test_every_file_has_its_wrong_cases() -> None:
    assert set(WRONG) == {path.stem for path in FOLDER.glob("*.toml")}


@pytest.mark.parametrize("file", sorted(WRONG))
def test_a_file_must_be_there_and_be_toml(folder: Path, file: str) -> None:
    path = folder / f"{file}.toml"
    path.write_text("= nonsense", encoding="utf-8")
    with pytest.raises(BadInput, match=rf"{file}\.toml: no TOML"):
        load(folder)
    path.unlink()
    with pytest.raises(BadInput, match=rf"{file}\.toml: cannot be read"):
        load(folder)


def test_a_copy_of_the_shipped_files_is_right(folder: Path) -> None:
    assert len(load(folder).cards) == len(load().cards)


def test_what_is_wrong_with_objectives_does_not_hide_the_strikes_of_a_house() -> None:
    house = {
        "objectives": {"objective": [{"id": "cook_it", "goal": "soup"}]},
        "strikes": {"strike": [{"id": "gash", "damage": -1}]},
    }
    with pytest.raises(BadInput) as caught:
        load_house(house, {})
    places = [line.split(": ")[1:3] for line in str(caught.value).splitlines()]
    assert [place for record, place in places if record == "objective cook_it"] == ["hive", "name", "number"]
    assert ["strike gash", "damage"] in places
