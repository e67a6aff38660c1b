"""The shipped content of hunt: complete, readable, and as the rulebook states it."""

from __future__ import annotations

import re
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from hullbreach.games.hunt.content import actions, names, skills
from hullbreach.games.hunt.content import effects as fx
from hullbreach.games.hunt.content import goals as go
from hullbreach.games.hunt.content import load as content_module
from hullbreach.games.hunt.content.card_records import FILTERS, TARGET_KINDS
from hullbreach.games.hunt.content.load import Content, load
from hullbreach.games.hunt.content.mission_records import RULE_IDS, StartingForce
from hullbreach.games.hunt.content.switches import SWITCHES
from hullbreach.games.hunt.content.vocabulary import TIMINGS, UNTIL, VERBS, VOCABULARY, WHO
from hullbreach.kernel.errors import BadInput
from hullbreach.parts.grammar import verbs_of
from hullbreach.parts.parser import parse_choice, parse_effect, unparse, unparse_choice
from tests.games.files import texts

FOLDER = Path(content_module.__file__).parent
DOCS = Path(__file__).resolve().parents[4] / "docs"


@pytest.fixture(scope="module")
def content() -> Content:
    return load()


# ---- the shipped files


@pytest.mark.rules("HUNT-COMP-01", "HUNT-COMP-04", "HUNT-COMP-05", "HUNT-COMP-06", "HUNT-COMP-09", "HUNT-MIS-01")
def test_the_box_is_complete(content: Content) -> None:
    box = {unit.id: unit.in_box for unit in content.units if unit.in_box}
    assert {id: n for id, n in box.items() if n > 1} == {"alien_infant_warrior": 10, "alien_stalker": 5}
    assert Counter(content.units[content.unit_index[id]].faction for id in box) == {0: 5, 1: 2, 2: 3}
    assert Counter(card.faction for card in content.strategy) == {0: 20, 1: 20, 2: 20}
    assert len(content.environment) == len(content.mission_cards) == 20
    assert sum(token.count for token in content.tokens) == 149
    assert [mission.number for mission in content.missions] == list(range(1, 11))
    assert [each.id for each in content.maps if each.use == "arena"] == ["arena_small", "arena_medium", "arena_large"]
    assert (content.doors, content.decoys) == (20, 4)


@pytest.mark.rules("HUNT-COMP-07", "HUNT-COMP-08")
def test_the_tiles_of_the_box(content: Content) -> None:
    assert [kind.count for kind in content.kinds] == [28, 8, 8, 8, 8, 6, 7]
    assert sum(kind.count for kind in content.kinds) == 73
    assert len(names.ROOMS) == 7


@pytest.mark.rules("HUNT-STA-01", "HUNT-STA-08", "HUNT-STA-09", "HUNT-STA-12")
@pytest.mark.parametrize(
    ("unit", "line"),
    [
        ("colonial_marine_pulse_rifle", (1, 12, 14, 9, 9, 19, 1, 13, 0)),
        ("colonial_marine_sergeant", (1, 14, 16, 9, 9, 19, 2, 13, 0)),
        ("wy_commando_smart_gun", (1, 14, 16, 11, 11, 19, 1, 13, 10)),
        ("power_loader", (1, 14, 14, 9, 9, 19, 4, 14, 12)),
        ("sentry_gun", (-1, -1, 14, -1, -1, -1, 1, 10, 0)),
        ("face_hugger", (1, 10, -1, 5, 5, 19, 1, 10, 0)),
        ("alien_stalker", (1, 10, -1, 10, 10, 19, 1, 10, 0)),
        ("alien_infant_warrior", (1, 15, -1, 9, 9, 19, 1, 13, 0)),
        ("alien_crusher", (1, 13, -1, 20, 20, 19, 7, 14, 0)),
        ("alien_queen", (1, 19, -1, 19, 19, 19, 6, 15, 14)),
        ("predator_hunter", (1, 12, 17, 14, 14, 19, 3, 15, 12)),
        ("predator_hellhound", (1, 13, 13, 10, 10, 15, 1, 12, 0)),
        ("elder_predator_berserker", (1, 17, 10, 14, 14, 19, 4, 14, 12)),
    ],
)
def test_stat_lines_that_the_rulebook_prints(content: Content, unit: str, line: tuple[int, ...]) -> None:
    u = content.units[content.unit_index[unit]]
    assert (u.m, u.cc, u.rs, u.st, u.con, u.ld, u.w, u.a, u.a_min) == line


