"""Interacts that missions ask for: steps, markers, damage, the pod, and doors."""

from __future__ import annotations

import pytest

from hullbreach.games.hunt.content.load import load
from hullbreach.games.hunt.content.names import ALIEN, MARINE, PREDATOR
from hullbreach.games.hunt.rules.fixed import CUSTOM
from hullbreach.games.hunt.rules.goals.ending import LAUNCH, Frame
from hullbreach.games.hunt.rules.goals.steps import acid_limit, all_met, begin_steps, damage_rule, progress_of
from hullbreach.games.hunt.rules.goals.victory import check_elimination, check_victory
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.rules.tokens.carrying import give
from hullbreach.games.hunt.rules.turn.actions import ActionStep, action_odds, cannot_act
from hullbreach.games.hunt.rules.turn.interact import closed_interacts
from hullbreach.games.hunt.words import options as opt
from hullbreach.kernel.options import Option
from tests.games.hunt.positions import (
    activate,
    goals,
    mission_with,
    piece,
    position,
    put,
    reason,
    run,
    tile_of,
    told,
)


def act(g: Hunt, who: str, *choices: str, dice: list[int] | None = None) -> list[str]:
    """One action of a piece, and then it passes unless nothing is left to it."""
    number = activate(g, who)
    return run(g, ActionStep(number), choices=[*choices, "pass"], dice=dice)


def refused(g: Hunt, who: str, phrase: object, *args: int) -> str:
    activate(g, who)
    return reason(cannot_act(g, piece(g, who), Option(phrase, args)))  # type: ignore[arg-type]


# ---- doors


@pytest.mark.rules("HUNT-DOOR-01", "HUNT-DOOR-02", "HUNT-EX-05")
@pytest.mark.parametrize("who", ["marine-1", "predator-1"])
def test_marines_and_predators_open_a_door_beside_them(who: str) -> None:
    g = position({who: "engine_room"}, others=True)
    (door,) = [n for n in range(64) if g.fixed.links_at[tile_of(g, "engine_room")] & g.doors & 1 << n]
    name = g.fixed.name("link", door)
    log = act(g, who, f"open {name}")
    assert f"door-opened {name} {who}" in log
    assert not g.doors >> door & 1
    assert refused(g, who, opt.OPEN, door).startswith("action-used")
    g.used[piece(g, who)] = 0
    assert refused(g, who, opt.OPEN, door) == "no-door-there HUNT-DOOR-01"
    other = g.doors.bit_length() - 1
    assert refused(g, who, opt.OPEN, other) == "door-not-beside HUNT-DOOR-01"


@pytest.mark.rules("HUNT-DOOR-03")
def test_no_door_is_opened_from_an_engaged_tile() -> None:
    g = position({"marine-1": "engine_room", "alien-1": "engine_room"})
    assert refused(g, "marine-1", opt.OPEN, 0) == "engaged HUNT-CC-07"


@pytest.mark.rules("HUNT-DOOR-04")
def test_aliens_operate_no_doors() -> None:
    g = position({"alien-1": "engine_room"})
    assert refused(g, "alien-1", opt.OPEN, g.doors.bit_length() - 1) == "aliens-open-no-doors HUNT-DOOR-04"


# ---- steps


@pytest.mark.rules("HUNT-M01-03", "HUNT-MIS-15", "HUNT-BAS-05", "HUNT-MIS-18")
def test_an_interact_in_the_named_place_is_done_for_good() -> None:
    g = position({"marine-1": "escape_pod", "marine-2": "hall-1"}, others=True)
    begin_steps(g)
    log = act(g, "marine-1", "work on step 1")
    assert "step-done marine-1 1" in log
    assert progress_of(g, MARINE) == [1, 0]
    g.used[piece(g, "marine-1")] = 0
    assert refused(g, "marine-1", opt.USE, 1) == "step-done HUNT-MIS-15"
    # It is kept when the model that made it dies.
    g.put(piece(g, "marine-1"), -1)
    assert progress_of(g, MARINE) == [1, 0]


