"""House content of hunt: records of one's own over those of the box, and everything wrong told at once."""

from __future__ import annotations

import pytest

from hullbreach.games.hunt.content.load import load, load_house
from hullbreach.games.hunt.content.names import ALIEN, NONE
from hullbreach.kernel.errors import BadInput

GRID = """
aenM.#C-n..-C-n..-C-n..-C-n..-C-n..-Lsn..
                                     |
                                    C|n..
                                     |
DeiA1-C-i..-C-i..-C-iA.-C-i..-C-i..-Twn..
                                     |
                                    C|nP.
                                     #
                                    pnnP.
"""
MISSION = {
    "id": "egg_run",
    "name": "Egg Run",
    "map": "long_hall",
    "special_rules": ["carry_token"],
    "victory": {
        "marine": {"steps": ["reach(at=predator_pod, models=1)"]},
        "alien": {"steps": ["kill(count=3)"]},
        "predator": {"steps": ["deliver(token=egg, to=predator_pod, count=1, of=1) | kill(count=5)"]},
    },
}
HOUSE: dict[str, object] = {
    "maps": {"map": [{"id": "long_hall", "tokens": {"1": "egg"}, "grid": GRID}]},
    "missions": {"mission": [MISSION]},
}


def complaints(house: dict[str, object]) -> list[str]:
    with pytest.raises(BadInput) as caught:
        load_house(house, {})
    return str(caught.value).split("\n")


def test_a_mission_and_a_map_of_ones_own() -> None:
    content = load_house(HOUSE, {})
    mission = content.mission("egg_run")
    assert mission.number == len(content.missions) == 11
    assert mission.board is content.maps[content.map_index["long_hall"]].board
    assert mission.board.tokens[0][0] == "egg"
    assert [len(step) for step in mission.victory[2].steps] == [2]
    assert not mission.victory[0].ordered
    assert load().mission_index.get("egg_run") is None


def test_a_unit_a_weapon_and_a_card_of_ones_own() -> None:
    content = load_house(
        {
            "weapons": {"weapon": [{"id": "tail", "faction": "alien", "kind": "cc", "st": 11, "roa": 1}]},
            "units": {
                "unit": [
                    {"id": "runner", "like": "alien_stalker", "cc": 12, "weapons": ["tail"], "in_box": 0},
                    {"id": "alien_stalker", "a": 11},
                ]
            },
            "strategy_alien": {
                "card": [
                    {
                        "id": "rush", "name": "Rush", "target": "friendly_model", "filters": ["alien"],
                        "effects": ["activation_start: mod(stat=run, n=2, until=this_activation)"],
                    }
                ]
            },
            "environment": {"card": [{"id": "silence", "effects": ["renewal: cards(limit=0, until=end_of_turn)"]}]},
            "tables": {"hand_size": 6},
        },
        {},
    )  # fmt: skip
    runner = content.units[content.unit_index["runner"]]
    assert (runner.cc, runner.a, runner.faction) == (12, 10, ALIEN)
    assert [content.weapons[weapon].id for weapon in runner.weapons] == ["tail"]
    assert content.units[content.unit_index["alien_stalker"]].a == 11
    assert content.decoy == content.unit_index["decoy"] == len(content.units) - 1
    card = content.strategy[content.strategy_index["rush"]]
    assert (card.faction, card.copies, card.weight, card.targets, card.requires_removed) == (ALIEN, 1, 2, 1, NONE)
    assert len(content.deck(ALIEN)) == 21
    assert len(content.environment) == 21
    assert content.tables.hand_size == 6
    # A new unit may be bought at once.
    assert runner.index in content.forces.charts[ALIEN].units


def test_what_a_unit_of_ones_own_need_not_say() -> None:
    said = {"id": "drone", "faction": "alien", "type": "troop", "base": "small", "cc": 10, "w": 1, "a": 9}
    content = load_house({"units": {"unit": [{**said, "weapons": ["stalker_claws"]}]}}, {})
    drone = content.units[content.unit_index["drone"]]
    assert (drone.m, drone.rs, drone.ld, drone.a_min, drone.skills) == (1, NONE, 19, 0, 0)
    assert (drone.cost, drone.level_cost, drone.max_level, drone.max_bought, drone.in_box) == (0, 0, 4, 1, 0)


def test_everything_wrong_is_told_at_once() -> None:
    found = complaints(
        {
            "units": {"unit": [{"id": "alien_stalker", "cc": 99}]},
            "weapons": {"weapon": [{"id": "combat_knife", "kind": "blunt"}]},
            "strategy_marine": {"card": [{"id": "overwatch", "filters": ["brave"]}, {"id": "flares", "weight": 9}]},
            "maps": {"map": [{"id": "mission_01", "tiles": 3}]},
        }
    )
    assert [line.partition(",")[0] for line in found] == [
        "content.weapons: weapon combat_knife: kind: 'blunt'",
        "content.units: unit alien_stalker: cc: 99",
        "content.strategy_marine: card overwatch: filters[0]: 'brave'",
        "content.strategy_marine: card flares: weight: 9",
        "content.maps: map mission_01: tiles: 3",
    ]


def test_what_follows_from_a_wrong_table_is_not_told() -> None:
    assert complaints({"tables": {"tile_points": 0}}) == [
        "content.tables: tile_points: 0, expected a whole number from 1 to 20"
    ]


def test_wrong_missions_and_lists_are_told_together() -> None:
    wrong = {**MISSION, "special_rules": [], "escort": {"faction": "predator", "wounds": 1}}
    found = complaints(
        {
            **HOUSE,
            "missions": {"mission": [wrong]},
            "heroes": {"rank": [{"id": "captain", "a": 0}]},
        }
    )
    assert [line.partition(": ")[2].partition(",")[0] for line in found] == [
        "mission egg_run: special_rules: carry_token is missing",
        "mission egg_run: escort: goes together with by=escorted in the victory of the same faction",
        "rank captain: a: 0",
    ]


@pytest.mark.parametrize(
    ("house", "reason"),
    [
        (
            {"skills": {"skill": [{"id": "fly", "ref": ["X"], "kind": "passive", "faction": "any"}]}},
            "skill fly: id: 'fly'",
        ),
        ({"skills": {"action": [{"id": "jump", "like": "move"}]}}, "action jump: id: 'jump', expected move or"),
        ({"cards": {}}, "'cards' is no file of the box, expected one of arena, environment"),
        ({"units": {"unit": [{"id": "decoy", "like": "alien_stalker"}]}}, "unit decoy: occurs twice"),
        ({"units": {"unit": [{"id": "ghost"}]}}, "unit ghost: faction: missing"),
    ],
)
def test_what_a_house_cannot_do(house: dict[str, object], reason: str) -> None:
    assert reason in "\n".join(complaints(house))
