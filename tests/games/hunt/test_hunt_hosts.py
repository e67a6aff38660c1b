"""Facehuggers and Egg Injection: who is infected, who hatches, and where."""

from __future__ import annotations

import pytest

from hullbreach.games.hunt.content.actions import FIGHT
from hullbreach.games.hunt.content.load import load
from hullbreach.games.hunt.content.names import NONE
from hullbreach.games.hunt.rules.cards.lasting import TURN, Lasting
from hullbreach.games.hunt.rules.combat.hosts import Hatch, arrive, available, unit_from
from hullbreach.games.hunt.rules.state import UNFIXED, Hunt
from hullbreach.games.hunt.words import options as opt
from hullbreach.kernel.options import Option, bits
from tests.games.hunt.boards import HIVE, LINE
from tests.games.hunt.fights import (
    HOUND,
    HUGGER,
    INFANT,
    PREDALIEN,
    SERGEANT,
    STALKER,
    STICK,
    alive,
    field,
    hit,
    strike,
)
from tests.games.hunt.positions import piece, position, put, tile_of

UNITS = load().unit_index


def with_dead(g: Hunt, word: str, unit: str) -> None:
    """A model that was removed earlier."""
    put(g, word, f"r0c4 {unit}")
    g.put(piece(g, word), -1)
    g.up &= ~(1 << piece(g, word))


@pytest.mark.rules("HUNT-EX-26", "HUNT-SPEC-07", "HUNT-SPEC-08", "HUNT-SPEC-09", "HUNT-SKA-12")
def test_a_facehugger_infects_a_marine() -> None:
    g = field({"alien-1": f"r0c1 {HUGGER}", "marine-1": "r0c1"}, HIVE)
    with_dead(g, "alien-2", INFANT)
    lines = strike(g, "alien-1", FIGHT, "marine-1", [4, 10], ["hatch on r0c3"])
    assert lines == [
        "attack alien-1 fight",
        "blow alien-1 marine-1 4 6",
        "constitution marine-1 10 9",
        "killed marine-1",
        "infected marine-1",
        "removed alien-1",
        "arrived alien-2 alien_infant_warrior r0c3",
        "credited alien marine-1",
    ]
    young = piece(g, "alien-2")
    assert alive(g) == ["alien-2"]
    assert g.activated >> young & 1
    assert g.up >> young & 1
    assert g.kills == [(0, 0, 0), (1, 0, 0), (0, 0, 0)]


@pytest.mark.rules("HUNT-SPEC-07")
def test_who_passes_the_con_test_is_unharmed() -> None:
    g = field({"alien-1": f"r0c1 {HUGGER}", "marine-1": "r0c1"})
    assert strike(g, "alien-1", FIGHT, "marine-1", [6, 9])[-1] == "constitution marine-1 9 9"
    assert alive(g) == ["marine-1", "alien-1"]


@pytest.mark.rules("HUNT-SPEC-07", "HUNT-SPEC-09", "HUNT-SPEC-15", "HUNT-CON-06")
def test_a_critical_facehug_takes_anybody_whatever_the_wounds() -> None:
    g = field({"alien-1": f"r0c1 {HUGGER}", "predator-1": f"r0c1 {STICK}"}, HIVE)
    lines = strike(g, "alien-1", FIGHT, "predator-1", [1])
    assert lines[2:] == [
        "critical predator-1",
        "killed predator-1",
        "infected predator-1",
        "removed alien-1",
        "credited alien predator-1",
    ]
    assert alive(g) == []


@pytest.mark.rules("HUNT-SPEC-15", "HUNT-SKM-11", "HUNT-DEC-31", "HUNT-SKM-08")
def test_neither_medics_nor_comrades_help_against_a_facehugger() -> None:
    g = field(
        {
            "alien-1": f"r0c1 {HUGGER}",
            "marine-1": f"r0c1 {SERGEANT}",
            "marine-2": "r0c1 colonial_marine_flame_thrower",
        }
    )
    strike(g, "alien-1", FIGHT, "marine-1", [6, 10])
    assert alive(g) == ["marine-2"]


@pytest.mark.rules("HUNT-SPEC-15", "HUNT-DEC-92", "HUNT-MIS-17")
def test_an_infected_host_leaves_a_body_unless_an_alien_came_for_it() -> None:
    for hatch in (False, True):
        g = position({"alien-1": f"hall-2 {HUGGER}", "marine-1": "hall-2"}, mission="mission_02")
        if hatch:
            put(g, "alien-2", f"hall-3 {INFANT}")
            g.put(piece(g, "alien-2"), -1)
        tile = g.tile[piece(g, "marine-1")]
        g.face[tile] = 2
        g.look_again()
        choices = [f"hatch on {g.fixed.board.names[tile]}"] if hatch else []
        strike(g, "alien-1", FIGHT, "marine-1", [1], choices)
        assert len(g.bodies) == (0 if hatch else 1)