@pytest.mark.rules("HUNT-MIS-15")
def test_where_and_by_whom_it_is_possible() -> None:
    g = position({"marine-1": "hall-1", "alien-1": "escape_pod"}, others=True)
    begin_steps(g)
    assert refused(g, "marine-1", opt.USE, 1) == "wrong-place HUNT-MIS-15"
    assert refused(g, "marine-1", opt.USE, 2) == "no-interact-wanted HUNT-MIS-15"
    assert refused(g, "marine-1", opt.USE, 3) == "no-such-step HUNT-MIS-15"
    assert refused(g, "alien-1", opt.USE, 1) == "no-interact-wanted HUNT-MIS-15"


@pytest.mark.rules("HUNT-CVC-12", "HUNT-CC-07")
def test_no_objective_is_worked_on_while_engaged() -> None:
    g = position({"marine-1": "escape_pod", "alien-1": "escape_pod"}, others=True)
    assert refused(g, "marine-1", opt.USE, 1) == "engaged HUNT-CC-07"
    closed = [option.text(g.fixed) for option in closed_interacts(g, piece(g, "marine-1"))]
    assert "work on step 1" in closed


@pytest.mark.rules("HUNT-M02-04", "HUNT-ACT-07")
def test_several_interacts_take_several_models_or_turns() -> None:
    pieces = {"alien-1": "hibernation_chamber", "alien-2": "hibernation_chamber", "alien-3": "hibernation_chamber"}
    g = position(pieces, mission="mission_02", others=True)
    begin_steps(g)
    act(g, "alien-1", "work on step 1")
    assert refused(g, "alien-1", opt.USE, 1) == "action-used HUNT-ACT-02"
    act(g, "alien-2", "work on step 1")
    act(g, "alien-3", "work on step 1")
    assert progress_of(g, ALIEN)[0] == 3
    g.used = [0] * len(g.used)
    assert refused(g, "alien-1", opt.USE, 1) == "step-done HUNT-MIS-15"


@pytest.mark.rules("HUNT-M02-03")
def test_fires_burn_in_three_rooms() -> None:
    rooms = ("engine_room", "armoury", "hibernation_chamber")
    g = position({f"marine-{n}": room for n, room in enumerate(rooms, 1)}, mission="mission_02", others=True)
    begin_steps(g)
    for n in (1, 2, 3):
        assert not all_met(g, MARINE)
        act(g, f"marine-{n}", f"work on step {n}")
    assert all_met(g, MARINE)


@pytest.mark.rules("HUNT-M03-03", "HUNT-MIS-15", "HUNT-MIS-08")
def test_spare_parts_come_from_the_armoury_and_go_with_their_carrier_to_the_engine() -> None:
    g = position({"marine-1": "armoury", "marine-2": "engine_room"}, mission="mission_03", others=True)
    begin_steps(g)
    assert refused(g, "marine-2", opt.USE, 2) == "earlier-steps-first HUNT-MIS-15"
    log = act(g, "marine-1", "work on step 1")
    assert "taken marine-1 spare_parts-1" in log
    assert g.picked == (g.fixed.value("token", "spare_parts-1"),)
    assert refused(g, "marine-2", opt.USE, 2) == "must-carry HUNT-MIS-15"
    g.put(piece(g, "marine-1"), tile_of(g, "engine_room"))
    g.used = [0] * len(g.used)
    act(g, "marine-1", "work on step 2")
    assert all_met(g, MARINE)


@pytest.mark.rules("HUNT-MIS-15")
def test_what_is_not_ordered_may_be_done_in_any_order() -> None:
    wanted = goals("interact(at=bridge, count=1)", "interact(at=armoury, count=1)")
    g = position({"marine-1": "armoury"}, mission=mission_with("mission_01", marine=wanted), others=True)
    begin_steps(g)
    act(g, "marine-1", "work on step 2")
    assert progress_of(g, MARINE) == [0, 1]


@pytest.mark.rules("HUNT-MIS-15")
def test_after_an_or_one_alternative_is_enough() -> None:
    first = "(interact(at=bridge, count=1); interact(at=engine_room, count=1)) | interact(at=escape_pod, count=1)"
    wanted = goals(first, "interact(at=armoury, count=1)", ordered=True)
    pieces = {"marine-1": "armoury", "marine-2": "bridge", "marine-3": "escape_pod"}
    g = position(pieces, mission=mission_with("mission_01", marine=wanted), others=True)
    begin_steps(g)
    act(g, "marine-2", "work on step 1")
    assert refused(g, "marine-1", opt.USE, 4) == "earlier-steps-first HUNT-MIS-15"
    act(g, "marine-3", "work on step 3")
    act(g, "marine-1", "work on step 4")
    assert all_met(g, MARINE)


