"""A match at one terminal: who sits where, bots, automatic passes, undo, hints. Knows no game and no screen."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from hullbreach.bots import NAMES, Bot, make
from hullbreach.bots.from_file import SUFFIX, bot_of
from hullbreach.bots.policy import decide, spares
from hullbreach.cli.saves import HUMAN, write_save
from hullbreach.kernel.errors import BadInput, Illegal
from hullbreach.kernel.match import SPECTATOR, Match
from hullbreach.kernel.scene import Asked, Scene
from hullbreach.kernel.topics import TOPICS, USUAL
from hullbreach.table.asking import Meant, ahead, is_telling, scene
from hullbreach.table.hints import LookedAt, looked_at

# What to do with windows in which a player may react: ask always, only when there is something to play, never.
ALWAYS, SOMETHING, NEVER = "always", "something", "never"
POLICIES = (SOMETHING, ALWAYS, NEVER)
BOT_WORD = "bot"
ALL, NONE = "all", "none"
HINT_SEED = 1
# A line of the log that no match reaches.
NO_LOG = 1 << 60


def read_seats(text: str) -> list[str]:
    """Seats from a list such as ``human,bot,random``."""
    found: list[str] = []
    for word in text.split(","):
        name = "rules" if word.strip() == BOT_WORD else word.strip()
        if name.endswith(SUFFIX):
            bot_of(name, 0)
        elif name != HUMAN and name.partition(":")[0] not in NAMES:
            raise BadInput(f"seat {word.strip() or '(empty)'}", f"expected {HUMAN}, {BOT_WORD}, {' or '.join(NAMES)}")
        elif name != HUMAN:
            make(name, 0)
        found.append(name)
    return found


def read_topics(text: str) -> tuple[str, ...]:
    """Topics from a list such as ``enemies,setup``; ``all`` and ``none`` are such lists, too."""
    if text == NONE:
        return ()
    words = {word.strip() for word in text.split(",")}
    for word in sorted(words - {*TOPICS, ALL}):
        raise BadInput(f"--ask {word or '(empty)'}", f"expected {', '.join(TOPICS)}, {ALL} or {NONE}")
    return tuple(topic for topic in TOPICS if ALL in words or topic in words)


class Session:
    """One match, played from one terminal."""

    def __init__(
        self,
        match: Match,
        seats: list[str],
        lang: str,
        path: Path | None = None,
        asks: Collection[str] = USUAL,
    ) -> None:
        self.match = match
        self.seats = seats
        self.lang = lang
        self.path = path
        self.policy = SOMETHING
        # The topics about which people want to be asked, where the policy of a seat would decide.
        self.asks = asks
        self.meant: Meant | None = None
        self.bots: dict[int, Bot] = {n: bot_of(name, n + 1) for n, name in enumerate(seats) if name != HUMAN}
        self.advisor = make("rules", HINT_SEED)
        # Before which choices the person could still change their mind: the points to undo to.
        pasts = match.pasts()
        self.own: list[int] = [n for n, past in enumerate(pasts) if seats[past.seat] == HUMAN]
        self.count = len(pasts)
        self.last_human = next((n for n, name in enumerate(seats) if name == HUMAN), SPECTATOR)

    def to_move(self) -> int | None:
        """The seat that must choose now; people before bots when several choose in secret."""
        asked = [question.seat for question in self.match.questions]
        people = [seat for seat in asked if self.seats[seat] == HUMAN]
        return next(iter(people or asked), None)

    def bot_to_move(self) -> bool:
        """Whether a bot has to choose now."""
        seat = self.to_move()
        return seat is not None and seat in self.bots

    def viewer(self) -> int:
        """The seat through whose eyes the table is shown."""
        seat = self.to_move()
        if seat is not None and self.seats[seat] == HUMAN:
            self.last_human = seat
        return self.last_human

    def scene(self, since: int = 0, closed: bool = False) -> Scene:
        """The table as the viewer sees it."""
        return scene(self.match, self.match.glance(self.viewer()), self.lang, self.asks, since, closed)

    def play(self, text: str) -> None:
        """The person's choice; ``Illegal`` or ``BadInput`` change nothing."""
        count = self.count
        seat = self.to_move()
        self.meant = None
        ask = None if seat is None else self.match.ask_of(seat)
        if seat is not None and ask is not None:
            option = self.match.read(text)
            found = None if option in ask.options else ahead(self.match, seat, self.asks)
            if found is not None and option in found.options:
                self._play(found.leaving.text(self.match.state.names), seat)
                self.own.append(count)
                self.meant = Meant(seat, found.prompt, [text])
                if self.meant.is_open(self.match):
                    self.play_automatic(text)
                return
        self._play(text, seat)
        self.own.append(count)

    def automatic(self, asked: Asked) -> str:
        """The choice that the policy makes for the person; empty when the person is to be asked."""
        if self.meant is not None and self.meant.is_open(self.match):
            return self.meant.texts[0]
        if self.policy == ALWAYS:
            return ""
        if len(asked.choices) == 1:
            return asked.choices[0].text
        seat = self.to_move()
        ask = None if seat is None else self.match.ask_of(seat)
        if seat is not None and ask is not None and spares(self.match.rulebook, ask, self.asks):
            return decide(self.match.view(seat), self.count).text(self.match.state.names)
        return asked.passing if self.policy == NEVER else ""

    def play_automatic(self, text: str) -> None:
        """A choice made by the policy, or further on in what the person has chosen; undo passes over it."""
        if self.meant is not None and self.meant.is_open(self.match):
            self.meant = None
        self._play(text, self.to_move())

    def play_bot(self) -> str:
        """Let the bot whose turn it is choose; returns the canonical text of its choice."""
        seat = self.to_move()
        assert seat is not None
        option = self.bots[seat].choose(self.match.view(seat))
        text = option.text(self.match.state.names)
        self._play(text, seat)
        return text

    def _play(self, text: str, seat: int | None) -> None:
        self.match.play(text, seat)
        self.count += 1
        if is_telling(self.match):
            self.meant = None

    def hint(self) -> str:
        """What the rule bot would do in the person's place; empty when nobody is asked."""
        seat = self.to_move()
        if seat is None:
            return ""
        option = self.advisor.choose(self.match.view(seat))
        found = ahead(self.match, seat, self.asks)
        if found is not None and option == found.leaving:
            later = self.advisor.choose(found.match.view(seat))
            option = later if found.is_shown(later) else option
        return option.text(self.match.state.names)

    def lines(self) -> list[LookedAt]:
        """What comes of the person's options that are worth a thought; takes about a second."""
        seat = self.to_move()
        return [] if seat is None else looked_at(self.match, seat, self.lang)

    def why_not(self, text: str) -> tuple[str, str]:
        """Why a typed text cannot be played: a sentence and the rule; empty when it can."""
        names = self.match.state.names
        seat = self.to_move()
        found = None if seat is None else ahead(self.match, seat, self.asks)
        try:
            if found is not None and self.match.read(text) in found.options:
                return "", ""
            self.match.copy().play(text, seat)
        except Illegal as refusal:
            return self.match.rulebook.voice.say_no(names, refusal.no, self.lang), refusal.no.rule
        return "", ""

    def undo(self) -> bool:
        """Take back the person's last choice and all that followed; False when there is none."""
        while self.own:
            until = self.own.pop()
            self.meant = None
            self.match = self.match.undo(self.count - until)
            self.count = until
            # A moment that the policy lets pass is no place to stop at: it would pass again at once.
            asked = self.scene(NO_LOG).question
            if asked is not None and not self.automatic(asked):
                return True
            if not self.own:
                return True
        return False

    def save(self, path: Path | None = None) -> Path:
        """Write the match to its file."""
        target = path or self.path
        assert target is not None
        write_save(target, self.match, self.seats, self.lang)
        self.path = target
        return target
