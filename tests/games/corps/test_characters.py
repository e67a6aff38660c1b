"""Heroes and Grunts, rank and who decides, abilities by their moment, Ripley and Newt."""

from __future__ import annotations

import pytest

from hullbreach.games.corps.content.load import load
from tests.games.corps.own_abilities import give_abilities
from tests.scripted_table import Table, table

HALL = """
+-+-+-+-+-+-+-+
|. . . . . . .|
+ + + + + + + +
|. . . . . . .|
+ + + + + + + +
|. . . . . . .|
+-+-+-+-+-+-+-+
"""
CHARACTERS = {character.id: character for character in load().characters}


def hall(characters: dict[str, object], *, players: int = 1, edition: str = "updated", **more: object) -> Table:
    """These characters in an empty hall."""
    switches = {key: more.pop(key) for key in list(more) if key in ("joint_decisions", "faq11")}
    given: dict[str, object] = {"board": HALL, "characters": characters, **more}
    return table(given, players=players, edition=edition, **switches)  # type: ignore[arg-type]


def hero(at: str, seat: int, **more: object) -> dict[str, object]:
    """A Hero of a seat."""
    return {"at": at, "hero": seat, **more}


def grunt(at: str, **more: object) -> dict[str, object]:
    """A Grunt."""
    return {"at": at, "side": "grunt", **more}


# ---- the cards


@pytest.mark.rules("CORPS-CHR-02", "CORPS-COMP-05", "CORPS-CHR-06")
def test_five_marines_and_two_civilians() -> None:
    marines = [id for id, character in CHARACTERS.items() if character.marine]
    assert marines == ["hicks", "hudson", "gorman", "vasquez", "frost"]
    assert sorted(set(CHARACTERS) - set(marines)) == ["newt", "ripley"]


@pytest.mark.rules("CORPS-CHR-03", "CORPS-CHR-04", "CORPS-CHR-05", "CORPS-AMB-48")
def test_heroes_are_better_than_grunts_and_marine_heroes_have_a_rank() -> None:
    for character in CHARACTERS.values():
        hero_side, grunt_side = character.hero, character.grunt
        better = 0
        for stat in ("speed", "defence", "melee", "tech", "aim"):
            assert getattr(hero_side, stat) >= getattr(grunt_side, stat)
            better += getattr(hero_side, stat) - getattr(grunt_side, stat)
        assert better > 0
        assert hero_side.abilities
        assert (hero_side.rank in (1, 2, 3)) == character.marine
        assert grunt_side.rank == 0
    assert [CHARACTERS[who].hero.rank for who in ("gorman", "hicks", "hudson", "vasquez", "frost")] == [3, 2, 1, 1, 1]
    assert [who for who, character in CHARACTERS.items() if character.grunt.abilities] == ["vasquez", "newt"]


@pytest.mark.rules("CORPS-CHR-01", "CORPS-CHR-03")
def test_a_hero_uses_its_hero_side_and_a_grunt_its_own() -> None:
    door = {"board": "+-+-+\n|.D.|\n+-+-+\n", "turn": {"active": "hudson"}}
    t = table({**door, "characters": {"hudson": hero("0,0", 1)}}).chance(7).play("barricade 0,0|1,0")
    t.events("tech-test hudson 7 7", "barricade-built")
    t = table({**door, "characters": {"hudson": grunt("0,0"), "hicks": hero("1,0", 1)}}).chance(7)
    t.play("barricade 0,0|1,0").events("tech-test hudson 7 6").expect({"doors.0,0|1,0": "open"})


# ---- rank and who decides


@pytest.mark.rules("CORPS-CHR-05", "CORPS-CHR-06", "CORPS-CHR-07", "CORPS-MAR-02")
@pytest.mark.parametrize(
    ("heroes", "asked"),
    [
        (("hudson", "hicks", "ripley"), "seat-2"),
        (("hicks", "hudson", "gorman"), "seat-3"),
        (("ripley", "hudson", "frost"), "seat-2"),
    ],
)
def test_the_highest_ranked_hero_decides(heroes: tuple[str, ...], asked: str) -> None:
    people: dict[str, object] = {who: hero(f"{n},0", n + 1) for n, who in enumerate(heroes)}
    for n, who in enumerate(who for who in ("gorman", "vasquez") if who not in heroes):
        people[who] = grunt(f"{n},2")
    t = hall(people, players=3, turn={"step": "first_player"})
    t.expect({"question.seat": asked}).offers("first seat-1", "first seat-2", "first seat-3")