@pytest.mark.rules("HUNT-SPEC-08", "HUNT-DEC-53")
def test_the_alien_player_may_leave_it_and_may_choose_infested_tiles_with_room_only() -> None:
    g = field({"alien-1": f"r0c1 {HUGGER}", "marine-1": "r0c1", **{f"alien-{n}": "r0c4" for n in range(3, 11)}}, HIVE)
    with_dead(g, "alien-2", INFANT)
    hatch = Hatch(1, UNITS[INFANT], g.infested)
    no = hatch.refuse(g, Option(opt.HATCH_ON, (tile_of(g, "r0c0"),)))
    assert (no.reason, no.rule) == ("cannot-hatch-there", "HUNT-SPEC-08")
    asked = hatch.ask(g)
    assert [option.text(g.fixed) for option in asked.options] == [  # type: ignore[union-attr]
        "hatch on r0c2",
        "hatch on r0c3",
        "refuse",
    ]
    assert strike(g, "alien-1", FIGHT, "marine-1", [1], ["refuse"])[-1] == "credited alien marine-1"
    assert g.tile[piece(g, "alien-2")] < 0


@pytest.mark.rules("HUNT-SPEC-08", "HUNT-DEC-53")
def test_without_an_infested_tile_or_a_model_nothing_hatches() -> None:
    g = field({"alien-1": f"r0c1 {HUGGER}", "marine-1": "r0c1"}, LINE)
    with_dead(g, "alien-2", INFANT)
    assert strike(g, "alien-1", FIGHT, "marine-1", [1])[-1] == "credited alien marine-1"
    g = field({"alien-1": f"r0c1 {HUGGER}", "marine-1": "r0c1"}, HIVE)
    with_dead(g, "alien-2", STALKER)
    assert strike(g, "alien-1", FIGHT, "marine-1", [1])[-1] == "credited alien marine-1"


@pytest.mark.rules("HUNT-SPEC-08", "HUNT-DEC-53")
@pytest.mark.parametrize(
    ("host", "unit"),
    [
        ("marine-1 colonial_marine_pulse_rifle", INFANT),
        ("marine-1 colonial_marine_sergeant", INFANT),
        ("marine-1 power_loader", ""),
        ("marine-1 sentry_gun", ""),
        (f"predator-1 {HOUND}", STALKER),
        (f"predator-1 {STICK}", PREDALIEN),
        ("predator-1 elder_predator_hunter", PREDALIEN),
        (f"alien-9 {INFANT}", ""),
    ],
)
def test_what_hatches_for_whom(host: str, unit: str) -> None:
    word, kind = host.split()
    g = field({word: f"r0c1 {kind}"}, HIVE)
    for n, each in enumerate((INFANT, STALKER, PREDALIEN), 2):
        with_dead(g, f"alien-{n}", each)
    assert unit_from(g, piece(g, word), 1) == (UNITS[unit] if unit else NONE)
    # For no other faction.
    assert unit_from(g, piece(g, word), 0) == NONE


@pytest.mark.rules("HUNT-SKA-04")
@pytest.mark.parametrize(("rolled", "hatches"), [(9, False), (10, True)])
def test_egg_injection_puts_an_alien_in_the_place_of_the_dead(rolled: int, hatches: bool) -> None:
    g = field({"alien-1": f"r0c1 {PREDALIEN}", "marine-1": "r0c1"})
    with_dead(g, "alien-2", INFANT)
    lines = strike(g, "alien-1", FIGHT, "marine-1", [13, 20, rolled], ["hatch on r0c1"] if hatches else [])
    assert lines[4:6] == ["killed marine-1", f"constitution marine-1 {rolled} 9"]
    assert ("arrived alien-2 alien_infant_warrior r0c1" in lines) is hatches
    assert lines[-1] == "credited alien marine-1"


@pytest.mark.rules("HUNT-SKA-04")
def test_the_first_piece_of_the_first_side_injects_too() -> None:
    g = field({"alien-1": f"r0c0 {PREDALIEN}", "marine-1": "r0c0"}, factions=("alien", "marine"))
    with_dead(g, "alien-2", INFANT)
    lines = strike(g, "alien-1", FIGHT, "marine-1", [13, 20, 10], ["hatch on r0c0"])
    assert "arrived alien-2 alien_infant_warrior r0c0" in lines


@pytest.mark.rules("HUNT-SKA-04", "HUNT-CON-06")
def test_a_critical_kill_allows_no_last_test() -> None:
    g = field({"alien-1": f"r0c1 {PREDALIEN}", "marine-1": "r0c1"})
    with_dead(g, "alien-2", INFANT)
    lines = strike(g, "alien-1", FIGHT, "marine-1", [1], ["refuse"])
    assert lines[2:] == [
        "critical marine-1",
        "wounded marine-1 0",
        "killed marine-1",
        "infected marine-1",
        "credited alien marine-1",
    ]


