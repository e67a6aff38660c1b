"""Set-up: roles, decks, the Hive deck by seat count, stacks, mixed scenarios, difficulty."""

from __future__ import annotations

from collections import Counter

import pytest

import hullbreach as hb
from hullbreach.games.encounters import RULEBOOK
from hullbreach.games.encounters.rules.conserved import all_cards
from hullbreach.games.encounters.rules.setup import DealAgendas
from hullbreach.games.encounters.rules.state import Encounters
from hullbreach.games.encounters.words import options as opt
from hullbreach.kernel.match import Match
from hullbreach.kernel.records import SeedChance, begin


def started(players: int, seed: int = 1, **options: object) -> Encounters:
    """The state at the first question of play."""
    match = new(players, seed, roles="first_game", **options)
    while match.question is not None and match.question.options.has(opt.GOES_FIRST):
        match.play(match.question.options[0])
    assert isinstance(match.state, Encounters)
    return match.state


def new(players: int, seed: int = 1, **options: object) -> Match:
    """A new match."""
    return begin(RULEBOOK, {"players": players, **options}, SeedChance(seed))


def hive_cards(g: Encounters) -> list[int]:
    """All Hive cards of a game that has just begun, wherever they are."""
    return [*g.hive, *g.card_of.values(), *g.dead_enemies, *g.discarded]


@pytest.mark.rules("ENC-SET-02", "ENC-SET-03", "ENC-SET-11", "ENC-EX-02", "ENC-CMP-06")
def test_every_player_has_thirteen_cards_and_a_hand_of_six() -> None:
    g = started(5)
    for seat in range(5):
        cards = Counter(g.faces[card].id for card in (*g.decks[seat], *g.hands[seat]))
        assert cards["specialist"] == 7
        assert cards["grunt"] == 5
        role = g.faces[g.faces[g.avatar[seat]].role_card].id
        assert cards[role] == 1
        assert cards.total() == 13
        assert len(g.hands[seat]) == 6
    medic = g.avatar.index(g.fixed.index["avatar_medic"])
    assert g.fixed.index["battlefield_medicine"] in (*g.decks[medic], *g.hands[medic])


@pytest.mark.rules("ENC-SET-01")
def test_the_first_game_hands_out_its_roles() -> None:
    g = started(5)
    names = [g.faces[card].id for card in g.avatar]
    assert names == ["avatar_gunner", "avatar_technician", "avatar_researcher", "avatar_medic", "avatar_scout"]
    assert g.fixed.location.id == "the_nostromo"
    assert [o.id for o in g.fixed.objectives] == ["the_sos", "no_one_can_hear_you_scream", "a_perfect_organism"]


@pytest.mark.rules("ENC-SET-03", "ENC-CHO-02")
def test_a_role_is_taken_once() -> None:
    match = new(2)
    match.play("take role avatar_medic")
    with pytest.raises(hb.Illegal) as refused:
        match.play("take role avatar_medic")
    assert (refused.value.no.reason, refused.value.no.rule) == ("role-taken", "ENC-SET-03")
    assert match.question is not None
    assert [option.args for option, _ in match.question.closed] == [(match.state.names.value("card", "avatar_medic"),)]


@pytest.mark.rules("ENC-SET-12", "ENC-CHO-03")
def test_the_first_player_is_chosen_or_drawn() -> None:
    match = new(3, roles="random")
    match.play("first seat-2")
    assert match.question is not None
    assert isinstance(match.state, Encounters)
    assert match.state.turn == 1
    drawn = {started_turn(seed) for seed in range(12)}
    assert drawn == {0, 1, 2}


def started_turn(seed: int) -> int:
    """Who begins when chance decides."""
    match = new(3, seed, roles="random", first_player="random")
    assert isinstance(match.state, Encounters)
    return match.state.turn


@pytest.mark.rules("ENC-HDK-01", "ENC-HDK-02", "ENC-HDK-03", "ENC-HDK-04", "ENC-EX-01", "ENC-CMP-12")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_hive_deck_has_a_drone_per_player_in_each_mini_deck(players: int) -> None:
    g = started(players)
    cards = hive_cards(g)
    assert len(cards) == 33 + 3 * players
    assert sum(1 for card in cards if g.faces[card].deck == "drone") == 3 * players
    # 3 at the bottom, 2 above it, 1 on top; one card has already entered the Complex.
    assert g.layers == sorted(g.layers, reverse=True)
    sizes = Counter(g.layers)
    assert [sizes[n] for n in range(3)] == [9 + players - 1, 11 + players, 13 + players]
    for layer, objective in enumerate(g.fixed.objectives):
        own = [card for card, n in zip(g.hive, g.layers, strict=True) if n == layer and g.faces[card].deck == "hive"]
        assert not Counter(own) - Counter(objective.hive)


@pytest.mark.rules("ENC-HDK-06", "ENC-OPT-01")
def test_the_later_table_of_drones() -> None:
    assert [started(n, drone_rule="table_2016").fixed.drones for n in range(1, 6)] == [
        (0, 0, 0),
        (0, 1, 2),
        (2, 3, 4),
        (4, 5, 6),
        (4, 5, 6),
    ]
    g = started(5, drone_rule="table_2016")
    assert len(g.hive) == 33 + 15
    assert not g.card_of
    assert started(4, drone_rule="table_2016").card_of


