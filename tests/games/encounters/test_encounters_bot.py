"""The rules of thumb: they play every kind of game to its end, win some, and look only at what their seat knows."""

from __future__ import annotations

import pytest

from hullbreach.bots.rules import RulesBot
from hullbreach.games.encounters import RULEBOOK
from hullbreach.games.encounters.bot.worth import POINT, verb_worth
from hullbreach.games.encounters.content.vocabulary import VOCABULARY
from hullbreach.games.encounters.rules.scoring import traitor_of
from hullbreach.games.encounters.rules.state import STRIKE, Encounters
from hullbreach.games.encounters.words import options as opt
from hullbreach.kernel.chance import Seeded
from hullbreach.kernel.match import Match
from hullbreach.kernel.records import SeedChance, begin
from hullbreach.parts.parser import parse_effect
from tests.games.encounters.tables import EncountersTable, encounters, one


def played(seed: int, **options: object) -> Match:
    """A game of bots."""
    match = begin(RULEBOOK, {"roles": "random", **options}, SeedChance(seed), quiet=True)
    bot = RulesBot(seed)
    while match.question is not None:
        match.play(bot.choose_fast(match))
    return match


def test_a_team_wins_some_games() -> None:
    reasons = [played(seed, players=1, scenario="alien").outcome for seed in range(6)]
    assert any(outcome is not None and outcome.reason == "objectives-completed" for outcome in reasons)


@pytest.mark.parametrize("mode", [{"hidden_agendas": "on"}, {"hidden_agendas": "delayed", "player_aliens": True}])
def test_every_mode_ends(mode: dict[str, object]) -> None:
    for seed in range(2):
        assert played(seed, players=3, scenario="aliens", **mode).outcome is not None


@pytest.mark.rules("ENC-KIL-07", "ENC-AGD-19")
def test_weak_cards_are_killed_and_players_left_alone() -> None:
    t = encounters({"players": one("argue_the_shares", "captain_of_the_ship", "grunt")})
    t.play("play argue_the_shares", "accept")
    assert RulesBot(1).choose(t.match.view(0)).text(t.g.names) == "kill grunt"
    given = {"attack": 9, "players": {"seat-1": {"agenda": "secret_map"}, "seat-2": {"agenda": "cut_the_comms"}}}
    t = encounters(given, players=2, hidden_agendas="on")
    assert RulesBot(1).choose(t.match.view(0)).text(t.g.names) != "attack player seat-2"


def choice(t: EncountersTable, seat: int = 0) -> str:
    """What the bot would do now, in words."""
    return RulesBot(1).choose(t.match.view(seat)).text(t.g.names)


def test_the_airlock_is_scanned_before_it_is_overrun() -> None:
    rooms = {"airlock": {"card": "sluggish_drone", "face_up": False}, "cargo_bay": {"card": "ash", "face_up": False}}
    assert choice(encounters({"attack": 2, "rooms": rooms, "players": one()})) == "scan airlock"


def test_what_strikes_dies_before_what_is_on_its_way() -> None:
    given = {"attack": 8, "rooms": {"med_lab": "vent_stalker"}, "combat": ["duct_hunter"], "players": one()}
    assert choice(encounters(given)) == "attack combat-1"


def test_a_guard_is_kept_while_something_will_strike() -> None:
    striker = {"combat": ["ash"], "players": one("hide_in_the_locker")}
    assert choice(encounters(striker)) == "end actions"
    assert choice(encounters({"players": one("hide_in_the_locker")})) == "play hide_in_the_locker"


def test_a_partner_is_played_first() -> None:
    t = encounters({"players": one("captain_of_the_ship", "sergeant_leadership")})
    assert choice(t) == "play sergeant_leadership"


def test_whoever_carries_a_chestburster_leaves_draws_alone() -> None:
    deck = ["chestburster", *["grunt"] * 8]
    t = encounters({"players": one("thirst_for_knowledge", avatar="avatar_researcher", deck=deck)})
    assert choice(t) == "end actions"


