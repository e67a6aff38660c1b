"""Motion Tracker cards: how many, who draws, what they do. CORPS-MTC"""

from __future__ import annotations

import pytest

from hullbreach.games.corps.content.load import load
from tests.games.corps.phases import alien_phase, happened, way
from tests.games.corps.rooms import corridor, room
from tests.scripted_table import Table, table

EDITIONS = ["updated", "2020"]
HEROES = ("hudson", "frost", "gorman", "vasquez", "hicks", "ripley")
TRACKER = {"phase": "alien", "step": "tracker"}
# Cards without blips or without a place for them: nothing happens but the drawing.
IDLE = [card.id for card in load().tracker if card.type == "drone"]
# Hicks sees the left part only; spawn point 1 may be on either side of the wall.
HALVES = corridor(" ", " ", " ", "|", " ", " ", " ")


def seats_that_drew(t: Table) -> list[str]:
    return [line.split()[1] for line in t.log if line.startswith("tracker-drawn")]


def draw(*cards: str, board: str = HALVES, point: str = "", edition: str = "updated", **more: object) -> Table:
    """So many cards are drawn by one player with Hicks on 0,0."""
    given: dict[str, object] = {
        "mission": {"spawn_points": [{"n": 1, "at": point}] if point else []},
        "turn": {**TRACKER, "draws": len(cards)},
        "tracker": {"deck": list(cards)},
        **more,
    }
    return alien_phase(board, {"hicks": {"at": "0,0"}}, edition=edition, **given)


@pytest.mark.rules("CORPS-MTC-01", "CORPS-MTC-02", "CORPS-MTC-08")
@pytest.mark.parametrize(
    ("edition", "players", "drawn"),
    [
        ("2020", 1, "1 1"),
        ("2020", 2, "1 2 1 2"),
        ("2020", 3, "3 1 2"),
        ("2020", 4, "3 4 1 2"),
        ("2020", 5, "3 4 5 1 2"),
        ("2020", 6, "3 4 5 6 1 2"),
        ("updated", 1, "1 1"),
        ("updated", 2, "1 2 1"),
        ("updated", 3, "3 1 2"),
        ("updated", 4, "3 4 1"),
        ("updated", 5, "3 4 5 1"),
        ("updated", 6, "3 4 5 6"),
    ],
)
def test_how_many_cards_and_who_draws_them(edition: str, players: int, drawn: str) -> None:
    # Gorman of seat-3 leads where there are three players; of Hudson and Frost, both rank 1, seat-1 answers.
    people = {who: {"at": f"{n},0"} for n, who in enumerate(HEROES[:players])}
    t = alien_phase(room(6, 1), people, players=players, edition=edition, turn=TRACKER, tracker={"deck": IDLE[:8]})
    assert seats_that_drew(t) == [f"seat-{n}" for n in drawn.split()]
    t.expect({"tracker.deck.count": 8 - len(drawn.split())})


@pytest.mark.rules("CORPS-AMB-34", "CORPS-MTC-02")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_draw_of_an_eliminated_player_is_made_by_the_next(edition: str) -> None:
    # Three players sat down, so three cards are drawn; that of seat-2 by seat-3, the next in order.
    people = {"hudson": {"at": "0,0", "hero": 1}, "gorman": {"at": "1,0", "hero": 3}}
    t = alien_phase(
        room(6, 1),
        people,
        players=3,
        edition=edition,
        turn=TRACKER,
        tracker={"deck": IDLE[:8]},
        seats={"seat-2": {"eliminated": True}},
    )
    assert seats_that_drew(t) == ["seat-3", "seat-1", "seat-3"]


@pytest.mark.rules("CORPS-MTC-08")
@pytest.mark.parametrize(("number", "cards"), [(1, 0), (2, 0), (3, 2)])
def test_quiet_rounds_have_no_motion_tracker_step(number: int, cards: int) -> None:
    tracker = {"level1": 4, "level2": 0, "level3": 0, "order": [1, 2, 3], "quiet_rounds": 2, "reshuffle": True}
    t = alien_phase(
        room(3, 1),
        {"hicks": {"at": "0,0"}},
        mission={"tracker": tracker},
        turn={**TRACKER, "round": number},
        tracker={"deck": IDLE[:4]},
    )
    assert len(seats_that_drew(t)) == cards


@pytest.mark.rules("CORPS-MTC-03")
def test_a_card_is_resolved_blips_first_and_discarded_before_the_next_is_drawn() -> None:
    t = draw("mt1_10_scout", "mt1_09_lone_drone", point="7,0", mission=two_points("7,0", "6,0"))
    t.chance(1, 1)
    t.play()
    lines = [line.split(" ")[0] for line in t.log if line.startswith(("tracker-drawn", "blip-"))]
    # The blip of the first card enters, its text (all blips move 1) has nowhere to go, then the next is drawn.
    assert lines == ["tracker-drawn", "blip-placed", "tracker-drawn", "blip-placed"]
    t.expect({"tracker.deck": [], "tracker.discard": ["mt1_09_lone_drone", "mt1_10_scout"]})


