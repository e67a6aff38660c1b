"""Objective tokens and Sentry Guns that models carry."""

from __future__ import annotations

import pytest

from hullbreach.games.hunt.content.load import load
from hullbreach.games.hunt.content.names import ALIEN, MARINE
from hullbreach.games.hunt.rules.board.movement import RUN, allowance, moved_in
from hullbreach.games.hunt.rules.board.space import is_engaged
from hullbreach.games.hunt.rules.fixed import CUSTOM
from hullbreach.games.hunt.rules.goals.steps import all_met, begin_steps
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.rules.tokens.carrying import drop_all, lay_tokens, tokens_to_carry
from hullbreach.games.hunt.rules.tokens.carrying import give as give_token
from hullbreach.games.hunt.rules.tokens.removal import remove, remove_tile
from hullbreach.games.hunt.rules.turn.actions import ActionStep, cannot_act
from hullbreach.games.hunt.rules.turn.interact import offer_interacts
from hullbreach.games.hunt.words import events
from hullbreach.games.hunt.words import options as opt
from hullbreach.kernel.options import Option, Options
from tests.games.hunt.positions import activate, mission_with, piece, position, put, reason, run, texts, tile_of, told

EGGS = "mission_05"


def token(g: Hunt, word: str) -> int:
    return g.fixed.value("token", word)


def lay(g: Hunt, word: str, tile: str) -> int:
    g.lying[token(g, word)] = tile_of(g, tile)
    return token(g, word)


def give(g: Hunt, word: str, who: str) -> int:
    give_token(g, token(g, word), piece(g, who))
    return token(g, word)


def offered(g: Hunt, who: str) -> list[str]:
    options = Options()
    offer_interacts(g, piece(g, who), options)
    return texts(g, options)


def refused(g: Hunt, who: str, phrase: object, *args: int) -> str:
    return reason(cannot_act(g, piece(g, who), Option(phrase, args)))  # type: ignore[arg-type]


# ---- picking up and putting down


@pytest.mark.rules("HUNT-CARR-01", "HUNT-MIS-08", "HUNT-BAS-05")
def test_a_model_picks_up_a_token_of_its_tile_with_an_interact_and_takes_it_along() -> None:
    g = position({"alien-1": "hall-1"}, mission=EGGS, others=True)
    egg = lay(g, "egg-1", "hall-1")
    activate(g, "alien-1")
    log = run(g, ActionStep(piece(g, "alien-1")), choices=["take egg-1", "pass"])
    assert "taken alien-1 egg-1" in log
    assert g.carried == {egg: piece(g, "alien-1")}
    assert not g.lying
    g.put(piece(g, "alien-1"), tile_of(g, "engine_room"))
    begin_steps(g)
    g.counts[ALIEN] = (1,)
    assert all_met(g, ALIEN)


@pytest.mark.rules("HUNT-CARR-01")
def test_a_token_on_another_tile_cannot_be_picked_up() -> None:
    g = position({"alien-1": "hall-1"}, mission=EGGS, others=True)
    egg = lay(g, "egg-1", "hall-2")
    activate(g, "alien-1")
    assert refused(g, "alien-1", opt.TAKE, egg) == "token-not-here HUNT-CARR-01"
    assert refused(g, "alien-1", opt.DROP, egg) == "token-not-carried HUNT-CARR-03"


@pytest.mark.rules("HUNT-CARR-03", "HUNT-CARR-04", "HUNT-CARR-05")
def test_a_token_is_put_down_and_another_picks_it_up_but_only_once_a_turn() -> None:
    g = position({"alien-1": "hall-1", "alien-2": "hall-1"}, mission=EGGS, others=True)
    egg = give(g, "egg-1", "alien-1")
    activate(g, "alien-1")
    run(g, ActionStep(piece(g, "alien-1")), choices=["drop egg-1", "pass"])
    assert g.lying == {egg: tile_of(g, "hall-1")}
    activate(g, "alien-2")
    run(g, ActionStep(piece(g, "alien-2")), choices=["take egg-1", "pass"])
    assert g.carried == {egg: piece(g, "alien-2")}
    put(g, "alien-3", "hall-1")
    drop_all(g, piece(g, "alien-2"))
    activate(g, "alien-3")
    assert "take egg-1" not in offered(g, "alien-3")
    assert refused(g, "alien-3", opt.TAKE, egg) == "picked-up-this-turn HUNT-CARR-05"
    g.picked = ()
    assert "take egg-1" in offered(g, "alien-3")


