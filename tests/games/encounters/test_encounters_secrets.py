"""What a seat may know of a position, and the worlds that fit it: nothing more, nothing less."""

from __future__ import annotations

from collections import Counter

import pytest

from hullbreach.games.encounters import RULEBOOK
from hullbreach.games.encounters.rules.achievements import FIVE_CLASSES, HQ_RAINBOW, NO_BASICS
from hullbreach.games.encounters.rules.reveal import PUT_BACK, PUT_BACK_SEEN, RECYCLED
from hullbreach.games.encounters.rules.secrets import conceal, resample
from hullbreach.games.encounters.rules.state import SETUP, Encounters
from hullbreach.kernel.chance import Seeded
from hullbreach.kernel.records import SeedChance, begin
from hullbreach.parts.known import UNKNOWN
from tests.games.encounters.tables import encounters

WORLDS = 60
DOWN = {"face_up": False}
ALIEN = {"fate": "alien", "avatar": "avatar_praetorian"}


def table(given: dict[str, object] | None = None, players: int = 3, **options: object) -> Encounters:
    """A position with a few facts of every kind."""
    seats = {
        "seat-1": {"hand": ["grunt", "specialist"], "deck": ["sensor_sweep", "grunt", "specialist"], "deck_known": 1},
        "seat-2": {"hand": ["electric_prod", "grunt"], "hand_known": ["grunt"], "deck": ["specialist", "fire_axe"]},
        "seat-3": {"hand": ["tracker_readout"], "deck": ["grunt"], "deck_known": 1},
    }
    seats = {seat: facts for seat, facts in seats.items() if int(seat[-1]) <= players}
    return encounters({"players": seats, **(given or {})}, players=players, **options).g


def worlds(g: Encounters, seat: int) -> list[Encounters]:
    """Many worlds that fit what a seat knows."""
    return [resample(g, seat, Seeded(salt)) for salt in range(WORLDS)]


def names(g: Encounters, cards: object) -> list[str]:
    """Cards by name, the unknown as a question mark."""
    assert isinstance(cards, list | tuple)
    return ["?" if card == UNKNOWN else g.faces[card].id for card in cards]


# ---- a view


@pytest.mark.rules("ENC-INF-01", "ENC-INF-02", "ENC-INF-22", "ENC-INF-25")
def test_of_others_only_the_size_of_deck_and_hand_and_what_was_shown_is_known() -> None:
    g = table()
    seen = conceal(g, 0)
    assert names(g, seen.hands[0]) == names(g, g.hands[0])
    assert names(g, seen.decks[0]) == [*names(g, sorted(g.decks[0][:2])), "sensor_sweep"]
    assert (names(g, seen.hands[1]), names(g, seen.decks[1])) == (["?", "grunt"], ["?", "?"])
    # What its owner knows of the top of a deck nobody else does.
    assert (names(g, seen.hands[2]), names(g, seen.decks[2])) == (["?"], ["?"])
    assert names(g, conceal(g, 2).decks[2]) == ["grunt"]


@pytest.mark.rules("ENC-INF-07", "ENC-INF-21")
def test_nothing_that_is_remembered_of_a_face_down_card_tells_what_it_is() -> None:
    down = {"airlock": {"card": "lurking_xenomorph", **DOWN, "peeked": ["seat-2"]}}
    g = table({"rooms": down})
    assert g.odd
    assert not conceal(g, 0).odd
    assert not conceal(g, -1).odd
    assert conceal(g, 1).odd == g.odd


@pytest.mark.rules("ENC-INF-06", "ENC-INF-07", "ENC-INF-08", "ENC-INF-21")
def test_of_the_hive_a_seat_knows_what_lies_face_up_and_what_it_has_looked_at() -> None:
    rooms = {
        "airlock": {"card": "ash", **DOWN, "peeked": ["seat-2"], "origin": "put_back_seen"},
        "med_lab": {"card": "vent_stalker", **DOWN},
        "cargo_bay": "duct_hunter",
    }
    g = table({"rooms": rooms, "hive": ["sluggish_drone", "leathery_egg"], "hive_origins": ["hive_1", "put_back_seen"]})
    for seat, known in ((-1, "?"), (0, "?"), (1, "ash"), (2, "?")):
        seen = conceal(g, seat)
        lying = [seen.card_of[piece] if piece >= 0 else UNKNOWN for piece in seen.rooms]
        assert names(g, lying) == [known, "?", "?", "duct_hunter", "?"], seat
        assert names(g, seen.hive) == ["?", "?"]
        assert seen.layers == [PUT_BACK, 0]
        # Whether it was seen before it was put back is not told by its back.
        assert seen.layer_of[seen.rooms[0]] == (PUT_BACK_SEEN if known == "ash" else PUT_BACK)


