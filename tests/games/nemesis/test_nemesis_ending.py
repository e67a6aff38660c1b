"""Ways out and the four checks: pods, hibernation, Engines, course, Contamination, Objectives."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis.rules.terms import ASLEEP, AWAKE, BLUE_CORPSE, DEAD, EGG, LAUNCHED
from hullbreach.kernel.outcome import Outcome
from tests.games.nemesis.tables import Table

TWO = ("search", "rest")
EARTH, MARS, VENUS = 0, 1, 2


def objective(table: Table, seat: int, *words: str) -> Table:
    """A seat has these Objectives, changing them with wherever they were."""
    g = table.g
    own: list[int] = []
    for word in words:
        card = g.names.value("objective", word)
        own.append(card)
    g.objectives[seat] = tuple(own)
    g.objectives_known[seat] = (1 << seat,) * len(own)
    return table


def ship(table: Table, place: int, working: tuple[int, int, int] = (1, 1, 0)) -> Table:
    """The course leads to this place, and these Engines work."""
    g = table.g
    g.destination = g.fixed.content.coordinates[g.coordinates].leads_to.index(place)
    g.engines = working
    return table


def asleep(place: int = EARTH, working: tuple[int, int, int] = (1, 1, 0), *words: str) -> Table:
    """The Captain sleeps with these Objectives; the Scout is the last one awake, about to jump."""
    table = Table("captain", "scout").put(1, "001").hand(1, *TWO)
    table.play(0, "pass", "done")
    table.g.status[0], table.g.room[0], table.g.time = ASLEEP, -1, 14
    ship(objective(table, 0, *(words or ("salvaging_the_prime_asset",))), place, working)
    return table.again()


def end(table: Table) -> Outcome:
    """The turn ends, and with it the match."""
    table.end_turn()
    outcome = table.match.outcome
    assert outcome is not None
    return outcome


# ---- hibernation


@pytest.mark.rules("NEM-HIB-01", "NEM-HIB-02", "NEM-HIB-03", "NEM-CRI-03", "NEM-HIB-05", "NEM-OBJ-03")
def test_hibernation_opens_on_blue_and_needs_a_quiet_room() -> None:
    table = Table("captain", "scout").put(1, "001").hand(0, *TWO)
    table.g.time = 6
    assert "use room" not in table.again().options(0)
    table.g.time = 7
    table.again().script(noise=["silence"]).act(0, "use room")
    assert (table.g.status, table.asked()) == ([ASLEEP, AWAKE], [1])
    table = Table("captain", "scout").put(1, "001").hand(0, *TWO).noise("c11_15_1").bag("blank", "adult_4")
    table.g.time, table.g.met = 7, True
    table.again().top("attacks", "transformation_4").script(noise=["1"], encounter=["adult_4"]).act(0, "use room")
    assert (table.g.status[0], table.crowd("011")) == (AWAKE, ["adult-1"])


# ---- pods


def at_the_pods(**settings: object) -> Table:
    table = (
        Table("captain", "scout", **settings).put(0, "006", "evacuation_a").put(1, "006").hand(0, *TWO).hand(1, *TWO)
    )
    table.g.locked = 0
    return table.again().script(noise=["silence"] * 9)


@pytest.mark.rules("NEM-POD-02", "NEM-POD-03", "NEM-POD-04", "NEM-POD-14", "NEM-CHO-18")
def test_a_pod_is_entered_and_launched() -> None:
    table = at_the_pods()
    table.act(0, "use room")
    assert table.options(0) == ["launch", "wait"]
    table.play(0, "launch")
    assert (table.g.status, table.g.pods_gone, table.asked()) == ([LAUNCHED, AWAKE], 1, [1])
    assert table.refused(1, "use room") == "no-such-pod NEM-POD-02"
    table.g.locked = 0
    table.g.pods_gone = 0
    table.g.locked = 1
    assert "use room" not in table.again().options(1)


@pytest.mark.rules("NEM-POD-05", "NEM-POD-08", "NEM-POD-13", "NEM-CHO-32")
def test_who_waits_passes_and_may_launch_leave_or_stay_next_turn() -> None:
    table = at_the_pods().top("events", "nest").bag("blank", "larva_1").script(development=["larva_1"])
    table.act(0, "use room")
    table.play(0, "wait")
    assert table.g.have_passed == 1
    table.play(1, "pass", "done")
    table.play(1, "pass", "done")
    assert (table.g.turn, table.options(0)) == (2, ["launch", "leave pod", "wait"])
    table.g.locked = 1
    assert table.again().options(0) == ["leave pod", "wait"]
    table.play(0, "leave pod")
    assert (table.g.pod[0], table.prompt(0)) == (-1, "action")


@pytest.mark.rules("NEM-POD-10", "NEM-POD-13")
def test_a_second_occupant_takes_the_other_along() -> None:
    table = at_the_pods()
    table.g.pod[1] = 0
    ship(table, EARTH)
    table.again().act(0, "use room")
    table.play(0, "launch")
    assert table.match.outcome is not None
    assert table.g.status == [LAUNCHED, LAUNCHED]


@pytest.mark.rules("NEM-POD-06")
def test_an_intruder_empties_the_pods_of_its_section() -> None:
    table = at_the_pods().top("events", "damage").intruder("adult-1", "011")
    table.g.pod[0] = 0
    table.put(1, "001").again().bag("blank", "larva_1").script(development=["larva_1"]).end_turn()
    assert (table.crowd("006"), table.g.pod[0]) == (["adult-1"], -1)


# ---- the checks


@pytest.mark.rules("NEM-VIC-01", "NEM-VIC-02", "NEM-END-01", "NEM-VIC-09", "NEM-GOL-07")
def test_sleepers_wake_on_earth_with_two_engines() -> None:
    outcome = end(asleep())
    assert (outcome.reason, outcome.winners) == ("jump", (0,))
    assert [outcome.result(seat).reason for seat in (0, 1)] == ["hibernated", "dead-jump"]
    outcome = end(asleep(EARTH, (1, 0, 0)))
    assert (outcome.reason, outcome.result(0).reason) == ("engines", "dead-explosion")
    outcome = end(asleep(VENUS))
    assert (outcome.reason, outcome.result(0).reason) == ("jump", "dead-course")


@pytest.mark.rules("NEM-VIC-02", "NEM-AMB-59", "NEM-GOL-10")
def test_quarantine_survives_on_mars_even_as_one_of_two() -> None:
    outcome = end(asleep(MARS, (1, 1, 0), "ab_ovo", "quarantine"))
    assert (outcome.winners, outcome.result(0).reason) == ((0,), "hibernated")
    assert end(asleep(MARS)).result(0).reason == "dead-course"


@pytest.mark.rules("NEM-VIC-03", "NEM-VIC-04", "NEM-VIC-05", "NEM-HID-25")
@pytest.mark.parametrize(
    ("cards", "larva", "last", "fate"),
    [
        (("clean",), 0, (), "hibernated"),
        (("infected",), 0, ("infected",), "dead-contamination"),
        (("infected",), 0, ("search", "rest", "order", "reload"), "hibernated"),
        (("clean",), 1, ("clean",), "dead-contamination"),
        ((), 1, (), "hibernated"),
    ],
)
def test_the_contamination_check(cards: tuple[str, ...], larva: int, last: tuple[str, ...], fate: str) -> None:
    table = asleep().hand(0, "search", "rest", *cards).script(last=[last])
    table.g.larva = larva
    assert end(table).result(0).reason == fate


@pytest.mark.rules("NEM-VIC-07", "NEM-END-05", "NEM-GOL-08")
def test_who_left_in_a_pod_outlives_the_ship() -> None:
    table = asleep(VENUS, (0, 0, 0), "the_great_hunt")
    table.g.status[0], table.g.sequence, table.g.signal = LAUNCHED, 5, 1
    table.g.time = 3
    outcome = end(table)
    assert (outcome.reason, outcome.winners, outcome.result(0).reason) == ("self-destruct", (0,), "launched")


@pytest.mark.rules("NEM-VIC-10", "NEM-VIC-09", "NEM-AMB-67")
def test_a_dead_owner_does_not_win_with_a_met_objective() -> None:
    table = asleep(EARTH, (1, 1, 1), "hoarder")
    objective(table, 1, "salvaging_the_prime_asset")
    outcome = end(table)
    assert outcome.winners == ()
    assert "objective-met seat-2 salvaging_the_prime_asset" in table.told
    assert "objective-missed seat-1 hoarder" in table.told


@pytest.mark.rules("NEM-GOL-03", "NEM-GOL-11", "NEM-GOL-09", "NEM-GOL-05", "NEM-GOL-06")
def test_conditions_of_objectives() -> None:
    table = asleep(EARTH, (1, 1, 0), "a_proper_burial")
    g = table.g
    g.carried[0], g.lying[g.fixed.start] = (BLUE_CORPSE,), ()
    assert end(table).winners == ()
    table = asleep(EARTH, (1, 1, 0), "a_proper_burial")
    g = table.g
    g.carried[0], g.lying[g.fixed.start], g.signal = (BLUE_CORPSE,), (), 1
    assert end(table).winners == (0,)
    table = asleep(EARTH, (1, 1, 0), "ab_ovo")
    table.g.weakness_up = 1 << EGG
    assert end(table).winners == (0,)
    table = asleep(EARTH, (1, 1, 0), "relentless_investigator")
    table.g.signal = 1
    assert end(table).winners == ()


@pytest.mark.rules("NEM-GOL-09")
def test_a_hoarder_leaves_with_seven_cards() -> None:
    table = asleep(EARTH, (1, 1, 0), "hoarder").item(0, "medkit", "tools", "bandages", "chemicals", "decoy")
    table.g.status[0] = LAUNCHED
    assert end(table).winners == ()
    table = asleep(EARTH, (1, 1, 0), "hoarder").item(0, "medkit", "tools", "bandages", "chemicals", "decoy", "alcohol")
    table.g.status[0] = LAUNCHED
    assert end(table).winners == (0,)


@pytest.mark.rules("NEM-COP-02", "NEM-COP-03", "NEM-COP-06")
def test_in_co_op_all_objectives_must_be_met_and_then_the_dead_win_too() -> None:
    table = Table("captain", "scout", mode="coop").put(1, "001").hand(1, *TWO)
    g = table.g
    goals = [o for o in g.fixed.content.objectives if o.deck == 2]
    assert len(goals) == 7
    table.play(0, "pass", "done")
    g.status[0], g.room[0], g.time = ASLEEP, -1, 14
    ship(table, EARTH)
    reach = [o.id for o in goals if any("ShipReaches(place='earth')" in str(way) for way in o.any_of)]
    for seat in (0, 1):
        objective(table, seat, reach[0])
    g.signal = 3
    g.nest_destroyed = g.queen_killed = True
    g.weakness_up = 7
    outcome = end(table.again())
    assert outcome.winners == (0, 1)
    assert outcome.result(1).reason == "dead-jump"


@pytest.mark.rules("NEM-END-03")
def test_when_the_last_one_falls_asleep_the_ship_jumps_at_once() -> None:
    table = Table("captain").hand(0, *TWO)
    table.g.time = 9
    ship(objective(table, 0, *[table.g.names.name("objective", card) for card in table.g.objectives[0]]), EARTH)
    table.again().script(noise=["silence"]).act(0, "use room")
    assert table.match.outcome is not None
    assert table.match.outcome.reason == "jump"
    assert table.match.outcome.result(0).reason == "hibernated"
    assert table.g.status != [DEAD]


def test_statistics_count_fates_and_objectives() -> None:
    table = objective(asleep(), 1, "hoarder")
    end(table)
    first = [f"{what} salvaging_the_prime_asset" for what in ("kept", "met", "won")]
    assert table.match.rulebook.findings(table.g) == ["fate hibernated", *first, "fate dead-jump", "kept hoarder"]
