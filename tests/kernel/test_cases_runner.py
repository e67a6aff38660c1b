"""The runner of conformance cases: what passes, what fails, and how a failure reads."""

from __future__ import annotations

from pathlib import Path

import pytest

from hullbreach.games import rulebook
from hullbreach.kernel.cases import Result, run_file
from hullbreach.kernel.errors import BadInput
from hullbreach.table.shelf import rule_ids

GIVEN = """
[case.given]
aliens = ["2,0", "4,0"]
hands = { seat-1 = ["stay_frosty"] }
characters.hudson = { at = "0,0", weapons = ["m41a_pulse_rifle"] }
board = '''
+-+-+-+-+-+
|. . . . .|
+-+-+-+-+-+
'''
"""


def run(tmp_path: Path, body: str, head: str = 'id = "X-01"\ngame = "corps"\n', given: str = GIVEN) -> Result:
    """The result of one case on the little board."""
    file = tmp_path / "some.toml"
    file.write_text(f"[[case]]\n{head}{body}\n{given}", encoding="utf-8")
    (result,) = run_file(file, rulebook, rule_ids)
    return result


def message(tmp_path: Path, body: str) -> str:
    """Why a case fails."""
    result = run(tmp_path, body)
    assert not result.passed
    assert result.message.startswith("some.toml: case 1 X-01: ")
    assert "\n" not in result.message
    return result.message.removeprefix("some.toml: case 1 X-01: ")


OWN_CARD = (
    "content = { endurance = { card = [{ id = 'x', type = 'event', cots = 2, effects = ['any_time: hop()'] }] } }"
)
SHOT = 'play = ["attack alien-1 with m41a_pulse_rifle"]\n'


@pytest.mark.parametrize(
    "body",
    [
        "",
        SHOT + "chance = [4]",
        SHOT + 'chance = { "attack of hudson" = [4] }',
        SHOT + "chance = { attack = [4] }",
        SHOT + 'chance = [4]\nexpect = { "aliens" = ["alien-2"], "aliens.alien-1" = "none", "aliens.count" = 1 }',
        SHOT + 'chance = [4]\nexpect = { "characters.hudson" = { aim = 5, down = false } }',
        SHOT + 'expect = { "roll" = "attack of hudson" }\nthen = [{ chance = [4], events = ["alien-killed"] }]',
        SHOT + 'chance = [9]\nevents = ["exhausted 1", "shot hudson", "dial hudson 5"]',
        'offer = ["pass"]\nexpect = { "question.prompt" = "play an event" }',
        'play = ["seat-1: pass", "aim"]',
        'refuse = ["move 9,9", "move first", "attack alien-1 with laser", "seat-1: barricade 0,0|1,0"]',
        'refuse = [{ option = "move 9,9", reason = "no-such-square", rule = "GEN" }]',
        SHOT + 'chance = [9]\nnever = ["alien-killed", "shot hicks", "exhausted 2"]',
        SHOT + 'chance = [4]\nthen = [{ play = ["cease fire"], never = ["alien-killed"] }]',
        'rules = ["CORPS-ATT-01", "CORPS-AMB-47", "CORPS-EX-01", "CORPS-CHO-01"]',
        'offer = ["aim", "seat-1: aim"]\nrefuse = ["attack alien-1 with hk_vp70", "fire at alien-1"]',
        'refuse = [{ option = "attack alien-1 with hk_vp70", reason = "not-equipped", rule = "CORPS-ATT-01" }]',
        'expect = { "piles.endurance.0" = "m41a_pulse_rifle", "outcome" = "none", "turn.commander" = "none" }',
        'expect = { "view.seat-1.piles.endurance.0" = "unknown", "hands.seat-1" = ["stay_frosty"] }',
        'expect = { "need.attack alien-1 with m41a_pulse_rifle" = 6 }',
        'expect = { "blips" = "none", "tunnels" = "none", "characters.hudson.equipment" = "none" }',
        'expect = { "sees.1,0" = ["alien-1", "alien-2"], "distance.1,0.4,0" = 3, "aliens.alien-9" = "none" }',
        SHOT + 'chance = [4]\nthen = [{ chance = [4], play = ["fire at alien-2"], expect = { "sees.1,0" = "none" } }]',
        SHOT + 'chance = [4]\nexpect = { "question.options" = ["cease fire", "fire at alien-2"] }',
        SHOT + 'chance = [4]\nexpect = { "question" = { options = ["cease fire", "fire at alien-2"] } }',
    ],
)
def test_a_true_case_passes(tmp_path: Path, body: str) -> None:
    result = run(tmp_path, body)
    assert result == Result("X-01", True, "")


