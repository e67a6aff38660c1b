"""Acidic Blood: the roll, the token, whom it hits, chains of it."""

from __future__ import annotations

import pytest

from hullbreach.games.hunt.content.actions import FIGHT, GRENADE, SHOOT
from hullbreach.games.hunt.rules.cards.lasting import HIT, Lasting, remember
from hullbreach.games.hunt.rules.combat.acid import SpillAcid, can_take_acid
from hullbreach.games.hunt.rules.combat.hits import NO_SAVE
from hullbreach.games.hunt.words import options as opt
from hullbreach.kernel.options import Option
from tests.games.hunt.fights import INFANT, QUEEN, STICK, WARRIOR, alive, field, hit, strike
from tests.games.hunt.positions import piece, position, run, tile_of


@pytest.mark.rules("HUNT-ACID-01", "HUNT-ACID-02", "HUNT-ACID-04", "HUNT-ACID-05", "HUNT-ACID-06", "HUNT-SKA-01")
def test_on_five_acid_splashes_on_the_tile_and_on_one_model() -> None:
    g = field({"alien-1": "r0c2", "marine-1": "r0c2", "marine-2": "r0c2"})
    lines = strike(g, "marine-1", FIGHT, "alien-1", [12, 20, 5, 13], ["acid hits marine-2"])
    assert lines[3:] == [
        "wounded alien-1 0",
        "killed alien-1",
        "acid-rolled alien-1 5",
        "acid-placed r0c2",
        "hit marine-2 10",
        "armour marine-2 13 13",
        "credited marine alien-1",
    ]
    tile = tile_of(g, "r0c2")
    assert g.acid[tile] == 1
    assert g.room[tile] == 8 - 1 - 2


@pytest.mark.rules("HUNT-ACID-01", "HUNT-ACID-08")
def test_on_six_nothing_splashes_and_a_twenty_is_no_fumble() -> None:
    for rolled in (6, 20):
        g = field({"alien-1": "r0c2", "marine-1": "r0c0"})
        assert strike(g, "marine-1", SHOOT, "alien-1", [5, 20, rolled])[-2] == f"acid-rolled alien-1 {rolled}"
        assert g.acid[tile_of(g, "r0c2")] == 0
        assert g.fumbled == 0


@pytest.mark.rules("HUNT-ACID-04", "HUNT-DEC-19")
@pytest.mark.parametrize("tile", ["r0c2", "r0c0"])
def test_the_alien_player_may_spare_everybody_or_hit_the_wounded_alien(tile: str) -> None:
    g = field({"alien-1": f"{tile} {WARRIOR}", "marine-1": tile})
    assert hit(g, "alien-1", save=NO_SAVE, dice=[1], choices=["refuse"])[-1] == f"acid-placed {tile}"
    g = field({"alien-1": f"{tile} {WARRIOR}", "marine-1": tile})
    lines = hit(g, "alien-1", save=NO_SAVE, dice=[1, 15], choices=["acid hits alien-1"])
    assert lines == [
        "wounded alien-1 1",
        "acid-rolled alien-1 1",
        f"acid-placed {tile}",
        "hit alien-1 10",
        "armour alien-1 15 15",
    ]


@pytest.mark.rules("HUNT-ACID-03", "HUNT-DEC-19")
def test_two_tokens_at_most_but_the_hit_comes_all_the_same() -> None:
    g = field({"alien-1": "r0c2", "marine-1": "r0c2"})
    tile = tile_of(g, "r0c2")
    for tokens in (1, 2):
        assert can_take_acid(g, tile)
        g.add_acid(tile)
        assert g.acid[tile] == tokens
    assert not can_take_acid(g, tile)
    lines = hit(g, "alien-1", save=NO_SAVE, dice=[5, 1], choices=["acid hits marine-1"])
    assert "acid-placed r0c2" not in lines
    assert "hit marine-1 10" in lines


@pytest.mark.rules("HUNT-DEC-19", "HUNT-ACID-05")
def test_no_token_without_a_free_point_but_a_dead_alien_leaves_one() -> None:
    crowd = {f"marine-{n}": "r0c2" for n in range(1, 7)}
    g = field({"alien-1": f"r0c2 {WARRIOR}", **crowd})
    assert g.room[tile_of(g, "r0c2")] == 0
    assert "acid-placed r0c2" not in hit(g, "alien-1", save=NO_SAVE, dice=[5], choices=["refuse"])
    assert "acid-placed r0c2" in hit(g, "alien-1", save=NO_SAVE, dice=[5], choices=["refuse"])
    assert g.acid[tile_of(g, "r0c2")] == 1


