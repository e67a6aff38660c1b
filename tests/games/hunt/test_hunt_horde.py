"""The Horde Instinct: whom it activates and what it does, position by position. HUNT-HORD"""

from __future__ import annotations

from dataclasses import replace

import pytest

from hullbreach.games.hunt.content.actions import FORCE_DOORS, MOVE, SHOOT
from hullbreach.games.hunt.content.board import read_grid
from hullbreach.games.hunt.rules.fixed import ARENA
from hullbreach.games.hunt.rules.modes.horde import decide, next_to_act
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.rules.turn.actions import ActionStep
from hullbreach.games.hunt.words import options as opt
from hullbreach.games.hunt.words import questions
from hullbreach.kernel.options import Option, Options, bits
from hullbreach.kernel.phrases import Phrase
from hullbreach.kernel.procedures import run as run_on
from hullbreach.kernel.procedures import steps_of
from hullbreach.kernel.requests import Ask, Roll
from tests.games.hunt.positions import piece, position, tile_of

# The Survivors are in the crossroad r1c4; the hall leads west past a door to an infested end.
SHIP = """
                        Dsi..
                         |
Dei..-C-i..#C-n..-C-n..-X+nS.-C-n..-C-n..-Dwi..
                         |
                        C|n..
                         |
                        Dni..
"""
CROSS = "r1c4"


def fight(
    survivors: dict[str, str],
    horde: dict[str, str],
    of: tuple[str, str] = ("marine", "alien"),
    ship: str = SHIP,
    **switches: object,
) -> Hunt:
    """Survivors against a Horde that the Instinct runs."""
    g = position({**survivors, **horde}, mode=ARENA, mission=None, board=read_grid(ship), factions=of, **switches)
    ground = replace(g.fixed.ground, instinct=1, side_of_seat=(0,), face_up=True, lists=True)
    g.fixed = g.fixed.on(ground)
    g.names = g.fixed
    g.seats = 1
    return g


def act(g: Hunt, word: str, points: int = 2) -> list[str]:
    """What the Instinct does next with a model: all equally good options."""
    number = piece(g, word)
    g.active, g.active_side, g.points, g.back_to = number, g.side(number), points, g.tile[number]
    step = ActionStep(number)
    ask = steps_of(ActionStep)[0](step, g)
    assert isinstance(ask, Ask)
    assert ask.seat == -1
    return answers(g, ask)


def answers(g: Hunt, ask: Ask) -> list[str]:
    decided = decide(g, ask)
    found = (decided,) if isinstance(decided, Option) else decided.options
    assert found is not None
    return [option.text(g.fixed) for option in found]


def first(g: Hunt) -> str:
    """Whom the Instinct activates."""
    pieces = [p for p in bits(g.pieces_of(1)) if not g.activated >> p & 1]
    return g.fixed.name("piece", next_to_act(g, 1, pieces))


@pytest.mark.rules("HUNT-HORD-01", "HUNT-HORD-02", "HUNT-DEC-49")
def test_who_acts_first() -> None:
    g = fight(
        {"marine-1": CROSS},
        {
            "alien-1": "r1c0",
            "alien-2": "r1c2",
            "alien-3": "r1c3",
            "alien-4": f"{CROSS} alien_stalker",
            "alien-5": CROSS,
            "alien-6": "r1c7 alien_warrior",
            "alien-7": "r1c3 alien_stalker",
        },
    )
    order = []
    while len(order) < 7:
        word = first(g)
        order.append(word)
        g.activated |= 1 << piece(g, word)
    # Engaged by RoA (Infant 2, Stalker 1), beside the fight by RoA, then who reaches it with one Run, then from behind.
    assert order == ["alien-5", "alien-4", "alien-3", "alien-7", "alien-2", "alien-1", "alien-6"]


@pytest.mark.rules("HUNT-HORD-02", "HUNT-DEC-49")
def test_who_can_shoot_acts_before_who_is_far_and_of_equals_the_lowest_number() -> None:
    g = fight(
        {"alien-1": CROSS},
        {"predator-1": "r1c7 predator_hellhound", "predator-2": "r1c7", "predator-3": "r1c7"},
        ("alien", "predator"),
    )
    assert first(g) == "predator-2"
    far = fight(
        {"alien-1": CROSS},
        {"predator-1": "r3c4 predator_hellhound", "predator-2": "r1c7 predator_hellhound"},
        ("alien", "predator"),
    )
    assert first(far) == "predator-2"


