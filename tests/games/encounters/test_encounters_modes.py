"""Advanced modes: Player Aliens, fights between players, Hidden Agendas, Secrets Revealed."""

from __future__ import annotations

from collections import Counter

import pytest

import hullbreach as hb
from hullbreach.games.encounters import RULEBOOK
from hullbreach.games.encounters.rules.secrets import conceal
from hullbreach.games.encounters.rules.state import Encounters
from hullbreach.kernel.records import SeedChance, begin
from tests.games.encounters.tables import encounters, hand, points

ALIEN = {"fate": "alien", "avatar": "avatar_praetorian"}


def seats(n: int, **more: dict[str, object]) -> dict[str, object]:
    """Players with their starting cards in the deck and empty hands."""
    return {f"seat-{seat}": more.get(f"seat_{seat}", {}) for seat in range(1, n + 1)}


def down(card: str) -> dict[str, object]:
    """A face-down card."""
    return {"card": card, "face_up": False}


def dealt(players: int, seed: int, **options: object) -> Encounters:
    """A game with Hidden Agendas at its first question of play."""
    options = {"players": players, "roles": "random", "first_player": "random", "hidden_agendas": "on", **options}
    state = begin(RULEBOOK, options, SeedChance(seed)).state
    assert isinstance(state, Encounters)
    return state


# ---- Player Aliens


@pytest.mark.rules("ENC-ALN-01", "ENC-ALN-02", "ENC-ALN-03", "ENC-ALN-04", "ENC-ALN-17", "ENC-ALN-18", "ENC-CHB-05")
def test_who_draws_a_chestburster_goes_on_as_an_alien() -> None:
    first = hand(deck=["chestburster", "grunt"], strikes=["gash"])
    t = encounters({"players": seats(2, seat_1=first)}, players=2, player_aliens=True)
    t.chance("avatar_hunter", ["slash"] * 3 + ["double_jaw"] * 3)
    t.play("end actions")
    t.expect({"players.seat-1.fate": "alien", "players.seat-1.avatar": "avatar_hunter", "turn": "seat-2"})
    t.expect({"players.seat-1.hand": ["slash"] * 3 + ["double_jaw"] * 3, "strike_discard": ["gash"]})
    t.expect({"alien_deck.count": 30, "view.seat-2.players.seat-1.hand.count": 6})
    t.quiet()


@pytest.mark.rules("ENC-ALN-01")
def test_who_dies_of_strikes_just_leaves() -> None:
    given = {"combat": ["prowling_drone"], "strike_deck": ["gash", "scratch"]}
    given["players"] = seats(2, seat_1=hand(strikes=["inner_jaw", "inner_jaw"]))
    t = encounters(given, players=2, player_aliens=True)
    t.play("end actions").expect({"players.seat-1.fate": "dead"})


@pytest.mark.rules("ENC-ALN-05", "ENC-ALN-06", "ENC-ALN-07", "ENC-ALN-19", "ENC-ALN-21", "ENC-CHO-20", "ENC-PVP-02")
def test_an_alien_turn_has_no_hive_and_no_strike_phase() -> None:
    alien = {**ALIEN, "hand": ["slash", "double_jaw"]}
    given = {"players": seats(2, seat_1=alien), "combat": ["prowling_drone"], "hive": ["ash", "vent_stalker"]}
    given |= {"strike_deck": ["gash", "scratch"], "rooms": {"airlock": down("duct_hunter")}, "recruit": 5}
    t = encounters(given, players=2, player_aliens=True)
    t.refuses("scan airlock", "not-for-aliens", "ENC-ALN-19")
    t.refuses("recruit sergeant", "not-for-aliens", "ENC-ALN-19")
    t.refuses("attack combat-1", "not-for-aliens", "ENC-ALN-19")
    t.play("play slash", "play double_jaw", "attack player seat-2")
    # The Technician has a Defense of 4: three points are left, too few for another attack.
    t.expect({"attack": 3, "players.seat-2.strikes": ["gash"]})
    t.refuses("attack player seat-2", "too-little-attack", "ENC-PVP-02")
    t.play("end actions")
    t.expect({"alien_discard.count": 2, "players.seat-1.hand.count": 6, "players.seat-1.strikes": [], "turn": "seat-2"})


