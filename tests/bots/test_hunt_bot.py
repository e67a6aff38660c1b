"""Rules of thumb of the hunt bot that were once missing: each in a position where it matters."""

from __future__ import annotations

from collections import Counter

import pytest

from hullbreach.bots import make
from hullbreach.games.hunt import RULEBOOK
from hullbreach.games.hunt.bot.actions import Thinker
from hullbreach.games.hunt.bot.aims import Aims, coming_goals, open_goals
from hullbreach.games.hunt.bot.bot import decide
from hullbreach.games.hunt.bot.mind import Mind
from hullbreach.games.hunt.bot.outlook import FAR, Map, Threats, enemies
from hullbreach.games.hunt.rules.armies.lists import ready_draft
from hullbreach.games.hunt.rules.modes.arena import first_list
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.rules.turn.environment import PickForEvent
from hullbreach.games.hunt.words import questions
from hullbreach.kernel.chance import Source
from hullbreach.kernel.match import Match, Question
from hullbreach.kernel.records import SeedChance, begin
from hullbreach.kernel.requests import Ask
from hullbreach.lab.sim import play_game
from tests.games.hunt.positions import piece, position, tile_of

HALL = """\
psn.. ssn.. esn.. bsn.. hsn.. asn.. lsn..
 |     |     |     |     |     |     |
Lnn..-Tnn..-Tnn..-Tnn..-Tnn..-Tnn..-Tnn..-V-n..-C-i..-V-n..-C-i..-V-n..-Dwi..
"""
QUIET: dict[str, object] = {"environment_cards": False, "strategy_cards": False}
SHUT = HALL.replace(" |     |     |     |     |     |     |", " |     |     |     |     #     |     |")


def answer(mission: str, pieces: dict[str, object], board: str = HALL, **more: object) -> str:
    """What the bot lets the active piece do."""
    options = {"mission": mission, **QUIET}
    given = {"board": board, "pieces": pieces, **more}
    match = Match(RULEBOOK, options, RULEBOOK.arrange(options, given), {})
    assert match.question is not None
    return make("rules", 1).choose(match.view(match.question.seat)).text(match.state.names)


def test_a_trophy_is_put_down_on_the_vent_where_nobody_may_stay() -> None:
    pieces = {
        "marine-1": {"at": "r1c0"},
        "predator-1": {"at": "r0c0"},
        "alien-1": {"at": "r1c7", "came_from": "r1c6", "unit": "alien_infant_warrior", "carries": ["trophy-1"]},
    }
    sides = {"alien": {"progress": [3, 0, 0], "needed": [3, 3, 3], "trophies": 3}}
    lying = {"trophy-2": "r1c9", "trophy-3": "r1c11"}
    more = {"active": "alien-1", "points": 1, "sides": sides, "tokens": lying}
    assert answer("mission_02", pieces, **more) == "drop trophy-1"
    # On the way nobody lets go of it.
    pieces["alien-1"] = {"at": "r1c5", "unit": "alien_infant_warrior", "carries": ["trophy-1"]}
    assert answer("mission_02", pieces, **{**more, "points": 2}) == "move to r1c6"


def test_work_that_a_goal_asks_for_comes_before_everything() -> None:
    pieces = {"marine-1": {"at": "r0c2"}, "alien-1": {"at": "r1c12"}, "predator-1": {"at": "r0c0"}}
    assert answer("mission_02", pieces, active="marine-1") == "work on step 1"


def test_a_door_on_the_way_is_opened() -> None:
    pieces = {"marine-1": {"at": "r1c4"}, "alien-1": {"at": "r1c12"}, "predator-1": {"at": "r0c0"}}
    sides = {"marine": {"progress": [1, 1, 0]}}
    assert answer("mission_02", pieces, SHUT, active="marine-1", sides=sides) == "open r0c4/r1c4"


