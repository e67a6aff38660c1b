"""The JSON schema of every message and body: ``python -m hullbreach.server.schema``."""

from __future__ import annotations

import json
from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema

from hullbreach.kernel import scene
from hullbreach.server import bodies, howto, judging, lessons, messages, positions, puzzles
from hullbreach.table import reviewing

CLIENT = (
    messages.Hello, messages.Choose, messages.Speak, messages.AskHint, messages.AskLines, messages.AskWhy,
    messages.AskClosed, messages.AskUndo, messages.VoteUndo, messages.Hurry, messages.Chat, messages.Ping,
    bodies.NewTable, bodies.Preview, bodies.TakeSeat, bodies.Fork, bodies.Again, bodies.Mine, bodies.Swap,
    lessons.LessonChoices, puzzles.PuzzleChoices,
    positions.PositionText, positions.PositionPlay,
)  # fmt: skip
SERVER = (
    scene.Scene,
    messages.Welcome, messages.Update, messages.RefusedChoice, messages.TableFacts, messages.ChatLine, messages.Hint,
    messages.Lines, messages.Why, messages.Closed, messages.Problem, messages.Pong,
    bodies.Failure, bodies.Game, bodies.Taken, bodies.Called, bodies.TableSummary, bodies.Replay, bodies.Shown,
    bodies.Verified, bodies.Rules, bodies.Sheets, reviewing.Reviewed, judging.Judging, bodies.Dealt, bodies.Swaps,
    lessons.LessonSummary, lessons.LessonShown, puzzles.PuzzleSummary, puzzles.PuzzleShown,
    positions.PositionWords, positions.PositionShown, positions.PositionTold, howto.HowTo,
)  # fmt: skip
# Of a change only the question is always there.
PARTIAL = ("SceneChange",)


class EverythingSent(GenerateJsonSchema):
    """What the server sends is complete: a field with a default is there, too."""

    def field_is_required(self, field: Any, total: bool) -> bool:
        return True if self.mode == "serialization" else super().field_is_required(field, total)


def schema() -> dict[str, object]:
    """One schema with a definition for every type."""
    adapters: list[tuple[str, Any, TypeAdapter[Any]]] = [
        *((kind.__name__, "validation", TypeAdapter(kind)) for kind in CLIENT),
        *((kind.__name__, "serialization", TypeAdapter(kind)) for kind in SERVER),
    ]
    _, found = TypeAdapter.json_schemas(
        adapters, schema_generator=EverythingSent, ref_template="#/$defs/{model}", title="Hullbreach"
    )
    for name in PARTIAL:
        found["$defs"][name]["required"] = ["question"]
    found["$defs"]["ClientMessage"] = _one_of(CLIENT, "kind")
    found["$defs"]["ServerMessage"] = _one_of(SERVER, "kind")
    found["anyOf"] = [{"$ref": f"#/$defs/{kind.__name__}"} for kind in (*CLIENT, *SERVER)]
    return found


def _one_of(kinds: tuple[Any, ...], field: str) -> dict[str, object]:
    named = [kind for kind in kinds if field in getattr(kind, "__annotations__", {})]
    return {"anyOf": [{"$ref": f"#/$defs/{kind.__name__}"} for kind in named]}


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1))