@pytest.mark.rules("HUNT-STA-11", "HUNT-STA-14")
@pytest.mark.parametrize(
    ("weapon", "line", "used_by"),
    [
        ("combat_knife", (9, 1, 0), ""),
        ("combat_knife_wy", (11, 1, 0), ""),
        ("m41a1_pulse_rifle", (12, 1, 0), ""),
        ("m40_grenade_launcher", (16, 1, 0), "grenade_launcher"),
        ("m240_flame_thrower", (12, 1, 0), "burning_inferno"),
        ("m37a2_shotgun", (12, 1, 0), ""),
        ("m56_smart_gun", (14, 3, 1), ""),
        ("facehug_attack", (-1, 1, 0), ""),
        ("acid_spit_weapon", (12, 1, 0), "acid_spit"),
        ("smart_disc_throw_weapon", (-1, -1, 3), "smart_disc_throw"),
        ("combi_stick", (14, 4, 3), ""),
        ("combi_stick_berserker", (14, 5, 3), ""),
        ("plasma_cannon", (16, 1, 3), ""),
    ],
)
def test_weapons_that_the_rulebook_prints(content: Content, weapon: str, line: tuple[int, ...], used_by: str) -> None:
    w = content.weapons[content.weapon_index[weapon]]
    assert (w.st, w.roa, w.avv) == line
    assert w.used_by == used_by


@pytest.mark.rules("HUNT-COMP-11", "HUNT-OCC-01", "HUNT-OCC-02")
def test_tables_by_base(content: Content) -> None:
    tables = content.tables
    assert tables.occupation == (1, 2, 3, 6)
    assert tables.force_door == (5, 10, 15, names.NONE)
    assert tables.frags == (1, 2, 5, 5)
    assert (tables.tile_points, tables.acid_points, tables.acid_per_tile) == (8, 1, 2)
    bases = {unit.id: unit.base for unit in content.units}
    assert bases["alien_crusher"] == names.NO_BASE
    assert bases["royal_guard"] == bases["power_loader"] == bases["alien_queen"] == names.LARGE
    assert bases["predalien"] == bases["alien_warrior"] == bases["predator_hunter"] == names.MEDIUM


@pytest.mark.rules("HUNT-ARM-02")
def test_the_armour_table(content: Content) -> None:
    assert [content.tables.armour_modifier(st) for st in (1, 9, 10, 11, 20)] == [9, 1, 0, -1, -10]


@pytest.mark.rules("HUNT-EXP-06")
def test_the_level_table(content: Content) -> None:
    assert content.tables.rerolls == (0, 0, 1, 1, 2)
    assert content.tables.heal == (0, 0, 0, 6, 8)


def test_records_are_found_by_id(content: Content) -> None:
    for records, index in (
        (content.units, content.unit_index),
        (content.weapons, content.weapon_index),
        (content.strategy, content.strategy_index),
        (content.environment, content.environment_index),
        (content.mission_cards, content.mission_card_index),
        (content.maps, content.map_index),
        (content.missions, content.mission_index),
        (content.heroes.bases, None),
        (content.heroes.ranks, None),
    ):
        assert [record.index for record in records] == list(range(len(records)))
        assert index is None or [index[record.id] for record in records] == list(range(len(records)))
    assert content.mission("mission_02") is content.missions[1]
    with pytest.raises(BadInput, match="mission: 'picnic', expected mission_01 or mission_02"):
        content.mission("picnic")


def test_the_shipped_content_is_loaded_once(content: Content) -> None:
    assert load() is content
    assert load(FOLDER) is not content


def test_loading_is_fast() -> None:
    spent = []
    for _ in range(3):
        before = time.process_time()
        load(FOLDER)
        spent.append(time.process_time() - before)
    assert min(spent) < 0.3


def test_a_decoy_is_the_last_of_the_units(content: Content) -> None:
    decoy = content.units[content.decoy]
    assert (decoy.id, decoy.faction, decoy.base) == ("decoy", names.PREDATOR, names.MEDIUM)
    assert decoy.index == len(content.units) - 1 == 30
    assert (decoy.m, decoy.w, decoy.skills, decoy.weapons) == (1, 0, 0, ())
    assert {decoy.cc, decoy.rs, decoy.st, decoy.con, decoy.ld, decoy.a} == {names.NONE}


