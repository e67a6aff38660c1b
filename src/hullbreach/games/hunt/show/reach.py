"""Why a piece does not get to a tile, or at an enemy: too far, a closed door, no room on the way, no sight."""

from __future__ import annotations

from hullbreach.games.hunt.rules.board import movement
from hullbreach.games.hunt.rules.board.movement import allowance
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.show.routes import routes
from hullbreach.games.hunt.words import options as opt
from hullbreach.games.hunt.words import questions
from hullbreach.kernel.errors import No
from hullbreach.kernel.match import Question
from hullbreach.kernel.options import Option, members

# What only says that this action is none for this piece: another one may be.
NO_ACTION = ("no-weapon-for-it", "not-of-this-faction", "not-offered")


def beyond(g: Hunt, question: Question) -> list[tuple[Option, No]]:
    """The tiles and enemies that the piece a question is about does not reach, with what keeps it from them."""
    ask = question.ask
    if ask.prompt not in (questions.ACTION, questions.STEP) or g.tile[ask.about[0]] < 0:
        return []
    piece = ask.about[0]
    near = g.fixed.graph.steps(g.tile[piece]) | 1 << g.tile[piece]
    reached = {route.to for route in routes(g, question)}
    names = g.fixed.board.names
    found = [
        kept_from(g, question, piece, tile)
        for tile in members(g.fixed.graph.nodes & ~g.gone & ~near)
        if f"tile:{names[tile]}" not in reached
    ]
    if ask.prompt is questions.ACTION:
        found += [
            kept_off(question, other)
            for other in range(len(g.tile))
            if g.tile[other] >= 0 and g.side(other) != g.side(piece) and not aimed_at(question, other)
        ]
    return found


def kept_from(g: Hunt, question: Question, piece: int, tile: int) -> tuple[Option, No]:
    """What keeps a piece from a tile that is more than one step away."""
    if question.ask.prompt is questions.STEP:
        option, left = Option(opt.STEP, (tile,)), question.ask.about[1]
        no = question.why_not(option)
    else:
        option, left = Option(opt.RUN, (tile,)), allowance(g, piece, movement.RUN)
        no = question.why_not(option)
        if no.reason != "not-adjacent":
            option, left = Option(opt.MOVE, (tile,)), allowance(g, piece, movement.MOVE)
            no = question.why_not(option)
    if no.reason != "not-adjacent":
        return option, no
    steps = steps_to(g, g.tile[piece], tile)
    if steps > left:
        return option, No("too-far-to-walk", tile, steps, left, rule="HUNT-MOV-01")
    if steps > 0:
        return option, No("no-end-on-the-way", tile, rule="HUNT-MOV-10")
    if g.fixed.graph.distance(g.tile[piece], tile) > 0:
        return option, No("door-closed", tile, rule="HUNT-MOV-06")
    return option, No("no-way", tile, rule="HUNT-MOV-06")


def steps_to(g: Hunt, here: int, tile: int) -> int:
    """How many steps away a tile is through open doors; -1 where there is no such way."""
    seen = front = 1 << here
    steps = 0
    while front:
        if front >> tile & 1:
            return steps
        following = 0
        for each in members(front):
            following |= g.steps(each)
        front = following & ~seen
        seen |= front
        steps += 1
    return -1


def aimed_at(question: Question, other: int) -> bool:
    """Whether something can be done to a piece."""
    return any(
        kind == "piece" and value == other
        for option in question.options
        for (_, kind), value in zip(option.phrase.places, option.args, strict=True)
    )


def kept_off(question: Question, other: int) -> tuple[Option, No]:
    """Why an enemy cannot be shot at; or, where that is not for this piece, why it cannot be fought."""
    shoot, fight = Option(opt.SHOOT, (other,)), Option(opt.FIGHT, (other,))
    no = question.why_not(shoot)
    return (fight, question.why_not(fight)) if no.reason in NO_ACTION else (shoot, no)