def test_a_wounded_predator_out_of_danger_treats_itself() -> None:
    pieces: dict[str, object] = {
        "marine-1": {"at": "r0c6"},
        "alien-1": {"at": "r1c12"},
        "predator-1": {"at": "r0c0", "unit": "predator_hunter", "hurt": 1},
    }
    assert answer("mission_02", pieces, active="predator-1") == "treat wounds"


def test_jobs_are_shared_out_to_those_who_are_nearest() -> None:
    g = position(
        {"marine-1": "armoury", "marine-2": "engine_room", "marine-3": "escape_pod"}, mission="mission_02", others=True
    )
    aims = Aims(g, 0, Map(g, 0))
    at = {name: aims.of(piece(g, name)) for name in ("marine-1", "marine-2", "marine-3")}
    assert at["marine-1"].tiles == 1 << tile_of(g, "armoury")
    assert at["marine-2"].tiles == 1 << tile_of(g, "engine_room")
    assert at["marine-3"].tiles == 1 << tile_of(g, "hibernation_chamber")
    assert all(aim.work for aim in at.values())


def test_what_comes_later_is_prepared() -> None:
    g = position({"predator-1": "predator_pod", "predator-2": "predator_pod"}, mission="mission_05", others=True)
    g.escorted = piece(g, "predator-1")
    side = g.side(g.escorted)
    assert [goal.verb.word for goal in open_goals(g, side)] == ["interact", "reach"]
    assert [goal.verb.word for goal in coming_goals(g, side)] == ["interact"]
    aims = Aims(g, side, Map(g, side))
    laboratory = 1 << tile_of(g, "laboratory")
    assert aims.of(piece(g, "predator-1")).tiles == laboratory
    assert aims.of(piece(g, "predator-2")).tiles == laboratory


def test_it_is_dangerous_where_somebody_could_shoot_or_strike() -> None:
    g = position(
        {"marine-1": "hall-1 colonial_marine_smart_gun", "alien-1": "armoury"}, mission="mission_02", others=True
    )
    threats = Threats(g, 1)
    alien = piece(g, "alien-1")
    assert threats.danger(alien, tile_of(g, "hall-1")) > threats.danger(alien, tile_of(g, "armoury"))
    # Whoever has acted this turn is less to be feared.
    g.activated |= 1 << piece(g, "marine-1")
    assert Threats(g, 1).danger(alien, tile_of(g, "hall-1")) < threats.danger(alien, tile_of(g, "hall-1"))


def test_a_kill_is_worth_more_where_kills_are_asked_for() -> None:
    hunted = position({"marine-1": "hall-1", "alien-1": "hall-2"}, mission="mission_01", others=True)
    idle = position({"marine-1": "hall-1", "alien-1": "hall-2"}, mission="mission_03", others=True)
    prizes = [Mind(g, 1).prize(piece(g, "marine-1"), False) for g in (hunted, idle)]
    assert prizes[0] > prizes[1] + 1


def test_whoever_needs_trophies_strikes_rather_than_shoots() -> None:
    """Nobody gives a trophy who was shot: the fewer prey is left, the less a shot is worth."""
    hunters = {"predator-1": "hall-1", "marine-1": "hall-2"}
    few, many = [
        position({**hunters, **{f"alien-{n}": f"hall-{n % 3 + 1}" for n in range(1, aliens)}}, mission="mission_07")
        for aliens in (6, 13)
    ]
    shot, more = [Mind(g, 2).prize(piece(g, "marine-1"), False) for g in (few, many)]
    blow = Mind(few, 2).prize(piece(few, "marine-1"), True)
    assert blow > more > shot


def test_home_counts_only_for_those_who_have_come_there() -> None:
    g = position({"predator-1": "predator_pod", "predator-2": "escape_pod"}, mission="mission_01", others=True)
    pod, home = tile_of(g, "predator_pod"), piece(g, "predator-1")
    g.entered[home] = 0
    aims = Aims(g, 2, Map(g, 2))
    assert aims.of(home).tiles == g.fixed.graph.steps(pod)
    assert aims.of(piece(g, "predator-2")).tiles == 1 << tile_of(g, "escape_pod")
    # Back again, it stays while the other works.
    g.entered[home] = 1 << pod
    assert Aims(g, 2, Map(g, 2)).of(home).tiles == 1 << pod