@pytest.mark.rules("ENC-INF-05", "ENC-INF-09", "ENC-INF-11", "ENC-INF-26")
def test_the_order_of_a_pile_is_hidden_and_what_is_in_it_is_not() -> None:
    g = table({"strike_deck": ["scratch", "gash", "mauled"], "sergeants": ["sergeant_intel", "sergeant_tech"]})
    seen = conceal(g, 0)
    for pile in ("strike_deck", "sergeants", "barracks"):
        assert getattr(seen, pile) == sorted(getattr(g, pile)) != getattr(g, pile)
    assert set(seen.spare) == {UNKNOWN}
    assert len(seen.spare) == len(g.spare) > 0


@pytest.mark.rules("ENC-INF-15", "ENC-INF-16")
def test_an_agenda_is_known_to_its_owner_unless_it_is_delayed_and_to_all_once_revealed() -> None:
    seats = {
        "seat-1": {"agenda": "lock_them_out"},
        "seat-2": {"agenda": "leak_the_files"},
        "seat-3": {"agenda": "secret_map", "agenda_revealed": True},
    }
    for mode, own in (("on", "lock_them_out"), ("delayed", "?")):
        g = encounters({"players": seats}, players=3, hidden_agendas=mode).g
        assert names(g, conceal(g, 0).agenda) == [own, "?", "secret_map"]
        assert names(g, conceal(g, -1).agenda) == ["?", "?", "secret_map"]


@pytest.mark.rules("ENC-INF-22")
def test_cards_lifted_from_a_deck_are_seen_by_whoever_lifts_them() -> None:
    t = encounters({"players": {"seat-1": {"hand": ["full_autopsy"]}, "seat-2": {}}}, players=2, scenario="alien3")
    t.play("play full_autopsy")
    assert len(t.g.lifted) == 3
    assert conceal(t.g, 0).lifted == t.g.lifted
    assert names(t.g, conceal(t.g, 1).lifted) == ["?", "?", "?"]


@pytest.mark.rules("ENC-INF-18", "ENC-ALN-20")
def test_the_alien_deck_is_unknown_while_another_alien_player_holds_cards() -> None:
    cards = {"alien_deck": ["slash", "double_jaw"], "alien_discard": []}
    g = encounters({**cards, "players": {"seat-2": {**ALIEN, "hand": ["screech"]}, "seat-3": {}}}, players=3).g
    assert names(g, conceal(g, 0).alien_deck) == ["?", "?"]
    assert names(g, conceal(g, 0).hands[1]) == ["?"]
    assert conceal(g, 1).alien_deck == sorted(g.alien_deck)
    g = encounters({**cards, "players": {"seat-2": {**ALIEN, "hand": []}}}, players=2).g
    assert conceal(g, 0).alien_deck == sorted(g.alien_deck)


@pytest.mark.rules("ENC-ACH-01", "ENC-ACH-03", "ENC-INF-01")
def test_an_achievement_that_speaks_of_a_hand_stays_with_its_owner() -> None:
    g = table()
    g.achieved[0] = g.achieved[1] = 1 << NO_BASICS | 1 << FIVE_CLASSES | 1 << HQ_RAINBOW
    seen = conceal(g, 0)
    assert (seen.achieved[0], seen.achieved[1]) == (g.achieved[0], 1 << HQ_RAINBOW)


# ---- worlds


