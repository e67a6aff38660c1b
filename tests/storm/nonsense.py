"""Nonsense made from what the server documents: mostly almost right, at times anything at all; a seed is one course."""

from __future__ import annotations

import json
import random
from typing import Any
from urllib.parse import quote

Schema = dict[str, Any]
# How often something else stands where a schema says what should, something is missing, or there is more.
WRONG, MISSING, MORE = 0.12, 0.1, 0.1
TEXTS = (
    "",
    " ",
    "\0",
    "\n",
    "é",
    "\ud7ff\U0001f47e",
    "x" * 300,
    "x" * 3000,
    "../..",
    "%00",
    "' OR 1=1 --",
    "<b>",
    "null",
)
NUMBERS = (0, 1, -1, 2, 3, 7, 255, 2**31, 2**63, -(2**63), 2**70, 0.5, -0.0, 1e308)
LANGS = ("en", "de", "fr")
METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "NONSENSE")
DEEPEST = 5


class Nonsense:
    """A source of messages and requests; ``words`` are ids, names and tokens that mean something to the server."""

    def __init__(self, seed: int, messages: Schema, api: Schema, words: list[str]) -> None:
        self.dice = random.Random(seed)
        self.messages = messages
        self.api = api
        self.words = [*words, *TEXTS, *LANGS]
        self.operations = [
            (method.upper(), path, operation)
            for path, methods in api["paths"].items()
            for method, operation in methods.items()
        ]

    def luck(self, chance: float) -> bool:
        """Whether something with this chance happens now."""
        return self.dice.random() < chance

    # ---- values

    def anything(self, depth: int = 0) -> object:
        """Any JSON."""
        kind = self.dice.randrange(5 if depth >= DEEPEST else 7)
        if kind < 2:
            return self.dice.choice(self.words)
        if kind == 2:
            return self.dice.choice(NUMBERS)
        if kind == 3:
            return self.dice.choice((None, True, False))
        if kind == 4:
            return "".join(chr(self.dice.randrange(1, 0xD7FF)) for _ in range(self.dice.randrange(12)))
        if kind == 5:
            return [self.anything(depth + 1) for _ in range(self.dice.randrange(4))]
        return {self.dice.choice(self.words): self.anything(depth + 1) for _ in range(self.dice.randrange(4))}

    def value(self, schema: Schema, whole: Schema, depth: int = 0) -> object:
        """Something like what a schema asks for."""
        if depth > DEEPEST or self.luck(WRONG):
            return self.anything(depth)
        if "$ref" in schema:
            found: Any = whole
            for part in schema["$ref"].removeprefix("#/").split("/"):
                found = found[part]
            return self.value(found, whole, depth)
        for several in ("anyOf", "oneOf"):
            if several in schema:
                return self.value(self.dice.choice(schema[several]), whole, depth)
        if "const" in schema or "enum" in schema:
            return self.dice.choice(schema.get("enum") or [schema["const"]])
        kind = schema.get("type")
        if kind == "object":
            return self.object(schema, whole, depth)
        if kind == "array":
            return [self.value(schema.get("items", {}), whole, depth + 1) for _ in range(self.dice.randrange(4))]
        if kind in ("integer", "number"):
            return self.dice.choice(NUMBERS[:6])
        if kind == "boolean":
            return self.luck(0.5)
        return self.dice.choice(self.words) if kind == "string" else self.anything(depth)

    def object(self, schema: Schema, whole: Schema, depth: int) -> object:
        """An object, almost."""
        found = {
            name: self.value(inner, whole, depth + 1)
            for name, inner in schema.get("properties", {}).items()
            if not self.luck(MISSING)
        }
        if self.luck(MORE):
            found[self.dice.choice(self.words)] = self.anything(depth)
        return found

    # ---- what is sent

    def message(self) -> str | bytes:
        """A message over a socket: text, or bytes."""
        kinds = self.messages["oneOf"]
        text = json.dumps(
            self.anything() if self.luck(WRONG) else self.value(self.dice.choice(kinds), self.messages),
            ensure_ascii=self.luck(0.5),
        )
        if self.luck(WRONG):
            text = self.broken(text)
        return text.encode(errors="replace") if self.luck(0.1) else text

    def broken(self, text: str) -> str:
        """A text with something cut out, doubled or put in."""
        at = self.dice.randrange(len(text) + 1)
        to = min(len(text), at + self.dice.randrange(8))
        return (
            text[:at]
            + self.dice.choice(("", text[at:to] * 2, self.dice.choice(self.words), '"', "{", "\\u0000"))
            + text[to:]
        )

    def request(self) -> bytes:
        """A request over HTTP, to the last byte."""
        method, path, operation = self.dice.choice(self.operations)
        asked: list[str] = []
        headers = {"host": "localhost"}
        for parameter in operation.get("parameters", []):
            value = self.value(parameter["schema"], self.api)
            text = value if isinstance(value, str) else json.dumps(value)
            if parameter["in"] == "path":
                path = path.replace(f"{{{parameter['name']}}}", quote(text, safe="") or "x")
            elif parameter["in"] == "query" and not self.luck(0.5):
                asked.append(f"{parameter['name']}={quote(text, safe='')}")
            elif parameter["in"] == "header" and not self.luck(0.3):
                headers[parameter["name"]] = f"Bearer {printable(text)}"
        body = b""
        if operation.get("requestBody") or self.luck(0.05):
            schema = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
            text = json.dumps(self.value(schema, self.api))
            body = (self.broken(text) if self.luck(0.1) else text).encode(errors="replace")
            headers["content-type"] = "application/json" if self.luck(0.95) else printable(self.dice.choice(self.words))
        if self.luck(0.05):
            method = self.dice.choice(METHODS)
        if self.luck(0.03):
            headers[self.dice.choice(("host", "origin", "accept-language", "range", "if-none-match", "x"))] = printable(
                self.dice.choice(self.words)
            )
        headers["content-length"] = str(len(body))
        line = f"{method} {path}{'?' + '&'.join(asked) if asked else ''} HTTP/1.1\r\n"
        return (line + "".join(f"{name}: {value}\r\n" for name, value in headers.items()) + "\r\n").encode() + body


def printable(text: str) -> str:
    """What may stand in a header; everything else is refused before anybody of ours looks at it."""
    return "".join(each for each in text if " " < each < "\x7f")[:200]