@pytest.mark.rules("ENC-ALN-08", "ENC-ALN-09", "ENC-ALN-10", "ENC-ALN-11", "ENC-PVP-06")
def test_an_alien_player_can_be_fought_and_dies() -> None:
    alien = {**ALIEN, "hand": ["slash"], "strikes": ["inner_jaw", "inner_jaw", "scratch"]}
    given = {"attack": 16, "players": seats(2, seat_2=alien), "strike_deck": ["blind_panic", "impaled", "gash"]}
    t = encounters(given, players=2, player_aliens=True)
    t.play("attack player seat-2").expect({"strike_discard": ["blind_panic"], "players.seat-2.hand": ["slash"]})
    t.play("attack player seat-2").expect({"players.seat-2.fate": "dead", "alien_deck": [], "attack": 0})


@pytest.mark.rules("ENC-ALN-12", "ENC-ALN-20")
def test_two_aliens_share_the_deck() -> None:
    dying = {**ALIEN, "hand": ["slash"], "strikes": ["inner_jaw", "inner_jaw", "impaled"]}
    other = {"fate": "alien", "avatar": "avatar_hunter", "hand": ["screech"]}
    given = {"attack": 8, "players": seats(3, seat_2=dying, seat_3=other), "strike_deck": ["scratch", "gash"]}
    t = encounters(given, players=3, player_aliens=True)
    t.play("attack player seat-2")
    t.expect({"alien_discard": ["slash"], "alien_deck.count": 34, "players.seat-3.hand": ["screech"]})


@pytest.mark.rules("ENC-ALN-13", "ENC-ALN-24")
def test_effects_on_players_pass_over_aliens() -> None:
    alien = {**ALIEN, "hand": ["slash"]}
    players = seats(3, seat_1=hand("grunt"), seat_2=alien, seat_3=hand("specialist"))
    given = {"attack": 9, "completed": 2, "combat": ["nest_warrior"], "players": players}
    t = encounters(given, players=3, player_aliens=True, scenario="aliens")
    t.play("attack combat-1").expect({"players.seat-3.hand": [], "players.seat-2.hand": ["slash"]})


@pytest.mark.rules("ENC-ALN-14", "ENC-ALN-23", "ENC-CHO-21", "ENC-CHO-35")
def test_what_an_alien_reveals_concerns_the_next_normal_player() -> None:
    alien = {**ALIEN, "hand": ["crawl_ahead"]}
    given = {
        "rooms": {"airlock": down("hissing_drone")},
        "players": seats(2, seat_1=alien, seat_2=hand("grunt", "specialist")),
    }
    t = encounters(given, players=2, player_aliens=True)
    t.play("play crawl_ahead", "seat-2: discard grunt")
    t.expect({"combat.0.card": "hissing_drone", "players.seat-2.hand": ["specialist"], "attack": 1})


@pytest.mark.rules("ENC-ALN-15")
def test_a_facehugger_targets_normal_players() -> None:
    alien = {**ALIEN, "hand": ["crawl_ahead"]}
    given = {"rooms": {"airlock": down("facehugger_derelict")}, "players": seats(2, seat_1=alien)}
    t = encounters(given, players=2, player_aliens=True)
    t.play("play crawl_ahead").expect({"facehuggers.0.host": "seat-2", "facehuggers.0.window": "waiting"})


@pytest.mark.rules("ENC-ALN-16", "ENC-ALN-25", "ENC-WIN-04", "ENC-ALN-22", "ENC-SCO-02")
def test_the_aliens_share_the_victory_over_the_last_player() -> None:
    alien = {**ALIEN, "hand": ["slash"]}
    given = {"attack": 4, "players": seats(2, seat_1=alien, seat_2=hand(strikes=["inner_jaw", "inner_jaw"]))}
    t = encounters({**given, "strike_deck": ["gash", "scratch"]}, players=2, player_aliens=True)
    t.play("attack player seat-2")
    outcome = t.match.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.score) == ("only-aliens", (0,), 0)


@pytest.mark.rules("ENC-SCO-02", "ENC-ALN-22")
def test_an_alien_has_no_share_in_the_points_of_the_group() -> None:
    given = {"attack": 50, "completed": 2, "combat": ["perfect_organism"], "players": seats(3, seat_2=dict(ALIEN))}
    t = encounters(given, players=3, player_aliens=True)
    t.play("attack combat-1")
    assert t.match.outcome is not None
    assert (t.match.outcome.winners, t.match.outcome.score) == ((0, 2), 2)
    assert points(t) == [2, 0, 2]