@pytest.mark.rules("ENC-INF-01", "ENC-INF-02")
def test_in_a_world_the_hidden_cards_of_a_player_change_places_and_the_known_stay() -> None:
    g = table()
    found = worlds(g, 0)
    for other in found:
        assert other.hands[0] == g.hands[0]
        assert other.decks[0][-1] == g.decks[0][-1]
        for seat in range(3):
            cards = other.hands[seat] + other.decks[seat]
            assert Counter(cards) == Counter(g.hands[seat] + g.decks[seat])
            assert list(other.hands[seat]) == sorted(other.hands[seat])
        assert g.fixed.index["grunt"] in other.hands[1]
    assert {other.decks[0][:2] for other in found} == {g.decks[0][:2], g.decks[0][1::-1]}
    assert len({other.hands[1] for other in found}) == 3
    assert len({other.hands[2] for other in found}) == 2
    assert len({tuple(other.strike_deck) for other in found}) > WORLDS // 2
    assert len({tuple(other.barracks) for other in found}) > WORLDS // 2
    assert len({tuple(other.sergeants) for other in found}) > WORLDS // 2


@pytest.mark.rules("ENC-INF-19", "ENC-INF-24")
def test_no_hidden_hand_holds_a_card_that_is_shown_when_it_is_drawn() -> None:
    seats = {"seat-1": {}, "seat-2": {"hand": ["grunt", "fire_axe"], "deck": ["chestburster", "specialist"]}}
    g = encounters({"players": seats}, players=2).g
    found = worlds(g, 0)
    assert all(g.fixed.chestburster in other.decks[1] for other in found)
    assert len({other.hands[1] for other in found}) == 3


@pytest.mark.rules("ENC-INF-06", "ENC-INF-07", "ENC-INF-27")
def test_hive_cards_of_one_mini_deck_change_places_and_no_others() -> None:
    rooms = {
        "airlock": {"card": "leathery_egg", **DOWN, "origin": "hive_1"},
        "weapons_locker": {"card": "fleeing_chestburster", **DOWN, "origin": "hive_1", "peeked": ["seat-1"]},
        "med_lab": {"card": "ash", **DOWN, "origin": "hive_2"},
        "cargo_bay": {"card": "vent_stalker", **DOWN, "origin": "recycled"},
    }
    hive = ["sos_signal", "duct_hunter", "duct_hunter", "brett", "vent_stalker"]
    origins = ["hive_1", "hive_2", "recycled", "put_back", "put_back_seen"]
    g = table({"rooms": rooms, "hive": hive, "hive_origins": origins})
    found = worlds(g, 0)
    egg, seen, ash, stalker = g.rooms[:4]
    for other in found:
        layers: dict[int, Counter[int]] = {}
        for world in (g, other):
            lying = [(world.card_of[piece], world.layer_of[piece]) for piece in (egg, ash, stalker)]
            for card, layer in [*zip(world.hive, world.layers, strict=True), *lying]:
                layers.setdefault(min(layer, PUT_BACK), Counter())[card] += 1 if world is g else -1
        assert all(not any(left.values()) for left in layers.values())
        assert other.card_of[seen] == g.card_of[seen]
        assert [min(layer, PUT_BACK) for layer in other.layers] == [min(layer, PUT_BACK) for layer in g.layers]
        assert other.layer_of[egg] == 0
        assert other.layer_of[stalker] == RECYCLED
    assert {names(g, [other.card_of[egg]])[0] for other in found} == {"leathery_egg", "sos_signal"}
    assert {names(g, [other.card_of[ash]])[0] for other in found} == {"ash", "duct_hunter"}
    assert {names(g, [other.card_of[stalker]])[0] for other in found} == {"vent_stalker", "duct_hunter"}
    assert {tuple(names(g, other.hive[:2])) for other in found} == {
        ("vent_stalker", "brett"),
        ("brett", "vent_stalker"),
    }
    # A card that was seen before it was put back stays one that was seen.
    assert all(other.layers[other.hive.index(g.fixed.index["brett"])] == PUT_BACK for other in found)


@pytest.mark.rules("ENC-INF-06", "ENC-INF-26")
def test_a_hidden_drone_could_be_any_drone_that_nobody_has_seen() -> None:
    rooms = {"airlock": {"card": "sluggish_drone", **DOWN, "origin": "hive_1"}}
    hive = ["wounded_drone", "resin_worker", "carrier_drone", "leathery_egg"]
    g = table({"rooms": rooms, "hive": hive, "hive_origins": ["hive_2", "recycled", "put_back", "hive_1"]})
    found = worlds(g, 0)
    drones = set()
    for other in found:
        assert other.faces[other.hive[2]].id == "resin_worker"
        assert other.faces[other.hive[1]].id == "carrier_drone"
        assert {names(g, [other.hive[0]])[0], names(g, [other.card_of[g.rooms[0]]])[0]} & {"leathery_egg"}
        drones.add(names(g, [other.hive[3]])[0])
        whole = Counter([*other.hive, *other.card_of.values(), *other.spare])
        assert whole == Counter([*g.hive, *g.card_of.values(), *g.spare])
    assert len(drones) > 6
    assert all(name.endswith(("drone", "worker", "builder")) for name in drones)