@pytest.mark.rules("HUNT-DEC-15")
def test_a_token_works_on_a_step_face_down() -> None:
    g = position({"marine-1": "escape_pod down"}, others=True)
    begin_steps(g)
    act(g, "marine-1", "work on step 1")
    assert progress_of(g, MARINE) == [1, 0]
    assert not g.up >> piece(g, "marine-1") & 1


# ---- the escorted Predator


@pytest.mark.rules("HUNT-M05-06", "HUNT-DEC-78", "HUNT-MIS-15")
def test_the_escorted_model_prepares_and_another_extracts() -> None:
    pieces = {"predator-1": "laboratory down", "predator-2": "laboratory predator_warrior_combi_stick down"}
    g = position(pieces, mission="mission_05", others=True)
    begin_steps(g)
    g.escorted = piece(g, "predator-2")
    assert refused(g, "predator-1", opt.USE, 1) == "only-the-escorted HUNT-M05-06"
    assert refused(g, "predator-1", opt.USE, 2) == "earlier-steps-first HUNT-MIS-15"
    log = act(g, "predator-2", "work on step 1")[:2]
    assert log == ["revealed predator-2 predator_warrior_combi_stick", "step-done predator-2 1"]
    g.used[g.escorted] = 0
    assert refused(g, "predator-2", opt.USE, 2) == "not-the-escorted HUNT-M05-06"
    log = act(g, "predator-1", "work on step 2")
    assert "step-done predator-1 2" in log
    assert not g.up >> piece(g, "predator-1") & 1


@pytest.mark.rules("HUNT-SEQ-02", "HUNT-DEC-17", "HUNT-DEC-78")
def test_who_shifts_away_when_it_is_shown_has_spent_the_point_in_vain() -> None:
    g = position({"predator-1": "laboratory down"}, mission="mission_05", others=True)
    begin_steps(g)
    g.doors = 0
    g.close()
    g.escorted = piece(g, "predator-1")
    beside = g.steps(tile_of(g, "laboratory")).bit_length() - 1
    log = act(g, "predator-1", "work on step 1", f"shift to {g.fixed.board.names[beside]}")
    assert "step-done predator-1 1" not in log
    assert progress_of(g, PREDATOR)[0] == 0
    assert g.used[g.escorted]


# ---- markers


@pytest.mark.rules("HUNT-M05-03", "HUNT-MIS-14")
def test_a_marine_sets_up_a_turret_on_the_marked_tile_it_occupies() -> None:
    g = position({"marine-2": "hall-1"}, mission="mission_05", others=True)
    begin_steps(g)
    site = next(tile for kind, tile in g.fixed.board.tokens if kind == "turret_site")
    put(g, "marine-1", g.fixed.board.names[site])
    put(g, "marine-3", g.fixed.board.names[site])
    log = act(g, "marine-1", "work on step 1")
    assert f"marker-placed marine-1 {g.fixed.board.names[site]}" in log
    assert g.fixed.name("token", g.markers[site]) == "turret-1"
    assert progress_of(g, MARINE) == [1]
    assert refused(g, "marine-3", opt.USE, 1) == "marker-here HUNT-MIS-14"
    assert refused(g, "marine-2", opt.USE, 1) == "wrong-place HUNT-MIS-15"


@pytest.mark.rules("HUNT-M06-04")
def test_a_predator_plants_a_charge_in_a_marked_room() -> None:
    g = position({"marine-1": "hall-1", "alien-1": "hall-2"}, mission="mission_06")
    begin_steps(g)
    nests = [tile for kind, tile in g.fixed.board.tokens if kind == "nest"]
    for n, nest in enumerate(nests[:3], 1):
        put(g, f"predator-{n}", g.fixed.board.names[nest])
        act(g, f"predator-{n}", "work on step 1")
        assert g.fixed.name("token", g.markers[nest]) == f"nuclear_charge-{n}"
    assert all_met(g, PREDATOR)


