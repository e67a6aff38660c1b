"""Order, timing and decisions: what comes first, who is asked, what is left over."""

from __future__ import annotations

import pytest

from hullbreach.games.nemesis.content.goals import (
    FinishWith,
    NestDestroyed,
    OnlySurvivor,
    PlayerDead,
    QueenKilled,
    SignalSent,
)
from hullbreach.games.nemesis.rulebook import RULEBOOK
from hullbreach.games.nemesis.rules.ending.objectives import holds
from hullbreach.games.nemesis.rules.ship.noise import corridor_between
from hullbreach.games.nemesis.rules.terms import ASLEEP, AWAKE, DEAD, EGG
from hullbreach.kernel.match import Match
from tests.games.nemesis.tables import Table, kinds

FOUR = ("search", "rest", "demolition", "interruption")


def two(**settings: object) -> Table:
    """The Captain to act, the Scout elsewhere."""
    return Table("captain", "scout", **settings).put(1, "001").hand(0, *FOUR)


def quiet(table: Table, event: str = "nest") -> Table:
    """An Event Phase in which nothing else happens."""
    return table.top("events", event).bag("blank", "larva_1").script(development=["larva_1"])


# ---- set-up


@pytest.mark.rules("NEM-SET-19", "NEM-SET-09", "NEM-SET-11", "NEM-WEK-01")
def test_the_order_of_chance_at_set_up() -> None:
    settled = RULEBOOK.settle({"players": 2})
    match = Match(RULEBOOK, settled, RULEBOOK.start(settled), {})
    seen: list[str] = []
    while match.question is None:
        roll = match.roll
        assert roll is not None
        seen.append(roll.name.say(roll.about, match.state.names))
        match.face(roll.space.at(0))
    assert seen == [
        "tiles 2",
        "tiles 1",
        "exploration tokens",
        "coordinates",
        "escape pods",
        "engine 1",
        "engine 2",
        "engine 3",
        "weaknesses",
        "adults of the bag",
        "shuffle red",
        "shuffle yellow",
        "shuffle green",
        "shuffle events",
        "shuffle attacks",
        "shuffle contamination",
        "shuffle wounds",
        "shuffle corporate objectives",
        "shuffle personal objectives",
        "draft of seat-1",
    ]


# ---- the turn


@pytest.mark.rules("NEM-RND-01", "NEM-EVT-02", "NEM-EVT-07", "NEM-EVT-10", "NEM-CHO-33", "NEM-CHO-29")
def test_the_steps_of_a_turn_come_in_order_and_ask_nobody() -> None:
    table = quiet(two().mark("006", "fire").intruder("adult-1", "011").intruder("creeper-1", "006"))
    table.top("attacks", "transformation_4", "scratch_6").hand(0).hand(1)
    told = table.play(0, "pass") + (table.play(1, "pass") if table.asked() == [1] else [])
    marks = (
        "time 1",
        "attack-missed adult-1 seat-1",
        "injured creeper-1 1",
        "event nest",
        "token-drawn larva_1",
        "turn 2",
    )
    assert [line for line in told if line in marks] == list(marks)


@pytest.mark.rules("NEM-RND-05", "NEM-ATK-14", "NEM-AMB-19")
def test_rooms_by_number_and_intruders_by_arrival() -> None:
    table = quiet(two()).intruder("creeper-1", "011").intruder("adult-1", "001").intruder("adult-2", "011")
    table.intruder("breeder-1", "011").top("attacks", *["tail_attack_2", "tail_attack_5", "transformation_4"])
    told = table.end_turn()
    attacks = [line.split()[1] for line in told if line.startswith("attack-card")]
    assert attacks == ["adult-1", "creeper-1", "adult-2", "breeder-1"]


@pytest.mark.rules("NEM-RND-05", "NEM-DOR-08", "NEM-EVT-08")
def test_simultaneous_moves_judge_doors_as_they_were_and_arrive_by_the_room_left() -> None:
    table = quiet(two().put(0, "020"), "damage").intruder("adult-2", "015").intruder("adult-1", "007")
    table.intruder("creeper-1", "008").door("c07_08_2")
    table.end_turn()
    assert (table.crowd("007"), table.crowd("008")) == (["adult-1"], ["creeper-1"])
    assert table.g.destroyed.bit_count() == 1
    assert table.crowd("016") == ["adult-2"]