def test_a_deck_holds_the_cards_of_its_faction(content: Content) -> None:
    decks = [content.deck(faction) for faction in range(3)]
    assert decks == [list(range(20)), list(range(20, 40)), list(range(40, 60))]
    assert all(Counter(content.strategy[n].weight for n in deck) == {1: 5, 2: 10, 3: 5} for deck in decks)


# ---- skills and actions


def test_skills_are_different_bits(content: Content) -> None:
    bits = list(skills.SKILL_BITS.values())
    assert len(set(bits)) == len(bits) == 35
    assert all(bit.bit_count() == 1 for bit in bits)
    assert skills.skills_in(skills.DODGE | skills.RAGE) == ["dodge", "rage"]
    assert [skill.id for skill in content.skills if skill.active] == ["rage"]
    assert [skill.id for skill in content.skills if skill.faction_rule] == ["vocal_mimicry", "hide_on_reveal"]


def test_what_some_units_can(content: Content) -> None:
    def of(id: str) -> int:
        return content.units[content.unit_index[id]].skills

    assert of("alien_stalker") == (skills.HIVE_BLOODHOUNDS | skills.CLIMBING_CLAWS | skills.DODGE | skills.ACIDIC_BLOOD)
    assert of("sentry_gun") == skills.AUTO_SENTRY | skills.GUN_EMPLACEMENT
    assert of("predator_hellhound") == skills.CHARGE | skills.DODGE
    assert all(unit.skills & skills.ACIDIC_BLOOD for unit in content.units if unit.faction == names.ALIEN)


def test_actions_are_numbers(content: Content) -> None:
    assert [action.index for action in content.actions] == list(range(24))
    assert [action.id for action in content.actions] == list(actions.ACTION_IDS)
    by_name = {name: getattr(actions, name) for name in ("MOVE", "RUN", "SEAL", "WELD", "TREAT", "OPEN_DOOR", "SKULK")}
    assert {name: actions.ACTION_IDS[n] for name, n in by_name.items()} == {
        "MOVE": "move", "RUN": "run", "SEAL": "seal_the_bulkhead", "WELD": "weld_it_shut",
        "TREAT": "field_wound_treatment", "OPEN_DOOR": "open_door", "SKULK": "skulking_advance",
    }  # fmt: skip
    for action in content.actions:
        assert action.ap == (2 if action.advanced else 1)
    counts = {action.id: action.counts_as for action in content.actions}
    assert {id for id, n in counts.items() if n == actions.SHOOT} == {
        "burning_inferno", "shotgun", "acid_spit", "smart_disc_throw", "grenade_launcher", "rapid_fire",
    }  # fmt: skip
    assert {id for id, n in counts.items() if n == actions.MOVE} == {
        "run", "tactical_move", "skulking_advance", "disengage",
    }  # fmt: skip
    assert counts["point_blank_shot"] == actions.FIGHT
    assert counts["open_door"] == actions.INTERACT
    assert [action.id for action in content.actions if action.sentry_ok] == ["move", "shoot", "fight"]
    assert content.actions[actions.FORCE_DOORS].factions == 1 << names.ALIEN
    rapid = content.actions[actions.RAPID_FIRE].weapons
    assert [w.id for w in content.weapons if rapid >> w.index & 1] == ["m41a1_pulse_rifle", "m56_smart_gun"]


def test_limits_of_actions(content: Content) -> None:
    assert content.actions[actions.SEAL].per_game == 3
    assert content.actions[actions.WELD].per_game == 4
    assert content.actions[actions.TREAT].per_model == 1
    assert sum(action.per_game + action.per_model for action in content.actions) == 8


@pytest.mark.parametrize(
    ("host", "alien"),
    [
        ("colonial_marine_sergeant", "alien_infant_warrior"),
        ("wy_commando_smart_gun", "alien_infant_warrior"),
        ("predator_hellhound", "alien_stalker"),
        ("predator_hunter", "predalien"),
        ("elder_predator_warrior", "predalien"),
        ("power_loader", ""),
        ("sentry_gun", ""),
        ("alien_stalker", ""),
    ],
)
def test_who_appears_for_a_host(content: Content, host: str, alien: str) -> None:
    unit = content.units[content.unit_index[host]]
    found = content.hatched(unit.index, unit.faction, unit.type, unit.base)
    assert found == (content.unit_index[alien] if alien else names.NONE)