@pytest.mark.rules("ENC-ALN-24", "ENC-CHO-33")
def test_an_alien_guards_itself() -> None:
    alien = {**ALIEN, "hand": ["acid_blood"]}
    given = {"attack": 8, "players": seats(2, seat_2=alien), "strike_deck": ["gash", "scratch"]}
    t = encounters(given, players=2, player_aliens=True)
    t.play("attack player seat-2", "seat-2: guard with acid_blood")
    t.expect({"players.seat-2.strikes": [], "alien_discard": ["acid_blood"]})


@pytest.mark.rules("ENC-ALN-24", "ENC-CHO-33")
def test_who_never_had_a_guard_card_is_asked_as_an_alien() -> None:
    players = seats(2, seat_2=hand("sergeant_tech", deck=["chestburster"]))
    t = encounters({"attack": 40, "players": players}, players=2, player_aliens=True)
    t.offers("coordinate sergeant_tech")
    # As in a game from its beginning: nobody has owned a card to guard with.
    t.g.guards = 0
    t.chance("avatar_hunter", ["acid_blood"])
    t.play("seat-2: coordinate sergeant_tech", "attack player seat-2", "seat-2: guard with acid_blood")
    t.expect({"players.seat-2.fate": "alien", "players.seat-2.strikes": [], "alien_discard": ["acid_blood"]})
    t.quiet()


@pytest.mark.rules("ENC-STR-19", "ENC-ALN-24")
def test_a_card_that_helps_another_player_helps_no_alien() -> None:
    given = {"attack": 40, "strike_deck": ["gash", "scratch", "near_miss"]}
    given["players"] = seats(3, seat_2=ALIEN, seat_3=hand("shorn_and_ready"))
    t = encounters(given, players=3, player_aliens=True, scenario="alien3")
    t.play("attack player seat-2", stay="guard with shorn_and_ready")
    t.expect({"players.seat-2.strikes": ["gash"], "question.seat": "seat-1"})
    # Nor does an Alien player help others.
    given["players"] = seats(3, seat_1=hand(), seat_2={**ALIEN, "hand": ["acid_blood"]}, seat_3={})
    t = encounters(given, players=3, player_aliens=True, scenario="alien3")
    t.play("attack player seat-3", stay="guard with acid_blood")
    t.expect({"players.seat-3.strikes": ["gash"], "question.seat": "seat-1"})


@pytest.mark.rules("ENC-PVP-03", "ENC-PVP-04", "ENC-PVP-05", "ENC-PVP-07")
def test_several_attacks_on_players() -> None:
    players = seats(3, seat_3={"fate": "dead"})
    given = {"attack": 9, "players": players, "strike_deck": ["scratch", "gash", "near_miss"]}
    t = encounters(given, players=3, player_aliens=True)
    t.refuses("attack player seat-1", "no-such-opponent", "ENC-PVP-05")
    t.refuses("attack player seat-3", "no-such-opponent", "ENC-PVP-05")
    t.play("attack player seat-2", "attack player seat-2")
    t.expect({"attack": 1, "players.seat-2.strikes": ["gash", "scratch"]})
    t = encounters({**given, "defense_cut": 9}, players=3, player_aliens=True)
    t.play("attack player seat-2").expect({"attack": 8})


# ---- Hidden Agendas


@pytest.mark.rules("ENC-AGD-01", "ENC-AGD-02", "ENC-AGD-21", "ENC-CMP-12")
def test_agendas_are_dealt_unseen() -> None:
    traitors = 0
    for seed in range(60):
        g = dealt(3, seed)
        assert all(card >= 0 for card in g.agenda)
        evil = [card for card in g.agenda if g.faces[card].evil]
        assert len(evil) <= 1
        traitors += len(evil)
    # Three of four games have a traitor.
    assert 34 <= traitors <= 56
    with pytest.raises(hb.BadInput):
        RULEBOOK.settle({"players": 1, "hidden_agendas": "on"})


@pytest.mark.rules("ENC-AGD-03", "ENC-INF-15", "ENC-CHO-23", "ENC-DLY-01", "ENC-DLY-02", "ENC-INF-16")
def test_only_its_owner_knows_an_agenda() -> None:
    g = dealt(3, 1)
    for seat in range(3):
        assert [card >= 0 for card in conceal(g, seat).agenda] == [n == seat for n in range(3)]
    g = dealt(3, 1, hidden_agendas="delayed")
    assert conceal(g, 0).agenda == [-1, -1, -1]


