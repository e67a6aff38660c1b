"""A match at one terminal: who sits where, bots, automatic passes, undo, hints. Knows no game and no screen."""

from __future__ import annotations

from pathlib import Path

from hullbreach.bots import NAMES, Bot, make
from hullbreach.cli.saves import HUMAN, write_save
from hullbreach.kernel.errors import BadInput, Illegal
from hullbreach.kernel.match import SPECTATOR, Match
from hullbreach.kernel.scene import Asked, Scene

# What to do with windows in which a player may react: ask always, only when there is something to play, never.
ALWAYS, SOMETHING, NEVER = "always", "something", "never"
POLICIES = (SOMETHING, ALWAYS, NEVER)
BOT_WORD = "bot"
HINT_SEED = 1
# A line of the log that no match reaches.
NO_LOG = 1 << 60


def read_seats(text: str) -> list[str]:
    """Seats from a list such as ``human,bot,random``."""
    found: list[str] = []
    for word in text.split(","):
        name = "rules" if word.strip() == BOT_WORD else word.strip()
        if name != HUMAN and name not in NAMES:
            raise BadInput(f"seat {word.strip() or '(empty)'}", f"expected {HUMAN}, {BOT_WORD}, {' or '.join(NAMES)}")
        found.append(name)
    return found


class Session:
    """One match, played from one terminal."""

    def __init__(self, match: Match, seats: list[str], lang: str, path: Path | None = None) -> None:
        self.match = match
        self.seats = seats
        self.lang = lang
        self.path = path
        self.policy = SOMETHING
        self.bots: dict[int, Bot] = {n: make(name, n + 1) for n, name in enumerate(seats) if name != HUMAN}
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
        book = self.match.rulebook
        return book.scene(self.match.view(self.viewer()), self.lang, since, closed)

    def play(self, text: str) -> None:
        """The person's choice; ``Illegal`` or ``BadInput`` change nothing."""
        count = self.count
        self._play(text, self.to_move())
        self.own.append(count)

    def automatic(self, asked: Asked) -> str:
        """The choice that the policy makes for the person; empty when the person is to be asked."""
        if self.policy == ALWAYS:
            return ""
        if len(asked.choices) == 1:
            return asked.choices[0].text
        return asked.passing if self.policy == NEVER else ""

    def play_automatic(self, text: str) -> None:
        """A choice made by the policy; undo passes over it."""
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

    def hint(self) -> str:
        """What the rule bot would do in the person's place; empty when nobody is asked."""
        seat = self.to_move()
        if seat is None:
            return ""
        return self.advisor.choose(self.match.view(seat)).text(self.match.state.names)

    def why_not(self, text: str) -> tuple[str, str]:
        """Why a typed text cannot be played: a sentence and the rule; empty when it can."""
        names = self.match.state.names
        try:
            self.match.copy().play(text, self.to_move())
        except Illegal as refusal:
            return self.match.rulebook.voice.say_no(names, refusal.no, self.lang), refusal.no.rule
        return "", ""

    def undo(self) -> bool:
        """Take back the person's last choice and all that followed; False when there is none."""
        while self.own:
            until = self.own.pop()
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
