"""Mission cards: goals at targets that were chosen, counts by the size of forces, Evacuate."""

from __future__ import annotations

import pytest

from hullbreach.games.hunt.content.load import load
from hullbreach.games.hunt.content.names import ALIEN, MARINE, PREDATOR
from hullbreach.games.hunt.rules.fixed import CUSTOM
from hullbreach.games.hunt.rules.goals.plans import plan_of
from hullbreach.games.hunt.rules.goals.steps import (
    acid_limit,
    all_met,
    begin_steps,
    mark_evacuated,
    note_work,
    progress_of,
)
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.rules.tokens.carrying import give, lay_tokens, tokens_to_carry
from tests.games.hunt.positions import mission_with, piece, position, tile_of, told


def custom(pieces: dict[str, str], cards: dict[str, tuple[str, ...]], **more: object) -> Hunt:
    """A game with Mission cards, on the map of mission 2."""
    content = load()
    points = more.pop("points", 300)
    assert isinstance(points, int)
    board = mission_with("mission_02").board
    g = position(pieces, mission=None, board=board, mode=CUSTOM, lists=True, points=points, **more)
    for word, ids in cards.items():
        side = g.fixed.side_words.index(word)
        g.missions[side] = tuple([content.mission_card_index[id] for id in ids])
    return g


# ---- Mission cards


@pytest.mark.rules("HUNT-CVC-06", "HUNT-CVC-19")
def test_return_to_start_lays_a_token_on_the_target_and_wants_it_at_home() -> None:
    g = custom({"marine-1": "escape_pod", "marine-2": "hall-5"}, {"marine": ("sample_hunt",)})
    g.homes[MARINE] = (tile_of(g, "escape_pod"), tile_of(g, "hall-5"))
    g.targets[MARINE] = (tile_of(g, "engine_room"), tile_of(g, "armoury"))
    lay_tokens(g)
    begin_steps(g)
    assert list(g.lying.values()) == [tile_of(g, "engine_room"), tile_of(g, "armoury")]
    assert plan_of(g, MARINE).goals[0].tokens == tuple(g.lying)
    first, second = g.lying
    g.lying[first] = tile_of(g, "escape_pod")
    assert not all_met(g, MARINE)
    # The tile beside it is not the deployment tile itself.
    g.lying[second] = tile_of(g, "hall-5")
    assert not all_met(g, MARINE)
    del g.lying[second]
    give(g, second, piece(g, "marine-1"))
    assert all_met(g, MARINE)


@pytest.mark.rules("HUNT-CVC-12")
def test_an_interaction_at_two_targets_is_needed_at_both() -> None:
    g = custom({"marine-1": "hall-4"}, {"marine": ("double_check",)})
    g.targets[MARINE] = (tile_of(g, "engine_room"), tile_of(g, "armoury"))
    begin_steps(g)
    assert [goal.tiles for goal in plan_of(g, MARINE).goals] == [1 << tile for tile in g.targets[MARINE]]
    note_work(g, MARINE, 0)
    assert not all_met(g, MARINE)
    note_work(g, MARINE, 1)
    assert all_met(g, MARINE)


@pytest.mark.rules("HUNT-CVC-08")
def test_damage_at_two_targets_is_needed_at_both() -> None:
    g = custom({"alien-1": "hall-8"}, {"alien": ("wire_the_halls",)})
    first, second = g.targets[ALIEN] = (tile_of(g, "hall-6"), tile_of(g, "hall-7"))
    begin_steps(g)
    g.acid[first] = 2
    assert not all_met(g, ALIEN)
    g.acid[second] = 2
    assert all_met(g, ALIEN)
    assert acid_limit(g, first) == 2


@pytest.mark.rules("HUNT-CVC-07")
def test_a_convoy_starts_with_one_token_for_each_carrier() -> None:
    g = custom({"marine-1": "hall-4"}, {"marine": ("two_caches",)})
    g.targets[MARINE] = (tile_of(g, "hall-6"), tile_of(g, "hall-7"))
    assert [g.fixed.name("token", token) for token in tokens_to_carry(g, MARINE)] == ["objective-1", "objective-2"]
    assert [goal.count for goal in plan_of(g, MARINE).goals] == [1, 1]


@pytest.mark.rules("HUNT-CVC-24")
@pytest.mark.parametrize(("points", "frags"), [(300, 8), (200, 6), (400, 11), (0, 8)])
def test_counts_of_cards_follow_the_size_of_the_forces(points: int, frags: int) -> None:
    g = custom({"marine-1": "hall-4"}, {"marine": ("body_count",)}, points=points, cap_counts=False)
    begin_steps(g)
    assert g.counts[MARINE] == (frags,)


@pytest.mark.rules("HUNT-CVC-24")
def test_other_counts_of_cards_stay_and_none_falls_below_one() -> None:
    cards = {"marine": ("close_the_ducts",), "alien": ("bait",)}
    g = custom({"marine-1": "hall-4"}, cards, points=100, cap_counts=False)
    begin_steps(g)
    assert g.counts[MARINE] == (2,)
    assert g.counts[ALIEN] == (1, 1)