@pytest.mark.parametrize(
    ("body", "complaint"),
    [
        ("color = 1", "color: unknown key"),
        ("rules = [7]", "rules: [7], expected a list of texts"),
        ('rules = ["about doors"]', "rules[0]: 'about doors', expected a rule id"),
        ("then = [{ plays = [] }]", "then[0].plays: unknown key"),
        ("then = 3", "then: 3, expected a list of tables"),
        ("play = 3", "play: 3, expected a list of texts"),
        ("options = { edition = 'first' }", "option edition: 'first', expected one of"),
        ("options = { colour = 1 }", "option colour: unknown"),
        ("options = { mission = 'newd' }", "campaign, sandbox; did you mean 'newt'?"),
        ('play = ["dance"]', "play[0] 'dance': 'dance': this is not an option of the game"),
        ('play = ["aim", "rest", "stay"]', "play[2] 'stay'"),
        ('play = ["attack alien-9 with m41a_pulse_rifle"]', "is refused: no-such-alien (CORPS-ATT-01)"),
        ('play = ["seat-2: aim"]', "'seat-2: aim' is refused: not-asked"),
        (SHOT, "chance: nothing left for the roll 'attack of hudson'"),
        (SHOT + "chance = [4, 5]", "chance: never read: [5]"),
        (SHOT + "chance = { attack = [4], defence = [1] }", "chance: never read: defence: [1]"),
        (SHOT + "chance = [11]", "chance for 'attack of hudson': 11, expected one of 1, 2,"),
        (SHOT + 'chance = ["four"]', "chance for 'attack of hudson': 'four', expected one of"),
        (SHOT + "chance = [true]", "chance for 'attack of hudson': True, expected one of"),
        ("chance = 4", "chance: 4, expected a list"),
        ("chance = { attack = 4 }", "chance.attack: 4, expected a list"),
        ("chance = { attack = [] }", "chance.attack: [], expected a list of faces"),
        ('chance = { "" = [] }', "chance.: [], expected a list of faces"),
        ('offer = ["fire at alien-1"]', "offer[0]: 'fire at alien-1' is not open; seat-1 is asked 'action of hudson"),
        ('offer = ["dance"]', "'dance': this is not an option of the game"),
        ('refuse = ["aim"]', "refuse[0]: 'aim' is open"),
        ('refuse = ["dance 9,9"]', "refuse[0]: 'dance 9,9': this is not an option of the game"),
        ('refuse = ["move up to 9,9"]', "this is not an option of the game, expected 'move <square>'"),
        ('refuse = ["attack alien-1 with hk_vp7"]', "refuse[0]: 'attack alien-1 with hk_vp7': no card 'hk_vp7' here"),
        ('refuse = ["attack alien-1 with hk_vp7"]', "'hk_vp7' here; did you mean 'hk_vp70'?; seat-1 is asked"),
        (
            'refuse = [{ option = "move 9,9", reason = "tired" }]',
            "refused because of 'no-such-square', expected 'tired'",
        ),
        ('play = ["move 9,9"]', "play[0] 'move 9,9': 'move 9,9': no square '9,9' here; seat-1 is asked"),
        ('offer = ["move 9,9"]', "offer[0]: 'move 9,9': no square '9,9' here"),
        ('play = ["aimm"]', "this is not an option of the game; did you mean 'aim'?"),
        ('play = ["end activaton"]', "not an option of the game, expected 'end activation'"),
        ('refuse = [{ option = "stop", reason = "tired" }]', "refused because of 'not-offered', expected 'tired'"),
        ('refuse = [{ opt = "stop" }]', "refuse[0].opt: unknown key"),
        ('expect = { "characters.hudson.aim" = 5 }', "expect characters.hudson.aim: is 6, expected 5"),
        ('expect = { "characters.hudson.aims" = 5 }', "expect characters.hudson.aims: no 'aims' there, only fate"),
        ('expect = { "characters.hudson.down" = 0 }', "is False, expected 0"),
        ('expect = { "character" = 5 }', "expect character: no such part of the position"),
        ('expect = { "aliens" = ["alien-1"] }', "is ['alien-1', 'alien-2'], expected ['alien-1']"),
        ('expect = { "aliens.alien-1" = "none" }', "expect aliens.alien-1: is {'at'"),
        ('expect = { "aliens" = "none" }', "expect aliens: is {'alien-1'"),
        ('expect = { "hands.seat-1" = "none" }', "expect hands.seat-1: is ['stay_frosty'], expected 'none'"),
        ('expect = { "sees.bob" = [] }', "expect sees.bob: no piece 'bob' here; seat-1 is asked"),
        ('expect = { "sees.hicks" = "none" }', "expect sees.hicks: 'hicks' is not on the board"),
        ('expect = { "sees.9,9" = "none" }', "expect sees.9,9: no square '9,9' here; seat-1 is asked"),
        ('expect = { "sight.0,0.9,9" = true }', "expect sight.0,0.9,9: no square '9,9' here"),
        ('expect = { "distance.hudsen.4,0" = 4 }', "no piece 'hudsen' here; did you mean 'hudson'?; seat-1"),
        ('expect = { "alienz.alien-1" = "none" }', "expect alienz.alien-1: no such part of the position"),
        ('events = ["alien-killed"]', "events: 'alien-killed' did not happen"),
        ('events = ["alien-dances"]', "events: 'alien-dances' is no event of the game"),
        ('events = ["alien-kill"]', "events: 'alien-kill' is no event of the game; did you mean 'alien-killed'?"),
        (
            'events = ["shot hudsen"]',
            "'shot hudsen' is no event of the game: it knows no 'hudsen'; did you mean 'hudson'?",
        ),
        (
            SHOT + 'chance = [9]\nevents = ["exhausted 2"]',
            "'exhausted 2' did not happen; did you mean 'exhausted 1'?; ",
        ),
        (
            SHOT + 'chance = [4]\nnever = ["shot hicks", "alien-killed"]',
            "never[1]: 'alien-killed alien-1' happened; seat",
        ),
        ('never = ["alien-dances"]', "never[0]: 'alien-dances' is no event of the game"),
        ('never = ["shot hudsen"]', "never[0]: 'shot hudsen' is no event of the game: it knows no 'hudsen'"),
        (
            'never = ["alien-killed alien"]',
            "'alien-killed alien' is no event of the game: it knows no 'alien'",
        ),
        ('never = ["alien-killed alien-1 hudson"]', "no event of the game: it ends with 'alien-killed <alien>'"),
        ("never = 3", "never: 3, expected a list of texts"),
        ("add = {}", "add: unknown key"),
        ("then = [{ add = 3 }]", "then[0].add: 3, expected a table"),
        ("then = [{ add = { alien = [] } }]", "then[0].add: alien: unknown key, expected aliens or"),
        ("then = [{ add = { alien = [] } }]", "; did you mean 'aliens'?; seat-1 is asked"),
        (
            'then = [{ add = { aliens = { alien-1 = { at = "3,0" } } } }]',
            "alien-1: at: alien-1 is on the board already",
        ),
        ('then = [{ add = { aliens = ["2,0"] } }]', "then[0].add.aliens[0]: at: '2,0' is taken already"),
        ('then = [{ add = { aliens = ["9,0"] } }]', "at: '9,0', expected a square of the map, x,y"),
        (
            'then = [{ add = { blips = [{ at = "3,0", number = 8 }] } }]',
            "add.blips[0]: number: 8, but the pool holds [1,",
        ),
        ('then = [{ add = { hands = { seat-1 = ["panik"] } } }]', "; did you mean 'panic'?; seat-1"),
        ("content = 3", "content: 3, expected a table"),
        ("content = { cards = {} }", "content.cards: 'cards' is no file of the box, expected one of blips,"),
        ("content = { endurance = { card = [{ name = 'X' }] } }", "content.endurance: card[0]: id: missing, expected"),
        (OWN_CARD, "content.endurance: card x: effects[0]: "),
        (
            OWN_CARD,
            "; content.endurance: card x: name: missing, expected a text; content.endurance: card x: cots: unknown",
        ),
        ("plya = []", "plya: unknown key, expected one of id, rules,"),
        ("plya = []", "never, then; did you mean 'play'?"),
        ('expect = { "charcters.hudson" = 5 }', "; did you mean 'characters'?"),
        ('expect = { "characters.hudsen" = 5 }', "frost, ripley, newt; did you mean 'hudson'?"),
        ('expect = { "characters.hudson" = { aimm = 6 } }', "; did you mean 'aim'?"),
        ("options = { editon = '2020' }", "; did you mean 'edition'?"),
        (
            "options = { edition = 'update' }",
            "option edition: 'update', expected one of updated, 2020; did you mean 'updated'?",
        ),
        (
            'rules = ["CORPS-ATF-01"]',
            "rules[0]: 'CORPS-ATF-01' is not in the rules reference; did you mean 'CORPS-ATT-01'?",
        ),
    ],
)
def test_a_false_case_says_where_and_why(tmp_path: Path, body: str, complaint: str) -> None:
    assert complaint in message(tmp_path, body)