@pytest.mark.rules("HUNT-SKA-04")
def test_other_deaths_are_no_injections() -> None:
    g = field({"alien-1": f"r0c1 {PREDALIEN}", "marine-1": "r0c1"})
    with_dead(g, "alien-2", INFANT)
    attacker = piece(g, "alien-1")
    assert hit(g, "marine-1", 10, [14], attacker=attacker, side=1)[-1] == "credited alien marine-1"


@pytest.mark.rules("HUNT-DEC-53")
def test_in_the_box_only_models_that_are_left_come_with_lists_anybody() -> None:
    g = field({"alien-1": f"r0c1 {INFANT}", "marine-1": "r0c1"})
    assert not available(g, 1, UNITS[INFANT])
    with_dead(g, "alien-2", INFANT)
    assert available(g, 1, UNITS[INFANT]) == 1 << piece(g, "alien-2")
    assert not available(g, 1, UNITS[PREDALIEN])
    g = field({"alien-1": f"r0c1 {INFANT}", "marine-1": "r0c1"}, lists=True)
    spare = available(g, 1, UNITS[PREDALIEN])
    assert spare
    assert all(g.who[each] == UNFIXED and g.tile[each] < 0 for each in bits(spare))


@pytest.mark.rules("HUNT-DEC-53")
def test_who_stands_in_the_corner_is_not_available_and_who_has_left_it_is() -> None:
    g = field({"alien-1": f"r0c0 {INFANT}", "marine-1": "r0c1"}, HIVE)
    assert not available(g, 1, UNITS[INFANT])
    first = piece(g, "alien-1")
    g.put(first, -1)
    assert available(g, 1, UNITS[INFANT]) == 1 << first
    # The same model comes again, not another of its kind.
    size = len(g.roster)
    assert arrive(g, 1, UNITS[INFANT], tile_of(g, "r0c2"))[0] == first
    assert len(g.roster) == size


@pytest.mark.rules("HUNT-DEC-53", "HUNT-BLIP-20")
def test_who_comes_back_comes_as_new() -> None:
    g = field({"alien-1": f"r0c1 {HUGGER}", "marine-1": "r0c1"}, HIVE, lists=True)
    size = len(g.roster)
    lines = strike(g, "alien-1", FIGHT, "marine-1", [1], ["hatch on r0c2"])
    young = next(n for n in range(g.fixed.first[1], g.fixed.first[1] + 12) if g.tile[n] >= 0)
    assert lines[-2].endswith("alien_infant_warrior r0c2")
    assert len(g.roster) == size + 1
    assert g.profile(young).unit == UNITS[INFANT]
    assert (g.hurt[young], g.used[young], g.base[young]) == (0, 0, 0)
    assert g.seen >> young & 1


@pytest.mark.rules("HUNT-DEC-53")
def test_what_the_dead_had_done_this_turn_is_forgotten_and_nobody_else_forgets() -> None:
    g = field({"alien-1": f"r0c1 {HUGGER}", "alien-3": f"r0c3 {INFANT}", "marine-1": "r0c1"}, HIVE)
    with_dead(g, "alien-2", INFANT)
    young, other = piece(g, "alien-2"), piece(g, "alien-3")
    names = ("fumbled", "raging", "charged", "treated", "vanished")
    for name in names:
        setattr(g, name, 1 << young | 1 << other)
    for each in (g.hurt, g.used, g.entered, g.evacuated, g.shown):
        each[young] = each[other] = 1
    g.lasting = tuple([Lasting("cannot", "run", 0, 1 << who, TURN, "") for who in (young, other)])
    strike(g, "alien-1", FIGHT, "marine-1", [4, 10], ["hatch on r0c2"])
    assert [name for name in names if getattr(g, name) != 1 << other] == []
    tile = 1 << tile_of(g, "r0c2")
    assert [each[young] for each in (g.hurt, g.used, g.entered, g.evacuated, g.shown)] == [0, 0, tile, 0, 0]
    assert [each[other] for each in (g.hurt, g.used, g.entered, g.evacuated, g.shown)] == [1] * 5
    assert [each.who for each in g.lasting] == [1 << other]
    assert g.genuine == 1 << young


@pytest.mark.rules("HUNT-BAS-14", "HUNT-CON-17", "HUNT-MOV-11")
def test_who_hatches_may_fill_a_tile_and_end_a_hide_beside_it() -> None:
    crowd = {f"marine-{n}": "r0c1" for n in (1, 2, 3)} | {f"alien-{n}": "r0c1" for n in (1, 2, 3, 4)}
    g = field({**crowd, "alien-5": f"r0c2 {STALKER} hidden"}, HIVE)
    with_dead(g, "alien-6", INFANT)
    hidden = piece(g, "alien-5")
    assert g.hidden >> hidden & 1
    arrive(g, 1, UNITS[INFANT], tile_of(g, "r0c1"))
    assert g.full >> tile_of(g, "r0c1") & 1
    assert not g.hidden >> hidden & 1
    assert g.up >> hidden & 1
