"""Every complaint about hunt files that are wrong: file, record, key and reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from hullbreach.games.hunt.content import load as content_module
from hullbreach.games.hunt.content.load import load
from hullbreach.kernel.errors import BadInput
from tests.games.files import Wrong, complaint, copied, each, spoil

FOLDER = Path(content_module.__file__).parent


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the shipped files that a test may spoil."""
    return copied(FOLDER, tmp_path)


ONE_LIST = """[[force]]
map = "arena_small"
side = "survivors"
faction = "marine"
points = 100
source = "original"
groups = [
  { models = { colonial_marine_pulse_rifle = 5 } },
  { models = { colonial_marine_pulse_rifle = 5 } },
]

"""
OWN_FORCE = """[[mission.force]]
factions = ["marine", "alien"]
marine = { colonial_marine_pulse_rifle = 5 }
alien = { alien_stalker = 6 }
"""

WRONG: Wrong = {
    "arena": [
        ("", "growth_lost = 4", "growth_lost = 8", "size[0]: growth_won", "8, expected more than after a lost round"),
        ("", "growth_won = 8", "growth_won = 0", "size[0]: growth_won", "0, expected a whole number from 1 to 99"),
        ("", 'map = "arena_small"', 'map = "mission_01"', "size[0]: map", "expected arena_small or"),
        ("", 'map = "arena_small"', 'map = "arena_large"', "size arena_small", "0 found, expected one"),
        ("", "survivor_points = 100", "survivor_points = 150", "size[0]: horde_points", "expected more than the"),
        ("", "survivor_points = 200", "survivor_points = 100", "size arena_medium", "not more points than the size"),
        ("", "marine = 6, alien", "marine = 100, alien", "size[0]: head_start: marine", "100, expected"),
        ("", "marine = 6, alien", "marine = 99, alien", "force arena_small_horde_alien", "points may not fit on 8"),
        ("", "marine = 6, alien = 0", "marine = 6", "size[0]: head_start: alien", "missing, expected"),
        ("", 'side = "survivors"', 'side = "heroes"', "force[0]: side", "expected survivors or horde"),
        ("", 'side = "survivors"', 'side = "horde"', "force arena_small survivors marine", "0 found, expected one"),
        ("", "[[force]]", f"{ONE_LIST}[[force]]", "force arena_small survivors marine", "2 found, expected one"),
        ("", "points = 100\nsource", "points = 99\nsource", "force[0]: points", "99, but the list costs 100"),
        ("", "horde_points = 150", "horde_points = 200", "force arena_small_horde", "points, expected at most 200, an"),
        ("", "survivor_points = 100", "survivor_points = 99", "arena_small_survivors_marine", "expected at most 99"),
        ("", "source", "colour = 1\nsource", "arena.toml: colour", "unknown key, expected"),
    ],
    "environment": [
        ("lights_out", "limit_los(n=3", "limit_los(n=0", "card lights_out: effects[0]", "limit_los: bad value n=0"),
        ("lights_out", "renewal: ", "between_activations: ", "effects[0]", "does not belong here, expected renewal"),
        ("lights_out", "copies = 1", "copies = 2", "environment.toml: card", "21 found, but the box holds 20"),
        ("lights_out", 'effects = ["', 'effects = ["renewal: nothing()", "', "card lights_out: effects", "2 effects"),
        ("hull_breach", '"initiative_player"', '"loser"', "choose", "expected initiative_player or each_player"),
        ("hull_breach", 'choice = "tile"', 'choice = "room"', "choice", "expected door or edge or tile or enemy_blip"),
        ("hull_breach", 'choice = "tile"\n', "", "card hull_breach: choice", "missing, expected door or"),
        ("hull_breach", '"not_objective"', '"no_objective"', "filters[1]", "did you mean 'not_objective'?"),
        ("lights_out", "copies = 1", 'copies = 1\nchoice = "tile"', "card lights_out: choice", "unknown key"),
        ("power_surge", "weapon=any_rs", "weapon=big_gun", "card power_surge: effects", "'big_gun' is no weapon"),
    ],
    "force_org": [
        ("", "points = 300\nhero", "points = 200\nhero", "mission_cards.toml: scale: points", "300, expected 200"),
        ("", "hero_share = 50", "hero_share = 101", "hero_share", "101, expected a whole number from 0 to 100"),
        ("", "hero_share = 50", "hero_share = 20", "force marine_300: groups", "wrong-share: hero, 75, 300 (HUNT-HERO"),
        ("", "hero_from = 300", "hero_from = -1", "hero_from", "-1, expected"),
        ("", "groups = [2, 5]", "groups = [3, 5]", "force marine_300: groups", "too-few: troop, 2, 3 (HUNT-FORC-02)"),
        ("", "groups = [2, 5]", "groups = [5, 2]", "chart[0]: groups", "[5, 2], expected the least and the most"),
        ("", "groups = [2, 5]", "groups = [2]", "chart[0]: groups", "[2], expected the least and the most"),
        ("", "squad = [5, 8]", "squad = [6, 8]", "force marine_300: groups", "too-few: colonial_marines, 5, 6"),
        ("", "max_heavy = 1", "max_heavy = 0", "force marine_300: groups", "too-many: colonial_marines_heavy_weapon"),
        ("", "max_special = 2", "max_special = 1", "groups", "too-many: colonial_marines_special_weapon, 2, 1"),
        ("", "same_level = true", "same_level = 1", "chart[0]: same_level", "1, expected true or false"),
        ("", "troop_share = 50", "troop_share = 80", "force alien_300: groups", "wrong-share: troop, 180, 300"),
        ("", "most = { alien_queen", "most = { alien_king", "chart[1]: most: alien_king", "no unit of the hive"),
        ("", 'faction = "predator"', 'faction = "alien"', "chart[2]: faction", "occurs twice"),
        ("", 'id = "wy_commandos"', 'id = "mercenaries"', "squad mercenaries: id", "expected colonial_marines or"),
        ("alien_300", "points = 300", "points = 310", "force alien_300: points", "310, but the list costs 300"),
        ("alien_300", "praetorian = 1", "alien_queen = 2", "groups", "too-many: alien_queen, 2, 1"),
        ("alien_300", "praetorian = 1", "predator_hunter = 1", "predator_hunter", "no unit that a list of the alien"),
        ("predator_300", "predator_hunter = 1", "predator_hunter = 2", "groups", "too-many: predator_hunter, 2, 1"),
        ("predator_300", "predator_hunter = 1", "predator_hunter = 1, predator_hellhound = 1", "groups", "mixed-group"),
        ("predator_300", "elder_predator_warrior", "elder_predator", "heroes[0]: base", "expected elder_predator_war"),
        ("predator_300", 'melee = "combi_stick"', 'melee = "knife"', "melee", "expected wrist_blade or combi_stick"),
        ("marine_300", 'rank = "captain"', 'rank = "general"', "heroes[0]: rank", "expected captain or major or"),
        ("marine_300", ', ranged = "m41a1_pulse_rifle"', "", "heroes[0]: ranged", "missing, expected m41a1_pulse"),
        ("", 'id = "alien_300"', 'id = "marine_300"', "force marine_300", "occurs twice"),
        ("marine_300", "{ wy_commando_pulse_rifle = 2", "{ sentry_gun = 1, wy_commando_pulse_rifle = 2",
         "groups", "mixed-group: 0 (HUNT-DEC-110)"),
        ("marine_300", "wy_commando_motion_tracker = 1 }", "wy_commando_motion_tracker = 1 }, levels = { "
         "wy_commando_smart_gun = 2 }", "groups", "level-out-of-bounds: wy_commando_smart_gun, 2, 1"),
        ("marine_300", "colonial_marine_motion_tracker = 1 }", "colonial_marine_motion_tracker = 1 }, levels = { "
         "colonial_marine_smart_gun = 2 }", "groups", "mixed-levels: 1 (HUNT-FORC-03)"),
    ],
    "heroes": [
        ("", "stat_cost = 5", "stat_cost = 0", "heroes.toml: stat_cost", "0, expected"),
        ("", "max_stat = 20", "max_stat = 21", "heroes.toml: max_stat", "21, expected"),
        ("", "avv = 15", "avv = 0", "weapon_cost: avv", "0, expected"),
        ("", 'base_size = "medium"', 'base_size = "huge"', "base_size", "expected small or medium"),
        ("marine", "combat_knife = 0", "combi_stick = 0", "base marine: melee: combi_stick", "no weapon of the kind c"),
        ("marine", "m56_smart_gun = 50", "combat_knife = 50", "ranged: combat_knife", "no weapon of the kind rs"),
        ("marine", '["team_tactics"]', '["teamwork"]', "base marine: skills[0]", "'teamwork', expected"),
        ("alien_warrior", "cost = 75\n", "", "base alien_warrior: cost", "missing, expected"),
        ("alien_warrior", "up = { cc = 1", "up = { luck = 1", "base alien_warrior: up: luck", "unknown key"),
        ("praetorian", "melee = { royal_guard_claws = 0 }", "melee = {}", "base praetorian: melee", "nothing to take"),
        ("", 'id = "wy_commando"', 'id = "marine"', "base marine", "occurs twice"),
        ("captain", "marine = 75", "robot = 75", "rank captain: cost: robot", "unknown key"),
        ("captain", "a = 14\n", "", "rank captain: a", "missing"),
        ("", 'id = "major"', 'id = "captain"', "rank captain", "occurs twice"),
        ("", 'kind = "rs"', 'kind = "cc"', "weapon_change marine cc", "occurs twice"),
        ("", "up = { st = 2, roa = 1, avv = 2 }", "up = { st = 2, roa = 1 }", "weapon_change[0]: up: avv", "missing"),
        ("dodge", "cost = 20", "cost = 0", "skill dodge: cost", "0, expected"),
        ("heal", "x = 4\n", "", "skill heal: x", "missing"),
        ("dodge", "cost = 20", "cost = 20\nx = 4", "skill dodge: x", "unknown key"),
    ],
    "maps": [
        ("mission_01", "tiles = 36", "tiles = 35", "map mission_01: tiles", "35, but 36 are drawn"),
        ("mission_01", "doors = 6", "doors = 7", "map mission_01: doors", "7, but 6 are drawn"),
        ("mission_01", '"armoury", ', "", "map mission_01: rooms", "but armoury, bridge"),
        ("mission_01", 'use = "campaign"', 'use = "home"', "map mission_01: use", "expected campaign or arena"),
        ("mission_01", "-Tsn..#ewn..", "-Tsn..", "map mission_01: rooms", "but armoury, bridge, escape_pod"),
        ("", 'id = "mission_02"', 'id = "mission_01"', "map mission_01", "occurs twice"),
        ("mission_05", '"turret_site"', '"toaster"', "tokens: 1", "expected objective or trophy or"),
        ("mission_05", '2 = "egg"', '3 = "egg"', "map mission_05: grid: r1c9", "token mark '2', expected"),
        ("mission_01", "ssn..", "csn..", "map mission_01: grid: r0c5", "kind 'c', expected"),
        ("mission_01", "C|n..", "C-n..", "map mission_01: grid: r1c1", "is drawn, but meets a wall"),
        ("mission_01", "DsiA.", "DsnA.", "map mission_01: grid", "Aliens start on r2c4, which is not infested"),
        ("mission_01", "pwnP.", "pwn..", "map mission_01: grid", "Predators start on the predator pod"),
        ("mission_01", "aenM.", "aen..", "map mission_01: grid", "no deployment tile of the marine faction"),
        ("mission_01", "aenM.", "aenS.", "map mission_01: grid", "marine faction"),
        ("mission_01", "Lnn..", "LnnS.", "map mission_01: grid", "Survivors start only in the arena"),
        ("mission_01", "aenM.", "aenP.", "map mission_01: grid", "marine faction"),
        ("mission_01", "C|i.. DsiA.", "C|iM. DsiA.", "map mission_01: grid", "less than 4 tiles apart"),
        ("mission_01", "Ten..-C-h..-TniA.", "TenM.-C-h..-TniA.", "map mission_01: grid", "less than 4 tiles apart"),
        ("mission_08", "X+n..-Lsn..", "X+n..-LsnM.", "map mission_08: grid", "see each other at the start: r1c1 is"),
        ("arena_small", "X+nS.", "X+n..", "map arena_small: grid", "no tile of the Survivors"),
        ("arena_small", "X+nS.", "X+iS.", "map arena_small: grid", "the Horde starts less than 3 tiles"),
        ("arena_small", "X+nS.", "X+nM.", "map arena_small: grid", "no tile of the Survivors"),
        ("arena_large", "C-n..", "C-nM.", "map arena_large: grid", "an arena has no deployment tiles"),
    ],
    "mission_cards": [
        ("data_recovery", "copies = 1", "copies = 2", "mission_cards.toml: card", "21 found, but the box holds 20"),
        ("data_recovery", "from=target_room", "from=bridge", "marine[0]", "return_to_start: bad value from=bridge"),
        ("data_recovery", "at=target_room", "at=bridge", "alien", "damage: bridge, expected target_room or"),
        ("data_recovery", "gain_trophies(count=3)", "kill(count=3)", "predator", "kill is nothing that a Mission card"),
        ("data_recovery", "gain_trophies(count=3)", "remove_tiles(kind=vent, count=1)", "predator", "only Marines can"),
        ("data_recovery", '["gain_trophies(count=3)"]', "[]", "predator", "empty, expected what the faction must do"),
        ("last_light", "count=3", "count=5", "card last_light: marine", "5 vents to remove, but only 4 can be"),
        ("pull_out", "share=50", "share=150", "card pull_out: marine[0]", "evacuate: 150 percent"),
        ("", 'id = "pull_out"', 'id = "lights_out"', "card lights_out", "occurs twice"),
        ("", "points = 300", "points = 0", "scale: points", "0, expected"),
        ("", '"gain_frags"', '"kill"', "scale: counts[0]", "expected gain_frags or gain_trophies"),
    ],
    "missions": [
        ("mission_01", "number = 1", "number = 2", "mission mission_01: number", "2, expected 1"),
        ("mission_01", 'map = "mission_01"', 'map = "arena_small"', "mission mission_01: map", "expected mission_01 o"),
        ("mission_03", 'map = "mission_03"', 'map = "mission_01"', "mission_03: map", "smaller than that of the"),
        ("", 'id = "mission_02"', 'id = "mission_01"', "mission mission_01", "occurs twice"),
        ("mission_01", "at=escape_pod", "at=laboratory", "victory: marine", "interact: laboratory is not on the map"),
        ("mission_01", "at=escape_pod", "at=target_room", "victory: marine", "only Mission cards have targets"),
        ("mission_01", "at=escape_pod", "at=kitchen", "marine: steps[0]", "interact: bad value at=kitchen"),
        ("mission_01", "ordered = true", 'ordered = "yes"', "victory: marine: ordered", "expected true or false"),
        ("mission_01", '["kill(count=5)"]', "[]", "victory: alien: steps", "empty, expected what the faction must do"),
        ("mission_01", "kill(count=5)", "(kill(count=5) | kill(count=4)) | kill(count=3)", "steps[0]", "list of goals"),
        ("mission_01", "kill(count=5)", "(may kill(count=5)) | kill(count=3)", "steps[0]", "list of goals"),
        ("mission_01", "kill(count=5)", "gain_trophies(count=5)", "special_rules", "trophy_collection is missing"),
        ("mission_02", '"trophy_collection", ', "", "special_rules", "trophy_collection is missing, but the victory"),
        ("mission_02", ', "carry_token"', "", "mission mission_02: special_rules", "carry_token is missing"),
        ("mission_02", "token=trophy, to=vent", "token=egg, to=vent", "victory: alien", "egg may not lie on vents"),
        ("mission_02", '"collect_trophies(count=5)"', '"deliver(token=trophy, to=armoury, count=1)"', "predator",
         "the faction does not carry trophies"),
        ("mission_03", '"carry_token", ', "", "mission mission_03: special_rules", "carry_token is missing"),
        ("mission_03", "acid=2", "acid=3", "victory: alien", "damage: 3 tokens, but the special rule has 2"),
        ("mission_03", "collect_trophies(count=5)", "damage(at=bridge, acid=2)", "predator", "no special rule lets"),
        ("mission_04", "at=hibernation_chamber", "at=laboratory", "marine", "laboratory is no place of the special"),
        ("mission_04", "token=royal_egg, to=predator_pod, count=1", "token=royal_egg, to=predator_pod, count=1, of=2",
         "predator", "1 of 2 royal_egg, but the map has 1"),
        ("mission_05", "count=3, of=4", "count=5, of=4", "victory: marine", "5 of 4 turret_site, but the map has 4"),
        ("mission_05", 'escort = { faction = "predator", wounds = 1 }', "", "escort", "goes together with by=escorted"),
        ("mission_05", 'faction = "predator"', 'faction = "alien"', "mission_05: escort", "goes together"),
        ("mission_05", "wounds = 1", "wounds = 3", "mission_05: escort", "wounds: 3 would kill predator_"),
        ("mission_06", "kind=vent, count=4", "kind=vent, count=5", "victory: marine", "5 vents to remove, but"),
        ("mission_07", "of=3", "of=2", "victory: alien", "2 of 2 damage_site, but the map has 3"),
        ("mission_10", '"launch_pod", ', "", "mission mission_10: special_rules", "launch_pod is missing"),
        ("mission_10", '"imminent_destruction", ', "", "special_rules", "the map marks other collapsing tiles"),
        ("mission_09", '"damage_room_alien"', '"imminent_destruction", "damage_room_alien"', "special_rules", "not on"),
        ("mission_10", "with=egg", "with=royal_egg", "victory: alien", "launch_pod: royal_egg, expected egg"),
        ("mission_10", "collect_trophies(count=5)", "launch_pod(with=egg, count=1)", "predator", "does not let the"),
        ("", "alien_infant_warrior = 10", "alien_infant_warrior = 30", "mission_01: map", "force needs 35 points on"),
        ("", "alien_infant_warrior = 10", "predator_hunter = 10", "full_box: alien: predator_hunter", "no unit of the"),
        ("", "alien_infant_warrior = 10", "alien_infant_warrior = 0", "alien_infant_warrior", "0, expected"),
        ("", "alien = { alien_infant_warrior = 10, alien_stalker = 5 }", "alien = {}", "full_box: alien", "no models"),
        ("", "decoys = 2", "decoys = 5", "forces: full_box: decoys", "5, expected a whole number from 0 to 4"),
        ("", "[forces.handicap]", "[forces.crowd]", "forces: handicap", "missing, expected a table"),
        ("", 'id = "carry_token"', 'id = "carry"', "special_rule carry: id", "expected carry_token or"),
        ("", 'id = "launch_pod"', 'id = "carry_token"', "special_rule carry_token: id", "occurs twice"),
        ("damage_room_alien", 'faction = "alien"', 'faction = "marine"', "damage_room_alien: faction", "expected alie"),
        ("damage_room_alien", '"face_hugger"', '"tick"', "not_units[0]", "'tick', expected"),
        ("imminent_destruction", "on = 10", "on = 21", "imminent_destruction: on", "21, expected"),
        ("mission_02", "[mission.victory.marine]", OWN_FORCE.replace('"marine", ', "") + "[mission.victory.marine]",
         "force[0]: factions", "1 factions, expected two or three"),
        ("mission_02", "[mission.victory.marine]", OWN_FORCE + OWN_FORCE + "[mission.victory.marine]",
         "force[1]: factions", "occur twice"),
        ("mission_02", "[mission.victory.marine]", OWN_FORCE.replace("rifle = 5", "rifle = 9")
         + "[mission.victory.marine]", "mission_02: map", "the marine force needs 9 points on 1 tiles"),
        ("mission_02", "[mission.victory.marine]", OWN_FORCE + "decoys = 1\npredator = {}\n[mission.victory.marine]",
         "force[0]: predator", "unknown key"),
    ],
    "skills": [
        ("", 'id = "move"', 'id = "fly"', "action fly: id", "expected move or shoot"),
        ("", 'id = "shoot"', 'id = "move"', "action move", "occurs twice"),
        ("move", "ap = 1", "ap = 2", "action move: ap", "2, expected 1 of a basic and 2 of an advanced action"),
        ("move", 'ref = ["BAS-01", "MOV-01", "MOV-08"]', "ref = []", "action move: ref", "empty, expected the rules"),
        ("rapid_fire", '"m56_smart_gun"', '"m56"', "action rapid_fire: weapons[1]", "'m56', expected"),
        ("grenade_launcher", '["m41a1_pulse_rifle"]', '["m56_smart_gun"]', "weapons", "m41a1_pulse_rifle grants the"),
        ("run", 'counts_as = "move"', 'counts_as = "walk"', "action run: counts_as", "expected move or"),
        ("", 'id = "dodge"', 'id = "duck"', "skill duck: id", "expected vocal_mimicry or"),
        ("", 'id = "dodge"', 'id = "heal"', "skill heal", "occurs twice"),
        ("dodge", 'ref = ["SKM-03", "DEC-25", "DEC-68"]', "ref = []", "skill dodge: ref", "empty, expected the rules"),
        ("dodge", 'kind = "passive"', 'kind = "lazy"', "skill dodge: kind", "expected passive or active"),
        ("dodge", 'faction = "any"', 'faction = "all"', "skill dodge: faction", "expected any or marine"),
        ("", 'spawns = "predalien"', 'spawns = "predator"', "host[2]: spawns", "'predator', expected"),
        ("", 'base = "small"', 'base = "tiny"', "host[0]: base", "expected small or medium"),
    ],
    "strategy_alien": [
        ("pounce", "stat=m", "stat=speed", "card pounce: effects[0]", "mod: bad value stat=speed, expected m or run"),
        ("pounce", "activation_start: ", "renewal: ", "effects[0]", "timing 'renewal' does not belong here, expected"),
        ("pounce", "weight = 2", "weight = 3", "strategy_alien.toml: card", "expected {1: 5, 2: 10, 3: 5}"),
        ("hatching", "unit=alien_infant_warrior", "unit=alien_baby", "card hatching: effects", "'alien_baby' is no un"),
        ("hatching", 'removed = "alien_infant', 'removed = "infant', "card hatching: requires: removed", "expected"),
        ("hatching", "requires = { removed", "requires = { gone", "card hatching: requires: gone", "unknown key"),
        ("acid_spray", 'skill = "acidic_blood"', 'skill = "blood"', "card acid_spray: skill", "'blood', expected"),
        ("shifting_shadows", "targets_min = 2", "targets_min = 3", "targets_min", "3, expected a whole number from 1"),
        ("hardened_chitin", '"critical"', '"lucky"', "card hardened_chitin: unless[0]", "'lucky', expected critical"),
        ("", 'id = "swarm"', 'id = "pounce"', "card pounce", "occurs twice"),
        ("", 'id = "swarm"', 'id = "overwatch"', "card overwatch", "occurs twice"),
        ("swarm", 'effects = ["', 'effects = ["when_hit: hide()", "', "card swarm: effects", "2 effects, expected one"),
    ],
    "strategy_marine": [
        ("overwatch", 'target = "friendly_model"', 'target = "friend"', "card overwatch: target", "expected friendly_"),
        ("overwatch", '"unengaged"', '"calm"', "card overwatch: filters[1]", "'calm', expected marine or"),
        ("overwatch", "targets = 3", "targets = 0", "card overwatch: targets", "0, expected a whole number from 1 to"),
        ("emergency_bulkhead", 'counts_as = "seal"', 'counts_as = "weld"', "counts_as", "'weld', expected seal"),
        ("tracker_sweep", 'skill = "ping"', 'skill = "pong"', "tracker_sweep: requires: skill", "'pong', expected"),
        ("full_magazine", "+m56_smart_gun", "+m56", "card full_magazine: effects", "'m56' is no weapon, expected any_"),
        ("full_magazine", '"m56_smart_gun"', '"m56"', "card full_magazine: weapons[1]", "'m56', expected"),
        ("sticky_fuel", "copies = 1", "copies = 2", "strategy_marine.toml: card", "21 found, but the box holds 20"),
    ],
    "strategy_predator": [
        ("medicomp", "roll(on=15) { hit: heal(n=1) }", "roll(on=15)", "effects[0]", "roll needs branches in { }: hit"),
        ("medicomp", "hit: heal", "miss: heal", "card medicomp: effects[0]", "unknown label 'miss', expected hit"),
        ("wrist_computer", "open_door(n=1) | ", "open_door(n=1) & ", "effects[0]", "cannot read"),
        ("cloak", "until=end_of_turn", "until=forever", "effects[0]", "bad value until=forever, expected this_action"),
        ("cloak", "copies = 1", "copies = 0", "card cloak: copies", "0, expected a whole number"),
    ],
    "switches": [
        ("", 'default = "mission"', 'default = "crowd"', "switches: forces: default", "expected mission or full_box"),
        ("", "cap_counts", "cap_count", "switches: cap_counts", "missing, expected a table"),
        ("", ', rule = "HUNT-DEC-11"', "", "switches: cap_counts", "no rule, expected the statement"),
        ("", "values = [true, false]", 'values = "both"', "cap_counts: values", "'both', expected a list of values"),
    ],
    "tables": [
        ("", "hand_size = 5", "hand_size = 0", "tables.toml: hand_size", "0, expected a whole number from 1 to 20"),
        ("", "aim = 4 ", "aim = 40 ", "skills: aim", "40, expected a whole number from 1 to 20"),
        ("", "rapid_fire_rs = -4", "rapid_fire_rs = 4", "skills: rapid_fire_rs", "4, expected a whole number from -20"),
        ("", "door_helper = 1", "door_helper = 21", "modifiers: door_helper", "21, expected"),
        ("", "none = 6\n", "", "occupation: none", "missing, expected a whole number"),
        ("", "large = 15\n", "huge = 15\n", "force_door: huge", "unknown key"),
        ("", "rerolls = [0, 1, 1, 2]", "rerolls = [0, 1, 1]", "levels: rerolls", "3 numbers, expected 4"),
        ("", "heal = [0, 0, 6, 8]", "heal = [0, 0, 6, 21]", "levels: heal[3]", "21, expected"),
        ("", "hand_size = 5", "hand_size = 5\nluck = 7", "tables.toml: luck", "unknown key, expected"),
    ],
    "tiles": [
        ("corridor", "count = 28", "count = 27", "kind corridor: infested", "backs for 28 of 27 tiles"),
        ("corridor", "count = 28\ninfested = 14", "count = 27\ninfested = 13", "kind corridor", "27 found, but the bo"),
        ("corridor", 'id = "corridor"', 'id = "lobby"', "kind lobby: id", "expected corridor or crossroad"),
        ("", 'id = "crossroad"', 'id = "corridor"', "kind corridor: id", "occurs twice"),
        ("l_bend", "count = 8\ninfested = 4\n", "count = 8\ninfested = 8\n", "l_bend: infested", "backs for 12 of 8"),
    ],
    "tokens": [
        ("", "total = 149", "total = 150", "token", "149 found, but the box holds 150"),
        ("trophy", "count = 12", "count = 0", "token trophy: count", "0, expected"),
        ("trophy", 'kind = "objective"', 'kind = "prize"', "token trophy: kind", "expected blip or activation"),
        ("trophy", 'faction = "any"', 'faction = "all"', "token trophy: faction", "expected marine or alien"),
        ("", 'id = "predator_decoy"', 'id = "lure"', "token predator_decoy", "missing"),
        ("", 'id = "hide"', 'id = "sentry"', "token sentry", "occurs twice"),
    ],
    "units": [
        ("alien_stalker", 'faction = "alien"', 'faction = "bug"', "unit alien_stalker: faction", "expected marine or"),
        ("alien_stalker", "cc = 10", "cc = 21", "unit alien_stalker: cc", "21, expected a whole number from 1 to 20"),
        ("alien_stalker", "w = 1\n", "", "unit alien_stalker: w", "missing"),
        ("alien_stalker", '["stalker_claws"]', '["claws"]', "unit alien_stalker: weapons[0]", "'claws', expected"),
        ("alien_stalker", '"dodge"', '"duck"', "unit alien_stalker: skills[2]", "'duck', expected"),
        ("alien_stalker", 'base = "small"', 'base = "tiny"', "unit alien_stalker: base", "expected small or medium"),
        ("alien_stalker", "in_box = 5", "in_box = 4", "unit: alien: in_box", "14 found, but the box holds 15"),
        ("alien_stalker", 'blip = "alien_stalker"', 'blip = "shadow"', "blip", "expected alien_infant_warrior or"),
        ("alien_stalker", "level_cost = 0", "level_cost = 9", "level_cost", "9, but levels up to 1 can be bought"),
        ("alien_stalker", "a_min = 0", "a_min = 11", "unit alien_stalker: a_min", "11, expected at most the armour 10"),
        ("alien_stalker", "max_bought_level = 1", "max_bought_level = 5", "max_bought_level", "5, expected"),
        ("power_loader", 'squad = "power_loader"', 'squad = "robots"', "unit power_loader: squad", "expected colonial"),
        ("power_loader", 'role = "support"', 'role = "boss"', "unit power_loader: role", "expected basic or"),
        ("", 'id = "alien_stalker"', 'id = "face_hugger"', "unit face_hugger", "occurs twice"),
        ("", 'id = "alien_stalker"', 'id = "decoy"', "unit decoy", "occurs twice"),
        ("alien_queen", 'faction = "alien"', 'faction = "predator"', "unit: alien", "8 found, but the box holds 9"),
        ("alien_stalker", 'skills = ["hive', 'skills = ["heal", "hive', "unit alien_stalker: heal", "missing"),
        ("alien_stalker", 'source = "rulebook"', 'source = "gossip"', "source", "expected rulebook or public"),
    ],
    "weapons": [
        ("combat_knife", "st = 9\n", "", "weapon combat_knife: st", "missing, expected a strength or the rule"),
        ("combat_knife", "roa = 1\n", "", "weapon combat_knife: roa", "missing, expected how many tests"),
        ("combat_knife", 'kind = "cc"', 'kind = "melee"', "weapon combat_knife: kind", "expected cc or rs"),
        ("m40_grenade_launcher", 'used_by = "grenade_launcher"', 'used_by = "toss"', "used_by", "'toss', expected"),
        ("facehug_attack", 'special = "facehug"', 'special = "hug"', "weapon facehug_attack: special", "'hug', expect"),
        ("m56_smart_gun", '"guided_fire"', '"luck"', "weapon m56_smart_gun: grants[0]", "'luck', expected"),
        ("", 'id = "combat_knife_wy"', 'id = "combat_knife"', "weapon combat_knife", "occurs twice"),
        ("combat_knife", "avv = 0", "avv = 0\nweight = 2", "weapon combat_knife: weight", "unknown key"),
    ],
}  # fmt: skip


@pytest.mark.parametrize(("file", "record", "old", "new", "place", "reason"), each(WRONG))
def test_complaint(folder: Path, file: str, record: str, old: str, new: str, place: str, reason: str) -> None:
    spoil(folder, file, record, old, new)
    told = complaint(load, folder)
    assert place in told.place
    assert reason in told.reason
    assert ".toml" in told.place


def test_as_many_vents_as_a_game_allows_may_be_removed(folder: Path) -> None:
    spoil(folder, "mission_cards", "last_light", "count=3", "count=4")
    content = load(folder)
    assert content.mission_cards[content.mission_card_index["last_light"]].needs_vents == 4


def test_every_file_is_spoilt() -> None:
    assert set(WRONG) == {path.stem for path in FOLDER.glob("*.toml")}


def test_a_missing_file(folder: Path) -> None:
    (folder / "maps.toml").unlink()
    with pytest.raises(BadInput, match=r"maps\.toml: cannot be read"):
        load(folder)