@pytest.mark.parametrize(
    "body",
    [
        "chance = [4]",
        "chance = { attack = [4] }",
        'offer = ["fire at alien-1"]',
        'refuse = ["aim"]',
        'refuse = ["dance"]',
        'never = ["alien-dances"]',
        'refuse = [{ option = "stop", reason = "tired" }]',
        'expect = { "turn.round" = 7 }',
        'events = ["alien-killed"]',
        'play = ["fire at alien-1"]',
        'play = ["dance"]',
    ],
)
def test_a_failure_names_the_question_where_the_case_stood(tmp_path: Path, body: str) -> None:
    found = message(tmp_path, body)
    assert found.count("; seat-1 is asked ") == 1, found


def test_a_failure_in_front_of_a_roll_names_the_roll(tmp_path: Path) -> None:
    body = SHOT + 'expect = { "roll" = "attack of hicks" }'
    assert message(tmp_path, body).endswith("; open roll: attack of hudson")


def test_a_wrong_face_in_a_later_step_names_the_step(tmp_path: Path) -> None:
    body = SHOT + 'expect = { "roll" = "attack of hudson" }\nthen = [{ chance = [11] }]'
    assert message(tmp_path, body).startswith("then[0].chance for 'attack of hudson': 11, expected")


HEAPS = """
[case.given]
hands = { seat-1 = ["stay_frosty", "bypass_kit", "stay_frosty"] }
tunnels = ["3,0", "1,0"]
piles = { top = ["m4_helmet", "body_armor"], below = ["panic", "hk_vp70"] }
characters.hudson = { at = "0,0", weapons = ["hk_vp70", "m41a_pulse_rifle"] }
board = '''
+-+-+-+-+-+
|. . . . .|
+-+-+-+-+-+
'''
"""


