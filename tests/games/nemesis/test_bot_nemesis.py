"""The rule bot of nemesis: rules of thumb in single positions, whole games, and that it plays from its view alone."""

from __future__ import annotations

import pytest

from hullbreach.bots import make
from hullbreach.games.nemesis.bot import bot
from hullbreach.games.nemesis.bot.aims import Aims
from hullbreach.games.nemesis.bot.guess import peril
from hullbreach.games.nemesis.bot.illness import doomed
from hullbreach.games.nemesis.bot.mind import Mind
from hullbreach.games.nemesis.rulebook import RULEBOOK
from hullbreach.games.nemesis.rules.state import Nemesis
from hullbreach.games.nemesis.rules.terms import ASLEEP, BLUE_CORPSE, EGG
from hullbreach.games.nemesis.words import options as opt
from hullbreach.games.nemesis.words import questions
from hullbreach.kernel.chance import Seeded
from hullbreach.kernel.match import Match, Question
from hullbreach.kernel.options import Options
from hullbreach.kernel.records import SeedChance, begin
from hullbreach.kernel.requests import Ask
from tests.games.nemesis.tables import Table

MOST = 20_000


def advice(table: Table, seat: int) -> str:
    """What the bot would choose for a seat, from its view."""
    view = table.match.view(seat)
    assert view.question is not None
    chosen = bot.obvious(view.question) or bot.decide(view.state, view.question, Seeded(1))[0]
    return chosen.text(table.g.names)


def aims_at(table: Table, seat: int, objective: str) -> Table:
    """A seat has kept this Objective; whoever held it before gets the one that it had."""
    g = table.g
    wanted = g.names.value("objective", objective)
    box = list(g.box_objectives)
    if wanted in box:
        box[box.index(wanted)] = g.objectives[seat][0]
    else:
        for other in range(g.seats):
            g.objectives[other] = tuple([g.objectives[seat][0] if o == wanted else o for o in g.objectives[other]])
    g.box_objectives = (*box, *g.objectives[seat][1:])
    g.objectives[seat] = (wanted,)
    g.objectives_known[seat] = (1 << seat,)
    return table.again()


def state_of(match: Match) -> Nemesis:
    state = match.state
    assert isinstance(state, Nemesis)
    return state


def play(match: Match, seed: int, check: bool = False) -> int:
    """Bots play a match to its end; returns the number of choices."""
    bots = [make("rules", seed * 8 + seat) for seat in range(match.state.seats)]
    choices = 0
    while match.question is not None and choices < MOST:
        seat = match.question.seat
        if check and choices % 7 == 0:
            assert_plays_from_its_view(match, match.question, seed + choices)
        match.play(bots[seat].choose_fast(match))
        choices += 1
    return choices


def assert_plays_from_its_view(match: Match, question: Question, seed: int) -> None:
    """In another world that looks the same the choice is the same."""
    seat = question.seat
    there = match.copy()
    there.state = RULEBOOK.resample(state_of(match), seat, Seeded(seed))
    here, other = match.view(seat), there.view(seat)
    assert here.question is not None
    assert other.question is not None
    mine = bot.decide(here.state, here.question, Seeded(3))
    assert mine == bot.decide(other.state, other.question, Seeded(3)), question.ask.prompt.id


# ---- whole games


@pytest.mark.parametrize(
    ("settings", "seed"),
    [
        ({"players": 1}, 1),
        ({"players": 2, "mode": "coop"}, 2),
        ({"players": 3, "intruder_player": "on"}, 3),
        ({"players": 4, "board": "alternate", "traits": "on"}, 4),
        ({"players": 5, "pod_waiting": "sheltered"}, 5),
    ],
)
def test_bots_play_whole_games(settings: dict[str, object], seed: int) -> None:
    for game in range(3):
        match = begin(RULEBOOK, settings, SeedChance(seed * 10 + game), quiet=True)
        assert play(match, seed) < MOST
        assert match.outcome is not None
        assert RULEBOOK.amiss(state_of(match)) == []


