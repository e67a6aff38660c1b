"""House content as a person uses it: a mission of one's own, told what is wrong, played, simulated and shared."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import hullbreach as hb
from hullbreach.bots import make
from hullbreach.cli.main import run
from hullbreach.games import rulebook
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.records import read_record, write_record
from hullbreach.table.creating import new_head
from hullbreach.table.table import start
from hullbreach.table.titles import value_label
from hullbreach.text import LANGS

HOUSE = Path(__file__).parents[2] / "docs" / "examples" / "house"
OWN = {"corps": {"mission": "night_shift"}, "encounters": {"scenario": "mixed_crew"}}
GAMES = tuple(OWN)


@pytest.fixture(autouse=True)
def box_again() -> Iterator[None]:
    """Every test begins and ends with nothing but the box."""
    hb.use_content(None)
    yield
    hb.use_content(None)


def out(capsys: pytest.CaptureFixture[str], line: str) -> str:
    """What a command prints."""
    assert run(line.split()) == 0, capsys.readouterr().err
    return capsys.readouterr().out


def complaints(capsys: pytest.CaptureFixture[str], line: str) -> list[str]:
    """What a command that is refused complains about."""
    assert run(line.split()) == 2
    return [each.removeprefix("hullbreach: ") for each in capsys.readouterr().err.splitlines()]


def copy_of(tmp_path: Path, *changes: tuple[str, str], file: str = "night_shift.toml") -> Path:
    """A folder with a file of the example in which some texts are changed."""
    text = (HOUSE / file).read_text("utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    (tmp_path / file).write_text(text, "utf-8")
    return tmp_path


def finished(game: str, seed: int = 1) -> hb.Match:
    """A whole match of the house mission between bots."""
    match = hb.new(game, 2, seed, **OWN[game])
    bots = [make("rules", n) for n in range(2)]
    while match.question is not None:
        seat = match.question.seat
        match.play(bots[seat].choose(match.view(seat)))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_a_house_mission_is_simulated_also_in_other_processes(capsys: pytest.CaptureFixture[str], game: str) -> None:
    ((name, value),) = OWN[game].items()
    line = f"sim {game} --content {HOUSE} --switch {name}={value} --players 1,2 --games 3 --json"
    alone, others = json.loads(out(capsys, line)), json.loads(out(capsys, f"{line} --jobs 2"))
    assert alone["outcomes"] == others["outcomes"]
    assert sum(cell["games"] for cell in alone["cells"]) == 6
    assert "crashed" not in json.dumps(alone["outcomes"])


@pytest.mark.parametrize("game", GAMES)
def test_a_house_mission_is_shown_at_every_question_in_every_language(game: str) -> None:
    hb.use_content(HOUSE)
    match = finished(game)
    assert match.outcome is not None
    for lang in LANGS:
        shown = match.rulebook.scene(match.view(0), lang)
        assert shown.log
    for keep in range(0, len(match), 40):
        then = match.undo(len(match) - keep)
        assert then.rulebook is match.rulebook
        assert then.question is not None
        for lang in LANGS:
            assert then.rulebook.scene(then.view(then.question.seat), lang, closed=True).question is not None


def test_a_card_of_a_house_is_printed_by_its_name_and_by_what_it_does(capsys: pytest.CaptureFixture[str]) -> None:
    printed = out(capsys, f"cards corps --content {HOUSE}")
    assert "Cold Coffee\n" in printed
    assert "Frostbite" in out(capsys, f"cards encounters --lang de --content {HOUSE}")
    assert "Cold Coffee" not in out(capsys, "cards corps")


def test_the_lobby_calls_a_house_mission_by_its_name() -> None:
    hb.use_content(HOUSE)
    for lang in LANGS:
        assert value_label("corps", "mission", "night_shift", lang) == "Night Shift"
        assert value_label("corps", "mission", "newt", lang) == "Newt"


@pytest.mark.parametrize("game", GAMES)
def test_a_record_brings_its_house_along(tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str) -> None:
    hb.use_content(HOUSE)
    match = finished(game)
    file = tmp_path / "shared.json"
    file.write_bytes(write_record(match.record()))
    hb.use_content(None)
    again = hb.replay(read_record(file.read_bytes(), "shared.json"))
    assert again.state == match.state
    assert again.rulebook.house == match.rulebook.house
    assert rulebook(game).house == {}
    replayed = json.loads(out(capsys, f"replay {file} --json"))
    assert replayed["outcome"]["reason"] == match.outcome.reason  # type: ignore[union-attr]
    assert "faces recomputed" in out(capsys, f"replay {file} --verify")


def test_a_record_of_the_box_says_nothing_of_content_and_needs_none(tmp_path: Path) -> None:
    plain = write_record(hb.new("corps").record())
    assert b"content" not in plain
    hb.use_content(HOUSE)
    assert hb.replay(read_record(plain, "old")).rulebook.house == {}


def test_a_record_whose_house_is_damaged_says_where() -> None:
    hb.use_content(HOUSE)
    found = hb.new("corps", mission="night_shift").record()
    assert isinstance(found.content, dict)
    found.content = json.loads(json.dumps(found.content))
    found.content["missions"]["mission"][0]["tracker"]["level1"] = 999
    with pytest.raises(
        BadInput, match=r"record: content.missions: mission night_shift: tracker: level1: 999, expected"
    ):
        hb.replay(found)
    found.content = {}
    with pytest.raises(BadInput, match=r"option mission: 'night_shift', expected one of newt"):
        hb.replay(found)


def test_a_table_keeps_its_house_when_the_server_starts_without_it() -> None:
    hb.use_content(HOUSE)
    head = new_head("corps", {"mission": "night_shift"}, ["human", "bot"])
    plain = new_head("corps", {"mission": "newt"}, ["human"])
    hb.use_content(None)
    assert start(head).rulebook.progress(start(head).state) == ""
    assert start(head).settings["mission"] == "night_shift"
    assert new_head("corps", head.settings, ["human", "bot"], like=head).content == head.content
    with pytest.raises(BadInput, match="night_shift"):
        new_head("corps", {"mission": "night_shift"}, ["human"])
    # One that was set up with the house in use, but with a mission of the box, needs it all the same: its cards are in.
    assert plain.content == head.content


def test_everything_wrong_is_told_at_once_with_file_and_key(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = copy_of(
        tmp_path,
        ('"hicks", "hudson"', '"hicks", "hudsen"'),
        ('blips = ["7,2", "9,4"', 'craets = 2\nblips = ["7,2", "40,4"'),
        ("level1 = 4", 'level1 = "many"'),
        ('at = "6,0"', 'at = "0,2"'),
        ("exited(who=all", "exitted(who=all"),
        ("cost = 1", "cost = 99"),
        ("aim(n=1", "aim(m=1"),
    )
    found = complaints(capsys, f"play corps --content {folder} --mission night_shift")
    place = "night_shift.toml: missions: mission night_shift"
    for start_of, inside in (
        ("night_shift.toml: endurance: card cold_coffee: cost: 99, expected a whole number from 0 to 10", ""),
        ("night_shift.toml: endurance: card cold_coffee: effects[0]: ", "'m'"),
        (f"{place}: blips[1]: square '40,4'", ""),
        (f"{place}: craets: unknown key", "did you mean 'crates'?"),
        (f"{place}: tracker: level1: 'many', expected a whole number from 0 to 99", ""),
        (f"{place}: spawn_points[0]: at: square '0,2' already has a start square", ""),
        (f"{place}: victory[0]: ", "exitted"),
    ):
        assert [line for line in found if line.startswith(start_of) and inside in line], (start_of, found)
    assert len(found) == 7


def test_what_does_not_fit_together_is_told_once_the_values_are_right(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = copy_of(
        tmp_path,
        ('"hicks", "hudson"', '"hicks", "hudsen"'),
        ("victory = [", "victory = []\nfacehuggers = ["),
        ('"exited(who=all, min=2)", "none_standing_on_board(who=all)"', '"2,0", "2,1", "3,0", "3,1", "4,0"'),
    )
    place = "night_shift.toml: missions: mission night_shift"
    assert complaints(capsys, f"sim corps --content {folder} --mission night_shift") == [
        f"{place}: groups: members: 'hudsen', expected hicks or hudson or gorman or vasquez or frost or ripley "
        "or newt; did you mean 'hudson'?",
        f"{place}: facehuggers: 5, but the box holds 2",
        f"{place}: victory: empty, expected at least one line",
    ]


def test_a_mission_that_is_won_by_leaving_needs_an_exit(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    exits = next(line for line in (HOUSE / "night_shift.toml").read_text("utf-8").splitlines() if "exits" in line)
    folder = copy_of(tmp_path, (exits, "exits = []"), ("victory = [", 'victory = ["crates_out(min=1)", '))
    place = "night_shift.toml: missions: mission night_shift"
    assert complaints(capsys, f"sim corps --content {folder} --mission night_shift") == [
        f"{place}: victory[0]: crates_out needs an exit, but the mission has none",
        f"{place}: victory[1]: exited needs an exit, but the mission has none",
    ]


def test_a_wrong_number_of_the_box_hides_nothing_and_nothing_is_measured_by_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "house.toml").write_text(
        """
        game = "corps"
        components.counts = 3
        components.switches.faq11 = 4
        components.sentry_gun.shots = 5
        missions.mission = [{ id = "newt", craets = 1 }, { id = "a", like = "newd" }, { id = "newt" }]
        [[characters.character]]
        id = "newt"
        hero = 6
        """,
        "utf-8",
    )
    found = complaints(capsys, f"serve --content {tmp_path}")
    for line, begins in zip(
        found,
        (
            "house.toml: components: counts: 3, expected a table",
            "house.toml: components: sentry_gun: shots: 5, but the steps allow 9",
            "house.toml: components: switches: faq11: 4, expected a table",
            "house.toml: characters: character newt: hero: 6, expected a table",
            "house.toml: missions: mission a: like: 'newd', expected one of newt,",
            "house.toml: missions: mission newt: occurs twice",
            "house.toml: missions: mission newt: craets: unknown key, expected after or",
        ),
        strict=True,
    ):
        assert line.startswith(begins)
    assert " or keep_crates or " in found[-1]
    (tmp_path / "house.toml").write_text(
        """
        game = "encounters"
        setup.deck = 3
        setup.turn.phases = ["rest"]
        locations.location = [{ id = "nostromo", like = "nostromoo" }, 4]
        """,
        "utf-8",
    )
    assert [line.partition(", expected")[0] for line in complaints(capsys, f"serve --content {tmp_path}")] == [
        "house.toml: setup: deck: 3",
        "house.toml: setup: turn: phases: expected hive, action, strike, cleanup",
        "house.toml: locations: location[1]: 4",
        "house.toml: locations: location nostromo: like: 'nostromoo'",
    ]


def test_a_wrong_map_is_told_before_what_lies_on_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = copy_of(tmp_path, ("|. . . . .D. . .|. . . .|", "|. . . . . D . .|. . . .|"))
    (found,) = complaints(capsys, f"sim corps --content {folder}")
    assert found.startswith("night_shift.toml: boards: face ward: grid: line 4 ")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "house.toml: game: missing, expected the id of a game"),
        ('game = "chess"\n[missions]', "game chess: unknown, expected one of corps"),
        ('game = "corps"\nmissions = 3', "house.toml: missions: 3, expected a table"),
        ('game = "corps"\n[mission]', "house.toml: mission: 'mission' is no file of the box, expected one of blips,"),
        ('game = "corps"\ncomponent = "nope"', "house.toml: 'nope' is no file of the box, expected one of blips,"),
        ('game = "corps"\n[missions]\nmission = 3', "house.toml: missions: mission: 3, expected a list of tables"),
        ('game = "corps"\n[[missions.mission]]\nid = 3', "house.toml: missions: mission[0]: id: 3, expected a text"),
        (
            'game = "corps"\n[[missions.mission]]\nid = "a"\nlike = "newd"',
            "mission a: like: 'newd', expected one of newt,",
        ),
        ('game = "corps"\n[[missions.mission]]\nid = "a"', "mission a: boards: missing, expected a list of tables"),
        (
            'game = "corps"\n[[characters.character]]\nid = "bob"\nlike = "hudson"',
            "the game has 7 characters: change one",
        ),
        ('game = "encounters"\n[[strikes.strike]]\nid = "a"', "house.toml: strikes: strike a: name: missing"),
        ('game = "corps"\ncomponents.edition = "none"', "components: edition: missing"),
        ('game = "nemesis"\nboard.networks = []', "board: slot[1]: network: 'main', expected nothing"),
        ("[[", "house.toml: no TOML"),
    ],
)
def test_every_complaint_is_one_clear_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, complaint: str
) -> None:
    (tmp_path / "house.toml").write_text(text, "utf-8")
    found = complaints(capsys, f"serve --content {tmp_path}")
    assert any(complaint in line for line in found), found


def test_content_that_is_not_there_or_for_another_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for path in (tmp_path, tmp_path / "no.toml"):
        assert complaints(capsys, f"sim corps --content {path}") == [
            f"{path}: no house content, expected a file *.toml, or a folder with some"
        ]
    with pytest.raises(BadInput, match=r"content: 5, expected a folder or a file"):
        hb.use_content(5)  # type: ignore[arg-type]
    with pytest.raises(BadInput, match=r"nowhere: no house content"):
        hb.use_content("nowhere")
    only = HOUSE / "mixed_crew.toml"
    assert complaints(capsys, f"sim corps --content {only}") == [
        f"{only}: house content for encounters, expected some for corps"
    ]


def test_a_single_file_and_a_file_named_like_the_boxs_will_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "night_shift" in out(
        capsys, f"sim corps --content {HOUSE / 'night_shift.toml'} --mission night_shift --games 1"
    )
    house = 'game = "corps"\ncomponent = "missions"\n[[mission]]\nid = "newt_again"\nname = "Again"\nlike = "newt"\n'
    (tmp_path / "missions.toml").write_text(house + "tracker.level1 = 9\nreinforcements = 'none'\n", "utf-8")
    assert "newt_again" in out(capsys, f"sim corps --content {tmp_path} --mission newt_again --games 1")
    hb.use_content(tmp_path)
    match = hb.new("corps", mission="newt_again")
    mission = match.state.fixed.mission  # type: ignore[attr-defined]
    assert (mission.tracker.levels, mission.reinforcements.squares) == ((9, 1, 0), ())


def test_a_case_can_be_run_over_house_content(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    case = tmp_path / "case.toml"
    case.write_text(
        """
        [[case]]
        id = "HOUSE-01"
        game = "corps"
        options = { mission = "night_shift", players = 1 }
        expect = { "characters.hudson.aim" = 9, "hands.seat-1" = ["cold_coffee"] }
        content = { characters = { character = [{ id = "hudson", hero = { aim = 9 } }] } }
        [case.given]
        characters.hudson = { at = "11,2" }
        hands = { seat-1 = ["cold_coffee"] }
        """,
        "utf-8",
    )
    assert out(capsys, f"case {case} --content {HOUSE}") == "1 passed, 0 failed\n"
    assert run(["case", str(case)]) == 1
    assert "'night_shift', expected one of newt" in capsys.readouterr().out


def test_the_example_says_only_what_it_must() -> None:
    mission = tomllib.loads((HOUSE / "night_shift.toml").read_text("utf-8"))["missions"]["mission"][0]
    assert len(mission) < 10 < len(rulebook("corps").content.mission_records["newt"])  # type: ignore[attr-defined]
