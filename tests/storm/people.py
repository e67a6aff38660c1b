"""People at a table over a bad line: they choose, talk, take back, hand over, go away and come back, by the seed."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from hullbreach.kernel.errors import BadInput, Illegal
from hullbreach.kernel.match import SPECTATOR
from hullbreach.kernel.topics import USUAL
from hullbreach.server.hub import Hub, NoTable, OtherVersion
from hullbreach.server.options import WIRE
from hullbreach.server.socket import serve
from hullbreach.table.seat_plans import (
    AGREE,
    BACK,
    LEAVE,
    REFUSE,
    TO_BOT,
    AskedEnough,
    NothingAsked,
    NotYours,
    SeatsSealed,
    SeatTaken,
    StillHere,
    plan_deed,
    plan_take,
)
from hullbreach.table.seating import hash_of
from hullbreach.table.storage import NotRead, NotStored
from hullbreach.table.table import Plan, Table
from tests.server.running import merge, settled
from tests.storm.weather import Weather

if TYPE_CHECKING:
    from tests.storm.evening import Evening, Process

# Seconds that a message is on its way and that somebody thinks, at most.
ON_THE_WAY, THINKING = 0.4, 4.0
LANGUAGES = ("en", "de", "fr")
# What people do, by how often; whoever is asked mostly chooses.
HABITS = {
    "choose": 24, "talk": 4, "undo": 3, "vote": 4, "speak": 2, "hand over": 3, "leave": 1, "sit": 3,
    "agree": 4, "break off": 4,
}  # fmt: skip
# What somebody does who only watches.
WATCHING = ("talk", "speak", "break off")
REACHES = ("step", "action", "turn")
REFUSALS = (NotYours, StillHere, NothingAsked, AskedEnough, SeatTaken, SeatsSealed, Illegal, BadInput)


class Pipe:
    """One way of a connection: everything arrives late, and in order."""

    def __init__(self, weather: Weather, arrives: Callable[[Any], None]) -> None:
        self.weather = weather
        self.arrives = arrives
        self.under_way: deque[Any] = deque()
        self.until = 0.0

    def send(self, message: object) -> None:
        """Send something."""
        self.under_way.append(message)
        self.until = max(self.until, self.weather.time() + self.weather.soon(ON_THE_WAY))
        self.weather.call_at(self.until, lambda: self.arrives(self.under_way.popleft()))


class Line:
    """A connection as the server sees it; messages arrive in order, late, or never."""

    def __init__(self, person: Person, process: Process) -> None:
        self.person = person
        self.weather = person.evening.weather
        self.scope = {"type": "websocket", "extensions": {WIRE: self}, "client": ("storm", person.seat), "headers": []}
        self.received: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.open = True
        self.up, self.down = Pipe(self.weather, self._received), Pipe(self.weather, self._arrives)
        self.serving = process.start(serve(process.hub, self, person.evening.id))  # type: ignore[arg-type]

    async def accept(self) -> None:
        """Everybody is welcome."""

    async def receive(self) -> dict[str, Any]:
        """The next message of the person."""
        return await self.received.get()

    async def close(self, code: int = 1000, reason: str = "") -> None:
        """The server hangs up."""
        self.break_off()

    def write(self, text: bytes) -> None:
        """A message to the person."""
        self.down.send(text)

    def _arrives(self, text: bytes) -> None:
        if self.open:
            self.person.hear(json.loads(text))

    def send(self, **message: object) -> None:
        """A message of the person."""
        self.up.send({"type": "websocket.receive", "text": json.dumps(message)})

    def _received(self, message: dict[str, Any]) -> None:
        if self.open or message["type"] == "websocket.disconnect":
            self.received.put_nowait(message)

    def break_off(self) -> None:
        """Nothing comes through any more; the server finds out a little later."""
        if self.open:
            self.open = False
            self.up.send({"type": "websocket.disconnect", "code": 1006})


class Person:
    """Somebody with a seat, or who only watches, and keeps what the table looked like at every moment."""

    def __init__(self, evening: Evening, seat: int, token: str | None) -> None:
        self.evening = evening
        self.dice = evening.weather.dice
        self.seat = seat
        self.token = token
        self.lang = self.dice.choice(LANGUAGES)
        self.viewer = SPECTATOR
        self.line: Line | None = None
        self.scene: dict[str, Any] = {}
        self.version = -1
        self.chat: list[dict[str, Any]] = []
        self.count = 0
        #: what was on the table, by version and whose eyes saw it; in which language, is likely but not sure
        self.seen: dict[tuple[int, int], dict[str, str]] = {}

    # ---- what comes

    def hear(self, message: dict[str, Any]) -> None:
        """Take in a message, as the page does."""
        kind = message["kind"]
        if kind == "welcome":
            self.scene, self.viewer = message["scene"], message["seat"]
            self.version, self.chat = message["version"], message["chat"]
            assert self.viewer in (self.seat, SPECTATOR), "the cards of somebody else were shown"
        elif kind == "update":
            assert message["version"] > self.version, "a change was shown again"
            self.scene, self.version = merge(self.scene, message["scene"]), message["version"]
        elif kind == "chat":
            self.chat.append(message)
        elif kind == "problem":
            assert message["code"] not in ("bad-message", "hello-again"), "the server does not understand the storm"
        if kind in ("welcome", "update"):
            shown = json.dumps(settled(self.scene), sort_keys=True)
            self.seen.setdefault((self.version, self.viewer), {})[shown] = self.lang

    # ---- what they do

    def connect(self) -> None:
        """Come to the table, at whichever process answers."""
        self.line = Line(self, self.evening.any_process())
        self.line.send(kind="hello", token=self.token, lang=self.lang, seen=None)

    @property
    def here(self) -> bool:
        """Whether the line stands."""
        return self.line is not None and self.line.open

    async def stay(self) -> None:
        """Spend the evening."""
        while not self.evening.over:
            await asyncio.sleep(self.evening.weather.soon(THINKING))
            if not self.here:
                self.connect()
            elif self.version >= 0:
                await self.do(self.dice.choices(list(HABITS), list(HABITS.values()))[0])

    async def do(self, habit: str) -> None:
        """One thing."""
        assert self.line is not None
        if self.token is None and habit not in WATCHING:
            return
        send, luck = self.line.send, self.dice.random()
        self.count += 1
        if habit == "choose" and (question := self.scene["question"]) is not None:
            text = self.dice.choice(question["choices"])["text"] if luck < 0.9 else "nothing of the kind"
            version = self.version if luck < 0.85 else self.version - 1
            for _ in range(2 if luck < 0.1 else 1):
                send(kind="choose", id=str(self.count), version=version, texts=[text])
        elif habit == "talk":
            send(kind="chat", text=f"{self.seat} says {self.count}")
        elif habit == "undo":
            send(kind="undo", reach=self.dice.choice(REACHES))
        elif habit == "vote":
            send(kind="vote", agree=luck < 0.8)
        elif habit == "speak":
            self.lang = self.dice.choice(LANGUAGES)
            send(kind="lang", lang=self.lang)
        elif habit == "hand over":
            await self.deed(TO_BOT if luck < 0.5 else BACK, self.dice.randrange(self.evening.seats))
        elif habit == "leave":
            await self.deed(LEAVE, self.seat)
        elif habit == "sit":
            await self.ask(lambda table, _: plan_take(table, self.seat, f"player {self.seat}", self.token or ""))
        elif habit == "agree":
            await self.deed(AGREE if luck < 0.8 else REFUSE, self.dice.randrange(self.evening.seats))
        elif habit == "break off":
            self.line.break_off()

    async def deed(self, deed: str, seat: int) -> None:
        """Do something about a seat."""
        token = hash_of(self.token or "")
        await self.ask(lambda table, here: plan_deed(table, seat, deed, token, "", here, USUAL))

    async def ask(self, planner: Callable[[Table, set[int]], Plan | None]) -> None:
        """What is asked by a request of its own, at whichever process answers; it may be refused, or never answered."""
        process = self.evening.any_process()
        await asyncio.wait([process.start(self._asked(process.hub, planner))])

    async def _asked(self, hub: Hub, planner: Callable[[Table, set[int]], Plan | None]) -> None:
        try:
            live = await hub.open(self.evening.id)
            await hub.change(live, lambda table: planner(table, live.present()))
        except (*REFUSALS, NotStored, NotRead, NoTable, OtherVersion):
            pass
