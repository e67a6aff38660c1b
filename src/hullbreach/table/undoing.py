"""Taking back: how far a step, an action and a turn reach, and what had been seen by then."""

from __future__ import annotations

from dataclasses import dataclass

from hullbreach.kernel.chance import Committed, Seeded
from hullbreach.kernel.errors import BadInput, Illegal, No
from hullbreach.kernel.match import Match
from hullbreach.table.entries import ACTION, CLOCK, FURTHER, MAKERS, SEAT, STEP, Entry, UndoAsked, Undone, UndoVoted
from hullbreach.table.table import MOST_WISHES, Plan, Table, quiet_start, shortened

# What a mark says had been seen before it was taken back.
CHANCE, HIDDEN, END = "chance", "hidden", "end"
WORLDS = 2


@dataclass
class Moment:
    """A choice that was made: where in the rules it stood, and what chance had given before it."""

    seat: int
    depth: int
    turn: tuple[int, ...]
    drawn: int
    by_hand: bool
    # Part of the gesture that the choice before it began.
    further: bool


def refuse(reason: str) -> Illegal:
    """An undo that cannot be."""
    return Illegal(No(reason, rule="GEN"))


def moments(table: Table) -> list[Moment]:
    """Every choice of the match, looked at again."""
    match = table.match
    again = quiet_start(table.head)
    found: list[Moment] = []
    for past, maker in zip(match.pasts(), table.makers, strict=True):
        state = again.state
        found.append(
            Moment(
                past.seat,
                len(state.stack),
                match.rulebook.turn(state),
                drawn(again),
                MAKERS[maker] in (SEAT, CLOCK, FURTHER),
                MAKERS[maker] == FURTHER,
            )
        )
        again.play(past.option, past.seat)
    return found


def drawn(match: Match) -> int:
    """How many numbers chance has given so far."""
    source = match.state.source
    assert isinstance(source, Committed)
    return source.drawn


def target(found: list[Moment], held: list[int], reach: str) -> int:
    """How many choices are kept when these seats take back their last step, action or turn; -1 when there is none.

    What was done with one gesture is taken back as one.
    """
    own = [n for n, moment in enumerate(found) if moment.seat in held and moment.by_hand]
    if not own:
        return -1
    last = own[-1]
    if reach == STEP:
        return begun(found, last)
    turn = [n for n in own if found[n].turn == found[last].turn]
    # Only an unbroken run counts: the same character may act again in a later part of the round.
    for n in range(last, -1, -1):
        if found[n].turn != found[last].turn:
            turn = [each for each in turn if each > n]
            break
    if reach == ACTION:
        top = min(found[n].depth for n in turn)
        return begun(found, next(n for n in reversed(turn) if found[n].depth == top))
    return begun(found, turn[0])


def begun(found: list[Moment], n: int) -> int:
    """The first choice of the gesture that a choice belongs to."""
    seat = found[n].seat
    while found[n].further or found[n].seat != seat or not found[n].by_hand:
        # Others may have passed in between, and so may the policy of the seat.
        n -= 1
    return n


def seen_since(table: Table, held: list[int], keep: int, found: list[Moment]) -> str:
    """What the choices after this one have shown that cannot be forgotten again: chance, hidden facts, or nothing.

    With the end of a match the key of its dice is published.
    """
    if table.finished:
        return END
    if drawn(table.match) != found[keep].drawn:
        return CHANCE
    match = shortened(table.match, keep)
    for past in table.match.pasts()[keep:]:
        for seat in held:
            for salt in range(WORLDS):
                if differs(match, past.option, past.seat, seat, salt):
                    return HIDDEN
        match.play(past.option, past.seat)
    return ""


def differs(match: Match, option: object, by: int, seat: int, salt: int) -> bool:
    """Whether a choice leads this seat to see something else in another world that looked the same to it before."""
    world = match.resampled(seat, Seeded(salt))
    here = match.copy()
    past = option
    try:
        world.play(past, by)  # type: ignore[arg-type]
    except (Illegal, BadInput):
        return True
    here.play(past, by)  # type: ignore[arg-type]
    if here.view(seat).position() != world.view(seat).position():
        return True
    return here.past is not None and world.past is not None and told(here, seat) != told(world, seat)


def told(match: Match, seat: int) -> list[tuple[str, tuple[int, ...]]]:
    """The events of the last choice that a seat saw."""
    assert match.past is not None
    return [(e.phrase.id, e.args) for e in match.past if e.audience < 0 or e.audience >> seat & 1]


def plan_undo(table: Table, held: list[int], reach: str) -> Plan | None:
    """Take back, or ask the others whether one may; ``Illegal`` says why not."""
    if not held:
        raise refuse("spectator")
    if table.finished and not table.alone():
        raise refuse("match-over")
    found = moments(table)
    keep = target(found, held, reach)
    if keep < 0:
        raise refuse("nothing-to-undo")
    if not table.alone() and needed(table, held[0]):
        if table.wish is not None and (table.wish.seat, table.wish.keep) == (found[keep].seat, keep):
            return None
        if table.wishes[found[keep].seat] >= MOST_WISHES:
            raise refuse("asked-enough")
        return Plan([UndoAsked(found[keep].seat, reach, keep)])
    return Plan([*undo_entries(table, held, keep, found, False)], shortened(table.match, keep))


def undo_entries(table: Table, held: list[int], keep: int, found: list[Moment], consent: bool) -> list[Entry]:
    """The entry of an undo, with a mark when it takes back what cannot be forgotten.

    That needs the consent of somebody, or a practice table: an empty seat agrees to nothing.
    """
    seen = seen_since(table, held, keep, found)
    if seen and not consent and not table.head.practice:
        raise refuse("undo-seen")
    mark = f"undo of {table.choices - keep} choices to {keep} after {seen}" if seen else ""
    return [Undone(keep, found[keep].seat, mark)]


def needed(table: Table, by: int) -> list[int]:
    """The seats whose people must agree to an undo that this seat asks for."""
    return [n for n in table.voters() if table.seats[n].token != table.seats[by].token]


def plan_vote(table: Table, held: list[int], agree: bool) -> Plan | None:
    """Agree to the undo that is asked for, or refuse it; the last to agree carries it out."""
    wish = table.wish
    if wish is None:
        raise refuse("no-undo-asked")
    asked = needed(table, wish.seat)
    mine = [seat for seat in held if seat in asked and seat not in wish.agreed]
    if agree and not mine:
        raise refuse("not-asked")
    if not agree:
        # Whoever asked may think better of it, too.
        if not held:
            raise refuse("not-asked")
        return Plan([UndoVoted(held[0], False)])
    votes: list[Entry] = [UndoVoted(seat, True) for seat in mine]
    if set(asked) - set(wish.agreed) - set(mine):
        return Plan(votes)
    own = table.held_by(table.seats[wish.seat].token)
    entries = undo_entries(table, own, wish.keep, moments(table), True)
    return Plan([*votes, *entries], shortened(table.match, wish.keep))