@pytest.mark.rules("HUNT-HORD-05", "HUNT-HORD-08", "HUNT-HORD-09", "HUNT-HORD-12")
def test_engaged_models_fight_the_weakest_survivor() -> None:
    g = fight(
        {"marine-1": f"{CROSS} colonial_marine_sergeant", "marine-2": CROSS, "marine-3": CROSS}, {"alien-1": CROSS}
    )
    # The Sergeant has two wounds; of two that are equal chance picks.
    assert act(g, "alien-1") == ["fight marine-2", "fight marine-3"]
    decided = decide(g, ask_of(g, questions.ACTION, (piece(g, "alien-1"), 2), opt.FIGHT, ["marine-2", "marine-3"]))
    assert isinstance(decided, Roll)
    assert (decided.name.id, decided.space.size()) == ("horde", 2)
    g.hurt[piece(g, "marine-1")] = 1
    # All have one wound left, and the same Armour.
    assert act(g, "alien-1") == ["fight marine-1", "fight marine-2", "fight marine-3"]


def ask_of(g: Hunt, prompt: Phrase, about: tuple[int, ...], phrase: Phrase, words: list[str], *more: Phrase) -> Ask:
    options = Options()
    for word in words:
        options.one(phrase, piece(g, word))
    for other in more:
        options.one(other)
    if prompt is questions.ACTION:
        options.one(opt.PASS)
    return Ask(-1, prompt, about, options)


@pytest.mark.rules("HUNT-HORD-09")
def test_of_equal_wounds_the_lowest_armour_is_struck() -> None:
    g = fight({"marine-1": f"{CROSS} wy_commando_pulse_rifle", "marine-2": f"{CROSS} sentry_gun"}, {"alien-1": CROSS})
    assert act(g, "alien-1") == ["fight marine-2"]
    # A floor counts: a Commando's 13(10) is not lowered below it by a strong blow.
    strong = fight(
        {"marine-1": f"{CROSS} wy_commando_pulse_rifle", "marine-2": CROSS}, {"alien-1": f"{CROSS} alien_crusher"}
    )
    assert act(strong, "alien-1") == ["fight marine-2"]


@pytest.mark.rules("HUNT-HORD-06", "HUNT-HORD-08", "HUNT-DEC-49")
def test_a_shot_without_penalty_is_taken_another_is_not() -> None:
    g = fight({"marine-1": CROSS}, {"predator-1": "r1c7"}, ("marine", "predator"))
    assert act(g, "predator-1") == ["shoot marine-1"]
    # An Alien on infested ground gives a penalty: the Hunter goes on to engage.
    covered = fight({"alien-1": "r0c4"}, {"predator-1": "r3c4"}, ("alien", "predator"))
    assert act(covered, "predator-1") == ["run to r2c4"]
    # After its shot it goes on.
    g.used[piece(g, "predator-1")] |= 1 << SHOOT
    assert act(g, "predator-1", 1) == ["move to r1c6"]


@pytest.mark.rules("HUNT-HORD-11", "HUNT-HORD-06")
def test_tiles_are_attacked_where_most_survivors_stand_and_never_with_its_own() -> None:
    marines = {"marine-1": "r1c5 colonial_marine_flame_thrower"}
    g = fight({"alien-1": "r1c6", "alien-2": "r1c6", "alien-3": "r1c7"}, marines, ("alien", "marine"))
    assert act(g, "marine-1") == ["burn r1c6"]
    more = fight({"alien-1": "r1c6", "alien-2": "r1c7", "alien-3": "r1c7"}, marines, ("alien", "marine"))
    assert act(more, "marine-1") == ["burn r1c7"]
    own = fight({"alien-1": "r1c7", "alien-2": "r1c7"}, {**marines, "marine-2": "r1c7"}, ("alien", "marine"))
    assert act(own, "marine-1") == ["run to r1c6"]


@pytest.mark.rules("HUNT-HORD-11", "HUNT-HORD-08")
def test_it_uses_neither_aim_nor_advanced_attacks() -> None:
    g = fight({"alien-1": "r1c7"}, {"marine-1": "r1c4"}, ("alien", "marine"))
    # The rifle would have a penalty; grenades, Rapid Fire, Aim and Sentry are never used.
    assert act(g, "marine-1") == ["run to r1c5"]
    hurt = fight({"marine-1": "r1c7"}, {"predator-1": "r1c1"}, ("marine", "predator"))
    hurt.hurt[piece(hurt, "predator-1")] = 1
    assert act(hurt, "predator-1")[0].startswith("open")


@pytest.mark.rules("HUNT-HORD-04", "HUNT-HORD-11")
def test_a_door_is_left_alone_where_another_way_is_as_short() -> None:
    ship = """
Len..#Lsn..
 |     |
Lnn..-LwnS.
"""
    g = fight({"marine-1": "r1c1"}, {"alien-1": "r0c0"}, ship=ship)
    assert act(g, "alien-1") == ["run to r1c0"]
    g.doors |= 1 << g.fixed.board.find_link("r0c0/r1c0")
    g.close()
    assert act(g, "alien-1") == ["force r0c0/r0c1", "force r0c0/r1c0"]


