"""Far squares that a character reaches in one gesture: the steps, as far as the rules let it walk on."""

from __future__ import annotations

from hullbreach.games.corps import events, questions, verbs
from hullbreach.games.corps.movement import NO_LIMIT, Move, near_enemies, no_ending
from hullbreach.games.corps.state import Corps
from hullbreach.kernel.match import Question
from hullbreach.kernel.options import Option, bits
from hullbreach.kernel.phrases import Events
from hullbreach.kernel.requests import Ask
from hullbreach.kernel.scene import Route


def walks_on(ask: Ask, happened: Events) -> bool:
    """Whether a walk goes on by itself: what it meets on its way ends it, so that the person can react to it."""
    return ask.prompt is questions.STEP and all(event.phrase is events.MOVED for event in happened)


def routes(g: Corps, question: Question) -> list[Route]:
    """A shortest way to every square that is more than one step away and where the walk may end."""
    ask = question.ask
    if not question.options.has(verbs.MOVE):
        return []
    who = ask.about[0]
    if ask.prompt is questions.ACTION:
        left = g.side(who).speed
    elif ask.prompt is questions.STEP and toward(g) == NO_LIMIT:
        left = ask.about[1]
    else:
        return []
    first = 0
    for option in question.options:
        if option.phrase is verbs.MOVE:
            first |= 1 << option.args[0]
    names = g.names
    return [
        Route(f"square:{names.name('square', way[-1])}", [Option(verbs.MOVE, (square,)).text(names) for square in way])
        for way in ways(g, who, first, left)
    ]


def toward(g: Corps) -> int:
    """The square that every step of the running move must approach, if there is one."""
    top = g.stack[-1] if g.stack else None
    return top.toward if isinstance(top, Move) else NO_LIMIT


def ways(g: Corps, who: int, first: int, left: int) -> list[list[int]]:
    """The shortest ways of two steps or more, beginning with one of the open first steps."""
    here = g.square[who]
    stops = near_enemies(g)
    closed = g.alien_squares | g.blip_squares | 1 << here
    ends = ~no_ending(g, who)
    before: dict[int, int] = dict.fromkeys(bits(first), here)
    found: list[list[int]] = []
    front = first
    for _ in range(left - 1):
        # Whoever must stop somewhere does not walk on from there.
        following = g.board.spread(front & ~stops, g.barricaded) & ~closed
        for square in before:
            following &= ~(1 << square)
        for square in bits(following):
            near = [s for s in bits(front & ~stops) if g.board.steps(s, g.barricaded) >> square & 1]
            # Of equally short ways the one that goes straight reads best.
            before[square] = min(near, key=lambda s: (not straight(g, s, square), not straight(g, before[s], s), s))
        for square in bits(following & ends):
            way = [square]
            while before[way[-1]] != here:
                way.append(before[way[-1]])
            found.append(way[::-1])
        front = following
    return found


def straight(g: Corps, one: int, other: int) -> bool:
    """Whether a step is not diagonal."""
    return one % g.board.width == other % g.board.width or one // g.board.width == other // g.board.width