@pytest.mark.rules("ENC-SEC-01", "ENC-SEC-02", "ENC-SEC-03", "ENC-EX-13", "ENC-OPT-02", "ENC-INF-17")
@pytest.mark.parametrize(("players", "rule", "secrets", "drones"), [
    (2, "per_player", 2, 4),
    (3, "per_player", 3, 6),
    (5, "per_player", 5, 10),
    (5, "per_mini_deck", 3, 12),
    (2, "per_mini_deck", 3, 3),
])  # fmt: skip
def test_secrets_replace_drones(players: int, rule: str, secrets: int, drones: int) -> None:
    g = dealt(players, 2, secrets_revealed=rule)
    cards = [*g.hive, *g.card_of.values(), *g.dead_enemies, *g.removed]
    kinds = Counter(g.faces[card].deck for card in cards)
    assert (kinds["secret"], kinds["drone"]) == (secrets, drones)
    if rule == "per_mini_deck":
        assert all(n <= 1 for n in Counter(layer for card, layer in zip(g.hive, g.layers, strict=True)
                                           if g.faces[card].deck == "secret").values())  # fmt: skip


@pytest.mark.rules("ENC-SEC-04", "ENC-SEC-05", "ENC-SEC-08", "ENC-AGD-08", "ENC-CHO-11", "ENC-AGD-07")
def test_a_secret_is_revealed() -> None:
    players = seats(2, seat_1={"agenda": "secret_map"}, seat_2={"agenda": "cut_the_comms"})
    t = encounters(
        {"attack": 1, "players": players, "rooms": {"airlock": down("secrets_revealed")}},
        players=2,
        hidden_agendas="on",
    )
    t.play("scan airlock").offers("choose seat-1", "choose seat-2")
    t.play("choose seat-2")
    t.expect({"players.seat-2.discard": ["cut_the_comms"], "players.seat-2.agenda_revealed": True})
    t.expect({"removed": ["secrets_revealed"], "rooms.airlock.card": None})
    t.events("agenda-revealed seat-2 cut_the_comms")


@pytest.mark.rules("ENC-SEC-06")
def test_with_nothing_to_reveal_it_is_only_removed() -> None:
    first = {"agenda": "secret_map", "agenda_revealed": True, "discard": ["secret_map"]}
    second = {"agenda": "cut_the_comms", "agenda_revealed": True, "discard": ["cut_the_comms"]}
    given = {
        "attack": 1,
        "players": seats(2, seat_1=first, seat_2=second),
        "rooms": {"airlock": down("secrets_revealed")},
    }
    t = encounters(given, players=2, hidden_agendas="on")
    t.play("scan airlock").expect({"removed": ["secrets_revealed"]})
    t.offers("end actions")


@pytest.mark.rules("ENC-AGD-10", "ENC-AGD-11", "ENC-DTH-05", "ENC-AGD-09")
def test_when_the_traitor_dies_the_complex_goes_back() -> None:
    second = hand(agenda="cut_the_comms", strikes=["inner_jaw", "inner_jaw"])
    players = seats(3, seat_1={"agenda": "secret_map"}, seat_2=second, seat_3={"agenda": "union_steward"})
    given = {"attack": 4, "players": players, "hive": ["ash"], "strike_deck": ["gash", "scratch"]}
    given |= {"rooms": {"airlock": "vent_stalker", "med_lab": down("duct_hunter")}, "combat": ["prowling_drone"]}
    t = encounters(given, players=3, hidden_agendas="on")
    t.chance(["duct_hunter", "vent_stalker"])
    t.play("attack player seat-2")
    t.events("died seat-2", "agenda-revealed seat-2 cut_the_comms", "complex-taken-back 2")
    t.expect({"hive": ["duct_hunter", "vent_stalker", "ash"], "combat.count": 1, "rooms.airlock.card": None})
    t.quiet()