@pytest.mark.rules("NEM-DRW-07", "NEM-RND-02", "NEM-RND-04", "NEM-TRN-11")
def test_a_first_player_who_is_gone_keeps_the_token_until_it_is_passed_on() -> None:
    table = Table("captain", "scout", "pilot").put(1, "001").put(2, "020").hand(0, "search", "rest")
    table.g.time = 7
    table.again().script(noise=["silence"]).act(0, "use room")
    assert (table.g.status[0], table.g.first, table.g.in_order()) == (ASLEEP, 0, [1, 2])
    quiet(table).end_turn()
    assert table.g.first == 1


@pytest.mark.rules("NEM-DRW-03", "NEM-DRW-08")
def test_a_draw_stops_when_there_is_nothing_left() -> None:
    table = quiet(two())
    g = table.g
    g.removed = ()
    own = (*g.hand[0], *g.deck[0], *g.discard[0])
    g.hand[0], g.deck[0], g.discard[0] = own, (), ()
    table.again().end_turn()
    assert len(g.hand[0]) == 10


@pytest.mark.rules("NEM-TRN-04", "NEM-RND-08", "NEM-HID-24", "NEM-HIB-04", "NEM-MAL-07")
def test_sleepers_are_asked_nothing_and_touched_by_nothing() -> None:
    table = quiet(two()).mark("011", "fire").mark("011", "malfunction")
    table.play(0, "pass", "done")
    g = table.g
    g.light[0] = 0
    g.status[0], g.room[0] = ASLEEP, -1
    table.intruder("adult-1", "011").end_turn()
    assert (g.status, g.light[0], table.asked()) == ([ASLEEP, AWAKE], 0, [1])


# ---- declaring and paying


@pytest.mark.rules("NEM-ACT-16", "NEM-ACT-20", "NEM-CHO-03", "NEM-CHO-02")
def test_an_action_is_declared_paid_open_to_interruption_and_then_happens() -> None:
    table = two().put(1, "011").item(0, "bandages").wound(0, "leg", "body").hand(0, "search", "rest", "demolition")
    table.play(0, "use bandages")
    assert table.options(0) == ["wound leg", "wound body"]
    table.play(0, "wound body")
    assert table.prompt(0) == "pay"
    table.play(0, "pay rest")
    assert table.asked() == [1]
    assert table.told[-3:] == ["uses seat-1 bandages", "picked-wound body", "discarded seat-1 rest"]
    assert table.g.serious[0] == (4, 6)
    table.play(1, "pass")
    assert table.g.serious[0] == (4, 7)


@pytest.mark.rules("NEM-CRD-31", "NEM-TRD-08")
def test_a_trade_is_one_action_and_an_interruption_cancels_all_of_it() -> None:
    table = two().put(1, "011").hand(1, "interruption", "rest")
    table.play(0, "trade", "pay rest")
    table.play(1, "play interruption")
    table.settle()
    assert (table.prompt(0), table.g.actions) == ("action", 1)


@pytest.mark.rules("NEM-TRD-02", "NEM-CHO-28", "NEM-AMB-49")
def test_a_trade_ends_and_ammo_stays_with_its_weapon() -> None:
    table = two().put(1, "011").ammo(0, 2)
    table.act(0, "trade")
    table.play(0, "trade with seat-2", "lay six_shooter")
    table.play(1, "lay rifle")
    if table.asked() == [1]:
        table.play(1, "done")
    table.play(0, "accept")
    assert [held[0].ammo for held in table.g.held] == [4, 2]
    table.play(1, "done")
    assert table.prompt(0) == "action"


# ---- moving and exploring


@pytest.mark.rules("NEM-EXP-10", "NEM-EXP-11", "NEM-EXP-13", "NEM-ENC-11", "NEM-MOV-04")
def test_intruders_never_explore_and_who_enters_does_so_in_combat() -> None:
    table = two().intruder("adult-1", "006").mark("006", "fire")
    room = table.room("006")
    table.tile("006", "canteen")
    table.g.explored &= ~(1 << room)
    table.g.token[room] = table.g.names.value("exploration", "fire_2")
    told = table.again().act(0, "move to 006")
    assert "explored 006 canteen" in told
    assert not [line for line in told if line.startswith(("noise", "fire", "encounter", "surprise"))]
    assert (table.g.items[room], table.g.in_combat(0)) == (2, True)


