"""Set-up of nemesis: what lies where, what is dealt, the draft."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis.content.names import CORPORATE, PERSONAL, SOLO_COOP
from hullbreach.games.nemesis.rulebook import RULEBOOK, NemesisRulebook
from hullbreach.games.nemesis.rules.terms import BLUE_CORPSE
from hullbreach.kernel.errors import BadInput
from tests.games.nemesis.tables import Table, kinds

SIX = ("captain", "pilot", "scientist", "scout", "soldier", "mechanic")


def table(players: int, **settings: object) -> Table:
    return Table(*SIX[:players], **settings)


@pytest.mark.rules("NEM-SET-01", "NEM-SET-02", "NEM-SET-03", "NEM-SET-16")
def test_tiles_and_tokens_lie_face_down_and_the_rest_goes_back_into_the_box() -> None:
    g = table(3).g
    assert g.explored.bit_count() == 5
    assert len(g.box_tiles) == len(g.box_tokens) == 4
    for slot in g.fixed.board.slots:
        assert g.fixed.rooms[g.tile[slot.index]].category == slot.category
        assert (g.token[slot.index] >= 0) == (slot.category != 0)
    assert [g.fire, g.malfunction, g.closed, g.destroyed, g.noise, sum(g.items)] == [0] * 6


def test_three_play_where_nobody_says_how_many() -> None:
    assert NemesisRulebook().settle({})["players"] == 3


@pytest.mark.rules("NEM-SET-04", "NEM-SET-06", "NEM-SET-07", "NEM-SET-10")
def test_course_engines_weaknesses_and_tracks() -> None:
    g = table(2).g
    assert g.destination == 1
    assert len(g.engines) == len(g.weaknesses) == 3
    assert len(g.box_weaknesses) == 5
    assert g.eggs == 5
    assert (g.time, g.sequence) == (0, -1)


@pytest.mark.rules("NEM-SET-05", "NEM-POD-01")
@pytest.mark.parametrize(("players", "pods"), [(1, 2), (2, 2), (3, 3), (4, 3), (5, 4)])
def test_pods_by_players_all_locked_in_ascending_number(players: int, pods: int) -> None:
    made = Table(*SIX[:players], chance={"pods": [("4", "2")]})
    assert len(made.g.pods) == pods
    assert list(made.g.pods) == sorted(made.g.pods)
    assert made.g.locked == (1 << pods) - 1


@pytest.mark.rules("NEM-SET-08", "NEM-SOL-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_bag_grows_with_the_players(players: int) -> None:
    assert kinds(table(players)) == sorted(["blank", "creeper", "queen", *["larva"] * 4, *["adult"] * (3 + players)])


@pytest.mark.rules("NEM-SET-12", "NEM-HID-04")
def test_everybody_has_one_objective_of_each_kind_and_nobody_sees_another() -> None:
    made = table(3)
    g = made.g
    for seat in range(3):
        decks = [g.fixed.content.objectives[card].deck for card in g.objectives[seat]]
        assert decks == [CORPORATE, PERSONAL]
        assert all(g.fixed.content.objectives[card].min_players <= 3 for card in g.objectives[seat])
    view = made.match.view(0).state
    assert view.objectives[0] == g.objectives[0]
    assert view.objectives[1] == (-1, -1)


@pytest.mark.rules("NEM-SET-13", "NEM-SET-18", "NEM-CHO-01", "NEM-HID-19")
def test_the_draft_offers_two_and_the_other_goes_back() -> None:
    made = Table("captain", "scout", chance={"draft of seat-1": [("captain", "scout")]})
    assert made.g.character == [0, 3]
    shown = [line for line in made.told if line.startswith("draft-shown seat-1")]
    assert shown == ["draft-shown seat-1 captain", "draft-shown seat-1 scout"]
    assert "draft-shown seat-2 scout" in made.told


@pytest.mark.rules("NEM-SET-14", "NEM-SET-15", "NEM-SET-17", "NEM-DRW-01")
def test_characters_start_in_the_hibernatorium_with_a_loaded_weapon_and_draw_five() -> None:
    made = table(3)
    g = made.g
    for seat in range(3):
        assert made.where(seat) == "011"
        (weapon,) = g.held[seat]
        assert weapon.ammo == g.fixed.items[weapon.item].ammo
        assert len(g.quests[seat]) == 2
        assert (len(g.hand[seat]), len(g.deck[seat]), len(g.discard[seat])) == (5, 5, 0)
    assert g.first == 0
    assert g.lying[g.fixed.start] == (BLUE_CORPSE,)


@pytest.mark.rules("NEM-SOL-01", "NEM-COP-01", "NEM-AMB-10", "NEM-HID-15")
def test_solo_deals_two_and_co_op_one_open_objective() -> None:
    solo = table(1).g
    assert [solo.fixed.content.objectives[card].deck for card in solo.objectives[0]] == [SOLO_COOP, SOLO_COOP]
    coop = table(3, mode="coop")
    assert [len(held) for held in coop.g.objectives] == [1, 1, 1]
    assert coop.match.view(0).state.objectives == coop.g.objectives


@pytest.mark.rules("NEM-SWI-01", "NEM-SWI-03", "NEM-COP-07")
@pytest.mark.parametrize(
    "settings",
    [
        {"players": 2, "mode": "solo"},
        {"players": 1, "mode": "coop"},
        {"players": 1, "intruder_player": "on"},
        {"players": 3, "mode": "coop", "intruder_player": "on"},
    ],
)
def test_modes_that_do_not_fit_are_refused(settings: dict[str, object]) -> None:
    with pytest.raises(BadInput):
        RULEBOOK.settle(settings)


@pytest.mark.rules("NEM-ALT-03")
def test_on_the_alternate_board_both_sections_lie_face_up_with_a_token() -> None:
    made = table(2, board="alternate")
    g = made.g
    for section in ("evacuation_a", "evacuation_b"):
        room = g.tile.index(g.names.value("tile", section))
        assert made.match.view(0).state.tile[room] == g.tile[room]
        assert g.token[room] >= 0
        assert not g.explored >> room & 1
