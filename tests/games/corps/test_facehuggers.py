"""Facehuggers, and Defence rolls at their bounds. CORPS-FHUG, CORPS-AMB-57"""

from __future__ import annotations

from dataclasses import replace

import pytest

from hullbreach.games.corps.rules.effects.missions import facehuggers_left
from hullbreach.games.corps.rules.state import Corps
from tests.games.corps.maps import room
from tests.scripted_table import Table, table

EDITIONS = ("updated", "2020")
BOTH = pytest.mark.parametrize("edition", EDITIONS)
ALIENS = {"phase": "alien", "step": "aliens"}


def hugger(edition: str = "updated", at: str = "8,0", **given: object) -> Table:
    """Hicks at 0,0 of a corridor and a Facehugger in it, in the Alien phase."""
    given = {
        "board": room(12, 1),
        "characters": {"hicks": {"at": "0,0"}},
        "aliens": {"facehugger-1": {"at": at}},
        "turn": ALIENS,
        **given,
    }
    return table(given, edition=edition)


@pytest.mark.rules("CORPS-FHUG-01")
@BOTH
def test_a_facehugger_moves_draws_fire_and_dies_like_an_alien(edition: str) -> None:
    hugger(edition).expect({"aliens.facehugger-1.at": "2,0"})
    people = {"hicks": {"at": "0,0", "weapons": ["hk_vp70"]}}
    t = hugger(edition, "7,0", characters=people).chance(1).play("defensive fire with hk_vp70")
    t.expect({"aliens": []}).quiet()
    # Hicks: evaded on 6, answered on 3.
    hugger(edition, "7,0").chance(6).expect({"aliens": ["facehugger-1"], "characters.hicks.facehugger": False})
    hugger(edition, "7,0").chance(3).expect({"aliens": [], "characters.hicks.facehugger": False})


@pytest.mark.rules("CORPS-FHUG-01")
@BOTH
def test_a_facehugger_stops_moves_captures_and_is_shot(edition: str) -> None:
    people = {"hicks": {"at": "0,0", "weapons": ["hk_vp70"]}}
    t = hugger(edition, "2,0", characters=people, turn={"active": "hicks"}).play("move 1,0")
    t.expect({"question.prompt": "action of hicks 1 left"}).offers("attack facehugger-1 with hk_vp70")
    fallen = {"hicks": {"at": "0,0", "down": True}, "hudson": {"at": "9,0"}}
    t = hugger(edition, "1,0", characters=fallen, turn={"phase": "alien"})
    t.expect({"characters.hicks.fate": "captured", "aliens": []})


@pytest.mark.rules("CORPS-FHUG-02")
@BOTH
@pytest.mark.parametrize("roll", [7, 9, 10])
def test_a_failed_defence_puts_it_on_the_victims_card(roll: int, edition: str) -> None:
    people = {"hicks": {"at": "0,0", "equipment": ["body_armor"]}}
    t = hugger(edition, "1,0", characters=people).chance(roll)
    t.expect({"characters.hicks": {"facehugger": True, "down": False, "fate": "on_board"}, "aliens": []})
    t.expect({"characters.hicks.equipment": ["body_armor"]}).quiet()


@pytest.mark.rules("CORPS-FHUG-02")
def test_both_facehuggers_on_one_victim_are_used_up() -> None:
    two = {"facehugger-1": {"at": "1,0"}, "facehugger-2": {"at": "1,1"}}
    t = hugger(board=room(4, 2), aliens=two).chance(9, 9)
    t.play("next facehugger-1")
    t.expect({"characters.hicks.facehugger": True, "aliens": []}).quiet()
    assert isinstance(t.state, Corps)
    assert facehuggers_left(t.state) == 0


@pytest.mark.rules("CORPS-FHUG-03")
def test_the_victim_plays_on() -> None:
    people = {"hicks": {"at": "0,0", "facehugger": True, "weapons": ["hk_vp70"]}}
    t = hugger(at="9,0", characters=people, turn={"active": "hicks"})
    t.offers("move 1,0", "aim", "rest", "attack facehugger-1 with hk_vp70")