@pytest.mark.rules("NEM-EXP-14", "NEM-RND-06", "NEM-END-05")
def test_a_token_that_destroys_the_ship_stops_everything() -> None:
    table = two().tile("006", "canteen")
    room = table.room("006")
    table.g.explored &= ~(1 << room)
    table.g.token[room] = table.g.names.value("exploration", "malfunction_2")
    for other in ("001", "002", "003", "004", "005", "007", "009", "010"):
        table.mark(other, "malfunction")
    told = table.act(0, "move to 006")
    assert table.match.outcome is not None
    assert table.match.outcome.reason == "malfunction"
    assert not [line for line in told if line.startswith("noise-rolled")]


@pytest.mark.rules("NEM-MAL-09", "NEM-AMB-74", "NEM-AMB-40", "NEM-AMB-61", "NEM-FIR-05")
def test_nothing_about_a_face_down_nest_leaks() -> None:
    table = quiet(two()).tile("006", "nest")
    table.g.explored &= ~(1 << table.room("006"))
    table.g.token[table.room("006")] = 0
    table.mark("006", "fire").end_turn()
    assert table.g.eggs == 5
    table = quiet(two(), "damaging_fire").tile("006", "nest").mark("006", "fire")
    table.g.explored &= ~(1 << table.room("006"))
    table.g.token[table.room("006")] = 0
    for other in ("001", "002", "003", "004", "005", "007", "009", "010"):
        table.mark(other, "malfunction")
    table.again().end_turn()
    assert table.match.outcome is not None
    assert table.match.outcome.reason == "malfunction"


@pytest.mark.rules("NEM-MOV-08", "NEM-MOV-02", "NEM-AMB-16")
def test_the_room_left_no_longer_counts() -> None:
    table = two().tile("006", "canteen").intruder("adult-1", "011").top("attacks", "transformation_4")
    table.script(noise=["danger"])
    table.act(0, "move to 006")
    assert table.crowd("006") == ["adult-1"]


@pytest.mark.rules("NEM-MOV-05", "NEM-ALT-01", "NEM-ALT-02", "NEM-ALT-06", "NEM-SWI-02", "NEM-NOI-12")
def test_two_corridors_between_rooms_on_the_alternate_board() -> None:
    table = two(board="alternate")
    g = table.g
    assert len(g.fixed.board.networks) == 2
    double = [(a, b) for a in range(21) for b in range(a + 1, 21) if g.fixed.graph.joining(a, b).bit_count() == 2]
    a, b = double[0]
    g.explored |= 1 << a | 1 << b
    g.token[a] = g.token[b] = -1
    g.room[0] = a
    table.again().script(noise=["silence"])
    table.play(0, f"move to {b + 1:03}")
    corridors = table.options(0)
    assert len(corridors) == 2
    table.play(0, corridors[1])
    table.settle()
    assert g.room[0] == b
    first = g.names.value("corridor", corridors[0].removeprefix("corridor "))
    g.room[0], g.closed = a, 1 << first
    assert f"move to {b + 1:03}" in table.hand(0, *FOUR).again().options(0)


@pytest.mark.rules("NEM-AMB-60", "NEM-ALT-05")
def test_between_two_closed_corridors_the_lowest_number_breaks() -> None:
    table = two(board="alternate")
    g = table.g
    a, b = next((a, b) for a in range(21) for b in range(21) if a != b and g.fixed.graph.joining(a, b).bit_count() == 2)
    both = [n for n in range(g.fixed.corridors) if g.fixed.graph.joining(a, b) >> n & 1]
    g.closed = sum([1 << n for n in both])
    lowest = min(both, key=lambda n: min(g.fixed.board.corridors[n].numbers))
    assert corridor_between(g, a, b) == lowest
    g.closed = 1 << lowest
    assert corridor_between(g, a, b) != lowest


# ---- Intruders


@pytest.mark.rules("NEM-RET-08", "NEM-RET-06", "NEM-WEK-09")
def test_with_the_way_of_moving_a_retreat_stops_at_the_door() -> None:
    table = two().intruder("adult-1", "011").door("c11_15_1").top("attacks", "bite_retreat").script(combat=["single"])
    g = table.g
    g.weaknesses, g.weakness_up = (g.fixed.weak_moving, *g.weaknesses[1:]), 1
    g.discards[3], g.decks[3], g.deck_known[3] = g.decks[3], (), ()
    regeneration = g.names.value("event", "regeneration")
    g.discards[3] = tuple(sorted(g.discards[3], key=lambda event: event != regeneration))
    table.act(0, "shoot adult-1 with six_shooter")
    assert (table.crowd("011"), g.closed.bit_count(), g.destroyed) == (["adult-1"], 1, 0)
    assert g.discards[3] == (regeneration,)