@pytest.mark.rules("HUNT-HORD-04", "HUNT-HORD-08", "HUNT-HORD-11")
def test_a_door_on_the_way_is_forced_or_opened() -> None:
    g = fight({"marine-1": CROSS}, {"alien-1": "r1c1"})
    assert act(g, "alien-1") == ["force r1c1/r1c2"]
    g.used[piece(g, "alien-1")] |= 1 << FORCE_DOORS
    assert act(g, "alien-1", 1) == ["pass"]
    hunter = fight({"marine-1": CROSS}, {"predator-1": "r1c1"}, ("marine", "predator"))
    assert act(hunter, "predator-1") == ["open r1c1/r1c2"]
    # A door that leads away from the Survivors is left alone.
    away = fight({"marine-1": "r1c0"}, {"alien-1": "r1c2"})
    assert act(away, "alien-1") == ["force r1c1/r1c2"]
    other = fight({"marine-1": CROSS}, {"alien-1": "r1c2"})
    assert act(other, "alien-1") == ["run to r1c3"]


@pytest.mark.rules("HUNT-HORD-08", "HUNT-HORD-03")
def test_it_moves_when_that_engages_and_runs_when_that_is_nearer() -> None:
    g = fight({"marine-1": CROSS}, {"alien-1": "r1c5", "alien-2": "r1c6", "alien-3": "r1c7"})
    assert act(g, "alien-1") == [f"move to {CROSS}"]
    assert act(g, "alien-2") == ["run to r1c5"]
    # With one point left there is no Run.
    assert act(g, "alien-3", 1) == ["move to r1c6"]
    g.used[piece(g, "alien-3")] |= 1 << MOVE
    assert act(g, "alien-3", 1) == ["pass"]


@pytest.mark.rules("HUNT-HORD-03", "HUNT-HORD-12")
def test_of_two_near_survivors_it_goes_for_the_tile_with_more_points() -> None:
    g = fight({"marine-1": "r1c3", "marine-2": "r1c5", "marine-3": "r1c5"}, {"alien-1": "r2c4"})
    assert act(g, "alien-1") == ["run to r1c4"]
    ask = walk(g, "alien-1", CROSS)
    assert answers(g, ask) == ["on to r1c5"]
    even = fight({"marine-1": "r1c3", "marine-2": "r1c5"}, {"alien-1": "r2c4"})
    assert answers(even, walk(even, "alien-1", CROSS)) == ["on to r1c3", "on to r1c5"]


def walk(g: Hunt, word: str, tile: str) -> Ask:
    """The question on the way, after a step of a Run onto a tile."""
    g.put(piece(g, word), tile_of(g, tile))
    options = Options()
    options.over(opt.STEP, (), g.steps(tile_of(g, tile)))
    options.one(opt.STOP)
    return Ask(-1, questions.STEP, (piece(g, word), 1), options)


@pytest.mark.rules("HUNT-HORD-08", "HUNT-HORD-10")
def test_it_stops_where_it_fights() -> None:
    g = fight({"marine-1": CROSS}, {"alien-1": "r1c6"})
    assert answers(g, walk(g, "alien-1", CROSS)) == ["stop"]


VENTED = """
Dei..-V-n..-X+nS.-C-n..-Dwi..
             |
            Dni..
"""


@pytest.mark.rules("HUNT-HORD-10", "HUNT-TILE-09")
def test_a_vent_is_no_end_and_only_for_small_bases() -> None:
    g = fight({"marine-1": "r0c3"}, {"alien-1": "r0c0", "alien-2": "r0c0 alien_warrior"}, ship=VENTED)
    # Through the vent and out again; with one point it would be put back.
    assert act(g, "alien-1") == ["run to r0c1"]
    assert act(g, "alien-1", 1) == ["pass"]
    assert act(g, "alien-2") == ["pass"]
    hugger = fight({"marine-1": "r0c3"}, {"alien-1": "r0c0 face_hugger"}, ship=VENTED)
    assert act(hugger, "alien-1", 1) == ["move to r0c1"]


@pytest.mark.rules("HUNT-HORD-10")
def test_when_the_way_forward_is_full_it_steps_aside_or_passes() -> None:
    crowd = {f"alien-{n}": "r1c5" for n in range(2, 10)}
    g = fight({"marine-1": CROSS}, {"alien-1": "r1c6", **crowd})
    # Aside is nothing that is not farther.
    assert act(g, "alien-1") == ["pass"]