def test_a_choice_rests_on_the_view_alone() -> None:
    for seed in range(2):
        match = begin(RULEBOOK, {"players": 3}, SeedChance(seed), quiet=True)
        play(match, seed, check=True)


def test_the_same_seed_plays_the_same_game() -> None:
    ends = []
    for _ in range(2):
        match = begin(RULEBOOK, {"players": 2}, SeedChance(7), quiet=True)
        ends.append((play(match, 7), match.outcome))
    assert ends[0] == ends[1]


# ---- the own skin


def test_a_larva_is_shot_at_once() -> None:
    table = Table("soldier", "scout").put(0, "006", "canteen").intruder("larva-1", "006")
    assert advice(table, 0) == "shoot larva-1 with assault_rifle"


@pytest.mark.rules("NEM-SWI-19")
def test_nobody_does_what_changes_nothing_over_and_over() -> None:
    """Where pointless Actions are allowed, one that costs nothing would keep a turn from ever ending."""
    table = Table("mechanic", "scout", pointless_actions="allowed").item(0, "extended_magazine")
    table.g.held[0] = ()
    table = table.hand(0)
    assert "use extended_magazine" in [option.text(table.g.names) for option in table.ask(0).options]
    assert advice(table, 0) != "use extended_magazine"


def test_nobody_scans_with_a_larva() -> None:
    table = aims_at(Table("captain", "scout"), 0, "relentless_investigator")
    table.hand(0, "rest", "clean", "clean")
    assert advice(table, 0) == "play rest"
    table.g.larva |= 1
    assert advice(table.again(), 0) != "play rest"


def test_contamination_goes_when_passing() -> None:
    table = Table("captain", "scout").hand(0, "rest", "clean")
    table.play(0, "pass")
    assert advice(table, 0) == "discard contamination"
    table.play(0, "discard contamination")
    assert advice(table, 0) == "done"


def test_the_cheapest_card_pays() -> None:
    table = Table("pilot", "scout").hand(0, "old_friend", "demolition", "piloting", "repairs")
    table.play(0, "move to 006")
    assert advice(table, 0) == "pay demolition"


def test_noise_makes_careful() -> None:
    table = aims_at(Table("captain", "scout"), 0, "relentless_investigator")
    table.hand(0, "rest", "search", "search", "order", "reload")
    assert advice(table, 0).startswith("move to")
    table.noise("c06_07_1", "c05_06_3", "c07_08_2", "c08_09_4", "c13_14_1", "c14_17_2", "c15_16_2", "c15_18_3")
    assert advice(table, 0).startswith("careful to")


def test_nobody_sits_beside_an_adult() -> None:
    """Who stays is attacked at the end of the turn and still has to leave: also the wounded go at once."""
    table = aims_at(Table("captain", "scout"), 0, "relentless_investigator").put(0, "006", "canteen")
    table.intruder("adult-1", "006").ammo(0, 0).wound(0, "leg", "hand")
    table.noise("c05_06_3", "c05_10_12", "c06_07_1", "c06_11_2", "c02_06_4")
    table.hand(0, "rest", "search", "search", "order", "reload")
    assert advice(table, 0).startswith("move to")


def test_illness_is_weighed_by_the_last_check() -> None:
    g = Table("captain", "scout").hand(0, "rest").g
    assert doomed(g, 0, 5) == 0.0
    g = Table("captain", "scout").hand(0, "rest", "clean").g
    infected = g.fixed.tables.infected / g.fixed.tables.contamination
    # Four of eleven cards are drawn.
    assert doomed(g, 0, 5) == pytest.approx(infected * 4 / 11)
    g.larva |= 1
    assert doomed(g, 0, 0) == pytest.approx(4 / 11)
    assert doomed(g, 0, 5) > doomed(g, 0, 0)


def test_a_larva_is_cut_out_unless_the_cut_would_kill() -> None:
    table = aims_at(Table("captain", "scout"), 0, "relentless_investigator").put(0, "003", "surgery")
    table.hand(0, "order", "reload", "demolition", "clean", "clean")
    table.g.larva |= 1
    assert advice(table.again(), 0) == "use room"
    assert advice(table.wound(0, "leg", "hand", "arm"), 0) != "use room"


