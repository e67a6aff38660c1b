"""The socket of a table: one connection, from hello to goodbye."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from concurrent.futures import BrokenExecutor
from functools import partial

from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from hullbreach.kernel.errors import BadInput, Illegal
from hullbreach.kernel.scene import Refused
from hullbreach.server.failures import FAULT, NOT_STORED
from hullbreach.server.guard import Bucket, address_of
from hullbreach.server.hub import Hub, NoTable, OtherVersion
from hullbreach.server.live import NO_LOG, Client, Live
from hullbreach.server.messages import (
    CHAT_LENGTH,
    CLIENT_MESSAGES,
    AskClosed,
    AskHint,
    AskLines,
    AskUndo,
    AskWhy,
    Chat,
    Choose,
    ClientMessage,
    Closed,
    Hello,
    Hint,
    Hurry,
    Lines,
    Ping,
    Pong,
    Problem,
    RefusedChoice,
    Speak,
    VoteUndo,
    Why,
)
from hullbreach.server.options import WIRE
from hullbreach.server.outbox import Outbox
from hullbreach.server.thinking import Busy
from hullbreach.table.entries import POLICY, SEAT
from hullbreach.table.hints import hint
from hullbreach.table.reasons import why
from hullbreach.table.seating import hash_of, tidy
from hullbreach.table.storage import NotRead, NotStored
from hullbreach.table.table import Plan, Stale, Table
from hullbreach.table.text import say
from hullbreach.table.undoing import plan_undo, plan_vote

LOG = logging.getLogger("hullbreach")
HELLO_SECONDS = 15
# How a connection ends, besides the usual ways.
NO_SUCH_TABLE, NO_HELLO, TOO_FAST, OTHER_RULES = 4404, 4400, 4429, 4409
TRY_LATER = 1013
PATIENCE = 40
TALK_RATE, TALK_BURST = 0.5, 8
# Another language is the whole truth once more: a second, and at once.
SPEAK_RATE, SPEAK_BURST = 0.5, 6
# A thought takes the one process that thinks about a second.
THOUGHT_RATE, THOUGHT_BURST = 0.2, 4


class NotHeld(Exception):  # noqa: N818
    """The seat is no longer the client's."""