@pytest.mark.rules("HUNT-HORD-10", "HUNT-OCC-05")
def test_it_takes_the_last_points_of_a_tile() -> None:
    crowd = {f"alien-{n}": "r1c5" for n in range(2, 9)}
    g = fight({"marine-1": CROSS}, {"alien-1": "r1c6", **crowd})
    assert act(g, "alien-1", 1) == ["move to r1c5"]
    # Seven of eight points leave no room for a medium base.
    g = fight({"marine-1": CROSS}, {"alien-1": "r1c6 alien_warrior", **crowd})
    assert act(g, "alien-1", 1) == ["pass"]


@pytest.mark.rules("HUNT-HORD-13", "HUNT-CC-09")
def test_a_packed_tile_is_fought_from_next_door() -> None:
    packed = {f"marine-{n}": CROSS for n in range(1, 9)}
    g = fight(packed, {"alien-1": "r1c5", "alien-2": "r1c6"})
    assert act(g, "alien-1")[0] == "fight marine-1"
    assert act(g, "alien-2") == ["move to r1c5"]
    assert first(g) == "alien-1"
    closed = fight(packed, {"alien-1": "r1c5"}, packed_tile="closed")
    assert act(closed, "alien-1") == ["pass"]


@pytest.mark.rules("HUNT-HORD-09")
def test_it_always_dodges_heals_and_rerolls_failures() -> None:
    g = fight({"marine-1": CROSS}, {"alien-1": f"{CROSS} alien_stalker"})
    stalker = piece(g, "alien-1")
    for prompt, yes in ((questions.DODGE, opt.DODGE), (questions.HEAL, opt.HEAL)):
        options = Options()
        options.one(yes)
        options.one(opt.REFUSE)
        assert answers(g, Ask(-1, prompt, (stalker,), options)) == [yes.text]
    for rolled, need, wanted in (
        (12, 10, "reroll by level"),
        (10, 10, "keep"),
        (20, 20, "reroll by level"),
        (1, 0, "keep"),
    ):
        options = Options()
        options.one(opt.REROLL_LEVEL)
        options.one(opt.KEEP)
        assert answers(g, Ask(-1, questions.REROLL, (stalker, rolled, need), options)) == [wanted]


@pytest.mark.rules("HUNT-HORD-09")
def test_acid_hits_survivors_only() -> None:
    g = fight(
        {"marine-1": CROSS, "marine-2": f"{CROSS} colonial_marine_sergeant"}, {"alien-1": CROSS, "alien-2": CROSS}
    )
    both = ["marine-1", "marine-2", "alien-1", "alien-2"]
    ask = ask_of(g, questions.ACID, (tile_of(g, CROSS),), opt.ACID_HITS, both, opt.REFUSE)
    assert answers(g, ask) == ["acid hits marine-1"]
    alone = ask_of(g, questions.ACID, (tile_of(g, CROSS),), opt.ACID_HITS, ["alien-1", "alien-2"], opt.REFUSE)
    assert answers(g, alone) == ["refuse"]


@pytest.mark.rules("HUNT-HORD-09")
def test_what_hatches_comes_to_the_infested_tile_nearest_to_a_survivor() -> None:
    g = fight({"marine-1": CROSS}, {"alien-1": "r1c0"})
    options = Options()
    options.over(opt.HATCH_ON, (), g.infested)
    options.one(opt.REFUSE)
    assert answers(g, Ask(-1, questions.HATCH, (0,), options)) == ["hatch on r0c4"]


@pytest.mark.rules("HUNT-HORD-09", "HUNT-HORD-07")
def test_it_declines_what_no_rule_speaks_of_and_else_leaves_it_to_chance() -> None:
    g = fight({"marine-1": CROSS}, {"alien-1": CROSS, "alien-2": CROSS})
    options = Options()
    options.one(opt.RAGE)
    options.one(opt.PASS)
    assert answers(g, Ask(-1, questions.START, (piece(g, "alien-1"),), options)) == ["pass"]
    ask = ask_of(g, questions.DISC_VICTIM, (tile_of(g, CROSS),), opt.CHOOSE_PIECE, ["alien-1", "alien-2"])
    assert answers(g, ask) == ["choose alien-1", "choose alien-2"]


@pytest.mark.rules("HUNT-HORD-01", "HUNT-HORD-12")
def test_a_whole_activation_runs_without_a_question() -> None:
    g = fight({"marine-1": CROSS}, {"alien-1": "r1c5"})
    number = piece(g, "alien-1")
    g.active, g.active_side, g.points, g.back_to = number, 1, 2, g.tile[number]
    g.stack, g.at = [ActionStep(number)], [0]
    request = run_on(g, None, False)
    # It moves in and fights: the first thing that waits is a die.
    assert g.tile[number] == tile_of(g, CROSS)
    assert isinstance(request, Roll)
    assert request.name.say(request.about, g.fixed) == "blow of alien-1"