@pytest.mark.rules("CORPS-CHR-07")
def test_a_knocked_down_hero_keeps_its_rank_but_one_who_left_does_not() -> None:
    people: dict[str, object] = {"hudson": hero("0,0", 1), "gorman": hero("1,0", 2, down=True)}
    hall(people, players=2, turn={"step": "first_player"}).expect({"question.seat": "seat-2"})
    people = {"hudson": hero("0,0", 1), "gorman": {"fate": "left", "hero": 2}}
    hall(people, players=2, turn={"step": "first_player"}).expect({"question.seat": "seat-1", "turn.token": "seat-1"})


@pytest.mark.rules("CORPS-CHR-08", "CORPS-CHR-20", "CORPS-AMB-66")
def test_tied_players_decide_together_by_their_spokesperson_or_by_vote() -> None:
    people: dict[str, object] = {"ripley": hero("0,0", 1), "frost": hero("1,0", 2), "hudson": hero("2,0", 3)}
    t = hall(people, players=3, turn={"step": "first_player"})
    t.expect({"question.seat": "seat-2"}).refuses("seat-3: first seat-3").refuses("seat-1: first seat-1")
    t = hall(people, players=3, turn={"step": "first_player"}, joint_decisions="vote")
    t.offers("seat-2: first seat-1", "seat-3: first seat-3").refuses("seat-1: first seat-1")
    # A tie of votes: the spokesperson is seat 2.
    t.play("seat-3: first seat-3", "seat-2: first seat-1").expect({"turn.token": "seat-1"})


@pytest.mark.rules("CORPS-CHR-20", "CORPS-AMB-66")
@pytest.mark.parametrize(
    ("votes", "first"),
    [
        (("seat-1", "seat-2", "seat-2"), "seat-2"),
        (("seat-1", "seat-2", "seat-3"), "seat-1"),
        (("seat-3", "seat-3", "seat-1"), "seat-3"),
    ],
)
def test_most_votes_win_and_the_spokesperson_breaks_a_tie(votes: tuple[str, str, str], first: str) -> None:
    people: dict[str, object] = {"vasquez": hero("0,0", 1), "frost": hero("1,0", 2), "hudson": hero("2,0", 3)}
    t = hall(people, players=3, turn={"step": "first_player"}, joint_decisions="vote")
    t.play(*[f"seat-{n + 1}: first {vote}" for n, vote in enumerate(votes)])
    t.expect({"turn.token": first})


@pytest.mark.rules("CORPS-CHR-09", "CORPS-CHR-20")
@pytest.mark.parametrize("edition", ["updated", "2020"])
def test_without_a_marine_hero_all_players_decide(edition: str) -> None:
    people: dict[str, object] = {"ripley": hero("0,0", 2), "newt": hero("1,0", 2), "gorman": grunt("2,0")}
    # Seat 1 has nobody on the board, so seat 2 speaks for all.
    t = hall(people, players=2, turn={"step": "first_player"}, edition=edition)
    t.expect({"question.seat": "seat-2"}).offers("first seat-2").refuses("first seat-1")


@pytest.mark.rules("CORPS-CHR-10", "CORPS-GRN-02", "CORPS-CHR-06")
def test_a_civilian_commands_nobody_so_grunts_wait_for_the_end() -> None:
    people: dict[str, object] = {"ripley": hero("0,0", 1), "frost": grunt("1,0"), "hudson": grunt("2,0")}
    t = hall(people, piles={"top": ["m4_helmet"]}).play("end activation")
    # All players (here the only one) name who activates them.
    t.expect({"question.prompt": "who activates the grunts"}).play("first seat-1")
    t.offers("activate frost", "activate hudson").expect({"seats.seat-1.heroes": ["ripley"]})


