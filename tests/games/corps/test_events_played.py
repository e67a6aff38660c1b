"""Event cards: when they may be played, by whom, what they cost and where they go."""

from __future__ import annotations

import pytest

from hullbreach.games.corps.content.load import load
from tests.games.corps.own_abilities import give_abilities
from tests.games.corps.test_characters import grunt, hall, hero
from tests.scripted_table import Table, table

BURSTS = "short_controlled_bursts"
EVENTS = [card for card in load().endurance if card.type == "event"]


def trace(t: Table, faces: list[object], choices: list[str], most: int = 80) -> list[str]:
    """Every question and roll in order, each window as one line; windows are passed, ``choices`` made when open."""
    match = t.scripted.match
    found: list[str] = []
    for _ in range(most):
        if match.roll is not None:
            found.append(f"roll {t.scripted.roll_name()}")
            match.face(faces.pop(0))
            continue
        question = match.question
        if question is None:
            break
        seat, texts = f"seat-{question.seat + 1}", question.texts()
        if texts[0] == "pass":
            line = "window" if question.prompt == "play an event" else question.prompt.split(" of ")[0]
            if found and found[-1].startswith(line):
                found[-1] += f" {seat}"
            else:
                found.append(f"{line} {seat}")
            match.play("pass")
            continue
        found.append(question.prompt)
        chosen = [text for text in choices if text in texts] or (texts if len(texts) == 1 else [])
        if not chosen:
            break
        if chosen[0] in choices:
            choices.remove(chosen[0])
        match.play(chosen[0])
    return found


def doubled(*words: str) -> str:
    """A window in which every named seat is asked once."""
    return " ".join(("window", *words))


# ---- windows


@pytest.mark.rules("CORPS-AMB-53", "CORPS-EVT-06", "CORPS-EVT-01")
def test_the_windows_of_an_activation() -> None:
    people: dict[str, object] = {"hicks": hero("0,0", 1, weapons=["hk_vp70"]), "gorman": hero("0,1", 2, activated=True)}
    t = hall(
        people,
        players=2,
        aliens=["6,0"],
        seats={"seat-2": {"had_turn": True}},
        # Cards that can never be played in a window: whoever holds any is asked all the same.
        hands={"seat-1": ["m4_helmet"], "seat-2": ["hk_vp70"]},
    )
    choices = ["attack alien-1 with hk_vp70", "move 1,1", "move 2,1", "stop", "end activation"]
    window = doubled("seat-1", "seat-2")
    assert trace(t, [10], choices)[:13] == [
        window,
        "action of hicks 2 left",
        window,
        "roll attack of hicks",
        window,
        "action of hicks 1 left",
        # No window in the middle of a move.
        "step of hicks 3 left",
        "step of hicks 2 left",
        window,
        "action of hicks 0 left",
        # The start of the Alien phase, and the first activation: from the highest-ranked player on.
        doubled("seat-2", "seat-1", "seat-2", "seat-1"),
        "which acts next",
        "whom does alien-1 hunt",
    ]


@pytest.mark.rules("CORPS-AMB-53", "CORPS-EVT-01", "CORPS-EVT-06")
def test_the_windows_of_the_alien_and_finish_phase() -> None:
    given: dict[str, object] = {
        "board": "+-+-+-+-+-+-+-+\n|. . . . . . .|\n+-+-+-+-+-+-+-+\n|. .|. . . . .|\n+-+-+-+-+-+-+-+\n",
        "characters": {"hicks": hero("0,0", 1, weapons=["hk_vp70"]), "gorman": hero("6,0", 2)},
        "turn": {"phase": "alien", "step": "start"},
        "aliens": ["1,0"],
        "blips": ["5,1"],
        "hands": {"seat-1": ["m4_helmet"], "seat-2": ["hk_vp70"]},
        "tracker": {"deck": ["mt1_12_straggler", "mt1_09_lone_drone", "mt2_08_drone_pair"]},
    }
    window = doubled("seat-2", "seat-1")
    assert trace(table(given, players=2), [10, 8, 3], ["defensive fire with hk_vp70"]) == [
        # Before standing up, and before the first Alien.
        f"{window} seat-2 seat-1",
        "which acts next",
        # Before Defensive Fire, before the shot, before the Defence roll.
        window,
        "who fires first at alien-1",
        "defensive fire of hicks at alien-1",
        window,
        "roll attack of hicks",
        "whom does alien-1 attack",
        window,
        "roll defence of hicks",
        # Between the roll and its result only what speaks of it.
        "reroll defence seat-2 seat-1",
        # Before the tile, its die, its blip.
        window,
        "which tile acts next",
        window,
        "roll speed of board",
        window,
        "which acts next",
        # Before each tracker card, and before the victory check.
        window,
        "choose a character",
        window,
        "choose a character",
        window,
        "choose a character",
        window,
        "who goes first",
    ]