@pytest.mark.rules("CORPS-FHUG-03", "CORPS-SCOR-03")
@pytest.mark.parametrize(("who", "less"), [("hicks", 5), ("newt", 20)])
def test_the_victim_counts_as_killed_at_the_end_of_the_campaign(who: str, less: int) -> None:
    def end(victims: list[str]) -> int:
        given: dict[str, object] = {
            "mission": {"id": "survive"},
            "characters": {"ripley": {"fate": "left"}, "newt": {"fate": "left"}, "hicks": {"fate": "left"}},
            "campaign": {"victims": victims},
            "piles": {"discard": ["hk_vp70"] * 6 + ["m41a_pulse_rifle"] * 5},
            "turn": {"phase": "between", "step": "score"},
        }
        found = table(given, mission="campaign").value("outcome.score")
        assert isinstance(found, int)
        return found

    assert end([who]) == end([]) - less


@pytest.mark.rules("CORPS-AMB-57")
@pytest.mark.parametrize(("die", "tokens", "fate"), [(10, 0, "on_board"), (10, 1, "killed")])
def test_a_defence_of_10_is_compared_first(die: int, tokens: int, fate: str) -> None:
    t = table(
        {
            "board": room(9, 1),
            "characters": {"hicks": {"at": "0,0"}, "hudson": {"at": "8,0"}},
            "aliens": [{"at": "1,0", "tokens": tokens}],
            "turn": ALIENS,
        }
    )
    # No card of the box adds to Defence, so Hicks is made better here.
    g = t.scripted.match.state
    assert isinstance(g, Corps)
    g.fixed.sides = [(replace(hero, defence=10), grunt) for hero, grunt in g.fixed.sides]
    t.chance(die).expect({"characters.hicks.fate": fate, "characters.hicks.down": False}).quiet()


@pytest.mark.rules("CORPS-FHUG-03")
@pytest.mark.parametrize("hugged", [False, True])
def test_the_campaign_remembers_the_victim_and_lets_it_play_on(hugged: bool) -> None:
    given: dict[str, object] = {
        "mission": {"id": "escape"},
        "characters": {"ripley": {"fate": "left"}, "hicks": {"fate": "left", "facehugger": hugged}},
        "campaign": {"wins": ["newt"]},
        "turn": {"phase": "between", "step": "conclude", "result": "won"},
    }
    t = table(given, mission="campaign")
    t.expect({"campaign.victims": ["hicks"] if hugged else [], "campaign.dead": []})


@pytest.mark.rules("CORPS-FHUG-02", "CORPS-FHUG-03")
def test_a_victim_of_two_facehuggers_is_written_down_once() -> None:
    won = {"id": "escape", "victory": ["alive(who=all, min=1)"], "blips": []}
    given: dict[str, object] = {
        "mission": won,
        "characters": {"hicks": {"at": "0,4"}},
        "aliens": {"facehugger-1": {"at": "1,4"}, "facehugger-2": {"at": "1,5"}},
        "campaign": {"wins": ["newt"]},
        "tracker": {"deck": []},
        "turn": ALIENS,
    }
    t = table(given, mission="campaign").chance(9, 9).play("next facehugger-1")
    t.expect({"campaign.wins": ["newt", "escape"], "campaign.victims": ["hicks"]})


@pytest.mark.rules("CORPS-FHUG-02", "CORPS-AMB-46")
def test_a_facehugger_that_was_shot_goes_back_to_the_supply() -> None:
    given: dict[str, object] = {
        "board": room(6, 1),
        "mission": {"special": ["interact_crate: place_facehugger(at=token)"]},
        "characters": {"hicks": {"at": "0,0", "weapons": ["hk_vp70"]}, "hudson": {"at": "3,0", "facehugger": True}},
        "crates": ["1,0"],
        "aliens": {"facehugger-1": {"at": "2,0"}},
    }
    t = table(given).chance(1).play("attack facehugger-1 with hk_vp70", "interact 1,0")
    t.expect({"aliens": ["facehugger-2"], "blips": []}).quiet()