@pytest.mark.rules("CORPS-CHR-11")
def test_a_resting_grunt_draws_nothing_and_recycles_only_exhausted_cards() -> None:
    people: dict[str, object] = {"gorman": hero("0,0", 1), "frost": grunt("1,0")}
    t = hall(people, turn={"active": "frost"}, hands={"seat-1": ["m4_helmet"]}, piles={"exhaust": ["hk_vp70"]})
    t.play("rest").offers("recycle exhausted", "enough").refuses("recycle m4_helmet").refuses("draw")


@pytest.mark.rules("CORPS-CHR-19", "CORPS-AMB-67")
def test_the_player_of_a_hero_who_left_plays_on_with_the_hand_only() -> None:
    people: dict[str, object] = {
        "gorman": {"fate": "left", "hero": 1},
        "hudson": hero("0,0", 2, aim=3),
        "frost": grunt("6,2", aim=5),
    }
    hands = {"seat-1": ["short_controlled_bursts", "lets_rock"]}
    t = hall(people, players=2, turn={"step": "start", "round": 2}, hands=hands)
    # No Grunt is offered to them, and nobody but Hudson's player can be first.
    assert t.options() == ["first seat-2"]
    t.play("first seat-2", "activate hudson", stay="seat-1: play short_controlled_bursts")
    t.refuses("seat-1: play lets_rock", "wrong-moment").play("play short_controlled_bursts", "choose hudson")
    t.expect({"characters.hudson.aim": 8, "hands.seat-1": ["lets_rock"]})
    # Hudson commands one Grunt; had there been another, it would be left over for him too.
    t.play("end activation").offers("seat-2: command frost")


@pytest.mark.rules("CORPS-AMB-67", "CORPS-CHR-19")
def test_grunts_left_behind_act_in_the_leftover_step() -> None:
    people: dict[str, object] = {"gorman": {"fate": "left", "hero": 1}, "frost": grunt("6,2")}
    t = hall(people, turn={"step": "start", "round": 2})
    t.expect({"question.prompt": "who activates the grunts", "question.seat": "seat-1"}).play("first seat-1")
    t.offers("activate frost").refuses("activate gorman")


@pytest.mark.rules("CORPS-CHR-19", "CORPS-AMB-33")
def test_leaving_keeps_the_hand_and_gives_up_the_rank() -> None:
    given: dict[str, object] = {
        "board": "+-+-+-+\n . . .|\n+-+-+-+\n",
        "mission": {"exits": [{"id": "A", "face": "board", "side": "W", "open": "always"}]},
        "characters": {
            "gorman": hero("0,0", 1, weapons=["hk_vp70"]),
            "frost": grunt("1,0"),
            "hudson": hero("2,0", 2),
        },
        "hands": {"seat-1": ["m4_helmet"]},
    }
    t = table(given, players=2).play("leave by exit-A")
    # No command of Grunts follows, no replacement is offered, nothing is discarded; Hudson's player has the turn.
    t.expect({"question.seat": "seat-2", "turn.token": "seat-2", "characters.gorman.fate": "left"})
    t.expect({"hands.seat-1": ["m4_helmet"], "characters.gorman.weapons": ["hk_vp70"], "piles.discard": []})
    t.play("activate hudson").play("end activation", stay="command frost").play("command frost", "end activation")
    # Seat 2 is now the highest-ranked player and says who goes first.
    t.expect({"turn.round": 2, "question.seat": "seat-2"})
    assert t.options() == ["first seat-2"]


@pytest.mark.rules("CORPS-CHR-20", "CORPS-AMB-67")
def test_when_nobody_has_a_hero_on_the_board_all_players_are_concerned() -> None:
    people: dict[str, object] = {
        "gorman": {"fate": "left", "hero": 1},
        "hudson": {"fate": "left", "hero": 2},
        "frost": grunt("6,2"),
    }
    t = hall(people, players=2, turn={"step": "start", "round": 2})
    t.offers("seat-1: first seat-1", "seat-1: first seat-2").play("first seat-2").offers("seat-2: activate frost")


