"""``hullbreach agent``: each line gets its answer, what is wrong is said and changes nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import hullbreach as hb
from hullbreach.bots import make
from hullbreach.cli.agent_command import by_lines, by_protocol, say
from hullbreach.cli.main import run
from hullbreach.table import agent_seat
from hullbreach.table.agent_seat import DEEDS, AgentSeat, bare

RPC = {"jsonrpc": "2.0"}


def chair(game: str = "corps", seat: int = 0, asks: tuple[str, ...] = ("setup",), **settings: Any) -> AgentSeat:
    match = hb.new(game, **({"players": 2, "mission": "newt"} if game == "corps" else {}), seed=7, **settings)
    return AgentSeat(match, seat, {n: make("rules", n) for n in range(match.state.seats)}, asks=asks)


def lines(seat: AgentSeat, *asked: object) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    by_lines(seat, [each if isinstance(each, str) else json.dumps(each) for each in asked], found.append)
    return found


def protocol(seat: AgentSeat, *asked: object) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    by_protocol(seat, [each if isinstance(each, str) else json.dumps(each) for each in asked], found.append)
    return found


def test_the_first_line_comes_unasked_and_says_what_can_be_done() -> None:
    (first,) = lines(chair())
    assert set(first["can"]) == set(DEEDS)
    result = first["result"]
    assert (result["game"], result["you"]) == ("corps", "seat-1")
    assert result["position"]["mission"] == "newt"
    assert len(result["question"]["options"]) == result["question"]["count"] > 1


def test_an_option_is_chosen_by_text_or_number() -> None:
    one, other = chair(), chair()
    text = one.look()["question"]["options"]["2"]  # type: ignore[index]
    by_text = lines(one, {"do": "choose", "option": text})[1]
    by_number = lines(other, {"do": "choose", "option": 2, "id": "x"})[1]
    assert by_number.pop("id") == "x"
    # The first line has told what had happened before.
    assert by_text == by_number
    assert one.match.state == other.match.state != chair().match.state


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("{", "no JSON"),
        ("[1]", 'expected a table with "do"'),
        ('{"do": 3}', 'expected a table with "do"'),
        ("[" * 5000, "no JSON"),
        (" " * 200_000 + "{}x", "expected at most"),
        ({"do": "cheat"}, "unknown, expected one of look"),
        ({"do": "choose"}, "missing"),
        ({"do": "choose", "option": 0}, "expected a number from 1"),
        ({"do": "choose", "option": 999}, "expected a number from 1"),
        ({"do": "choose", "option": None}, "expected its text or its number"),
        ({"do": "choose", "option": True}, "expected its text or its number"),
        ({"do": "choose", "option": "dance"}, "not an option of the game"),
        ({"do": "choose", "option": "end activation"}, "("),
        ({"do": "look", "at": "cards"}, "expected no arguments"),
        ({"do": "cards", "name": 3}, "expected a text"),
        ({"do": "rules", "about": []}, "expected a text"),
        ({"do": "log", "last": -1}, "expected a number of lines"),
    ],
)
def test_what_is_wrong_is_said_and_changes_nothing(line: object, complaint: str) -> None:
    seat = chair()
    before = seat.match.state.copy()
    assert complaint in lines(seat, line)[-1]["error"]
    assert seat.match.state == before


def test_cards_and_rules_are_told_on_demand() -> None:
    seat = chair()
    kinds, cards, chapters, rules, one = (
        answer["result"]
        for answer in lines(
            seat,
            {"do": "cards"},
            {"do": "cards", "name": "m41a_pulse_rifle"},
            {"do": "rules"},
            {"do": "rules", "about": "barricade door"},
            {"do": "rules", "about": "corps-att-01"},
        )[1:]
    )
    assert sum(kinds["kinds"].values()) > 20
    assert [card["name"] for card in cards["cards"]] == ["M41A Pulse Rifle"]
    assert cards["cards"][0]["text"]
    assert len(chapters["chapters"]) > 5
    assert rules["rules"]
    assert all("barricade" in text.casefold() or "door" in text.casefold() for text in rules["rules"].values())
    assert list(one["rules"]) == ["CORPS-ATT-01"]


def test_a_question_with_very_many_options_is_told_by_kinds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(agent_seat, "LISTED", 3)
    seat = chair()
    question: dict[str, Any] = seat.look()["question"]  # type: ignore[assignment]
    assert "options" not in question
    assert sum(kind["count"] for kind in question["kinds"].values()) == question["count"] > 3
    sample = next(iter(question["kinds"].values()))["such_as"]
    assert sample in seat.options(sample)["options"].values()  # type: ignore[attr-defined]
    assert len(seat.options()["options"]) == question["count"]  # type: ignore[arg-type]


def test_a_position_leaves_out_what_is_nothing() -> None:
    assert bare({"a": 0, "b": None, "c": [], "d": {"e": False}, "f": True, "g": ["x"] * 4, "h": ["x", "y"]}) == {
        "f": True,
        "g": ["4 x x"],
        "h": ["x", "y"],
    }


def test_the_protocol_greets_lists_and_calls() -> None:
    hello = {"protocolVersion": "2024-11-05", "capabilities": {}, "clientInfo": {"name": "t", "version": "1"}}
    greeted, ping, listed, looked, refused = protocol(
        chair(),
        {**RPC, "id": 1, "method": "initialize", "params": hello},
        {**RPC, "method": "notifications/initialized"},
        {**RPC, "id": "two", "method": "ping"},
        {**RPC, "id": 3, "method": "tools/list"},
        {**RPC, "id": 4, "method": "tools/call", "params": {"name": "look"}},
        {**RPC, "id": 5, "method": "tools/call", "params": {"name": "choose", "arguments": {"option": "dance"}}},
    )
    assert greeted["result"]["protocolVersion"] == "2024-11-05"
    assert greeted["result"]["capabilities"] == {"tools": {}}
    assert "seat-1" in greeted["result"]["instructions"]
    assert ping == {**RPC, "id": "two", "result": {}}
    tools = {tool["name"]: tool for tool in listed["result"]["tools"]}
    assert tools["choose"]["inputSchema"]["required"] == ["option"]
    assert all(tool["description"] and tool["inputSchema"]["type"] == "object" for tool in tools.values())
    result = looked["result"]
    assert result["isError"] is False
    assert json.loads(result["content"][0]["text"]) == result["structuredContent"]
    assert refused["result"]["isError"] is True
    assert "not an option" in refused["result"]["content"][0]["text"]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("nonsense", -32700),
        ([{**RPC, "id": 1, "method": "ping"}], -32600),
        ({"id": 1, "method": "ping"}, -32600),
        ({**RPC, "id": 1.5, "method": "ping"}, -32600),
        ({**RPC, "id": 1}, -32600),
        ({**RPC, "id": 1, "method": "resources/list"}, -32601),
        ({**RPC, "id": 1, "method": "tools/call", "params": {"name": "cheat"}}, -32602),
        ({**RPC, "id": 1, "method": "tools/list", "params": [1]}, -32602),
    ],
)
def test_the_protocol_refuses_by_its_own_codes(line: object, code: int) -> None:
    (answer,) = protocol(chair(), line)
    assert answer["error"]["code"] == code


def test_a_client_of_another_version_is_offered_ours() -> None:
    (answer,) = protocol(chair(), {**RPC, "id": 1, "method": "initialize", "params": {"protocolVersion": "1999"}})
    assert answer["result"]["protocolVersion"] == "2025-06-18"


def test_after_the_end_nothing_can_be_chosen() -> None:
    seat = chair("encounters", players=1)

    def choices() -> Iterator[str]:
        while seat.match.question is not None:
            yield json.dumps({"do": "choose", "option": 1})
        yield json.dumps({"do": "choose", "option": 1})
        yield json.dumps({"do": "look"})

    answers: list[dict[str, Any]] = []
    by_lines(seat, choices(), answers.append)
    *_, last, refused, looked = answers
    assert set(last["result"]["over"]) == {"you_won", "why", "score"}
    assert "over" in refused["error"]
    assert looked["result"]["over"] == last["result"]["over"]
    assert "question" not in looked["result"]


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        (["--seat", "3"], "--seat: 3, expected 1 to 2"),
        (["--others", "nobody"], "bot nobody: unknown"),
        (["--others", "rules,rules"], "--others: 2 bots, expected at most 1"),
        (["--ask", "everything"], "--ask everything"),
        (["--lang", "xx"], "language xx"),
        (["--players", "40"], "option players"),
    ],
)
def test_a_wrong_argument_is_one_line(wrong: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        run(["agent", "corps", "--mission", "newt", *(["--players", "2"] if "--players" not in wrong else []), *wrong])
        == 2
    )
    told = capsys.readouterr()
    assert told.out == ""
    assert complaint in told.err
    assert told.err.count("\n") == 1


def test_half_a_letter_comes_back_as_it_was(capfd: pytest.CaptureFixture[str]) -> None:
    """JSON can write what no encoding can; the match broke off over it."""
    say({"id": "\ud800 é"})
    assert json.loads(capfd.readouterr().out) == {"id": "\ud800 é"}