@pytest.mark.rules("HUNT-ACID-03", "HUNT-MIS-10")
def test_a_mission_allows_four_tokens_in_one_room() -> None:
    g = position({"marine-1": "hibernation_chamber"}, mission="mission_04")
    tile = tile_of(g, "hibernation_chamber")
    for _ in range(4):
        assert can_take_acid(g, tile)
        g.add_acid(tile)
    assert not can_take_acid(g, tile)


@pytest.mark.rules("HUNT-ACID-06", "HUNT-DEC-19", "HUNT-DEC-36")
def test_blood_that_wounds_an_alien_spills_more_blood() -> None:
    g = field({"alien-1": "r0c2", "alien-2": "r0c2", "marine-1": "r0c2"})
    choices = ["acid hits alien-2", "acid hits marine-1"]
    lines = hit(g, "alien-1", save=NO_SAVE, side=0, dice=[5, 14, 3, 14], choices=choices)
    assert [line for line in lines if line.startswith(("killed", "credited"))] == [
        "killed alien-1",
        "killed alien-2",
        "killed marine-1",
        "credited alien marine-1",
        "credited marine alien-1",
    ]
    # The Alien that fell to Alien blood counts for nobody.
    assert g.kills == [(0, 1, 0), (1, 0, 0), (0, 0, 0)]


@pytest.mark.rules("HUNT-ACID-07", "HUNT-DEC-104")
def test_two_wounds_spill_twice_after_both_are_applied() -> None:
    g = field({"marine-1": "r0c0", "alien-1": f"r0c2 {WARRIOR}"})
    lines = strike(g, "marine-1", GRENADE, "alien-1", [14, 20, 6, 1])
    assert lines[2:] == [
        "armour alien-1 20 12",
        "wounded alien-1 1",
        "wounded alien-1 0",
        "killed alien-1",
        "acid-rolled alien-1 6",
        "acid-rolled alien-1 1",
        "acid-placed r0c2",
        "credited marine alien-1",
    ]


@pytest.mark.rules("HUNT-ACID-07")
def test_wounds_beyond_the_last_spill_nothing() -> None:
    g = field({"marine-1": "r0c0", "alien-1": f"r0c2 {INFANT}"})
    lines = strike(g, "marine-1", GRENADE, "alien-1", [14, 20, 6])
    assert [line for line in lines if line.startswith("acid")] == ["acid-rolled alien-1 6"]


@pytest.mark.rules("HUNT-DEC-59")
def test_an_attacker_killed_by_acid_loses_its_other_dice() -> None:
    g = field({"predator-1": f"r0c2 {STICK}", "alien-1": "r0c2", "alien-2": "r0c2"})
    g.hurt[piece(g, "predator-1")] = 2
    lines = strike(g, "predator-1", FIGHT, "alien-1", [5, 20, 5, 16], ["acid hits predator-1"])
    assert [line for line in lines if line.startswith("blow")] == ["blow predator-1 alien-1 5 17"]
    assert alive(g) == ["alien-2"]
    # Both count: the kill was made before its maker died of it.
    assert g.kills == [(0, 0, 0), (0, 0, 1), (0, 1, 0)]


@pytest.mark.rules("HUNT-CARD-13", "HUNT-WND-04")
def test_a_card_may_make_the_blood_of_one_wound_splash_harder() -> None:
    g = field({"alien-1": f"r0c2 {QUEEN}", "marine-1": "r0c2"})
    queen = piece(g, "alien-1")
    for kind, what, value in (("auto", "acidic_blood", 0), ("weapon", "acid_st", 2)):
        remember(g, Lasting(kind, what, value, 1 << queen, HIT, "acid_spray", of=queen))
    lines = hit(g, "alien-1", save=NO_SAVE, dice=[12], choices=["acid hits marine-1"])
    assert lines[1:] == [
        "acid-placed r0c2",
        "hit marine-1 12",
        "armour marine-1 12 11",
        "wounded marine-1 0",
        "killed marine-1",
        "credited alien marine-1",
    ]
    # The next wound is an ordinary one.
    assert hit(g, "alien-1", save=NO_SAVE, dice=[20])[-1] == "acid-rolled alien-1 20"


def test_somebody_elsewhere_is_refused() -> None:
    g = field({"alien-1": "r0c2", "marine-1": "r0c0"})
    spill = SpillAcid(piece(g, "alien-1"), tile_of(g, "r0c2"), ((10, False),))
    no = spill.refuse(g, Option(opt.ACID_HITS, (piece(g, "marine-1"),)))
    assert (no.reason, no.rule) == ("not-on-the-tile", "HUNT-ACID-04")
    assert spill.refuse(g, Option(opt.DODGE, ())).reason == "not-offered"
    assert run(g, spill, dice=[6]) == ["acid-rolled alien-1 6"]