LANE = "+-+-+-+-+\n|. . .D.|\n+-+-+-+-+\n"


@pytest.mark.rules("CORPS-AMB-53")
@pytest.mark.parametrize(
    ("more", "choice", "face", "roll"),
    [
        ({"characters": {"hicks": hero("2,0", 1)}}, "barricade 2,0|3,0", 1, "tech test of hicks"),
        (
            {"sentries": {"sentry-a": {"at": "2,0", "facing": "west"}}, "characters": {"hicks": hero("0,0", 1)}},
            "move 1,0",
            (9, 9),
            "fire of sentry-a",
        ),
        (
            {
                "characters": {"hicks": hero("0,0", 1)},
                "aliens": ["3,0"],
                "doors": {"2,0|3,0": "barricaded"},
                "turn": {"phase": "alien", "step": "aliens"},
            },
            "",
            1,
            "alien-1 breaks a barricade",
        ),
        (
            {
                "characters": {"hicks": hero("0,0", 1)},
                "mission": {"spawn_points": [{"n": 4, "at": "board:3,0"}]},
                "barricaded_points": ["3,0"],
                "tracker": {"deck": ["mt1_12_straggler"]},
                "turn": {"phase": "alien", "step": "tracker", "draws": 1},
            },
            "",
            1,
            "blip breaks the barricade on 3,0",
        ),
    ],
)
def test_a_window_before_every_other_roll(more: dict[str, object], choice: str, face: object, roll: str) -> None:
    t = table({"board": LANE, "hands": {"seat-1": ["hk_vp70"]}, **more})
    found = trace(t, [face], [choice])
    at = found.index(f"roll {roll}")
    assert found[at - 1] == doubled("seat-1")


@pytest.mark.rules("CORPS-AMB-53", "CORPS-FIN-01")
def test_a_window_before_each_finish_effect_and_before_the_victory_check() -> None:
    t = hall({"hicks": hero("0,0", 1)}, hands={"seat-1": ["hk_vp70"]})
    give_abilities(t, "hicks", "start_of_finish: lower_aim(n=1, target=self)", "start_of_finish: exhaust(n=1)")
    found = trace(t, [], ["end activation", "resolve 2"])
    effect, window = "which effect is next", doubled("seat-1")
    assert found[found.index(effect) :][:6] == [effect, window, effect, "choose a character", window, "who goes first"]


@pytest.mark.rules("CORPS-EVT-06")
def test_a_seat_without_cards_is_not_asked() -> None:
    people: dict[str, object] = {"hicks": hero("0,0", 1), "gorman": hero("0,1", 2)}
    t = hall(people, players=2, hands={"seat-2": ["hk_vp70"]})
    assert trace(t, [], []) == [doubled("seat-2"), "action of hicks 2 left"]


@pytest.mark.rules("CORPS-AMB-53")
def test_after_an_event_the_round_of_asking_starts_again() -> None:
    people: dict[str, object] = {"hicks": hero("0,0", 1), "gorman": hero("0,1", 2)}
    t = hall(people, players=2, hands={"seat-1": ["m4_helmet"], "seat-2": [BURSTS, BURSTS]})
    match = t.scripted.match
    asked = []
    for text in ("pass", f"play {BURSTS}", "choose hicks", "pass", "pass"):
        question = match.question
        assert question is not None
        asked.append((question.seat + 1, question.prompt))
        match.play(text)
    window = "play an event"
    assert asked == [(1, window), (2, window), (2, "choose a character"), (1, window), (2, window)]
    assert match.question is not None
    assert match.question.prompt == "action of hicks 2 left"


# ---- playing


@pytest.mark.rules("CORPS-EVT-01")
def test_an_event_is_played_in_another_players_turn_and_in_the_alien_phase_by_its_holder() -> None:
    people: dict[str, object] = {"hicks": hero("0,0", 1, aim=2, weapons=["hk_vp70"]), "frost": hero("0,1", 2)}
    t = hall(people, players=2, hands={"seat-2": [BURSTS]})
    t.offers(f"seat-2: play {BURSTS}").refuses(f"seat-1: play {BURSTS}")
    t.play(f"seat-2: play {BURSTS}", "choose hicks").expect({"characters.hicks.aim": 4, "hands.seat-2": []})
    t = hall(people, players=2, hands={"seat-2": [BURSTS]}, turn={"phase": "alien", "step": "aliens"}, aliens=["1,0"])
    t.offers(f"seat-2: play {BURSTS}").play(f"play {BURSTS}", "choose hicks").expect({"characters.hicks.aim": 4})