@pytest.mark.rules("CORPS-CHR-19", "CORPS-MTC-02")
def test_the_player_of_a_hero_who_left_still_draws_tracker_cards() -> None:
    people: dict[str, object] = {"gorman": {"fate": "left", "hero": 1}, "hudson": hero("0,0", 2)}
    deck = ["mt1_12_straggler", "mt1_09_lone_drone", "mt2_08_drone_pair"]
    t = hall(people, players=2, turn={"phase": "alien", "step": "tracker"}, tracker={"deck": deck})
    drawn = [line.split()[1] for line in t.log if line.startswith("tracker-drawn")]
    assert drawn == ["seat-2", "seat-1", "seat-2"]


@pytest.mark.rules("CORPS-AMB-62")
def test_your_character_is_the_leaders_hero_for_a_drawer_without_one() -> None:
    people: dict[str, object] = {"gorman": hero("0,0", 1), "hudson": {"fate": "left", "hero": 2}, "frost": grunt("5,2")}
    turn = {"phase": "alien", "step": "tracker"}
    deck = ["mt1_12_straggler", "mt1_14_crawlspace"]
    t = hall(people, players=2, turn=turn, tracker={"deck": deck}, mission=POINT)
    t.offers("seat-2: tunnel on 1,0").refuses("tunnel on 4,2")


POINT = {"spawn_points": [{"n": 2, "at": "board:6,0"}]}


@pytest.mark.rules("CORPS-AMB-62")
def test_without_any_hero_the_spokesperson_names_a_grunt() -> None:
    people: dict[str, object] = {
        "hudson": {"fate": "left", "hero": 1},
        "frost": grunt("5,2"),
        "hicks": grunt("0,2"),
    }
    turn = {"phase": "alien", "step": "tracker", "draws": 1}
    t = hall(people, turn=turn, tracker={"deck": ["mt1_14_crawlspace"]})
    t.offers("seat-1: choose frost", "seat-1: choose hicks").play("choose frost").offers("tunnel on 4,2")


@pytest.mark.rules("CORPS-AMB-62")
def test_with_ripley_and_newt_the_player_picks_one() -> None:
    people: dict[str, object] = {"ripley": hero("0,0", 1), "newt": hero("6,2", 1)}
    turn = {"phase": "alien", "step": "tracker", "draws": 1}
    t = hall(people, turn=turn, tracker={"deck": ["mt1_14_crawlspace"]})
    t.offers("choose ripley", "choose newt").play("choose newt").offers("tunnel on 5,2").refuses("tunnel on 1,0")


# ---- abilities by their moment


@pytest.mark.rules("CORPS-CHR-12")
def test_passive_abilities_work_in_the_alien_phase() -> None:
    people: dict[str, object] = {"hicks": hero("0,0", 1, weapons=["hk_vp70"], aim=4)}
    t = hall(people, turn={"phase": "alien", "step": "aliens"}, aliens=["1,0"])
    t.chance(5, 1).play("defensive fire with hk_vp70").events("shot hicks hk_vp70 alien-1 5 5", "alien-killed alien-1")


@pytest.mark.rules("CORPS-CHR-13", "CORPS-CHR-15")
@pytest.mark.parametrize("timing", ["on_activation", "end_of_activation"])
def test_abilities_of_one_moment_come_in_the_order_the_player_chooses(timing: str) -> None:
    t = hall({"hicks": hero("0,0", 1, aim=5)}, turn={"step": "turn"}, piles={"exhaust": ["hk_vp70"]})
    give_abilities(t, "hicks", f"{timing}: aim(n=1, target=self)", f"{timing}: exhaust(n=2)", f"{timing}: draw(n=1)")
    t.play("activate hicks")
    if timing == "end_of_activation":
        t.play("end activation")
    t.offers("use ability 1", "use ability 2", "use ability 3").refuses("end activation")
    t.play("use ability 2").offers("use ability 1", "use ability 3").refuses("use ability 2").play("use ability 3")
    t.events("exhausted 2", "drew seat-1", "dial hicks 6")


