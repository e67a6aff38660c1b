"""A far tile in one gesture: a Move or a Run as a walk."""

from __future__ import annotations

from hullbreach.games.hunt.rules.board import movement
from hullbreach.games.hunt.rules.board.movement import allowance, barred
from hullbreach.games.hunt.rules.board.space import enemies_on, fits
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.games.hunt.words import events, questions
from hullbreach.games.hunt.words import options as opt
from hullbreach.kernel.match import Question
from hullbreach.kernel.options import Option, bits
from hullbreach.kernel.phrases import Events, Phrase
from hullbreach.kernel.requests import Ask
from hullbreach.kernel.scene import Route

# The cheaper action first: what a Move reaches needs no Run.
WALKS: tuple[tuple[Phrase, int], ...] = ((opt.MOVE, movement.MOVE), (opt.RUN, movement.RUN))
STEPS = (events.MOVED, events.POINTS_LOST)
# What one may do before one's own activation, and before its first action.
BEFORE_OWN = (questions.BETWEEN, questions.START, questions.AFTER_ACTIVATION)


def walks_on(ask: Ask, happened: Events) -> bool:
    """Whether a walk goes on by itself: whatever it meets on its way ends it, so that the person can react to it."""
    return ask.prompt is questions.STEP and all(event.phrase in STEPS for event in happened)


def leaving(ask: Ask) -> Option | None:
    """The option that ends a walk, or lets the moment before one's own activation or action go by."""
    if ask.prompt is questions.STEP:
        return Option(opt.STOP, ())
    return Option(ask.passing, ()) if ask.passing is not None and ask.prompt in BEFORE_OWN else None


def routes(g: Hunt, question: Question) -> list[Route]:
    """A shortest way to every tile that is more than one step away and where the walk may end."""
    ask = question.ask
    if ask.prompt is questions.STEP:
        return _walks(g, question, opt.STEP, ask.about[0], ask.about[1])
    if ask.prompt is not questions.ACTION:
        return []
    found: dict[str, Route] = {}
    for phrase, how in WALKS:
        for route in _walks(g, question, phrase, ask.about[0], allowance(g, ask.about[0], how)):
            found.setdefault(route.to, route)
    return list(found.values())


def _walks(g: Hunt, question: Question, first: Phrase, piece: int, left: int) -> list[Route]:
    """The walks that begin with this option."""
    open_now = [option.args[0] for option in question.options if option.phrase is first]
    names, board = g.names, g.fixed.board
    found: list[Route] = []
    for way in ways(g, piece, sum([1 << tile for tile in open_now]), left):
        texts = [Option(first, (way[0],)).text(names)]
        texts += [Option(opt.STEP, (tile,)).text(names) for tile in way[1:]]
        if len(way) < left:
            texts.append(Option(opt.STOP, ()).text(names))
        found.append(Route(f"tile:{board.names[way[-1]]}", texts))
    return found


def ways(g: Hunt, piece: int, first: int, left: int) -> list[list[int]]:
    """The shortest ways of two tiles or more, beginning with one of the open first steps."""
    here = g.tile[piece]
    before: dict[int, int] = dict.fromkeys(bits(first), here)
    found: list[list[int]] = []
    front = first
    for _ in range(left - 1):
        following = 0
        for tile in bits(front):
            if enemies_on(g, 1 << tile, g.side(piece)):
                continue
            for other in bits(g.steps(tile) & ~(1 << here)):
                if other not in before and fits(g, piece, other) and barred(g, piece, other) is None:
                    before[other] = tile
                    following |= 1 << other
        for tile in bits(following & ~g.fixed.board.vents):
            way = [tile]
            while before[way[-1]] != here:
                way.append(before[way[-1]])
            found.append(way[::-1])
        front = following
    return found