@pytest.mark.rules("CORPS-EVT-02", "CORPS-AMB-01", "CORPS-DECK-08")
@pytest.mark.parametrize(
    ("edition", "faq11", "pile"), [("updated", False, "exhaust"), ("2020", False, "discard"), ("2020", True, "exhaust")]
)
def test_the_cost_is_exhausted_then_the_event_works_then_it_is_put_away(edition: str, faq11: bool, pile: str) -> None:
    switches: dict[str, object] = {"faq11": True} if faq11 else {}
    people: dict[str, object] = {"hicks": hero("0,0", 1, aim=3), "frost": hero("6,2", 2)}
    piles = {"top": ["m4_helmet"], "exhaust": ["hand_welder"], "discard": ["panic"]}
    t = hall(people, players=2, edition=edition, hands={"seat-1": [BURSTS]}, piles=piles, **switches)
    t.play(f"play {BURSTS}", "choose hicks")
    t.events(f"event-played seat-1 {BURSTS}", "exhausted 1", "dial hicks 5")
    exhausted = ["m4_helmet", "hand_welder"]
    t.expect({"piles.exhaust": [BURSTS, *exhausted] if pile == "exhaust" else exhausted})
    t.expect({"piles.discard": ["panic"] if pile == "exhaust" else [BURSTS, "panic"]})
    if pile == "exhaust":
        # It was public, so everybody knows where it lies.
        t.expect({"view.seat-2.piles.exhaust": [BURSTS, "unknown", "unknown"]})


@pytest.mark.rules("CORPS-EVT-02", "CORPS-RCY-01")
def test_an_event_is_put_away_after_its_text_so_it_cannot_recycle_itself() -> None:
    people: dict[str, object] = {"hicks": hero("0,0", 1)}
    t = hall(people, hands={"seat-1": ["second_wind"]}, piles={"exhaust": ["hk_vp70", "m4_helmet"]})
    t.play("play second_wind").expect({"piles.exhaust": ["second_wind"], "piles.below.count": 2})


@pytest.mark.rules("CORPS-EVT-03")
def test_an_action_event_uses_an_action_of_the_own_hero() -> None:
    people: dict[str, object] = {"hicks": hero("0,0", 1), "frost": hero("1,0", 2), "hudson": grunt("2,0")}
    more: dict[str, object] = {
        "piles": {"discard": ["hk_vp70"]},
        "hands": {"seat-1": ["scrounge"], "seat-2": ["scrounge"]},
    }
    more["piles"] = {"discard": ["hk_vp70"], "box": False, "endurance": ["m4_helmet", "body_armor", "bypass_kit"]}
    t = hall(people, players=2, **more)
    t.offers("play scrounge").refuses("seat-2: play scrounge").play("play scrounge")
    t.expect({"turn.actions": 1, "hands.seat-1": ["hk_vp70"]})
    # Not without an action, and not in the activation of a Grunt.
    t = hall(people, players=2, turn={"actions": 0}, **more)
    t.refuses("play scrounge", "no-actions-left", "CORPS-ACT-01")
    t = hall(people, players=2, turn={"active": "hudson", "commander": "hicks"}, **more)
    t.refuses("play scrounge", "not-own-hero")


@pytest.mark.rules("CORPS-EVT-03", "CORPS-EVT-04")
@pytest.mark.parametrize("card", ["scrounge", "lets_rock"])
def test_events_with_a_keyword_stay_out_of_the_windows(card: str) -> None:
    people: dict[str, object] = {"hicks": hero("0,0", 1, weapons=["hk_vp70"]), "gorman": hero("0,1", 2)}
    more: dict[str, object] = {"piles": {"discard": ["m4_helmet"]}, "hands": {"seat-1": [card]}, "aliens": ["3,0"]}
    match = hall(people, players=2, turn={"phase": "alien", "step": "aliens"}, **more).scripted.match
    assert match.question is not None
    assert match.question.texts() == ["pass"]
    no = match.question.why_not(match.read(f"play {card}"))
    assert (no.reason, no.rule) == ("wrong-moment", "CORPS-EVT-05")


