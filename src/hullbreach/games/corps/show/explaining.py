# mypyc: skip
"""Why Aliens and blips do what they do: whom they passed over, and why."""

from __future__ import annotations

from hullbreach.games.corps.rules.alien_phase import ActivateAliens
from hullbreach.games.corps.rules.defence import AlienAttack, adjacent_characters
from hullbreach.games.corps.rules.hunting import HuntStep, blocked_for
from hullbreach.games.corps.rules.pieces import alien_piece, blip_piece, to_characters
from hullbreach.games.corps.rules.state import Corps
from hullbreach.games.corps.show.sayings import SAYINGS
from hullbreach.games.corps.words import events
from hullbreach.kernel.match import Match, Past
from hullbreach.kernel.retrace import Decided, decided_on_the_way
from hullbreach.text import Messages
from hullbreach.text.messages import Argument

# Others that were passed over are told up to this many; the rest lost for the same reason.
TOLD = 6


def explain(match: Match, past: Past, n: int, seat: int, lang: str) -> list[str]:
    """Why the event with this number came out as it did, from what a seat may know; empty for most events."""
    event = past[n]
    messages = Messages.load("corps", lang)
    if event.phrase is events.ALIEN_MOVED:
        return goes_for(match, past, n, seat, alien_piece(event.args[0]), messages)
    if event.phrase is events.BLIP_MOVED:
        return goes_for(match, past, n, seat, blip_piece(event.args[0]), messages)
    if event.phrase is events.ALIEN_ACTIVATED:
        return acts_first(match, past, n, seat, event.args[0], messages)
    if event.phrase is events.DEFENCE_ROLL:
        return attacks(match, past, n, seat, event.args[1], event.args[0], messages)
    return []


def decided_by(match: Match, past: Past, n: int) -> list[Decided]:
    """What had been decided when the event with this number happened."""
    return [decided for decided in decided_on_the_way(match, past) if decided.told <= n]


def known(decided: Decided, seat: int) -> Corps:
    """The position at a decision, as a seat knows it."""
    g = decided.match.view(seat).state
    assert isinstance(g, Corps)
    return g


def word(g: Corps, messages: Messages, place: str, kind: str, value: int) -> dict[str, Argument]:
    """The name of a thing in the forms that messages use."""
    return SAYINGS.forms(g.fixed, messages, place, kind, value)


# ---- moving


def goes_for(match: Match, past: Past, n: int, seat: int, piece: int, messages: Messages) -> list[str]:
    """Whom it goes for, whom it passed over, and whether other spaces would have led there as fast."""
    steps = [
        d for d in decided_on_the_way(match, past) if d.told <= n and isinstance(d.match.state.stack[-1], HuntStep)
    ]
    here = step_of(steps[-1], piece) if steps else None
    if here is None:
        return []
    # The target was chosen where the move began.
    first = steps[-1]
    for decided in reversed(steps):
        step = step_of(decided, piece)
        if step is None or step.target != here.target:
            break
        first = decided
    found = targets_weighed(known(first, seat), piece, here.target, messages)
    ways = here.squares.bit_count()
    return [*found, messages.say("why-ways", n=ways)] if ways > 1 else found


def step_of(decided: Decided, piece: int) -> HuntStep | None:
    """The step of this piece that was decided, if it was one of its steps."""
    step = decided.match.state.stack[-1]
    return step if isinstance(step, HuntStep) and step.piece == piece else None


def path_lengths(g: Corps, square: int) -> dict[int, int]:
    """How many steps each character is away that can be reached (CORPS-AMB-17)."""
    blocked = blocked_for(g, square)
    front = seen = 1 << square
    found: dict[int, int] = {}
    steps = 0
    while front:
        steps += 1
        around = g.board.spread(front, 0)
        for who in g.characters_on(around & g.character_squares):
            found.setdefault(who, steps)
        front = around & ~blocked & ~seen
        seen |= front
    return found


def targets_weighed(g: Corps, piece: int, target: int, messages: Messages) -> list[str]:
    """Every character on the board: the one it goes for, and what the others lacked."""
    square = g.piece_square(piece)
    steps = path_lengths(g, square)
    reachable = target in steps
    if not reachable:
        steps = {who: g.board.distance(square, g.square[who], 0) for who in g.on_board()}
    own = steps[target]
    kept = any(n < own for n in steps.values())
    args = {**word(g, messages, "piece", "piece", piece), **word(g, messages, "who", "character", target)}
    id = "why-keeps-to" if kept else "why-goes-for" if reachable else "why-goes-for-unreachable"
    found = [messages.say(id, **args, n=own)]
    others = sorted([who for who in g.on_board() if who != target], key=lambda who: steps.get(who, 999))
    for who in others[:TOLD]:
        name = word(g, messages, "who", "character", who)
        if who not in steps:
            found.append(messages.say("why-shut-off", **name))
        elif not kept or steps[who] >= own:
            found.append(messages.say("why-as-near" if steps[who] == own else "why-farther", **name, n=steps[who]))
    return found


# ---- the order, and whom it attacks


def acts_first(match: Match, past: Past, n: int, seat: int, alien: int, messages: Messages) -> list[str]:
    """Why this Alien comes before the others (CORPS-ALN-02)."""
    turns = [
        d
        for d in decided_on_the_way(match, past)
        if d.told <= n and isinstance(d.match.state.stack[-1], ActivateAliens)
    ]
    if not turns:
        return []
    g = known(turns[-1], seat)
    own = steps_to_anybody(g, alien)
    found = [messages.say("why-first", **word(g, messages, "piece", "alien", alien), n=own)]
    waiting = [other for other in g.aliens if other != alien and not g.done >> other & 1]
    for other in sorted(waiting, key=lambda each: steps_to_anybody(g, each))[:TOLD]:
        steps = steps_to_anybody(g, other)
        name = word(g, messages, "who", "alien", other)
        found.append(messages.say("why-as-near" if steps == own else "why-farther", **name, n=steps))
    return found


def steps_to_anybody(g: Corps, alien: int) -> int:
    """The steps to the space of the nearest character, as people count them; the rules count to the one before."""
    return to_characters(g, g.aliens[alien]) + 1


def attacks(match: Match, past: Past, n: int, seat: int, alien: int, who: int, messages: Messages) -> list[str]:
    """Why it attacks this character and none of the others next to it (CORPS-AMB-32)."""
    decided = decided_by(match, past, n)[-1]
    g = known(decided, seat)
    for frame in decided.match.state.stack:
        if isinstance(frame, AlienAttack) and frame.alien == alien and alien in g.aliens:
            near = [other for other in adjacent_characters(g, g.aliens[alien]) if other != who]
            name = word(g, messages, "who", "character", who)
            if not near:
                return [messages.say("why-only-one-near", **name)]
            hunted = frame.toward == who
            found = [messages.say("why-attacks-target", **name)] if hunted else []
            id = "why-near-too" if hunted else "why-near-as-well"
            return found + [messages.say(id, **word(g, messages, "who", "character", other)) for other in near]
    return []