def two_points(one: str, two: str) -> dict[str, object]:
    """A mission with spawn points 1 and 2."""
    return {"spawn_points": [{"n": 1, "at": one}, {"n": 2, "at": two}]}


@pytest.mark.rules("CORPS-MTC-03", "CORPS-MTC-06")
def test_the_text_follows_the_blips() -> None:
    # mt1_10: one blip at spawn point 2, then all blips move 1; the new one moves with the others.
    board = "\n".join(["+-+-+-+-+-+", "|. . . . .|", "+-+-+-+-+ +", "|. . . . .|", "+-+-+-+-+-+"])
    t = draw(
        "mt1_10_scout", board=board, mission={"spawn_points": [{"n": 2, "at": "0,1"}]}, blips={"blip-1": {"at": "2,1"}}
    )
    t.chance(1)
    t.play()
    t.events("blip-placed blip-2 0,1", "blip-moved blip-1 3,1", "blip-moved blip-2 1,1")
    t.quiet()


@pytest.mark.rules("CORPS-MTC-03", "CORPS-TUN-01")
def test_a_tunnel_card_opens_its_tunnel_before_its_blips_come_out() -> None:
    t = draw("mt1_13_floor_grates")
    t.chance(1)
    t.play()
    t.events("tracker-drawn seat-1", "tunnel-placed 1,0", "blip-placed blip-1 1,0", "spotted blip-1 1")
    t.expect({"tunnels": ["1,0"]})
    t.quiet()


@pytest.mark.rules("CORPS-MTC-04")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("reshuffle", [True, False])
def test_an_empty_deck_is_made_anew_of_its_discards_but_not_in_bug_hunts(edition: str, reshuffle: bool) -> None:
    tracker = {"level1": 4, "level2": 0, "level3": 0, "order": [1, 2, 3], "quiet_rounds": 0, "reshuffle": reshuffle}
    t = alien_phase(
        room(3, 1),
        {"hicks": {"at": "0,0"}},
        edition=edition,
        mission={"tracker": tracker},
        turn=TRACKER,
        tracker={"deck": IDLE[:1], "discard": IDLE[1:3]},
    )
    if reshuffle:
        t.chance(tracker=[[IDLE[2], IDLE[0], IDLE[1]]])
    t.play()
    t.quiet()
    if reshuffle:
        t.expect({"tracker.deck": [IDLE[0], IDLE[1]], "tracker.discard": [IDLE[2]], "tracker.mixed": True})
    else:
        t.expect({"tracker.deck": [], "tracker.discard": IDLE[:3], "tracker.mixed": False, "turn.round": 2})


@pytest.mark.rules("CORPS-MTC-04", "CORPS-BUG-02")
def test_only_bug_hunts_never_reshuffle() -> None:
    for mission in load().missions:
        assert mission.tracker.reshuffle is (mission.kind != "bug_hunt")


@pytest.mark.rules("CORPS-MTC-05", "CORPS-AMB-35")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("at", "seen"), [("2,0", True), ("6,0", False)])
def test_active_threats_work_when_a_blip_is_spotted_hidden_ones_when_none_is(edition: str, at: str, seen: bool) -> None:
    # Caught Off Guard (Active): exhaust 1 if seen. Something in the Vents (Hidden): exhaust 1 if unseen.
    for card, n, works in (("mt1_07_caught_off_guard", 3, seen), ("mt1_02_something_in_the_vents", 2, not seen)):
        t = draw(card, edition=edition, mission={"spawn_points": [{"n": n, "at": at}]})
        t.chance(1)
        t.play()
        t.expect({"piles.exhaust.count": int(works)})
        t.quiet()


@pytest.mark.rules("CORPS-MTC-05")
def test_one_spotted_blip_is_enough_and_without_a_blip_neither_works() -> None:
    # The blip on the point is seen round the corner, the other one next to it is not.
    board = "\n".join(["+-+-+-+-+-+", "|. . . . .|", "+-+-+-+-+ +", "|. . . . .|", "+-+-+-+-+-+"])
    for card, dialled in (("mt2_04_gathering", 0), ("mt2_07_too_close", 1)):
        t = draw(card, board=board, mission={"spawn_points": [{"n": 4, "at": "4,1"}]})
        t.chance(1, 1)
        t.play("blip on 3,1")
        assert happened(t, "dial hicks") == dialled
        t.expect({"aliens.count": 1, "blips.count": 1, "piles.exhaust.count": 0, "turn.round": 2})
    # No spawn point of that number, so no blip: nothing follows.
    for card in ("mt1_07_caught_off_guard", "mt1_02_something_in_the_vents"):
        t = draw(card)
        t.play()
        t.expect({"piles.exhaust.count": 0, "turn.round": 2})