@pytest.mark.rules("CORPS-EVT-04", "CORPS-FREE-06")
@pytest.mark.parametrize("edition", ["updated", "2020"])
def test_a_free_action_event_uses_no_action_and_needs_the_own_activation(edition: str) -> None:
    people: dict[str, object] = {"hicks": hero("0,0", 1, weapons=["m41a_pulse_rifle"]), "frost": hero("1,1", 2)}
    hands = {"seat-1": ["lets_rock"], "seat-2": ["we_are_leaving"]}
    t = hall(people, players=2, edition=edition, hands=hands, aliens=["6,0", "6,1"], turn={"actions": 0})
    t.refuses("seat-2: play we_are_leaving").offers("play lets_rock")
    t.chance(1).play("play lets_rock", "free attack alien-1 with m41a_pulse_rifle")
    # The first shot is free of charge: only the Event's own cost of 2 was exhausted.
    t.expect({"turn.actions": 0, "piles.exhaust.count": 2})
    # Not inside another action: the attack goes on first.
    t.refuses("play lets_rock").offers("fire at alien-2", "cease fire")


@pytest.mark.rules("CORPS-EVT-04", "CORPS-FREE-03")
def test_a_free_action_event_cannot_interrupt_an_action() -> None:
    people: dict[str, object] = {"hicks": hero("0,0", 1, weapons=["m41a_pulse_rifle"])}
    t = hall(people, hands={"seat-1": ["we_are_leaving", "lets_rock"]}, aliens=["6,0", "6,1"])
    t.offers("play we_are_leaving").chance(1).play("attack alien-1 with m41a_pulse_rifle")
    t.refuses("play we_are_leaving", "attack-goes-on", "CORPS-FREE-03").play("cease fire").offers("play we_are_leaving")
    t.play("move 1,1").refuses("play we_are_leaving").play("stop").offers("play we_are_leaving")


@pytest.mark.rules("CORPS-EVT-05")
@pytest.mark.parametrize("card", ["stay_frosty", "not_today"])
def test_an_event_that_names_its_moment_is_played_at_no_other(card: str) -> None:
    people: dict[str, object] = {"hicks": hero("0,0", 1)}
    match = hall(people, hands={"seat-1": [card]}).scripted.match
    assert match.question is not None
    assert match.question.texts() == ["pass"]
    match.play("pass")
    assert match.question.why_not(match.read(f"play {card}")).rule == "CORPS-EVT-05"


@pytest.mark.rules("CORPS-EVT-05", "CORPS-AMB-53")
def test_saving_somebody_from_death_and_from_capture() -> None:
    people: dict[str, object] = {"hicks": hero("0,0", 1), "frost": hero("6,2", 2)}
    turn = {"phase": "alien", "step": "aliens"}
    t = hall(people, players=2, turn=turn, aliens=["1,0"], hands={"seat-2": ["not_today"]}).chance(10)
    t.offers("seat-2: play not_today").play("play not_today")
    t.expect({"characters.hicks.fate": "on_board", "characters.hicks.down": True})
    people["hicks"] = hero("0,0", 1, down=True)
    turn = {"phase": "alien", "step": "stand_up"}
    t = hall(people, players=2, turn=turn, aliens=["1,0"], hands={"seat-2": ["not_today"]}).chance(1)
    t.offers("seat-2: play not_today").play("play not_today")
    t.expect({"characters.hicks.fate": "on_board", "characters.hicks.down": True})


@pytest.mark.rules("CORPS-EVT-07")
@pytest.mark.parametrize(("active", "near"), [("ripley", "hicks"), ("newt", "frost")])
def test_you_is_the_hero_being_activated(active: str, near: str) -> None:
    people: dict[str, object] = {
        "ripley": hero("0,0", 1),
        "newt": hero("6,2", 1),
        "hicks": hero("1,0", 2),
        "frost": hero("5,2", 3),
    }
    t = hall(people, players=3, turn={"active": active}, hands={"seat-1": ["we_are_leaving"]}).play(
        "play we_are_leaving"
    )
    # Everybody within 4 spaces of the active Hero may move, each steered by its own player.
    assert sorted(t.options()) == sorted([f"choose {active}", f"choose {near}", "done"])


@pytest.mark.rules("CORPS-EVT-07")
def test_only_events_of_the_own_activation_speak_of_you() -> None:
    own = ("self", "each_within_4", "any_within_4", "adjacent", "other_los", "grunt_los")
    for card in EVENTS:
        for effect in card.effects:
            words = [getattr(verb, "target", "") for verb in effect.verbs]
            # So no player ever has to say which of Ripley and Newt an Event means.
            assert effect.timing in ("action", "free_action") or not set(words) & set(own), card.id