@pytest.mark.rules("NEM-ATK-13", "NEM-AMB-71")
def test_armor_saves_only_its_owner_from_frenzy_and_stops_a_summoning() -> None:
    table = quiet(Table("soldier", "scout").item(0, "armor").hand(0).hand(1)).intruder("breeder-1", "011")
    table.top("attacks", "frenzy_3")
    while table.prompt(table.asked()[0]) != "protect":
        table.play(table.asked()[0], "pass")
    table.play(0, "use armor")
    assert [len(serious) for serious in table.g.serious] == [0, 1]
    table = quiet(Table("soldier", "scout").item(0, "armor").hand(0).hand(1)).put(1, "001").intruder("creeper-1", "011")
    table.top("attacks", "summoning_3")
    while table.prompt(table.asked()[0]) != "protect":
        table.play(table.asked()[0], "pass")
    table.play(0, "use armor")
    assert table.crowd("011") == ["creeper-1"]


@pytest.mark.rules("NEM-AMB-72", "NEM-ENC-07")
def test_a_summoning_that_draws_the_last_blank_calls_an_adult() -> None:
    table = two().intruder("queen-1", "011").top("attacks", "summoning_3").top("events", "nest").bag("blank")
    table.script(summon=["blank"], development=["blank"], pool=["adult_2", "adult_2"])
    table.end_turn()
    assert kinds(table) == ["adult", "adult", "blank"]


@pytest.mark.rules("NEM-INJ-11", "NEM-INJ-12", "NEM-INJ-01")
def test_who_dies_stays_in_the_pool_and_comes_back_unhurt() -> None:
    table = two().bag("blank").intruder("adult-1", "011", 5).top("attacks", "scratch_6").script(combat=["single"])
    before = table.g.pool
    table.act(0, "shoot adult-1 with six_shooter")
    assert (table.crowd("011"), table.g.pool) == ([], before)
    assert table.g.injuries[table.g.names.value("intruder", "adult-1")] == 0


@pytest.mark.rules("NEM-AMB-70", "NEM-CBT-12", "NEM-NST-06")
def test_weaknesses_do_not_count_against_eggs() -> None:
    table = Table("scout", "captain").put(1, "001").hand(0, "search").put(0, "006", "nest")
    g = table.g
    g.weaknesses, g.weakness_up = (g.fixed.weak_energy, *g.weaknesses[1:]), 1
    table.script(combat=["single"], noise=["1"]).act(0, "shoot eggs with rifle")
    assert g.eggs == 4


@pytest.mark.rules("NEM-AMB-37", "NEM-SWI-08", "NEM-ITM-08")
def test_a_throw_at_an_intruder_spares_the_eggs_unless_switched() -> None:
    for switch, eggs in (("named_target", 5), ("everything", 3)):
        table = two(throw_at_eggs=switch).item(0, "grenade").tile("006", "nest").intruder("creeper-1", "006")
        table.top("attacks", "scratch_6").script(noise=["silence"])
        table.play(0, "use grenade", "intruder creeper-1")
        table.settle()
        assert table.g.eggs == eggs


@pytest.mark.rules("NEM-TEC-04", "NEM-TEC-05", "NEM-AMB-13")
def test_who_leaves_by_an_entrance_goes_back_into_the_bag() -> None:
    table = two().put(0, "020").intruder("breeder-1", "005", 2).top("events", "bulkheads_open").bag("blank", "larva_1")
    table.intruder("breeder-2", "015").script(development=["larva_1"])
    table.top("events", "short_circuit").end_turn()
    assert "intruder-left breeder-1" in table.told
    assert kinds(table).count("breeder") == 2


# ---- the Intruder player