@pytest.mark.rules("ENC-INF-15", "ENC-INF-26", "ENC-AGD-02")
def test_the_evil_agenda_could_be_with_anybody_whose_agenda_is_hidden_or_with_nobody() -> None:
    seats = {
        "seat-1": {"agenda": "leak_the_files"},
        "seat-2": {"agenda": "lock_them_out"},
        "seat-3": {"agenda": "old_debt_repaid"},
        "seat-4": {"agenda": "secret_map", "agenda_revealed": True},
    }
    g = encounters({"players": seats}, players=4, hidden_agendas="on").g
    traitors: Counter[int] = Counter()
    for other in worlds(g, 0):
        assert names(g, [other.agenda[0], other.agenda[3]]) == ["leak_the_files", "secret_map"]
        evil = [seat for seat in range(4) if other.faces[other.agenda[seat]].evil]
        traitors[evil[0] if evil else -1] += 1
        assert len(evil) <= 1
        assert Counter([*other.agenda, *other.spare]) == Counter([*g.agenda, *g.spare])
    assert set(traitors) == {-1, 1, 2}
    assert min(traitors.values()) > WORLDS // 8


@pytest.mark.rules("ENC-INF-15", "ENC-AGD-02")
def test_whoever_knows_the_traitor_finds_no_other() -> None:
    seats = {"seat-1": {"agenda": "lock_them_out"}, "seat-2": {"agenda": "secret_map"}, "seat-3": {}}
    g = encounters({"players": seats}, players=3, hidden_agendas="on").g
    found = worlds(g, 0)
    assert all(not g.faces[other.agenda[seat]].evil for other in found for seat in (1, 2))
    assert len({other.agenda[1] for other in found}) > 4
    # Neither does anybody once the traitor has been revealed.
    g.shown_agendas |= 1
    assert all(not g.faces[other.agenda[seat]].evil for other in worlds(g, 1) for seat in (1, 2))


@pytest.mark.rules("ENC-INF-18")
def test_the_hands_of_other_alien_players_change_places_with_the_alien_deck() -> None:
    cards = {"alien_deck": ["slash", "double_jaw"], "alien_discard": []}
    seats = {
        "seat-1": {},
        "seat-2": {**ALIEN, "hand": ["screech", "tail_lash"]},
        "seat-3": {"fate": "alien", "avatar": "avatar_hunter", "hand": ["acid_blood"]},
    }
    g = encounters({**cards, "players": seats}, players=3).g
    for seat, changing in ((0, (1, 2)), (1, (2,)), (2, (1,))):
        found = worlds(g, seat)
        for owner in (1, 2):
            hands = {other.hands[owner] for other in found}
            assert (len(hands) > 1) == (owner in changing)
            assert all(list(hand) == sorted(hand) for hand in hands)
        for other in found:
            assert Counter([*other.alien_deck, *other.hands[1], *other.hands[2]]) == Counter(
                [*g.alien_deck, *g.hands[1], *g.hands[2]]
            )


def test_before_anything_is_dealt_there_is_nothing_to_draw_anew() -> None:
    g = encounters({"phase": "setup"}, players=2).g
    assert g.phase == SETUP
    assert resample(g, 0, Seeded(1)).facts() == g.facts()


@pytest.mark.rules("ENC-INF-02", "ENC-INF-06", "ENC-INF-15")
def test_once_all_is_dealt_it_is_drawn_anew_before_anybody_has_begun() -> None:
    settings = {"players": 2, "roles": "first_game", "hidden_agendas": "on"}
    g = begin(RULEBOOK, settings, SeedChance(1)).state
    assert isinstance(g, Encounters)
    assert g.phase == SETUP
    found = worlds(g, 0)
    assert any(other.hive != g.hive for other in found)
    assert any(other.hands[1] != g.hands[1] for other in found)
    assert any(other.agenda[1] != g.agenda[1] for other in found)
    assert all(other.hands[0] == g.hands[0] for other in found)