@pytest.mark.parametrize(
    "expect",
    [
        '"hands.seat-1" = ["bypass_kit", "stay_frosty", "stay_frosty"]',
        '"hands.seat-1" = ["stay_frosty", "stay_frosty", "bypass_kit"]',
        '"hands" = { seat-1 = ["stay_frosty", "bypass_kit", "stay_frosty"] }',
        '"view.seat-1.hands.seat-1" = ["stay_frosty", "stay_frosty", "bypass_kit"]',
        '"characters.hudson.weapons" = ["m41a_pulse_rifle", "hk_vp70"]',
        '"characters.hudson" = { weapons = ["hk_vp70", "m41a_pulse_rifle"] }',
        '"tunnels" = ["1,0", "3,0"]',
        '"piles.below" = ["panic", "hk_vp70"]',
    ],
)
def test_what_has_no_order_may_be_named_in_any(tmp_path: Path, expect: str) -> None:
    assert run(tmp_path, f"expect = {{ {expect} }}", given=HEAPS) == Result("X-01", True, "")


@pytest.mark.parametrize(
    "expect",
    [
        '"hands.seat-1" = ["stay_frosty", "bypass_kit"]',
        '"hands.seat-1" = ["stay_frosty", "bypass_kit", "bypass_kit"]',
        '"piles.below" = ["hk_vp70", "panic"]',
    ],
)
def test_numbers_of_copies_and_the_order_of_piles_count(tmp_path: Path, expect: str) -> None:
    assert not run(tmp_path, f"expect = {{ {expect} }}", given=HEAPS).passed