@pytest.mark.rules("HUNT-CVC-10", "HUNT-CVC-11")
def test_frags_and_trophies_are_counted_for_the_faction() -> None:
    cards = {"alien": ("body_count",), "predator": ("data_recovery",)}
    g = custom({"marine-1": "hall-4"}, cards, cap_counts=False)
    begin_steps(g)
    g.frags[ALIEN], g.trophies[PREDATOR] = 5, 2
    assert not all_met(g, ALIEN)
    assert not all_met(g, PREDATOR)
    g.frags[ALIEN], g.trophies[PREDATOR] = 6, 3
    assert all_met(g, ALIEN)
    assert all_met(g, PREDATOR)


@pytest.mark.rules("HUNT-CARD-14", "HUNT-CVC-01")
def test_of_two_cards_all_goals_are_needed_each_with_its_own_targets() -> None:
    g = custom({"marine-1": "hall-4"}, {"marine": ("scorched_room", "wire_the_halls")})
    room, first, second = g.targets[MARINE] = (tile_of(g, "armoury"), tile_of(g, "hall-6"), tile_of(g, "hall-7"))
    begin_steps(g)
    assert [goal.tiles for goal in plan_of(g, MARINE).goals] == [1 << room, 1 << first, 1 << second]
    note_work(g, MARINE, 1)
    note_work(g, MARINE, 2)
    assert not all_met(g, MARINE)
    g.acid[room] = 2
    assert all_met(g, MARINE)


@pytest.mark.rules("HUNT-DEC-11")
def test_frags_are_capped_too() -> None:
    g = custom({"alien-1": "hall-2", "marine-1": "hall-5", "predator-1": "hall-9"}, {"alien": ("double_check",)})
    begin_steps(g)
    # A small base gives 1 Frag and a medium one 2.
    assert g.counts[ALIEN] == (3,)


# ---- Evacuate


@pytest.mark.rules("HUNT-CVC-09", "HUNT-DEC-50")
def test_half_of_the_force_rounded_up_must_have_been_at_the_target() -> None:
    people = {f"marine-{n}": "hall-4 down" for n in range(1, 6)}
    g = custom({**people, "alien-1": "hall-8"}, {"marine": ("pull_out",)})
    target = tile_of(g, "armoury")
    g.targets[MARINE] = (target,)
    begin_steps(g)
    assert g.counts[MARINE] == (3,)
    for n in (1, 2, 3):
        assert not all_met(g, MARINE)
        g.put(piece(g, f"marine-{n}"), target)
        mark_evacuated(g, piece(g, f"marine-{n}"))
        g.put(piece(g, f"marine-{n}"), tile_of(g, "hall-5"))
    assert all_met(g, MARINE)
    # An enemy on the tile keeps it from being met, and who has died does not count.
    g.put(piece(g, "alien-1"), target)
    assert not all_met(g, MARINE)
    g.put(piece(g, "alien-1"), tile_of(g, "hall-8"))
    g.put(piece(g, "marine-1"), -1)
    assert not all_met(g, MARINE)


@pytest.mark.rules("HUNT-CVC-23")
def test_decoys_are_marked_and_do_not_count() -> None:
    pieces = {"predator-1": "hall-9 down", "predator-2": "hall-9 decoy"}
    g = custom(pieces, {"predator": ("fallback_point",)})
    target = tile_of(g, "armoury")
    g.targets[PREDATOR] = (target,)
    begin_steps(g)
    assert g.counts[PREDATOR] == (1,)
    g.put(piece(g, "predator-2"), target)
    g.told = []
    mark_evacuated(g, piece(g, "predator-2"))
    assert told(g) == ["evacuated predator-2"]
    assert not all_met(g, PREDATOR)
    mark_evacuated(g, piece(g, "predator-2"))
    assert len(told(g)) == 1
    g.put(piece(g, "predator-1"), target)
    mark_evacuated(g, piece(g, "predator-1"))
    assert all_met(g, PREDATOR)


@pytest.mark.rules("HUNT-DEC-50")
def test_together_only_those_count_who_stand_there_or_a_tile_that_is_full_of_them() -> None:
    people = {f"marine-{n}": "hall-4" for n in range(1, 5)}
    g = custom(people, {"marine": ("pull_out",)}, evacuate="together")
    target = tile_of(g, "armoury")
    g.targets[MARINE] = (target,)
    begin_steps(g)
    g.put(piece(g, "marine-1"), target)
    mark_evacuated(g, piece(g, "marine-1"))
    g.put(piece(g, "marine-1"), tile_of(g, "hall-5"))
    g.put(piece(g, "marine-2"), target)
    assert not all_met(g, MARINE)
    g.put(piece(g, "marine-3"), target)
    assert all_met(g, MARINE)
    g.put(piece(g, "marine-3"), tile_of(g, "hall-5"))
    assert not all_met(g, MARINE)
    g.acid[target] = 7
    g.look_again()
    assert all_met(g, MARINE)


@pytest.mark.rules("HUNT-CVC-09")
def test_marks_of_two_targets_are_kept_apart() -> None:
    g = custom({"marine-1": "hall-4"}, {"marine": ("pull_out", "fallback_point")})
    room, tile = g.targets[MARINE] = (tile_of(g, "armoury"), tile_of(g, "hall-6"))
    begin_steps(g)
    for target, done in ((room, [1, 0]), (tile, [1, 1])):
        g.put(piece(g, "marine-1"), target)
        mark_evacuated(g, piece(g, "marine-1"))
        assert progress_of(g, MARINE) == done
    assert all_met(g, MARINE)
