"""The entries of a table's log: everything that ever happened at it, in order, never changed.

A table is the fold of its entries. The database refuses a second entry with the same number, so whichever process
stores one first was first, and nobody needs to own a table.
"""

from __future__ import annotations

import msgspec

from hullbreach.kernel.errors import BadInput
from hullbreach.kernel.topics import USUAL

# Who made a choice: the person, a bot in their place, the policy of their seat or of their page, the clock; or the
# person again, with the gesture that the choice before began.
SEAT, BOT, POLICY, CLOCK, FURTHER = "seat", "bot", "policy", "clock", "further"
MAKERS = (SEAT, BOT, POLICY, CLOCK, FURTHER)
STEP, ACTION, TURN = "step", "action", "turn"
REACHES = (STEP, ACTION, TURN)


class Chosen(msgspec.Struct, tag="choice", tag_field="kind", frozen=True):
    """A seat chose."""

    seat: int
    text: str
    by: str = SEAT


class Undone(msgspec.Struct, tag="undo", tag_field="kind", frozen=True):
    """The match went back to where only so many choices were made; the mark says what had been seen by then."""

    keep: int
    seat: int
    mark: str = ""


class Seated(msgspec.Struct, tag="seat", tag_field="kind", frozen=True):
    """A seat changed: who sits there, under which name, and the hash of the token that proves it.

    bot: a bot plays for the person; voted: because the others at the table decided so. asks: the topics about which
    the person wants to be asked, where the policy of the seat would decide (``kernel/topics.py``). ready: the match
    need not wait for them once it is set up. opened: the seat is free because the people at the table agreed to it.
    """

    seat: int
    sits: str
    name: str = ""
    token: str = ""
    bot: bool = False
    voted: bool = False
    asks: tuple[str, ...] = USUAL
    ready: bool = True
    opened: bool = False


class UndoAsked(msgspec.Struct, tag="undo-asked", tag_field="kind", frozen=True):
    """A seat would like to go back to where only so many choices were made."""

    seat: int
    reach: str
    keep: int


class UndoVoted(msgspec.Struct, tag="undo-voted", tag_field="kind", frozen=True):
    """A seat agrees to that, or not."""

    seat: int
    agree: bool


class SeatAsked(msgspec.Struct, tag="seat-asked", tag_field="kind", frozen=True):
    """A seat would like a bot to play for somebody who is away, or to play itself again; needed: who must agree.

    opens: a bot's seat is to be free for somebody who comes. With a token it is somebody who comes (by is -1), or who
    sits elsewhere, and would like to sit down where others have played before.
    """

    by: int
    seat: int
    bot: bool
    needed: list[int]
    opens: bool = False
    name: str = ""
    token: str = ""
    asks: tuple[str, ...] = USUAL


class SeatVoted(msgspec.Struct, tag="seat-voted", tag_field="kind", frozen=True):
    """A seat agrees to that, or not."""

    seat: int
    agree: bool


class Begun(msgspec.Struct, tag="begun", tag_field="kind", frozen=True):
    """Somebody who sits at a table that gathered people says that it begins."""

    seat: int


class Sealed(msgspec.Struct, tag="sealed", tag_field="kind", frozen=True):
    """Somebody who plays here was shown more than a player sees (what), so nobody else sits down here any more."""

    seat: int
    what: str


Entry = Chosen | Undone | Seated | UndoAsked | UndoVoted | SeatAsked | SeatVoted | Begun | Sealed

_DECODER = msgspec.json.Decoder(Entry)


def write_entry(entry: Entry) -> str:
    """An entry as the database keeps it."""
    return msgspec.json.encode(entry).decode()


def read_entry(text: str) -> Entry:
    """An entry from the database; ``BadInput`` when it is none that this program knows."""
    try:
        found: Entry = _DECODER.decode(text)
    except msgspec.MsgspecError as wrong:
        raise BadInput("entry", f"is damaged, or of another version: {wrong}") from None
    return found