LAST_CARD = """
[case.given]
piles = { endurance = [], below = ["hk_vp70"], exhaust = ["panic"] }
characters.hudson = { at = "0,0" }
board = '''
+-+-+
|. .|
+-+-+
'''
"""
DRAW = 'play = ["rest", "draw"]\nexpect = { "hands.seat-1" = ["hk_vp70"] }\nevents = ["reshuffled 1"]\n'


@pytest.mark.parametrize("chance", ["", "chance = [[]]", 'chance = [["hk_vp70"]]', "chance = { endurance = [[]] }"])
def test_a_shuffle_of_one_card_need_not_be_scripted(tmp_path: Path, chance: str) -> None:
    assert run(tmp_path, DRAW + chance, given=LAST_CARD) == Result("X-01", True, "")


def test_a_shuffle_of_one_card_leaves_other_chance_alone(tmp_path: Path) -> None:
    result = run(tmp_path, DRAW + "chance = [7]", given=LAST_CARD)
    assert "chance: never read: [7]; seat-1 is asked" in result.message


def test_events_must_come_in_order(tmp_path: Path) -> None:
    body = SHOT + 'chance = [4]\nevents = ["alien-killed alien-1", "exhausted 1"]'
    assert "'exhausted 1' did not happen after 'alien-killed alien-1', only before it; what" in message(tmp_path, body)


def test_an_event_that_happened_once_is_not_there_twice(tmp_path: Path) -> None:
    body = SHOT + 'chance = [4]\nevents = ["alien-killed", "alien-killed"]'
    assert "'alien-killed' did not happen after 'alien-killed', only before it" in message(tmp_path, body)


def test_events_count_for_their_own_step(tmp_path: Path) -> None:
    body = SHOT + 'chance = [4]\nthen = [{ play = ["cease fire"], events = ["alien-killed"] }]'
    assert "then[0].events" in message(tmp_path, body)


def test_chance_for_a_later_step_is_not_read_early(tmp_path: Path) -> None:
    body = SHOT + 'chance = [4]\nthen = [{ chance = [1, 2], play = ["fire at alien-2"] }]'
    assert "then[0].chance: never read: [2]" in message(tmp_path, body)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "no [[case]] in it"),
        ("case = 3", "no [[case]] in it"),
        ("[[cases]]\nid = 'x'", "cases: unknown key"),
        ("[[case]", "no TOML"),
        ("[[case]]\nid='A'\n[[case]]\nid='A'", "id 'A' twice"),
    ],
)
def test_a_file_that_is_none_of_cases_is_bad_input(tmp_path: Path, text: str, complaint: str) -> None:
    file = tmp_path / "some.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput) as wrong:
        run_file(file, rulebook)
    assert complaint in str(wrong.value)


def test_a_file_that_is_not_there_is_bad_input(tmp_path: Path) -> None:
    with pytest.raises(BadInput):
        run_file(tmp_path / "none.toml", rulebook)


@pytest.mark.parametrize(
    ("head", "complaint"),
    [
        ('game = "corps"\n', "id: None, expected a text"),
        ('id = "X"\n', "game: missing"),
        ('id = "X"\ngame = "chess"\n', "game chess: unknown"),
    ],
)
def test_the_head_of_a_case_is_checked(tmp_path: Path, head: str, complaint: str) -> None:
    result = run(tmp_path, "", head)
    assert not result.passed
    assert complaint in result.message


def test_one_wrong_case_does_not_stop_the_others(tmp_path: Path) -> None:
    file = tmp_path / "some.toml"
    good = f'[[case]]\nid = "GOOD"\ngame = "corps"\n{GIVEN}'
    file.write_text(f'[[case]]\nid = "BAD"\ngame = "corps"\ngiven = {{ foo = 1 }}\n{good}', encoding="utf-8")
    assert [(result.id, result.passed) for result in run_file(file, rulebook)] == [("BAD", False), ("GOOD", True)]
