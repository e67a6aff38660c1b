"""A program that plays a whole match over lines of JSON: it attacks where it can, else it takes what comes first."""

import json
import subprocess
import sys

command = [sys.executable, "-m", "hullbreach", "agent", *sys.argv[1:]]
with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as table:
    turn = json.loads(table.stdout.readline())["result"]  # the first line comes unasked
    while "over" not in turn:
        question = turn["question"]
        options = question.get("options", {})
        attacks = [number for number, text in options.items() if text.startswith(("attack", "fire", "kill"))]
        choice = int(attacks[0]) if attacks else 1
        print(json.dumps({"do": "choose", "option": choice}), file=table.stdin, flush=True)
        answer = json.loads(table.stdout.readline())
        turn = answer.get("result") or sys.exit(answer["error"])
print("won" if turn["over"]["you_won"] else "lost", "-", turn["over"]["why"])