@pytest.mark.rules("CORPS-MTC-05")
def test_the_four_types_carry_the_effects_they_are_named_for() -> None:
    timings = {"tunnel": {"before_spawn", "after_spawn"}, "hidden": {"if_unseen"}, "active": {"if_seen"}}
    for card in load().tracker:
        found = {effect.timing for effect in card.effects}
        assert found <= timings.get(card.type, {"after_spawn"}), card.id
        if card.type == "tunnel":
            assert "before_spawn" in found, card.id
    assert {card.type for card in load().tracker} == {"tunnel", "hidden", "active", "drone"}


@pytest.mark.rules("CORPS-MTC-06", "CORPS-AMB-76", "CORPS-DFIR-10")
def test_what_a_card_moves_goes_nearest_first_and_attacks_nobody() -> None:
    # Surge: all blips move 2, then all Aliens move 2.
    board = "\n".join(["+-+-+-+-+-+", "|. . . . .|", "+-+-+-+-+ +", "|. . . . .|", "+-+-+-+-+-+"])
    t = draw("mt3_09_surge", board=board, blips=["0,1", "2,1"], aliens=["3,0"])
    t.play()
    # blip-2 is nearer; it comes into sight on 4,1 with nothing left. Then the Aliens, the nearest first.
    assert [line for line in t.log if "-moved" in line] == [
        "blip-moved blip-2 3,1",
        "blip-moved blip-2 4,1",
        "blip-moved blip-1 1,1",
        "blip-moved blip-1 2,1",
        "alien-moved alien-1 2,0",
        "alien-moved alien-1 1,0",
        "alien-moved alien-2 4,0",
        "alien-moved alien-2 3,0",
    ]
    assert happened(t, "defence-roll") == 0
    t.expect({"turn.round": 2})


@pytest.mark.rules("CORPS-AMB-76", "CORPS-BAR-04")
def test_a_card_sends_them_against_barricades_and_on_as_aliens_when_spotted() -> None:
    board = corridor(" ", " ", "D", " ", " ", " ")
    t = draw("mt3_09_surge", board=board, blips=["4,0"], doors={"2,0|3,0": "barricaded"})
    t.chance(**{"break": [5]})
    t.play()
    # One space to the door, broken and spotted, the second space through it; then the text moves all Aliens 2.
    assert way(t, "blip-1") + way(t, "alien-1") == ["3,0", "2,0", "1,0"]
    t.quiet()


@pytest.mark.rules("CORPS-AMB-86")
def test_a_blip_spotted_before_its_turn_is_not_moved_with_the_blips() -> None:
    # False Echo: all blips move 2. The first opens the door, and both are seen.
    t = draw("mt1_11_false_echo", board=corridor(" ", " ", "D", " ", " ", " "), blips=["5,0", "6,0"])
    t.play()
    assert way(t, "blip-1") + way(t, "alien-1") == ["4,0", "3,0"]
    t.expect({"aliens": {"alien-1": {"at": "3,0"}, "alien-2": {"at": "6,0"}}, "turn.round": 2})


@pytest.mark.rules("CORPS-MTC-07", "CORPS-COMP-08")
def test_the_threat_levels_of_the_backs_are_public_the_fronts_are_not() -> None:
    given: dict[str, object] = {
        "board": room(3, 1),
        "characters": {"hicks": {"at": "0,0"}, "hudson": {"at": "1,0"}},
        "tracker": {"deck": ["mt2_04_gathering", "mt1_12_straggler"]},
    }
    t = table(given, players=2)
    for seat in ("seat-1", "seat-2"):
        t.expect({f"view.{seat}.tracker.deck.0": "threat-2", f"view.{seat}.tracker.deck.count": 2})
    assert {card.threat for card in load().tracker} == {1, 2, 3}


@pytest.mark.rules("CORPS-MTC-08", "CORPS-DIS-02")
def test_the_drawer_chooses_what_is_not_about_the_aliens() -> None:
    # Nerves, drawn by seat-2 (Gorman leads): a Hazard turned up makes the drawer discard.
    people = {"hudson": {"at": "0,0"}, "gorman": {"at": "1,0"}}
    t = alien_phase(
        room(3, 1),
        people,
        players=2,
        turn={**TRACKER, "draws": 2},
        tracker={"deck": ["mt1_12_straggler", "mt2_11_nerves"]},
        piles={"top": ["panic"]},
        hands={"seat-1": ["scrounge"], "seat-2": ["stay_frosty"]},
    )
    t.play(stay="discard scrounge")
    t.offers("seat-1: discard scrounge", "seat-1: discard top").refuses("seat-2: discard top")
    assert seats_that_drew(t) == ["seat-2", "seat-1"]
