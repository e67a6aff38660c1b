"""``hullbreach agent``: a program takes a seat, by lines of JSON or by the Model Context Protocol."""

from __future__ import annotations

import json
import secrets
import sys
from collections.abc import Callable, Iterable
from typing import Annotated, Any

import typer

from hullbreach.bots.from_file import bot_of
from hullbreach.cli.printing import json_text
from hullbreach.cli.session import read_topics
from hullbreach.cli.words import HouseContent, check_lang, new_match, read_options, value_of
from hullbreach.games import rulebook, use_content
from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.rulebook import PLAYERS
from hullbreach.kernel.topics import SETUP
from hullbreach.kernel.version import VERSION
from hullbreach.table.agent_seat import DEEDS, AgentSeat

SEED_BITS = 48
# Versions of the Model Context Protocol that differ in nothing we use, the newest first.
PROTOCOLS = ("2025-06-18", "2024-11-05")
PARSE, REQUEST, METHOD, PARAMS = -32700, -32600, -32601, -32602
LONGEST = 100_000

Say = Callable[[dict[str, Any]], None]


def agent(
    game: Annotated[str, typer.Argument(help="which game, such as corps")],
    seat: Annotated[int, typer.Option(min=1, help="the seat of the program, from 1")] = 1,
    others: Annotated[str, typer.Option(help="bots of the other seats, in turn, separated by commas")] = "rules",
    players: Annotated[str | None, typer.Option(help="seats")] = None,
    mission: Annotated[str | None, typer.Option(help="which mission or scenario")] = None,
    edition: Annotated[str | None, typer.Option(help="which edition of the rules")] = None,
    switch: Annotated[list[str] | None, typer.Option(help="a rule switch, name=value; may be repeated")] = None,
    seed: Annotated[int | None, typer.Option(help="the seed of all chance; fresh if not given")] = None,
    lang: Annotated[str, typer.Option(help="en, fr or de")] = "en",
    ask: Annotated[
        str,
        typer.Option(help="what it is asked about too: enemies, orders, setup, windows or all, with commas; or none"),
    ] = SETUP,
    content: HouseContent = None,
    mcp: Annotated[bool, typer.Option("--mcp", help="speak the Model Context Protocol")] = False,
) -> None:
    """Give a seat to a program that reads and writes here: lines of JSON, or the Model Context Protocol."""
    use_content(content, game)
    check_lang(lang)
    rulebook(game)
    settings = read_options(game, mission, edition, switch or [])
    if players is not None:
        settings[PLAYERS] = value_of(game, PLAYERS, players)
    match = new_match(game, settings, secrets.randbits(SEED_BITS) if seed is None else seed)
    if seat > match.state.seats:
        raise BadInput("--seat", f"{seat}, expected 1 to {match.state.seats}")
    names = others.split(",")
    for name in names:
        bot_of(name.strip(), 0)
    if len(names) > max(1, match.state.seats - 1):
        raise BadInput("--others", f"{len(names)} bots, expected at most {max(1, match.state.seats - 1)}")
    bots = {n: bot_of(names[n % len(names)].strip(), n + 1) for n in range(match.state.seats) if n != seat - 1}
    chair = AgentSeat(match, seat - 1, bots, lang, read_topics(ask))
    speak = by_protocol if mcp else by_lines
    speak(chair, sys.stdin, say)


def say(message: dict[str, Any]) -> None:
    """One message, one line."""
    print(json_text(message), flush=True)


def read(line: str) -> Any:
    """What a line holds; ``BadInput`` if it is no JSON."""
    if len(line) > LONGEST:
        raise BadInput("line", f"{len(line)} characters, expected at most {LONGEST}")
    try:
        return json.loads(line)
    except (ValueError, RecursionError) as wrong:
        raise BadInput("line", f"no JSON: {wrong}") from None


# ---- lines of JSON: every line gets one line, and the first comes unasked


