"""A table in memory, with the clients that look at it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

import msgspec

from hullbreach.kernel.chance import Committed
from hullbreach.kernel.match import SPECTATOR, sees
from hullbreach.kernel.scene import Scene
from hullbreach.kernel.topics import TOPICS
from hullbreach.server.bus import NOBODY, Lookers
from hullbreach.server.guard import Bucket
from hullbreach.server.messages import Chapter, ChatLine, Clock, SeatAtTable, SeatWish, TableFacts, UndoWish, Wanted
from hullbreach.table.changes import Picture
from hullbreach.table.entries import FURTHER, POLICY, SEAT, Chosen, Entry
from hullbreach.table.seating import HUMAN
from hullbreach.table.storage import CHAT_KEPT, Said
from hullbreach.table.table import Table
from hullbreach.table.undoing import needed

LOG = logging.getLogger("hullbreach")
Drawn = TypeVar("Drawn")
NO_LOG = 1 << 60
# How often a table takes back, or changes its seats: a second, and at once.
UNDO_RATE, UNDO_BURST = 2.0, 12
DEED_RATE, DEED_BURST = 2.0, 40
# How often it is told in another language, and how much is said at it, by all together.
SPEAK_RATE, SPEAK_BURST = 4.0, 24
TALK_RATE, TALK_BURST = 2.0, 40
_ENCODER = msgspec.json.Encoder()


class Client:
    """One connection: what it may see and what it was sent last."""

    def __init__(self, hashed: str, lang: str, send: Callable[[bytes], None]) -> None:
        self.hashed = hashed
        self.lang = lang
        self.send = send
        self.held: list[int] = []
        self.seat = SPECTATOR
        self.shown: tuple[int, str, int] | None = None
        self.facts = b""

    def tell(self, message: object) -> None:
        """Send one of the messages of the protocol."""
        self.send(_ENCODER.encode(message))


@dataclass
class Live:
    """A table that is in memory."""

    table: Table
    chat: list[Said]

    def __post_init__(self) -> None:
        self.lock = asyncio.Lock()
        self.commitment = Committed(self.table.head.key, self.table.head.dice).commitment()
        self.clients: list[Client] = []
        self.pictures: dict[tuple[int, str], Picture] = {}
        # Who looks at it through other processes, what those were told about us, and what is to be looked for.
        self.elsewhere = self.told = NOBODY
        self.news: set[str] = set()
        self.looking: asyncio.Task[None] | None = None
        self.bots: asyncio.Task[None] | None = None
        self.clock: asyncio.Task[None] | None = None
        # Set while the one person at the table does not want to watch the bots, until their own next choice.
        self.hurry = asyncio.Event()
        self.decides_until: float | None = None
        # The question that the clock runs for.
        self.clocked = -1
        self.used = time.monotonic()
        # Taking back looks at the whole match, and seats concern everybody: neither is for flooding, from nowhere.
        self.undos = Bucket(UNDO_RATE, UNDO_BURST)
        self.deeds = Bucket(DEED_RATE, DEED_BURST)
        self.languages = Bucket(SPEAK_RATE, SPEAK_BURST)
        self.talk = Bucket(TALK_RATE, TALK_BURST)

    # ---- what clients are sent

    def scene(self, seat: int, lang: str, picture: Picture, whole: bool) -> Scene:
        """What a seat sees, with the whole log or with what a picture does not show yet.

        Versions count everything that ever changed the match, undone choices too.
        """
        match = self.table.match
        view = match.glance(self.table.eyes(seat))
        if not whole:
            view.has_read(picture.past, picture.choices, picture.lines)
        made = self.table.scene(view, lang, 0 if whole else picture.lines)
        picture.past, picture.choices = match.past, made.version
        made.version = self.table.version
        return made

    def welcome(self, client: Client) -> None:
        """Send the whole truth."""
        self.send_whole(client, self.drawn(self.whole, client))

    def whole(self, client: Client) -> bytes:
        """The whole scene of a client; of a long match that takes a while."""
        client.held = self.table.held_by(client.hashed)
        client.seat = self.table.viewer(client.held, client.seat)
        picture = self.picture(client)
        return picture.whole(self.scene(client.seat, client.lang, picture, True))

    def send_whole(self, client: Client, scene: bytes) -> None:
        """Send the whole truth with this scene; without one the client waits for the next."""
        if not scene:
            client.shown = None
            return
        facts = _ENCODER.encode(self.facts(client))
        chat = _ENCODER.encode([ChatLine(s.seat, s.name, s.text, s.at) for s in self.chat])
        client.send(
            b'{"kind":"welcome","seat":%d,"seats":%s,"version":%d,"choices":%d,"asked":%s,"since":%d,"chapters":%s,'
            b'"by":%s,"table":%s,"chat":%s,"scene":%s}'
            % (
                client.seat,
                _ENCODER.encode(client.held),
                self.table.version,
                self.table.choices,
                _ENCODER.encode(self.asked()),
                self.table.old_news(client.seat),
                _ENCODER.encode([Chapter(*began) for began in self.table.rounds]),
                _ENCODER.encode([*self.table.choosers]),
                facts,
                chat,
                scene,
            )
        )
        client.facts = facts
        client.shown = (client.seat, client.lang, self.table.version)

    def asked(self) -> list[int]:
        """The seats that must choose now; nobody while people are still coming."""
        return [] if self.table.gathers else self.table.asked()

    def picture(self, client: Client) -> Picture:
        """What the clients of this seat and language were shown last."""
        return self.pictures.setdefault((client.seat, client.lang), Picture())

    def show(self, entry: Entry | None) -> None:
        """Send everybody what changed; without a choice that explains it, the whole truth."""
        before = {key: picture.version for key, picture in self.pictures.items()}
        changes: dict[tuple[int, str], bytes] = {}
        wholes: dict[tuple[int, str], bytes] = {}
        behind: list[Client] = []
        choices, round, asked = self.table.choices, self.table.match.round, _ENCODER.encode(self.asked())
        for client in self.clients:
            if not isinstance(entry, Chosen):
                # Seats may have changed hands elsewhere.
                client.held = self.table.held_by(client.hashed)
            client.seat = self.table.viewer(client.held, client.seat)
            key = (client.seat, client.lang)
            if not isinstance(entry, Chosen) or client.shown != (*key, before.get(key)):
                behind.append(client)
                continue
            if key not in changes:
                changes[key] = self.drawn(self.changed, key)
            if not changes[key]:
                client.shown = None
                continue
            client.send(
                b'{"kind":"update","version":%d,"choices":%d,"round":%d,"asked":%s,"by":%d,"maker":"%s","scene":%s}'
                % (self.table.version, choices, round, asked, entry.seat, maker(entry).encode(), changes[key])
            )
            client.shown = (*key, self.table.version)
        for client in behind:
            key = (client.seat, client.lang)
            if key not in wholes:
                wholes[key] = self.drawn(self.whole, client)
            self.send_whole(client, wholes[key])
        self.drop_pictures()
        self.show_table()

    def changed(self, key: tuple[int, str]) -> bytes:
        """What changed in the scene of a seat and language."""
        picture = self.pictures[key]
        return picture.change(self.scene(*key, picture, False))

    def drawn(self, draw: Callable[[Drawn], bytes], what: Drawn) -> bytes:
        """A scene as it is sent; nothing where a bug stands in its way, which costs nobody else their table."""
        try:
            return draw(what)
        except Exception:
            LOG.exception("a scene failed at table %s", self.table.head.id)
            return b""

    def drop_pictures(self) -> None:
        """Drop the pictures nobody has any more."""
        looked = {(client.seat, client.lang) for client in self.clients}
        for key in [key for key in self.pictures if key not in looked]:
            del self.pictures[key]

    # ---- the people around the match

    def present(self) -> set[int]:
        """The seats whose people are here, through whatever process."""
        return {seat for client in self.clients for seat in client.held} | self.elsewhere.seats

    def here(self) -> Lookers:
        """Who looks through this process."""
        seats = frozenset(seat for client in self.clients for seat in client.held)
        return Lookers(seats, sum(not client.held for client in self.clients))

    def facts(self, client: Client) -> TableFacts:
        """Who is here and what is going on, as one client may know it."""
        table = self.table
        present = self.present()
        seats = [
            SeatAtTable(
                n,
                seat.name,
                seat.sits,  # type: ignore[arg-type]
                n in present,
                seat.automatic,
                n in client.held,
                list(seat.asks) if n in client.held else [],  # type: ignore[arg-type]
                seat.ready,
            )
            for n, seat in enumerate(table.seats)
        ]
        wish = None
        if table.wish is not None:
            needed = self.needed(table.wish.seat)
            wish = UndoWish(table.wish.seat, table.wish.reach, table.wish.agreed, needed)  # type: ignore[arg-type]
        proposal = None
        if table.proposal is not None:
            asked = table.proposal.asked
            wanted: Wanted = "opens" if asked.opens else "sits" if asked.token else "bot" if asked.bot else "back"
            proposal = SeatWish(asked.by, asked.seat, wanted, asked.name, table.proposal.agreed, asked.needed)
        clock = None
        if table.head.clock:
            left = None if self.decides_until is None else max(0.0, round(self.decides_until - time.monotonic(), 1))
            clock = Clock(table.head.clock, left)
        return TableFacts(
            table.head.id,
            table.head.game,
            seats,
            sum(1 for other in self.clients if not other.held) + self.elsewhere.watchers,
            wish,
            proposal,
            clock,
            table.finished,
            table.head.practice,
            table.nature(),  # type: ignore[arg-type]
            table.head.listed,
            table.alone(),
            self.commitment,
            [topic for topic in TOPICS if topic in table.match.rulebook.topics().values()],  # type: ignore[misc]
            table.is_held() and not table.gathers,
            table.gathers,
            table.head.code,
        )

    def needed(self, by: int) -> list[int]:
        """The seats whose people must agree to an undo that this seat asked for."""
        return needed(self.table, by)

    def show_table(self) -> None:
        """Tell everybody who is here, where that changed."""
        told: dict[tuple[int, ...], bytes] = {}
        for client in self.clients:
            client.held = self.table.held_by(client.hashed)
        for client in self.clients:
            held = tuple(client.held)
            if held not in told:
                told[held] = _ENCODER.encode(self.facts(client))
            facts = told[held]
            if facts != client.facts:
                client.facts = facts
                client.send(facts)

    def hear(self, said: Said) -> None:
        """Show a line of chat that is stored, unless that was done already: it may be read before it is said here."""
        if said in self.chat:
            return
        self.chat.append(said)
        del self.chat[:-CHAT_KEPT]
        for client in self.clients:
            client.tell(ChatLine(said.seat, said.name, said.text, said.at))

    def busy(self) -> bool:
        """Whether something is being changed right now."""
        return self.lock.locked()

    def restart_clock(self, passed: float = 0.0) -> None:
        """Whoever is asked something new has the whole time for it; that others have answered gives nobody more.

        Some of it may have passed elsewhere.
        """
        if not self.table.head.clock or not self.waits_for_person():
            self.decides_until = None
        elif self.decides_until is None or self.clocked != self.table.asked_at:
            self.decides_until = time.monotonic() + self.table.head.clock - passed
            self.clocked = self.table.asked_at

    def shows_something(self) -> bool:
        """Whether the last choice led to anything that everybody saw."""
        past = self.table.match.past
        return past is not None and any(sees(event, SPECTATOR) for event in past)

    def renew(self) -> None:
        """After a change of seats: who looks through another seat now, or missed something, gets the whole truth."""
        for client in self.clients:
            client.held = self.table.held_by(client.hashed)
            seat = self.table.viewer(client.held, client.seat)
            if client.shown != (seat, client.lang, self.table.version):
                self.welcome(client)
        self.drop_pictures()
        self.show_table()

    def watched(self) -> bool:
        """Whether a person looks at this table, through whatever process."""
        return bool(self.clients) or self.elsewhere != NOBODY

    def waits_for_person(self) -> bool:
        """Whether a person (not a bot, not an empty seat) must choose now."""
        table = self.table
        if table.is_held():
            return False
        return any(table.seats[n].sits == HUMAN and table.maker_at(n) == SEAT for n in table.asked())


def maker(entry: Chosen) -> str:
    """Who made a choice, as others may know it: a pass by policy would tell that there was nothing to gain."""
    return SEAT if entry.by in (POLICY, FURTHER) else entry.by
