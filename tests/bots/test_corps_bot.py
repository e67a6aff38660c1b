"""Rules of thumb of the corps bot that were once missing: each in a position where it matters."""

from __future__ import annotations

from hullbreach.bots import make
from hullbreach.games.corps.bot import outlook, setup
from hullbreach.games.corps.bot.goals import staging
from hullbreach.games.corps.rules.state import NEWT, Corps
from hullbreach.kernel.options import bits
from tests.scripted_table import Table, table

HALL = "+-+-+-+-+-+-+-+-+-+-+-+-+\n|. . . . . . . . . . . .|\n+-+-+-+-+-+-+-+-+-+-+-+-+\n"


def corps(t: Table) -> Corps:
    """The state as what it is."""
    state = t.state
    assert isinstance(state, Corps)
    return state


def answer(t: Table) -> tuple[str, str]:
    """What the bot chooses now, and why."""
    match = t.match
    assert match.question is not None
    view = match.view(match.question.seat)
    bot = make("rules", 1)
    return bot.choose(view).text(match.state.names), bot.why(view)


def test_who_stands_behind_another_is_in_no_danger() -> None:
    t = table(
        {
            "board": HALL,
            "characters": {"hicks": {"at": "5,0"}, "newt": {"at": "7,0"}},
            "aliens": [{"at": "1,0", "tokens": 2}],
        }
    )
    g = corps(t)
    assert outlook.danger(g, NEWT, 7) == 0.0
    assert outlook.danger(g, NEWT, 4) == 3.0


def test_a_hero_with_a_pistol_draws_for_something_better_while_the_deck_is_thick() -> None:
    given: dict[str, object] = {"board": HALL, "characters": {"hicks": {"at": "5,0", "weapons": ["hk_vp70"]}}}
    assert answer(table(given)) == ("rest", "look-for-arms")
    given["characters"] = {"hicks": {"at": "5,0", "weapons": ["m41a_pulse_rifle"]}}
    assert answer(table(given))[1] != "look-for-arms"


def test_grenades_go_with_a_pulse_rifle() -> None:
    g = corps(table(mission="newt").play("play as hicks"))
    values = {card.id: setup.gear_value(g, 0, n) for n, card in enumerate(g.fixed.content.endurance)}
    assert values["m41a_pulse_rifle"] > values["m40_grenades"] > values["ithaca_37"]


def test_a_gun_looks_ahead_of_its_muzzle() -> None:
    g = corps(table({"board": HALL, "characters": {"hicks": {"at": "0,0"}}}))
    assert bits(outlook.ahead(g, 5, 1)) == [6, 7, 8, 9, 10, 11]
    assert bits(outlook.ahead(g, 5, 3)) == [0, 1, 2, 3, 4]
    assert outlook.ahead(g, 5, 0) == 0


def test_both_exits_are_near_from_where_the_squad_waits() -> None:
    g = corps(table(mission="survive").play("play as hicks"))
    for square in bits(staging(g)):
        for way in g.fixed.exits:
            assert min(outlook.steps_to(g, square, exit) for exit in bits(way.squares)) <= 22