@pytest.mark.rules("ENC-AGD-12", "ENC-AGD-13", "ENC-AGD-05", "ENC-WIN-05", "ENC-CHO-22", "ENC-SCO-04")
def test_the_last_traitor_wins_by_playing_the_agenda() -> None:
    first = hand(agenda="company_marksman", deck=["grunt"])
    second = hand(agenda="secret_map", strikes=["inner_jaw", "inner_jaw"])
    given = {"attack": 4, "players": seats(2, seat_1=first, seat_2=second), "strike_deck": ["gash", "scratch"]}
    t = encounters({**given, "hive": ["ash", "vent_stalker"]}, players=2, hidden_agendas="on")
    t.chance(["company_marksman"])
    t.play("attack player seat-2")
    t.expect({"players.seat-1.discard": ["company_marksman"], "players.seat-1.agenda_revealed": True})
    t.play("end actions").expect({"turn": "seat-1", "players.seat-1.hand": ["grunt", "company_marksman"]})
    t.play("play company_marksman")
    outcome = t.match.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.score) == ("traitor-rescued", (0,), 2)
    assert points(t) == [2, 0]


@pytest.mark.rules("ENC-AGD-16")
def test_among_others_the_evil_agenda_is_only_a_card() -> None:
    first = hand("crew_is_expendable", agenda="crew_is_expendable", agenda_revealed=True)
    t = encounters({"players": seats(2, seat_1=first), "hive": ["ash", "vent_stalker"]}, players=2, hidden_agendas="on")
    t.play("play crew_is_expendable")
    t.expect({"attack": 1, "recruit": 1, "rooms.ventilation_shafts.card": "ash"})


@pytest.mark.rules("ENC-AGD-14")
def test_without_the_agenda_the_traitor_needs_the_objective() -> None:
    first = {"agenda": "cut_the_comms", "agenda_revealed": True}
    given = {"attack": 16, "completed": 2, "combat": ["perfect_organism"], "dead_characters": ["cut_the_comms"]}
    t = encounters(
        {**given, "players": seats(2, seat_1=first, seat_2={"fate": "dead"})}, players=2, hidden_agendas="on"
    )
    t.play("attack combat-1")
    assert t.match.outcome is not None
    assert (t.match.outcome.reason, t.match.outcome.winners) == ("traitor-escaped", (0,))


@pytest.mark.rules("ENC-AGD-17", "ENC-AGD-04", "ENC-SCO-03", "ENC-SCO-05")
def test_the_group_wins_over_a_living_traitor() -> None:
    players = seats(
        3, seat_1={"agenda": "secret_map"}, seat_2={"agenda": "cut_the_comms"}, seat_3={"agenda": "union_steward"}
    )
    given = {"attack": 16, "completed": 2, "combat": ["perfect_organism"], "players": players}
    t = encounters(given, players=3, hidden_agendas="on")
    t.play("attack combat-1")
    assert t.match.outcome is not None
    assert (t.match.outcome.winners, t.match.outcome.score) == ((0, 2), 7)
    assert points(t) == [7, 0, 7]
    players["seat-2"] = {"agenda": "leak_the_files"}
    t = encounters(given, players=3, hidden_agendas="on")
    t.play("attack combat-1")
    assert t.match.outcome is not None
    assert (t.match.outcome.winners, t.match.outcome.score) == ((0, 1, 2), 4)


@pytest.mark.rules("ENC-AGD-18", "ENC-AGD-20", "ENC-AMB-23", "ENC-AMB-25")
def test_a_traitor_who_becomes_an_alien_has_died() -> None:
    first = hand(deck=["chestburster"], agenda="cut_the_comms")
    players = seats(2, seat_1=first, seat_2={"agenda": "secret_map"})
    given = {"players": players, "rooms": {"airlock": "vent_stalker"}, "hive": ["ash", "duct_hunter"]}
    t = encounters(given, players=2, hidden_agendas="on", player_aliens=True)
    t.chance("avatar_hunter", ["slash"], ["vent_stalker"])
    t.play("end actions")
    t.events("agenda-revealed seat-1 cut_the_comms", "became-alien seat-1 avatar_hunter", "complex-taken-back 1")
    t.expect({"players.seat-1.fate": "alien", "turn": "seat-2"})


@pytest.mark.rules("ENC-DLY-03")
def test_delayed_agendas_are_shown_at_a_death_too() -> None:
    first = hand(deck=["chestburster"], agenda="secret_map")
    t = encounters(
        {"players": seats(2, seat_1=first, seat_2={"agenda": "cut_the_comms"})}, players=2, hidden_agendas="delayed"
    )
    t.play("end actions")
    t.events("agenda-revealed seat-1 secret_map", "agenda-revealed seat-2 cut_the_comms")
