"""Many steps in one gesture: the far squares a character reaches, and the whole way of an Alien or blip."""

from __future__ import annotations

from hullbreach.games.corps.rules.hunting import HuntStep, is_next_to_character, path_squares
from hullbreach.games.corps.rules.movement import NO_LIMIT, Move, near_enemies, no_ending
from hullbreach.games.corps.rules.state import Corps
from hullbreach.games.corps.words import events, questions
from hullbreach.games.corps.words import options as opt
from hullbreach.kernel.match import Question
from hullbreach.kernel.options import Option, bits
from hullbreach.kernel.phrases import Events
from hullbreach.kernel.requests import Ask
from hullbreach.kernel.scene import Route
from hullbreach.text import Messages

STEPS = (events.MOVED, events.ALIEN_MOVED, events.BLIP_MOVED)

LEAVING = {questions.STEP: opt.STOP, questions.EQUIP: opt.DONE}


def walks_on(ask: Ask, happened: Events) -> bool:
    """Whether a walk goes on by itself: what it meets on its way ends it, so that the person can react to it."""
    return ask.prompt in (questions.STEP, questions.GO) and all(event.phrase in STEPS for event in happened)


def leaving(ask: Ask) -> Option | None:
    """The option that ends a walk, or the equip step before an activation."""
    word = LEAVING.get(ask.prompt)
    return None if word is None else Option(word, ())


def routes(g: Corps, question: Question, messages: Messages) -> list[Route]:
    """A shortest way to every square that is more than one step away and where the walk may end."""
    ask = question.ask
    if ask.prompt is questions.GO:
        return hunt(g, messages)
    if not question.options.has(opt.MOVE):
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
        if option.phrase is opt.MOVE:
            first |= 1 << option.args[0]
    names = g.names
    return [
        Route(f"square:{names.name('square', way[-1])}", [Option(opt.MOVE, (square,)).text(names) for square in way])
        for way in ways(g, who, first, left)
    ]


def hunt(g: Corps, messages: Messages) -> list[Route]:
    """The rest of the way to the hunted character, where several spaces lead there equally fast more than once."""
    top = g.stack[-1] if g.stack else None
    if not isinstance(top, HuntStep):
        return []
    square, steps = g.piece_square(top.piece), top.squares
    texts: list[str] = []
    for _ in range(top.left):
        if not steps:
            break
        # The straightest way; where there is only one, nobody is asked.
        chosen = min(bits(steps), key=lambda s: (g.board.king(s, g.square[top.target]), not straight(g, square, s), s))
        if steps.bit_count() > 1:
            texts.append(Option(opt.GO, (chosen,)).text(g.names))
        square = chosen
        steps = 0 if is_next_to_character(g, square) else path_squares(g, square, top.target)
    if len(texts) < 2:
        return []
    who = messages.say(f"character-{g.names.name('character', top.target)}")
    return [Route(f"square:{g.names.name('square', square)}", texts, messages.say("scene-go-all", who=who))]


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