@pytest.mark.rules("HUNT-ACT-07", "HUNT-ACT-02")
def test_a_model_makes_one_interact_in_a_turn() -> None:
    g = position({"alien-1": "hall-1"}, mission=EGGS, others=True)
    egg = lay(g, "egg-1", "hall-1")
    who = activate(g, "alien-1")
    run(g, ActionStep(who), choices=["take egg-1", "pass"])
    g.points = 1
    assert refused(g, "alien-1", opt.DROP, egg) == "action-used HUNT-ACT-02"


@pytest.mark.rules("HUNT-CARR-07", "HUNT-CC-07")
def test_nothing_is_picked_up_or_put_down_on_an_engaged_tile() -> None:
    g = position({"alien-1": "hall-1", "marine-1": "hall-1"}, mission=EGGS, others=True)
    egg, other = lay(g, "egg-1", "hall-1"), give(g, "egg-2", "alien-1")
    activate(g, "alien-1")
    assert is_engaged(g, piece(g, "alien-1"))
    assert refused(g, "alien-1", opt.TAKE, egg) == "engaged HUNT-CC-07"
    assert refused(g, "alien-1", opt.DROP, other) == "engaged HUNT-CC-07"


@pytest.mark.rules("HUNT-CARR-08")
def test_tokens_take_no_room() -> None:
    g = position({"alien-1": "hall-1"}, mission=EGGS, others=True)
    lay(g, "egg-1", "hall-1")
    give(g, "egg-2", "alien-1")
    g.look_again()
    assert g.room[tile_of(g, "hall-1")] == 7


@pytest.mark.rules("HUNT-CARR-10")
def test_a_model_may_carry_several_tokens() -> None:
    g = position({"alien-1": "hall-1"}, mission=EGGS, others=True)
    give(g, "egg-2", "alien-1")
    lay(g, "egg-1", "hall-1")
    activate(g, "alien-1")
    assert offered(g, "alien-1") == ["take egg-1", "drop egg-2"]


# ---- who may


@pytest.mark.rules("HUNT-CARR-09", "HUNT-DEC-72")
@pytest.mark.parametrize("allowed", [True, False])
def test_enemies_may_carry_a_token_away_unless_the_table_says_otherwise(allowed: bool) -> None:
    g = position({"marine-1": "hall-1", "alien-1": "hall-2"}, mission=EGGS, others=True, enemy_may_carry=allowed)
    egg = lay(g, "egg-1", "hall-1")
    activate(g, "marine-1")
    assert ("take egg-1" in offered(g, "marine-1")) is allowed
    if not allowed:
        assert refused(g, "marine-1", opt.TAKE, egg) == "token-of-others HUNT-CARR-09"
    lay(g, "egg-1", "hall-2")
    activate(g, "alien-1")
    assert "take egg-1" in offered(g, "alien-1")


@pytest.mark.rules("HUNT-CARR-09", "HUNT-BLIP-13", "HUNT-SKM-06")
def test_decoys_and_sentry_guns_never_carry() -> None:
    g = position({"predator-1": "hall-1 decoy", "marine-1": "hall-2 sentry_gun down"}, mission=EGGS, others=True)
    egg = lay(g, "egg-1", "hall-1")
    other = lay(g, "egg-2", "hall-2")
    activate(g, "predator-1")
    assert refused(g, "predator-1", opt.TAKE, egg) == "is-a-decoy HUNT-BLIP-13"
    activate(g, "marine-1")
    assert refused(g, "marine-1", opt.TAKE, other) == "emplaced HUNT-SKM-06"