# ---- the ship


def test_fires_are_put_out_before_they_spread_too_far() -> None:
    table = aims_at(Table("captain", "scout"), 0, "relentless_investigator").put(0, "003", "fire_control_system")
    table.hand(0, "reload", "order", "motivation", "demolition", "interruption")
    assert advice(table, 0) != "use room"
    table.mark("011", "fire").mark("013", "fire").mark("001", "fire")
    assert advice(table, 0) == "use room"


def test_who_waits_for_the_way_out_waits_where_it_is_quiet() -> None:
    """Noise around the Hibernatorium would bring somebody in the nights before it opens, or at the last moment."""
    table = sleepy("earth").tile("006", "canteen").tile("014", "storage")
    table.g.time -= 3
    table.noise("c11_15_1", "c08_11_3")
    view = table.match.view(0).state
    assert isinstance(view, Nemesis)
    assert Aims(Mind(view, 0)).target != table.room("011")
    table.g.time += 3
    assert advice(table.again(), 0) == "use room"


# ---- the Objective and the way out


def test_the_signal_is_sent_by_who_needs_it() -> None:
    table = aims_at(Table("captain", "scout"), 0, "necroscopy").put(0, "003", "comms_room")
    table.hand(0, "reload", "order", "motivation", "demolition", "interruption")
    assert advice(table, 0) == "use room"
    aims_at(table, 0, "ab_ovo")
    assert advice(table, 0) != "use room"


def sleepy(course: str) -> Table:
    """The first seat stands in the Hibernatorium, has looked everywhere and needs the Earth."""
    table = aims_at(Table("captain", "scout"), 0, "salvaging_the_prime_asset")
    g = table.g
    g.time = g.fixed.tables.first_blue
    g.engines, g.engine_known = (1, 1, 1), (1, 1, 1)
    g.coordinates_known = 1
    leads = g.fixed.content.coordinates[g.coordinates].leads_to
    words = ("earth", "mars", "venus", "deep_space")
    g.destination = leads.index(words.index(course))
    return table.hand(0, "reload", "order", "motivation", "demolition", "interruption")


def test_with_engines_and_course_it_sleeps() -> None:
    assert advice(sleepy("earth"), 0) == "use room"


def test_nobody_sleeps_on_the_way_to_venus() -> None:
    assert advice(sleepy("venus"), 0).split()[0] in ("move", "careful")


def at_the_last(objective: str) -> Table:
    """The first seat stands in the Hibernatorium in the last turn but one, and has looked at nothing."""
    table = aims_at(Table("captain", "scout"), 0, objective)
    table.g.time = table.g.fixed.tables.turns - 2
    return table.hand(0, "reload", "order", "motivation", "demolition", "interruption").again()


def test_who_runs_out_of_time_sleeps_on_luck() -> None:
    table = at_the_last("salvaging_the_prime_asset")
    assert advice(table, 0) == "use room"
    # While there is time, Engines and course are looked at first.
    table.g.time = table.g.fixed.tables.first_blue
    assert advice(table.again(), 0) != "use room"
    # Nobody stakes a life on two Engines that are known to be broken.
    table.g.time = table.g.fixed.tables.turns - 2
    table.g.engines, table.g.engine_known = (0, 0, 1), (1, 1, 1)
    assert advice(table.again(), 0) != "use room"


def test_who_cannot_win_any_more_gets_out_alive() -> None:
    """No Signal, no Egg, and two turns left: the bot does not go looking for either."""
    assert advice(at_the_last("my_precious"), 0) == "use room"


def test_an_open_pod_is_launched() -> None:
    table = aims_at(Table("captain", "scout"), 0, "greener_pastures").put(0, "003", "evacuation_a")
    table.g.locked = 0
    table.hand(0, "reload", "order", "motivation", "demolition", "interruption")
    assert advice(table, 0) == "use room"
    table.script(noise=["silence"]).act(0, "use room")
    assert advice(table, 0) == "launch"


