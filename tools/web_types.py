"""Write web/src/messages.ts: the types of everything that passes between server and page, from the server's schema."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from hullbreach.server.schema import schema

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "messages.ts"
HEAD = "// Generated from the server's schema by `make web-types`; do not edit.\n"
# Fields whose default is their only value: they tell the members of a union apart.
TELLING = ("shape", "kind")
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def named(reference: str) -> str:
    """The type that a reference of the schema points at."""
    return reference.rsplit("/", 1)[1]


def wrapped(text: str) -> str:
    """A type that can stand before ``[]``."""
    return f"({text})" if "|" in text else text


def typed(part: dict[str, Any]) -> str:
    """One part of the schema as a TypeScript type."""
    if "$ref" in part:
        return named(part["$ref"])
    if "anyOf" in part or "oneOf" in part:
        return " | ".join(dict.fromkeys(typed(one) for one in part.get("anyOf") or part["oneOf"]))
    if "enum" in part:
        return " | ".join(json.dumps(value) for value in part["enum"])
    if "const" in part:
        return json.dumps(part["const"])
    kind = part.get("type")
    if isinstance(kind, list):
        return " | ".join(PLAIN[one] for one in kind)
    if kind == "array":
        if "prefixItems" in part:
            return f"[{', '.join(typed(one) for one in part['prefixItems'])}]"
        return f"{wrapped(typed(part.get('items', {})))}[]"
    if kind == "object" and isinstance(part.get("additionalProperties"), dict):
        return f"Record<string, {typed(part['additionalProperties'])}>"
    if kind == "object" and "properties" in part:
        return "{ " + "; ".join(fields(part)) + " }"
    if kind == "object":
        return "Record<string, unknown>"
    return PLAIN[kind] if isinstance(kind, str) else "unknown"


def told(name: str, part: dict[str, Any]) -> str:
    """The type of one field of an object."""
    if name in TELLING and part.get("default"):
        return json.dumps(part["default"])
    return typed(part)


def fields(part: dict[str, Any]) -> list[str]:
    """The fields of an object; those that the schema does not require may be left out."""
    required = set(part.get("required", []))
    return [
        f"{name}{'' if name in required else '?'}: {told(name, value)}" for name, value in part["properties"].items()
    ]


def declared(name: str, part: dict[str, Any]) -> str:
    """One exported type with its docstring."""
    about = f"/** {' '.join(part['description'].split())} */\n" if part.get("description") else ""
    if part.get("type") == "object" and "properties" in part:
        body = "".join(f"  {field};\n" for field in fields(part))
        return f"{about}export interface {name} {{\n{body}}}\n"
    return f"{about}export type {name} = {typed(part)};\n"


def generate() -> str:
    """The whole file."""
    types: dict[str, Any] = schema()["$defs"]  # type: ignore[assignment]
    return "\n".join([HEAD, *(declared(name, types[name]) for name in sorted(types))])


if __name__ == "__main__":
    text = generate()
    if "--check" in sys.argv:
        sys.exit(0 if TARGET.read_text("utf-8") == text else f"{TARGET.name} is older than the schema: make web-types")
    TARGET.write_text(text, "utf-8")