def test_help_is_offered_but_not_by_the_traitor() -> None:
    helped = {True: 0, False: 0}
    for seed in range(4):
        match = begin(RULEBOOK, {"players": 3, "hidden_agendas": "on"}, SeedChance(seed), quiet=True)
        bot = RulesBot(seed)
        while match.question is not None:
            option = bot.choose_fast(match)
            if option.phrase is opt.COORDINATE:
                assert isinstance(match.state, Encounters)
                helped[traitor_of(match.state) == match.question.seat] += 1
            match.play(option)
    assert helped[False] > 5
    assert helped[True] == 0


def test_of_two_players_only_one_whose_agenda_is_open_is_helped() -> None:
    helped = 0
    for seed in range(4):
        match = begin(RULEBOOK, {"players": 2, "hidden_agendas": "on"}, SeedChance(seed), quiet=True)
        bot = RulesBot(seed)
        while match.question is not None:
            option = bot.choose_fast(match)
            if option.phrase is opt.COORDINATE:
                assert isinstance(match.state, Encounters)
                assert match.state.shown_agendas >> match.state.turn & 1
                helped += 1
            match.play(option)
    assert helped


@pytest.mark.rules("ENC-PVP-02")
def test_a_traitor_strikes_once_everybody_knows() -> None:
    for revealed, wanted in ((False, "end actions"), (True, "attack player seat-3")):
        traitor = {"hand": [], "agenda": "cut_the_comms", "agenda_revealed": revealed}
        t = encounters({"attack": 6, "players": {"seat-1": traitor}}, players=3, hidden_agendas="on")
        assert choice(t) == wanted


def test_recruit_points_are_spent_as_attack_where_it_counts() -> None:
    given = {"recruit": 3, "convert": True, "players": one(), "hq": ["sense_the_hive"]}
    shaft = {"ventilation_shafts": {"card": "ash", "face_up": False}}
    assert choice(encounters({**given, "rooms": shaft}, scenario="alien_resurrection")).startswith("recruit ")
    assert choice(encounters({**given, "combat": ["prowling_drone"]})) == "attack combat-1"


@pytest.mark.rules("ENC-CHO-28")
def test_of_two_acts_the_better_one_is_chosen() -> None:
    def killed(**seat: object) -> EncountersTable:
        t = encounters({"attack": 4, "combat": ["slumbering_drone"], "players": one(**seat)})
        t.play("attack combat-1")
        return t

    # Draw a card, or three recruit points.
    assert choice(killed(deck=["grunt", "grunt"])) == "do 2"
    late = killed(deck=["grunt", "grunt"])
    late.g.phase = STRIKE
    assert choice(late) == "do 1"
    # Whoever carries the Chestburster leaves draws alone even then.
    late = killed(deck=["chestburster", "grunt"], avatar="avatar_researcher")
    late.g.phase = STRIKE
    assert choice(late) == "do 2"


def test_acts_in_brackets_are_weighed_together() -> None:
    one_of_them, both = (parse_effect(f"play: {does}", VOCABULARY, "test") for does in ("draw 1", "(draw 1; attack 1)"))
    assert verb_worth(both.verbs[0], POINT) == verb_worth(one_of_them.verbs[0], POINT) + POINT


def test_an_alien_player_hunts_the_weakest() -> None:
    players = {
        "seat-1": {"fate": "alien", "avatar": "avatar_warrior", "hand": []},
        "seat-2": {"avatar": "avatar_medic"},
        "seat-3": {"avatar": "avatar_commander", "strikes": ["inner_jaw", "impaled"]},
    }
    t = encounters({"attack": 4, "players": players}, players=3, player_aliens=True)
    assert choice(t) == "attack player seat-3"


def test_hints_have_a_reason() -> None:
    t = encounters({"attack": 8, "combat": ["duct_hunter"], "players": one()})
    assert RulesBot(1).why(t.match.view(0)) == "spend"


def test_what_a_bot_cannot_know_does_not_change_its_choice() -> None:
    match = begin(RULEBOOK, {"players": 3, "roles": "random"}, SeedChance(5), quiet=True)
    bot = RulesBot(5)
    for number in range(120):
        if match.question is None:
            break
        seat = match.question.seat
        world = match.resampled(seat, Seeded(number))
        choice = RulesBot(number).choose(match.view(seat))
        assert RulesBot(number).choose(world.view(seat)) == choice
        match.play(bot.choose_fast(match))