def test_a_pod_that_is_open_is_looked_for_even_if_a_shut_one_is_near() -> None:
    """Only section A is open and nobody knows where it is: the bot does not wait at section B."""
    table = aims_at(Table("captain", "scout"), 0, "greener_pastures").put(0, "003", "evacuation_b")
    table.g.locked = 0b10
    table.hand(0, "reload", "order", "motivation", "demolition", "interruption")
    assert advice(table, 0).split()[0] in ("move", "careful")


def test_a_closed_door_is_walked_around() -> None:
    """The pods are next door, but the Door is shut and nothing in hand opens it."""
    table = aims_at(Table("captain", "scout"), 0, "greener_pastures").put(0, "002", "cabins").tile("006", "canteen")
    table.tile("001").tile("003", "evacuation_a").tile("007", "storage")
    table.g.locked = 0
    table.door("c01_02_3").hand(0, "reload", "order", "motivation", "suppressive_fire", "interruption")
    assert advice(table, 0) in ("move to 006", "careful to 006")


def test_the_objective_within_reach_is_kept() -> None:
    """With the Signal sent and the corpse in hand there is nothing left to do but to leave."""
    table = Table("captain", "scout", "pilot")
    g = table.g
    g.signal |= 1
    g.carried[0], g.lying[g.fixed.start] = (BLUE_CORPSE,), ()
    options = Options()
    for word in ("the_great_hunt", "a_proper_burial"):
        options.one(opt.KEEP_OBJECTIVE, g.names.value("objective", word))
    question = Question(g, Ask(0, questions.OBJECTIVE, (), options))
    assert bot.decide(table.match.view(0).state, question, Seeded(1))[0] == options[1]
    g.signal = 0
    g.carried[0], g.queen_killed = (), True
    g.lying[g.fixed.start] = ()
    assert bot.decide(table.match.view(0).state, question, Seeded(1))[0] == options[0]


# ---- the others


def test_a_victim_is_not_let_to_sleep() -> None:
    table = sleepy("earth")
    aims_at(table, 1, "the_right_moment_to_strike").hand(1, "interruption", "rest")
    table.play(0, "use room")
    while table.asked() == [0]:
        table.play(0, table.options(0)[0])
    assert advice(table, 1) == "play interruption"
    aims_at(table, 1, "ab_ovo")
    assert advice(table, 1) == "pass"


def test_open_deeds_tell_what_others_want() -> None:
    """Those who send the Signal may want the ship lost; those who carry an Egg hardly do."""
    table = Table("captain", "scout")
    g = table.g
    nothing = peril(g, 0)
    g.signal |= 0b10
    sent = peril(g, 0)
    g.signal, g.carried[1] = 0, (EGG,)
    assert peril(g, 0) < nothing < sent
    g.status[1] = ASLEEP
    assert peril(g, 0) == 0.0


def test_in_co_op_who_is_done_does_what_others_have_left() -> None:
    table = Table("captain", "scout", mode="coop")
    for seat, word in enumerate(("emergency_post_mortem", "no_man_left_behind")):
        aims_at(table, seat, word).g.objectives_known[seat] = (0b11,)
    table.tile("003", "surgery")

    def objective() -> str:
        view = table.again().match.view(0).state
        assert isinstance(view, Nemesis)
        return view.fixed.content.objectives[Aims(Mind(view, 0)).route.objective].id

    assert objective() == "emergency_post_mortem"
    table.g.lying[table.g.fixed.start], table.g.lying[table.room("003")] = (), (BLUE_CORPSE,)
    assert objective() == "no_man_left_behind"


def test_a_sleeper_is_trusted() -> None:
    """With somebody asleep who staked a life on the course, nobody goes to look at it."""
    table = aims_at(Table("captain", "scout"), 0, "salvaging_the_prime_asset")
    table.g.time = table.g.fixed.tables.first_blue
    table.hand(0, "reload", "order", "motivation", "demolition", "interruption")
    assert advice(table, 0) != "use room"
    table.g.status[1], table.g.room[1] = ASLEEP, -1
    assert advice(table.again(), 0) == "use room"