# ---- damage


@pytest.mark.rules("HUNT-MIS-09", "HUNT-DEC-80")
@pytest.mark.parametrize(("rolled", "acid"), [(1, 1), (10, 1), (11, 0), (20, 0)])
def test_damage_a_room_on_one_to_ten(rolled: int, acid: int) -> None:
    g = position({"alien-1": "armoury"}, mission="mission_03", others=True)
    begin_steps(g)
    log = act(g, "alien-1", "damage here", dice=[rolled])
    room = g.fixed.board.names[tile_of(g, "armoury")]
    assert f"damage-rolled alien-1 {room} {rolled}" in log
    assert (f"acid-placed {room}" in log) is bool(acid)
    assert g.acid[tile_of(g, "armoury")] == acid
    assert not g.fumbled


@pytest.mark.rules("HUNT-MIS-09")
def test_the_odds_of_damage_are_even() -> None:
    g = position({"alien-1": "armoury"}, mission="mission_03", others=True)
    odds = action_odds(g, activate(g, "alien-1"), Option(opt.DAMAGE, ()))
    assert odds is not None
    assert (odds.chance, odds.need.value) == (0.5, 10)


@pytest.mark.rules("HUNT-MIS-09", "HUNT-MIS-16", "HUNT-BLIP-21")
def test_where_and_by_whom_a_room_is_damaged() -> None:
    pieces = {
        "alien-1": "hall-1",
        "alien-2": "armoury face_hugger down",
        "alien-3": "armoury down",
        "marine-1": "hall-2",
    }
    g = position(pieces, mission="mission_03", others=True)
    room = tile_of(g, "armoury")
    assert refused(g, "alien-1", opt.DAMAGE) == "nothing-to-damage HUNT-MIS-16"
    assert refused(g, "alien-2", opt.DAMAGE) == "too-weak-to-damage HUNT-MIS-09"
    assert refused(g, "marine-1", opt.DAMAGE) == "nothing-to-damage HUNT-MIS-16"
    begin_steps(g)
    act(g, "alien-3", "damage here", dice=[3])
    assert not g.up >> piece(g, "alien-3") & 1
    g.used = [0] * len(g.used)
    g.acid[room] = 2
    assert refused(g, "alien-3", opt.DAMAGE) == "acid-limit HUNT-MIS-16"
    g.acid[room] = 0
    for n in range(4, 9):
        put(g, f"alien-{n}", "armoury")
    assert g.room[room] == 0
    assert refused(g, "alien-3", opt.DAMAGE) == "no-room HUNT-MIS-16"


@pytest.mark.rules("HUNT-MIS-10", "HUNT-M04-03")
def test_marines_lay_four_tokens_in_the_chamber_of_mission_4() -> None:
    g = position({"marine-1": "hibernation_chamber down"}, mission="mission_04", others=True)
    begin_steps(g)
    for _ in range(4):
        assert not all_met(g, MARINE)
        act(g, "marine-1", "damage here", dice=[10])
        g.used = [0] * len(g.used)
    assert all_met(g, MARINE)
    assert refused(g, "marine-1", opt.DAMAGE) == "acid-limit HUNT-MIS-16"


@pytest.mark.rules("HUNT-ACID-03", "HUNT-M04-03")
def test_only_mission_4_allows_four_tokens_and_only_in_the_chamber() -> None:
    for mission, most in (("mission_01", 2), ("mission_03", 2), ("mission_04", 4)):
        g = position({}, mission=mission)
        assert acid_limit(g, tile_of(g, "hibernation_chamber")) == most
        assert acid_limit(g, tile_of(g, "hall-1")) == 2