@pytest.mark.rules("HUNT-M07-03", "HUNT-DEC-72")
def test_from_its_marked_tile_only_marines_take_a_captive() -> None:
    g = position({}, mission="mission_07")
    lay_tokens(g)
    captive = token(g, "captive-2")
    home = g.lying[captive]
    name = g.fixed.name("tile", home)
    put(g, "alien-1", name)
    activate(g, "alien-1")
    assert refused(g, "alien-1", opt.TAKE, captive) == "marines-take-it-first HUNT-M07-03"
    # Anywhere else anybody takes it, also on the tile of another captive.
    g.lying[captive] = g.lying[token(g, "captive-1")]
    g.put(piece(g, "alien-1"), g.lying[captive])
    assert "take captive-2" in offered(g, "alien-1")
    assert "take captive-1" not in offered(g, "alien-1")
    g.lying[captive] = home
    put(g, "marine-1", name)
    activate(g, "marine-1")
    assert "take captive-2" in offered(g, "marine-1")


@pytest.mark.rules("HUNT-DEC-15", "HUNT-BLIP-20")
def test_a_token_picks_up_without_being_revealed_and_is_no_decoy() -> None:
    g = position({"predator-1": "hall-1 down"}, mission="mission_04", others=True)
    lay(g, "royal_egg-1", "hall-1")
    who = activate(g, "predator-1")
    run(g, ActionStep(who), choices=["take royal_egg-1", "pass"])
    assert not g.up >> who & 1
    assert g.genuine >> who & 1


@pytest.mark.rules("HUNT-BAS-14")
def test_an_interact_ends_hide() -> None:
    g = position({"alien-1": "hall-1 hidden"}, mission=EGGS, others=True)
    lay(g, "egg-1", "hall-1")
    who = activate(g, "alien-1")
    log = run(g, ActionStep(who), choices=["take egg-1", "pass"])
    assert log[0] == "hide-ended alien-1"
    assert g.up >> who & 1


# ---- carriers


@pytest.mark.rules("HUNT-CARR-06")
def test_a_carrier_moves_two_tiles_at_most_whatever_its_skills() -> None:
    g = position({"alien-1": "hall-1 alien_stalker"}, mission=EGGS, others=True)
    who = activate(g, "alien-1")
    assert allowance(g, who, RUN) == 3
    give(g, "egg-1", "alien-1")
    assert allowance(g, who, RUN) == 2
    g.stepped = 1
    assert allowance(g, who, RUN) == 1


@pytest.mark.rules("HUNT-CARR-02")
def test_tokens_of_a_carrier_that_is_removed_lie_on_its_tile() -> None:
    g = position({"alien-1": "hall-1"}, mission=EGGS, others=True)
    egg = give(g, "egg-1", "alien-1")
    g.told = []
    remove(g, piece(g, "alien-1"))
    assert g.lying == {egg: tile_of(g, "hall-1")}
    assert not g.carried
    assert f"dropped egg-1 {g.fixed.board.names[tile_of(g, 'hall-1')]}" in told(g)


@pytest.mark.rules("HUNT-CARR-11", "HUNT-CARR-10", "HUNT-DEC-95")
def test_only_trophies_lie_on_vents() -> None:
    g = position({"alien-1": "hall-1"}, mission=EGGS, others=True)
    egg, trophy = give(g, "egg-1", "alien-1"), give(g, "trophy-1", "alien-1")
    g.put(piece(g, "alien-1"), tile_of(g, "vent-1"))
    activate(g, "alien-1")
    assert offered(g, "alien-1") == ["drop trophy-1"]
    assert refused(g, "alien-1", opt.DROP, egg) == "token-not-on-a-vent HUNT-CARR-11"
    remove(g, piece(g, "alien-1"))
    assert g.lying == {egg: tile_of(g, "hall-1"), trophy: tile_of(g, "vent-1")}