def by_lines(chair: AgentSeat, lines: Iterable[str], say: Say) -> None:
    """Answer ``{"do": "choose", "option": 1}`` and the like until the program has no more to say."""
    say({"do": "look", "result": chair.look(), "can": {name: deed.about for name, deed in DEEDS.items()}})
    for line in lines:
        if not line.strip():
            continue
        answer: dict[str, Any] = {}
        try:
            asked = read(line)
            if not isinstance(asked, dict) or not isinstance(asked.get("do"), str):
                raise BadInput("line", f'expected a table with "do": {", ".join(DEEDS)}')
            if "id" in asked:
                answer["id"] = asked.pop("id")
            name = answer["do"] = asked.pop("do")
            if name not in DEEDS:
                raise BadInput(f"do {name}", f"unknown, expected one of {', '.join(DEEDS)}")
            answer["result"] = DEEDS[name].do(chair, asked)
        except BadInput as wrong:
            answer["error"] = str(wrong)
        say(answer)


# ---- the Model Context Protocol: JSON-RPC 2.0, a message a line


def by_protocol(chair: AgentSeat, lines: Iterable[str], say: Say) -> None:
    """Serve the deeds of a seat as tools."""
    for line in lines:
        if not line.strip():
            continue
        try:
            message = read(line)
        except BadInput as wrong:
            say(failure(None, PARSE, str(wrong)))
            continue
        answer = answered(chair, message)
        if answer is not None:
            say(answer)


def failure(id: object, code: int, text: str) -> dict[str, Any]:
    """An error as JSON-RPC has it."""
    return {"jsonrpc": "2.0", "id": id, "error": {"code": code, "message": text}}


def answered(chair: AgentSeat, message: Any) -> dict[str, Any] | None:
    """The answer to one message; None for a notification, and for an answer to what we never ask."""
    if not isinstance(message, dict) or message.get("jsonrpc") != "2.0":
        return failure(None, REQUEST, "expected one message of JSON-RPC 2.0")
    method, id = message.get("method"), message.get("id")
    if method is None and ("result" in message or "error" in message):
        return None
    if not isinstance(method, str) or isinstance(id, bool) or not isinstance(id, str | int | None):
        return failure(None, REQUEST, "expected a method, and an id that is a text or a whole number")
    if "id" not in message:
        return None
    params = message.get("params") or {}
    if not isinstance(params, dict):
        return failure(id, PARAMS, "expected a table of parameters")
    if method == "initialize":
        return {"jsonrpc": "2.0", "id": id, "result": greeting(chair, params)}
    if method == "ping":
        return {"jsonrpc": "2.0", "id": id, "result": {}}
    if method == "tools/list":
        tools = [{"name": d.name, "description": d.about, "inputSchema": d.schema()} for d in DEEDS.values()]
        return {"jsonrpc": "2.0", "id": id, "result": {"tools": tools}}
    if method != "tools/call":
        return failure(id, METHOD, f"no method {method}")
    name = params.get("name")
    if not isinstance(name, str) or name not in DEEDS:
        return failure(id, PARAMS, f"no tool {name}")
    return {"jsonrpc": "2.0", "id": id, "result": called(chair, name, params.get("arguments") or {})}


def greeting(chair: AgentSeat, params: dict[str, Any]) -> dict[str, Any]:
    """Who we are, in the version of the protocol that the client speaks if we do."""
    wanted = params.get("protocolVersion")
    game = chair.match.rulebook.id
    return {
        "protocolVersion": wanted if wanted in PROTOCOLS else PROTOCOLS[0],
        "capabilities": {"tools": {}},
        "serverInfo": {"name": "hullbreach", "version": VERSION},
        "instructions": f"You are seat-{chair.seat + 1} in a match of {game}. Look, then choose until it is over. "
        "Ask for cards and rules where you need them.",
    }


def called(chair: AgentSeat, name: str, arguments: object) -> dict[str, Any]:
    """The result of a tool; what the rules or we refuse is an error that the model reads."""
    try:
        found = DEEDS[name].do(chair, arguments)
    except BadInput as wrong:
        return {"content": [{"type": "text", "text": str(wrong)}], "isError": True}
    text = json.dumps(found, ensure_ascii=False, separators=(",", ":"))
    return {"content": [{"type": "text", "text": text}], "structuredContent": found, "isError": False}