@pytest.mark.rules("CORPS-CHR-13", "CORPS-CHR-15", "CORPS-MAR-05")
def test_start_abilities_come_before_equipping_and_end_abilities_before_command() -> None:
    people: dict[str, object] = {"gorman": hero("0,0", 1), "frost": grunt("1,0")}
    t = hall(people, turn={"step": "turn"}, hands={"seat-1": ["hk_vp70"]}, piles={"top": ["m4_helmet", "stay_frosty"]})
    give_abilities(t, "gorman", "on_activation: exhaust(n=1)", "end_of_activation: draw(n=1)")
    t.play("activate gorman").expect({"question.prompt": "equip step of gorman", "piles.exhaust": ["m4_helmet"]})
    t.play("done", "end activation").offers("command frost").expect({"hands.seat-1": ["hk_vp70", "stay_frosty"]})


@pytest.mark.rules("CORPS-CHR-14", "CORPS-AMB-58")
@pytest.mark.parametrize("edition", ["updated", "2020"])
def test_a_during_ability_is_used_once_at_any_moment_of_the_activation(edition: str) -> None:
    people: dict[str, object] = {"hicks": hero("0,0", 1), "frost": grunt("4,0", aim=2), "hudson": grunt("5,0", aim=2)}
    t = hall(people, edition=edition).offers("use ability 2").play("aim").offers("use ability 2").play("aim")
    # Also after the last action; it reaches characters at most four spaces away.
    t.play("use ability 2").offers("choose hicks", "choose frost").refuses("choose hudson").play("choose frost")
    t.expect({"characters.frost.aim": 3, "piles.exhaust.count": 1})
    t.refuses("use ability 2", "once-per-activation", "CORPS-CHR-14").refuses("use ability 1", "no-such-ability")
    t.play("end activation").refuses("use ability 2")


@pytest.mark.rules("CORPS-CHR-16", "CORPS-FIN-01", "CORPS-AMB-78")
def test_abilities_for_the_finish_phase_are_resolved_every_round_in_the_players_order() -> None:
    people: dict[str, object] = {"gorman": hero("2,0", 2), "ripley": hero("0,0", 1, activated=True)}
    t = hall(people, players=2, seats={"seat-1": {"had_turn": True}}, piles={"top": ["hk_vp70", "m4_helmet"]})
    give_abilities(t, "ripley", "start_of_finish: draw(n=1)")
    give_abilities(t, "gorman", "start_of_finish: exhaust(n=1)")
    t.play("end activation").expect({"turn.phase": "finish"})
    # Not the highest-ranked player: all decide together, and seat 1 speaks for them.
    t.offers("seat-1: resolve 1", "seat-1: resolve 2").refuses("seat-2: resolve 1").play("resolve 1")
    t.expect({"piles.exhaust": ["hk_vp70"], "hands.seat-1": ["m4_helmet"], "turn.round": 2})


@pytest.mark.rules("CORPS-CHR-17")
def test_an_effect_with_may_is_optional_and_one_without_is_not() -> None:
    t = hall({"hicks": hero("0,0", 1)}, turn={"step": "turn"})
    give_abilities(t, "hicks", "on_activation: may aim(n=1, target=self)")
    t.play("activate hicks").offers("accept", "refuse").play("refuse").expect({"characters.hicks.aim": 7})
    t = hall({"hicks": hero("0,0", 1)}, turn={"step": "turn"})
    give_abilities(t, "hicks", "on_activation: aim(n=1, target=self)")
    t.play("activate hicks").expect({"characters.hicks.aim": 8, "question.prompt": "action of hicks 2 left"})


@pytest.mark.rules("CORPS-CHR-18", "CORPS-LOST-02")
def test_a_player_whose_hero_dies_may_take_over_a_grunt() -> None:
    people: dict[str, object] = {"hicks": hero("0,0", 1), "gorman": hero("6,2", 2), "frost": grunt("6,0", aim=3)}
    t = hall(people, players=2, turn={"phase": "alien", "step": "aliens"}, aliens=["1,0"]).chance(10)
    t.offers("seat-1: take over frost", "seat-1: refuse").refuses("take over gorman", "not-a-grunt")
    t.play("take over frost").expect({"characters.frost.hero": 1, "characters.hicks.fate": "killed"})
