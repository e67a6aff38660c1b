"""A table for tests: set up a position, script the dice, play, and look at what came of it.

t = table(given={"board": ROOM, "characters": {"hudson": {"at": "1,1"}}, "aliens": ["3,1"]})
t.chance(4)
t.play("attack alien-1 with m41a_pulse_rifle")
t.expect({"characters.hudson.aim": 5, "aliens": []})
t.quiet()
"""

from __future__ import annotations

from hullbreach.games import rulebook
from hullbreach.kernel.match import Match
from hullbreach.kernel.scripted import Scripted
from hullbreach.kernel.state import State


class Table:
    """A scripted match with the assertions tests need. The words are those of docs/cases."""

    def __init__(self, game: str, options: dict[str, object], given: dict[str, object]) -> None:
        self.scripted = Scripted(rulebook(game), options, given)
        self.started = False

    @property
    def match(self) -> Match:
        """The match itself, at the question reached."""
        self._start(False)
        return self.scripted.match

    @property
    def state(self) -> State:
        """The state of the match."""
        return self.match.state

    @property
    def log(self) -> list[str]:
        """The canonical texts of what happened since ``events`` was last asked."""
        self._start(False)
        return self.scripted.log

    def chance(self, *faces: object, **by_name: list[object]) -> Table:
        """Script the next dice, draws and shuffles: in order, or by the id of the roll."""
        self.scripted.chance(list(faces))
        self.scripted.chance(dict(by_name))
        return self

    def _start(self, more: bool, stay: tuple[str, ...] = ()) -> None:
        if not self.started:
            self.started = True
            self.scripted.start(more, list(stay))

    def play(self, *texts: str, stay: str = "") -> Table:
        """Make choices; afterwards pass on to the next real question, or to the first where ``stay`` is open."""
        self._start(bool(texts), (stay,) if stay else ())
        for n, text in enumerate(texts):
            last = n + 1 == len(texts)
            self.scripted.play(text, not last, [stay] if last and stay else [])
        return self

    def offers(self, *texts: str) -> Table:
        """These options are open now."""
        self._start(False, texts)
        for text in texts:
            assert self.scripted.offers(text), f"{text!r} is not open; {self.scripted.standing()}"
        return self

    def refuses(self, text: str, reason: str | None = None, rule: str | None = None) -> Table:
        """This option is refused now, for this reason and by this rule."""
        self._start(False)
        no = self.scripted.refusal(text)
        assert no is not None, f"{text!r} is open"
        if reason is not None:
            assert no.reason == reason, no
        if rule is not None:
            assert no.rule == rule, no
        return self

    def value(self, path: str) -> object:
        """A part of the position by its dotted path."""
        self._start(False)
        return self.scripted.value(path)

    def expect(self, wanted: dict[str, object]) -> Table:
        """These parts of the position have these values."""
        self._start(False)
        for path, value in wanted.items():
            wrong = self.scripted.differs(path, value)
            assert wrong is None, f"{path}: {wrong}"
        return self

    def events(self, *wanted: str) -> Table:
        """These events happened in this order since the last look, others between them."""
        self._start(False)
        missing = self.scripted.missing_event(list(wanted))
        assert missing is None, missing
        return self

    def options(self) -> list[str]:
        """The canonical texts of all open options."""
        self._start(False)
        question = self.scripted.match.question
        return [] if question is None else question.texts()

    def quiet(self) -> Table:
        """Every scripted face was read, and no roll is open."""
        assert not self.scripted.unread(), f"never read: {self.scripted.unread()}"
        assert self.scripted.match.roll is None, f"open roll: {self.scripted.roll_name()}"
        return self


def table(
    given: dict[str, object] | None = None,
    *,
    game: str = "corps",
    players: int = 1,
    mission: str = "sandbox",
    edition: str = "updated",
    **switches: object,
) -> Table:
    """A table with a described position, by default on a map of its own."""
    options: dict[str, object] = {"players": players, "mission": mission, "edition": edition, **switches}
    return Table(game, options, given or {})