def test_a_marine_hero_is_no_host(content: Content) -> None:
    assert content.hatched(0, names.MARINE, "hero", names.MEDIUM) == names.NONE
    assert content.hatched(0, names.MARINE, "troop", names.MEDIUM) == names.NONE


# ---- cards


@pytest.mark.parametrize("text", list(texts(FOLDER, "effects")))
def test_every_effect_goes_back_to_its_text(text: str) -> None:
    assert unparse(parse_effect(text, VOCABULARY, "here"), VOCABULARY) == text


@pytest.mark.parametrize("text", sorted(set(texts(FOLDER, "steps", *names.FACTIONS))))
def test_every_step_goes_back_to_its_text(text: str) -> None:
    assert unparse_choice(parse_choice(text, go.GOAL_WORDS, "here"), go.GOAL_WORDS.words) == text


def test_every_word_of_the_cards_is_used(content: Content) -> None:
    effects = [effect for card in (*content.strategy, *content.environment) for effect in card.effects]
    verbs = [verb for effect in effects for verb in verbs_of(effect.does)]
    assert {type(verb) for verb in verbs} == {word.makes for word in VERBS}
    assert {effect.timing for effect in effects} == set(TIMINGS)
    assert {getattr(verb, "who", "target") for verb in verbs} | {"models_on_tile"} == set(WHO)
    assert {getattr(verb, "until", "game") for verb in verbs} == set(UNTIL)
    cards = [*content.strategy, *content.environment]
    assert {word for card in cards for word in card.filters} == set(FILTERS)
    assert {card.target for card in content.strategy} == set(TARGET_KINDS)


def test_every_goal_is_used(content: Content) -> None:
    on_maps = {type(goal) for m in content.missions for victory in m.victory for goal in victory.goals()}
    on_cards = {type(goal) for card in content.mission_cards for victory in card.victory for goal in victory.goals()}
    assert on_maps | on_cards == {word.makes for word in go.GOALS}
    assert on_cards == set(go.ON_CARDS)
    assert {rule for m in content.missions for rule in m.special_rules} == set(RULE_IDS)
    targets = {getattr(g, key, "") for c in content.mission_cards for v in c.victory for g in v.goals() for key in KEYS}
    assert targets - {""} == set(go.TARGETS)


KEYS = ("at", "to", "source")


def test_a_card_as_a_record(content: Content) -> None:
    card = content.strategy[content.strategy_index["full_magazine"]]
    assert (card.faction, card.timing, card.target, card.filters) == (0, "before_attack", "friendly_model", ("marine",))
    assert (card.targets, card.targets_min, card.copies, card.weight) == (1, 1, 1, 2)
    guns = ("m41a1_pulse_rifle", "m56_smart_gun", "m30_autocannon")
    assert {w.id for w in content.weapons if card.weapons >> w.index & 1} == set(guns)
    (verb,) = card.effects[0].verbs
    assert verb == fx.ChangeWeapon("roa", 1, "target", "this_action", "+".join(guns))
    assert content.weapons_named(verb.weapon) == guns
    assert content.weapons_named("") == ()
    assert set(content.weapons_named("any_rs")) == {w.id for w in content.weapons if w.kind == "rs"}


def test_what_else_cards_say(content: Content) -> None:
    def of(id: str):  # type: ignore[no-untyped-def]
        return content.strategy[content.strategy_index[id]]

    assert of("tracker_sweep").requires_skill == skills.PING
    assert of("hatching").requires_removed == content.unit_index["alien_infant_warrior"]
    assert of("acid_spray").skill == skills.ACIDIC_BLOOD
    assert (of("shifting_shadows").targets, of("shifting_shadows").targets_min) == (2, 2)
    assert [card.id for card in content.strategy if card.is_seal] == ["emergency_bulkhead"]
    assert {card.id for card in content.strategy if card.not_critical} == {
        "emergency_med_pack", "hardened_chitin", "bone_armour",
    }  # fmt: skip
    assert of("pounce").requires_removed == names.NONE
    assert of("pounce").requires_skill == of("pounce").skill == of("pounce").weapons == 0