@pytest.mark.rules("HUNT-CVC-08")
def test_a_mission_card_lets_every_faction_damage_its_targets() -> None:
    content = load()
    board = mission_with("mission_02").board
    g = position({"marine-1": "armoury"}, mission=None, board=board, mode=CUSTOM, others=True)
    g.missions[MARINE] = (content.mission_card_index["scorched_room"],)
    g.targets[MARINE] = (tile_of(g, "armoury"),)
    begin_steps(g)
    for _ in range(2):
        act(g, "marine-1", "damage here", dice=[4])
        g.used = [0] * len(g.used)
    assert all_met(g, MARINE)
    assert refused(g, "marine-1", opt.DAMAGE) == "acid-limit HUNT-MIS-16"
    # No mission lets Predators damage anything, a card of the house may.
    aliens = content.special_rules.damage_room[ALIEN]
    assert aliens is not None
    assert [damage_rule(g, side) for side in (MARINE, ALIEN, PREDATOR)] == [aliens] * 3
    assert damage_rule(position({}, mission="mission_04"), PREDATOR) is None


# ---- the pod


def escape(pieces: dict[str, str], **switches: object) -> Hunt:
    g = position(pieces, mission="mission_10", others=True, **switches)
    begin_steps(g)
    g.stack = [Frame()]
    g.at = [1]
    return g


@pytest.mark.rules("HUNT-M10-02", "HUNT-M10-07", "HUNT-MIS-04", "HUNT-DEC-70")
def test_a_marine_launches_the_pod_and_wins_at_once() -> None:
    g = escape({"marine-1": "predator_pod", "predator-1": "hall-1"})
    run_until_end(g, "marine-1")
    assert (g.won, g.why) == (1 << MARINE, LAUNCH)


def run_until_end(g: Hunt, who: str) -> None:
    number = activate(g, who)
    log = run(g, ActionStep(number), choices=["launch"])
    assert log[-2:] == [f"launched {g.fixed.side_words[g.side(number)]}", f"won {g.fixed.side_words[g.side(number)]}"]
    assert g.stack == []


@pytest.mark.rules("HUNT-M10-02", "HUNT-M10-08")
@pytest.mark.parametrize("how", ["lying", "carried", "carried by another", "carried by a Marine"])
def test_an_alien_needs_an_egg_on_the_tile(how: str) -> None:
    g = escape({"alien-1": "predator_pod", "alien-2": "predator_pod", "marine-1": "hall-2", "predator-1": "hall-1"})
    egg = g.fixed.value("token", "egg-1")
    assert refused(g, "alien-1", opt.LAUNCH) == "not-aboard HUNT-M10-02"
    if how == "lying":
        g.lying[egg] = tile_of(g, "predator_pod")
    else:
        carriers = {"carried": "alien-1", "carried by another": "alien-2", "carried by a Marine": "marine-1"}
        give(g, egg, piece(g, carriers[how]))
    if how == "carried by a Marine":
        assert refused(g, "alien-1", opt.LAUNCH) == "not-aboard HUNT-M10-02"
    else:
        run_until_end(g, "alien-1")
        assert g.won == 1 << ALIEN


@pytest.mark.rules("HUNT-M10-02")
def test_who_cannot_launch() -> None:
    g = escape({"marine-1": "hall-1", "marine-2": "predator_pod", "alien-1": "hall-2", "predator-1": "hall-3"})
    assert refused(g, "marine-1", opt.LAUNCH) == "not-on-the-pod HUNT-M10-02"
    assert refused(g, "predator-1", opt.LAUNCH) == "no-launch HUNT-M10-02"
    put(g, "alien-2", "predator_pod")
    assert refused(g, "marine-2", opt.LAUNCH) == "engaged HUNT-CC-07"


@pytest.mark.rules("HUNT-DEC-70", "HUNT-END-02", "HUNT-MIS-18")
def test_without_the_switch_the_pod_leaves_and_counts_at_the_next_check() -> None:
    g = escape({"marine-1": "predator_pod", "predator-1": "hall-1", "alien-1": "hall-2"}, launch_ends_game=False)
    give(g, g.fixed.value("token", "egg-1"), piece(g, "marine-1"))
    pod = tile_of(g, "predator_pod")
    number = activate(g, "marine-1")
    run(g, ActionStep(number), choices=["launch"])
    assert g.gone >> pod & 1
    assert g.tile[number] < 0
    assert not g.carried
    # Those aboard still count as models, though none is left on the board.
    check_elimination(g)
    assert not g.out
    assert not g.halted
    assert all_met(g, MARINE)
    g.told = []
    g.stack, g.at = [Frame()], [1]
    check_victory(g)
    assert told(g) == ["won marine"]
    assert g.why == LAUNCH