def test_who_is_alone_works_before_it_goes_home() -> None:
    g = position({"marine-1": "engine_room"}, mission="mission_01", others=True)
    assert Aims(g, 0, Map(g, 0)).of(piece(g, "marine-1")).tiles == 1 << tile_of(g, "escape_pod")


def test_nobody_keeps_those_company_who_wait_at_home() -> None:
    """Once three Marines stayed on the bridge with the one that had to, and the fourth died on its way alone."""
    at = {"marine-1": "engine_room", "marine-2": "bridge", "marine-3": "bridge"}
    g = position(at, mission="mission_09", others=True)
    home = piece(g, "marine-2")
    g.entered[home] = 1 << tile_of(g, "bridge")
    aims = Aims(g, 0, Map(g, 0))
    assert aims.of(home).tiles == 1 << tile_of(g, "bridge")
    assert aims.of(piece(g, "marine-3")).tiles == 1 << tile_of(g, "engine_room")


def test_nobody_stays_where_the_hull_breaks_up() -> None:
    """The escape pod and the laboratory fall first, then what is next to them."""
    at = {"predator-1": "escape_pod", "marine-1": "bridge"}
    g = position(at, mission="mission_10", others=True)
    hunter, mind = piece(g, "predator-1"), Mind(g, 2)
    pod = tile_of(g, "escape_pod")
    (next_to,) = [tile for tile in range(g.fixed.board.size) if g.fixed.graph.steps(pod) >> tile & 1]
    costs = [mind.fall(hunter, tile) for tile in (pod, next_to, tile_of(g, "predator_pod"))]
    assert costs[0] > costs[1] > costs[2] == 0
    thinker = Thinker(mind, hunter)
    assert thinker.at(next_to, 0) > thinker.at(pod, 0)
    # Elsewhere the hull holds.
    g = position(at, mission="mission_02", others=True)
    assert not Mind(g, 2).fall(piece(g, "predator-1"), tile_of(g, "escape_pod"))


@pytest.mark.parametrize("event", ["steam_burst", "hull_breach"])
def test_nobody_lets_the_ship_strike_its_own(event: str) -> None:
    """Once the Marines turned the steam on the tile where most of them stood."""
    at = {"marine-1": "hall-1", "marine-2": "hall-1", "marine-3": "hall-2", "alien-1": "hall-2", "alien-2": "hall-3"}
    g = position(at, mission="mission_02", factions=("marine", "alien"))
    (card,) = [n for n, each in enumerate(g.fixed.content.environment) if each.id == event]
    ask = PickForEvent(card, (0,), ()).ask(g)
    assert isinstance(ask, Ask)
    option, _ = decide(g, Question(g, ask), Source())
    assert option.args == (tile_of(g, "hall-3"),)


def test_who_can_only_be_a_decoy_is_nobody() -> None:
    """When all Predators have been seen, whatever else moves under a token frightens and lures nobody."""
    at = {"marine-1": "armoury", "predator-1": "hall-1", "predator-2": "hall-2 decoy"}
    g = position(at, mission="mission_02", others=True)
    hunter, decoy = piece(g, "predator-1"), piece(g, "predator-2")
    assert enemies(g, 0) & g.fixed.masks[2] == 1 << hunter
    assert Mind(g, 0).worth(decoy) < 1 < Mind(g, 0).worth(hunter)
    # Whoever has not been seen may be either.
    g.up &= ~(1 << hunter)
    g.seen &= ~(1 << hunter)
    assert enemies(g, 0) & g.fixed.masks[2] == 1 << hunter | 1 << decoy