def test_environment_cards_ask_somebody_or_nobody(content: Content) -> None:
    asked = {card.id: (card.choose, card.choice) for card in content.environment if card.choose}
    assert asked == {
        "doors_cycle_open": ("initiative_player", "door"),
        "bulkhead_lockdown": ("initiative_player", "edge"),
        "hull_breach": ("initiative_player", "tile"),
        "steam_burst": ("initiative_player", "tile"),
        "resin_bloom": ("initiative_player", "tile"),
        "decontamination_cycle": ("initiative_player", "tile"),
        "sensor_sweep": ("each_player", "enemy_blip"),
    }
    assert all(not card.choice and not card.filters for card in content.environment if not card.choose)


def test_mission_cards(content: Content) -> None:
    assert {card.id: card.needs_vents for card in content.mission_cards if card.needs_vents} == {
        "close_the_ducts": 2, "seal_and_hold": 1, "last_light": 3,
    }  # fmt: skip
    assert content.scale.points == content.forces.points == 300
    assert content.scale.counts == ("gain_frags", "gain_trophies")
    assert not any(victory.ordered for card in content.mission_cards for victory in card.victory)


# ---- missions


def test_the_victories_of_mission_1(content: Content) -> None:
    marine, alien, predator = content.missions[0].victory
    assert marine == go.Victory(
        True, (((go.Interact("escape_pod", 1, "", "", ""),),), ((go.Reach("engine_room", 1, ""),),))
    )
    assert alien.steps == (((go.Kill(5, 1),),),)
    scan, home = predator.steps
    rooms = ("bridge", "engine_room", "hibernation_chamber")
    assert scan == (
        tuple(go.Interact(room, 1, "", "", "") for room in rooms), (go.Interact("escape_pod", 1, "", "", ""),)
    )  # fmt: skip
    assert home == ((go.Reach("predator_pod", 1, ""),),)
    assert len(predator.goals()) == 5


def test_the_victories_of_other_missions(content: Content) -> None:
    def goals(number: int, faction: int) -> list[object]:
        return list(content.missions[number - 1].victory[faction].goals())

    assert goals(2, names.ALIEN) == [
        go.Interact("hibernation_chamber", 3, "", "", ""), go.CollectTrophies(3), go.Deliver("trophy", "vent", 3, 0),
    ]  # fmt: skip
    assert goals(3, names.MARINE) == [
        go.Interact("armoury", 1, "", "spare_parts", ""), go.Interact("engine_room", 1, "", "", "spare_parts"),
    ]  # fmt: skip
    assert goals(5, names.PREDATOR)[1] == go.Interact("laboratory", 1, "other_predator", "", "")
    assert goals(7, names.ALIEN) == [go.Kill(5, 2), go.Damage("damage_site", 2, 2, 3)]
    assert goals(8, names.PREDATOR)[0] == go.Kill(5, 1)
    assert goals(10, names.MARINE) == [go.LaunchPod("marine_model", 1)]
    assert goals(10, names.ALIEN) == [go.LaunchPod("egg", 1)]
    ordered = [[victory.ordered for victory in mission.victory] for mission in content.missions]
    assert ordered[2] == [True, False, False]
    assert ordered[9] == [False, False, False]


def test_special_rules(content: Content) -> None:
    rules = content.special_rules
    marine, alien, predator = rules.damage_room
    assert predator is None
    assert marine is not None
    assert alien is not None
    assert (marine.on, marine.acid_limit, marine.places) == (10, 4, ("hibernation_chamber",))
    assert (alien.on, alien.acid_limit, alien.places) == (10, 2, ())
    assert [content.units[unit].id for unit in alien.not_units] == ["face_hugger"]
    assert (rules.launch_pod.place, rules.launch_pod.factions, rules.launch_pod.alien_needs) == (
        "predator_pod",
        (0, 1),
        "egg",
    )
    fall = rules.imminent_destruction
    assert (fall.from_turn, fall.on, fall.always) == (2, 10, ("escape_pod", "laboratory"))
    assert rules.on_vents == ("trophy",)
    assert rules.trophies_carried_by == (names.ALIEN,)
    escorts = {mission.number: mission.escort for mission in content.missions if mission.escort}
    assert list(escorts) == [5]
    assert (escorts[5].faction, escorts[5].wounds) == (names.PREDATOR, 1)


