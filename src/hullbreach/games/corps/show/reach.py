"""Why a character does not get to a square, or at a card of a search: too far, held up, shut off, enough taken."""

from __future__ import annotations

from hullbreach.games.corps.rules.movement import NO_LIMIT, no_ending
from hullbreach.games.corps.rules.state import Corps
from hullbreach.games.corps.show.routes import toward, ways
from hullbreach.games.corps.words import options as opt
from hullbreach.games.corps.words import questions
from hullbreach.kernel.errors import No
from hullbreach.kernel.match import Question
from hullbreach.kernel.options import Option, bits


def beyond(g: Corps, question: Question) -> list[tuple[Option, No]]:
    """The squares that a walk does not lead to, or the cards that a search leaves, with the reason."""
    ask = question.ask
    if ask.prompt is questions.TAKE:
        # A search asks nothing about the cards that stay where they are, but they lie before whoever searches.
        lifted = [Option(opt.TAKE, (card,)) for card in dict.fromkeys(g.lifted)]
        return [(option, question.why_not(option)) for option in lifted if option not in question.options]
    if ask.prompt not in (questions.ACTION, questions.STEP) or toward(g) != NO_LIMIT:
        return []
    who = ask.about[0]
    here = g.square[who]
    if here < 0:
        return []
    left = g.side(who).speed if ask.prompt is questions.ACTION else ask.about[1]
    first = sum([1 << option.args[0] for option in question.options if option.phrase is opt.MOVE])
    reached = first | sum([1 << way[-1] for way in ways(g, who, first, left)])
    found: list[tuple[Option, No]] = []
    for square in bits(g.board.exists & ~reached & ~(1 << here)):
        option = Option(opt.MOVE, (square,))
        no = question.why_not(option)
        found.append((option, held_up(g, who, square, left) if no.reason == "not-a-neighbour" else no))
    return found


def held_up(g: Corps, who: int, square: int, left: int) -> No:
    """What keeps a character from a square that is more than one step away."""
    here = 1 << g.square[who]
    enemies = g.alien_squares | g.blip_squares
    steps = steps_to(g.board.rings(here, g.barricaded, enemies), square)
    if steps > left:
        return No("too-far-to-walk", square, steps, left, rule="CORPS-MOV-01")
    if steps > 0:
        if no_ending(g, who) >> square & 1:
            return No("cannot-end-there", square, rule="CORPS-MOV-05")
        # Whoever comes next to an Alien or a blip goes no further.
        return No("stopped-before", square, rule="CORPS-MOV-06")
    if steps_to(g.board.rings(here, 0, enemies), square) > 0:
        return No("door-barricaded", square, rule="CORPS-DOOR-06")
    if steps_to(g.board.rings(here, g.barricaded, 0), square) > 0:
        return No("enemies-bar-the-way", square, rule="CORPS-MOV-03")
    return No("way-blocked", square, rule="CORPS-MOV-02")


def steps_to(rings: list[int], square: int) -> int:
    """How many steps away a square is; -1 where none of these ways leads to it."""
    return next((n for n, ring in enumerate(rings) if ring >> square & 1), -1)
