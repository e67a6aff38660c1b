"""Matches of hunt from their settings on, with scripted chance and choices by text.

game = Game(mission="mission_01")
game.play(1, "deploy alien_stalker on r2c4")
"""

from __future__ import annotations

from collections.abc import Callable

from hullbreach.games.hunt.rulebook import RULEBOOK
from hullbreach.games.hunt.rules.state import Hunt
from hullbreach.kernel.chance import Order, Pick
from hullbreach.kernel.errors import Illegal
from hullbreach.kernel.match import Match
from hullbreach.kernel.requests import Ask, Roll

Answer = Callable[["Game", Ask], str]


class Game:
    """A match without a source of chance: shuffles change nothing, dice show 10 unless they are said."""

    def __init__(self, chance: dict[str, list[object]] | None = None, **settings: object) -> None:
        self.chance = {name: list(faces) for name, faces in (chance or {}).items()}
        settled = RULEBOOK.settle(settings)
        self.match = Match(RULEBOOK, settled, RULEBOOK.start(settled), {})
        self.told: list[str] = [event.text() for event in self.match.opening]
        self._roll()

    @property
    def g(self) -> Hunt:
        state = self.match.state
        assert isinstance(state, Hunt)
        return state

    def _roll(self) -> None:
        while self.match.roll is not None:
            roll = self.match.roll
            name = roll.name.say(roll.about, self.g.names)
            for wanted in (name, roll.name.id):
                if self.chance.get(wanted):
                    face = self.chance[wanted].pop(0)
                    break
            else:
                face = self._usual(roll)
            self.told += [event.text() for event in self.match.face(face)]

    def _usual(self, roll: Roll) -> object:
        if isinstance(roll.space, Order):
            return tuple(roll.space.items)
        if isinstance(roll.space, Pick):
            return roll.space.items[0]
        if roll.name.id in ("initiative", "targets"):
            # Nobody ties: the first side has the initiative, and the choice.
            return 20 - roll.about[-1]
        return min(10, roll.space.size())

    def asked(self) -> list[int]:
        """The seats that are asked now."""
        return [question.seat for question in self.match.questions]

    def ask(self, seat: int) -> Ask:
        found = self.match.ask_of(seat)
        assert found is not None, f"seat {seat} is not asked, but {self.asked()}"
        return found

    def prompt(self, seat: int) -> str:
        ask = self.ask(seat)
        return ask.prompt.say(ask.about, self.g.names)

    def options(self, seat: int) -> list[str]:
        return [option.text(self.g.names) for option in self.ask(seat).options]

    def play(self, seat: int, *texts: str) -> None:
        """Choose, one after the other."""
        for text in texts:
            self.told += [event.text() for event in self.match.play(text, seat)]
            self._roll()

    def refused(self, seat: int, text: str) -> str:
        """Why not, with the rule."""
        try:
            self.match.copy().play(text, seat)
        except Illegal as illegal:
            return f"{illegal.no.reason} {illegal.no.rule}"
        raise AssertionError(f"{text!r} is allowed")

    def until(self, prompt: str, answer: Answer | None = None) -> None:
        """Let everybody pass, or take the first option, or answer as told, until this question is asked."""
        for _ in range(5000):
            if self.match.question is None or any(q.ask.prompt.id == prompt for q in self.match.questions):
                return
            ask = self.match.questions[0].ask
            text = answer(self, ask) if answer is not None else ""
            usual = "pass" if ask.passing is not None else self.options(ask.seat)[0]
            self.play(ask.seat, text or usual)
        raise AssertionError(f"{prompt} is never asked")


def tiles_of(game: Game, side: int) -> dict[str, int]:
    """How many pieces of a side stand on which tile."""
    g = game.g
    found: dict[str, int] = {}
    for piece, tile in enumerate(g.tile):
        if tile >= 0 and g.side(piece) == side:
            name = g.fixed.board.names[tile]
            found[name] = found.get(name, 0) + 1
    return found


def units_of(game: Game, side: int) -> list[str]:
    """The units of all pieces of a side on the board that are somebody, in order."""
    g = game.g
    pieces = [p for p, tile in enumerate(g.tile) if tile >= 0 and g.side(p) == side and g.who[p] >= 0]
    return sorted([g.fixed.content.units[g.profile(piece).unit].id for piece in pieces])