def test_starting_forces(content: Content) -> None:
    full = content.starting_forces["full_box"]
    assert [sum(n for _, n in models) for models in full.models] == [5, 15, 3]
    assert full.decoys == content.tables.decoys_at_start == 2
    assert {content.units[unit].id: n for unit, n in content.starting_forces["handicap"].models[1]} == {
        "alien_infant_warrior": 7, "alien_stalker": 3,
    }  # fmt: skip
    mission = content.missions[1]
    assert mission.force_of((0, 1), full) is full
    own = StartingForce((1, 0), ((), (), ()), 0)
    changed = replace(mission, forces=(own,))
    assert changed.force_of((0, 1), full) is own
    assert changed.force_of((0, 2), full) is full


# ---- switches


def test_the_switches_of_the_index(content: Content) -> None:
    index = (DOCS / "rules" / "hunt.md").read_text("utf-8").partition("### 35.1")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| `(\w+)` \| ([^|]+) \| ([^|]+) \|$", index, re.MULTILINE)
    assert [name for name, _, _ in rows] == [switch.name for switch in content.switches] == list(SWITCHES)
    assert len(rows) == 22
    words = {"on": True, "off": False, "none": 0, "content": -1, "1": 1}
    for (name, values, rule), switch in zip(rows, content.switches, strict=True):
        listed = [words.get(value.strip(), value.strip()) for value in values.split(",")]
        assert switch.default == listed[0], name
        assert "a number" in listed or list(switch.values) == listed
        assert switch.rule.removeprefix("HUNT-") in rule


def test_switches_are_chosen(content: Content) -> None:
    usual = content.choose({})
    assert (usual.forces, usual.cap_counts, usual.turn_cap, usual.arena_head_start) == ("mission", True, 0, -1)
    other = content.choose({"forces": "lists", "cap_counts": False, "turn_cap": 30})
    assert (other.forces, other.cap_counts, other.turn_cap) == ("lists", False, 30)
    assert hash(other) != hash(usual)
    with pytest.raises(BadInput, match="luck: unknown switch, expected forces or"):
        content.choose({"luck": True})
    with pytest.raises(BadInput, match="forces: 'all', expected mission or full_box or handicap or lists"):
        content.choose({"forces": "all"})
    with pytest.raises(BadInput, match="cap_counts: 1, expected True or False"):
        content.choose({"cap_counts": 1})


# ---- the documents


def test_every_rule_that_the_content_names_exists() -> None:
    index = (DOCS / "rules" / "hunt.md").read_text("utf-8")
    known = set(re.findall(r"^- \*\*HUNT-([A-Z0-9]+-\d+)\*\*", index, re.MULTILINE))
    topics = {id.split("-")[0] for id in known}
    cited = index + (DOCS / "content" / "hunt.md").read_text("utf-8")
    cited += "".join(path.read_text("utf-8") for path in sorted(FOLDER.glob("*.toml")) + sorted(FOLDER.glob("*.py")))
    found = {f"{t}-{n}" for t, n in re.findall(r"(?<![A-Z0-9-])(?:HUNT-)?([A-Z][A-Z0-9]{1,4})-(\d{2,3})\b", cited)}
    assert {id for id in found if id.split("-")[0] in topics} <= known
    assert set(texts(FOLDER, "ref")) <= known
    assert len(known) == 667


def test_every_word_is_explained() -> None:
    page = (DOCS / "content" / "hunt.md").read_text("utf-8")
    words = [*TIMINGS, *UNTIL, *WHO, *FILTERS, *TARGET_KINDS, *RULE_IDS, *names.TOKENS, *names.SITES, *go.TARGETS]
    words += [word.makes.word for word in (*VERBS, *go.GOALS)]
    elsewhere = ("who", "against", "until", "at", "to", "token")
    keys = [key for word in (*VERBS, *go.GOALS) for key in word.keys if key.key not in elsewhere]
    words += [value for key in keys for value in key.words]
    said = set(re.findall(r"`(\w+)[`(]", page)) | set(re.findall(r"`(\w+) =", page))
    assert sorted({word for word in words if word not in said and word not in names.ROOMS}) == ["blip", "player"]
    files = set(re.findall(r"`(\w+)\.toml`", page.partition("\n## ")[0]))
    assert files == {path.stem for path in FOLDER.glob("*.toml")}