def corpse_for_an_item(objective: str) -> Table:
    """The first seat needs the corpse that the second carries, and has something for it."""
    table = Table("captain", "scout")
    aims_at(aims_at(table, 0, "a_proper_burial"), 1, objective)
    g = table.g
    g.carried[1], g.lying[g.fixed.start] = (BLUE_CORPSE,), ()
    g.held[0] = ()
    g.signal |= 1
    return table.item(0, "chemicals").hand(0, "order", "reload").hand(1, "rest").again()


def trade_by_bots(table: Table) -> None:
    """The first seat trades, both by the advice of the bot, until it is asked for an Action again."""
    assert advice(table, 0) == "trade"
    table.play(0, "trade")
    while table.prompt(table.asked()[0]) != "action":
        seat = table.asked()[0]
        table.play(seat, advice(table, seat))


def test_a_corpse_is_traded_by_who_has_no_use_for_it() -> None:
    table = corpse_for_an_item("hoarder")
    trade_by_bots(table)
    assert table.g.carried == [(BLUE_CORPSE,), ()]
    assert "chemicals" in table.goods(1)


def test_nobody_trades_away_what_an_objective_asks_for_nor_asks_twice() -> None:
    table = corpse_for_an_item("extreme_field_biology")
    trade_by_bots(table)
    assert table.g.carried == [(), (BLUE_CORPSE,)]
    assert "chemicals" in table.goods(0)
    assert table.asked() == [0]
    assert advice(table, 0) != "trade"


def test_the_wounded_get_medicine_in_co_op() -> None:
    table = Table("captain", "scout", mode="coop").item(0, "medkit").wound(1, "leg", "hand").hand(0, "order")
    options = Options()
    options.one(opt.DONE)
    options.one(opt.TRADE_WITH, 1)
    question = Question(table.g, Ask(0, questions.TRADE, (), options))
    assert bot.decide(table.match.view(0).state, question, Seeded(1))[0] == options[1]
    table.wound(0, "leg", "hand", "arm")
    assert bot.decide(table.match.view(0).state, question, Seeded(1))[0] == options[0]


def test_the_intruder_player_sets_the_strongest_on_the_weakest() -> None:
    table = Table("captain", "scout", "pilot", intruder_player="on").wound(1, "leg", "hand")
    table.intruder("creeper-1", "011").intruder("adult-1", "011")
    options = Options()
    for intruder in ("creeper-1", "adult-1"):
        for seat in (0, 1):
            options.one(opt.SET_ON, table.g.names.value("intruder", intruder), seat)
    question = Question(table.g, Ask(2, questions.SET_ON, (), options))
    assert bot.decide(table.g, question, Seeded(1))[0].text(table.g.names) == "set adult-1 on seat-2"


def test_the_first_dead_takes_over_and_plays_on() -> None:
    asked = set()
    for seed in range(4):
        match = begin(RULEBOOK, {"players": 4, "intruder_player": "on"}, SeedChance(seed), quiet=True)
        bots = [make("rules", seat) for seat in range(4)]
        while match.question is not None:
            asked.add(match.question.ask.prompt.id)
            match.play(bots[match.question.seat].choose_fast(match))
    assert asked >= {"take-over", "plot", "send", "set-on", "attack-card"}


@pytest.mark.rules("NEM-TRA-02")
def test_the_third_way_of_the_cockpit_is_weighed_too() -> None:
    """The Pilot's trait adds a way to the Room Action, also when a card uses it."""
    for played in ("use room", "play old_friend"):
        table = Table("pilot", traits="on").put(0, "001").hand(0, "old_friend", "search", "rest")
        table.play(0, played)
        assert table.options(0) == ["way 1", "way 2", "way 3"]
        assert advice(table, 0) in table.options(0)
