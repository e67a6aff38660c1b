"""A client of the Model Context Protocol that plays a whole match; a language model would choose instead of LUCK."""

import json
import random
import subprocess
import sys
from itertools import count

NUMBERS = count(1)
LUCK = random.Random(1)


def tell(table: subprocess.Popen[str], **message: object) -> None:
    print(json.dumps({"jsonrpc": "2.0", **message}), file=table.stdin, flush=True)


def ask(table: subprocess.Popen[str], method: str, **params: object) -> dict:
    tell(table, id=next(NUMBERS), method=method, params=params)
    return json.loads(table.stdout.readline())["result"]


def call(table: subprocess.Popen[str], tool: str, **arguments: object) -> dict:
    answer = ask(table, "tools/call", name=tool, arguments=arguments)
    return sys.exit(answer["content"][0]["text"]) if answer["isError"] else answer["structuredContent"]


command = [sys.executable, "-m", "hullbreach", "agent", "--mcp", *sys.argv[1:]]
with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as table:
    me = {"name": "example", "version": "1"}
    ask(table, "initialize", protocolVersion="2025-06-18", capabilities={}, clientInfo=me)
    tell(table, method="notifications/initialized")
    turn = call(table, "look")
    while "over" not in turn:
        turn = call(table, "choose", option=LUCK.randint(1, turn["question"]["count"]))
print("won" if turn["over"]["you_won"] else "lost", "-", turn["over"]["why"])