@pytest.mark.rules("NEM-INP-06", "NEM-AMB-42", "NEM-SWI-13", "NEM-INP-11", "NEM-INP-08", "NEM-AMB-32")
@pytest.mark.parametrize(("switch", "moved"), [("whole", True), ("effect_only", False)])
def test_planning_resolves_one_of_three_events(switch: str, moved: bool) -> None:
    table = Table("captain", "scout", intruder_player="on", planning_card=switch).put(1, "001")
    g = table.g
    table.play(0, "pass", "done")
    g.status[0], g.room[0], g.cause[0], g.intruder_seat, g.intruder_turn = DEAD, -1, 0, 0, 1
    g.hand[0] = g.deck[0] = g.discard[0] = ()
    g.held[0] = g.inventory[0] = g.quests[0] = ()
    g.have_passed = 0
    planning = g.names.value("plot", "planning_4")
    g.plot_hand = (planning,)
    g.plot_deck = tuple([n for n in range(10) if n != planning])
    table.intruder("adult-1", "006").top("events", "regeneration", "damage", "lurking")
    table.play(1, "pass", "done")
    table.play(0, "effect of planning_4")
    assert table.options(0) == ["happen regeneration", "happen damage", "happen lurking"]
    told = table.play(0, "happen damage")
    assert ("intruder-moved adult-1 011" in told) == moved
    assert g.malfunction == 1 << table.room("011" if moved else "006")
    discarded = {g.names.name("event", event) for event in g.discards[3]}
    assert discarded == {"regeneration", "damage", "lurking"}


# ---- the end


@pytest.mark.rules("NEM-END-04", "NEM-NST-06", "NEM-SWI-12", "NEM-GOL-08")
@pytest.mark.parametrize(("switch", "won"), [("killed", True), ("not_killed", False)])
def test_a_queen_lost_with_the_ship(switch: str, won: bool) -> None:
    table = two(queen_lost_with_ship=switch).intruder("queen-1", "006")
    table.g.ship_end = 1
    assert holds(table.g, 0, QueenKilled()) == won
    assert holds(table.g, 0, NestDestroyed())


@pytest.mark.rules("NEM-GOL-04", "NEM-GOL-05", "NEM-VIC-06")
def test_player_x_must_not_survive_and_never_means_oneself() -> None:
    table = two()
    g = table.g
    g.status, g.ship_end = [ASLEEP, DEAD], 0
    assert holds(g, 0, PlayerDead(2))
    assert not holds(g, 0, PlayerDead(1))
    assert holds(g, 0, OnlySurvivor())
    assert not holds(g, 1, OnlySurvivor())


@pytest.mark.rules("NEM-COP-04", "NEM-AMB-69", "NEM-COP-03")
def test_in_co_op_any_survivor_has_the_egg_and_signals_are_counted() -> None:
    table = two(mode="coop")
    g = table.g
    g.status, g.carried = [ASLEEP, ASLEEP], [(), (EGG,)]
    assert holds(g, 0, FinishWith("egg"))
    asking = [
        o.index
        for o in g.fixed.content.objectives
        if o.deck == 2 and any(isinstance(goal, SignalSent) for way in o.any_of for goal in way)
    ]
    g.objectives = [(asking[0],), (asking[1],)]
    g.signal = 1
    assert not holds(g, 0, SignalSent())
    g.signal = 3
    assert holds(g, 1, SignalSent())


@pytest.mark.rules("NEM-AMB-29", "NEM-VIC-04")
def test_a_contamination_check_with_few_cards_draws_all_of_them() -> None:
    table = two()
    table.play(0, "pass", "done")
    g = table.g
    g.status[0], g.room[0], g.time, g.larva, g.engines = ASLEEP, -1, 14, 1, (1, 1, 1)
    g.destination = g.fixed.content.coordinates[g.coordinates].leads_to.index(0)
    g.deck[0], g.discard[0] = (*g.deck[0], *g.hand[0][2:]), ()
    g.hand[0] = g.hand[0][:2]
    table.again().end_turn()
    assert table.match.outcome is not None
    assert table.match.outcome.result(0).reason == "hibernated"


@pytest.mark.rules("NEM-AMB-68", "NEM-END-05", "NEM-HID-25", "NEM-AMB-58")
def test_without_survivors_no_check_is_made_but_everybody_sees_everything_kept() -> None:
    table = two()
    table.g.time = 14
    table.end_turn()
    outcome = table.match.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("jump", ())
    assert not [line for line in table.told if line.startswith(("engine-revealed", "clean", "infected"))]
    view = table.match.view(1).state
    assert (view.objectives, view.engines, view.coordinates) == (
        table.g.objectives,
        table.g.engines,
        table.g.coordinates,
    )
    assert set(view.box_objectives) == {-1}