@pytest.mark.rules("HUNT-DEC-35", "HUNT-CARR-10", "HUNT-M02-04")
def test_a_trophy_is_put_down_on_a_vent_and_the_carrier_goes_back() -> None:
    g = position({"alien-1": "hall-1"}, mission="mission_04", others=True)
    board = g.fixed.board
    vent = tile_of(g, "vent-1")
    beside = next(tile for tile in range(board.size) if g.steps(vent) >> tile & 1)
    g.put(piece(g, "alien-1"), beside)
    trophy = give(g, "trophy-1", "alien-1")
    who = activate(g, "alien-1")
    run(g, ActionStep(who), choices=[f"move to {board.names[vent]}", "drop trophy-1"])
    assert g.lying == {trophy: vent}
    assert g.back_to == beside


@pytest.mark.rules("HUNT-ADV-07", "HUNT-M04-04", "HUNT-DEC-40")
def test_tokens_on_a_tile_that_leaves_the_game_are_lost_carried_or_not() -> None:
    g = position({"alien-1": "vent-1"}, mission="mission_04", others=True)
    lay(g, "trophy-1", "vent-1")
    give(g, "royal_egg-1", "alien-1")
    g.told = []
    run(g, *remove_tile(g, tile_of(g, "vent-1")))
    assert not g.lying
    assert not g.carried
    assert g.tile[piece(g, "alien-1")] < 0


# ---- convoys


def convoy(pieces: dict[str, str], card: str, *targets: str) -> Hunt:
    content = load()
    board = mission_with("mission_02").board
    g = position(pieces, mission=None, board=board, mode=CUSTOM, points=300, others=True)
    g.missions[MARINE] = (content.mission_card_index[card],)
    g.targets[MARINE] = tuple([tile_of(g, target) for target in targets])
    begin_steps(g)
    return g


@pytest.mark.rules("HUNT-CVC-07")
def test_a_token_is_removed_when_its_carrier_arrives_in_passing_too() -> None:
    g = convoy({"marine-1": "hall-1"}, "supply_run", "armoury")
    (box,) = tokens_to_carry(g, MARINE)
    give_token(g, box, piece(g, "marine-1"))
    assert not all_met(g, MARINE)
    g.told = []
    moved_in(g, piece(g, "marine-1"), tile_of(g, "armoury"), events.MOVED)
    assert told(g)[-1] == "step-done marine-1 1"
    assert not g.carried
    assert all_met(g, MARINE)


@pytest.mark.rules("HUNT-CVC-07")
def test_of_two_targets_each_takes_one_token() -> None:
    g = convoy({"marine-1": "hall-1", "marine-2": "hall-1"}, "two_caches", "hall-2", "hall-3")
    first, second = tokens_to_carry(g, MARINE)
    give_token(g, first, piece(g, "marine-1"))
    give_token(g, second, piece(g, "marine-2"))
    moved_in(g, piece(g, "marine-1"), tile_of(g, "hall-2"))
    moved_in(g, piece(g, "marine-2"), tile_of(g, "hall-2"))
    assert list(g.carried) == [second]
    assert not all_met(g, MARINE)
    moved_in(g, piece(g, "marine-2"), tile_of(g, "hall-3"))
    assert not g.carried
    assert all_met(g, MARINE)


@pytest.mark.rules("HUNT-CVC-07")
def test_an_enemy_delivers_nothing_but_whoever_takes_the_token_there_does() -> None:
    g = convoy({"marine-1": "armoury", "alien-1": "hall-1"}, "supply_run", "armoury")
    (box,) = tokens_to_carry(g, MARINE)
    give_token(g, box, piece(g, "alien-1"))
    moved_in(g, piece(g, "alien-1"), tile_of(g, "armoury"))
    assert list(g.carried) == [box]
    remove(g, piece(g, "alien-1"))
    who = activate(g, "marine-1")
    run(g, ActionStep(who), choices=[f"take {g.fixed.name('token', box)}", "pass"])
    assert not g.carried
    assert all_met(g, MARINE)


# ---- Sentry Guns


