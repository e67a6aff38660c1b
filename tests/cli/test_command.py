"""The hullbreach command: results, JSON, exit codes and one line for every wrong input."""

from __future__ import annotations

import io
import itertools
import json
import sys
from pathlib import Path

import pytest

import hullbreach as hb
from hullbreach.cli import play_command, serve_command
from hullbreach.cli.lab_commands import usual_seats
from hullbreach.cli.main import main, run
from hullbreach.cli.printing import print_table
from hullbreach.cli.printing import table as columns
from hullbreach.cli.session import Session
from hullbreach.games import rulebook
from hullbreach.kernel.records import Record, write_record
from hullbreach.lab.playouts import CHOICES
from hullbreach.lab.sim import Report

CASES = sorted((Path(__file__).parent.parent / "cases" / "corps").glob("*.toml"))
KEY = "5e" * 32


def played(match: hb.Match, choices: int) -> hb.Match:
    for _ in range(choices):
        if match.question is not None:
            match.play(match.question.options[len(match) % len(match.question.options)])
    return match


def put(path: Path, found: Record) -> str:
    path.write_bytes(write_record(found))
    return str(path)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("play chess", "chess"),
        ("play", "terminal"),
        ("dance", "No such command 'dance'. See hullbreach --help."),
        ("sim", "Missing argument 'game'. See hullbreach sim --help."),
        ("sim corps --games 1 --players 2 --bots rules,random,rules", "bots: 3, but at most 2 seats"),
        ("case nowhere/mine.toml", "nowhere/mine.toml: cannot be read: No such file or directory"),
        ("tune nowhere/mine.toml", "nowhere/mine.toml: cannot be read: No such file or directory"),
        ("play corps --mission moon", "moon"),
        ("play corps --edition 1999", "1999"),
        ("play corps --lang it", "it"),
        ("play corps --seats human,cat", "cat"),
        ("play corps --seats human,human,human,human,human,human,human", "players"),
        ("play corps --switch open_hands", "name=value"),
        ("play corps --switch open_hands=maybe", "maybe"),
        ("play corps --switch colour=red", "colour"),
        ("play corps --seed x", "--seed"),
        ("play corps --pause -1", "--pause"),
        ("play corps --mission all", "'all' is more than one, expected just one of newt"),
        ("play corps --edition both", "'both' is more than one, expected just one of updated, 2020"),
        ("play corps --switch faq11=both", "more than one"),
        ("bench corps --mission all", "more than one"),
        ("bench corps --players all", "more than one"),
        ("sim corps --mission both --games 1", "'both', expected one of newt"),
        ("sim corps --edition updated --switch faq11=true --games 1", "faq11: only with the 2020 edition"),
        ("sim corps --games 1 --plot wins.doc", "'wins.doc', expected a file that ends in .png, .svg, .pdf"),
        ("sim corps --games 1 --plot nowhere/wins.png", "there is no folder nowhere"),
        ("play encounters --mission moon", "option scenario: 'moon', expected one of alien"),
        ("play encounters --mission alien --switch scenario=alien", "given twice, also as --mission"),
        ("sim encounters --mission alien --switch scenario=alien", "scenario: given twice"),
        ("play --resume nothing.json", "nothing.json"),
        ("play corps", "terminal"),
        ("dance", "dance"),
        ("play --dance", "--dance"),
        ("sim chess", "chess"),
        ("sim corps --games 0", "--games"),
        ("sim corps --bots cat --games 1", "cat"),
        ("sim corps --players 9 --games 1", "9"),
        ("sim corps --mission moon --games 1", "moon"),
        ("sim corps --mission= --games 1", "option mission: '', expected one of newt,"),
        ("sim corps --players= --games 1", "option players: '', expected one of 1,"),
        ("play corps --mission=", "option mission: '', expected one of newt,"),
        ("bench corps --edition=", "option edition: '', expected one of updated,"),
        ("sim corps --content some/where", "some/where: no house content, expected a file *.toml"),
        ("case", "files"),
        ("case nothing.toml", "nothing.toml"),
        ("rules chess", "chess"),
        ("cards chess", "chess"),
        ("cards corps --lang it", "it"),
        ("replay nothing.json", "nothing.json"),
        ("bench chess", "chess"),
        ("bench corps --players many", "many"),
        ("serve --port 99999", "--port"),
        ("serve --port 0 --database nonsense", "database"),
        ("serve --port 0 --host nowhere.invalid", "nowhere.invalid"),
        ("serve --port 0 --host a..b", "a..b port 0: cannot listen there"),
        ("serve --port 0 --writes inf", "--writes"),
        ("serve --port 0 --rate inf", "--rate"),
        ("serve --port 0 --proxy nowhere", "--proxy: 'nowhere', expected an address"),
        (
            "serve --port 0 --name https://table.example",
            "--name: 'https://table.example', expected a host name such as",
        ),
        ("serve --port 0 --name table.example:8373", "--name: 'table.example:8373', expected a host name such as"),
        ("serve --port 0 --name=", "--name: '', expected a host name such as table.example"),
        ("serve --port 0 --metrics 10.0.0", "--metrics: '10.0.0', expected an address"),
    ],
)
def test_wrong_input_is_one_line_and_exit_code_2(line: str, expected: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(line.split()) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith("hullbreach: ")
    assert expected in err


DEEP = "[" * 50_000 + "]" * 50_000


@pytest.mark.parametrize("line", ["replay", "review", "puzzles", "play corps --resume"])
@pytest.mark.parametrize("save", [False, True])
def test_a_record_that_is_nested_too_deeply_is_one_line(
    line: str, save: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    options = f'"game": "corps", "version": "", "options": {{"mission": {DEEP}}}'
    record = f'{{"format": 1, {options}, "chance": {{"kind": "seed", "seed": 1}}, "choices": []}}'
    path = tmp_path / "deep.json"
    path.write_text(f'{{"format": 1, "seats": [], "lang": "en", "record": {record}}}' if save else record, "utf-8")
    assert run([*line.split(), str(path)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("line", ["sim corps --games 1 --content", "tune", "case"])
@pytest.mark.parametrize("value", [DEEP, "9" * 5000])
def test_content_that_python_cannot_read_is_one_line(
    line: str, value: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "deep.toml"
    path.write_text(f'game = "corps"\nvalues = {value}\n', "utf-8")
    assert run([*line.split(), str(path)]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert "deep.toml: no TOML" in err


def test_a_choice_of_a_seat_with_very_many_figures_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = hb.new("corps", players=1, seed=1).record()
    found.choices = [f"{'9' * 5000}: play as hicks"]
    assert run(["replay", put(tmp_path / "record.json", found)]) == 2
    assert "choice 1" in capsys.readouterr().err


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> list[Session]:
    """The sessions that would have been shown."""
    found: list[Session] = []
    monkeypatch.setattr(play_command, "show", lambda session, pause: found.append(session))
    return found


def test_play_sets_up_what_was_asked_for(table: list[Session]) -> None:
    line = "play corps --mission escape --seats human,bot,random --edition 2020 --lang fr --seed 9 --switch faq11=true"
    assert run(line.split()) == 0
    session = table[0]
    assert session.seats == ["human", "rules", "random"]
    assert session.lang == "fr"
    wanted = {"players": 3, "mission": "escape", "edition": "2020", "faq11": True}
    assert {name: session.match.settings[name] for name in wanted} == wanted
    assert session.match.record().chance.seed == 9


@pytest.mark.parametrize(("game", "bots"), [("corps", 0), ("encounters", 0), ("hunt", 2), ("nemesis", 2)])
def test_play_with_nothing_but_a_game_brings_the_bots_that_it_needs(table: list[Session], game: str, bots: int) -> None:
    assert run(["play", game]) == 0
    assert table[0].seats == ["human", *["rules"] * bots]


def test_alone_it_starts_the_table_and_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[tuple[object, ...]] = []
    monkeypatch.setattr("hullbreach.cli.serve_command.start", lambda *given: started.append(given))
    assert run([]) == 0
    assert [(given[0], given[-1]) for given in started] == [("127.0.0.1", True)]


def test_a_name_is_the_same_in_capitals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hosts are compared in small letters, as browsers send them."""
    hosts: list[str] = []
    monkeypatch.setattr(serve_command, "start", lambda _host, _port, options, _browser: hosts.extend(options.hosts))
    assert run(["serve", "--name", "Table.Example", "--name", "fe80::1", "--name", "*"]) == 0
    assert hosts == ["table.example", "fe80::1", "*"]


def test_play_without_a_seed_differs_every_time(table: list[Session]) -> None:
    assert run(["play", "corps"]) == 0
    assert run(["play", "corps"]) == 0
    assert table[0].match.record().chance != table[1].match.record().chance


def test_play_resumes_a_save(table: list[Session], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.json"
    line = ["play", "corps", "--save", str(path), "--lang", "de"]
    assert run(line) == 0
    assert not path.exists()
    table[0].play(table[0].hint())
    table[0].save()
    assert run(line) == 0
    assert run(["play", "--resume", str(path)]) == 0
    for session in table[1:]:
        assert session.match.state == table[0].match.state
        assert (session.lang, session.path) == ("de", path)


def test_a_damaged_save_is_left_alone(table: list[Session], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "match.json"
    path.write_text("not even JSON")
    assert run(["play", "corps", "--save", str(path)]) == 2
    assert str(path) in capsys.readouterr().err
    assert path.read_text() == "not even JSON"
    assert table == []


def test_sim_takes_all_values_of_a_setting(capsys: pytest.CaptureFixture[str]) -> None:
    line = "sim corps --games 1 --mission all --edition both --players 2,all --switch open_hands=both --json"
    values = {setting.name: setting.values for setting in rulebook("corps").settings()}
    names = ("players", "mission", "edition", "open_hands")
    wanted = set(itertools.product(*([2, 1, 3, 4, 5, 6] if n == "players" else values[n] for n in names)))
    simulated: list[dict[str, object]] = []

    def note(
        game: str, games: int, bots: list[str], cells: list[dict[str, object]], *_: object, **__: object
    ) -> Report:
        simulated.extend(cells)
        return Report(game, bots, 0, [])

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("hullbreach.lab.sim.simulate_cells", note)
        assert run(line.split()) == 0
    assert [tuple(cell) for cell in simulated] == [names] * len(wanted)
    assert {tuple(cell.values()) for cell in simulated} == wanted
    assert capsys.readouterr().err == ""


def test_mission_is_whatever_a_game_is_called_by(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["sim", "encounters", "--games", "1", "--mission", "alien,aliens", "--json"]) == 0
    cells = json.loads(capsys.readouterr().out)["cells"]
    assert [cell["options"] for cell in cells] == [{"scenario": "alien"}, {"scenario": "aliens"}]


def test_sim_leaves_out_what_the_game_does_not_take(capsys: pytest.CaptureFixture[str]) -> None:
    line = "sim corps --games 1 --bots random --mission bug_hunt_quarters --edition both --switch faq11=all --json"
    assert run(line.split()) == 0
    out, err = capsys.readouterr()
    played = [(cell["options"]["edition"], cell["options"]["faq11"]) for cell in json.loads(out)["cells"]]
    assert played == [("updated", False), ("2020", False), ("2020", True)]
    assert err == "hullbreach: left out 1 of 4 combinations: faq11: only with the 2020 edition\n"


def test_sim_counts_outcomes(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["sim", "corps", "--games", "2", "--bots", "random", "--players", "1,2", "--mission", "newt"]
    assert run([*arguments, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["games"] == 4
    assert sum(outcome["count"] for outcome in data["outcomes"].values()) == 4
    assert data["decisions_per_second"] > 0
    assert len(data["cells"]) == 2
    assert run(arguments) == 0
    assert "players=2" in capsys.readouterr().out


def test_cases_pass_and_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    path = next(path for path in CASES if path.name == "examples.toml")
    assert run(["case", str(path)]) == 0
    assert capsys.readouterr().out.splitlines()[-1].endswith(" passed, 0 failed")
    assert run(["case", str(path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["failed"] == 0


FAILING = """
[[case]]
id = "CORPS-TEST-01"
rules = ["CORPS-RND-01"]
about = "a case that is wrong on purpose"
game = "corps"
options = { players = 1, mission = "newt" }
play = ["play as frost"]
refuse = []
offer = ["dance"]
"""


def test_a_failing_case_is_a_line_and_exit_code_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(FAILING)
    assert run(["case", str(path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == "0 passed, 1 failed"
    assert lines[0].startswith(f"{path}: case 1 CORPS-TEST-01: offer[0]: 'dance': this is not an option of the game")
    assert lines[0].count("CORPS-TEST-01") == lines[0].count("wrong.toml") == 1


def test_wrong_toml_is_bad_input(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text("[[case\n")
    assert run(["case", str(path)]) == 2
    assert "wrong.toml" in capsys.readouterr().err


def test_rules_list_every_rule_and_the_coverage(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "corps", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["rules"] == len(data["statements"])
    assert run(["rules", "corps"]) == 0
    assert f"{data['proved']} of {data['rules']} rules proved" in capsys.readouterr().out


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_cards_are_printed_in_every_language(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["cards", "corps", "--lang", lang, "--json"]) == 0
    sheets = json.loads(capsys.readouterr().out)["sheets"]
    assert [len(sheet["cards"]) for sheet in sheets] == [14, 33, 42]
    assert run(["cards", "corps", "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert all(sheet["cards"][0]["name"] in out for sheet in sheets)


def test_bench_measures(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "corps", "--players", "2", "--seconds", "0.1", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["decisions"] > 0
    assert data["decisions_per_second"] > 0
    assert data["playouts_per_second"] > 0
    assert data["rollout_ms"] * data["rollouts_per_second"] == pytest.approx(1000, rel=0.05)
    assert 0 < data["rollout_choices"] <= CHOICES


def test_replay_prints_the_log_and_the_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = played(hb.new("corps", players=2, seed=3), 3000)
    assert match.outcome is not None
    path = put(tmp_path / "record.json", match.record())
    assert run(["replay", path, "--lang", "de"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == match.rulebook.voice.say_outcome(match.outcome, "de")
    assert run(["replay", path, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["outcome"]["reason"] == match.outcome.reason
    assert len(data["events"]) == len(data["log"]) == len(lines) - 1


def test_a_replay_speaks_of_characters_once_they_are_chosen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = played(hb.new("nemesis", players=2, seed=3), 80)
    path = put(tmp_path / "record.json", match.record())
    assert run(["replay", path]) == 0
    lines = capsys.readouterr().out.splitlines()
    chosen = max(n for n, line in enumerate(lines) if "may play" in line)
    names = [facts.name for facts in match.rulebook.scene(match.glance(0), "en").seats]
    assert any(name in line for line in lines[chosen + 2 :] for name in names)
    assert not [line for line in lines[chosen + 2 :] if line.lower().startswith("player ")]


def test_replay_of_an_unfinished_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = put(tmp_path / "record.json", played(hb.new("corps", players=2, seed=3), 20).record())
    assert run(["replay", path]) == 0
    assert "not over yet" in capsys.readouterr().out


def test_a_seeded_record_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = put(tmp_path / "record.json", played(hb.new("corps", players=1, seed=3), 60).record())
    assert run(["replay", path, "--verify"]) == 0
    assert "seed (3)" in capsys.readouterr().out


def test_committed_dice_are_recomputed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = played(hb.new_committed("corps", KEY, "table-1", players=2), 300)
    path = put(tmp_path / "record.json", match.record())
    assert run(["replay", path, "--verify"]) == 0
    out = capsys.readouterr().out
    assert "the key fits the published hash" in out
    assert run(["replay", path, "--verify", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["verified"]
    assert data["chance"] == "committed"
    assert data["faces"] == len(data["rolls"]) > 5
    assert f"{data['faces']} faces recomputed" in out


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"key": "00" * 32}, "does not fit"),
        ({"key": None}, "not published"),
        ({"key": "zz"}, "hexadecimal"),
    ],
)
def test_a_wrong_key_is_refused(
    tmp_path: Path, change: dict[str, str | None], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    data = json.loads(write_record(played(hb.new_committed("corps", KEY, "table-1"), 40).record()))
    data["chance"].update(change)
    path = tmp_path / "record.json"
    path.write_text(json.dumps(data))
    assert run(["replay", str(path), "--verify"]) == 2
    assert expected in capsys.readouterr().err


def test_other_dice_do_not_fit_the_choices(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(write_record(played(hb.new_committed("corps", KEY, "table-1"), 400).record()))
    data["chance"]["table"] = "table-2"
    path = tmp_path / "record.json"
    path.write_text(json.dumps(data))
    assert run(["replay", str(path)]) == 2
    assert "choice" in capsys.readouterr().err


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    assert capsys.readouterr().out == f"hullbreach {hb.__version__}\n"


def test_a_full_disk_is_one_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with open("/dev/full", "w", encoding="utf-8") as full:
        monkeypatch.setattr(sys, "stdout", full)
        assert run(["cards", "corps", "--json"]) == 2
    assert capsys.readouterr().err == "hullbreach: output: No space left on device\n"


@pytest.mark.parametrize("way", [[], ["--json"]])
def test_letters_that_the_output_does_not_have(monkeypatch: pytest.MonkeyPatch, way: list[str]) -> None:
    written = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(written, encoding="ascii"))
    monkeypatch.setattr(sys, "argv", ["hullbreach", "cards", "corps", "--lang", "fr", *way])
    with pytest.raises(SystemExit) as ended:
        main()
    said = written.getvalue().decode("ascii")
    assert ended.value.code == 0
    assert "Héros" in str(json.loads(said)) if way else "H?ros" in said


def test_a_closed_output_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "argv", ["hullbreach", "cards", "corps", "--json"])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 0


def test_a_narrow_window_shows_every_value(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    shown = columns("options", "won", "95 %", "decisions", "decisions/s")
    shown.add_row("mission=bug_hunt_operations", "50.0%", "21.5% – 78.5%", "1,063", "")
    print_table(shown)
    assert capsys.readouterr().out.splitlines() == [
        "mission=bug_hunt_operations",
        "  won: 50.0%",
        "  95 %: 21.5% – 78.5%",
        "  decisions: 1,063",
    ]


def test_a_bot_that_breaks_is_told_where(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine.py").write_text("def choose(view):\n    return 1 / 0\n", "utf-8")
    assert run(["sim", "corps", "--games", "1", "--bots", str(tmp_path / "mine.py")]) == 1
    assert "division by zero (mine.py, line 2)" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("source", "code", "told"),
    [
        ("import sys\nsys.exit(3)\n", 2, "mine.py: SystemExit: 3"),
        ("import sys\ndef choose(view):\n    sys.exit(3)\n", 1, "SystemExit: 3 (mine.py, line 3)"),
        (
            "from hullbreach.bots import Bot\nclass Mine(Bot):\n    def __init__(self):\n        self.x = 1 / 0\n",
            2,
            "mine.py: ZeroDivisionError: division by zero",
        ),
    ],
)
def test_a_bot_that_cannot_be_made_or_ends_the_program_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], source: str, code: int, told: str
) -> None:
    (tmp_path / "mine.py").write_text(source)
    assert run(["sim", "encounters", "--games", "1", "--bots", str(tmp_path / "mine.py")]) == code
    shown = capsys.readouterr()
    assert told in f"{shown.out}{shown.err}"


@pytest.mark.parametrize("game", hb.GAMES)
def test_bench_takes_as_many_seats_as_the_game_has(game: str) -> None:
    assert usual_seats(game, {}) == (3 if game == "hunt" else 4)