class Connection:
    """One client at one table."""

    def __init__(self, hub: Hub, socket: WebSocket, live: Live) -> None:
        self.hub = hub
        self.socket = socket
        # Until the client has said hello this is only how the table was found.
        self.live = live
        wire = socket.scope.get("extensions", {}).get(WIRE) or Outbox(socket)
        self.client = Client("", "en", wire.write)
        self.address = address_of(socket.scope)
        self.bucket = Bucket(hub.options.rate, hub.options.burst)
        self.talk = Bucket(TALK_RATE, TALK_BURST)
        self.languages = Bucket(SPEAK_RATE, SPEAK_BURST)
        self.thoughts = Bucket(THOUGHT_RATE, THOUGHT_BURST)
        self.refused = 0

    def say(self, id: str) -> str:
        """A sentence in the client's language."""
        return say(self.live.table.head.game, self.client.lang, id)

    async def run(self) -> None:
        """Until the client goes away or has to."""
        try:
            hello = await asyncio.wait_for(self.receive(), HELLO_SECONDS)
        except TimeoutError:
            hello = None
        if not isinstance(hello, Hello):
            with contextlib.suppress(RuntimeError):
                await self.socket.close(NO_HELLO, "hello first")
            return
        self.client.lang = hello.lang
        self.client.hashed = hash_of(hello.token) if hello.token else ""
        try:
            self.live = await self.hub.join(self.live.table.head.id, self.client)
            while True:
                message = await self.receive()
                if message is not None:
                    await self.try_to_answer(message)
                # A client that floods us waits for everybody else between two messages.
                await asyncio.sleep(0)
        finally:
            await self.hub.part(self.live, self.client)

    async def receive(self) -> ClientMessage | None:
        """The next message; None when it was none of ours (which the client is told)."""
        raw = await self.socket.receive()
        if raw["type"] == "websocket.disconnect":
            raise WebSocketDisconnect
        if not (self.bucket.take() and self.hub.limits.messages.take(self.address)):
            self.refused += 1
            self.client.tell(Problem("too-fast", self.say("too-fast")))
            if self.refused > PATIENCE:
                # The wire may have sent them away first, for too many frames.
                with contextlib.suppress(RuntimeError):
                    await self.socket.close(TOO_FAST, "too fast")
                raise WebSocketDisconnect
            return None
        text = raw.get("text")
        try:
            found: ClientMessage = CLIENT_MESSAGES.validate_json(raw.get("bytes") or b"" if text is None else text)
        except ValidationError:
            self.client.tell(Problem("bad-message", self.say("bad-message")))
            return None
        return found

    async def try_to_answer(self, message: ClientMessage) -> None:
        """Answer; when the database does not take it in, nothing has changed, and the client may try again."""
        try:
            await self.answer(message)
        except NotStored as wrong:
            LOG.warning("nothing can be stored: %s", wrong)
            self.client.tell(Problem(NOT_STORED, self.say(NOT_STORED)))
        except NotRead as wrong:
            LOG.warning("the database cannot be read: %s", wrong)
            self.client.tell(Problem(NOT_STORED, self.say(NOT_STORED)))
        except (NoTable, OtherVersion, WebSocketDisconnect):
            raise
        except Exception:
            # A bug must not cost the connection: the page would come back, ask the same again, and so on for ever.
            LOG.exception("a message (%s) failed at table %s", message.kind, self.live.table.head.id)
            if isinstance(message, Choose):
                self.refuse(message.id, FAULT, self.say(FAULT), "GEN")
            else:
                self.client.tell(Problem(FAULT, self.say(FAULT)))

    async def answer(self, message: ClientMessage) -> None:
        """Do what a message asks for."""
        client = self.client
        if isinstance(message, Choose):
            await self.choose(message)
        elif isinstance(message, Ping):
            client.tell(Pong())
        elif isinstance(message, Speak):
            await self.speak(message.lang)
        elif isinstance(message, AskHint | AskLines | AskClosed | AskWhy):
            if self.may_look():
                await self.find_out(message)
        elif isinstance(message, AskUndo | VoteUndo):
            await self.undo(message)
        elif isinstance(message, Hurry):
            if client.held and self.live.table.alone():
                self.live.hurry.set()
        elif isinstance(message, Chat):
            await self.chat(message.text)
        else:
            client.tell(Problem("hello-again", self.say("bad-message")))

    async def find_out(self, message: AskHint | AskLines | AskClosed | AskWhy) -> None:
        """Answer what changes nothing but takes a while to find out."""
        if isinstance(message, AskHint):
            await self.hint()
        elif isinstance(message, AskLines):
            await self.lines()
        elif isinstance(message, AskClosed):
            await self.closed()
        else:
            await self.why(message.line)

    async def choose(self, message: Choose) -> None:
        """A choice: stored and shown to everybody, or refused with the reason."""
        client = self.client
        seat = client.seat
        if not client.held:
            self.refuse(message.id, "spectator", self.say("spectator"), "GEN")
            return
        if self.live.table.seats[seat].automatic:
            self.refuse(message.id, "not-asked", self.say("not-asked"), "GEN")
            return
        by = POLICY if message.auto else SEAT
        if by == SEAT:
            self.live.hurry.clear()
        try:
            await self.hub.change(self.live, lambda table: self.plan(table, seat, message, by))
        except NotHeld:
            self.refuse(message.id, "spectator", self.say("spectator"), "GEN")
        except Stale:
            self.refuse(message.id, "stale", self.say("stale"), "GEN")
        except Illegal as refusal:
            match = self.live.table.match
            text = match.rulebook.voice.say_no(match.state.names, refusal.no, client.lang)
            self.refuse(message.id, refusal.no.reason, text, refusal.no.rule)
        except BadInput:
            self.refuse(message.id, "not-an-option", self.say("not-an-option"), "GEN")

    def plan(self, table: Table, seat: int, message: Choose, by: str) -> Plan:
        """A choice, if the seat is still the client's: it may have been left elsewhere."""
        if seat not in table.held_by(self.client.hashed):
            raise NotHeld
        return table.plan_choice(seat, message.version, message.texts, by)

    def refuse(self, id: str, reason: str, text: str, rule: str) -> None:
        """Tell the client that nothing changed."""
        self.client.tell(RefusedChoice(id, text, reason, rule, self.live.table.version))

    def may_look(self) -> bool:
        """Whether the client may ask what takes a while to find out; that counts like a look over HTTP."""
        if self.hub.limits.looks.take(self.address):
            return True
        self.client.tell(Problem("too-fast", self.say("too-fast")))
        return False

    async def hint(self) -> None:
        """What the bot would do."""
        async with self.live.lock:
            table = self.live.table
            match, seat = table.match, table.eyes(self.client.seat)
        if match.ask_of(seat) is None:
            self.client.tell(Problem("no-hint", self.say("no-hint")))
            return
        found = await asyncio.to_thread(hint, match, seat, table.seats[seat].asks, self.client.lang)
        self.client.tell(Hint(found.text, found.label, found.why))

    async def lines(self) -> None:
        """What comes of the options: thought about beside the event loop, and not too often."""
        async with self.live.lock:
            table = self.live.table
            match, seat, version = table.match, table.eyes(self.client.seat), table.version
        if match.ask_of(seat) is None:
            self.client.tell(Problem("no-hint", self.say("no-hint")))
            return
        if not (self.thoughts.take() and self.hub.limits.thoughts.take(self.address)):
            self.client.tell(Problem("too-fast", self.say("too-fast")))
            return
        try:
            found = await self.hub.thinking.lines(match, seat, self.client.lang)
        except (BrokenExecutor, Busy):
            self.client.tell(Problem("no-thought", self.say("no-thought")))
            return
        self.client.tell(Lines(version, found))

    async def closed(self) -> None:
        """The options that are not open, with their reasons; who only watches has none."""
        if not self.client.held:
            self.client.tell(Closed(self.live.table.version, []))
            return
        async with self.live.lock:
            table = self.live.table
            view = table.match.glance(table.eyes(self.client.seat))
            version = table.version
            scene = await asyncio.to_thread(table.scene, view, self.client.lang, NO_LOG, True)
        refused: list[Refused] = [] if scene.question is None else scene.question.closed
        self.client.tell(Closed(version, refused))

    async def why(self, line: int) -> None:
        """What is behind a line of the log."""
        async with self.live.lock:
            table, lang = self.live.table.still(), self.client.lang
            seat = table.eyes(self.client.seat)
        before = partial(self.hub.replays.at, table)
        found = await self.hub.study(why, table.match, seat, line, lang, before)
        self.client.tell(Why(line, found.sentences, found.rules))

    async def undo(self, message: AskUndo | VoteUndo) -> None:
        """Take back, ask to, or vote about it."""
        hashed = self.client.hashed
        if not self.client.held:
            # Nobody who watches uses up what those who play may take back.
            self.client.tell(Problem("spectator", self.say("spectator")))
            return
        if not self.live.undos.take():
            self.client.tell(Problem("too-fast", self.say("too-fast")))
            return
        try:
            if isinstance(message, AskUndo):
                reach = message.reach
                await self.hub.change(
                    self.live, lambda table: plan_undo(table, table.held_by(hashed), reach), slow=True
                )
            else:
                agree = message.agree
                await self.hub.change(
                    self.live, lambda table: plan_vote(table, table.held_by(hashed), agree), slow=True
                )
        except Illegal as refusal:
            self.client.tell(Problem(refusal.no.reason, self.say(refusal.no.reason)))

    async def speak(self, lang: str) -> None:
        """Another language, now and then; many who watch together ask no oftener than a few."""
        if self.languages.take() and self.live.languages.take(yields=not self.client.held):
            await self.hub.speak(self.live, self.client, lang)
        else:
            self.client.tell(Problem("too-fast", self.say("too-fast")))

    async def chat(self, text: str) -> None:
        """Say something to everybody."""
        said = tidy(text, CHAT_LENGTH)
        at_table = self.live.talk
        if not (self.talk.take() and self.hub.limits.talk.take(self.address) and at_table.take(not self.client.held)):
            self.client.tell(Problem("too-fast", self.say("too-fast")))
        elif said:
            seats = self.live.table.seats
            name = seats[self.client.seat].name if self.client.held else ""
            await self.hub.say(self.live, self.client.seat, name, said)


async def serve(hub: Hub, socket: WebSocket, id: str) -> None:
    """One connection to the table with this id."""
    await socket.accept()
    with contextlib.suppress(WebSocketDisconnect):
        try:
            await Connection(hub, socket, await hub.open(id)).run()
        except NoTable:
            await socket.close(NO_SUCH_TABLE, "no such table")
        except OtherVersion:
            await socket.close(OTHER_RULES, "other version")
        except NotRead as wrong:
            LOG.warning("the database cannot be read: %s", wrong)
            await socket.close(TRY_LATER, "try again later")