def loader(**more: str) -> Hunt:
    pieces = {"marine-1": "hall-1 power_loader", "marine-2": "hall-1 sentry_gun", **more}
    return position(pieces, others=True)


@pytest.mark.rules("HUNT-DEC-52", "HUNT-FORC-08", "HUNT-CARR-06")
def test_a_power_loader_carries_a_sentry_gun_which_does_nothing_meanwhile() -> None:
    g = loader()
    gun = piece(g, "marine-2")
    g.sentry |= 1 << gun
    who = activate(g, "marine-1")
    log = run(g, ActionStep(who), choices=["lift marine-2", "pass"])
    assert "gun-lifted marine-1 marine-2" in log
    assert g.loaded == {gun: who}
    assert g.tile[gun] < 0
    assert not (g.sentry | g.up) >> gun & 1
    assert allowance(g, who, RUN) == 2
    g.used[who] = 0
    g.points = 2
    g.put(who, tile_of(g, "hall-2"))
    run(g, ActionStep(who), choices=["set down marine-2", "pass"])
    assert g.tile[gun] == tile_of(g, "hall-2")
    assert g.up >> gun & 1
    assert not g.loaded
    g.used[who] = 0
    g.points = 1
    assert refused(g, "marine-1", opt.LOAD_GUN, gun) == "gun-lifted-this-turn HUNT-CARR-05"


@pytest.mark.rules("HUNT-DEC-52")
def test_who_lifts_what() -> None:
    g = loader(**{"marine-3": "hall-1", "marine-4": "hall-2 sentry_gun"})
    activate(g, "marine-3")
    assert refused(g, "marine-3", opt.LOAD_GUN, piece(g, "marine-2")) == "no-power-loader HUNT-DEC-52"
    activate(g, "marine-1")
    assert offered(g, "marine-1") == ["lift marine-2"]
    assert refused(g, "marine-1", opt.LOAD_GUN, piece(g, "marine-4")) == "no-gun-here HUNT-DEC-52"
    assert refused(g, "marine-1", opt.UNLOAD_GUN, piece(g, "marine-2")) == "gun-not-carried HUNT-DEC-52"


@pytest.mark.rules("HUNT-DEC-52", "HUNT-BLIP-07")
def test_a_token_that_lifts_a_gun_is_shown_to_be_a_power_loader() -> None:
    g = position({"marine-1": "hall-1 power_loader down", "marine-2": "hall-1 sentry_gun"}, others=True)
    who = activate(g, "marine-1")
    log = run(g, ActionStep(who), choices=["lift marine-2", "pass"])
    assert log[:2] == ["revealed marine-1 power_loader", "gun-lifted marine-1 marine-2"]


@pytest.mark.rules("HUNT-DEC-52", "HUNT-CARR-02", "HUNT-OCC-05")
def test_a_gun_stands_where_its_loader_falls_and_needs_room_to_be_set_down() -> None:
    g = loader()
    who, gun = piece(g, "marine-1"), piece(g, "marine-2")
    activate(g, "marine-1")
    run(g, ActionStep(who), choices=["lift marine-2", "pass"])
    g.used[who] = 0
    g.points = 1
    g.acid[g.tile[who]] = 5
    g.look_again()
    assert refused(g, "marine-1", opt.UNLOAD_GUN, gun) == "no-room HUNT-OCC-05"
    remove(g, who)
    assert g.tile[gun] == tile_of(g, "hall-1")
    assert g.up >> gun & 1


@pytest.mark.rules("HUNT-DEC-52", "HUNT-DEC-40")
def test_a_gun_is_lost_with_the_tile_of_its_loader() -> None:
    g = loader()
    activate(g, "marine-1")
    run(g, ActionStep(piece(g, "marine-1")), choices=["lift marine-2", "pass"])
    g.told = []
    remove_tile(g, tile_of(g, "hall-1"))
    assert told(g)[:2] == ["removed marine-2", "removed marine-1"]
    assert not g.loaded
    assert g.tile[piece(g, "marine-2")] < 0