@pytest.mark.rules("ENC-SET-04", "ENC-SET-05", "ENC-SET-06", "ENC-CMP-10")
def test_the_stacks_are_complete() -> None:
    g = started(2)
    assert len(g.sergeants) == 10
    assert len(g.strike_deck) == 40
    assert Counter(g.faces[card].id for card in g.hatchery) == {"facehugger": 9, "chestburster": 5}


@pytest.mark.rules("ENC-SET-09", "ENC-SET-10", "ENC-EX-03")
def test_the_barracks_fill_the_hq() -> None:
    g = started(1)
    assert len(g.barracks) == 51
    assert all(card >= 0 for card in g.hq)
    crews = {g.faces[card].crews for card in (*g.barracks, *g.hq)}
    assert crews == {1}


@pytest.mark.rules("ENC-SET-07", "ENC-SET-08", "ENC-OBJ-01", "ENC-OBJ-13", "ENC-SCE-01")
@pytest.mark.parametrize("film", ["alien", "aliens", "alien3", "alien_resurrection"])
def test_a_film_brings_its_cards(film: str) -> None:
    g = started(1, scenario=film)
    scenario = g.fixed.content.scenario(film)
    assert g.fixed.location.index == scenario.location
    assert [o.number for o in g.fixed.objectives] == [1, 2, 3]
    assert g.objectives == g.fixed.objective_cards
    assert g.fixed.characters == scenario.characters
    assert RULEBOOK.amiss(g) == []


@pytest.mark.rules("ENC-MIX-01", "ENC-MIX-02", "ENC-MIX-03", "ENC-CHO-01")
def test_scenarios_can_be_mixed() -> None:
    g = started(
        2, scenario="alien", location="the_auriga", objective_2="the_beast_is_out_there", character_4="christie"
    )
    assert g.fixed.location.id == "the_auriga"
    assert g.fixed.index["xenomorph_runner"] in g.hive
    assert g.fixed.index["perfect_organism"] in g.hive
    assert any(g.faces[card].id == "twin_pistols" for card in (*g.barracks, *g.hq))
    assert RULEBOOK.amiss(g) == []


@pytest.mark.rules("ENC-MIX-04")
def test_a_character_cannot_be_chosen_twice() -> None:
    with pytest.raises(hb.BadInput):
        new(2, scenario="alien", character_1="captain_dallas")


@pytest.mark.rules("ENC-SET-13", "ENC-DIF-05", "ENC-DIF-07")
def test_hard_mode_lays_hive_cards_into_the_complex() -> None:
    g = started(1, skip_first_hive=True)
    assert g.rooms == [-1] * 5
    g = started(1, skip_first_hive=True, preloaded_complex=3)
    assert [room >= 0 for room in g.rooms] == [False, False, True, True, True]
    assert g.face_up == 0


@pytest.mark.rules("ENC-DIF-01", "ENC-DIF-04", "ENC-DIF-06", "ENC-DIF-08")
def test_more_and_fewer_drones() -> None:
    assert started(2, more_drones=1).fixed.drones == (3, 3, 3)
    assert started(2, more_drones=-1).fixed.drones == (1, 1, 1)
    assert started(2, more_drones=-8).fixed.drones == (0, 0, 0)
    assert started(5, more_drones=8).fixed.drones == (8, 8, 8)


@pytest.mark.rules("ENC-DIF-02", "ENC-DIF-03", "ENC-DIF-08", "ENC-ALN-01")
def test_modes_are_off_unless_they_are_chosen_and_numbers_have_limits() -> None:
    for name in ("player_aliens", "defense_as_health", "skip_first_hive"):
        setting = RULEBOOK.setting(name)
        assert (setting.values, setting.default) == ([False, True], False)
    drones, cards = RULEBOOK.setting("more_drones"), RULEBOOK.setting("preloaded_complex")
    assert (drones.values, drones.default) == (list(range(-8, 9)), 0)
    assert (cards.values, cards.default) == ([0, 1, 2, 3, 4, 5], 0)
    assert all(room >= 0 for room in started(1, preloaded_complex=5).rooms)
    with pytest.raises(hb.BadInput):
        new(1, preloaded_complex=6)


@pytest.mark.rules("ENC-DIF-02")
def test_defense_can_count_as_health() -> None:
    g = started(1)
    face = g.faces[g.avatar[0]]
    assert g.health(0) == face.health
    g = started(1, defense_as_health=True)
    assert g.health(0) == face.health + face.defense
    assert g.defense(0) == face.defense


@pytest.mark.rules("ENC-CMP-01", "ENC-CMP-02", "ENC-SET-14")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_all_600_cards_are_somewhere(players: int) -> None:
    g = started(players, hidden_agendas="on" if players > 1 else "off", player_aliens=True)
    assert RULEBOOK.amiss(g) == []
    assert all_cards(g).total() == 600


@pytest.mark.rules("ENC-AGD-01", "ENC-AGD-02")
@pytest.mark.parametrize(("undealt", "good"), [(1, 3), (3, 5)])
def test_as_many_agendas_are_left_undealt_as_the_content_says(undealt: int, good: int) -> None:
    house = RULEBOOK.with_house({"setup": {"modes": {"hidden_agendas": {"undealt_cards": undealt}}}}, {})
    state = begin(house, {"players": 3, "hidden_agendas": "on"}, SeedChance(1)).state
    assert isinstance(state, Encounters)
    cards = [card for card in state.fixed.content.copies_of("agenda") if not state.faces[card].evil]
    DealAgendas().keep_good(state, tuple(cards))
    assert state.lifted == tuple(cards[:good])