@pytest.mark.parametrize("marines", [1, 2])
def test_whoever_is_too_few_to_come_home_hunts(marines: int) -> None:
    """Once the last of the Marines waited in the armoury for a second one, for hundreds of turns."""
    at = {f"marine-{n}": "armoury" for n in range(1, marines + 1)}
    g = position({**at, "predator-1": "hall-1"}, mission="mission_08", others=True)
    g.kills[0] = (0, 5, 0)
    for n in range(1, marines + 1):
        g.entered[piece(g, f"marine-{n}")] = 1 << tile_of(g, "armoury")
    # While two others fight each other, it waits.
    assert not Aims(g, 0, Map(g, 0)).hunting
    g.out |= 1 << 1
    aims = Aims(g, 0, Map(g, 0))
    assert aims.hunting == (marines == 1)
    assert bool(aims.of(piece(g, "marine-1")).tiles >> tile_of(g, "hall-1") & 1) == (marines == 1)


def test_aliens_do_not_wait_for_predators_whom_nobody_else_fights() -> None:
    at = {f"alien-{n}": "hall-1" for n in range(1, 5)}
    g = position({**at, "marine-1": "armoury", "predator-1": "hall-1"}, mission="mission_02")
    tile = tile_of(g, "hall-1")
    assert Thinker(Mind(g, 1), piece(g, "alien-1")).pins(tile) < 0
    g.out |= 1
    assert Thinker(Mind(g, 1), piece(g, "alien-1")).pins(tile) > 0


def test_losses_are_replaced_by_their_like() -> None:
    """For a second sergeant three Marines once stayed away."""
    options = {"mission": "arena", "arena": "medium", "arena_rounds": 2, "players": 1}
    bot = make("rules", 1)
    # The first evening whose first round is won.
    for seed in range(301, 321):
        match = begin(RULEBOOK, options, SeedChance(seed), quiet=True)
        while match.question is not None and match.question.ask.prompt is not questions.REFILL:
            match.play(bot.choose_fast(match))
        if match.question is not None:
            break
    g = match.state
    assert isinstance(g, Hunt)
    assert match.question is not None
    while match.question is not None and match.question.ask.prompt is questions.REFILL:
        match.play(bot.choose_fast(match))
    listed = Counter([model.unit for model in ready_draft(g.fixed.content, 0, first_list(g, 0)).models])
    assert Counter([model.unit for model in g.drafts[0].models]) == listed


def test_nobody_is_careful_for_ever() -> None:
    g = position({"predator-1": "hall-1"}, mission="mission_07", others=True)
    found = []
    for g.turn in (1, 15, 18, 40):
        thinker = Thinker(Mind(g, 2), piece(g, "predator-1"))
        found.append(thinker.caution(thinker.here, False))
    assert found[0] == found[1] > found[2] > found[3] > 0


def test_there_is_no_way_for_a_big_one_through_vents() -> None:
    g = position({"alien-1": "hall-1", "predator-1": "predator_pod"}, mission="mission_02", others=True)
    goal = next(tile for tile in range(g.fixed.board.size) if g.fixed.board.vents >> tile & 1)
    around = g.fixed.graph.steps(goal)
    first, second = [tile for tile in range(g.fixed.board.size) if around >> tile & 1][:2]
    ways = Map(g, 1)
    assert ways.to(1 << first, True)[second] == 2
    assert 2 < ways.to(1 << first, False)[second] <= FAR


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_chooses_at_random_loses(seat: int) -> None:
    bots = ["random" if each == seat else "rules" for each in range(2)]
    options: dict[str, object] = {"mission": "mission_07", "players": 2, "factions": "marine_predator"}
    for seed in (1, 2, 3):
        played = play_game(0, "hunt", options, bots, seed)
        assert played.seats[1 - seat]


@pytest.mark.parametrize(
    "options",
    [
        {"mission": "custom", "players": 2, "board": "build", "list": "build", "points": 100},
        {"mission": "arena", "players": 1, "arena_rounds": 2},
    ],
)
def test_lists_boards_and_rounds_are_played_to_the_end(options: dict[str, object]) -> None:
    played = play_game(0, "hunt", options, ["rules"], 3)
    assert played.outcome not in ("crashed", "endless"), played.reason
